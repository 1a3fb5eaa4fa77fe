"""Would you shoot?

Early mist on a meadow: between two goal posts a spider has spun all night; the ball lies ready.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise
from light.filters import blur, step
from light.finish import finish
from light.hands import pastel
from light.materials import matt, mottled
from light.plants import blades
from light.scene import area, camera, on_card, sky, sun
from light.shapes import ball, beam, terrain, tube
from light.strokes import strokes
from PIL import Image, ImageDraw

SAMPLES, SEED, SCALE, LENS = 12, 205, 0.8, 38
WIDE, HIGH, FAR = 5.2, 3.3, 9.0
HUB = np.array((0.35, FAR, 1.72))
SPOKES, TURNS = 30, 24
LOW = 0.24  # of the thread above the grass, on which the lower spokes end
MORNING = ((0, "#f7d9a4"), (0.35, "#fbe9c4"), (0.7, "#f4ecd6"), (1, "#e4e6d4"))
FIELD = ((0.0, "#2f4740"), (0.22, "#4f6f58"), (0.4, "#7d9a70"), (0.56, "#b3c08a"),
         (0.72, "#e2dcae"), (0.86, "#fbf0cc"), (1.0, "#fffbea"))  # fmt: skip


def rim(angle):
    """Where a spoke meets the frame or the ground line of the goal."""
    way = np.array((math.cos(angle), math.sin(angle)))
    half = WIDE / 2 - 0.07
    left, right = -half - HUB[0], half - HUB[0]
    low, high = LOW - HUB[2], HIGH - 0.07 - HUB[2]
    across = (right if way[0] > 0 else left) / way[0] if abs(way[0]) > 1e-6 else 1e9
    up = (high if way[1] > 0 else low) / way[1] if abs(way[1]) > 1e-6 else 1e9
    return min(across, up) * way


def web(rng):
    """Spokes and a spiral in the plane of the goal: lists of lines in the world."""
    angles = np.linspace(0, 2 * math.pi, SPOKES + 1)[:-1] + rng.normal(0, 0.035, SPOKES)
    ends = [rim(angle) for angle in angles]

    def place(number, share, sag=0.0):
        x, z = ends[number % SPOKES] * share
        return np.array((HUB[0] + x, FAR, HUB[2] + z - sag))

    lines = [np.array([place(n, 0), place(n, 1)]) for n in range(SPOKES)]
    lines.append(np.array([(side * (WIDE / 2 - 0.07), FAR, LOW) for side in (-1, 1)]))
    for turn in range(TURNS):
        points = []
        for number in range(SPOKES + 1):
            share = 0.07 + 0.86 * (turn + number / SPOKES) / TURNS
            start, end = place(number, share), place(number + 1, share + 0.86 / TURNS / SPOKES)
            far = np.linalg.norm(end - start)
            points += [
                start + (end - start) * part - (0, 0, 0.30 * far * part * (1 - part))
                for part in (0, 0.25, 0.5, 0.75)
            ]
        lines.append(np.array(points))
    return lines


def keeper():
    """The spider in the hub, head down, eight legs on the spokes."""
    dark, pale = mottled("#5a4230", "#3c2c26", 0.5, 9), matt("#e8cf9c")
    at, size = HUB + (0, -0.05, 0), 0.74
    ball(tuple(at + (0, 0, 0.13 * size)), (0.125 * size, 0.09, 0.165 * size), dark, 10, 24)
    ball(tuple(at + (0, 0, -0.06 * size)), (0.075 * size, 0.06, 0.085 * size), dark, 10, 20)
    for z in (0.20, 0.11, 0.03):
        spot = (0.042 * size, 0.02, 0.026 * size)
        ball(tuple(at + (0, -0.085, z * size)), spot, pale, 11, 12)
    for side in (-1, 1):
        for rise, reach in ((0.42, 0.40), (0.16, 0.44), (-0.16, 0.44), (-0.46, 0.40)):
            knee = at + size * np.array((side * reach * 0.55, -0.12, rise * 0.62 + 0.05))
            foot = at + size * np.array((side * reach, -0.01, rise))
            root = at + size * np.array((side * 0.05, 0, rise * 0.12 - 0.05))
            tube([root, knee, foot], [0.018, 0.015, 0.008], dark, part=10, resolution=3)


def football(at, radius):
    """An old leather one: a cube blown up, three strips to each side."""
    body = Body((-1.15,) * 3, (1.15,) * 3, 0.02).ball((0, 0, 0), 1.0)
    way = np.abs(body.points) / (np.linalg.norm(body.points, axis=-1, keepdims=True) + 1e-6)
    side = way.argmax(-1)
    own = np.take_along_axis(way, side[..., None], -1)[..., 0]
    strip = np.take_along_axis(way, ((side + 1) % 3)[..., None], -1)[..., 0] / (own + 1e-6)
    edge = own - np.sort(way, axis=-1)[..., 1]
    seam = np.minimum(np.abs(strip - 0.34) * 0.8, edge * 0.75)
    body.distance = (body.distance + 0.05 * np.exp(-((seam / 0.026) ** 2))).astype(np.float32)
    leather = mottled("#d0904e", "#ad6d36", 0.6, 1.6, gloss=0.2)
    return body.build(leather, 12, at, (24, 34, 12), radius, relax=1)


def scene(detail):
    rng = np.random.default_rng(205)
    fine, broad = ground_noise(3, 30, 0.8, 4), ground_noise(5, 16, 0.06, 0.2)

    def height(x, y):
        return 0.03 * fine(x, y) + 0.07 * broad(x, y) * np.clip((y - 3) / 6, 0, 1)

    ys = np.concatenate([np.linspace(-1, 14, int(400 * detail)), np.geomspace(14.1, 400, 120)])
    terrain(np.linspace(-40, 40, int(500 * detail)), ys, height,
            mottled("#7f9a58", "#a9b070", 0.5, 0.7), 1)  # fmt: skip
    y = 1.6 + 13 * rng.random(60000) ** 1.5
    x = rng.uniform(-1, 1, 60000) * (0.6 + 0.42 * y)
    free = np.hypot(x + 0.12, y - 3.55) > 0.19
    green = mottled("#86a052", "#b9bd72", 0.6, 1, through=0.4)
    blades(x[free], y[free], height, (0.05, 0.14), green, 2, 3, 0.014, (0.03, 0))
    wood = mottled("#fffaf0", "#e9dfc8", 0.5, 1.4)
    half = WIDE / 2
    for x in (-half, half):
        beam((x, FAR, -0.2), (x, FAR, HIGH + 0.075), 0.15, wood, 0.012, 3)
    beam((0.075 - half, FAR, HIGH), (half - 0.075, FAR, HIGH), 0.15, wood, 0.012, 3)
    keeper()
    football((-0.12, 3.55, 0.22), 0.235)
    leaf = mottled("#4f7468", "#5f8272", 0.5, 0.1)
    for _ in range(30):
        tx, ty = rng.uniform(-24, 24), rng.uniform(40, 56)
        size = rng.uniform(5.5, 9.5)
        crown = Body((-1.4, -1.4, -1.2), (1.4, 1.4, 1.6), 0.16)
        for _ in range(7):
            crown.ball(rng.normal(0, 0.42, 3), rng.uniform(0.4, 0.7), 0.15)
        crown.build(leaf, 4, (tx, ty, size * 0.75), scale=size * 0.75)
    sun(98, 13, "#ffe0a4", 4.6, 1.2)
    sky("#c9d4c6", 0.75)
    area((-2, 1, 5), (0, FAR, 1.5), (4, 3), "#e6ecff", 260)
    camera((-0.25, 0.0, 1.08), (0.0, FAR, 1.60), lens=LENS)
    lines = web(rng)
    flat = on_card(np.concatenate(lines), LENS)[:, :2]
    return {"web": flat, "cut": np.cumsum([len(line) for line in lines])}


def threads(picture, wide):
    """The web as it falls on the card, `wide` pixels thick."""
    fine = picture.scale * 2
    sheet = Image.new("L", (int(800 * fine), int(1200 * fine)))
    pen = ImageDraw.Draw(sheet)
    for line in np.split(picture.passes["web"] * fine, picture.passes["cut"][:-1]):
        pen.line([tuple(place) for place in line], 255, max(round(wide * fine), 1))
    small = sheet.resize(picture.shape[::-1], Image.Resampling.LANCZOS)
    return np.asarray(small, np.float32) / 255


def dew(picture, rng):
    """Drops along the lines."""
    line = picture.passes["web"]
    chosen = line[rng.random(len(line)) < 0.55] + rng.normal(0, 0.3, 2)
    out = np.zeros(picture.shape, np.float32)
    for x, y in chosen:
        size = rng.uniform(0.7, 1.9)
        rows = slice(int(max(y - 4, 0) * picture.scale), int((y + 4) * picture.scale))
        columns = slice(int(max(x - 4, 0) * picture.scale), int((x + 4) * picture.scale))
        away = np.hypot(picture.x[rows, columns] - x, picture.y[rows, columns] - y)
        out[rows, columns] = np.maximum(out[rows, columns], np.clip(size + 0.5 - away, 0, 1))
    return out


def paint(picture):
    rng = np.random.default_rng(7)
    air, spider = picture.of(0), picture.of(10, 11)
    picture.expose(1.1)
    level = np.nonzero(picture.of(1))[0].min() / picture.scale
    picture.backdrop(MORNING, bottom=level, drift=24)
    near = picture.of(3, 10, 11, 12)
    before, clear = picture.image, blur(near, 0.8)[..., None]
    picture.glow(430, 330, 520, "#fff0c8", 0.55)
    picture.image = before * clear + picture.image * (1 - clear)
    picture.haze("#b9c9b6", 9, 75, 0.82, 0.6, mask=np.clip(1 - air - near, 0, 1))
    picture.grade(
        FIELD,
        0.4,
        (0.34, 0.48, 0.62, 0.76),
        (0.3, 0.44, 0.57, 0.71, 0.87),
        0.05,
        0.3,
        0.012,
        1 - air,
    )
    wood = picture.image[(picture.parts == 4) & (picture.y > 400)].mean(0)
    beyond = air * step(picture.y, 348, 354) + picture.of(1) * (picture.depth > 44)
    gaps = np.clip(blur(beyond.astype(np.float32), 2) * 1.6, 0, 1) * (1 - near)
    picture.lay(gaps, np.broadcast_to(wood, picture.image.shape).astype(np.float32))
    picture.lift(0.08).find_edges(0.7, floor=0.15)
    picture.focus = np.maximum(picture.focus, blur(near, 2) * 0.9)
    picture.hard = np.where(near > 0.5, 0.95, 0.5).astype(np.float32)
    picture.directions(base=4, swirl=0.25, form=2, by_part={1: 82})
    strokes(picture, (30, 15, 7, 3.4, 1.8), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    pastel(picture, "#c3c4a4", grain=1.7, cover=0.93, soft=0.9, mask=1 - 0.6 * blur(near + air, 1))
    bare = 1 - np.clip(spider + picture.of(12) + picture.of(3) * 0.5, 0, 1)
    picture.lay(threads(picture, 3.0) * bare * 0.22, "#5f8078")
    picture.lay(threads(picture, 1.7) * bare * 0.95, "#fffdf2")
    picture.lay(dew(picture, rng) * bare * 0.95, "#ffffff")
    return finish(picture, impasto=0.015, bloom=0.05)
