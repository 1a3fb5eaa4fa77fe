"""Will she find it before they have said yes?

Under the picnic cloth a hand with a pale mark on one finger feels through the grass; the ring is the chapel of two ants.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pencil, wash
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 314, 1.25
SKIN, GOLD, ANT = "#f0cdb4", "#e8b23c", "#4a2f38"


def scene(detail):
    bare_sheet()


def cloth(d):
    """The edge of the feast above: red squares, a spoon that somebody has forgotten."""
    edge = [(-20, -20, "c"), (820, -20, "c"), (820, 190), (740, 236), (660, 196), (570, 150), (470, 120), (360, 96), (250, 110), (140, 150), (60, 140), (-20, 176, "c")]
    d.cast(edge, 0, 26, "#0c2a26", 0.5, 16)
    d.shape(edge, "#f3ecdc", 1.4, 0)
    with d.inside(edge):
        for k in range(-2, 17):
            d.fill([(60 * k - 40, -20), (60 * k - 10, -20), (60 * k + 10, 260), (60 * k - 24, 260)], "#d2504a", 0.5, hide=False)
        for k in range(6):
            d.fill([(-20, 44 * k - 10, "c"), (400, 44 * k - 28), (820, 44 * k - 4, "c"), (820, 44 * k + 18, "c"), (400, 44 * k - 6), (-20, 44 * k + 12, "c")], "#d2504a", 0.5, hide=False)
    d.model(edge, "#5a6a7a", -26, 20, 0.5)
    for x in np.arange(-10, 820, 17):
        y = float(np.interp(x, (-20, 60, 140, 250, 360, 470, 570, 660, 740, 820), (176, 140, 150, 110, 96, 120, 150, 196, 236, 190)))
        d.stroke([(x, y), (x + d.rng.normal(0, 3), y + 20)], 0.9, "#f3ecdc", (0.05, 0.3))


def searching(d):
    """Her hand: a hurry in every finger, and the white band where it was."""
    sleeve = geo.ribbon([(150, -60), (176, 60), (204, 130)], [150, 136, 120], 20)
    d.cast(sleeve, 10, 22, "#0c2a26", 0.45, 12)
    d.shape(sleeve, "#3f6fa8", 1.4, 0)
    with d.inside(sleeve):
        d.scatter(sleeve, 30, lambda q, _: q.fill(geo.ellipse(0, 0, 6), "#dce8f4", hide=False))
    d.model(sleeve, "#1c3460", 20, 14, 0.6)
    with d.at(222, 150, 3.5, 152):
        palm = [(-15, 14), (-19, -14), (-20, -42), (-10, -52), (10, -52), (20, -40), (18, -12), (14, 14)]
        d.cast(geo.curve(palm), 4, 8, "#0c2a26", 0.4, 4)
        d.shape(palm, SKIN, 1.3, 0)
        d.model(palm, "#b9785f", 5, 4, 0.5)
        for (rx, ry), spread, joints, wide in (((-15, -44), -34, (20, 17, 15), 11), ((-5, -50), -10, (24, 19, 16), 11.5), ((6, -50), 8, (22, 18, 15), 11), ((15, -44), 30, (17, 14, 12), 9.5), ((-17, -14), -72, (20, 18), 12)):
            a, places = np.radians(spread), [np.array((rx, ry + 4.0))]
            for long in joints:
                places.append(places[-1] + long * np.array((np.sin(a), -np.cos(a))))
                a += np.radians(13 if spread < 0 else -9)
            d.shape(geo.ribbon([tuple(p) for p in places], np.linspace(wide, wide * 0.66, len(places)).tolist(), 24), SKIN, 1.1, 0.09)
            d.fill(geo.ellipse(*(places[0] + 0.12 * (places[1] - places[0])), wide * 0.44), SKIN)
            tip, before = places[-1], places[-2]
            d.shape(geo.ellipse(*(tip - 0.06 * (tip - before)), wide * 0.21, wide * 0.30, spread), "#d8606a", 0.6, 0)
            for knuckle in places[1:-1]:
                for off in (-1.2, 0.6):
                    d.stroke([(knuckle[0] - wide * 0.26, knuckle[1] + off), (knuckle[0] + wide * 0.26, knuckle[1] + off)], 0.5, "#b9785f")
            if spread == 8:
                way = (places[1] - places[0]) / np.linalg.norm(places[1] - places[0])
                mark = places[0] + way * 14
                d.fill(geo.ribbon([tuple(mark - way * 2.6), tuple(mark + way * 2.6)], [wide * 0.96, wide * 0.94], 6, caps=False), lighten(SKIN, 0.07), 0.95, 0.3, False)
                for off in (-3, 3):
                    d.stroke([tuple(mark + way * off + np.array((-wide * 0.45, 0))), tuple(mark + way * off + np.array((wide * 0.45, 0)))], 0.5, "#c98a78")
        for rx, ry, wide in ((-15, -40, 10), (-5, -45, 10.5), (6, -45, 10.5), (15, -39, 9)):
            d.fill(geo.ellipse(rx, ry + 2, wide * 0.52, wide * 0.6), SKIN)


def grass(d):
    rng = np.random.default_rng(20)
    for _ in range(90):
        x, y, high, bend = rng.uniform(-20, 820), rng.uniform(930, 1010), rng.uniform(260, 640), rng.normal(0, 70)
        tone = mix("#17483c", "#3f7f4c", rng.random())
        d.fill(geo.ribbon([(x, y), (x + bend * 0.3, y - high * 0.55), (x + bend, y - high)], [13, 10, 2], 24), tone)
        d.stroke([(x, y), (x + bend * 0.3, y - high * 0.55), (x + bend, y - high)], 0.6, mix(tone, "#c9dc8a", 0.45), (0.02, 0.6))
    for x, y, r in ((96, 520, 30), (706, 560, 34), (640, 420, 22)):
        d.stroke([(x, y), (x + 10, y + 240), (x - 4, 1000)], 2.2, "#4f8a48", (0.02, 0.02))
        for a in np.arange(0, 6.28, 0.48):
            d.shape(geo.ellipse(x + r * np.cos(a), y + 0.8 * r * np.sin(a), r * 0.5, r * 0.2, np.degrees(a)), "#f6f4ea", 0.6, 0)
        d.shape(geo.ellipse(x, y, r * 0.42, r * 0.36), "#f0b83c", 0.8, 0.14)


def chapel(d):
    """A ring that is stood upright, its stone a rose window."""
    d.fill(geo.ellipse(404, 702, 236, 236), "#ffe9a0", 0.30, 40, False)
    ring = geo.subtract(geo.ellipse(400, 716, 226, 234), geo.ellipse(400, 720, 192, 200))
    d.cast(ring, 18, 10, "#0c2a26", 0.4, 10)
    d.shape(ring, GOLD, 1.5, 0)
    d.model(ring, "#8a5418", 16, 9, 0.75)
    d.contour(geo.ellipse(400, 717, 209, 217), 0.8, lost=0.2, colour="#fff0b8")
    for k in range(30):
        a = np.radians(140 + 8.8 * k)
        x, y = 400 + 209 * np.cos(a), 718 + 217 * np.sin(a)
        with d.at(x, y, 1, np.degrees(a)):
            d.stroke([(-6, -8), (5, -3), (-3, 3), (6, 9)], 0.8, "#8a5418")
    gem = geo.polygon([(400, 408), (456, 436), (470, 480), (436, 516), (364, 516), (330, 480), (344, 436)])
    d.shape(gem, "#4f9fd0", 1.4, 0.1)
    for points, tone in ((((400, 408), (456, 436), (430, 458), (400, 448)), "#9fd4ec"), (((344, 436), (400, 408), (400, 448), (370, 458)), "#c9ecf6"), (((330, 480), (344, 436), (370, 458), (364, 490)), "#7fc0e0"), (((470, 480), (456, 436), (430, 458), (436, 490)), "#2f7ab4"), (((364, 516), (436, 516), (436, 490), (364, 490)), "#2a6aa8")):
        d.shape(geo.polygon(points), tone, 0.8, 0)
    for side in (-1, 1):
        d.shape([(400 + side * 40, 512), (400 + side * 56, 494), (400 + side * 66, 512), (400 + side * 54, 532)], GOLD, 1.0, 0.14)


def ant(d, x, y, high, flip=False, act="stand", hat=None, lean=0.0, tone=ANT, mood="calm"):
    """Upright, feet at (0, 0), looking to the right."""
    with d.at(x, y, high / 100, lean, flip):
        d.shape(geo.ellipse(-11, -25, 14, 21, 24), tone, 1.0, 0.18)
        for k in range(3):
            d.stroke([(-22 + 3 * k, -34 + 9 * k), (-10 + 3 * k, -28 + 9 * k), (2 + k, -32 + 9 * k)], 0.5, mix(tone, "#e0a898", 0.4))
        for points in ([(-2, -44), (9, -22), (4, 0), (10, 0)], [(-5, -44), (-14, -22), (-8, 0), (-2, 0)]):
            d.stroke(points, 2.4, tone, (0.02, 0.1))
        d.shape(geo.ellipse(0, -50, 9, 12, 6), tone, 1.0, 0.14)
        arms = {"stand": ([(3, -54), (14, -46), (10, -38)], [(2, -48), (-8, -40), (-4, -34)]), "hands": ([(4, -54), (18, -50), (27, -54)], [(3, -48), (16, -44), (27, -50)]),
                "up": ([(4, -56), (15, -70), (13, -86)], [(-3, -56), (-15, -70), (-14, -86)]), "wipe": ([(4, -54), (16, -58), (13, -74)], [(2, -48), (-8, -40), (-3, -34)]),
                "point": ([(4, -55), (17, -70), (26, -90)], [(-2, -50), (-12, -44), (-6, -38)]), "play": ([(4, -54), (16, -58), (20, -68)], [(3, -50), (17, -52), (27, -64)])}[act]
        for points in arms:
            d.stroke(points, 2.2, tone, (0.02, 0.15))
        d.shape([(-13, -76), (-4, -90), (10, -90), (19, -78), (16, -66), (4, -60), (-9, -64)], tone, 1.0, 0.16)
        for ex in (3, 12):
            d.fill(geo.ellipse(ex, -77, 4.4, 5.2), "#fbf6ea"), d.fill(geo.ellipse(ex + 1.4, -77 - (3 if act == "point" else 0), 2.0, 2.6), "#17141a")
        smile = {"calm": [(2, -67), (8, -65), (14, -68)], "sad": [(2, -64), (8, -68), (14, -65)], "gasp": None}[mood]
        if smile:
            d.stroke(smile, 0.9, "#f0c8b8")
        else:
            d.fill(geo.ellipse(9, -66, 3, 3.6), "#17141a")
        for side in (0, 1):
            d.stroke([(-2 + 8 * side, -89), (2 + 12 * side, -104), (12 + 10 * side, -108)], 1.2, tone, (0.02, 0.2))
        if hat:
            hat(d)


def wedding(d):
    veil = lambda q: (q.shape([(-10, -92), (2, -97), (12, -90), (2, -84), (-14, -60), (-30, -20), (-44, 2), (-26, 4), (-14, -30), (-16, -70)], "#fbf8f2", 0.8, 0.06, alpha=0.92), [q.shape(geo.ellipse(px, py, 3.4), "#e88aa4", 0.5, 0) for px, py in ((-8, -92), (0, -95), (8, -92))])
    hat = lambda q: (q.shape(geo.polygon([(-8, -90), (-9, -116), (13, -118), (12, -90)]), "#1c1824", 0.8, 0.1), q.shape(geo.ellipse(2, -90, 17, 4, -3), "#1c1824", 0.8, 0))
    bow = lambda q: q.shape([(-12, -92), (-2, -86), (8, -94), (8, -82), (-2, -86), (-12, -80)], "#d8434c", 0.6, 0)
    collar = lambda q: (q.shape([(-8, -62), (10, -60), (6, -52), (-6, -54)], "#fbf8f2", 0.7, 0), q.shape(geo.polygon([(8, -46), (28, -50), (30, -36), (10, -32)]), "#7a2f3c", 0.8, 0.1))
    trumpet = lambda q: (q.stroke([(16, -66), (34, -72)], 1.6, "#7fae4c", (0.02, 0.02)), q.shape([(32, -66), (48, -84), (50, -66), (46, -58)], "#9fc86a", 0.7, 0.1))
    hankie = lambda q: q.shape([(8, -78), (22, -80), (24, -62), (12, -60)], "#fbf8f2", 0.7, 0.06)
    d.shape([(250, 912, "c"), (306, 880), (494, 880), (550, 912, "c"), (530, 940, "c"), (270, 940, "c")], "#e8d9b4", 1.1, 0.14)  # a crumb for an altar
    ant(d, 402, 884, 120, False, "stand", collar)
    ant(d, 318, 930, 152, False, "hands", veil, 0, "#6a3a44")
    ant(d, 486, 930, 158, True, "hands", hat, 0, ANT)
    guests = (
        (112, 1080, 142, False, "wipe", hankie, "#5a2f34", "sad"), (196, 1120, 118, False, "up", bow, "#6a4038", "calm"), (268, 1150, 104, False, "stand", bow, "#4a2f38", "calm"), (92, 1180, 112, False, "play", trumpet, "#5a3a30", "calm"),
        (692, 1080, 148, True, "point", None, "#5a2f34", "gasp"), (610, 1116, 120, True, "stand", hat, "#6a4038", "calm"), (538, 1154, 98, True, "up", None, "#4a2f38", "calm"), (724, 1182, 116, True, "play", trumpet, "#5a3a30", "calm"),
    )
    for x, y, high, flip, act, wear, tone, mood in guests:
        d.ground(x, y + 2, high * 0.5, "#12352c", 0, 0.5)
        ant(d, x, y, high, flip, act, wear, 0, tone, mood)
    for _ in range(60):
        x, y = d.rng.normal(400, 90), d.rng.uniform(640, 1130)
        with d.at(x, y, 1, d.rng.uniform(0, 180)):
            d.fill(geo.ellipse(0, 0, 5.4, 2.2), "#fbf6e4")
    d.shape([(330, 1190), (340, 1120), (404, 1096), (466, 1122), (476, 1190)], "#c8343c", 1.2, 0.16)  # the cherry, as a cake
    d.stroke([(404, 1100), (414, 1060), (440, 1040)], 1.6, "#4f8a3c", (0.02, 0.1)), d.fill(geo.ellipse(372, 1132, 9, 14, 24), "#f0a0a0", 0.9, 2, False)


def paint(picture):
    dim = ramp(((0, "#123a38"), (0.4, "#2a6a50"), (0.7, "#8fb86a"), (1, "#3f6a3a")), (picture.y + 30 * picture.noise(240, 4)) / 1180)
    picture.image = dim.astype(np.float32)
    back, mid, near = (Drawing(picture, "#14201c", width, light=(-0.4, -0.9), seed=seed) for width, seed in ((1.2, 3), (2.0, 5), (1.9, 7)))
    grass(back)
    back.fill([(-20, 960, "c"), (200, 930), (400, 920), (620, 934), (820, 960, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#4f7a44")
    chapel(mid), searching(mid), cloth(mid)
    wedding(near)
    for d in (back, mid, near):
        d.under()
    picture.glow(404, 760, 330, "#ffe09a", 0.28, 1.5)
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#f4f0dc", (35, 62), 1.4, 26, 1.0, 0.5, mask=0.35 * (1 - np.clip(mid.cover() + near.cover(), 0, 1)))
    above = np.zeros(picture.shape, np.float32)
    for d in (near, mid, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004, vignette=0.15, vignette_colour="#0c2420")
