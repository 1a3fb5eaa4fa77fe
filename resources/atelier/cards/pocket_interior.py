"""From the bottom of a pocket: huge fingers grope for a coin, a mouse hides its bedding."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim, patterns
from atelier import geometry as geo
from light.colour import lighten, vary

CARD = Card(
    seed=63,
    light=(0.1, -1.0),
    hand="thick oil",
    title_en="Inside the Pocket",
    title_ru="В кармане",
    tags_en=(
        "pocket",
        "fingers",
        "mouse",
        "coin",
        "ticket",
        "crumbs",
        "spectacles",
        "blanket",
        "hiding",
        "home",
        "search",
        "fear",
        "secret",
    ),
    tags_ru=(
        "карман",
        "пальцы",
        "мышь",
        "монета",
        "билет",
        "крошки",
        "очки",
        "одеяло",
        "прятки",
        "дом",
        "поиск",
        "страх",
        "тайна",
    ),
    description_en="Seen from the bottom of a coat pocket, four enormous fingers reach down among "
    "crumbs and a coin while a mouse in spectacles hides behind a bus ticket with its quilt.",
    description_ru="Вид со дна кармана: сверху тянутся четыре огромных пальца, вокруг крошки и "
    "монета, а мышь в очках прячется с одеялом за автобусным билетом.",
)

TWEED, TWEED_DARK, TWEED_LIGHT = "#64441f", "#2a1c12", "#b0803a"
SKIN, SKIN_DARK, SKIN_LIGHT = "#b98850", "#523018", "#ffe08c"
MOUSE, MOUSE_DARK, MOUSE_LIGHT = "#8f7a70", "#3f2c30", "#e0b888"
SLIT = [(30, 210), (200, 74), (430, 26), (650, 60), (784, 170), (650, 236), (430, 222), (210, 246)]
FINGERS = (
    ([(196, 20), (150, 210), (120, 380), (134, 520)], [128, 124, 112, 84]),
    ([(352, 10), (330, 260), (306, 460), (330, 664)], [134, 132, 122, 92]),
    ([(512, 10), (526, 280), (540, 500), (508, 716)], [136, 132, 122, 92]),
    ([(660, 20), (706, 220), (726, 400), (690, 560)], [122, 116, 104, 78]),
)


def herringbone(pen, path, middle):
    """Slanting threads in zig-zag columns that run up to the slit."""
    with pen.clip(path):
        for column in range(-16, 17):
            for row in range(64):
                t = row / 63
                spread = 0.55 + 0.62 * t
                x = middle + column * 44 * spread
                y = 90 + t * 1130
                lean = 15 if column % 2 else -15
                colour = vary("#a87840" if row % 2 else "#3f281e", pen.rng, 0.04, 6)
                pen.line(
                    geo.polygon(
                        [(x - 15 * spread, y - lean * 0.6), (x + 15 * spread, y + lean * 0.6)],
                        False,
                    ),
                    colour,
                    5.5 * spread,
                    0.42,
                )


def walls(art):
    with art.layer("cloth", brush=1.0) as pen:
        sheet = geo.rectangle(-20, -20, 840, 1240)
        pen.form(sheet, TWEED, TWEED_DARK, TWEED_LIGHT, volume=240, texture=1.0, grain=1.5)
        herringbone(pen, sheet, 410)
        for points in (
            [(60, 150), (20, 420), (60, 800), (180, 1130)],
            [(760, 124), (800, 420), (770, 800), (640, 1150)],
        ):
            seam = geo.ribbon(points, [34, 44, 54, 50], 50)
            pen.fill(geo.moved(seam, 0, 12), "#1c1010", 0.6, blur=12)
            pen.form(seam, "#7a5432", TWEED_DARK, "#d8a058", volume=20, texture=0.8)
            for x, y in geo.sample(points, 30):
                pen.line([(x - 8, y - 9), (x + 8, y + 9)], "#e8b868", 4.5, 0.75)
    with art.layer("lips", brush=0.9, drop=Drop(0, 30, 26, 0.6, "#140a0a")) as pen:
        upper = geo.curve(
            [
                (-30, -30, "c"),
                (830, -30, "c"),
                (830, 150),
                (780, 150),
                (650, 50),
                (430, 20),
                (200, 64),
                (30, 200),
                (-30, 260, "c"),
            ]
        )
        pen.form(upper, "#4a3024", "#1c1014", "#9a6a38", volume=40, texture=0.9)
        for x, y in geo.sample([(10, 180), (200, 44), (430, 4), (650, 32), (790, 130)], 26):
            pen.line([(x - 12, y + 3), (x + 12, y - 3)], "#c8924a", 4, 0.7)


def street(art):
    with art.layer("shadow of the hand", warp=0, blend="multiply", blur=30, alpha=0.75) as pen:
        for points, widths in FINGERS:
            pen.fill(geo.moved(geo.ribbon(points, widths, 40), 0, 70), "#3a2018")
    with art.layer("street", warp=0.5, detail=0.3) as pen:
        hole = geo.curve(SLIT)
        tones = ["#ffcc60", "#fff6d0", "#fff0b8", "#ffbe50"]
        pen.fill(hole, pen.gradient((40, 0), (780, 0), tones))
        pen.line(hole, "#ffe6a0", 8, 0.8, blur=3)


def light_from_above(art):
    art.glow(420, 110, 760, "#ffa83c", 0.5, 1.6)
    art.rays(420, 60, "#ffc060", 0.3, 16, (35, 145), 1150, 4)
    down = np.clip((art.y - 420) / 900, 0, 1)
    art.shade(down, "#2a1c0c", 0.95)
    art.shade(
        np.clip(np.abs(art.x - 410) / 460 - 0.35, 0, 1) * np.clip(art.y / 500, 0, 1), "#1c140a", 1.0
    )


def finger(pen, points, widths):
    shape = geo.ribbon(points, widths, 60)
    pen.form(shape, SKIN, SKIN_DARK, SKIN_LIGHT, volume=46, texture=0.3, shadow=0.9)
    spine = geo.sample(points, 40)
    with pen.clip(shape):
        pen.fill(
            shape,
            pen.gradient(
                (0, 60), (0, 720), ["#7a4c22", "#90602c", "#402410"], alphas=[0.5, 0.3, 0.72]
            ),
        )
        for k in (15, 17, 27, 29):
            x, y = spine[k]
            half = widths[1] * 0.52
            crease = [(x - half, y - 6), (x, y + 9), (x + half, y - 6)]
            pen.line(crease, SKIN_DARK, 5, 0.55, blur=1.5)
            pen.line([(cx, cy + 8) for cx, cy in crease], "#f0b878", 5, 0.35, blur=2)
        x, y = points[-1]
        pen.fill(
            geo.ellipse(x, y - 10, widths[-1] * 0.42, widths[-1] * 0.5), "#e8a070", 0.55, blur=9
        )
        for k in range(7):
            radius = 7 + k * 6
            pen.line(geo.arc(x, y + 4, radius * 0.8, radius, 170, 370), SKIN_DARK, 2.4, 0.4)


def hand(art):
    with art.layer(
        "hand",
        detail=0.9,
        keep=0.08,
        rim=Rim("#ffdf90", 9, 0.5),
        bounce=Bounce("#8a4a2c", 0.25),
    ) as pen:
        for index in (0, 3, 1, 2):
            points, widths = FINGERS[index]
            pen.fill(geo.moved(geo.ribbon(points, widths, 40), 8, 16), "#2c1414", 0.45, blur=16)
            finger(pen, points, widths)


def floor(art):
    with art.layer("floor", brush=1.0, dissolve=0.3) as pen:
        base = geo.curve(
            [
                (-30, 1040),
                (120, 1090),
                (330, 1110),
                (560, 1100),
                (720, 1070),
                (830, 1030),
                (830, 1240, "c"),
                (-30, 1240, "c"),
            ]
        )
        pen.form(base, "#4f3320", "#1f1212", "#8a5c30", volume=70, texture=1.0)
        herringbone(pen, base, 390)
    with art.layer("crumbs", detail=0.8, drop=Drop(0, 9, 6, 0.55, "#120808")) as pen:
        for x, y in geo.scattered(pen.rng, 34, (30, 1060, 770, 1186), 30):
            size = pen.rng.uniform(7, 24)
            crumb = geo.blob(pen.rng, x, y, size, size * 0.75, 7, 0.2)
            pen.form(crumb, vary("#d8a052", pen.rng, 0.05, 8), "#6a3a20", "#ffdc90", texture=0.8)
        for x, y in ((352, 1128), (742, 1128)):
            for _ in range(36):
                a, reach = pen.rng.uniform(0, 6.3), pen.rng.uniform(4, 30)
                end = (x + math.cos(a) * reach, y + math.sin(a) * reach * 0.7)
                bow = (x + pen.rng.normal(0, 16), y + pen.rng.normal(0, 12))
                pen.line([(x, y), bow, end], vary("#8a8a94", pen.rng, 0.06), 1.8, 0.8)


def coin(art):
    with (
        art.layer(
            "coin",
            detail=0.8,
            keep=0.08,
            rim=Rim("#ffe09a", 6, 0.7),
            drop=Drop(-10, 26, 16, 0.6, "#120808"),
        ) as pen,
        pen.at(176, 950, 1, -14),
    ):
        pen.form(
            geo.ellipse(14, 6, 130, 152), "#7a3f20", "#2f1614", "#c87a3c", volume=18, texture=0.4
        )
        pen.form(
            geo.ellipse(0, 0, 130, 152), "#c06a30", "#5a2818", "#ffc06c", volume=34, texture=0.6
        )
        pen.line(geo.ellipse(0, 0, 112, 133), "#5f2c18", 5, 0.8)
        pen.line(geo.ellipse(-1, -3, 112, 133), "#ffcc80", 3, 0.6)
        for k in range(28):
            spot = geo.toward((0, 0), k * 360 / 28, 1)
            pen.fill(geo.ellipse(spot[0] * 98, spot[1] * 117, 4), "#ffb868", 0.7)
        for k in range(7):
            petal = geo.toward((0, 0), k * 360 / 7, 42)
            pen.form(
                geo.ellipse(*petal, 19, 32, -k * 360 / 7),
                "#d07a38",
                "#6a2f1a",
                "#ffcc80",
                volume=10,
                texture=0.3,
            )
        pen.form(geo.ellipse(0, 0, 22, 26), "#e0944a", "#6a2f1a", "#ffdc9a", volume=12, texture=0.2)


def mouse(art):
    with art.layer(
        "mouse",
        detail=1,
        keep=0.15,
        rim=Rim("#ffd080", 5, 0.7),
        drop=Drop(6, 16, 12, 0.5, "#120808"),
    ) as pen:
        tail = [(520, 1120), (452, 1146), (398, 1108), (340, 1142), (292, 1120)]
        pen.form(
            geo.ribbon(tail, [18, 14, 11, 8, 4], 50), "#c07a68", "#5f2c2c", volume=5, texture=0.2
        )
        body = geo.curve(
            [
                (452, 1124),
                (430, 1050),
                (450, 960),
                (500, 912),
                (570, 914),
                (620, 970),
                (636, 1060),
                (620, 1130),
                (540, 1146),
            ]
        )
        pen.form(body, MOUSE, MOUSE_DARK, MOUSE_LIGHT, volume=50, texture=1.2, grain=1.3)
        for x, y, rx, ry, turn in ((576, 786, 56, 66, 24), (424, 778, 58, 70, -20)):
            pen.form(geo.ellipse(x, y, rx, ry, turn), MOUSE, MOUSE_DARK, MOUSE_LIGHT, volume=16)
            pen.fill(geo.ellipse(x, y + 6, rx * 0.66, ry * 0.7, turn), "#d08a78", 0.85, blur=3)
        head = geo.curve(
            [
                (500, 792),
                (556, 810),
                (590, 862),
                (580, 912),
                (536, 950),
                (486, 972),
                (448, 962),
                (424, 926),
                (418, 876),
                (448, 812),
            ]
        )
        pen.form(head, lighten(MOUSE, 0.02), MOUSE_DARK, MOUSE_LIGHT, volume=46, texture=0.9)
        pen.fill(geo.ellipse(480, 934, 46, 34), "#d8b898", 0.6, blur=10)
        mouse_face(pen)


def mouse_face(pen):
    for x, y, radius in ((446, 878, 40), (536, 880, 42)):
        lens = geo.ellipse(x, y, radius)
        pen.fill(lens, "#fff0c8", 0.9)
        pen.fill(geo.ellipse(x - 4, y - 14, 12, 14), "#181014")
        pen.fill(geo.ellipse(x - 7, y - 20, 4.5), "#ffffff")
        with pen.clip(lens):
            pen.fill(
                geo.polygon(
                    [(x - 40, y + 30), (x - 18, y + 40), (x + 30, y - 40), (x + 8, y - 44)]
                ),
                "#ffd070",
                0.4,
            )
        pen.line(lens, "#c8923c", 7)
        pen.line(geo.arc(x, y, radius, radius, 190, 300), "#fff0b0", 3)
    pen.line([(484, 876), (490, 870), (496, 876)], "#c8923c", 6)
    for x, turn in ((440, -12), (540, 12)):
        pen.line([(x - 22, 822 - turn), (x, 812), (x + 22, 820 + turn)], "#3f2c30", 5, 0.8)
    pen.form(geo.ellipse(470, 932, 13, 10), "#d06a60", "#6a2424", "#ffb8a0", texture=0)
    pen.line([(470, 942), (472, 954), (486, 960)], "#3f2024", 4)
    for k in range(4):
        pen.line(
            [(450, 940 + k * 4), (400, 936 + k * 12), (360, 926 + k * 20)], "#f0d8b0", 1.8, 0.8
        )
        pen.line(
            [(500, 940 + k * 4), (560, 940 + k * 10), (600, 926 + k * 20)], "#f0d8b0", 1.8, 0.6
        )


def bedding(art):
    with art.layer(
        "quilt",
        detail=0.9,
        keep=0.06,
        rim=Rim("#ffd080", 4, 0.5),
        drop=Drop(0, 14, 10, 0.5, "#120808"),
    ) as pen:
        quilt = geo.curve(
            [
                (412, 1010),
                (470, 984),
                (560, 990),
                (640, 1000),
                (670, 1080),
                (650, 1160),
                (560, 1176),
                (480, 1150),
                (420, 1170),
                (372, 1140),
                (396, 1080),
            ]
        )
        pen.form(quilt, "#b8403a", "#5a1620", "#f08a58", volume=40, texture=0.6)
        patterns.checks("#f4d9a0", 21, 18, 0.62)(pen, quilt)
        with pen.clip(quilt):
            for points in (
                [(450, 1000), (480, 1080), (470, 1160)],
                [(560, 1000), (540, 1080), (560, 1170)],
            ):
                pen.fold(points, "#c86a5a", 9, 0.5)
        pillow = geo.curve(
            [(566, 962), (640, 940), (690, 960), (700, 1010), (640, 1024), (572, 1014)]
        )
        pen.form(pillow, "#f4e4c4", "#a07a58", "#fffaf0", volume=24, texture=0.4)
        for x, y in ((436, 1012), (524, 1004)):
            for k in range(3):
                toe = geo.ribbon([(x + k * 12, y - 20), (x + k * 12 - 4, y + 8)], [14, 9], 8)
                pen.form(toe, "#d8907c", "#6a3430", volume=4, texture=0)


def ticket(art):
    with art.layer(
        "ticket",
        detail=0.8,
        keep=0.06,
        warp=0.7,
        rim=Rim("#fff0c0", 5, 0.6),
        drop=Drop(-16, 18, 16, 0.6, "#120808"),
    ) as pen:
        sheet = geo.curve(
            [
                (590, 770, "c"),
                (680, 742),
                (790, 734, "c"),
                (806, 960),
                (800, 1160, "c"),
                (700, 1150),
                (606, 1170, "c"),
                (586, 980),
            ]
        )
        pen.form(sheet, "#d8b070", "#7a4c2c", "#fff0c0", volume=50, texture=0.6)
        with pen.clip(sheet):
            pen.fill(geo.polygon([(584, 800), (800, 760), (806, 806), (586, 850)]), "#a8442c", 0.85)
            for row in range(6):
                y = 894 + row * 34
                run = pen.rng.uniform(90, 170)
                pen.line(
                    [(616, y), (616 + run * 0.5, y - 8), (616 + run, y - 12)], "#6a3c24", 8, 0.75
                )
            pen.line(geo.polygon([(590, 1108), (810, 1088)], False), "#7a4c2c", 4, 0.8)
            pen.line([(694, 744), (690, 960), (702, 1160)], "#8a5a34", 5, 0.45, blur=2)
        for x, y in ((760, 1010), (742, 900)):
            pen.fill(geo.ellipse(x, y, 17), "#2c1814")
            pen.line(geo.arc(x, y, 17, 17, 20, 160), "#fff0c0", 2.5, 0.7)


def paint(art: Art) -> None:
    art.sky(["#a8702c", "#6e4a2c", "#3a2420", "#1e1214"])
    walls(art)
    light_from_above(art)
    art.repaint("background", radii=(10, 5, 3))
    street(art)
    hand(art)
    art.glow(420, 80, 460, "#ffb850", 0.4)
    floor(art)
    coin(art)
    mouse(art)
    bedding(art)
    ticket(art)
    art.shade(np.clip((art.y - 700) / 400, 0, 1), "#5a3418", 0.5)
    art.repaint("final")
    art.motes(60, ["#ffd890", "#ffc060"], (1, 2.6), (120, 120, 700, 1000))
    art.finish(vignette_colour="#140a0a", vignette=0.4)
