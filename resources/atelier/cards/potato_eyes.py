"""A cellar where every potato has an open eye, and all of them watch the girl on the steps."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim
from atelier import geometry as geo
from atelier.colour import hue, lighten, mix, saturate, vary
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure

CARD = Card(
    seed=76,
    light=(0.55, -0.84),
    hand="chalk on dark",
    title_en="Down in the Cellar",
    title_ru="Глаза в погребе",
    tags_en=(
        "potatoes",
        "eyes",
        "cellar",
        "girl",
        "bucket",
        "stairs",
        "sprouts",
        "darkness",
        "fear",
        "witness",
        "hunger",
        "secret",
    ),
    tags_ru=(
        "картошка",
        "глаза",
        "погреб",
        "девочка",
        "ведро",
        "лестница",
        "ростки",
        "темнота",
        "страх",
        "свидетель",
        "голод",
        "тайна",
    ),
    description_en="In a dark cellar every potato of the heap has an open eye, and all of them "
    "look up at a girl in a nightgown who has stopped on the steps with her bucket.",
    description_ru="В тёмном погребе у каждой картофелины открыт глаз, и все они смотрят вверх, "
    "на девочку в ночной рубашке, застывшую с ведром на ступенях.",
)

GIRL_FACE = (520, 330)
SPROUT, SPROUT_DARK, SPROUT_LIGHT = "#9ccc3c", "#3c6424", "#e6ffa0"
GIRL = Person(
    "child",
    "thin",
    "fair",
    "braids",
    "#9c7a30",
    outfit=Outfit(
        "#eef4d8",
        hem=0.72,
        flare=1.25,
        trousers=None,
        stockings="#e8c0a0",
        shoes="#a86a34",
        collar="#ffffff",
    ),
)
HEAP = (
    # x, y, size, turn, colour
    (110, 700, 74, -20, "#8a7a48"),
    (262, 668, 70, 14, "#94804c"),
    (60, 806, 84, 10, "#a08850"),
    (226, 778, 92, -12, "#b09658"),
    (392, 772, 76, 22, "#988450"),
    (520, 838, 72, -8, "#8c7a46"),
    (110, 930, 104, 16, "#b89c5c"),
    (330, 892, 104, 6, "#c4a864"),
    (486, 936, 88, -18, "#ac9054"),
    (654, 936, 84, 12, "#94804a"),
    (772, 1010, 84, -10, "#8c7a46"),
    (214, 1076, 136, -10, "#c8ac68"),
    (26, 1108, 112, 24, "#a48c50"),
    (452, 1088, 122, 12, "#bea260"),
    (654, 1092, 116, -14, "#b09658"),
    (778, 1170, 96, 20, "#98824c"),
)


def wall(art):
    with art.layer("wall", direction=12) as pen:
        for row in range(9):
            y = -10 + row * 92
            x = -60.0 - (row % 2) * 60
            while x < 840:
                width = pen.rng.uniform(90, 150)
                stone = geo.blob(pen.rng, x + width / 2, y + 46, width * 0.49, 44, 9, 0.05)
                pen.form(stone, vary("#1c2618", pen.rng, 0.015, 8), "#070b0a", "#33452a", volume=20)
                x += width


def shaft(art):
    """The wedge of daylight that falls through the hatch."""
    with art.layer("wedge", blend="screen", alpha=0.62, blur=9) as pen:
        wedge = geo.polygon([(420, 40), (790, 20), (740, 860), (-60, 1010), (-60, 760)])
        fall = pen.gradient((600, 40), (180, 960), ["#e0f4a4", "#84a850", "#142408"])
        pen.fill(wedge, fall)


def hatch(pen):
    opening = geo.polygon([(388, -20), (420, 84), (752, 62), (830, -20)])
    pen.fill(opening, pen.gradient((600, -20), (600, 90), ["#fbffd8", "#e4f890"]))
    for points in ([(376, -20), (410, 92)], [(410, 92), (764, 68)], [(764, 68), (840, -20)]):
        pen.form(geo.ribbon(points, [26, 26], 6, caps=False), "#4c4a28", "#16180c", "#d8e08c")
    door = geo.polygon([(250, -20), (388, -20), (408, 84), (316, 40)])
    pen.form(door, "#2c3018", "#0c100a", "#7c8848", volume=14, texture=0.8)


def steps(pen):
    """Stairs that come down towards us, seen from below."""
    for i in range(7):
        y = 150 + i * 76
        left, right = 446 - i * 26, 772 - i * 12
        tread = geo.polygon([(left, y), (right, y - 12), (right + 16, y + 14), (left - 20, y + 28)])
        riser = geo.polygon(
            [(left - 16, y + 27), (right + 12, y + 13), (right + 8, y + 70), (left - 20, y + 84)]
        )
        pen.form(riser, "#20260f", "#080b06", "#3c4820", volume=14, texture=0.6)
        pen.form(tread, "#8a9450", "#384424", "#eef8b0", volume=8, texture=0.7, grain=0.0)
    rail = geo.ribbon([(800, 40), (752, 420), (690, 800)], [16, 20, 24], 20, caps=False)
    pen.form(rail, "#5c5a30", "#1c200e", "#d4dc8c", volume=8)
    for x, y in ((772, 290), (738, 510), (704, 726)):
        pen.form(geo.rectangle(x - 7, y, 14, 110), "#4a4a28", "#16180c", "#b8c078")


def bucket(pen):
    """Hangs from the grip at (0, 0)."""
    pen.line(geo.arc(0, 46, 40, 48, 180, 360), "#dfe8d8", 4)
    can = geo.polygon([(-44, 46), (44, 46), (34, 126), (-34, 126)])
    pen.form(can, "#a8b4ac", "#3c4a4c", "#ffffff", volume=18, texture=0.3)
    for y in (64, 112):
        pen.line([(-40 + (y - 60) * 0.12, y), (0, y + 5), (40 - (y - 60) * 0.12, y)], "#5c6a68", 3)
    pen.form(geo.ellipse(0, 46, 45, 11), "#2c3634", "#101818", "#a8b4ac", volume=4, texture=0)


def girl(art):
    with art.layer("girl", detail=1, keep=0.2, rim=Rim("#fbffd8", 7, 0.9)) as pen:
        pose = POSES["standing"].but(
            lean=-7,
            curl=-4,
            head=26,
            near_arm=(12, 6),
            far_arm=(34, 148),
            near_leg=(10, -4),
            far_leg=(34, -12),
            near_hand="hold",
            far_hand="relaxed",
            far_arm_in_front=True,
        )
        draw_figure(
            pen,
            566,
            610,
            560,
            GIRL,
            pose,
            "three-quarter",
            Expression(eye="wide", brow=14, slant=15, smile=-0.7, gape=0.22, blush=0.2),
            flip=True,
            near_thing=bucket,
        )


def sprout(pen, points, width):
    pen.form(
        geo.ribbon(points, [width * 0.7, width, width * 0.9, width * 0.5], 30),
        SPROUT,
        SPROUT_DARK,
        SPROUT_LIGHT,
        volume=width * 0.4,
        texture=0.2,
    )
    tip = points[-1]
    for turn in (140, 200):
        leaf = geo.ellipse(*geo.toward(tip, turn, width * 0.8), width * 0.38, width * 0.8, -turn)
        pen.form(leaf, SPROUT, SPROUT_DARK, SPROUT_LIGHT, volume=4, texture=0)


def potato_eye(pen, size, gaze):
    """One eye, looking along `gaze` in the potato's own axes."""
    wide, tall = size * 0.46, size * 0.33
    lids = geo.curve(
        [
            (-wide, 2, "c"),
            (-wide * 0.5, -tall * 0.85),
            (wide * 0.2, -tall),
            (wide, 0, "c"),
            (wide * 0.4, tall * 0.85),
            (-wide * 0.4, tall * 0.9),
        ]
    )
    pen.fill(geo.moved(lids, 0, 0, 1.28), "#2c2410", 0.55, blur=size * 0.05)
    pen.fill(lids, "#f2fad2")
    with pen.clip(lids):
        x, y = gaze[0] * wide * 0.46, gaze[1] * tall * 0.5
        pen.fill(geo.ellipse(x, y, tall * 0.74), "#38581c")
        pen.fill(geo.ellipse(x, y, tall * 0.62), "#7cae34")
        pen.fill(geo.ellipse(x, y, tall * 0.36), "#0c140a")
        pen.fill(geo.ellipse(x + tall * 0.24, y - tall * 0.26, tall * 0.17), "#ffffff")
        pen.inside_edge(lids, 0, tall * 0.28, tall * 0.12, "#5c6c3c", 0.55)
    pen.line(lids, "#1a1608", max(2.2, size * 0.035))
    brow = [(-wide, -tall * 0.9), (0, -tall * 1.45), (wide, -tall * 0.8)]
    pen.line(brow, "#5c4a24", size * 0.05, 0.7)


def potato(pen, x, y, size, turn, tone):
    tone = saturate(hue(tone, 22), 1.25)
    with pen.at(x, y, 1, turn):
        wobble = pen.rng.uniform(-0.08, 0.08, 8)
        shape = geo.curve(
            [
                (
                    math.cos(k * math.pi / 4) * size * (1.06 + wobble[k]),
                    math.sin(k * math.pi / 4) * size * (0.74 + wobble[k]),
                )
                for k in range(8)
            ]
        )
        pen.form(
            shape,
            tone,
            mix(tone, "#0c140c", 0.8),
            mix(tone, "#f4f8b0", 0.7),
            volume=size * 0.6,
            texture=0.7,
        )
        pen.spots(shape, [lighten(tone, -0.14), lighten(tone, 0.05)], 16, 2, 5, 0.6)
        angle = math.atan2(GIRL_FACE[1] - y, GIRL_FACE[0] - x) - math.radians(turn)
        potato_eye(pen, size, (math.cos(angle), math.sin(angle) * 1.2))


def heap(art):
    rows = (HEAP[:3], HEAP[3:6], HEAP[6:11], HEAP[11:])
    for k, row in enumerate(rows):
        with art.layer(
            f"heap {k}",
            detail=0.95,
            keep=0.2,
            rim=Rim("#f0ffb0", 5, 0.55),
            drop=Drop(-5, -8, 14, 0.6, "#040806"),
        ) as pen:
            for place in row:
                potato(pen, *place)
            if k == 1:
                sprout(pen, [(90, 740), (70, 690), (96, 640), (76, 600)], 15)
            if k == 2:
                sprout(pen, [(610, 880), (590, 820), (628, 780), (610, 730)], 15)
                sprout(pen, [(30, 870), (14, 830), (40, 800), (24, 764)], 14)


def holding_sprouts(art):
    """Two neighbours hold each other by the sprout."""
    with art.layer(
        "held sprouts", detail=0.9, keep=0.2, drop=Drop(-3, 8, 6, 0.5, "#040806")
    ) as pen:
        sprout(pen, [(298, 1006), (322, 968), (364, 968), (386, 1000)], 19)
        sprout(pen, [(430, 1000), (424, 952), (386, 950), (352, 984)], 19)


def paint(art: Art) -> None:
    art.sky(["#141c12", "#10160e", "#0a0e0a", "#060806"])
    wall(art)
    art.glow(600, 40, 620, "#b8d060", 0.4)
    with art.layer("hatch", warp=0.4, detail=0.6) as pen:
        hatch(pen)
    with art.layer("steps", warp=0.5, detail=0.5) as pen:
        steps(pen)
    shaft(art)
    art.repaint("background", radii=(11, 6, 3))
    art.shade(np.clip((art.y - 620) / 240, 0, 1), "#04080a", 0.7)
    girl(art)
    heap(art)
    holding_sprouts(art)
    art.repaint("final")
    art.motes(50, ["#f0ffb8", "#d8f080"], (0.7, 1.8), (160, 60, 760, 760), 3, 0.7)
    art.finish(vignette_colour="#0a1408", vignette=0.2, bloom=0.08)
