"""A girl fishes for stars from the moon; her cat watches the pail."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from atelier.motifs import nature, sky
from light.colour import vary

CARD = Card(
    seed=11,
    light=(-0.35, 0.75),
    hand="thick oil",
    title_en="Fishing for Stars",
    title_ru="Рыбалка на звёзды",
    tags_en=(
        "girl",
        "moon",
        "fishing rod",
        "stars",
        "fish",
        "cat",
        "pail",
        "sea",
        "constellation",
        "patience",
        "wish",
        "night",
        "hobby",
        "distance",
    ),
    tags_ru=(
        "девочка",
        "месяц",
        "удочка",
        "звёзды",
        "рыба",
        "кошка",
        "ведёрко",
        "море",
        "созвездие",
        "терпение",
        "желание",
        "ночь",
        "увлечение",
        "даль",
    ),
    description_en="On a crescent moon that hangs low over a violet sea a girl in a red jacket "
    "fishes for glowing star fish; a cat looks into the pail, and a fish of stars swims by above.",
    description_ru="На месяце, низко висящем над лиловым морем, девочка в красной куртке удит "
    "светящихся звёздных рыб; кошка заглядывает в ведёрко, а над ними плывёт рыба-созвездие.",
)

MOON, MOON_DARK, MOON_LIGHT = "#f8cc6c", "#b8622c", "#fff4c8"
OUTER = (300, 500, 356)
INNER = (398, 372, 326)
FLOAT = (704, 934)
GIRL = Person(
    "child",
    "small",
    "fair",
    "braids",
    "#c8642c",
    hat="cap",
    hat_colour="#c8282c",
    outfit=Outfit(
        "#d8322e",
        hem=0.2,
        flare=1.3,
        trousers="#33407a",
        shoes="#6a3a2c",
        scarf="#f8e0a8",
        buttons="#ffe0a0",
    ),
)


def night(art):
    art.clouds("#e07a9a", 0.4, 260, mask=((art.y > 420) * (art.y < 820)).astype("float32"))
    art.clouds("#1c1242", 0.5, 320, name="dark")
    art.glow(320, 560, 560, "#ff9a70", 0.42)
    swirl_x, swirl_y = art.x - 340, art.y - 470
    art.flow[:] = math.pi / 2 + 0.25 * art.flow
    angle = _turned(swirl_x, swirl_y)
    art.flow[art.y < 800] = angle[art.y < 800]
    art.flow[art.y >= 800] = 0


def _turned(x, y):
    """Strokes that run round the moon."""
    return np.arctan2(y, x) + math.pi / 2


def sea(art):
    with art.layer("sea", direction=0, brush=1.2) as pen:
        water = geo.rectangle(-20, 812, 840, 420)
        pen.fill(
            water,
            pen.gradient((0, 812), (0, 1210), ["#7a3f8c", "#44287a", "#251a56", "#150f38"]),
        )
        for _ in range(90):
            y = 820 + 380 * pen.rng.random() ** 1.4
            x, run = pen.rng.uniform(-20, 820), pen.rng.uniform(30, 130)
            colour = vary("#6a4aa4" if pen.rng.random() < 0.5 else "#1c1448", pen.rng, 0.03, 8)
            pen.fill(geo.ellipse(x, y, run, 3 + (y - 812) * 0.014), colour, 0.5)
    with art.layer("path of light", warp=0.8, direction=0) as pen:
        for _ in range(80):
            t = pen.rng.random()
            y = 820 + 330 * t
            x = 310 + pen.rng.normal(0, 50 + 60 * t)
            run = pen.rng.uniform(20, 70) * (0.5 + t)
            pen.fill(geo.ellipse(x, y, run, 2 + 3.6 * t), vary("#ffb86a", pen.rng, 0.05, 10), 0.55)


def far_clouds(art):
    for i, (x, y, wide) in enumerate(((90, 812, 300), (690, 806, 340), (420, 820, 240))):
        with art.layer(f"cloud {i}", fog=("#b05a9a", 0.35), brush=1.1) as pen:
            sky.cloud(pen, x, y, wide, "#a860a4", "#4c2c78", "#ffae9a", 6)


def crescent():
    return geo.subtract(geo.ellipse(*OUTER[:2], OUTER[2]), geo.ellipse(*INNER[:2], INNER[2]))


def moon(art):
    with art.layer(
        "moon", detail=0.6, rim=Rim("#fff8dc", 6, 0.5), bounce=Bounce("#c85a8a", 0.3)
    ) as pen:
        shape = crescent()
        pen.form(shape, MOON, MOON_DARK, MOON_LIGHT, volume=60, texture=0.9)
        with pen.clip(shape):
            pen.fill(
                shape,
                pen.radial((360, 560), 420, ["#fff0b4", "#fbd27a", "#e89a4c", "#c06a3a"]),
                0.55,
            )
            for x, y, size in (
                (90, 640, 34),
                (200, 756, 44),
                (330, 800, 26),
                (126, 540, 20),
                (430, 780, 38),
                (40, 470, 18),
                (540, 720, 24),
                (270, 700, 18),
            ):
                pen.fill(geo.ellipse(x, y, size, size * 0.72), "#d88a44", 0.6, blur=3)
                pen.line(geo.arc(x, y, size, size * 0.72, 20, 170), "#fff4cc", 5, 0.7, blur=1)
                pen.line(geo.arc(x, y, size, size * 0.72, 200, 340), "#a85a30", 5, 0.6, blur=1)


def on_inner(degrees):
    angle = math.radians(degrees)
    return INNER[0] + math.cos(angle) * INNER[2], INNER[1] + math.sin(angle) * INNER[2]


def rod(pen):
    """From the hand up and out over the water."""
    pen.line([(-70, 56), (0, 0), (58, -84), (96, -150), (120, -160)], "#5a3020", 9)
    pen.line([(-70, 53), (0, -3), (58, -87), (94, -150)], "#f0b070", 2.4, 0.8)
    pen.form(geo.ellipse(-8, 16, 15), "#8a5a8c", texture=0)
    pen.form(geo.ellipse(-8, 16, 6), "#f8cc6c", texture=0)


def girl(art):
    x, y = on_inner(71)
    with art.layer("girl", detail=1, keep=0.12, rim=Rim("#ffd890", 6, 0.7)) as pen:
        pose = POSES["sitting"].but(
            lean=10,
            head=14,
            near_arm=(34, 86),
            far_arm=(48, 96),
            near_leg=(74, 4),
            far_leg=(62, -14),
            near_hand="hold",
            far_hand="hold",
        )
        return draw_figure(
            pen,
            x + 6,
            y + 118,
            430,
            GIRL,
            pose,
            "three-quarter",
            Expression(eye="narrow", smile=0.6, blush=0.6),
            far_thing=rod,
        )


def pail(pen, x, y):
    with pen.at(x, y, 1.25, 14):
        pen.line(geo.arc(0, -74, 44, 44, 185, 355), "#d8c0d8", 4)
        pen.halo(0, -80, 90, "#ffc860", 0.55)
        tail = geo.curve(
            [(6, -78, "c"), (22, -120), (58, -132, "c"), (46, -108), (56, -82, "c"), (20, -72)]
        )
        pen.form(tail, "#ff9a4c", "#c8502c", "#ffe0a0", volume=8, texture=0)
        point = geo.moved(geo.star(30, 5, 0.5), -20, -84, 1, 12)
        pen.form(point, "#ffe08a", "#e8963c", "#fffbe0", volume=8, texture=0)
        tub = geo.polygon([(-46, -78), (46, -78), (34, 0), (-34, 0)])
        pen.form(tub, "#3f6fae", "#1c2c62", "#a8c8ec", volume=24, texture=0.3)
        for level in (-62, -14):
            pen.line([(-44, level), (0, level + 6), (42, level)], "#a8c8ec", 4, 0.7)


def cat(pen):
    """Three feet on the slope and one on the rim, nose over the edge of the pail."""
    dark, light = "#2c2040", "#8a6a8c"
    tail = geo.ribbon([(-96, -96), (-140, -130), (-138, -190), (-100, -206)], [20, 19, 17, 9], 30)
    pen.form(tail, dark, volume=8, texture=0.3)
    body = geo.curve(
        [
            (-110, -24),
            (-124, -56),
            (-116, -94),
            (-84, -118),
            (-40, -104),
            (6, -96),
            (42, -116),
            (56, -92),
            (50, -56),
            (24, -38),
            (-36, -48),
            (-70, -22),
        ]
    )
    for x, y in ((-82, 12), (-38, 20), (62, 36)):
        pen.fill(geo.ellipse(x, y, 26, 9, 8), "#8a4424", 0.6, blur=4)
    far_hind = [(-106, -46), (-104, -20), (-98, 0), (-80, 8)]
    pen.form(geo.ribbon(far_hind, [36, 24, 17, 19], 24), "#1e1630", "#140e24", light, volume=8)
    pen.form(body, dark, "#140e24", light, volume=34, texture=0.6)
    near_hind = [(-88, -56), (-66, -26), (-58, -2), (-34, 14)]
    pen.form(geo.ribbon(near_hind, [56, 34, 20, 20], 24), dark, "#140e24", light, volume=12)
    near_fore = [(28, -66), (34, -22), (46, 20), (66, 30)]
    pen.form(geo.ribbon(near_fore, [38, 24, 18, 19], 24), dark, "#140e24", light, volume=10)
    pen.form(geo.ellipse(70, -54, 17, 11, -10), dark, "#140e24", light, volume=6, texture=0)
    head = geo.curve(
        [
            (22, -118),
            (26, -150),
            (30, -186, "c"),
            (54, -164),
            (76, -162),
            (98, -182, "c"),
            (102, -146),
            (104, -118),
            (84, -94),
            (60, -90),
            (36, -98),
        ]
    )
    pen.form(head, dark, "#140e24", light, volume=22, texture=0.4)
    for x in (52, 84):
        pen.fill(geo.ellipse(x, -126, 10, 8), "#f8e070")
        pen.fill(geo.ellipse(x + 2, -123, 3, 7), "#120c1c")
    pen.fill(geo.polygon([(66, -110), (78, -110), (72, -104)]), "#f0a0a0")
    for side in (-1, 1):
        for rise in (-106, -100):
            pen.line([(72 + side * 12, rise), (72 + side * 44, rise - 4)], "#e8d8e8", 1.6, 0.7)


def companions(art):
    x, y = on_inner(122)
    with art.layer(
        "pail", detail=1, keep=0.1, rim=Rim("#ffd890", 5, 0.6), drop=Drop(4, 8, 6, 0.4, "#6a2c2c")
    ) as pen:
        pail(pen, x + 34, y + 26)
    x, y = on_inner(141)
    with (
        art.layer("cat", detail=1, keep=0.15, rim=Rim("#ffd890", 6, 0.8)) as pen,
        pen.at(x + 18, y + 10, 0.98, 38),
    ):
        cat(pen)


STAR_FISH = (
    (688, 1010, 58, -64, False),
    (500, 1060, 46, 8, False),
    (180, 1010, 40, 10, True),
    (340, 1132, 56, -12, True),
    (92, 1150, 44, -6, False),
    (590, 1160, 40, 14, True),
    (404, 962, 26, 0, False),
    (770, 1130, 34, -20, True),
    (250, 928, 20, 0, False),
)


def star_fish(pen, x, y, size, turn, flip):
    """A five-pointed body that swims: tail, fin, one round eye."""
    with pen.at(x, y, size / 50, turn, flip):
        pen.halo(0, 0, 120, "#ffb850", 0.7)
        tail = geo.curve(
            [(-28, 0, "c"), (-64, -34), (-96, -44, "c"), (-80, -4), (-98, 38, "c"), (-62, 30)]
        )
        pen.form(tail, "#ff8a4a", "#c8402c", "#ffd890", volume=10, texture=0)
        for k in (-26, 0, 26):
            pen.line([(-40, k * 0.2), (-84, k)], "#ffe0a8", 2.4, 0.8)
        body = geo.moved(geo.star(56, 5, 0.56), 0, 0, 1, 90)
        pen.form(body, "#ffe07c", "#f09a3c", "#fffce4", volume=20, texture=0)
        pen.form(geo.ellipse(22, -9, 9.5), "#fffbe8", texture=0)
        pen.fill(geo.ellipse(24, -9, 5.4), "#2c1430")
        pen.line([(34, 10), (26, 15), (18, 14)], "#c85a2c", 3)
        for x2, y2 in ((-6, -10), (-12, 6), (2, 12)):
            pen.line(geo.arc(x2, y2, 7, 7, -70, 70), "#f0a040", 2.4, 0.8)


def shoal(art):
    with art.layer("shoal", detail=1, keep=0.15, warp=0.4) as pen:
        for fish in STAR_FISH:
            star_fish(pen, *fish)


def line_and_rings(art, hand):
    with art.layer("line", warp=0, mottle=0) as pen:
        end = (hand[0] + 120, hand[1] - 160)
        pen.line([end, geo.lerp(end, FLOAT, 0.5), FLOAT], "#fff0d0", 2.2, 0.9)
        pen.line([FLOAT, (702, 970)], "#fff0d0", 1.8, 0.5)
        for k in (1, 1.9, 3):
            pen.line(geo.ellipse(*FLOAT, 24 * k, 6 * k), "#ffe0b0", 2.4, 0.8 / k)
        pen.form(geo.ellipse(FLOAT[0], FLOAT[1] - 10, 9, 13), "#d8322e", texture=0)
        pen.fill(geo.ellipse(FLOAT[0], FLOAT[1] - 17, 6, 6), "#fff4e0")
        nature.wave_lines(pen, (0, 830, 800, 1200), "#c88ad0", 60, (10, 60), 0.35)


CONSTELLATION = (
    (470, 176),
    (528, 118),
    (606, 92),
    (690, 106),
    (752, 152),
    (700, 206),
    (618, 226),
    (534, 214),
)
TAIL = ((470, 176), (404, 118), (418, 190), (396, 246), (470, 176))


def heaven(art):
    """The one that got away."""
    with art.layer("heaven", warp=0, mottle=0) as pen:
        sky.starfield(pen, 150, (0, 0, 800, 700), radius=(0.6, 2.2))
        for path in (
            (*CONSTELLATION, CONSTELLATION[0]),
            TAIL,
            ((606, 92), (576, 44), (656, 60), (690, 106)),
        ):
            pen.line(geo.polygon(path, False), "#ffd8c0", 2, 0.55)
        for x, y in (*CONSTELLATION, *TAIL[1:4], (576, 44), (656, 60), (712, 140)):
            pen.halo(x, y, 26, "#ffe0a0", 0.75)
            glint = geo.moved(geo.star(10, 4, 0.3), x, y, pen.rng.uniform(0.8, 1.5), 0)
            pen.fill(glint, "#fffbe6")


def paint(art: Art) -> None:
    art.sky(
        ["#1a1142", "#2f1c66", "#5a2f8c", "#a04f9c", "#e08a96", "#8a4a94"],
        [0, 0.2, 0.4, 0.55, 0.66, 0.7],
    )
    night(art)
    far_clouds(art)
    sea(art)
    art.repaint("background")
    moon(art)
    art.glow(300, 620, 420, "#ffb070", 0.16)
    art.repaint("middle")
    companions(art)
    places = girl(art)
    shoal(art)
    art.repaint("final")
    line_and_rings(art, places.far_hand)
    heaven(art)
    art.motes(36, ["#ffd080", "#ffb070"], (0.8, 2.2), (0, 840, 800, 1190))
    art.finish(vignette_colour="#120a34", vignette=0.4, bloom=0.12)
