"""Where does it take those whom it lifts, and has the old woman come too early or too late?

A stop in a deep blue street: a huge jellyfish, as bright as a lamp, rises between the houses and carries off
a man with his newspaper; a small green one has come for a girl, and an old woman with a stick looks on.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import mix
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish, specks
from light.hands import pastel
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 417, 0.25
BELL = (436, 352, 268)  # middle of its rim and half its width
SMALL = (664, 806, 62)
INK, ROSE, CREAM = "#0a1238", "#f59ab0", "#ffe6c8"
WAY_OUT = (430, 905)  # where the street's lines meet


def scene(detail):
    bare_sheet()


def facade(d, side, near, far, top, tone, seed):
    """A row of houses at the side, its cornices running to the far end of the street."""
    rng = np.random.default_rng(seed)
    vx, vy = WAY_OUT
    at = lambda k, y: (vx + (near - vx) * k, vy + (y - vy) * k)  # k 1: near the eye
    k0, k1 = 1.0, (far - vx) / (near - vx)
    d.fill(geo.polygon([at(k0, top), at(k1, top), at(k1, 1230), at(k0, 1230)]), tone)
    with d.inside(geo.polygon([at(k0, top), at(k1, top), at(k1, 1180), at(k0, 1180)])):
        for k in np.linspace(k0, k1, 4)[1:-1]:
            d.fill(geo.ribbon([at(k, top), at(k, 1180)], [10 * k, 10 * k], 6), mix(tone, INK, 0.5), 0.8, 2, False)
        for y in (top + 46, top + 250, top + 470, 1010):
            d.fill(geo.polygon([at(k0, y), at(k1, y), at(k1, y + 16), at(k0, y + 16)]), mix(tone, "#6f9ae0", 0.25), 0.8)
            d.fill(geo.polygon([at(k0, y + 16), at(k1, y + 16), at(k1, y + 34), at(k0, y + 34)]), mix(tone, INK, 0.6), 0.8, 3, False)
        for k in np.arange(k0 - 0.12, k1 + 0.06, -0.145):
            for y, high in ((top + 100, 110), (top + 310, 110), (top + 540, 120)):
                pane = geo.polygon([at(k, y), at(k - 0.06, y), at(k - 0.06, y + high), at(k, y + high)])
                d.fill(pane, mix(INK, tone, 0.25))
                if rng.random() < 0.2:
                    d.fill(pane, "#e9b872", 0.85, 1.0, False)
                d.fill(geo.polygon([at(k + 0.01, y + high), at(k - 0.07, y + high), at(k - 0.07, y + high + 12), at(k + 0.01, y + high + 12)]), mix(tone, "#8fb2ea", 0.4), 0.9)
        edge = 40 * -side
        d.fill(geo.polygon([(near, top - 40), (near + edge, top), (near + edge, 1230), (near, 1230)]), INK, 0.5, 26, False)
    d.stroke([at(k0, top), at(k1, top)], 1.2, "#7fa8ee", (0.02, 0.02))


def street(d):
    """As deep as a sea: the far end drowns in blue, and the stones are wet."""
    rng = np.random.default_rng(4)
    for x, wide, top in ((250, 110, 560), (352, 84, 620), (428, 70, 580), (492, 90, 640), (574, 90, 600)):
        d.fill([(x - 6, 930, "c"), (x, top, "c"), (x + 0.5 * wide, top - 54, "c"), (x + wide, top, "c"), (x + wide + 6, 930, "c")], mix("#3f6cc0", "#2c53a8", rng.random()), 0.9)
        for k in range(5):
            d.fill(geo.rectangle(x + 14 + 34 * (k % 2), top + 40 + 62 * (k // 2), 13, 24, 3), "#f3c98a" if rng.random() < 0.22 else "#24458f", 0.8)
    d.fill([(-20, 934, "c"), (400, 916), (820, 934, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#1a2f70")
    facade(d, -1, -60, 250, 330, "#1c367e", 5), facade(d, 1, 900, 610, 360, "#192f72", 8)
    for row in range(26):  # setts, row by row, wider towards us
        y = 934 + 270 * (row / 25) ** 1.5
        high, wide = 3 + 10 * (row / 25), 20 + 46 * row / 25
        for x in np.arange(-20 - (row % 2) * wide / 2, 820, wide):
            lit = np.exp(-((x - 440) / 210) ** 2 - ((y - 1075) / 90) ** 2)
            green = np.exp(-((x - 660) / 90) ** 2 - ((y - 1090) / 60) ** 2)
            tone = mix(mix("#1f3a80", "#284a98", rng.random()), "#d987a8", 0.75 * lit * rng.uniform(0.6, 1))
            d.fill(geo.ellipse(x + rng.normal(0, 2), y, 0.44 * wide, 0.42 * high), mix(tone, "#7fd8c8", 0.6 * green), 0.8)
            d.stroke([(x - 0.3 * wide, y - 0.3 * high), (x + 0.2 * wide, y - 0.36 * high)], 0.7, mix("#5f8ad8", "#ffc8d0", lit), (0.2, 0.5))


def frill(d, line, wide, tone, pale, dark):
    """An arm like a torn curtain: it winds, and its edge runs in ruffles."""
    path = geo.sample(line, 120)
    way = np.gradient(path, axis=0)
    way /= np.hypot(*way.T)[:, None]
    side = np.stack([-way[:, 1], way[:, 0]], -1)
    t = np.linspace(0, 1, 120)
    for phase, hue, alpha in ((0.0, mix(tone, dark, 0.45), 0.75), (2.1, tone, 0.75), (4.0, mix(tone, pale, 0.45), 0.7)):
        body = (0.5 + 0.25 * np.sin(9 * t + phase)) * wide * (1 - 0.55 * t - 0.42 * t**6)
        left = path + side * (body * (1 + 0.30 * np.sin(46 * t + phase)))[:, None]
        right = path - side * (body * (0.8 + 0.34 * np.sin(41 * t + 2 * phase + 1)))[:, None]
        d.fill(geo.polygon([tuple(p) for p in (*left, *right[::-1])]), hue, alpha, 0.9, False)
        d.stroke([tuple(p) for p in left[::2]], 0.8, mix(pale, tone, 0.25), (0.02, 0.4), 0.1), d.stroke([tuple(p) for p in right[::2]], 0.7, mix(pale, tone, 0.4), (0.02, 0.4), 0.1)
        for k in range(6, 112, 7):
            d.stroke([tuple(left[k]), tuple(0.5 * (left[k] + path[k + 4])), tuple(path[k + 6])], 0.6, mix(pale, tone, 0.3), (0.1, 0.8))


def jelly(d, x, y, w, tone, pale, dark, seed, arms=(), threads=26, sway=0.0):
    """Seen from a little below: the bell, its open underside with folds, the hem, threads and arms."""
    rng = np.random.default_rng(seed)
    for k in range(threads):
        a = np.pi * (k + 0.5) / threads
        px, py = x - w * 0.97 * np.cos(a), y + 0.20 * w * np.sin(a)
        long = w * rng.uniform(0.9, 2.2)
        line = [(px, py), (px + 0.10 * w * np.sin(3 * k) - 0.06 * w * np.cos(a), py + 0.35 * long), (px + 0.10 * w * np.cos(2 * k) + 0.5 * sway, py + 0.7 * long), (px + sway + rng.normal(0, 0.08 * w), py + long)]
        d.stroke(line, 0.5 + w / 130, mix(tone, dark, rng.uniform(0.0, 0.35)), (0.02, 0.9))
        for t in rng.uniform(0.1, 0.8, 3):
            spot = geo.sample(line, 20)[int(19 * t)]
            d.fill(geo.ellipse(*spot, 0.012 * w), pale, 0.9, 0, False)
    for line, wide in arms:
        frill(d, line, wide, tone, pale, dark)
    dome = geo.curve([(x - w, y + 4), (x - 0.99 * w, y - 0.30 * w), (x - 0.80 * w, y - 0.72 * w), (x - 0.42 * w, y - 0.99 * w), (x + 0.04 * w, y - 1.06 * w), (x + 0.50 * w, y - 0.95 * w), (x + 0.84 * w, y - 0.66 * w), (x + w, y - 0.24 * w), (x + w, y + 4), (x + 0.6 * w, y + 0.2 * w), (x, y + 0.25 * w), (x - 0.6 * w, y + 0.2 * w)])
    d.fill(dome, mix(tone, dark, 0.30), 0.97)
    with d.inside(dome):
        d.fill(geo.ellipse(x + 0.1 * w, y - 0.30 * w, 0.80 * w, 0.66 * w), tone, 0.95, 0.16 * w, False)
        d.fill(geo.ellipse(x + 0.04 * w, y - 0.18 * w, 0.5 * w, 0.44 * w), pale, 0.85, 0.18 * w, False)
        d.fill(geo.ribbon([(x - 0.97 * w, y), (x - 0.86 * w, y - 0.56 * w), (x - 0.36 * w, y - 1.0 * w)], [0.2 * w, 0.16 * w, 0.08 * w], 20), dark, 0.5, 0.08 * w, False)
        meridian = lambda k, a: (x + 0.05 * w * (1 - a) + k * w * np.sin(0.5 * np.pi * a), y - 1.05 * w * np.cos(0.5 * np.pi * a) + 0.2 * w * (1 - k * k) * a**4)
        for k in np.linspace(-0.94, 0.94, 17):  # ribs: from the crown round to the hem
            line = [meridian(k, a) for a in np.linspace(0.03, 1, 9)]
            d.fill(geo.ribbon(line, [0.01 * w, 0.028 * w, 0.035 * w, 0.02 * w], 24), mix(tone, dark, 0.45), 0.55, 0.012 * w, False)
            d.stroke([(px + 0.02 * w, py) for px, py in line], 0.4 + w / 260, pale, (0.4, 0.3))
        for _ in range(150):  # freckles between the ribs, thicker towards the hem
            k, up = rng.uniform(-0.95, 0.95), rng.random() ** 1.6
            px, py = meridian(k, 1 - 0.85 * up)
            r = w * rng.uniform(0.006, 0.016) * (1.2 - up)
            d.fill(geo.ellipse(px, py, r, 1.4 * r, 40 * k), mix(tone, "#b02058" if rng.random() < 0.6 else pale, 0.55), 0.75, 0.6, False)
        for k in (-0.46, 0.04, 0.52):  # the clover that shows through
            px, py = x + k * w, y - (0.52 - 0.5 * k * k) * w
            loop = [(px + 0.17 * w * np.cos(a), py + 0.12 * w * np.sin(a)) for a in np.linspace(0.6 * np.pi, 2.4 * np.pi, 14)]
            d.fill(geo.ribbon(loop, [0.02 * w, 0.07 * w, 0.075 * w, 0.07 * w, 0.02 * w], 50), mix(tone, "#b8306c", 0.5), 0.55, 0.016 * w, False)
            d.fill(geo.ribbon(loop, [0.01 * w, 0.025 * w, 0.03 * w, 0.02 * w], 50), mix(tone, pale, 0.5), 0.7, 0.01 * w, False)
        for _ in range(int(2.4 * w)):  # the brush follows the ribs
            k, a = rng.uniform(-0.98, 0.98), 1 - 0.8 * rng.random()
            d.stroke([meridian(k, a - da) for da in (0, 0.05, 0.11)], 0.7, mix(tone, (pale, dark, pale, "#d85a8a")[rng.integers(4)], 0.45), (0.3, 0.6))
        d.fill(geo.ellipse(x - 0.42 * w, y - 0.72 * w, 0.22 * w, 0.08 * w, -34), "#fffaf0", 0.7, 0.035 * w, False)
    under = geo.ellipse(x, y + 0.02 * w, 0.93 * w, 0.19 * w)
    d.fill(under, mix(tone, dark, 0.5), 0.9, 0.01 * w, False)
    with d.inside(under):
        d.fill(geo.ellipse(x, y + 0.01 * w, 0.46 * w, 0.12 * w), pale, 0.95, 0.06 * w, False)
        for a in np.linspace(0, 2 * np.pi, 40):
            d.stroke([(x + 0.3 * w * np.cos(a), y + 0.06 * w * np.sin(a)), (x + 0.93 * w * np.cos(a), y + 0.19 * w * np.sin(a))], 0.7, mix(tone, dark, 0.75) if int(a * 10) % 2 else pale, (0.2, 0.2))
    for n in range(26):  # the hem, lobe by lobe
        a = np.pi * (n + 0.5) / 26
        px, py = x - w * np.cos(a), y + 0.23 * w * np.sin(a) + 4
        d.fill(geo.ellipse(px, py, 0.07 * w * (0.35 + np.sin(a)), 0.055 * w), mix(tone, pale, 0.4), 0.95)
        d.stroke([(px - 0.05 * w, py + 0.02 * w), (px, py + 0.06 * w), (px + 0.05 * w, py + 0.02 * w)], 0.8, pale, (0.2, 0.2))
    d.contour(dome, 0.8, lost=0.5, colour=pale)


def lit(d, path, tone, rim, way=(0, 1), wide=5.0, line=0.9):
    """A garment in blue dusk; the bell's light lies on what faces it."""
    path = d._path(path)
    d.fill(path, tone)
    box = path.computeTightBounds()
    with d.inside(path):
        d.fill(geo.rectangle(box.left() - 20, box.top() + 0.55 * box.height(), box.width() + 40, box.height()), INK, 0.5, 0.2 * box.height(), False)
        d.fill(geo.subtract(path, geo.moved(path, 2.4 * wide * way[0], 2.4 * wide * way[1])), mix(tone, rim, 0.5), 0.8, wide, False)
        d.fill(geo.subtract(path, geo.moved(path, wide * way[0], wide * way[1])), rim, 0.9, 1.0, False)
    if line:
        d.contour(path, line, colour="#060a24")
    return path


def folds(d, path, lines, dark="#0c1434"):
    with d.inside(path):
        for points, wide in lines:
            d.fill(geo.ribbon(points, [0.3 * wide, wide, 0.5 * wide], 16), dark, 0.6, 0.25 * wide, False)
            d.stroke(points, 0.8, dark, (0.2, 0.5))


def passenger(d):
    """From behind: his coat opens in the wind, one hand holds on, the other has forgotten the paper."""
    with d.at(424, 610, 1.12, 9):
        for points, heel in (([(-16, 170), (-22, 226), (-44, 276)], (-46, 282, 20)), ([(18, 170), (28, 222), (12, 278)], (11, 284, 4))):
            leg = geo.ribbon(points, [38, 30, 22], 20)
            lit(d, leg, "#22305e", "#7f6a98", (0.4, 0.8), 3)
            with d.at(heel[0], heel[1], 1, heel[2]):
                shoe = geo.curve([(-11, -8, "c"), (11, -8, "c"), (14, 10), (12, 34), (4, 50), (-6, 46), (-12, 24), (-13, 6)])
                lit(d, shoe, "#141b3c", "#a8708c", (0.4, 0.7), 2.5), d.stroke([(-12, 8), (0, 12), (13, 8)], 0.9, "#6f78a8"), d.fill(geo.curve([(-9, -6), (9, -6), (10, 6), (-10, 6)]), "#090e28", 0.8, 1, False)
        arm = geo.ribbon([(-34, 4), (-70, 40), (-88, 88)], [40, 31, 22], 22)
        up = geo.ribbon([(30, 10), (54, -50), (44, -112)], [46, 33, 24], 24)
        coat = geo.union(arm, up, geo.curve([(-44, -4), (-20, -22), (22, -24), (48, -8), (46, 30), (36, 84), (44, 130), (62, 186, "c"), (36, 202), (10, 196, "c"), (2, 150, "c"), (-10, 204, "c"), (-46, 206), (-82, 182, "c"), (-50, 130), (-38, 84), (-46, 36)]))
        lit(d, coat, "#35457e", "#ffb0b8", (0.25, 1), 5.5, 1.1)
        folds(d, coat, (([(-20, 96), (-34, 140), (-54, 190)], 16), ([(24, 92), (34, 140), (44, 190)], 14), ([(0, 20), (2, 90), (2, 150)], 9), ([(-46, 40), (-36, 52), (-34, 76)], 12), ([(-60, 26), (-70, 44), (-66, 58)], 8), ([(36, 30), (30, 6), (40, -12)], 10), ([(62, -4), (56, -14), (44, -16)], 7), ([(40, -56), (54, -52), (64, -44)], 6)))
        d.shape(geo.ribbon([(-38, 84), (0, 92), (38, 82)], [13, 14, 13], 14, False), "#2a376a", 0.8, 0)
        for px in (-12, 13):
            d.fill(geo.ellipse(px, 90, 3.4), "#ffc8b4")
        # the arm that holds the paper
        with d.at(-92, 104, 1, 20):
            paper = geo.curve([(-52, -6, "c"), (-10, -20), (44, -16, "c"), (50, 34, "c"), (0, 26), (-46, 40, "c")])
            d.shape(paper, "#b7bfe0", 0.9, 0.1)
            for row in range(5):
                for left, right in ((-44, -8), (2, 42)):
                    d.stroke([(left, -2 + 7 * row - 0.1 * left), (right, -6 + 7 * row)], 0.8, "#5a679c", (0.1, 0.2))
            d.fill(geo.rectangle(6, -8, 22, 14), "#7884b4"), d.stroke([(-4, -18), (-2, 28)], 0.9, "#4a568c")
            for k in range(4):
                d.shape(geo.ribbon([(-6 + 9 * k, -20), (-7 + 9 * k, -8)], [8, 7], 8), "#e09c94", 0.7, 0.15)
        # the arm that is held
        d.shape(geo.rectangle(30, -126, 28, 13, 3, -6), "#e8dce8", 0.8, 0)
        d.shape(geo.curve([(30, -124), (27, -142), (30, -160), (44, -166), (58, -160), (60, -142), (56, -124)]), "#f0a898", 0.9, 0.1)
        # head, looking up: the bowler falls back on his collar
        d.shape(geo.ribbon([(0, -6), (2, -34)], [30, 28], 8), "#c47a80", 0.8, 0.15)
        head = geo.ellipse(2, -46, 24, 25)
        lit(d, head, "#c98288", "#ffd0b8", (0.5, 1), 4)
        for side in (-1, 1):
            d.shape(geo.ellipse(2 + 25 * side, -46, 5.5, 9, -10 * side), "#d98e8c", 0.8, 0.1)
        hair = geo.curve([(-23, -50), (-20, -32), (-10, -24), (2, -27), (14, -24), (24, -32), (27, -50)])
        d.fill(hair, "#2a2348"), d.hatch(hair, 86, 4, 0.6, "#6a4a68")
        bowl = geo.curve([(-30, -52), (-34, -76), (-20, -98), (4, -104), (28, -96), (38, -74), (34, -52)])
        lit(d, bowl, "#1f2852", "#ffb0b0", (0.3, 1), 5)
        brim = geo.curve([(-46, -58), (-30, -44), (2, -38), (34, -43), (50, -56), (36, -52), (2, -48), (-32, -52)])
        lit(d, brim, "#182046", "#f09aa8", (0.2, 0.8), 2), d.stroke([(-33, -60), (2, -55), (37, -60)], 2.4, "#7a2c58", (0.05, 0.05))
        collar = geo.curve([(-34, -12), (-16, -26), (2, -20), (20, -27), (38, -14), (20, -4), (2, 0), (-18, -4)])
        lit(d, collar, "#2c3a72", "#ffb8b8", (0.2, 1), 3)
    # the thread in his fist, in front of the hand
    for k, hx in enumerate((484, 492, 500)):
        d.stroke([(hx - 26 + 8 * k, 300), (hx - 6 + 3 * k, 380), (498, 452), (508 + 8 * k, 520 + 30 * k)], 1.9, CREAM, (0.02, 0.3))
    with d.at(497, 449, 1.12, 9):
        for k in range(4):
            d.shape(geo.ribbon([(-15, -12 + 8.4 * k), (0, -15 + 8.4 * k), (13, -11 + 8.4 * k)], [9, 10, 8], 12), "#f4b09c", 0.75, 0.12)
    for x, y, turn, bend in ((236, 862, -16, 8), (318, 946, 24, -9), (196, 960, 6, 6), (352, 1046, -10, 5)):
        with d.at(x, y, 1, turn):
            leaf = geo.curve([(-36, -18, "c"), (0, -24 + bend), (36, -16, "c"), (38, 20, "c"), (2, 16 + bend), (-34, 22, "c")])
            d.shape(leaf, "#98a6d8", 0.8, 0.12)
            for row in range(4):
                d.stroke([(-28, -10 + 8 * row), (0, -13 + 8 * row + 0.6 * bend), (30, -8 + 8 * row)], 0.7, "#4a5a9c", (0.1, 0.2))


def stop(d):
    """Its sign needs no word."""
    post = geo.ribbon([(86, 1150), (90, 700)], [13, 10], 8, False)
    lit(d, post, "#142050", "#d98cb0", (-0.8, 0), 3)
    d.fill(geo.ellipse(86, 1150, 34, 9), "#070d2c")
    plate = geo.ellipse(92, 672, 66)
    d.fill(geo.moved(plate, -4, 4), "#0a1034"), d.fill(plate, "#2a4a9c"), d.fill(geo.ellipse(92, 672, 57), "#e8e6ea")
    with d.inside(plate):
        d.fill(geo.ellipse(70, 706, 60, 40), "#8f9cc8", 0.6, 16, False)
    d.fill(geo.curve([(58, 676, "c"), (62, 648), (92, 628), (122, 648), (126, 676, "c"), (114, 670), (103, 678), (92, 671), (81, 678), (70, 670)]), "#c43a72")
    for k in (-1, 0, 1):
        d.stroke([(92 + 17 * k, 680), (97 + 15 * k, 692), (88 + 18 * k, 702), (94 + 16 * k, 714)], 3.2, "#c43a72", (0.05, 0.3))
    d.contour(plate, 1.2, colour="#060a24")


def old_woman(d):
    """She has seen many go.  Her stick is in the crack between two stones."""
    d.fill(geo.ellipse(216, 1128, 90, 15), "#060b2a", 0.8, 5, False)
    with d.at(206, 1126, 1.16):
        for x in (-22, 16):
            lit(d, geo.curve([(x - 13, -52), (x + 14, -52), (x + 14, -14), (x + 20, 0), (x - 18, 2), (x - 13, -18)]), "#2a2c50", "#8f6a98", (-0.7, 0.4), 2.5)
        skirt = geo.curve([(-50, -96), (54, -98), (62, -40), (40, -34), (0, -38), (-36, -33), (-60, -40)])
        lit(d, skirt, "#4a2f62", "#d97a9c", (-0.7, 0.5), 3)
        arms = geo.union(geo.ribbon([(40, -184), (70, -140), (70, -96)], [40, 32, 21], 18), geo.ribbon([(-40, -184), (-70, -140), (-66, -92)], [40, 32, 21], 18))
        coat = geo.union(arms, geo.curve([(-34, -208), (0, -216), (36, -208), (54, -176), (54, -120), (64, -62), (30, -54), (-20, -56), (-64, -60), (-54, -120), (-50, -176)]))
        lit(d, coat, "#3b4a78", "#ffa4b0", (-0.55, 0.9), 5.5, 1.1)
        folds(d, coat, (([(-22, -150), (-30, -104), (-36, -60)], 14), ([(20, -150), (24, -110), (22, -60)], 12), ([(-54, -164), (-50, -140), (-56, -100)], 8), ([(56, -164), (52, -140), (58, -104)], 8), ([(76, -150), (66, -142), (60, -146)], 6)))
        with d.inside(coat):
            for _ in range(120):
                px, py = d.rng.uniform(-60, 60), d.rng.uniform(-206, -60)
                d.stroke([(px, py), (px + 4, py + 7)], 0.6, ("#6a7ab0", "#24305c")[d.rng.integers(2)], (0.2, 0.4))
        d.stroke([(72, -92), (74, -40), (78, 4)], 3.2, "#7a4f4c", (0.02, 0.02)), d.stroke([(74, -90), (76, -40), (80, 2)], 0.9, "#f4a8a0", (0.02, 0.02)), d.stroke([(72, -92), (66, -106), (54, -106)], 3.0, "#7a4f4c", (0.02, 0.2))
        d.shape(geo.curve([(60, -100), (62, -88), (72, -82), (82, -88), (81, -100), (70, -106)]), "#dc9090", 0.9, 0.15)
        d.shape(geo.ellipse(-65, -84, 10, 11), "#a06a84", 0.8, 0.15)
        net = geo.curve([(-72, -76, "c"), (-88, -34), (-84, -10), (-62, -4), (-44, -14), (-46, -40), (-58, -76, "c")])
        d.fill(net, "#22305e", 0.6)
        with d.inside(net):
            for px, py, tone in ((-74, -22, "#b06a44"), (-56, -18, "#c88a4a"), (-66, -40, "#b8803c"), (-55, -38, "#a85a44")):
                d.shape(geo.ellipse(px, py, 13, 12), tone, 0.7, 0.2)
            for k in range(-9, 10):
                d.stroke([(-66 + 9 * k, -80), (-66 + 9 * k + 50, 0)], 0.6, "#9fb0e0", (0.02, 0.02)), d.stroke([(-66 + 9 * k, -80), (-66 + 9 * k - 50, 0)], 0.6, "#9fb0e0", (0.02, 0.02))
        d.contour(net, 0.8, colour="#9fb0e0")
        scarf = geo.curve([(4, -272), (30, -262), (38, -236), (32, -214), (22, -206, "c"), (8, -188, "c"), (-8, -206, "c"), (-22, -214), (-30, -238), (-22, -264)])
        lit(d, scarf, "#7a3f6a", "#ffc0b0", (-0.5, 1), 5)
        with d.inside(scarf):
            d.fill(geo.ribbon([(-24, -222), (2, -206), (30, -222)], [7, 8, 7], 14), "#42224e", 0.8, 1.5, False)
            for px, py in geo.scattered(d.rng, 26, (-30, -270, 36, -196), 10):
                d.fill(geo.ellipse(px, py, 2.1), "#f4c8a8", 0.8)


def girl(d):
    """On the toes of her boots, satchel and all."""
    x, y = 640, 1124
    d.fill(geo.ellipse(x, y + 4, 62, 11), "#060b2a", 0.8, 5, False)
    with d.at(x, y, 1.1):
        for px, tip in ((-14, -4), (12, 0)):
            lit(d, geo.curve([(px - 10, -46), (px + 10, -46), (px + 10, -14), (px + 13, tip), (px - 12, tip), (px - 10, -16)]), "#8a2f4c", "#bff0d0", (-0.2, 0.9), 2.5)
        sleeves = geo.union(geo.ribbon([(-16, -120), (-42, -92), (-46, -62)], [24, 19, 14], 16), geo.ribbon([(18, -118), (36, -152), (30, -192)], [26, 18, 13], 18))
        coat = geo.union(sleeves, geo.curve([(-22, -128), (2, -134), (26, -130), (32, -96), (48, -46, "c"), (20, -38), (-14, -38), (-46, -44, "c"), (-30, -96)]))
        lit(d, coat, "#a8803a", "#d8ffd0", (-0.1, 1), 5, 1.0)
        folds(d, coat, (([(-16, -90), (-24, -66), (-28, -42)], 10), ([(20, -90), (26, -66), (28, -42)], 10)), "#3a2c30")
        d.shape(geo.ellipse(-46, -56, 7, 8), "#d89a8c", 0.8, 0.15)
        bag = geo.rectangle(-21, -116, 44, 40, 6)
        lit(d, bag, "#6a3a34", "#c8f0c8", (0, 1), 3)
        d.stroke([(-20, -98), (1, -92), (22, -98)], 1.0, "#2a1420"), d.fill(geo.rectangle(-3, -97, 8, 8, 2), "#e8d088")
        d.stroke([(-30, -104), (-28, -88), (-32, -70)], 1.0, "#3a2c30"), d.stroke([(30, -104), (26, -116), (34, -128)], 1.0, "#3a2c30")
        palm = geo.curve([(24, -190), (22, -204), (28, -214), (36, -212), (39, -200), (36, -188)])
        d.shape(palm, "#f0bca0", 0.8, 0.1)
        for a, b in (((25, -210), (22, -224)), ((30, -213), (30, -228)), ((35, -211), (38, -224)), ((38, -202), (46, -208))):
            d.shape(geo.ribbon([a, b], [6, 4.5], 8), "#f0bca0", 0.7, 0.1)
        head = geo.ellipse(2, -154, 23, 25)
        d.shape(head, "#5a3038", 0.9, 0.12)
        with d.inside(head):
            for k in range(-6, 7):
                d.stroke([(2 + 0.5 * k, -178), (2 + 3.6 * k, -156), (2 + 3.2 * k, -130)], 0.8, ("#8a5248", "#34182c")[k % 2], (0.2, 0.3))
            d.fill(geo.ellipse(8, -174, 16, 7, 14), "#c8f0c8", 0.75, 3, False)
        d.stroke([(2, -179), (2, -130)], 1.0, "#d8a894")
        for side in (-1, 1):
            braid = [(2 + 18 * side, -142), (2 + 26 * side, -124), (2 + 22 * side, -104), (2 + 26 * side, -86)]
            for k, spot in enumerate(geo.sample(braid, 7)):
                d.shape(geo.ellipse(*spot, 6.2 - 0.3 * k, 5.2, 30 * side * (-1) ** k), "#5a3038", 0.7, 0.2)
            d.shape(geo.ellipse(2 + 26 * side, -88, 7, 4), "#e85a6a", 0.7, 0)


def far_ones(d):
    for x, y, w, tone in ((116, 150, 40, "#9fc0f4"), (736, 250, 30, "#b8aef4")):
        jelly(d, x, y, w, mix(tone, "#3f66b8", 0.35), mix(tone, "#ffffff", 0.4), "#2a4a9c", int(x), (), 9, 6)
        d.stroke([(x + 2, y + 4), (x + 4, y + 1.5 * w)], 0.9, tone)
        with d.at(x + 4, y + 1.5 * w, w / 40):
            dark = mix(INK, "#2f5296", 0.45)
            d.fill(geo.union(geo.ribbon([(0, -4), (4, 14)], [4, 5], 8), geo.ellipse(0, 14, 5, 6), geo.curve([(-8, 22), (8, 20), (8, 38), (14, 62), (-12, 62), (-7, 40)]), geo.ribbon([(-4, 60), (-8, 82)], [6, 4], 8), geo.ribbon([(5, 60), (3, 84)], [6, 4], 8)), dark)


def paint(picture):
    sea = ramp(((0, "#3a78d0"), (0.3, "#3566c2"), (0.7, "#3f70c8"), (1, "#1a2f78")), np.clip((picture.y + 40 * picture.noise(280, 4, stretch=(2, 1))) / 1200, 0, 1))
    picture.image = sea.astype(np.float32)
    back, far, hero, crowd = (Drawing(picture, "#0f1840", 1.7, light=(-0.1, -1.0), seed=seed) for seed in (3, 5, 7, 9))
    street(back), far_ones(far)
    x, y, w = BELL
    arms = [([(x + u * w, y + 10), (x + (u + 0.10) * w, y + 0.5 * w), (x + (1.2 * u - 0.08) * w, y + 1.0 * w), (x + (1.3 * u + 0.05) * w, y + long * w)], wide) for u, long, wide in ((-0.46, 1.5, 46), (-0.16, 1.8, 54), (0.42, 1.62, 50))]
    jelly(hero, x, y, w, ROSE, CREAM, "#5a3a9c", 12, arms, 30, 20)
    sx, sy, sw = SMALL
    jelly(crowd, sx, sy, sw, "#7fdcc8", "#eafff0", "#1f6a8c", 9, [([(sx - 8, sy), (sx - 2, sy + 40), (sx - 16, sy + 80)], 10), ([(sx + 8, sy), (sx + 16, sy + 34), (sx + 10, sy + 84)], 9)], 14, 8)
    passenger(hero), stop(crowd), old_woman(crowd), girl(crowd)
    back.under()
    picture.lay(step(picture.y, 720, 930) * step(picture.y, 1100, 930) * 0.30, "#4a7ad0")
    rays = picture.noise(60, 21, stretch=(1, 40))
    picture.lay(0.22 * step(rays, 0.4, 2.0) * step(picture.y, 900, 100), "#bfe0ff")
    far.under(strength=0.85)
    picture.glow(x, y - 40, 2.2 * w, "#ff8ab0", 0.55, 1.7), picture.glow(x + 10, 1080, 330, "#ff8aa8", 0.5, 1.5, 1.5), picture.glow(sx, sy, 190, "#7fe8d0", 0.45, 1.8)
    hero.under(), crowd.under()
    cover = [drawing.cover() for drawing in (back, hero, crowd)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.9
    front = np.clip(cover[1] + cover[2], 0, 1)
    picture.find_edges(0.8, floor=0.1).sharpen_at(430, 600, 200, 0.9)
    picture.focus = np.maximum(picture.focus, blur(front, 2) * 0.9)
    picture.directions(base=84, swirl=0.35)
    strokes(picture, (24, 12, 6, 3, 1.7), length=8, jitter=(0.016, 0.012), need=(0, 0.04, 0.045, 0.045))
    specks(picture, 260, "#cfe4ff", (0.6, 2.0), mask=0.6 * (1 - front))
    pastel(picture, "#1f3484", grain=1.7, cover=0.9, soft=0.9, mask=0.5 * (1 - 0.8 * front))
    back.over(1 - front, 0.7), far.over(1 - front, 0.8), hero.over(1 - cover[2]), crowd.over()
    return finish(picture, impasto=0.02, paper=0.03, grain=0.004, bloom=0.05)
