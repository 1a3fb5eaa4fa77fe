"""What did it read, that it had to get up and leave?

Night in a flooded reading room, in ink and wash: herons read at green lamps.  One has left its place, wades towards us and looks round.
"""

import itertools

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish
from light.hands import wash
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 1, 808, 0.25
INK = "#141424"
FAR = np.array((575.0, 540.0))  # where the shelves meet
GREY, DARK, PALE = "#8d9fb0", "#3c4a63", "#eef0e8"


def scene(detail):
    bare_sheet()


def toward(x, y, share):
    """From the front edge of the card into the depth."""
    return tuple(np.array((x, y)) * (1 - share) + FAR * share)


def shelves(d):
    """Books up to the ceiling, and a ladder that nobody needs now."""
    d.fill(geo.rectangle(-20, -20, 860, 700), "#1f2c40")
    for side, x0, depths in ((-1, -60, np.linspace(0.0, 0.78, 6)), (1, 930, np.linspace(0.30, 0.70, 4))):
        for a, b in itertools.pairwise(depths):
            for k in range(9):
                top, low = -260 + 118 * k, -260 + 118 * (k + 1)
                corners = [toward(x0, top, a), toward(x0, top, b), toward(x0, low, b), toward(x0, low, a)]
                d.fill(geo.polygon(corners), "#141c2c")
                with d.onto(corners, 120, 100):
                    x = 4.0
                    while x < 112:
                        w, h = d.rng.uniform(5, 11), d.rng.uniform(52, 84)
                        tone = ("#2f5a60", "#5c3a3c", "#6a5a3c", "#2c3f62", "#3f6a58", "#7c4a38", "#4a3a58")[d.rng.integers(7)]
                        lean = d.rng.normal(0, 1) if d.rng.random() < 0.8 else 7
                        if d.rng.random() < 0.94:
                            d.fill(geo.polygon([(x, 94), (x + w - 1, 94), (x + w - 1 + lean, 94 - h), (x + lean, 94 - h)]), tone)
                            d.fill(geo.polygon([(x + 0.5, 94), (x + 2, 94), (x + 2 + lean, 94 - h), (x + 0.5 + lean, 94 - h)]), "#9fb4b0", 0.35, 0, False)
                            if d.rng.random() < 0.4:
                                d.fill(geo.rectangle(x + 1 + 0.7 * lean, 94 - 0.8 * h, w - 3, 4), "#c9a858", 0.8, 0, False)
                        x += w
                    d.fill(geo.rectangle(0, 94, 120, 6), "#5c4638"), d.fill(geo.rectangle(0, 93, 120, 1.6), "#b08a5c", 0.7, 0, False)
                d.contour(geo.polygon(corners), 0.6, lost=0.3)
        for share in depths:
            line = [toward(x0, -260, share), toward(x0, 800, share)]
            w = 26 * (1 - share)
            d.fill(geo.ribbon(line, [w, w], 6, False), "#4a382f"), d.fill(geo.ribbon([(p[0] - side * 0.36 * w, p[1]) for p in line], [0.2 * w, 0.2 * w], 6, False), "#a8825c", 0.7, 0, False), d.contour(geo.ribbon(line, [w, w], 6, False), 0.6, lost=0.2)
    d.fill(geo.ellipse(60, 60, 300, 260), "#0c1220", 0.6, 70, False), d.fill(geo.ellipse(820, 120, 120, 300), "#0c1220", 0.5, 50, False)
    for rail in ([(150, 760), (236, 120)], [(206, 760), (280, 120)]):
        d.fill(geo.ribbon(rail, [11, 8], 10, False), "#7c5c3c"), d.contour(geo.ribbon(rail, [11, 8], 10, False), 0.7, lost=0.2)
    for t in np.linspace(0.04, 0.96, 14):
        a, b = (150 + 86 * t, 760 - 640 * t), (206 + 74 * t, 760 - 640 * t)
        d.fill(geo.ribbon([a, b], [6, 6], 6, False), "#8f6c46"), d.stroke([a, b], 0.8, INK, (0.05, 0.05))


def window(d):
    wall = geo.polygon([(444, 40), (706, 70), (706, 600), (444, 600)])
    d.fill(wall, "#2c3f58")
    arch = geo.curve([(466, 560, "c"), (466, 250), (486, 170), (575, 120), (664, 170), (684, 250), (684, 560, "c")])
    d.fill(geo.moved(arch, 0, 0, 1), "#56708c"), d.contour(arch, 1.4, lost=0.1)
    light = geo.curve([(482, 552, "c"), (482, 256), (500, 186), (575, 140), (650, 186), (668, 256), (668, 552, "c")])
    d.fill(light, "#dfeee8")
    with d.inside(light):
        d.fill(geo.ellipse(575, 560, 140, 120), "#a8cad0", 0.7, 40, False), d.fill(geo.ellipse(575, 200, 90, 90), "#fffbe6", 0.9, 34, False)
        for x in (528, 575, 622):
            d.fill(geo.ribbon([(x, 120), (x, 560)], [6, 6], 6, False), "#3f566e")
        for y in (256, 336, 416, 496):
            d.fill(geo.ribbon([(470, y), (680, y)], [6, 6], 6, False), "#3f566e")
        for a in (-50, 0, 50):
            d.fill(geo.ribbon([(575, 256), (575 + 130 * np.sin(np.radians(a)), 256 - 130 * np.cos(np.radians(a)))], [5, 5], 6, False), "#3f566e")
        for points in ([(482, 480), (520, 440), (560, 450)], [(668, 430), (640, 400), (616, 404)], [(668, 520), (630, 500)]):
            d.stroke(points, 1.3, "#3f566e", (0.05, 0.5))
    d.contour(light, 0.9, lost=0.2)
    for x in (452, 698):
        d.fill(geo.ribbon([(x, 60), (x, 600)], [14, 14], 6, False), "#3a4f6a"), d.stroke([(x + 5, 60), (x + 5, 600)], 0.8, INK)


def flood(d):
    water = geo.rectangle(-20, 590, 860, 640)
    d.fill(water, "#1d3448")
    with d.inside(water):
        d.fill(geo.polygon([(480, 590), (670, 590), (760, 1220), (380, 1220)]), "#7fa8b0", 0.55, 34, False)
        d.fill(geo.ellipse(575, 700, 90, 130), "#d3e8e2", 0.5, 34, False)
        d.fill(geo.ellipse(60, 1180, 260, 190), "#0c1828", 0.75, 60, False), d.fill(geo.ellipse(800, 1160, 170, 260), "#0c1828", 0.6, 60, False)
        for _ in range(120):
            y = 600 + 610 * d.rng.random() ** 1.3
            x, w = d.rng.uniform(-20, 820), 12 + 0.12 * (y - 590)
            bright = abs(x - 575) < 60 + 0.2 * (y - 590) * d.rng.random()
            d.fill(geo.ribbon([(x - w, y), (x, y + d.rng.normal(0, 2)), (x + w, y)], [1, 2 + 0.006 * (y - 590), 1], 12), ("#cfe4de" if bright else ("#3f6274", "#0f2032", "#4f7484")[d.rng.integers(3)]), 0.55, 0.8, False)


def table(d, y, deep, high, left=-30, right=840):
    """Its far edge at y; legs in the water."""
    for x in (left + 60, right - 70, 0.5 * (left + right)):
        d.fill(geo.rectangle(x - 0.2 * deep, y + deep, 0.4 * deep, 2.2 * high), "#3a2620"), d.contour(geo.rectangle(x - 0.2 * deep, y + deep, 0.4 * deep, 2.2 * high), 0.6, lost=0.2)
    top = geo.polygon([(left, y), (right, y), (right, y + deep), (left, y + deep)])
    d.fill(top, "#8a5a3a")
    with d.inside(top):
        for _ in range(int(deep)):
            x, yy = d.rng.uniform(left, right), y + d.rng.uniform(0, deep)
            d.stroke([(x, yy), (x + 60, yy + d.rng.normal(0, 1)), (x + 130, yy)], 0.7, ("#5c3828", "#b0794c")[d.rng.integers(2)], (0.3, 0.5))
        d.fill(geo.rectangle(left, y, right - left, 0.3 * deep), "#3a2424", 0.5, 0.14 * deep, False)
    front = geo.rectangle(left, y + deep, right - left, high)
    d.fill(front, "#4a2e26"), d.fill(geo.rectangle(left, y + deep, right - left, 0.22 * high), "#c08a58"), d.fill(geo.rectangle(left, y + deep + 0.75 * high, right - left, 0.4 * high), "#1a1420", 0.7, 0.16 * high, False)
    d.stroke([(left, y + deep), (right, y + deep)], 1.1, INK, (0.02, 0.02)), d.stroke([(left, y + deep + high), (right, y + deep + high)], 1.3, INK, (0.02, 0.02)), d.stroke([(left, y), (right, y)], 0.7, INK, (0.02, 0.02))


def book(d, x, y, size, turn=0.0):
    with d.at(x, y, size, turn):
        d.fill(geo.ellipse(4, 12, 74, 12), "#1a1018", 0.6, 4, False)
        d.shape(geo.polygon([(-66, -8), (0, 2), (66, -10), (70, 4), (0, 16), (-70, 6)]), "#6a2c34", 0.9, 0.1)
        for side in (-1, 1):
            page = geo.curve([(0, 0, "c"), (side * 20, -18), (side * 62, -16, "c"), (side * 64, 0, "c"), (side * 24, -4), (0, 12, "c")])
            d.fill(page, "#fff1c8"), d.model(page, "#c8a070", 5, 4, 0.6), d.contour(page, 0.9, lost=0.1)
            for k in range(4):
                d.stroke([(side * (12 + 2 * k), -8 + 4 * k), (side * 30, -12 + 4 * k), (side * 54, -10 + 3.4 * k)], 0.55, "#6a5448", (0.1, 0.1))
        d.stroke([(0, 0), (0, 12)], 1.1, INK, (0.05, 0.05))


def lamp(d, x, y, size, flip=False):
    """Brass and green glass; its foot at (x, y), its light to the right."""
    with d.at(x, y, size, 0, flip):
        d.shape(geo.ellipse(0, 0, 30, 9), "#a87c34", 1.0, 0.2), d.fill(geo.ellipse(-8, -3, 12, 3), "#ffe29a", 0.9, 1, False)
        d.shape(geo.ribbon([(0, -4), (-3, -44), (4, -82)], [7, 6, 6], 12, False), "#b98a3c", 0.9, 0.2)
        d.fill(geo.polygon([(-42, -78), (60, -78), (120, 10), (-70, 10)]), "#ffd98a", 0.22, 14, False)
        shade = geo.curve([(-48, -76, "c"), (-42, -104), (-12, -120), (30, -120), (58, -104), (64, -76, "c"), (8, -70)])
        d.fill(shade, "#1f9a62"), d.model(shade, "#0c4a3c", 9, 7, 0.8)
        with d.inside(shade):
            d.fill(geo.ellipse(8, -76, 50, 14), "#c9f5a0", 0.9, 7, False), d.fill(geo.ellipse(-16, -106, 20, 5, -14), "#a8f0c0", 0.8, 2.5, False)
        d.contour(shade, 1.1, lost=0.1), d.fill(geo.ellipse(8, -74, 52, 4.5), "#fffbd8")
        d.stroke([(20, -72), (22, -50)], 0.7, "#b98a3c", (0.02, 0.02)), d.fill(geo.ellipse(22, -48, 2.6), "#e8c05c")


LOOK = [(78, -366), (122, -424), (112, -486), (66, -528), (58, -584), (42, -610)], 178
READ = [(78, -366), (124, -446), (172, -480), (214, -462), (230, -416), (236, -396)], 70


def heron(d, x, y, size, neck=READ, flip=False, legs=True, step=False, fine=True, tones=(GREY, DARK, PALE), lit=None):
    """Feet at (x, y); looks to the right unless it turns its head."""
    grey, dark, pale = tones
    points, angle = neck
    with d.at(x, y, size, 0, flip):
        if legs:
            shank = lambda p: (d.fill(geo.ribbon(p, [19, 10, 12, 9, 8], 40), "#7a6a50"), d.fill(geo.ribbon([(a - 3, b) for a, b in p], [6, 3, 4, 3, 3], 40), "#d8b888", 0.8, 1, False), d.contour(geo.ribbon(p, [19, 10, 12, 9, 8], 40), 0.8, lost=0.2))
            shank([(-14, -272), (-20, -210), (-26, -150), (-14, -80), (-6, 0)])
            if step:
                shank([(34, -276), (66, -232), (84, -186), (62, -136), (48, -96)])
                for toe in ([(48, -98), (62, -78), (84, -72)], [(48, -98), (52, -72), (62, -58)], [(48, -98), (38, -78), (26, -72)]):
                    d.stroke(toe, 2.4, "#6a5a44", (0.02, 0.5)), d.stroke(toe, 0.7, INK, (0.02, 0.5))
            else:
                shank([(30, -276), (28, -210), (22, -150), (34, -80), (40, 0)])
        tail = geo.curve([(-120, -318), (-196, -262, "c"), (-206, -246), (-150, -262), (-100, -280)])
        d.fill(tail, dark), d.contour(tail, 0.8, lost=0.2)
        body = geo.curve([(98, -352), (84, -398), (36, -428), (-40, -410), (-110, -352), (-168, -284), (-120, -268), (-20, -254), (56, -276), (92, -314)])
        d.fill(body, pale)
        with d.inside(body):
            d.fill(geo.ellipse(-40, -256, 130, 34), dark, 0.6, 20, False)
            if fine:
                for k in range(26):
                    bx, by = 92 - 5 * k + d.rng.normal(0, 5), -330 + 2.2 * k + d.rng.normal(0, 14)
                    d.stroke([(bx, by), (bx - 6, by + 26), (bx - 12, by + 46)], 0.8, ("#5c6a80", INK, "#ffffff")[k % 3], (0.1, 0.6))
        wing = geo.curve([(64, -392), (28, -426), (-44, -408), (-118, -348), (-176, -280), (-214, -236, "c"), (-130, -272), (-40, -286), (30, -312), (62, -352)])
        d.fill(wing, grey)
        with d.inside(wing):
            d.fill(geo.ribbon([(60, -340), (-40, -284), (-210, -232)], [40, 44, 12], 24), dark, 0.7, 13, False), d.fill(geo.ribbon([(40, -418), (-50, -398), (-150, -310)], [16, 18, 10], 24), "#dfe8ee", 0.8, 8, False)
            if fine:
                for row in range(4):
                    for k in range(11):
                        t = k / 11
                        fx, fy = 50 - 190 * t - 10 * row, -392 + 96 * t + 24 * row + 12 * np.sin(9 * t + row)
                        d.stroke([(fx + 10, fy - 6), (fx - 2, fy + 12), (fx - 20, fy + 10)], 0.8, ("#4a5a74", "#2c384e")[row % 2], (0.2, 0.4))
                for k in range(7):
                    d.stroke([(-30 - 10 * k, -300 + 3 * k), (-110 - 8 * k, -280 + 5 * k), (-200, -238)], 0.9, "#1f2a40", (0.2, 0.3))
        d.contour(wing, 1.0, lost=0.15), d.contour(body, 0.9, lost=0.35)
        d.fill(geo.curve([(70, -372), (44, -404), (20, -402), (36, -366), (60, -346)]), "#20283c", 0.9, 2)
        # the long plumes of the breast
        for k in range(7 if fine else 0):
            d.fill(geo.ribbon([(90 - 5 * k, -352 + 4 * k), (84 - 8 * k, -300), (70 - 13 * k, -252 + d.rng.uniform(-8, 14))], [8, 6, 1], 14), (pale, "#c3ccd2")[k % 2]), d.stroke([(90 - 5 * k, -346), (84 - 8 * k, -300), (70 - 13 * k, -254)], 0.6, "#3c4a63", (0.2, 0.6))
        throat = geo.ribbon(points, [78, 46, 34, 29, 27, 27], 60)
        d.fill(throat, pale)
        with d.inside(throat):
            back = [(a - 11, b) for a, b in points] if neck is LOOK else [(a + 2, b - 11) for a, b in points]
            d.fill(geo.ribbon(back, [26, 18, 12, 11, 10, 10], 60), grey, 0.9, 6, False)
            if fine:
                front = geo.sample([(a + 9, b + 3) for a, b in points] if neck is LOOK else [(a - 6, b + 8) for a, b in points], 26)
                for a, b in zip(front[1:-2:2], front[2:-1:2], strict=False):
                    d.stroke([tuple(a), tuple(b)], 1.5, INK, (0.1, 0.5))
        d.fill(geo.ellipse(74, -352, 34, 30), pale, 0.9, 9, False)
        with d.inside(geo.rectangle(-200, -900, 700, 506)):
            d.contour(throat, 1.0, lost=0.2)
        d.stroke([(112, -400), (118, -372), (104, -336)], 0.9, taper=(0.2, 0.6))
        with d.at(*points[-1], 1, angle, tall=-1 if 90 < angle < 270 else 1):
            crest = [(-8, -9), (-56, -16), (-112, 6)] if neck is LOOK else [(-8, -9), (-50, -22), (-96, -10)]
            d.fill(geo.ribbon(crest, [15, 9, 1], 20), "#161a2c"), d.fill(geo.ribbon([(-8, -4), (-40, -4), (-76, 12)], [8, 5, 1], 16), "#161a2c")
            bill = geo.curve([(20, -11, "c"), (70, -5), (142, 2, "c"), (70, 7), (20, 9, "c")])
            d.fill(bill, "#e0a040"), d.fill(geo.polygon([(22, 1), (140, 2), (24, 8)]), "#a8602c", 0.8, 1, False), d.stroke([(24, 0), (80, 1), (132, 2)], 0.9, INK, (0.02, 0.3)), d.contour(bill, 0.9, lost=0.1)
            skull = geo.curve([(-27, -8), (-10, -20), (14, -18), (32, -9), (32, 7), (4, 15), (-20, 13)])
            d.fill(skull, pale), d.fill(geo.curve([(-26, -8), (-10, -20), (10, -19), (4, -9), (-16, -4)]), "#161a2c"), d.contour(skull, 0.9, lost=0.15)
            d.fill(geo.ellipse(14, -5, 6.4), "#f5cf4c"), d.fill(geo.ellipse(15, -5, 3), "#0c0c14"), d.fill(geo.ellipse(13.6, -6.4, 1.2), "#ffffff"), d.stroke([(6, -9), (14, -12), (22, -8)], 1.1, INK, (0.1, 0.2))
        if lit:
            lit(d)


def rings(d, x, y, r, number=4):
    for k in range(number):
        q = r * (0.35 + 0.4 * k)
        d.stroke(geo.arc(x, y, q, 0.20 * q, 8 + 20 * k, 172 - 9 * k, 24), 1.3 - 0.2 * k, "#d8ece6", (0.3, 0.3)), d.stroke(geo.arc(x, y - 2, q, 0.20 * q, 200, 330 - 12 * k, 24), 0.9, "#0c1828", (0.3, 0.3))


def far_readers(d):
    """Row behind row: nobody looks up."""
    haze = ("#7f98a8", "#4a6478", "#b8ccd0")
    for x, flip in ((300, False), (392, True), (476, False), (690, True)):
        heron(d, x, 664, 0.26, READ, flip, False, False, False, haze)
    table(d, 576, 9, 9, 250, 760)
    for x, flip in ((345, False), (440, True), (520, False), (640, True)):
        lamp(d, x, 582, 0.22, flip)
    haze = ("#7890a4", "#3f5670", "#cfdcdc")
    for x, flip in ((70, False), (288, True), (470, False), (760, True)):
        heron(d, x, 778, 0.46, READ, flip, False, False, True, haze)
    table(d, 628, 20, 16, -30, 840)
    for x, flip in ((150, False), (214, True), (552, False), (684, True)):
        lamp(d, x, 640, 0.40, flip)
    for x in (182, 578, 654):
        book(d, x, 643, 0.42)


def floating(d):
    d.fill(geo.ellipse(180, 1096, 110, 16), "#0a1422", 0.7, 6, False)
    book(d, 172, 1086, 1.2, -7), rings(d, 178, 1100, 130, 3)
    for x, y, turn in ((88, 990, 14), (300, 1160, -24)):
        page = geo.curve([(-34, -8, "c"), (0, -13), (36, -4, "c"), (30, 10, "c"), (-2, 4), (-38, 8, "c")])
        d.fill(geo.moved(page, x + 2, y + 6, 1, turn), "#0a1422", 0.6, 4, False), d.shape(geo.moved(page, x, y, 1, turn), "#dfe0cc", 0.9, 0.12)


def reflection(d):
    """The water keeps what stands above it, broken."""
    for x, y, w, tone in ((262, 866, 60, "#f0c468"), (262, 940, 40, "#1f9a62"), (742, 870, 54, "#f0c468"), (742, 946, 38, "#1f9a62"), (190, 850, 40, "#d8a450"), (560, 800, 30, "#f0c468")):
        for k in range(9):
            ww = w * d.rng.uniform(0.3, 1) * (1 - 0.07 * k)
            xx = x + d.rng.normal(0, 6)
            d.fill(geo.ribbon([(xx - ww, y + 12 * k), (xx, y + 12 * k + 2), (xx + ww, y + 12 * k)], [1, 5, 1], 14), tone, 0.6, 1, False)
    for k in range(24):
        y, w = 1104 + 5 * k, 30 + 60 * np.sin(np.pi * (0.2 + 0.8 * k / 24))
        x = 556 + d.rng.normal(0, 7)
        d.fill(geo.ribbon([(x - w, y), (x, y + 1), (x + w, y)], [1, 4.4, 1], 14), ("#d8e4e4", "#6a8094", "#16243a")[k % 3], 0.6, 0.6, False)


def paint(picture):
    picture.image = ramp(((0, "#16202f"), (1, "#16283a")), picture.y / 1200).astype(np.float32)
    hall, mid, near, hero = (Drawing(picture, INK, width, light=light, seed=seed) for width, light, seed in ((1.3, (0.2, -0.9), 3), (1.4, (0.5, -0.8), 5), (1.8, (0.8, -0.5), 9), (2.0, (0.1, -0.9), 11)))
    shelves(hall), window(hall), flood(hall)
    far_readers(mid)
    reflection(near)
    heron(near, 116, 962, 0.86, READ, False, False)
    table(near, 700, 46, 34)
    for x in (300, 700):
        near.fill(geo.ellipse(x, 718, 170, 22), "#ffc66a", 0.75, 12, False)
    near.fill(geo.ellipse(206, 648, 70, 60), "#ffcf80", 0.55, 22, False)
    book(near, 322, 716, 1.05), lamp(near, 216, 728, 1.05)
    book(near, 700, 724, 1.05, 4), lamp(near, 776, 730, 1.0, True)
    floating(near)
    rings(hero, 550, 1106, 120, 5)
    heron(hero, 556, 1106, 1.06, LOOK, False, True, True)
    rings(hero, 552, 1108, 60, 2)
    hall.under()
    picture.glow(575, 330, 330, "#e6f4ea", 0.30, 1.6)
    mid.under()
    for x in (160, 206, 560, 676):
        picture.glow(x, 616, 100, "#ffd884", 0.62, 1.6)
    for x in (345, 440, 520, 640):
        picture.glow(x, 574, 40, "#ffe29a", 0.4, 1.8)
    near.under()
    for x, y in ((250, 660), (742, 664)):
        picture.glow(x, y, 240, "#ffcf74", 0.72, 1.5)
    hero.under()
    picture.glow(742, 690, 150, "#ffd27a", 0.25, 1.6), picture.glow(320, 720, 230, "#ffcf74", 0.34, 1.5)
    wash(picture, edge=0.14, granulation=0.05, bleed=0.35)
    covers = [d.cover() for d in (hall, mid, near, hero)]
    free = np.ones(picture.shape, np.float32)
    for d, c in zip((hero, near, mid, hall), covers[::-1], strict=True):
        d.over(free)
        free = free * (1 - c)
    picture.image = np.clip(picture.image + 0.03 * (blur(picture.image, 6) - 0.3), 0, 1).astype(np.float32)
    return finish(picture, impasto=0, paper=0.035, grain=0.005, bloom=0.05)
