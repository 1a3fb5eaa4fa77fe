"""Did one forget how to hold it, or has one understood what rain is for?

Rain on a square, straight from above: everybody under an umbrella, and one umbrella is turned over,
full to the rim, and a fish swims in it.
"""

import math

import numpy as np
from light.bodies import Body
from light.filters import step
from light.finish import finish
from light.hands import contour, lino
from light.materials import matt
from light.scene import group, plan_camera, sky, sun
from light.shapes import block, copy, copy_group, curve, lathe, loose_quads, mesh, tube

SAMPLES, SEED, SCALE = 16, 105, 1.25
RIBS, PLACE = 8, np.array((0.62, -0.55))
INK, SEA, MINT, GOLD, PAPER = "#1f2a44", "#3f86a0", "#8cc4c6", "#f3b234", "#e6ede8"


def canopy(radius, cloth, trim, part):
    """Eight gores that sag between their ribs; its tip is at the origin."""
    turn = np.linspace(0, 2 * math.pi, 8 * 14, endpoint=False)
    share = np.linspace(0.0, 1.0, 26)
    between = np.abs(np.sin(turn * RIBS / 2))
    corners, faces = [], []
    for s in share:
        out = radius * np.sin(1.25 * s) / math.sin(1.25) * (1 - 0.10 * between * s**2)
        low = -0.46 * radius * s**2 * (1 - 0.20 * between)
        corners.append(np.stack([out * np.cos(turn), out * np.sin(turn), low], -1))
    count = len(turn)
    for i in range(len(share) - 1):
        for j in range(count):
            k = (j + 1) % count
            faces.append((i * count + j, i * count + k, (i + 1) * count + k, (i + 1) * count + j))
    parts = [mesh(np.concatenate(corners), faces, cloth, part)]
    for number in range(RIBS):
        a = number * 2 * math.pi / RIBS
        line = [
            (
                radius * math.sin(1.25 * s) / math.sin(1.25) * math.cos(a),
                radius * math.sin(1.25 * s) / math.sin(1.25) * math.sin(a),
                -0.46 * radius * s**2 + 0.012,
            )
            for s in share
        ]
        parts.append(tube(line, 0.016, trim, part=part + 1, resolution=2))
    parts.append(lathe([(0.035, 0), (0.03, 0.06), (0.001, 0.10)], trim, part=part + 1))
    return parts


def bowl(radius):
    """The same thing the other way round, its handle in the middle, and the water."""
    cloth, trim = matt("#ffcf5a"), matt(INK)
    parts = canopy(radius, cloth, trim, 30)
    under = group(parts, (0, 0, 0), (180, 0, 11))
    water = lathe(
        [(0.001, 0.30 * radius), (0.80 * radius, 0.30 * radius)], matt("#9fd8d0"), steps=96, part=32
    )
    return group([under, water], (*PLACE, 0.9))


def fish(at, facing, size):
    """From above: a body, two side fins and a tail that swings."""
    body = Body((-0.5, -0.25, -0.12), (0.4, 0.25, 0.12), 0.012)
    body.ball((0.12, 0, 0), (0.22, 0.105, 0.08), 0.03)
    body.chain([(0.1, 0, 0), (-0.12, 0.02, 0), (-0.27, -0.02, 0)], [0.095, 0.06, 0.028], 0.04)
    tone, fin = matt("#f0702c"), matt("#f79a4a")
    parts = [body.build(tone, 33)]
    for a, b, c, d in (
        ((-0.25, -0.02), (-0.40, 0.02), (-0.58, 0.16), (-0.46, -0.02)),
        ((-0.25, -0.02), (-0.46, -0.02), (-0.52, -0.20), (-0.36, -0.10)),
        ((0.16, 0.09), (0.10, 0.21), (-0.02, 0.25), (0.04, 0.08)),
        ((0.16, -0.09), (0.04, -0.08), (-0.02, -0.25), (0.10, -0.21)),
    ):
        corners = [np.array([(*p, 0.0) for p in (a, b, c, d)])]
        parts.append(loose_quads(corners, fin, 34))
    return group(parts, at, (0, 0, facing), size)


def passer(rng, x, y, kinds):
    """An umbrella that leans into the walk, and one shoe before it."""
    way = float(rng.choice((90, 270)) + rng.normal(0, 26))
    size = float(rng.uniform(0.92, 1.1))
    high = 1.9 + 0.10 * rng.random()
    copy_group(
        kinds[rng.integers(len(kinds))],
        (x, y, high),
        (rng.normal(0, 4), rng.normal(0, 4), rng.uniform(0, 45)),
        size,
    )
    ahead = np.array((math.cos(math.radians(way)), math.sin(math.radians(way))))
    side = np.array((-ahead[1], ahead[0]))
    for foot, reach in ((0.10, 0.80), (-0.10, -0.68)):
        at = np.array((x, y)) + ahead * reach * size + side * foot
        copy(SHOE[0], (*at, 0.04), (0, 0, way))


SHOE = []


def scene(detail):
    rng = np.random.default_rng(SEED)
    SHOE.clear()
    shoe = Body((-0.25, -0.12, -0.06), (0.25, 0.12, 0.1), 0.012)
    shoe.ball((0.09, 0.008, 0), (0.125, 0.070, 0.05), 0.015)
    shoe.ball((-0.13, 0, 0), (0.065, 0.056, 0.05), 0.01)
    shoe.limb((-0.08, -0.004, 0), (0.02, 0, 0), 0.040, 0.052, 0.01)
    SHOE.append(shoe.build(matt(INK), 8, (0, 0, -50)))
    trim = matt(INK)
    tones = ("#35597c", "#4a7d96", "#2b3f63", "#6f9fae")
    kinds = [
        group(canopy(0.78, matt(t), trim, 10 + 2 * i), (0, 0, -50)) for i, t in enumerate(tones)
    ]
    places = [(*PLACE, 1.0)]
    for _ in range(9000):
        x, y = rng.uniform(-3.6, 3.6), rng.uniform(-5.2, 5.2)
        apart = [
            math.hypot(x - a, y - b) - (1.92 if k == 0 else 1.52)
            for k, (a, b, _) in enumerate(places)
        ]
        if min(apart) > 0:
            places.append((x, y, 0.8))
            passer(rng, x, y, kinds)
    bowl(0.98)
    fish((PLACE[0] - 0.22, PLACE[1] + 0.36, 0.9 + 0.36), 196, 1.12)
    hook = [
        (0, 0, 0),
        (0.06, -0.05, 0.7),
        (0.10, -0.10, 0.9),
        (0.24, -0.24, 0.98),
        (0.36, -0.22, 0.9),
        (0.38, -0.12, 0.8),
    ]
    tube(curve(np.array(hook) + (*PLACE, 0.95), 40), 0.036, matt("#8a5230"), part=35)
    block((-9, -9, -0.2), (9, 9, 0), matt("#d9dde0"), part=1)
    sun(128, 36, "#ffffff", 3.4, 3)
    sky("#cfdcf0", 0.9)
    plan_camera(8.4)


def rings(picture, rng):
    """Where drops have just fallen on the ground and in the bowl."""
    lines = np.zeros(picture.shape, np.float32)
    for _ in range(150):
        x, y, size = rng.uniform(0, 800), rng.uniform(0, 1200), rng.uniform(5, 17)
        away = np.hypot(picture.x - x, picture.y - y)
        lines = np.maximum(lines, np.exp(-(((away - size) / 1.3) ** 2)))
        lines = np.maximum(lines, np.exp(-(((away - size * 0.45) / 1.2) ** 2)))
    return lines


def paint(picture):
    rng = np.random.default_rng(7)
    light = picture.shade()
    dark = step(light, 0.80, 0.42)
    picture.directions(base=64, swirl=0.2, form=3)
    ground, water, fishes = picture.of(1), picture.of(32), picture.of(33, 34)
    drops = rings(picture, rng)
    tone = sum(picture.of(10 + 2 * i) * t for i, t in enumerate((0.62, 0.30, 0.92, 0.10)))
    cloth = picture.of(10, 12, 14, 16)
    gold = picture.of(30) * (1 - 0.45 * dark)
    shadow = ground * step(light, 0.62, 0.40)
    wet = ground * (1 - shadow) * 0.16 * step(picture.noise(120, 4, stretch=(1, 2)), 0.0, 1.2)
    mint = np.clip(cloth * (0.60 + 0.4 * dark) + water * 1.0 + shadow * 0.95 + wet, 0, 1.1)
    mint = mint * (1 - 0.9 * water * drops)
    blue = np.clip(
        tone * (0.75 + 0.5 * dark) + cloth * dark * 0.55 + water * drops * 0 + water * dark * 0.3,
        0,
        1.1,
    )
    ribs = picture.of(11, 13, 15, 17, 31, 8, 35)
    key = np.clip(1.1 * ribs + cloth * tone * step(dark, 0.5, 1) * 0.5, 0, 1.1)
    rain = ground * drops * (1 - shadow)
    orange = np.clip(fishes * 1.1, 0, 1.1)
    inks = ((GOLD, np.clip(gold * 1.05 + orange * 0.9, 0, 1.1)), (MINT, mint * (1 - fishes)),
            ("#ee6a34", orange), (SEA, blue * (1 - fishes) + rain * 0.55), (INK, key))  # fmt: skip
    lino(picture, PAPER, inks, wide=3.4, reach=22, chatter=0.04, shift=0.8, salt=0.03)
    contour(picture, INK, 2.4, 1.0, 0.04, 0.9, 0.95, 0.2, rough=0.5, skip=(1,))
    return finish(picture, impasto=0, paper=0.04, grain=0.006)
