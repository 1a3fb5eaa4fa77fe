"""A goat chews the hem of the sunset; its owner runs uphill with a needle and thread."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Cast, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from atelier.motifs import nature, sky
from light.colour import lighten, mix, vary

CARD = Card(
    seed=54,
    light=(-0.5, 0.4),
    hand="thick oil",
    title_en="Eating the Evening",
    title_ru="Съела вечер",
    tags_en=(
        "goat",
        "sunset",
        "sky",
        "needle",
        "thread",
        "stars",
        "night",
        "cloth",
        "greed",
        "impatience",
        "mending",
        "mischief",
        "hurry",
    ),
    tags_ru=(
        "коза",
        "закат",
        "небо",
        "иголка",
        "нитка",
        "звёзды",
        "ночь",
        "ткань",
        "жадность",
        "нетерпение",
        "починка",
        "проказа",
        "спешка",
    ),
    description_en="On a ridge a white goat chews the pink hem of the sunset, starry night shows "
    "through the torn hole, and a woman runs uphill with needle and thread.",
    description_ru="На гребне холма белая коза жуёт розовый подол заката, в прореху видна звёздная "
    "ночь, а хозяйка бежит в гору с иголкой и ниткой.",
)

MOUTH = (352, 664)
FUR, FUR_DARK, FUR_LIGHT = "#f4e8e4", "#9a7494", "#fffaf0"
OWNER = Person(
    "middle",
    "stout",
    "tan",
    "bob",
    "#4a2c24",
    hat="headscarf",
    hat_colour="#f2c24a",
    outfit=Outfit(
        "#3f7f8a",
        trousers=None,
        skirt="#8a2f4a",
        skirt_hem=0.7,
        flare=1.5,
        shoes="#3a2028",
        stockings="#e8c8a0",
        apron="#f4e4cc",
        skirt_pattern=patterns.dots("#e89a8a", 3.5, 22),
    ),
)
TEAR = [
    (290, 700, "c"),
    (268, 610),
    (300, 530, "c"),
    (262, 446),
    (304, 366, "c"),
    (290, 280),
    (360, 214, "c"),
    (404, 136),
    (490, 156, "c"),
    (560, 84),
    (664, 136, "c"),
    (730, 104),
    (840, 176, "c"),
    (840, 770, "c"),
    (560, 778),
    (400, 740),
]
HEM = [(-30, 700), (50, 678), (130, 706), (210, 680), (290, 694)]


def land_below(art):
    """A strip of bright horizon and far hills under the cloth."""
    with art.layer("horizon", warp=0) as pen:
        strip = geo.rectangle(-20, 600, 840, 400)
        pen.fill(strip, pen.gradient((0, 640), (0, 900), ["#ffd9a0", "#ffb48a", "#d87a8c"]))
    with art.layer("night", warp=0) as pen:
        hole = geo.curve(TEAR, tension=0.7)
        pen.fill(hole, pen.gradient((600, 100), (600, 720), ["#1a1a40", "#2a2a60", "#4a3c80"]))
    rows = (
        ("far", 790, "#c8788c", 0.25),
        ("middle", 840, "#9a5078", 0.1),
        ("near", 900, "#6f3a66", 0),
    )
    for name, y, colour, fog in rows:
        with art.layer(f"{name} hills", fog=("#ffc49a", fog), brush=1.2) as pen:
            shape = nature.ridge(pen.rng, y, 20, 6)
            pen.form(shape, colour, volume=70, texture=0.8, grain=0.1)


def fold_line(top, i):
    """A fold from the top of the sky to the hem; near the tear they run to the goat's mouth."""
    pull = float(np.clip((top - 60) / 230, 0, 1)) ** 1.5
    hem_y = 690 + 14 * math.sin(i * 1.3)
    end = geo.lerp((top + 10, hem_y), MOUTH, pull * 0.3)
    bow = 12 * math.sin(i * 2.2)
    return [(top - 14, -30), (top + bow, 220), (top + 8 - bow, 460), end]


def cloth(art):
    hole = geo.curve(TEAR, tension=0.7)
    top = geo.curve(
        [
            (-40, -40, "c"),
            (840, -40, "c"),
            (840, 720, "c"),
            (290, 694, "c"),
            *HEM[-2::-1],
            (-40, 690, "c"),
        ]
    )
    whole = geo.subtract(top, hole)
    with art.layer(
        "cloth", detail=0.35, direction=86, drop=Drop(10, 16, 12, 0.45, "#4a1a3c"), mottle=0.03
    ) as pen:
        tones = ["#8a2f6c", "#c23f78", "#e8648a", "#f8978c", "#ffb890"]
        pen.fill(whole, pen.gradient((300, 0), (360, 700), tones))
        with pen.clip(whole):
            for i, x in enumerate(range(-40, 860, 34)):
                colour = vary("#d8507e", pen.rng, 0.03, 8)
                points = fold_line(x, i)
                fold = geo.ribbon(points, [26, 30, 28, 22], 30)
                pen.fill(
                    fold,
                    pen.gradient((0, 0), (0, 700), [lighten("#7a2a68", 0.02), colour, "#ff9f94"]),
                    0.55,
                    blur=5,
                )
                pen.line([(px + 15, py) for px, py in points], "#6a1c58", 6, 0.34, blur=4)
                pen.line([(px - 10, py) for px, py in points], "#ffd0b8", 3.5, 0.4, blur=2)
    with art.layer("hem", detail=0.7) as pen:
        pen.form(geo.ribbon(HEM, [26, 26], 60), "#f26a90", "#9a2a64", "#ffc4a8", volume=9)
        for x, y in geo.sample(HEM, 36):
            pen.fill(geo.ellipse(x, y - 2, 5.5), "#ffe0a0")
        for x, y in geo.sample(HEM, 70):
            pen.line([(x, y + 10), (x + pen.rng.normal(0, 2), y + 30)], "#ffb08a", 3, 0.9)
    ragged_edge(art)


def ragged_edge(art):
    edge = [p[:2] for p in TEAR[:13]]
    with art.layer("threads", warp=0.4, detail=0.8) as pen:
        pen.line(geo.curve(TEAR[:13], False, 0.7), "#ffd0b0", 5, 0.9)
        for x, y in geo.sample(edge, 74):
            run = pen.rng.uniform(14, 52)
            end = (x + run * pen.rng.uniform(0.3, 1.0), y + run * pen.rng.uniform(-0.1, 0.9))
            colour = ("#ff9aa0", "#ffc8a8", "#e8588a")[pen.rng.integers(3)]
            pen.line(
                [(x - 4, y), geo.lerp((x, y), end, 0.6), end], colour, pen.rng.uniform(1.6, 3.4)
            )


def mouthful(art):
    """The torn strip that goes from the tear into the goat's mouth."""
    with art.layer("mouthful", detail=0.8, drop=Drop(6, 10, 8, 0.4, "#1a0c2c")) as pen:
        strip = geo.curve(
            [
                (276, 560, "c"),
                (300, 586),
                (340, 640),
                (366, 650),
                (370, 678),
                (344, 694),
                (300, 716),
                (284, 706, "c"),
            ]
        )
        pen.form(strip, "#f4809a", "#8a2a66", "#ffd0b0", volume=24, texture=0.5)
        with pen.clip(strip):
            for y in (570, 600, 630, 660, 690):
                pen.line(
                    [(262, y), (310, (y + 664) / 2 + 4), (362, 666)], "#8a2a66", 5, 0.55, blur=2
                )
                pen.line(
                    [(262, y - 12), (310, (y + 652) / 2), (362, 662)], "#ffe0c0", 3, 0.6, blur=1
                )
        rag = geo.curve(
            [
                (360, 668, "c"),
                (332, 668, "c"),
                (306, 724),
                (318, 776),
                (302, 822, "c"),
                (328, 800, "c"),
                (344, 836, "c"),
                (356, 794, "c"),
                (376, 806, "c"),
                (366, 740),
            ]
        )
        pen.form(rag, "#f0709a", "#8a2a66", "#ffc8b0", volume=18, texture=0.4)


def leg_shape(points, widths):
    return geo.ribbon(points, widths, 40)


def hoof(pen, x, y):
    shape = geo.curve(
        [(x - 15, y - 4, "c"), (x + 12, y - 6, "c"), (x + 20, y + 16, "c"), (x - 18, y + 16, "c")]
    )
    pen.form(shape, "#4a3040", texture=0.1)


def far_legs(pen):
    for points, widths in (
        ([(300, 820), (284, 880), (306, 916), (300, 966)], [60, 36, 26, 22]),
        ([(520, 820), (540, 880), (534, 920), (548, 956)], [48, 32, 24, 20]),
    ):
        pen.form(leg_shape(points, widths), lighten(FUR, -0.16), FUR_DARK, FUR, volume=14)
        hoof(pen, *points[-1])


def goat_body(pen):
    trunk = geo.curve(
        [
            (252, 780),
            (270, 742),
            (340, 730),
            (430, 742),
            (488, 726),
            (524, 676),
            (540, 610),
            (570, 586),
            (610, 604),
            (650, 640),
            (668, 662),
            (660, 684),
            (634, 696),
            (600, 692),
            (592, 720),
            (588, 780),
            (574, 840),
            (520, 866),
            (430, 872),
            (350, 858),
            (290, 864),
            (258, 832),
        ]
    )
    hind = leg_shape([(310, 800), (298, 890), (332, 930), (330, 976)], [96, 44, 28, 24])
    fore = leg_shape([(548, 800), (576, 872), (588, 912), (612, 944)], [70, 40, 26, 22])
    body = geo.union(trunk, hind, fore)
    hoof(pen, 330, 976)
    hoof(pen, 612, 944)
    pen.form(body, FUR, FUR_DARK, FUR_LIGHT, volume=60, texture=1.4, grain=0.5)
    shaggy(pen, body)


def goat_face(pen):
    beard = geo.ribbon([(606, 690), (600, 736), (616, 784)], [34, 26, 3], 18)
    pen.form(beard, FUR, FUR_DARK, FUR_LIGHT, volume=10, texture=0.8)
    ear = geo.curve([(552, 622, "c"), (520, 610), (478, 634, "c"), (512, 654), (548, 646, "c")])
    pen.form(ear, lighten(FUR, -0.03), FUR_DARK, FUR_LIGHT, volume=10, texture=0.3)
    pen.fill(geo.ellipse(598, 628, 12, 10), "#f2c24a")
    pen.fill(geo.rectangle(589, 625, 18, 6, 3), "#1c1018")
    pen.line([(582, 616), (598, 608), (614, 620)], "#5a3a4a", 5, 0.9)
    pen.fill(geo.ellipse(656, 656, 5, 4), "#7a4a5a")
    pen.line([(662, 678), (640, 676), (618, 668)], "#6a3a4c", 4, 0.8)
    pen.fill(geo.ellipse(600, 660, 20, 14), "#f0a0a0", 0.5, blur=6)


def goat(art):
    with (
        art.layer(
            "goat",
            detail=1,
            keep=0.1,
            rim=Rim("#ffb890", 8, 0.7),
            bounce=Bounce("#c86a90", 0.25),
            cast=Cast(962, 0.4, "#2a1238", 0.5, 0.12),
        ) as pen,
        pen.at(992, 0, 1, 0, True),
    ):
        far_legs(pen)
        tail = geo.ribbon([(256, 764), (226, 730), (214, 700)], [30, 30, 6], 14)
        pen.form(tail, FUR, FUR_DARK, FUR_LIGHT, volume=10, texture=0.8)
        for shift, tone in ((12, -0.1), (0, 0)):
            horn = geo.ribbon(
                [(560 + shift, 600), (548 + shift, 540), (500 + shift, 494), (438 + shift, 498)],
                [34, 30, 20, 4],
                30,
            )
            pen.form(horn, lighten("#b88c6c", tone), "#5a3a4c", "#f0d0a0", volume=10, texture=0.5)
        for x, y in geo.sample([(560, 596), (548, 540), (500, 494), (448, 497)], 9)[:7]:
            pen.line([(x - 12, y - 6), (x + 4, y + 4), (x + 12, y + 12)], "#5a3a40", 2.6, 0.6)
        goat_body(pen)
        goat_face(pen)


def shaggy(pen, body):
    with pen.clip(body):
        for _ in range(260):
            x, y = pen.rng.uniform(256, 590), pen.rng.uniform(736, 872)
            tone = mix(
                FUR, FUR_DARK, float(np.clip((y - 740) / 220 + pen.rng.normal(0, 0.14), 0, 0.8))
            )
            pen.line([(x, y), (x + 4, y + 12), (x + pen.rng.normal(0, 4), y + 26)], tone, 3, 0.6)
    for x in range(300, 560, 9):
        pen.line(
            [(x, 856), (x + pen.rng.normal(0, 4), 880 + pen.rng.uniform(0, 14))], "#c8a8b8", 4, 0.9
        )


def ridge(art):
    with art.layer("ridge", detail=0.4, brush=1.0) as pen:
        ground = geo.curve(
            [
                (-30, 990),
                (90, 962),
                (220, 940),
                (380, 950),
                (520, 960),
                (662, 976),
                (760, 1020),
                (830, 1090),
                (830, 1240, "c"),
                (-30, 1240, "c"),
            ]
        )
        pen.form(ground, "#63406c", "#38244a", "#a05c84", volume=120, texture=1.2, grain=-0.4)
        pen.spots(ground, ["#7a4a78", "#4c305c", "#8a5a6c"], 60, 8, 30, 0.5, 3)
    with art.layer("grass", detail=0.6) as pen:
        for left, right, y in ((0, 120, 972), (120, 300, 950), (700, 800, 1010), (450, 600, 968)):
            nature.grass(pen, left, right, y + 10, 36, "#7a4a70", (14, 40))
        for x, y in ((720, 1110), (630, 1170), (480, 1080), (60, 1040)):
            nature.rock(pen, x, y, pen.rng.uniform(50, 90), pen.rng.uniform(26, 44), "#6a4468")


def needle(pen):
    """As long as her arm, with a thread of the same pink."""
    pen.line([(-22, 58), (-60, 96), (-104, 60), (-150, 104), (-200, 72), (-250, 120)], "#ff86a4", 5)
    with pen.at(0, 0, 0.86, 44):
        pen.form(
            geo.ribbon([(0, 66), (0, -80), (0, -170)], [13, 10, 1.5], 12),
            "#fbf4f0",
            "#9a8aa8",
            volume=4,
            texture=0,
        )
        pen.line(geo.ellipse(0, 50, 3.6, 13), "#4a2c50", 3)


def owner(art):
    with art.layer(
        "owner",
        detail=1,
        keep=0.1,
        rim=Rim("#ffb890", 5, 0.6),
        cast=Cast(1182, 0.4, "#1c0c28", 0.5, 0.1),
    ) as pen:
        pose = POSES["running"].but(
            lean=20,
            head=-26,
            near_arm=(-48, 24),
            far_arm=(98, 132),
            near_leg=(66, -6),
            far_leg=(-30, -70),
            near_hand="open",
            far_hand="hold",
        )
        draw_figure(
            pen,
            150,
            1186,
            350,
            OWNER,
            pose,
            "three-quarter",
            Expression(eye="wide", brow=12, slant=10, smile=-0.2, gape=0.8),
            far_thing=needle,
        )


def paint(art: Art) -> None:
    art.sky(["#8a2f6c", "#c23f78", "#e8648a", "#ffb890"], [0, 0.3, 0.5, 0.62])
    land_below(art)
    art.repaint("background")
    cloth(art)
    art.glow(180, 740, 380, "#ffb070", 0.4)
    art.repaint("middle")
    ridge(art)
    mouthful(art)
    goat(art)
    owner(art)
    art.repaint("final")
    hole = geo.curve(TEAR, tension=0.7)
    with art.layer("stars", warp=0, mottle=0) as pen, pen.clip(hole):
        sky.starfield(pen, 150, (270, 90, 800, 740), radius=(0.8, 2.6))
        for x, y in ((600, 220), (720, 330), (430, 300), (640, 470), (762, 560)):
            pen.halo(x, y, 30, "#ffe0b0", 0.7)
            pen.fill(geo.moved(geo.star(9, 4, 0.25), x, y), "#fff6dc")
    art.finish(vignette_colour="#2a0e30", vignette=0.25)
