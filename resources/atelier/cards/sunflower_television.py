"""A night field of sunflowers watches television; one old flower waits for the sun."""

import math

import numpy as np
from atelier import Art, Card, Cast, Drop, Rim
from atelier import geometry as geo
from atelier.creatures import mouse
from atelier.motifs import nature, sky
from light.colour import lighten, mix, vary

CARD = Card(
    seed=62,
    light=(-0.9, 0.1),
    hand="thick oil",
    title_en="The Late Show",
    title_ru="Ночной сеанс",
    tags_en=(
        "sunflowers",
        "television",
        "night",
        "field",
        "stool",
        "screen",
        "crowd",
        "habit",
        "worship",
        "faith",
        "loneliness",
        "dawn",
    ),
    tags_ru=(
        "подсолнухи",
        "телевизор",
        "ночь",
        "поле",
        "табурет",
        "экран",
        "толпа",
        "привычка",
        "поклонение",
        "вера",
        "одиночество",
        "рассвет",
    ),
    description_en="At night a whole field of sunflowers stares at a small television glowing on a "
    "milking stool; one old sunflower looks the other way, where the sun will rise.",
    description_ru="Ночью целое поле подсолнухов уставилось в маленький телевизор на табуретке; "
    "лишь один старый подсолнух смотрит в другую сторону, где взойдёт солнце.",
)

SCREEN = (330, 850)
GLARE = "#fff6a8"


def brightness(x, y):
    """How much of the screen's light arrives at a place, 0..1."""
    return float(np.clip(1.25 - math.hypot(x - SCREEN[0], (y - SCREEN[1]) * 0.9) / 640, 0.06, 1))


def petal_colour(pen, x, y):
    light = brightness(x, y)
    dim, full = "#4c4410", "#ffd21c"
    tone = mix(dim, full, light**0.8)
    return vary(mix(tone, GLARE, max(light - 0.8, 0) * 1.4), pen.rng, 0.02, 5)


def petals(pen, size, squash, ring, shade):
    """One ring of pointed petals round an ellipse, in local axes."""
    count = 17
    for i in range(count):
        angle = 2 * math.pi * (i + 0.5 * ring) / count + pen.rng.normal(0, 0.05)
        reach = size * pen.rng.uniform(0.9, 1.08) * (1.0 if ring else 1.1)
        dx, dy = math.cos(angle) * squash, math.sin(angle)
        nx, ny = -math.sin(angle) * squash, math.cos(angle)
        wide = size * 0.15
        path = geo.curve(
            [
                (dx * size * 0.46 - nx * wide * 0.6, dy * size * 0.46 - ny * wide * 0.6),
                (dx * size * 0.74 - nx * wide, dy * size * 0.74 - ny * wide),
                (dx * reach, dy * reach, "c"),
                (dx * size * 0.74 + nx * wide, dy * size * 0.74 + ny * wide),
                (dx * size * 0.46 + nx * wide * 0.6, dy * size * 0.46 + ny * wide * 0.6),
            ]
        )
        tone = lighten(shade(i / count), -0.05 * (1 - ring))
        if size > 60:
            pen.form(path, tone, volume=wide * 0.6, texture=0.4)
        else:
            pen.fill(path, tone)


def seeds(pen, size, light):
    """The brown eye in the middle: rings of seeds on a spiral."""
    base = mix("#1c1208", "#6a3c14", light)
    pen.form(geo.ellipse(0, 0, size), base, volume=size * 0.5, texture=0.3)
    for k in range(int(size * 2.2)):
        turn, reach = k * 2.39996, size * 0.94 * math.sqrt(k / (size * 2.2))
        tone = mix("#2a1808", "#c8842c", light * (0.3 + 0.7 * reach / size))
        dot = geo.ellipse(math.cos(turn) * reach, math.sin(turn) * reach, max(1.4, size * 0.034))
        pen.fill(dot, tone, 0.85)
    pen.fill(geo.ellipse(0, 0, size * 0.4), mix("#2a2a08", "#8a8a2c", light), 0.5, blur=size * 0.1)


def face(pen, x, y, size):
    """A head that looks at the screen: the nearer it stands, the more it is foreshortened."""
    across, down = SCREEN[0] - x, SCREEN[1] - y
    far = math.hypot(across, down)
    squash = max(0.62, 1 - abs(across) / 900)
    light = brightness(x, y)
    with pen.at(x, y, 1, math.degrees(math.atan2(across, 900)) * -0.5):

        def shade(t):
            towards = math.cos(2 * math.pi * t) * across / (far + 1)
            near = np.clip(0.5 + 0.5 * towards, 0, 1)
            return petal_colour(pen, x + across * 0.25 * near, y + down * 0.25 * near)

        petals(pen, size, squash, 0, shade)
        petals(pen, size * 0.92, squash, 1, shade)
        with pen.at(across / far * size * 0.1, size * 0.05):
            pen.canvas.scale(squash, 1)
            seeds(pen, size * 0.5, light)


def stalk(pen, x, y, foot, size, light):
    """From the ground up, bowed at the neck towards the show."""
    side = 1 if x < SCREEN[0] else -1
    path = [foot, (foot[0] - side * size * 0.12, (foot[1] + y) / 2), (x - side * size * 0.2, y)]
    green = mix("#0c2014", "#5a7a24", light)
    pen.form(geo.ribbon(path, [size * 0.2, size * 0.17, size * 0.13], 24), green, texture=0.4)
    for t, turn in ((0.35, 60), (0.62, -62), (0.8, 50)):
        root = geo.lerp(foot, (x - side * size * 0.16, y), t)
        leaf(pen, root, size * 0.95, turn, green)


def leaf(pen, root, length, turn, colour):
    outline = [(0, 0, "c"), (0.3, -0.26), (0.7, -0.24), (1, 0.06, "c"), (0.66, 0.24), (0.28, 0.2)]
    with pen.at(*root, length, turn - 90 if turn > 0 else -turn + 30, turn < 0):
        pen.form(geo.curve(outline), vary(colour, pen.rng, 0.02, 8), volume=0.1, texture=0.4)
        pen.line([(0, 0), (0.5, 0), (0.95, 0.05)], lighten(colour, 0.08), 0.02, 0.7)


def night(art):
    art.sky(["#060f0c", "#0a1c14", "#143020", "#2a3c1c", "#0c1a10"], [0, 0.12, 0.24, 0.32, 0.45])
    dawn = np.exp(-(((art.x - 880) / 460) ** 2) - ((art.y - 370) / 130) ** 2)
    art.tint(dawn * 0.95, "#f0b848")
    streaks = art.noise("streaks", 120, 2.6, 7) > 0.5
    art.tint(streaks * np.exp(-(((art.y - 250) / 110) ** 2)) * 0.4 * (art.x / 800), "#b8862c")
    art.clouds("#3c5a3c", 0.3, 240, stretch=4, mask=(art.y < 380) * 1.0)
    art.repaint("background")
    with art.layer("stars", warp=0, mottle=0) as pen:
        sky.starfield(pen, 60, (0, 0, 620, 250), radius=(0.8, 1.9))


def far_rows(art):
    """The congregation back to the horizon, head behind head."""
    with art.layer("ground") as pen:
        pen.form(nature.ridge(pen.rng, 372, 8), "#0c2014", volume=30)
    for row in range(9):
        t = row / 8
        y = 376 + 250 * t**1.5
        size = 13 + 40 * t**1.3
        fog = ("#22381c", 0.45 * (1 - t)) if row < 6 else None
        with art.layer(f"row {row}", detail=0.5 + 0.4 * t, fog=fog) as pen:
            step = size * 1.55
            count = int(860 / step)
            pen.fill(geo.rectangle(-20, y + size * 0.6, 840, 700), "#0a1c10", 0.7)
            for i in range(count + 1):
                x = -20 + i * step + (row % 2) * step * 0.5 + pen.rng.normal(0, size * 0.15)
                top = y + pen.rng.normal(0, size * 0.22)
                leaf(pen, (x, top + size * 1.3), size * 0.9, 50 if i % 2 else -50, "#16301a")
                face(pen, x, top, size * pen.rng.uniform(0.9, 1.1))


def television(art):
    with art.layer("stool", detail=0.8, warp=0.4, cast=Cast(1150, 0.5, "#020806", 0.5)) as pen:
        for start, end in (
            ((130, 1000), (84, 1160)),
            ((300, 1000), (340, 1164)),
            ((220, 1010), (214, 1190)),
        ):
            pen.form(geo.ribbon([start, end], [24, 18], 8), "#7a5028", "#1c1008", texture=0.6)
        seat = [(70, 990), (214, 962), (360, 988), (350, 1014), (214, 1036), (80, 1014)]
        pen.form(geo.curve(seat), "#9a6c34", "#2a180c", "#f8d88a", volume=16, grain=0)
    with art.layer("set", detail=1, keep=0.12, warp=0.2, drop=Drop(0, 16, 10, 0.5)) as pen:
        for end in ((60, 586), (262, 560)):
            pen.line(geo.polygon([(160, 742), end], False), "#8a8a78", 5)
            pen.form(geo.ellipse(*end, 9), "#d8d8c0", volume=4)
        pen.form(geo.ellipse(160, 742, 34, 16), "#3a2c20", volume=8)
        side = geo.polygon([(62, 774), (120, 744), (120, 982), (62, 950)])
        pen.form(side, "#3c2412", "#140a06", "#6a4420", volume=12)
        front = geo.polygon([(116, 742), (372, 758), (372, 964), (116, 984)])
        pen.form(front, "#a86a30", "#4a2810", "#f0b868", volume=14, grain=0.05)
        tube = [(0, -96), (68, -91), (88, -66), (93, 0), (88, 66), (68, 91)]
        hole = geo.moved(geo.symmetric([*tube, (0, 96)]), 229, 862, 1.06)
        pen.form(hole, "#2a1a10", volume=8, texture=0)
        glass = geo.moved(geo.symmetric([*tube, (0, 96)]), 229, 862, 0.95)
        pen.fill(glass, pen.radial((240, 850), 130, ["#ffffff", "#fdffe8", "#e4f4b8"]))
        for y in (796, 838):
            pen.form(geo.ellipse(347, y, 14, 15), "#e8cf9a", "#6a4420", volume=6)
            pen.line([(347, y), (352, y - 9)], "#4a2c14", 3)
        for k in range(5):
            pen.line([(335, 884 + k * 13), (360, 884 + k * 13)], "#4a2c14", 4)


def undergrowth(art):
    """Stalks and leaves in the dark under the heads."""
    with art.layer("stalks", detail=0.3) as pen:
        for i in range(46):
            x = -10 + i * 18 + pen.rng.normal(0, 6)
            top = 676 + pen.rng.uniform(0, 50)
            light = brightness(x, 900) * 0.55
            green = mix("#08160e", "#3c6420", light * pen.rng.uniform(0.5, 1))
            sway = pen.rng.normal(0, 12)
            path = [(x, top), (x + sway, 900), (x + sway * 1.5, 1230)]
            pen.form(geo.ribbon(path, [9, 12, 15], 16), green, texture=0)
            for _ in range(3):
                y = pen.rng.uniform(top + 40, 1160)
                turn = pen.rng.choice([-1, 1]) * pen.rng.uniform(40, 70)
                leaf(pen, (x + sway * 0.6, y), pen.rng.uniform(50, 92), turn, green)


def audience(art):
    """The near flowers, bent close enough to spoil their eyes."""
    rows = (
        ("standing left", ((60, 640, 86, 30), (216, 520, 80, 240))),
        ("standing right", ((384, 560, 92, 420), (752, 610, 92, 780))),
        ("front", ((548, 690, 122, 596), (720, 842, 132, 772))),
        ("first row", ((556, 946, 116, 640),)),
    )
    for name, flowers in rows:
        with art.layer(
            name,
            detail=0.9,
            keep=0.05,
            drop=Drop(14, 10, 14, 0.5, "#020806"),
            rim=Rim(GLARE, 4, 0.5),
        ) as pen:
            for x, y, size, foot in flowers:
                stalk(pen, x, y, (foot, 1230), size, brightness(x, y))
                face(pen, x, y, size)


def old_flower(art):
    """Ragged, tall, and the only one with its back to the set."""
    with art.layer(
        "old flower", detail=0.95, keep=0.06, drop=Drop(10, 8, 12, 0.45, "#020806")
    ) as pen:
        path = [(640, 1230), (560, 860), (548, 500), (562, 300), (590, 220)]
        pen.form(geo.ribbon(path, [40, 34, 28, 24, 22], 60), "#4c6420", "#14260f", "#c8c860")
        leaf(pen, (550, 520), 120, -52, "#4a6420")
        leaf(pen, (560, 400), 104, 46, "#2c4418")
        with pen.at(622, 186, 1.2, 6):
            for i in range(21):
                angle = math.radians(-118 + i * 236 / 20)
                reach = 132 * pen.rng.uniform(0.8, 1.1)
                tip = (30 + math.cos(angle) * reach * 0.5, math.sin(angle) * reach)
                root = (12 + math.cos(angle) * 20, math.sin(angle) * 62)
                middle = (root[0] * 0.4 + tip[0] * 0.6 - 8, root[1] * 0.4 + tip[1] * 0.6)
                warm = mix("#a87c18", "#ffd84c", (math.cos(angle) + 1) / 2)
                petal = geo.ribbon([root, middle, tip], [20, 27, 3], 16)
                pen.form(petal, vary(warm, pen.rng, 0.03, 6), volume=8, texture=0.5)
            eye = geo.ellipse(34, 0, 34, 74)
            pen.form(eye, "#6a4418", "#241408", "#e8b04c", volume=20)
            pen.spots(eye, ["#3a2410", "#c8882c"], 50, 2, 4, 0.8)
            back = [
                (40, -66),
                (4, -82),
                (-34, -52),
                (-52, 0),
                (-34, 50),
                (4, 80),
                (40, 66),
                (22, 0),
            ]
            pen.form(geo.curve(back), "#6a8428", "#1f3414", "#e0e878", volume=26)
            for k in range(6):
                y = -70 + k * 28
                sepal = [(-20, y * 0.8, "c"), (6, y - 14), (40, y * 1.3, "c"), (8, y + 12)]
                pen.form(geo.curve(sepal), vary("#7c9430", pen.rng, 0.03), volume=8)


def extras(art):
    with art.layer(
        "mice", detail=1, keep=0.1, rim=Rim(GLARE, 3, 0.7), drop=Drop(10, 4, 6, 0.4)
    ) as pen:
        pen.line([(100, 960), (30, 1010), (60, 1120), (10, 1180), (-20, 1190)], "#080c08", 6)
        mouse(pen, 420, 1176, 84, "#8a7a68", True, True)
        mouse(pen, 486, 1188, 66, "#6a5c50", True, True)


def paint(art: Art) -> None:
    night(art)
    far_rows(art)
    art.glow(300, 820, 560, "#fff4a0", 0.2)
    art.repaint("middle")
    undergrowth(art)
    old_flower(art)
    audience(art)
    television(art)
    extras(art)
    art.glow(250, 850, 300, "#fffbd0", 0.5)
    art.repaint("final")
    art.motes(40, ["#fff8c0", "#ffffff"], (0.8, 2), (60, 480, 640, 1100))
    art.finish(vignette_colour="#04100a", vignette=0.45, bloom=0.16)
