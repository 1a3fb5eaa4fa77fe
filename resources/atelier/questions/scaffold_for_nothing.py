"""What was being built here, or who has just been let go?

Dusk on an open field: a scaffolding as high as a tower, and its empty
inside has the shape of a dog.
"""

import itertools

import numpy as np
from light.bodies import ground_noise
from light.filters import ramp, step
from light.finish import finish
from light.hands import contour, flat
from light.materials import matt, mottled
from light.scene import camera, sky, sun
from light.shapes import ball, box, curve, mesh, terrain, tube
from light.things import ladder

SAMPLES, SEED, SCALE = 20, 66, 1.2
TALL, STEP, EYE = 9.6, 0.80, (1.0, -38, 1.6)
DOG = ((-0.52, -0.06), (0.33, -0.06), (0.37, 0.03), (0.34, 0.07), (0.24, 0.09), (0.23, 0.30),
       (0.29, 0.46), (0.28, 0.58), (0.34, 0.645), (0.55, 0.655), (0.60, 0.70), (0.58, 0.755),
       (0.40, 0.80), (0.35, 0.87), (0.27, 0.92), (0.23, 1.03), (0.13, 0.93), (0.06, 0.86),
       (0.0, 0.74), (-0.10, 0.60), (-0.27, 0.43), (-0.39, 0.26), (-0.46, 0.11))  # fmt: skip
DUSK = ((0, "#b38ab6"), (0.35, "#dfa3bf"), (0.7, "#f8c9c4"), (0.92, "#fde3c4"), (1, "#fbd9b0"))


def outline(y):
    """The dog as a way from its forepaw over the ear to its tail, seen alike in every depth."""
    corners = np.array((*DOG[1:], DOG[0]))
    parts = [curve(corners[low : high + 1], 60) for low, high in ((0, 3), (3, 14), (14, 22))]
    far = (y - EYE[1]) / -EYE[1]
    middle = np.array((EYE[0], EYE[2]))
    return middle + (np.concatenate(parts) * TALL - middle) * far


def inside_the_dog(x, z, y=0.0):
    """Whether points of an upright plane lie within the outline (even-odd rule)."""
    x, z = np.asarray(x, float), np.asarray(z, float)
    inside, way = np.zeros(x.shape, bool), outline(y)
    for (x0, z0), (x1, z1) in zip(way, np.roll(way, -1, 0), strict=True):
        crosses = (z0 > z) != (z1 > z)
        inside ^= crosses & (x < x0 + (z - z0) * (x1 - x0) / (z1 - z0 + 1e-9))
    return inside


def pole(start, end, radius, material, part):
    """A pole that is missing wherever it would stand in the dog."""
    count = max(int(np.linalg.norm(np.subtract(end, start)) / 0.05), 4)
    places = np.linspace(start, end, count)
    out = ~inside_the_dog(places[:, 0], places[:, 2], start[1])
    for free, run in itertools.groupby(range(count), key=lambda i: out[i]):
        some = list(run)
        if free and len(some) > 9:
            tube(places[[some[0], some[-1]]], radius, material, part=part, resolution=2)


def lattice(iron, plank):
    columns = np.arange(-8.64, 7.7, STEP)
    for y, apart in ((-1.1, 2), (0.9, 1)):
        for x in columns[::apart]:
            pole((x, y, -0.3), (x, y, 13.2 + 0.4 * np.sin(5 * x + y)), 0.045, iron, 3)
        for number, z in enumerate(np.arange(STEP, 13.0, STEP)):
            if number % 3 == 1 or apart == 1:
                pole((columns[0] - 0.4, y, z), (columns[-1] + 0.4, y, z), 0.036, iron, 3)
            if number % 3 == 1 and y > 0:
                board(columns, y, z, plank)
    netting(columns, iron)
    rng = np.random.default_rng(5)
    for _ in range(12):
        x, z = rng.choice(columns[:-4:2]), STEP * rng.choice((2, 5, 8, 11))
        turn = rng.choice((-1, 1))
        ends = ((x, -1.2, z), (x + 4 * STEP, -1.2, z + 3 * STEP))
        back = ((ends[0][0], -1.2, ends[1][2]), (ends[1][0], -1.2, z))
        pole(*(ends if turn > 0 else back), 0.032, iron, 3)


def netting(columns, iron):
    """Cloth on the scaffolding; it ends where the dog begins, hemmed by a bent pipe."""
    way, low = outline(1.0), 0.7
    way = way[way[:, 1] > low]
    left, right = columns[0], columns[-1]
    ends = [(way[0][0], low), *way, (way[-1][0], low)]
    rim = [(left, low), (left, 12.4), (right, 12.4), (right, low), *ends]
    places = np.array([(x, 1.0, z) for x, z in rim])
    net = matt("#8f6f9c", through=0.3)
    mesh(places, [tuple(range(len(rim)))], net, 7, smooth=False)
    hem = outline(-1.2)
    tube([(x, -1.2, z) for x, z in hem], 0.055, iron, part=3)


def board(columns, y, z, plank):
    for x in columns:
        middle = x + STEP / 2
        if not inside_the_dog([middle - 0.4, middle, middle + 0.4], [z] * 3, y).any():
            box((STEP, 1.6, 0.06), (middle, y - 1.0, z + 0.07), plank, part=4)


def scene(detail):
    iron, plank = matt("#4d3b5c"), mottled("#7a5668", "#5a4054", 0.5, 1)
    lattice(iron, plank)
    rung = matt("#e0a862")
    for x, low, high in ((-7.5, 0.0, 4.7), (-6.0, 4.0, 7.2), (6.1, 0.0, 4.7), (6.8, 4.0, 7.2),
                         (6.1, 6.5, 9.6)):  # fmt: skip
        ladder((x, -1.5, low), (x + 0.35, -1.3, high), rung, 0.62, 0.48, 0.06, 5)
    glow = matt("#ffd98c", glow=6)
    for x, z in ((-5.0, 3.9), (4.2, 4.7), (-3.0, 8.6), (6.4, 9.9), (-8.0, 11.1), (3.3, 11.6)):
        tube([(x, -1.3, z + 0.55), (x, -1.3, z + 0.1)], 0.02, iron, part=3)
        ball((x, -1.3, z), 0.14, glow, 6, 16)
    rough = ground_noise(4, 30, 0.3, 2.0)
    land = mottled("#8a6a86", "#6f5274", 0.5, 0.4)
    terrain(
        np.linspace(-60, 60, 200),
        np.concatenate([np.linspace(-46, 12, 200), np.linspace(13, 500, 60)]),
        lambda x, y: 0.10 * rough(x, y) - 0.05,
        land,
        1,
    )
    for x, y, turn in ((-2.4, -5.4, 12), (-1.7, -5.9, -30), (3.4, -5.0, 40)):
        box((2.4, 0.26, 0.07), (x, y, 0.1), plank, turn=(0, 0, turn), part=4)
    sun(64, 7, "#ffc3a8", 2.6, 1.0)
    sky("#c8a2d2", 0.75)
    camera(EYE, (-0.55, 0, 7.4), lens=50)


def paint(picture):
    level = np.nonzero(picture.of(1))[0].min() / picture.scale
    drift = 26 * picture.noise(420, 4, stretch=(3, 1))
    air = ramp(DUSK, np.clip((picture.y + drift) / level, 0, 1))
    bars = step(picture.noise(170, 8, stretch=(5, 0.7)), 0.9, 1.6)[..., None] * 0.35
    air = air * (1 - bars) + np.array((0.99, 0.86, 0.80), np.float32) * bars
    picture.directions(base=3, swirl=0.2, by_part={(3, 5): 88})
    field = (("#b48cae", "#dcb2c2"), (0.40, 0.66))
    flat(picture, (0.5, 0.8), ("#a78cc0", "#d2b6d0"), {1: field}, dry=0.12, back=air)
    contour(picture, "#3a2440", 1.0, 0.5, 0.2, 0.9, 0.6, 0.3, skip=(0, 1, 6), rough=0.7)
    picture.lay(picture.of(6), "#fff0c0")
    picture.lay(step(picture.y, level, 1300) * picture.of(1) * 0.35, "#5b3f66")
    return finish(picture, impasto=0, bloom=0.06, grain=0.006)
