"""Who decides which of us belongs to the family?

From near: a family hangs in its tree, cut out of black paper.  A woman in red on a ladder has the shears at one stem.
"""

import numpy as np
from atelier import geometry as geo
from light import shades
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 301, 0.25
BARK, BARK_DARK, BARK_LIT = "#4c2f2b", "#23161f", "#c98f5a"
LEAVES = ("#16332f", "#24493a", "#4a6b3e", "#a8923c", "#d9772f")
SKIN, SKIN_DARK = "#eeb493", "#a9584f"
CROWN = ((150, 130, 330, 250), (470, 90, 260, 190), (60, 360, 220, 210), (330, 300, 250, 190), (620, 190, 190, 150), (190, 470, 190, 120))
# place, height, tone of the ground, who, looks to the left
FAMILY = (
    (218, 150, 182, "#f3e3bd", "patriarch", False),
    (66, 236, 138, "#e9cf9c", "aunt", False),
    (396, 128, 150, "#f0d9a8", "uncle", True),
    (566, 166, 126, "#e9cf9c", "bride", True),
    (322, 332, 150, "#f3e3bd", "mother", False),
    (60, 440, 116, "#e4c58c", "twin", False),
    (172, 430, 116, "#e4c58c", "twin", True),
)
TRUNK = [(60, 1210, "c"), (126, 1120), (146, 960), (138, 820), (150, 700), (250, 690), (262, 800), (256, 960), (282, 1110), (350, 1210, "c")]
BOUGHS = (
    ([(214, 800), (226, 690), (300, 600), (420, 500), (560, 424), (690, 372), (760, 300)], [92, 70, 56, 46, 36, 26, 14]),
    ([(196, 760), (172, 600), (188, 420), (160, 250), (196, 30)], [80, 52, 38, 28, 16]),
    ([(180, 700), (110, 590), (20, 540), (-40, 500)], [50, 34, 24, 16]),
    ([(350, 566), (392, 430), (384, 300), (440, 130), (430, 20)], [40, 28, 22, 16, 8]),
    ([(520, 440), (560, 330), (590, 210), (660, 90)], [26, 20, 14, 7]),
    ([(180, 440), (110, 380), (70, 290)], [22, 15, 8]),
    ([(400, 330), (340, 240), (300, 90)], [18, 12, 6]),
)


def scene(detail):
    bare_sheet()


def leaf(x, y, size, turn):
    return geo.moved(geo.curve([(-1, 0, "c"), (-0.1, -0.45), (1, 0, "c"), (-0.1, 0.45)]), x, y, size, turn)


def land(d):
    d.fill([(-20, 1030), (160, 1000), (330, 1022), (520, 990), (700, 1012), (830, 996), (830, 1220), (-20, 1220)], "#d3a565", 0.95, 2)
    d.fill([(-20, 1090), (200, 1062), (440, 1078), (640, 1056), (830, 1074), (830, 1220), (-20, 1220)], "#a67c42")
    d.fill(geo.ellipse(400, 1230, 620, 90), "#5b4630", 0.85, 34, False)
    for _ in range(420):
        y = 1072 + 130 * d.rng.random()
        x, tall = d.rng.uniform(-10, 810), d.rng.uniform(7, 20) * (y - 1000) / 130
        d.stroke([(x, y), (x + d.rng.normal(0, 4), y - tall)], 1.0, ("#7c5c34", "#d8ad62", "#5b4630", "#8f8a48")[d.rng.integers(4)], (0.05, 0.7))
    walker = shades.placed(shades.figure(shades.WALK, coat=14, hat="brim"), 402, 1056, 118, True)
    d.fill(geo.polygon([(396, 1056), (412, 1056), (500, 1074), (470, 1076)]), "#5b4630", 0.7, 2, False)
    shades.lit(d, walker, "#3a2a36", "#f6c888", (0.8, 0.3), 2.0, 0.9, 0.4)
    d.stroke([(386, 1000), (430, 962)], 1.8, "#3a2a36", (0.02, 0.02)), d.shape(geo.blob(d.rng, 436, 956, 15, 13, 8, 0.08), "#b8402f", 0.9, 0.2)


def crown(d):
    mass = geo.union(*[geo.union(geo.ellipse(x, y, rx, ry), *[geo.ellipse(x + 0.9 * rx * np.cos(a), y + 0.9 * ry * np.sin(a), 0.24 * rx, 0.24 * ry) for a in np.arange(0, 6.2, 0.5)]) for x, y, rx, ry in CROWN])
    d.fill(mass, LEAVES[0])
    with d.inside(mass):
        for x, y, rx, ry in CROWN:
            d.fill(geo.ellipse(x - 0.25 * rx, y - 0.3 * ry, 0.6 * rx, 0.5 * ry), LEAVES[2], 0.6, 46, False)
            d.fill(geo.ellipse(x + 0.2 * rx, y + 0.62 * ry, 0.8 * rx, 0.34 * ry), "#0d2226", 0.7, 30, False)
    for _ in range(4200):
        x, y, rx, ry = CROWN[d.rng.integers(len(CROWN))]
        a, r = d.rng.uniform(0, 6.28), 1.16 * d.rng.random() ** 0.36
        px, py = x + rx * r * np.cos(a), y + ry * r * np.sin(a)
        if not (-20 < px < 830 and -20 < py < 720):
            continue
        sun = -0.35 * (px - x) / rx - 0.6 * (py - y) / ry + d.rng.normal(0, 0.34) + 0.25 * np.sin(px / 31) * np.sin(py / 23)
        k = 0 if sun < -0.25 else 1 if sun < 0.2 else 2 if sun < 0.72 else 3 if d.rng.random() < 0.7 else 4
        d.fill(leaf(px, py, d.rng.uniform(8, 15), d.rng.uniform(20, 130)), LEAVES[k])


def bough(d, points, widths):
    shape = geo.ribbon(points, widths, 60)
    d.fill(shape, BARK)
    with d.inside(shape):
        n = len(points)
        d.fill(geo.ribbon([(x + 0.28 * w, y + 0.28 * w) for (x, y), w in zip(points, widths, strict=True)], [0.5 * w for w in widths], 60), BARK_DARK, 0.85, 5, False)
        d.fill(geo.ribbon([(x - 0.36 * w, y - 0.36 * w) for (x, y), w in zip(points, widths, strict=True)], [0.2 * w for w in widths], 60), BARK_LIT, 0.8, 2.5, False)
        for k in range(3 * n):
            off = d.rng.uniform(-0.4, 0.4)
            d.stroke([(x + off * w, y + off * w + d.rng.normal(0, 2)) for (x, y), w in zip(points, widths, strict=True)], 0.9, (BARK_DARK, "#7a5238")[k % 2], (0.3, 0.4))
    d.contour(shape, 1.1, lost=0.2)


def trunk(d):
    d.fill(geo.polygon([(240, 1150), (330, 1140), (830, 1196), (830, 1220), (200, 1220)]), "#4a3628", 0.6, 6, False)
    path = geo.curve(TRUNK)
    d.fill(path, BARK)
    with d.inside(path):
        d.fill(geo.ribbon([(250, 700), (240, 900), (300, 1210)], [60, 70, 130], 20), BARK_DARK, 0.85, 18, False)
        d.fill(geo.ribbon([(150, 700), (148, 900), (100, 1200)], [16, 18, 30], 20), BARK_LIT, 0.8, 7, False)
        for k in range(26):
            x = 146 + 4.4 * k
            d.stroke([(x, 690), (x + d.rng.normal(0, 6), 880), (x + 1.1 * (x - 200) + d.rng.normal(0, 8), 1205)], d.rng.uniform(0.8, 1.8), (BARK_DARK, "#7a5238", "#362227")[d.rng.integers(3)], (0.1, 0.2))
        for q in (1.0, 0.66, 0.34):
            d.contour(geo.ellipse(196, 900, 26 * q, 38 * q), 1.2, lost=0.2, colour=BARK_DARK)
    d.contour(path, 1.2, lost=0.2)


def profile(kind):
    """A head cut out of black paper, looking to the right: chin near (20, 40), crown near (0, -50)."""
    face = [(30, -34), (34, -18), (33, -12), (46, 4), (34, 9), (37, 15), (33, 18), (36, 24), (30, 28), (30, 38), (14, 44), (6, 60), (36, 84), (44, 96, "c"), (-46, 96, "c"), (-38, 78), (-22, 62), (-24, 40)]
    back = [(-36, 18), (-38, -16), (-26, -44), (2, -54), (22, -46)]
    if kind == "twin":
        face = [(28, -30), (33, -14), (32, -8), (40, 2), (32, 6), (35, 11), (32, 14), (34, 19), (28, 24), (26, 34), (10, 38), (2, 52), (26, 74), (34, 96, "c"), (-36, 96, "c"), (-28, 70), (-16, 52), (-20, 36)]
    parts = [geo.curve([*face, *back])]
    extra = {
        "patriarch": [geo.curve([(34, 12), (44, 22), (40, 56), (22, 82), (2, 70), (4, 36), (18, 20)]), geo.ellipse(-16, -36, 26, 20)],
        "aunt": [geo.ellipse(-34, -44, 20, 18), geo.curve([(28, 58), (36, 70), (10, 86), (-34, 82), (-28, 66), (4, 70)])],
        "uncle": [geo.curve([(30, -36), (30, -84), (-34, -84), (-36, -30)]), geo.rectangle(-48, -40, 96, 9, 4), geo.curve([(32, 14), (50, 20), (38, 26), (28, 24)])],
        "dandy": [geo.curve([(-40, -20), (-20, -70), (30, -66), (46, -44), (24, -38)]), geo.curve([(33, 15), (52, 8), (46, 22), (32, 22)])],
        "mother": [geo.ellipse(-2, -64, 24, 20), geo.ellipse(-34, -10, 16, 30)],
        "bride": [geo.curve([(10, -56), (-30, -58), (-58, 0), (-62, 96, "c"), (-30, 96, "c"), (-34, 20)])],
        "twin": [geo.ellipse(8, -44, 26, 20), geo.ellipse(-22, -34, 22, 22), geo.ellipse(-32, -4, 16, 22)],
        "soldier": [geo.curve([(44, -36), (36, -60), (0, -70), (-38, -58), (-38, -36)]), geo.curve([(34, -40), (58, -32), (36, -30)]), geo.curve([(-24, 60), (16, 52), (22, 70), (-28, 76)])],
        "pupil": [geo.curve([(-38, 10), (-46, 34), (-34, 60), (-22, 30)]), geo.ellipse(-2, -44, 32, 20)],
        "odd one": [geo.ribbon([(x, -40), (x * 1.15 + bend, -62), (x * 1.5 + 2.2 * bend, -78 + 0.3 * abs(x))], [19, 11, 1.5], 14) for x, bend in ((20, 7), (8, -5), (-4, 4), (-16, -8), (-26, 3), (-33, -9))] + [geo.ribbon([(-30, -24), (-50, -30), (-62, -44)], [18, 9, 1.5], 12), geo.ribbon([(-34, -4), (-54, -2), (-66, -12)], [16, 8, 1.5], 12)],
    }[kind]
    return geo.union(*parts, *extra)


def fork(d):
    """The boughs grow out of the trunk: bark runs over the joint."""
    with d.inside(geo.curve(TRUNK)), d.inside(geo.rectangle(100, 726, 220, 480)):
        d.fill(geo.curve([(130, 770), (170, 752), (206, 800), (240, 770), (280, 780), (280, 920), (206, 900), (130, 920)]), BARK)
        d.fill(geo.ribbon([(262, 740), (250, 820), (242, 1000)], [50, 56, 64], 20), BARK_DARK, 0.85, 14, False), d.fill(geo.ribbon([(146, 740), (146, 950)], [14, 16], 20), BARK_LIT, 0.8, 6, False)
        for k in range(34):
            x = 142 + 3.6 * k
            d.stroke([(x + d.rng.normal(0, 4), 716), (x + d.rng.normal(0, 5), 830), (x + d.rng.normal(0, 4), 990)], d.rng.uniform(0.8, 1.8), (BARK_DARK, "#7a5238", "#362227")[d.rng.integers(3)], (0.3, 0.3))


def cameo(d, x, y, high, tone, kind, left, stem=None):
    """An oval on its stem, tied with a ribbon, and in it somebody cut out of black paper."""
    stem = stem or [(x, y - 0.46 * high), (x - 4, y - 0.60 * high), (x + 6, y - 0.76 * high)]
    if y < 500:
        d.fill(geo.ellipse(x + 8, y + 11, high * 0.43, high * 0.53), "#0a1a1e", 0.7, 8, False)
    d.fill(geo.ribbon(stem, [7, 6, 9], 16), BARK), d.contour(geo.ribbon(stem, [7, 6, 9], 16), 0.7)
    d.shape(geo.ellipse(x, y, high * 0.42, high * 0.52), "#a8722f", 1.1, 0.22)
    d.contour(geo.ellipse(x, y, high * 0.385, high * 0.485), 0.8, colour="#5c3420", lost=0)
    for a in np.arange(0, 6.28, 0.26):
        d.fill(geo.ellipse(x + 0.403 * high * np.cos(a), y + 0.503 * high * np.sin(a), 0.014 * high), "#f0cc78")
    pane = geo.ellipse(x, y, high * 0.355, high * 0.455)
    d.fill(pane, tone)
    with d.inside(pane):
        d.fill(geo.ellipse(x + 0.2 * high, y + 0.26 * high, 0.36 * high, 0.34 * high), "#b07c44", 0.5, 0.08 * high, False)
        d.fill(geo.moved(profile(kind), x + (2 if left else -2) + 3, y - 0.02 * high + 3, high / 185, 0, left), "#7a5030", 0.5, 2, False)
        d.fill(geo.moved(profile(kind), x + (2 if left else -2), y - 0.02 * high, high / 185, 0, left), "#17131a", hide=False)
    d.contour(pane, 0.8, lost=0.1)
    for side in (-1, 1):
        loop = geo.curve([(x, y - 0.5 * high, "c"), (x + side * 0.10 * high, y - 0.59 * high), (x + side * 0.19 * high, y - 0.54 * high), (x + side * 0.12 * high, y - 0.47 * high)])
        d.shape(loop, "#b03a34", 0.8, 0.25)
    d.shape(geo.ellipse(x, y - 0.51 * high, 0.03 * high), "#c85044", 0.7, 0.1)


def ladder(d):
    """It leans on the bough, and both feet are in the grass."""
    for x in (700, 762):
        d.fill(geo.ellipse(x + 20, 1184, 40, 6), "#4a3628", 0.7, 3, False)
    far, near = ((700, 1172), (574, 356)), ((762, 1186), (640, 334))
    for t in np.linspace(0.05, 0.93, 13):
        a = (far[0][0] + t * (far[1][0] - far[0][0]), far[0][1] + t * (far[1][1] - far[0][1]))
        b = (near[0][0] + t * (near[1][0] - near[0][0]), near[0][1] + t * (near[1][1] - near[0][1]))
        rung = geo.ribbon([a, b], [10, 10], 8)
        d.fill(rung, "#b07c48"), d.fill(geo.ribbon([(a[0], a[1] + 3), (b[0], b[1] + 3)], [4, 4], 8), "#5c3a2c", 0.8, 1, False), d.contour(rung, 0.8)
    for (x0, y0), (x1, y1) in (far, near):
        rail = geo.ribbon([(x0, y0), ((x0 + x1) / 2 - 2, (y0 + y1) / 2), (x1, y1)], [14, 13, 12], 20, False)
        d.fill(rail, "#c08a50")
        with d.inside(rail):
            d.fill(geo.ribbon([(x0 + 5, y0), (x1 + 5, y1)], [6, 5], 10, False), "#6a4430", 0.85, 1.5, False)
        d.contour(rail, 0.9, lost=0.2)


def shears(d):
    """Long hedge shears; the blades are open round the stem."""
    with d.at(0, 70):
        blades(d)


def blades(d):
    for side, tip in ((-1, (432, 432)), (1, (434, 486))):
        blade = geo.curve([(548, 462 - 5 * side, "c"), (500, 452 + side * 16), (*tip, "c"), (490, 462 + side * 4), (546, 462 + 7 * side, "c")])
        d.shape(blade, "#cdd8dc", 1.0, 0.15)
        d.stroke([(540, 460), (496, 455 + side * 11), (tip[0] + 8, tip[1])], 0.8, "#ffffff", (0.1, 0.3))
        d.fill(geo.ribbon([(548, 462), (590, 462 - side * 17), (640, 462 - side * 32)], [9, 10, 11], 14), "#7a4430"), d.contour(geo.ribbon([(548, 462), (590, 462 - side * 17), (640, 462 - side * 32)], [9, 10, 11], 14), 0.9)
    d.shape(geo.ellipse(547, 462, 8), "#e0b04a", 0.9, 0.1), d.fill(geo.ellipse(547, 462, 2.4), "#5c3420")


def grip(d, x, y, turn):
    """A fist round a handle that runs along x: four fingers lie over it, the thumb along it."""
    with d.at(x, y, 1.0, turn):
        palm = geo.curve([(-17, -4), (-14, 15), (8, 20), (21, 12), (20, -6), (2, -11)])
        d.shape(palm, SKIN, 0.9, 0.15)
        for k in range(4):
            px = -13 + 9.4 * k
            finger = geo.ribbon([(px + 2, 8), (px, -6), (px + 1, -12), (px + 3, -6)], [9, 9.4, 8.4, 7], 12)
            d.fill(finger, SKIN), d.contour(finger, 0.7, lost=0.15)
            d.fill(geo.ellipse(px + 1, 4, 4, 3), SKIN_DARK, 0.3, 1.5, False)


def woman(d):
    red, dark, bright = "#b8322c", "#5c1424", "#f0764a"
    # the far arm
    arm = geo.ribbon([(690, 572), (664, 584), (650, 570)], [44, 36, 30], 20)
    d.shape(arm, "#8a222a", 0.9, 0.2)
    fore = geo.ribbon([(656, 578), (640, 548), (626, 520)], [29, 25, 20], 16)
    d.shape(fore, "#d99a7c", 0.9, 0.2), grip(d, 620, 511, -14)
    # legs and shoes on a rung
    for x, y, tone in ((706, 934, "#3a2a38"), (736, 900, "#463242")):
        leg = geo.ribbon([(x + 16, 820), (x + 13, y - 44), (x + 4, y - 12)], [40, 30, 19], 14)
        d.shape(leg, tone, 0.8, 0.2)
        d.shape(geo.curve([(x + 16, y - 22), (x + 18, y - 2, "c"), (x - 26, y + 1, "c"), (x - 36, y - 5), (x - 20, y - 15), (x - 6, y - 24)]), "#2a1a20", 0.9, 0.1), d.fill(geo.rectangle(x + 5, y - 2, 13, 9, 1), "#1a1018")
    skirt = geo.curve([(664, 666, "c"), (646, 740), (640, 830), (656, 884, "c"), (690, 892), (730, 880), (770, 892), (808, 876, "c"), (800, 780), (768, 700), (746, 656, "c")])
    d.fill(skirt, red)
    with d.inside(skirt):
        for x0, x1, w in ((690, 678, 24), (716, 728, 26), (738, 776, 28)):
            d.fill(geo.ribbon([(x0, 660), (0.5 * (x0 + x1) + 6, 770), (x1, 895)], [4, 0.7 * w, w], 24), dark, 0.75, 8, False)
        for x0, x1, w in ((676, 656, 14), (702, 704, 14), (728, 752, 14)):
            d.fill(geo.ribbon([(x0, 664), (0.5 * (x0 + x1), 780), (x1, 892)], [3, 0.7 * w, w], 24), bright, 0.75, 5, False)
        d.fill(geo.ribbon([(650, 866), (690, 874), (730, 862), (770, 874), (810, 858)], [5, 5, 5, 5, 5], 40), "#f3d9a8", 0.9, 0.5, False)
    d.contour(skirt, 1.1, lost=0.15)
    for x0, x1 in ((684, 668), (708, 716), (734, 768)):
        d.stroke([(x0, 668), (0.5 * (x0 + x1) + 4, 770), (x1, 880)], 1.0, "#4a1020", (0.05, 0.5))
    body = geo.curve([(690, 536), (722, 532), (752, 548), (764, 586), (758, 640), (750, 674), (706, 684), (662, 672), (660, 630), (652, 590), (664, 552)])
    d.fill(body, red)
    with d.inside(body):
        d.fill(geo.ribbon([(752, 546), (764, 600), (752, 680)], [34, 46, 34], 16), dark, 0.8, 12, False), d.fill(geo.ribbon([(668, 552), (656, 600), (664, 670)], [16, 12, 8], 16), bright, 0.8, 6, False)
    d.contour(body, 1.0, lost=0.2)
    apron = geo.ribbon([(660, 664), (704, 676), (752, 664)], [17, 17, 17], 16, False)
    d.shape(apron, "#f2e6cc", 0.9, 0.1)
    for loop in ([(748, 664, "c"), (776, 640), (796, 650), (780, 668)], [(748, 666, "c"), (772, 676), (790, 700), (768, 696)]):
        d.shape(geo.curve(loop), "#f2e6cc", 0.9, 0.2)
    for tail in ([(752, 670), (768, 730), (784, 790)], [(748, 670), (756, 736), (762, 806)]):
        d.shape(geo.ribbon(tail, [7, 10, 12], 14, False), "#e6d6b8", 0.8, 0.15)
    head(d)
    # the near arm: rolled sleeve, elbow out
    upper = geo.ribbon([(716, 562), (708, 620), (676, 640)], [54, 48, 40], 24)
    d.cast(upper, 4, 10, "#3a0c18", 0.5, 6), d.fill(upper, "#c63c32")
    with d.inside(upper):
        d.fill(geo.ribbon([(738, 566), (730, 634), (676, 660)], [22, 26, 18], 20), dark, 0.75, 8, False), d.fill(geo.ribbon([(698, 556), (688, 598), (668, 622)], [10, 10, 8], 20), bright, 0.75, 5, False)
    d.contour(upper, 1.0, lost=0.2)
    fore = geo.ribbon([(680, 640), (652, 606), (632, 572)], [36, 30, 22], 20)
    d.fill(fore, SKIN)
    with d.inside(fore):
        d.fill(geo.ribbon([(696, 646), (664, 614), (642, 580)], [20, 14, 9], 20), SKIN_DARK, 0.6, 6, False)
    d.contour(fore, 0.9, lost=0.2)
    d.shape(geo.ribbon([(684, 652), (664, 628)], [40, 40], 8), "#d8503e", 0.9, 0.2)
    grip(d, 624, 562, 16)


def head(d):
    """Calm, in spectacles; her bun has never come loose."""
    with d.at(715, 527, 1.0, -4, True):
        d.fill(geo.ribbon([(-6, 20), (2, -22)], [40, 34], 8, False), SKIN_DARK)
        face = geo.curve([(2, -96), (30, -92), (43, -78), (46, -64), (47, -57, "c"), (64, -41), (62, -35), (50, -35, "c"), (53, -29), (48, -25, "c"), (51, -20), (46, -15), (48, -6), (38, 4), (18, 0), (4, -14), (-8, -30), (-20, -60), (-14, -86)])
        d.fill(face, SKIN)
        with d.inside(face):
            d.fill(geo.ellipse(-2, -20, 20, 44, 24), SKIN_DARK, 0.55, 11, False), d.fill(geo.ellipse(34, 4, 22, 8), SKIN_DARK, 0.5, 6, False)
            d.fill(geo.ellipse(30, -32, 13, 10), "#d9655c", 0.5, 6, False), d.fill(geo.ellipse(60, -38, 7, 6), "#d9655c", 0.5, 3, False), d.fill(geo.ellipse(42, -78, 13, 9, 50), "#ffe2c4", 0.8, 5, False)
        d.stroke([(45, -66), (47, -57), (64, -41), (62, -35), (50, -35), (53, -29), (48, -25), (51, -20), (46, -15), (48, -6), (38, 4), (18, 0)], 1.0, "#5c2830", (0.1, 0.2), 0.2)
        d.stroke([(48, -25), (39, -25), (33, -28)], 1.2, "#8a2f3c", (0.1, 0.4), 0.1)
        d.stroke([(27, -52), (34, -48.5), (43, -51)], 1.6, "#2a1a26", (0.1, 0.2), 0.1), d.stroke([(24, -66), (34, -70), (44, -65)], 1.8, "#8a8288", (0.2, 0.5), 0.1)
        for x0 in (26, 14):
            d.stroke([(x0, -26), (x0 - 2, -18), (x0 + 2, -10)], 0.7, "#b5705c")
        d.stroke(geo.arc(40, -50, 11, 12, 0, 350, 20), 1.3, "#b98a3c", (0.02, 0.02), 0.1), d.stroke([(29, -51), (4, -56)], 1.2, "#b98a3c", (0.02, 0.02), 0.1)
        hair = geo.curve([(34, -94), (20, -106), (-12, -108), (-38, -92), (-46, -60), (-40, -32), (-24, -18), (-6, -26), (6, -42), (12, -62), (22, -78), (38, -84)])
        d.fill(hair, "#b9b4b4")
        with d.inside(hair):
            d.fill(geo.ellipse(-36, -44, 26, 34), "#6e6a7c", 0.7, 10, False)
            for k in range(20):
                d.stroke([(36 - 3 * k, -96 + 0.6 * k), (6 - 2.4 * k, -84 + 2.0 * k), (-26 - 0.6 * k, -50 + 1.2 * k)], 0.9, ("#e8e4e0", "#7c7884", "#9c98a0")[k % 3], (0.2, 0.4))
        d.contour(hair, 0.9)
        d.shape(geo.ellipse(2, -44, 7, 10, -14), SKIN, 0.8, 0.1), d.fill(geo.ellipse(1, -31, 3.2), "#e0b04a")
        bun = geo.blob(d.rng, -50, -78, 26, 24, 9, 0.05)
        d.shape(bun, "#b9b4b4", 1.0, 0.15)
        for r in (19, 12, 6):
            d.stroke(geo.arc(-50, -78, r, 0.9 * r, 20, 330, 16), 0.9, "#7c7884")
        d.stroke([(-78, -104), (-50, -80), (-30, -62)], 1.8, "#5c3420", (0.02, 0.1)), d.fill(geo.ellipse(-79, -105, 4), "#b8322c")
        d.shape(geo.curve([(-26, 14), (4, 4), (28, 12), (22, 28), (-22, 30)]), "#f2e6cc", 0.9, 0.15)


def fallen(d):
    d.fill(geo.ellipse(446, 1158, 80, 15), "#3a2a20", 0.7, 5, False)
    with d.at(446, 1124, 1.0, -64):
        d.shape(geo.ellipse(6, 5, 50, 62), "#6a4420", 0.8, 0), d.shape(geo.ellipse(0, 0, 50, 62), "#a8722f", 1.0, 0.2), d.shape(geo.ellipse(0, 0, 42, 54), "#ecdcb4", 0.8, 0.05)
        d.fill(geo.ellipse(12, 16, 30, 38), "#b8935c", 0.5, 9, False)
        d.shape(geo.ribbon([(0, -62), (-3, -74)], [8, 9], 6), BARK, 0.8, 0)
    for _ in range(60):
        x = d.rng.uniform(370, 530)
        d.stroke([(x, 1172), (x + d.rng.normal(0, 3), 1150 - d.rng.uniform(0, 12))], 1.3, ("#7c5c34", "#d8ad62", "#8f8a48")[d.rng.integers(3)], (0.05, 0.7))
    for x, y in ((560, 1120), (330, 1170), (610, 1150), (290, 1110), (520, 1096), (720, 1110), (380, 1100)):
        d.fill(geo.moved(leaf(x, y, 13, d.rng.uniform(-40, 40)), 3, 4), "#3a2a20", 0.5, 1.5, False), d.fill(leaf(x, y, 13, d.rng.uniform(-40, 40)), LEAVES[3 + d.rng.integers(2)])
    for x, y in ((590, 620), (396, 800), (520, 880), (610, 990), (330, 930)):
        d.fill(leaf(x, y, 11, d.rng.uniform(-60, 60)), LEAVES[3 + d.rng.integers(2)])


def paint(picture):
    sky = ((0, "#9fb9a8"), (0.4, "#d8d3a4"), (0.75, "#f6dfa6"), (1, "#f9c98a"))
    picture.image = ramp(sky, np.clip((picture.y + 18 * picture.noise(300, 4, stretch=(3, 1))) / 1040, 0, 1)).astype(np.float32)
    picture.glow(60, 820, 460, "#fff2cc", 0.4)
    far, tree, kin, her = (Drawing(picture, "#241620", 1.8, light=(-0.7, -0.7), seed=seed) for seed in (3, 5, 9, 11))
    land(far), crown(tree), trunk(tree)
    for points, widths in BOUGHS[::-1]:
        bough(tree, points, widths)
    fork(tree)
    for one in FAMILY:
        cameo(kin, *one)
    cameo(kin, 322, 806, 142, "#f0d9a8", "soldier", True, [(322, 738), (330, 680), (322, 596)])
    cameo(kin, 474, 704, 204, "#f6e6c0", "odd one", False, [(474, 606), (468, 550), (480, 478)])
    ladder(her), shears(her), woman(her), fallen(her)
    for d in (far, tree, kin, her):
        d.under()
    cover = [d.cover() for d in (far, tree, kin, her)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.08).sharpen_at(680, 490, 130, 1.0).sharpen_at(480, 600, 150, 0.7)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[2], cover[3]), 2) * 0.9)
    picture.directions(base=62, swirl=0.35)
    strokes(picture, (24, 12, 6, 3, 1.7), length=8, jitter=(0.014, 0.011), need=(0, 0.04, 0.045, 0.045))
    free = np.ones(picture.shape, np.float32)
    for d, c in zip((her, kin, tree, far), cover[::-1], strict=True):
        d.over(free)
        free = free * (1 - c)
    pencil(picture, "#f6efdf", layers=(66, -30), wide=1.3, reach=24, press=0.9, mask=0.10)
    return finish(picture, impasto=0.02, paper=0.03)
