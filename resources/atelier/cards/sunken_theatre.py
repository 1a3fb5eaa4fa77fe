"""A diver applauds alone in a drowned theatre; a seahorse takes its bow."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from light.colour import lighten, vary

CARD = Card(
    seed=64,
    light=(0.35, -0.8),
    hand="thick oil",
    title_en="Full House",
    title_ru="Аншлаг",
    tags_en=(
        "diver",
        "theatre",
        "sea",
        "seahorse",
        "applause",
        "anemones",
        "curtain",
        "loneliness",
        "memory",
        "depth",
        "premiere",
        "silence",
    ),
    tags_ru=(
        "водолаз",
        "театр",
        "море",
        "морской конёк",
        "аплодисменты",
        "актинии",
        "занавес",
        "одиночество",
        "память",
        "глубина",
        "премьера",
        "тишина",
    ),
    description_en="Seen over the shoulder of a diver in a brass helmet who claps alone in a "
    "drowned theatre full of anemones, a seahorse bows under a lifted curtain of kelp.",
    description_ru="Из-за плеча водолаза в медном шлеме, который хлопает один среди актиний "
    "в затонувшем театре, виден морской конёк, кланяющийся под занавесом из водорослей.",
)

BRASS, BRASS_DARK, BRASS_LIGHT = "#a07a2e", "#4a2c14", "#ffe08a"
SUIT, SUIT_DARK, SUIT_LIGHT = "#3c4634", "#141e1a", "#7a9a68"


def house(art):
    """Side walls with drowned boxes, and the proscenium."""
    with art.layer("walls", brush=1.2) as pen:
        for side in (-1, 1):
            wall = [
                (400 + side * x, y) for x, y in ((250, 130), (420, -20), (420, 760), (250, 610))
            ]
            shade = pen.gradient(
                (400 + side * 250, 0), (400 + side * 420, 0), ["#0e4434", "#051c18"]
            )
            pen.fill(geo.polygon(wall), shade)
            for j in range(3):
                box(pen, side, 200 + j * 150)
    with art.layer("proscenium", detail=0.4, warp=0.6) as pen:
        arch = geo.subtract(
            geo.rectangle(96, 70, 608, 540),
            geo.curve(
                [
                    (150, 640, "c"),
                    (150, 300),
                    (220, 210),
                    (400, 172),
                    (580, 210),
                    (650, 300),
                    (650, 640, "c"),
                ]
            ),
        )
        pen.form(arch, "#2e5a38", "#0e2a20", "#7aa858", volume=26, texture=0.9)
        for i in range(19):
            angle = 180 + i * 10
            x, y = geo.arc(400, 372, 276, 226, angle, angle + 1, 2)[0]
            pen.form(geo.ellipse(x, y, 12, 10), "#8a7a3a", "#2a3020", volume=6, texture=0.2)
        shell(pen, 400, 116)


def box(pen, side, y):
    x = 400 + side * 330
    hollow = geo.curve(
        [(x - 52, y + 76, "c"), (x - 52, y), (x, y - 34), (x + 52, y), (x + 52, y + 76, "c")]
    )
    pen.form(hollow, "#04140f", volume=20, texture=0.2)
    pen.form(
        geo.rectangle(x - 62, y + 62, 124, 36, 12), "#5a4a26", "#1c2418", volume=14, texture=0.6
    )
    for k in range(4):
        weed = [(x - 40 + k * 26, y + 96), (x - 44 + k * 28, y + 126), (x - 34 + k * 26, y + 150)]
        pen.form(geo.ribbon(weed, [9, 8, 2], 12), vary("#2f6a44", pen.rng, 0.03, 8), texture=0)


def shell(pen, x, y):
    for k in range(-4, 5):
        end = geo.toward((x, y + 40), 180 + k * 19, 84)
        rib = geo.ribbon([(x, y + 40), end], [14, 34], 8)
        pen.form(rib, vary("#a8883e", pen.rng, 0.02, 4), "#3a3418", "#f0d88a", volume=10)


def stage(art):
    with art.layer("scene", brush=1.1) as pen:
        back = geo.curve(
            [
                (150, 640, "c"),
                (150, 300),
                (220, 210),
                (400, 172),
                (580, 210),
                (650, 300),
                (650, 640, "c"),
            ]
        )
        glow = ["#f2ffd0", "#9ceaa0", "#34a878", "#0e5844"]
        pen.fill(back, pen.radial((400, 520), 400, glow, [0, 0.25, 0.6, 1]))
        boards = geo.polygon([(150, 560), (650, 560), (700, 640), (100, 640)])
        pen.form(boards, "#6a6a3a", "#263a28", "#c8d88a", volume=20, texture=0.6, grain=0.0)


def kelp(pen, root, foot, wide, colour):
    """One broad ribbon of the curtain with a ruffled edge."""
    sway = 26 * math.sin(root[0] * 0.05)
    middle = geo.lerp(root, foot, 0.5)
    spine = geo.sample([root, (middle[0] + sway, middle[1]), foot], 22)
    widths = [wide * (0.7 + 0.4 * math.sin(i * 1.7) ** 2) for i in range(22)]
    widths[-3:] = [wide * 0.7, wide * 0.4, 3]
    pen.form(geo.ribbon(spine.tolist(), widths, 44), colour, volume=wide * 0.4, texture=0.6)
    pen.line(spine.tolist(), lighten(colour, 0.10), 2.4, 0.7)


def curtain(art):
    """Drawn up to both sides, the last fronds still sliding."""
    with art.layer("curtain", detail=0.7, drop=Drop(0, 16, 14, 0.5, "#04140f")) as pen:
        for i in range(22):
            side = -1 if i % 2 else 1
            t = (i // 2) / 10
            root = (400 + side * (30 + 230 * t), 176 + 70 * t * t)
            foot_x = 400 + side * (130 + 124 * t)
            foot = (foot_x, 330 + 290 * t)
            colour = vary("#2f7a48" if i % 3 else "#5a8a3a", pen.rng, 0.04, 10)
            kelp(pen, root, foot, 44 - 8 * t, colour)
        for side in (-1, 1):
            loop = geo.arc(400 + side * 236, 470, 46, 16, 0, 180, 9)
            pen.line(loop, "#e8c45a", 9)


def seahorse(art):
    with (
        art.layer(
            "seahorse", detail=1, keep=0.12, rim=Rim("#fffbd0", 4, 0.7), drop=Drop(10, 6, 10, 0.4)
        ) as pen,
        pen.at(404, 448, 1.18),
    ):
        gold, dark, lit = "#e8943a", "#8a3a24", "#ffd880"
        tail = [(6, 60), (20, 100), (8, 134), (-22, 136), (-30, 112), (-12, 104), (-6, 118)]
        pen.form(geo.ribbon(tail, [44, 32, 22, 16, 12, 9, 5], 44), gold, dark, lit, volume=12)
        pen.form(
            geo.curve([(30, -6), (70, -30), (86, 8), (66, 44), (34, 50)]),
            "#f4c060",
            dark,
            lit,
            volume=8,
        )
        body = [(4, -72), (36, -52), (46, -8), (34, 50), (4, 84), (-20, 54), (-34, 6), (-26, -36)]
        pen.form(geo.curve(body), gold, dark, lit, volume=30, texture=0.5)
        with pen.clip(geo.curve(body)):
            for i in range(9):
                y = -56 + i * 15
                pen.line([(-40, y + 10), (0, y + 3), (50, y - 8)], "#a8502a", 3, 0.7)
        seahorse_head(pen, gold, dark, lit)
        fin = [(-24, -2), (-62, 22), (-70, 54), (-40, 40), (-20, 26)]
        pen.form(geo.curve(fin), "#f4c060", dark, lit, volume=6)


def seahorse_head(pen, gold, dark, lit):
    """Bent low over the breast, eyes shut: a deep bow to the stalls."""
    neck = [(14, -46), (-6, -90), (-44, -100)]
    pen.form(geo.ribbon(neck, [62, 48, 46], 20), gold, dark, lit, volume=20)
    for x, y in ((-12, -124), (-34, -136), (-58, -130), (14, -104)):
        spike = geo.ribbon([(x + 8, y + 26), (x, y)], [18, 3], 8)
        pen.form(spike, "#f4c060", dark, lit, volume=4, texture=0)
    head = [(-30, -126), (-62, -120), (-82, -92), (-84, -66), (-58, -64), (-30, -80), (-20, -104)]
    pen.form(geo.curve(head), gold, dark, lit, volume=20, texture=0.2)
    pen.form(geo.ribbon([(-74, -74), (-96, -42), (-108, -22)], [28, 17, 22], 14), gold, dark, lit)
    pen.line(geo.arc(-58, -92, 9, 7, 20, 170), "#3a1a14", 4)


def footlights(art):
    with art.layer("lip of the stage", detail=0.5, warp=0.4) as pen:
        pen.form(geo.rectangle(86, 628, 628, 40, 6), "#3e3a22", "#141c16", volume=16, texture=0.6)
    for i in range(7):
        x = 148 + i * 84
        art.glow(x, 616, 120, "#b8ffb0", 0.55)
    with art.layer("lamps", detail=0.9, keep=0.2) as pen:
        for i in range(7):
            x = 148 + i * 84
            cup = geo.curve(
                [(x - 22, 640, "c"), (x - 18, 612), (x, 600), (x + 18, 612), (x + 22, 640, "c")]
            )
            pen.form(cup, BRASS, BRASS_DARK, BRASS_LIGHT, volume=10, texture=0.2)
            pen.fill(geo.ellipse(x, 604, 13, 7), "#f4ffd8")


def anemone(pen, x, y, size, colour):
    """A guest: trunk in the seat, a head of waving arms."""
    trunk = [
        (x - size * 0.3, y, "c"),
        (x - size * 0.24, y - size * 0.5),
        (x + size * 0.24, y - size * 0.5),
        (x + size * 0.3, y, "c"),
    ]
    pen.form(geo.curve(trunk), lighten(colour, -0.1), volume=size * 0.2, texture=0.4)
    count = 17
    for k in np.argsort(-np.abs(np.linspace(-1, 1, count))):
        t = -1 + 2 * k / (count - 1)
        root = (x + t * size * 0.24, y - size * 0.46)
        top = (
            x + t * size * 0.62 + pen.rng.normal(0, size * 0.05),
            y - size * (1.12 - 0.45 * abs(t)),
        )
        middle = (root[0] + t * size * 0.34, (root[1] + top[1]) / 2)
        arm = geo.ribbon([root, middle, top], [size * 0.12, size * 0.09, size * 0.07], 12)
        pen.form(arm, vary(colour, pen.rng, 0.04, 6), volume=size * 0.04, texture=0)
        pen.fill(geo.ellipse(*top, size * 0.045), lighten(colour, 0.14))


ROWS = (
    ("row 3", 744, 64, 9, 90),
    ("row 4", 846, 92, 7, 124),
    ("row 5", 976, 130, 6, 172),
)
GUESTS = ("#b8486a", "#c8784a", "#8a5ab0", "#d8a04a", "#4a9a9a", "#c85a5a")


def seat(pen, x, y, wide):
    back = geo.curve(
        [
            (x - wide * 0.46, y + wide * 0.9, "c"),
            (x - wide * 0.46, y + wide * 0.1),
            (x - wide * 0.3, y - wide * 0.1),
            (x, y - wide * 0.16),
            (x + wide * 0.3, y - wide * 0.1),
            (x + wide * 0.46, y + wide * 0.1),
            (x + wide * 0.46, y + wide * 0.9, "c"),
        ]
    )
    pen.form(back, "#5a2e26", "#1c1216", "#9a7a48", volume=wide * 0.16, texture=0.8)
    inner = geo.rectangle(x - wide * 0.34, y + wide * 0.04, wide * 0.68, wide * 0.82, wide * 0.2)
    pen.line(inner, "#8a5a3a", wide * 0.025, 0.8)


def stalls(art):
    for name, y, wide, count, step in ROWS:
        with art.layer(name, detail=0.6, rim=Rim("#9ae0a0", 4, 0.7)) as pen:
            for i in range(count):
                x = 400 + (i - (count - 1) / 2) * step
                if (i * 7 + count) % 5 != 0:
                    anemone(pen, x, y + wide * 0.1, wide * 0.86, GUESTS[(i * 5 + count) % 6])
            for i in range(count):
                seat(pen, 400 + (i - (count - 1) / 2) * step, y, wide)


def glove(pen, x, y, turn, flip):
    """A heavy rubber hand seen from behind, fingers up."""
    with pen.at(x, y, 1.0, turn, flip):
        for dx, tall in ((-40, 96), (-14, 116), (14, 112), (40, 88)):
            finger = geo.ribbon(
                [(dx * 0.8, -10), (dx, -tall * 0.6), (dx * 1.04, -tall)], [36, 33, 26], 16
            )
            pen.form(finger, "#5e4432", "#1e1c18", "#c8a868", volume=13, texture=0.3)
        palm = [(-52, 6), (-50, -40), (0, -54), (50, -40), (54, 6), (40, 66), (-38, 66)]
        pen.form(geo.curve(palm), "#5e4432", "#1e1c18", "#c8a868", volume=30, texture=0.5)
        thumb = geo.ribbon([(34, 38), (60, 6), (62, -30)], [42, 34, 24], 16)
        pen.form(thumb, "#85523a", "#2c1a18", "#d0b070", volume=14, texture=0.3)
        cuff = geo.rectangle(-50, 58, 100, 36, 14)
        pen.form(cuff, BRASS, BRASS_DARK, BRASS_LIGHT, volume=12, texture=0.2)


def diver(art):
    with art.layer(
        "diver",
        detail=0.9,
        keep=0.06,
        rim=Rim("#c8ffb8", 8, 0.85),
        bounce=Bounce("#2a8a6a", 0.35),
        drop=Drop(-10, 10, 24, 0.5, "#020c0c"),
    ) as pen:
        arms(pen)
        back = [
            (60, 1240, "c"),
            (36, 1120),
            (70, 1030),
            (150, 984),
            (270, 964),
            (390, 984),
            (476, 1034),
            (516, 1130),
            (500, 1240, "c"),
        ]
        pen.form(geo.curve(back), SUIT, SUIT_DARK, SUIT_LIGHT, volume=70, texture=0.9, grain=1.4)
        pen.fold([(130, 1050), (160, 1120), (140, 1210)], SUIT, 9, 0.5)
        pen.fold([(420, 1050), (400, 1130), (420, 1210)], SUIT, 9, 0.5)
        helmet(pen)


def arms(pen):
    pen.form(
        geo.ribbon([(420, 1150), (500, 1100), (556, 996)], [120, 112, 88], 26),
        SUIT,
        SUIT_DARK,
        SUIT_LIGHT,
    )
    glove(pen, 570, 916, 10, False)
    pen.form(
        geo.ribbon([(430, 1150), (590, 1236), (712, 1180), (752, 1010)], [130, 124, 112, 88], 36),
        SUIT,
        SUIT_DARK,
        SUIT_LIGHT,
    )
    glove(pen, 738, 930, -12, True)


def helmet(pen):
    yoke = [(110, 1016), (140, 960), (270, 934), (400, 960), (432, 1016), (360, 1052), (180, 1052)]
    pen.form(geo.curve(yoke), BRASS, BRASS_DARK, BRASS_LIGHT, volume=40, texture=0.5)
    for i in range(9):
        x, y = geo.arc(271, 1000, 140, 36, 170 - i * 20, 169 - i * 20, 2)[0]
        pen.form(geo.ellipse(x, y, 9), "#e8c86a", BRASS_DARK, volume=5, texture=0)
    pen.form(geo.rectangle(166, 924, 210, 40, 14), "#8a5a24", BRASS_DARK, BRASS_LIGHT, volume=14)
    pen.form(
        geo.ellipse(270, 800, 152, 158), BRASS, BRASS_DARK, BRASS_LIGHT, volume=120, texture=0.6
    )
    pen.line(geo.arc(270, 800, 60, 156, -90, 90, 14), "#7a5020", 5, 0.8)
    pen.line(geo.arc(270, 800, 152, 44, 8, 172, 14), "#7a5020", 5, 0.7)
    pen.form(geo.ellipse(410, 792, 26, 56, -4), "#6a451c", BRASS_DARK, BRASS_LIGHT, volume=10)
    pen.form(geo.ellipse(414, 792, 15, 42, -4), "#bff0c0", texture=0)
    pen.form(geo.rectangle(238, 622, 64, 36, 10), "#9a6a28", BRASS_DARK, BRASS_LIGHT, volume=14)
    hose = [(176, 880), (96, 880), (40, 800), (70, 640), (20, 480), (-40, 400)]
    pen.form(
        geo.ribbon(hose, [34, 34, 32, 28, 22, 18], 50), "#4a3a30", "#161010", "#8aa070", volume=13
    )
    for x, y in geo.sample(hose, 30):
        pen.line(geo.ellipse(x, y, 14, 5), "#241a18", 3, 0.7)


def water(art):
    """Bubbles of his breath, and the claps."""
    with art.layer("bubbles", warp=0, mottle=0) as pen:
        for i in range(26):
            x = 262 - i * 4 + pen.rng.normal(0, 24)
            y, size = 610 - i * 22 + pen.rng.normal(0, 8), pen.rng.uniform(4, 13)
            pen.fill(geo.ellipse(x, y, size), "#c8ffe0", 0.16)
            pen.line(geo.ellipse(x, y, size), "#dcffe8", 1.8, 0.75)
            pen.fill(geo.ellipse(x + size * 0.35, y - size * 0.35, size * 0.2), "#ffffff", 0.9)
        for start, end in (
            ((656, 766), (658, 720)),
            ((694, 774), (714, 734)),
            ((618, 772), (600, 732)),
        ):
            pen.line([start, end], "#f4ffd8", 6, 0.85)


def paint(art: Art) -> None:
    art.sky(["#03180f", "#0a3c2c", "#083024", "#04160f"], [0, 0.4, 0.65, 1])
    art.repaint("background")
    house(art)
    stage(art)
    art.rays(400, 120, "#c8ffc0", 0.22, 9, (60, 120), 620, 4)
    curtain(art)
    seahorse(art)
    footlights(art)
    art.glow(400, 500, 480, "#6affa0", 0.16)
    art.repaint("middle")
    stalls(art)
    diver(art)
    art.repaint("final")
    water(art)
    art.motes(40, ["#d8ffc8", "#a8f0c0"], (0.8, 2.2), (100, 160, 700, 700))
    art.finish(vignette_colour="#02180e", vignette=0.5, bloom=0.14)
