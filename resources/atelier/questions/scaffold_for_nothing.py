"""What will they do with the piece they have cut out?

Workers on a scaffold saw a dog out of the blue sky: behind it is the night, and the piece walks away.
"""

import numpy as np
from atelier import geometry as geo
from light import folk
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 312, 1.25
WOOD = "#a8703f"
DOG = [(262, 900, "c"), (258, 800), (282, 690), (330, 590), (352, 500), (338, 420), (300, 404), (246, 396), (222, 372), (226, 344), (262, 322), (316, 300), (350, 250), (402, 218), (440, 168, "c"), (474, 214), (500, 262), (506, 330),
       (522, 420), (566, 520), (604, 640), (616, 760), (612, 840), (660, 826), (704, 780), (726, 716), (744, 720), (742, 792), (704, 862), (640, 900, "c")]


def scene(detail):
    bare_sheet()


def clouds(d):
    for x, y, s in ((96, 150, 1.1), (650, 96, 1.3), (688, 430, 0.9), (120, 560, 0.8), (560, 50, 0.6)):
        shape = geo.union(*[geo.ellipse(x + a * s, y + b * s, r * s, 0.62 * r * s) for a, b, r in ((-60, 8, 44), (-20, -12, 52), (30, -6, 54), (70, 10, 40))], geo.rectangle(x - 96 * s, y + 4 * s, 200 * s, 28 * s, 14 * s))
        d.fill(shape, "#f4f6f0", 0.95)
        d.model(shape, "#a9c8d8", 12, 10, 0.6)


def hole(d):
    """Night, with its own stars; the eye is a moon. The sky is as thick as cardboard."""
    shape = geo.curve(DOG)
    d.fill(geo.moved(shape, -7, 6), "#eef4f2")
    d.contour(geo.moved(shape, -7, 6), 0.8, lost=0, colour="#5f8a9c")
    d.fill(shape, "#111a3c")
    rng = np.random.default_rng(4)
    with d.inside(shape):
        d.fill([(240, 780), (420, 640), (640, 700), (640, 760), (420, 720), (250, 900)], "#26356c", 0.75, 26, False)
        d.fill([(330, 480), (420, 300), (500, 280), (470, 420), (400, 620)], "#1d2a5a", 0.8, 22, False)
        for k in range(230):
            x, y = rng.uniform(220, 740), rng.uniform(170, 900)
            r = rng.uniform(0.8, 2.4) if k % 9 else rng.uniform(4, 7)
            d.fill(geo.moved(geo.star(r * 1.5, 5 if k % 9 == 0 else 4, 0.42), x, y, turn=rng.uniform(0, 70)), "#fbf0c4" if k % 3 else "#a9c4f0", 0.95, 0, False)
        d.fill(geo.subtract(geo.ellipse(356, 322, 21), geo.ellipse(366, 316, 18)), "#f8e4a0", hide=False)
        d.fill(geo.ellipse(356, 322, 40), "#f8e4a0", 0.16, 12, False)
        d.stroke([(520, 560), (470, 600), (400, 640)], 1.6, "#fbf0c4", (0.02, 0.9)), d.fill(geo.moved(geo.star(9, 5, 0.42), 522, 558), "#fff6d8", hide=False)
        d.fill([(240, 900, "c"), (250, 850), (330, 872), (420, 842), (520, 870), (620, 846), (660, 900, "c")], "#0b1230", hide=False)
        for x in (300, 372, 470, 556):
            d.fill(geo.rectangle(x, 866 + (x % 7), 4, 6), "#ffd977", hide=False)
    d.contour(shape, 1.6, lost=0.05)
    flap = [(440, 168), (474, 214), (500, 262), (520, 250), (512, 196), (470, 150)]  # the ear is not through yet
    d.cast(flap, 6, 10, "#2a4a6a", 0.4, 6)
    d.shape(flap, "#8fc8d8", 1.2, 0.16)


def scaffold(d, front):
    """Poles, planks, cross-braces; what is behind the hole's edge is drawn first."""
    poles = ((196, 250), (776, 270)) if not front else ((172, 210), (560, 130))
    for x, top in poles:
        d.shape(geo.ribbon([(x, 1010), (x + 2, (1010 + top) / 2), (x, top)], [13, 12, 11], 14), mix(WOOD, "#4a3040", 0.0 if front else 0.25), 1.1, 0.14)
    if not front:
        d.shape(geo.ribbon([(700, 300), (790, 292)], [10, 10], 8), WOOD, 0.9, 0.12), d.shape(geo.ribbon([(776, 370), (728, 302)], [8, 8], 8), WOOD, 0.9, 0.12)
    if front:
        for x, y, wide in ((104, 880, 250), (116, 652, 210), (120, 452, 196), (430, 158, 250)):
            d.shape(geo.polygon([(x, y), (x + wide, y - 4), (x + wide, y + 11), (x, y + 15)]), mix(WOOD, "#f0d0a0", 0.3), 1.1, 0.12)
            for k in range(3):
                px = x + wide * (0.2 + 0.3 * k)
                d.stroke([(px, y + 2), (px + 30, y + 1)], 0.5, "#6a4428")
        for (x1, y1), (x2, y2) in (((60, 1010), (172, 880)), ((172, 640), (300, 460)), ((560, 400), (690, 170))):
            d.shape(geo.ribbon([(x1, y1), (x2, y2)], [9, 9], 8), WOOD, 0.9, 0.12)
        for x, y in ((172, 888), (172, 660), (172, 460), (560, 166)):
            d.contour(geo.ellipse(x, y, 11, 7), 1.6, lost=0, colour="#e0c890")


def workers(d):
    saw_tool = lambda q: (q.shape(geo.polygon([(-2, -6), (44, -2), (44, 3), (-2, 6)]), "#d9dfe6", 0.8, 0), q.shape(geo.rectangle(-9, -7, 11, 14, 3), "#7a4a2c", 0.7, 0))
    lamp_tool = lambda q: (q.stroke([(0, 0), (0, 9)], 0.9), q.shape(geo.rectangle(-7, 9, 14, 18, 3), "#ffdf8c", 0.8, 0), q.fill(geo.ellipse(0, 18, 26), "#ffd46a", 0.35, 8, False))
    pot = lambda q: (q.shape([(-9, 0), (9, 0), (7, 18), (-7, 18)], "#7fb8c8", 0.8, 0.14), q.stroke([(-9, 0), (0, -9), (9, 0)], 0.7))
    plan = lambda q: (q.shape(geo.polygon([(-4, -22), (34, -28), (36, 8), (-2, 12)]), "#f6efe0", 0.8, 0.08), q.stroke([(4, 6), (8, -10), (16, -14), (22, -20), (26, -8), (28, 4)], 0.8, "#3a4a7a"))
    crew = (
        (196, 878, 128, "stand", Look("#e2b184", "#8a4534", "short", "full", 0.6, 1.15), "pride", "coat", "#c8503c", "bowler", False, {"near": plan}, 0.5),
        (322, 876, 112, "push", Look("#c98f66", "#2a2226", "crop", "", 0.3), "song", "suit", "#e0a63c", "cap", False, {"near": pot}, 0.5),
        (258, 650, 118, "point", Look("#6f4632", "#2a2226", "curls", "", 0.35), "gasp", "apron", "#e8d9c0", None, False, {"far": lamp_tool}, 0.6),
        (152, 450, 104, "sit", Look("#efc8a4", "#e6e0d4", "bald", "moustache", 0.85, 1.1), "sleep", "suit", "#5f7f4c", None, False, {}, 0.2),
        (268, 450, 118, "pull", Look("#f6dcc4", "#c8622c", "plaits", "", 0.25, freckles=True), "joy", "suit", "#4a5fa0", None, False, {"near": saw_tool}, 0.5),
        (610, 156, 120, "carry", Look("#a06a48", "#2a2226", "bun", "", 0.4), "disgust", "coat", "#8f5f9c", None, True, {"near": saw_tool}, 0.5),
    )
    lids = {"bowler": folk.bowler("#2a2438"), "cap": folk.cap("#a8343c"), None: None}
    for x, y, high, pose, look, mood, dress, tone, hat, flip, holds, turn in crew:
        folk.folk(d, x, y, high, pose, look, mood, Wear(dress, tone, "#33405f"), turn, (0.6, 0.3), flip, tilt=12 if mood == "sleep" else 0, hat=lids[hat], holds=holds)
    d.stroke([(728, 300), (727, 500)], 1.1, "#d9c090", (0.02, 0.02))  # a cloud is lowered on a rope: it was in the way
    shape = geo.union(geo.ellipse(700, 540, 34, 22), geo.ellipse(734, 526, 38, 26), geo.ellipse(764, 544, 28, 18))
    d.shape(shape, "#f6f8f4", 1.0, 0.12)
    d.stroke([(728, 500), (700, 536)], 0.8, "#d9c090"), d.stroke([(728, 500), (756, 536)], 0.8, "#d9c090")


def the_piece(d):
    """It is blue, has two clouds on its back, and has found the first friend."""
    with d.at(470, 1128, 1.0):
        body = [(-92, -40), (-120, -92), (-104, -96), (-78, -70), (-40, -84), (40, -84), (66, -112), (58, -150), (70, -190, "c"), (92, -166), (128, -160), (164, -140), (168, -122), (150, -110), (118, -104), (106, -76), (96, -52), (102, 0), (74, 2), (64, -34), (-28, -36), (-40, 2), (-68, 0), (-70, -34)]
        d.ground(10, 4, 220, "#4a6a4a", 4, 0.5)
        d.shape(body, "#8fcbe0", 1.5, 0)
        with d.inside(body):
            for x, y, s in ((-30, -62, 0.5), (74, -96, 0.36), (40, -54, 0.3)):
                d.fill(geo.union(*[geo.ellipse(x + a * s, y + b * s, r * s, 0.6 * r * s) for a, b, r in ((-50, 6, 40), (-10, -10, 46), (40, 2, 44))]), "#f6f8f4", hide=False)
        d.model(body, "#3f7a9c", 12, 8, 0.6)
        d.fill(geo.ellipse(118, -138, 5, 6), "#1c2a3c"), d.fill(geo.ellipse(116, -140, 1.8), "#ffffff"), d.fill(geo.ellipse(164, -134, 8, 6), "#2a4a6a"), d.stroke([(150, -118), (134, -114), (124, -120)], 1.2)
    with d.at(690, 1140, 0.72, 0, True):
        body = [(-70, -30), (-92, -70), (-80, -74), (-58, -52), (-30, -60), (24, -60), (46, -78), (44, -104), (58, -112), (78, -106), (108, -92), (112, -80), (96, -70), (76, -68), (68, -40), (72, 0), (52, 2), (44, -26), (-24, -28), (-30, 2), (-52, 0), (-54, -26)]
        d.ground(0, 4, 150, "#4a6a4a", 4, 0.5)
        d.shape(body, "#b9774a", 1.3, 0.18)
        d.shape([(44, -104), (34, -78), (52, -80), (58, -104)], "#8a5030", 1.0, 0.1), d.fill(geo.ellipse(78, -94, 4), "#1c1a20"), d.fill(geo.ellipse(110, -88, 6, 5), "#1c1a20"), d.stroke([(98, -76), (84, -74)], 1.0)
    folk.folk(d, 344, 1146, 118, "run", Look("#f4d2b0", "#d9a44e", "bob", "", 0.06, 1.1), "joy", Wear("gown", "#d8433c"), 0.5)
    rng = np.random.default_rng(12)
    for k in range(46):  # sawdust of the sky
        x, y = rng.normal(190, 70), 1040 + rng.uniform(-14, 80)
        d.fill(geo.polygon([(x, y), (x + rng.uniform(4, 11), y - rng.uniform(1, 6)), (x + rng.uniform(3, 9), y + rng.uniform(3, 8))]), "#8fcbe0" if k % 3 else "#f4f6f0")
    d.shape([(60, 1150), (84, 1096), (140, 1068), (196, 1084), (226, 1150)], "#8fcbe0", 1.1, 0.16)
    for x, y in ((96, 1120), (140, 1094), (180, 1122)):
        d.stroke([(x - 12, y), (x, y - 8), (x + 14, y - 2)], 0.8, "#f4f6f0")


def paint(picture):
    sky = ramp(((0, "#5fb4d2"), (0.5, "#9fd4dc"), (0.85, "#e0eed8"), (1, "#f4ecc8")), (picture.y + 24 * picture.noise(300, 4, stretch=(3, 1))) / 1000)
    picture.image = sky.astype(np.float32)
    back, near = (Drawing(picture, "#1f2434", width, light=(-0.6, -0.8), seed=seed) for width, seed in ((1.7, 3), (1.8, 5)))
    clouds(back)
    back.fill([(-20, 900, "c"), (200, 880), (420, 900), (640, 882), (820, 896, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#b9cf7c")
    back.fill([(-20, 1010, "c"), (240, 988), (500, 1012), (820, 990, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#8fb25c")
    scaffold(back, False), hole(back)
    scaffold(near, True), workers(near), the_piece(near)
    back.under(), near.under()
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#f6f4ea", (30, 62), 1.4, 26, 1.0, 0.5, mask=0.30 * (1 - near.cover()))
    near.over(), back.over(1 - near.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
