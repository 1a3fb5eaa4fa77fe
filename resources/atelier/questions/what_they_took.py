"""Whose is it now: hers, theirs, or the one's whose finger it left?

From an ant's height, under the edge of a picnic cloth: a wedding inside a lost ring.  Above it an old lady with her head under the cloth has found it, too.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish, specks
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 417, 0.25
SKIN, SHADE, DEEP, GLOW = "#dd9c78", "#8a4a4c", "#3f1c30", "#ffd98a"
CLOTH, RED, WINE = "#f4e6cc", "#c8323a", "#6a1430"
ARCH = [(64, 1060), (92, 950), (52, 830), (84, 690), (78, 560), (140, 440), (158, 340), (262, 270), (318, 206), (420, 222), (520, 196), (580, 280), (676, 350), (684, 460), (738, 560), (716, 700), (752, 830), (712, 950), (740, 1060)]
RING = (402, 938)
ANT = "#2b1416"


def scene(detail):
    bare_sheet()


def cloth(d):
    """Gingham that hangs over her head: one set of stripes follows the hem, the other runs away from it."""
    hem = geo.sample(ARCH, 61)
    away = hem - np.array((400, 900))
    away = away / np.linalg.norm(away, axis=1, keepdims=True)
    away[:, 1] -= 0.25
    sheet = geo.subtract(geo.rectangle(-40, -40, 880, 1120), geo.curve([*ARCH, (740, 1300, "c"), (64, 1300, "c")]))
    d.fill(sheet, CLOTH)
    with d.inside(sheet):
        for k in range(12):
            wave = 5 * np.sin(np.arange(61) / 3.1 + k)[:, None]
            line = hem + away * (30 + 56 * k + wave)
            d.fill(geo.ribbon([tuple(p) for p in line[::3]], [27 + 0.8 * k], 90, False), RED, 0.62, 0.5, False)
        for k in range(0, 61, 2):
            p, a = hem[k], away[k]
            bend = 16 * np.sin(1.7 * k)
            d.fill(geo.ribbon([tuple(p - 6 * a), tuple(p + a * 220 + (bend, 0)), tuple(p + a * 760 + (2 * bend, 40))], [19, 30, 52], 30, False), RED, 0.62, 0.5, False)
        for k, wide in ((4, 30), (11, 44), (17, 30), (23, 40), (29, 26), (35, 40), (42, 34), (48, 48), (55, 36)):
            p, a = hem[k], away[k]
            side = np.array((-a[1], a[0]))
            d.fill(geo.ribbon([tuple(p), tuple(p + 240 * a + 12 * side), tuple(p + 700 * a)], [0.5 * wide, wide, 2.4 * wide], 30, False), "#4a1238", 0.52, 13, False)
            d.fill(geo.ribbon([tuple(p + 0.8 * wide * side), tuple(p + 240 * a + 1.1 * wide * side), tuple(p + 700 * a + 2 * wide * side)], [0.3 * wide, 0.5 * wide, wide], 30, False), "#fff6e2", 0.5, 8, False)
        d.fill(geo.ellipse(60, 20, 300, 200), "#fff0cc", 0.34, 60, False), d.fill(geo.ellipse(840, 700, 170, 600), "#3a1030", 0.42, 60, False), d.fill(geo.ellipse(-20, 1060, 190, 230), "#3a1030", 0.4, 50, False)
    # the hem has a thickness and a row of stitches
    edge = [tuple(p + 9 * a) for p, a in zip(hem, away, strict=True)]
    d.fill(geo.ribbon(edge[::3], [24], 90, False), "#f0d9b8"), d.fill(geo.ribbon([tuple(p + 1 * a) for p, a in zip(hem, away, strict=True)][::3], [7], 90, False), "#7c2436", 0.8, 1.2, False)
    stitches = geo.sample(edge[::3], 150)
    for a, b in zip(stitches[::2], stitches[1::2], strict=False):
        d.stroke([tuple(a), tuple(b)], 1.1, "#a82c3a", (0.05, 0.05), 0.1)
    d.contour(geo.curve(ARCH, False), 1.3, closed=False, colour="#3a1024", lost=0.1)


def cave(d):
    """What is behind her, under the cloth."""
    hole = geo.curve([*ARCH, (740, 1300, "c"), (64, 1300, "c")])
    d.fill(hole, "#2c1428")
    with d.inside(hole):
        d.fill(geo.ellipse(400, 330, 300, 170), "#7c2436", 0.55, 60, False), d.fill(geo.ellipse(400, 1000, 320, 140), "#b8742c", 0.55, 60, False)


def curls(d):
    """Set this morning, grey with a little violet; the cloth has pressed them flat on top."""
    mass = geo.curve([(190, 520), (168, 440), (180, 350), (240, 262), (320, 222), (402, 214), (486, 222), (566, 262), (624, 350), (636, 440), (614, 520), (590, 470), (580, 410), (540, 350), (470, 322), (402, 330), (330, 326), (264, 356), (226, 414), (212, 470)])
    d.fill(mass, "#6e5a68")
    for x, y, r, turn in ((196, 486, 30, 40), (186, 430, 33, 70), (206, 370, 38, 20), (250, 318, 40, 80), (214, 300, 30, 0), (304, 286, 44, 30), (276, 252, 30, 10), (360, 262, 42, 100), (352, 312, 30, 60), (420, 252, 40, 150), (424, 304, 34, 20), (482, 278, 44, 70), (520, 250, 30, 0), (540, 312, 40, 120), (584, 290, 28, 40), (592, 364, 38, 160), (612, 424, 34, 100), (604, 480, 28, 150)):
        lock = geo.blob(d.rng, x, y, r, r * 0.86, 9, 0.06, 0.1 * turn)
        d.cast(lock, 2, 6, "#2a1024", 0.5, 5), d.fill(lock, "#b09c98")
        with d.inside(lock):
            d.fill(geo.ellipse(x, y - 0.7 * r, 1.1 * r, 0.8 * r), "#4a2848", 0.62, 9, False)
            for q in np.linspace(0.16, 0.92, 8):
                d.stroke(geo.arc(x + (1 - q) * 6, y + (1 - q) * 8, q * r, q * 0.84 * r, turn, turn + d.rng.uniform(190, 300), 18), d.rng.uniform(0.7, 1.3), ("#f4e6d0", "#5c4450", "#8a747c", "#d8c4b8")[d.rng.integers(4)], (0.3, 0.4))
        d.contour(lock, 0.9, lost=0.35)


def face(d):
    neck = geo.curve([(300, 760), (290, 900), (240, 1000, "c"), (570, 1000, "c"), (510, 900), (506, 760)])
    d.fill(neck, "#6a3040")
    with d.inside(neck):
        d.fill(geo.ellipse(402, 826, 140, 60), "#2c1020", 0.8, 20, False)
        for side in (-1, 1):
            d.fill(geo.ribbon([(402 + 40 * side, 800), (402 + 26 * side, 1000)], [14, 8], 10), "#2c1020", 0.5, 6, False)
    for side in (-1, 1):
        ear = geo.ellipse(402 + 208 * side, 512, 26, 46, 8 * side)
        d.shape(ear, "#b8705c", 1.1, 0.1), d.fill(geo.ellipse(402 + 206 * side, 514, 12, 28, 8 * side), DEEP, 0.5, 5, False)
        x = 402 + 214 * side
        d.stroke([(x, 552), (x + side, 576)], 1.4, "#f0c050", (0.02, 0.02)), d.shape(geo.curve([(x, 572, "c"), (x + 15, 606), (x, 628), (x - 15, 606)]), "#3f9a7c", 1.0, 0.2)
        d.fill(geo.ellipse(x - 5, 606, 4, 8, 14), "#dffbe8", 0.9, 1, False), d.contour(geo.ellipse(x, 604, 17, 26), 0.8, colour="#f0c050", lost=0.2)
    skull = geo.curve([(402, 254), (500, 268), (572, 350), (598, 470), (604, 570), (606, 640), (572, 726), (494, 790), (402, 806), (310, 790), (232, 726), (198, 640), (200, 570), (206, 470), (232, 350), (304, 268)])
    d.fill(skull, SKIN)
    with d.inside(skull):
        d.fill(geo.ellipse(402, 300, 260, 130), "#6a2438", 0.85, 50, False)  # the cloth keeps the sun from her forehead
        d.fill(geo.ellipse(180, 520, 64, 260), DEEP, 0.6, 34, False), d.fill(geo.ellipse(624, 520, 64, 260), DEEP, 0.66, 34, False)
        d.fill(geo.ellipse(402, 830, 210, 90), GLOW, 0.75, 34, False)  # and the gold lights her from below
        for side in (-1, 1):
            d.fill(geo.ellipse(402 + 88 * side, 478, 84, 52), "#5c2a3c", 0.5, 16, False)
            d.fill(geo.ellipse(402 + 122 * side, 624, 70, 54), "#e0604c", 0.6, 20, False)
            d.fill(geo.ellipse(402 + 112 * side, 655, 56, 26, -24 * side), "#ffdd9a", 0.66, 14, False)
            d.fill(geo.ellipse(402 + 84 * side, 545, 60, 14, 8 * side), "#f4bf8c", 0.6, 8, False)
            d.fill(geo.ribbon([(402 + 60 * side, 604), (402 + 118 * side, 664), (402 + 122 * side, 736)], [4, 14, 4], 24), SHADE, 0.6, 5, False)
        d.fill(geo.ellipse(402, 776, 70, 20), "#fff0b8", 0.6, 10, False), d.fill(geo.ellipse(402, 740, 62, 12), SHADE, 0.6, 8, False)
        d.fill(geo.ribbon([(372, 440), (372, 520), (356, 590)], [16, 12, 22], 20), "#6a2c40", 0.42, 8, False)
        d.fill(geo.ribbon([(436, 430), (434, 520), (452, 590)], [12, 10, 18], 20), "#6a2c40", 0.5, 7, False)
    d.contour(skull, 1.4, colour="#3a1422", lost=0.1)
    for y, bow in ((378, 10), (398, 8), (418, 5)):
        d.stroke([(318, y + 4), (360, y - bow + 3), (402, y), (446, y - bow), (492, y + 2)], 1.0, "#4a1a30", (0.3, 0.4))
    for side in (-1, 1):
        for k in range(4):
            d.stroke([(402 + side * 158, 470 + 10 * k), (402 + side * 176, 462 + 15 * k), (402 + side * 190, 466 + 17 * k)], 0.8, "#5c2838", (0.2, 0.5))
        d.stroke([(402 + side * 52, 620), (402 + side * 112, 668), (402 + side * 118, 730)], 1.3, "#5c2234", (0.3, 0.5))
        d.stroke([(402 + side * 46, 536), (402 + side * 90, 556), (402 + side * 132, 540)], 1.0, "#6a3040", (0.3, 0.5)), d.stroke([(402 + side * 58, 556), (402 + side * 92, 570), (402 + side * 124, 560)], 0.7, "#6a3040", (0.3, 0.5))


def eye(d, x, y, side, open_):
    """Wide, cast down at the ring, and in the middle of each there is a small one of gold."""
    up = [(x - 60, y + 12), (x - 38, y - 20 * open_), (x + 2, y - 34 * open_), (x + 40, y - 20 * open_), (x + 60, y + 10)]
    low = [(x + 38, y + 31), (x, y + 37), (x - 40, y + 31)]
    lid = geo.curve([(x - 72, y + 10), (x - 44, y - 42), (x + 2, y - 60), (x + 46, y - 42), (x + 72, y + 8), (x + 40, y - 14 * open_), (x, y - 26 * open_), (x - 40, y - 14 * open_)])
    d.fill(lid, "#3f7c86", 0.8, 3, False)
    ball = geo.curve([*up, *low])
    d.fill(ball, "#f7ecd6")
    ix, iy = x - 11 * side, y + 18
    with d.inside(ball):
        d.fill(geo.ellipse(x, y - 40, 74, 40), "#5c3048", 0.62, 9, False)
        d.fill(geo.ellipse(ix, iy, 27), "#2e4a3c"), d.fill(geo.ellipse(ix, iy + 5, 22, 18), "#7fa05c", 0.8, 4, False), d.fill(geo.ellipse(ix, iy, 15), "#140c14")
        d.contour(geo.ellipse(ix, iy + 4, 8.5), 2.4, colour="#ffce4a", lost=0), d.fill(geo.ellipse(ix, iy - 7, 4.6, 3.6), "#7fd0ff"), d.fill(geo.ellipse(ix - 13, iy - 12, 4), "#fffbea")
        for a in np.arange(0, 6.3, 0.35):
            d.stroke([(ix + 17 * np.cos(a), iy + 17 * np.sin(a)), (ix + 25 * np.cos(a), iy + 25 * np.sin(a))], 0.6, "#20342c")
        for k in range(4):
            d.stroke([(x + side * 56, y + 14 + 3 * k), (x + side * 44, y + 12 + 5 * k), (x + side * (36 - 2 * k), y + 14 + 3 * k)], 0.5, "#c85a50", (0.1, 0.7))
    d.stroke(up, 3.4, "#1c0f1a", (0.25, 0.2), 0.3), d.stroke([(x + 60, y + 10), *low, (x - 60, y + 12)], 1.0, "#5c2234", (0.1, 0.1), 0.2)
    d.stroke([(x - 70, y - 2), (x - 40, y - 44), (x + 2, y - 58), (x + 44, y - 44), (x + 70, y - 2)], 1.3, "#3a1422", (0.3, 0.3))
    for t in np.linspace(0.06, 0.94, 9):
        p = geo.sample(up, 50)[int(49 * t)]
        out = (t - 0.5) * 26
        d.stroke([tuple(p), (p[0] + 0.6 * out, p[1] - 10), (p[0] + 1.2 * out, p[1] - 17)], 1.2, "#1c0f1a", (0.02, 0.8))


def features(d):
    eye(d, 312, 478, -1, 1.0), eye(d, 492, 474, 1, 1.18)
    for side, lift in ((-1, 0), (1, 20)):
        x = 402 + 90 * side
        d.stroke([(x - side * 56, 404 - 0.3 * lift), (x - side * 10, 372 - lift), (x + side * 46, 376 - lift), (x + side * 78, 412 - 0.6 * lift)], 3.8, "#2a1220", (0.3, 0.5), 0.6)
    # nose: lit from below
    nose = geo.curve([(372, 560), (350, 588), (346, 612), (362, 624), (382, 620), (402, 634), (424, 620), (444, 624), (458, 610), (454, 586), (434, 560)])
    d.fill(nose, "#d98a68", 0.9, 4, False), d.fill(geo.ellipse(402, 590, 34, 26), "#e08a66", 0.9, 7, False), d.fill(geo.ellipse(402, 620, 26, 9), "#ffe2a0", 0.9, 4, False)
    d.fill(geo.ellipse(376, 616, 11, 6, -12), "#4a1424", 0.95, 1.4, False), d.fill(geo.ellipse(430, 616, 11, 6, 12), "#4a1424", 0.95, 1.4, False)
    d.stroke([(360, 572), (345, 596), (350, 622), (366, 624)], 1.4, "#4a1424", (0.3, 0.3)), d.stroke([(444, 572), (460, 594), (454, 622), (438, 624)], 1.4, "#4a1424", (0.3, 0.3)), d.stroke([(384, 628), (402, 637), (422, 628)], 1.3, "#4a1424", (0.3, 0.3))
    d.fill(geo.ellipse(498, 640, 6, 5), "#5c2a34"), d.stroke([(500, 636), (506, 626)], 0.6, "#3a1422")  # a mole, and it has a hair
    # the mouth waters
    hole = geo.curve([(286, 668, "c"), (330, 684), (376, 676), (402, 682), (430, 676), (474, 680), (520, 654, "c"), (490, 712), (446, 736), (396, 740), (338, 722)])
    lips = geo.curve([(274, 664, "c"), (326, 670), (376, 658), (402, 668), (430, 658), (478, 666), (532, 648, "c"), (502, 722), (450, 752), (396, 757), (330, 738)])
    d.fill(lips, "#b02338"), d.contour(lips, 1.2, colour="#4a0c1c", lost=0.1)
    d.fill(geo.ribbon([(350, 744), (398, 750), (450, 744)], [3, 9, 3], 20), "#ffb08a", 0.85, 3, False)
    d.fill(hole, "#34081a")
    with d.inside(hole):
        teeth = geo.curve([(276, 654, "c"), (530, 640, "c"), (496, 692), (450, 704), (402, 708), (350, 702), (310, 688)])
        d.fill(teeth, "#f3e6c4")
        for k, x in enumerate((312, 340, 372, 405, 438, 470, 496)):
            d.stroke([(x, 660), (x + 1, 704)], 0.8, "#8a6450", (0.05, 0.05))
            if k == 4:
                d.fill(geo.rectangle(439, 668, 31, 36, 5), "#f0b43a"), d.fill(geo.ellipse(450, 682, 4, 10, 10), "#fff2b8")
        d.fill(geo.ellipse(402, 662, 130, 18), "#5c1a2c", 0.6, 6, False)
    d.contour(hole, 1.0, colour="#34081a", lost=0)
    tongue = geo.curve([(474, 712), (466, 690), (480, 660), (500, 642), (518, 646), (520, 664), (508, 690), (498, 710)])
    d.cast(tongue, -3, 6, "#34081a", 0.5, 3), d.shape(tongue, "#e0606a", 1.0, 0.15), d.stroke([(488, 700), (494, 674), (508, 654)], 0.9, "#8a2238"), d.fill(geo.ellipse(510, 652, 5, 3, -30), "#ffe0d8", 0.9, 1, False)


def finger(d, side, points, widths, tone, band=None):
    """Its root lies in the hand: neither line nor shadow begins there."""
    shape = geo.ribbon(points, widths, 30)
    d.cast(geo.ribbon(points[1:], widths[1:], 20), 2, 9, "#1a0a14", 0.6, 6), d.fill(shape, tone)
    start = [0, *widths[1:]]
    with d.inside(shape):
        d.fill(geo.ribbon([(x, y - 0.36 * w) for (x, y), w in zip(points, widths, strict=True)], [0.5 * w for w in start], 30), SHADE, 0.72, 6, False)
        d.fill(geo.ribbon([(x, y + 0.34 * w) for (x, y), w in zip(points, widths, strict=True)], [0.34 * w for w in start], 30), "#ffdb98", 0.8, 4, False)
    with d.inside(geo.rectangle(402 - 238 if side < 0 else 402, 700, 238, 400)):
        d.contour(shape, 1.2, colour="#3a1422", lost=0.05)
    (x0, y0), (x1, y1) = points[-2], points[-1]
    a = np.degrees(np.arctan2(y1 - y0, x1 - x0))
    with d.at(x1, y1, widths[-1] / 20, a):
        nail = geo.curve([(-5, -8, "c"), (8, -8), (22, 0), (8, 8), (-5, 8, "c"), (-8, 0)])
        d.shape(nail, "#b81f34", 1.0, 0.15), d.fill(geo.ellipse(5, -3, 6, 2), "#ffc0b0", 0.9, 0.6, False)
    (xa, ya), (xb, yb) = points[1], points[2]
    ux, uy = (xb - xa) / np.hypot(xb - xa, yb - ya), (yb - ya) / np.hypot(xb - xa, yb - ya)
    for q in (-4, 3):
        d.stroke([(xb - 9 * uy + q * ux, yb + 9 * ux + q * uy), (xb + 9 * uy + q * ux, yb - 9 * ux + q * uy)], 0.8, "#6a2c34", (0.3, 0.3))
    if band:
        bx, by, w = 0.5 * (xa + xb), 0.5 * (ya + yb), 0.43 * widths[1]
        hoop = geo.ribbon([(bx - w * uy, by + w * ux), (bx + 4 * ux, by + 4 * uy), (bx + w * uy, by - w * ux)], [9, 11, 9], 12)
        d.fill(hoop, "#e0a838"), d.contour(hoop, 0.8)
        d.shape(geo.ellipse(bx, by, 11, 10), band, 1.0, 0.2), d.fill(geo.ellipse(bx - 3, by - 3, 3.4), "#ffffff", 0.9, 0.5, False)


def hand(d, side, gems):
    """A claw beside the ring: the back of the hand above, the fingertips turned in towards the gold."""
    m = lambda x, y: (402 + side * x, y)
    arm = geo.curve([m(344, 1030), m(318, 900), m(282, 822), m(250, 806), m(222, 818), m(206, 858), m(204, 900), m(198, 950), m(206, 1000), m(250, 1040)])
    d.cast(arm, 0, 10, "#1a0a14", 0.6, 10), d.fill(arm, SKIN)
    thumb = [m(276, 1000), m(214, 1022), m(182, 1012), m(156, 986)]
    index = [m(258, 838), m(184, 812), m(152, 786), m(140, 760)] if side < 0 else [m(258, 838), m(182, 806), m(120, 790), m(72, 800)]
    fingers = (
        ([m(262, 950), m(180, 972), m(152, 964), m(132, 946)], [30, 29, 26, 19], None),
        ([m(262, 916), m(166, 924), m(142, 912), m(124, 893)], [33, 33, 29, 20], gems[0]),
        ([m(260, 876), m(164, 870), m(140, 854), m(126, 832)], [34, 34, 30, 20], gems[1]),
        (index, [33, 33, 29, 20], gems[2]),
    )
    with d.inside(arm):
        d.fill(geo.ellipse(*m(330, 950), 56, 120), DEEP, 0.75, 22, False), d.fill(geo.ellipse(*m(270, 812), 60, 18), "#6a2c3c", 0.6, 12, False)
        for points, _, _ in fingers:
            x, y = points[0]
            d.fill(geo.ribbon([(x + side * 52, 0.4 * y + 0.6 * 980), (x - side * 40, y)], [8, 26], 12), "#f0b888", 0.6, 6, False)
            d.stroke([(x + side * 50, 0.4 * (y + 17) + 0.6 * 985), (x, y + 17), (x - side * 46, y + 17)], 1.0, "#8a4a50", (0.4, 0.3))
        d.fill(geo.ellipse(*m(250, 1016), 60, 22), "#f4c488", 0.7, 10, False)
    d.contour(arm, 1.3, colour="#3a1422", lost=0.1)
    for points, widths, gem in fingers:
        finger(d, side, points, widths, SKIN, gem)
    finger(d, side, thumb, [38, 40, 34, 23], SKIN)


def ring(d):
    x, y = RING
    d.fill(geo.ellipse(x + 10, 1052, 160, 20), "#0f1a14", 0.8, 9, False)
    outer, inner = geo.ellipse(x, y, 112, 116), geo.ellipse(x, y + 1, 88, 92)
    back = geo.subtract(inner, geo.moved(geo.ellipse(x, y, 84, 90), 7, -3))
    d.fill(back, "#8a5418")
    band = geo.subtract(outer, inner)
    d.fill(band, "#e0a330")
    with d.inside(band):
        d.fill(geo.ribbon(geo.arc(x, y, 96, 100, -20, 120, 24), [13], 60, False), "#7a4414", 0.9, 5, False)
        d.fill(geo.ribbon(geo.arc(x, y, 92, 96, 130, 215, 20), [8], 60, False), "#8a5018", 0.8, 4, False)
        d.fill(geo.ribbon(geo.arc(x, y, 106, 110, 150, 300, 24), [9], 60, False), "#fff0b4", 0.95, 2.5, False), d.fill(geo.ribbon(geo.arc(x, y, 103, 107, 20, 70, 24), [4], 60, False), "#ffe08a", 0.9, 2, False)
    for a in np.arange(0, 360, 12):
        if not 240 < a < 300:
            px, py = x + 100 * np.cos(np.radians(a)), y + 104 * np.sin(np.radians(a))
            with d.at(px, py, 1, a + 90):
                d.stroke([(-7, 3), (0, -5), (7, 3)], 0.8, "#7a4414", (0.2, 0.2))
    d.contour(outer, 1.2, colour="#3a1a0c", lost=0.05), d.contour(inner, 0.9, colour="#3a1a0c", lost=0.1)
    stone = [(x - 46, 804), (x - 26, 780), (x + 26, 780), (x + 46, 804), (x, 846)]
    d.fill(geo.moved(geo.polygon(stone), 0, 6), "#2a1008", 0.6, 5, False)
    d.shape(geo.polygon([(x - 30, 838), (x + 30, 838), (x + 16, 826), (x - 16, 826)]), "#c08424", 0.9, 0.2)
    d.fill(geo.polygon(stone), "#2f7cc4")
    for corners, tone in (([(x - 46, 804), (x - 26, 780), (x - 16, 804)], "#8fd0f4"), ([(x - 26, 780), (x + 26, 780), (x + 16, 804), (x - 16, 804)], "#c9efff"), ([(x + 26, 780), (x + 46, 804), (x + 16, 804)], "#5aa6e4"), ([(x - 46, 804), (x - 16, 804), (x, 846)], "#3f90d8"), ([(x - 16, 804), (x + 16, 804), (x, 846)], "#1f62ac"), ([(x + 16, 804), (x + 46, 804), (x, 846)], "#123f80")):
        d.fill(geo.polygon(corners), tone), d.contour(geo.polygon(corners), 0.5, colour="#0f2a54", lost=0.1)
    for px in (-40, -14, 14, 40):
        d.shape(geo.ribbon([(x + 0.6 * px, 842), (x + px, 808), (x + 0.92 * px, 800)], [8, 7, 6], 8), "#f0c04a", 0.8, 0.2)
    with d.at(x - 20, 788):
        d.fill(geo.star(26, 4, 0.10), "#ffffff", 0.95, 0.8, False)


def ant(d, x, y, high, flip=False, hat="", arm=((16, -56), (28, -60)), arm2=((14, -66), (26, -74)), look=0):
    """On its hind legs, seen from the side: head, waist, a heavy abdomen."""
    with d.at(x, y, high / 110, 0, flip):
        d.fill(geo.ellipse(-4, 1, 34, 6), "#0c140e", 0.7, 2.5, False)
        for leg in ([(-2, -50), (14, -32), (10, 0), (16, 1)], [(-4, -48), (-24, -34), (-22, 0), (-15, 1)]):
            d.fill(geo.ribbon(leg, [6, 5, 3.4, 3], 16), ANT)
        rump = geo.ellipse(-12, -28, 15, 24, 22)
        d.fill(rump, ANT)
        with d.inside(rump):
            for k in range(4):
                d.stroke([(-34, -40 + 10 * k), (-14, -36 + 10 * k), (6, -42 + 10 * k)], 0.8, "#7a4436")
            d.fill(geo.ellipse(-4, -40, 5, 12, 22), "#d98a4a", 0.75, 2.4, False)
        d.fill(geo.ellipse(-1, -50, 4, 5), ANT), d.fill(geo.ellipse(1, -66, 9, 17, 8), ANT), d.fill(geo.ellipse(5, -68, 3, 11, 8), "#d98a4a", 0.7, 1.4, False)
        for points in (arm, arm2):
            d.fill(geo.ribbon([(3, -72), *points], [5, 4, 2.8], 14), ANT)
        with d.at(6, -90, 1, look):
            d.fill(geo.curve([(-12, -4), (-4, -13), (8, -11), (17, 0), (15, 8), (4, 9), (-9, 6)]), ANT)
            d.fill(geo.ellipse(6, -4, 3.4, 4.2), "#f0d9a8"), d.fill(geo.ellipse(7.4, -3.4, 1.7, 2.2), "#140808")
            for tip in ([(2, -11), (8, -30), (24, -34)], [(-3, -11), (-4, -30), (10, -42)]):
                d.stroke(tip, 1.5, ANT, (0.02, 0.2))
            if hat == "top":
                d.fill(geo.rectangle(-13, -17, 26, 4, 2), "#120c14"), d.fill(geo.polygon([(-8, -16), (-10, -42), (11, -42), (8, -16)]), "#120c14"), d.fill(geo.rectangle(-8.4, -22, 17, 4), "#b81f34")
            if hat == "veil":
                veil = geo.curve([(6, -15, "c"), (-10, -16), (-24, 6), (-36, 50), (-44, 92, "c"), (-10, 88, "c"), (-12, 40), (-8, 6)])
                d.fill(veil, "#fff8e8", 0.9, 0.6, False), d.stroke([(-10, -12), (-24, 30), (-34, 88)], 0.7, "#b8a890"), d.stroke([(-6, -6), (-16, 40), (-20, 88)], 0.7, "#b8a890")
                for k in range(4):
                    d.fill(geo.ellipse(-8 + 5 * k, -14, 3.4), ("#f6b0a8", "#ffffff")[k % 2])
            if hat == "bonnet":
                d.fill(geo.curve([(8, -14), (-10, -18), (-18, 0), (-10, 12), (-6, 0)]), "#d8a83a")
            if hat == "collar":
                d.fill(geo.ellipse(-2, 12, 13, 4), "#fff8e8")


def wedding(d):
    x = RING[0]
    floor = geo.curve([(x - 104, 1034), (x, 1024), (x + 104, 1034), (x + 120, 1052), (x, 1060), (x - 120, 1052)])
    d.fill(floor, "#a8865c"), d.model(floor, "#4a3420", 6, 6, 0.7), d.contour(floor, 0.8, lost=0.3)
    with d.inside(geo.ellipse(x, RING[1] + 1, 88, 92)):
        d.fill(geo.ellipse(x, 960, 70, 90), "#ffe9a8", 0.85, 22, False)
    d.shape(geo.blob(d.rng, x, 1026, 20, 12, 8, 0.08), "#8a7a62", 0.8, 0.2)
    ant(d, x + 2, 1018, 70, False, "collar", ((14, -52), (22, -44)), ((14, -60), (24, -62)))
    d.shape(geo.polygon([(x + 11, 985), (x + 24, 981), (x + 25, 990), (x + 12, 994)]), "#7c2436", 0.6, 0.1)
    ant(d, x - 42, 1040, 84, False, "veil", ((20, -58), (42, -52)), ((16, -62), (30, -66)))
    ant(d, x + 44, 1040, 88, True, "top", ((20, -58), (42, -50)), ((16, -60), (30, -56)))


def meadow(d):
    ground = geo.curve([(-20, 1030), (140, 1012), (300, 1036), (470, 1030), (640, 1012), (830, 1034), (830, 1230), (-20, 1230)])
    d.fill(ground, "#3c5a2e")
    with d.inside(ground):
        d.fill(geo.ellipse(402, 1070, 250, 60), "#b8a84a", 0.75, 34, False), d.fill(geo.ellipse(60, 1200, 220, 110), "#16301f", 0.85, 40, False), d.fill(geo.ellipse(760, 1190, 220, 110), "#16301f", 0.85, 40, False)
    for _ in range(520):
        x, y = d.rng.uniform(-10, 810), d.rng.uniform(1030, 1210)
        if abs(x - 402) < 130 and y < 1070:
            continue
        tall = d.rng.uniform(10, 26) * (0.6 + (y - 1020) / 150)
        lit = abs(x - 402) < 200 + 60 * d.rng.random() and y < 1130
        d.stroke([(x, y), (x + d.rng.normal(0, 3), y - 0.6 * tall), (x + d.rng.normal(0, 7), y - tall)], 1.6, ("#c9b858", "#8a9a44", "#e0cc78")[d.rng.integers(3)] if lit else ("#28462a", "#567a38", "#1c3524", "#6f8a40")[d.rng.integers(4)], (0.05, 0.7))


def blades(d):
    """Close to us the grass is dark, and as tall as trees."""
    for x, top, lean, wide in ((-6, 760, 60, 40), (34, 880, -30, 34), (70, 960, 40, 26), (812, 720, -70, 42), (772, 860, 20, 34), (734, 972, -46, 24), (120, 1030, -30, 20), (690, 1040, 30, 20)):
        points = [(x, 1230), (x + 0.2 * lean, 0.5 * (1230 + top)), (x + lean, top)]
        blade = geo.ribbon(points, [wide, 0.8 * wide, 1], 40, False)
        d.fill(blade, "#1c3a28")
        with d.inside(blade):
            d.fill(geo.ribbon([(a + (0.26 * wide if x < 400 else -0.26 * wide), b) for a, b in points], [0.3 * wide, 0.3 * wide, 1], 40, False), "#7c9a4c", 0.8, 3, False)
        d.contour(blade, 1.0, colour="#0c1a14", lost=0.2)


def tufts(d):
    """Grass over the place where hands, hem and ground meet."""
    for x in np.concatenate([np.arange(70, 292, 5.0), np.arange(512, 740, 5.0)]):
        y, tall = 1040 + d.rng.uniform(-6, 16), d.rng.uniform(16, 46)
        d.stroke([(x, y), (x + d.rng.normal(0, 4), y - 0.6 * tall), (x + d.rng.normal(0, 10), y - tall)], 2.2, ("#28462a", "#567a38", "#1c3524", "#9aa84c")[d.rng.integers(4)], (0.05, 0.7))


def daisy(d, x, y, r, tilt, stem):
    d.fill(geo.ribbon(stem, [7, 7, 6], 20), "#3f6a34"), d.contour(geo.ribbon(stem, [7, 7, 6], 20), 0.8, colour="#14241a")
    with d.at(x, y, r / 40, tilt, tall=0.72):
        for k in range(16):
            with d.at(0, 0, 1, 22.5 * k + d.rng.normal(0, 4)):
                petal = geo.curve([(8, -6), (30, -8), (41, 0), (30, 8), (8, 6)])
                d.fill(petal, ("#fff6e6", "#efe0d0")[k % 2]), d.contour(petal, 0.6, colour="#8a7478", lost=0.3)
        d.shape(geo.ellipse(0, 0, 13), "#eeb02e", 0.9, 0.2)
        for _ in range(16):
            d.fill(geo.ellipse(*d.rng.normal(0, 5.5, 2), 1.3), "#a86a1c")


def guests(d):
    ant(d, 200, 1118, 104, False, "bonnet", ((18, -80), (30, -104)), ((16, -60), (26, -52)), -24)
    ant(d, 268, 1160, 118, False, "top", ((16, -92), (22, -124)), ((16, -60), (28, -58)), -52)  # it has seen her, and points up
    ant(d, 330, 1182, 88, False, "", ((14, -78), (26, -94)), ((12, -80), (20, -98)), -10)
    ant(d, 604, 1120, 104, True, "top", ((18, -76), (34, -84)), ((16, -66), (30, -80)), -14)
    horn = geo.curve([(576, 1036, "c"), (548, 1020), (530, 1000, "c"), (522, 1032, "c"), (546, 1032), (574, 1042, "c")])
    d.shape(horn, "#c9a0d8", 0.9, 0.15)
    ant(d, 534, 1164, 112, True, "bonnet", ((18, -86), (32, -110)), ((16, -58), (24, -50)), -20)
    ant(d, 470, 1188, 84, True, "", ((14, -58), (20, -74)), ((14, -62), (22, -78)), 14)
    for _ in range(64):
        x, y = d.rng.normal(402, 84), d.rng.uniform(1040, 1130)
        with d.at(x, y, 1, d.rng.uniform(0, 180)):
            d.fill(geo.ellipse(0, 0, 4.4, 1.8), "#fff6e0")
    cherry = geo.ellipse(84, 1140, 46, 44)
    d.fill(geo.ellipse(96, 1182, 60, 10), "#0c140e", 0.8, 5, False), d.fill(cherry, "#9c1828"), d.model(cherry, "#3a0614", 14, 12, 0.9)
    d.fill(geo.ellipse(66, 1120, 10, 7, -30), "#ffd0c0", 0.9, 2, False), d.contour(cherry, 1.1), d.fill(geo.ribbon([(86, 1100), (112, 1060), (160, 1030)], [4, 4, 6], 16), "#6a5a2c"), d.contour(geo.ribbon([(86, 1100), (112, 1060), (160, 1030)], [4, 4, 6], 16), 0.7)


def paint(picture):
    picture.image = ramp(((0, "#3a1830"), (1, "#2c3a24")), picture.y / 1200).astype(np.float32)
    back, her, front = (Drawing(picture, "#2a1018", 1.8, light=light, seed=seed) for seed, light in ((3, (-0.4, -0.9)), (5, (0, 0.9)), (9, (-0.3, -0.9))))
    cave(back)
    face(her), curls(her), features(her), cloth(her)
    meadow(front), hand(her, -1, ("#3f9a7c", "#b81f34", None)), hand(her, 1, (None, "#7c4aa8", "#e8e0f0"))
    ring(front), wedding(front), tufts(front), blades(front)
    daisy(front, 712, 1050, 50, 10, [(716, 1210), (722, 1130), (712, 1052)]), daisy(front, 762, 1120, 40, -14, [(770, 1220), (768, 1180), (762, 1122)])
    guests(front)
    back.under(), her.under()
    picture.glow(RING[0], RING[1], 230, "#ffcf70", 0.35, 1.6)
    front.under()
    cover = [drawing.cover() for drawing in (back, her, front)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.12).sharpen_at(402, 500, 230, 1.0).sharpen_at(402, 960, 200, 1.0)
    picture.focus = np.maximum(picture.focus, blur(cover[2], 2) * 0.8)
    picture.directions(base=70, swirl=0.3)
    strokes(picture, (24, 12, 6, 3, 1.7), length=8, jitter=(0.014, 0.011), need=(0, 0.04, 0.045, 0.045))
    free = 1 - cover[2]
    back.over(free * (1 - cover[1])), her.over(free), front.over()
    pencil(picture, "#f6efdf", layers=(66, -30), wide=1.3, reach=24, press=0.9, mask=0.12 + 0.10 * step(picture.y, 900, 1100))
    specks(picture, 40, "#ffe9b0", (0.8, 2.2), np.clip(1 - np.hypot(picture.x - 402, picture.y - 900) / 260, 0, 1), 0.8)
    return finish(picture, impasto=0.02, paper=0.03)
