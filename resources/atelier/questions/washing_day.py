"""Will they be put on again, or do they only have to dry?

A windy summer day against the sun: a pair of wings is pegged to the line, and from behind a sheet somebody reaches for the peg.
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
SAMPLES, SEED, SCALE = 4, 742, 1.25
ROPE = [(-20, 150), (100, 172), (214, 188), (344, 194), (470, 186), (640, 176), (830, 140)]
SHEET = [(462, 188, "c"), (540, 196), (640, 178, "c"), (730, 174), (830, 144, "c"), (830, 900, "c"), (760, 930), (690, 914), (620, 952), (540, 926), (470, 956), (424, 930, "c"), (446, 780), (438, 600), (464, 420)]
PERSON = [(430, 306, "c"), (480, 372), (520, 436), (562, 498), (604, 524), (614, 494), (592, 486), (572, 472), (566, 454), (570, 446), (560, 438), (564, 428), (534, 417), (540, 404), (558, 382), (560, 362), (574, 330), (610, 304), (656, 302), (694, 328), (706, 376), (696, 424), (672, 458), (664, 500), (690, 530), (720, 600), (730, 700), (760, 830), (770, 980), (560, 980), (570, 830), (590, 720), (588, 640), (554, 590), (492, 506), (430, 410, "c")]
SKIN, GRASS = "#dca47c", ("#3f7d3f", "#5c9a45", "#86b552", "#2f6a42", "#b6cc62")


def scene(detail):
    bare_sheet()


def suds(d, x, y, size):
    """Clouds, and if you look at their edges, soap."""
    with d.at(x, y, size):
        lumps = [(d.rng.normal(0, 60), d.rng.normal(0, 12) - 8, d.rng.uniform(18, 44)) for _ in range(15)]
        for px, py, r in lumps:
            d.fill(geo.ellipse(px, py, r, 0.86 * r), "#ffffff", 0.97, 1.5, False)
        for px, py, r in lumps:
            d.fill(geo.ellipse(px + 0.2 * r, py + 0.3 * r, 0.7 * r, 0.5 * r), "#cfe2ec", 0.28, 6, False)
            if d.rng.random() < 0.6:
                d.stroke(geo.arc(px, py, 0.9 * r, 0.78 * r, 190, 300), 0.7, "#7fa8c8", (0.3, 0.4))
        for _ in range(9):
            px, py, r = d.rng.normal(0, 76), d.rng.normal(-14, 26), d.rng.uniform(4, 11)
            d.contour(geo.ellipse(px, py, r), 0.5, colour="#6f9cc0", lost=0.2), d.fill(geo.ellipse(px - 0.3 * r, py - 0.3 * r, 0.25 * r), "#ffffff")


def feather(d, root, tip, wide, bend, tone, edge, hangs=True):
    """One quill with its vane: rounder at the end, split once or twice by the wind."""
    root, tip = np.array(root, float), np.array(tip, float)
    way = tip - root
    side = np.array((-way[1], way[0])) / (np.hypot(*way) + 1e-6)
    middle = root + 0.5 * way + bend * side
    spine = [tuple(root), tuple(middle), tuple(tip)]
    vane = geo.ribbon(spine, [0.34 * wide, 0.86 * wide, wide, 0.92 * wide, 0.3 * wide], 30)
    if hangs:
        d.cast(vane, -4, 7, "#5d6f96", 0.5, 5)
    d.fill(vane, tone)
    with d.inside(vane):
        d.fill(geo.ribbon([tuple(root + 0.36 * wide * side), tuple(middle + 0.4 * wide * side), tuple(tip + 0.4 * wide * side)], [6, 0.5 * wide, 0.4 * wide], 20), edge, 0.7, 4, False)
        d.fill(geo.ribbon([tuple(root - 0.4 * wide * side), tuple(middle - 0.46 * wide * side), tuple(tip - 0.3 * wide * side)], [4, 0.26 * wide, 0.3 * wide], 20), "#fff3d2", 0.75, 3, False)
        for k in np.arange(0.14, 1.0, 0.045):
            at = root + k * way + 4 * bend * k * (1 - k) * side
            for s in (-1, 1):
                d.stroke([tuple(at), tuple(at + s * 0.5 * wide * side + 0.42 * wide * way / np.hypot(*way))], 0.4, "#8496b4", (0.2, 0.6))
    d.contour(vane, 0.75, colour="#3d4766", lost=0.3)
    d.stroke(spine, 0.9, "#5f6f92", (0.1, 0.6))


def wing(d, flip):
    """Drawn about the peg at (0, 0): the bend is pinned, the fingers hang down, the shoulder hangs inwards."""
    long = [(-10 - 13 * k, 30 + 5 * k, -118 + 24 * k, 650 - 24 * k) for k in range(6)]
    for k, (x, y, tx, ty) in enumerate(long):
        feather(d, (x * 0.4, y), (tx, ty - 8 * (k % 2)), 56, 26 - 4 * k, ("#f2efe6", "#e4e7ea")[k % 2], "#8fa2c4")
    for k in range(6):
        feather(d, (8 + 15 * k, 40 + 17 * k), (24 + 20 * k, 520 - 34 * k + d.rng.normal(0, 8)), 52, 9, ("#eef0ee", "#f7f2e6")[k % 2], "#98aac8")
    for k in range(9):
        share = k / 8
        feather(d, (-24 + 122 * share, 20 + 100 * share), (-74 + 206 * share, 316 - 60 * share + d.rng.normal(0, 6)), 42, 10 - 10 * share, ("#f9f4e8", "#e9ecec")[k % 2], "#a4b4ce")
    for k in range(9):
        share = k / 8
        feather(d, (-20 + 120 * share, 8 + 100 * share), (-48 + 182 * share, 176 + 24 * share + d.rng.normal(0, 6)), 36, 5 - 6 * share, ("#fbf7ec", "#eef0ee")[k % 2], "#b4c2d6")
    arm = geo.ribbon([(-38, 62), (-26, 18), (0, -4), (34, 30), (72, 80), (106, 130)], [16, 34, 40, 42, 40, 22], 50)
    d.fill(arm, "#fbf6ea"), d.model(arm, "#9fb0cc", 9, 6, 0.7)
    with d.inside(arm):
        for _ in range(46):
            share = d.rng.random()
            x, y = -30 + 134 * share + d.rng.normal(0, 8), 8 + 112 * share + d.rng.normal(0, 12)
            d.stroke([(x - 5, y), (x, y + 7), (x + 6, y + 2)], 0.7, "#8fa0bf", (0.2, 0.3))
    d.contour(arm, 0.9, colour="#3d4766", lost=0.35)


def peg(d, x, y, turn=0.0, size=1.0):
    with d.at(x, y, size, turn):
        for side, tone in ((-1, "#b7793f"), (1, "#dca25c")):
            d.shape([(side * 1, -24, "c"), (side * 8, -22), (side * 9, 4), (side * 7, 30, "c"), (side * 2, 30, "c"), (side * 1.5, 6)], tone, 0.9, 0.1)
        d.shape(geo.ellipse(0, -22, 9, 8), "#e6b26c", 0.9, 0.12)
        d.stroke([(-8, -4), (8, -4)], 1.6, "#6b5a55", (0.05, 0.05))


def sparrow(d, x, y):
    """On the line, head askew: it has never seen them lie about."""
    with d.at(x, y, 1.0):
        for k in range(3):
            d.fill(geo.ribbon([(14, -16), (30, 2 + 3 * k), (44, 20 + 3 * k)], [10, 9, 6], 10), ("#5a3d2c", "#7b5638")[k % 2])
        body = [(-20, -42), (-6, -50), (8, -44), (24, -22), (24, -6), (6, 2), (-14, -2), (-24, -20)]
        d.shape(body, "#caa67c", 0.9, 0.15)
        d.shape([(-2, -34), (16, -30), (34, -4), (26, 2), (6, -8)], "#7b5638", 0.8, 0.1)
        head = geo.ellipse(-14, -52, 17, 16)
        d.shape(head, "#8f6542", 0.9, 0.1), d.fill(geo.ellipse(-17, -46, 10, 7), "#efe2c8", 0.95)
        d.shape([(-29, -54, "c"), (-42, -46, "c"), (-28, -45, "c")], "#4b4048", 0.8, 0), d.fill(geo.ellipse(-20, -55, 2.6), "#1c1418")
        for k in range(3):
            d.stroke([(4 + 7 * k, -26 + 4 * k), (18 + 5 * k, -10 + 4 * k)], 0.8, "#e2c79a")
        for px in (-6, 6):
            d.stroke([(px, 0), (px, 7), (px - 5, 9)], 1.2, "#5a3a30", (0.05, 0.05))


def sheet(d):
    path = geo.curve(SHEET)
    d.fill(path, "#f6ecd2")
    with d.inside(path):
        d.fill(geo.ellipse(670, 420, 250, 320), "#fff6cf", 0.9, 60, False)
        d.fill([(420, 180), (470, 190), (476, 480), (470, 980), (400, 980)], "#b9c1d4", 0.7, 22, False)
        d.fill(geo.curve(PERSON), "#75799f", 0.42, 15, False), d.fill(geo.curve(PERSON), "#6b7099", 0.66, 3.5, False)
        for a in np.linspace(-118, 66, 13):
            px, py = 644 + 64 * np.cos(np.radians(a)) + d.rng.normal(0, 3), 372 + 72 * np.sin(np.radians(a)) + d.rng.normal(0, 3)
            d.fill(geo.blob(d.rng, px, py, d.rng.uniform(17, 25), d.rng.uniform(15, 22), 8, 0.1), "#6b7099", 0.6, 3.0, False)
        for px, lean, wide in ((470, 6, 26), (520, -8, 30), (626, 5, 34), (656, 8, 40), (720, 12, 34), (770, -6, 40), (812, 4, 30)):
            fold = [(px, 190), (px + lean, 420), (px - 0.6 * lean, 680), (px + 1.6 * lean, 950)]
            d.fill(geo.ribbon(fold, [5, wide, 0.7 * wide, 1.2 * wide], 30), "#8f9abb", 0.36, 8, False)
            d.fill(geo.ribbon([(x - 0.6 * wide, y) for x, y in fold], [3, 0.5 * wide, 0.4 * wide, 0.6 * wide], 30), "#fffdf0", 0.22, 6, False)
            d.stroke(fold[:3], 0.9, "#8790ae", (0.1, 0.8))
        d.fill(geo.ribbon([(424, 926), (470, 950), (540, 920), (620, 946), (690, 908), (760, 924), (830, 894)], [22, 22, 22, 22, 22, 22, 22], 60), "#c3c6d2", 0.6, 3, False)
        d.stroke([(426, 908), (470, 930), (540, 902), (620, 926), (690, 890), (760, 906), (830, 876)], 0.8, "#7f88a6", (0.05, 0.05))
        d.stroke([(464, 206), (540, 212), (640, 194), (730, 190), (830, 160)], 0.8, "#8790ae", (0.05, 0.05))
    d.contour(path, 1.0, colour="#4a4f6c", lost=0.25)


def arm(d):
    """It comes out past the edge of the sheet: one and the same arm, first a shadow and then skin."""
    fore = geo.ribbon([(470, 396), (446, 352), (412, 290), (388, 246)], [48, 44, 36, 27], 30)
    with d.inside(geo.polygon([(300, 100), (466, 100), (464, 300), (462, 400), (450, 520), (300, 520)])):
        d.shape(fore, SKIN, 1.0, 0)
        with d.inside(fore):
            d.fill(geo.ribbon([(452, 400), (424, 350), (392, 290), (372, 240)], [16, 22, 18, 12], 20), "#9c6258", 0.75, 6, False), d.fill(geo.ribbon([(490, 396), (462, 340), (428, 280), (402, 240)], [6, 10, 8, 6], 20), "#ffe6bd", 0.9, 3, False)
    d.shape([(399, 262), (376, 264), (358, 246), (350, 222), (358, 206), (374, 200), (392, 212), (404, 236)], SKIN, 1.0, 0.12)
    for finger, wide in (([(382, 212), (372, 184), (356, 168)], 13), ([(372, 208), (356, 180), (344, 172), (336, 178)], 14)):
        d.shape(geo.ribbon(finger, [wide, wide, 0.9 * wide, 0.6 * wide], 18), SKIN, 0.9, 0.1)
    for finger in ([(362, 212), (344, 196), (330, 204), (328, 214)], [(358, 226), (342, 216), (331, 226), (334, 234)]):
        d.shape(geo.ribbon(finger, [14, 13.5, 12, 8], 18), SKIN, 0.9, 0.1)
    d.stroke([(392, 226), (384, 240), (370, 244)], 0.8, "#8a5248")
    for x, y in ((356, 169), (337, 179)):
        d.fill(geo.ellipse(x, y, 3.4, 2.8), "#f7d3b2")


def feet(d):
    """Bare, on tiptoe for the peg."""
    for x, y, tone, dark in ((690, 1034, "#b97f66", "#7d4f4e"), (622, 1044, SKIN, "#9c6258")):
        leg = geo.ribbon([(x + 26, 880), (x + 30, 950), (x + 22, y - 34)], [56, 44, 28], 20)
        foot = geo.curve([(x + 8, y - 62), (x + 36, y - 60), (x + 42, y - 36), (x + 30, y - 22), (x + 2, y - 8), (x - 26, y + 4), (x - 56, y + 6), (x - 62, y - 4), (x - 46, y - 14), (x - 16, y - 26), (x + 4, y - 44)])
        whole = geo.union(leg, foot)
        d.shape(whole, tone, 1.0, 0)
        with d.inside(whole):
            d.fill(geo.ribbon([(x + 46, 880), (x + 46, 960), (x + 36, y - 40), (x + 20, y - 12)], [16, 14, 12, 8], 20), "#ffe2b6", 0.85, 4, False)
            d.fill(geo.ellipse(x + 20, 940, 50, 26), dark, 0.7, 14, False), d.fill(geo.ribbon([(x + 20, y - 16), (x - 20, y + 4), (x - 56, y + 6)], [9, 9, 7], 14), dark, 0.6, 4, False)
        for k in range(4):
            d.stroke([(x - 54 + 9 * k, y - 8 - 2 * k), (x - 50 + 9 * k, y + 3)], 0.9, dark, (0.1, 0.3))
        d.stroke([(x + 14, y - 52), (x + 24, y - 44), (x + 22, y - 34)], 0.9, dark)


def tub(d):
    d.ground(52, 1104, 240, "#2f5a34", 0, 0.6, 0.25)
    d.shape(geo.ellipse(150, 1014, 112, 32), "#5f6d7c", 1.0, 0)
    with d.at(150, 1010, 0.9):
        for row in range(3):
            for px in np.linspace(-92 + 12 * row, 92 - 12 * row, 9 - row):
                r = d.rng.uniform(17, 30)
                one = geo.ellipse(px + d.rng.normal(0, 5), (-34, -14, 6)[row] * (1 - (px / 150) ** 2), r, 0.85 * r)
                d.fill(one, "#fbfbf6"), d.model(one, "#a9c6da", 5, 4, 0.7), d.contour(one, 0.5, colour="#7fa8c8", lost=0.4)
    body = geo.curve([(38, 1012, "c"), (90, 1036), (150, 1040), (210, 1036), (262, 1012, "c"), (246, 1104), (228, 1126), (150, 1136), (72, 1126), (54, 1104)])
    d.shape(body, "#8e9caa", 1.1, 0)
    with d.inside(body):
        d.fill([(30, 1010), (110, 1030), (100, 1140), (30, 1140)], "#4c5a6c", 0.7, 20, False), d.fill(geo.ribbon([(212, 1030), (208, 1130)], [16, 14], 12), "#f2ead2", 0.8, 6, False)
        for y in (1062, 1096):
            d.stroke([(44, y - 14), (100, y + 6), (150, y + 9), (200, y + 6), (256, y - 14)], 1.3, "#4a5666", (0.1, 0.1)), d.stroke([(44, y - 11), (100, y + 9), (150, y + 12), (200, y + 9), (256, y - 11)], 0.7, "#e2e8ea", (0.1, 0.1))
    for side in (-1, 1):
        d.stroke([(150 + 108 * side, 1034), (150 + 134 * side, 1044), (150 + 128 * side, 1066), (150 + 104 * side, 1062)], 2.6, "#4a5666", (0.05, 0.05))


def hill(d):
    shape = [(-20, 1004), (160, 970), (400, 962), (640, 980), (830, 1016), (830, 1230), (-20, 1230)]
    d.fill(shape, "#5f9c48")
    with d.inside(geo.curve(shape)):
        d.fill(geo.ribbon([(-20, 1004), (200, 970), (420, 962), (640, 980), (830, 1016)], [40, 60, 66, 60, 40], 40), "#c6d668", 0.8, 16, False)
        d.fill(geo.ellipse(400, 1230, 620, 110), "#2a5f3c", 0.85, 40, False)
        # what the wings, the sheet and the feet throw towards us
        d.fill([(110, 1090), (200, 1046), (330, 1040), (402, 1064), (400, 1140), (330, 1230), (250, 1150), (170, 1230), (90, 1200)], "#285a40", 0.55, 12, False)
        d.fill([(440, 1052), (830, 1066), (830, 1240), (470, 1240)], "#285a40", 0.55, 14, False)
    for _ in range(1300):
        y = 962 + 240 * d.rng.random() ** 0.8
        x = d.rng.uniform(-10, 810)
        near = (y - 960) / 240
        if y < 966 + 0.00021 * (x - 400) ** 2:
            continue
        if y < 1000 + 0.12 * abs(x - 400) and d.rng.random() < 0.5:
            tone = "#d8de7a"
        else:
            tone = GRASS[d.rng.integers(4)]
        tall, lean = d.rng.uniform(8, 18) + 30 * near * d.rng.random(), -4 - 12 * d.rng.random() * (0.4 + near)
        d.stroke([(x, y), (x + 0.3 * lean, y - 0.6 * tall), (x + lean, y - tall)], 1.0 + 1.2 * near, tone, (0.05, 0.8))


def tufts(d):
    for x, y, count, tall in ((560, 1050, 16, 34), (640, 1060, 22, 36), (712, 1052, 20, 34), (60, 1130, 22, 44), (200, 1146, 22, 40), (150, 1152, 18, 30)):
        for _ in range(count):
            px, lean = x + d.rng.normal(0, 30), d.rng.normal(-8, 7)
            d.stroke([(px, y + 14), (px + 0.3 * lean, y - 0.3 * tall), (px + lean, y + 6 - tall * d.rng.uniform(0.5, 1))], 2.0, GRASS[d.rng.integers(4)], (0.05, 0.8))
    for x, y, size in ((330, 1120, 1.0), (392, 1086, 0.7), (470, 1150, 1.2), (520, 1102, 0.8), (770, 1136, 1.2), (300, 1180, 1.3), (596, 1172, 1.3), (36, 1182, 1.2)):
        d.fill(geo.ribbon([(x, y), (x + 5, y + 24 * size), (x + 3, y + 60 * size)], [3, 3.4, 4], 12), "#3f7d3f")
        with d.at(x, y, size, -14, tall=0.7):
            for a in np.linspace(0, 2 * np.pi, 12)[:-1]:
                d.fill(geo.ribbon([(3 * np.cos(a), 3 * np.sin(a)), (19 * np.cos(a), 19 * np.sin(a))], [4, 8, 4], 8), ("#fdf6e4", "#dfe3e4")[int(7 * a) % 2])
            d.shape(geo.ellipse(0, -1, 7, 6.4), "#efb52f", 0.6, 0.12)


def paint(picture):
    sky = ((0, "#2f6fb2"), (0.35, "#5fa2d2"), (0.62, "#a9d4e0"), (0.80, "#f2edcb"), (1, "#f2edcb"))
    picture.image = ramp(sky, np.clip((picture.y + 20 * picture.noise(260, 4, stretch=(3, 1))) / 1200, 0, 1)).astype(np.float32)
    picture.glow(690, 700, 420, "#fff1c0", 0.6)
    air, land, wash, near = (Drawing(picture, "#2b2838", 1.8, light=(0.7, -0.7), seed=seed) for seed in (3, 5, 9, 11))
    suds(air, 64, 890, 0.55), suds(air, 30, 700, 0.7), suds(air, 386, 760, 0.5), suds(air, 140, 54, 0.9), suds(air, 640, 70, 1.15)
    hill(land), feet(wash)
    wash.stroke(ROPE, 2.2, "#6b5040", (0.01, 0.01)), wash.stroke([(x, y - 2) for x, y in ROPE], 0.8, "#f3ddb0", (0.01, 0.01))
    sheet(wash)
    with wash.at(112, 186, 1, 3):
        wing(wash, False)
    with wash.at(338, 200, 1, -3, True):
        wing(wash, True)
    peg(wash, 112, 176, 3), peg(wash, 338, 196, -8), peg(wash, 466, 190, 4), peg(wash, 644, 178, -3)
    arm(wash), sparrow(wash, 566, 176)
    with wash.at(0, 0):
        feather(wash, (350, 904), (262, 872), 28, 14, "#fbf7ec", "#98aac8", False)
    tub(near), tufts(near)
    air.under(strength=0.9), land.under(), wash.under(), near.under()
    cover = [drawing.cover() for drawing in (land, wash, near)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.15).sharpen_at(350, 230, 200, 1.0)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[1], cover[2]), 2) * 0.6)
    picture.directions(base=70, swirl=0.4)
    strokes(picture, (26, 13, 6, 3, 1.7), length=8, jitter=(0.016, 0.011), need=(0, 0.04, 0.045, 0.045))
    front = np.maximum(cover[1], cover[2])
    air.over((1 - np.maximum(front, cover[0])) * 0.8), land.over(1 - front), wash.over(1 - cover[2]), near.over()
    pencil(picture, "#f6efdf", layers=(62, -28), wide=1.3, reach=24, press=0.9, mask=0.10 + 0.12 * step(picture.y, 900, 1000))
    return finish(picture, impasto=0.02, paper=0.03)
