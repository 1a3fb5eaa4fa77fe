"""They have said goodbye; what have their shadows agreed on?

A bright square from above: two people walk apart; their long shadows lean together,
hand in hand.
"""

import numpy as np
from light.bodies import Body
from light.figures import Clothes, walker
from light.filters import step
from light.finish import finish
from light.hands import contour, flat
from light.materials import matt
from light.scene import camera, sky, sun, unseen
from light.shapes import block, box, tube

SAMPLES, SEED, SCALE = 20, 94, 1.25
APART = 1.75


def slabs(rng):
    tones = [matt(c) for c in ("#f1e3bd", "#eedcb2", "#f4e8c8", "#ead8ac")]
    for row in range(-12, 16):
        for column in range(-9, 9):
            x = column * 1.5 + 0.75 * (row % 2)
            block(
                (x + 0.012, row * 0.9 + 0.012, -0.05),
                (x + 1.488, row * 0.9 + 0.888, 0.001 * rng.random()),
                tones[rng.integers(4)],
                part=1,
            )
    block((-40, -40, -0.2), (40, 40, -0.045), matt("#c9b98c"), part=2)


def traveller(x, facing, clothes, over, arm):
    """Walks away; the shadow belongs to somebody else who stands in the same place."""
    who = walker((x, 0, 0), 1.72, facing, clothes, 0.5, 3, "in", 20)
    for thing in who.children:
        thing.visible_shadow = False
    unseen(leaning(1 if x < 0 else -1, clothes, over, arm).build(None, 30, (x, 0, 0)))


def leaning(side, clothes, over, arm):
    """Somebody flat who leans over to one side; `arm` is the line of the arm on that side."""
    body = Body((-2.4, -0.34, -0.08), (2.4, 0.34, 2.0), 0.026)

    def at(across, high):
        return (side * (across + over * high), 0, high)

    for foot in (-0.17, 0.17):
        body.limb(at(foot, 0.0), at(foot * 0.6, 0.7), 0.05, 0.075, 0.02)
    body.limb(at(0, 0.86), at(0, 1.10), 0.26, 0.14, 0.03)
    body.limb(at(0, 1.10), at(0, 1.33), 0.14, 0.16, 0.05)
    body.chain([at(*place) for place in arm], [0.085, 0.065, 0.05], 0.03)
    body.chain([at(-0.12, 1.35), at(-0.25, 1.10), at(-0.20, 0.85)], [0.085, 0.065, 0.05], 0.03)
    body.limb(at(0.02, 1.38), at(0.05, 1.52), 0.065, 0.065, 0.03).ball(
        at(0.06, 1.62), (0.14, 0.14, 0.15), 0.02
    )
    if clothes.hat == "hat":
        body.limb(at(-0.22, 1.66), at(0.34, 1.64), 0.04, 0.04, 0.02)
        body.limb(at(0.06, 1.72), at(0.07, 1.76), 0.13, 0.12, 0.02)
    else:
        body.limb(at(-0.03, 1.60), at(-0.17, 1.34), 0.11, 0.06, 0.03)
    return body


def suitcase(x, y, tone):
    case = box((0.42, 0.16, 0.32), (x, y, 0.36), matt(tone), 0.02, part=24)
    handle = tube(
        [(x - 0.07, y, 0.52), (x - 0.05, y, 0.60), (x + 0.05, y, 0.60), (x + 0.07, y, 0.52)],
        0.014,
        matt("#4a3326"),
        part=24,
    )
    case.visible_shadow = handle.visible_shadow = False


def scene(detail):
    slabs(np.random.default_rng(94))
    traveller(
        -APART,
        64,
        Clothes("#2f6f74", "#24384a", "#2a2326", "hat", hem=0.42),
        0.72,
        ((0.10, 1.36), (0.42, 1.39), (0.79, 1.34)),
    )
    traveller(
        APART,
        -64,
        Clothes("#e0a13a", "#4a3a44", "#3a2a24", "long", hem=0.36),
        0.72,
        ((0.10, 1.36), (0.42, 1.38), (0.79, 1.34)),
    )
    suitcase(-APART - 0.30, -0.10, "#8a5a3c")
    sun(90, 17.5, "#fff0c8", 4.6, 0.5)
    sky("#9fc4d8", 0.12)
    camera((0.0, -12.6, 12.0), (0.0, -2.15, 0.0), lens=68)


def paint(picture):
    ground = ("#5f9aa8",)
    picture.directions(base=12)
    flat(
        picture,
        (0.45, 0.78),
        ("#3d5f80", "#b9c9cf"),
        {(1,): (ground, (0.56,)), (2,): (ground, (0.25,))},
        dry=0.02,
        body=0.008,
        wobble=0.01,
    )
    far = step(picture.y, 380, 0)
    picture.lay(far * 0.35 * picture.of(1, 2), "#fff6dc")
    picture.lay(step(picture.noise(300, 5), 0.3, 2.0) * 0.15 * picture.of(1, 2), "#e2b878")
    contour(picture, "#2f3a50", 1.6, 0.8, 0.03, 0.4, 0.8, 0.5, rough=0.8, skip=(1, 2))
    return finish(picture, impasto=0, paper=0.045, grain=0.006)
