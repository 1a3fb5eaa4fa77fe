"""Who mended it so neatly, and how is the one inside to come out now?

A nest on a high ledge at sunrise: two shells lie open, the brood flies off over the valley; the
third egg was broken too early, and its cracks have been filled with gold; the mender's pot and
brush still stand on the rim.
"""

import math
from itertools import pairwise

import numpy as np
from light.bodies import ground_noise
from light.filters import blur
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, group, put, sky, sun
from light.shapes import ball, block, curve, lathe, loose_quads, sheet, terrain, tube
from light.strokes import strokes

SAMPLES, SEED = 28, 45
STRAW = ("#d9b56a", "#c79a4c", "#e9cf8e", "#a87f3e", "#b7a468")
WARM = ((0.0, "#2b2024"), (0.25, "#5a3f2e"), (0.42, "#8f6a3c"), (0.58, "#c29a55"),
        (0.72, "#e3c582"), (0.86, "#f8e8bf"), (1.0, "#fffaf0"))  # fmt: skip
MORNING = ((0, "#7fb0b4"), (0.4, "#b3cfbd"), (0.75, "#efe2b6"), (1, "#f9dca6"))
SHELL = ("#bcd3ca", "#9dbdb5")


def egg_radius(z):
    """Of an egg of height 1.3 that stands on its blunt end at z = 0."""
    share = np.clip(z / 1.3, 0, 1)
    return 0.5 * np.sqrt(np.clip(1 - (2 * share - 1) ** 2, 0, 1)) * (1.08 - 0.30 * share)


def egg(material, part):
    z = 1.3 * (1 - np.cos(np.linspace(0, np.pi, 60))) / 2
    return lathe(
        [(max(r, 0.0005), h) for r, h in zip(egg_radius(z), z, strict=True)],
        material,
        steps=96,
        part=part,
    )


def on_egg(turn, z, lift=0.0):
    """A place on the shell; turn in radians from the side that looks at us."""
    radius = egg_radius(np.asarray(z)) + lift
    return np.stack([radius * np.sin(turn), -radius * np.cos(turn), np.asarray(z) + 0 * radius], -1)


def crack(rng, place, way, long, wide):
    """A jagged line of (turn, height) that tapers; now and then another leaves it."""
    found, line = [], [np.array(place, float)]
    steps = int(long / 0.05)
    for number in range(steps):
        way += rng.normal(0, 0.28) + (0.5 if number % 2 else -0.5)
        reach = max(float(egg_radius(line[-1][1])), 0.12)
        line.append(line[-1] + 0.05 * np.array((math.cos(way) / reach, math.sin(way))))
        if number in (4, 9) and long > 0.3:
            turned = way + rng.choice((-1, 1)) * rng.uniform(0.6, 1.0)
            found += crack(rng, line[-1], turned, 0.45 * long, 0.6 * wide)
        if not 0.1 < line[-1][1] < 1.22:
            break
    return [*found, (np.array(line), wide)]


def gilded_egg():
    """Its cracks run from one blow, and gold has been let into each."""
    rng = np.random.default_rng(9)
    parts = [egg(mottled(*SHELL, 0.5, 4, through=0.15), 10)]
    gold = matt("#e0a02e", rough=0.28, gloss=0.8, metal=0.5, glow=0.10)
    for way in (0.25, 1.75, 3.5, 4.75):
        for line, wide in crack(rng, (-0.12, 0.72), way, 0.8, 0.0125):
            places = on_egg(line[:, 0], line[:, 1], -0.004)
            parts.append(tube(places, (wide, wide * 0.9, wide * 0.16), gold, part=11))
    return group(parts)


def open_shell(rng, low, high, part):
    """What is left of an egg between two heights; the edge that broke is jagged."""
    turn, share = np.meshgrid(np.linspace(0, 2 * np.pi, 181), np.linspace(0, 1, 40))
    teeth = rng.uniform(-0.10, 0.10, 19)
    teeth[-1] = teeth[0]
    edge = np.interp(turn, np.linspace(0, 2 * np.pi, 19), teeth)
    bottom, top = (low, high + edge) if low < 0.01 else (low + edge, high)
    z = bottom + (top - bottom) * share
    places = np.stack([egg_radius(z) * np.cos(turn), egg_radius(z) * np.sin(turn), z], -1)
    return sheet(places, mottled("#cfe0d6", "#a9c6bd", 0.5, 4, through=0.2), part, thick=0.018)


def nest(rng):
    """Straws laid round and round, and a few that stick out."""
    tones = [matt(colour, rough=0.8) for colour in STRAW]
    for number in range(520):
        angle, span = rng.uniform(0, 2 * np.pi), rng.uniform(0.5, 1.5)
        radius, high = 1.25 + abs(rng.normal(0, 0.42)), 0.0
        high = 0.55 * np.clip((radius - 1.15) / 0.55, 0, 1) + rng.uniform(-0.25, 0.08)
        along = np.linspace(-span / 2, span / 2, 7)
        wave = radius + rng.normal(0, 0.06, 7).cumsum() * 0.5
        places = np.stack(
            [
                wave * np.cos(angle + along),
                0.86 * wave * np.sin(angle + along),
                high + rng.normal(0, 0.035, 7).cumsum(),
            ],
            -1,
        )
        tube(curve(places, 20), [0.020, 0.013], tones[number % 5], part=2, resolution=2)
    for number in range(240):
        x, y = rng.normal(0, 0.65, 2)
        way = rng.normal(0, 0.4, 2)
        places = [
            (x - way[0], y - way[1], rng.uniform(-0.2, -0.05)),
            (x, y, rng.uniform(-0.08, 0.05)),
            (x + way[0], y + way[1], rng.uniform(-0.2, -0.02)),
        ]
        tube(curve(places, 12), 0.014, tones[number % 5], part=2, resolution=2)


def pot_and_brush(at):
    """Left on the rim by whoever mended: gold in a small dark pot, and the brush in it."""
    wood, hair = matt("#5a3c2c"), matt("#e8cf90", gloss=0.4)
    glaze, gold = matt("#2c4a63", rough=0.35, gloss=0.5), matt("#f0b032", 0.3, 0.8, glow=0.15)
    wall = [(0.001, 0.0), (0.095, 0.0), (0.135, 0.05), (0.148, 0.12), (0.128, 0.19), (0.122, 0.215),
            (0.136, 0.24), (0.118, 0.24), (0.108, 0.20), (0.10, 0.18)]  # fmt: skip
    parts = [
        lathe(wall, glaze, steps=48, part=7),
        lathe([(0.001, 0.205), (0.112, 0.205)], gold, steps=40, part=8),
        tube([(0.02, -0.02, 0.17), (0.25, -0.05, 0.64)], (0.016, 0.024, 0.012), wood, part=9),
        tube([(0.02, -0.02, 0.17), (0.09, -0.03, 0.31)], (0.026, 0.022), hair, part=8),
    ]  # fmt: skip
    parts[2].visible_shadow = False  # it would cross the cracks
    for turn, low, wide in ((-1.9, 0.07, 0.017), (-1.45, 0.15, 0.013), (-0.9, 0.11, 0.015)):
        z = np.linspace(0.243, low, 14)
        out = np.interp(
            z, [0.0, 0.05, 0.12, 0.19, 0.215, 0.24], [0.095, 0.135, 0.148, 0.128, 0.122, 0.136]
        )
        drip = np.stack([out * math.cos(turn), out * math.sin(turn), z], -1)
        parts.append(tube(drip, (wide * 0.8, wide * 0.6, wide * 1.1), gold, part=8))
    group(parts, at, (4, -5, 0), 1.15)


def flier(beat):
    """Flies along +x: head, beak and tail, its wings at one moment of their beat."""
    dark, bill = matt("#4a4a52"), matt("#b5803a")
    parts = [
        ball((0, 0, 0), (0.30, 0.12, 0.115), dark, 21, 24),
        ball((0.29, 0, 0.06), (0.12, 0.10, 0.10), dark, 21, 20),
        tube([(0.37, 0, 0.06), (0.54, 0, 0.025)], [0.045, 0.004], bill, part=21),
    ]
    tail = [[(-0.20, 0.05, 0.0), (-0.20, -0.05, 0.0), (-0.60, -0.16, 0.03), (-0.60, 0.16, 0.03)]]
    chords = ((0.06, 0.16, -0.16, 0.0), (0.42, 0.20, -0.14, 0.34), (0.72, 0.08, -0.20, 0.42),
              (1.02, -0.16, -0.24, 0.40))  # fmt: skip
    for side in (-1, 1):
        edges = [((front, side * y, beat * z + 0.05), (back, side * y, beat * z + 0.03))
                 for y, front, back, z in chords]  # fmt: skip
        tail += [[a, b, d, c] for (a, b), (c, d) in pairwise(edges)]
    return group([*parts, loose_quads(tail, dark, 21)])


def brood():
    """Three on their way out over the valley."""
    for at, size, beat, turn in (
        ((0.45, 7, 2.25), 0.68, 1.3, (-16, -14, 38)),
        ((1.10, 8, 3.05), 0.66, 1.5, (-13, -20, 32)),
        ((2.15, 10, 3.70), 0.70, 1.15, (-11, -12, 32)),
    ):
        put(flier(beat), at, turn, size)


def valley(detail):
    hills, fine = ground_noise(4, 20, 0.02, 0.06), ground_noise(7, 24, 0.1, 0.4)
    terrain(
        np.linspace(-140, 140, int(300 * detail)),
        np.linspace(25, 420, int(300 * detail)),
        lambda x, y: -24 + 9 * hills(x, y) + 0.8 * fine(x, y),
        mottled("#6f8f78", "#54786c", 0.6, 0.06),
        20,
    )


def scene(detail):
    rng = np.random.default_rng(45)
    nest(rng)
    brood()
    valley(detail)
    rim = [(0.001, -0.35), (0.95, -0.33), (1.25, -0.02), (1.45, 0.30)]
    put(lathe(rim, matt("#7a5c30"), part=3), scale=(1, 0.86, 1))
    block((-6, -1.9, -1.4), (6, 1.7, -0.36), mottled("#b9a184", "#93806a", 0.6, 1.2), 0.05, 3)
    put(open_shell(rng, 0.0, 0.62, 5), (-0.98, 0.26, 0.05), (12, 10, 84), 0.98)
    put(open_shell(rng, 0.0, 0.50, 6), (0.90, 0.02, 0.06), (-34, 10, 60), 0.96)
    put(gilded_egg(), (-0.02, -0.12, -0.02), (-6, -5, 4), 1.18)
    pot_and_brush((0.68, -1.24, 0.55))
    area((-3, -5, 3), (0, 0, 0.6), (4, 3), "#b9d6e6", 60)
    sun(322, 17, "#ffd596", 5.6, 0.8)
    sky("#9fbede", 0.30)
    camera((0.30, -5.2, 1.95), (0.05, 0.0, 1.28), lens=47)


def paint(picture):
    shells, seam, air = picture.of(5, 6, 10), picture.of(11), picture.of(0)
    picture.expose(1.25).backdrop(MORNING, bottom=640, drift=24)
    picture.grade(
        WARM, 0.35, (0.36, 0.52, 0.68), (0.28, 0.46, 0.63, 0.80), 0.06, 0.35, 0.012, picture.of(2)
    )
    picture.haze("#e3dfbb", 40, 420, 0.9, 0.8, mask=1 - air)
    picture.lift(0.1)
    picture.sharpen_at(400, 740, 260).sharpen_at(*picture.centre_of(7), 110).find_edges(
        0.75, floor=0.2
    )
    picture.focus = np.maximum(picture.focus, blur(picture.of(11, 21, 5, 6, 7, 8, 9), 2) * 0.9)
    picture.hard = np.where(shells + seam + picture.of(7, 8, 9) > 0, 0.95, 0.5).astype(np.float32)
    picture.directions(base=14, form=4, swirl=0.3, by_part={0: 6})
    strokes(
        picture,
        (34, 17, 8, 3.8, 2.0, 1.4),
        length=7,
        jitter=(0.015, 0.013),
        need=(0, 0.04, 0.045, 0.045),
    )
    return finish(picture, impasto=0.05, bloom=0.04)
