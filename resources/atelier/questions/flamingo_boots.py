"""What has she seen, that she no longer trusts the water?

A whole flock of flamingos sleeps, each in a manner of its own; one is awake, looks at us, and wears green rubber boots.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pencil, wash
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 62, 1.25
PINK, DEEP, INK = "#f08a9c", "#c84a74", "#5a1f44"
HERO = (408, 1040, 1.62)
FLOCK = ((90, 560, 0.50), (230, 540, 0.46), (360, 552, 0.50), (500, 538, 0.46), (640, 556, 0.50), (760, 540, 0.46), (20, 690, 0.72), (190, 676, 0.66), (600, 680, 0.70), (770, 694, 0.72), (96, 880, 1.0), (700, 890, 1.02))


def scene(detail):
    bare_sheet()


def lake(d):
    rng = np.random.default_rng(4)
    for k in range(130):
        y = 470 + 720 * (k / 130) ** 1.4
        x, w = rng.uniform(0, 800), rng.uniform(20, 70) * (0.4 + (y - 470) / 600)
        d.stroke([(x - w, y), (x, y + rng.normal(0, 2)), (x + w, y)], 1.0, ("#8fd0c8", "#2f7f86")[k % 2], (0.3, 0.3))


def feathers(d, shape, box, size, tone):
    """Rows of rounded feathers, each row a little darker."""
    left, top, right, low = box
    with d.inside(shape):
        for row, y in enumerate(np.arange(top, low, 13 * size)):
            for x in np.arange(left + 10 * size * (row % 2), right, 20 * size):
                d.stroke([(x - 10 * size, y), (x - 6 * size, y + 9 * size), (x, y + 12 * size), (x + 6 * size, y + 9 * size), (x + 10 * size, y)], 0.6, mix(tone, DEEP, 0.4 + 0.03 * row), (0.05, 0.05))


def body(d, tone):
    """100 long, the leg at (0, 0); looks to the left."""
    shape = [(-58, -14), (-46, -52), (-10, -72), (36, -66), (70, -40), (98, -8), (60, -4), (20, 10), (-30, 10)]
    d.cast(shape, 3, 7, "#1f4f5a", 0.3, 5)
    d.shape(shape, tone, 1.1, 0), feathers(d, geo.curve(shape), (-60, -66, 100, 16), 1.0, tone), d.model(shape, DEEP, 12, 10, 0.6)
    d.shape([(10, -36), (56, -34), (96, -10), (60, -2), (22, -8)], mix(tone, DEEP, 0.35), 0.9, 0.1)
    d.fill([(70, -18), (98, -8), (72, -4)], INK, 0.8)


def sleeper(d, x, y, size, number):
    """On one leg; the head is on the back, under a wing, in a nightcap, or on the neighbour."""
    tone = mix(("#f08a9c", "#f4a0a4", "#e87a94", "#f6b0b0")[number % 4], "#b8d8d8", max(0.0, 0.55 - 0.55 * size))
    with d.at(x, y, size, 0, number % 3 == 1):
        d.fill(geo.ellipse(6, 4, 40, 6), "#1f5f6a", 0.4, 3, False)
        d.shape(geo.ribbon([(0, -150), (2, -80), (0, 0)], [6, 5, 5], 10), mix(DEEP, tone, 0.3), 0.8, 0)
        if number % 4 != 2:
            d.shape(geo.ribbon([(10, -148), (38, -104), (6, -92)], [6, 5, 5], 14), mix(DEEP, tone, 0.3), 0.8, 0)
        with d.at(0, -146):
            body(d, tone)
            kind = number % 4
            if kind == 0:  # coiled, the head on the back
                neck = [(-50, -24), (-74, -62), (-54, -98), (-16, -96), (6, -74)]
            elif kind == 1:  # hanging down to the water
                neck = [(-52, -30), (-88, -60), (-104, -10), (-92, 60), (-98, 110)]
            elif kind == 2:  # up like a walking stick, the head fallen forward
                neck = [(-48, -30), (-80, -80), (-54, -136), (-84, -166), (-112, -136)]
            else:  # a bow over the wing
                neck = [(-50, -24), (-84, -50), (-70, -96), (-26, -92), (-14, -60)]
            d.shape(geo.ribbon(neck, [24, 17, 14, 13, 15], 40), tone, 1.0, 0.12)
            hx, hy = neck[-1]
            down = {0: 40, 1: 100, 2: 70, 3: 60}[kind]
            with d.at(hx, hy, 1, -down):
                d.shape(geo.ellipse(-4, 0, 17, 13), tone, 1.0, 0.08)
                d.shape([(-18, -7), (-38, -3), (-44, 14), (-34, 10), (-18, 7)], "#f4e6dc", 0.8, 0), d.fill([(-37, -3), (-44, 14), (-33, 9)], INK)
                d.stroke([(-12, -2), (-6, 2), (0, -2)], 1.3, INK)
                if number % 5 == 3:
                    d.shape([(-10, -9), (12, -12), (34, -2), (44, 20), (20, 8)], "#3f5f9c", 0.9, 0.1), d.shape(geo.ellipse(45, 23, 6), "#f4e6dc", 0.7, 0)
                if number == 10:
                    d.shape(geo.rectangle(-17, -8, 22, 11, 4), "#2f3f6a", 0.8, 0)


def hero(d):
    x, y, size = HERO
    with d.at(x, y, size):
        d.fill(geo.ellipse(8, 2, 84, 10), "#1f5f6a", 0.5, 5, False)
        for r in (58, 76, 98):
            d.contour(geo.ellipse(0, 4, r, 0.14 * r), 0.9, colour="#b8e8dc", lost=0.5)
        for k, lx in enumerate((16, -14)):
            d.shape(geo.ribbon([(lx - 4, -190), (lx + 1, -150), (lx, -70)], [8, 6, 6], 14), DEEP, 0.9, 0)
            boot = [(lx - 17, -92, "c"), (lx + 16, -92, "c"), (lx + 14, -30), (lx + 16, 2, "c"), (lx - 34, 2, "c"), (lx - 32, -14), (lx - 14, -24), (lx - 15, -60)]
            d.cast(boot, 4, 4, "#0f3a34", 0.4, 4)
            d.shape(boot, "#2f9a5a" if k else "#2a8a50", 1.3, 0.18)
            d.fill([(lx - 17, -92, "c"), (lx + 16, -92, "c"), (lx + 15, -80, "c"), (lx - 16, -80, "c")], "#f0d050"), d.stroke([(lx - 8, -70), (lx - 6, -30), (lx - 12, -18)], 1.6, "#a8e8b8", (0.2, 0.6))
            d.stroke([(lx - 33, -3), (lx + 15, -3)], 1.4, "#14503a", (0.02, 0.02))
        with d.at(0, -178, 1.12):
            neck = [(-30, -24), (-92, -74), (-74, -142), (-22, -176), (-8, -232), (-34, -268)]
            shape = geo.ribbon(neck, [28, 20, 17, 16, 16, 20], 60)
            d.cast(shape, 3, 6, "#1f4f5a", 0.25, 5), d.shape(shape, PINK, 1.2, 0.12)
            with d.inside(shape):
                for k, (px, py) in enumerate(geo.sample(neck, 40)):
                    d.stroke([(px - 9, py - 2), (px, py + 4), (px + 9, py - 2)], 0.5, mix(PINK, DEEP, 0.5 if k % 2 else 0.25))
            body(d, PINK)
            _face(d, -36, -272)


def _face(d, x, y):
    """Seen from the front: she knows that we know."""
    with d.at(x, y, 1.0, 6):
        d.shape([(-28, -8), (-24, -34), (0, -44), (24, -34), (28, -8), (20, 14), (0, 24), (-20, 14)], PINK, 1.2, 0.1)
        d.fill(geo.ellipse(-20, 6, 8, 5), "#e0506a", 0.5, 3, False), d.fill(geo.ellipse(20, 6, 8, 5), "#e0506a", 0.5, 3, False)
        for s, r in ((-1, 11.5), (1, 9.5)):
            ex = 14 * s
            d.shape(geo.ellipse(ex, -15, r, r * 1.05), "#fdf6e4", 1.0, 0), d.fill(geo.ellipse(ex + 1, -13, 0.58 * r), "#e0a030"), d.fill(geo.ellipse(ex + 1, -13, 0.34 * r), "#1c1420"), d.fill(geo.ellipse(ex - 2, -16, 2), "#ffffff")
            d.fill([(ex - r - 1, -15 - r), (ex + r + 1, -15 - r), (ex + r + 1, -17 - 2 * s), (ex, -20), (ex - r - 1, -17 + 2 * s)], mix(PINK, DEEP, 0.25)), d.stroke([(ex - r, -17 + 2 * s), (ex, -20), (ex + r, -17 - 2 * s)], 1.3, INK)
        d.stroke([(-22, -30), (-15, -33), (-6, -31)], 2.0, INK, (0.2, 0.4)), d.stroke([(4, -35), (13, -38), (21, -34)], 2.0, INK, (0.4, 0.2))
        d.shape([(-11, 4), (0, -2), (11, 4), (14, 26), (8, 46), (0, 50), (-8, 46), (-14, 26)], "#f8ece2", 1.1, 0.08)
        d.fill([(-11, 32), (11, 32), (8, 46), (0, 50), (-8, 46)], INK), d.stroke([(-12, 24), (-4, 28), (5, 27), (13, 20)], 1.2, INK)
        for s in (-1, 1):
            d.fill(geo.ellipse(4 * s, 10, 1.6, 2.6), INK)


def secrets(d):
    """What lives in the water: a pike with an eye on pink legs; and a boot that belonged to somebody else."""
    shape = [(40, 1130), (90, 1106), (190, 1100), (270, 1120), (320, 1096), (312, 1130), (322, 1164), (270, 1140), (190, 1156), (90, 1150)]
    d.fill(shape, "#1f6a70", 0.75, 3, False)
    d.stroke([(44, 1132), (80, 1136), (120, 1130)], 1.4, "#123f4a"), d.fill(geo.ellipse(92, 1120, 6), "#e8d070", 0.9, 0, False), d.fill(geo.ellipse(93, 1120, 2.8), "#123f4a", 1, 0, False)
    for k in range(6):
        d.fill([(52 + 11 * k, 1134), (57 + 11 * k, 1126), (62 + 11 * k, 1134)], "#d8f0e4", 0.8, 0, False)


def paint(picture):
    sky = ramp(((0, "#2f7f9c"), (0.22, "#7fc0c4"), (0.36, "#f0d8c8"), (0.40, "#d8ece0"), (0.43, "#5fb0b0"), (1, "#2a7a88")), (picture.y + 10 * picture.noise(280, 4, stretch=(3, 1))) / 1200)
    picture.image = sky.astype(np.float32)
    back, flock, near = (Drawing(picture, line, width, light=(-0.5, -0.85), seed=seed) for line, width, seed in (("#2f7f86", 1.3, 3), (INK, 1.5, 5), (INK, 2.0, 7)))
    lake(back), secrets(back)
    for number, (x, y, size) in enumerate(FLOCK):
        sleeper(flock, x, y, size, number)
    hero(near)
    for d in (back, flock, near):
        d.under()
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#f6f4ee", (32, 62), 1.4, 26, 1.0, 0.5, mask=0.28 * (1 - near.cover()))
    above = np.zeros(picture.shape, np.float32)
    for d in (near, flock, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
