"""A whale swims through the clouds with a town on its back; a child holds up a lantern to it."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from atelier.figures import POSES, Outfit, Person, draw_figure
from atelier.motifs import buildings, nature, sky, things
from light.colour import lighten, vary

CARD = Card(
    seed=14,
    light=(0.6, -0.8),
    hand="thick oil",
    title_en="The Whale over the Clouds",
    title_ru="Кит над облаками",
    tags_en=(
        "whale",
        "town",
        "clouds",
        "moon",
        "boat",
        "lantern",
        "child",
        "dream",
        "journey",
        "island",
        "giant",
        "homesickness",
    ),
    tags_ru=(
        "кит",
        "городок",
        "облака",
        "луна",
        "лодка",
        "фонарик",
        "ребёнок",
        "сон",
        "путешествие",
        "остров",
        "великан",
        "тоска по дому",
    ),
    description_en=(
        "A huge whale swims above a sea of clouds under the full moon with a whole town on its "
        "back; a child in a little boat holds up a lantern to its eye."
    ),
    description_ru=(
        "Под полной луной над морем облаков плывёт огромный кит с целым городком на спине; ребёнок "
        "в лодочке поднимает фонарик к самому его глазу."
    ),
)

MOON = (628, 168)
WHALE = "#2f5a8c"
WHALE_DARK = "#10264f"
WHALE_LIGHT = "#8ab8dc"


def night(art):
    art.sky(
        ["#0d1a4a", "#1c3a7c", "#3a6cae", "#7ea8cc", "#e8d8b8"], [0, 0.3, 0.55, 0.76, 1], wobble=60
    )
    art.clouds("#6a94c4", 0.35, 360)
    art.clouds("#0a1440", 0.4, 420, mask=np.clip(1 - art.y / 500, 0, 1))
    art.glow(*MOON, 460, "#ffeab0", 0.6)
    art.flow[:] = np.arctan2(art.y - MOON[1], art.x - MOON[0]) + math.pi / 2


def moon(art):
    with art.layer("moon", detail=0.4) as pen:
        pen.form(geo.ellipse(*MOON, 118), "#fdeec0", "#e0b878", "#fffdf0", volume=70, texture=1.0)
        for dx, dy, r in ((-36, -30, 22), (34, 24, 30), (-14, 46, 15), (50, -42, 20)):
            pen.fill(geo.ellipse(MOON[0] + dx, MOON[1] + dy, r, r * 0.85), "#e0bc80", 0.4, blur=5)


def bank(art, name, clouds, colour, shade, shine, fog=None):
    with art.layer(name, fog=fog) as pen:
        for x, y, wide, count in clouds:
            sky.cloud(pen, x, y, wide, colour, shade, shine, count)


def body_outline():
    """From the brow over the back to the flukes and home along the belly."""
    return geo.curve(
        [
            (-40, 640),
            (-20, 560),
            (60, 480),
            (190, 436),
            (340, 434),
            (480, 462),
            (590, 506),
            (680, 520),
            (748, 480),
            (770, 470, "c"),
            (784, 540),
            (726, 618),
            (640, 690),
            (520, 768),
            (380, 838),
            (230, 870),
            (90, 850),
            (0, 790),
            (-40, 716),
        ]
    )


def flukes(pen):
    for points in (
        [
            (724, 560, "c"),
            (716, 470),
            (670, 372),
            (624, 330, "c"),
            (716, 338),
            (778, 420),
            (792, 500, "c"),
        ],
        [(744, 580, "c"), (766, 500), (800, 440), (850, 420, "c"), (850, 540), (800, 600)],
    ):
        pen.form(geo.curve(points), WHALE, WHALE_DARK, WHALE_LIGHT, volume=30, texture=0.6)


def belly(pen, body):
    pale = geo.curve(
        [
            (-60, 716, "c"),
            (60, 724),
            (180, 716),
            (330, 716),
            (470, 716),
            (640, 678, "c"),
            (560, 800),
            (380, 900),
            (200, 920),
            (-60, 880, "c"),
        ]
    )
    with pen.clip(body):
        pen.form(pale, "#e2dcc8", "#7c8cae", "#fffbe8", volume=60, texture=0.4)
        for k in range(11):
            y = 736 + k * 13
            groove = [
                (-40, y + 6),
                (160, y + 8 + k),
                (340, y - 4 + k * 1.4),
                (600 - k * 26, y - 44),
            ]
            pen.line(groove, "#7484a8", 4, 0.75)
        pen.line([(-40, 716), (60, 726), (170, 716), (236, 690), (262, 650)], WHALE_DARK, 8, 0.9)


def whale(art):
    with art.layer(
        "whale",
        detail=0.75,
        keep=0.06,
        rim=Rim("#fff0c4", 9, 0.75),
        bounce=Bounce("#d8d0c0", 0.35),
        direction=-8,
    ) as pen:
        flukes(pen)
        body = body_outline()
        pen.form(body, WHALE, WHALE_DARK, WHALE_LIGHT, volume=120, texture=0.7, grain=-0.1)
        belly(pen, body)
        with pen.clip(body):
            for _ in range(60):
                x, y = pen.rng.uniform(20, 640), pen.rng.uniform(470, 690)
                spot = geo.blob(pen.rng, x, y, pen.rng.uniform(3, 13), corners=6)
                pen.fill(spot, "#a8cce4", pen.rng.uniform(0.15, 0.45))
        eye(pen)
        fin = geo.curve(
            [
                (300, 770, "c"),
                (352, 742),
                (420, 770),
                (476, 870),
                (496, 968),
                (470, 1004, "c"),
                (390, 940),
                (326, 856),
            ]
        )
        pen.fill(geo.moved(fin, -18, 14), WHALE_DARK, 0.5, blur=14)
        pen.form(
            fin, lighten(WHALE, 0.02), WHALE_DARK, WHALE_LIGHT, volume=34, texture=0.6, grain=1.1
        )


def eye(pen):
    x, y = 214, 634
    pen.fill(geo.ellipse(x, y, 46, 38), lighten(WHALE, -0.08), 0.8, blur=8)
    ball = geo.ellipse(x, y, 27, 21, -6)
    pen.fill(ball, "#0c1430")
    pen.fill(geo.ellipse(x - 8, y + 6, 8, 7), "#ffcf7a")
    pen.fill(geo.ellipse(x + 8, y - 8, 6), "#ffffff")
    lid = geo.ribbon(
        [(x - 40, y - 2), (x - 8, y - 27), (x + 26, y - 22), (x + 44, y + 4)], [6, 17, 15, 5]
    )
    pen.form(lid, lighten(WHALE, 0.04), WHALE_DARK, WHALE_LIGHT, volume=6, texture=0)
    for k in range(3):
        pen.line(geo.arc(x, y + 4, 40 + k * 11, 32 + k * 9, 30, 130, 8), WHALE_DARK, 3.5, 0.45)


def back(x):
    """The line of the back where the town stands."""
    return float(
        np.interp(x, (40, 120, 190, 340, 480, 590, 660), (508, 466, 446, 444, 472, 516, 532))
    )


WALLS = ("#ecd8b0", "#dcae84", "#b8c4c4", "#e4c08c", "#9cb0c8", "#f0ccb0")
ROOFS = ("#e8742c", "#d85a28", "#f08c3c", "#c84c2c", "#e06830")


def town(art):
    with art.layer("town behind", detail=0.9, keep=0.1, warp=0.4, fog=("#4a70a8", 0.25)) as pen:
        for x, wide, tall in (
            (120, 56, 96),
            (196, 60, 138),
            (262, 52, 110),
            (402, 60, 130),
            (470, 54, 96),
            (540, 50, 70),
        ):
            wall, roof = WALLS[x % 6], ROOFS[x % 5]
            buildings.house(
                pen, x, back(x) + 10, wide, tall, lighten(wall, -0.1), lighten(roof, -0.06)
            )
    with art.layer("tower", detail=0.95, keep=0.14, warp=0.3, rim=Rim("#fff0c4", 4, 0.6)) as pen:
        buildings.tower(pen, 330, back(330) + 14, 66, 232, "#d8c4a0", "#e0622a")
        dial = geo.ellipse(330, back(330) - 168, 23)
        pen.form(dial, "#fff6dc", "#b8986a", volume=6, texture=0)
        pen.line([(330, back(330) - 168), (330, back(330) - 184)], "#3a2420", 4)
        pen.line([(330, back(330) - 168), (341, back(330) - 162)], "#3a2420", 4)
    with art.layer("town", detail=0.95, keep=0.14, warp=0.3, rim=Rim("#fff0c4", 4, 0.6)) as pen:
        for x, tall in ((76, 54), (166, 60), (284, 52), (384, 60), (520, 58), (602, 44)):
            nature.round_tree(pen, x, back(x) + 16, tall, vary("#3f7a60", pen.rng, 0.03))
        for k, (x, wide, tall) in enumerate(
            (
                (106, 50, 56),
                (150, 54, 74),
                (222, 62, 88),
                (290, 54, 66),
                (374, 56, 78),
                (434, 62, 90),
                (496, 54, 66),
                (556, 48, 52),
            )
        ):
            buildings.house(pen, x, back(x) + 20, wide, tall, WALLS[k % 6], ROOFS[k % 5])
    with art.layer("smoke", warp=0, mottle=0, blur=3) as pen:
        for x in (150, 440):
            sky.smoke(pen, x, back(x) - 100, 120, "#e8e4f0", -60, 0.5)


CHILD = Person(
    "child",
    "small",
    "fair",
    hair="bob",
    hair_colour="#6a3a24",
    hat="point",
    hat_colour="#e8b43c",
    outfit=Outfit(top="#d8302a", hem=0.9, flare=1.9, trousers="#5a2430", scarf="#f4d060"),
)


def child(art):
    art.glow(330, 780, 240, "#ffb050", 0.35)
    with art.layer("boat behind", detail=0.8) as pen:
        inside = geo.ellipse(196, 1058, 148, 28)
        pen.form(inside, "#5a3424", "#2a1616", volume=10, texture=0.4)
    pose = POSES["standing"].but(
        lean=-8, head=-24, near_arm=(-14, 20), far_arm=(122, 138), far_hand="hold", near_hand="open"
    )
    with art.layer("child", detail=1, keep=0.18, rim=Rim("#ffd890", 6, 0.7)) as pen:
        places = draw_figure(
            pen, 182, 1080, 380, CHILD, pose, "three-quarter", "happy", face="profile"
        )
        x, y = places.far_hand
        pen.line([(x - 6, y + 20), (x + 20, y - 60)], "#6a4428", 9)
    with art.layer("lantern", detail=1, keep=0.2, warp=0.3) as pen:
        things.lantern(pen, x + 22, y - 28, 30, "#ffcf6a")
        pen.halo(x + 22, y - 28, 120, "#ffc860", 0.3)
    with art.layer(
        "boat", detail=0.85, drop=Drop(-10, 14, 14, 0.4, "#3a4a7a"), rim=Rim("#ffe0a8")
    ) as pen:
        hull = geo.curve(
            [
                (20, 1012, "c"),
                (90, 1056),
                (200, 1074),
                (306, 1056),
                (378, 1004, "c"),
                (352, 1092),
                (286, 1142),
                (130, 1144),
                (56, 1096),
            ]
        )
        pen.form(hull, "#a8623a", "#4a2424", "#f0b078", volume=44, texture=0.9, grain=0.0)
        with pen.clip(hull):
            for k in (26, 54):
                pen.line([(30, 1030 + k), (200, 1078 + k), (370, 1026 + k)], "#4a2424", 4, 0.6)
        pen.line([(20, 1012), (90, 1056), (200, 1074), (306, 1056), (378, 1004)], "#e8b078", 9)


def near_clouds(art):
    bank(
        art,
        "nearest",
        ((90, 1276, 420, 10), (500, 1230, 440, 11), (770, 1160, 380, 10)),
        "#f4e8cc",
        "#8fa4c8",
        "#fffdf0",
    )


def paint(art: Art) -> None:
    night(art)
    moon(art)
    art.repaint("background")
    with art.layer("stars", warp=0, mottle=0, blend="screen") as pen:
        sky.starfield(pen, 110, (0, 0, 800, 420), radius=(0.8, 2.4))
    bank(
        art,
        "far clouds",
        ((60, 420, 260, 7), (760, 640, 300, 8), (560, 860, 300, 8)),
        "#8fb0d4",
        "#4a6ca4",
        "#f0e4cc",
        ("#6a94c4", 0.35),
    )
    town(art)
    whale(art)
    bank(
        art,
        "middle clouds",
        ((640, 960, 380, 9), (760, 1060, 360, 9), (470, 1090, 380, 9), (20, 1090, 300, 8)),
        "#dcdcd8",
        "#6f8cbc",
        "#fff4d8",
        ("#9ab4d8", 0.12),
    )
    art.repaint("middle", radii=(9, 5, 3))
    child(art)
    near_clouds(art)
    art.repaint("final")
    art.motes(26, ["#ffe0a0"], radius=(0.8, 2), box=(40, 300, 760, 1050))
    art.finish(vignette_colour="#0a1238", vignette=0.26)
