"""Is he playing the bees, or are the bees playing him?

A bee keeper in profile plays a violin that is a hive; the bees come out of it as notes, and the rest of them are his beard.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import mix
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 4, 775, 1.25
SKIN, DARK, STRAW, AMBER = "#dba277", "#9a5a4c", "#e6bd66", "#d68c2c"
FACE = [(190, 430), (376, 420, "c"), (388, 448), (383, 480), (396, 512), (436, 556), (446, 578), (426, 594), (400, 596), (410, 610), (404, 622), (408, 638), (398, 654), (384, 690), (300, 740), (220, 700), (186, 560)]
CROWN = [(168, 424), (156, 320), (190, 226), (270, 186), (350, 196), (404, 256), (420, 340), (428, 420), (300, 440)]
BRIM = [(34, 446), (120, 404), (290, 392), (440, 402), (566, 432), (580, 450), (500, 462), (360, 452), (200, 462), (80, 468)]
MASS = [(226, 590), (246, 640), (300, 662), (356, 650), (402, 646), (424, 690), (420, 770), (404, 850), (356, 930), (296, 974), (240, 950), (206, 870), (192, 760), (200, 660)]
STAFF = [(520, 700), (640, 610), (724, 480), (716, 330), (610, 210), (440, 120), (240, 92), (-30, 150)]
BODY = [(-98, 0), (-90, -54), (-40, -76), (6, -52), (34, -38), (66, -56), (110, -54), (134, -24), (137, 0), (134, 24), (110, 54), (66, 56), (34, 38), (6, 52), (-40, 76), (-90, 54)]


def scene(detail):
    bare_sheet()


def bee(d, x, y, size=1.0, turn=0.0, flip=False, instrument=None):
    with d.at(x, y, size, turn, flip):
        for a, long in ((-30, 15), (-62, 13)):
            d.shape(geo.ellipse(2 + 0.10 * a, -13, 6.5, long, a + 56), "#f7f4e8", 0.5, 0, alpha=0.92)
        body = geo.ellipse(-1, 0, 17, 10.5)
        d.shape(body, "#efb035", 0.8, 0)
        with d.inside(body):
            d.fill(geo.ellipse(0, 9, 18, 7), "#a3642a", 0.7, 2, False)
            for k in (-12, -4, 4):
                d.fill(geo.ribbon([(k, -12), (k - 2, 0), (k, 12)], [4, 5, 4], 8), "#33201a", hide=False)
        d.shape(geo.ellipse(16, -2, 7.4, 7.4), "#4a2f20", 0.6, 0), d.fill(geo.ellipse(18, -3, 1.8), "#fff6dc", hide=False)
        d.stroke([(19, -8), (24, -15)], 0.5), d.stroke([(16, -8), (18, -17)], 0.5)
        if instrument:
            instrument(d)


def score(d):
    """Five lines of air; the bees know where they belong on them."""
    line = geo.sample(STAFF, 160)
    way = np.gradient(line, axis=0)
    side = np.stack([way[:, 1], -way[:, 0]], -1) / np.linalg.norm(way, axis=1)[:, None]
    spread = np.interp(np.linspace(0, 1, 160), (0, 0.3, 1), (4, 16, 23))
    lines = [line + side * (spread * k)[:, None] for k in (-2, -1, 0, 1, 2)]
    for one in lines:
        d.stroke([tuple(p) for p in one[::6]], 0.9, "#8a6a3c", (0.08, 0.1), 0.2)
    flute = lambda q: q.stroke([(20, 2), (42, 6)], 1.6, "#8a6420", (0.02, 0.02))
    horn = lambda q: (q.stroke([(20, 1), (34, 2)], 1.4, "#8a6420", (0.02, 0.02)), q.shape([(32, -4), (46, -12), (46, 15), (32, 8)], "#e0b04a", 0.7, 0.1))
    drum = lambda q: (q.shape(geo.rectangle(14, 4, 17, 14, 3), "#b8403a", 0.7, 0.1), q.fill(geo.ellipse(22, 5, 8, 2.6), "#f6efe0"))
    for n, share in enumerate(np.linspace(0.17, 0.95, 15)):
        k, row = int(share * 159), int(d.rng.integers(0, 5))
        (x, y), size = lines[row][k], 0.75 + 0.8 * share
        stem = side[k] * 52 * size * (-1 if row < 2 else 1)
        d.stroke([(x + 8 * size, y), (x + 8 * size + stem[0], y + stem[1])], 1.4, "#33201a", (0.02, 0.02))
        turn = float(np.degrees(np.arctan2(way[k][1], way[k][0])))
        bee(d, x, y, size, (turn + 180 if abs(turn) > 90 else turn), abs(turn) > 90, (None, flute, None, horn, None, drum)[n % 6])


def blossom(d, x, y, r):
    for a in np.linspace(0, 2 * np.pi, 6)[:-1] + d.rng.uniform(0, 1):
        d.shape(geo.blob(d.rng, x + 0.9 * r * np.cos(a), y + 0.8 * r * np.sin(a), 0.72 * r, 0.62 * r, 8, 0.1), mix("#fdeeee", "#e58aa2", d.rng.uniform(0, 0.55)), 0.5, 0)
    for a in np.linspace(0, 2 * np.pi, 7)[:-1]:
        d.stroke([(x, y), (x + 0.5 * r * np.cos(a), y + 0.5 * r * np.sin(a))], 0.7, "#c9722f", (0.1, 0.1))


def branches(d):
    for points, w in (([(820, 1010), (740, 990), (690, 930), (700, 860)], 20), ([(740, 990), (700, 1040), (640, 1070)], 10), ([(-20, 660), (50, 640), (90, 590), (140, 580)], 18), ([(50, 640), (70, 700), (120, 730)], 9), ([(820, 60), (740, 80), (690, 60)], 14)):
        d.shape(geo.ribbon(points, np.linspace(w, 4, len(points)).tolist(), 30), "#6a4434", 1.0, 0.14)
    for x, y in ((780, 1004), (736, 960), (694, 910), (706, 862), (690, 1050), (644, 1074), (760, 1050), (10, 640), (64, 620), (96, 584), (144, 574), (76, 690), (120, 734), (30, 690), (780, 70), (738, 84), (694, 56), (796, 30)):
        for _ in range(2):
            blossom(d, x + d.rng.normal(0, 13), y + d.rng.normal(0, 13), d.rng.uniform(11, 16))


def shirt(d):
    body = geo.curve([(-30, 1230, "c"), (-20, 1010), (40, 890), (130, 810), (230, 790), (360, 830), (450, 900), (500, 1010), (520, 1230, "c")])
    d.fill(body, "#e9e2cc")
    with d.inside(body):
        d.fill([(-40, 900), (80, 900), (120, 1240), (-40, 1240)], "#8f9478", 0.7, 50, False), d.fill([(200, 780), (420, 800), (440, 980), (300, 1030), (200, 960)], "#a8987c", 0.75, 40, False)
        for line in ([(420, 890), (430, 1010), (410, 1220)], [(100, 860), (150, 940), (160, 1060)], [(380, 1010), (390, 1120)]):
            d.fill(geo.ribbon(line, [4, 22, 4], 20), "#a39a80", 0.6, 8, False), d.stroke(line, 1.3, "#6b6250", (0.3, 0.5))
    d.contour(body, 1.3, lost=0.15)


def head(d):
    for k in range(30):
        y = 452 + 8 * k
        d.stroke([(208, y), (176 - 12 * np.sin(0.3 * k), y + 24), (150 + 9 * np.cos(k), y + 64)], 2.6, ("#f2ede0", "#c9c4b6", "#fbf8ee")[k % 3], (0.1, 0.6), 1)
    face = geo.curve(FACE)
    d.fill(face, SKIN)
    with d.inside(face):
        d.fill([(180, 420), (280, 430), (270, 560), (300, 740), (180, 720)], DARK, 0.65, 30, False), d.fill(geo.rectangle(160, 400, 300, 78), "#6e3f3a", 0.6, 18, False)
        d.fill(geo.ellipse(346, 592, 48, 34), "#d0583c", 0.55, 17, False), d.fill(geo.ellipse(432, 568, 24, 22), "#c84a34", 0.65, 9, False)
        d.fill([(392, 500), (440, 550), (436, 560), (400, 530)], "#ffdcae", 0.8, 4, False), d.fill(geo.ellipse(340, 556, 30, 12, 14), "#ffd9a8", 0.7, 8, False)
        d.fill([(190, 640), (400, 640), (400, 740), (200, 740)], "#7b4a3c", 0.7, 14, False)
    d.stroke([(316, 512), (338, 524), (362, 522), (378, 508)], 2.6, "#3a2020", (0.15, 0.15))
    for k in range(6):
        d.stroke([(328 + 8 * k, 521 + 2 * np.sin(k)), (331 + 9 * k, 531)], 0.9, "#3a2020", (0.05, 0.7))
    for k in range(3):
        d.stroke([(312, 510 + 5 * k), (296, 508 + 11 * k), (284, 514 + 17 * k)], 0.8, "#7d4438")
    d.stroke([(318, 534), (342, 544), (368, 538)], 0.9, "#8a5044")
    for k in range(40):
        share = k % 20 / 19
        x, y = 318 + 70 * share, 488 - 15 * np.sin(np.pi * share) + 7 * (k > 19)
        d.stroke([(x - 5, y + 5), (x + 3, y - 7), (x + 15, y - 2 + 6 * share)], 2.0, ("#f6f2e6", "#bdb6a8", "#ffffff")[k % 3], (0.1, 0.7), 1)
    d.stroke([(410, 590), (400, 578), (408, 566)], 1.2, "#7a3a30"), d.fill(geo.ellipse(424, 589, 9, 3.6, -12), "#5a2a28", 0.85)
    d.fill([(408, 611), (388, 608), (366, 600), (380, 618), (402, 622)], "#5a2426"), d.stroke([(408, 611), (386, 609), (360, 594), (352, 596)], 1.6, "#4a2222", (0.1, 0.3))
    d.stroke([(388, 448), (383, 480), (396, 512), (436, 556), (446, 578), (426, 594), (400, 596), (410, 610)], 1.6, "#4a2a26", (0.1, 0.2))
    for k in range(60):
        share = k % 20 / 19
        x, y = 184 + 34 * (k // 20) * (1 - 0.5 * share) + d.rng.normal(0, 3), 456 + 120 * share
        d.stroke([(x + 6, y), (x - 8, y + 26), (x - 22 + 6 * np.sin(k), y + 64)], 2.2, ("#f2ede0", "#c2bcae", "#fbf8ee")[k % 3], (0.1, 0.6), 1)
    d.shape([(218, 566), (206, 524), (230, 502), (264, 516), (270, 558), (250, 602), (230, 604)], "#c98a68", 1.1, 0.1)
    d.stroke([(222, 548), (236, 520), (256, 530), (252, 564), (236, 580)], 1.0, "#7a4038")


def hat(d):
    with d.inside(geo.curve(FACE)):
        d.fill(geo.moved(geo.curve(BRIM), 0, 16), "#5a3230", 0.6, 10, False)
    for shape, dark in ((CROWN, 34), (BRIM, 12)):
        path = geo.curve(shape)
        d.fill(path, STRAW)
        with d.inside(path):
            for k in range(26):
                y = 196 + 10.6 * k
                d.stroke([(20, y + 22), (160, y + 4), (300, y - 4), (440, y + 4), (590, y + 22)], 0.9, ("#a8742c", "#f8e2a2", "#c18f3c")[k % 3], (0.02, 0.02), 1)
                for x in np.arange(30 + 7 * (k % 2), 590, 15):
                    d.stroke([(x, y - 2 + 0.0003 * (x - 300) ** 2), (x + 5, y + 7 + 0.0003 * (x - 300) ** 2)], 0.6, "#a8742c", (0.1, 0.2))
        d.model(path, "#8a5424", dark, 0.7 * dark, 0.7), d.contour(path, 1.3, lost=0.15)
        if shape is CROWN:
            with d.inside(path):
                band = geo.ribbon([(150, 372), (290, 390), (436, 364)], [50, 52, 50], 30)
                d.fill(band, "#3f7a6a"), d.fill(geo.ribbon([(150, 388), (230, 398)], [50, 50], 12), "#234e48", 0.7, 12, False), d.contour(band, 1.0)
                for k in range(30):
                    d.stroke([(156 + 10 * k, 354 + 12 * np.sin(0.11 * k)), (157 + 10 * k, 408 + 8 * np.sin(0.11 * k))], 0.5, "#2c5d50", (0.1, 0.2))
    for x, y, r in ((226, 380, 17), (250, 396, 13)):
        blossom(d, x, y, r)
    bee(d, 520, 424, 0.9, 10)


def violin(d):
    """Plaited like a hive; honey comes out of it on the low notes."""
    fore = geo.ribbon([(706, 792), (700, 880), (664, 1010), (600, 1240)], [62, 76, 96, 150], 30)
    d.shape(fore, SKIN, 1.2, 0)
    with d.inside(fore):
        d.fill(geo.ribbon([(674, 800), (664, 900), (610, 1040)], [20, 26, 40], 20), DARK, 0.6, 12, False)
    sleeve = geo.curve([(560, 1020, "c"), (640, 990), (718, 1012, "c"), (728, 1060), (700, 1240, "c"), (480, 1240, "c"), (520, 1120)])
    d.cast(sleeve, 0, -10, DARK, 0.6, 6), d.shape(sleeve, "#e9e2cc", 1.2, 0), d.model(sleeve, "#9a9078", 24, 18, 0.7)
    for line in ([(562, 1034), (640, 1008), (722, 1030)], [(610, 1060), (600, 1140)], [(670, 1060), (650, 1180)]):
        d.stroke(line, 1.2, "#6b6250", (0.2, 0.4))
    with d.at(470, 744, 1.15, 7):
        d.shape([(150, -24), (236, -30), (246, 20), (236, 60), (214, 92), (176, 90), (156, 46)], SKIN, 1.1, 0.1)
        d.fill(geo.ellipse(203, 88, 34, 26), SKIN), d.fill(geo.ellipse(180, 84, 14, 24, 20), DARK, 0.4, 8, False)
        body = geo.curve(BODY)
        d.cast(body, 6, 18, "#4a3a30", 0.5, 10)
        d.fill(geo.moved(body, 0, 13), "#7d4718"), d.contour(geo.moved(body, 0, 13), 1.1)
        d.fill(body, AMBER)
        with d.inside(body):
            d.fill(geo.ellipse(30, -40, 140, 34), "#f3c462", 0.7, 16, False)
            for k, share in enumerate(np.linspace(1.0, 0.12, 9)):
                coil = [(20 + (x - 20) * share, y * share) for x, y in BODY]
                d.contour(geo.curve(coil), 1.1, colour="#7d4718", lost=0)
                for n, (x, y) in enumerate(geo.sample(coil, int(70 * share) + 6, True)):
                    d.stroke([(x - 3, y - 4), (x + 3, y + 4)], 1.5, ("#f6d57e", "#8a5220", "#e3a640")[(n + k) % 3], (0.1, 0.2))
            d.fill(geo.ribbon([(-98, 40), (-30, 66), (40, 40), (130, 50)], [20, 24, 20, 16], 30), "#6a3414", 0.55, 9, False)
        d.contour(body, 1.5, lost=0)
        for side in (-1, 1):
            hole = geo.ribbon([(-18, side * 36), (-2, side * 25), (22, side * 31), (38, side * 21)], [6, 13, 13, 6], 24)
            d.fill(hole, "#24110e"), d.contour(hole, 0.9, lost=0)
        d.shape(geo.polygon([(60, -11), (232, -8), (232, 8), (60, 11)]), "#2c1c1c", 1.1, 0.1)
        d.shape([(230, -11), (256, -14), (276, -6), (276, 12), (260, 18), (248, 9), (255, 2)], "#7d4718", 1.2, 0.14), d.stroke([(270, 2), (264, 9), (258, 6)], 0.9)
        for x, y in ((240, -20), (252, 22)):
            d.stroke([(x, y * 0.3), (x, y)], 1.6, "#2c1c1c", (0.05, 0.05)), d.shape(geo.ellipse(x, y, 6, 5), "#2c1c1c", 0.7, 0)
        d.shape(geo.polygon([(-74, -9), (-24, -13), (-24, 13), (-74, 9)]), "#2c1c1c", 0.9, 0.1)
        d.shape(geo.polygon([(22, -20), (30, -20), (30, 20), (22, 20)]), "#f0dcae", 0.9, 0.1)
        for y in (-6, -2, 2, 6):
            d.stroke([(-26, y), (26, 1.2 * y), (240, 0.8 * y)], 0.6, "#f6ecd0", (0.02, 0.02))
        for k, (bend, tip) in enumerate(((-26, 2), (-30, -4), (-28, 0), (-24, 4))):
            x = 158 + 19 * k
            finger = geo.ribbon([(x + 12, -16), (x + 8, bend), (x - 2, bend + 6), (x - 6, tip)], [18, 18, 17, 11], 20)
            d.cast(finger, -4, 5, "#24110e", 0.5, 3), d.shape(finger, SKIN, 1.0, 0.1)
            d.fill(geo.ellipse(x - 6, tip - 2, 3.4, 3), "#f6d3b0"), d.stroke([(x + 2, bend - 1), (x + 7, bend + 4)], 0.7, DARK)
        d.shape(geo.ribbon([(176, 50), (156, 34), (146, 16)], [20, 19, 13], 14), SKIN, 1.0, 0.1)
        for x, y, long in ((-30, 84, 54), (4, 66, 26), (-62, 80, 24), (84, 66, 34)):
            drop = geo.ribbon([(x, y - 6), (x + 1, y + 0.6 * long), (x + 1, y + long)], [9, 6, 11], 16)
            d.shape(drop, "#eaa024", 0.9, 0.14), d.stroke([(x - 2, y + 4), (x - 1, y + 0.7 * long)], 0.8, "#fff0b8")


def bow(d):
    """One long note: the hand lies on the frog, and the hair on the strings."""
    upper = geo.curve([(-30, 1000), (40, 900), (120, 850), (200, 876), (250, 960), (330, 1010, "c"), (352, 1080, "c"), (240, 1160), (120, 1180), (20, 1140), (-30, 1160)])
    fore = geo.ribbon([(300, 1060), (380, 1032), (452, 990)], [88, 70, 52], 20)
    d.shape(fore, SKIN, 1.2, 0), d.model(fore, DARK, 16, 10, 0.6)
    d.cast(upper, 8, 12, "#6b6250", 0.5, 10)
    d.shape(upper, "#f3edd8", 1.4, 0), d.model(upper, "#9a9078", 34, 26, 0.7)
    for line in ([(252, 962), (210, 1000), (200, 1060)], [(120, 880), (150, 960), (130, 1050)], [(300, 1024), (290, 1070), (310, 1100)], [(326, 1012), (340, 1046), (350, 1080)], [(180, 1000), (150, 1090)]):
        d.stroke(line, 1.3, "#6b6250", (0.2, 0.5))
    with d.at(492, 972, 1, -78):
        d.stroke([(-24, 0), (200, -3), (420, -2), (546, 4)], 3.4, "#5a2f20", (0.01, 0.01))
        d.stroke([(20, 13), (280, 14), (540, 12)], 2.0, "#f6efdc", (0.01, 0.01)), d.shape(geo.polygon([(536, 0), (554, 2), (546, 16), (538, 14)]), "#5a2f20", 0.8, 0)
        d.shape(geo.polygon([(-14, 0), (36, 0), (30, 16), (-10, 16)]), "#2c1c1c", 0.8, 0)
        d.shape([(-30, -62), (-8, -92), (40, -80), (70, -44), (72, -12), (40, -6), (-4, -6), (-26, -24)], SKIN, 1.1, 0.12)
        d.fill(geo.ellipse(-22, -64, 22, 20), SKIN)
        for k in range(4):
            x = -10 + 25 * k
            finger = geo.ribbon([(x - 2, -40 + 3 * k), (x + 8, -16), (x + 12, 4), (x + 8, 20)], [22, 21, 19, 13], 20)
            d.cast(finger, 3, 4, DARK, 0.5, 3), d.shape(finger, SKIN, 1.0, 0.1)
            d.stroke([(x + 2, -18), (x + 12, -20)], 0.8, DARK), d.fill(geo.ellipse(x + 9, 15, 4, 3.4), "#f6d3b0")


def beard(d):
    """They hang on him by their feet, and keep time."""
    shape = geo.curve(MASS)
    d.cast(shape, 8, 16, "#4a3420", 0.55, 12)
    d.fill(shape, "#5a3516")
    spots = geo.scattered(d.rng, 190, (190, 594, 430, 978), 19)
    for x, y in sorted(spots, key=lambda spot: spot[1], reverse=True):
        if shape.contains(float(x), float(y)):
            bee(d, x, y, d.rng.uniform(0.8, 1.05), 90 + d.rng.normal(0, 40), bool(d.rng.random() < 0.5))
    with d.inside(shape):
        d.fill([(180, 600), (240, 640), (250, 980), (180, 980)], "#3a2214", 0.55, 20, False), d.fill(geo.ellipse(300, 660, 130, 20), "#3a2214", 0.5, 12, False)
    for x, y, turn in ((176, 690, 60), (190, 900, 110), (270, 1000, 80), (330, 986, 60), (440, 660, -60), (430, 850, 40), (300, 640, 40)):
        bee(d, x, y, 0.9, turn, bool(d.rng.random() < 0.5))


def paint(picture):
    air = ((0, "#9cc4b4"), (0.3, "#cfdcae"), (0.6, "#f3e6b4"), (1, "#f2c9a0"))
    picture.image = ramp(air, np.clip((picture.y + 40 * picture.noise(300, 4)) / 1200, 0, 1)).astype(np.float32)
    picture.glow(690, 520, 420, "#fff6cf", 0.7)
    back, man, near = (Drawing(picture, "#33201a", 1.8, light=(0.7, -0.7), seed=seed) for seed in (3, 5, 9))
    for _ in range(60):
        x, y = back.rng.choice(((60, 560), (30, 760), (760, 960), (700, 1100), (770, 60))) + back.rng.normal(0, 70, 2)
        back.fill(geo.blob(back.rng, x, y, back.rng.uniform(20, 54), back.rng.uniform(16, 40), 8, 0.2), ("#f0b8c0", "#a9c48c", "#f7dcd8")[back.rng.integers(3)], 0.35, 12, False)
    branches(back), shirt(man), head(man), hat(man), violin(man), beard(man), bow(man)
    score(near), bee(near, 540, 330, 2.2, -8, False, lambda q: (q.stroke([(16, 6), (32, 0), (40, -4)], 1.4, "#33201a", (0.02, 0.1)), q.stroke([(34, 4), (56, -22)], 1.5, "#5a2f20", (0.02, 0.3))))
    back.under(), man.under(), near.under()
    cover = [drawing.cover() for drawing in (back, man, near)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.15).sharpen_at(380, 600, 240, 1.0)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[1], cover[2]), 2) * 0.8)
    picture.directions(base=30, swirl=0.4)
    strokes(picture, (26, 13, 6, 3, 1.7), length=8, jitter=(0.016, 0.011), need=(0, 0.04, 0.04, 0.035))
    free = 1 - cover[2]
    back.over(free * (1 - cover[1])), man.over(free), near.over()
    pencil(picture, "#f6efdf", layers=(58, -30), wide=1.3, reach=24, press=0.9, mask=0.10)
    return finish(picture, impasto=0.02, paper=0.03)
