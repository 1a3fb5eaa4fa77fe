"""They have said goodbye; what have their shadows agreed on?

A bright square from above: two people walk apart; their long shadows lean together,
hand in hand.
"""

from dataclasses import replace

import numpy as np
from light.bodies import Body
from light.figures import Clothes, walker
from light.filters import step
from light.finish import finish
from light.hands import contour, flat
from light.materials import matt
from light.scene import camera, sky, sun, unseen
from light.shapes import ball, box, lathe, plane, tube

SAMPLES, SEED, SCALE = 20, 94, 1.25
APART, SKIN = 1.75, "#d9a47e"
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


def traveller(x, facing, clothes, over, arm, arms="in", more=()):
    """Walks away; the shadow belongs to somebody else who stands in the same place."""
    seen = replace(clothes, hat="none", hair=SKIN) if clothes.hat == "hat" else clothes
    who = walker((x, 0, 0), 1.72, facing, seen, 0.5, 3, arms, 20)
    for thing in more:
        thing.parent = who
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


def his_head(dark):
    """From above his hat leaves free a cheek, an ear, the hair of the neck and a pale collar."""
    skin = matt(SKIN)
    hair = Body((-0.2, -0.2, 1.3), (0.2, 0.3, 1.8), 0.012)
    hair.ball((0, 0.005, 1.60), (0.108, 0.115, 0.125), 0.02)
    brim = [(0.001, 1.795), (0.07, 1.80), (0.105, 1.775), (0.118, 1.665), (0.168, 1.66),
            (0.172, 1.645), (0.001, 1.64)]  # fmt: skip
    band = [(0.114, 1.705), (0.121, 1.704), (0.123, 1.667), (0.116, 1.665)]
    return [
        hair.build(matt("#3a2a22"), 20),
        ball((-0.105, 0.05, 1.565), (0.02, 0.03, 0.038), skin, 22, 16),
        lathe(brim, dark, (-0.20, 0.21, 0.01), (6, 7, 0), 40, part=23),
        lathe(band, matt("#c98a4a"), (-0.20, 0.21, 0.01), (6, 7, 0), 40, part=25),
        lathe([(0.14, 1.40), (0.135, 1.455), (0.105, 1.485), (0.09, 1.45)], matt("#f0dcb4"),
              (0, 0.035, 0), (0, 0, 0), 40, part=26),
    ]  # fmt: skip


def suitcase(tone):
    """In his left hand, along the way he goes."""
    x, y, z = -0.31, 0.35, 0.38
    dark, ends = matt("#4a3326"), ((-0.08, 0.52), (-0.055, 0.63), (0.055, 0.63), (0.08, 0.52))
    case = box((0.14, 0.42, 0.30), (x, y, z), matt(tone), 0.02, part=24)
    handle = tube([(x, y + along, high) for along, high in ends], 0.016, dark, part=24)
    return [case, handle, ball((x, y, 0.655), (0.05, 0.06, 0.055), matt(SKIN), 22, 20)]


def scene(detail):
    slabs(np.random.default_rng(94))
    traveller(
        -APART,
        64,
        Clothes("#2f6f74", "#24384a", "#2a2326", "hat", hem=0.60),
        0.72,
        ((0.10, 1.36), (0.42, 1.39), (0.79, 1.34)),
        "down",
        [*his_head(matt("#24384a")), *suitcase("#8a5a3c")],
    )
    traveller(
        APART,
        -64,
        Clothes("#e0a13a", "#4a3a44", "#3a2a24", "long", hem=0.58),
        0.72,
        ((0.10, 1.36), (0.42, 1.38), (0.79, 1.34)),
    )
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
        {(1,): (ground, (0.56,)), (2,): (ground, (0.25,)), (21,): (("#93aab4", "#b9c9cf"), None)},
        dry=0.02,
        body=0.008,
        wobble=0.01,
    )
    case = picture.of(24) * step(picture.image.mean(-1), 0.26, 0.14)
    picture.lay(case * 0.8, "#5a3a2a")
    far = step(picture.y, 380, 0)
    picture.lay(far * 0.35 * picture.of(1, 2), "#fff6dc")
    picture.lay(step(picture.noise(300, 5), 0.3, 2.0) * 0.15 * picture.of(1, 2), "#e2b878")
    picture.balance(a=0.014, where=picture.of(1) * step(picture.shade(), 0.45, 0.6))
    contour(picture, "#2f3a50", 1.6, 0.8, 0.03, 0.4, 0.8, 0.5, rough=0.8, skip=(1, 2))
    return finish(picture, impasto=0, paper=0.045, grain=0.006)
