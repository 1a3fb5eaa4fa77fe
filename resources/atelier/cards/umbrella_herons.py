"""Herons stand folded among the umbrellas; a visitor pulls one out and it opens."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Cast, Drop, Rim
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from light.colour import lighten, mix, vary

CARD = Card(
    seed=72,
    light=(0.75, -0.62),
    hand="thick oil",
    title_en="The Stand in the Hall",
    title_ru="Подставка в прихожей",
    tags_en=(
        "heron",
        "umbrella",
        "butler",
        "hall",
        "visitor",
        "rain",
        "beak",
        "feathers",
        "mistake",
        "elegance",
        "camouflage",
        "host",
        "surprise",
    ),
    tags_ru=(
        "цапля",
        "зонт",
        "дворецкий",
        "прихожая",
        "гость",
        "дождь",
        "клюв",
        "перья",
        "ошибка",
        "изящество",
        "маскировка",
        "хозяин",
        "удивление",
    ),
    description_en="In a blue hall a wet visitor pulls a heron out of the umbrella stand by its "
    "neck and it opens like an umbrella, while the butler studies the ceiling.",
    description_ru="В синей прихожей промокший гость тянет из подставки для зонтов цаплю, и та "
    "раскрывается зонтом, а дворецкий внимательно смотрит в потолок.",
)

GREY, GREY_DARK, GREY_LIGHT = "#a9b8cc", "#44567e", "#eef4fa"
SLATE = "#2f3d64"
WOOD, WOOD_DARK, WOOD_LIGHT = "#7a3c28", "#38181c", "#c87a48"
APEX = (372, 132)
VISITOR = Person(
    "middle",
    "thin",
    "dark",
    "crop",
    "#1c1416",
    beard="moustache",
    outfit=Outfit(
        "#c9b070",
        hem=0.62,
        flare=0.9,
        trousers="#4a4a58",
        shoes="#3a2a24",
        belt="#8f7640",
        buttons="#6a5430",
    ),
)
BUTLER = Person(
    "old",
    "tall",
    "fair",
    "crop",
    "#e8e4e0",
    outfit=Outfit(
        "#232a44", hem=0.12, flare=0.5, trousers="#3a4058", collar="#ffffff", shoes="#181a24"
    ),
)


def hall(art):
    with art.layer("wall", warp=0.5, brush=1.1) as pen:
        wall = geo.rectangle(-20, -20, 840, 900)
        pen.form(wall, "#4f7cb4", "#2f4f8c", "#86b0d8", volume=200, texture=0.4)
        for i in range(13):
            x = -30 + i * 68
            pen.fill(geo.rectangle(x, -20, 32, 900), "#6692c6", 0.75)
            for j in range(12):
                y = 30 + j * 74 + (i % 2) * 37
                for turn in (-44, 0, 44):
                    tip = geo.toward((x + 50, y), 180 + turn, 12)
                    pen.fill(geo.ellipse(*tip, 4, 9, -turn), "#2f568e", 0.85)
        rail = geo.rectangle(-20, 780, 840, 26)
        pen.form(rail, WOOD, WOOD_DARK, WOOD_LIGHT, volume=10, texture=0.5)
        panel = geo.rectangle(-20, 804, 840, 160)
        pen.form(panel, "#5f2f26", WOOD_DARK, "#8a4c34", volume=40, texture=0.8)
        for i in range(7):
            box = geo.rectangle(-6 + i * 122, 828, 100, 112, 3)
            pen.form(box, "#6d3628", WOOD_DARK, "#a05c3c", volume=10, texture=0.6)
    with art.layer("tiles", warp=0.5) as pen:
        floor_tiles(pen)


def floor_tiles(pen):
    """Diamonds that run away to the skirting board."""
    pen.fill(geo.rectangle(-20, 960, 840, 260), "#c8d4e0")
    for row in range(8):
        near, far = 960 + 250 * (row / 8) ** 1.5, 960 + 250 * ((row + 1) / 8) ** 1.5
        for column in range(-8, 9):
            if (row + column) % 2:
                continue
            a, b = 90 + (near - 960) * 0.16, 90 + (far - 960) * 0.16
            tile = geo.polygon(
                [
                    (400 + column * a, near),
                    (400 + (column + 1) * a, near),
                    (400 + (column + 1) * b, far),
                    (400 + column * b, far),
                ]
            )
            pen.fill(tile, vary("#4a6ea0", pen.rng, 0.02, 4))


def coloured_light(art):
    """What the stained glass of the door throws into the hall."""
    panes = (
        ("#ffb45a", 560, 150),
        ("#ff7a8a", 640, 330),
        ("#7fe0b0", 540, 420),
        ("#ffe08a", 660, 560),
    )
    with art.layer("stained light", warp=1.5, blend="screen", alpha=0.5, blur=5) as pen:
        for colour, x, y in panes:
            for dx in (0, 82):
                pane = geo.polygon(
                    [
                        (x + dx, y),
                        (x + dx + 70, y - 40),
                        (x + dx + 62, y + 90),
                        (x + dx - 8, y + 130),
                    ]
                )
                pen.fill(pane, lighten(colour, -0.22))
        for colour, x in (("#ffb45a", 470), ("#ff7a8a", 590), ("#ffe08a", 700)):
            pen.fill(
                geo.polygon([(x, 1030), (x + 90, 1020), (x + 40, 1090), (x - 60, 1104)]),
                lighten(colour, -0.25),
            )
    art.shade(np.clip(1 - art.x / 420, 0, 1), "#33508c", 0.6)


def feather(pen, start, end, width, colour, tip):
    middle = geo.lerp(start, end, 0.55)
    bow = (middle[0] + (end[0] - start[0]) * 0.12, middle[1] - abs(end[0] - start[0]) * 0.16)
    shape = geo.ribbon([start, bow, end], [width * 0.5, width, width * 0.95, width * 0.25], 24)
    pen.form(
        shape,
        colour,
        lighten(colour, -0.16),
        lighten(colour, 0.12),
        volume=width * 0.3,
        texture=0.4,
    )
    with pen.clip(shape):
        pen.fill(geo.ellipse(*end, width * 1.6, width * 2.1), tip, 0.75, blur=width * 0.3)
    pen.line([start, bow, end], lighten(colour, 0.16), 2, 0.6)


def canopy(pen):
    """The wings stand open all round, like the cover of an umbrella."""
    ax, ay = APEX
    order = sorted(range(19), key=lambda i: -abs(i - 9))
    for i in order:
        t = (i - 9) / 9
        end = (ax + 330 * math.sin(t * 1.45), 400 - 130 * abs(t) ** 2.4 + 34 * (i % 2))
        feather(pen, (ax + t * 26, ay + 10), end, 56, vary("#7f93b4", pen.rng, 0.03, 5), SLATE)
    for i in sorted(range(15), key=lambda i: -abs(i - 7)):
        t = (i - 7) / 7
        end = (ax + 236 * math.sin(t * 1.4), 306 - 100 * abs(t) ** 2.2 + 20 * (i % 2))
        feather(pen, (ax + t * 18, ay + 6), end, 50, vary(GREY, pen.rng, 0.025, 5), "#6a80a8")
    for i in range(9):
        t = (i - 4) / 4
        end = (ax + 120 * math.sin(t * 1.4), 224 - 50 * abs(t) ** 2)
        feather(pen, (ax + t * 10, ay), end, 42, vary("#d6e0ec", pen.rng, 0.02, 4), GREY)


def heron_head(pen, x, y, turn, flip=False):
    """Beak along +x."""
    with pen.at(x, y, 1, turn, flip):
        crest = geo.ribbon([(-8, -12), (-50, -22), (-92, -8)], [16, 10, 2], 16)
        pen.form(crest, "#1f2640", texture=0.2)
        beak = geo.curve([(20, -10, "c"), (70, -4), (122, 6, "c"), (66, 12), (18, 14, "c")])
        pen.form(beak, "#f0b040", "#9a5a24", "#ffe49a", volume=8, texture=0.2)
        pen.line([(24, 4), (70, 5), (116, 6)], "#8a4c20", 2)
        skull = geo.curve([(-32, 4), (-22, -20), (8, -26), (34, -12), (36, 8), (10, 22), (-22, 20)])
        pen.form(skull, "#f4f7fa", "#8496b4", "#ffffff", volume=16, texture=0.2)
        pen.form(
            geo.curve([(-30, -6), (0, -18), (32, -12), (8, -30), (-20, -24)]),
            "#1f2640",
            texture=0.1,
        )
        pen.fill(geo.ellipse(14, -5, 7.5), "#ffd84a")
        pen.fill(geo.ellipse(15, -5, 3.8), "#10121c")


def opened_heron(art):
    with art.layer(
        "open heron",
        detail=1,
        keep=0.1,
        rim=Rim("#ffe8c0", 5, 0.5),
        drop=Drop(-22, 26, 22, 0.4, "#182a58"),
    ) as pen:
        for dx, bend in ((-8, -14), (10, 16)):
            shank = [(APEX[0] + dx, 150), (APEX[0] + dx + bend * 0.4, 70), (APEX[0] + dx + bend, 4)]
            pen.form(geo.ribbon(shank, [11, 9, 7], 14), "#c8a050", "#7a5428", texture=0.1)
        neck = [
            (372, 330),
            (384, 430),
            (356, 520),
            (352, 610),
            (356, 700),
            (388, 754),
            (434, 738),
            (444, 700),
        ]
        under = geo.curve(
            [
                (150, 340),
                (260, 300),
                (372, 330),
                (490, 300),
                (600, 336),
                (480, 372),
                (372, 420),
                (270, 376),
            ]
        )
        pen.form(under, "#54698e", "#26345c", volume=30, texture=0.5)
        pen.form(
            geo.ribbon(neck, [70, 54, 40, 34, 32, 32, 32, 34], 70),
            "#e4eaf2",
            "#7488ac",
            "#ffffff",
            volume=14,
            texture=0.4,
        )
        for x, y in geo.sample(neck[1:5], 13):
            pen.fill(geo.ellipse(x - 2, y, 4, 9), "#2f3d64", 0.75)
        canopy(pen)
        heron_head(pen, 446, 690, -82)


def folded_heron(pen, x, top, lean, flip):
    """Closed: the neck is the crook, the wings are rolled and buttoned."""
    with pen.at(x, 0, 1, lean, flip):
        roll = geo.curve(
            [(-30, 1000), (-34, 900), (-26, 800), (0, 772), (26, 800), (34, 900), (30, 1000)]
        )
        pen.form(roll, "#8c9ebc", "#3a4a74", "#dbe5f0", volume=20, texture=0.6, grain=1.5)
        for dx in (-16, 0, 15):
            pen.line([(dx * 0.5, 784), (dx, 880), (dx * 1.2, 1000)], SLATE, 4, 0.8)
        strap = geo.ribbon([(-34, 872), (0, 884), (34, 868)], [13, 13, 13], 12)
        pen.form(strap, SLATE, texture=0.2)
        neck = [(0, 800), (-6, 740), (2, top + 60), (16, top + 10), (52, top), (78, top + 34)]
        pen.form(
            geo.ribbon(neck, [38, 28, 25, 25, 25, 26], 50),
            "#dfe6ef",
            "#7488ac",
            "#ffffff",
            volume=11,
            texture=0.4,
        )
        heron_head(pen, 80, top + 44, 76)


def plain_umbrella(pen, x, top, lean, colour):
    with pen.at(x, 0, 1, lean):
        roll = geo.curve(
            [(-28, 1000), (-30, 880), (-16, 790), (0, 770), (16, 790), (30, 880), (28, 1000)]
        )
        pen.form(roll, colour, volume=18, texture=0.6)
        for dx in (-12, 8):
            pen.line([(dx * 0.4, 790), (dx, 880), (dx * 1.4, 1000)], lighten(colour, -0.14), 4, 0.7)
        crook = [(0, 780), (0, top + 50), (12, top + 8), (42, top + 4), (56, top + 40)]
        pen.form(
            geo.ribbon(crook, [15, 15, 16, 16, 15], 40), "#8f5a30", "#4a2418", "#d89a5c", volume=6
        )


def stand(art):
    with art.layer(
        "stand", detail=0.9, keep=0.06, drop=Drop(-16, 12, 14, 0.4, "#141c3c"), cast=Cast(1150, 0.4)
    ) as pen:
        plain_umbrella(pen, 424, 820, -3, "#a8323c")
        folded_heron(pen, 540, 620, 2, False)
        plain_umbrella(pen, 606, 720, 6, "#2f7a6a")
        folded_heron(pen, 482, 740, -2, False)
        tray = geo.ellipse(500, 1132, 150, 34)
        pen.form(tray, "#b8863c", "#5f3c1c", "#f8dc90", volume=14, texture=0.3)
        pen.fill(geo.ellipse(500, 1128, 126, 22), "#3f5c8c", 0.85)
        for dx in range(-5, 6):
            slat = geo.ribbon(
                [(500 + dx * 24, 930), (500 + dx * 22, 1122)], [17, 15], 6, caps=False
            )
            pen.form(
                slat, vary(WOOD, pen.rng, 0.02, 4), WOOD_DARK, WOOD_LIGHT, volume=7, texture=0.5
            )
        for y, reach in ((926, 140), (1030, 130)):
            ring = geo.ribbon(
                [(500 - reach, y - 8), (500, y + 18), (500 + reach, y - 8)], [26, 30, 26]
            )
            pen.form(ring, WOOD, WOOD_DARK, WOOD_LIGHT, volume=10, texture=0.5)


def visitor(art):
    with art.layer(
        "visitor",
        detail=1,
        keep=0.1,
        rim=Rim("#ffe0b0", 5, 0.6),
        bounce=Bounce("#86a8d8", 0.25),
        cast=Cast(1168, 0.35, "#16224a", 0.5, 0.1),
        drop=Drop(-14, 10, 16, 0.3, "#182a58"),
    ) as pen:
        pose = POSES["standing"].but(
            lean=-12,
            head=-16,
            near_arm=(47, 132),
            far_arm=(58, 92),
            near_hand="fist",
            far_hand="open",
            near_leg=(18, 6),
            far_leg=(-16, -20),
        )
        draw_figure(
            pen,
            164,
            1172,
            700,
            VISITOR,
            pose,
            "profile",
            Expression(eye="narrow", brow=12, slant=5, smile=-0.1, gape=0.15, blush=0.2),
            face="three-quarter",
        )
        collar = [(82, 640), (86, 606, "c"), (122, 622), (158, 610, "c"), (170, 644), (128, 660)]
        pen.form(geo.curve(collar), "#dcc68a", "#8f7640", volume=8, texture=0.2)
        pen.line([(126, 624), (134, 644), (144, 654)], "#8f7640", 3, 0.7)
        for x, y in geo.scattered(pen.rng, 40, (70, 700, 300, 1040), 18):
            pen.line([(x, y), (x - 1, y + 14)], "#8a7038", 3, 0.4)


def butler(art):
    with art.layer(
        "butler",
        detail=1,
        keep=0.1,
        rim=Rim("#ffe0b0", 5, 0.7),
        bounce=Bounce("#86a8d8", 0.25),
        cast=Cast(1120, 0.35, "#16224a", 0.5, 0.1),
        drop=Drop(-14, 8, 16, 0.3, "#182a58"),
    ) as pen:
        tails = geo.curve(
            [
                (660, 830, "c"),
                (762, 830, "c"),
                (778, 960),
                (760, 1010, "c"),
                (716, 940),
                (700, 1006, "c"),
                (672, 940),
            ]
        )
        pen.form(tails, "#1c2238", volume=20, texture=0.3)
        pose = POSES["standing"].but(lean=-9, head=-52, near_arm=(-24, 30), far_arm=(-14, 40))
        draw_figure(
            pen,
            706,
            1126,
            620,
            BUTLER,
            pose,
            "profile",
            Expression(eye="open", brow=16, slant=4, smile=-0.2, blush=0.15),
            flip=True,
        )


def paint(art: Art) -> None:
    art.sky(["#4f7cb4", "#5f8cc0", "#3f66a0"])
    hall(art)
    coloured_light(art)
    art.repaint("background", radii=(9, 5, 3))
    butler(art)
    stand(art)
    visitor(art)
    opened_heron(art)
    with art.layer("fist", detail=1, keep=0.12) as pen:
        for k in range(4):
            finger = geo.ribbon(
                [(376, 618 + k * 15), (352, 622 + k * 15), (334, 616 + k * 15)], [16, 18, 14]
            )
            pen.form(finger, "#64402c", "#33201c", "#a8714c", volume=6, texture=0)
    art.repaint("final")
    with art.layer("drops", warp=0, mottle=0) as pen:
        for _ in range(90):
            angle, reach = pen.rng.uniform(-1.7, 1.7), pen.rng.uniform(300, 400)
            x, y = 372 + math.sin(angle) * reach, 330 - math.cos(angle) * reach * 0.55
            drop = geo.ribbon(
                [(x, y), (x + math.sin(angle) * 12, y - math.cos(angle) * 9)], [1.4, 4.6], 6
            )
            pen.fill(drop, mix("#ffffff", "#bfe0ff", pen.rng.random()), 0.85)
        for x, y in geo.scattered(pen.rng, 26, (100, 1080, 360, 1190), 20):
            pen.fill(geo.ellipse(x, y, 8, 3), "#e8f2fc", 0.6)
    art.finish(vignette_colour="#14204c", vignette=0.26)
