"""Who was afraid of whom, before they went on together?

Boots came from the hut and paws from the wood; where they met the snow is danced flat, and from there both walk
side by side. We see no more of them than their shadows, hand in paw.
"""

from itertools import pairwise

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.hands import pencil, wash
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 212, 0.4
LINE, SNOW, BLUE, DEEP, WOOD = "#26304e", "#f6ebe0", "#8ea6d2", "#4a649e", "#24344a"
RING = (404, 436, 176, 62)  # where they met


def scene(detail):
    bare_sheet()


def near(y):
    """How large a print is at this height of the picture."""
    return 0.16 + 0.94 * np.clip((y - 180) / 1020, 0, 1.1) ** 1.15


def fields(d):
    for points, tone in (([(-20, 190), (120, 150), (260, 178), (420, 166), (560, 186), (700, 140), (820, 160), (820, 1230), (-20, 1230)], "#dfd9e2"), ([(-20, 226), (160, 206), (330, 236), (520, 216), (700, 232), (820, 214), (820, 1230), (-20, 1230)], "#ece2e0"), ([(-20, 330), (200, 286), (420, 322), (640, 290), (820, 330), (820, 1230), (-20, 1230)], SNOW)):
        d.fill(points, tone), d.stroke(points[:-2], 1.0, "#b3b4d0", (0.1, 0.3), 2)
    for x, y, w, h, tone in ((150, 300, 190, 20, "#b9c4e0"), (640, 330, 210, 24, "#b9c4e0"), (60, 560, 190, 40, "#c3cde6"), (760, 600, 180, 46, "#b9c8e6"), (120, 860, 200, 60, "#c3cde6"), (700, 1130, 240, 50, "#c9cfe4"), (420, 620, 240, 26, "#d3d8ea")):
        d.fill(geo.ellipse(x, y, w, h), tone, 0.8, 0.4 * h, False), d.fill(geo.ellipse(x - 20, y + 0.9 * h, 0.9 * w, 0.5 * h), "#fff3df", 0.8, 0.3 * h, False)
    for _ in range(26):
        x, y = d.rng.uniform(0, 800), d.rng.uniform(340, 1180)
        k = near(y)
        d.stroke([(x - 90 * k, y), (x, y - 16 * k), (x + 110 * k, y - 4 * k)], 0.9, "#b3bedc", (0.3, 0.6), 2)


def fir(d, x, y, tall):
    """Snow on its arms, night under them."""
    d.fill(geo.ellipse(x, y, 0.22 * tall, 0.035 * tall), "#8d9cc4", 0.7, 2, False)
    d.fill(geo.ribbon([(x, y), (x, y - 0.3 * tall)], [0.05 * tall, 0.04 * tall], 4), "#3a3440")
    for k in range(9):
        t = k / 8
        wide, py = 0.25 * tall * (1 - t) ** 0.85 + 2, y - 0.10 * tall - 0.88 * tall * t
        bough = geo.curve([(x, py - 0.14 * tall, "c"), (x + 0.5 * wide, py - 0.05 * tall), (x + wide, py + d.rng.normal(0, 0.012) * tall, "c"), (x + 0.4 * wide, py - 0.012 * tall), (x, py + 0.015 * tall), (x - 0.4 * wide, py - 0.012 * tall), (x - wide, py + d.rng.normal(0, 0.012) * tall, "c"), (x - 0.5 * wide, py - 0.05 * tall)])
        d.fill(bough, WOOD)
        for side in (-1, 1):
            d.fill(geo.ribbon([(x + side * 0.16 * wide, py - 0.07 * tall), (x + side * 0.6 * wide, py - 0.036 * tall), (x + side * 0.95 * wide, py - 0.004 * tall)], [1, 0.026 * tall, 1], 8), "#f8e2d4" if side < 0 else "#a9b6d6", 0.95)


def wood(d):
    """From here the paws came."""
    d.fill([(552, 198), (590, 140), (660, 92), (740, 76), (820, 60), (820, 222), (740, 208), (650, 200)], "#2c3b58", 1, 3)
    for x, y, tall in ((560, 196, 76), (596, 190, 104), (640, 184, 130), (690, 186, 152), (744, 190, 168), (796, 196, 180), (610, 206, 100), (668, 206, 124), (722, 214, 150), (782, 224, 178), (576, 210, 66)):
        fir(d, x + d.rng.normal(0, 3), y, tall)
    d.fill(geo.ellipse(664, 206, 24, 13), "#131c2e", 1, 3, False)
    for x in (657, 669):
        d.fill(geo.ellipse(x, 196, 2.2, 1.8), "#ffd98a")


def hut(d):
    """From here the boots; the door has been left open."""
    x, y = 120, 196
    for k, (px, py, r) in enumerate(((152, 96, 9), (160, 76, 13), (174, 52, 17), (196, 26, 22))):
        d.fill(geo.blob(d.rng, px, py, r, 0.8 * r, 9, 0.08), "#f6e6e0", 0.8 - 0.1 * k, 3 + k, False)
    d.fill(geo.ellipse(x, y + 3, 74, 9), "#9fb0d4", 0.8, 4, False)
    d.shape(geo.polygon([(x - 48, y), (x - 48, y - 44), (x + 44, y - 44), (x + 44, y)]), "#8a5a44", 0.9, 0.1)
    for k in range(5):
        d.stroke([(x - 47, y - 8 * k - 4), (x + 43, y - 8 * k - 4)], 0.6, "#5a3830", (0.02, 0.02))
    d.shape(geo.polygon([(x + 24, y - 60), (x + 24, y - 100), (x + 40, y - 100), (x + 40, y - 60)]), "#7a4a40", 0.9, 0.1), d.fill(geo.ellipse(x + 32, y - 100, 11, 4), SNOW)
    d.shape(geo.curve([(x - 62, y - 40, "c"), (x - 34, y - 88, "c"), (x + 30, y - 90, "c"), (x + 60, y - 40, "c"), (x, y - 34)]), "#fbf0e4", 1.0, 0.08)
    d.shape(geo.polygon([(x + 6, y), (x + 6, y - 31), (x + 25, y - 31), (x + 25, y)]), "#ffd98a", 0.8, 0), d.shape(geo.polygon([(x + 25, y), (x + 25, y - 31), (x + 37, y - 27), (x + 37, y + 4)]), "#6a3c30", 0.8, 0)
    d.window(x - 36, y - 12, 24, 20, "#ffe2a0", "#4a2c28")
    d.fill(geo.polygon([(x + 6, y), (x + 25, y), (x + 50, y + 20), (x + 10, y + 22)]), "#ffdf9e", 0.7, 3, False)


def boot(d, x, y, turn, left):
    """Heel and sole with its bars; the far rim has the light."""
    with d.at(x, y, near(y), turn, left, tall=0.62 + 0.2 * np.clip((y - 300) / 900, 0, 1)):
        sole = geo.curve([(-15, 8), (-19, -18), (-15, -46), (0, -56), (15, -46), (18, -18), (12, 8), (0, 13)])
        heel = geo.curve([(-13, 22), (-15, 40), (0, 52), (14, 40), (12, 22), (0, 18)])
        for part in (sole, heel):
            d.fill(geo.moved(part, 0, -5, 1.14), "#fffaf0", 0.9, 3, False), d.fill(part, BLUE)
            with d.inside(part):
                d.fill(geo.moved(part, 0, 9), DEEP, 0.85, 4, False)
                for k in range(-5, 6):
                    d.stroke([(-20, 10 * k), (0, 10 * k - 4), (20, 10 * k)], 0.8, "#7f98cc", (0.1, 0.1), 0.3)
            d.contour(part, 0.7, lost=0.4, colour="#3a5088")


def paw(d, x, y, turn, size=1.0):
    with d.at(x, y, near(y) * size, turn, tall=0.62 + 0.2 * np.clip((y - 300) / 900, 0, 1)):
        pad = geo.curve([(-34, 20), (-28, -8), (0, -20), (28, -8), (34, 20), (18, 38), (0, 32), (-18, 38)])
        toes = [geo.ellipse(px, py, rx, ry, tilt) for px, py, rx, ry, tilt in ((-42, -22, 12, 17, -24), (-16, -46, 13, 19, -7), (16, -47, 13, 19, 7), (42, -22, 12, 17, 24))]
        for part in (pad, *toes):
            d.fill(geo.moved(part, 0, -6, 1.06), "#fffaf0", 0.9, 4, False)
        for part in (pad, *toes):
            d.fill(part, BLUE)
            with d.inside(part):
                d.fill(geo.moved(part, 0, 12), DEEP, 0.9, 5, False)
            d.contour(part, 0.7, lost=0.35, colour="#3a5088")
        for px, py, qx, qy in ((-50, -42, -58, -60), (-20, -68, -23, -88), (20, -69, 24, -89), (50, -42, 58, -60)):
            d.stroke([(px, py), (qx, qy)], 2.2, DEEP, (0.1, 0.6))


def along(line, stride):
    """Places, and the way they go, at a stride that grows as the track comes nearer."""
    path = geo.sample(line, 400)
    out, last = [], None
    for p, q in zip(path, path[3:], strict=False):
        if last is None or np.hypot(*((p - last) * (1, 1.5))) > stride * near(p[1]):
            out.append((p, np.degrees(np.arctan2(q[0] - p[0], -(q[1] - p[1])))))
            last = p
    return out


def tracks(d):
    for k, (p, turn) in enumerate(along([(150, 222), (186, 262), (150, 306), (180, 356), (240, 402), (262, 424)], 120)):
        side = 15 * near(p[1]) * (1 if k % 2 else -1)
        boot(d, p[0] + side, p[1], turn, k % 2 == 0)
    for k, (p, turn) in enumerate(along([(664, 232), (640, 268), (664, 310), (620, 360), (560, 404), (536, 418)], 150)):
        side = 26 * near(p[1]) * (1 if k % 2 else -1)
        paw(d, p[0] + side, p[1], turn)
    x, y, rx, ry = RING
    d.fill(geo.ellipse(x, y, rx, ry), "#bccbe8", 0.85, 7, False), d.fill(geo.ellipse(x, y - 6, 0.5 * rx, 0.42 * ry), "#f4ecea", 0.9, 8, False)
    for k, a in enumerate(np.linspace(0, 2 * np.pi, 15)[:-1]):
        turn = np.degrees(np.arctan2(-np.sin(a) * rx, -np.cos(a) * ry)) + d.rng.normal(0, 14)
        if k % 2:
            paw(d, x + 0.80 * rx * np.cos(a), y + 0.80 * ry * np.sin(a), turn, 0.9)
        else:
            for s in (-1, 1):
                boot(d, x + (0.60 + 0.14 * s) * rx * np.cos(a + 0.1 * s), y + (0.60 + 0.14 * s) * ry * np.sin(a + 0.1 * s), turn, s > 0)
    for a in d.rng.uniform(0, 2 * np.pi, 44):
        px, py = x + rx * np.cos(a) * d.rng.uniform(0.98, 1.08), y + ry * np.sin(a) * d.rng.uniform(0.98, 1.1)
        d.fill(geo.blob(d.rng, px, py, d.rng.uniform(3, 8), d.rng.uniform(2, 4), 7, 0.2), "#fffaf0"), d.stroke([(px - 4, py + 3), (px + 5, py + 3)], 0.7, "#93a8d2")
    for k, (p, turn) in enumerate(along([(378, 504), (356, 600), (372, 720), (334, 860), (320, 1000), (304, 1190), (300, 1280)], 128)):
        boot(d, p[0] + 20 * near(p[1]) * (1 if k % 2 else -1), p[1], turn, k % 2 == 0)
    for k, (p, turn) in enumerate(along([(440, 506), (436, 600), (478, 720), (476, 860), (506, 1000), (528, 1190), (540, 1280)], 168)):
        paw(d, p[0] + 34 * near(p[1]) * (1 if k % 2 else -1), p[1], turn)


def shadows(d):
    """The sun is behind us, and so are they: a small one that waves, a large one that holds its hand."""
    child = geo.union(
        geo.curve([(224, 1260, "c"), (236, 1120), (226, 1070), (206, 1060), (236, 960), (250, 880), (268, 858), (300, 858), (318, 880), (334, 960), (366, 1056), (344, 1072), (338, 1120), (352, 1260, "c"), (308, 1260, "c"), (300, 1110), (284, 1110), (272, 1260, "c")]),
        geo.ellipse(284, 812, 43, 47), geo.curve([(236, 806), (244, 762), (284, 738), (324, 762), (332, 806), (284, 818)]), geo.ellipse(284, 730, 19, 18),
        geo.ribbon([(262, 886), (214, 858), (188, 800), (182, 760)], [38, 34, 28, 24], 30), geo.ellipse(180, 748, 16, 20), geo.ribbon([(190, 758), (202, 742)], [10, 8], 6),
        geo.ribbon([(308, 888), (352, 940), (392, 980)], [38, 34, 26], 30),
    )
    rough = [(470, 1260, "c"), (480, 1150), (456, 1090)]
    side = [(456, 1090), (440, 980), (446, 880), (474, 800), (486, 760)]
    for k, p in enumerate(geo.sample(side, 17)):
        rough.append((p[0] - (16 if k % 2 else 0), p[1] + 4, "c"))
    head = [(474, 716), (440, 716), (404, 712), (396, 696), (408, 680), (446, 664), (470, 640), (486, 566, "c"), (516, 616), (556, 618), (596, 570, "c"), (602, 640), (616, 680), (606, 724)]
    right = [(606, 724), (650, 770), (676, 860), (684, 980), (664, 1090)]
    shag = [(p[0] + (16 if k % 2 else 0), p[1] + 4, "c") for k, p in enumerate(geo.sample(right, 19))]
    beast = geo.union(
        geo.curve([*rough, *head, *shag, (648, 1150), (664, 1260, "c"), (584, 1260, "c"), (574, 1170), (556, 1170), (548, 1260, "c")], tension=0.8),
        geo.ribbon([(484, 820), (440, 900), (408, 976)], [62, 54, 46], 30), geo.ellipse(404, 986, 27, 25),
        geo.curve([(660, 1040), (720, 1010), (770, 940), (790, 900, "c"), (792, 960), (776, 1040), (724, 1090), (664, 1100)]),
    )
    for k in range(4):
        beast = geo.union(beast, geo.ribbon([(386 + 11 * k, 1004), (380 + 11 * k, 1022)], [7, 2], 6))
    both = geo.union(child, beast)
    d.fill(both, "#5b74b2", 0.80, 3.2, False)
    with d.inside(both):
        d.fill(geo.polygon([(0, 1000), (800, 1000), (800, 1240), (0, 1240)]), "#3d5596", 0.6, 70, False), d.fill(geo.polygon([(0, 540), (800, 540), (800, 760), (0, 760)]), "#8ea6d6", 0.4, 60, False)
    return both


def scarf(d):
    """It was too warm, later on."""
    line = [(152, 486), (196, 512), (250, 506), (274, 530), (226, 552), (176, 560), (190, 588), (258, 594), (300, 580)]
    path = geo.ribbon(line, [24, 26, 25, 24, 26, 27, 27, 28], 90, False)
    d.fill(geo.moved(path, -2, -8), "#6d84ba", 0.7, 4, False), d.fill(path, "#c8262e")
    spots = geo.sample(line, 46)
    with d.inside(path):
        d.fill(geo.ribbon([(x, y - 9) for x, y in line], [8, 8], 60, False), "#7a1530", 0.7, 3, False), d.fill(geo.ribbon([(x, y + 9) for x, y in line], [5, 5], 60, False), "#ff7a5c", 0.8, 2, False)
        for k, (p, q) in enumerate(pairwise(spots)):
            way = (q - p) / np.hypot(*(q - p))
            side = np.array((-way[1], way[0])) * 14
            if k in {3, 4, 7, 8, 38, 39, 42}:
                d.fill(geo.polygon([tuple(p - side), tuple(q - side), tuple(q + side), tuple(p + side)]), "#f8ead0")
            for s in (-0.6, 0, 0.6):
                d.stroke([tuple(p + side * (s - 0.2)), tuple(q + side * s), tuple(p + side * (s + 0.2))], 0.7, "#7a1530", (0.1, 0.1), 0.2)
    d.contour(path, 1.0, lost=0.2)
    for (x, y), a in ((line[0], 3.6), (line[-1], -0.3)):
        for k in np.linspace(-11, 11, 7):
            px, py = x - k * np.sin(a), y + k * np.cos(a)
            d.stroke([(px, py), (px + 14 * np.cos(a), py + 14 * np.sin(a) + 2), (px + 26 * np.cos(a) + d.rng.normal(0, 2), py + 24 * np.sin(a) + 3)], 1.8, "#c8262e", (0.05, 0.4))


def hare(d):
    """Somebody else came by, saw, and made off at full stretch."""
    for x, y in ((30, 690), (84, 716), (132, 760), (124, 836), (76, 900), (16, 946)):
        k = near(y)
        for dx, dy, rx, ry in ((-9, -8, 5, 11), (9, -8, 5, 11), (-2, 12, 4, 5), (3, 22, 4, 5)):
            d.fill(geo.ellipse(x + dx * k, y + dy * k, rx * k, 0.8 * ry * k, 40), "#7d95c8")


def paint(picture):
    sky = ramp(((0, "#e9a99a"), (0.45, "#f2c4ae"), (0.75, "#c9b4c8"), (1, "#93a2cc")), np.clip((picture.y + 10 * picture.noise(260, 4, stretch=(3, 1))) / 190, 0, 1))
    picture.image = sky.astype(np.float32)
    land, prints, dark, top = (Drawing(picture, LINE, 1.6, light=(0.2, 0.95), seed=seed) for seed in (3, 5, 7, 9))
    fields(land), hut(top), hare(prints), tracks(prints)
    shadows(dark), scarf(top)
    firs = Drawing(picture, LINE, 1.4, light=(0.2, 0.95), seed=2)
    wood(firs)
    land.under(), firs.under()
    picture.lay(0.30 * step(picture.y, 420, 1200), "#ffd9b0"), picture.lay(0.25 * step(picture.noise(420, 6), 0.4, 1.6) * step(picture.y, 260, 420), "#c3cfea")
    prints.under()
    cover = dark.cover()
    picture.glaze(cover, "#7f98d2", 1.0), picture.lay(cover * 0.42, "#5b74b2")
    top.under()
    wash(picture, edge=0.13, granulation=0.018, bleed=0.6)
    land.over(1 - np.maximum(firs.cover(), top.cover()), 0.6), prints.over(1 - top.cover(), 0.7), firs.over(1 - top.cover()), top.over()
    pencil(picture, "#f8f0e4", (58, -26), 1.4, 26, 0.95, 0.5, mask=0.42 * np.clip(cover, 0, 1) + 0.10)
    return finish(picture, impasto=0, paper=0.022, grain=0.004)
