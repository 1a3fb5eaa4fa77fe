"""Who lives in the pocket, and is the ladder down for somebody who is late?

Very near: an old striped coat on its hook; from the pocket comes lamplight and hangs a rope ladder.
"""

import numpy as np
from light.bodies import ripples
from light.filters import blur, step
from light.finish import finish
from light.hands import pastel
from light.materials import matt
from light.scene import area, camera, group, lamp, sky, sun
from light.shapes import ball, curve, lathe, sheet, tube
from light.strokes import strokes
from light.textiles import stripes, textile

SAMPLES, SEED, SCALE = 26, 103, 0.65
LEFT, RIGHT, LOW, TOP = -2.35, 1.75, 3.3, 8.0
PLAID = ((0, 0.28), (1, 0.33), (0, 0.60), (2, 0.64), (0, 1.0))
DUSK = ((0.0, "#1f2a38"), (0.2, "#334558"), (0.38, "#56697a"), (0.54, "#8a9088"),
        (0.7, "#c4ab80"), (0.85, "#f2d9a0"), (1.0, "#fff6de"))  # fmt: skip


def tweed(turn=0.0):
    return textile(("#5f7f86", "#93a58c", "#b0674a"), stripes(PLAID), 1.5, "xz", turn)


def coat():
    """Falls in three slow folds; the front edge runs down at the right."""
    weave, fold = ripples(4, 30, 0.8, 3.0), ripples(7, 16, 0.25, 0.7, (1, 1, 0.25))
    x, z = np.meshgrid(np.linspace(-5.2, 5.2, 320), np.linspace(-1.5, 15, 420))
    points = np.stack([x, 0 * x, z], -1)
    y = (
        0.05 * weave(points)
        + 0.32 * fold(points)
        + 0.10 * np.sin(x * 1.9 + 0.8) * np.clip((7 - z) / 6, 0, 1)
    )
    y = y - 0.30 * np.clip((x - 2.55) / 0.12, 0, 1)
    sheet(np.stack([x, y, z], -1), tweed(), 1)


def pocket():
    """A patch that gapes; its flap is tucked in; stitches along the rim."""
    weave = ripples(9, 24, 1.2, 4)
    u, v = np.meshgrid(np.linspace(0, 1, 160), np.linspace(0, 1, 160))
    x, z = LEFT + (RIGHT - LEFT) * u, LOW + (TOP - LOW) * v
    out = np.sin(np.pi * u) ** 0.55 * (0.34 + 0.85 * v**2.2)
    sag = 0.34 * np.sin(np.pi * u) * v**5
    points = np.stack([x, 0 * x, z], -1)
    y = -0.42 - out - 0.03 * weave(points)
    sheet(np.stack([x, y, z - sag], -1), tweed(2.0), 2, thick=0.10)
    rim = np.stack([x[-1], y[-1] - 0.05, (z - sag)[-1]], -1)
    tube(rim, 0.13, matt("#4c666e"), part=2)
    thread = matt("#e6c98a")
    for share in np.linspace(0.03, 0.97, 30):
        k = int(share * 159)
        for line in (
            (x[:, 3], y[:, 3], z[:, 3]),
            (x[:, -4], y[:, -4], z[:, -4]),
            (x[5], y[5], z[5]),
        ):
            at = np.array([line[0][k], line[1][k] - 0.09, line[2][k]])
            way = (0, 0, 0.05) if line[0][0] == line[0][-1] else (0.05, 0, 0)
            tube([at - way, at + way], 0.022, thread, part=3, resolution=2)
    return rim


def rope_ladder(rim):
    cord, wood = matt("#f4ead2"), matt("#e0a85c")
    sides = []
    for x in (-0.62, 0.02):
        k = int(np.argmin(np.abs(rim[:, 0] - x)))
        top = rim[k]
        line = [
            top + (0, 0.9, -0.5),
            top + (0, 0.25, 0.10),
            top + (0, -0.16, 0.06),
            top + (0, -0.24, -0.5),
        ]
        low = [
            top + (0.10 * np.sin(0.9 * d + x), -0.30 + 0.16 * d, -0.5 - d)
            for d in np.linspace(0.9, 6.6, 9)
        ]
        sides.append(curve(line + low, 140))
        tube(sides[-1], 0.042, cord, part=4)
    for share in np.linspace(0.30, 0.99, 11):
        ends = [side[int(share * (len(side) - 1))] for side in sides]
        way = (ends[1] - ends[0]) * 0.16
        tube([ends[0] - way, ends[1] + way], 0.060, wood, part=5)


def button(at):
    horn, dark = matt("#7a4a2f", rough=0.35, gloss=0.5), matt("#2c1d18")
    profile = [
        (0.001, 0.10),
        (0.34, 0.10),
        (0.42, 0.17),
        (0.52, 0.16),
        (0.56, 0.08),
        (0.52, 0.0),
        (0.001, 0.0),
    ]
    parts = [lathe(profile, horn, (0, 0, 0), (90, 0, 0), 48, part=7)]
    parts += [ball((a, -0.10, b), 0.065, dark, 7, 12) for a in (-0.12, 0.12) for b in (-0.12, 0.12)]
    group(parts, at, (0, 0, 0), 1.15)


def scene(detail):
    coat()
    rim = pocket()
    rope_ladder(rim)
    for z in (1.7, 6.6, 11.5):
        button((3.55, -0.75, z))
    lamp((-0.35, -0.78, 7.1), "#ffb452", 95, 0.15)
    sun(212, 34, "#cfdcff", 1.3, 3)
    area((-9, -9, 12), (0, 0, 6), (16, 16), "#b8cbe8", 1250)
    sky("#6f87a8", 0.35)
    camera((1.1, -13.4, 8.6), (0.35, 0, 6.15), lens=46)


def paint(picture):
    picture.expose(1.14)
    picture.grade(
        DUSK, 0.30, (0.3, 0.44, 0.58, 0.73), (0.27, 0.39, 0.52, 0.66, 0.84), 0.05, 0.3, 0.012
    )
    picture.lift(0.12)
    picture.glow(345, 395, 230, "#ffb04a", 0.30)
    picture.sharpen_at(380, 600, 300, 0.9).find_edges(0.75, floor=0.16)
    picture.focus = np.maximum(picture.focus, blur(picture.of(3, 4, 5, 7), 2) * 0.9)
    picture.hard = np.where(picture.of(1) > 0, 0.6, 0.95).astype(np.float32)
    picture.directions(base=62, swirl=0.2, form=2.5)
    strokes(
        picture, (26, 13, 6.5, 3.4, 1.8), length=6, jitter=(0.014, 0.013), need=(0, 0.035, 0.04)
    )
    warm = step(np.hypot(picture.x - 345, picture.y - 400), 260, 60)
    pastel(picture, "#56707c", grain=1.8, cover=0.86, soft=0.9, mask=1 - 0.6 * warm)
    return finish(picture, impasto=0.015, bloom=0.05)
