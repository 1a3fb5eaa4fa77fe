"""What hangs below, what pulls above, and who put the shears in the sun?

An empty high room; a rope through the ceiling and the floor, stretched until a strand has gone.
"""

import math

import numpy as np
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, group, sky, sun
from light.shapes import block, box, curve, lathe, prism, put, sheet, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 24, 52, 1.5
WIDE, DEEP, HIGH = 2.3, 6.2, 5.4
HOLE = np.array((0.0, 3.6))
WINDOW = (1.15, 2.15, 1.15, 3.35)  # from and to along y, from and to in height
THIN = 2.15  # the height at which the rope will part
ROOM = ((0.0, "#1c1c14"), (0.22, "#35362a"), (0.38, "#5a5c44"), (0.54, "#828564"),
        (0.68, "#abad84"), (0.80, "#d2ce9c"), (0.90, "#f0e2a2"), (1.0, "#fff6cf"))  # fmt: skip


def floor(rng):
    boards = [mottled(c, "#5d5238", 0.4, 3) for c in ("#8d7f5c", "#83764f", "#978a66", "#7b6f4c")]
    for number in range(23):
        left = -WIDE + number * 0.2
        if abs(left + 0.1 - HOLE[0]) < 0.42:
            ends = [
                (-2.0, HOLE[1] - 0.34 - rng.uniform(-0.05, 0.10)),
                (HOLE[1] + 0.34 + rng.uniform(-0.05, 0.12), DEEP),
            ]
        else:
            joint = rng.uniform(0.5, 5.5)
            ends = [(-2.0, joint), (joint + 0.006, DEEP)]
        for near, far in ends:
            block(
                (left + 0.004, near, -0.05),
                (left + 0.196, far, rng.uniform(-0.002, 0.002)),
                boards[rng.integers(4)],
                part=1,
            )
    pit = matt("#0f0e0a")
    block((-WIDE, -2, -0.92), (WIDE, DEEP + 1, -0.88), pit, part=2)
    for x, y, size in (
        (-0.42, 0, (0.02, 1.0, 0.9)),
        (0.42, 0, (0.02, 1.0, 0.9)),
        (0, -0.46, (0.9, 0.02, 0.9)),
        (0, 0.46, (0.9, 0.02, 0.9)),
    ):
        box(size, (HOLE[0] + x, HOLE[1] + y, -0.47), matt("#2a2418"), part=2)


def walls():
    side = mottled("#a9ab86", "#96976f", 0.35, 0.7)
    back = mottled("#b2b38d", "#9c9c74", 0.35, 0.7)
    trim = matt("#c0bd98")
    near, far, low, high = WINDOW
    block((-WIDE - 0.2, -2, 0), (-WIDE, DEEP, HIGH), side, part=3)
    block((-WIDE, DEEP, 0), (WIDE, DEEP + 0.2, HIGH), back, part=4)
    for start, end in (
        ((-2, 0), (near, HIGH)),
        ((far, 0), (DEEP, HIGH)),
        ((near, 0), (far, low)),
        ((near, high), (far, HIGH)),
    ):
        block((WIDE, *start), (WIDE + 0.3, *end), side, part=3)
    for left in (-WIDE, WIDE - 0.03):
        block((left, -2, 0), (left + 0.03, DEEP, 0.17), trim, part=5)
        block((left, -2, HIGH - 0.16), (left + 0.03, DEEP, HIGH), trim, part=5)
    block((-WIDE, DEEP - 0.03, 0), (WIDE, DEEP, 0.17), trim, part=5)
    block((-WIDE, DEEP - 0.06, HIGH - 0.16), (WIDE, DEEP, HIGH), trim, part=5)


def ceiling(rng):
    """A ragged hole; above it a black shaft."""
    angle = np.linspace(0, 2 * math.pi, 61)
    radius = 0.30 + 0.035 * np.sin(3 * angle + 1) + np.append(0.02 * rng.normal(size=60), 0)
    radius[-1] = radius[0]
    way = np.stack([np.cos(angle), np.sin(angle)], -1)
    low, high = np.array((-WIDE, -2.0)), np.array((WIDE, DEEP))
    room = np.abs(np.where(way > 0, high, low) - HOLE)
    reach = room / np.maximum(np.abs(way), 1e-9)
    outer = HOLE + way * reach.min(1)[:, None]
    inner = HOLE + way * radius[:, None]
    flat = mottled("#bfbd9b", "#a8a684", 0.3, 0.8)
    rings = [
        np.c_[outer, np.full(61, HIGH)],
        np.c_[inner, np.full(61, HIGH)],
        np.c_[inner, np.full(61, HIGH + 0.22)],
    ]
    sheet(np.stack(rings), flat, 6)
    black = matt("#0c0c0a")
    for x, y, size in (
        (-0.73, 0, (0.06, 1.5, 1.0)),
        (0.73, 0, (0.06, 1.5, 1.0)),
        (0, -0.73, (1.5, 0.06, 1.0)),
        (0, 0.73, (1.5, 0.06, 1.0)),
    ):
        box(size, (HOLE[0] + x, HOLE[1] + y, HIGH + 0.53), black, part=2)
    box((8, 12, 0.05), (0, 2, HIGH + 1.0), black, part=2)
    for left in (-1, 1):
        box((2.2, 9, 0.05), (left * 1.8, 2, HIGH + 0.25), black, part=2)


def curled(start, up, side):
    """The end of a strand that has sprung."""
    share = np.linspace(0, 1, 26)
    x = side * (0.20 * (1 - np.cos(share * 3.6)) * (1 - 0.2 * share) + 0.02 * share)
    z = up * (0.26 * np.sin(share * 3.6) * (1 - 0.25 * share) - 0.10 * share**2)
    return start + np.stack([x, -0.10 * share, z], -1)


def stretched_rope(rng):
    hemp = mottled("#b89a63", "#8d7144", 0.5, 14)
    z = np.linspace(-0.95, HIGH + 0.7, 620)
    radius = 0.078 - 0.022 * np.exp(-(((z - THIN) / 0.55) ** 2))
    pitch = 0.36 + 0.22 * np.exp(-(((z - THIN) / 0.6) ** 2))
    twist = np.cumsum(np.gradient(z) / pitch) * 2 * math.pi
    for number in range(3):
        angle = twist + number * 2 * math.pi / 3
        strand = np.stack(
            [HOLE[0] + radius * 0.62 * np.cos(angle), HOLE[1] + radius * 0.62 * np.sin(angle), z],
            -1,
        )
        if number != 1:
            tube(strand, radius * 0.60, hemp, part=7)
            continue
        for whole, up, side in ((strand[z < 1.85], 1, -1), (strand[z > 2.45][::-1], -1, 1)):
            end = curled(whole[-1], up, side)
            widths = np.r_[np.full(len(whole), 0.042), np.linspace(0.036, 0.020, 25)]
            tube(np.vstack([whole, end[1:]]), widths, hemp, part=7)
            for _ in range(16):
                way = np.array(
                    (
                        side * rng.uniform(-0.10, 0.06),
                        rng.normal(0, 0.04),
                        side * rng.uniform(-0.02, 0.16),
                    )
                )
                tube(
                    curve(
                        [end[-1], end[-1] + way * 0.5 + rng.normal(0, 0.01, 3), end[-1] + way], 8
                    ),
                    [0.009, 0.003],
                    hemp,
                    part=7,
                )
    for _ in range(70):
        high, angle = np.clip(rng.normal(THIN, 0.55), 0.3, 5), rng.uniform(0, 2 * math.pi)
        out, long, up = (
            np.array((math.cos(angle), math.sin(angle), 0)),
            rng.uniform(0.08, 0.26),
            rng.choice((-1, 1)),
        )
        start = np.array((*HOLE, high)) + 0.05 * out
        rise = [(0, 0, up * long * k) for k in (0.5, 0.35, 0.05)]
        hair = [
            start,
            start + out * long * 0.5 + rise[0],
            start + out * long * 0.9 + rise[1],
            start + out * long + rise[2],
        ]
        tube(curve(hair, 10), [0.0065, 0.0025], hemp, part=7)


def shears(at, turn, opened=17):
    """Tailor's shears, open, lying flat."""
    steel = matt("#2a2d33", rough=0.35, gloss=0.5)
    halves = []
    outline = (
        (-0.030, -0.05),
        (-0.046, 0.02),
        (-0.040, 0.10),
        (-0.012, 0.62),
        (0.0, 0.66),
        (0.008, 0.62),
        (0.022, 0.10),
        (0.030, 0.02),
        (0.020, -0.06),
    )
    for side in (-1, 1):
        low = 0.012 if side > 0 else 0.030
        blade = put(
            prism([(x * side, y) for x, y in outline], 0.014, steel, 8),
            (0, 0, low + 0.014),
            (-90, 0, 0),
        )
        shank = curve(
            [
                (-0.004 * side, -0.02, low + 0.008),
                (0.045 * side, -0.14, low + 0.008),
                (0.065 * side, -0.25, low + 0.008),
            ],
            14,
        )
        angle = np.linspace(0, 2 * math.pi, 40)[:-1]
        wide, long = (0.072, 0.105) if side > 0 else (0.062, 0.085)
        loop = np.stack(
            [
                side * 0.100 + wide * np.cos(angle),
                -0.345 + long * np.sin(angle),
                0 * angle + low + 0.008,
            ],
            -1,
        )
        parts = [
            blade,
            tube(shank, [0.026, 0.018], steel, part=8),
            tube(loop, 0.0165, steel, closed=True, part=8),
        ]
        halves.append(group(parts, turn=(0, 0, side * opened)))
    pin = [(0.001, 0.056), (0.018, 0.054), (0.022, 0.044), (0.022, 0.0)]
    halves.append(lathe(pin, matt("#cfd3d0", rough=0.25, gloss=0.6), steps=20, part=9))
    group(halves, at, (0, 0, turn))


def scene(detail):
    rng = np.random.default_rng(5)
    floor(rng)
    walls()
    ceiling(rng)
    stretched_rope(rng)
    shears((-0.62, 1.36, 0.004), 66)
    sun(5, 38, "#ffe9a8", 13.0, 0.5)
    sky("#cfd8c8", 0.24)
    middle = (WINDOW[0] + WINDOW[1]) / 2
    area((WIDE + 0.25, middle, 2.3), (-1, 2.4, 1.6), (1.0, 2.2), "#eef0d0", 110)
    area((0, -1.9, 3.4), (0, 4, 2.2), (4.0, 3.5), "#d8dcc0", 110)
    camera((-0.35, -4.1, 2.75), (-0.02, 3.2, 2.22), lens=33)


def paint(picture):
    things = picture.of(7, 8, 9)
    picture.expose(1.7).planes(2.5, keep=0.2)
    picture.grade(
        ROOM,
        0.55,
        (0.34, 0.48, 0.62, 0.76),
        (0.24, 0.43, 0.57, 0.70, 0.88),
        0.05,
        0.42,
        0.02,
        1 - 0.6 * things,
    )
    picture.find_edges(0.75, floor=0.2).sharpen_at(380, 600, 130).sharpen_at(330, 960, 150)
    picture.hard = np.where(things > 0, 0.97, 0.6).astype(np.float32)
    picture.directions(base=86, swirl=0.3, by_part={1: 88, 6: 4})
    strokes(
        picture,
        (32, 16, 8, 4, 2.2, 1.4),
        jitter=(0.017, 0.012),
        need=(0, 0.04, 0.05, 0.05, 0.045),
        dry=0.38,
    )
    return finish(picture, impasto=0.06)
