"""A stair of open books winds out of a forest well up to a moon with a door in it."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim
from atelier import geometry as geo
from atelier.figures import POSES, Outfit, Person, draw_figure
from atelier.motifs import nature
from light.colour import hue, lighten, mix, vary

CARD = Card(
    seed=83,
    light=(0.0, 0.95),
    hand="thick oil",
    title_en="The Well of Books",
    title_ru="Книжный колодец",
    tags_en=(
        "books",
        "well",
        "stairs",
        "forest",
        "moon",
        "door",
        "climbing",
        "knowledge",
        "curiosity",
        "source",
        "reading",
        "dream",
        "mushroom",
    ),
    tags_ru=(
        "книги",
        "колодец",
        "лестница",
        "лес",
        "луна",
        "дверь",
        "подъём",
        "знание",
        "любопытство",
        "источник",
        "чтение",
        "мечта",
        "гриб",
    ),
    description_en="Open books wind like a spiral stair from a shining well in the forest up to "
    "a moon with a door, and a child in a red robe and pointed hat is climbing them.",
    description_ru="Раскрытые книги винтовой лестницей поднимаются из светящегося лесного колодца "
    "к луне с дверью, и по ним взбирается ребёнок в красном плаще и остром колпаке.",
)

COVERS = ("#b0382f", "#2f5f86", "#8a4f9a", "#d8902f", "#2f806c", "#b8486c", "#4a4c96")
STEPS = 21
CHILD = Person(
    "child",
    "small",
    "fair",
    "bob",
    "#5a2f22",
    hat="point",
    hat_colour="#c8322f",
    outfit=Outfit(
        "#c8322f",
        hem=0.9,
        flare=1.5,
        trousers=None,
        shoes="#5a2f24",
        scarf="#f4c84a",
        belt="#7a1f24",
    ),
)


def step(i):
    """(depth, x, y, width, turn) of a book: wide and near at the well, small under the moon."""
    t = i / (STEPS - 1)
    angle = t * 4.3 * math.pi + 2.5
    reach = 232 * (1 - 0.6 * t)
    depth = math.sin(angle)
    width = 214 * (1 - 0.6 * t) * (1 + 0.2 * depth)
    return (
        depth,
        400 + math.cos(angle) * reach,
        960 - 740 * t**0.92 + depth * 26,
        width,
        math.cos(angle) * 13,
    )


def book(pen, x, y, width, turn, page, cover):
    """A thick open book, seen a little from above."""
    with pen.at(x, y, width / 200, turn):
        pen.form(
            geo.curve(
                [
                    (-108, -22, "c"),
                    (-60, 6),
                    (0, 26, "c"),
                    (60, 6),
                    (108, -22, "c"),
                    (104, 18, "c"),
                    (54, 44),
                    (0, 62, "c"),
                    (-54, 44),
                    (-104, 18, "c"),
                ]
            ),
            cover,
            volume=14,
            texture=0.5,
        )
        for s in (-1, 1):
            block = geo.curve(
                [
                    (0, 20, "c"),
                    (s * 50, 2),
                    (s * 98, -20, "c"),
                    (s * 96, 8, "c"),
                    (s * 48, 30),
                    (0, 48, "c"),
                ]
            )
            pen.form(
                block, lighten(page, -0.1), lighten(hue(page, -10), -0.28), volume=8, texture=0.2
            )
            for k in range(4):
                y0 = 26 + k * 6
                pen.line([(0, y0), (s * 50, y0 - 18), (s * 97, y0 - 38)], "#9a7c50", 1.6, 0.55)
            leaf = geo.curve(
                [
                    (0, 18, "c"),
                    (s * 18, -16),
                    (s * 56, -34),
                    (s * 100, -32, "c"),
                    (s * 100, -18, "c"),
                    (s * 54, -6),
                    (s * 20, 8),
                ]
            )
            pen.form(leaf, page, mix(page, "#b89858", 0.5), "#fffdf0", volume=12, texture=0.2)
            for k in range(4):
                pen.line(
                    [(s * (18 + k * 5), -6 - k * 4), (s * 52, -18 - k * 3), (s * 88, -22 - k * 2)],
                    "#8a7450",
                    1.6,
                    0.45,
                )


def forest(art):
    rows = (
        ("far", "#7fb070", 0.42, (16, 30), 12),
        ("middle", "#3f7f58", 0.16, (28, 48), 8),
        ("near", "#1f5244", 0.0, (60, 96), 4),
    )
    for row, (name, colour, fog, widths, count) in enumerate(rows):
        with art.layer(f"{name} trees", fog=("#dfe89a", fog), brush=1.2 - row * 0.15) as pen:
            for i in range(count):
                trunk(pen, i, row, colour, widths)
            crown(pen, row, colour)
            ground = nature.ridge(pen.rng, 985 + row * 52, 10, 8)
            pen.form(
                ground,
                mix(colour, "#8fae4a", 0.35),
                lighten(colour, -0.12),
                "#e8ec90",
                volume=34,
                texture=1,
            )


def trunk(pen, i, row, colour, widths):
    """Beech trunks with roots and a few low boughs that lean to the middle."""
    side = -1 if i % 2 else 1
    away = (150, 230, 366)[row] + pen.rng.uniform(0, (240, 150, 40)[row])
    x, wide = 400 + side * away, pen.rng.uniform(*widths)
    base = 960 + row * 70
    spine = [
        (x + side * wide * 0.5, base + 70),
        (x, base - 60),
        (x + pen.rng.normal(0, 10), 520),
        (x - side * pen.rng.uniform(0, 50), -30),
    ]
    pen.form(
        geo.ribbon(spine, [wide * 2.6, wide * 1.1, wide * 0.9, wide * 0.8], 30, False),
        colour,
        lighten(colour, -0.13),
        "#e8ec8a",
        volume=wide * 0.5,
        texture=1.4,
        grain=1.57,
    )
    for _ in range(3):
        y = pen.rng.uniform(160, 660)
        run = pen.rng.uniform(60, 150)
        bough = [
            (x, y),
            (x - side * run * 0.5, y - 22),
            (x - side * run, y - 74 + pen.rng.normal(0, 14)),
        ]
        pen.fill(geo.ribbon(bough, [wide * 0.34, wide * 0.2, 2], 16), colour)


def crown(pen, row, colour):
    tips = []
    for i in range(80):
        side = -1 if i % 2 else 1
        reach = pen.rng.uniform(190 + row * 30, 430)
        tips.append((400 + side * reach, abs(pen.rng.normal(0, 190 - row * 26)) * (reach / 420)))
    tones = [colour, lighten(colour, 0.06), lighten(hue(colour, -16), 0.11), lighten(colour, -0.06)]
    nature.foliage(pen, tips, tones, (9, 24), 4, 24)


def moon(art):
    with art.layer("moon", detail=0.8, keep=0.05) as pen:
        pen.halo(400, 132, 210, "#fff4b8", 0.5)
        pen.form(geo.ellipse(400, 132, 96), "#fff3c8", "#e8c878", "#ffffff", volume=46, texture=0.5)
        for x, y, radius in (
            (346, 100, 15),
            (452, 96, 20),
            (342, 168, 19),
            (462, 172, 13),
            (372, 60, 9),
        ):
            pen.fill(geo.ellipse(x, y, radius, radius * 0.86), "#e8cf88", 0.6, blur=2)
        frame = geo.curve([(362, 206, "c"), (362, 126), (400, 84), (438, 126), (438, 206, "c")])
        pen.form(frame, "#7a3a34", "#3f1c24", "#d88a5a", volume=12, texture=0.4)
        opening = geo.curve([(372, 204, "c"), (372, 130), (400, 98), (428, 130), (428, 204, "c")])
        pen.fill(opening, pen.gradient((0, 98), (0, 204), ["#fffbe0", "#ffd86a"]))
        leaf = geo.curve(
            [(372, 204, "c"), (372, 130), (392, 104, "c"), (396, 128), (394, 218, "c")]
        )
        pen.form(leaf, "#a8453a", "#5a1f28", "#f08a60", volume=8, texture=0.5)
        pen.fill(geo.ellipse(388, 160, 3.4), "#ffd86a")


def books(art):
    places = [(*step(i), i) for i in range(STEPS)]
    behind = sorted((p for p in places if p[0] < 0), key=lambda p: p[0])
    before = sorted((p for p in places if p[0] >= 0), key=lambda p: p[0])
    for name, chosen, fog, page in (
        ("behind", behind, 0.24, "#f0e2b4"),
        ("before", before, 0.0, "#fdf3d6"),
    ):
        with art.layer(f"books {name}", detail=0.9, keep=0.05, fog=("#eef0a8", fog)) as pen:
            for _, x, y, width, turn, i in chosen:
                pen.fill(
                    geo.ellipse(x, y + width * 0.3, width * 0.46, width * 0.08),
                    "#fff4a0",
                    0.25,
                    blur=9,
                )
                book(pen, x, y, width, turn + 4 * math.sin(i * 2.3), page, COVERS[i % 7])


def nearest(low, high):
    """The book between two heights that comes closest to the viewer."""
    return max((step(i) for i in range(STEPS) if low < step(i)[2] < high), key=lambda s: s[0])


def climber(art):
    _, x, y, width, _ = nearest(480, 640)
    with art.layer(
        "child", detail=1, keep=0.14, rim=Rim("#fff4b0", 5, 0.6), drop=Drop(0, 8, 8, 0.3)
    ) as pen:
        pose = POSES["walking"].but(
            lean=10,
            head=-22,
            near_arm=(-34, -8),
            far_arm=(104, 140),
            near_leg=(44, 0),
            far_leg=(-18, -40),
            far_hand="open",
        )
        draw_figure(pen, x - 6, y + width * 0.12, 288, CHILD, pose, "three-quarter", "happy")


def well(art):
    with art.layer("well light", detail=0.6) as pen:
        inside = geo.ellipse(400, 1030, 268, 66)
        pen.fill(inside, pen.radial((400, 1036), 250, ["#fffde4", "#ffee98", "#d8b040", "#8a7a30"]))
    art.glow(400, 1020, 340, "#ffe880", 0.5, stretch=1.3)
    with art.layer("well", detail=0.9, brush=0.9, drop=Drop(0, 12, 14, 0.45, "#0a2420")) as pen:
        rim = geo.subtract(geo.ellipse(400, 1030, 288, 78), geo.ellipse(400, 1026, 244, 56))
        pen.form(rim, "#8f9484", "#3a4a48", "#fbf4bc", volume=14, texture=0.6)
        wall = geo.curve(
            [
                (112, 1030, "c"),
                (128, 1240, "c"),
                (672, 1240, "c"),
                (688, 1030, "c"),
                (560, 1086),
                (400, 1106),
                (240, 1086),
            ]
        )
        pen.form(wall, "#7a8076", "#2f4140", "#dcdcae", volume=90, texture=1.0)
        with pen.clip(wall):
            for row in range(5):
                for k in range(-6, 7):
                    x = 400 + (k + 0.5 * (row % 2)) * 62
                    y = 1120 + row * 38 - ((x - 400) / 300) ** 2 * 58
                    stone = geo.blob(pen.rng, x, y, 30, 18, 8, 0.07)
                    pen.form(
                        stone,
                        vary("#868c80", pen.rng, 0.04, 14),
                        "#34433f",
                        "#e4e2b4",
                        volume=12,
                        texture=0.3,
                    )
            pen.spots(wall, ["#4f8a4a", "#78a850", "#2f6a48"], 60, 5, 16, 0.75)


def toadstool(pen, x, y, size, colour, lean=0.0):
    with pen.at(x, y, size / 40, lean):
        pen.form(
            geo.ribbon([(2, 44), (-2, 10), (0, -8)], [22, 16, 15]),
            "#f4e8c8",
            "#9a8464",
            texture=0.3,
        )
        pen.form(geo.ellipse(0, 0, 30, 7), "#e8d8b0", "#8a7450", texture=0)
        cap = geo.curve([(-42, 2, "c"), (-34, -24), (0, -42), (34, -24), (42, 2, "c"), (0, 10)])
        pen.form(cap, colour, lighten(colour, -0.2), "#ffb080", volume=16, texture=0.4)
        with pen.clip(cap):
            for dx, dy, radius in (
                (-22, -12, 6),
                (0, -26, 7),
                (20, -14, 5),
                (-4, -8, 4),
                (32, -4, 4),
            ):
                pen.fill(geo.ellipse(dx, dy, radius, radius * 0.8), "#fff4dc")


def clearing(art):
    with art.layer("toadstools", detail=0.9, rim=Rim("#fff4b0", 4, 0.4)) as pen:
        nature.grass(pen, -10, 130, 1212, 80, "#4f8a48", (24, 80))
        nature.grass(pen, 670, 810, 1212, 80, "#4f8a48", (24, 80))
        for x, y, size, lean in (
            (70, 1120, 62, -6),
            (32, 1168, 34, 8),
            (118, 1176, 36, 4),
            (724, 1136, 56, 7),
            (772, 1174, 36, -5),
            (684, 1182, 28, 10),
        ):
            toadstool(pen, x, y, size, "#d23a2c" if size > 35 else "#e08038", lean)
    with art.layer("loose pages", detail=0.8) as pen:
        for i, (x, y) in enumerate(geo.scattered(pen.rng, 12, (110, 240, 690, 900), 90)):
            size, bend = pen.rng.uniform(14, 24), pen.rng.uniform(-30, 30)
            if abs(x - 400) < 150:
                continue
            sheet = geo.curve(
                [
                    (-size, -size * 0.5, "c"),
                    (0, -size * 0.8),
                    (size, -size * 0.4, "c"),
                    (size * 0.9, size * 0.6, "c"),
                    (0, size * 0.2),
                    (-size * 0.9, size * 0.6, "c"),
                ]
            )
            pen.form(
                geo.moved(sheet, x, y, 1, bend + 20 * (i % 3)),
                "#fbf2d4",
                "#b8a060",
                "#ffffff",
                volume=5,
                texture=0.1,
            )


def paint(art: Art) -> None:
    art.radial(400, 600, 860, ["#eef0a4", "#b0cc74", "#5f9c62", "#2c6852", "#143c3a"], stretch=0.7)
    art.clouds("#f8f4b4", 0.3, 300, stretch=0.8, mask=np.clip(1 - np.abs(art.x - 400) / 300, 0, 1))
    art.glow(400, 980, 620, "#fff0a0", 0.5, stretch=0.6)
    art.flow[:] = 1.5 + art.noise("rising", 300, 3) * 0.25
    art.repaint("background", follow_flow=2e-4)
    forest(art)
    art.glow(400, 130, 330, "#fffbd8", 0.6)
    art.rays(400, 1010, "#fff6b8", 0.4, 11, (245, 295), 1150, 3.2)
    art.repaint("middle")
    moon(art)
    well(art)
    books(art)
    climber(art)
    clearing(art)
    with art.layer("near rim", detail=0.9) as pen:
        lip = geo.subtract(
            geo.intersect(geo.ellipse(400, 1030, 290, 80), geo.rectangle(100, 1036, 600, 120)),
            geo.ellipse(400, 1024, 246, 58),
        )
        pen.form(lip, "#a3a692", "#4a5a52", "#fff8c4", volume=12, texture=0.5)
        for k in range(-5, 6):
            x = 400 + k * 50
            drop = math.sqrt(max(0.0, 1 - ((x - 400) / 268) ** 2))
            pen.line([(x * 0.97 + 12, 1028 + 52 * drop), (x, 1032 + 78 * drop)], "#4a5a52", 3, 0.7)
    art.repaint("final")
    art.motes(70, ["#fff6a8", "#f4e07a"], (1, 2.8), (150, 100, 650, 1100))
    art.finish(vignette_colour="#06261e", vignette=0.36, bloom=0.1)
