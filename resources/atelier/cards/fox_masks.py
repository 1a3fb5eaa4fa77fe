"""Backstage a fox in a top hat holds a human face; other faces hang in the curtain."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim
from atelier import geometry as geo
from atelier.motifs import buildings, things
from light.colour import lighten

CARD = Card(
    seed=44,
    light=(-0.2, 0.95),
    hand="thick oil",
    title_en="The Fox Chooses a Face",
    title_ru="Лис выбирает лицо",
    tags_en=(
        "fox",
        "mask",
        "theatre",
        "disguise",
        "curtain",
        "candle",
        "hat",
        "secret",
        "identity",
        "evening",
        "choice",
        "lie",
    ),
    tags_ru=(
        "лис",
        "маска",
        "театр",
        "обман",
        "занавес",
        "свеча",
        "шляпа",
        "тайна",
        "личность",
        "вечер",
        "выбор",
        "роль",
    ),
    description_en="By candlelight on a stage a fox in a top hat looks sideways and holds a human "
    "mask, with other masks hanging in the red curtain.",
    description_ru="При свечах на сцене лис в цилиндре косится в сторону и держит человеческую "
    "маску, а другие маски висят на красном занавесе.",
)

FUR, FUR_DARK, FUR_LIGHT, CREAM = "#d2682e", "#7a2a24", "#f8a85a", "#f6ead8"
COAT, COAT_DARK, COAT_LIGHT = "#28506a", "#10203c", "#5f98a0"
RED, RED_DARK, RED_LIGHT = "#b8323a", "#5c1228", "#ee7a58"
FACE = [(-38, -30), (0, -40), (38, -30), (40, 6), (24, 40), (0, 52), (-24, 40), (-40, 6)]


def mask_shape(kind):
    face = geo.curve(FACE)
    if kind == "sun":
        spikes = [
            geo.moved(geo.polygon([(-9, -40), (0, -66), (9, -40)]), 0, 4, turn=a)
            for a in range(0, 360, 30)
        ]
        return geo.union(face, *spikes)
    if kind == "goat":
        horns = [
            geo.ribbon([(s * 14, -32), (s * 22, -62), (s * 46, -74)], [16, 11, 2], 14)
            for s in (-1, 1)
        ]
        ears = [geo.ribbon([(s * 34, -20), (s * 66, -10)], [14, 3], 8) for s in (-1, 1)]
        return geo.union(face, *horns, *ears)
    if kind == "owl":
        tufts = [geo.polygon([(s * 38, -26), (s * 44, -62), (s * 8, -36)]) for s in (-1, 1)]
        return geo.union(face, *tufts)
    if kind == "bird":
        return geo.union(
            face, geo.curve([(-12, -8, "c"), (12, -8, "c"), (6, 40), (-22, 84, "c"), (-14, 36)])
        )
    return face


def mask_features(pen, kind, colour):
    for s in (-1, 1):
        if kind == "owl":
            pen.form(geo.ellipse(s * 17, -6, 16), lighten(colour, 0.14), texture=0)
        pen.fill(
            geo.curve([(s * 6, -4, "c"), (s * 17, -14), (s * 30, -6, "c"), (s * 17, 2)]), "#1a0d14"
        )
        pen.fill(geo.ellipse(s * 24, 16, 8, 6), "#d8503f", 0.5, blur=3)
        pen.line(geo.arc(s * 18, -16, 15, 8, 205, 335, 5), lighten(colour, -0.25), 2.6)
    if kind == "bird":
        pen.form(
            geo.curve([(-12, -8, "c"), (12, -8, "c"), (7, 40), (-22, 86, "c"), (-14, 36)]),
            "#e0a040",
            volume=8,
            texture=0.3,
        )
    if kind == "owl":
        pen.form(geo.polygon([(-6, 4), (6, 4), (0, 20)]), "#e8a840", texture=0)
    elif kind != "bird":
        pen.line([(0, 0), (-4, 14), (3, 16)], lighten(colour, -0.22), 2.2)
        mouth = (0, 36, 14, 9, 200, 340) if kind == "sad" else (0, 22, 15, 10, 20, 160)
        pen.line(geo.arc(*mouth, 6), "#7a1f2a", 4)


def mask(pen, kind, colour):
    """About 80 wide, middle at (0, 0)."""
    pen.form(mask_shape(kind), colour, volume=20, texture=0.7)
    mask_features(pen, kind, colour)


def curtain(art):
    with art.layer("curtain", mottle=0.03, direction=90) as pen:
        for i in range(15):
            x = -20 + i * 60
            points = [
                (x, -20),
                (x + pen.rng.normal(0, 6), 380),
                (x + (x - 400) * 0.10 + pen.rng.normal(0, 8), 800),
                (x + (x - 400) * 0.22, 1220),
            ]
            pen.form(
                geo.ribbon(points, [66, 62, 74, 92], 30, caps=False),
                ("#a32a30", "#8c2030", "#b83a36")[i % 3],
                "#3f0c20",
                "#e0604a",
                volume=34,
                texture=1.4,
                grain=1.57,
                shadow=0.9,
            )
    art.glow(400, 980, 640, "#ff8a3a", 0.4)
    art.shade(np.clip(1 - art.y / 420, 0, 1) ** 1.2, "#3a0a24", 0.55)
    art.shade(np.clip(np.abs(art.x - 400) / 400 - 0.45, 0, 1), "#3a0a24", 0.8)


def pelmet(art):
    with art.layer("pelmet", detail=0.7, drop=Drop(0, 12, 14, 0.5, "#1a0414")) as pen:
        edge = [(820, 96), (670, 150), (540, 96), (400, 160), (260, 96), (130, 150), (-20, 96)]
        corners = [(*p, "c") if p[1] == 96 else p for p in edge]
        pen.form(
            geo.curve([(-20, -20, "c"), (820, -20, "c"), *corners]),
            "#7a1a2c",
            "#2f0a1c",
            "#c0403c",
            volume=60,
            texture=1.2,
            grain=1.57,
        )
        for x in np.linspace(-20, 820, 90):
            y = 96 + 54 * abs(math.sin((x + 20) / 280 * math.pi))
            gold = ("#e8b04a", "#c98a34", "#f4d07a")[pen.rng.integers(3)]
            pen.line([(x, y - 2), (x + pen.rng.normal(0, 1), y + 20)], gold, 4)


def hanging_masks(art):
    places = (
        (84, 580, "bird", "#f0e2d2", 6, 460, 1.1),
        (722, 600, "happy", "#5fa8a0", -9, 470, 1.0),
        (104, 336, "sun", "#f0b840", -8, 230, 1.12),
        (250, 296, "sad", "#dfe6ea", 5, 200, 0.96),
        (566, 280, "goat", "#b9c4e8", -5, 190, 0.98),
        (704, 356, "owl", "#a8744a", 7, 240, 1.2),
    )
    with art.layer("masks", detail=1, keep=0.08, drop=Drop(8, -16, 10, 0.55, "#2a0614")) as pen:
        for x, y, kind, colour, turn, cord, size in places:
            for s in (-30, 30):
                pen.line(geo.polygon([(x + s, y - 26), (x, y - cord)], False), "#e0b060", 1.6, 0.7)
            with pen.at(x, y, size, turn):
                mask(pen, kind, colour)


def tail(pen):
    pen.form(
        geo.curve(
            [
                (640, 1130),
                (740, 1060),
                (786, 930),
                (742, 800),
                (690, 760, "c"),
                (716, 850),
                (680, 950),
                (590, 1050),
            ]
        ),
        FUR,
        FUR_DARK,
        FUR_LIGHT,
        volume=60,
        texture=2,
    )
    pen.form(
        geo.curve([(742, 806), (700, 740, "c"), (690, 758), (700, 812), (722, 860), (760, 850)]),
        CREAM,
        "#c9825a",
        volume=24,
        texture=1,
    )


def costume(pen):
    coat = geo.curve(
        [
            (288, 772),
            (396, 742),
            (500, 752),
            (596, 822),
            (646, 980),
            (690, 1220, "c"),
            (110, 1220, "c"),
            (152, 990),
            (198, 848),
        ]
    )
    pen.form(coat, COAT, COAT_DARK, COAT_LIGHT, volume=120, texture=1.6, grain=1.3)
    with pen.clip(coat):
        for i in range(9):
            for j in range(7):
                spot = geo.moved(
                    geo.star(7, 4, 0.3),
                    150 + i * 64 + (j % 2) * 32,
                    800 + j * 64,
                    turn=pen.rng.uniform(0, 40),
                )
                pen.fill(spot, "#f0c860", 0.7)
        pen.form(
            geo.curve(
                [(344, 740), (400, 700), (456, 740), (430, 860), (400, 960, "c"), (370, 860)]
            ),
            "#f4e8d4",
            "#c0906a",
            volume=30,
            texture=1,
        )
    for s in (-1, 1):
        pen.form(
            geo.curve(
                [
                    (400 + s * 26, 760, "c"),
                    (400 + s * 96, 742),
                    (400 + s * 124, 800),
                    (400 + s * 66, 900),
                    (400 + s * 4, 980, "c"),
                    (400 + s * 30, 860),
                ]
            ),
            RED,
            RED_DARK,
            RED_LIGHT,
            volume=26,
            texture=1,
        )
    pen.form(
        geo.curve(
            [
                (400, 822, "c"),
                (352, 796),
                (344, 846, "c"),
                (400, 830, "c"),
                (456, 846, "c"),
                (448, 796),
            ],
            tension=0.7,
        ),
        "#f0c04a",
        "#a06a28",
        volume=10,
    )


def fox_head(pen):
    """Turned a little to the left, eyes to the right: it has been caught choosing."""
    for s in (-1, 1):
        pen.form(
            geo.curve(
                [
                    (s * 16, -30, "c"),
                    (s * 30, -62),
                    (s * 45, -90, "c"),
                    (s * 53, -50),
                    (s * 46, -18, "c"),
                ],
                tension=0.8,
            ),
            FUR,
            volume=10,
            texture=0.4,
        )
        pen.fill(geo.curve([(s * 28, -36), (s * 41, -70, "c"), (s * 46, -30)]), "#3a2226", 0.85)
    head = geo.curve(
        [
            (0, -38),
            (26, -34),
            (46, -12),
            (66, 12, "c"),
            (54, 17),
            (58, 24, "c"),
            (38, 26),
            (14, 44),
            (-5, 57),
            (-22, 42),
            (-42, 26),
            (-60, 24, "c"),
            (-56, 16),
            (-66, 12, "c"),
            (-46, -12),
            (-26, -34),
        ]
    )
    pen.form(head, FUR, FUR_DARK, FUR_LIGHT, volume=24, texture=1.0)
    with pen.clip(head):
        for s in (-1, 1):
            pen.form(
                geo.curve(
                    [
                        (s * 68, 12),
                        (s * 36, 2),
                        (s * 14 - 3, 13),
                        (s * 4 - 4, 36),
                        (-4, 62),
                        (s * 30, 54),
                        (s * 60, 34),
                    ]
                ),
                CREAM,
                "#c99a78",
                volume=14,
                texture=0.5,
            )
        pen.fill(
            geo.curve([(0, -40), (8, -20), (8, 10), (2, 36), (-11, 36), (-13, 10), (-8, -20)]),
            lighten(FUR, 0.05),
            0.6,
            blur=3,
        )
    for s in (-1, 1):
        eye = geo.curve([(s * 12, 4, "c"), (s * 20, -7), (s * 32, -8, "c"), (s * 25, 4)])
        pen.fill(eye, "#f0c860")
        with pen.clip(eye):
            pen.fill(geo.ellipse(s * 22 + 4, -2, 4.4, 6), "#160d12")
        pen.line(geo.curve([(s * 11, 4), (s * 20, -8), (s * 34, -9)], closed=False), "#1c1216", 2.4)
    pen.form(geo.curve([(-12, 43), (-4, 38), (5, 43), (-4, 52)]), "#1c1418", texture=0)
    pen.line([(-4, 52), (-4, 56), (6, 55)], "#5a2a24", 1.4)
    for s in (-1, 1):
        for k in range(3):
            pen.line(
                [(s * 14 - 4, 40 + k * 3), (s * 40, 38 + k * 6), (s * 60, 42 + k * 9)],
                "#fff2dc",
                0.6,
                0.7,
            )


def hat(pen):
    pen.form(geo.ellipse(0, 0, 122, 24), "#2c2038", "#140c20", "#5a4470", texture=0.4)
    pen.form(
        geo.curve(
            [(-80, -4, "c"), (-92, -150, "c"), (0, -164), (92, -150, "c"), (80, -4, "c"), (0, 10)]
        ),
        "#33264a",
        "#140c20",
        "#7a5f90",
        volume=50,
        texture=1,
        grain=1.5,
    )
    pen.form(
        geo.curve([(-82, -32), (0, -16), (82, -32), (80, -4), (0, 12), (-80, -4)]),
        RED,
        RED_DARK,
        RED_LIGHT,
        volume=12,
    )
    pen.halo(0, -72, 46, "#ffd070", 0.7)
    buildings.window(pen, 0, -72, 36, 60, "#ffd77a", "#4a2a24", arch=True)


def paw(pen, x, y, side):
    pen.form(geo.ellipse(x, y, 36, 30), FUR, FUR_DARK, FUR_LIGHT, volume=18, texture=1)
    for k in range(4):
        toe = geo.ribbon(
            [(x - side * 6, y - 21 + k * 14), (x - side * 36, y - 18 + k * 12)], [18, 15], 10
        )
        pen.form(toe, "#3a2430", "#1c1018", "#6a4450", volume=7, texture=0.2)


def held_mask(art):
    with art.layer(
        "held mask",
        detail=1,
        keep=0.15,
        rim=Rim("#ffc888", 4, 0.5),
        drop=Drop(0, -14, 14, 0.55, "#1a0414"),
    ) as pen:
        for points in (
            [(204, 880), (190, 1030), (292, 1070)],
            [(596, 872), (618, 1010), (514, 1052)],
        ):
            pen.form(
                geo.ribbon(points, [72, 80, 52]), COAT, COAT_DARK, COAT_LIGHT, volume=40, texture=1
            )
        for s in (-1, 1):
            pen.form(
                geo.ribbon(
                    [
                        (404 + s * 66, 1010),
                        (404 + s * 96, 1060),
                        (404 + s * 84, 1120),
                        (404 + s * 112, 1176),
                    ],
                    [8, 12, 11, 9],
                ),
                "#c23b4a",
                "#6e1f30",
                "#f08a6a",
                volume=5,
                texture=0.2,
            )
        with pen.at(404, 1034, 1.95, -6):
            mask(pen, "happy", "#f6dcc0")
            pen.line(geo.curve(FACE), "#c9904a", 2.2)
            pen.fill(geo.moved(geo.star(6, 4, 0.3), 0, -27), "#d8a83a")
        paw(pen, 306, 1078, -1)
        paw(pen, 502, 1056, 1)


def candles(art):
    places = ((84, 1190, 150), (716, 1196, 120), (152, 1200, 84))
    with art.layer("candles", detail=1, keep=0.1) as pen:
        for x, y, height in places:
            things.candle(pen, x, y + 20, height)
    for x, y, height in places:
        art.glow(x, y - height - 6, 270, "#ff9a40", 0.38)


def paint(art: Art) -> None:
    art.radial(400, 640, 820, ["#c2433a", "#98262f", "#5f1428", "#2f0a1e"])
    curtain(art)
    art.repaint("background", radii=(13, 6.5, 3.5))
    pelmet(art)
    hanging_masks(art)
    with art.layer(
        "fox", detail=1, keep=0.1, rim=Rim("#ffc070", 6, 0.5), drop=Drop(6, -20, 22, 0.6, "#2a0614")
    ) as pen:
        tail(pen)
        costume(pen)
        with pen.at(398, 640, 2.25, -5):
            fox_head(pen)
        with pen.at(398, 570, 0.92, 7):
            hat(pen)
    held_mask(art)
    candles(art)
    art.repaint("final")
    art.motes(24, ["#ffcf80"], (1, 2))
    art.finish(vignette_colour="#1a0414", vignette=0.4)
