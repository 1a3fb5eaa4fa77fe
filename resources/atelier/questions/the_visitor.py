"""What has come to the village, and what will the only one who stepped out say to it?

Past a shoulder and hat as large as a hill: a snowed-in village at night,
one red lantern in the square.
"""

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.figures import Clothes, walker
from light.filters import blur, step
from light.finish import finish, specks
from light.materials import matt, mottled
from light.plants import tree
from light.scene import area, camera, group, lamp, sky, sun
from light.shapes import ball, box, copy_group, curve, decal, evenly, lathe, prism, terrain
from light.strokes import strokes

SAMPLES, SEED, SCALE = 24, 65, 0.65
SQUARE = np.array((-5.2, 17.0))
BLUE = (
    (0.0, "#1b2548"),
    (0.2, "#2b3a68"),
    (0.38, "#48609a"),
    (0.54, "#7088c0"),
    (0.7, "#a0b2da"),
    (0.85, "#d3dcee"),
    (1.0, "#fff4ea"),
)
HOUSES = (  # x, y, turn, size
    (-12.6, 13.0, 66, 1.0),
    (-12.2, 20.2, 92, 1.05),
    (-8.4, 25.4, 20, 1.1),
    (-1.6, 26.4, -14, 1.0),
    (2.8, 21.5, -70, 1.05),
    (2.4, 14.6, -94, 0.95),
    (-9.4, 7.6, 150, 0.95),
    (-17, 27, 40, 1.1),
    (-4.5, 33.5, 6, 1.1),
    (6.5, 31, -30, 1.1),
    (-14.5, 36, 12, 1.0),
    (3.2, 40, -8, 1.0),
)


def land():
    broad, fine = ground_noise(4, 20, 0.05, 0.2), ground_noise(5, 24, 0.6, 2.2)

    def height(x, y):
        away = np.hypot(x - SQUARE[0], y - SQUARE[1])
        return (
            1.2 * broad(x, y) * np.clip((away - 9) / 12, 0, 1)
            + 0.05 * fine(x, y)
            + 0.11 * np.clip(y - 34, 0, 200)
        )

    return height


def house():
    """Snow on the roof, shutters closed."""
    wall, snow, dark = mottled("#7f7688", "#665f78", 0.4, 1), matt("#f3f5fb"), matt("#2c3354")
    roof = prism([(-2.5, 0), (2.5, 0), (2.5, 0.25), (0, 2.65), (-2.5, 0.25)], 6.2, snow, 4)
    roof.location = (0, -3.1, 2.35)
    parts = [box((4.3, 5.6, 2.6), (0, 0, 1.2), wall, part=3), roof]
    parts.append(prism([(-2.15, 0), (2.15, 0), (0, 2.1)], 0.1, wall, 3))
    parts[-1].location = (0, -2.86, 2.45)
    parts += [box((0.75, 0.1, 0.9), (x, -2.83, 1.5), dark, part=5) for x in (-1.2, 1.2)]
    parts.append(
        box((0.85, 0.1, 1.7), (0, -2.84, 0.8), mottled("#5a4a52", "#44384a", 0.4, 2), part=5)
    )
    parts.append(box((0.7, 0.7, 1.6), (0.9, 1.0, 4.6), wall, part=3))
    parts.append(box((0.85, 0.85, 0.25), (0.9, 1.0, 5.45), snow, 0.08, part=4))
    return group(parts, (0, -600, 0))


def giant():
    """Only a shoulder, a hat and a little of the collar; snow lies on all of them."""
    cloth, snow = mottled("#39436e", "#2d3660", 0.5, 0.4), matt("#eef2fb")
    fold = ripples(6, 24, 0.4, 1.4, (1, 1, 0.3))
    body = Body((-6, -26, -22), (28, -1, 31), 0.46)
    body.ball((11.5, -12, 9.5), (11.5, 6.5, 8.5), 2.0).limb(
        (12, -12, 8), (13.5, -12, -24), 10.5, 14, 3
    )
    body.limb((3.2, -12.5, 12.0), (1.4, -11.5, -6), 4.6, 4.2, 2.5)
    body.limb((13, -12, 16), (13.4, -11.5, 22), 4.6, 3.9, 2)
    parts = [body.ripple(lambda points: 0.28 * fold(points)).build(cloth, 10)]
    over = Body((-6, -24, 6), (26, -3, 26), 0.42)
    over.ball((11.3, -12, 10.5), (11.0, 5.6, 8.1), 2.0).limb(
        (3.2, -12.5, 13.2), (8, -12.5, 14), 4.2, 4.0, 2.5
    )
    over.ripple(lambda points: 0.22 * fold(points * 1.3))
    over.distance = np.maximum(
        over.distance, 14.2 + 0.05 * (over.points[..., 0] - 10) - over.points[..., 2]
    ).astype(np.float32)
    parts.append(over.build(snow, 11))
    felt = mottled("#2c3358", "#232a4c", 0.4, 0.5)
    brim = [(3.6, 0.3), (7.4, -0.2), (8.6, 0.5), (8.5, 0.85), (7.3, 0.35), (4.0, 0.8)]
    crown = [(4.0, 0.8), (3.9, 4.2), (3.2, 5.2), (1.6, 5.0), (0.001, 4.6)]
    white = [(4.05, 1.15), (5.6, 1.05), (7.6, 0.85), (8.45, 0.95), (8.6, 0.75)]
    top = [(0.001, 4.95), (1.6, 5.3), (3.1, 5.45), (3.6, 4.9), (3.7, 4.5)]
    hat = group(
        [
            lathe(brim + crown, felt, steps=80, part=12),
            lathe(white, snow, steps=80, part=11),
            lathe(top, snow, steps=80, part=11),
        ],
        (13.6, -11.5, 23.2),
        (7, -6, 0),
    )
    group([*parts, hat], (1.1, -7.6, 9.6), scale=0.45)


def traces(height):
    """From one door to the middle of the square."""
    path = curve([(-8.0, 22.4), (-7.2, 20.4), (-5.8, 18.6), (-5.25, 17.3)], 200)
    turn = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    dark = matt("#8d9cc8")
    line = evenly(path, 0.62)
    ways = np.gradient(line, axis=0)
    ways /= np.linalg.norm(ways, axis=1)[:, None]
    for number, (place, way) in enumerate(zip(line, ways, strict=True)):
        side = np.array((way[1], -way[0])) * (0.2 if number % 2 else -0.2)
        outline = (
            place
            + side
            + 0.26 * np.outer(np.cos(turn), way)
            + 0.13 * np.outer(np.sin(turn), (way[1], -way[0]))
        )
        decal(outline, height, dark, 2, 0.03)


def scene(detail):
    rng = np.random.default_rng(65)
    height = land()
    terrain(
        np.linspace(-70, 70, int(260 * detail)),
        np.linspace(-34, 150, int(380 * detail)),
        height,
        matt("#eef1fa"),
        1,
    )
    first = house()
    for x, y, turn, size in HOUSES:
        copy_group(first, (x, y, float(height(np.array(x), np.array(y))) - 0.1), (0, 0, turn), size)
    bare = matt("#4c5680")
    for _ in range(70):
        x, y = rng.uniform(-50, 45), rng.uniform(30, 120)
        if any(np.hypot(x - a, y - b) < 5 for a, b, *_ in HOUSES):
            continue
        size = float(rng.uniform(3.5, 7))
        z = float(height(np.array(x), np.array(y)))
        profile = [(0.30, 0), (0.20, 0.28), (0.24, 0.28), (0.13, 0.6), (0.16, 0.6), (0.001, 1.0)]
        lathe(
            profile, mottled("#8f9cc8", "#5f6ca0", 0.6, 0.8), (x, y, z), steps=14, part=6
        ).scale = (size * 0.8, size * 0.8, size)
    tree((-10.2, 15.6, 0.1), 6.0, 5, bare, depth=5, trunk=0.24, part=7)
    ground = float(height(*SQUARE))
    coat = Clothes("#6b3a44", "#2a2a44", "#2a2a44", "cap", hem=0.40)
    walker((*SQUARE, ground), 2.2, 190, coat, 0.05, -4, "up", 20)
    at = SQUARE + np.array((-0.55, -0.45))
    ball((*at, ground + 2.05), 0.30, matt("#ff4632", glow=11), 22, 20)
    lamp((at[0], at[1] - 0.3, ground + 2.0), "#ff6a44", 420, 0.25)
    traces(height)
    giant()
    sun(168, 26, "#a9bdf0", 1.15, 2.0)
    area((30, 20, 40), (10, -8, 14), (20, 20), "#7f98e0", 9000)
    sky("#5672b8", 0.55)
    camera((0, -33, 26), (-0.2, 17, 3.6), lens=38)


def paint(picture):
    picture.expose(1.35)
    air = picture.of(0)
    picture.backdrop(((0, "#2f4480"), (1, "#8fa4d2")), bottom=330, drift=16)
    picture.haze("#93a8d6", 70, 190, 0.75, 0.8, mask=1 - air)
    lantern = picture.of(22)
    picture.grade(
        BLUE,
        0.35,
        (0.28, 0.42, 0.58, 0.74),
        (0.25, 0.37, 0.51, 0.66, 0.84),
        0.05,
        0.35,
        0.012,
        1 - lantern,
    )
    picture.lift(0.12).balance(light=-0.05)
    x, y = picture.centre_of(22)
    picture.lay(np.clip(blur(lantern, 0.8) * 1.5, 0, 1), "#ff4a36").glow(x, y, 95, "#ff5a3c", 0.55)
    picture.lay(step(blur(lantern, 2.5), 0.6, 0.9), "#ffd0a0")
    picture.sharpen_at(x, y, 160).find_edges(0.65, floor=0.15)
    picture.focus = np.maximum(picture.focus, blur(picture.of(5, 20, 21, 2), 2) * 0.8)
    picture.directions(base=8, swirl=0.3, form=2.5, by_part={10: 70})
    strokes(picture, (32, 16, 8, 3.8, 2.0), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    specks(picture, 130, "#f4f7ff", (0.8, 2.4), strength=0.8)
    return finish(picture, impasto=0.05, bloom=0.04)
