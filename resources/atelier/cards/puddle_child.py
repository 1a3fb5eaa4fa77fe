"""From above: an old man steps round a puddle; his reflection is a boy in mid-leap."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure, draw_palm
from light.colour import vary

CARD = Card(
    seed=42,
    light=(0.6, -0.75),
    hand="thick oil",
    title_en="Round the Puddle",
    title_ru="В обход лужи",
    tags_en=(
        "puddle",
        "old man",
        "boy",
        "reflection",
        "galoshes",
        "rain",
        "splash",
        "umbrella",
        "memory",
        "caution",
        "regret",
        "spring",
    ),
    tags_ru=(
        "лужа",
        "старик",
        "мальчик",
        "отражение",
        "галоши",
        "дождь",
        "брызги",
        "зонт",
        "память",
        "осторожность",
        "сожаление",
        "весна",
    ),
    description_en="Seen from above, an old man in galoshes steps carefully round a puddle, while "
    "his reflection in it is a boy in yellow boots in mid-leap.",
    description_ru="Вид сверху: старик в галошах осторожно обходит лужу, а его отражение в ней — "
    "мальчишка в жёлтых сапогах в прыжке.",
)

PUDDLE = [
    (330, 250),
    (430, 196),
    (560, 180),
    (690, 220),
    (770, 320),
    (790, 470),
    (750, 600),
    (770, 730),
    (720, 870),
    (600, 950),
    (450, 968),
    (330, 930),
    (262, 830),
    (288, 700),
    (250, 570),
    (290, 400),
]
BOY = Person(
    "child",
    "small",
    "tan",
    hair="crop",
    hair_colour="#4a2c1c",
    outfit=Outfit(
        "#e0503c",
        hem=0.12,
        trousers="#2f5a8c",
        trouser_length=0.66,
        stockings="#f6c21e",
        shoes="#f6c21e",
        collar="#fbf0dc",
    ),
)
LEAP = POSES["running"].but(
    lean=-6,
    head=-10,
    near_arm=(-64, -104),
    far_arm=(112, 138),
    near_leg=(70, 6),
    far_leg=(-34, -84),
    near_hand="open",
    far_hand="open",
    lift=0.0,
)
JOY = Expression(eye="open", brow=12, slant=2, smile=1.0, gape=0.55, blush=0.6)


def cobbles(art):
    art.sky(["#767c86", "#6c727c"])
    with art.layer("cobbles", warp=0.8, detail=0.2) as pen:
        for row, y in enumerate(np.arange(-20, 1240, 46)):
            for x in np.arange(-40 + (row % 2) * 34, 860, 68):
                tone = vary("#838e8a", pen.rng, 0.035, 14, 0.6)
                stone = geo.rectangle(
                    x + pen.rng.normal(0, 3),
                    y + pen.rng.normal(0, 2),
                    62,
                    40,
                    13,
                    pen.rng.normal(0, 2.5),
                )
                pen.form(stone, tone, "#38464a", "#c0cccc", volume=13, texture=0.7)
    wet = np.clip(art.noise("wet", 260, 2.8) * 0.5 + 0.3, 0, 1)
    art.tint(wet * 0.5, "#4a8488")
    art.shade(np.clip((art.x + art.y * 0.4 - 500) / 900, 0, 1), "#8a94b0", 0.5)
    art.shade(np.clip((420 - art.x) / 700, 0, 1), "#6a7086", 0.55)
    art.repaint("background")


def puddle_sky(art):
    shape = geo.curve(PUDDLE)
    with art.layer("rim", blur=4, alpha=0.75) as pen:
        pen.line(shape, "#2a323e", 30, 0.8)
    with art.layer("puddle", detail=0.3, brush=1.1) as pen:
        light = pen.radial(
            (520, 520), 480, ["#f0fdfa", "#a8f0e8", "#48c8c8", "#1c949c"], [0, 0.35, 0.72, 1]
        )
        pen.fill(shape, light)
        with pen.clip(shape):
            for x, y, wide in (
                (360, 340, 110),
                (650, 300, 130),
                (690, 800, 140),
                (360, 860, 110),
                (560, 900, 90),
            ):
                cloud(pen, x, y, wide)
            pen.inside_edge(shape, 10, -14, 16, "#14606c", 0.6)
            pen.inside_edge(shape, -8, 10, 6, "#f4ffff", 0.7)


def cloud(pen, x, y, wide):
    for _ in range(9):
        px, py = x + pen.rng.normal(0, wide * 0.34), y + pen.rng.normal(0, wide * 0.12)
        puff = geo.blob(pen.rng, px, py, wide * 0.28, wide * 0.18, 9, 0.08)
        pen.fill(puff, "#fbffff", 0.5, blur=7)


def boy(art):
    """Head down in the water: for him the sky is below."""
    with (
        art.layer("boy", detail=1, keep=0.14, rim=Rim("#fffbe0", 5, 0.5)) as pen,
        pen.clip(geo.curve(PUDDLE)),
        pen.at(528, 300, 1, scale_y=-1),
    ):
        draw_figure(pen, 0, 0, 830, BOY, LEAP, "three-quarter", JOY)
    with art.layer("ripples", warp=0.4, detail=0.8, alpha=0.85) as pen, pen.clip(geo.curve(PUDDLE)):
        for r in (36, 68, 104, 146):
            pen.line(geo.ellipse(420, 300, r, r * 0.82), "#f4ffff", 4.5 - r * 0.018, 0.75)
            pen.line(geo.ellipse(423, 304, r, r * 0.82), "#2a86a4", 3, 0.4)
        for r in (18, 34):
            pen.line(geo.ellipse(676, 690, r, r * 0.8), "#f4ffff", 3, 0.7)


def splash(art):
    """The boy's leap breaks the water from below; drops rise on to the stones."""
    with art.layer("splash", detail=1, drop=Drop(-8, 12, 5, 0.4, "#1c2a3c")) as pen:
        for degrees, reach in (
            (-170, 96),
            (-150, 132),
            (-128, 156),
            (-108, 150),
            (-88, 128),
            (-66, 100),
            (160, 100),
            (138, 112),
        ):
            root = geo.toward((404, 292), degrees, 52)
            tip = geo.toward(root, degrees, reach * 0.56)
            bend = geo.toward(root, degrees + 9, reach * 0.3)
            pen.form(
                geo.ribbon([root, bend, tip], [20, 13, 10], 20),
                "#d4f6f6",
                "#5cbccc",
                "#ffffff",
                volume=7,
                texture=0.2,
            )
            size = 9 - reach * 0.02
            for far in (0.72, 1.0, 1.3):
                place = geo.toward(root, degrees + pen.rng.normal(0, 5), reach * far)
                drop(pen, *place, size * (1.7 - far * 0.6))
        drop(pen, 206, 694, 12)


def drop(pen, x, y, size):
    pen.form(geo.ellipse(x, y, size, size * 1.1), "#a8e8f0", "#2f8fae", "#ffffff", texture=0)
    pen.fill(geo.ellipse(x - size * 0.3, y - size * 0.35, size * 0.3), "#ffffff", 0.95)


def old_man(art):
    """Seen from straight above: hat, shoulders, the careful galoshes before and behind."""
    with art.layer("man shadow", blur=10, alpha=0.6) as pen:
        body = [(150, 720), (80, 800), (-40, 960), (-60, 800), (20, 660), (90, 560)]
        pen.fill(geo.curve(body), "#161c2c")
    with art.layer("galoshes", detail=1, keep=0.1, drop=Drop(-10, 10, 6, 0.5, "#10141f")) as pen:
        galosh(pen, 212, 420, 14, 1.25)
        galosh(pen, 112, 868, 2, 1.25)
    with art.layer(
        "legs", detail=0.9, rim=Rim("#c8f0f4", 5, 0.5), drop=Drop(-12, 12, 8, 0.5, "#10141f")
    ) as pen:
        leg = [(140, 610), (186, 540), (204, 452)]
        pen.form(geo.ribbon(leg, [96, 78, 62]), "#4a4450", "#1e1c28", "#8a8a98", texture=1.0)
        rear = [(110, 700), (104, 780), (110, 850)]
        pen.form(geo.ribbon(rear, [96, 76, 60]), "#423c48", "#1e1c28", "#8a8a98", texture=1.0)
        pen.line([(176, 560), (190, 548), (206, 550)], "#2a2630", 4, 0.7)
    with art.layer(
        "coat", detail=0.95, rim=Rim("#d4f4f6", 7, 0.6), drop=Drop(-16, 18, 12, 0.5, "#10141f")
    ) as pen:
        coat(pen)
        arms(pen)
    with art.layer(
        "hat", detail=1, keep=0.1, rim=Rim("#e4f8f8", 5, 0.6), drop=Drop(-12, 16, 9, 0.5, "#10141f")
    ) as pen:
        hat(pen)


def galosh(pen, x, y, turn, size):
    with pen.at(x, y, size, turn):
        sole = geo.curve(
            [(-22, 30), (-26, 0), (-24, -34), (0, -56), (24, -34), (26, 0), (22, 30), (0, 38)]
        )
        pen.form(sole, "#1c1a22", "#08080c", "#8aa4b0", volume=14, texture=0.2)
        pen.line(geo.arc(0, -26, 19, 22, 190, 350), "#7c98a4", 4, 0.85)
        pen.form(geo.ellipse(0, 12, 17, 19), "#5a2c34", volume=5, texture=0)


def coat(pen):
    shape = geo.curve(
        [
            (126, 512),
            (196, 530),
            (246, 580),
            (262, 640),
            (246, 704),
            (206, 752),
            (150, 800),
            (90, 812),
            (30, 780),
            (-4, 710),
            (-10, 630),
            (22, 560),
            (70, 522),
        ]
    )
    pen.form(shape, "#6a5648", "#2c2028", "#c0ac98", volume=80, texture=1.8, shadow=0.9)
    patterns.checks("#4c3c3a", 22, 18, 0.22)(pen, shape)
    with pen.clip(shape):
        for fold in (
            [(140, 660), (170, 720), (190, 790)],
            [(120, 670), (110, 740), (96, 810)],
            [(90, 660), (50, 720), (20, 770)],
        ):
            pen.fold(fold, "#6a5648", 9, 0.7)
    collar = geo.curve([(70, 600), (130, 570), (190, 604), (196, 650), (130, 674), (66, 650)])
    pen.form(collar, "#57443c", "#2c2028", "#b09c88", volume=18, texture=0.8)
    scarf = geo.ribbon(
        [(80, 604), (130, 582), (186, 606), (204, 660), (186, 716)], [30, 34, 34, 30, 36]
    )
    pen.form(scarf, "#b8483c", "#5c1c28", "#f0947a", volume=12, texture=0.7)


def arms(pen):
    """One hand lifts the coat out of the wet, the other keeps balance with a rolled umbrella."""
    left = geo.ribbon([(22, 610), (-20, 540), (6, 458), (40, 420)], [76, 64, 54, 44], 40)
    pen.form(left, "#725c4e", "#2c2028", "#c0ac98", volume=26, texture=1.0)
    umbrella(pen)
    draw_palm(pen, 44, 416, 66, 150, "hold", "#c48f62")
    right = geo.ribbon([(232, 640), (286, 700), (270, 766), (228, 792)], [74, 62, 54, 44], 40)
    pen.form(right, "#725c4e", "#2c2028", "#c0ac98", volume=26, texture=1.0)
    draw_palm(pen, 228, 792, 64, -66, "hold", "#c48f62")


def umbrella(pen):
    stick = [(-30, 520), (60, 370), (150, 216)]
    cloth = geo.ribbon([(20, 440), (80, 336), (140, 232)], [17, 36, 12], 30)
    pen.form(cloth, "#2c3c58", "#0e1424", "#7c98b8", volume=10, texture=0.6)
    pen.line([*stick[-1:], (160, 198)], "#8a8a90", 6)
    for k in (0.2, 0.5, 0.8):
        x, y = geo.lerp((20, 440), (140, 232), k)
        pen.line([(x - 12, y - 4), (x + 12, y + 6)], "#162036", 3)
    pen.line([(20, 440), (-10, 488), (-38, 500), (-46, 474)], "#8a5a34", 10)


def hat(pen):
    pen.form(
        geo.ellipse(140, 616, 104, 96, -12), "#3f4650", "#14161e", "#9cacb4", volume=26, texture=1.0
    )
    pen.form(
        geo.ellipse(136, 610, 62, 56, -12), "#4a525c", "#1a1e28", "#b0c0c6", volume=26, texture=0.8
    )
    pen.line(geo.ellipse(136, 612, 64, 58, -12), "#1c1a22", 10, 0.9)
    dent = geo.curve([(104, 598), (140, 588), (172, 604), (140, 620)])
    pen.fill(dent, "#262c36", 0.6, blur=6)
    nose = geo.curve([(218, 548), (240, 538), (244, 556), (226, 570)])
    pen.form(nose, "#c48f62", "#7c4a34", volume=5, texture=0)


def small_life(art):
    """Leaves of last year, and first grass between the stones."""
    with art.layer("small life", detail=0.7) as pen:
        for x, y in geo.scattered(pen.rng, 20, (20, 960, 790, 1190), 60):
            for _ in range(5):
                tip = geo.toward((x, y), 180 + pen.rng.normal(0, 40), pen.rng.uniform(8, 20))
                pen.line([(x, y), tip], vary("#7f9c4a", pen.rng), 2.4, 0.9)
        for x, y, turn in (
            (640, 120, 20),
            (90, 130, 70),
            (520, 1080, -30),
            (250, 1110, 40),
            (700, 1040, 10),
        ):
            with pen.at(x, y, 1.3, turn):
                leaf = geo.curve([(-20, 0, "c"), (-4, -11), (22, 0, "c"), (-4, 11)])
                pen.form(leaf, "#a8683a", "#5c3020", volume=5, texture=0.4)
                pen.line([(-28, 2), (18, 0)], "#6a3c24", 1.8)


def paint(art: Art) -> None:
    cobbles(art)
    puddle_sky(art)
    art.repaint("middle")
    boy(art)
    art.glow(520, 520, 430, "#c8fbff", 0.16)
    small_life(art)
    splash(art)
    old_man(art)
    with art.layer("the one drop", detail=1, keep=0.3) as pen:
        drop(pen, 176, 500, 12)
        for k in range(3):
            angle = math.radians(200 + k * 50)
            pen.line(
                [
                    (176 + 17 * math.cos(angle), 500 + 17 * math.sin(angle)),
                    (176 + 25 * math.cos(angle), 500 + 25 * math.sin(angle)),
                ],
                "#c8f4f8",
                3,
            )
    art.repaint("final")
    art.finish(vignette_colour="#1c2438", vignette=0.3, bloom=0.08)
