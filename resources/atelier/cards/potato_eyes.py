"""In a dark cellar every potato has opened an eye and looks at the girl on the steps."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from light.colour import lighten, mix, vary

CARD = Card(
    seed=76,
    light=(0.45, -0.9),
    hand="chalk on dark",
    title_en="Down in the Cellar",
    title_ru="Глаза в погребе",
    tags_en=(
        "potato",
        "eyes",
        "cellar",
        "girl",
        "bucket",
        "steps",
        "sprout",
        "darkness",
        "watching",
        "guilt",
        "witness",
        "fear",
        "tenderness",
    ),
    tags_ru=(
        "картошка",
        "глаза",
        "погреб",
        "девочка",
        "ведро",
        "ступени",
        "росток",
        "темнота",
        "взгляд",
        "вина",
        "свидетель",
        "страх",
        "нежность",
    ),
    description_en="In a dark cellar a heap of potatoes has opened its eyes, and all of them look "
    "at a girl with a bucket who has stopped on the steps in the light of the hatch.",
    description_ru="В тёмном погребе куча картошки открыла глаза и вся смотрит на девочку с "
    "ведром, которая замерла на ступенях в свете люка.",
)

GIRL_PLACE = (512, 300)
SKIN, SKIN_DARK, SKIN_LIGHT = "#a08c44", "#2c2814", "#ece08c"
SPROUT, SPROUT_DARK, SPROUT_LIGHT = "#a4d840", "#4a7a1c", "#e4fc8c"
GIRL = Person(
    "child",
    "thin",
    "fair",
    "braids",
    "#8a5a2c",
    outfit=Outfit(
        "#e8ecdc", hem=0.82, flare=1.2, trousers=None, stockings="#efc6a4", shoes="#a8843c"
    ),
)
POTATOES = (  # x, y, rx, ry, turn: the far ones first
    (120, 640, 60, 46, 10),
    (226, 612, 56, 44, -14),
    (330, 640, 62, 48, 8),
    (60, 716, 72, 56, -10),
    (176, 706, 70, 54, 16),
    (290, 718, 74, 56, -6),
    (412, 712, 66, 52, 14),
    (20, 812, 84, 66, 8),
    (146, 806, 86, 66, -12),
    (272, 818, 88, 68, 10),
    (404, 806, 84, 64, -8),
    (524, 798, 72, 56, 12),
    (60, 930, 104, 82, -8),
    (216, 936, 106, 82, 12),
    (372, 926, 104, 80, -10),
    (520, 912, 96, 74, 8),
    (648, 900, 84, 64, -12),
    (130, 1080, 132, 104, 10),
    (330, 1078, 130, 100, -8),
    (528, 1060, 126, 98, 12),
    (712, 1036, 116, 90, -6),
    (20, 1190, 120, 96, 0),
    (236, 1216, 150, 110, -6),
    (474, 1214, 146, 108, 8),
    (700, 1196, 142, 108, -10),
)


def cellar(art):
    with art.layer("wall") as pen:
        for row in range(13):
            for k in range(8):
                x, y = -20 + k * 122 + (row % 2) * 61, -10 + row * 60
                stone = geo.blob(pen.rng, x, y, 62, 30, 8, 0.08)
                pen.form(
                    stone,
                    vary("#34462c", pen.rng, 0.03, 8),
                    "#10160e",
                    "#5c7440",
                    volume=14,
                    texture=0.5,
                )
    with art.layer("beams") as pen:
        for x in (40, 250):
            beam = geo.ribbon([(x, -20), (x + 60, 210)], [64, 54], 8, caps=False)
            pen.form(beam, "#241f14", "#0a0806", "#4f4426", volume=20, texture=0.8)
    art.shade(
        np.clip(1 - np.hypot((art.x - 560) / 460, (art.y - 180) / 520), 0, 1) * -1 + 1,
        "#0c120c",
        0.5,
    )


def hatch(art):
    with art.layer("hatch", detail=0.8, warp=0.6) as pen:
        opening = geo.polygon([(430, -20), (800, -20), (760, 66), (452, 70)])
        pen.fill(opening, pen.gradient((430, 0), (800, 60), ["#fdffe8", "#e4f4c0"]))
        frame = geo.polygon(
            [
                (404, -20),
                (430, -20),
                (452, 70),
                (760, 66),
                (800, -20),
                (826, -20),
                (786, 100),
                (428, 104),
            ]
        )
        pen.form(frame, "#4f4a2c", "#1c180c", "#c8c080", volume=12, texture=0.6)
        door = geo.polygon([(800, -20), (840, -20), (840, 150), (786, 90)])
        pen.form(door, "#5a4f2c", "#1c180c", "#b8a868", volume=14, texture=0.6)


def wedge(art, strength):
    """The daylight that falls through the hatch on to the steps and the heap."""
    middle = 606 - (art.y - 60) * 0.32
    across = np.clip(1 - np.abs(art.x - middle) / (150 + art.y * 0.17), 0, 1)
    down = np.clip(1.1 - art.y / 1050, 0, 1) * (art.y > 66)
    art.tint(np.clip(across * 2.2, 0, 1) * down, "#e8f8b8", strength)


def steps(art):
    """Wooden steps seen from below, between the heap and the light."""
    with art.layer("steps", detail=0.8, warp=0.6, drop=Drop(-16, 20, 14, 0.6, "#040604")) as pen:
        for side in (-1, 1):
            rail = geo.ribbon(
                [(596 + side * 118, 90), (560 + side * 190, 640), (540 + side * 226, 860)],
                [22, 34, 42],
                30,
            )
            pen.form(rail, "#4a4424", "#14120a", "#c0b468", volume=14, texture=0.7)
        for k in range(9):
            t = k / 8
            y, half = 116 + 720 * t**1.25, 116 + 104 * t
            x = 596 - 54 * t
            tall = 13 + 22 * t
            tread = geo.polygon(
                [(x - half, y), (x + half, y), (x + half + 6, y + tall), (x - half - 6, y + tall)]
            )
            deep = 16 + 20 * t
            board = geo.polygon(
                [(x - half + 12, y - deep), (x + half - 12, y - deep), (x + half, y), (x - half, y)]
            )
            pen.form(board, "#857a46", "#3a341c", "#e4dc9c", volume=6, texture=0.7)
            pen.form(tread, "#5a512c", "#1f1c0e", "#b8ac68", volume=8, texture=0.7)
            pen.line(geo.polygon([(x - half, y), (x + half, y)], False), "#f0f0b0", 3.5, 0.8)


def girl(art):
    with art.layer("girl's shadow", warp=0, blur=7, alpha=0.6) as pen:
        pen.fill(
            geo.curve([(470, 560), (560, 560), (600, 700), (590, 840), (440, 850), (430, 700)]),
            "#0a0e08",
        )
    with art.layer("under her shoes", warp=0, blur=5, alpha=0.8) as pen:
        for x in (528, 592):
            pen.fill(geo.ellipse(x, 610, 50, 7), "#0a0e08")
    with art.layer("girl", detail=1, keep=0.2, rim=Rim("#fbffd8", 7, 0.85)) as pen:
        pose = POSES["standing"].but(
            lean=4,
            head=16,
            near_arm=(-62, -96),
            far_arm=(34, 14),
            near_hand="fist",
            far_hand="fist",
            near_leg=(26, 6),
            far_leg=(-10, -20),
        )
        draw_figure(
            pen,
            560,
            606,
            560,
            GIRL,
            pose,
            "three-quarter",
            Expression(eye="wide", brow=14, slant=13, smile=-0.6, gape=0.3, blush=0.3),
            flip=True,
            far_thing=bucket,
        )


def bucket(pen):
    pen.line(geo.arc(0, 46, 44, 46, 188, 352), "#d8e4e0", 5)
    pail = geo.curve([(-50, 44, "c"), (50, 44, "c"), (38, 130, "c"), (-38, 130, "c")])
    pen.form(pail, "#b4c4c8", "#4a585e", "#ffffff", volume=24, texture=0.5)
    pen.form(geo.ellipse(0, 44, 50, 13), "#3a4448", "#14181a", "#c8d8d8", volume=6, texture=0.2)
    for y in (66, 112):
        pen.line(
            [(-46 + (y - 44) * 0.13, y), (0, y + 10), (46 - (y - 44) * 0.13, y)], "#cfdcdc", 3, 0.8
        )


def eye(pen, x, y, size, turn, lid):
    """One open eye that looks at the girl."""
    with pen.at(x, y, size / 40, turn):
        shape = geo.curve(
            [
                (-40, 0, "c"),
                (-18, -24 * lid),
                (16, -25 * lid),
                (40, 0, "c"),
                (16, 20 * lid),
                (-18, 20 * lid),
            ]
        )
        pen.fill(geo.moved(shape, 0, 0, 1.24), "#16140a", 0.9, blur=3)
        pen.fill(shape, "#f4f6dc")
        angle = math.atan2(GIRL_PLACE[1] - y, GIRL_PLACE[0] - x) - math.radians(turn)
        ix, iy = 15 * math.cos(angle), 9 * math.sin(angle) * lid
        with pen.clip(shape):
            pen.fill(geo.ellipse(ix, iy, 17), "#6a9a28")
            pen.fill(geo.ellipse(ix, iy, 12.5), "#a8d040")
            pen.fill(
                geo.ellipse(ix + 2 * math.cos(angle), iy + 2 * math.sin(angle), 8.5), "#0a0c06"
            )
            pen.fill(geo.ellipse(ix + 5, iy - 6, 4), "#ffffff")
            pen.line(
                geo.curve([(-40, 0, "c"), (-18, -24 * lid), (16, -25 * lid), (40, 0, "c")], False),
                "#16140a",
                6,
            )
        pen.line(
            geo.curve([(-42, 2, "c"), (-18, -27 * lid), (16, -28 * lid), (42, 2, "c")], False),
            "#c8bc70",
            4,
        )


def sprout(pen, points, width):
    pen.form(
        geo.ribbon(points, [width, width * 0.86, width * 0.6], 30),
        SPROUT,
        SPROUT_DARK,
        SPROUT_LIGHT,
        volume=width * 0.4,
        texture=0.2,
    )
    x, y = points[-1]
    for turn in (130, 180, 230):
        tip = geo.toward((x, y), turn, width * 1.5)
        pen.form(
            geo.ribbon([(x, y), tip], [width * 0.62, width * 0.18], 8),
            SPROUT_LIGHT,
            SPROUT,
            volume=3,
            texture=0,
        )


def heap(art):
    for start, end, name in ((0, 7, "far"), (7, 17, "middle"), (17, 25, "near")):
        with art.layer(
            f"{name} potatoes",
            detail=0.9,
            keep=0.12,
            fog=("#060a06", {"far": 0.3, "middle": 0.1, "near": 0.0}[name]),
            drop=Drop(6, -10, 16, 0.6, "#040604"),
            rim=Rim("#e8f4a8", 5, 0.4),
        ) as pen:
            for index in range(start, end):
                potato(pen, index)
            if name == "near":
                holding(pen)


def potato(pen, index):
    x, y, rx, ry, turn = POTATOES[index]
    shape = geo.moved(geo.blob(pen.rng, 0, 0, rx, ry, 9, 0.06), x, y, turn=turn)
    base = vary(SKIN, pen.rng, 0.03, 8)
    pen.form(shape, base, SKIN_DARK, SKIN_LIGHT, volume=rx * 0.6, texture=0.6)
    with pen.clip(shape):
        for _ in range(12):
            px, py = x + pen.rng.normal(0, rx * 0.5), y + pen.rng.normal(0, ry * 0.5)
            pen.line(
                geo.arc(px, py, rx * 0.07, ry * 0.06, 20, 170), mix(base, SKIN_DARK, 0.7), 2.5, 0.7
            )
    if index % 4 == 1:
        lean = -1 if index % 8 == 1 else 1
        sprout(
            pen,
            [
                (x - lean * rx * 0.7, y - ry * 0.5),
                (x - lean * rx * 0.9, y - ry * 0.9),
                (x - lean * rx * 0.8, y - ry * 1.25),
            ],
            rx * 0.15,
        )
    eye(pen, x + rx * 0.08, y - ry * 0.08, rx * 0.5, turn * 0.5, (1.1, 0.85, 1.0, 0.6)[index % 4])


def holding(pen):
    """Two neighbours have linked their sprouts."""
    left = [(404, 1000), (420, 946), (446, 930), (466, 952)]
    right = [(494, 984), (500, 930), (480, 910), (456, 926)]
    for points in (left, right):
        pen.form(
            geo.ribbon(points, [24, 21, 17, 8], 40),
            SPROUT,
            SPROUT_DARK,
            SPROUT_LIGHT,
            volume=8,
            texture=0.2,
        )
    for x, y, turn in ((420, 946, 120), (500, 932, 230), (446, 930, 190)):
        tip = geo.toward((x, y), turn, 26)
        pen.form(
            geo.ellipse(*geo.lerp((x, y), tip, 0.6), 7, 14, -turn),
            SPROUT_LIGHT,
            SPROUT_DARK,
            volume=4,
            texture=0,
        )


def paint(art: Art) -> None:
    art.sky(["#1a2618", "#141c12", "#0e140c", "#0a0e08"])
    cellar(art)
    art.repaint("background")
    hatch(art)
    art.glow(610, 30, 360, "#f0fcc8", 0.55)
    wedge(art, 0.3)
    steps(art)
    art.repaint("middle")
    girl(art)
    heap(art)
    light = np.exp(-(((art.x - 470 + (art.y - 700) * 0.3) / 190) ** 2)) * np.clip(
        (art.y - 560) / 200, 0, 1
    )
    art.tint(light * np.clip((1150 - art.y) / 500, 0, 1), lighten("#c8e070", 0.02), 0.14)
    art.repaint("final")
    wedge(art, 0.2)
    art.motes(50, ["#f4ffd0", "#d8f080"], (0.8, 2), (330, 60, 740, 820))
    art.finish(vignette_colour="#040804", vignette=0.4)
