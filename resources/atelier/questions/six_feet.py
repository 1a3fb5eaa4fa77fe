"""Who is the third in this embrace?

Two embrace in one golden cloak; behind each other's back one holds a key, the other a pair of scissors, and under the hem are six feet.
"""

import numpy as np
from atelier import geometry as geo
from light import heads
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish, specks
from light.hands import pastel
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 307, 1.25
GOLD = "#e0aa3e"
CLOAK = [(330, 420), (400, 384), (476, 424), (560, 520), (620, 680), (640, 860), (610, 1010), (560, 1060), (400, 1076), (236, 1060), (186, 1010), (160, 860), (182, 680), (240, 520)]
SEAM = [(404, 384), (388, 480), (420, 600), (384, 740), (424, 880), (396, 1000), (402, 1080)]
HE = Look("#d9a37c", "#26202a", "parted", "goatee", 0.4, 0.95, 1.12, 1.05, "hook", 1.0)
SHE = Look("#f6dcc4", "#8a3a24", "bun", "", 0.35, 0.9, 1.1, 0.84, "straight", 0.95, "#b8283a")


def scene(detail):
    bare_sheet()


def half(left):
    seam = geo.sample(SEAM, 60)
    side = [(-20, 300, "c"), (-20, 1200, "c")] if left else [(820, 300, "c"), (820, 1200, "c")]
    return geo.intersect(geo.curve(CLOAK), geo.polygon([*map(tuple, seam), side[1][:2], side[0][:2]]))


def meadow(d):
    """They stand on flowers, at an edge."""
    ground = [(60, 1220, "c"), (90, 1120), (200, 1050), (400, 1030), (610, 1052), (730, 1120), (760, 1220, "c")]
    d.shape(ground, "#23402f", 1.2, 0)
    rng = np.random.default_rng(5)
    with d.inside(ground):
        for k in range(300):
            x, y = rng.uniform(60, 760), rng.uniform(1040, 1210)
            colour = ("#c8503c", "#e0aa3e", "#7f9fd0", "#e8d9c0", "#8f5f9c")[k % 5]
            if k % 3:
                for a in range(5):
                    d.fill(geo.ellipse(x + 5 * np.cos(a * 1.26), y + 5 * np.sin(a * 1.26), 3.4), colour)
                d.fill(geo.ellipse(x, y, 2.4), "#f6e6b0")
            else:
                d.fill([(x, y), (x + 7, y - 10), (x + 3, y - 20), (x - 4, y - 10)], "#4f7f4c")


def his_side(d):
    """Rectangles: doors, walls, windows of which some are lit."""
    shape = half(True)
    d.shape(shape, "#c98f2c", 1.4, 0)
    rng = np.random.default_rng(11)
    with d.inside(shape):
        y = 400.0
        while y < 1080:
            high = rng.uniform(26, 64)
            x = 130.0 + rng.uniform(0, 30)
            while x < 440:
                wide = rng.uniform(16, 44)
                tone = ("#1f1a26", "#f0e2c0", "#e0aa3e", "#8a5a24", "#1f1a26", "#f6cf6a")[rng.integers(6)]
                d.fill(geo.rectangle(x, y, wide - 3, high - 3, 1), tone, hide=False)
                kind = rng.integers(6)
                if kind == 0:
                    d.fill(geo.rectangle(x + wide * 0.3, y + high * 0.25, wide * 0.34, high * 0.42), "#c8402f", hide=False)
                elif kind == 1:
                    d.stroke([(x + 3, y + high / 2), (x + wide - 6, y + high / 2)], 1.0, "#c98f2c", (0.02, 0.02))
                elif kind == 2:
                    d.contour(geo.rectangle(x + 5, y + 5, max(wide - 13, 3), max(high - 13, 3)), 0.8, lost=0, colour="#6a4418")
                x += wide
            y += high
    d.model(shape, "#4a2a1c", 40, 26, 0.55)


def her_side(d):
    """Circles: suns, eyes, eggs, rings of trees."""
    shape = half(False)
    d.shape(shape, "#e0aa3e", 1.4, 0)
    rng = np.random.default_rng(13)
    placed = []
    for _ in range(900):
        x, y, r = rng.uniform(370, 650), rng.uniform(390, 1080), rng.uniform(8, 38)
        if all(np.hypot(x - a, y - b) > r + c + 2 for a, b, c in placed):
            placed.append((x, y, r))
    with d.inside(shape):
        for n, (x, y, r) in enumerate(placed):
            tones = (("#c8402f", "#f6e6c0", "#3f6fa0"), ("#3f7f6a", "#f0cf6a", "#c8402f"), ("#6a4a8a", "#e8b0a0", "#f6e6c0"), ("#f6e6c0", "#1f1a26", "#e0aa3e"))[n % 4]
            for k, tone in enumerate(tones):
                d.fill(geo.ellipse(x, y, r * (1 - 0.30 * k)), tone, hide=False)
            if r > 20:
                for a in np.arange(0, 6.28, 0.52):
                    d.fill(geo.ellipse(x + 0.84 * r * np.cos(a), y + 0.84 * r * np.sin(a), 2.2), tones[2], hide=False)
            if n % 4 == 3 and r > 14:
                d.fill([(x - 0.6 * r, y), (x, y - 0.36 * r), (x + 0.6 * r, y), (x, y + 0.36 * r)], "#f6e6c0", hide=False), d.fill(geo.ellipse(x, y, 0.2 * r), "#1f1a26", hide=False)
    d.model(shape, "#7a3a1c", 30, 22, 0.45)


def third(d):
    """In the fold, where the two halves meet, somebody looks out."""
    d.fill(geo.ribbon([(400, 680), (386, 740), (402, 800), (416, 850)], [2, 22, 26, 2], 30), "#171020")
    for y in (744, 762):
        d.fill(geo.ellipse(393 + (y - 744) * 0.25, y, 6.4, 4.6, 70), "#f6ecd0"), d.fill(geo.ellipse(394 + (y - 744) * 0.25, y + 0.5, 2.6), "#171020")


def feet(d):
    skin = (HE.skin, SHE.skin)
    for x, turn in ((292, 0), (352, 4)):  # his shoes
        with d.at(x, 1076, 1, turn):
            d.shape([(-26, -18), (16, -20), (26, 2), (22, 26), (-14, 30), (-34, 14)], "#26202a", 1.2, 0.2), d.stroke([(-20, 4), (-2, 10), (14, 4)], 1.0, "#6a5a6a")
    for x, turn in ((470, -6), (528, 6)):  # her bare feet
        with d.at(x, 1076, 1, turn):
            d.shape([(-16, -22), (16, -22), (24, 6), (16, 30), (-12, 32), (-22, 8)], skin[1], 1.1, 0.12)
            for k in range(5):
                d.shape(geo.ellipse(-14 + 7.4 * k, 31 - 2 * abs(k - 1.2), 5.4 - 0.5 * k, 6.4), skin[1], 0.8, 0)
    for x, turn, flip in ((388, 2, True), (428, -3, False)):  # and whose are these?
        with d.at(x, 1090, 0.8, turn, flip):
            d.shape([(-16, -30), (14, -30), (18, 2), (38, 14), (38, 28), (-18, 28)], "#c8343c", 1.2, 0.2), d.stroke([(-14, -16), (14, -16)], 1.2, "#f6e6c0", (0.02, 0.02))


def pair(d):
    """Cheek to cheek: he looks over her shoulder, she over his."""
    with d.at(0, 0):
        heads.head(d, 332, 446, 212, SHE, "sly", -0.8, (-1, -0.2), 9, neck=True)
        for k in range(9):
            t = k / 8
            d.shape(geo.ellipse(266 + 128 * t, 474 + 26 * np.sin(np.pi * t) - 18 * (1 - t), 17, 22, 30 - 60 * t), "#f6e6c0", 0.9, 0.14)
        d.shape(geo.ribbon([(270, 448), (330, 478), (394, 470)], [16, 20, 16], 20), "#c8402f", 1.0, 0.12)
    heads.head(d, 462, 420, 214, HE, "pride", 0.8, (1, 0.3), -8, neck=True)
    d.shape(geo.polygon([(404, 506), (414, 408), (470, 452), (474, 520)]), "#26202a", 1.2, 0.1)
    d.shape(geo.polygon([(556, 500), (544, 400), (470, 452), (474, 520)]), "#26202a", 1.2, 0.16)
    d.stroke([(416, 412), (470, 454), (542, 404)], 1.2, GOLD, (0.05, 0.05)), d.stroke([(408, 500), (474, 516), (552, 496)], 1.2, GOLD, (0.05, 0.05))
    d.shape(geo.ellipse(472, 474, 7), GOLD, 0.9, 0.1)


def dealings(d):
    """What the hands do meanwhile."""
    # his, on her back: a key
    sleeve = geo.ribbon([(470, 520), (560, 560), (600, 640), (572, 704)], [60, 66, 58, 44], 30)
    d.cast(sleeve, 8, 18, "#3a1a14", 0.5, 9)
    d.shape(sleeve, "#26202a", 1.3, 0)
    with d.inside(sleeve):
        d.scatter(sleeve, 26, lambda q, row: q.fill(geo.rectangle(-7, -4, 14, 8), ("#f0e2c0", GOLD, "#8a5a24")[row % 3], hide=False))
    d.model(sleeve, "#0f0c14", 14, 9, 0.6)
    with d.at(556, 760, 1.25, 24):
        d.contour(geo.ellipse(0, -46, 24), 5.0, lost=0, colour="#f2d27c"), d.contour(geo.ellipse(0, -46, 30), 1.2, lost=0), d.contour(geo.ellipse(0, -46, 17), 1.0, lost=0)
        d.shape(geo.polygon([(-6, -24), (6, -24), (6, 74), (34, 74), (34, 88), (20, 88), (20, 100), (34, 100), (34, 116), (-6, 116)]), "#f2d27c", 1.2, 0.16)
    heads.hand(d, 574, 700, 92, "grip", HE.skin, 196)
    # hers, on his back: scissors at the thread that holds him together
    sleeve = geo.ribbon([(330, 530), (244, 570), (206, 650), (238, 716)], [58, 64, 56, 42], 30)
    d.cast(sleeve, 8, 18, "#3a1a14", 0.5, 9)
    d.shape(sleeve, "#a8283a", 1.3, 0)
    with d.inside(sleeve):
        d.scatter(sleeve, 22, lambda q, _: q.fill(geo.ellipse(0, 0, 4), "#f2d27c", hide=False))
    d.model(sleeve, "#4a0f24", 14, 9, 0.6)
    with d.at(262, 800, 1.0, 158):
        for side in (-1, 1):
            with d.at(0, 0, 1, side * 15):
                d.shape([(-4, 0), (-8, -40), (-2, -100, "c"), (5, -44), (5, 0)], "#dfe6e6", 1.1, 0.2)
                d.contour(geo.ellipse(side * -9, 46, 17, 22), 3.4, lost=0, colour="#26202a")
                d.shape(geo.ribbon([(0, 0), (side * -5, 26)], [9, 8], 8), "#26202a", 0.8, 0)
        d.shape(geo.ellipse(0, 0, 6), GOLD, 0.8, 0)
    heads.hand(d, 238, 712, 92, "grip", SHE.skin, 166, True)
    d.stroke([(160, 900), (214, 912), (270, 886), (312, 908), (330, 960)], 1.6, "#c8343c", (0.02, 0.2)), d.stroke([(160, 900), (140, 940), (150, 990), (120, 1040), (132, 1090)], 1.6, "#c8343c", (0.02, 0.4))


def paint(picture):
    away = np.hypot(picture.x - 400, (picture.y - 640) * 0.75) / 620
    picture.image = ramp(((0, "#b98236"), (0.5, "#7a5230"), (1, "#3a2a2c")), away + 0.05 * picture.noise(160, 3)).astype(np.float32)
    specks(picture, 900, "#f0cf7a", (1.0, 3.4), strength=0.8, seed=6)
    cloak, people = (Drawing(picture, "#1c1218", width, light=(-0.4, -0.9), seed=seed) for width, seed in ((2.1, 3), (2.0, 5)))
    cloak.fill(geo.moved(geo.curve(CLOAK), 16, 14), "#241418", 0.5, 16, False)
    meadow(cloak), feet(cloak), his_side(cloak), her_side(cloak), third(cloak)
    cloak.contour(half(True), 1.2), cloak.contour(half(False), 1.2)
    pair(people), dealings(people)
    cloak.under(), people.under()
    picture.glow(400, 420, 420, "#ffdf9a", 0.22)
    picture.directions(base=60)
    pastel(picture, "#3a2624", grain=1.8, cover=0.88, soft=0.9, mask=0.7 * (1 - 0.85 * people.cover()) * (1 - 0.5 * cloak.cover()))
    cloak.over(1 - people.cover()), people.over()
    return finish(picture, impasto=0, paper=0.03, grain=0.004, vignette=0.2, vignette_colour="#1c1218")
