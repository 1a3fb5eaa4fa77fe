"""Paper planes leave a clerk's ear in strict formation; a cleaner unfolds one into a meadow."""

import math

import numpy as np
from atelier import Art, Card, Drop
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from atelier.figures.face import draw_face
from atelier.figures.hair import draw_hair_in_front
from atelier.figures.head import FRONT
from atelier.motifs import nature
from light.colour import lighten, mix, vary

CARD = Card(
    seed=49,
    light=(-0.4, -0.9),
    hand="ink-line over wash",
    title_en="Office Hours",
    title_ru="Рабочие часы",
    tags_en=(
        "office",
        "paper plane",
        "clerk",
        "ear",
        "desk",
        "cleaner",
        "meadow",
        "files",
        "daydream",
        "boredom",
        "escape",
        "freedom",
        "Monday",
    ),
    tags_ru=(
        "контора",
        "бумажный самолётик",
        "клерк",
        "ухо",
        "стол",
        "уборщица",
        "луг",
        "папки",
        "мечты",
        "скука",
        "побег",
        "свобода",
        "понедельник",
    ),
    description_en="In a yellowish office a clerk stares ahead, paper planes fly out of his ear in "
    "formation over the other desks, and a cleaner unfolds one that holds a meadow.",
    description_ru="В желтоватой конторе клерк смотрит в одну точку, из его уха строем вылетают "
    "бумажные самолётики, а уборщица разворачивает один из них, и в нём луг.",
)

FLOOR, DESK, FILE = "#9c8a1e", "#565852", "#f4c828"
ROUTE = [
    (378, 742),
    (430, 700),
    (540, 690),
    (640, 640),
    (650, 560),
    (560, 500),
    (400, 480),
    (240, 450),
    (130, 370),
    (150, 270),
    (280, 215),
    (420, 230),
    (530, 262),
]
CLERK = Person("young", "thin", "fair", "short", "#6a3c24")
CLEANER = Person(
    "old",
    "stout",
    "brown",
    "bun",
    outfit=Outfit(
        "#5a8fa8",
        hem=0.55,
        flare=1.3,
        trousers=None,
        stockings="#d8b48c",
        shoes="#4a3428",
        apron="#f4ecd8",
        sleeves=0.6,
    ),
)
DESKS = (  # x, y, size, hair
    (92, 250, 0.7, "#3b2620"),
    (262, 236, 0.7, "#a8642c"),
    (430, 222, 0.7, "#1f1a1c"),
    (60, 408, 0.86, "#8a8078"),
    (270, 392, 0.86, "#4a2c20"),
    (480, 376, 0.86, "#c89a4a"),
    (176, 566, 1.02, "#2a1e1c"),
    (434, 556, 1.02, "#7a4226"),
    (712, 566, 1.02, "#3b2620"),
    (600, 772, 1.22, "#54301f"),
    (770, 950, 1.36, "#8a8078"),
)


def room(art):
    with art.layer("floor", warp=0.6) as pen:
        floor = geo.rectangle(-20, -20, 840, 1240)
        pen.fill(floor, FLOOR)
        for k in range(-14, 22):
            pen.line(geo.polygon([(-40, k * 84), (840, k * 84 - 190)], False), "#94802c", 2, 0.6)
            pen.line(
                geo.polygon([(k * 110 - 300, -20), (k * 110 + 20, 1240)], False), "#94802c", 2, 0.6
            )
    with art.layer("wall", warp=0.5) as pen:
        wall = geo.polygon([(-20, -20), (820, -20), (820, 30), (-20, 170)])
        pen.fill(wall, "#6a7258")
        pen.line(geo.polygon([(-20, 170), (820, 30)], False), "#3a3428", 3)
        for k in range(6):
            x, y = 40 + k * 140, 60 - k * 23
            pen.form(
                geo.polygon([(x, y - 60), (x + 96, y - 76), (x + 96, y + 52), (x, y + 68)]),
                "#8f8248",
                volume=6,
                texture=0,
            )
            for j in range(3):
                pen.line(
                    geo.polygon([(x + 12, y - 20 + j * 28), (x + 84, y - 32 + j * 28)], False),
                    "#5a5030",
                    2.4,
                )


def tubes(art):
    """Fluorescent tubes hang between us and the room."""
    with art.layer("tubes", warp=0.4, drop=Drop(20, 60, 24, 0.2, "#4a4a20")) as pen:
        for x, y, run in ((-40, 128, 330), (520, 118, 330)):
            end = (x + run, y - run * 0.21)
            pen.form(
                geo.ribbon([(x, y), end], [44, 44], 8, caps=False), "#7f8a74", volume=10, texture=0
            )
            for k in (-9, 9):
                pen.form(
                    geo.ribbon([(x + 10, y + k), (end[0] - 10, end[1] + k)], [11, 11], 8),
                    "#f4fff0",
                    "#c0e0b8",
                    "#ffffff",
                    volume=4,
                    texture=0,
                )
            for t in (0.2, 0.8):
                px, py = geo.lerp((x, y), end, t)
                pen.line(geo.polygon([(px, py - 18), (px, -20)], False), "#3a3a30", 2.4)


def desk(pen, x, y, size):
    """A grey desk from above, its front to the lower right."""
    with pen.at(x, y, size):
        pen.fill(
            geo.polygon([(-92, 40), (24, 96), (140, 40), (110, 90), (20, 130), (-70, 90)]),
            "#6a5c20",
            0.45,
            blur=9,
        )
        pen.form(
            geo.polygon([(-96, 4), (16, 56), (16, 108), (-96, 56)]),
            lighten(DESK, -0.1),
            volume=8,
            texture=0.3,
        )
        pen.form(
            geo.polygon([(16, 56), (128, 0), (128, 52), (16, 108)]),
            lighten(DESK, -0.2),
            volume=8,
            texture=0.3,
        )
        pen.form(
            geo.polygon([(-96, 4), (20, -52), (128, 0), (16, 56)]),
            lighten(DESK, 0.04),
            volume=8,
            texture=0,
        )
        for k in range(4):
            bx, by = -52, 2 - k * 8
            pen.form(
                geo.polygon(
                    [(bx - 24, by), (bx + 8, by - 16), (bx + 36, by - 2), (bx + 4, by + 14)]
                ),
                vary(FILE, pen.rng, 0.03, 4),
                volume=3,
                texture=0,
            )
        sheet = geo.polygon([(8, 6), (44, -12), (82, 6), (46, 25)])
        pen.form(sheet, "#fbf6e4", volume=2, texture=0)
        for k in range(3):
            pen.line(
                geo.polygon([(30 + k * 12, 1 + k * 6), (54 + k * 9, -10 + k * 6)], False),
                "#6a6458",
                1.6,
            )


def bent_worker(pen, x, y, size, hair):
    """Somebody seen from above: shoulders, and a head that sinks towards the paper."""
    with pen.at(x + 58 * size, y - 50 * size, size, 24):
        shirt = vary(("#5f6a6c", "#6a5f52", "#4f5f6e", "#6f6a48")[int(x) % 4], pen.rng, 0.03, 6)
        pen.form(
            geo.curve([(-50, 20), (-42, -18), (0, -32), (42, -18), (50, 20), (26, 34), (-26, 34)]),
            shirt,
            volume=16,
            texture=0.3,
        )
        for side in (-1, 1):
            pen.form(
                geo.ribbon([(side * 42, 0), (side * 52, 40), (side * 22, 66)], [22, 19, 14], 16),
                shirt,
                volume=6,
                texture=0,
            )
            pen.form(geo.ellipse(side * 18, 68, 9, 8), "#e0b48c", texture=0)
        pen.form(geo.ellipse(0, 26, 27, 30), "#e0b48c", volume=10, texture=0)
        crown = geo.curve(
            [(-29, 24), (-27, -2), (0, -14), (27, -2), (29, 24), (16, 36), (0, 30), (-16, 36)]
        )
        pen.form(crown, hair, volume=14, texture=0.7)


def office(art):
    with art.layer("desks", warp=0.6, detail=0.8) as pen:
        for x, y, size, hair in DESKS:
            bent_worker(pen, x, y, size, hair)
            desk(pen, x, y, size)
    with art.layer("heads", warp=0.6, detail=0.9) as pen:
        for x, y, size, hair in DESKS:
            bent_worker(pen, x, y + 20 * size, size * 0.98, hair)


def clerk(art):
    with art.layer("clerk", detail=1, keep=0.1, drop=Drop(16, 18, 16, 0.3, "#5a4a18")) as pen:
        body = geo.curve(
            [
                (70, 1010, "c"),
                (86, 930),
                (130, 884),
                (240, 868),
                (350, 884),
                (398, 930),
                (418, 1010, "c"),
            ]
        )
        pen.form(body, "#eef0e8", "#98a49c", volume=40, texture=0.5)
        for points in (
            [(150, 900), (170, 950), (160, 1000)],
            [(330, 900), (316, 950), (324, 1000)],
        ):
            pen.line(points, "#6a7470", 3, 0.7)
        pen.form(
            geo.polygon([(226, 880), (258, 880), (252, 912), (272, 1010), (214, 1010), (234, 912)]),
            FILE,
            "#b8862c",
            volume=6,
            texture=0.2,
        )
        pen.form(geo.ribbon([(240, 880), (240, 820)], [70, 64], 6), "#dcae88", volume=14, texture=0)
        clear_face(pen, 240, 742, 124)
    with art.layer(
        "desk of the clerk", warp=0.5, detail=0.9, drop=Drop(10, 16, 14, 0.3, "#5a4a18")
    ) as pen:
        top = geo.polygon(
            [(-40, 1010), (330, 946), (580, 1040), (560, 1120), (180, 1240), (-40, 1240)]
        )
        pen.form(top, lighten(DESK, 0.06), volume=16, texture=0.2)
        pen.form(
            geo.polygon([(580, 1040), (580, 1150), (250, 1260), (180, 1240), (560, 1118)]),
            lighten(DESK, -0.16),
            volume=10,
            texture=0.3,
        )
        for k in range(9):
            y = 1180 - k * 15
            pile = geo.polygon(
                [(26 + k % 2 * 6, y), (120 + k % 3 * 4, y - 22), (190, y + 8), (92, y + 34)]
            )
            pen.form(pile, vary(FILE, pen.rng, 0.03, 5), volume=3, texture=0)
        page = geo.polygon([(330, 1070), (436, 1036), (516, 1070), (408, 1112)])
        pen.form(page, "#fbf6e4", volume=3, texture=0)
        pen.form(geo.ribbon([(470, 1010), (500, 1034)], [8, 5], 6), "#3f6a8a", texture=0)
    with art.layer("arms", detail=1, keep=0.1, drop=Drop(8, 12, 8, 0.25, "#5a4a18")) as pen:
        for side in (-1, 1):
            elbow, fist = (240 + side * 152, 1034), (240 + side * 90, 838)
            upper = geo.ribbon(
                [(240 + side * 96, 900), (240 + side * 150, 958), elbow], [74, 76, 64], 24
            )
            pen.form(upper, "#e4e8e4", "#8a9894", volume=18, texture=0.3)
            fore = geo.ribbon(
                [elbow, geo.lerp(elbow, fist, 0.5), geo.lerp(elbow, fist, 0.9)], [70, 62, 48], 24
            )
            pen.form(fore, "#f4f4ec", "#8a9894", volume=18, texture=0.3)
            hand(pen, *fist, side)


def clear_face(pen, x, y, radius):
    """The clerk's head in plain wash: no hatching over a face this large."""
    skin, shade = CLERK.skin_colour, "#c98f70"
    mood = Expression(eye="narrow", brow=2, slant=4, smile=-0.05, blush=0.3)
    with pen.at(x, y, radius / 100, 4):
        for side in (-86, 86):
            pen.form(geo.ellipse(side, 14, 15, 23, 6), skin, shade, volume=8, texture=0)
            pen.line(geo.arc(side, 14, 7, 13, -90, 120), shade, 4, 0.6)
        pen.form(geo.symmetric(FRONT), skin, shade, volume=40, texture=0, shadow=0.4)
        draw_face(pen, "front", mood, skin, CLERK.own_hair_colour, CLERK.age, CLERK.glasses)
        draw_hair_in_front(pen, "front", CLERK.hair, CLERK.own_hair_colour)


def hand(pen, x, y, side):
    skin = "#efc6a4"
    pen.form(geo.ellipse(x, y, 42, 40), skin, "#b87a60", volume=16, texture=0)
    for k in range(4):
        finger = geo.ribbon(
            [
                (x + side * 26, y - 24 + k * 16),
                (x - side * 6, y - 28 + k * 16),
                (x - side * 24, y - 18 + k * 15),
            ],
            [18, 19, 15],
            12,
        )
        pen.form(finger, skin, "#b87a60", volume=6, texture=0)


def plane(pen, x, y, size, turn):
    """A folded dart that points along +x."""
    with pen.at(x, y, size / 100, turn):
        pen.form(
            geo.polygon([(60, 0), (-50, -46), (-34, -6)]), "#fffdf4", "#c8c4b0", volume=3, texture=0
        )
        pen.form(
            geo.polygon([(60, 0), (-34, -6), (-40, 22)]), "#d8d0b4", "#98906c", volume=3, texture=0
        )
        pen.form(
            geo.polygon([(60, 0), (-40, 22), (-34, 8), (-50, 36)]),
            "#fffdf4",
            "#c8c4b0",
            volume=3,
            texture=0,
        )


def planes(art):
    spine = geo.sample(ROUTE, 400)
    with art.layer("shadows of planes", warp=0, alpha=0.35, blur=4) as pen:
        for k in range(1, 15):
            x, y = spine[round((k / 14.5) ** 1.2 * 399)]
            pen.fill(geo.ellipse(x + 26, y + 90, 24, 9), "#5a4a18")
    with art.layer("planes", detail=1, keep=0.1, warp=0.4) as pen:
        for k in range(15):
            at = round((k / 14.5) ** 1.2 * 392)
            x, y = spine[at]
            dx, dy = spine[at + 6] - spine[at]
            run = math.hypot(dx, dy) or 1
            nx, ny = -dy / run, dx / run
            size = 26 + 42 * math.sin(min(k / 10, 1) * math.pi / 2)
            for lane in (-1, 0, 1) if k > 2 else (0,):
                shift = lane * size * 0.62
                lag = abs(lane) * size * 0.42
                place = (x + nx * shift - dx / run * lag, y + ny * shift - dy / run * lag)
                plane(pen, *place, size * 0.9, math.degrees(math.atan2(dy, dx)))


def cleaner(art):
    with art.layer("bucket", detail=0.9, drop=Drop(10, 12, 10, 0.3, "#5a4a18")) as pen:
        pen.form(geo.ribbon([(776, 200), (748, 460)], [9, 9], 6), "#a87a4a", volume=4)
        for k in range(12):
            pen.line(
                [(746, 450), (732 + k * 4, 480), (722 + k * 5, 502)],
                vary("#e8e4d8", pen.rng, 0.04),
                5,
            )
        pail = geo.curve([(560, 440, "c"), (640, 436, "c"), (630, 506, "c"), (572, 508, "c")])
        pen.form(pail, "#6a9ab0", "#3a5f78", volume=14, texture=0.3)
        pen.form(geo.ellipse(600, 438, 40, 11), "#cfe4e0", volume=4, texture=0)
    with art.layer("cleaner", detail=1, keep=0.12, drop=Drop(14, 10, 12, 0.3, "#5a4a18")) as pen:
        pose = POSES["standing"].but(
            lean=6, head=14, near_arm=(52, 84), far_arm=(60, 96), near_hand="hold", far_hand="hold"
        )
        draw_figure(
            pen,
            700,
            492,
            360,
            CLEANER,
            pose,
            "three-quarter",
            Expression(eye="wide", brow=12, smile=0.4, gape=0.3),
            flip=True,
        )
    with art.layer("meadow", detail=1, keep=0.1, drop=Drop(10, 14, 10, 0.35, "#5a4a18")) as pen:
        sheet = geo.curve(
            [
                (500, 250, "c"),
                (572, 284),
                (640, 270, "c"),
                (664, 340),
                (652, 400, "c"),
                (580, 408),
                (486, 372, "c"),
                (496, 310),
            ]
        )
        pen.form(sheet, "#5fae3c", "#2f7a34", "#a8dc58", volume=12, texture=0.5)
        with pen.clip(sheet):
            pen.fill(geo.polygon([(480, 240), (670, 260), (660, 318), (486, 304)]), "#8fd0ec")
            pen.fill(
                geo.curve([(480, 316), (540, 290), (600, 312), (670, 292), (670, 420), (480, 420)]),
                "#6cbc40",
            )
        pen.line(sheet, "#fffdf4", 7)
        for left, right, base in ((494, 650, 400), (494, 650, 372), (500, 640, 346)):
            nature.grass(pen, left, right, base, 40, "#4a9a30", (14, 40))
        for x, y, colour in (
            (520, 350, "#e8483c"),
            (556, 378, "#f4f0e8"),
            (600, 356, "#e8483c"),
            (628, 384, "#f0a0c0"),
            (578, 338, "#f4f0e8"),
            (540, 404, "#f0a0c0"),
            (616, 416, "#e8483c"),
            (504, 386, "#f4d03c"),
        ):
            nature.flower(pen, x, y, 18, colour, stem=26)
        for _ in range(40):
            x, y = pen.rng.uniform(480, 660), 396 + abs(pen.rng.normal(0, 40))
            pen.fill(geo.ellipse(x, y, 4, 3), mix("#6cbc40", "#f0a0c0", pen.rng.random()))


def paint(art: Art) -> None:
    art.sky(["#b8a832", FLOOR, "#7c701c"])
    room(art)
    art.shade(np.clip((art.x + art.y - 1100) / 1000, 0, 1), "#6a601c", 0.5)
    art.glow(140, 120, 420, "#d0f0a0", 0.25)
    art.repaint("background")
    office(art)
    cleaner(art)
    planes(art)
    clerk(art)
    tubes(art)
    art.repaint("final")
    art.finish(vignette_colour="#2c2c0c", vignette=0.5, curve=0.5)
