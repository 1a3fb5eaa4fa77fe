"""Who put the child up there, and when will the chair be the right size?

Evening over a village: a rush-bottomed chair far taller than the houses, a child on its edge, the ladder down in the grass.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import lighten
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 4, 148, 1.25
HORIZON, EYE, FAR, LENS = 948, 8.0, 50.0, 1240  # the card's horizon; metres above the meadow; metres to the chair
TURN, MIDDLE, SEAT, TOP = np.radians(-28), -2.6, 24.0, 39.5
WOOD, DARK, GOLD, NIGHT = "#a9672c", "#4a2a2c", "#ffcf7a", "#2b2a48"


def scene(detail):
    bare_sheet()


def on(x, y, z):
    """A place in the chair's own axes (x to its front, y to its left, z up), in metres, on the card."""
    across = MIDDLE + x * np.cos(TURN) - y * np.sin(TURN)
    away = FAR + x * np.sin(TURN) + y * np.cos(TURN)
    return 400 + LENS * across / away, HORIZON - LENS * (z - EYE) / away


def clouds(d):
    for x, y, wide, tone in ((150, 250, 150, "#c9a7a0"), (90, 282, 120, "#e3b79a"), (650, 210, 170, "#c2a3a2"), (720, 240, 150, "#eec39c"), (600, 640, 210, "#f6cf98"), (730, 672, 180, "#ffe0a6"), (60, 690, 170, "#f2c79a"), (150, 520, 110, "#dcb79c"), (700, 470, 130, "#e9c4a0")):
        for _ in range(16):
            a, b = d.rng.normal(0, 0.42) * wide, d.rng.normal(0, 7)
            d.fill(geo.ellipse(x + a, y + b, d.rng.uniform(0.15, 0.42) * wide, d.rng.uniform(3, 8)), tone, 0.5, 5, False)


def land(d):
    d.fill([(-30, 930), (120, 892), (260, 918), (420, 880), (560, 906), (700, 872), (840, 900), (840, 1000), (-30, 1000)], "#8a86a0")
    d.fill([(-30, 950), (160, 926), (360, 944), (520, 922), (700, 938), (840, 918), (840, 1010), (-30, 1010)], "#6d7690")
    field = [(-30, 968), (200, 958), (460, 966), (660, 956), (840, 962), (840, 1230), (-30, 1230)]
    d.fill(field, "#56674e")
    with d.inside(geo.curve(field)):
        d.fill(geo.ellipse(720, 985, 300, 40), "#c9a860", 0.8, 26, False), d.fill(geo.ellipse(420, 1230, 620, 110), "#26352f", 0.85, 50, False)
        d.fill(geo.ribbon([(560, 970), (590, 1010), (500, 1060), (560, 1130), (480, 1220)], [10, 22, 40, 60, 90], 40), "#c8ad84", 0.75, 3, False)


def house(d, x, y, wide, roof, wall, side, chimney=True):
    """Gable towards us, the long roof to one side; the evening is on the right of everything."""
    high, deep = 0.62 * wide, 0.95 * wide * side
    near = geo.polygon([(x - wide / 2, y), (x - wide / 2 + d.rng.normal(0, 1), y - high), (x, y - 1.22 * high), (x + wide / 2, y - high), (x + wide / 2 + d.rng.normal(0, 1), y)])
    edge = x + side * wide / 2
    long = geo.polygon([(edge, y), (edge, y - high), (edge + deep, y - 0.96 * high), (edge + deep, y - 0.06 * high)])
    top = geo.polygon([(x - side * 2, y - 1.62 * high), (edge + side * 6, y - 0.93 * high), (edge + deep + side * 6, y - 0.9 * high), (x + 0.9 * deep, y - 1.56 * high)])
    d.fill(geo.ellipse(x - 0.6 * wide, y + 3, 1.5 * wide, 0.09 * wide), NIGHT, 0.5, 4, False)
    d.shape(long, "#e9b880" if side > 0 else lighten(wall, -0.12), 0.7, 0), d.shape(near, wall, 0.7, 0)
    if chimney:
        cx = x + 0.45 * deep
        d.shape(geo.polygon([(cx - 5, y - 1.45 * high), (cx - 5, y - 1.98 * high), (cx + 6, y - 1.98 * high), (cx + 6, y - 1.45 * high)]), "#7d4a44", 0.7, 0.1)
    d.shape(top, roof, 0.8, 0)
    for k in range(1, 6):
        d.stroke([(x + side * (wide / 2 + 6) * k / 6, y - (1.62 - 0.69 * k / 6) * high), (x + 0.9 * deep + (edge + deep + side * 6 - x - 0.9 * deep) * k / 6, y - (1.56 - 0.66 * k / 6) * high)], 0.6, lighten(roof, -0.14), (0.1, 0.1))
    d.shape(geo.polygon([(x - wide / 2 - 7, y - 0.9 * high), (x, y - 1.66 * high), (x + wide / 2 + 7, y - 0.9 * high), (x + wide / 2, y - 0.86 * high), (x, y - 1.44 * high), (x - wide / 2, y - 0.86 * high)]), lighten(roof, -0.08), 0.8, 0)
    for wx, wy in ((-0.24, 0.5), (0.2, 0.5), (-0.02, 0.98)):
        lit = d.rng.random() < 0.7
        d.window(x + wx * wide - 0.07 * wide, y - (wy - 0.14) * high + 4, 0.16 * wide, 0.26 * high, "#ffd98a" if lit else "#4a4a68", "#3f2e3a")
    for k in (0.3, 0.66):
        d.window(edge + deep * k - 0.06 * wide, y - 0.36 * high, 0.13 * wide, 0.24 * high, "#ffe2a0" if d.rng.random() < 0.5 else "#6a5a68", "#3f2e3a")


def tree(d, x, y, r, tone):
    d.fill(geo.ribbon([(x, y), (x + 1, y - 0.9 * r)], [0.2 * r, 0.14 * r], 6), "#3f2f34")
    for _ in range(26):
        a, away = d.rng.uniform(0, 6.28), r * d.rng.random() ** 0.5 * 0.8
        px, py = x + away * np.cos(a), y - 1.5 * r + 0.8 * away * np.sin(a)
        warm = (px - x) / r - (py - y + 1.5 * r) / r
        d.fill(geo.blob(d.rng, px, py, 0.34 * r, 0.26 * r, 7, 0.15), lighten("#8d8750" if warm > 0.35 else tone, 0.05 * warm), 1, 0.6, False)


def village(d):
    for x, y, r in ((30, 996, 30), (96, 990, 22), (760, 990, 26), (806, 1002, 34), (560, 984, 20), (420, 986, 17)):
        tree(d, x, y, r, "#4f6456")
    for x, y, wide, roof, wall, side in ((470, 1000, 44, "#8a4f44", "#b7a4a8", 1), (150, 1002, 48, "#7d4a4c", "#ab9ca6", 1), (640, 1010, 62, "#a3543e", "#c0a8a4", 1), (40, 1040, 84, "#96503f", "#b39fa6", 1), (712, 1056, 96, "#8f4540", "#bda6a6", 1)):
        house(d, x, y, wide, roof, wall, side)
    tree(d, 590, 1052, 30, "#435a4c"), tree(d, 186, 1062, 26, "#435a4c")


def turned(d, foot, top, wide, tone, rings=(0.10, 0.13, 0.40, 0.66, 0.69, 0.88), share=(0.7, 1.0)):
    """A round post from the lathe: it swells and narrows, and the sun is on its right."""
    line = [(foot[0] + (top[0] - foot[0]) * t, foot[1] + (top[1] - foot[1]) * t) for t in np.linspace(0, 1, 41)]
    swell = np.interp(np.linspace(0, 1, 41), (0, 1), share) * (1 + 0.13 * np.sin(np.linspace(0.6, 5 * np.pi, 41)))
    path = geo.ribbon(line, list(wide * swell), 80)
    d.fill(path, tone)
    with d.inside(path):
        d.fill(geo.ribbon([(x - 0.34 * wide, y) for x, y in line], list(0.5 * wide * swell), 60), DARK, 0.85, 0.12 * wide, False)
        d.fill(geo.ribbon([(x + 0.40 * wide * s, y) for (x, y), s in zip(line, swell, strict=True)], list(0.16 * wide * swell), 60), GOLD, 0.95, 0.05 * wide, False)
        for _ in range(5):
            k = d.rng.normal(0, 0.2) * wide
            d.stroke([(x + k, y) for x, y in line[:: 8]], 0.7, "#6e3f26", (0.2, 0.4), 1.5)
    for t in rings:
        x, y = foot[0] + (top[0] - foot[0]) * t, foot[1] + (top[1] - foot[1]) * t
        w = wide * np.interp(t, (0, 1), share)
        band = geo.ellipse(x, y, 0.66 * w, 0.24 * w)
        d.shape(band, tone, 0.8, 0.14)
        with d.inside(band):
            d.fill(geo.ellipse(x + 0.5 * w, y - 0.05 * w, 0.2 * w, 0.3 * w), GOLD, 0.9, 1.5, False)
    d.contour(path, 1.0, lost=0.3)


def rail(d, start, end, wide, tone):
    path = geo.ribbon([start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end], [0.8 * wide, wide, 0.8 * wide], 20)
    d.fill(path, tone)
    with d.inside(path):
        d.fill(geo.ribbon([(start[0], start[1] + 0.3 * wide), (end[0], end[1] + 0.3 * wide)], [0.4 * wide, 0.4 * wide], 10), DARK, 0.8, 1.5, False)
        d.fill(geo.ribbon([(start[0], start[1] - 0.34 * wide), (end[0], end[1] - 0.34 * wide)], [0.16 * wide, 0.3 * wide], 10), GOLD, 0.8, 1, False)
    d.contour(path, 0.9, lost=0.3)


def slat(d, z, high, bow):
    """One board of the back, bent to the shape of a back."""
    back = 4.75 + 0.9 * (z - SEAT) / (TOP - SEAT)
    top = [on(-back - bow * np.sin(np.pi * t), 4.8 - 9.6 * t, z + high * (0.5 + 0.16 * np.sin(np.pi * t))) for t in np.linspace(0, 1, 13)]
    low = [on(-back - bow * np.sin(np.pi * t), 4.8 - 9.6 * t, z - high * (0.5 - 0.10 * np.sin(np.pi * t))) for t in np.linspace(0, 1, 13)]
    path = geo.polygon([*top, *low[::-1]])
    d.fill(path, "#8f5528")
    with d.inside(path):
        d.fill(geo.ribbon(low, [10, 10], 30), DARK, 0.8, 5, False), d.fill(geo.ribbon(top, [5, 5], 30), GOLD, 0.85, 2, False)
        for k in (0.25, 0.45, 0.65, 0.8):
            d.stroke([(a + (c - a) * k, b + (e - b) * k) for (a, b), (c, e) in zip(top[::3], low[::3], strict=True)], 0.7, "#5a3424", (0.2, 0.3), 1.5)
    d.contour(path, 1.0, lost=0.3)


def shadow(d):
    """It falls over half the village."""
    for x, y in ((-5.2, -5.2), (-5.2, 5.2), (5.2, -5.2), (5.2, 5.2)):
        px, py = on(x, y, 0)
        d.fill(geo.polygon([(px + 9, py - 3), (px + 9, py + 4), (px - 700, py + 118), (px - 700, py + 78)]), NIGHT, 0.5, 3, False)


def chair(d):
    legs = {(x, y): (on(1.14 * x, 1.14 * y, 0), on(x, y, SEAT)) for x in (-4.6, 4.6) for y in (-4.6, 4.6)}
    def post(y):
        turned(d, legs[-4.6, y][0], on(-5.5, y, TOP), 27, WOOD, (0.10, 0.13, 0.30, 0.33, 0.50, 0.68, 0.80, 0.93), (0.85, 0.8))
        tip = on(-5.55, y, TOP + 0.7)
        d.shape(geo.ellipse(*tip, 13, 16), WOOD, 1.0, 0.14), d.fill(geo.ellipse(tip[0] + 6, tip[1] - 4, 3.5, 6), GOLD, 0.9, 1.5, False)

    post(4.6)
    for z, high in ((27.6, 1.9), (31.4, 2.1), (35.4, 2.5)):
        slat(d, z, high, 0.8)
    post(-4.6)
    for z in (7.0, 13.5):
        rail(d, on(-4.9, 4.9, z), on(4.9, 4.9, z), 12, "#8a5228"), rail(d, on(-5, -5, z - 1), on(-5, 5, z - 1), 12, "#7d4a28")
    for (x, y), (foot, top) in legs.items():
        if x > 0 and y > 0:
            turned(d, foot, top, 27, WOOD)
    seat(d)
    for (x, y), (foot, top) in legs.items():
        if x > 0 and y < 0:
            turned(d, foot, (top[0], top[1] + 6), 31, "#b9722f")
    for z in (5.4, 11.8):
        rail(d, on(-5, -5, z), on(5, -5, z), 14, "#a9652c"), rail(d, on(5, -5, z + 1.4), on(5, 5, z + 1.4), 12, "#b0702f")


def seat(d):
    """Rushes, seen from just below: the frame, the twisted edge and the dark under it."""
    ring = [on(*p, SEAT) for p in ((-5, -5), (5.1, -5.1), (5.1, 5.1), (-5, 5))]
    under = [on(*p, SEAT - 1.2) for p in ((-5, -5), (5.1, -5.1), (5.1, 5.1), (-5, 5))]
    d.fill(geo.polygon(under), "#2f2030")
    with d.inside(geo.polygon(under)):
        for t in np.linspace(0, 1, 26):
            a, b = (under[3][0] + (under[2][0] - under[3][0]) * t, under[3][1] + (under[2][1] - under[3][1]) * t), (under[0][0] + (under[1][0] - under[0][0]) * t, under[0][1] + (under[1][1] - under[0][1]) * t)
            d.stroke([a, b], 0.9, "#5f4234", (0.1, 0.1))
    for a, b, tone, light in ((0, 1, "#b98a3c", "#f4d288"), (1, 2, "#e0b25a", "#ffe8ae")):
        face = geo.polygon([ring[a], ring[b], under[b], under[a]])
        d.fill(face, tone)
        with d.inside(face):
            for t in np.linspace(0, 1, 30):
                x, y = ring[a][0] + (ring[b][0] - ring[a][0]) * t, ring[a][1] + (ring[b][1] - ring[a][1]) * t
                d.stroke([(x + 5, y - 3), (x, y + 10), (x + 2, y + 34)], 1.1, (light, "#7a4f28", "#8f6230")[d.rng.integers(3)], (0.1, 0.1))
        d.contour(face, 1.0, lost=0.2)
    d.stroke([ring[0], ring[1]], 1.8, "#fff0c0", (0.05, 0.05)), d.stroke([ring[1], ring[2]], 1.8, "#fff0c0", (0.05, 0.05))


def child(d):
    """On the very edge, looking into the sun; the hat hides the rest."""
    x, y = on(4.9, 0.6, SEAT)
    d.fill(geo.ellipse(x - 26, y - 2, 30, 4), NIGHT, 0.5, 2, False)
    for k in (0, 9):
        leg = geo.ribbon([(x - 16, y - 12), (x + 8 + k, y - 10), (x + 11 + k, y + 14), (x + 9 + k, y + 32)], [15, 13, 10, 8], 24)
        d.shape(leg, "#2f3c66" if k else "#27325a", 0.9, 0.1)
        d.shape([(x + 4 + k, y + 30), (x + 14 + k, y + 29), (x + 23 + k, y + 37), (x + 20 + k, y + 40), (x + 4 + k, y + 39)], "#5a2f2a", 0.8, 0.1)
    body = geo.curve([(x - 24, y - 2), (x - 28, y - 26), (x - 18, y - 50), (x - 4, y - 52), (x + 3, y - 34), (x + 1, y - 4)])
    d.shape(body, "#b8322c", 1.0, 0)
    with d.inside(body):
        d.fill(geo.ribbon([(x - 26, y), (x - 24, y - 50)], [16, 12], 8), "#5c1a2c", 0.75, 4, False), d.fill(geo.ribbon([(x + 2, y - 2), (x + 3, y - 36), (x - 6, y - 54)], [5, 6, 4], 10), "#ff9c6a", 0.9, 1.5, False)
    d.shape(geo.ribbon([(x - 13, y - 42), (x - 19, y - 22), (x - 20, y - 2)], [11, 10, 8], 14), "#a82c2c", 0.9, 0.14)
    d.fill(geo.ellipse(x - 20, y - 1, 5, 4), "#d99a76")
    d.shape(geo.curve([(x - 16, y - 52), (x - 20, y - 66), (x - 12, y - 78), (x + 4, y - 78), (x + 9, y - 68), (x + 13, y - 63), (x + 8, y - 60), (x + 6, y - 53), (x - 4, y - 50)]), "#e2a578", 0.9, 0.12)
    d.fill([(x - 18, y - 54), (x - 22, y - 68), (x - 12, y - 80), (x, y - 78), (x - 6, y - 66), (x - 8, y - 54)], "#5a3426")
    d.shape([(x - 34, y - 72), (x - 8, y - 68), (x + 26, y - 80), (x + 22, y - 84), (x - 6, y - 80), (x - 32, y - 78)], "#e8bd62", 1.0, 0.1)
    d.shape([(x - 24, y - 78), (x - 22, y - 92), (x - 6, y - 98), (x + 8, y - 92), (x + 12, y - 82), (x - 6, y - 77)], "#f2cf7c", 1.0, 0.16)
    d.fill(geo.ellipse(x + 4, y - 67, 1.5, 1.8), "#3a2028")
    d.stroke([(x - 24, y - 80), (x - 6, y - 79), (x + 11, y - 84)], 2.4, "#8a2f2c", (0.05, 0.05))


def ladder(d):
    """As long as the chair is high, and of no use."""
    far, near = ((96, 1156), (742, 1100)), ((70, 1192), (752, 1130))
    for (x0, y0), (x1, y1) in (far, near):
        d.fill(geo.ribbon([(x0 - 8, y0 + 9), (x1 - 8, y1 + 8)], [9, 7], 10), "#141f1e", 0.7, 3, False)
    for t in np.linspace(0.025, 0.975, 22):
        a, b = [(r[0][0] + (r[1][0] - r[0][0]) * t, r[0][1] + (r[1][1] - r[0][1]) * t) for r in (far, near)]
        if abs(t - 0.615) < 0.02:
            b = (a[0] + 0.4 * (b[0] - a[0]) + 5, a[1] + 0.45 * (b[1] - a[1]))
        d.fill(geo.ribbon([a, b], [5, 5], 6), "#8a5a34"), d.stroke([a, b], 0.9, "#f0c07a", (0.1, 0.1))
    for (x0, y0), (x1, y1) in (far, near):
        path = geo.ribbon([(x0, y0), (0.5 * (x0 + x1), 0.5 * (y0 + y1) + 3), (x1, y1)], [10, 9, 7], 30)
        d.shape(path, "#a36a38", 0.9, 0), d.stroke([(x0, y0 - 3), (0.5 * (x0 + x1), 0.5 * (y0 + y1)), (x1, y1 - 3)], 1.4, "#ffd08a", (0.05, 0.05))


def grass(d, low, high, count, tall):
    for _ in range(count):
        x, y = d.rng.uniform(-10, 810), d.rng.uniform(low, high)
        long, lean = tall * d.rng.uniform(0.4, 1.0) * (0.4 + (y - 980) / 260), d.rng.normal(0.1, 0.3)
        warm = d.rng.random() < 0.25
        d.stroke([(x, y), (x + 0.4 * lean * long, y - 0.6 * long), (x + lean * long, y - long)], 1.5, "#c9a85c" if warm else ("#3d5240", "#5a7048", "#2c3f36")[d.rng.integers(3)], (0.05, 0.8))


def dog(d, x, y):
    """It has seen."""
    d.fill(geo.ellipse(x - 20, y + 1, 30, 4), NIGHT, 0.6, 2, False)
    body = geo.union(geo.curve([(x - 12, y), (x - 15, y - 12), (x - 6, y - 24), (x + 4, y - 32), (x + 9, y - 24), (x + 9, y), (x + 5, y), (x + 3, y - 10), (x - 2, y)]), geo.curve([(x - 2, y - 30), (x + 1, y - 40), (x + 8, y - 50), (x + 13, y - 51), (x + 12, y - 44), (x + 10, y - 34), (x + 7, y - 27)]), geo.ribbon([(x - 12, y - 3), (x - 22, y - 6), (x - 26, y - 14)], [5, 4, 2], 10), geo.curve([(x + 2, y - 42), (x - 5, y - 36), (x - 2, y - 30), (x + 4, y - 36)]))
    d.fill(body, "#3c2a2e")
    with d.inside(body):
        d.fill(geo.ribbon([(x + 10, y), (x + 11, y - 24), (x + 12, y - 50)], [4, 4, 4], 8), GOLD, 0.9, 1, False)


def paint(picture):
    sky = ((0, "#33597c"), (0.28, "#6d92a4"), (0.52, "#bcc4b4"), (0.72, "#f2d39a"), (0.88, "#f8b877"), (1, "#f2a06a"))
    picture.image = ramp(sky, np.clip((picture.y + 18 * picture.noise(300, 4, stretch=(3, 1))) / 950, 0, 1)).astype(np.float32)
    picture.glow(760, 900, 420, "#fff0c0", 0.75)
    air, back, big, near = (Drawing(picture, "#2c1c28", 1.7, light=(0.9, -0.3), seed=seed) for seed in (3, 5, 9, 11))
    clouds(air), land(back), grass(back, 985, 1060, 200, 18), village(back), shadow(back), grass(back, 1060, 1200, 420, 24)
    chair(big), child(big)
    with near.at(548, 1096, 1.15):
        dog(near, 0, 0)
    ladder(near), grass(near, 1166, 1230, 260, 40)
    for px, py in (on(-5.2, -5.2, 0), on(-5.2, 5.2, 0), on(5.2, -5.2, 0), on(5.2, 5.2, 0)):
        for _ in range(18):
            gx, long = px + near.rng.normal(0, 16), near.rng.uniform(8, 24)
            near.stroke([(gx, py + 8), (gx + near.rng.normal(0, 5), py + 6 - long)], 1.5, ("#3d5240", "#7a8050", "#2c3f36")[near.rng.integers(3)], (0.05, 0.8))
    for drawing in (air, back, big, near):
        drawing.under()
    cover = [drawing.cover() for drawing in (back, big, near)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.15).sharpen_at(*on(5, 0, SEAT + 2), 110, 1.0)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[1], cover[2]), 2) * 0.7)
    picture.directions(base=4, swirl=0.3)
    strokes(picture, (26, 13, 6, 3, 1.7), length=9, jitter=(0.018, 0.013), need=(0, 0.04, 0.045, 0.045))
    back.over((1 - cover[1]) * (1 - cover[2])), big.over(1 - cover[2]), near.over()
    pencil(picture, "#f6efdf", layers=(62, -28), wide=1.3, reach=24, press=0.9, mask=0.08)
    return finish(picture, impasto=0.04, paper=0.025)
