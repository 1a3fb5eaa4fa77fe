"""An aged couple waltz on a dinner plate whose painted garland turns with them."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import Person, draw_head, draw_palm
from light.colour import lighten, vary

CARD = Card(
    seed=46,
    light=(-0.25, -0.95),
    hand="thick oil",
    title_en="The Last Course",
    title_ru="Последнее блюдо",
    tags_en=(
        "waltz",
        "plate",
        "old age",
        "couple",
        "forks",
        "waiter",
        "dance",
        "anniversary",
        "tenderness",
        "closing time",
        "porcelain",
        "fragility",
    ),
    tags_ru=(
        "вальс",
        "тарелка",
        "старость",
        "пара",
        "вилки",
        "официант",
        "танец",
        "годовщина",
        "нежность",
        "закрытие",
        "фарфор",
        "хрупкость",
    ),
    description_en="An old couple waltz on a dinner plate inside a fence of forks, the painted "
    "garland turning with them, while a white glove hesitates to clear the plate.",
    description_ru="Пожилая пара вальсирует на тарелке за оградой из вилок, роспись кружится "
    "вместе с ними, а белая перчатка официанта не решается убрать тарелку.",
)

CENTRE = (400, 812)
RADIUS = 424
SQUASH = 0.6
SUIT, SUIT_DARK, SUIT_LIGHT = "#27305a", "#10142e", "#5a6aa0"
GOWN, GOWN_DARK, GOWN_LIGHT = "#b23a5e", "#6a1840", "#ee8090"
GLOVE, GLOVE_DARK = "#fbeade", "#c89a9c"
GENTLEMAN = Person("old", "small", "brown", "short", "#e4dfd8", beard="moustache")
LADY = Person("old", "stout", "brown", "bun", "#d6d0ca")
BODICE = [
    (452, 520),
    (520, 508),
    (566, 548),
    (584, 622),
    (570, 690),
    (628, 780),
    (716, 868),
    (738, 918, "c"),
    (690, 958),
    (600, 984),
    (500, 986),
    (424, 956, "c"),
    (424, 850),
    (440, 740),
    (432, 640),
    (430, 560),
]
TAILCOAT = [
    (322, 494),
    (276, 520),
    (258, 590),
    (262, 670),
    (252, 750),
    (226, 846),
    (232, 872, "c"),
    (286, 850),
    (316, 790, "c"),
    (322, 866),
    (348, 880, "c"),
    (392, 800),
    (398, 700),
    (420, 610),
    (410, 540),
    (372, 500),
]


def on_plate(degrees, distance):
    """A place on the plate as the lamp sees it: angle, and distance from the middle 0..1."""
    angle = math.radians(degrees)
    reach = RADIUS * distance
    return (CENTRE[0] + math.cos(angle) * reach, CENTRE[1] + math.sin(angle) * reach * SQUASH)


def ring(distance, dy=0.0):
    return geo.ellipse(CENTRE[0], CENTRE[1] + dy, RADIUS * distance, RADIUS * distance * SQUASH)


def tablecloth(art):
    with art.layer("cloth", brush=1.4, direction=24) as pen:
        whole = geo.rectangle(-30, -30, 860, 1260)
        patterns.checks("#e8a4a2", 74, 24, 0.4)(pen, whole)
        for points in (
            [(-20, 240), (240, 180), (520, 60), (640, -20)],
            [(-20, 1130), (260, 1100), (560, 1160), (820, 1080)],
            [(600, 420), (720, 330), (820, 300)],
        ):
            pen.fold(points, "#f4d3c8", 16, 0.5)
    art.shade(np.clip(np.hypot((art.x - 392) / 620, (art.y - 700) / 760) - 0.62, 0, 0.7), "#c98a92")


def plate(art):
    with art.layer("plate", detail=0.7, warp=0.5, drop=Drop(14, 34, 26, 0.5, "#8a4a56")) as pen:
        pen.form(ring(1.0, 14), "#d8b0ac", "#b07c84", volume=16, texture=0)
        pen.form(ring(1.0), "#fdf3ec", "#e8c4bc", "#ffffff", volume=36, texture=0.2)
        pen.line(ring(0.975), "#d9a24e", 5)
        pen.line(ring(0.70), "#d9a24e", 3)
        pen.form(ring(0.67), "#fdeee6", "#f0cfc6", "#ffffff", volume=20, texture=0.2)
        pen.fill(ring(0.66, 10), "#fff8f2", 0.8, blur=12)


def garland_line(turn, lift):
    """The painted wreath, come loose at one end and rising after the dancers."""
    places = []
    for i in range(46):
        t = i / 45
        degrees = turn + t * 330
        x, y = on_plate(degrees, 0.835 - 0.02 * math.sin(t * 40))
        places.append((x, y - lift * max(t - 0.80, 0) * 5))
    return places


def garland(art):
    with art.layer("garland", detail=0.9, warp=0.4, keep=0.06) as pen:
        vine = garland_line(-60, 0)
        pen.line(vine, "#6f9a6a", 5)
        for i, (x, y) in enumerate(vine[1:-1]):
            leaf_pair(pen, x, y, i)
        for i, (x, y) in enumerate(vine[2:-2:4]):
            rose(pen, x, y + pen.rng.normal(0, 3), 25 + 6 * (i % 2), ("#d8486a", "#e8788a")[i % 2])
    with art.layer("speed", warp=0.3, detail=0.6) as pen:
        for k, (start, distance) in enumerate(((20, 0.60), (150, 0.585), (250, 0.61), (90, 0.50))):
            run = [on_plate(start + d, distance) for d in range(0, 62, 6)]
            widths = [1, 6, 8, 3, 1]
            pen.fill(geo.ribbon(run, widths, 30), "#e39a98", 0.55 - 0.06 * k)


def leaf_pair(pen, x, y, i):
    for side in (-1, 1):
        turn = i * 23 + side * 50
        leaf = geo.ellipse(x + side * 5, y + side * 9, 13, 5.5, turn)
        pen.fill(leaf, vary("#7fae78", pen.rng, 0.04, 8), 0.95)


def rose(pen, x, y, size, colour):
    with pen.at(x, y, scale_y=0.74):
        for k in range(6):
            petal = geo.toward((0, 0), k * 60 + 14, size * 0.48)
            pen.form(geo.ellipse(*petal, size * 0.46), vary(colour, pen.rng, 0.03, 5), texture=0)
        pen.form(geo.ellipse(0, 0, size * 0.42), lighten(colour, 0.04), texture=0)
        pen.line(geo.arc(0, 0, size * 0.26, size * 0.26, 20, 300), lighten(colour, -0.13), 2.4)


def loose_petals(art):
    """The roses that have already left the porcelain."""
    with art.layer("loose", detail=1, keep=0.15, drop=Drop(2, 12, 7, 0.3, "#8a4a56")) as pen:
        places = (
            (668, 560, 30),
            (712, 470, 27),
            (660, 392, 24),
            (572, 350, 20),
            (122, 584, 28),
            (78, 480, 24),
            (152, 386, 20),
        )
        for i, (x, y, size) in enumerate(places):
            pen.fill(geo.ellipse(x + size, y + 10, size * 0.6, size * 0.22, 30 * i), "#6f9f68")
            rose(pen, x, y, size, ("#d8486a", "#e8788a")[i % 2])


def fork(pen, foot, tall, lean=0.0):
    """Stands on its handle like a fence post, tines up."""
    silver, dark, lit = "#aab2c4", "#565e78", "#ffffff"
    with pen.at(*foot, tall / 300, lean):
        handle = [
            (-9, 0),
            (-13, -16),
            (-6, -120),
            (-7, -186),
            (7, -186),
            (6, -120),
            (13, -16),
            (9, 0),
        ]
        pen.form(geo.curve(handle), silver, dark, lit, volume=9, texture=0)
        bowl = [(-7, -182), (-27, -206), (-28, -238), (28, -238), (27, -206), (7, -182)]
        pen.form(geo.curve(bowl), silver, dark, lit, volume=14, texture=0)
        for x in (-23, -8, 8, 23):
            tine = [(x, -232), (x * 1.04, -270), (x * 1.02, -306)]
            pen.form(geo.ribbon(tine, [10, 8, 4], 10), silver, dark, lit, volume=4, texture=0)


def posts(pen, angles, distance, tall):
    for degrees in sorted(angles, key=lambda d: math.sin(math.radians(d))):
        x, y = on_plate(degrees, distance)
        near = 1 + 0.28 * math.sin(math.radians(degrees))
        fork(pen, (x, y), tall * near, math.cos(math.radians(degrees)) * 12)


def fence_behind(art):
    shadow = Drop(12, 14, 9, 0.4, "#8a4a56")
    with art.layer("forks behind", detail=1, keep=0.25, warp=0.3, drop=shadow) as pen:
        posts(pen, range(186, 360, 15), 1.06, 290)


def fence_before(art):
    shadow = Drop(16, 16, 12, 0.42, "#8a4a56")
    with art.layer("forks before", detail=1, keep=0.25, warp=0.3, drop=shadow) as pen:
        posts(pen, (22, 57, 112, 141, 170), 1.36, 255)


def trousers(pen):
    for points in (
        [(300, 800), (288, 870), (252, 944)],
        [(348, 800), (364, 880), (372, 962)],
    ):
        pen.form(geo.ribbon(points, [66, 54, 42], 24), SUIT, SUIT_DARK, SUIT_LIGHT, volume=18)
    for x, y, turn in ((248, 952, 30), (382, 972, 8)):
        shoe = [(-24, -12), (6, -18), (40, -4), (46, 8, "c"), (-26, 10, "c")]
        pen.form(geo.moved(geo.curve(shoe), x, y, 1, turn), "#17151f", volume=10, texture=0.1)


def joined_hands(pen):
    """Hand in hand to the side: her gloved arm runs behind his sleeve."""
    pen.form(geo.ribbon([(320, 560), (238, 536), (190, 454)], [48, 44, 34], 24), GLOVE, GLOVE_DARK)
    draw_palm(pen, 160, 494, 58, 178, "relaxed", GENTLEMAN.skin_colour, True)
    sleeve = [(330, 562), (262, 590), (200, 568), (164, 500)]
    pen.form(geo.ribbon(sleeve, [92, 76, 58, 46], 30), SUIT, SUIT_DARK, SUIT_LIGHT, volume=20)
    pen.form(geo.ribbon([(170, 510), (162, 494)], [48, 46], 6, caps=False), "#f8f2ea", texture=0)
    back = [(204, 464), (176, 470), (164, 450), (168, 424), (188, 420), (206, 438)]
    pen.form(geo.curve(back), GLOVE, GLOVE_DARK, volume=10, texture=0)
    for k in (3, 2, 1, 0):
        finger = [(180, 426 + k * 11), (158, 422 + k * 11), (138 + k, 428 + k * 11)]
        pen.form(geo.ribbon(finger, [13, 14, 11], 12), GLOVE, GLOVE_DARK, volume=5, texture=0)
    thumb = geo.ribbon([(166, 486), (182, 466), (186, 444)], [20, 18, 13], 14)
    pen.form(thumb, GENTLEMAN.skin_colour, volume=6, texture=0)


def gown(pen):
    shape = geo.curve(BODICE)
    pen.form(shape, GOWN, GOWN_DARK, GOWN_LIGHT, volume=70, texture=0.8, grain=1.2)
    with pen.clip(shape):
        for x, end in ((470, 450), (510, 540), (548, 640), (566, 716)):
            pen.fold([(x, 690), ((x + end) / 2 - 6, 820), (end, 980)], GOWN, 12, 0.6)
        for _ in range(240):
            t = pen.rng.random()
            x, y = pen.rng.uniform(425, 735), 520 + 450 * t
            pen.fill(geo.ellipse(x, y, 2.6), "#ffe4d4", 0.9)
        pen.line([(424, 940), (520, 972), (640, 964), (730, 914)], "#ffd9c4", 8, 0.9)
        pen.line([(428, 650), (500, 676), (584, 660)], "#f2b24e", 12, 0.9)


def lady(pen):
    gown(pen)
    pen.form(geo.ribbon([(488, 518), (474, 476)], [58, 54], 8), LADY.skin_colour, texture=0)
    pen.line(geo.arc(486, 508, 40, 22, 10, 170), "#fff4ea", 7)
    draw_head(pen, 462, 428, 70, LADY, "three-quarter", "sleeping", -16, True)


def gentleman(pen):
    coat = geo.curve(TAILCOAT)
    pen.form(coat, SUIT, SUIT_DARK, SUIT_LIGHT, volume=54, texture=0.8, grain=1.5)
    with pen.clip(coat):
        pen.fold([(352, 540), (338, 640), (320, 790)], SUIT, 6, 0.7)
        pen.fold([(290, 600), (310, 690), (300, 760)], SUIT, 9, 0.5)
    neck = geo.ribbon([(350, 520), (344, 486), (346, 440)], [62, 58, 64], 10)
    pen.form(neck, lighten(GENTLEMAN.skin_colour, -0.04), volume=14, texture=0)
    white = [(316, 496, "c"), (350, 504), (388, 488, "c"), (394, 514, "c"), (352, 528), (312, 516)]
    pen.form(geo.curve(white), "#fbf6ee", "#c8bcc4", volume=6, texture=0)
    lapel = [(300, 530), (308, 502, "c"), (340, 520), (398, 512, "c"), (408, 540), (350, 546)]
    pen.form(geo.curve(lapel), SUIT, SUIT_DARK, SUIT_LIGHT, volume=10, texture=0.3)
    draw_head(pen, 352, 404, 72, GENTLEMAN, "profile", "sleeping", 10)


def near_arms(pen):
    skin = LADY.skin_colour
    pen.form(geo.ribbon([(536, 552), (470, 612), (372, 560)], [58, 48, 32], 26), skin, texture=0.1)
    pen.form(geo.ribbon([(540, 546), (512, 584)], [72, 62], 12), GOWN, GOWN_DARK, GOWN_LIGHT)
    glove = geo.ribbon([(462, 604), (424, 591), (372, 560)], [54, 48, 36], 24, caps=False)
    pen.form(glove, GLOVE, GLOVE_DARK, volume=12, texture=0.1)
    draw_palm(pen, 374, 560, 62, 262, "relaxed", GLOVE)
    sleeve = [(312, 556), (356, 664), (440, 672), (516, 646)]
    pen.form(geo.ribbon(sleeve, [78, 66, 54, 44], 30), SUIT, SUIT_DARK, SUIT_LIGHT, volume=24)
    pen.form(geo.ellipse(520, 645, 10, 21, -14), "#f8f2ea", texture=0)
    draw_palm(pen, 524, 644, 64, 100, "open", GENTLEMAN.skin_colour)


def dancers(art):
    with art.layer("shade under them", warp=0.5, blend="multiply") as pen:
        pen.fill(geo.ellipse(430, 952, 260, 66), "#c07a80", 0.75, blur=20)
    with art.layer(
        "dancers", detail=1, keep=0.12, rim=Rim("#fff2d8", 5, 0.7), drop=Drop(4, 16, 14, 0.3)
    ) as pen:
        joined_hands(pen)
        lady(pen)
        trousers(pen)
        gentleman(pen)
        near_arms(pen)


def wine_glass(art):
    """The last of the wine, and a napkin nobody folds."""
    shadow = Drop(20, 26, 14, 0.35, "#8a4a56")
    with art.layer("table things", detail=0.9, keep=0.1, warp=0.4, drop=shadow) as pen:
        napkin = [(-30, 60, "c"), (60, -30, "c"), (176, 40, "c"), (120, 190, "c"), (-30, 210, "c")]
        pen.form(geo.curve(napkin), "#fbf4ee", "#d8b4b4", "#ffffff", volume=18, texture=0.5)
        corner = [(60, -30, "c"), (176, 40, "c"), (120, 190, "c"), (96, 60)]
        pen.form(geo.curve(corner), "#f2ddd8", "#c99aa2", volume=12, texture=0.4)
        pen.line([(-30, 120), (40, 96), (112, 150)], "#d98a94", 5)
        pen.form(geo.ellipse(262, 268, 56, 34), "#e8e6ee", "#a8a4b8", "#ffffff", volume=8)
        pen.form(geo.ribbon([(262, 268), (268, 190)], [12, 12], 6), "#e4e2ec", texture=0)
        bowl = [(204, 96), (214, 160), (268, 196), (324, 160), (336, 96)]
        pen.form(geo.curve(bowl), "#eceaf2", "#b4aec2", "#ffffff", volume=22, texture=0)
        pen.fill(
            geo.curve([(218, 142), (268, 130), (322, 142), (306, 178), (268, 192), (230, 176)]),
            "#8a1f3c",
        )
        pen.form(geo.ellipse(270, 94, 67, 26), "#f4eef2", "#c8bccc", volume=6, texture=0)
        pen.fill(geo.ellipse(232, 130, 6, 24, 10), "#ffffff", 0.9)


def finger(pen, points, widths):
    pen.form(
        geo.ribbon(points, widths, 26), "#fbfaf6", "#b9b4c4", "#ffffff", volume=24, texture=0.1
    )


def glove(art):
    """Comes in from above, bent at the wrist, and stops."""
    with art.layer("glove", detail=0.9, keep=0.06, drop=Drop(30, 96, 26, 0.34, "#8a4a56")) as pen:
        sleeve = [(820, -40), (740, 40), (676, 104)]
        pen.form(
            geo.ribbon(sleeve, [220, 190, 160], 20, False),
            "#262b40",
            "#141626",
            "#4a5070",
            volume=60,
        )
        cuff = [(712, 66), (672, 106), (652, 128)]
        pen.form(geo.ribbon(cuff, [166, 168, 160], 14, False), "#f6efe6", "#c4b4bc", volume=40)
        pen.form(geo.ellipse(708, 152, 12), "#d9a24e", texture=0)
        back = [(700, 170), (640, 88), (560, 96), (508, 150), (500, 214), (560, 254), (650, 236)]
        finger(pen, [(520, 150), (452, 176), (410, 236)], [60, 50, 36])
        pen.form(geo.curve(back), "#fbfaf6", "#b9b4c4", "#ffffff", volume=56, texture=0.1)
        finger(pen, [(520, 190), (462, 236), (446, 304)], [62, 52, 38])
        finger(pen, [(556, 220), (512, 276), (506, 344)], [62, 52, 38])
        finger(pen, [(602, 228), (572, 284), (574, 338)], [56, 46, 34])
        finger(pen, [(640, 214), (650, 262), (634, 300)], [56, 46, 34])
        for x, y in ((560, 150), (596, 168), (628, 176)):
            pen.line([(x, y), (x - 18, y + 34)], "#c9c4d0", 4, 0.8)


def paint(art: Art) -> None:
    art.sky(["#f3cfc6", "#f9e0d6", "#f6d4ca", "#eebfb8"], wobble=60)
    art.glow(390, 620, 620, "#fff4d8", 0.7)
    tablecloth(art)
    art.repaint("background")
    plate(art)
    garland(art)
    wine_glass(art)
    art.repaint("middle")
    fence_behind(art)
    dancers(art)
    fence_before(art)
    glove(art)
    loose_petals(art)
    art.repaint("final")
    art.finish(vignette_colour="#8a3a50", vignette=0.2, bloom=0.1)
