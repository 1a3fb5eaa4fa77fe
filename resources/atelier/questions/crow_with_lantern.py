"""Whose errand does it run, and where is the lamplighter?

An autumn evening in a narrow street: the far lamps burn already, the near one waits.  A crow comes flying with a lantern in its beak.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 262, 0.25
FLAME = (270, 566)
END = (404, 800)  # where the street is lost in the mist


def scene(detail):
    bare_sheet()


def along(side, x0, y, share):
    """A point on a facade: x0, y at the near edge of the card, drawn in towards the end of the street."""
    return (x0 + (END[0] - x0) * share, y + (END[1] - y) * share)


def row(d, side):
    """Five crooked houses, one behind another, each a tone darker; every shutter is closed."""
    edge = -30 if side < 0 else 830
    shares = ((0.87, 0.95), (0.75, 0.87), (0.58, 0.75), (0.34, 0.58), (-0.1, 0.34))
    walls = (("#d0ac6a", "#a88f5e", "#75714f", "#44534a", "#22343a") if side < 0 else ("#d6b06a", "#b09560", "#7e7650", "#4d574a", "#273838"))
    highs = (-300, -560, -200, -520, -260) if side < 0 else (-520, -240, -600, -300, -560)
    for k, ((far, near), wall, high) in enumerate(zip(shares, walls, highs, strict=True)):
        p = lambda s, y: along(side, edge, y, s)
        lean = 60 * (-1) ** k
        mid = 0.45 * far + 0.55 * near
        front = [p(far, 1330), p(far, high + lean), p(mid, high - 320 + lean), p(near, high - lean), p(near, 1330)]
        shape = geo.polygon(front)
        thick = 2 + 22 * (1 - near)
        d.fill(shape, wall)
        with d.inside(shape):
            d.fill(geo.ribbon([p(near, high - 100), p(near, 1330)], [4.5 * thick] * 2, 8, False), "#0e1a20" if k > 1 else "#5c5a44", 0.6, 1.3 * thick, False)
            d.fill(geo.ribbon([p(far, high - 100), p(far, 1330)], [2.0 * thick] * 2, 8, False), "#f0c878", 0.30, 0.7 * thick, False)
            for _ in range(26 * (k + 1)):
                t, y = far + (near - far) * d.rng.random(), d.rng.uniform(high, 1300)
                (x0, y0), (x1, y1) = p(t, y), p(t + 0.12 * (near - far), y)
                d.stroke([(x0, y0), (x1, y1)], 0.5 + 0.05 * thick, ("#0e1a20", "#4d5848", "#39463f")[d.rng.integers(3)] if k > 1 else "#8a7a50", (0.3, 0.5))
        if k > 1:
            for floor in range(4):
                for t in (0.30, 0.70):
                    shutter(d, p, far, near, t, high + 190 + 330 * floor, k)
        eave = geo.ribbon([front[1], front[2], front[3]], [1.1 * thick, 1.3 * thick, 1.6 * thick], 30, False)
        d.fill(geo.moved(eave, 0, 0.9 * thick), "#0e1a20", 0.5, 0.5 * thick, False), d.fill(geo.polygon([front[1], front[2], front[3], (front[3][0], front[3][1] + thick), (front[2][0], front[2][1] + 1.2 * thick), (front[1][0], front[1][1] + thick)]), "#1d1a22" if k > 2 else "#4d4436" if k == 2 else "#8a744c")


def shutter(d, p, far, near, t, y, k):
    """A window in perspective: two leaves of a shutter, a sill, a slit of the last light."""
    wide = 0.20 * (near - far)
    a, m, b = far + (near - far) * t - 0.5 * wide, far + (near - far) * t, far + (near - far) * t + 0.5 * wide
    tone = ("#3a4438", "#553d30", "#2e4044")[k % 3] if k < 4 else ("#1a282c", "#33281f")[int(10 * t) % 2]
    d.fill(geo.polygon([p(a, y - 8), p(b, y - 8), p(b, y + 178), p(a, y + 178)]), "#10181c")
    for s0, s1 in ((a + 0.04 * wide, m - 0.03 * wide), (m + 0.03 * wide, b - 0.04 * wide)):
        d.fill(geo.polygon([p(s0, y), p(s1, y), p(s1, y + 166), p(s0, y + 166)]), tone)
        for q in np.linspace(0.12, 0.9, 6):
            d.stroke([p(s0, y + 166 * q), p(s1, y + 166 * q)], 0.7, "#10181c", (0.05, 0.05), 0.1)
    (x0, y0), (x1, y1) = p(a - 0.14 * wide, y + 184), p(b + 0.14 * wide, y + 184)
    d.fill(geo.ribbon([(x0, y0), (x1, y1)], [4, 7], 6, False), "#10181c"), d.fill(geo.ribbon([(x0, y0 - 2), (x1, y1 - 3)], [1.2, 2], 6, False), "#c99a58", 0.7, 0.4, False)


def street(d):
    d.fill(geo.polygon([(368, 812), (440, 812), (900, 1330), (-120, 1330)]), "#4a4f48")
    with d.inside(geo.polygon([(368, 812), (440, 812), (900, 1330), (-120, 1330)])):
        d.fill(geo.ellipse(404, 816, 120, 40), "#e0b870", 0.8, 16, False)
        d.fill(geo.ellipse(270, 1050, 250, 66), "#e39a3e", 0.75, 46, False), d.fill(geo.ellipse(262, 1046, 110, 26), "#ffd98a", 0.85, 22, False)
        d.fill(geo.ellipse(560, 1230, 460, 70), "#141f26", 0.8, 34, False)
        y = 822.0
        while y < 1210:
            s = (y - 800) / 400
            wide = 7 + 40 * s
            for x in np.arange(-80 - wide * d.rng.random(), 880, wide):
                arch = 16 * s * np.cos((x - 404) / 300)
                near = np.exp(-(((x - 270) / 230) ** 2) - ((y - 1046) / 80) ** 2)
                tone = ("#e8b45c", "#c98f4a", "#f2cb7c")[d.rng.integers(3)] if d.rng.random() < 1.15 * near else ("#4c534e", "#3a444a", "#585a50", "#323e44")[d.rng.integers(4)]
                stone = geo.blob(d.rng, x + d.rng.normal(0, 1.5), y - arch, 0.47 * wide, 0.19 * wide + 0.6, 7, 0.07)
                d.fill(stone, tone, 0.62)
                if s > 0.12:
                    d.fill(geo.ellipse(x - 0.08 * wide, y - arch - 0.09 * wide, 0.28 * wide, 0.05 * wide), "#ffe6ac" if near > 0.3 else "#8a9690", 0.55, 0.8, False)
            y += 3.4 + 15.5 * s
        for _ in range(60):
            px, py = d.rng.uniform(0, 800), d.rng.uniform(860, 1190)
            s = (py - 780) / 400
            d.fill(geo.moved(geo.curve([(-1, 0, "c"), (0, -0.5), (1, 0, "c"), (0, 0.5)]), px, py, 3 + 11 * s, d.rng.uniform(-50, 50), scale_y=2 + 5 * s), ("#c9682c", "#e0a03c", "#8f4a2a")[d.rng.integers(3)])


def lamp_post(d, x, foot, high, lit):
    s = high / 420
    iron = "#141a20" if s > 0.6 else "#3e4038" if s > 0.3 else "#7a6a4c"
    d.fill(geo.ellipse(x, foot, 26 * s, 7 * s), iron)
    d.fill(geo.ribbon([(x, foot), (x, foot - 0.3 * high), (x, foot - 0.78 * high)], [20 * s, 11 * s, 8 * s], 16, False), iron)
    for t in (0.08, 0.3, 0.74):
        d.fill(geo.ellipse(x, foot - t * high, 13 * s, 5 * s), iron)
    d.fill(geo.ribbon([(x - 34 * s, foot - 0.70 * high), (x + 34 * s, foot - 0.70 * high)], [5 * s, 5 * s], 6), iron)
    glass = geo.polygon([(x - 17 * s, foot - 0.78 * high), (x + 17 * s, foot - 0.78 * high), (x + 27 * s, foot - 0.94 * high), (x - 27 * s, foot - 0.94 * high)])
    if lit:
        d.fill(geo.ellipse(x, foot - 0.86 * high, 90 * s + 14, 84 * s + 14), "#ffd884", 0.85, 26 * s + 6, False)
    d.fill(glass, "#fff8d8" if lit else "#54625c")
    if not lit:
        d.fill(geo.polygon([(x - 12 * s, foot - 0.80 * high), (x - 4 * s, foot - 0.80 * high), (x - 8 * s, foot - 0.92 * high), (x - 18 * s, foot - 0.92 * high)]), "#c9a060", 0.7, 1, False)
    for k in (-1, 0, 1):
        d.fill(geo.ribbon([(x + k * 17 * s, foot - 0.78 * high), (x + k * 27 * s, foot - 0.94 * high)], [3.5 * s, 3.5 * s], 4), iron)
    d.fill(geo.curve([(x - 33 * s, foot - 0.935 * high, "c"), (x - 16 * s, foot - 0.99 * high), (x, foot - 1.04 * high, "c"), (x + 16 * s, foot - 0.99 * high), (x + 33 * s, foot - 0.935 * high, "c")]), iron)
    d.fill(geo.ellipse(x, foot - 1.05 * high, 5 * s, 6 * s), iron)


def waiting(d):
    """The near lamp is cold; the ladder leans on its arm, and nobody is on it."""
    lamp_post(d, 676, 1150, 520, False)
    for x0, x1 in ((556, 640), (612, 668)):
        band = geo.ribbon([(x0, 1186), ((x0 + x1) / 2, 980), (x1, 772)], [11, 10, 9], 16, False)
        d.fill(band, "#6e4a34"), d.fill(geo.ribbon([(x0 - 2, 1186), (x1 - 2, 772)], [3, 3], 10, False), "#e0a860", 0.9, 0.6, False), d.contour(band, 0.8)
    for t in np.linspace(0.06, 0.92, 11):
        a, b = (556 + 84 * t, 1186 - 414 * t), (612 + 56 * t, 1186 - 414 * t)
        d.fill(geo.ribbon([a, b], [7, 7], 6), "#7e563a"), d.fill(geo.ribbon([(a[0], a[1] - 2), (b[0], b[1] - 2)], [2, 2], 6), "#e0a860", 0.8, 0.5, False)
    d.fill(geo.ellipse(470, 1164, 66, 9), "#10181c", 0.7, 4, False)  # a cap was left, and the pole
    cap = geo.curve([(430, 1156, "c"), (436, 1136), (464, 1126), (492, 1134), (502, 1152), (496, 1160), (460, 1162)])
    d.shape(cap, "#4a3f4c", 1.0, 0.2), d.shape(geo.curve([(436, 1152), (414, 1164), (442, 1169), (470, 1160)]), "#2c2630", 0.9, 0)
    d.fill(geo.ribbon([(438, 1136), (462, 1128)], [4, 3], 8), "#d9a060", 0.8, 1, False)


def feather(d, root, tip, wide, tone, edge=None, bend=0.0):
    root, tip = np.array(root, float), np.array(tip, float)
    way = tip - root
    out = np.array((-way[1], way[0])) / (np.hypot(*way) + 1e-6)
    mid = root + 0.55 * way + out * bend
    shape = geo.ribbon([tuple(root), tuple(mid), tuple(tip)], [0.5 * wide, wide, 0.35 * wide], 24)
    d.fill(shape, tone)
    if edge:
        with d.inside(shape):
            d.fill(geo.moved(geo.ribbon([tuple(root), tuple(mid), tuple(tip)], [0.12 * wide, 0.3 * wide, 0.1 * wide], 20), 0.30 * wide * out[0], 0.30 * wide * out[1]), edge, 0.55, 0.1 * wide, False)
    d.contour(shape, 0.8, lost=0.2, colour="#07090f")
    d.stroke([tuple(root), tuple(mid), tuple(tip)], 0.7, "#4a5468", (0.1, 0.4))


def wing(d, shoulder, wrist, tips, inner, flip, edge):
    """Flight feathers from the tip inwards, then the coverts over their roots."""
    tones = ("#14161f", "#1a1d28", "#10121a")
    for k, tip in enumerate(tips):
        feather(d, wrist, tip, 38, tones[k % 3], edge, flip * 10)
    roots = np.linspace(0, 1, len(inner))
    for k, (t, tip) in enumerate(zip(roots, inner, strict=True)):
        root = (wrist[0] + (shoulder[0] - wrist[0]) * t, wrist[1] + (shoulder[1] - wrist[1]) * t)
        feather(d, root, tip, 46, tones[k % 3], edge, flip * 8)
    for ring, (reach, wide) in enumerate(((0.52, 34), (0.34, 28), (0.2, 24))):
        for t in np.linspace(0.0, 1.0, 11):
            root = np.array((wrist[0] + (shoulder[0] - wrist[0]) * t, wrist[1] + (shoulder[1] - wrist[1]) * t))
            k = t * (len(inner) - 1)
            tip = np.array(inner[int(k)]) * (1 - k % 1) + np.array(inner[min(int(k) + 1, len(inner) - 1)]) * (k % 1)
            feather(d, root, root + (tip - root) * reach, wide, ("#1e222e", "#252a38", "#2c3242")[ring], edge if ring < 2 else None, 0)
    arm = geo.ribbon([shoulder, ((shoulder[0] + wrist[0]) / 2, (shoulder[1] + wrist[1]) / 2 - 10), wrist, tuple(np.array(wrist) + 0.25 * (np.array(tips[0]) - wrist))], [70, 44, 36, 10], 40)
    d.fill(arm, "#1a1d28")
    with d.inside(arm):
        for _ in range(50):
            t = d.rng.random()
            x, y = shoulder[0] + (wrist[0] - shoulder[0]) * t + d.rng.normal(0, 12), shoulder[1] + (wrist[1] - shoulder[1]) * t + d.rng.normal(0, 14)
            d.stroke([(x, y), (x - flip * 6, y + 10)], 0.9, ("#3c4458", "#0c0e15")[d.rng.integers(2)])


def crow(d):
    warm = "#b8742e"
    # far wing (left) behind the head, near wing (right) over the body
    wing(d, (410, 420), (170, 262), [(62, 60), (24, 112), (-6, 176), (-20, 244), (-16, 316), (10, 386)], [(50, 436), (100, 470), (152, 490), (206, 500), (258, 500), (308, 492), (350, 480)], -1, warm)
    for k, tip in enumerate(((560, 700), (528, 726), (596, 668), (492, 738), (622, 628))):
        feather(d, (486, 556), tip, 44, ("#10121a", "#171a25", "#14161f")[k % 3], "#7a5230", 4)
    body = geo.curve([(352, 352), (400, 352), (446, 394), (494, 460), (526, 540), (524, 590), (490, 606), (440, 588), (390, 548), (352, 500), (330, 450), (326, 396)])
    d.fill(body, "#191c27")
    with d.inside(body):
        d.fill(geo.ellipse(346, 500, 74, 92, -30), "#d9893a", 0.75, 30, False)
        d.fill(geo.ellipse(326, 470, 30, 50, -20), "#ffc46c", 0.7, 16, False)
        for _ in range(260):
            x, y = d.rng.uniform(326, 526), d.rng.uniform(380, 606)
            near = np.exp(-np.hypot(x - 330, y - 490) / 90)
            tone = ("#ffcf80", "#8a5a2c")[d.rng.integers(2)] if d.rng.random() < near else ("#0c0e15", "#333a4c")[d.rng.integers(2)]
            d.stroke([(x, y), (x + 9, y + 9), (x + 12, y + 20)], 1.1, tone, (0.1, 0.6))
    for x in (452, 476):
        d.fill(geo.ribbon([(x, 580), (x + 14, 606), (x + 4, 622)], [18, 12, 8], 12), "#14161f")
        for m in (-1, 0, 1):
            d.stroke([(x + 4, 620), (x + 2 + 10 * m, 634), (x - 4 + 12 * m, 640)], 2.2, "#2b2a30", (0.05, 0.5))
    wing(d, (432, 430), (640, 250), [(742, 36), (784, 92), (812, 158), (826, 226), (824, 296), (800, 366)], [(764, 424), (718, 466), (668, 494), (618, 510), (568, 520), (520, 520), (478, 508)], 1, "#5c4a38")
    head = geo.curve([(300, 372), (316, 340), (350, 322), (388, 332), (414, 362), (424, 404), (404, 440), (366, 446), (326, 432), (304, 406)])
    d.fill(head, "#191c27")
    with d.inside(head):
        d.fill(geo.ellipse(316, 430, 52, 26), "#d9893a", 0.8, 12, False), d.fill(geo.ellipse(360, 334, 50, 12), "#5a6478", 0.8, 7, False)
        for _ in range(110):
            x, y = d.rng.uniform(300, 424), d.rng.uniform(326, 446)
            d.stroke([(x, y), (x + 9, y + 5), (x + 15, y + 13)], 1.0, ("#0c0e15", "#3a4256", "#525c70")[d.rng.integers(3)] if y < 410 else ("#e8a050", "#5c3a24")[d.rng.integers(2)], (0.1, 0.6))
    d.contour(head, 0.9, lost=0.4, colour="#07090f")
    upper = geo.curve([(312, 362, "c"), (280, 364), (246, 384), (226, 416, "c"), (244, 412), (282, 404), (312, 402, "c")])
    lower = geo.curve([(312, 402, "c"), (280, 406), (250, 420, "c"), (278, 424), (312, 418, "c")])
    d.cast(upper, 0, 0, "#f0b460", 0.55, 9)
    d.shape(lower, "#7a4c2c", 0.9, 0.1), d.shape(upper, "#454a5c", 1.1, 0)
    with d.inside(upper):
        d.fill(geo.ribbon([(312, 400), (270, 406), (232, 418)], [16, 14, 8], 14), "#a8683a", 0.75, 5, False)
    d.fill(geo.ribbon([(306, 368), (276, 372), (246, 392)], [5, 7, 3], 14), "#b4c0d0", 0.85, 1.5, False), d.fill(geo.ribbon([(306, 415), (276, 421), (256, 420)], [2, 3, 1], 14), "#f0a850", 0.8, 0.6, False)
    for k in range(6):
        d.stroke([(316, 366 + 5 * k), (300, 368 + 5 * k), (284, 372 + 4 * k)], 1.0, "#0c0e15", (0.05, 0.6))
    d.fill(geo.ellipse(348, 376, 13, 12), "#0a0b10"), d.fill(geo.ellipse(347, 377, 8.4, 8), "#8a5a24"), d.fill(geo.ellipse(346, 377, 5, 5.4), "#07080c"), d.fill(geo.ellipse(342, 380, 2.6, 2.2), "#fff2c8", hide=False)
    d.stroke([(334, 368), (348, 362), (364, 372)], 1.0, "#4a5468")


def lantern(d):
    x, y = FLAME
    d.stroke([(x - 30, 500), (x - 26, 440), (266, 411), (x + 22, 440), (x + 30, 500)], 2.2, "#1a1416", (0.02, 0.02), 0.2)
    d.fill(geo.ellipse(x, y, 60, 70), "#fff0b8", 0.35, 14, False)
    glass = geo.curve([(x - 40, y - 48, "c"), (x + 40, y - 48, "c"), (x + 46, y + 52, "c"), (x - 46, y + 52, "c")])
    d.fill(glass, "#f0a440")
    with d.inside(glass):
        d.fill(geo.ellipse(x, y + 10, 30, 42), "#ffdc8c", 0.9, 12, False)
        flame = geo.curve([(x - 3, y - 34, "c"), (x + 12, y + 2), (x + 12, y + 26), (x, y + 36), (x - 12, y + 26), (x - 10, y + 4)])
        d.fill(flame, "#fffbe0", 1, 1.2, False), d.fill(geo.ellipse(x + 1, y + 26, 5, 9), "#f08a30", 0.7, 2, False)
        d.fill(geo.rectangle(x - 12, y + 34, 24, 22, 2), "#f3e2b4")
    for px in (-42, 42):
        d.fill(geo.ribbon([(x + 0.95 * px, y - 50), (x + 1.08 * px, y + 54)], [7, 7], 6, False), "#1f1717")
    d.fill(geo.ribbon([(x - 44, y - 6), (x + 44, y - 6)], [3, 3], 6), "#3a2618")
    d.shape(geo.curve([(x - 52, y - 46, "c"), (x - 34, y - 70), (x - 12, y - 84), (x + 12, y - 84), (x + 34, y - 70), (x + 52, y - 46, "c"), (x, y - 40)]), "#2a1f20", 1.0, 0)
    d.shape(geo.rectangle(x - 12, y - 96, 24, 14, 3), "#2a1f20", 0.9, 0)
    d.fill(geo.ribbon([(x - 44, y - 48), (x, y - 43), (x + 44, y - 48)], [3, 4, 3], 12), "#f0a850", 0.9, 0.8, False)
    d.shape(geo.polygon([(x - 52, y + 50), (x + 52, y + 50), (x + 46, y + 68), (x - 46, y + 68)]), "#2a1f20", 1.0, 0)
    d.fill(geo.ribbon([(x - 50, y + 52), (x + 50, y + 52)], [3, 3], 6), "#ffcf80", 0.9, 0.6, False)


def paint(picture):
    sky = ((0, "#16292f"), (0.3, "#2f4c4c"), (0.6, "#7c8560"), (0.85, "#d8b068"), (1, "#f3cf84"))
    picture.image = ramp(sky, np.clip((picture.y + 20 * picture.noise(300, 4)) / 830, 0, 1)).astype(np.float32)
    picture.glow(404, 780, 280, "#fff0c0", 0.5)
    town, bird, near = (Drawing(picture, "#0c1218", 1.8, light=(-0.5, 0.8), seed=seed) for seed in (3, 5, 9))
    with town.inside(geo.rectangle(0, 0, 800, 1200)):
        town.fill(geo.polygon([(392, 812), (394, 690), (404, 636), (414, 690), (416, 812)]), "#b59a66", 0.7, 1.5)
        row(town, -1), row(town, 1), street(town)
    for x, foot, high in ((372, 822, 52), (438, 826, 60), (336, 858, 104), (498, 890, 128)):
        lamp_post(town, x, foot, high, True)
    waiting(near), crow(bird), lantern(near)
    town.under()
    cover = [town.cover()]
    picture.glow(270, 566, 420, "#ffb454", 0.55, 1.7)
    bird.under(), near.under()
    cover += [bird.cover(), near.cover()]
    picture.glow(270, 570, 130, "#ffe0a0", 0.35)
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.05).sharpen_at(320, 420, 170, 1.0).sharpen_at(600, 1050, 140, 0.6)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[1], cover[2]), 2) * 0.8)
    picture.directions(base=80, swirl=0.3)
    strokes(picture, (26, 13, 6, 3, 1.7), length=8, jitter=(0.014, 0.011), need=(0, 0.04, 0.045, 0.045))
    mist = step(np.hypot((picture.x - END[0]) / 240, (picture.y - END[1]) / 200), 1, 0.2)
    town.over((1 - cover[1]) * (1 - cover[2]) * (1 - 0.7 * mist)), bird.over(1 - cover[2]), near.over()
    pencil(picture, "#f6efdf", layers=(66, -30), wide=1.3, reach=24, press=0.9, mask=0.10)
    return finish(picture, impasto=0.02, paper=0.03, bloom=0.05)
