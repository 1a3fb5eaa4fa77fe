"""Who is passing below, and does it know that we are looking back?

Rose-coloured dunes at evening; a periscope looks at us, and its wake runs over three crests.
"""

import numpy as np
from light.bodies import ground_noise
from light.filters import step
from light.finish import finish, specks
from light.materials import matt, mottled
from light.scene import camera, group, sky, sun
from light.shapes import ball, curve, decal, lathe, terrain, tube
from light.strokes import strokes

SAMPLES, SEED = 24, 36
TRACK = ((0.9, 0.0), (1.5, 8.0), (-1.5, 19.0), (3.5, 34.0), (-3.0, 56.0), (5.0, 92.0), (2.0, 160.0))
EVENING = ((0, "#8fb3c4"), (0.4, "#c9cfc4"), (0.72, "#f6dfb8"), (1, "#fff0d2"))  # fmt: skip
DUNES = ((0.0, "#4a2440"), (0.25, "#7a3a50"), (0.42, "#ad5a5a"), (0.58, "#d9866a"),
         (0.72, "#f0b088"), (0.86, "#fbd8b0"), (1.0, "#fff4e0"))  # fmt: skip


def dune_height():
    slow, ripple = ground_noise(4, 16, 0.03, 0.12), ground_noise(6, 20, 3.0, 5.0, (0.5, 1.0))
    line = curve(np.array(TRACK), 400)

    def height(x, y):
        """Crests lie across the view; each is steep on the far side."""
        phase = (y + 2.2 * slow(x, y) - 0.62 * x + 4) / 15.0
        share = phase - np.floor(phase)
        crest = np.where(share < 0.72, share / 0.72, (1 - share) / 0.28)
        big = 2.6 * (crest**1.3) * np.clip((y + 3) / 10, 0.12, 1) + 0.8 * slow(x, y)
        away = x - np.interp(y, line[:, 1], line[:, 0])
        wide = 1 + 0.010 * y
        furrow = np.where(y > 0, -0.26 * np.exp(-((away / (0.42 * wide)) ** 2)), 0)
        walls = sum(
            0.20 * np.exp(-(((away - side * 0.95 * wide) / (0.30 * wide)) ** 2)) for side in (-1, 1)
        )
        bow = (
            0.34
            * np.exp(-(((np.hypot(x - TRACK[0][0], y + 0.25) - 0.62) / 0.24) ** 2))
            * (y < 0.35)
        )
        return big + 0.022 * ripple(x, y) + furrow + np.where(y > 0.2, walls, 0) + bow

    return height


def periscope(at):
    iron = mottled("#4d5a58", "#3a4544", 0.5, 6, rough=0.45, gloss=0.4)
    brass = matt("#b98a44", rough=0.35, gloss=0.6)
    parts = [
        lathe(
            [(0.20, -0.6), (0.20, 0.55), (0.17, 0.58), (0.17, 1.45), (0.001, 1.45)],
            iron,
            steps=48,
            part=3,
        )
    ]
    parts.append(
        lathe([(0.22, 0.50), (0.24, 0.52), (0.24, 0.60), (0.22, 0.62)], brass, steps=48, part=4)
    )
    bend = curve([(0, 0, 1.40), (0, -0.02, 1.66), (0, -0.20, 1.82), (0, -0.46, 1.80)], 30)
    parts.append(tube(bend, [0.17, 0.19, 0.20, 0.20], iron, part=3))
    rim = [(0.20, 0.0), (0.26, 0.02), (0.26, 0.10), (0.20, 0.12), (0.001, 0.11)]
    parts.append(lathe(rim, brass, (0, -0.44, 1.80), (90, 0, 0), 48, part=4))
    parts.append(
        ball(
            (0, -0.50, 1.80),
            (0.185, 0.07, 0.185),
            matt("#5f8c9c", rough=0.05, gloss=1.0, glow=0.25),
            5,
        )
    )
    group(parts, at, (0, 0, 8))


def lizard_trail(height):
    """It came from the left and swerved."""
    path = curve(
        [(-4.0, -2.2), (-2.2, -1.8), (-0.8, -1.3), (-0.3, -2.1), (-0.9, -3.1), (-2.6, -3.7)], 90
    )
    way = np.gradient(path, axis=0)
    side = np.stack([-way[:, 1], way[:, 0]], -1) / np.linalg.norm(way, axis=1)[:, None]
    dark = matt("#9c4f4c")
    tube(np.c_[path, height(path[:, 0], path[:, 1]) + 0.004], 0.016, dark, part=6)
    for number, (place, across) in enumerate(zip(path, side, strict=True)):
        for sense in (-1, 1):
            if number % 3 == (0 if sense > 0 else 1):
                middle = place + across * sense * 0.11
                outline = [
                    middle + 0.035 * np.array((np.cos(a), np.sin(a)))
                    for a in np.linspace(0, 5.5, 8)
                ]
                decal(outline, height, dark, 6, 0.006)


def scene(detail):
    height = dune_height()
    sand = matt("#e0a284")
    ys = np.concatenate(
        [np.linspace(-8, 12, int(900 * detail)), np.geomspace(12.03, 420, int(700 * detail))]
    )
    terrain(np.linspace(-40, 44, int(1100 * detail)), ys, height, sand, 1)
    terrain(np.linspace(-900, 900, 60), np.linspace(415, 3000, 40), lambda x, y: 0 * x + 2, sand, 1)
    x, y = TRACK[0]
    periscope((x, y - 0.05, float(height(np.array(x), np.array(y - 0.05))) - 0.1))
    lizard_trail(height)
    sun(214, 19, "#ffc98f", 5.2, 0.7)
    sky("#b98fc0", 0.42)
    camera((-0.6, -7.6, 3.5), (0.55, 4.6, 1.5), lens=41)


def paint(picture):
    air, sand = picture.of(0), picture.of(1, 6)
    picture.expose(1.15).backdrop(EVENING, bottom=520, drift=16)
    picture.grade(
        DUNES,
        0.65,
        (0.40, 0.54, 0.68, 0.80),
        (0.34, 0.48, 0.62, 0.76, 0.88),
        0.05,
        0.5,
        0.012,
        sand,
    )
    picture.haze("#fbe0bc", 40, 330, 0.9, 0.8, mask=1 - air)
    picture.lay(step(picture.y, 900, 1250) * sand * 0.16, "#7a3a50")
    picture.sharpen_at(440, 560, 170).find_edges(0.7, floor=0.2)
    picture.hard = np.where(picture.of(3, 4, 5) > 0, 0.97, 0.5).astype(np.float32)
    picture.directions(base=3, swirl=0.22, edge=1.2)
    strokes(
        picture,
        (34, 17, 8, 3.8, 2.0),
        length=9,
        jitter=(0.013, 0.011),
        need=(0, 0.04, 0.045, 0.045),
    )
    specks(picture, 60, "#fff4de", (0.5, 1.3), sand, 0.5)
    return finish(picture, impasto=0.045)
