"""Is what is inside still alive, and does he who mends it know what it will be?

On a work table stands a broken egg; a small old man sets the last piece with gold, and from the gap an eye looks at him.
"""

import numpy as np
from atelier import geometry as geo
from light import faces, folk
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.folk import Wear
from light.hands import pastel
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 61, 1.25
EGG = [(392, 180), (500, 232), (590, 384), (640, 600), (622, 780), (540, 902), (400, 940), (262, 902), (178, 780), (160, 600), (208, 384), (290, 232)]
GOLD, SHELL, DEEP = "#f4c860", "#4f7f9c", "#1c3450"
SEAMS = (
    [(300, 240), (330, 330), (286, 410), (330, 470), (300, 560)], [(330, 330), (410, 350), (470, 300), (520, 262)], [(470, 300), (520, 400), (600, 420)], [(286, 410), (220, 430), (190, 500)],
    [(300, 560), (220, 620), (162, 640)], [(300, 560), (330, 660), (270, 740), (190, 790)], [(330, 660), (420, 700), (500, 660), (560, 720), (632, 700)], [(420, 700), (400, 800), (450, 870), (440, 936)], [(500, 660), (540, 560), (630, 530)], [(270, 740), (300, 840), (270, 900)],
)
GAP = [(410, 350), (470, 312), (520, 400), (556, 470), (532, 548), (470, 590), (392, 560), (336, 500), (332, 468), (376, 410)]


def scene(detail):
    bare_sheet()


def workshop(d):
    """A shelf of things that wait their turn: a cup, a clock, a doll without an arm."""
    d.fill([(-20, 940, "c"), (820, 930, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#4a2f4c")
    for k in range(4):
        d.stroke([(-20, 972 + 62 * k), (400, 962 + 66 * k), (820, 968 + 62 * k)], 1.0, "#2f1c34")
    d.shape([(-20, 236, "c"), (176, 230, "c"), (176, 250, "c"), (-20, 258, "c")], "#5a3f5c", 1.0, 0.12), d.shape([(640, 300, "c"), (820, 304, "c"), (820, 326, "c"), (640, 320, "c")], "#5a3f5c", 1.0, 0.12)
    tone = "#4f4a74"
    d.shape([(20, 176, "c"), (84, 176, "c"), (76, 234), (28, 234)], tone, 0.9, 0.1), d.contour([(82, 186), (104, 190), (100, 214)], 1.6, closed=False), d.stroke([(50, 176), (58, 198), (48, 214), (54, 232)], 1.6, GOLD, (0.1, 0.3))
    d.shape(geo.ellipse(138, 196, 32, 34), tone, 0.9, 0.1), d.stroke([(138, 196), (138, 176)], 1.6), d.stroke([(138, 196), (150, 206)], 1.6), d.stroke([(124, 168), (134, 186), (128, 204), (140, 226)], 1.4, GOLD, (0.1, 0.3))
    d.shape(geo.ellipse(706, 226, 22, 24), tone, 0.9, 0.1), d.shape([(686, 250), (726, 250), (742, 302), (670, 302)], tone, 0.9, 0.1), d.stroke([(724, 256), (748, 276)], 5.0, tone), d.fill(geo.ellipse(699, 224, 2.6), "#1c1834"), d.stroke([(708, 226), (718, 224)], 1.2), d.stroke([(690, 206), (704, 222), (698, 244)], 1.4, GOLD, (0.1, 0.3))
    d.shape(geo.rectangle(764, 246, 40, 56, 6), tone, 0.9, 0.1)


def egg(d):
    d.fill(geo.ellipse(420, 946, 330, 46), "#1c1028", 0.75, 14, False)
    d.cast(EGG, 20, 10, "#120c22", 0.6, 26)
    d.shape(EGG, SHELL, 1.5, 0)
    with d.inside(geo.curve(EGG)):
        d.fill(geo.ellipse(290, 400, 150, 210, 12), "#8fc0d0", 0.75, 60, False), d.fill(geo.ellipse(262, 330, 40, 70, 20), "#e4f4f4", 0.6, 26, False)
        rng = np.random.default_rng(5)
        for _ in range(240):
            x, y = rng.uniform(160, 640), rng.uniform(190, 940)
            d.fill(geo.ellipse(x, y, rng.uniform(1.5, 5), rng.uniform(1.5, 4)), mix(SHELL, DEEP, rng.uniform(0.2, 0.7)), 0.6, 0.6, False)
    d.model(EGG, DEEP, 90, 60, 0.85)
    with d.inside(geo.curve(EGG)):
        for k, line in enumerate(SEAMS):
            d.stroke([(x + 3, y + 4) for x, y in line], 5.0, "#14283c", (0.02, 0.02), 1.2)
            d.stroke(line, 5.4 if k < 2 else 4.4, "#c8862c", (0.02, 0.02), 1.2), d.stroke([(x - 1, y - 1) for x, y in line], 2.6, GOLD, (0.02, 0.1), 1.2)
            x, y = line[1]
            d.fill(geo.ellipse(x, y, 6, 5), GOLD), d.fill(geo.ellipse(x - 2, y - 2, 2), "#fff8dc")
    d.contour(EGG, 1.5)


def gap(d):
    """Inside it is night, and somebody is at home."""
    jagged = [(*p, "c") for p in GAP]
    d.fill(jagged, "#0c0a1c")
    with d.inside(geo.curve(jagged)):
        d.fill(geo.ellipse(440, 470, 116, 96), "#5a3a7a", 0.8, 22, False)
        for k in range(34):  # down, dark
            a = 2.4 * k
            x, y = 440 + 96 * np.cos(a) * (0.6 + 0.4 * np.sin(3 * k)), 470 + 86 * np.sin(a) * (0.6 + 0.4 * np.cos(2 * k))
            d.stroke([(x, y), (x + 10 * np.cos(a), y + 12 * np.sin(a) + 6), (x + 16 * np.cos(a), y + 22 * np.sin(a) + 14)], 1.5, "#8a64a8", (0.1, 0.7))
        with d.at(436, 466, 1.46):
            faces.eye(d, 0, 0, 1, -4, (15, 8), "#e0902c", 0, lit=lambda q: q.fill(geo.ellipse(3, 3, 5), "#fff8dc"))
    inner = [*jagged]
    d.contour(inner, 3.0, lost=0, colour="#c8862c"), d.contour([(x - 1, y - 1, c) for x, y, c in inner], 1.4, lost=0.1, colour=GOLD)
    d.stroke([(x + 8, y + 9) for x, y in GAP[7:] + GAP[:2]], 5.0, "#a8c8cc", (0.05, 0.05))


def mender(d):
    """Apron, spectacles, the last piece against his chest, the brush full of gold."""
    for x, y, w, h, tone in ((690, 1092, 176, 130, "#6a4a5c"), (694, 970, 140, 118, "#7a5460"), (690, 862, 116, 102, "#64465c")):
        box = geo.rectangle(x - w / 2, y - h / 2, w, h, 5)
        d.cast(box, 6, 12, "#120c22", 0.5, 10), d.shape(box, tone, 1.2, 0.14)
        for k in (-1, 1):
            d.stroke([(x - w / 2 + 6, y + k * h / 5), (x + w / 2 - 6, y + k * h / 5)], 0.9, lighten(tone, -0.14))
        d.shape(geo.ellipse(x, y, 9), "#c9a24e", 0.8, 0.1)
    reach = ((0, -44), (3, -73), ((17, -72), (30, -79)), ((4, -58), (14, -62)), ((6, -22), (9, 0)), ((-5, -22), (-7, 0)))
    shard = lambda q: (q.shape([(-8, -14, "c"), (9, -18, "c"), (16, -2, "c"), (3, 11, "c"), (-11, 4, "c")], "#6fa4b8", 0.9, 0.14), q.stroke([(-8, -14), (9, -18), (16, -2)], 1.6, GOLD, (0.02, 0.02)))
    brush = lambda q: (q.stroke([(-6, 6), (16, -9)], 1.8, "#8a5a34", (0.02, 0.02)), q.shape([(14, -12), (24, -18), (20, -7)], GOLD, 0.7, 0))
    bib = lambda q, body: (q.fill(geo.rectangle(-4, -66, 20, 60, 4), "#d8c8a8", hide=False), q.stroke([(-4, -66), (-4, -8)], 0.8), q.fill(geo.ellipse(4, -40, 2.6), GOLD, hide=False), q.fill(geo.ellipse(9, -30, 1.8), GOLD, hide=False))
    folk.folk(d, 704, 812, 326, reach, Look("#e8bf98", "#e6e0d4", "bald", "full", 0.95, 1.08, 0.96, 1.0, "bulb", glasses=True), "hush", Wear("coat", "#7a3f54", "#2f2a48", "#241c2c", 1.1, bib), 0.85, (1, 0.2), True, holds={"far": brush, "near": shard}, lean=3)


def hen(d):
    """She has brought the egg in, with her handbag, and has been told to wait."""
    x, y = 128, 1150
    d.fill(geo.ellipse(x + 10, y + 4, 110, 16), "#1c1028", 0.7, 6, False)
    tail = [(x - 60, y - 96), (x - 120, y - 150), (x - 104, y - 96), (x - 126, y - 84), (x - 66, y - 60)]
    body = [(x - 84, y - 60), (x - 60, y - 112), (x, y - 110), (x + 30, y - 160), (x + 40, y - 196), (x + 74, y - 204), (x + 92, y - 176), (x + 84, y - 120), (x + 76, y - 60), (x + 30, y - 18), (x - 40, y - 20)]
    d.shape(tail, "#b86a5a", 1.1, 0.14), d.cast(body, 8, 8, "#120c22", 0.5, 8), d.shape(body, "#c87f68", 1.3, 0), d.model(body, "#5a2a3c", 20, 14, 0.7)
    with d.inside(geo.curve(body)):
        for row in range(9):
            for k in range(11):
                px, py = x - 90 + 19 * k + 9 * (row % 2), y - 112 + 14 * row
                d.stroke([(px - 9, py), (px, py + 9), (px + 9, py)], 0.8, "#8a4450", (0.05, 0.05))
    for cx, r in ((x + 42, 10), (x + 56, 13), (x + 72, 10)):
        d.shape(geo.ellipse(cx, y - 208, r, r * 1.2), "#d8384a", 0.9, 0.1)
    d.shape([(x + 88, y - 182, "c"), (x + 118, y - 168, "c"), (x + 88, y - 158, "c")], "#f0b840", 1.0, 0.1), d.shape(geo.ellipse(x + 90, y - 146, 8, 12), "#d8384a", 0.8, 0.1)
    d.shape(geo.ellipse(x + 66, y - 176, 14), "#fbf4e4", 1.0, 0), d.fill(geo.ellipse(x + 70, y - 181, 7), "#1c1428"), d.fill(geo.ellipse(x + 67, y - 184, 2.4), "#ffffff"), d.stroke([(x + 50, y - 196), (x + 66, y - 201), (x + 82, y - 194)], 2.0, "#5a2a3c")
    d.shape([(x - 44, y - 84), (x - 10, y - 96), (x + 34, y - 84), (x + 10, y - 52), (x - 30, y - 54)], "#b06a5a", 1.0, 0.14)
    bag = [(x + 84, y - 62, "c"), (x + 152, y - 66, "c"), (x + 160, y - 8), (x + 80, y - 4)]
    d.stroke([(x + 92, y - 62), (x + 100, y - 104), (x + 136, y - 106), (x + 144, y - 64)], 2.6, "#2f5a6a"), d.shape(bag, "#3f7a86", 1.2, 0.16), d.shape(geo.ellipse(x + 119, y - 60, 8), GOLD, 0.8, 0.1)
    for dx in (-24, 20):
        d.stroke([(x + dx, y - 20), (x + dx, y)], 2.6, "#f0b840"), d.stroke([(x + dx - 12, y + 2), (x + dx, y - 3), (x + dx + 14, y + 2)], 2.6, "#f0b840")


def paint(picture):
    away = np.hypot(picture.x - 330, (picture.y - 430) * 0.86) / 700
    picture.image = ramp(((0, "#5a5f94"), (0.5, "#3a3668"), (1, "#1e1738")), away + 0.05 * picture.noise(220, 3)).astype(np.float32)
    back, shell, near = (Drawing(picture, "#140c20", width, light=(-0.6, -0.8), seed=seed) for width, seed in ((1.6, 3), (2.2, 5), (1.9, 7)))
    workshop(back), egg(shell), gap(shell), mender(near), hen(near)
    for d in (back, shell, near):
        d.under()
    picture.glow(440, 470, 190, "#ffb84a", 0.18, 1.6), picture.glow(270, 340, 300, "#bfe0ff", 0.16, 1.6)
    picture.directions(base=70)
    pastel(picture, "#2c2450", grain=1.8, cover=0.88, soft=0.9, mask=0.65 * (1 - 0.8 * near.cover()))
    above = np.zeros(picture.shape, np.float32)
    for d in (near, shell, back):
        d.over(1 - above)
        above = np.maximum(above, step(d.cover(), 0.5, 0.95))
    return finish(picture, impasto=0, paper=0.03, grain=0.004, bloom=0.03)
