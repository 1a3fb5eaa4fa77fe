"""Who sent for the goose, and why have the paintings turned to the wall?

A long raspberry corridor with one lit door at its end; against the light walks a goose, wet and unhurried, away from us.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 4, 93, 1.25
EYE_X, EYE_Y, FLOOR, WALL, CEILING, END = 430, 440, -0.62, 1.45, 2.15, 92
FOOT = (436, 846)


def scene(detail):
    bare_sheet()


def at(x, z, k):
    """x, z: metres beside and above the eye; k: pixels in a metre at that depth (the end: END)."""
    return EYE_X + x * k, EYE_Y - z * k


def depth(metres):
    return 900 / metres


def strip(d, side, low, high, tone, near=3000, far=END):
    x = side * WALL
    return d.fill(geo.polygon([at(x, low, near), at(x, high, near), at(x, high, far), at(x, low, far)]), tone)


def room(d):
    for side, tone in ((-1, "#6e1833"), (1, "#832040")):
        strip(d, side, FLOOR, CEILING, tone)
        strip(d, side, FLOOR, 0.02, "#3a1020" if side < 0 else "#481527"), strip(d, side, 0.0, 0.05, "#9a5a3c"), strip(d, side, FLOOR, FLOOR + 0.12, "#6a3226")
        strip(d, side, CEILING - 0.14, CEILING, "#a8693f")
        for metres in np.arange(2.0, 9.8, 0.75):
            k, q = depth(metres), depth(metres + 0.55)
            panel = geo.polygon([at(side * WALL, -0.44, k), at(side * WALL, -0.08, k), at(side * WALL, -0.08, q), at(side * WALL, -0.44, q)])
            d.fill(panel, "#2c0b18" if side < 0 else "#390f1e"), d.contour(panel, 0.7, colour="#a0563f", lost=0.5)
    d.fill(geo.polygon([at(-WALL, CEILING, 3000), at(WALL, CEILING, 3000), at(WALL, CEILING, END), at(-WALL, CEILING, END)]), "#54233a")
    for metres in np.arange(1.6, 9.6, 1.1):
        k, q = depth(metres), depth(metres + 0.16)
        d.fill(geo.polygon([at(-WALL, CEILING, k), at(WALL, CEILING, k), at(WALL, CEILING, q), at(-WALL, CEILING, q)]), "#a9643f", 0.55, 1.5, False)
    d.fill(geo.polygon([at(-WALL, FLOOR, 3000), at(WALL, FLOOR, 3000), at(WALL, FLOOR, END), at(-WALL, FLOOR, END)]), "#5a2a26")
    for x in np.arange(-WALL, WALL + 0.01, 0.17):
        d.stroke([at(x, FLOOR, 1300), at(x, FLOOR, END)], 1.0, "#351417", (0.02, 0.02))


def far_end(d):
    left, top = at(-WALL, CEILING, END)
    right, low = at(WALL, FLOOR, END)
    d.fill(geo.rectangle(left, top, right - left, low - top), "#c4633f")
    arch = lambda grow: geo.curve([(*at(-0.62 * grow, FLOOR, END), "c"), (*at(-0.62 * grow, 1.1, END), "c"), at(-0.42 * grow, 1.2 + 0.3 * grow, END), at(0, 1.28 + 0.36 * grow, END), at(0.42 * grow, 1.2 + 0.3 * grow, END), (*at(0.62 * grow, 1.1, END), "c"), (*at(0.62 * grow, FLOOR, END), "c")])
    d.fill(arch(1.24), "#8a3a30"), d.fill(arch(1.1), "#b5613c")
    door = arch(0.96)
    d.fill(door, "#fff0c0"), d.contour(door, 1.0)
    with d.inside(door):
        d.fill(geo.ellipse(EYE_X, low + 6, 60, 30), "#ffc878", 0.8, 12, False)
    seat = at(0.98, FLOOR, END + 14)
    d.fill(geo.rectangle(seat[0] - 38, seat[1] - 34, 74, 7, 2), "#4a1a20")
    for x in (-32, 26):
        d.fill(geo.rectangle(seat[0] + x, seat[1] - 30, 5, 30), "#3a141a")


def carpet(d):
    half = 0.66
    edge = lambda x: [at(x, FLOOR, 3000), at(x, FLOOR, END)]
    d.fill(geo.polygon([*edge(-half - 0.015), *edge(half + 0.015)[::-1]]), "#240a14")
    d.fill(geo.polygon([*edge(-half), *edge(half)[::-1]]), "#a31f3a")
    for side in (-1, 1):
        for inner, outer, tone in ((0.53, 0.61, "#d98a3c"), (0.48, 0.50, "#d98a3c"), (0.61, half, "#6e1030")):
            d.fill(geo.polygon([*edge(side * inner), *edge(side * outer)[::-1]]), tone)
    for n, metres in enumerate(np.arange(0.72, 9.4, 0.42)):
        k, q, m = depth(metres), depth(metres + 0.42), depth(metres + 0.21)
        for x in ((-0.24, 0.24) if n % 2 else (-0.46, 0.0, 0.46)):
            diamond = geo.polygon([at(x, FLOOR, k), at(x + 0.17, FLOOR, m), at(x, FLOOR, q), at(x - 0.17, FLOOR, m)])
            with d.inside(geo.polygon([*edge(-0.48), *edge(0.48)[::-1]])):
                d.fill(diamond, "#7e1433", 0.8, 0, False)
                for size, tone in ((0.62, "#c97a3c"), (0.48, "#8d1a38"), (0.16, "#d98a3c")):
                    d.fill(geo.polygon([at(x, FLOOR, m + size * (k - m)), at(x + 0.17 * size, FLOOR, m), at(x, FLOOR, m + size * (q - m)), at(x - 0.17 * size, FLOOR, m)]), tone, 0.8, 0, False)


def turned_painting(d, side, metres, long, low, high, lean):
    """Its back: raw linen folded over a stretcher, two crossbars, a wire, a pale label; the wall keeps its secret."""
    k, q = depth(metres), depth(metres + long)
    x = side * WALL * 0.985
    corners = [at(x, high + lean, k), at(x, high, q), at(x, low, q), at(x, low + lean, k)]
    if side > 0:
        corners = [at(x, high, q), at(x, high + lean, k), at(x, low + lean, k), at(x, low, q)]
    shift = side * 0.07 * k
    d.fill(geo.polygon([(px + shift, py + 0.05 * k) for px, py in corners]), "#16060f", 0.7, 0.02 * k, False)
    hook = at(x, high + 0.34, (k * q) ** 0.5)
    for corner in (corners[0], corners[1]):
        d.stroke([hook, corner], 1.1, "#2a1018", (0.05, 0.05))
    d.fill(geo.ellipse(*hook, 0.022 * q, 0.026 * q), "#e0a552")
    with d.onto(corners, 100, 100 * (high - low) / long):
        tall = 100 * (high - low) / long
        bright = side > 0
        wood, linen, thread, deep = ("#6e3d26", "#cf9f58", "#dcb06a", "#a87640") if bright else ("#4a2826", "#a0764c", "#ab8258", "#7d5840")
        d.fill(geo.rectangle(-3, -3, 106, tall + 6), "#d39a48" if bright else "#94603a"), d.fill(geo.rectangle(0, 0, 100, tall), wood)
        d.fill(geo.rectangle(9, 9, 82, tall - 18), linen)
        with d.inside(geo.rectangle(9, 9, 82, tall - 18)):
            d.fill(geo.ribbon([(9, 9), (91, 9)], [16, 16], 10), deep, 0.8, 5, False), d.fill(geo.ribbon([(9, 9), (9, tall)], [14, 14], 10), deep, 0.7, 5, False)
            d.fill(geo.blob(d.rng, d.rng.uniform(25, 75), 0.66 * tall, 16, 11), deep, 0.45, 4, False)
            for _ in range(90):
                px, py = d.rng.uniform(9, 91), d.rng.uniform(9, tall - 9)
                d.fill(geo.ribbon([(px, py), (px + d.rng.uniform(3, 9), py)], [0.7, 0.5], 4), thread if d.rng.random() < 0.5 else deep, 0.7, 0, False)
        for px, py, sx, sy in ((9, 9, 1, 1), (91, 9, -1, 1), (9, tall - 9, 1, -1), (91, tall - 9, -1, -1)):
            d.shape(geo.polygon([(px, py), (px + 17 * sx, py), (px, py + 17 * sy)]), wood, 0.8, 0)
        d.stroke([(5, 0.32 * tall), (30, 0.37 * tall), (52, 0.385 * tall), (76, 0.365 * tall), (95, 0.32 * tall)], 1.1, "#2a1518", (0.02, 0.02))
        for px in (5, 95):
            d.fill(geo.ellipse(px, 0.32 * tall, 2.4), "#e8bd6a")
        d.fill(geo.rectangle(58, 0.56 * tall, 22, 13, 0, -3), "#f0e0bc" if bright else "#b39c84")
        for row in (4, 8):
            d.stroke([(61, 0.56 * tall + row), (76, 0.56 * tall + row - 1)], 0.6, "#6a4a40")


def sconce(d, side, metres):
    k = depth(metres)
    x, y = at(side * WALL * 0.95, 0.72, k)
    d.stroke([(x + side * 0.06 * k, y + 0.10 * k), (x, y + 0.12 * k), (x - side * 0.01 * k, y + 0.05 * k)], 2.2, "#8a5a30", (0.02, 0.02))
    globe = geo.ellipse(x, y, 0.062 * k, 0.075 * k)
    d.fill(globe, "#b9806c")
    with d.inside(globe):
        d.fill(geo.ellipse(x - side * 0.045 * k, y, 0.03 * k, 0.07 * k), "#ffe7b8", 0.95, 0.012 * k, False)


BODY = [(-36, -326), (-92, -296), (-134, -228), (-146, -150), (-118, -86), (-62, -56), (0, -48), (62, -56), (118, -86), (146, -150), (134, -228), (92, -296), (36, -326)]


def goose(d):
    with d.at(*FOOT, 1.0, -3):
        leg = geo.ribbon([(-44, -74), (-46, -40), (-50, -6)], [28, 21, 19], 14)
        web = geo.curve([(-58, -14), (-96, -4, "c"), (-84, 6), (-66, 5), (-52, 11), (-34, 5), (-14, 5), (-4, -5, "c"), (-42, -14)])
        lifted = geo.ribbon([(48, -74), (54, -46), (58, -34)], [28, 21, 18], 14)
        sole = geo.curve([(50, -40), (24, -14, "c"), (34, -8), (46, 2, "c"), (58, -2), (72, 3, "c"), (78, -10), (92, -16, "c"), (66, -40)])
        for part in (leg, web, lifted, sole):
            d.shape(part, "#c2521f", 1.0, 0.1)
        for px, py in ((28, -12), (47, -2), (71, -1), (88, -16)):
            d.stroke([(58, -38), (px, py)], 1.0, "#7a2a16")
        d.fill(geo.ellipse(47, 12, 3, 5), "#f6d7b0")
        body = geo.curve(BODY)
        neck = geo.ribbon([(0, -280), (8, -350), (12, -420), (2, -482), (-4, -520)], [120, 74, 54, 46, 46], 40)
        head = geo.curve([(-46, -536), (-36, -556), (-10, -566), (16, -556), (24, -532), (14, -508), (-14, -500), (-38, -514)])
        whole = geo.union(body, neck, head)
        beak = geo.curve([(-40, -546, "c"), (-60, -536), (-92, -526), (-94, -518), (-70, -516), (-40, -518, "c")])
        d.shape(beak, "#ea7a24", 1.1, 0.12), d.stroke([(-90, -521), (-62, -525), (-42, -528)], 0.9, "#7a2f18")
        d.fill(geo.ellipse(-62, -532, 3, 1.6, -14), "#7a2f18")
        d.fill(whole, "#b39ca6")
        with d.inside(whole):
            d.fill(geo.ellipse(0, -170, 118, 130), "#77597a", 0.8, 34, False), d.fill(geo.ellipse(6, -80, 110, 40), "#5f4560", 0.8, 20, False)
            d.fill(geo.ribbon([(12, -300), (14, -400), (4, -500)], [50, 30, 20], 20), "#8d7384", 0.7, 10, False)
            edge = geo.subtract(geo.rectangle(-260, -640, 520, 660), geo.moved(whole, 0, 8, 0.945, scale_y=0.982))
            d.fill(edge, "#fff1cc", 0.95, 5, False)
            d.fill(geo.ellipse(0, -330, 60, 22), "#6f566c", 0.35, 14, False)
        wings(d)
        d.fill(geo.ellipse(-22, -538, 5, 6), "#1c1018"), d.fill(geo.ellipse(-24, -541, 1.6), "#ffffff"), d.contour(geo.ellipse(-22, -538, 8, 8.5), 0.7, colour="#c2612a")
        d.contour(whole, 0.9, lost=0.5)


def wings(d):
    """Folded over one another on the back, above a short tail; the light catches their shoulders."""
    left = geo.curve([(-88, -292), (-132, -226), (-138, -166), (-96, -118), (-30, -94), (34, -70, "c"), (10, -108), (-6, -160), (-14, -230), (-36, -280)])
    right = geo.curve([(88, -292), (132, -226), (138, -166), (98, -120), (36, -92), (-32, -62, "c"), (-6, -104), (4, -160), (12, -230), (38, -280)])
    tail = geo.curve([(-66, -100), (-60, -66), (-40, -44), (-20, -47), (-2, -38), (16, -47), (38, -44), (58, -66), (66, -100)])
    d.shape(tail, "#8f7688", 1.0, 0)
    for x in (-46, -30, -14, 2, 18, 34, 48):
        d.stroke([(0.5 * x, -92), (0.85 * x, -66), (x, -46 - 0.08 * abs(x))], 1.0, "#4e364e", (0.3, 0.3))
    for wing, tone in ((left, "#9f8799"), (right, "#ab949f")):
        d.cast(wing, 3, 8, "#3f2a44", 0.6, 7), d.shape(wing, tone, 1.0, 0), d.model(wing, "#5d4162", -12, 18, 0.75)
    for side, base in ((-1, left), (1, right)):
        with d.inside(base):
            d.fill(geo.ribbon([(side * 92, -292), (side * 134, -226), (side * 138, -160)], [10, 13, 8], 20), "#fff1cc", 0.9, 4, False)
            for row in range(5):
                for n in range(4):
                    x, y = side * (112 - 20 * n - 6 * row), -258 + 27 * row + 7 * n
                    d.stroke([(x + 9, y - 8), (x + 5, y + 6), (x - 7, y + 6), (x - 10, y - 6)], 0.8, "#56395a", (0.2, 0.3))
            for n in range(6):
                d.stroke([(side * (118 - 10 * n), -150 + 9 * n), (side * (60 - 8 * n), -104 + 5 * n), (-side * (4 - 3 * n), -86 + 4 * n)], 1.1, "#452c4a", (0.15, 0.5))
    for k in range(30):
        a = np.pi * (0.06 + 0.88 * k / 29)
        x, y = 128 * np.cos(a), -116 + 62 * np.sin(a)
        d.stroke([(x * 0.92, y - 14), (x, y), (x * 1.01, y + 7)], 1.0, ("#e8dccf", "#6a4f68", "#a592a2")[k % 3], (0.2, 0.5))


def wet(d):
    """Its tracks, dark with water; each holds a little of the far light."""
    for n, (k, beside) in enumerate(((1190, -0.31), (1105, -0.17), (1010, -0.245), (930, -0.125), (850, -0.185), (780, -0.075))):
        x, y = at(beside, FLOOR, k)
        s = k / 620
        turn = 0.12 * (1 if n % 2 else -1)
        spot = lambda px, py, s=s, x=x, y=y, turn=turn: (x + s * (px + turn * -py), y + s * 0.55 * py)
        web = geo.polygon([spot(*p) for p in ((-4, 34), (-14, 12), (-40, -22), (-36, -28), (-16, -16), (-4, -44), (4, -44), (15, -16), (36, -28), (40, -22), (14, 12), (4, 34))])
        d.fill(web, "#42081f", 0.9, 1.6, False)
    for _ in range(26):
        k = d.rng.uniform(660, 1200)
        x, y = at(d.rng.normal(0.02, 0.17), FLOOR, k)
        d.fill(geo.ellipse(x, y, 0.008 * k, 0.003 * k), "#42081f", 0.8, 0.6, False), d.fill(geo.ellipse(x, y - 0.002 * k, 0.004 * k, 0.0012 * k), "#ffc58a", 0.8, 0, False)


def paint(picture):
    picture.image = ramp(((0, "#3a1426"), (1, "#3a1426")), picture.y / 1200).astype(np.float32)
    back, bird = (Drawing(picture, "#22101c", 1.8, light=(0.0, -1), seed=seed) for seed in (3, 9))
    room(back), far_end(back), carpet(back)
    for metres, lean in ((8.3, 0), (6.6, 0.02), (4.9, 0), (2.9, -0.03)):
        for side in (-1, 1):
            turned_painting(back, side, metres, 1.15 if metres > 3 else 1.3, 0.42 if side < 0 else 0.30, 1.36 if side < 0 else 1.48, lean if side < 0 else (0.16 if metres == 4.9 else 0))
    for metres in (8.0, 6.2, 4.5):
        for side in (-1, 1):
            sconce(back, side, metres)
    wet(back), goose(bird)
    back.under()
    away = np.hypot((picture.x - EYE_X) / 1.0, (picture.y - 420) / 1.25)
    picture.glaze(step(away, 120, 760), "#4a1a3c", 0.78)
    picture.glow(EYE_X, 420, 330, "#ffb65c", 0.55, 1.5)
    lane = np.clip(1 - np.abs(picture.x - EYE_X) / (0.55 * (picture.y - EYE_Y) + 20), 0, 1) * step(picture.y, 500, 520) * step(picture.y, 1150, 560)
    picture.lay(blur(lane, 10) * 0.5, "#ffab5e")
    shadow = np.clip(1 - np.abs(picture.x - FOOT[0] - 0.04 * (picture.y - FOOT[1])) / (90 + 0.42 * (picture.y - FOOT[1])), 0, 1) * step(picture.y, FOOT[1] - 12, FOOT[1] + 14)
    picture.lay(blur(step(shadow, 0.0, 0.22), 5) * 0.68, "#26081c")
    bird.under()
    picture.parts = (1 + (bird.cover() > 0.5)).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.15).sharpen_at(430, 380, 200, 0.8)
    picture.focus = np.maximum(picture.focus, blur(bird.cover(), 2) * 0.7)
    picture.directions(base=4, swirl=0.25)
    strokes(picture, (24, 12, 6, 3, 1.7), length=8, jitter=(0.016, 0.012), need=(0, 0.04, 0.045, 0.045))
    back.over(1 - bird.cover(), 0.8), bird.over()
    pencil(picture, "#f6efdf", layers=(62, -28), wide=1.3, reach=24, press=0.9, mask=0.08)
    return finish(picture, impasto=0.03, paper=0.025, bloom=0.06)
