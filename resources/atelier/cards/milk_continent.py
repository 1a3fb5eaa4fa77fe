"""Spilled milk is a continent; ants land, plant a crumb and salute."""

from atelier import Art, Card, Drop
from atelier import geometry as geo
from atelier.figures import Expression, Person, draw_head, draw_palm
from light.colour import lighten, vary

CARD = Card(
    seed=25,
    light=(-0.7, -0.7),
    hand="dry gouache",
    title_en="The New World of Milk",
    title_ru="Молочная земля",
    tags_en=(
        "milk",
        "ants",
        "jug",
        "elbow",
        "fly",
        "tablecloth",
        "crumb",
        "map",
        "discovery",
        "mishap",
        "empire",
        "breakfast",
        "sleep",
        "victory",
    ),
    tags_ru=(
        "молоко",
        "муравьи",
        "кувшин",
        "локоть",
        "муха",
        "скатерть",
        "крошка",
        "карта",
        "открытие",
        "оплошность",
        "империя",
        "завтрак",
        "сон",
        "победа",
    ),
    description_en="From above: milk from a tipped jug lies on a blue tablecloth like a continent, "
    "ants land on its shore, plant a crumb and salute, while a child sleeps on a bent arm.",
    description_ru="Вид сверху: молоко из опрокинутого кувшина лежит на синей скатерти, как "
    "материк; муравьи высадились на берег, водрузили крошку и отдают честь, а рядом на согнутой "
    "руке спит ребёнок.",
)

CLOTH = "#93c0ea"
MILK, MILK_SHADE = "#fcfaf4", "#b9cbe4"
RUST = "#b24a1e"
SKIN = "#cf9a6c"
CHILD = Person("child", "thin", SKIN, "crop", "#5a3424")
DOZING = Expression(eye="closed", brow=4, smile=0.3, blush=0.5)
MAINLAND = [
    (540, 262),
    (488, 330),
    (458, 392),
    (412, 376),
    (384, 420),
    (372, 462),
    (316, 446),
    (262, 476),
    (214, 452),
    (150, 470),
    (74, 462),
    (84, 520),
    (44, 566),
    (70, 606),
    (132, 624),
    (96, 664),
    (36, 716),
    (60, 752),
    (120, 760),
    (126, 808),
    (70, 850),
    (44, 930),
    (62, 990),
    (20, 1032),
    (34, 1064),
    (80, 1040),
    (106, 1070, "c"),
    (128, 1040),
    (106, 970),
    (132, 912),
    (178, 900),
    (198, 960),
    (180, 1020),
    (214, 1080),
    (222, 1160, "c"),
    (276, 1120),
    (330, 1146),
    (386, 1108),
    (430, 1136),
    (480, 1188, "c"),
    (512, 1120),
    (590, 1096),
    (640, 1050),
    (634, 980),
    (690, 916),
    (664, 880),
    (620, 850),
    (616, 806),
    (660, 782),
    (716, 800),
    (770, 754),
    (730, 716),
    (660, 730),
    (626, 700),
    (646, 650),
    (706, 640),
    (776, 574),
    (740, 530),
    (694, 546),
    (650, 560),
    (616, 516),
    (628, 456),
    (590, 410),
    (596, 300),
]
ISLANDS = ((746, 890, 30, 20), (52, 1136, 30, 22), (716, 684, 20, 12), (150, 844, 12, 14))
ISLETS = ((752, 934, 10, 8), (92, 1164, 12, 9), (690, 440, 14, 10))


def tablecloth(art):
    """Woven checks that could be the lines of a map."""
    with art.layer("checks", warp=1.0, mottle=0) as pen:
        for i in range(-1, 13):
            x = i * 68 + 12
            for shift, colour, width, alpha in ((0, "#ffffff", 20, 0.34), (26, "#3f7fc4", 4, 0.6)):
                pen.line(
                    [(x + shift, -20), (x + shift + 9, 600), (x + shift - 4, 1220)],
                    colour,
                    width,
                    alpha,
                )
        for j in range(-1, 19):
            y = j * 68 + 30
            for shift, colour, width, alpha in ((0, "#ffffff", 20, 0.34), (26, "#3f7fc4", 4, 0.6)):
                pen.line(
                    [(-20, y + shift), (400, y + shift + 10), (820, y + shift - 4)],
                    colour,
                    width,
                    alpha,
                )
    with art.layer("creases", warp=0.6, mottle=0) as pen:
        for fold in (
            [(-20, 300), (240, 620), (500, 760), (820, 1090)],
            [(820, 420), (700, 640), (640, 900), (690, 1220)],
        ):
            pen.line(fold, "#4a86c8", 22, 0.34, blur=10)
            pen.line([(x - 14, y - 14) for x, y in fold], "#ffffff", 16, 0.5, blur=8)


def window_light(art):
    """A pane of sun lying across the table."""
    with art.layer("sun", warp=0, mottle=0, blend="screen") as pen:
        for left in (-60, 300):
            pane = geo.polygon(
                [(left, 380), (left + 310, 300), (left + 560, 1240), (left + 210, 1240)]
            )
            pen.fill(pane, "#fff0c8", 0.3, blur=10)


def coast():
    return geo.curve(MAINLAND, tension=1.15)


def islands(pen):
    return [geo.blob(pen.rng, *place, 8, 0.14) for place in (*ISLANDS, *ISLETS)]


def milk(art):
    """A thick puddle: soundings round the coast, a blue lip of shade, a sheen."""
    with art.layer("soundings", warp=0.8, mottle=0) as pen:
        for width, colour, alpha in (
            (96, "#d8ecfb", 0.5),
            (66, "#5c9ad6", 0.5),
            (58, "#c8e2f8", 1),
            (36, "#5c9ad6", 0.6),
            (29, "#a8d0f0", 1),
        ):
            for shore in (coast(), *(geo.ellipse(*i) for i in ISLANDS)):
                pen.line(shore, colour, width, alpha)
    drop = Drop(9, 12, 7, 0.5, "#2c5c9c")
    with art.layer("milk", detail=0.7, drop=drop) as pen:
        for shore in (coast(), *islands(pen)):
            pen.form(shore, MILK, MILK_SHADE, "#ffffff", volume=30, texture=0.12, shadow=1.0)
    with art.layer("sheen", warp=0.6) as pen, pen.clip(coast()):
        for points, width in (
            ([(150, 560), (240, 520), (330, 540)], 22),
            ([(330, 640), (420, 560), (480, 470), (520, 380)], 30),
            ([(250, 980), (300, 900), (290, 830)], 20),
        ):
            pen.line([(x + 16, y + 18) for x, y in points], "#c4d6ec", width, 0.75, blur=9)
            pen.line(points, "#ffffff", width * 0.7, 1, blur=3)
        for x, y, size in ((388, 700, 15), (420, 722, 8), (600, 560, 12), (330, 1050, 10)):
            pen.line(geo.ellipse(x, y, size), "#9fbadc", 3, 0.9)
            pen.line(geo.arc(x, y, size * 0.6, size * 0.6, 190, 280), "#ffffff", 3)


def jug(art):
    """On its side, the mouth towards the lake it made."""
    with (
        art.layer("jug", detail=0.8, drop=Drop(24, 30, 14, 0.5, "#1c3c74")) as pen,
        pen.at(662, 158, 1.12, 126),
    ):
        handle = geo.ribbon([(-86, -84), (-60, -150), (40, -140), (66, -66)], [24, 22, 22, 20], 30)
        pen.form(handle, "#23508c", volume=10, texture=0.3)
        body = geo.curve(
            [
                (-150, -60, "c"),
                (-126, -92),
                (-60, -104),
                (20, -82),
                (76, -56),
                (124, -70, "c"),
                (150, 0),
                (124, 70, "c"),
                (76, 56),
                (20, 82),
                (-60, 104),
                (-126, 92),
                (-150, 60, "c"),
                (-158, 0),
            ]
        )
        pen.form(body, "#2f66ac", "#173a72", "#79aee4", volume=64, texture=0.7)
        with pen.clip(body):
            for x in (-104, -84, 58):
                pen.line([(x, -110), (x + 10, 0), (x, 110)], "#f4ead0", 7, 0.9)
            for i in range(-4, 5):
                pen.fill(geo.ellipse(-24, i * 24, 12, 9), "#f6efe0", 0.95)
            pen.line([(-130, -50), (-40, -66), (40, -48)], "#d6ecff", 12, 0.6, blur=5)
        pen.form(geo.ellipse(124, 0, 24, 74), "#f6efe0", "#b8c4dc", volume=6, texture=0)
        pen.fill(geo.ellipse(127, 0, 17, 63), "#24467c")
    with art.layer("pour", detail=0.7) as pen:
        flow = geo.curve(
            [
                (548, 268),
                (566, 236),
                (598, 238),
                (622, 272),
                (624, 320),
                (604, 380),
                (590, 440),
                (520, 440),
                (478, 380),
                (520, 310),
            ]
        )
        pen.form(flow, MILK, MILK_SHADE, "#ffffff", volume=16, texture=0, shadow=0.4)
        pen.fill(geo.ellipse(540, 410, 74, 60), MILK, blur=14)
        pen.line([(560, 276), (530, 330), (516, 390)], "#c0d2ea", 6, 0.8, blur=3)
        pen.line([(602, 272), (596, 330), (576, 390)], "#c0d2ea", 6, 0.8, blur=3)


def sleeper(art):
    """A child's head from above, fallen asleep again on a bent arm."""
    drop = Drop(22, 26, 13, 0.45, "#1c3c74")
    with art.layer("fore-arm", detail=0.6, drop=drop) as pen:
        draw_palm(pen, 330, 92, 116, 192, "relaxed", SKIN)
        arm = geo.ribbon([(330, 300), (344, 220), (340, 150), (330, 84)], [150, 116, 84, 62], 30)
        pen.form(arm, SKIN, "#94583c", "#e8bc8c", volume=40, texture=0.3)
    with art.layer("upper arm", detail=0.6, drop=drop) as pen:
        elbow = geo.curve(
            [
                (150, 190, "c"),
                (250, 210),
                (318, 214),
                (388, 246),
                (404, 300),
                (372, 350),
                (300, 372),
                (200, 386),
                (120, 400, "c"),
            ]
        )
        pen.form(elbow, SKIN, "#94583c", "#ecc294", volume=56, texture=0.3)
        for r in (26, 40):
            pen.line(geo.arc(356, 302, r, r * 0.8, -70, 80), "#a4683f", 4, 0.6)
        pen.fill(geo.ellipse(366, 300, 30, 26), "#d8745a", 0.35, blur=12)
        sleeve = geo.curve(
            [
                (-40, 150, "c"),
                (80, 160),
                (196, 176),
                (214, 280),
                (180, 404),
                (60, 428),
                (-40, 440, "c"),
            ]
        )
        pen.form(sleeve, "#f6d9a2", "#c68a52", "#fff2d0", volume=60, texture=0.5)
        with pen.clip(sleeve):
            for y in range(150, 450, 34):
                pen.line([(-40, y), (80, y + 6), (220, y - 4)], "#d9663a", 8, 0.75)
        cuff = geo.ribbon([(196, 170), (220, 280), (184, 410)], [40, 44, 40], 24)
        pen.form(cuff, "#f9e6bc", "#c68a52", volume=16, texture=0.3)
    with art.layer("head", detail=1, keep=0.12, drop=drop) as pen:
        draw_head(pen, 136, 112, 132, CHILD, "profile", DOZING, 66)


WALK = (((34, 30), (50, 28)), ((4, 38), (-8, 58)), ((-24, 34), (-56, 50)))
SALUTE = ((30, 46), (45, 17))


def ant_legs(pen, side, salute):
    joints = (SALUTE, *WALK[1:]) if salute else WALK
    for root, (knee, foot) in zip((18, 7, -4), joints, strict=True):
        points = [(root, side * 7), (knee[0], side * knee[1]), (foot[0], side * foot[1])]
        pen.line(geo.polygon(points, False), "#6e2812", 4.6)


def bicorne(pen):
    hat = geo.curve([(38, -34, "c"), (54, -14), (56, 14), (38, 34, "c"), (28, 12), (28, -12)])
    pen.form(hat, "#23386e", volume=6, texture=0)
    pen.line([(39, -31), (51, -12), (52, 12), (39, 31)], "#f4c84a", 3.4)
    pen.fill(geo.ellipse(44, 0, 5), "#f4c84a")


def ant(pen, x, y, length, turn, salute=0, hat=False, load=None):
    with pen.at(x, y, length / 120, turn):
        with pen.at(9, 13):
            for shape in (geo.ellipse(-38, 0, 25, 17), geo.ellipse(14, 0, 40, 12)):
                pen.fill(shape, "#5a78a8", 0.55, blur=4)
        for side in (-1, 1):
            ant_legs(pen, side, salute == side)
            pen.line([(50, side * 6), (66, side * 22), (84, side * 18)], "#6e2812", 3)
            pen.line([(54, side * 7), (63, side * 4), (65, side * 1)], "#6e2812", 4)
        for shape in (
            geo.ellipse(-40, 0, 26, 18),
            geo.ellipse(6, 0, 20, 10),
            geo.ellipse(-14, 0, 5, 5),
            geo.curve([(26, -9), (40, -17), (54, -11), (57, 0), (54, 11), (40, 17), (26, 9)]),
        ):
            pen.form(shape, RUST, "#64220e", "#f08a4a", volume=11, texture=0)
        for band in (-48, -38):
            pen.line(geo.arc(band, 0, 6, 17, -80, 80), "#7c2c12", 2.4, 0.8)
        for side in (-1, 1):
            pen.fill(geo.ellipse(45, side * 11, 4.4), "#1c0e10")
        if hat:
            bicorne(pen)
        if load:
            load(pen)


def flag(art):
    """A toothpick with a crumb, and its long shadow on the new land."""
    with art.layer("flag", warp=0.3, detail=1, keep=0.1) as pen:
        pen.line([(366, 884), (486, 974)], "#8ea8cc", 11, 0.75, blur=3)
        pen.fill(geo.ellipse(482, 970, 44, 30, 36), "#8ea8cc", 0.7, blur=6)
        pen.form(geo.ribbon([(366, 886), (338, 680)], [8, 13], 6), "#c98a3c", volume=4, texture=0)
        crumb = geo.curve(
            [
                (334, 676, "c"),
                (316, 620),
                (346, 578),
                (398, 574),
                (428, 604),
                (470, 622),
                (462, 668),
                (420, 700),
                (380, 690),
                (352, 706, "c"),
            ]
        )
        pen.form(crumb, "#e9b25c", "#a8642c", "#fbdc98", volume=34, texture=1.4)
        pen.spots(crumb, ["#b8742f", "#f9e0a4", "#c98a42"], 40, 3, 9, 0.85)
        crust = geo.ribbon([(428, 602), (472, 622), (464, 668), (420, 702)], [9, 16, 16, 8], 20)
        pen.form(crust, "#96521f", volume=6, texture=0.4)


PARTY = (
    (524, 800, 158, 172, 1, False),
    (560, 916, 158, 184, 1, False),
    (486, 1034, 158, 204, 1, False),
    (676, 1084, 136, 222, 0, False),
    (800, 1196, 136, 226, 0, False),
)


def landing(art):
    drop = Drop(6, 8, 4, 0.25, "#2c4c84")
    with art.layer("ants", warp=0.3, detail=1, keep=0.15, drop=drop) as pen:
        for x, y, length, turn, salute, hat in PARTY:
            ant(pen, x, y, length, turn, salute, hat)
        ant(pen, 240, 868, 200, 8, -1, True)


def fly(art):
    """Circling over the interior, with its shadow far below it."""
    with art.layer("fly", warp=0.2, detail=1, keep=0.2) as pen:
        track = geo.sample(geo.arc(612, 600, 120, 84, -30, 250, 14), 24)
        for x, y in track[:-2]:
            pen.fill(geo.ellipse(x, y, 4.2), "#3f5f92", 0.75)
        pen.fill(geo.ellipse(476, 690, 36, 16, 30), "#5f86bc", 0.6, blur=6)
        with pen.at(560, 520, 1.1, -18):
            for side in (-1, 1):
                wing = geo.curve(
                    [(6, side * 8, "c"), (-20, side * 44), (-60, side * 46), (-48, side * 14)]
                )
                pen.fill(wing, "#dcecf8", 0.85)
                pen.line(wing, "#5878a0", 2.2)
                pen.line([(0, side * 10), (-26, side * 28), (-50, side * 36)], "#5878a0", 1.6)
                for x, reach in ((18, 12), (2, 0), (-10, -14)):
                    pen.line(
                        [(x, side * 12), (x + reach, side * 28), (x + reach * 2, side * 38)],
                        "#1c2434",
                        3,
                    )
            pen.form(geo.ellipse(-22, 0, 26, 17), "#2f4a5c", volume=10, texture=0)
            pen.form(geo.ellipse(10, 0, 20, 17), "#3a4450", volume=10, texture=0)
            pen.form(geo.ellipse(32, 0, 12, 14), "#2a303c", texture=0)
            for side in (-1, 1):
                pen.form(geo.ellipse(36, side * 10, 9, 8), "#b8382c", texture=0)


def crumbs(art):
    with art.layer("crumbs", detail=0.6, drop=Drop(3, 4, 3, 0.4, "#1c3c74")) as pen:
        for x, y in geo.scattered(pen.rng, 9, (660, 330, 800, 470), 24):
            size = pen.rng.uniform(5, 13)
            pen.form(
                geo.blob(pen.rng, x, y, size, size * 0.8, 6, 0.2),
                vary("#dca652", pen.rng),
                lighten("#a8642c", -0.05),
                texture=0.3,
            )


def paint(art: Art) -> None:
    art.sky([CLOTH, "#9cc8ee", "#8cbae6", "#82b2e2"])
    tablecloth(art)
    window_light(art)
    art.repaint("background", radii=(7, 4))
    milk(art)
    art.repaint("middle")
    jug(art)
    sleeper(art)
    crumbs(art)
    flag(art)
    landing(art)
    fly(art)
    art.repaint("final")
    art.finish(vignette_colour="#2a5aa0", vignette=0.12)
