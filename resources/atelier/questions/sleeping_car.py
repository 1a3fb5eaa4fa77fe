"""At which window are you?

Night on a branch: a caterpillar with seven lit windows carries a whole life, from the cradle behind the head to an armchair that is empty.  A butterfly with the old man's hat has just taken off.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish, specks
from light.hands import pastel
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 707, 0.25
NIGHT, BARK, LAMP = "#16244c", "#3a2534", "#ffd27a"
# the back of the animal, from the head to the tail; it follows the branch
SPINE = [(150, 962), (300, 1000), (440, 968), (556, 886), (612, 762), (596, 632), (516, 530), (404, 470), (296, 408), (226, 312), (226, 214)]
BRANCH = [(-30, 1130), (120, 1108), (300, 1118), (480, 1086), (640, 1000), (722, 860), (734, 720), (690, 590), (600, 480), (480, 392), (386, 320), (352, 210), (380, 90), (450, -30)]
SKINS = ("#7fae4a", "#6aa14e", "#579552", "#4a8a58", "#4f8a5c", "#6a9460", "#94a468")


def scene(detail):
    bare_sheet()


def night(d):
    """Leaves in the dark, a few far lights."""
    for x, y, long, turn in ((90, 150, 210, 30), (700, 140, 240, 150), (90, 640, 260, -20), (380, 760, 230, 50), (720, 1100, 250, 200), (330, 60, 160, 80), (60, 860, 170, 10), (260, 620, 190, 120)):
        with d.at(x, y, long / 100, turn):
            leaf = geo.curve([(-50, 0, "c"), (-16, -22), (24, -20), (54, 0, "c"), (20, 18), (-18, 18)])
            d.fill(leaf, "#1b2f58", 0.75, 3, False), d.fill(geo.ribbon([(-50, 0), (0, -1), (52, 0)], [0.6, 1, 0.4], 12), "#2a4680", 0.7, 0.8, False)


def branch(d):
    widths = [86, 82, 76, 68, 60, 54, 48, 44, 40, 34, 30, 26, 22, 18]
    shape = geo.ribbon(BRANCH, widths, 120)
    d.fill(geo.moved(shape, 8, 16), "#0c1530", 0.6, 12, False), d.fill(shape, BARK)
    spine = geo.sample(BRANCH, 120)
    width = np.interp(np.linspace(0, 1, 120), np.linspace(0, 1, len(widths)), widths)
    along = np.gradient(spine, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    normal = np.stack([-along[:, 1], along[:, 0]], 1)
    with d.inside(shape):
        d.fill(geo.ribbon([tuple(p) for p in (spine + normal * 0.34 * width[:, None])[::6]], list(0.4 * width[::6]), 90), "#170f22", 0.85, 8, False)
        d.fill(geo.ribbon([tuple(p) for p in (spine - normal * 0.36 * width[:, None])[::6]], list(0.16 * width[::6]), 90), "#c98a5c", 0.75, 4, False)
        for _ in range(150):
            i, off = d.rng.integers(0, 104), d.rng.uniform(-0.46, 0.46)
            j = min(i + int(d.rng.integers(5, 14)), 119)
            d.stroke([tuple(spine[q] + normal[q] * off * width[q] + d.rng.normal(0, 1.4, 2)) for q in range(i, j + 1, 3)], d.rng.uniform(0.7, 1.6), ("#1c1226", "#6a4650", "#8a5c54", "#2c1a2c")[d.rng.integers(4)], (0.3, 0.4))
        for i in (14, 62, 88):
            x, y = spine[i] + normal[i] * 0.1 * width[i]
            for r in (13, 8, 4):
                d.contour(geo.ellipse(x, y, 1.3 * r, 0.8 * r, 20), 1.0, colour="#170f22", lost=0.2)
    d.contour(shape, 1.1, lost=0.25, colour="#120c1c")


def green(d, x, y, long, turn, lit=0.5, bitten=False):
    with d.at(x, y, long / 100, turn):
        shape = geo.curve([(0, 0, "c"), (24, -25), (66, -28), (104, 2, "c"), (70, 18), (28, 18)])
        if bitten:
            for bx, by, r in ((62, -30, 12), (78, -24, 10), (46, -32, 8)):
                shape = geo.subtract(shape, geo.ellipse(bx, by, r))
        d.fill(geo.moved(shape, 4, 8), "#0c1530", 0.5, 5, False), d.fill(shape, "#2f6a4e"), d.model(shape, "#123a40", 9, 7, 0.85)
        with d.inside(shape):
            d.fill(geo.ellipse(40, -16, 46, 12, -4), "#8fc07a", lit, 6, False)
        d.stroke([(-14, 4), (0, 0), (52, -2), (102, 2)], 1.3, "#123a30", (0.05, 0.4))
        for k in range(5):
            d.stroke([(14 + 16 * k, -1), (26 + 16 * k, -19)], 0.7, "#123a30", (0.1, 0.5)), d.stroke([(14 + 16 * k, 0), (28 + 15 * k, 13)], 0.7, "#123a30", (0.1, 0.5))
        d.contour(shape, 0.9, lost=0.2)


def places():
    """Middle of every ring, the way the body runs there (degrees), its radius."""
    line = geo.sample(SPINE, 200)
    spots = np.linspace(22, 186, 7).astype(int)
    ways = np.gradient(line, axis=0)
    return [(*line[i], np.degrees(np.arctan2(ways[i, 1], ways[i, 0])), r) for i, r in zip(spots, (98, 100, 102, 103, 102, 98, 90), strict=True)]


def ornament(d, r, number):
    """Every age has its own."""
    for k in range(18):
        with d.at(0.82 * r * np.cos(0.349 * k), 0.83 * r * np.sin(0.349 * k), r / 100, 20 * k):
            first, second = ("#f6dc7c", "#e8743c") if k % 2 else ("#e8743c", "#f6dc7c")
            if number == 0:
                d.fill(geo.ellipse(0, 0, 5.5), first)
            elif number == 1:
                d.fill(geo.moved(geo.star(8, 5, 0.45), 0, 0), first)
            elif number == 2:
                d.fill(geo.polygon([(-7, -8), (7, 0), (-7, 8)]), first)
            elif number == 3:
                for a in range(0, 360, 72):
                    d.fill(geo.ellipse(4.6 * np.cos(np.radians(a)), 4.6 * np.sin(np.radians(a)), 3.6), "#f3a0a0")
                d.fill(geo.ellipse(0, 0, 2.8), "#f6dc7c")
            elif number == 4:
                d.fill(geo.polygon([(-8, 0), (0, -6), (8, 0), (0, 6)]), first), d.fill(geo.ellipse(0, 0, 2.4), second)
            elif number == 5:
                d.contour(geo.ellipse(0, 0, 5.5), 1.2, colour="#f3e6b4", lost=0)
            elif k % 2:
                d.fill(geo.ellipse(0, 0, 3.2), "#8a8450")


def ring(d, x, y, way, r, tone, last=False):
    """One ring of the body: skin with a soft fold, hairs, spots; light leaks out round the window."""
    # the feet hold on to the branch
    for side in (-0.42, 0.36):
        a, b = np.radians(way), np.radians(way - 90)
        fx, fy = x + side * r * np.cos(a), y + side * r * np.sin(a)
        points = [(fx - 0.62 * r * np.cos(b), fy - 0.62 * r * np.sin(b)), (fx - 1.02 * r * np.cos(b), fy - 1.02 * r * np.sin(b)), (fx - 1.24 * r * np.cos(b), fy - 1.24 * r * np.sin(b))]
        foot = geo.ribbon(points, [0.42 * r, 0.34 * r, 0.20 * r], 16)
        d.fill(foot, tone), d.model(foot, "#1c4438", 8, 6, 0.9), d.contour(foot, 0.9, lost=0.2)
        for k in (-1, 0, 1):
            px, py = points[-1]
            d.stroke([(px + 5 * k, py), (px + 7 * k - 5 * np.cos(b), py - 9 * np.sin(b))], 1.1, "#2a1a1c", (0.1, 0.4))
    with d.at(x, y, 1, way):
        shape = geo.curve([(0, -1.03 * r), (0.5 * r, -1.0 * r), (0.9 * r, -0.72 * r), (1.02 * r, 0), (0.9 * r, 0.66 * r), (0.5 * r, 0.96 * r), (0, 1.0 * r), (-0.5 * r, 0.96 * r), (-0.9 * r, 0.66 * r), (-1.0 * r, 0), (-0.9 * r, -0.72 * r), (-0.5 * r, -1.0 * r)])
        d.cast(shape, 5, 6, "#0c1a24", 0.6, 8), d.fill(shape, tone)
        with d.inside(shape):
            d.fill(geo.ellipse(0, 0.98 * r, 1.0 * r, 0.42 * r), "#173c3c", 0.85, 16, False), d.fill(geo.ellipse(-0.1 * r, -0.84 * r, 0.6 * r, 0.22 * r), "#d3e48c", 0.75, 12, False)
            d.fill(geo.ellipse(1.0 * r, 0, 0.26 * r, 0.95 * r), "#143830", 0.85, 12, False), d.fill(geo.ellipse(-1.02 * r, 0, 0.16 * r, 0.9 * r), "#1c4438", 0.5, 9, False)
            d.fill(geo.ellipse(0, 0, 0.80 * r), "#f0b04a", 0.45, 0.12 * r, False)
            for k in range(40):
                a, q = d.rng.uniform(0, 6.28), r * d.rng.uniform(0.74, 1.0)
                px, py = 0.98 * q * np.cos(a), q * np.sin(a)
                d.stroke([(px, py), (px + 5 * np.cos(a), py + 6 * np.sin(a))], 0.9, ("#c3dc84", "#2c5c40", "#e8f0a8")[k % 3], (0.2, 0.6))
            ornament(d, r, SKINS.index(tone))
        d.contour(shape, 1.1, lost=0.15, colour="#102a28")
        for _ in range(16):  # a fringe of hairs on the back
            a = np.radians(d.rng.uniform(-160, -20))
            px, py = 0.84 * r * np.cos(a), 1.0 * r * np.sin(a)
            d.stroke([(px, py), (1.12 * px, 1.10 * py - 4), (1.16 * px + d.rng.normal(0, 5), 1.20 * py)], 0.9, "#cfe08c" if not last else "#d8cc94", (0.05, 0.7))
    window(d, x, y, 0.60 * r)


def window(d, x, y, r):
    d.fill(geo.ellipse(x + 2, y + 4, r + 11), "#16201c", 0.7, 4, False)
    d.shape(geo.ellipse(x, y, r + 9), "#7a4a2c", 1.0, 0.2)
    for k in range(12):
        a = 0.5236 * k
        d.fill(geo.ellipse(x + (r + 5) * np.cos(a), y + (r + 5) * np.sin(a), 1.9), "#f0c878")
    pane = geo.ellipse(x, y, r)
    d.fill(pane, LAMP)
    with d.inside(pane):
        d.fill(geo.ellipse(x, y - 0.3 * r, 0.7 * r), "#fff3c4", 0.9, 0.28 * r, False), d.fill(geo.ellipse(x, y + 1.0 * r, 1.1 * r, 0.4 * r), "#c8743c", 0.6, 0.16 * r, False)
        for k in range(-3, 4):
            for j in range(-2, 2):
                d.fill(geo.ellipse(x + 0.3 * r * k + 0.15 * r * (j % 2), y + 0.34 * r * j, 1.6), "#e09a48", 0.7, 0, False)
        d.fill(geo.rectangle(x - r, y + 0.62 * r, 2 * r, r), "#8a4a34"), d.stroke([(x - r, y + 0.62 * r), (x + r, y + 0.62 * r)], 1.1, "#4a2424", (0.02, 0.02))
        for side in (-1, 1):
            curtain = geo.curve([(x + side * r, y - r, "c"), (x + side * 0.34 * r, y - 0.96 * r, "c"), (x + side * 0.52 * r, y - 0.4 * r), (x + side * 0.80 * r, y + 0.2 * r), (x + side * 0.7 * r, y + 0.7 * r, "c"), (x + side * r, y + 0.8 * r, "c")])
            d.fill(curtain, "#a8344a"), d.stroke([(x + side * 0.6 * r, y - r), (x + side * 0.72 * r, y - 0.3 * r), (x + side * 0.88 * r, y + 0.5 * r)], 1.1, "#5c1630"), d.contour(curtain, 0.7, lost=0.2)
    d.contour(pane, 1.0, lost=0, colour="#3a1c1c")


DIM = "#33182c"


def shade(d, x, y, r, *parts):
    """A dark outline on the lit wall; y is the floor, in hundredths of the window."""
    with d.inside(geo.ellipse(x, y, r)), d.at(x, y + 0.64 * r, r / 62):
        d.fill(geo.union(*parts), DIM, 1, 0)


def cradle(d, x, y, r):
    shade(d, x, y, r,
        geo.curve([(-40, -2, "c"), (-34, -36), (-26, -50), (-14, -52), (-8, -44), (-8, -24), (-2, 0, "c")]), geo.ellipse(-14, -62, 9, 10), geo.ellipse(-20, -70, 7, 6), geo.ribbon([(-14, -46), (0, -36), (14, -32)], [8, 7, 5], 12),
        geo.curve([(4, -24, "c"), (40, -28, "c"), (34, -8), (22, -5), (10, -8)]), geo.curve([(28, -26), (30, -48), (44, -44), (42, -26)]), geo.ellipse(12, -27, 6, 5), geo.ribbon([(2, -4), (22, 1), (44, -5)], [4, 4, 4], 14), geo.polygon([(10, -10), (14, -10), (12, 0), (8, 0)]), geo.polygon([(32, -10), (36, -10), (38, 0), (34, 0)]))


def ball(d, x, y, r):
    shade(d, x, y, r,
        geo.ellipse(-4, -58, 9.5, 10), geo.ellipse(-5, -64, 10, 7), geo.curve([(-12, -46), (2, -48), (8, -30), (6, -20), (-12, -18), (-14, -34)]), geo.ribbon([(0, -44), (14, -52), (20, -64)], [7, 6, 4], 12), geo.ribbon([(-10, -44), (-22, -38), (-30, -46)], [7, 6, 4], 12), geo.ribbon([(-8, -22), (-14, -10), (-12, 0)], [9, 7, 6], 12), geo.ribbon([(2, -22), (14, -16), (22, -8)], [9, 7, 6], 12))
    with d.inside(geo.ellipse(x, y, r)):
        d.shape(geo.ellipse(x + 33 * r / 62, y + 0.64 * r - 8 * r / 62, 9 * r / 62), "#d8402f", 0.8, 0.2)


def pupil(d, x, y, r):
    shade(d, x, y, r,
        geo.ellipse(-14, -56, 9, 10), geo.curve([(-24, -60), (-16, -70), (-4, -64), (-8, -56), (-22, -48)]), geo.curve([(-26, -18, "c"), (-24, -38), (-14, -46), (-4, -38), (-4, -18, "c")]), geo.ribbon([(-8, -38), (4, -30), (18, -33)], [8, 7, 4], 12), geo.ribbon([(-16, -18), (2, -18), (2, -2), (8, 0)], [10, 9, 7, 5], 16),
        geo.rectangle(2, -30, 40, 4), geo.rectangle(36, -30, 4, 30), geo.rectangle(-28, -18, 22, 4), geo.rectangle(-27, -18, 3.5, 18), geo.rectangle(-11, -18, 3.5, 18), geo.polygon([(14, -32), (22, -40), (38, -38), (32, -31)]))


def lovers(d, x, y, r):
    shade(d, x, y, r,
        geo.ellipse(-9, -66, 8.5, 9.5), geo.curve([(-20, -52), (-6, -55), (2, -40), (-2, -20), (-4, 0, "c"), (-22, 0, "c"), (-22, -26)]), geo.ribbon([(-16, -50), (-2, -42), (14, -40)], [8, 7, 5], 12),
        geo.ellipse(7, -61, 8, 9), geo.curve([(6, -70), (18, -66), (22, -48), (14, -44), (12, -58)]), geo.curve([(2, -50), (14, -52), (20, -36), (26, 0, "c"), (-2, 0, "c"), (4, -26)]), geo.ribbon([(12, -48), (0, -52), (-14, -54)], [7, 6, 4], 12))


def family(d, x, y, r):
    shade(d, x, y, r,
        geo.ellipse(-26, -60, 8, 9), geo.curve([(-35, -48), (-18, -48), (-16, -26), (-18, 0, "c"), (-34, 0, "c"), (-36, -26)]), geo.rectangle(-36, -68, 20, 3), geo.rectangle(-32, -78, 12, 11, 3),
        geo.ellipse(22, -54, 8, 9), geo.ellipse(26, -64, 6, 5), geo.curve([(14, -42), (30, -42), (34, -20), (40, 0, "c"), (8, 0, "c"), (14, -20)]),
        geo.ellipse(-2, -34, 7, 7.5), geo.curve([(-8, -26), (4, -26), (8, 0, "c"), (-12, 0, "c")]), geo.ribbon([(-20, -44), (-14, -30), (-8, -22)], [6, 6, 4], 12), geo.ribbon([(16, -40), (10, -28), (4, -22)], [6, 6, 4], 12))


def chair(with_him):
    parts = [geo.curve([(-30, 0, "c"), (-32, -40), (-28, -60), (-16, -66), (-8, -58), (-8, -26, "c"), (26, -26), (32, -20), (30, 0, "c")]), geo.curve([(-10, -34), (26, -36), (34, -30), (32, -22), (-10, -22)])]
    if with_him:
        parts += [geo.ellipse(-4, -56, 8.5, 9.5), geo.curve([(-4, -52), (8, -48), (6, -34), (-2, -34)]), geo.curve([(-14, -46), (6, -44), (10, -26), (-14, -24)]), geo.ribbon([(0, -30), (24, -30), (28, -4)], [12, 10, 7], 14), geo.ribbon([(4, -42), (20, -40), (34, -44)], [7, 6, 4], 12), geo.ellipse(-4, -64, 14, 2.8), geo.ellipse(-4, -68, 8, 6), geo.ribbon([(36, -46), (38, -20), (40, 0)], [3, 3, 3], 8)]
    else:
        parts += [geo.ribbon([(38, -46), (46, -50), (48, -40), (42, -18), (38, 0)], [3, 3, 3, 3, 3], 16)]
    return parts


def guard(d):
    """The head: a real caterpillar's, small-eyed, old in its trade."""
    skull = geo.curve([(176, 862), (120, 850), (66, 878), (34, 936), (34, 1000), (66, 1050), (126, 1068), (182, 1044), (206, 960)])
    d.cast(skull, 6, 10, "#0c1a24", 0.6, 10), d.fill(skull, "#a9b24e")
    with d.inside(skull):
        d.fill(geo.ellipse(180, 980, 70, 120), "#3c5a34", 0.85, 30, False), d.fill(geo.ellipse(110, 1070, 110, 36), "#3c5a34", 0.8, 18, False), d.fill(geo.ellipse(78, 912, 40, 30, -30), "#eef0a0", 0.9, 16, False)
        d.fill(geo.ellipse(88, 1000, 28, 19), "#e8743c", 0.65, 10, False)
        for _ in range(26):
            x, y = d.rng.uniform(120, 210), d.rng.uniform(900, 1060)
            d.stroke([(x, y), (x - 2, y + 6)], 0.8, "#d8dc8c", (0.2, 0.6))
    d.contour(skull, 1.3, lost=0.1, colour="#1c0f14")
    # an eye under a heavy lid, a mouth that says nothing
    for x, y, s in ((92, 956, 1.0), (42, 962, 0.62)):
        with d.at(x, y, s, 0, tall=1):
            lens = geo.ellipse(0, 0, 25 if s == 1 else 18, 25)
            d.fill(geo.ellipse(2, 4, 30, 30), "#34502c", 0.6, 6, False), d.fill(lens, "#f6ead0")
            with d.inside(lens):
                d.fill(geo.ellipse(-6, 5, 14), "#5c3a1c"), d.fill(geo.ellipse(-6, 5, 8), "#140c10"), d.fill(geo.ellipse(-11, -1, 3.6), "#fff")
                d.fill(geo.curve([(-34, -34, "c"), (34, -34, "c"), (30, -2, "c"), (0, -9), (-30, -1, "c")]), "#b9bc5c")
            d.contour(lens, 1.1, lost=0), d.stroke([(-28, -1), (0, -9), (28, -2)], 2.2, "#24121a", (0.1, 0.1))
    d.stroke([(56, 914), (84, 902), (118, 914)], 3.0, "#43281f", (0.3, 0.5)), d.stroke([(28, 1012), (52, 1026), (86, 1026), (116, 1008), (124, 996)], 2.2, "#24121a", (0.2, 0.3)), d.stroke([(56, 1040), (74, 1044), (92, 1038)], 1.2, "#43281f", (0.3, 0.4))
    for points in ([(70, 872), (44, 820), (12, 808)], [(132, 860), (136, 800), (108, 768)]):
        d.stroke(points, 3.6, "#8a4a2c", (0.02, 0.2)), d.shape(geo.ellipse(*points[-1], 9), "#e8a23c", 0.9, 0.2)
    # cap of the railway
    crown = geo.curve([(66, 892, "c"), (52, 848), (80, 812), (146, 806), (196, 830), (200, 872, "c"), (136, 880)])
    d.cast(crown, 2, 8, "#24121a", 0.6, 6), d.fill(crown, "#27407c"), d.model(crown, "#101c44", 10, 8, 0.8), d.contour(crown, 1.1, lost=0.1)
    band = geo.ribbon([(62, 886), (130, 872), (200, 868)], [18, 20, 18], 20, False)
    d.shape(band, "#8a2434", 1.0, 0.2), d.fill(geo.ribbon([(62, 879), (130, 865), (200, 861)], [3, 3, 3], 20, False), "#e8b84c")
    peak = geo.curve([(54, 892, "c"), (100, 880), (140, 886, "c"), (112, 906), (66, 918), (38, 912)])
    d.shape(peak, "#151c34", 1.1, 0.1), d.fill(geo.ribbon([(52, 902), (84, 894), (120, 892)], [2, 5, 2], 14), "#8fa4d0", 0.8, 1, False)
    d.shape(geo.ellipse(112, 866, 11), "#e8b84c", 0.9, 0.2), d.fill(geo.moved(geo.star(7, 5), 112, 866), "#8a2434")


def neck(d):
    fold = geo.ellipse(214, 996, 40, 84, -4)
    d.cast(fold, 6, 6, "#0c1a24", 0.6, 8), d.fill(fold, "#4f8048"), d.model(fold, "#173c3c", 8, 8, 0.85), d.contour(fold, 1.0, lost=0.2, colour="#102a28")


def butterfly(d):
    """It goes up into the light of its own windows."""
    with d.at(580, 232, 1.16, 16):
        for side in (-1, 1):
            fore = geo.curve([(side * 8, -8, "c"), (side * 50, -84), (side * 130, -122), (side * 184, -110), (side * 176, -60), (side * 132, -14), (side * 60, 8)])
            hind = geo.curve([(side * 8, 4, "c"), (side * 70, 12), (side * 128, 24), (side * 140, 66), (side * 112, 108), (side * 84, 100), (side * 40, 62)])
            for wing, base, edge in ((hind, "#d8642c", "#4a1c24"), (fore, "#f09a34", "#3a1822")):
                d.fill(geo.moved(wing, 6, 14), "#0c1530", 0.5, 10, False), d.fill(wing, base)
                with d.inside(wing):
                    box = wing.computeTightBounds()
                    d.fill(geo.ellipse(side * 20, 0, 60, 60), "#fff0b0", 0.75, 26, False)
                    d.fill(geo.ellipse(box.centerX() + side * 20, box.centerY() + 30, 70, 40), "#b8402c", 0.45, 22, False)
                    for k in range(7):
                        a = (-1.15 + 0.17 * k) if wing is fore else (0.1 + 0.17 * k)
                        d.stroke([(side * 8, 0), (side * 90 * np.cos(a), 90 * np.sin(a)), (side * 210 * np.cos(a), 200 * np.sin(a))], 1.5, edge, (0.02, 0.1))
                    rim = geo.subtract(wing, geo.moved(wing, -side * 13, 7 if wing is fore else -9))
                    d.fill(rim, edge)
                    for p in geo.sample([(side * 60, -96), (side * 130, -120), (side * 182, -108), (side * 176, -62), (side * 140, -20)] if wing is fore else [(side * 134, 32), (side * 138, 66), (side * 112, 104), (side * 82, 98)], 9):
                        d.fill(geo.ellipse(p[0] - side * 6, p[1] + (5 if wing is fore else -3), 3.6), "#fff3d0")
                cx, cy, q = (side * 122, -74, 19) if wing is fore else (side * 96, 62, 14)
                # an eye of the wing is a lit window, too
                d.shape(geo.ellipse(cx, cy, q + 5), "#3a1822", 0.9, 0), d.fill(geo.ellipse(cx, cy, q), LAMP), d.fill(geo.ellipse(cx, cy - 0.2 * q, 0.6 * q), "#fff6d0", 0.9, 3, False), d.stroke([(cx - q, cy), (cx + q, cy)], 1.1, "#3a1822", (0.02, 0.02)), d.stroke([(cx, cy - q), (cx, cy + q)], 1.1, "#3a1822", (0.02, 0.02))
                d.contour(wing, 1.1, lost=0.1, colour="#24101a")
        body = geo.ribbon([(0, -34), (0, 0), (-2, 40), (-4, 84)], [22, 26, 20, 6], 30)
        d.fill(body, "#4a2a24"), d.model(body, "#1c0f14", 6, 4, 0.8), d.contour(body, 1.0)
        for k in range(9):
            d.stroke([(-10, -16 + 10 * k), (0, -12 + 10 * k), (10, -16 + 10 * k)], 1.1, "#c88a5c", (0.2, 0.3))
        d.shape(geo.ellipse(0, -46, 14, 15), "#4a2a24", 1.0, 0.1), d.fill(geo.ellipse(-6, -46, 4), "#f6ead0"), d.fill(geo.ellipse(6, -46, 4), "#f6ead0"), d.fill(geo.ellipse(-6, -47, 1.8), "#140c10"), d.fill(geo.ellipse(6, -47, 1.8), "#140c10")
        for side in (-1, 1):
            d.stroke([(side * 5, -58), (side * 22, -90), (side * 44, -104)], 1.5, "#2a1a1c", (0.02, 0.1)), d.fill(geo.ellipse(side * 44, -104, 4), "#2a1a1c")
        brim, top = geo.ellipse(0, -59, 30, 6), geo.curve([(-17, -59, "c"), (-17, -78), (-8, -86), (0, -82), (9, -86), (17, -78), (17, -59, "c")])
        d.shape(brim, "#5c4a3c", 1.0, 0.1), d.shape(top, "#6f5a48", 1.0, 0.2), d.fill(geo.rectangle(-17, -67, 34, 7), "#8a2434"), d.contour(brim, 0.8)


def paint(picture):
    picture.image = ramp(((0, "#2a4580"), (0.4, "#1f3568"), (1, "#121c40")), np.clip((picture.y + 30 * picture.noise(240, 4)) / 1200, 0, 1)).astype(np.float32)
    picture.glow(580, 230, 420, "#6f8fd0", 0.5), picture.glow(400, 740, 460, "#3f5c98", 0.35)
    back, wood, body, fly = (Drawing(picture, "#151020", 1.8, light=(-0.5, -0.85), seed=seed) for seed in (3, 5, 9, 11))
    night(back), branch(wood)
    green(wood, 716, 700, 110, -34, 0.5), green(wood, 740, 800, 120, 24, 0.3, True), green(wood, 650, 1000, 150, 34, 0.3), green(wood, 352, 214, 90, 200, 0.4), green(wood, 384, 84, 120, 10, 0.5), green(wood, 60, 1120, 120, 40, 0.3)
    whole = places()
    trunk = geo.ribbon([(x, y) for x, y, *_ in whole], [1.7 * r for *_, r in whole], 80)
    body.cast(trunk, 8, 10, "#0c1530", 0.6, 12), body.fill(trunk, "#2c5c42"), body.contour(trunk, 1.0, lost=0.2)
    for k in range(6, -1, -1):
        x, y, way, r = whole[k]
        ring(body, x, y, way, r, SKINS[k], k == 6)
        pane = 0.60 * r
        if k < 5:
            (cradle, ball, pupil, lovers, family)[k](body, x, y, pane)
        else:
            shade(body, x, y, pane, *chair(k == 5))
    neck(body)
    with body.at(6, -22, 1.02):
        guard(body)
    butterfly(fly)
    for d in (back, wood, body):
        d.under()
    for x, y, _, r in whole:
        picture.glow(x, y, 1.5 * r, "#ffca70", 0.22, 1.6)
    fly.under()
    picture.glow(580, 232, 200, "#ffe0a0", 0.14, 1.6)
    layers = (back, wood, body, fly)
    cover = [d.cover() for d in layers]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.12).sharpen_at(90, 960, 120, 1.0)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[2], cover[3]), 2) * 0.9)
    picture.directions(base=40, swirl=0.35)
    strokes(picture, (24, 12, 6, 3, 1.6), length=8, jitter=(0.014, 0.011), need=(0, 0.04, 0.04, 0.04))
    pastel(picture, "#1f3160", cover=0.86, soft=0.6, mask=0.85 - 0.6 * np.maximum(cover[2], cover[3]))
    free = np.ones(picture.shape, np.float32)
    for d, c in zip(layers[::-1], cover[::-1], strict=True):
        d.over(free)
        free = free * (1 - c)
    specks(picture, 70, "#ffe9b0", (0.8, 2.2), 1 - np.clip(cover[2] + cover[3], 0, 1), 0.7, seed=8)
    return finish(picture, impasto=0, paper=0.03, grain=0.005, bloom=0.05)
