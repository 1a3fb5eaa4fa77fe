"""Who is the third under this cloak?

Two stand close, seen from behind, in one golden cloak; behind each other's back one holds a key, the other scissors, and under the hem are six feet.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish, specks
from light.hands import pastel
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 307, 0.4
GOLD = "#e0aa3e"
CLOAK = [(400, 452), (440, 424), (500, 414), (560, 446), (598, 540), (622, 700), (646, 880), (668, 1046, "c"), (610, 1062), (556, 1046), (500, 1066), (448, 1050), (400, 1066), (352, 1050), (296, 1068), (240, 1048), (188, 1064), (132, 1044, "c"), (156, 880), (182, 690), (206, 520), (246, 418), (304, 380), (360, 396)]
SEAM = [(402, 440), (396, 500), (420, 600), (384, 740), (424, 880), (396, 1000), (402, 1080)]
HIS, HERS = ("#26202a", "#c0876a"), ("#9a4326", "#f0cdb0")  # hair and skin


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


def folds(d):
    """The cloth hangs from two pairs of shoulders and goes in under a third."""
    with d.inside(geo.curve(CLOAK)):
        for top, foot, wide in ((262, 176, 26), (300, 262, 34), (340, 330, 22), (392, 398, 40), (452, 470, 24), (506, 540, 34), (556, 622, 28)):
            line = [(top, 470), (0.6 * top + 0.4 * foot, 700), (foot, 1070)]
            d.fill(geo.ribbon(line, [4, wide * 0.7, wide], 40), "#3a1a14", 0.42, 11, False)
            d.fill(geo.ribbon([(x + 0.9 * wide, y) for x, y in line], [3, wide * 0.5, wide * 0.7], 40), "#fff0c0", 0.22, 9, False)
        d.fill(geo.rectangle(100, 940, 600, 140), "#3a1a14", 0.35, 50, False)
        d.fill(geo.ellipse(400, 452, 110, 50), "#3a1a14", 0.55, 26, False)


def third(d):
    """In the fold, where the two halves meet, somebody looks out."""
    d.fill(geo.ellipse(404, 800, 74, 96), "#fff0c0", 0.20, 26, False)
    d.fill(geo.ribbon([(398, 690), (386, 752), (404, 812), (412, 872)], [2, 34, 40, 2], 30), "#171020")
    for x, y in ((387, 764), (406, 776)):
        d.fill(geo.ellipse(x, y, 8, 6, 20), "#f6ecd0"), d.fill(geo.ellipse(x + 1, y + 0.5, 3.4), "#171020")


def feet(d):
    for x in (262, 332):  # his heels
        d.fill(geo.ellipse(x + 6, 1112, 44, 10), "#0f1a14", 0.6, 5, False)
        d.shape([(x - 20, 1040), (x + 20, 1040), (x + 24, 1090), (x + 20, 1112), (x - 20, 1112), (x - 24, 1090)], "#26202a", 1.2, 0), d.stroke([(x - 22, 1094), (x, 1098), (x + 22, 1094)], 1.4, "#6a5a6a")
    for x in (478, 540):  # hers are bare
        d.fill(geo.ellipse(x + 6, 1110, 38, 9), "#0f1a14", 0.6, 5, False)
        foot = [(x - 13, 1030), (x + 13, 1030), (x + 16, 1076), (x + 20, 1096), (x + 14, 1110), (x - 14, 1110), (x - 20, 1096), (x - 16, 1076)]
        d.shape(foot, HERS[1], 1.2, 0), d.model(foot, "#b06a50", 8, 6, 0.6)
        d.stroke([(x - 4, 1050), (x - 5, 1072), (x - 9, 1084)], 0.8, "#b06a50"), d.stroke([(x + 5, 1050), (x + 5, 1072), (x + 9, 1084)], 0.8, "#b06a50")
    for x, flip in ((386, True), (426, False)):  # and these look the other way
        d.fill(geo.ellipse(x, 1128, 32, 8), "#0f1a14", 0.6, 4, False)
        with d.at(x, 1096, 0.86, 0, flip):
            d.shape([(-17, -46), (14, -46), (17, 0), (24, 16), (20, 34), (-14, 36), (-20, 14)], "#c8343c", 1.2, 0.2), d.stroke([(-16, -30), (14, -30)], 1.4, "#f6e6c0", (0.02, 0.02))


def back_of(d, x, y, tilt, hair, skin, bun):
    """A nape, ears, and hair that somebody has combed."""
    with d.at(x, y, 1, tilt):
        d.shape(geo.ribbon([(0, -10), (0, 30), (0, 58)], [58, 62, 74], 12), skin, 1.0, 0)
        d.fill(geo.rectangle(-40, -20, 80, 56), "#5a2a24", 0.45, 14, False)
        for side in (-1, 1):
            d.shape(geo.ellipse(side * 72, -70, 15, 23, side * 10), skin, 1.0, 0.12), d.stroke([(side * 76, -84), (side * 80, -70), (side * 72, -58)], 0.9, "#8a4a3a")
        skull = [(0, -172), (46, -162), (74, -120), (76, -66), (56, -12), (24, 14), (0, 6), (-24, 14), (-56, -12), (-76, -66), (-74, -120), (-46, -162)]
        d.cast(skull, 6, 10, "#3a1a14", 0.5, 10)
        d.shape(skull, hair, 1.3, 0)
        with d.inside(geo.curve(skull)):
            for k in range(25):
                at = -1 + k / 12
                if bun:
                    line = [(78 * at, -20 - 40 * abs(at)), (52 * at, -90), (14 * at, -150)] if k % 2 else [(60 * at, 10 - 20 * abs(at)), (46 * at, -70), (12 * at, -146)]
                else:
                    line = [(10 * at, -168), (70 * at, -110), (66 * at, -40), (40 * at, 12)]
                d.stroke(line, 1.2, mix(hair, "#000000", 0.45) if k % 2 else lighten(hair, 0.12), (0.15, 0.4))
        d.model(skull, mix(hair, "#120a10", 0.7), 22, 16, 0.7)
        d.fill(geo.ellipse(-26, -126, 26, 12, -30), lighten(hair, 0.25), 0.45, 8, False)
        if bun:
            knot = geo.ellipse(4, -172, 52, 44)
            d.cast(knot, 2, 12, "#3a1a14", 0.5, 8), d.shape(knot, hair, 1.3, 0)
            with d.inside(knot):
                for k in range(7):
                    d.stroke([(-46 + 6 * k, -160 - 8 * k), (0 + 3 * k, -200 + 11 * k), (50 - 3 * k, -190 + 9 * k), (30 - 8 * k, -146 - 3 * k)], 1.2, mix(hair, "#000000", 0.45) if k % 2 else lighten(hair, 0.14), (0.2, 0.3))
            d.model(knot, mix(hair, "#120a10", 0.7), 12, 9, 0.6)
            d.stroke([(-66, -206), (10, -172), (84, -140)], 4.2, "#f2d27c", (0.02, 0.02), 0.1), d.shape(geo.ellipse(-68, -207, 10), "#c8343c", 1.0, 0.1)
            for k in (-1, 1):
                d.stroke([(20 * k, 10), (26 * k, 40), (18 * k, 66)], 1.2, hair, (0.1, 0.7))
        else:
            d.stroke([(-4, -168), (-14, -130), (-8, -96)], 2.0, skin, (0.05, 0.5))


def pair(d):
    """Head to head; nobody sees what they look at."""
    back_of(d, 308, 372, 9, *HIS, bun=False), back_of(d, 474, 402, -12, *HERS, bun=True)
    for left, right, low, cloth in ((232, 384, 404, "#5a3418"), (404, 552, 432, "#8a2434")):
        middle, dip = (left + right) / 2, low + 26
        collar = geo.curve([(left + 10, low - 26, "c"), (middle, dip - 8), (right - 10, low - 26, "c"), (right + 12, low + 34, "c"), (middle, low + 62), (left - 12, low + 34, "c")])
        d.cast(collar, 2, 14, "#3a1a14", 0.55, 9), d.shape(collar, cloth, 1.3, 0), d.model(collar, "#1c0c10", 14, 10, 0.6)
        with d.inside(collar):
            for k in range(12):
                x = left + (right - left) * k / 11
                d.fill(geo.polygon([(x, low + 6), (x + 7, low + 18), (x, low + 30), (x - 7, low + 18)]), "#e0aa3e", hide=False)
        d.stroke([(left + 10, low - 25), (middle, dip - 7), (right - 10, low - 25)], 2.4, "#f2d27c", (0.05, 0.05))


def fist(d, x, y, size, skin, flip=False):
    """It hangs down and holds something thin."""
    with d.at(x, y, size, 0, flip):
        d.shape([(-19, -30, "c"), (19, -30, "c"), (25, 4), (20, 22), (-20, 22), (-25, 4)], skin, 1.1, 0.12)
        for k in range(4):
            d.shape(geo.ribbon([(-17 + 11.4 * k, 4), (-17 + 11.4 * k, 22), (-16 + 10.8 * k, 32 - 3 * abs(k - 1.4))], [12, 12, 10], 10), skin, 1.0, 0.1)
        d.shape(geo.ribbon([(24, -12), (22, 8), (6, 18)], [13, 13, 10], 14), skin, 1.0, 0.12)


def slit(d, x, y, turn, cuff):
    """Where a hand comes out of the cloak."""
    with d.at(x, y, 1, turn):
        d.fill([(-56, -8), (0, -26), (56, -8), (30, 14), (-30, 14)], "#171020"), d.stroke([(-60, -8), (0, -29), (60, -8)], 1.6, "#f2d27c")
        sleeve = geo.ribbon([(0, -16), (0, 22)], [56, 48], 10, caps=False)
        d.shape(sleeve, cuff, 1.2, 0), d.model(sleeve, "#120a10", 10, 7, 0.6)
        d.stroke([(-23, 16), (0, 21), (23, 16)], 2.0, "#f2d27c", (0.05, 0.05))


def dealings(d):
    """What the hands do meanwhile: his holds a key behind her, hers scissors behind him."""
    with d.at(520, 772, 1.15, 8):
        d.contour(geo.ellipse(0, -36, 22), 6.0, lost=0, colour="#f2d27c"), d.contour(geo.ellipse(0, -36, 28), 1.2, lost=0), d.contour(geo.ellipse(0, -36, 15), 1.0, lost=0)
        d.shape(geo.polygon([(-6, -16), (6, -16), (6, 74), (34, 74), (34, 88), (20, 88), (20, 100), (34, 100), (34, 116), (-6, 116)]), "#f2d27c", 1.2, 0.16)
    slit(d, 516, 652, 4, "#26202a"), fist(d, 518, 696, 1.05, HIS[1])
    with d.at(277, 778, 1.05, 186):
        for side in (-1, 1):
            with d.at(0, 0, 1, side * 14):
                d.shape([(-4, 0), (-9, -44), (-2, -112, "c"), (6, -46), (5, 0)], "#e6ecec", 1.2, 0.2)
                d.contour(geo.ellipse(side * -10, 46, 18, 23), 4.0, lost=0, colour="#26202a")
                d.shape(geo.ribbon([(0, 0), (side * -5, 26)], [9, 8], 8), "#26202a", 0.8, 0)
        d.shape(geo.ellipse(0, 0, 6), GOLD, 0.8, 0)
    slit(d, 282, 640, -4, "#a8283a"), fist(d, 280, 684, 1.0, HERS[1], True)
    d.stroke([(250, 930), (292, 922), (320, 950), (300, 1000), (318, 1060), (300, 1110), (330, 1150)], 2.2, "#c8343c", (0.02, 0.3))


def paint(picture):
    away = np.hypot(picture.x - 400, (picture.y - 640) * 0.75) / 620
    picture.image = ramp(((0, "#5f8a86"), (0.5, "#2f5560"), (1, "#152536")), away + 0.05 * picture.noise(160, 3)).astype(np.float32)
    specks(picture, 900, "#f0cf7a", (1.0, 3.4), strength=0.8, seed=6)
    cloak, people = (Drawing(picture, "#1c1218", width, light=(-0.4, -0.9), seed=seed) for width, seed in ((2.1, 3), (2.0, 5)))
    cloak.fill(geo.moved(geo.curve(CLOAK), 16, 14), "#241418", 0.5, 16, False)
    meadow(cloak), feet(cloak), his_side(cloak), her_side(cloak), folds(cloak), third(cloak)
    cloak.contour(half(True), 1.2), cloak.contour(half(False), 1.2)
    pair(people), dealings(people)
    cloak.under(), people.under()
    picture.glow(400, 420, 420, "#ffe6b0", 0.16)
    picture.directions(base=60)
    pastel(picture, "#1c3442", grain=1.8, cover=0.88, soft=0.9, mask=0.7 * (1 - 0.85 * people.cover()) * (1 - 0.5 * cloak.cover()))
    cloak.over(1 - people.cover()), people.over()
    return finish(picture, impasto=0, paper=0.03, grain=0.004, vignette=0.2, vignette_colour="#0c1420")
