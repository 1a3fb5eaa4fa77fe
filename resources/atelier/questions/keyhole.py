"""Who is looking through ours?

Through a keyhole: a red room; at its far door a child stands and looks through the keyhole.
"""

import math

import numpy as np
from light.bodies import Body
from light.figures import Clothes, walker
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, lamp, put, sky, spot, sun
from light.shapes import block, box, lathe
from light.strokes import strokes

SAMPLES, SEED, SCALE = 18, 7, 0.6
X, FRONT, BACK, TALL = 3.3, -7.0, 7.5, 6.4
EMBER = ((0.0, "#241014"), (0.22, "#45191c"), (0.38, "#832a24"), (0.52, "#b9502f"),
         (0.68, "#dd9a57"), (0.84, "#f7dca2"), (1.0, "#fff6dd"))  # fmt: skip
BRASS = ((0.0, "#1c1418"), (0.3, "#3f2c28"), (0.5, "#7a5634"), (0.7, "#b98a48"), (1.0, "#ffe0a0"))


def room():
    red, wood = mottled("#a83a2c", "#86291f", 0.5, 0.7), mottled("#7a3b24", "#5f2c1c", 0.5, 2)
    dark, light = (
        mottled("#4a2e2a", "#3a2424", 0.4, 2, rough=0.5, gloss=0.2),
        mottled("#e6cf9f", "#d2b884", 0.4, 2, rough=0.5, gloss=0.2),
    )
    for i, x in enumerate(np.arange(-X, X, 1.1)):
        for j, y in enumerate(np.arange(FRONT, BACK, 1.1)):
            block(
                (x, y, -0.1),
                (x + 1.085, y + 1.085, 0),
                (dark, light)[(i + j) % 2],
                part=1 + (i + j) % 2,
            )
    box((40, 40, 0.1), (0, 0, -0.13), matt("#0b0808"))
    block((-X, BACK, 0), (X, BACK + 0.3, TALL), red, part=3)
    block((X, FRONT, 0), (X + 0.3, BACK, TALL), red, part=4)
    block(
        (-X - 0.4, FRONT, TALL),
        (X + 0.3, BACK, TALL + 0.3),
        mottled("#e8d6b0", "#cdb98c", 0.3, 2),
        part=6,
    )
    edges = (FRONT, -0.6, 1.0, 2.9, 4.5, BACK)
    for low, high in zip(edges[::2], edges[1::2], strict=True):
        block((-X - 0.4, low, 0), (-X, high, TALL), red, part=4)
    for low, high in ((-0.6, 1.0), (2.9, 4.5)):
        block((-X - 0.4, low, 0), (-X, high, 1.0), red, part=4)
        block((-X - 0.4, low, TALL - 1.2), (-X, high, TALL), red, part=4)
        for z in (2.3, 3.7):
            box((0.08, high - low, 0.07), (-X - 0.2, (low + high) / 2, z), wood)
        box((0.08, 0.07, TALL), (-X - 0.2, (low + high) / 2, TALL / 2), wood)
    for y in np.arange(FRONT, BACK, 2.42):
        box((0.10, 1.9, 1.0), (X, y + 1.2, 0.75), wood, 0.04, part=5)
    for x in (-2.35, 2.35):
        box((1.3, 0.10, 1.0), (x, BACK, 0.75), wood, 0.04, part=5)
    box((0.16, BACK - FRONT, 0.12), (X - 0.04, 0.25, 1.42), wood, part=5)
    box((2 * X, 0.16, 0.12), (0, BACK - 0.04, 1.42), wood, part=5)
    box((2 * X, 0.4, 0.5), (0, BACK - 0.15, TALL - 0.25), wood, 0.05, part=5)


def far_door():
    panel, brass = mottled("#a8442c", "#8a3524", 0.4, 2), matt("#d8a848", rough=0.35, gloss=0.5)
    box(
        (2.30, 0.2, 3.75),
        (0, BACK - 0.02, 1.87),
        mottled("#6a321f", "#54281a", 0.4, 2),
        0.04,
        part=7,
    )
    box(
        (1.75, 0.2, 3.4),
        (0, BACK - 0.08, 1.70),
        mottled("#b7492f", "#9a3c28", 0.4, 2),
        0.01,
        part=8,
    )
    for z, high in ((0.72, 0.95), (2.35, 1.6)):
        for x in (-0.42, 0.42):
            box((0.62, 0.1, high), (x, BACK - 0.17, z), panel, 0.05, part=9)
    box((0.16, 0.03, 0.42), (0, BACK - 0.19, 1.70), brass, 0.01, part=10)
    hole = matt("#fff2c8", glow=30)
    lathe(
        [(0.001, 0), (0.04, 0.0), (0.04, 0.012), (0.001, 0.012)],
        hole,
        (0, BACK - 0.205, 1.70),
        (90, 0, 0),
        20,
        part=11,
    )
    box((0.04, 0.01, 0.10), (0.0, BACK - 0.21, 1.64), hole, part=11)
    spot((0.0, BACK - 0.22, 1.68), (0.0, BACK - 2.0, 1.30), 70, "#fff0c0", 60, 0.03, 0.6)


def child():
    """Close to the door, one eye at the keyhole."""
    clothes = Clothes("#2c5a7c", "#2a1a1c", "#1c0d0a", "bun", hem=0.42, broad=1.0)
    walker((0.02, BACK - 0.70, 0.0), 1.98, 0, clothes, 0.16, 7, "in", 12)


def plate(eye, look):
    """The keyhole itself, half a metre before us."""
    body = Body((-0.30, -0.045, -0.42), (0.30, 0.045, 0.42), 0.005)
    x, y, z = body.xyz
    body.distance = np.abs(y) - 0.034
    round_hole = np.hypot(x, z - 0.075) - 0.088
    slope = np.abs(x) - (0.040 + 0.085 * np.clip((0.02 - z) / 0.20, 0, 1))
    hole = np.minimum(round_hole, np.maximum(np.maximum(slope, z - 0.05), -0.185 - z))
    body.distance = np.maximum(body.distance, -hole)
    body.distance = body.distance.astype(np.float32)
    way = (look - eye) / np.linalg.norm(look - eye)
    thing = body.build(mottled("#a8783a", "#6f4d28", 0.6, 14, rough=0.45, gloss=0.4), 16, relax=3)
    put(thing, tuple(eye + way * 0.50), (math.degrees(math.asin(way[2])), 0, 0))


def scene(detail):
    room()
    far_door()
    child()
    eye, look = np.array((0.0, -6.6, 1.45)), np.array((0.0, 4.0, 1.66))
    plate(eye, look)
    lamp((-0.24, -6.50, 1.80), "#ffb46a", 0.13, 0.05)
    lamp((0.30, -6.55, 1.15), "#8f9fd0", 0.10, 0.08)
    sun(221, 24, "#ffd9a0", 16.0, 0.6)
    area((-2.9, 1, 4), (0, 4, 1), (2, 2), "#ffcf9a", 150)
    sky("#e0906a", 0.55)
    camera(tuple(eye), tuple(look), lens=39)


def paint(picture):
    metal, walls = picture.of(16), picture.of(3, 4, 5, 6)
    picture.expose(1.7).planes(2, keep=0.1)
    picture.grade(
        EMBER,
        0.5,
        (0.30, 0.44, 0.60, 0.74),
        (0.20, 0.36, 0.52, 0.69, 0.90),
        0.03,
        0.5,
        0.012,
        np.clip(1 - metal - 0.75 * walls, 0, 1),
    )
    picture.grade(EMBER, 0.4, where=walls).grade(BRASS, 0.6, where=metal)
    away = np.hypot((picture.x - 400) / 400, (picture.y - 600) / 600)
    picture.lay(metal * step(away, 0.55, 1.45), "#6d4222", 0.75)
    picture.lift(0.12)
    picture.sharpen_at(400, 700, 130).sharpen_at(400, 820, 90, 0.8).find_edges(0.65, floor=0.16)
    picture.hard = np.full(picture.shape, 0.9, np.float32)
    picture.directions(base=86, swirl=0.2, by_part={(1, 2): 3, (16,): 60})
    strokes(
        picture,
        (30, 15, 7, 3.4, 1.8),
        length=8,
        jitter=(0.014, 0.011),
        need=(0, 0.04, 0.045),
        dry=0.4,
    )
    picture.focus = blur(metal, 2)
    return finish(picture, impasto=0.045, bloom=0.04)
