"""Whom did they want to let sleep, and who climbed up to do it so lovingly?

Right under a huge bronze bell: its clapper is wrapped in felt and tied with a ribbon.
"""

import math

import numpy as np
from light.bodies import Body, ripples
from light.filters import step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, sky, sun
from light.shapes import curve, lathe, sheet, tube
from light.strokes import strokes

SAMPLES, SEED = 48, 25
EVENING = ((0, "#7fa7a8"), (0.5, "#c9cba4"), (1, "#f3cf94"))  # fmt: skip
BRONZE = ((0.0, "#12211f"), (0.22, "#1f3a36"), (0.40, "#3c6159"), (0.56, "#6f8f78"),
          (0.72, "#b3b384"), (0.86, "#ecd6a0"), (1.0, "#fff6dc"))  # fmt: skip
INSIDE = (
    (1.50, 0.0),
    (1.40, 0.10),
    (1.24, 0.35),
    (1.10, 0.8),
    (1.02, 1.3),
    (0.94, 1.8),
    (0.78, 2.2),
    (0.45, 2.45),
    (0.001, 2.5),
)


def bell():
    """Seen from below: the lip, the sound bow, old turning marks inside."""
    bronze = mottled("#5f8a7a", "#3f5f4e", 0.7, 2.2, rough=0.55, gloss=0.35, metal=0.35)
    bright = mottled("#b0924e", "#8a7a48", 0.6, 5, rough=0.4, gloss=0.5, metal=0.5)
    rows = curve(np.array(INSIDE), 160)
    rows[:, 0] += 0.002 * np.sin(rows[:, 1] * 70)
    lathe(rows, bronze, steps=160, part=1)
    lip = [
        (1.50, 0.0),
        (1.545, -0.02),
        (1.60, 0.0),
        (1.62, 0.05),
        (1.55, 0.16),
        (1.40, 0.45),
        (1.28, 0.9),
    ]
    lathe(lip, bronze, steps=160, part=2)
    lathe([(1.13, 0.70), (1.095, 0.80), (1.11, 0.86)], bright, steps=160, part=3)
    tube(
        [
            (1.49 * math.cos(a), 1.49 * math.sin(a), -0.005)
            for a in np.linspace(0, 2 * math.pi, 160)
        ],
        0.028,
        bright,
        part=3,
    )


def clapper(at):
    """A felt bundle on an iron shaft, creased where the ribbon holds it."""
    iron = mottled("#3a3836", "#272625", 0.5, 8)
    x, y = at
    tube(
        curve([(0, 0, 2.45), (0.35 * x, 0.35 * y, 1.5), (x, y, 0.42)], 30),
        [0.05, 0.045, 0.055],
        iron,
        part=4,
    )
    body = Body((x - 0.55, y - 0.55, -0.62), (x + 0.55, y + 0.55, 0.75), 0.014)
    body.ball((x, y, 0.0), (0.36, 0.35, 0.40), 0.05).ball((x, y, -0.18), (0.30, 0.29, 0.30), 0.1)
    body.limb((x, y, 0.28), (x, y, 0.56), 0.24, 0.15, 0.1)
    folds, lumps = ripples(4, 24, 4, 9, (1, 1, 0.5)), ripples(6, 30, 8, 20)
    turn = np.arctan2(body.points[..., 1] - y, body.points[..., 0] - x)
    z = body.points[..., 2]
    drawn = np.exp(-(((z - 0.36) / 0.16) ** 2)) + 0.5 * np.exp(-(((z - 0.62) / 0.1) ** 2))
    body.distance += (
        0.030 * np.cos(turn * 9 + 1.5 * folds(body.points)) * drawn
        + 0.030 * np.exp(-(((z - 0.36) / 0.05) ** 2))
    ).astype(np.float32)
    body.ripple(lambda points: 0.014 * folds(points) + 0.004 * lumps(points))
    body.build(mottled("#d9d0bd", "#bdb29a", 0.4, 9), 5)
    frill = [(0.15, 0.36), (0.19, 0.46), (0.29, 0.56), (0.38, 0.62), (0.37, 0.64), (0.14, 0.50)]
    lathe(
        frill,
        mottled("#d9d0bd", "#bdb29a", 0.4, 9),
        (x, y, 0.02),
        steps=144,
        fold=lambda turn, z: 1 + 0.45 * (z - 0.36) * np.cos(9 * turn + 6 * z),
        part=5,
    )
    ribbon(x, y)


def ribbon(x, y):
    """Crossed round the bundle, with a bow towards us."""
    rose = matt("#d2605c", rough=0.6, through=0.1)
    turn = np.linspace(0, 2 * math.pi, 90)
    for radius, z in ((0.215, 0.36),):
        ring = [
            [(x + radius * math.cos(a), y + radius * math.sin(a), z + h) for a in turn]
            for h in (-0.03, 0.03)
        ]
        sheet(np.array(ring), rose, 6, thick=0.008)
    for yaw in (0.5, 2.1):
        way = np.array((math.cos(yaw), math.sin(yaw)))
        side = np.array((-way[1], way[0])) * 0.034
        places = [
            (
                x + way[0] * 0.385 * math.sin(a),
                y + way[1] * 0.385 * math.sin(a),
                -0.06 + 0.445 * math.cos(a),
            )
            for a in np.linspace(0.62, 2 * math.pi - 0.62, 80)
        ]
        band = [
            [(px + s * side[0], py + s * side[1], pz) for px, py, pz in places] for s in (-1, 1)
        ]
        sheet(np.array(band), rose, 6, thick=0.008)
    bow(x, y, rose)


def bow(x, y, rose):
    """Two loops and two tails."""
    knot = np.array((x - 0.10, y - 0.23, 0.34))
    Body(knot - 0.12, knot + 0.12, 0.01).ball(knot, (0.05, 0.045, 0.045), 0.02).build(rose, 6)
    for side in (-1, 1):
        loop = curve(
            [
                knot,
                knot + (side * 0.16, -0.06, 0.12),
                knot + (side * 0.30, -0.06, 0.05),
                knot + (side * 0.22, -0.05, -0.08),
                knot,
            ],
            40,
        )
        wide = np.array((0.01, -0.055, 0.02))
        sheet(np.stack([loop - wide, loop + wide]), rose, 6, thick=0.008)
        tail = curve(
            [
                knot,
                knot + (side * 0.10, -0.13, -0.09),
                knot + (side * 0.11, -0.22, -0.26),
                knot + (side * 0.21, -0.24, -0.43),
            ],
            30,
        )
        wide = np.array((0.03 * side, 0.042, 0))
        sheet(np.stack([tail - wide, tail + wide]), rose, 6, thick=0.008)


def scene(detail):
    bell()
    clapper((0.22, -0.12))
    sun(238, 17, "#ffd08c", 4.6, 1.0)
    area((-3.2, -3.6, -1.4), (0, 0, 0.9), (3.5, 3.5), "#ffe0b0", 190)
    sky("#8fb3b0", 0.42)
    camera((-0.55, -2.15, -2.15), (0.03, 0.12, 0.52), lens=37, roll=-5)


def paint(picture):
    felt, band = picture.of(5), picture.of(6)
    picture.expose(1.5).backdrop(EVENING, bottom=1100)
    picture.grade(
        BRONZE,
        0.45,
        (0.28, 0.42, 0.56, 0.70),
        (0.25, 0.39, 0.52, 0.66, 0.82),
        0.06,
        0.4,
        0.015,
        np.clip(1 - felt - band, 0, 1),
    )
    picture.lift(0.08)
    picture.lay(felt * step(picture.shade(), 0.55, 0.3) * 0.25, "#8f8f9c")
    x, y = picture.centre_of(5)
    picture.sharpen_at(x, y, 240).find_edges(0.75, floor=0.2)
    picture.hard = np.where(felt + band > 0, 0.95, 0.6).astype(np.float32)
    around = (np.arctan2(picture.y - 420, picture.x - 420) + np.pi / 2).astype(np.float32)
    picture.directions(base=10, form=3, swirl=0.25, by_part={(1, 2, 3): around, 0: 8})
    strokes(
        picture,
        (32, 16, 8, 3.8, 2.0, 1.4),
        length=8,
        jitter=(0.016, 0.012),
        need=(0, 0.04, 0.045, 0.045),
        dry=0.38,
    )
    return finish(picture, impasto=0.06)
