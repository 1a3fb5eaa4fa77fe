"""To whom do they lift their hands, and where has the one without gone?

Sunset in the snow, close behind a fence: on every picket a knitted mitten, one picket bare, and a track that leads from it into the sun.
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
SAMPLES, SEED, SCALE = 4, 764, 1.25
SUN = (634, 474)
PALM = [(-50, -60), (-66, -130), (-70, -220), (-54, -300), (-4, -338), (48, -304), (68, -226), (66, -140), (50, -60)]
THUMB = [(40, -84), (74, -116), (108, -174), (124, -222), (108, -252), (80, -246), (62, -204), (46, -160)]
STAR = ("0001000", "1001001", "0111110", "0011100", "0111110", "1001001", "0001000")
HEART = ("0000000", "0110110", "1111111", "1111111", "0111110", "0011100", "0001000")


def nordic(column, row):
    return 1 if row % 11 > 8 and (column + row) % 2 else int(row % 11 < 7 and STAR[row % 11][(column + 3) % 7] == "1")


def striped(column, row):
    return (0, 0, 1, 1, 2, 2, 1, 1)[row % 8]


def dotted(column, row):
    across = (column + 3 * (row // 6 % 2)) % 6
    return int(row % 6 < 3 and across < 3 and (row % 6 == 1 or across == 1))


def zigzag(column, row):
    return (0, 0, 1, 2, 1)[(row + abs(column % 8 - 4)) % 5]


def hearts(column, row):
    return int(row % 9 < 7 and HEART[row % 9][(column + 3) % 7] == "1")


HANDS = (  # picket, top of it, lean, size, thumb to the left, pattern, colours, cuff
    (52, 628, -7, 1.10, False, hearts, ("#3f5f9c", "#f3e4cf", "#f3e4cf"), ("#2c4478", "#8fa6d0")),
    (196, 566, 3, 1.28, True, nordic, ("#a82f3a", "#f6e9d6", "#f6e9d6"), ("#7d2030", "#d98a80")),
    (342, 640, -4, 0.98, False, striped, ("#2f7a72", "#e6b04a", "#f4e2b8"), ("#1f5854", "#e6b04a")),
    (480, 590, 5, 1.16, True, dotted, ("#7a4480", "#f6dcc0", "#f6dcc0"), ("#552e60", "#c08ab8")),
    (762, 600, 5, 1.18, False, zigzag, ("#3f6f3c", "#f1e3c0", "#c9543c"), ("#2c5030", "#a8bc78")),
)
BARE = (626, 640)


def scene(detail):
    bare_sheet()


def valley(d):
    ridge = geo.curve([(-20, 486), (120, 462), (300, 484), (470, 490), (640, 474), (830, 492), (830, 620), (-20, 620)])
    d.fill(ridge, "#7c7fb4")
    with d.inside(ridge):
        d.fill(geo.ellipse(634, 480, 210, 60), "#f3b088", 0.95, 26, False)
    for x, base, high, wide in ((20, 474, 34, 44), (66, 470, 26, 36), (112, 468, 44, 26), (150, 474, 26, 38)):
        d.fill(geo.polygon([(x - wide / 2, base + 8), (x - wide / 2, base - 0.5 * high), (x, base - high), (x + wide / 2, base - 0.5 * high), (x + wide / 2, base + 8)]), "#464a80")
        d.fill(geo.polygon([(x - wide / 2 - 3, base - 0.45 * high), (x, base - high - 3), (x + wide / 2 + 3, base - 0.45 * high), (x, base - high + 5)]), "#c3b8d4")
        d.fill(geo.rectangle(x - 4, base - 0.36 * high, 7, 9), "#ffcf7a")
    for x, high in ((262, 60), (288, 86), (312, 50), (404, 70), (424, 46), (536, 44), (782, 80), (806, 60)):
        for k in range(4):
            y = 492 - high * (0.1 + 0.22 * k)
            w = high * (0.26 - 0.055 * k)
            d.fill([(x, y - 0.34 * high, "c"), (x + w, y, "c"), (x + 0.3 * w, y - 3), (x - 0.3 * w, y - 2), (x - w, y, "c")], "#4b5088")
    hill = geo.curve([(-20, 560), (140, 540), (330, 556), (500, 520), (640, 496), (830, 520), (830, 1230), (-20, 1230)])
    d.fill(hill, "#8793c4")
    with d.inside(hill):
        d.fill(geo.ellipse(636, 560, 240, 110), "#f6b692", 0.85, 46, False), d.fill(geo.ellipse(634, 520, 120, 40), "#ffe2b0", 0.85, 20, False)
        d.fill(geo.ellipse(100, 900, 320, 260), "#56659e", 0.7, 70, False), d.fill(geo.ellipse(500, 1240, 560, 150), "#4a578f", 0.85, 60, False)
        for line in ([(-20, 640), (140, 610), (300, 640), (420, 620)], [(420, 700), (560, 660), (830, 690)], [(-20, 800), (200, 770), (440, 820), (830, 780)]):
            d.fill(geo.ribbon(line, [8, 26, 8], 40), "#c3b5d4", 0.5, 9, False), d.fill(geo.ribbon([(x, y + 18) for x, y in line], [8, 24, 8], 40), "#66729f", 0.5, 9, False)
    way = geo.sample([(690, 900), (688, 800), (672, 720), (696, 650), (668, 590), (628, 556), (636, 524), (636, 504)], 19)
    for k, (x, y) in enumerate(way):
        size = 0.16 + 0.9 * (y - 490) / 400
        with d.at(x + (9 if k % 2 else -9) * size, y, 0.16 * size, -8 if k % 2 else 8, bool(k % 2), tall=0.62):
            print_ = geo.moved(geo.union(geo.curve(PALM), geo.curve(THUMB)), 0, 170)
            d.fill(print_, "#4a548c", 0.95, 0, False), d.fill(geo.moved(print_, 8, 18), "#39427a", 0.5, 4, False)
            d.stroke([(72, -90), (76, 20), (58, 120)], 0.8, "#f3d6c8", (0.2, 0.4))


def picket(d, x, top, wide=76, tone="#5b4458"):
    lean = d.rng.normal(0, 3)
    shape = geo.polygon([(x + lean, top - 40), (x + wide / 2 + lean, top + 8), (x + wide / 2, 1220), (x - wide / 2, 1220), (x - wide / 2 + lean, top + 8)])
    d.cast(shape, -10 if x < SUN[0] else 12, 10, "#2a2a58", 0.5, 8)
    d.fill(shape, tone)
    sunny = 1 if x < SUN[0] else -1
    with d.inside(shape):
        d.fill(geo.rectangle(x - wide / 2 - 20 + (0 if sunny > 0 else wide - 10), top - 60, 50, 800), "#2e2340", 0.8, 14, False)
        d.fill(geo.ribbon([(x + sunny * wide * 0.44, top - 10), (x + sunny * wide * 0.45, 1220)], [12, 10], 10), "#f0986c", 0.85, 4, False)
        for _ in range(26):
            gx, gy = x + d.rng.uniform(-0.46, 0.46) * wide, d.rng.uniform(top - 20, 1180)
            d.stroke([(gx, gy), (gx + d.rng.normal(0, 3), gy + 60), (gx + d.rng.normal(0, 3), gy + 130)], 0.9, ("#2b2038", "#8a6270", "#3c2c48")[d.rng.integers(3)], (0.3, 0.5))
        if d.rng.random() < 0.5:
            gx, gy, tall = x + d.rng.normal(0, 12), d.rng.uniform(960, 1060), d.rng.uniform(1.5, 2.6)
            d.fill(geo.blob(d.rng, gx, gy, 5, 6, 7, 0.2), "#2b2038", 0.9)
            for r in (9, 15):
                d.stroke([(gx - 1, gy - tall * r), (gx + r, gy - 3), (gx + 2, gy + tall * r), (gx - 0.9 * r, gy + 2), (gx - 2, gy - 0.9 * tall * r)], 0.7, "#2b2038", (0.1, 0.4))
    d.contour(shape, 1.3, colour="#1d1430", lost=0.1)
    for y in (906, 1098):
        d.fill(geo.ellipse(x - 12, y, 4), "#1d1430"), d.fill(geo.ellipse(x + 16, y - 3, 4), "#1d1430"), d.fill(geo.ellipse(x - 11, y - 1.5, 1.5), "#f0986c")


def rails(d):
    for y in (900, 1092):
        bar = geo.polygon([(-20, y - 24), (830, y - 34), (830, y + 16), (-20, y + 26)])
        d.cast(bar, -4, 18, "#2a2a58", 0.5, 10), d.fill(bar, "#4a3750"), d.contour(bar, 1.1, colour="#1d1430", lost=0.1)
        for _ in range(26):
            x = d.rng.uniform(0, 780)
            d.stroke([(x, y + d.rng.normal(-4, 10)), (x + 90, y + d.rng.normal(-5, 10))], 0.8, ("#2b2038", "#7a5868")[d.rng.integers(2)], (0.3, 0.5))
        rim = [(x, y - 34 - 0.011 * x - d.rng.uniform(0, 14)) for x in np.arange(-30, 860, 36)]
        snow = geo.curve([*rim, (860, y - 22), (400, y - 17), (-30, y - 14)])
        d.fill(snow, "#dcd3e6"), d.model(snow, "#7d84b8", 7, 5, 0.8)


def stitches(d, shape, pattern, colours, cell=11.6):
    with d.inside(shape):
        for row in range(-2, 34):
            for column in range(-8, 13):
                x, y = column * cell + d.rng.normal(0, 0.5), -row * cell * 0.86 - 60 + d.rng.normal(0, 0.5)
                y += 0.0016 * x * x
                tone = colours[pattern(column, row)]
                for side in (-1, 1):
                    d.fill(geo.ribbon([(x + side * 5.4, y - 6.4), (x + side * 3.6, y), (x + side * 0.7, y + 5)], [3.0, 5.6, 3.2], 6), tone, 1, 0, False)


def mitten(d, x, top, lean, size, left, pattern, colours, cuff):
    with d.at(x, top + 74, size, lean, left):
        toward = 1 if (x < SUN[0]) != left else -1
        thumb, palm = geo.curve(THUMB), geo.curve(PALM)
        for shape in (thumb, palm):
            d.cast(shape, -9 * toward, 9, "#2a2450", 0.5, 8)
            d.fill(shape, "#2a2038")
            stitches(d, shape, pattern, colours)
            with d.inside(shape):
                box = shape.computeTightBounds()
                middle, half = box.centerX(), box.width() / 2
                d.fill(geo.ellipse(middle - toward * 1.25 * half, box.centerY(), 0.95 * half, 0.8 * box.height()), "#251c4a", 0.66, 16, False)
            d.contour(shape, 1.1, colour="#1d1430", lost=0.1)
        with d.inside(palm):
            d.fill(geo.ellipse(toward * 76, -220, 14, 150), "#ffc48a", 0.6, 5, False)
            d.fill(geo.ribbon([(56, -70), (50, -120), (60, -190)], [10, 16, 4], 16), "#251c4a", 0.6, 7, False)
            for fold in ([(-20, -70), (-12, -160), (-2, -300)], [(24, -70), (14, -170), (2, -300)]):
                d.fill(geo.ribbon(fold, [20, 14, 3], 20), "#251c4a", 0.32, 8, False)
            d.fill(geo.ellipse(0, -62, 70, 20), "#1d163c", 0.6, 9, False)
        d.stroke([(46, -86), (48, -140), (62, -204)], 1.2, "#1d1430", (0.1, 0.3))
        band = geo.curve([(-50, -74), (0, -80), (50, -74), (56, -30), (60, 4), (30, 12), (0, 14), (-30, 12), (-60, 4), (-56, -30)])
        d.cast(band, -5 * toward, 12, "#1d163c", 0.6, 7), d.fill(band, cuff[0])
        with d.inside(band):
            for k in np.linspace(-1, 1, 13):
                d.fill(geo.ribbon([(48 * k, -80), (51 * k, -40), (58 * k, 14)], [5.4, 6, 6.6], 12), cuff[1], 0.9, 0, False)
                for y in np.arange(-72, 12, 9):
                    d.stroke([(50 * k - 3, y), (50 * k, y + 5), (50 * k + 3, y)], 0.5, cuff[0], (0.1, 0.1))
            d.fill(geo.ellipse(-toward * 66, -30, 50, 70), "#251c4a", 0.66, 12, False), d.fill(geo.ribbon([(toward * 50, -76), (toward * 57, 10)], [9, 9], 8), "#ffc48a", 0.75, 4, False)
        d.contour(band, 1.1, colour="#1d1430", lost=0.1)
        for _ in range(46):
            a = d.rng.uniform(0, 2 * np.pi)
            px, py = 69 * np.cos(a), -190 + 148 * np.sin(a)
            d.stroke([(0.97 * px, py), (1.07 * px, py + d.rng.normal(-3, 3))], 0.5, ("#ffd9b0", colours[0])[d.rng.integers(2)], (0.1, 0.6))


def bare(d):
    x, top = BARE
    picket(d, x, top)
    snow = geo.curve([(x - 44, top + 12), (x - 30, top - 16), (x - 8, top - 50), (x + 6, top - 58), (x + 22, top - 36), (x + 42, top - 4), (x + 44, top + 14), (x + 26, top + 4), (x + 6, top - 14), (x - 8, top - 8), (x - 26, top + 16)])
    d.fill(snow, "#fbe6d2"), d.model(snow, "#9a93c4", 9, 6, 0.8), d.contour(snow, 0.8, colour="#4a4478", lost=0.3)


def drift(d):
    snow = geo.curve([(-20, 1150), (120, 1128), (300, 1152), (470, 1138), (640, 1160), (830, 1132), (830, 1240), (-20, 1240)])
    d.fill(snow, "#6673a8"), d.model(snow, "#3f4a84", 20, 20, 0.6)
    with d.inside(snow):
        d.fill(geo.ribbon([(-20, 1154), (120, 1134), (300, 1158), (470, 1144), (640, 1166), (830, 1138)], [8, 14, 8, 14, 18, 14], 50), "#d9c3d6", 0.8, 4, False)


def paint(picture):
    sky = ((0, "#263a70"), (0.14, "#4a5794"), (0.26, "#a06f9c"), (0.34, "#ee8f74"), (0.40, "#ffc98a"), (1, "#ffc98a"))
    picture.image = ramp(sky, np.clip((picture.y + 20 * picture.noise(300, 4, stretch=(4, 1))) / 1200, 0, 1)).astype(np.float32)
    picture.glow(*SUN, 360, "#ffdf9c", 0.75, 1.6)
    disc = Drawing(picture, seed=2)
    disc.fill(geo.ellipse(*SUN, 62), "#fff3cc", 1, 1.5)
    disc.under()
    far, fence, wool = (Drawing(picture, "#1d1430", 1.8, light=(0.3, -0.9), seed=seed) for seed in (3, 5, 9))
    valley(far), rails(fence)
    for x, top, *_ in HANDS:
        picket(fence, x, top)
    bare(fence)
    for one in sorted(HANDS, key=lambda hand: hand[3]):
        mitten(wool, *one)
    drift(fence)
    far.under()
    picture.glow(*SUN, 300, "#ffd08a", 0.4, 1.8)
    fence.under(), wool.under()
    cover = [drawing.cover() for drawing in (far, fence, wool)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.15).sharpen_at(200, 440, 200, 0.6)
    picture.focus = np.maximum(picture.focus, blur(cover[2], 2) * 0.9)
    picture.directions(base=8, swirl=0.3)
    strokes(picture, (26, 13, 6, 3, 1.7), length=8, jitter=(0.016, 0.011), need=(0, 0.04, 0.04, 0.035))
    free = 1 - cover[2]
    far.over(free * (1 - cover[1])), fence.over(free), wool.over()
    pencil(picture, "#f6efdf", layers=(24, -50), wide=1.3, reach=24, press=0.9, mask=0.10 + 0.14 * step(picture.y, 560, 800) * free)
    specks(picture, 60, "#fff0dc", (0.8, 2.0), strength=0.8, seed=8)
    return finish(picture, impasto=0.02, paper=0.03, bloom=0.04)
