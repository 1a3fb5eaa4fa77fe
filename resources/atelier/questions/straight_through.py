"""Who did not play the game, and what were they running to, or from?

A clipped hedge maze in the morning; from the gate to the centre, holes in the shape of a runner.
"""

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import leaves
from light.scene import camera, group, put, sky, sun
from light.shapes import copy, lathe, terrain, tint_where
from light.strokes import strokes
from light.things import plain_chair, round_table, tablecloth

SAMPLES, SEED = 26, 16
RINGS = (4.8, 10.6, 16.4, 22.2)
TALL, THICK = 3.5, 0.5
GAPS = {(0, 1): -0.68, (0, 3): 0.62, (1, 0): 0.5, (1, 1): -0.5, (1, 2): 0.3, (1, 3): -0.6,
        (2, 0): -0.55, (2, 1): 0.4, (2, 2): -0.7, (2, 3): 0.62, (3, 0): -0.4, (3, 1): 0.6,
        (3, 2): -0.55, (3, 3): 0.4}  # fmt: skip  # (side, ring): where one may walk through
GREEN = ((0.0, "#14262a"), (0.25, "#24483f"), (0.42, "#41704a"), (0.58, "#7d9c53"),
         (0.72, "#bcc07c"), (0.86, "#efe0b4"), (1.0, "#fffaf0"))  # fmt: skip
RUNNER = (  # the limbs of the hole: start and end in x and z, thickness
    ((0.18, 1.74), (0.18, 1.75), 0.20),
    ((0.10, 1.40), (-0.02, 1.00), 0.20),
    ((0.12, 1.42), (0.46, 1.18), 0.115),
    ((0.46, 1.18), (0.72, 1.44), 0.105),
    ((0.04, 1.44), (-0.38, 1.36), 0.115),
    ((-0.38, 1.36), (-0.56, 1.04), 0.105),
    ((0.02, 0.96), (0.44, 0.78), 0.145),
    ((0.44, 0.78), (0.40, 0.28), 0.12),
    ((0.40, 0.24), (0.58, 0.24), 0.09),
    ((-0.04, 0.94), (-0.22, 0.52), 0.145),
    ((-0.22, 0.52), (-0.66, 0.34), 0.12),
    ((-0.68, 0.34), (-0.74, 0.20), 0.09),
)
BROAD, HIGH = 1.68, 1.76  # metres to a unit of the runner


def runner(x, y, z, down):
    """How far a place of the hedge is from somebody in a hurry, negative inside.

    The hole leans by `down` to the eye, that looks from above, or the thick hedge would close it.
    """
    x, z = x / BROAD, (z + down * y) / HIGH + 0.13
    away = np.full(np.shape(x), 9.0)
    for (x0, z0), (x1, z1), thick in RUNNER:
        dx, dz = x1 - x0, z1 - z0
        along = np.clip(((x - x0) * dx + (z - z0) * dz) / (dx * dx + dz * dz), 0, 1)
        away = np.minimum(away, np.hypot(x - x0 - along * dx, z - z0 - along * dz) - thick)
    return away


def hedge(long, rng, hole=None, gaps=()):
    """A clipped wall along x, its middle at the origin."""
    half = long / 2 + THICK / 2
    body = Body(
        (-half - 0.3, -THICK, -0.1), (half + 0.3, THICK, TALL + 0.3), 0.05 if hole else 0.14
    )
    body.slab((0, 0, TALL / 2), (half, THICK / 2, TALL / 2), 0.06)
    shoots = ripples(int(rng.integers(99)), 30, 3, 9)
    body.ripple(lambda points: 0.035 * shoots(points))
    x, y, z = body.xyz
    if hole:
        body.distance = np.maximum(body.distance, -HIGH * runner(x, y, z, hole))
    for gap in gaps:
        body.distance = np.maximum(body.distance, 0.9 - np.abs(x - gap))
    return body


def maze(rng, detail):
    bark = mottled("#3f6a3c", "#2c4f35", 0.6, 0.8)
    cut = matt("#9cbf62")
    fresh, old = matt("#6d9a4a", through=0.2), matt("#4f7d42", through=0.2)
    for number, radius in enumerate(RINGS):
        for side, turn in enumerate((0, 90, 180, 270)):
            front = side == 0
            gaps = () if (side, number) not in GAPS else (GAPS[side, number] * radius,)
            down = 13.5 / (44 - radius) if front else None
            wall = hedge(2 * radius, rng, down, gaps).build(bark, 2)
            at = (radius * np.sin(np.radians(turn)), -radius * np.cos(np.radians(turn)), 0)
            if front:
                tint_where(wall, lambda x, y, z, down=down: runner(x, y, z, down) < 0.02, cut)
            put(wall, at, (0, 0, turn))
            corners = np.array([corner.co[:] for corner in wall.data.vertices])
            some = corners[rng.random(len(corners)) < 0.55 * detail]
            if front:
                some = some[runner(*some.T, down) > 0.07]
            for material, share in ((fresh, some[::2]), (old, some[1::2])):
                foliage = leaves(share, (0.05, 0.10), material, 3, number * 8 + side, 0.05, 2)
                put(foliage, at, (0, 0, turn))


def laid_table():
    """In the innermost square: a white cloth, two chairs, a pot of tea."""
    white, wood = matt("#fffaf0"), matt("#b5482f")
    parts = [put(tablecloth(0.52, 0.5, white, 4, 160), (0, 0, 0.78)),
             *round_table(white, wood, 0.77, 0.5, 4).children]  # fmt: skip
    pot = [(0.001, 0), (0.10, 0.01), (0.15, 0.08), (0.13, 0.17), (0.05, 0.22), (0.001, 0.25)]
    parts.append(lathe(pot, matt("#c9563a"), (0.06, 0.06, 0.79), part=4))
    chairs = [put(plain_chair(wood, 4), (0.95 * side, 0, 0), (0, 0, 90 * side)) for side in (-1, 1)]
    group([*parts, *chairs], (0.2, 2.1, 0), (0, 0, 12), 1.75)


def trees(rng):
    """The park behind."""
    crown = Body((-1.9,) * 3, (1.9,) * 3, 0.12)
    for _ in range(14):
        crown.ball(rng.normal(0, 0.45, 3) * (1, 1, 0.8), rng.uniform(0.3, 0.55), 0.1)
    dark = crown.build(mottled("#6f8f55", "#557849", 0.5, 1), 7, (0, -300, 0))
    corners = np.array([corner.co[:] for corner in dark.data.vertices])
    light = leaves(corners, (0.06, 0.12), matt("#93ad62", through=0.2), 7, 5, 0.08, 3)
    light.location = (0, -300, 0)
    for x, y in rng.uniform((-60, 38), (60, 95), (40, 2)):
        size = float(rng.uniform(2.4, 4.2))
        for thing in (dark, light):
            copy(thing, (x, y, size * 0.95), (0, 0, rng.uniform(0, 360)), size)


def scene(detail):
    rng = np.random.default_rng(16)
    rough = ground_noise(4, 30, 0.5, 3)
    gravel = mottled("#e2d4b4", "#cbb98f", 0.5, 1.2)
    terrain(
        np.linspace(-32, 32, 200),
        np.linspace(-44, 32, 200),
        lambda x, y: 0.02 * rough(x, y),
        gravel,
        1,
    )
    far = matt("#a9b87c")
    terrain(
        np.linspace(-400, 400, 80),
        np.linspace(31.5, 700, 80),
        lambda x, y: 0.012 * (y - 30) + 3 * np.sin(x / 40) * np.clip((y - 60) / 200, 0, 1),
        far,
        6,
    )
    maze(rng, detail)
    laid_table()
    for radius in RINGS:  # what he carried along, in front of the next hedge
        before = -radius - 0.5 - np.abs(rng.normal(0, 0.9, 26))
        leaves(
            np.c_[rng.normal(0.1, 0.75, 26), before, np.full(26, 0.04)],
            (0.08, 0.16),
            matt("#5d8a44"),
            5,
            int(radius * 9),
            0.07,
            3,
        )
    trees(rng)
    sun(8, 46, "#ffe6b8", 4.4, 0.5)
    sky("#8fb3e6", 0.55)
    camera((2.2, -44, 26.2), (0.2, -5.6, 0), lens=54)


def paint(picture):
    green, gravel = picture.of(2, 3, 5), picture.of(1, 4)
    picture.expose(0.96).planes(2, keep=0.2)
    picture.backdrop([(0, "#bcd3dc"), (1, "#f6ead0")], bottom=250)
    picture.grade(
        GREEN, 0.45, (0.36, 0.50, 0.64), (0.30, 0.44, 0.60, 0.74), 0.05, 0.4, 0.012, green
    )
    picture.glaze(gravel * step(picture.shade(), 0.62, 0.45), "#8fa3cf", 0.7)
    picture.haze("#f5ecd6", 62, 150, 0.9, 0.8)
    picture.sharpen_at(400, 1000, 260, 0.9).sharpen_at(400, 640, 160).find_edges(0.7, floor=0.15)
    picture.hard = np.where(gravel > 0, 0.8, 0.6).astype(np.float32)
    picture.directions(base=78, swirl=0.5, by_part={1: 3, 6: 2})
    strokes(
        picture,
        (24, 12, 6, 3.2, 1.9),
        length=5,
        jitter=(0.018, 0.014),
        need=(0, 0.045, 0.05, 0.05, 0.045),
    )
    return finish(picture, impasto=0.05)
