"""Which of them opens, and for whom was the cloth let down?

A wall without end of shut doors by moonlight; high up one stands open and lit.
"""

import numpy as np
from light.bodies import Body, ground_noise
from light.colour import image_lab
from light.figures import Clothes, walker
from light.filters import step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import camera, lamp, put, sky, spot, sun
from light.shapes import block, box, copy, curve, lathe, sheet, terrain, tube
from light.strokes import strokes
from light.things import ladder

SAMPLES, SEED, SCALE = 48, 2, 1.5
WIDE, HIGH, COLUMNS, ROWS, OPEN = 3.0, 4.1, 21, 17, (11, 4)
LEAVES = ("#3f5d66", "#6b4a3a", "#5c6650", "#7a6a4c", "#4a4a66", "#6f3c38", "#57707a")
MOON = ((0.0, "#0b1626"), (0.25, "#172a44"), (0.42, "#30505f"), (0.58, "#6f8c8a"),
        (0.72, "#bbc1a4"), (0.85, "#f3e3b4"), (1.0, "#fff4d8"))  # fmt: skip


def place_of(column, row):
    return (column - (COLUMNS - 1) / 2) * WIDE + (0 if row % 2 else WIDE * 0.5), row * HIGH + 2.6


def frame():
    stone = mottled("#a39c90", "#6f6a64", 0.5, 1.2)
    parts = [
        box((0.16, 0.34, 2.45), (side, -0.10, 1.22), stone, 0.02, part=2) for side in (-0.62, 0.62)
    ]
    parts.append(box((1.75, 0.55, 0.20), (0, -0.16, 2.54), stone, 0.03, part=2))
    parts.append(box((1.7, 1.0, 0.16), (0, -0.40, -0.08), stone, 0.03, part=2))
    return parts + [
        box((0.16, 0.6, 0.30), (side, -0.26, -0.30), stone, 0.03, part=2) for side in (-0.55, 0.55)
    ]


def leaf(colour):
    material = mottled(colour, "#23262e", 0.4, 2.5)
    parts = [box((1.08, 0.08, 2.40), (0, 0.10, 1.20), material, part=3)]
    for z, high in ((0.55, 0.7), (1.65, 1.05)):
        parts += [
            box((0.36, 0.06, high), (x, 0.05, z), material, 0.03, part=3) for x in (-0.26, 0.26)
        ]
    return parts


def doors(rng):
    """Round the open one the wall is bare, so that it stands alone."""
    whole, leaves = frame(), [leaf(colour) for colour in LEAVES]
    knob = lathe(
        [(0.001, 0), (0.05, 0.02), (0.06, 0.05), (0.03, 0.09), (0.001, 0.1)],
        matt("#d9b35c", 0.3, 0.5),
        (0.36, 0, 1.12),
        (90, 0, 0),
        16,
        part=8,
    )
    open_x, open_z = place_of(*OPEN)
    for row in range(ROWS):
        for column in range(COLUMNS):
            x, z = place_of(column, row)
            near = np.hypot((x - open_x) / WIDE, (z - open_z) / HIGH) < 1.75
            if (column, row) != OPEN and (near or (rng.random() < 0.16 and row)):
                continue
            things = (
                list(whole)
                if (column, row) == OPEN
                else [*whole, knob, *leaves[rng.integers(len(leaves))]]
            )
            for thing in things:
                copy(thing, np.add(thing.location, (x, 0, z)))
    for thing in (*whole, knob, *(part for one in leaves for part in one)):
        thing.location.z -= 500


def wall(x, z):
    stone = mottled("#8d8a86", "#6c6f78", 0.7, 0.35)
    for left, right, low, high in (
        (-60, x - 0.54, -1, 90),
        (x + 0.54, 60, -1, 90),
        (x - 0.54, x + 0.54, -1, z),
        (x - 0.54, x + 0.54, z + 2.42, 90),
    ):
        block((left, 0.14, low), (right, 0.74, high), stone, part=1)
    floor = ground_noise(4, 20, 0.3, 1.2)
    ground = mottled("#3e4046", "#2b2d33", 0.5, 0.6)
    terrain(
        np.linspace(-60, 60, 80),
        np.linspace(-60, 0.2, 60),
        lambda a, b: 0.06 * floor(a, b),
        ground,
        11,
    )


def lit_room(x, z):
    warm = matt("#ffcf87")
    box((6, 0.1, 4), (x, 4.2, z + 1.5), warm, part=9)
    for high in (-0.1, 3.2):
        box((6, 4, 0.1), (x, 2.4, z + high), warm, part=9)
    lamp((x + 0.2, 1.9, z + 1.9), "#ffa94f", 420, 0.25)
    spot((x + 0.1, 0.55, z + 2.1), (x + 0.2, -1.6, z - 1.2), 110, "#ffab55", 700, 0.2, 0.5)
    lamp((x + 0.1, -1.3, z + 1.6), "#ffab55", 60, 0.3)
    put(
        box((1.08, 0.08, 2.40), material=matt(LEAVES[5]), part=9),
        (x - 0.94, -0.45, z + 1.2),
        (0, 0, 52),
    )


def knotted_cloth(x, z, drop=12.1):
    """Sheets tied together; they end far above the ladder, in one fat knot and its tail."""
    linen = mottled("#efe6d2", "#c9bda6", 0.25, 3)
    path = [
        (x, 0.4, z + 0.05),
        (x, -0.45, z + 0.10),
        (x + 0.02, -0.95, z - 0.05),
        (x + 0.05, -0.98, z - 1.5),
    ]
    path += [
        (x + 0.34 * np.sin(0.55 * k) * k / 11, -0.95 - 0.03 * k, z - 1.5 - (drop - 1.5) * k / 11)
        for k in range(1, 12)
    ]
    line = curve(path, 160)
    share = np.linspace(0, 1, len(line))
    swell = np.abs(np.sin(6.25 * np.pi * (share - 0.12))) ** 0.7
    last = int(len(line) * 0.92)
    tube(line[: last + 1], (0.07 + 0.17 * swell)[: last + 1], linen, part=10)
    fat = Body((-0.6,) * 3, (0.6,) * 3, 0.04).ball((0, 0, 0), (0.42, 0.36, 0.29), 0.04)
    wound = curve([(-0.40, -0.12, 0.16), (0, -0.38, 0.03), (0.40, -0.14, -0.13)], 12)
    fat.chain(wound, [0.11] * 12, 0.015)
    fat.build(linen, 10, tuple(line[last] - (0, 0, 0.16)))
    ragged_tail(line[last] - (0, 0.16, 0.36), linen)
    knot = Body((-0.4,) * 3, (0.4,) * 3, 0.05).ball((0, 0, 0), (0.22, 0.2, 0.17), 0.05)
    knot.limb((0, 0, 0), (0.28, -0.1, -0.22), 0.08, 0.03, 0.05)
    for share in (0.28, 0.44, 0.60, 0.76):
        knot.build(linen, 10, tuple(line[int(len(line) * share)]))


def ragged_tail(top, linen):
    """What is left of the last sheet: it widens out of the knot in one fold, its hem torn askew."""
    down, across = np.meshgrid(np.linspace(0, 1, 24), np.linspace(-1, 1, 49), indexing="ij")
    torn = 0.07 * np.abs((across * 3.5) % 2 - 1) + 0.03 * np.sin(17 * across)
    long = 0.98 - 0.22 * across + torn
    wide = 0.10 + 0.27 * down**0.8
    pleat = 0.05 * np.sin(1.3 * np.pi * across + 2.6) * down
    x = across * wide - 0.14 * down**2
    points = np.stack([x, -0.05 - 0.08 * down + pleat, -long * down], -1)
    sheet(points + top, linen, 10, thick=0.015)


def scene(detail):
    x, z = place_of(*OPEN)
    doors(np.random.default_rng(8))
    wall(x, z)
    lit_room(x, z)
    knotted_cloth(x + 0.15, z)
    walker(
        (x - 2.2, -6.2, 0),
        2.1,
        -18,
        Clothes("#4a4962", "#1f1e2a", hat="hood"),
        stride=0.14,
        lean=2,
        arms="carry",
    )
    ladder(
        (x + 0.3, -2.2, 0),
        (x + 0.3, -0.05, 6.0),
        mottled("#b88d55", "#7d5c34", 0.4, 3),
        0.62,
        0.46,
        0.06,
        12,
    )
    sun(212, 38, "#b9cdf2", 3.4, 0.5)
    sky("#2c3d66", 0.26)
    camera((x - 6.2, -19, 0.9), (x - 0.3, 0, 12.6), lens=21, roll=3)


def paint(picture):
    picture.expose(3.2).planes(3, keep=0.1)
    warm = picture.of(9)
    hot = step(image_lab(np.clip(picture.image, 0, 1))[..., 2], 0.03, 0.09)
    cold = np.clip(1 - warm - hot, 0, 1)
    picture.grade(MOON, 0.62, (0.36, 0.50, 0.68), (0.23, 0.42, 0.59, 0.82), 0.05, 0.6, 0.02, cold)
    above, below = np.clip(330 - picture.y, 0, 999), np.clip(picture.y - 1080, 0, 999)
    away = np.hypot(picture.x - 410, above * 1.1 + below * 1.2)
    far = step(away + 60 * picture.noise(260, 5), 170, 620)
    high = step(
        560 - picture.y + 0.3 * np.abs(picture.x - 420) + 60 * picture.noise(260, 6), 120, 620
    )
    dark = 1 - (1 - 0.52 * far) * (1 - 0.70 * high)
    picture.lay(dark * (1 - warm), "#13243b")
    picture.hard *= 1 - 0.8 * dark
    picture.glow(416, 425, 230, "#ff9d45", 0.16, 2.2)
    picture.sharpen_at(416, 440, 110).sharpen_at(385, 1000, 110, 0.9).sharpen_at(425, 700, 90, 0.6)
    picture.find_edges(0.6).directions(base=80, by_part={1: 62, 11: 4}, swirl=0.3)
    strokes(picture, (26, 13, 7, 3.2, 1.9), jitter=(0.020, 0.013), fine=0.5)
    return finish(picture, impasto=0.07, bloom=0.05)
