"""Will she cut it, now that it has grown so large?

Morning in a glasshouse: a gardener in a straw hat strokes the stem of a cloud in a flowerpot and smiles at it.  Behind her back she has the shears.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish
from light.hands import wash
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 549, 0.25
SKIN, SKIN_DARK = "#efbd97", "#b06a58"
DRESS, DRESS_DARK, DRESS_LIT = "#2f6f6c", "#143a44", "#78b8a0"
STRAW, STRAW_DARK = "#ecc873", "#a06c2e"
STEM = [(566, 944), (552, 860), (578, 760), (556, 650), (548, 560), (540, 470)]


def scene(detail):
    bare_sheet()


def outside(d):
    """It has not rained there for a long time."""
    d.fill(geo.curve([(-20, 664), (150, 640), (340, 656), (560, 632), (830, 652), (830, 760), (-20, 760)]), "#d8a878", 0.9, 2)
    d.fill(geo.polygon([(-20, 690), (830, 680), (830, 1220), (-20, 1220)]), "#e0ac74")
    for k in range(70):
        y = 690 + 330 * (k / 70) ** 1.5
        x, w = d.rng.uniform(-20, 820), 20 + 0.16 * (y - 680)
        d.stroke([(x - w, y + d.rng.normal(0, 3)), (x - 0.3 * w, y + d.rng.normal(0, 6)), (x + 0.3 * w, y + d.rng.normal(0, 6)), (x + w, y + d.rng.normal(0, 4))], 0.9 + 0.004 * (y - 690), "#9c6a4a", (0.1, 0.3), 1.2)
        d.stroke([(x, y), (x + d.rng.normal(0, 10), y + 0.16 * w + 6)], 0.9, "#9c6a4a", (0.1, 0.3))
    for x, foot, high in ((452, 668, 120), (724, 656, 96)):
        d.fill(geo.polygon([(x - 4, foot), (x + 4, foot), (x + 90, foot + 14), (x + 80, foot + 16)]), "#9c6a4a", 0.5, 2, False)

        def branch(p, angle, long, wide, left):
            q = (p[0] + long * np.sin(angle), p[1] - long * np.cos(angle))
            d.fill(geo.ribbon([p, ((p[0] + q[0]) / 2 + d.rng.normal(0, 2), (p[1] + q[1]) / 2), q], [wide, 0.8 * wide, 0.62 * wide], 12), "#5c4050")
            if left:
                for turn in (-0.5, 0.38):
                    branch(q, angle + turn + d.rng.normal(0, 0.16), 0.68 * long, 0.6 * wide, left - 1)
        branch((x, foot + 2), 0.05, 0.36 * high, 9, 4)


def house(d):
    """Iron ribs, thin as drawing; one pane of the roof is open."""
    iron, lit = "#e9efe0", "#ffffff"
    for x0 in np.arange(-420, 1260, 112):
        line = [(x0, 1000), (x0, 430), (400 + 0.62 * (x0 - 400), 150), (400 + 0.18 * (x0 - 400), -60)]
        d.fill(geo.ribbon(line, [9, 9, 7, 5], 50, False), "#5f8a86", 0.5, 2, False), d.fill(geo.ribbon([(x - 2, y) for x, y in line], [7, 7, 5, 4], 50, False), iron)
    for y, bow in ((900, 0), (676, 0), (444, 6), (286, 26), (140, 54), (30, 74)):
        line = [(-20, y + bow), (400, y - bow), (830, y + bow)]
        d.fill(geo.ribbon([(a, b + 4) for a, b in line], [8, 6, 8], 40, False), "#5f8a86", 0.5, 2, False), d.fill(geo.ribbon(line, [8, 6, 8], 40, False), iron), d.fill(geo.ribbon([(a, b - 2) for a, b in line], [2, 2, 2], 40, False), lit, 0.9, 0, False)
    for shape in ([(640, 700), (760, 700), (640, 880), (560, 880)], [(30, 460), (120, 460), (30, 600), (-40, 600)], [(660, 300), (740, 296), (640, 430), (590, 430)]):
        d.fill(geo.polygon(shape), "#ffffff", 0.22, 5, False)
    # the open pane, held by its stay
    pane = geo.polygon([(52, 30), (196, 6), (232, 96), (86, 132)])
    d.fill(geo.polygon([(64, 148), (206, 122), (216, 282), (50, 300)]), "#a9d0d6", 0.9)
    d.fill(pane, "#e8f6f0", 0.55), d.contour(pane, 3.4, colour="#e9efe0", lost=0), d.contour(pane, 0.9, colour="#4a7470", lost=0.1), d.stroke([(150, 276), (168, 108)], 2.0, "#8a7a52", (0.02, 0.02))


def puff(d, x, y, r, tones):
    dark, middle, light = tones
    shape = geo.blob(d.rng, x, y, r, 0.92 * r, 10, 0.05)
    d.fill(shape, middle)
    with d.inside(shape):
        d.fill(geo.ellipse(x + 0.30 * r, y + 0.62 * r, 1.0 * r, 0.66 * r), dark, 0.75, 0.28 * r, False)
        d.fill(geo.ellipse(x - 0.30 * r, y - 0.46 * r, 0.74 * r, 0.55 * r), light, 0.95, 0.24 * r, False)
    return shape


def cumulus(d, x, y, size, tones=("#8f9cbd", "#dfe3ea", "#fffaf0"), number=26):
    """Built from the base up: every billow lies on those behind it and is lit from the left."""
    whole = []
    for k in range(number):
        t = k / number
        a = np.radians(200 + 140 * ((k * 0.618) % 1))
        far = (1 - 0.72 * t)
        px, py = x + 1.02 * size * far * np.cos(a) + d.rng.normal(0, 0.05) * size, y + 0.74 * size * far * np.sin(a) - 0.02 * size
        whole.append(puff(d, px, py, size * (0.24 + 0.22 * t) * d.rng.uniform(0.8, 1.15), tones))
    for k in range(number // 2):
        t = (k + 0.5) / (number // 2)
        px = x + (2 * t - 1) * 0.98 * size
        whole.append(puff(d, px, y - 0.06 * size + d.rng.normal(0, 0.03) * size, size * (0.17 + 0.18 * np.sin(np.pi * t)) * d.rng.uniform(0.85, 1.1), tones))
    body = geo.union(*whole)
    with d.inside(body):
        d.fill(geo.ellipse(x + 0.3 * size, y + 0.16 * size, 1.3 * size, 0.26 * size), tones[0], 0.8, 0.13 * size, False)
        d.fill(geo.ellipse(x + 0.9 * size, y - 0.3 * size, 0.4 * size, 0.6 * size), tones[0], 0.35, 0.16 * size, False)
    d.contour(body, 0.8, colour="#6a7494", lost=0.5)
    return body


BILLOWS = (  # from the back to the front
    (642, 118, 84), (540, 92, 92), (452, 140, 84), (738, 176, 92), (362, 226, 84), (800, 270, 92), (300, 318, 76), (590, 190, 112), (480, 232, 108),
    (700, 268, 112), (380, 320, 98), (268, 396, 62), (560, 318, 122), (800, 372, 86), (462, 372, 102), (664, 374, 110), (330, 424, 74), (404, 440, 76), (500, 446, 84), (742, 432, 86), (590, 442, 92), (672, 452, 74),
)


def billow(d, x, y, r, middle, dark, light):
    """Crisp against what is behind it, and lost in mist below."""
    knobs = [geo.blob(d.rng, x, y, 0.92 * r, 0.84 * r, 13, 0.06)]
    for a in np.radians(np.sort(d.rng.uniform(188, 352, 7))):
        q = r * d.rng.uniform(0.20, 0.40)
        knobs.append(geo.blob(d.rng, x + 0.80 * r * np.cos(a), y + 0.74 * r * np.sin(a), q, 0.9 * q, 8, 0.05))
    shape = geo.union(*knobs)
    d.fill(geo.moved(shape, -3, -5), dark, 0.35, 7, False)
    d.fill(shape, middle)
    with d.inside(shape):
        d.fill(geo.ellipse(x - 0.28 * r, y - 0.46 * r, 0.84 * r, 0.62 * r), light, 0.95, 0.22 * r, False)
        d.fill(geo.ellipse(x + 0.66 * r, y + 0.1 * r, 0.5 * r, 0.8 * r), dark, 0.30, 0.24 * r, False)
        for knob in knobs[1:]:
            box = knob.computeTightBounds()
            kx, ky, q = box.centerX(), box.centerY(), 0.5 * box.width()
            with d.inside(knob):
                d.fill(geo.ellipse(kx + 0.4 * q, ky + 0.8 * q, q, 0.6 * q), dark, 0.30, 0.32 * q, False)
        d.fill(geo.ellipse(x + 0.1 * r, y + 0.86 * r, 1.2 * r, 0.6 * r), dark, 0.55, 0.26 * r, False)
    with d.inside(geo.rectangle(x - 1.5 * r, y - 1.5 * r, 2.4 * r, 1.4 * r)):
        d.contour(shape, 0.6, colour="#8a94b8", lost=0.75)
    return shape


def crowned(d):
    """The largest: it has met the roof."""
    whole = [billow(d, x, y, r, "#d6dbe7", "#8793bb", "#fffaf0") for x, y, r in BILLOWS]
    body = geo.union(*whole)
    with d.inside(body):
        for x, y, r in BILLOWS[7:]:
            d.fill(geo.ellipse(x + 0.1 * r, y + 0.8 * r, 0.9 * r, 0.36 * r), "#b4bdd6", 0.45, 0.3 * r, False)
        d.fill(geo.ellipse(560, 524, 360, 90), "#6a78a8", 0.75, 30, False), d.fill(geo.ellipse(262, 330, 60, 150), "#ffdca8", 0.6, 26, False), d.fill(geo.ellipse(420, 130, 90, 80), "#fff0d0", 0.5, 26, False), d.fill(geo.ellipse(820, 330, 70, 260), "#7d89b4", 0.5, 34, False)
    d.contour(body, 0.8, colour="#6a7494", lost=0.4)
    # it rains where the bucket is
    for _ in range(64):
        x, y = d.rng.uniform(650, 752), d.rng.uniform(450, 960)
        d.stroke([(x, y), (x - 1.5, y + d.rng.uniform(14, 30))], 1.2, ("#5c86a8", "#8fb6cc", "#3f6a94")[d.rng.integers(3)], (0.3, 0.2), 0.1)
    for x, y in ((672, 560), (724, 640), (700, 800), (664, 740), (738, 880), (690, 900)):
        d.shape(geo.curve([(x, y - 13, "c"), (x + 6, y + 2), (x, y + 8), (x - 6, y + 2)]), "#8fc0dc", 0.8, 0.2)


def leaf(d, x, y, long, turn, flip=False):
    with d.at(x, y, long / 100, turn, flip):
        shape = geo.curve([(0, 0, "c"), (24, -26), (62, -30), (100, -6, "c"), (66, 16), (28, 14)])
        d.cast(shape, 3, 7, "#20402c", 0.35, 4), d.fill(shape, "#5f9a4a"), d.model(shape, "#28583a", 9, 7, 0.8)
        with d.inside(shape):
            d.fill(geo.ellipse(50, -22, 40, 9, -4), "#b4d47c", 0.7, 5, False)
        d.stroke([(0, 0), (50, -8), (98, -6)], 1.1, "#24502f", (0.1, 0.4))
        for k in range(4):
            d.stroke([(18 + 18 * k, -2 - 2 * k), (30 + 18 * k, -22)], 0.7, "#24502f", (0.1, 0.5)), d.stroke([(18 + 18 * k, -2 - 2 * k), (32 + 17 * k, 10)], 0.7, "#24502f", (0.1, 0.5))
        d.contour(shape, 0.9, lost=0.25)


def stem(d, points, widths):
    shape = geo.ribbon(points, widths, 50)
    d.fill(shape, "#6fa252")
    with d.inside(shape):
        d.fill(geo.ribbon([(x + 0.32 * w, y) for (x, y), w in zip(points, widths, strict=True)], [0.5 * w for w in widths], 50), "#2c5c38", 0.8, 3, False), d.fill(geo.ribbon([(x - 0.28 * w, y) for (x, y), w in zip(points, widths, strict=True)], [0.24 * w for w in widths], 50), "#c4dc8c", 0.8, 2, False)
    d.contour(shape, 0.9, lost=0.2)


def pot(d, x, y, wide, high, tone="#c4683f"):
    """Foot in the middle at (x, y)."""
    low, top = 0.36 * wide, 0.5 * wide
    d.fill(geo.ellipse(x + 0.16 * wide, y + 2, 0.62 * wide, 0.07 * wide + 4), "#4a2c24", 0.5, 5, False)
    body = geo.curve([(x - 0.92 * top, y - 0.78 * high, "c"), (x + 0.92 * top, y - 0.78 * high, "c"), (x + low, y, "c"), (x, y + 0.03 * high), (x - low, y, "c")])
    d.fill(body, tone)
    rim = geo.curve([(x - top, y - high, "c"), (x, y - high + 0.05 * wide), (x + top, y - high, "c"), (x + 0.97 * top, y - 0.76 * high, "c"), (x, y - 0.71 * high), (x - 0.97 * top, y - 0.76 * high, "c")])
    with d.inside(body):
        d.fill(geo.ribbon([(x + 0.42 * wide, y - high), (x + 0.3 * wide, y)], [0.34 * wide, 0.3 * wide], 8), "#7c3426", 0.8, 0.08 * wide, False), d.fill(geo.ribbon([(x - 0.32 * wide, y - high), (x - 0.24 * wide, y)], [0.14 * wide, 0.1 * wide], 8), "#eea878", 0.75, 0.05 * wide, False)
        d.fill(geo.ellipse(x, y - 0.72 * high, top, 0.09 * high), "#5c241c", 0.6, 0.03 * wide, False)
        for _ in range(int(wide / 12)):
            px, py = x + d.rng.uniform(-0.4, 0.3) * wide, y - d.rng.uniform(0.06, 0.6) * high
            d.fill(geo.ellipse(px, py, d.rng.uniform(4, 12), d.rng.uniform(2, 5)), "#eec4a0", 0.4, 2.5, False)
    d.contour(body, 1.0, lost=0.15)
    d.fill(rim, tone)
    with d.inside(rim):
        d.fill(geo.ribbon([(x + 0.44 * wide, y - high), (x + 0.44 * wide, y - 0.7 * high)], [0.3 * wide, 0.3 * wide], 8), "#7c3426", 0.7, 0.08 * wide, False), d.fill(geo.ribbon([(x - top, y - 0.96 * high), (x, y - 0.92 * high), (x + top, y - 0.96 * high)], [4, 4, 4], 10), "#f4bc90", 0.8, 1.5, False)
    d.contour(rim, 1.0, lost=0.15)
    earth = geo.ellipse(x, y - high, 0.94 * top, 0.06 * wide)
    d.shape(earth, "#4a3026", 0.8, 0)
    for _ in range(int(wide / 8)):
        d.fill(geo.ellipse(x + d.rng.normal(0, 0.24) * wide, y - high + d.rng.normal(0, 0.018) * wide, 2.4, 1.6), ("#6f4a34", "#2c1c1a")[d.rng.integers(2)])


def seedling(d, x, y, size, lean=0.0):
    """Pot, stem and a small cloud."""
    stem(d, [(x, y - 60 * size), (x + lean, y - 110 * size), (x + 1.4 * lean, y - 170 * size)], [9 * size, 8 * size, 6 * size])
    leaf(d, x + 0.5 * lean, y - 92 * size, 36 * size, -20), leaf(d, x + 0.8 * lean, y - 120 * size, 30 * size, 14, True)
    cumulus(d, x + 1.4 * lean, y - 172 * size, 58 * size, number=13)
    pot(d, x, y, 74 * size, 66 * size, "#c97a50")


def shelf(d):
    for x0, x1, y in ((-20, 150, 862), (606, 830, 872)):
        d.shape(geo.polygon([(x0, y), (x1, y - 2), (x1, y + 17), (x0, y + 19)]), "#a87c52", 1.0, 0.15), d.fill(geo.rectangle(x0, y + 18, x1 - x0, 16), "#5c4434", 0.4, 6, False)
    seedling(d, 60, 862, 1.12, 8), seedling(d, 780, 872, 1.0, -10)
    d.shape(geo.rectangle(140, 880, 12, 340), "#a87c52", 0.9, 0.15)


def bench(d):
    top = geo.polygon([(352, 1080), (830, 1068), (830, 1128), (340, 1142)])
    d.fill(geo.polygon([(356, 1130), (830, 1120), (830, 1230), (356, 1230)]), "#4a3a38")
    for x in (380, 640):
        d.shape(geo.rectangle(x, 1140, 44, 80), "#7c5638", 1.0, 0.2)
    d.fill(top, "#b98a58")
    with d.inside(top):
        for k in range(34):
            x, y = d.rng.uniform(330, 800), d.rng.uniform(1072, 1136)
            d.stroke([(x, y), (x + 60, y - 1 + d.rng.normal(0, 2)), (x + 130, y - 3)], 0.9, ("#8a6038", "#d8b080", "#9c7044")[k % 3], (0.3, 0.5))
        d.stroke([(330, 1106), (830, 1094)], 1.3, "#6a4628", (0.02, 0.02))
    d.contour(top, 1.1, lost=0.15), d.fill(geo.polygon([(340, 1142), (830, 1128), (830, 1150), (340, 1164)]), "#8a6038"), d.stroke([(340, 1164), (830, 1150)], 1.2, "#3a2820", (0.02, 0.02))


def bucket(d):
    d.fill(geo.ellipse(724, 1096, 84, 13), "#3a2820", 0.55, 5, False)
    body = geo.curve([(640, 958, "c"), (762, 952, "c"), (746, 1088, "c"), (704, 1098), (656, 1092, "c")])
    d.fill(body, "#8fa0a8")
    with d.inside(body):
        d.fill(geo.ribbon([(752, 950), (738, 1096)], [54, 44], 8), "#44525e", 0.8, 12, False), d.fill(geo.ribbon([(668, 956), (678, 1092)], [18, 14], 8), "#e6f0f0", 0.8, 5, False)
        for y in (1000, 1052):
            d.fill(geo.ribbon([(640, y), (700, y + 9), (760, y - 3)], [6, 6, 6], 16), "#5c6c78", 0.8, 1, False), d.fill(geo.ribbon([(640, y - 5), (700, y + 4), (760, y - 8)], [2, 2, 2], 16), "#d8e4e6", 0.8, 0.5, False)
    d.contour(body, 1.1, lost=0.1)
    water = geo.ellipse(701, 956, 61, 16, -2)
    d.shape(water, "#3f7898", 1.2, 0.1)
    for x, y, r in ((686, 956, 14), (722, 953, 10), (706, 961, 22)):
        d.contour(geo.ellipse(x, y, r, 0.3 * r), 0.8, colour="#cfe8f0", lost=0.3)
    for x, y in ((680, 936), (698, 926), (716, 934), (730, 940)):
        d.fill(geo.ellipse(x, y, 2.6, 3.4), "#cfe8f0")
    d.stroke([(640, 958), (618, 1000), (632, 1046), (650, 1060)], 1.8, "#44525e", (0.02, 0.05))


def strawhat(d):
    brim = geo.curve([(92, 452), (120, 414), (210, 372), (310, 352), (392, 352), (424, 372), (396, 398), (300, 418), (190, 446), (118, 470)])
    d.fill(brim, STRAW_DARK)
    crown = geo.curve([(158, 410), (160, 346), (186, 286), (236, 258), (288, 266), (322, 304), (338, 366), (260, 400)])
    for path, middle in ((brim, False), (crown, True)):
        d.fill(path, STRAW)
        with d.inside(path):
            if middle:
                for k in range(11):
                    y = 262 + 14 * k
                    d.stroke([(140, y + 34), (240, y - 2), (350, y + 6)], 1.0, ("#c09040", "#fff0b4", "#8a5c28")[k % 3], (0.1, 0.1))
                for k in range(26):
                    x = 146 + 8 * k
                    d.stroke([(0.55 * x + 108, 262), (x, 400)], 0.6, "#b07c34", (0.2, 0.2))
                d.fill(geo.ellipse(330, 360, 60, 90), "#8a5424", 0.55, 20, False), d.fill(geo.ellipse(196, 300, 30, 40, 20), "#fff2c0", 0.75, 12, False)
                d.fill(geo.ribbon([(150, 404), (240, 384), (344, 366)], [36, 35, 34], 24, False), "#c8503c"), d.fill(geo.ribbon([(150, 416), (240, 396), (344, 378)], [8, 8, 8], 24, False), "#7c2430", 0.8, 2, False)
            else:
                for k in range(8):
                    d.stroke([(90 + 7 * k, 456 - 2 * k), (230, 432 - 8 * k), (330 + 4 * k, 400 - 6 * k), (426, 372)], 0.9, ("#c09040", "#fff0b4", "#8a5c28")[k % 3], (0.1, 0.1))
                d.fill(geo.ribbon([(110, 466), (200, 446), (300, 420), (400, 398)], [10, 16, 16, 8], 24), "#8a5424", 0.7, 5, False)
        d.contour(path, 1.2, lost=0.15)
    for _ in range(20):
        x, y, a = *((d.rng.uniform(92, 130), d.rng.uniform(420, 470)) if d.rng.random() < 0.5 else (d.rng.uniform(380, 424), d.rng.uniform(354, 396))), d.rng.uniform(-0.5, 0.5)
        d.stroke([(x, y), (x + 14 * np.cos(a) * (1 if x > 250 else -1), y + 9 * np.sin(a))], 0.8, STRAW, (0.1, 0.6))


def head(d):
    """She means it kindly.  Or she would like it to think so."""
    face = geo.curve([(218, 392), (300, 384), (340, 396), (346, 424), (342, 446), (347, 458, "c"), (373, 488), (378, 497), (355, 500, "c"), (358, 510), (350, 518, "c"), (355, 527), (346, 536), (350, 552), (338, 572), (308, 580), (268, 562), (234, 530), (216, 470)])
    d.fill(face, SKIN)
    with d.inside(face):
        d.fill(geo.ellipse(280, 392, 110, 44, -8), "#8a4a50", 0.66, 14, False)  # the shadow of the brim
        d.fill(geo.ellipse(246, 546, 44, 40, 30), SKIN_DARK, 0.6, 14, False), d.fill(geo.ellipse(310, 586, 50, 14), SKIN_DARK, 0.6, 7, False)
        d.fill(geo.ellipse(308, 512, 26, 20), "#e0705c", 0.6, 10, False), d.fill(geo.ellipse(366, 490, 10, 9), "#e0705c", 0.55, 4, False)
        d.fill(geo.ellipse(330, 476, 22, 9, 24), "#ffe2be", 0.8, 6, False), d.fill(geo.ellipse(338, 560, 11, 8), "#ffe2be", 0.8, 4, False)
        for _ in range(16):
            d.fill(geo.ellipse(312 + d.rng.normal(0, 17), 494 + d.rng.normal(0, 7), 1.7), "#b0684c", 0.8, 0, False)
    d.stroke([(342, 446), (347, 458), (373, 488), (371, 498), (355, 501), (358, 510), (350, 518), (355, 527), (346, 536), (350, 552), (338, 572), (308, 580)], 1.3, "#6a2c30", (0.1, 0.2), 0.2)
    d.fill(geo.ellipse(362, 494, 5, 3, -20), "#7c342c", 0.9, 0.6, False)
    lips = geo.curve([(356, 510, "c"), (346, 508), (330, 512), (310, 503, "c"), (326, 521), (340, 530), (352, 527, "c")])
    d.fill(lips, "#c2504a"), d.stroke([(352, 518), (338, 518), (322, 514), (308, 501), (303, 494)], 1.5, "#6a1c24", (0.1, 0.4), 0.1), d.stroke([(298, 490), (292, 504), (298, 520)], 1.0, "#a05a4c", (0.3, 0.5))
    # her eye looks up at it, from the corner
    ball = geo.curve([(296, 456, "c"), (308, 440), (326, 438), (334, 452, "c"), (322, 461), (306, 461)])
    d.fill(ball, "#fbf3e2")
    with d.inside(ball):
        d.fill(geo.ellipse(324, 447, 8, 9), "#4a6a3c"), d.fill(geo.ellipse(325, 446, 4.4, 5), "#1a1016"), d.fill(geo.ellipse(322, 443, 2), "#fff"), d.fill(geo.ellipse(314, 438, 22, 7), "#7a4a54", 0.6, 3, False)
    d.stroke([(292, 458), (306, 440), (326, 437), (336, 452)], 2.0, "#2c1620", (0.2, 0.1), 0.2), d.stroke([(296, 458), (310, 463), (324, 461)], 0.8, "#8a4a44"), d.stroke([(296, 446), (308, 432), (326, 430)], 0.9, "#8a4a44")
    for x, y, dx in ((336, 451, 9), (333, 445, 9), (328, 439, 7)):
        d.stroke([(x, y), (x + dx, y - 4), (x + dx + 3, y - 9)], 1.1, "#2c1620", (0.02, 0.8))
    d.stroke([(284, 434), (300, 414), (328, 410), (342, 420)], 2.6, "#6a3424", (0.3, 0.5), 0.3)
    hair = geo.curve([(298, 390), (266, 410), (262, 440), (258, 470), (246, 496), (256, 530), (240, 556), (252, 584), (226, 596), (212, 622), (186, 604), (158, 622), (152, 590), (132, 574), (148, 540), (144, 500), (152, 450), (190, 400)])
    d.fill(hair, "#9c4a26"), d.model(hair, "#4a1c1a", 14, 12, 0.8)
    with d.inside(hair):
        for k in range(30):
            d.stroke([(286 - 4.6 * k, 398 + 0.9 * k), (256 - 3.4 * k, 470), (246 - 3.4 * k, 572), (236 - 2.8 * k, 612)], d.rng.uniform(0.8, 1.4), ("#d88a4c", "#6a2c1c", "#b8602e", "#4a1c1a")[k % 4], (0.2, 0.4))
    d.contour(hair, 1.0, lost=0.2)
    ear = geo.ellipse(248, 476, 13, 20, -10)
    d.shape(ear, "#e2a07c", 0.9, 0.15), d.stroke([(244, 464), (254, 472), (248, 488)], 0.8, "#9c5444"), d.fill(geo.ellipse(250, 500, 4), "#e8c05c")


def body(d):
    neck = geo.curve([(186, 520), (196, 590), (170, 640, "c"), (312, 640, "c"), (286, 590), (282, 540)])
    d.fill(neck, "#d89a78"), d.model(neck, SKIN_DARK, 12, 10, 0.7)
    with d.inside(neck):
        d.fill(geo.ellipse(272, 548, 60, 26, 10), SKIN_DARK, 0.75, 10, False)
    back = geo.curve([(196, 604, "c"), (164, 632), (140, 700), (142, 800), (162, 900), (130, 1000), (92, 1130), (80, 1230, "c"), (420, 1230, "c"), (396, 1080), (348, 960), (324, 896), (340, 800), (346, 710), (326, 646), (300, 610, "c"), (250, 624)])
    d.fill(back, DRESS)
    with d.inside(back):
        sprig = lambda q, row: (q.stroke([(0, 6), (0, -5)], 0.9, "#d8c878"), q.fill(geo.ellipse(0, -8, 4, 4.6), ("#f3d890", "#f0a078")[row % 2], 1, 0, False), q.fill(geo.ellipse(4, 1, 4, 1.8, -30), "#7cb088", 1, 0, False))
        d.scatter([(80, 600), (430, 600), (430, 1230), (80, 1230)], 42, sprig)
        d.fill(geo.ribbon([(340, 640), (346, 760), (318, 900), (400, 1230)], [50, 60, 50, 90], 24), DRESS_DARK, 0.72, 20, False)
        d.fill(geo.ribbon([(156, 640), (140, 760), (156, 890), (96, 1220)], [16, 18, 14, 26], 24), DRESS_LIT, 0.75, 8, False)
        for x0, x1, w in ((200, 170, 26), (250, 250, 34), (296, 330, 30)):
            d.fill(geo.ribbon([(x0, 910), (0.5 * (x0 + x1), 1060), (x1, 1230)], [4, 0.7 * w, 1.2 * w], 24), DRESS_DARK, 0.7, 9, False), d.fill(geo.ribbon([(x0 - 16, 916), (0.5 * (x0 + x1) - 24, 1060), (x1 - 34, 1230)], [3, 0.4 * w, 0.6 * w], 24), DRESS_LIT, 0.6, 6, False)
    d.contour(back, 1.2, lost=0.15)
    band = geo.ribbon([(154, 898), (240, 916), (328, 894)], [30, 32, 30], 24, False)
    d.fill(band, "#efe4cc"), d.model(band, "#9c8a7c", 6, 5, 0.8), d.contour(band, 1.0, lost=0.2)
    collar = geo.curve([(188, 606, "c"), (240, 630), (306, 608, "c"), (322, 636), (250, 660), (174, 636)])
    d.fill(collar, "#f3ead6"), d.model(collar, "#a8988c", 7, 5, 0.7), d.contour(collar, 1.0, lost=0.2)


def far_arm(d):
    """The hand that strokes."""
    sleeve = geo.ribbon([(316, 668), (372, 746), (420, 764)], [74, 66, 54], 24)
    d.shape(sleeve, "#28605f", 1.1, 0.25)
    fore = geo.ribbon([(410, 762), (462, 736), (508, 706)], [40, 33, 25], 20)
    d.fill(fore, SKIN), d.model(fore, SKIN_DARK, 10, 7, 0.7), d.contour(fore, 1.0, lost=0.1)
    cuff = geo.ribbon([(402, 766), (428, 752)], [60, 58], 8)
    d.shape(cuff, "#efe4cc", 1.0, 0.2)
    palm = geo.curve([(498, 694), (518, 678), (544, 672), (556, 690), (550, 716), (528, 726), (506, 720)])
    d.fill(palm, SKIN), d.model(palm, SKIN_DARK, 7, 6, 0.6)
    d.stroke([(506, 721), (528, 727), (548, 718)], 1.0, "#7c3a34", (0.2, 0.2))


def strokes_it(d):
    """Fingers over the stem: the backs of them, one behind the other."""
    for y0, y1, x1, w in ((684, 664, 584, 15), (694, 684, 592, 15.5), (706, 703, 590, 15), (716, 720, 580, 13)):
        points = [(540, y0), (566, 0.5 * (y0 + y1) - 5), (x1, y1), (x1 + 5, y1 + 9)]
        one = geo.ribbon(points, [w + 2, w, 0.9 * w, 0.7 * w], 18)
        d.fill(one, SKIN)
        with d.inside(one):
            d.fill(geo.ribbon([(x, y + 0.34 * w) for x, y in points], [0.5 * w] * 4, 18), SKIN_DARK, 0.6, 3, False)
        with d.inside(geo.rectangle(552, 600, 100, 200)):
            d.contour(one, 0.9, lost=0.1)
    thumb = geo.ribbon([(520, 690), (530, 664), (542, 640)], [19, 16, 11], 16)
    d.fill(thumb, SKIN), d.contour(thumb, 0.9, lost=0.1), d.fill(geo.ellipse(540, 644, 4, 6, 24), "#f8dcc4"), d.fill(geo.ellipse(520, 698, 12, 12), SKIN)


def near_arm(d):
    """The hand that does not."""
    with d.at(0, -44):
        blades(d)
    upper = geo.ribbon([(214, 664), (150, 740), (100, 798)], [84, 76, 58], 30)
    d.cast(upper, 10, 8, DRESS_DARK, 0.6, 10), d.fill(upper, DRESS)
    with d.inside(upper):
        sprig = lambda q, row: (q.stroke([(0, 6), (0, -5)], 0.9, "#d8c878"), q.fill(geo.ellipse(0, -8, 4, 4.6), ("#f3d890", "#f0a078")[row % 2], 1, 0, False))
        d.scatter([(60, 620), (270, 620), (270, 870), (60, 870)], 42, sprig)
        d.fill(geo.ribbon([(250, 690), (186, 786), (120, 860)], [36, 38, 30], 24), DRESS_DARK, 0.8, 12, False), d.fill(geo.ribbon([(186, 640), (118, 740), (74, 812)], [16, 16, 12], 24), DRESS_LIT, 0.8, 8, False)
        for y in (760, 782):
            d.fill(geo.ribbon([(100, y - 20), (140, y + 8), (180, y + 6)], [3, 9, 3], 14), DRESS_DARK, 0.7, 3, False)
    d.contour(upper, 1.2, lost=0.1)
    with d.at(0, -44):
        forearm(d)


def forearm(d):
    fore = geo.ribbon([(96, 820), (92, 886), (116, 946)], [46, 40, 30], 24)
    d.fill(fore, SKIN)
    with d.inside(fore):
        d.fill(geo.ribbon([(116, 820), (112, 886), (134, 946)], [24, 20, 14], 20), SKIN_DARK, 0.65, 7, False), d.fill(geo.ribbon([(80, 830), (76, 886), (104, 946)], [9, 9, 7], 20), "#ffe0bc", 0.8, 4, False)
    d.contour(fore, 1.1, lost=0.1)
    cuff = geo.ribbon([(72, 824), (96, 836), (124, 836)], [30, 32, 30], 14, False)
    d.fill(cuff, "#f3ead6"), d.model(cuff, "#a8988c", 6, 5, 0.8), d.contour(cuff, 1.0, lost=0.1)
    palm = geo.curve([(98, 936), (128, 930), (150, 950), (156, 982), (138, 1006), (108, 1000), (94, 970)])
    d.fill(palm, SKIN), d.model(palm, SKIN_DARK, 9, 7, 0.6), d.contour(palm, 1.0, lost=0.2)
    for k in range(4):
        y = 960 + 15 * k
        points = [(150 - 2 * k, y - 6), (118 - 2 * k, y + 1), (92 + 2 * k, y + 6), (90 + 2 * k, y + 12)]
        one = geo.ribbon(points, [17, 17, 15.5, 10], 18)
        d.fill(one, SKIN)
        with d.inside(one):
            d.fill(geo.ribbon([(x, y + 6) for x, y in points], [8, 8, 7, 5], 18), SKIN_DARK, 0.6, 3, False)
        d.contour(one, 0.9, lost=0.1), d.stroke([(118, y - 5), (120, y + 4)], 0.7, "#9c5444")


def blades(d):
    """Long, open, freshly ground."""
    d.fill(geo.ellipse(150, 1120, 60, 110), DRESS_DARK, 0.4, 16, False)
    for turn, flip in ((20, False), (-14, True)):
        with d.at(112, 1040, 0.98, turn, flip):
            blade = geo.curve([(-9, -16, "c"), (14, -14, "c"), (20, 60), (14, 130), (-2, 192, "c"), (-8, 110)])
            d.fill(blade, "#c6d2d8")
            with d.inside(blade):
                d.fill(geo.ribbon([(14, -10), (19, 70), (0, 190)], [9, 10, 3], 20), "#5f7080", 0.9, 2, False), d.fill(geo.ribbon([(-7, 0), (-5, 90), (-2, 180)], [6, 5, 2], 20), "#ffffff", 0.9, 1.5, False)
            d.contour(blade, 1.1, lost=0.05)
            d.fill(geo.ribbon([(2, -14), (8, -50), (6, -104)], [13, 17, 19], 16), "#b8402f"), d.contour(geo.ribbon([(2, -14), (8, -50), (6, -104)], [13, 17, 19], 16), 1.0)
    d.shape(geo.ellipse(112, 1040, 9), "#e0b04a", 1.0, 0.1), d.fill(geo.ellipse(112, 1040, 3), "#5c3420")


def runaway(d):
    """One has understood in time."""
    cumulus(d, 120, 214, 62, number=15)
    d.stroke([(124, 222), (132, 262), (120, 300), (128, 330)], 2.0, "#5f9a4a", (0.05, 0.3))
    with d.at(128, 322, 1, 24):
        d.stroke([(0, 0), (4, 14)], 1.0, "#6a4a34", (0.02, 0.02)), d.shape(geo.polygon([(-12, 14), (12, 12), (16, 46), (-14, 48)]), "#f3e2b4", 0.9, 0.15), d.fill(geo.ellipse(1, 20, 2.4), "#8a5c34")


def paint(picture):
    sky = ((0, "#4f9fb8"), (0.22, "#8fc4c4"), (0.42, "#f3e0b4"), (0.54, "#f8c08a"), (1, "#f0b080"))
    picture.image = ramp(sky, np.clip((picture.y + 16 * picture.noise(260, 4, stretch=(4, 1))) / 1200, 0, 1)).astype(np.float32)
    picture.glow(40, 600, 420, "#fff2cc", 0.55)
    far, mid, cloud, her = (Drawing(picture, "#2c2230", 1.8, light=(-0.8, -0.6), seed=seed) for seed in (3, 5, 9, 11))
    outside(far), house(far), runaway(far)
    shelf(mid), bench(mid)
    stem(cloud, STEM, [24, 25, 24, 22, 20, 16])
    leaf(cloud, 560, 838, 116, -14), leaf(cloud, 572, 790, 96, 10, True), leaf(cloud, 560, 628, 92, -30), leaf(cloud, 550, 590, 80, -24, True)
    crowned(cloud)
    pot(cloud, 560, 1092, 186, 158), bucket(cloud)
    far_arm(her), strokes_it(her), body(her), near_arm(her), head(her), strawhat(her)
    for d in (far, mid):
        d.under()
    picture.glow(30, 560, 360, "#fff0c8", 0.3)
    for d in (cloud, her):
        d.under()
    cover = [d.cover() for d in (far, mid, cloud, her)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.12).sharpen_at(320, 470, 150, 1.0)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[2], cover[3]), 2) * 0.85)
    picture.directions(base=20, swirl=0.3)
    strokes(picture, (26, 13, 6, 3, 1.7), length=8, jitter=(0.014, 0.010), need=(0, 0.04, 0.045, 0.045))
    wash(picture, edge=0.10, granulation=0.025, bleed=0.12)
    free = np.ones(picture.shape, np.float32)
    for d, c in zip((her, cloud, mid, far), cover[::-1], strict=True):
        d.over(free)
        free = free * (1 - c)
    return finish(picture, impasto=0, paper=0.03, grain=0.005)
