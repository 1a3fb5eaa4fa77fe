"""A nurse rocks a cradle in which a small volcano hiccups sparks; three blankets are burnt."""

import numpy as np
from atelier import Art, Bounce, Card, Cast, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import Expression, Person, draw_head, draw_palm
from light.colour import lighten, vary

CARD = Card(
    seed=69,
    light=(0.55, 0.35),
    hand="thick oil",
    title_en="Hush Now",
    title_ru="Тише, тише",
    tags_en=(
        "volcano",
        "cradle",
        "nurse",
        "blanket",
        "sparks",
        "smoke",
        "lullaby",
        "washing line",
        "anger",
        "patience",
        "peace talks",
        "night",
    ),
    tags_ru=(
        "вулкан",
        "колыбель",
        "няня",
        "одеяло",
        "искры",
        "дым",
        "колыбельная",
        "бельё",
        "гнев",
        "терпение",
        "переговоры",
        "ночь",
    ),
    description_en="A stout nurse in a white apron rocks a cradle where a small volcano lies under "
    "a blanket and hiccups sparks; three burnt blankets hang on a line behind her.",
    description_ru="Полная няня в белом фартуке качает колыбель, где под одеялом лежит маленький "
    "вулкан и икает искрами; за ней на верёвке висят три прожжённых одеяла.",
)

CRATER = (556, 610)
NURSE = Person("middle", "stout", "brown", "bun", "#241824")
WEARY = Expression(eye="closed", brow=4, slant=12, smile=-0.2, gape=0.45, blush=0.4)
ROCK, ROCK_SHADE, ROCK_SHINE = "#4e3a54", "#1c1028", "#a8788c"


def nursery(art):
    art.sky(["#2a1c50", "#38245e", "#2c1a4a"])
    with art.layer("wall", warp=0.4) as pen:
        wall = geo.rectangle(-20, -20, 840, 980)
        patterns.wallpaper("#33286e", "#3c3080", 74)(pen, wall)
        pen.form(geo.rectangle(-20, 900, 840, 46), "#4c4084", volume=10, texture=0.6)
    with art.layer("floor", direction=2) as pen:
        floor = geo.rectangle(-20, 944, 840, 280)
        patterns.wood("#40306c", 52)(pen, floor)
    art.glow(*CRATER, 600, "#ff5a2e", 0.5)
    art.glow(560, 1040, 380, "#ff6a2a", 0.3)
    art.repaint("background")


BLANKETS = ((40, "#5a8a9c", 3), (214, "#a8688c", 5), (390, "#b0a05c", 9))


def line(art):
    """Three that did not last."""
    with art.layer("line", detail=0.6) as pen:
        rope = [(-20, 116), (200, 168), (420, 176), (640, 140), (820, 70)]
        pen.line(rope, "#c8a8c0", 5)
        for x, colour, holes in BLANKETS:
            burnt_blanket(pen, x, colour, holes)


def burnt_blanket(pen, x, colour, holes):
    top = 150 + x * 0.05
    width, tall = 150, 250
    hem = []
    for i in range(9):
        bite = pen.rng.uniform(0, 16 + holes * 8)
        hem.append((x + width - i * width / 8, top + tall - bite))
    shape = geo.curve([(x, top, "c"), (x + width / 2, top + 10), (x + width, top + 4, "c"), *hem])
    wounds = []
    for _ in range(holes):
        px, py = x + pen.rng.uniform(28, width - 28), top + pen.rng.uniform(50, tall - 50)
        wounds.append((px, py, pen.rng.uniform(11, 25)))
    for px, py, r in wounds:
        shape = geo.subtract(shape, geo.blob(pen.rng, px, py, r, corners=9, wobble=0.18))
    pen.form(shape, colour, lighten(colour, -0.2), "#ffc0a0", volume=24, texture=1.2, grain=1.57)
    patterns.checks(lighten(colour, 0.1), 22, 0, 0.35)(pen, shape)
    pen.line(shape, "#160c14", 8, 0.85)
    for px, py, r in wounds:
        pen.line(geo.arc(px, py, r * 1.1, r * 1.1, 30, 140), "#ff7a2e", 2.4, 0.85)
    for dx in (16, width - 16):
        pen.form(geo.rectangle(x + dx - 5, top - 16, 10, 32, 3), "#d8b088", texture=0.2)


def chair(pen):
    for x in (60, 250):
        pen.form(geo.ribbon([(x, 920), (x - 8, 1100)], [24, 17]), "#6a4038", "#281420")
    pen.form(geo.ribbon([(44, 930), (22, 700), (6, 520)], [28, 24, 19]), "#6a4038", "#281420")
    pen.form(geo.rectangle(24, 894, 266, 40, 10), "#7a4c40", "#281420", texture=0.6)
    for y in (560, 640, 720):
        pen.form(geo.ribbon([(10, y), (120, y + 6)], [20, 18]), "#6a4038", "#281420")


def nurse(art):
    """Broad, leaning in, one hand on the blanket, one on the little slope; she sings, eyes shut."""
    with art.layer(
        "nurse",
        detail=1,
        keep=0.13,
        rim=Rim("#ff9a5a", 8, 0.75),
        bounce=Bounce("#c8502a", 0.2),
        cast=Cast(1106, 0.45, "#140a28", 0.6, 0.1),
    ) as pen:
        chair(pen)
        skirt = geo.curve(
            [
                (92, 720),
                (240, 700),
                (330, 790),
                (400, 880),
                (420, 980),
                (430, 1104, "c"),
                (300, 1126),
                (160, 1122),
                (40, 1106, "c"),
                (36, 960),
                (56, 820),
            ]
        )
        pen.form(skirt, "#3f5a8c", "#161a3c", "#8aa8d8", volume=90, texture=1.4)
        apron = geo.curve(
            [
                (210, 700),
                (282, 730),
                (356, 812),
                (424, 900),
                (440, 1000),
                (436, 1084, "c"),
                (350, 1098),
                (230, 1090, "c"),
                (232, 960),
                (214, 820),
            ]
        )
        pen.form(apron, "#f2e8ee", "#8a6a9c", "#ffe6cc", volume=60, texture=1.0)
        with pen.clip(apron):
            for fold in (
                [(240, 760), (300, 880), (290, 1090)],
                [(280, 760), (370, 880), (380, 1090)],
            ):
                pen.fold(fold, "#e8dce4", 11, 0.7)
            pen.line([(232, 1064), (330, 1074), (436, 1060)], "#c87a8c", 6, 0.8)
            pen.fill(geo.blob(pen.rng, 350, 960, 27, 20, 8, 0.2), "#5a3a34", 0.75)
        trunk = geo.curve(
            [
                (74, 736),
                (60, 620),
                (90, 520),
                (160, 478),
                (232, 490),
                (284, 556),
                (302, 640),
                (280, 730),
                (180, 770),
            ]
        )
        pen.form(trunk, "#4a689c", "#161a3c", "#9cb8e4", volume=80, texture=1.2)
        bib = geo.curve([(196, 520), (262, 540), (292, 620), (284, 724), (220, 730), (186, 620)])
        pen.form(bib, "#f2e8ee", "#8a6a9c", "#ffe6cc", volume=24, texture=0.6)
        collar = geo.curve([(156, 474), (210, 462), (266, 488), (258, 520), (206, 512), (160, 502)])
        pen.form(collar, "#fbf4f4", "#9a7aa8", volume=10, texture=0.2)
        shoe = geo.curve([(300, 1094), (352, 1080), (416, 1098), (424, 1124), (300, 1126)])
        pen.form(shoe, "#2c1c2c", "#0c0614", "#a8584a", texture=0.2)
        arms(pen)
        draw_head(pen, 246, 404, 98, NURSE, "three-quarter", WEARY, 14)
        cap(pen)


def arms(pen):
    far = geo.ribbon([(256, 560), (320, 640), (362, 698), (408, 748)], [84, 70, 56, 42], 40)
    pen.form(far, "#43608f", "#161a3c", "#9cb8e4", volume=28, texture=0.8)
    pen.fill(geo.ellipse(450, 800, 34, 20, 40), "#140a18", 0.5, blur=8)
    draw_palm(pen, 406, 744, 84, 52, "relaxed", "#b67a4c")
    near = geo.ribbon(
        [(112, 560), (130, 690), (196, 756), (310, 806), (408, 858)], [98, 88, 80, 66, 48], 50
    )
    pen.form(near, "#52709f", "#161a3c", "#9cb8e4", volume=34, texture=0.9)
    for fold in ([(128, 690), (160, 700), (180, 690)], [(140, 724), (170, 724), (196, 712)]):
        pen.line(fold, "#20264c", 6, 0.7)
    cuff = geo.ribbon([(396, 850), (420, 866)], [60, 56], 6)
    pen.form(cuff, "#f2e8ee", "#8a6a9c", texture=0.2)
    pen.fill(geo.ellipse(474, 904, 52, 18, 12), "#4a1230", 0.5, blur=7)
    draw_palm(pen, 420, 866, 100, 76, "relaxed", "#b67a4c")


def cap(pen):
    band = geo.curve(
        [(150, 372), (176, 316), (236, 290), (300, 308), (318, 336), (240, 322), (176, 362)]
    )
    pen.form(band, "#fbf4f4", "#9a7aa8", "#ffffff", volume=14, texture=0.3)
    crown = geo.curve([(166, 330), (172, 262), (220, 236), (272, 246), (300, 304), (236, 294)])
    pen.form(crown, "#f4eaf0", "#8a6a9c", "#ffffff", volume=22, texture=0.5)
    for shift in (0, 13):
        pen.line([(170, 322 - shift), (236, 288 - shift), (300, 302 - shift)], "#c83a50", 5, 0.9)


def volcano(art):
    with art.layer("volcano", detail=1, keep=0.1, brush=0.8) as pen:
        cone = geo.curve(
            [
                (398, 900, "c"),
                (430, 820),
                (462, 740),
                (496, 650),
                (510, 612, "c"),
                (532, 624),
                (556, 614),
                (584, 626),
                (606, 610, "c"),
                (626, 664),
                (664, 748),
                (706, 826),
                (744, 900, "c"),
            ]
        )
        pen.form(cone, ROCK, ROCK_SHADE, ROCK_SHINE, volume=70, texture=2.4, grain=1.2)
        with pen.clip(cone):
            for crag in (
                [(520, 640), (490, 730), (452, 830)],
                [(600, 640), (640, 740), (690, 840)],
                [(560, 700), (572, 780), (556, 860)],
            ):
                pen.fold(crag, ROCK, 10, 0.7)
            for lava, widths in (
                ([(530, 616), (522, 676), (540, 730), (526, 800)], [26, 20, 17, 6]),
                ([(584, 618), (596, 660), (586, 706)], [22, 17, 5]),
                ([(556, 616), (560, 650), (556, 672)], [28, 20, 6]),
            ):
                pen.fill(geo.ribbon(lava, [w * 1.7 for w in widths]), "#c8281e", 0.9, blur=3)
                pen.fill(geo.ribbon(lava, widths), "#ff7a22")
                pen.fill(geo.ribbon(lava, [w * 0.45 for w in widths]), "#ffe07a")
        pen.fill(geo.ellipse(557, 616, 48, 13), "#ffb03a")
        pen.fill(geo.ellipse(557, 615, 32, 8), "#fff2b0")
        face(pen)


def face(pen):
    """A baby's face in the rock: screwed-up eyes, the mouth open for the next hiccup."""
    for side in (-1, 1):
        x = 566 + side * 47
        squeezed = [(x + side * 24, 744), (x - side * 14, 764), (x + side * 24, 784)]
        pen.line(geo.polygon(squeezed, False), "#140a18", 8)
        pen.line([(x - side * 26, 730), (x, 722), (x + side * 22, 728)], "#2c1834", 7, 0.9)
        pen.fill(geo.ellipse(562 + side * 76, 792, 22, 15), "#ff6a4a", 0.6, blur=6)
        pen.form(geo.ellipse(x + side * 14, 790, 6, 9), "#8ac8e8", volume=3, texture=0)
    mouth = geo.curve([(536, 808), (562, 796), (590, 808), (584, 842), (562, 854), (540, 842)])
    pen.fill(mouth, "#3a0a14")
    pen.fill(geo.ellipse(562, 836, 17, 12), "#ff8a2e")
    pen.line(mouth, "#140a18", 4)


def smoke(art):
    with art.layer("smoke", blur=1.5, detail=0.2) as pen:
        puffs = (
            (556, 560, 38),
            (580, 508, 48),
            (548, 446, 58),
            (600, 384, 66),
            (640, 300, 78),
            (590, 226, 74),
            (680, 190, 84),
            (730, 90, 92),
            (640, 92, 84),
        )
        for i, (x, y, r) in enumerate(puffs):
            tone = ("#8a5468", "#74506e", "#5e4670", "#4c3c6c")[min(i // 2, 3)]
            puff = geo.blob(pen.rng, x, y, r, r * 0.86, 10, 0.07)
            pen.form(
                puff,
                tone,
                lighten(tone, -0.14),
                "#ff9a6a" if i < 4 else "#b890b8",
                volume=r * 0.6,
                texture=0.8,
            )


def cradle(art):
    wood, dark, bright = "#b0683a", "#4a1c24", "#ffb070"
    with art.layer("cradle back", detail=0.8, rim=Rim("#ffb070", 5, 0.5)) as pen:
        board = geo.curve(
            [
                (690, 940, "c"),
                (706, 760),
                (716, 660),
                (752, 610),
                (792, 640),
                (800, 760),
                (790, 940, "c"),
            ]
        )
        pen.form(board, "#9a5832", dark, bright, volume=20, texture=1.2)
        heart = geo.curve(
            [
                (752, 716),
                (736, 694),
                (720, 708),
                (730, 734),
                (752, 756),
                (774, 734),
                (784, 708),
                (768, 694),
            ]
        )
        pen.fill(heart, "#2c1230")
    volcano(art)
    with art.layer("blanket", detail=0.9, drop=Drop(-4, -4, 6, 0.3, "#1c0c20")) as pen:
        cover = geo.curve(
            [
                (390, 892),
                (440, 868),
                (520, 882),
                (600, 868),
                (690, 884),
                (752, 870),
                (770, 940),
                (740, 990),
                (400, 990),
                (376, 940),
            ]
        )
        pen.form(cover, "#c85a6c", "#5a1c3c", "#ffb088", volume=34, texture=1.0)
        patterns.dots("#f8dcc8", 7, 34, 0.85)(pen, cover)
        for x, y in ((578, 916), (690, 902)):
            pen.fill(geo.blob(pen.rng, x, y, 15, 12, 8, 0.2), "#2c1018")
            pen.line(geo.ellipse(x, y, 16, 13), "#ff8a2e", 2.4, 0.9)
    with art.layer(
        "cradle", detail=0.95, rim=Rim("#ffb070", 6, 0.6), cast=Cast(1120, 0.5, "#140a28", 0.5, 0.1)
    ) as pen:
        side = geo.curve(
            [
                (356, 936, "c"),
                (440, 950),
                (580, 956),
                (720, 944),
                (800, 926, "c"),
                (780, 1040),
                (752, 1084, "c"),
                (410, 1092, "c"),
                (378, 1040),
            ]
        )
        pen.form(side, wood, dark, bright, volume=36, texture=1.6, grain=0.05)
        for x in (436, 520, 604, 688):
            pen.line([(x, 966), (x + 4, 1080)], dark, 5, 0.7)
        for x, y in ((478, 1020), (562, 1024), (646, 1020)):
            flower(pen, x, y)
        foot = geo.curve(
            [
                (356, 826),
                (386, 806),
                (412, 830),
                (420, 960),
                (410, 1092, "c"),
                (364, 1092, "c"),
                (352, 960),
            ]
        )
        pen.form(foot, "#a45e36", dark, bright, volume=18, texture=1.2)
        rocker = geo.ribbon(
            [(330, 1078), (420, 1124), (580, 1140), (740, 1120), (826, 1066)],
            [22, 32, 34, 32, 24],
            60,
        )
        pen.form(rocker, "#8a4a30", dark, bright, volume=12, texture=0.8)


def flower(pen, x, y):
    for k in range(5):
        tip = geo.toward((x, y), k * 72, 12)
        pen.form(geo.ellipse(*tip, 9), "#e8c8d8", texture=0)
    pen.form(geo.ellipse(x, y, 7), "#ffc03e", texture=0)


def hiccup(art):
    with art.layer("hiccup", warp=0, detail=0.6) as pen:
        for _ in range(22):
            turn = 180 + pen.rng.normal(0, 34)
            reach = pen.rng.uniform(60, 250)
            tip = geo.toward(CRATER, turn, reach)
            tail = geo.toward(CRATER, turn, reach - 26)
            pen.line([tail, tip], "#ff8a2e", 4, 0.85)
            pen.fill(geo.ellipse(*tip, 5.5), vary("#ffd45a", pen.rng))


def bucket(art):
    with (
        art.layer(
            "bucket", detail=0.9, rim=Rim("#ff9a5a", 4, 0.6), drop=Drop(-14, 6, 8, 0.5, "#0c0618")
        ) as pen,
        pen.at(106, 1150),
    ):
        pen.line(geo.arc(0, -70, 46, 44, 185, 355), "#8a8aa0", 5)
        pail = geo.curve([(-52, -70, "c"), (52, -70, "c"), (40, 20, "c"), (-40, 20, "c")])
        pen.form(pail, "#6a6a90", "#24204a", "#ffb090", volume=24, texture=0.5)
        pen.form(geo.ellipse(0, -70, 52, 13), "#4a7a9c", "#1c2c54", texture=0)


def paint(art: Art) -> None:
    nursery(art)
    line(art)
    smoke(art)
    art.repaint("middle")
    cradle(art)
    nurse(art)
    bucket(art)
    art.glow(*CRATER, 330, "#ff7a2a", 0.34)
    art.shade(
        np.clip((420 - art.x) / 520, 0, 1) * np.clip((art.y - 640) / 500, 0, 1), "#6a54a0", 0.7
    )
    hiccup(art)
    art.repaint("final")
    art.motes(60, ["#ffc04a", "#ff8a2e", "#fff0a0"], (1.0, 2.8), (360, 240, 780, 640))
    art.finish(vignette_colour="#120826", vignette=0.38, bloom=0.12)
