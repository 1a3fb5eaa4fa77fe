"""Who has gone aboard, and what kind of ship weighs nothing on the plank?

A quay in lilac fog; a gangplank leads into white nothing; the suitcases have stayed behind.
"""

import itertools

import numpy as np
from light.filters import ramp, step
from light.finish import finish
from light.hands import contour, flat, pencil
from light.materials import matt, mottled, rippled
from light.scene import camera, group, put, sky, sun
from light.shapes import block, box, curve, lathe, tube
from light.things import cord

SAMPLES, SEED, SCALE = 14, 59, 0.8
START, END = np.array((0.55, 2.6, 0.06)), np.array((2.6, 19.5, 3.4))
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
    tones = [mottled(c, "#a9a3b4", 0.4, 2) for c in ("#cfc8cf", "#c3bcc8", "#d8d1d2", "#bab3c2")]
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


def suitcase(size, colours, is_open=False):
    wide, deep, high = size
    leather, trim = mottled(colours[0], "#3a2a2c", 0.18, 6), matt(colours[1])
    parts = []
    body = high * (0.55 if is_open else 1.0)
    parts.append(box((wide, deep, body), (0, 0, body / 2), leather, 0.03 * wide, part=10))
    if is_open:
        parts.append(box((wide * 0.9, deep * 0.86, 0.02), (0, 0, body), matt("#f6e7d2"), part=12))
        parts.append(
            box(
                (wide, high * 0.45, deep),
                (0, deep * 0.62, body + deep * 0.46),
                leather,
                0.03 * wide,
                (-14, 0, 0),
                10,
            )
        )
        return group(parts)
    strap = (0.05 * wide + 0.02, deep + 0.02, high + 0.012)
    parts += [box(strap, (x * wide, 0, high / 2), trim, 0.004, part=11) for x in (-0.30, 0.30)]
    grip = [
        (-0.12 * wide, 0, high),
        (-0.09 * wide, 0, high + 0.09),
        (0.09 * wide, 0, high + 0.09),
        (0.12 * wide, 0, high),
    ]
    parts.append(tube(curve(grip, 16), 0.022, trim, part=11))
    return group(parts)


def scene(detail):
    quay()
    plank()
    x, y = -2.75, 1.75
    for number, colours in enumerate(LEATHERS):
        size = 1.22 * 0.74**number
        is_open = number == len(LEATHERS) - 1
        case = suitcase((size, 0.36 * size + 0.05, 0.86 * size), colours, is_open)
        put(case, (x + size / 2, y, 0), (0, 0, -14 - 3 * number))
        x, y = x + size * 0.94 + 0.06, y - 0.16 * size - 0.30
    sea = rippled(matt("#a7a6c8", 0.1, 0.6), 0.12, 0.8)
    box((600, 600, 0.02), (0, 303, -1.6), sea, part=8)
    sun(70, 30, "#fff3e0", 1.5, 6)
    sky("#dcdaf0", 1.0)
    camera((-1.5, -7.0, 2.6), (0.30, 4.5, 0.85), lens=38)


def paint(picture):
    picture.directions(base=3, swirl=0.25, form=2, by_part={(5, 6): 60})
    level = np.nonzero(picture.of(8))[0].min() / picture.scale
    drift = 26 * picture.noise(300, 4, stretch=(4, 0.6)) * step(picture.y, level, level - 120)
    air = ramp(
        ((0, "#c2bcdf"), (0.45, "#dfdaee"), (1, "#f3f0f6")),
        np.clip((picture.y + drift) / level, 0, 1),
    )
    stone = (("#a7a4cc", "#d4d0e4"), (0.22, 0.42))
    tints = {(1, 2, 3): stone}
    flat(picture, (0.36, 0.66), ("#8f8cc0", "#c4c0de"), tints, dry=0.02, back=air, wobble=0.012)
    picture.haze("#f3f0f6", 9, 23, 1.0, 0.8, mask=1 - picture.of(0))
    wisps = (
        step(picture.noise(240, 6, stretch=(4, 0.7)), 0.2, 1.6)
        * step(picture.y, 900, 560)
        * step(picture.y, 60, 300)
    )
    picture.lay(wisps * 0.45, "#fbf8fa")
    pencil(picture, "#fbf8f2", layers=(36, -22, 68), wide=1.5, reach=26, form=0.45)
    near = np.clip(1.3 - picture.depth / 17, 0, 1)
    contour(picture, "#3a3358", 1.6, 0.9, 0.05, 0.5, 0.85, 0.4, near, 0.9, skip=(1, 2, 8))
    return finish(picture, impasto=0, grain=0.006)
