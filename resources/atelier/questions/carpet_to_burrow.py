"""Who is expected at the palace, and will the guest find the beginning?

A red carpet runs from a far palace down through the park to our feet, and ends at a molehill.
"""

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import blades, leaves
from light.scene import camera, group, lamp, put, sky, sun
from light.shapes import ball, block, box, copy, curve, lathe, prism, sheet, terrain, tube
from light.strokes import strokes
from light.things import candle

SAMPLES, SEED = 32, 27
PATH = (
    (0.0, 0.62),
    (0.05, 2.0),
    (-0.8, 6.0),
    (-3.4, 14),
    (1.0, 30),
    (7.5, 52),
    (3.0, 84),
    (5.5, 128),
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
    """Brushed and straight, with a gold border."""
    line = curve(np.array(PATH), 700)
    way = np.gradient(line, axis=0)
    side = np.stack([way[:, 1], -way[:, 0]], -1) / np.linalg.norm(way, axis=1)[:, None]
    half = np.interp(line[:, 1], [0.6, 3, 40, 130], [0.30, 0.42, 1.1, 1.6])
    for reach, colour, lift, part in ((1.0, "#d9a848", 0.025, 4), (0.86, "#b8282c", 0.032, 3)):
        across = (
            np.linspace(-1, 1, 7)[None, :, None] * (half * reach)[:, None, None] * side[:, None, :]
        )
        places = line[:, None, :] + across
        z = height(places[..., 0], places[..., 1]) + lift
        sheet(np.concatenate([places, z[..., None]], -1), matt(colour), part)
    end = line[0]
    fringe = matt("#e8bd60")
    for place in np.linspace(-1, 1, 44) * half[0]:
        start = np.array((*(end + side[0] * place), 0.035))
        tube([start, start + (0, -0.045, -0.012)], 0.003, fringe, part=4, resolution=1)


def molehill(rng):
    crumbs = ripples(3, 40, 9, 30)
    hill = Body((-0.8, -0.7, -0.1), (0.8, 0.7, 0.62), 0.014)
    hill.ball((0, 0, 0.0), (0.50, 0.44, 0.36), 0.1).ball((0.1, 0.05, 0.16), (0.26, 0.26, 0.2), 0.1)
    hill.ripple(lambda points: 0.022 * crumbs(points))
    hill.limb((0.02, 0.02, 0.60), (0.02, 0.06, 0.22), 0.15, 0.13, 0.03, cut=True)
    soil = mottled("#6a4a34", "#4a3224", 0.6, 14)
    hill.build(soil, 5, (0, 0.0, -0.03), scale=0.74)
    ball((0.015, 0.035, 0.165), (0.092, 0.08, 0.075), matt("#0d0906"), 17)
    lump = Body((-1.3,) * 3, (1.3,) * 3, 0.2).ball((0, 0, 0), 1.0)
    lump.ripple(lambda points: 0.2 * crumbs(points / 6))
    clod = lump.build(soil, 5, (0, -90, 0), scale=0.02)
    for x, y in rng.normal(0, (0.42, 0.34), (160, 2)):
        if np.hypot(x, y) > 0.32 and (y < 0.2 or abs(x) > 0.36):
            copy(
                clod, (x, y, 0.012), tuple(rng.uniform(0, 360, 3)), float(rng.uniform(0.008, 0.036))
            )


def torches():
    for x in (-0.44, 0.44):
        tube([(x, 0.46, -0.02), (x, 0.46, 0.30)], [0.011, 0.009], matt("#caa46a"), part=6)
        ball((x, 0.46, 0.31), (0.014, 0.014, 0.018), matt("#7a2a20"), 6, 16)
        candle((x, 0.46, 0.31), 0.004, 0.0115, 15, lean=0.006)
        lamp((x, 0.44, 0.36), "#ffa040", 1.6, 0.02)


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
    put(group(parts), (x, y, z), (0, 0, -6))


def trees(rng, height):
    crown = Body((-1.4,) * 3, (1.4,) * 3, 0.12)
    for _ in range(14):
        crown.ball(rng.normal(0, 0.45, 3) * (1, 1, 0.9), rng.uniform(0.3, 0.55), 0.1)
    dark = crown.build(mottled("#56703f", "#3d5836", 0.5, 1), 10, (0, -300, 0))
    corners = np.array([corner.co[:] for corner in dark.data.vertices])
    light = leaves(corners, (0.09, 0.16), matt("#86934c", through=0.2), 10, 5, 0.08, 6)
    light.location = (0, -300, 0)
    line = curve(np.array(PATH), 300)
    for _ in range(130):
        y = rng.uniform(34, 125)
        x = np.interp(y, line[:, 1], line[:, 0]) + rng.choice((-1, 1)) * rng.uniform(
            5 + 0.03 * y, 16 + 0.3 * y
        )
        size = float(rng.uniform(1.4, 3.4))
        at = (x, y, float(height(np.array(x), np.array(y))) + size * 0.95)
        for thing in (dark, light):
            copy(thing, at, (0, 0, rng.uniform(0, 360)), size)


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
    carpet(height)
    molehill(rng)
    torches()
    palace(height)
    trees(rng, height)
    line = curve(np.array(PATH), 300)
    count = int(150000 * detail)
    y = -1.6 + 22 * rng.random(count) ** 2.2
    x = rng.uniform(-1, 1, count) * (1.1 + 0.62 * (y + 1.6))
    clear = (
        np.abs(x - np.interp(y, line[:, 1], line[:, 0]))
        > np.interp(y, [0.6, 3, 40], [0.33, 0.46, 1.2])
    ) | (y < 0.58)
    clear &= np.hypot(x / 0.42, y / 0.37) > 1
    x, y = x[clear], y[clear]
    for seed, colour in enumerate(("#a3ab5e", "#868f4a", "#bcbd78")):
        blades(
            x[seed::3], y[seed::3], height, (0.05, 0.16), matt(colour, through=0.35), 2, seed, 0.012
        )
    block((-0.5, -60, -3), (0.5, -59, -2), matt("#000000"))
    sun(216, 15, "#ffd792", 4.4, 0.7)
    sky("#9fb6d6", 0.55)
    camera((0.22, -2.35, 1.18), (0.0, 3.0, 0.55), lens=36)


def paint(picture):
    air, grass, soil = picture.of(0), picture.of(1, 2), picture.of(5)
    picture.expose(1.2).backdrop(SKY, bottom=420, drift=16)
    picture.grade(PARK, 0.4, (0.36, 0.52, 0.68), (0.31, 0.47, 0.62, 0.78), 0.05, 0.4, 0.012, grass)
    picture.haze("#f3dfa8", 20, 260, 0.6, 0.8, mask=1 - air)
    picture.lift(0.1)
    picture.lay(soil * step(picture.shade(), 0.5, 0.2) * 0.3, "#3a261a")
    picture.lay(np.clip(blur(picture.of(16), 1.0) * 1.6, 0, 1), "#fff0b8")
    for x, y in zip(*[np.array(v, float) for v in flames(picture)], strict=True):
        picture.glow(x, y, 90, "#ff9c3c", 0.4)
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


def flames(picture):
    """The middles of the two flames, in card pixels."""
    found = []
    for side in (picture.x < 400, picture.x >= 400):
        rows, columns = np.nonzero(picture.of(16) * side)
        if len(rows):
            found.append((columns.mean() / picture.scale, rows.mean() / picture.scale))
    return list(zip(*found, strict=True)) or ([], [])
