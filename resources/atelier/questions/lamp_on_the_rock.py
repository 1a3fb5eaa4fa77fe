"""Who was reading here a moment ago, and what is the lamp plugged into?

Night sea; on a rock no larger than a table a bedside lamp, a book, a cup of tea; the cable is taut.
"""

import numpy as np
from light.bodies import Body, ripples
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import pastel
from light.materials import matt, mottled, rippled
from light.scene import area, camera, group, lamp, put, sky
from light.shapes import box, curve, lathe, prism, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 40, 41, 1.0
TOP = 0.86
NIGHT = ((0, "#1d2f62"), (0.5, "#34508a"), (0.85, "#5f83b4"), (1, "#93b2cf"))
SEA = (
    (0.0, "#1a2a55"),
    (0.25, "#2a4276"),
    (0.45, "#48639b"),
    (0.62, "#8f86b4"),
    (0.78, "#e9a9b0"),
    (0.9, "#ffd2c0"),
    (1.0, "#fff1dc"),
)


def rock():
    """Flat above, steep below, wet at the waterline."""
    rough, fine = ripples(9, 30, 1.8, 7), ripples(4, 30, 6, 16)
    body = Body((-2.1, -1.6, -0.6), (2.1, 1.6, 1.2), 0.028)
    for at, half, turn in (
        ((0.0, 0, 0.1), (0.95, 0.75, 0.80), (6, -4, 12)),
        ((-0.75, 0.1, -0.1), (0.7, 0.6, 0.62), (-8, 14, 40)),
        ((0.8, -0.1, -0.15), (0.65, 0.55, 0.60), (10, 12, -28)),
        ((0.1, -0.65, -0.2), (0.8, 0.45, 0.55), (18, -6, 5)),
        ((-1.2, -0.3, -0.45), (0.55, 0.45, 0.5), (4, 20, 24)),
        ((1.35, 0.0, -0.5), (0.5, 0.5, 0.5), (0, -18, 60)),
    ):
        body.slab(at, half, 0.07, 0.05, turn)
    body.ripple(lambda points: 0.05 * rough(points) + 0.03 * np.abs(fine(points)))
    body.distance = np.maximum(body.distance, body.points[..., 2] - TOP).astype(np.float32)
    return body.build(mottled("#a59cae", "#7a7490", 0.6, 2.2), 2)


def bedside_lamp(at):
    china, silk = matt("#e9dcd0", gloss=0.3), matt("#f58f98", through=0.7, glow=0.55)
    foot = [(0.001, 0), (0.13, 0), (0.135, 0.02), (0.06, 0.05), (0.10, 0.14), (0.105, 0.20)]
    stem = [(0.05, 0.30), (0.022, 0.34), (0.02, 0.50)]
    lathe(foot + stem, china, at, steps=48, part=3)
    skirt = [(0.30, 0.40), (0.27, 0.48), (0.20, 0.62), (0.15, 0.70)]
    shade = lathe(skirt, silk, at, steps=96, fold=lambda a, z: 1 + 0.025 * np.cos(22 * a), part=4)
    shade.visible_shadow = False
    lamp((at[0], at[1], at[2] + 0.52), "#ffab90", 85, 0.10)


def book(at, turn):
    """Face down, its back up, the pages fanned under the covers."""
    cover, paper = matt("#2f78b0"), matt("#fff2dc")
    parts = [tube([(0, -0.15, 0.172), (0, 0.15, 0.172)], 0.024, cover, part=5)]
    for side in (-1, 1):
        board = [(0, 0.185), (side * 0.235, 0.012), (side * 0.222, 0.0), (0, 0.160)]
        leaves = [(0, 0.168), (side * 0.215, 0.004), (side * 0.10, 0.0), (side * 0.012, 0.12)]
        parts.append(put(prism(board, 0.31, cover, 5), (0, -0.155, 0)))
        parts.append(put(prism(leaves, 0.29, paper, 6), (0, -0.145, 0)))
    group(parts, at, (0, 0, turn), 1.5)


def cup(at):
    china, tea = matt("#f4e6da", gloss=0.3), matt("#7a3f24")
    bowl = [(0.001, 0.02), (0.06, 0.02), (0.085, 0.06), (0.10, 0.16), (0.09, 0.16), (0.08, 0.13)]
    lathe(bowl, china, at, steps=40, part=7)
    lathe([(0.001, 0.13), (0.085, 0.131)], tea, at, steps=40, part=6)
    lathe([(0.001, 0), (0.10, 0.0), (0.16, 0.03), (0.15, 0.035), (0.001, 0.02)], china, at, part=7)
    ear = curve([(0.09, 0, 0.13), (0.15, 0, 0.13), (0.15, 0, 0.08), (0.08, 0, 0.06)], 20)
    tube(ear + np.array(at), 0.012, china, part=7)


def scene(detail):
    rock()
    bedside_lamp((-0.28, 0.12, TOP))
    book((0.50, -0.30, TOP + 0.005), 24)
    cup((-0.02, -0.54, TOP))
    cable = matt("#d8c8b0")
    over = curve([(-0.38, 0.05, TOP + 0.03), (-0.70, -0.25, TOP + 0.02), (-0.98, -0.52, 0.74)], 20)
    tube(over, 0.016, cable, part=8)
    tube([over[-1], (-2.35, -1.9, -0.25)], 0.016, cable, part=8)
    sea = rippled(matt("#223a6c", 0.15, 0.5), 0.5, 1.6)
    box((3000, 3000, 0.02), (0, 1450, 0), sea, part=1)
    area((-8, 30, 14), (0, 0, 0), (20, 12), "#86a4d8", 1100)
    area((7, -9, 6), (0, 0, 0.4), (6, 4), "#86a4e0", 380)
    sky("#4566a8", 0.55)
    camera((1.0, -8.6, 1.95), (-0.1, 0, 1.12), lens=66)


def paint(picture):
    air, sea = picture.of(0), picture.of(1)
    picture.expose(1.5)
    level = np.nonzero(sea)[0].min() / picture.scale
    picture.backdrop(NIGHT, bottom=level, drift=10)
    depth = np.clip((picture.y - level + 6 * picture.noise(60, 3, stretch=(8, 0.5))) / 900, 0, 1)
    picture.lay(sea * 0.55, ramp(((0, "#86a6c8"), (0.3, "#4a6aa2"), (1, "#223a6e")), depth))
    picture.grade(SEA, 0.35, (0.3, 0.45, 0.6), (0.26, 0.38, 0.53, 0.7), 0.06, 0.35, 0.015, 1 - air)
    x, y = picture.centre_of(4)
    path = np.exp(-(((picture.x - x) / (40 + 0.14 * np.clip(picture.y - y, 0, 900))) ** 2))
    glitter = step(picture.noise(16, 9, stretch=(5, 0.6)), 0.35, 1.5)
    picture.lay(sea * path * glitter * step(picture.y, y + 160, y + 330) * 0.8, "#f9b0b0")
    swell = step(picture.noise(26, 5, stretch=(7, 0.5)), 0.8, 1.7) * sea
    picture.lay(swell * 0.30, "#a9c0e0").lay(
        step(picture.noise(30, 6, stretch=(6, 0.5)), 0.9, 1.8) * sea * 0.35, "#1c3064"
    )
    rim = np.clip(np.abs(picture.x - x) / 75, 0, 1) ** 2
    picture.lay(picture.of(4) * (0.35 + 0.55 * rim), "#f58f98")
    picture.glow(x, y, 330, "#ff8f92", 0.34).lift(0.12)
    picture.sharpen_at(400, 600, 250, 0.9).find_edges(0.7, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(picture.of(5, 6, 7, 8), 2))
    picture.hard = np.where(sea + air > 0, 0.45, 0.95).astype(np.float32)
    picture.directions(base=3, swirl=0.15, form=2, by_part={2: 70})
    strokes(picture, (32, 16, 8, 3.8, 2.0), length=8, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    pastel(picture, "#3a5590", grain=1.8, cover=0.86, soft=0.9, mask=1 - 0.5 * picture.of(4))
    return finish(picture, impasto=0.015, bloom=0.05)
