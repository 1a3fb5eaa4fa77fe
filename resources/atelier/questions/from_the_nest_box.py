"""Has it come to wish her well, or is it what she has always warned of?

From inside a nest box: the round door is filled by the eye of a freckled child.  A bird in a kerchief has dropped her knitting
and holds one wing over the cradle, half a walnut, where the egg has just cracked.  Forebears look on; one frame is still empty.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import mix
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish, specks
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 219, 0.25
DOOR = (436, 328, 196)
WALL, INK, SKIN, FLUSH = "#a98a4c", "#2a1c1e", "#e9b48e", "#c9745a"
TEAL, DEEP, PALE, CREAM = "#3f7f92", "#1c3f58", "#8fc4c8", "#f3e6c6"


def scene(detail):
    bare_sheet()


def beetle(d, number):
    """Wallpaper: each row crawls the other way."""
    tone = ("#7a6236", "#6f6a42")[number % 2]
    with d.at(0, 0, 1, 90 * (-1) ** number):
        for side in (-1, 1):
            for k in (-6, 0, 6):
                d.stroke([(k, 5 * side), (k + 2, 11 * side), (k - 3, 15 * side)], 0.8, tone, (0.05, 0.3))
            d.stroke([(13, 2 * side), (19, 6 * side), (24, 5 * side)], 0.7, tone, (0.05, 0.5))
        d.fill(geo.ellipse(-2, 0, 11, 7.5), tone), d.fill(geo.ellipse(10, 0, 5, 4.5), tone)
        d.stroke([(8, 0), (-12, 0)], 0.8, "#b4975a", (0.05, 0.05)), d.fill(geo.ellipse(-2, -3, 5, 1.6), "#bfa468", 0.7, 0, False)


def wall(d):
    d.fill(geo.rectangle(-10, -10, 820, 1000), WALL)
    for k, x in enumerate(np.arange(-20, 830, 62)):
        if k % 2:
            d.fill(geo.rectangle(x, -10, 62, 1000), "#9c7c42", 0.75, 1, False)
        d.stroke([(x, -10), (x + 1, 480), (x, 990)], 0.7, "#6f5630", (0.02, 0.02))
    d.scatter(geo.rectangle(-10, -10, 820, 990), 62, beetle, 0.03)
    # where the paper has come off, there is the board
    torn = geo.polygon([(-20, -20), (250, -20), (236, 10), (206, 22), (190, 58), (150, 66), (132, 104), (96, 110), (70, 150), (30, 150), (-20, 186)])
    d.cast(torn, 5, 6, "#3a2418", 0.6, 4), d.fill(torn, "#7a5434")
    with d.inside(torn):
        for k in range(22):
            y = -10 + 9.5 * k
            d.stroke([(-20, y + d.rng.normal(0, 3)), (90, y + 6 * np.sin(k)), (260, y + d.rng.normal(0, 3))], 0.9, ("#4a2e20", "#a87a4c")[k % 2], (0.1, 0.2))
    d.stroke([(250, -20), (236, 10), (206, 22), (190, 58), (150, 66), (132, 104), (96, 110), (70, 150), (30, 150), (-20, 186)], 2.6, "#ead9a8", (0.05, 0.1), 0.2)

def door(d):
    """A round of bare wood with scratches of many feet, and what looks in."""
    x, y, r = DOOR
    ring = geo.ellipse(x, y, r + 34)
    d.fill(geo.ellipse(x + 4, y + 12, r + 42), "#2e1a14", 0.6, 12, False), d.fill(ring, "#8a5c36")
    with d.inside(ring):
        d.fill(geo.ellipse(x, y - r, 1.1 * r, 70), "#4a2c20", 0.8, 30, False), d.fill(geo.ellipse(x, y + r + 12, 0.9 * r, 34), "#e9bc7c", 0.9, 16, False)
        for _ in range(240):
            a, k = d.rng.uniform(0, 6.28), d.rng.uniform(1.0, 1.17)
            b = a + d.rng.uniform(0.05, 0.22)
            d.stroke([(x + r * k * np.cos(t), y + r * k * np.sin(t)) for t in (a, 0.5 * (a + b), b)], 0.8, ("#4a2c1e", "#c08a54", "#6a4228")[d.rng.integers(3)], (0.2, 0.4))
        for a in (1.2, 1.36, 1.5, 1.72, 1.8, 1.95):
            d.stroke([(x + (r + 2) * np.cos(a), y + (r + 2) * np.sin(a)), (x + (r + 30) * np.cos(a + 0.03), y + (r + 30) * np.sin(a + 0.03))], 1.6, "#3a2016", (0.05, 0.6))
    d.contour(ring, 1.4, lost=0.1)
    hole = geo.ellipse(x, y, r)
    d.fill(hole, SKIN)
    with d.inside(hole):
        face(d, x, y)
        rim = geo.subtract(geo.ellipse(x, y, r + 40), geo.ellipse(x + 4, y + 16, r - 4))
        d.fill(rim, "#5a2c22", 0.75, 13, False)
    d.contour(hole, 1.5, lost=0.05)


def face(d, x, y):
    d.fill(geo.ellipse(x - 196, y + 70, 96, 190, 12), "#f6cfa8", 0.9, 26, False)  # the bridge of the nose
    d.fill(geo.ribbon([(x - 130, y - 60), (x - 122, y + 30), (x - 150, y + 130)], [30, 44, 40], 20), "#c98468", 0.65, 18, False)
    d.fill(geo.ellipse(x + 10, y - 74, 150, 40), "#c67f64", 0.6, 20, False), d.fill(geo.ellipse(x + 40, y + 130, 130, 70), "#ee9c82", 0.7, 34, False)
    d.fill(geo.ellipse(x + 20, y - 150, 150, 40), "#f7d3ae", 0.8, 22, False), d.fill(geo.ellipse(x + 60, y + 76, 110, 20, -8), "#f9d8b6", 0.8, 12, False)
    # brow
    arch = [(x - 104, y - 92), (x - 50, y - 132), (x + 30, y - 148), (x + 100, y - 128), (x + 150, y - 88)]
    d.fill(geo.ribbon(arch, [20, 32, 30, 20, 4], 40), "#a8602f", 0.75, 5, False)
    spine = geo.sample(arch, 60)
    for k in range(150):
        n = min(int(60 * (k / 150)), 57)
        way = spine[n + 2] - spine[n]
        way = way / np.hypot(*way)
        side = np.array((way[1], -way[0]))
        off = d.rng.uniform(-1, 1) * (14 - 0.14 * n)
        bx, by = spine[n] + side * off
        lift = 0.75 - 0.012 * n - 0.03 * off
        d.stroke([(bx, by), tuple(np.array((bx, by)) + 12 * (way + lift * side)), tuple(np.array((bx, by)) + 26 * way + 13 * lift * side)], 1.3, ("#8a4a26", "#c0702f", "#6a3420", "#d9924a")[k % 4], (0.2, 0.7))
    lid = [(x - 136, y + 22, "c"), (x - 96, y - 28), (x - 30, y - 62), (x + 44, y - 62), (x + 110, y - 26), (x + 150, y + 16, "c")]
    under = [(x + 104, y + 56), (x + 30, y + 76), (x - 50, y + 64), (x - 104, y + 40)]
    eye = geo.curve([*lid, *under])
    d.fill(eye, "#f4eee2")
    with d.inside(eye):
        d.fill(geo.ellipse(x - 126, y + 24, 26, 18), "#e59a88", 0.8, 6, False), d.fill(geo.ellipse(x + 140, y + 22, 34, 26), "#c9a79c", 0.7, 10, False)
        for _ in range(9):
            side = d.rng.choice((-1, 1))
            px, py = x + 5 + side * d.rng.uniform(96, 130), y + d.rng.uniform(0, 40)
            d.stroke([(px, py), (px - side * 14, py + d.rng.normal(0, 4)), (px - side * 30, py + d.rng.normal(0, 6))], 0.6, "#d88a7c", (0.1, 0.8))
        ix, iy = x + 6, y + 2
        d.fill(geo.ellipse(ix, iy, 74), "#24404a"), d.fill(geo.ellipse(ix, iy, 69), "#3f7d74", 1, 1, False), d.fill(geo.ellipse(ix, iy + 22, 56, 40), "#9ecb8e", 0.85, 14, False)
        for a in np.linspace(0, 2 * np.pi, 120)[:-1]:
            r0, r1 = d.rng.uniform(28, 38), d.rng.uniform(52, 70)
            d.stroke([(ix + r0 * np.cos(a), iy + r0 * np.sin(a)), (ix + r1 * np.cos(a + 0.03), iy + r1 * np.sin(a + 0.03))], 0.9, ("#dfe6a0", "#1f4a50", "#6aa884", "#c98f4a")[d.rng.integers(4)], (0.2, 0.5))
        d.fill(geo.ellipse(ix, iy, 33), "#140e14")
        # she is in it, very small, wing and all
        d.fill(geo.union(geo.ellipse(ix - 9, iy + 13, 9, 10), geo.ellipse(ix - 4, iy + 1, 6.5), geo.polygon([(ix + 1, iy - 2), (ix + 8, iy - 5), (ix + 2, iy + 3)]), geo.ribbon([(ix - 6, iy + 9), (ix + 6, iy + 6), (ix + 13, iy + 10)], [6, 5, 2], 10)), "#5f93a0"), d.fill(geo.ellipse(ix + 12, iy + 17, 6, 5), "#cfc6a4"), d.fill(geo.ellipse(ix - 6, iy - 2, 6, 4), "#c8483c")
        d.fill(geo.ellipse(ix - 24, iy - 28, 15, 19, 24), "#fffdf2"), d.fill(geo.ellipse(ix + 30, iy + 34, 8, 6), "#f0f6e0", 0.8, 1, False)
        d.fill(geo.ribbon([p[:2] for p in lid], [16, 34, 44, 44, 34, 16], 40), "#7a4a48", 0.6, 9, False)
    d.stroke([p[:2] for p in lid], 3.6, "#3a1f1c", (0.1, 0.1), 0.2), d.stroke([(x + 150, y + 16), *under, (x - 136, y + 22)], 1.2, "#a8604c", (0.1, 0.1), 0.2)
    d.stroke([(x - 126, y - 22), (x - 86, y - 62), (x - 20, y - 92), (x + 50, y - 92), (x + 118, y - 56), (x + 154, y - 20)], 1.9, "#9a5642", (0.2, 0.3), 0.2)
    path = geo.sample(lid, 40)
    for k in range(3, 40, 2):  # lashes
        px, py = path[k]
        a = np.radians(-125 + 80 * k / 39)
        long = 26 + 20 * np.sin(np.pi * k / 39) + d.rng.normal(0, 4)
        d.stroke([(px, py), (px + 0.5 * long * np.cos(a) , py + 0.62 * long * np.sin(a)), (px + long * np.cos(a) + 6 * (k / 20 - 1), py + long * np.sin(a) - 3)], 1.7, "#3a1f1c", (0.02, 0.8))
    low = geo.sample([(x + 140, y + 26), *under, (x - 110, y + 36)], 24)
    for k in range(2, 22, 2):
        px, py = low[k]
        d.stroke([(px, py), (px + 0.06 * (px - x), py + 8), (px + 0.14 * (px - x), py + 15)], 0.9, "#6a3424", (0.02, 0.8))
    for px, py in geo.scattered(d.rng, 40, (x - 170, y + 78, x + 170, y + 190), 15):
        r = d.rng.uniform(2.5, 6)
        d.fill(geo.blob(d.rng, px, py, r, 0.8 * r, 7, 0.15), "#b4623c", d.rng.uniform(0.5, 0.85), 0.8, False)
    for _ in range(64):  # a lock of hair
        k = d.rng.random()
        end = d.rng.uniform(20, 130)
        line = [(x + 84 + 120 * k, y - 216), (x + 128 + 66 * k, y - 120), (x + 152 + 36 * k + d.rng.normal(0, 5), y - 30), (x + 146 + 34 * k + d.rng.normal(0, 8), y + end)]
        d.fill(geo.ribbon(line, [6, 5, 4, 0.6], 24), ("#c8702c", "#8f431c", "#e0944a", "#a8521f", "#f0b46a")[d.rng.integers(5)], 0.95)


def frame(d, x, y, wide, high, turn, who):
    with d.at(x, y, 1, turn):
        d.stroke([(-10, -high - 10), (0, -high - 30), (10, -high - 10)], 1.2, "#4a3424", (0.02, 0.02)), d.fill(geo.ellipse(0, -high - 31, 3.4), "#e0c070")
        outer, inner = geo.ellipse(0, 0, wide + 15, high + 15), geo.ellipse(0, 0, wide, high)
        d.cast(outer, 8, 12, "#2e1a14", 0.6, 6), d.shape(outer, "#b07c34", 1.1, 0.16)
        for a in np.linspace(0, 6.28, 34):
            d.fill(geo.ellipse((wide + 8) * np.cos(a), (high + 8) * np.sin(a), 3.2), "#e9c46e"), d.fill(geo.ellipse((wide + 9) * np.cos(a) + 1, (high + 9) * np.sin(a) + 1.5, 1.6), "#7a4e22")
        d.fill(inner, "#d8c79a")
        with d.inside(inner):
            d.fill(geo.ellipse(-0.3 * wide, -0.3 * high, 0.7 * wide, 0.6 * high), "#f2e6c0", 0.9, 12, False)
            if who:
                who(d)
            d.fill(geo.subtract(geo.rectangle(-90, -110, 180, 220), geo.ellipse(4, 8, wide - 2, high - 2)), "#4a2e1e", 0.6, 5, False)
        d.contour(inner, 1.0, lost=0.1)


def grandfather(d):
    """Whiskers like a seal, a stiff collar, a medal for worms."""
    d.shape(geo.curve([(-44, 80), (-40, 34), (-22, 14), (22, 14), (40, 34), (44, 80)]), "#3a3a4e", 0.8, 0.1)
    d.shape(geo.polygon([(-22, 20), (0, 40), (22, 20), (18, 8), (-18, 8)]), "#f6eeda", 0.7, 0), d.shape(geo.ellipse(0, -14, 30, 32), "#6a7d8a", 0.9, 0.14)
    d.fill(geo.ellipse(0, 2, 22, 16), "#e6ddc8", 0.95, 2, False), d.shape(geo.curve([(-10, -10, "c"), (10, -10, "c"), (0, 10, "c")]), "#d9903c", 0.7, 0.1)
    for s in (-1, 1):
        d.fill(geo.ellipse(13 * s, -20, 5), "#171218"), d.fill(geo.ellipse(13 * s - 1.5, -22, 1.6), "#ffffff")
        d.stroke([(4 * s, -33), (14 * s, -36), (24 * s, -30)], 3.0, "#f4efe0", (0.2, 0.5))
        for k in range(4):
            d.stroke([(5 * s, 6 + 2 * k), (20 * s, 8 + 4 * k), (32 * s, 16 + 6 * k)], 1.6, "#f4efe0", (0.1, 0.6))
    d.shape(geo.polygon([(-22, -40), (-19, -78), (19, -78), (22, -40)]), "#2a2430", 0.8, 0), d.shape(geo.ribbon([(-36, -40), (0, -45), (36, -40)], [6, 8, 6], 12), "#2a2430", 0.7, 0), d.fill(geo.rectangle(-21, -54, 42, 8), "#8a3a34")
    d.fill(geo.ellipse(18, 50, 7), "#e9c46e"), d.fill(geo.polygon([(13, 32), (23, 32), (19, 46)]), "#b4443c")


def aunts(d):
    """Two sisters who never got on."""
    for x, tone, hat in ((-22, "#8a4a5a", "#e0c070"), (23, "#5a6a8a", "#b4d0a8")):
        d.shape(geo.curve([(x - 26, 76), (x - 22, 26), (x - 10, 10), (x + 10, 10), (x + 22, 26), (x + 26, 76)]), tone, 0.8, 0.12)
        d.shape(geo.ellipse(x, -8, 20, 22), mix(tone, "#e0c8a0", 0.5), 0.8, 0.12)
        away = -1 if x < 0 else 1
        d.shape(geo.curve([(x + away * 17, -12, "c"), (x + away * 32, -5), (x + away * 17, 0, "c")]), "#d9903c", 0.7, 0), d.fill(geo.ellipse(x + away * 8, -13, 3.6), "#171218"), d.fill(geo.ellipse(x + away * 7, -14, 1.2), "#ffffff")
        bonnet = geo.curve([(x - 22, -6), (x - 24, -28), (x, -42), (x + 24, -28), (x + 22, -6), (x, -24)])
        d.shape(bonnet, hat, 0.8, 0.12), d.stroke([(x - 20, -10), (x, -26), (x + 20, -10)], 1.0, "#7a5a3c")
        for k in range(4):
            d.fill(geo.ellipse(x - 12 + 8 * k, 34 + (k % 2) * 10, 2), "#f2e2c0")


def straw(d, low, count, box):
    for _ in range(count):
        x, y = d.rng.uniform(box[0], box[2]), d.rng.uniform(box[1], box[3])
        a, long = d.rng.normal(0, 0.35), d.rng.uniform(30, 90)
        line = [(x, y), (x + 0.5 * long * np.cos(a), y + 0.5 * long * np.sin(a) - d.rng.uniform(0, 7)), (x + long * np.cos(a), y + long * np.sin(a))]
        tone = mix(("#c9a050", "#8f6c3a", "#e2c272", "#6a4a2c")[d.rng.integers(4)], "#3a2418", low)
        d.fill(geo.moved(geo.ribbon(line, [4, 4.5, 2], 12), -1, 3), "#2a1810", 0.5, 1.5, False), d.fill(geo.ribbon(line, [3.4, 4.2, 1.6], 12), tone)


def nut(d):
    """Half a walnut on two bent twigs, a quilt of old ties, and in it what is going to happen."""
    d.fill(geo.ellipse(560, 1124, 230, 26), "#1d100e", 0.8, 12, False)
    for x in (500, 672):
        d.shape(geo.ribbon([(x - 66, 1086), (x - 34, 1118), (x + 10, 1126), (x + 54, 1110), (x + 80, 1076)], [9, 14, 15, 14, 8], 30), "#6a452c", 1.0, 0.15)
    back = geo.curve([(398, 946), (470, 916), (590, 904), (710, 914), (776, 940), (700, 990), (560, 1000), (450, 986)])
    d.shape(back, "#caa06a", 1.0, 0), d.model(back, "#5a3622", -14, 14, 0.7)
    pillow = geo.curve([(440, 936), (452, 868), (510, 846), (600, 838), (690, 850), (730, 880), (736, 936)])
    d.shape(pillow, "#efe6d2", 1.0, 0.1), d.model(pillow, "#a58f8a", -16, 16, 0.7)
    for k in range(6):
        d.stroke([(470 + 44 * k, 866 - 10 * np.sin(k)), (478 + 42 * k, 890), (474 + 44 * k, 920)], 0.8, "#9c8a86", (0.2, 0.6))
    with d.at(632, 850, 1.02, 12):  # the egg
        egg = geo.curve([(0, -138), (52, -112), (86, -44), (92, 26), (70, 84), (0, 104), (-70, 84), (-92, 26), (-86, -44), (-52, -112)])
        d.cast(egg, 6, 10, "#5a3a34", 0.5, 8), d.fill(egg, "#b9d6cc")
        with d.inside(egg):
            d.fill(geo.ellipse(-64, 40, 70, 110), "#5f8a96", 0.8, 28, False), d.fill(geo.ellipse(26, -66, 40, 46), "#f6f6e2", 0.9, 20, False), d.fill(geo.ribbon([(-78, 60), (-86, 0), (-66, -70)], [4, 10, 4], 16), "#d9c79a", 0.7, 5, False)
            for _ in range(110):
                px, py = d.rng.normal(0, 46), d.rng.normal(0, 66)
                r = 1 + 7 * d.rng.random() ** 3
                d.fill(geo.blob(d.rng, px, py, r, 0.8 * r, 7, 0.25), ("#6a4a3a", "#8a6048", "#55606a")[d.rng.integers(3)], 0.75, 0.5, False)
            crack = [(-44, -92, "c"), (-20, -72, "c"), (-24, -50, "c"), (8, -54, "c"), (14, -24, "c"), (40, -34, "c"), (50, -6, "c"), (82, -16, "c")]
            d.stroke(crack, 3.0, INK, (0.2, 0.3), 0.1), d.stroke([(8, -54, "c"), (22, -76, "c"), (14, -94, "c")], 1.8, INK, (0.02, 0.5), 0.1), d.stroke([(14, -24, "c"), (2, 0, "c"), (14, 22, "c"), (8, 36, "c")], 1.8, INK, (0.02, 0.5), 0.1)
            d.fill(geo.polygon([(8, -54), (28, -48), (40, -34), (14, -24)]), "#1a1014"), d.stroke([(p[0] + 1, p[1] + 4, "c") for p in crack], 0.9, "#fbfbec", (0.2, 0.3), 0.1)
        d.contour(egg, 1.2, lost=0.2)
    quilt = geo.curve([(410, 948), (470, 902), (560, 886), (650, 888), (740, 914), (772, 944), (764, 1010, "c"), (706, 1034), (648, 1018), (590, 1046), (530, 1030), (470, 1040), (424, 1004, "c")])
    d.cast(quilt, 0, 12, "#2a1810", 0.6, 8), d.fill(quilt, "#c8583f")
    tones = ("#c8483c", "#e9c15a", "#3f7f92", "#f0e2c0", "#7a4a6a", "#5f8a4a", "#e08a4a", "#2f4a6a")
    with d.inside(quilt):
        for row in range(5):
            for k in range(10):
                left, right = 396 + 40 * k - 4 * row, 396 + 40 * (k + 1) - 4 * row
                sag = lambda px, row=row: 880 + 34 * row + 0.0011 * (px - 590) ** 2 + 7 * np.sin(px / 27 + row)
                patch = geo.polygon([(left, sag(left)), (right, sag(right)), (right - 4, sag(right) + 35), (left - 4, sag(left) + 35)])
                tone = tones[(3 * row + 5 * k + (k * row) % 3) % 8]
                d.fill(patch, tone)
                with d.inside(patch):
                    kind = (row + 2 * k) % 4
                    for n in range(5):
                        if kind == 0:
                            d.fill(geo.ellipse(left + 6 + 15 * (n % 3), sag(left) + 8 + 15 * (n // 3), 3), "#f6ead0")
                        elif kind == 1:
                            d.stroke([(left + 8 * n, sag(left) - 4), (left + 8 * n - 4, sag(left) + 40)], 1.0, mix(tone, INK, 0.4), (0.02, 0.02))
                        elif kind == 2:
                            d.stroke([(left - 4, sag(left) + 8 * n), (right, sag(right) + 8 * n)], 1.0, mix(tone, "#fff0d0", 0.5), (0.02, 0.02))
                d.contour(patch, 0.7, lost=0.1, colour="#5a2c2a")
        d.fill(geo.ellipse(440, 1000, 60, 60), "#3a1c28", 0.6, 22, False), d.fill(geo.ribbon([(470, 906), (600, 890), (740, 918)], [10, 14, 10], 24), "#fff2d0", 0.6, 6, False)
        for px in (530, 648, 700):
            d.fill(geo.ribbon([(px, 940), (px + 4, 990), (px, 1040)], [3, 13, 16], 14), "#3a1c28", 0.5, 5, False)
    d.contour(quilt, 1.1, lost=0.15)
    shell = geo.curve([(394, 944, "c"), (424, 992), (470, 1022), (540, 1014), (590, 1030), (650, 1002), (708, 1018), (760, 990), (780, 938, "c"), (778, 1020), (730, 1080), (660, 1110), (580, 1116), (500, 1108), (430, 1072), (396, 1012)])
    d.fill(shell, "#a87648")
    with d.inside(shell):
        d.fill(geo.ellipse(430, 1080, 140, 90), "#4a2a1c", 0.85, 34, False), d.fill(geo.ellipse(690, 1010, 90, 50), "#dcae74", 0.8, 24, False)
        for k in range(24):
            x = 404 + 16.4 * k
            d.stroke([(x, 950), (x + 9 * np.sin(k), 1010), (588 + 0.8 * (x - 588) + 12 * np.cos(1.7 * k), 1060), (588 + 0.55 * (x - 588), 1118)], 1.6, ("#5a341f", "#6a4026", "#7a4c2c")[k % 3], (0.2, 0.3), 2.0)
        for _ in range(80):
            px, py = d.rng.uniform(400, 780), d.rng.uniform(1000, 1112)
            d.stroke([(px, py), (px + d.rng.normal(0, 10), py + 8), (px + d.rng.normal(0, 14), py + 14)], 1.2, ("#4a2a1c", "#8a5a34", "#5f3a24")[d.rng.integers(3)], (0.2, 0.5))
    d.contour(shell, 1.3, lost=0.1)


def plume(d, root, tip, wide, bend, tone):
    """One feather with its shaft and the light on one edge."""
    root, tip = np.array(root, float), np.array(tip, float)
    way = tip - root
    side = np.array((-way[1], way[0])) / (np.hypot(*way) + 1e-6)
    mid = root + 0.55 * way + bend * side
    spine = [tuple(root), tuple(mid), tuple(tip)]
    vane = geo.ribbon(spine, [0.5 * wide, 0.95 * wide, wide, 0.45 * wide], 26)
    d.cast(vane, 2, 6, "#101c2a", 0.5, 4), d.fill(vane, tone)
    with d.inside(vane):
        d.fill(geo.ribbon([tuple(p + 0.34 * wide * side) for p in (root, mid, tip)], [4, 0.4 * wide, 0.3 * wide], 14), DEEP, 0.75, 3, False), d.fill(geo.ribbon([tuple(p - 0.36 * wide * side) for p in (root, mid, tip)], [3, 0.26 * wide, 0.26 * wide], 14), PALE, 0.9, 2, False)
        for k in np.arange(0.1, 1.0, 0.06):
            at = root + k * way + 3.4 * bend * k * (1 - k) * side
            for s in (-1, 1):
                d.stroke([tuple(at), tuple(at + s * 0.5 * wide * side + 0.1 * way)], 0.4, "#16324a", (0.2, 0.6))
    d.contour(vane, 0.9, lost=0.15), d.stroke(spine, 0.9, "#d6e8e4", (0.1, 0.5))


def scales(d, inside, centre, rows, size, tones, turn=0.0):
    """Small feathers in rows, each with its dark edge."""
    with d.inside(inside):
        for row in range(rows)[::-1]:
            for k in range(-8, 9):
                x, y = centre[0] + (k + 0.5 * (row % 2)) * size * 1.5, centre[1] + row * size * 0.95
                with d.at(x, y, 1, turn + 3 * k):
                    one = geo.curve([(-0.75 * size, -0.6 * size), (0.75 * size, -0.6 * size), (0.7 * size, 0.4 * size), (0, size), (-0.7 * size, 0.4 * size)])
                    d.fill(one, tones[(k + row) % len(tones)]), d.stroke([(-0.75 * size, -0.1 * size), (-0.6 * size, 0.55 * size), (0, size), (0.6 * size, 0.55 * size), (0.75 * size, -0.1 * size)], 0.8, DEEP, (0.3, 0.3))
                    d.stroke([(0, -0.3 * size), (0, 0.7 * size)], 0.5, PALE, (0.2, 0.4))


def mother(d):
    d.fill(geo.ellipse(190, 1112, 200, 26), "#1d100e", 0.8, 12, False)
    for k in range(5):
        plume(d, (120 + 6 * k, 1010), (-30 + 14 * k, 1130 + 8 * (k % 2) - 6 * k), 34, 8 - 3 * k, (TEAL, "#356f84")[k % 2])
    for x in (196, 268):
        d.stroke([(x, 1050), (x + 4, 1084), (x + 6, 1106)], 5.0, "#b4703a", (0.02, 0.02))
        for tx, ty in ((-34, 12), (-4, 22), (36, 14)):
            d.stroke([(x + 6, 1104), (x + 6 + 0.6 * tx, 1106 + 0.4 * ty), (x + 6 + tx, 1106 + ty)], 4.4, "#c8823f", (0.02, 0.5))
    body = geo.curve([(330, 800), (366, 872), (364, 952), (326, 1030), (262, 1072), (178, 1076), (108, 1046), (74, 978), (86, 890), (134, 818), (196, 774), (262, 760)])
    d.fill(body, TEAL)
    with d.inside(body):
        d.fill(geo.ellipse(320, 940, 96, 150, 12), CREAM, 0.97, 24, False), d.fill(geo.ellipse(330, 870, 60, 60), "#e2b45a", 0.8, 26, False), d.fill(geo.ellipse(120, 1020, 90, 90), DEEP, 0.7, 36, False)
        for _ in range(300):
            x, y = d.rng.uniform(80, 366), d.rng.uniform(770, 1070)
            pale = x > 236 + 0.2 * abs(y - 930)
            d.stroke([(x, y), (x - 4, y + 8), (x - 10, y + 14)], 0.8, ("#c9a468", "#fff8e2", "#a8855c")[d.rng.integers(3)] if pale else (DEEP, PALE, "#2f6478")[d.rng.integers(3)], (0.2, 0.6))
    d.contour(body, 1.3, lost=0.2)
    folded = geo.curve([(168, 812), (226, 838), (236, 900), (206, 970), (140, 1030), (60, 1070, "c"), (62, 980), (92, 890)])
    d.cast(folded, 5, 8, "#0f2030", 0.5, 6), d.fill(folded, "#37748a")
    for k in range(5):
        plume(d, (150 - 8 * k, 940 - 10 * k), (46 + 8 * k, 1082 - 18 * k), 30, 10, ("#326a80", "#3f7f92")[k % 2])
    scales(d, geo.curve([(168, 812), (226, 838), (236, 900), (200, 960), (120, 980), (96, 900)]), (165, 822), 8, 19, ("#4a8da0", TEAL, "#5a9dac"), 24)
    # head, turned up to the door
    with d.at(282, 730, 1.08, -27):
        skull = geo.ellipse(0, 0, 74, 72)
        d.fill(skull, CREAM)
        with d.inside(skull):
            d.fill(geo.ellipse(10, 40, 50, 30), "#d9b47c", 0.8, 12, False), d.fill(geo.ribbon([(76, -12), (20, -14), (-60, -4)], [13, 24, 12], 20), DEEP, 0.95, 2, False), d.fill(geo.ellipse(20, -52, 60, 26), TEAL, 0.95, 4, False)
            for _ in range(60):
                x, y = d.rng.uniform(-60, 66), d.rng.uniform(-60, 66)
                d.stroke([(x, y), (x - 7, y + 3), (x - 14, y + 4)], 0.7, ("#b99a6a", "#fffaea", DEEP)[d.rng.integers(3)], (0.2, 0.6))
        d.contour(skull, 1.1, lost=0.3)
        d.shape(geo.curve([(66, -16, "c"), (92, -12), (120, 2, "c"), (94, 6), (70, 6, "c")]), "#4a4248", 0.9, 0), d.shape(geo.curve([(70, 8, "c"), (94, 10), (108, 12, "c"), (90, 22), (66, 20, "c")]), "#5f5458", 0.9, 0), d.stroke([(72, -10), (92, -7), (106, -1)], 1.0, "#c9bcb8")
        d.fill(geo.ellipse(32, -14, 20, 20), "#fdf8e8"), d.contour(geo.ellipse(32, -14, 20, 20), 1.0, lost=0), d.fill(geo.ellipse(37, -18, 10.5), "#120c10"), d.fill(geo.ellipse(41, -22, 3.6), "#ffffff"), d.stroke([(10, -34), (28, -46), (50, -40)], 2.4, DEEP, (0.2, 0.4))
        scarf = geo.curve([(46, -58), (14, -88), (-38, -84), (-82, -48), (-94, 6), (-74, 58), (-30, 92), (8, 96), (22, 78), (-8, 58), (-24, 22), (-18, -22), (10, -48)])
        d.cast(scarf, 5, 6, "#2a1418", 0.5, 4), d.fill(scarf, "#c23a34")
        with d.inside(scarf):
            d.fill(geo.ribbon([(-70, 60), (-92, 0), (-60, -66)], [40, 44, 26], 20), "#701c2a", 0.75, 14, False), d.fill(geo.ribbon([(40, -62), (0, -80), (-40, -66)], [12, 20, 10], 16), "#f07a5a", 0.8, 6, False)
            for x, y in geo.scattered(d.rng, 40, (-92, -86, 40, 96), 19):
                d.fill(geo.ellipse(x, y, 5, 4.4), "#f8ecd6")
            for line in ([(6, 88), (-26, 52), (-40, 0)], [(0, 92), (-50, 60), (-72, 10)], [(20, -52), (-20, -40), (-52, -50)]):
                d.stroke(line, 1.2, "#701c2a", (0.1, 0.7))
        d.contour(scarf, 1.2, lost=0.1)
        for tail in ([(14, 88), (40, 104), (50, 136)], [(10, 92), (14, 122), (2, 150)]):
            d.shape(geo.ribbon(tail, [12, 24, 16], 14), "#b4342f", 1.0, 0.16)
        d.shape(geo.ellipse(14, 88, 13, 12), "#d64a3c", 1.0, 0.14)
    # the wing over the cradle: long quills, then two rows of coverts, then the arm
    roots = geo.sample([(336, 900), (400, 846), (464, 806), (534, 786)], 10)
    tips = ((388, 1018), (424, 1040), (462, 1048), (498, 1046), (530, 1030), (556, 1004), (576, 972), (590, 934), (596, 894), (592, 852))
    for k in range(10):
        plume(d, roots[k], tips[k], 58 - 1.6 * k, 16 - k, ("#32687e", TEAL)[k % 2])
    for row, (back, reach) in enumerate(((0.0, 0.62), (-0.06, 0.36))):
        for k in np.linspace(0, 9, 10 - row):
            i = int(k)
            root = roots[i] + back * (tips[i] - roots[i])
            plume(d, root, root + reach * (np.array(tips[i]) - root) + (4, 0), 46 - 1.0 * k - 6 * row, 8, ("#3f7f92", "#4a8da0", "#5a9dac")[(i + row) % 3])
    arm = geo.curve([(262, 850), (296, 806), (352, 784), (420, 762), (484, 738), (536, 736), (558, 762), (546, 790), (490, 810), (424, 838), (380, 882), (336, 916), (282, 906)])
    d.cast(arm, 2, 9, "#0f2030", 0.5, 6), d.fill(arm, "#4a8da0")
    scales(d, arm, (430, 722), 12, 15, ("#4a8da0", "#5a9dac", "#6fb0ba"), -24)
    with d.inside(arm):
        d.fill(geo.ribbon([(280, 900), (400, 850), (560, 796)], [26, 22, 14], 20), DEEP, 0.5, 10, False), d.fill(geo.ribbon([(290, 812), (420, 762), (560, 738)], [10, 16, 10], 20), "#c9e6e0", 0.6, 5, False)
    d.contour(arm, 1.0, lost=0.4)


def knitting(d):
    """It fell where it fell: a sock for a foot with three toes."""
    d.fill(geo.ellipse(110, 1172, 70, 13), "#1d100e", 0.7, 6, False)
    ball = geo.ellipse(92, 1142, 40)
    d.shape(ball, "#e0a838", 1.1, 0)
    with d.inside(ball):
        d.fill(geo.ellipse(70, 1164, 34, 30), "#8a5a20", 0.7, 12, False)
        for a in (20, 70, 130, 160):
            for k in range(-4, 5):
                c, s = np.cos(np.radians(a)), np.sin(np.radians(a))
                d.stroke([(92 - 42 * c - 9 * k * s, 1142 - 42 * s + 9 * k * c), (92 - 12 * k * s * 1.2, 1142 + 12 * k * c * 1.2), (92 + 42 * c - 9 * k * s, 1142 + 42 * s + 9 * k * c)], 0.8, ("#8a5a20", "#f6d47c")[k % 2], (0.1, 0.1))
    d.stroke([(128, 1154), (168, 1176), (214, 1160), (250, 1170)], 1.8, "#e0a838", (0.02, 0.02))
    sock = geo.curve([(236, 1120, "c"), (276, 1112, "c"), (282, 1146), (300, 1150), (330, 1138), (346, 1146), (338, 1158), (352, 1164), (350, 1176), (334, 1174), (334, 1188), (318, 1190), (296, 1178), (256, 1180), (240, 1160)])
    d.cast(sock, 3, 6, "#1d100e", 0.7, 5), d.shape(sock, "#e6b448", 1.0, 0.12)
    with d.inside(sock):
        for row in range(12):
            for k in range(13):
                x, y = 236 + 10 * k, 1116 + 7 * row
                d.stroke([(x, y), (x + 4, y + 5), (x + 8, y)], 1.0, ("#9a6a20", "#c2503c")[row in (2, 3, 8)], (0.1, 0.1))
    for a, b in (((196, 1084), (290, 1130)), ((300, 1082), (226, 1136))):
        d.stroke([a, b], 2.6, "#d9cdb4", (0.02, 0.02), 0.1), d.fill(geo.ellipse(*a, 5), "#b4443c")


def paint(picture):
    picture.image = ramp(((0, WALL), (1, "#7a5a34")), picture.y / 1200).astype(np.float32)
    back, hole, things, hen, front = (Drawing(picture, INK, 1.8, light=(0.3, -0.95), seed=seed) for seed in (3, 5, 9, 11, 13))
    wall(back)
    back.fill([(-20, 968), (400, 958), (820, 968), (820, 1220), (-20, 1220)], "#5f4028"), back.fill(geo.rectangle(-20, 946, 840, 26), "#6f4a2c")
    for k in range(-6, 13):
        back.stroke([(400 + 70 * k, 970), (400 + 116 * k, 1210)], 1.4, "#34201a", (0.02, 0.02))
    straw(back, 0.35, 150, (-40, 980, 800, 1190))
    door(hole), frame(things, 104, 306, 52, 72, -4, grandfather), frame(things, 122, 560, 58, 64, 3, aunts), frame(things, 716, 560, 50, 62, -7, None)
    nut(things), mother(hen), knitting(front), straw(front, 0.0, 46, (-30, 1150, 800, 1200)), straw(front, 0.1, 26, (380, 1108, 780, 1140))
    back.under(), picture.glow(436, 328, 620, "#ffe2a0", 0.30, 1.4)
    hole.under(), things.under()
    away = np.hypot((picture.x - 440) / 1.0, (picture.y - 560) / 1.35)
    x, y, r = DOOR
    outside = step(np.hypot(picture.x - x, picture.y - y), r + 20, r + 60)
    picture.glaze(step(away, 240, 640) * outside, "#6a4a58", 0.75)
    beam = np.clip(1 - np.abs(picture.x - 450 - 0.12 * (picture.y - 520)) / np.maximum(150 + 0.30 * (picture.y - 500), 1), 0, 1) * step(picture.y, 480, 560) * step(picture.y, 1150, 700)
    picture.lay(blur(beam, 12) * 0.20, "#ffe6b0")
    hen.under(), front.under()
    cover = [drawing.cover() for drawing in (back, hole, things, hen, front)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.1).sharpen_at(436, 340, 170, 0.9).sharpen_at(300, 720, 120, 0.9)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[2], cover[3]), 2) * 0.9)
    picture.directions(base=80, swirl=0.35)
    strokes(picture, (22, 11, 5.5, 3, 1.7), length=8, jitter=(0.014, 0.011), need=(0, 0.04, 0.045, 0.045))
    specks(picture, 70, "#fff0c8", (0.6, 1.8), strength=0.7, mask=blur(beam, 20), seed=8)
    free = (1 - cover[3]) * (1 - cover[4])
    back.over(free * (1 - cover[1]) * (1 - cover[2]), 0.75), hole.over(free * (1 - cover[2])), things.over(free), hen.over(1 - cover[4]), front.over()
    pencil(picture, "#f6efdf", layers=(66, -30), wide=1.3, reach=24, press=0.95, mask=0.38)
    return finish(picture, impasto=0.01, paper=0.03)
