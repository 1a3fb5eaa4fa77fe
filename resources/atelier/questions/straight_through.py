"""Was there no other way, or no time to look for one?

At the gate of a maze: hedge after hedge has been run through, and through all the holes one sees the laid table.
"""

import numpy as np
import skia
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 733, 0.25
EYE = (408, 655)  # where all the paths meet
GREENS = (("#12352f", "#0a2427", "#235140", "#3f7048"), ("#5f9348", "#2f5f3c", "#80ab50", "#b4cb68"), ("#bccf78", "#7a9f55", "#d3dd8c", "#efeaa6"), ("#f3e7b0", "#ddd89a", "#f9f1ca", "#fffae2"))


def scene(detail):
    bare_sheet()


def runner(step):
    """From behind and before alike: somebody who runs, arms out, one knee up.  Feet at (0, 0), 100 high."""
    parts = [geo.curve([(-12, -80), (0, -83), (12, -80), (15, -66), (11, -52), (19, -34), (0, -31), (-17, -34), (-11, -52), (-15, -66)])]
    parts += [geo.ellipse(1, -92, 7.6, 9.4), geo.ribbon([(0, -86), (0, -78)], [7, 8], 6)]
    parts += [geo.ribbon([(11, -77), (25, -70), (33, -88)], [10, 8.6, 6.6], 20), geo.ellipse(34, -91, 5, 5.6), geo.ribbon([(-11, -77), (-27, -72), (-31, -56)], [10, 8.6, 6.6], 20), geo.ellipse(-31, -53, 5, 5.4)]
    parts += [geo.ribbon([(-6, -38), (-8, -18), (-7, -1)], [12, 10, 7.6], 20), geo.ellipse(-8, -1.5, 6.8, 4), geo.ribbon([(6, -38), (17, -27), (12, -12)], [12, 10.5, 7.6], 20), geo.ellipse(14, -10, 6.6, 4.4, 30)]
    parts += [geo.curve([(-11, -60), (11, -60), (24, -32), (32, -17, "c"), (9, -21), (-8, -20), (-24, -18, "c"), (-18, -36)])]
    shape = geo.union(*parts)
    return geo.moved(shape, flip=step % 2 == 1)


def torn(rng, shape, size):
    """The leafy border of a hole: bitten by leaves."""
    measure = skia.PathMeasure(shape, True)
    edge = shape
    length = measure.getLength()
    for place in np.arange(0, length, 2.4 * size):
        spot, way = measure.getPosTan(float(place))
        turn = np.degrees(np.arctan2(way.y(), way.x())) + rng.uniform(40, 140)
        edge = (geo.union if rng.random() < 0.5 else geo.subtract)(edge, geo.ellipse(spot.x(), spot.y(), size * rng.uniform(0.8, 1.7), 0.55 * size, turn))
    return edge


def leafage(d, shape, tones, size, count, box, sun=0.5):
    """Small leaves in clumps: dark in the deep, light where the morning comes from."""
    dark, deep, light, bright = tones
    left, top, right, bottom = box
    with d.inside(shape):
        for _ in range(count // 26):
            x, y = d.rng.uniform(left, right), d.rng.uniform(top, bottom)
            d.fill(geo.blob(d.rng, x, y, 9 * size, 6 * size, 8, 0.2), deep, 0.55, 2.2 * size, False)
        for _ in range(count):
            x, y = d.rng.uniform(left, right), d.rng.uniform(top, bottom)
            s = size * d.rng.uniform(0.6, 1.35)
            up = 1 - (y - top) / (bottom - top)
            k = d.rng.random() + sun * (up - 0.5) + 0.22 * np.sin(x / (17 * size)) * np.sin(y / (13 * size))
            tone = bright if k > 0.92 else light if k > 0.62 else deep if k < 0.25 else dark
            leaf = geo.moved(geo.curve([(-1, 0, "c"), (-0.1, -0.42), (1, 0, "c"), (-0.1, 0.42)]), x, y, s * 2.1, d.rng.uniform(-80, 50), scale_y=s * 2.0)
            d.fill(leaf, tone, 0.95)


def hedge(d, number, base, high, hole, feet, step):
    """One clipped wall, its lit top and its hole; returns the opening."""
    tones = GREENS[number]
    x, size = feet
    if not hole:
        wall = geo.rectangle(-20, base - high, 840, high)
        d.fill(wall, tones[0]), leafage(d, wall, tones, size, int(820 * high / (size * size * 5.2)), (-20, base - high, 820, base))
        return None
    opening = torn(d.rng, geo.moved(runner(step), x, base - 0.012 * high, hole / 100), (2.2, 1.5, 1.2)[number] * hole / 300)
    top = base - high
    wall = geo.polygon([(-20, base), (-20, top), (820, top), (820, base)])
    wall = geo.subtract(wall, opening)
    s = size
    # the thickness of the hedge, seen on the left of the hole and above
    with d.inside(opening):
        d.fill(geo.subtract(geo.rectangle(-20, top, 840, high), geo.moved(opening, 0.040 * hole, 0.030 * hole)), tones[1])
        for _ in range(int(hole * 0.5)):
            px, py = x + d.rng.normal(0, 0.2 * hole), base - hole * d.rng.random()
            leaf = geo.moved(geo.curve([(-1, 0, "c"), (0, -0.45), (1, 0, "c"), (0, 0.45)]), px, py, 2 * s, d.rng.uniform(-80, 80))
            if not geo.moved(opening, 0.040 * hole, 0.030 * hole).contains(float(px), float(py)):
                d.fill(leaf, tones[0])
    d.fill(wall, tones[0])
    leafage(d, wall, tones, s, int(820 * high / (s * s * 5.2)), (-20, top, 820, base))
    with d.inside(wall):
        d.fill(geo.rectangle(-20, base - 0.11 * high, 840, 0.2 * high), ("#08181f" if number == 0 else "#3f6a44"), 0.5, 0.05 * high, False)
    for px in np.arange(120, 690, 2.6 * size):
        d.fill(geo.moved(geo.curve([(-1, 0, "c"), (0, -0.5), (1, 0, "c"), (0, 0.5)]), px, top + d.rng.normal(0, 0.6 * size), 2.2 * size, d.rng.uniform(-80, 40)), tones[d.rng.integers(2, 4)])
    return opening


def rim(d, opening, tones, size):
    """Broken twigs and leaves bent inwards along the hole, lit from behind."""
    measure = skia.PathMeasure(opening, True)
    length = measure.getLength()
    for place in np.arange(0, length, 5.0 * size):
        spot, way = measure.getPosTan(float(place))
        n = d.rng.choice((-1, 1)) * np.array((-way.y(), way.x())) + d.rng.normal(0, 0.4, 2)
        x, y, reach = spot.x(), spot.y(), size * d.rng.uniform(2, 6)
        if d.rng.random() < 0.35:
            d.stroke([(x - 0.6 * n[0] * reach, y - 0.6 * n[1] * reach), (x, y), (x + n[0] * reach, y + n[1] * reach)], 0.5 * size, "#2c2226", (0.05, 0.6))
        leaf = geo.moved(geo.curve([(-1, 0, "c"), (0, -0.45), (1, 0, "c"), (0, 0.45)]), x + 0.3 * n[0] * reach, y + 0.3 * n[1] * reach, 2.3 * size, np.degrees(np.arctan2(n[1], n[0])))
        d.fill(leaf, (tones[3], tones[2], tones[1])[d.rng.integers(3)])


def path(d, top, base, sand, shade):
    """The walk between two hedges, with the shadow of the one behind which the sun stands, and torn leaves."""
    d.fill(geo.polygon([(-20, top), (820, top), (820, base + 6), (-20, base + 6)]), sand)
    d.fill(geo.polygon([(-20, top - 2), (820, top - 2), (820, top + 0.24 * (base - top)), (-20, top + 0.20 * (base - top))]), shade, 0.75, 0.05 * (base - top), False)


def litter(d, x, y, spread, flat, count, size, tones):
    for _ in range(count):
        px, py = x + d.rng.normal(0, spread), y + d.rng.normal(0, flat)
        leaf = geo.moved(geo.curve([(-1, 0, "c"), (0, -0.5), (1, 0, "c"), (0, 0.5)]), px, py, size * d.rng.uniform(1.2, 2.6), d.rng.uniform(-60, 60), scale_y=size * d.rng.uniform(0.7, 1.6))
        d.fill(geo.moved(leaf, 0.6 * size, 0.9 * size), "#4a4658", 0.4, 0.6, False), d.fill(leaf, tones[d.rng.integers(1, 4)])


def table(d):
    with d.at(404, 718, 1.22):
        laid(d)


def laid(d):
    """For two, in the sun."""
    x, y = 0, 0
    d.fill(geo.ellipse(x + 10, y + 1, 40, 6), "#8f8a6a", 0.7, 2, False)
    for side in (-1, 1):
        with d.at(x + side * 33, y - 1, 1, 0, side > 0):
            d.fill(geo.ribbon([(-7, -34), (-6, -16), (-8, 0)], [2.6, 2.4, 2.2], 8), "#b5352f"), d.fill(geo.ribbon([(8, -14), (8, 0)], [2.4, 2.2], 6), "#8a2430")
            d.fill(geo.polygon([(-8, -17), (10, -16), (10, -13), (-8, -13)]), "#d2463a"), d.fill(geo.polygon([(-9, -34), (-5, -36), (-4, -26), (-8, -24)]), "#d2463a")
    cloth = geo.curve([(x - 26, y - 24, "c"), (x, y - 28), (x + 26, y - 24, "c"), (x + 29, y - 5, "c"), (x + 18, y - 7), (x + 8, y - 4), (x - 6, y - 7), (x - 18, y - 3), (x - 29, y - 5, "c")])
    d.fill(cloth, "#fffaf0")
    with d.inside(cloth):
        for k in (-18, -4, 10, 22):
            d.fill(geo.ribbon([(x + 0.8 * k, y - 22), (x + k, y - 3)], [1, 5], 8), "#b9b4cc", 0.6, 1.5, False)
    d.fill(geo.ellipse(x, y - 25, 25, 3.6), "#ffffff")
    d.fill(geo.curve([(x - 5, y - 27), (x - 6, y - 35), (x, y - 38), (x + 6, y - 35), (x + 5, y - 27)]), "#4f7fa6"), d.fill(geo.ribbon([(x + 5, y - 32), (x + 10, y - 35)], [2, 1.4], 6), "#4f7fa6"), d.fill(geo.ellipse(x, y - 38.5, 1.6), "#4f7fa6")
    for k in (-15, 15):
        d.fill(geo.ellipse(x + k, y - 26, 5, 1.5), "#d6ccd8"), d.fill(geo.rectangle(x + k - 2.2, y - 31, 4.4, 4.4, 1), "#e8a03c")


def board(d):
    """The plan that nobody read: on a post before the first hedge, with the way in red."""
    d.fill(geo.polygon([(100, 1096), (260, 1130), (280, 1140), (104, 1108)]), "#4c5a58", 0.5, 3, False)
    for x in (64, 168):
        post = geo.ribbon([(x, 850), (x + 1, 980), (x, 1104)], [15, 15, 16], 12, False)
        d.shape(post, "#7c5238", 0.9, 0.2)
        for k in range(9):
            d.fill(geo.ribbon([(x - 12 + 3 * k, 1116), (x - 12 + 3 * k + d.rng.normal(0, 4), 1100 - d.rng.uniform(4, 22))], [5, 0.8], 6), GREENS[0][2 + k % 2])
    with d.at(116, 900, 1.0, -2.5):
        d.cast(geo.rectangle(-88, -92, 176, 170, 5), 8, 8, "#0c1c22", 0.6, 5)
        d.shape(geo.rectangle(-88, -92, 176, 170, 5), "#8e5f3e", 1.0, 0.15), d.fill(geo.rectangle(-77, -81, 154, 148, 3), "#f2e2bd")
        for k in range(5):
            r = 66 - 13 * k
            gap = (0.8, 2.6, 4.2, 5.5, 1.7)[k]
            ring = [(r * np.cos(a) * 1.06, -7 + r * np.sin(a)) for a in np.linspace(gap + 0.2, gap + 6.05, 40)]
            d.stroke(ring, 2.1, "#2f5a44", (0.02, 0.02), 0.4)
            a = gap + 2.5
            if k < 4:
                d.stroke([(r * np.cos(a) * 1.06, -7 + r * np.sin(a)), ((r - 13) * np.cos(a) * 1.06, -7 + (r - 13) * np.sin(a))], 2.0, "#2f5a44", (0.02, 0.02), 0.3)
        d.fill(geo.ellipse(0, -7, 5.5), "#c23a34")
    d.shape(geo.polygon([(20, 820), (114, 782), (212, 808), (208, 822), (114, 798), (24, 834)]), "#6a4432", 0.9, 0.15)


def bird(d):
    """Clipped on top of the hedge: it looks the other way."""
    shape = geo.union(geo.curve([(574, 150), (580, 112), (568, 92), (540, 82, "c"), (570, 70), (584, 48), (612, 40), (632, 60), (638, 88), (668, 100), (704, 86), (732, 48), (766, 30), (772, 76), (752, 116), (740, 150)]), geo.rectangle(566, 126, 180, 30))
    d.fill(shape, GREENS[0][0]), leafage(d, shape, GREENS[0], 4.4, 700, (560, 36, 830, 150), 0.9)
    for x in np.arange(-10, 820, 7):
        y = 126 + d.rng.normal(0, 2)
        d.fill(geo.moved(geo.curve([(-1, 0, "c"), (0, -0.5), (1, 0, "c"), (0, 0.5)]), x, y, 11, d.rng.uniform(-70, 30)), GREENS[0][2 + d.rng.integers(2)])


def straw_hat(d):
    """Left on a twig at the first hole."""
    with d.at(590, 545, 1.0, 24):
        brim = geo.ellipse(0, 0, 62, 21)
        d.cast(brim, 6, 12, "#081c1e", 0.7, 6)
        d.shape(brim, "#e9c56a", 1.0, 0.15)
        with d.inside(brim):
            for k in range(5):
                d.stroke(geo.arc(0, 0, 58 - 8 * k, 19 - 2.4 * k, 10, 350, 30), 0.6, "#a8803a")
        crown = geo.curve([(-32, -3, "c"), (-31, -26), (-18, -38), (16, -38), (30, -26), (32, -3, "c"), (0, 7)])
        d.shape(crown, "#f0d283", 1.0, 0.15)
        with d.inside(crown):
            d.fill(geo.curve([(-36, -14), (0, -4), (36, -14), (36, 0), (0, 12), (-36, 0)]), "#b93a3a")
            for k in range(5):
                d.stroke([(-32, -34 + 5 * k), (0, -28 + 5 * k), (32, -34 + 5 * k)], 0.5, "#a8803a")
    d.fill(geo.ribbon([(548, 590), (574, 570), (598, 545)], [6, 4, 2], 12), "#4a2f2c")


def paint(picture):
    sky = ((0, "#9fc4cf"), (0.16, "#cfdccb"), (0.3, "#fff0c4"), (1, "#fff4cc"))
    picture.image = ramp(sky, np.clip((picture.y + 10 * picture.noise(300, 4, stretch=(3, 1))) / 700, 0, 1)).astype(np.float32)
    layers = []
    # far to near: base line, height, height of the hole, its middle, size of a leaf
    walls = ((3, 708, 112, 0, 404, 1.2), (2, 742, 208, 168, 404, 1.5), (1, 822, 386, 322, 403, 2.4), (0, 1056, 930, 770, 398, 5.2))
    ways = ((708, 742, "#fff3cc", "#e6dca8"), (742, 822, "#fbe9b8", "#c9c492"), (822, 1056, "#f6dca0", "#9aa06c"))
    for k, (number, base, high, hole, x, leaf) in enumerate(walls):
        d = Drawing(picture, "#12242a", 1.8, light=(-0.6, -0.8), seed=20 + k)
        if k == 1:
            table(d)
        opening = hedge(d, number, base, high, hole, (x, leaf), k)
        if opening:
            rim(d, opening, GREENS[number], leaf)
        layers.append(d)
        if k < 3:
            top, low, sand, shade = ways[k]
            p = Drawing(picture, "#12242a", 1.8, seed=40 + k)
            path(p, top, low, sand, shade)
            litter(p, walls[k + 1][4], top + 0.62 * (low - top), 0.25 * walls[k + 1][3], 0.2 * (low - top), 34, 0.8 * leaf, GREENS[number - 1])
            layers.append(p)
    front = Drawing(picture, "#12182a", 1.9, light=(-0.6, -0.8), seed=60)
    front.fill(geo.polygon([(-20, 1050), (820, 1050), (820, 1220), (-20, 1220)]), "#b59a72")
    front.fill(geo.polygon([(-20, 1040), (820, 1040), (820, 1130), (-20, 1110)]), "#3d4a4e", 0.75, 10, False)
    front.fill(geo.polygon([(330, 1050), (470, 1050), (560, 1220), (200, 1220)]), "#ffe0a0", 0.75, 14, False)
    litter(front, 400, 1110, 150, 40, 90, 4.2, GREENS[1])
    straw_hat(front), board(front), bird(front)
    layers.append(front)
    for d in layers:
        d.under()
    covers = [d.cover() for d in layers]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(covers))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.glow(404, 690, 110, "#fff2c8", 0.35)
    picture.find_edges(0.8, floor=0.1).sharpen_at(404, 640, 120, 1.0)
    picture.focus = np.maximum(picture.focus, blur(covers[-1], 2) * 0.7)
    picture.directions(base=60, swirl=0.4)
    strokes(picture, (22, 11, 5, 3, 1.7), length=7, jitter=(0.014, 0.011), need=(0, 0.04, 0.045, 0.045))
    free = np.ones(picture.shape, np.float32)
    for d, cover in zip(layers[::-1], covers[::-1], strict=True):
        d.over(free)
        free = free * (1 - cover)
    pencil(picture, "#f6efdf", layers=(58, -28), wide=1.3, reach=24, press=0.9, mask=0.10)
    return finish(picture, impasto=0.02, paper=0.03, bloom=0.03)
