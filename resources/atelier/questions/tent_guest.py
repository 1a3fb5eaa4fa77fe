"""Was the second place always meant for this guest?

In a tent by night: on the canvas the shadow of a stag with a lantern on its antlers, and where the shadow's muzzle ends a real nose comes in at the flap.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.hands import pencil, wash
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 913, 1.25
INK, SHADE, GLOW = "#2b1620", "#6d3420", (640, 520)
APEX, LEFT, RIGHT, SOIL = (408, 40), (-190, 936), (930, 936), 936
SKIN = "#c98a62"


def scene(detail):
    bare_sheet()


def canvas(d):
    """The end of the tent with its seam, and the two slopes that come towards us."""
    end = geo.polygon([APEX, RIGHT, LEFT])
    d.fill(end, "#eda548")
    with d.inside(end):
        d.fill(geo.ellipse(*GLOW, 420, 420), "#f8c464", 0.9, 90, False), d.fill(geo.ellipse(*GLOW, 210, 220), "#ffe08c", 0.95, 60, False)
        d.fill(geo.ellipse(60, 960, 320, 150), "#a8582a", 0.7, 60, False), d.fill(geo.ellipse(820, 960, 120, 120), "#b8642c", 0.6, 50, False)
        for x, w, tone in ((20, 40, "#c87830"), (170, 30, "#ffd07a"), (250, 34, "#c9782f"), (400, 30, "#ffd68a"), (470, 24, "#d48a38"), (700, 30, "#d98f3c"), (770, 36, "#b96a2c")):
            d.fill(geo.ribbon([APEX, (0.5 * (APEX[0] + x), 500), (x, SOIL)], [2, 0.5 * w, w], 20), tone, 0.5, 9, False)
    for side, corner in ((-1, LEFT), (1, RIGHT)):
        far = -220 if side < 0 else 1020
        slope = geo.polygon([APEX, corner, (far, 1240), (far, -60), (APEX[0] - side * 6, -60)])
        d.fill(slope, "#b5602c" if side < 0 else "#bf6a2e")
        with d.inside(slope):
            d.fill(geo.ribbon([APEX, corner], [60, 190], 12), "#e08c3c" if side > 0 else "#c9742f", 0.8, 44, False)
            d.fill(geo.ellipse(400 + side * 420, 160, 220, 300), "#5f2a22", 0.8, 90, False), d.fill(geo.ellipse(400 + side * 430, 1000, 130, 260), "#7a3a22", 0.6, 60, False)
            for k in range(5):
                x, y = 400 + side * (60 + 110 * k), -20 + 40 * k
                d.fill(geo.ribbon([(x, y), (x + side * 120, y + 240), (x + side * 190, y + 560)], [4, 26, 10], 20), "#7d3c22", 0.45, 12, False), d.fill(geo.ribbon([(x + side * 24, y), (x + side * 146, y + 240), (x + side * 214, y + 560)], [3, 18, 8], 20), "#eb9a48", 0.4, 9, False)
        seam = [APEX, ((APEX[0] + corner[0]) / 2 + side * 10, (APEX[1] + corner[1]) / 2 - 8), corner]
        d.fill(geo.ribbon(seam, [12, 20, 28], 20), "#8a4524"), d.fill(geo.ribbon([(x - side * 4, y - 3) for x, y in seam], [4, 6, 8], 20), "#f0a856", 0.8, 2, False)
        line = geo.sample(seam, 74)
        for k in range(0, 73, 2):
            d.stroke([tuple(line[k] + (side * 9, 6)), tuple(line[k + 1] + (side * 9, 6))], 0.8, "#f6c98a", (0.05, 0.05))
        d.stroke(seam, 1.2, INK, (0.05, 0.05))
    # the ridge pole comes over our heads
    pole = geo.polygon([(400, 98), (416, 98), (440, -20), (372, -20)])
    d.shape(pole, "#4a2a20", 1.0, 0.05), d.fill(geo.polygon([(401, 98), (406, 98), (400, -20), (384, -20)]), "#b87844", 0.8, 2, False)
    upright = geo.ribbon([(408, 84), (409, 130)], [16, 14], 8)
    d.shape(upright, "#4a2a20", 0.9, 0.05)


ANTLERS = (
    ([(452, 548), (392, 500), (346, 420), (350, 330), (404, 250)], [30, 26, 22, 17, 5]),
    ([(420, 524), (430, 470), (470, 436)], [18, 15, 4]),
    ([(356, 440), (296, 408), (268, 356)], [17, 14, 4]),
    ([(346, 370), (392, 352), (424, 312)], [15, 13, 4]),
    ([(352, 330), (324, 282), (330, 236)], [14, 11, 3]),
    ([(494, 546), (540, 490), (556, 420), (528, 350), (470, 300)], [28, 24, 21, 16, 5]),
    ([(524, 512), (566, 512), (596, 486)], [16, 13, 4]),
    ([(556, 430), (600, 412), (624, 372)], [17, 14, 5]),
    ([(546, 382), (560, 340), (548, 300)], [14, 11, 3]),
)
BODY = [(600, 746), (606, 800), (600, 850), (574, 852), (548, 826), (520, 782), (494, 752), (462, 744), (436, 772), (404, 816), (372, 858), (350, 890), (344, 1000), (322, 1004), (316, 900), (296, 870), (270, 868), (292, 910), (276, 946), (250, 934), (262, 900), (232, 866), (150, 862), (90, 876), (84, 1004), (60, 1004), (50, 890), (20, 860), (-60, 1000), (-200, 1000), (-200, 640), (-60, 606), (60, 612), (170, 600), (250, 606), (310, 580), (360, 560), (408, 552), (386, 546, "c"), (340, 546), (314, 526, "c"), (346, 508), (392, 514), (430, 536), (456, 544), (492, 540), (514, 520), (548, 508, "c"), (546, 540), (520, 570), (540, 610), (566, 662), (588, 712)]


def stag():
    return geo.union(geo.curve(BODY), *(geo.ribbon(points, widths, 30) for points, widths in ANTLERS))


def lantern(d):
    """Hung from a tine; it is the light by which we see all this."""
    x, y = 622, 374
    d.stroke([(x - 2, y), (x + 1, y + 24), (x, y + 50)], 1.8, "#6b3520", (0.02, 0.02))
    d.fill(geo.ellipse(x, y + 104, 46, 56), "#fffbe0", 0.85, 14, False)
    for shape in (geo.curve([(x - 10, y + 56, "c"), (x, y + 44), (x + 10, y + 56, "c"), (x + 32, y + 74, "c"), (x - 32, y + 74, "c")]), geo.rectangle(x - 34, y + 136, 68, 14, 4)):
        d.fill(shape, SHADE, 0.9, 1.2)
    for dx in (-30, -10, 10, 30):
        d.fill(geo.ribbon([(x + 0.9 * dx, y + 72), (x + dx, y + 138)], [4, 4], 6), SHADE, 0.8, 1.0, False)
    d.fill([(x, y + 88, "c"), (x + 8, y + 110), (x, y + 126), (x - 8, y + 110)], "#ffd45c"), d.stroke(geo.arc(x, y + 56, 22, 20, 180, 360), 1.5, SHADE, (0.02, 0.02))
    for mx, my, turn, s in ((704, 452, 20, 1.0), (676, 610, -30, 0.8)):  # moths
        with d.at(mx, my, s, turn):
            for side in (-1, 1):
                d.fill([(0, 0), (side * 12, -11), (side * 17, -2), (side * 9, 4), (side * 10, 11), (0, 6)], SHADE, 0.8, 0.8, False)
            d.fill(geo.ellipse(0, 1, 2.4, 7), SHADE)


def flap(d):
    """The zip is open by a hand's breadth, and somebody has his nose in the gap."""
    gap = geo.curve([(588, 650, "c"), (634, 740), (664, 850), (676, 944, "c"), (560, 944, "c"), (570, 860), (576, 750)])
    d.fill(gap, "#1f2748")
    with d.inside(gap):
        d.fill(geo.ellipse(610, 970, 60, 50), "#0d1128", 0.8, 14, False)
        for x, y in ((612, 712), (632, 902), (604, 908)):
            d.fill(geo.ellipse(x, y, 1.8), "#f3e6c0")
    edge = geo.curve([(586, 640, "c"), (646, 740), (690, 846), (732, 944, "c"), (674, 946, "c"), (658, 850), (626, 740)])
    d.cast(edge, 10, 4, "#7c3f24", 0.5, 8), d.shape(edge, "#f2b258", 1.1, 0.12)


def zipper(d):
    """The left edge of the gap lies over the muzzle."""
    edge = geo.curve([(590, 650, "c"), (584, 750), (580, 850), (566, 944, "c"), (540, 944, "c"), (556, 850), (566, 740)])
    d.fill(geo.moved(edge, 12, 4), "#2b1016", 0.6, 7, False), d.fill(edge, "#a05a2c"), d.contour(edge, 1.0, colour=INK, lost=0.2)
    path = [(APEX[0] + 8, 90), (500, 330), (576, 560), (590, 650)]
    d.stroke(path, 0.9, "#8a4524", (0.05, 0.02))
    line = geo.sample([*path, (584, 750), (580, 850), (566, 944)], 120)
    for k in range(2, 119, 2):
        d.stroke([tuple(line[k] - (4, 0)), tuple(line[k] + (4, 0))], 0.8, "#6d3420", (0.05, 0.05))
    d.shape(geo.rectangle(583, 642, 13, 18, 3), "#c9a05c", 0.9, 0.12), d.shape(geo.ribbon([(590, 658), (597, 674), (592, 692)], [5, 6, 5], 8), "#c9402f", 0.8, 0.1)


def nose(d):
    muzzle = geo.curve([(540, 742, "c"), (590, 746), (640, 766), (686, 794), (716, 816), (724, 834), (714, 852), (690, 858), (668, 868), (636, 872), (590, 862), (540, 856, "c")])
    with d.inside(geo.polygon([(576, 650), (780, 650), (780, 944), (562, 944)])):
        d.cast(muzzle, 2, 22, "#3a1810", 0.5, 10)
        d.fill(muzzle, "#9a632e")
        with d.inside(muzzle):
            d.fill(geo.ellipse(640, 880, 100, 34), "#ecd2a8", 0.95, 11, False), d.fill(geo.ellipse(690, 806, 40, 22, 30), "#5a3320", 0.6, 10, False), d.fill(geo.ribbon([(560, 742), (640, 764), (712, 812)], [16, 14, 7], 16), "#ffc070", 0.9, 5, False), d.fill(geo.ribbon([(570, 740), (570, 860)], [60, 60], 8), "#3a1c1c", 0.75, 16, False)
            for _ in range(80):
                x, y = d.rng.uniform(586, 690), d.rng.uniform(754, 866)
                d.stroke([(x, y), (x + 11, y + 5)], 0.7, ("#6b3a20", "#c98d50", "#f3d3a0")[d.rng.integers(3)], (0.2, 0.5))
        d.contour(muzzle, 1.2, colour=INK, lost=0.2)
        tip = geo.curve([(700, 806), (716, 814), (726, 832), (718, 844), (704, 842), (696, 826)])
        d.shape(tip, "#2a1c22", 1.1, 0.06), d.fill(geo.ellipse(712, 820, 6, 3.4, 40), "#f3d9b4", 0.9, 1, False)
        d.stroke([(703, 832), (710, 834), (715, 829)], 1.4, "#0e080c"), d.stroke([(708, 846), (694, 856), (668, 858), (640, 850)], 1.3, INK, (0.1, 0.5))
        for x, y, ex, ey in ((694, 860, 722, 880), (684, 866, 702, 892), (672, 870, 680, 896), (704, 852, 738, 862)):
            d.stroke([(x, y), ((x + ex) / 2 + 4, (y + ey) / 2), (ex, ey)], 0.7, "#f6e0bc", (0.1, 0.6))


def floor(d):
    d.fill(geo.polygon([(-60, SOIL), (860, SOIL), (860, 1240), (-60, 1240)]), "#6e3424")
    d.fill(geo.ellipse(600, 950, 340, 60), "#c9742f", 0.75, 26, False), d.fill(geo.ellipse(100, 1200, 420, 130), "#381a20", 0.75, 60, False)
    d.stroke([(-20, SOIL), (556, SOIL + 2)], 1.4, INK, (0.02, 0.02)), d.stroke([(690, SOIL), (820, SOIL)], 1.4, INK, (0.02, 0.02))
    for k in np.linspace(-8, 8, 12):
        d.stroke([(400 + 58 * k, SOIL), (400 + 120 * k, 1230)], 0.6, "#8f4c2c", (0.1, 0.2))
    # the other bag: smooth, empty, its pillow not pressed
    bag = geo.curve([(640, 986, "c"), (740, 976), (800, 984, "c"), (900, 1110), (960, 1250, "c"), (560, 1250, "c"), (590, 1110)])
    d.cast(bag, -12, 8, "#200c16", 0.5, 10), d.fill(bag, "#5b6a44")
    with d.inside(bag):
        for k in range(8):
            y = 1000 + 36 * k + 2.4 * k * k
            d.fill(geo.ribbon([(540, y + 10), (720, y), (900, y + 10)], [7, 9, 7], 20), "#38432f", 0.7, 3, False), d.fill(geo.ribbon([(540, y - 6), (720, y - 16), (900, y - 6)], [5, 8, 5], 20), "#b0a85c", 0.55, 4, False)
    d.contour(bag, 1.2, colour=INK), d.stroke([(706, 980), (690, 1100), (668, 1240)], 1.4, "#2a3226", (0.02, 0.02))
    pillow = geo.curve([(628, 968), (660, 944), (740, 938), (800, 946), (820, 980), (760, 1004), (680, 1006), (636, 996)])
    d.shape(pillow, "#f3ddb4", 1.1, 0.12), d.stroke([(660, 950), (676, 966), (668, 984)], 0.8, "#a8764c")
    # two mugs
    for x, y, tone in ((520, 1076, "#3f7186"), (566, 1104, "#c9493a")):
        d.fill(geo.ellipse(x + 6, y + 28, 40, 10), "#240e16", 0.6, 5, False)
        d.stroke(geo.arc(x + 28, y, 15, 17, -80, 90), 3.0, tone, (0.02, 0.02))
        d.shape(geo.curve([(x - 27, y - 28, "c"), (x, y - 24), (x + 27, y - 28, "c"), (x + 24, y + 24), (x, y + 31), (x - 24, y + 24)]), tone, 1.1, 0.18)
        d.shape(geo.ellipse(x, y - 28, 27, 8), "#f6e3c0", 1.0, 0), d.fill(geo.ellipse(x, y - 27, 22, 5.6), "#5a2c1c")
        for s in (-7, 6):
            d.fill(geo.ribbon([(x + s, y - 36), (x + s + 9, y - 62), (x + s - 4, y - 90), (x + s + 6, y - 118)], [3, 8, 9, 2], 20), "#ffe9c0", 0.4, 4, False)


def checks(d, shape, lines, colour, wide):
    with d.inside(shape):
        for points in lines:
            d.fill(geo.ribbon(points, [wide] * len(points), 24), colour, 0.62, 0, False)


def sitter(d):
    """From behind, the bag pulled up to the ears; one arm out, an apple on the flat hand."""
    d.fill(geo.ellipse(250, 1220, 300, 60), "#1c0a14", 0.7, 24, False)
    # the arm
    sleeve = geo.ribbon([(330, 1010), (420, 1000), (500, 960), (560, 934)], [96, 78, 62, 50], 30)
    d.cast(sleeve, -6, 22, "#2b1018", 0.5, 12), d.shape(sleeve, "#35506e", 1.2, 0)
    with d.inside(sleeve):
        d.fill(geo.ribbon([(330, 1046), (430, 1034), (570, 966)], [50, 40, 26], 20), "#1a2740", 0.85, 10, False), d.fill(geo.ribbon([(340, 966), (430, 964), (560, 912)], [10, 12, 9], 20), "#f0b060", 0.9, 5, False)
        for x, y in ((400, 1000), (440, 986), (488, 968), (524, 950)):
            d.stroke([(x - 12, y - 34), (x + 2, y - 8), (x - 2, y + 30)], 1.0, "#162036", (0.2, 0.4))
    cuff = geo.ribbon([(548, 914), (560, 934), (568, 960)], [18, 20, 18], 12)
    d.shape(cuff, "#e6d3ae", 1.0, 0.14)
    hand = geo.curve([(562, 918), (590, 908), (616, 912), (650, 914), (692, 916), (704, 924), (694, 932), (664, 934), (640, 944), (606, 956), (576, 952)])
    d.shape(hand, SKIN, 1.1, 0)
    with d.inside(hand):
        d.fill(geo.ribbon([(566, 950), (620, 950), (690, 930)], [24, 18, 8], 16), "#7a4030", 0.75, 6, False), d.fill(geo.ribbon([(570, 914), (620, 910), (700, 918)], [8, 6, 4], 16), "#ffd9a0", 0.9, 2.5, False)
    for y in (922, 928):
        d.stroke([(648, y), (676, y + 0.5), (698, y - 1)], 0.7, "#7a4030", (0.2, 0.3))
    apple = geo.curve([(652, 874), (664, 868), (682, 874), (692, 892), (684, 912), (664, 918), (644, 914), (634, 894), (640, 876)])
    d.shape(apple, "#c93a2c", 1.1, 0.18), d.fill(geo.ellipse(674, 884, 8, 6, 30), "#ffd9a0", 0.9, 2, False), d.stroke([(654, 874), (652, 864)], 1.6, "#4a2418", (0.02, 0.02)), d.shape([(652, 866, "c"), (640, 856), (628, 862, "c"), (640, 868)], "#7d9a44", 0.7, 0.1)
    # the bag round the shoulders
    bag = geo.curve([(120, 1250, "c"), (104, 1120), (120, 1020), (160, 958), (214, 934), (280, 938), (336, 964), (372, 1030), (392, 1130), (404, 1250, "c")])
    d.fill(bag, "#b8402e")
    checks(d, bag, [[(150 + 62 * k, 930), (142 + 58 * k + 6 * (k - 2), 1080), (110 + 74 * k, 1250)] for k in range(-1, 6)], "#6a1c22", 26)
    checks(d, bag, [[(90, 990 + 62 * k), (250, 968 + 62 * k), (420, 990 + 62 * k)] for k in range(-1, 5)], "#6a1c22", 26)
    checks(d, bag, [[(90, 1020 + 62 * k), (250, 998 + 62 * k), (420, 1020 + 62 * k)] for k in range(-1, 5)], "#f0c98c", 4)
    checks(d, bag, [[(180 + 62 * k, 930), (172 + 58 * k + 6 * (k - 2), 1080), (146 + 74 * k, 1250)] for k in range(-1, 5)], "#f0c98c", 4)
    with d.inside(bag):
        d.fill(geo.ribbon([(110, 1250), (120, 1040), (190, 940)], [120, 100, 50], 20), "#260c1a", 0.75, 26, False), d.fill(geo.ribbon([(270, 936), (340, 966), (376, 1040), (398, 1240)], [14, 20, 18, 18], 24), "#ffc070", 0.85, 6, False)
        for fold in ([(210, 950), (190, 1060), (200, 1240)], [(290, 960), (300, 1080), (280, 1240)]):
            d.fill(geo.ribbon(fold, [4, 24, 16], 20), "#3a1018", 0.5, 10, False)
    d.contour(bag, 1.3, colour=INK)
    roll = geo.curve([(156, 962), (180, 930), (240, 920), (304, 930), (340, 960), (330, 984), (290, 966), (240, 958), (196, 966), (168, 986)])
    d.shape(roll, "#e8c48c", 1.1, 0.16)
    # the head, which does not move
    with d.at(252, 862, 1.0, 7):
        d.shape(geo.ellipse(60, 10, 13, 19), SKIN, 1.0, 0.1), d.stroke([(58, 2), (64, 10), (58, 18)], 0.9, "#7a4030")
        hair = geo.curve([(-4, -88), (8, -98, "c"), (16, -86), (36, -92, "c"), (42, -76), (62, -62), (72, -58, "c"), (68, -40), (72, -12), (60, 16), (56, 44), (40, 60), (22, 72, "c"), (10, 62), (-4, 80, "c"), (-16, 64), (-34, 74, "c"), (-52, 44), (-66, 14), (-75, 14, "c"), (-70, -8), (-70, -34), (-76, -46, "c"), (-62, -58), (-44, -80), (-44, -92, "c"), (-26, -88)])
        d.shape(hair, "#3a2228", 1.3, 0)
        with d.inside(hair):
            d.fill(geo.ribbon([(20, -90), (62, -58), (68, 0), (52, 50)], [8, 12, 11, 5], 24), "#f0a556", 0.9, 4, False)
            for a in np.linspace(0, 2 * np.pi, 60):  # out of the crown
                c, t = np.cos(a), np.sin(a)
                r = d.rng.uniform(54, 88)
                d.stroke([(2 + 14 * c, -34 + 12 * t), (2 + 0.6 * r * c + 4 * t, -30 + 0.7 * r * t - 3 * c), (2 + r * c + 9 * t, -20 + 1.1 * r * t)], 0.9, "#d98a4a" if c > 0.55 and d.rng.random() < 0.7 else ("#1c0f16", "#5f3a34")[d.rng.integers(2)], (0.3, 0.5))


def hung_up(d):
    """A cord below the ridge, with one sock."""
    cord = [(120, 150), (270, 220), (398, 100)]
    d.stroke(cord, 1.1, "#3a1c18", (0.01, 0.01))
    sock = geo.curve([(204, 200, "c"), (238, 208, "c"), (236, 240), (250, 262), (244, 280), (220, 282), (204, 262), (206, 230)])
    d.shape(sock, "#5f7f8c", 1.0, 0.16)
    with d.inside(sock):
        for y in (200, 216, 232):
            d.fill(geo.polygon([(200, y), (244, y + 4), (244, y + 11), (200, y + 7)]), "#e6d3ae", 0.9)
    d.shape(geo.rectangle(216, 186, 7, 22, 2, 12), "#d9a860", 0.8, 0.1)


def paint(picture):
    picture.image = ramp(((0, "#a85a2a"), (1, "#5f2c20")), picture.y / 1200).astype(np.float32)
    back, near = (Drawing(picture, INK, 1.9, light=(0.8, -0.6), seed=seed) for seed in (3, 9))
    canvas(back)
    shadow = stag()
    back.fill(geo.ellipse(622, 478, 124, 128), "#fff2b8", 0.8, 44, False)
    back.fill(geo.moved(shadow, 6, 5), SHADE, 0.35, 9, False), back.fill(shadow, SHADE, 0.86, 2.2, False)
    with back.inside(shadow):
        back.fill(geo.ellipse(622, 480, 130, 130), "#a0562a", 0.5, 40, False), back.fill(geo.ellipse(-20, 860, 240, 260), "#4a221c", 0.75, 70, False)
    lantern(back), flap(back), hung_up(back)
    floor(near), nose(near), zipper(near), sitter(near)
    back.under(), near.under()
    picture.glow(622, 480, 170, "#fff0b0", 0.22, 1.6)
    wash(picture, edge=0.12, granulation=0.05, bleed=0.7)
    picture.directions(base=50)
    pencil(picture, "#f8ecd2", (50, -34), 1.4, 26, 1.0, 0.5, mask=0.10 + 0.24 * step(picture.image.mean(-1), 0.6, 0.25))
    back.over(1 - near.cover()), near.over()
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
