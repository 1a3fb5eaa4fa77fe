"""How much does one small bird weigh, and what is at the other end?

In ink and thin washes: a rope as thick as an arm crosses the sky high above a valley; all but two of its strands have
parted.  Beside the thin place a small blue bird looks at what has just given way.  The rope's shadow lies over the village.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import mix
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import wash
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 1, 57, 0.25
HORIZON, DEEP, WIDE = 300, 930, 640  # the eye's height and lens over the valley
START, END, THICK = np.array((-60.0, 812.0)), np.array((860.0, 346.0)), 118
LONG = float(np.hypot(*(END - START)))
ALONG = (END - START) / LONG
ACROSS = np.array((-ALONG[1], ALONG[0]))  # towards the lower edge
BREAK, MEND = 492, 756  # where the strands have parted, along the rope
HEMP, LIGHT, BROWN, INK = "#dba95a", "#f6dda0", "#8a5a34", "#33251f"
FIELDS = ("#b9c07a", "#d9c886", "#94a86a", "#e6d9a0", "#a9b884", "#cfae78", "#7f9a66", "#d8cf98", "#c2bd8c")


def scene(detail):
    bare_sheet()


def ground(x, z):
    return 400 + WIDE * x / z, HORIZON + DEEP / z


def rope(s, t):
    """A place on the rope: s along it, t across it, -1 the upper edge .. 1 the lower."""
    return tuple(START + s * ALONG + 0.5 * THICK * t * ACROSS)


def fields(d):
    turn = np.radians(24)

    def cut(x, z, w, h, depth):
        mid = 0.55 * abs(x + w / 2) + (z + h / 2)
        if depth > 0 and max(w, h) > 0.16 * mid + 0.10:
            k = d.rng.uniform(0.36, 0.64)
            if w > h * d.rng.uniform(0.6, 1.5):
                cut(x, z, k * w, h, depth - 1), cut(x + k * w, z, (1 - k) * w, h, depth - 1)
            else:
                cut(x, z, w, k * h, depth - 1), cut(x, z + k * h, w, (1 - k) * h, depth - 1)
            return
        spot = lambda px, pz: (px * np.cos(turn) - pz * np.sin(turn) + 0.06 * np.sin(3 * pz), px * np.sin(turn) + pz * np.cos(turn) + 0.05 * np.sin(4 * px))
        corners = [spot(*p) for p in ((x, z), (x + w, z), (x + w, z + h), (x, z + h))]
        if min(c[1] for c in corners) < 0.72:
            return
        quad = [ground(*c) for c in corners]
        tone = FIELDS[d.rng.integers(len(FIELDS))]
        far = np.clip((corners[0][1] - 1.4) / 9, 0, 0.8)
        path = geo.polygon(quad)
        d.fill(path, mix(tone, "#c4d3cc", far))
        if far < 0.4 and d.rng.random() < 0.75:
            with d.inside(path):
                pale = mix(mix(tone, ("#5f6f46", "#fff3c8")[d.rng.integers(2)], 0.5), "#c4d3cc", far)
                for k in np.arange(0.06, 1, 0.09 if d.rng.random() < 0.5 else 0.15):
                    a, b = (spot(x + k * w, z), spot(x + k * w, z + h)) if w > h else (spot(x, z + k * h), spot(x + w, z + k * h))
                    if min(a[1], b[1]) > 0.72:
                        d.stroke([ground(*a), ground(*b)], 0.7, pale, (0.05, 0.2))
        d.contour(path, 0.55 * (1 - far), lost=0.3, colour=mix("#66724e", "#a9b8b0", far))
        if far < 0.45:  # a hedge with its trees
            for k in np.linspace(0.05, 0.95, 6):
                if d.rng.random() < 0.34:
                    px, py = ground(*spot(x + k * w, z))
                    r = (7 - 10 * far) * d.rng.uniform(0.6, 1.3)
                    d.fill(geo.ellipse(px + 0.9 * r, py + 0.3 * r, 1.3 * r, 0.5 * r), "#5d6a4c", 0.5, 1, False)
                    d.fill(geo.blob(d.rng, px, py - 0.5 * r, r, 0.95 * r, 8, 0.14), "#6d8454"), d.fill(geo.ellipse(px - 0.3 * r, py - 0.8 * r, 0.5 * r, 0.4 * r), "#a9b878", 0.8, 1, False)

    cut(-9, -3, 20, 18, 14)


def river(d):
    zs = np.geomspace(0.74, 13, 60)
    mid = lambda z: -0.42 + 0.42 * np.sin(2.3 * np.log(z) * 1.9 + 0.6) * z**0.75 + 0.24 * (z - 1)
    left, right = [ground(mid(z) - 0.075, z) for z in zs], [ground(mid(z) + 0.075, z) for z in zs]
    path = geo.polygon([*left, *right[::-1]])
    d.fill(geo.moved(path, 4, 3), "#6f7f5c", 0.5, 2, False), d.fill(path, "#b9d4dc")
    with d.inside(path):
        for z in np.geomspace(0.75, 5, 40):
            x, y = ground(mid(z) + d.rng.uniform(-0.06, 0.06), z)
            d.stroke([(x - 16 / z, y), (x + 16 / z, y + 1)], 0.7, ("#ffffff", "#7fa9bc")[d.rng.integers(2)], (0.3, 0.5))
    d.contour(path, 0.7, colour="#6a8388")


def house(d, x, y, s, roof, flip=False):
    with d.at(x, y, s, 0, flip):
        d.fill(geo.polygon([(6, 2), (26, -4), (34, 6), (14, 12)]), "#5d6248", 0.55, 1, False)
        d.fill(geo.polygon([(-10, -11), (-3, -19), (5, -9), (5, 2), (-10, 0)]), "#f7ecd4"), d.fill(geo.polygon([(5, -9), (21, -13), (21, -3), (5, 2)]), "#c9b49c")
        d.fill(geo.polygon([(-3, -19), (14, -23), (23, -13), (5, -8)]), roof)
        d.stroke([(-11, -11), (-3, -19), (5, -8), (22, -13)], 0.6, "#5a3a34"), d.stroke([(-3, -19), (14, -23), (23, -13)], 0.6, "#5a3a34"), d.stroke([(-10, -11), (-10, 0), (5, 2), (5, -8)], 0.5, "#5a3a34"), d.stroke([(5, 2), (21, -3), (21, -13)], 0.5, "#5a3a34")
        d.fill(geo.rectangle(-5, -8, 3, 4), "#5a4a54"), d.fill(geo.rectangle(9, -8, 3, 3.6), "#5a4a54"), d.fill(geo.rectangle(15, -9.6, 3, 3.6), "#5a4a54")


def village(d):
    lane = [ground(0.02, 0.95), ground(0.26, 1.25), ground(0.32, 1.6), ground(0.62, 2.2), ground(0.7, 3.2)]
    d.stroke(lane, 2.6, "#f1e4c4", (0.02, 0.5))
    church = ground(0.30, 1.52)
    spots = [(px, py) for px, py in geo.scattered(d.rng, 46, (450, 740, 740, 980), 30) if ((px - church[0] - 12) / 118) ** 2 + ((py - church[1]) / 94) ** 2 < 1]
    for px, py in sorted(spots, key=lambda p: p[1]):
        z = DEEP / (py - HORIZON)
        if abs(px - np.interp(py, [p[1] for p in lane[::-1]], [p[0] for p in lane[::-1]])) < 12 or (-46 < px - church[0] < 40 and -24 < py - church[1] < 12) or px < 470 + 0.75 * (py - 860):
            continue
        house(d, px, py, d.rng.uniform(1.2, 1.6) / z, ("#c8694a", "#b4553f", "#d08a5a", "#8a6a60")[d.rng.integers(4)], d.rng.random() < 0.3)
        if d.rng.random() < 0.6:
            r = 11 / z
            d.fill(geo.blob(d.rng, px - 24 / z, py - 2, r, r, 8, 0.15), "#7f9460"), d.fill(geo.ellipse(px - 27 / z, py - 6 / z, 0.5 * r), "#b9c284", 0.8, 1, False)
    x, y = church
    d.fill(geo.polygon([(x + 8, y + 4), (x + 66, y - 12), (x + 72, y - 4), (x + 12, y + 10)]), "#5d6248", 0.55, 1.5, False)
    house(d, x + 12, y, 1.7, "#8a6a60")
    d.fill(geo.polygon([(x - 14, y + 1), (x - 14, y - 40), (x - 4, y - 40), (x - 4, y + 3)]), "#f7ecd4"), d.fill(geo.polygon([(x - 4, y + 3), (x - 4, y - 40), (x + 2, y - 42), (x + 2, y)]), "#c9b49c")
    d.fill(geo.polygon([(x - 16, y - 40), (x - 7, y - 70), (x + 3, y - 42), (x - 4, y - 38)]), "#7a6a70"), d.stroke([(x - 16, y - 40), (x - 7, y - 70), (x + 3, y - 42)], 0.7, "#3a2a34"), d.stroke([(x - 14, y), (x - 14, y - 40), (x - 4, y - 38), (x - 4, y + 3)], 0.5, "#5a3a34")


def shadow(d):
    """The rope's own shadow runs over fields, river and roofs, with the thin place and the bird."""
    a, b = np.array((-30.0, 1118.0)), np.array((830.0, 700.0))
    width = np.interp(np.linspace(0, 1, 60), (0, 0.42, 0.46, 0.60, 0.64, 1), (17, 14, 3.5, 3, 11.5, 9))
    line = [tuple(a + (b - a) * t + np.array((0, 5 * np.sin(9 * t)))) for t in np.linspace(0, 1, 60)]
    d.fill(geo.ribbon(line, width.tolist(), 90), "#34443f", 0.62, 1.2, False)
    x, y = a + (b - a) * 0.335
    d.fill(geo.ellipse(x, y - 9, 13, 7, -26), "#4a5a52", 0.5, 1.6, False), d.fill(geo.ellipse(x + 10, y - 16, 5.5, 5), "#4a5a52", 0.5, 1.4, False)


def clouds(d):
    """Flat below, heaped above, lit from the left; two drift between us and the fields."""
    for x, y, s, alpha in ((120, 196, 0.8, 0.9), (640, 118, 1.2, 0.95), (330, 92, 0.5, 0.8), (706, 640, 0.9, 0.55), (70, 520, 0.7, 0.5)):
        with d.at(x, y, s):
            lumps = [(px, -abs(d.rng.normal(0, 16)) * (1 - abs(px) / 150), d.rng.uniform(18, 36) * (1 - abs(px) / 190)) for px in np.linspace(-120, 120, 13) + d.rng.normal(0, 8, 13)]
            heap = geo.intersect(geo.union(*(geo.ellipse(px, py, 1.25 * r, r) for px, py, r in lumps), geo.ellipse(0, 4, 140, 13)), geo.rectangle(-190, -90, 380, 102, 6))
            d.fill(heap, "#fff8ea", alpha, 1.6, False)
            with d.inside(heap):
                for px, py, r in lumps:
                    d.fill(geo.ellipse(px + 0.4 * r, py + 0.5 * r, 0.9 * r, 0.5 * r), "#b9c6cc", 0.35 * alpha, 6, False)
            for px, py, r in lumps[2:-2:2]:
                d.stroke(geo.arc(px, py, 1.2 * r, 0.96 * r, 200, 290), 0.6, "#9fb0b8", (0.3, 0.5))


def strand(d, s, lean):
    """One turn of one strand: it comes from under the lower edge, climbs, and slips over the upper one."""
    line = [rope(s, 1.02), rope(s + 0.14 * lean, 0.84), rope(s + 0.5 * lean, 0.0), rope(s + 0.86 * lean, -0.84), rope(s + lean, -1.02)]
    path = geo.ribbon(line, [34, 54, 58, 54, 34], 50)
    d.fill(path, HEMP)
    with d.inside(path):
        d.fill(geo.ribbon([rope(s + 34, 1.1), rope(s + 0.5 * lean + 25, 0.05), rope(s + lean + 22, -1.0)], [26, 26, 20], 20), BROWN, 0.8, 7, False)
        d.fill(geo.ribbon([rope(s + 0.42 * lean - 6, 0.1), rope(s + 0.66 * lean - 8, -0.46), rope(s + 0.9 * lean - 6, -0.86)], [6, 17, 12], 20), LIGHT, 0.95, 5, False)
        d.fill(geo.ribbon([rope(s - 30, 0.98), rope(s + 0.6 * lean, 0.98)], [34, 30], 12), "#5f3d2e", 0.6, 9, False)
        for k in np.linspace(-27, 27, 14):
            jig = d.rng.normal(0, 2.5, 3)
            d.stroke([rope(s + k + jig[0] - 4, 1.0), rope(s + 0.14 * lean + k, 0.84), rope(s + 0.5 * lean + k + jig[1], 0.0), rope(s + 0.86 * lean + k, -0.84), rope(s + lean + k + jig[2], -1.0)], 0.55, (BROWN, "#6a4430", "#f9e7b4", BROWN)[d.rng.integers(4)], (0.2, 0.4))
    d.contour(path, 1.0, lost=0.1)


def laid(d, first, last, thin=None):
    """Strand over strand; where one has parted the rope grows thinner."""
    edge = [rope(s, -1.0 + 0.035 * np.sin(s / 9.2)) for s in np.arange(first - 20, last + 21, 6)]
    low = [rope(s, 1.0 + 0.035 * np.sin(s / 9.2 + 1)) for s in np.arange(first - 20, last + 21, 6)]
    band = geo.polygon([*edge, *low[::-1]])
    d.cast(band, 4, 14, "#4a5040", 0.35, 9)
    with d.inside(band):
        for s in np.arange(first - 160, last + 40, 56):
            strand(d, s, 132)
    d.contour(band, 0.7, lost=0.5)


def hairs(d, first, last, count):
    """What stands off an old rope."""
    for _ in range(count):
        s, edge = d.rng.uniform(first, last), d.rng.choice((-1, 1))
        long = d.rng.uniform(8, 34)
        x, y = rope(s, 0.96 * edge)
        nx, ny = ACROSS * edge
        d.stroke([(x, y), (x + 0.5 * long * nx + d.rng.normal(0, 6), y + 0.5 * long * ny), (x + long * nx + d.rng.normal(0, 14), y + long * ny + d.rng.normal(0, 6))], 0.6, (BROWN, HEMP, INK)[d.rng.integers(3)], (0.05, 0.7))


def tuft(d, s, t, way, reach, spread, count):
    """A parted strand: it has sprung back, untwisted, and every fibre ends where it likes."""
    root = np.array(rope(s, t))
    axis = np.radians(way)
    for k in range(count):
        off, long = d.rng.normal(0, spread), reach * d.rng.uniform(0.45, 1.05)
        a0, a1 = axis + 0.35 * off, axis + off + 0.5 * np.sign(off)
        start = root + d.rng.normal(0, 7, 2)
        mid = start + 0.5 * long * np.array((np.cos(a0), np.sin(a0)))
        end = mid + 0.55 * long * np.array((np.cos(a1), np.sin(a1)))
        tone = (HEMP, BROWN, LIGHT, "#b98545", "#6a4430")[d.rng.integers(5)]
        if k % 3 == 0:
            d.fill(geo.ribbon([tuple(start), tuple(mid), tuple(end)], [d.rng.uniform(3, 8), 3.4, 0.6], 16), tone)
            d.stroke([tuple(start), tuple(mid), tuple(end)], 0.5, INK, (0.1, 0.6))
        else:
            d.stroke([tuple(start), tuple(mid), tuple(end)], d.rng.uniform(0.6, 1.3), tone if k % 4 else INK, (0.05, 0.8))


def last_ones(d):
    """Two strands, as hard as wire."""
    for n, (t0, t1) in enumerate(((0.34, -0.30), (-0.26, 0.34))):
        line = [rope(BREAK - 70, 1.3 * t0), rope(BREAK + 20, t0), rope((BREAK + MEND) / 2, 0.25 * (t0 + t1) + 0.03), rope(MEND - 14, t1), rope(MEND + 80, 1.3 * t1)]
        path = geo.ribbon(line, [40, 30, 23, 30, 40], 60, False)
        d.cast(path, 4, 8, BROWN, 0.5, 4), d.fill(path, HEMP)
        spine = geo.sample(line, 30)
        with d.inside(path):
            for k in range(1, 29):
                a, b = spine[k], spine[min(k + 1, 29)]
                d.stroke([tuple(a + 15 * ACROSS), tuple(0.5 * (a + b) + ALONG * 4), tuple(b - 15 * ACROSS + ALONG * 10)], 1.0, BROWN, (0.1, 0.2)), d.stroke([tuple(a + 15 * ACROSS + 4 * ALONG), tuple(b - 15 * ACROSS + ALONG * 14)], 0.7, "#f9e7b4", (0.3, 0.2))
            d.fill(geo.ribbon([tuple(p + 11 * ACROSS) for p in spine[::4]], [11] * 8, 30), "#6a4430", 0.65, 4, False), d.fill(geo.ribbon([tuple(p - 8 * ACROSS) for p in spine[::4]], [6] * 8, 30), LIGHT, 0.9, 2.5, False)
        d.contour(path, 1.2, lost=0.1)
        for _ in range(9 + 5 * n):
            k = d.rng.integers(6, 24)
            x, y = spine[k]
            long, side = d.rng.uniform(14, 48), d.rng.choice((-1, 1))
            d.stroke([(x, y + 9 * side), (x + d.rng.normal(0, 12), y + side * (9 + 0.5 * long)), (x + d.rng.normal(0, 26), y + side * (6 + long))], 0.8, (BROWN, INK, HEMP)[d.rng.integers(3)], (0.05, 0.7))


def bird(d, x, y):
    """It has its head on one side: something gave way just now."""
    dark, blue, pale, belly = "#1d3468", "#3f74b8", "#8fbce0", "#f3e6d2"
    with d.at(x, y, 1.18, -4):
        for k, (tip, wide) in enumerate((((-168, 18), 15), ((-176, 6), 15), ((-164, 30), 14))):
            feather = geo.ribbon([(-60, -44 + 4 * k), (-120, -18 + 5 * k), tip], [22, 19, wide], 20)
            d.shape(feather, (dark, "#2c5192", "#264680")[k], 0.9, 0)
            d.stroke([(-64, -44 + 4 * k), (-120, -18 + 5 * k), tip], 0.6, pale)
        for px, lean in ((-8, -6), (22, 6)):  # legs, and toes round the hemp
            d.stroke([(px, -18), (px + lean * 0.5, -4), (px + lean, 8)], 3.0, "#4a3430", (0.02, 0.02))
            for tx, ty in ((-13, 14), (1, 19), (15, 13)):
                d.stroke([(px + lean, 7), (px + lean + 0.6 * tx, 8 + 0.3 * ty), (px + lean + tx, 8 + ty)], 2.4, "#4a3430", (0.02, 0.5))
        body = geo.curve([(-88, -58), (-64, -94), (-24, -122), (22, -132), (62, -112), (78, -76), (70, -36), (36, -10), (-10, -6), (-54, -22)])
        d.fill(body, blue)
        with d.inside(body):
            d.fill(geo.curve([(90, -110), (52, -92), (34, -60), (4, -34), (-40, -20), (-30, 10), (90, 10)]), belly, 0.98, 7, False)
            d.fill(geo.ellipse(58, -84, 26, 24), "#e79a62", 0.75, 12, False)
            d.fill(geo.ellipse(-6, -2, 66, 18), "#8a90a8", 0.75, 10, False)
            d.fill(geo.ellipse(-50, -104, 60, 22, -24), pale, 0.7, 9, False)
            for _ in range(190):
                px, py = d.rng.uniform(-86, 78), d.rng.uniform(-128, -8)
                low = py > -60 + 0.5 * abs(px - 40) - 30 * (px > 20)
                d.stroke([(px, py), (px - 6, py + 5), (px - 13, py + 7)], 0.6, ("#c9b08e", "#fffaf0", "#a98f7c")[d.rng.integers(3)] if low else (dark, pale, "#2f5c9f")[d.rng.integers(3)], (0.2, 0.6))
        d.contour(body, 1.1, lost=0.25)
        wing = geo.curve([(34, -104), (2, -108), (-40, -92), (-84, -54), (-128, -14, "c"), (-84, -26), (-36, -30), (6, -46), (34, -74)])
        d.fill(wing, "#2f5c9f")
        with d.inside(wing):
            d.fill(geo.ribbon([(26, -106), (-30, -94), (-90, -48)], [16, 14, 8], 20), pale, 0.75, 5, False), d.fill(geo.ribbon([(20, -52), (-40, -30), (-120, -12)], [18, 16, 8], 20), dark, 0.85, 6, False)
            for k in range(8):
                d.stroke([(20 - 7 * k, -62 + 1.5 * k), (-36 - 6 * k, -42 + 1.2 * k), (-96 - 4 * k, -20 + 0.4 * k)], 1.3, ("#10204a", "#10204a", pale)[k % 3], (0.2, 0.4))
            for row in range(3):
                for k in range(7):
                    px, py = 24 - 14 * k - 5 * row, -92 + 4.6 * k + 11 * row
                    d.stroke([(px + 7, py - 5), (px, py + 5), (px - 9, py + 1)], 0.9, ("#12265a", "#a9cfee")[row % 2], (0.2, 0.3))
        d.contour(wing, 1.0, lost=0.15)
        # the head, bent over the edge of the tuft
        with d.at(62, -128, 1.0, 22):
            head = geo.curve([(-44, 26), (-46, -8), (-30, -38), (2, -48), (32, -38), (46, -12), (44, 14), (26, 36), (-8, 46), (-36, 42)])
            d.fill(head, blue)
            with d.inside(head):
                d.fill(geo.ellipse(-6, -34, 36, 16, -6), pale, 0.75, 8, False), d.fill(geo.ellipse(20, 36, 34, 20, -20), "#e8a06a", 0.9, 8, False), d.fill(geo.ellipse(28, 22, 16, 11, -20), belly, 0.9, 4, False)
                d.fill(geo.ribbon([(46, -8), (16, -8), (-22, -2)], [8, 13, 4], 16), dark, 0.85, 3, False)
                for _ in range(70):
                    px, py = d.rng.uniform(-44, 38), d.rng.uniform(-46, 36)
                    d.stroke([(px, py), (px - 5, py + 4), (px - 11, py + 5)], 0.55, (dark, pale, "#2f5c9f")[d.rng.integers(3)], (0.2, 0.6))
            d.contour(head, 1.0, lost=0.35)
            d.fill(geo.ellipse(17.4, -8.4, 9.6, 9.4), "#a9c4e0"), d.fill(geo.ellipse(18.4, -7.8, 8.6), "#160f14"), d.fill(geo.ellipse(22, -11, 2.7), "#ffffff"), d.fill(geo.ellipse(16, -4, 1.4), "#9fb8d8")
            d.shape(geo.curve([(40, -12, "c"), (56, -8), (78, 4, "c"), (58, 6), (43, 6, "c")]), "#3c3134", 0.8, 0), d.shape(geo.curve([(43, 6, "c"), (58, 6), (70, 7, "c"), (56, 13), (42, 14, "c")]), "#5a4a48", 0.7, 0)
            d.stroke([(44, -8), (56, -5), (68, 1)], 0.8, "#a89a98")


def crumbs(d):
    for _ in range(34):  # bits of fibre on their long way down
        t = d.rng.random() ** 1.5
        x, y = 520 + d.rng.normal(0, 40 + 90 * t), 620 + 420 * t
        a, long = d.rng.uniform(0, 6.28), (20 - 13 * t) * d.rng.uniform(0.6, 1.2)
        d.stroke([(x, y), (x + 0.5 * long * np.cos(a) + 2, y + 0.5 * long * np.sin(a)), (x + long * np.cos(a + 0.5), y + long * np.sin(a + 0.5))], 1.3 - 0.7 * t, (BROWN, INK, "#b98545")[d.rng.integers(3)], (0.2, 0.4))


def paint(picture):
    sky = ramp(((0, "#8fb6cc"), (0.5, "#c6d8d6"), (0.85, "#f3e7cc"), (1, "#f7e3bd")), np.clip((picture.y + 18 * picture.noise(260, 4, stretch=(3, 1))) / HORIZON, 0, 1))
    land = ramp(((0, "#c9d3c4"), (0.2, "#cbc999"), (1, "#a7ab70")), np.clip((picture.y - HORIZON) / 900, 0, 1))
    low = step(picture.y, HORIZON - 2, HORIZON + 2)[..., None]
    picture.image = (sky * (1 - low) + land * low).astype(np.float32)
    far, air, near, blue = (Drawing(picture, INK, width, light=(-0.5, -0.85), seed=seed) for width, seed in ((1.5, 3), (1.5, 5), (2.0, 9), (1.8, 11)))
    for points, tone in (([(-20, 300), (60, 284), (150, 246), (210, 262), (300, 288), (430, 276), (520, 284), (640, 232), (700, 244), (770, 276), (830, 268), (830, 330), (-20, 330)], "#a9bfc4"), ([(-20, 314), (160, 292), (360, 306), (540, 288), (830, 312), (830, 350), (-20, 350)], "#b4c4b8")):
        far.fill(points, tone)
    fields(far), river(far), village(far), shadow(far), clouds(air)
    last_ones(near), laid(near, -60, BREAK - 24), laid(near, MEND + 24, LONG + 60)
    hairs(near, 0, BREAK - 30, 90), hairs(near, MEND + 40, LONG, 60)
    for s, t, way, reach, count in ((BREAK - 26, 0.0, -20, 66, 24), (MEND + 30, 0.0, 150, 66, 24), (BREAK + 6, -0.7, -62, 150, 54), (BREAK + 20, 0.75, 76, 170, 60), (MEND + 10, -0.7, -108, 150, 50), (MEND, 0.75, 122, 160, 56)):
        tuft(near, s, t, way, reach, 0.36, count)
    crumbs(near), bird(blue, 322, 566)
    for s, t, way in ((BREAK - 16, -0.5, -70), (BREAK - 6, 0.6, 60)):
        tuft(blue, s, t, way, 110, 0.42, 16)
    far.under()
    shade = step(picture.noise(330, 31, stretch=(1.6, 0.7)), 0.35, 0.9) * step(picture.y, HORIZON + 30, HORIZON + 140)
    picture.glaze(shade * 0.8, "#a9b8b4", 0.8)
    picture.lay(step(picture.y, HORIZON + 190, HORIZON - 10) * step(picture.y, HORIZON - 60, HORIZON) * 0.5, "#f0e6cc")
    air.under(strength=0.9), near.under(), blue.under()
    picture.hard[:] = 0.9
    wash(picture, edge=0.12, granulation=0.035, bleed=0.35)
    front = np.clip(near.cover() + blue.cover(), 0, 1)
    far.over((1 - front) * (1 - 0.6 * blur(air.cover(), 3)), 0.75), near.over(1 - blue.cover()), blue.over()
    return finish(picture, impasto=0, paper=0.035, grain=0.004)
