"""What does a night cost, and where did he get them?

A pedlar opens his coat to us: on its lining hang moons and stars, and the sky above the town is empty.
"""

import numpy as np
from atelier import geometry as geo
from light import folk, heads
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import pastel
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 316, 1.25
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


def coat(d):
    back = [(220, 480), (300, 440), (500, 440), (580, 480), (610, 760), (640, 1220, "c"), (160, 1220, "c"), (190, 760)]
    d.shape(back, "#3a2f50", 1.2, 0)
    for side in (-1, 1):
        wing = [(400 + side * 84, 446), (400 + side * 190, 470), (400 + side * 300, 540), (400 + side * 372, 640), (400 + side * 388, 800), (400 + side * 366, 1010), (400 + side * 330, 1170), (400 + side * 210, 1190), (400 + side * 130, 1150), (400 + side * 96, 900), (400 + side * 70, 640)]
        d.cast(wing, 0, 16, "#05060f", 0.6, 14)
        d.shape(wing, LINING, 1.6, 0)
        with d.inside(wing):
            d.scatter(wing, 34, lambda q, _: (q.stroke([(-9, 7), (-7, -6), (0, -10), (7, -6), (9, 7)], 0.9, "#7a3560"), q.fill(geo.ellipse(0, 2, 2.2), "#7a3560", hide=False)))
        d.model(wing, "#240c28", 30, 22, 0.6)
        edge = [(400 + side * 190, 470), (400 + side * 300, 540), (400 + side * 372, 640), (400 + side * 388, 800), (400 + side * 366, 1010), (400 + side * 330, 1170), (400 + side * 356, 1186), (400 + side * 404, 1010), (400 + side * 420, 800), (400 + side * 400, 624), (400 + side * 320, 510)]
        d.shape(edge, COAT, 1.2, 0.1)
    shirt = [(322, 450), (400, 470), (478, 450), (490, 800), (470, 1220, "c"), (330, 1220, "c"), (310, 800)]
    d.shape(shirt, "#4a3a5c", 1.2, 0)
    with d.inside(shirt):
        for x in np.arange(310, 496, 16):
            d.stroke([(x, 440), (x, 1220)], 1.0, "#5f4a74", (0.02, 0.02))
    d.model(shirt, "#1c1430", 20, 14, 0.6)
    for y in (560, 660, 760, 860):
        d.shape(geo.ellipse(400, y, 9), "#c9a24a", 0.9, 0.16)


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
    neck = [(352, 400), (448, 400), (466, 480), (400, 510), (334, 480)]
    d.shape(neck, mix(HE.skin, "#4a2a3a", 0.25), 1.2, 0.1)
    d.shape([(296, 470), (352, 430), (400, 500), (448, 430), (504, 470), (470, 520), (400, 540), (330, 520)], "#c8403f", 1.2, 0.16)
    for x, y in ((352, 486), (384, 516), (420, 516), (450, 486)):
        d.fill(geo.ellipse(x, y, 5), "#f0d9a8")
    heads.head(d, 400, 448, 250, HE, "sly", 0.1, (0.1, 0.1), -4, neck=False)
    d.shape([(200, 214), (270, 190), (400, 180), (530, 188), (604, 208), (540, 240), (400, 252), (262, 242)], "#171322", 1.5, 0)
    d.shape([(280, 206), (288, 110), (300, 30), (400, 10), (500, 28), (514, 110), (522, 204), (400, 226)], "#221a30", 1.5, 0)
    d.model([(280, 206), (288, 110), (300, 30), (400, 10), (500, 28), (514, 110), (522, 204), (400, 226)], "#0a0814", 26, 16, 0.7)
    d.shape([(282, 176), (400, 196), (520, 174), (522, 206), (400, 228), (280, 208)], "#8a2f3f", 1.2, 0.12)
    d.shape([(470, 190), (520, 120), (560, 60), (556, 110), (520, 176), (486, 206)], "#5f8f8a", 1.1, 0.14), d.stroke([(478, 196), (522, 132), (556, 66)], 0.8)
    for side in (-1, 1):  # he holds his coat open by both edges
        x, y = 400 + side * 366, 700
        d.shape(geo.ribbon([(x + side * 40, y + 90), (x + side * 14, y + 40), (x - side * 2, y + 4)], [84, 74, 58], 16), COAT, 1.2, 0.14)
        heads.hand(d, x - side * 2, y + 10, 108, "flat", HE.skin, side * -74, side < 0)


def customers(d):
    """One has brought all she has; one has come to ask for his own back."""
    for x, y, high, pose, look, mood, wear, flip, hat, holds in (
        (316, 1192, 170, "up", Look("#f4d2b0", "#b0662e", "plaits", "", 0.06, 1.1), "gasp", Wear("gown", "#d8633f"), False, None, {"far": lambda q: (q.shape(geo.ellipse(0, -5, 6), "#f0c65a", 0.8, 0.1))}),
        (486, 1196, 176, "akimbo", Look("#efc8a4", "#e6e0d4", "bun", "", 0.85, 1.0, 1.05), "anger", Wear("gown", "#3f6f86"), True, folk.kerchief("#8a3a5a"), {}),
        (402, 1204, 128, "stand", Look("#a06a48", "#2a2226", "crop", "", 0.07, 1.1), "sorrow", Wear("coat", "#5f8f4c"), False, None, {"near": lambda q: (q.shape(geo.rectangle(-3, -9, 6, 12, 1), "#f6efe0", 0.7, 0), q.fill(geo.ellipse(0, -14, 9), "#ffd46a", 0.5, 4, False), q.fill(geo.ellipse(0, -13, 2, 4), "#ffcf5a"))}),
    ):
        folk.folk(d, x, y, high, pose, look, mood, wear, 0.3, (0.2, -1), flip, hat=hat, holds=holds)


def paint(picture):
    night = ramp(((0, "#0e1430"), (0.5, "#1c2a50"), (1, "#34466c")), (picture.y + 30 * picture.noise(260, 4, stretch=(3, 1))) / 1100)
    picture.image = night.astype(np.float32)
    far, him, wares, people = (Drawing(picture, "#0a0a16", width, light=light, seed=seed) for width, light, seed in ((1.4, (-0.4, -0.9), 3), (2.0, (-0.4, -0.9), 5), (1.8, (-0.4, -0.9), 7), (1.8, (0.0, -1.0), 9)))
    empty_town(far), coat(him), pedlar(him), goods(wares), customers(people)
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
