"""Whom did they want to let sleep, and who climbed up to do it so lovingly?

A huge bronze bell in full swing: its clapper is wrapped in felt and tied with a ribbon.
"""

import math

import numpy as np
from light.bodies import Body, ripples
from light.filters import step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, group, sky, sun
from light.shapes import ball, beam, box, curve, lathe, ring, sheet, tube
from light.strokes import strokes

SAMPLES, SEED = 48, 25
EVENING = ((0, "#34566a"), (0.5, "#6b7f8c"), (1, "#b4907c"))  # fmt: skip
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


OUTSIDE = (
    (1.49, -0.01),
    (1.56, -0.03),
    (1.62, 0.0),
    (1.63, 0.07),
    (1.52, 0.24),
    (1.34, 0.60),
    (1.20, 1.05),
    (1.10, 1.5),
    (1.03, 1.95),
    (0.92, 2.25),
    (0.64, 2.46),
    (0.30, 2.52),
    (0.001, 2.53),
)
AXLE = 2.86  # the height about which all swings
SWING = -27


def bell():
    """Lip, waist and shoulder, old turning marks, bands of ornament."""
    bronze = mottled("#5f8a7a", "#3f5f4e", 0.7, 2.2, rough=0.55, gloss=0.35, metal=0.35)
    bright = mottled("#c4a050", "#8a7a48", 0.6, 5, rough=0.4, gloss=0.5, metal=0.5)
    rows = curve(np.array(INSIDE), 160)
    rows[:, 0] += 0.002 * np.sin(rows[:, 1] * 70)
    parts = [lathe(rows, bronze, steps=160, part=1)]
    parts.append(lathe(curve(np.array(OUTSIDE), 160), bronze, steps=160, part=2))
    for low, wide in ((0.30, 1.485), (0.42, 1.435), (1.72, 1.073), (1.86, 1.055), (2.1, 0.995)):
        band = [(wide, low), (wide + 0.035, low + 0.02), (wide + 0.01, low + 0.06)]
        parts.append(lathe(band, bright, steps=160, part=3))
    for turn in np.linspace(0, 2 * math.pi, 28, endpoint=False):
        place = (1.105 * math.cos(turn), 1.105 * math.sin(turn), 1.58)
        parts.append(ball(place, 0.052, bright, 3, 12))
    parts.append(tube(ring(1.50, 160, (0, 0, -0.012)), 0.028, bright, closed=True, part=3))
    return parts


def headstock():
    """The beam on which it swings, its iron, and the wheel that the rope goes round."""
    oak, iron = mottled("#8f6238", "#6a4526", 0.6, 2), mottled("#4a4846", "#34302e", 0.5, 6)
    parts = [box((2.9, 0.52, 0.50), (0, 0, 2.80), oak, 0.05, part=7)]
    straps = [box((0.13, 0.57, 0.62), (x, 0, 2.78), iron, 0.01, part=8) for x in (-0.42, 0, 0.42)]
    wheel = ring(1.18, 90)[:, [2, 0, 1]] + (1.75, 0, AXLE)
    parts.append(tube(wheel, 0.07, oak, closed=True, part=7))
    for turn in np.arange(0, math.pi, math.pi / 3):
        arm = 1.18 * np.array((0, math.cos(turn), math.sin(turn)))
        middle = np.array((1.75, 0, AXLE))
        parts.append(tube([middle - arm, middle + arm], 0.045, oak, part=7))
    parts.append(tube([(-3.2, 0, AXLE), (3.2, 0, AXLE)], 0.075, iron, part=8))
    return parts + straps


def frame():
    """Posts and braces of the bell chamber, and the rope."""
    oak = mottled("#7a5533", "#553820", 0.6, 1.2)
    for x in (-3.2, 3.2):
        box((0.42, 0.5, 7), (x, 0.1, AXLE - 3.6), oak, 0.03, part=7)
        beam((x, 0.1, 0.1), (x, 2.6, -2.4), 0.34, oak, 0.02, 7)
    box((9, 0.4, 0.44), (0, 2.4, 4.35), oak, 0.03, part=7)
    box((9, 0.5, 0.5), (0, 0.1, AXLE + 1.65), oak, 0.03, part=7)
    round_the_wheel = [(1.75, 1.26 * math.cos(a), AXLE + 1.26 * math.sin(a))
                       for a in np.linspace(2 * math.pi, 0, 80)]  # fmt: skip
    rope = [*round_the_wheel, *((1.75, 1.26, z) for z in np.linspace(AXLE - 0.1, -6, 30))]
    tube(rope, 0.05, matt("#e2cda0"), part=9)


def clapper(at):
    """A felt bundle on an iron shaft, creased where the ribbon holds it."""
    iron = mottled("#3a3836", "#272625", 0.5, 8)
    x, y = at
    rod = curve([(0, 0, 2.42), (0.4 * x, 0.4 * y, 1.5), (x, y, 0.42)], 30)
    parts = [tube(rod, [0.11, 0.095, 0.105], iron, part=4), ball((0, 0, 2.36), 0.15, iron, 4, 20)]
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
    parts.append(body.build(mottled("#d9d0bd", "#bdb29a", 0.4, 9), 5))
    frill = [(0.15, 0.36), (0.19, 0.46), (0.29, 0.56), (0.38, 0.62), (0.37, 0.64), (0.14, 0.50)]
    felt = mottled("#d9d0bd", "#bdb29a", 0.4, 9)

    def fold(turn, height):
        return 1 + 0.45 * (height - 0.36) * np.cos(9 * turn + 6 * height)

    parts.append(lathe(frill, felt, (x, y, 0.02), steps=144, part=5, fold=fold))
    return parts + ribbon(x, y)


def ribbon(x, y):
    """Crossed round the bundle, knotted below, with a bow towards us."""
    rose = matt("#d2504c", rough=0.6, through=0.1)
    turn = np.linspace(0, 2 * math.pi, 90)
    neck = [[(x + 0.225 * math.cos(a), y + 0.225 * math.sin(a), 0.36 + h) for a in turn]
            for h in (-0.035, 0.035)]  # fmt: skip
    parts = [sheet(np.array(neck), rose, 6, thick=0.008)]
    away = np.linspace(0.62, 2 * math.pi - 0.62, 80)
    for yaw in (0.5, 2.1):
        way = np.array((math.cos(yaw), math.sin(yaw), 0))
        side = np.array((-way[1], way[0], 0)) * 0.038
        line = 0.385 * np.sin(away)[:, None] * way + (x, y, -0.06)
        line[:, 2] += 0.445 * np.cos(away)
        parts.append(sheet(np.stack([line - side, line + side]), rose, 6, thick=0.008))
    parts.append(ball((x, y, -0.505), (0.075, 0.075, 0.035), rose, 6, 20))
    return parts + bow(np.array((x - 0.06, y - 0.26, 0.36)), rose)


def bow(knot, rose):
    """Two loops and two tails."""
    parts = [ball(tuple(knot), (0.06, 0.05, 0.055), rose, 6, 20)]
    for side in (-1, 1):
        round_about = [(0, 0, 0), (side * 0.20, -0.06, 0.16), (side * 0.37, -0.06, 0.06),
                       (side * 0.26, -0.05, -0.09), (0, 0, 0)]  # fmt: skip
        loop = knot + curve(np.array(round_about), 40)
        wide = np.array((0.01, -0.065, 0.03))
        parts.append(sheet(np.stack([loop - wide, loop + wide]), rose, 6, thick=0.008))
        hanging = [(0, 0, 0), (side * 0.10, -0.14, -0.10), (side * 0.13, -0.20, -0.28),
                   (side * 0.24, -0.22, -0.46)]  # fmt: skip
        tail = knot + curve(np.array(hanging), 30)
        wide = np.array((0.04, 0.0, 0.012 * side))
        parts.append(sheet(np.stack([tail - wide, tail + wide]), rose, 6, thick=0.008))
    return parts


def scene(detail):
    bundle = group(clapper((0, 0)), (0, -0.02, 0.0), scale=1.0)
    hung = group([*bell(), *headstock(), bundle], (0, 0, -AXLE))
    group([hung], (0, 0, AXLE), (SWING, 0, 0))
    frame()
    sun(232, 16, "#ffd08c", 4.6, 1.0)
    area((-3.2, -4.6, -2.4), (0, -1, 0.9), (3.5, 3.5), "#ffe0b0", 130)
    sky("#8fb3b0", 0.5)
    camera((-1.15, -6.8, -1.35), (0.16, -0.55, 1.42), lens=42.5, roll=-4)


def paint(picture):
    felt, band = picture.of(5), picture.of(6)
    picture.expose(1.22).backdrop(EVENING, bottom=1200)
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
    picture.lift(0.08).lay(picture.of(9) * 0.6, "#d6bd8a")
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
