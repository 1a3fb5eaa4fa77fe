"""The antlers of a deer have burst into blossom; a child reads in their fork."""

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from atelier.colour import lighten, vary
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from atelier.motifs import nature, things

CARD = Card(
    seed=4,
    light=(-0.35, -0.94),
    hand="thick oil",
    title_en="Blossoming Antlers",
    title_ru="Рога в цвету",
    tags_en=(
        "deer",
        "antlers",
        "blossom",
        "child",
        "book",
        "lanterns",
        "key",
        "sun",
        "spring",
        "patience",
        "growth",
        "tenderness",
    ),
    tags_ru=(
        "олень",
        "рога",
        "цветение",
        "ребёнок",
        "книга",
        "фонарики",
        "ключ",
        "солнце",
        "весна",
        "терпение",
        "рост",
        "нежность",
    ),
    description_en="A deer with a golden key at its neck looks at us; its antlers are a blossoming "
    "tree with lanterns, and a child in a dark coat sits there reading.",
    description_ru="Олень с золотым ключом на шее смотрит на нас; его рога — цветущее дерево с "
    "фонариками, а в развилке сидит и читает ребёнок в тёмном пальто.",
)

FACE = (400, 830)
FUR, FUR_DARK, FUR_LIGHT = "#a4643c", "#43203a", "#f0b474"
CREAM = "#f8e6cc"
BARK, BARK_DARK, BARK_LIGHT = "#6c4444", "#2f1a38", "#d89a78"
PETALS = ("#f8c4d4", "#f2a4bc", "#fde4ea", "#fff6f4", "#e88cac")
CHILD = Person(
    "child",
    "small",
    "fair",
    "bob",
    "#5a3524",
    outfit=Outfit(
        "#2c2a4c", hem=0.5, flare=1.2, trousers="#5a3a5c", collar="#c8506a", shoes="#3a1c28"
    ),
)

BEAM = [(34, -186), (64, -262), (150, -340), (236, -430), (262, -550), (226, -690)]
TINES = (
    ([(60, -250), (44, -340), (84, -430)], [28, 20, 9]),
    ([(146, -334), (250, -346), (338, -424)], [26, 19, 8]),
    ([(236, -430), (176, -512), (150, -610)], [24, 16, 7]),
    ([(260, -530), (326, -590), (346, -690)], [20, 14, 6]),
)


def mirrored(points, side):
    return [(side * x, y, *rest) for x, y, *rest in points]


def hills(art):
    tones = (("#c3b0e4", 610, 0.35), ("#b09ad8", 720, 0.2), ("#9f88cc", 850, 0.05))
    for k, (tone, y, amount) in enumerate(tones):
        with art.layer(f"hill {k}", fog=("#f4e4f4", amount)) as pen:
            pen.form(nature.ridge(pen.rng, y, 22, 8), tone, volume=80, texture=0.5)
            for _ in range(16):
                x = pen.rng.uniform(-20, 820)
                size = pen.rng.uniform(50, 92) * (1 + k * 0.5)
                crown = geo.blob(pen.rng, x, y - size * 0.25, size * 0.5, size * 0.42, 9, 0.1)
                pen.form(crown, vary(lighten(tone, 0.03), pen.rng, 0.02, 6), volume=size * 0.3)
        art.clouds(
            "#fdf0f8", 0.7, 260, -0.3, stretch=3, mask=np.exp(-(((art.y - y - 80) / 60) ** 2))
        )


def antlers(art):
    tips = []
    with art.layer("antlers", detail=0.7, rim=Rim("#fff0d0", 5, 0.55)) as pen, pen.at(*FACE):
        for side in (-1, 1):
            for points, widths in TINES:
                limb = geo.ribbon(mirrored(points, side), widths, 26)
                pen.form(limb, BARK, BARK_DARK, BARK_LIGHT, texture=1.0)
            beam = geo.ribbon(mirrored(BEAM, side), [46, 40, 36, 30, 22, 9], 50)
            pen.form(beam, BARK, BARK_DARK, BARK_LIGHT, texture=1.2)
            for k in range(5):
                burr = geo.ellipse(side * (34 + k * 5), -196 + (k % 2) * 9, 11, 9)
                pen.form(burr, BARK, BARK_DARK, BARK_LIGHT, texture=0.2)
            tips += twigs(pen, side)
    return [(FACE[0] + x, FACE[1] + y) for x, y in tips]


def twigs(pen, side):
    places = (
        (84, -430, 165, 62),
        (338, -424, 130, 56),
        (150, -610, 190, 62),
        (346, -690, 165, 50),
        (226, -690, 188, 56),
        (212, -402, 215, 48),
        (264, -540, 120, 46),
        (262, -560, 215, 44),
        (68, -380, 215, 46),
        (300, -384, 175, 44),
    )
    tips = []
    for x, y, degrees, length in places:
        tips += nature.branch(pen, side * x, y, length, side * degrees, 9, BARK, 3, 34, 0.72)
    return tips


def blossom(pen, x, y, size):
    colour = PETALS[pen.rng.integers(len(PETALS))]
    start = pen.rng.uniform(0, 72)
    squash = pen.rng.uniform(0.7, 1)
    with pen.at(x, y, size / 20, pen.rng.uniform(0, 360), scale_y=size / 20 * squash):
        for k in range(5):
            place = geo.toward((0, 0), start + 72 * k, 10.5)
            petal = geo.ellipse(*place, 7.6, 10.4, -(start + 72 * k))
            pen.fill(petal, vary(colour, pen.rng, 0.025, 5))
            pen.fill(geo.ellipse(*geo.toward((0, 0), start + 72 * k, 6), 2.6), "#e0668c", 0.5)
        pen.fill(geo.ellipse(0, 0, 4.2), "#d8486e", 0.8)
        for k in range(5):
            pen.fill(geo.ellipse(*geo.toward((0, 0), k * 72 + 20, 4.6), 1.5), "#ffe9a0")


def clear_of_child(x, y):
    return not (488 < x < 660 and 268 < y < 500)


def blossoms(art, tips):
    with art.layer("cloud of petals", detail=0.2) as pen:
        shown = [tip for tip in tips if clear_of_child(*tip)]
        nature.foliage(pen, shown, ["#e6a0c0", "#d88ab8", "#f0b8d0", "#c888c4"], (7, 17), 4, 15)
    with art.layer("blossoms", detail=0.8, keep=0.05, drop=Drop(3, 5, 4, 0.18, "#6a3a78")) as pen:
        for x, y in sorted(shown, key=lambda tip: tip[1]):
            for _ in range(2):
                place = (x + pen.rng.normal(0, 14), y + pen.rng.normal(0, 13))
                if clear_of_child(*place):
                    blossom(pen, *place, pen.rng.uniform(11, 19))


def neck(pen):
    shape = geo.symmetric(
        [(0, -60), (80, -20), (78, 80), (96, 180), (150, 290), (214, 420, "c"), (0, 430)]
    )
    pen.form(shape, FUR, FUR_DARK, FUR_LIGHT, volume=80, texture=1.6, grain=1.57)
    with pen.clip(shape):
        bib = geo.symmetric([(0, 130), (56, 190), (86, 290), (104, 430, "c"), (0, 430)])
        pen.form(bib, CREAM, "#b08a90", "#fffaf0", volume=40, texture=2.0, grain=1.57)
        pen.fill(geo.ellipse(0, 160, 116, 130), "#3c1c44", 0.9, "multiply", 26)
        for _ in range(160):
            x, y = pen.rng.uniform(-200, 200), pen.rng.uniform(200, 400)
            tuft = [(x, y), (x * 1.03, y + 16), (x * 1.08, y + 34)]
            pen.line(tuft, "#fff0d4" if abs(x) < 90 else "#8a5648", 2.6, 0.5)


def ear(pen, side):
    outer = [
        (72, -150),
        (128, -212),
        (216, -246),
        (292, -236, "c"),
        (262, -170),
        (196, -112),
        (112, -92),
    ]
    inner = [(110, -140), (160, -190), (222, -216), (272, -226, "c"), (240, -176), (182, -130)]
    pen.form(
        geo.curve(mirrored(outer, side)),
        FUR,
        FUR_DARK,
        FUR_LIGHT,
        volume=30,
        texture=0.8,
        grain=0.4,
    )
    hollow = geo.curve(mirrored(inner, side))
    pen.form(hollow, "#f4cfc4", "#a8688c", "#fff4ea", volume=20, texture=0.4)
    with pen.clip(hollow):
        for k in range(14):
            root = (side * (112 + k * 9), -128 - k * 2)
            tip = (side * (136 + k * 10), -166 - k * 4)
            pen.line([root, tip], "#fff6ec", 3, 0.7)


def face(pen):
    skull = geo.symmetric(
        [
            (0, -214),
            (54, -206),
            (98, -160),
            (114, -92),
            (104, -30),
            (80, 40),
            (62, 100),
            (62, 150),
            (54, 186),
            (26, 208),
            (0, 212),
        ]
    )
    pen.form(skull, FUR, FUR_DARK, FUR_LIGHT, volume=58, texture=1.2, grain=1.57)
    with pen.clip(skull):
        blaze = geo.symmetric([(0, -190), (44, -150), (30, -60), (34, 40), (0, 96)])
        pen.fill(blaze, "#8a5644", 0.5, blur=14)
        for side in (-1, 1):
            pen.fill(geo.ellipse(side * 66, -62, 44, 40), CREAM, 0.6, blur=10)
            pen.fill(geo.ellipse(side * 56, 44, 14, 60, side * -8), FUR_LIGHT, 0.6, blur=10)
            pen.fill(geo.ellipse(side * 44, -150, 26, 30), FUR_LIGHT, 0.5, blur=12)
        muzzle = geo.symmetric([(0, 92), (40, 106), (70, 146), (60, 196), (0, 220)])
        pen.fill(muzzle, CREAM, 0.9, blur=9)
        for _ in range(70):
            x, y = pen.rng.uniform(-90, 90), pen.rng.uniform(-200, 40)
            hair = [(x, y), (x * 1.04, y + 12), (x * 1.06, y + 24)]
            pen.line(hair, "#ffe2b4" if pen.rng.random() < 0.5 else "#7a4a40", 2, 0.35)
    for side in (-1, 1):
        eye(pen, side)
    nose(pen)


def eye(pen, side):
    shape = geo.curve(
        mirrored(
            [(40, -46, "c"), (52, -76), (78, -86), (100, -70, "c"), (92, -48), (68, -36)], side
        )
    )
    pen.form(shape, "#3a1c2c", "#140812", "#7a4a5c", volume=12, texture=0)
    with pen.clip(shape):
        pen.fill(geo.ellipse(side * 70, -42, 22, 10), "#a8645c", 0.5, blur=4)
    pen.fill(geo.ellipse(side * 70 - 8, -70, 6.5), "#fff8ea")
    pen.fill(geo.ellipse(side * 70 + 9, -54, 3), "#f0c8d8", 0.9)
    lid = mirrored([(34, -42), (50, -80), (78, -93), (106, -72)], side)
    pen.line(lid, "#32182a", 6)
    pen.line(mirrored([(94, -86), (106, -84), (118, -92)], side), "#32182a", 4.5)
    pen.line(mirrored([(36, -104), (66, -118), (98, -104)], side), "#8a5644", 5, 0.55, blur=2)


def nose(pen):
    shape = geo.symmetric([(0, 118), (36, 116), (46, 134), (30, 158), (10, 170, "c"), (0, 170)])
    pen.form(shape, "#4a2638", "#1c0c1a", "#a07a90", volume=16, texture=0)
    pen.fill(geo.ellipse(-14, 127, 14, 5, -8), "#fff0f4", 0.75, blur=1.5)
    for side in (-1, 1):
        pen.fill(geo.ellipse(side * 24, 145, 8, 6, side * 24), "#140812", 0.8)
        pen.line([(0, 186), (side * 20, 194), (side * 40, 184)], "#5a2c3c", 4)
    pen.line([(0, 168), (0, 187)], "#5a2c3c", 4)


def collar(pen):
    band = geo.ribbon(
        [(-98, 236), (-56, 284), (0, 300), (56, 284), (98, 236)], [22, 26, 28, 26, 22], 40
    )
    pen.form(band, "#8a3a8c", "#42184c", "#e08ac8", volume=10, texture=0.4)
    gold = ("#e8b03c", "#94561c", "#fff0a8")
    ring = geo.subtract(geo.ellipse(0, 332, 27), geo.ellipse(0, 332, 14))
    shaft = geo.rectangle(-6, 352, 12, 100, 4)
    bow = geo.union(ring, geo.ellipse(-25, 338, 10), geo.ellipse(25, 338, 10))
    teeth = geo.union(geo.rectangle(0, 412, 30, 11, 2), geo.rectangle(0, 432, 22, 11, 2))
    pen.line(geo.ellipse(0, 310, 10), "#f0c860", 5)
    pen.form(geo.union(bow, shaft, teeth), *gold, volume=9, texture=0.1)


def deer(art):
    with (
        art.layer(
            "deer",
            detail=0.95,
            keep=0.14,
            rim=Rim("#fff2d4", 8, 0.7),
            bounce=Bounce("#b08ae0", 0.35),
        ) as pen,
        pen.at(FACE[0], FACE[1] - 12, 0.98),
    ):
        neck(pen)
        collar_scale(pen)
        for side in (-1, 1):
            ear(pen, side)
        face(pen)


def collar_scale(pen):
    with pen.at(0, -64):
        collar(pen)


def reader(art):
    with art.layer(
        "reader", detail=1, keep=0.16, rim=Rim("#fff0d8", 4, 0.6), drop=Drop(4, 8, 6, 0.25)
    ) as pen:
        pose = POSES["sitting"].but(
            lean=8,
            curl=6,
            head=24,
            near_arm=(20, 82),
            far_arm=(26, 92),
            near_leg=(80, -4),
            far_leg=(66, 12),
            near_hand="hold",
        )

        def book(held):
            things.open_book(held, 8, -14, 66, "#fff4dc", "#c83c4c")

        draw_figure(
            pen,
            586,
            500,
            262,
            CHILD,
            pose,
            "three-quarter",
            Expression(eye="closed", smile=0.5, blush=0.7),
            flip=True,
            near_thing=book,
        )


def lights(art):
    with art.layer("lanterns", detail=0.9, keep=0.25) as pen:
        for x, y, size, cord in ((176, 470, 24, 62), (292, 372, 18, 50), (690, 452, 22, 60)):
            things.lantern(pen, x, y, size, "#ffc45c", "#6a3a3c", cord)


def meadow(art):
    with art.layer("meadow", detail=0.4) as pen:
        for x, y, size in [
            (pen.rng.uniform(-10, 810), pen.rng.uniform(1080, 1210), pen.rng.uniform(9, 16))
            for _ in range(150)
        ]:
            if abs(x - 400) < 170 + (y - 1080) * 0.6:
                continue
            pen.line([(x, y), (x + 4, y + 30)], "#7a6aac", 3, 0.8)
            for k in range(6):
                pen.fill(
                    geo.ellipse(x + (k % 2) * 7 - 3, y - k * size * 0.42, size * 0.42),
                    vary("#a886e0", pen.rng, 0.05, 10),
                    0.95,
                )


def paint(art: Art) -> None:
    art.radial(400, 700, 1000, ["#fff4dc", "#fbe2e4", "#dcc8f2", "#bda6e8", "#a48cdc"])
    art.clouds("#ffffff", 0.4, 380, stretch=3, mask=np.clip(1 - art.y / 700, 0, 1))
    art.clouds("#8f78d4", 0.35, 300, mask=np.clip(1 - art.y / 500, 0, 1))
    art.rays(400, 660, "#fff0d0", 0.3, 16, (180, 360), 760)
    art.repaint("background")
    hills(art)
    art.glow(400, 690, 380, "#fff0d4", 0.8, 1.4)
    with art.layer("low sun", blur=2) as pen:
        disc = pen.radial((400, 690), 236, ["#fffbe6", "#ffe4a4", "#ffc48c"])
        pen.fill(geo.ellipse(400, 690, 232), disc, 0.92)
    art.repaint("middle")
    tips = antlers(art)
    blossoms(art, tips)
    lights(art)
    reader(art)
    meadow(art)
    deer(art)
    art.repaint("final")
    with art.layer("petals", warp=0.4, mottle=0) as pen:
        for x, y in geo.scattered(pen.rng, 34, (30, 380, 770, 1190), 60):
            if abs(x - 400) > 130:
                petal = geo.ellipse(x, y, 9, 5, pen.rng.uniform(0, 180))
                pen.fill(petal, PETALS[pen.rng.integers(4)], 0.9)
    art.glow(400, 600, 300, "#ffe8c8", 0.14)
    art.finish(vignette_colour="#6a44b0", vignette=0.24)
