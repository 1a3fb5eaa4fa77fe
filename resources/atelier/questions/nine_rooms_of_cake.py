"""Who gets the piece with the people in it?

A birthday cake is a house of nine rooms, full of life; behind it a girl has made her wish and holds the knife.
"""

import numpy as np
from atelier import geometry as geo
from light import folk, heads
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 315, 1.25
GIRL = Look("#f6d3b8", "#8a4a2c", "plaits", "", 0.08, 1.12, 0.98, 0.86, "button", 1.0, "#d0505a", freckles=True)
TIERS = ((86, 714, 868, 1092), (166, 634, 664, 868), (262, 538, 486, 664))
CREAM, PINK, CRUST = "#fdf0e2", "#f2a7b4", "#b9744a"


def scene(detail):
    bare_sheet()


def girl(d):
    heads.head(d, 400, 560, 430, GIRL, "smile", 0.0, (0.0, 0.9), 0, neck=False)
    body = [(120, 900, "c"), (150, 640), (260, 570), (540, 570), (650, 640), (690, 900, "c")]
    d.shape(body, "#4f6fa8", 1.2, 0)
    d.model(body, "#22305c", 40, 26, 0.6)
    for x in (204, 596):
        d.shape(geo.ellipse(x, 452, 16), "#c8503c", 1.0, 0.14)


def rooms():
    """Left, right, ceiling and floor of every room, from the cellar up."""
    for (left, right, top, foot), count in zip(TIERS, (4, 3, 2), strict=True):
        for k in range(count):
            wide = (right - left - 36) / count
            yield left + 18 + wide * k, left + 18 + wide * (k + 1) - 8, top + 44, foot - 12


def cake(d):
    for left, right, top, foot in TIERS:
        shape = geo.curve([(left, top + 10, "c"), (right, top + 10, "c"), (right, foot, "c"), (left, foot, "c")])
        d.cast(shape, 10, 12, "#7a3a4a", 0.3, 12)
        d.shape(shape, CRUST, 1.4, 0)
        with d.inside(shape):
            for _ in range(120):
                d.fill(geo.ellipse(d.rng.uniform(left, right), d.rng.uniform(top, foot), d.rng.uniform(1, 3.4)), mix(CRUST, "#5a2f24", 0.4), 0.7, hide=False)
            d.fill(geo.rectangle(left, foot - 10, right - left, 10), "#c8405a", hide=False)
        d.model(shape, "#5a2a2c", 26, 18, 0.5)


def icing(d):
    for left, right, top, _ in TIERS:
        drip = [(left - 14, top + 14), (left - 6, top - 20), (left + 40, top - 30), ((left + right) / 2, top - 34), (right - 40, top - 30), (right + 6, top - 20), (right + 14, top + 14)]
        low, x = [], right + 4
        while x > left:
            low += [(x, top + 26 + d.rng.uniform(-4, 18)), (x - 15, top + 12)]
            x -= 30
        d.cast(geo.curve([*drip, *low]), 0, 7, "#5a2a2c", 0.4, 4)
        shape = d.shape([*drip, *low], PINK if top > 600 else CREAM, 1.2, 0)
        d.model(shape, "#c8607a" if top > 600 else "#d9a88c", 8, 6, 0.6)
        for k, px in enumerate(np.arange(left + 10, right, 46)):
            py = top - 26 - 4 * np.sin(np.pi * (px - left) / (right - left))
            for r, off in ((15, 0), (10, -9), (5, -17)):
                d.shape(geo.ellipse(px, py + off, r, r * 0.62), CREAM, 0.8, 0.1)
            if k % 2:
                d.shape(geo.ellipse(px, py - 25, 8), "#c8283c", 0.8, 0.16), d.stroke([(px, py - 32), (px + 6, py - 44)], 0.8, "#4f7f3c")


def candles(d):
    for n, x in enumerate((300, 340, 384, 428, 470, 508)):
        y, tone = 452, ("#4f8fb0", "#f0c65a", "#c8405a", "#7fae6a", "#8f6fb0", "#e8844a")[n]
        d.shape(geo.rectangle(x - 5, y - 54, 10, 56, 2), tone, 0.9, 0.14)
        for k in range(3):
            d.stroke([(x - 5, y - 40 + 16 * k), (x + 5, y - 46 + 16 * k)], 1.3, "#fff6e4", (0.02, 0.02))
        d.fill(geo.ellipse(x, y - 70, 20), "#ffe08a", 0.4, 8, False)
        d.shape([(x, y - 86, "c"), (x + 7, y - 68), (x, y - 56), (x - 7, y - 68)], "#ffb43c", 0.8, 0), d.fill([(x, y - 76), (x + 3, y - 66), (x, y - 60), (x - 3, y - 66)], "#fff4c0")


WALLS = ("#8fb8b0", "#e8c88a", "#c9a0b8", "#a8bcd8", "#f0d9a8", "#b8cc9a", "#e0a894", "#cfc0e0", "#f2dfb8")


def room_itself(d, n, left, right, top, foot):
    box = geo.rectangle(left, top, right - left, foot - top, 3)
    d.shape(box, WALLS[n], 1.1, 0)
    with d.inside(box):
        tone = mix(WALLS[n], "#7a4a4a", 0.18)
        if n % 3 == 0:
            for x in np.arange(left, right, 15):
                d.stroke([(x, top), (x, foot)], 0.7, tone, (0.02, 0.02))
        elif n % 3 == 1:
            d.scatter(box, 20, lambda q, _: q.fill(geo.star(4, 5, 0.4), tone, hide=False))
        else:
            d.scatter(box, 22, lambda q, _: q.fill(geo.ellipse(0, 0, 4), tone, hide=False))
        d.fill(geo.rectangle(left, foot - 14, right - left, 14), mix(WALLS[n], "#6a3f34", 0.5), hide=False)
        d.model(box, "#4a2a3a", -9, 8, 0.4)


def party(d):
    """Cellar to roof: what is done at home on a Saturday while a shadow falls on the wall."""
    box = list(rooms())
    for n, one in enumerate(box):
        room_itself(d, n, *one)

    def at(n, share, up=14):
        left, right, _, foot = box[n]
        return left + (right - left) * share, foot - up

    def one(n, share, high, pose, look, mood, wear, **more):
        with d.inside(geo.rectangle(box[n][0], box[n][2], box[n][1] - box[n][0], box[n][3] - box[n][2])):
            folk.folk(d, *at(n, share), high, pose, look, mood, wear, **more)

    def piece(n, shapes):
        with d.inside(geo.rectangle(box[n][0], box[n][2], box[n][1] - box[n][0], box[n][3] - box[n][2])):
            shapes()

    # 0: a cook and too much soup; 1: a quarrel with a plate in the air; 2: a bath that is full; 3: a burglar and a sleeper
    x, y = at(0, 0.7)
    piece(0, lambda: (d.shape(geo.rectangle(x - 30, y - 56, 62, 56, 4), "#5a5a6a", 1.0, 0.14), d.shape([(x - 22, y - 56), (x + 24, y - 56), (x + 20, y - 86), (x - 18, y - 86)], "#d9603c", 1.0, 0.14), [d.fill(geo.ellipse(x + k * 14 - 14, y - 100 - 9 * k, 9), "#ffffff", 0.7, 3, False) for k in range(3)]))
    one(0, 0.28, 124, "push", Look("#e2b184", "#2a2226", "short", "moustache", 0.5, 1.15), "song", Wear("apron", "#f6efe0", "#4a4a70", build=1.35))
    one(1, 0.24, 122, "up", Look("#f6dcc4", "#b0662e", "bun", "", 0.45), "shout", Wear("gown", "#a8343c"))
    one(1, 0.78, 124, "ears", Look("#c98f66", "#2a2226", "crop", "", 0.4, 1.1), "fear", Wear("suit", "#3f5f86"), flip=True)
    x, y = at(1, 0.52)
    piece(1, lambda: (d.shape(geo.ellipse(x, y - 110, 16, 8, 24), "#f6efe0", 0.9, 0.1), d.stroke([(x - 26, y - 116), (x - 40, y - 118)], 0.8)))
    x, y = at(2, 0.5)
    one(2, 0.5, 150, "sit", Look("#f2cba8", "#e6e0d4", "bald", "full", 0.9, 1.1), "sleep", Wear("suit", "#f2cba8", "#f2cba8"))
    piece(2, lambda: (d.shape([(x - 62, y - 62), (x + 62, y - 62), (x + 52, y - 8), (x + 30, y), (x - 30, y), (x - 52, y - 8)], "#f6f4ee", 1.1, 0.14), [d.shape(geo.ellipse(x + px, y - 64 + py, r), "#e4f2f6", 0.7, 0.08) for px, py, r in ((-50, -4, 12), (-30, -8, 14), (-8, -4, 11), (14, -8, 14), (38, -6, 13), (56, 0, 10))], d.shape([(x + 20, y - 78), (x + 32, y - 88), (x + 44, y - 78), (x + 34, y - 72)], "#f0c65a", 0.8, 0.1)))
    x, y = at(3, 0.58)
    piece(3, lambda: (d.shape(geo.rectangle(x - 56, y - 34, 112, 34, 4), "#7a4a34", 1.0, 0.12), d.shape([(x - 54, y - 34), (x - 30, y - 52), (x + 54, y - 48), (x + 56, y - 26), (x - 50, y - 22)], "#c8503c", 1.0, 0.14), heads.head(d, x + 34, y - 34, 40, Look("#f6dcc4", "#8f8a88", "curls", "", 0.8), "sleep", 0.3, neck=False, tilt=70)))
    one(3, 0.17, 118, "walk", Look("#efc8a4", "#2a2226", "crop", "", 0.4), "sly", Wear("suit", "#2a2a38", "#2a2a38"), hat=folk.cap("#2a2a38", "#3a3a4a"))
    # 4: a dance; 5: a kiss that nobody was to see; 6: someone has seen the shadow; 7: a cello; 8: one under the table
    one(4, 0.28, 122, "dance", Look("#6f4632", "#2a2226", "curls", "", 0.35), "joy", Wear("gown", "#e0a63c"))
    one(4, 0.74, 126, "cheer", Look("#e2b184", "#8a4534", "parted", "full", 0.5), "joy", Wear("suit", "#4f6f4c"), flip=True)
    one(5, 0.38, 122, "carry", Look("#f6dcc4", "#d9a44e", "long", "", 0.3), "hush", Wear("gown", "#6a4a8a"), turn=0.8)
    one(5, 0.64, 126, "carry", Look("#a06a48", "#2a2226", "short", "", 0.35), "hush", Wear("suit", "#a8506a"), flip=True, turn=0.8)
    one(6, 0.34, 124, "point", Look("#efc8a4", "#4a2f28", "crop", "goatee", 0.5), "gasp", Wear("coat", "#3f7a8a"), gaze=(0, -1))
    one(6, 0.78, 78, "beg", Look("#efc8a4", "#4a2f28", "bob", "", 0.05), "fear", Wear("gown", "#d8633f"), gaze=(0, -1), flip=True)
    x, y = at(7, 0.62)
    one(7, 0.34, 104, "sit", Look("#c98f66", "#8f8a88", "bald", "moustache", 0.8), "song", Wear("suit", "#2a2a38", "#2a2a38"))
    piece(7, lambda: (d.shape([(x - 6, y - 74), (x + 14, y - 60), (x + 8, y - 46), (x + 20, y - 20), (x - 2, y - 2), (x - 22, y - 18), (x - 10, y - 46), (x - 18, y - 60)], "#b8662c", 1.0, 0.16), d.stroke([(x - 4, y - 104), (x - 2, y - 20)], 1.4, "#4a2a1c", (0.02, 0.02)), d.stroke([(x - 34, y - 44), (x + 26, y - 52)], 1.2, "#4a2a1c", (0.02, 0.02))))
    x, y = at(8, 0.5)
    piece(8, lambda: (heads.head(d, x + 6, y - 2, 44, Look("#f4d2b0", "#b0662e", "crop", "", 0.05), "joy", -0.4, neck=False), d.shape(geo.polygon([(x - 56, y - 62), (x + 56, y - 62), (x + 56, y - 52), (x - 56, y - 52)]), "#8a5a34", 1.0, 0.1), d.shape(geo.polygon([(x - 48, y - 52), (x - 40, y - 52), (x - 40, y), (x - 48, y)]), "#8a5a34", 0.9, 0), d.shape(geo.polygon([(x + 40, y - 52), (x + 48, y - 52), (x + 48, y), (x + 40, y)]), "#8a5a34", 0.9, 0), d.shape([(x - 20, y - 62), (x - 18, y - 78), (x + 18, y - 78), (x + 20, y - 62)], PINK, 0.9, 0.1), d.stroke([(x, y - 78), (x, y - 90)], 1.2, "#4f8fb0"), d.fill(geo.ellipse(x, y - 93, 3, 5), "#ffb43c")))


def knife(d):
    """It is already in the icing."""
    blade = [(436, 476), (424, 446), (642, 190), (664, 172), (690, 188), (678, 216), (482, 454)]
    d.cast(blade, 10, 16, "#5a2a3a", 0.4, 9)
    d.shape(blade, "#dfe6ea", 1.3, 0)
    d.model(blade, "#7f95a8", 9, 6, 0.7)
    d.stroke([(440, 466), (476, 440), (672, 206)], 0.9, "#ffffff", (0.05, 0.1))
    d.shape(geo.ribbon([(664, 198), (724, 132), (764, 84)], [34, 38, 40], 14), "#7a3f2c", 1.2, 0.16)
    d.shape(geo.ribbon([(850, 20), (816, 120), (776, 170)], [110, 96, 78], 20), "#4f6fa8", 1.2, 0.16)
    d.shape([(744, 138), (790, 124), (824, 160), (802, 196), (758, 190)], CREAM, 1.0, 0.12)
    heads.hand(d, 780, 178, 124, "grip", GIRL.skin, -52)
    d.fill(geo.ribbon([(438, 474), (434, 500), (442, 526), (434, 552)], [5, 4, 3, 1], 16), "#5a2a2c")


def table(d):
    cloth = [(-20, 1090, "c"), (820, 1090, "c"), (820, 1220, "c"), (-20, 1220, "c")]
    d.shape(cloth, "#7fa8a8", 1.2, 0)
    with d.inside(cloth):
        d.scatter(geo.rectangle(-20, 1090, 840, 130), 40, lambda q, _: q.stroke([(-9, 4), (0, -8), (9, 4), (0, 8), (-9, 4)], 0.9, "#a9cac4"))
    d.fill(geo.ellipse(400, 1112, 378, 34), "#4a6a70", 0.5, 10, False)
    d.shape(geo.ellipse(400, 1102, 366, 32), "#f6f2ea", 1.3, 0.08)
    for k in range(46):
        a = k / 46 * 2 * np.pi
        if np.sin(a) > -0.1:
            d.shape(geo.ellipse(400 + 366 * np.cos(a), 1102 + 32 * np.sin(a), 13, 9), lighten("#f6f2ea", -0.02), 0.7, 0.08)
    folk.folk(d, 742, 1128, 74, "run", Look("#f4d2b0", "#d9a44e", "crop", "", 0.3), "fear", Wear("suit", "#c8503c"), flip=False)


def paint(picture):
    wall = ramp(((0, "#c86a80"), (0.5, "#e8a8a8"), (1, "#f6d8c4")), np.clip(1 - np.hypot(picture.x - 400, picture.y - 420) / 760 + 0.03 * picture.noise(200, 3), 0, 1))
    picture.image = wall.astype(np.float32)
    back, house, top = (Drawing(picture, "#3a1c28", width, light=(-0.3, -0.95), seed=seed) for width, seed in ((1.8, 3), (1.6, 5), (1.8, 7)))
    girl(back), table(back)
    cake(house), party(house), icing(house), candles(top), knife(top)
    for d in (back, house, top):
        d.under()
    picture.glow(404, 380, 300, "#ffdf9a", 0.32, 1.5)
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    above = np.zeros(picture.shape, np.float32)
    for d in (top, house, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
