"""Whom did they want to let sleep, and who climbed up to do it so lovingly?

A huge bronze bell in full swing: its clapper is wrapped in felt and tied with a ribbon.
"""

import itertools
import math

import numpy as np
from atelier import geometry as geo
from light import dwellers as who
from light.bodies import Body, ripples
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, pastel
from light.materials import matt, mottled
from light.scene import area, camera, group, sky, sun
from light.shapes import ball, beam, box, curve, lathe, ring, sheet, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 32, 25, 1.0
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
    round_the_wheel = [
        (1.75, 1.26 * math.cos(a), AXLE + 1.26 * math.sin(a))
        for a in np.linspace(2 * math.pi, 0, 80)
    ]
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
    neck = [
        [(x + 0.225 * math.cos(a), y + 0.225 * math.sin(a), 0.36 + h) for a in turn]
        for h in (-0.035, 0.035)
    ]
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
        round_about = [
            (0, 0, 0),
            (side * 0.20, -0.06, 0.16),
            (side * 0.37, -0.06, 0.06),
            (side * 0.26, -0.05, -0.09),
            (0, 0, 0),
        ]
        loop = knot + curve(np.array(round_about), 40)
        wide = np.array((0.01, -0.065, 0.03))
        parts.append(sheet(np.stack([loop - wide, loop + wide]), rose, 6, thick=0.008))
        hanging = [
            (0, 0, 0),
            (side * 0.10, -0.14, -0.10),
            (side * 0.13, -0.20, -0.28),
            (side * 0.24, -0.22, -0.46),
        ]
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


# fmt: off
def within(picture):
    """The inside of the bell is the night it keeps: stars, a comet, a few who fly home."""
    d = Drawing(picture, "#f3e6ae", 1.3, seed=3)
    rng = np.random.default_rng(12)
    for _ in range(120):
        a, r = rng.uniform(0, 6.28), rng.uniform(0.2, 1) ** 0.5
        x, y = 400 + 340 * r * np.cos(a), 725 + 250 * r * np.sin(a)
        size = rng.uniform(1.2, 4.2)
        d.fill(geo.moved(geo.star(size * 1.7, 5 if size > 2.6 else 4, 0.4), x, y, turn=rng.uniform(0, 70)), "#fbf0c0" if rng.random() < 0.7 else "#a9d8c8", 0.95)
    for line in ([(150, 700), (196, 660), (236, 690), (262, 640), (240, 600)], [(560, 640), (610, 610), (650, 650), (690, 640), (672, 700)], [(560, 840), (600, 870), (650, 846), (640, 800), (590, 800), (560, 840)]):
        for x, y in line:
            d.fill(geo.moved(geo.star(8, 5, 0.42), x, y), "#fff3c4")
        for one, two in itertools.pairwise(line):
            d.stroke([one, two], 0.5, "#cfe0bc", (0.05, 0.05))
    d.shape(geo.moved(geo.star(15, 5, 0.45), 238, 812), "#ffe08a", 0, 0)
    for k in range(5):
        d.stroke([(228 - 4 * k, 806 + 4 * k), (170 - 8 * k, 800 + 10 * k), (112 - 4 * k, 812 + 16 * k)], 0.9, "#ffe9b0", (0.1, 0.9))
    who.flying(d, 560, 720, 40, "#0f2f30", -12), who.flying(d, 606, 738, 28, "#0f2f30", 6)
    return d


def sleeper(picture):
    """Wrapped up, it has the face of a child that must not be woken."""
    d = Drawing(picture, "#6a3a3a", 1.9, light=(-0.6, -0.7), seed=5)
    with d.at(404, 768, 1, -9):
        for side in (-1, 1):
            d.fill(geo.ellipse(side * 31, 16, 15, 11), "#e58a78", 0.5, 4, False)
            d.stroke([(side * 38, -6), (side * 25, 4), (side * 11, -3)], 1.6)
            for k in range(4):
                x = side * (15 + 7 * k)
                d.stroke([(x, 2 - 0.8 * abs(k - 1.5)), (x + side * 2, 9)], 0.7)
            d.stroke([(side * 38, -24 + 3 * side), (side * 24, -30), (side * 11, -25)], 1.0)
        d.stroke([(3, 2), (-3, 16), (4, 19)], 1.1)
        d.stroke([(-9, 32), (0, 30), (9, 33)], 1.3), d.stroke([(-4, 38), (4, 38)], 0.7)
    return d


def tower(picture):
    d = Drawing(picture, "#2a2a3a", 1.9, light=(-0.7, -0.7), seed=8)
    # doves in a row on the beam, heads under the wing; a cat; she who has done it
    for x, y, c in ((96, 118, "#c9c3cc"), (140, 122, "#8f8a9c"), (186, 126, "#d9d3d6"), (500, 152, "#8f8a9c")):
        d.shape([(x - 34, y - 2, "c"), (x - 14, y - 24), (x + 8, y - 30), (x + 20, y - 14), (x + 10, y), (x - 8, y + 2)], c, 0.9)
        d.stroke([(x - 6, y - 18), (x + 6, y - 14), (x + 12, y - 22)], 0.7)
    d.stroke([(640, 168), (648, 210), (640, 250)], 0.8, "#d2504c")
    who.person(d, 332, 136, 104, "sit", coat="#d2504c", legs="#3a4a6a", hair="#5a3426", hat=("scarf", "#e8c35c"))
    d.shape(geo.ellipse(372, 130, 17, 13), "#e9e0d0", 0.9), d.hatch(geo.ellipse(372, 130, 17, 13), 30, 5, 0.5, "#8a7a6a")
    d.stroke([(388, 130), (410, 160), (402, 210), (416, 262)], 0.9, "#e9e0d0", (0.02, 0.1))
    # relief on the bell: a dance of those who are usually woken by it
    for k, f in enumerate((who.hare, who.mouse, who.fox, who.cat, who.bear, who.hare, who.bird)):
        t = k / 6
        x, y = 206 + 300 * t, 434 - 30 * np.sin(np.pi * (t * 0.9 + 0.1))
        f(d, x, y + 4, 50, flat="#7fae8e")
    return d


def town(picture):
    """Below, it sleeps: crooked roofs, one window with light, somebody who cannot."""
    d = Drawing(picture, "#2a2a3a", 1.7, light=(-0.7, -0.7), seed=10)
    rng = d.rng
    for row, (y, tone) in enumerate(((1130, 0), (1190, 1), (1258, 2))):
        for x in np.arange(-30 + 34 * row, 840, 82 + 8 * row):
            wall = (("#c9b49a", "#b9a8a0", "#d2b08a"), ("#b08f7c", "#c4a488", "#9c8a8c"), ("#8a6a64", "#a07c68", "#7a6a74"))[tone][rng.integers(3)]
            roof = (("#a8685a", "#7f8a8c"), ("#8f4f48", "#5f7078"), ("#6f3a3c", "#46586a"))[tone][rng.integers(2)]
            d.house(x + rng.normal(0, 8), y + 24, rng.uniform(62, 84), rng.uniform(56, 96) + 10 * row, wall, roof, rng.normal(0, 0.07), 2, int(rng.integers(1, 4)), "#4a5670", dark="#4a5670", kind=("gable", "stepped", "mansard", "gable", "dome")[rng.integers(5)])
    d.window(470, 1176, 22, 28, "#ffd877", who=lambda q: who.person(q, 0, 66, 150, "look", flat="#3a2a2c"))
    d.fill(geo.ellipse(481, 1162, 40), "#ffd877", 0.25, 9, False)
    who.person(d, 700, 1196, 50, "walk", coat="#3a4a6a", hat=("brim", "#2a2a3a"), holds=lambda q: q.fill(geo.ellipse(0, 8, 9), "#ffe08a"))
    d.stroke([(84, 1062), (78, 1036), (92, 1012), (82, 986)], 2.0, "#f3e6cc", (0.05, 0.8))
    return d


def paint(picture):
    felt, band, air = picture.of(5), picture.of(6), picture.of(0)
    picture.expose(1.35)
    dusk = ramp(((0, "#4f7f92"), (0.5, "#9fb3a4"), (1, "#f0cfa0")), (picture.y + 40 * picture.noise(260, 4, stretch=(3, 1))) / 1200)
    picture.lay(blur(air, 0.6), dusk)
    tone = blur(picture.shade(97), 2.5 * picture.scale) + 0.02 * picture.noise(70, 5)
    bronze = ramp(((0, "#163634"), (0.25, "#245852"), (0.5, "#4f8f78"), (0.75, "#a9c48a"), (1, "#f3e6ae")), np.clip(tone * 1.1, 0, 1))
    picture.lay(picture.of(1, 2) * 0.85, bronze)
    picture.lay(picture.of(7) * 0.5, ramp(((0, "#4a2f2a"), (0.5, "#a8703c"), (1, "#f0cf8a")), np.clip(tone, 0, 1)))
    night, child, folk, below = within(picture), sleeper(picture), tower(picture), town(picture)
    inner = blur(picture.of(1), 0.8)
    picture.lay(inner * 0.45, ramp(((0, "#10283f"), (1, "#2f6a78")), np.clip(tone * 1.3, 0, 1)))
    picture.lift(0.12).lay(picture.of(9) * 0.7, "#f0dcae")
    picture.lay(felt * step(picture.shade(), 0.62, 0.3) * 0.55, "#8f93b8")
    picture.sharpen_at(*picture.centre_of(5), 240).find_edges(0.6, floor=0.14)
    picture.hard = np.where(felt + band > 0, 0.95, 0.55).astype(np.float32)
    around = (np.arctan2(picture.y - 420, picture.x - 420) + np.pi / 2).astype(np.float32)
    picture.directions(base=10, form=3, swirl=0.25, by_part={(1, 2, 3): around, 0: 8})
    strokes(picture, (34, 17, 8, 4), length=9, jitter=(0.02, 0.016), need=(0, 0.045, 0.05), dry=0.5)
    night.under(inner * (1 - step(picture.shade(), 0.75, 0.95)))
    sky_side = blur(np.clip(air + picture.of(9), 0, 1), 0.8)
    below.under(sky_side * step(picture.y, 960, 980)), folk.under(1 - picture.of(8, 9)), child.under(blur(felt, 0.8))
    things = blur(np.clip(felt + band + picture.of(3), 0, 1), 2)
    pastel(picture, "#3a4f6a", grain=2.0, cover=0.80, soft=0.8, mask=(1 - 0.6 * things) * (1 - 0.6 * folk.cover()) * (1 - 0.5 * below.cover() * sky_side))
    drawn = np.clip(folk.cover() + below.cover() * sky_side, 0, 1)
    contour(picture, "#1f2f3a", 1.4, 0.8, 0.05, 0.5, 0.6, 0.7, 1 - drawn, rough=1.4)
    night.over(inner * 0.7), below.over(sky_side * step(picture.y, 960, 980)), folk.over(1 - picture.of(8, 9)), child.over(blur(felt, 0.8))
    return finish(picture, impasto=0, paper=0.035, bloom=0.03)
