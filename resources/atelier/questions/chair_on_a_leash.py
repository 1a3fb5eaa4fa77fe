"""Does he only talk too long, or has he forgotten whom he tied up outside?

A snowy evening before a lit shop: an armchair on carved paws, with a collar, is tied to a lamp post and holds one cold paw
in the air.  Its tracks and a man's boots come along the pavement; only the boots go in.  On the door a sign forbids armchairs.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import mix
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import pastel
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 321, 0.25
INK, SNOW, SHADE, LIT, DUSK = "#231a2a", "#dfe4f2", "#8a97c4", "#fff3d0", "#3a4372"
CLOTH, DARK, SUN = "#a84a5c", "#54203c", "#f0a07a"


def scene(detail):
    bare_sheet()


def shop(d):
    """Everything warm is behind glass: loaves, a lamp, the back of a man who takes his time."""
    d.fill(geo.rectangle(-20, -20, 850, 830), "#4a4a72")
    for row in range(17):
        for k in range(9):
            x, y = -40 + 104 * k + 52 * (row % 2), -10 + 48 * row
            d.fill(geo.rectangle(x + 3, y + 3, 97, 41, 5), mix(("#55527c", "#4a4870", "#5c5884")[d.rng.integers(3)], "#332f54", 0.25 * d.rng.random()), 0.9), d.stroke([(x + 6, y + 44), (x + 50, y + 45), (x + 98, y + 44)], 0.8, "#2c2a4c", (0.2, 0.3))
    # the window
    d.fill(geo.rectangle(18, 128, 332, 452), "#2a2740"), d.fill(geo.rectangle(30, 140, 308, 428), "#f9cf74")
    with d.inside(geo.rectangle(30, 140, 308, 428)):
        d.fill(geo.ellipse(170, 210, 150, 150), "#fff2c0", 0.9, 50, False), d.fill(geo.rectangle(30, 470, 308, 110), "#d98f44", 0.6, 30, False)
        for y, kinds in ((262, 0), (352, 1)):
            d.fill(geo.rectangle(30, y, 308, 9), "#9a6034"), d.fill(geo.rectangle(30, y + 9, 308, 10), "#c9893f", 0.7, 4, False)
            x = 44
            while x < 330:
                wide = d.rng.uniform(26, 52)
                loaf = geo.curve([(x, y, "c"), (x - 2, y - 0.42 * wide), (x + 0.5 * wide, y - 0.72 * wide if kinds else y - 0.55 * wide), (x + wide + 2, y - 0.42 * wide), (x + wide, y, "c")])
                d.shape(loaf, ("#b4703a", "#c9843f", "#a05c2c")[d.rng.integers(3)], 0.8, 0.12)
                for k in (0.25, 0.5, 0.75):
                    d.stroke([(x + k * wide - 4, y - 0.2 * wide), (x + k * wide + 3, y - 0.46 * wide)], 1.4, "#f6d9a0", (0.2, 0.4))
                x += wide + d.rng.uniform(6, 14)
        d.fill(geo.rectangle(30, 470, 308, 12), "#8a5230"), d.fill(geo.rectangle(30, 482, 308, 90), "#b4713c")
        d.stroke([(236, 140), (236, 178)], 1.6, "#5a3a2c", (0.02, 0.02)), d.shape(geo.curve([(204, 206, "c"), (214, 182), (236, 174), (258, 182), (268, 206, "c")]), "#c8503c", 0.9, 0.1), d.fill(geo.ellipse(236, 208, 18, 9), "#fffbe6")
        # he, from behind, talks; she, with a bun and an apron, has all evening
        coat = geo.curve([(96, 574, "c"), (100, 470), (112, 424), (150, 410), (188, 424), (200, 470), (206, 574, "c")])
        d.shape(coat, "#3f4a68", 1.0, 0.12), d.shape(geo.ellipse(150, 388, 25, 28), "#6a4a3c", 0.8, 0.1), d.shape(geo.ellipse(177, 392, 5, 8), "#d99a78", 0.7, 0.1), d.hatch(geo.ellipse(150, 388, 25, 28), 84, 4, 0.6, "#3a2620"), d.shape(geo.curve([(120, 380), (126, 354), (150, 346), (174, 354), (180, 380), (150, 374)]), "#2f3650", 0.9, 0.1), d.shape(geo.ribbon([(112, 418), (150, 428), (190, 418)], [19, 22, 19], 14), "#c8a23c", 0.9, 0.12)
        d.shape(geo.ribbon([(196, 440), (226, 430), (236, 402)], [25, 21, 15], 16), "#3f4a68", 0.9, 0.1), d.shape(geo.ellipse(238, 393, 9, 10), "#d99a78", 0.8, 0)
        d.shape(geo.curve([(256, 474), (258, 430), (272, 414), (300, 414), (316, 430), (320, 474)]), "#7f9ab0", 0.9, 0.1), d.shape(geo.polygon([(270, 474), (274, 434), (300, 434), (306, 474)]), "#fbf3e0", 0.7, 0)
        d.shape(geo.curve([(264, 388), (262, 372), (276, 358), (296, 360), (304, 378), (300, 398), (284, 408), (268, 402), (264, 394), (257, 391)]), "#f0c09a", 0.8, 0.08), d.shape(geo.curve([(266, 376), (264, 360), (282, 350), (304, 358), (308, 384), (300, 394), (292, 376)]), "#8a4a2c", 0.8, 0.1), d.shape(geo.ellipse(302, 350, 12, 11), "#8a4a2c", 0.8, 0.1), d.stroke([(271, 381), (276, 379)], 1.6, INK), d.stroke([(266, 396), (272, 398)], 1.2, "#8a3a34")
    d.fill(geo.rectangle(179, 140, 10, 428), "#3a3350")
    d.contour(geo.rectangle(30, 140, 308, 428), 1.2, lost=0.05)
    for x0, y0, x1, y1 in ((50, 560, 110, 420), (70, 560, 124, 440), (210, 300, 250, 200)):
        d.fill(geo.polygon([(x0, y0), (x0 + 12, y0), (x1 + 12, y1), (x1, y1)]), "#fffbe8", 0.22, 2, False)
    d.shape(geo.polygon([(6, 580), (362, 580), (370, 606), (-2, 606)]), "#2f2b48", 1.0, 0), d.fill([(0, 578), (60, 570), (180, 573), (300, 568), (366, 579), (366, 588), (0, 588)], SNOW)
    awning(d)


def awning(d):
    for k in range(8):
        x = -30 + 54 * k
        stripe = geo.curve([(x + 26, 36, "c"), (x + 72, 36, "c"), (x + 62, 140, "c"), (x + 34, 158), (x + 6, 140, "c")])
        d.shape(stripe, ("#b8404a", "#efe2cc")[k % 2], 0.9, 0), d.fill(geo.polygon([(x + 6, 116), (x + 62, 116), (x + 62, 150), (x + 6, 150)]), "#3a2448", 0.3, 8, False)
    snow = [(-20, 44), (-20, 14), (80, 6), (190, 16), (300, 4), (400, 18), (452, 34), (440, 58), (392, 70), (340, 56), (270, 74), (200, 58), (120, 76), (50, 60)]
    d.fill(geo.moved(geo.curve(snow), 2, 10), "#3a2448", 0.5, 6, False), d.fill(snow, SNOW), d.model(snow, SHADE, 12, 9, 0.7)


def door(d):
    frame = geo.rectangle(392, 150, 196, 640)
    d.fill(frame, "#2a2740"), d.shape(geo.rectangle(404, 164, 172, 626), "#2f5a5c", 1.0, 0)
    d.fill(geo.rectangle(424, 186, 132, 300), "#f6c66a")
    with d.inside(geo.rectangle(424, 186, 132, 300)):
        d.fill(geo.ellipse(470, 260, 80, 110), "#fff0bc", 0.9, 30, False), d.fill(geo.rectangle(420, 400, 140, 100), "#d08a44", 0.6, 20, False)
        for k in range(6):
            x = 426 + 26 * k
            d.fill(geo.polygon([(x, 186), (x + 22, 186), (x + 17, 256 - 10 * abs(k - 2.5)), (x + 5, 256 - 10 * abs(k - 2.5))]), "#fdf4e0", 0.85, 0.5, False), d.stroke([(x + 11, 186), (x + 11, 240)], 0.8, "#d9c09a", (0.1, 0.3))
    d.contour(geo.rectangle(424, 186, 132, 300), 1.2, lost=0.05)
    for y, high in ((516, 110), (648, 116)):
        d.shape(geo.rectangle(428, y, 124, high, 3), "#295053", 0.9, 0), d.stroke([(434, y + high - 6), (434, y + 6), (546, y + 6)], 1.0, "#4f8684", (0.02, 0.1))
    d.shape(geo.ellipse(562, 500, 8, 10), "#e9c46e", 0.9, 0.12)
    # the sign: a ring, a bar, and behind them an armchair
    d.fill(geo.ellipse(492, 372, 57), "#3a2030", 0.35, 5, False), d.fill(geo.ellipse(490, 368, 55), "#fdf6e8")
    seat = geo.union(geo.curve([(466, 374), (464, 346), (476, 334), (504, 334), (516, 346), (514, 374)]), geo.rectangle(456, 360, 16, 36, 7), geo.rectangle(508, 360, 16, 36, 7), geo.rectangle(464, 374, 52, 22, 5), geo.rectangle(463, 392, 7, 12), geo.rectangle(510, 392, 7, 12))
    d.fill(seat, "#2a2030"), d.stroke([(470, 373), (510, 373)], 1.6, "#fdf6e8", (0.02, 0.02))
    d.fill(geo.subtract(geo.ellipse(490, 368, 55), geo.ellipse(490, 368, 44)), "#c8302f"), d.fill(geo.ribbon([(457, 335), (523, 401)], [11, 11], 6, False), "#c8302f"), d.contour(geo.ellipse(490, 368, 55), 1.0)
    d.shape(geo.polygon([(384, 790), (596, 790), (612, 820), (370, 820)]), "#6a688e", 1.0, 0), d.fill([(372, 818), (440, 792), (520, 796), (606, 812), (610, 826), (370, 828)], SNOW, 0.95, 1, False)


def ground(d):
    snow = [(-20, 800), (130, 790), (300, 806), (500, 812), (650, 796), (830, 804), (830, 1220), (-20, 1220)]
    d.fill(snow, "#a9b4d8")
    with d.inside(geo.curve(snow)):
        d.fill(geo.ellipse(400, 1220, 620, 120), "#6f7cb0", 0.8, 50, False)
        # what falls out of the window and the door
        d.fill(geo.polygon([(30, 800), (345, 800), (330, 1040), (-120, 1040)]), "#ffe6a8", 0.75, 13, False), d.fill(geo.polygon([(178, 800), (192, 800), (120, 1044), (92, 1044)]), "#98a2cc", 0.6, 5, False), d.fill(geo.polygon([(424, 810), (556, 810), (640, 1090), (400, 1090)]), "#ffe6a8", 0.8, 16, False)
        for _ in range(46):
            x, y = d.rng.uniform(-20, 800), 810 + 390 * d.rng.random()
            d.stroke([(x, y), (x + 30, y - 5), (x + 74, y + 2)], 0.9, ("#8794c4", "#f4f4fa", "#fff0cc")[d.rng.integers(3)], (0.3, 0.6))


def boot_print(d, x, y, s, turn):
    with d.at(x, y, s, turn):
        for path in (geo.ellipse(0, -10, 9, 17), geo.ellipse(0, 18, 7.5, 8)):
            d.fill(path, "#5f6ca4", 0.9), d.fill(geo.moved(path, 2, 3), "#4a5590", 0.7, 2, False)
        d.stroke([(-8, -20), (0, -28), (8, -20)], 1.2, "#eef0fa", (0.2, 0.3))
        for k in range(3):
            d.stroke([(-6, -18 + 7 * k), (6, -18 + 7 * k)], 1.0, "#8490c4", (0.1, 0.1))


def paw_print(d, x, y, s):
    with d.at(x, y, s):
        d.fill(geo.ellipse(0, 4, 11, 8), "#5f6ca4"), d.fill(geo.ellipse(1, 6, 8, 5), "#4a5590", 0.8, 1.5, False)
        for px, py in ((-12, -6), (-5, -12), (5, -12), (12, -6)):
            d.fill(geo.ellipse(px, py, 4.4, 5), "#5f6ca4")
        d.stroke([(-13, 9), (0, 14), (13, 9)], 1.0, "#eef0fa", (0.2, 0.3))


def tracks(d):
    """Side by side along the pavement; then one of the two goes in."""
    for k in range(7):
        x, y = 20 + 64 * k, 1168 - 24 * k - 5 * (k % 2)
        boot_print(d, x, y - (16 if k % 2 else 0), 1.08 - 0.05 * k, 66)
    for x, y, turn in ((452, 960, 34), (488, 932, 16), (474, 888, 6), (500, 862, 2)):
        boot_print(d, x, y, 0.74, turn)
    for k in range(8):
        x, y = 40 + 62 * k, 1192 - 12 * k
        for dx, dy in ((0, 0), (24, -22)):
            paw_print(d, x + dx + d.rng.normal(0, 4), y + dy + d.rng.normal(0, 3), 0.92)


def post(d):
    iron = "#2a2a44"
    d.fill(geo.ellipse(744, 1056, 76, 15), "#5662a0", 0.7, 6, False)
    for line, wide in (([(742, 1060), (740, 980)], [66, 40]), ([(740, 990), (738, -20)], [29, 22])):
        path = geo.ribbon(line, wide, 12, False)
        d.fill(path, iron), d.contour(path, 1.0, lost=0.2), d.fill(geo.ribbon([(x - 0.3 * w, y) for (x, y), w in zip(line, wide, strict=True)], [5, 4], 8, False), "#d99a6a", 0.8, 1.5, False)
    for y, w in ((978, 50), (952, 36), (560, 34), (250, 32)):
        d.shape(geo.rectangle(740 - w / 2, y, w, 14, 6), iron, 0.9, 0), d.stroke([(740 - w / 2 + 4, y + 4), (740 - w / 4, y + 4)], 1.4, "#d99a6a")
    d.fill([(706, 1062), (716, 1040), (742, 1032), (768, 1040), (782, 1062), (744, 1072)], SNOW), d.fill([(726, 952), (740, 942), (756, 952), (740, 957)], SNOW)
    for y in (300, 420, 650, 800):
        d.fill(geo.ribbon([(749, y), (751, y + 44), (748, y + 90)], [3, 7, 2], 12), SNOW, 0.9)


def paw(d, x, y, s, flip=False, tone="#7a4a30"):
    """Carved oak: a lion's foot, though of late it has been taken for a dog's."""
    with d.at(x, y, s, 0, flip):
        leg = geo.curve([(-24, -74, "c"), (-30, -46), (-20, -24), (-30, -10), (-44, -2), (-46, 10), (-20, 14), (14, 12), (20, 0), (14, -24), (24, -48), (22, -74, "c")])
        d.fill(leg, tone)
        with d.inside(leg):
            d.fill(geo.ribbon([(18, -80), (12, -40), (16, 10)], [16, 14, 18], 16), "#3a1f1c", 0.8, 5, False), d.fill(geo.ribbon([(-26, -70), (-20, -34), (-40, 0)], [6, 8, 9], 16), "#e9a868", 0.9, 3, False)
        d.contour(leg, 1.2, lost=0.1)
        for px in (-32, -18, -4):
            d.stroke([(px, -10), (px - 5, 2), (px - 4, 12)], 1.4, "#2a1418", (0.2, 0.1))
        d.stroke([(-22, -58), (-8, -50), (8, -60)], 1.2, "#2a1418"), d.stroke([(-18, -44), (-2, -40), (10, -48)], 1.0, "#2a1418")


def chair(d):
    """It looks at the door; its ears are up."""
    d.fill(geo.polygon([(330, 1050), (590, 1060), (830, 1120), (830, 1190), (560, 1150), (360, 1090)]), "#4f5a98", 0.7, 12, False)
    paw(d, 610, 1040, 0.95, False, "#5a3428"), paw(d, 452, 1020, 0.8, False, "#5a3428")
    # back, with two wings that are ears
    back = geo.curve([(452, 830), (446, 720), (436, 640), (426, 566), (440, 524), (468, 512), (492, 538), (520, 562), (570, 566), (616, 556), (638, 524), (664, 508), (692, 526), (698, 580), (686, 660), (676, 760), (672, 850)])
    d.cast(back, 8, 8, INK, 0.4, 10), d.fill(back, CLOTH)
    with d.inside(back):
        d.fill(geo.ribbon([(690, 540), (676, 660), (664, 850)], [50, 56, 60], 24), DARK, 0.85, 18, False), d.fill(geo.ribbon([(438, 540), (452, 660), (458, 830)], [18, 26, 24], 24), SUN, 0.85, 11, False), d.fill(geo.ellipse(560, 840, 130, 60), DARK, 0.7, 24, False)
        damask(d, (420, 500, 700, 860))
        for x, y in ((512, 640), (566, 632), (620, 640), (538, 700), (594, 700), (514, 760), (568, 756), (622, 762)):
            for dx, dy in ((-24, 30), (24, 30), (-24, -30), (24, -30)):
                d.stroke([(x, y), (x + 0.5 * dx, y + 0.4 * dy), (x + dx, y + dy)], 1.0, DARK, (0.05, 0.7))
            d.fill(geo.ellipse(x, y + 2, 8, 7), DARK, 0.8, 2, False), d.shape(geo.ellipse(x, y, 6), "#d97a6a", 0.8, 0.12)
    d.contour(back, 1.5, lost=0.08)
    for line in ([(470, 524), (466, 580), (480, 640), (482, 720)], [(664, 520), (662, 580), (648, 640), (646, 720)]):
        d.stroke(line, 1.6, DARK, (0.1, 0.5))
    # far arm, seat, front, near arm
    seat = geo.curve([(404, 856), (440, 820), (560, 812), (668, 824), (690, 860), (676, 900), (420, 906)])
    d.shape(seat, "#b4586a", 1.2, 0), d.model(seat, DARK, 12, 10, 0.7)
    for arm, scroll in (([(640, 760), (682, 752), (716, 776), (722, 830), (716, 1000), (640, 1004), (632, 850), (628, 800)], (680, 800)), ([(378, 776), (408, 748), (448, 754), (466, 792), (462, 850), (468, 1010), (392, 1004), (384, 850), (374, 810)], (420, 796))):
        path = geo.curve(arm)
        d.cast(path, 8, 4, DARK, 0.5, 8), d.fill(path, CLOTH)
        box = path.computeTightBounds()
        with d.inside(path):
            d.fill(geo.ribbon([(box.right() - 8, box.top()), (box.right() - 8, box.bottom())], [34, 40], 12), DARK, 0.8, 12, False), d.fill(geo.ribbon([(box.left() + 12, box.top() + 20), (box.left() + 12, box.bottom())], [16, 18], 12), SUN, 0.85, 7, False)
            damask(d, (box.left(), box.top(), box.right(), box.bottom()))
        d.contour(path, 1.4, lost=0.08)
        for r in (30, 20, 10):
            d.stroke(geo.arc(*scroll, r, 0.92 * r, 30 + 8 * r, 320 + 8 * r), 1.6, DARK, (0.1, 0.3))
        d.shape(geo.ellipse(*scroll, 5), "#e9c46e", 0.7, 0)
    front = geo.curve([(462, 900, "c"), (556, 908), (640, 900, "c"), (642, 1002, "c"), (556, 1012), (466, 1004, "c")])
    d.fill(front, "#9a4054"), d.model(front, DARK, 14, 14, 0.7)
    with d.inside(front):
        damask(d, (460, 900, 642, 1010))
    d.contour(front, 1.3, lost=0.1)
    for k in range(33):  # fringe
        x = 392 + 10.2 * k
        y = 1003 + 6 * np.sin(np.pi * k / 32)
        d.stroke([(x, y), (x - 1, y + 12), (x + d.rng.normal(0, 2), y + 24)], 2.2, ("#d9a44a", "#8a5a2c", "#e9c46e")[k % 3], (0.05, 0.5))
    # paws: one on the ground, one held up
    paw(d, 660, 1080, 1.0)
    with d.at(430, 1052, 1, 16):
        paw(d, 0, 0, 1.0)
    for k in range(3):
        d.stroke([(360 - 9 * k, 1052 - 4 * k), (354 - 9 * k, 1064), (360 - 9 * k, 1076 + 4 * k)], 1.4, "#5662a0", (0.3, 0.3))
    snow_on_it(d)


def damask(d, box):
    for row, y in enumerate(np.arange(box[1] + 16, box[3], 44)):
        for x in np.arange(box[0] + 14 + 22 * (row % 2), box[2], 44):
            for s in (-1, 1):
                d.stroke([(x, y + 13), (x + 9 * s, y + 3), (x + 7 * s, y - 9), (x, y - 15)], 1.0, "#d98a72", (0.2, 0.3))
            d.stroke([(x, y + 14), (x, y - 5)], 1.0, "#d98a72", (0.2, 0.3)), d.fill(geo.ellipse(x, y - 8, 2.6, 3.6), "#e9a888", 0.8, 0, False)


def snow_on_it(d):
    caps = (
        [(428, 560), (436, 516), (468, 496), (494, 522), (522, 546), (570, 548), (614, 540), (636, 508), (664, 492), (696, 514), (702, 566), (680, 546), (662, 534), (644, 556), (618, 580), (570, 586), (524, 586), (494, 566), (470, 542), (448, 544)],
        [(420, 872), (444, 830), (500, 814), (560, 806), (620, 814), (656, 834), (664, 868), (610, 884), (556, 878), (500, 890), (452, 882)],
        [(370, 800), (380, 756), (410, 730), (450, 738), (472, 778), (466, 806), (448, 782), (420, 772), (394, 782)],
        [(634, 778), (646, 744), (682, 734), (718, 756), (730, 806), (712, 794), (694, 776), (664, 774)],
    )
    for points in caps:
        path = geo.curve(points)
        d.cast(path, 2, 9, DARK, 0.5, 5), d.fill(path, "#f1f2fa")
        with d.inside(path):
            box = path.computeTightBounds()
            d.fill(geo.ellipse(box.right() - 10, box.bottom() - 4, 0.55 * box.width(), 0.5 * box.height()), SHADE, 0.7, 9, False), d.fill(geo.ellipse(box.left() + 0.3 * box.width(), box.top() + 10, 0.3 * box.width(), 10), LIT, 0.9, 6, False)
        d.contour(path, 0.9, lost=0.45, colour="#5a6298")


def lead(d):
    """A collar with a brass tag, and the lead to the post, taut from much looking."""
    collar = geo.ribbon([(443, 676), (500, 700), (566, 706), (630, 700), (685, 676)], [24, 26, 27, 26, 24], 40, False)
    d.cast(collar, 2, 7, DARK, 0.6, 4), d.shape(collar, "#6a3a20", 1.1, 0.1)
    for k in range(9):
        x = 460 + 26 * k
        d.fill(geo.ellipse(x, 686 + 17 * np.sin(np.pi * (x - 440) / 246), 4.4), "#e9c46e"), d.fill(geo.ellipse(x - 1, 685 + 17 * np.sin(np.pi * (x - 440) / 246), 1.5), "#fff6d0")
    buckle = geo.subtract(geo.rectangle(494, 682, 32, 36, 6, 8), geo.rectangle(502, 690, 16, 20, 3, 8))
    d.shape(buckle, "#e9c46e", 0.9, 0.1)
    d.contour(geo.ellipse(566, 728, 7, 9), 1.2, colour="#c9983c", lost=0), d.shape(geo.ellipse(566, 752, 19, 20), "#e9c46e", 1.0, 0.14), d.fill(geo.ellipse(560, 746, 6, 5), "#fff6d0", 0.9, 2, False)
    line = [(664, 692), (684, 760), (706, 800), (728, 792), (738, 720)]
    d.fill(geo.moved(geo.ribbon(line, [11] * 5, 50), 3, 6), INK, 0.5, 3, False), d.shape(geo.ribbon(line, [11] * 5, 50), "#8a4a26", 1.0, 0.1), d.stroke([(x - 2, y - 2) for x, y in line], 0.9, "#e0a468", (0.05, 0.05))
    for y in (700, 714, 728):
        d.shape(geo.ribbon([(722, y + 5), (740, y + 8), (757, y + 3)], [12, 13, 12], 12), "#8a4a26", 1.0, 0.12), d.stroke([(724, y + 2), (740, y + 5), (755, y)], 0.9, "#e0a468")


def flakes(d, count, size, tone, alpha):
    for _ in range(count):
        x, y, r = d.rng.uniform(0, 800), d.rng.uniform(0, 1200), d.rng.uniform(*size)
        d.fill(geo.ellipse(x, y, r, 0.9 * r), tone, alpha, 0.25 * r, False)


def paint(picture):
    picture.image = ramp(((0, "#3f3f68"), (1, "#8f9cc8")), picture.y / 1200).astype(np.float32)
    back, near, air = (Drawing(picture, INK, 1.8, light=(-0.85, -0.5), seed=seed) for seed in (3, 9, 11))
    shop(back), door(back), ground(back), tracks(back)
    post(near), chair(near), lead(near)
    flakes(back, 170, (1.4, 3.2), "#dfe4f6", 0.8), flakes(air, 130, (2.0, 4.6), "#ffffff", 0.92), flakes(air, 26, (6, 12), "#ffffff", 0.75)
    back.under()
    picture.glaze(step(picture.x, 560, 800) * step(picture.y, 900, 500), "#6a6aa0", 0.6)
    picture.glow(184, 330, 420, "#ffc860", 0.34, 1.6), picture.glow(490, 330, 300, "#ffc860", 0.26, 1.6)
    near.under()
    cover = [drawing.cover() for drawing in (back, near)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.1).sharpen_at(560, 760, 220, 0.8).sharpen_at(490, 370, 80, 1.0)
    picture.focus = np.maximum(picture.focus, blur(cover[1], 2) * 0.9)
    picture.directions(base=4, swirl=0.4)
    strokes(picture, (24, 12, 6, 3, 1.7), length=8, jitter=(0.016, 0.012), need=(0, 0.04, 0.045, 0.045))
    back.over(1 - cover[1], 0.85), near.over()
    pastel(picture, "#59608f", grain=1.7, cover=0.92, soft=0.9, mask=0.55)
    air.under()
    return finish(picture, impasto=0.01, paper=0.03, grain=0.004, bloom=0.04)
