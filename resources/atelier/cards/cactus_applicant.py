"""A cactus in a bow tie asks the balloon seller for work; the seller leans away."""

import itertools
import math

from atelier import Art, Bounce, Card, Cast, Drop, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure, draw_palm
from light.colour import lighten, mix, vary

CARD = Card(
    seed=43,
    light=(-0.7, -0.8),
    hand="dry gouache",
    title_en="The Job Interview",
    title_ru="Собеседование",
    tags_en=(
        "cactus",
        "balloons",
        "bow tie",
        "seller",
        "briefcase",
        "girl",
        "stall",
        "interview",
        "prejudice",
        "touch",
        "risk",
        "good intentions",
        "hope",
    ),
    tags_ru=(
        "кактус",
        "воздушные шары",
        "бабочка на шее",
        "продавец",
        "портфель",
        "девочка",
        "лоток",
        "собеседование",
        "предубеждение",
        "прикосновение",
        "риск",
        "добрые намерения",
        "надежда",
    ),
    description_en="A tall cactus in a bow tie holds its papers out to a balloon seller, who hugs "
    "his strings and leans away; a girl has hidden her balloon under her dress.",
    description_ru="Высокий кактус в галстуке-бабочке протягивает бумаги продавцу воздушных шаров, "
    "а тот обнимает свои нитки и отклоняется; девочка спрятала шарик под платье.",
)

CACTUS, CACTUS_DARK, CACTUS_LIGHT = "#3f8a48", "#174a30", "#96cc72"
SELLER = Person(
    "middle",
    "stout",
    "tan",
    "short",
    "#3a241c",
    beard="moustache",
    hat="straw",
    hat_colour="#f0d99a",
    outfit=Outfit(
        "#f7efe2",
        trousers="#5a6a78",
        apron="#f4b6b4",
        shoes="#5a3a30",
        pattern=patterns.stripes("#d8606a", 7, 16, 90),
    ),
)
GIRL = Person(
    "child",
    "small",
    "dark",
    "bun",
    "#1c1214",
    outfit=Outfit("#f0c03c", hem=0.6, flare=1.6, trousers=None, stockings="#f7f0e4", sleeves=0.45),
)
BALLOONS = (
    (520, 214, 84, "#2f74c8"),
    (640, 120, 88, "#e0382f"),
    (752, 216, 84, "#f6c22c"),
    (600, 300, 82, "#f6c22c"),
    (702, 318, 86, "#2f74c8"),
    (788, 372, 76, "#e0382f"),
    (546, 90, 66, "#3fa45c"),
    (756, 74, 62, "#f2f0e8"),
    (520, 392, 70, "#e0382f"),
    (640, 412, 72, "#f2f0e8"),
)
KNOT = (548, 690)


def square(art):
    """A plaster wall, shutters, and a pavement bleached by noon."""
    with art.layer("wall", warp=0.6) as pen:
        wall = geo.rectangle(-20, -20, 840, 1010)
        pen.form(wall, "#cfeac8", "#a8d4ac", "#ecf6e0", volume=40, texture=0.9)
        for _ in range(26):
            x, y = pen.rng.uniform(0, 800), pen.rng.uniform(0, 940)
            patch = geo.blob(pen.rng, x, y, pen.rng.uniform(20, 70), pen.rng.uniform(10, 34), 8)
            pen.fill(patch, vary("#bedfb8", pen.rng, 0.03, 8), 0.4, blur=4)
        pen.fill(geo.rectangle(-20, 930, 840, 60), "#b4cf9e")
        pen.line([(-20, 930), (400, 926), (820, 931)], "#8fb080", 5, 0.7)
    with art.layer("shutters", warp=0.4, drop=Drop(8, 10, 6, 0.3, "#4a7a58")) as pen:
        for left in (40, 132):
            leaf = geo.rectangle(left, 60, 84, 250, 3)
            pen.form(leaf, "#8fc0a0", "#5a9478", volume=10, texture=0.6)
            for y in range(84, 296, 22):
                pen.line([(left + 10, y), (left + 74, y)], "#5a9478", 5, 0.8)
        pen.form(geo.rectangle(26, 312, 204, 22, 4), "#f4d2c4", volume=6, texture=0.4)
    with art.layer("ground", warp=0.6) as pen:
        ground = geo.rectangle(-20, 984, 840, 240)
        pen.form(ground, "#f6dcd0", "#e0b4ac", "#fff2e6", volume=30, texture=0.8, grain=0.0)
        for y, run in ((1010, 0.9), (1050, 1.3), (1104, 1.9), (1168, 2.6)):
            pen.line([(-20, y), (400, y + 3), (820, y)], "#dca8a0", 3 * run, 0.5)
        for i in range(11):
            x = -60 + i * 92
            pen.line(
                geo.polygon([(x + 20, 988), (x + (x - 400) * 0.25, 1220)], False),
                "#dca8a0",
                3,
                0.4,
            )


def awning(art):
    """The stall: a pink cart with a scalloped cloth."""
    cast = Cast(1086, 0.4, "#5a4a7a", 0.5, 0.1)
    with art.layer("cart", detail=0.6, warp=0.4, cast=cast) as pen:
        for x in (466, 706):
            pen.line(geo.polygon([(x, 900), (x, 1060)], False), "#a86a60", 14)
        for x in (474, 700):
            pen.line(geo.ellipse(x, 1036, 46), "#8a5a54", 13)
            for i in range(8):
                end = geo.toward((x, 1036), i * 45, 44)
                pen.line(geo.polygon([(x, 1036), end], False), "#8a5a54", 5)
            pen.form(geo.ellipse(x, 1036, 12), "#f0c46a", texture=0)
        box = geo.rectangle(430, 812, 400, 176, 6)
        pen.form(box, "#f2a8ac", "#c4707c", "#ffd8d2", volume=30, texture=0.6)
        with pen.clip(box):
            for x in range(440, 830, 52):
                pen.line(geo.polygon([(x, 812), (x, 990)], False), "#d8808a", 4, 0.7)
        cloth = [(416, 780, "c"), (840, 780, "c"), (840, 850, "c")]
        for i in range(8):
            right = 840 - i * 53
            cloth += [(right - 26, 882), (right - 53, 850, "c")]
        shape = geo.curve(cloth)
        pen.form(shape, "#fdf6ea", "#d8c4b8", volume=14, texture=0.4)
        with pen.clip(shape):
            for i in range(0, 8, 2):
                pen.fill(geo.rectangle(416 + i * 53, 770, 53, 120), "#e4707a", 0.9)
        pen.form(geo.rectangle(408, 764, 440, 24, 8), "#f8e2c4", "#c89a7a", volume=8, texture=0.5)


def balloon(pen, x, y, size, colour):
    shape = geo.curve(
        [
            (x, y - size),
            (x + size * 0.72, y - size * 0.62),
            (x + size * 0.84, y),
            (x + size * 0.5, y + size * 0.66),
            (x, y + size * 1.06),
            (x - size * 0.5, y + size * 0.66),
            (x - size * 0.84, y),
            (x - size * 0.72, y - size * 0.62),
        ]
    )
    pen.form(shape, colour, volume=size * 0.7, texture=0.25)
    tail = geo.polygon(
        [(x, y + size), (x + size * 0.14, y + size * 1.2), (x - size * 0.14, y + size * 1.2)]
    )
    pen.form(tail, lighten(colour, -0.06), texture=0)
    pen.line(geo.arc(x, y, size * 0.56, size * 0.7, 190, 262), "#ffffff", size * 0.1, 0.8, blur=1)
    pen.fill(geo.ellipse(x - size * 0.1, y - size * 0.76, size * 0.06), "#ffffff", 0.85)


def bunch(art):
    drop = Drop(30, 30, 9, 0.3, "#3f7a70")
    with art.layer("strings", warp=0.3, detail=1, keep=0.7) as pen:
        for x, y, size, _ in BALLOONS:
            start = (x, y + size * 1.18)
            bend = geo.lerp(start, KNOT, 0.5)
            pen.line([start, (bend[0] + (x - 640) * 0.12, bend[1]), KNOT], "#6a5a64", 3, 0.9)
    for i, (x, y, size, colour) in enumerate(BALLOONS):
        with art.layer(f"balloon {i}", detail=0.8, drop=drop) as pen:
            balloon(pen, x, y, size, colour)


def seller(art):
    with art.layer("seller", detail=1, keep=0.15, drop=Drop(30, 22, 8, 0.34, "#3f7a70")) as pen:
        pose = POSES["hugging"].but(
            lean=-30,
            head=22,
            near_arm=(52, 112),
            far_arm=(62, 132),
            near_leg=(14, 4),
            far_leg=(-16, -10),
            near_hand="fist",
            far_hand="fist",
        )
        worried = Expression(eye="wide", brow=13, slant=13, smile=-0.5)
        draw_figure(pen, 612, 1096, 640, SELLER, pose, "three-quarter", worried, True)


SPINE_COUNT = 15


def ribs(pen, shape, spine, half):
    """Long pleats that follow the body, and thorns on each of them."""
    with pen.clip(shape):
        for k in (-0.66, -0.3, 0.06, 0.42, 0.76):
            line = [(x + k * half, y) for x, y in spine]
            pen.line(line, CACTUS_DARK, 9, 0.42, blur=2.5)
            pen.line([(x - 12, y) for x, y in line], CACTUS_LIGHT, 7, 0.5, blur=2.5)
    for k in (-0.84, -0.48, -0.12, 0.24, 0.6, 0.9):
        line = [(x + k * half, y) for x, y in spine]
        for x, y in geo.sample(line, SPINE_COUNT):
            thorn_star(pen, x, y + pen.rng.normal(0, 4))


def thorn_star(pen, x, y, size=13):
    for turn in (-70, -20, 30, 80):
        end = geo.toward(
            (x, y), 180 + turn + pen.rng.normal(0, 8), size * pen.rng.uniform(0.7, 1.1)
        )
        pen.line(geo.polygon([(x, y), end], False), "#fbf6dc", 2.2, 0.95)
    pen.fill(geo.ellipse(x, y, 2.4), "#d8c884")


def outer_thorns(pen, points):
    """Thorns that break the outline, each with its base on the skin."""
    for (x, y), (after_x, after_y) in itertools.pairwise(points):
        run, rise = after_x - x, after_y - y
        length = math.hypot(run, rise) or 1
        out = (rise / length, -run / length)
        for spread in (-0.35, 0.1, 0.4):
            reach = pen.rng.uniform(14, 24)
            end = (
                x + (out[0] + spread * run / length) * reach,
                y + (out[1] + spread * rise / length) * reach,
            )
            pen.line(geo.polygon([(x, y), end], False), "#6a8a52", 2.4, 0.95)


def cactus_arm(pen, points, widths):
    arm = geo.ribbon(points, widths, 50)
    pen.form(arm, CACTUS, CACTUS_DARK, CACTUS_LIGHT, volume=38, texture=0.5)
    for shift in (-14, 14):
        with pen.clip(arm):
            pen.line([(x + shift, y + shift) for x, y in points], CACTUS_DARK, 7, 0.35, blur=2)
        for x, y in geo.sample([(x + shift * 0.6, y + shift * 0.6) for x, y in points], 9):
            thorn_star(pen, x, y, 12)


BODY = [
    (232, 246),
    (282, 258),
    (318, 304),
    (334, 380),
    (340, 520),
    (342, 720),
    (338, 900),
    (330, 1046),
    (282, 1072),
    (232, 1078),
    (180, 1072),
    (136, 1046),
    (128, 900),
    (124, 720),
    (126, 520),
    (132, 380),
    (148, 304),
    (182, 258),
]


def papers(pen):
    with pen.at(470, 596, 1, 14):
        sheet = geo.polygon([(-44, -64), (50, -70), (58, 62), (-36, 70)])
        pen.form(sheet, "#fffdf4", "#d4cfc4", volume=6, texture=0)
        for y in range(-34, 52, 15):
            pen.line([(-24, y), (10, y - 2), (38 - (y % 4) * 6, y - 4)], "#8a94a0", 4, 0.8)
        for x, y in ((-10, -48), (26, -30), (4, 40)):
            pen.fill(geo.ellipse(x, y, 4.5), "#5a6a58")


def face(pen):
    """Earnest: brows up, eyes on the seller, a small hopeful smile."""
    for x in (222, 296):
        pen.form(geo.ellipse(x, 398, 21, 25), "#fbfaf0", "#c8d4b0", texture=0)
        pen.fill(geo.ellipse(x + 8, 402, 11, 13), "#1c2418")
        pen.fill(geo.ellipse(x + 12, 396, 4), "#ffffff")
    pen.line([(190, 362), (214, 346), (240, 352)], "#1f4a30", 8)
    pen.line([(276, 350), (300, 344), (322, 362)], "#1f4a30", 8)
    pen.line([(226, 454), (260, 476), (300, 452)], "#1f4a30", 8)
    for x in (190, 316):
        pen.fill(geo.ellipse(x, 444, 24, 15), "#e88a6a", 0.5, blur=7)


def bow_tie(pen):
    for side in (-1, 1):
        wing = geo.curve(
            [
                (256, 556, "c"),
                (256 + side * 44, 516),
                (256 + side * 92, 510, "c"),
                (256 + side * 98, 566),
                (256 + side * 88, 616, "c"),
                (256 + side * 42, 592),
            ]
        )
        pen.form(wing, "#d8343c", "#7c1428", "#ff8a7a", volume=18, texture=0.3)
        pen.fold([(256 + side * 30, 552), (256 + side * 70, 546)], "#d8343c", 5, 0.6)
    pen.form(geo.rectangle(236, 530, 40, 50, 14), "#c02838", "#6c1024", volume=10, texture=0.2)


def flower(pen):
    for turn in (-72, -36, 0, 36, 72):
        petal = geo.ribbon(
            [
                (236, 252),
                geo.toward((236, 252), 180 - turn, 42),
                geo.toward((236, 252), 180 - turn, 66),
            ],
            [12, 30, 6],
            14,
        )
        pen.form(petal, "#f27a9a", "#b43a68", "#ffd0d4", volume=8, texture=0)
    pen.form(geo.ellipse(236, 240, 14, 10), "#f6d04a", texture=0)


def shoes(pen):
    for x in (184, 296):
        shoe = geo.curve(
            [
                (x - 46, 1064, "c"),
                (x - 10, 1050),
                (x + 26, 1066),
                (x + 68, 1082),
                (x + 72, 1104, "c"),
                (x - 48, 1106, "c"),
            ]
        )
        pen.form(shoe, "#4a3438", "#1f1418", "#a08488", volume=14, texture=0)
        pen.line([(x - 48, 1106), (x + 72, 1106)], "#1c1214", 6)
        pen.line([(x + 20, 1074), (x + 48, 1084)], "#d8c8c4", 5, 0.7, blur=1)


def briefcase(pen):
    with pen.at(70, 1086, 1, -3):
        pen.line(geo.arc(0, -136, 32, 26, 180, 360), "#6a3c2c", 10)
        case = geo.rectangle(-84, -134, 168, 130, 12)
        pen.form(case, "#b8744a", "#6a3828", "#e8b484", volume=18, texture=0.6)
        flap = geo.curve([(-84, -128, "c"), (84, -128, "c"), (78, -76), (0, -58), (-78, -76)])
        pen.form(flap, "#a8643e", "#6a3828", volume=8, texture=0.4)
        pen.form(geo.rectangle(-14, -76, 28, 24, 4), "#f0cc6a", texture=0)


def cactus(art):
    with (
        art.layer(
            "cactus",
            detail=1,
            keep=0.1,
            warp=0.5,
            cast=Cast(1100, 0.45, "#5a4a7a", 0.55, 0.08),
            drop=Drop(54, 30, 8, 0.34, "#3f7a70"),
            bounce=Bounce("#f4c8b8", 0.3),
        ) as pen,
        pen.at(14, 0, 1, 0),
    ):
        shoes(pen)
        cactus_arm(pen, [(150, 760), (66, 800), (44, 870), (58, 950)], [86, 88, 80, 56])
        body = geo.curve(BODY)
        pen.form(body, CACTUS, CACTUS_DARK, CACTUS_LIGHT, volume=90, texture=0.6)
        ribs(pen, body, [(232, 290), (236, 500), (236, 800), (232, 1050)], 100)
        outer_thorns(pen, geo.sample(BODY, 64, True))
        flower(pen)
        pen.fill(geo.ellipse(256, 420, 88, 92), CACTUS, 0.95, blur=14)
        face(pen)
        bow_tie(pen)
        papers(pen)
        cactus_arm(pen, [(290, 690), (384, 716), (428, 684), (446, 624)], [92, 94, 82, 50])
    with art.layer("briefcase", detail=0.8, cast=Cast(1090, 0.4, "#5a4a7a", 0.4, 0.08)) as pen:
        briefcase(pen)


def girl(art):
    """She has understood at once; the tip of the balloon still shows below the hem."""
    with (
        art.layer("girl", detail=1, keep=0.15, cast=Cast(1184, 0.4, "#5a4a7a", 0.5, 0.1)) as pen,
        pen.at(26, 4),
    ):
        pose = POSES["standing"].but(lean=-8, head=-4, near_arm=(6, 20), far_arm=(10, 30))
        watching = Expression(eye="wide", brow=10, slant=6, smile=-0.1)
        draw_figure(pen, 446, 1180, 440, GIRL, pose, "three-quarter", watching, True)
        tip = geo.curve(
            [(342, 1040), (392, 1120), (412, 1134), (432, 1120), (486, 1040), (412, 1000)]
        )
        pen.form(tip, "#e0382f", "#8c1828", "#ff9a84", volume=34, texture=0.2)
        knot = geo.polygon([(412, 1130), (424, 1150), (400, 1150)])
        pen.form(knot, "#c02a2a", texture=0)
        pen.line([(412, 1150), (396, 1166), (420, 1178), (400, 1196)], "#6a5a64", 3)
        dress = geo.curve(
            [
                (424, 922),
                (470, 924),
                (512, 964),
                (516, 1030),
                (494, 1082, "c"),
                (414, 1094),
                (330, 1078, "c"),
                (312, 1020),
                (330, 958),
                (376, 924),
            ]
        )
        pen.form(dress, "#f4c63c", "#b87a24", "#fff0a0", volume=64, texture=0.3)
        pen.fill(geo.ellipse(400, 1010, 60, 56), "#f08040", 0.35, blur=18)
        for x in (346, 380, 414, 448, 480):
            pen.fold([(x, 1084), (x + (412 - x) * 0.12, 1052)], "#f4c63c", 4, 0.6)
        pen.line(geo.arc(392, 1000, 52, 56, 195, 255), "#fff8d8", 9, 0.8, blur=2)
        arm = geo.ribbon([(494, 934), (512, 990), (440, 1036), (390, 1040)], [40, 34, 26, 22], 26)
        pen.form(arm, GIRL.skin_colour, volume=12, texture=0)
        draw_palm(pen, 398, 1040, 42, -86, "relaxed", GIRL.skin_colour)
        sleeve = geo.ribbon([(486, 916), (506, 950), (508, 972)], [44, 50, 44], 14)
        pen.form(sleeve, "#f4c63c", "#b87a24", "#fff0a0", volume=14, texture=0.2)


def paint(art: Art) -> None:
    art.sky(["#dcebc8", "#e8f2d4", "#f4e4d4"])
    square(art)
    art.repaint("background", radii=(8, 4))
    bunch(art)
    art.repaint("middle")
    seller(art)
    awning(art)
    cactus(art)
    girl(art)
    art.repaint("final")
    art.finish(vignette_colour=mix("#4a7a58", "#8a5a6a", 0.3), vignette=0.12)
