"""What does a night cost, and where did he get them?

A pedlar opens his coat to us: on its lining hang moons and stars, and the sky above the town is empty.
"""

import numpy as np
from atelier import geometry as geo
from light import heads, shades
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pastel
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 316, 0.4
HE = Look("#c99a78", "#1c1a22", "parted", "goatee", 0.6, 0.82, 1.24, 0.86, "hook", 1.1)
COAT, LINING, GLOW = "#2a2038", "#5a2348", "#ffe9a8"


def scene(detail):
    bare_sheet()


def empty_town(d):
    """Dark as the inside of a pocket; they look up with candles."""
    rng = np.random.default_rng(3)
    for row, (y, tone) in enumerate(((1030, "#1f2a44"), (1110, "#182038"), (1190, "#11172a"))):
        for x in np.arange(-20 + 30 * row, 820, 70):
            high = rng.uniform(46, 96)
            d.house(x + rng.normal(0, 8), y + 20, rng.uniform(52, 70), high, mix(tone, "#4a4a6a", rng.uniform(0, 0.25)), mix(tone, "#0c1020", 0.4), rng.normal(0, 0.05), 2, 2, "#e8a84a" if rng.random() < 0.16 else "#232c4a", dark="#1c2440", kind=("gable", "stepped", "mansard", "dome")[rng.integers(4)])
    for x, y, r in ((90, 120, 30), (250, 60, 12), (700, 150, 22), (620, 70, 14), (150, 260, 9), (744, 320, 12)):  # where they were, a pale ring is left
        d.contour(geo.ellipse(x, y, r), 1.0, lost=0.3, colour="#4a5a80")
        for k in range(5):
            d.stroke([(x - r * 0.5 + k * r * 0.25, y - r * 0.3), (x - r * 0.6 + k * r * 0.25, y + r * 0.3)], 0.4, "#3a486c")


def wing(side):
    """One half of the coat: drawn out to the hand at shoulder height, hanging from there."""
    out = [(62, 452), (150, 470), (240, 508), (322, 556), (350, 640), (344, 800), (352, 980), (366, 1150), (290, 1172), (214, 1150), (150, 1176), (96, 1160), (84, 900), (66, 640)]
    return geo.curve([(400 + side * x, y) for x, y in out])


def coat(d):
    back = [(220, 480), (300, 440), (500, 440), (580, 480), (610, 760), (640, 1220, "c"), (160, 1220, "c"), (190, 760)]
    d.shape(back, "#1c1730", 1.2, 0)
    for side in (-1, 1):
        outer = geo.moved(wing(side), side * 16, 6)
        d.cast(outer, 0, 16, "#05060f", 0.6, 14)
        d.shape(outer, COAT, 1.3, 0)
        lining = wing(side)
        d.shape(lining, LINING, 1.4, 0)
        with d.inside(lining):
            d.scatter(lining, 34, lambda q, _: (q.stroke([(-9, 7), (-7, -6), (0, -10), (7, -6), (9, 7)], 0.9, "#7a3560"), q.fill(geo.ellipse(0, 2, 2.2), "#7a3560", hide=False)))
            for foot, wide in ((112, 22), (180, 34), (258, 30), (334, 26)):  # folds that hang from the hand and from the shoulder
                top = (322, 566) if foot > 200 else (120, 480)
                line = [(400 + side * top[0], top[1]), (400 + side * (0.45 * top[0] + 0.55 * foot), 800), (400 + side * foot, 1180)]
                d.fill(geo.ribbon(line, [3, 0.6 * wide, wide], 30), "#1c0a22", 0.60, 9, False)
                d.fill(geo.ribbon([(x - side * 0.8 * wide, y) for x, y in line], [2, 0.4 * wide, 0.6 * wide], 30), "#a8527a", 0.28, 8, False)
            d.fill(geo.ribbon([(400 + side * 62, 452), (400 + side * 150, 470), (400 + side * 322, 556)], [40, 30, 8], 20), "#1c0a22", 0.5, 12, False)
    shirt = [(322, 450), (400, 470), (478, 450), (488, 800), (484, 1220, "c"), (316, 1220, "c"), (312, 800)]
    d.shape(shirt, "#41344f", 1.2, 0)
    with d.inside(shirt):
        for x in np.arange(316, 490, 18):
            d.stroke([(x, 440), (x, 1220)], 0.8, "#574665", (0.02, 0.02))
    d.model(shirt, "#140e26", 34, 24, 0.75)
    for y in (600, 690, 780, 870):
        d.shape(geo.ellipse(400, y, 8), "#c9a24a", 0.9, 0.16)


def fist(d, side):
    """Four fingers over the edge of the cloth, a cuff behind it."""
    x, y = 400 + side * 330, 566
    with d.at(x, y, 1.15, 0, side > 0):
        d.shape(geo.ribbon([(-34, 40), (-16, 16)], [70, 58], 10, caps=False), COAT, 1.2, 0.1)
        d.shape([(-34, -16), (-8, -28), (12, -22), (14, 22), (-10, 34), (-34, 24)], HE.skin, 1.1, 0.14)
        for k in range(4):
            d.shape(geo.ribbon([(-12, -20 + 14 * k), (14, -21 + 14.5 * k), (30 - 2 * abs(k - 1), -18 + 14 * k)], [15, 15, 12], 12), HE.skin, 1.0, 0.12)
        d.model([(-34, -26), (36, -30), (36, 40), (-34, 36)], "#5a2f3a", 10, 8, 0.35)


def moon(d, x, y, r, phase, asleep=False):
    """phase: 0 new .. 1 full; a hook and a thread hold it, a price tag hangs from it."""
    d.stroke([(x, y - r - 30), (x + 2, y - r - 12), (x, y - r)], 1.0, "#e8cf9a", (0.02, 0.02))
    d.stroke([(x - 4, y - r - 32), (x, y - r - 37), (x + 5, y - r - 31)], 1.2, "#c9a24a")
    d.fill(geo.ellipse(x, y, r * 2.0), GLOW, 0.34, r * 0.6, False)
    ball = geo.ellipse(x, y, r)
    shape = ball if phase > 0.9 else geo.subtract(ball, geo.ellipse(x + r * (2 * phase - 0.15), y - r * 0.08, r * 0.92))
    d.shape(shape, "#fbe6a4", 1.0, 0)
    d.model(shape, "#d9a25c", 0.14 * r, 0.12 * r, 0.6)
    if phase > 0.9:
        for px, py, pr in ((-0.42, -0.36, 0.2), (0.42, 0.3, 0.15), (0.2, -0.55, 0.1), (-0.3, 0.55, 0.12)):
            d.fill(geo.ellipse(x + px * r, y + py * r, pr * r), "#e8c278", 0.7, 1, False)
        if asleep:
            with d.at(x, y, r / 48):
                for side in (-1, 1):
                    d.stroke([(side * 24, -5), (side * 15, 1), (side * 6, -5)], 1.2, "#8a5a34"), d.fill(geo.ellipse(side * 22, 10, 8, 6), "#e8946a", 0.5, 3, False)
                d.stroke([(-7, 19), (0, 16), (7, 19)], 1.2, "#8a5a34"), d.stroke([(1, 1), (-3, 9), (3, 11)], 0.8, "#8a5a34")


def goods(d):
    for x, y, r, phase, asleep in ((150, 640, 40, 1.0, True), (240, 600, 26, 0.30, False), (110, 800, 32, 0.34, False), (222, 772, 34, 0.56, False), (128, 960, 36, 0.22, False), (236, 940, 26, 1.0, False), (190, 1090, 30, 0.44, False),
                                   (650, 632, 36, 0.26, False), (566, 600, 24, 1.0, False), (684, 790, 30, 0.50, False), (584, 770, 38, 1.0, False), (676, 950, 38, 0.30, False), (570, 940, 26, 0.36, False), (616, 1090, 34, 1.0, False)):
        moon(d, x, y, r, phase, asleep)
    rng = np.random.default_rng(6)
    for _ in range(34):
        side = rng.choice((-1, 1))
        x, y = 400 + side * rng.uniform(116, 340), rng.uniform(570, 1150)
        d.fill(geo.moved(geo.star(rng.uniform(3, 8), 5, 0.42), x, y, turn=rng.uniform(0, 70)), "#fff4c8", 0.95, 0, False)
    with d.at(690, 1098, 1, -50):  # a comet, rolled up, at half the price
        d.shape(geo.star(16, 6, 0.5), "#fff0b8", 0.8, 0)
        for k in range(4):
            d.stroke([(-8, 4 - 3 * k), (-34, 10 - 8 * k), (-56, 2 - 4 * k)], 1.1, "#f0d38a", (0.05, 0.8))


def pedlar(d):
    neck = [(356, 400), (444, 400), (460, 480), (400, 510), (340, 480)]
    d.shape(neck, mix(HE.skin, "#3a1f30", 0.45), 1.2, 0)
    heads.head(d, 400, 440, 236, HE, "sly", 0.1, (0.1, 0.5), -4, neck=False)
    with d.inside(geo.ellipse(396, 330, 84, 122, -4)):  # the brim keeps the eyes to itself
        d.fill([(290, 190), (510, 190), (510, 306), (400, 328), (290, 310)], "#140f20", 0.95, 15, False)
    for x in (357, 434):
        d.fill(geo.ellipse(x, 296, 5, 3.6), GLOW, 0.95, 0.8, False)
    for end, lean in (((352, 640), -10), ((436, 606), 12)):
        tail = geo.ribbon([(396, 500), (394 + lean, 560), end], [34, 42, 46], 20, caps=False)
        d.cast(tail, 0, 10, "#05060f", 0.5, 8), d.shape(tail, "#a8332f", 1.2, 0), d.model(tail, "#4a1020", 12, 9, 0.6)
        with d.inside(tail):
            for k in range(3):
                d.stroke([(end[0] - 40, end[1] - 14 - 18 * k), (end[0] + 40, end[1] - 18 - 18 * k)], 1.8, "#e8b870", (0.02, 0.02))
    for line, wide in (([(318, 452), (352, 492), (398, 506), (448, 492), (484, 450)], 40), ([(322, 436), (358, 466), (402, 476), (444, 466), (480, 434)], 34)):
        wrap = geo.ribbon(line, [0.7 * wide, wide, wide, wide, 0.7 * wide], 40)
        d.cast(wrap, 0, 8, "#05060f", 0.5, 6), d.shape(wrap, "#b83a34", 1.2, 0), d.model(wrap, "#5a1424", 10, 7, 0.6)
        for off in (-7, 5):
            d.stroke([(x, y + off) for x, y in line], 0.9, "#6a1a24", (0.2, 0.3))
    knot = geo.ellipse(400, 512, 26, 22)
    d.shape(knot, "#b83a34", 1.2, 0), d.model(knot, "#5a1424", 8, 6, 0.6)
    d.shape([(200, 214), (270, 190), (400, 180), (530, 188), (604, 208), (540, 240), (400, 252), (262, 242)], "#171322", 1.5, 0)
    d.shape([(280, 206), (288, 110), (300, 30), (400, 10), (500, 28), (514, 110), (522, 204), (400, 226)], "#221a30", 1.5, 0)
    d.model([(280, 206), (288, 110), (300, 30), (400, 10), (500, 28), (514, 110), (522, 204), (400, 226)], "#0a0814", 26, 16, 0.7)
    d.shape([(282, 176), (400, 196), (520, 174), (522, 206), (400, 228), (280, 208)], "#8a2f3f", 1.2, 0.12)
    d.shape([(470, 190), (520, 120), (560, 60), (556, 110), (520, 176), (486, 206)], "#5f8f8a", 1.1, 0.14), d.stroke([(478, 196), (522, 132), (556, 66)], 0.8)
    for side in (-1, 1):
        fist(d, side)


def customer(d):
    """A child has come with all the money that there is; it is seen from behind."""
    child = shades.figure(shades.REACH, coat=24, flare=15, hair="plaits", child=True, build=1.1)
    d.fill(geo.ellipse(404, 1186, 90, 12), "#05060f", 0.7, 6, False)
    shades.lit(d, shades.placed(child, 400, 1184, 232), "#0f0c1e", "#ffd98a", (0.0, 1), 4.0, 0.95, 1.0)
    coin = geo.ellipse(434, 920, 12)
    d.fill(geo.ellipse(434, 920, 30), "#ffd98a", 0.5, 9, False), d.shape(coin, "#f6cf66", 0.9, 0.1)


def paint(picture):
    night = ramp(((0, "#0e1430"), (0.5, "#1c2a50"), (1, "#34466c")), (picture.y + 30 * picture.noise(260, 4, stretch=(3, 1))) / 1100)
    picture.image = night.astype(np.float32)
    far, him, wares, people = (Drawing(picture, "#0a0a16", width, light=light, seed=seed) for width, light, seed in ((1.4, (-0.4, -0.9), 3), (2.0, (-0.4, -0.9), 5), (1.8, (-0.4, -0.9), 7), (1.8, (0.0, -1.0), 9)))
    empty_town(far), coat(him), pedlar(him), goods(wares), customer(people)
    for d in (far, him, wares, people):
        d.under()
    for x in (170, 630):
        picture.glow(x, 820, 300, "#ffcf7a", 0.34, 1.5)
    picture.glow(400, 420, 230, "#ffb86a", 0.16)
    picture.directions(base=60)
    pastel(picture, "#141834", grain=1.9, cover=0.84, soft=0.9, mask=0.75 * (1 - 0.8 * np.clip(wares.cover() + people.cover() + 0.6 * him.cover(), 0, 1)))
    above = np.zeros(picture.shape, np.float32)
    for d in (people, wares, him, far):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004, bloom=0.05)
