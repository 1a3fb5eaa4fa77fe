"""What is it that can only be told to a stone, and has it just heard?

A colossal carved head, sunk in a summer meadow: a child on a box whispers into its ear.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 4, 121, 1.25
STONE, LIGHT, SHADE, DEEP, MOSS = "#b3ad9c", "#ece2c4", "#77788a", "#33344a", "#7d8a52"
HEAD = [(-40, 1240), (-40, 60), (60, 24), (200, -6), (380, 6), (520, 44), (640, 120), (716, 214), (742, 300), (748, 420), (790, 560), (840, 640), (840, 1240)]
EAR = [(446, 600), (462, 520), (452, 448), (404, 396), (330, 376), (256, 398), (206, 462), (192, 552), (206, 650), (236, 740), (262, 812), (300, 862), (352, 874), (396, 842), (416, 790), (424, 730), (452, 680)]
HOLLOW = [(404, 560), (368, 528), (322, 540), (296, 600), (296, 680), (322, 746), (366, 770), (396, 736), (402, 690), (424, 650), (428, 600)]
CURLS = [(40, 96, 70), (168, 60, 66), (296, 62, 62), (416, 84, 58), (526, 122, 54), (622, 184, 50), (92, 206, 66), (218, 176, 62), (340, 178, 58), (452, 204, 54), (552, 254, 50), (648, 292, 44),
         (20, 318, 64), (138, 314, 58), (250, 288, 50), (60, 436, 60), (160, 424, 46), (20, 556, 58), (110, 546, 50), (60, 672, 56), (146, 662, 40), (20, 792, 56), (116, 784, 48), (66, 900, 52)]


def scene(detail):
    bare_sheet()


def sky(d):
    for x, y, wide in ((700, 74, 130), (770, 110, 90), (640, 40, 60)):
        d.fill(geo.ellipse(x, y, wide, 0.2 * wide), "#f7ead0", 0.8, 8, False)
    d.fill([(600, 640), (760, 600), (840, 610), (840, 760), (600, 760)], "#7d9a72")


def curl(d, x, y, r, turn, broken=False):
    """A lock of stone hair as the old carvers made them: a snail, worn at its edges."""
    outline = geo.blob(d.rng, x, y, 1.06 * r, 1.0 * r, 10, 0.035)
    d.cast(outline, -6, 9, DEEP, 0.65, 8)
    d.fill(outline, STONE)
    with d.inside(outline):
        d.fill(geo.ellipse(x + 0.35 * r, y - 0.45 * r, 0.8 * r, 0.55 * r), LIGHT, 0.8, 0.22 * r, False)
        d.fill(geo.ellipse(x - 0.45 * r, y + 0.6 * r, 0.8 * r, 0.5 * r), SHADE, 0.9, 0.22 * r, False)
        if broken:
            d.fill(geo.blob(d.rng, x + 0.1 * r, y + 0.05 * r, 0.72 * r, 0.66 * r, 7, 0.16), "#9d9788", 0.95, 2, False), d.fill(geo.ellipse(x + 0.2 * r, y - 0.3 * r, 0.4 * r, 0.2 * r), SHADE, 0.6, 6, False)
        angles = np.linspace(9.0 if broken else 0.2, 4.6 * np.pi, 60)
        spiral = [(x + r * (0.06 + 0.92 * a / 14.45) * np.cos(turn + a), y + r * (0.06 + 0.90 * a / 14.45) * np.sin(turn + a)) for a in angles]
        d.fill(geo.ribbon(spiral, [0.05 * r, 0.15 * r, 0.17 * r, 0.06 * r], 90, False), "#4b4c5e", 0.75, 2.0, False)
        d.fill(geo.ribbon([(px - 0.07 * r, py + 0.10 * r) for px, py in spiral], [0.03 * r, 0.08 * r, 0.09 * r, 0.02 * r], 90, False), "#f3e9cf", 0.55, 2.0, False)
        if d.rng.random() < 0.5:
            d.fill(geo.blob(d.rng, x + d.rng.normal(0, 0.4 * r), y + 0.3 * r, 0.5 * r, 0.3 * r, 9, 0.2), MOSS, 0.7, 5, False)
    d.contour(outline, 0.9, lost=0.4)


def head(d):
    d.fill(HEAD, STONE)
    with d.inside(geo.curve(HEAD)):
        d.fill([(480, 330), (640, 380), (760, 430), (860, 560), (860, 800), (640, 760), (500, 640)], LIGHT, 0.85, 60, False)
        d.fill([(150, 400), (230, 380), (190, 560), (220, 760), (300, 900), (240, 1100), (60, 1100)], SHADE, 0.85, 44, False)
        d.fill([(300, 880), (420, 860), (600, 960), (860, 900), (860, 1240), (200, 1240)], SHADE, 0.7, 60, False)
        d.fill([(480, 700), (600, 780), (560, 960), (440, 1010), (380, 900), (440, 800)], "#5a5b73", 0.75, 26, False)
        for _ in range(34):
            x, y = d.rng.uniform(430, 800), d.rng.uniform(340, 960)
            d.fill(geo.blob(d.rng, x, y, d.rng.uniform(6, 34), d.rng.uniform(4, 16), 9, 0.3), (MOSS, "#cfc5aa", "#98937f")[d.rng.integers(3)], 0.45, 3, False)
        for line in ([(742, 330), (690, 400), (704, 470), (650, 540), (664, 590)], [(690, 470), (730, 520)], [(800, 760), (720, 800), (690, 860), (640, 880)]):
            d.stroke(line, 1.8, "#45455a", (0.1, 0.7), 2), d.stroke([(x + 3, y + 2) for x, y in line], 0.9, "#f6ecd0", (0.1, 0.7), 2)
    for number, (x, y, r) in enumerate(sorted(CURLS, key=lambda c: c[1])):
        curl(d, x + d.rng.normal(0, 6), y + d.rng.normal(0, 6), r * d.rng.uniform(0.98, 1.16), 1.3 * number, number in {7, 13, 15})


def ear(d):
    shape = geo.curve(EAR)
    d.fill(geo.moved(shape, -26, 22), DEEP, 0.65, 20, False)
    d.fill(shape, STONE)
    with d.inside(shape):
        d.fill([(330, 380), (420, 400), (470, 520), (450, 600), (420, 560), (410, 470), (350, 420)], LIGHT, 0.9, 14, False)
        d.fill(geo.ribbon([(446, 560), (440, 470), (392, 414), (326, 396), (262, 420), (222, 480), (208, 560), (222, 650)], [20, 34, 32, 26, 22, 20, 18, 10], 60), "#f3e8ca", 0.85, 7, False)
        d.fill(geo.ribbon([(420, 500), (392, 450), (330, 430), (276, 456), (246, 520), (240, 610), (262, 700), (290, 780)], [8, 24, 26, 26, 24, 22, 18, 8], 60), DEEP, 0.75, 9, False)
        d.fill(geo.ribbon([(404, 500), (350, 470), (306, 490), (276, 560), (272, 640), (290, 730), (320, 790)], [12, 26, 26, 26, 26, 22, 10], 60), "#dcd2b6", 0.8, 8, False)
        d.fill(geo.ellipse(340, 830, 60, 40), LIGHT, 0.6, 16, False), d.fill(geo.ribbon([(206, 640), (236, 750), (270, 830), (320, 872)], [14, 22, 22, 10], 30), SHADE, 0.85, 10, False)
        d.fill(HOLLOW, "#4a4a60", 1, 8, False), d.fill([(x * 0.8 + 70, y * 0.82 + 112) for x, y in HOLLOW], "#1d1c2c", 0.95, 12, False)
        d.fill(geo.curve([(404, 560), (430, 590), (428, 650), (404, 690), (390, 660), (392, 610)]), "#d3c8ac", 0.9, 5, False)
        d.fill(geo.blob(d.rng, 300, 812, 40, 24, 9, 0.2), MOSS, 0.7, 5, False), d.fill(geo.blob(d.rng, 240, 440, 34, 18, 9, 0.2, 0.8), MOSS, 0.6, 5, False)
    d.stroke([(446, 600), (462, 520), (452, 448), (404, 396), (330, 376), (256, 398), (206, 462), (192, 552), (206, 650), (236, 740), (262, 812), (300, 862), (352, 874), (396, 842), (416, 790), (424, 730)], 2.4, "#34303f", (0.1, 0.2))
    d.stroke([(430, 520), (404, 462), (340, 436), (280, 456), (244, 520), (238, 610), (262, 700), (300, 790)], 1.5, "#34303f", (0.2, 0.4))
    d.stroke([(372, 526), (322, 540), (296, 600), (296, 680), (322, 746), (366, 770), (396, 736)], 1.6, "#24202e", (0.2, 0.4)), d.stroke([(404, 560), (430, 592), (428, 650), (402, 692)], 1.5, "#34303f")


IVY = [(0, -30), (12, -34), (14, -20), (30, -22), (28, -4), (16, 2), (14, 16), (0, 12), (-14, 16), (-16, 2), (-28, -4), (-30, -22), (-14, -20), (-12, -34)]


def ivy(d):
    stems = [[(-10, 1180), (60, 1060), (40, 930), (110, 800), (80, 660), (150, 560), (140, 450)], [(60, 1060), (160, 980), (200, 900), (236, 860), (260, 800)], [(-20, 760), (40, 640), (20, 520), (70, 420), (60, 300), (110, 210)], [(110, 800), (170, 740), (196, 690)]]
    for stem in stems:
        d.fill(geo.moved(geo.ribbon(stem, [9, 6, 3], 60), -6, 8), DEEP, 0.5, 4, False), d.fill(geo.ribbon(stem, [9, 6, 3], 60), "#4f3f34")
    for stem in stems:
        for x, y in geo.sample(stem, int(9 + 0.028 * np.abs(np.diff(np.array(stem), axis=0)).sum())):
            for _ in range(2):
                px, py, size, turn = x + d.rng.normal(0, 24), y + d.rng.normal(0, 20), d.rng.uniform(0.55, 1.15), d.rng.uniform(60, 300)
                tone = ("#35592f", "#4a7238", "#2a4a30", "#6c8a42")[d.rng.integers(4)]
                d.stroke([(x, y), ((x + px) / 2, (y + py) / 2 - 4), (px, py)], 1.0, "#4f3f34")
                with d.at(px, py, size, turn):
                    leaf = geo.curve([(a + d.rng.normal(0, 1), b + d.rng.normal(0, 1)) for a, b in IVY], tension=0.8)
                    d.fill(geo.moved(leaf, 3, -7), DEEP, 0.5, 3, False), d.fill(leaf, tone)
                    for tip in ((0, -26), (24, -14), (-24, -14)):
                        d.stroke([(0, 10), (0.5 * tip[0], 0.5 * tip[1]), tip], 0.8, "#a9bb74", (0.05, 0.6))
                    d.contour(leaf, 0.6, lost=0.5)


def box(d):
    d.ground(500, 1118, 210, "#24341f", 0, 0.7, 0.2)
    with d.at(604, 1112, 1, -2):
        d.shape(geo.polygon([(-84, -104), (70, -112), (98, -92), (-60, -84)]), "#d9a866", 1.0, 0)
        for k in range(3):
            y = -84 + 30 * k
            d.shape(geo.polygon([(-60, y), (98, y - 8), (96, y + 17), (-60, y + 25)]), ("#b27a42", "#a46c3a", "#b98148")[k], 1.0, 0.1)
            d.shape(geo.polygon([(-84, y - 20 + 4 * k), (-60, y), (-60, y + 25), (-84, y + 6 + 2 * k)]), "#6e4630", 1.0, 0)
            for n in range(5):
                d.stroke([(-52 + 30 * n, y + 8), (-30 + 30 * n, y + 6 + d.rng.normal(0, 3))], 0.7, "#7a4e2c")
        for x in (-52, 88):
            for k in range(3):
                d.fill(geo.ellipse(x, -72 + 30 * k, 2.4), "#3f2a22")
        d.stroke([(-70, -98), (60, -106)], 0.7, "#8a5c34"), d.stroke([(-64, -90), (84, -97)], 0.7, "#8a5c34")


def child(d):
    """From behind, on tiptoe; its mouth, and the hand beside it, are in the hollow of the ear."""
    for knee, foot, tone in (((604, 944), (590, 1000), "#2c3a5c"), ((634, 946), (640, 1000), "#34446a")):
        d.shape(geo.ribbon([(knee[0] - 4, 890), knee, (foot[0] + 8, foot[1] - 18)], [44, 34, 26], 16), tone, 1.0, 0.12)
        boot = geo.curve([(foot[0] - 8, foot[1] - 40, "c"), (foot[0] + 26, foot[1] - 40, "c"), (foot[0] + 26, foot[1] - 20), (foot[0] + 12, foot[1] - 4), (foot[0] - 18, foot[1] + 7), (foot[0] - 30, foot[1] + 2), (foot[0] - 24, foot[1] - 8)])
        d.shape(boot, "#6a3a2c", 1.0, 0.12), d.stroke([(foot[0] + 26, foot[1] - 22), (foot[0] + 8, foot[1] - 2), (foot[0] - 26, foot[1] + 6)], 2.0, "#2a1820")
    reach = geo.ribbon([(520, 772), (478, 752), (446, 700), (434, 664)], [40, 38, 32, 27], 30)
    fingers = [[(436, 668), (430, 640), (424, 620)], [(428, 668), (418, 642), (410, 624)], [(422, 674), (408, 654), (398, 642)], [(444, 670), (446, 650), (444, 634)]]
    d.cast(reach, -8, 14, DEEP, 0.6, 8)
    for finger in fingers:
        d.shape(geo.ribbon(finger, [11, 10, 7], 10), "#e8b48c", 0.8, 0.08)
    d.shape(geo.ellipse(432, 674, 15, 15), "#e8b48c", 0.8, 0.08)
    d.shape(reach, "#d8722a", 1.1, 0.12)
    coat = geo.curve([(526, 742), (556, 736), (592, 756), (620, 826), (664, 912, "c"), (630, 928), (590, 934), (548, 926, "c"), (536, 850), (506, 790), (506, 758)])
    d.cast(coat, -12, 14, DEEP, 0.5, 12)
    d.shape(coat, "#e58430", 1.2, 0)
    with d.inside(coat):
        d.fill([(500, 760), (540, 800), (560, 930), (530, 930), (500, 850)], "#8f3d22", 0.7, 14, False), d.fill([(580, 750), (630, 830), (680, 920), (640, 920), (606, 830)], "#ffc064", 0.8, 10, False)
        for line in ([(572, 800), (586, 870), (600, 926)], [(596, 820), (618, 880), (630, 922)], [(548, 810), (556, 870), (566, 924)]):
            d.stroke(line, 1.1, "#8a3d22", (0.4, 0.2))
        d.stroke([(530, 846), (580, 838), (628, 836)], 2.2, "#a34c24", (0.05, 0.05))
    d.shape(geo.ellipse(582, 842, 5), "#f6dfae", 0.8, 0)
    arm = geo.ribbon([(574, 764), (604, 790), (620, 820), (612, 846), (588, 870)], [40, 37, 34, 31, 28], 40)
    d.cast(arm, -6, 6, "#7a3018", 0.6, 5)
    d.shape(arm, "#ee9238", 1.1, 0.14)
    for fold in ([(634, 826), (620, 824), (612, 816)], [(632, 838), (618, 834)], [(596, 772), (590, 782), (582, 784)]):
        d.stroke(fold, 1.0, "#8a3d22")
    d.shape([(566, 862, "c"), (586, 856), (608, 868, "c"), (604, 892), (578, 890), (566, 884)], "#dd7a2c", 1.0, 0.1)
    face_and_hair(d)


def face_and_hair(d):
    cheek = geo.curve([(470, 640), (456, 664), (448, 684), (456, 692), (456, 708), (478, 732), (520, 736), (530, 690), (510, 640)])
    d.shape(cheek, "#e8b48c", 1.0, 0), d.fill(geo.ellipse(474, 704, 17, 12), "#d4643f", 0.6, 6, False)
    with d.inside(cheek):
        d.fill([(440, 640), (462, 640), (466, 740), (440, 740)], "#8a5a58", 0.6, 8, False)
    d.stroke([(462, 680), (470, 684), (478, 681)], 1.6, "#3a2028"), d.stroke([(460, 662), (468, 657), (478, 658)], 1.4, "#3a2028")
    hair = geo.curve([(462, 640), (474, 612), (510, 596), (552, 606), (578, 644), (580, 694), (568, 736), (548, 756), (522, 752), (506, 738), (504, 706), (492, 690), (490, 664), (478, 652)])
    d.cast(hair, -6, 8, DEEP, 0.4, 6)
    d.shape(hair, "#4a2c22", 1.1, 0)
    with d.inside(hair):
        d.fill(geo.ellipse(552, 640, 30, 34), "#a2673c", 0.7, 14, False)
        for k in range(26):
            a = k / 25
            d.stroke([(520 - 14 * a, 606), (500 + 78 * a, 650 + 10 * a), (508 + 62 * a, 752 - 20 * a)], 0.9, ("#2a1816", "#7a4a2e", "#2a1816")[k % 3], (0.2, 0.5))
    d.shape(geo.curve([(498, 686), (508, 678), (516, 690), (510, 706), (500, 706)]), "#dca07a", 0.9, 0.1)
    for x, y in ((500, 610), (516, 600)):
        d.stroke([(x + 10, y + 8), (x, y - 6), (x - 12, y - 10)], 2.0, "#4a2c22", (0.05, 0.7))


FAR, MID, NEAR = ((1010, 240, 90, ("#4c6a3c", "#5f7f46", "#3a5436")), (1090, 260, 120, ("#5d8040", "#7a9a4c", "#43663a")), (1200, 260, 170, ("#3a5c34", "#86a04a", "#567a3c", "#2c4a30")))


def meadow(d, base, count, high, tones):
    d.fill(geo.rectangle(-60, base + (40 if base == 1010 else -10), 920, 300), tones[0], 1, 22 if base == 1010 else 8, False)
    for x in np.sort(d.rng.uniform(-10, 810, count)):
        tall, lean, foot = high * d.rng.uniform(0.35, 1.0), d.rng.normal(0.05, 0.24), base + d.rng.uniform(-14, 40)
        d.fill(geo.ribbon([(x, foot + 14), (x + 0.3 * lean * tall, foot - 0.55 * tall), (x + lean * tall, foot - tall)], [d.rng.uniform(3, 7), 4, 0.7], 10), tones[d.rng.integers(len(tones))])


def flower(d, x, y, size, kind, turn):
    foot = (x + d.rng.normal(0, 12), y + 70 + 60 * size)
    d.fill(geo.ribbon([(x, y), ((x + foot[0]) / 2 + 6, y + 40), foot], [3, 3.6], 16), "#44663a")
    with d.at(x, y, size, turn, tall=0.72):
        if kind == "daisy":
            for a in np.linspace(0, 2 * np.pi, 12)[:-1] + d.rng.normal(0, 0.1, 11):
                d.fill(geo.ribbon([(4 * np.cos(a), 4 * np.sin(a)), (19 * np.cos(a), 19 * np.sin(a))], [5, 9, 5], 8), ("#fbf4e2", "#e9dfcc")[int(a * 7) % 2])
            d.shape(geo.ellipse(0, -1, 7, 6.4), "#e8ae32", 0.6, 0.12)
        elif kind == "poppy":
            for a, tone in ((-2.6, "#b62f22"), (-0.5, "#c9382a"), (1.2, "#dd4a33"), (2.6, "#d23f2c")):
                d.shape(geo.blob(d.rng, 11 * np.cos(a), 11 * np.sin(a), 17, 14, 8, 0.08), tone, 0.7, 0.1)
            d.fill(geo.ellipse(0, 0, 6.5), "#2a1a24")
        else:
            for a in np.linspace(0, 2 * np.pi, 10)[:-1]:
                d.stroke([(0, 0), (9 * np.cos(a), 9 * np.sin(a)), (17 * np.cos(a + 0.2), 17 * np.sin(a + 0.2))], 4.0, ("#5a63b8", "#7a80cc", "#4a4f9c")[int(3 * a) % 3], (0.1, 0.3))
            d.fill(geo.ellipse(0, 0, 5), "#3a2f6a")


def paint(picture):
    picture.image = ramp(((0, "#6fa3bd"), (0.25, "#a9c8c4"), (0.5, "#e6dcb8"), (1, "#e6dcb8")), picture.y / 1200).astype(np.float32)
    back, stone, behind, teller, near = (Drawing(picture, "#2a2030", 1.8, light=(0.7, -0.7), seed=seed) for seed in (3, 5, 9, 10, 11))
    sky(back), head(stone), ear(stone), ivy(stone), meadow(behind, *FAR)
    box(teller), child(teller), meadow(near, *MID), meadow(near, *NEAR)
    for _ in range(46):
        drift = ((130, 1120), (300, 1080), (730, 1100), (440, 1150))[near.rng.integers(4)]
        x, y = drift[0] + near.rng.normal(0, 70), drift[1] + near.rng.normal(0, 34)
        if 470 < x < 720 and y < 1125:
            continue
        flower(near, x, y, near.rng.uniform(0.45, 0.75) + 0.0022 * max(y - 1040, 0), ("daisy", "daisy", "poppy", "cornflower")[near.rng.integers(4)], near.rng.normal(0, 25))
    back.under(), stone.under()
    picture.glow(760, 260, 560, "#ffdf9c", 0.42, 1.6)
    cover = [drawing.cover() for drawing in (stone, behind, teller, near)]
    shift = [round(k * picture.scale) for k in (40, -72)]
    cast = blur(np.roll(cover[2], shift, (0, 1)), 7 * picture.scale)
    picture.glaze(cover[0] * np.maximum(0.85 * cast, 0.62 * step(picture.x - 0.34 * picture.y + 14 * picture.noise(120, 8), 40, -150)), "#5d6390")
    behind.under(), teller.under(), near.under()
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.15).sharpen_at(480, 690, 150, 1.0)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[2], cover[3]), 2) * 0.6)
    picture.directions(base=20, swirl=0.4)
    strokes(picture, (24, 12, 6, 3, 1.7), length=8, jitter=(0.018, 0.012), need=(0, 0.04, 0.045, 0.045))
    front = np.maximum(np.maximum(cover[1], cover[2]), cover[3])
    stone.over(1 - front), teller.over(1 - cover[3]), near.over()
    pencil(picture, "#f6efdf", layers=(52, -28), wide=1.3, reach=24, press=0.9, mask=0.12 + 0.1 * step(cover[0] - front, 0.4, 0.6))
    return finish(picture, impasto=0.02, paper=0.03)
