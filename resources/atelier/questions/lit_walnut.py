"""Who lives in the third one, and has anybody told them about the nutcracker?

A table at dusk, very near: five walnuts and a nutcracker; one of the nuts has a lit window.
"""

import numpy as np
from light.bodies import Body, ripples
from light.filters import blur
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, group, lamp, sky, sun
from light.shapes import ball, block, box, copy, curve, lathe, plane, tube
from light.strokes import strokes
from light.textiles import checks, textile

SAMPLES, SEED, SCALE = 26, 101, 0.7
DUSK = ((0.0, "#1f2238"), (0.2, "#343a58"), (0.38, "#5c5f7c"), (0.54, "#8f8684"),
        (0.7, "#c9ad8c"), (0.85, "#efd8b0"), (1.0, "#fff6e2"))  # fmt: skip
NUTS = (
    (-1.75, 1.55, 0, 70),
    (1.75, 1.75, 14, -30),
    (0.05, 0.25, 4, 8),
    (-0.15, 2.9, 0, 120),
    (3.1, 0.2, 0, 50),
)


def walnut(seed, shell, at, turn, part=3):
    """Standing on its broad end, 2 units high, its seam in the plane of x and z."""
    veins, dents = ripples(seed, 60, 6.5, 15.0, (1, 1, 0.42)), ripples(seed + 9, 24, 6, 14)
    body = Body((-1.2, -1.2, -0.1), (1.2, 1.2, 2.3), 0.026)
    body.ball((0, 0, 0.95), (0.86, 0.90, 0.98), 0.05).limb(
        (0, 0, 1.75), (0, 0, 2.02), 0.16, 0.02, 0.14
    )
    lines = np.clip(1 - np.abs(veins(body.points)) * 3.4, 0, 1)
    body.distance += (0.085 * lines + 0.012 * dents(body.points)).astype(np.float32)
    _, y, _ = body.xyz
    body.distance -= (0.12 * np.exp(-((y / 0.10) ** 2))).astype(np.float32)
    body.distance += (0.06 * np.exp(-((y / 0.022) ** 2))).astype(np.float32)
    return body.build(shell, part, at, turn)


def window(at, turn):
    """As large as a grain of rice: a frame, four panes, a sill, a curtain half drawn."""
    wood, glow = matt("#f2e2c4"), matt("#ffbe52", glow=7)
    parts = [box((0.44, 0.02, 0.54), (0, 0.035, 0), glow, part=5)]
    uprights = [(0.05, -0.235), (0.035, 0.0), (0.05, 0.235)]
    parts += [box((wide, 0.07, 0.60), (x, 0, 0), wood, part=6) for wide, x in uprights]
    bars = [(0.05, -0.285), (0.035, 0.02), (0.05, 0.285)]
    parts += [box((0.52, 0.07, high), (0, 0, z), wood, part=6) for high, z in bars]
    parts.append(box((0.60, 0.15, 0.05), (0, -0.03, -0.32), wood, part=6))
    parts.append(box((0.13, 0.02, 0.50), (-0.145, 0.012, 0.0), matt("#d8553f", glow=0.9), part=7))
    return group(parts, at, (0, 0, turn))


def nutcracker():
    steel = mottled("#7d8490", "#5c6470", 0.4, 3, rough=0.25, gloss=1.0)
    parts = []
    for side in (-1, 1):
        arm = curve(
            [
                (0.0, 0.1 * side, 0),
                (0.7, 0.42 * side, 0),
                (1.6, 0.50 * side, 0),
                (2.9, 0.34 * side, 0),
                (4.6, 0.62 * side, 0),
            ],
            60,
        )
        parts.append(tube(arm, [0.10, 0.13, 0.12, 0.075, 0.085, 0.10], steel, part=8))
        parts.append(ball(tuple(arm[-1]), 0.15, steel, 8, 24))
        teeth = [(0.75 + 0.16 * k, (0.36 - 0.02 * abs(k - 2)) * side, 0) for k in range(6)]
        parts += [box((0.05, 0.09, 0.16), at, steel, 0.01, part=8) for at in teeth]
    parts.append(
        lathe(
            [(0.001, -0.22), (0.2, -0.22), (0.2, 0.22), (0.001, 0.22)],
            steel,
            (0, 0, 0),
            steps=32,
            part=8,
        )
    )
    return group(parts, (-1.9, -1.75, 0.22), (0, 0, -6))


def scene(detail):
    cloth = textile(("#e9e4d6", "#cdd3d8", "#a9b6c4"), checks(), 1.5, "xy")
    plane((60, 60), (0, 8, 0), cloth, (0, 0, 24), 1)
    shells = [
        mottled(a, b, 0.6, 2.2)
        for a, b in (("#cf9f5f", "#8a5c30"), ("#c48f4f", "#7f5228"), ("#d8ab6c", "#94683a"))
    ]
    for number, (x, y, lean, turn) in enumerate(NUTS):
        walnut(number + 3, shells[number % 3], (x, y, 0.0), (lean, -lean, turn))
    window((-0.06, -0.78, 1.06), -4)
    lamp((-0.06, -1.35, 1.0), "#ffb24a", 14, 0.12)
    chimney = [(0.07, 0), (0.07, 0.26), (0.05, 0.26), (0.05, 0.1)]
    lathe(chimney, matt("#9a5a44"), (0.36, 0.2, 1.72), steps=20, part=6)
    nutcracker()
    bits = Body((-1.2,) * 3, (1.2,) * 3, 0.2).ball((0, 0, 0), (1, 0.7, 0.3))
    rng = np.random.default_rng(4)
    first = bits.build(shells[1], 3, (0, -90, 0))
    for _ in range(16):
        x, y = rng.normal(2.4, 0.8), rng.normal(-1.6, 0.5)
        copy(first, (x, y, 0.05), tuple(rng.uniform(0, 360, 3)), float(rng.uniform(0.05, 0.2)))
    block((-40, 16, -1), (40, 16.3, 30), mottled("#5a6488", "#49527a", 0.5, 0.15), part=2)
    area((-9, 4, 8), (0, 0, 0.8), (6, 5), "#9db2ea", 900)
    sun(196, 24, "#ffd3a4", 1.5, 2)
    sky("#6f7cb4", 0.30)
    camera((0.75, -7.4, 3.3), (0.2, 0.2, 0.92), lens=50)


def paint(picture):
    panes = picture.of(5)
    picture.expose(1.3)
    picture.grade(
        DUSK,
        0.35,
        (0.32, 0.46, 0.6, 0.74),
        (0.28, 0.41, 0.54, 0.68, 0.85),
        0.05,
        0.3,
        0.012,
        1 - panes,
    )
    picture.lift(0.12)
    picture.lay(blur(panes, 0.6), "#ffcf6e")
    x, y = picture.centre_of(5)
    picture.glow(x, y, 150, "#ffb04a", 0.42)
    picture.sharpen_at(x, y, 240).find_edges(0.75, floor=0.16)
    picture.focus = np.maximum(picture.focus, blur(picture.of(5, 6, 7, 8), 2) * 0.9)
    picture.hard = np.where(picture.of(1, 2) > 0, 0.5, 0.95).astype(np.float32)
    picture.directions(base=8, swirl=0.3, form=3.5)
    strokes(picture, (30, 15, 7, 3.4, 1.7), length=7, jitter=(0.015, 0.012), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.055, bloom=0.05)
