"""Will the men let go before it is found out?

Two sailors wrestle with their arms; where the wrists meet, the tattoo of the one kisses the tattoo of the other.
"""

import numpy as np
from atelier import geometry as geo
from light import folk, heads
from light.colour import lighten, shadow_of
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 413, 0.4
PALE, TAN, INK = "#efc4a2", "#c08a62", "#1f3566"
LEFT = Look(PALE, "#b0562e", "crop", "full", 0.45, 1.12, 1.0, 1.15, "bulb", 1.1)
RIGHT = Look(TAN, "#2a2226", "bald", "moustache", 0.5, 1.0, 1.1, 1.1, "hook", 1.15)


def scene(detail):
    bare_sheet()


def wall(d):
    """Tiles with ships and fishes; two of them have turned to look."""
    for row in range(9):
        for n in range(9):
            x, y = 50 + 100 * n - 50, 30 + 98 * row
            d.contour(geo.rectangle(x - 48, y - 47, 96, 94, 4), 0.4, colour="#2f6a70", lost=0.5)
            if (row + n) % 2:
                continue
            with d.at(x, y, 0.9, 0, (n * 3 + row) % 4 == 0):
                if row % 2:
                    d.fill([(-26, 0), (-6, -13), (16, -3), (28, -13), (26, 13), (16, 4), (-6, 13)], "#3f8288", 0.75)
                    d.fill(geo.ellipse(-13, -2, 2.6), "#245a62", hide=False)
                else:
                    d.fill([(-28, 10), (28, 10), (18, 22), (-18, 22)], "#3f8288", 0.75), d.fill([(-2, 6), (-2, -26), (22, 2)], "#3f8288", 0.75), d.fill([(-6, 4), (-6, -18), (-22, 2)], "#3f8288", 0.75)


def man(d, look, shirt, stripe, mood, cap):
    """Only his left half is seen; he leans into it."""
    body = [(-40, 1010, "c"), (-40, 520), (30, 480), (110, 500), (196, 590), (226, 720), (220, 860), (196, 1010, "c")]
    d.cast(body, 14, 12, "#0c2c34", 0.45, 16)
    d.shape(body, shirt, 1.4, 0)
    with d.inside(geo.curve(body)):
        for k in range(16):
            y = 500 + 34 * k
            d.stroke([(-40, y - 10), (60, y + 4), (150, y + 26), (240, y + 70)], 5.0, stripe, (0.01, 0.01), 0.2)
    d.model(body, "#12243c", 36, 26, 0.7)
    heads.head(d, 128, 500, 232, look, mood, 0.75, (0.9, 0.3), 10, hat=cap)


def arm(d, skin, sleeve, stripe):
    """Upper arm down to the elbow on the table, forearm up to the fists."""
    upper = geo.ribbon([(92, 620), (128, 800), (196, 930)], [150, 132, 104], 30)
    d.cast(upper, 10, 10, "#0c2c34", 0.4, 12)
    d.shape(upper, skin, 1.4, 0), d.model(upper, shadow_of(skin, 0.22), 26, 18, 0.7)
    rolled = geo.ribbon([(84, 580), (104, 690)], [176, 166], 12)
    d.shape(rolled, sleeve, 1.3, 0.14)
    with d.inside(rolled):
        for k in range(6):
            d.stroke([(0, 520 + 34 * k), (90, 536 + 34 * k), (190, 500 + 34 * k)], 5.0, stripe, (0.01, 0.01), 0.2)
    d.model(rolled, "#12243c", 30, 20, 0.5)
    d.stroke([(16, 700), (100, 716), (186, 676)], 1.4), d.stroke([(20, 684), (100, 698), (184, 660)], 1.0)
    fore = geo.ribbon([(176, 946), (236, 840), (312, 660), (364, 500), (384, 446)], [96, 150, 130, 92, 78], 50)
    d.cast(fore, 12, 14, "#0c2c34", 0.5, 14)
    d.shape(fore, skin, 1.5, 0), d.model(fore, shadow_of(skin, 0.22), 26, 18, 0.7)
    with d.inside(fore):
        d.stroke([(240, 900), (300, 780), (350, 640)], 0.9, shadow_of(skin, 0.25), (0.4, 0.5)), d.stroke([(352, 600), (372, 520), (380, 480)], 1.0, shadow_of(skin, 0.25), (0.4, 0.5))
    return fore


def hair_wave(d, points, width=1.3):
    d.stroke(points, width, INK, (0.1, 0.3), 0.2)


def mermaid(d, fore):
    """In blue ink, along his forearm, up to the wrist."""
    with d.inside(geo.union(fore, geo.ellipse(380, 560, 60, 80))), d.at(313, 622, 1.0, 22):
        tail = [(-34, 60), (-44, 140), (-24, 200), (-4, 236), (-44, 262), (8, 256), (46, 270), (20, 236), (22, 190), (38, 130), (32, 60)]
        d.fill(tail, "#3f6fa8", 0.75), d.contour(tail, 1.3, colour=INK, lost=0)
        with d.inside(geo.curve(tail)):
            for row in range(13):
                for k in range(-4, 5):
                    x, y = 17 * k + 8.5 * (row % 2), 74 + 12 * row
                    d.stroke([(x - 8, y), (x, y + 9), (x + 8, y)], 0.9, INK, (0.02, 0.02))
        torso = [(-30, 66), (-26, 20), (-30, -24), (-12, -46), (14, -46), (30, -24), (24, 20), (30, 66)]
        d.fill(torso, "#f2dcc4", 0.9), d.contour(torso, 1.2, colour=INK, lost=0)
        for x in (-11, 12):
            d.fill(geo.ellipse(x, -8, 10, 8), "#3f6fa8", 0.8), d.contour(geo.ellipse(x, -8, 10, 8), 0.9, colour=INK, lost=0)
        reach = geo.ribbon([(24, -30), (44, -70), (52, -120)], [13, 11, 8], 12)
        d.fill(reach, "#f2dcc4", 0.9), d.contour(reach, 1.0, colour=INK, lost=0)
        back = geo.ribbon([(-26, -28), (-46, 4), (-30, 34)], [13, 11, 8], 12)
        d.fill(back, "#f2dcc4", 0.9), d.contour(back, 1.0, colour=INK, lost=0)
        _profile(d, 4, -62, 1.0, False, "#2f5a9c")


def sailor(d, fore):
    with d.inside(geo.union(fore, geo.ellipse(380, 560, 60, 80))), d.at(313, 622, 1.0, 22):
        legs = [(-26, 60), (-36, 150), (-52, 216), (-14, 220), (0, 130), (14, 222), (50, 218), (34, 140), (28, 60)]
        d.fill(legs, "#4a6ea6", 0.7), d.contour(legs, 1.3, colour=INK, lost=0)
        for side in (-1, 1):
            d.stroke([(side * 14, 70), (side * 20, 140), (side * 30, 210)], 0.9, INK)
            d.fill([(side * 30 - 20, 206), (side * 30 + 20, 206), (side * 34 + 24, 226), (side * 30 - 20, 226)], INK, 0.9)
        coat = [(-32, 70), (-30, 10), (-34, -28), (-12, -48), (14, -48), (34, -28), (28, 10), (32, 70)]
        d.fill(coat, "#2f5a9c", 0.8), d.contour(coat, 1.3, colour=INK, lost=0)
        d.fill([(-22, -42), (22, -42), (26, -14), (2, -2), (-24, -14)], "#e8dcc8", 0.8), d.stroke([(-24, -16), (2, -5), (25, -16)], 1.2, INK, (0.05, 0.05))
        reach = geo.ribbon([(28, -30), (46, -70), (50, -118)], [16, 14, 9], 12)
        d.fill(reach, "#2f5a9c", 0.85), d.contour(reach, 1.1, colour=INK, lost=0)
        back = geo.ribbon([(-30, -28), (-46, 10), (-36, 50)], [16, 14, 9], 12)
        d.fill(back, "#2f5a9c", 0.85), d.contour(back, 1.1, colour=INK, lost=0)
        d.stroke([(-38, 54), (-42, 92)], 1.0, INK, (0.05, 0.05)), d.stroke([(-56, 84), (-42, 94), (-28, 82)], 1.6, INK, (0.05, 0.05))  # a small anchor, let go
        for k in range(5):
            hair_wave(d, [(-80, 250 + 14 * k), (-40, 238 + 14 * k), (0, 252 + 14 * k), (40, 240 + 14 * k), (80, 252 + 14 * k)])
        _profile(d, 4, -62, 1.0, True, "#2a3a5c")


def _profile(d, x, y, size, man_, hair):
    """A head from the side that bends to the right: eyes shut, lips forward."""
    with d.at(x, y, size, 14):
        neck = [(-12, 20), (-10, -8), (12, -8), (13, 20)]
        d.fill(neck, "#f2dcc4", 0.9)
        if not man_:
            mane = [(-4, -78), (-44, -60), (-50, 0), (-72, 60), (-46, 120), (-62, 170), (-26, 130), (-22, 60), (-6, 10)]
            d.fill(mane, hair, 0.8), d.contour(mane, 1.1, colour=INK, lost=0)
            for k in range(5):
                hair_wave(d, [(-8 - 5 * k, -66 + 6 * k), (-34 - 2 * k, -10), (-36 - 4 * k, 60), (-40 - 2 * k, 120)], 0.9)
        face = [(-22, -2), (-30, -36), (-18, -68), (10, -74), (28, -60), (30, -44), (42, -28), (32, -22), (37, -14), (32, -6), (24, 8), (4, 10)]
        d.fill(face, "#f2dcc4", 0.95), d.contour(face, 1.2, colour=INK, lost=0)
        d.stroke([(8, -40), (16, -36), (25, -40)], 1.4, INK, (0.1, 0.1)), d.stroke([(8, -52), (18, -56), (27, -51)], 1.2, INK)
        d.fill(geo.ellipse(12, -20, 8, 6), "#c85a5a", 0.5, 2, False)
        if man_:
            cap = [(-34, -52), (-26, -84), (6, -92), (34, -76), (32, -58), (0, -66)]
            d.fill(cap, "#f2ead8", 0.95), d.contour(cap, 1.2, colour=INK, lost=0)
            d.stroke([(-34, -52), (0, -66), (34, -58)], 2.6, hair, (0.02, 0.02)), d.stroke([(-34, -54), (-48, -40), (-44, -28)], 1.6, hair)
            d.fill([(-24, -50), (-10, -58), (-12, -34), (-24, -30)], hair, 0.85)
        else:
            top = [(-36, -30), (-30, -74), (6, -90), (34, -66), (8, -62), (-12, -40)]
            d.fill(top, hair, 0.9), d.contour(top, 1.1, colour=INK, lost=0)
            d.fill(geo.ellipse(-20, -66, 7), "#c85a5a", 0.85)


def fists(d):
    """The fingers of the one over the back of the other, thumbs crossed."""
    d.cast(geo.ellipse(400, 392, 96, 84), 8, 14, "#0c2c34", 0.5, 12)
    palm_right = [(330, 420), (330, 352), (368, 322), (430, 322), (478, 350), (486, 410), (460, 462), (400, 474), (346, 462)]
    d.shape(palm_right, TAN, 1.4, 0.1)
    palm_left = [(312, 452), (306, 372), (336, 330), (392, 316), (418, 336), (424, 410), (410, 470), (352, 486)]
    d.shape(palm_left, PALE, 1.4, 0.1)
    for k in range(4):  # his fingers close from the right over the pale hand
        y = 356 + 31 * k
        d.shape(geo.ribbon([(470 - 3 * k, y - 10), (420, y - 14), (366 + 4 * k, y - 2), (346 + 5 * k, y + 12)], [34, 35, 32, 24], 24), TAN, 1.1, 0.12)
        d.shape(geo.ellipse(350 + 5 * k, y + 8, 7, 9, 30), lighten(TAN, 0.12), 0.6, 0)
        d.stroke([(404, y - 26), (410, y - 14), (404, y)], 0.7, shadow_of(TAN, 0.3))
    d.shape(geo.ribbon([(348, 352), (392, 308), (444, 312), (462, 330)], [40, 38, 32, 22], 24), PALE, 1.3, 0.12)
    d.shape(geo.ellipse(456, 324, 8, 10, 60), lighten(PALE, 0.08), 0.6, 0)
    for k in range(3):
        d.stroke([(396 + 22 * k, 292 - 10 * (k % 2)), (400 + 24 * k, 268 - 12 * (k % 2))], 1.6, "#f4ead0", (0.1, 0.4))


def table(d):
    top = [(-20, 976, "c"), (200, 952), (400, 946), (600, 952), (820, 976, "c"), (820, 1220, "c"), (-20, 1220, "c")]
    d.shape(top, "#5f3a54", 1.3, 0)
    with d.inside(geo.curve(top)):
        for k in range(7):
            d.stroke([(-20, 1000 + 34 * k), (400, 972 + 36 * k), (820, 1000 + 34 * k)], 0.8, "#3f2440")
        d.fill([(-20, 1120), (400, 1080), (820, 1120), (820, 1230), (-20, 1230)], "#2a1a34", 0.6, 30, False)
    for x in (196, 604):
        d.fill(geo.ellipse(x, 986, 96, 20), "#2a1a34", 0.6, 10, False)


def on_the_table(d):
    """A glass that nobody drinks from; above, a swallow that has left its skin."""
    cup = [(372, 990, "c"), (428, 990, "c"), (420, 1064, "c"), (380, 1064, "c")]
    d.ground(400, 1066, 90, "#1c1028", 0, 0.6)
    d.shape(cup, "#8fb0b8", 1.0, 0.14), d.shape(geo.ellipse(400, 990, 28, 8), "#d9a83c", 0.9, 0)
    with d.at(486, 196, 1.2, -24):
        d.fill([(-44, 8), (-10, -9), (22, -12), (40, -2), (24, 8), (-6, 10)], INK, 0.95)
        d.fill([(-40, 6), (-84, -8), (-60, 8), (-86, 24), (-36, 12)], INK, 0.95)
        d.fill([(16, -8), (2, -44), (-42, -80), (-26, -40), (-14, -6)], INK, 0.95), d.fill([(18, 4), (14, 34), (-16, 70), (-12, 34), (-10, 6)], "#2f4a86", 0.95)
        d.fill(geo.ellipse(28, 2, 9, 6), "#c85a5a", 0.9), d.fill([(38, -5), (50, -1), (38, 3)], INK, 0.95)


def paint(picture):
    picture.image = ramp(((0, "#2a626c"), (0.55, "#3f868a"), (1, "#2c5f70")), (picture.y + 40 * picture.noise(260, 4)) / 1000).astype(np.float32)
    back, men, near = (Drawing(picture, "#20182a", width, light=(-0.3, -0.95), seed=seed) for width, seed in ((1.6, 3), (2.1, 5), (1.8, 7)))
    wall(back)
    cap = folk.cap("#2f3f6a")
    with men.at(0, 0):
        man(men, LEFT, "#e8e0d0", "#2f4a86", "anger", cap)
    with men.at(800, 0, 1, 0, True):
        man(men, RIGHT, "#a83a44", "#6f1f34", "anger", None)
    table(men)
    with men.at(0, 0):
        mermaid(men, arm(men, PALE, "#e8e0d0", "#2f4a86"))
    with men.at(800, 0, 1, 0, True):
        sailor(men, arm(men, TAN, "#a83a44", "#6f1f34"))
    fists(men), on_the_table(near)
    for d in (back, men, near):
        d.under()
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#f0ece0", (30, 62), 1.4, 26, 1.0, 0.5, mask=0.30 * (1 - near.cover()))
    above = np.zeros(picture.shape, np.float32)
    for d in (near, men, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
