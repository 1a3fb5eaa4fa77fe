"""Why does the winter stay for this one tree, and who sledged to the very edge of it?

A meadow in full June; in the middle one bare tree stands in a circle of snow.
"""

import numpy as np
from light.bodies import Body, ground_noise
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import blades, leaves, tree
from light.scene import camera, group, sky, sun
from light.shapes import ball, beam, box, copy, curve, terrain, tint_where, tube
from light.strokes import strokes

SAMPLES, SEED = 28, 57
TREE, RADIUS = np.array((0.4, 13.0)), 5.4
JUNE = ((0, "#6fb1d6"), (0.5, "#b5d9dd"), (0.85, "#f0ead0"), (1, "#f8e8c0"))  # fmt: skip
MEADOW = ((0.0, "#1d3b36"), (0.25, "#2f5c46"), (0.42, "#568a4c"), (0.58, "#93b458"),
          (0.72, "#c9d078"), (0.86, "#efe9b4"), (1.0, "#fffdf2"))  # fmt: skip
SLEDGE, HEADING = np.array((-2.75, 9.15)), -52  # its front points out into the grass
TRACK = ((1.7, 15.6), (2.1, 13.4), (1.2, 11.7), (-0.6, 10.65), (-2.0, 9.74))


RAGGED, TUFTS = ground_noise(6, 40, 0.5, 2.6), ground_noise(9, 40, 3, 9)


def from_tree(x, y):
    """0 at the trunk .. 1 where the snow ends, in tongues and bays."""
    angle = np.arctan2(y - TREE[1], x - TREE[0])
    edge = 1 + 0.06 * np.sin(3 * angle + 1) + 0.05 * np.sin(7 * angle)
    edge = edge + 0.13 * RAGGED(x, y) + 0.06 * TUFTS(x, y)
    return np.hypot(x - TREE[0], y - TREE[1]) / (RADIUS * edge)


def meadow_height():
    broad, fine = ground_noise(3, 20, 0.06, 0.25), ground_noise(4, 20, 0.8, 3)
    drifts = ground_noise(12, 24, 0.7, 2.2, (1, 1.6))
    line = curve(np.array(TRACK), 160)

    def height(x, y):
        z = 0.5 * broad(x, y) + 0.012 * fine(x, y) + 0.02 * np.clip(y - 20, 0, 99)
        inside = np.clip(1 - from_tree(x, y), 0, 1)
        heaped = 1 - np.exp(-inside / 0.22)  # steep at the border, then a long swell
        near = np.hypot(x - TREE[0], y - TREE[1]) / 0.75
        snow = heaped * (0.34 + 0.30 * inside + 0.15 * drifts(x, y) + 0.3 * np.exp(-(near**2)))
        away = np.full(np.shape(x), 9.0)
        for a, b in line[:, :2]:
            away = np.minimum(away, np.hypot(x - a, y - b))
        rut = np.exp(-(((away - 0.36) / 0.10) ** 4)) + 0.25 * np.exp(-((away / 0.2) ** 4))
        banked = np.exp(-(((away - 0.54) / 0.08) ** 2))
        return z + np.maximum(snow - (0.24 * rut - 0.05 * banked) * (inside > 0.02), 0)

    return height


def lay_snow_on(boughs):
    """The boughs once more in white, lifted where they lie and hidden within where they stand."""
    for spline in boughs.data.splines:
        places = np.array([knot.co[:3] for knot in spline.points])
        way = np.gradient(places, axis=0)
        lying = np.hypot(way[:, 0], way[:, 1]) / np.linalg.norm(way, axis=1)
        for knot, flat in zip(spline.points, np.clip((lying - 0.25) / 0.4, 0, 1), strict=True):
            lift = 0.50 * knot.radius + 0.016
            knot.co[2] += lift * flat
            knot.radius = (0.86 * knot.radius + 0.012) * flat + 0.6 * knot.radius * (1 - flat)


def snowflakes(rng):
    """They fall below this tree and nowhere else."""
    count = 340
    angle, out = rng.uniform(0, 2 * np.pi, count), RADIUS * 0.86 * np.sqrt(rng.random(count))
    high = rng.uniform(0.5, 6.2, count)
    places = np.c_[TREE[0] + out * np.cos(angle), TREE[1] + out * np.sin(angle), high]
    flake = matt("#ffffff", glow=0.25)
    first = ball((0, -300, 0), 0.036, flake, 9, 10)
    for place, size in zip(places, rng.uniform(0.6, 1.25, count), strict=True):
        copy(first, tuple(place), scale=0.040 * float(size))


def sledge(height):
    """Left where the snow ends."""
    oak, red = mottled("#b5793f", "#8f5a2c", 0.4, 6), matt("#b8432f")
    parts = []
    for side in (-0.26, 0.26):
        line = [(side, 0.8, 0.05), (side, -0.5, 0.05), (side, -0.84, 0.12), (side, -0.94, 0.28),
                (side, -0.85, 0.39), (side, -0.70, 0.36), (side, -0.50, 0.27)]  # fmt: skip
        parts.append(tube(curve(line, 30), 0.045, red, part=8))
        parts += [beam((side, y, 0.05), (side, y, 0.22), 0.06, red, part=8) for y in (-0.3, 0.55)]
    for y, z in ((-0.92, 0.33), (-0.56, 0.25)):  # where the runners meet the seat's front
        parts.append(beam((-0.30, y, z), (0.30, y, z), 0.075, red, part=8))
    for x in (-0.2, 0, 0.2):
        parts.append(box((0.15, 1.35, 0.05), (x, 0.1, 0.24), oak, 0.01, part=8))
    x, y = SLEDGE
    group(parts, (x, y, float(height(x, y)) + 0.10), (4, 0, HEADING), 1.45)


def wood(rng):
    """Green crowns along the far edge."""
    crown = Body((-1.4,) * 3, (1.4,) * 3, 0.12)
    for _ in range(14):
        crown.ball(rng.normal(0, 0.45, 3) * (1, 1, 0.8), rng.uniform(0.3, 0.55), 0.1)
    dark = crown.build(mottled("#5f8a4c", "#43703f", 0.5, 1), 7, (0, -300, 0))
    corners = np.array([corner.co[:] for corner in dark.data.vertices])
    light = leaves(corners, (0.06, 0.12), matt("#7fa854", through=0.2), 7, 5, 0.08, 3)
    light.location = (0, -300, 0)
    for x in np.linspace(-60, 60, 34):
        size = float(rng.uniform(3.2, 5.5))
        at = (x + rng.normal(0, 1), 62 + rng.normal(0, 4), 0.8 + size * 0.8)
        turn = (0, 0, rng.uniform(0, 360))
        for thing in (dark, light):
            copy(thing, at, turn, size)


def flowering_meadow(rng, height, detail):
    """Tall grass and four kinds of flowers, up to the very edge of the snow."""
    count = int(200000 * detail)
    y = -6 + 50 * rng.random(count) ** 1.5
    x = rng.uniform(-1, 1, count) * (3 + 0.5 * (y + 6))
    outside = from_tree(x, y) > 1.05 - 0.50 * rng.random(count) ** 5
    x, y = x[outside], y[outside]
    for seed, colour in enumerate(("#94c058", "#7cab4a", "#b2cf72", "#6c9c46")):
        blades(
            x[seed::4], y[seed::4], height, (0.12, 0.42), matt(colour, through=0.35), 2, seed, 0.035
        )
    for seed, (colour, share) in enumerate(
        (("#fdf6e6", 1100), ("#f2c83c", 1000), ("#d8503c", 750), ("#6f7fd0", 600))
    ):
        pick = rng.choice(np.flatnonzero(from_tree(x, y) > 1.02), share)
        heads = np.c_[x[pick], y[pick], height(x[pick], y[pick]) + rng.uniform(0.25, 0.42, share)]
        leaves(heads, (0.035, 0.065), matt(colour, through=0.3), 3, seed, 0.02, 4, 0.9)


def scene(detail):
    rng = np.random.default_rng(57)
    height = meadow_height()
    xs = np.concatenate(
        [
            np.linspace(-40, -6, 60),
            np.linspace(-5.9, 6.6, int(700 * detail)),
            np.linspace(6.7, 40, 60),
        ]
    )
    ys = np.concatenate(
        [
            np.linspace(-8, 7.9, 120),
            np.linspace(8, 18.2, int(600 * detail)),
            np.linspace(18.3, 80, 120),
        ]
    )
    field = terrain(xs, ys, height, matt("#8fbb58"), 1)
    tint_where(field, lambda x, y, z: from_tree(x, y) < 0.985, matt("#f6f8fc"))
    flowering_meadow(rng, height, detail)
    foot = (*TREE, float(height(*map(np.array, TREE))) - 0.1)
    bark = mottled("#4a3f3c", "#2f2826", 0.5, 4)
    shape = {"depth": 6, "spread": 46, "first": 0.24, "bend": 0.32, "trunk": 0.40}
    tree(foot, 12.5, 31, bark, part=5, **shape)
    lay_snow_on(tree(foot, 12.5, 31, matt("#fbfbfa"), part=6, **shape))
    sledge(height)
    snowflakes(np.random.default_rng(8))
    wood(rng)
    sun(194, 21, "#fff0cc", 4.4, 0.6)
    sky("#8fbcf0", 0.55)
    camera((0.2, -8.5, 4.6), (0.3, 11.0, 3.2), lens=40)


def paint(picture):
    air, green = picture.of(0), picture.of(1, 2, 3, 7)
    picture.expose(1.08).backdrop(JUNE, bottom=620, drift=14)
    white = step(picture.local().min(-1), 0.75, 0.9) * picture.of(1, 6)
    picture.grade(
        MEADOW,
        0.4,
        (0.40, 0.54, 0.68),
        (0.34, 0.49, 0.64, 0.79),
        0.05,
        0.4,
        0.012,
        green * (1 - white),
    )
    picture.lay(white * step(picture.shade(), 0.98, 0.45) * 0.9, "#93aee0")
    picture.haze("#e9ecd2", 24, 95, 0.6, mask=1 - air)
    picture.sharpen_at(400, 560, 260, 0.9).find_edges(0.7, floor=0.15)
    picture.focus = np.maximum(picture.focus, blur(picture.of(5, 6, 8), 2) * 0.9)
    picture.hard = np.where(picture.of(5, 6, 8) + white > 0, 0.9, 0.5).astype(np.float32)
    picture.directions(base=3, swirl=0.3, by_part={2: 82, 7: 50})
    strokes(
        picture,
        (32, 16, 8, 3.8, 2.0, 1.4),
        length=7,
        jitter=(0.015, 0.014),
        need=(0, 0.04, 0.045, 0.045),
    )
    return finish(picture, impasto=0.05)
