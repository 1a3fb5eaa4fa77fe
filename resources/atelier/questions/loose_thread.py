"""Which of them will be quicker, and does the bird know whose nest it takes for its own?

Fields and hills are knitted; from their edge a blackbird pulls row after row to wind a nest of it, and has come as far as a
house.  Quite far off, on the top of the hill, an old woman sits and knits on.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import mix
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 110, 0.25
INK, ROWS, THREAD = "#2a1f2c", 50, 10  # the row that is being pulled out
GREEN, MOSS, GOLD, LILAC, ROSE, BLUE, SAND, EARTH = "#6fa046", "#4a7f44", "#e6b53c", "#9a78b8", "#dd7f93", "#5f9cc4", "#e6cf9c", "#a5683f"
BEAK = (396, 738)


def scene(detail):
    bare_sheet()


def size(row):
    return 15 + 0.58 * row, 11.5 + 0.60 * row


def spot(column, row):
    """The middle of a stitch."""
    x = 190 + column * size(row)[0]
    top = 262 + 0.00062 * (x - 120) ** 2 - 16 * np.sin(x / 90)
    return x, top * (1 - row / 90) + 11.5 * row + 0.30 * row * row + 14 * np.sin(x / 74 + 0.22 * row) * (row / 41)


def last(row):
    """How far a row still reaches to the right."""
    end = np.interp(row, (0, 3, 6, THREAD - 1, THREAD, 14, 26, 41, 50), (236, 290, 350, 434, 500, 520, 496, 430, 400))
    return int((end - 190) / size(row)[0])


def colour(column, row, rng):
    """Which field it belongs to: wool for meadows, rape, lavender, tulips, a ploughed field, a brook, a lane."""
    x = column + 0.14 * row
    brook = -5.5 + 2.2 * np.sin(row / 4.5) - 0.05 * row
    if abs(column - brook) < 0.9 and row > 2:
        return BLUE if (row + column) % 5 else "#a9d0e4"
    if row > 12 and abs(column - (6.2 - 0.24 * row + 1.3 * np.sin(row / 3.2))) < 0.75:
        return SAND
    if row in (THREAD, THREAD + 1):
        return GOLD
    if row < 6:
        tone = MOSS if x < -7 else GOLD if x < 1 else GREEN
    elif row < 14:
        tone = LILAC if x < -2.5 else GREEN if x < 3.2 else "#86b44e"
        if tone == LILAC and row % 2:
            tone = "#6f8f58"
    elif row < 23:
        tone = GOLD if x < -0.5 else MOSS
        if tone == MOSS and row % 3 == 0 and column % 2:
            return (ROSE, "#d8453e", "#f3e2c0")[(column // 2 + row // 3) % 3]
    elif row < 32:
        tone = (EARTH if (row + abs(column % 6 - 3)) % 3 else "#7f4a34") if x < 2.5 else "#86b44e"
    else:
        tone = ROSE if x < 4 else GREEN
        if tone == ROSE and row % 3 == 0:
            tone = "#7aa04c"
        if tone == GREEN and row % 5 == 0 and column % 4 == 0:
            return "#fbf1dc"
    return mix(tone, "#fff0c0" if rng.random() < 0.5 else "#2f3f3c", 0.12 * rng.random())


def lobe(d, start, end, wide, tone):
    mid = (0.62 * start[0] + 0.38 * end[0], 0.45 * start[1] + 0.55 * end[1])
    path = geo.ribbon([start, mid, end], [0.55 * wide, wide, 0.45 * wide], 12)
    d.fill(geo.moved(path, 0.8, 1.6), mix(tone, "#1f2230", 0.62)), d.fill(path, tone)
    off = -0.20 * wide
    d.stroke([(start[0] + off, start[1] + 1), (mid[0] + off, mid[1]), (end[0] + 0.5 * off, end[1] - 3)], 0.3 + wide / 16, mix(tone, "#fff6d8", 0.5), (0.2, 0.5))
    d.stroke([(start[0] - 1.6 * off, start[1] + 2), (mid[0] - 1.4 * off, mid[1] + 1), (end[0] - off, end[1] - 1)], 0.3 + wide / 22, mix(tone, "#1f2230", 0.5), (0.2, 0.5))
    if wide > 11:
        for _ in range(2):
            k, side = d.rng.random(), d.rng.choice((-1, 1))
            x, y = start[0] + k * (end[0] - start[0]), start[1] + k * (end[1] - start[1])
            d.stroke([(x, y), (x + side * 0.4 * wide, y - 3), (x + side * 0.7 * wide, y - 1)], 0.5, mix(tone, "#fff6d8", 0.35), (0.1, 0.7))


def stitch(d, column, row, tone, open_top):
    x, y = spot(column, row)
    wide, high = size(row)
    if open_top:  # a loop without its neighbour: one sees the air through it
        ring = [(x - 0.30 * wide, y - 0.2 * high), (x - 0.40 * wide, y - 1.05 * high), (x - 0.12 * wide, y - 1.65 * high), (x + 0.16 * wide, y - 1.62 * high), (x + 0.42 * wide, y - 1.0 * high), (x + 0.30 * wide, y - 0.2 * high)]
        loop = geo.ribbon(ring, [0.30 * wide] * 6, 30)
        d.fill(geo.moved(loop, 1, 1.5), mix(tone, "#1f2230", 0.6)), d.fill(loop, tone), d.stroke([(px - 0.06 * wide, py - 1) for px, py in ring[1:4]], 0.5 + wide / 30, mix(tone, "#fff6d8", 0.6), (0.2, 0.4))
    for side in (-1, 1):
        lobe(d, (x + 0.44 * side * wide, y - 0.62 * high), (x + 0.05 * side * wide, y + 0.72 * high), 0.50 * wide, tone)


def land(d):
    for row in range(ROWS):
        first = int((-60 - 190) / size(row)[0])
        for column in range(first, last(row) + 1):
            tone = colour(column, row, d.rng)
            x, _ = spot(column, row)
            above = row == 0 or x > spot(last(row - 1), row - 1)[0] + 0.55 * size(row)[0]
            if row == 0 and x < 176:
                above = False  # there she has just knitted
            stitch(d, column, row, tone, above)


def edge(d):
    """The selvage rolls under, and a little of the back is seen."""
    line = [(spot(last(row), row)[0] + 0.55 * size(row)[0], spot(last(row), row)[1]) for row in range(THREAD + 2, ROWS)]
    widths = np.interp(np.linspace(0, 1, len(line)), (0, 0.1, 1), (4, 13, 24))
    roll = geo.ribbon([(x + 6, y + 3) for x, y in line], widths.tolist(), 80)
    d.fill(geo.moved(roll, 12, 8), "#8f7a80", 0.45, 9, False), d.fill(roll, "#56804a")
    with d.inside(roll):
        for n, (x, y) in enumerate(geo.sample(line, 130)):
            w = np.interp(n, (0, 130), (10, 22))
            d.stroke([(x - w, y + 4), (x + 2, y - 5), (x + w + 8, y + 3)], 1.2 + n / 90, ("#86ac5c", "#33582f", "#6f9a4c")[n % 3], (0.2, 0.3))
    d.contour(roll, 0.9, lost=0.2)


def yarn(d, line, wide, tone, crinkle=0.0, length=7.0):
    """Two plies, lit from above; what was a row keeps its waves."""
    path = geo.sample(line, 160)
    way = np.gradient(path, axis=0)
    way /= np.hypot(*way.T)[:, None] + 1e-6
    far = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))])
    path = path + np.stack([-way[:, 1], way[:, 0]], -1) * (crinkle * np.sin(2 * np.pi * far / (4.2 * length)))[:, None]
    points = [tuple(p) for p in path]
    d.fill(geo.moved(geo.ribbon(points, [wide, wide], 260), 2, 4), "#4a3a4a", 0.4, 2, False)
    body = geo.ribbon(points, [wide, wide], 260)
    d.fill(body, tone)
    with d.inside(body):
        for k in range(158):
            p, q = path[k], path[min(k + 2, 159)]
            side = np.array((-way[k, 1], way[k, 0])) * 0.5 * wide
            d.stroke([tuple(p + side), tuple(q - side)], 0.8, mix(tone, "#1f2a2c", 0.5) if k % 2 else mix(tone, "#fff6d8", 0.5), (0.1, 0.1))
    d.contour(body, 0.7, lost=0.3)


def house(d):
    """White, crooked, and its garden ends at the step of the door."""
    x, y = 356, 474
    with d.at(x, y, 1.02, 5):
        d.fill(geo.ellipse(4, 6, 92, 12), "#2f4a34", 0.6, 4, False)
        d.shape(geo.polygon([(-62, 4), (-64, -62), (14, -62), (14, 6)]), "#fbf2e2", 1.0, 0), d.shape(geo.polygon([(14, 6), (14, -62), (42, -100), (70, -62), (68, 2)]), "#e9d6c6", 1.0, 0)
        d.fill(geo.polygon([(14, 6), (14, -62), (24, -74), (30, 4)]), "#b99c9c", 0.5, 4, False)
        d.shape(geo.polygon([(-74, -54), (-40, -106), (42, -108), (14, -56)]), "#d4633c", 1.0, 0.1), d.shape(geo.polygon([(10, -56), (40, -108), (50, -108), (80, -58), (72, -54), (44, -98), (18, -54)]), "#b4482f", 0.9, 0)
        for row in range(5):
            for k in range(9):
                px, py = -66 + 10.4 * k + 6.4 * row, -58 - 10 * row
                d.stroke([(px, py), (px + 4, py + 4), (px + 9, py)], 0.8, "#8a2f24", (0.2, 0.2))
        d.shape(geo.polygon([(-30, -98), (-30, -128), (-12, -128), (-12, -100)]), "#c9a48c", 0.9, 0.15)
        for px in (-50, -14):
            d.shape(geo.rectangle(px, -44, 20, 24, 1), "#5f86a8", 0.8, 0), d.stroke([(px + 10, -44), (px + 10, -20)], 0.9, "#fbf2e2", (0.02, 0.02)), d.stroke([(px, -32), (px + 20, -32)], 0.9, "#fbf2e2", (0.02, 0.02)), d.stroke([(px - 3, -18), (px + 23, -18)], 1.6, "#a5683f", (0.02, 0.02))
        d.shape(geo.curve([(32, 4, "c"), (32, -34), (42, -44), (52, -34), (52, 4, "c")]), "#7a4a34", 0.9, 0.1), d.fill(geo.ellipse(48, -16, 2), "#f6d47c")
        d.shape(geo.ellipse(42, -70, 7), "#5f86a8", 0.8, 0)
    smoke = [(x - 12, y - 132), (x - 2, y - 164), (x - 26, y - 184), (x - 12, y - 204), (x + 8, y - 192), (x + 4, y - 216), (x + 22, y - 236)]
    yarn(d, smoke, 6, "#f0ebe6")
    for px, py, high in ((256, 470, 74), (286, 488, 52)):  # trees in cable stitch
        d.fill(geo.ellipse(px + 12, py + 4, 32, 6), "#2f4a34", 0.6, 3, False)
        d.shape(geo.ribbon([(px, py + 4), (px, py - 0.4 * high)], [8, 7], 8), EARTH, 0.8, 0.14)
        crown = geo.curve([(px, py - 1.3 * high), (px + 0.34 * high, py - 0.7 * high), (px + 0.28 * high, py - 0.3 * high), (px, py - 0.2 * high), (px - 0.28 * high, py - 0.3 * high), (px - 0.34 * high, py - 0.7 * high)])
        d.shape(crown, "#3f7048", 1.0, 0.14)
        with d.inside(crown):
            for k in range(9):
                cy = py - 1.3 * high + 0.14 * high * k
                for s in (-1, 1):
                    lobe(d, (px + s * 0.16 * high - 0.03 * high, cy - 4), (px + s * 0.02 * high, cy + 0.13 * high), 0.16 * high, "#4f8650"), lobe(d, (px + s * 0.36 * high, cy - 6), (px + s * 0.2 * high, cy + 0.12 * high), 0.15 * high, "#447848")


def sheep(d, x, y, s, flip=False):
    """Each of them a bobble; this one has noticed."""
    with d.at(x, y, s, 0, flip):
        d.fill(geo.ellipse(4, 2, 26, 5), "#2f4a34", 0.6, 2, False)
        for px in (-12, -4, 8, 15):
            d.stroke([(px, -12), (px, 2)], 2.6, "#3a2f38", (0.02, 0.02))
        wool = geo.blob(d.rng, 0, -20, 25, 17, 12, 0.06)
        d.shape(wool, "#fbf3e6", 0.9, 0.12)
        with d.inside(wool):
            for _ in range(34):
                px, py = d.rng.normal(0, 14), -20 + d.rng.normal(0, 9)
                d.stroke([(px - 4, py), (px, py - 4), (px + 4, py), (px, py + 2)], 0.8, ("#c9b8b4", "#e6d6c8")[d.rng.integers(2)], (0.1, 0.2))
        d.shape(geo.ellipse(24, -25, 9, 7, 24), "#3a2f38", 0.8, 0), d.stroke([(18, -31), (12, -30)], 2.2, "#3a2f38"), d.fill(geo.ellipse(26, -27, 1.6), "#ffffff")


def knitter(d):
    """Her needles are as long as she is."""
    x, y = spot(-7, 0)
    with d.at(x + 4, y - 12, 1.12):
        d.fill(geo.ellipse(0, 0, 44, 6), "#2f4a34", 0.6, 3, False)
        skirt = geo.curve([(-24, -34), (16, -36), (44, -14), (48, 2, "c"), (-34, 2, "c"), (-34, -14)])
        d.shape(skirt, "#5a3f6a", 1.0, 0.12)
        back = geo.curve([(-24, -30), (-28, -58), (-14, -78), (6, -76), (16, -56), (16, -32)])
        d.shape(back, "#c2503c", 1.0, 0.12)
        for k in range(4):
            d.stroke([(-24, -40 - 9 * k), (-6, -36 - 9 * k), (14, -40 - 9 * k)], 0.8, "#f3d9b0", (0.1, 0.1))
        d.shape(geo.ribbon([(-10, -66), (6, -46), (30, -42)], [15, 13, 9], 14), "#d6634a", 0.9, 0.12), d.shape(geo.ellipse(33, -42, 6, 5), "#eab892", 0.7, 0)
        d.stroke([(8, -66), (34, -42), (72, -12)], 2.2, "#d9cdb4", (0.02, 0.05), 0.1), d.stroke([(60, -62), (34, -40), (14, -18)], 2.2, "#efe6d2", (0.02, 0.05), 0.1)
        for row in range(4):
            for k in range(6):
                px, py = 36 + 8 * k + 3 * row, -38 + 6 * k + 10 * row
                for s in (-1, 1):
                    lobe(d, (px + 4 * s, py - 5), (px + s, py + 7), 5, (GOLD, GREEN)[k % 2])
        d.shape(geo.curve([(-12, -80), (-16, -96), (0, -106), (14, -98), (17, -90), (22, -86), (15, -82), (12, -74), (-2, -72)]), "#eab892", 0.9, 0.1)
        d.shape(geo.curve([(-14, -78), (-20, -98), (-4, -112), (12, -106), (4, -96), (-2, -84)]), "#d9d6da", 0.9, 0.12), d.shape(geo.ellipse(-20, -102, 9, 8), "#d9d6da", 0.9, 0.12)
        d.contour(geo.ellipse(13, -91, 4.6), 0.9, lost=0), d.stroke([(9, -91), (-6, -94)], 0.8, INK), d.stroke([(8, -79), (13, -78)], 0.8, "#8a3f3c")


def branch(d):
    bark, light = "#5a4038", "#a5826a"
    for line, wide in (([(840, 1130), (700, 1150), (560, 1176), (430, 1230)], [96, 84, 70, 60]), ([(840, 990), (770, 1060), (700, 1140)], [46, 48, 60]), ([(600, 1160), (480, 1130), (420, 1070), (398, 1020)], [46, 34, 22, 8]), ([(470, 1124), (400, 1120), (340, 1092)], [20, 14, 5])):
        path = geo.ribbon(line, wide, 40)
        d.shape(path, bark, 1.2, 0)
        with d.inside(path):
            spine = geo.sample(line, 40)
            d.fill(geo.ribbon([(x, y + 0.32 * wide[0]) for x, y in line], [0.5 * k for k in wide], 30), "#2c1f26", 0.8, 8, False), d.fill(geo.ribbon([(x, y - 0.34 * wide[-2]) for x, y in line], [0.2 * k for k in wide], 30), light, 0.8, 4, False)
            for _ in range(46):
                k = d.rng.integers(0, 36)
                p = spine[k] + d.rng.normal(0, 0.3 * wide[0], 2)
                d.stroke([tuple(p), tuple(p + spine[k + 2] - spine[k]), tuple(p + spine[k + 3] - spine[k] + (0, 3))], 1.0, ("#2c1f26", light, "#7a5c4c")[d.rng.integers(3)], (0.2, 0.5))
    for x, y, s in ((398, 1016, 1.0), (340, 1090, 1.1), (424, 1066, 0.8), (372, 1112, 0.8), (800, 1010, 1.0), (452, 1118, 0.9), (770, 1050, 0.8)):
        for a in np.arange(0, 6.2, 1.26):
            petal = geo.ellipse(x + 12 * s * np.cos(a), y + 11 * s * np.sin(a), 10 * s, 7.5 * s, np.degrees(a))
            d.shape(petal, "#fbe3e4", 0.7, 0.08), d.fill(geo.ellipse(x + 7 * s * np.cos(a), y + 6 * s * np.sin(a), 5 * s, 3 * s, np.degrees(a)), "#e88fa4", 0.7, 1, False)
        d.fill(geo.ellipse(x, y, 4 * s), "#e6b53c")


def nest(d):
    """Wound of everything that the hill was."""
    tones = (GREEN, MOSS, GOLD, "#86b44e", LILAC, GOLD, ROSE, MOSS, "#86b44e", GOLD)
    d.fill(geo.ellipse(606, 1120, 210, 60), "#2c1f26", 0.6, 16, False)
    d.fill(geo.ellipse(606, 1016, 176, 44), "#33402f"), d.fill(geo.ellipse(606, 1024, 140, 30), "#1f2426", 1, 6, False)
    for k in range(10):
        a0 = np.pi * d.rng.uniform(0.95, 1.2)
        line = [(606 + (172 + d.rng.normal(0, 7)) * np.cos(a), 1016 + d.rng.normal(0, 5) + (42 + d.rng.normal(0, 3)) * np.sin(a)) for a in np.linspace(a0, a0 + 2.4, 8)]
        yarn(d, line, 10, tones[k])
    for x, y, turn in ((560, 1008, -14), (622, 1004, 12), (676, 1014, 30)):
        egg = geo.moved(geo.curve([(0, -40), (24, -20), (28, 8), (0, 30), (-28, 8), (-24, -20)]), x, y, 1, turn)
        d.shape(egg, "#8fc4bc", 1.0, 0.12)
        with d.inside(egg):
            d.fill(geo.ellipse(x - 8, y - 18, 10, 8), "#e6f4ea", 0.9, 4, False)
            for _ in range(16):
                d.fill(geo.ellipse(x + d.rng.normal(0, 13), y + d.rng.normal(0, 15), d.rng.uniform(1, 2.6)), "#7a5444", 0.8)
    body = geo.curve([(424, 1018), (500, 1050), (606, 1060), (712, 1048), (788, 1014), (780, 1090), (710, 1150), (606, 1168), (500, 1152), (436, 1096)])
    d.fill(body, "#33502f")
    for k in range(46):
        low = k / 46
        y = 1150 - 112 * low + d.rng.normal(0, 6)
        reach = 118 + 66 * np.sin(np.pi * (0.12 + 0.5 * low))
        bend = 34 - 6 * low
        left, right = 606 - reach * d.rng.uniform(0.55, 1.0), 606 + reach * d.rng.uniform(0.55, 1.0)
        line = [(left, y - 26), (0.6 * left + 0.4 * 606, y + 0.4 * bend), (606, y + 0.6 * bend + d.rng.normal(0, 7)), (0.6 * right + 0.4 * 606, y + 0.4 * bend), (right, y - 26)]
        yarn(d, line, d.rng.uniform(9, 12), tones[d.rng.integers(10)], d.rng.choice((0, 1.6)), 6)
    for line in ([(470, 1150), (452, 1178), (470, 1200), (452, 1214)], [(700, 1160), (716, 1186), (704, 1210)]):
        yarn(d, line, 8, tones[d.rng.integers(10)], 2.0, 5)


def blackbird(d):
    """It leans back on its heels and pulls with the whole of itself."""
    black, blue, sheen = "#1e1c28", "#3f4a6a", "#8a93b4"
    for k in range(5):
        tip = (822, 862 + 15 * k)
        feather = geo.ribbon([(668, 868 + 4 * k), (750, 866 + 10 * k), tip], [30, 30, 18], 20)
        d.shape(feather, (black, "#2a2a3a")[k % 2], 1.0, 0), d.stroke([(680, 866 + 4 * k), (750, 862 + 10 * k), (tip[0] - 6, tip[1] - 3)], 0.8, sheen)
    for hip, foot in (((556, 950), (500, 1030)), ((606, 960), (566, 1044))):
        d.stroke([hip, (foot[0] + 34, foot[1] - 44), foot], 6.0, "#8a5a34", (0.02, 0.02))
        d.stroke([(hip[0] + 3, hip[1]), (foot[0] + 36, foot[1] - 44), (foot[0] + 2, foot[1])], 1.4, "#d99a5a", (0.02, 0.02))
        for tx, ty in ((-36, 8), (-24, 20), (-2, 22), (28, 10)):
            d.stroke([foot, (foot[0] + 0.6 * tx, foot[1] + 0.3 * ty), (foot[0] + tx, foot[1] + ty)], 4.6, "#8a5a34", (0.02, 0.5))
    body = geo.curve([(476, 786), (458, 836), (470, 900), (520, 956), (590, 976), (656, 950), (706, 900), (700, 846), (660, 782), (606, 720), (552, 690)])
    d.fill(body, black)
    with d.inside(body):
        d.fill(geo.ellipse(504, 850, 60, 84, 10), blue, 0.8, 26, False), d.fill(geo.ribbon([(568, 694), (640, 752), (694, 836)], [14, 24, 14], 20), sheen, 0.6, 9, False), d.fill(geo.ellipse(600, 975, 90, 26), "#6a4a3c", 0.55, 14, False)
        for _ in range(260):
            x, y = d.rng.uniform(460, 706), d.rng.uniform(690, 972)
            d.stroke([(x, y), (x + 7, y + 6), (x + 15, y + 9)], 0.8, (blue, "#0e0c16", "#5a668a", "#14121c")[d.rng.integers(4)], (0.2, 0.6))
    d.contour(body, 1.4, lost=0.1)
    wing = geo.curve([(560, 752), (612, 760), (666, 808), (716, 866), (776, 914, "c"), (706, 920), (640, 908), (580, 876), (548, 820)])
    d.fill(wing, "#282836")
    with d.inside(wing):
        d.fill(geo.ribbon([(570, 756), (650, 796), (730, 880)], [14, 16, 8], 20), sheen, 0.7, 6, False)
        for k in range(8):
            d.stroke([(566 + 4 * k, 830 + 7 * k), (630 + 4 * k, 868 + 5 * k), (756 - 6 * k, 914 + 0.5 * k)], 1.5, ("#0c0a14", "#6a7698")[k % 2], (0.2, 0.4))
        for row in range(4):
            for k in range(6):
                x, y = 566 + 19 * k + 9 * row, 772 + 12 * k + 15 * row
                d.stroke([(x - 9, y - 4), (x, y + 9), (x + 12, y + 2)], 1.1, ("#6a7698", "#0c0a14")[row % 2], (0.2, 0.3))
    d.contour(wing, 1.2, lost=0.1, colour="#0c0a14")
    head = geo.curve([(446, 752), (448, 706), (478, 668), (526, 660), (566, 688), (578, 736), (556, 784), (508, 806), (466, 792)])
    d.fill(head, black)
    with d.inside(head):
        d.fill(geo.ellipse(520, 680, 40, 16, 12), sheen, 0.65, 9, False), d.fill(geo.ellipse(488, 776, 40, 20), blue, 0.7, 10, False)
        for _ in range(90):
            x, y = d.rng.uniform(450, 576), d.rng.uniform(664, 800)
            d.stroke([(x, y), (x + 7, y + 3), (x + 14, y + 6)], 0.7, (blue, "#0e0c16", "#5a668a")[d.rng.integers(3)], (0.2, 0.6))
    d.contour(head, 1.2, lost=0.3)
    d.fill(geo.ellipse(492, 718, 17, 16), "#f0a028"), d.fill(geo.ellipse(490, 718, 11.5), "#120c12"), d.fill(geo.ellipse(486, 713, 3.8), "#ffffff"), d.stroke([(474, 700), (490, 694), (508, 700)], 2.6, "#0c0a14", (0.1, 0.3))
    d.shape(geo.curve([(452, 744, "c"), (424, 740), (372, 748, "c"), (412, 754), (456, 764, "c")]), "#d98a1e", 1.1, 0.1)
    d.shape(geo.curve([(450, 724, "c"), (420, 716), (384, 722), (366, 736, "c"), (410, 738), (456, 744, "c")]), "#f3ae34", 1.1, 0.08), d.stroke([(440, 724), (410, 722), (386, 727)], 1.2, "#fde6a8"), d.fill(geo.ellipse(434, 730, 4, 1.8, 10), "#8a4a16")


def thread(d):
    """From the last stitch of the row, past the door, to the beak; and on into the nest."""
    x, y = spot(last(THREAD), THREAD)
    yarn(d, [(x - 6, y), (x + 24, y + 6), (x + 26, y + 50), (480, 590), (436, 670), BEAK], 11, "#f0b62c", 5.0, 7.5)


def tail(d):
    yarn(d, [(BEAK[0] + 2, BEAK[1] + 2), (392, 790), (414, 850), (384, 910), (404, 976), (440, 1024), (500, 1062)], 11, "#f0b62c", 4.0, 7.5)


def paint(picture):
    sky = ((0, "#8fc0d4"), (0.35, "#cfe2dc"), (0.65, "#fbeccb"), (1, "#f9d9b4"))
    picture.image = ramp(sky, np.clip((picture.y + 18 * picture.noise(300, 4, stretch=(3, 1))) / 1200, 0, 1)).astype(np.float32)
    picture.glow(720, 160, 420, "#fff6d0", 0.6)
    air, hill, tree, bird = (Drawing(picture, INK, 1.7, light=(0.5, -0.85), seed=seed) for seed in (3, 5, 9, 11))
    for x, y, s in ((640, 150, 1.0), (470, 90, 0.6), (700, 380, 0.7)):  # clouds of carded wool
        for _ in range(46):
            px, py, r = x + air.rng.normal(0, 64 * s), y + air.rng.normal(0, 13 * s), air.rng.uniform(12, 30) * s
            air.fill(geo.ellipse(px, py, 1.4 * r, 0.8 * r), "#fffaf0", 0.6, 2, False), air.stroke([(px - r, py), (px, py - 0.6 * r), (px + r, py + 0.2 * r)], 0.7, ("#b9cdd4", "#ffffff")[air.rng.integers(2)], (0.3, 0.5))
    land(hill), edge(hill), knitter(hill), house(hill)
    sheep(hill, 120, 640, 1.15), sheep(hill, 60, 700, 1.3, True), sheep(hill, 404, 590, 1.15)
    thread(hill), branch(tree), nest(tree), blackbird(bird), tail(bird)
    air.under(strength=0.8), hill.under(), tree.under(), bird.under()
    cover = [drawing.cover() for drawing in (air, hill, tree, bird)]
    away = np.clip((picture.y - 300) / 900, 0, 1)
    picture.glaze(blur(cover[1], 1) * away * (1 - cover[2]) * (1 - cover[3]) * np.clip((300 - picture.x) / 500 + 0.35, 0, 1), "#7f86a0", 0.55)
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover[1:]))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.7, floor=0.1).sharpen_at(480, 720, 170, 1.0)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[2], cover[3]), 2) * 0.9)
    picture.directions(base=80, swirl=0.3)
    strokes(picture, (22, 11, 5, 2.6, 1.6), length=7, jitter=(0.014, 0.011), need=(0, 0.04, 0.045, 0.045))
    hill.under((1 - cover[2]) * (1 - cover[3]), 0.45), tree.under(1 - cover[3], 0.4)
    free = (1 - cover[2]) * (1 - cover[3])
    air.over((1 - cover[1]) * free, 0.6), hill.over(free, 0.85), tree.over(1 - cover[3]), bird.over()
    pencil(picture, "#f8f2e2", layers=(66, -30), wide=1.3, reach=24, press=0.95, mask=0.34)
    return finish(picture, impasto=0, paper=0.03)
