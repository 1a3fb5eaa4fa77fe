"""What has he done, and why is one of them asleep?

A proud woman spreads her train like a peacock, and every eye of it looks at one small man with flowers.
"""

import numpy as np
from atelier import geometry as geo
from light import heads, shades
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pencil, wash
from light.portraits import Face, portrait
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 412, 0.4
ROOT = (400, 640)
HIM = (610, 1100)
LADY = Face("#e8c4a0", "#9c6a5c", "#3f8a74", ("#1c2a38", "#3a5a6a"), ("#a83a4a", "#c85a60"), "#d8705c", 0.86, (12, 13), (13, 6), (-10, -16), (2, 0), 0.9, (-2, 5), 1.0, 0.8, 0, 6)
RINGS = ((556, 10, 1.06), (452, 9, 0.94), (350, 8, 0.80), (262, 7, 0.64))


def scene(detail):
    bare_sheet()


def places():
    """Every eye of the train: where it is, how large, and its number."""
    number = 0
    for radius, count, size in RINGS:
        for a in np.radians(np.linspace(-197, 17, count)):
            yield number, ROOT[0] + 0.98 * radius * np.cos(a), ROOT[1] + 1.06 * radius * np.sin(a), np.degrees(a) + 90, size
            number += 1


def train(d):
    for number, x, y, turn, size in places():
        way = np.array((x - ROOT[0], y - ROOT[1]))
        tip = np.array(ROOT) + way * 1.11
        side = np.array((-way[1], way[0])) / np.hypot(*way)
        bow = side * 16 * np.sin(2.1 * number)
        line = [tuple(ROOT), tuple(np.array(ROOT) + 0.55 * way + bow), tuple(tip)]
        tone = mix("#0f4a52", "#1f7a62", (number * 7 % 5) / 5)
        feather = geo.ribbon(line, [6, 40 * size, 86 * size, 104 * size, 34 * size], 40)
        d.cast(feather, 4, 12, "#04141c", 0.45, 9)
        d.fill(feather, tone)
        with d.inside(feather):
            points = geo.sample(line, 46)
            for k in range(3, 46):
                px, py = points[k]
                back = (points[k] - points[k - 1]) / max(np.hypot(*(points[k] - points[k - 1])), 1e-6)
                for s in (-1, 1):
                    out = back * 26 + s * np.array((-back[1], back[0])) * 60 * size
                    d.stroke([(px, py), (px + 0.5 * out[0] + 4 * back[0], py + 0.5 * out[1]), (px + out[0], py + out[1])], 0.9, lighten(tone, 0.07 if k % 2 else -0.05), (0.1, 0.4))
        d.stroke(line, 1.6, "#c9b060", (0.05, 0.3))
        _eye_of_feather(d, number, x, y, turn, size)


def _eye_of_feather(d, number, x, y, turn, size):
    near = 1 - 0.10 * (size < 0.7)
    with d.at(x, y, size, turn * 0.35):
        for rx, ry, tone, off in ((47, 56, "#c8a64a", -3), (40, 47, "#2f8f5a", 0), (35, 38, "#1f4f9c", 4)):
            d.fill(geo.ellipse(0, off, rx, ry), mix(tone, "#0f3a4a", 1 - near), hide=True)
        d.contour(geo.ellipse(0, -3, 47, 56), 0.8, lost=0.3)
    with d.at(x, y, size, turn * 0.12):
        white = geo.curve([(-33, 4, "c"), (-16, -15), (8, -18), (33, 2, "c"), (14, 17), (-14, 17)])
        if number in SHUT:
            d.fill(geo.ellipse(0, 4, 30, 18), "#2a62a8", 0.9)
            d.stroke([(-29, 3), (-8, 15), (10, 15), (29, 2)], 1.8, "#071a2c", (0.1, 0.1))
            for k in (-16, -4, 9, 20):
                d.stroke([(k, 13 - 0.02 * k * k), (k * 1.15, 23 - 0.02 * k * k)], 1.0, "#071a2c", (0.02, 0.7))
            return
        to = np.array(LOOKS.get(number, HIM)) - (x, y)
        to = to / np.hypot(*to)
        d.fill(white, mix("#f2edd8", "#5f93a0", 0.18 if size > 0.7 else 0.45))
        with d.inside(white):
            ix, iy = 15 * to[0], 1 + 8 * to[1]
            d.fill(geo.ellipse(ix, iy, 13.5), ("#7a4a24", "#2f6f5c", "#3a4a7a", "#8a6a2a")[number % 4], hide=False), d.fill(geo.ellipse(ix, iy, 7), "#0c1016", hide=False), d.fill(geo.ellipse(ix - 4, iy - 4, 2.8), "#fffdf2", hide=False)
            d.fill([(-36, 4), (-16, -18), (8, -21), (36, 2), (10, -8), (-14, -6)], "#0f2a4a", 0.45, 3, False)
        d.stroke([(-34, 5), (-16, -15), (8, -18), (34, 2)], 1.7, "#071a2c", (0.15, 0.1)), d.stroke([(-30, 6), (-12, 17), (14, 17), (31, 4)], 0.7, "#071a2c")
        lift = (-4, 3, -8)[number % 3]
        d.stroke([(-30, -14 - 0.4 * lift), (-4, -31 + 0.5 * lift), (28, -18 + lift)], 1.7, "#0a2230", (0.15, 0.6))
        if number == WEEPS:
            d.shape([(6, 16), (0, 36), (7, 44), (14, 35)], "#bfe6f0", 0.8, 0)


SHUT, WEEPS = (12,), 24
LOOKS = {0: (90, 1050), 10: (90, 1050), 19: (90, 1050), 28: (90, 1050), 25: (400, 420)}


def dress(d):
    """Scales of brocade that follow the body; below she stands like a vase."""
    body = [(340, 500), (400, 486), (460, 500), (476, 560), (446, 634), (452, 690), (520, 830), (560, 1010), (566, 1150), (400, 1176), (234, 1150), (240, 1010), (280, 830), (348, 690), (354, 634), (324, 560)]
    d.cast(body, 10, 12, "#04141c", 0.6, 18)
    d.shape(body, "#1f4a86", 1.4, 0)
    with d.inside(body):
        for row in range(44):
            y = 500 + 16 * row
            grow = np.interp(y, (500, 640, 830, 1150), (0.62, 0.52, 1.0, 1.45))
            for k in range(-11, 12):
                x = 400 + (k + 0.5 * (row % 2)) * 26 * grow
                tone = ("#2b66a2", "#23748c", "#30519a")[(k + row) % 3]
                d.fill([(x - 13 * grow, y), (x + 13 * grow, y), (x + 10 * grow, y + 13 * grow), (x, y + 20 * grow), (x - 10 * grow, y + 13 * grow)], tone, hide=False)
                d.stroke([(x - 13 * grow, y), (x - 10 * grow, y + 13 * grow), (x, y + 20 * grow), (x + 10 * grow, y + 13 * grow), (x + 13 * grow, y)], 0.6, "#7d9a86", (0.02, 0.02))
    d.model(body, "#0a1c44", 46, 34, 0.85)
    hem = [(236, 1120), (320, 1146), (400, 1150), (480, 1146), (564, 1120)]
    d.stroke(hem, 4.0, "#d9b85a", (0.02, 0.02), 0.1)
    for s in (1, -1):
        with d.at(400, 0, 1, 0, s < 0), d.at(-400, 0):
            fore = geo.curve([(226, 622), (246, 592), (290, 622), (346, 650), (348, 684), (300, 678), (246, 660)])
            upper = geo.curve([(352, 504), (316, 496), (286, 520), (244, 574), (222, 616), (240, 640), (270, 628), (300, 590), (350, 556)])
            for part in (fore, upper):
                d.cast(part, 5, 9, "#04141c", 0.5, 7), d.shape(part, "#24508c", 1.2, 0), d.model(part, "#0a1c44", 11, 8, 0.7)
            for k in range(3):
                d.stroke([(232 + 9 * k, 604 - 9 * k), (246 + 9 * k, 612 - 8 * k), (262 + 9 * k, 606 - 9 * k)], 1.2, "#8fb0d0", (0.2, 0.5))
            d.shape(geo.ribbon([(336, 666), (352, 668)], [42, 38], 6, caps=False), "#d9b85a", 1.0, 0.14)
    heads.hand(d, 350, 668, 68, "flat", LADY.skin, 92), heads.hand(d, 450, 668, 68, "flat", LADY.skin, -92)
    chest = [(366, 410, "c"), (434, 410, "c"), (440, 466), (484, 502), (452, 540), (400, 556), (348, 540), (316, 502), (360, 466)]
    d.shape(chest, LADY.skin, 1.0, 0)
    with d.inside(geo.curve(chest)):
        d.fill([(350, 430), (400, 470), (450, 430), (450, 380), (350, 380)], LADY.shade, 0.6, 8, False)
    d.stroke([(316, 502), (348, 540), (400, 556), (452, 540), (484, 502)], 4.0, "#d9b85a", (0.02, 0.02), 0.1)
    for reach, low, count, size in ((34, 456, 9, 5.0), (50, 486, 11, 6.0), (68, 520, 13, 7.0)):
        for k, t in enumerate(np.linspace(-1, 1, count)):
            x, y = 400 + reach * t, low - 0.42 * reach * t * t
            d.shape(geo.ellipse(x, y, size), ("#2f8f7a", "#e8d48a", "#a8324a")[k % 3], 0.7, 0.1)


def her_head(d):
    hair = [(306, 330), (300, 260), (330, 196), (400, 172), (470, 196), (500, 260), (494, 330), (470, 300), (400, 262), (330, 300)]
    d.shape(geo.union(geo.ellipse(400, 190, 62, 48), geo.ellipse(400, 288, 104, 104)), "#182a3a", 1.3, 0)
    portrait(d, 400, 330, 0.40, LADY, 3)
    d.shape(hair, "#1c3040", 1.2, 0)
    with d.inside(geo.curve(hair)):
        for k in range(-7, 8):
            d.stroke([(400 + 4 * k, 170), (400 + 15 * k, 220), (400 + 17 * k, 330)], 0.8, "#4a7a8a" if k % 2 else "#0c1822")
    for s in (-1, 1):
        d.stroke([(400 + s * 78, 366), (400 + s * 80, 384)], 1.3, "#d9b85a", (0.02, 0.02)), d.shape([(400 + s * 80, 384), (400 + s * 92, 408), (400 + s * 80, 428), (400 + s * 68, 408)], "#2f8f7a", 0.9, 0.2)
    for k in range(-2, 3):  # the little crown of every peacock
        tip = (400 + 30 * k, 112 + 5 * k * k)
        d.stroke([(400 + 9 * k, 186), (400 + 20 * k, 150), tip], 1.2, "#d9b85a", (0.05, 0.05)), d.shape(geo.ellipse(*tip, 10, 12), "#2a62a8", 0.9, 0.2), d.fill(geo.ellipse(tip[0] - 2, tip[1] - 3, 3.4), "#e8d48a", hide=False)


def people(d):
    """He has come with flowers; another pair of shoes has just left; somebody takes a feather."""
    offer = (((-12, -66), (-10, -52)), ((12, -68), (22, -74)), ((-4, -26), (-7, 0)), ((4, -26), (4, 0)))
    x = HIM[0] + 30
    d.fill(geo.ellipse(x + 8, 1166, 52, 9), "#04141c", 0.7, 4, False)
    shades.lit(d, shades.placed(shades.figure(offer, stoop=2), x, 1164, 190, True), "#061822", "#8fd0c0", (0.5, 0.9), 2.6, 0.8, 0.8)
    for dx, dy, tone in ((-48, -152, "#e25a5a"), (-40, -164, "#f0c25a"), (-32, -154, "#e25a5a"), (-42, -146, "#f4ece0")):
        d.shape(geo.ellipse(x + dx, 1164 + dy, 8), tone, 0.7, 0.1)
    hold = (((-12, -66), (-16, -52)), ((11, -70), (18, -80)), ((-5, -27), (-13, -3)), ((7, -27), (11, 0)))
    d.fill(geo.ellipse(100, 1172, 42, 8), "#04141c", 0.7, 4, False)
    thief = shades.placed(shades.figure(hold, child=True, hat="cap"), 104, 1170, 136, True)
    with d.at(80, 1064, 0.96):
        d.stroke([(0, 10), (-10, -60), (-34, -120)], 1.6, "#c9b060", (0.02, 0.02)), d.shape([(-22, -92), (-12, -130), (-34, -164), (-58, -138), (-50, -100)], "#1f7a62", 0.9, 0.12), d.shape(geo.ellipse(-36, -128, 13, 16), "#1f4f9c", 0.7, 0), d.fill(geo.ellipse(-36, -127, 9, 5), "#f2edd8"), d.fill(geo.ellipse(-38, -127, 4), "#0c1016")
    shades.lit(d, thief, "#061822", "#8fd0c0", (-0.5, 0.9), 2.4, 0.8, 0.8)


def paint(picture):
    away = np.hypot(picture.x - 400, (picture.y - 560) * 0.82) / 700
    night = ramp(((0, "#1c5a66"), (0.6, "#0f3448"), (1, "#0a1f34")), away + 0.05 * picture.noise(240, 3))
    floor = np.clip((picture.y - 1010 + 18 * picture.noise(200, 5)) / 90, 0, 1)[..., None]
    picture.image = (night * (1 - floor) + floor * ramp(((0, "#2f6a72"), (1, "#123a4c")), (picture.y - 1010) / 190)).astype(np.float32)
    back, lady, small = (Drawing(picture, "#07161f", width, light=(-0.55, -0.8), seed=seed) for width, seed in ((1.8, 3), (2.1, 5), (1.8, 7)))
    train(back), dress(lady), her_head(lady), people(small)
    for d in (back, lady, small):
        d.under()
    wash(picture, edge=0.12, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#e6efe2", (30, 62), 1.4, 26, 1.0, 0.5, mask=0.30 * (1 - np.clip(small.cover() + lady.cover(), 0, 1)))
    above = np.zeros(picture.shape, np.float32)
    for d in (small, lady, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
