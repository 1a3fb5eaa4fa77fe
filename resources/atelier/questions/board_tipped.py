"""Who was the first to break the rules: she, or the two who run?

A queen of wood, in a rage, tips up the chessboard; everybody slides off, but two have found each other on the way.
"""

import numpy as np
import skia
from atelier import geometry as geo
from light import folk, heads
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import pastel
from light.heads import Look
from light.portraits import Face, portrait
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 414, 1.25
CORNERS = ((208, 560), (724, 470), (812, 830), (70, 1110))  # of the board: left top, right top, right bottom, left bottom
RAGE = Face("#d9b6c8", "#7a3f6e", "#b8862f", ("#241433", "#3f2a58"), ("#8f1f3c", "#b83a50"), "#d8385a", 0.95, (8, 4), (-13, 18), (20, 12), (26, 30), 1.9, (-34, -30), 1.0, 1.0, 58, 4)


def scene(detail):
    bare_sheet()


def on_board(u, v):
    """Where a place of the board (0..8, 0..8) is on the card."""
    matrix = skia.Matrix()
    point = lambda places: [skia.Point(float(x), float(y)) for x, y in places]
    matrix.setPolyToPoly(point([(0, 0), (8, 0), (8, 8), (0, 8)]), point(CORNERS))
    place = matrix.mapXY(float(u), float(v))
    return place.x(), place.y()


def queen(d):
    """Turned wood from the neck down; above it she is only too much alive."""
    body = [(300, 640), (330, 520), (392, 470), (410, 420), (520, 412), (540, 460), (610, 490), (660, 560), (672, 640), (480, 760)]
    d.cast(body, 14, 10, "#2a2460", 0.35, 24)
    d.shape(body, "#4a2a5e", 1.4, 0)
    with d.inside(geo.curve(body)):
        for k in range(9):
            y = 486 + 24 * k
            d.stroke([(290, y + 34), (470, y - 8), (690, y + 8)], 5.0 if k % 3 else 9.0, "#c99a3f" if k % 3 == 0 else "#6a4486", (0.01, 0.01), 0.2)
        for row in range(5):
            for k in range(12):
                x, y = 300 + 34 * k + 17 * (row % 2), 500 + 48 * row
                d.fill([(x - 9, y), (x, y - 13), (x + 9, y), (x, y + 13)], "#8f64a8" if (k + row) % 2 else "#2f8f9a", hide=False)
    d.model(body, "#1f0f34", 40, 30, 0.8)
    for ry, y, rx, tone in ((26, 438, 96, "#c99a3f"), (20, 410, 78, "#6a4486"), (18, 384, 66, "#c99a3f")):
        d.shape(geo.ellipse(466, y, rx, ry), tone, 1.2, 0.16)
    crown = [(330, 132, "c"), (300, 30, "c"), (360, 86, "c"), (392, 18, "c"), (432, 78, "c"), (470, 10, "c"), (506, 78, "c"), (548, 18, "c"), (576, 86, "c"), (636, 32, "c"), (604, 134, "c"), (466, 88)]
    hair = [(348, 260), (326, 170), (360, 90), (466, 60), (574, 90), (606, 170), (586, 260), (560, 330), (372, 330)]
    d.shape(hair, "#2a1a40", 1.3, 0), d.model(hair, "#120a22", 24, 18, 0.8)
    portrait(d, 466, 236, 0.60, RAGE, -6)
    with d.at(466, 236, 0.60, -6):
        for side in (-1, 1):
            d.stroke([(side * 12, -70), (side * 17, -48), (side * 9, -26)], 1.6, RAGE.shade, (0.2, 0.3)), d.stroke([(side * 36, 70), (side * 66, 96), (side * 76, 150)], 1.5, RAGE.shade, (0.2, 0.5))
        d.stroke([(-14, 24), (0, 16), (14, 24)], 1.0, RAGE.shade), d.stroke([(-12, 8), (0, 1), (12, 8)], 0.9, RAGE.shade)
    fringe = [(352, 214), (372, 140), (420, 116), (466, 124), (520, 112), (566, 138), (584, 212), (600, 150), (560, 84), (466, 64), (372, 84), (330, 152)]
    d.shape(fringe, "#2a1a40", 1.1, 0)
    d.cast(crown, 4, 10, "#120a22", 0.4, 6)
    d.shape(crown, "#d9a840", 1.4, 0)
    d.model(crown, "#7a4a2a", 16, 12, 0.7)
    for x, y in ((300, 28), (392, 16), (470, 9), (548, 16), (636, 30)):
        d.shape(geo.ellipse(x, y, 8), "#b8304a", 0.8, 0.1)
    for k in range(-4, 5):
        x, y = 466 + 30 * k, 104 + 1.5 * k * k
        d.shape([(x - 10, y), (x, y - 13), (x + 10, y), (x, y + 13)], ("#b8304a", "#2f8f9a")[k % 2], 0.8, 0.16)


def board(d):
    rim = [(CORNERS[3][0], CORNERS[3][1], "c"), (CORNERS[2][0], CORNERS[2][1], "c"), (CORNERS[2][0] + 4, CORNERS[2][1] + 42, "c"), (CORNERS[3][0] + 4, CORNERS[3][1] + 50, "c")]
    side = [(CORNERS[0][0], CORNERS[0][1], "c"), (CORNERS[3][0], CORNERS[3][1], "c"), (CORNERS[3][0] + 4, CORNERS[3][1] + 50, "c"), (CORNERS[0][0] - 4, CORNERS[0][1] + 26, "c")]
    d.shape(side, "#4a2a3e", 1.2, 0), d.shape(rim, "#7a4a4c", 1.3, 0)
    for k in range(14):
        a, b = on_board(8 * k / 14 + 0.2, 8), on_board(8 * (k + 1) / 14, 8)
        d.stroke([(a[0], a[1] + 16), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 30), (b[0], b[1] + 14)], 1.0, "#d9a840", (0.05, 0.05))
    d.shape([(*corner, "c") for corner in CORNERS], "#8a5a5c", 1.4, 0)
    for u in range(8):
        for v in range(8):
            square = [(*on_board(0.3 + 0.925 * p, 0.3 + 0.925 * q), "c") for p, q in ((u, v), (u + 1, v), (u + 1, v + 1), (u, v + 1))]
            tone = mix("#d8cdea", "#b9a8d4", d.rng.random()) if (u + v) % 2 else mix("#4a4a8f", "#3a3a7c", d.rng.random())
            d.fill(square, tone)
            if (u + v) % 2 == 0:
                x, y = on_board(0.76 + 0.925 * u, 0.76 + 0.925 * v)
                d.fill([(x - 20, y + 6, "c"), (x + 4, y - 13, "c"), (x + 20, y - 6, "c"), (x - 4, y + 13, "c")], "#5254a0", hide=False)
    d.contour([(*on_board(p, q), "c") for p, q in ((0.3, 0.3), (7.7, 0.3), (7.7, 7.7), (0.3, 7.7))], 1.0, lost=0)
    shade = [(*corner, "c") for corner in CORNERS]
    d.model(shade, "#2a1a50", -40, 40, 0.45)
    d.fill([(280, 560), (470, 500), (700, 480), (720, 560), (500, 600), (300, 650)], "#2a1a50", 0.4, 26, False)


def her_hands(d):
    for (x, y), flip in (((264, 560), False), ((676, 492), True)):
        d.cast(geo.ellipse(x, y, 44, 30), 2, 14, "#1f0f34", 0.5, 8)
        start = (332, 500) if not flip else (628, 478)
        d.shape(geo.ribbon([start, ((start[0] + x) / 2 + (-34 if not flip else 34), (start[1] + y) / 2 - 34), (x, y - 28)], [84, 70, 54], 20), "#4a2a5e", 1.3, 0.16)
        d.shape(geo.ellipse(x, y - 26, 36, 17, -8), "#c99a3f", 1.0, 0.14)
        for k in range(4):
            fx = x + (k - 1.5) * 25
            edge = np.interp(fx, (CORNERS[0][0], CORNERS[1][0]), (CORNERS[0][1], CORNERS[1][1]))
            bend = 5 * (k - 1.5)
            d.cast(geo.ellipse(fx, edge + 24, 13, 28), 5, 7, "#1f1444", 0.5, 4)
            d.shape(geo.ribbon([(fx - bend, edge - 44), (fx, edge - 20), (fx + 0.3 * bend, edge + 18), (fx + 0.2 * bend, edge + (44, 52, 50, 40)[k])], [27, 28, 25, 16], 20), RAGE.skin, 1.2, 0.14)
            d.shape(geo.ellipse(fx + 0.2 * bend, edge + (40, 48, 46, 36)[k], 7, 11), "#8f1f3c", 0.7, 0.1)
            d.stroke([(fx - 8, edge - 8), (fx, edge - 4), (fx + 8, edge - 8)], 0.7, RAGE.shade)


def piece(d, u, v, high, pose, look, mood, wear, flip=False, lean=0.0, hat=None, holds=None, gaze=(0.3, -0.6), base=True):
    """A person on the foot of a chessman, with its shadow down the board."""
    x, y = on_board(u, v)
    d.fill(geo.ellipse(x + 30, y + 12, 0.34 * high, 0.09 * high, 12), "#1f1444", 0.45, 4, False)
    if base:
        for w, h, dy in ((0.24, 0.085, 6), (0.19, 0.07, -2)):
            d.shape(geo.ellipse(x, y + dy, w * high, h * high, lean * 0.5), lighten(wear.cloth, -0.10), 0.9, 0.16)
    folk.folk(d, x, y - 1, high, pose, look, mood, wear, 0.3, gaze, flip, lean=lean, hat=hat, holds=holds)


def mitre(d):
    d.shape([(-34, -80), (-40, -112), (0, -164), (40, -112), (34, -80), (0, -74)], "#f0e6d4", 1, 0.12), d.stroke([(0, -78), (0, -156)], 1.6, "#b8304a"), d.stroke([(-20, -108), (20, -108)], 1.6, "#b8304a")


def men(d):
    slide = ((-2, -16), (-12, -44), ((2, -54), (12, -66)), ((-20, -36), (-26, -20)), ((18, -24), (36, -8)), ((16, -16), (33, -2)))
    brace = ((-6, -40), (8, -66), ((20, -60), (30, -70)), ((-2, -56), (-14, -48)), ((10, -24), (20, -4)), ((-14, -22), (-26, 0)))
    white, black = "#efe6d6", "#3a2a5c"
    piece(d, 2.0, 1.5, 104, "pull", Look("#e2b184", "#8a4534", "crop", "", 0.1), "anger", Wear("suit", white, "#c9b89c"), True, -6)
    piece(d, 6.2, 2.0, 118, "kneel", Look("#c98f66", "#e6e0d4", "bald", "full", 0.9), "song", Wear("gown", white), False, -8, mitre)
    piece(d, 3.9, 2.3, 120, slide, Look("#f6dcc4", "#d9a44e", "bob", "", 0.4), "gasp", Wear("gown", black), True, -10)
    _rook(d, *on_board(5.2, 4.3))
    piece(d, 1.2, 3.6, 128, brace, Look("#a06a48", "#2a2226", "short", "goatee", 0.4), "shout", Wear("coat", black, "#241a44"), False, -22, None, {"near": _hobby})
    piece(d, 3.2, 5.2, 138, "beg", Look("#efc8a4", "#e6e0d4", "parted", "full", 0.8, 1.1), "sorrow", Wear("gown", white), False, -6, folk.crown("#efe0b0", "#b8304a"), gaze=(1, -0.2))
    piece(d, 1.0, 6.6, 112, slide, Look("#f2cfae", "#b0662e", "plaits", "", 0.05, 1.1), "joy", Wear("gown", "#f4ead8"), True, -16, base=False)
    piece(d, 2.6, 7.4, 104, slide, Look("#6f4632", "#2a2226", "curls", "", 0.08), "fear", Wear("suit", black, "#241a44"), True, -4, base=False)
    run = ((0, -44), (6, -71), ((18, -66), (32, -70)), ((-8, -60), (-20, -66)), ((16, -32), (16, -10)), ((-10, -24), (-27, -13)))
    lead = ((0, -44), (6, -71), ((18, -62), (30, -58)), ((-10, -62), (-26, -68)), ((16, -32), (16, -10)), ((-10, -24), (-27, -13)))
    piece(d, 5.75, 6.3, 172, run, Look("#8a5f7a", "#2a2226", "short", "moustache", 0.5, 1.05), "smile", Wear("coat", black, "#241a44"), False, -8, folk.crown("#c99a3f", "#b8304a"), gaze=(1, 0), base=False)
    piece(d, 7.0, 6.0, 166, lead, Look("#f6dcc4", "#e8c88a", "long", "", 0.3, 0.95, lips="#c8304a"), "joy", Wear("gown", "#f6f0e4"), False, -8, folk.crown("#f0e0b4", "#2f8f9a"), gaze=(-1, 0), base=False)
    below(d)


def _rook(d, x, y):
    """He has shut himself in; the tower slides all the same."""
    d.fill(geo.ellipse(x + 34, y + 14, 56, 14, 10), "#1f1444", 0.45, 4, False)
    with d.at(x, y, 1, -24):
        d.shape([(-36, 4, "c"), (-26, -20, "c"), (-24, -84, "c"), (-34, -92, "c"), (-34, -118, "c"), (-20, -118, "c"), (-20, -106, "c"), (-8, -106, "c"), (-8, -118, "c"), (8, -118, "c"), (8, -106, "c"), (20, -106, "c"), (20, -118, "c"), (34, -118, "c"), (34, -92, "c"), (24, -84, "c"), (26, -20, "c"), (36, 4, "c")], "#efe6d6", 1.1, 0.16)
        hole = geo.rectangle(-17, -78, 34, 36, 12)
        d.fill(hole, "#3a2440")
        with d.inside(hole):
            heads.head(d, 0, -38, 40, Look("#efc8a4", "#8a4534", "bald", "moustache", 0.6), "fear", 0, (0.5, 0.6))
        d.contour(hole, 0.9, lost=0)
        for side in (-1, 1):
            d.shape(geo.ellipse(side * 15, -42, 6, 5), "#efc8a4", 0.8, 0)


def _hobby(d):
    d.stroke([(6, 30), (-6, -30)], 2.0, "#8a5a34", (0.02, 0.02))
    d.shape([(-14, -22), (-10, -46), (0, -58), (4, -50), (24, -36), (22, -28), (8, -30), (2, -18)], "#4a3a70", 0.9, 0.12), d.fill(geo.ellipse(4, -42, 2), "#f4ead8", hide=False)
    for k in range(4):
        d.stroke([(-8 - k, -50 + 8 * k), (-20 - k, -46 + 9 * k)], 1.4, "#c99a3f")


def below(d):
    """One holds on, one falls with her knitting, a crown turns in the air."""
    x, y = on_board(4.7, 8)
    hang = ((2, 48), (0, 18), ((9, 6), (11, -8)), ((-9, 6), (-11, -8)), ((8, 68), (4, 88)), ((-6, 66), (-12, 84)))
    folk.folk(d, x, y + 26, 112, hang, Look("#c98f66", "#2a2226", "crop", "", 0.3), "fear", Wear("suit", "#efe6d6", "#c9b89c"), -0.2, (0, -1))
    with d.at(300, 1160, 1, 148):
        d_fall = ((0, -44), (1, -73), ((15, -67), (24, -82)), ((-14, -66), (-24, -78)), ((12, -26), (24, -14)), ((-8, -24), (-18, -6)))
        folk.folk(d, 0, 0, 100, d_fall, Look("#f6dcc4", "#8f8a88", "bun", "", 0.8), "calm", Wear("gown", "#3a2a5c"), 0.3, (0.4, 0.2))
    with d.at(150, 1176, 0.42, 34):
        folk.crown("#d9a840", "#b8304a")(d)
    with d.at(620, 1080, 1, 60):
        d.shape([(-12, 10, "c"), (12, 10, "c"), (7, -8), (5, -24), (-5, -24), (-7, -8)], "#efe6d6", 0.9, 0.14), d.shape(geo.ellipse(0, -30, 9), "#efe6d6", 0.9, 0.14)


def paint(picture):
    air = ramp(((0, "#4a5aa8"), (0.45, "#7f86cc"), (0.8, "#a99ad8"), (1, "#6f68b8")), (picture.y + 36 * picture.noise(300, 4, stretch=(3, 1))) / 1200)
    picture.image = air.astype(np.float32)
    picture.glow(466, 250, 420, "#d8c8f4", 0.55, 1.6)
    back, top, small = (Drawing(picture, "#1c1030", width, light=(-0.5, -0.85), seed=seed) for width, seed in ((2.2, 3), (2.0, 5), (1.8, 7)))
    queen(back), board(top), her_hands(top), men(small)
    for d in (back, top, small):
        d.under()
    picture.directions(base=64)
    pastel(picture, "#4a4290", grain=1.8, cover=0.88, soft=0.9, mask=0.7 * (1 - 0.85 * np.clip(small.cover() + 0.5 * back.cover(), 0, 1)))
    above = np.zeros(picture.shape, np.float32)
    for d in (small, top, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
