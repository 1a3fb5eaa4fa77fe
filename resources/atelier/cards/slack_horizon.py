"""A man in braces walks the line of the horizon; it sags, and the sea spills over it."""

import numpy as np
from atelier import Art, Card, Cast, Drop, Rim
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from light.colour import vary

CARD = Card(
    seed=33,
    light=(-0.3, -0.95),
    hand="thick oil",
    title_en="The Slack Horizon",
    title_ru="Слабый горизонт",
    tags_en=(
        "tightrope",
        "horizon",
        "sea",
        "balance",
        "pole",
        "child",
        "beach",
        "rope",
        "trust",
        "departure",
        "limit",
        "dawn",
    ),
    tags_ru=(
        "канат",
        "горизонт",
        "море",
        "равновесие",
        "шест",
        "ребёнок",
        "берег",
        "верёвка",
        "доверие",
        "уход",
        "предел",
        "рассвет",
    ),
    description_en="A man in shirt and braces walks with a pole on the line of the horizon, which "
    "sags under him and spills the sea, while a child on the shore holds its loose end.",
    description_ru="Человек в рубашке с подтяжками идёт с шестом по линии горизонта; она "
    "провисает под ним, море переливается через край, а ребёнок на берегу держит её конец.",
)

LINE = [(-60, 560), (120, 596), (300, 690), (440, 742), (560, 706), (700, 606), (860, 512)]
FOOT = (440, 742)
WALKER = Person(
    "middle",
    "average",
    "brown",
    hair="curly",
    hair_colour="#241820",
    beard="moustache",
    outfit=Outfit("#fbf6ee", hem=0.0, trousers="#3a3658", shoes="#4a2a2c"),
)
CHILD = Person(
    "child",
    "small",
    "fair",
    hair="crop",
    hair_colour="#c8803c",
    outfit=Outfit("#e0604c", trousers="#2f5478", sleeves=0.5, shoes="#8c2f3c"),
)


def horizon(x):
    spots = geo.sample(LINE, 400)
    return np.interp(x, spots[:, 0], spots[:, 1])


def dawn(art):
    art.sky(
        ["#c8648a", "#e29aa8", "#f4bfb8", "#fcdccc", "#fff0e0"],
        [0, 0.16, 0.32, 0.46, 0.62],
        wobble=60,
    )
    art.clouds("#ffeee6", 0.5, 260, stretch=3.4)
    art.clouds("#d07a98", 0.5, 300, stretch=3.0)
    art.clouds("#c8a0c4", 0.3, 200, stretch=4.0)
    art.repaint("background")


def sea_shape():
    edge = [tuple(p) for p in geo.sample(LINE, 40)]
    return geo.curve([(-60, 1240, "c"), *edge, (860, 1240, "c")])


def sea(art):
    """A sheet of water that hangs from the line and creases where it gives way."""
    with art.layer("sea", direction=2, brush=1.2) as pen:
        shape = sea_shape()
        water = pen.gradient((0, 560), (0, 1150), ["#f4ccc8", "#c0b0c2", "#6688a6", "#204c68"])
        pen.fill(shape, water)
        with pen.clip(shape):
            for k in range(26):
                drop = 14 + k * 19 + k * k * 0.35
                fade = max(0.0, 1 - k / 20)
                crest = [
                    (x, 640 + (float(horizon(x)) - 640) * fade + drop + pen.rng.normal(0, 4))
                    for x in range(-40, 860, 60)
                ]
                tone = ("#fff2ea", "#467a94", "#e8a8b0")[k % 3]
                pen.line(crest, tone, 2.5 + k * 0.24, 0.5)
            for _ in range(170):
                x = pen.rng.uniform(-20, 820)
                y = float(horizon(x)) + 16 + pen.rng.random() ** 0.8 * 480
                run = 10 + (y - 560) * 0.09
                pen.fill(geo.ellipse(x, y, run, 1.6 + run * 0.05), "#fff0ea", 0.5)
            for turn in (-62, -44, -26, -8, 10, 28, 46, 64):
                end = geo.toward(FOOT, turn, 300)
                middle = geo.toward(FOOT, turn * 1.2, 150)
                crease = geo.ribbon([FOOT, middle, end], [5, 16, 2], 20)
                pen.fill(crease, "#6c9cb4", 0.42, blur=4)


def line(art):
    with art.layer("line", detail=1, warp=0.2, keep=0.2) as pen:
        pen.line([(x, y + 6) for x, y in LINE], "#6a8496", 5, 0.4, blur=2)
        pen.line(LINE, "#221c28", 7)


def spill(art):
    """The sea runs over its own edge, upwards into the sky and down again."""
    with art.layer("spill", detail=0.8) as pen:
        for dx, rise, lean in (
            (-116, 46, -44),
            (-70, 66, -58),
            (66, 62, 54),
            (112, 40, 46),
            (148, 24, 30),
        ):
            x = FOOT[0] + dx
            y = float(horizon(x))
            tongue = [
                (x, y + 8),
                (x + lean * 0.3, y - rise),
                (x + lean, y - rise * 0.7),
                (x + lean * 1.25, y + 10),
            ]
            pen.form(
                geo.ribbon(tongue, [34, 26, 20, 9], 26),
                "#a8ccd6",
                "#6c9cb0",
                "#ffffff",
                volume=9,
                texture=0.4,
            )
            pen.line(tongue, "#ffffff", 4, 0.8)
        for x, y in geo.scattered(pen.rng, 34, (270, 600, 640, 735), 17):
            if y < horizon(x) - 6 and abs(x - 440) > 46:
                size = pen.rng.uniform(2.5, 7)
                pen.form(
                    geo.ellipse(x, y, size, size * 1.2), "#d4ecf0", "#7aa8bc", "#ffffff", texture=0
                )


def walker(art):
    pose = POSES["standing"].but(
        lean=7,
        curl=4,
        head=12,
        near_arm=(8, 74),
        far_arm=(66, 88),
        near_leg=(-16, -34),
        far_leg=(26, 2),
        near_hand="hold",
        far_hand="hold",
    )
    with art.layer(
        "walker",
        detail=1,
        keep=0.16,
        rim=Rim("#fff4e4", 5, 0.6),
        drop=Drop(6, 8, 10, 0.16, "#8a5a70"),
    ) as pen:
        mood = Expression(eye="open", brow=10, slant=8, smile=-0.1)
        places = draw_figure(
            pen, FOOT[0] + 2, FOOT[1] - 1, 560, WALKER, pose, "three-quarter", mood
        )
        braces(pen, places)
    with art.layer("pole", detail=1, warp=0.2, keep=0.2, drop=Drop(4, 8, 5, 0.2, "#8a5a70")) as pen:
        near, far = places.near_hand, places.far_hand
        left, right = geo.lerp(far, near, 3.5), geo.lerp(near, far, 2.0)
        droop = [(left[0], left[1] + 34), near, far, (right[0], right[1] + 30)]
        pen.form(geo.ribbon(droop, [9, 15, 9], 40), "#c8683c", "#6a2a2c", "#ffc890", texture=0.3)
        for x, y in (near, far):
            for k in range(4):
                finger = [
                    (x - 18 + k * 10, y - 14),
                    (x - 12 + k * 10, y - 2),
                    (x - 16 + k * 10, y + 11),
                ]
                pen.form(geo.ribbon(finger, [11, 12, 10], 12), "#98643f", volume=5, texture=0)


def braces(pen, places):
    px, py = places.pelvis
    nx, ny = places.neck
    seat = geo.curve(
        [
            (px - 42, py - 34, "c"),
            (px, py - 26),
            (px + 44, py - 38, "c"),
            (px + 50, py + 6),
            (px + 40, py + 50),
            (px + 4, py + 56),
            (px - 36, py + 50),
            (px - 48, py + 6),
        ]
    )
    pen.form(seat, "#3a3658", volume=26, texture=0.5)
    pen.line([(px - 44, py - 32), (px, py - 24), (px + 46, py - 36)], "#3c2a34", 13)
    for dx, low in ((-34, -30), (34, 26)):
        strap = [
            (nx + dx, ny + 12),
            ((nx + px) / 2 + dx * 0.9 + 8, (ny + py) / 2),
            (px + low, py - 30),
        ]
        pen.line(strap, "#b8303c", 10)
    pen.line([(nx - 24, ny + 3), (nx, ny + 14), (nx + 30, ny + 2)], "#e0d4cc", 7)


def shore(art):
    with art.layer("beach", direction=4) as pen:
        sand = geo.curve(
            [
                (-40, 1240, "c"),
                (-40, 962),
                (110, 984),
                (290, 1050),
                (480, 1128),
                (700, 1172),
                (860, 1190),
                (860, 1240, "c"),
            ]
        )
        pen.form(sand, "#ecc6a6", "#b8847c", "#fff0da", volume=70, texture=1.2)
        pen.spots(sand, ["#d8a890", "#fbe4cc"], 120, 1.5, 5, 0.6)
        foam = [(-40, 958), (110, 980), (290, 1046), (480, 1122), (700, 1166), (860, 1184)]
        pen.form(geo.ribbon(foam, [20, 26, 20, 24, 18], 60), "#fffaf4", "#a8c4cc", texture=0.3)


def child(art):
    """Leaning back on the loose end of the world."""
    pose = POSES["standing"].but(
        lean=-24,
        head=-6,
        near_arm=(70, 92),
        far_arm=(84, 98),
        near_leg=(30, 14),
        far_leg=(52, 40),
        near_hand="fist",
        far_hand="fist",
    )
    with art.layer(
        "child",
        detail=1,
        keep=0.16,
        rim=Rim("#fff4e4", 4, 0.6),
        cast=Cast(1156, 0.35, "#8a4a5c", 0.6, 0.2),
    ) as pen:
        places = draw_figure(pen, 196, 1158, 400, CHILD, pose, "three-quarter", "calm")
    with art.layer("loose end", detail=1, warp=0.2, keep=0.2) as pen:
        near, far = places.near_hand, places.far_hand
        edge = [(840, 520), (800, 700), (690, 880), (500, 980), far, near]
        pen.line([(x, y + 6) for x, y in edge[2:]], "#5c7a88", 5, 0.3, blur=2)
        pen.line(edge, "#221c28", 6.5)
        coil = geo.arc(320, 1176, 44, 14, 180, 520, 14)
        tail = [near, (near[0] + 14, near[1] + 90), (270, 1130), *coil]
        pen.line(tail, "#221c28", 6.5)


def bucket(art):
    with (
        art.layer("bucket", detail=0.9, drop=Drop(12, 6, 6, 0.3, "#8a4a5c")) as pen,
        pen.at(470, 1176),
    ):
        pen.line(geo.arc(0, -52, 30, 36, 190, 350), "#6a7a84", 4)
        pail = geo.curve([(-34, -54, "c"), (34, -54, "c"), (25, 4, "c"), (-25, 4, "c")])
        pen.form(pail, "#f0b840", "#a8642c", "#fff0b0", volume=16, texture=0.3)
        pen.form(geo.ellipse(0, -54, 34, 8), "#c88a34", texture=0)


def paint(art: Art) -> None:
    dawn(art)
    sea(art)
    art.repaint("middle")
    shore(art)
    line(art)
    spill(art)
    walker(art)
    child(art)
    bucket(art)
    art.repaint("final")
    glints = art.rng("glints")
    with art.layer("sparkle", warp=0, mottle=0) as pen:
        for _ in range(60):
            x = glints.uniform(0, 800)
            y = float(horizon(x)) + glints.uniform(20, 380)
            if x < 330 and y > 800:
                continue
            pen.fill(
                geo.ellipse(x, y, glints.uniform(2, 7), 1.2),
                vary("#fff4ec", glints),
                0.8,
            )
    art.finish(vignette_colour="#a85a70", vignette=0.32, bloom=0.06)
