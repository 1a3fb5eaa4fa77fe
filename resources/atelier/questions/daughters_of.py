"""What has been handed down from one to the other, and does the smallest want it?

The head of a wooden doll is open like a box; out of it rises her daughter, whose head is open too; at the top the youngest has a spyglass.
"""

import numpy as np
from atelier import geometry as geo
from light import shades
from light.colour import lighten, shadow_of
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pencil, wash
from light.portraits import Face, portrait
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 415, 0.4
MIDDLE = 400
OLDEST = Face("#e2c2a4", "#8f6452", "#6a8a94", ("#b8b4b8", "#dcd8d4"), ("#9c4a4a", "#b0605a"), "#c8705c", 1.02, (13, 9), (3, -9), (-2, -8), (10, 2), 1.2, (-10, -2), 0.5, 1.0, 0, 3, (False, False), True)
GRAND = Face("#ecccae", "#9c6a58", "#5f7a4c", ("#6a5a58", "#8a7a74"), ("#a83a44", "#c05a58"), "#d8705c", 0.98, (6, 12), (-12, 4), (-8, 2), (4, 12), 1.1, (-4, -12), 0.8, 0.94, 0, 4)
MOTHER = Face("#f0d2b4", "#a8705e", "#4a7aa0", ("#5a2f24", "#8a4a34"), ("#b8303f", "#d05a5c"), "#e07a68", 0.94, (-2, -4), (3, -12), (-16, -20), (-8, -6), 0.9, (2, -3), 1.0, 0.9, 0, 6)
GIRL = Face("#f6dcc2", "#b87f6c", "#3f8a7a", ("#8a4a2c", "#b8703c"), ("#c84a54", "#dc7068"), "#e88070", 0.90, (2, 14), (12, 6), (-14, 0), (0, 4), 0.8, (10, -2), 0.9, 0.9, 0, 4)


def scene(detail):
    bare_sheet()


def lip(d, y, w):
    """The near edge of an opened head, in front of her who stands in it."""
    edge = [(MIDDLE + w * np.cos(a), y + 0.20 * w * np.sin(a)) for a in np.linspace(0, np.pi, 30)]
    d.shape(geo.ribbon(edge, [0.03 * w, 0.075 * w, 0.03 * w], 30), "#d9ae74", 1.0, 0)


def bust(d, rim_y, rim, face_y, size, face, shawl, trim, cloth, foot, wide, dots, tilt=0):
    """From the rim of the opened head over the kerchief down to the shoulders, which stand in the head below."""
    f = 196 * size
    right = [(rim, rim_y, "c"), (rim + 0.12 * f, face_y - 0.5 * f), (1.22 * f, face_y + 0.1 * f), (1.04 * f, face_y + 0.9 * f), (0.92 * f, face_y + 1.3 * f), (0.9 * wide, foot - 0.42 * (foot - face_y - 1.3 * f)), (wide, foot, "c")]
    shape = geo.curve([*((MIDDLE + p[0], *p[1:]) for p in right), *((MIDDLE - p[0], *p[1:]) for p in right[::-1])])
    d.cast(shape, 12, 12, "#0a1a2c", 0.45, 14)
    d.shape(shape, cloth, 1.4, 0)
    hood = geo.curve([*((MIDDLE + p[0], *p[1:]) for p in right[:5]), (MIDDLE + 0.5 * f, face_y + 1.52 * f), (MIDDLE, face_y + 1.62 * f), (MIDDLE - 0.5 * f, face_y + 1.52 * f), *((MIDDLE - p[0], *p[1:]) for p in right[4::-1])])
    with d.inside(shape):
        flowers(d, face_y + 2.0 * f, foot, wide, trim)
        d.fill(geo.moved(hood, 0, 0.10 * f), "#0a1a2c", 0.4, 0.06 * f, False)
        d.shape(hood, shawl, 1.1, 0)
        with d.inside(hood):
            dots(d, face_y, f)
    d.model(shape, "#0f1430", 0.26 * f, 0.2 * f, 0.6)
    d.fill(geo.ellipse(MIDDLE - 1.02 * f, face_y + 0.1 * f, 0.07 * f, 0.5 * f, 6), "#ffffff", 0.30, 0.06 * f, False)
    face_frame = geo.ellipse(MIDDLE, face_y - 0.06 * f, 1.0 * f, 1.30 * f)
    d.shape(face_frame, trim, 1.1, 0.1)
    d.fill(geo.ellipse(MIDDLE, face_y - 0.06 * f, 0.93 * f, 1.23 * f), face.hair[0])
    with d.inside(geo.ellipse(MIDDLE, face_y - 0.06 * f, 0.93 * f, 1.23 * f)):
        portrait(d, MIDDLE, face_y, size, face, tilt)
        with d.at(MIDDLE, face_y, size, tilt):
            for side in (-1, 1):
                d.shape([(0, -290), (side * 110, -290), (side * 230, -200), (side * 220, 10), (side * 180, -60), (side * 128, -150), (side * 60, -206), (0, -226)], face.hair[0], 1.0, 0.1)
                for k in range(4):
                    d.stroke([(side * 4, -276 + 12 * k), (side * (90 - 8 * k), -246 + 14 * k), (side * (176 - 8 * k), -140 + 18 * k)], 0.7, face.hair[1])
    knot(d, face_y + 1.46 * f, f, shawl)
    d.shape(geo.ellipse(MIDDLE, rim_y, rim, 0.20 * rim), "#d9ae74", 1.2, 0)
    d.fill(geo.ellipse(MIDDLE, rim_y + 0.03 * rim, 0.90 * rim, 0.15 * rim), "#4a2a24", 0.9, 0.03 * rim, False)


def knot(d, y, f, shawl):
    tone = lighten(shawl, 0.04)
    for side in (-1, 1):
        d.shape([(MIDDLE, y), (MIDDLE + side * 0.26 * f, y - 0.16 * f), (MIDDLE + side * 0.46 * f, y + 0.04 * f), (MIDDLE + side * 0.22 * f, y + 0.15 * f)], tone, 1.0, 0.14)
        d.shape([(MIDDLE, y + 0.02 * f), (MIDDLE + side * 0.28 * f, y + 0.34 * f), (MIDDLE + side * 0.08 * f, y + 0.46 * f)], tone, 1.0, 0.14)
    d.shape(geo.ellipse(MIDDLE, y, 0.10 * f), tone, 0.9, 0.1)


def flowers(d, top, foot, wide, trim):
    """Three roses and their leaves, on the body of each."""
    r = 0.21 * wide
    y = (top + foot) / 2
    for k, (u, v, size) in enumerate(((0, 0.1, 1.25), (-0.54, -0.3, 0.8), (0.54, -0.3, 0.8), (-0.62, 1.1, 0.7), (0.62, 1.1, 0.7))):
        with d.at(MIDDLE + u * wide, y + v * r, 1, 11 * np.sin(3 * k)):
            rose(d, size * r, ("#d8455a", "#e8a84a", "#7fb8d8")[k % 3], trim)


def rose(q, r, petal, heart):
    for side in (-1, 1):
        q.fill([(0, 0.5 * r), (side * 1.1 * r, 1.0 * r), (side * 1.9 * r, 0.6 * r), (side * 1.1 * r, 0.3 * r)], "#4a9a6c", hide=False)
    for a in np.arange(0, 6.2, 6.2832 / 6):
        q.fill(geo.ellipse(0.62 * r * np.cos(a), 0.62 * r * np.sin(a), 0.44 * r), petal, hide=False)
        q.stroke([(0.3 * r * np.cos(a), 0.3 * r * np.sin(a)), (0.9 * r * np.cos(a + 0.2), 0.9 * r * np.sin(a + 0.2))], 0.7, shadow_of(petal, 0.2))
    q.fill(geo.ellipse(0, 0, 0.34 * r), heart, hide=False)


def lid(d, rim_y, rim, shawl, side, turn, who):
    """The crown of her head, folded back like a lid; in it sits a man."""
    with d.at(MIDDLE + side * 0.98 * rim, rim_y + 2, 1, side * turn, side < 0):
        dome = [(4, 0, "c"), (0.06 * rim, -0.5 * rim), (0.6 * rim, -0.92 * rim), (1.2 * rim, -0.92 * rim), (1.76 * rim, -0.5 * rim), (1.84 * rim, 0, "c"), (0.92 * rim, 0.2 * rim)]
        flipped = [(x, -y, *rest) for x, y, *rest in dome]
        d.cast(flipped, 8, 10, "#0a1a2c", 0.4, 10)
        d.shape(geo.ellipse(0.92 * rim, 0, 0.92 * rim, 0.18 * rim), "#d9ae74", 1.0, 0), d.fill(geo.ellipse(0.92 * rim, 0.02 * rim, 0.82 * rim, 0.12 * rim), "#4a2a24", 0.9, 2, False)
    x, y = MIDDLE + side * (0.98 * rim + 0.92 * rim * np.cos(np.radians(turn))), rim_y + 0.92 * rim * np.sin(np.radians(turn))
    who(x, y)
    with d.at(MIDDLE + side * 0.98 * rim, rim_y + 2, 1, side * turn, side < 0):
        front = geo.subtract(geo.curve(flipped), geo.ellipse(0.92 * rim, 0, 0.92 * rim, 0.18 * rim))
        d.shape(front, shawl, 1.2, 0.16)


def spots(tone, second, apart):
    return lambda d, y, f: d.scatter(geo.rectangle(MIDDLE - 1.6 * f, y - 2.2 * f, 3.2 * f, 4.2 * f), apart * f, lambda q, row: (q.fill(geo.ellipse(0, 0, 0.085 * f), tone, hide=False), q.fill(geo.ellipse(0, 0, 0.04 * f), second, hide=False)))


def checks(tone, apart):
    def put(d, y, f):
        for k in np.arange(-2, 2.01, apart):
            for line in ([(MIDDLE + k * f, y - 2.2 * f), (MIDDLE + 1.1 * k * f, y + 2 * f)], [(MIDDLE - 2 * f, y + k * f), (MIDDLE + 2 * f, y + k * f)]):
                d.stroke(line, 2.2 * max(f / 90, 0.5), tone, (0.01, 0.01), 0.2)
    return put


def family(d):
    def sitter(flip, high, thing=None, **looks):
        def put(x, y):
            shape = shades.figure(shades.SIT, **looks)
            shades.lit(d, shades.placed(shape, x, y + 0.30 * high, high, flip), "#141c38", "#a8d8d0", (-0.3, 1), 2.2, 0.9, 0.8)
            if thing:
                thing(x, y)
        return put

    paper = lambda x, y: (d.shape(geo.polygon([(x + 2, y - 36), (x + 34, y - 40), (x + 36, y - 8), (x + 4, y - 6)]), "#f0ead8", 0.8, 0.06), *(d.stroke([(x + 8, y - k), (x + 30, y - k - 2)], 0.5, "#8a8a9c") for k in (30, 23, 16)))
    rod = lambda x, y: (d.stroke([(x + 12, y - 10), (x + 62, y - 58)], 1.6, "#c9a24e", (0.02, 0.1)), d.stroke([(x + 62, y - 58), (x + 66, y + 66)], 0.7, "#f0ead8", (0.02, 0.02)))
    lid(d, 742, 150, "#4a3a86", 1, 16, sitter(True, 170, None, stoop=8, build=1.2, hair="bald"))
    lid(d, 462, 104, "#a83a52", -1, 18, sitter(False, 136, paper, build=1.1, hat="bowler"))
    lid(d, 284, 72, "#2f7a86", 1, 14, sitter(False, 104, rod, hat="cap"))
    bust(d, 742, 150, 908, 0.62, OLDEST, "#4a3a86", "#e0b450", "#241f5c", 1260, 330, spots("#e0b450", "#4a3a86", 0.46))
    bust(d, 462, 104, 578, 0.42, GRAND, "#a83a52", "#f0dca0", "#5a1f44", 752, 134, checks("#d8707a", 0.4), 3)
    lip(d, 742, 150)
    bust(d, 284, 72, 362, 0.28, MOTHER, "#2f7a86", "#f0dca0", "#1f4a6a", 468, 92, spots("#bfe0dc", "#2f7a86", 0.5), -2)
    lip(d, 462, 104)
    bust(d, 168, 46, 220, 0.185, GIRL, "#e0a03c", "#f6ecd0", "#a85a2c", 288, 62, spots("#f8ecc8", "#c8503c", 0.6), 4)
    lip(d, 284, 72)
    spy = (((-2, -88), (8, -84)), ((13, -86), (17, -84)), ((-4, -26), (-5, 0)), ((4, -26), (5, 0)))
    with d.inside(geo.rectangle(0, -40, 800, 212)):
        shades.lit(d, shades.placed(shades.figure(spy, child=True, coat=26, flare=15, hair="plaits"), 396, 210, 150), "#8f2438", "#ffc890", (-0.3, 1), 3.0, 0.9, 1.0)
    d.shape([(412, 72, "c"), (446, 62, "c"), (450, 76, "c"), (414, 82, "c")], "#c9a24e", 0.9, 0.12), d.shape([(446, 60, "c"), (470, 52, "c"), (475, 74, "c"), (450, 79, "c")], "#8a5a34", 0.9, 0.12)
    d.fill([(354, 168), (400, 178), (446, 168), (440, 180), (400, 190), (360, 180)], "#d9ae74"), d.contour(geo.ellipse(400, 168, 46, 9.4), 0.8, lost=0)


def paint(picture):
    night = ramp(((0, "#3f8f9a"), (0.4, "#24657f"), (1, "#16304f")), (picture.y + 50 * picture.noise(300, 4)) / 1200)
    picture.image = night.astype(np.float32)
    picture.glow(400, 120, 460, "#bfe4d0", 0.55, 1.5)
    dolls = Drawing(picture, "#141430", 2.1, light=(-0.55, -0.8), seed=5)
    family(dolls)
    dolls.under()
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#eef2ea", (30, 62), 1.4, 26, 1.0, 0.5, mask=0.30 * (1 - 0.7 * dolls.cover()))
    dolls.over()
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
