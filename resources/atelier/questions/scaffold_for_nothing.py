"""What was being built here, or who has just been let go?

Dusk on an open field: a scaffolding as high as a tower, and its empty
inside has the shape of a dog.
"""

import itertools

import numpy as np
from light.bodies import Body, ground_noise
from light.filters import ramp, step
from light.finish import finish
from light.hands import contour, flat
from light.materials import matt, mottled
from light.scene import camera, group, sky, sun
from light.shapes import ball, box, curve, mesh, terrain, tube
from light.things import ladder

SAMPLES, SEED, SCALE = 20, 66, 1.2
TALL, STEP, EYE = 9.6, 0.80, (1.0, -38, 1.6)
DOG = ((0.345, 0.0), (0.375, 0.03), (0.345, 0.065), (0.25, 0.085), (0.23, 0.30),
       (0.29, 0.46), (0.28, 0.58), (0.34, 0.645), (0.55, 0.655), (0.60, 0.70), (0.58, 0.755),
       (0.40, 0.80), (0.35, 0.87), (0.27, 0.92), (0.23, 1.03), (0.13, 0.93), (0.06, 0.86),
       (0.0, 0.74), (-0.10, 0.60), (-0.27, 0.43), (-0.39, 0.26), (-0.46, 0.11),
       (-0.48, 0.0))  # fmt: skip
FEET = ((-0.40, 0.0), (0.13, 0.0))
DUSK = ((0, "#b38ab6"), (0.35, "#dfa3bf"), (0.7, "#f8c9c4"), (0.92, "#fde3c4"), (1, "#fbd9b0"))


def outline(y):
    """The dog's way from its forepaw over the ear to its feet, alike in every depth."""
    corners = np.array(DOG)
    parts = [curve(corners[low : high + 1], 60) for low, high in ((0, 3), (3, 14), (14, 22))]
    parts.append(np.array(FEET))
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
    way, low = outline(1.0)[: -len(FEET)], -0.1
    left, right = columns[0], columns[-1]
    ends = [(way[0][0], low), *way, (way[-1][0], low)]
    rim = [(left, low), (left, 12.4), (right, 12.4), (right, low), *ends]
    places = np.array([(x, 1.0, z) for x, z in rim])
    net = matt("#8f6f9c", through=0.3)
    mesh(places, [tuple(range(len(rim)))], net, 7, smooth=False)
    hem = outline(-1.2)
    tube([(x, -1.2, z) for x, z in hem], 0.055, iron, closed=True, part=3)


def board(columns, y, z, plank):
    for x in columns:
        middle = x + STEP / 2
        if not inside_the_dog([middle - 0.4, middle, middle + 0.4], [z] * 3, y).any():
            box((STEP, 1.6, 0.06), (middle, y - 1.0, z + 0.07), plank, part=4)


def builder(at):
    """Kneels on a plank, facing -x, and rubs the empty nose with a cloth."""
    suit, skin = matt("#3f6f9c"), matt("#e0a884")
    body = Body((-0.75, -0.3, 0), (0.6, 0.3, 1.5), 0.02)
    body.chain([(0.52, 0.1, 0.10), (0.02, 0.1, 0.12), (0.26, 0.06, 0.58)], [0.09, 0.12, 0.15], 0.03)
    body.chain(
        [(-0.28, -0.1, 0.07), (-0.22, -0.1, 0.52), (0.26, -0.06, 0.58)], [0.08, 0.12, 0.15], 0.03
    )
    body.limb((0.26, 0, 0.58), (0.10, 0, 1.06), 0.18, 0.16, 0.05)
    body.chain(
        [(0.08, -0.14, 1.06), (-0.26, -0.16, 0.84), (-0.66, -0.12, 0.92)], [0.09, 0.08, 0.065], 0.03
    )
    parts = [
        body.build(suit, 8),
        ball((0.02, 0, 1.34), 0.16, skin, 9, 20),
        ball((0.03, 0, 1.41), 0.175, matt("#ffd25e"), 10, 24),
        ball((-0.76, -0.12, 0.94), 0.13, matt("#fff4e4"), 11, 16),
    ]
    group(parts, at, (0, 0, 0), 1.05)


def scene(detail):
    iron, plank = matt("#4d3b5c"), mottled("#7a5668", "#5a4054", 0.5, 1)
    lattice(iron, plank)
    rung = matt("#e0a862")
    for x, low, high in ((-7.4, 0.0, 4.6), (-5.8, 4.1, 7.0), (4.9, 0.0, 4.6), (6.5, 4.1, 7.0)):
        foot = -1.9 if low == 0 else -1.15
        ladder((x, foot, low), (x + 0.35, -1.25, high), rung, 0.62, 0.48, 0.06, 5)
    builder((6.62, -0.95, 6.50))
    glow = matt("#ffd98c", glow=6)
    for x, z in ((-5.0, 5.8), (4.0, 3.4), (-3.0, 8.2), (6.2, 10.6), (-7.6, 10.6), (1.3, 10.6)):
        tube([(x, -1.3, z + 0.62), (x, -1.3, z + 0.1)], 0.035, iron, part=3)
        ball((x, -1.3, z), 0.14, glow, 6, 16)
    rough = ground_noise(4, 30, 0.3, 2.0)
    land = mottled("#8a6a86", "#6f5274", 0.5, 0.4)
    far = np.concatenate([np.linspace(1.0, 12, 40), np.linspace(13, 500, 60)])
    for part, depth in ((1, np.linspace(-46, 1.0, 160)), (2, far)):
        terrain(
            np.linspace(-60, 60, 200),
            depth,
            lambda x, y: 0.04 * rough(x, y) - 0.04,
            land,
            part,
        )
    sun(64, 7, "#ffc3a8", 2.6, 1.0)
    sky("#c8a2d2", 0.75)
    camera(EYE, (-0.55, 0, 7.4), lens=50)


def paint(picture):
    level = np.nonzero(picture.of(1, 2))[0].min() / picture.scale
    drift = 26 * picture.noise(420, 4, stretch=(3, 1))
    air = ramp(DUSK, np.clip((picture.y + drift) / level, 0, 1))
    bars = step(picture.noise(170, 8, stretch=(5, 0.7)), 0.9, 1.6)[..., None] * 0.35
    air = air * (1 - bars) + np.array((0.99, 0.86, 0.80), np.float32) * bars
    picture.directions(base=3, swirl=0.2, by_part={(3, 5): 88})
    field = (("#b48cae", "#dcb2c2"), (0.40, 0.66))
    lit_field = (("#f3cfca", "#fbe0d0"), (0.30, 0.60))
    flat(picture, (0.5, 0.8), ("#a78cc0", "#d2b6d0"), {1: field, 2: lit_field}, dry=0.12, back=air)
    contour(picture, "#3a2440", 1.0, 0.5, 0.2, 0.9, 0.6, 0.3, skip=(0, 1, 2, 6), rough=0.7)
    picture.lay(picture.of(2) * 0.75, "#f6cdb6")
    picture.lay(picture.of(6), "#fff0c0")
    picture.lay(step(picture.y, level, 1300) * picture.of(1) * 0.35, "#5b3f66")
    return finish(picture, impasto=0, bloom=0.06, grain=0.006)
