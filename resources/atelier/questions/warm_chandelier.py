"""What story can it be, that all of them have to laugh so, here and tonight?

In a dark hall the great chandelier has been let down to the floor; travellers sit round it as round a camp fire,
and one of them, in a fur hat, has become a bear upon the wall.
"""

import itertools

import numpy as np
import skia
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish, specks
from light.hands import pastel
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 276, 1.25
INK, GOLD, RIM = "#140e1c", "#d99a38", "#ffb860"
WALL = 636  # its foot
CX, HUB = 392, 806  # the axis of the chandelier
SKINS = ("#e2a878", "#c98a5c", "#eebb8c", "#b97a52")


def scene(detail):
    bare_sheet()


def hall(d):
    d.fill(geo.rectangle(-10, -10, 820, WALL + 10), "#33273c")
    d.fill(geo.ellipse(540, 400, 430, 400), "#94603f", 0.95, 100, False), d.fill(geo.ellipse(500, 420, 330, 330), "#b87a4a", 0.7, 80, False), d.fill(geo.ellipse(460, 590, 340, 150), "#d08a52", 0.7, 70, False)
    # panels and an arch, only as far as the light goes
    for x in (178, 300, 424, 548, 672):
        d.stroke([(x, 190), (x, WALL - 70)], 1.0, "#3a2430", (0.3, 0.1)), d.stroke([(x + 5, 240), (x + 5, WALL - 70)], 0.7, "#b07a50", (0.5, 0.1))
    for y, tone in ((WALL - 68, "#2d1c28"), (WALL - 62, "#c98a58"), (WALL - 8, "#2d1c28")):
        d.stroke([(150, y), (480, y + 1), (830, y)], 1.6, tone, (0.1, 0.1))
    d.fill(geo.polygon([(-20, 760), (130, WALL), (830, WALL), (830, 1240), (-20, 1240)]), "#2c2234")
    floor = geo.polygon([(-200, WALL), (1000, WALL), (1000, 1240), (-200, 1240)])
    with d.inside(floor):
        d.fill(geo.rectangle(-20, WALL, 840, 620), "#2e2436"), d.fill(geo.ellipse(CX, 900, 470, 230), "#8f5c3c", 0.9, 70, False), d.fill(geo.ellipse(CX, 905, 260, 110), "#e2a05c", 0.85, 46, False)
        for y in (WALL + 12, 672, 722, 790, 882, 1004, 1160):
            d.stroke([(-20, y), (400, y + 2), (830, y - 1)], 1.0, "#2a1a26", (0.1, 0.1))
        for k in range(-9, 10):
            d.stroke([(CX + 44 * k, WALL), (CX + 172 * k, 1240)], 0.9, "#2a1a26", (0.1, 0.1))
    for x, w in ((20, 150), (-90, 140)):  # the columns on the left
        shaft = geo.polygon([(x, -20), (x + w, -20), (x + w - 8, 690), (x - 6, 700)])
        d.fill(shaft, "#2a2034")
        with d.inside(shaft):
            for k in range(5):
                fx = x + (k + 0.5) * w / 5
                d.fill(geo.ribbon([(fx, -20), (fx - 2, 700)], [10, 12], 8), "#191326", 0.8, 3, False), d.fill(geo.ribbon([(fx + 12, 60), (fx + 10, 700)], [3, 7], 8), "#c07a48" if k > 2 else "#4a3444", 0.25 + 0.14 * k, 3, False)
            d.fill(geo.rectangle(x - 20, -30, w + 60, 330), "#171124", 0.75, 60, False)
        d.fill(geo.polygon([(x - 18, 690), (x + w + 12, 676), (x + w + 20, 716), (x - 26, 730)]), "#43303c"), d.stroke([(x - 18, 690), (x + w + 12, 676)], 1.4, "#c98a58", (0.4, 0.05))
    d.fill(geo.ellipse(420, -70, 560, 200), "#151022", 0.9, 70, False)


def bear():
    """What the light makes of her: ears, jaws, ten claws."""
    head = geo.curve([(470, 250), (480, 196), (486, 158), (508, 142), (532, 152), (544, 176), (590, 166), (636, 176), (648, 152), (674, 142), (696, 160), (698, 198), (712, 252), (700, 306), (664, 340), (590, 352), (516, 340), (482, 306)])
    body = geo.curve([(490, 330), (440, 380), (430, 470), (424, 640, "c"), (760, 640, "c"), (752, 470), (738, 380), (690, 330), (590, 300)])
    arms = [geo.ribbon([(470, 400), (392, 372), (342, 300), (322, 214)], [120, 100, 86, 76], 30), geo.ribbon([(712, 400), (780, 360), (812, 290), (822, 200)], [120, 100, 86, 76], 30)]
    claws = [geo.ribbon([(x, y), (x + dx * 0.6, y - 26), (x + dx, y - 50)], [17, 13, 2], 12) for x, y, dx in ((296, 200, -26), (312, 188, -14), (330, 184, -2), (348, 190, 12), (796, 186, -20), (814, 178, -8), (832, 178, 4))]
    return geo.union(head, body, *arms, *claws)


def on_the_wall(d):
    shape = bear()
    with d.inside(geo.rectangle(0, 0, 800, WALL)):
        d.fill(shape, "#1f1528", 0.55, 12, False), d.fill(shape, "#2a1828", 0.86, 3, False)
    jaws = geo.curve([(532, 268, "c"), (560, 256), (592, 262), (624, 256), (652, 268, "c"), (640, 312), (592, 326), (544, 312)])
    d.fill(jaws, "#c98a52", 0.85, 2.5, False)
    for x, y, s in ((546, 266, 1), (570, 262, 1), (612, 262, 1), (636, 266, 1), (560, 314, -1), (624, 314, -1)):
        d.fill(geo.polygon([(x - 9, y), (x + 9, y), (x, y + s * 24)]), "#1f1528", 0.9, 1.5, False)
    for x in (542, 640):
        d.fill(geo.ellipse(x, 222, 13, 8, 14 if x < 600 else -14), "#c98a52", 0.85, 2.5, False)


def chain(d):
    for k, y in enumerate(np.arange(-16, 478, 27)):
        tone = "#5d4a3c" if y < 200 else "#8f6a3c" if y < 360 else GOLD
        if k % 2:
            d.shape(geo.rectangle(CX - 3, y, 6, 34, 3), tone, 0.9, 0.15)
        else:
            d.shape(geo.subtract(geo.ellipse(CX, y + 17, 10, 19), geo.ellipse(CX, y + 17, 4.5, 12)), tone, 0.9, 0.15)


def candle(d, x, y, high, near):
    d.shape(geo.curve([(x - 15, y, "c"), (x + 15, y, "c"), (x + 9, y + 12), (x, y + 15), (x - 9, y + 12)]), GOLD, 0.9, 0.15), d.shape(geo.ellipse(x, y, 18, 5), "#f0c260", 0.8, 0)
    d.shape(geo.curve([(x - 6, y - 1, "c"), (x - 6.5, y - high, "c"), (x + 6, y - high - 1, "c"), (x + 6, y - 1, "c")]), "#fff0c8", 0.8, 0.06)
    d.fill(geo.ribbon([(x - 5, y - high + 2), (x - 8, y - 0.55 * high)], [5, 3], 6), "#fff7dc")
    lean = 3 * np.sin(0.7 * x)
    d.fill(geo.ellipse(x, y - high - 18, 26, 30), "#ffc860", 0.55, 11, False)
    d.fill([(x + lean, y - high - 40, "c"), (x + 8.5, y - high - 13), (x, y - high + 1), (x - 8.5, y - high - 13)], "#ffb63c"), d.fill([(x + 0.6 * lean, y - high - 30, "c"), (x + 5, y - high - 11), (x, y - high - 3), (x - 5, y - high - 11)], "#fffbe0")


def beads(d, start, end, sag, size=4.6):
    line = geo.sample([start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag), end], 60)
    count = int(np.hypot(end[0] - start[0], end[1] - start[1]) * 1.15 / (2.1 * size))
    for t in np.linspace(0, 59, max(count, 4)).astype(int):
        x, y = line[t]
        d.shape(geo.ellipse(x, y, size), "#ffe6a8", 0.6, 0.2), d.fill(geo.ellipse(x - 1.2, y - 1.4, 1.3), "#ffffff")


def drop(d, x, y, size=1.0):
    d.shape([(x, y, "c"), (x + 6 * size, y + 15 * size), (x, y + 24 * size), (x - 6 * size, y + 15 * size)], "#ffdf98", 0.7, 0.2), d.fill(geo.ellipse(x - 1.5 * size, y + 13 * size, 1.6 * size, 4 * size), "#fffbe8")


def tier(d, angles, rx, ry, y, hub, wide, high):
    ends = [(CX + rx * np.cos(np.radians(a)), y + ry * np.sin(np.radians(a))) for a in angles]
    for a, (x, ey) in zip(angles, ends, strict=True):
        k = np.cos(np.radians(a))
        arm = geo.ribbon([(CX + 14 * k, hub - 6), (CX + 0.34 * rx * k, hub + 22), (CX + 0.80 * rx * k, hub + 6), (x + 4 * k, ey + 34), (x, ey + 8)], [wide, 1.1 * wide, wide, 0.8 * wide, 0.6 * wide], 40)
        d.shape(arm, GOLD, 1.0, 0)
        with d.inside(arm):
            d.fill(geo.ribbon([(CX + 14 * k, hub - 9), (CX + 0.34 * rx * k, hub + 18), (CX + 0.80 * rx * k, hub + 2), (x + 2 * k, ey + 32)], [0.35 * wide] * 4, 30), "#ffe49a", 0.9, 1.5, False), d.fill(geo.ribbon([(CX + 14 * k, hub + 2), (CX + 0.34 * rx * k, hub + 29), (CX + 0.84 * rx * k, hub + 12), (x + 8 * k, ey + 34)], [0.4 * wide] * 4, 30), "#7a4a22", 0.8, 2, False)
    return ends


def chandelier(d, back):
    """The far half is drawn before those who sit behind the near half."""
    if back:
        for x, y in tier(d, (205, 245, 295, 335), 208, 56, 716, HUB, 13, 50):
            candle(d, x, y, 46, False)
        return
    for x, y in tier(d, (200, 250, 290, 340), 104, 24, 586, 648, 10, 40):
        candle(d, x, y, 38, False)
    stem = geo.curve([(CX - 5, 470, "c"), (CX + 5, 470, "c"), (CX + 8, 506), (CX + 26, 528), (CX + 12, 552), (CX + 10, 590), (CX + 30, 622), (CX + 34, 652), (CX + 16, 684), (CX + 12, 720), (CX + 26, 752), (CX + 54, 788), (CX + 52, 824), (CX + 26, 846), (CX + 10, 864), (CX, 884, "c"), (CX - 10, 864), (CX - 26, 846), (CX - 52, 824), (CX - 54, 788), (CX - 26, 752), (CX - 12, 720), (CX - 16, 684), (CX - 34, 652), (CX - 30, 622), (CX - 10, 590), (CX - 12, 552), (CX - 26, 528), (CX - 8, 506)])
    d.shape(stem, GOLD, 1.2, 0)
    with d.inside(stem):
        d.fill(geo.ribbon([(CX - 18, 470), (CX - 22, 640), (CX - 14, 720), (CX - 34, 800), (CX - 8, 880)], [14, 24, 14, 30, 12], 40), "#ffe8a4", 0.85, 5, False), d.fill(geo.ribbon([(CX + 18, 470), (CX + 26, 640), (CX + 14, 720), (CX + 40, 806), (CX + 8, 880)], [12, 22, 12, 26, 12], 40), "#7a4a22", 0.8, 6, False)
    for y, w in ((552, 13), (622, 31), (684, 17), (752, 27), (846, 27)):
        d.stroke([(CX - w, y), (CX, y + 5), (CX + w, y)], 1.2, "#5f3818", (0.05, 0.05))
    ends = tier(d, (165, 128, 90, 52, 15), 208, 56, 716, HUB, 15, 50)
    for one, two in itertools.pairwise(ends):
        beads(d, (one[0], one[1] + 12), (two[0], two[1] + 12), 34)
    for x, y in ends:
        drop(d, x, y + 22), candle(d, x, y, 50, True)
    upper = [(CX + 104 * np.cos(np.radians(a)), 586 + 24 * np.sin(np.radians(a)) + 12) for a in (160, 110, 70, 20)]
    for x, y in upper:
        d.shape(geo.ribbon([(CX, 660), (CX + 0.6 * (x - CX), 676), (x, y)], [8, 9, 6], 20), GOLD, 0.9, 0.12)
    for one, two in itertools.pairwise(upper):
        beads(d, one, two, 20, 3.6)
    for x, y in upper:
        candle(d, x, y - 6, 38, True)
    for x in (-30, -10, 10, 30):
        drop(d, CX + x, 848 - 0.3 * abs(x), 0.9)
    drop(d, CX, 884, 1.3)


def case(d, x, y, wide, high, tone, straps=True, turn=0.0):
    with d.at(x, y, 1, turn):
        d.fill(geo.ellipse(0, 3, 0.6 * wide, 12), "#140c18", 0.75, 7, False)
        box = geo.curve([(-wide / 2, -high + 6), (-wide / 2 + 6, -high), (wide / 2 - 6, -high), (wide / 2, -high + 6), (wide / 2 - 1, -5), (wide / 2 - 6, 0), (-wide / 2 + 6, 0), (-wide / 2 + 1, -5)])
        d.shape(box, tone, 1.2, 0)
        toward = 1 if x < CX else -1
        with d.inside(box):
            d.fill(geo.rectangle(-wide / 2 if toward > 0 else 0.1 * wide, -high, 0.42 * wide, high), "#120c1c", 0.55, 16, False), d.fill(geo.rectangle(toward * wide / 2 - 8, -high, 16, high), "#ffb860", 0.6, 6, False), d.fill(geo.rectangle(-wide / 2, -high - 3, wide, 9), "#ffc680", 0.6, 3, False)
        for k in (-0.28, 0.28) if straps else ():
            d.shape(geo.rectangle(k * wide - 6, -high, 12, high), "#3a2320", 0.8, 0.05), d.shape(geo.rectangle(k * wide - 5, -0.6 * high, 10, 12, 2), GOLD, 0.7, 0.1)
        d.stroke([(-wide / 2, -0.62 * high), (wide / 2, -0.62 * high)], 1.0, INK, (0.02, 0.02))


def laugh(d, x, y, size, turn, flip, skin, long=1.0, old=False, chin=1.0):
    """A head in profile, to the right, lit in the face; eyes shut, mouth wide."""
    with d.at(x, y, size, turn, flip):
        face = geo.curve([(-8, -46), (16, -42), (31, -28), (33, -14), (31, -8), (31 + 8 * long, 2), (33 + 14 * long, 10), (30 + 10 * long, 16), (33, 16, "c"), (37, 20), (34, 23, "c"), (22, 26, "c"), (24, 34), (33, 38, "c"), (33, 43), (28, 46), (28, 54 * chin), (14, 58 * chin), (-8, 46), (-14, 66, "c"), (-42, 58, "c"), (-40, 12), (-44, -16), (-34, -38)])
        d.shape(face, skin, 1.1, 0)
        with d.inside(face):
            d.fill(geo.ellipse(-44, 10, 40, 70), "#4a2434", 0.75, 14, False), d.fill(geo.ribbon([(26, -40), (32, -14), (40, 6)], [10, 9, 9], 16), "#ffe9b8", 0.9, 4, False), d.fill(geo.ellipse(20, 8, 13, 9), "#e2603c", 0.55, 6, False), d.fill(geo.ellipse(20, 52, 18, 9), "#ffe0a0", 0.7, 5, False)
        mouth = geo.curve([(33, 23, "c"), (16, 19), (6, 24, "c"), (8, 36), (16, 43), (31, 38, "c"), (24, 33), (22, 27)])
        d.fill(mouth, "#3a0f16"), d.fill(geo.curve([(32, 23, "c"), (18, 20), (10, 23, "c"), (16, 28), (23, 28)]), "#fff3dc"), d.fill(geo.ellipse(17, 38, 8, 4, 14), "#c4483c"), d.contour(mouth, 0.8, lost=0)
        d.stroke([(10, -4), (17, -11), (26, -7)], 1.8, INK, (0.1, 0.1)), d.stroke([(8, -18), (18, -25), (29, -20)], 1.8, "#3a2420" if not old else "#efe6dc", (0.2, 0.2))
        for px, py in ((4, -6), (4, -1)):
            d.stroke([(px, py), (px - 9, py - 3 + 0.9 * (py + 4))], 0.8, "#7a3c30", (0.1, 0.4))
        d.stroke([(4, 16), (2, 26), (5, 38)], 1.0, "#8a4434", (0.2, 0.4))
        d.shape(geo.ellipse(-16, 4, 8, 12, -10), skin, 0.9, 0.12), d.stroke([(-18, -2), (-12, 3), (-17, 9)], 0.8, "#7a3c30")


def front_face(d, x, y, size, turn, skin):
    """A head from the front, laughing."""
    with d.at(x, y, size, turn):
        for s in (-1, 1):
            d.shape(geo.ellipse(s * 39, 4, 8, 11), skin, 0.9, 0.1)
        face = geo.curve([(0, -44), (28, -36), (40, -8), (36, 22), (20, 42), (0, 48), (-20, 42), (-36, 22), (-40, -8), (-28, -36)])
        d.shape(face, skin, 1.1, 0)
        with d.inside(face):
            d.fill(geo.ellipse(0, -52, 60, 34), "#5a2a34", 0.5, 12, False), d.fill(geo.ellipse(0, 40, 30, 14), "#ffe6b0", 0.8, 7, False)
            for s in (-1, 1):
                d.fill(geo.ellipse(s * 24, 10, 12, 9), "#e2603c", 0.55, 5, False)
        for s in (-1, 1):
            d.stroke([(s * 8, -6), (s * 17, -15), (s * 27, -6)], 2.0, INK, (0.1, 0.1)), d.stroke([(s * 8, -24), (s * 18, -29), (s * 29, -22)], 1.6, "#4a2c24", (0.2, 0.2)), d.stroke([(s * 31, 8), (s * 33, 15), (s * 28, 22)], 0.8, "#8a4434")
        d.shape(geo.ellipse(0, 3, 6.5, 5.5), "#f0a070", 0.8, 0.1)
        mouth = geo.curve([(-22, 15, "c"), (0, 13), (22, 15, "c"), (17, 33), (0, 40), (-17, 33)])
        d.fill(mouth, "#3a0f16")
        with d.inside(mouth):
            d.fill(geo.curve([(-24, 12), (24, 12), (18, 21), (0, 22), (-18, 21)]), "#fff3dc"), d.fill(geo.ellipse(0, 38, 13, 8), "#c4483c")
        d.contour(mouth, 0.9, lost=0)


def lit_cloth(d, shape, tone, dark, rim_points, wide):
    d.shape(shape, tone, 1.2, 0)
    with d.inside(shape):
        d.model(shape, dark, 26, 18, 0.7), d.fill(geo.ribbon(rim_points, wide, 30), RIM, 0.85, 5, False)


def old_man(d):
    """On the left, thrown back, one hand on his belly."""
    case(d, 104, 906, 150, 84, "#6b4630")
    d.light = np.array((0.9, 0.3))
    legs = geo.union(geo.ribbon([(96, 822), (168, 812), (186, 850), (180, 912)], [66, 52, 40, 32], 30), geo.curve([(164, 906, "c"), (198, 906, "c"), (226, 918), (228, 928), (162, 930, "c")]))
    lit_cloth(d, legs, "#3c3a4c", "#17141f", [(140, 790), (196, 816), (204, 870), (198, 920)], [8, 12, 10, 8])
    body = geo.curve([(58, 714), (100, 690), (140, 700), (164, 742), (170, 800), (160, 842), (100, 852), (44, 846), (34, 780)])
    lit_cloth(d, body, "#7d8a52", "#232a24", [(130, 690), (166, 742), (174, 800), (164, 850)], [8, 14, 14, 10])
    for x, y in ((148, 740), (154, 776), (152, 812)):
        d.shape(geo.ellipse(x, y, 4.6), GOLD, 0.7, 0.1)
    laugh(d, 104, 640, 1.0, -20, False, SKINS[0], 1.25, True)
    with d.at(104, 640, 1.0, -20):
        beard = geo.curve([(-14, 20, "c"), (2, 34), (8, 44), (16, 47), (30, 44, "c"), (34, 60), (26, 82), (8, 92), (-8, 78), (-18, 50)])
        d.shape(beard, "#e9dfd4", 1.0, 0.12), d.fill(geo.ribbon([(32, 48), (28, 78)], [8, 6], 8), "#fff3d8", 0.9, 2, False)
        for k in range(5):
            d.stroke([(-8 + 7 * k, 48), (-4 + 6 * k, 66), (0 + 4 * k, 84)], 0.8, "#9a8a90")
        d.shape(geo.curve([(40, 16, "c"), (26, 12), (12, 18), (4, 28, "c"), (18, 23), (34, 21, "c")]), "#f3e9dc", 0.8, 0.08)
        d.shape(geo.curve([(-8, -52), (-40, -44), (-52, -14), (-44, 14, "c"), (-30, 6), (-26, -14), (-16, -30), (10, -44, "c")]), "#e2d6cc", 1.0, 0.16)
    arm = geo.ribbon([(74, 724), (84, 784), (140, 796)], [44, 40, 30], 24)
    lit_cloth(d, arm, "#6f7c48", "#20261f", [(96, 770), (140, 786)], [4, 6])
    d.shape(geo.curve([(134, 782), (150, 776), (168, 784), (172, 796), (160, 808), (138, 808)]), SKINS[0], 1.0, 0.1)
    for y in (788, 795, 802):
        d.stroke([(152, y - 1), (170, y)], 0.8, "#7a3c30", (0.1, 0.3))


def behind(d):
    """A boy and a railway man, seen past the candles."""
    d.light = np.array((0.2, 0.95))
    for x, tone, shoe, size in ((276, "#4a4f66", "#7a3a2a", 0.86), (486, "#22304a", "#1c1620", 1.0)):
        case(d, x, 848, 124 * size, 74, "#5a3a2c")
        for s in (-1, 1):
            d.shape(geo.ribbon([(x + 20 * s * size, 764), (x + 34 * s * size, 792), (x + 32 * s * size, 846)], [40 * size, 38 * size, 28 * size], 20), tone, 1.0, 0.14), d.shape(geo.curve([(x + 32 * s - 15, 844, "c"), (x + 32 * s + 15, 844, "c"), (x + 32 * s + 17, 862), (x + 32 * s, 868), (x + 32 * s - 17, 862)]), shoe, 1.0, 0.12)
    coat = geo.curve([(430, 648), (456, 626), (500, 622), (540, 636), (558, 680), (562, 770), (540, 784), (486, 776), (432, 784), (412, 770), (414, 690)])
    d.shape(coat, "#34506e", 1.1, 0), d.fill(geo.ribbon([(484, 626), (482, 770)], [4, 6], 8), "#1a2640")
    for y in (656, 690, 724):
        d.shape(geo.ellipse(496, y, 4.6), GOLD, 0.7, 0.1)
    front_face(d, 460, 566, 1.06, -9, SKINS[1])
    with d.at(460, 566, 1.06, -9):
        d.shape(geo.curve([(-26, 12, "c"), (-12, 6), (0, 10), (12, 6), (26, 12, "c"), (18, 20), (0, 15), (-18, 20)]), "#4a2a20", 0.9, 0.1)
        d.shape(geo.curve([(-44, -22, "c"), (-46, -52), (-20, -66), (20, -66), (46, -52), (44, -22, "c"), (0, -30)]), "#22304a", 1.1, 0.1), d.shape(geo.curve([(-44, -24, "c"), (0, -33), (44, -24, "c"), (40, -12), (0, -22), (-40, -12)]), "#10131f", 1.0, 0.05), d.shape(geo.ellipse(0, -48, 9, 8), GOLD, 0.8, 0.1)
    shirt = geo.curve([(232, 700), (256, 676), (288, 672), (318, 690), (326, 764), (304, 778), (276, 770), (246, 778), (226, 764)])
    d.shape(shirt, "#c9503a", 1.1, 0.12)
    for y in (700, 722, 744):
        d.stroke([(230, y), (276, y + 5), (324, y)], 2.6, "#f3d9a8", (0.05, 0.05))
    front_face(d, 276, 628, 0.92, -12, SKINS[2])
    with d.at(276, 628, 0.92, -12):
        d.shape(geo.curve([(-42, -6, "c"), (-46, -36), (-24, -58), (4, -64), (34, -52), (46, -24), (42, -4, "c"), (34, -22), (20, -18), (8, -30), (-6, -18), (-20, -28), (-32, -14)]), "#5a2c1c", 1.0, 0.1)
    for x, y, px, py in ((236, 712, 214, 652), (318, 706, 344, 650)):  # both fists in the air
        d.shape(geo.ribbon([(x, y), ((x + px) / 2 + (6 if px > x else -6), (y + py) / 2 + 6), (px, py)], [30, 26, 20], 16), "#c9503a", 1.0, 0.12), d.shape(geo.ellipse(px, py - 9, 12, 13), SKINS[2], 1.0, 0.08)
        for k in (-4, 1, 6):
            d.stroke([(px + k, py - 18), (px + k + 1, py - 8)], 0.8, "#8a4434")


def teller(d):
    """Her hat's ear-flaps stand up, her coat is fur inside and out, and her hands are paws."""
    d.fill(geo.polygon([(600, 924), (700, 920), (830, 1010), (830, 1080), (640, 970)]), "#120c1a", 0.6, 12, False)
    d.light = np.array((-0.9, 0.35))
    for x in (636, 676):
        d.shape(geo.curve([(x - 16, 850, "c"), (x + 18, 850, "c"), (x + 18, 912), (x + 18, 928), (x - 34, 930), (x - 34, 916), (x - 14, 904)]), "#4a2a20", 1.1, 0.12)
    far = geo.ribbon([(690, 590), (752, 540), (760, 450)], [80, 70, 58], 24)
    lit_cloth(d, far, "#7a4c2c", "#2c1820", [(722, 570), (738, 450)], [6, 7])
    paw(d, 762, 424, 12)
    coat = geo.curve([(604, 568), (640, 540), (690, 540), (724, 570), (732, 680), (760, 862, "c"), (722, 874), (684, 864), (640, 878), (594, 862, "c"), (602, 740), (592, 640)])
    lit_cloth(d, coat, "#8a5630", "#2c1820", [(616, 560), (598, 640), (606, 760), (596, 870)], [14, 18, 16, 14])
    with d.inside(coat):
        for _ in range(240):
            x, y = d.rng.uniform(590, 756), d.rng.uniform(546, 872)
            d.stroke([(x, y), (x + d.rng.normal(0, 3), y + 15)], 0.9, "#f0b060" if x < 640 + d.rng.normal(0, 14) else ("#4a2a20", "#a8703c")[d.rng.integers(2)], (0.2, 0.5))
    fringe(d, coat, 150)
    d.shape(geo.curve([(598, 748), (660, 760), (742, 748), (744, 768), (662, 782), (598, 768)]), "#3a1c1c", 1.0, 0.08), d.shape(geo.rectangle(642, 758, 24, 24, 3), GOLD, 0.9, 0.1)
    near = geo.ribbon([(628, 590), (566, 556), (546, 462)], [84, 72, 60], 24)
    d.cast(near, 8, 12, "#1a0e18", 0.5, 8), lit_cloth(d, near, "#96602f", "#3a2020", [(600, 596), (546, 560), (520, 470)], [8, 12, 10])
    with d.inside(near):
        for _ in range(70):
            x, y = d.rng.uniform(510, 640), d.rng.uniform(450, 620)
            d.stroke([(x, y), (x + d.rng.normal(0, 3), y + 13)], 0.9, ("#f0b060", "#5a3420")[d.rng.integers(2)], (0.2, 0.5))
    fringe(d, near, 80), fringe(d, far, 50)
    paw(d, 544, 436, -14)
    for x, y in ((544, 468), (760, 456)):
        d.shape(geo.ellipse(x, y, 33, 15, -6), "#e6cfa8", 1.0, 0.12)
    laugh(d, 652, 488, 0.98, -6, True, SKINS[0], 0.8)
    with d.at(652, 488, 0.98, -6, True):
        d.shape(geo.ribbon([(-30, 20), (-46, 50), (-40, 84), (-50, 110)], [20, 22, 18, 5], 20), "#c97a34", 1.0, 0.14), d.shape(geo.ellipse(-42, 92, 9, 6), "#c9402f", 0.8, 0.1)
        hat = geo.curve([(-48, 14, "c"), (-54, -30), (-40, -70), (-4, -84), (30, -72), (44, -38, "c"), (20, -30), (-14, -22), (-26, 8, "c")])
        d.shape(hat, "#6b3c24", 1.1, 0.1)
        for x, turn in ((-38, -18), (22, 10)):
            with d.at(x, -68, 1.0, turn):
                d.shape(geo.curve([(-15, 8, "c"), (-19, -18), (-8, -40), (8, -40), (18, -18), (15, 8, "c")]), "#7d4a2a", 1.0, 0.14), d.shape(geo.ellipse(0, -14, 8, 13), "#e6cfa8", 0.7, 0.08)
                d.stroke([(0, -38), (6, -56), (16, -58)], 1.2, "#e6cfa8")
        d.shape(geo.ribbon([(-44, 2), (-26, -32), (10, -40), (46, -44)], [20, 26, 26, 18], 24), "#e6cfa8", 1.0, 0.1)
        for k in range(14):
            x = -34 + 5.6 * k
            d.stroke([(x, -36 + 0.4 * abs(x - 6) - 6), (x + 3, -24 + 0.4 * abs(x - 6) - 10)], 0.8, "#a8804c")


def fringe(d, path, count):
    """The hairs along the edge of a fur."""
    measure = skia.PathMeasure(path, False)
    for t in d.rng.uniform(0, measure.getLength(), int(1.3 * count)):
        spot, way_ = measure.getPosTan(float(t))
        nx, ny = way_.y(), -way_.x()
        if path.contains(spot.x() + 4 * nx, spot.y() + 4 * ny):
            nx, ny = -nx, -ny
        lit = spot.x() < 640
        for k in d.rng.normal(0, 3, 2):
            long = d.rng.uniform(2, 11)
            d.stroke([(spot.x() - 4 * nx + k, spot.y() - 4 * ny), (spot.x() + long * nx + k, spot.y() + long * ny + 5)], 1.3, "#e0a050" if lit and d.rng.random() < 0.6 else "#5a3420", (0.1, 0.6))


def paw(d, x, y, turn):
    """A hand with its fingers crooked."""
    with d.at(x, y, 1.0, turn):
        d.shape(geo.curve([(-22, 26, "c"), (-26, 2), (-16, -14), (14, -16), (26, 0), (22, 26, "c")]), SKINS[0], 1.0, 0.12)
        for fx, bend in ((-21, -9), (-8, -4), (7, 3), (20, 8)):
            d.shape(geo.ribbon([(fx, 0), (fx + bend, -26), (fx + bend * 1.5 - 4, -44), (fx + bend - 10, -36)], [14, 13, 12, 8], 20), SKINS[0], 1.0, 0.1), d.stroke([(fx + bend - 5, -25), (fx + bend + 4, -26)], 0.8, "#8a4434")
        d.shape(geo.ribbon([(20, 16), (38, -2), (34, -18)], [15, 13, 8], 14), SKINS[0], 1.0, 0.1)


def from_behind(d):
    """In front, dark against the light: a grandmother with a sleeper, and a man who toasts his supper."""
    d.light = np.array((0.5, -0.85))
    case(d, 178, 1196, 250, 110, "#2c1f2c")
    back = geo.curve([(92, 1106), (86, 1010), (110, 930), (156, 890), (222, 888), (268, 926), (292, 1010), (290, 1106), (190, 1122)])
    lit_cloth(d, back, "#2a1830", "#160e20", [(150, 886), (224, 884), (276, 928), (298, 1030), (294, 1106)], [6, 9, 12, 12, 8])
    shawl = geo.curve([(96, 990), (116, 916), (158, 878), (222, 876), (266, 912), (290, 988), (250, 1040), (196, 1090, "c"), (140, 1040)])
    d.shape(shawl, "#5a2436", 1.1, 0)
    with d.inside(shawl):
        for _ in range(30):
            x, y = d.rng.uniform(104, 286), d.rng.uniform(900, 1080)
            d.fill(geo.ellipse(x, y, 5, 5), "#9a5a3c", 0.75), d.fill(geo.ellipse(x, y, 2), "#3a1226")
        d.fill(geo.ribbon([(90, 1000), (120, 900), (180, 860)], [60, 60, 20], 16), "#1c0e22", 0.7, 18, False), d.fill(geo.ribbon([(170, 876), (226, 874), (272, 912), (296, 990)], [5, 8, 10, 8], 20), RIM, 0.9, 4, False)
    head = geo.curve([(188, 772), (226, 782), (246, 818), (240, 856), (214, 884), (170, 886), (142, 860), (134, 820), (150, 786)])
    lit_cloth(d, head, "#85747a", "#2c2030", [(196, 768), (232, 782), (254, 822), (240, 870)], [6, 8, 9, 6])
    for k in range(7):
        d.stroke([(150 + 14 * k, 790 + 2 * abs(k - 3)), (144 + 15 * k, 836), (156 + 11 * k, 880)], 0.9, "#4f4250")
    d.shape(geo.ellipse(190, 766, 27, 23), "#9a8684", 1.1, 0.2), d.fill(geo.ribbon([(180, 746), (206, 750), (215, 766)], [4, 6, 5], 12), RIM, 0.9, 2, False), d.stroke(geo.arc(190, 766, 16, 13, 0, 300), 0.9, "#8f7f88"), d.stroke([(164, 752), (218, 778)], 1.8, "#7a4a2a", (0.05, 0.05))
    # a small one asleep against her
    d.shape(geo.curve([(262, 1130), (258, 1060), (286, 1022), (326, 1030), (346, 1080), (350, 1136, "c")]), "#1f3844", 1.1, 0)
    d.fill(geo.ribbon([(300, 1022), (342, 1050), (352, 1130)], [6, 9, 8], 16), RIM, 0.85, 4, False)
    hood = geo.curve([(270, 1032), (258, 998), (272, 966), (304, 960), (328, 984), (330, 1016), (310, 1042)])
    lit_cloth(d, hood, "#94682c", "#3a2020", [(290, 960), (328, 976), (336, 1018)], [6, 8, 6]), d.shape(geo.ellipse(282, 952, 14, 13), "#c9a878", 0.9, 0.2)
    # the man with the umbrella
    case(d, 610, 1204, 230, 104, "#33221f")
    coat = geo.curve([(504, 1114), (496, 1020), (514, 946), (560, 912), (630, 910), (682, 940), (710, 1014), (716, 1114), (610, 1130)])
    d.light = np.array((-0.5, -0.85))
    lit_cloth(d, coat, "#1e2540", "#0c0a18", [(640, 908), (560, 908), (510, 944), (492, 1020), (500, 1110)], [5, 9, 12, 13, 8])
    d.stroke([(610, 930), (606, 1010), (610, 1110)], 1.2, INK)
    d.shape(geo.curve([(560, 918), (600, 900), (646, 914), (630, 934), (600, 928), (574, 936)]), "#141a30", 1.0, 0.1)
    d.shape(geo.curve([(566, 890), (560, 852), (578, 826), (622, 824), (644, 850), (640, 890), (604, 910)]), "#2a1c1e", 1.1, 0), d.shape(geo.ellipse(558, 872, 9, 14), "#e2a878", 0.9, 0.1)
    d.fill(geo.ribbon([(606, 822), (568, 834), (562, 880)], [5, 7, 6], 14), RIM, 0.85, 4, False)
    crown = geo.curve([(558, 842, "c"), (566, 794), (586, 782), (604, 790), (626, 782), (644, 800), (652, 838, "c"), (606, 850)])
    brim = geo.curve([(518, 850), (560, 830), (606, 840), (652, 828), (692, 840), (660, 864), (606, 866), (550, 870)])
    for shape in (crown, brim):
        lit_cloth(d, shape, "#3a2820", "#120c14", [(520, 846), (560, 826), (566, 794), (600, 784)], [5, 6, 7, 5])
    sleeve = geo.ribbon([(520, 960), (474, 1004), (452, 950)], [54, 46, 34], 24)
    lit_cloth(d, sleeve, "#222a48", "#0e0c1a", [(498, 950), (456, 990), (438, 950)], [6, 9, 7])
    d.stroke([(462, 968), (446, 900), (430, 826), (418, 774)], 2.6, "#8a8f98", (0.02, 0.05), 0.2), d.stroke([(462, 968), (470, 1000), (486, 1010), (494, 996)], 3.4, "#7a4a2a", (0.02, 0.02))
    d.shape(geo.curve([(440, 930), (452, 922), (468, 930), (470, 948), (458, 958), (444, 952)]), "#e2a878", 1.0, 0.1)
    for y in (932, 939, 946):
        d.stroke([(442, y), (456, y + 1)], 0.9, "#7a3c30", (0.1, 0.2))
    with d.at(417, 768, 1.0, -14):
        d.shape(geo.curve([(-13, -16), (0, -20), (14, -16), (16, 2), (12, 16), (-12, 16), (-16, 2)]), "#fff3dc", 1.0, 0.12), d.fill(geo.ellipse(-4, -12, 9, 5), "#c98a4c", 0.85, 2, False)


def paint(picture):
    picture.image = ramp(((0, "#1a1428"), (1, "#2c2234")), picture.y / 1200).astype(np.float32)
    room, metal, folk, near = (Drawing(picture, INK, 1.9, light=(-0.3, -0.9), seed=seed) for seed in (3, 5, 9, 11))
    hall(room), on_the_wall(room), chain(metal)
    case(folk, 716, 716, 96, 56, "#5f4634"), case(folk, 660, 700, 70, 44, "#44505c", False), chandelier(folk, True), behind(folk), old_man(folk), teller(folk)
    case(folk, 70, 1030, 120, 70, "#5c3a3a", True, -2)
    folk.light = np.array((-0.3, -0.9))
    chandelier(folk, False), from_behind(near)
    for d in (room, metal, folk, near):
        d.under()
    picture.glow(CX, 690, 380, "#ff9a3c", 0.30, 1.6)
    picture.directions(base=60)
    people = np.maximum(folk.cover(), near.cover())
    pastel(picture, "#241a30", grain=1.9, cover=0.88, soft=0.9, mask=0.75 * (1 - 0.75 * people))
    above = np.zeros(picture.shape, np.float32)
    for d in (near, folk, metal, room):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    specks(picture, 50, "#ffd890", (0.8, 2.2), strength=0.7, seed=8, mask=(picture.y < 620) * (1 - people))
    return finish(picture, impasto=0, paper=0.03, grain=0.004, bloom=0.05)
