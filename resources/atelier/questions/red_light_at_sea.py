"""Who put it there, and how long will they go on being so polite?

Open sea at a pink dawn; before a red traffic light a small sailing boat has stopped and waits.
"""

import numpy as np
from light.bodies import ripples
from light.figures import Clothes, sitter
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import pastel
from light.materials import matt, mottled, rippled
from light.scene import camera, group, put, sky, sun
from light.shapes import ball, box, lathe, sheet, tube
from light.strokes import strokes
from light.things import cord, rowing_boat

SAMPLES, SEED, SCALE = 18, 58, 0.65
POLE, BOAT = (1.82, 0.6), (-0.62, -0.4, -0.02)
DAWN = ((0, "#c9a6cc"), (0.35, "#e9bcd2"), (0.7, "#fad6d8"), (0.92, "#fdeadb"), (1, "#fbe3d0"))
ROSE = (
    (0.0, "#4d3458"),
    (0.25, "#7d5583"),
    (0.42, "#ab7fa6"),
    (0.58, "#d3a6c0"),
    (0.74, "#eecbd4"),
    (0.88, "#fbe6df"),
    (1.0, "#fffaf4"),
)


def traffic_light(at):
    steel, house = mottled("#8c8794", "#6d6578", 0.4, 4), matt("#3f5a50")
    x, y = at
    tube([(x, y, -0.6), (x, y, 3.2)], 0.065, steel, part=3)
    box((0.52, 0.34, 1.42), (x, y, 3.7), house, 0.06, part=4)
    lathe([(0.001, 0.16), (0.16, 0.10), (0.3, 0.0)], house, (x, y, 4.41), (0, 0, 45), 4, part=4)
    for z, colour, part in ((4.13, "#ff3c36", 6), (3.7, "#6f5a3c", 7), (3.27, "#3c5a4c", 7)):
        ball((x, y - 0.17, z), (0.155, 0.05, 0.155), matt(colour, glow=9 if part == 6 else 0), part)
        hood = [
            (0.19 * np.cos(a), -0.17 - d, z + 0.19 * np.sin(a))
            for d in (0, 0.22)
            for a in np.linspace(-0.3, np.pi + 0.3, 20)
        ]
        points = np.array(hood).reshape(2, 20, 3) + (x, y, 0)
        sheet(points, house, 4, thick=0.015)
    base = [(0.001, 0.34), (0.30, 0.33), (0.33, 0.30), (0.36, 0.10)]
    lathe(base, mottled("#a99aa8", "#857890", 0.5, 4), (x, y, 0), steps=40, part=8)
    lathe([(0.36, 0.10), (0.37, -0.3)], matt("#5d4f70", 0.2, 0.5), (x, y, 0), steps=40, part=8)


def sailing_boat():
    hull = rowing_boat(mottled("#5f3a5c", "#4d2f50", 0.3, 1), matt("#c98a5a"), 3.7, 10)
    mast = matt("#a8744c")
    parts = [hull, tube([(0, 0.85, 0.1), (0, 0.85, 4.3)], [0.045, 0.03], mast, part=12)]
    parts.append(tube([(0, 0.85, 1.14), (0.18, -1.35, 1.22)], 0.03, mast, part=12))
    u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 90))
    belly = 0.10 * np.sin(np.pi * u) * np.sin(np.pi * v)
    fold = ripples(4, 20, 2, 7)(np.stack([u, 2 * v, 0 * u], -1)) * 0.012
    foot = np.stack([0.17 * u + belly + fold, 0.80 - 2.1 * u, 1.22 + 0.08 * u], -1)
    top = np.array((0.0, 0.82, 4.1))
    points = foot * (1 - v[..., None]) + (top + np.stack([belly, 0 * u, 0 * u], -1)) * v[..., None]
    parts.append(sheet(points, matt("#d98a4e", through=0.45), 13))
    parts.append(cord((0, 0.85, 4.25), (0, 1.9, 0.25), mast, 0.008, 0.0, 12))
    suit = Clothes("#4f5a86", "#33304a", "#5a4030", "none", broad=1.22)
    parts.append(sitter((0.0, -0.85, -0.28), 1.5, 8, suit, 20))
    crown = [
        (0.001, 0.16),
        (0.085, 0.15),
        (0.098, 0.11),
        (0.105, 0.02),
        (0.18, 0.012),
        (0.185, 0.0),
    ]
    hat = lathe(crown, matt("#33304a"), (-0.015, -0.715, 0.80), (-8, 0, 8), 40, part=20)
    parts.append(hat)
    whole = group(parts)
    put(whole, BOAT, (0, 1.5, -64))


def scene(detail):
    traffic_light(POLE)
    sailing_boat()
    sea = rippled(matt("#d3a4c2", 0.06, 0.7), 0.10, 0.9)
    box((4000, 4000, 0.02), (0, 1950, 0), sea, part=1)
    sun(62, 14, "#ffe0cc", 2.4, 3.0)
    sky("#eec6da", 0.95)
    camera((0.25, -12.6, 1.75), (0.0, 0, 2.12), lens=52)


def paint(picture):
    air, sea = picture.of(0), picture.of(1)
    picture.expose(1.1)
    level = np.nonzero(sea)[0].min() / picture.scale
    picture.backdrop(DAWN, bottom=level, drift=16)
    away = np.clip((picture.y - level + 8 * picture.noise(60, 3, stretch=(8, 0.5))) / 420, 0, 1)
    water = ramp(((0, "#fbe3d4"), (0.25, "#f0c6d2"), (0.7, "#d3a2c4"), (1, "#b58ab8")), away)
    picture.lay(sea * 0.6, water)
    things = 1 - air - sea
    picture.grade(
        ROSE, 0.25, (0.42, 0.58, 0.74), (0.38, 0.55, 0.70, 0.87), 0.05, 0.35, 0.01, things
    )
    band = step(picture.noise(26, 9, stretch=(9, 0.5)), 1.0, 1.9) * sea
    picture.lay(band * 0.5, "#fff2ea")
    x, y = picture.centre_of(6)
    foot = np.nonzero(picture.of(8))[0].max() / picture.scale
    path = np.exp(-(((picture.x - x) / 26) ** 2)) * step(
        picture.noise(15, 4, stretch=(4, 0.6)), -0.2, 1
    )
    picture.lay(sea * path * step(picture.y, 1180, 900) * (picture.y > foot) * 0.75, "#ef4a4e")
    picture.lay(picture.of(6), "#ff3f3c").glow(x, y, 120, "#ff6a60", 0.4)
    picture.sharpen_at(300, 780, 220, 0.9).sharpen_at(x, y + 40, 150).find_edges(0.7, floor=0.2)
    picture.hard = np.where(sea + air > 0, 0.5, 0.95).astype(np.float32)
    picture.directions(base=2, swirl=0.12, form=2, by_part={13: 82, 3: 88, 4: 88})
    strokes(picture, (32, 16, 8, 3.8, 2.0), length=8, jitter=(0.013, 0.012), need=(0, 0.04, 0.045))
    pastel(picture, "#dcb2c8", grain=1.9, cover=0.82, soft=0.9, mask=1 - 0.6 * blur(things, 2))
    return finish(picture, impasto=0.02)
