"""Does one grow older because it moves, and what does the last compartment cost?

A caterpillar crawls along a branch at night; its rings are compartments with lit windows, and out of the last one somebody flies.
"""

import numpy as np
from atelier import geometry as geo
from light import shades
from light.colour import lighten, mix, shadow_of
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pencil, wash
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 418, 0.4
RINGS = ((346, 1016, 104, -8), (500, 940, 108, -24), (606, 782, 110, -52), (566, 600, 108, -100), (416, 494, 104, -150), (272, 376, 104, -128), (266, 204, 100, -84))
GREENS = ("#5fa84a", "#4a9a5c", "#7ab848", "#3f8f6a", "#68ac50", "#8abf4c", "#c9b860")


def scene(detail):
    bare_sheet()


def branch(d):
    """It winds with the train; buds on it are lamps that are not lit yet."""
    line = [(-40, 1150), (200, 1130), (420, 1090), (640, 1010), (736, 850), (716, 640), (600, 520), (470, 400), (400, 260), (420, 90), (520, -40)]
    d.cast(geo.ribbon(line, [54, 50, 44, 38, 34, 30, 26, 22, 18, 14, 10], 120), 8, 14, "#081a2c", 0.5, 14)
    shape = geo.ribbon(line, [54, 50, 44, 38, 34, 30, 26, 22, 18, 14, 10], 120)
    d.shape(shape, "#4a3a5c", 1.3, 0.16)
    with d.inside(shape):
        for off in (-10, 0, 9):
            d.stroke([(x + off, y + off) for x, y in line], 0.8, "#2f2444", (0.05, 0.3))
    for x, y, turn, size in ((708, 940, 20, 1.2), (742, 700, -20, 1.1), (90, 1146, -100, 1.0), (662, 560, 40, 0.9), (428, 150, 60, 0.9)):
        with d.at(x, y, size, turn):
            leaf = [(0, 0), (50, -34), (116, -30), (150, 8), (96, 26), (40, 20)]
            d.cast(leaf, 6, 8, "#081a2c", 0.4, 6), d.shape(leaf, "#2f6f6a", 1.1, 0.14)
            d.stroke([(0, 0), (70, -4), (146, 7)], 0.9, "#7fb8a0", (0.1, 0.4))
            for k in range(4):
                d.stroke([(26 + 26 * k, -2), (44 + 26 * k, -18)], 0.6, "#7fb8a0"), d.stroke([(26 + 26 * k, -1), (46 + 26 * k, 13)], 0.6, "#7fb8a0")


def shell(d, number):
    """A ring: its bands bend with the roundness; no two are painted alike."""
    x, y, r, turn = RINGS[number]
    tone = GREENS[number]
    body = geo.ellipse(x, y, r * 1.04, r)
    d.cast(body, 8, 14, "#081a2c", 0.5, 12)
    with d.at(x, y, 1, turn):
        for side in (-0.5, 0.0, 0.5):
            foot = [(side * r - 17, 0.72 * r), (side * r + 17, 0.72 * r), (side * r + 15, 1.10 * r), (side * r + 8, 1.20 * r), (side * r - 8, 1.20 * r), (side * r - 15, 1.10 * r)]
            d.shape(foot, shadow_of(tone, 0.14), 1.0, 0.12)
    d.shape(body, tone, 1.4, 0)
    with d.inside(body):
        for q, wide in ((1.0, 7.0), (0.775, 3.0)):
            d.contour(geo.ellipse(x, y, q * 1.01 * r, q * 0.99 * r), wide, lost=0, colour=mix(tone, "#173f44", 0.6))
        for k in range(BEADS[number]):
            a = 2 * np.pi * k / BEADS[number]
            with d.at(x + 0.885 * 1.02 * r * np.cos(a), y + 0.885 * r * np.sin(a), r / 104, np.degrees(a) + 90):
                _ornament(d, number, k)
    d.model(body, shadow_of(tone, 0.3), 26, 20, 0.75)


BEADS = (22, 16, 26, 18, 24, 16, 20)


def _ornament(d, number, k):
    """What runs round a ring: no two have the same."""
    cream, red, blue, dark = "#f6ecc0", "#c8443c", "#3f6fae", "#173f44"
    if number in {0, 4}:
        d.fill(geo.ellipse(0, 0, 7.5), (cream, red)[k % 2] if number else cream, hide=False), d.fill(geo.ellipse(0, 0, 3.4), (red, cream)[k % 2] if number else blue, hide=False)
    elif number == 1:
        d.fill([(-13, 0, "c"), (0, -9, "c"), (13, 0, "c"), (0, 9, "c")], ("#f0c850", cream)[k % 2], hide=False), d.fill([(-5, 0, "c"), (0, -4, "c"), (5, 0, "c"), (0, 4, "c")], red, hide=False)
    elif number == 2:
        d.fill([(-10, 8, "c"), (0, -9, "c"), (10, 8, "c")], (dark, cream)[k % 2], hide=False)
    elif number == 3:
        for side in (-1, 1):
            d.fill([(0, 6), (side * 9, 2), (side * 14, -9), (side * 4, -4)], "#a8d8a0", hide=False)
        d.fill(geo.ellipse(0, -6, 4.6), red, hide=False)
    elif number == 5:
        for a in np.arange(0, 6.2, 1.257):
            d.fill(geo.ellipse(6 * np.cos(a), 6 * np.sin(a), 4.4), (cream, "#f0a8b8")[k % 2], hide=False)
        d.fill(geo.ellipse(0, 0, 3.4), "#c8843c", hide=False)
    else:
        d.fill(geo.star(10, 6, 0.45), (red, blue, cream)[k % 3], hide=False)


def window(d, number, room, draw):
    x, y, r, _ = RINGS[number]
    pane = geo.ellipse(x, y, 0.57 * r, 0.61 * r)
    d.shape(geo.ellipse(x, y, 0.66 * r, 0.70 * r), "#7a5034", 1.1, 0.14)
    d.fill(pane, room)
    with d.inside(pane):
        d.fill(geo.ellipse(x, y - 0.4 * r, 0.6 * r, 0.4 * r), "#fff2b8", 0.7, 16, False)
        for k in range(-3, 4):
            for n in range(-3, 3):
                d.fill(geo.ellipse(x + 20 * k, y + 22 * n + 11 * (k % 2), 2.6), lighten(room, -0.10), hide=False)
        d.fill([(x - r, y + 0.46 * r, "c"), (x + r, y + 0.46 * r, "c"), (x + r, y + r, "c"), (x - r, y + r, "c")], mix(room, "#6a3f34", 0.6))
        draw(x, y + 0.56 * r)
        for side in (-1, 1):
            d.fill([(x + side * 0.7 * r, y - 0.7 * r), (x + side * 0.34 * r, y - 0.66 * r), (x + side * 0.50 * r, y), (x + side * 0.44 * r, y + 0.7 * r), (x + side * 0.8 * r, y + 0.7 * r)], ("#b8404a", "#4a5fa8", "#8a4a8a")[number % 3], 0.95)
    d.contour(pane, 1.0, lost=0)


def rooms(d):
    """Seven ages, seven compartments: shades against the lamp."""
    dark = "#46222e"
    put = lambda x, y, high, flip=False, **who: d.fill(shades.placed(shades.figure(**who), x, y, high, flip), dark)
    to = lambda side: ((((-9, -62), (-2, -52)) if side < 0 else ((-12, -66), (-11, -50))), ((13, -68), (24, -70)), (-4, -26), (-5, 0), (4, -26), (5, 0))
    bent = (((-6, -62), (8, -50)), ((12, -62), (22, -48)), ((-4, -26), (-6, 0)), ((4, -26), (5, 0)))
    read = (((-6, -46), (14, -44)), ((10, -46), (20, -46)), ((15, -33), (15, -6)), ((18, -33), (20, -6)))
    dance = (((-16, -84), (-20, -100)), ((15, -76), (26, -86)), ((-4, -26), (-6, 0)), ((12, -34), (8, -16)))

    def crib(x, y):
        put(x - 24, y + 4, 104, pose=bent, coat=38, flare=14, hair="bun", stoop=6)
        d.fill([(x - 4, y - 28), (x + 46, y - 28), (x + 40, y - 6), (x + 2, y - 6)], dark), d.stroke([(x - 6, y + 2), (x + 20, y + 8), (x + 48, y + 2)], 2.6, dark, (0.02, 0.02)), d.fill(geo.ellipse(x + 30, y - 31, 8), dark)

    def child(x, y):
        put(x - 8, y + 4, 86, pose=dance, child=True, hair="curls"), d.fill(geo.ellipse(x + 34, y - 44, 11), "#b8342f")

    def pupil(x, y):
        put(x - 20, y + 4, 104, pose=read, hair="plaits")
        d.fill(geo.polygon([(x - 4, y - 36), (x + 44, y - 36), (x + 44, y - 30), (x - 4, y - 30)]), dark), d.fill(geo.polygon([(x + 34, y - 32), (x + 40, y - 32), (x + 40, y + 6), (x + 34, y + 6)]), dark), d.fill(geo.polygon([(x + 2, y - 40), (x + 14, y - 56), (x + 18, y - 52), (x + 8, y - 36)]), "#f8edc8")

    def lovers(x, y):
        left, right, *legs = to(1)
        pose = (left, right, legs[:2], legs[2:])
        put(x - 17, y + 6, 116, pose=pose, coat=0, hair="short"), put(x + 17, y + 6, 110, True, pose=pose, coat=40, flare=15, hair="long")

    def family(x, y):
        put(x - 24, y + 6, 104, coat=40, flare=15, hair="bun"), put(x + 20, y + 6, 108, pose=shades.BOTH_UP, build=1.15)
        put(x + 1, y + 10, 54, pose=shades.BOTH_UP, child=True, hair="plaits")

    def alone(x, y):
        armchair(x, y), put(x - 4, y + 4, 104, pose=shades.SIT, hair="bald", build=1.15, stoop=4), d.stroke([(x + 30, y + 4), (x + 24, y - 44)], 2.4, dark, (0.02, 0.02))

    def armchair(x, y):
        d.fill(geo.union(geo.curve([(x - 32, y - 4), (x - 34, y - 62), (x - 16, y - 80), (x + 16, y - 80), (x + 34, y - 62), (x + 32, y - 4)]), geo.rectangle(x - 44, y - 40, 18, 42, 8), geo.rectangle(x + 26, y - 40, 18, 42, 8)), "#8a3f3c"), d.fill(geo.rectangle(x - 28, y - 26, 56, 22, 9), "#a8564c")

    def nobody(x, y):
        armchair(x + 6, y), d.stroke([(x + 44, y + 4), (x + 36, y - 54), (x + 42, y - 62), (x + 48, y - 56)], 2.6, dark, (0.02, 0.02))

    for number, (room, draw) in enumerate(zip(("#f4d98a", "#f0c878", "#e8d08a", "#f4b878", "#f8d070", "#e8c07a", "#f4e8b8"), (crib, child, pupil, lovers, family, alone, nobody), strict=True)):
        window(d, number, room, draw)


def engine(d):
    """The face of the train: it chews a leaf, it has time."""
    x, y = 136, 1030
    face = [(x - 104, y + 10), (x - 92, y - 70), (x - 20, y - 108), (x + 66, y - 92), (x + 106, y - 10), (x + 76, y + 78), (x - 6, y + 104), (x - 80, y + 80)]
    for k, (tx, ty) in enumerate(((x - 56, y - 190), (x + 30, y - 200))):
        d.stroke([(x - 34 + 50 * k, y - 92), (x - 40 + 54 * k, y - 150), (tx, ty)], 4.0, "#2f5a4a", (0.02, 0.02), 0.2), d.shape(geo.ellipse(tx, ty, 13), "#e8a84a", 1.0, 0.16), d.fill(geo.ellipse(tx - 3, ty - 4, 4), "#fff6c8", hide=False)
    d.cast(face, 8, 14, "#081a2c", 0.5, 12)
    d.shape(face, "#7abf5a", 1.5, 0), d.model(face, "#1f5a4a", 30, 24, 0.75)
    for side, r in ((-1, 33), (1, 28)):
        ex, ey = x - 14 + side * 44, y - 22
        d.shape(geo.ellipse(ex, ey, r, r * 1.12), "#f8f2dc", 1.1, 0.06), d.fill(geo.ellipse(ex - 9, ey + 6, 0.46 * r), "#7a4a1f"), d.fill(geo.ellipse(ex - 10, ey + 7, 0.25 * r), "#14141c"), d.fill(geo.ellipse(ex - 14, ey + 1, 4), "#ffffff")
        d.fill([(ex - r - 3, ey - r * 1.3), (ex + r + 3, ey - r * 1.3), (ex + r + 2, ey - 2), (ex, ey - 7), (ex - r - 2, ey - 2)], "#5fa850"), d.stroke([(ex - r, ey - 2), (ex, ey - 7), (ex + r, ey - 2)], 1.8), d.stroke([(ex - r, ey - 0.72 * r), (ex, ey - 0.95 * r), (ex + r, ey - 0.72 * r)], 0.9)
        d.stroke([(ex - 0.7 * r, ey + 1.25 * r), (ex, ey + 1.42 * r), (ex + 0.7 * r, ey + 1.25 * r)], 1.0, "#2f6a4a")
        d.fill(geo.ellipse(x - 14 + side * 62, y + 30, 20, 13), "#e88a5a", 0.45, 6, False)
    d.stroke([(x - 52, y + 50), (x - 16, y + 54), (x + 24, y + 46)], 2.2, None, (0.1, 0.2)), d.stroke([(x + 22, y + 38), (x + 28, y + 46), (x + 24, y + 52)], 1.2)
    d.stroke([(x - 46, y + 51), (x - 84, y + 66)], 2.2, "#2f6a3a", (0.02, 0.1)), d.shape([(x - 80, y + 64), (x - 104, y + 54), (x - 128, y + 70), (x - 108, y + 86), (x - 88, y + 80)], "#a8d468", 1.0, 0.12), d.stroke([(x - 82, y + 67), (x - 122, y + 70)], 0.8, "#4f8a3a")
    cap = [(x - 62, y - 84), (x - 54, y - 132), (x + 6, y - 146), (x + 52, y - 118), (x + 58, y - 78), (x, y - 96)]
    d.shape(cap, "#2f3f7a", 1.2, 0.16), d.shape([(x - 84, y - 76), (x - 56, y - 96), (x, y - 98), (x - 10, y - 82), (x - 60, y - 66)], "#1f2a58", 1.1, 0.1), d.shape(geo.ellipse(x - 20, y - 116, 10), "#e8b84a", 0.8, 0.14)


def flown(d):
    """The stick is left behind; the wings still have the pattern of the armchair."""
    with d.at(560, 230, 1.0, -12):
        for side in (-1, 1):
            upper = [(0, -70), (side * 60, -150), (side * 150, -166), (side * 172, -104), (side * 120, -52), (0, -46)]
            lower = [(0, -50), (side * 96, -40), (side * 118, 20), (side * 76, 62), (side * 30, 30), (0, -30)]
            for wing, tone in ((lower, "#d9843c"), (upper, "#e8a84a")):
                d.cast(wing, 6, 10, "#081a2c", 0.3, 8), d.shape(wing, tone, 1.3, 0)
                with d.inside(geo.curve(wing)):
                    for k in range(7):
                        a = np.radians(-84 + 26 * k)
                        d.stroke([(0, -50), (side * 90 * np.cos(a), -50 + 90 * np.sin(a)), (side * 210 * np.cos(a), -50 + 210 * np.sin(a))], 1.5, "#7a3a2c", (0.1, 0.1))
                    for ex, ey, r in ((112, -116, 24), (70, 10, 17)):
                        for q, colour in ((1, "#4a2f6a"), (0.68, "#f4e6b0"), (0.36, "#3f6fae")):
                            d.fill(geo.ellipse(side * ex, ey, q * r), colour, hide=False)
                d.contour(wing, 2.2, lost=0, colour="#5a2a2c")
        d.shape([(-13, -96), (0, -104), (13, -96), (16, -40), (10, 24), (0, 40), (-10, 24), (-16, -40)], "#3a2432", 1.2, 0.1)  # his coat has become the body
        for k in range(4):
            d.stroke([(-14, -30 + 16 * k), (0, -26 + 16 * k), (14, -30 + 16 * k)], 1.2, "#7a4a4c", (0.05, 0.05))
        d.shape(geo.ellipse(0, -118, 15, 17), "#e8e2d6", 1.0, 0.16), d.shape(geo.ellipse(0, -110, 15, 10), "#d9a884", 0.6, 0)
        d.shape(geo.union(geo.ellipse(0, -128, 26, 6), geo.ellipse(0, -136, 15, 13)), "#3a2432", 1.1, 0.1)


def paint(picture):
    away = np.hypot(picture.x - 430, (picture.y - 420) * 0.8) / 760
    picture.image = ramp(((0, "#3f6fb0"), (0.5, "#27488c"), (1, "#142a58")), away + 0.05 * picture.noise(240, 3)).astype(np.float32)
    picture.glow(570, 170, 330, "#ffe0a0", 0.40, 1.7)
    back, train = (Drawing(picture, "#10182c", width, light=(-0.5, -0.85), seed=seed) for width, seed in ((1.8, 3), (1.9, 5)))
    branch(back)
    for number in range(len(RINGS))[::-1]:
        shell(train, number)
    rooms(train), engine(train), flown(train)
    back.under(), train.under()
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#eef2e6", (30, 62), 1.4, 26, 1.0, 0.5, mask=0.30 * (1 - 0.8 * train.cover()))
    back.over(1 - train.cover()), train.over()
    return finish(picture, impasto=0, paper=0.03, grain=0.004, bloom=0.03)
