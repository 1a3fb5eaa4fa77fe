"""Which of them will be tomorrow?

A crate has burst at the foot of a steep lane, and the oranges roll up the steps; at the top one of them has just risen as the sun.
"""

import numpy as np
from atelier import geometry as geo
from light import folk
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 26, 1.25
SUN = (408, 262, 128)
STEPS = 15


def scene(detail):
    bare_sheet()


def tread(k):
    """The left and right end and the height of a step; the lane sways a little."""
    t = k / STEPS
    y = 1170 - 800 * (1 - (1 - t) ** 1.35)
    half = 268 - 196 * (1 - (1 - t) ** 1.2)
    middle = 404 + 34 * np.sin(2.6 * t + 0.4)
    return middle - half, middle + half, y


def sun(d):
    """Half peeled; what comes off is the morning."""
    x, y, r = SUN
    for k in range(18):
        a = 2 * np.pi * k / 18 + 0.1
        tip = (x + r * (1.62 + 0.14 * (k % 2)) * np.cos(a), y + r * (1.62 + 0.14 * (k % 2)) * np.sin(a))
        side = np.array((-np.sin(a), np.cos(a))) * 15
        base = np.array((x + 1.16 * r * np.cos(a), y + 1.16 * r * np.sin(a)))
        d.fill([tuple(base + side), tuple((base + np.array(tip)) / 2 + 1.2 * side), tip, tuple((base + np.array(tip)) / 2 - 1.2 * side), tuple(base - side)], ("#f8b84a", "#fbd47a")[k % 2], 0.95)
    d.shape(geo.ellipse(x, y, r), "#f0862c", 1.4, 0), d.model(geo.ellipse(x, y, r), "#c8501c", 22, 18, 0.7)
    rng = np.random.default_rng(3)
    with d.inside(geo.ellipse(x, y, r)):
        for _ in range(230):
            a, q = rng.uniform(0, 6.28), r * np.sqrt(rng.random())
            d.fill(geo.ellipse(x + q * np.cos(a), y + q * np.sin(a), 1.7), "#d8661c", 0.8, 0, False)
    inside = [(x - 0.55 * r, y - 0.62 * r), (x - 0.1 * r, y - 0.86 * r), (x + 0.55 * r, y - 0.62 * r), (x + 0.86 * r, y - 0.02 * r), (x + 0.6 * r, y + 0.56 * r), (x + 0.02 * r, y + 0.30 * r), (x - 0.46 * r, y - 0.02 * r)]
    d.shape(inside, "#fff0cc", 1.2, 0)
    with d.inside(geo.curve(inside)):
        cx, cy = x + 0.20 * r, y - 0.16 * r
        for k in range(9):
            a, b = 2 * np.pi * k / 9 + 0.06, 2 * np.pi * (k + 1) / 9 - 0.06
            wedge = [(cx + 8 * np.cos((a + b) / 2), cy + 8 * np.sin((a + b) / 2)), (cx + 66 * np.cos(a), cy + 66 * np.sin(a)), (cx + 76 * np.cos((a + b) / 2), cy + 76 * np.sin((a + b) / 2)), (cx + 66 * np.cos(b), cy + 66 * np.sin(b))]
            d.shape(wedge, ("#ffb03c", "#ffa02c", "#ffc050")[k % 3], 0.8, 0)
            for n in range(4):
                q = 24 + 11 * n
                d.fill(geo.ellipse(cx + q * np.cos((a + b) / 2 + 0.12 * (n % 2)), cy + q * np.sin((a + b) / 2 + 0.12 * (n % 2)), 4, 2.2, np.degrees((a + b) / 2)), "#ffd880", 0.9, 0, False)
    peel = [(x + 0.60 * r, y + 0.56 * r), (x + 0.98 * r, y + 0.80 * r), (x + 1.10 * r, y + 1.16 * r), (x + 0.84 * r, y + 1.34 * r), (x + 0.76 * r, y + 1.10 * r)]
    d.shape(geo.ribbon(peel, [26, 30, 26, 20, 6], 40), "#f0862c", 1.2, 0.16)


def houses(d):
    """Two rows that lean to each other; doors of every blue, and no wall is quite white."""
    rows = (
        (-1, ((372, 418), (330, 520), (262, 680), (170, 900), (60, 1190))),
        (1, ((470, 418), (508, 520), (574, 680), (660, 900), (760, 1190))),
    )
    walls = ("#dfe4f4", "#f4eee4", "#cfd8f0", "#eee8f0", "#d8def2")
    for side, places in rows:
        for n, (x, foot) in enumerate(places):
            wide = 90 + 74 * n
            edge = x
            far = edge + side * wide
            crest = (336, 292, 208, 96, -60)[n] + (14 if side > 0 else -8)
            lean = -side * 10
            body = [(edge, foot, "c"), (edge + lean, (foot + crest) / 2), (edge - side * 2, crest + 6, "c"), (far, crest - 8, "c"), (far, foot + 60, "c")]
            d.cast(body, -side * 8, 6, "#2f4a94", 0.25, 10)
            d.shape(body, walls[n], 1.2, 0)
            with d.inside(geo.curve(body)):
                d.fill([(edge, crest), (edge + side * 34, crest), (edge + side * 26, foot), (edge, foot)], "#8fa4dc" if side < 0 else "#ffe6c0", 0.55, 12, False)
                for k in range(5):
                    px, py = edge + side * (20 + 0.16 * wide * k), crest + (foot - crest) * (0.12 + 0.19 * ((k * 3) % 5))
                    d.stroke([(px, py), (px + side * 18, py - 4), (px + side * 30, py + 2)], 0.8, "#a8b4d8", (0.2, 0.4))
            if n:
                _openings(d, side, n, edge, wide, crest, foot)


def _openings(d, side, n, edge, wide, crest, foot):
    s = 0.42 + 0.19 * n
    x = edge + side * (0.20 * wide + 22 * s)
    doors = ("#2f6fae", "#3f9aa8", "#4a4fa0", "#2f8f86")
    tone = doors[(n + (side > 0)) % 4]
    if n < 4:
        base = foot - 4 - 16 * s
        panel = [(x - 22 * s, base, "c"), (x - 21 * s, base - 64 * s, "c"), (x, base - 84 * s), (x + 21 * s, base - 64 * s, "c"), (x + 22 * s, base, "c")]
        d.shape(panel, tone, 1.1, 0.14), d.stroke([(x, base - 78 * s), (x, base)], 0.9), d.fill(geo.ellipse(x + 6 * s, base - 34 * s, 3 * s), "#f4d060")
        with d.at(x + side * 44 * s, base - 2, s):
            d.shape([(-15, -26, "c"), (15, -26, "c"), (11, 0, "c"), (-11, 0, "c")], "#c8643c", 1.0, 0.14)
            for k in range(7):
                d.shape(geo.ellipse(-16 + 5.4 * k, -34 - 9 * ((k * 5) % 3), 7), ("#d8487a", "#e87aa0", "#4f9a6a")[k % 3], 0.7, 0.1)
    wx, wy, w, h = x - 18 * s, crest + 0.42 * (foot - crest), 40 * s, 54 * s
    lady = lambda q: (q.fill(geo.ellipse(0, -78, 24, 28), "#5a3a5a"), q.fill([(-42, 0), (-34, -54), (34, -54), (42, 0)], "#5a3a5a"))
    d.window(wx, wy, w, h, "#ffe6a8" if (n + (side > 0)) % 2 else "#5a74b8", who=lady if (n + (side > 0)) % 2 else None)
    for k in (-1, 1):
        d.shape(geo.rectangle(wx + (w if k > 0 else -0.55 * w), wy - h, 0.55 * w, h), tone, 0.9, 0.1)


def stairs(d):
    d.fill([(372, 372, "c"), (470, 372, "c"), (840, 1230, "c"), (-40, 1230, "c")], "#d4d8ee")
    for k in range(STEPS)[::-1]:
        left, right, y = tread(k)
        l2, r2, y2 = tread(k + 1)
        riser = 0.46 * (y - y2)
        d.fill([(left, y, "c"), (right, y, "c"), (r2, y2 + riser, "c"), (l2, y2 + riser, "c")], mix("#eef0f8", "#ffe8c8", k / STEPS))
        d.fill([(l2, y2 + riser, "c"), (r2, y2 + riser, "c"), (r2, y2, "c"), (l2, y2, "c")], mix("#94a6dc", "#c8b8dc", k / STEPS))
        d.stroke([(l2, y2 + riser), (r2, y2 + riser)], 0.9, "#5a6cac", (0.03, 0.03))
        d.stroke([(l2 + 10, y2 + 0.5 * riser), ((l2 + r2) / 2, y2 + 0.5 * riser + 2), (r2 - 8, y2 + 0.5 * riser)], 0.6, "#6f82c4", (0.2, 0.3))
    d.fill([(-20, 1164, "c"), (820, 1164, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#e4e4f2")


def orange(d, x, y, r, turn=0):
    d.fill(geo.ellipse(x - 0.3 * r, y + 0.92 * r, 1.1 * r, 0.26 * r), "#4a5cae", 0.5, 0.14 * r, False)
    d.shape(geo.ellipse(x, y, r), "#f0862c", 1.1, 0), d.model(geo.ellipse(x, y, r), "#b8481c", 0.22 * r, 0.16 * r, 0.7)
    d.fill(geo.ellipse(x + 0.34 * r, y - 0.40 * r, 0.22 * r, 0.15 * r, 30), "#ffd08a", 0.9, 0.06 * r, False)
    a = np.radians(turn)
    px, py = x + 0.72 * r * np.cos(a), y + 0.72 * r * np.sin(a)
    d.shape(geo.ellipse(px, py, 0.13 * r, 0.10 * r), "#4f8a3f", 0.7, 0)


def climb(d):
    """Bold ones leap three steps, one rests, one helps another."""
    path = ((0.06, -0.55, 30), (0.10, 0.50, 27), (0.14, 0.02, 31), (0.21, -0.34, 25), (0.25, 0.44, 24), (0.31, 0.0, 25), (0.35, -0.52, 20), (0.42, 0.3, 20), (0.48, -0.2, 18), (0.53, 0.5, 15), (0.60, 0.05, 15), (0.66, -0.4, 12), (0.72, 0.3, 11), (0.79, -0.1, 10), (0.86, 0.2, 8), (0.92, 0.0, 7))
    for n, (t, u, r) in sorted(enumerate(path), key=lambda one: -one[1][0]):
        left, right, y = tread(t * STEPS)
        x = (left + right) / 2 + u * (right - left) / 2
        hop = 0.9 * r if n % 3 == 1 else 0
        orange(d, x, y - 0.95 * r - hop, r, 37 * n)
        if hop:
            for k in (-1, 0, 1):
                d.stroke([(x + 0.6 * r * k, y + 0.1 * r), (x + 0.7 * r * k, y + 0.5 * r)], 1.0, "#5a6cac", (0.1, 0.4))


def people(d):
    """She tries with a broom, he with his hat; a boy has understood and rides."""
    left, right, y = tread(0.30 * STEPS)
    broom = lambda q: (q.stroke([(-10, -26), (16, 40)], 2.2, "#a8703c", (0.02, 0.02)), q.shape([(10, 34), (22, 30), (34, 60), (14, 66)], "#e0b860", 0.9, 0.12))
    d.ground(left + 44, y, 60, "#4a5cae", 0, 0.5)
    folk.folk(d, left + 44, y, 186, "push", Look("#d8a078", "#d8dce4", "bun", "", 0.9), "anger", Wear("apron", "#3f4a8a", "#2a2f58", build=1.2), 0.5, (0.6, 0.6), holds={"near": broom}, hat=folk.kerchief("#c8485a"))
    left, right, y = tread(0.47 * STEPS)
    d.ground(right - 34, y, 44, "#4a5cae", 0, 0.5)
    catch = lambda q: (q.shape([(-18, -4), (-10, -16), (10, -16), (18, -4), (10, 4), (-10, 4)], "#e8d0a0", 0.9, 0.1))
    folk.folk(d, right - 34, y, 128, "kneel", Look("#b8805a", "#2a2226", "bald", "moustache", 0.6), "gasp", Wear("suit", "#5a8a94", "#2f3350"), 0.4, (0.7, 0.4), True, holds={"near": catch})
    left, right, y = tread(0.66 * STEPS)
    x = (left + right) / 2 + 16
    orange(d, x, y - 22, 24, 200)
    folk.folk(d, x, y - 38, 78, "cheer", Look("#c98f66", "#2a2226", "curls", "", 0.06), "joy", Wear("suit", "#c83f4f", "#2f4a86"), 0.2, (0.2, -1))
    # the crate, and the one that does not want to
    crate = [(560, 1096, "c"), (716, 1076, "c"), (738, 1164, "c"), (580, 1186, "c")]
    d.cast(crate, 8, 10, "#4a5cae", 0.4, 10), d.shape(crate, "#c8935c", 1.3, 0.14)
    for k in (0.33, 0.66):
        d.stroke([(560 + 20 * k, 1096 + 90 * k), (716 + 22 * k, 1076 + 88 * k)], 1.6)
    d.shape([(548, 1098, "c"), (520, 1120), (500, 1168, "c"), (516, 1172, "c"), (540, 1132), (566, 1108, "c")], "#b07f4a", 1.1, 0.1)
    for x, y, r in ((600, 1080, 27), (652, 1066, 29), (696, 1064, 24)):
        orange(d, x, y, r, 60 + x)
    d.shape(crate[:2] + [(722, 1100, "c"), (566, 1120, "c")], "#d8a66c", 1.2, 0.08)
    orange(d, 116, 1148, 34, 250)
    for s in (-1, 1):
        d.stroke([(116 + 12 * s - 7, 1144), (116 + 12 * s, 1149), (116 + 12 * s + 7, 1144)], 1.7, "#7a2f14", (0.1, 0.1))
    d.stroke([(108, 1160), (116, 1164), (124, 1160)], 1.5, "#7a2f14", (0.1, 0.1))


def paint(picture):
    sky = ramp(((0, "#2f62b8"), (0.5, "#7fb0dc"), (1, "#ffe0b0")), (picture.y + 24 * picture.noise(280, 4, stretch=(3, 1))) / 480)
    picture.image = sky.astype(np.float32)
    picture.glow(*SUN[:2], 300, "#ffe0a0", 0.5, 1.6)
    back, street, near = (Drawing(picture, line, width, light=(0.3, -0.95), seed=seed) for line, width, seed in (("#8a3f24", 1.6, 3), ("#33407a", 1.6, 5), ("#2a1c38", 1.8, 7)))
    sun(back), stairs(street), houses(street), climb(near), people(near)
    for d in (back, street, near):
        d.under()
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#f8f4ee", (32, 62), 1.4, 26, 1.0, 0.5, mask=0.26 * (1 - near.cover()))
    above = np.zeros(picture.shape, np.float32)
    for d in (near, street, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
