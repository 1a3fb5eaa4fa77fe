"""A red door stands open in the desert; the sea pours out of it, and with it a whale."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Cast, Drop, Rim
from atelier import geometry as geo
from atelier.creatures import fish
from atelier.figures import POSES, Outfit, Person, draw_figure
from atelier.motifs import sky, things
from light.colour import lighten, vary

CARD = Card(
    seed=5,
    light=(-0.7, -0.7),
    hand="thick oil",
    title_en="The Sea behind the Door",
    title_ru="Море за дверью",
    tags_en=(
        "door",
        "desert",
        "sea",
        "whale",
        "fish",
        "umbrella",
        "cactus",
        "flood",
        "threshold",
        "escape",
        "thirst",
        "choice",
        "wonder",
    ),
    tags_ru=(
        "дверь",
        "пустыня",
        "море",
        "кит",
        "рыбы",
        "зонт",
        "кактус",
        "потоп",
        "порог",
        "побег",
        "жажда",
        "выбор",
        "чудо",
    ),
    description_en="A red door stands open in the desert and the sea pours out of it with flying "
    "fish and a whale, while a man in a bowler hat watches from under his umbrella.",
    description_ru="Посреди пустыни распахнута красная дверь, и из неё льётся море с летучими "
    "рыбами и китом, а человек в котелке смотрит на это из-под зонта.",
)

OPENING = (392, 214, 664, 890)
RED, RED_DARK, RED_LIGHT = "#d2452f", "#7c1f2c", "#ff9468"
WHALE, WHALE_DARK, WHALE_LIGHT = "#3a7c9c", "#1c3c64", "#a4dcec"
VISITOR = Person(
    "middle",
    "stout",
    "fair",
    "short",
    "#6c4028",
    beard="moustache",
    hat="bowler",
    hat_colour="#2c2438",
    outfit=Outfit(
        "#3c3458", hem=0.3, flare=0.9, trousers="#7c6c74", shoes="#2a2028", collar="#f4ecdc"
    ),
)
FISHES = (
    # x, y, size, colour, turn
    (330, 250, 116, "#f07a34", 24),
    (214, 176, 96, "#f4b83c", 12),
    (118, 232, 84, "#e85878", -6),
    (64, 128, 62, "#f6efe2", 4),
    (262, 82, 66, "#e85878", 16),
    (152, 60, 48, "#f4b83c", 2),
)


def desert(art):
    art.sky(["#86d4dc", "#a8e2e2", "#d4f0e2", "#fbf2d4"], [0, 0.22, 0.42, 0.56], wobble=30)
    art.clouds("#ffffff", 0.65, 330, stretch=2.8, mask=np.clip(1 - art.y / 640, 0, 1))
    art.repaint("background")
    with art.layer("mesas", fog=("#f4ecd0", 0.5)) as pen:
        for x, y, width, height in ((90, 664, 190, 92), (736, 650, 240, 132), (300, 660, 120, 52)):
            table = geo.curve(
                [
                    (x - width * 0.6, y, "c"),
                    (x - width * 0.42, y - height * 0.6),
                    (x - width * 0.34, y - height, "c"),
                    (x + width * 0.3, y - height * 0.94, "c"),
                    (x + width * 0.4, y - height * 0.5),
                    (x + width * 0.62, y, "c"),
                ]
            )
            pen.form(table, "#d8845c", "#8c4c5c", "#f8c48c", volume=30, texture=0.8)
    for k, (y, tone) in enumerate(((648, "#f8dca4"), (720, "#f6cc88"), (820, "#f2bc70"))):
        with art.layer(f"dune {k}", direction=6) as pen:
            dune(pen, y, tone, k)
    art.repaint("middle")


def dune(pen, y, tone, k):
    crest = [(-20, y + 12), (160, y - 22 + k * 16), (400, y + 14), (610, y - 18), (820, y + 10)]
    shape = geo.curve([(-20, 1220, "c"), *crest, (820, 1220, "c")])
    pen.form(shape, tone, lighten(tone, -0.14), "#fff2c8", volume=70, texture=0.9, grain=0.1)
    with pen.clip(shape):
        for row in range(9):
            drop = 26 + row * 22
            points = [(x, py + drop + 5 * math.sin(x / 40 + row)) for x, py in crest]
            pen.line(points, lighten(tone, -0.07 if row % 2 else 0.05), 4, 0.4, blur=1.5)


def undersea(art):
    left, top, right, bottom = OPENING
    with art.layer("undersea", warp=0.5, detail=0.6) as pen:
        opening = geo.rectangle(left - 4, top - 4, right - left + 8, bottom - top + 8)
        deep = pen.gradient((0, top), (0, bottom), ["#8cecdc", "#3cb8c0", "#1c84a4", "#1a5c88"])
        pen.fill(opening, deep)
        with pen.clip(opening):
            for k in range(6):
                x = left + 10 + k * 52
                ray = geo.polygon(
                    [(x, top - 10), (x + 26, top - 10), (x - 70, 800), (x - 130, 800)]
                )
                pen.fill(ray, "#d8fff0", 0.16, blur=8)
            for x, tall, tone in (
                (420, 150, "#e8607c"),
                (612, 190, "#f0a048"),
                (560, 110, "#e8607c"),
            ):
                coral(pen, x, bottom, tall, tone)
            for x, y, size in geo_bubbles(pen):
                pen.line(geo.ellipse(x, y, size), "#e8fff8", 2.4, 0.85)
            fish(pen, 600, 640, 62, "#f4b83c", flip=True)
            fish(pen, 520, 712, 46, "#f07a34", flip=True)
            fish(pen, 618, 330, 44, "#f6efe2", flip=True)


def geo_bubbles(pen):
    places = geo.scattered(pen.rng, 26, (400, 240, 656, 840), 26)
    return [(x, y, pen.rng.uniform(3, 9)) for x, y in places]


def coral(pen, x, y, tall, tone):
    for lean in (-26, -8, 10, 28):
        tip = (x + lean * 1.8, y - tall * (1 - abs(lean) / 70))
        stem = geo.ribbon([(x, y), (x + lean * 0.5, y - tall * 0.45), tip], [20, 15, 9], 20)
        pen.form(stem, vary(tone, pen.rng, 0.02, 4), volume=7, texture=0.2)


def door(art):
    left, top, right, bottom = OPENING
    with art.layer(
        "frame",
        warp=0.5,
        detail=0.6,
        rim=Rim("#fff0c8", 4, 0.5),
        cast=Cast(896, 0.3, "#8a4a5c", 0.6, 0.12),
    ) as pen:
        for x in (left - 40, right):
            jamb = geo.rectangle(x, top - 40, 40, bottom - top + 44, 2)
            pen.form(jamb, "#f6ead0", "#b08c84", "#ffffff", volume=12, texture=0.8, grain=1.57)
        lintel = geo.rectangle(left - 58, top - 66, right - left + 116, 44, 3)
        pen.form(lintel, "#fbf0d8", "#b08c84", "#ffffff", volume=14, texture=0.6)
        pen.form(geo.rectangle(left - 44, top - 24, right - left + 88, 24), "#e8d4b4", "#a07c78")
    with art.layer("leaf", warp=0.5, detail=0.7, rim=Rim("#ffc8a0", 4, 0.4)) as pen:
        leaf = geo.polygon(
            [(right + 34, top - 6), (790, top - 66), (790, bottom + 84), (right + 34, bottom)]
        )
        pen.form(leaf, RED, RED_DARK, RED_LIGHT, volume=16, texture=1.0, grain=1.57)
        for upper, lower in ((0.06, 0.3), (0.36, 0.6), (0.68, 0.94)):
            panel(pen, leaf_point, upper, lower)
        knob = leaf_point(0.86, 0.52)
        pen.form(geo.ellipse(*knob, 13, 15), "#f0c050", "#8c5a20", "#fff4b8", volume=9, texture=0)


def leaf_point(across, down):
    """A place on the opened leaf, which is seen foreshortened."""
    _, top, right, bottom = OPENING
    x = right + 34 + (790 - right - 34) * across
    upper = top - 6 - 60 * across
    lower = bottom + 84 * across
    return (x, upper + (lower - upper) * down)


def panel(pen, place, upper, lower):
    corners = ((0.16, upper), (0.84, upper), (0.84, lower), (0.16, lower))
    shape = geo.polygon([place(*corner) for corner in corners])
    pen.form(shape, lighten(RED, -0.06), RED_DARK, RED, volume=10, texture=0.6)
    pen.line(shape, RED_DARK, 4, 0.6)
    pen.line(geo.polygon([place(*corners[3]), place(*corners[2])], False), RED_LIGHT, 4, 0.7)


def flood(art):
    with art.layer("flood", detail=0.5) as pen:
        sheet = geo.curve(
            [
                (392, 872, "c"),
                (664, 872, "c"),
                (700, 950),
                (778, 1010),
                (820, 1030, "c"),
                (820, 1220, "c"),
                (-20, 1220, "c"),
                (-20, 1086, "c"),
                (90, 1060),
                (210, 1052),
                (300, 990),
                (366, 940),
            ]
        )
        tone = pen.gradient((500, 870), (380, 1220), ["#48b8c4", "#68d4d0", "#98e8dc", "#6cd0d4"])
        pen.fill(sheet, tone)
        with pen.clip(sheet):
            current(pen)
            pen.line(sheet, "#f4fffa", 16, 0.9, blur=2)
        for x, y in geo.sample([(366, 940), (300, 990), (210, 1052), (90, 1060), (-20, 1086)], 30):
            size = pen.rng.uniform(8, 17)
            pen.form(
                geo.blob(pen.rng, x, y + 6, size, size * 0.6, 7), "#f8fffc", "#a8dce0", texture=0
            )
        for x, y in geo.sample([(690, 930), (778, 1010), (820, 1034)], 11):
            size = pen.rng.uniform(8, 15)
            pen.form(
                geo.blob(pen.rng, x, y + 6, size, size * 0.6, 7), "#f8fffc", "#a8dce0", texture=0
            )


def current(pen):
    """Streaks that fan out from the threshold."""
    for _ in range(150):
        side = pen.rng.uniform(-1, 1)
        angle = side * 52 - 4 + pen.rng.normal(0, 4)
        start = pen.rng.uniform(10, 430)
        run = pen.rng.uniform(24, 90)
        root = (528 + side * 118, 850)
        a, b = geo.toward(root, angle, start), geo.toward(root, angle, start + run)
        middle = (geo.lerp(a, b, 0.5)[0], geo.lerp(a, b, 0.5)[1] + 6)
        tone = ("#e8fff8", "#2c98b0", "#b8f4e8")[pen.rng.integers(3)]
        pen.line([a, middle, b], tone, pen.rng.uniform(2, 6), 0.5)


def whale(art):
    with art.layer(
        "whale",
        detail=0.9,
        keep=0.1,
        rim=Rim("#e8fff4", 6, 0.6),
        bounce=Bounce("#7ce0d8", 0.4),
        drop=Drop(10, 22, 14, 0.35, "#3a3c64"),
    ) as pen:
        flukes(pen)
        body = geo.curve(
            [
                (76, 470),
                (96, 396),
                (170, 336),
                (280, 312),
                (400, 330),
                (500, 384),
                (572, 452),
                (612, 520),
                (596, 540),
                (540, 520),
                (470, 540),
                (390, 596),
                (280, 622),
                (170, 596),
                (98, 540),
            ]
        )
        pen.form(body, WHALE, WHALE_DARK, WHALE_LIGHT, volume=90, texture=1.0, grain=0.2)
        with pen.clip(body):
            belly(pen)
            depths = pen.gradient((392, 0), (620, 0), ["#1c84a4", "#1c84a4"], alphas=[0.0, 0.75])
            pen.fill(body, depths)
        face(pen)
        fin = [(330, 560), (300, 640), (232, 700), (196, 704)]
        pen.form(
            geo.ribbon(fin, [86, 76, 50, 14], 40),
            WHALE,
            WHALE_DARK,
            WHALE_LIGHT,
            volume=24,
            texture=0.6,
        )


def flukes(pen):
    for points in (
        [(596, 520, "c"), (640, 540), (658, 600), (640, 640, "c"), (612, 590)],
        [(600, 530, "c"), (580, 580), (546, 606), (528, 650, "c"), (580, 630), (612, 580)],
    ):
        pen.form(geo.curve(points), "#2c8cac", "#1c5c84", "#7cd0d8", volume=16, texture=0.4)


def belly(pen):
    pale = geo.curve(
        [
            (70, 500, "c"),
            (150, 540),
            (270, 556),
            (390, 540),
            (500, 500),
            (560, 560),
            (300, 660),
            (80, 600),
        ]
    )
    pen.form(pale, "#dff0ea", "#84b0c0", "#ffffff", volume=30, texture=0.4)
    for k in range(6):
        y = 556 + k * 13
        pen.line([(100 + k * 12, y - 18), (230, y + 8), (400 - k * 8, y - 16)], "#6c9cb0", 4, 0.7)
    for _ in range(26):
        x, y = pen.rng.uniform(120, 380), pen.rng.uniform(340, 430)
        pen.fill(geo.ellipse(x, y, pen.rng.uniform(3, 7)), "#b8e4ec", 0.5)


def face(pen):
    pen.line([(72, 492), (150, 530), (240, 538), (286, 506)], "#173456", 6, 0.9)
    pen.line(geo.arc(322, 482, 22, 15, 15, 165), "#10283f", 7)
    pen.line(geo.arc(322, 474, 32, 24, 195, 330), WHALE_LIGHT, 5, 0.7)
    pen.fill(geo.ellipse(288, 522, 20, 11), "#f09a9c", 0.5, blur=4)
    for x, lean, tall in ((246, -46, 120), (256, 0, 150), (266, 44, 116)):
        spout = [(x, 318), (x + lean * 0.4, 318 - tall * 0.7), (x + lean, 318 - tall)]
        pen.form(geo.ribbon(spout, [9, 15, 5], 20), "#e4fbf6", "#8ccfd4", "#ffffff", texture=0)


def flying_fish(art):
    with art.layer("flying fish", detail=1, keep=0.15, drop=Drop(5, 10, 6, 0.2)) as pen:
        for x, y, size, tone, turn in FISHES:
            fish(pen, x, y, size, tone, turn=turn, flip=True)
            with pen.at(x, y, size / 100, turn):
                for lift in (0, 16):
                    wing = geo.curve(
                        [
                            (-6, 2, "c"),
                            (16 + lift, -52),
                            (54 + lift, -64, "c"),
                            (36 + lift, -24),
                            (14, 8),
                        ]
                    )
                    pen.form(wing, "#dff6f4", "#7cb8c8", "#ffffff", volume=8, texture=0)
                    for k in range(3):
                        tip = (26 + lift + k * 9, -50 + k * 4)
                        pen.line([(2 + k * 3, 0), tip], "#6ca8bc", 1.6, 0.7)


def cactus(art):
    with art.layer("cactus", detail=0.7, cast=Cast(846, 0.3, "#8a4a5c", 0.6, 0.12)) as pen:
        for points, width in (
            ([(112, 860), (108, 760), (112, 650)], 52),
            ([(112, 790), (56, 776), (48, 706)], 32),
            ([(112, 760), (166, 748), (176, 676)], 30),
        ):
            limb = geo.ribbon(points, [width] * 3, 30)
            pen.form(limb, "#4cac74", "#1e6458", "#b4ecac", volume=16, texture=0.3)
            for shift in (-0.22, 0.06, 0.3):
                pen.line([(x + shift * width, y) for x, y in points], "#1e6458", 2.4, 0.6)
        for x, y in ((112, 622), (48, 688), (176, 660)):
            for k in range(5):
                petal = geo.toward((x, y), k * 72 + 36, 9)
                pen.fill(geo.ellipse(*petal, 6, 10, -(k * 72 + 36)), "#f0608c")
            pen.fill(geo.ellipse(x, y, 5), "#ffe07c")


def visitor(art):
    with art.layer(
        "visitor",
        detail=1,
        keep=0.12,
        rim=Rim("#fff0cc", 4, 0.7),
        drop=Drop(12, 10, 8, 0.3, "#20506c"),
    ) as pen:
        pose = POSES["standing"].but(
            lean=-6,
            head=-14,
            near_arm=(38, 128),
            far_arm=(26, 6),
            far_hand="open",
            near_leg=(10, 4),
            far_leg=(8, 2),
            near_hand="fist",
        )
        places = draw_figure(pen, 196, 1150, 400, VISITOR, pose, "back", "calm", face="profile")
        x, y = places.near_hand
        things.umbrella(pen, x + 16, y - 70, 106, "#f8cc3c", "#fff0c0", 16, 0.9)
    with art.layer("wading", detail=0.6) as pen:
        for k in range(3):
            ring = geo.arc(200, 1150, 60 + k * 26, 14 + k * 7, 0, 360, 24)
            pen.line(ring, "#f4fffa", 4, 0.7 - k * 0.18)


def spray(art):
    with art.layer("spray", warp=0, mottle=0) as pen:
        for _ in range(44):
            angle, reach = pen.rng.uniform(190, 262), pen.rng.uniform(20, 200)
            x, y = 392 + math.sin(math.radians(angle)) * reach * 0.9, 760 + pen.rng.normal(0, 80)
            if x < 400:
                size = pen.rng.uniform(2, 6)
                pen.fill(geo.ellipse(x, y, size), "#f4fffc", 0.85)
                pen.fill(geo.ellipse(x + size * 0.3, y + size * 0.3, size * 0.6), "#8cd8dc", 0.6)
        for x, y in geo.scattered(pen.rng, 50, (360, 880, 720, 960), 14):
            pen.fill(geo.ellipse(x, y, pen.rng.uniform(2, 7)), "#ffffff", 0.85)


def paint(art: Art) -> None:
    desert(art)
    with art.layer("clouds", detail=0.3) as pen:
        sky.cloud(pen, 690, 96, 210, "#ffffff", "#a8d8dc")
    art.repaint("middle", radii=(9, 5, 3))
    cactus(art)
    undersea(art)
    door(art)
    flood(art)
    whale(art)
    flying_fish(art)
    visitor(art)
    art.repaint("final")
    spray(art)
    art.finish(vignette_colour="#3c8ca0", vignette=0.16)
