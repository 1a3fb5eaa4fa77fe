"""A thundercloud rages over a teacup; in its waves a boat fights towards a lighthouse."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim
from atelier import geometry as geo
from atelier.motifs import sky
from light.colour import lighten, mix

CARD = Card(
    seed=13,
    light=(-0.5, -0.85),
    hand="thick oil",
    title_en="Storm in a Teacup",
    title_ru="Буря в чашке",
    tags_en=(
        "teacup",
        "storm",
        "cloud",
        "lightning",
        "boat",
        "lighthouse",
        "waves",
        "tea",
        "lemon",
        "quarrel",
        "small matters",
        "adventure",
        "drama",
    ),
    tags_ru=(
        "чашка",
        "буря",
        "туча",
        "молния",
        "лодка",
        "маяк",
        "волны",
        "чай",
        "лимон",
        "ссора",
        "мелочи",
        "приключение",
        "драма",
    ),
    description_en="A thundercloud with lightning hangs over a porcelain teacup, and in its waves "
    "a sailing boat struggles towards a tiny lighthouse beside a biscuit and a lemon slice.",
    description_ru="Над фарфоровой чашкой нависла грозовая туча с молнией, а в её волнах парусная "
    "лодка пробивается к крошечному маяку; рядом лежат печенье и долька лимона.",
)

PORCELAIN, BLUE_SHADE, COBALT = "#f4f4ee", "#8fb2b8", "#2a5f9c"
TEAL, DEEP = "#1f7f84", "#0c3a4c"
RIM = (400, 640, 286, 62)


def wall(art):
    """Dark teal paper with a damask of drops, lit where the lightning is."""
    with art.layer("paper", brush=1.1) as pen:
        for j in range(10):
            for i in range(8):
                x, y = 30 + i * 108 + j % 2 * 54, 10 + j * 92
                tone = lighten("#2f7a78", pen.rng.normal(0, 0.012))
                for side in (-1, 1):
                    leaf = [(x, y + 26, "c"), (x + side * 20, y + 6), (x + side * 6, y - 22, "c")]
                    pen.fill(geo.curve(leaf), tone, 0.8)
                pen.fill(geo.ellipse(x, y + 38, 5, 6), tone, 0.8)


def cloth(art):
    with art.layer("cloth", warp=0.2, detail=0.5, direction=0) as pen:
        table = geo.curve(
            [(-20, 884), (200, 876), (600, 878), (820, 884), (820, 1240, "c"), (-20, 1240, "c")]
        )
        pen.form(table, "#efe0d0", "#c8a8a0", volume=14, texture=0.4)
        with pen.clip(table):
            for k in range(-9, 10):
                x = 400 + k * 86
                foot = 400 + k * 190
                band = [(x, 870), (x + 43, 870), (foot + 95, 1240), (foot, 1240)]
                pen.fill(geo.polygon(band), "#c23a34", 0.55)
            y, step = 880.0, 20.0
            while y < 1240:
                pen.fill(geo.rectangle(-20, y, 860, step), "#c23a34", 0.55)
                y += step * 2
                step *= 1.26


def saucer(art):
    with art.layer("saucer", detail=0.7, warp=0.4, drop=Drop(16, 26, 18, 0.55, "#3a1420")) as pen:
        pen.form(geo.ellipse(400, 1066, 346, 92), "#d4dedd", "#7a9ca4", volume=12, texture=0)
        pen.form(geo.ellipse(400, 1054, 346, 90), PORCELAIN, BLUE_SHADE, "#ffffff", volume=36)
        pen.line(geo.ellipse(400, 1054, 322, 80), COBALT, 5)
        for i in range(36):
            x, y = geo.arc(400, 1054, 296, 71, i * 10, i * 10 + 1, 2)[0]
            pen.fill(geo.ellipse(x, y, 8, 4.5), COBALT, 0.85)
        pen.form(geo.ellipse(400, 1050, 196, 46), "#d2dede", "#7c9fa8", "#ffffff", volume=18)
        pen.fill(geo.ellipse(430, 1058, 190, 40), "#2f5a66", 0.5, blur=14)


def handle(pen):
    loop = [(664, 706), (752, 690), (776, 774), (716, 862), (612, 884)]
    pen.form(
        geo.ribbon(loop, [48, 52, 46, 42, 40], 50), PORCELAIN, BLUE_SHADE, "#ffffff", volume=22
    )
    pen.line([(676, 700), (752, 692), (770, 772), (712, 852)], COBALT, 5, 0.8)


def cup(art):
    body = geo.curve(
        [
            (114, 640, "c"),
            (122, 730),
            (158, 850),
            (230, 960),
            (306, 1018),
            (318, 1046, "c"),
            (482, 1046, "c"),
            (494, 1018),
            (570, 960),
            (642, 850),
            (678, 730),
            (686, 640, "c"),
            (400, 704),
        ]
    )
    with art.layer("cup", detail=0.8, warp=0.4, rim=Rim("#fff6d8", 5, 0.5)) as pen:
        handle(pen)
        pen.form(body, PORCELAIN, BLUE_SHADE, "#ffffff", volume=130, texture=0.25)
        with pen.clip(body):
            for drop in (34, 44):
                pen.line(geo.arc(400, 650 + drop, 286, 62, 0, 180, 20), COBALT, 4)
            for i in range(17):
                x, y = geo.arc(400, 716, 280, 60, 6 + i * 10.5, 7 + i * 10.5, 2)[0]
                pen.fill(geo.ellipse(x, y, 8, 10), COBALT, 0.85)
            painted_village(pen)
            pen.inside_edge(body, -30, -20, 40, "#5f929c", 0.55)


def painted_village(pen):
    """Cobalt brushwork: a calm bay where nothing ever happens."""
    wash = "#6f9fc0"
    hills = [(170, 900), (250, 846), (320, 872), (410, 826), (500, 868), (590, 838), (650, 900)]
    pen.fill(geo.curve([*hills, (600, 960, "c"), (200, 960, "c")]), wash, 0.55)
    for x, y, size in ((296, 866, 1.0), (344, 856, 0.8), (512, 862, 0.9)):
        house = [(x - 20 * size, y), (x - 20 * size, y - 30 * size), (x, y - 52 * size)]
        house += [(x + 20 * size, y - 30 * size), (x + 20 * size, y)]
        pen.fill(geo.polygon(house), COBALT, 0.85)
    for x, y, tall in ((430, 856, 86), (456, 862, 60), (250, 872, 66)):
        tree = [(x, y - tall, "c"), (x + 11, y - tall * 0.4), (x, y), (x - 11, y - tall * 0.4)]
        pen.fill(geo.curve(tree), COBALT, 0.8)
    for i in range(5):
        y = 902 + i * 13
        pen.line([(280 + i * 14, y), (400, y + 4), (520 - i * 14, y)], COBALT, 3, 0.7)


def wave(pen, x, y, wide, tall, flip, colour):
    """One breaker with a hooked crest and streaks that follow its back."""
    with pen.at(x, y, 1, 0, flip):
        outline = [
            (-wide * 0.6, 40, "c"),
            (-wide * 0.42, 0),
            (-wide * 0.12, -tall * 0.62),
            (wide * 0.14, -tall),
            (wide * 0.36, -tall * 0.96),
            (wide * 0.46, -tall * 0.66, "c"),
            (wide * 0.30, -tall * 0.72),
            (wide * 0.22, -tall * 0.46),
            (wide * 0.34, -tall * 0.1),
            (wide * 0.6, 40, "c"),
        ]
        shape = geo.curve(outline)
        pen.form(shape, colour, DEEP, "#6fd0c0", volume=tall * 0.34, texture=0.7)
        with pen.clip(shape):
            for i in range(7):
                k = 1 - i * 0.13
                streak = [
                    (-wide * 0.42 * k, 20),
                    (-wide * 0.12 * k, -tall * 0.58 * k),
                    (wide * 0.14 * k, -tall * 0.94 * k),
                ]
                pen.line(streak, lighten(colour, 0.12 if i % 2 else -0.08), 4, 0.6)
        foam = [outline[2][:2], outline[3][:2], outline[4][:2], outline[5][:2]]
        pen.fill(geo.ribbon(foam, [3, 9, 12, 5], 30), "#f4faf2")
        for _ in range(16):
            at = (
                wide * 0.38 + pen.rng.normal(0, wide * 0.07),
                -tall * 0.84 + pen.rng.normal(0, tall * 0.12),
            )
            pen.fill(geo.blob(pen.rng, *at, pen.rng.uniform(3, 8), corners=6), "#f4faf2", 0.95)


def sea_behind(art):
    x, y, rx, ry = RIM
    with art.layer("inside of the cup", warp=0.3, detail=0.5) as pen:
        pen.form(geo.ellipse(x, y, rx, ry), "#e4e9e8", "#8fb0b6", "#ffffff", volume=16, texture=0)
        pen.form(geo.ellipse(x, y + 4, rx - 14, ry - 10), DEEP, "#06222e", TEAL, volume=20)
    with art.layer("waves behind", detail=0.8) as pen:
        for wx, wy, wide, tall, flip, tone in (
            (228, 634, 190, 84, False, 0.02),
            (560, 630, 210, 76, True, -0.03),
            (392, 628, 230, 132, False, 0.0),
        ):
            wave(pen, wx, wy, wide, tall, flip, lighten(TEAL, tone))


def lighthouse(art):
    with (
        art.layer("lighthouse", detail=1, keep=0.15, warp=0.2, rim=Rim("#fff2c0", 3, 0.6)) as pen,
        pen.at(574, 640),
    ):
        rock = [(-62, 20), (-54, -18), (-30, -40), (6, -48), (40, -34), (62, -6), (66, 22)]
        pen.form(geo.curve(rock), "#5a5264", "#2a2438", "#9a92a0", volume=20, texture=1)
        tower = [(-21, -42), (-13, -148), (13, -148), (21, -42)]
        pen.form(geo.polygon(tower), "#f4efe4", "#a898ac", "#ffffff", volume=16, texture=0.2)
        with pen.clip(geo.polygon(tower)):
            for y in (-66, -104, -142):
                pen.fill(
                    geo.polygon([(-24, y + 9), (24, y + 3), (24, y - 13), (-24, y - 7)]),
                    "#c8342c",
                )
        pen.form(geo.rectangle(-19, -156, 38, 9, 2), "#3a3040", texture=0)
        pen.fill(geo.rectangle(-11, -182, 22, 27, 2), "#fff4b8")
        pen.form(geo.curve([(-17, -181, "c"), (0, -206), (17, -181, "c")]), "#c8342c", texture=0)
    art.glow(574, 470, 110, "#ffe8a0", 0.8)


def beam(art):
    with art.layer("beam", warp=0, blend="screen", blur=3) as pen:
        shaft = geo.polygon([(566, 466), (566, 474), (150, 530), (166, 416)])
        pen.fill(
            shaft, pen.gradient((566, 470), (150, 470), ["#fff0b0", "#fff0b0"], None, [0.85, 0.0])
        )


def boat(art):
    """Heeled right over, climbing the middle wave."""
    with (
        art.layer("boat", detail=1, keep=0.15, warp=0.3, rim=Rim("#fff2c0", 4, 0.7)) as pen,
        pen.at(318, 566, 1.12, -24),
    ):
        pen.form(geo.ribbon([(4, -12), (2, -150)], [8, 5], 6), "#5a3424", texture=0)
        main = [(10, -142, "c"), (66, -66), (70, -30, "c"), (36, -24), (10, -28, "c")]
        pen.form(geo.curve(main), "#d8482e", "#7a1c24", "#ff9a5a", volume=18, texture=0.6)
        pen.form(geo.polygon([(30, -76), (48, -82), (54, -58), (36, -54)]), "#f0c060", texture=0)
        jib = [(-4, -136, "c"), (-50, -34, "c"), (-26, -28), (-4, -30, "c")]
        pen.form(geo.curve(jib), "#f4ead4", "#b09aa0", "#ffffff", volume=10, texture=0.4)
        hull = [(-84, -24, "c"), (-30, -14), (40, -14), (84, -26, "c"), (58, 24), (-52, 24)]
        pen.form(geo.curve(hull), "#8a5a34", "#3a2024", "#e0a060", volume=20, texture=0.6)
        pen.line([(-80, -18), (-30, -8), (40, -8), (80, -20)], "#f4e0b0", 4)
        pen.form(geo.ribbon([(60, -14), (96, -52)], [6, 5], 6), "#5a3424", texture=0)
        pen.line([(2, -150), (-82, -24)], "#3a2820", 2)
        pen.form(
            geo.curve([(2, -166, "c"), (40, -176), (34, -156), (2, -150, "c")]),
            "#f0c060",
            texture=0,
        )


def sea_before(art):
    x, y, rx, ry = RIM
    with art.layer("waves before", detail=0.85) as pen:
        basin = geo.union(
            geo.ellipse(x, y, rx - 12, ry - 6),
            geo.rectangle(x - rx + 12, y - 260, 2 * rx - 24, 260),
        )
        with pen.clip(basin):
            for wx, wy, wide, tall, flip, tone in (
                (178, 672, 190, 66, False, -0.04),
                (628, 672, 180, 54, True, -0.05),
                (470, 690, 260, 84, False, 0.03),
                (290, 702, 260, 72, True, -0.02),
            ):
                wave(pen, wx, wy, wide, tall, flip, lighten(TEAL, tone))
    with art.layer("slop", detail=0.8) as pen:
        for sx, sy, run in ((206, 682, 70), (234, 690, 40)):
            spill = geo.ribbon(
                [(sx, sy), (sx + 2, sy + run * 0.6), (sx, sy + run)], [15, 13, 17], 12
            )
            pen.form(spill, TEAL, DEEP, "#8fe0d0", volume=6, texture=0)


def lip(art):
    x, y, rx, ry = RIM
    with art.layer("lip", detail=0.9, warp=0.2) as pen:
        front = geo.arc(x, y, rx - 4, ry - 3, 2, 178, 24)
        pen.line(front, "#ffffff", 12)
        pen.line([(px, py + 7) for px, py in front], "#8fb0b8", 4, 0.8)


PUFFS = (
    (400, 170, 130),
    (250, 196, 112),
    (556, 190, 116),
    (140, 268, 96),
    (664, 262, 100),
    (330, 250, 118),
    (488, 252, 120),
    (214, 316, 88),
    (590, 318, 92),
    (104, 340, 62),
    (704, 338, 60),
    (312, 346, 82),
    (402, 352, 86),
    (496, 350, 80),
    (254, 380, 50),
    (556, 384, 52),
    (448, 392, 50),
    (354, 394, 48),
)


def puff(pen, x, y, radius):
    """Lit from the left above, bruised below, each with its own swirl."""
    low = min(max((y - 150) / 260, 0), 1)
    base = mix("#cfdcd8", "#1f414c", low)
    shape = geo.blob(pen.rng, x, y, radius, radius * 0.84, 10, 0.04)
    pen.fill(geo.moved(shape, 6, 12), "#0a2630", 0.4, blur=radius * 0.12)
    pen.form(
        shape,
        base,
        "#12303c",
        mix("#f2f6ee", "#6f9ca2", low),
        volume=radius * 0.7,
        highlight=0.95,
        texture=0.9,
    )
    with pen.clip(shape):
        for k in range(3):
            reach = radius * (0.72 - k * 0.2)
            swirl = geo.arc(
                x - radius * 0.06,
                y + radius * 0.02,
                reach,
                reach * 0.8,
                190 + k * 24,
                330 + k * 10,
                9,
            )
            pen.line(swirl, lighten(base, 0.10), 5, 0.5, blur=2)


def thundercloud(art):
    with art.layer(
        "cloud", detail=0.35, dissolve=0.12, drop=Drop(6, 20, 26, 0.4, "#06202a")
    ) as pen:
        for x, y, radius in PUFFS:
            puff(pen, x, y, radius)
    art.glow(452, 420, 210, "#dfe8ff", 0.55)


BOLT = [
    (474, 352),
    (414, 456),
    (456, 458),
    (398, 566),
    (506, 436),
    (464, 432),
    (530, 352),
]


def lightning(art):
    with art.layer("bolt", warp=0, detail=1, keep=0.5) as pen:
        pen.fill(geo.polygon(BOLT), "#ffe890", 0.6, blur=16)
        pen.form(geo.polygon(BOLT), "#fff4b4", "#ffd060", "#ffffff", volume=6, texture=0)


def biscuit(pen):
    with pen.at(140, 1120, 1, -8):
        edge = [
            (84 * math.cos(a) * (1 + 0.03 * (i % 2)), 38 * math.sin(a) * (1 + 0.05 * (i % 2)))
            for i, a in enumerate(np.linspace(0, 6.1, 24))
        ]
        pen.form(geo.moved(geo.curve(edge), 0, 9), "#9a5a2c", texture=0)
        pen.form(geo.curve(edge), "#dca35a", "#9a5c2c", "#ffdc9a", volume=16, texture=1)
        for x, y in geo.scattered(pen.rng, 9, (-58, -22, 58, 22), 22):
            pen.form(geo.ellipse(x, y, 8, 5), "#4a2418", texture=0)


def lemon(pen):
    with pen.at(668, 1112, 1, 9, scale_y=0.5):
        pen.form(geo.ellipse(0, 14, 82), "#c8941c", texture=0)
        pen.form(geo.ellipse(0, 0, 82), "#f6cf36", "#c8941c", volume=10, texture=0)
        pen.form(geo.ellipse(0, 0, 70), "#fff3c4", volume=4, texture=0)
        for k in range(9):
            a, b = 40 * k + 4, 40 * k + 36
            wedge = [geo.toward((0, 0), (a + b) / 2, 8), geo.toward((0, 0), a, 60)]
            wedge += [geo.toward((0, 0), (a + b) / 2, 66), geo.toward((0, 0), b, 60)]
            pen.form(geo.curve(wedge), "#ffdf50", "#e8b028", "#fff8c0", volume=8, texture=0.2)


def spoon(pen):
    silver, dark, lit = "#c4ccd6", "#6a7690", "#ffffff"
    pen.form(
        geo.ribbon([(300, 1166), (520, 1176), (830, 1150)], [12, 11, 20], 30),
        silver,
        dark,
        lit,
        volume=7,
    )
    pen.form(geo.ellipse(246, 1164, 66, 24, 2), silver, dark, lit, volume=14, texture=0)
    pen.fill(geo.ellipse(250, 1168, 46, 13, 2), "#7f8cac", 0.7, blur=3)


def tea_things(art):
    with art.layer("tea things", detail=0.9, keep=0.1, drop=Drop(10, 14, 9, 0.5, "#3a1420")) as pen:
        spoon(pen)
        biscuit(pen)
        lemon(pen)


def downpour(art):
    with art.layer("rain", warp=0, mottle=0) as pen:
        sky.rain(pen, 260, (120, 400, 690, 640), "#d8ecf0", -0.22, (16, 40))
        for _ in range(60):
            x, y = pen.rng.uniform(150, 650), pen.rng.uniform(520, 650)
            pen.fill(geo.ellipse(x, y, pen.rng.uniform(1, 3)), "#ffffff", 0.85)


def paint(art: Art) -> None:
    art.sky(["#0c4244", "#125c5a", "#1c7a72", "#14625e"], [0, 0.3, 0.5, 0.72])
    art.repaint("background")
    wall(art)
    art.glow(450, 440, 430, "#a8e0d8", 0.42)
    cloth(art)
    art.repaint("middle")
    saucer(art)
    sea_behind(art)
    beam(art)
    lighthouse(art)
    thundercloud(art)
    boat(art)
    cup(art)
    sea_before(art)
    lip(art)
    lightning(art)
    tea_things(art)
    art.repaint("final")
    downpour(art)
    art.finish(vignette_colour="#082830", vignette=0.35, bloom=0.12)
