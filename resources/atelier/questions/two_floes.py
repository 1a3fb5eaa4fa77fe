"""Are they drifting apart, or have they just come within reach?

Two white bears at the rims of two floes whose edges fit: one scarf holds both, and the sun sets in the gap.
"""

from contextlib import ExitStack
from itertools import pairwise

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 4, 109, 0.4
LINE, SNOW, SHADE, BLUE, GOLD, NIGHT = "#1f2a44", "#dfe2ea", "#9db0d2", "#5a76a8", "#ffdf9e", "#0e2440"
HORIZON, RISE = 636, 62
LEFT_RIM = [(392, 640), (378, 658), (394, 679), (356, 707), (372, 735), (318, 767), (350, 804), (286, 844), (322, 882), (250, 930)]
RIGHT_RIM = [(414, 640), (410, 658), (438, 679), (424, 707), (464, 735), (440, 767), (506, 804), (476, 844), (552, 882), (520, 936)]


def scene(detail):
    bare_sheet()


def far(d):
    for x, y, wide, tall, tone in ((92, 636, 170, 66, "#a9a6c4"), (250, 638, 90, 26, "#b9b0c8"), (640, 637, 120, 40, "#b3accc"), (752, 638, 130, 84, "#9f9fc2")):
        points = [(x - wide / 2, y, "c"), (x - 0.36 * wide, y - 0.6 * tall, "c"), (x - 0.12 * wide, y - tall, "c"), (x + 0.1 * wide, y - 0.7 * tall, "c"), (x + 0.3 * wide, y - 0.8 * tall, "c"), (x + wide / 2, y, "c")]
        d.fill(points, tone)
        with d.inside(geo.curve(points)):
            side = -1 if x > 400 else 1
            d.fill(geo.ribbon([(x + side * 0.5 * wide, y), (x + side * 0.3 * wide, y - 0.9 * tall)], [0.2 * wide, 0.1 * wide], 8), "#f6cfae", 0.85, 4, False)
    d.fill(geo.polygon([(-20, HORIZON - 2), (820, HORIZON - 2), (820, 690), (-20, 690)]), "#8e9cc0")


def sea(d):
    d.fill(geo.polygon([(-20, 652), (820, 652), (820, 1300), (-20, 1300)]), "#17375a")
    d.fill(geo.polygon([(-20, 900), (820, 900), (820, 1300), (-20, 1300)]), NIGHT, 0.9, 60, False)
    lane = [(402, 652), (410, 720), (404, 780), (408, 850), (398, 950), (402, 1080), (396, 1300)]
    d.fill(geo.ribbon(lane, [16, 50, 90, 130, 150, 130, 110], 60), "#f2a868", 0.35, 30, False)
    for _ in range(190):
        t = d.rng.random() ** 0.8
        y = 652 + 610 * t
        wide = 8 + 66 * t * (1.15 - 0.6 * t)
        x = 402 + d.rng.normal(0, 0.42) * wide
        long = (6 + 46 * t) * d.rng.uniform(0.4, 1)
        d.stroke([(x - long, y), (x, y + 2), (x + long, y - 1)], 0.7 + 1.5 * t, ("#ffe9b4", "#ffcf8a", "#f2a060")[d.rng.integers(3)], (0.3, 0.5))
    for _ in range(90):
        x, y = d.rng.uniform(-20, 820), d.rng.uniform(960, 1260)
        d.stroke([(x, y), (x + 40, y + 3), (x + d.rng.uniform(60, 130), y)], 0.9, ("#2c5f86", "#0a1a30", "#3f7a9c")[d.rng.integers(3)], (0.3, 0.6))


def floe(d, rim, outer, side):
    """Snow above, and below it the green wall of the ice; towards the sun every edge is lit."""
    top = [*rim, *outer]
    wall = [(x, y) for x, y in rim]
    thick = [8 + 62 * (y - 640) / 290 for _, y in rim]
    face = geo.polygon([*wall, *[(x - side * 0.1 * h, y + h) for (x, y), h in zip(wall[::-1], thick[::-1], strict=True)]])
    d.fill(geo.moved(face, 0, 12), NIGHT, 0.6, 8, False)
    d.fill(face, "#3f8fa6")
    front = geo.polygon([rim[-1], outer[0], (outer[0][0], outer[0][1] + 74), (0.5 * (rim[-1][0] + outer[0][0]), 0.5 * (rim[-1][1] + outer[0][1]) + 84), (rim[-1][0], rim[-1][1] + 70)])
    d.fill(geo.moved(front, 0, 18), NIGHT, 0.7, 12, False), d.fill(front, "#2f7490")
    for path in (face, front):
        with d.inside(path):
            for _ in range(60):
                x, y = d.rng.uniform(-20, 820), d.rng.uniform(460, 1030)
                d.fill(geo.polygon([(x, y), (x + d.rng.uniform(8, 34), y + d.rng.normal(0, 6)), (x + d.rng.uniform(4, 30), y + d.rng.uniform(30, 70))]), ("#6fc0c4", "#235e80", "#9ad8d0")[d.rng.integers(3)], 0.55, 1.5, False)
    with d.inside(face):
        d.fill(geo.ribbon([(x, y + 4) for x, y in rim], [6, 18], 60), "#ffd9a0", 0.75, 5, False)
    d.contour(face, 0.9, lost=0.3), d.contour(front, 0.9, lost=0.3)
    for off in (54, 70):
        d.stroke([(rim[-1][0], rim[-1][1] + off), (0.5 * (rim[-1][0] + outer[0][0]), rim[-1][1] + off + 14), (outer[0][0], outer[0][1] + off)], 1.2, "#a9dcd8", (0.1, 0.3))
    path = geo.polygon(top)
    d.fill(path, SNOW)
    with d.inside(path):
        x0 = 400 + side * 300
        d.fill(geo.ellipse(x0, 900, 420, 150), SHADE, 0.9, 60, False), d.fill(geo.ellipse(x0 + side * 120, 740, 260, 80), "#b9c6de", 0.8, 40, False)
        d.fill(geo.ellipse(400 + side * 60, 664, 220, 26), "#fbe3c4", 0.9, 26, False)
        for _ in range(46):
            x, y = 400 + side * d.rng.uniform(20, 440), d.rng.uniform(664, 940)
            k = (y - 600) / 340
            d.fill(geo.ribbon([(x - 60 * k, y), (x, y - 10 * k), (x + 70 * k, y + 2)], [1, 12 * k, 1], 12), ("#f6efe2", "#a4b6d6", "#c9d4e6")[d.rng.integers(3)], 0.8, 3 * k, False)
        d.fill(geo.ribbon(rim, [6, 9, 16], 60), "#fff2d6", 0.9, 3, False)
    d.contour(path, 0.9, lost=0.45)


def print_(d, x, y, size, turn=0):
    with d.at(x, y, size, turn, tall=0.55):
        d.fill(geo.ellipse(-3, 3, 20, 22), "#f8f2e6", 0.8, 3, False)
        d.fill(geo.curve([(-15, 6), (-12, -10), (0, -15), (12, -10), (15, 6), (6, 16), (-6, 16)]), BLUE, 0.95)
        for k in range(5):
            a = -2.55 + 0.49 * k
            d.fill(geo.ellipse(24 * np.cos(a), 2 + 25 * np.sin(a), 5, 6), BLUE, 0.95), d.stroke([(28 * np.cos(a), 2 + 30 * np.sin(a)), (31 * np.cos(a), 2 + 35 * np.sin(a))], 0.9, BLUE)


def track(d):
    """It begins on the one, one print of it floats, and it continues on the other."""
    for k, (x, y) in enumerate(((34, 916), (84, 880), (138, 898), (186, 860), (238, 878))):
        print_(d, x, y, 0.95, 74 + 4 * (k % 2))
    for k, (x, y) in enumerate(((590, 862), (640, 890), (690, 852), (744, 876), (790, 838))):
        print_(d, x, y, 0.92, 80 - 6 * (k % 2))


def crumb(d, x, y, wide, printed=False):
    top = geo.blob(d.rng, x, y, wide, 0.34 * wide, 9, 0.08)
    low = geo.union(top, geo.moved(top, 0, 0.26 * wide))
    d.fill(geo.moved(low, 0, 0.16 * wide), NIGHT, 0.7, 5, False), d.shape(low, "#3f8fa6", 0.9, 0.12), d.shape(top, "#e9ecee", 0.8, 0)
    with d.inside(top):
        d.fill(geo.ellipse(x - 0.2 * wide, y + 0.2 * wide, wide, 0.24 * wide), SHADE, 0.8, 4, False), d.fill(geo.ellipse(x, y - 0.3 * wide, wide, 0.12 * wide), "#ffe6b8", 0.9, 3, False)
    if printed:
        print_(d, x - 2, y - 1, 0.9, 84)


STANDING = [(190, -108, "c"), (184, -126), (160, -132), (138, -150), (120, -160), (60, -166), (10, -178), (-60, -196), (-140, -196), (-198, -168), (-222, -120), (-224, -70), (-214, -30), (-236, -4), (-226, 4, "c"), (-166, 4, "c"), (-158, -12), (-150, -50), (-124, -84), (-60, -78), (-14, -80), (-2, -50), (-2, -20), (-14, -4), (-8, 4, "c"), (62, 4, "c"), (68, -8), (56, -24), (58, -64), (74, -92), (104, -104), (134, -98), (164, -90), (184, -92, "c")]
BOWING = [(196, -150, "c"), (192, -168), (168, -174), (146, -190), (128, -196), (84, -170), (40, -138), (-30, -136), (-100, -166), (-160, -172), (-208, -146), (-230, -96), (-226, -50), (-214, -22), (-234, -2), (-224, 6, "c"), (-168, 6, "c"), (-160, -14), (-148, -46), (-116, -62), (-60, -48), (-20, -34), (10, -20), (60, -8), (78, 8), (92, 12, "c"), (138, 10, "c"), (142, -4), (118, -18), (84, -34), (76, -56), (84, -84), (112, -118), (144, -134), (172, -130), (190, -134, "c")]


def bear(d, x, y, size, flip, outline, look):
    """Against the light: blue in itself, with gold along the back; the fur goes with the form."""
    with d.at(x, y, size, 0, flip):
        hx, hy = outline[0][0], outline[0][1]
        d.fill(geo.ellipse(-90, 14, 200, 20), "#3f5888", 0.75, 9, False)
        for far_leg in ([(-130, -90), (-112, -40), (-118, -6)], [(30, -80), (24, -40), (34, -6)]) if look == "standing" else ([(-120, -80), (-110, -40), (-124, -6)], [(20, -30), (70, -16), (112, -2)]):
            d.shape(geo.union(geo.ribbon(far_leg, [70, 52, 46], 20), geo.ellipse(far_leg[-1][0] + 12, far_leg[-1][1], 30, 12)), "#4f679c", 1.0, 0)
        path = geo.curve(outline, tension=0.95)
        d.fill(path, "#8b9dc6")
        with d.inside(path):
            d.fill(geo.ellipse(-80, -30, 210, 80), "#566fa4", 0.9, 30, False), d.fill(geo.ellipse(-190, -60, 50, 90), "#566fa4", 0.7, 20, False)
            d.fill(geo.ribbon([(p[0], p[1] + 12) for p in outline[2:11]], [14, 26, 30, 20], 60), "#d9cfd4", 0.9, 12, False)
            d.fill(geo.ribbon([(p[0], p[1] + 2) for p in outline[1:11]], [7, 12, 14, 10], 60), GOLD, 0.95, 3.5, False)
            d.fill(geo.ribbon([(p[0], p[1]) for p in outline[-9:]], [8, 10, 6], 40), "#43598c", 0.6, 8, False)
            for _ in range(330):
                px, py = d.rng.uniform(-230, 190), d.rng.uniform(-195, 0)
                lean = 0.5 * np.sin(px / 60) + (0.9 if px > 40 else 0)
                long = d.rng.uniform(9, 20)
                d.stroke([(px, py), (px - long * 0.8, py + long * (0.35 - 0.3 * lean)), (px - long * 1.3, py + long * (0.9 - 0.5 * lean))], 0.6, ("#c9d0e4", "#4d669c", "#7f94c0", "#eccfae")[d.rng.integers(4)], (0.2, 0.7))
            for bend in ([(-150, -120), (-128, -70), (-150, -36)], [(16, -140), (36, -100), (20, -60)]) if look == "standing" else ([(-150, -120), (-124, -66), (-148, -30)], [(30, -110), (64, -70), (40, -30)]):
                d.stroke(bend, 1.6, "#34497c", (0.3, 0.6))
        d.contour(path, 1.1, 1.4, lost=0.3)
        for _ in range(90):  # tufts break the outline
            k = int(d.rng.integers(2, len(outline) - 3))
            a, b = np.array(outline[k][:2], float), np.array(outline[k + 1][:2], float)
            p = a + (b - a) * d.rng.random()
            d.stroke([tuple(p), (p[0] - 6, p[1] + 1), (p[0] - 13, p[1] + 6 * np.sign(p[1] + 90))], 0.8, "#f6dcb0" if p[1] < -100 else "#8fa6cc", (0.1, 0.7))
        ear = geo.curve([(hx - 92, hy - 40), (hx - 94, hy - 56), (hx - 82, hy - 64), (hx - 70, hy - 56), (hx - 68, hy - 42)])
        d.fill(ear, "#7f94c0"), d.fill(geo.ellipse(hx - 80, hy - 48, 6, 8), "#43598c", 0.9, 2, False), d.stroke([(hx - 92, hy - 42), (hx - 94, hy - 56), (hx - 82, hy - 64), (hx - 70, hy - 56), (hx - 68, hy - 44)], 1.5, GOLD, (0.1, 0.3))
        d.shape(geo.curve([(hx - 14, hy - 20), (hx, hy - 22), (hx + 8, hy - 12), (hx + 4, hy - 2), (hx - 8, hy - 4)]), "#1b2236", 0.9, 0), d.fill(geo.ellipse(hx - 4, hy - 18, 5, 2.4), "#8fa6cc")
        d.stroke([(hx - 2, hy), (hx - 6, hy + 9), (hx - 26, hy + 13), (hx - 44, hy + 8)], 1.3, LINE, (0.1, 0.4))
        d.stroke([(hx - 60, hy - 24), (hx - 52, hy - 19), (hx - 43, hy - 22)], 2.0, LINE, (0.2, 0.2), 0.2), d.stroke([(hx - 62, hy - 34), (hx - 52, hy - 38), (hx - 44, hy - 35)], 1.0, "#566fa4")
        for px in ((-228, -206, -186, 0, 22, 44) if look == "standing" else (-226, -204, -184, 92, 112, 130)):
            py = 4 if look == "standing" else 8
            d.stroke([(px + 12, py - 10), (px + 17, py - 3), (px + 16, py + 4)], 1.2, LINE)


def scarf(d):
    """Knitted for one neck that was to be kept warm, and long enough."""
    def knit(line, wide, start=0):
        path = geo.ribbon(line, [wide, wide], 60, False)
        d.cast(path, -3, 9, "#33486f", 0.6, 5), d.fill(path, "#c22f38")
        spots = geo.sample(line, int(np.abs(np.diff(np.array(line), axis=0)).sum() / 9))
        with d.inside(path):
            for k, (p, q) in enumerate(pairwise(spots)):
                way = (q - p) / np.hypot(*(q - p))
                side = np.array((-way[1], way[0])) * wide * 0.6
                if (k + start) % 6 < 2:
                    d.fill(geo.polygon([tuple(p - side), tuple(q - side), tuple(q + side), tuple(p + side)]), "#f6ead2")
                for s in np.linspace(-0.45, 0.45, 5):
                    m = p - way * 2 + side * 1.66 * s
                    d.stroke([tuple(m - 0.12 * side), tuple(m + way * 4), tuple(m + 0.12 * side)], 0.8, "#8f1a28" if (k + start) % 6 >= 2 else "#c9b294", (0.1, 0.1), 0.2)
            d.fill(geo.ribbon([(x, y + 0.36 * wide) for x, y in line], [0.34 * wide, 0.34 * wide], 30, False), "#3a1838", 0.5, 4, False)
            d.fill(geo.ribbon([(x, y - 0.42 * wide) for x, y in line], [0.12 * wide, 0.12 * wide], 30, False), "#ffb890", 0.8, 2, False)
        d.contour(path, 0.9, lost=0.2)
        return spots

    def fringe(spot, wide, turn):
        with d.at(spot[0], spot[1], 1, turn):
            for k in np.linspace(-0.46, 0.46, 8):
                d.stroke([(k * wide, -2), (k * wide + d.rng.normal(0, 2), 14), (k * wide + d.rng.normal(0, 4), 30)], 1.8, ("#c22f38", "#f6ead2")[int(10 * k) % 2], (0.05, 0.4))
    knit([(246, 640), (272, 690), (330, 726), (398, 736), (468, 734), (518, 722), (542, 704)], 31)
    knit([(240, 640), (229, 690), (238, 742)], 31, 2), fringe((238, 740), 31, -6)
    knit([(545, 706), (556, 750), (547, 800)], 30, 4), fringe((547, 798), 30, 5)
    knit([(226, 562), (251, 586), (262, 614), (242, 648)], 36, 1), knit([(547, 620), (526, 646), (520, 676), (544, 714)], 36, 3)


def paint(picture):
    sky = ((0, "#27406e"), (0.3, "#5b6f9c"), (0.56, "#a792b0"), (0.78, "#eaa992"), (0.92, "#ffd29a"), (1, "#ffe6b4"))
    picture.image = ramp(sky, np.clip((picture.y + 22 * picture.noise(300, 4, stretch=(3.4, 1))) / (645 - RISE), 0, 1)).astype(np.float32)
    picture.glow(400, 610 - RISE, 460, "#ffdf9c", 0.6, 1.7)
    away = np.hypot(picture.x - 400, picture.y - 592 + RISE)
    picture.lay(step(away, 104, 100), "#fff4cf")
    back, ice, pair, near = (Drawing(picture, LINE, 1.8, light=(0.0, -1), seed=seed) for seed in (3, 5, 7, 9))
    with ExitStack() as raised:
        for drawing in (back, ice, pair, near):
            raised.enter_context(drawing.at(0, -RISE))
        for x, y, wide in ((150, 120, 190), (640, 70, 240), (560, 210, 150), (60, 260, 150), (720, 300, 170)):
            for k in range(4):
                back.fill(geo.ribbon([(x - wide + 40 * k, y + 9 * k), (x, y - 6 + 10 * k), (x + wide - 30 * k, y + 8 * k)], [1, 13, 1], 20), "#f2b9a0" if y > 200 else "#8f92b8", 0.5, 5, False)
        far(back), sea(back)
        floe(ice, LEFT_RIM, [(-40, 958), (-40, 654)], -1), floe(ice, RIGHT_RIM, [(840, 952), (840, 654)], 1)
        track(ice), crumb(ice, 400, 884, 56, True), crumb(ice, 430, 1010, 26), crumb(ice, 150, 1110, 60), crumb(ice, 690, 1090, 44), crumb(ice, 590, 1178, 26), crumb(ice, 262, 1216, 36), crumb(ice, 404, 800, 18)
        bear(pair, 166, 744, 1.15, False, STANDING, "standing"), bear(pair, 634, 794, 1.15, True, BOWING, "bowing")
        scarf(near)
    for drawing in (back, ice, pair, near):
        drawing.under()
    picture.glow(400, 610 - RISE, 300, "#ffc98a", 0.26, 1.6)
    cover = [drawing.cover() for drawing in (back, ice, pair, near)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.9
    picture.find_edges(0.8, floor=0.1).sharpen_at(400, 620 - RISE, 150, 1.0)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[2], cover[3]), 2) * 0.85)
    picture.directions(base=4, swirl=0.3)
    strokes(picture, (28, 14, 6.5, 3.2, 1.7), length=9, jitter=(0.016, 0.012), need=(0, 0.04, 0.045, 0.045))
    front = np.maximum(cover[2], cover[3])
    back.over((1 - cover[1]) * (1 - front)), ice.over(1 - front), pair.over(1 - cover[3]), near.over()
    pencil(picture, "#f6f1e6", layers=(58, -24), wide=1.4, reach=26, press=0.95, mask=0.14 + 0.22 * cover[2])
    return finish(picture, impasto=0.02, paper=0.018)
