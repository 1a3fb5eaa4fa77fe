"""For whom do they stand so straight, and does he know that he is expected?

From the ground: a red carpet runs from a far palace between the stockings of six footmen, and slips into a molehill.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 4, 77, 1.25
HORIZON, EYE = 436, 0.45  # of the card; metres above the grass
RED, DEEP, GOLD = "#c3302c", "#6e1526", "#e3ab46"
MIDDLE = [(402, 446), (424, 462), (436, 480), (404, 504), (372, 540), (386, 600), (398, 700), (400, 800), (400, 900), (400, 1000)]


def scene(detail):
    bare_sheet()


def half(y, metres=0.155):
    return metres * (y - HORIZON) / EYE


def lawn(d):
    d.fill(geo.rectangle(-10, HORIZON, 820, 800), "#7c8f4c")
    for k in range(9):
        near, far = (0.35 + 0.5 * k, 0.85 + 0.5 * k)
        for side in (-1, 1):
            if k % 2 == 0:
                d.fill(geo.polygon([(400 + side * half(y, m), y) for y, m in ((440, near), (1210, near), (1210, far), (440, far))]), "#93a157", 0.55, 3, False)
    d.fill(geo.ellipse(400, 1220, 640, 170), "#33482f", 0.75, 70, False)
    d.fill(geo.rectangle(-20, HORIZON - 6, 840, 40), "#cdbd78", 0.6, 14, False)
    for _ in range(900):
        y = HORIZON + 40 + 740 * d.rng.random() ** 0.8
        x, tall = d.rng.uniform(-10, 810), half(y, 0.03) * d.rng.uniform(0.5, 1.2)
        lean = d.rng.normal(0, 0.3 * tall)
        d.stroke([(x, y), (x + 0.4 * lean, y - 0.6 * tall), (x + lean, y - tall)], 0.5 + tall / 28, ("#5d7440", "#a6ad5c", "#4c6338", "#c6bd68")[d.rng.integers(4)], (0.05, 0.8))


def yew(d, x, y, high):
    tree = geo.curve([(x, y - high, "c"), (x + 0.13 * high, y - 0.62 * high), (x + 0.21 * high, y - 0.22 * high), (x + 0.14 * high, y), (x - 0.14 * high, y), (x - 0.21 * high, y - 0.24 * high), (x - 0.12 * high, y - 0.64 * high)])
    d.fill(geo.polygon([(x, y - 2), (x + 1.6 * high, y + 0.10 * high), (x + 1.5 * high, y + 0.22 * high), (x, y + 2)]), "#566b40", 0.7, 2, False)
    d.fill(tree, "#35523f")
    with d.inside(tree):
        d.fill(geo.ribbon([(x - 0.05 * high, y - high), (x - 0.17 * high, y - 0.3 * high), (x - 0.16 * high, y)], [0.06 * high, 0.12 * high, 0.1 * high], 12), "#a9a860", 0.8, 0.03 * high, False)


def palace(d):
    """A front of eleven windows, two wings, a dome; every window on the left has the sun."""
    stone, shade, roof = "#f3d9a4", "#b98f84", "#5c7391"
    for x in range(170, 640, 13):
        high = 26 + 12 * np.sin(0.7 * x) + 8 * np.sin(0.23 * x)
        d.fill(geo.ellipse(x, HORIZON - 0.4 * high, 12, high * 0.62), "#6d8562")
    for left, right, top in ((262, 326, 384), (478, 542, 384), (310, 494, 372), (366, 438, 352)):
        wall = geo.polygon([(left, HORIZON + 4), (left, top), (right, top), (right, HORIZON + 4)])
        d.fill(wall, stone)
        d.fill(geo.polygon([(left + 0.72 * (right - left), HORIZON + 4), (left + 0.76 * (right - left), top), (right, top), (right, HORIZON + 4)]), shade, 0.55, 5, False)
        d.stroke([(left - 3, top), (right + 3, top)], 1.4, "#8a6a66", (0.02, 0.02))
    for left, right in ((258, 330), (474, 546)):
        d.fill(geo.polygon([(left, 384), (left + 14, 352), (right - 14, 352), (right, 384)]), roof)
    d.fill(geo.polygon([(322, 372), (330, 356), (474, 356), (482, 372)]), roof)
    dome = geo.curve([(374, 332, "c"), (376, 304), (390, 282), (402, 272), (414, 282), (428, 304), (430, 332, "c")])
    d.fill(dome, roof)
    with d.inside(dome):
        d.fill(geo.ribbon([(392, 276), (382, 304), (381, 334)], [8, 14, 14], 12), "#c9b6a0", 0.8, 4, False)
    d.fill(geo.polygon([(399, 274), (400, 250), (402, 240), (404, 250), (405, 274)]), GOLD)
    d.fill(geo.rectangle(378, 328, 48, 28), "#d9b98c"), d.fill(geo.rectangle(408, 328, 18, 28), shade, 0.5, 3, False)
    for x in (384, 395, 406, 417):
        d.fill(geo.rectangle(x - 2, 334, 5, 13, 2), "#6a6078")
    d.fill(geo.polygon([(360, 356), (402, 340), (444, 356)]), "#f0d29c"), d.stroke([(360, 356), (402, 340), (444, 356)], 1.0, "#8a6a66")
    for y, high in ((390, 14), (414, 15)):
        for x in (272, 288, 304, 336, 350, 372, 388, 412, 428, 450, 464, 490, 506, 522):
            lit = d.rng.random() < 0.45
            d.fill(geo.rectangle(x - 3, y, 7, high, 1), "#fff1b8" if lit else "#6a6078")
    d.fill(geo.rectangle(394, 410, 14, 30, 5), "#5a2a34"), d.fill(geo.polygon([(372, 446), (384, 438), (420, 438), (432, 446)]), "#e0c79c")


def carpet(d):
    line = geo.sample(MIDDLE, 160)
    wide = half(line[:, 1])
    left, right = line - np.stack([wide, 0 * wide], -1), line + np.stack([wide, 0 * wide], -1)
    shape = geo.polygon([tuple(p) for p in (*left, *right[::-1])])
    thick = geo.polygon([tuple(p) for p in (*(right - (2, 0)), *((right + np.stack([0.05 * wide, 0.06 * wide], -1))[::-1]))])
    d.fill(geo.moved(shape, 10, 6), "#2c3a28", 0.6, 7, False)
    d.fill(thick, "#4c101d"), d.fill(shape, RED)
    with d.inside(shape):
        for inner, outer, tone in ((0.80, 0.93, GOLD), (0.74, 0.765, GOLD)):
            for side in (-1, 1):
                band = [*(line + np.stack([side * inner * wide, 0 * wide], -1)), *(line + np.stack([side * outer * wide, 0 * wide], -1))[::-1]]
                d.fill(geo.polygon([tuple(p) for p in band]), tone)
        d.fill(geo.ribbon([(470, 470), (420, 560), (480, 700), (560, 1000)], [10, 40, 120, 220], 40), DEEP, 0.5, 34, False)
        d.fill(geo.ribbon([(390, 560), (330, 760), (260, 1000)], [20, 50, 80], 30), "#ef6a44", 0.5, 20, False)
        for y in (640, 724, 806, 900, 968):
            h = half(y)
            d.fill(geo.ribbon([(400 - h, y - 4), (400 - 0.2 * h, y + 5), (400 + h, y - 2)], [0.03 * h, 0.09 * h, 0.03 * h], 20), "#8a1d27", 0.55, 0.02 * h, False)
            d.fill(geo.ribbon([(400 - h, y - 0.10 * h), (400 - 0.2 * h, y - 0.05 * h), (400 + h, y - 0.08 * h)], [0.02 * h, 0.06 * h, 0.02 * h], 20), "#f07a50", 0.45, 0.02 * h, False)
    return shape


def leg(d, x, y, s, side, slipped=False):
    """s: pixels in a metre.  A breech with its buckle at the knee, a silk stocking, a shoe turned to the carpet.

    The sun is low on the left: the left row shows us its shadow side.
    """
    dusk = side < 0
    with d.at(x, y, s / 100, 0, side > 0):
        flip = -1 if side > 0 else 1
        shoe = geo.curve([(-5.6, -8, "c"), (-6.4, -2), (-5.6, 1.6), (0, 2.6), (6, 3.4), (12, 3.0), (14.6, 0.6), (13, -3.0), (8.6, -6), (5.2, -10, "c")])
        stocking = geo.curve([(-4.4, -7, "c"), (-4.7, -16), (-7.2, -28), (-7.0, -37), (-5.4, -46), (-5.6, -53, "c"), (6.2, -53, "c"), (5.6, -46), (6.6, -36), (5.8, -26), (4.0, -16), (5.2, -8, "c")])
        breech = geo.curve([(-6.6, -49, "c"), (-9.4, -60), (-11, -80), (-13, -130, "c"), (13, -130, "c"), (11, -80), (9, -60), (7.2, -49, "c"), (0, -47.5)])
        for shape, tone, dark, warm in ((stocking, "#c3bdc6" if dusk else "#f3e4c4", "#7b7c99", "#fff3d2"), (breech, "#233650" if dusk else "#31527a", "#131d36", "#7f96a6"), (shoe, "#2a2029", "#120c14", "#8a6a60")):
            d.fill(shape, tone)
            with d.inside(shape):
                d.fill(geo.ribbon([(flip * 9, -130), (flip * 8, -60), (flip * 6.6, -36), (flip * 4.4, -12), (flip * 5, 2)], [16, 11, 7.5, 5.5, 7], 24), dark, 0.85, 1.5, False)
                d.fill(geo.ellipse(0, -47.5, 9, 3), dark, 0.6, 1.2, False)
                d.fill(geo.ribbon([(flip * -12.5, -130), (flip * -9, -62), (flip * -7.2, -34), (flip * -4.8, -12), (flip * -6, 2)], [3.4, 2.6, 2.6, 2.0, 2], 30), warm, 0.9, 0.7, False)
            d.contour(shape, 1.0, lost=0.3)
        d.stroke([(1.4, -12), (1.9, -24), (1.0, -40)], 0.6, "#8f8494", (0.2, 0.5))
        if slipped:
            bare = geo.curve([(-7.0, -45.5), (-7.4, -34), (-5.4, -21), (4.6, -21), (6.7, -34), (6.2, -45.5)])
            d.fill(bare, "#e0aa80")
            with d.inside(bare):
                d.fill(geo.ribbon([(flip * 7, -50), (flip * 6.6, -34), (flip * 4.8, -18)], [7, 7, 6], 16), "#a0605a", 0.8, 1.5, False)
            roll = geo.curve([(-5.4, -7), (-7.2, -12), (-6.2, -17), (-7.6, -21), (-4, -24), (0, -22.6), (4, -24.4), (7, -21), (5.6, -16.5), (6.8, -12), (5.6, -7.5), (0, -6)])
            d.shape(roll, "#efe0c2", 1.0, 0.2)
            for k, yy in enumerate((-20, -15.5, -11)):
                d.stroke([(-6.4 + 0.5 * k, yy), (-1, yy + 2.2 - k), (6.2 - 0.6 * k, yy - 1)], 1.0, "#85788a", (0.2, 0.4))
        for x0, x1 in ((-4, -6), (1, 1), (5, 8)):
            d.stroke([(x0, -54), (x1 * 0.9, -66), (x1, -82)], 1.0, "#101a30" if dusk else "#1b3152", (0.1, 0.7))
        d.shape(geo.curve([(-6.8, -51), (0, -49.2), (7.4, -51), (7.4, -47.2), (0, -45.6), (-6.4, -47.2)]), "#9a7a3c" if dusk else GOLD, 0.9, 0.12)
        for k in range(3):
            d.shape(geo.ellipse(6.2 + 0.7 * k, -56 - 7.5 * k, 1.5), "#b98a45" if dusk else GOLD, 0.7, 0.1)
        d.shape(geo.rectangle(3.6, -50.6, 3.4, 3.8, 0.8), "#f2d48a", 0.8, 0)
        buckle = geo.curve([(1.6, -9.4), (6.2, -9), (9.4, -5.4), (7, -3.4), (2.6, -5)])
        d.shape(buckle, "#b98a3c" if dusk else "#f0c25a", 0.9, 0), d.fill(geo.curve([(3.2, -8), (5.6, -7.8), (7.4, -5.4), (6.2, -4.6), (3.8, -5.6)]), "#2a2029")


def at_the_soles(d, s, wide):
    """Blades before the shoes, which press the grass down."""
    for _ in range(26):
        side = d.rng.choice((-1, 1))
        x, y = 400 + side * s * (wide + d.rng.uniform(-0.09, 0.2)), HORIZON + (EYE + d.rng.uniform(0.012, 0.04)) * s
        tall, lean = s * d.rng.uniform(0.012, 0.045), d.rng.normal(0, 0.012) * s
        d.fill(geo.ribbon([(x, y + 4), (x + 0.3 * lean, y - 0.6 * tall), (x + lean, y - tall)], [0.007 * s, 0.005 * s, 0.6], 8), ("#3d5a34", "#5b7a3c", "#8f9f50", "#2e4630")[d.rng.integers(4)])


def footmen(d):
    rows = ((560, 0.300), (840, 0.290), (1290, 0.272))
    for s, wide in rows:
        y = HORIZON + EYE * s
        for side in (-1, 1):
            x = 400 + side * (wide + 0.06) * s
            for foot in (-0.055, 0.06):
                d.fill(geo.polygon([(x + foot * s, y - 0.02 * s), (x + (foot + 0.9) * s, y + 0.10 * s), (x + (foot + 0.9) * s, y + 0.19 * s), (x + foot * s, y + 0.03 * s)]), "#241f36", 0.5, 0.006 * s, False)
    for s, wide in rows:
        y = HORIZON + EYE * s
        for side in (-1, 1):
            x = 400 + side * (wide + 0.06) * s
            for foot, drop in ((0.066, -0.02), (-0.060, 0.0)):
                d.fill(geo.ellipse(x + side * (foot - 0.03) * s, y + (drop + 0.022) * s, 0.13 * s, 0.022 * s), "#18201c", 0.7, 0.006 * s, False)
            leg(d, x + side * 0.066 * s, y - 0.02 * s, s, side)
            leg(d, x - side * 0.060 * s, y, s, side, s == 840 and side > 0)
        at_the_soles(d, s, wide)


def molehill(d):
    hill = [(60, 1220), (120, 1130), (176, 1060), (250, 1012), (330, 994), (400, 990), (470, 992), (556, 1014), (632, 1066), (690, 1140), (750, 1220)]
    d.fill(geo.ellipse(450, 1190, 380, 60), "#1f2c20", 0.7, 30, False)
    d.fill(hill, "#4b3328"), d.model(hill, "#221519", 50, 40, 0.8)
    crumbs(d, hill, 420)
    # the far rim with the carpet over it, and down into the dark
    hole = geo.ellipse(404, 1084, 178, 60)
    d.fill(hole, "#0d070b")
    over = geo.curve([(216, 974, "c"), (260, 970), (400, 968), (540, 970), (584, 974, "c"), (588, 1026), (568, 1070), (552, 1120, "c"), (480, 1150), (400, 1156), (320, 1150), (252, 1120, "c"), (234, 1066), (212, 1026)])
    with d.inside(geo.union(hole, geo.rectangle(100, 960, 620, 120))):
        d.fill(geo.moved(over, 10, 8), "#150a0e", 0.8, 8, False)
        d.fill(over, RED)
        with d.inside(over):
            for side in (-1, 1):
                for inner, outer in ((0.80, 0.93), (0.735, 0.765)):
                    band = [(401 + side * k * w, y) for k, path in ((inner, 1), (outer, -1)) for w, y in ((184, 968), (188, 1020), (168, 1066), (150, 1130))[::path]]
                    d.fill(geo.polygon(band), GOLD)
            d.fill(geo.ribbon([(190, 990), (400, 992), (610, 990)], [18, 26, 18], 20), "#f58a58", 0.7, 9, False)
            for x0, x1, x2 in ((300, 312, 322), (372, 366, 372), (452, 446, 438), (520, 500, 488)):
                d.fill(geo.ribbon([(x0, 1008), (x1, 1060), (x2, 1150)], [4, 22, 26], 16), "#5c0f20", 0.75, 7, False)
                d.fill(geo.ribbon([(x0 - 18, 1008), (x1 - 22, 1060), (x2 - 22, 1150)], [4, 12, 10], 16), "#e8583c", 0.6, 5, False)
            d.fill(geo.ellipse(404, 1150, 220, 70), "#0d070b", 1, 22, False)
        d.stroke([(584, 974), (588, 1026), (568, 1070)], 2.6, "#3c0c18", (0.05, 0.2)), d.stroke([(216, 974), (212, 1026), (234, 1066)], 1.6, "#3c0c18", (0.05, 0.2))
    front = [(90, 1220), (150, 1120), (196, 1078), (224, 1096), (270, 1128), (340, 1146), (404, 1150), (470, 1146), (540, 1126), (584, 1094), (612, 1078), (660, 1130), (720, 1220)]
    d.fill(front, "#5a3e30"), d.model(front, "#241619", 30, 26, 0.7)
    with d.inside(geo.curve(front)):
        d.fill(geo.ribbon([(150, 1110), (240, 1116), (340, 1156), (470, 1156), (590, 1104)], [26, 20, 14, 14, 10], 30), "#a8744c", 0.7, 8, False)
    crumbs(d, front, 330)


def crumbs(d, outline, count):
    """Earth: a few clods among many crumbs, angular, each with a lit side; they roll over the edge."""
    path = geo.curve(outline)
    box = path.computeTightBounds()
    for _ in range(count):
        x, y = d.rng.uniform(box.left(), box.right()), d.rng.uniform(box.top() - 4, 1200)
        if not path.contains(float(x), float(y + 8)):
            continue
        r = 2.5 + 12 * d.rng.random() ** 4
        tone = ("#3b2722", "#5f4334", "#4a322a", "#2c1c1d")[d.rng.integers(4)]
        clod = geo.polygon([(x + r * k * np.cos(a), y + 0.75 * r * k * np.sin(a)) for a, k in zip(np.sort(d.rng.uniform(0, 6.28, 7)), d.rng.uniform(0.75, 1.15, 7), strict=True)])
        d.fill(geo.moved(clod, 0.35 * r, 0.4 * r), "#170e12", 0.55, 0.2 * r, False), d.fill(clod, tone)
        if d.rng.random() < 0.7:
            with d.inside(clod):
                d.fill(geo.ellipse(x - 0.5 * r, y - 0.5 * r, 0.8 * r, 0.5 * r), "#b07c50", 0.7, 0.2 * r, False)


def tufts(d):
    for _ in range(130):
        side = d.rng.choice((-1, 1))
        x = 404 + side * d.rng.uniform(230, 400)
        y, tall = 1120 + 0.28 * abs(x - 404) + d.rng.uniform(-20, 30), d.rng.uniform(30, 90)
        lean = d.rng.normal(0, 0.35) * tall
        d.fill(geo.ribbon([(x, y + 20), (x + 0.3 * lean, y - 0.6 * tall), (x + lean, y - tall)], [d.rng.uniform(4, 8), 4, 0.8], 10), ("#2e4430", "#47602f", "#71823f", "#25382c")[d.rng.integers(4)])


def paint(picture):
    sky = ((0, "#7fa5b4"), (0.4, "#c3cdb4"), (0.75, "#f3d9a0"), (1, "#f7c487"))
    picture.image = ramp(sky, np.clip((picture.y + 14 * picture.noise(300, 4, stretch=(3, 1))) / HORIZON, 0, 1)).astype(np.float32)
    picture.glow(60, 380, 420, "#fff0c0", 0.6)
    far, land, men, near = (Drawing(picture, "#2a1c26", 1.8, light=(-0.9, -0.35), seed=seed) for seed in (3, 5, 9, 11))
    palace(far), lawn(land)
    for x, y, high in ((330, 476, 40), (500, 474, 38), (300, 500, 58), (540, 502, 60), (226, 474, 34), (590, 472, 34)):
        yew(land, x, y, high)
    carpet(land), footmen(men), molehill(near), tufts(near)
    far.under(), land.under(), men.under(), near.under()
    cover = [drawing.cover() for drawing in (far, land, men, near)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.1).sharpen_at(400, 380, 170, 0.9)
    picture.focus = np.maximum(picture.focus, blur(cover[3], 2) * 0.6)
    picture.directions(base=4, swirl=0.3)
    strokes(picture, (24, 12, 6, 3, 1.7), length=8, jitter=(0.014, 0.011), need=(0, 0.04, 0.045, 0.045))
    far.over((1 - cover[1]) * (1 - cover[2]) * (1 - cover[3])), land.over((1 - cover[2]) * (1 - cover[3]))
    men.over(1 - cover[3]), near.over()
    pencil(picture, "#f6efdf", layers=(62, -28), wide=1.3, reach=24, press=0.9, mask=0.10)
    return finish(picture, impasto=0.02, paper=0.03)
