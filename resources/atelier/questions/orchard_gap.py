"""Where did the tree go in the night, and has it come far enough?

An orchard in rows before sunrise; one tree is missing, a trail of roots leads up the hill to it.
"""

import numpy as np
from light.bodies import Body, ground_noise
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import leaves, tree
from light.scene import camera, group, sky, sun
from light.shapes import copy_group, curve, terrain, tint_where, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 18, 46, 0.7
GONE, GOAL = np.array((-3.9, 7.0)), np.array((6.0, 92.0))
TRAIL = curve(
    [
        (-3.9, 7.2),
        (-2.0, 10.5),
        (-1.9, 18),
        (-2.2, 31),
        (2.5, 44),
        (0.5, 58),
        (7.5, 72),
        (6.0, 91.5),
    ],
    400,
)
DAWN = ((0, "#5a4a86"), (0.4, "#8f6fa6"), (0.7, "#dba0ae"), (0.88, "#ffcf8f"), (1, "#ffe3a8"))
LAND = (
    (0.0, "#2a2044"),
    (0.2, "#44325f"),
    (0.38, "#6a4f80"),
    (0.54, "#94729e"),
    (0.7, "#c79fb0"),
    (0.85, "#f3cfae"),
    (1.0, "#fff2d4"),
)


def land():
    broad, fine = ground_noise(3, 20, 0.05, 0.2), ground_noise(4, 26, 1.0, 4.5)

    def height(x, y):
        hill = 15.5 * np.clip((y - 36) / 58, 0, 1) ** 1.5 - 0.0022 * (x - 6) ** 2 * np.clip(
            (y - 40) / 40, 0, 1
        )
        away = np.abs(x - np.interp(y, TRAIL[:, 1], TRAIL[:, 0]))
        on = (y > 7.0) & (y < 91)
        wide = 0.62 + 0.010 * y
        furrow = -0.42 * np.exp(-((away / wide) ** 2)) + 0.26 * np.exp(
            -(((away - 1.7 * wide) / (0.5 * wide)) ** 2)
        )
        hole = np.hypot(x - GONE[0], y - GONE[1])
        pit = -0.75 * np.exp(-((hole / 0.95) ** 4)) + 0.30 * np.exp(-(((hole - 1.35) / 0.35) ** 2))
        return hill + 0.10 * broad(x, y) + 0.025 * fine(x, y) + furrow * on + pit

    return height


def fruit_tree(seed):
    tips = []
    bark = mottled("#5a4658", "#43334a", 0.5, 4)
    stem = tree(
        (0, 0, -0.2), 3.5, seed, bark, depth=5, spread=44, trunk=0.16, part=3, tips=tips, bend=0.35
    )
    tips = np.array(tips)
    crown = leaves(tips[::2], (0.10, 0.19), matt("#8fa06a", through=0.3), 4, seed, 0.16, 3, 0.5)
    light = leaves(tips[1::5], (0.09, 0.16), matt("#b9bd7c", through=0.3), 4, seed + 1, 0.2, 2, 0.5)
    return group([stem, crown, light], (0, -300 - seed, 0))


def roots(height):
    """Torn ends round the hole, and some left along the way."""
    rng, bark = np.random.default_rng(5), matt("#6f5560")
    for number in range(22):
        if number < 11:
            angle = number / 11 * 6.28
            start = GONE + 1.2 * np.array((np.cos(angle), np.sin(angle)))
            way = -np.array((np.cos(angle), np.sin(angle)))
        else:
            start = TRAIL[8 + (number - 11) * 9] + rng.normal(0, 0.5, 2)
            way = rng.normal(0, 1, 2)
        way = way / np.linalg.norm(way)
        z = float(height(*map(np.array, start)))
        points = [
            (*start, z - 0.05),
            (*(start + 0.3 * way), z + 0.12),
            (*(start + 0.6 * way + rng.normal(0, 0.1, 2)), z + rng.uniform(-0.1, 0.2)),
        ]
        tube(curve(points, 12), [0.055, 0.035, 0.008], bark, part=5)


def scene(detail):
    rng = np.random.default_rng(46)
    height = land()
    ys = np.concatenate(
        [np.linspace(-9, 30, int(460 * detail)), np.geomspace(30.1, 160, int(300 * detail))]
    )
    field = terrain(
        np.linspace(-52, 60, int(620 * detail)),
        ys,
        height,
        mottled("#d3c0b4", "#bda6a4", 0.4, 0.5),
        1,
    )
    dark = mottled("#84686c", "#64505c", 0.5, 1.5)

    def torn(x, y, z):
        away = np.abs(x - np.interp(y, TRAIL[:, 1], TRAIL[:, 0]))
        hole = np.hypot(x - GONE[0], y - GONE[1])
        return (away < 0.55 + 0.008 * y) & (y > 7) & (y < 91) | (hole < 1.5)

    tint_where(field, torn, dark)
    kinds = [fruit_tree(seed) for seed in (4, 9, 13)]
    for row in range(8):
        for column in range(-6, 8):
            x, y = column * 3.9, 7.0 + row * 3.9
            if np.hypot(x - GONE[0], y - GONE[1]) < 1:
                continue
            x, y = x + rng.normal(0, 0.10), y + rng.normal(0, 0.10)
            z = float(height(np.array(x), np.array(y)))
            copy_group(
                kinds[(row * 2 + column) % 3],
                (x, y, z),
                (0, 0, rng.uniform(0, 360)),
                float(rng.uniform(0.86, 1.04)),
            )
    z = float(height(*map(np.array, GOAL)))
    copy_group(kinds[1], (*GOAL, z), (0, 24, 20), 2.1)
    roots(height)
    stones = Body((-0.6,) * 3, (0.6,) * 3, 0.08).ball((0, 0, 0), (0.5, 0.4, 0.3), 0.1)
    stones.build(matt("#7f7084"), 5, (-5.6, 4.6, 0.05), scale=0.5)
    sun(76, 9, "#ffc98a", 5.0, 1.0)
    sky("#9a86c8", 0.75)
    camera((-6.6, -15.5, 14.5), (-0.6, 24, 2.6), lens=38)


def paint(picture):
    air, ground = picture.of(0), picture.of(1)
    picture.expose(1.75)
    level = np.nonzero(ground)[0].min() / picture.scale
    picture.backdrop(DAWN, bottom=level + 40, drift=16)
    x, y = 470, level + 30
    picture.glow(x, y, 340, "#ffd690", 0.45)
    rest = 1 - air
    picture.grade(
        LAND,
        0.45,
        (0.30, 0.43, 0.57, 0.70),
        (0.27, 0.38, 0.50, 0.64, 0.80),
        0.06,
        0.35,
        0.012,
        rest,
    )
    picture.haze("#e9b3a6", 30, 150, 0.55, 0.9, mask=rest)
    picture.lift(0.12)
    picture.sharpen_at(330, 720, 260, 0.9).sharpen_at(500, level, 130).find_edges(0.7, floor=0.15)
    picture.focus = np.maximum(picture.focus, blur(picture.of(4, 5), 2) * 0.5)
    picture.directions(base=6, swirl=0.3, form=2, by_part={3: 85, 4: 40})
    strokes(picture, (32, 16, 8, 3.8, 2.0), length=7, jitter=(0.016, 0.014), need=(0, 0.04, 0.045))
    picture.lay(step(picture.noise(4, 7), 1.9, 2.8) * ground * 0.25, "#f6dccf")
    return finish(picture, impasto=0.05, bloom=0.04)
