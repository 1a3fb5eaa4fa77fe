"""Does he want a loan, and does the other one know what is behind the back?

The banker is a china pig with a slot in its head; a polite client bows before its desk, and his shadow has raised a hammer.
"""

import numpy as np
from atelier import geometry as geo
from light import folk
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import pastel
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 321, 1.25
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
    man = [(540, 1000, "c"), (566, 560), (590, 380), (600, 330), (580, 300), (584, 230), (620, 196), (664, 206), (682, 250), (668, 300), (690, 340), (740, 320), (756, 250), (752, 190), (780, 188), (790, 260), (786, 350), (746, 410), (752, 700), (768, 1000, "c")]
    d.fill(man, "#142a2a", 0.9, 4, False)
    d.fill(geo.polygon([(756, 200), (772, 200), (748, 60), (732, 62)]), "#142a2a", 0.9, 4, False)
    d.fill(geo.polygon([(686, 40), (794, 22), (800, 76), (692, 94)]), "#142a2a", 0.9, 4, False)


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
    for x in (196, 500):
        d.shape([(x - 56, 1004), (x - 60, 960), (x - 24, 930), (x + 26, 930), (x + 58, 962), (x + 52, 1004)], CHINA, 1.4, 0.14), d.stroke([(x, 934), (x + 2, 962)], 1.8, "#8a3a4a")


def desk(d):
    top = [(-20, 996, "c"), (820, 996, "c"), (820, 1052, "c"), (-20, 1052, "c")]
    d.shape(top, "#8a4f38", 1.5, 0.1)
    front = geo.rectangle(-20, 1050, 840, 170)
    d.shape(front, WOOD, 1.4, 0)
    for x in (20, 300):
        d.contour(geo.rectangle(x, 1076, 250, 110, 6), 1.6, lost=0), d.shape(geo.ellipse(x + 125, 1128, 11), "#eab43c", 1.0, 0.14)
    for x, count in ((60, 6), (112, 3), (600, 5)):
        for k in range(count):
            d.shape(geo.ellipse(x + 3 * np.sin(2 * k), 992 - 11 * k, 25, 8), "#eab43c", 0.9, 0.14)
    for n, x in enumerate((284, 340, 396)):  # the children, who are learning
        with d.at(x, 1000 - 3 * n, 0.27):
            pig_head(d, 0, -150, 1.0, (0.7, -0.4))
    with d.at(688, 998):
        d.stroke([(0, 0), (0, -120)], 4.0, "#c9963c", (0.02, 0.02)), d.shape([(-40, 0), (-34, -12), (34, -12), (40, 0)], "#c9963c", 1.1, 0.14)


def client(d):
    """Hat in one hand; the other has something to hold as well."""
    hammer = lambda q: (q.stroke([(0, 6), (-9, -30)], 3.2, "#a8743c", (0.02, 0.02)), q.shape(geo.polygon([(-20, -27), (4, -33), (6, -24), (-18, -18)]), "#9aa6b0", 1.0, 0.14))
    hat = lambda q: (q.shape([(-12, -2), (-10, -14), (10, -16), (13, -4)], "#2a2226", 1.0, 0.14), q.shape(geo.ellipse(0, -1, 18, 4, -6), "#2a2226", 1.0, 0))
    pose = ((0, -44), (-3, -72), ((9, -60), (17, -54)), ((-14, -62), (-17, -47)), ((5, -22), (6, 0)), ((-5, -22), (-6, 0)))
    folk.folk(d, 700, 1262, 600, pose, CLIENT, "smile", Wear("coat", "#7a6a3c", "#3a3446", "#22181c", 0.92), 0.85, (1, -0.3), True, tilt=6, lean=-5, holds={"far": hat, "near": hammer})


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
