"""How far in has the bather gone, and where, if the sea begins behind the hut?

A bright beach: striped huts with the sea showing between them, one open, and behind its door a corridor without an end.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import mix, shadow_of
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 612, 1.25
CREAM, BLUE, DEEP = "#fbf3e0", "#2f78b8", "#1d4f8c"
SEA = 636  # its horizon
VANISH = (402, 668)
DOOR = (306, 494, 470, 906)  # left, right, top, sill


def scene(detail):
    bare_sheet()


def sky(d):
    for x, y, size in ((120, 150, 1.25), (610, 96, 0.9), (742, 330, 0.7), (236, 330, 0.5)):
        with d.at(x, y, size):
            for px, py, r in ((-96, 6, 30), (-54, -14, 44), (0, -34, 58), (54, -12, 46), (100, 8, 28), (20, 10, 50), (-30, 12, 44)):
                d.fill(geo.ellipse(px, py, r, 0.74 * r), "#fffaf0", 1, 2, False)
            d.fill(geo.ribbon([(-120, 30), (0, 40), (122, 30)], [6, 24, 6], 16), "#c9dcea", 0.6, 6, False)
            for start, end, px, py, r in ((190, 290, -54, -14, 44), (200, 330, 0, -34, 58), (230, 340, 54, -12, 46)):
                d.stroke(geo.arc(px, py, r, 0.74 * r, start, end), 0.6, "#7fa6c8", (0.3, 0.4))


def sea_and_sand(d):
    d.fill(geo.rectangle(-20, SEA, 840, 200), "#4fa3b8")
    for _ in range(60):
        y = SEA + 120 * d.rng.random() ** 1.3
        x, w = d.rng.uniform(0, 800), 10 + 0.24 * (y - SEA)
        d.stroke([(x - w, y), (x, y - 2), (x + w, y)], 0.9, ("#cfeaea", "#2f7f9c")[d.rng.integers(2)], (0.3, 0.3))
    for x, tone in ((196, "#f6efe0"), (610, "#e2683c")):
        d.fill(geo.polygon([(x, SEA - 34), (x + 16, SEA - 2), (x, SEA - 2)]), tone), d.fill(geo.polygon([(x - 2, SEA - 28), (x - 12, SEA - 2), (x - 2, SEA - 2)]), tone)
        d.fill(geo.polygon([(x - 16, SEA), (x + 18, SEA), (x + 12, SEA + 6), (x - 12, SEA + 6)]), "#5a4650")
    shore = geo.curve([(-20, 782), (130, 770), (200, 784), (420, 776), (600, 770), (680, 782), (830, 774), (830, 1240), (-20, 1240)])
    d.fill(geo.moved(shore, 0, -12), "#eaf6ee"), d.fill(shore, "#f1dcae")
    with d.inside(shore):
        d.fill(geo.ellipse(640, 1080, 420, 120), "#fbeecb", 0.8, 50, False), d.fill(geo.ellipse(60, 1200, 300, 90), "#dcb986", 0.6, 50, False)
        for _ in range(46):
            y = 960 + 240 * d.rng.random()
            x, w = d.rng.uniform(-20, 800), d.rng.uniform(30, 90)
            d.stroke([(x, y), (x + 0.5 * w, y - 5), (x + w, y + 1)], 0.8, ("#c79f68", "#fff6dc")[d.rng.integers(2)], (0.4, 0.5))
        for _ in range(240):
            d.fill(geo.ellipse(d.rng.uniform(0, 800), d.rng.uniform(950, 1200), d.rng.uniform(0.8, 2)), ("#b98d5c", "#fff6dc", "#a7764c")[d.rng.integers(3)], 0.8)


def stripes(d, shape, left, right, tone, count):
    """Boards side by side, white and coloured by turns, no two quite alike."""
    edges = np.linspace(left, right, count + 1) + d.rng.normal(0, 1.4, count + 1)
    with d.inside(shape):
        for k in range(count):
            own = mix(tone, CREAM, 0.06 + 0.1 * d.rng.random()) if k % 2 == 0 else mix(CREAM, "#e6d6b8", 0.5 * d.rng.random())
            d.fill(geo.rectangle(edges[k], 150, edges[k + 1] - edges[k] + 1, 800), own)
            for _ in range(5):
                x, y = d.rng.uniform(edges[k] + 2, edges[k + 1] - 2), d.rng.uniform(260, 860)
                d.stroke([(x, y), (x + d.rng.normal(0, 1.5), y + d.rng.uniform(30, 130))], 0.5, shadow_of(own, 0.14), (0.3, 0.5))
        for x in edges:
            d.stroke([(x, 180), (x + d.rng.normal(0, 1), 560), (x, 930)], 0.7, "#5d5a72", (0.02, 0.02))


def emblem(d, kind, x, y):
    d.shape(geo.ellipse(x, y, 33), "#fdf6e4", 1.1, 0.1), d.contour(geo.ellipse(x, y, 26), 0.6, colour="#7d7488")
    if kind == "spiral":
        d.stroke([(x + (2 + 1.35 * a) * np.cos(a), y + (2 + 1.35 * a) * np.sin(a)) for a in np.linspace(0, 15.5, 60)], 2.2, DEEP, (0.1, 0.05), 0.2)
    elif kind == "shell":
        d.shape([(x, y + 16, "c"), (x - 18, y - 2), (x - 12, y - 15), (x, y - 19), (x + 12, y - 15), (x + 18, y - 2)], "#e59a4c", 0.9, 0.12)
        for a in (-12, -6, 0, 6, 12):
            d.stroke([(x, y + 14), (x + a, y - 14)], 0.7, "#9a5a2c")
    else:
        d.shape([(x - 20, y), (x - 4, y - 11), (x + 12, y, "c"), (x + 22, y - 10, "c"), (x + 20, y + 10, "c"), (x + 12, y, "c"), (x - 4, y + 11)], "#3c9a70", 0.9, 0.12), d.fill(geo.ellipse(x - 11, y - 2, 2.2), "#173a34")


def hut(d, left, tone, kind, count, open_=False):
    right, top, ridge, base = left + 304, 436, 246, 916
    middle = (left + right) / 2
    front = geo.polygon([(left, base), (left, top), (middle, ridge), (right, top), (right, base)])
    for x in (left + 20, right - 50):
        d.shape(geo.rectangle(x, base, 30, 44), "#7d6350", 0.9, 0.16)
    d.fill(geo.polygon([(left - 60, 972), (left + 20, 940), (right - 10, 940), (right - 60, 976)]), "#9a7a6c", 0.75, 6, False)
    d.fill(front, CREAM), stripes(d, front, left, right, tone, count)
    d.shape(geo.rectangle(left - 8, base - 8, 320, 24), "#e9dcc0", 1.0, 0.1)
    with d.inside(front):  # the eaves' shadow
        d.fill(geo.polygon([(left - 10, top + 60), (left - 10, top - 4), (middle, ridge - 4), (right + 10, top - 4), (right + 10, top + 44), (middle, ridge + 66)]), "#5a5f96", 0.42, 4, False)
        d.fill(geo.rectangle(left - 4, ridge, 26, 720), "#5a5f96", 0.34, 5, False)
    emblem(d, kind, middle, 356)
    boards = []
    for side in (-1, 1):
        outer = middle + side * 180
        boards.append(geo.polygon([(middle, ridge - 34), (outer, top + 2), (outer - side * 4, top + 30), (middle, ridge + 6)]))
    for side, board in zip((-1, 1), boards, strict=True):
        d.cast(board, -5, 10, "#3d4478", 0.3, 4)
        for k in np.linspace(0.06, 0.97, 11):
            x, y = middle + side * 176 * k, ridge + 6 + (top + 24 - ridge) * k
            d.shape(geo.ellipse(x, y - 1, 10.5, 12), "#fdf6e6", 0.8, 0.08), d.fill(geo.ellipse(x, y + 2, 3), tone)
        d.shape(board, "#fffaee" if side > 0 else "#e3ddd6", 1.1, 0.03)
        x0, x1 = middle + side * 6, middle + side * 176
        d.stroke([(x0, ridge - 12), (x1, top + 8)], 0.6, "#8f8798", (0.05, 0.1))
    d.shape([(middle - 9, ridge - 28, "c"), (middle - 7, ridge - 56), (middle, ridge - 76), (middle + 7, ridge - 56), (middle + 9, ridge - 28, "c")], tone, 1.0, 0.12), d.shape(geo.ellipse(middle, ridge - 80, 9), "#f3c14c", 0.9, 0.12)
    if not open_:
        frame = geo.rectangle(middle - 100, 462, 200, 452)
        d.shape(frame, "#fffaee", 1.1, 0.02)
        leaf = geo.rectangle(middle - 87, 478, 174, 432)
        d.fill(leaf, CREAM), stripes(d, leaf, middle - 90, middle + 90, tone, 7), d.contour(leaf, 1.0)
        with d.inside(leaf):
            d.fill(geo.rectangle(middle - 96, 470, 200, 26), "#5a5f96", 0.4, 4, False)
        for y in (548, 838):
            d.shape(geo.rectangle(middle - 92, y, 74, 10, 4), "#55506a", 0.8, 0.1)
        d.shape(geo.rectangle(middle + 50, 690, 50, 9, 2), "#6b6478", 0.8, 0.1), d.shape(geo.rectangle(middle + 62, 694, 24, 27, 5), "#e0ae44", 0.9, 0.16), d.stroke(geo.arc(middle + 74, 694, 8, 12, 180, 360), 1.6, "#6b6478", (0.02, 0.02)), d.fill(geo.ellipse(middle + 74, 706, 2.6, 4), "#4b3b2c")


def corridor(d):
    left, right, top, sill = DOOR
    vx, vy = VANISH
    steps = [1.0, *np.cumprod(np.full(17, 0.80))]
    frame = lambda k: (vx + (left - vx) * k, vx + (right - vx) * k, vy + (top - vy) * k, vy + (sill - vy) * k)
    d.fill(geo.rectangle(left, top, right - left, sill - top), "#20324f")
    dusk = lambda tone, n: mix(tone, "#141c4a", float(np.interp(n, (0, 2, 6, 9, 14), (0.12, 0.62, 0.84, 0.6, 0.1))))
    warm = lambda tone, n: mix(dusk(tone, n), "#ffd98a", float(np.interp(n, (0, 6, 9, 14), (0, 0.06, 0.6, 0.97))))
    for n in range(16, -1, -1):
        l0, r0, t0, b0 = frame(steps[n])
        l1, r1, t1, b1 = frame(steps[n + 1])
        for wall, (x0, x1) in enumerate(((l0, l1), (r0, r1))):
            for k in range(4):
                a, b = k / 4, (k + 1) / 4
                board = geo.polygon([(x0 + a * (x1 - x0), t0 + a * (t1 - t0)), (x0 + b * (x1 - x0), t0 + b * (t1 - t0)), (x0 + b * (x1 - x0), b0 + b * (b1 - b0)), (x0 + a * (x1 - x0), b0 + a * (b1 - b0))])
                d.fill(board, warm((BLUE, CREAM)[k % 2] if wall else ("#245f9c", "#d9d3cc")[k % 2], n))
        d.fill(geo.polygon([(l0, b0), (r0, b0), (r1, b1), (l1, b1)]), warm(("#c99a5c", "#b98748")[n % 2], n))
        d.fill(geo.polygon([(l0, t0), (r0, t0), (r1, t1), (l1, t1)]), warm(("#e9dfce", "#cfc4b8")[n % 2], n))
        for line in ([(l0, t0), (l1, t1)], [(r0, t0), (r1, t1)], [(l0, b0), (l1, b1)], [(r0, b0), (r1, b1)]):
            d.stroke(line, 0.9 * steps[n] + 0.2, "#1b2a4c", (0.02, 0.02), 0.2)
        if n < 12:
            w = 4 + 12 * steps[n + 1]  # a door frame at every bay
            post = geo.subtract(geo.rectangle(l1, t1, r1 - l1, b1 - t1), geo.rectangle(l1 + 0.5 * w, t1 + 0.5 * w, r1 - l1 - w, b1 - t1 - 0.4 * w))
            d.fill(post, warm("#fffaee", n + 0.6)), d.contour(post, 0.5 * steps[n] + 0.15, colour="#1b2a4c", lost=0.1)
        if n % 2 == 1 and n < 12:
            s = steps[n]
            lx, ly = vx, t0 + 0.55 * (t1 - t0)
            d.stroke([(lx, ly), (lx, ly + 18 * s)], 0.9 * s + 0.2, "#1b2a4c", (0.02, 0.02)), d.fill(geo.ellipse(lx, ly + 26 * s, 20 * s), "#ffd98a", 0.5, 8 * s, False), d.shape(geo.ellipse(lx, ly + 26 * s, 9 * s), "#fff0b8", 0.6 * s, 0)
    x0, x1, y0, y1 = frame(steps[17])
    d.fill(geo.ellipse(vx, vy, 44, 58), "#ffdc86", 0.8, 15, False), d.fill(geo.rectangle(x0 - 3, y0 - 6, x1 - x0 + 6, y1 - y0 + 8, 2), "#fffbe2")
    # a towel on a hook, a ball that rolled on
    towel = geo.curve([(320, 596, "c"), (330, 590), (338, 598, "c"), (343, 680), (341, 742, "c"), (330, 752), (321, 760, "c"), (318, 680)])
    d.shape(towel, "#d9694c", 0.9, 0.14)
    with d.inside(towel):
        for y in (640, 664, 712, 736):
            d.fill(geo.polygon([(312, y + 4), (350, y - 4), (350, y + 6), (312, y + 14)]), "#f6dfc0", 0.85)
    d.fill(geo.ellipse(330, 592, 3.4), "#3a3040")
    d.fill(geo.ellipse(440, 794, 13, 4), "#1b2a4c", 0.6, 2, False), d.shape(geo.ellipse(436, 782, 13), "#c9573f", 0.8, 0.14), d.fill(geo.ribbon([(431, 770), (436, 782), (433, 794)], [4, 9, 4], 10), "#f0dcb8", 0.9)
    for k, (x, y, s) in enumerate(((386, 886, 0.26), (414, 856, 0.22), (392, 828, 0.18), (411, 804, 0.15), (396, 784, 0.12), (408, 768, 0.10), (399, 755, 0.08))):
        foot(d, x, y, s, k % 2, "#3f3a52", 0.8)
    d.fill(geo.polygon([(left, sill + 2), (right, sill + 2), (right - 24, sill - 46), (left + 60, sill - 46)]), "#fff0c8", 0.34, 8, False)


def foot(d, x, y, size, left, tone, alpha=1.0):
    """A wet bare sole, toes away from us."""
    with d.at(x, y, size, -9 if left else 9, bool(left), tall=0.78):
        sole = geo.curve([(-4, 66), (17, 62), (24, 40), (16, 10), (22, -22), (30, -46), (16, -62), (-12, -58), (-28, -42), (-24, -12), (-16, 14), (-20, 44)])
        for shape in (sole, *(geo.ellipse(*toe) for toe in ((-24, -66, 10, 12), (-5, -79, 8.4, 10.5), (11, -81, 7.4, 9.5), (25, -75, 6.6, 8.5), (36, -64, 5.6, 7.2)))):
            d.fill(shape, tone, alpha)
            if size > 0.4:
                with d.inside(shape):
                    d.fill(geo.ellipse(22, 30, 14, 60), "#8a6038", 0.5, 6, False)
                d.contour(shape, 0.6, colour="#8a6440", lost=0.4)


def doorway(d):
    left, right, top, sill = DOOR
    with d.inside(geo.rectangle(left, top, right - left, sill - top)):
        corridor(d)
    outer = geo.rectangle(left - 15, top - 15, right - left + 30, sill - top + 20)
    d.shape(geo.subtract(outer, geo.rectangle(left, top, right - left, sill - top + 10)), "#fffaee", 1.1, 0.02)
    # the leaf, swung out towards us
    leaf = geo.polygon([(left - 6, top), (left - 6, sill), (left - 92, sill + 52), (left - 92, top - 36)])
    d.fill(geo.polygon([(left - 8, top + 40), (left - 8, sill), (left - 76, sill), (left - 120, top + 90)]), "#454c86", 0.4, 8, False)
    d.fill(leaf, "#f2ead8")
    with d.inside(leaf):
        for k in range(5):
            x0, x1 = left - 6 - 17.2 * k, left - 6 - 17.2 * (k + 1)
            d.fill(geo.polygon([(x0, 400), (x1, 400), (x1, 980), (x0, 980)]), ("#e9e2d4", "#d9d6d4")[k % 2]), d.stroke([(x1, 400), (x1, 980)], 0.7, "#5d5a72", (0.02, 0.02))
        for band in (((top + 60), (top + 24), 34), ((sill - 70), (sill - 24), 36)):
            y0, y1, w = band
            d.shape(geo.polygon([(left - 4, y0), (left - 94, y1), (left - 94, y1 + w), (left - 4, y0 + w)]), BLUE, 0.9, 0.08)
        d.shape(geo.polygon([(left - 4, sill - 76), (left - 94, top + 60), (left - 94, top + 98), (left - 4, sill - 38)]), BLUE, 0.9, 0.08)
        d.fill(geo.polygon([(left - 6, top), (left - 6, sill), (left - 30, sill + 20), (left - 30, top)]), "#454c86", 0.34, 8, False)
    d.contour(leaf, 1.2)
    d.shape(geo.polygon([(left - 92, top - 36), (left - 98, top - 34), (left - 98, sill + 50), (left - 92, sill + 52)]), "#fffaee", 0.9, 0)
    for y in (top + 40, sill - 50):
        d.shape(geo.rectangle(left - 12, y, 8, 26, 2), "#55506a", 0.7, 0.1)
    # the padlock hangs open on its staple
    d.shape(geo.rectangle(left - 96, 700, 16, 8, 2), "#6b6478", 0.7, 0.1), d.stroke(geo.arc(left - 84, 716, 7, 12, 150, 400), 1.6, "#6b6478", (0.02, 0.02)), d.shape(geo.rectangle(left - 98, 720, 24, 25, 5), "#e0ae44", 0.9, 0.16)
    for k, (y, out) in enumerate(((918, 0), (944, 18))):
        tread = geo.polygon([(left - 10 - out, y), (right + 10 + out, y), (right + 22 + out, y + 18), (left - 22 - out, y + 18)])
        d.cast(tread, -10, 16, "#5f4a44", 0.45, 6), d.shape(tread, "#d9b680", 1.0, 0)
        d.shape(geo.polygon([(left - 22 - out, y + 18), (right + 22 + out, y + 18), (right + 22 + out, y + 27), (left - 22 - out, y + 27)]), "#a97f54", 1.0, 0)
        foot(d, 412 - 24 * k, y + 8, 0.24 + 0.02 * k, 1 - k % 2, "#8a6440", 0.9)


def bunting(d):
    """From hut to hut; both its ends are beyond the card."""
    for points in ([(48, 168), (140, 240), (250, 246), (400, 168)], [(400, 168), (520, 248), (640, 246), (752, 168)], [(48, 168), (10, 196), (-30, 214)], [(752, 168), (790, 196), (830, 214)]):
        long = int(np.hypot(points[0][0] - points[-1][0], 40))
        line = geo.sample(points, max(long // 4, 4))
        d.stroke(points, 1.1, "#5d5a72", (0.01, 0.01))
        for k in range(5, len(line) - 4, 11):
            x, y = line[k]
            tone = ("#d9573f", "#f0bd45", "#3c9a70", "#2f78b8", "#f6ead0", "#d98aa0")[(k // 11 + int(x)) % 6]
            sway = d.rng.normal(3, 4)
            d.shape([(x - 13, y - 1, "c"), (x + 13, y + 1, "c"), (x + sway + 2, y + 17), (x + sway, y + 36, "c"), (x - 8 + 0.5 * sway, y + 17)], tone, 0.8, 0.14)


def gull(d):
    """It leans over the ridge to see where the corridor goes."""
    with d.at(452, 232, 1.05, 0, True):
        for x in (-6, 8):
            d.stroke([(x, -8), (x + 2, 22)], 2.2, "#e08a34", (0.02, 0.02))
        for k in range(3):
            d.shape(geo.ribbon([(-26, -34), (-54, -30 + 5 * k), (-78 + 8 * k, -24 + 7 * k)], [13, 13, 4], 12), "#2f3244", 0.7, 0)
        d.shape([(-40, -34), (-16, -52), (16, -44), (40, -20), (34, -2), (6, -2), (-24, -14)], "#fbf7ee", 1.0, 0.14)
        d.shape([(-52, -34), (-20, -54), (10, -46), (22, -24), (-4, -20), (-30, -24)], "#a9b6c6", 0.9, 0.12)
        d.shape([(24, -30), (44, -24), (58, -2), (62, 20), (50, 30), (38, 22), (34, 2), (22, -8)], "#fbf7ee", 1.0, 0.12)
        d.shape([(44, 26, "c"), (58, 52), (56, 64, "c"), (48, 58), (38, 24, "c")], "#eab03c", 0.8, 0.1), d.fill(geo.ellipse(54, 56, 2.4, 3.4), "#c9402f")
        d.fill(geo.ellipse(50, 14, 2.8), "#17131c"), d.stroke(geo.arc(50, 14, 5, 4.6, 190, 350), 0.6)


def left_behind(d):
    """The bucket and spade; a crab that goes in, too."""
    d.fill(geo.polygon([(640, 1052), (580, 1060), (470, 1084), (480, 1098), (600, 1086), (690, 1074)]), "#a97f5c", 0.6, 6, False)
    pail = geo.curve([(606, 950, "c"), (655, 956), (704, 950, "c"), (690, 1066, "c"), (655, 1074), (620, 1066, "c")])
    d.shape(pail, "#d8402f", 1.2, 0.16)
    with d.inside(pail):
        d.fill(geo.ribbon([(690, 955), (680, 1066)], [10, 8], 8), "#f59a7a", 0.8, 3, False)
        for x in (632, 662):
            d.fill(geo.moved(geo.star(13, 5, 0.45), x, 1008 + 0.1 * x - 60), "#f6dfae", 0.95)
    d.shape(geo.ellipse(655, 950, 49, 12), "#8f2620", 1.0, 0), d.shape([(612, 950), (634, 930), (660, 936), (690, 946), (696, 952), (655, 959)], "#e6c68c", 0.8, 0.1)
    d.stroke([(608, 952), (588, 990), (592, 1030), (604, 1052)], 1.8, "#5d5a72", (0.02, 0.02)), d.shape(geo.ribbon([(586, 992), (588, 1022)], [10, 10], 8), "#f3c14c", 0.8, 0.1)
    d.shape(geo.ribbon([(672, 950), (690, 900), (706, 860)], [9, 8, 8], 12), "#c58f4c", 0.9, 0.12), d.shape(geo.ribbon([(694, 858), (720, 866)], [10, 10], 8), "#c58f4c", 0.9, 0.12)
    d.fill(geo.ellipse(508, 1012, 38, 7), "#8f6a4c", 0.6, 3, False)
    with d.at(516, 998, 0.9):
        for s in (-1, 1):
            for k in range(3):
                d.stroke([(s * 14, 2), (s * (26 + 4 * k), -2 + 6 * k), (s * (32 + 3 * k), 9 + 5 * k)], 1.6, "#c4562f", (0.02, 0.3))
            d.stroke([(s * 14, -6), (s * 26, -18)], 2.2, "#c4562f", (0.02, 0.02)), d.shape([(s * 22, -18), (s * 32, -32), (s * 38, -20), (s * 30, -22), (s * 30, -14)], "#e0703c", 0.8, 0.1)
            d.stroke([(s * 5, -10), (s * 6, -18)], 1.0), d.fill(geo.ellipse(s * 6, -20, 2.8), "#17131c")
        d.shape(geo.ellipse(0, 0, 20, 13), "#e0703c", 0.9, 0.16)
    for x, y, turn in ((90, 1096, 20), (712, 1150, -30), (268, 1160, 70)):
        with d.at(x, y, 0.9, turn):
            d.shape([(0, 15, "c"), (-18, -2), (-12, -14), (0, -18), (12, -14), (18, -2)], "#f3d9c4", 0.8, 0.12)
            for a in (-10, -4, 4, 10):
                d.stroke([(0, 13), (a, -13)], 0.6, "#b08070")
    for x in (20, 44, 150, 764, 792):
        for _ in range(9):
            lean, tall = d.rng.normal(6, 14), d.rng.uniform(40, 92)
            d.fill(geo.ribbon([(x + d.rng.normal(0, 6), 988), (x + 0.4 * lean, 988 - 0.6 * tall), (x + 1.6 * lean, 988 - tall)], [5, 4, 0.8], 10), ("#7d9a56", "#a9b868", "#5d7f4c")[d.rng.integers(3)])


def paint(picture):
    air = ((0, "#3f8fd0"), (0.22, "#7fbbe0"), (0.42, "#c9e4ec"), (0.56, "#f6efda"), (1, "#f6efda"))
    picture.image = ramp(air, np.clip((picture.y + 18 * picture.noise(240, 4, stretch=(3, 1))) / 1200, 0, 1)).astype(np.float32)
    back, huts, near = (Drawing(picture, "#2f2a44", 1.9, light=(0.75, -0.65), seed=seed) for seed in (3, 5, 9))
    sky(back), sea_and_sand(back)
    hut(huts, -104, "#e8b13a", "shell", 9), hut(huts, 600, "#3c9a70", "fish", 9), hut(huts, 248, BLUE, "spiral", 9, True)
    bunting(huts), doorway(huts), gull(near), left_behind(near)
    for k, (x, y, s) in enumerate(((382, 996, 0.36), (430, 1034, 0.44), (390, 1080, 0.53), (462, 1128, 0.64), (404, 1190, 0.78))):
        foot(near, x, y, s, k % 2, "#b98d5c")
    back.under(), huts.under(), near.under()
    picture.directions(base=28)
    pencil(picture, "#fbf6e8", layers=(38, -32, 64), wide=1.5, reach=26, press=1.0, form=0.5, mask=0.9 - 0.45 * step(picture.image.mean(-1), 0.5, 0.25))
    front = np.maximum(huts.cover(), near.cover())
    back.over(1 - front), huts.over(1 - near.cover()), near.over()
    return finish(picture, impasto=0, paper=0.02, grain=0.005)
