"""What hangs on the ends, and what happens if one of the two has to sneeze?

A thick rope has parted high over the fields; in the gap two people hold it together, foot to rope and hand to hand.
"""

import numpy as np
from atelier import geometry as geo
from light import folk
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 2, 1.25
TURN = -21  # how steeply the rope climbs to the right
STRETCH = ((0, -44), (0, -72), ((9, -98), (5, -129)), ((-9, -98), (-4, -128)), ((5, -22), (3, 0)), ((-4, -22), (-2, 0)))


def scene(detail):
    bare_sheet()


def land(d):
    """Very far down: fields like a patched cloth, a river, a village under its own smoke."""
    rng = np.random.default_rng(9)
    tones = ("#6fae86", "#8fc08a", "#5a9a94", "#a8c88a", "#7fb4a4", "#c0cc90")
    for row in range(9):
        y0, y1 = 800 + 5.2 * row * row, 800 + 5.2 * (row + 1) ** 2 + 4
        w = 70 + 16 * row
        x = -w * rng.uniform(0, 1)
        while x < 820:
            wide = w * rng.uniform(0.6, 1.5)
            lean = 0.10 * (x - 400) * (y1 - y0) / 60
            d.fill([(x, y0, "c"), (x + wide, y0, "c"), (x + wide + lean + 0.1 * wide, y1, "c"), (x + lean - 3, y1, "c")], tones[rng.integers(6)], 0.92)
            if rng.random() < 0.4:
                for k in range(5):
                    d.stroke([(x + wide * (0.1 + 0.18 * k), y0 + 2), (x + lean + wide * (0.1 + 0.19 * k), y1 - 2)], 0.6, "#4f8a7c", (0.1, 0.1))
            x += wide
    river = [(520, 806), (470, 850), (560, 920), (430, 1010), (520, 1100), (360, 1220)]
    d.fill(geo.ribbon(river, [5, 9, 15, 24, 36, 60], 60), "#bfe0ee")
    for x, y, s in ((236, 950, 0.9), (270, 962, 1.0), (206, 968, 1.0), (246, 982, 1.1), (290, 990, 0.9)):
        d.house(x, y, 26 * s, 18 * s, "#f0e0cc", ("#b8504a", "#8a4a6a", "#4a5a8a")[int(x) % 3], rng.normal(0, 0.05), 1, 1, "#ffdf90", None, False)
    d.stroke([(262, 940), (276, 900), (256, 870), (280, 830)], 2.6, "#eef2f4", (0.1, 0.7))


def rope(d, start, end, thick, torn):
    """Three strands laid round each other; at `torn` they have let go, each in its own direction."""
    start, end = np.array(start, float), np.array(end, float)
    way = (end - start) / np.hypot(*(end - start))
    side = np.array((-way[1], way[0]))
    shape = geo.ribbon([tuple(start), tuple((start + end) / 2), tuple(end)], [thick, thick, thick * 0.82], 20, caps=False)
    loose = [(0.9, 96, 40), (0.5, 120, 12), (-0.1, 70, -8), (-0.6, 110, -34), (-0.95, 84, -62), (0.2, 60, 66)]
    for off, long, bend in loose:
        root = end - way * 20 + side * off * thick * 0.42
        tip = root + (way * np.cos(np.radians(bend)) + side * np.sin(np.radians(bend))) * long * torn
        mid = root + way * 0.5 * long * torn + side * 0.1 * bend
        d.shape(geo.ribbon([tuple(root), tuple(mid), tuple(tip)], [thick * 0.24, thick * 0.17, 3], 16), mix("#c89a5c", "#e8c890", (off + 1) / 2), 0.9, 0.14)
        for k in (-1, 0, 1):
            d.stroke([tuple(tip), tuple(tip + way * 12 + side * 7 * k)], 0.8, "#8a5f34")
    d.cast(shape, 6, 14, "#2a4a5a", 0.3, 8), d.shape(shape, "#c89a5c", 1.4, 0)
    with d.inside(shape):
        length = np.hypot(*(end - start))
        for k in np.arange(-thick, length + thick, thick * 0.42):
            a, b = start + way * k - side * thick * 0.6, start + way * (k + 0.72 * thick) + side * thick * 0.6
            m = (a + b) / 2 + way * 4
            d.stroke([tuple(a), tuple(m), tuple(b)], 2.4, "#7a5230", (0.05, 0.05))
            for t in (0.12, 0.24):
                p = way * t * thick
                d.stroke([tuple(a + p), tuple(m + p), tuple(b + p)], 0.7, "#e8c890", (0.2, 0.2))
    d.model(shape, "#5a3828", 16, 10, 0.65), d.contour(shape, 1.4)


def two(d):
    """His feet are tied into the one end, hers into the other; they hold each other by the wrists."""
    stars = lambda q, body: q.scatter(body, 9, lambda r, _: r.fill(geo.star(2.8, 5, 0.45), "#f4d878", hide=False))
    bands = lambda q, body: [q.stroke([(-24, y), (24, y)], 2.0, "#f4e8d0", (0.01, 0.01), 0.1) for y in range(-74, -36, 6)]
    with d.at(398, 540, 1, TURN):
        with d.at(-300, 0, 1, 90):
            folk.folk(d, 0, 0, 236, STRETCH, Look("#e8b48c", "#8a3f24", "short", "full", 0.5, 1.12, 0.95), "anger", Wear("suit", "#b83a48", "#2f3f6a", "#2a2440", 1.1, bands), -0.2, (-0.6, -0.2))
        with d.at(300, 4, 1, -90):
            folk.folk(d, 0, 0, 236, STRETCH, Look("#6f4632", "#1c1820", "curls", "", 0.4, 1.02, lips="#b8384a"), "smile", Wear("suit", "#2f7a94", "#5a2f5a", "#2a2440", 0.95, stars), 0.2, (0.6, -0.2))
        for x in (-304, 304):  # the loops round their ankles
            for k in range(4):
                d.shape(geo.ribbon([(x - 12 + 8 * k, -22), (x - 9 + 8 * k, 2), (x - 12 + 8 * k, 24)], [8, 9, 8], 10), "#d8b070", 0.9, 0.12)


def secrets(d):
    """A bird has the best seat; one of the spectators below has spread her apron."""
    with d.at(352, 486, 1.25, -12):
        body = [(-26, 2), (-22, -24), (0, -42), (18, -40), (24, -24), (14, -4), (-6, 8)]
        d.shape([(-24, 0), (-58, 8), (-54, 18), (-16, 6)], "#3f5fa8", 1.0, 0.14), d.shape(body, "#4a74c0", 1.1, 0.12), d.fill([(4, -4), (20, -22), (10, 0)], "#f0a860")
        d.shape([(-20, -8), (2, -22), (6, -4), (-14, 6)], "#2f4a8a", 0.8, 0.1), d.shape([(22, -32, "c"), (36, -26, "c"), (22, -22, "c")], "#e8b03c", 0.8, 0)
        d.stroke([(6, -31), (10, -29), (14, -31)], 1.4, "#14182c", (0.1, 0.1))
        for k in (-4, 4):
            d.stroke([(k, 4), (k + 1, 16)], 1.4, "#e8b03c")
    for x, y, word in ((400, 424, 5), (422, 400, 4)):
        d.stroke([(x, y), (x + 3, y - 16), (x + 11, y - 12)], 1.2, "#2f4a8a"), d.fill(geo.ellipse(x - 2, y, word, 0.8 * word), "#2f4a8a")
    for x, y, tone in ((330, 1092, "#c8504a"), (352, 1098, "#3f5f9c"), (376, 1092, "#e0a03c"), (310, 1100, "#6a4a8a")):
        d.ground(x, y, 12, "#2f5a5a", 0, 0.5)
        folk.folk(d, x, y, 26, "up", flat=tone)
    d.shape(geo.ellipse(344, 1128, 34, 8), "#f4ece0", 0.8, 0.1)
    for x in (304, 384):
        folk.folk(d, x, 1138, 28, "carry", flat="#4a3a5a", flip=x > 344)


def paint(picture):
    sky = ramp(((0, "#3f6fb8"), (0.4, "#84b0dc"), (0.68, "#dce8e4"), (0.74, "#b8d8d0")), (picture.y + 26 * picture.noise(300, 4, stretch=(3, 1))) / 1150)
    picture.image = sky.astype(np.float32)
    back, near = (Drawing(picture, line, width, light=(-0.4, -0.9), seed=seed) for line, width, seed in (("#3f7a7a", 1.2, 3), ("#241c30", 2.0, 7)))
    land(back)
    rope(near, (-60, 716), (106, 652), 74, 1.0), rope(near, (860, 362), (684, 430), 74, 1.0)
    two(near), secrets(near)
    back.under()
    picture.lay(0.30 * np.clip((960 - picture.y) / 170, 0, 1) * (picture.y > 780), "#dce8e8", 1.0)
    near.under()
    wash(picture, edge=0.12, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#f6f6ee", (32, 62), 1.4, 26, 1.0, 0.5, mask=0.28 * (1 - near.cover()))
    near.over(), back.over(1 - near.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
