"""Who has been ringing from down there, and who let the receiver hang?

On the sea bed a telephone box is lit; fish stream out of it in one long curl towards a boat.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import blur
from light.finish import finish, specks
from light.hands import pastel
from light.materials import matt, mottled
from light.scene import camera, group, lamp, put, sky
from light.shapes import box, copy, curve, lathe, quads, terrain, tube
from light.strokes import strokes
from light.things import rowing_boat
from light.weather import fog

SAMPLES, SEED, SCALE = 28, 5, 1.0
BOX = (0.3, 0.0)
SEA = ((0.0, "#0f2c33"), (0.20, "#174148"), (0.38, "#2a636a"), (0.54, "#5f9a96"),
       (0.70, "#a3c9b4"), (0.84, "#f0dca8"), (1.0, "#fff4d6"))  # fmt: skip


def sea_bed():
    wave, fine = ground_noise(2, 24, 0.1, 0.5), ground_noise(3, 16, 2.0, 3.4, (0.35, 1.0))

    def height(x, y):
        bank = 0.012 * np.clip(y - 6, 0, 99) ** 1.3
        return 0.35 * wave(x, y) + 0.05 * fine(x + 0.6 * wave(x, y), y) + bank

    return height


def telephone_box(foot):
    iron = mottled("#9c3a30", "#5a3c36", 0.6, 5)
    glass = mottled("#ffe2a0", "#e0a850", 0.5, 1.6, glow=1.6)
    black = matt("#15161a")
    parts = [
        box((0.12, 0.12, 2.5), (0.46 * a, 0.46 * b, 1.3), iron, 0.015, part=2)
        for a in (-1, 1)
        for b in (-1, 1)
    ]
    parts.append(box((1.14, 1.14, 0.16), (0, 0, 0.06), iron, 0.03, part=2))
    parts.append(box((1.16, 1.16, 0.30), (0, 0, 2.55), iron, 0.03, part=2))
    roof = [(0.001, 0.26), (0.3, 0.22), (0.55, 0.10), (0.66, 0.0)]
    parts.append(lathe(roof, iron, (0, 0, 2.70), (0, 0, 45), 4, part=2))
    parts.append(box((0.72, 0.03, 0.15), (0, -0.585, 2.56), glass, part=3))
    for side in (1, 2, 3):
        c, s = math.cos(side * math.pi / 2), math.sin(side * math.pi / 2)
        for row in range(7):
            place = (0.46 * s, -0.46 * c, 0.42 + row * 0.29)
            parts.append(box((0.86, 0.03, 0.03), place, iron, turn=(0, 0, side * 90), part=2))
        for k in (-0.16, 0.16):
            place = (0.46 * s + k * c, -0.46 * c + k * s, 1.35)
            parts.append(box((0.03, 0.03, 2.1), place, iron, turn=(0, 0, side * 90), part=2))
    parts += [open_door(iron), box((0.86, 0.02, 2.2), (0, 0.44, 1.35), glass, part=3)]
    parts.append(box((0.34, 0.14, 0.5), (0.14, 0.34, 1.55), black, 0.02, part=4))
    hanging = [(0.14, 0.25, 1.40), (0.05, 0.05, 1.0), (-0.05, -0.10, 0.72), (-0.06, -0.12, 0.80)]
    parts.append(tube(curve(hanging), 0.014, black, part=4))
    receiver = [(-0.10, -0.12, 0.84), (-0.03, -0.16, 0.72), (-0.10, -0.14, 0.58)]
    parts.append(tube(curve(receiver, 16), [0.06, 0.03, 0.06], black, part=4))
    return group(parts, foot, (2, -5, 14))


def open_door(iron):
    bars = [box((0.08, 0.05, 2.2), (x, 0, 1.27), iron, part=2) for x in (0.04, 0.80)]
    bars += [
        box((0.76, 0.035, 0.035), (0.42, 0, 0.2 + row * 0.29), iron, part=2) for row in range(8)
    ]
    bars += [box((0.03, 0.03, 2.1), (0.42 + k, 0, 1.27), iron, part=2) for k in (-0.15, 0.15)]
    return group(bars, (-0.42, -0.48, 0), (0, 0, -72))


def shoal(rng, ground):
    """One ribbon of fish, wider the higher it rises."""
    body = Body((-0.5, -0.2, -0.3), (0.6, 0.2, 0.3), 0.02).ball((0, 0, 0), (0.30, 0.07, 0.12), 0.04)
    for lift in (-0.10, 0.10):
        body.limb((0.22, 0, 0), (0.42, 0, lift), 0.035, 0.02, 0.05)
    fish = body.build(matt("#9fb0ac", rough=0.4, gloss=0.4), 5, (0, -300, 0))
    for share in rng.random(330) ** 0.8:
        angle = -1.2 + share * 8.6
        away = 1.7 + 1.5 * share + rng.normal(0, 0.20 + 0.25 * share)
        high = 1.0 + 9.0 * share**1.25 + rng.normal(0, 0.22 + 0.3 * share)
        x, y = BOX[0] + away * math.cos(angle), BOX[1] + away * math.sin(angle) * 0.9
        turn = (rng.normal(0, 8), rng.normal(-14, 8), math.degrees(angle) - 90 + rng.normal(0, 12))
        copy(fish, (x, y, ground(x, y) + high), turn, float(rng.uniform(0.35, 0.62)))


def weed(rng, ground):
    share = np.linspace(0, 1, 30)
    corners, faces = [], []
    for left, right, tallest, count in ((-4.2, -2.0, 7.5, 26), (2.6, 5.2, 5.0, 22)):
        for _ in range(count):
            x, y = rng.uniform(left, right), rng.uniform(-3.5, 5)
            tall, wide, sway = (
                rng.uniform(1.7, tallest),
                rng.uniform(0.05, 0.12),
                rng.uniform(0.6, 1.5),
            )
            phase, angle = rng.uniform(0, 6), rng.uniform(0, 3) + 2 * share
            bend = sway * (share**1.3 * 0.7 + 0.22 * np.sin(phase + share * 7) * share)
            half = (
                wide
                * (0.35 + np.sin(np.pi * np.minimum(share * 1.02, 1)))
                * (1 + 0.25 * np.sin(share * 40))
            )
            middle = np.stack(
                [x + bend, y + 0.1 * np.sin(phase + 5 * share), ground(x, y) - 0.1 + tall * share],
                -1,
            )
            side = half[:, None] * np.stack([np.cos(angle), np.sin(angle), 0 * angle], -1)
            start = len(corners) * 60
            corners.append(np.stack([middle - side, middle + side], 1).reshape(-1, 3))
            low = start + 2 * np.arange(29)
            faces.append(np.stack([low, low + 1, low + 3, low + 2], -1))
    quads(np.concatenate(corners), np.concatenate(faces), matt("#2f4a34", through=0.4), 6)


def scene(detail):
    rng = np.random.default_rng(12)
    height = sea_bed()
    terrain(
        np.linspace(-60, 60, 500),
        np.linspace(-12, 160, 520),
        height,
        mottled("#8c8f7a", "#5f6252", 0.4, 0.8),
        1,
    )

    def ground(x, y):
        return float(height(np.array(float(x)), np.array(float(y))))

    floor = ground(*BOX)
    telephone_box((*BOX, floor - 0.08))
    lamp((BOX[0] + 0.1, BOX[1] - 0.05, floor + 2.3), "#ffc873", 620, 0.12)
    shoal(rng, ground)
    weed(rng, ground)
    rough = ripples(9, 20, 1, 5)
    rock = Body((-1.6, -1.2, -0.8), (1.6, 1.2, 1.2), 0.06).ball((0, 0, 0), (1.1, 0.8, 0.7), 0.1)
    rock = rock.ripple(lambda p: 0.12 * rough(p)).build(
        mottled("#4e5650", "#2f3733", 0.6, 1.5), 7, (-3.3, -2.2, 0)
    )
    for at, turn, size in (
        ((4.4, 1.5, 0.2), 70, 1.3),
        ((2.0, -4.4, -0.45), 30, 0.6),
        ((-7, 9, 0.6), 0, 3.0),
    ):
        copy(rock, at, (0, 0, turn), size)
    dark = matt("#11181c")
    put(rowing_boat(dark, dark, 4.8, 8, oars=(-1, 1)), (-1.9, 6.5, 20.4), (0, 0, -62))
    line = [
        (-3.3, 5.9, 20.3),
        (-3.1, 5.8, 15.5),
        (-2.6, 5.2, 10.5),
        (-1.9, 4.6, 9.2),
        (-1.5, 4.6, 9.9),
    ]
    tube(curve(line, 60), 0.022, dark, part=8)
    surface = box(
        (400, 400, 0.05), (0, 100, 21.0), mottled("#9fd8d0", "#0d4a52", 0.8, 0.16, glow=0.6), part=9
    )
    surface.visible_shadow = surface.visible_diffuse = False
    fog((200, 190, 26), (0, 78, 9), 0.034, "#8fd0c8", 0.5)
    sky("#0f3442", 0.10)
    camera((-1.5, -11.5, 1.0), (0.0, 0, 5.9), lens=26)


def paint(picture):
    lit = picture.of(2, 3, 4)
    picture.expose(1.4)
    picture.grade(
        SEA, 0.5, (0.30, 0.44, 0.58, 0.70), (0.21, 0.37, 0.52, 0.65, 0.78), 0.08, 0.4, 0.02, 1 - lit
    )
    picture.sharpen_at(420, 930, 150).sharpen_at(480, 480, 140, 0.4).sharpen_at(250, 190, 110, 0.6)
    picture.hard = np.where(lit > 0, 0.95, 0.45).astype(np.float32)
    picture.directions(base=80, swirl=0.6, by_part={1: 4, 9: 30})
    strokes(
        picture, (36, 18, 8, 3.6, 1.9), length=8, jitter=(0.016, 0.012), need=(0, 0.04, 0.045, 0.05)
    )
    pastel(picture, "#1b4750", grain=1.6, cover=0.92, soft=1.1, mask=1 - 0.6 * blur(lit, 2))
    specks(picture, 80, "#e6efd0", (0.5, 1.4), strength=0.4, seed=8)
    return finish(picture, impasto=0.0, bloom=0.05)
