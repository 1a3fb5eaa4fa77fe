"""She plays a cello with lit windows and a door; the leaves rise with the tune."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from atelier.creatures import sitting_cat
from atelier.figures import Expression, Person, draw_head, draw_palm
from atelier.motifs import buildings, nature
from light.colour import lighten, vary

CARD = Card(
    seed=3,
    light=(-0.45, -0.9),
    hand="thick oil",
    title_en="The Cello Has Windows",
    title_ru="В виолончели живут",
    tags_en=(
        "cello",
        "music",
        "house",
        "windows",
        "woman",
        "leaves",
        "cat",
        "autumn",
        "home",
        "harmony",
        "tenant",
        "evening",
    ),
    tags_ru=(
        "виолончель",
        "музыка",
        "дом",
        "окна",
        "женщина",
        "листья",
        "кошка",
        "осень",
        "домашний уют",
        "гармония",
        "жилец",
        "вечер",
    ),
    description_en="A woman in a long blue gown plays a cello that has lit windows and a door, "
    "autumn leaves rise with the tune and a black cat listens.",
    description_ru="Женщина в длинном синем платье играет на виолончели с горящими окнами и "
    "дверью, осенние листья поднимаются вслед за мелодией, а чёрная кошка слушает.",
)

GOWN, GOWN_SHADE, GOWN_SHINE = "#2f4f9c", "#141c4c", "#86a8e4"
SKIN, SKIN_SHADE = "#efc6a4", "#b4705c"
WOOD, WOOD_SHADE, WOOD_SHINE = "#c8652a", "#6a2418", "#ffb862"
LEAVES = ("#d8582a", "#f2b030", "#b8742a", "#f8da58", "#e8952c", "#9a3a2a")
SUN = (392, 330)
PLAYER = Person("young", "tall", "fair", "bob", "#8a3420")
RAPT = Expression(eye="closed", smile=0.35, blush=0.5)
BODY = [
    (0, -172),
    (46, -168),
    (82, -140),
    (88, -98),
    (66, -62),
    (60, -26),
    (86, 8),
    (112, 58),
    (110, 124),
    (70, 168),
    (0, 182),
]


def park(art):
    art.radial(
        *SUN,
        1000,
        ["#fff8cc", "#fce48a", "#f2bc4a", "#cf8a34", "#8c5430", "#54302e"],
        [0, 0.14, 0.3, 0.5, 0.74, 1],
        wobble=70,
    )
    art.clouds("#fff0b8", 0.4, 240)
    art.clouds("#a86a2c", 0.35, 300, stretch=1.6)
    swirl = np.arctan2(art.y - SUN[1], art.x - SUN[0]) + math.pi / 2
    art.flow[:] = swirl + art.noise("eddies", 200, 3.0) * 0.35
    art.repaint("background")


def trees(art):
    with art.layer("far trunks", fog=("#f8c868", 0.5)) as pen:
        for x, width in ((190, 18), (262, 12), (556, 14), (622, 20), (690, 13)):
            spine = [(x, 960), (x + pen.rng.normal(0, 10), 560), (x + pen.rng.normal(0, 24), -20)]
            pen.form(geo.ribbon(spine, [width * 1.5, width, width * 0.7], 16), "#8a4c30")
    with art.layer("near trunks", fog=("#e8a048", 0.16), detail=0.3) as pen:
        for x, lean in ((26, 60), (776, -60)):
            spine = [(x, 1010), (x + lean * 0.1, 640), (x + lean * 0.5, 260), (x + lean * 1.6, -30)]
            pen.form(geo.ribbon(spine, [92, 62, 52, 40], 24), "#6a4028", "#341c1e", "#d89a4a")
            for y, reach in ((420, 190), (250, 240)):
                side = 1 if lean > 0 else -1
                limb = [
                    (x + lean * 0.4, y),
                    (x + side * reach * 0.5, y - 110),
                    (x + side * reach, y - 140),
                ]
                pen.form(geo.ribbon(limb, [30, 18, 6], 20), "#6a4028", "#341c1e", "#d89a4a")
    with art.layer("crowns", fog=("#f0b050", 0.12)) as pen:
        tips = []
        for side in (-1, 1):
            for _ in range(60):
                reach = abs(pen.rng.normal(0, 150))
                x = 400 + side * (420 - reach)
                tips.append((x, pen.rng.uniform(-10, 420 - reach * 0.7)))
        tips += [(pen.rng.uniform(60, 740), pen.rng.uniform(-20, 70)) for _ in range(34)]
        nature.foliage(pen, tips, LEAVES[:5], (10, 25), 4, 24)
    with art.layer("ground") as pen:
        lawn = nature.ridge(pen.rng, 960, 10, 7)
        pen.form(lawn, "#b8762c", "#5c3024", "#f4c058", volume=80, texture=1.6)
    with art.layer("carpet", detail=0.4) as pen:
        for _ in range(420):
            y = pen.rng.uniform(960, 1210)
            size = 0.45 + (y - 940) / 300
            leaf(pen, pen.rng.uniform(-10, 810), y, size, pen.rng.uniform(-40, 40))


def leaf(pen, x, y, size, turn):
    colour = vary(LEAVES[pen.rng.integers(len(LEAVES))], pen.rng, 0.03, 6)
    shape = geo.curve([(-13, 0, "c"), (-3, -8), (15, 0, "c"), (-3, 8)])
    pen.fill(geo.moved(shape, x, y, size, turn), colour, 0.95)


def gown(art):
    with art.layer(
        "gown",
        detail=0.85,
        rim=Rim("#ffe09a", 6, 0.75),
        bounce=Bounce("#e0803a", 0.3),
        drop=Drop(0, 16, 20, 0.6, "#2c0c1c"),
        keep=0.04,
    ) as pen:
        dress = geo.curve(
            [
                (330, 560),
                (392, 578),
                (452, 560),
                (478, 640),
                (520, 720),
                (610, 780),
                (672, 870),
                (700, 990),
                (742, 1120, "c"),
                (620, 1150),
                (400, 1138),
                (190, 1152),
                (50, 1120, "c"),
                (92, 990),
                (124, 870),
                (190, 780),
                (276, 716),
                (312, 640),
            ]
        )
        pen.form(
            dress,
            GOWN,
            GOWN_SHADE,
            GOWN_SHINE,
            volume=130,
            texture=1.8,
            shadow=0.9,
            grain=lambda x, y: 1.57 - 0.0022 * (x - 400),
        )
        with pen.clip(dress):
            for fold in (
                [(290, 730), (190, 880), (110, 1140)],
                [(310, 760), (254, 920), (220, 1150)],
                [(330, 790), (316, 950), (330, 1150)],
                [(500, 760), (590, 900), (680, 1140)],
                [(480, 790), (540, 950), (560, 1150)],
            ):
                low = [(x + 16, y) for x, y in fold]
                pen.fill(geo.ribbon(low, [6, 26, 44]), GOWN_SHADE, 0.55, blur=8)
                pen.fill(geo.ribbon(fold, [4, 12, 20]), GOWN_SHINE, 0.5, blur=6)
            stars(pen)
            hem = [(50, 1100), (190, 1132), (400, 1118), (620, 1130), (742, 1100)]
            pen.line(hem, "#f0c05a", 6, 0.9)
        for side, x in ((-1, 232), (1, 566)):
            toe = [
                (x - 32, 1150),
                (x - 26, 1122),
                (x + 14, 1120),
                (x + side * 40, 1140),
                (x + 36, 1152),
            ]
            pen.form(geo.curve(toe), "#7c2430", "#3a0c1c", "#e0705a", texture=0.3)


def stars(pen):
    for x, y in geo.scattered(pen.rng, 70, (60, 800, 740, 1110), 44):
        pen.fill(geo.moved(geo.star(5, 4, 0.4), x, y), "#f6d27a", 0.8)


def bodice(pen):
    """Chest, neck, and the rear arm that will hold the bow."""
    trunk = geo.curve(
        [
            (318, 470),
            (356, 446),
            (430, 446),
            (468, 472),
            (462, 540),
            (452, 620),
            (330, 620),
            (322, 540),
        ]
    )
    pen.form(trunk, GOWN, GOWN_SHADE, GOWN_SHINE, volume=60, texture=1.0)
    chest = geo.curve([(352, 448), (392, 440), (434, 448), (424, 486), (392, 500), (360, 486)])
    pen.form(chest, SKIN, SKIN_SHADE, "#ffe6c8", volume=24, texture=0.2)
    neck = geo.ribbon([(388, 388), (392, 462)], [48, 60], 8, caps=False)
    pen.form(neck, SKIN, SKIN_SHADE, "#ffe6c8", volume=18, texture=0.1)
    pen.line([(352, 452), (364, 488), (392, 504), (424, 488), (434, 450)], "#f0c05a", 5, 0.9)


def back_hair(pen):
    mass = geo.curve(
        [
            (326, 250),
            (360, 190),
            (420, 186),
            (468, 234),
            (480, 310),
            (500, 380),
            (476, 440),
            (430, 420),
            (340, 424),
            (286, 470),
            (230, 462),
            (262, 420),
            (288, 360),
            (304, 300),
        ]
    )
    pen.form(mass, "#7c2c1c", "#3c1018", "#e8843c", volume=44, texture=2.2, grain=1.3)
    ends = (((300, 330), (226, 476)), ((316, 380), (262, 500)), ((470, 360), (512, 452)))
    for start, end in ends:
        middle = geo.lerp(start, end, 0.5)
        lock = geo.ribbon([start, (middle[0] - 12, middle[1]), end], [26, 20, 3])
        pen.form(lock, "#8c3420", "#3c1018", "#e8843c", texture=0.6)


def strands(pen):
    """Loose hair from the crown down her right side, over the flat of the hair."""
    for i in range(13):
        t = i / 12
        start = (372 + 34 * t, 204 + 6 * t)
        middle = (400 + 62 * t, 250 + 26 * t)
        end = (446 + 44 * t - 60 * (1 - t), 300 + 130 * t)
        tone = vary("#b8502c" if i % 2 else "#7c2c1c", pen.rng, 0.04, 6)
        pen.fill(geo.ribbon([start, middle, end], [3, 8, 2]), tone, 0.75)
    for i in range(9):
        t = i / 8
        start, end = (366 - 6 * t, 214 + 8 * t), (312 + 16 * t, 300 + 8 * t)
        middle = (332 - 4 * t, 240 + 16 * t)
        tone = vary("#c85c30" if i % 2 else "#7c2c1c", pen.rng, 0.04, 6)
        pen.fill(geo.ribbon([start, middle, end], [2, 6, 2]), tone, 0.75)
    for i in range(12):
        t = i / 11
        lock = [
            (316 - 10 * t, 330 + 50 * t),
            (288 - 26 * t, 390 + 30 * t),
            (226 + 6 * t, 440 + 36 * t),
        ]
        tone = vary("#b8502c" if i % 2 else "#5c1c18", pen.rng, 0.04, 6)
        pen.fill(geo.ribbon(lock, [3, 7, 2]), tone, 0.7)


def bow_arm(pen):
    arm = geo.ribbon(
        [(338, 486), (276, 560), (222, 676), (214, 706), (246, 742), (300, 782)],
        [66, 60, 52, 50, 44, 34],
        50,
    )
    pen.form(arm, lighten(GOWN, 0.02), GOWN_SHADE, GOWN_SHINE, volume=26, texture=0.8)
    for fold in ([(200, 680), (222, 690), (240, 684)], [(204, 702), (228, 706), (250, 700)]):
        pen.line(fold, GOWN_SHADE, 5, 0.6)
    pen.line([(286, 788), (300, 768), (308, 756)], "#f0c05a", 6, 0.9)


def player(art):
    with art.layer(
        "player",
        detail=1,
        keep=0.14,
        rim=Rim("#fff0b8", 6, 0.85),
        drop=Drop(0, 6, 8, 0.3, "#3a1020"),
    ) as pen:
        back_hair(pen)
        bodice(pen)
        bow_arm(pen)
        draw_head(pen, 384, 316, 88, PLAYER, "three-quarter", RAPT, -16, True)
        strands(pen)
        for i in range(9):
            angle = 196 + i * 19
            x = 386 + math.cos(math.radians(angle)) * 82
            y = 306 + math.sin(math.radians(angle)) * 92
            leaf(pen, x, y, 1.5, angle + 70)


def cello(pen):
    """Scroll, neck, body; the door opens below the bridge."""
    neck = geo.ribbon([(0, -150), (-2, -280), (-2, -352)], [27, 22, 19], 12)
    pen.form(neck, "#4c2018", "#1e0a10", "#a8643c", volume=9, texture=0.4)
    pen.form(geo.ellipse(-2, -372, 21), "#9c4c26", WOOD_SHADE, WOOD_SHINE, volume=9, texture=0.3)
    pen.line(geo.arc(-2, -372, 11, 11, 0, 300, 9), "#3a1410", 4)
    for side in (-1, 1):
        for k in range(2):
            peg = geo.ribbon([(side * 7, -334 + k * 24), (side * 32, -337 + k * 24)], [7, 11], 5)
            pen.form(peg, "#3a1614", texture=0)
    body = geo.symmetric(BODY)
    pen.form(body, WOOD, WOOD_SHADE, WOOD_SHINE, volume=66, texture=1.8, grain=1.5)
    pen.line(body, "#5c2014", 5, 0.85)
    inner = geo.symmetric([(x * 0.9, y * 0.93) for x, y in BODY])
    pen.line(inner, "#7c2c1a", 1.8, 0.7)
    house_front(pen)
    strings(pen)


def house_front(pen):
    for side in (-1, 1):
        lit_window(pen, side * 47, -112, 34, 44)
        lit_window(pen, side * 72, 84, 34, 46)
        pen.line(
            [(side * 38, -46), (side * 27, -34), (side * 38, -8), (side * 50, 22), (side * 40, 36)],
            "#2a0c10",
            6.5,
        )
        for y in (-46, 36):
            pen.fill(geo.ellipse(side * (39 if y > 0 else 37), y, 5.5), "#2a0c10")
        box = geo.rectangle(side * 72 - 22, 109, 44, 10, 2)
        pen.form(box, "#6a2a1c", volume=3, texture=0)
        for k in range(5):
            x = side * 72 - 17 + k * 8.5
            pen.fill(geo.ellipse(x, 107 - k % 2 * 4, 5), ("#e2404a", "#f8e0a0", "#4f8a4a")[k % 3])
    pen.fill(geo.ellipse(-76, 90, 7, 9), "#3a1c20")
    pen.fill(geo.ellipse(-76, 76, 5.5, 6.5), "#3a1c20")
    with pen.at(0, 178):
        buildings.door(pen, 0, 0, 44, 84, "#2f6a78", "#4a1a16", ajar=0.3)
    for k in range(3):
        step = geo.rectangle(-30 - k * 7, 176 + k * 10, 60 + k * 14, 12, 3)
        pen.form(step, "#b89a7a", "#6a4a44", volume=4, texture=0.3)


def lit_window(pen, x, y, wide, tall):
    pen.halo(x, y, wide * 1.9, "#ffc85a", 0.55)
    buildings.window(pen, x, y, wide, tall, "#ffe07a", "#4a1a14", True, halo=False)


def strings(pen):
    pen.form(geo.rectangle(-30, 36, 60, 11, 2), "#f0cf94", "#a8743c", texture=0)
    board = geo.polygon([(-12, -156), (12, -156), (18, 24), (-18, 24)])
    pen.form(board, "#2c1218", "#12060c", "#6a3a3c", volume=6, texture=0)
    tail = geo.polygon([(-14, 50), (14, 50), (7, 92), (-7, 92)])
    pen.form(tail, "#2c1218", "#12060c", "#6a3a3c", volume=5, texture=0)
    for k in range(4):
        line = geo.polygon([(-7 + k * 4.6, -352), (-13 + k * 8.7, 52)], False)
        pen.line(line, "#fdf0c8", 1.5, 0.95)


def instrument(art):
    with (
        art.layer(
            "cello",
            detail=1,
            keep=0.16,
            warp=0.4,
            rim=Rim("#ffe8a8", 5, 0.7),
            drop=Drop(14, 16, 12, 0.5, "#1c0a28"),
        ) as pen,
        pen.at(446, 812, 1.36, 7),
    ):
        cello(pen)
    with art.layer(
        "bow and hands",
        detail=1,
        keep=0.16,
        rim=Rim("#fff0b8", 4, 0.6),
        drop=Drop(6, 9, 6, 0.4, "#1c0a28"),
    ) as pen:
        pen.line(geo.polygon([(244, 812), (690, 728)], False), "#fff4d8", 4, 0.95)
        bow = geo.ribbon([(226, 800), (300, 782), (500, 738), (700, 716)], [9, 10, 9, 6])
        pen.form(bow, "#6a2c1c", "#2c0c10", "#d8884a", texture=0.2)
        pen.form(geo.rectangle(232, 798, 34, 17, 3, -11), "#2c1218", texture=0)
        draw_palm(pen, 292, 772, 72, 28, "hold", SKIN)
        arm = geo.ribbon(
            [(458, 490), (540, 580), (588, 606), (612, 580), (578, 520), (520, 470)],
            [66, 56, 50, 48, 40, 32],
            46,
        )
        pen.form(arm, GOWN, GOWN_SHADE, GOWN_SHINE, volume=26, texture=0.8)
        for fold in ([(580, 612), (590, 586), (584, 566)], [(600, 612), (606, 590), (598, 566)]):
            pen.line(fold, GOWN_SHADE, 5, 0.6)
        pen.line([(534, 460), (522, 474), (512, 486)], "#f0c05a", 6, 0.9)
        draw_palm(pen, 520, 470, 70, -126, "hold", SKIN)


def garland(art):
    """The tune: two strands of leaves that climb out of the strings and over her."""
    with art.layer("garland", detail=0.85) as pen:
        strands = (
            [
                (540, 690),
                (690, 620),
                (742, 470),
                (690, 300),
                (560, 160),
                (380, 96),
                (190, 120),
                (70, 240),
                (56, 400),
            ],
            [(300, 900), (120, 830), (70, 680), (120, 540), (214, 440), (196, 310), (250, 180)],
        )
        for strand, count in zip(strands, (150, 84), strict=True):
            line = geo.sample(strand, count)
            for i, (x, y) in enumerate(line):
                t = i / count
                spread = 6 + 26 * t
                place = (x + pen.rng.normal(0, spread), y + pen.rng.normal(0, spread))
                leaf(pen, *place, pen.rng.uniform(0.9, 1.9), pen.rng.uniform(0, 360))


def listener(art):
    with art.layer(
        "cat", detail=1, keep=0.12, rim=Rim("#ffd888", 4, 0.8), drop=Drop(6, 8, 8, 0.5, "#2c0c1c")
    ) as pen:
        sitting_cat(pen, 92, 1170, 176, "#241c26", "#f2d048", False, True)


def paint(art: Art) -> None:
    park(art)
    trees(art)
    art.repaint("middle")
    gown(art)
    player(art)
    instrument(art)
    art.glow(450, 830, 250, "#ffb040", 0.22)
    garland(art)
    listener(art)
    art.repaint("final")
    art.motes(60, ["#ffe9a0", "#ffc860"], (0.9, 2.4), (60, 100, 760, 960))
    art.finish(vignette_colour="#3c0c1c", vignette=0.34, bloom=0.1)
