"""A concert grand is full of pool water; swimmers train in it and a boy dives off a black key."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Cast, Rim
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from light.colour import lighten, vary

CARD = Card(
    seed=27,
    light=(0.45, -0.85),
    hand="dry gouache",
    title_en="Lane Practice",
    title_ru="Репетиция на воде",
    tags_en=(
        "piano",
        "pool",
        "swimmers",
        "dive",
        "keys",
        "towel",
        "music",
        "water",
        "rehearsal",
        "rhythm",
        "triumph",
        "courage",
    ),
    tags_ru=(
        "рояль",
        "бассейн",
        "пловцы",
        "прыжок",
        "клавиши",
        "полотенце",
        "музыка",
        "вода",
        "репетиция",
        "ритм",
        "триумф",
        "смелость",
    ),
    description_en="Seen from above, a concert grand is a swimming pool with lanes, a stout boy "
    "jumps off the black keys, and a pianist in tails waits with a towel.",
    description_ru="Вид сверху: концертный рояль полон воды, по дорожкам плывут пловцы, толстый "
    "мальчик прыгает с чёрных клавиш, а пианист во фраке ждёт с полотенцем.",
)

LACQUER, LACQUER_DARK, LACQUER_LIGHT = "#2c333c", "#141a24", "#8fb0bc"
TILT = -9
CASE = [
    (96, 930, "c"),
    (118, 560),
    (138, 170),
    (160, 92),
    (250, 44),
    (360, 66),
    (430, 170),
    (462, 320),
    (510, 440),
    (610, 520),
    (706, 600),
    (736, 700),
    (744, 930, "c"),
]
WATER = [
    (142, 800, "c"),
    (160, 520),
    (176, 186),
    (194, 126),
    (258, 90),
    (336, 108),
    (394, 190),
    (424, 336),
    (478, 470),
    (588, 556),
    (668, 626),
    (692, 710),
    (696, 800, "c"),
]
LANES = ((252, 0.9), (352, 0.0), (456, -0.6), (566, -1.2))
BOY = Person(
    "child",
    "stout",
    "tan",
    "short",
    "#2f2018",
    outfit=Outfit("#c48f62", sleeves=0, trousers=None, shoes=None),
)
PIANIST = Person(
    "middle",
    "tall",
    "fair",
    "short",
    "#4a342a",
    beard="moustache",
    outfit=Outfit("#2a2f3a", hem=0.14, flare=0.6, trousers="#2f3440", collar="#ffffff"),
)


def tilted(pen):
    """The axes in which the piano stands straight."""
    return pen.at(400, 600, 1, TILT)


def hall(art):
    with art.layer("floor", warp=0.6) as pen, pen.at(400, 600, 1, TILT + 24):
        for row in range(-15, 16):
            for column in range(-13, 14):
                tile = geo.rectangle(column * 62, row * 62, 59, 59, 3)
                colour = "#e2f0f2" if (row + column) % 2 else "#bfe6ee"
                pen.fill(tile, vary(colour, pen.rng, 0.012, 5))
    glare = np.exp(-(((art.x * 0.5 + art.y * 0.85 - 1080) / 90) ** 2))
    art.tint(glare, "#ffffff", 0.7)
    art.shade(np.clip(1 - art.y / 500, 0, 1), "#a8d4d4", 0.5)


def footprint(pen, x, y, turn, left):
    """A wet sole on the tiles."""
    with pen.at(x, y, 1, turn, left):
        pen.fill(geo.ellipse(0, 10, 8, 10), "#6fb4bc", 0.6)
        pen.fill(geo.ellipse(1, -8, 10, 11), "#6fb4bc", 0.6)
        for k in range(4):
            pen.fill(geo.ellipse(-8 + k * 5.4, -23 + k * 1.6, 2.8), "#6fb4bc", 0.6)


def poolside(art):
    with art.layer("footprints", detail=0.8) as pen:
        for i in range(11):
            x, y = 842 - i * 27, 60 + i * 25 + 12 * math.sin(i * 0.8)
            side = 15 if i % 2 else -15
            footprint(pen, x + side * 0.6, y + side, 228, i % 2 == 0)
    with art.layer("stool", detail=0.9, cast=Cast(1120, 0.35, "#3a7a84", 0.6, 0.2)) as pen:
        for dx in (-58, -10, 52):
            pen.form(geo.ribbon([(640 + dx * 0.8, 1080), (640 + dx, 1150)], [15, 11], 8), "#1e242d")
        pen.form(geo.ellipse(640, 1074, 88, 44), "#1e242d", "#10151c", "#7fa6b0", volume=12)
        pen.form(geo.ellipse(640, 1062, 82, 38), "#b8323a", "#6a1428", "#f0786a", volume=22)
    with art.layer("left behind", detail=1, keep=0.1) as pen:
        pen.form(
            geo.curve([(584, 1058), (600, 1030), (676, 1026), (694, 1052), (640, 1074)]),
            "#fff8ea",
            "#9fc4c8",
            volume=12,
            texture=0.4,
        )
        pen.line([(592, 1046), (640, 1056), (690, 1044)], "#f0702c", 7)
        pen.form(geo.ellipse(700, 1050, 20, 13), "#2f8fb0", "#1c5a7a", volume=7)


def shadow_of_piano(art):
    below = geo.moved(geo.curve(CASE), -46, 78)
    with (
        art.layer("shadow", warp=0, blend="multiply", blur=9, alpha=0.5) as pen,
        tilted(pen),
        pen.at(-400, -600),
    ):
        pen.fill(below, "#6fa8ac")


def piano(art):
    with art.layer("lid", detail=0.6, brush=0.9) as pen, tilted(pen), pen.at(-400, -600):
        lid = geo.curve(
            [
                (100, 880, "c"),
                (128, 480),
                (146, 140),
                (120, 40),
                (20, -40),
                (-120, -60),
                (-190, 200),
                (-170, 640),
                (-60, 800),
            ]
        )
        pen.form(lid, "#26323c", LACQUER_DARK, "#7fb8c0", volume=120, texture=0.5, grain=1.5)
        with pen.clip(lid):
            for x, wide in ((40, 34), (-20, 16), (-70, 44)):
                pen.line([(x + 40, 900), (x, 480), (x + 20, -40)], "#9fdde0", wide, 0.2, blur=8)
            pen.line(geo.curve([(100, 880), (128, 480), (146, 140)], False), "#c9a24c", 7)
    with art.layer("case", detail=0.7, warp=0.8) as pen, tilted(pen), pen.at(-400, -600):
        side = geo.moved(geo.curve(CASE), 4, 46)
        pen.form(side, LACQUER, LACQUER_DARK, "#6f96a4", volume=40, texture=0.3)
        pen.form(geo.curve(CASE), "#1e242d", LACQUER_DARK, LACQUER_LIGHT, volume=16, texture=0.3)
        pen.line(geo.moved(geo.curve(CASE), 2, -3), "#cfeef0", 2.5, 0.6)
        iron = geo.moved(geo.curve(WATER), -8, -12, 1.022)
        pen.form(iron, "#d9b45c", "#8a6428", "#fbe8a4", volume=10, texture=0.3)


def water(art):
    with art.layer("water", detail=0.7, warp=0.8) as pen, tilted(pen), pen.at(-400, -600):
        basin = geo.curve(WATER)
        tones = ["#5fcfdc", "#8fe4e6", "#c4f4ee", "#7fdce2"]
        pen.fill(basin, pen.gradient((180, 90), (620, 800), tones))
        with pen.clip(basin):
            pen.inside_edge(basin, 14, 26, 12, "#1f8fa8", 0.75)
            for x, bend in LANES:
                bottom = [(x, 820), (x - 34 + bend * 10, 460), (x - 60 + bend * 16, 60)]
                pen.line([(px + 44, py) for px, py in bottom], "#2f9fb4", 15, 0.4)
            caustics(pen)
            for x, bend in LANES:
                rope(pen, [(x, 806), (x - 34 + bend * 10, 460), (x - 62 + bend * 16, 80)])
        glare = geo.polygon([(430, 560), (560, 610), (470, 780), (330, 740)])
        with pen.clip(basin):
            pen.fill(glare, "#ffffff", 0.5, blur=14)


def caustics(pen):
    """The net of light on the bottom of a pool."""
    for x, y in geo.scattered(pen.rng, 120, (140, 80, 700, 800), 34):
        cell = geo.blob(pen.rng, x, y, 27, 18, 6, 0.2)
        pen.line(cell, "#f2fffa", 2.6, 0.5, blur=0.8)


def rope(pen, points):
    for i, (x, y) in enumerate(geo.sample(points, 58)):
        colour = "#f0702c" if i // 4 % 2 else "#fbf7ea"
        pen.form(geo.ellipse(x, y, 6.4, 5), colour, volume=4, texture=0)


def swimmer(pen, x, y, size, turn, cap, skin, suit):
    """Crawling towards the local top, seen from above."""
    with pen.at(x, y, size / 100, turn):
        for s in (-1, 1):
            legs = geo.ribbon([(s * 9, 40), (s * 13, 78), (s * 8 + 6, 112)], [17, 13, 7])
            pen.fill(legs, skin, 0.62)
        for _ in range(26):
            foam = geo.blob(pen.rng, pen.rng.normal(4, 17), pen.rng.uniform(92, 140), 7, 5, 6)
            pen.fill(foam, "#ffffff", pen.rng.uniform(0.5, 0.95))
        pen.line([(-60, -22), (-26, -52), (0, -62), (30, -50), (58, -14)], "#ffffff", 6, 0.75)
        pen.form(geo.ribbon([(30, -6), (52, -44), (34, -92)], [18, 15, 9]), skin, texture=0.1)
        pen.form(geo.ribbon([(-28, -2), (-54, 18), (-44, 54)], [18, 14, 8]), skin, texture=0.1)
        pen.form(
            geo.curve([(-33, -14), (0, -22), (33, -14), (24, 26), (18, 54), (-18, 54), (-24, 26)]),
            skin,
            volume=20,
            texture=0.2,
        )
        pen.form(
            geo.curve([(-23, 24), (0, 30), (23, 24), (20, 56), (0, 62), (-20, 56)]),
            suit,
            volume=12,
            texture=0.2,
        )
        pen.form(geo.ellipse(2, -38, 21, 25), cap, volume=14, texture=0.1)
        pen.line([(2, -60), (3, -38), (2, -16)], lighten(cap, 0.1), 3, 0.8)


def swimmers(art):
    crew = (
        (206, 300, 66, -8, "#f0702c", "#d9a07a", "#2f4a7a"),
        (300, 520, 84, 170, "#fbf4e4", "#8a5a3c", "#c23b3a"),
        (330, 196, 62, -14, "#e8484a", "#efc6a4", "#2c3340"),
        (398, 690, 92, -6, "#f0702c", "#b57a50", "#3a7a5a"),
        (508, 610, 88, 168, "#f4c23a", "#efc6a4", "#c8385a"),
        (214, 690, 92, -4, "#f0702c", "#6a442e", "#f4e8d4"),
    )
    with art.layer("swimmers", detail=1, keep=0.12) as pen, tilted(pen), pen.at(-400, -600):
        for one in crew:
            x, y, size, *_ = one
            pen.fill(geo.ellipse(x - 14, y + 30, size * 0.4, size * 0.7), "#1f8fa8", 0.4, blur=8)
            swimmer(pen, *one)


def keyboard(art):
    with art.layer("keys", detail=0.8, warp=0.4) as pen, tilted(pen), pen.at(-400, -600):
        pen.form(geo.rectangle(96, 792, 648, 46), LACQUER, LACQUER_DARK, "#7fa6b0", volume=14)
        for i in range(46):
            pen.fill(geo.ellipse(150 + i * 12, 790 + (i % 2) * 7, 3), "#fff0b8")
        pen.form(
            geo.rectangle(82, 836, 676, 160, 10), "#1e242d", LACQUER_DARK, "#5f7c8c", volume=12
        )
        for i in range(15):
            x = 106 + i * 42
            key = geo.rectangle(x, 838, 40, 136, 4)
            pen.form(key, "#fdfaf0", "#b8c6c4", "#ffffff", volume=6, texture=0.15)
        for i in range(14):
            if i % 7 in (2, 6):
                continue
            black_key(pen, 106 + i * 42 + 41, pressed=i == 10)
        for x in (74, 738):
            pen.form(
                geo.rectangle(x, 830, 34, 172, 10),
                "#1e242d",
                LACQUER_DARK,
                LACQUER_LIGHT,
                volume=10,
            )


def black_key(pen, x, pressed):
    drop = 8 if pressed else 0
    pen.fill(geo.rectangle(x - 20, 846, 32, 94, 5), "#5f7c8c", 0.5, blur=4)
    pen.form(geo.rectangle(x - 14, 838 + drop, 28, 92, 5), "#232a34", "#0f141c", volume=5)
    pen.form(
        geo.rectangle(x - 11, 832 + drop, 22, 84, 4),
        "#3f4c58",
        "#1c232c",
        "#a4c4cc",
        volume=6,
        texture=0.2,
    )


def trunks(pen, x, y):
    """Bathing trunks below the bare belly."""
    orange, dark = "#ef6a2a", "#a83c1c"
    for knee in ((70, 42), (-58, 58)):
        thigh = geo.ribbon(
            [(x + knee[0] * 0.2, y), (x + knee[0], y + knee[1])], [70, 60], 12, False
        )
        pen.form(thigh, orange, dark, "#ffb070", volume=16, texture=0.3)
    seat = [
        (x - 60, y - 16),
        (x, y - 4),
        (x + 60, y - 16),
        (x + 52, y + 26),
        (x, y + 44),
        (x - 52, y + 26),
    ]
    pen.form(geo.curve(seat), orange, dark, "#ffb070", volume=20, texture=0.3)
    pen.line([(x - 60, y - 14), (x, y - 2), (x + 60, y - 14)], "#fff4e0", 6)
    pen.line(geo.arc(x, y - 36, 6, 5, 200, 340), "#8a5a3c", 4, 0.8)


def boy(art):
    with art.layer("boy's shadow", warp=0, blend="multiply", blur=6, alpha=0.55) as pen:
        pen.fill(geo.ellipse(560, 842, 82, 28, TILT), "#2f5a6c")
    with art.layer("boy", detail=1, keep=0.14, rim=Rim("#ffffff", 5, 0.6)) as pen:
        leap = POSES["standing"].but(
            near_arm=(128, 152),
            far_arm=(112, 146),
            near_leg=(58, -34),
            far_leg=(40, -44),
            near_hand="open",
            far_hand="open",
        )
        glee = Expression(eye="smiling", brow=8, smile=1.0, gape=0.8, blush=0.6)
        with pen.at(598, 756, 1, 12):
            places = draw_figure(pen, 0, 0, 430, BOY, leap, "front", glee)
            trunks(pen, *places.pelvis)
    with art.layer("spring", warp=0, detail=0.6) as pen:
        for k in range(3):
            pen.line(geo.arc(566, 826 - k * 16, 46 - k * 8, 12, 200, 340), "#2a7f96", 4, 0.75)


def pianist(art):
    with art.layer(
        "pianist",
        detail=1,
        keep=0.12,
        bounce=Bounce("#bff0ec", 0.3),
        cast=Cast(1176, 0.4, "#3a7a84", 0.7, 0.16),
    ) as pen:
        tails = geo.curve(
            [
                (118, 960, "c"),
                (180, 970),
                (176, 1040),
                (150, 1116, "c"),
                (128, 1050),
                (104, 1118, "c"),
                (92, 1040),
            ]
        )
        pen.form(tails, "#262b36", volume=14, texture=0.3)
        pose = POSES["standing"].but(
            lean=8,
            head=-14,
            near_arm=(56, 84),
            far_arm=(78, 100),
            near_hand="hold",
            far_hand="hold",
            near_leg=(8, 2),
            far_leg=(-8, -12),
        )
        places = draw_figure(
            pen,
            150,
            1182,
            408,
            PIANIST,
            pose,
            "three-quarter",
            Expression(eye="open", brow=6, smile=0.5),
        )
        bib = geo.curve([(158, 836), (176, 840), (186, 900), (182, 960), (172, 900)])
        pen.form(bib, "#ffffff", "#b8c8cc", volume=4, texture=0)
        towel(pen, places.near_hand, places.far_hand)


def towel(pen, left, right):
    (ax, ay), (bx, by) = left, right
    cloth = geo.curve(
        [
            (ax - 8, ay - 8, "c"),
            (ax + 30, ay + 12),
            (bx + 46, by + 14),
            (bx + 70, by - 6, "c"),
            (bx + 86, by + 90),
            (bx + 70, by + 188, "c"),
            (ax + 50, ay + 168),
            (ax + 8, ay + 176, "c"),
            (ax - 2, ay + 90),
        ]
    )
    pen.form(cloth, "#fff8ea", "#9fc4c8", "#ffffff", volume=26, texture=0.6)
    with pen.clip(cloth):
        for y in (126, 144, 162):
            pen.line(
                [(ax - 10, ay + y), (ax + 50, ay + y + 6), (bx + 90, by + y + 10)], "#f0702c", 9
            )
        for dx in (20, 52, 84):
            pen.fold(
                [(ax + dx, ay + 10), (ax + dx + 4, ay + 90), (ax + dx, ay + 180)], "#dfeae8", 6
            )
    for x, y in (left, right):
        pen.form(geo.ellipse(x, y - 4, 17, 14), "#efc6a4", texture=0)


def splashes(pen):
    for x, y in geo.scattered(pen.rng, 60, (440, 420, 760, 800), 16):
        away = math.hypot(x - 590, y - 600)
        if away > 120:
            pen.fill(geo.ellipse(x, y, pen.rng.uniform(2, 5)), "#ffffff", 0.85)


def paint(art: Art) -> None:
    art.sky(["#c4e8ee", "#e6f4f2", "#eef6f2"])
    hall(art)
    art.repaint("background", radii=(8, 5, 3))
    poolside(art)
    shadow_of_piano(art)
    piano(art)
    water(art)
    keyboard(art)
    art.repaint("middle", radii=(8, 4, 2.4))
    swimmers(art)
    boy(art)
    pianist(art)
    with art.layer("prop", detail=0.8, warp=0.4) as pen:
        pen.form(geo.ribbon([(404, 250), (66, 96)], [12, 9], 6), "#2c333c", "#141a24", "#9fc4cc")
        pen.form(geo.ellipse(404, 250, 12), "#d9b45c", texture=0)
    art.repaint("final")
    with art.layer("drops", warp=0, mottle=0) as pen:
        splashes(pen)
    art.finish(vignette_colour="#1f6a80", vignette=0.12)
