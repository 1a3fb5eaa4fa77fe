"""Who stands behind the one who is looking, and why does the child not use the key?

Our finger has pushed the cover of a brass keyhole aside: a red room, and at its far door a child who peeps, a key behind its back.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 4, 317, 1.25
BRASS, DARK, SHINE, INK = "#b98a3c", "#4f3416", "#f3d486", "#2a1713"
HOLE = geo.curve([(410, 172), (520, 192), (618, 262), (668, 366), (664, 478), (612, 580), (556, 632, "c"), (586, 760), (622, 930), (664, 1112, "c"), (410, 1124), (156, 1112, "c"), (198, 930), (234, 760), (264, 632, "c"), (208, 580), (156, 478), (152, 366), (202, 262), (300, 192)])
FLOOR = 820  # where it meets the far wall
SKIN = "#dba47e"


def scene(detail):
    bare_sheet()


def damask(d, x, y):
    for s in (-1, 1):
        d.fill(geo.curve([(x, y + 24, "c"), (x + s * 20, y + 6), (x + s * 16, y - 12), (x + s * 5, y - 4), (x + s * 4, y + 10)]), "#8c1a1f", 0.75)
        d.fill(geo.curve([(x + s * 3, y - 14, "c"), (x + s * 15, y - 24), (x + s * 9, y - 38), (x, y - 30)]), "#8c1a1f", 0.75)
    d.fill(geo.curve([(x, y - 44, "c"), (x + 6, y - 34), (x, y - 24, "c"), (x - 6, y - 34)]), "#8c1a1f", 0.75)


def room(d):
    d.fill(geo.rectangle(100, 130, 620, FLOOR - 130), "#b32a2a")
    for row in range(9):
        for column in range(9):
            damask(d, 130 + 72 * column + 36 * (row % 2), 190 + 74 * row)
    # chequers towards a point behind the far door
    vx, vy = 410, 560
    rows = [FLOOR, 850, 890, 944, 1014, 1106, 1230]
    for k in range(6):
        for c in range(-7, 7):
            quad = [(vx + (c + e) * 58 * (y - vy) / (FLOOR - vy), y) for y, e in ((rows[k], 0), (rows[k], 1), (rows[k + 1], 1), (rows[k + 1], 0))]
            d.fill(geo.polygon(quad), "#f0cf9a" if (k + c) % 2 else "#5c2320")
            d.contour(geo.polygon(quad), 0.4, colour="#3c1512", lost=0.3)
    d.fill(geo.rectangle(100, FLOOR - 150, 620, 150), "#7c1f20")
    for x in range(110, 720, 74):
        panel = geo.rectangle(x + 8, FLOOR - 126, 58, 96)
        d.fill(panel, "#8c2624"), d.stroke([(x + 8, FLOOR - 30), (x + 8, FLOOR - 126), (x + 66, FLOOR - 126)], 1.2, "#4a1013", (0.02, 0.02)), d.stroke([(x + 66, FLOOR - 122), (x + 66, FLOOR - 30), (x + 12, FLOOR - 30)], 0.9, "#d4604a", (0.02, 0.02))
    d.shape(geo.rectangle(100, FLOOR - 160, 620, 14), "#a23a2c", 0.9, 0.05), d.shape(geo.rectangle(100, FLOOR - 14, 620, 16), "#5c1517", 0.9, 0.05)


def portrait(d):
    """An ancestor, and where she is looking."""
    frame = geo.ellipse(232, 420, 62, 82, -4)
    d.cast(frame, -10, 12, "#4a0d10", 0.6, 8), d.shape(frame, "#c08f3c", 1.2, 0.1), d.shape(geo.ellipse(232, 420, 48, 67, -4), "#2f3a3a", 1.0, 0)
    with d.inside(geo.ellipse(232, 420, 48, 67, -4)):
        d.fill([(180, 500), (196, 462), (232, 450), (272, 462), (290, 500)], "#1f2430"), d.fill(geo.ribbon([(206, 462), (232, 470), (258, 462)], [12, 16, 12], 12), "#eadcc0")
        face = geo.curve([(232, 376), (256, 386), (260, 416), (250, 442), (232, 454), (214, 442), (205, 416), (209, 386)])
        d.fill(geo.ellipse(232, 388, 38, 28), "#6e5a4c"), d.fill(geo.ellipse(232, 362, 18, 15), "#6e5a4c"), d.shape(face, "#e0b890", 0.8, 0.12)
        for x in (220, 245):
            d.fill(geo.ellipse(x, 411, 7.4, 4.4), "#fbf3df"), d.fill(geo.ellipse(x + 1.0, 411.4, 3.4), "#241a1c"), d.stroke([(x - 8, 408), (x, 404), (x + 8, 408)], 1.2), d.stroke([(x - 9, 400), (x, 395 if x > 230 else 399), (x + 9, 400)], 1.2, "#4a3a30")
        d.fill(geo.rectangle(170, 330, 60, 180), "#1f1014", 0.4, 14, False)
        d.stroke([(233, 412), (237, 426), (230, 428)], 0.9, "#8a5440"), d.stroke([(222, 440), (232, 438), (242, 441)], 1.4, "#8f2e2a")


def far_door(d):
    frame = geo.rectangle(290, 292, 246, FLOOR - 290)
    d.cast(frame, -12, 6, "#4a0d10", 0.5, 8), d.shape(frame, "#5e2119", 1.2, 0.05)
    d.shape(geo.polygon([(280, 296), (546, 296), (536, 272), (290, 272)]), "#7a2f20", 1.1, 0.05)
    leaf = geo.rectangle(308, 312, 210, FLOOR - 312)
    d.shape(leaf, "#8f4a2a", 1.1, 0)
    with d.inside(leaf):
        for _ in range(30):
            x, y = d.rng.uniform(310, 516), d.rng.uniform(316, 790)
            d.stroke([(x, y), (x + d.rng.normal(0, 2), y + 40), (x, y + 90)], 0.7, ("#5e2a1a", "#b46a3c")[d.rng.integers(2)], (0.3, 0.5))
    for x, y, w, h in ((326, 332, 78, 190), (422, 332, 78, 190), (326, 640, 78, 150), (422, 640, 78, 150)):
        d.shape(geo.rectangle(x, y, w, h), "#7a3c22", 1.0, 0), d.shape(geo.rectangle(x + 9, y + 9, w - 18, h - 18), "#96502e", 0.8, 0.06)
    # the plate, a small sister of ours, and light in its keyhole
    plate = geo.curve([(430, 446, "c"), (462, 430), (494, 446, "c"), (490, 540), (496, 636, "c"), (462, 652), (428, 636, "c"), (434, 540)])
    d.shape(plate, "#d9a648", 0.9, 0.12), d.shape(geo.ellipse(462, 462, 14, 13), "#f3cd74", 0.9, 0.14), d.stroke([(446, 462), (440, 480)], 0.8)
    d.fill(geo.ellipse(468, 544, 92, 84), "#ffd070", 0.6, 26, False), d.fill(geo.ellipse(468, 544, 62, 56), "#fff2b4", 0.9, 10, False)
    for a in np.linspace(-70, 60, 9):  # what shines out there
        c, t = np.cos(np.radians(a)), np.sin(np.radians(a))
        d.fill(geo.ribbon([(468 + 50 * c, 544 + 50 * t), (468 + 130 * c, 544 + 130 * t)], [5, 1], 6), "#ffe9a0", 0.7, 2, False)
    # the evening sun, through a window that we do not see
    for quad in ([(440, 330), (520, 300), (520, 470), (440, 512)], [(548, 290), (660, 246), (660, 420), (548, 462)], [(548, 490), (660, 448), (660, 640), (548, 690)], [(440, 540), (520, 498), (520, 690), (440, 742)]):
        d.fill(geo.polygon(quad), "#ffb25e", 0.42, 3, False)
    for quad in ([(420, 842), (520, 828), (548, 868), (436, 884)], [(552, 834), (640, 828), (700, 858), (588, 868)], [(444, 902), (562, 882), (620, 946), (476, 972)], [(606, 882), (720, 868), (800, 930), (668, 944)]):
        d.fill(geo.polygon(quad), "#ffd27a", 0.55, 3, False)


def child(d):
    """From behind, on tiptoe on two books; one palm on the door, in the other hand the key."""
    with d.at(412, 874, 1.12):
        d.fill(geo.polygon([(-50, -2), (-130, 16), (-250, 60), (-262, 92), (-96, 40), (40, 10)]), "#33090c", 0.6, 5, False)
        d.fill(geo.curve([(-60, -40), (-96, -150), (-92, -280), (-58, -352), (-20, -320), (-30, -120)]), "#3c0d10", 0.5, 8, False)
        for y, w, tone in ((2, 64, "#3f6f5c"), (-14, 56, "#c9973f")):
            d.shape(geo.polygon([(-w, y - 14), (w - 6, y - 16), (w, y), (-w + 4, y + 2)]), tone, 1.0, 0.1), d.fill(geo.polygon([(-w + 8, y - 9), (w - 4, y - 11), (w - 2, y - 4), (-w + 9, y - 2)]), "#f3e3c0")
        for x, lean in ((-17, -2), (17, 3)):
            leg = geo.ribbon([(x, -120), (x + lean, -80), (x + lean, -48)], [25, 22, 16], 14)
            d.shape(leg, "#f0dfc0", 1.0, 0)
            with d.inside(leg):
                for y in range(-116, -40, 13):
                    d.fill(geo.polygon([(x - 20, y), (x + 20, y - 3), (x + 20, y + 4), (x - 20, y + 7)]), "#c9402f", 0.95)
                d.fill(geo.rectangle(x - 16, -120, 12, 90), "#4a1a30", 0.4, 3, False)
            d.shape(geo.curve([(x + lean - 10, -52, "c"), (x + lean - 12, -40), (x + lean - 11, -31), (x + lean, -28), (x + lean + 11, -31), (x + lean + 12, -40), (x + lean + 10, -52, "c")]), "#5a2c20", 1.0, 0.12)
            d.stroke([(x + lean - 8, -46), (x + lean, -43), (x + lean + 8, -46)], 0.9, "#2a1310")
        # the arm that leans on the door
        palm = geo.union(geo.ellipse(-64, -366, 12, 13), *(geo.ribbon([(-64 + dx, -370), (-65 + 1.9 * dx, -391 + abs(dx))], [7.2, 6], 8) for dx in (-8, -2.5, 3, 8.5)), geo.ribbon([(-54, -362), (-44, -376)], [7.4, 6], 8))
        d.fill(geo.moved(palm, -9, 7), "#3c1512", 0.6, 3, False), d.fill(geo.ribbon([(-50, -262), (-84, -296), (-76, -340)], [40, 36, 27], 20), "#3c1512", 0.5, 6, False)
        d.shape(geo.ribbon([(-44, -262), (-74, -298), (-66, -344)], [40, 36, 27], 20), "#2f6da6", 1.1, 0.12)
        d.shape(palm, SKIN, 0.9, 0.1), d.stroke([(-79, -348), (-66, -352), (-53, -346)], 1.4, "#8fc0dc", (0.1, 0.1))
        coat = geo.curve([(-46, -276), (0, -288), (46, -274), (58, -236), (54, -186), (72, -110), (82, -88, "c"), (40, -80), (0, -84), (-42, -79), (-84, -88, "c"), (-72, -114), (-56, -184), (-58, -236)])
        d.shape(coat, "#2f6da6", 1.3, 0)
        with d.inside(coat):
            d.fill(geo.ribbon([(-58, -280), (-66, -190), (-88, -80)], [36, 34, 46], 20), "#173a68", 0.85, 8, False)
            d.fill(geo.ribbon([(56, -270), (60, -190), (82, -84)], [18, 14, 18], 20), "#8fc0dc", 0.85, 4, False)
            for fold in ([(-24, -176), (-34, -84)], [(26, -176), (40, -82)], [(0, -176), (2, -84)]):
                d.fill(geo.ribbon(fold, [2, 13], 10), "#173a68", 0.75, 3, False), d.fill(geo.ribbon([(x + 9, y) for x, y in fold], [1, 8], 10), "#6fa8d0", 0.6, 3, False)
            for _ in range(40):
                x, y = d.rng.uniform(-70, 70), d.rng.uniform(-280, -90)
                d.stroke([(x, y), (x + d.rng.normal(0, 3), y + 22)], 0.5, ("#1d4a80", "#5f9acb")[d.rng.integers(2)], (0.3, 0.5))
        belt = geo.curve([(-52, -196), (0, -188), (52, -196), (52, -178), (0, -170), (-53, -178)])
        d.shape(belt, "#245a90", 1.0, 0.1)
        for x in (-26, 26):
            d.shape(geo.ellipse(x, -182, 6), "#e2b552", 0.8, 0.12)
        # the arm behind the back, and what it hides from the door
        d.shape(geo.ribbon([(46, -258), (72, -210), (40, -160)], [38, 35, 28], 24), "#3a7ab4", 1.1, 0.12)
        key = [geo.subtract(geo.union(geo.ellipse(-18, -110, 19), geo.ellipse(-18, -110, 19)), geo.ellipse(-18, -110, 10)), geo.ribbon([(-8, -124), (26, -166), (54, -202)], [8, 8, 8], 8)]
        bits = geo.polygon([(38, -182), (52, -170), (46, -162), (50, -158), (62, -172), (66, -168), (72, -176), (50, -196)])
        for part in (*key, bits):
            d.cast(part, -4, 6, "#0f2746", 0.6, 3)
        for part in (*key, bits):
            d.shape(part, "#f0bf4a", 1.0, 0.12)
        back = geo.curve([(42, -174), (36, -150), (22, -134), (6, -138), (4, -154), (16, -170), (30, -180)])
        d.shape(back, SKIN, 0.9, 0.1)
        for k in range(4):
            x, y = 7 + 6.4 * k, -143 - 8 * k
            d.shape(geo.ribbon([(x + 11, y + 8), (x, y), (x - 9, y - 5), (x - 5, y + 4)], [10, 10, 9, 7], 14), SKIN, 0.9, 0.08)
        d.shape(geo.ribbon([(36, -156), (26, -166), (30, -182)], [11, 10, 7], 12), SKIN, 0.9, 0.08)
        d.stroke([(-30, -96), (-40, -78), (-34, -56), (-42, -42)], 1.8, "#c9402f", (0.05, 0.4)), d.stroke([(-28, -95), (-28, -76), (-20, -62)], 1.8, "#c9402f", (0.05, 0.4))
        # hood, neck, hair
        d.shape(geo.curve([(-40, -268), (-30, -296), (0, -304), (32, -296), (42, -268), (22, -244), (0, -236), (-22, -244)]), "#2a639a", 1.1, 0.12)
        d.shape(geo.curve([(-28, -290), (0, -302), (28, -290), (16, -268), (0, -262), (-16, -268)]), "#c9d3d0", 0.8, 0.1)
        with d.at(42, -306, 1.02, 14):
            d.shape(geo.ellipse(-41, 8, 9, 13), SKIN, 0.9, 0.12)
            hair = geo.curve([(0, -50), (30, -42), (47, -14), (46, 14), (36, 34, "c"), (26, 30), (16, 42, "c"), (4, 32), (-8, 42, "c"), (-20, 30), (-34, 34, "c"), (-44, 10), (-44, -18), (-28, -42)])
            d.shape(hair, "#c4622a", 1.2, 0.0)
            with d.inside(hair):
                d.fill(geo.ellipse(-40, 6, 34, 60), "#6e2a1c", 0.8, 10, False), d.fill(geo.ribbon([(14, -48), (40, -24), (44, 16)], [10, 14, 8], 20), "#ffc06a", 0.9, 4, False)
                for a in np.linspace(-86, 86, 26):
                    x = 46 * np.sin(np.radians(a))
                    d.stroke([(2 + 0.1 * x, -44), (0.75 * x, -20), (x * 0.96, 30 + d.rng.normal(0, 5))], 0.8, ("#7f3420", "#f0a050", "#9a4824")[d.rng.integers(3)], (0.3, 0.4))
            d.stroke([(2, -48), (10, -62), (24, -60)], 1.6, "#c4622a"), d.stroke([(-2, -48), (-10, -60), (-6, -70)], 1.4, "#9a4824")


def scroll(d, points, turns, wide, flip):
    """A tendril of the engraving: a dark cut and its bright lip."""
    for dx, dy, tone, w in ((2.4, 2.4, SHINE, 0.8), (0, 0, "#4a3013", 1.0)):
        d.stroke([(x + dx, y + dy) for x, y in points], wide * w, tone, (0.2, 0.3), 0.2)
    x, y = points[-1]
    way = np.arctan2(points[-1][1] - points[-2][1], points[-1][0] - points[-2][0])
    r = turns
    cx, cy = x + r * np.cos(way + flip * np.pi / 2), y + r * np.sin(way + flip * np.pi / 2)
    curl = [(cx + r * (1 - t / 11) * np.cos(way - flip * (np.pi / 2 - t)), cy + r * (1 - t / 11) * np.sin(way - flip * (np.pi / 2 - t))) for t in np.linspace(0, 9, 40)]
    for dx, dy, tone, w in ((2.2, 2.2, SHINE, 0.8), (0, 0, "#4a3013", 1.0)):
        d.stroke([(px + dx, py + dy) for px, py in curl], wide * w, tone, (0.02, 0.2), 0.2)


def plate(d):
    wood = geo.rectangle(-20, -20, 840, 1240)
    d.fill(wood, "#1f4f4c")
    for x0, x1 in ((-10, 70), (730, 810)):
        for _ in range(70):
            x, y = d.rng.uniform(x0, x1), d.rng.uniform(-40, 1180)
            d.stroke([(x, y), (x + d.rng.normal(0, 3), y + 60), (x + d.rng.normal(0, 3), y + 140)], 1.0, ("#12302f", "#37716a", "#2a5f5a")[d.rng.integers(3)], (0.3, 0.5))
    shape = geo.curve([(400, 22), (520, 46), (640, 34, "c"), (690, 70), (752, 110, "c"), (738, 300), (752, 470), (720, 620), (742, 800), (758, 1010), (744, 1104, "c"), (690, 1130), (640, 1178, "c"), (520, 1160), (400, 1182), (280, 1160), (160, 1178, "c"), (110, 1130), (56, 1104, "c"), (42, 1010), (58, 800), (80, 620), (48, 470), (62, 300), (48, 110, "c"), (110, 70), (160, 34, "c"), (280, 46)])
    d.cast(shape, -8, 14, "#0a1a1c", 0.7, 14)
    d.fill(shape, BRASS)
    with d.inside(shape):
        for points, w, tone, a, soft in (([(40, 60), (80, 600), (50, 1180)], [150, 90, 170], DARK, 0.62, 46), ([(760, 1180), (420, 1190), (60, 1190)], [110, 70, 120], DARK, 0.6, 40), ([(720, 60), (700, 560), (740, 1120)], [60, 30, 60], SHINE, 0.7, 26), ([(160, 120), (110, 420), (130, 620)], [20, 50, 20], SHINE, 0.45, 24), ([(640, 700), (700, 900), (700, 1100)], [50, 70, 50], "#8a5f28", 0.6, 30), ([(90, 60), (400, 40), (700, 60)], [40, 30, 60], SHINE, 0.55, 22)):
            d.fill(geo.ribbon(points, w, 30), tone, a, soft, False)
        for x0, x1, y0, y1 in ((44, 150, 180, 1090), (650, 756, 420, 1090)):
            for y in np.arange(y0, y1, 8.5):
                if d.rng.random() < 0.8:
                    d.stroke([(x0 + d.rng.uniform(-6, 20), y + d.rng.normal(0, 1.5)), (x1 + d.rng.uniform(-30, 10), y - 34 + d.rng.normal(0, 1.5))], 0.55, ("#6e4a1e", "#8a6128")[d.rng.integers(2)], (0.25, 0.4))
        for _ in range(26):
            x, y = d.rng.choice((d.rng.uniform(46, 120), d.rng.uniform(690, 752))), d.rng.uniform(80, 1150)
            d.fill(geo.blob(d.rng, x, y, d.rng.uniform(6, 22), d.rng.uniform(5, 14), 8, 0.3), "#4f7a64", 0.34, 4, False)
        for _ in range(150):  # years of keys
            x, y = d.rng.uniform(40, 760), d.rng.uniform(40, 1180)
            a, r = d.rng.uniform(0.3, 1.2), d.rng.uniform(8, 46)
            d.stroke([(x, y), (x + r * np.cos(a), y + r * np.sin(a))], 0.5, (SHINE, "#7a5524")[d.rng.integers(2)], (0.3, 0.5))
    d.contour(shape, 1.6, colour=INK, lost=0.1)
    d.contour(geo.moved(geo.moved(shape, -400, -600), 400, 600, 0.955), 1.3, colour="#5a3b18", lost=0.1)
    with d.at(0, 0):
        for flip in (False, True):
            with d.at(800 if flip else 0, 0, 1, 0, flip):
                scroll(d, [(250, 1000), (180, 960), (130, 900)], 34, 2.2, 1), scroll(d, [(160, 1040), (120, 1080), (100, 1030)], 22, 1.9, 1)
                scroll(d, [(210, 800), (160, 780), (120, 720)], 30, 2.1, 1), scroll(d, [(190, 690), (150, 680), (116, 640)], 16, 1.7, -1)
                scroll(d, [(130, 300), (100, 240), (110, 170)], 26, 2.1, 1), scroll(d, [(150, 210), (200, 150), (270, 120)], 26, 2.0, -1), scroll(d, [(104, 520), (100, 440), (112, 360)], 18, 1.8, -1)
                for x, y, turn in ((196, 880, 200), (170, 860, 150), (176, 1000, 120), (150, 740, 200), (120, 330, 250), (210, 190, 300), (112, 470, 250)):
                    with d.at(x, y, 1, turn):
                        leaf = geo.curve([(0, 0, "c"), (16, -11), (38, 0, "c"), (16, 8)])
                        d.fill(leaf, "#d3a550", 0.9), d.contour(leaf, 0.9, colour="#4a3013", lost=0.1), d.stroke([(3, 0), (30, 0)], 0.7, "#4a3013")
    for x, y, turn in ((116, 116, 30), (404, 1158, -16)):
        d.cast(geo.ellipse(x, y, 18 if y > 600 else 24), -4, 6, INK, 0.6, 5), d.shape(geo.ellipse(x, y, 18 if y > 600 else 24), "#c99a4a", 1.2, 0.16)
        with d.at(x, y, 0.74 if y > 600 else 1, turn):
            d.fill(geo.rectangle(-22, -4, 44, 8, 2), INK), d.stroke([(-18, 5), (18, 5)], 0.9, SHINE)
    # light that comes from behind us: somebody has another keyhole
    patch = geo.union(geo.ellipse(688, 880, 30), geo.polygon([(676, 892), (700, 892), (714, 968), (662, 968)]))
    d.fill(patch, "#ffdf90", 0.5, 10, False), d.fill(patch, "#ffeeb0", 0.55, 4.5, False)


def rim(d):
    """The thickness of the brass round the hole, lit on the left and below."""
    outer = geo.moved(geo.moved(HOLE, -410, -640), 410, 636, 1.05)
    d.fill(geo.subtract(outer, HOLE), "#8a6128")
    with d.inside(geo.subtract(outer, HOLE)):
        d.fill(geo.ribbon([(190, 240), (138, 420), (240, 640), (170, 1000), (140, 1130)], [40, 44, 40, 40, 50], 40), "#f6dc96", 0.85, 8, False), d.fill(geo.ribbon([(300, 180), (420, 156), (560, 190), (660, 300), (690, 480), (560, 650)], [20, 26, 30, 40, 40, 40], 40), "#3a220e", 0.85, 8, False)
        d.fill(geo.ribbon([(600, 800), (640, 1000), (690, 1140)], [20, 30, 40], 30), "#4a2c12", 0.8, 8, False), d.fill(geo.ribbon([(140, 1124), (410, 1136), (680, 1124)], [20, 22, 20], 30), "#ffe9b0", 0.85, 5, False)
    d.contour(outer, 1.2, colour=INK, lost=0.2), d.contour(HOLE, 1.5, colour=INK, lost=0.05)


def cover(d):
    """Hung on one screw, and held aside."""
    with d.at(410, 102, 1.0, -66):
        lid = geo.curve([(0, -52), (46, -36), (54, 12), (78, 90), (104, 200), (98, 300), (54, 372), (0, 396, "c"), (-54, 372), (-98, 300), (-104, 200), (-78, 90), (-54, 12), (-46, -36)])
        d.cast(lid, -30, 4, "#1c0e08", 0.75, 14), d.fill(lid, "#c69844")
        with d.inside(lid):
            d.fill(geo.ribbon([(-60, -40), (-80, 160), (-60, 380)], [50, 70, 70], 24), "#6e4a1e", 0.8, 20, False), d.fill(geo.ribbon([(40, -20), (74, 160), (60, 330)], [14, 34, 20], 24), "#fbe6a8", 0.85, 9, False)
        d.contour(lid, 1.6, colour=INK, lost=0.05)
        d.contour(geo.moved(geo.moved(lid, 0, -180), 0, 184, 0.86), 1.2, colour="#5a3b18", lost=0.1)
        for s in (-1, 1):
            scroll(d, [(s * 8, 330), (s * 40, 300), (s * 50, 240)], 20, 1.9, -s), scroll(d, [(s * 6, 120), (s * 30, 150), (s * 50, 190)], 16, 1.8, s)
        d.shape(geo.ellipse(0, 236, 15, 24), "#e2b75c", 1.0, 0.14)
        d.shape(geo.ellipse(0, 0, 30), "#d9ac56", 1.3, 0.16), d.fill(geo.rectangle(-27, -5, 54, 10, 2), INK), d.stroke([(-22, 7), (22, 7)], 1.0, SHINE)


def finger(d):
    """Ours."""
    line = [(880, 640), (800, 486), (756, 380), (726, 296)]
    first = geo.ribbon(line, [150, 128, 112, 88], 40)
    second = geo.ribbon([(880, 740), (812, 596), (784, 520)], [130, 124, 104], 30)
    for shape in (second, first):
        d.cast(shape, -16, 14, "#1c0e08", 0.6, 12), d.fill(shape, SKIN)
        d.model(shape, "#8f4a3c", 22, 16, 0.75)
        d.contour(shape, 1.5, colour="#3a1812", lost=0.15)
    with d.inside(first):
        d.fill(geo.ribbon([(846, 560), (786, 420), (752, 310)], [30, 36, 24], 20), "#f7d3aa", 0.75, 10, False)
        d.fill(geo.ellipse(738, 320, 40, 34), "#e08f74", 0.5, 14, False)
    nail = geo.curve([(706, 300), (722, 268), (746, 262), (762, 282), (764, 316), (744, 334), (720, 330)])
    with d.inside(first):
        d.shape(nail, "#f3c3ac", 1.0, 0.1), d.fill(geo.ribbon([(708, 296), (724, 268), (746, 262), (760, 280)], [8, 9, 9, 8], 16), "#fbeee0", 0.9, 1, False), d.fill(geo.ellipse(750, 312, 5, 12, -20), "#fdf0e6", 0.7, 2, False)
    for x, y, w in ((760, 400, 60), (766, 414, 46), (758, 386, 40), (794, 500, 50)):
        d.stroke([(x - 0.5 * w, y + 0.24 * w), (x, y - 2), (x + 0.5 * w, y - 0.22 * w)], 1.1, "#9a5444", (0.3, 0.4))


def paint(picture):
    picture.image = ramp(((0, "#7a1c20"), (1, "#3c1512")), picture.y / 1200).astype(np.float32)
    inner, brass, near = (Drawing(picture, INK, 1.9, light=(0.75, -0.6), seed=seed) for seed in (3, 5, 9))
    with inner.inside(HOLE):
        room(inner), portrait(inner), far_door(inner), child(inner)
        inner.fill(geo.subtract(geo.rectangle(0, 0, 800, 1240), geo.moved(HOLE, 26, 30)), "#1c0608", 0.62, 22, False)
        inner.fill(geo.ribbon([(250, 640), (200, 900), (150, 1120)], [30, 40, 60], 20), "#1c0608", 0.5, 24, False)
    inner.under()
    picture.glow(560, 700, 360, "#ffb060", 0.30)
    plate(brass), rim(brass), cover(near), finger(near)
    open_ = 1 - hole_mask(picture)
    brass.under(open_), near.under()
    cover_ = [inner.cover() * (1 - open_), brass.cover() * open_, near.cover()]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover_))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.12).sharpen_at(420, 640, 220, 1.0)
    picture.focus = np.maximum(picture.focus, blur(cover_[2], 2) * 0.6)
    picture.directions(base=80, swirl=0.4)
    strokes(picture, (26, 13, 6, 3, 1.7), length=8, jitter=(0.016, 0.011), need=(0, 0.04, 0.04, 0.035))
    inner.over((1 - open_) * (1 - cover_[2])), brass.over(open_ * (1 - cover_[2])), near.over()
    pencil(picture, "#f6efdf", layers=(62, -28), wide=1.3, reach=24, press=0.9, mask=0.12 + 0.16 * cover_[1])
    return finish(picture, impasto=0.02, paper=0.03)


def hole_mask(picture):
    """Where one sees through."""
    cut = Drawing(picture)
    cut.fill(HOLE, "#ffffff")
    return cut.cover()
