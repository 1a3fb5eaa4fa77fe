"""What is promised in the middle of the bridge, and which of the two mouths will close first?

Two heads put out their tongues, and the tongues are one carpet: on it two embassies meet.
"""

import numpy as np
from atelier import geometry as geo
from light import folk
from light.colour import lighten
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.folk import Wear
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 302, 1.25
HER, HIM = "#d9824e", "#7f9a8c"
# the face from the side, looking right: brow to chin, then the neck
FACE = [(-60, 250), (20, 214), (96, 262), (132, 336), (140, 384), (128, 412), (150, 456), (186, 506), (222, 548), (214, 572), (176, 580), (160, 596),
        (186, 622), (196, 646, "c"), (120, 668), (112, 700), (180, 726, "c"), (178, 752), (152, 776), (176, 816), (168, 862), (110, 890), (60, 880), (30, 930), (44, 1010), (60, 1080, "c"), (-60, 1080, "c")]
MOUTH = [(74, 688), (120, 662), (198, 644), (190, 690), (184, 730), (118, 722)]
TONGUE = [(112, 690), (150, 680), (220, 692), (310, 722), (404, 736)]


def scene(detail):
    bare_sheet()


def side_of(d, skin, brow, lid, woman):
    """One of the two: everything of the face but the hair."""
    d.cast(FACE, 14, 8, "#12202c", 0.5, 16)
    d.shape(FACE, skin, 1.4, 0)
    d.model(FACE, lighten(skin, -0.16), 46, 26, 0.8)
    with d.inside(FACE):
        d.fill(geo.ellipse(84, 600, 66, 54), "#c8402f", 0.42, 24, False)
        d.fill(geo.ellipse(206, 552, 24, 24), "#c8402f", 0.40, 10, False)
        d.fill([(30, 930), (110, 892), (172, 860), (150, 960), (40, 1100), (-60, 1100), (-60, 900)], "#3a1f36", 0.30, 14, False)
    d.fill(MOUTH, "#4a1222")
    d.fill([(120, 664), (196, 646), (190, 668), (126, 684)], "#f6ecd8"), d.stroke([(126, 684), (190, 668)], 0.6)
    for x in (142, 160, 176):
        d.stroke([(x, 660 - 0.15 * (x - 140)), (x + 1, 678 - 0.2 * (x - 140))], 0.5)
    # the eye, seen from the side, and its brow
    white = geo.curve([(58, 420, "c"), (84, 390 + lid), (116, 392 + lid), (112, 420), (106, 438), (80, 436)])
    d.fill([(40, 420), (70, 370), (120, 372), (130, 430), (96, 452)], "#7a3038", 0.25, 8, False)
    d.fill(white, "#fbf4e4")
    with d.inside(white):
        d.fill(geo.ellipse(106, 416, 11, 21), "#33606a" if woman else "#5a3a24", hide=False), d.fill(geo.ellipse(109, 416, 5.4, 11), "#14131a", hide=False)
        d.fill(geo.ellipse(105, 407, 3, 4), "#ffffff", hide=False)
        d.fill([(50, 380), (120, 380), (118, 404 + lid), (84, 400 + lid), (58, 420)], "#5a3a50", 0.4, 3, False)
    d.stroke([(52, 424), (84, 390 + lid), (119, 390 + lid)], 3.0, None, (0.3, 0.1)), d.stroke([(60, 424), (82, 438), (108, 438)], 0.9)
    d.stroke([(50, 404), (82, 374 + lid), (116, 376 + lid)], 0.9)
    if woman:
        for k in range(5):
            d.stroke([(88 + 7 * k, 390 + lid - 0.5 * k), (96 + 9 * k, 374 + lid + 1.5 * k)], 1.1, None, (0.02, 0.9))
    for k, (x, y) in enumerate(geo.sample(brow, 30)):
        d.stroke([(x - 7, y + 6), (x + 12 - 0.2 * k, y - 7)], 1.7 if woman else 2.6, "#2a2230" if woman else "#6a2a24", (0.1, 0.6))
    d.stroke([(190, 574), (180, 556), (164, 558), (158, 572)], 1.3), d.fill(geo.ellipse(190, 570, 9, 4, -12), "#5a2030", 0.8)
    d.stroke([(126, 560), (110, 600), (112, 640)], 1.0), d.stroke([(140, 774), (154, 780)], 0.9), d.stroke([(176, 816), (164, 822)], 0.7)
    with d.inside(FACE):
        d.hatch([(-20, 850), (60, 886), (110, 892), (40, 940), (30, 1010), (-60, 1010)], 62, 8, 0.6, lighten(skin, -0.25))


def her_hair(d):
    """A tower of hair with a comb; every wave of it is a snake that has been tamed, or is it?"""
    mass = [(-60, 60), (60, 40), (150, 110), (160, 200), (120, 262), (60, 250), (30, 330), (26, 430), (-6, 470), (-60, 480)]
    d.shape(mass, "#22304f", 1.4, 0)
    d.model(mass, "#0f1830", 30, 20, 0.8)
    with d.inside(mass):
        for k in range(26):
            t = k / 25
            d.stroke([(-60, 470 - 420 * t), (20 + 60 * t, 420 - 330 * t), (60 + 100 * t, 250 - 90 * t)], 1.1, "#4a64a0" if k % 2 else "#131c36")
    comb = [(64, 88), (112, 66), (150, 104), (140, 132), (106, 112), (82, 120)]
    d.shape(comb, "#e0b04a", 1.0, 0.16)
    for x, y in ((82, 98), (104, 86), (126, 96), (138, 114)):
        d.shape(geo.ellipse(x, y, 7), "#b8303a", 0.7, 0.1)
    d.shape(geo.ellipse(10, 494, 20, 30), HER, 1.1, 0.1), d.stroke([(4, 478), (16, 492), (8, 512)], 0.9)
    d.stroke([(10, 524), (11, 548)], 1.4, "#e0b04a", (0.02, 0.02)), d.shape([(11, 544), (32, 580), (11, 612), (-10, 580)], "#3f9a8c", 1.0, 0.16)
    collar = [(-60, 986), (30, 962), (84, 1010), (150, 1110), (200, 1220, "c"), (-60, 1220, "c")]
    d.shape(collar, "#a8283a", 1.3, 0)
    with d.inside(collar):
        for row in range(9):
            for n in range(-1, 8):
                x, y = -50 + 40 * n + 20 * (row % 2), 980 + 30 * row
                d.stroke([(x - 20, y), (x - 14, y + 16), (x, y + 22), (x + 14, y + 16), (x + 20, y)], 0.9, "#e8b85a", (0.02, 0.02))
                d.fill(geo.ellipse(x, y + 8, 3.4), "#f4dc9a", hide=False)
    d.model(collar, "#5a1028", 24, 16, 0.7)


def his_hair(d):
    """A fiery crest, a beard in three plaits, a collar with points."""
    crest = [(-60, 120), (10, 70), (24, 120), (70, 60), (86, 130), (140, 104), (124, 170), (166, 190), (120, 230), (110, 276), (60, 250), (36, 330), (20, 440), (-60, 470)]
    d.shape(crest, "#c0502c", 1.4, 0)
    d.model(crest, "#6f1f1c", 28, 20, 0.75)
    with d.inside(crest):
        for k in range(22):
            t = k / 21
            d.stroke([(-60, 440 - 360 * t), (10 + 40 * t, 360 - 260 * t), (60 + 90 * t, 240 - 150 * t)], 1.1, "#e88a4a" if k % 2 else "#7a2a20")
    d.shape(geo.ellipse(8, 494, 22, 32), HIM, 1.1, 0.1), d.stroke([(0, 476), (14, 492), (6, 514)], 0.9)
    beard = [(-60, 560), (20, 560), (50, 680), (96, 790), (150, 776), (176, 816), (190, 868), (160, 960), (120, 1010), (90, 960), (66, 1030), (30, 960), (0, 1000), (-60, 960)]
    d.shape(beard, "#b8482a", 1.3, 0)
    d.model(beard, "#6f1f1c", 26, 18, 0.75)
    with d.inside(beard):
        for k in range(24):
            t = k / 23
            d.stroke([(-60 + 150 * t, 570 + 210 * t), (-20 + 130 * t, 760 + 80 * t), (-40 + 190 * t, 1010 - 40 * t)], 1.0, "#e88a4a" if k % 2 else "#7a2a20")
    collar = [(-60, 1010), (20, 990), (60, 1050), (140, 1040), (130, 1110), (210, 1130), (180, 1220, "c"), (-60, 1220, "c")]
    d.shape(collar, "#2c3a66", 1.3, 0)
    with d.inside(collar):
        d.scatter(geo.rectangle(-60, 990, 270, 240), 38, lambda q, _: (q.fill(geo.star(11, 8, 0.45), "#d9c48c", hide=False), q.fill(geo.ellipse(0, 0, 3), "#b8303a", hide=False)))
    d.model(collar, "#111a3a", 24, 16, 0.7)


def carpet(d):
    """Two tongues, one runner: woven as soon as they have left the mouth."""
    line = geo.sample([*TONGUE, *[(800 - x, y) for x, y in TONGUE[-2::-1]]], 120)
    wide = 40 + 6 * np.cos(np.linspace(0, 4 * np.pi, 120))
    shape = geo.ribbon([tuple(p) for p in line], wide.tolist(), 120, caps=False)
    d.cast(shape, 0, 26, "#101c2a", 0.5, 12)
    d.shape(shape, "#c8343c", 1.3, 0)
    d.model(shape, "#6f1226", 14, 8, 0.6)
    for off, colour in ((-13, "#e8b85a"), (14, "#e8b85a")):
        d.stroke([(x, y + off) for x, y in line[12:-12:6]], 1.6, colour, (0.12, 0.12), 0.2)
    for k in range(16, 105, 8):
        x, y = line[k]
        d.fill([(x - 10, y), (x, y - 6), (x + 10, y), (x, y + 6)], "#f0cf8a", hide=False)
        d.fill(geo.ellipse(x, y, 2.6), "#7a1722", hide=False)
    middle = line[60]
    d.stroke([(middle[0] - 2, middle[1] - 22), (middle[0] + 3, middle[1]), (middle[0] - 2, middle[1] + 20)], 1.6, "#4a1222")
    for k in range(-5, 6):
        d.stroke([(middle[0] + 3 * (k % 2), middle[1] + 3.6 * k), (middle[0] + 6 + 3 * (k % 2), middle[1] + 3.6 * k)], 0.8, "#f0cf8a", (0.02, 0.02))
    return line


def embassies(d, line):
    """A gift for a gift; look behind the backs."""
    feet = lambda x: float(np.interp(x, line[:, 0], line[:, 1])) - 6
    rose = lambda q: (q.stroke([(0, 6), (-3, -14)], 1.0, "#3f6a4c"), q.shape(geo.ellipse(-4, -17, 5.5), "#e2505a", 0.7, 0.1))
    axe = lambda q: (q.stroke([(0, 8), (-7, -24)], 1.8, "#6a4a2c", (0.02, 0.02)), q.shape([(-7, -26), (-20, -20), (-17, -9), (-5, -16)], "#c9d3d6", 0.8, 0.1))
    flag = lambda q: (q.stroke([(0, 12), (3, -58)], 1.2, "#6a4a2c", (0.02, 0.02)), q.shape([(3, -58, "c"), (-34, -54, "c"), (-27, -45), (-34, -34, "c"), (2, -36, "c")], "#f6efe0", 0.8, 0.1))
    box = lambda q: (q.shape(geo.rectangle(-4, -22, 30, 24, 2), "#e0b04a", 0.8, 0.12), q.stroke([(11, -22), (11, 2)], 1.2, "#b8303a"), q.stroke([(4, -30), (11, -22), (19, -30)], 1.2, "#b8303a"))
    bomb = lambda q: (q.shape(geo.ellipse(12, -8, 14), "#2a2630", 0.9, 0.1), q.stroke([(12, -22), (14, -30), (20, -31)], 1.0, "#e8cf9a"), q.shape(geo.ellipse(21, -32, 3.4), "#ffb03c", 0.5, 0), q.stroke([(2, -18), (12, -8), (22, -18)], 1.6, "#e2505a"), q.stroke([(8, 5), (12, -8), (16, 5)], 1.6, "#e2505a"))
    shake = ((0, -44), (3, -73), ((12, -62), (22, -57)), ((-12, -60), (-15, -47)), ((5, -22), (7, 0)), ((-4, -22), (-7, 0)))
    left = (
        (370, 92, shake, Look("#e2b184", "#e6e0d4", "bald", "full", 0.9, 1.1), "smile", Wear("gown", "#3f7a86", "#2a2f46", "#2a2226", 1.3), folk.crown("#e0b04a"), {"near": rose}),
        (318, 80, "carry", Look("#f6dcc4", "#b0662e", "bun", "", 0.4, 0.9), "pride", Wear("coat", "#7a4a7a", "#33304f"), None, {"near": box}),
        (270, 84, "stand", Look("#a06a48", "#2a2226", "crop", "", 0.3, 0.95), "doubt", Wear("suit", "#c08a3c", "#33304f"), folk.cap("#2f4a72"), {"near": flag}),
        (228, 58, "ears", Look("#f6dcc4", "#d9a44e", "plaits", "", 0.06, 1.1), "joy", Wear("gown", "#c8503c"), None, {}),
    )
    right = (
        (430, 96, shake, Look("#c98f66", "#2a2226", "parted", "moustache", 0.5, 0.86, 1.15), "smile", Wear("coat", "#a8343c", "#2a2f46", "#2a2226", 0.9), folk.top_hat("#2a2a3a", "#b8303a"), {"near": axe}),
        (482, 84, "carry", Look("#e2b184", "#8f8a88", "short", "goatee", 0.7), "sly", Wear("suit", "#4f6f4c", "#3a2f2a", "#2a2226", 1.35), None, {"near": bomb}),
        (532, 80, "beg", Look("#efc8a4", "#2a2226", "long", "", 0.35, 0.9), "fear", Wear("gown", "#c9a24c"), folk.kerchief("#3f5f86"), {}),
        (578, 88, "point", Look("#6f4632", "#2a2226", "curls", "", 0.4, 1.05), "shout", Wear("apron", "#d9d0bc", "#33304f", "#2a2226", 1.2), None, {}),
    )
    for flip, side in ((False, left), (True, right)):
        for x, high, pose, look, mood, wear, hat, holds in side[::-1]:
            d.ground(x, feet(x) + 2, high * 0.4, "#3a0c1c", 0, 0.5)
            folk.folk(d, x, feet(x), 1.1 * high, pose, look, mood, wear, 0.6, (1, 0.1), flip, hat=hat, holds=holds)


def below(d):
    """Under the bridge somebody knows what drips from a promise."""
    x, y = 392, 1078
    d.fill([(-20, 1092, "c"), (200, 1086), (400, 1094), (600, 1086), (820, 1092, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#2f5a68")
    for k in range(46):
        px, py = d.rng.uniform(190, 620), d.rng.uniform(1100, 1190)
        w = 8 + 0.3 * (py - 1090)
        d.stroke([(px - w, py), (px, py - 2), (px + w, py)], 0.8, "#5f93a0" if k % 2 else "#1c3f50")
    folk.folk(d, x - 8, y + 14, 104, "sit", Look("#efc8a4", "#e6e0d4", "short", "full", 0.9, 1.05), "disgust", Wear("coat", "#d9a03c", "#2f3350"), 0.3, (0.4, -1),
              holds={"far": lambda q: (q.stroke([(0, 4), (-6, -84)], 1.4, "#3a2a26", (0.02, 0.02)), q.shape([(-58, -74), (-40, -104), (-6, -116), (30, -106), (48, -76), (30, -84), (12, -76), (-6, -84), (-24, -75), (-40, -83)], "#6f8f5c", 1.0, 0.16))})
    d.shape([(x - 92, y - 12, "c"), (x + 96, y - 18, "c"), (x + 64, y + 26), (x - 62, y + 28)], "#8a4a34", 1.2, 0.18)
    for px, py, r in ((404, 800, 5), (400, 860, 4), (396, 930, 5)):
        d.fill([(px, py - 3 * r), (px + r, py), (px, py + r), (px - r, py)], "#e8a0a0", 0.9)


def paint(picture):
    night = ramp(((0, "#1c2f4a"), (0.45, "#3f6a7a"), (0.72, "#8fb0a0"), (0.9, "#e8cf9a"), (1, "#e8b878")), (picture.y + 30 * picture.noise(260, 4, stretch=(3, 1))) / 1130)
    picture.image = night.astype(np.float32)
    back, people = (Drawing(picture, "#241a2a", 2.3, light=(0.1, -1.0), seed=seed) for seed in (3, 5))
    people.width = 1.8
    below(back)
    line = None
    with back.at(0, 0):
        side_of(back, HER, [(34, 356), (70, 330), (112, 336), (130, 350)], 8, True)
        her_hair(back)
    with back.at(800, 0, 1, 0, True):
        side_of(back, HIM, [(40, 342), (74, 340), (110, 358), (134, 378)], 4, False)
        his_hair(back)
    line = carpet(back)
    for flip in (False, True):
        with back.at(800 if flip else 0, 0, 1, 0, flip):
            d = back
            lip = "#8f4a48" if flip else "#b8303a"
            d.fill([(84, 690), (118, 668), (146, 668), (132, 690), (146, 714), (118, 716)], "#4a1222", 0.75, 7, False)
            d.shape([(70, 686), (112, 656), (160, 634), (186, 622), (206, 642), (192, 658), (150, 668), (108, 672)], lip, 0.9, 0.1)
            d.shape([(70, 690), (112, 708), (182, 722), (198, 744), (166, 768), (122, 750)], lip, 0.9, 0.1)
            d.fill([(150, 738), (176, 740), (172, 752), (150, 750)], lighten(lip, 0.14), 0.7, 3, False)
    embassies(people, line)
    back.under(), people.under()
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    picture.directions(base=55)
    pencil(picture, "#f6ecd6", (35, 62), 1.4, 26, 1.0, 0.5, mask=0.30 * (1 - people.cover()) * step(picture.image.mean(-1), 0.75, 0.35))
    back.over(1 - people.cover()), people.over()
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
