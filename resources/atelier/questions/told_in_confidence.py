"""What is she telling it, and has it been listening all these years?

In a meadow stands a huge stone head; a child has climbed on a box and whispers into its ear.
"""

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import blades, leaves, tree
from light.scene import area, camera, sky, sun
from light.shapes import ball, box, curve, loose_quads, terrain, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 22, 99, 0.65
SKY = ((0, "#7fb4d0"), (0.5, "#b4d8dc"), (0.85, "#eef0d8"), (1, "#f8f0d0"))
STONE = ((0.0, "#3c3a48"), (0.25, "#625f68"), (0.45, "#8f897f"), (0.62, "#bfb49c"),
         (0.8, "#e9dcb8"), (0.92, "#fbf0d0"), (1.0, "#fffaea"))  # fmt: skip


def head():
    """Hair in carved waves, the ear, and a little of the cheek."""
    body = Body((-2.6, -0.85, -0.4), (2.9, 2.5, 4.3), 0.037)
    body.ball((0.3, 2.0, 1.35), (2.6, 2.2, 2.9), 0.1)
    x, _, z = body.xyz
    line = (
        2.42
        + 0.22 * np.sin(2.2 * x)
        - 0.9 * np.clip(-0.45 - x, 0, 1.4)
        - 0.35 * np.clip(x - 0.6, 0, 2)
    )
    hair = step(z - line, -0.05, 0.10)
    wave = np.cos(9.5 * (z - 0.55 * x) + 2.2 * np.sin(2.6 * x + 0.8 * z))
    body.distance += (-0.10 * hair - 0.055 * wave * hair).astype(np.float32)
    body.ball((-0.16, -0.22, 1.58), (0.47, 0.20, 0.72), 0.10)
    body.ball((-0.10, -0.44, 1.60), (0.33, 0.16, 0.52), 0.06, cut=True)
    inner = curve(
        [
            (-0.02, -0.34, 2.04),
            (-0.24, -0.36, 1.98),
            (-0.32, -0.38, 1.70),
            (-0.24, -0.38, 1.38),
            (-0.06, -0.36, 1.20),
        ],
        26,
    )
    body.chain(inner, np.full(len(inner), 0.085), 0.07)
    body.ball((0.04, -0.34, 1.53), (0.15, 0.22, 0.22), 0.06, cut=True)
    rim = curve(
        [
            (0.14, -0.34, 1.70),
            (0.20, -0.38, 2.02),
            (0.04, -0.44, 2.28),
            (-0.24, -0.47, 2.33),
            (-0.50, -0.48, 2.10),
            (-0.58, -0.46, 1.76),
            (-0.48, -0.42, 1.42),
            (-0.28, -0.38, 1.12),
            (-0.14, -0.36, 0.98),
        ],
        44,
    )
    body.chain(
        rim, np.interp(np.linspace(0, 1, 44), [0, 0.3, 0.7, 1], [0.075, 0.115, 0.11, 0.10]), 0.05
    )
    body.ball((-0.06, -0.33, 0.95), (0.20, 0.13, 0.22), 0.08)
    body.ball((0.21, -0.34, 1.50), (0.09, 0.10, 0.14), 0.06)
    chipped, crack = ripples(7, 30, 2, 7), ripples(8, 12, 1.0, 2.6)
    body.ripple(
        lambda p: (
            0.016 * chipped(p) + 0.035 * np.exp(-((crack(p) / 0.035) ** 2)) * (p[..., 1] < 0.6)
        )
    )
    return body.build(mottled("#c2b8a4", "#9f9a90", 0.6, 1.6), 3)


def meadow(detail, rng):
    rough = ground_noise(3, 18, 0.2, 1.0)

    def height(x, y):
        return (
            0.06 * rough(x, y)
            + 0.012 * np.clip(y - 3, 0, 60)
            + 0.10 * np.exp(-((y - 0.1) ** 2) / 0.3)
        )

    terrain(
        np.linspace(-16, 16, 240),
        np.linspace(-5, 60, 300),
        height,
        mottled("#7f9a4a", "#64843f", 0.5, 0.5),
        1,
    )
    count = int(46000 * detail)
    x, y = rng.uniform(-4, 4, count), rng.uniform(-3.6, 3.0, count)
    blades(x, y, height, (0.10, 0.34), matt("#8fae50", through=0.35), 2, 3, 0.018, (0.12, 0.0))
    x, y = rng.uniform(-3, 3, 3000), rng.uniform(-3.4, -0.4, 3000)
    blades(x, y, height, (0.25, 0.55), matt("#b4bc66", through=0.35), 2, 4, 0.013, (0.2, 0.0))
    for colour, seed in (("#f4f0e0", 5), ("#f0c64a", 6), ("#8f7fd0", 7)):
        own = np.random.default_rng(seed)
        x, y = own.uniform(-2.6, 2.6, 70), own.uniform(-3.2, -0.6, 70)
        z = height(x, y) + own.uniform(0.25, 0.48, 70)
        corners = np.stack(
            [
                np.stack([x + 0.024 * a, y + 0.012 * b, z + 0.018 * b], -1)
                for a, b in ((-1, 0), (0, -1), (1, 0), (0, 1))
            ],
            1,
        )
        loose_quads(corners, matt(colour), 5)
    return height


def ivy(rng):
    """Up the back of the neck and over the hair."""
    stems, places = matt("#5a4a32"), []
    for knots in (
        [
            (-1.5, -0.35, 0),
            (-1.35, -0.42, 0.9),
            (-1.55, -0.32, 1.6),
            (-1.2, -0.42, 2.3),
            (-1.35, -0.2, 3.0),
        ],
        [(-1.1, -0.45, 0), (-0.95, -0.5, 0.6), (-1.05, -0.5, 1.2), (-0.8, -0.52, 1.75)],
        [(1.7, -0.25, 0), (1.55, -0.3, 0.5), (1.7, -0.25, 1.0)],
    ):
        line = curve(knots, 60)
        tube(line, 0.022, stems, part=6)
        places += list(line[6:] + rng.normal(0, 0.07, line[6:].shape))
    places = np.array(places) - (0, 0.05, 0)
    leaves(places, (0.04, 0.08), matt("#5f8f44", through=0.35), 6, 2, 0.08, 7, 0.6)


def face_and_hands():
    """In profile, the eyes closed; one hand beside the mouth, the other on the stone."""
    face = Body((0.1, -1.0, 1.2), (0.8, -0.4, 1.8), 0.010)
    face.ball((0.44, -0.66, 1.52), (0.112, 0.10, 0.125), 0.03)
    face.ball((0.325, -0.66, 1.505), (0.022, 0.020, 0.022), 0.02)
    face.limb((0.49, -0.66, 1.44), (0.53, -0.66, 1.34), 0.055, 0.06, 0.03)
    face.ball((0.475, -0.752, 1.50), (0.024, 0.018, 0.034), 0.01)
    face.ball((0.318, -0.785, 1.415), (0.034, 0.026, 0.036), 0.02)
    for tip in ((0.272, -0.775, 1.452), (0.278, -0.745, 1.466)):
        face.limb((0.308, tip[1], 1.425), tip, 0.021, 0.015, 0.008)
    face.limb((0.335, -0.80, 1.425), (0.322, -0.795, 1.470), 0.018, 0.014, 0.008)
    face.ball((0.205, -0.555, 1.640), (0.030, 0.028, 0.040), 0.02)
    for tip in ((0.165, -0.535, 1.700), (0.182, -0.555, 1.718), (0.205, -0.575, 1.712)):
        face.limb((0.200, tip[1], 1.650), tip, 0.019, 0.014, 0.008)
    face.limb((0.225, -0.575, 1.640), (0.242, -0.585, 1.672), 0.018, 0.014, 0.008)
    face.build(matt("#e6b08a"), 21)
    dark, rose = matt("#3a241c"), matt("#e2876c")
    lid = curve([(0.352, -0.735, 1.546), (0.374, -0.745, 1.534), (0.398, -0.753, 1.541)], 12)
    brow = curve([(0.350, -0.727, 1.578), (0.374, -0.738, 1.588), (0.402, -0.745, 1.584)], 12)
    tube(lid, 0.0065, dark, part=25)
    tube(brow, 0.006, dark, part=25)
    ball((0.402, -0.748, 1.492), (0.022, 0.010, 0.016), rose, 21, 16)


def child():
    """On tiptoe upon the box, one leg in the air."""
    face_and_hands()
    hair = Body((0.2, -1.0, 1.1), (1.0, -0.4, 1.85), 0.010)
    hair.ball((0.475, -0.66, 1.56), (0.125, 0.117, 0.118), 0.03)
    hair.ball((0.36, -0.66, 1.46), (0.09, 0.14, 0.12), 0.02, cut=True)
    hair.ball((0.60, -0.66, 1.58), (0.045, 0.045, 0.045), 0.02)
    hair.chain([(0.62, -0.66, 1.57), (0.72, -0.67, 1.52), (0.75, -0.68, 1.34)], [0.05, 0.06, 0.015])
    hair.build(matt("#4a2c1c"), 20)
    body = Body((0.1, -1.1, 0.6), (1.1, -0.3, 1.8), 0.012)
    body.limb((0.69, -0.66, 0.86), (0.56, -0.66, 1.27), 0.185, 0.115, 0.05)
    body.chain([(0.55, -0.78, 1.29), (0.44, -0.87, 1.18), (0.335, -0.79, 1.375)],
               [0.062, 0.052, 0.042], 0.02)  # fmt: skip
    body.chain([(0.53, -0.55, 1.29), (0.36, -0.50, 1.40), (0.22, -0.55, 1.60)],
               [0.062, 0.052, 0.042], 0.02)  # fmt: skip
    folds = ripples(5, 20, 6, 16, (1, 1, 0.2))
    body.ripple(lambda points: 0.008 * folds(points) * (points[..., 2] < 1.15))
    body.cut_below(0.79).build(matt("#d9782f"), 22)
    legs = Body((0.4, -1.0, 0.3), (1.2, -0.4, 0.95), 0.010)
    legs.chain([(0.68, -0.72, 0.88), (0.67, -0.72, 0.66), (0.72, -0.72, 0.49)], [0.07, 0.055, 0.04])
    legs.chain([(0.70, -0.60, 0.88), (0.70, -0.60, 0.67), (0.90, -0.60, 0.64)], [0.07, 0.055, 0.04])
    legs.build(matt("#2f3a54"), 23)
    shoes = Body((0.4, -1.0, 0.3), (1.2, -0.4, 0.95), 0.010)
    shoes.limb((0.725, -0.72, 0.485), (0.645, -0.72, 0.445), 0.05, 0.042, 0.02)
    shoes.limb((0.92, -0.60, 0.66), (0.945, -0.60, 0.545), 0.05, 0.038, 0.02)
    shoes.build(matt("#7a2f25"), 24)


def scene(detail):
    rng = np.random.default_rng(99)
    head()
    height = meadow(detail, rng)
    ivy(rng)
    crate = mottled("#8a5f3c", "#6a4730", 0.5, 4)
    box((0.46, 0.40, 0.42), (0.72, -0.68, 0.20), crate, 0.02, (0, 0, 12), 7)
    child()
    for x, y, tall, seed in ((-5.5, 26, 6, 3), (-9, 34, 7, 4), (-3.8, 40, 6, 5)):
        tips = []
        tree(
            (x, y, float(height(np.array(x), np.array(y)))),
            tall,
            seed,
            matt("#6a5a48"),
            depth=4,
            trunk=0.22,
            part=8,
            tips=tips,
        )
        leaves(np.array(tips), (0.3, 0.5), matt("#7f9f62", through=0.3), 8, seed, 0.3, 3, 0.7)
    sun(212, 33, "#fff0cc", 4.4, 0.6)
    area((3, -4, 4), (0, 0, 1.5), (3, 3), "#a9c4e0", 60)
    sky("#a4c8e4", 0.5)
    camera((-0.15, -7.4, 1.75), (-0.05, 0, 1.62), lens=58)


def paint(picture):
    air, stone, green = picture.of(0), picture.of(3), picture.of(1, 2, 6, 8)
    picture.expose(1.08).backdrop(SKY, bottom=900, drift=26)
    picture.haze("#e4ecd8", 14, 70, 0.8, 0.7, mask=1 - air)
    moss = (
        step(picture.noise(70, 5) + 0.5 * picture.noise(22, 6), 1.0, 2.0)
        * stone
        * step(picture.normal[..., 1], -0.4, 0.7)
    )
    picture.lay(blur(moss, 1.5) * 0.6, "#8a9a5a")
    picture.grade(
        STONE,
        0.35,
        (0.36, 0.50, 0.64, 0.78),
        (0.32, 0.45, 0.58, 0.71, 0.87),
        0.05,
        0.35,
        0.012,
        stone,
    )
    picture.lay(step(picture.noise(160, 7), 0.4, 2.0) * green * 0.22, "#e6dc8a")
    picture.lift(0.10)
    picture.sharpen_at(370, 560, 230).sharpen_at(510, 640, 70).sharpen_at(520, 720, 170).find_edges(
        0.7, floor=0.2
    )
    picture.focus = np.maximum(picture.focus, blur(picture.of(20, 21, 22, 23, 24, 25, 5), 2) * 0.8)
    picture.hard = np.where(stone > 0.5, 0.7, 0.9).astype(np.float32)
    picture.directions(base=6, swirl=0.25, form=3, by_part={2: 82})
    strokes(picture, (32, 16, 8, 3.6, 1.9), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.03)
