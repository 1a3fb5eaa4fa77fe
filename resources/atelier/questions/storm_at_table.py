"""Which of the two will put the sea back into the tureen?

A couple quarrels over dinner: the tablecloth is a storm, her hair its cloud, and she alone has the salt.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.hands import pencil, wash
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 304, 0.4
DEEP, SEA, PALE, FOAM, CLOUD, INK = "#12344f", "#1f5b7a", "#6fb0b8", "#f6f0e0", "#4b4a66", "#1d1826"
SKIN, BLUSH, DRESS = "#f0bf97", "#cf5a48", "#b22f3c"


def scene(detail):
    bare_sheet()


def room(d):
    """Wallpaper that has kept still until now, and a picture of better days, knocked askew."""
    for n in range(-1, 12):
        x = 76 * n
        d.fill(geo.polygon([(x, -10), (x + 38, -10), (x + 38, 640), (x, 640)]), "#c98f34", 0.45, 0.6)
        for row in range(8):
            y = 84 * row + 42 * (n % 2)
            d.fill(geo.curve([(x + 57, y - 22), (x + 66, y - 4), (x + 57, y + 10), (x + 48, y - 4)]), "#b5752c", 0.5)
            for side in (-1, 1):
                d.stroke([(x + 57, y + 26), (x + 57 + side * 13, y + 16), (x + 57 + side * 15, y + 2)], 1.0, "#b5752c")
    d.fill(geo.ellipse(400, 120, 520, 250), "#5a3c34", 0.55, 60, False)
    with d.at(112, 420, 1, -13):
        d.stroke([(-46, -74), (4, -128), (50, -74)], 1.1, "#4a3020")
        frame = geo.rectangle(-66, -82, 132, 164, 5)
        d.cast(frame, 12, 14, "#4a2a1c", 0.5, 7), d.shape(frame, "#8f5228", 1.2, 0.14)
        d.shape(geo.rectangle(-50, -66, 100, 132, 2), "#e9e2cc", 1.0, 0)
        with d.inside(geo.rectangle(-50, -66, 100, 132, 2)):
            d.shape([(-54, 80), (-48, 24), (-22, 8), (6, 26), (10, 80)], "#fdf8ec", 0.8, 0.1), d.shape([(2, 80), (6, 18), (26, 4), (48, 22), (56, 80)], "#2c3348", 0.8, 0.1)
            d.shape(geo.ellipse(-18, -16, 20, 23), SKIN, 0.9, 0.06), d.shape(geo.ellipse(21, -18, 20, 23), "#dfa27a", 0.9, 0.06)
            d.fill([(-40, -14), (-36, -40), (-14, -46), (2, -32), (-14, -30), (-32, -22)], "#7a3a26"), d.fill(geo.ellipse(-24, -48, 11, 9), "#7a3a26")
            d.fill([(0, -16), (4, -40), (26, -46), (42, -32), (40, -14), (32, -32), (12, -34)], "#2a2226")
            for x, y in ((-14, -16), (18, -18)):
                for side in (-1, 1):
                    d.stroke([(x + side * 8 - 4, y), (x + side * 8, y - 4), (x + side * 8 + 4, y)], 0.8, INK, (0.1, 0.1), 0)
                d.stroke([(x - 7, y + 10), (x, y + 14), (x + 8, y + 9)], 0.9, "#8a2f38", (0.1, 0.1), 0)
            d.fill(geo.ellipse(2, 54, 8, 6), "#d94a5a"), d.fill(geo.ellipse(-8, 48, 6, 5), "#f0a0a0")
        for x, y in ((-58, -74), (58, -74), (-58, 74), (58, 74)):
            d.shape(geo.ellipse(x, y, 6), "#d9a744", 0.7, 0.1)


PUFFS = ((400, 150, 120), (290, 130, 108), (510, 126, 112), (190, 156, 92), (612, 150, 96), (110, 206, 70), (694, 206, 72), (350, 66, 92), (456, 54, 96), (250, 70, 74), (566, 64, 76), (300, 214, 74), (508, 210, 76), (216, 232, 58), (596, 232, 60), (400, 226, 80))


def cloud(d):
    """It grows from her parting: locks below, weather above."""
    outline = geo.union(*[geo.blob(d.rng, x, y, r, 0.84 * r, 11, 0.03) for x, y, r in PUFFS])
    d.cast(outline, 10, 18, "#3a2420", 0.5, 14)
    d.shape(outline, CLOUD, 1.5, 0)
    with d.inside(outline):
        d.fill(geo.ellipse(400, 300, 420, 70), "#23213a", 0.95, 34, False)
        for x, y, r in sorted(PUFFS, key=lambda p: -p[1]):
            d.fill(geo.ellipse(x + 0.16 * r, y + 0.42 * r, 0.86 * r, 0.46 * r), "#2d2b48", 0.55, 0.2 * r, False)
            d.fill(geo.ellipse(x - 0.14 * r, y - 0.42 * r, 0.62 * r, 0.34 * r), "#a29cb6", 0.75, 0.16 * r, False)
        for x, y, r in PUFFS:
            for k in range(4):
                a0, s = d.rng.uniform(2.6, 3.6), r * (0.36 + 0.15 * k)
                d.stroke([(x + s * np.cos(a) * (1 - 0.05 * (a - a0)), y + 0.84 * s * np.sin(a)) for a in np.linspace(a0, a0 + d.rng.uniform(1.6, 3.0), 8)], 1.3, ("#1f1d34", "#8a4a38", "#c9c2d4")[k % 3], (0.2, 0.6))
    for side in (-1, 1):  # locks that are hair still
        for k in range(11):
            t = k / 10
            d.fill(geo.ribbon([(400 + side * (8 + 66 * t), 322 + 44 * t * t), (400 + side * (20 + 92 * t), 268 + 10 * t), (400 + side * (30 + 150 * t), 214 + 6 * t), (400 + side * (20 + 210 * t), 158 - 14 * t)], [15, 20, 13, 2], 30), mix("#7a2f22", "#34253a", 0.15 + 0.5 * d.rng.random()))
            d.stroke([(400 + side * (8 + 66 * t), 322 + 44 * t * t), (400 + side * (20 + 92 * t), 268 + 10 * t), (400 + side * (30 + 150 * t), 214 + 6 * t)], 0.9, "#d0764a" if k % 2 else INK, (0.1, 0.5))
    for points in ([(150, 262), (96, 372), (134, 366), (54, 520), (84, 512), (30, 610)], [(660, 268), (716, 392), (680, 392), (748, 520), (716, 518), (756, 622)]):
        for wide, tone in ((17, "#fff2a8"), (7, "#ffffff")):
            d.fill(geo.ribbon([(x, y, "c") for x, y in points], [wide, 0.8 * wide, 0.5 * wide, 1], 60, False), tone)
        d.stroke([(x - 7, y, "c") for x, y in points], 0.9, "#a8641c", (0.05, 0.5), 0.2)


def wife(d):
    """All of her behind the table: one fist on the cloth, the other up with the salt."""
    body = geo.curve([(262, 640, "c"), (276, 560), (300, 508), (350, 486), (450, 486), (504, 506), (530, 560), (540, 640, "c")])
    d.cast(body, 12, 10, "#4a2a1c", 0.45, 10)
    arm = geo.ribbon([(496, 524), (572, 506), (612, 440), (606, 372)], [66, 60, 48, 40], 40)
    d.cast(arm, 10, 12, "#4a2a1c", 0.45, 9), d.shape(arm, DRESS, 1.3, 0)
    with d.inside(arm):
        d.fill(geo.ribbon([(510, 556), (596, 530), (640, 440)], [40, 30, 20], 30), "#5f1428", 0.85, 9, False)
        for fold in ([(560, 476), (576, 496), (572, 526)], [(590, 470), (608, 478), (622, 474)], [(584, 486), (600, 498), (610, 496)]):
            d.stroke(fold, 1.2, "#4a0f20")
    d.shape(body, DRESS, 1.4, 0)
    with d.inside(body):
        d.fill(geo.ellipse(520, 600, 70, 110), "#5f1428", 0.8, 22, False), d.fill(geo.ellipse(400, 650, 170, 60), "#5f1428", 0.7, 18, False)
        d.scatter(body, 34, lambda q, _: (q.fill(geo.ellipse(0, 0, 6.5), "#f2dfb4", hide=False), q.fill(geo.ellipse(0, 0, 2.4), "#b22f3c", hide=False)))
    for k in range(5):
        d.shape(geo.ellipse(400, 520 + 27 * k, 5), "#f2dfb4", 0.7, 0.1)
    left = geo.ribbon([(306, 530), (262, 570), (244, 618)], [62, 52, 40], 30)
    d.shape(left, DRESS, 1.3, 0.14), d.stroke([(280, 566), (266, 580), (270, 600)], 1.2, "#4a0f20")
    fist(d, 240, 634, 1.0, 8, False)
    neck = geo.polygon([(366, 430), (434, 430), (440, 500), (360, 500)])
    d.shape(neck, SKIN, 1.0, 0), d.fill([(364, 442), (436, 442), (440, 478), (400, 486), (362, 474)], "#a8503f", 0.7, 6, False)
    collar = geo.curve([(330, 500), (362, 476), (400, 504), (438, 476), (470, 498), (452, 534), (400, 512), (350, 536)])
    d.cast(collar, 0, 7, "#4a0f20", 0.6, 4), d.shape(collar, FOAM, 1.2, 0.1)
    face(d)
    with d.at(600, 350, 1.55, 0):
        salt(d)
    fist(d, 606, 352, 0.92, 190, True)


def salt(d):
    """Upside down over her head, and snowing."""
    with d.at(4, -8, 1, 118):
        d.shape(geo.curve([(-22, 40, "c"), (-26, 0), (-18, -36, "c"), (18, -36, "c"), (26, 0), (22, 40, "c")]), "#dfeaea", 1.1, 0.12)
        d.fill([(-20, 38, "c"), (-22, 8), (22, 2), (20, 38, "c")], "#ffffff"), d.shape(geo.curve([(-20, -34, "c"), (-16, -52), (0, -60), (16, -52), (20, -34, "c")]), "#9aa4ac", 1.1, 0.16)
        for x, y in ((-7, -50), (0, -54), (7, -50)):
            d.fill(geo.ellipse(x, y, 1.8), INK)
    for _ in range(60):
        t = d.rng.random()
        d.fill(geo.ellipse(54 + 14 * t + d.rng.normal(0, 3 + 12 * t), 24 + 150 * t * t + d.rng.normal(0, 6), d.rng.uniform(0.9, 1.8)), "#ffffff")


def fist(d, x, y, size, turn, flip):
    with d.at(x, y, size, turn, flip):
        palm = geo.curve([(-30, -26), (0, -32), (28, -24), (34, 4), (24, 26), (-8, 30), (-32, 20), (-36, -6)])
        d.cast(palm, 3, 8, "#22121a", 0.5, 5), d.shape(palm, SKIN, 1.1, 0.1)
        for k in range(4):
            fx = -22 + 15 * k
            finger = geo.curve([(fx - 8, 2), (fx - 7, -12 + k), (fx, -16 + k), (fx + 7, -12 + k), (fx + 8, 6), (fx + 6, 24 - k), (fx - 5, 26 - k)])
            d.shape(finger, mix(SKIN, BLUSH, 0.12 + 0.05 * k), 0.9, 0.1), d.stroke([(fx - 4, -6), (fx, -8), (fx + 4, -6)], 0.7, "#8a3f34")
        d.shape(geo.ribbon([(-34, 6), (-18, 14), (4, 10)], [17, 17, 13], 20), SKIN, 1.0, 0.1)


def face(d):
    with d.at(400, 384, 0.52, 5):
        skull = geo.curve([(0, -150), (80, -138), (140, -84), (154, 0), (140, 84), (108, 152), (60, 200), (0, 218), (-60, 200), (-108, 152), (-140, 84), (-154, 0), (-140, -84), (-80, -138)])
        d.shape(skull, SKIN, 2.2, 0)
        with d.inside(skull):
            d.fill([(-170, -170), (170, -170), (160, -50), (60, -92), (0, -60), (-60, -92), (-160, -50)], "#a85548", 0.75, 26, False)
            for side in (-1, 1):
                d.fill(geo.ellipse(side * 94, 56, 56, 44), BLUSH, 0.85, 18, False), d.fill(geo.ellipse(side * 66, -6, 62, 34), "#b8645a", 0.5, 14, False)
            d.fill(geo.ellipse(110, 150, 60, 90), "#a85548", 0.6, 22, False), d.fill(geo.ellipse(-30, 206, 60, 16), "#ffe3c0", 0.8, 9, False)
        d.shape(geo.ellipse(-2, 44, 25, 22), mix(SKIN, BLUSH, 0.5), 0, 0.06), d.stroke([(-24, 40), (-30, 54), (-18, 64), (0, 68), (18, 64), (28, 54), (22, 40)], 2.2, "#8a3430", (0.2, 0.2))
        for side in (-1, 1):
            eye = geo.curve([(side * 24, 6, "c"), (side * 44, -26), (side * 82, -38), (side * 116, -26, "c"), (side * 102, 10), (side * 66, 20)])
            d.shape(eye, "#fffaf0", 2.0, 0)
            with d.inside(eye):
                d.fill(geo.ellipse(side * 62 + 6, 0, 19, 22), "#5a3a24"), d.fill(geo.ellipse(side * 62 + 6, 1, 9), INK), d.fill(geo.ellipse(side * 62 + 11, -6, 4), "#ffffff")
                d.fill([(side * 20, -6), (side * 44, -44), (side * 120, -50), (side * 118, -24), (side * 78, -24), (side * 46, -12)], "#9a4a44", 0.7, 3, False)
            d.stroke([(side * 20, 8), (side * 44, -26), (side * 82, -38), (side * 120, -27)], 4.0, INK, (0.1, 0.1), 0.3)
            d.fill(geo.curve([(side * 12, -24), (side * 22, -50), (side * 74, -82), (side * 132, -84 + (18 if side > 0 else 0), "c"), (side * 84, -60), (side * 36, -22)]), "#4a1c18")
            d.stroke([(side * 9, -70), (side * 12, -48), (side * 5, -28)], 2.2, "#7a2a28"), d.stroke([(side * 34, 56), (side * 70, 88), (side * 84, 130)], 2.2, "#8a3430", (0.2, 0.5))
            d.shape(geo.ellipse(side * 158, 40, 13, 24), mix(SKIN, BLUSH, 0.4), 1.8, 0.1), d.shape(geo.ellipse(side * 160, 78, 9, 11), "#e0b04c", 1.6, 0.1)
        hole = geo.curve([(-70, 104, "c"), (-40, 88), (0, 94), (44, 84), (80, 92, "c"), (84, 140), (56, 182), (0, 192), (-46, 180), (-68, 146)])
        d.shape(geo.moved(hole, -0.5, -11, 1.12, scale_y=1.09), "#b8323c", 1.6, 0), d.shape(hole, "#3a0a18", 2.0, 0)
        with d.inside(hole):
            d.fill(geo.ellipse(6, 182, 50, 34), "#d8585a"), d.stroke([(4, 156), (6, 184)], 2.0, "#9a2a34")
            d.fill(geo.curve([(-72, 76, "c"), (84, 70, "c"), (66, 112), (0, 120), (-52, 114)]), "#fff6e2")
            for k in range(-3, 5):
                d.stroke([(19 * k - 4, 80), (18 * k - 4, 122)], 1.2, "#b09488", (0.02, 0.02))
    for k in range(7):  # her parting, over the brow
        a = -2.75 + 0.37 * k
        d.fill(geo.ribbon([(400 + 84 * np.cos(a), 372 + 84 * np.sin(a)), (400 + 84 * np.cos(a + 0.2), 352 + 78 * np.sin(a + 0.2)), (404 + 18 * np.cos(a), 296)], [7, 15, 9], 16), mix("#8a3a26", "#4a2426", 0.12 * k))


TABLE = geo.polygon([(180, 520), (588, 520), (612, 604), (705, 860), (850, 1240), (-60, 1240), (-60, 860), (150, 604)])
CREST = [(150, 640), (196, 560), (262, 508), (346, 492), (424, 512), (478, 566), (492, 632)]
HOLLOW = [(492, 632), (462, 594), (412, 572), (360, 584), (326, 634), (318, 706), (342, 782), (406, 842), (520, 880)]


def claw(d, x, y, size, turn, tone=FOAM):
    with d.at(x, y, size, turn):
        path = geo.curve([(-12, 0), (-6, -18), (12, -24), (30, -14), (38, 6), (34, 26, "c"), (28, 10), (20, 4), (22, 20), (14, 32, "c"), (10, 14), (2, 10), (0, 22), (-8, 26, "c"), (-10, 12)])
        d.shape(path, tone, 0.9, 0.08), d.stroke([(0, -8), (14, -10), (24, 0)], 0.8, "#7fa8b4", (0.1, 0.5))


def swell(d, points, foot, tone, lines):
    """One ridge of the cloth: weave below, surf along the top."""
    path = geo.curve([*points, (points[-1][0], foot, "c"), (points[0][0], foot, "c")])
    d.fill(path, tone)
    with d.inside(path):
        for k in range(lines):
            t = k / lines
            d.stroke([(x, y + (16 + 150 * t) * (1 + 0.3 * np.sin(x / 60 + k))) for x, y in points], 1.5 - 0.6 * t, PALE if k % 3 == 0 else DEEP if k % 3 == 1 else "#3f87a0", (0.1, 0.2), 2)
        d.fill(geo.rectangle(-40, foot - 60, 880, 90), DEEP, 0.6, 24, False)
    d.fill(geo.ribbon(points, [10, 15, 9, 16, 8], 60), FOAM), d.contour(geo.ribbon(points, [10, 15, 9, 16, 8], 60), 0.8, lost=0.3)
    for p in geo.sample(points, 15):
        if d.rng.random() < 0.7:
            claw(d, p[0], p[1], d.rng.uniform(0.35, 0.62), d.rng.uniform(-20, 50))


def table(d):
    cloth = geo.polygon([(206, 606), (612, 604), (705, 860), (850, 1230), (-50, 1230)])
    d.cast(cloth, 0, 10, "#3a1f24", 0.6, 10), d.fill(cloth, SEA)
    with d.inside(cloth):
        d.fill(geo.ellipse(400, 606, 260, 40), DEEP, 0.8, 18, False)
        for k in range(60):
            y = 620 + 9.5 * k
            d.stroke([(x, y + 7 * np.sin(x / 24 + 1.7 * k)) for x in np.linspace(-40, 840, 24)], 1.0, mix("#4f98ac", DEEP, d.rng.random()), (0.02, 0.02))


def lace(d):
    """Its hem is surf."""
    for n, p in enumerate(geo.sample([(612, 604), (705, 860), (850, 1230)], 19)):
        r = 10 + 0.9 * n
        d.shape(geo.ellipse(p[0] + 0.4 * r, p[1], r, 0.86 * r), FOAM, 0.9, 0.1)


def great_wave(d):
    body = geo.curve([(84, 900, "c"), (112, 760), *CREST, *HOLLOW[1:], (560, 940, "c"), (60, 960, "c")])
    d.cast(body, 26, 20, DEEP, 0.6, 14), d.shape(body, SEA, 1.6, 0)
    outer, inner = geo.sample([(84, 900), (112, 760), *CREST], 60), geo.sample(HOLLOW[::-1], 60)
    with d.inside(body):
        for k in range(9):
            t = (k + 0.5) / 9
            band = [tuple(outer[i] * (1 - t) + inner[i] * t) for i in range(0, 60, 4)]
            d.fill(geo.ribbon(band, [26, 22, 16, 10, 5], 50), (DEEP, PALE, "#2f7490", "#dcebe4", DEEP, "#4f98ac", "#17456a", PALE, DEEP)[k], 0.9), d.stroke(band, 0.9, INK, (0.1, 0.3))
        d.fill([tuple(p) for p in inner[::6]] + [(560, 960), (420, 960)], DEEP, 0.55, 14, False)
    d.contour(body, 1.3, lost=0.05)
    foam = geo.ribbon([(168, 600), *CREST[1:]], [10, 26, 34, 40, 40, 34, 14], 70)
    d.shape(foam, FOAM, 1.2, 0)
    with d.inside(foam):
        d.fill(geo.ribbon([(x + 4, y + 18) for x, y in CREST[1:]], [12, 22, 22, 10], 50), "#a9c4c8", 0.8, 4, False)
    for n, p in enumerate(geo.sample([(176, 596), *CREST[1:]], 21)):
        t = n / 20
        claw(d, p[0] + 6 + 8 * t, p[1] + 14, 0.62 + 0.42 * np.sin(np.pi * min(t + 0.1, 1)), 4 + 70 * t + d.rng.normal(0, 10))
    for n, p in enumerate(geo.sample(CREST[2:], 9)):
        claw(d, p[0] + 4, p[1] - 8, 0.5 + 0.03 * n, -14 + 60 * n / 8)
    for _ in range(60):
        a = d.rng.uniform(-2.6, 0.7)
        r = d.rng.uniform(180, 260)
        d.fill(geo.ellipse(340 + r * np.cos(a), 660 + 0.86 * r * np.sin(a), d.rng.uniform(1.6, 5)), FOAM)


def tureen(d):
    """It rides up the slope, a ladle for an oar, a napkin for a sail."""
    with d.at(486, 836, 1.12, -16):
        d.stroke([(0, -30), (6, -150)], 3.0, "#7a5230", (0.02, 0.02)), d.shape([(8, -146, "c"), (58, -124), (70, -72), (12, -54, "c"), (30, -98)], "#fbf4e4", 1.1, 0.12)
        d.stroke([(20, -134), (46, -104), (34, -66)], 0.9, "#b22f3c"), d.stroke([(14, -96), (44, -92), (66, -86)], 0.9, "#b22f3c")
        d.shape([(4, -152, "c"), (-34, -164), (-30, -150), (-38, -138, "c"), (4, -134, "c")], "#b22f3c", 0.9, 0)
        body = geo.curve([(-72, -34, "c"), (72, -34, "c"), (60, 12), (28, 36), (-28, 36), (-60, 12)])
        d.shape(body, "#f2e6cc", 1.4, 0)
        with d.inside(body):
            d.fill(geo.ellipse(40, 20, 60, 40), "#a88f86", 0.7, 14, False)
            d.stroke([(-70, -16), (0, -6), (70, -16)], 2.0, "#2f5f9a"), d.stroke([(-64, 6), (0, 18), (64, 6)], 1.4, "#2f5f9a")
            for x in (-42, -14, 14, 42):
                d.shape(geo.ellipse(x, 0, 7), "#3a2c34", 0.9, 0), d.fill(geo.ellipse(x, 15, 3), "#b22f3c")
        for side in (-1, 1):
            d.stroke([(side * 66, -26), (side * 92, -32), (side * 92, -8), (side * 64, 0)], 3.2, "#f2e6cc", (0.1, 0.1)), d.stroke([(side * 68, -30), (side * 98, -36), (side * 97, -6), (side * 66, 4)], 0.9)
        d.shape(geo.ribbon([(-30, -30), (-66, 14), (-96, 64)], [7, 7, 7], 10), "#b8bcc2", 0.9, 0.14), d.shape(geo.ellipse(-100, 70, 20, 12, -40), "#b8bcc2", 1.0, 0.16)
    for x, y, r in ((574, 806, 10), (590, 796, 13), (608, 792, 9)):
        d.shape(geo.ellipse(x, y, r), "#e4dccc", 0.8, 0.08)
    for x, y in ((610, 770), (630, 742), (650, 726)):
        d.shape(geo.ellipse(x, y, 8), "#86b13c", 0.9, 0.2), d.fill(geo.ellipse(x - 2, y - 3, 2), "#e4f0b0")


def sauce_boat(d):
    with d.at(612, 668, 0.72, 12, True):
        d.stroke([(-8, -30), (-6, -126)], 3.0, "#7a5230", (0.02, 0.02)), d.shape([(-4, -120, "c"), (48, -100), (46, -56), (-2, -48, "c"), (14, -84)], "#dcebe4", 1.2, 0.12)
        d.shape([(-70, -38, "c"), (-30, -26), (40, -30), (88, -54, "c"), (62, -8), (36, 22), (-30, 24), (-62, 0)], "#dba93a", 1.5, 0.2)
        d.stroke([(-66, -30), (-104, -34), (-98, 2), (-58, 4)], 4.0, "#b8862c"), d.stroke([(-50, 0), (0, 8), (52, -6)], 1.4, "#8f5a1c")
        for x in (-30, 0, 30):
            d.shape(geo.ellipse(x, -6, 6), "#4a3020", 0.9, 0)


def fish(d):
    """Dinner has had enough and leaves its plate."""
    d.shape(geo.ellipse(676, 908, 66, 20, 14), "#f2e6cc", 1.1, 0.1), d.stroke(geo.arc(676, 906, 50, 13, 20, 200, 9), 0.9, "#2f5f9a")
    d.shape(geo.ellipse(704, 910, 14, 9, 10), "#f0d04c", 0.8, 0.1)
    with d.at(668, 850, 0.95, -38):
        d.shape([(-78, 0), (-104, -26, "c"), (-92, 0), (-104, 24, "c")], "#c8744a", 1.0, 0.12)
        body = geo.curve([(-80, 0), (-40, -20), (20, -24), (62, -6), (70, 4), (40, 22), (-20, 22)])
        d.shape(body, "#d98a52", 1.2, 0.16)
        with d.inside(body):
            for k in range(6):
                d.stroke([(-56 + 18 * k, -22), (-46 + 18 * k, 0), (-56 + 18 * k, 22)], 0.9, "#8a4424")
        d.shape(geo.ellipse(48, -4, 6), "#fffaf0", 0.8, 0), d.fill(geo.ellipse(49, -4, 2.6), INK), d.stroke([(66, 6), (56, 8)], 1.2)


def child(d):
    """At the edge of it all, nose over the cloth, launching a boat of its own."""
    x, y = 66, 838
    head = geo.curve([(x - 46, y + 26), (x - 52, y - 20), (x - 30, y - 58), (x + 8, y - 62), (x + 38, y - 34), (x + 40, y + 8), (x + 26, y + 34), (x - 20, y + 44)])
    d.cast(head, 8, 8, DEEP, 0.5, 6), d.shape(head, "#f2c8a0", 1.2, 0.06)
    d.fill(geo.ellipse(x + 14, y + 12, 15, 11), BLUSH, 0.6, 5, False)
    for k in range(15):
        a = -3.5 + 0.25 * k
        d.shape(geo.blob(d.rng, x - 10 + 46 * np.cos(a), y - 22 + 44 * np.sin(a), 19, 18, 8, 0.06), "#8a4a2a" if k % 2 else "#70381f", 0.8, 0.1)
    for ex in (6, 30):
        d.fill(geo.ellipse(x + ex, y - 2, 6.5, 7.5), "#fffaf0"), d.fill(geo.ellipse(x + ex + 2.4, y - 1, 3.8), INK), d.stroke([(x + ex - 8, y - 5), (x + ex, y - 10), (x + ex + 8, y - 5)], 1.2, INK, (0.1, 0.1), 0.2)
        d.stroke([(x + ex - 7, y - 19 - 0.1 * ex), (x + ex + 1, y - 23), (x + ex + 8, y - 20 + 0.1 * ex)], 1.4, "#5a2c1c", (0.1, 0.1), 0.2)
    d.stroke([(x + 34, y + 6), (x + 42, y + 12), (x + 34, y + 16)], 1.2, "#8a3f34")
    sleeve = geo.ribbon([(x - 60, y + 110), (x - 10, y + 88), (x + 36, y + 66)], [50, 44, 34], 20)
    d.shape(sleeve, "#d9b33c", 1.2, 0.14)
    d.shape(geo.ellipse(x + 50, y + 58, 17, 14, -20), "#f2c8a0", 1.0, 0.1)
    for k in range(3):
        d.shape(geo.ribbon([(x + 50, y + 50 + 7 * k), (x + 66, y + 46 + 7 * k), (x + 76, y + 50 + 6 * k)], [9, 9, 7], 12), "#f2c8a0", 0.8, 0.08)
    with d.at(x + 106, y + 44, 1.05, -8):
        d.shape([(-44, -14, "c"), (-14, -8, "c"), (14, -8, "c"), (46, -18, "c"), (28, 14, "c"), (-26, 14, "c")], "#fdf8ea", 1.0, 0.1), d.shape([(-16, -8, "c"), (0, -46, "c"), (16, -8, "c")], "#fdf8ea", 1.0, 0.16), d.stroke([(0, -44), (0, -8)], 0.7)


def husband(d):
    """His back is all we see, and all we need: a red neck, a napkin with ears, a fork like a trident."""
    shoulders = geo.curve([(150, 1230, "c"), (190, 1150), (300, 1096), (440, 1078), (580, 1090), (700, 1140), (750, 1230, "c")])
    d.cast(shoulders, 0, -14, DEEP, 0.5, 16), d.shape(shoulders, "#2b2436", 1.6, 0)
    with d.inside(shoulders):
        d.fill(geo.ribbon([(180, 1170), (300, 1108), (440, 1090), (600, 1104), (710, 1160)], [10, 14, 14, 14, 8], 40), "#6f6a8a", 0.8, 6, False)
        for x in range(130, 780, 30):
            d.stroke([(x, 1240), (0.86 * x + 60, 1080)], 0.8, "#474060")
    head = geo.curve([(440, 836), (516, 850), (556, 910), (560, 980), (540, 1050), (520, 1110), (440, 1126), (360, 1110), (340, 1050), (320, 980), (324, 910), (364, 850)])
    for side in (-1, 1):
        ear = geo.curve([(440 + side * 114, 956), (440 + side * 144, 936), (440 + side * 158, 966), (440 + side * 146, 1012), (440 + side * 116, 1024)])
        d.shape(ear, "#d0503e", 1.4, 0.12), d.stroke([(440 + side * 126, 958), (440 + side * 144, 964), (440 + side * 134, 1000)], 1.3, "#7a201f")
        for px, py, r in ((170, 940, 9), (184, 918, 13), (202, 890, 17)):
            d.shape(geo.blob(d.rng, 440 + side * px, py, r, 0.86 * r, 9, 0.05), "#f0ece4", 0.9, 0.1)
    d.cast(head, 0, -10, DEEP, 0.4, 12), d.shape(head, "#e09a74", 1.6, 0)
    with d.inside(head):
        d.fill(geo.ellipse(440, 1100, 150, 90), "#c23c34", 0.85, 34, False), d.fill(geo.ellipse(400, 880, 70, 34, -14), "#ffd9b4", 0.9, 14, False), d.fill(geo.ellipse(556, 960, 40, 120), "#8a342f", 0.7, 20, False)
        for k in range(44):  # the wreath of hair
            t = k / 43
            x = 318 + 246 * t
            top = 986 - 44 * np.sin(np.pi * t)
            d.stroke([(x, top + d.rng.normal(0, 7)), (x + 4 * np.sin(k), top + 40), (x + 2 - 16 * (t - 0.5), top + 84 + d.rng.normal(0, 8))], 2.2, ("#2a1c20", "#4a3430", "#2a1c20", "#8a6a58")[k % 4], (0.2, 0.5))
        for k in range(3):
            d.stroke([(374, 1080 + 16 * k), (440, 1088 + 16 * k), (506, 1080 + 16 * k)], 1.2, "#8a2620")
        for k in range(3):
            d.stroke([(420 + 18 * k, 930 - 6 * k), (412 + 24 * k, 880), (446 + 10 * k, 852)], 1.0, "#4a3430", (0.1, 0.6))
    band = geo.ribbon([(334, 1104), (440, 1132), (546, 1104)], [30, 36, 30], 30)
    d.shape(band, FOAM, 1.3, 0.1)
    for side, turn in ((-1, -22), (1, 26)):
        with d.at(440 + side * 14, 1128, 1, turn):
            d.shape(geo.curve([(-12, 4, "c"), (-30, -40), (-24, -84), (2, -110, "c"), (24, -80), (26, -36), (12, 4, "c")]), FOAM, 1.3, 0.12), d.stroke([(0, -4), (-4, -50), (2, -96)], 1.1, "#9aa4b0")
    d.shape(geo.ellipse(440, 1130, 22, 18), FOAM, 1.2, 0.12)
    with d.at(206, 1068, 1.0, -8):  # the fork
        d.shape(geo.curve([(-5, 40), (-6, -60), (6, -60), (5, 40)]), "#c4c8d0", 1.0, 0.14), d.shape(geo.curve([(-6, -56), (-32, -84), (-30, -160, "c"), (-23, -160, "c"), (-20, -104), (-6, -98), (-4, -160, "c"), (4, -160, "c"), (6, -98), (20, -104), (23, -160, "c"), (30, -160, "c"), (32, -84), (6, -56)]), "#c4c8d0", 1.1, 0.16)
    d.shape(geo.ribbon([(180, 1230), (196, 1170), (204, 1120)], [104, 90, 66], 20), "#2b2436", 1.4, 0.1), d.shape(geo.ribbon([(166, 1126), (206, 1116), (244, 1122)], [20, 24, 20], 16), FOAM, 1.1, 0.1)
    fist(d, 206, 1086, 1.32, 4, False)


def paint(picture):
    wall = ramp(((0, "#c98f3a"), (0.6, "#e8b851"), (1, "#d99a3c")), (picture.y + 20 * picture.noise(260, 4)) / 700)
    picture.image = wall.astype(np.float32)
    picture.glow(400, 470, 420, "#ffe9a8", 0.35)
    back, her, sea, war, him = (Drawing(picture, INK, width, light=(-0.5, -0.85), seed=seed) for width, seed in ((1.6, 3), (1.9, 5), (1.9, 7), (1.8, 9), (2.0, 11)))
    room(back), cloud(her), wife(her)
    table(sea), lace(sea)
    with sea.inside(TABLE):
        swell(sea, [(160, 660), (280, 640), (360, 668), (470, 640), (560, 664), (680, 640)], 1000, "#2a6a88", 6)
    sauce_boat(war_back := Drawing(picture, INK, 1.6, light=(-0.5, -0.85), seed=15))
    fist(sea, 240, 632, 1.0, 8, False)
    with war.at(0, 52):
        great_wave(war)
    with war.at(-14, -36):
        tureen(war)
    with war.inside(TABLE):
        swell(war, [(360, 866), (440, 834), (520, 806), (600, 778), (660, 800), (720, 770), (790, 810)], 900, SEA, 6)
    with war.at(-26, 0):
        fish(war)
    with war.inside(TABLE):
        swell(war, [(-30, 930), (90, 890), (190, 930), (330, 884), (460, 936), (590, 900), (720, 944), (840, 900)], 1060, "#2a6a88", 8)
        swell(war, [(-30, 1010), (120, 1040), (240, 1000), (420, 1050), (600, 1010), (720, 1046), (840, 1006)], 1230, SEA, 9)
    child(him)
    with him.at(0, 52):
        husband(him)
    drawings = (back, her, sea, war_back, war, him)
    for d in drawings:
        d.under()
    picture.glow(30, 600, 150, "#fff6c8", 0.35), picture.glow(756, 610, 150, "#fff6c8", 0.35)
    wash(picture, edge=0.12, granulation=0.012, bleed=0.5)
    darks = step(picture.image.mean(-1), 0.6, 0.25)
    pencil(picture, "#f6ecd6", (35, -20), 1.4, 24, 0.95, 0.5, mask=0.3 * darks)
    above = np.zeros(picture.shape, np.float32)
    for d in drawings[::-1]:
        d.over(1 - above, 0.5 if d is back else 0.95, 0.25)
        above = np.maximum(above, d.cover() if d is not back else 0)
    return finish(picture, impasto=0, paper=0.02, grain=0.004)
