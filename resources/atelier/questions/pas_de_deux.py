"""Does she know that she has a partner?

Winter cut through: above the ice a skater flies on one foot, below it a seal, sole to sole, flies the other way up.
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
SAMPLES, SEED, SCALE = 4, 95, 1.25
ICE, BED = 598, 640  # upper and under side of the ice
SKIN, SKIN_DARK = "#f0b795", "#b5655c"
COAT, COAT_DARK, COAT_LIGHT = "#e8ac2c", "#8f4f24", "#ffdf7c"


def scene(detail):
    bare_sheet()


def shore(d):
    """Low hills and birches in the frost; the sun has nearly gone."""
    d.fill([(-20, 520), (140, 492), (330, 510), (520, 486), (700, 504), (830, 482), (830, 610), (-20, 610)], "#d9a59a", 0.9, 3, False)
    d.fill([(-20, 556), (200, 540), (420, 556), (640, 538), (830, 552), (830, 620), (-20, 620)], "#b98696", 0.9, 2, False)
    for x, high, lean in ((34, 430, 6), (84, 360, -4), (128, 300, 3), (700, 300, -5), (748, 400, 5), (786, 350, -3)):
        trunk = [(x, 580), (x + lean, 580 - 0.5 * high), (x + 2 * lean, 580 - high)]
        for k in range(13):
            t = 0.22 + 0.055 * k
            x0, y0 = x + 2 * lean * t, 580 - high * t
            side = 1 if k % 2 else -1
            reach = 58 * (1.05 - t)
            twig = [(x0, y0), (x0 + side * 0.5 * reach, y0 - 0.7 * reach), (x0 + side * reach, y0 - 0.9 * reach), (x0 + side * 1.3 * reach, y0 - 0.2 * reach)]
            d.fill(geo.ribbon(twig, [4, 2.2, 1.4, 0.6], 16, False), "#8d6680", 0.9)
            for m in (0.4, 0.62, 0.84):
                px, py = x0 + side * reach * m, y0 - 0.85 * reach * m ** 0.6
                d.fill(geo.ribbon([(px, py), (px + side * 8, py + 10), (px + side * 10, py + 24)], [1.6, 1.1, 0.5], 8, False), "#a87f92", 0.9)
        d.fill(geo.ribbon(trunk, [13, 9, 2], 30, False), "#f3ded2")
        with d.inside(geo.ribbon(trunk, [13, 9, 2], 30, False)):
            d.fill(geo.ribbon([(px + 5, py) for px, py in trunk], [7, 5, 2], 30, False), "#a6839a", 0.8, 2, False)
            for _ in range(13):
                y = d.rng.uniform(580 - high, 575)
                d.fill(geo.ellipse(x + lean * (580 - y) / high * 2 + d.rng.normal(0, 3), y, 4, 1.6), "#4a3448", 0.9)


def ice(d):
    top = [(-20, 586), (200, 582), (500, 585), (820, 581), (820, 606), (-20, 606)]
    d.fill(top, "#f7e6da")
    for _ in range(70):
        x, y = d.rng.uniform(-30, 800), d.rng.uniform(585, 602)
        d.stroke([(x, y), (x + 30, y + 1), (x + d.rng.uniform(40, 130), y - 0.5)], 0.7, ("#c9a7b4", "#ffffff", "#a9bccb")[d.rng.integers(3)], (0.3, 0.5), 0.4)
    slab = [(-20, 602, "c"), (200, 604), (420, 601), (640, 604), (820, 602, "c"), (820, 640, "c"), (700, 647), (560, 636), (400, 646), (240, 637), (100, 648), (-20, 639, "c")]
    d.fill(slab, "#bfe0e2")
    with d.inside(geo.curve(slab)):
        d.fill(geo.ribbon([(-20, 604), (400, 604), (820, 604)], [9, 9, 9], 20), "#ffffff", 0.9, 2, False)
        d.fill(geo.ribbon([(-20, 644), (400, 646), (820, 644)], [16, 14, 16], 20), "#4d97a6", 0.75, 5, False)
        for _ in range(26):
            x = d.rng.uniform(0, 800)
            d.stroke([(x, 604), (x + d.rng.normal(0, 9), 618), (x + d.rng.normal(0, 22), 640)], 0.8, ("#ffffff", "#7fb8c2")[d.rng.integers(2)], (0.1, 0.7))
        for _ in range(60):
            x, y = d.rng.uniform(0, 800), d.rng.uniform(612, 640)
            d.fill(geo.ellipse(x, y, d.rng.uniform(1, 3.4), d.rng.uniform(0.8, 1.6)), "#f4ffff", 0.8, 0.4)
    d.stroke([(-10, 646), (100, 649), (240, 638), (400, 647), (560, 637), (700, 648), (810, 641)], 1.0, "#1e5a6c", (0.02, 0.02))


def depth(d):
    for x0, x1, w0, w1, a in ((90, -60, 30, 130, 0.16), (250, 150, 22, 110, 0.14), (600, 640, 26, 120, 0.17), (720, 830, 20, 110, 0.13)):
        d.fill(geo.polygon([(x0 - w0, 640), (x0 + w0, 640), (x1 + w1, 1130), (x1 - w1, 1130)]), "#d8fff0", a, 18, False)
    for x, y, r in ((40, 1220, 190), (250, 1240, 130), (520, 1250, 210), (760, 1216, 160)):
        d.fill(geo.blob(d.rng, x, y, r, 0.55 * r, 11, 0.1), "#0a2f42", 0.95)
    for x in d.rng.uniform(-10, 810, 44):
        high, lean = d.rng.uniform(60, 200) * (1.0 if abs(x - 400) > 230 else 0.4), d.rng.normal(0, 9)
        d.fill(geo.ribbon([(x, 1210), (x + lean, 1210 - 0.5 * high), (x - 0.3 * lean, 1210 - 0.8 * high), (x + 0.6 * lean, 1210 - high)], [9, 7, 4, 0.8], 20, False), ("#0c3a48", "#0e4350", "#12505a")[d.rng.integers(3)], 0.95)
    for x, y, s in ((96, 860, 1.0), (126, 884, 0.8), (70, 896, 0.9), (112, 914, 0.7), (150, 856, 0.7), (64, 930, 0.6)):
        with d.at(x, y, s):
            d.fill([(-24, 0, "c"), (-10, -7), (8, -6), (18, 0), (8, 6), (-10, 7)], "#8fd0c8", 0.75), d.fill([(-22, 0), (-34, -8, "c"), (-30, 0), (-34, 8, "c")], "#8fd0c8", 0.75)
            d.fill(geo.ellipse(11, -1.5, 1.4), "#0d3a48")


def skater(d):
    """Seen from her left: she leans far forward; one skate carries all of it, the free leg is higher than her head."""
    # the shadow on the ice
    d.fill(geo.ellipse(430, 594, 120, 5), "#8d6680", 0.7, 2.5, False)
    # far arm, stretched forward with the other
    far_arm = geo.ribbon([(498, 268), (560, 236), (634, 206)], [36, 28, 20], 24, False)
    d.fill(far_arm, "#a86a26"), d.contour(far_arm, 0.9)
    hand(d, 636, 205, -22, 0.92, "#d99a7c")
    # free leg, thrown up and back
    thigh = geo.ribbon([(380, 330), (300, 262), (206, 212), (150, 180)], [62, 52, 34, 26], 40, False)
    d.fill(thigh, "#33274e")
    with d.inside(thigh):
        d.fill(geo.ribbon([(380, 350), (300, 284), (206, 226), (150, 192)], [30, 24, 14, 10], 30), "#171130", 0.8, 6, False)
        d.fill(geo.ribbon([(330, 268), (250, 222), (160, 176)], [6, 6, 4], 20), "#8a7296", 0.8, 2.5, False)
    d.contour(thigh, 0.9)
    boot(d, 154, 182, 1.0, 123)
    # standing leg
    leg = geo.ribbon([(392, 330), (418, 400), (412, 446), (407, 482), (420, 548)], [68, 52, 41, 44, 25], 40, False)
    d.fill(leg, "#3b2d58")
    with d.inside(leg):
        d.fill(geo.ribbon([(368, 330), (394, 410), (398, 470), (408, 548)], [30, 20, 16, 12], 30), "#171130", 0.8, 6, False)
        d.fill(geo.ribbon([(428, 350), (436, 410), (430, 470), (428, 540)], [5, 5, 5, 3], 30), "#9a82a6", 0.8, 2, False)
    d.contour(leg, 0.9)
    boot(d, 420, 552, 1.0, 0)
    coat(d)
    head(d, 540, 232)
    scarf(d)
    # near arm, spread back like a wing
    arm = geo.ribbon([(492, 280), (452, 206), (392, 128)], [42, 32, 21], 24, False)
    d.cast(arm, -6, 10, "#5c2a1c", 0.5, 6)
    d.fill(arm, COAT)
    with d.inside(arm):
        d.fill(geo.ribbon([(476, 290), (436, 214), (380, 134)], [22, 15, 10], 24), COAT_DARK, 0.75, 6, False)
        d.fill(geo.ribbon([(508, 262), (466, 196), (404, 124)], [8, 7, 5], 24), COAT_LIGHT, 0.85, 3, False)
    for x, y in ((470, 250), (458, 228)):
        d.stroke([(x - 16, y + 8), (x, y + 8), (x + 15, y - 6)], 0.9, "#8a4a22", (0.2, 0.5))
    d.contour(arm, 1.0, lost=0.25)
    cuff = geo.ribbon([(398, 138), (388, 122)], [26, 27], 6, False)
    d.shape(cuff, "#f7e9dc", 0.9, 0.15)
    hand(d, 390, 124, -128, 1.0, SKIN)


def hand(d, x, y, turn, size, tone):
    """Four long fingers that lie together, the first a little lifted, the thumb below."""
    with d.at(x, y, size, turn):
        palm = geo.curve([(-4, -9), (10, -10), (22, -8), (26, 0), (20, 8), (8, 9), (-4, 8)])
        for points, widths in (([(18, 4), (32, 8), (43, 7)], [6.4, 5.4, 3.4]), ([(20, 1), (36, 3), (50, 0)], [6.6, 5.6, 3.4]), ([(20, -3), (37, -3), (51, -7)], [6.6, 5.6, 3.4]), ([(18, -6), (33, -11), (44, -17)], [6.4, 5.4, 3.2]), ([(6, 6), (16, 15), (27, 17)], [7, 5.6, 3.6])):
            finger = geo.ribbon(points, widths, 12)
            d.fill(finger, tone), d.contour(finger, 0.55, lost=0.2)
        d.fill(palm, tone)
        d.fill(geo.ellipse(8, 5, 10, 4), SKIN_DARK, 0.4, 2.5, False)
        d.stroke([(-3, -9), (10, -10), (19, -8)], 0.6), d.stroke([(-3, 8), (5, 9)], 0.6)


def boot(d, x, y, size, turn):
    with d.at(x, y, size, turn):
        shape = geo.curve([(-17, -26, "c"), (15, -26, "c"), (17, -6), (22, 4), (42, 12), (50, 20), (48, 29, "c"), (-20, 29, "c"), (-21, 10), (-17, -8)])
        d.fill(shape, "#f6eee8")
        with d.inside(shape):
            d.fill(geo.ribbon([(-16, -26), (-16, 4), (-14, 30)], [17, 14, 20], 14), "#a58fa8", 0.8, 5, False)
            d.fill(geo.ellipse(20, 32, 44, 7), "#a58fa8", 0.7, 4, False)
        for k in range(5):
            d.stroke([(3 + 2.4 * k, -19 + 6.5 * k), (12 + 3.4 * k, -20 + 6.8 * k)], 0.9, "#5a4460", (0.1, 0.3))
        d.contour(shape, 0.9, lost=0.2)
        d.shape(geo.polygon([(-21, 28), (50, 28), (48, 33), (-4, 33), (-5, 37), (-20, 37)]), "#6e3b34", 0.7, 0)
        for px in (-10, 34):
            d.stroke([(px, 35), (px, 43)], 1.5, "#4a5268", (0.02, 0.02))
        d.stroke([(-26, 43), (10, 44), (48, 43), (58, 38)], 2.1, "#3c4358", (0.02, 0.2), 0.1)
        d.stroke([(-22, 42), (10, 42.6), (40, 42)], 0.8, "#dfe9f2", (0.1, 0.3), 0.1)


def coat(d):
    """The body leans on the air; the skirt of the coat streams back under the thigh."""
    skirt = geo.curve([(452, 262), (388, 280), (330, 274), (276, 286), (226, 322), (192, 366, "c"), (226, 376), (262, 386), (298, 392), (334, 404), (374, 410), (412, 420, "c"), (452, 396), (480, 352), (498, 310)])
    d.fill(skirt, COAT)
    with d.inside(skirt):
        for points, widths in (([(440, 300), (340, 318), (240, 372)], [10, 20, 22]), ([(456, 310), (390, 350), (330, 404)], [8, 20, 26]), ([(480, 320), (450, 370), (410, 420)], [8, 18, 24])):
            d.fill(geo.ribbon(points, widths, 24), COAT_DARK, 0.75, 7, False)
        for points, widths in (([(430, 284), (330, 292), (214, 350)], [6, 12, 8]), ([(446, 304), (370, 334), (290, 384)], [5, 11, 9]), ([(470, 316), (424, 358), (372, 402)], [5, 11, 9])):
            d.fill(geo.ribbon(points, widths, 24), COAT_LIGHT, 0.75, 4, False)
        d.fill(geo.ribbon([(190, 366), (262, 386), (334, 404), (412, 420), (480, 356)], [26, 26, 26, 26, 26], 60), "#f7e9dc", 0.95, 0.8, False)
    d.contour(skirt, 1.0, lost=0.2)
    for points in ([(436, 290), (350, 308), (262, 388)], [(452, 306), (396, 344), (334, 402)]):
        d.stroke(points, 0.9, "#7c4420", (0.1, 0.4))
    body = geo.curve([(520, 222), (548, 246), (552, 276), (530, 306), (494, 330), (444, 334), (420, 308), (428, 280), (462, 246), (496, 226)])
    d.fill(body, COAT)
    with d.inside(body):
        d.fill(geo.ribbon([(556, 270), (520, 316), (440, 340)], [24, 34, 26], 20), COAT_DARK, 0.8, 9, False)
        d.fill(geo.ribbon([(434, 280), (466, 250), (508, 228)], [8, 16, 12], 16), COAT_LIGHT, 0.85, 5, False)
    d.contour(body, 1.0, lost=0.35)
    belt = geo.ribbon([(426, 270), (444, 300), (456, 340)], [17, 18, 17], 16, False)
    d.shape(belt, "#7a2f3a", 0.8, 0.2), d.shape(geo.rectangle(434, 292, 20, 22, 4, -28), "#f0cf86", 0.8, 0), d.fill(geo.rectangle(439, 297, 10, 11, 2, -28), "#7a2f3a")


def head(d, x, y):
    """In profile, bent towards the ice: what she listens for is beneath."""
    with d.at(x, y, 1.0, 16):
        neck = geo.ribbon([(-6, 8), (4, -22)], [34, 30], 8, False)
        d.fill(neck, SKIN_DARK)
        face = geo.curve([(2, -92), (30, -88), (44, -74), (47, -62), (48, -56, "c"), (62, -42), (61, -37), (50, -36, "c"), (53, -30), (49, -26, "c"), (52, -21), (47, -17, "c"), (46, -8), (36, -1), (18, -4), (4, -16), (-8, -30), (-20, -60), (-14, -84)])
        d.fill(face, SKIN)
        with d.inside(face):
            d.fill(geo.ellipse(-2, -24, 22, 44, 24), SKIN_DARK, 0.55, 11, False), d.fill(geo.ellipse(34, 0, 22, 8), SKIN_DARK, 0.5, 6, False)
            d.fill(geo.ellipse(31, -34, 13, 10), "#e2695f", 0.65, 6, False), d.fill(geo.ellipse(58, -39, 8, 6), "#e2695f", 0.6, 3, False)
            d.fill(geo.ellipse(44, -74, 14, 9, 50), "#ffe2c4", 0.8, 5, False)
        d.stroke([(46, -66), (48, -56), (62, -42), (61, -37), (50, -36), (53, -30), (49, -26), (52, -21), (47, -17), (46, -8), (36, -1), (18, -4)], 0.9, "#6a2f38", (0.1, 0.2), 0.2)
        d.stroke([(49, -26), (40, -26), (33, -31)], 1.0, "#8a2f3c", (0.1, 0.4), 0.1)
        d.fill([(48, -29), (51.5, -28.5), (48, -26, "c"), (50, -22.5), (46, -20.5), (40, -26)], "#c2474e", 0.75)
        d.stroke([(26, -52), (33, -47.5), (42, -49)], 1.5, "#3a1f30", (0.1, 0.2), 0.1)
        for k in range(4):
            d.stroke([(31 + 3.4 * k, -48.2), (32.5 + 4.2 * k, -43.6)], 0.8, "#3a1f30", (0.05, 0.5), 0)
        d.stroke([(24, -64), (34, -68), (44, -64)], 1.5, "#6a3426", (0.2, 0.5), 0.1)
        d.stroke([(55, -38), (58, -36.6)], 0.8, "#8a3f3c")
        hair = geo.curve([(-16, -86), (6, -88), (20, -82), (22, -70), (15, -56), (12, -40), (4, -26), (-10, -18), (-34, -18), (-44, -36), (-40, -64)])
        d.fill(hair, "#6e2f26")
        with d.inside(hair):
            for k in range(16):
                d.stroke([(16 - 3.4 * k, -86), (14 - 3.4 * k, -58), (2 - 2.6 * k, -24)], 0.8, ("#a8542f", "#471c20", "#8c3f2a")[k % 3], (0.2, 0.4))
        d.contour(hair, 0.8)
        d.shape(geo.ellipse(2, -46, 7, 9.5, -14), SKIN, 0.8, 0.1), d.stroke([(4, -51), (-1, -47), (3, -42)], 0.7, "#a35a4c")
        bun = geo.blob(d.rng, -50, -40, 19, 17, 9, 0.06)
        d.shape(bun, "#6e2f26", 0.9, 0.1)
        for k in range(4):
            d.stroke([(-63 + 5 * k, -50 + k), (-50 + 3 * k, -45 + 4 * k), (-40, -30 + k)], 0.8, "#a8542f", (0.2, 0.5))
        cap = geo.curve([(-44, -66, "c"), (-46, -92), (-26, -116), (6, -118), (32, -104), (44, -80, "c"), (20, -86), (-16, -82)])
        d.fill(cap, "#2f5a86")
        with d.inside(cap):
            for k in range(15):
                d.stroke([(-44 + 6 * k, -70 - 0.5 * k), (-34 + 4.6 * k, -96), (-14 + 1.6 * k, -120)], 1.2, ("#5f92b4", "#1e3a62")[k % 2], (0.1, 0.3))
            d.fill(geo.ellipse(-40, -84, 20, 34), "#172a52", 0.6, 8, False)
        d.contour(cap, 1.0)
        rim = geo.ribbon([(-48, -66), (-16, -84), (20, -88), (46, -78)], [17, 18, 18, 16], 24)
        d.shape(rim, "#3d6f9c", 1.0, 0.2)
        with d.inside(rim):
            for k in range(24):
                d.stroke([(-52 + 4.3 * k, -58), (-50 + 4.3 * k, -100)], 0.7, "#204270", (0.1, 0.1))
        pom = geo.ellipse(-12, -124, 15, 14)
        d.fill(pom, "#d9e6ea")
        for _ in range(46):
            a = d.rng.uniform(0, 6.28)
            d.stroke([(-12 + 6 * np.cos(a), -124 + 6 * np.sin(a)), (-12 + 19 * np.cos(a + 0.2), -124 + 18 * np.sin(a + 0.2))], 0.9, ("#ffffff", "#9fb6c4", "#d9e6ea")[d.rng.integers(3)], (0.2, 0.5))


def scarf(d):
    for points, widths, tone in (([(530, 230), (480, 196), (420, 210), (352, 186), (286, 206), (232, 176)], [30, 36, 34, 36, 34, 34], "#c8403c"), ([(526, 238), (486, 222), (436, 244), (384, 226), (330, 244)], [26, 30, 28, 28, 26], "#a92f38")):
        band = geo.ribbon(points, widths, 60, False)
        d.fill(band, tone)
        line = geo.sample(points, 60)
        with d.inside(band):
            for k in range(5, 56, 9):
                a, b = line[k], line[min(k + 3, 59)]
                way = (b - a) / np.hypot(*(b - a))
                side = np.array((-way[1], way[0])) * 30
                d.fill(geo.polygon([tuple(a - side), tuple(b - side), tuple(b + side), tuple(a + side)]), "#f3d3b0", 0.95, 0, False)
            d.fill(geo.ribbon([(x, y + 13) for x, y in points], [15] * 6, 60), "#5c1a34", 0.6, 5, False)
        d.contour(band, 0.9, lost=0.2)
        end, way = line[-1], line[-1] - line[-4]
        way = way / np.hypot(*way)
        for k in np.linspace(-0.45, 0.45, 8):
            start = end + np.array((-way[1], way[0])) * k * widths[-1]
            d.stroke([tuple(start), tuple(start + way * 13 + d.rng.normal(0, 2, 2)), tuple(start + way * 26 + d.rng.normal(0, 4, 2))], 1.5, tone, (0.05, 0.5))
    collar = geo.ribbon([(494, 216), (520, 246), (558, 246)], [30, 36, 28], 24)
    d.shape(collar, "#d64a42", 1.0, 0.2)
    for k in (0.25, 0.6):
        x, y = 494 + 64 * k, 218 + 34 * k
        d.stroke([(x - 10, y + 8), (x + 4, y), (x + 12, y - 14)], 2.6, "#f3d3b0", (0.1, 0.1))


def seal(d):
    """Hung from the ice by its hind flippers; the body makes her curve again, and one fore flipper points where her arm does."""
    dark, mid, light = "#27465c", "#6f93a2", "#d8ece6"
    for tip, bend in (((352, 652), (376, 700)), ((486, 650), (452, 698))):
        flipper = geo.curve([(412, 752), (bend[0] - 12, bend[1] + 14), (tip[0] - 28, tip[1] + 20), (tip[0] - 34, tip[1] + 2), (tip[0] - 14, tip[1] + 6), (tip[0], tip[1] - 4), (tip[0] + 14, tip[1] + 6), (tip[0] + 34, tip[1] + 3), (tip[0] + 26, tip[1] + 22), (bend[0] + 14, bend[1] + 12), (436, 752)])
        d.fill(flipper, mid)
        with d.inside(flipper):
            d.fill(geo.ellipse(bend[0], bend[1] + 26, 34, 26), dark, 0.7, 9, False), d.fill(geo.ellipse(*tip, 44, 9), light, 0.75, 5, False)
            for k in range(-2, 3):
                d.stroke([(424, 740), (bend[0] + 4 * k, bend[1]), (tip[0] + 14 * k, tip[1])], 0.8, dark, (0.4, 0.2))
        d.contour(flipper, 1.0, lost=0.2, colour="#14303f")
    far = geo.curve([(500, 900), (560, 892), (636, 914), (706, 962), (722, 984), (702, 984), (700, 996), (676, 990), (664, 1000), (620, 984), (560, 976), (500, 960)])
    d.fill(far, "#3d6274"), d.contour(far, 0.9, colour="#14303f")
    body = geo.curve([(424, 716), (404, 738), (380, 784), (352, 846), (350, 920), (382, 986), (446, 1032), (510, 1058), (552, 1080), (582, 1108), (612, 1124), (642, 1116), (660, 1094), (654, 1054), (626, 1020), (590, 1000), (556, 964), (532, 900), (500, 836), (464, 784), (444, 738)])
    d.fill(body, mid)
    with d.inside(body):
        d.fill(geo.ribbon([(392, 740), (350, 850), (344, 930), (388, 1000), (470, 1056), (580, 1120)], [20, 44, 66, 64, 50, 34], 60), dark, 0.85, 18, False)
        d.fill(geo.ribbon([(440, 740), (490, 830), (528, 910), (556, 970), (610, 1008)], [14, 40, 56, 50, 36], 60), light, 0.75, 18, False)
        d.fill(geo.ellipse(640, 1050, 40, 34), light, 0.5, 14, False)
        for _ in range(120):
            t = d.rng.random()
            line = geo.sample([(420, 750), (400, 850), (420, 940), (500, 1010), (590, 1070)], 50)[int(t * 49)]
            x, y = line + d.rng.normal(0, 1, 2) * (14 + 34 * np.sin(np.pi * t))
            r = d.rng.uniform(2, 7.5)
            d.fill(geo.blob(d.rng, x, y, r, 0.7 * r, 7, 0.2, 0.6), ("#1f3a50", "#35586c", "#a9c8c6")[d.rng.integers(3)], 0.55, 0.8, False)
        for _ in range(420):
            t = d.rng.random()
            path = geo.sample([(420, 745), (400, 850), (425, 940), (505, 1015), (610, 1080)], 60)
            k = int(t * 56)
            way = path[k + 3] - path[k]
            way = way / np.hypot(*way)
            x, y = path[k] + np.array((-way[1], way[0])) * d.rng.normal(0, 12 + 36 * np.sin(np.pi * min(t + 0.05, 1)))
            d.stroke([(x, y), (x + 7 * way[0] + d.rng.normal(0, 1), y + 7 * way[1]), (x + 15 * way[0], y + 15 * way[1])], 0.5, ("#bfdcd8", "#2f5266", "#8fb2ba")[d.rng.integers(3)], (0.2, 0.6))
    d.contour(body, 1.1, lost=0.3, colour="#14303f")
    near = geo.curve([(424, 936), (392, 952), (336, 996), (286, 1050), (262, 1096), (274, 1104), (300, 1086), (310, 1096), (340, 1066), (354, 1074), (392, 1038), (448, 996), (462, 958)])
    d.cast(near, 4, 10, "#10283a", 0.5, 7), d.fill(near, "#57808f")
    with d.inside(near):
        d.fill(geo.ribbon([(452, 990), (360, 1060), (280, 1110)], [20, 18, 10], 20), dark, 0.8, 7, False), d.fill(geo.ribbon([(416, 938), (330, 996), (266, 1090)], [9, 10, 6], 20), light, 0.7, 4, False)
        for k in range(4):
            d.stroke([(430 - 4 * k, 966 + 6 * k), (352 + 2 * k, 1020 + 8 * k), (280 + 20 * k, 1094 - 4 * k)], 0.8, "#1d3b4d", (0.3, 0.4))
    d.contour(near, 1.0, lost=0.2, colour="#14303f")
    # the face: shut eyes, a nose, whiskers; it smiles, upside down
    muzzle = geo.ellipse(634, 1098, 24, 20, -40)
    d.fill(muzzle, "#c6dcd8", 0.8, 5, False)
    nose = geo.curve([(648, 1102), (656, 1106), (655, 1115), (645, 1118), (640, 1110)])
    d.shape(nose, "#14202e", 0.8, 0)
    d.stroke([(644, 1110), (632, 1102), (634, 1088), (642, 1082)], 1.2, "#14202e", (0.1, 0.4), 0.2)
    d.stroke([(640, 1112), (630, 1116), (618, 1112)], 1.0, "#3a5666", (0.2, 0.5), 0.2)
    d.stroke([(584, 1076), (592, 1091), (608, 1094)], 2.4, "#14202e", (0.1, 0.1), 0.2)
    for k in range(3):
        d.stroke([(592 + 6 * k, 1088 + 3 * k), (588 + 7 * k, 1096 + 2 * k)], 0.9, "#14202e", (0.05, 0.5), 0)
    for k in range(6):
        a = -0.2 + 0.32 * k
        d.stroke([(630 + 2 * k, 1094), (640 + 26 * np.cos(a), 1080 - 18 * np.sin(a)), (646 + 58 * np.cos(a), 1074 - 36 * np.sin(a))], 0.7, "#eefaf4", (0.1, 0.7))
        d.fill(geo.ellipse(624 + 4 * (k % 3), 1090 + 5 * (k // 3), 1.2), "#2b4454", 0.9, 0, False)


def bubbles(d):
    for x, y, r in ((668, 1040, 7), (682, 1006, 10), (674, 968, 6), (694, 932, 13), (684, 884, 8), (700, 846, 11), (690, 800, 6), (704, 762, 14), (694, 716, 9), (706, 676, 16), (672, 664, 9), (732, 662, 8)):
        d.fill(geo.ellipse(x, y, r), "#bff2ea", 0.30, 0.6, False)
        d.stroke(geo.arc(x, y, r, r, 20, 340, 16), 0.8, "#e9fffa", (0.2, 0.2), 0.2)
        d.fill(geo.ellipse(x - 0.35 * r, y - 0.4 * r, 0.26 * r, 0.2 * r), "#ffffff", 0.95, 0, False)


def paint(picture):
    sky = ramp(((0, "#7f93b8"), (0.35, "#bfa9bd"), (0.65, "#f0b9a0"), (0.88, "#fbd9a4"), (1, "#ffe6bc")), np.clip((picture.y + 16 * picture.noise(300, 4, stretch=(3, 1))) / 560, 0, 1))
    sea = ramp(((0, "#7fcfc8"), (0.2, "#3b9fa8"), (0.55, "#166479"), (1, "#0a2c46")), np.clip((picture.y - 640 + 12 * picture.noise(260, 6, stretch=(3, 1))) / 560, 0, 1))
    low = step(picture.y, 620, 624)[..., None]
    picture.image = (sky * (1 - low) + sea * low).astype(np.float32)
    picture.glow(250, 500, 300, "#fff0c8", 0.6)
    back, woman, beast = (Drawing(picture, "#2c1830", 1.7, light=(0.5, -0.85), seed=seed) for seed in (3, 5, 9))
    shore(back), ice(back), depth(back), skater(woman), seal(beast), bubbles(beast)
    back.under(), beast.under(), woman.under()
    cover = [drawing.cover() for drawing in (back, woman, beast)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.1).sharpen_at(570, 170, 110, 1.0).sharpen_at(620, 1090, 90, 0.9)
    picture.focus = np.maximum(picture.focus, blur(cover[1], 2) * 0.9)
    picture.directions(base=84, swirl=0.3)
    strokes(picture, (26, 13, 6, 3, 1.7), length=8, jitter=(0.014, 0.011), need=(0, 0.04, 0.045, 0.045))
    back.over((1 - cover[1]) * (1 - cover[2])), beast.over(), woman.over()
    pencil(picture, "#f6efdf", layers=(66, -30), wide=1.3, reach=24, press=0.9, mask=0.10)
    specks(picture, 70, "#ffffff", (0.8, 2.0), strength=0.7, mask=step(picture.y, 560, 500), seed=8)
    return finish(picture, impasto=0.02, paper=0.03)
