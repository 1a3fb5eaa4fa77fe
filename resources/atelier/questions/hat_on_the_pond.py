"""Is there somebody beneath it, and do they know the way?

An autumn evening at the water's level: a black hat goes home across the pond, to steps that come out of the water.
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
SAMPLES, SEED, SCALE = 4, 318, 1.25
BANK = 372
HAT = (386, 800)
PADS = ("#7c8440", "#a8853a", "#5d7444", "#b9632f", "#8c7a35", "#47643f", "#c98a3a")


def scene(detail):
    bare_sheet()


def lane(y):
    """Middle and half width of the water that is left free: ahead of the hat, and behind it."""
    middle = HAT[0] + (HAT[1] - y) * 0.30
    return middle, 26 + 0.22 * (y - 400) if y < HAT[1] else 150 + 0.62 * (y - HAT[1])


def far_bank(d):
    """Trees in their last leaves, a house with one lit window, and its steps down into the pond."""
    for x, y, rx, ry, tone in ((60, 210, 150, 160, "#8a3f3a"), (210, 262, 110, 120, "#a65436"), (330, 290, 90, 90, "#bf6d37"), (730, 200, 150, 180, "#7a3640"), (640, 270, 90, 110, "#a24f36"), (420, 310, 70, 66, "#c98040")):
        tufts = [geo.blob(d.rng, x + 0.72 * rx * k * np.cos(t), y + 0.72 * ry * k * np.sin(t), 0.42 * rx, 0.30 * ry, 9, 0.16) for t, k in zip(np.arange(0, 6.2, 0.7), d.rng.uniform(0.75, 1.12, 9), strict=True)]
        crown = geo.union(geo.blob(d.rng, x, y, 0.7 * rx, 0.7 * ry, 11, 0.1), *tufts)
        for _ in range(int(rx * 0.9)):
            a = d.rng.uniform(0, 6.28)
            r = d.rng.uniform(0.92, 1.16)
            d.fill(geo.ellipse(x + rx * r * np.cos(a), y + ry * r * np.sin(a), d.rng.uniform(3, 6), 2.2, d.rng.uniform(-70, 40)), tone)
        d.fill(crown, tone)
        with d.inside(crown):
            d.fill(geo.ellipse(x + 0.35 * rx, y + 0.35 * ry, rx, ry * 0.8), "#4a2438", 0.6, 30, False)
            for t, k in zip(np.arange(0, 6.2, 0.9), d.rng.uniform(0.3, 0.7, 7), strict=True):
                tx, ty = x + k * rx * np.cos(t), y + k * ry * np.sin(t)
                d.fill(geo.ellipse(tx + 4, ty + 0.16 * ry, 0.34 * rx, 0.16 * ry), "#4a2438", 0.45, 7, False), d.fill(geo.ellipse(tx - 6, ty - 0.06 * ry, 0.3 * rx, 0.14 * ry, -14), "#eba65a", 0.34, 8, False)
            for _ in range(int(rx * 2.4)):
                a, r = d.rng.uniform(0, 6.28), d.rng.random() ** 0.5
                px, py = x + rx * r * np.cos(a), y + ry * r * np.sin(a)
                size = d.rng.uniform(3, 7)
                lit = px < x + d.rng.normal(0, 0.4 * rx)
                d.fill(geo.ellipse(px, py, size, 0.5 * size, d.rng.uniform(-60, 40)), ("#e6a04a", "#d57a3a", "#f0bd62")[d.rng.integers(3)] if lit else ("#5e2c38", "#7c3a38")[d.rng.integers(2)], 0.8)
    house(d)
    shore = [(-20, 350), (120, 356), (300, 362), (470, 356), (640, 358), (820, 348), (820, BANK + 8), (560, BANK + 4), (300, BANK + 8), (-20, BANK + 12)]
    for x in range(-20, 830, 17):
        d.fill(geo.blob(d.rng, x + d.rng.normal(0, 6), 360, d.rng.uniform(14, 30), d.rng.uniform(8, 22), 8, 0.12), ("#3a2436", "#46283a", "#52303a")[d.rng.integers(3)])
    d.fill(shore, "#3a2436")
    for _ in range(240):
        x = d.rng.uniform(-10, 810)
        if 478 < x < 560:
            continue
        tall, lean = d.rng.uniform(8, 34), d.rng.normal(0, 6)
        d.fill(geo.ribbon([(x, BANK + 6), (x + 0.3 * lean, BANK - 0.5 * tall), (x + lean, BANK - tall)], [3.2, 2.2, 0.6], 6), ("#3a2436", "#553036", "#8a5a3a", "#2c1c30")[d.rng.integers(4)])
    for k in range(4):
        w, y = 26 + 5 * k, 346 + 9 * k
        d.fill(geo.polygon([(518 - w, y), (518 + w, y), (518 + w + 3, y + 9), (518 - w - 3, y + 9)]), ("#c9a27c", "#b58c72", "#9c7568", "#7a5660")[k])
        d.fill(geo.polygon([(518 - w - 2, y + 6), (518 + w + 2, y + 6), (518 + w + 3, y + 10), (518 - w - 3, y + 10)]), "#46283a")


def house(d):
    wall = geo.polygon([(452, 352), (454, 262), (590, 262), (592, 352)])
    d.fill(geo.polygon([(556, 226), (556, 168), (578, 168), (578, 232)]), "#5a3040")
    for k, (x, y) in enumerate(((570, 158), (580, 138), (576, 112), (594, 84), (590, 50))):
        d.fill(geo.ellipse(x, y, 9 + 5 * k, 8 + 4 * k), "#f3c79a", 0.34 - 0.05 * k, 6, False)
    d.fill(wall, "#6a4150"), d.model(wall, "#3a2038", 30, 14, 0.6)
    d.fill(geo.curve([(434, 272, "c"), (470, 206), (486, 190, "c"), (564, 190, "c"), (584, 214), (612, 272, "c")]), "#4a2236")
    for k in range(6):
        d.stroke([(446 + 3 * k, 262 - 13 * k), (520, 266 - 13 * k), (600 - 4 * k, 262 - 13 * k)], 0.7, "#7c4044", (0.1, 0.2))
    d.fill(geo.rectangle(500, 290, 36, 60, 3), "#ffd27a"), d.fill(geo.rectangle(500, 290, 10, 60, 2), "#7a3c30")
    d.fill(geo.rectangle(556, 288, 22, 28, 2), "#ffcf70"), d.stroke([(567, 288), (567, 316)], 0.8, "#6a3436", (0.02, 0.02)), d.stroke([(556, 301), (578, 301)], 0.8, "#6a3436", (0.02, 0.02))
    d.fill(geo.rectangle(466, 290, 20, 26, 2), "#3f2438")


def water(d):
    for x, wide, long, tone in ((60, 240, 210, "#5e2c3e"), (220, 170, 160, "#7c3c3e"), (330, 150, 110, "#a25a40"), (740, 250, 230, "#4c2440"), (640, 150, 170, "#78383c"), (520, 130, 120, "#55304a")):
        edge = [(x - wide / 2, BANK + 4)]
        edge += [(x + wide / 2 * (1 - k / 9) ** 0.6 * (1 if k % 2 else 0.9) + d.rng.normal(0, 5), BANK + 4 + long * k / 9) for k in range(9)]
        edge += [(x - wide / 2 * (1 - k / 9) ** 0.6 * (1 if k % 2 else 0.86) + d.rng.normal(0, 5), BANK + 4 + long * k / 9) for k in range(8, -1, -1)]
        d.fill(geo.curve(edge), tone, 0.85, 3, False)
    for k in range(15):
        y, w = BANK + 12 + 8.2 * k + 0.5 * k * k * 0.3, 22 - 0.9 * k
        x = 518 + d.rng.normal(0, 3) - 0.05 * k * k
        d.fill(geo.ellipse(x, y, w * d.rng.uniform(0.5, 1), 2.4), "#ffd286", 0.95, 0.8, False)
    for _ in range(120):
        y = BANK + 14 + 780 * d.rng.random() ** 1.5
        s = (y - BANK) / 800
        x, w = d.rng.uniform(-20, 820), 16 + 130 * s * d.rng.uniform(0.4, 1)
        d.fill(geo.ribbon([(x - w, y), (x, y + 2 + 5 * s), (x + w, y)], [0.5, 2 + 6 * s, 0.5], 12), ("#e9a070", "#2c2c4a", "#c0766a", "#1f2540")[d.rng.integers(4)], 0.30, 1.5 + 2 * s, False)


def pad(d, x, y, rx, ry, tone, notch, tilted=0.0):
    """A lily leaf: a notch, veins, a lifted rim towards the light, its thickness in the water."""
    angles = np.linspace(notch + 0.16, notch + 2 * np.pi - 0.16, 26)
    wave = 1 + 0.03 * np.sin(5 * angles + x) + 0.02 * np.sin(9 * angles + y)
    rim = [(x + rx * w * np.cos(a), y + ry * w * np.sin(a) - tilted * ry * 0.5 * max(0, np.cos(a - np.pi if tilted > 0 else a))) for a, w in zip(angles, wave, strict=True)]
    leaf = geo.curve([(x + 0.1 * rx * np.cos(notch), y + 0.1 * ry * np.sin(notch), "c"), *[(p[0], p[1], "c") if k in (0, 25) else p for k, p in enumerate(rim)]])
    d.fill(geo.moved(leaf, 0.02 * rx, 0.26 * ry), "#141a34", 0.75, 0.05 * rx, False)
    d.fill(geo.moved(leaf, 0, 0.09 * ry), "#39283a"), d.fill(leaf, tone)
    with d.inside(leaf):
        d.fill(geo.ellipse(x + 0.5 * rx, y + 0.6 * ry, rx, 0.9 * ry), "#3a3240", 0.55, 0.22 * rx, False)
        d.fill(geo.ellipse(x - 0.55 * rx, y - 0.65 * ry, 0.7 * rx, 0.5 * ry), "#ffd08a", 0.60, 0.18 * rx, False)
        if d.rng.random() < 0.45:
            a = d.rng.uniform(0, 6.28)
            d.fill(geo.blob(d.rng, x + 0.7 * rx * np.cos(a), y + 0.7 * ry * np.sin(a), 0.3 * rx, 0.3 * ry, 7, 0.2), "#8e4a2c", 0.7, 1.5, False)
    if rx > 26:
        for a in np.linspace(notch + 0.4, notch + 5.9, 9):
            d.stroke([(x, y), (x + 0.5 * rx * np.cos(a + 0.05), y + 0.5 * ry * np.sin(a + 0.05)), (x + 0.92 * rx * np.cos(a), y + 0.92 * ry * np.sin(a))], 0.7, "#e8c878" if np.sin(a) < 0 else "#3c3a34", (0.05, 0.7))
    d.contour(leaf, 0.8, lost=0.5)
    return leaf


def lilies(d):
    placed = []
    for _ in range(5200):
        y = 408 + 800 * d.rng.random() ** 1.15
        s = (y - BANK) / 830
        rx = (10 + 104 * s) * d.rng.uniform(0.66, 1.12)
        ry = rx * (0.24 + 0.16 * s)
        x = d.rng.uniform(-60, 860)
        middle, half = lane(y)
        if abs(x - middle) < half + rx * 1.02:
            continue
        if any(((x - px) / (rx + pr)) ** 2 + ((y - py) / (ry + pq)) ** 2 < (0.86 if d.rng.random() < 0.25 else 1.06) for px, py, pr, pq in placed):
            continue
        if np.hypot((x - 652) / 130, (y - 772) / 64) < 1 or np.hypot((x - 120) / 120, (y - 700) / 60) < 1:
            continue
        placed.append((x, y, rx, ry))
    placed += [(652, 776, 104, 36), (112, 704, 88, 29)]
    for x, y, rx, ry in sorted(placed, key=lambda p: p[1]):
        middle, half = lane(y)
        near_lane = abs(x - middle) < half + 1.8 * rx and y < HAT[1] + 40
        aside = (-1.0 if x < middle else 1.0) if near_lane else 0.0
        notch = (np.pi if x < middle else 0.0) + d.rng.normal(0, 0.5) if near_lane else d.rng.uniform(0, 6.28)
        pad(d, x, y, rx, ry, PADS[d.rng.integers(len(PADS))], notch, aside)
    for _ in range(70):
        y = 420 + 760 * d.rng.random()
        s, x = (y - BANK) / 830, d.rng.uniform(0, 800)
        if abs(x - lane(y)[0]) < lane(y)[1] * 0.9 and y < 830:
            continue
        r, turn = 4 + 15 * s, d.rng.uniform(-50, 50)
        leaf = geo.moved(geo.curve([(-1, 0, "c"), (-0.2, -0.34), (0.6, -0.2), (1, 0, "c"), (0.5, 0.26), (-0.3, 0.3)]), x, y, r, turn, scale_y=0.7 * r)
        d.fill(geo.moved(leaf, 2, 3), "#14182e", 0.5, 1.5, False), d.fill(leaf, ("#f2b548", "#e08a34", "#d9642e")[d.rng.integers(3)])


def wake(d):
    """Two long arms that open towards us, with the evening in their slopes; rings round the brim."""
    hx, hy = HAT
    for side in (-1, 1):
        for k, (reach, wide, tone, alpha) in enumerate(((1.0, 44, "#f5b07a", 0.95), (0.86, 26, "#0f1834", 0.8), (0.74, 16, "#e79b7c", 0.6), (0.60, 20, "#10193a", 0.6), (0.47, 10, "#c98080", 0.5))):
            start = np.array((hx + side * (204 - 26 * k), hy + 22 + 13 * k))
            end = np.array((hx + side * 420 * reach - 96, 1230))
            for t in np.linspace(0.0, 1.0, 15 - k) ** 1.15:
                x, y = start + (end - start) * t + d.rng.normal(0, 3 + 5 * t, 2)
                r = (16 + 60 * t) * d.rng.uniform(0.8, 1.15)
                lens = [(x - side * r, y + 0.34 * r), (x - side * 0.1 * r, y - 0.05 * r), (x + side * r, y - 0.22 * r)]
                d.fill(geo.ribbon(lens, [0.6, wide * (0.16 + 0.34 * t), 0.6], 16, False), tone, alpha * (0.95 - 0.35 * t), 0.9 + 0.8 * t, False)
    for k, (rx, ry) in enumerate(((206, 54), (234, 64), (268, 78))):
        for a0, a1 in ((160, 205), (-24, 24), (216, 322)):
            d.fill(geo.ribbon(geo.arc(hx + 4 * k, hy + 14, rx, ry, a0, a1, 14), [0.6, 5 - k, 0.6], 30, False), "#ffc890" if k != 1 else "#1a2240", 0.85 - 0.2 * k, 1.0, False)
    for k in range(9):
        y = hy + 66 + 38 * k
        x, w = hx - 0.28 * (y - hy) + d.rng.normal(0, 6), 88 - 5 * k
        d.fill(geo.ribbon([(x - w, y), (x, y + 8), (x + w, y - 2)], [1, 10, 1], 16), "#efb083" if k % 2 else "#0f1830", 0.5, 2.5, False)
    for x, y, r in ((432, 588, 11), (462, 572, 8), (444, 556, 5), (410, 598, 6), (470, 548, 4)):
        d.fill(geo.ellipse(x, y, 1.5 * r, 0.62 * r), "#141c38", 0.6, 1, False)
        d.shape(geo.curve([(x - r, y), (x - 0.7 * r, y - 0.8 * r), (x, y - 1.05 * r), (x + 0.7 * r, y - 0.8 * r), (x + r, y), (x, y + 0.3 * r)]), "#d59a80", 0.7, 0.1)
        d.fill(geo.ellipse(x - 0.4 * r, y - 0.55 * r, 0.3 * r, 0.2 * r), "#fff0d0", hide=False)


def hat(d):
    hx, hy = HAT
    with d.at(hx, hy, 1.0, -3.5):
        d.fill(geo.curve([(-196, 14), (-120, 58), (0, 76), (120, 60), (196, 16), (150, 92), (90, 128), (40, 150), (-40, 146), (-100, 124), (-150, 84)]), "#0b1024", 0.9, 5, False)
        brim = geo.curve([(-188, -12), (-150, -34), (-60, -44), (60, -44), (150, -34), (190, -14), (176, 14), (110, 40), (0, 50), (-110, 40), (-174, 16)])
        d.fill(geo.moved(brim, 0, 9), "#05060f"), d.fill(brim, "#241a2c")
        with d.inside(brim):
            d.fill(geo.ellipse(0, -8, 150, 26), "#0a0912", 0.9, 9, False)
            d.fill(geo.ribbon([(-190, -8), (-166, 20), (-90, 42), (10, 50), (120, 38)], [9, 10, 7, 4, 2], 30), "#d78a62", 0.9, 2, False)
            d.fill(geo.ribbon([(60, -42), (150, -32), (188, -14)], [1, 5, 4], 20), "#7a6a86", 0.8, 1.5, False)
        crown = geo.curve([(-122, 4, "c"), (-132, -64), (-112, -134), (-62, -172), (0, -182), (66, -172), (114, -132), (132, -62), (122, 4, "c"), (60, 20), (0, 24), (-60, 20)])
        d.fill(crown, "#1b1524")
        with d.inside(crown):
            d.fill(geo.ellipse(-66, -96, 48, 86, 12), "#58374a", 0.9, 26, False)
            d.fill(geo.ribbon([(-124, -6), (-128, -64), (-106, -130), (-58, -168), (0, -178)], [10, 13, 13, 9, 3], 40), "#e39a68", 0.9, 5, False)
            d.fill(geo.ellipse(82, -60, 60, 120, -6), "#07070f", 0.8, 24, False)
            d.fill(geo.ribbon([(124, -20), (126, -70), (104, -130), (66, -164)], [3, 6, 5, 2], 30), "#5e5a80", 0.7, 3, False)
            d.fill(geo.ribbon([(-84, -50), (-78, -110), (-40, -146)], [8, 30, 10], 24), "#b07a6a", 0.45, 12, False)
            band = geo.polygon([(-140, -40), (-60, -20), (0, -15), (60, -20), (140, -40), (140, 2), (60, 24), (0, 28), (-60, 24), (-140, 2)])
            d.fill(geo.curve([(-140, -42), (-70, -24), (0, -18), (70, -24), (140, -42), (140, 4), (60, 24), (0, 30), (-60, 24), (-140, 4)]), "#c2506a")
            with d.inside(band):
                d.fill(geo.ellipse(-96, -6, 34, 46), "#f2a48c", 0.8, 14, False), d.fill(geo.ellipse(92, -6, 60, 50), "#5c1f40", 0.8, 20, False)
            for _ in range(230):
                a, r = d.rng.uniform(0, 6.28), d.rng.random() ** 0.5
                x, y = 122 * r * np.cos(a), -84 + 92 * r * np.sin(a)
                if y > -30 - 0.0008 * x * x:
                    continue
                d.stroke([(x, y), (x - 0.05 * y - 0.06 * x, y + 14)], 0.6, "#6a4a5c" if x < 0 else "#2e2840", (0.3, 0.6))
        d.contour(crown, 1.0, lost=0.2, colour="#0a0812")
        bow = [geo.curve([(98, -14, "c"), (122, -44), (150, -38), (142, -14), (148, 6), (120, 10)]), geo.curve([(96, -12, "c"), (84, -36), (72, -40), (70, -8), (78, 8)])]
        for loop in bow:
            d.shape(loop, "#d2617a", 0.9, 0.2)
        d.shape(geo.ellipse(97, -13, 8, 11), "#e58a90", 0.9, 0.15)
        d.fill(geo.ribbon([(-176, 18), (-100, 46), (0, 56), (110, 46), (180, 18)], [1, 4, 6, 4, 1], 40), "#ffc48e", 0.85, 1.2, False)


def frog(d):
    """On its leaf it has drawn in its toes, and looks."""
    with d.at(652, 766, 1.0, 0, True):
        d.fill(geo.ellipse(0, 10, 54, 10), "#1c1c2e", 0.7, 4, False)
        thigh = geo.curve([(-50, 4), (-46, -20), (-24, -30), (-4, -14), (-10, 4), (-30, 10)])
        body = geo.curve([(-44, 4), (-46, -18), (-22, -42), (10, -56), (24, -66), (36, -66), (44, -54), (60, -44), (58, -36), (40, -26), (30, -4), (22, 8), (-10, 10)])
        d.shape(body, "#74803c", 1.0, 0.2)
        with d.inside(body):
            d.fill(geo.ribbon([(56, -36), (40, -22), (30, 0), (22, 10)], [10, 16, 14, 10], 16), "#e6cf8a", 0.9, 3, False)
            d.fill(geo.ribbon([(-40, -20), (-10, -44), (20, -58)], [5, 6, 4], 12), "#c4c860", 0.7, 2, False)
            for x, y in ((-24, -24), (-8, -30), (6, -40), (-34, -8), (10, -22)):
                d.fill(geo.ellipse(x, y, 4.5, 3, -30), "#3c5230", 0.8, 0.5, False)
        d.stroke([(60, -42), (46, -38), (34, -42)], 0.9, "#22301c")
        d.shape(thigh, "#646e36", 1.0, 0.2)
        d.fill(geo.ribbon([(-10, 4), (-30, 10), (4, 10)], [7, 6, 4], 12), "#516b30"), d.fill(geo.ribbon([(26, -16), (34, 0), (30, 8), (46, 10)], [9, 7, 6, 4], 14), "#74803c")
        for k in (-1, 0, 1):
            d.stroke([(32, 8), (48 + 3 * k, 9 + 3 * k)], 1.1, "#55702f"), d.stroke([(0, 10), (16 + 2 * k, 10 + 3 * k)], 1.1, "#516b30")
        d.shape(geo.ellipse(33, -60, 9.5, 9), "#a8a84a", 0.9, 0.1), d.fill(geo.ellipse(35, -61, 5.6, 5), "#f4d060"), d.fill(geo.ellipse(36, -61, 4, 2.2), "#14101c"), d.fill(geo.ellipse(34, -63, 1.3, 1.1), "#fffbe8")


def lily(d):
    x, y = 108, 694
    for ring, (count, long, wide, tone) in enumerate(((8, 50, 15, "#c2607c"), (7, 40, 13, "#e08a98"), (5, 26, 11, "#f7c0b4"))):
        for k in range(count):
            a = np.pi + (k + 0.5) / count * np.pi + 0.12 * ring
            tip = (x + long * 1.15 * np.cos(a), y - 4 + long * 0.92 * np.sin(a))
            side = np.array((-np.sin(a), np.cos(a))) * wide / 2
            mid = np.array((x + 0.55 * long * np.cos(a), y - 4 + 0.5 * long * np.sin(a)))
            d.shape(geo.curve([(x, y, "c"), tuple(mid + side), (*tip, "c"), tuple(mid - side)]), tone, 0.8, 0.15)
    d.fill(geo.ellipse(x, y - 8, 7, 5), "#f2c04a")


def paint(picture):
    sky = ramp(((0, "#473a6c"), (0.35, "#8f5878"), (0.66, "#e08a68"), (0.9, "#fbc680"), (1, "#ffd998")), np.clip((picture.y + 14 * picture.noise(300, 4, stretch=(3, 1))) / BANK, 0, 1))
    pond = ramp(((0, "#f0a468"), (0.14, "#cf7f6a"), (0.34, "#7a4a68"), (0.62, "#333158"), (1, "#161d3a")), np.clip((picture.y - BANK + 12 * picture.noise(200, 6, stretch=(5, 1))) / (1200 - BANK), 0, 1))
    low = step(picture.y, BANK - 1, BANK + 1)[..., None]
    picture.image = (sky * (1 - low) + pond * low).astype(np.float32)
    picture.glow(420, 330, 330, "#ffe0a0", 0.35)
    back, pool, near = (Drawing(picture, "#22142a", 1.8, light=(-0.8, -0.5), seed=seed) for seed in (3, 5, 9))
    far_bank(back), water(pool), lilies(pool), wake(pool), lily(pool), frog(near), hat(near)
    back.under(), pool.under(), near.under()
    cover = [drawing.cover() for drawing in (back, pool, near)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.1).sharpen_at(400, 740, 210, 0.6)
    picture.focus = np.maximum(picture.focus, blur(cover[2], 2) * 0.8)
    picture.directions(base=2, swirl=0.15)
    strokes(picture, (26, 13, 6, 3, 1.7), length=8, jitter=(0.014, 0.011), need=(0, 0.04, 0.045, 0.045))
    back.over((1 - cover[1] * low[..., 0]) * (1 - cover[2])), pool.over(1 - cover[2]), near.over()
    pencil(picture, "#f6efdf", layers=(4, 62), wide=1.3, reach=24, press=0.9, mask=0.10)
    return finish(picture, impasto=0.02, paper=0.03, bloom=0.04)
