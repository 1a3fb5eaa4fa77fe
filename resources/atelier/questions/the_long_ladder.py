"""Who carries the other end, and how high must they climb?

A foggy wood in the morning: a boy in a yellow raincoat carries one end of a ladder without an end.
"""

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import blur
from light.finish import finish
from light.hands import contour, flat, wash
from light.materials import matt, mottled
from light.plants import blades
from light.scene import camera, group, sky, sun
from light.shapes import copy, evenly, terrain, tube

SAMPLES, SEED, SCALE = 24, 64, 1.25
BOY, FAR = np.array((-1.2, 0.0)), np.array((30.0, 60.0))
SHOULDER = 0.20  # how far left of his middle the ladder lies


def wood_floor():
    roll, fine = ground_noise(4, 20, 0.1, 0.5), ground_noise(8, 24, 1, 4)
    return lambda x, y: 0.10 * roll(x, y) * np.clip(np.abs(x - 0.1) / 3, 0, 1) + 0.02 * fine(x, y)


def trunks(rng, height):
    bark = mottled("#5f6f62", "#465448", 0.5, 2)
    kinds = []
    for bend in (-0.35, 0.2, 0.5):
        line = [(0, 0, -0.2), (0.1 * bend, 0, 3), (0.4 * bend, 0.1, 7), (bend, 0.1, 14)]
        kinds.append(tube(line, [0.30, 0.20, 0.17, 0.11], bark, part=3))
        kinds[-1].location = (0, -300, 0)
    count = 0
    while count < 170:
        y = float(rng.uniform(3, 75))
        x = float(rng.uniform(-6 - 0.1 * y, 6 + 0.85 * y))
        line = np.interp(y, (BOY[1], FAR[1]), (BOY[0], FAR[0]))
        if abs(x - line) < 0.9 or (y < 22 and 0 < line - x < 5 and rng.random() < 0.8):
            continue
        ground = float(height(np.array(x), np.array(y)))
        thick = float(rng.uniform(0.65, 1.5))
        copy(kinds[count % 3], (x, y, ground), (0, 0, rng.uniform(0, 360)), (thick, thick, 2.4))
        count += 1


def endless_ladder():
    """On edge upon the boy's left shoulder, rung after rung."""
    pine = matt("#c9975a")
    way = np.array((*(FAR - BOY), 0.0))
    way /= np.linalg.norm(way)
    left, up = np.array((-way[1], way[0], 0)), np.array((0, 0, 0.42))
    start = np.array((*BOY, 1.095)) + SHOULDER * left - 0.75 * way
    rails = [np.array([start, start + 68 * way]) + share * up for share in (0, 1)]
    for rail in rails:
        tube(rail, 0.036, pine, part=5)
    for foot in evenly(rails[0], 0.34)[1:]:
        tube([foot, foot + up], 0.026, pine, part=5, resolution=3)


def boy(at, facing):
    """In a raincoat, his left hand round a rung; 1.28 m high, walking along +y."""
    coat = Body((-0.5, -0.4, 0.4), (0.5, 0.5, 1.45), 0.012)
    coat.limb((0, -0.01, 0.56), (0, 0, 0.80), 0.185, 0.135, 0.05)
    coat.limb((0, 0, 0.80), (0, 0.01, 0.97), 0.135, 0.12, 0.06)
    coat.limb((-0.13, 0.01, 0.99), (0.12, 0.01, 0.98), 0.062, 0.062, 0.06)
    coat.chain([(0.16, 0, 0.97), (0.235, -0.04, 0.80), (0.25, 0.03, 0.645)],
               [0.058, 0.052, 0.05], 0.02)  # fmt: skip
    coat.chain([(-0.15, 0.02, 0.98), (-0.30, 0.10, 1.09), (-0.245, 0.23, 1.28)],
               [0.060, 0.052, 0.046], 0.02)  # fmt: skip
    coat.ball((0, 0.025, 1.155), (0.108, 0.12, 0.128), 0.04)
    coat.limb((0, -0.05, 1.20), (0, -0.13, 1.14), 0.055, 0.02, 0.05)
    folds = ripples(3, 20, 7, 18, (1, 1, 0.12))
    coat.ripple(lambda p: 0.009 * folds(p) * np.clip(1.1 - p[..., 2], 0, 1))
    x, y, _ = coat.xyz
    coat.cut_below(0.44 - 0.015 * np.sin(np.arctan2(y, x) * 5))
    boots = Body((-0.3, -0.5, -0.02), (0.3, 0.5, 0.6), 0.011)
    boots.chain([(0.08, 0.0, 0.52), (0.10, 0.17, 0.30), (0.10, 0.15, 0.06)], [0.08, 0.062, 0.058])
    boots.limb((0.10, 0.15, 0.045), (0.11, 0.27, 0.045), 0.05, 0.045, 0.03)
    boots.chain([(-0.08, 0.0, 0.52), (-0.10, 0.0, 0.29), (-0.10, -0.20, 0.12)],
                [0.08, 0.062, 0.058])  # fmt: skip
    boots.limb((-0.10, -0.21, 0.10), (-0.10, -0.10, 0.045), 0.05, 0.045, 0.03)
    hands = Body((-0.4, -0.1, 0.5), (0.4, 0.4, 1.5), 0.010)
    hands.ball((0.252, 0.04, 0.595), (0.034, 0.042, 0.05), 0.02)
    hands.ball((-0.215, 0.27, 1.335), (0.048, 0.044, 0.046), 0.02)
    skin, rubber = matt("#d99a72"), matt("#2f4a44")
    parts = [coat.build(matt("#f2c022"), 21), boots.build(rubber, 20), hands.build(skin, 22)]
    return group(parts, at, (-2, 0, facing))


def scene(detail):
    rng = np.random.default_rng(64)
    height = wood_floor()
    ys = np.concatenate([np.linspace(-14, 20, 260), np.geomspace(20.1, 140, 120)])
    terrain(np.linspace(-60, 60, 300), ys, height, mottled("#8fa27c", "#74886a", 0.5, 0.6), 1)
    count = int(30000 * detail)
    y = -10 + 40 * rng.random(count) ** 1.5
    x = rng.uniform(-1, 1, count) * (4 + 0.4 * (y + 10))
    away = np.abs(x - np.interp(y, (BOY[1], FAR[1]), (BOY[0], FAR[0])))
    x, y = x[away > 0.7], y[away > 0.7]
    blades(x, y, height, (0.06, 0.16), matt("#93a97e", through=0.3), 2, 3, 0.03)
    trunks(rng, height)
    facing = -np.degrees(np.arctan2(*(FAR - BOY)))
    boy((*BOY, float(height(*BOY)) - 0.01), float(facing))
    endless_ladder()
    sun(200, 48, "#fff6e0", 1.6, 8)
    sky("#dfeade", 1.0)
    camera((-2.7, -8.2, 1.35), (1.3, 4.0, 1.93), lens=49)


def paint(picture):
    yellow, wooden = picture.of(20, 21, 22), picture.of(5)
    picture.directions(base=86, swirl=0.3, form=2, by_part={1: 3, 2: 80})
    flat(picture, (0.42, 0.70), ("#8aa4a0", "#c2d2c6"), dry=0.08, back="#eef3ea", wobble=0.02)
    shade = blur(np.clip(1 - picture.shade(), 0, 1), 2) * yellow
    picture.lay(shade * 0.25, "#b8741e")
    picture.haze("#eaf0e6", 3.5, 46, 1.0, 0.62, mask=1 - picture.of(0))
    picture.haze("#eef3ea", 9, 40, 0.5, 1.0, mask=1 - picture.of(0) - wooden)
    picture.lay(wooden * np.clip((picture.depth - 8) / 40, 0, 0.6), "#b99a6c")
    wash(picture, edge=0.13, granulation=0.06, bleed=0.55)
    near = np.clip(1.25 - picture.depth / 22, 0, 1)
    contour(picture, "#2f463c", 1.7, 0.8, 0.08, 0.6, 0.8, 0.4, near, 0.9, skip=(1, 2))
    picture.balance(a=-0.012, b=-0.004, where=1 - yellow)
    return finish(picture, impasto=0, paper=0.045, grain=0.006)
