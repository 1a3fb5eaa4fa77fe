"""A bear crosses the birch snow with a cottage on its back; a child sleeps in its fur."""

import numpy as np
from atelier import Art, Bounce, Card, Cast, Drop, Rim
from atelier import geometry as geo
from atelier.creatures import BirdShape, flying_bird
from atelier.figures import Person, draw_head
from atelier.motifs import buildings, nature, sky, things
from light.colour import lighten

CARD = Card(
    seed=61,
    light=(0.55, -0.8),
    hand="thick oil",
    title_en="The Bear Carries the House",
    title_ru="Медведь несёт дом",
    tags_en=(
        "bear",
        "house",
        "winter",
        "snow",
        "sleep",
        "journey",
        "trust",
        "moving",
        "lantern",
        "child",
        "burden",
        "silence",
    ),
    tags_ru=(
        "медведь",
        "дом",
        "зима",
        "снег",
        "сон",
        "путь",
        "доверие",
        "переезд",
        "фонарь",
        "ребёнок",
        "ноша",
        "тишина",
    ),
    description_en="A bear walks through a snowy birch wood with a cottage on its back and a "
    "lantern in its mouth, while a child sleeps on its neck.",
    description_ru="Медведь идёт по снежной берёзовой роще с домиком на спине и фонарём в зубах, "
    "а на его шее спит ребёнок.",
)

FUR, FUR_DARK, FUR_LIGHT = "#5a4238", "#231c2c", "#9c7450"
RED, RED_DARK, RED_LIGHT = "#b8323a", "#5c1630", "#e8705a"

BODY = [
    (214, -138),
    (210, -126),
    (184, -116),
    (160, -104),
    (150, -84),
    (138, -62),
    (146, -30),
    (150, -8),
    (160, 2),
    (112, 4),
    (100, -24),
    (92, -58),
    (40, -66),
    (-30, -62),
    (-66, -66),
    (-76, -34),
    (-84, -8),
    (-70, 3),
    (-122, 4),
    (-128, -28),
    (-142, -66),
    (-168, -96),
    (-176, -130),
    (-158, -166),
    (-110, -182),
    (-50, -180),
    (20, -186),
    (76, -204),
    (108, -202),
    (126, -212),
    (122, -228),
    (134, -238),
    (148, -226),
    (150, -216),
    (170, -200),
    (180, -176),
    (204, -162),
]
BLANKET = [
    (-128, -200),
    (-60, -196),
    (14, -200),
    (22, -150),
    (20, -108),
    (-20, -100),
    (-70, -98),
    (-120, -102),
    (-134, -150),
]


def far_woods(art):
    for name, y, colour, fog in (
        ("far pines", 640, "#a9b6cc", 0.5),
        ("near pines", 700, "#8fa0bc", 0.3),
    ):
        with art.layer(name, fog=("#f4ead8", fog)) as pen:
            for _ in range(22):
                tone = lighten(colour, pen.rng.normal(-0.04, 0.03))
                nature.pine(
                    pen,
                    pen.rng.uniform(-20, 820),
                    y + 20,
                    pen.rng.uniform(90, 190),
                    tone,
                    "#f8f6f2",
                )
            pen.form(
                nature.ridge(pen.rng, y + 10, 10, 8),
                "#e6e8ee",
                "#b4c0d6",
                "#ffffff",
                volume=60,
                texture=0.3,
            )
    with art.layer("far birches", fog=("#f4efe6", 0.18), dissolve=0.15) as pen:
        for x, width in ((60, 22), (210, 18), (470, 20), (610, 24), (735, 18), (330, 14)):
            nature.birch(pen, x, width * 1.5, bottom=790)


def far_legs(pen):
    dark = "#3f3032"
    pen.form(
        geo.curve([(84, -100), (120, -60), (112, -20), (128, -2), (84, 2), (70, -40), (54, -80)]),
        dark,
        FUR_DARK,
        volume=18,
    )
    pen.form(
        geo.curve([(-50, -90), (-30, -50), (-48, -16), (-34, 0), (-78, 2), (-88, -40), (-96, -80)]),
        dark,
        FUR_DARK,
        volume=18,
    )


def cottage(pen):
    buildings.house(
        pen, -62, -176, 82, 64, "#d9b48a", "#a8382f", lit=1, lean=-0.03, pitch=0.8, windows=(3, 1)
    )
    pen.fill(
        geo.curve(
            [
                (-116, -238, "c"),
                (-88, -270),
                (-64, -308, "c"),
                (-42, -272),
                (-12, -240, "c"),
                (-38, -260),
                (-63, -286),
                (-90, -258),
            ]
        ),
        "#fbfaf6",
    )
    nature.pine(pen, -132, -160, 82, "#3f6a5c", "#f6f6f2")
    nature.pine(pen, 2, -176, 58, "#4a7a66", "#f6f6f2")


def blanket(pen):
    shape = geo.curve(BLANKET)
    pen.form(shape, RED, RED_DARK, RED_LIGHT, volume=30, texture=1.2)
    for i in range(11):
        x = -122 + i * 13.6
        pen.fill(geo.polygon([(x, -128), (x + 6, -138), (x + 12, -128), (x + 6, -118)]), "#f4d9a0")
    for y in (-112, -146):
        pen.line([(-133, y), (-70, y + 4), (21, y - 5)], "#f4d9a0", 3)


def bear_face(pen):
    pen.fill(
        geo.curve([(176, -172), (206, -160), (216, -138), (206, -124), (178, -122), (166, -146)]),
        "#a88262",
        0.7,
        blur=6,
    )
    pen.fill(
        geo.curve([(196, -158), (212, -156), (216, -144), (206, -138), (198, -146)]), "#1a1218"
    )
    pen.fill(geo.ellipse(206, -153, 3, 1.8), "#ffffff", 0.6)
    pen.line(geo.arc(166, -178, 8, 5, 20, 160), "#120c14", 3)
    pen.line([(206, -138), (198, -128), (180, -124)], "#1a1218", 2.4)
    pen.form(geo.ellipse(136, -224, 7, 8), "#3a2628", texture=0)


def sleeping_child(pen):
    child = Person("child", hair="bob", hair_colour="#d89a4a")
    with pen.at(62, -202, 0.62, 14):
        pen.form(
            geo.curve([(-64, 4), (-58, -28), (-20, -48), (18, -40), (30, -14), (20, 6), (-30, 12)]),
            "#3f6a8a",
            "#1f3050",
            "#8fb8c8",
            volume=24,
            texture=1,
        )
        astride = geo.ribbon([(-38, -12), (-8, 12), (4, 30), (-8, 66)], [34, 30, 26, 22], 24)
        pen.form(astride, "#d9b878", "#8a6440", "#f8e4b0", volume=10, texture=0.4)
        boot = [(-22, 60), (4, 58), (10, 72), (28, 82), (26, 92, "c"), (-20, 92, "c")]
        pen.form(geo.curve(boot), RED, RED_DARK, RED_LIGHT, volume=8, texture=0.2)
        draw_head(pen, 36, -50, 27, child, "three-quarter", "sleeping", turn=52)
        pen.form(
            geo.curve([(12, -68), (24, -92), (48, -90), (66, -70), (46, -78), (26, -62)]),
            RED,
            volume=8,
            texture=0.4,
        )
        pen.form(geo.ribbon([(4, -30), (40, -12), (64, 14)], [18, 15, 12]), "#386080", texture=0.3)
        pen.form(geo.ellipse(66, 16, 7), "#eec3a0", texture=0)


def bear(art):
    with (
        art.layer(
            "bear",
            detail=0.9,
            keep=0.06,
            rim=Rim("#ffe7bd", 5, 0.6),
            bounce=Bounce("#b8c8f0", 0.3),
            brush=0.85,
            cast=Cast(1060, 0.55, "#6f80b8", length=0.75, fall=0.16, blur=6),
        ) as pen,
        pen.at(284, 1054, 1.46),
    ):
        far_legs(pen)
        cottage(pen)
        body = geo.curve(BODY)
        pen.form(
            body,
            FUR,
            FUR_DARK,
            FUR_LIGHT,
            volume=84,
            texture=3.5,
            shadow=0.85,
            grain=lambda x, y: 0.35 + 0.006 * (y + 100),
        )
        with pen.clip(body):
            blanket(pen)
        for i in range(14):
            x = -124 + i * 11
            pen.line([(x, -101), (x + pen.rng.normal(0, 1), -90)], "#f4d9a0", 2.4)
        bear_face(pen)
        sleeping_child(pen)
        pen.form(
            geo.ribbon([(176, -120), (230, -128), (292, -176)], [5, 5, 3]), "#3a2620", texture=0
        )
        things.lantern(pen, 291, -140, 15, cord=34)
    art.glow(708, 852, 250, "#ffb85a", 0.5)


def small_life(art):
    with art.layer("smoke") as pen:
        sky.smoke(pen, 196, 600, 470, drift=90, alpha=0.5)
    with art.layer("birds", detail=0.8) as pen:
        for i, (x, y) in enumerate(geo.scattered(pen.rng, 11, (380, 90, 700, 290), 62)):
            colour = "#c23b3a" if i % 3 == 0 else "#faf6ee"
            flying_bird(
                pen,
                x,
                y,
                62,
                BirdShape(colour),
                pen.rng.choice([-0.5, 0.4, 0.8]),
                pen.rng.uniform(-20, 6),
                pen.rng.random() < 0.3,
            )
    with art.layer("tracks") as pen:
        for i in range(9):
            x, y = 10 + i * 30 - (i % 2) * 6, 1076 + (i % 2) * 22 + i * 2
            pen.fill(geo.ellipse(x, y, 17, 8), "#93a4c8", 0.7, blur=2)


def hare(pen, colour, pose):
    """Long-legged and lean: `pose` lifts the ears."""
    ears = ((-10, -1.0), (6, 0.4))
    for dx, k in ears:
        pen.form(
            geo.ribbon(
                [
                    (22 + dx * 0.3, -72),
                    (14 + dx - pose, -104),
                    (2 + dx * 1.4 - pose * 2, -136 + k * 4),
                ],
                [9, 13, 3],
                16,
            ),
            colour,
        )
    pen.form(
        geo.curve([(-34, 0), (-44, -26), (-26, -56), (6, -62), (24, -48), (26, -20), (30, 0)]),
        colour,
        volume=22,
        texture=0.7,
    )
    pen.form(
        geo.curve([(-40, -2), (-34, -30), (-8, -36), (8, -14), (20, 0)]),
        lighten(colour, -0.03),
        volume=16,
        texture=0.5,
    )
    pen.form(
        geo.curve([(8, -62), (16, -84), (34, -82), (50, -66), (40, -54), (18, -52)]),
        colour,
        volume=12,
        texture=0.3,
    )
    pen.fill(geo.ellipse(34, -71, 3, 3.6), "#1d1518")
    pen.fill(geo.ellipse(49, -65, 2.4, 2), "#8a6a68")


def foreground(art):
    with art.layer("hares", detail=0.8, drop=Drop(-6, 6, 6, 0.3, "#7f8fb8")) as pen:
        with pen.at(600, 1160, 0.86, 0, True):
            hare(pen, "#e9e2da", 8)
        with pen.at(500, 1152, 0.64):
            hare(pen, "#d8cdc2", -2)
    with art.layer("frame birches", detail=0.6, drop=Drop(-20, 6, 12, 0.25, "#7f8fb8")) as pen:
        nature.birch(pen, 14, 52, marks=36)
        nature.birch(pen, 792, 66, marks=36)
    with art.layer("drifts", detail=0.5) as pen:
        pen.form(
            geo.curve(
                [
                    (-20, 1180),
                    (140, 1150),
                    (330, 1186),
                    (560, 1164),
                    (820, 1150),
                    (820, 1240, "c"),
                    (-20, 1240, "c"),
                ]
            ),
            "#f8f8fa",
            "#b4c2dc",
            "#ffffff",
            volume=50,
            texture=0.4,
        )
        for middle in (96, 660):
            for _ in range(14):
                nature.branch(
                    pen,
                    middle + pen.rng.normal(0, 30),
                    1176,
                    pen.rng.uniform(16, 30),
                    180 + pen.rng.normal(0, 17),
                    3,
                    "#5a3a38",
                    2,
                )
                place = (middle + pen.rng.normal(0, 44), 1130 + pen.rng.normal(0, 24))
                pen.fill(geo.ellipse(*place, 4.5), "#c8323a", 0.95)


def paint(art: Art) -> None:
    art.sky(["#7f98c4", "#aab9d8", "#e2cfd0", "#fbdcb4", "#eef0f2"], [0, 0.24, 0.44, 0.58, 0.75])
    art.clouds("#f4e6e4", 0.4, 400)
    art.glow(560, 420, 380, "#fff0c8", 0.7)
    with art.layer("sun", dissolve=0.3) as pen:
        pen.form(geo.ellipse(575, 385, 72), "#fff6de", "#f6d2a8", "#ffffff", volume=40)
    art.repaint("background")
    far_woods(art)
    with art.layer("snow field", direction=4) as pen:
        pen.form(
            geo.curve(
                [
                    (-20, 800),
                    (160, 770),
                    (400, 800),
                    (620, 775),
                    (820, 800),
                    (820, 1240, "c"),
                    (-20, 1240, "c"),
                ]
            ),
            "#eef0f4",
            "#a8b6d2",
            "#ffffff",
            volume=150,
            texture=0.6,
            grain=0.1,
        )
    art.tint(
        np.clip((art.noise("blue snow", 220, 2.6, 3.0) - 0.4) / 2, 0, 0.5) * (art.y > 820),
        "#a9bbe0",
        0.6,
    )
    art.repaint("middle")
    bear(art)
    small_life(art)
    foreground(art)
    art.tint(np.full(art.shape, 0.07, np.float32), "#4fa4e8")
    art.repaint("final")
    with art.layer("snowfall", warp=0, mottle=0) as pen:
        sky.snow(pen, 230)
    art.finish(vignette_colour="#4a4a78", vignette=0.22, bloom=0.06)
