"""Does he want to become like the world, or shall the world become like him?

A chameleon with a coat of patterns paints the branch, the leaves and whoever sits there in his own colours.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import lighten
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pencil, wash
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 8, 1.25
BRANCH = [(-40, 250), (150, 380), (340, 560), (540, 720), (840, 900)]
COAT, DEEP = "#3fb0a0", "#145a64"
BODY = [(300, 470), (352, 392), (440, 352), (532, 372), (612, 440), (668, 530), (696, 620), (690, 700), (640, 730), (560, 690), (470, 620), (380, 560), (310, 520)]
HEAD = [(150, 430), (176, 384), (236, 340), (300, 262), (360, 214), (392, 226), (400, 300), (392, 390), (356, 470), (290, 516), (220, 510), (164, 480)]


def scene(detail):
    bare_sheet()


def coat(d, box, size=1.0):
    """What he wears: fans, drops and stars on turquoise."""
    left, top, wide, high = box
    for row, y in enumerate(np.arange(top, top + high, 36 * size)):
        for x in np.arange(left + 22 * size * (row % 2), left + wide, 44 * size):
            for r, tone in ((20, "#f0c850"), (16, "#1f7a86"), (11, "#f4e8c4"), (7, "#d8504a")):
                d.fill(geo.subtract(geo.ellipse(x, y, r * size), geo.rectangle(x - 30 * size, y + 2 * size, 60 * size, 40 * size)), tone, hide=False)
            d.fill([(x, y + 4 * size), (x + 4 * size, y + 12 * size), (x, y + 18 * size), (x - 4 * size, y + 12 * size)], "#f0c850", hide=False)


def branch(d):
    shape = geo.ribbon(BRANCH, [40, 46, 50, 54, 62], 80)
    d.cast(shape, 8, 14, "#7a4a6a", 0.35, 12)
    d.shape(shape, "#7a4f44", 1.4, 0)
    with d.inside(shape):
        for off in (-14, -4, 8, 17):
            d.stroke([(x + 0.6 * off, y - off) for x, y in BRANCH], 0.8, "#4f2f30", (0.1, 0.3))
        done = geo.curve([(286, 430), (330, 480), (420, 560), (520, 640), (860, 860), (840, 1000), (560, 820), (340, 640), (262, 540), (278, 500), (262, 470)])
        with d.inside(done):
            d.fill(geo.rectangle(200, 400, 660, 620), COAT)
            coat(d, (210, 410, 640, 600), 0.62)
        for x, y, long in ((268, 548, 34), (288, 566, 54), (310, 582, 26)):
            d.fill(geo.ribbon([(x, y), (x + 1, y + long)], [9, 7], 8), COAT)
    d.model(shape, "#2a1c34", 14, 10, 0.6), d.contour(shape, 1.4)


def leaf(d, x, y, size, turn, painted, flip=False):
    with d.at(x, y, size, turn, flip):
        shape = [(0, 0, "c"), (20, -46), (84, -84), (160, -74, "c"), (142, -14), (90, 24), (30, 22)]
        d.cast(shape, 5, 9, "#7a4a6a", 0.3, 8)
        d.shape(shape, COAT if painted else "#6aa84a", 1.3, 0)
        with d.inside(geo.curve(shape)):
            if painted:
                coat(d, (-10, -90, 190, 130), 0.8)
        d.model(shape, DEEP if painted else "#2f6a3a", 14, 10, 0.55)
        d.stroke([(0, 0), (70, -30), (158, -73)], 1.4, DEEP if painted else "#3f7a3a", (0.1, 0.4))
        if not painted:
            for k in range(5):
                d.stroke([(22 + 24 * k, -8 - 11 * k), (34 + 24 * k, -40 - 9 * k)], 0.7, "#3f7a3a"), d.stroke([(26 + 24 * k, -9 - 11 * k), (48 + 22 * k, 8 - 10 * k)], 0.7, "#3f7a3a")


def leg(d, hip, knee, foot, width=46):
    limb = geo.ribbon([hip, knee, foot], [width * 1.2, width, width * 0.62], 24)
    d.cast(limb, 4, 8, DEEP, 0.4, 8), d.shape(limb, COAT, 1.3, 0)
    with d.inside(limb):
        coat(d, (min(hip[0], foot[0]) - 60, min(hip[1], knee[1]) - 60, 240, 260), 0.7)
    d.model(limb, DEEP, 12, 9, 0.6), d.contour(limb, 1.2)
    for turn in (-34, 30):
        with d.at(*foot, 1, 38 + turn):
            d.shape([(-15, -8), (-12, 20), (0, 34), (12, 20), (15, -8)], lighten(COAT, 0.06), 1.1, 0.12)


def chameleon(d):
    tail = [(680, 690), (716, 800), (668, 920), (560, 962), (476, 912), (470, 820), (544, 780), (600, 830), (574, 886), (536, 872)]
    shape = geo.ribbon(tail, [92, 78, 64, 54, 46, 39, 32, 26, 20, 12], 110)
    d.cast(shape, 8, 14, "#7a4a6a", 0.35, 12)
    d.shape(shape, COAT, 1.4, 0)
    with d.inside(shape):
        coat(d, (440, 640, 320, 350), 0.75)
    d.model(shape, DEEP, 14, 10, 0.65), d.contour(shape, 1.4)
    leg(d, (620, 610), (676, 640), (650, 744)), leg(d, (420, 540), (440, 560), (410, 606), 40)
    d.cast(BODY, 8, 14, "#7a4a6a", 0.3, 12)
    d.shape(BODY, COAT, 1.5, 0)
    with d.inside(geo.curve(BODY)):
        coat(d, (280, 340, 440, 420), 1.0)
    d.model(BODY, DEEP, 34, 26, 0.8), d.contour(BODY, 1.5)
    for k, (x, y) in enumerate(geo.sample([(400, 350), (470, 346), (560, 380), (640, 460), (690, 560), (712, 640)], 22)):
        d.shape([(x - 8, y + 12), (x + 2, y - 16), (x + 12, y + 10)], "#f0c850" if k % 2 else "#d8504a", 0.9, 0.1)
    leg(d, (590, 640), (560, 700), (556, 700), 44)
    d.cast(HEAD, 8, 12, DEEP, 0.45, 12)
    d.shape(HEAD, COAT, 1.5, 0)
    with d.inside(geo.curve(HEAD)):
        coat(d, (140, 200, 280, 190), 0.72)
        d.fill([(140, 440), (240, 424), (330, 440), (390, 400), (390, 540), (140, 540)], "#7ac8b4", 0.85, 10, False)
    d.model(HEAD, DEEP, 24, 18, 0.7), d.contour(HEAD, 1.5)
    d.stroke([(152, 452), (210, 462), (272, 456), (330, 424), (352, 386)], 2.4, DEEP, (0.1, 0.3)), d.stroke([(346, 378), (360, 382), (362, 396)], 1.6, DEEP)
    for k in range(6):
        d.stroke([(176 + 20 * k, 478 + 3 * k), (186 + 20 * k, 486 + 3 * k)], 1.0, DEEP, (0.2, 0.4))
    d.fill(geo.ellipse(166, 428, 5, 3, -30), DEEP)
    # the turret of an eye, and it looks at us
    x, y = 274, 388
    d.cast(geo.ellipse(x, y, 56, 54), 4, 7, DEEP, 0.5, 6)
    d.shape(geo.ellipse(x, y, 56, 54), "#2f8f8a", 1.3, 0.14)
    for r, tone in ((46, "#f0c850"), (38, "#2f8f8a"), (31, "#d8504a")):
        d.fill(geo.ellipse(x - 3, y + 2, r, 0.96 * r), tone), d.contour(geo.ellipse(x - 3, y + 2, r, 0.96 * r), 0.6, lost=0.2)
    d.shape(geo.ellipse(x - 5, y + 3, 23), "#f8efd4", 1.0, 0), d.fill(geo.ellipse(x - 6, y + 5, 13), "#241c2c"), d.fill(geo.ellipse(x - 11, y, 4.6), "#ffffff")
    d.stroke([(x - 58, y - 22), (x - 10, y - 62), (x + 46, y - 40)], 3.4, DEEP, (0.2, 0.5))
    _brush(d), _pail(d)


def _brush(d):
    arm = geo.ribbon([(356, 500), (300, 560), (246, 552)], [46, 38, 26], 24)
    d.cast(arm, 4, 8, DEEP, 0.4, 6), d.shape(arm, COAT, 1.3, 0)
    with d.inside(arm):
        coat(d, (220, 480, 160, 110), 0.6)
    d.model(arm, DEEP, 10, 8, 0.6), d.contour(arm, 1.2)
    d.shape(geo.ribbon([(330, 622), (240, 552), (176, 500)], [10, 9, 8], 20), "#c8843c", 1.1, 0.1)
    d.shape([(184, 500), (172, 514), (150, 500), (166, 482)], "#9aa6b4", 1.0, 0.1)
    d.shape([(168, 484), (152, 502), (112, 492), (96, 462), (132, 462)], COAT, 1.1, 0.14)
    for turn in (10, 64):
        with d.at(246, 552, 1, turn):
            d.shape([(-12, -10), (-10, 14), (0, 26), (10, 14), (12, -10)], lighten(COAT, 0.06), 1.0, 0.12)


def _pail(d):
    x, y = 540, 1010
    d.stroke([(x - 46, y - 40), (x - 10, y - 138), (x + 46, y - 40)], 2.0, "#3a3048", (0.02, 0.02))
    d.shape([(x - 50, y - 42, "c"), (x + 50, y - 42, "c"), (x + 40, y + 60, "c"), (x - 40, y + 60, "c")], "#b8b4c8", 1.3, 0.16)
    d.shape(geo.ellipse(x, y - 42, 50, 13), COAT, 1.1, 0)
    for dx, long in ((-30, 60), (-12, 34), (18, 72), (34, 28)):
        d.fill(geo.ribbon([(x + dx, y - 36), (x + dx + 1, y - 36 + long)], [12, 9], 10), COAT)
    for dy, r in ((96, 7), (142, 6), (184, 5)):
        d.shape([(x + 19, y + dy - 2 * r), (x + 19 + r, y + dy), (x + 19, y + dy + r), (x + 19 - r, y + dy)], COAT, 0.7, 0)


def bird(d):
    """Half of her is done already; nobody has asked her."""
    x, y = 104, 262
    tail = [(x - 40, y + 10), (x - 110, y + 6), (x - 116, y + 34), (x - 40, y + 42)]
    body = [(x - 62, y + 20), (x - 40, y - 40), (x + 6, y - 96), (x + 46, y - 98), (x + 66, y - 66), (x + 60, y - 10), (x + 30, y + 44), (x - 24, y + 56)]
    d.shape(tail, "#b06a7a", 1.1, 0.14)
    d.cast(body, 6, 8, "#7a4a6a", 0.3, 8), d.shape(body, "#c87a86", 1.3, 0)
    with d.inside(geo.curve(body)):
        half = geo.curve([(x + 20, y - 120), (x + 6, y - 60), (x + 18, y - 20), (x + 2, y + 20), (x + 8, y + 70), (x + 110, y + 70), (x + 110, y - 120)])
        with d.inside(half):
            d.fill(geo.rectangle(x - 20, y - 120, 140, 200), COAT), coat(d, (x - 20, y - 110, 140, 190), 0.6)
    d.model(body, "#4a2440", 12, 9, 0.6), d.contour(body, 1.3)
    d.shape([(x + 62, y - 74, "c"), (x + 96, y - 60, "c"), (x + 62, y - 50, "c")], "#e8b03c", 1.0, 0.1)
    d.shape(geo.ellipse(x + 40, y - 70, 14), "#f8efd4", 1.0, 0), d.fill(geo.ellipse(x + 45, y - 64, 6.5), "#241c2c"), d.stroke([(x + 22, y - 88), (x + 42, y - 84), (x + 56, y - 74)], 2.6, "#3a2034")
    for dx in (-8, 14):
        d.stroke([(x + dx, y + 52), (x + dx + 3, y + 78), (x + dx + 14, y + 84)], 2.2, "#e8b03c", (0.02, 0.05))


def wall(d):
    """A quiet paper of pale twigs."""
    for row in range(8):
        for k in range(-1, 6):
            with d.at(80 + 160 * k + 80 * (row % 2), 60 + 160 * row, 1.0, 20 * np.sin(row + 2 * k)):
                d.stroke([(-34, 30), (0, 0), (30, -34)], 1.2, "#c89ac4", (0.1, 0.4))
                for t in (-22, 0, 20):
                    for s in (-1, 1):
                        d.fill(geo.ellipse(t + 9 * s, -t + 9 * s * 0.6, 10, 5, -40 + 40 * s), "#c89ac4", 0.75)


def paint(picture):
    picture.image = ramp(((0, "#b888c0"), (0.5, "#d0a4cc"), (1, "#a87ab4")), (picture.y + 60 * picture.noise(320, 4)) / 1200).astype(np.float32)
    back, near = (Drawing(picture, line, width, light=(-0.5, -0.85), seed=seed) for line, width, seed in (("#8a5a94", 1.4, 3), ("#241c34", 2.0, 7)))
    wall(back)
    leaf(near, 40, 330, 0.9, 150, False), leaf(near, 196, 430, 1.0, 84, False), leaf(near, 400, 640, 0.95, 122, True), leaf(near, 720, 820, 1.0, -56, True)
    branch(near), bird(near), chameleon(near)
    back.under(), near.under()
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#f6f0f0", (32, 62), 1.4, 26, 1.0, 0.5, mask=0.30 * (1 - 0.8 * near.cover()))
    back.over(1 - near.cover()), near.over()
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
