"""A man opens his long coat on a burning street: deep winter is inside."""

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure, draw_head, draw_palm
from atelier.motifs import nature, sky
from light.colour import lighten, vary

CARD = Card(
    seed=28,
    light=(0.7, -0.7),
    hand="thick oil",
    title_en="It Snows in Him",
    title_ru="В нём идёт снег",
    tags_en=(
        "coat",
        "snow",
        "winter",
        "summer",
        "street",
        "stranger",
        "secret",
        "refuge",
        "father",
        "solitude",
        "child",
        "curiosity",
    ),
    tags_ru=(
        "пальто",
        "снег",
        "зима",
        "лето",
        "улица",
        "незнакомец",
        "тайна",
        "убежище",
        "отец",
        "одиночество",
        "ребёнок",
        "любопытство",
    ),
    description_en="On a hot crowded street a man holds his long coat open and inside it snow "
    "falls on a little fir wood; a girl with an ice lolly puts her hand in.",
    description_ru="На раскалённой улице мужчина распахнул длинное пальто, а внутри идёт снег "
    "над маленьким ельником; девочка с мороженым сунула туда руку.",
)

COAT = "#43424c"
MAN = Person("middle", "thin", "fair", "bald", "#4a3a34", beard="moustache")
GIRL = Person(
    "child",
    "small",
    "brown",
    "braids",
    "#2a1a16",
    outfit=Outfit(
        "#f5d95a",
        hem=0.62,
        flare=1.3,
        trousers=None,
        sleeves=0.12,
        shoes="#b8442e",
        pattern=patterns.dots("#e2663a", 5, 24),
    ),
)
AWE = Expression(brow=14, smile=0.2, gape=0.35, blush=0.5)
HAIR = [
    (-36, -110),
    (20, -112),
    (62, -92),
    (74, -58, "c"),
    (52, -74),
    (10, -76),
    (-26, -52),
    (-30, -12),
    (-46, -6),
    (-58, 44, "c"),
    (-88, 20),
    (-102, -36),
    (-80, -86),
]
OUTSIDE = [
    (352, 300),
    (298, 318),
    (232, 330),
    (150, 372),
    (62, 430),
    (34, 470, "c"),
    (58, 640),
    (36, 850),
    (40, 1060),
    (20, 1170, "c"),
    (190, 1196),
    (420, 1206),
    (600, 1176, "c"),
    (588, 1040),
    (610, 860),
    (596, 700),
    (640, 520, "c"),
    (612, 470),
    (548, 392),
    (470, 336),
    (404, 302),
]
INSIDE = [
    (360, 352, "c"),
    (306, 404),
    (214, 440),
    (96, 476, "c"),
    (116, 660),
    (100, 870),
    (106, 1060),
    (92, 1164, "c"),
    (240, 1180),
    (410, 1188),
    (536, 1164, "c"),
    (520, 1030),
    (544, 860),
    (534, 700),
    (580, 516, "c"),
    (500, 450),
    (420, 410),
]


def street(art):
    """Fronts that lean into the heat, and their awnings."""
    fronts = (
        ([(-20, -20), (150, -20), (176, 760), (-20, 820)], "#cf7f30"),
        ([(150, 60), (300, 110), (310, 730), (176, 760)], "#e09c46"),
        ([(560, 170), (690, 90), (690, 760), (556, 730)], "#e8ae4e"),
        ([(690, -20), (820, -20), (820, 820), (690, 760)], "#d68836"),
    )
    for i, (points, colour) in enumerate(fronts):
        with art.layer(f"front {i}", fog=("#f6b868", 0.25), brush=1.3, warp=0.6) as pen:
            shape = geo.polygon(points)
            pen.form(shape, colour, volume=40, texture=0.8, grain=1.5)
            left, right = points[0][0] + 26, points[1][0] - 20
            with pen.clip(shape):
                for y in range(150, 640, 130):
                    for x in np.linspace(max(left, 10), min(right, 790) - 30, 2):
                        pane = geo.rectangle(x, y, 34, 74, 3)
                        pen.fill(pane, "#8a4a30", 0.75)
                        pen.fill(geo.rectangle(x + 4, y + 4, 12, 66), "#e9b36a", 0.6)
    with art.layer("road", brush=1.4, direction=4) as pen:
        ground = geo.curve(
            [(-20, 770), (300, 726), (560, 728), (820, 780), (820, 1240, "c"), (-20, 1240, "c")]
        )
        pen.form(ground, "#efb656", "#c47f38", "#fbdc84", volume=120, texture=0.7, grain=0.05)


def passers_by(art):
    """Nobody looks; the heat swallows their outlines."""
    walkers = (
        (250, 850, 470, "#7a4230", 1, "hurrying"),
        (560, 840, 450, "#8a4c30", -1, "strolling"),
        (690, 880, 540, "#6e3a2e", -1, "hurrying"),
        (100, 890, 560, "#733c2c", 1, "strolling"),
        (470, 800, 330, "#a05e3a", 1, "hurrying"),
        (776, 960, 690, "#5e322c", -1, "strolling"),
    )
    for i, (x, y, tall, colour, side, gait) in enumerate(walkers):
        with art.layer(f"passer {i}", fog=("#f4b456", 0.5), dissolve=0.35, blur=2.2) as pen:
            person = Person(
                "middle",
                ("thin", "average", "stout")[i % 3],
                "tan",
                hat=("straw", None, "cap")[i % 3],
                hat_colour="#d9a860",
                hair_colour="#4a2a20",
                outfit=Outfit(
                    lighten(colour, 0.05),
                    hem=0.5 if i % 2 else 0.1,
                    trousers=lighten(colour, -0.05),
                    shoes="#4a2820",
                ),
            )
            lean = 9 if gait == "hurrying" else 3
            draw_figure(
                pen, x, y, tall, person, POSES["walking"].but(lean=lean), flip=side < 0, face="back"
            )


def hem_pair(pen, colour):
    for x in (246, 420):
        pen.form(geo.ellipse(x, 1190, 62, 20), "#2a262c", volume=12, texture=0.1)


def winter(pen, inside):
    """Everything inside the coat: cold sky, hills, firs up to the knee."""
    pen.fill(
        inside,
        pen.gradient(
            (0, 350), (0, 1190), ["#16264e", "#24457c", "#5d8fbe", "#cfe2ee"], [0, 0.35, 0.68, 0.86]
        ),
    )
    with pen.clip(inside):
        for y, colour in ((872, "#9dbfdc"), (940, "#c3d9ea"), (1010, "#e6f0f6")):
            hill = nature.ridge(pen.rng, y, 16, 6, left=0, right=640)
            pen.form(hill, colour, lighten(colour, -0.14), "#ffffff", volume=40, texture=0.4)
            for _ in range(9):
                x = pen.rng.uniform(70, 580)
                tall = pen.rng.uniform(60, 95) * (y - 780) / 150
                fir = vary("#2b5260", pen.rng, 0.03, 8)
                nature.pine(pen, x, y + 22, tall, fir, "#f2f7fa", 5)
        drift = [
            (60, 1120),
            (180, 1090),
            (330, 1116),
            (470, 1084),
            (620, 1110),
            (620, 1240),
            (60, 1240),
        ]
        pen.form(geo.curve(drift), "#f4f8fa", "#a9c4de", "#ffffff", volume=40, texture=0.3)
        pen.inside_edge(inside, 26, 8, 22, "#0c1836", 0.75)
        pen.inside_edge(inside, -26, 8, 22, "#0c1836", 0.6)


def coat(art):
    outside, inside = geo.curve(OUTSIDE), geo.curve(INSIDE)
    with art.layer(
        "coat",
        detail=0.6,
        rim=Rim("#f6a452", 7, 0.85),
        bounce=Bounce("#d9843c", 0.3),
        drop=Drop(-30, 14, 22, 0.4, "#6a2c1c"),
    ) as pen:
        hem_pair(pen, COAT)
        pen.form(outside, COAT, "#232230", "#6c6468", volume=60, texture=0.9, grain=1.4)
        with pen.clip(outside):
            for x, top in ((66, 520), (52, 700), (566, 640), (600, 820)):
                pen.fold([(x, top), (x + 8, top + 180), (x - 4, 1180)], COAT, 9, 0.6)
    with art.layer("winter", detail=0.85, warp=0.8) as pen:
        winter(pen, inside)


def collar(pen):
    """Lapels fall back over the opening; a neck between them."""
    pen.form(geo.ribbon([(366, 350), (374, 258)], [86, 76], 10), MAN.skin_colour, texture=0.1)
    pen.form(
        geo.curve([(330, 330, "c"), (368, 392), (408, 328, "c"), (396, 300), (346, 300)]),
        "#e9e4da",
        volume=10,
        texture=0.2,
    )
    for points in (
        [(344, 282, "c"), (304, 300), (270, 344), (250, 412, "c"), (318, 430, "c"), (352, 380)],
        [(398, 282, "c"), (440, 302), (476, 350), (486, 420, "c"), (416, 434, "c"), (384, 380)],
    ):
        pen.form(geo.curve(points), "#53515c", "#2a2934", "#86787a", volume=22, texture=0.5)


def man(art):
    with art.layer("man", detail=1, keep=0.14, rim=Rim("#ffb866", 5, 0.7)) as pen:
        collar(pen)
        mood = Expression(eye="closed", brow=6, slant=8, smile=-0.1, blush=0.15)
        draw_head(pen, 384, 176, 112, MAN, "three-quarter", mood, 16)
        with pen.at(384, 176, 1.12, 16):
            pen.form(geo.curve(HAIR), "#4a3a34", volume=26, texture=0.9, grain=0.5)
    with art.layer("hands", detail=1, keep=0.12, drop=Drop(-3, 6, 6, 0.4)) as pen:
        draw_palm(pen, 62, 412, 96, 24, "hold", MAN.skin_colour)
        draw_palm(pen, 618, 448, 96, -22, "hold", MAN.skin_colour, True)


def lolly(pen):
    pen.form(geo.rectangle(-4, -40, 8, 46, 3), "#e9cf9c", texture=0)
    pen.form(geo.rectangle(-21, -128, 42, 92, 19), "#e2485a", volume=12, texture=0.1)
    pen.fill(geo.rectangle(-12, -116, 9, 60, 5), "#ff9aa0", 0.8)
    pen.form(geo.ellipse(12, -20, 6, 11), "#e2485a", texture=0)


def girl(art):
    with art.layer(
        "girl",
        detail=1,
        keep=0.12,
        rim=Rim("#ffd890", 6, 0.7),
        drop=Drop(-22, 12, 14, 0.4, "#6a2c1c"),
    ) as pen:
        pose = POSES["standing"].but(
            lean=10,
            head=-16,
            far_arm=(94, 100),
            far_hand="open",
            near_arm=(-14, 96),
            near_hand="hold",
            near_leg=(-8, -16),
            far_leg=(14, 4),
        )
        draw_figure(pen, 694, 1176, 800, GIRL, pose, "three-quarter", AWE, True, near_thing=lolly)


def cold_air(art):
    """Snow inside, and a little of it blown out on the hot pavement."""
    with art.layer("snowfall", warp=0, mottle=0) as pen:
        with pen.clip(geo.curve(INSIDE)):
            sky.snow(pen, 190, (90, 380, 580, 1180), radius=(1.4, 5.4))
        for _ in range(46):
            x, y = pen.rng.normal(560, 60), pen.rng.uniform(980, 1190)
            pen.fill(geo.ellipse(x, y, pen.rng.uniform(1.5, 4)), "#ffffff", 0.85)


def paint(art: Art) -> None:
    art.sky(["#ee9c38", "#f8bf4e", "#fbd98a", "#f4b660", "#dd8e48"], [0, 0.25, 0.5, 0.66, 1])
    art.glow(640, 150, 420, "#fff0b0", 0.8)
    art.repaint("background")
    street(art)
    passers_by(art)
    art.glow(430, 640, 420, "#ffc468", 0.3)
    art.repaint("middle")
    coat(art)
    man(art)
    girl(art)
    art.repaint("final")
    cold_air(art)
    art.finish(vignette_colour="#5a2418", vignette=0.25)
