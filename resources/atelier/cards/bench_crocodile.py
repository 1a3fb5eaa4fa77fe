"""Two ladies knit on a park bench that is a crocodile; its eye has just opened."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Cast, Drop, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure, draw_palm
from atelier.motifs import nature, things
from light.colour import vary

CARD = Card(
    seed=75,
    light=(-0.35, -0.94),
    hand="dry gouache",
    title_en="Knitting in the Park",
    title_ru="Вязание в парке",
    tags_en=(
        "crocodile",
        "bench",
        "knitting",
        "old ladies",
        "park",
        "sock",
        "pram",
        "danger",
        "ignorance",
        "warmth",
        "gossip",
        "furniture",
    ),
    tags_ru=(
        "крокодил",
        "скамейка",
        "вязание",
        "старушки",
        "парк",
        "носок",
        "коляска",
        "опасность",
        "неведение",
        "тепло",
        "сплетни",
        "мебель",
    ),
    description_en=(
        "Two old ladies knit and chat on a park bench that is a crocodile: one knitted sock "
        "already fits its hind paw, and its eye has just opened; a pram full of wool stands "
        "behind."
    ),
    description_ru=(
        "Две старушки вяжут и болтают на парковой скамейке, а скамейка — крокодил: один вязаный "
        "носок уже надет на его заднюю лапу, а глаз только что открылся; позади стоит коляска с "
        "шерстью."
    ),
)

GROUND = 1030
OLIVE = "#55662a"
OLIVE_DARK = "#1d2c16"
OLIVE_LIGHT = "#a0ac50"
BELLY = "#cfc27a"
WOOL = "#d6342c"


def park(art):
    with art.layer("lawn", warp=0.8) as pen:
        pen.form(nature.ridge(pen.rng, 560, 16), "#4f9c58", "#2f7448", "#88c878", volume=60)
        pen.form(nature.ridge(pen.rng, 760, 10), "#357c44", "#205a38", "#60a85c", volume=60)
        path = geo.curve(
            [(-20, 960), (200, 930), (500, 936), (820, 910), (840, 1240, "c"), (-40, 1240, "c")]
        )
        pen.form(path, "#c8c09a", "#8a8c64", "#e4dfc0", volume=30, texture=0.6)


def trunks(art):
    with art.layer("trunks", fog=("#78b880", 0.2), brush=1.1) as pen:
        for x, wide, bend in ((110, 74, -30), (404, 54, 20), (690, 88, 34)):
            trunk = geo.ribbon(
                [
                    (x - bend * 0.2, 716),
                    (x, 600),
                    (x + bend * 0.3, 420),
                    (x + bend, 160),
                    (x + bend * 1.6, -40),
                ],
                [wide * 1.7, wide * 1.15, wide, wide * 0.86, wide * 0.8],
            )
            pen.form(trunk, "#5f5438", "#2c2e20", "#9a8658", volume=24, texture=1.0, grain=1.5)
    with art.layer("leaves", brush=1.2) as pen:
        crowns = geo.scattered(pen.rng, 44, (-30, -40, 830, 380), 84)
        for x, y in crowns:
            if y > 250 + 80 * math.sin(x / 90):
                continue
            for _ in range(26):
                lx, ly = x + pen.rng.normal(0, 46), y + pen.rng.normal(0, 34)
                tone = vary(("#124a2c", "#1f6a3c", "#4c9c4c")[pen.rng.integers(3)], pen.rng, 0.03)
                leaf = geo.ellipse(lx, ly, pen.rng.uniform(14, 26), 12, pen.rng.uniform(0, 180))
                pen.form(leaf, tone, volume=6, texture=0)


def dapple(art):
    """Noon light in coins through the leaves."""
    field = art.noise("coins", 90, 2.2)
    coins = np.clip((field - 0.7) / 0.4, 0, 1)
    art.tint(coins * (art.y > 520), "#f4f8a8", 0.3)
    art.shade(np.clip((-field - 0.3) / 0.8, 0, 1) * (art.y > 480), "#4a8a60", 0.4)


def pram(art):
    with art.layer("pram", warp=0.5, detail=0.7, cast=Cast(800, 0.3, "#2c4a20")) as pen:
        balls = (
            (566, 452, 40, "#e8c04a"),
            (642, 430, 46, WOOL),
            (712, 458, 40, "#5f9ac0"),
            (606, 410, 30, "#d884a8"),
            (676, 396, 34, "#f4ead0"),
        )
        for x, y, r, colour in balls:
            things.ball_of_wool(pen, x, y, r, colour)
        body = geo.curve(
            [(512, 470, "c"), (768, 470, "c"), (764, 560), (710, 626), (590, 630), (530, 570)]
        )
        pen.form(body, "#33526c", "#172a3c", "#7aa0bc", volume=44, texture=0.3)
        hood = geo.curve([(690, 474, "c"), (700, 400), (760, 352), (824, 372), (836, 474, "c")])
        pen.form(hood, "#3f6484", "#1c3248", "#86aec8", volume=30, texture=0.3)
        for end in ((716, 400), (760, 356), (812, 372)):
            pen.line([(764, 474), end], "#1c3248", 4, 0.7)
        pen.line([(514, 474), (470, 420), (440, 428)], "#c8b48c", 10)
        for x in (566, 722):
            things.wheel(pen, x, 690, 66, "#d8c49a", 10, "#2a2c30")


def skin(pen, path):
    """Rows of scutes over a crocodile's hide."""
    bounds = path.computeTightBounds()
    with pen.clip(path):
        y = bounds.top()
        row = 0
        while y < bounds.bottom():
            x = bounds.left() + (row % 2) * 15
            while x < bounds.right():
                plate = geo.blob(pen.rng, x, y, 12, 8, 6, 0.1)
                tone = vary(OLIVE, pen.rng, 0.035, 6)
                pen.form(plate, tone, OLIVE_DARK, volume=4, texture=0, shadow=0.6)
                x += 30
            y += 19
            row += 1


def crocodile(art):
    """Head to the left, back level as a seat, tail curled up as the arm of the bench."""
    with art.layer(
        "far legs", detail=0.6, fog=("#3f5a30", 0.25), cast=Cast(GROUND, 0.4, "#3a3a1c", 0.4)
    ) as pen:
        for points in (
            [(300, 880), (340, 950), (330, 1010)],
            [(610, 880), (560, 950), (572, 1010)],
        ):
            pen.form(geo.ribbon(points, [76, 62, 50], 20), OLIVE, OLIVE_DARK, OLIVE_LIGHT)
    with art.layer(
        "crocodile",
        detail=0.85,
        keep=0.08,
        brush=0.8,
        bounce=Bounce("#e8d890", 0.35),
        cast=Cast(GROUND, 0.45, "#3a3a1c", 0.3, 0.1),
    ) as pen:
        tail(pen)
        trunk_of_it(pen)
        jaws(pen)
        legs(pen)


def tail(pen):
    spine = [(620, 850), (716, 860), (772, 806), (766, 700), (722, 640), (676, 652)]
    shape = geo.ribbon(spine, [150, 124, 92, 66, 44, 14], 60)
    pen.form(shape, OLIVE, OLIVE_DARK, OLIVE_LIGHT, volume=40, texture=0.4)
    skin(pen, shape)
    for x, y in ((800, 838), (826, 780), (820, 712), (794, 650), (746, 610), (700, 622)):
        spike = geo.polygon([(x - 28, y + 6), (x + 8, y - 22), (x - 12, y + 26)])
        pen.form(spike, "#56682c", OLIVE_DARK, OLIVE_LIGHT, volume=5, texture=0)


def trunk_of_it(pen):
    body = geo.curve(
        [
            (196, 830),
            (260, 786),
            (380, 776),
            (520, 778),
            (640, 790),
            (716, 834),
            (700, 912),
            (600, 946),
            (420, 956),
            (280, 940),
            (206, 900),
        ]
    )
    pen.form(body, OLIVE, OLIVE_DARK, OLIVE_LIGHT, volume=70, texture=0.5)
    skin(pen, body)
    with pen.clip(body):
        belly = geo.curve(
            [(180, 904), (320, 916), (480, 926), (700, 890), (720, 1000), (180, 1000)]
        )
        pen.form(belly, BELLY, "#7a7440", "#f0e8b0", volume=24, texture=0.3)
        for k in range(13):
            x = 220 + k * 38
            pen.line([(x, 900), (x + 6, 960)], "#8a8448", 4, 0.6)
    for k in range(11):
        x = 236 + k * 43
        y = 788 - 14 * math.sin(k / 10 * math.pi)
        spike = geo.polygon([(x - 17, y + 10), (x + 3, y - 17), (x + 18, y + 10)])
        pen.form(spike, "#56682c", OLIVE_DARK, OLIVE_LIGHT, volume=5, texture=0)


def jaws(pen):
    lower = geo.curve(
        [(250, 880), (180, 906), (90, 914), (16, 902), (8, 880, "c"), (90, 872), (200, 850)]
    )
    pen.form(lower, "#a8a050", "#5a5a2c", BELLY, volume=16, texture=0.3)
    upper = geo.curve(
        [
            (276, 800),
            (232, 768),
            (196, 752),
            (158, 764),
            (138, 806),
            (84, 838),
            (40, 832),
            (12, 846),
            (4, 876),
            (30, 884),
            (90, 874),
            (150, 878),
            (206, 866),
            (280, 880),
        ]
    )
    pen.form(upper, OLIVE, OLIVE_DARK, OLIVE_LIGHT, volume=36, texture=0.5)
    for _ in range(60):
        x, y = pen.rng.uniform(20, 270), pen.rng.uniform(780, 870)
        wart = geo.ellipse(x, y, 7, 5)
        with pen.clip(upper):
            pen.form(wart, vary(OLIVE, pen.rng, 0.03), OLIVE_DARK, volume=3, texture=0)
    pen.line([(8, 882), (60, 880), (110, 876), (160, 884), (214, 868), (258, 846)], "#20281a", 6)
    for k in range(9):
        x = 26 + k * 22
        y = 878 - 3 * math.sin(k) - (8 if k > 6 else 0)
        tip = 20 if k % 2 else -17
        tooth = geo.polygon([(x - 7, y), (x + 7, y), (x, y + tip)])
        pen.form(tooth, "#fffbe8", "#b8b08a", volume=3, texture=0)
    pen.form(geo.ellipse(26, 846, 13, 8, -20), "#3a4424", texture=0)
    eye(pen)


def eye(pen):
    brow = geo.curve([(150, 786), (158, 738), (198, 722), (240, 744), (250, 790), (200, 806)])
    pen.form(brow, OLIVE, OLIVE_DARK, OLIVE_LIGHT, volume=24, texture=0.3)
    ball = geo.ellipse(196, 768, 32, 27, -8)
    pen.fill(ball, "#f8e04a")
    pen.line(ball, "#20281a", 5)
    pen.fill(geo.ellipse(204, 764, 7, 24, 6), "#141a10")
    pen.fill(geo.ellipse(190, 756, 6), "#ffffff")
    pen.line(geo.arc(196, 766, 40, 38, 190, 340), "#3c4a20", 9)


def legs(pen):
    front = geo.ribbon([(256, 880), (206, 960), (216, 1010)], [96, 74, 60], 24)
    pen.form(front, OLIVE, OLIVE_DARK, OLIVE_LIGHT, volume=30, texture=0.5)
    skin(pen, front)
    foot = geo.curve([(250, 1030), (246, 990), (196, 984), (146, 1012), (140, 1032, "c")])
    pen.form(foot, OLIVE, OLIVE_DARK, OLIVE_LIGHT, volume=16, texture=0.4)
    for x in (146, 166, 188):
        claw = geo.polygon([(x, 1018), (x - 20, 1034), (x + 6, 1034)])
        pen.form(claw, "#f4ecd0", "#8a8460", volume=3, texture=0)
    hind = geo.ribbon([(640, 880), (694, 950), (656, 1000)], [118, 88, 66], 24)
    pen.form(hind, OLIVE, OLIVE_DARK, OLIVE_LIGHT, volume=34, texture=0.5)
    skin(pen, hind)
    sock(pen)


def sock(pen):
    """It fits: red, ribbed at the top, still joined to the ball by a thread."""
    shape = geo.curve(
        [
            (716, 926, "c"),
            (712, 990),
            (700, 1034, "c"),
            (560, 1038),
            (536, 1016),
            (560, 988),
            (612, 976),
            (628, 916, "c"),
            (670, 936),
        ]
    )
    pen.form(shape, WOOL, "#7a1420", "#ff7a64", volume=30, texture=0.2)
    patterns.knit("#b82228", 9)(pen, shape)
    cuff = geo.curve(
        [(618, 898, "c"), (672, 916), (726, 906, "c"), (722, 942), (670, 954), (620, 936)]
    )
    pen.form(cuff, "#f0e2c4", "#a8946c", "#fffaf0", volume=10, texture=0.2)
    for k in range(7):
        pen.line([(628 + k * 15, 908), (628 + k * 15, 946)], "#a8946c", 3, 0.6)
    for x in (566, 590, 614):
        pen.line(geo.arc(x - 12, 1014, 12, 18, 90, 210), "#7a1420", 3, 0.5)


def needles(pen, left, right, colour, dark):
    """A piece of knitting hung between two fists, the needles crossed over it."""
    middle = geo.lerp(left, right, 0.5)
    x, y = middle
    cloth = geo.curve(
        [
            (x - 27, y - 6, "c"),
            (x + 27, y - 6, "c"),
            (x + 32, y + 50),
            (x + 25, y + 106),
            (x, y + 114),
            (x - 25, y + 106),
            (x - 32, y + 50),
        ]
    )
    pen.form(cloth, colour, dark, volume=14, texture=0.2)
    patterns.knit(dark, 6)(pen, cloth)
    for start, end in (
        ((left[0] - 30, left[1] + 24), (x + 40, y - 44)),
        ((right[0] + 30, right[1] + 24), (x - 40, y - 44)),
    ):
        pen.line(geo.polygon([start, end], False), "#8a7a58", 9)
        pen.line(geo.polygon([start, end], False), "#f8f0d8", 6)
        pen.form(geo.ellipse(*start, 7), "#c8963c", texture=0)


FLOWERS = patterns.florals(["#c83a5a", "#e8e0f4", "#e89a3a"], 9, 30)
STOUT = Person(
    "old",
    "stout",
    "dark",
    hair="bun",
    hair_colour="#d8d4cc",
    glasses=True,
    outfit=Outfit(
        top="#f0c8d0",
        hem=0.16,
        trousers=None,
        stockings="#8a6a58",
        shoes="#5a2430",
        pattern=FLOWERS,
        collar="#fffaf0",
    ),
)
THIN = Person(
    "old",
    "thin",
    "fair",
    hair="short",
    hat="straw",
    hat_colour="#ecd08a",
    outfit=Outfit(
        top="#3f5f8c",
        hem=0.16,
        trousers=None,
        stockings="#d8cfc4",
        shoes="#2c2a34",
        collar="#fffaf0",
    ),
)


THIN_LAP = [
    (-34, -60, "c"),
    (-54, -10),
    (-46, 38),
    (0, 54),
    (90, 60),
    (124, 76),
    (124, 112, "c"),
    (160, 118),
    (198, 110, "c"),
    (202, 60),
    (196, 10),
    (170, -14),
    (110, -24),
    (72, -30),
    (50, -60, "c"),
]
STOUT_LAP = [
    (-62, -44, "c"),
    (-76, 0),
    (-62, 46),
    (-10, 62),
    (80, 66),
    (118, 80),
    (116, 112, "c"),
    (160, 118),
    (204, 110, "c"),
    (210, 60),
    (204, 8),
    (178, -22),
    (130, -38),
    (94, -44, "c"),
]


def lap(pen, place, outline, colour, pattern, belt, flip):
    """Hips on the seat, level thighs, cloth falling from the knees; `place` is the pelvis."""
    with pen.at(*place, 1, 0, flip):
        shape = geo.curve(outline)
        pen.form(shape, colour, volume=40, texture=0.6, grain=1.45)
        if pattern:
            pattern(pen, shape)
        with pen.clip(shape):
            for fold in (
                [(30, -30), (0, -4), (-40, 14)],
                [(170, 8), (110, 14), (50, 12)],
                [(176, 20), (170, 70), (172, 118)],
                [(140, 40), (142, 80), (140, 118)],
            ):
                pen.fold(fold, colour, 8, 0.5)
        (back, y, _), (front, _, _) = outline[0], outline[-1]
        waist = [(back - 1, y), ((back + front) / 2, y + 9), (front + 1, y)]
        pen.form(geo.ribbon(waist, [14, 15, 14], 12), belt, volume=5, texture=0.2)


def fist(pen, grip, size, degrees, skin, flip):
    """A hand drawn again, in front of what it holds."""
    with pen.at(*grip, 1, 0, flip):
        draw_palm(pen, *geo.toward((0, 0), degrees, -0.54 * size), size, degrees, "hold", skin)


def knitter(art, name, place, height, person, pose, expression, outline, pattern, belt, wool, flip):
    with art.layer(
        name, detail=0.95, keep=0.12, brush=0.9, drop=Drop(8, 12, 10, 0.3, "#1d2c16")
    ) as pen:
        where = draw_figure(
            pen, *place, height, person, pose, "three-quarter", expression, flip=flip
        )
        lap(pen, where.pelvis, outline, person.outfit.top, pattern, belt, flip)
        hands = sorted((where.near_hand, where.far_hand))
        needles(pen, *hands, *wool)
        for grip, arm in ((where.far_hand, pose.far_arm), (where.near_hand, pose.near_arm)):
            fist(pen, grip, height * 0.09, arm[1], person.skin_colour, flip)


def ladies(art):
    seat = POSES["sitting"].but(
        lean=2,
        head=12,
        near_arm=(-14, 104),
        far_arm=(-36, 100),
        near_hand="hold",
        far_hand="hold",
        near_leg=(86, 4),
        far_leg=(82, -6),
    )
    chatting = Expression(eye="closed", brow=6, slant=2, smile=0.6, gape=0.3, blush=0.6)
    listening = Expression(eye="smiling", brow=8, smile=0.8, gape=0.1, blush=0.6)
    thin_seat = seat.but(lean=-2, head=4, near_arm=(-24, 104), far_arm=(-42, 100))
    knitter(
        art,
        "thin lady",
        (264, 1006),
        690,
        THIN,
        thin_seat,
        chatting,
        THIN_LAP,
        None,
        "#2a4068",
        ("#ecc04a", "#b8862c"),
        False,
    )
    knitter(
        art,
        "stout lady",
        (662, 1010),
        700,
        STOUT,
        seat,
        listening,
        STOUT_LAP,
        FLOWERS,
        "#b83a54",
        (WOOL, "#a81e26"),
        True,
    )


def thread(art):
    with art.layer("thread", detail=0.9, warp=0.3) as pen:
        pen.line([(520, 826), (470, 880), (452, 960), (520, 1080), (430, 1120)], WOOL, 4)
        things.ball_of_wool(pen, 400, 1108, 46, WOOL)
        pen.line([(440, 1140), (560, 1160), (640, 1110), (664, 1034)], WOOL, 4)


def foreground(art):
    with art.layer("tufts", warp=0.4) as pen:
        nature.grass(pen, -10, 260, 1200, 70, "#5f9a40", (20, 70))
        nature.grass(pen, 560, 820, 1204, 60, "#5f9a40", (20, 64))
        for x, y in ((60, 1150), (130, 1172), (716, 1160), (640, 1182)):
            nature.flower(pen, x, y, 13, "#ffffff")


def paint(art: Art) -> None:
    art.sky(["#c0ecc0", "#c4f0c0", "#a0dca4", "#58a870"], [0, 0.3, 0.45, 0.6])
    art.glow(300, 120, 500, "#f0ffc8", 0.25)
    park(art)
    trunks(art)
    dapple(art)
    art.repaint("background", radii=(13, 7, 4))
    pram(art)
    art.repaint("middle")
    crocodile(art)
    ladies(art)
    thread(art)
    foreground(art)
    art.repaint("final")
    art.finish(vignette_colour="#2c4a1c", vignette=0.2)
