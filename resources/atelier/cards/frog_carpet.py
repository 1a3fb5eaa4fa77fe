"""A frog has put out its tongue like a red carpet; flies in evening dress hesitate."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from light.colour import lighten, mix, vary

CARD = Card(
    seed=26,
    light=(0.2, -0.9),
    hand="thick oil",
    title_en="Distinguished Guests",
    title_ru="Почётные гости",
    tags_en=(
        "frog",
        "tongue",
        "red carpet",
        "flies",
        "beetle",
        "lily pads",
        "gala",
        "flattery",
        "fame",
        "trap",
        "invitation",
        "appetite",
    ),
    tags_ru=(
        "лягушка",
        "язык",
        "ковровая дорожка",
        "мухи",
        "жук",
        "кувшинки",
        "торжество",
        "лесть",
        "слава",
        "ловушка",
        "приглашение",
        "аппетит",
    ),
    description_en="From far below we see a huge frog whose tongue comes down the lily-pad steps "
    "like a red carpet; flies in evening dress hesitate at its end while a beetle usher urges them "
    "up into the glowing mouth.",
    description_ru="Снизу видна огромная лягушка, чей язык спускается по ступеням из кувшинок, как "
    "красная дорожка; мухи в вечерних нарядах мнутся у её конца, а жук-распорядитель приглашает их "
    "в сияющую пасть.",
)

GREEN, GREEN_DARK, GREEN_LIT = "#2c6a3c", "#0e2420", "#a8d870"
RED, RED_DARK, RED_LIT = "#c41f2c", "#5c0a20", "#ff7a5c"
GILT, GILT_DARK, GILT_LIT = "#d8a438", "#5c3414", "#fff0a8"
MOUTH = (500, 420)
# y, middle and half width of the carpet: edge of a tread, foot of the riser, by turns
STEPS = (
    (566, 492, 60),
    (612, 486, 76),
    (676, 480, 84),
    (712, 466, 100),
    (796, 456, 110),
    (838, 430, 130),
    (942, 414, 142),
    (990, 378, 164),
)


def night(art):
    art.radial(*MOUTH, 900, ["#ff9a4c", "#c8302c", "#7c1428", "#3c0a20", "#1c0818"], wobble=60)
    art.clouds("#e84c34", 0.25, 260)
    art.rays(*MOUTH, "#ffb060", 0.4, 22, (0, 360), 900, 5)
    art.repaint("background")
    with art.layer("reeds", detail=0.3, fog=("#7c1428", 0.3)) as pen:
        for i in range(22):
            side = -1 if i % 2 else 1
            x = 400 + side * pen.rng.uniform(270, 420)
            top = pen.rng.uniform(40, 520)
            lean = side * pen.rng.uniform(10, 70)
            path = [(x + lean, 1200), (x + lean * 0.4, 700), (x, top)]
            pen.form(geo.ribbon(path, [17, 12, 4], 30), "#3c1020", "#1c0814", "#c8503c", volume=5)
            if i % 3 == 0:
                mace = geo.ribbon([(x, top + 90), (x - 1, top)], [24, 22], 10)
                pen.form(mace, "#54201c", "#1c0814", "#e0784c", volume=9)


def body(art):
    with art.layer("body", detail=0.5, bounce=Bounce("#c82c2c", 0.4)) as pen:
        contour = [
            (150, 470),
            (90, 600),
            (110, 760),
            (300, 800),
            (500, 810),
            (800, 790),
            (860, 560),
        ]
        pen.form(
            geo.curve([*contour, (820, 430), (500, 420)]), "#24543a", GREEN_DARK, GREEN_LIT, 80
        )
        throat = [
            (250, 520),
            (230, 620),
            (330, 700),
            (500, 724),
            (680, 700),
            (770, 620),
            (740, 520),
        ]
        pen.form(geo.curve(throat), "#b8b04c", "#4c4a20", "#ffe890", volume=60, texture=0.7)


def head(art):
    with art.layer(
        "head", detail=0.8, rim=Rim("#c8f090", 6, 0.4), drop=Drop(0, 26, 24, 0.5, "#1c0410")
    ) as pen:
        contour = [
            (160, 420),
            (176, 320),
            (250, 232),
            (268, 140),
            (344, 82),
            (424, 118),
            (448, 178),
            (500, 190),
            (552, 174),
            (578, 108),
            (660, 66),
            (736, 124),
            (752, 222),
            (826, 310),
            (846, 420),
            (770, 540),
            (640, 610),
            (500, 626),
            (350, 612),
            (224, 540),
        ]
        shape = geo.curve(contour)
        pen.form(shape, GREEN, GREEN_DARK, GREEN_LIT, volume=90, texture=0.8)
        pen.spots(shape, ["#184a30", "#4c8a44", "#143c2c"], 60, 7, 22, 0.5, 2)
        for x in (456, 536):
            pen.fill(geo.ellipse(x, 258, 11, 6, 20 if x < 500 else -20), "#0e2420", 0.9)


def eyes(art):
    with art.layer("eyes", detail=1, keep=0.1) as pen:
        for x, y in ((346, 166), (658, 152)):
            lid(pen, x, y)


def lid(pen, x, y):
    """Shut with politeness."""
    pen.form(geo.ellipse(x, y, 74, 62), "#3c7c44", GREEN_DARK, "#c8ec88", volume=34, texture=0.5)
    line = geo.arc(x, y + 2, 66, 34, 14, 166)
    pen.line(line, "#0e1c18", 9)
    for k in range(5):
        px, py = geo.arc(x, y + 2, 66, 34, 30 + k * 30, 31 + k * 30, 2)[0]
        pen.line([(px, py), (px + (px - x) * 0.14, py + 18)], "#0e1c18", 5)
    for lift in (18, 34):
        pen.line(geo.arc(x, y - lift + 22, 56, 30, 204, 336), "#1c4a30", 4, 0.6)


def mouth(art):
    with art.layer("mouth", detail=0.9, keep=0.1) as pen:
        lips = geo.curve(
            [
                (196, 400, "c"),
                (330, 338),
                (500, 316),
                (670, 332),
                (812, 396, "c"),
                (742, 500),
                (630, 564),
                (500, 582),
                (364, 566),
                (254, 500),
            ]
        )
        pen.form(lips, "#8a3040", "#4c1024", "#ff9a7c", volume=10)
        inside = geo.moved(lips, 502 * 0.06, 440 * 0.06, 0.94)
        heat = ["#fffbd8", "#ffe27a", "#ff9a38", "#e0402c", "#7c1028"]
        pen.fill(inside, pen.radial((505, 440), 300, heat, [0, 0.22, 0.46, 0.72, 1]))
        with pen.clip(inside):
            for k in range(9):
                x = 260 + k * 60
                fold = [(x, 330), (500 + (x - 500) * 0.75, 390), (500 + (x - 500) * 0.6, 430)]
                pen.line(fold, "#ffcf6a", 9, 0.35, blur=4)
            pen.inside_edge(inside, 0, 30, 18, "#8a1028", 0.6, "multiply")
        uvula = geo.symmetric([(0, -64), (13, -50), (18, -16), (20, 12), (0, 28)])
        pen.form(geo.moved(uvula, 505, 394), "#e8503c", "#8a1c28", "#ffc89a", volume=12)


def pads(art):
    """The steps: thick leaves seen nearly edge-on, the lowest the widest."""
    for k in range(0, len(STEPS), 2):
        y, middle, half = STEPS[k + 1] if k else (606, 486, 76)
        wide = half * 2.9 + 60
        with art.layer(
            f"pad {k}",
            detail=0.6,
            drop=Drop(0, 24, 20, 0.55, "#1c0410"),
            rim=Rim("#ffd08a", 4, 0.6),
        ) as pen:
            thick = 24 + k * 5
            under = [
                (middle - wide, y - 6, "c"),
                (middle - wide * 0.6, y + thick * 1.3),
                (middle, y + thick * 1.9),
                (middle + wide * 0.6, y + thick * 1.3),
                (middle + wide, y - 6, "c"),
            ]
            pen.form(geo.curve(under), "#1c4a34", "#0c1c1c", "#5c9a54", volume=thick, texture=0.7)
            for i in range(15):
                x = middle + (i - 7) * wide / 7.6
                rib = [(x, y + 2), (middle + (x - middle) * 0.8, y + thick * 1.7)]
                pen.line(rib, "#7aa85c", 4, 0.5)
            top = geo.ellipse(middle, y - 4, wide, 22 + k * 3)
            pen.form(top, "#4c9048", "#143a2c", "#d0e884", volume=14, texture=0.6)
            for i in range(11):
                end = (
                    middle + math.cos(i * 0.57) * wide,
                    y - 4 + math.sin(i * 0.57) * (20 + k * 3),
                )
                pen.line([(middle, y - 8), end], "#a8d070", 2.6, 0.4)


def outline(grow=0.0):
    left = [(m - h - grow, y) for y, m, h in STEPS]
    right = [(m + h + grow, y) for y, m, h in STEPS]
    tip = [(520, 1060), (486, 1140), (400, 1180), (300, 1178), (218, 1130), (198, 1060)]
    edge = [(456, 470), *left]
    return [*[(x, y) for x, y in reversed(right)], (552, 470), *edge, *tip[::-1]]


def carpet(art):
    shape = geo.curve(outline(), tension=0.5)
    with art.layer("carpet", detail=0.9, keep=0.04, drop=Drop(10, 22, 18, 0.5, "#1c0410")) as pen:
        pen.form(shape, RED, RED_DARK, RED_LIT, volume=40, texture=0.6)
        with pen.clip(shape):
            steps_of_light(pen)
            pen.line(
                [(504, 480), (490, 600), (470, 720), (436, 850), (380, 1000), (352, 1130)],
                "#7c0c24",
                9,
                0.55,
                blur=3,
            )
            buds(pen, shape)
        for inset, wide, tone in ((13, 9, GILT), (28, 3.5, GILT_LIT)):
            border(pen, inset, wide, tone)


def steps_of_light(pen):
    for k in range(0, len(STEPS) - 1, 2):
        (y, m, h), (below, n, g) = STEPS[k + 1], STEPS[min(k + 2, len(STEPS) - 1)]
        riser = geo.polygon(
            [(m - h - 9, y), (m + h + 9, y), (n + g + 9, below), (n - g - 9, below)]
        )
        if below > y:
            dusk = pen.gradient((0, y), (0, below), ["#4c0620", "#a01828"], None, [0.75, 0.1])
            pen.fill(riser, dusk)
        pen.line([(m - h, y), (m, y + 5), (m + h, y)], "#ffb08a", 7, 0.8, blur=2)


def buds(pen, shape):
    for x, y in geo.scattered(pen.rng, 150, (190, 600, 590, 1180), 17):
        if shape.contains(x, y):
            size = 1.6 + (y - 500) / 260
            pen.fill(geo.ellipse(x, y, size * 1.3, size), mix(RED_LIT, "#ffd0b8", 0.4), 0.4)


def border(pen, inset, wide, tone):
    left = [(m - h + inset * (0.4 + y / 1600), y) for y, m, h in STEPS]
    right = [(m + h - inset * (0.4 + y / 1600), y) for y, m, h in STEPS]
    tip = [(506, 1060), (470, 1132), (396, 1164), (304, 1162), (232, 1122), (212, 1060)]
    middle = np.array([352, 1060])
    tip = [tuple(middle + (np.array(p) - middle) * (1 - inset / 260)) for p in tip]
    pen.line(geo.curve([*left, *tip[::-1], *right[::-1]], False, 0.5), tone, wide, 0.95)


POSTS = ((386, 640, 70), (600, 640, 70), (316, 766, 96), (604, 762, 96), (226, 918, 130))


def posts(art):
    with art.layer("posts", detail=0.95, keep=0.1, warp=0.2, drop=Drop(10, 10, 8, 0.45)) as pen:
        for (x, y, tall), (u, v, high) in (
            (POSTS[0], POSTS[2]),
            (POSTS[2], POSTS[4]),
            (POSTS[1], POSTS[3]),
        ):
            start, end = (x, y - tall * 0.86), (u, v - high * 0.86)
            sag = ((x + u) / 2 - 6, max(start[1], end[1]) + 26)
            pen.form(
                geo.ribbon([start, sag, end], [12, 14, 16], 24), "#8a1430", "#3c0618", "#ff8a7a"
            )
        for x, y, tall in POSTS:
            wide = tall * 0.11
            base = geo.ellipse(x, y, tall * 0.24, tall * 0.09)
            pen.form(base, GILT, GILT_DARK, GILT_LIT, volume=5)
            pole = geo.rectangle(x - wide / 2, y - tall, wide, tall, wide * 0.4)
            pen.form(pole, GILT, GILT_DARK, GILT_LIT, volume=wide * 0.4, texture=0.2)
            knob = geo.ellipse(x, y - tall, tall * 0.13)
            pen.form(knob, GILT, GILT_DARK, GILT_LIT, volume=tall * 0.08, texture=0.2)


def wing(pen, side):
    shape = [(0, -76, "c"), (20, -88), (46, -66), (54, -26), (40, -14), (16, -44)]
    path = geo.curve([(side * x, y, *rest) for x, y, *rest in shape])
    pen.fill(path, "#ffe8c8", 0.42)
    pen.line(path, "#fff4d8", 0.9, 0.9)
    for x, y in ((50, -30), (44, -18), (40, -60), (30, -34)):
        pen.line([(0, -76), (side * x * 0.5, (y - 76) / 2 - 4), (side * x, y)], "#ffe0a8", 0.8, 0.7)


def fly_head(pen, look):
    for side in (-1, 1):
        pen.line(
            [(side * 3, -100), (side * 7 + look, -110), (side * 12 + look, -114)], "#1c1018", 1.2
        )
    pen.form(geo.ellipse(0, -92, 15, 12.5), "#3c2c34", "#100a10", "#b08a7a", volume=5)
    for side in (-1, 1):
        eye = geo.ellipse(side * 10 + look * 0.5, -95, 7, 9.5, side * 14)
        pen.form(eye, "#8a1c4c", "#2c0818", "#ffb08a", volume=5, texture=0)
        for k in range(3):
            shine = geo.arc(side * 10 + look * 0.5, -95, 5 - k, 7 - k * 2, 190, 340)
            pen.line(shine, "#ff9ab0", 0.6, 0.5)


def limb(pen, points):
    pen.line(points, "#1c1018", 2.6)


def lady(pen, colour, look):
    limb(pen, [(-10, -66), (-24, -56), (-14, -46)])
    limb(pen, [(10, -66), (26, -74), (30, -86)])
    gown = [
        (-9, -76, "c"),
        (9, -76, "c"),
        (13, -56),
        (12, -44),
        (24, -18),
        (36, 2, "c"),
        (0, 6),
        (-36, 2, "c"),
        (-24, -18),
        (-12, -44),
        (-13, -56),
    ]
    path = geo.curve(gown)
    pen.form(path, colour, lighten(colour, -0.25), lighten(colour, 0.24), volume=14, texture=0.5)
    for x in (-16, -5, 8, 19):
        pen.line([(x * 0.4, -40), (x * 0.8, -18), (x, 2)], lighten(colour, -0.12), 1.4, 0.6)
    for side in (-1, 1):
        wing(pen, side)
    for k in range(9):
        x = -12 + k * 3
        pen.fill(geo.ellipse(x, -74 + 3 * math.sin(k * 0.4), 1.8), "#fff8e0")
    fly_head(pen, look)
    plume = geo.ribbon([(0, -100), (-8, -118), (-22, -122), (-26, -110)], [3, 9, 9, 2], 16)
    pen.form(plume, GILT_LIT, GILT, "#ffffff", volume=3)


def gentleman(pen, look):
    for side in (-1, 1):
        pen.form(geo.ribbon([(side * 5, -30), (side * 7, 2)], [9, 8], 6), "#1a141c", volume=3)
        limb(pen, [(side * 10, -62), (side * 24, -52), (side * 22, -38)])
    for side in (-1, 1):
        wing(pen, side)
    coat = [(-14, -76), (14, -76), (16, -44), (14, -34), (9, -6, "c"), (0, -30, "c")]
    path = geo.curve([*coat, (-9, -6, "c"), (-14, -34), (-16, -44)])
    pen.form(path, "#241c2c", "#0c080c", "#8a6a70", volume=10)
    pen.line([(0, -74), (0, -32)], "#4c3c48", 1)
    pen.fill(geo.rectangle(-8, -82, 16, 6, 2), "#fff8ec")
    fly_head(pen, look)
    hat = geo.polygon([(-9, -102), (-10, -124), (10, -124), (9, -102)])
    pen.form(geo.ellipse(0, -102, 17, 4), "#1a141c", volume=3)
    pen.form(hat, "#241c2c", "#0c080c", "#9a7a7c", volume=6)
    pen.line([(-9, -107), (9, -107)], "#c8303c", 3)


def guests(art):
    """Seen from behind: nobody wants to be the first."""
    company = (
        ("first guest", 92, 1128, 2.5, -6, lambda pen: lady(pen, "#7c3c9a", 4)),
        ("second guest", 430, 1204, 2.9, 9, lambda pen: lady(pen, "#e8a82c", -3)),
        ("third guest", 226, 1216, 3.1, -5, lambda pen: gentleman(pen, 4)),
    )
    for name, x, y, size, turn, draw in company:
        with (
            art.layer(
                name, detail=1, keep=0.1, rim=Rim("#ffc890", 5, 0.8), drop=Drop(-4, 16, 14, 0.5)
            ) as pen,
            pen.at(x, y, size, turn),
        ):
            draw(pen)


def usher(art):
    with (
        art.layer(
            "usher", detail=1, keep=0.1, rim=Rim("#ffc890", 6, 0.8), drop=Drop(6, 18, 14, 0.5)
        ) as pen,
        pen.at(664, 1180, 3.3, -6),
    ):
        for side in (-1, 1):
            pen.form(geo.ribbon([(side * 10, -24), (side * 14, 0)], [8, 6], 6), "#140f1c", volume=3)
            pen.form(geo.ellipse(side * 17, 0, 9, 4), "#140f1c", volume=3)
        body = [
            (-6, -84),
            (20, -80),
            (34, -52),
            (32, -24),
            (14, -8),
            (-14, -8),
            (-30, -28),
            (-26, -62),
        ]
        path = geo.curve(body)
        pen.form(path, "#20304c", "#080a18", "#8ab0e0", volume=24, texture=0.4)
        coat = [(-12, -82, "c"), (-28, -54), (-31, -26), (-14, -8, "c"), (-6, -40), (2, -80, "c")]
        pen.form(geo.curve(coat), "#c8242c", "#5c0a1c", "#ff9a70", volume=10)
        for k in range(4):
            pen.form(geo.ellipse(-16 + k * 1.5, -66 + k * 13, 2.6), GILT, volume=1.5, texture=0)
        for x, y, hx, hy in ((24, -66, 30, -108), (-20, -66, -46, -58)):
            elbow = ((x + hx) / 2 + (22 if hx > 0 else 4), (y + hy) / 2 + 10)
            pen.form(geo.ribbon([(x, y), elbow, (hx, hy)], [10, 8, 6], 12), "#c8242c", volume=4)
            glove(pen, hx, hy, 200 if hx > 0 else 268)
        limb(pen, [(26, -40), (40, -30), (34, -18)])
        usher_head(pen)


def usher_head(pen):
    head = geo.ellipse(-8, -92, 16, 13, -8)
    pen.form(head, "#20304c", "#080a18", "#9abcf0", volume=8)
    for dx in (-20, -10):
        eye = geo.ellipse(dx, -95, 4.4, 5)
        pen.fill(eye, "#fff6d8")
        pen.fill(geo.ellipse(dx - 1, -94, 2), "#100a14")
    for dx in (-24, -14):
        pen.line([(dx + 4, -82), (dx, -76), (dx + 4, -72)], "#080a18", 2.4)
    for dx, lean in ((-10, -14), (0, 8)):
        pen.line([(dx, -103), (dx + lean * 0.5, -116), (dx + lean, -118)], "#080a18", 1.8)
    pen.form(geo.rectangle(-18, -114, 22, 11, 3, -8), "#c8242c", "#5c0a1c", "#ff9a70", volume=4)
    pen.line([(-18, -104), (4, -107)], GILT, 2.2)


def glove(pen, x, y, degrees):
    """An open hand that shows the way."""
    pen.form(geo.ellipse(x, y, 6.4, 6), "#fffaf0", "#b89a98", volume=3, texture=0)
    for turn, reach in ((-30, 12), (-10, 15), (10, 15), (30, 12), (74, 9)):
        tip = geo.toward((x, y), degrees + turn, reach)
        finger = geo.ribbon([(x, y), tip], [4.6, 3.4], 6)
        pen.form(finger, "#fffaf0", "#b89a98", volume=1.6, texture=0)


def feet(art):
    """Folded before it like the hands of a good host."""
    with art.layer("feet", detail=0.9, drop=Drop(0, 14, 12, 0.5, "#1c0410")) as pen:
        for x, side in ((282, -1), (704, 1)):
            arm = [(x + side * 120, 600), (x + side * 60, 640), (x, 648)]
            pen.form(geo.ribbon(arm, [92, 74, 56], 20), GREEN, GREEN_DARK, GREEN_LIT, volume=28)
            for turn in (-58, -24, 12, 46):
                tip = geo.toward((x, 652), turn - side * 16, 62)
                toe = geo.ribbon([(x, 648), tip], [26, 17], 10)
                pen.form(toe, vary("#3c7c44", pen.rng, 0.015), GREEN_DARK, GREEN_LIT, volume=8)
                pen.form(geo.ellipse(*tip, 14), "#8ab84c", GREEN_DARK, "#e0f0a0", volume=7)


def paint(art: Art) -> None:
    night(art)
    body(art)
    head(art)
    art.glow(*MOUTH, 520, "#ff9a3c", 0.4)
    art.repaint("middle", radii=(10, 6))
    mouth(art)
    eyes(art)
    art.glow(*MOUTH, 420, "#ff9a3c", 0.25)
    pads(art)
    feet(art)
    carpet(art)
    posts(art)
    art.glow(500, 450, 360, "#ffb84c", 0.35)
    usher(art)
    guests(art)
    art.repaint("final")
    art.motes(50, ["#ffe08a", "#ffb060"], (0.8, 2.4), (60, 60, 760, 1000))
    art.finish(vignette_colour="#1c0412", vignette=0.4, bloom=0.16)
