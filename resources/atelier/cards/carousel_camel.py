"""On a carousel lost in the dunes one animal is alive: a camel that waits for the music."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Cast, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from light.colour import lighten, mix, vary

CARD = Card(
    seed=81,
    light=(-0.7, -0.5),
    hand="thick oil",
    title_en="The Live One",
    title_ru="Живой среди них",
    tags_en=(
        "camel",
        "carousel",
        "desert",
        "horse",
        "coins",
        "boy",
        "dune",
        "dusk",
        "waiting",
        "loneliness",
        "hope",
        "disguise",
        "belonging",
    ),
    tags_ru=(
        "верблюд",
        "карусель",
        "пустыня",
        "лошадь",
        "монеты",
        "мальчик",
        "дюна",
        "сумерки",
        "ожидание",
        "одиночество",
        "надежда",
        "маскировка",
        "свой",
    ),
    description_en="On an abandoned carousel half buried in sand a live camel stands among faded "
    "wooden horses and waits, while a boy counts his coins.",
    description_ru="На заброшенной карусели, занесённой песком, среди выцветших деревянных лошадок "
    "стоит и ждёт живой верблюд, а мальчик считает монеты.",
)

CAMEL, CAMEL_DARK, CAMEL_LIGHT = "#c8945a", "#6a4440", "#f4cc8e"
BRASS, BRASS_DARK, BRASS_LIGHT = "#c8a85c", "#6a5438", "#f6e6a8"
BOY = Person(
    "child",
    "thin",
    "brown",
    "short",
    "#241a1a",
    outfit=Outfit("#f2ead4", hem=0.86, flare=0.8, trousers=None, shoes=None),
)


def dunes(art):
    rows = (
        ("far", 720, "#5fa8a8", 0.3),
        ("middle", 780, "#6fa49c", 0.12),
        ("near", 850, "#7fa090", 0.0),
    )
    for name, y, colour, fog in rows:
        with art.layer(f"{name} dunes", fog=("#bfe0d4", fog), brush=1.2) as pen:
            lean = -40 if name == "middle" else 30
            shape = geo.curve(
                [
                    (-40, y + lean),
                    (160, y - 46),
                    (330, y + 10),
                    (560, y - 30 - lean),
                    (840, y + 16),
                    (840, 1240, "c"),
                    (-40, 1240, "c"),
                ]
            )
            pen.form(
                shape,
                colour,
                mix(colour, "#2f6a7a", 0.55),
                lighten(colour, 0.1),
                volume=90,
                texture=0.7,
                grain=0.15,
            )


def canopy(art):
    with art.layer("ceiling", warp=0.6) as pen:
        under = geo.curve(
            [
                (-40, 150),
                (180, 250),
                (420, 274),
                (660, 240),
                (840, 140),
                (840, -40, "c"),
                (-40, -40, "c"),
            ]
        )
        pen.form(under, "#1f5a66", "#103844", "#3f8a8c", volume=60, texture=0.6)
        for x in range(-120, 960, 70):
            pen.line([(410, 60), (x, 280)], "#143f4a", 7, 0.7)
    with art.layer("roof", detail=0.6, drop=Drop(10, 26, 20, 0.45, "#0f2f3c")) as pen:
        for i in range(13):
            x0, x1 = -150 + i * 86, -64 + i * 86
            y0, y1 = edge(x0), edge(x1)
            middle = (x0 + x1) / 2
            panel = geo.curve(
                [
                    (x0, y0, "c"),
                    (x0 * 0.78 + 88, -40, "c"),
                    (x1 * 0.78 + 88, -40, "c"),
                    (x1, y1, "c"),
                    (middle, (y0 + y1) / 2 + 10),
                ]
            )
            colour = "#d4e6e0" if i % 2 else "#c06a74"
            pen.form(panel, vary(colour, pen.rng, 0.02, 4), volume=26, texture=1.0, grain=1.5)
            flap = geo.curve(
                [
                    (x0, y0 - 4, "c"),
                    (x1, y1 - 4, "c"),
                    (x1 - 8, y1 + 52),
                    (middle, (y0 + y1) / 2 + 84),
                    (x0 + 8, y0 + 52),
                ]
            )
            pen.form(flap, "#c06a74" if i % 2 else "#d4e6e0", volume=14, texture=0.8)
            pen.form(
                geo.ellipse(middle, (y0 + y1) / 2 + 44, 11),
                BRASS,
                BRASS_DARK,
                BRASS_LIGHT,
                texture=0,
            )
        band = [(x, edge(x) - 2) for x in range(-60, 880, 60)]
        pen.form(
            geo.ribbon(band, [22, 22], 60), BRASS, BRASS_DARK, BRASS_LIGHT, volume=8, texture=0.4
        )
        pen.spots(geo.rectangle(0, 0, 800, 300), ["#9ab0a0", "#7f9a94"], 46, 4, 20, 0.35, 2)


def edge(x):
    """Where the roof ends: it leans and bends round."""
    return 214 - ((x - 430) / 430) ** 2 * 96 - (x - 400) * 0.03


def pole(pen, x, top, bottom, width=15):
    pen.form(
        geo.ribbon([(x, bottom), (x + 2, top)], [width, width], 6, caps=False),
        BRASS,
        BRASS_DARK,
        BRASS_LIGHT,
        volume=6,
        texture=0.2,
    )
    for y in range(int(top), int(bottom), 26):
        pen.line([(x - width / 2, y + 10), (x + width / 2, y)], BRASS_DARK, 3, 0.55)


def machine(art):
    with art.layer("column", fog=("#8fc8c4", 0.15), warp=0.5, detail=0.5) as pen:
        pen.form(
            geo.rectangle(352, 230, 140, 640),
            "#7a9c94",
            "#35606a",
            "#b8ccb4",
            volume=50,
            texture=0.7,
        )
        for y in (300, 500, 700):
            pen.form(geo.ellipse(422, y + 60, 46, 74), "#8fc4c4", "#4f8a94", "#d8f0e8", volume=16)
            pen.line(geo.ellipse(422, y + 60, 48, 76), BRASS, 7)
    with art.layer("platform", detail=0.5, warp=0.7) as pen, pen.at(410, 1030, 1, -3):
        rim = geo.curve(
            [
                (-470, -40),
                (-200, -110),
                (60, -120),
                (330, -90),
                (470, -20),
                (470, 70),
                (330, 84),
                (0, 110),
                (-300, 96),
                (-470, 60),
            ]
        )
        pen.form(rim, "#6a7a72", "#2f4a54", "#a8b098", volume=40, texture=0.7, grain=0.0)
        top = geo.curve(
            [
                (-470, -44),
                (-200, -112),
                (60, -122),
                (330, -92),
                (470, -24),
                (330, 34),
                (0, 58),
                (-300, 40),
            ]
        )
        pen.form(top, "#7a8a7c", "#35545c", "#b8b898", volume=30, texture=0.4)
        with pen.clip(top):
            for k in range(-14, 15):
                pen.line([(k * 18, -130), (k * 40, 70)], "#35545c", 3, 0.6)


def wooden_horse(pen, x, y, size, colour, saddle, turn=0.0, flip=False):
    """Frozen in a gallop it will never finish."""
    dark = mix(colour, "#24505c", 0.5)
    with pen.at(x, y, size, turn, flip):
        tail = geo.ribbon([(-108, -64), (-150, -70), (-178, -30), (-190, 26)], [22, 34, 30, 4], 26)
        pen.form(tail, "#d8c8a4", "#6a6a60", volume=10, texture=0.8)
        for points in (
            [(-80, -20), (-96, 40), (-142, 60), (-160, 84)],
            [(70, -26), (140, -34), (166, 4), (158, 26)],
        ):
            pen.form(
                geo.ribbon(points, [46, 26, 18, 22], 26), lighten(colour, -0.1), dark, volume=10
            )
        body = geo.curve(
            [
                (-116, -40),
                (-98, -84),
                (-34, -72),
                (36, -92),
                (62, -140),
                (84, -196),
                (94, -226, "c"),
                (110, -204),
                (136, -176),
                (170, -140),
                (168, -120),
                (148, -112),
                (120, -132),
                (108, -112),
                (114, -62),
                (98, -18),
                (24, 2),
                (-50, -6),
                (-98, 0),
            ]
        )
        pen.form(body, colour, dark, lighten(colour, 0.1), volume=40, texture=0.7)
        for points in (
            [(-84, -24), (-122, 30), (-170, 30), (-196, 52)],
            [(86, -30), (134, 2), (112, 44), (86, 50)],
        ):
            pen.form(
                geo.ribbon(points, [54, 30, 20, 24], 26),
                colour,
                dark,
                lighten(colour, 0.1),
                volume=12,
            )
            hx, hy = points[-1]
            pen.form(geo.ellipse(hx - 4, hy + 4, 14, 11), "#4a4448", texture=0)
        for k in range(8):
            px, py = geo.lerp((92, -206), (40, -96), k / 7)
            lock = geo.ribbon([(px, py), (px - 26, py + 4), (px - 34, py + 30)], [16, 15, 3], 12)
            pen.form(lock, "#d8c8a4", "#6a6a60", volume=5, texture=0.3)
        seat = geo.curve(
            [
                (-44, -80, "c"),
                (-30, -100),
                (0, -76),
                (30, -104),
                (44, -86, "c"),
                (40, -34),
                (0, -18),
                (-38, -34),
            ]
        )
        pen.form(seat, saddle, lighten(saddle, -0.2), volume=14, texture=0.4)
        pen.line([(114, -160), (132, -128), (150, -150)], BRASS, 5)
        pen.line([(60, -86), (86, -60), (112, -80)], BRASS, 6)
        pen.fill(geo.ellipse(122, -168, 6, 5), "#20282c")
        for _ in range(9):
            cx, cy = pen.rng.uniform(-90, 100), pen.rng.uniform(-80, -10)
            pen.line([(cx, cy), (cx + 10, cy + 6), (cx + 8, cy + 18)], dark, 2, 0.5)
            pen.fill(geo.blob(pen.rng, cx, cy, 7, 4, 6), "#b8a47c", 0.5)


def horses(art):
    with art.layer("far horses", fog=("#5fb0b0", 0.25), detail=0.7) as pen:
        for x in (150, 640):
            pole(pen, x, 250, 900, 11)
        wooden_horse(pen, 152, 800, 0.74, "#e0d8c0", "#b85a5a", -8)
        wooden_horse(pen, 648, 716, 0.74, "#e8c8b4", "#4a7a9a", 6)
    with art.layer("near horses", detail=0.9, drop=Drop(10, 14, 12, 0.35, "#12343f")) as pen:
        pole(pen, 44, 250, 1010)
        pole(pen, 748, 240, 1010)
        wooden_horse(pen, 30, 880, 1.1, "#f0e6cc", "#b8424f", 4)
        wooden_horse(pen, 752, 850, 1.12, "#c8e0c8", "#d8862f", -10)


def camel_leg(pen, points, widths, tone):
    shape = geo.ribbon(points, widths, 50)
    pen.form(shape, lighten(CAMEL, tone), CAMEL_DARK, CAMEL_LIGHT, volume=18, texture=0.7)
    camel_foot(pen, *points[-1], tone)


def camel_foot(pen, x, y, tone):
    foot = geo.curve(
        [
            (x - 24, y + 14, "c"),
            (x - 20, y - 8),
            (x + 8, y - 12),
            (x + 36, y + 2),
            (x + 40, y + 14, "c"),
        ]
    )
    pen.form(foot, lighten(CAMEL, tone - 0.04), CAMEL_DARK, volume=10, texture=0.4)


def camel(art):
    with art.layer(
        "camel",
        detail=1,
        keep=0.1,
        rim=Rim("#ffe2b0", 7, 0.6),
        bounce=Bounce("#7fc4bc", 0.3),
        cast=Cast(1030, 0.45, "#123f4a", 0.4, 0.1),
    ) as pen:
        camel_leg(pen, [(286, 780), (266, 880), (288, 950), (280, 1014)], [82, 46, 38, 28], -0.12)
        camel_leg(pen, [(500, 800), (516, 890), (506, 960), (514, 1012)], [70, 46, 36, 28], -0.12)
        tail = geo.ribbon([(236, 730), (206, 790), (206, 860), (196, 904)], [24, 14, 12, 22], 24)
        pen.form(tail, CAMEL, CAMEL_DARK, texture=0.5)
        body = geo.curve(
            [
                (234, 790),
                (240, 730),
                (286, 690),
                (328, 640),
                (360, 568),
                (392, 546),
                (420, 580),
                (446, 650),
                (484, 700),
                (524, 726),
                (560, 712),
                (580, 650),
                (580, 560),
                (566, 500),
                (572, 468, "c"),
                (590, 484),
                (612, 462, "c"),
                (624, 486),
                (668, 504),
                (704, 540),
                (716, 572),
                (704, 596),
                (668, 598),
                (636, 590),
                (632, 660),
                (632, 740),
                (596, 812),
                (540, 846),
                (440, 862),
                (330, 852),
                (258, 836),
            ]
        )
        hind = geo.ribbon([(286, 790), (306, 880), (338, 944), (330, 1020)], [110, 54, 40, 30], 50)
        fore = geo.ribbon([(556, 780), (574, 886), (566, 950), (578, 1016)], [100, 50, 40, 30], 50)
        body = geo.union(body, hind, fore)
        for x, y in ((330, 1024), (578, 1020)):
            camel_foot(pen, x, y, 0)
        pen.form(body, CAMEL, CAMEL_DARK, CAMEL_LIGHT, volume=64, texture=1.5, grain=0.6)
        with pen.clip(body):
            for _ in range(200):
                x, y = pen.rng.normal(390, 46), pen.rng.uniform(545, 680)
                pen.line([(x, y), (x - 3, y + 18)], vary("#9a6440", pen.rng, 0.05, 6), 3, 0.5)
            for _ in range(160):
                x, y = pen.rng.uniform(566, 640), pen.rng.uniform(640, 830)
                pen.line([(x, y), (x + 2, y + 20)], vary("#9a6440", pen.rng, 0.05, 6), 3, 0.5)
        camel_face(pen)
        blanket(pen)


def camel_face(pen):
    pen.line([(626, 520), (642, 512), (660, 524)], "#3a2624", 7)
    for k in range(4):
        pen.line([(632 + k * 8, 520), (636 + k * 9, 532)], "#3a2624", 3)
    pen.fill(geo.ellipse(698, 556, 9, 5, 40), "#5a3430")
    pen.line([(712, 578), (690, 582), (662, 572)], "#5a3430", 5, 0.9)
    pen.fill(geo.ellipse(668, 560, 20, 14), "#e08a6a", 0.3, blur=6)


def blanket(pen):
    cloth = geo.curve(
        [
            (300, 668),
            (330, 640),
            (352, 600),
            (426, 606),
            (452, 664),
            (496, 706),
            (488, 800),
            (450, 816),
            (380, 812),
            (306, 806),
            (290, 740),
        ]
    )
    pen.form(cloth, "#b8433f", "#5a1f34", "#f08a60", volume=30, texture=0.7)
    patterns.diamonds("#f0d08a", 13, 15)(pen, cloth)
    for x in range(300, 486, 13):
        pen.line([(x, 808), (x + pen.rng.normal(0, 2), 836)], "#f0d08a", 4)
    for points in ([(572, 520), (604, 540), (640, 592)], [(640, 592), (664, 560), (676, 508)]):
        pen.line(points, "#8a2f3a", 8)
    pen.form(geo.ellipse(640, 592, 9), BRASS, BRASS_DARK, BRASS_LIGHT, texture=0)


def reins(art):
    with art.layer("pole and reins", detail=0.9, warp=0.5) as pen:
        pole(pen, 560, 262, 736, 17)
        pen.line([(640, 592), (610, 650), (562, 668), (520, 700), (470, 690)], "#8a2f3a", 7)
        pen.line(geo.ellipse(562, 668, 17, 9), "#8a2f3a", 7)


def drifts(art):
    with art.layer("drift", detail=0.4, brush=1.0, rim=Rim("#ffe6bc", 4, 0.4)) as pen:
        left = geo.curve(
            [
                (-30, 930),
                (90, 960),
                (200, 1040),
                (330, 1098),
                (520, 1110),
                (700, 1070),
                (830, 1040),
                (830, 1240, "c"),
                (-30, 1240, "c"),
            ]
        )
        pen.form(left, "#b8ae88", "#3f7078", "#f6e2b4", volume=90, texture=0.8, grain=0.2)
        with pen.clip(left):
            for k in range(14):
                y = 1010 + k * 17
                pen.line(
                    [(-20, y - 40 + k * 3), (200, y + 30), (460, y + 62), (820, y + 20)],
                    "#5f8480",
                    5,
                    0.25,
                    blur=2,
                )


def boy(art):
    with art.layer(
        "boy",
        detail=1,
        keep=0.12,
        rim=Rim("#ffe6bc", 5, 0.6),
        bounce=Bounce("#7fc4bc", 0.3),
        cast=Cast(1178, 0.4, "#1f4f58", 0.6, 0.1),
    ) as pen:
        pose = POSES["sitting on the floor"].but(
            lean=10,
            head=26,
            near_arm=(30, 84),
            far_arm=(44, 100),
            near_hand="open",
            far_hand="point",
        )
        places = draw_figure(
            pen,
            640,
            1186,
            420,
            BOY,
            pose,
            "three-quarter",
            Expression(eye="narrow", brow=4, slant=8, smile=-0.15),
            flip=True,
        )
        x, y = places.near_hand
        for dx, dy in ((-14, -8), (0, -12), (12, -6)):
            pen.form(geo.ellipse(x + dx, y + dy, 10, 6), "#ffd860", "#9a6a20", texture=0)
        for k in range(5):
            pen.form(
                geo.ellipse(410 + k * 25, 1166 - k % 2 * 4, 11, 6),
                "#ffd860",
                "#9a6a20",
                "#fff4c0",
                volume=3,
                texture=0,
            )


def paint(art: Art) -> None:
    art.sky(
        ["#0f5f74", "#2392a0", "#6fc8c4", "#c4e8d4", "#f8dcae"],
        [0, 0.25, 0.42, 0.56, 0.64],
        wobble=50,
    )
    art.clouds("#1f6f84", 0.4, 320, mask=np.clip(1 - art.y / 560, 0, 1))
    art.clouds("#f4c8a4", 0.5, 260, mask=np.exp(-(((art.y - 640) / 110) ** 2)))
    art.repaint("background")
    dunes(art)
    machine(art)
    art.repaint("middle")
    canopy(art)
    horses(art)
    camel(art)
    reins(art)
    art.shade(np.clip(1 - art.y / 460, 0, 1), "#1f6a78", 0.6)
    drifts(art)
    boy(art)
    art.tint(np.full(art.shape, 0.1, np.float32), "#1fa0c4")
    art.repaint("final")
    with art.layer("blown sand", warp=0, mottle=0, alpha=0.7) as pen:
        for _ in range(150):
            x, y = (
                pen.rng.uniform(0, 800),
                1000 + abs(pen.rng.normal(0, 70)) * math.copysign(1, pen.rng.normal()),
            )
            run = pen.rng.uniform(8, 34)
            pen.line(geo.polygon([(x, y), (x + run, y - run * 0.1)], False), "#f8ecc8", 1.2, 0.6)
    art.finish(vignette_colour="#0a2c3c", vignette=0.46, curve=0.5)
