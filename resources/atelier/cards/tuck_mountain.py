"""Teams with ropes pull a quilt of fields over a shivering mountain; one foot sticks out."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from atelier.motifs import nature, sky, things
from light.colour import lighten, mix, vary

CARD = Card(
    seed=31,
    light=(-0.75, -0.6),
    hand="dry gouache",
    title_en="Tucking In the Mountain",
    title_ru="Укрывают гору",
    tags_en=(
        "mountain",
        "quilt",
        "fields",
        "rope",
        "foot",
        "people",
        "lullaby",
        "patchwork",
        "care",
        "teamwork",
        "cold",
        "sleep",
        "autumn",
    ),
    tags_ru=(
        "гора",
        "одеяло",
        "поля",
        "верёвка",
        "нога",
        "люди",
        "колыбельная",
        "лоскуты",
        "забота",
        "дружная работа",
        "холод",
        "сон",
        "осень",
    ),
    description_en="Country people haul a huge patchwork quilt of fields with ropes over a bare "
    "mountain that is going to sleep, and one stone foot still sticks out.",
    description_ru="Крестьяне верёвками натягивают огромное лоскутное одеяло из полей на голую "
    "засыпающую гору, а одна каменная ступня всё ещё торчит наружу.",
)

STONE, STONE_DARK, STONE_LIGHT = "#7a669e", "#372a5e", "#d4bedc"
LIMES = ("#98bc30", "#b4cc44", "#749c30", "#c8d060", "#88ac48", "#dcc252", "#5f8a3c", "#b08f3f")
COLUMNS, ROWS = 8, 7
LEFT = [(150, 560), (84, 690), (96, 800), (196, 900)]
RIGHT = [(676, 590), (760, 720), (772, 860), (700, 1010)]
SHIRTS = ("#e8e0cc", "#c8543c", "#3f7f9c", "#e0a83c", "#8a5a9c")


def along(points, t):
    spine = geo.sample(points, 41)
    return tuple(spine[round(t * 40)])


def quilt_point(u, v):
    """u from the left seam to the right, v from the chin to the feet."""
    x, y = geo.lerp(along(LEFT, v), along(RIGHT, v), u)
    rise = math.sin(u * math.pi) * (78 - 150 * v)
    knees = 74 * math.exp(-(((u - 0.42) / 0.2) ** 2) - ((v - 0.56) / 0.18) ** 2)
    knees += 62 * math.exp(-(((u - 0.74) / 0.16) ** 2) - ((v - 0.5) / 0.18) ** 2)
    return (x, y - rise - knees)


def quilt_cell(u0, v0, u1, v1, steps=5):
    ts = [k / steps for k in range(steps)]
    top = [quilt_point(u0 + (u1 - u0) * t, v0) for t in ts]
    right = [quilt_point(u1, v0 + (v1 - v0) * t) for t in ts]
    bottom = [quilt_point(u1 - (u1 - u0) * t, v1) for t in ts]
    left = [quilt_point(u0, v1 - (v1 - v0) * t) for t in ts]
    return geo.polygon([*top, *right, *bottom, *left])


def distance(art):
    for name, y, colour, fog in (("far", 520, "#8f80b0", 0.35), ("middle", 600, "#8a9a60", 0.15)):
        with art.layer(f"{name} hills", fog=("#e8dcb0", fog), brush=1.2) as pen:
            shape = nature.ridge(pen.rng, y, 30, 6)
            pen.form(shape, colour, volume=80, texture=0.7, grain=0.1)
            for _ in range(16):
                x = pen.rng.uniform(-20, 820)
                nature.round_tree(
                    pen, x, y + 40 + pen.rng.uniform(0, 40), pen.rng.uniform(26, 44), "#8fa05c"
                )
    with art.layer("valley", brush=1.1) as pen:
        ground = geo.curve(
            [(-30, 900), (240, 940), (520, 1010), (830, 940), (830, 1240, "c"), (-30, 1240, "c")]
        )
        pen.form(ground, "#94a83c", "#56703c", "#c4cc60", volume=120, texture=0.8, grain=0.1)
        for k in range(9):
            y = 1010 + k * 26
            pen.line([(-20, y - 50), (300, y), (820, y - 30)], "#6f8434", 6, 0.5)


def pillow(art):
    with art.layer("pillow", dissolve=0.2) as pen:
        for x, y, width in ((700, 420, 380), (470, 440, 340), (610, 330, 420)):
            sky.cloud(pen, x, y, width, "#f6efe4", "#c4b4d4", "#fffdf4", 8)


def mountain(art):
    with art.layer(
        "mountain", detail=0.7, brush=1.0, drop=Drop(14, 10, 20, 0.25, "#5c4a86")
    ) as pen:
        body = geo.curve(
            [
                (-30, 820, "c"),
                (-30, 632, "c"),
                (60, 596),
                (130, 560, "c"),
                (190, 520),
                (240, 478, "c"),
                (330, 470),
                (392, 430, "c"),
                (412, 380),
                (404, 330, "c"),
                (440, 280),
                (446, 230, "c"),
                (494, 180),
                (540, 120, "c"),
                (582, 128),
                (604, 108, "c"),
                (660, 164),
                (706, 196, "c"),
                (722, 260),
                (752, 320, "c"),
                (734, 380),
                (742, 430, "c"),
                (800, 500),
                (830, 560, "c"),
                (830, 800),
                (700, 1000),
                (300, 960),
            ],
            tension=0.7,
        )
        pen.form(body, STONE, STONE_DARK, STONE_LIGHT, volume=110, texture=1.0, grain=0.8)
        crags(pen, body)
        with pen.clip(body):
            for points in (
                [(150, 560), (220, 580), (260, 640)],
                [(300, 490), (320, 540), (300, 600)],
                [(720, 440), (690, 520), (700, 600)],
            ):
                pen.line(points, STONE_DARK, 7, 0.5, blur=1)
            pen.spots(body, [lighten(STONE, 0.05), lighten(STONE, -0.05)], 60, 10, 30, 0.4, 3)
        cap = geo.curve(
            [
                (440, 258, "c"),
                (450, 226),
                (494, 174),
                (540, 112, "c"),
                (582, 120),
                (604, 100, "c"),
                (660, 156),
                (708, 190, "c"),
                (716, 246, "c"),
                (690, 222),
                (664, 258, "c"),
                (624, 212),
                (590, 254, "c"),
                (546, 216),
                (506, 264, "c"),
                (474, 234),
            ]
        )
        pen.form(cap, "#f8f6f4", "#b8a8cc", "#ffffff", volume=20, texture=0.3)
        throat(pen, body)
        sleepy_face(pen)


def throat(pen, body):
    """The shade below the jaw, down to the hem of the quilt."""
    under = geo.curve(
        [
            (404, 420, "c"),
            (470, 456),
            (536, 484),
            (584, 492),
            (634, 486),
            (692, 456),
            (744, 424, "c"),
            (790, 620, "c"),
            (360, 620, "c"),
        ]
    )
    with pen.clip(body):
        pen.fill(under, STONE_DARK, 0.55, blur=9)


def crags(pen, body):
    """Broken planes of rock: lit on the left, dark on the right."""
    with pen.clip(body):
        for x, y in geo.scattered(pen.rng, 44, (60, 120, 820, 640), 62):
            tall, wide = pen.rng.uniform(34, 84), pen.rng.uniform(20, 44)
            ridge = (x + pen.rng.normal(0, 6), y - tall * 0.5)
            foot_of_it = (x + pen.rng.normal(0, 10), y + tall * 0.5)
            lit = geo.polygon([ridge, foot_of_it, (x - wide, y + tall * 0.35)])
            dark = geo.polygon([ridge, foot_of_it, (x + wide, y + tall * 0.3)])
            pen.fill(lit, STONE_LIGHT, 0.3)
            pen.fill(dark, STONE_DARK, 0.34)
            pen.line(geo.polygon([ridge, foot_of_it], False), STONE_DARK, 2.5, 0.5)


def sleepy_face(pen):
    for x, lift in ((524, 0), (640, 6)):
        brow = geo.curve(
            [
                (x - 44, 306 + lift),
                (x - 4, 284 + lift),
                (x + 46, 302 + lift, "c"),
                (x + 4, 304 + lift),
            ]
        )
        pen.form(brow, lighten(STONE, -0.06), STONE_DARK, STONE_LIGHT, volume=8, texture=0.4)
        pen.line(geo.arc(x, 326 + lift, 32, 17, 14, 166), "#1f1638", 9)
        for k in range(3):
            a = geo.toward((x, 326 + lift), -34 + k * 34, 22)
            pen.line(geo.polygon([a, (a[0] + (k - 1) * 6, a[1] + 11)], False), "#1f1638", 5)
        pen.fill(geo.ellipse(x + (-14 if x < 580 else 14), 368, 26, 17), "#e08a9c", 0.45, blur=8)
    nose = geo.curve([(572, 312), (590, 316), (602, 372), (584, 388), (556, 382), (562, 350)])
    pen.form(nose, lighten(STONE, 0.03), STONE_DARK, STONE_LIGHT, volume=12, texture=0.4)
    pen.line([(548, 414), (564, 408), (578, 415), (592, 408), (608, 414)], "#1f1638", 8)
    chin = geo.ellipse(582, 460, 54, 24)
    pen.fill(chin, STONE_LIGHT, 0.5, blur=9)
    pen.fill(geo.ellipse(572, 454, 26, 11), "#f0d8e4", 0.3, blur=7)
    pen.line([(583, 450), (581, 461), (584, 472)], STONE_DARK, 4, 0.5, blur=1)


def quilt(art):
    whole = quilt_cell(0, 0, 1, 1, 24)
    with art.layer("quilt", detail=0.75, warp=0.8, drop=Drop(8, 16, 16, 0.4, "#4a3f6a")) as pen:
        pen.form(geo.moved(whole, 4, 16), "#7a8040", "#4a4a3c", volume=20, texture=0.2)
        for j in range(ROWS):
            for i in range(COLUMNS):
                patch(pen, i, j)
        with pen.clip(whole):
            hills_under(pen)
        hem(pen)


def patch(pen, i, j):
    """A field: ploughed, sown, planted with an orchard, or fallow."""
    cell = quilt_cell(i / COLUMNS, j / ROWS, (i + 1) / COLUMNS, (j + 1) / ROWS)
    colour = vary(LIMES[int(pen.rng.integers(len(LIMES)))], pen.rng, 0.02, 5)
    pen.form(cell, colour, volume=12, texture=0.4)
    box = cell.computeTightBounds()
    kind = (i * 3 + j * 5 + i * j) % 5
    with pen.clip(cell):
        if kind in (0, 3):
            lean = 26 if kind else -34
            for k in range(-3, 14):
                x = box.left() + k * 11
                pen.line(
                    [(x, box.top() - 4), (x + lean, box.bottom() + 4)],
                    lighten(colour, -0.11),
                    3.6,
                    0.75,
                )
        elif kind == 1:
            for x, y in geo.scattered(
                pen.rng, 12, (box.left(), box.top(), box.right(), box.bottom()), 17
            ):
                pen.form(
                    geo.ellipse(x, y, 7, 6), "#5f8a3a", "#3a5f34", "#a0c060", volume=4, texture=0
                )
        elif kind == 2:
            for k in range(9):
                y = box.top() + k * 12
                pen.line([(box.left(), y + 6), (box.right(), y - 4)], lighten(colour, 0.09), 4, 0.8)
    stitches = quilt_cell(i / COLUMNS, j / ROWS, (i + 1) / COLUMNS, (j + 1) / ROWS)
    pen.line(stitches, "#5c6a34", 3.2, 0.8)


def hills_under(pen):
    """Light and shade of the knees and belly below the cloth."""
    for u, v, radius, strength in (
        (0.42, 0.46, 130, 0.55),
        (0.74, 0.4, 110, 0.5),
        (0.4, 0.12, 150, 0.3),
    ):
        x, y = quilt_point(u, v)
        light = pen.radial((x - 34, y - 10), radius, ["#fff8c0", "#fff8c0"], alphas=[strength, 0])
        pen.fill(geo.ellipse(x - 34, y - 10, radius), light)
        dark = pen.radial(
            (x + 76, y + 44), radius, ["#3f4a2c", "#3f4a2c"], alphas=[strength * 1.2, 0]
        )
        pen.fill(geo.ellipse(x + 76, y + 44, radius), dark)


def hem(pen):
    for v, wide in ((0.0, 30), (1.0, 24)):
        line = [quilt_point(k / 20, v) for k in range(21)]
        pen.form(
            geo.ribbon(line, [wide, wide], 60),
            "#f4ead0",
            "#a89070",
            "#ffffff",
            volume=10,
            texture=0.3,
        )
        for x, y in geo.sample(line, 46):
            pen.line([(x - 4, y - 7), (x + 4, y + 7)], "#c8543c", 3.5, 0.85)


def foot(art):
    with art.layer("foot", detail=0.8, drop=Drop(14, 12, 16, 0.35, "#4a4a3c")) as pen:
        toes = [
            (258, 862, 52, 62, -4),
            (186, 842, 33, 46, -8),
            (134, 856, 29, 42, -12),
            (90, 884, 26, 37, -18),
            (54, 922, 23, 32, -26),
        ]
        sole = geo.curve(
            [
                (306, 900),
                (318, 972),
                (286, 1040),
                (252, 1090),
                (258, 1140),
                (250, 1196),
                (200, 1226),
                (146, 1212),
                (120, 1164),
                (104, 1090),
                (64, 1040),
                (34, 984),
                (48, 938),
                (110, 902),
                (190, 884),
                (256, 884),
            ]
        )
        pen.form(sole, STONE, STONE_DARK, STONE_LIGHT, volume=70, texture=1.0, grain=0.3)
        crags_of_foot(pen, sole)
        for x, y, rx, ry, turn in toes:
            pen.form(
                geo.ellipse(x, y, rx, ry, turn),
                lighten(STONE, 0.03),
                STONE_DARK,
                STONE_LIGHT,
                volume=26,
                texture=0.6,
            )
            pen.fill(
                geo.ellipse(x - rx * 0.2, y - ry * 0.2, rx * 0.5, ry * 0.5), "#e8b8cc", 0.35, blur=8
            )
        nature.grass(pen, 20, 330, 1222, 70, "#7f8f44", (20, 54))
        for x in (30, 86, 290, 330):
            nature.rock(pen, x, 1226, 70, 46, "#8a78a4")
    with art.layer("shivers", warp=0.4) as pen:
        for x, y, side in (
            (342, 900, 1),
            (362, 930, 1),
            (18, 880, -1),
            (770, 420, 1),
            (784, 380, 1),
            (408, 300, -1),
            (394, 340, -1),
        ):
            wave = [
                (x, y),
                (x + side * 9, y + 11),
                (x, y + 22),
                (x + side * 9, y + 33),
                (x, y + 44),
            ]
            pen.line(wave, "#fbf6ea", 4.5, 0.9)


def crags_of_foot(pen, sole):
    with pen.clip(sole):
        for x, y, rx, ry in ((236, 964, 62, 52), (110, 984, 54, 48), (188, 1166, 52, 48)):
            pen.fill(geo.ellipse(x, y, rx, ry), "#d8a8c4", 0.4, blur=16)
        for points in (
            [(150, 1010), (176, 1060), (170, 1110)],
            [(236, 1040), (206, 1070), (200, 1110)],
            [(60, 1000), (100, 1040), (120, 1090)],
            [(180, 920), (176, 980)],
            [(100, 930), (110, 980)],
        ):
            pen.line(points, STONE_DARK, 5, 0.45, blur=1)


def hauler(pen, x, y, height, index, flip, lean=-24, view="three-quarter"):
    person = Person(
        ("middle", "young", "middle")[index % 3],
        ("broad", "stout", "broad")[index % 3],
        "brown",
        ("short", "crop", "bun")[index % 3],
        hat=("straw", None, "headscarf")[index % 3],
        hat_colour=("#e8c868", "#000000", "#c8543c")[index % 3],
        outfit=Outfit(
            SHIRTS[index % 5],
            hem=0.1,
            trousers=("#5a4a6a", "#4a5a78", "#6a5a44")[index % 3],
            sleeves=0.6,
            belt="#5a3a28",
        ),
    )
    pose = POSES["pushing"].but(
        lean=lean,
        head=6,
        near_arm=(52, 84),
        far_arm=(64, 92),
        near_leg=(34, 22),
        far_leg=(-8, 14),
        near_hand="fist",
        far_hand="fist",
    )
    return draw_figure(
        pen, x, y, height, person, pose, view, Expression(eye="closed", slant=6, smile=-0.3), flip
    )


def teams(art):
    groups = (
        (
            "left team",
            ((118, 566, 118, 0), (66, 596, 126, 1), (16, 634, 132, 2)),
            quilt_point(0.06, 0.0),
            False,
        ),
        ("right team", ((726, 560, 112, 3), (776, 580, 118, 1)), quilt_point(0.95, 0.0), True),
    )
    for name, people, hook, left in groups:
        with art.layer(name, detail=1, keep=0.14, rim=Rim("#fff6cc", 3, 0.5)) as pen:
            grips = [hauler(pen, x, y, size, k, not left).near_hand for x, y, size, k in people]
            things.rope(pen, [hook, *grips], 7, "#c89a5c")
    with art.layer(
        "near team",
        detail=1,
        keep=0.12,
        rim=Rim("#fff6cc", 5, 0.5),
        bounce=Bounce("#c8d070", 0.3),
        drop=Drop(16, 12, 12, 0.35, "#4a4a3c"),
    ) as pen:
        people = ((560, 1150, 236, 0), (664, 1180, 256, 4), (772, 1206, 270, 2))
        grips = [hauler(pen, x, y, size, k, True).near_hand for x, y, size, k in people]
        things.rope(
            pen,
            [quilt_point(0.62, 1.0), (484, 1010), *grips, (840, grips[-1][1] + 24)],
            13,
            "#c89a5c",
        )
        for grip in grips:
            pen.form(geo.ellipse(*grip, 15, 14), "#98643f", texture=0)


def singer(art):
    """An old woman on the summit, singing before the work is done."""
    with art.layer(
        "singer", detail=1, keep=0.14, rim=Rim("#fff6cc", 4, 0.6), drop=Drop(6, 6, 6, 0.3)
    ) as pen:
        person = Person(
            "old",
            "thin",
            "brown",
            "bun",
            outfit=Outfit(
                "#b8433f", trousers=None, skirt="#5a4a7a", skirt_hem=0.85, cloak="#e8b84a"
            ),
        )
        pose = POSES["sitting"].but(
            lean=-8, head=-22, near_arm=(30, 70), far_arm=(96, 132), far_hand="open"
        )
        draw_figure(
            pen,
            584,
            134,
            134,
            person,
            pose,
            "three-quarter",
            Expression(eye="closed", brow=8, smile=0.4, gape=0.9),
            flip=True,
        )
        for k in range(3):
            pen.line(
                geo.arc(520 - k * 6, 58, 22 + k * 20, 26 + k * 20, 150, 216),
                "#fffbe8",
                4,
                0.8 - k * 0.18,
            )


def paint(art: Art) -> None:
    art.sky(["#8f86bc", "#b4a8c8", "#dccfa4", "#e4d888"], [0, 0.2, 0.4, 0.55], wobble=40)
    art.clouds("#fff0cc", 0.35, 300)
    art.glow(80, 260, 460, "#fff0b0", 0.5)
    art.repaint("background")
    distance(art)
    art.repaint("middle")
    pillow(art)
    mountain(art)
    quilt(art)
    foot(art)
    singer(art)
    teams(art)
    haze = np.exp(-(((art.y - 560) / 120) ** 2)) * np.clip(1 - art.x / 500, 0, 1)
    art.shade(np.clip((art.x + art.y * 0.6 - 1000) / 420, 0, 1) * (art.y < 1040), "#5a5a6c", 0.5)
    art.tint(haze, mix("#f8ecb8", "#ffffff", 0.2), 0.25)
    art.repaint("final")
    art.finish(vignette_colour="#2c2a4a", vignette=0.34, curve=0.42)
