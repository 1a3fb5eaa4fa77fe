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
from light.shapes import box, plane, tube

SAMPLES, SEED, SCALE = 20, 94, 1.25
APART = 1.75
FEET = {  # where the soles of the two stand, seen from their middle
    1: ((-0.30, 0.05, 0.0), (0.27, -0.03, 0.02)),
    -1: ((0.24, 0.20, 0.0), (-0.20, -0.18, 0.02)),
}


def slabs(rng):
    """Laid close: the joints are drawn as thin bands of their own, flush with the stones."""
    tones = [matt(c) for c in ("#f1e3bd", "#eedcb2", "#f4e8c8", "#ead8ac")]
    joint = matt("#d6c496")
    for row in range(-12, 16):
        for column in range(-9, 9):
            x, y = column * 1.5 + 0.75 * (row % 2), row * 0.9
            plane((1.5, 0.9), (x + 0.75, y + 0.45, 0), tones[rng.integers(4)], part=1)
            plane((0.022, 0.9), (x, y + 0.45, 0.001), joint, part=1)
        plane((40, 0.022), (0, row * 0.9, 0.001), joint, part=1)


def traveller(x, facing, clothes, over, arm):
    """Walks away; the shadow belongs to somebody else who stands in the same place."""
    who = walker((x, 0, 0), 1.72, facing, clothes, 0.5, 3, "in", 20)
    for thing in who.children:
        thing.visible_shadow = False
    unseen(leaning(1 if x < 0 else -1, clothes, over, arm).build(None, 30, (x, 0, 0)))


def leaning(side, clothes, over, arm):
    """Somebody flat who leans over to one side; `arm` is the line of the arm on that side.

    The low sun draws heights out three times: head and hat are built as flat as plates.
    """
    body = Body((-2.4, -0.34, -0.08), (2.4, 0.36, 2.0), 0.016)

    def at(across, high, away=0.0):
        return (side * (across + over * high), away, high)

    for foot, hip in zip(FEET[side], (-0.09, 0.09), strict=True):
        body.chain([foot, at(hip, 0.45, foot[1] / 2), at(hip, 0.85)], [0.05, 0.07, 0.10], 0.02)
    body.limb(at(0, 0.66), at(0, 1.10), 0.25, 0.15, 0.05)
    body.limb(at(0, 1.10), at(0, 1.32), 0.15, 0.17, 0.05)
    body.limb(at(-0.14, 1.365), at(0.12, 1.37), 0.06, 0.06, 0.05)
    body.chain([at(*place) for place in arm], [0.062, 0.050, 0.042], 0.02)
    if clothes.hat == "hat":
        body.chain([at(-0.16, 1.34), at(-0.37, 1.10), at(-0.49, 0.77)], [0.07, 0.055, 0.05], 0.02)
        body.limb(at(-0.49, 0.77), at(-0.51, 0.66), 0.05, 0.03, 0.01)
        body.slab(at(-0.52, 0.57), (0.25, 0.10, 0.10), 0.03, 0.01)
    else:
        body.chain([at(-0.16, 1.34), at(-0.25, 1.14), at(-0.20, 0.92)], [0.07, 0.058, 0.05], 0.02)
    body.limb(at(0, 1.38), at(0.02, 1.50), 0.06, 0.06, 0.02)
    body.ball(at(0.03, 1.575), (0.165, 0.14, 0.08), 0.015)
    if clothes.hat == "hat":
        body.limb(at(-0.30, 1.615), at(0.38, 1.60), 0.032, 0.032, 0.01)
        body.ball(at(0.04, 1.625), (0.20, 0.15, 0.055), 0.02)
    else:
        body.limb(at(-0.10, 1.57), at(-0.26, 1.49), 0.06, 0.030, 0.02)
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
        Clothes("#2f6f74", "#24384a", "#2a2326", "hat", hem=0.60),
        0.72,
        ((0.10, 1.36), (0.42, 1.39), (0.79, 1.34)),
    )
    traveller(
        APART,
        -64,
        Clothes("#e0a13a", "#4a3a44", "#3a2a24", "long", hem=0.58),
        0.72,
        ((0.10, 1.36), (0.42, 1.38), (0.79, 1.34)),
    )
    suitcase(-APART - 0.36, 0.06, "#8a5a3c")
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
    picture.balance(a=0.014, where=picture.of(1) * step(picture.shade(), 0.45, 0.6))
    contour(picture, "#2f3a50", 1.6, 0.8, 0.03, 0.4, 0.8, 0.5, rough=0.8, skip=(1, 2))
    return finish(picture, impasto=0, paper=0.045, grain=0.006)
