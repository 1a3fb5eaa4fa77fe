"""Does he want a loan, and does the other one know what is behind the back?

The banker is a china pig with a slot in its head; a polite client bows before its desk, and his shadow has raised a hammer.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pastel
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 321, 0.4
CHINA, ROSE, SUIT, WOOD = "#f2b8b4", "#c8405a", "#2c3a5c", "#6a3a2c"
CLIENT = Look("#e6bd98", "#2a2226", "parted", "moustache", 0.5, 0.9, 1.1, 0.9, "long", 1.1)


def scene(detail):
    bare_sheet()


def panelling(d):
    """Forebears in oval frames: each of them has been glued."""
    for x in np.arange(-10, 820, 90):
        d.stroke([(x, 0), (x + 2, 1000)], 1.4, "#2f5248", (0.02, 0.02))
    d.fill(geo.rectangle(-10, 40, 820, 12), "#2c4f46")
    for x, y, turn, gaze in ((118, 180, -3, (-0.8, 0.4)), (290, 132, 2, (0.2, 1.0)), (500, 132, -2, (0.9, 0.2))):
        outer = geo.ellipse(x, y, 74, 90, turn)
        d.cast(outer, 8, 12, "#0f2420", 0.5, 8)
        d.shape(outer, "#c9963c", 1.3, 0.14)
        inner = geo.ellipse(x, y, 58, 73, turn)
        d.shape(inner, "#8fa89c", 1.0, 0)
        with d.inside(inner):
            d.shape([(x - 60, y + 90), (x - 44, y + 40), (x + 44, y + 40), (x + 60, y + 90)], "#3a3446", 0.9, 0.1)
            pig_head(d, x, y + 4, 0.26 + 0.05 * (x > 200), gaze, False)
            crack = [(x - 6, y - 52), (x + 8 - 5 * turn, y - 30), (x - 8, y - 8), (x + 12 + 6 * turn, y + 14), (x - 2, y + 40)]
            d.stroke(crack, 1.8, "#4a2a30", (0.02, 0.1)), d.stroke([(x + 8, y - 30), (x + 34, y - 22)], 1.3, "#4a2a30"), d.stroke([(x - 8, y - 8), (x - 34, y + 4)], 1.3, "#4a2a30")


def shadow(d):
    """The lamp does not flatter him."""
    man = geo.union(
        geo.curve([(560, 1000, "c"), (552, 560), (566, 470), (604, 432), (640, 424), (640, 392), (622, 380), (606, 352), (588, 340), (600, 318), (598, 296), (612, 262), (650, 240), (694, 252), (712, 296), (702, 344), (682, 380), (690, 424), (742, 436), (784, 480), (800, 560), (806, 1000, "c")]),
        geo.ribbon([(752, 476), (806, 380), (770, 250)], [86, 66, 44], 40),
        geo.ribbon([(604, 350), (580, 356), (568, 344)], [10, 8, 3], 12),
        geo.ribbon([(776, 262), (708, 96)], [17, 15], 6), geo.polygon([(654, 118), (748, 74), (764, 108), (670, 152)]), geo.ellipse(768, 246, 27, 24),
    )
    d.fill(man, "#142a2a", 0.88, 3, False)


def pig_head(d, x, y, size, gaze, slot=True):
    with d.at(x, y, size):
        for side in (-1, 1):
            ear = [(side * 78, -130), (side * 150, -190), (side * 196, -170), (side * 182, -110), (side * 136, -70)]
            d.shape(ear, CHINA, 1.4, 0.12), d.fill([(side * 108, -126), (side * 156, -160), (side * 168, -124), (side * 138, -96)], ROSE, 0.45, 6 * size, False)
        face = [(0, -176), (96, -160), (164, -90), (182, 10), (150, 108), (80, 160), (0, 172), (-80, 160), (-150, 108), (-182, 10), (-164, -90), (-96, -160)]
        d.shape(face, CHINA, 1.6, 0)
        with d.inside(face):
            for side in (-1, 1):
                d.fill(geo.ellipse(side * 118, 60, 54, 42), ROSE, 0.45, 16, False)
                for a in range(5):
                    t = a * 1.257 - 1.57
                    d.fill(geo.ellipse(side * 124 + 17 * np.cos(t), 58 + 17 * np.sin(t), 11, 8, np.degrees(t)), "#8a2f4a", 0.8, 0, False)
                d.fill(geo.ellipse(side * 124, 58, 8), "#f2d27c", 0.95, 0, False)
                d.stroke([(side * 124, 78), (side * 116, 104), (side * 132, 122)], 1.6, "#4f7f5c"), d.fill([(side * 116, 96), (side * 92, 92), (side * 106, 108)], "#4f7f5c", 0.9)
        d.model(face, "#a8566a", 40, 26, 0.6)
        d.fill(geo.ellipse(-84, -104, 34, 18, -34), "#ffffff", 0.7, 6, False)
        for side in (-1, 1):
            white = geo.ellipse(side * 66, -40, 30, 32)
            d.fill(white, "#fdf8ec"), d.contour(white, 1.4, lost=0)
            d.fill(geo.ellipse(side * 66 + gaze[0] * 14, -40 + gaze[1] * 12, 13), "#4a3440"), d.fill(geo.ellipse(side * 66 + gaze[0] * 14 - 4, -45 + gaze[1] * 12, 4), "#ffffff")
            d.stroke([(side * 30, -86 - 4 * side), (side * 66, -98), (side * 104, -80 - 6 * side)], 3.0, "#6a2f3c", (0.3, 0.5))
        d.shape(geo.ellipse(0, 40, 66, 48), "#eaa2a0", 1.5, 0.12)
        for side in (-1, 1):
            d.fill(geo.ellipse(side * 24, 38, 11, 17, side * 10), "#8a3a4a")
        d.stroke([(-58, 112), (-20, 128), (24, 126), (62, 104)], 2.2, "#6a2f3c", (0.2, 0.2))
        if slot:
            d.shape(geo.rectangle(-52, -168, 104, 17, 8), "#4a2430", 1.2, 0)
            d.shape(geo.ellipse(10, -186, 34, 36), "#eab43c", 1.4, 0.16), d.contour(geo.ellipse(10, -186, 24, 26), 1.0, lost=0), d.fill(geo.rectangle(-52, -164, 104, 13, 6), "#4a2430", 1.0)
            d.stroke([(100, -152), (88, -124), (104, -108), (92, -84)], 1.3, "#6a2f3c", (0.05, 0.3))
            d.shape(geo.rectangle(76, -142, 44, 17, 4, 32), "#f6ead0", 0.9, 0)


def banker(d):
    body = [(70, 1010, "c"), (110, 780), (190, 690), (300, 650), (440, 650), (540, 690), (600, 800), (630, 1010, "c")]
    d.cast(body, 14, 0, "#0f2420", 0.5, 16)
    d.shape(body, SUIT, 1.6, 0)
    with d.inside(body):
        for x in np.arange(60, 640, 26):
            d.stroke([(x, 640), (x - 6, 1010)], 0.9, "#4a5a80", (0.02, 0.02))
        d.shape([(300, 640), (366, 700), (434, 640), (420, 1010, "c"), (320, 1010, "c")], "#f4efe2", 1.2, 0.1)
        d.shape([(352, 694), (382, 694), (392, 860), (367, 900), (342, 860)], ROSE, 1.2, 0.16)
    d.model(body, "#111a34", 34, 24, 0.65)
    d.stroke([(240, 880), (300, 930), (372, 906)], 2.4, "#eab43c", (0.02, 0.02))
    pig_head(d, 366, 520, 1.06, (0.75, -0.1))
    for side in (-1, 1):
        x = 348 + side * 152
        sleeve = geo.ribbon([(366 + side * 176, 740), (366 + side * 244, 870), (x + side * 34, 964)], [104, 100, 80], 40)
        d.cast(sleeve, 4, 10, "#0f1630", 0.5, 9), d.shape(sleeve, SUIT, 1.5, 0), d.model(sleeve, "#111a34", 18, 13, 0.7)
        with d.inside(sleeve):
            for k in range(-3, 4):
                d.stroke([(366 + side * (176 + 17 * k), 720), (366 + side * (244 + 17 * k), 870), (x + side * (34 + 15 * k), 980)], 0.9, "#4a5a80", (0.02, 0.02))
        for k in range(3):
            d.stroke([(366 + side * (210 + 10 * k), 850 + 14 * k), (366 + side * (232 + 6 * k), 872 + 12 * k), (366 + side * (262 - 2 * k), 874 + 8 * k)], 1.2, "#5a6a90", (0.2, 0.6))
        d.shape(geo.ribbon([(x + side * 46, 950), (x + side * 22, 976)], [84, 78], 8, caps=False), "#f4efe2", 1.2, 0.12)
    for x in (196, 500):
        d.shape([(x - 56, 1004), (x - 60, 960), (x - 24, 930), (x + 26, 930), (x + 58, 962), (x + 52, 1004)], CHINA, 1.4, 0.14), d.stroke([(x, 934), (x + 2, 962)], 1.8, "#8a3a4a")


def desk(d):
    top = [(-20, 996, "c"), (820, 996, "c"), (820, 1052, "c"), (-20, 1052, "c")]
    d.shape(top, "#8a4f38", 1.5, 0.1)
    front = geo.rectangle(-20, 1050, 840, 170)
    d.shape(front, WOOD, 1.4, 0)
    for x in (20, 300):
        d.contour(geo.rectangle(x, 1076, 250, 110, 6), 1.6, lost=0), d.shape(geo.ellipse(x + 125, 1128, 11), "#eab43c", 1.0, 0.14)
    for x, count in ((40, 6), (92, 3)):
        for k in range(count):
            d.shape(geo.ellipse(x + 3 * np.sin(2 * k), 992 - 11 * k, 25, 8), "#eab43c", 0.9, 0.14)
    for n, x in enumerate((284, 340, 396)):  # the children, who are learning
        with d.at(x, 1000 - 3 * n, 0.27):
            pig_head(d, 0, -150, 1.0, (0.7, -0.4))


def client(d):
    """He stands with his back to us, and behind his back is what the pig does not see."""
    coat = [(452, 1230, "c"), (470, 1010), (496, 850), (548, 782), (620, 752), (700, 752), (772, 782), (824, 850), (840, 1230, "c")]
    d.cast(coat, -16, -6, "#0f1a1c", 0.5, 16)
    d.shape(geo.ribbon([(656, 690), (658, 770)], [74, 92], 10), CLIENT.skin, 1.2, 0), d.fill(geo.ellipse(656, 716, 44, 26), "#6a3a2c", 0.5, 10, False)
    for side in (-1, 1):
        d.shape(geo.ellipse(654 + side * 71, 628, 14, 23, side * 8), CLIENT.skin, 1.1, 0.14)
    skull = geo.curve([(654, 528), (700, 540), (728, 586), (728, 640), (712, 690), (680, 716), (654, 708), (628, 716), (596, 690), (580, 640), (580, 586), (608, 540)])
    d.shape(skull, "#2f262b", 1.5, 0)
    with d.inside(skull):
        for k in range(23):
            at = -1 + k / 11
            d.stroke([(654 + 12 * at, 530), (654 + 70 * at, 590), (654 + 64 * at, 650), (654 + 40 * at, 714)], 1.3, "#5a4a4e" if k % 2 else "#161014", (0.15, 0.4))
        d.stroke([(648, 530), (640, 566), (646, 606)], 2.2, CLIENT.skin, (0.05, 0.5))
    d.model(skull, "#0c080c", 20, 14, 0.7)
    d.shape(coat, "#7a6a3c", 1.7, 0)
    with d.inside(geo.curve(coat)):
        d.stroke([(658, 790), (654, 1000), (660, 1220)], 1.8, "#4a3e20", (0.02, 0.02))
        for side in (-1, 1):
            d.fill(geo.ribbon([(656 + side * 96, 800), (656 + side * 112, 960), (656 + side * 100, 1230)], [6, 26, 34], 30), "#3a3018", 0.5, 11, False)
            for k in range(3):
                d.stroke([(656 + side * (70 + 16 * k), 1060 + 10 * k), (656 + side * (100 + 12 * k), 1090 + 14 * k), (656 + side * (140 + 6 * k), 1096 + 10 * k)], 1.3, "#4a3e20", (0.2, 0.6))
    d.model(coat, "#2c2412", 34, 24, 0.65)
    collar = geo.curve([(592, 738, "c"), (656, 764), (720, 738, "c"), (772, 800, "c"), (706, 800), (657, 836, "c"), (608, 800), (540, 800, "c")])
    d.shape(collar, "#5f5230", 1.4, 0.14)
    d.shape(geo.polygon([(640, 928), (656, 918), (778, 1126), (760, 1136)]), "#b07a40", 1.3, 0.14)  # the handle
    d.shape(geo.polygon([(588, 930), (684, 872), (706, 906), (610, 964)]), "#9aa6b0", 1.5, 0.18), d.stroke([(598, 930), (684, 880)], 1.6, "#dfe8ee")
    sleeve = geo.ribbon([(838, 940), (832, 1050), (772, 1078)], [96, 92, 70], 30)
    d.cast(sleeve, -6, 8, "#2c2412", 0.5, 9), d.shape(sleeve, "#7a6a3c", 1.5, 0), d.model(sleeve, "#2c2412", 16, 12, 0.6)
    d.shape(geo.ribbon([(790, 1072), (762, 1076)], [68, 62], 6, caps=False), "#f4efe2", 1.1, 0.1)
    palm = geo.curve([(768, 1048), (728, 1040), (706, 1062), (708, 1094), (732, 1108), (768, 1104)])
    d.shape(palm, CLIENT.skin, 1.3, 0.12)
    for k in range(4):
        d.shape(geo.ribbon([(758 - 3 * k, 1052 + 14 * k), (722 - 2 * k, 1042 + 15 * k), (706 + 2 * k, 1054 + 14 * k)], [18, 18, 15], 12), CLIENT.skin, 1.1, 0.12)


def paint(picture):
    wall = ramp(((0, "#6fa088"), (0.5, "#3f7464"), (1, "#1c3f3c")), np.clip(np.hypot(picture.x - 230, picture.y - 560) / 760 + 0.03 * picture.noise(200, 3), 0, 1))
    picture.image = wall.astype(np.float32)
    far, him, near = (Drawing(picture, "#1c1218", width, light=(-0.7, -0.6), seed=seed) for width, seed in ((1.6, 3), (2.1, 5), (2.1, 7)))
    shadow(far), panelling(far), banker(him), desk(him), client(near)
    for d in (far, him, near):
        d.under()
    picture.glow(240, 620, 420, "#ffdf9a", 0.22, 1.4)
    picture.directions(base=60)
    pastel(picture, "#20302e", grain=1.8, cover=0.88, soft=0.9, mask=0.7 * (1 - 0.85 * np.clip(him.cover() + near.cover(), 0, 1)))
    above = np.zeros(picture.shape, np.float32)
    for d in (near, him, far):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
