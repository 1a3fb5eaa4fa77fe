"""What lies hidden in the last of the grass, and has the mower seen it?

From straight above: a meadow mown in one long spiral down to a small island of grass and poppies.
"""

import numpy as np
from light.figures import Clothes, sitter
from light.filters import blur, step
from light.finish import finish
from light.hands import contour, lino
from light.materials import matt
from light.plants import blades, leaves
from light.scene import group, plan_camera, sky, sun
from light.shapes import box, curve, lathe, mesh, tube

SAMPLES, SEED, SCALE = 14, 73, 1.0
HIGH, ISLAND, SWATH = 11.0, np.array((0.35, 0.75)), 0.78
MOWER, TURN = np.array((-1.75, -1.35)), 140
FORM = np.array((0.42, 0.72))


def lain(x, y):
    """Where something has pressed the grass flat."""
    return np.hypot((x - FORM[0]) / 0.62, (y - FORM[1]) / 0.40) < 1


def island(rng):
    count = 5200
    away, turn = 1.55 * rng.random(count) ** 0.5, rng.uniform(0, 6.283, count)
    x, y = ISLAND[0] + away * np.cos(turn), ISLAND[1] + 0.92 * away * np.sin(turn)
    keep = ~lain(x, y)
    x, y = x[keep], y[keep]
    for seed, colour in enumerate(("#7aae55", "#a5d583")):
        blades(
            x[seed::2],
            y[seed::2],
            lambda a, b: 0 * a,
            (0.5, 0.95),
            matt(colour),
            2,
            seed,
            0.05,
            (0.05, 0.02),
            0.5,
        )
    pick = rng.choice(len(x), 46, replace=False)
    heads = np.c_[x[pick], y[pick], np.full(46, 0.98)]
    leaves(heads, (0.07, 0.10), matt("#d8382f"), 3, 4, 0.02, 5, 0.95)
    count = 900
    away, turn = rng.random(count) ** 0.5, rng.uniform(0, 6.283, count)
    x, y = FORM[0] + 0.62 * away * np.cos(turn), FORM[1] + 0.40 * away * np.sin(turn)
    blades(
        x, y, lambda a, b: 0 * a + 0.04, (0.25, 0.4), matt("#cfe0a0"), 4, 6, 0.04, (0.95, 0.1), 0.12
    )


def scythe(at, turn):
    wood, steel = matt("#9c6a38"), matt("#c9d2d6")
    shaft = curve(
        [(-1.35, 0.0, 0.06), (-0.5, 0.16, 0.10), (0.5, -0.06, 0.10), (1.25, 0.05, 0.07)], 40
    )
    parts = [tube(shaft, 0.045, wood, part=5)]
    for x, y in ((-0.45, 0.16), (0.30, 0.0)):
        parts.append(tube([(x, y, 0.1), (x + 0.05, y + 0.30, 0.1)], 0.04, wood, part=5))
    inner = [(1.22, 0.08), (1.05, 0.42), (0.72, 0.68), (0.28, 0.82)]
    outer = [(0.28, 0.84), (0.80, 0.82), (1.22, 0.56), (1.40, 0.10)]
    outline = [(x, y, 0.08) for x, y in (*curve(inner, 16), *curve(outer, 16))]
    parts.append(mesh(outline, [tuple(range(len(outline)))], steel, 6, smooth=False))
    group(parts, at, (0, 0, turn), 1.05)


def mower():
    """Broad, in a straw hat, his back to the island."""
    sitter(
        (*MOWER, -0.2), 2.35, TURN, Clothes("#f2efe4", "#4a5f8c", "#5a4030", "none", broad=1.3), 20
    )
    c, s = np.cos(np.radians(TURN)), np.sin(np.radians(TURN))
    at = (MOWER[0] - 0.22 * s, MOWER[1] + 0.22 * c, 1.50)
    brim = [(0.001, 0.16), (0.10, 0.15), (0.14, 0.09), (0.15, 0.0), (0.285, -0.03), (0.29, -0.045)]
    lathe(brim, matt("#e9c24a"), at, steps=48, part=8)


def scene(detail):
    rng = np.random.default_rng(73)
    box((30, 30, 0.02), (0, 0, -0.01), matt("#d4f1c0"), part=1)
    island(rng)
    scythe((0.35, -2.95, 0), -14)
    mower()
    sun(222, 27, "#fff2d0", 4.2, 0.5)
    sky("#b0cdf0", 0.55)
    plan_camera(HIGH)


def paint(picture):
    x, y = (picture.x - 400) / 1200 * HIGH, (600 - picture.y) / 1200 * HIGH
    away = np.hypot(x - ISLAND[0], (y - ISLAND[1]) / 0.96)
    turn = np.arctan2(y - ISLAND[1], x - ISLAND[0])
    lane = (away / SWATH - turn / (2 * np.pi) + 0.03 * picture.noise(60, 3)) % 1.0
    windrow = step(np.abs(lane - 0.5), 0.30, 0.16)
    gone = picture.of(1) * (away > 1.2)
    flow = (np.pi - turn + np.pi / 2).astype(np.float32)
    picture.directions(base=40, swirl=0.2, form=0, edge=0, by_part={1: flow})
    dark = step(picture.shade(95), 0.66, 0.40)
    cast = dark * gone
    grass, form, poppy = picture.of(2), picture.of(4), picture.of(3)
    shirt, hat, wood = picture.of(21), picture.of(8), picture.of(5)
    inks = [
        ("#f0cb55", hat * 1.05 + form * 0.35),
        (
            "#b9db84",
            np.clip(gone * (0.50 + 0.42 * windrow) + grass * 0.95 + form * 0.4 + cast, 0, 1.05),
        ),
        ("#dc4034", poppy * 1.05),
        (
            "#5f9a52",
            np.clip(gone * windrow * 0.50 + grass * (0.45 + 0.5 * dark) + cast * 0.95, 0, 1.05),
        ),
        ("#8fa6c4", shirt * (0.15 + 0.75 * dark)),
        (
            "#2f4638",
            np.clip(
                grass * dark * 0.55
                + cast * 0.30
                + wood * 0.85
                + picture.of(20) * 0.9
                + picture.of(6) * 0.35 * dark
                + hat * dark * 0.5,
                0,
                1.05,
            ),
        ),
    ]
    lino(picture, "#f4f4da", inks, wide=2.8, reach=32, chatter=0.04, shift=0.8)
    near = blur(picture.of(3, 5, 6, 8, 20, 21), 2)
    contour(picture, "#22382c", 1.6, 0.8, 0.2, 0.9, 0.85, 0.3, near, 0.8, skip=(1, 2))
    return finish(picture, impasto=0, paper=0.04, grain=0.006)
