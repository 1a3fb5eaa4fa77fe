"""Whose rage throws the game over, and where have those two run to?

The red queen alone keeps her place on the board; behind it sits the one whom she is carved after.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import lighten
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish
from light.hands import pastel
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 4, 414, 0.4
NIGHT, VELVET, HAIR, SKIN, BLOOD, LINE, WHITE = "#2c0a18", "#6a1022", "#6e1c1c", "#e8905e", "#8e2630", "#5a1420", "#ffe0a8"
BOARD = ((196, 676), (640, 604), (726, 934), (92, 1004))  # far left, far right, near right, near left
IVORY = ("#e9d0a2", "#8a5a4c", "#fff3d0")
EBONY = ("#3b2430", "#180c16", "#d8734a")
RED = ("#b3182a", "#4c0818", "#ff8a5c")
FOOT = [(0.155, 0.0), (0.158, 0.035), (0.132, 0.065), (0.118, 0.09), (0.085, 0.12)]
BODIES = {
    "pawn": [*FOOT, (0.052, 0.20), (0.048, 0.245), (0.088, 0.256), (0.086, 0.272), (0.052, 0.285), (0.082, 0.335), (0.078, 0.38), (0.045, 0.41)],
    "rook": [*FOOT, (0.076, 0.20), (0.070, 0.31), (0.108, 0.335), (0.112, 0.44)],
    "bishop": [*FOOT, (0.058, 0.24), (0.050, 0.34), (0.092, 0.352), (0.088, 0.37), (0.055, 0.385), (0.086, 0.44), (0.070, 0.51), (0.026, 0.57), (0.034, 0.59), (0.024, 0.62)],
    "king": [*FOOT, (0.070, 0.24), (0.060, 0.44), (0.106, 0.452), (0.100, 0.47), (0.066, 0.485), (0.108, 0.62), (0.078, 0.645), (0.022, 0.665)],
    "queen": [*FOOT, (0.072, 0.22), (0.055, 0.42), (0.106, 0.432), (0.100, 0.45), (0.062, 0.465), (0.118, 0.60)],
}


def scene(detail):
    bare_sheet()


def outline(kind):
    right = BODIES[kind]
    top = []
    if kind == "queen":
        top = [(0.135, 0.665, "c"), (0.085, 0.622, "c"), (0.062, 0.685, "c"), (0.028, 0.63, "c"), (0, 0.70, "c")]
    if kind == "king":
        top = [(0.020, 0.69, "c"), (0.062, 0.69, "c"), (0.062, 0.72, "c"), (0.020, 0.72, "c"), (0.020, 0.77, "c")]
    if kind == "rook":
        top = [(0.112, 0.44, "c"), (0.070, 0.44, "c"), (0.068, 0.41, "c"), (0.034, 0.41, "c"), (0.034, 0.44, "c")]
    side = [(r, -z) for r, z in right] + [(p[0], -p[1], *p[2:]) for p in top]
    return geo.curve([*side, *((-p[0], *p[1:]) for p in side[::-1] if p[0] > 0)], tension=0.8)


HORSE = geo.union(
    geo.curve([(0.155, 0), (0.158, -0.035), (0.13, -0.07), (0.10, -0.11), (-0.10, -0.11), (-0.13, -0.07), (-0.158, -0.035), (-0.155, 0)]),
    geo.curve([(0.10, -0.10), (0.125, -0.22), (0.12, -0.36), (0.07, -0.47), (0.02, -0.51), (0.005, -0.56, "c"), (-0.03, -0.50), (-0.07, -0.46), (-0.12, -0.40), (-0.175, -0.345), (-0.17, -0.31), (-0.14, -0.295), (-0.10, -0.315), (-0.05, -0.32), (-0.03, -0.29), (-0.07, -0.22), (-0.10, -0.10)]),
)


def piece(d, kind, x, y, size, turn, tones, cast=(-30, 10), squat=1.0):
    """Turned on the lathe, painted as a flat shape with one dark and one bright side."""
    body, dark, shine = tones
    path = HORSE if kind == "knight" else outline(kind)
    shadow = geo.moved(path, x + cast[0], y + cast[1], 0.98 * size, turn - 8)
    d.fill(shadow, NIGHT, 0.55, 5, False)
    with d.at(x, y, size, turn, tall=squat):
        d.fill(path, body)
        with d.inside(path):
            away = np.radians(turn)
            lx, ly = 0.09 * np.cos(away), -0.09 * np.sin(away)
            d.fill(geo.moved(geo.subtract(geo.rectangle(-0.5, -1, 1, 1.2), path), lx * 1.1, ly * 1.1), dark, 0.9, 0.035, False)
            d.fill(geo.moved(geo.subtract(geo.rectangle(-0.5, -1, 1, 1.2), path), -0.35 * lx, -0.35 * ly), shine, 0.85, 0.014, False)
            for z in (0.045, 0.10, 0.262 if kind == "pawn" else 0.36 if kind == "bishop" else 0.44):
                if kind not in {"knight", "rook"} or z < 0.2:
                    d.stroke([(-0.14, -z), (0, -z + 0.022), (0.14, -z)], 0.6, dark, (0.1, 0.1), 0.1)
            if kind == "knight":
                d.fill(geo.ellipse(-0.06, -0.43, 0.013), dark)
                for k in range(5):
                    d.stroke([(0.03 + 0.012 * k, -0.50 + 0.06 * k), (0.06 + 0.010 * k, -0.43 + 0.06 * k), (0.05, -0.40 + 0.06 * k)], 0.7, dark, (0.1, 0.5), 0.1)
            if kind == "bishop":
                d.stroke([(-0.02, -0.53), (0.03, -0.46)], 1.4, dark, (0.1, 0.2), 0.1)
        d.contour(path, 0.9, 0.4, lost=0.25)
        if tones is RED:
            for px, pz in ((0.135, 0.665), (-0.135, 0.665), (0.062, 0.685), (-0.062, 0.685), (0, 0.70)):
                d.shape(geo.ellipse(px, -pz - 0.012, 0.019), "#d93a36", 0.6, 0.1), d.fill(geo.ellipse(px + 0.005, -pz - 0.017, 0.006), WHITE)


def velvet(d):
    """A gown with slashed sleeves; what the lamp does not reach is nearly black."""
    shape = geo.curve([(226, 720, "c"), (246, 660), (226, 600), (196, 650), (170, 720), (150, 776, "c"), (36, 744, "c"), (56, 690), (86, 650), (46, 600), (50, 520), (110, 470), (200, 470), (280, 520), (520, 520), (590, 460), (684, 444), (752, 486), (768, 560), (728, 628), (756, 650), (792, 676, "c"), (690, 734, "c"), (652, 664), (606, 576), (572, 590), (572, 660), (600, 720, "c")])
    d.fill(geo.moved(shape, -26, -22), NIGHT, 0.55, 20, False)
    d.fill(shape, VELVET)
    with d.inside(shape):
        d.fill(geo.ellipse(400, 640, 190, 110), "#2a0814", 0.7, 40, False)
        for side, x0, y0 in ((-1, 132, 560), (1, 676, 536)):
            d.fill(geo.ellipse(x0 - side * 10, y0 + 66, 110, 34), "#c8382e", 0.75, 22, False)
            d.fill(geo.ellipse(x0 + side * 10, y0 - 96, 130, 50), NIGHT, 0.9, 26, False)
            for k in range(5):
                a = 0.42 * (k - 2)
                slash = geo.ribbon([(x0 - side * 20 + 40 * a, y0 - 66 + 10 * abs(a)), (x0 + 74 * a, y0), (x0 - side * 4 + 44 * a, y0 + 74)], [2, 15, 2], 20)
                d.fill(slash, "#e7a254"), d.fill(geo.moved(slash, -4, -6), "#7a2a20", 0.7, 4, False), d.contour(slash, 0.7, lost=0.2)
            for k in range(4):
                d.stroke([(x0 - side * 40 + 22 * k, y0 + 110), (x0 - side * 24 + 14 * k, y0 + 160), (x0 - side * 30 + 10 * k, y0 + 230)], 1.2, "#d0473a" if k % 2 else NIGHT, (0.2, 0.5))
    d.contour(shape, 1.1, lost=0.3)


def ruff(d, front):
    """Pleats of white linen, lit from under; the half behind her head and the half before her neck."""
    x, y, wide, high = 400, 540, 232, 84
    angles = np.linspace(np.pi, 2 * np.pi, 15) if not front else np.linspace(0, np.pi, 17)
    if front:
        d.fill(geo.ellipse(x, y + 36, wide * 1.03, high * 1.2), NIGHT, 0.7, 14, False)
    for a in sorted(angles, key=np.sin) if front else angles:
        ox, oy, ix, iy = x + wide * np.cos(a), y + high * np.sin(a) * (1.16 if front else 1.5), x + 96 * np.cos(a), y - 26 + 34 * np.sin(a)
        across = 0.5 * (ox - ix) / wide
        pleat = geo.curve([(ix - 10, iy, "c"), (ox - 27, oy - 20 * np.sin(a) * 0.4), (ox - 20, oy + 16), (ox + 20, oy + 16), (ox + 27, oy - 20 * np.sin(a) * 0.4), (ix + 10, iy, "c")])
        d.fill(pleat, "#f4dcb0" if front else "#a8665a")
        with d.inside(pleat):
            d.fill(geo.ribbon([(ix, iy), (ox - 12, oy)], [20, 24], 8), "#8e4a44" if front else "#5a222c", 0.7, 7, False)
            d.fill(geo.ellipse(ox, oy + 16, 26, 12), "#fff3cf" if front else "#d08a60", 0.95, 4, False)
        loop = geo.ellipse(ox, oy + 2, 21, 15, 60 * across)
        d.fill(loop, "#6a2a30" if front else "#7a3a3a"), d.stroke(geo.arc(ox, oy + 2, 23, 17, -10, 190, 9), 2.0, "#fff6dc" if front else "#d99a6a", (0.1, 0.1))
        d.contour(pleat, 0.8, lost=0.3)


def crown(d):
    rim = [(-128, -236), (-168, -338, "c"), (-96, -290, "c"), (-78, -368, "c"), (-32, -304, "c"), (0, -370, "c"), (32, -304, "c"), (78, -368, "c"), (96, -290, "c"), (168, -338, "c"), (128, -236), (70, -254), (0, -260), (-70, -254)]
    path = geo.curve(rim, tension=0.5)
    d.fill(path, "#c9862e")
    with d.inside(path):
        d.fill(geo.ribbon([(-140, -300), (0, -330), (140, -300)], [70, 90, 70], 30), "#6a2a1c", 0.75, 22, False)
        d.fill(geo.ribbon([(-134, -240), (0, -266), (134, -240)], [20, 22, 20], 30), "#ffd27a", 0.9, 5, False)
        for x in (-168, -78, 0, 78, 168):
            d.fill(geo.ribbon([(0.78 * x + 6, -250), (0.93 * x + 4, -300), (x + 2, -380)], [8, 6, 2], 14), "#ffd27a", 0.85, 3, False)
    d.contour(path, 1.1, lost=0.15)
    for x, y in ((-168, -344), (-78, -374), (0, -376), (78, -374), (168, -344)):
        d.shape(geo.ellipse(x, y, 12), "#e8b04c", 0.9, 0.2)
    for x in (-84, -28, 28, 84):
        d.shape(geo.ellipse(x, -262 + 0.0016 * x * x, 11, 9), "#b3182a", 0.9, 0.2), d.fill(geo.ellipse(x + 3, -259 + 0.0016 * x * x, 3), "#ffb08a")


SKULL = geo.curve([(0, -250), (90, -232), (152, -172), (174, -70), (168, 30), (146, 122), (112, 204), (60, 256), (0, 272), (-60, 256), (-112, 204), (-146, 122), (-168, 30), (-174, -70), (-152, -172), (-90, -232)])


def hair(d):
    """Two proud rolls, and what has come loose in her fury."""
    for side in (-1, 1):
        roll = geo.curve([(side * 10, -236), (side * 70, -286), (side * 150, -278), (side * 214, -206), (side * 226, -110), (side * 196, -30), (side * 190, 60), (side * 160, 40), (side * 150, -60), (side * 120, -170), (side * 50, -214)])
        d.fill(roll, HAIR)
        with d.inside(roll):
            d.fill(geo.ellipse(side * 190, -40, 60, 60), "#d0602e", 0.7, 20, False), d.fill(geo.ellipse(side * 110, -280, 120, 40), NIGHT, 0.8, 22, False)
            for k in range(22):
                t = k / 21
                d.stroke([(side * (20 + 40 * t), -236 + 20 * t), (side * (110 + 60 * t), -276 + 110 * t), (side * (226 - 80 * t), -150 + 40 * t), (side * (206 - 50 * t), 40 - 20 * t)], 1.5, ("#c8562c", "#2c0a12", "#7a1f1c")[k % 3], (0.2, 0.4))
        d.contour(roll, 1.1, lost=0.2)
        for k in range(9):
            a = -2.3 + 0.32 * k
            x, y = side * 206 * abs(np.cos(0.5 * a)), 150 * np.sin(a) * 0.8 - 90
            d.fill(geo.ribbon([(0.86 * x, y), (x + side * 26, y - 12), (x + side * (44 + d.rng.uniform(0, 26)), y - 44 + d.rng.normal(0, 16))], [10, 6, 1], 18), HAIR)


def rage(d):
    """The lamp is below her: everything that faces down is lit, and the two brows make one line."""
    hair(d)
    d.fill(SKULL, SKIN)
    with d.inside(SKULL):
        for points, tone, alpha, soft in (
            ([(-180, -260), (180, -260), (176, -90), (90, -130), (0, -100), (-90, -130), (-176, -90)], BLOOD, 0.9, 30),
            ([(-180, -120), (-130, -120), (-146, 0), (-130, 90), (-176, 90)], BLOOD, 0.8, 18), ([(180, -120), (140, -110), (152, 0), (140, 60), (180, 60)], BLOOD, 0.6, 16),
            ([(-130, -30), (-40, -10), (-46, 36), (-90, 48), (-140, 24)], BLOOD, 0.75, 14), ([(130, -30), (40, -10), (46, 36), (90, 48), (140, 24)], BLOOD, 0.65, 14),
            (geo.ellipse(-104, 84, 56, 40), "#e8402c", 0.7, 18), (geo.ellipse(104, 84, 56, 40), "#e8402c", 0.6, 18),
            ([(-90, 262), (-100, 208), (0, 238), (100, 208), (90, 262)], WHITE, 0.9, 14),
            ([(-150, 90), (-118, 190), (-96, 214), (-104, 150), (-122, 112)], "#ffb070", 0.85, 12), ([(150, 80), (126, 180), (96, 214), (106, 150), (124, 106)], WHITE, 0.85, 12),
            ([(-112, 58), (-80, 72), (-54, 62), (-72, 82), (-104, 80)], "#ffb884", 0.8, 7), ([(112, 54), (80, 72), (54, 62), (72, 84), (104, 80)], WHITE, 0.8, 7),
            ([(-128, -86), (-60, -56), (-26, -34), (-64, -38), (-122, -58)], "#ffb070", 0.75, 7), ([(128, -86), (60, -56), (26, -34), (64, -38), (122, -58)], WHITE, 0.75, 7),
            ([(-36, 62), (0, 80), (36, 62), (24, 86), (-24, 86)], WHITE, 0.9, 4), ([(-44, 94), (0, 106), (44, 94), (24, 112), (-24, 112)], "#ffb070", 0.8, 6),
            ([(-12, -60), (-18, 20), (-44, 60), (-50, 36), (-30, -20)], BLOOD, 0.7, 8), ([(12, -50), (12, 20), (34, 56), (40, 36), (26, -20)], BLOOD, 0.35, 7),
        ):
            d.fill(points, tone, alpha, soft, False)
    eyes(d), mouth(d)
    for side in (-1, 1):
        brow = geo.curve([(side * 18, -30), (side * 28, -58), (side * 78, -100), (side * 128, -132), (side * 160, -124, "c"), (side * 128, -112), (side * 84, -78), (side * 38, -36)])
        d.fill(brow, "#3a0c14")
        for k in range(12):
            t = k / 11
            d.stroke([(side * (24 + 122 * t), -40 - 72 * t), (side * (32 + 128 * t), -60 - 70 * t)], 1.5, "#1c0610" if k % 3 else "#9c3a24", (0.1, 0.6))
        d.stroke([(side * 10, -112), (side * 13, -80), (side * 6, -50)], 2.0, LINE, (0.3, 0.3))
        d.stroke([(side * 44, 46), (side * 78, 88), (side * 102, 130), (side * 100, 172)], 2.0, LINE, (0.2, 0.5))
        d.stroke([(side * 30, 30), (side * 44, 48), (side * 42, 66), (side * 30, 74)], 1.6, LINE, (0.2, 0.3))
        d.fill(geo.ellipse(side * 18, 72, 9, 4.5, side * 14), "#4a0f18")
        for k in range(2):
            d.stroke([(side * (10 + 6 * k), -6 + 14 * k), (side * (22 + 4 * k), -14 + 15 * k)], 1.2, LINE)
        d.shape(geo.ellipse(side * 176, 76, 10, 12), "#e8b04c", 0.9, 0.1), d.shape(geo.curve([(side * 176, 88, "c"), (side * 186, 112), (side * 176, 124), (side * 166, 112)]), "#b3182a", 0.9, 0.1)
    for k in range(3):
        d.stroke([(-70 + 6 * k, -146 - 16 * k), (-20, -134 - 18 * k), (24, -134 - 18 * k), (74 - 6 * k, -148 - 16 * k)], 1.2, LINE, (0.3, 0.3))
    d.contour(SKULL, 1.2, lost=0.1)


def eyes(d):
    for side in (-1, 1):
        eye = geo.curve([(side * 36, -10, "c"), (side * 58, -32), (side * 94, -48), (side * 130, -46, "c"), (side * 114, -14), (side * 84, 0), (side * 56, -1)])
        d.fill(eye, "#fff0d0")
        with d.inside(eye):
            d.fill(geo.ellipse(side * 80, -26, 23), "#3f6a4c"), d.fill(geo.ellipse(side * 80, -20, 18, 13), "#8fb860", 0.9, 3, False)
            d.fill(geo.ellipse(side * 80, -26, 10), "#12060a"), d.fill(geo.ellipse(side * 80 + 7, -20, 3.6), "#fff6dc")
            d.fill([(side * 30, -20), (side * 80, -60), (side * 140, -60), (side * 138, -46), (side * 90, -40), (side * 54, -22)], "#8a3030", 0.7, 4, False)
        d.stroke([(side * 30, -8), (side * 58, -32), (side * 94, -48), (side * 136, -48)], 3.2, "#1c0610", (0.1, 0.1))
        d.stroke([(side * 132, -44), (side * 114, -14), (side * 84, 0), (side * 54, 0), (side * 36, -8)], 1.4, "#4a0f18", (0.1, 0.2))
        d.stroke([(side * 50, 14), (side * 84, 17), (side * 118, 2)], 1.2, LINE)


def mouth(d):
    """All of a shout: it pulls square at the corners."""
    hole = geo.curve([(-78, 134, "c"), (-58, 120), (-24, 124), (0, 129), (24, 124), (58, 120), (78, 134, "c"), (80, 182), (58, 212), (0, 221), (-58, 212), (-80, 182)])
    lips = geo.moved(hole, 0, -16.6, 1.13, scale_y=1.095)
    d.fill(geo.moved(lips, 0, 9), BLOOD, 0.6, 6, False), d.fill(lips, "#a8142a"), d.contour(lips, 1.0, lost=0.1)
    d.fill(hole, "#2c0610")
    with d.inside(hole):
        d.fill(geo.ellipse(0, 200, 50, 26), "#d0463c", 0.95, 3, False), d.stroke([(0, 186), (0, 216)], 1.2, "#8a1f24")
        for top in (True, False):
            row = geo.curve([(-76, 110, "c"), (76, 110, "c"), (66, 140), (0, 151), (-66, 140)]) if top else geo.curve([(-70, 240, "c"), (70, 240, "c"), (54, 205), (0, 213), (-54, 205)])
            d.fill(row, "#fff0d0" if top else "#e8c49a")
            with d.inside(row):
                for k in np.arange(-3.5, 4):
                    d.stroke([(18 * k, 112 if top else 200), (18.6 * k, 154 if top else 230)], 0.9, "#a86a54", (0.05, 0.05))
        d.fill(geo.ribbon([(-90, 120), (0, 126), (90, 120)], [16, 10, 16], 20), "#7a1a20", 0.6, 4, False)
    d.contour(hole, 1.3, lost=0)
    d.fill(geo.ribbon([(-50, 222), (0, 230), (50, 222)], [2, 7, 2], 20), "#ff8a6a", 0.9, 2.5, False)


def hand(d, x, y, turn, flip):
    """Out of a lace cuff and over the rim: the knuckles white, the nails in the squares."""
    with d.at(x, y, 1, turn, flip):
        back = geo.curve([(-70, -50), (-30, -62), (6, -52), (22, -20), (20, 22), (2, 54), (-36, 62), (-74, 44)])
        d.cast(back, 4, 14, NIGHT, 0.6, 8), d.shape(back, SKIN, 1.0, 0)
        with d.inside(back):
            d.fill(geo.ellipse(-60, -30, 60, 50), BLOOD, 0.8, 16, False), d.fill(geo.ellipse(-10, 50, 50, 18), "#ffb884", 0.8, 8, False)
            for fy in (-34, -8, 18):
                d.stroke([(4, fy), (-34, 0.7 * fy), (-56, 0.6 * fy)], 1.0, LINE, (0.1, 0.6))
        for fy, long, bend in ((46, 58, 10), (18, 80, 6), (-12, 84, 2), (-41, 68, -4)):
            finger = geo.ribbon([(-6, fy * 0.94), (20, fy - 5), (long - 14, fy + 2 + 0.3 * bend), (long, fy + 9 + 0.4 * bend)], [25, 27, 21, 14], 30)
            d.fill(geo.moved(finger, 2, 11), "#3a0c18", 0.6, 5, False), d.fill(finger, SKIN)
            with d.inside(finger):
                d.fill(geo.ribbon([(-10, fy - 14), (long, fy - 6)], [12, 8], 10), BLOOD, 0.7, 5, False), d.fill(geo.ribbon([(14, fy + 8), (long - 8, fy + 13)], [6, 5], 10), WHITE, 0.85, 3, False)
            d.contour(finger, 0.9, lost=0.15)
            d.fill(geo.ellipse(18, fy - 2, 8, 6), "#ffd2a0", 0.8, 3, False)
            for k in (0, 5):
                d.stroke([(14 + k, fy - 11), (16 + k, fy - 6)], 0.9, LINE)
            nail = geo.curve([(long - 10, fy + 1 + 0.4 * bend, "c"), (long + 9, fy + 9 + 0.4 * bend), (long + 16, fy + 15 + 0.4 * bend, "c"), (long, fy + 16 + 0.4 * bend), (long - 10, fy + 13 + 0.4 * bend, "c")])
            d.shape(nail, "#c8182e", 0.7, 0)
        edge = [(-44 + (13 if k % 2 else 0) - 10 * (t / 74) ** 2, t) for k, t in enumerate(np.linspace(-74, 76, 15))]
        cuff = geo.curve([(-108, -40, "c"), *edge, (-108, 42, "c"), (-114, 0)])
        d.cast(cuff, 8, 8, NIGHT, 0.6, 6), d.fill(cuff, "#f4dcb0")
        with d.inside(cuff):
            d.fill(geo.ribbon([(-112, -40), (-118, 0), (-112, 42)], [56, 50, 56], 20), "#8e4a44", 0.75, 12, False), d.fill(geo.ribbon(edge[::2], [9, 9], 30), "#fff6dc", 0.9, 3, False)
            for k, (px, py) in enumerate(edge):
                d.stroke([(-108, 0.52 * py), (-76, 0.8 * py), (px, py)], 0.9 if k % 2 else 1.6, "#fff6dc" if k % 2 else "#8e4a44", (0.1, 0.2))
        d.contour(cuff, 1.0, lost=0.15)


def board(d):
    a, b, c, e = (np.array(p, float) for p in BOARD)
    grow = 1.055
    mid = (a + b + c + e) / 4
    rim = [tuple(mid + grow * (p - mid)) for p in (a, b, c, e)]
    d.fill(geo.polygon([(x - 10, y + 90) for x, y in (rim[3], rim[2])] + [(x + 60, y + 150) for x, y in (rim[2], rim[3])]), "#16060e", 0.8, 26, False)
    low = geo.polygon([rim[3], rim[2], (rim[2][0] - 2, rim[2][1] + 40), (rim[3][0], rim[3][1] + 42)])
    d.fill(low, "#6e2a1c")
    with d.inside(low):
        for k in range(14):
            t = d.rng.random()
            d.stroke([(90, 1010 + 40 * t), (400, 976 + 40 * t), (740, 940 + 40 * t)], 0.9, ("#9c4a26", "#3f1414")[k % 2], (0.1, 0.3), 2)
        d.fill(geo.ribbon([rim[3], rim[2]], [9, 9], 4), "#f0a45a", 0.9, 2, False)
    top = geo.polygon(rim)
    d.fill(top, "#8a3c22"), d.contour(low, 1.1, lost=0.1)
    with d.onto(BOARD, 8, 8):
        for row in range(8):
            for column in range(8):
                pale = (row + column) % 2 == 0
                tone = lighten("#efc47e" if pale else "#6a1f22", float(d.rng.normal(0, 0.018)))
                d.fill(geo.rectangle(column, row, 1, 1), tone)
    with d.inside(top):
        for _ in range(90):
            t, u = d.rng.random(2)
            p, q = a + (b - a) * t, e + (c - e) * t
            s, f = p + (q - p) * u, p + (q - p) * min(u + d.rng.uniform(0.02, 0.09), 1)
            d.stroke([tuple(s), tuple((s + f) / 2 + d.rng.normal(0, 0.8, 2)), tuple(f)], 0.6, "#b8743a", (0.3, 0.6))
        d.fill([(160, 650), (400, 600), (680, 570), (700, 640), (420, 690), (180, 740)], "#5a1220", 0.6, 34, False)
        d.fill(geo.ellipse(470, 880, 230, 90), "#ffdf98", 0.30, 44, False)
    d.contour(geo.polygon(BOARD), 0.7, lost=0.1), d.contour(top, 1.1, lost=0.1)


def spot(u, v):
    """A place on the board: 0..8 to the right, 0..8 towards us."""
    a, b, c, e = (np.array(p, float) for p in BOARD)
    top, low = a + (b - a) * u / 8, e + (c - e) * u / 8
    share = v / 8
    return tuple(top + (low - top) * (share * (0.74 + 0.26 * share)))


def slide(d):
    for kind, tones, u, v, turn, size in (
        ("rook", IVORY, 1.5, 1.5, -38, 176), ("pawn", EBONY, 6.0, 1.4, 62, 176), ("bishop", EBONY, 2.5, 2.9, -118, 184), ("pawn", IVORY, 5.3, 2.8, -24, 184),
        ("knight", IVORY, 5.9, 4.9, 76, 216), ("knight", EBONY, 4.7, 6.7, -64, 236), ("bishop", IVORY, 1.7, 6.4, 128, 222),
    ):
        x, y = spot(u, v)
        piece(d, kind, x, y, size, turn, tones, (-20, 8))
    x, y = spot(4.1, 0.75)
    d.fill(geo.ellipse(x - 4, y + 1, 42, 11), "#16040c", 0.75, 6, False)
    piece(d, "queen", x, y, 215, 0, RED, (-4, -2))


def table(d):
    top = geo.polygon([(-20, 946), (820, 930), (820, 1220), (-20, 1220)])
    d.fill(top, "#571620")
    with d.inside(top):
        d.fill(geo.ellipse(500, 1130, 420, 100), "#c04a2a", 0.85, 60, False), d.fill(geo.ellipse(600, 1150, 200, 50), "#ee8a48", 0.7, 40, False)
        for _ in range(60):
            y = d.rng.uniform(960, 1200)
            x = d.rng.uniform(-50, 700)
            d.stroke([(x, y), (x + 120, y - 2 + d.rng.normal(0, 2)), (x + d.rng.uniform(160, 300), y - 4)], 0.9, ("#3a0d18", "#8a2c22", "#e07a42")[d.rng.integers(3)], (0.3, 0.6), 2)
        d.fill(geo.ellipse(0, 1200, 260, 120), NIGHT, 0.7, 60, False)


def fallen(d):
    piece(d, "pawn", 214, 1040, 214, 196, EBONY, (8, 56)), piece(d, "rook", 332, 1052, 220, 152, IVORY, (0, 50))
    piece(d, "pawn", 96, 1152, 228, -82, IVORY, (6, 14)), piece(d, "rook", 356, 1182, 236, 80, EBONY, (-10, 16))


def lovers(d):
    """Nobody watches these two: they lean on each other, and they hurry."""
    for x, y in ((604, 1166), (690, 1172)):
        d.fill(geo.ribbon([(x, y), (x - 60, y + 8), (x - 150, y + 20)], [58, 44, 20], 20), "#2c0a18", 0.6, 7, False)
    piece(d, "king", 596, 1170, 262, 10, EBONY, (0, 0)), piece(d, "queen", 682, 1176, 246, -9, IVORY, (0, 0))
    for x, y in ((520, 1176), (498, 1168), (474, 1178)):
        d.stroke([(x, y), (x - 26, y + 2)], 1.4, "#ffb070", (0.2, 0.7))


def paint(picture):
    away = np.hypot(picture.x - 420, 0.86 * (picture.y - 620)) / 700 + 0.03 * picture.noise(220, 4)
    picture.image = ramp(((0, "#ff9a52"), (0.35, "#ec6a36"), (0.62, "#c23a28"), (1, "#6e1824")), np.clip(away, 0, 1)).astype(np.float32)
    shade, wood, men, near = (Drawing(picture, "#1c0812", 1.9, light=(0.5, 0.8), seed=seed) for seed in (3, 5, 7, 9))
    ruff(shade, False), velvet(shade)
    with shade.at(400, 314, 0.82, -4):
        rage(shade), crown(shade)
    ruff(shade, True)
    table(wood), board(wood)
    slide(men), fallen(men), lovers(men)
    hand(near, 130, 800, 30, False), hand(near, 696, 736, -40, True)
    shade.under(), wood.under()
    cover = [drawing.cover() for drawing in (shade, wood, men, near)]
    men.under(), near.under()
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.9
    picture.find_edges(0.8, floor=0.1).sharpen_at(400, 330, 210, 0.9)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[2], cover[3]), 2) * 0.9)
    picture.directions(base=70, swirl=0.5)
    strokes(picture, (30, 15, 7, 3.4, 1.8), length=8, jitter=(0.02, 0.013), need=(0, 0.04, 0.045, 0.045))
    front = np.maximum(cover[1], np.maximum(cover[2], cover[3]))
    pastel(picture, "#3a0e1c", grain=2.0, cover=0.80, soft=0.9, mask=0.55 * (1 - 0.85 * front))
    shade.over(1 - front), wood.over((1 - cover[2]) * (1 - cover[3])), men.over(1 - cover[3]), near.over()
    return finish(picture, impasto=0.03, paper=0.03, grain=0.004, bloom=0.03)
