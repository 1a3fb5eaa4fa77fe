"""Which of them was cold first, the one on the pole or those who were afraid of it?

Snowfall, very near: crows wind a scarf round the neck of a scarecrow. It has shut one eye, and the smallest crow is wrapped up with it.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish, specks
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 4, 731, 1.25
CROW, RIM, COAT, SACK = "#1c2030", "#7f93ac", "#2d4a4c", "#c8a676"
HEAD = [(270, 330), (244, 420), (238, 520), (262, 620), (320, 690), (400, 706), (484, 690), (546, 622), (570, 520), (562, 410), (536, 330), (400, 300)]
BRIM = [(96, 356), (150, 318), (260, 296), (400, 288), (540, 272), (650, 262), (716, 276), (700, 316), (600, 344), (470, 362), (330, 376), (190, 384)]
CROWN = [(244, 330), (236, 220), (232, 130), (262, 84), (330, 92), (400, 112), (470, 70), (532, 56), (560, 100), (574, 200), (586, 304), (480, 330), (340, 346)]


def scene(detail):
    bare_sheet()


def country(d):
    for base, tone, low, high in ((820, "#a9bcbc", 26, 70), (850, "#8ba3a6", 40, 110)):
        for x in np.arange(-20, 830, 17):
            tall = d.rng.uniform(low, high) * (0.5 + abs(x - 420) / 420)
            d.fill(geo.ribbon([(x, base + 20), (x + d.rng.normal(0, 4), base - 0.6 * tall), (x + d.rng.normal(0, 6), base - tall)], [d.rng.uniform(10, 26), 12, 1], 10), tone, 0.8, 2.5, False)
    d.fill([(-20, 846), (200, 832), (420, 850), (640, 828), (830, 842), (830, 1230), (-20, 1230)], "#e9ede6")


def tracks(d):
    for x, y, turn in ((24, 1130, 20), (62, 1150, 26), (92, 1120, 30), (46, 1186, 14), (118, 1180, 30), (684, 1190, -30), (716, 1160, -24), (700, 1116, -30), (758, 1136, -20), (784, 1098, -24), (746, 1090, -34), (784, 1180, -10)):
        with d.at(x, y, 1, turn, tall=0.7):
            for toe in (-10, 0, 10):
                d.fill(geo.ribbon([(0, 8), (0.5 * toe, -2), (toe, -14)], [4, 4, 2], 8), "#8fa6b4", 0.9, 0.6)
            d.fill(geo.ribbon([(0, 8), (0, 18)], [4, 2], 6), "#8fa6b4", 0.9, 0.6)


def band(d, points, widths, every, tones, start=0.0, fringe=False):
    """A length of knitting: stripes across it, stitches along it, a roll of shadow on its lower edge."""
    shape = geo.ribbon(points, widths, 70, False)
    d.cast(shape, -3, 10, "#15161f", 0.6, 8)
    d.fill(shape, tones[0])
    line = geo.sample(points, 200)
    ways = np.gradient(line, axis=0)
    long = np.concatenate(([0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))))
    ways /= np.hypot(ways[:, 0], ways[:, 1])[:, None] + 1e-6
    side = np.stack([-ways[:, 1], ways[:, 0]], -1)
    wide = np.interp(np.linspace(0, 1, 200), np.linspace(0, 1, len(widths)), widths)
    with d.inside(shape):
        for k, at in enumerate(np.arange(start, long[-1] + every, every)):
            if k % 2:
                i, j = (np.clip(np.searchsorted(long, v), 0, 199) for v in (at, at + every))
                edge = [tuple(line[n] + s * 0.6 * wide[n] * side[n] - 7 * (1 - abs(s)) * ways[n]) for n, s in ((i, -1), (i, 0), (i, 1))]
                back = [tuple(line[n] + s * 0.6 * wide[n] * side[n] - 7 * (1 - abs(s)) * ways[n]) for n, s in ((j, 1), (j, 0), (j, -1))]
                d.fill(geo.polygon(edge + back), tones[1], hide=False)
        for s, tone, share in ((0.42, "#5a3526", 0.55), (-0.36, "#fff2cc", 0.5)):
            d.fill(geo.ribbon([tuple(p) for p in (line + s * wide[:, None] * side)[::12]], [0.34 * w for w in widths], 50), tone, share, 7, False)
        for at in np.arange(4, long[-1], 10.5):
            n = int(np.clip(np.searchsorted(long, at), 0, 199))
            for row in np.arange(-0.5, 0.5, 11 / wide[n]):
                spot = line[n] + (row * wide[n] + 4) * side[n] + d.rng.normal(0, 0.7, 2)
                for way in (-1, 1):
                    d.stroke([tuple(spot + way * 4.2 * side[n] - 4 * ways[n]), tuple(spot + 4 * ways[n])], 0.62, ("#7a4c1f", "#8f5f2c", "#fff0c4")[d.rng.integers(3)], (0.1, 0.4))
    d.contour(shape, 1.1, lost=0.15)
    if fringe:
        for s in np.linspace(-0.48, 0.48, 11):
            spot = line[-1] + s * wide[-1] * side[-1]
            tip = spot + (34 + d.rng.normal(0, 4)) * ways[-1] + d.rng.normal(0, 5, 2)
            d.stroke([tuple(spot), tuple((spot + tip) / 2 + d.rng.normal(0, 3, 2)), tuple(tip)], 2.8, tones[int(9 * s) % 2], (0.05, 0.3))


def wing(d, front, tips, tones):
    """Fingers from the front edge to the back one, then two rows of coverts over their roots."""
    for share, count, wide in ((1.0, 11, 46), (0.62, 11, 40), (0.36, 11, 34)):
        roots, ends = geo.sample(front, count), geo.sample(tips, count)
        for k in range(count):
            root, end = roots[k], roots[k] + share * (ends[k] - roots[k])
            middle = (root + end) / 2 + 0.07 * np.array((-(end - root)[1], (end - root)[0]))
            one = geo.ribbon([tuple(root), tuple(middle), tuple(end)], [0.6 * wide, wide, wide, 0.34 * wide], 24)
            d.fill(one, tones[k % len(tones)])
            d.contour(one, 0.5, colour="#0c0e18", lost=0.2), d.stroke([tuple(root), tuple(middle), tuple(end)], 0.6, RIM if k % 2 else "#4a5a74", (0.4, 0.5))
    d.fill(geo.ribbon([tuple(p) for p in front], [30, 34, 22, 8], 30), tones[0]), d.stroke([tuple(p) for p in front], 1.2, RIM, (0.2, 0.4))


PERCHED = [(-150, 4, "c"), (-104, -34), (-82, -58), (-46, -74), (-8, -62), (60, -26), (130, 30), (196, 88), (232, 128, "c"), (214, 138), (196, 148, "c"), (150, 118), (96, 92), (30, 74), (-30, 40), (-62, 2), (-84, -6), (-112, 0)]


def perched(d, x, y, size, turn=0.0, flip=False):
    with d.at(x, y, size, turn, flip):
        for foot in (20, 58):
            d.fill(geo.ribbon([(foot, 70), (foot - 8, 104), (foot - 4, 128)], [18, 8, 7], 12), "#10121c")
            for toe in (-22, -4, 16):
                d.fill(geo.ribbon([(foot - 4, 126), (foot - 4 + toe, 134), (foot - 4 + 1.3 * toe, 144)], [7, 6, 3], 10), "#10121c")
        for k in range(5):
            d.fill(geo.ribbon([(130, 60 + 5 * k), (200, 110 + 6 * k), (256 - 8 * k, 146 + 8 * k)], [18, 17, 9], 12), ("#141826", "#232a3e")[k % 2])
        d.fill(PERCHED, CROW)
        with d.inside(geo.curve(PERCHED)):
            d.fill(geo.ribbon([(-80, -60), (-40, -76), (10, -58), (80, -16), (150, 40)], [10, 22, 24, 22, 12], 30), "#5d7090", 0.8, 7, False)
        for k in range(8):
            d.fill(geo.ribbon([(14 + 9 * k, -26 + 7 * k), (80 + 10 * k, 30 + 6 * k), (136 + 11 * k, 76 + 7 * k)], [16, 22, 7], 14), ("#1a1f30", "#2a334a", "#202638")[k % 3])
            d.stroke([(20 + 9 * k, -22 + 7 * k), (80 + 10 * k, 30 + 6 * k), (132 + 11 * k, 74 + 7 * k)], 0.7, RIM, (0.3, 0.6))
        for _ in range(46):
            px, py = d.rng.uniform(-60, 40), d.rng.uniform(-50, 60)
            if py < 0.7 * px + 74 and py > 0.3 * px - 40:
                d.stroke([(px, py), (px + 8, py + 11)], 0.8, ("#3d4a66", "#0e101a")[d.rng.integers(2)], (0.1, 0.6))
        d.fill([(-152, 6, "c"), (-120, -24), (-86, -42), (-74, -20), (-90, -2), (-120, 2)], "#3a4254"), d.stroke([(-150, 5), (-112, -10), (-80, -16)], 0.9, "#0a0c14")
        d.fill(geo.ellipse(-62, -40, 7, 7), "#e8dcb8"), d.fill(geo.ellipse(-63, -39, 4.2, 4.4), "#0a0a10")


def flying(d):
    """It pulls the end tight and beats its wings for it."""
    with d.at(8, 150, 0.7):
        wing(d, [(190, 380), (120, 290), (64, 190), (60, 110)], [(270, 340), (250, 240), (206, 130), (140, 30), (70, -20)], ("#222a40", "#2f3a54"))
        for k in range(6):
            d.fill(geo.ribbon([(300, 384), (370, 372 - 9 + 5 * k), (440 - 5 * abs(k - 2), 340 + 15 * k)], [22, 26, 14], 14), ("#151926", "#232a3e")[k % 2])
            d.stroke([(320, 384), (436 - 5 * abs(k - 2), 340 + 15 * k)], 0.6, RIM, (0.3, 0.5))
        body = [(34, 440, "c"), (76, 410), (100, 382), (140, 372), (190, 368), (250, 362), (310, 364), (352, 368), (350, 392), (310, 412), (260, 434), (200, 444), (140, 438), (104, 428), (76, 436)]
        d.fill(body, CROW)
        with d.inside(geo.curve(body)):
            d.fill(geo.ribbon([(90, 380), (150, 366), (250, 360)], [12, 22, 18], 24), "#5d7090", 0.75, 7, False)
            for _ in range(50):
                px, py = d.rng.uniform(110, 330), d.rng.uniform(376, 430)
                d.stroke([(px, py), (px + 15, py - 1)], 0.8, ("#3d4a66", "#0e101a")[d.rng.integers(2)], (0.1, 0.6))
        wing(d, [(184, 404), (206, 300), (190, 180), (216, 90)], [(352, 400), (372, 300), (370, 190), (344, 80), (290, 0), (236, -20)], ("#171b2a", "#252c42", "#1d2334"))
        for x in (226, 250):
            d.fill(geo.ribbon([(x, 430), (x + 26, 452), (x + 40, 448)], [10, 6, 4], 10), "#10121c")
        d.fill([(30, 454, "c"), (62, 414), (98, 394), (112, 412), (92, 430), (60, 436)], "#3a4254"), d.stroke([(34, 450), (70, 430), (104, 414)], 0.9, "#0a0c14")
        d.fill(geo.ellipse(124, 396, 8, 8), "#e8dcb8"), d.fill(geo.ellipse(122, 397, 4.8, 5), "#0a0a10")


def coat(d):
    shape = geo.curve([(-30, 930, "c"), (90, 912), (230, 880), (330, 830), (480, 828), (580, 872), (700, 892), (830, 900, "c"), (830, 1040, "c"), (660, 1060), (630, 1100), (640, 1230, "c"), (170, 1230, "c"), (176, 1110), (150, 1074), (-30, 1090, "c")])
    d.cast(shape, -10, 26, "#8fa6b4", 0.7, 18)
    d.fill(shape, COAT)
    with d.inside(shape):
        d.fill([(-30, 1030), (160, 1050), (240, 1240), (-30, 1240)], "#182c33", 0.8, 26, False), d.fill([(520, 1000), (830, 1010), (830, 1060), (640, 1080), (600, 1240), (520, 1240)], "#182c33", 0.6, 30, False)
        d.fill(geo.ellipse(400, 900, 230, 60), "#101f28", 0.8, 30, False)
        for line in ([(300, 900), (330, 1040), (380, 1230)], [(500, 900), (470, 1040), (430, 1230)], [(392, 980), (400, 1230)]):
            d.stroke(line, 2.0, "#0e1b22", (0.1, 0.2))
        for line in ([(180, 930), (210, 1010), (230, 1090)], [(620, 930), (610, 1000), (630, 1070)], [(60, 950), (80, 1020)], [(740, 930), (730, 1010)], [(240, 1100), (260, 1180)]):
            d.fill(geo.ribbon(line, [4, 26, 4], 20), "#47686a", 0.6, 8, False), d.stroke(line, 1.4, "#12242b", (0.3, 0.5))
        patch = geo.polygon([(206, 1096), (300, 1084), (310, 1170), (214, 1184)])
        d.fill(patch, "#8a5a48"), d.hatch(patch, 30, 9, 0.6, "#b98466")
        for k in range(8):
            for a, b in (((206, 1096), (300, 1084)), ((214, 1184), (310, 1170))):
                x, y = a[0] + (b[0] - a[0]) * (k + 0.5) / 8, a[1] + (b[1] - a[1]) * (k + 0.5) / 8
                d.stroke([(x - 2, y - 8), (x + 2, y + 8)], 1.0, "#e9d3a0", (0.05, 0.1))
        d.fill(geo.ribbon([(-30, 936), (90, 916), (230, 884), (320, 840)], [20, 26, 20, 8], 30), "#f2f3ea", 1, 2, False), d.fill(geo.ribbon([(500, 838), (580, 876), (700, 898), (830, 906)], [8, 20, 26, 22], 30), "#f7f4e4", 1, 2, False)
        d.ground(640, 908, 110, "#8296a6", 4, 0.6, 0.2)
    d.contour(shape, 1.3, colour="#0e1b22", lost=0.1)
    for y in (1060, 1150):
        d.shape(geo.ellipse(420, y, 15, 15), "#b7893c", 1, 0.2), d.fill(geo.ellipse(416, y - 3, 2.6), "#3a2a18"), d.fill(geo.ellipse(424, y + 3, 2.6), "#3a2a18")


def straw(d, x, y, count, angle, spread, long):
    for _ in range(count):
        a, reach = np.radians(angle + d.rng.normal(0, spread)), long * d.rng.uniform(0.5, 1.1)
        px, py = x + d.rng.normal(0, 10), y + d.rng.normal(0, 16)
        d.fill(geo.ribbon([(px, py), (px + 0.6 * reach * np.cos(a), py + 0.6 * reach * np.sin(a)), (px + reach * np.cos(a + 0.2), py + reach * np.sin(a + 0.2) + 8)], [5, 4.5, 1.5], 10), ("#d9a93f", "#f0cf70", "#a8772a", "#e6bc55")[d.rng.integers(4)], hide=False)
        if d.rng.random() < 0.3:
            d.stroke([(px, py + 3), (px + reach * np.cos(a), py + reach * np.sin(a) + 3)], 0.6, "#6b4718")


def head(d):
    straw(d, 266, 420, 26, 142, 20, 110), straw(d, 546, 410, 26, 34, 20, 110)
    d.fill([(270, 650), (540, 650), (560, 800), (240, 800)], "#5d4440")
    shape = geo.curve(HEAD)
    d.fill(shape, SACK)
    with d.inside(shape):
        d.fill([(220, 300), (330, 310), (300, 480), (320, 720), (200, 700)], "#7a5c58", 0.75, 40, False)
        d.fill(geo.ellipse(480, 470, 90, 130), "#ecd09a", 0.7, 36, False)
        d.fill([(220, 300), (600, 280), (580, 380), (400, 402), (240, 420)], "#4c3638", 0.75, 16, False)
        for x, y in ((316, 580), (506, 570)):
            d.fill(geo.ellipse(x, y, 40, 28), "#c4583c", 0.55, 15, False)
        for k in np.arange(-160, 190, 9):
            d.stroke([(400 + k, 300), (400 + 1.12 * k, 500), (400 + 0.85 * k, 700)], 0.45, ("#8f6c48", "#e6cc9c", "#a17c54")[int(k) % 3], (0.05, 0.05), 2)
        for y in np.arange(330, 700, 9):
            d.stroke([(236, y - 8), (400, y + 10), (570, y - 8)], 0.45, ("#8f6c48", "#e6cc9c", "#a17c54")[int(y) % 3], (0.05, 0.05), 2)
        for line in ([(300, 660), (330, 620), (336, 580)], [(500, 664), (474, 626), (470, 600)], [(256, 480), (280, 500), (290, 530)], [(556, 470), (534, 494)]):
            d.fill(geo.ribbon(line, [3, 15, 3], 16), "#6e5048", 0.5, 5, False), d.stroke(line, 1.2, "#54382e", (0.3, 0.5))
    d.contour(shape, 1.3, lost=0.15)
    # the eye that is shut, in black wool, and the button that is not
    d.stroke([(280, 496), (304, 518), (336, 522), (364, 502)], 3.6, "#2a1a1e", (0.1, 0.1))
    for x, y, a in ((288, 505, 125), (308, 519, 105), (332, 521, 84), (354, 510, 60)):
        d.stroke([(x, y - 6), (x + 19 * np.cos(np.radians(a)), y + 19 * np.sin(np.radians(a)))], 1.9, "#2a1a1e", (0.05, 0.3))
    d.cast(geo.ellipse(470, 496, 33, 33), -5, 7, "#4c3030", 0.7, 4)
    d.shape(geo.ellipse(470, 496, 33, 32), "#35588a", 1.2, 0.2), d.fill(geo.ellipse(474, 491, 22, 20), "#4f78ac", 0.9, 4, False), d.contour(geo.ellipse(470, 496, 22, 21), 0.9)
    for x, y in ((461, 489), (479, 487), (462, 504), (480, 503)):
        d.fill(geo.ellipse(x, y, 3.4), "#141a2c")
    d.stroke([(461, 489), (480, 503)], 1.6, "#e9dcb4"), d.stroke([(479, 487), (462, 504)], 1.6, "#e9dcb4")
    d.stroke([(436, 446), (468, 432), (500, 444)], 3.2, "#4a3026", (0.2, 0.4)), d.stroke([(288, 462), (318, 452), (350, 462)], 3.2, "#4a3026", (0.2, 0.4))
    nose = geo.curve([(398, 516, "c"), (424, 570), (418, 582, "c"), (378, 580, "c")])
    d.cast(nose, -5, 5, "#5a3a32", 0.5, 4), d.shape(nose, "#a8542f", 1.1, 0.15), d.hatch(nose, 0, 7, 0.5, "#d98a4f")
    for a, b in (((398, 520), (382, 574)), ((400, 520), (420, 570)), ((382, 580), (416, 580))):
        for k in np.linspace(0.15, 0.85, 4):
            x, y = a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k
            d.stroke([(x - 6, y - 2), (x + 6, y + 2)], 1.0, "#2a1a1e", (0.05, 0.1))
    mouth = geo.sample([(300, 606), (340, 638), (400, 648), (460, 636), (506, 598)], 12)
    d.stroke([tuple(p) for p in mouth], 2.2, "#2a1a1e", (0.05, 0.05))
    for k, (x, y) in enumerate(mouth):
        d.stroke([(x - 3 + 0.5 * k, y - 11), (x + 3 - 0.5 * k, y + 11)], 1.6, "#2a1a1e", (0.1, 0.1))


def hat(d):
    with d.inside(geo.curve(HEAD)):
        d.fill(geo.moved(geo.curve(BRIM), -6, 30), "#2a1c24", 0.6, 14, False)
    d.fill(CROWN, "#4a3430"), d.model(CROWN, "#20151a", 40, 30, 0.8)
    with d.inside(geo.curve(CROWN)):
        d.fill(geo.ribbon([(490, 90), (520, 180), (536, 300)], [30, 50, 40], 20), "#7d5a46", 0.6, 16, False)
        d.fill(geo.ribbon([(232, 286), (340, 304), (480, 288), (590, 262)], [42, 44, 44, 42], 30), "#8b2f2f")
        for k in np.arange(0, 1, 0.05):
            d.stroke([(236 + 350 * k, 268 + 34 * np.sin(3 * k)), (236 + 350 * k, 308 + 30 * np.sin(3 * k) - 40 * k)], 0.6, "#5c1c24", (0.1, 0.3))
        for line in ([(330, 92), (350, 150), (340, 220)], [(470, 70), (448, 130), (456, 200)], [(400, 112), (402, 170)]):
            d.fill(geo.ribbon(line, [4, 22, 3], 16), "#1c1218", 0.6, 7, False), d.stroke(line, 1.3, "#150d12", (0.2, 0.6))
    d.contour(geo.curve(CROWN), 1.2)
    d.fill(BRIM, "#54392f"), d.model(BRIM, "#21151a", 16, 10, 0.8)
    d.contour(geo.curve(BRIM), 1.2)
    for x, y in geo.sample([(110, 366), (260, 382), (440, 366), (640, 330)], 26):
        d.stroke([(x, y), (x + d.rng.normal(0, 5), y + d.rng.uniform(5, 15))], 1.0, "#33211f", (0.05, 0.7))
    snow = geo.curve([(120, 344), (170, 300), (226, 288), (250, 312), (300, 334), (380, 342), (470, 330), (560, 306), (596, 262), (660, 246), (706, 268), (690, 286), (620, 298), (560, 322), (480, 346), (400, 358), (300, 362), (210, 352)])
    d.fill(snow, "#f4f4ea"), d.model(snow, "#a3b6c0", 12, 8, 0.8), d.contour(snow, 0.7, lost=0.5)
    cap = geo.curve([(236, 132), (250, 80), (300, 66), (350, 84), (400, 98), (440, 72), (500, 40), (552, 54), (568, 104), (540, 96), (518, 112), (486, 96), (452, 118), (404, 140), (372, 122), (340, 130), (310, 112), (276, 128), (256, 118)])
    d.fill(cap, "#f7f5ea"), d.model(cap, "#a3b6c0", 14, 9, 0.8), d.contour(cap, 0.7, lost=0.5)


TONES = ("#e3a536", "#f4e6c2")


def chick(d):
    """The smallest one is wound in, too: its head shows between the wool and the cheek."""
    shape = geo.curve([(508, 690), (508, 640), (534, 606), (574, 602), (606, 626), (614, 670), (610, 720), (520, 730)])
    d.cast(shape, -8, 6, "#3a2426", 0.6, 7), d.fill(shape, CROW)
    with d.inside(shape):
        d.fill(geo.ellipse(588, 622, 30, 26), "#5d7090", 0.7, 10, False)
    for a in np.linspace(-2.9, -0.3, 22):
        x, y = 560 + 50 * np.cos(a), 656 + 52 * np.sin(a)
        d.stroke([(x, y), (x + 10 * np.cos(a + 0.3), y + 10 * np.sin(a + 0.3))], 1.2, CROW, (0.05, 0.6))
    d.fill([(538, 654, "c"), (560, 644), (584, 654, "c"), (562, 676, "c")], "#5b6170"), d.stroke([(540, 655), (562, 660), (583, 655)], 0.9, "#0a0c14")
    for x in (536, 590):
        d.stroke([(x - 10, 637), (x, 643), (x + 10, 637)], 1.8, "#c9d4e0", (0.1, 0.1))


def scarf(d):
    band(d, [(216, 790), (236, 812), (300, 850), (400, 868), (510, 850), (570, 808), (590, 776)], [20, 60, 88, 92, 88, 60, 20], 40, TONES, 6)
    band(d, [(612, 716), (596, 760), (556, 804), (470, 838), (370, 836), (270, 800), (222, 752), (200, 716)], [20, 60, 80, 88, 88, 80, 56, 18], 42, TONES, 20)
    chick(d)
    band(d, [(536, 730), (560, 830), (584, 900), (572, 984)], [66, 82, 86, 82], 38, TONES, 0, True)
    band(d, [(200, 672), (226, 716), (290, 762), (390, 788), (500, 774), (580, 734), (616, 696), (632, 660)], [16, 56, 84, 90, 88, 78, 54, 18], 41, TONES, 0)
    band(d, [(628, 700), (600, 738), (500, 764), (390, 756), (290, 700), (200, 620), (120, 540), (40, 460), (8, 500), (12, 566)], [16, 54, 80, 84, 80, 74, 66, 42, 60, 70], 40, TONES, 12, True)


def flakes(d):
    for _ in range(60):
        x, y, r = d.rng.uniform(0, 800), d.rng.uniform(0, 1200), d.rng.uniform(2.5, 7)
        d.fill(geo.blob(d.rng, x, y, r, r, 7, 0.15), "#fbfaf2", 0.92, 0.8, False)


def paint(picture):
    sky = ((0, "#7d9ea2"), (0.3, "#a4bcb8"), (0.56, "#d9ddca"), (0.70, "#f3e2bd"), (1, "#f3e2bd"))
    picture.image = ramp(sky, np.clip((picture.y + 24 * picture.noise(260, 4, stretch=(3, 1))) / 1200, 0, 1)).astype(np.float32)
    picture.glow(690, 640, 260, "#ffe9bd", 0.55)
    land, man, near = (Drawing(picture, "#221820", 1.8, light=(0.8, -0.6), seed=seed) for seed in (3, 5, 9))
    country(land), tracks(land), coat(man), head(man), hat(man), scarf(man)
    flying(near), perched(near, 664, 812, 0.72, -22)
    land.under(), man.under(), near.under()
    picture.parts = (1 + (land.cover() > 0.5) + 2 * (man.cover() > 0.5) + 4 * (near.cover() > 0.5)).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.15).sharpen_at(410, 560, 220, 1.0)
    picture.focus = np.maximum(picture.focus, blur(near.cover(), 2) * 0.7)
    picture.directions(base=14, swirl=0.4)
    strokes(picture, (26, 13, 6, 3, 1.7), length=8, jitter=(0.016, 0.011), need=(0, 0.04, 0.045, 0.045))
    free = 1 - near.cover()
    man.over(free), near.over()
    snow = Drawing(picture, seed=21)
    flakes(snow)
    snow.under()
    pencil(picture, "#f6efdf", layers=(58, -30), wide=1.3, reach=24, press=0.9, mask=0.12)
    specks(picture, 120, "#fbfaf2", (0.8, 2.2), strength=0.85, seed=8)
    return finish(picture, impasto=0.02, paper=0.03)
