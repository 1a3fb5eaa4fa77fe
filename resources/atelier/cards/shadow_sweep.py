"""A chimney sweep climbs his own long shadow, which leans against the factory like a ladder."""

import math

from atelier import Art, Card
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from light.colour import lighten, mix, vary

CARD = Card(
    seed=52,
    light=(-0.75, -0.5),
    hand="woodcut-like",
    title_en="Up His Own Shadow",
    title_ru="Вверх по своей тени",
    tags_en=(
        "chimney sweep",
        "shadow",
        "ladder",
        "factory",
        "brush",
        "wall",
        "smoke",
        "ambition",
        "evening",
        "height",
        "dodge",
        "self-made",
        "work",
    ),
    tags_ru=(
        "трубочист",
        "тень",
        "лестница",
        "фабрика",
        "щётка",
        "стена",
        "дым",
        "честолюбие",
        "вечер",
        "высота",
        "уловка",
        "сам себе опора",
        "работа",
    ),
    description_en="In very low sun a chimney sweep's shadow stretches up a factory wall; its long "
    "legs are a ladder, and he climbs them, while his brush keeps his place on the pavement.",
    description_ru="Солнце низко, и тень трубочиста тянется вверх по стене фабрики; её длинные "
    "ноги — лестница, и он лезет по ней, а щётка сторожит его место на тротуаре.",
)

SHADOW = "#8a3c14"
LEFT_RAIL = ((232, 1066), (344, 440))
RIGHT_RAIL = ((492, 1066), (506, 440))
SWEEP = Person(
    "young",
    "thin",
    "#8f5e3e",
    "short",
    "#120c0c",
    hat="top",
    hat_colour="#1c1418",
    outfit=Outfit(
        "#241a1e", hem=0.16, trousers="#1c1418", shoes="#120c0e", scarf="#d8402a", belt="#e8a03c"
    ),
)


def evening(art):
    """Sky at the left, where smaller roofs stand far off."""
    with art.layer("sky", warp=0, direction=0) as pen:
        sky = geo.rectangle(-20, -20, 840, 1100)
        pen.fill(sky, "#fbe6ae")
        for points, wide in (
            ([(-20, 90), (60, 84), (200, 60), (420, 40)], 20),
            ([(-20, 170), (70, 176), (150, 160)], 26),
            ([(-20, 290), (40, 282), (150, 300)], 16),
            ([(240, 12), (420, 6), (560, 20)], 12),
        ):
            pen.form(geo.ribbon(points, [4, wide, wide, 4], 30), "#f4bc60", volume=6)
    with art.layer("far roofs", warp=0.4, detail=0.8, direction=80) as pen:
        for x, y, wide, tall in ((-10, 1066, 110, 250), (84, 1066, 90, 170)):
            pen.form(geo.rectangle(x, y - tall, wide, tall), "#ecb868", volume=10)
            gable = geo.polygon(
                [(x - 8, y - tall), (x + wide * 0.5, y - tall - 64), (x + wide + 8, y - tall)]
            )
            pen.form(gable, "#b8642c", volume=8)
        for x, top in ((20, 660), (112, 740)):
            stack = geo.polygon([(x - 14, 900), (x - 10, top), (x + 10, top), (x + 14, 900)])
            pen.form(stack, "#b4683a", volume=8)
        for x, y, size in (
            (30, 636, 16),
            (46, 604, 24),
            (34, 560, 32),
            (70, 510, 44),
            (44, 446, 52),
        ):
            pen.form(geo.blob(pen.rng, x, y, size, size * 0.7), "#e8c48a", volume=10)


def brick_courses(pen, wall):
    with pen.clip(wall):
        for j in range(46):
            y = -40 + j * 25
            pen.line(geo.polygon([(130, y + 4), (820, y)], False), "#b8681c", 2.4, 0.9)
            for i in range(14):
                x = 140 + i * 52 + (j % 2) * 26
                pen.line(geo.polygon([(x, y + 3), (x, y + 27)], False), "#b8681c", 2.2, 0.8)
                if pen.rng.random() < 0.2:
                    brick = geo.rectangle(x + 2, y + 4, 48, 20, 1)
                    pen.fill(brick, vary("#e39a34", pen.rng, 0.03, 8), 0.9)
                elif pen.rng.random() < 0.07:
                    pen.fill(geo.rectangle(x + 2, y + 4, 48, 20, 1), "#fbd07a", 0.9)


def factory_window(pen, x, y, wide, tall):
    """Shuttered for the night, under a flat arch."""
    arch = geo.curve(
        [
            (x - wide / 2 - 14, y, "c"),
            (x - wide / 2 - 14, y - tall, "c"),
            (x, y - tall - 36),
            (x + wide / 2 + 14, y - tall, "c"),
            (x + wide / 2 + 14, y, "c"),
        ]
    )
    pen.form(arch, "#fbdc94", "#c8802c", volume=12)
    pane = geo.curve(
        [
            (x - wide / 2, y - 6, "c"),
            (x - wide / 2, y - tall + 6, "c"),
            (x, y - tall - 20),
            (x + wide / 2, y - tall + 6, "c"),
            (x + wide / 2, y - 6, "c"),
        ]
    )
    pen.fill(pane, "#8a3c14")
    for i in range(1, 4):
        left = x - wide / 2 + wide * i / 4
        pen.line(geo.polygon([(left, y - 8), (left, y - tall - 6)], False), "#4a1c10", 4)
    for i in range(1, 5):
        level = y - tall * i / 5
        pen.line(geo.polygon([(x - wide / 2, level), (x + wide / 2, level)], False), "#4a1c10", 4)
    pen.form(geo.rectangle(x - wide / 2 - 24, y - 6, wide + 48, 20, 2), "#fbe0a0", volume=6)


def factory(art):
    with art.layer("factory", warp=0.4, detail=0.7, direction=4, mottle=0.01) as pen:
        wall = geo.polygon([(150, 118), (820, 70), (820, 1070), (150, 1070)])
        pen.fill(wall, pen.gradient((150, 0), (800, 0), ["#f4b648", "#eba63c", "#df9430"]))
        brick_courses(pen, wall)
        cornice = geo.polygon([(128, 96), (820, 46), (820, 92), (128, 138)])
        pen.form(cornice, "#fbdc94", "#b8681c", volume=12)
        for i in range(18):
            x = 146 + i * 40
            y = 138 - (x - 128) * 0.066
            pen.form(geo.rectangle(x, y, 20, 26), "#e8a848", volume=4)
        for y in (420, 720, 1010):
            factory_window(pen, 684, y, 112, 172)


def chimney(art):
    """What he is after."""
    with art.layer("chimney", warp=0.4, detail=0.7, direction=90) as pen:
        stack = geo.polygon([(560, 76), (574, -40), (716, -40), (730, 64)])
        pen.form(stack, "#d8842c", "#7a3414", "#fbd07a", volume=30)
        for y in (20, 50):
            pen.line([(566, y), (640, y + 6), (726, y - 4)], "#7a3414", 5)


def pavement(art):
    with art.layer("pavement", warp=0.5, detail=0.6, direction=0) as pen:
        flat = geo.rectangle(-20, 1066, 840, 160)
        pen.form(flat, "#efbe6a", "#b8702c", "#fbdc94", volume=20)
        pen.form(geo.rectangle(-20, 1064, 840, 22, 2), "#fbe0a0", "#b8702c", volume=6)
        for i in range(9):
            x = -40 + i * 104
            line = geo.polygon([(x + 40, 1088), (x - 60 + (x - 300) * 0.3, 1220)], False)
            pen.line(line, "#9a5220", 4)
        for y in (1128, 1180):
            pen.line(geo.polygon([(-20, y), (820, y - 4)], False), "#9a5220", 4)


def rail(ends, wide_low, wide_high):
    return geo.ribbon([ends[0], geo.lerp(*ends, 0.5), ends[1]], [wide_low, wide_low, wide_high], 8)


def shadow_paths():
    """A very long man: his legs are the rails, the rungs lie between them."""
    coat = geo.curve(
        [
            (318, 500, "c"),
            (330, 420),
            (340, 336),
            (378, 296),
            (424, 288),
            (468, 296),
            (506, 330),
            (516, 420),
            (534, 500, "c"),
            (424, 484),
        ]
    )
    head = geo.ellipse(428, 248, 40, 48, 4)
    brim = geo.ellipse(429, 210, 76, 13, 2)
    crown = geo.polygon([(386, 208), (378, 104), (478, 100), (474, 206)])
    near = geo.ribbon([(366, 320), (286, 396), (280, 490), (262, 560)], [38, 34, 28, 24], 30)
    far = geo.ribbon([(480, 320), (556, 240), (600, 150), (624, 66)], [38, 34, 30, 26], 30)
    hand = geo.ellipse(628, 50, 20, 24)
    return [
        rail(LEFT_RAIL, 46, 40),
        rail(RIGHT_RAIL, 46, 40),
        coat,
        head,
        brim,
        crown,
        near,
        far,
        hand,
    ]


def rungs(pen):
    for i in range(11):
        t = 0.05 + i * 0.085
        left, right = geo.lerp(*LEFT_RAIL, t), geo.lerp(*RIGHT_RAIL, t)
        tilt = pen.rng.normal(0, 2)
        points = [left, (right[0], right[1] + tilt)]
        pen.fill(geo.ribbon(points, [27 - i, 27 - i], 4), SHADOW)


def shadow(art):
    with art.layer("shadow", warp=0.5, detail=1, direction=86, mottle=0) as pen:
        pen.fill(geo.union(*shadow_paths()), SHADOW)
        rungs(pen)
    with art.layer("shadow on the ground", warp=0.5, detail=1, direction=0) as pen:
        for (top, _), low in ((LEFT_RAIL, 158), (RIGHT_RAIL, 352)):
            foot = geo.polygon(
                [
                    (top[0] - 23, 1066),
                    (top[0] + 23, 1066),
                    (low + 44, 1154),
                    (low + 20, 1172),
                    (low - 46, 1166),
                ]
            )
            pen.fill(foot, SHADOW)


def brush(art):
    """It stands by itself, where he stood."""
    with art.layer("brush", warp=0.3, detail=1, direction=88) as pen:
        pole = geo.ribbon([(186, 1176), (182, 980), (176, 800)], [15, 14, 13], 10)
        pen.form(pole, "#e8a03c", "#7a3414", "#ffe0a0", volume=6)
        for i in range(34):
            turn = -102 + i * 6.2
            end = geo.toward((175, 790), 180 - turn, 78 + 8 * math.sin(i * 2.3))
            pen.line(geo.polygon([(175, 790), end], False), "#170f12", 6)
        pen.form(geo.ellipse(175, 792, 26, 20), "#2c1c1c", "#120c0e", "#8a5a3c", volume=8)
        bucket = geo.polygon([(64, 1092), (146, 1092), (136, 1178), (74, 1178)])
        pen.form(bucket, "#3a2a2c", "#170f12", "#c88a4a", volume=16)
        pen.line(geo.arc(105, 1092, 40, 34, 180, 360), "#170f12", 5)
        pen.fill(geo.ellipse(105, 1092, 41, 9), "#120c0e")


def sweep(art):
    with art.layer("sweep", warp=0.3, detail=1, keep=0.2, direction=70) as pen:
        pose = POSES["climbing"].but(
            lean=2,
            head=-6,
            near_arm=(-138, 158),
            far_arm=(136, -172),
            near_leg=(96, -10),
            far_leg=(6, -16),
        )
        looking_up = Expression(eye="narrow", brow=4, smile=0.8, blush=0.1)
        draw_figure(pen, 400, 1022, 440, SWEEP, pose, "three-quarter", looking_up)
        coil = [(346, 792), (322, 822), (340, 866), (376, 852), (372, 812), (348, 800)]
        pen.line(coil, "#fbdc94", 7)


def cat(art):
    """Watches from the kerb, quite sure that this ends badly."""
    with art.layer("cat", warp=0.3, detail=1, direction=60) as pen, pen.at(706, 1150, 1.15):
        body = geo.curve(
            [
                (-38, 0, "c"),
                (-36, -10),
                (-24, -16),
                (-28, -58),
                (-32, -86),
                (-58, -100),
                (-66, -116),
                (-56, -138),
                (-54, -166, "c"),
                (-36, -150),
                (-20, -150),
                (-6, -168, "c"),
                (-2, -138),
                (0, -112),
                (18, -84),
                (44, -50),
                (54, -16),
                (50, 0, "c"),
            ]
        )
        pen.form(body, "#fbe6bc", "#b8702c", "#fff6dc", volume=26)
        tail = geo.ribbon([(48, -12), (14, 4), (-26, 4), (-58, -6)], [17, 17, 15, 9], 24)
        pen.form(tail, "#fbe6bc", "#b8702c", volume=6)
        for x, y in ((-48, -122), (-26, -126)):
            pen.line(geo.arc(x, y, 7, 6, 190, 350), "#1c1214", 4)
        pen.line([(-62, -110), (-52, -104), (-42, -108)], "#1c1214", 3)
        for x, y in ((16, -66), (24, -46), (30, -26)):
            pen.line([(x, y), (x + 12, y - 4), (x + 24, y + 4)], mix("#b8702c", SHADOW, 0.5), 6)
        for x in (-16, 0):
            pen.line([(x - 24, -146), (x - 22, -136)], mix("#b8702c", SHADOW, 0.5), 5)


def paint(art: Art) -> None:
    art.sky(["#fbe6ae", "#fbe6ae"])
    evening(art)
    chimney(art)
    factory(art)
    pavement(art)
    shadow(art)
    brush(art)
    sweep(art)
    cat(art)
    art.finish(vignette_colour=lighten("#4a1c10", 0), vignette=0.12)
