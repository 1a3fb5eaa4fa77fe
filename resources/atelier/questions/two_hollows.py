"""Who slept on the other half, and when did it go?

From above: a double bed in the morning; one pillow is dented by a head, the other half by a beast.
"""

import numpy as np
from light.bodies import ripples
from light.filters import step
from light.finish import finish
from light.hands import contour, flat, wash
from light.materials import matt
from light.plants import leaves
from light.scene import plan_camera, put, sky, sun
from light.shapes import box, copy, decal, sheet
from light.textiles import stripes, textile

SAMPLES, SEED, SCALE = 28, 46, 1.25
WIDE, LONG = 1.9, 2.35


def soft_union(values, blend=0.10):
    return -blend * np.log(sum(np.exp(-v / blend) for v in values))


def beast(x, y):
    """How far a place is from a large animal lying curled: back, rump, head, tail."""
    x, y = x - 0.47, y + 0.12
    turn = np.arctan2(y, x)
    arc = np.hypot(x, y * 0.92)
    back = np.abs(arc - 0.30) - 0.17 - 0.05 * np.cos(turn - 2.4)
    back = np.where((turn > -2.2) | (turn < -2.9), back, 0.2)
    head = np.hypot((x + 0.06) / 1.1, y + 0.06) - 0.155
    muzzle = np.hypot((x - 0.12) / 1.3, (y + 0.11) * 1.3) - 0.09
    rump = np.hypot(x + 0.10, y - 0.24) - 0.26
    paw = np.hypot((x + 0.28) * 1.2, (y + 0.28) / 1.5) - 0.085
    return soft_union((back, head, muzzle, rump, paw), 0.05)


def mattress_height():
    wrinkle, wave = ripples(5, 40, 3, 11, (1, 1, 0)), ripples(6, 24, 1.2, 4, (1, 1, 0))

    def height(x, y):
        points = np.stack([x, y, 0 * x], -1)
        away = beast(x, y)
        hollow = -0.10 / (1 + np.exp(np.clip(away / 0.022, -30, 30)))
        rim = 0.022 * np.exp(-(((away - 0.05) / 0.035) ** 2))
        sleeper = -0.035 * np.exp(-(((x + 0.47) / 0.20) ** 2) - ((y + 0.25) / 0.55) ** 2)
        pulled = (
            0.020
            * np.abs(np.sin(away * 26 + 1.5 * wave(points)))
            * np.exp(-np.clip(away, 0, 9) / 0.16)
            * (away > 0.03)
        )
        ridges = 0.010 * np.abs(wrinkle(points)) + 0.012 * wave(points)
        return 0.5 + hollow + rim + sleeper + pulled + ridges

    return height


def pillow(at, turn, material, dent=0.0, part=4):
    x, y = np.meshgrid(np.linspace(-1, 1, 120), np.linspace(-1, 1, 90))
    puff = (np.clip(1 - np.abs(x) ** 3.2, 0, 1) * np.clip(1 - np.abs(y) ** 3.2, 0, 1)) ** 0.42
    crease = ripples(int(dent * 100) + 3, 26, 2, 8, (1, 1, 0))(np.stack([x, y, 0 * x], -1))
    z = 0.17 * puff + 0.014 * crease * puff
    z = z - dent * np.exp(-((x / 0.34) ** 2) - ((y + 0.05) / 0.42) ** 2)
    bulge = 1 + 0.03 * np.cos(y * 3)
    return put(
        sheet(np.stack([x * 0.40 * bulge, y * 0.27, z], -1), material, part), at, (0, 0, turn)
    )


def duvet():
    """Thrown back to the foot, in folds."""
    x, y = np.meshgrid(np.linspace(-1.06, 1.06, 260), np.linspace(0, 1, 130))
    wave = ripples(9, 24, 1.5, 5, (1, 1, 0))(np.stack([x, y * 2, 0 * x], -1))
    rows = -0.72 - 0.55 * y + 0.10 * np.sin(x * 2.2 + 0.8) + 0.05 * wave
    z = (
        0.56
        + 0.10 * np.sin(np.pi * np.clip(y * 1.05, 0, 1)) ** 0.6
        + 0.035 * np.sin(y * 17 + 2.2 * wave + x)
        + 0.02 * wave
    )
    cloth = textile(
        ("#f2d9a8", "#e8b86a", "#d98a5a"),
        stripes(((0, 0.55), (1, 0.62), (0, 0.80), (2, 0.84), (0, 1.0))),
        0.42,
        "xy",
    )
    sheet(np.stack([x, rows, z], -1), cloth, 5)


def left_behind(rng, height):
    """Feathers from the tear, and what came in with the fur."""
    down = matt("#ffffff", through=0.4)
    tear = [(0.30, 0.70), (0.40, 0.74), (0.52, 0.72), (0.64, 0.78), (0.55, 0.80), (0.42, 0.79)]
    decal([(a, b) for a, b in tear], lambda a, b: 0 * a + 0.672, matt("#c9b8a4"), 7, 0.004)
    places = np.c_[rng.normal(0.50, 0.12, 40), rng.normal(0.70, 0.10, 40), np.full(40, 0.69)]
    leaves(places, (0.018, 0.04), down, 8, 3, 0.02, 3, 0.4)
    first = leaves([(0, 0, 0)], (0.055, 0.06), matt("#c9772c"), 9, 1, 0.0, 1, 0.55)
    second = leaves([(0, 0, 0)], (0.05, 0.055), matt("#8a9a3c"), 9, 4, 0.0, 1, 0.5)
    for spot_x, spot_y in (
        (0.30, -0.20),
        (0.62, 0.05),
        (0.44, -0.45),
        (0.74, -0.52),
        (0.22, 0.22),
        (-0.05, -0.55),
    ):
        thing = first if rng.random() < 0.6 else second
        lift = float(height(np.array(spot_x), np.array(spot_y))) + 0.03
        copy(thing, (spot_x, spot_y, lift), tuple(rng.normal(0, 14, 2)) + (rng.uniform(0, 360),))
    for thing in (first, second):
        thing.location = (0, -90, 0)


def scene(detail):
    rng = np.random.default_rng(46)
    height = mattress_height()
    count = int(900 * detail)
    x, y = np.meshgrid(
        np.linspace(-WIDE / 2, WIDE / 2, count), np.linspace(-LONG / 2, LONG / 2, int(count * 1.2))
    )
    edge = np.maximum(np.abs(x) - WIDE / 2 + 0.06, np.abs(y) - LONG / 2 + 0.06)
    z = height(x, y) - 0.12 * np.clip(edge / 0.06, 0, 1) ** 2
    linen = matt("#eaf0f2")
    sheet(np.stack([x, y, z], -1), linen, 3)
    box((4, 5, 0.02), (0, 0, -0.02), matt("#b98f6a"), part=1)
    box((WIDE + 0.14, LONG + 0.16, 0.36), (0, 0, 0.18), matt("#8a5f42"), 0.03, part=2)
    box((WIDE + 0.2, 0.07, 0.75), (0, LONG / 2 + 0.08, 0.40), matt("#8a5f42"), 0.03, part=2)
    white = matt("#f8f6ee")
    pillow((-0.47, 0.83, 0.50), 2, white, 0.105, 4)
    pillow((0.50, 0.84, 0.51), -9, white, 0.03, 6)
    duvet()
    left_behind(rng, height)
    sun(148, 22, "#ffe6bc", 4.0, 0.9)
    sky("#93aee0", 0.62)
    plan_camera(2.62, (0.0, -0.02))


def paint(picture):
    picture.directions(base=70, swirl=0.3, form=3.0, edge=0.3, by_part={1: 88, 2: 88})
    linen = (("#8ea3cf", "#c4d0e6", "#eef1f2"), (0.42, 0.64, 0.80))
    flat(
        picture,
        (0.46, 0.74),
        ("#8b86b8", "#c9c2d8"),
        {(3, 4, 6): linen},
        dry=0.05,
        body=0.0,
        wobble=0.02,
    )
    picture.lay(step(picture.noise(200, 4), 0.2, 2.0) * picture.of(3) * 0.25, "#fdf0cf")
    wash(picture, edge=0.11, granulation=0.06, bleed=0.9)
    contour(picture, "#3f4766", 1.6, 0.8, 0.05, 0.6, 0.7, 0.5, skip=(1, 8), rough=1.1)
    return finish(picture, impasto=0, paper=0.045, grain=0.006)
