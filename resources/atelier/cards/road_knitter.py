"""A giant old woman on a hillside knits the motorway off two telegraph poles."""

import itertools

import numpy as np
from atelier import Art, Bounce, Card, Cast, Drop, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from atelier.motifs import nature, sky, things
from light.colour import lighten, vary

CARD = Card(
    seed=160,
    light=(-0.55, -0.8),
    hand="dry gouache",
    title_en="She Knits the Highway",
    title_ru="Вяжет дорогу",
    tags_en=(
        "grandmother",
        "knitting",
        "road",
        "lorry",
        "wool",
        "waiting",
        "patience",
        "giant",
        "hills",
        "traffic",
        "work",
        "beginning",
        "thread",
    ),
    tags_ru=(
        "бабушка",
        "вязание",
        "дорога",
        "грузовик",
        "шерсть",
        "ожидание",
        "терпение",
        "великанша",
        "холмы",
        "пробка",
        "труд",
        "начало",
        "нить",
    ),
    description_en="A giant old woman sits on the hills and knits an asphalt road on two telegraph "
    "poles while three lorries wait at the last stitch.",
    description_ru="Огромная старушка сидит на холмах и вяжет асфальтовую дорогу на двух "
    "телеграфных столбах, а три грузовика ждут у последней петли.",
)

ASPHALT = "#454b59"
ROAD = [(404, 628), (376, 740), (424, 850), (580, 930), (610, 1030), (480, 1120), (300, 1250)]
ROAD_WIDTHS = [112, 118, 130, 146, 166, 196, 250]
KNITTER = Person(
    "old",
    "stout",
    "brown",
    hair="bun",
    glasses=True,
    outfit=Outfit(
        "#b65a4a",
        trousers=None,
        skirt="#d9a62e",
        skirt_hem=0.86,
        flare=1.3,
        stockings="#6a4a50",
        shoes="#5a3a34",
        collar="#f4ead8",
        pattern=patterns.diamonds("#f0d9b0", 13, 11),
        skirt_pattern=patterns.stripes("#c0851e", 3, 20),
    ),
)
DRIVER = Person(
    "middle",
    "thin",
    "fair",
    "short",
    "#5a3a24",
    hat="cap",
    hat_colour="#40506a",
    outfit=Outfit("#e8dcc0", trousers="#4a6a9a", belt="#5a3a28"),
)


def skeins(art):
    """Clouds rolled up like wool that nobody has knitted yet."""
    with art.layer("clouds", fog=("#dfe9ee", 0.12), dissolve=0.3) as pen:
        for x, y, width in ((640, 300, 330), (60, 250, 300), (420, 130, 260), (760, 120, 240)):
            sky.cloud(pen, x, y, width, "#f6f2ea", "#b4c8da", "#ffffff", 8)


def hills(art):
    rows = (
        ("far hills", 560, "#a9c0c6", 0.45),
        ("middle hills", 640, "#9dba94", 0.28),
        ("hill", 720, "#98b070", 0.1),
    )
    for name, y, colour, fog in rows:
        with art.layer(name, fog=("#dfe9ee", fog), brush=1.3, dissolve=0.15) as pen:
            shape = nature.ridge(pen.rng, y, 34, 6)
            pen.form(shape, colour, volume=90, texture=0.8, grain=0.15)
            pen.spots(shape, [lighten(colour, 0.05), lighten(colour, -0.04)], 30, 14, 40, 0.35, 4)
    with art.layer("near field", brush=1.2) as pen:
        field = geo.curve(
            [
                (-20, 840),
                (180, 800),
                (430, 830),
                (640, 800),
                (820, 850),
                (820, 1240, "c"),
                (-20, 1240, "c"),
            ]
        )
        pen.form(field, "#8fb488", "#4f8478", "#b4d0a0", volume=120, texture=0.8, grain=0.2)
        patterns.grass("#8fa650", 14, 0.6)(pen, field)


def poles(art):
    """Telegraph poles left standing far away, so that the needles are understood."""
    with art.layer("poles", fog=("#dfe9ee", 0.3), warp=0.4, detail=0.5) as pen:
        tops = []
        for i in range(5):
            x, y, tall = 800 - i * 62, 690 - i * 16, 116 - i * 15
            pen.form(geo.rectangle(x - 3, y - tall, 6, tall), "#6a5446", texture=0)
            pen.form(geo.rectangle(x - 18, y - tall + 10, 36, 4), "#6a5446", texture=0)
            tops.append((x, y - tall + 10))
        for a, b in itertools.pairwise(tops):
            sag = geo.lerp(a, b, 0.5)
            pen.line([a, (sag[0], sag[1] + 9), b], "#5a5a60", 1.1, 0.7)


def road(art):
    with art.layer("road", detail=0.8, drop=Drop(6, 8, 10, 0.3, "#4a5a3a")) as pen:
        shape = geo.ribbon(ROAD, ROAD_WIDTHS, 60, caps=False)
        pen.form(shape, ASPHALT, "#2c3242", "#6c7484", volume=22, texture=0.8)
        spine = geo.sample(ROAD, 66)
        with pen.clip(shape):
            for i, (x, y) in enumerate(spine):
                stitches(pen, spine, i, x, y)
            for i in range(12, 65, 4):
                pen.fill(
                    geo.ribbon([tuple(spine[i]), tuple(spine[min(i + 2, 65)])], [9, 9], 6),
                    "#f2ead2",
                    0.95,
                )
        edges(pen, spine)


def stitches(pen, spine, i, x, y):
    """One row of v stitches across the road."""
    before = spine[max(i - 1, 0)]
    along = np.array([x - before[0], y - before[1]])
    along = along / (np.hypot(*along) + 1e-6)
    across = np.array([-along[1], along[0]])
    wide = np.interp(i / 65, np.linspace(0, 1, len(ROAD_WIDTHS)), ROAD_WIDTHS)
    for k in np.arange(-wide / 2, wide / 2, 11):
        at = np.array([x, y]) + across * k
        tone = vary("#2c3140", pen.rng, 0.03, 5)
        pen.line(
            geo.polygon(
                [at - across * 4 - along * 6, at + along * 4, at + across * 4 - along * 6], False
            ),
            tone,
            1.8,
            0.7,
        )


def edges(pen, spine):
    for side in (-1, 1):
        for i in range(2, 66, 2):
            along = spine[i] - spine[i - 1]
            normal = np.array([-along[1], along[0]]) / (np.hypot(*along) + 1e-6) * side
            wide = np.interp(i / 65, np.linspace(0, 1, len(ROAD_WIDTHS)), ROAD_WIDTHS) / 2
            loop = spine[i] + normal * wide
            pen.line(geo.ellipse(*loop, 5, 5), lighten(ASPHALT, -0.06), 3)


def seat(art):
    with art.layer("seat", brush=1.2, detail=0.3, dissolve=0.5) as pen:
        mound = geo.curve(
            [
                (-60, 1040),
                (-60, 640),
                (60, 640),
                (190, 668),
                (310, 704),
                (384, 784),
                (408, 870),
                (392, 960),
                (210, 1050),
            ]
        )
        pen.form(mound, "#4f8a70", "#2f5f60", "#84b494", volume=90, texture=0.8, grain=0.4)
        patterns.grass("#55783a", 13, 0.6)(pen, mound)
        for x, y, tall in (
            (40, 648, 66),
            (6, 690, 80),
            (70, 720, 58),
            (30, 800, 84),
            (92, 830, 62),
        ):
            nature.round_tree(pen, x, y, tall, "#4f7540")


def needle(pen, start, end):
    pen.form(geo.ribbon([start, end], [15, 11], 12), "#7a5a40", volume=6, texture=0.8)
    for t, half in ((0.06, 34), (0.13, 26)):
        x, y = geo.lerp(start, end, t)
        pen.form(geo.rectangle(x - half, y - 4, half * 2, 8, 2, 28), "#6a4c36", texture=0.2)
        for s in (-0.8, 0.8):
            pen.form(geo.ellipse(x + s * half, y + s * half * 0.5 - 8, 5, 7), "#dfe9ea", texture=0)


def loops(pen):
    for i in range(9):
        x = 340 + i * 13
        pen.line(geo.ellipse(x, 626 + abs(i - 4) * 1.5, 7, 14, 8), ASPHALT, 5)


def knitter(art):
    pose = POSES["sitting"].but(
        lean=6,
        curl=4,
        head=16,
        near_arm=(10, 70),
        far_arm=(20, 78),
        near_hand="hold",
        far_hand="hold",
        near_leg=(80, 12),
        far_leg=(72, 2),
    )
    with art.layer(
        "knitter",
        detail=1,
        keep=0.12,
        brush=0.9,
        bounce=Bounce("#b8c070", 0.3),
        cast=Cast(912, 0.3, "#41583e", 0.5, 0.12),
    ) as pen:
        places = draw_figure(
            pen,
            152,
            910,
            850,
            KNITTER,
            pose,
            "three-quarter",
            Expression(eye="closed", brow=2, smile=0.5),
            far_thing=lambda p: needle(p, (330, -330), (-50, 54)),
            near_thing=lambda p: needle(p, (330, 40), (-110, -30)),
        )
        loops(pen)
    return places


def lorry(pen, x, y, size, colour, cargo):
    """Seen from behind and above, waiting."""
    with pen.at(x, y, size):
        pen.fill(geo.ellipse(6, 4, 54, 14), "#20242c", 0.4, blur=6)
        for s in (-34, 24):
            pen.form(geo.rectangle(s, -16, 14, 20, 5), "#24242a", texture=0)
        pen.form(
            geo.polygon([(-44, -12), (-44, -84), (-36, -100), (36, -100), (44, -84), (44, -12)]),
            cargo,
            volume=14,
            texture=0.5,
        )
        pen.form(
            geo.polygon([(-44, -84), (-36, -100), (36, -100), (44, -84)]),
            lighten(cargo, 0.1),
            volume=4,
            texture=0.2,
        )
        pen.line(geo.polygon([(0, -82), (0, -14)], False), lighten(cargo, -0.15), 2)
        for s in (-1, 1):
            pen.fill(geo.rectangle(s * 36 - 5, -22, 10, 7, 2), "#e0483a")
        pen.form(geo.rectangle(-40, -12, 80, 6, 2), colour, texture=0)


def waiting(art):
    with art.layer("lorries", detail=1, keep=0.1, warp=0.5) as pen:
        lorry(pen, 560, 944, 0.78, "#3f6a9a", "#c8503c")
        lorry(pen, 590, 1046, 0.98, "#8a4a3a", "#e8dcc0")
        lorry(pen, 440, 1164, 1.26, "#4a7a5a", "#4f8a9a")
    with art.layer("driver", detail=1, keep=0.15, cast=Cast(1004, 0.35, "#3a4636")) as pen:
        draw_figure(
            pen,
            690,
            1004,
            132,
            DRIVER,
            POSES["reaching up"].but(near_arm=(132, 150), far_arm=(118, 146), head=-14),
            "three-quarter",
            "surprised",
            flip=True,
        )
    with art.layer("wool", detail=0.9, drop=Drop(3, 6, 6, 0.3, "#3a4636")) as pen:
        things.ball_of_wool(pen, 650, 836, 52, "#565e6e")
        pen.line([(604, 818), (560, 770), (510, 750), (470, 700), (456, 640)], "#6c7480", 6)


def paint(art: Art) -> None:
    art.sky(["#4f9ade", "#86bfe8", "#c8e2f0", "#eef0e4"], [0, 0.25, 0.46, 0.62], wobble=30)
    art.clouds("#5f94c4", 0.35, 260, mask=np.clip(1 - art.y / 520, 0, 1))
    skeins(art)
    art.repaint("background")
    hills(art)
    poles(art)
    art.repaint("middle")
    road(art)
    seat(art)
    knitter(art)
    waiting(art)
    with art.layer("grass in front", detail=0.6) as pen:
        nature.grass(pen, -10, 200, 1215, 60, "#8a9c48", (24, 70))
        nature.grass(pen, 640, 810, 1215, 60, "#8a9c48", (24, 70))
        for x, y in geo.scattered(pen.rng, 16, (640, 1080, 800, 1180), 22):
            nature.flower(pen, x, y, 9, "#e8e4f0", stem=24)
    art.tint(np.full(art.shape, 0.06, np.float32), "#3f9cf0")
    art.repaint("final")
    art.finish(vignette_colour="#2c4870", vignette=0.2, curve=0.3)
