"""Match children lie in rows in a half-open box; one sits up, its head faintly glowing."""

import numpy as np
from atelier import Art, Card, Drop, patterns
from atelier import geometry as geo
from light.colour import lighten, vary

CARD = Card(
    seed=51,
    light=(0.15, -0.98),
    hand="chalk on dark",
    title_en="One Is Awake",
    title_ru="Один не спит",
    tags_en=(
        "matches",
        "matchbox",
        "children",
        "bed",
        "pillow",
        "ember",
        "night",
        "insomnia",
        "temptation",
        "danger",
        "siblings",
        "first love",
    ),
    tags_ru=(
        "спички",
        "коробок",
        "дети",
        "постель",
        "подушка",
        "искра",
        "ночь",
        "бессонница",
        "соблазн",
        "опасность",
        "братья и сёстры",
        "первая любовь",
    ),
    description_en="Match children sleep in a row in a half-open matchbox under one blanket; one "
    "has sat up, its red head glowing, and the striking side is very close.",
    description_ru="Спички-дети спят рядком в приоткрытом коробке под одним одеялом; одна сидит, "
    "её красная голова тлеет, а боковина коробка совсем близко.",
)

TURN = -9
EMBER = (484, 432)
WOOD, WOOD_SHADE, WOOD_SHINE = "#d8b888", "#6a4230", "#fbe8c0"
HEAD, HEAD_SHADE, HEAD_SHINE = "#d03c30", "#6a1018", "#ff8a6a"


def table(art):
    art.sky(["#2a1014", "#3a1518", "#241014"])
    art.clouds("#541c1e", 0.5, 260)
    with art.layer("boards", alpha=0.8) as pen, pen.at(400, 600, 1, 24):
        for y in np.arange(-900, 900, 150):
            pen.line([(-900, y), (0, y + 6), (900, y)], "#090306", 7, 0.9)
            for _ in range(7):
                x = pen.rng.uniform(-700, 600)
                grain = [(x, y + 40), (x + 90, y + 34 + pen.rng.normal(0, 8)), (x + 220, y + 44)]
                pen.line(grain, "#4a2420", 2.5, 0.6)
    art.glow(*EMBER, 680, "#d82c1a", 0.6)
    art.repaint("background")


def tray(pen):
    """The drawer of the box from above, in axes turned with it."""
    pen.form(geo.rectangle(-258, -470, 516, 960, 5), "#b08a5c", "#4a2a22", "#f4d8a0", volume=24)
    pen.form(geo.rectangle(-230, -442, 460, 920, 3), "#4a2420", "#1e0a10", "#7c4434", volume=30)
    for x in (-244, 244):
        pen.line([(x, -462), (x, 480)], "#6a4030", 2.4, 0.8)


def pillow(pen):
    sack = geo.curve(
        [
            (-218, -424),
            (0, -434),
            (218, -424),
            (226, -340),
            (216, -262),
            (0, -252),
            (-216, -262),
            (-226, -340),
        ]
    )
    pen.form(sack, "#e8d8bc", "#7a4a40", "#fff6de", volume=34, texture=1.0)
    for x in (-158, -96, -34, 28, 90, 152):
        pen.line([(x, -418), (x + 6, -344), (x - 3, -268)], "#b89478", 4, 0.45)
    pen.line([(-206, -276), (0, -266), (206, -276)], "#c87a6a", 4, 0.7)


def match(pen, x, top, lean, awake=False):
    """A lying match: a square stick, a round red head with a sleeping face."""
    foot = (x - lean * 0.6, top + 640)
    stick = geo.polygon(
        [(x - 15, top), (x + 15, top), (foot[0] + 15, foot[1]), (foot[0] - 15, foot[1])]
    )
    pen.form(
        stick,
        vary(WOOD, pen.rng, 0.02, 4),
        WOOD_SHADE,
        WOOD_SHINE,
        volume=9,
        texture=1.0,
        grain=1.57,
    )
    head = geo.curve(
        [
            (x, top - 58),
            (x + 30, top - 42),
            (x + 35, top - 6),
            (x + 22, top + 24),
            (x, top + 32),
            (x - 22, top + 24),
            (x - 35, top - 6),
            (x - 30, top - 42),
        ]
    )
    pen.form(head, vary(HEAD, pen.rng, 0.015, 4), HEAD_SHADE, HEAD_SHINE, volume=18, texture=0.8)
    if not awake:
        for side in (-1, 1):
            pen.line(geo.arc(x + side * 13, top - 8, 8, 5, 20, 160), "#2a060a", 4.6)
            pen.fill(geo.ellipse(x + side * 19, top + 3, 6, 4), "#e8604a", 0.5)
        pen.line(geo.arc(x, top + 10, 5, 4, 20, 160), "#2a060a", 3.6)


def blanket(pen):
    quilt = geo.curve(
        [
            (-232, -96, "c"),
            (-120, -110),
            (-60, -90),
            (20, -112),
            (120, -92),
            (232, -104, "c"),
            (236, 200),
            (232, 480, "c"),
            (-232, 480, "c"),
            (-236, 200),
        ]
    )
    pen.form(quilt, "#6c2a34", "#280c18", "#c8604e", volume=40, texture=1.2)
    patterns.checks("#a8544a", 36, 0, 0.35)(pen, quilt)
    with pen.clip(quilt):
        for k, x in enumerate((-186, -124, -62, 0, 62, 124, 186)):
            ridge = [(x - 30, -90), (x - 33, 120), (x - 28, 480)]
            pen.line(ridge, "#1e0810", 13, 0.5, blur=5)
            lit = [(x, -94), (x + 2, 120), (x, 480)]
            pen.line(lit, "#e08a6a", 10, 0.34 if k != 4 else 0.1, blur=5)
    fold = geo.curve(
        [
            (-234, -112, "c"),
            (-120, -124),
            (-60, -104),
            (20, -126),
            (120, -106),
            (234, -118, "c"),
            (232, -62),
            (100, -50),
            (0, -64),
            (-100, -48),
            (-232, -58),
        ]
    )
    pen.form(fold, "#e8d0ac", "#7a4a40", "#fff2d4", volume=14, texture=0.6)


def sleepers(art):
    with (
        art.layer(
            "tray", detail=0.8, keep=0.15, warp=0.5, drop=Drop(-24, 34, 24, 0.7, "#050203")
        ) as pen,
        pen.at(400, 640, 1, TURN),
    ):
        tray(pen)
        pillow(pen)
    with art.layer("matches", detail=1, keep=0.25) as pen, pen.at(400, 640, 1, TURN):
        for x, top, lean in (
            (-186, -336, 6),
            (-124, -326, -8),
            (-62, -340, 5),
            (0, -330, 8),
            (134, -334, -6),
            (194, -326, 7),
        ):
            shadow = geo.ellipse(x - 12, top + 8, 40, 46)
            pen.fill(shadow, "#3a1418", 0.55, blur=8)
            match(pen, x, top, lean)
    with (
        art.layer("blanket", detail=0.9, keep=0.15, drop=Drop(-4, -5, 7, 0.5, "#0c0406")) as pen,
        pen.at(400, 640, 1, TURN),
    ):
        blanket(pen)
        for x in (-156, -30, 168):
            hand(pen, x, -112)


def hand(pen, x, y):
    """A splinter of an arm over the edge of the blanket."""
    pen.form(
        geo.ribbon([(x - 18, y - 20), (x, y + 4), (x + 10, y + 30)], [9, 9, 7], 12),
        WOOD,
        WOOD_SHADE,
    )
    pen.form(geo.ellipse(x + 11, y + 34, 8), WOOD, WOOD_SHADE, texture=0)


def waking(art):
    """It has pushed off the blanket and looks at the rough brown strip."""
    with art.layer("ember shadow", blur=9, alpha=0.6) as pen, pen.at(400, 640, 1, TURN):
        pen.fill(geo.ribbon([(70, -110), (40, -20), (20, 120)], [60, 90, 130], 12), "#10040a")
    with art.layer("waking", detail=1, keep=0.35) as pen, pen.at(400, 640, 1, TURN):
        pen.halo(EMBER[0] - 368, EMBER[1] - 640, 330, "#ffb850", 0.7)
        body = [(70, -78), (76, -122), (102, -196)]
        pen.form(
            geo.ribbon(body, [38, 36, 33], 20),
            "#fbd8a0",
            "#a85a34",
            "#fff6d8",
            volume=12,
            texture=0.8,
            grain=1.4,
        )
        awake_head(pen, 112, -246)
        hem = geo.curve([(-44, -96), (66, -114), (186, -100), (180, -52), (66, -42), (-40, -54)])
        pen.form(hem, "#f4d8a8", "#8a4a34", "#fff4d0", volume=16, texture=0.5)
        for arm in (
            [(82, -128), (40, -98), (22, -66)],
            [(92, -140), (140, -112), (150, -76)],
        ):
            pen.form(geo.ribbon(arm, [13, 12, 10], 20), "#fbd8a0", "#a85a34", texture=0.3)
            pen.form(geo.ellipse(*arm[-1], 11), "#fbd8a0", "#a85a34", texture=0)


def awake_head(pen, x, y):
    with pen.at(x, y, 1.42, 14):
        shape = geo.curve(
            [(0, -56), (32, -42), (40, -4), (28, 30), (0, 42), (-28, 30), (-40, -4), (-32, -42)]
        )
        glow = pen.radial(
            (6, -18), 66, ["#fff0a0", "#ffae3e", "#f0521e", "#a81c18"], [0, 0.3, 0.66, 1]
        )
        pen.fill(shape, glow)
        for side in (-1, 1):
            ex = 6 + side * 15
            pen.fill(geo.ellipse(ex, 2, 10, 12), "#fff8e4")
            pen.fill(geo.ellipse(ex + 4, 3, 5, 7), "#2a0a08")
            pen.fill(geo.ellipse(ex + 5.5, 0, 1.8), "#ffffff")
            pen.line([(ex - 8, -17), (ex + 1, -23), (ex + 10, -18)], "#7a1410", 3.4)
        pen.line(geo.arc(9, 18, 8, 6, 15, 165), "#5c0c0c", 3.6)


def burnt(art):
    """One of an older family, bent and black, on the table."""
    with art.layer("burnt", detail=0.8, keep=0.15, drop=Drop(-8, 12, 8, 0.6, "#050203")) as pen:
        stick = geo.ribbon([(40, 330), (70, 190), (140, 96), (232, 78)], [22, 19, 15, 10], 40)
        pen.form(stick, "#4a4048", "#120c10", "#a8989a", volume=8, texture=1.0)
        pen.form(geo.ribbon([(40, 330), (52, 262)], [22, 20], 8), "#a88a64", "#4a3028", texture=0.6)
        pen.form(geo.ellipse(242, 82, 23, 18), "#3a3238", "#0c080a", "#8a7c80", volume=9)
        for x, y in ((270, 108), (256, 128), (292, 84), (222, 120)):
            pen.fill(geo.ellipse(x, y, 4, 3), "#5a5056", 0.8)


def sleeve(art):
    """The outer box, cropped by the frame, with its striking side towards the bed."""
    with (
        art.layer(
            "sleeve", detail=0.8, keep=0.15, warp=0.4, drop=Drop(-10, -18, 18, 0.75, "#050203")
        ) as pen,
        pen.at(400, 640, 1, TURN),
    ):
        lid = geo.rectangle(-290, 236, 580, 520, 4)
        pen.form(lid, "#3a4a52", "#12161c", "#8aa0a4", volume=30, texture=1.0)
        label = geo.rectangle(-236, 290, 472, 420, 3)
        pen.form(label, "#c4603e", "#5a2420", "#f4a878", volume=10, texture=0.8)
        pen.line(geo.rectangle(-216, 310, 432, 380, 3), "#7a2c28", 5, 0.9)
        label_moth(pen)
        pen.line([(-290, 240), (0, 236), (290, 240)], "#c8d8d4", 4, 0.7)


def label_moth(pen):
    """The picture on the label: a moth and a flame without a word."""
    for side in (-1, 1):
        wing = [
            (side * 8, 470),
            (side * 60, 400),
            (side * 150, 392),
            (side * 138, 470),
            (side * 60, 500),
        ]
        pen.form(geo.curve(wing), "#4a1a20", "#24080e", volume=10, texture=0.5)
        lower = [(side * 8, 486), (side * 70, 504), (side * 96, 560), (side * 40, 562)]
        pen.form(geo.curve(lower), "#5c2426", "#24080e", volume=8, texture=0.5)
        pen.fill(geo.ellipse(side * 98, 436, 15, 17), "#e8c878")
        pen.line([(side * 3, 440), (side * 22, 410), (side * 44, 398)], "#3a1418", 4)
    pen.form(geo.ellipse(0, 494, 13, 54), "#3a1418", texture=0.4)


def striker(art):
    """A second box stands on its edge beside the bed: the rough strip fills the right side."""
    with (
        art.layer(
            "striker", detail=0.9, keep=0.15, warp=0.4, drop=Drop(-22, 8, 18, 0.8, "#050203")
        ) as pen,
        pen.at(400, 640, 1, TURN),
    ):
        strip = geo.rectangle(318, -700, 220, 900, 3)
        pen.form(strip, "#54281e", "#1c0a0c", "#a8603c", volume=20, texture=1.6)
        with pen.clip(strip):
            for j, y in enumerate(np.arange(-700, 210, 15)):
                for x in np.arange(326 + (j % 2) * 8, 540, 16):
                    near = max(0.0, 1 - np.hypot(x - 130, y + 250) / 620)
                    tone = lighten("#7c3c28", 0.26 * near + pen.rng.normal(0, 0.015))
                    pen.fill(geo.ellipse(x, y, 4.6, 3.6), tone, 0.95)
        pen.line([(318, -700), (318, 200)], "#f0a060", 5, 0.85)
        pen.line([(360, -330), (420, -250), (470, -120)], "#c8a080", 3, 0.5)


def paint(art: Art) -> None:
    table(art)
    burnt(art)
    sleepers(art)
    waking(art)
    striker(art)
    sleeve(art)
    art.repaint("final")
    art.glow(*EMBER, 360, "#ff5a1e", 0.34)
    art.shade(np.clip((art.y - 820) / 420, 0, 1), "#7a4048", 0.75)
    art.motes(16, ["#ffb04a", "#ff7a2e"], (1.0, 2.4), (400, 230, 620, 430))
    art.finish(vignette_colour="#0c0206", vignette=0.42, bloom=0.12)
