"""Moles in velvet seats look up at glowing roots; the sky above the meadow is dull."""

import math

from atelier import Art, Card, Drop, Rim
from atelier import geometry as geo
from atelier.motifs import nature
from light.colour import vary

CARD = Card(
    seed=79,
    light=(0.0, -1.0),
    hand="thick oil",
    title_en="The Moles' Planetarium",
    title_ru="Планетарий кротов",
    tags_en=(
        "moles",
        "roots",
        "planetarium",
        "lecturer",
        "worm",
        "velvet",
        "meadow",
        "clouds",
        "wonder",
        "science",
        "blindness",
        "faith",
        "underground",
    ),
    tags_ru=(
        "кроты",
        "корни",
        "планетарий",
        "лектор",
        "червяк",
        "бархат",
        "луг",
        "тучи",
        "восторг",
        "наука",
        "слепота",
        "вера",
        "подземелье",
    ),
    description_en="Under a meadow moles in velvet seats gaze at glowing root hairs and mica as "
    "at the stars while a lecturer points with a worm; above, the real evening sky is grey.",
    description_ru="Под лугом кроты в бархатных креслах смотрят на светящиеся корни и слюду, как "
    "на звёзды, лектор показывает червяком; а настоящее вечернее небо наверху пасмурно.",
)

FUR, FUR_DARK, FUR_LIGHT = "#33231f", "#120b0e", "#7a583c"
PINK = "#e89a86"
PLUM = "#5a1c44"
DOME = (400, 800, 366, 540)


def above(art):
    """A grey evening that nobody looks at."""
    with art.layer("meadow", detail=0.4) as pen:
        turf = geo.curve(
            [
                (-20, 176, "c"),
                (120, 164),
                (300, 152),
                (500, 152),
                (680, 164),
                (820, 176, "c"),
                (820, 260, "c"),
                (-20, 260, "c"),
            ]
        )
        pen.form(turf, "#4a5a34", "#2a3424", volume=24, texture=0.8)
    with art.layer("blades", detail=0.5) as pen:
        nature.grass(pen, -10, 810, 176, 210, "#5a6a3c", (14, 46), 0.1)
        for x in (120, 250, 400, 550, 680):
            tall = 74 if x == 400 else 54
            pen.line([(x, 170), (x + 3, 140), (x, 168 - tall)], "#6a7a44", 4)
            for i in range(18):
                end = geo.toward((x, 168 - tall), i * 20, 15)
                pen.line(geo.polygon([(x, 168 - tall), end], False), "#d8d4c4", 2.4, 0.9)


def soil(art):
    with art.layer("soil", detail=0.3, mottle=0.05) as pen:
        earth = geo.polygon([(-20, 204), (820, 204), (820, 1240), (-20, 1240)])
        pen.form(earth, "#4c3820", "#241a10", "#6e5430", volume=60, texture=1.4, grain=0.1)
        for j in range(5):
            y = 250 + j * 60
            pen.line([(-20, y), (400, y - 16), (820, y)], "#3c2618", 16, 0.4, blur=8)
        for x, y in geo.scattered(pen.rng, 46, (0, 230, 800, 900), 46):
            if inside_dome(x, y, 1.06):
                continue
            size = pen.rng.uniform(7, 24)
            stone = geo.blob(pen.rng, x, y, size, size * 0.7, 7)
            pen.form(stone, vary("#7a624c", pen.rng, 0.05, 12), texture=0.4)


def inside_dome(x, y, grow=1.0):
    cx, cy, rx, ry = DOME
    return math.hypot((x - cx) / (rx * grow), (y - cy) / (ry * grow)) < 1


def dome_path(grow=0.0):
    cx, cy, rx, ry = DOME
    return geo.curve(
        [
            (cx - rx - grow, 1240, "c"),
            *geo.arc(cx, cy, rx + grow, ry + grow, 180, 360, 13),
            (cx + rx + grow, 1240, "c"),
        ]
    )


def hall(art):
    with art.layer("rim of the hall", warp=1.4, drop=Drop(0, 0, 16, 0.6, "#120808")) as pen:
        pen.form(dome_path(16), "#8a5c34", "#3c2216", "#d89a54", volume=20, texture=0.8)
    with art.layer("hall", warp=1.4) as pen:
        room = dome_path()
        pen.fill(
            room,
            pen.radial((400, 760), 620, ["#e8b048", "#9a6426", "#3c2418", "#140c10"]),
        )


ROOTS = ((400, 0, 150, 22, 6), (250, -8, 120, 14, 5), (550, 8, 120, 14, 5))
SIDE_ROOTS = ((136, 4, 130, 12, 5), (664, -4, 130, 12, 5))


def crown_of(x):
    cx, cy, rx, ry = DOME
    return cy - ry * math.sqrt(max(1 - ((x - cx) / rx) ** 2, 0.05))


def roots(art):
    """Tap roots come through the ceiling and spread into constellations."""
    with art.layer("tap roots", detail=0.6) as pen:
        for x, _, _, width, _ in (*ROOTS, *SIDE_ROOTS):
            end = crown_of(x) + 16
            points = [(x, 214), (x + 5, (214 + end) / 2), (x, end)]
            pen.form(geo.ribbon(points, [width * 0.7, width * 1.3, width]), "#a8743c", volume=6)
    tips = []
    with art.layer("root glow", warp=0, blend="screen") as pen:
        for x, turn, length, _, _ in (*ROOTS, *SIDE_ROOTS):
            y = crown_of(x)
            end = geo.toward((x, y), turn, length)
            pen.line([(x, y), end], "#ff9a3c", 60, 0.16, blur=26)
    with art.layer("root hairs", detail=0.9, keep=0.2, warp=0.6) as pen:
        for x, turn, length, width, depth in (*ROOTS, *SIDE_ROOTS):
            start = (x, crown_of(x) - 4)
            found = nature.branch(
                pen, *start, length * 0.6, turn, width, "#ffb84a", depth, 32, 0.72
            )
            tips += [tip for tip in found if inside_dome(*tip, 0.97) and tip[1] < 640]
    return tips


def mica(art, tips):
    with art.layer("mica", warp=0, mottle=0) as pen:
        for x, y in tips[::4]:
            if 340 < x < 540 and y > 480:
                continue
            pen.halo(x, y, pen.rng.uniform(12, 22), "#ffc860", 0.34)
            pen.fill(geo.ellipse(x, y, pen.rng.uniform(1.6, 3.6)), "#fff0c0")
        for _ in range(170):
            angle, reach = pen.rng.uniform(math.pi, 2 * math.pi), pen.rng.uniform(0.5, 0.98)
            cx, cy, rx, ry = DOME
            x, y = cx + math.cos(angle) * rx * reach, cy + math.sin(angle) * ry * reach
            glint = geo.moved(
                geo.star(1, 4, 0.4), x, y, pen.rng.uniform(1.5, 6), pen.rng.uniform(0, 90)
            )
            pen.fill(glint, vary("#ffd890", pen.rng, 0.06, 12), pen.rng.uniform(0.5, 1))
        for x, y in ((176, 560), (630, 556), (286, 470), (560, 474), (196, 700), (610, 690)):
            pen.halo(x, y, 40, "#ffc860", 0.7)
            pen.fill(geo.moved(geo.star(14, 4, 0.24), x, y), "#fff6d8")


def seat(pen, wide):
    """The velvet back of a chair, seen from behind."""
    back = geo.symmetric(
        [
            (0, -wide * 0.6),
            (wide * 0.26, -wide * 0.57),
            (wide * 0.44, -wide * 0.44, "c"),
            (wide * 0.47, 0),
            (wide * 0.44, wide * 0.7, "c"),
            (0, wide * 0.72),
        ]
    )
    pen.form(back, PLUM, "#2a0c2c", "#b04a7c", volume=wide * 0.14, texture=0.7, grain=1.57)
    for x, y in ((-0.2, -0.2), (0.2, -0.2), (0, 0.06), (-0.2, 0.32), (0.2, 0.32)):
        pen.fill(geo.ellipse(x * wide, y * wide, wide * 0.05, wide * 0.042), "#34103a", 0.6, blur=3)
        pen.form(geo.ellipse(x * wide, y * wide, wide * 0.022), "#d89a54", texture=0)
    edge = [(-wide * 0.42, -wide * 0.45), (-wide * 0.25, -wide * 0.565), (0, -wide * 0.595)]
    edge += [(wide * 0.25, -wide * 0.565), (wide * 0.42, -wide * 0.45)]
    pen.line(edge, "#e8a85c", wide * 0.025, 0.85)


def mole_behind(pen, wide, tilt):
    """Head thrown back: the snout against the light, two pink hands on the arms."""
    with pen.at(0, -wide * 0.44, 1, tilt):
        trunk = geo.symmetric(
            [
                (0, -wide * 0.1),
                (wide * 0.2, -wide * 0.06),
                (wide * 0.4, wide * 0.16),
                (wide * 0.43, wide * 0.6, "c"),
                (0, wide * 0.6),
            ]
        )
        pen.form(trunk, FUR, FUR_DARK, FUR_LIGHT, volume=wide * 0.14, texture=1.0, grain=1.57)
        head = geo.symmetric(
            [
                (0, -wide * 0.6),
                (wide * 0.06, -wide * 0.58),
                (wide * 0.1, -wide * 0.46),
                (wide * 0.23, -wide * 0.36),
                (wide * 0.31, -wide * 0.18),
                (wide * 0.29, wide * 0.04),
                (wide * 0.16, wide * 0.18),
                (0, wide * 0.22),
            ]
        )
        pen.form(head, FUR, FUR_DARK, FUR_LIGHT, volume=wide * 0.16, texture=1.0, grain=1.57)
        nose = geo.blob(pen.rng, 0, -wide * 0.59, wide * 0.075, wide * 0.06, 8, 0.04)
        pen.form(nose, PINK, "#a8504c", "#ffd0b8", texture=0)
        for side in (-1, 1):
            for rise in (0.46, 0.5, 0.54):
                start = (side * wide * 0.07, -wide * rise)
                pen.line([start, (side * wide * 0.24, -wide * (rise + 0.04))], "#e8c090", 1.6, 0.7)
    for side in (-1, 1):
        place = (side * wide * 0.46, -wide * 0.02)
        for i in range(4):
            end = geo.toward(place, 180 + side * (-24 + i * 22), wide * 0.12)
            pen.form(geo.ribbon([place, end], [wide * 0.06, wide * 0.035]), PINK, texture=0)


def audience(art):
    rows = (
        ("back", 936, 112, 6, 118),
        ("middle", 1030, 150, 5, 160),
        ("front", 1150, 214, 4, 222),
    )
    for name, y, wide, count, step in rows:
        layer = art.layer(
            f"{name} row",
            detail=0.85,
            keep=0.08,
            rim=Rim("#ffb860", wide * 0.03, 0.75),
            drop=Drop(0, -6, 12, 0.4, "#14080c"),
        )
        with layer as pen:
            for i in range(count):
                along = i - (count - 1) / 2
                x = 400 + along * step
                with pen.at(x, y + abs(along) ** 2 * wide * 0.03):
                    mole_behind(pen, wide, -along * 7 + pen.rng.normal(0, 3))
                    with pen.at(0, wide * 0.34):
                        seat(pen, wide)


def stage(art):
    with art.layer("stage", detail=0.6, warp=0.6, rim=Rim("#ffc870", 5, 0.6)) as pen:
        turnip = geo.symmetric(
            [(0, 770), (84, 772), (118, 806), (104, 866), (50, 910), (16, 960), (0, 980)], 0
        )
        with pen.at(400, 52):
            pen.form(turnip, "#d8b48c", "#6a3c4c", "#fff0cc", volume=50, texture=0.6)
            top = geo.ellipse(0, 780, 92, 20)
            pen.form(top, "#9a4a78", "#5a2450", volume=10, texture=0.4)


def lecturer(art):
    """In a bow tie, on a turnip; the pointer is a willing worm."""
    with (
        art.layer("lecturer", detail=1, keep=0.15, rim=Rim("#ffd080", 6, 0.8)) as pen,
        pen.at(396, 838, 0.84),
    ):
        for side in (-1, 1):
            foot = geo.ellipse(side * 34, -4, 30, 12)
            pen.form(foot, PINK, "#a8504c", texture=0)
        body = geo.symmetric(
            [(0, -178), (36, -170), (60, -120), (78, -60), (66, -12), (30, 0), (0, 2)]
        )
        pen.form(body, "#4c342a", FUR_DARK, "#a87854", volume=40, texture=0.8, grain=1.57)
        for side in (-1, 1):
            half = geo.curve(
                [
                    (side * 8, -140, "c"),
                    (side * 50, -136),
                    (side * 78, -66),
                    (side * 72, -18),
                    (side * 34, -14, "c"),
                ]
            )
            pen.form(half, "#7a2c5c", "#34103a", "#c86a94", volume=14, texture=0.4)
        head = geo.curve(
            [
                (-58, -168),
                (-56, -214),
                (-30, -246),
                (6, -258),
                (34, -286),
                (58, -306),
                (72, -296),
                (66, -262),
                (56, -214),
                (46, -170),
                (0, -150),
            ]
        )
        pen.form(head, "#4c342a", FUR_DARK, "#a87854", volume=34, texture=0.7)
        pen.form(geo.ellipse(68, -304, 15, 13), PINK, "#a8504c", "#ffd8c4", texture=0)
        for x, y in ((-6, -220), (32, -236)):
            pen.fill(geo.ellipse(x, y, 17, 17), "#ffe8b0", 0.5)
            pen.line(geo.ellipse(x, y, 17, 17), "#f0c060", 4)
            pen.line(geo.arc(x, y + 2, 8, 6, 200, 340), "#1c1014", 4)
        pen.line([(10, -226), (16, -229)], "#f0c060", 4)
        pen.line([(30, -184), (44, -188), (54, -200)], "#1c1014", 4)
        for side in (-1, 1):
            wing = geo.curve(
                [(0, -146, "c"), (side * 30, -164), (side * 32, -130, "c")], tension=0.5
            )
            pen.form(wing, "#f0c060", volume=6, texture=0)
        pointer(pen)


def mole_hand(pen, x, y, turn):
    for i in range(5):
        end = geo.toward((x, y), turn - 50 + i * 25, 25)
        pen.form(geo.ribbon([(x, y), end], [13, 6]), PINK, "#a8504c", texture=0)
    pen.form(geo.ellipse(x, y, 15), PINK, "#a8504c", texture=0)


def pointer(pen):
    arm = geo.ribbon([(52, -128), (92, -150), (112, -196)], [34, 30, 24], 20)
    pen.form(arm, "#7a2c5c", "#34103a", "#c86a94", volume=12, texture=0.3)
    worm = geo.ribbon(
        [(104, -190), (124, -232), (112, -272), (138, -312), (130, -352), (152, -384)],
        [10, 15, 14, 14, 12, 9],
        50,
    )
    pen.form(worm, "#f0907c", "#a8504c", "#ffd0b8", volume=6, texture=0)
    for x, y in ((124, -232), (122, -248), (112, -272)):
        pen.line([(x - 7, y - 1), (x + 7, y + 1)], "#c8605c", 2.4, 0.8)
    pen.fill(geo.ellipse(150, -378, 2.4), "#2c1014")
    mole_hand(pen, 112, -202, 175)
    other = geo.ribbon([(-54, -128), (-84, -92), (-70, -54)], [34, 30, 24], 20)
    pen.form(other, "#7a2c5c", "#34103a", "#c86a94", volume=12, texture=0.3)
    mole_hand(pen, -66, -48, 40)


def paint(art: Art) -> None:
    art.sky(["#5c6068", "#767672", "#8a8272", "#7a6a58"], [0, 0.06, 0.12, 0.2])
    art.clouds("#9a9488", 0.6, 150, mask=(art.y < 190).astype("float32"))
    art.clouds("#3c4048", 0.6, 170, mask=(art.y < 190).astype("float32"), name="dark")
    soil(art)
    hall(art)
    art.glow(400, 600, 400, "#ffb648", 0.42)
    art.repaint("background", radii=(11, 6, 4))
    above(art)
    tips = roots(art)
    art.repaint("middle")
    stage(art)
    lecturer(art)
    audience(art)
    art.repaint("final")
    mica(art, tips)
    art.motes(50, ["#ffc860", "#ffe0a0"], (0.8, 2), (90, 330, 710, 840))
    art.finish(vignette_colour="#180c10", vignette=0.35, bloom=0.12)
