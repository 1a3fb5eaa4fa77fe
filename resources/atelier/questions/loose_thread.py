"""What will be left when the thread is all pulled out, and what does the bird want it for?

From the air: fields as they lie, stitch by stitch; at their edge a blackbird pulls the yarn out
of the last row. A house stands four rows away.
"""

import math

import numpy as np
from light.animals import small_bird
from light.bodies import Body, ground_noise, ripples, turned
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, pencil
from light.materials import by_corner, matt, mottled
from light.scene import camera, linear, sky, sun
from light.shapes import ball, block, copy, curve, prism, put, terrain, tube

SAMPLES, SEED, SCALE = 14, 110, 1.0
WIDE, HIGH = 0.64, 0.54
EDGE = 0.84
FIELDS = ("#8fbf62", "#6aa368", "#cfd06a", "#b6a3d6", "#eda5a0", "#a9cf86")
EARTH = "#e3c9a0"
AIR = ((0, "#9fcbe6"), (0.7, "#dcebea"), (1, "#fbf1dc"))
BIRD, FACING, TILT, SIZE = np.array((2.05, -2.55, -0.07)), 150, -26, 0.78


def hills(x, y):
    far = np.clip((y - 6) / 30, 0, 1)
    return far * (
        1.6 * np.sin(0.17 * x + 0.6) + 1.3 * np.sin(0.13 * y - 0.11 * x)
    ) + 0.05 * np.clip(y - 6, 0, 90)


def columns(x, y):
    """Column and row of the stitch at a place, and where in it."""
    row = np.floor((y - EDGE) / HIGH)
    return np.floor(x / WIDE), row, x / WIDE - np.floor(x / WIDE)


def patch(x, y):
    """Which yarn: fields of whole stitches that meet in steps."""
    column, row, _ = columns(x, y)
    a, b = column * WIDE, row * HIGH
    bend = 1.4 * np.sin(0.35 * a + 1.0) + 0.8 * np.sin(0.21 * b)
    strip = np.floor((b + bend) / 5.2).astype(int)
    side = np.floor((a + 0.9 * np.sin(0.5 * b) + 3.7 * (strip % 2)) / 6.4).astype(int)
    return (strip * 2 + side * 3 + (strip * side) % 2) % len(FIELDS)


def knitted(detail):
    """Stitches like small Vs; the last row reaches only half across."""
    xs = np.linspace(-20, 20, int(1100 * detail))
    ys = np.concatenate(
        [
            np.linspace(EDGE - HIGH, 14, int(620 * detail)),
            np.geomspace(14.02, 75, int(420 * detail)),
        ]
    )
    x, y = np.meshgrid(xs, ys)
    _, row, share = columns(x, y)
    lean = np.abs(share - 0.5)
    strand = np.sin(np.pi * ((y - EDGE) / HIGH + 1.15 * lean)) ** 2
    groove = np.clip(np.abs(share - 0.5) * 2, 0, 1) ** 6 + 0.6 * np.exp(-((lean / 0.05) ** 2))
    raised = 0.15 * strand**0.6 - 0.09 * groove
    gone = (row < 0) & (x > 0.15)
    z = np.where(gone, -1.0, hills(x, y) + raised)
    thing = terrain(xs, ys, lambda a, b: z, None, 1)
    table = np.array([linear(colour) for colour in FIELDS])
    tone = (0.66 + 0.42 * strand - 0.38 * np.clip(groove, 0, 1))[..., None]
    by_corner(thing, table[patch(x, y)] * tone).pass_index = 1


def open_loops(yarn):
    """Where the thread has gone the loops of the next row stand free."""
    for number in range(1, 30):
        x = (number + 0.5) * WIDE
        bow = [
            (x - 0.15, EDGE + 0.12, 0.06),
            (x - 0.17, EDGE - 0.12, 0.11),
            (x, EDGE - 0.22, 0.13),
            (x + 0.17, EDGE - 0.12, 0.11),
            (x + 0.15, EDGE + 0.12, 0.06),
        ]
        tube(curve(bow, 24), 0.075, yarn, part=12)


def beak():
    local = np.array((0.172, 0, 0.068)) * SIZE / 0.12
    return BIRD + (0, 0, 0.128 * SIZE / 0.12) + turned((0, TILT, FACING)) @ local


def thread(yarn):
    """Still wavy from the stitches, tighter towards the beak; what has been won lies in a heap."""
    rng, tip = np.random.default_rng(SEED), beak()
    start = np.array((0.05, EDGE - 0.22, 0.16))
    share = np.linspace(0, 1, 160)
    line = start + (tip - start) * share[:, None]
    wave = 0.15 * np.exp(-2.2 * share)
    across = np.array((-(tip - start)[1], (tip - start)[0], 0)) / np.linalg.norm((tip - start)[:2])
    line = line + (wave * np.sin(share * 46))[:, None] * across
    line[:, 2] -= 0.30 * np.sin(np.pi * share) * share
    line[:, 2] = np.maximum(line[:, 2], 0.09)
    tube(line, 0.075, yarn, part=11)
    heap = [tip, tip + (0.14, -0.05, -0.35), BIRD + (-1.0, -0.55, 0.10)]
    turn = 0.0
    for number in range(64):
        turn += 0.55 + 0.35 * rng.random()
        size = 0.34 + 0.30 * rng.random()
        heap.append(
            BIRD
            + (
                -1.75 + 0.012 * number + size * math.cos(turn),
                -0.75 - 0.006 * number + size * math.sin(turn),
                0.09 + 0.36 * math.exp(-((number / 64 - 0.5) ** 2) * 9) * rng.random(),
            )
        )
    heap += [BIRD + (-0.4, -1.1, 0.09), BIRD + (0.3, -0.85, 0.09), BIRD + (1.0, -1.05, 0.09)]
    tube(curve(heap, 900), 0.075, yarn, part=11, resolution=3)


def house():
    """White, with a warm roof, a fence and two round trees, close to the edge."""
    at = np.array((-1.95, EDGE + 3.4 * HIGH, 0.10))
    block(at + (0, 0, 0), at + (1.7, 1.2, 1.05), matt("#fdf6e6"), part=20)
    roof = [(-0.14, 1.0), (0.85, 1.85), (1.84, 1.0)]
    put(prism(roof, 1.44, matt("#d9824a"), 21), tuple(at + (0, -0.12, 0)))
    block(at + (1.15, 0.5, 1.3), at + (1.4, 0.75, 2.05), matt("#c9b49a"), part=22)
    block(at + (0.68, -0.03, 0.0), at + (1.02, 0.02, 0.66), matt("#6f8fa8"), part=23)
    for x in (0.2, 1.22):
        block(at + (x, -0.03, 0.42), at + (x + 0.28, 0.02, 0.76), matt("#6f8fa8"), part=23)
    trunk, crown = matt("#8a6248"), mottled("#4f8a5c", "#3f7350", 0.5, 2)
    body = Body((-1, -1, -1), (1, 1, 1), 0.05).ball((0, 0, 0), 0.72)
    lumps = ripples(5, 24, 4, 12)
    first = body.ripple(lambda p: 0.05 * lumps(p)).build(crown, 24, (0, -300, 0))
    spots = [
        (-3.3, 3.5, 1.0),
        (0.5, 3.4, 0.75),
        (4.8, 9.5, 1.1),
        (5.9, 10.2, 0.9),
        (-7.0, 12.5, 1.2),
        (3.0, 17.5, 1.3),
        (-3.5, 22, 1.5),
        (9.5, 21, 1.6),
        (-10, 27, 1.8),
        (2.0, 33, 2.0),
        (13, 36, 2.2),
    ]
    for x, y, size in spots:
        low = float(hills(np.array(x), np.array(y)))
        tube([(x, y, low), (x, y, low + 0.8 * size)], 0.09 * size, trunk, part=22)
        copy(first, (x, y, low + 1.35 * size), (0, 0, 40 * x), size)


def scene(detail):
    knitted(detail)
    yarn = matt(FIELDS[int(patch(np.array(2.0), np.array(EDGE + 0.1)))])
    open_loops(yarn)
    thread(yarn)
    house()
    small_bird(
        matt("#2b2a35"),
        matt("#22222c"),
        matt("#f2a32e"),
        matt("#e8b04a"),
        tuple(BIRD),
        SIZE,
        FACING,
        TILT,
        30,
    )
    ball(beak() + (0.0, 0.0, -0.02), 0.10, yarn, 11, 20)
    rough = ground_noise(6, 30, 0.8, 4)
    terrain(
        np.linspace(-14, 14, 300),
        np.linspace(-9, EDGE, 130),
        lambda x, y: 0.02 * rough(x, y) - 0.02,
        mottled(EARTH, "#d3b488", 0.4, 0.6),
        2,
    )
    sun(218, 27, "#fff0cf", 4.2, 0.6)
    sky("#bcd6f0", 0.65)
    camera((0.1, -11.4, 8.6), (0.05, 2.0, 0.35), lens=50)


def paint(picture):
    below_bird = (picture.parts == 33) & (picture.y > 880)
    picture.parts = np.where(below_bird, 2, picture.parts).astype(np.int32)
    ground, fallen = picture.of(2), step(picture.shade(), 0.66, 0.42)
    top = np.nonzero(picture.of(1))[0].min() / picture.scale
    air = ramp(
        AIR, np.clip((picture.y + 8 * picture.noise(300, 4, stretch=(3, 1))) / (top + 60), 0, 1)
    )
    picture.directions(base=8, swirl=0.2, form=2)
    picture.measured_by = (1, 2)
    flat(
        picture,
        (0.42, 0.70),
        ("#8088b8", "#c6cae0"),
        {(2,): (("#a9a0c0", "#dccfd0"), (0.40, 0.62))},
        dry=0.04,
        body=0.01,
        back=air,
        wobble=0.012,
    )
    picture.lay(ground, "#bfd1e8", 0.94).glaze(blur(ground * fallen, 1), "#b4bfe2")
    picture.haze("#eef1e6", 22, 80, 0.75, 0.8, mask=1 - picture.of(0))
    pencil(picture, "#fbf7ec", layers=(32, -26, 66), wide=1.1, reach=18, form=0.5)
    fade = step(picture.depth, 34, 16)
    contour(picture, "#33405a", 1.5, 0.7, 0.06, 0.5, 0.8, 0.4, blur(fade, 2), 0.8, skip=(0, 1, 2))
    return finish(picture, impasto=0, grain=0.006)
