"""Why are they rolling up, and what is waiting for them at the top?

A steep white lane of steps in the sun; from a burst crate the oranges roll upward, a cat looks on.
"""

import numpy as np
from light.animals import sitting_cat
from light.filters import blur
from light.finish import finish
from light.materials import matt, mottled
from light.plants import leaves
from light.scene import camera, group, sky, sun
from light.shapes import ball, block, box, copy, lathe
from light.strokes import strokes

SAMPLES, SEED, SCALE = 18, 82, 0.7
RISE, TREAD, COUNT, HALF = 0.19, 0.56, 30, 1.75
WARM = (
    (0.0, "#39406a"),
    (0.22, "#5f6c9c"),
    (0.40, "#93a0c4"),
    (0.56, "#c8c2c6"),
    (0.70, "#ecd9b8"),
    (0.84, "#fbefd6"),
    (1.0, "#fffcf2"),
)
BLUE = ((0, "#3f8fc9"), (0.6, "#86c0e0"), (1, "#c9e4ea"))


def ground(y):
    return RISE * np.floor(np.clip(y, 0, COUNT * TREAD) / TREAD + 1e-6)


def steps():
    rng = np.random.default_rng(4)
    stone = [mottled(c, "#d8c9ae", 0.35, 2) for c in ("#f4ead6", "#efe3cc", "#f8f0de")]
    block((-6, -8, -0.4), (6, 0, 0), stone[0], part=1)
    for k in range(COUNT):
        left = -HALF - 0.2
        while left < HALF + 0.2:
            wide = float(rng.uniform(0.7, 1.5))
            block(
                (left, k * TREAD, -0.5),
                (left + wide - 0.015, (k + 1) * TREAD + 0.02, (k + 1) * RISE),
                stone[rng.integers(3)],
                0.015,
                1,
            )
            left += wide
    block((-6, COUNT * TREAD, -0.5), (6, COUNT * TREAD + 9, COUNT * RISE), stone[0], part=1)


def houses():
    walls = [mottled(c, "#e3d6c0", 0.3, 0.8) for c in ("#fbf6ea", "#f4ecd8", "#fdf8ee", "#f3e3d0")]
    doors = [matt(c) for c in ("#3f7fa8", "#4f9a8a", "#35688f", "#c9724a")]
    for side in (-1, 1):
        y, number = -6.0, 0
        while y < COUNT * TREAD:
            long = (3.6, 2.8, 4.2, 3.1, 3.8)[number % 5]
            top = ground(y + long / 2) + (4.6, 3.4, 5.4, 3.9)[(number + (side > 0)) % 4] * (
                0.74 if side > 0 else 1
            )
            inset = (0.0, 0.18, -0.10, 0.10)[number % 4]
            near, far = side * (HALF + inset), side * (HALF + 4)
            block(
                (min(near, far), y, -0.5),
                (max(near, far), y + long, top),
                walls[(number + (side < 0)) % 4],
                0.05,
                2,
            )
            base = ground(y + 1.75) + RISE
            face = near - side * 0.02
            block(
                (face - 0.02, y + 0.70, base - 0.9),
                (face + 0.02, y + 1.75, base + 2.0),
                walls[2],
                0.01,
                2,
            )
            block(
                (face - 0.16, y + 0.62, base - 1.2),
                (face + 0.16, y + 1.83, base),
                walls[1],
                0.02,
                2,
            )
            block(
                (face - 0.03, y + 0.8, base),
                (face + 0.03, y + 1.65, base + 1.9),
                doors[(number * 2 + (side > 0)) % 4],
                0.01,
                3,
            )
            block(
                (face - 0.04, y + long - 1.25, base + 1.6),
                (face + 0.04, y + long - 0.55, base + 2.5),
                doors[(number + 1) % 4],
                0.01,
                3,
            )
            y, number = y + long, number + 1


def flower_pots(rng):
    clay = matt("#c8703f")
    pot = [
        (0.001, 0),
        (0.14, 0),
        (0.19, 0.28),
        (0.21, 0.28),
        (0.21, 0.34),
        (0.17, 0.34),
        (0.001, 0.30),
    ]
    for x, y, colour in (
        (-1.5, 2.7, "#d8386a"),
        (-1.5, 6.6, "#e05a7c"),
        (1.48, 4.4, "#e9d64a"),
        (-1.45, 11.7, "#d8386a"),
    ):
        at = np.array((x, y, float(ground(np.array(y))) + RISE))
        lathe(pot, clay, at, steps=32, part=4)
        crown = at + (0, 0, 0.55) + rng.normal(0, 0.13, (60, 3))
        leaves(crown, (0.05, 0.09), matt("#6f9c4c", through=0.3), 5, 3, 0.05, 2)
        leaves(
            crown[:22] + (0, 0, 0.05), (0.05, 0.07), matt(colour, through=0.3), 5, 4, 0.05, 2, 0.9
        )


def oranges(rng):
    """More and more of them, from step to step towards the top; there one has risen."""
    skin = mottled("#f58a1c", "#ec7412", 0.3, 9, rough=0.5, gloss=0.25)
    first = ball((0, -300, 0), 1.0, skin, 6, 24)
    lying = []
    for _ in range(220):
        size, share = float(rng.uniform(0.10, 0.125)), rng.random()
        row = int(COUNT * share**0.9)
        y = row * TREAD + float(rng.uniform(size, TREAD - size))
        x = float(rng.uniform(-1.1, 1.2) * (0.55 + 0.45 * abs(np.sin(5 * share)))) + 0.25
        near = (abs(x - a) < 0.25 and abs(y - b) < 0.25 for a, b in lying)
        if any(near) or (abs(x + 0.62) < 0.5 and abs(y - 4.7) < 0.7):
            continue
        lying.append((x, y))
        copy(first, (x, y, RISE * (row + 1) + size), None, size)
    for x, y in (
        (0.2, -0.9),
        (0.75, -1.2),
        (-0.15, -1.35),
        (1.25, -0.7),
        (0.5, -0.45),
        (0.95, -1.6),
        (-0.6, -0.6),
    ):
        copy(first, (x, y, 0.12), None, 0.12)
    ball((0.12, 31.0, 9.0), 1.9, matt("#ff9a2e", glow=1.6), 9, 48)


def crate():
    wood = mottled("#c89a5c", "#a87c46", 0.5, 4)
    parts = []
    for z in (0.10, 0.28, 0.46):
        parts.append(box((0.95, 0.03, 0.14), (0, 0.3, z), wood, part=7))
        parts.append(box((0.03, 0.62, 0.14), (-0.46, 0, z), wood, part=7))
        if z < 0.2:
            parts.append(box((0.95, 0.03, 0.14), (0.03, -0.30, z), wood, turn=(0, 0, 4), part=7))
    parts.append(box((0.95, 0.62, 0.02), (0, 0, 0.03), wood, part=7))
    for x, y in ((-0.44, 0.28), (0.44, 0.28), (-0.44, -0.28), (0.44, -0.28)):
        parts.append(box((0.05, 0.05, 0.54), (x, y, 0.27), wood, part=7))
    group(parts, (1.0, -1.35, 0.0), (0, 0, -24))
    for x, y, turn in ((0.2, -2.0, 40), (-0.4, -1.6, -15)):
        box((0.8, 0.12, 0.03), (x, y, 0.02), wood, turn=(0, 0, turn), part=7)


def scene(detail):
    rng = np.random.default_rng(82)
    steps()
    houses()
    flower_pots(rng)
    oranges(rng)
    crate()
    cat, _, _ = sitting_cat(mottled("#6f6a78", "#4f4a58", 0.5, 6), (16, 0, -10), None, 10, 0)
    y = 4.6
    group(cat, (-0.62, y, float(ground(np.array(y))) + RISE), (0, 0, -8), 1.5)
    sun(-28, 42, "#fff0cc", 4.8, 0.5)
    sky("#88b4f0", 0.65)
    camera((0.15, -5.9, 1.5), (0.12, 6.0, 3.55), lens=35, roll=-3)


def paint(picture):
    air, fruit = picture.of(0), picture.of(6)
    picture.expose(0.95).backdrop(BLUE, bottom=480, drift=12)
    white = picture.of(1, 2)
    picture.grade(WARM, 0.5, (0.45, 0.60, 0.76), (0.40, 0.55, 0.72, 0.91), 0.05, 0.45, 0.012, white)
    picture.lay(picture.of(9) * 0.75, "#ffa63c").glow(*picture.centre_of(9), 190, "#ffc860", 0.45)
    picture.sharpen_at(420, 700, 300, 0.8).find_edges(0.75, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(np.clip(fruit + picture.of(10), 0, 1), 2) * 0.8)
    picture.hard = np.where(white + air > 0, 0.6, 0.96).astype(np.float32)
    picture.directions(base=4, swirl=0.25, form=3, by_part={2: 82, 3: 86})
    strokes(
        picture, (30, 15, 7.5, 3.6, 1.9), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045)
    )
    picture.balance(a=-0.004, b=-0.016)
    return finish(picture, impasto=0.05)
