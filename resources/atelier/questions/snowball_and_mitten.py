"""What stopped it one step before the barn, and who is coming back for the mitten?

From the air: a snowed-in farm; a rolled snowball as large as the barn, and beside it a red mitten.
"""

import itertools

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import blur
from light.finish import finish
from light.materials import matt, mottled
from light.plants import tree
from light.scene import camera, group, lamp, sky, sun
from light.shapes import box, copy_group, curve, lathe, prism, terrain, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 16, 93, 0.7
TRAIL = curve(
    [(-38, 128), (-24, 100), (-26, 78), (-12, 56), (-10, 38), (-3.0, 24), (-0.6, 14.6)], 500
)[::-1]
BALL, BIG = np.array((-0.6, 13.8)), 4.6

WINTER = ((0.0, "#27305c"), (0.25, "#4a5a92"), (0.42, "#7d90c4"), (0.58, "#aebce0"),
          (0.74, "#d8dcee"), (0.88, "#f8efe2"), (1.0, "#fffcf6"))  # fmt: skip


def valley():
    broad, fine = ground_noise(3, 20, 0.03, 0.12), ground_noise(5, 24, 0.8, 3.0)

    def height(x, y):
        slope = (
            0.0052 * np.clip(y - 20, 0, 300) ** 1.75 + 0.004 * np.clip(np.abs(x) - 22, 0, 99) ** 2
        )
        along = np.interp(y, TRAIL[:, 1], TRAIL[:, 0])
        away = np.abs(x - along)
        wide = np.interp(y, (13, 40, 128), (3.6, 2.6, 0.35))
        on = (y > 13) & (y < 128)
        groove = -0.20 * wide * np.clip(1 - (away / wide) ** 2, 0, 1) + 0.13 * wide * np.exp(
            -(((away / wide - 1.15) / 0.22) ** 2)
        )
        return (
            1.4 * broad(x, y) * np.clip((np.hypot(x, y - 4) - 14) / 12, 0, 1)
            + slope
            + 0.04 * fine(x, y)
            + groove * on
        )

    return height


def farmhouse(wide, long, high, wall):
    snow, dark = matt("#fafaf8"), matt("#3f3a44")
    half = wide / 2
    roof = prism(
        [
            (-half - 0.5, 0),
            (half + 0.5, 0),
            (half + 0.5, 0.4),
            (0, half * 0.95 + 0.4),
            (-half - 0.5, 0.4),
        ],
        long + 0.9,
        snow,
        4,
    )
    roof.location = (0, -long / 2 - 0.45, high)
    end = prism([(-half, 0), (half, 0), (0, half * 0.9)], 0.1, wall, 3)
    end.location = (0, -long / 2 - 0.05, high)
    door = box((wide * 0.34, 0.14, high * 0.78), (0, -long / 2 - 0.02, high * 0.39), dark, part=5)
    leaf = box(
        (wide * 0.17, 0.12, high * 0.78),
        (-wide * 0.32, -long / 2 - 0.18, high * 0.39),
        matt("#b8543c"),
        turn=(0, 0, 30),
        part=5,
    )
    other = box(
        (wide * 0.17, 0.12, high * 0.78),
        (wide * 0.32, -long / 2 - 0.18, high * 0.39),
        matt("#b8543c"),
        turn=(0, 0, -30),
        part=5,
    )
    return [box((wide, long, high), (0, 0, high / 2), wall, part=3), roof, end, door, leaf, other]


def farm(height):
    plank, plaster = mottled("#9c5a40", "#7d4633", 0.4, 1), mottled("#e9c98f", "#d8b478", 0.4, 1)
    group(farmhouse(6.2, 9.0, 4.2, plank), (6.0, 2.4, 0), (0, 0, 8))
    group(farmhouse(5.0, 6.4, 2.9, plaster), (-7.2, -1.2, 0), (0, 0, -22))
    group(farmhouse(3.0, 3.4, 2.0, plank), (-1.2, -5.2, 0), (0, 0, 50))
    box((0.8, 0.8, 1.8), (-7.8, 0.4, 5.6), matt("#a8644c"), part=3)
    rail = matt("#7d6a5c")
    fence = [(-10.5, -2.0), (-9.2, -6.4), (-3.0, -8.2), (4.0, -7.6), (9.5, -4.4), (10.6, 1.2)]
    for (x0, y0), (x1, y1) in itertools.pairwise(fence):
        for share in np.linspace(0, 1, 7)[:-1]:
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            tube([(x, y, -0.2), (x, y, 1.1)], 0.10, rail, part=6, resolution=2)
        for z in (0.45, 0.85):
            tube([(x0, y0, z), (x1, y1, z)], 0.06, rail, part=6, resolution=2)
    lamp((-8.0, -5.4, 1.4), "#ffb45c", 160, 0.2)
    tree((9.2, 8.0, 0), 8.5, 6, matt("#6a5a5c"), depth=5, trunk=0.28, part=7)
    tree((-11.5, 7.5, 0), 7.0, 9, matt("#6a5a5c"), depth=5, trunk=0.24, part=7)


def snowball():
    lumps = ripples(5, 30, 2.5, 9)
    body = Body((-1.25,) * 3, (1.25,) * 3, 0.035).ball((0, 0, 0), 1.0)
    body.ripple(lambda points: 0.03 * lumps(points)).build(
        matt("#f8f8f7"), 8, (*BALL, BIG * 0.94), scale=BIG
    )


def mitten():
    """Lying on its back in the lane, a hand of seven metres."""
    knit = ripples(4, 20, 3, 8)
    body = Body((-2.4, -4.4, -0.3), (3.9, 5.2, 2.0), 0.075)
    body.ball((0, 1.5, 0.5), (1.5, 2.9, 0.75), 0.2)
    body.slab((0, -1.2, 0.45), (1.2, 1.3, 0.55), 0.4, 0.3)
    body.limb((0.9, -1.1, 0.45), (2.7, 0.9, 0.5), 0.72, 0.58, 0.2)
    x, y, _z = body.xyz
    rows = 0.045 * np.abs(np.sin(y * 7.5)) + 0.03 * np.sin(x * 11)
    body.distance = (body.distance - rows + 0.03 * knit(body.points)).astype(np.float32)
    cuff = Body((-2.4, -4.8, -0.3), (2.9, -1.5, 2.0), 0.075)
    cuff.slab((0, -3.0, 0.5), (1.42, 0.95, 0.68), 0.4)
    cuff.distance = (cuff.distance - 0.07 * np.abs(np.sin(cuff.points[..., 0] * 7))).astype(
        np.float32
    )
    parts = [body.build(matt("#d8342f"), 9), cuff.build(matt("#8f1f2c"), 10)]
    group(parts, (-8.4, 15.0, 0.15), (16, 0, 34), 1.22)


def wood(height):
    """Firs on the slopes, none on the ball's way."""
    rng = np.random.default_rng(93)
    needles, cap = mottled("#5f7f7c", "#4a6866", 0.5, 1), matt("#f4f6f8")
    fir = group(
        [
            lathe(
                [(0.30, 0), (0.20, 0.3), (0.25, 0.3), (0.13, 0.62), (0.16, 0.62), (0.001, 1.0)],
                needles,
                steps=14,
                part=11,
            ),
            lathe([(0.14, 0.66), (0.05, 0.85), (0.001, 1.02)], cap, steps=14, part=12),
        ],
        (0, -600, 0),
    )
    for _ in range(260):
        x, y = rng.uniform(-60, 60), rng.uniform(24, 150)
        along = np.interp(y, TRAIL[:, 1], TRAIL[:, 0])
        if abs(x - along) < 6 or (abs(x) < 18 and y < 34) or rng.random() < 0.35 * (x < along):
            continue
        copy_group(
            fir,
            (x, y, float(height(np.array(x), np.array(y)))),
            (0, 0, rng.uniform(0, 360)),
            float(rng.uniform(3, 6.5)),
        )


def scene(detail):
    height = valley()
    xs = np.concatenate(
        [
            np.linspace(-120, -26, 60),
            np.linspace(-25.8, 22, int(420 * detail)),
            np.linspace(22.4, 120, 60),
        ]
    )
    ys = np.concatenate(
        [np.linspace(-26, 60, int(520 * detail)), np.linspace(60.4, 230, int(220 * detail))]
    )
    terrain(xs, ys, height, matt("#f8f8fa"), 1)
    farm(height)
    snowball()
    mitten()
    wood(height)
    sun(8, 19, "#ffe6c4", 4.2, 0.6)
    sky("#9fb4ec", 0.62)
    camera((2.5, -33, 31), (-3.2, 20, 4.0), lens=40)


def paint(picture):
    air, snow = picture.of(0), picture.of(1, 4, 8, 12)
    picture.expose(1.0)
    picture.lay(air, "#dbe4f4")
    picture.grade(
        WINTER,
        0.45,
        (0.42, 0.58, 0.72, 0.84),
        (0.38, 0.53, 0.67, 0.79, 0.93),
        0.05,
        0.4,
        0.012,
        snow,
    )
    picture.haze("#e6e6f2", 70, 230, 0.7, 0.9, mask=1 - air)
    picture.lift(0.06)
    picture.sharpen_at(370, 700, 320, 0.8).find_edges(0.75, floor=0.18)
    picture.focus = np.maximum(picture.focus, blur(picture.of(5, 6, 9, 10), 2) * 0.8)
    picture.directions(base=20, swirl=0.4, form=2, by_part={11: 86})
    strokes(picture, (30, 15, 7, 3.4, 1.8), length=7, jitter=(0.012, 0.012), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.045)
