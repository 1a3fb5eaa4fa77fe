"""Who has come to fetch the one whose sleeping bag is empty, or has he come back?

Inside a tent at night: on the canvas the shadow of a stag with a lantern on its antler; two children see it, each with another heart.
"""

import numpy as np
from atelier import geometry as geo
from light import heads
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.hands import pastel
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 1, 1.25
LAMP = (546, 408)
SHADE = "#8f3a1c"
BOY = Look("#f2cfae", "#5a2f24", "crop", "", 0.06, 1.12, 0.94, 0.88, "button")
GIRL = Look("#e8b48c", "#2a2226", "bob", "", 0.09, 1.04, 1.0, 0.84, "button", freckles=True)


def scene(detail):
    bare_sheet()


def tent(d):
    """Two walls that meet above; seams, patches, and a moth that has come to the light as well."""
    for side, tone in ((-1, "#6a2420"), (1, "#7a2c20")):
        wall = [(400, -80, "c"), (400 + side * 92, 120), (400 + side * 262, 560), (400 + side * 340, 860, "c"), (400 + side * 480, 900, "c"), (400 + side * 480, -80, "c")]
        d.cast(wall, -side * 14, 8, "#3a0f10", 0.4, 22)
        d.fill(wall, tone)
        with d.inside(geo.curve(wall)):
            d.fill([(400, -80), (400 + side * 120, 120), (400 + side * 292, 560), (400 + side * 360, 880), (400 + side * 310, 880), (400 + side * 240, 560)], "#d8682c", 0.55, 26, False)
            for k in range(5):
                d.stroke([(400 + side * (30 + 40 * k), -20), (400 + side * (150 + 54 * k), 360), (400 + side * (340 + 34 * k), 880)], 0.8, "#4a1618", (0.2, 0.2))
        d.stroke([(400, -80), (400 + side * 92, 120), (400 + side * 262, 560), (400 + side * 340, 860)], 2.4, "#3a1014", (0.02, 0.02))
        for k, (x, y) in enumerate(geo.sample([(400 + side * 100, 120), (400 + side * 270, 560), (400 + side * 346, 850)], 34)):
            d.stroke([(x, y), (x + side * 11, y + 4)], 1.0, "#f0b060" if k % 2 else "#3a1014", (0.1, 0.1))
    with d.at(96, 452, 1, 24):
        patch = geo.rectangle(-44, -38, 88, 76, 5)
        d.shape(patch, "#2f5a6a", 1.0, 0.1)
        with d.inside(patch):
            d.scatter(patch, 22, lambda q, _: q.fill(geo.star(6, 5, 0.45), "#e8c070", hide=False))
        for k in range(-3, 4):
            d.stroke([(13 * k, -44), (13 * k + 2, -32)], 1.1, "#f0d8a0"), d.stroke([(13 * k, 32), (13 * k + 2, 44)], 1.1, "#f0d8a0")


def stag(d):
    """A shadow, sharp at the feet and soft at the crown; it bows."""
    body = [(196, 560), (214, 506), (290, 486), (372, 494), (424, 474), (452, 420), (470, 372), (486, 346), (506, 340), (528, 352), (566, 384), (574, 398), (562, 410), (532, 408), (514, 424), (500, 480), (472, 548), (448, 590), (380, 600), (270, 606), (222, 616), (200, 600)]
    d.fill(body, SHADE, 0.96, 1.2, False)
    d.fill([(478, 350), (448, 332), (440, 346), (466, 366)], SHADE, 0.96, 1.2, False)
    d.fill([(198, 556), (182, 574), (186, 600), (200, 580)], SHADE, 0.96, 1.2, False)
    for line, w in (([(222, 590), (214, 660), (234, 716), (226, 800)], [46, 22, 15, 15]), ([(262, 600), (268, 664), (288, 720), (282, 804)], [40, 20, 14, 15]), ([(428, 586), (424, 670), (426, 730), (418, 806)], [42, 20, 14, 15]), ([(456, 570), (474, 640), (504, 690), (486, 752)], [38, 19, 14, 14])):
        d.fill(geo.ribbon(line, w, 30), SHADE, 0.96, 1.0, False)
    for lines in (([(492, 344), (470, 280), (480, 210), (520, 150)], [(474, 290), (430, 262), (404, 214)], [(476, 240), (440, 200), (432, 160)], [(486, 200), (496, 160), (490, 120)]), ([(506, 342), (532, 290), (574, 262), (600, 200)], [(528, 296), (546, 240), (540, 196)], [(574, 262), (600, 276), (592, 300)], [(590, 226), (624, 206), (636, 170)])):
        for k, line in enumerate(lines):
            d.fill(geo.ribbon(line, [13, 10, 8, 4] if k == 0 else [9, 7, 3], 24), SHADE, 0.94, 1.4, False)


def lantern(d):
    x, y = LAMP
    d.stroke([(x, y - 34), (x, y - 26)], 1.8, "#6a2a18", (0.02, 0.02))
    d.shape([(x - 17, y - 16, "c"), (x + 17, y - 16, "c"), (x + 20, y + 32, "c"), (x - 20, y + 32, "c")], "#fff6d0", 1.0, 0, alpha=1.0)
    for dx in (-18, -6, 6, 18):
        d.stroke([(x + dx * 0.9, y - 16), (x + dx * 1.05, y + 32)], 1.6, "#6a2a18", (0.02, 0.02))
    d.shape([(x - 22, y - 14), (x, y - 32), (x + 22, y - 14)], "#6a2a18", 1.0, 0), d.shape(geo.rectangle(x - 24, y + 30, 48, 8, 3), "#6a2a18", 0.9, 0)
    d.fill([(x, y - 6), (x + 7, y + 12), (x, y + 22), (x - 7, y + 12)], "#ffb840")


def floor(d):
    d.fill([(-20, 850, "c"), (400, 812), (820, 850, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#4a1a20")
    d.fill(geo.ellipse(420, 850, 300, 44), "#e88a3c", 0.5, 26, False)


def bag(d, shape, cloth, motif, fold=None):
    d.cast(shape, 8, 14, "#200a12", 0.6, 14)
    d.shape(shape, cloth, 1.3, 0)
    with d.inside(geo.curve(shape)):
        motif(d)
    d.model(shape, mix(cloth, "#1a0814", 0.7), 30, 24, 0.75)
    if fold:
        d.shape(fold, lighten(cloth, 0.10), 1.2, 0.12)


def sleepers(d):
    """The boy pulls the bag up to his nose; the girl is already half out of hers. The third is flat; a pair of glasses lies on it."""
    empty = [(296, 1220, "c"), (322, 1060), (356, 940), (404, 900), (452, 938), (486, 1060), (516, 1220, "c")]
    stripes = lambda q: [q.stroke([(280, y + 16), (404, y - 8), (530, y + 16)], 6.0, "#6a4a2c", (0.01, 0.01), 0.2) for y in range(920, 1240, 34)]
    bag(d, empty, "#4f5a3c", stripes, [(352, 948), (404, 892), (456, 946), (404, 968)])
    for s in (-1, 1):
        d.contour(geo.ellipse(404 + 17 * s, 1010, 14, 11), 1.4, lost=0, colour="#f4d090"), d.fill(geo.ellipse(404 + 17 * s, 1010, 12, 9), "#f0b868", 0.4, 0, False)
    d.stroke([(401, 1008), (407, 1008)], 1.4, "#f4d090")
    # the boy
    pillow = [(70, 960), (96, 902), (190, 882), (286, 904), (300, 962), (190, 990)]
    d.shape(pillow, "#e8c8a0", 1.1, 0.16)
    heads.head(d, 186, 1046, 196, BOY, "fear", 0.22, (0.9, -0.9), 5)
    squares = lambda q: [q.fill(geo.rectangle(x, y, 40, 40), ("#c8442c", "#2f5a7a", "#e0a03c", "#7a2a34")[(x // 44 + 2 * (y // 44)) % 4], hide=False) for x in range(-10, 340, 44) for y in range(1000, 1240, 44)]
    bag(d, [(-30, 1220, "c"), (-10, 1100), (60, 1022), (186, 1004), (296, 1030), (330, 1120), (338, 1220, "c")], "#3a1a24", squares)
    for x in (112, 252):
        for k in range(4):
            d.shape(geo.ribbon([(x + 11 * k - 16, 996 - 2 * (k % 3)), (x + 11 * k - 16, 1024)], [12, 11], 8), BOY.skin, 0.9, 0.1)
    # the girl
    torso = [(560, 1220, "c"), (566, 1090), (600, 1020), (660, 1004), (718, 1030), (744, 1120), (748, 1220, "c")]
    d.cast(torso, 8, 10, "#200a12", 0.5, 10), d.shape(torso, "#e8dcc4", 1.2, 0.14)
    with d.inside(geo.curve(torso)):
        for k in range(8):
            d.stroke([(550, 1030 + 24 * k), (650, 1022 + 24 * k), (760, 1030 + 24 * k)], 2.0, "#4a7a9a", (0.01, 0.01), 0.2)
    heads.head(d, 652, 1012, 216, GIRL, "joy", -0.35, (-0.6, -0.8), -4)
    arm = geo.ribbon([(584, 1064), (536, 1010), (524, 926)], [46, 40, 32], 20)
    d.shape(arm, "#e8dcc4", 1.2, 0.14), heads.hand(d, 524, 930, 70, "open", GIRL.skin, -6)
    scales = lambda q: [q.stroke([(x - 20, y), (x - 12, y + 14), (x, y + 19), (x + 12, y + 14), (x + 20, y)], 1.0, "#f0c070", (0.02, 0.02)) for r, y in enumerate(range(1130, 1230, 20)) for x in range(500 + 20 * (r % 2), 840, 40)]
    bag(d, [(506, 1220, "c"), (530, 1150), (600, 1120), (700, 1116), (790, 1140), (830, 1220, "c")], "#2f6a6a", scales)


def paint(picture):
    x, y = LAMP
    away = np.hypot(picture.x - x, 0.92 * (picture.y - y)) / 620
    glow = ramp(((0, "#fff2b8"), (0.16, "#ffdc84"), (0.5, "#f4a850"), (1, "#c8622c")), away + 0.03 * picture.noise(200, 3))
    picture.image = glow.astype(np.float32)
    back, front, near = (Drawing(picture, "#2a0c14", width, light=(0.35, -0.93), seed=seed) for width, seed in ((1.8, 3), (2.0, 5), (2.0, 7)))
    floor(back)
    with back.at(50, 131, 0.84):
        stag(back)
    lantern(back)
    tent(front), sleepers(near)
    for d in (back, front, near):
        d.under()
    picture.glow(x, y, 190, "#fff6d0", 0.6, 1.8)
    picture.directions(base=70)
    pastel(picture, "#8a3a20", grain=1.8, cover=0.86, soft=0.9, mask=0.7 * (1 - 0.7 * near.cover()))
    above = np.zeros(picture.shape, np.float32)
    for d in (near, front, back):
        d.over(1 - above)
        above = np.maximum(above, step(d.cover(), 0.5, 0.95))
    return finish(picture, impasto=0, paper=0.03, grain=0.004, bloom=0.04)
