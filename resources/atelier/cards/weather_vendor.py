"""A subway vending machine sells weather in jars; the spring of a wet commuter is stuck."""

import math
from contextlib import contextmanager

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from atelier.figures import Expression, Person, draw_head, draw_palm
from light.colour import lighten, vary

CARD = Card(
    seed=37,
    light=(0.85, -0.25),
    hand="thick oil",
    title_en="Exact Change Only",
    title_ru="Без сдачи",
    tags_en=(
        "machine",
        "weather",
        "jar",
        "subway",
        "rain",
        "spring",
        "impatience",
        "choice",
        "forecast",
        "craving",
        "stuck",
        "anger",
    ),
    tags_ru=(
        "автомат",
        "погода",
        "банка",
        "метро",
        "дождь",
        "весна",
        "нетерпение",
        "выбор",
        "прогноз",
        "желание",
        "застряло",
        "злость",
    ),
    description_en="A glowing machine in a subway passage sells weather in jars, and a dripping "
    "commuter beats the glass because his jar of spring is stuck on the spiral.",
    description_ru="Светящийся автомат в переходе метро продаёт погоду в банках, и промокший "
    "пассажир колотит по стеклу: его банка с весной застряла на спирали.",
)

NEON = "#ff5a92"
SUIT = "#463a46"
COMMUTER = Person("young", "thin", "tan", "bald", "#1c1620")
TILT = 7
GLASS = (338, 150, 372, 610)


@contextmanager
def tilted(pen, shift=0.0):
    """The camera is held askew."""
    with pen.at(400, 600, 1, TILT), pen.at(shift - 400, -600):
        yield


def passage(art):
    """A vaulted, tiled corridor that runs away to the left."""
    with art.layer("wall", brush=1.2, warp=0.4) as pen, tilted(pen):
        wall = geo.rectangle(-120, -120, 1040, 1080)
        pen.fill(wall, pen.gradient((0, 0), (700, 0), ["#1c0a14", "#5a1c34"]))
        for j in range(24):
            for i in range(19):
                x, y = -90 + i * 58 + j % 2 * 29, -110 + j * 44
                near = math.exp(-(((x - 500) / 330) ** 2) - ((y - 430) / 480) ** 2)
                tone = vary(lighten("#341220", 0.16 * near), pen.rng, 0.015, 6)
                pen.form(geo.rectangle(x, y, 54, 40, 3), tone, volume=7, texture=0.1)
    with art.layer("mouth of the passage", dissolve=0.1) as pen, tilted(pen, -6):
        arch = [(-120, 980, "c"), (-120, 90), (30, 60), (150, 150), (176, 300), (176, 980, "c")]
        pen.form(geo.curve(arch), "#12060c", "#0a0308", "#3a1422", volume=60, texture=0.5)
        for i, x in enumerate((-60, 20, 84, 128)):
            bright = 0.9 - i * 0.15
            tube = geo.ribbon([(x, 210 + i * 30), (x + 40 - i * 6, 206 + i * 30)], [9, 7], 6)
            pen.halo(x + 20, 208 + i * 30, 46 - i * 6, "#8fd0ff", 0.45 * bright)
            pen.fill(tube, "#d8f0ff", bright)
    with art.layer("floor", direction=3 + TILT, brush=1.3) as pen, tilted(pen):
        floor = geo.curve(
            [(-120, 960), (300, 940), (940, 985), (940, 1400, "c"), (-120, 1400, "c")]
        )
        pen.form(floor, "#1c0a12", "#0c0408", "#4a1828", volume=60, texture=0.6, grain=0.0)


def way_up(art):
    """Steps to the street, where it has not stopped raining."""
    with art.layer("street", warp=0.4, detail=0.4) as pen, tilted(pen, -6):
        door = [(-40, 420, "c"), (-40, 190), (46, 150), (132, 190), (132, 420, "c")]
        pen.fill(
            geo.curve(door), pen.gradient((0, 150), (0, 420), ["#5f7890", "#a8bccc", "#5a6a80"])
        )
        with pen.clip(geo.curve(door)):
            for _ in range(60):
                x, y = pen.rng.uniform(-40, 140), pen.rng.uniform(150, 410)
                pen.line([(x, y), (x - 9, y + 34)], "#e8f2f8", 2.6, 0.7)
        for k in range(9):
            y, grow = 420 + k * 30, k * 9
            step = [(-40 - grow, y), (132 + grow, y), (136 + grow, y + 30), (-44 - grow, y + 30)]
            tone = lighten("#3a2230", 0.12 - k * 0.02)
            pen.form(geo.polygon(step), tone, volume=8, texture=0.3)
            pen.line([(-40 - grow, y), (132 + grow, y)], "#7f93a8", 3, 0.8 - k * 0.07)


def reflection(art):
    """The wet floor gives the neon back in long broken strokes."""
    with art.layer("reflection", warp=1.6, blend="screen") as pen, tilted(pen):
        for _ in range(220):
            y = 990 + 230 * pen.rng.random() ** 1.2
            x = pen.rng.normal(500, 150)
            run = pen.rng.uniform(20, 110)
            tone = vary("#e03a6a" if pen.rng.random() < 0.8 else "#e8a040", pen.rng, 0.05, 10)
            fade = math.exp(-(((x - 520) / 230) ** 2))
            pen.fill(geo.ellipse(x, y, run / 2, 2.4), tone, 0.5 * fade)


def cabinet(pen):
    side = geo.polygon([(262, 66), (300, 40), (300, 1010), (262, 986)])
    pen.form(side, "#4a1238", volume=14, texture=0.4)
    pen.form(geo.rectangle(296, 36, 470, 978, 22), "#c42a5c", "#701438", "#f4608c", volume=30)
    pen.form(geo.rectangle(318, 54, 426, 74, 18), "#ff8ab0", "#e84a7e", "#ffd0ea", volume=16)
    for i in range(9):
        drop = [(0, -24, "c"), (12, 2), (0, 15), (-12, 2)]
        tone = ("#fff2c0", "#ffd0ea", "#c8ecff")[i % 3]
        pen.fill(geo.moved(geo.curve(drop), 348 + i * 46, 94), tone, 0.95)
    x, y, wide, tall = GLASS
    pen.form(geo.rectangle(x - 10, y - 10, wide + 20, tall + 20, 12), "#3a0c30", texture=0)
    pen.fill(
        geo.rectangle(x, y, wide, tall, 6),
        pen.gradient((x, y), (x, y + tall), ["#ffc0d2", "#e04a80", "#962048"]),
    )
    pen.form(geo.rectangle(350, 800, 250, 120, 14), "#2a0a26", volume=18, texture=0.2)
    pen.form(geo.rectangle(362, 812, 226, 60, 8), "#5c1c4a", volume=10, texture=0.2)
    pen.form(geo.rectangle(628, 790, 104, 150, 12), "#7a1a50", volume=12, texture=0.2)
    for i in range(9):
        knob = geo.ellipse(652 + i % 3 * 28, 814 + i // 3 * 28, 9.5)
        pen.form(knob, "#f4c24e" if i == 4 else "#ffc0dd", texture=0)
    pen.form(geo.rectangle(652, 902, 56, 10, 4), "#1a0818", texture=0)


def jar_glass(pen, tint):
    body = geo.curve(
        [(-40, -84), (-46, -66), (-46, -12), (-36, 2), (36, 2), (46, -12), (46, -66), (40, -84)]
    )
    pen.fill(body, tint)
    return body


def jar_top(pen, body):
    pen.form(
        geo.rectangle(-34, -108, 68, 24, 6), "#f2c04c", "#a8682a", "#fff0b8", volume=8, texture=0
    )
    pen.line(body, "#fff0f8", 2.2, 0.7)
    pen.fill(geo.ellipse(-30, -46, 5, 28, 6), "#ffffff", 0.75, blur=1)


def fog(pen):
    for i in range(9):
        puff = geo.blob(pen.rng, pen.rng.normal(0, 22), -14 - i * 8, 30, 12, 8)
        pen.fill(puff, "#e8eaf2", 0.5, blur=4)


def hail(pen):
    pen.fill(geo.blob(pen.rng, 0, -68, 42, 16, 9), "#4f5a80", 0.9, blur=2)
    for x, y in geo.scattered(pen.rng, 22, (-36, -56, 36, -2), 10):
        pen.form(geo.ellipse(x, y, 5), "#f2f8ff", volume=3, texture=0)


def sunset(pen):
    pen.fill(
        geo.rectangle(-50, -90, 100, 100),
        pen.gradient((0, -84), (0, 0), ["#6a3a9a", "#ff8a3a", "#ffe07a"]),
    )
    pen.fill(geo.ellipse(0, -26, 18), "#fff6c0")
    pen.fill(geo.ellipse(0, 0, 60, 20), "#3a1a4a")


def storm(pen):
    pen.fill(geo.rectangle(-50, -90, 100, 100), "#202a4e")
    for x in (-22, 0, 22):
        pen.form(geo.blob(pen.rng, x, -64, 22, 15, 8), "#6a7298", volume=9, texture=0)
    bolt = [(2, -54), (-12, -26), (-1, -28), (-10, -2), (16, -34), (4, -32), (14, -54)]
    pen.fill(geo.polygon(bolt), "#fff2a0")


def rain(pen):
    pen.fill(geo.rectangle(-50, -30, 100, 40), "#3a7ab8", 0.95)
    for x, y in geo.scattered(pen.rng, 24, (-40, -84, 40, -10), 9):
        pen.line([(x, y), (x - 3, y + 12)], "#bfe4ff", 2.4, 0.95)


def snow(pen):
    pen.fill(geo.rectangle(-50, -90, 100, 100), "#4a6aa8")
    pen.fill(geo.ellipse(0, 2, 60, 24), "#ffffff")
    for x, y in geo.scattered(pen.rng, 18, (-38, -80, 38, -24), 11):
        pen.fill(geo.ellipse(x, y, 3.4), "#ffffff")


def rainbow(pen):
    pen.fill(geo.rectangle(-50, -90, 100, 100), "#9ad4f0")
    for i, tone in enumerate(("#e8484a", "#f5a03c", "#f8e05a", "#5ab86a", "#4a7ad0")):
        pen.line(geo.arc(0, -4, 42 - i * 6, 58 - i * 7, 180, 360, 12), tone, 6.4)


def heat(pen):
    pen.fill(geo.rectangle(-50, -90, 100, 100), "#ffd25a")
    for k in range(8):
        end = geo.toward((0, -42), k * 45, 36)
        pen.line([(0, -42), end], "#f0782a", 5)
    pen.fill(geo.ellipse(0, -42, 20), "#f6602a")


def spring(pen):
    pen.fill(geo.rectangle(-50, -90, 100, 100), "#c8f0b0")
    pen.fill(geo.ellipse(0, 4, 60, 24), "#58a848")
    pen.line([(0, -6), (4, -32), (-2, -52)], "#6a4430", 5)
    for x, y in geo.scattered(pen.rng, 22, (-30, -80, 30, -36), 9):
        pen.fill(geo.ellipse(x, y, 7), vary("#ffb8d4", pen.rng, 0.04, 6))


SHELVES = (
    (276, ((396, fog), (524, storm), (650, hail))),
    (436, ((396, sunset), (524, snow), (650, rain))),
    (596, ((396, spring), (524, rainbow), (650, heat))),
    (738, ((396, rain), (524, fog), (650, sunset))),
)
TINTS = {fog: "#6a7294", hail: "#a8c0e0", rain: "#8fb4dc"}


def spiral(pen, x, y, wide):
    for i in range(4):
        pen.line(geo.ellipse(x, y - 12 - i * 3, wide - i * 6, 10), "#f8d8ea", 3.4, 0.9)


def jar(pen, x, y, weather, turn=0.0, size=1.0):
    with pen.at(x, y, size, turn):
        body = jar_glass(pen, TINTS.get(weather, "#f6d8e8"))
        with pen.clip(body):
            weather(pen)
            pen.inside_edge(body, -14, 0, 10, "#3a0a30", 0.4)
        jar_top(pen, body)


def goods(art):
    with art.layer("goods", detail=0.9, keep=0.1, warp=0.3) as pen, tilted(pen):
        shelves(pen)
    art.glow(560, 470, 470, "#ff6a9a", 0.32)


def shelves(pen):
    for y, jars in SHELVES:
        pen.form(geo.rectangle(344, y + 2, 360, 14, 3), "#601434", volume=5, texture=0)
        for x, weather in jars:
            if weather is not spring:
                spiral(pen, x, y, 48)
                jar(pen, x, y, weather)
                pen.line(geo.arc(x, y - 18, 48, 11, 10, 170, 10), "#fbe2f0", 3.6)
    spiral(pen, 396, 596, 48)
    jar(pen, 404, 628, spring, 24, 1.12)
    pen.line(geo.arc(396, 580, 50, 14, -20, 200, 14), "#ffffff", 4.4)
    pane = geo.polygon([(350, 170), (430, 160), (350, 420)])
    pen.fill(pane, "#ffffff", 0.16)
    pen.fill(geo.polygon([(520, 150), (600, 150), (420, 760), (350, 760)]), "#ffffff", 0.10)


def machine(art):
    with (
        art.layer("machine", warp=0.4, detail=0.5, drop=Drop(-26, 10, 30, 0.6)) as pen,
        tilted(pen),
    ):
        cabinet(pen)
    goods(art)


def commuter(art):
    with (
        art.layer(
            "commuter",
            detail=1,
            keep=0.1,
            rim=Rim("#ff86ae", 9, 0.95),
            bounce=Bounce("#c0305c", 0.3),
            drop=Drop(-16, 10, 20, 0.5),
        ) as pen,
        tilted(pen, 26),
    ):
        legs(pen)
        body(pen)
        draw_head(pen, 236, 372, 100, COMMUTER, "profile", RAGE, -6)
        wet_hair(pen)
        arms(pen)


RAGE = Expression(eye="narrow", brow=-4, slant=-16, smile=-0.6, gape=0.55, blush=0.5)


def legs(pen):
    pen.form(geo.ribbon([(150, 800), (96, 960), (30, 1110)], [124, 104, 82], 24), "#33282f")
    pen.form(geo.ribbon([(190, 800), (262, 960), (250, 1120)], [136, 110, 84], 24), "#3d3138")
    for x, y, turn in ((22, 1122, 14), (268, 1140, 2)):
        with pen.at(x, y, 0.95, turn):
            upper = [(-52, -30), (10, -44), (40, -22), (92, -6), (98, 12, "c"), (-54, 12, "c")]
            pen.form(geo.curve(upper), "#1b141a", "#0a070a", "#4a3640", volume=14, texture=0.1)
            pen.form(geo.rectangle(-56, 8, 156, 13, 5), "#b8684a", "#5a2a24", volume=4, texture=0)
            for k in range(3):
                pen.line([(14 + k * 14, -40 + k * 9), (32 + k * 14, -22 + k * 7)], "#e8d8d4", 4)


def body(pen):
    coat = [
        (196, 458),
        (120, 500),
        (78, 590),
        (74, 720),
        (58, 850),
        (40, 930, "c"),
        (150, 960),
        (278, 940, "c"),
        (270, 820),
        (292, 700),
        (306, 580),
        (286, 496),
    ]
    pen.form(geo.curve(coat), SUIT, "#22181f", "#806470", volume=70, texture=0.8, grain=1.5)
    for points in (
        [(100, 640), (150, 730), (140, 900)],
        [(230, 640), (216, 760), (230, 920)],
        [(170, 560), (190, 640), (180, 720)],
    ):
        pen.fold(points, SUIT, 9, 0.6)
    lapel = [(196, 492), (238, 520), (268, 560), (286, 640, "c"), (222, 590, "c"), (226, 560, "c")]
    pen.form(geo.curve(lapel), lighten(SUIT, 0.05), volume=8, texture=0.3)
    shirt = geo.polygon([(252, 470), (298, 500), (300, 610), (272, 560)])
    pen.form(shirt, "#e6d8da", volume=10, texture=0.2)
    pen.form(geo.polygon([(276, 500), (292, 508), (300, 640), (284, 600)]), "#d8a03a", texture=0)
    pen.form(geo.ribbon([(222, 470), (236, 420)], [84, 80], 8), COMMUTER.skin_colour, texture=0)
    collar = [(180, 452), (228, 478), (280, 456, "c"), (292, 480), (240, 512), (184, 486)]
    pen.form(geo.curve(collar), "#efe4e2", volume=8, texture=0)
    tie = [(266, 496), (214, 500), (150, 524), (96, 508), (52, 548)]
    pen.form(geo.ribbon(tie, [20, 26, 34, 40, 44], 40, False), "#e0a43c", volume=10, texture=0.2)
    for x, y in ((200, 504), (160, 520), (124, 516), (92, 512), (66, 536)):
        pen.line([(x - 6, y - 14), (x + 8, y + 14)], "#a8364a", 7)


def wet_hair(pen):
    with pen.at(236, 372, 1.0, -6):
        cap = [
            (-92, 10),
            (-100, -40),
            (-66, -92),
            (4, -108),
            (58, -92),
            (76, -52),
            (60, -62),
            (20, -58),
            (-8, -30),
            (-14, 0),
            (-30, 34),
            (-62, 44),
        ]
        pen.form(geo.curve(cap), "#1c1418", "#0a0608", "#5a4450", volume=26, texture=1, grain=0.4)
        for start, end in (((30, -66), (66, -16)), ((52, -66), (82, -10)), ((8, -56), (30, -20))):
            lock = [start, geo.lerp(start, (end[0], start[1]), 0.7), end]
            pen.form(geo.ribbon(lock, [22, 15, 3], 14), "#1c1418", texture=0)
        for y in (-60, -30, 0):
            pen.line([(-86, y), (-40, y - 26), (10, y - 34)], "#6a5460", 3, 0.6)


def arms(pen):
    skin = COMMUTER.skin_colour
    far = [(284, 520), (352, 470), (362, 330)]
    pen.form(geo.ribbon(far, [84, 70, 50], 24), lighten(SUIT, -0.03), volume=26, texture=0.6)
    draw_palm(pen, 362, 322, 104, 176, "fist", skin)
    near = [(150, 560), (120, 690), (270, 700), (352, 690)]
    pen.form(geo.ribbon(near, [104, 92, 70, 54], 34), SUIT, "#22181f", "#806470", volume=34)
    draw_palm(pen, 352, 692, 96, 92, "open", skin)


def water(art):
    """What drips from him, and the pool he stands in."""
    with art.layer("drips", warp=0, mottle=0) as pen:
        for _ in range(46):
            x, y = pen.rng.uniform(40, 380), pen.rng.uniform(520, 1120)
            run = pen.rng.uniform(8, 22)
            pen.line([(x, y), (x - 1, y + run)], "#ffd0ea", pen.rng.uniform(1.6, 3.2), 0.75)
            pen.fill(geo.ellipse(x - 1, y + run, 2.6, 3.6), "#ffe6f4", 0.85)
        for _ in range(16):
            x, y = pen.rng.uniform(0, 400), pen.rng.uniform(1110, 1185)
            pen.line(geo.ellipse(x, y, pen.rng.uniform(10, 26), 4), "#ff9ad0", 1.8, 0.6)
        for turn in np.linspace(120, 240, 7):
            start, end = geo.toward((372, 214), turn, 44), geo.toward((372, 214), turn, 78)
            pen.line([start, end], "#fff0c0", 5, 0.9)


def paint(art: Art) -> None:
    art.sky(["#1a0810", "#34101e", "#200a14"])
    art.repaint("background")
    passage(art)
    way_up(art)
    art.glow(520, 460, 640, NEON, 0.4)
    art.repaint("middle")
    reflection(art)
    machine(art)
    commuter(art)
    art.repaint("final")
    water(art)
    art.finish(vignette_colour="#240814", vignette=0.35, bloom=0.14)
