"""A barber trims a customer whose hair is a box hedge; the mirror shows a rose and a blush."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from atelier.creatures import BirdShape
from atelier.creatures.birds import standing_bird
from atelier.figures import Expression, Person, draw_head
from atelier.motifs import things
from light.colour import lighten, vary

CARD = Card(
    seed=17,
    light=(0.75, -0.62),
    hand="thick oil",
    title_en="A Little Off the Top",
    title_ru="Чуть покороче",
    tags_en=(
        "barber",
        "hedge",
        "mirror",
        "shears",
        "snail",
        "rose",
        "haircut",
        "garden",
        "shyness",
        "trust",
        "care",
        "wildness",
        "Monday",
    ),
    tags_ru=(
        "парикмахер",
        "изгородь",
        "зеркало",
        "ножницы",
        "улитка",
        "роза",
        "стрижка",
        "сад",
        "застенчивость",
        "доверие",
        "забота",
        "дикость",
        "понедельник",
    ),
    description_en="A barber trims with garden shears a customer whose hair is a thick box hedge, "
    "and the mirror shows a red rose over an embarrassed face.",
    description_ru="Парикмахер садовыми ножницами подстригает клиента, у которого вместо волос "
    "густая живая изгородь, а в зеркале видны роза и смущённое лицо.",
)

LEAVES = ("#4f8a3c", "#3f7a3a", "#6aa046", "#2f6434", "#86b450")
COAT, COAT_DARK, COAT_LIGHT = "#d3dac8", "#628274", "#fbf8e6"
OLIVE, OLIVE_DARK = "#cf9f70", "#8a5a48"
FAIR, FAIR_DARK = "#eebf9c", "#b07460"
BRASS, BRASS_DARK, BRASS_LIGHT = "#c8963c", "#7a4a1e", "#fbe09a"

FRONT = [(316, 590), (676, 606), (664, 968), (338, 962)]
TOP = [(316, 590), (420, 528), (752, 540), (676, 606)]
SIDE = [(676, 606), (752, 540), (734, 906), (664, 968)]


def rounded(points, by=9):
    """The corners cut a little, as shears leave them."""
    corners = []
    for i, corner in enumerate(points):
        for other in (points[i - 1], points[(i + 1) % len(points)]):
            share = by / math.dist(corner, other)
            corners.append(geo.lerp(corner, other, share))
    return geo.curve(corners, tension=0.4)


def leaves(pen, path, tone, count, size):
    """Small leaves all over a face of the hedge, in clumps of light and dark."""
    bounds = path.computeTightBounds()
    with pen.clip(path):
        for _ in range(count):
            x = pen.rng.uniform(bounds.left(), bounds.right())
            y = pen.rng.uniform(bounds.top(), bounds.bottom())
            clump = 0.05 * math.sin(x * 0.045 + 2.1 * math.sin(y * 0.03))
            colour = lighten(LEAVES[pen.rng.integers(5)], tone + clump)
            leaf = geo.ellipse(
                x, y, size * pen.rng.uniform(0.7, 1.3), size * 0.5, pen.rng.uniform(0, 180)
            )
            pen.fill(leaf, vary(colour, pen.rng, 0.03, 6), 0.9)


def shop(art):
    with art.layer("wall", warp=0.5, brush=1.1) as pen:
        wall = geo.rectangle(-20, -20, 840, 700)
        pen.form(wall, "#d2cfa4", "#a3b088", "#efe6c0", volume=200, texture=0.3)
        for row in range(12):
            for column in range(13):
                x, y = -30 + column * 68 + (row % 2) * 34, -20 + row * 56
                tile = geo.rectangle(x, y, 64, 52, 4)
                pen.form(
                    tile, vary("#d4d2a8", pen.rng, 0.022, 5), volume=6, texture=0.15, shadow=0.4
                )
        for column in range(13):
            band = geo.rectangle(-30 + column * 68, 600, 64, 34, 4)
            pen.form(band, vary("#4f8a5c", pen.rng, 0.03, 6), volume=6, texture=0.2)
        dado = geo.rectangle(-20, 640, 840, 580)
        pen.form(dado, "#7fa37c", "#4f7a62", "#a8c294", volume=120, texture=0.5)
        for row in range(11):
            for column in range(15):
                x, y = -40 + column * 60, 640 + row * 52
                tile = geo.rectangle(x, y, 57, 49, 3)
                pen.form(
                    tile, vary("#7ba37a", pen.rng, 0.025, 5), volume=5, texture=0.15, shadow=0.4
                )
    window_light = np.exp(-(((art.x - 640 + (art.y - 300) * 0.45) / 150) ** 2))
    art.tint(window_light * (art.y < 900), "#fff4cc", 0.3)
    art.shade(np.clip(1 - art.x / 420, 0, 1) ** 1.1, "#4c7a68", 0.75)


def mirror(art):
    frame = geo.ellipse(596, 262, 168, 226, 4)
    glass = geo.ellipse(596, 262, 142, 200, 4)
    with art.layer("mirror frame", detail=0.8, drop=Drop(-12, 14, 14, 0.4, "#3a4a2a")) as pen:
        pen.form(frame, BRASS, BRASS_DARK, BRASS_LIGHT, volume=22, texture=0.4)
        for i in range(40):
            angle = math.radians(i * 9)
            x, y = 596 + 156 * math.cos(angle), 262 + 214 * math.sin(angle)
            pen.form(geo.ellipse(x, y, 7), BRASS_LIGHT, BRASS_DARK, volume=4, texture=0)
    with art.layer("glass", warp=0.3, detail=0.9) as pen:
        pen.fill(glass, pen.gradient((480, 80), (700, 460), ["#a9cdbf", "#d4e2c8", "#7fae9a"]))
    with art.layer("reflection", detail=1, keep=0.22, warp=0.6) as pen, pen.clip(glass):
        reflected(pen)
    with art.layer("glints", warp=0, alpha=0.26) as pen, pen.clip(glass):
        for x in (470, 510):
            pen.fill(
                geo.polygon([(x, 470), (x + 22, 470), (x + 210, 40), (x + 188, 40)]), "#ffffff"
            )


def reflected(pen):
    sheet = geo.curve([(440, 500), (486, 424), (560, 398), (640, 398), (712, 424), (770, 500)])
    pen.form(sheet, "#e9e5d8", "#8fa59a", volume=20)
    for x in range(450, 780, 30):
        pen.line([(x, 500), (600 + (x - 600) * 0.8, 396)], "#5a8f78", 7, 0.8)
    face = Person("young", "broad", "fair", "bald")
    shy = Expression(eye="narrow", brow=4, slant=16, smile=-0.35, blush=0.8)
    draw_head(pen, 600, 330, 90, face, "front", shy, turn=5)
    for x in (556, 642):
        pen.fill(geo.ellipse(x, 360, 22, 15), "#e0533c", 0.22, blur=9)
    fringe = geo.curve(
        [
            (500, 300),
            (484, 190),
            (494, 92),
            (600, 78),
            (704, 94),
            (716, 190),
            (702, 296),
            (640, 284),
            (606, 300),
            (556, 286),
        ]
    )
    pen.form(fringe, "#4a8440", "#23562e", "#80b050", volume=40, texture=0.6)
    leaves(pen, fringe, 0.0, 300, 7)
    rose(pen, 628, 214, 40)


def rose(pen, x, y, size):
    for turn in (150, 240, 30):
        leaf = geo.toward((x, y), turn, size * 1.15)
        pen.form(
            geo.ellipse(*leaf, size * 0.24, size * 0.5, -turn), "#9ccf58", "#3f7a34", texture=0.2
        )
    for i in range(6):
        petal = geo.toward((x, y), i * 60 + 14, size * 0.5)
        pen.form(
            geo.ellipse(*petal, size * 0.56, size * 0.5, i * 30),
            "#d8263c",
            "#7a1028",
            "#ff6a68",
            volume=10,
            texture=0.2,
        )
    for k, colour in ((0.62, "#e8394a"), (0.42, "#c01c34"), (0.22, "#f46a6c")):
        pen.form(
            geo.blob(pen.rng, x, y, size * k, corners=7),
            colour,
            "#7a1028",
            volume=8,
            texture=0.1,
        )
    pen.line(geo.arc(x, y, size * 0.3, size * 0.26, 20, 300), "#7a1028", 2.5, 0.8)


def shelf(art):
    with art.layer("shelf", detail=0.7, warp=0.6, drop=Drop(-8, 12, 8, 0.35, "#2a4a3a")) as pen:
        pen.form(geo.rectangle(690, 566, 130, 16), "#b98a4c", volume=6, texture=0.5)
        things.bottle(pen, 786, 566, 86, "#c8742e")
        pen.form(geo.rectangle(700, 520, 56, 46, 8), "#e9e2d0", "#8fa090", volume=14, texture=0.2)
        pen.form(geo.ribbon([(728, 520), (742, 452)], [15, 10], 8), "#7a4a2c", volume=5)
        tuft = geo.curve([(734, 462), (724, 420), (752, 408), (770, 430), (750, 464)])
        pen.form(tuft, "#f4ead4", "#b09a7c", volume=12, texture=0.8)


def customer(art):
    with art.layer(
        "customer",
        detail=0.8,
        keep=0.08,
        brush=0.9,
        rim=Rim("#fff2cc", 5, 0.5),
        bounce=Bounce("#7fb07a", 0.25),
    ) as pen:
        neck = geo.curve(
            [(432, 930), (588, 930), (580, 1010), (640, 1070), (380, 1070), (440, 1010)]
        )
        pen.form(neck, FAIR, FAIR_DARK, volume=44, texture=0.2)
        for x in (340, 668):
            pen.form(geo.ellipse(x, 948, 30, 48, 6), FAIR, FAIR_DARK, volume=18, texture=0.1)
            pen.line(geo.arc(x, 950, 14, 28, -80, 120), FAIR_DARK, 4, 0.5)
        sheet = geo.curve(
            [
                (446, 1010),
                (506, 1030),
                (574, 1008),
                (660, 1036),
                (770, 1078),
                (840, 1170),
                (860, 1240, "c"),
                (120, 1240, "c"),
                (190, 1150),
                (290, 1068),
                (380, 1036),
            ]
        )
        pen.form(sheet, "#f0eadb", "#93a594", "#fffbee", volume=80, texture=0.4)
        with pen.clip(sheet):
            for i in range(17):
                t = i / 16
                start, end = (380 + t * 260, 1010), (40 + t * 900, 1260)
                middle = geo.lerp(start, end, 0.45)
                pen.line([start, (middle[0], middle[1] - 24), end], "#4c8f6c", 15, 0.85)
            for start, end in (
                ((410, 1040), (250, 1240)),
                ((600, 1040), (700, 1240)),
                ((520, 1050), (500, 1240)),
            ):
                pen.fold([start, geo.lerp(start, end, 0.5), end], "#c6cbb6", 12, 0.6)
        collar = geo.ribbon([(440, 1018), (506, 1046), (580, 1016)], [22, 26, 22])
        pen.form(collar, "#fbf6ea", "#93a594", volume=10, texture=0.2)
    hedge(art)


def hedge(art):
    with art.layer("hedge", detail=0.55, brush=0.8, drop=Drop(-26, 16, 18, 0.4, "#20402e")) as pen:
        front, top, side = rounded(FRONT), rounded(TOP), rounded(SIDE)
        pen.form(front, "#3f7a3a", "#1f4a2c", "#5f9a48", volume=90, texture=0.8)
        leaves(pen, front, -0.02, 2600, 6.5)
        pen.form(side, "#6fa34a", "#4a7a3a", "#a0c45e", volume=40, texture=0.6)
        leaves(pen, side, 0.11, 620, 6.5)
        pen.form(top, "#86b452", "#5a8f40", "#bcd870", volume=30, texture=0.6)
        leaves(pen, top, 0.16, 560, 6.5)
        shaggy(pen)
        hollow = geo.ellipse(556, 762, 54, 44)
        pen.fill(hollow, "#12281c", 0.9, blur=6)
    with art.layer("wren", detail=1, keep=0.15) as pen:
        wren(pen)


def shaggy(pen):
    """The right end is not cut yet: shoots stand up from it."""
    for _ in range(46):
        x = pen.rng.uniform(520, 744)
        y = 570 - (x - 520) * 0.05 + pen.rng.uniform(-30, 20)
        tall = pen.rng.uniform(24, 62) * (0.5 + (x - 520) / 300)
        tip = (x + pen.rng.normal(6, 12), y - tall)
        pen.line([(x, y), geo.lerp((x, y), tip, 0.5), tip], "#4f7a34", 2.5)
        for k in range(5):
            px, py = geo.lerp((x, y), tip, 0.3 + k * 0.17)
            leaf = geo.ellipse(px + pen.rng.normal(0, 6), py, 9, 5, pen.rng.uniform(-60, 60))
            pen.fill(leaf, vary("#86b84a", pen.rng, 0.05, 8))


def wren(pen):
    kind = BirdShape(
        "#9a6238", "#e2c090", beak=12, beak_colour="#6a4a30", leg=14, plump=1.3, tail=8
    )
    pen.form(
        geo.ribbon([(534, 770), (512, 736), (508, 716)], [16, 13, 9], 12), "#7a4a2a", texture=0.4
    )
    standing_bird(pen, 560, 800, 58, kind, turn=-6)
    for i in range(22):
        x = 504 + i * 5 + pen.rng.normal(0, 3)
        y = 800 + pen.rng.normal(0, 4)
        pen.line(
            [(x - 14, y), (x + 14, y + pen.rng.normal(0, 5))], vary("#8a6a3a", pen.rng, 0.05), 3
        )


def snail(pen, x, y, size, turn=0.0, flip=False):
    with pen.at(x, y, size / 100, turn, flip):
        foot = geo.curve(
            [(-58, 0, "c"), (-30, -16), (30, -18), (44, -50), (62, -54), (70, -30), (64, 0, "c")]
        )
        pen.form(foot, "#d9b07c", "#8f6a48", volume=14, texture=0.2)
        for dx in (52, 66):
            pen.line([(dx, -50), (dx + 4, -76)], "#c49a68", 5)
            pen.fill(geo.ellipse(dx + 4, -78, 5), "#3a2420")
        pen.form(
            geo.ellipse(-4, -44, 42, 38), "#b8643a", "#6a2f22", "#f0a868", volume=24, texture=0.3
        )
        spiral = [
            (-4 + k * math.cos(a), -44 + k * math.sin(a) * 0.9)
            for a, k in ((i * 0.55, 34 - i * 1.9) for i in range(18))
        ]
        pen.line(spiral, "#5f2a20", 4.5, 0.8)


def snails(art):
    with art.layer("snails", detail=1, keep=0.12, drop=Drop(-6, 8, 6, 0.4, "#2a4030")) as pen:
        snail(pen, 676, 1096, 74, 14)
        snail(pen, 330, 1112, 62, -24, True)
        snail(pen, 560, 1172, 52, 6, True)
    with art.layer("falling", detail=1, keep=0.12) as pen:
        snail(pen, 742, 984, 56, 132)
        for x, y in geo.scattered(pen.rng, 26, (300, 980, 760, 1190), 26):
            leaf = geo.ellipse(x, y, 9, 5, pen.rng.uniform(0, 180))
            pen.fill(leaf, vary("#5f9a40", pen.rng, 0.05, 8))


def barber(art):
    with art.layer(
        "barber",
        detail=0.8,
        keep=0.08,
        brush=0.9,
        rim=Rim("#fff6d8", 6, 0.7),
        bounce=Bounce("#6f9a7c", 0.3),
        drop=Drop(-14, 10, 20, 0.35, "#243c30"),
    ) as pen:
        far_sleeve = geo.ribbon([(200, 440), (290, 500), (352, 470)], [84, 66, 50], 30)
        pen.form(far_sleeve, lighten(COAT, -0.05), COAT_DARK, volume=28, texture=0.5)
        back = geo.curve(
            [
                (118, 300),
                (176, 318),
                (232, 372),
                (262, 470),
                (268, 640),
                (256, 800),
                (286, 1000),
                (302, 1240, "c"),
                (-60, 1240, "c"),
                (-60, 420, "c"),
                (-10, 350),
                (60, 312),
            ]
        )
        pen.form(back, COAT, COAT_DARK, COAT_LIGHT, volume=110, texture=0.7, grain=1.4)
        with pen.clip(back):
            for points in (
                [(70, 330), (96, 520), (86, 800)],
                [(226, 470), (196, 620), (214, 780)],
                [(120, 830), (100, 1000), (110, 1230)],
                [(230, 830), (240, 1000), (262, 1220)],
            ):
                pen.fold(points, "#b9c4b2", 13, 0.42)
            belt = geo.ribbon([(-40, 800), (120, 822), (280, 796)], [40, 40, 40])
            pen.form(belt, lighten(COAT, -0.03), COAT_DARK, volume=10, texture=0.3)
            for x in (60, 190):
                pen.form(geo.ellipse(x, 816, 9), "#6f8a74", texture=0)
        collar = geo.curve([(52, 322), (112, 292), (186, 316), (176, 344), (110, 328), (58, 350)])
        pen.form(collar, COAT_LIGHT, COAT_DARK, volume=12, texture=0.2)
        head_from_behind(pen)
        near_sleeve = geo.ribbon(
            [(150, 400), (190, 560), (292, 566), (360, 508)], [118, 96, 72, 54], 40
        )
        pen.fill(geo.moved(near_sleeve, -8, 12), "#4a6a5c", 0.4, blur=12)
        pen.form(near_sleeve, COAT, COAT_DARK, COAT_LIGHT, volume=36, texture=0.6)
        for points in ([(190, 500), (226, 530), (240, 570)], [(170, 540), (206, 560), (214, 604)]):
            pen.fold(points, "#b9c4b2", 8, 0.7)


def head_from_behind(pen):
    neck = geo.ribbon([(116, 316), (128, 250)], [70, 62])
    pen.form(neck, OLIVE, OLIVE_DARK, volume=24, texture=0.2)
    skull = geo.curve(
        [
            (146, 96),
            (196, 128),
            (210, 168),
            (204, 196),
            (222, 222),
            (206, 232),
            (204, 262),
            (176, 282),
            (140, 274),
            (80, 250),
            (58, 190),
            (80, 122),
        ]
    )
    pen.form(skull, OLIVE, OLIVE_DARK, volume=40, texture=0.15)
    pen.line([(196, 190), (184, 186), (178, 194)], "#2a1a18", 5)
    moustache = geo.curve([(214, 240, "c"), (186, 236), (160, 252, "c"), (186, 254)])
    pen.form(moustache, "#2e2220", texture=0.2)
    hair = geo.curve(
        [
            (150, 84),
            (198, 112),
            (206, 146),
            (166, 150),
            (156, 196),
            (140, 222),
            (128, 272),
            (92, 280),
            (58, 244),
            (44, 178),
            (72, 108),
        ]
    )
    pen.form(hair, "#3a2c28", "#1c1416", "#7a6a58", volume=34, texture=1.2, grain=1.3)
    pen.form(geo.ellipse(150, 208, 15, 25, -8), OLIVE, OLIVE_DARK, volume=8, texture=0)
    pen.line(geo.arc(150, 208, 7, 14, -100, 100), OLIVE_DARK, 3, 0.7)


def shears(art):
    with art.layer(
        "shears", detail=1, keep=0.15, warp=0.5, drop=Drop(-8, 16, 8, 0.35, "#23402c")
    ) as pen:
        for path in (
            [(428, 506, "c"), (520, 470), (640, 440, "c"), (620, 462), (450, 528)],
            [(428, 520, "c"), (540, 524), (652, 528, "c"), (630, 542), (440, 546)],
        ):
            pen.form(geo.curve(path), "#c4d0d0", "#5f7480", "#ffffff", volume=9, texture=0.2)
        for points in ([(440, 530), (388, 500), (340, 452)], [(440, 520), (390, 532), (340, 522)]):
            pen.form(geo.ribbon(points, [11, 13, 20], 20), "#a8642e", "#5f2f1c", volume=8)
        pen.form(geo.ellipse(440, 524, 13), BRASS, BRASS_DARK, BRASS_LIGHT, texture=0)
        for x, y, turn in ((352, 462, 40), (356, 520, 8)):
            fist(pen, x, y, turn)


def fist(pen, x, y, turn):
    with pen.at(x, y, 1.0, turn):
        pen.form(geo.ellipse(0, 0, 32, 27), OLIVE, OLIVE_DARK, volume=16, texture=0.1)
        for k in range(4):
            finger = geo.ribbon(
                [(-18 + k * 13, -26), (-16 + k * 13, 0), (-18 + k * 13, 16)], [14, 15, 12], 12
            )
            pen.form(finger, lighten(OLIVE, 0.02), OLIVE_DARK, volume=6, texture=0)
        thumb = geo.ribbon([(-26, 12), (0, 24), (24, 18)], [15, 15, 11], 12)
        pen.form(thumb, OLIVE, OLIVE_DARK, volume=6, texture=0)


def paint(art: Art) -> None:
    art.sky(["#e6e0bc", "#cfd4ae", "#7fa37c", "#5f8a6c"], [0, 0.5, 0.55, 1])
    shop(art)
    art.shade(np.full(art.shape, 0.45, np.float32), "#a9c48c")
    art.repaint("background", radii=(9, 5, 3))
    mirror(art)
    shelf(art)
    customer(art)
    barber(art)
    shears(art)
    snails(art)
    art.shade(np.clip((art.y - 900) / 420, 0, 1) * np.clip(1 - art.x / 700, 0, 1), "#3f6a54", 0.6)
    art.repaint("final")
    with art.layer("clippings", warp=0, mottle=0) as pen:
        for _ in range(34):
            x, y = pen.rng.uniform(360, 700), pen.rng.uniform(400, 520)
            pen.fill(
                geo.ellipse(x, y, 6, 3, pen.rng.uniform(0, 180)), vary("#7ab048", pen.rng, 0.05)
            )
    art.finish(vignette_colour="#1c3a2a", vignette=0.28)
