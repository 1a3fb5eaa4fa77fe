"""A woman in profile with closed eyes; her hair is a stormy sea with a ship on its crest."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim
from atelier import geometry as geo
from atelier.motifs import sky
from light.colour import lighten, mix, vary

CARD = Card(
    seed=8,
    light=(-0.8, -0.5),
    hand="thick oil",
    title_en="Her Hair Is the Sea",
    title_ru="Её волосы — море",
    tags_en=(
        "woman",
        "hair",
        "sea",
        "ship",
        "wave",
        "fish",
        "crescent moon",
        "dream",
        "voyage",
        "calm",
        "storm",
        "thought",
        "mother",
    ),
    tags_ru=(
        "женщина",
        "волосы",
        "море",
        "корабль",
        "волна",
        "рыба",
        "месяц",
        "мечта",
        "плавание",
        "покой",
        "буря",
        "мысль",
        "мать",
    ),
    description_en="A woman in profile with closed eyes against a peach sky; her hair is a stormy "
    "sea with a sailing ship on the crest, fishes and a crescent moon among the waves.",
    description_ru="Профиль женщины с закрытыми глазами на персиковом небе; её волосы — бурное "
    "море, на гребне идёт парусник, среди волн плывут рыбы и светит месяц.",
)

SKIN, SKIN_DARK, SKIN_LIGHT = "#efbd94", "#b8675a", "#ffe6c6"
NAVY, TEAL, FOAM = "#1b3761", "#2f8596", "#f1f3e6"
HAIRLINE = [
    (222, 470),
    (268, 500),
    (318, 552),
    (352, 620),
    (366, 668),
    (404, 690),
    (424, 740),
    (432, 830),
    (448, 930),
    (486, 1040),
    (560, 1240),
]
PROFILE = [
    (236, 446),
    (196, 482),
    (162, 552),
    (156, 594),
    (161, 622),
    (146, 668),
    (108, 722),
    (104, 742),
    (126, 760),
    (150, 765),
    (148, 778),
    (132, 794),
    (136, 806),
    (152, 812, "c"),
    (138, 822),
    (140, 838),
    (158, 850),
    (160, 868),
    (154, 894),
    (182, 930),
    (232, 930),
    (322, 896),
    (424, 836),
    (470, 720),
    (460, 560),
    (352, 420),
]
# baseline of a lock, the waves on it as (place 0..1, length, height), colour
LOCKS = (
    (
        [(222, 470), (246, 392), (322, 326), (446, 318), (572, 292), (700, 250), (860, 190)],
        ((0.10, 0.25, 84), (0.33, 0.24, 70), (0.56, 0.26, 96), (0.80, 0.22, 84)),
        "#2c7f94",
    ),
    (
        [(240, 478), (300, 424), (420, 412), (560, 410), (700, 376), (860, 340)],
        ((0.24, 0.24, 58), (0.48, 0.25, 78), (0.74, 0.25, 70)),
        "#1f4f7c",
    ),
    (
        [(282, 516), (372, 500), (500, 524), (640, 506), (860, 470)],
        ((0.22, 0.26, 56), (0.50, 0.25, 66), (0.76, 0.23, 74)),
        "#2a7490",
    ),
    (
        [(326, 566), (420, 580), (540, 632), (680, 632), (860, 600)],
        ((0.30, 0.26, 58), (0.58, 0.22, 60), (0.82, 0.20, 60)),
        "#1b416e",
    ),
    (
        [(356, 632), (450, 682), (560, 744), (700, 752), (860, 724)],
        ((0.24, 0.26, 54), (0.52, 0.24, 66), (0.78, 0.22, 66)),
        "#2b7a90",
    ),
    (
        [(402, 692), (480, 780), (580, 850), (710, 872), (860, 848)],
        ((0.28, 0.24, 50), (0.54, 0.24, 62), (0.80, 0.22, 60)),
        "#1d4a76",
    ),
    (
        [(428, 790), (510, 900), (620, 976), (740, 990), (860, 970)],
        ((0.30, 0.26, 54), (0.60, 0.26, 62)),
        "#2a6f8a",
    ),
    (
        [(446, 920), (540, 1034), (660, 1096), (860, 1090)],
        ((0.30, 0.26, 48), (0.62, 0.26, 56)),
        "#17355e",
    ),
)
BREAKER = (
    (0.0, 0.0),
    (0.30, 0.14),
    (0.54, 0.46),
    (0.72, 0.84),
    (0.90, 1.0),
    (1.06, 0.90),
    (1.10, 0.70),
    (0.98, 0.76),
    (0.90, 0.60),
    (0.92, 0.30),
    (1.0, 0.06),
)

SWELL = (
    (0.0, 0.0),
    (0.30, 0.14),
    (0.54, 0.46),
    (0.72, 0.78),
    (0.88, 0.84),
    (1.02, 0.5),
    (1.12, 0.1),
)


def crest_line(baseline, waves, sink=0.0, calm=1.0, shape=BREAKER):
    """The lock's upper edge: its baseline with breakers on it; `sink` follows it from below."""
    spine = geo.sample(baseline, 121)
    along = np.gradient(spine, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    length = np.linalg.norm(np.diff(spine, axis=0), axis=1).sum()
    marks = []
    for start, run, height in waves:
        marks += [(start + run * u, height * v * calm) for u, v in shape]
    marks = [(0.0, 0.0), *marks, (1.0, 0.0)]
    points = []
    for place, height in marks:
        i = min(int(place * 120), 120)
        x, y = spine[i]
        tx, ty = along[i]
        grow = min(place * 6, 1.0)
        ahead = (place * 120 - i) / 120 * length
        points.append((x + ty * height + tx * ahead, y - tx * height + ty * ahead + sink * grow))
    return points


def behind(line):
    """Everything under a crest line down to the hairline and the bottom of the sheet."""
    start = next(i for i, p in enumerate(HAIRLINE) if p[1] >= line[0][1] - 8)
    return geo.curve([(*line[0], "c"), *line[1:], (880, 1240, "c"), *HAIRLINE[start:][::-1]])


def lock(art, k):
    baseline, waves, colour = LOCKS[k]
    line = crest_line(baseline, waves)
    shape = behind(line)
    deep = mix(colour, "#0d1c3c", 0.6)
    with art.layer(
        f"lock {k}", detail=0.65, warp=0.5, drop=Drop(4, -10, 14, 0.35, "#0a1430")
    ) as pen:
        pen.fill(shape, pen.gradient((0, line[2][1]), (0, line[2][1] + 330), [colour, deep]))
        with pen.clip(shape):
            strands(pen, baseline, waves, colour)
        pen.fill(geo.ribbon(line, [2, 13, 15, 14, 12], 160), lighten(colour, 0.16), 0.8)
        pen.fill(geo.ribbon(line, [0.5, 5, 9, 8, 7], 160), FOAM, 0.95)
        for start, run, height in waves:
            crest(pen, baseline, start + run * 0.98, height)


def strands(pen, baseline, waves, colour):
    """Hairs that are also streaks of water: they follow the crest and calm down with depth."""
    tones = [lighten(colour, d) for d in (0.14, 0.07, -0.05, -0.11)] + ["#6fc0b8", "#0f2146"]
    for j in range(26):
        sink = 9 + j * 8 + pen.rng.normal(0, 3)
        line = crest_line(baseline, waves, sink, max(0.0, 0.94 - j * 0.042), SWELL)
        shift = pen.rng.normal(0, 3)
        points = [(x + shift, y) for x, y in line]
        first = int(pen.rng.integers(0, 5))
        last = len(points) - int(pen.rng.integers(0, 8))
        width = pen.rng.uniform(2, 7)
        tone = vary(tones[int(pen.rng.integers(len(tones)))], pen.rng, 0.02, 5)
        pen.fill(
            geo.ribbon(points[first:last], [1, width, width * 0.7, 1], 70),
            tone,
            pen.rng.uniform(0.5, 0.9),
        )


def crest(pen, baseline, place, height):
    spine = geo.sample(baseline, 121)
    i = min(int(place * 120), 118)
    x, y = spine[i]
    tx, ty = spine[i + 1] - spine[i]
    size = math.hypot(tx, ty)
    top = (x + ty / size * height * 0.92, y - tx / size * height * 0.92)
    for _ in range(int(height * 0.34)):
        px = top[0] + pen.rng.normal(0, height * 0.16)
        py = top[1] + abs(pen.rng.normal(0, height * 0.13)) - 3
        pen.fill(geo.blob(pen.rng, px, py, pen.rng.uniform(3, 8), corners=6), FOAM, 0.9)


def ship(art):
    """Down by the bow, all sail set, on the highest wave."""
    with (
        art.layer("ship", detail=1, keep=0.15, warp=0.4, rim=Rim("#fff0cc", 3, 0.6)) as pen,
        pen.at(548, 226, 1.22, -13),
    ):
        wood, dark = "#7d4328", "#3a1c20"
        for x, top in ((-52, -118), (0, -166), (50, -130)):
            pen.form(geo.ribbon([(x, -14), (x + 4, top)], [6, 4], 6), "#4a2c20", texture=0)
        pen.line([(70, -36), (122, -66)], "#4a2c20", 5)
        for x, y, wide, tall in (
            (-50, -54, 46, 44),
            (-49, -96, 34, 30),
            (2, -64, 62, 52),
            (3, -118, 50, 44),
            (3, -152, 32, 22),
            (52, -58, 48, 44),
            (53, -102, 36, 32),
        ):
            sail(pen, x, y, wide, tall)
        pen.form(geo.polygon([(72, -38), (118, -64), (74, -92)]), "#f7e8c8", "#c98f70", volume=8)
        hull = [
            (-96, -52, "c"),
            (-84, -20),
            (-40, -14),
            (44, -16),
            (84, -42, "c"),
            (66, 20),
            (-70, 22),
        ]
        pen.form(geo.curve(hull), wood, dark, "#c8834e", volume=24, texture=0.7)
        pen.line([(-92, -42), (-60, -20), (40, -18), (80, -36)], "#e0aa62", 4)
        pen.line([(-80, -10), (-20, 4), (60, 0)], "#4a241c", 3, 0.8)
        flag = [(3, -172, "c"), (34, -164), (50, -174, "c"), (44, -158), (3, -154, "c")]
        pen.form(geo.curve(flag), "#c0392f", texture=0)


def sail(pen, x, y, wide, tall):
    cloth = geo.curve(
        [
            (x - wide * 0.46, y - tall * 0.5, "c"),
            (x + wide * 0.46, y - tall * 0.5, "c"),
            (x + wide * 0.66, y),
            (x + wide * 0.5, y + tall * 0.5, "c"),
            (x + wide * 0.08, y + tall * 0.38),
            (x - wide * 0.5, y + tall * 0.5, "c"),
            (x - wide * 0.3, y),
        ]
    )
    pen.form(cloth, "#f7e8c8", "#c98f70", "#fffaf0", volume=12, texture=0.4)


def swimmer(art, name, x, y, size, colour, turn):
    """A fish with a long veil of a tail, made for these waters."""
    with (
        art.layer(name, detail=1, keep=0.12, drop=Drop(3, 8, 8, 0.4, "#0a1430")) as pen,
        pen.at(x, y, size / 100, turn),
    ):
        fin = lighten(colour, 0.08)
        for bend in (-26, -4, 22):
            tail = [(-34, 0), (-70, bend * 0.7), (-106, bend * 1.5 + 6)]
            pen.form(geo.ribbon(tail, [10, 20, 3], 16), fin, volume=5, texture=0.2)
        pen.form(geo.curve([(24, -20, "c"), (-4, -48), (-34, -34, "c"), (-18, -12)]), fin, volume=6)
        pen.form(geo.curve([(8, 18, "c"), (-14, 40), (-30, 32, "c"), (-12, 10)]), fin, volume=6)
        body = [(56, 4), (40, -17), (6, -25), (-32, -9), (-40, 2), (-28, 13), (6, 24), (40, 19)]
        pen.form(geo.curve(body), colour, volume=18, texture=0.4)
        with pen.clip(geo.curve(body)):
            for i in range(5):
                pen.line(geo.arc(14 - i * 13, 0, 8, 22, -75, 75, 6), lighten(colour, -0.14), 3, 0.7)
        pen.form(geo.ellipse(38, -3, 7), "#fff6e0", texture=0)
        pen.fill(geo.ellipse(40, -3, 4), "#1c1418")


def moon(art):
    with art.layer("moon", detail=1, keep=0.2) as pen:
        pen.halo(662, 556, 128, "#ffe9b0", 0.5)
        shape = geo.moved(sky.crescent(50, 0.5, -24), 662, 556)
        pen.form(shape, "#fff0c4", "#e8b878", "#ffffff", volume=20, texture=0.3)


def neck_and_dress(pen):
    neck = [
        (250, 880),
        (262, 960),
        (244, 1040),
        (150, 1096),
        (60, 1160, "c"),
        (40, 1240, "c"),
        (660, 1240, "c"),
        (560, 1120),
        (492, 1010),
        (470, 820),
        (380, 740),
    ]
    shape = geo.curve(neck)
    pen.form(shape, SKIN, SKIN_DARK, SKIN_LIGHT, volume=80, texture=0.25)
    with pen.clip(shape):
        under = [(220, 900), (330, 900), (470, 800), (520, 920), (400, 1010), (290, 980)]
        pen.fill(geo.curve(under), "#8a3f4a", 0.5, "multiply", 22)
        pen.fold([(430, 940), (380, 1040), (300, 1110)], SKIN, 10, 0.35)
    dress = [
        (-30, 1190),
        (70, 1132),
        (150, 1106),
        (250, 1150),
        (370, 1146),
        (480, 1092),
        (560, 1086),
        (640, 1140),
        (700, 1240, "c"),
        (-30, 1240, "c"),
    ]
    cloth = geo.curve(dress)
    pen.form(cloth, "#b0323a", "#5c1630", "#e8705a", volume=44, texture=1)
    with pen.clip(cloth):
        pen.line([(70, 1140), (150, 1114), (250, 1158), (370, 1154), (480, 1100)], "#f0c070", 6)
        for x in range(20, 660, 64):
            pen.fold([(x, 1150), (x + 14, 1190), (x + 4, 1240)], "#b0323a", 8, 0.5)


def face(pen):
    shape = geo.curve(PROFILE)
    pen.form(shape, SKIN, SKIN_DARK, SKIN_LIGHT, volume=104, texture=0.2, shadow=0.6)
    with pen.clip(shape):
        pen.fill(geo.ellipse(238, 764, 84, 60), "#e0604f", 0.40, blur=26)
        pen.fill(geo.ellipse(132, 734, 26, 20), "#e0705a", 0.35, blur=9)
        pen.fill(geo.ellipse(212, 628, 62, 32), "#9c4f50", 0.36, blur=14)
        jaw = [(190, 936), (280, 930), (390, 880), (470, 800), (440, 740), (352, 830), (240, 890)]
        pen.fill(geo.curve(jaw), "#8a3f4a", 0.32, "multiply", 18)
        pen.fill(geo.ellipse(192, 540, 52, 66), "#fff4e0", 0.4, blur=24)
        pen.fill(geo.ellipse(126, 706, 12, 30, 36), "#fffaf0", 0.45, blur=8)
        upper = [(126, 793, "c"), (136, 786), (154, 790), (184, 804, "c"), (158, 811), (140, 806)]
        pen.form(geo.curve(upper), "#c2504a", volume=8, texture=0)
        lower = [(150, 811, "c"), (184, 805, "c"), (170, 828), (146, 838), (136, 828)]
        pen.form(geo.curve(lower), "#d4675a", volume=9, texture=0)
        pen.line([(142, 811), (164, 809), (186, 803)], "#7a2f34", 3, 0.8)
        pen.line([(136, 758), (146, 746), (158, 750)], "#8a4038", 4, 0.6)
    eye(pen)
    ear(pen)


def eye(pen):
    lid = [(168, 640), (186, 655), (214, 658), (244, 644)]
    pen.line([(168, 616), (198, 606), (240, 622)], "#a8605a", 4, 0.5)
    pen.line(lid, "#3a1c24", 7)
    for x, y in geo.sample(lid, 8)[:-1]:
        out = (x - 200) * 0.12 - 13
        pen.line([(x, y), (x + out * 0.5, y + 12), (x + out * 1.4, y + 19)], "#3a1c24", 3.4)
    brow = [(156, 584), (184, 562), (232, 562), (268, 584)]
    pen.fill(geo.ribbon(brow, [3, 12, 10, 2], 30), "#2c2a3c", 0.9)


def ear(pen):
    shape = [(378, 676), (404, 682), (412, 716), (398, 762), (380, 776), (370, 744), (364, 702)]
    pen.form(geo.curve(shape), SKIN, SKIN_DARK, SKIN_LIGHT, volume=16, texture=0)
    pen.line([(378, 696), (396, 700), (398, 728), (384, 750)], "#b8675a", 4, 0.7)
    pen.form(geo.curve([(380, 782, "c"), (388, 806), (380, 816), (372, 806)]), "#f2c860", texture=0)


def portrait(art):
    with art.layer("portrait", detail=1, keep=0.15, rim=Rim("#fff4d8", 4, 0.6)) as pen:
        neck_and_dress(pen)
        face(pen)


def loose_hair(art):
    """A few strands the wind has taken over the temple and down the neck."""
    strands_here = (
        ([(252, 486), (232, 540), (262, 590), (246, 646)], 9),
        ([(356, 640), (346, 700), (360, 750), (344, 820)], 11),
        ([(430, 800), (410, 880), (432, 950), (404, 1030), (416, 1070)], 15),
    )
    with art.layer("loose hair", detail=1, drop=Drop(4, 4, 5, 0.3, "#8a3f4a")) as pen:
        for points, wide in strands_here:
            pen.form(geo.ribbon(points, [wide, wide * 0.9, wide * 0.6, 2], 30), NAVY, shine=TEAL)


def spray(art):
    with art.layer("spray", warp=0, mottle=0) as pen:
        for baseline, waves, _ in LOCKS[:4]:
            spine = geo.sample(baseline, 121)
            for start, run, height in waves:
                x, y = spine[min(int((start + run) * 120), 120)]
                for _ in range(9):
                    px = x + pen.rng.normal(12, 30)
                    py = y - height - abs(pen.rng.normal(0, 22)) + 8
                    pen.fill(geo.ellipse(px, py, pen.rng.uniform(0.9, 2.6)), "#ffffff", 0.85)


def paint(art: Art) -> None:
    art.radial(230, 420, 950, ["#ffe8b4", "#fbc27e", "#eb9658", "#c96a48"])
    art.clouds("#fff3d6", 0.55, 360, stretch=2.8)
    art.clouds("#c45a40", 0.42, 300, stretch=2.2)
    art.glow(120, 330, 340, "#fff0c4", 0.7)
    art.flow[:] = 0.25 + 0.3 * np.sin(art.y / 160)
    art.repaint("background")
    portrait(art)
    ship(art)
    lock(art, 0)
    lock(art, 1)
    lock(art, 2)
    moon(art)
    lock(art, 3)
    swimmer(art, "fish 1", 616, 654, 100, "#ee7f42", -22)
    lock(art, 4)
    swimmer(art, "fish 2", 732, 778, 80, "#f6b850", -10)
    swimmer(art, "fish 3", 520, 762, 66, "#e85f48", -30)
    lock(art, 5)
    swimmer(art, "fish 4", 646, 904, 104, "#f09a48", -14)
    lock(art, 6)
    swimmer(art, "fish 5", 740, 1022, 82, "#e85f48", 8)
    lock(art, 7)
    loose_hair(art)
    art.repaint("final")
    spray(art)
    art.finish(vignette_colour="#6a2420", vignette=0.2)
