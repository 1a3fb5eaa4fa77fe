"""How many lives has he packed, and in which of them does he live?

From above: an open suitcase with a stair that goes down round its walls, past one lining after another, to a lit room where somebody looks up.
"""

import numpy as np
from atelier import geometry as geo
from light import folk, heads
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import pastel
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 24, 1.25
LEFT, TOP, RIGHT, LOW = 96, 466, 704, 996  # the mouth of the case
DEEP = (410, 752)
LEVELS = 6
LININGS = (("#2f5a8a", "#b8d4e8"), ("#8a3f5a", "#f0c8b0"), ("#3f7a5c", "#e8e0a8"), ("#6a4a94", "#e0b8e8"), ("#c07a34", "#fff0c0"), ("#e8b850", "#fffbe0"))


def scene(detail):
    bare_sheet()


def frame(level):
    """The four corners of the shaft at a depth."""
    t = 1 - 0.80 ** level
    corner = lambda x, y: (x + (DEEP[0] - x) * t, y + (DEEP[1] - y) * t)
    return [corner(LEFT, TOP), corner(RIGHT, TOP), corner(RIGHT, LOW), corner(LEFT, LOW)]


def floor(d):
    for k in range(8):
        x = -20 + 110 * k
        d.fill([(x, -20, "c"), (x + 106, -20, "c"), (x + 106, 1220, "c"), (x, 1220, "c")], ("#2a3566", "#303c72", "#26305e")[k % 3])
        for n in range(3):
            d.stroke([(x + 24 + 28 * n, -20), (x + 30 + 28 * n, 400), (x + 20 + 28 * n, 800), (x + 26 + 28 * n, 1220)], 0.7, "#1e2750", (0.05, 0.05))
        d.stroke([(x, -20), (x, 1220)], 1.8, "#181f42", (0.01, 0.01))


def lid(d):
    """Thrown back; in its pocket are the letters."""
    case = [(84, 60), (100, 40), (700, 40), (716, 60), (716, 440), (84, 440)]
    d.cast([(*p, "c") for p in case], 14, 18, "#0c1028", 0.6, 22)
    d.shape([(*p, "c") for p in case], "#8a4f34", 1.5, 0)
    inner = geo.rectangle(112, 66, 576, 356, 14)
    d.shape(inner, "#3f5f94", 1.1, 0)
    with d.inside(inner):
        for row in range(7):
            for k in range(11):
                with d.at(116 + 58 * k + 29 * (row % 2), 72 + 58 * row):
                    for a in range(4):
                        with d.at(0, 0, 1, 90 * a):
                            d.fill([(0, -3), (7, -14), (0, -24), (-7, -14)], "#567ab0", hide=False)
                    d.fill(geo.ellipse(0, 0, 4), "#f0c870", hide=False)
    d.model(inner, "#16244c", 26, 24, 0.75)
    pocket = [(140, 300), (270, 320), (400, 310), (530, 322), (662, 300), (662, 410, "c"), (140, 410, "c")]
    for x, y, turn, tone in ((250, 300, -8, "#f6ecd4"), (330, 290, 5, "#f0dcc8"), (560, 300, -4, "#f6ecd4")):
        with d.at(x, y, 1, turn):
            d.shape(geo.rectangle(-58, -52, 116, 84, 3), tone, 0.9, 0.08), d.stroke([(-58, -52), (0, -6), (58, -52)], 0.8), d.fill(geo.ellipse(0, -8, 9), "#c8384a")
    d.shape(pocket, "#35507f", 1.1, 0.1), d.stroke([(142, 312), (270, 332), (400, 322), (530, 334), (660, 312)], 1.2, "#f0c870", (0.02, 0.02))
    for x in (160, 640):
        d.shape(geo.rectangle(x - 14, 432, 28, 44, 4), "#d8a848", 1.0, 0.14)


def rim(d):
    case = [(70, 452), (84, 440), (716, 440), (730, 452), (736, 1012), (720, 1030), (80, 1030), (64, 1012)]
    d.cast([(*p, "c") for p in case], 16, 22, "#0c1028", 0.65, 24)
    d.shape([(*p, "c") for p in case], "#9a5c3c", 1.5, 0.1)
    for x, y in ((92, 464), (708, 464), (92, 1006), (708, 1006)):
        d.shape(geo.rectangle(x - 30, y - 26, 60, 52, 12), "#6a3424", 1.1, 0.12)
        for dx, dy in ((-16, -12), (16, -12), (-16, 12), (16, 12)):
            d.fill(geo.ellipse(x + dx, y + dy, 3.2), "#e8b850")
    for k in range(31):
        d.stroke([(110 + 19 * k, 1018), (120 + 19 * k, 1018)], 1.2, "#e8c090", (0.05, 0.05)), d.stroke([(110 + 19 * k, 452), (120 + 19 * k, 452)], 1.2, "#e8c090", (0.05, 0.05))
    d.stroke([(330, 1032), (340, 1074), (400, 1086), (460, 1074), (470, 1032)], 8.0, "#6a3424", (0.02, 0.02))
    for x in (232, 568):
        d.shape(geo.rectangle(x - 26, 1012, 52, 34, 5), "#d8a848", 1.1, 0.14), d.fill(geo.ellipse(x, 1030, 5), "#4a2a20")


def motif(d, kind, tone):
    if kind == 0:
        d.fill(geo.subtract(geo.ellipse(0, 0, 9), geo.ellipse(4, -3, 8)), tone, hide=False)
    elif kind == 1:
        for a in np.arange(0, 6.2, 1.257):
            d.fill(geo.ellipse(5.5 * np.cos(a), 5.5 * np.sin(a), 4), tone, hide=False)
    elif kind == 2:
        d.fill([(0, 10), (-8, -2), (0, -12), (8, -2)], tone, hide=False)
    elif kind == 3:
        d.fill(geo.star(9, 5, 0.45), tone, hide=False)
    else:
        d.fill(geo.ellipse(0, 0, 5), tone, hide=False)


def shaft(d):
    """Each turn has a lining of its own, and a door, a picture, a clock, whatever belonged there."""
    for level in range(LEVELS):
        outer, inner = frame(level), frame(level + 1)
        paper, print_ = LININGS[level]
        for side in range(4):
            a, b, c, e = outer[side], outer[(side + 1) % 4], inner[(side + 1) % 4], inner[side]
            tone = lighten(paper, (0.02, -0.05, 0.07, -0.02)[side])
            wall = [(*a, "c"), (*b, "c"), (*c, "c"), (*e, "c")]
            d.fill(wall, tone)
            with d.inside(geo.curve(wall)), d.onto((a, b, c, e), 300, 60):
                for row in range(2):
                    for k in range(13):
                        with d.at(12 + 24 * k + 12 * (row % 2), 12 + 21 * row, 0.72):
                            motif(d, min(level, 4), mix(print_, tone, 0.62))
                d.fill(geo.rectangle(0, 44, 300, 16), mix(paper, "#1a1230", 0.45), hide=False)
                for k in range(25):  # the steps that run along the foot of each wall
                    d.fill(geo.rectangle(12 * k, 46, 6, 13), mix(print_, paper, 0.5), hide=False)
            d.contour(wall, 1.1, lost=0.1)
        for p, q in zip(outer, inner, strict=True):
            d.stroke([p, q], 1.3, "#1c1430", (0.02, 0.02))
        shade = geo.subtract(geo.curve([(*p, "c") for p in outer]), geo.curve([(*p, "c") for p in inner]))
        d.fill(shade, "#140c2c", 0.34 * (1 - level / LEVELS), 0, False)
    _on_the_walls(d)


def _on_the_walls(d):
    """Doors with light under them; one stands ajar."""
    places = ((0, 0, 0.30, "#5a3424"), (0, 2, 0.66, "#3f2a44"), (1, 1, 0.4, "#2f4a3c"), (1, 3, 0.55, "#4a2a24"), (2, 0, 0.62, "#5a3460"), (2, 2, 0.3, "#2a4a6a"), (3, 1, 0.5, "#7a4a24"))
    for level, side, t, tone in places:
        outer, inner = frame(level), frame(level + 1)
        a, b, c, e = outer[side], outer[(side + 1) % 4], inner[(side + 1) % 4], inner[side]
        with d.onto((a, b, c, e), 300, 60):
            x = 300 * t
            d.fill(geo.rectangle(x - 13, 6, 26, 39), "#ffe09a", hide=True)
            d.fill([(x - 11, 8, "c"), (x + (3 if level == 1 else 11), 10 if level == 1 else 8, "c"), (x + (3 if level == 1 else 11), 43, "c"), (x - 11, 45, "c")], tone, hide=False)
            d.fill(geo.ellipse(x + (0 if level == 1 else 7), 27, 1.8), "#f0c870", hide=False)
            for k in (-1, 1):
                d.fill(geo.rectangle(x + 34 * k - 9, 10, 18, 22, 2), mix(tone, "#f0d8a0", 0.5), hide=False)


def bottom(d):
    """A round carpet, a bed, a lamp; a boy has heard steps and looks up."""
    room = [(*p, "c") for p in frame(LEVELS)]
    d.fill(room, "#fff2b8")
    x, y = DEEP
    with d.inside(geo.curve(room)):
        d.fill(geo.ellipse(x, y, 50, 40), "#e07a4a"), d.fill(geo.ellipse(x, y, 40, 32), "#f4d890"), d.fill(geo.ellipse(x, y, 32, 25), "#e07a4a")
    heads.head(d, x - 2, y + 14, 34, Look("#f4d0ac", "#7a4a2c", "crop", "", 0.05, 1.15), "gasp", 0.0, (0, -0.9), neck=False)
    for s in (-1, 1):
        d.shape(geo.ellipse(x - 2 + 14 * s, y + 17, 9, 6.5, 20 * s), "#3f7ab0", 0.9, 0.1)


def traveller(d):
    """He goes down his own stair with a smaller case; his shoes have stayed above. A moth goes too."""
    x, y = 262, 884
    d.fill(geo.ellipse(x + 8, y + 2, 34, 9), "#140c2c", 0.6, 3, False)
    case = lambda q: (q.shape([(-16, 6, "c"), (16, 6, "c"), (16, 28, "c"), (-16, 28, "c")], "#a8633c", 0.9, 0.14), q.stroke([(-5, 6), (0, 0), (5, 6)], 1.3))
    folk.folk(d, x, y, 150, "walk", Look("#e8bf98", "#8f8a88", "short", "moustache", 0.7, 1.0, 1.08), "doubt", Wear("coat", "#b8443c", "#2a2f58", "#e8c8a0"), 0.5, (0.6, 0.9), holds={"far": case}, hat=folk.bowler("#2a2440"))
    for px, py, turn in ((566, 1122, -6), (628, 1126, 7)):
        with d.at(px, py, 1.1, turn):
            d.fill(geo.ellipse(8, 8, 24, 46), "#0c1028", 0.55, 6, False)
            d.shape([(-18, 34), (-20, 0), (-22, -30), (0, -48), (22, -30), (18, 0), (16, 34), (0, 44)], "#8a4a34", 1.2, 0.14)
            d.shape([(-12, 30), (-13, 6), (0, -4), (13, 6), (11, 30), (0, 36)], "#2a1a24", 1.0, 0)
            for n in range(3):
                d.stroke([(-8, -8 - 9 * n), (8, -10 - 9 * n)], 1.2, "#f0d8b0", (0.05, 0.05))


def paint(picture):
    picture.image = ramp(((0, "#2a3566"), (1, "#1c2450")), picture.y / 1200).astype(np.float32)
    back, case, near = (Drawing(picture, "#140e28", width, light=(-0.6, -0.8), seed=seed) for width, seed in ((1.5, 3), (1.8, 5), (1.8, 7)))
    floor(back), lid(case), rim(case), shaft(case), bottom(case), traveller(near)
    for d in (back, case, near):
        d.under()
    picture.glow(*DEEP, 250, "#ffd870", 0.55, 1.7), picture.glow(*DEEP, 90, "#fff6d0", 0.25, 1.6)
    picture.directions(base=80)
    pastel(picture, "#1c2450", grain=1.8, cover=0.88, soft=0.9, mask=0.6 * (1 - 0.7 * np.clip(near.cover() + case.cover(), 0, 1)))
    above = np.zeros(picture.shape, np.float32)
    for d in (near, case, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004, bloom=0.05)
