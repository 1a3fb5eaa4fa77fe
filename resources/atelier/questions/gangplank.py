"""Where are they off to without their owners, and who goes last?

A quay in lilac fog; a gangplank leads up into white nothing.  The suitcases queue by size, and
the smallest is on its way.
"""

import itertools

import numpy as np
from light.filters import blur, ramp, step
from light.finish import finish
from light.materials import matt, mottled, rippled
from light.scene import area, camera, group, lamp, put, sky, sun
from light.shapes import ball, block, box, curve, lathe, tube
from light.strokes import strokes
from light.things import cord

SAMPLES, SEED, SCALE = 24, 59, 0.8
START, END = np.array((0.55, 2.6, 0.06)), np.array((1.75, 18.0, 5.2))
FOG = ((0.0, "#2b2648"), (0.25, "#4d4673"), (0.45, "#7f78a6"), (0.65, "#b5aecb"),
       (0.82, "#e4dde4"), (1.0, "#fff8ee"))  # fmt: skip
LEATHERS = (
    ("#8a4f30", "#e9cf9a"),
    ("#3f6a78", "#d9c49a"),
    ("#b5803c", "#5f3a24"),
    ("#7a3f52", "#e6c7a0"),
    ("#6f7d52", "#e9d9ae"),
    ("#c9663c", "#f2dcae"),
)


def quay():
    rng = np.random.default_rng(5)
    wet = {"rough": 0.35, "gloss": 0.45}
    tones = [
        mottled(colour, "#8f88a4", 0.5, 2, **wet)
        for colour in ("#cfc8cf", "#c3bcc8", "#d8d1d2", "#bab3c2")
    ]
    block((-12, -9, -3), (12, 2.95, -0.06), matt("#a59fb2"), part=1)
    for y in np.arange(-9, 2.9, 0.95):
        left = -8.0 - rng.uniform(0, 1.4)
        while left < 8:
            wide = float(rng.uniform(1.1, 1.9))
            high = float(rng.normal(0, 0.006))
            block(
                (left, y, -0.1),
                (left + wide - 0.03, y + 0.92, high),
                tones[rng.integers(4)],
                0.02,
                2,
            )
            left += wide
    block((-12, 2.85, -3), (12, 3.35, 0.05), mottled("#b8b1c0", "#9c95aa", 0.4, 1), 0.03, 3)
    iron = matt("#4a4560")
    for x in (-2.6, 4.2):
        bollard(iron, (x, 2.3, 0))


def bollard(iron, at):
    profile = [
        (0.24, 0),
        (0.22, 0.06),
        (0.15, 0.12),
        (0.14, 0.42),
        (0.23, 0.50),
        (0.22, 0.58),
        (0.001, 0.64),
    ]
    lathe(profile, iron, at, steps=40, part=4)


def plank():
    wood, line = mottled("#a8845c", "#8a6a4a", 0.5, 3), matt("#6f6390")
    way = END - START
    side = np.array((way[1], -way[0], 0)) / np.hypot(*way[:2])
    for share in np.linspace(0, 1, 52):
        place = START + way * share
        turn = (np.degrees(np.arctan2(way[2], way[1])), 0, -np.degrees(np.arctan2(way[0], way[1])))
        box((1.06, 0.26, 0.05), tuple(place), wood, 0.01, turn, 5)
    for half in (-0.5, 0.5):
        tube(
            [START + side * half - (0, 0, 0.05), END + side * half - (0, 0, 0.05)],
            0.06,
            wood,
            part=5,
        )
        posts = [START + way * share + side * half for share in np.linspace(0.02, 0.98, 9)]
        for post in posts:
            tube([post, post + (0, 0, 0.98)], 0.03, wood, part=6)
        for height in (0.92, 0.55):
            for first, second in itertools.pairwise(posts):
                cord(first + (0, 0, height), second + (0, 0, height), line, 0.024, 0.07, 7, 12)


def suitcase(size, colours):
    wide, deep, high = size
    leather, trim = mottled(colours[0], "#3a2a2c", 0.18, 6), matt(colours[1])
    parts = [box((wide, deep, high), (0, 0, high / 2), leather, 0.04 * wide, part=10)]
    lid = (wide + 0.004, deep + 0.004, 0.012 * high + 0.006)
    parts.append(box(lid, (0, 0, 0.62 * high), matt("#3a2a2c"), part=13))
    strap = (0.05 * wide + 0.02, deep + 0.02, high + 0.012)
    parts += [box(strap, (x * wide, 0, high / 2), trim, 0.004, part=11) for x in (-0.30, 0.30)]
    lock = (0.07 * wide, 0.02, 0.09 * high)
    parts.append(box(lock, (0, -deep / 2, 0.62 * high), matt("#e8c56a", gloss=0.5), part=12))
    ends = [(x * wide, 0, high + z) for x, z in ((-0.13, 0), (-0.1, 0.09), (0.1, 0.09), (0.13, 0))]
    parts.append(tube(curve(ends, 16), 0.02 * wide, trim, part=11))
    return group(parts)


def street_lamp(x, y):
    """Beside the plank, lit by day because of the fog."""
    iron, glass = matt("#3a3450"), matt("#ffdf9c", glow=5)
    post = [(0.14, 0), (0.14, 0.12), (0.06, 0.25), (0.045, 2.7), (0.09, 2.78), (0.16, 2.84)]
    lathe(post, iron, (x, y, 0), steps=32, part=14)
    lathe([(0.11, 2.86), (0.17, 3.22), (0.001, 3.23)], glass, (x, y, 0), steps=6, part=15)
    roof = [(0.21, 3.22), (0.12, 3.36), (0.03, 3.46), (0.001, 3.47)]
    lathe(roof, iron, (x, y, 0), steps=6, part=14)
    ball((x, y, 3.5), 0.04, iron, 14, 16)
    lamp((x - 0.1, y - 0.32, 3.0), "#ffbe74", 330, 0.12)


def scene(detail):
    quay()
    plank()
    for number, colours in enumerate(LEATHERS[:-1]):
        size = 1.06 * 0.79**number
        case = suitcase((size, 0.36 * size + 0.04, 0.84 * size), colours)
        share = number / 4
        at = (-1.12 + 1.42 * share**0.85, -0.40 + 2.30 * share, 0)
        put(case, at, (0, 0, (-24, -12, -21, -9, -17)[number]))
    last = suitcase((0.36, 0.17, 0.31), LEATHERS[-1])
    put(last, tuple(START + (END - START) * 0.13 + (0.05, 0, 0.04)), (18, 0, -12))
    street_lamp(2.15, 2.35)
    sea = rippled(matt("#8a88b4", 0.1, 0.6), 0.15, 0.8)
    box((600, 600, 0.02), (0, 303, -1.6), sea, part=8)
    sun(70, 30, "#fff3e0", 1.2, 6)
    area((-5, -7, 4), (0, 2, 0), (4, 3), "#cfd2ff", 160)
    sky("#c3bde4", 0.5)
    camera((0.40, -5.4, 2.3), (0.22, 3.6, 1.36), lens=34)


def paint(picture):
    sea, glass = picture.of(8), picture.of(15)
    level = np.nonzero(sea)[0].min() / picture.scale
    drift = 30 * picture.noise(300, 4, stretch=(4, 0.6))
    air = ramp(
        ((0, "#8078ae"), (0.28, "#aba3ca"), (0.55, "#d6cee0"), (1, "#e4dce6")),
        np.clip((picture.y + drift) / level, 0, 1),
    )
    picture.expose(1.0).lay(blur(picture.of(0), 0.8 * picture.scale), air)
    rest = 1 - picture.of(0) - glass
    picture.grade(FOG, 0.3, (0.34, 0.5, 0.66), (0.30, 0.44, 0.60, 0.80), 0.05, 0.25, 0.012, rest)
    picture.haze("#dfd7e4", 9.5, 19.5, 1.0, 0.8, mask=1 - picture.of(0, 14))
    wisps = step(picture.noise(240, 6, stretch=(4, 0.7)), 0.3, 1.6) * step(picture.y, 800, 560)
    picture.lay(wisps * (1 - glass) * step(picture.y, 40, 260) * 0.4, "#efe8ee").lift(0.08)
    picture.parts[picture.parts == 8] = 0
    line = np.exp(-(((picture.y - level) / 6) ** 2)) * picture.of(0)
    picture.lay(line, "#e2dbe6")
    x, y = picture.centre_of(15)
    picture.lay(blur(glass, 1), "#fff0c4").glow(x, y, 300, "#ffcf8a", 0.55)
    picture.sharpen_at(400, 760, 330).find_edges(0.7, floor=0.2)
    things = picture.of(5, 6, 7, 10, 11, 12, 13, 14)
    picture.focus = np.maximum(picture.focus, blur(things, 2) * 0.85)
    picture.directions(base=3, swirl=0.25, form=2, by_part={(5,): 4, (10,): 88})
    strokes(picture, (28, 14, 7, 3.4, 1.8), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.045, bloom=0.03)
