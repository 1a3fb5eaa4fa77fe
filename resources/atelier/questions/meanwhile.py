"""Which of the two couples is right?

Late sun on two house walls: below, a man with a suitcase and a woman in yellow walk out of the picture to either side; behind them their shadows have not parted.
"""

import itertools

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 733, 0.25
FOOT = 968  # where the wall meets the pavement
OCHRE, ROSE, STONE = "#f2b871", "#e99a76", "#ecca9c"
SHADE = "#4d4488"


def scene(detail):
    bare_sheet()


def walls(d):
    """Two houses; the seam between them runs where the hands meet."""
    left, right = geo.polygon([(-20, -20), (404, -20), (399, FOOT), (-20, FOOT)]), geo.polygon([(404, -20), (830, -20), (830, FOOT), (399, FOOT)])
    d.fill(left, OCHRE), d.fill(right, ROSE)
    for wall, tones in ((left, ("#f9cf8e", "#e8a45c", "#ffdca6", "#d99450")), (right, ("#f4b490", "#d8805f", "#ffc8a2", "#c8705a"))):
        box = wall.computeTightBounds()
        with d.inside(wall):
            for _ in range(60):
                x, y = d.rng.uniform(box.left(), box.right()), d.rng.uniform(-10, FOOT)
                d.fill(geo.blob(d.rng, x, y, d.rng.uniform(30, 110), d.rng.uniform(16, 50), 9, 0.16), tones[d.rng.integers(4)], 0.28, 14, False)
            for _ in range(34):
                x, y = d.rng.uniform(box.left(), box.right()), d.rng.uniform(0, FOOT)
                d.fill(geo.ribbon([(x, y), (x + d.rng.normal(0, 6), y + 60), (x + d.rng.normal(0, 9), y + d.rng.uniform(90, 180))], [2, 7, 1], 16), tones[1], 0.35, 3, False)
    d.fill(geo.rectangle(-20, 850, 850, 130), "#a85c44", 0.35, 30, False)
    # the plaster has come off in one place, and the bricks look out
    for shape in ([(640, 690), (700, 664), (760, 690), (830, 670), (830, 812), (770, 800), (716, 826), (660, 786)],):
        hole = geo.curve(shape)
        d.fill(hole, "#c98a66")
        with d.inside(hole):
            for row, y in enumerate(np.arange(500, 840, 21)):
                for x in np.arange(-40 + 24 * (row % 2), 840, 48):
                    d.fill(geo.rectangle(x + 2, y + 2, 44 + d.rng.normal(0, 1), 17, 2), ("#b8563c", "#a84a38", "#c8694a")[d.rng.integers(3)])
        d.contour(hole, 1.3, colour="#8a4434", lost=0.25)
        d.fill(geo.ribbon([(x, y + 3) for x, y in shape[:4]], [5, 6, 5, 4], 20), "#7c3a38", 0.5, 2.5, False)
    d.fill(geo.ribbon([(404, -10), (400, 500), (399, FOOT)], [7, 6, 7], 20, False), "#9c5444", 0.8, 1.5, False), d.fill(geo.ribbon([(398, -10), (395, 500), (394, FOOT)], [5, 4, 5], 20, False), "#ffe2b4", 0.8, 1, False)
    for crack in ([(404, 120), (430, 176), (422, 214), (452, 262)], [(40, 420), (70, 470), (58, 520)], [(760, 420), (736, 470), (744, 510), (722, 548)]):
        d.stroke(crack, 1.3, "#9c5444", (0.1, 0.6), 1.4)
    d.fill(geo.polygon([(-20, FOOT - 46), (399, FOOT - 44), (830, FOOT - 48), (830, FOOT), (-20, FOOT)]), "#c07a5c", 0.75), d.stroke([(-20, FOOT - 46), (399, FOOT - 44), (830, FOOT - 48)], 1.2, "#8a4a40", (0.02, 0.02))


def window(d):
    """Somebody has closed the shutters, but not quite."""
    d.fill(geo.rectangle(606, 44, 178, 234), "#b8634c", 0.5, 6, False)
    d.fill(geo.rectangle(628, 58, 130, 204), "#3c2c4a"), d.fill(geo.rectangle(682, 66, 18, 190), "#ffe29a")
    shade = geo.union(geo.ellipse(694, 150, 11, 14), geo.curve([(684, 166), (706, 166), (712, 256, "c"), (680, 256, "c")]))
    with d.inside(geo.rectangle(682, 66, 18, 190)):
        d.fill(shade, "#6a3a48")
    for x, w in ((622, 60), (702, 64)):
        d.fill(geo.rectangle(x, 54, w, 212, 2), "#3f8078"), d.fill(geo.rectangle(x, 54, 6, 212), "#7cc0ac", 0.8, 1, False)
        for y in np.arange(66, 256, 13):
            d.fill(geo.rectangle(x + 8, y, w - 16, 8, 1), "#2d635f"), d.stroke([(x + 9, y + 1), (x + w - 9, y)], 0.9, "#8fd0b8", (0.05, 0.05))
        d.contour(geo.rectangle(x, 54, w, 212, 2), 0.9, colour="#1f4448", lost=0.2)
    d.fill(geo.rectangle(598, 266, 196, 17, 2), "#f6d9ac"), d.fill(geo.rectangle(598, 281, 196, 16), "#8a4a58", 0.6, 4, False), d.contour(geo.rectangle(598, 266, 196, 17, 2), 0.8, colour="#8a4a40")
    d.fill(geo.polygon([(640, 240), (680, 240), (674, 267), (646, 267)]), "#b8482f"), d.fill(geo.polygon([(664, 240), (680, 240), (674, 267), (662, 267)]), "#7c2f30")
    for _ in range(26):
        x, y = 660 + d.rng.normal(0, 17), 222 + d.rng.normal(0, 11)
        d.fill(geo.ellipse(x, y, 7, 5, d.rng.uniform(0, 90)), ("#3a6a3c", "#5c8a44", "#284c38")[d.rng.integers(3)])
    for x, y in ((650, 210), (668, 204), (676, 222), (654, 226)):
        d.fill(geo.blob(d.rng, x, y, 7, 6, 7, 0.1), "#e0483a")


def pavement(d):
    ground = geo.polygon([(-20, FOOT), (830, FOOT), (830, 1220), (-20, 1220)])
    d.fill(ground, STONE)
    rows = (FOOT, 990, 1020, 1062, 1120, 1200, 1300)
    with d.inside(ground):
        for k, (top, low) in enumerate(itertools.pairwise(rows)):
            across = lambda u, y, shift=0.5 * (k % 2): 400 + (u + shift) * 112 * (y - 700) / 400
            for j in range(-9, 10):
                slab = geo.polygon([(across(j, top) + 2, top + 2), (across(j + 1, top) - 2, top + 2), (across(j + 1, low) - 2, low - 2), (across(j, low) + 2, low - 2)])
                d.fill(slab, ("#f3d6a8", "#e6bf90", "#eccb9e", "#dcb386", "#f6dfb6")[d.rng.integers(5)]), d.contour(slab, 0.7, colour="#a87a5c", lost=0.3)
        d.fill(geo.rectangle(-20, FOOT - 6, 850, 22), "#7a4a58", 0.5, 6, False), d.fill(geo.ellipse(400, 1240, 600, 70), "#c8805c", 0.45, 40, False)


def lovers(d):
    """What the walls remember: foreheads and hands together."""
    man = geo.union(
        geo.curve([(172, 842, "c"), (172, 740), (190, 640), (196, 560), (206, 496), (236, 452), (282, 430), (326, 438), (344, 470), (338, 540), (316, 630), (318, 720), (330, 850, "c"), (250, 858)]),
        geo.ribbon([(214, 830), (206, 900), (200, FOOT)], [62, 44, 34], 20, False), geo.ribbon([(288, 830), (292, 900), (292, FOOT)], [60, 42, 34], 20, False),
        geo.curve([(286, 446), (284, 404), (272, 364), (278, 316), (306, 290), (350, 284), (382, 296), (394, 314), (396, 328), (388, 340), (392, 352), (403, 372), (388, 379), (385, 388), (379, 394), (380, 404), (368, 420), (346, 422), (334, 446)]),
        geo.curve([(232, 318), (258, 304), (274, 288), (290, 226), (316, 212), (340, 224), (366, 220), (382, 244), (380, 282), (398, 290), (396, 300), (340, 300), (286, 316)]),
        geo.ribbon([(258, 474), (250, 560), (280, 640), (336, 640), (402, 622)], [70, 60, 54, 42, 24], 40),
    )
    gap = geo.curve([(306, 520, "c"), (316, 560), (320, 606, "c"), (300, 606), (286, 594, "c"), (296, 560)])
    woman = geo.union(
        geo.curve([(634, 842, "c"), (622, 730), (590, 640), (570, 576), (580, 520), (566, 474), (532, 456), (494, 460), (470, 488), (468, 530), (484, 590), (486, 640), (462, 740), (452, 846, "c"), (540, 860)]),
        geo.ribbon([(508, 830), (506, 900), (506, FOOT)], [46, 34, 24], 20, False), geo.ribbon([(578, 830), (582, 900), (582, FOOT)], [46, 34, 24], 20, False),
        geo.curve([(488, 478), (478, 452), (456, 444), (440, 432), (434, 420), (438, 411), (427, 404), (429, 396), (417, 390), (411, 379), (421, 364), (422, 350), (411, 337), (408, 322), (426, 300), (468, 290), (514, 306), (534, 346), (530, 396), (518, 430), (524, 466)]),
        geo.ellipse(552, 342, 31, 29), geo.ribbon([(520, 330), (546, 404), (536, 452)], [30, 26, 4], 16),
        geo.ribbon([(556, 490), (568, 570), (530, 640), (470, 646), (404, 626)], [58, 50, 44, 34, 20], 40),
        geo.ribbon([(520, 448), (580, 440), (640, 470), (700, 452)], [26, 30, 28, 30], 30, False), geo.ribbon([(530, 458), (590, 480), (632, 520), (672, 516)], [24, 28, 26, 28], 30, False),
    )
    fold = geo.curve([(512, 530, "c"), (520, 570), (514, 604, "c"), (500, 612), (488, 612, "c"), (498, 570)])
    hands = geo.union(*[geo.ribbon([(380 + 11 * k, 604 + 2 * k), (389 + 10 * k, 628 + k), (382 + 11 * k, 648)], [13, 14, 9], 10) for k in range(5)], geo.ellipse(402, 624, 27, 19))
    case = geo.union(geo.rectangle(346, 880, 112, FOOT - 880, 6), geo.subtract(geo.ellipse(402, 880, 26, 20), geo.ellipse(402, 880, 17, 12)))  # it has put its suitcase down
    both = geo.union(geo.subtract(man, gap), geo.subtract(woman, fold), hands, case)
    legs = [([(200, FOOT), (146, 1080), (104, 1140)], [36, 46, 30]), ([(292, FOOT), (240, 1060), (186, 1124)], [36, 44, 26]), ([(506, FOOT), (570, 1060), (620, 1122)], [25, 34, 22]), ([(582, FOOT), (660, 1080), (724, 1140)], [25, 36, 26])]
    way = geo.union(*[geo.ribbon(points, widths, 30) for points, widths in legs], geo.polygon([(346, FOOT - 2), (458, FOOT - 2), (450, 990), (354, 990)]))
    d.fill(both, "#c8503c", 0.8, 5, False), d.fill(way, "#b8503c", 0.7, 5, False)
    d.fill(way, SHADE), d.fill(both, SHADE)
    with d.inside(both):
        d.fill(geo.ellipse(250, 970, 260, 130), "#8a5480", 0.7, 50, False), d.fill(geo.ellipse(560, 970, 260, 130), "#94587c", 0.7, 50, False)
        d.fill(geo.ellipse(330, 330, 130, 140), "#2a2a6c", 0.5, 46, False), d.fill(geo.ellipse(500, 370, 120, 130), "#2a2a6c", 0.5, 46, False), d.fill(geo.ellipse(402, 624, 90, 50), "#6a4884", 0.6, 24, False)
    # the shadow of a tree that is somewhere behind us
    for _ in range(150):
        a, r = d.rng.uniform(0, 6.28), d.rng.random() ** 0.6
        x, y = 100 + 220 * r * np.cos(a), 10 + 180 * r * np.sin(a)
        d.fill(geo.moved(geo.curve([(-15, 0, "c"), (0, -6), (15, 0, "c"), (0, 6)]), x, y, d.rng.uniform(0.9, 1.6), d.rng.uniform(-60, 60)), SHADE, 0.72, 1.6, False)
    for branch in ([(-10, 60), (90, 40), (220, 90), (310, 160)], [(-10, 150), (80, 130), (160, 180)], [(90, 40), (160, 10), (260, 20)]):
        d.fill(geo.ribbon(branch, [12, 9, 6, 2][: len(branch)], 24), SHADE, 0.72, 1.6, False)


def cloth(d, shape, tone, dark, lit, folds=()):
    path = geo.curve(shape)
    d.fill(path, tone)
    d.model(path, dark, 16, 9, 0.8)
    with d.inside(path):
        for points, wide, colour in folds:
            d.fill(geo.ribbon(points, [0.4 * wide, wide, 0.8 * wide], 20), {"dark": dark, "lit": lit}[colour], 0.75, 3.5, False)
    d.contour(path, 1.0, lost=0.35)
    return path


def leg(d, points, widths, tone, dark, shoe, turn):
    shape = geo.ribbon(points, widths, 24)
    d.fill(shape, tone), d.model(shape, dark, 8, 5, 0.8), d.contour(shape, 0.8, lost=0.3)
    with d.at(*points[-1], 1, turn):
        d.shape(geo.curve([(13, -14, "c"), (14, 2), (16, 10, "c"), (2, 10, "c"), (-2, 6), (-8, 10), (-38, 11, "c"), (-40, 4), (-24, -4), (-10, -15, "c")]), shoe, 0.9, 0.2)


def man(d):
    d.fill(geo.ellipse(8, 8, 110, 13), "#6a3a50", 0.55, 5, False)
    leg(d, [(14, -210), (44, -110), (80, -26)], [50, 40, 30], "#2c3648", "#161a2c", "#2a1c20", 34)
    leg(d, [(-10, -210), (-36, -100), (-62, -12)], [52, 42, 30], "#3a4658", "#1a2034", "#3a2426", 0)
    cloth(d, [(-26, -342), (2, -352), (34, -346), (54, -318), (58, -260), (66, -200), (80, -142, "c"), (44, -130), (18, -138), (-20, -128), (-56, -140, "c"), (-46, -200), (-42, -256), (-42, -312)], "#2f7478", "#16404e", "#6fb8a8", (
        ([(30, -330), (36, -250), (56, -146)], 13, "dark"), ([(-26, -320), (-30, -240), (-34, -140)], 9, "lit"), ([(2, -244), (8, -190), (10, -132)], 15, "dark"), ([(44, -226), (58, -180), (70, -146)], 8, "lit")))
    d.fill(geo.ribbon([(-44, -250), (0, -243), (58, -254)], [13, 13, 13], 16, False), "#1f5560"), d.contour(geo.ribbon([(-44, -250), (0, -243), (58, -254)], [13, 13, 13], 16, False), 0.7)
    d.stroke([(12, -240), (18, -186), (16, -132)], 1.2, "#0f2c3a", (0.1, 0.1))
    # the head is bent; hat and collar keep it to themselves
    d.fill(geo.curve([(-32, -392), (-36, -380), (-46, -366), (-38, -362), (-38, -350), (-30, -340), (0, -332), (28, -352), (26, -396)]), "#d99a74"), d.stroke([(-34, -388), (-46, -366), (-38, -362), (-40, -354), (-36, -348)], 0.9, "#7c4038", (0.1, 0.1), 0.2), d.stroke([(-30, -374), (-24, -371), (-18, -374)], 1.0, "#3a2028", (0.1, 0.2), 0.1)
    d.fill(geo.curve([(-4, -398), (26, -402), (30, -362), (8, -346), (0, -366)]), "#3a2a2c"), d.shape(geo.ellipse(-6, -370, 6, 9, -12), "#d28a68", 0.8, 0.1)
    cloth(d, [(-34, -350), (-8, -356), (32, -364, "c"), (42, -334), (26, -318), (-16, -320), (-42, -330, "c")], "#256068", "#123844", "#6fb8a8", (([(-26, -352), (0, -356), (30, -360)], 5, "lit"),))
    hat = geo.curve([(-60, -386), (-36, -398), (-28, -436), (-8, -446), (16, -440), (32, -408), (52, -398), (46, -389), (8, -388), (-36, -381)])
    d.fill(hat, "#243044"), d.model(hat, "#10141f", 9, 6, 0.8)
    with d.inside(hat):
        d.fill(geo.ribbon([(-34, -401), (0, -397), (36, -406)], [11, 12, 11], 14, False), "#b8503c"), d.fill(geo.ribbon([(-20, -436), (-26, -408)], [7, 7], 8), "#6a80a0", 0.8, 4, False)
    d.contour(hat, 1.0, lost=0.2)
    # the arm, and what it carries
    sleeve = geo.ribbon([(24, -326), (46, -264), (42, -202)], [44, 37, 31], 24)
    d.cast(sleeve, -3, 6, "#0f2c3a", 0.5, 5), d.fill(sleeve, "#2f7478"), d.model(sleeve, "#16404e", 10, 6, 0.9), d.contour(sleeve, 0.9, lost=0.2)
    with d.inside(sleeve):
        for y in (-274, -258):
            d.fill(geo.ribbon([(26, y), (44, y + 8), (64, y)], [2, 6, 2], 12), "#123844", 0.7, 2, False)
    case = geo.rectangle(-20, -172, 126, 88, 7, 2)
    d.fill(geo.moved(case, -2, 8), "#3a1a28", 0.5, 6, False), d.fill(case, "#a8643a"), d.model(case, "#5c2c28", 10, 7, 0.8), d.contour(case, 1.1, lost=0.1)
    with d.inside(case):
        for x in (6, 72):
            d.fill(geo.rectangle(x, -176, 13, 100), "#6a3826"), d.fill(geo.rectangle(x + 2, -140, 9, 11, 2), "#e8c05c")
        d.fill(geo.ribbon([(-18, -166), (104, -162)], [5, 5], 8), "#dca06a", 0.8, 2, False), d.stroke([(-20, -133), (106, -129)], 1.0, "#5c2c28", (0.02, 0.02))
        d.fill(geo.rectangle(32, -120, 25, 17, 2, -8), "#e9d9b0"), d.fill(geo.ellipse(94, -102, 8), "#5c9aa0")
    d.contour(geo.ellipse(43, -175, 20, 13), 2.6, colour="#5c2c28", lost=0)
    fist = geo.curve([(28, -204), (56, -204), (60, -188), (53, -176), (32, -176), (25, -187)])
    d.shape(fist, "#dc9c78", 0.9, 0.15)
    for x in (33, 41, 49):
        d.stroke([(x, -190), (x + 1, -177)], 0.8, "#8a4a40", (0.1, 0.1))


def woman(d):
    """Drawn as she would walk to the left; the card turns her round."""
    d.fill(geo.ellipse(4, 8, 96, 12), "#6a3a50", 0.55, 5, False)
    for points, turn in (([(18, -190), (42, -100), (70, -24)], 36), ([(-8, -190), (-28, -96), (-48, -12)], 0)):
        leg(d, points, [36, 30, 17], ("#5a3a48", "#6f4a52")[turn == 0], "#32202e", "#7c2434", turn)
    for points in ([(16, -340), (66, -342), (108, -320), (146, -326)], [(18, -332), (58, -314), (92, -288), (122, -286)]):
        shape = geo.ribbon(points, [18, 22, 20, 22], 30, False)
        d.fill(shape, "#b8383a"), d.model(shape, "#6a1830", 6, 4, 0.8), d.contour(shape, 0.9, lost=0.2)
        for k in range(4):
            x, y = points[-1]
            d.stroke([(x - 1, y - 9 + 6 * k), (x + 12, y - 11 + 7 * k)], 1.1, "#b8383a", (0.05, 0.3))
    cloth(d, [(-26, -328), (0, -338), (24, -332), (38, -304), (38, -260), (56, -200), (84, -142, "c"), (52, -132), (22, -140), (-12, -130), (-54, -144, "c"), (-42, -200), (-30, -258), (-36, -300)], "#e3a52c", "#96561c", "#ffdb7a", (
        ([(18, -250), (34, -200), (52, -138)], 15, "dark"), ([(-18, -250), (-28, -200), (-38, -142)], 9, "lit"), ([(0, -250), (4, -200), (8, -136)], 14, "dark"), ([(-24, -322), (-28, -294), (-24, -264)], 8, "lit"), ([(28, -230), (48, -186), (70, -146)], 9, "lit")))
    d.fill(geo.ribbon([(-31, -258), (2, -251), (39, -261)], [11, 11, 11], 16, False), "#a8661c"), d.contour(geo.ribbon([(-31, -258), (2, -251), (39, -261)], [11, 11, 11], 16, False), 0.7)
    # she looks down, and a strand of hair has come loose
    d.fill(geo.curve([(-24, -384), (-30, -372), (-39, -357), (-32, -354), (-32, -344), (-22, -334), (4, -330), (14, -360)]), "#e6ac86"), d.stroke([(-26, -380), (-31, -370), (-39, -357), (-32, -354), (-34, -347), (-30, -341)], 0.9, "#8a4a3c", (0.1, 0.1), 0.2), d.stroke([(-25, -366), (-20, -363), (-14, -366)], 1.0, "#3a2028", (0.1, 0.2), 0.1)
    d.shape(geo.ellipse(44, -376, 16, 15), "#3a2028", 0.9, 0.15)
    hair = geo.curve([(-26, -384), (-20, -402), (4, -412), (30, -400), (40, -372), (32, -344), (14, -334), (2, -348), (-4, -368)])
    d.fill(hair, "#3a2028"), d.model(hair, "#1a0c18", 9, 6, 0.7)
    with d.inside(hair):
        for k in range(12):
            d.stroke([(-22 + 3 * k, -388 - 1.4 * k), (0 + 2.6 * k, -396 + 2 * k), (36, -376 + 1.6 * k)], 0.9, ("#7a4a44", "#5c3238", "#a86a50")[k % 3], (0.3, 0.4))
    d.contour(hair, 0.9, lost=0.2), d.fill(geo.ribbon([(-2, -372), (-12, -352), (-8, -328)], [7, 6, 1], 14), "#3a2028")
    wrap = geo.curve([(-28, -338), (0, -332), (28, -342), (32, -320), (0, -310), (-30, -320)])
    d.cast(wrap, 0, 5, "#5c2c14", 0.5, 4), d.fill(wrap, "#c8443e"), d.model(wrap, "#6a1830", 7, 5, 0.8), d.contour(wrap, 0.9, lost=0.2)
    sleeve = geo.ribbon([(18, -314), (40, -264), (20, -224)], [38, 33, 26], 24)
    d.cast(sleeve, -3, 6, "#5c2c14", 0.5, 5), d.fill(sleeve, "#e3a52c"), d.model(sleeve, "#96561c", 9, 6, 0.9), d.contour(sleeve, 0.9, lost=0.2)
    d.stroke([(-4, -232), (16, -214), (36, -214)], 1.6, "#5c300f", (0.1, 0.1)), d.fill(geo.ribbon([(2, -230), (18, -212), (34, -212)], [4, 7, 4], 10), "#7c4414", 0.8, 1, False)


def pigeon(d, x, y, size, flip):
    """It looks from the people to the wall."""
    with d.at(x, y, size, 0, flip):
        d.fill(geo.ellipse(4, 2, 40, 6), "#6a3a50", 0.6, 3, False)
        for px in (-4, 8):
            d.stroke([(px, -18), (px - 1, 0), (px - 9, 2)], 1.7, "#b8503c", (0.02, 0.1))
        body = geo.curve([(-26, -62), (-14, -56), (-8, -46), (14, -40), (40, -24), (60, -16), (36, -12), (0, -14), (-20, -24), (-26, -42)])
        d.fill(body, "#8a8ea8"), d.model(body, "#4a4a70", 7, 5, 0.8), d.contour(body, 0.8)
        d.fill(geo.curve([(-8, -42), (16, -38), (46, -20), (14, -20), (-4, -28)]), "#6a6e90"), d.stroke([(4, -24), (24, -26), (40, -20)], 1.0, "#3a3a5c"), d.stroke([(8, -32), (26, -30)], 1.0, "#3a3a5c")
        head = geo.ellipse(-22, -68, 12, 12)
        d.fill(geo.union(head, geo.ellipse(-19, -56, 11, 12)), "#5c7a78"), d.contour(head, 0.7), d.fill(geo.polygon([(-30, -74), (-40, -80), (-30, -68)]), "#3a2a30"), d.fill(geo.ellipse(-24, -71, 2.6), "#f0a040"), d.fill(geo.ellipse(-24, -71, 1.3), "#1a1018")


def paint(picture):
    picture.image = ramp(((0, OCHRE), (1, STONE)), picture.y / 1200).astype(np.float32)
    back, dark, near = (Drawing(picture, "#3a2030", 1.7, light=light, seed=seed) for seed, light in ((3, (-0.5, -0.8)), (5, (-0.5, -0.8)), (9, (-0.3, -0.9))))
    walls(back), window(back), pavement(back)
    lovers(dark)
    with near.at(116, 1140, 0.96):
        man(near)
    with near.at(690, 1142, 0.96, 0, True):
        woman(near)
    pigeon(near, 412, 1120, 0.95, False)
    back.under()
    picture.glow(400, 520, 520, "#fff0c4", 0.30, 1.6)
    dark.under(strength=0.82)
    picture.glow(820, 1180, 420, "#b8607a", 0.18), picture.glow(400, 470, 210, "#fff3cc", 0.12)
    near.under()
    cover = [drawing.cover() for drawing in (back, dark, near)]
    picture.parts = (1 + (cover[1] > 0.5) * 1 + (cover[2] > 0.5) * 2).astype(np.int32)
    picture.hard[:] = 0.9
    picture.find_edges(0.8, floor=0.12).sharpen_at(400, 400, 160, 0.8)
    picture.focus = np.maximum(picture.focus, blur(cover[2], 2) * 0.85)
    picture.directions(base=70, swirl=0.25)
    strokes(picture, (30, 15, 7, 3.5, 1.8), length=9, jitter=(0.018, 0.013), need=(0, 0.04, 0.045, 0.045))
    free = 1 - cover[2]
    back.over(free * (1 - 0.75 * cover[1])), dark.over(free, 0.5), near.over()
    return finish(picture, impasto=0.015, paper=0.03)
