"""An octopus works a sunken telephone exchange; one line brings it a tear of light."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from atelier.creatures import fish
from light.colour import lighten, mix, vary

CARD = Card(
    seed=44,
    light=(0.55, -0.75),
    hand="thick oil",
    title_en="Connecting You Now",
    title_ru="Соединяю",
    tags_en=(
        "octopus",
        "switchboard",
        "cables",
        "headset",
        "sea floor",
        "tear",
        "fish",
        "listening",
        "work",
        "gossip",
        "distance",
        "overtime",
    ),
    tags_ru=(
        "осьминог",
        "коммутатор",
        "кабели",
        "наушники",
        "морское дно",
        "слеза",
        "рыбы",
        "внимание",
        "работа",
        "сплетни",
        "расстояние",
        "сверхурочные",
    ),
    description_en="On the dark sea floor an octopus works a brass telephone exchange with all "
    "eight arms; one of the rising cables glows and carries a tear of light to its headset.",
    description_ru="На тёмном морском дне осьминог всеми восемью руками управляется с медным "
    "коммутатором; один из уходящих вверх кабелей светится и несёт к его наушникам слезу света.",
)

CORAL, CORAL_DARK, CORAL_LIT = "#b84c48", "#3c1834", "#ffb088"
BRASS, BRASS_DARK, BRASS_LIT = "#a87c34", "#3c2414", "#ffe49a"
GLOW = "#ffe9a0"
LINE = [(700, -40), (640, 90), (610, 200), (640, 300), (600, 390), (500, 410), (452, 470)]


def deep(art):
    art.radial(560, 300, 1000, ["#1a8088", "#0c5460", "#063440", "#031c26"], wobble=70)
    art.clouds("#2a8a8a", 0.2, 300)
    art.rays(620, -80, "#7ae0d0", 0.16, 8, (70, 120), 1100, 5)
    art.repaint("background")


def floor(art):
    with art.layer("weeds", detail=0.2, fog=("#0a3c48", 0.4)) as pen:
        for i in range(16):
            x = -10 + i * 26 + pen.rng.normal(0, 10)
            tall = pen.rng.uniform(240, 560)
            sway = pen.rng.normal(0, 40)
            path = [(x, 1120), (x + sway, 1120 - tall * 0.5), (x - sway * 0.5, 1120 - tall)]
            pen.form(geo.ribbon(path, [22, 26, 4], 30), vary("#14504c", pen.rng, 0.03, 10))
    with art.layer("sand", brush=1.2) as pen:
        sand = [
            (-20, 1066, "c"),
            (160, 1040),
            (400, 1064),
            (820, 1020, "c"),
            (820, 1230),
            (-20, 1230),
        ]
        pen.form(geo.curve(sand), "#1c4a50", "#06202a", "#5aa49a", volume=50)
        for x, y, size in ((60, 1080, 60), (130, 1110, 38), (760, 1180, 70)):
            pen.form(geo.blob(pen.rng, x, y, size, size * 0.6), "#22505a", "#0a2630", "#6ab0a8")


def cables(art):
    """Every conversation of the upper world goes up into the dark."""
    roots = (520, 552, 584, 616, 650, 684, 716, 748, 780)
    with art.layer("cables", detail=0.5) as pen:
        for i, x in enumerate(roots):
            drift = (i - 4) * 26 + 30 * math.sin(i * 2.3)
            path = [
                (x, 380 - (x - 520) * 0.2),
                (x + drift * 0.2 - 16, 270),
                (x + drift * 0.6 + 14, 140),
                (x + drift, -40),
            ]
            tone = ("#2c5a54", "#7a5428", "#3c2c34", "#1c4a5c")[i % 4]
            pen.form(geo.ribbon(path, [15, 13, 11, 9], 40), tone, "#081c22", "#8ac0a8", volume=5)
        for x, y, bend in ((30, 560, -30), (84, 620, 20)):
            path = [(x, y), (x + bend, 380), (x - bend, 180), (x + bend * 0.4, -40)]
            pen.form(
                geo.ribbon(path, [13, 12, 10, 8], 40), "#5a4028", "#081c22", "#c8a060", volume=4
            )


def switchboard(art):
    panel = [(470, 380), (820, 316), (820, 960), (488, 900)]
    with art.layer("board", warp=0.4, detail=0.8, drop=Drop(-16, 14, 24, 0.5, "#020c12")) as pen:
        outer = [(448, 356), (830, 282), (830, 990), (466, 930)]
        pen.form(geo.polygon(outer), "#16404a", "#081820", "#5a9aa0", volume=20, texture=0.8)
        pen.form(geo.polygon(panel), "#1f5450", "#0a2228", "#7ab89c", volume=30, texture=0.6)
        for row in range(7):
            for column in range(6):
                u, v = (column + 0.5) / 6, (row + 0.7) / 7.4
                top, bottom = geo.lerp(panel[0], panel[1], u), geo.lerp(panel[3], panel[2], u)
                jack(pen, *geo.lerp(top, bottom, v), (row * 5 + column * 3) % 7)
        cornice = [(440, 340), (830, 262), (830, 300), (446, 372)]
        pen.form(geo.polygon(cornice), BRASS, BRASS_DARK, BRASS_LIT, volume=12)
    with art.layer("desk", warp=0.4, detail=0.7, drop=Drop(-10, 20, 20, 0.5, "#020c12")) as pen:
        top = [(440, 906), (830, 966), (830, 1064), (356, 984)]
        pen.form(geo.polygon(top), "#24565c", "#0c2630", "#7ac0b4", volume=18, texture=0.6)
        front = [(356, 984), (830, 1064), (830, 1240), (392, 1180)]
        pen.form(geo.polygon(front), "#123840", "#06161e", "#3c7c80", volume=24, texture=0.7)
        for x, y in ((420, 1076), (560, 1100), (700, 1124)):
            pen.form(geo.ellipse(x, y, 30, 38, 6), "#0c2a32", "#04121a", "#2c6c74", volume=8)
            pen.form(geo.ellipse(x, y + 4, 9), BRASS, BRASS_DARK, BRASS_LIT, volume=4)
        for x, y in ((480, 366), (520, 354), (500, 340), (806, 960), (780, 950)):
            barnacle(pen, x, y, pen.rng.uniform(14, 24))


def jack(pen, x, y, kind):
    pen.form(geo.ellipse(x, y, 15, 16), BRASS, BRASS_DARK, BRASS_LIT, volume=5, texture=0)
    pen.fill(geo.ellipse(x, y, 8.5), "#0a0c10")
    if kind in (1, 4):
        tone = "#ffb84c" if kind == 1 else "#7affd8"
        pen.halo(x + 3, y - 30, 32, tone, 0.7)
        pen.fill(geo.ellipse(x + 3, y - 30, 7.5), lighten(tone, 0.1))
    else:
        pen.fill(geo.ellipse(x + 3, y - 30, 6), "#2c3c38")


def barnacle(pen, x, y, size):
    cone = [(-1, 0.6, "c"), (-0.5, -0.5, "c"), (0.5, -0.5, "c"), (1, 0.6, "c")]
    pen.form(geo.moved(geo.curve(cone), x, y, size), "#8aa49a", "#2c4a50", "#d8ecd8", volume=5)
    pen.fill(geo.ellipse(x, y - size * 0.5, size * 0.42, size * 0.18), "#1c3038")


def arm(pen, path, width, side, tip=10):
    """A tapering arm with its row of suckers on one side."""
    widths = [width, width * 0.86, width * 0.64, width * 0.42, tip]
    shape = geo.ribbon(path, widths, 60)
    pen.form(shape, vary(CORAL, pen.rng, 0.015, 4), CORAL_DARK, CORAL_LIT, volume=width * 0.4)
    spots = geo.sample(path, 26)
    along = np.gradient(spots, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    with pen.clip(shape):
        for i in range(3, 26):
            thick = float(np.interp(i / 25, np.linspace(0, 1, 5), widths)) / 2
            x = spots[i][0] - along[i][1] * side * thick * 0.62
            y = spots[i][1] + along[i][0] * side * thick * 0.62
            pen.fill(geo.ellipse(x, y, thick * 0.34), "#f8c8a4", 0.9)
            pen.fill(geo.ellipse(x, y, thick * 0.16), "#8a3440", 0.8)


def plug(pen, x, y, turn, cord):
    """A brass plug in its hole, and the cord hanging down to the desk."""
    pen.form(geo.ribbon(cord, [9, 9, 9], 30), "#c8b48a", "#4a3c30", "#fff4d0", volume=3, texture=0)
    with pen.at(x, y, 1, turn):
        pen.form(geo.rectangle(-9, -34, 18, 40, 6), "#2a2028", "#0c080c", "#8a7a7a", volume=6)
        pen.form(geo.rectangle(-6, -48, 12, 18, 4), BRASS, BRASS_DARK, BRASS_LIT, volume=4)


def far_arms(art):
    with art.layer("far arms", detail=0.9, drop=Drop(-10, 12, 12, 0.5, "#020c12")) as pen:
        plug(pen, 596, 520, 20, [(600, 530), (560, 720), (620, 960)])
        arm(pen, [(380, 640), (470, 690), (560, 640), (560, 560), (604, 520)], 92, -1, 16)
        plug(pen, 742, 566, 10, [(744, 570), (716, 760), (730, 980)])
        arm(pen, [(380, 690), (520, 760), (640, 730), (700, 640), (740, 574)], 92, -1, 16)
        arm(pen, [(250, 650), (120, 720), (40, 690), (28, 610), (44, 556)], 92, 1, 18)


def mantle(art):
    with art.layer(
        "mantle",
        detail=0.9,
        keep=0.05,
        rim=Rim("#ffe8b0", 7, 0.7),
        bounce=Bounce("#1c8a8a", 0.5),
        drop=Drop(-14, 14, 26, 0.5, "#020c12"),
    ) as pen:
        shape = geo.curve(
            [
                (262, 96),
                (370, 130),
                (442, 240),
                (456, 370),
                (440, 470),
                (470, 560),
                (456, 660),
                (380, 740),
                (270, 740),
                (190, 670),
                (166, 570),
                (176, 490),
                (112, 400),
                (84, 280),
                (120, 150),
            ]
        )
        pen.form(shape, CORAL, CORAL_DARK, CORAL_LIT, volume=130, texture=0.8)
        pen.spots(shape, ["#b8404c", "#f08a6a", "#8a2c44"], 90, 4, 15, 0.4, 1.5)
        with pen.clip(shape):
            for k in range(5):
                fold = [(180 + k * 8, 440 + k * 12), (300, 462 + k * 12), (430, 430 + k * 12)]
                pen.line(fold, "#8a2c40", 4, 0.35, blur=2)
        for x, y in ((250, 566), (396, 552)):
            eye(pen, x, y)


def eye(pen, x, y):
    """Heavy lids; it has been a long shift."""
    pen.form(geo.ellipse(x, y, 62, 56), "#e0745a", CORAL_DARK, "#ffc8a0", volume=26, texture=0.4)
    ball = geo.ellipse(x, y + 6, 44, 36)
    pen.form(ball, "#f4e4b8", "#a8784c", "#ffffe8", volume=20, texture=0)
    with pen.clip(ball):
        pupil = geo.rectangle(x - 14, y + 4, 46, 17, 8)
        pen.fill(pupil, "#1c1420")
        pen.fill(geo.ellipse(x + 24, y + 5, 6), "#ffffff")
        lid = geo.ellipse(x - 4, y - 30, 66, 36)
        pen.form(lid, "#d0604e", CORAL_DARK, "#ffb090", volume=12, texture=0.2)
    pen.line(geo.arc(x - 2, y + 4, 46, 17, 186, 352), "#5a1c34", 5, 0.9)
    pen.line(geo.arc(x, y + 30, 40, 18, 20, 160), "#8a2c40", 4, 0.7)


def headset(art):
    with art.layer("headset", detail=1, keep=0.12, warp=0.3, drop=Drop(-8, 8, 8, 0.4)) as pen:
        band = geo.arc(292, 470, 172, 206, 186, 352, 22)
        pen.form(geo.ribbon(band, [22, 24, 22], 60), BRASS, BRASS_DARK, BRASS_LIT, volume=8)
        for x, y, turn in ((462, 476, -8), (122, 480, 10)):
            pen.form(geo.ellipse(x, y, 34, 56, turn), "#2a2028", "#0c080c", "#8a7a7a", volume=16)
            pen.form(geo.ellipse(x, y, 20, 38, turn), BRASS, BRASS_DARK, BRASS_LIT, volume=10)
        boom = [(132, 520), (150, 630), (220, 676), (300, 660)]
        pen.form(geo.ribbon(boom, [11, 11, 11, 11], 40), BRASS, BRASS_DARK, BRASS_LIT, volume=4)
        pen.form(geo.ellipse(326, 650, 34, 30, -12), BRASS, BRASS_DARK, BRASS_LIT, volume=12)
        pen.form(geo.ellipse(328, 650, 23, 20, -12), "#2a2028", "#0c080c", "#8a7a7a", volume=6)
        for dx, dy in ((-10, 0), (0, 0), (10, 0), (-5, -9), (6, -9), (-5, 9), (6, 9)):
            pen.fill(geo.ellipse(328 + dx, 650 + dy, 2.6), BRASS_LIT, 0.9)


def near_arms(art):
    with art.layer(
        "near arms",
        detail=0.95,
        keep=0.04,
        rim=Rim("#ffe8b0", 5, 0.5),
        bounce=Bounce("#1c8a8a", 0.4),
        drop=Drop(-8, 14, 14, 0.5, "#020c12"),
    ) as pen:
        plug(pen, 684, 838, 16, [(684, 840), (640, 940), (560, 976)])
        arm(pen, [(370, 720), (480, 850), (590, 900), (650, 890), (690, 846)], 104, -1, 18)
        arm(
            pen,
            [(220, 700), (110, 820), (70, 960), (130, 1060), (210, 1030), (190, 970)],
            108,
            -1,
            12,
        )
        arm(
            pen,
            [(300, 730), (260, 900), (300, 1070), (400, 1130), (450, 1070), (410, 1036)],
            110,
            1,
            12,
        )
        arm(pen, [(400, 710), (500, 820), (500, 930), (560, 980), (620, 960)], 96, 1, 20)
        arm(pen, [(220, 690), (100, 660), (50, 560), (80, 480), (128, 486)], 88, 1, 22)


def mug(art):
    soft = Drop(-8, 10, 8, 0.4)
    with art.layer("mug", detail=1, keep=0.1, drop=soft) as pen, pen.at(640, 968, 1, 6):
        pen.line(geo.arc(38, -6, 22, 24, -90, 90), "#d8e4d8", 9)
        body = geo.polygon([(-36, -40), (38, -40), (32, 40), (-30, 40)])
        pen.form(body, "#dce8dc", "#4a7a7c", "#ffffff", volume=16)
        pen.line([(-34, 10), (34, 10)], "#c8503c", 8)
        pen.form(geo.ellipse(1, -40, 37, 9), "#3c2418", volume=4, texture=0)
    with art.layer("gossips", detail=0.9) as pen:
        fish(pen, 250, 1150, 84, "#e8b84c")
        fish(pen, 120, 1168, 70, "#6ab0b8")


def line_of_light(art):
    """Somebody far above is crying into a receiver."""
    for x, y, reach, strength in ((600, 220, 330, 0.4), (470, 470, 200, 0.4)):
        art.glow(x, y, reach, "#ffc86a", strength)
    with art.layer("line glow", blend="screen", blur=14, warp=0.2) as pen:
        pen.line(LINE, "#ff9a3c", 34, 0.55)
    with art.layer("line", detail=1, keep=0.5, warp=0.2) as pen:
        pen.line(LINE, "#ffd27a", 14)
        pen.line(LINE, "#fffbe0", 6)
    with art.layer("tear", detail=1, keep=0.5, warp=0.1) as pen, pen.at(612, 232, 1.15, 6):
        pen.halo(0, 20, 130, "#ffe9a0", 0.8)
        drop = geo.symmetric([(0, -84, "c"), (16, -34), (40, 14), (34, 54), (0, 72)])
        pen.form(drop, "#fff0b0", "#f0a040", "#ffffff", volume=26, texture=0)
        pen.fill(geo.ellipse(-14, 26, 8, 18, 14), "#ffffff", 0.95)


def paint(art: Art) -> None:
    deep(art)
    floor(art)
    cables(art)
    art.repaint("middle")
    switchboard(art)
    far_arms(art)
    mantle(art)
    headset(art)
    mug(art)
    near_arms(art)
    far = np.clip((np.hypot(art.x - 600, art.y - 260) - 230) / 720, 0, 1)
    art.shade(far * 0.85, "#1f8494")
    line_of_light(art)
    art.repaint("final")
    with art.layer("bubbles", warp=0, mottle=0) as pen:
        for x, y in geo.scattered(pen.rng, 22, (6, 20, 92, 1000), 30):
            size = pen.rng.uniform(3, 9)
            pen.line(geo.ellipse(x, y, size), mix("#8ae0d0", "#ffffff", 0.4), 1.6, 0.6)
            pen.fill(geo.ellipse(x + size * 0.3, y - size * 0.3, size * 0.22), "#ffffff", 0.8)
    art.motes(40, [GLOW, "#8af0d8"], (0.8, 2), (300, 40, 780, 900))
    art.finish(vignette_colour="#020e14", vignette=0.5, bloom=0.16)
