"""What do the pictures do with the man who is paid to watch them?

In a gallery at night the guard has fallen asleep; a lady leans out of her frame and paints him a moustache.
"""

import numpy as np
from atelier import geometry as geo
from light import heads
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 305, 1.25
GOLD, WALL, CLOTH = "#d3a044", "#1f4a44", "#b8323a"
LADY = Look("#f4d8be", "#d9a44e", "tower", "", 0.35, 0.9, 1.1, 0.8, "straight", 0.95, "#c0303c")
GUARD = Look("#e2b088", "#4a2f28", "bald", "", 0.6, 1.14, 1.0, 1.15, "bulb", 1.0)


def scene(detail):
    bare_sheet()


def damask(d):
    for row in range(10):
        for n in range(-1, 8):
            x, y = 116 * n + 58 * (row % 2), 20 + 92 * row
            with d.at(x, y):
                tone = "#2f6a5e"
                d.fill([(0, -40), (18, -12), (10, 10), (0, 30), (-10, 10), (-18, -12)], tone, 0.9)
                for side in (-1, 1):
                    d.fill([(side * 8, 22), (side * 34, 8), (side * 42, -18), (side * 28, -4), (side * 14, 6)], tone, 0.9)
                d.fill(geo.ellipse(0, -6, 5, 9), WALL)


def frame(d, x, y, wide, high, ground, turn=0.0, thick=20):
    """A gilded frame, its middle at (x, y); returns the opening."""
    outer = geo.rectangle(x - wide / 2 - thick, y - high / 2 - thick, wide + 2 * thick, high + 2 * thick, 6, turn)
    inner = geo.rectangle(x - wide / 2, y - high / 2, wide, high, 2, turn)
    d.cast(outer, 12, 18, "#08201f", 0.55, 9)
    d.shape(outer, GOLD, 1.3, 0.1)
    d.model(outer, "#6f4218", 9, 5, 0.7)
    with d.at(x, y, 1, turn):
        for side in (-1, 1):
            for px in np.arange(-wide / 2, wide / 2 + 1, 24):
                d.stroke([(px - 8, side * (high + thick) / 2 + 3), (px, side * (high + thick) / 2 - 4), (px + 8, side * (high + thick) / 2 + 3)], 1.0, "#7a4a1c")
            for py in np.arange(-high / 2, high / 2 + 1, 24):
                d.stroke([(side * (wide + thick) / 2 + 3, py - 8), (side * (wide + thick) / 2 - 4, py), (side * (wide + thick) / 2 + 3, py + 8)], 1.0, "#7a4a1c")
            for other in (-1, 1):
                cx, cy = side * (wide + thick) / 2, other * (high + thick) / 2
                d.shape(geo.ellipse(cx, cy, thick * 0.62), "#e8c06a", 0.9, 0.2), d.stroke([(cx - 5, cy), (cx, cy - 5), (cx + 5, cy), (cx + 1, cy + 3)], 0.8, "#7a4a1c")
    d.shape(inner, ground, 1.0, 0)
    d.model(inner, "#1a1420", -12, 10, 0.45)
    return inner


def sitter(d, x, y, high, look, mood, turn, gaze, cloth, tilt=0, hat=None, collar="#f1e6d0"):
    shoulders = [(x - high * 0.95, y + high * 1.1, "c"), (x - high * 0.72, y + high * 0.36), (x - high * 0.24, y + high * 0.12), (x + high * 0.24, y + high * 0.12), (x + high * 0.72, y + high * 0.36), (x + high * 0.95, y + high * 1.1, "c")]
    d.shape(shoulders, cloth, 1.1, 0.14)
    heads.head(d, x, y, high, look, mood, turn, gaze, tilt, hat=hat)
    ruff = [(x - 0.36 * high, y + 0.22 * high), (x, y + 0.12 * high), (x + 0.36 * high, y + 0.22 * high), (x + 0.2 * high, y + 0.36 * high), (x, y + 0.30 * high), (x - 0.2 * high, y + 0.36 * high)]
    d.shape(ruff, collar, 0.9, 0.12)


def gallery(d):
    damask(d)
    # top left: the duchess, a finger on her lips
    hole = frame(d, 128, 214, 148, 190, "#5f3a4a")
    with d.inside(hole):
        sitter(d, 122, 262, 104, Look("#f4d8be", "#e6e0d4", "curls", "", 0.8, 1.0, 1.1, 0.85, "long", lips="#b0404a"), "hush", 0.5, (1, 0.7), "#3a3358")
        heads.hand(d, 166, 316, 74, "point", "#f4d8be", -22)
    # top right: the admiral, who pretends to see the sea
    hole = frame(d, 676, 206, 142, 178, "#8fa8a0", 3)
    with d.inside(hole):
        d.fill([(600, 240, "c"), (760, 240, "c"), (760, 320, "c"), (600, 320, "c")], "#3f6a7a")
        sitter(d, 680, 250, 96, Look("#c98f66", "#2a2226", "short", "full", 0.5, 1.05, 1.05, 1.1, "hook"), "pride", 0.7, (1, -0.4), "#22304f", hat=lambda q: (q.shape([(-60, -84), (-30, -122), (0, -132), (30, -122), (60, -84), (0, -72)], "#1f2438", 1, 0.12), q.stroke([(-56, -86), (0, -74), (56, -86)], 2.0, GOLD)))
    # left below: two children, of whom one laughs
    hole = frame(d, 104, 548, 130, 150, "#a8b48c", -3)
    with d.inside(hole):
        sitter(d, 74, 600, 78, Look("#f4d2b0", "#b0662e", "plaits", "", 0.06, 1.1, 0.92, 0.85, "button", freckles=True), "joy", 0.5, (1, 0.3), "#e8e0d0")
        sitter(d, 140, 606, 74, Look("#f4d2b0", "#b0662e", "crop", "", 0.06, 1.1, 0.92, 0.9, "button", freckles=True), "gasp", 0.5, (1, 0.4), "#4a6a8a")
        heads.hand(d, 96, 650, 50, "flat", "#f4d2b0", 20)


def left_picture(d):
    """One frame is empty, and the paint is still wet on the wall: where has he gone?"""
    hole = frame(d, 692, 520, 112, 140, "#c9b48c", -2)
    with d.inside(hole):
        d.fill([(620, 560, "c"), (690, 540), (760, 566, "c"), (760, 600, "c"), (620, 600, "c")], "#7a8a5c")
        d.fill([(670, 470), (684, 452), (704, 452), (716, 472), (712, 500), (730, 530), (738, 600, "c"), (650, 600, "c"), (656, 530), (676, 500)], "#e9dcc0", 0.95)
    for k in range(8):
        x, y = 694 + 9 * (-1) ** k + 2.0 * k, 626 + 34 * k
        with d.at(x, y, 0.55, 172):
            d.fill(geo.ellipse(0, -8, 8, 13), "#d9c79c", 0.85), d.fill(geo.ellipse(0, 13, 6, 6), "#d9c79c", 0.85)


def great_frame(d):
    hole = frame(d, 400, 296, 300, 330, "#86a8b0", 0, 30)
    with d.inside(hole):
        d.fill([(240, 400, "c"), (330, 356), (420, 380), (560, 340, "c"), (560, 480, "c"), (240, 480, "c")], "#5f8a5c")
        d.fill([(240, 440, "c"), (400, 408), (560, 430, "c"), (560, 480, "c"), (240, 480, "c")], "#3f6a4c")
        d.fill(geo.ellipse(318, 222, 40), "#f4e2b0", 0.9)
        for x, y, r in ((492, 340, 34), (520, 352, 28), (470, 356, 24)):
            d.fill(geo.ellipse(x, y, r), "#2f5a48")


def lady(d):
    """Over the edge of her frame with both elbows, like over a balcony."""
    skirt = [(330, 300), (380, 250), (440, 240), (500, 290), (540, 400), (560, 470), (470, 500), (380, 490), (310, 440)]
    d.shape(skirt, "#6f4a8a", 1.3, 0)
    with d.inside(skirt):
        d.scatter(skirt, 30, lambda q, _: q.fill(geo.star(7, 5, 0.4), "#e8c06a", hide=False))
    d.model(skirt, "#2a1a44", 24, 16, 0.7)
    body = [(352, 420), (380, 380), (450, 376), (520, 420), (566, 500), (574, 590), (520, 652), (450, 644), (396, 560)]
    d.cast(body, 10, 22, "#08201f", 0.5, 12)
    d.shape(body, "#6f4a8a", 1.3, 0)
    with d.inside(body):
        d.scatter(body, 30, lambda q, _: q.fill(geo.star(7, 5, 0.4), "#e8c06a", hide=False))
    d.model(body, "#2a1a44", 22, 14, 0.6)
    arm = geo.ribbon([(532, 500), (592, 560), (574, 636), (540, 668)], [56, 46, 36, 30], 30)  # the left one holds the palette
    d.cast(arm, 10, 16, "#08201f", 0.45, 8)
    d.shape(arm, "#6f4a8a", 1.2, 0.16)
    d.shape(geo.ellipse(534, 676, 66, 36, 16), "#b8803f", 1.2, 0.14)
    for x, y, c in ((500, 664, "#c8343c"), (526, 654, "#f0e2c0"), (554, 664, "#2a2226"), (572, 684, "#3f7a9a"), (512, 688, "#6f9450")):
        d.shape(geo.ellipse(x, y, 10, 7), c, 0.7, 0.1)
    heads.hand(d, 556, 664, 54, "grip", LADY.skin, -140)
    heads.head(d, 470, 566, 156, LADY, "sly", -0.55, (-0.8, 1), 12)
    lace = [(420, 566), (452, 590), (492, 594), (530, 580), (524, 606), (484, 616), (440, 606)]
    d.shape(lace, "#f1e6d0", 1.0, 0.12)
    d.stroke([(452, 602), (470, 612), (494, 610)], 0.7, "#b8a88c")


def brush(d):
    arm = geo.ribbon([(404, 480), (320, 512), (282, 590), (304, 660)], [56, 46, 36, 28], 30)
    d.cast(arm, 8, 16, "#08201f", 0.45, 8)
    d.shape(arm, "#6f4a8a", 1.2, 0.16)
    d.fill(geo.ellipse(408, 482, 34, 30), "#6f4a8a")
    d.fill(geo.moved(geo.star(7, 5, 0.4), 404, 486), "#e8c06a", hide=False)
    d.shape([(286, 652), (308, 636), (326, 652), (320, 676), (298, 680)], "#f1e6d0", 1.0, 0.12)
    d.stroke([(286, 640), (314, 742), (332, 818)], 2.6, "#c98a4c", (0.02, 0.05))
    d.shape([(325, 806), (338, 802), (347, 836), (343, 854), (333, 840)], "#1f1a20", 0.8, 0)
    heads.hand(d, 306, 662, 66, "pinch", LADY.skin, 166, True)


def guard(d):
    """He keeps his keys in both hands, and dreams."""
    chair = [(230, 760), (260, 720), (400, 706), (540, 720), (570, 760), (584, 1010), (600, 1220, "c"), (200, 1220, "c"), (216, 1010)]
    d.cast(chair, 18, 16, "#08201f", 0.5, 14)
    d.shape(chair, "#5a3420", 1.4, 0.14)
    for x in (238, 562):
        d.shape(geo.ellipse(x, 742, 16), GOLD, 1.0, 0.16)
    body = [(196, 1220, "c"), (214, 1060), (250, 944), (320, 892), (400, 880), (480, 892), (550, 944), (588, 1060), (604, 1220, "c")]
    d.shape(body, CLOTH, 1.5, 0)
    d.model(body, "#5a1030", 34, 24, 0.75)
    for side in (-1, 1):
        arm = geo.ribbon([(400 + side * 140, 946), (400 + side * 176, 1060), (400 + side * 110, 1130), (400 + side * 34, 1122)], [70, 74, 62, 50], 30)
        d.shape(arm, CLOTH, 1.3, 0)
        d.model(arm, "#5a1030", 16, 10, 0.7)
        cuff = geo.ribbon([(400 + side * 72, 1136), (400 + side * 44, 1126)], [60, 58], 8, caps=False)
        d.shape(cuff, GOLD, 1.0, 0.14)
        d.shape([(400 + side * 106, 918), (400 + side * 150, 926), (400 + side * 172, 962), (400 + side * 130, 956)], GOLD, 1.1, 0.16)
        for k in range(5):
            d.stroke([(400 + side * (140 + 7 * k), 950 + 3 * k), (400 + side * (142 + 8 * k), 976 + 3 * k)], 1.6, GOLD, (0.02, 0.2))
    for y in (960, 1010, 1060):
        d.shape(geo.ellipse(400, y, 10), GOLD, 0.9, 0.2)
        d.stroke([(352, y - 4), (376, y + 3), (388, y)], 1.3, GOLD), d.stroke([(448, y - 4), (424, y + 3), (412, y)], 1.3, GOLD)
    heads.head(d, 388, 886, 186, GUARD, "sleep", -0.12, (0, 0), -9)
    d.shape([(296, 930), (340, 896), (400, 914), (458, 896), (500, 930), (450, 966), (400, 950), (346, 966)], "#22304f", 1.1, 0.12)
    heads.hand(d, 438, 1138, 82, "flat", GUARD.skin, -82), heads.hand(d, 366, 1122, 82, "flat", GUARD.skin, 84, True)


def trick(d):
    """Painted on him: one half curls already, the other is begun; spectacles were first."""
    ink = "#1f1a20"
    with d.at(388, 886, 1.86, -9):
        x = -1.1
        for side in (-1, 1):
            end = [(x, -24), (x + side * 11, -27), (x + side * 22, -20), (x + side * 31, -24), (x + side * 33, -33), (x + side * 27, -35), (x + side * 26, -29)]
            for k in range(3):
                d.stroke([(px, py + 0.9 * k) for px, py in (end if side > 0 else end[:3])], 3.0 if side > 0 else 2.6, ink, (0.2, 0.5), 0.2)
        d.stroke([(x - 3, -6), (x, 3), (x + 2, -6)], 2.2, ink, (0.1, 0.5))
        d.contour(geo.ellipse(19, -49, 13), 1.5, lost=0, colour=ink), d.contour(geo.ellipse(-20, -49, 13), 1.5, lost=0, colour=ink)
        d.stroke([(-7, -50), (0, -53), (6, -50)], 1.5, ink, (0.02, 0.02))


def thieves(d):
    """From below come those of the small pictures: a terrier for his bread, a monk for his keys."""
    hole = frame(d, 690, 962, 140, 150, "#6a5a7a", 2)
    with d.inside(hole):
        d.fill([(600, 1010, "c"), (780, 1010, "c"), (780, 1080, "c"), (600, 1080, "c")], "#8f4a3a")
    d.cast(geo.ellipse(650, 1000, 74, 46), 6, 20, "#08201f", 0.5, 9)
    fur, dark = "#e8dcc8", "#8a5a3a"
    d.shape([(742, 1040), (740, 960), (700, 920), (650, 936), (622, 980), (640, 1040), (690, 1060)], fur, 1.2, 0.16)
    d.shape([(668, 1030), (650, 1060), (630, 1096), (646, 1104), (676, 1080), (700, 1040)], fur, 1.1, 0.14)
    d.shape([(690, 930), (672, 886), (632, 872), (598, 890), (566, 908), (552, 930), (570, 944), (604, 944), (640, 960), (676, 960)], fur, 1.2, 0.14)
    d.shape([(676, 884), (700, 862), (722, 896), (712, 936), (690, 920)], dark, 1.1, 0.14)
    d.fill(geo.ellipse(556, 916, 10, 8), "#1f1a20"), d.fill(geo.ellipse(622, 900, 5.4, 6.4), "#1f1a20"), d.fill(geo.ellipse(620, 898, 1.6), "#ffffff")
    d.fill([(604, 884), (632, 872), (650, 894), (634, 914), (612, 910)], dark, 0.55)
    d.stroke([(560, 932), (588, 942), (606, 934)], 1.3), d.stroke([(610, 884), (626, 880)], 1.2)
    for _ in range(26):
        x, y = d.rng.uniform(650, 736), d.rng.uniform(950, 1040)
        d.stroke([(x, y), (x + 6, y + 12)], 0.7, "#b8a488")
    hole = frame(d, 104, 842, 118, 142, "#b88a4c", 3)
    with d.inside(hole):
        sitter(d, 100, 876, 78, Look("#efc8a4", "#4a2f28", "bald", "", 0.5, 1.2, 0.9, 1.1, "bulb"), "smile", 0.75, (1, 0.6), "#5a4a3c", collar="#4a3a30")
    d.stroke([(134, 930), (196, 868), (246, 880)], 3.0, "#e0b878", (0.02, 0.2))
    d.stroke([(246, 880), (262, 960), (300, 1064)], 0.7, "#e8e0d0", (0.02, 0.02)), d.stroke([(300, 1064), (302, 1074), (296, 1078), (292, 1072)], 1.3, "#c9d3d6")
    heads.hand(d, 128, 944, 46, "grip", "#efc8a4", 40)
    with d.at(300, 1096):
        d.contour(geo.ellipse(0, 0, 20), 2.0, lost=0, colour=GOLD)
        for turn in (-24, 6, 32):
            with d.at(0, 16, 1, turn):
                d.shape([(-4, 0), (4, 0), (4, 44), (14, 44), (14, 52), (4, 52), (4, 60), (-4, 60)], GOLD, 0.9, 0.14)


def paint(picture):
    wall = ramp(((0, "#17383a"), (0.5, "#245850"), (1, "#12282c")), np.hypot(picture.x - 400, picture.y - 640) / 900 + 0.04 * picture.noise(200, 3))
    wall = 0.5 * wall + 0.5 * ramp(((0, "#2c6458"), (1, "#0f2428")), np.clip(np.hypot(picture.x - 400, picture.y - 600) / 760, 0, 1))
    picture.image = wall.astype(np.float32)
    back, front, ink = (Drawing(picture, "#1a1418", width, light=(-0.3, -0.95), seed=seed) for width, seed in ((1.7, 3), (2.0, 5), (2.0, 7)))
    gallery(back), left_picture(back), great_frame(back)
    guard(front), lady(front), thieves(front)
    trick(ink), brush(ink)
    for d in (back, front, ink):
        d.under()
    picture.glow(400, 700, 520, "#ffcf8a", 0.20, 1.4)
    wash(picture, edge=0.12, granulation=0.02, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#f3e8d2", (35, 62), 1.4, 26, 1.0, 0.5, mask=0.35 * (1 - 0.6 * front.cover()))
    above = np.zeros(picture.shape, np.float32)
    for d in (ink, front, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004, vignette=0.25, vignette_colour="#0f1f24")
