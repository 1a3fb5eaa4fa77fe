"""A deer's antlers have grown into a blossoming tree; a child sits in it and reads."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from atelier.motifs import nature, things
from light.colour import lighten, mix, vary

CARD = Card(
    seed=21,
    light=(-0.25, -0.97),
    hand="thick oil",
    title_en="Blossoming Antlers",
    title_ru="Рога в цвету",
    tags_en=(
        "deer",
        "antlers",
        "blossom",
        "tree",
        "child",
        "book",
        "lantern",
        "key",
        "spring",
        "patience",
        "growth",
        "gentleness",
        "reading",
    ),
    tags_ru=(
        "олень",
        "рога",
        "цветение",
        "дерево",
        "ребёнок",
        "книга",
        "фонарь",
        "ключ",
        "весна",
        "терпение",
        "рост",
        "нежность",
        "чтение",
    ),
    description_en="A gentle deer's antlers grow into a blossoming tree hung with lanterns, a "
    "child sits between them reading, and a golden key hangs at the deer's neck.",
    description_ru="Рога кроткого оленя превратились в цветущее дерево с фонариками, между ними "
    "сидит с книгой ребёнок, а на шее у оленя висит золотой ключ.",
)

FUR, FUR_DARK, FUR_LIGHT = "#a8684c", "#54304c", "#ecb080"
CREAM, CREAM_DARK = "#f8e4cc", "#c08a94"
BARK, BARK_DARK, BARK_LIGHT = "#6a4250", "#34203c", "#c08c84"
PINKS = ("#f8b8c8", "#e89cd0", "#fcd8dc", "#c884d4", "#fff0ec", "#e8b0e0")
HEAD = (400, 782)
SCALE = 2.2
TINES = (
    (
        [(36, 592), (84, 520), (158, 452), (206, 362), (196, 260), (250, 150), (262, 60)],
        [56, 52, 44, 36, 27, 17, 8],
    ),
    ([(150, 460), (250, 424), (322, 350), (372, 250)], [36, 28, 19, 8]),
    ([(204, 340), (136, 284), (110, 190), (60, 96)], [32, 24, 16, 7]),
    ([(230, 190), (318, 150), (352, 76)], [18, 12, 5]),
    ([(92, 516), (74, 444), (98, 384)], [22, 14, 6]),
    ([(300, 380), (366, 392), (410, 350)], [16, 11, 5]),
)
CHILD = Person(
    "child",
    "small",
    "fair",
    "bob",
    "#3a2430",
    outfit=Outfit(
        "#3a3a6c",
        hem=0.5,
        flare=1.3,
        trousers="#2c2840",
        shoes="#7a2f3c",
        scarf="#d8485a",
        buttons="#f4d890",
    ),
)


def distance(art):
    rows = ((780, "#a890d0", 0.35), (850, "#8a74c0", 0.15), (930, "#a08ccc", 0.0))
    for k, (y, colour, fog) in enumerate(rows):
        with art.layer(f"woods {k}", fog=("#ece0f8", fog), dissolve=0.2) as pen:
            for _ in range(15):
                x = pen.rng.uniform(-20, 820)
                nature.pine(
                    pen,
                    x,
                    y + 26,
                    pen.rng.uniform(80, 150) * (1 + 0.25 * k),
                    lighten(colour, -0.04),
                )
            pen.form(nature.ridge(pen.rng, y, 16, 9), colour, volume=50, texture=0.4)


def bough(pen, side, points, widths):
    spine = [(400 + side * x, y) for x, y in points]
    pen.form(
        geo.ribbon(spine, widths, 60),
        BARK,
        BARK_DARK,
        BARK_LIGHT,
        volume=widths[0] * 0.4,
        texture=1.0,
    )
    for x, y in geo.sample(spine, 14)[:9]:
        pen.line([(x - 5, y - 8), (x + 2, y), (x - 3, y + 10)], BARK_DARK, 2, 0.5)
    return spine


def antlers(art):
    """Returns where blossom grows."""
    tips = []
    with art.layer("antlers", detail=0.8, rim=Rim("#fff0d4", 6, 0.6)) as pen:
        for side in (-1, 1):
            for points, widths in TINES:
                spine = bough(pen, side, points, widths)
                x, y = spine[-1]
                degrees = 180 + side * pen.rng.uniform(-30, 10)
                tips += nature.branch(pen, x, y, 44, degrees, widths[-1] * 1.1, BARK, 3, 32)
                for px, py in geo.sample(spine, 9)[4:8]:
                    tips += nature.branch(
                        pen, px, py, 30, 180 + pen.rng.uniform(-70, 70), 6, BARK, 2, 34
                    )
    return tips


def blossom(pen, x, y, size, colour):
    """Five petals, a little cupped."""
    spin = pen.rng.uniform(0, 72)
    for k in range(5):
        petal = geo.toward((x, y), spin + k * 72, size * 0.52)
        pen.form(
            geo.ellipse(*petal, size * 0.36, size * 0.46, -(spin + k * 72)),
            vary(colour, pen.rng, 0.02, 5),
            volume=size * 0.2,
            texture=0,
        )
    pen.fill(geo.ellipse(x, y, size * 0.2), "#d8486c", 0.9)
    for k in range(5):
        pen.fill(
            geo.ellipse(*geo.toward((x, y), spin + 36 + k * 72, size * 0.3), size * 0.07), "#fff2a8"
        )


def crown(art, tips):
    with art.layer("shaded blossom", dissolve=0.3) as pen:
        tones = [lighten(mix(c, "#8a5cc8", 0.55), -0.08) for c in PINKS]
        nature.foliage(pen, tips, tones, (12, 26), 3, 24, 0.85)
    with art.layer("blossom", detail=0.8) as pen:
        chosen = [tips[int(k)] for k in pen.rng.permutation(len(tips))[:260]]
        for x, y in sorted(chosen, key=lambda tip: tip[1]):
            px, py = x + pen.rng.normal(0, 16), y + pen.rng.normal(0, 14)
            crowded = py > 400 and pen.rng.random() < 0.6
            if crowded or (abs(px - 400) < 74 and py > 330):
                continue
            colour = PINKS[int(pen.rng.integers(len(PINKS)))]
            blossom(pen, px, py, pen.rng.uniform(13, 24), colour)


def ears(pen):
    for side in (-1, 1):
        outer = geo.curve(
            [
                (side * 34, -62),
                (side * 70, -98),
                (side * 122, -112, "c"),
                (side * 112, -70),
                (side * 76, -40),
                (side * 40, -36),
            ]
        )
        pen.form(outer, FUR, FUR_DARK, FUR_LIGHT, volume=16, texture=0.7)
        inner = geo.curve(
            [
                (side * 48, -60),
                (side * 74, -84),
                (side * 110, -100, "c"),
                (side * 98, -70),
                (side * 70, -50),
            ]
        )
        pen.form(inner, "#f4c0b4", "#b86a84", "#ffe4d4", volume=12, texture=0.3)
        for k in range(5):
            pen.line(
                [(side * (56 + k * 8), -58 - k * 4), (side * (62 + k * 9), -70 - k * 5)],
                CREAM,
                2.4,
                0.7,
            )


def face(pen):
    half = [
        (0, -104),
        (24, -98),
        (44, -72),
        (52, -38),
        (47, -8),
        (33, 24),
        (25, 50),
        (27, 74),
        (19, 96),
        (0, 104),
    ]
    skull = geo.symmetric(half)
    pen.form(skull, FUR, FUR_DARK, FUR_LIGHT, volume=32, texture=1.0, grain=1.57)
    with pen.clip(skull):
        pen.fill(
            geo.curve([(0, -96), (13, -50), (12, 30), (0, 62), (-12, 30), (-13, -50)]),
            FUR_LIGHT,
            0.5,
            blur=6,
        )
        for side in (-1, 1):
            pen.fill(geo.ellipse(side * 33, -22, 19, 18), CREAM, 0.6, blur=6)
            pen.fill(geo.ellipse(side * 36, 8, 13, 11), "#f07a84", 0.35, blur=6)
        muzzle = geo.symmetric([(0, 50), (17, 58), (28, 80), (18, 100), (0, 108)])
        pen.form(muzzle, CREAM, CREAM_DARK, "#fffaf0", volume=12, texture=0.3)
    for side in (-1, 1):
        lid = geo.arc(side * 33, -26, 17, 12, 12, 168, 9)
        pen.line(lid, "#3a2034", 4)
        for k in range(4):
            start = lid[1 + k * 2] if side > 0 else lid[7 - k * 2]
            reach = 4 + k
            pen.line(
                geo.polygon([start, (start[0] + side * (1 + k * 1.6), start[1] + reach)], False),
                "#3a2034",
                2.2,
            )
        pen.line(geo.arc(side * 33, -50, 15, 7, 205, 335, 6), lighten(FUR, -0.14), 3.2, 0.5)
    nose = geo.symmetric([(0, 66), (15, 66), (19, 75), (9, 87), (0, 88)])
    pen.form(nose, "#4a2c40", "#241420", "#a87890", volume=7, texture=0)
    pen.fill(geo.ellipse(-6, 71, 5, 2.2), "#ffffff", 0.55)
    pen.line([(0, 88), (0, 93)], "#4a2c40", 2.2)
    pen.line(geo.arc(0, 86, 13, 9, 20, 160, 7), "#4a2c40", 2.4)


def deer(art):
    with art.layer(
        "neck",
        detail=0.8,
        keep=0.05,
        bounce=Bounce("#d8b0e8", 0.3),
        drop=Drop(0, 10, 24, 0.25, "#6a4a8c"),
    ) as pen:
        neck = geo.curve(
            [
                (352, 800),
                (318, 950),
                (262, 1080),
                (170, 1240, "c"),
                (630, 1240, "c"),
                (538, 1080),
                (482, 950),
                (448, 800),
            ]
        )
        pen.form(neck, FUR, FUR_DARK, FUR_LIGHT, volume=80, texture=1.4, grain=1.57)
        with pen.clip(neck):
            bib = geo.curve(
                [(352, 960), (324, 1080), (280, 1240), (520, 1240), (476, 1080), (448, 960)]
            )
            pen.form(bib, CREAM, CREAM_DARK, "#fffaf0", volume=40, texture=1.2, grain=1.57)
            for _ in range(150):
                x, y = pen.rng.normal(400, 62), pen.rng.uniform(1010, 1200)
                pen.line(
                    [(x, y), (x + pen.rng.normal(0, 3), y + 24)], vary(CREAM, pen.rng, 0.05), 4, 0.6
                )
            pen.fill(geo.ellipse(400, 960, 120, 90), "#7a4a6c", 0.55, blur=26)
    with (
        art.layer(
            "head",
            detail=1,
            keep=0.12,
            rim=Rim("#fff0d0", 7, 0.7),
            drop=Drop(0, 16, 18, 0.35, "#5a3468"),
        ) as pen,
        pen.at(*HEAD, SCALE),
    ):
        ears(pen)
        face(pen)


def key(pen):
    """A golden key with a clover bow, no longer than the muzzle."""
    gold, dark, light = "#f0bc3c", "#9a6420", "#fff0a8"
    pen.form(geo.ribbon([(0, 20), (0, 112)], [13, 12], 6), gold, dark, light, volume=5, texture=0.1)
    for x, y in ((-19, 4), (19, 4), (0, -17)):
        ring = geo.subtract(geo.ellipse(x, y, 19), geo.ellipse(x, y, 9))
        pen.form(ring, gold, dark, light, volume=6, texture=0)
    for y, run in ((84, 27), (104, 21)):
        pen.form(geo.rectangle(2, y, run, 11, 2), gold, dark, light, volume=4, texture=0)


def ribbon(art):
    with art.layer("ribbon", detail=1, keep=0.12, drop=Drop(0, 8, 7, 0.4, "#5a3468")) as pen:
        band = geo.ribbon(
            [(300, 992), (346, 1034), (400, 1050), (454, 1034), (500, 992)],
            [26, 28, 28, 28, 26],
            40,
        )
        pen.form(band, "#c8385a", "#701a3c", "#ff8a94", volume=9, texture=0.3)
        with pen.at(400, 1080, 0.98, 4):
            key(pen)


def reader(art):
    with art.layer(
        "child", detail=1, keep=0.16, rim=Rim("#fff0d0", 5, 0.7), drop=Drop(0, 8, 8, 0.3)
    ) as pen:
        pose = POSES["sitting on the floor"].but(
            lean=2, head=26, near_arm=(34, 88), far_arm=(44, 96)
        )
        places = draw_figure(
            pen,
            388,
            594,
            330,
            CHILD,
            pose,
            "three-quarter",
            Expression(eye="closed", brow=3, smile=0.5, blush=0.6),
        )
        x, y = places.near_hand
        things.open_book(pen, x + 16, y - 20, 96, "#fff6dc", "#c8385a")


def lanterns(art):
    places = ((176, 520, 22, 90), (634, 500, 24, 96), (88, 470, 17, 70), (724, 452, 18, 64))
    with art.layer("lanterns", detail=1, keep=0.2) as pen:
        for x, y, size, cord in places:
            things.lantern(pen, x, y, size, "#ffcf70", "#7a4438", cord=cord)
    for x, y, size, _ in places:
        art.glow(x, y, size * 5, "#ffb060", 0.35)


def paint(art: Art) -> None:
    art.sky(
        ["#6558bc", "#8575d0", "#c4aee4", "#f8e4d8", "#f2e8fc"],
        [0, 0.25, 0.45, 0.62, 0.85],
        wobble=50,
    )
    art.clouds("#fff0f0", 0.5, 420, stretch=2.8)
    art.clouds("#5a48a8", 0.35, 360, mask=np.clip(1 - art.y / 600, 0, 1))
    art.glow(400, 560, 560, "#ffeccc", 0.55)
    with art.layer("sun") as pen:
        disc = geo.ellipse(400, 520, 290)
        sunrise = pen.radial(
            (400, 520),
            290,
            ["#fffbea", "#fff0cc", "#ffe4c0", "#ffdcb0"],
            [0, 0.5, 0.72, 1],
            [1, 0.95, 0.7, 0],
        )
        pen.fill(disc, sunrise)
    art.flow[:] = np.arctan2(art.y - 520, art.x - 400) + math.pi / 2
    art.repaint("background", follow_flow=6e-5)
    distance(art)
    mist = np.exp(-(((art.y - 960) / 90) ** 2))
    art.tint(mist * 0.45, "#f0e4fa")
    art.repaint("middle")
    art.tint(np.full(art.shape, 0.08, np.float32), "#6a64f0")
    tips = antlers(art)
    crown(art, tips)
    lanterns(art)
    deer(art)
    ribbon(art)
    reader(art)
    with art.layer("meadow", detail=0.7) as pen:
        for left, right in ((-10, 210), (590, 810)):
            nature.grass(pen, left, right, 1214, 110, "#a890cc", (34, 110), 0.1)
            for x, y in geo.scattered(pen.rng, 14, (left, 1080, right, 1190), 30):
                blossom(
                    pen, x, y, pen.rng.uniform(11, 18), PINKS[int(pen.rng.integers(len(PINKS)))]
                )
    art.repaint("final")
    with art.layer("petals", warp=0, mottle=0) as pen:
        for x, y in geo.scattered(pen.rng, 46, (20, 240, 780, 1180), 40):
            if 280 < x < 520 and 640 < y < 1000:
                continue
            petal = geo.ellipse(x, y, 7, 4.4, pen.rng.uniform(0, 180))
            pen.fill(petal, PINKS[int(pen.rng.integers(len(PINKS)))], 0.9)
    art.motes(26, ["#fff0c0"], (1, 2.2))
    art.finish(vignette_colour="#5a3a80", vignette=0.22, curve=0.64)
