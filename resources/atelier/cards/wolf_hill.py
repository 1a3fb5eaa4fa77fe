"""In cut paper: a sleeping wolf is the hill on which a village stands, and nobody knows."""

import math

from atelier import Art, Card
from atelier import geometry as geo
from light.colour import lighten, vary

CARD = Card(
    seed=15,
    light=(-0.5, -0.9),
    hand="paper-cut",
    title_en="The Hill Is a Wolf",
    title_ru="Холм — это волк",
    tags_en=(
        "wolf",
        "hill",
        "village",
        "moon",
        "sleep",
        "danger",
        "secret",
        "birds",
        "paper",
        "patience",
        "ignorance",
        "autumn",
    ),
    tags_ru=(
        "волк",
        "холм",
        "деревня",
        "луна",
        "сон",
        "опасность",
        "тайна",
        "птицы",
        "бумага",
        "терпение",
        "неведение",
        "осень",
    ),
    description_en="In a scene of cut paper a wolf curled up in sleep is the hill under a village; "
    "people dig, sledge and hang out washing on its back under a low white moon.",
    description_ru="В сцене из резаной бумаги спящий волк оказался холмом, на котором стоит "
    "деревня; на его спине копают, катаются и сушат бельё под низкой белой луной.",
)

PLUM, WINE, ROSE, DUST, CREAM = "#5a2248", "#7e3054", "#b8566a", "#e08a5c", "#f6e2bc"
FLAT = {"texture": 0}

BACK = [
    (-20, 742),
    (60, 640),
    (160, 548),
    (290, 492),
    (430, 478),
    (560, 512),
    (672, 590),
    (760, 700),
    (820, 800),
]
HAUNCH = [
    (-30, 760),
    (60, 690),
    (190, 676),
    (300, 730),
    (362, 830),
    (372, 950),
    (330, 1060),
    (150, 1130),
    (-30, 1140),
]
HEAD = [
    (252, 902),
    (240, 878),
    (254, 856, "c"),
    (300, 846),
    (360, 826),
    (408, 790),
    (446, 758),
    (470, 742, "c"),
    (474, 640),
    (516, 560, "c"),
    (560, 640),
    (574, 722, "c"),
    (596, 722),
    (630, 642),
    (682, 584, "c"),
    (706, 680),
    (700, 780, "c"),
    (760, 830),
    (830, 860, "c"),
    (830, 1040, "c"),
    (724, 1010, "c"),
    (708, 1046, "c"),
    (652, 996, "c"),
    (624, 1030, "c"),
    (582, 972, "c"),
    (548, 996, "c"),
    (516, 952),
    (420, 944),
    (330, 944),
    (276, 930),
]


def zigzag(points, tooth, count):
    """A line cut into tufts of fur."""
    spine = geo.sample(points, count)
    out = []
    for i, (x, y) in enumerate(spine[:-1]):
        nx, ny = spine[i + 1] - spine[i]
        size = math.hypot(nx, ny) or 1.0
        out.append((float(x), float(y), "c"))
        middle = (x + nx * 0.8, y + ny * 0.8)
        out.append((middle[0] + ny / size * tooth, middle[1] - nx / size * tooth, "c"))
    out.append((float(spine[-1][0]), float(spine[-1][1]), "c"))
    return out


def paper_sky(art):
    with art.layer("rings", warp=0.2) as pen:
        for radius, colour in (
            (520, "#eda27c"),
            (400, "#f2b58a"),
            (300, "#f7ca9e"),
            (214, "#fbdfb6"),
        ):
            pen.form(geo.blob(pen.rng, 540, 300, radius, radius, 30, 0.008), colour, **FLAT)
        pen.form(geo.blob(pen.rng, 540, 300, 142, 142, 34, 0.006), "#fffaf0", **FLAT)
        for x, y, r in ((500, 262, 26), (584, 330, 34), (540, 366, 14), (596, 244, 15)):
            pen.form(geo.blob(pen.rng, x, y, r, r, 12, 0.02), "#f6ecd8", **FLAT)
    with art.layer("clouds", warp=0.2) as pen:
        for points, colour in (
            ([(-30, 250), (20, 196), (90, 210), (140, 166), (214, 196), (262, 250)], "#f9d9b0"),
            ([(-30, 300), (60, 262), (130, 280), (180, 300)], "#f2bf94"),
            ([(640, 420), (690, 372), (750, 386), (830, 350), (830, 420)], "#f9d9b0"),
        ):
            pen.form(geo.curve(points), colour, **FLAT)


def flock(art):
    """Crows leaving the wood, the only ones who have understood."""
    with art.layer("crows", warp=0.1, detail=0.8) as pen:
        for x, y, size, turn in (
            (150, 372, 62, -14),
            (238, 322, 50, -20),
            (92, 452, 46, -4),
            (316, 262, 42, -26),
            (372, 204, 34, -18),
            (300, 372, 36, -10),
            (228, 432, 32, -16),
        ):
            crow = [
                (-50, -26),
                (-22, -20),
                (0, 2),
                (26, -30),
                (58, -34),
                (26, -8),
                (10, 14),
                (-8, 18),
                (-18, 2),
                (-34, -12),
            ]
            shape = geo.moved(
                geo.curve([(*p, "c") for p in crow], tension=0.6), x, y, size / 60, turn
            )
            pen.form(shape, vary("#4a1c40", pen.rng, 0.02, 4), **FLAT)


def far_woods(art):
    for name, y, colour in (("wood 1", 560, "#dd8064"), ("wood 2", 640, "#c76560")):
        with art.layer(name, warp=0.2) as pen:
            points = [(-30, 1240, "c"), (-30, y + 20, "c")]
            x = -20.0
            while x < 830:
                tall = pen.rng.uniform(40, 110)
                points += [(x, y + 16, "c"), (x + 14, y - tall, "c"), (x + 30, y + 10, "c")]
                x += pen.rng.uniform(32, 54)
            pen.form(geo.curve([*points, (830, 1240, "c")], tension=0.4), colour, **FLAT)


def house(pen, x, y, wide, tall, wall, roof, lean=0.0):
    with pen.at(x, y, 1, lean):
        pen.form(geo.rectangle(-wide / 2, -tall, wide, tall + 16), wall, **FLAT)
        gable = [(-wide * 0.62, -tall + 4), (0, -tall - wide * 0.62), (wide * 0.62, -tall + 4)]
        pen.form(geo.polygon(gable), roof, **FLAT)
        pane = wide * 0.22
        for side in (-1, 1):
            pen.fill(
                geo.rectangle(side * wide * 0.22 - pane / 2, -tall * 0.72, pane, pane * 1.2), PLUM
            )
        pen.fill(geo.rectangle(-pane * 0.55, -tall * 0.32, pane * 1.1, tall * 0.34), PLUM)


def church(pen, x, y):
    pen.form(geo.rectangle(x - 24, y - 104, 48, 120), CREAM, **FLAT)
    pen.form(geo.polygon([(x - 34, y - 100), (x, y - 216), (x + 34, y - 100)]), "#8a2f4c", **FLAT)
    pen.fill(geo.ellipse(x, y - 78, 12), PLUM)
    pen.line([(x, y - 216), (x, y - 244)], "#3a1632", 3)
    vane = [(x - 18, y - 242), (x + 4, y - 250), (x + 20, y - 260), (x + 14, y - 240), (x, y - 234)]
    pen.form(geo.curve(vane), DUST, **FLAT)


def village(art):
    with art.layer("village", warp=0.15, detail=0.8) as pen:
        rows = (
            (96, 622, 50, 56, CREAM, "#a33c4e", -14),
            (172, 560, 58, 74, "#f0b888", "#7a2a48", -10),
            (238, 528, 52, 60, "#f9efd8", "#c25a4c", -5),
            (392, 492, 64, 84, "#f3c79a", "#8a2f4c", 0),
            (462, 494, 54, 58, CREAM, "#c25a4c", 3),
            (586, 540, 58, 66, "#f0b888", "#7a2a48", 10),
            (648, 588, 48, 52, CREAM, "#a33c4e", 14),
        )
        church(pen, 318, 500)
        for x, y, wide, tall, wall, roof, lean in rows:
            house(pen, x, y, wide, tall, wall, roof, lean)
        for x, y, tall in (
            (130, 604, 84),
            (278, 516, 70),
            (430, 492, 62),
            (530, 520, 88),
            (706, 640, 74),
        ):
            crown = [
                (x, y - tall, "c"),
                (x + tall * 0.2, y - tall * 0.34),
                (x, y + 4),
                (x - tall * 0.2, y - tall * 0.34),
            ]
            pen.form(geo.curve(crown), "#9a4a52", **FLAT)


def body(art):
    with art.layer("back", warp=0.2) as pen:
        hill = geo.curve([(*BACK[0], "c"), *BACK[1:], (830, 1240, "c"), (-30, 1240, "c")])
        pen.form(hill, WINE, **FLAT)
    with art.layer("pelt", warp=0.2) as pen:
        for lift, tone in ((64, "#8c3a5a"), (132, "#7a2e54"), (204, "#6c284e")):
            line = [(x, y + lift + 10 * math.sin(x * 0.02 + lift)) for x, y in BACK]
            tufts = zigzag(line, 17, 30)
            pen.form(
                geo.curve([*tufts, (830, 1240, "c"), (-30, 1240, "c")], tension=0.5), tone, **FLAT
            )


def little_people(art):
    """What they do up there all day."""
    with art.layer("people", warp=0.1, detail=0.9) as pen:
        pen.line([(396, 556), (440, 562), (490, 560)], "#3a1632", 2.5)
        washing = ((408, CREAM), (432, DUST), (456, "#f9efd8"), (480, "#c25a4c"))
        for x, tone in washing:
            y = 562
            pen.form(geo.rectangle(x - 10, y, 20, 26, 2, 6), tone, **FLAT)
        villager(pen, 372, 604, "#f0b888", 1)
        villager(pen, 250, 616, "#c25a4c", -1)
        pen.line(geo.polygon([(236, 578), (212, 624)], False), CREAM, 4)
        pen.form(geo.polygon([(204, 618), (222, 626), (210, 644)]), CREAM, **FLAT)
        with pen.at(738, 706, 1, 50):
            pen.line([(-30, 6), (26, 6), (38, -4)], CREAM, 5)
            pen.form(geo.curve([(-18, 2), (-10, -24), (8, -24), (20, 2)]), DUST, **FLAT)
            pen.form(geo.ellipse(2, -33, 10), "#f9efd8", **FLAT)
            pen.form(geo.polygon([(-9, -37), (3, -58), (12, -38)]), "#a33c4e", **FLAT)


def villager(pen, x, y, coat, side):
    pen.form(
        geo.polygon([(x - 15, y), (x - 7, y - 40), (x + 7, y - 40), (x + 15, y)]), coat, **FLAT
    )
    pen.form(geo.ellipse(x, y - 49, 10), "#f9efd8", **FLAT)
    arm = geo.ribbon([(x, y - 32), (x + side * 16, y - 40), (x + side * 26, y - 50)], [7, 6, 5], 8)
    pen.form(arm, lighten(coat, -0.05), **FLAT)
    pen.form(geo.polygon([(x - 12, y - 52), (x, y - 68), (x + 12, y - 52)]), "#3a1632", **FLAT)


def haunch(art):
    with art.layer("haunch", warp=0.2) as pen:
        tufts = zigzag(HAUNCH[:7], 20, 22)
        shape = geo.curve([*tufts, *HAUNCH[7:]], tension=0.6)
        pen.form(shape, "#86365a", **FLAT)
        for points in (
            [(40, 790), (120, 770), (210, 800)],
            [(20, 860), (130, 836), (260, 880)],
            [(30, 940), (140, 910), (280, 950)],
        ):
            tuft = zigzag(points, 16, 7)
            back = [(x, y + 12) for x, y in points[::-1]]
            pen.form(geo.curve([*tuft, *back], tension=0.5), "#9c4766", **FLAT)


def head(art):
    with art.layer("far ear and ruff", warp=0.2) as pen:
        ruff = [(560, 780), (640, 720), (740, 740), (830, 800)]
        tufts = zigzag(ruff, 26, 12)
        pen.form(
            geo.curve([*tufts, (830, 1240, "c"), (560, 1240, "c")], tension=0.5), "#5f2348", **FLAT
        )
    with art.layer("head", warp=0.2, detail=0.8) as pen:
        pen.form(geo.curve(HEAD), "#a24a68", **FLAT)
        for ear in (
            [(498, 716), (502, 652), (518, 606, "c"), (540, 660), (546, 716)],
            [(622, 720), (646, 660), (676, 624, "c"), (684, 690), (676, 736)],
        ):
            pen.form(geo.curve(ear), DUST, **FLAT)
        mask = [
            (262, 902),
            (330, 886),
            (420, 880),
            (490, 862),
            (548, 880),
            (560, 930),
            (520, 944),
            (420, 936),
            (300, 930),
        ]
        pen.form(geo.curve(mask), CREAM, **FLAT)
        pen.form(
            geo.curve([(440, 806), (480, 780), (520, 784), (506, 800), (470, 806)]),
            "#c9718a",
            **FLAT,
        )
        pen.form(
            geo.curve([(236, 880), (250, 852), (284, 852), (282, 874), (258, 892)]),
            "#2c0f26",
            **FLAT,
        )
        pen.line([(264, 902), (330, 910), (410, 900), (470, 884)], "#5a2040", 5)
        closed_eye(pen)
        for x, y, turn in ((596, 850, 30), (640, 890, 40), (592, 910, 24), (700, 900, 34)):
            tuft = geo.moved(
                geo.curve([(-26, -8, "c"), (20, -12), (40, 10, "c"), (0, 12)]), x, y, 1, turn
            )
            pen.form(tuft, "#8c3a5a", **FLAT)


def closed_eye(pen):
    lid = [(430, 832), (462, 852), (500, 850), (528, 826)]
    pen.fill(geo.ribbon(lid, [4, 11, 11, 3], 24), "#2c0f26")
    for x, y, dx in ((446, 844, -8), (470, 853, -3), (496, 851, 4), (516, 840, 10)):
        pen.line([(x, y), (x + dx, y + 16)], "#2c0f26", 4.5)


def paws_and_tail(art):
    with art.layer("paws", warp=0.2) as pen:
        for x, y, tone in ((430, 1002, "#7a2e54"), (330, 996, "#8f3f60")):
            paw = [
                (x + 220, y - 30),
                (x + 60, y - 36),
                (x - 40, y - 20),
                (x - 62, y + 16),
                (x - 30, y + 40),
                (x + 220, y + 44),
            ]
            pen.form(geo.curve(paw), tone, **FLAT)
            for dx in (-30, -6):
                pen.line([(x + dx - 14, y + 8), (x + dx, y + 34)], "#4a1a3c", 4)
    with art.layer("tail", warp=0.2) as pen:
        upper = zigzag([(-30, 1000), (90, 1046), (250, 1082), (430, 1090), (560, 1070)], 18, 20)
        tip = [(660, 1050, "c"), (640, 1110), (520, 1160), (300, 1190), (-30, 1180)]
        pen.form(geo.curve([*upper, *tip], tension=0.6), "#95405f", **FLAT)
        end = [
            (470, 1086, "c"),
            (500, 1110, "c"),
            (486, 1134, "c"),
            (520, 1160),
            (640, 1110),
            (664, 1048, "c"),
            (560, 1068),
        ]
        pen.form(geo.curve(end, tension=0.6), CREAM, **FLAT)


def leaf(pen, x, y, size, turn, colour):
    shape = geo.curve(
        [(0, -1, "c"), (0.36, -0.3), (0.26, 0.5), (0, 1, "c"), (-0.26, 0.5), (-0.36, -0.3)]
    )
    pen.form(geo.moved(shape, x, y, size, turn), colour, **FLAT)


def frame(art):
    """Twigs and leaves close to the eye: we are hidden in the bushes."""
    with art.layer("bushes", warp=0.2) as pen:
        crest = [(-30, 1130), (90, 1150), (200, 1186), (330, 1176), (480, 1196), (640, 1170)]
        pen.form(
            geo.curve([*crest, (830, 1120), (830, 1260, "c"), (-30, 1260, "c")]), "#3a1230", **FLAT
        )
    with art.layer("leaves", warp=0.15) as pen:
        stems = (
            [(-20, 1200), (30, 980), (24, 760), (52, 600)],
            [(820, 1210), (776, 1040), (790, 900)],
            [(-20, 60), (120, 40), (260, 60), (360, 34)],
            [(820, 40), (780, 160), (790, 260)],
            [(820, 20), (700, 40), (620, 28)],
        )
        for stem in stems:
            pen.form(geo.ribbon(stem, [12, 8, 4], 40), "#33102c", **FLAT)
            for i, (x, y) in enumerate(geo.sample(stem, 13)[1:]):
                tone = ("#33102c", "#4a1a3c", "#5f2348", "#8a2f4c")[i % 4]
                side = -1 if i % 2 else 1
                leaf(
                    pen,
                    x + side * 24,
                    y - 4,
                    pen.rng.uniform(30, 44),
                    90 * side + pen.rng.normal(-30 * side, 18),
                    tone,
                )


def paint(art: Art) -> None:
    art.sky(["#e08e70", "#e9a07a", "#eda880", "#d97a62"], wobble=10)
    paper_sky(art)
    flock(art)
    far_woods(art)
    village(art)
    body(art)
    little_people(art)
    haunch(art)
    head(art)
    paws_and_tail(art)
    frame(art)
    art.finish(vignette_colour="#3a0f30", vignette=0.25)
