"""A barefoot man in pyjamas opens the refrigerator: a frozen lake with skaters is inside."""

import math

from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure, draw_head, draw_palm
from atelier.motifs import nature, sky
from light.colour import lighten, vary

CARD = Card(
    seed=59,
    light=(0.75, -0.25),
    hand="thick oil",
    title_en="Midnight Snack",
    title_ru="Ночью к холодильнику",
    tags_en=(
        "refrigerator",
        "night",
        "pyjamas",
        "skating",
        "ice",
        "winter",
        "insomnia",
        "hunger",
        "cheese",
        "spectacles",
        "discovery",
        "secret life",
    ),
    tags_ru=(
        "холодильник",
        "ночь",
        "пижама",
        "коньки",
        "лёд",
        "зима",
        "бессонница",
        "голод",
        "сыр",
        "очки",
        "открытие",
        "тайная жизнь",
    ),
    description_en="A barefoot man in striped pyjamas opens the refrigerator at night and finds "
    "skaters on a frozen lake between milk and cheese; one hands him his lost spectacles.",
    description_ru="Босой мужчина в полосатой пижаме открыл ночью холодильник, а там между "
    "молоком и сыром каток; один из конькобежцев протягивает ему потерянные очки.",
)

MAN = Person("middle", "stout", "#cf9f88", "bald", "#5a3a2c", beard="moustache")
PYJAMA, PYJAMA_DARK, PYJAMA_LIGHT = "#6676a4", "#0f183c", "#d0e0f4"
STRIPE = "#a02838"
INSIDE = (378, 96, 330, 990)


def kitchen(art):
    """All blue dark; a chequered floor, a clock without hands' worth of sleep."""
    with art.layer("wall", warp=0.3, brush=1.2) as pen:
        wall = geo.rectangle(-20, -20, 840, 1120)
        pen.fill(wall, pen.gradient((0, 300), (500, 400), ["#081230", "#152a58"]))
        for j in range(9):
            for i in range(8):
                x, y = -30 + i * 56, 560 + j * 56
                tone = vary("#142650", pen.rng, 0.014, 5)
                pen.form(geo.rectangle(x, y, 53, 53, 3), tone, volume=6, texture=0.1)
    with art.layer("floor", warp=0.3, direction=2) as pen:
        for j, (top, bottom) in enumerate(((1062, 1090), (1090, 1132), (1132, 1190), (1190, 1260))):
            for i in range(-6, 16):
                spread_top, spread_low = 60 + (top - 1062) * 0.4, 60 + (bottom - 1062) * 0.4
                points = [
                    (300 + (i - 4) * spread_top, top),
                    (300 + (i - 3) * spread_top, top),
                    (300 + (i - 3) * spread_low, bottom),
                    (300 + (i - 4) * spread_low, bottom),
                ]
                tone = "#16264e" if (i + j) % 2 else "#33507f"
                pen.fill(geo.polygon(points), vary(tone, pen.rng, 0.012, 4))
    with art.layer("clock", detail=0.7, drop=Drop(6, 8, 8, 0.5, "#050a18")) as pen:
        pen.form(geo.ellipse(112, 210, 74), "#2a4478", "#0e1a3c", "#5a80b4", volume=14, texture=0.2)
        pen.form(geo.ellipse(112, 210, 58), "#4f6c9c", "#283f70", volume=8, texture=0.1)
        for k in range(12):
            a, b = geo.toward((112, 210), k * 30, 48), geo.toward((112, 210), k * 30, 40)
            pen.line([a, b], "#16264e", 4)
        pen.line([(112, 210), (98, 172)], "#16264e", 6)
        pen.line([(112, 210), (146, 224)], "#16264e", 5)


def shell(art):
    x, y, wide, tall = INSIDE
    with art.layer(
        "refrigerator", warp=0.3, detail=0.5, drop=Drop(-18, 12, 22, 0.5, "#040818")
    ) as pen:
        body = geo.rectangle(x - 36, y - 52, wide + 70, tall + 84, 38)
        pen.form(body, "#3f5a8c", "#14224a", "#9fc0e4", volume=26, texture=0.2)
        pen.form(geo.rectangle(x - 6, y - 8, wide + 12, tall + 16, 20), "#33528a", volume=8)
        pen.fill(
            geo.rectangle(x, y, wide, tall, 16),
            pen.gradient(
                (0, y),
                (0, y + tall),
                ["#a0c8e8", "#7aaad8", "#4f88c4", "#6fa0d0"],
                [0, 0.2, 0.55, 1],
            ),
        )
        for foot in (x, x + wide - 40):
            pen.form(geo.rectangle(foot, y + tall + 30, 40, 24, 4), "#1c2c54", texture=0)
    art.glow(x + wide / 2, 520, 560, "#8fc4ff", 0.2)


def shelf(pen, y):
    x, _, wide, _ = INSIDE
    glass = [(x, y), (x + wide, y), (x + wide, y + 16), (x, y + 16)]
    pen.form(geo.polygon(glass), "#8fbcdc", "#4a80b4", "#e8f6fc", volume=4, texture=0)


def upper_shelf(pen):
    """Jars and a pie, as they should be."""
    for left, tall, tone, lid in (
        (404, 92, "#c8404a", "#f2efe6"),
        (470, 76, "#e8b040", "#3f6fa8"),
        (534, 98, "#5f9a5a", "#f2efe6"),
    ):
        pen.form(geo.rectangle(left, 262 - tall, 52, tall, 10), tone, volume=14, texture=0.2)
        pen.form(geo.rectangle(left - 2, 252 - tall, 56, 16, 4), lid, volume=4, texture=0)
        pen.fill(geo.ellipse(left + 12, 262 - tall * 0.5, 4, tall * 0.3), "#ffffff", 0.7)
    pie = [(598, 262, "c"), (606, 222), (646, 204), (686, 222), (694, 262, "c")]
    pen.form(geo.curve(pie), "#d8984a", "#8a5424", "#ffd490", volume=16, texture=0.7)
    shelf(pen, 262)


def far_shore(pen):
    """Hills of butter and whipped cream round the lake."""
    x, _, wide, _ = INSIDE
    pen.fill(
        geo.rectangle(x, 278, wide, 300),
        pen.gradient((0, 278), (0, 560), ["#1f5099", "#5590cc", "#c4d0e0"]),
    )
    for points, tone in (
        (
            [
                (370, 560, "c"),
                (372, 500),
                (430, 462),
                (500, 500),
                (560, 476),
                (640, 506),
                (716, 470),
                (716, 560, "c"),
            ],
            "#a8cae4",
        ),
        (
            [
                (370, 590, "c"),
                (372, 540),
                (450, 520),
                (540, 546),
                (640, 524),
                (716, 540),
                (716, 590, "c"),
            ],
            "#cfe2f0",
        ),
    ):
        pen.form(geo.curve(points), tone, "#9fc8e8", "#ffffff", volume=24, texture=0.3)
    for px, py, tall in ((400, 548, 66), (432, 556, 50), (552, 546, 58), (520, 556, 44)):
        nature.pine(pen, px, py, tall, "#3f7f7a", "#ffffff", 5)


def cheese(pen):
    """The hill they sledge down."""
    wedge = [(548, 640), (706, 470), (716, 640)]
    pen.form(
        geo.polygon([(548, 640), (706, 470), (720, 474), (720, 650), (552, 658)]),
        "#f2bc3c",
        "#b8781c",
        "#ffe28a",
        volume=20,
        texture=0.3,
    )
    pen.fill(geo.polygon(wedge), "#f8d058", 0.5)
    for px, py, r in ((668, 560, 17), (634, 612, 13), (694, 616, 12), (690, 520, 9)):
        pen.form(
            geo.ellipse(px, py, r, r * 0.9), "#c88a24", "#8a5416", "#f2c250", volume=6, texture=0
        )
    cap = [
        (700, 472),
        (716, 462),
        (722, 500),
        (690, 500),
        (660, 530),
        (634, 552),
        (620, 562),
        (660, 510),
    ]
    pen.fill(geo.curve(cap), "#ffffff", 0.95)


def milk(pen):
    bottle = [
        (384, 640, "c"),
        (384, 470),
        (398, 440),
        (402, 396, "c"),
        (448, 396, "c"),
        (452, 440),
        (466, 470),
        (466, 640, "c"),
    ]
    pen.form(geo.curve(bottle), "#f6fafc", "#a4c4e4", "#ffffff", volume=26, texture=0.1)
    pen.form(geo.rectangle(396, 380, 58, 20, 5), "#3f6fc0", volume=6, texture=0)
    pen.fill(geo.ellipse(400, 540, 5, 60), "#ffffff", 0.9)
    drift = [(366, 660), (384, 622), (430, 634), (470, 626), (492, 660)]
    pen.form(geo.curve(drift), "#ffffff", "#b4d4ee", volume=10, texture=0)


def lake(pen):
    x, _, wide, _ = INSIDE
    ice = geo.curve([(x, 610), (460, 596), (600, 600), (x + wide, 620), (x + wide, 880), (x, 880)])
    pen.form(ice, "#7fb2dc", "#3a74b8", "#dceefa", volume=40, texture=0.3, grain=0.0)
    for points in (
        [(396, 720), (470, 690), (540, 716), (500, 752), (430, 746)],
        [(560, 800), (640, 770), (690, 800), (620, 836), (570, 826)],
        [(420, 830), (500, 800), (560, 850)],
        [(470, 660), (560, 650), (650, 690)],
    ):
        pen.line(points, "#ffffff", 3.4, 0.95)


SKATERS = (
    (520, 660, 88, "#3f8a5a", True, "arms"),
    (600, 700, 110, "#e8a030", True, "fast"),
    (446, 690, 104, "#7a4aa0", False, "fast"),
    (668, 772, 128, "#2f5fb0", True, "arms"),
)


def skaters(pen):
    arms = POSES["arms out"].but(near_leg=(6, -2), far_leg=(-34, -62), lean=10)
    fast = POSES["running"].but(lean=22, lift=0, near_leg=(40, 2), far_leg=(-44, -58))
    for x, y, tall, coat, flip, how in SKATERS:
        person = Person(
            "young",
            "average",
            "fair",
            hat="beanie",
            hat_colour=lighten(coat, -0.08),
            outfit=Outfit(coat, hem=0.2, trousers="#2c3a5e", scarf="#f2ede0", shoes="#f4f4f8"),
        )
        pen.fill(geo.ellipse(x, y + 2, tall * 0.26, 5), "#5f94c8", 0.6, blur=2)
        draw_figure(pen, x, y, tall, person, arms if how == "arms" else fast, flip=flip)
        pen.line([(x - tall * 0.1, y + 2), (x + tall * 0.16, y + 2)], "#4a5a7a", 2.4)


def world(art):
    x, y, wide, tall = INSIDE
    with (
        art.layer("winter", detail=0.95, keep=0.08, warp=0.3) as pen,
        pen.clip(geo.rectangle(x, y, wide, tall, 16)),
    ):
        upper_shelf(pen)
        far_shore(pen)
        lake(pen)
        cheese(pen)
        milk(pen)
        skaters(pen)
        lower_shelf(pen)


def lower_shelf(pen):
    shelf(pen, 880)
    for k in range(9):
        run = pen.rng.uniform(20, 58)
        px = 392 + k * 38
        pen.form(geo.ribbon([(px, 894), (px + 2, 894 + run)], [14, 2], 8), "#dff2fc", texture=0)
    pen.form(geo.rectangle(392, 966, 302, 106, 14), "#5f88bc", "#2f5690", "#a8c8e8", volume=12)
    for px, py, r, tone in (
        (440, 968, 34, "#7fae4a"),
        (500, 974, 30, "#d8484a"),
        (556, 966, 34, "#8fba54"),
        (622, 970, 38, "#e8963c"),
    ):
        pen.form(geo.ellipse(px, py, r), tone, volume=14, texture=0.4)
    front = geo.rectangle(392, 990, 302, 82, 12)
    pen.form(front, "#6a92c4", "#33609c", "#b8d4f0", volume=10, texture=0.1)
    pen.form(geo.rectangle(500, 1012, 86, 16, 8), "#8fb0d0", texture=0)


def messenger(art):
    """The skater who has found the spectacles, at the very edge of the shelf."""
    person = Person(
        "young",
        "thin",
        "tan",
        hat="beanie",
        hat_colour="#d8383e",
        outfit=Outfit("#d8383e", hem=0.16, trousers="#26345c", scarf="#f2c23c", shoes="#f4f4f8"),
    )
    pose = POSES["pointing"].but(
        lean=12,
        head=-8,
        near_arm=(84, 100),
        far_arm=(-50, -70),
        far_leg=(-30, -56),
        near_leg=(8, 0),
    )
    with art.layer("messenger", detail=1, keep=0.15, drop=Drop(4, 6, 6, 0.4, "#3a6aa0")) as pen:
        places = draw_figure(pen, 566, 878, 236, person, pose, "profile", "happy", True)
        spectacles(pen, places.near_hand[0] - 36, places.near_hand[1] - 4)


def spectacles(pen, x, y):
    for dx in (-26, 26):
        pen.fill(geo.ellipse(x + dx, y, 21), "#eaf8ff", 0.75)
        pen.line(geo.ellipse(x + dx, y, 21), "#4a2a1c", 6)
    pen.line(geo.arc(x, y - 3, 8, 7, 190, 350), "#4a2a1c", 5)
    pen.line([(x + 46, y - 6), (x + 76, y - 16)], "#4a2a1c", 5)


def man_body(pen):
    back = [
        (196, 486),
        (110, 520),
        (50, 620),
        (30, 780),
        (44, 900),
        (60, 960, "c"),
        (200, 984),
        (290, 952, "c"),
        (312, 860),
        (320, 750),
        (300, 640),
        (286, 550),
        (262, 492),
    ]
    shape = geo.curve(back)
    pen.form(shape, PYJAMA, PYJAMA_DARK, PYJAMA_LIGHT, volume=90, texture=0.6, grain=1.5)
    stripes(pen, shape, range(20, 340, 40), (470, 1000))
    with pen.clip(shape):
        pen.fold([(110, 640), (170, 700), (250, 690)], PYJAMA, 10, 0.5)
        pen.fold([(70, 820), (150, 880), (260, 860)], PYJAMA, 12, 0.5)
        pen.inside_edge(shape, 60, 6, 40, "#16264e", 0.7)


def stripes(pen, shape, columns, span):
    with pen.clip(shape):
        for x in columns:
            bow = -26 * math.cos((x - 40) / 90)
            points = [(x, span[0]), (x + bow, (span[0] + span[1]) / 2), (x, span[1])]
            pen.line(points, STRIPE, 12, 0.85)


def man_legs(pen):
    for points, colour in (
        ([(116, 930), (96, 1030), (88, 1130)], lighten(PYJAMA, -0.08)),
        ([(232, 930), (252, 1030), (238, 1120)], PYJAMA),
    ):
        leg = geo.ribbon(points, [140, 118, 100], 24)
        pen.form(leg, colour, PYJAMA_DARK, PYJAMA_LIGHT, volume=34, texture=0.5)
        with pen.clip(leg):
            for dx in (-40, 0, 40):
                pen.line([(x + dx, y) for x, y in points], STRIPE, 11, 0.8)
    for x, y in ((90, 1160), (246, 1150)):
        foot = [(-42, -22), (10, -34), (60, -14), (98, 2), (98, 20), (-40, 22)]
        pen.form(geo.moved(geo.curve(foot), x, y), MAN.skin_colour, "#8a6a8c", "#ffe8d4", volume=16)
        for k in range(4):
            pen.fill(
                geo.ellipse(x + 92 - k * 11, y + 6 - k * 4, 8, 7), lighten(MAN.skin_colour, 0.03)
            )


def man_arms(pen):
    reach = [(216, 556), (256, 680), (316, 752)]
    pen.form(geo.ribbon(reach, [104, 88, 74], 26), PYJAMA, PYJAMA_DARK, PYJAMA_LIGHT, volume=30)
    with pen.clip(geo.ribbon(reach, [104, 88, 74], 26)):
        for dx in (-34, 2, 38):
            pen.line([(x + dx, y - dx * 0.5) for x, y in reach], STRIPE, 11, 0.85)
    draw_palm(pen, 318, 756, 96, 104, "open", MAN.skin_colour)


def man(art):
    with art.layer(
        "man",
        detail=0.95,
        keep=0.1,
        rim=Rim("#e8f8ff", 9, 0.9),
        bounce=Bounce("#3a5a9a", 0.25),
        drop=Drop(-16, 12, 20, 0.5, "#040818"),
    ) as pen:
        man_legs(pen)
        pen.form(geo.ribbon([(206, 510), (222, 450)], [112, 100], 8), MAN.skin_colour, texture=0.1)
        man_body(pen)
        draw_head(pen, 230, 392, 106, MAN, "profile", AWE, -2)
        tufts(pen)
        man_arms(pen)


AWE = Expression(eye="wide", brow=16, smile=0.1, gape=0.7, blush=0.3)


def tufts(pen):
    """What is left of his hair, as the pillow has combed it."""
    wreath = [
        (206, 352),
        (176, 338),
        (140, 330),
        (108, 338),
        (124, 356),
        (96, 376),
        (116, 390),
        (96, 416),
        (118, 424),
        (116, 448),
        (150, 456),
        (180, 440),
        (186, 400),
    ]
    pen.form(geo.curve(wreath), "#4a3430", "#1c1624", "#8a6a60", volume=20, texture=1.2)
    for start, end in (
        ((214, 292), (190, 262)),
        ((228, 288), (226, 254)),
        ((240, 290), (262, 262)),
    ):
        pen.line([start, geo.lerp(start, end, 0.5), end], "#4a3430", 5)


def door(art):
    """Swung towards us on the right, eggs in its rack."""
    with art.layer("door", warp=0.3, detail=0.6, drop=Drop(-10, 10, 18, 0.5, "#040818")) as pen:
        leaf = geo.polygon([(718, 58), (830, -10), (830, 1250), (718, 1140)])
        pen.form(leaf, "#2f4a80", "#101c44", "#7f9fd0", volume=18, texture=0.2)
        for y in (260, 560, 860):
            rack = geo.polygon([(724, y), (830, y + 6), (830, y + 84), (724, y + 62)])
            for k in range(3):
                egg = geo.ellipse(742 + k * 36, y - 4 + k * 3, 19, 26)
                pen.form(egg, ("#b8a898", "#a88f78", "#c4b8ac")[k], volume=10, texture=0.1)
            pen.form(rack, "#5f84b8", "#2a4a84", "#a8c8ec", volume=6, texture=0)


def flakes(art):
    with art.layer("flakes", warp=0, mottle=0) as pen:
        sky.snow(pen, 90, (384, 290, 704, 860), radius=(1, 3))
        sky.snow(pen, 40, (200, 500, 400, 1100), radius=(1, 3.2))


def paint(art: Art) -> None:
    art.sky(["#0a1434", "#122450", "#0c1838"])
    art.repaint("background")
    kitchen(art)
    shell(art)
    art.repaint("middle")
    world(art)
    messenger(art)
    door(art)
    man(art)
    art.glow(520, 700, 330, "#cfeaff", 0.2)
    art.repaint("final")
    flakes(art)
    art.finish(vignette_colour="#040a20", vignette=0.75, bloom=0.1, curve=0.2)
