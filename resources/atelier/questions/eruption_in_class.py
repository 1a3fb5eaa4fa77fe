"""Which of them drew it, and who will say so?

In a class room the teacher is a volcano: her bun throws fire, and before her the children hide, deny and point.
"""

import numpy as np
from atelier import geometry as geo
from light import folk, heads
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.folk import Wear
from light.hands import pencil
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 319, 1.25
PAPER, LIGHT, GREY, DARK, BLACK = "#f3ead8", "#d8cebe", "#a39a90", "#57524f", "#262326"
RED, ORANGE, YELLOW = "#d2362a", "#ee8436", "#f7cf63"
SHE = Look("#e6cdb8", BLACK, "crop", "", 0.6, 1.0, 1.12, 0.95, "hook", 1.2, RED)


def scene(detail):
    bare_sheet()


def board(d):
    """On it, in chalk, what it is all about: a fat mountain with a bun."""
    d.shape(geo.rectangle(36, 150, 728, 520, 4), "#6a5a50", 1.4, 0.1)
    inner = geo.rectangle(58, 172, 684, 476, 2)
    d.shape(inner, "#3a3a3c", 1.0, 0)
    with d.inside(inner):
        for _ in range(26):
            x, y = d.rng.uniform(60, 740), d.rng.uniform(180, 640)
            d.stroke([(x - 60, y + 10), (x, y - 8), (x + 70, y + 4)], 3.0, "#454547", (0.3, 0.5))
    chalk = "#e9e4da"
    with d.at(150, 470, 1.0, -4):
        d.stroke([(-70, 110), (-40, 10), (-22, -40), (22, -40), (42, 12), (70, 110)], 2.2, chalk), d.stroke([(-78, 110), (80, 108)], 2.2, chalk)
        d.contour(geo.ellipse(0, -74, 30, 36), 2.0, lost=0, colour=chalk), d.contour(geo.ellipse(0, -122, 15, 13), 2.0, lost=0, colour=chalk)
        for side in (-1, 1):
            d.stroke([(side * 26, -100), (side * 38, -126), (side * 30, -134)], 2.0, chalk)
            d.stroke([(side * 18, -86), (side * 6, -80)], 2.2, chalk), d.fill(geo.ellipse(side * 11, -74, 3), chalk)
        d.stroke([(-14, -52), (0, -58), (14, -52)], 2.2, chalk), d.stroke([(-6, -66), (0, -62), (6, -66)], 1.6, chalk)
        for k in range(5):
            d.stroke([(-12 + 6 * k, -140), (-20 + 10 * k, -168 - 6 * (k % 2))], 1.8, chalk)
    for x, y in ((640, 560), (690, 590), (600, 600)):
        d.contour(geo.ellipse(x, y, 16), 1.6, lost=0.2, colour=chalk)
    d.stroke([(590, 262), (640, 240), (700, 262), (650, 300), (590, 262)], 1.8, chalk), d.stroke([(590, 262), (700, 262)], 1.6, chalk)


def mountain(d):
    """Her dress is a slope with a goat path; a village at its foot has begun to pack."""
    slope = [(20, 930, "c"), (120, 840), (210, 720), (280, 600), (326, 520), (400, 500), (474, 520), (520, 600), (590, 720), (680, 840), (780, 930, "c")]
    d.cast(slope, 0, -14, "#1a181a", 0.5, 16)
    d.shape(slope, DARK, 1.6, 0)
    with d.inside(slope):
        for k in range(34):
            x = 40 + 22 * k
            d.stroke([(400 + (x - 400) * 0.22, 520), (400 + (x - 400) * 0.55 + 10 * np.sin(k), 680), (x, 930)], 1.3, BLACK if k % 2 else "#7d7772")
        for line in ([(352, 520), (330, 600), (346, 690), (300, 800), (318, 930)], [(452, 516), (470, 620), (446, 720), (500, 820), (480, 930)], [(404, 504), (398, 590), (410, 650)]):
            d.shape(geo.ribbon(line, [14, 20, 16, 26, 34][: len(line)], 30), ORANGE, 0.9, 0)
            d.shape(geo.ribbon(line, [6, 9, 7, 12, 16][: len(line)], 30), YELLOW, 0, 0)
    d.model(slope, "#141214", 50, 34, 0.6)
    for x, y, s, kind in ((118, 900, 40, "gable"), (166, 916, 34, "stepped"), (640, 908, 38, "mansard"), (696, 918, 42, "gable")):
        d.house(x, y, s, 0.8 * s, LIGHT, BLACK, 0.05, 1, 2, YELLOW, kind=kind)
    for side, line in ((-1, [(312, 566), (226, 586), (182, 680), (166, 756)]), (1, [(488, 560), (586, 600), (664, 560), (650, 470)])):
        d.shape(geo.ribbon(line, [70, 62, 50, 40], 30), DARK, 1.4, 0.1)
        if side < 0:
            heads.hand(d, 165, 752, 96, "point", SHE.skin, 186)
        else:
            heads.hand(d, 650, 478, 92, "grip", SHE.skin, -6)
            d.stroke([(620, 450), (700, 380)], 3.6, "#8a6a4a", (0.02, 0.05))


def eruption(d):
    heads.head(d, 400, 528, 232, SHE, "shout", 0.0, (-0.3, 0.7), 0)
    d.fill(geo.ellipse(400, 606, 42, 34), DARK)
    x, y = 400, 574
    d.shape([(x - 78, y - 50), (x - 34, y - 30), (x, y - 22), (x + 34, y - 30), (x + 78, y - 50), (x + 62, y + 30), (x + 8, y + 8), (x, y + 44), (x - 8, y + 8), (x - 62, y + 30)], PAPER, 1.2, 0.1)

    for side in (-1, 1):  # spectacles that steam
        d.contour(geo.ellipse(400 + side * 38, 404, 34, 30), 2.0, lost=0)
    d.stroke([(394, 404), (400, 398), (406, 404)], 2.0, taper=(0.02, 0.02))
    crater = [(316, 300), (340, 240), (356, 196), (388, 204), (404, 192), (424, 206), (446, 194), (462, 240), (486, 300), (440, 276), (400, 270), (360, 276)]
    d.shape(crater, BLACK, 1.4, 0)
    for k in range(9):
        d.stroke([(326 + 18 * k, 292 - 3 * abs(4 - k)), (352 + 12 * k, 216)], 0.9, "#6a6466")
    for k, (lean, high, wide) in enumerate(((-64, 150, 30), (-30, 190, 36), (4, 214, 44), (40, 178, 34), (72, 140, 28))):
        flame = [(400 + 0.3 * lean - wide / 2, 214), (400 + 0.7 * lean - wide * 0.7, 214 - 0.45 * high), (400 + lean, 214 - high, "c"), (400 + 0.8 * lean + wide * 0.6, 214 - 0.4 * high), (400 + 0.3 * lean + wide / 2, 214)]
        d.shape(flame, (RED, ORANGE, YELLOW, ORANGE, RED)[k], 1.0, 0)
    for x, y, r in ((250, 110, 15), (560, 90, 18), (180, 250, 11), (640, 230, 14), (96, 130, 9), (716, 120, 11), (520, 30, 10), (300, 36, 12)):
        d.stroke([(400 + (x - 400) * 0.7, y + (200 - y) * 0.22), (400 + (x - 400) * 0.86, y + (200 - y) * 0.06)], 2.4, ORANGE, (0.6, 0.05))
        d.shape(geo.blob(d.rng, x, y, r), BLACK, 1.0, 0), d.fill(geo.ellipse(x - 0.2 * r, y - 0.2 * r, 0.45 * r), RED, 0.9, 2, False)
    with d.at(346, 246, 1, -32):  # what started it is still in her hair
        d.shape([(-52, 4, "c"), (20, -18, "c"), (-18, 12, "c")], PAPER, 1.2, 0), d.shape([(20, -18, "c"), (-18, 12, "c"), (-24, 28, "c")], LIGHT, 1.1, 0)


def pupils(d):
    """Nobody did it."""
    def kid(n, x, high, pose, mood, cut, cloth, flip=False, turn=0.2, gaze=(0.0, -0.6), age=0.06, holds=None, dress="suit", skin="#ead6c2", foot=1150):
        look = Look(skin, (BLACK, "#6a625c", "#8a4a34", "#b08a5a")[n % 4], cut, "", age, 1.0 + 0.05 * (n % 3), 0.92 + 0.05 * (n % 4), 0.86, ("button", "bulb", "straight")[n % 3], freckles=n % 2 == 0)
        d.ground(x, foot + 2, high * 0.4, BLACK, 0, 0.4)
        folk.folk(d, x, foot, high, pose, look, mood, Wear(dress, cloth, "#4a4648", BLACK), turn, gaze, flip, holds=holds)

    umbrella = lambda q: (q.stroke([(0, 6), (-3, -66)], 1.6, BLACK, (0.02, 0.02)), q.shape([(-48, -60), (-36, -86), (-4, -100), (30, -88), (44, -62), (26, -70), (10, -62), (-4, -70), (-20, -62), (-34, -70)], RED, 1.0, 0.16))
    sling = lambda q: (q.stroke([(0, 4), (0, -8)], 1.8, "#6a4a34", (0.02, 0.02)), q.stroke([(0, -8), (-7, -20)], 1.6, "#6a4a34"), q.stroke([(0, -8), (7, -20)], 1.6, "#6a4a34"), q.stroke([(-7, -20), (0, -12), (7, -20)], 0.8, RED))
    bookhat = lambda q: q.shape(geo.polygon([(-24, -2), (4, -14), (30, -4), (2, 10)]), RED, 0.9, 0.1)
    kid(0, 78, 190, "point", "disgust", "plaits", LIGHT, dress="gown", foot=1130)
    kid(1, 190, 176, ((0, -44), (0, -73), ((13, -62), (16, -76)), ((-10, -58), (-13, -46)), ((5, -22), (6, 0)), ((-5, -22), (-6, 0))), "sly", "crop", DARK, holds={"near": sling}, turn=0.5, gaze=(0.8, -0.4), foot=1150)
    kid(2, 286, 168, "beg", "fear", "bob", GREY, dress="gown", foot=1124)
    kid(3, 372, 180, "ears", "fear", "curls", LIGHT, foot=1168, skin="#a88a70")
    kid(4, 468, 186, "up", "smile", "parted", DARK, foot=1140, gaze=(0.2, -0.9))
    kid(5, 560, 172, ((0, -44), (0, -73), ((9, -62), (9, -80)), ((-10, -58), (-8, -43)), ((5, -22), (6, 0)), ((-5, -22), (-6, 0))), "sleep", "short", GREY, holds={"far": umbrella}, foot=1170, skin="#d8b898")
    kid(6, 650, 176, "kneel", "gasp", "bun", LIGHT, dress="gown", flip=True, holds={"near": bookhat}, foot=1136)
    kid(7, 738, 188, "point", "anger", "crop", DARK, flip=True, turn=0.6, gaze=(0.8, 0), foot=1156, skin="#a88a70")


def paint(picture):
    ground = ramp(((0, PAPER), (0.72, "#eadfca"), (0.76, "#cfc2ac"), (1, "#b8a992")), (picture.y + 4 * picture.noise(200, 4)) / 1200)
    picture.image = ground.astype(np.float32)
    back, her, front = (Drawing(picture, "#1c191b", width, light=(-0.4, -0.9), seed=seed) for width, seed in ((1.8, 3), (2.2, 5), (1.9, 7)))
    for k in range(9):
        back.stroke([(-20, 930 + 6 * k + 4.0 * k * k), (820, 926 + 6 * k + 4.0 * k * k)], 1.2, "#8f8474", (0.02, 0.02))
    board(back), mountain(her), eruption(her), pupils(front)
    for d in (back, her, front):
        d.under()
    picture.glow(400, 180, 300, "#ff9a3c", 0.35, 1.6)
    picture.directions(base=60, edge=0.6)
    dark = step(picture.image.mean(-1), 0.85, 0.35)
    pencil(picture, PAPER, (40, 66), 1.4, 26, 1.0, 0.6, mask=np.clip(0.10 + 0.55 * dark, 0, 1) * (1 - 0.5 * front.cover()))
    above = np.zeros(picture.shape, np.float32)
    for d in (front, her, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
