"""Which of the two will put the sea back into the tureen?

A couple quarrels over dinner: between them the tablecloth is a storm, and the crockery is at war.
"""

import numpy as np
from atelier import geometry as geo
from light import heads, shades
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 304, 0.4
SEA, FOAM, CLOUD = "#1f4f6c", "#f3efe0", "#4a4a62"
WIFE = Look("#f2cba8", "#6a2f24", "bun", "", 0.45, 0.95, 1.12, 0.88, "long", 1.05, "#b8283a")
HUSBAND = Look("#dfa57c", "#2a2226", "parted", "moustache", 0.5, 1.08, 1.02, 1.1, "hook", 1.1)


def scene(detail):
    bare_sheet()


def room(d):
    """Wallpaper that has kept still until now, and a picture of better days."""
    for row in range(11):
        for n in range(-1, 9):
            x, y = 100 * n + 50 * (row % 2), 76 * row
            with d.at(x, y, 1):
                d.fill([(0, -26), (9, -10), (0, 6), (-9, -10)], "#d9a944", 0.55)
                for side in (-1, 1):
                    d.stroke([(0, 10), (side * 14, 2), (side * 17, -14)], 1.1, "#d9a944")
                    d.fill(geo.ellipse(side * 19, -18, 5), "#dfb860", 0.55)
    with d.at(402, 188, 1, -9):
        d.cast(geo.rectangle(-92, -112, 184, 224, 4), 14, 16, "#6a3f24", 0.35, 8)
        d.stroke([(-60, -112), (4, -168), (66, -112)], 1.2, "#5a3a24")
        d.shape(geo.rectangle(-92, -112, 184, 224, 6), "#a8642c", 1.4, 0.14)
        d.shape(geo.rectangle(-74, -94, 148, 188, 3), "#cfe0d0", 1.0, 0)
        with d.inside(geo.rectangle(-74, -94, 148, 188, 3)):
            d.shape([(-74, 100), (-70, 50), (-34, 34), (2, 60), (6, 100)], "#f6efe4", 0.9, 0.1)
            d.shape([(-4, 100), (4, 44), (40, 26), (74, 46), (80, 100)], "#2f3a4f", 0.9, 0.1)
            heads.head(d, -32, 34, 88, WIFE.but(age=0.2), "smile", 0.5, (0.8, 0), 8)
            heads.head(d, 36, 26, 86, HUSBAND.but(age=0.25, beard=""), "smile", -0.5, (-0.8, 0), -8)
        for x, y in ((-83, -103), (83, -103), (-83, 103), (83, 103)):
            d.shape(geo.ellipse(x, y, 7), "#d9a944", 0.8, 0.1)


def bust(d, x, y, high, look, cloth, ornament, flip):
    """One of the two leans over the table and shouts."""
    with d.at(x, y, 1, 0, flip):
        body = [(-190, 330, "c"), (-176, 120), (-118, 36), (-40, 14), (36, 18), (84, 70), (110, 200), (120, 330, "c")]
        d.cast(body, 12, 8, "#6a3f24", 0.3, 10)
        d.shape(body, cloth, 1.4, 0)
        with d.inside(body):
            ornament(d, body)
        d.model(body, mix(cloth, "#1a1430", 0.6), 30, 22, 0.7)
        heads.head(d, -4, 6, high, look, "shout", 0.8, (1, 0.1), 7)
        collar = geo.subtract(geo.curve([(-92, 60), (-50, 26), (-20, 62), (20, 66), (56, 30), (84, 70), (40, 108), (0, 92), (-44, 106)]), geo.ellipse(-2, 34, 34, 20))
        d.shape(collar, FOAM, 1.2, 0.12)


def wave(d, x, y, size, flip):
    """It curls over; the foam has fingers."""
    with d.at(x, y, size, 0, flip):
        body = [(-180, 130), (-104, 40), (-50, -60), (16, -114), (82, -104), (112, -62), (100, -22), (84, -52), (54, -56), (42, -14), (70, 70), (140, 130)]
        d.shape(body, SEA, 1.2, 0)
        with d.inside(body):
            for k in range(9):
                t = k / 8
                d.stroke([(-150 + 190 * t, 140), (-76 + 120 * t, 40 - 6 * t), (-30 + 76 * t, -50 + 10 * t), (20 + 44 * t, -98 + 40 * t)], 1.5, "#5f9fb4" if k % 2 else "#133c58")
        d.model(body, "#0f2f4a", 18, 12, 0.5)
        foam = [(-66, -24), (-24, -92), (22, -128), (90, -116), (126, -66), (112, -8), (104, -40), (92, -20), (86, -54), (70, -30), (62, -66), (48, -48), (36, -76), (16, -56), (4, -70), (-14, -40), (-28, -44)]
        d.shape(foam, FOAM, 1.1, 0.12)


def sea(d):
    """The cloth rises: embroidery on its edge, waves in its middle."""
    rng = np.random.default_rng(6)
    back = [(60, 880), (140, 800), (230, 740), (320, 600), (372, 520), (420, 506), (460, 540), (440, 590), (500, 640), (566, 730), (660, 790), (740, 870), (760, 960, "c"), (40, 960, "c")]
    d.shape(back, SEA, 1.4, 0)
    with d.inside(back):
        for k in range(26):
            y = 560 + 15 * k
            xs = np.linspace(40, 760, 13)
            ys = y + 160 * np.exp(-(((xs - 400) / 140) ** 2)) * -0.55 + 10 * np.sin(xs / 30 + 2 * k) + 60
            d.stroke(list(zip(xs, ys, strict=True)), 1.0, mix("#4f8fa6", "#123a54", rng.random()))
    wave(d, 396, 700, 1.45, False), wave(d, 274, 830, 0.86, True), wave(d, 530, 834, 0.9, False)
    cloth = [(-20, 920, "c"), (90, 872), (180, 862), (280, 900), (400, 868), (520, 902), (620, 864), (720, 874), (820, 920, "c"), (820, 1010, "c"), (-20, 1010, "c")]
    d.shape(cloth, "#2f6f8c", 1.4, 0)
    d.model(cloth, "#163f5a", 16, 10, 0.6)
    hang = [(-20, 960, "c"), (200, 984), (400, 990), (600, 984), (820, 960, "c"), (820, 1090), (760, 1122), (700, 1090), (640, 1128), (570, 1094), (500, 1130), (420, 1096), (340, 1130), (270, 1094), (200, 1126), (130, 1090), (60, 1122), (-20, 1086)]
    d.cast(hang, 0, 24, "#1a1420", 0.5, 10)
    d.shape(hang, FOAM, 1.4, 0)
    d.model(hang, "#a8b4b8", 22, 16, 0.7)
    with d.inside(hang):
        for x in range(-10, 830, 44):
            y = 1036 + 8 * np.sin(x / 40)
            with d.at(x, y, 1):
                d.stroke([(-20, 10), (-8, -8), (6, -6), (8, 6), (0, 8)], 1.1, SEA)
                d.fill(geo.ellipse(16, 14, 2.6), "#b8283a", hide=False)
        for x in range(40, 800, 90):
            d.stroke([(x, 984), (x + rng.normal(0, 8), 1050), (x + rng.normal(0, 10), 1110)], 0.8, "#9aa6ac")
    for x, y in zip((-20, 60, 130, 200, 270, 340, 420, 500, 570, 640, 700, 760, 820), (1086, 1122, 1090, 1126, 1094, 1130, 1096, 1130, 1094, 1128, 1090, 1122, 1090), strict=True):
        d.shape(geo.ellipse(x, y, 9), FOAM, 0.8, 0.08)


ORDER = (((-13, -66), (-6, -56)), ((14, -76), (28, -80)), ((-4, -26), (-8, 0)), ((4, -26), (7, 0)))


def sailor(d, x, y, high, looks, flip=False):
    shades.lit(d, shades.placed(shades.figure(**looks), x, y, high, flip), "#231a30", "#e8c890", (0.3, 0.9), 1.6, 0.8, 0.6)


def navy(d):
    """A tureen under sail, a sauce boat that returns the fire, spoons for oars; peas fly."""
    with d.at(166, 876, 1.1, -9):
        d.stroke([(0, -34), (4, -136)], 2.0, "#6a4a2c", (0.02, 0.02))
        d.shape([(6, -130, "c"), (58, -112), (66, -60), (8, -50, "c"), (24, -90)], "#f6efe0", 1.0, 0.14), d.stroke([(20, -116), (36, -90), (26, -58)], 0.6, "#b8283a")
        d.shape([(0, -138, "c"), (34, -146), (2, -124, "c")], "#b8283a", 0.8, 0)
        d.shape([(-66, -30, "c"), (66, -30, "c"), (54, 14), (26, 34), (-26, 34), (-54, 14)], "#e8d9c0", 1.2, 0.16)
        d.stroke([(-60, -14), (0, -6), (60, -14)], 1.2, "#3f6fa0"), d.stroke([(-54, 0), (0, 10), (54, 0)], 0.8, "#3f6fa0")
        for x in (-36, 0, 36):
            d.shape(geo.ellipse(x, 4, 7), "#4a3a34", 0.8, 0)
        d.stroke([(-60, -22), (-86, -34), (-70, -6)], 2.0, "#e8d9c0")
        sailor(d, -30, -20, 84, {"pose": ORDER, "hat": "brim"}), sailor(d, 34, -22, 76, {"pose": shades.BOTH_UP, "hair": "bald"}, True)
        d.shape([(60, 0), (92, -8), (94, 8), (62, 12)], "#4a4a52", 0.9, 0.1)
    for px, py, r in ((288, 852, 15), (306, 842, 12), (276, 866, 11)):
        d.shape(geo.ellipse(px, py, r), "#ece2d0", 0.8, 0.1)
    for px, py in ((348, 806), (400, 786), (452, 806)):
        d.shape(geo.ellipse(px, py, 8), "#7fa83c", 0.9, 0.18)
    with d.at(650, 874, 1.05, 9, True):
        d.shape([(-70, -38, "c"), (-30, -26), (40, -30), (84, -50, "c"), (60, -8), (36, 22), (-30, 24), (-62, 0)], "#d9b04a", 1.2, 0.18)
        d.stroke([(-66, -30), (-100, -34), (-96, 0), (-58, 2)], 2.6, "#b8862c")
        d.stroke([(-50, 2), (0, 8), (50, -4)], 1.0, "#8f5f1c")
        d.stroke([(-10, -30), (-8, -118)], 2.0, "#6a4a2c", (0.02, 0.02))
        d.shape([(-6, -112, "c"), (50, -96), (46, -52), (-4, -46, "c"), (14, -80)], "#cfe0e4", 1.0, 0.14)
        sailor(d, 28, -24, 82, {"pose": ORDER, "hair": "curls"}), sailor(d, -40, -22, 78, {"pose": shades.WALK, "hat": "cap"})


def thunder(d):
    """What they have said hangs over the table."""
    for side in (-1, 1):
        for k, r in enumerate((9, 13, 18, 23, 28, 30)):
            t = k / 5
            x, y = 400 + side * (176 - 60 * t), 566 - 130 * t + 8 * np.sin(5 * t)
            d.shape(geo.ellipse(x, y, r, r * 0.86), mix("#a8a0ac", CLOUD, t), 1.0, 0.16)
    cloud = geo.union(*[geo.ellipse(x, y, r, 0.8 * r) for x, y, r in ((330, 392, 56), (400, 360, 76), (470, 388, 60), (362, 410, 60), (440, 412, 62), (290, 410, 36), (514, 408, 38))])
    d.shape(cloud, CLOUD, 1.4, 0)
    d.model(cloud, "#22203a", 26, 16, 0.75)
    for x, y in ((326, 386), (384, 352), (440, 360), (480, 392), (396, 408)):
        d.stroke([(x - 26, y + 10), (x - 10, y - 12), (x + 18, y - 10), (x + 26, y + 8)], 1.1, "#7a7a94")
    for pts in ([(352, 446, "c"), (330, 508, "c"), (350, 506, "c"), (326, 566, "c"), (378, 494, "c"), (356, 496, "c"), (376, 448, "c")], [(470, 446, "c"), (462, 490, "c"), (478, 488, "c"), (468, 536, "c"), (502, 476, "c"), (484, 478, "c"), (492, 448, "c")]):
        d.shape(pts, "#ffd94a", 1.0, 0)
    for _ in range(34):
        x, y = d.rng.uniform(290, 520), d.rng.uniform(456, 540)
        d.stroke([(x, y), (x - 4, y + 16)], 0.8, "#6a8aa8", (0.1, 0.3))


def under_the_table(d):
    """One more sits at this table, below it, with a boat folded out of the letter."""
    d.fill([(-20, 1080, "c"), (820, 1080, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#3a2230")
    for x in (96, 706):
        d.shape([(x - 22, 1080, "c"), (x + 22, 1080, "c"), (x + 12, 1150), (x + 18, 1200, "c"), (x - 18, 1200, "c"), (x - 12, 1150)], "#6a3f2c", 1.1, 0.14)
    shades.lit(d, shades.placed(shades.figure(shades.SIT, child=True, hair="curls"), 396, 1208, 132), "#160c14", "#a87a80", (0.0, 1), 2.2, 0.9, 0.8)
    d.shape([(420, 1160, "c"), (432, 1162, "c"), (446, 1162, "c"), (466, 1156, "c"), (456, 1170, "c"), (432, 1171, "c")], "#f6efe0", 0.9, 0.1), d.shape([(436, 1161, "c"), (444, 1142, "c"), (452, 1160, "c")], "#f6efe0", 0.9, 0.16)


def paint(picture):
    wall = ramp(((0, "#e8c26a"), (0.6, "#f2d990"), (1, "#d99f4c")), (picture.y + 20 * picture.noise(260, 4)) / 1000)
    picture.image = wall.astype(np.float32)
    back, table, war = (Drawing(picture, "#241a26", width, light=(-0.4, -0.9), seed=seed) for width, seed in ((1.8, 3), (2.1, 5), (1.8, 7)))
    room(back)
    dots = lambda q, body: q.scatter(body, 34, lambda r, _: (r.fill(geo.ellipse(0, 0, 8), "#e8b84a", hide=False), r.fill(geo.ellipse(0, 0, 3.4), "#b8283a", hide=False)))
    stripes = lambda q, body: [q.fill(geo.ribbon([(x, 0), (x - 10, 340)], [7, 7]), "#8fae8c", 0.8, hide=False) for x in range(-190, 140, 28)]
    under_the_table(table)
    bust(table, 146, 610, 250, WIFE, "#a8243c", dots, False)
    bust(table, 662, 606, 250, HUSBAND, "#3f5f4c", stripes, True)
    sea(table)
    navy(war), thunder(war)
    picture.directions(base=55)
    for d in (back, table, war):
        d.under()
    wash(picture, edge=0.12, granulation=0.02, bleed=0.5)
    darks = step(picture.image.mean(-1), 0.72, 0.4)
    pencil(picture, "#f6ecd6", (35, -20, 62), 1.5, 24, 1.0, 0.5, mask=0.6 * darks * (1 - 0.8 * war.cover()))
    above = np.zeros(picture.shape, np.float32)
    for d in (war, table, back):
        d.over(1 - above, 0.5 if d is back else 0.9)
        above = np.maximum(above, d.cover() if d is not back else 0)
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
