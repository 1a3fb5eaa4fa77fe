"""How long has he been waiting, that they could nest up there?

A traffic light stands in the open sea and shows red. A sailing boat has stopped at it, and behind the boat a whale.
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
SAMPLES, SEED, SCALE = 4, 88, 0.4
LINE, NIGHT, RED, ROSE, GOLD = "#241a34", "#22204a", "#f0322c", "#ff7a5c", "#ffd9a0"
HORIZON, POLE, LAMP = 640, 604, (604, 300)


def scene(detail):
    bare_sheet()


def sky(d):
    for x, y, w, tone in ((180, 110, 240, "#5a4f86"), (620, 60, 260, "#544a80"), (420, 210, 200, "#7d6296"), (90, 330, 230, "#b97f9c"), (700, 420, 220, "#e0a090"), (260, 500, 260, "#f2bd94")):
        for k in range(5):
            d.fill(geo.ribbon([(x - w + 50 * k, y + 10 * k), (x - 0.2 * w, y - 8 + 9 * k), (x + 0.3 * w, y + 6 + 9 * k), (x + w - 34 * k, y + 7 * k)], [1, 12, 16, 1], 24), tone, 0.45, 6, False)
    for x, y, r in ((96, 60, 2.6), (330, 40, 2), (700, 150, 2.2), (240, 180, 1.8), (460, 96, 2.2), (760, 40, 2)):
        d.fill(geo.ellipse(x, y, r), "#fff0d0", 0.9, 0.6, False)
    d.fill(geo.ellipse(190, HORIZON - 2, 90, 2.4), "#fff0c8", 0.8, 1.5, False)


def sea(d):
    """Flat as a tray: long level strokes, and the lamp in all of them."""
    d.fill(geo.polygon([(-20, HORIZON), (820, HORIZON), (820, 1220), (-20, 1220)]), "#6f5f98")
    d.fill(geo.polygon([(-20, 900), (820, 900), (820, 1240), (-20, 1240)]), NIGHT, 0.92, 110, False)
    d.fill(geo.ellipse(200, HORIZON + 10, 420, 30), "#f6c4a0", 0.85, 16, False), d.fill(geo.ellipse(200, HORIZON + 70, 300, 40), "#c98ca0", 0.6, 30, False)
    for _ in range(260):
        t = d.rng.random() ** 0.9
        x, y, long = d.rng.uniform(-40, 800), HORIZON + 6 + 560 * t, (14 + 90 * t) * d.rng.uniform(0.5, 1.3)
        tone = ("#f2b8a0", "#8f78a8", "#5a5088")[d.rng.integers(3)] if t < 0.3 else ("#3a3468", "#5f5a94", "#2a2654", "#8a6f9c")[d.rng.integers(4)]
        d.fill(geo.ribbon([(x - long, y), (x, y - 1 - 2 * t), (x + long, y + 1)], [0.5, 2 + 4 * t, 0.5], 10), tone, 0.55, 0.8, False)


def road(d):
    """The red lies on the water as far as to us; across it a line has been drawn with foam, where one has to stop."""
    for _ in range(270):
        t = d.rng.random() ** 0.85
        y = 846 + 360 * t
        wide = 20 + 96 * t
        x = POLE - 10 * t + d.rng.normal(0, 0.42) * wide
        long = (10 + 54 * t) * d.rng.uniform(0.4, 1.1)
        d.fill(geo.ribbon([(x - long, y), (x, y + 2), (x + long, y - 1)], [0.5, 3 + 6 * t, 0.5], 10), (RED, "#c4243a", "#ff6a4c", "#8f1f48")[d.rng.integers(4)], 0.85, 0.4, False)
    for _ in range(50):
        t = d.rng.random()
        y, x = 850 + 340 * t, POLE - 8 * t + d.rng.normal(0, 8 + 16 * t)
        d.stroke([(x - 10 - 16 * t, y), (x, y + 1), (x + 10 + 16 * t, y)], 1.0 + t, "#ffc09a", (0.3, 0.3))


def signal(d):
    """Cast iron, mussels up to the tide mark; on its hood a nest, and not a new one."""
    x = POLE
    post = geo.curve([(x - 15, 470, "c"), (x + 15, 470, "c"), (x + 17, 850, "c"), (x - 17, 850, "c")])
    d.fill(geo.ellipse(x, 852, 60, 9), "#1a1638", 0.8, 5, False)
    d.shape(post, "#37335c", 1.2, 0)
    with d.inside(post):
        d.fill(geo.ribbon([(x - 10, 470), (x - 11, 850)], [8, 8], 6), "#e0a49c", 0.8, 3, False), d.fill(geo.ribbon([(x + 12, 470), (x + 12, 850)], [12, 12], 6), "#17142e", 0.9, 4, False)
        for y in np.arange(500, 780, 30):
            d.fill(geo.polygon([(x - 18, y), (x + 18, y - 22), (x + 18, y - 6), (x - 18, y + 16)]), "#d9a040", 0.8 if y < 700 else 0.5)
        for _ in range(90):
            px, py = x + d.rng.uniform(-16, 16), 852 - 120 * d.rng.random() ** 1.6
            d.shape(geo.ellipse(px, py, d.rng.uniform(3, 6), d.rng.uniform(5, 9), d.rng.uniform(-50, 50)), ("#2a2440", "#3f3a5c", "#54487a")[d.rng.integers(3)], 0.6, 0.1)
    for k in range(9):
        px = x - 18 + 4.5 * k
        d.fill(geo.ribbon([(px, 770), (px + d.rng.normal(0, 5), 810), (px + d.rng.normal(0, 9), 850 + d.rng.uniform(-14, 4))], [3, 6, 2], 16), ("#3f5f4c", "#2c4840")[k % 2])
    for side in (-1, 1):
        d.shape(geo.curve([(x, 500, "c"), (x + side * 30, 486), (x + side * 36, 466, "c"), (x, 470, "c")]), "#37335c", 1.0, 0.1)
    box = geo.rectangle(x - 66, 206, 132, 270, 22)
    d.cast(box, 10, 10, NIGHT, 0.5, 10), d.shape(box, "#2b2850", 1.4, 0)
    with d.inside(box):
        d.fill(geo.ribbon([(x - 60, 210), (x - 60, 470)], [14, 14], 6), "#e0a49c", 0.65, 5, False), d.fill(geo.ribbon([(x + 60, 210), (x + 60, 470)], [26, 26], 6), "#14122a", 0.9, 8, False)
        for _ in range(26):
            px, py = x + d.rng.uniform(-62, 62), d.rng.uniform(212, 470)
            d.fill(geo.blob(d.rng, px, py, d.rng.uniform(2, 9), d.rng.uniform(2, 5), 7, 0.3), "#a8563c", 0.5, 1, False)
    for n, y in enumerate((268, 344, 420)):
        d.fill(geo.ellipse(x, y, 36), "#14122a")
        glass = geo.ellipse(x, y + 2, 31)
        d.fill(glass, (RED, "#4a3c34", "#2c4440")[n])
        with d.inside(glass):
            if n == 0:
                d.fill(geo.ellipse(x, y + 4, 22), "#ff6a4a", 0.95, 7, False), d.fill(geo.ellipse(x, y + 4, 12), "#ffe0b8", 0.95, 6, False)
            else:
                d.fill(geo.ellipse(x - 8, y + 16, 16, 8), ("#8a6a4a", "#4f7a68")[n - 1], 0.8, 4, False)
                for k in range(9):  # a spider has had the time
                    d.stroke([(x, y), (x + 30 * np.cos(0.7 * k), y + 30 * np.sin(0.7 * k))], 0.5, "#b9a9b4", (0.02, 0.02), 0.2)
        hood = geo.curve([(x - 46, y + 6, "c"), (x - 44, y - 24), (x, y - 46), (x + 44, y - 24), (x + 46, y + 6, "c"), (x + 36, y - 4), (x + 30, y - 20), (x, y - 32), (x - 30, y - 20), (x - 36, y - 4)])
        d.shape(hood, "#201d40", 1.1, 0), d.stroke([(x - 42, y - 16), (x - 26, y - 34), (x, y - 43)], 1.6, "#e0a49c", (0.2, 0.4))
        if n == 0:
            d.fill(geo.ribbon([(x - 32, y - 16), (x, y - 31), (x + 32, y - 16)], [3, 6, 3], 16), "#ff8a6a", 0.95, 2, False)
    nest(d)


def nest(d):
    x, y = POLE, 204
    d.fill(geo.curve([(x - 92, y - 26), (x - 60, y + 2), (x, y + 12), (x + 60, y + 2), (x + 92, y - 26), (x, y - 12)]), "#3f2f38")
    for _ in range(130):
        px, py = x + np.clip(d.rng.normal(0, 34), -62, 62), y - 6 + d.rng.normal(0, 8)
        way = d.rng.uniform(18, 44)
        rise = lambda q, py=py: py - 0.0034 * (q - x) ** 2
        d.stroke([(px - way, rise(px - way) + d.rng.normal(0, 4)), (px, rise(px)), (px + way, rise(px + way) + d.rng.normal(0, 4))], 1.5, ("#8a6a4c", "#5a4440", "#b98f62", "#3a2c36", "#d9a878")[d.rng.integers(5)], (0.1, 0.3))
    for k, (px, tone) in enumerate(((x - 34, "#d9cfd4"), (x + 2, "#e9dcd8"), (x + 34, "#cfc3cc"))):  # three young gulls, one asleep
        py = y - 30 - 5 * (k == 1)
        d.shape(geo.blob(d.rng, px, py, 17, 18, 9, 0.04), tone, 1.0, 0.12)
        for _ in range(8):
            a = d.rng.uniform(-3.1, 0)
            d.stroke([(px + 14 * np.cos(a), py + 15 * np.sin(a)), (px + 20 * np.cos(a), py + 22 * np.sin(a))], 0.8, tone, (0.1, 0.6))
        if k == 2:
            d.stroke([(px - 8, py - 2), (px - 4, py + 1), (px, py - 2)], 1.1, LINE), d.shape([(px - 12, py + 4), (px - 20, py + 9, "c"), (px - 9, py + 10)], "#e0a050", 0.7, 0)
        else:
            d.fill(geo.ellipse(px - 6, py - 3, 2.6), LINE), d.shape([(px - 14, py, "c"), (px - 27, py - 6, "c"), (px - 20, py + 2), (px - 26, py + 8, "c"), (px - 13, py + 8, "c")], "#e0a050", 0.7, 0)
        d.fill(geo.ellipse(px + 6, py - 8, 2), "#8a7a88"), d.fill(geo.ellipse(px + 10, py + 2, 2), "#8a7a88")
    for _ in range(30):
        px = x + np.clip(d.rng.normal(0, 36), -56, 56)
        d.stroke([(px - 30, y - 14 + d.rng.normal(0, 5)), (px, y - 10), (px + 30, y - 16 + d.rng.normal(0, 5))], 1.5, ("#8a6a4c", "#5a4440", "#b98f62")[d.rng.integers(3)], (0.1, 0.3))


def boat(d):
    """Her sail hangs; he has taken his hand off the tiller, and the red warms one side of everything."""
    x, y = 262, 838
    d.fill(geo.ellipse(x, y + 20, 210, 16), "#1a1638", 0.75, 8, False)
    d.stroke([(x + 66, 830), (x + 74, 560), (x + 80, 296)], 4.2, "#4a3040", (0.02, 0.02), 0.2), d.stroke([(x + 69, 830), (x + 77, 560), (x + 83, 300)], 1.4, "#ff8a6a", (0.02, 0.02), 0.2)
    sail = geo.curve([(x + 74, 316, "c"), (x + 30, 440), (x - 50, 590), (x - 132, 716, "c"), (x - 60, 738), (x + 10, 740), (x + 66, 730, "c"), (x + 64, 600), (x + 72, 450)])
    d.fill(sail, "#a8543f")
    with d.inside(sail):
        d.fill([(x + 90, 300), (x + 90, 760), (x + 24, 760), (x + 44, 560)], "#f0603c", 0.85, 24, False), d.fill([(x - 150, 720), (x - 40, 560), (x + 30, 400), (x + 10, 560), (x - 60, 760)], "#5a2c4c", 0.8, 30, False)
        for k in range(6):
            d.stroke([(x + 72 - 6 * k, 360 + 60 * k), (x + 20 - 20 * k, 520 + 30 * k), (x - 10 - 18 * k, 736)], 1.6, ("#6a2c40", "#ff9a6a")[k % 2], (0.3, 0.4), 1.4)
        for k in range(4):
            d.stroke([(x + 72, 430 + 76 * k), (x - 10 - 34 * k, 452 + 74 * k), (x - 120, 470 + 90 * k)], 0.9, "#7a3440", (0.05, 0.3))
        patch = geo.polygon([(x - 30, 610), (x + 14, 600), (x + 20, 644), (x - 24, 652)])
        d.fill(patch, "#c8894a")
        for k in range(12):
            px, py = ((x - 30 + 15 * k, 611 - 3.4 * k) if k < 4 else (x + 12 + 2.2 * (k - 3), 600 + 12 * (k - 3)) if k < 7 else (x - 26 + 15 * (k - 7), 652 - 2.4 * (k - 7)))
            d.stroke([(px - 3, py - 4), (px + 4, py + 4)], 1.0, "#f6dcb0", (0.1, 0.1), 0.2)
    d.contour(sail, 1.2, lost=0.25)
    d.stroke([(x - 140, 726), (x - 30, 752), (x + 70, 744)], 4.0, "#4a3040", (0.05, 0.05)), d.stroke([(x + 80, 304), (x + 130, 560), (x + 172, 806)], 1.1, "#7a6a88", (0.02, 0.02)), d.stroke([(x - 120, 734), (x - 132, 780), (x - 100, 806)], 1.2, "#e9d3b0", (0.02, 0.02))
    d.fill(geo.polygon([(x + 80, 300), (x + 128, 312), (x + 82, 326)]), "#e9c27a"), d.stroke([(x + 80, 300), (x + 106, 306), (x + 110, 322)], 0.8)
    sailor(d, x - 70, y - 6)
    hull = geo.curve([(x - 196, y - 44, "c"), (x - 100, y - 22), (x + 40, y - 22), (x + 192, y - 50, "c"), (x + 150, y + 4), (x + 110, y + 24, "c"), (x - 150, y + 24, "c"), (x - 184, y - 6)])
    d.shape(hull, "#3a3f74", 1.3, 0)
    with d.inside(hull):
        d.fill(geo.ribbon([(x - 190, y - 6), (x, y + 14), (x + 160, y + 2)], [26, 36, 24], 20), "#1c1a40", 0.85, 9, False), d.fill(geo.polygon([(x + 70, y - 50), (x + 200, y - 60), (x + 150, y + 30), (x + 100, y + 30)]), "#d0443c", 0.55, 22, False)
        for k in range(3):
            d.stroke([(x - 196 + 6 * k, y - 34 + 15 * k), (x - 40, y - 10 + 13 * k), (x + 190 - 16 * k, y - 38 + 16 * k)], 1.0, "#191738" if k else "#f2e0c4", (0.02, 0.05))
    d.stroke([(x - 198, y - 45), (x - 100, y - 23), (x + 40, y - 23), (x + 194, y - 51)], 3.4, "#c88a5c", (0.02, 0.02)), d.stroke([(x + 20, y - 26), (x + 110, y - 36), (x + 192, y - 52)], 1.4, "#ffb08a", (0.1, 0.1))
    d.shape(geo.curve([(x - 196, y - 40, "c"), (x - 210, y - 34), (x - 208, y + 26, "c"), (x - 192, y + 22, "c"), (x - 188, y - 10)]), "#2a2850", 1.0, 0.1)


def sailor(d, x, y):
    """Chin in hand, eyes on the lamp, in the clothes of one who had an appointment."""
    coat = geo.curve([(x - 44, y - 4, "c"), (x - 46, y - 60), (x - 30, y - 112), (x - 2, y - 128), (x + 22, y - 112), (x + 30, y - 70), (x + 34, y - 4, "c")])
    d.shape(coat, "#2f3566", 1.2, 0)
    with d.inside(coat):
        d.fill(geo.ribbon([(x - 44, y), (x - 40, y - 70), (x - 16, y - 124)], [26, 22, 12], 20), "#16183c", 0.85, 9, False), d.fill(geo.ribbon([(x + 24, y - 4), (x + 26, y - 70), (x + 8, y - 124)], [7, 8, 6], 16), "#ff7a5c", 0.85, 3, False)
        for fold in ([(x - 20, y - 90), (x - 26, y - 50), (x - 20, y - 14)], [(x - 2, y - 60), (x - 6, y - 30), (x + 2, y - 8)]):
            d.stroke(fold, 1.1, "#14163a")
    knee = geo.ribbon([(x + 4, y - 20), (x + 52, y - 46), (x + 74, y - 10)], [40, 36, 30], 20)
    d.shape(knee, "#3f3a5c", 1.1, 0.1), d.stroke([(x + 22, y - 46), (x + 54, y - 62), (x + 74, y - 34)], 1.6, "#ff8a6a", (0.2, 0.3))
    neck = geo.polygon([(x - 10, y - 136), (x + 14, y - 138), (x + 16, y - 112), (x - 10, y - 110)])
    d.shape(neck, "#c98a72", 0.8, 0)
    face = geo.curve([(x - 18, y - 150), (x - 16, y - 178), (x + 6, y - 190), (x + 26, y - 182), (x + 30, y - 170), (x + 41, y - 157), (x + 32, y - 151), (x + 33, y - 144), (x + 29, y - 134), (x + 14, y - 128), (x - 6, y - 134)])
    d.shape(face, "#e0a082", 1.1, 0)
    with d.inside(face):
        d.fill(geo.ellipse(x - 16, y - 146, 20, 34), "#8a4a5c", 0.8, 7, False), d.fill(geo.ribbon([(x + 27, y - 184), (x + 38, y - 158), (x + 30, y - 134)], [8, 9, 8], 16), "#ff9a70", 0.9, 3, False)
    d.fill(geo.ellipse(x + 20, y - 165, 3, 3.6), LINE), d.stroke([(x + 12, y - 172), (x + 20, y - 176), (x + 28, y - 172)], 1.6, LINE, (0.2, 0.2), 0.2), d.stroke([(x + 30, y - 143), (x + 23, y - 141)], 1.3, "#5a2030")
    for k in range(9):
        d.stroke([(x - 16 + 2 * k, y - 150 + 2 * k), (x - 13 + 3 * k, y - 136 + 1.2 * k), (x - 4 + 3.4 * k, y - 126)], 1.6, ("#4a3440", "#8a6a6a")[k % 2], (0.1, 0.4))
    d.shape(geo.ellipse(x - 6, y - 158, 5, 8), "#c98a72", 0.8, 0.1)
    d.shape(geo.curve([(x - 44, y - 178), (x - 8, y - 184), (x + 38, y - 192), (x + 48, y - 186), (x + 6, y - 172), (x - 34, y - 168)]), "#201d3c", 1.0, 0)
    d.shape(geo.curve([(x - 24, y - 182, "c"), (x - 26, y - 212), (x - 4, y - 222), (x + 22, y - 216), (x + 26, y - 188, "c"), (x, y - 180)]), "#2a2748", 1.0, 0), d.fill(geo.ribbon([(x - 25, y - 190), (x, y - 188), (x + 26, y - 195)], [9, 9], 12), "#b3384a"), d.stroke([(x + 25, y - 214), (x + 28, y - 196), (x + 46, y - 187)], 1.6, "#ff8a6a", (0.2, 0.3))
    arm = geo.ribbon([(x - 4, y - 108), (x + 18, y - 66), (x + 50, y - 62)], [28, 26, 22], 24)
    d.shape(arm, "#39407a", 1.1, 0.14)
    fore = geo.ribbon([(x + 50, y - 62), (x + 42, y - 94), (x + 30, y - 122)], [24, 21, 18], 24)
    d.shape(fore, "#39407a", 1.1, 0), d.fill(geo.ribbon([(x + 58, y - 64), (x + 49, y - 96), (x + 38, y - 122)], [5, 5, 4], 16), "#ff7a5c", 0.9, 2, False)
    d.shape(geo.curve([(x + 18, y - 124), (x + 24, y - 136), (x + 38, y - 136), (x + 44, y - 124), (x + 34, y - 116)]), "#e0a082", 0.9, 0.1)
    for k in range(3):
        d.stroke([(x + 25 + 6 * k, y - 134), (x + 27 + 6 * k, y - 127)], 0.8, "#8a4a4c")


def whale(d):
    """The next in the queue: patient, and large; its eye is on the lamp as well."""
    body = geo.curve([(-60, 1100, "c"), (-60, 980), (20, 946), (120, 948), (220, 980), (290, 1030), (312, 1066), (300, 1092, "c"), (220, 1102), (100, 1096)])
    d.fill(geo.ellipse(140, 1100, 220, 22), "#14122e", 0.8, 10, False), d.fill(body, "#3f4478")
    with d.inside(body):
        d.fill(geo.ribbon([(-60, 972), (60, 950), (180, 962), (280, 1026), (312, 1062)], [20, 22, 22, 16, 8], 40), "#c88a9c", 0.7, 11, False), d.fill(geo.polygon([(-60, 1060), (320, 1076), (320, 1120), (-60, 1120)]), "#1a1840", 0.9, 18, False)
        d.fill(geo.ribbon([(240, 990), (296, 1036), (314, 1070)], [8, 12, 8], 16), "#f0523c", 0.8, 6, False)
        for k in range(5):
            d.stroke([(300 - 6 * k, 1082 + 3 * k), (230, 1074 + 6 * k), (140, 1086 + 5 * k)], 1.1, "#8a86b0", (0.1, 0.6))
        for _ in range(26):
            d.fill(geo.ellipse(d.rng.uniform(-40, 260), d.rng.uniform(956, 1060), d.rng.uniform(1.5, 5)), "#8f8fb8", 0.7, 0.6, False)
    d.stroke([(306, 1078), (262, 1062), (222, 1066)], 2.0, "#14122e", (0.1, 0.5))
    d.fill(geo.ellipse(226, 1040, 9, 8), "#efe2dc"), d.fill(geo.ellipse(229, 1038, 5.4), "#14122e"), d.fill(geo.ellipse(231, 1036, 1.8), "#ff8a6a"), d.stroke([(212, 1036), (226, 1028), (240, 1034)], 1.6, "#14122e")
    d.contour(body, 1.1, lost=0.35)
    d.fill(geo.ellipse(96, 946, 12, 4), "#1a1840")
    for k in range(7):
        a = (k - 3) * 0.24
        d.fill(geo.ribbon([(96, 944), (96 + 40 * a, 906), (96 + 120 * a, 880 + 60 * abs(a)), (96 + 170 * a, 930 + 30 * abs(a))], [6, 6, 4, 1], 24), "#d9c9dc", 0.65, 1.2, False)
    for y0, x0, x1 in ((1100, -40, 330), (1112, 10, 280), (1090, 296, 372)):
        d.stroke([(x0, y0), ((x0 + x1) / 2, y0 + 5), (x1, y0)], 1.6, "#c9b4cc", (0.2, 0.4))
    for px, py, s in ((468, 1118, 1.0), (430, 1146, 0.8)):  # and some small fry behind
        with d.at(px - 400, py + 36, s):
            d.fill(geo.polygon([(-16, 4), (2, -26), (16, 4)]), "#2a2a5c"), d.stroke([(-30, 5), (0, 8), (30, 5)], 1.2, "#a89cc0"), d.stroke([(3, -24), (10, -8), (15, 3)], 1.2, "#f0725c")


def paint(picture):
    y = picture.y + 16 * picture.noise(300, 4, stretch=(3.4, 1))
    picture.image = ramp(((0, "#37306a"), (0.3, "#5f4e8c"), (0.56, "#a5749c"), (0.78, "#e69a90"), (0.93, "#ffcb98"), (1, "#ffe0b0")), np.clip(y / HORIZON, 0, 1)).astype(np.float32)
    picture.glow(190, HORIZON, 420, "#ffe2ac", 0.55, 1.7)
    back, lane, post, ship = (Drawing(picture, LINE, 1.8, light=(0.6, -0.7), seed=seed) for seed in (3, 5, 7, 9))
    sky(back), sea(back), road(lane), signal(post), boat(ship), whale(ship)
    back.under(), lane.under(), post.under(), ship.under()
    cover = [d.cover() for d in (back, lane, post, ship)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate((cover[2], cover[3])))).astype(np.int32)
    picture.hard[:] = 0.9
    picture.find_edges(0.8, floor=0.1).sharpen_at(POLE, 268, 110, 1.0).sharpen_at(206, 680, 90, 1.0)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[2], cover[3]), 2) * 0.8)
    picture.directions(base=2, swirl=0.15)
    strokes(picture, (28, 14, 6.5, 3.2, 1.7), length=9, jitter=(0.018, 0.013), need=(0, 0.04, 0.045, 0.045))
    front = np.maximum(cover[2], cover[3])
    picture.glow(POLE, 268, 300, "#ff4a34", 0.42, 1.8), picture.glow(POLE, 268, 90, "#ffb08a", 0.35, 1.5)
    back.over(1 - front, 0.7), lane.over(1 - front), post.over(1 - cover[3]), ship.over()
    pencil(picture, "#f6ece0", layers=(8, -34), wide=1.4, reach=28, press=0.95, mask=0.12 + 0.08 * step(picture.y, 700, 500))
    return finish(picture, impasto=0.025, paper=0.02, grain=0.004, bloom=0.05)
