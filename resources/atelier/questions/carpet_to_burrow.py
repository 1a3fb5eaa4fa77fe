"""Who is rolling it in, and did the palace agree?

A red carpet runs from a far palace down through the park to our feet, and goes into the ground.
"""

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import blades
from light.scene import camera, group, put, sky, sun
from light.shapes import ball, block, box, copy, curve, evenly, lathe, prism, sheet, terrain
from light.strokes import strokes

SAMPLES, SEED = 32, 27
PATH = (
    (0.0, 0.04),
    (0.0, 0.6),
    (-0.02, 1.6),
    (-0.14, 3.2),
    (-0.9, 6.4),
    (-3.4, 14),
    (1.0, 30),
    (7.5, 52),
    (3.0, 84),
    (5.5, 128),
)
CLIMB = (  # over the sill of the hole and down: y, height above the ground
    (0.04, 0.12, 0.20, 0.28, 0.36, 0.48, 0.62, 0.80, 1.0),
    (-0.20, -0.06, 0.07, 0.135, 0.15, 0.125, 0.075, 0.02, 0.0),
)
WIDTH = (  # y, half the carpet
    (0.04, 0.35, 1.0, 3, 40, 130),
    (0.25, 0.33, 0.385, 0.46, 1.1, 1.6),
)
SKY = ((0, "#8fb0b8"), (0.45, "#cfd3b4"), (0.8, "#f3dca0"), (1, "#f8d088"))  # fmt: skip
PARK = ((0.0, "#22332c"), (0.25, "#3a5240"), (0.42, "#66784a"), (0.58, "#9a9c58"),
        (0.72, "#c9bd78"), (0.86, "#efdfa6"), (1.0, "#fffae6"))  # fmt: skip


def park_height():
    broad, fine = ground_noise(5, 20, 0.02, 0.09), ground_noise(6, 20, 0.6, 2.4)

    def height(x, y):
        far = np.clip(y / 40, 0, 1)
        return (
            1.6 * broad(x, y) * far
            + 0.02 * fine(x, y) * np.clip(y, 0.1, 1)
            + 0.055 * np.clip(y - 20, 0, 200) ** 1.02
        )

    return height


def carpet(height):
    """Brushed and straight, with a gold border; creased where it is drawn into the hole."""
    line = curve(np.array(PATH), 900)
    line = np.concatenate([evenly(line[:420], 0.012), line[420:]])
    way = np.gradient(line, axis=0)
    side = np.stack([way[:, 1], -way[:, 0]], -1) / np.linalg.norm(way, axis=1)[:, None]
    y = line[:, 1]
    half = np.interp(y, *WIDTH)
    share = np.linspace(-1, 1, 25)
    for reach, colour, lift, part in ((1.0, "#d9a848", 0.042, 4), (0.86, "#b8282c", 0.050, 3)):
        places = line[:, None, :] + (half * reach)[:, None, None] * (
            share[None, :, None] * side[:, None, :]
        )
        z = height(places[..., 0], places[..., 1])
        z = z + np.interp(y, *CLIMB)[:, None]
        fold = np.exp(-(((y - 0.62) / 0.30) ** 2)) * np.sin(y * 44 + 0.6 * np.sin(7 * y))
        z = z + lift + 0.011 * fold[:, None] * (1 - 0.3 * share**2)
        sheet(np.concatenate([places, z[..., None]], -1), matt(colour), part)


def molehill():
    crumbs, fine = ripples(3, 40, 9, 30), ripples(5, 40, 24, 60)
    hill = Body((-0.95, -0.85, -0.1), (0.95, 0.85, 0.62), 0.012)
    hill.ball((0, 0, 0.0), (0.66, 0.50, 0.28), 0.1).ball((0.0, 0.0, 0.12), (0.38, 0.32, 0.17), 0.1)
    for x in (-0.17, 0.0, 0.17):
        hill.limb((x, 0.20, 0.36), (1.4 * x, 0.9, 0.30), 0.23, 0.26, 0.05, cut=True)
    hill.limb((0.0, 0.04, 0.62), (0.0, 0.12, 0.06), 0.29, 0.26, 0.04, cut=True)
    hill.ripple(lambda points: 0.008 * crumbs(points) + 0.016 * fine(points))
    soil = mottled("#6a4a34", "#4a3224", 0.6, 14)
    hill.build(soil, 5, (0, 0.0, -0.03))
    ball((0, 0.06, 0.0), (0.30, 0.30, 0.025), matt("#2a1b13"), 5, 32)


def clods(rng):
    """The hill is thrown up of crumbs; some have rolled off its foot."""
    crumbs, soil = ripples(3, 40, 9, 30), mottled("#6a4a34", "#4a3224", 0.6, 14)
    lump = Body((-1.3,) * 3, (1.3,) * 3, 0.2).ball((0, 0, 0), 1.0)
    lump.ripple(lambda points: 0.2 * crumbs(points / 6))
    clod = lump.build(soil, 5, (0, -90, 0), scale=0.02)
    for x, y in rng.normal(0, (0.52, 0.42), (200, 2)):
        if 1 < np.hypot(x / 0.66, y / 0.5) < 1.16 and (y < 0.1 or abs(x) > 0.55):
            turn, size = tuple(rng.uniform(0, 360, 3)), float(rng.uniform(0.014, 0.042))
            copy(clod, (x, y, 0.012), turn, size)
    for x, y in rng.uniform(-1, 1, (3600, 2)) * (0.66, 0.50):
        mouth = (abs(x) < 0.44 and y > 0.0) or np.hypot(x, y - 0.06) < 0.31
        left = 1 - (x / 0.66) ** 2 - (y / 0.50) ** 2
        if left > 0 and not mouth:
            dome = max(1 - (x / 0.38) ** 2 - (y / 0.32) ** 2, 0)
            z = max(0.28 * left**0.5, (0.12 + 0.17 * dome**0.5) * (dome > 0)) - 0.02
            turn, size = tuple(rng.uniform(0, 360, 3)), float(rng.uniform(0.1, 0.36) ** 2.4 * 0.40)
            copy(clod, (x, y, z), turn, 0.012 + size)


def palace(height):
    x, y = PATH[-1]
    z = float(height(np.array(x), np.array(y))) + 1.5
    stone, roof, glass = matt("#f3e2bd"), matt("#6f8f88"), matt("#ffdc8c", glow=1.2)
    parts = [
        box((46, 10, 11), (0, 14, 5.5), stone, part=7),
        box((13, 12, 15), (0, 13, 7.5), stone, part=7),
    ]
    for side in (-20, 20):
        parts += [
            box((8, 11, 13), (side, 13.5, 6.5), stone, part=7),
            prism([(side - 4.6, 13), (side + 4.6, 13), (side, 18)], 12, roof, 8),
        ]
    dome = lathe(
        [(6.5, 15), (6.3, 17.5), (5.0, 20.5), (2.5, 22.6), (0.8, 23.4), (0.6, 25.5), (0.001, 26.5)],
        roof,
        (0, 12, 0),
        part=8,
    )
    parts.append(dome)
    for row in (3.2, 8.0):
        for left in np.arange(-21.5, 22, 3.3):
            parts.append(
                box((1.3, 0.2, 2.6), (left, 8.9 if abs(left) > 7 else 6.9, row), glass, part=9)
            )
    for number in range(9):
        parts.append(
            box(
                (9 - 0.5 * number, 1.2, 0.4),
                (0, 1.2 + 0.6 * number, 0.2 + 0.36 * number - 1.3),
                stone,
                part=7,
            )
        )
    put(group(parts), (x, y, z), (0, 0, -6), 0.78)


def yews(rng, height):
    """Clipped cones and balls along the carpet, poplars at the end of the park."""
    rough, green = ripples(4, 40, 14, 40), mottled("#5d8048", "#36543a", 0.8, 9)
    shapes = []
    for balls in (
        [((0, 0, 0.50 + 0.12 * k), 0.62 - 0.037 * k) for k in range(16)],
        [((0, 0, 0.7), 0.72)],
        [((0, 0, 1.0 + 0.5 * k), 0.62 - 0.02 * (k - 4) ** 2) for k in range(9)],
    ):
        body = Body((-1, -1, -0.1), (1, 1, 6.0), 0.06)
        for at, radius in balls:
            body.ball(at, radius, 0.12)
        body.ripple(lambda points: 0.012 * rough(points))
        shapes.append(body.build(green, 10, (0, -300, 0)))
    line = evenly(curve(np.array(PATH), 600)[60:], 4.4)
    way = np.gradient(line, axis=0)
    side = np.stack([way[:, 1], -way[:, 0]], -1) / np.linalg.norm(way, axis=1)[:, None]
    for number, (place, out) in enumerate(zip(line, side, strict=True)):
        for sign in (-1, 1):
            x, y = place + sign * out * (2.1 + 0.02 * place[1])
            if 5 < y < 120:
                at = (x, y, float(height(np.array(x), np.array(y))) - 0.05)
                copy(shapes[number % 2], at, scale=0.85 + 0.006 * y)
    for _ in range(150):
        y = rng.uniform(70, 150)
        x = 5 + rng.choice((-1, 1)) * rng.uniform(17 + 0.1 * (130 - y), 75)
        at = (x, y, float(height(np.array(x), np.array(y))))
        copy(shapes[2], at, scale=float(rng.uniform(1.6, 3.0)))


def scene(detail):
    rng = np.random.default_rng(27)
    height = park_height()
    ys = np.concatenate(
        [np.linspace(-3, 12, int(500 * detail)), np.geomspace(12.03, 190, int(300 * detail))]
    )
    terrain(
        np.linspace(-90, 90, int(700 * detail)),
        ys,
        height,
        mottled("#98a058", "#828c4c", 0.4, 0.3),
        1,
    )
    molehill()
    carpet(height)
    clods(rng)
    palace(height)
    yews(rng, height)
    line = curve(np.array(PATH), 300)
    count = int(150000 * detail)
    y = -1.6 + 22 * rng.random(count) ** 2.2
    x = rng.uniform(-1, 1, count) * (1.1 + 0.62 * (y + 1.6))
    clear = (
        np.abs(x - np.interp(y, line[:, 1], line[:, 0])) > np.interp(y, *WIDTH) + 0.02 + 0.003 * y
    ) | (y < 0.2)
    clear &= (np.hypot(x / 0.63, y / 0.50) > 1) | ((y > 0.32) & (np.abs(x) < 0.5))
    x, y = x[clear], y[clear]
    for seed, colour in enumerate(("#a3ab5e", "#868f4a", "#bcbd78")):
        blades(
            x[seed::3], y[seed::3], height, (0.05, 0.16), matt(colour, through=0.35), 2, seed, 0.012
        )
    block((-0.5, -60, -3), (0.5, -59, -2), matt("#000000"))
    sun(202, 15, "#ffd58e", 5.0, 0.7)
    sky("#9fb6d6", 0.55)
    camera((0.35, -2.55, 1.95), (0.05, 2.4, 0.47), lens=32)


def paint(picture):
    air, grass, soil = picture.of(0), picture.of(1, 2), picture.of(5)
    picture.expose(1.2).backdrop(SKY, bottom=420, drift=16)
    picture.grade(PARK, 0.4, (0.36, 0.52, 0.68), (0.31, 0.47, 0.62, 0.78), 0.05, 0.4, 0.012, grass)
    picture.haze("#f3dfa8", 20, 260, 0.6, 0.8, mask=1 - air)
    picture.lift(0.1)
    picture.lay(soil * step(picture.shade(), 0.5, 0.2) * 0.3, "#3a261a")
    picture.sharpen_at(400, 800, 280).sharpen_at(430, 380, 160, 0.9).find_edges(0.7, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(picture.of(3, 4, 7, 9), 2) * 0.7)
    picture.hard = np.where(grass + air > 0, 0.5, 0.9).astype(np.float32)
    picture.directions(base=4, swirl=0.3, by_part={2: 82, 10: 50, 7: 88})
    strokes(
        picture,
        (30, 15, 7, 3.5, 2.0, 1.4),
        length=7,
        jitter=(0.015, 0.013),
        need=(0, 0.04, 0.045, 0.045),
    )
    return finish(picture, impasto=0.05, bloom=0.03)
