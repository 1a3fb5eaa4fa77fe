"""In an underground carriage the coats ride alone; only the guide dog has a body."""

import math

from atelier import Art, Card, Drop, Rim
from atelier import geometry as geo
from light.colour import lighten, vary

CARD = Card(
    seed=77,
    light=(-0.1, -0.95),
    hand="thick oil",
    title_en="Last Coach",
    title_ru="Последний вагон",
    tags_en=(
        "coat",
        "underground",
        "dog",
        "commute",
        "emptiness",
        "anonymity",
        "fatigue",
        "hat",
        "newspaper",
        "night",
        "witness",
        "invisible",
    ),
    tags_ru=(
        "пальто",
        "метро",
        "собака",
        "дорога домой",
        "пустота",
        "безымянность",
        "усталость",
        "шляпа",
        "газета",
        "ночь",
        "свидетель",
        "невидимка",
    ),
    description_en="Empty coats ride in an underground carriage: one reads, one leans on its "
    "neighbour, one stands for a fur; only the guide dog has a body and looks at us.",
    description_ru="В вагоне метро едут пустые пальто: одно читает, другое прислонилось к соседу, "
    "третье уступило место шубе; тело есть только у собаки-поводыря, она смотрит на нас.",
)

PALE = "#7fa4aa"


def carriage(art):
    """Black glass, cold tubes of light, a bench along the wall."""
    with art.layer("wall", warp=0.3, brush=0.9, detail=0.4) as pen:
        wall = geo.rectangle(-20, -20, 840, 900)
        pen.fill(wall, pen.gradient((0, 0), (0, 880), ["#588ca2", "#28566c", "#103242"]))
        for x in (-120, 168, 456, 744):
            window(pen, x)
    with art.layer("ceiling", warp=0.3, detail=0.4) as pen:
        roof = geo.polygon([(-20, -20), (820, -20), (820, 70), (-20, 120)])
        pen.form(roof, "#6a9cac", "#34627a", volume=10, texture=0.3)
        for x0, x1 in ((-20, 190), (250, 470), (530, 820)):
            tube = geo.polygon(
                [
                    (x0, 46 - x0 * 0.02),
                    (x1, 46 - x1 * 0.02),
                    (x1, 70 - x1 * 0.03),
                    (x0, 72 - x0 * 0.03),
                ]
            )
            pen.fill(tube, "#f2ffff")
            pen.fill(tube, "#d8f8fa", 0.7, "screen", 14)
    with art.layer("bench", warp=0.3, detail=0.4) as pen:
        pen.form(geo.rectangle(-20, 730, 840, 120, 10), "#285a6c", "#12343c", "#5f9aa0", volume=30)
        pen.form(geo.rectangle(-20, 838, 840, 70, 16), "#306c80", "#163e46", "#6fb0b4", volume=26)
        pen.form(geo.rectangle(-20, 900, 840, 90), "#14282e", volume=10, texture=0.3)
    with art.layer("floor", direction=4) as pen:
        floor = geo.rectangle(-20, 984, 840, 240)
        pen.fill(floor, pen.gradient((0, 984), (0, 1200), ["#0e2c3c", "#1e4c62"]))
        for i in range(13):
            x = -60 + i * 78
            pen.line(
                geo.polygon([(x + (400 - x) * 0.12, 984), (x - (400 - x) * 0.3, 1210)], False),
                "#16282e",
                3,
                0.7,
            )


def window(pen, x):
    frame = geo.rectangle(x, 176, 250, 384, 34)
    pen.form(frame, "#78aebc", "#3a6a72", "#c8ecec", volume=12, texture=0.1)
    glass = geo.rectangle(x + 16, 192, 218, 352, 24)
    pen.fill(glass, pen.gradient((x, 192), (x + 200, 544), ["#0b161c", "#050a0e", "#101f26"]))
    with pen.clip(glass):
        for i in range(4):
            y = 250 + i * 74
            pen.line(geo.polygon([(x, y), (x + 250, y - 6)], False), "#1c3840", 5, 0.7, blur=2)
        pen.fill(
            geo.polygon([(x + 50, 180), (x + 96, 180), (x + 10, 560), (x - 40, 560)]),
            "#7fb8c0",
            0.13,
        )


def straps(art):
    with art.layer(
        "rail and straps", warp=0.3, detail=0.85, drop=Drop(4, 12, 8, 0.35, "#061014")
    ) as pen:
        pen.form(
            geo.ribbon([(-20, 150), (820, 118)], [15, 15], 8),
            "#c8d8da",
            "#5a7a82",
            "#ffffff",
            volume=6,
        )
        for i, x in enumerate((60, 176, 300, 560, 690)):
            y = 148 - x * 0.038
            sway = 10 * math.sin(i * 1.7)
            pen.form(geo.ribbon([(x, y), (x + sway, y + 86)], [15, 13], 6), "#3a2c28", texture=0.2)
            grip = geo.subtract(
                geo.ellipse(x + sway, y + 118, 32, 34), geo.ellipse(x + sway, y + 120, 20, 22)
            )
            pen.form(grip, "#d8e2e0", "#6a868c", "#ffffff", volume=6, texture=0)


def hollow(pen, x, y, wide, tall, colour, turn=0.0):
    """The dark inside of an empty collar, lining and label tab showing."""
    with pen.at(x, y, 1, turn):
        pen.form(geo.ellipse(0, 0, wide, tall), lighten(colour, -0.04), volume=6, texture=0)
        pen.fill(geo.ellipse(0, 3, wide * 0.84, tall * 0.74), "#07090c")
        pen.fill(
            geo.ellipse(0, tall * 0.45, wide * 0.7, tall * 0.3), lighten(colour, -0.16), 0.9, blur=3
        )
        pen.fill(geo.rectangle(-9, -tall * 0.66, 18, 8, 2), "#d8c8a0", 0.9)


def sleeve(pen, points, widths, colour):
    """Ends in an open cuff with nothing in it."""
    arm = geo.union(
        geo.ribbon(points, widths, 40, False), geo.ellipse(*points[0], widths[0] * 0.49)
    )
    pen.fill(geo.moved(arm, 4, 14), "#060d12", 0.5, blur=9)
    pen.form(arm, colour, volume=26, texture=0.8)
    (ax, ay), (bx, by) = points[-2], points[-1]
    angle = math.degrees(math.atan2(bx - ax, by - ay))
    half = widths[-1] / 2
    pen.form(
        geo.ellipse(bx, by, half * 1.04, half * 0.42, -angle), lighten(colour, 0.03), texture=0
    )
    pen.fill(geo.ellipse(bx, by, half * 0.84, half * 0.30, -angle), "#07090c")


def buttons(pen, places, colour):
    for x, y in places:
        pen.form(geo.ellipse(x, y, 9), colour, volume=4, texture=0)


def seated(pen, colour, lap=190):
    """A coat bent over the edge of the bench, seen from the front; collar at (0, 0)."""
    body = [
        (-52, -4),
        (-104, 26),
        (-128, 90),
        (-118, 210),
        (-126, 330),
        (-138, 430),
        (-146, 560 - (190 - lap)),
        (-30, 574 - (190 - lap)),
        (0, 430, "c"),
        (30, 574 - (190 - lap)),
        (146, 560 - (190 - lap)),
        (138, 430),
        (126, 330),
        (118, 210),
        (128, 90),
        (104, 26),
        (52, -4),
    ]
    shape = geo.curve(body)
    pen.form(shape, colour, volume=70, texture=1.0, grain=1.5)
    with pen.clip(shape):
        pen.line([(0, 40), (4, 200), (0, 430)], lighten(colour, -0.13), 5, 0.9)
        for side in (-1, 1):
            pen.fold([(side * 96, 300), (side * 40, 330), (side * 10, 310)], colour, 9, 0.7)
            pen.fold([(side * 110, 400), (side * 80, 480), (side * 96, 560)], colour, 10, 0.6)
        pen.fill(geo.rectangle(-150, 330, 300, 40), lighten(colour, 0.1), 0.35, blur=16)


def lapels(pen, colour, spread=1.0):
    for side in (-1, 1):
        flap = [
            (side * 30, -22, "c"),
            (side * 66, -8),
            (side * 84 * spread, 60, "c"),
            (side * 56, 74, "c"),
            (side * 44, 130),
            (side * 4, 190, "c"),
            (side * 14, 80),
        ]
        pen.form(geo.curve(flap), lighten(colour, 0.03), volume=14, texture=0.5)


def reader(pen):
    """Tweed, with a newspaper held up by two cuffs, and a hat that floats above."""
    tone = "#6b5648"
    seated(pen, tone)
    hollow(pen, 0, -8, 50, 24, tone)
    lapels(pen, tone)
    hat = [
        (-84, -128),
        (-56, -138),
        (-46, -196),
        (0, -204),
        (48, -194),
        (58, -138),
        (88, -128),
        (0, -108),
    ]
    pen.form(geo.curve(hat), "#4a3a34", volume=24, texture=0.6)
    pen.line([(-54, -142), (0, -132), (56, -142)], "#2a1a16", 12)
    sheet = [(-150, 120), (-4, 140), (146, 108), (156, 300), (0, 330), (-146, 310)]
    pen.form(geo.polygon(sheet), "#b8d0d0", "#6a9098", "#e8f8f8", volume=14, texture=0.2)
    pen.line(geo.polygon([(-4, 140), (0, 330)], False), "#8aa0a2", 4)
    for side in (-1, 1):
        for i in range(6):
            y = 160 + i * 25
            pen.line([(side * 26, y), (side * 124, y - side * 4)], "#7a8a8c", 6, 0.7)
    sleeve(pen, [(-108, 60), (-170, 200), (-150, 236)], [76, 66, 58], tone)
    sleeve(pen, [(108, 60), (176, 196), (154, 226)], [76, 66, 58], tone)


def sleeper(pen):
    """A long rust-coloured one that has slid against its neighbour."""
    tone = "#8a4636"
    seated(pen, tone)
    sleeve(pen, [(-104, 70), (-120, 220), (-40, 330)], [78, 68, 56], tone)
    sleeve(pen, [(104, 70), (124, 220), (40, 344)], [78, 68, 56], tone)
    hollow(pen, 0, -8, 50, 24, tone, -8)
    lapels(pen, tone, 0.9)
    scarf = [(-64, 6), (-20, 36), (40, 26), (66, -2)]
    pen.form(geo.ribbon(scarf, [32, 40, 40, 30], 20), "#d8b04a", volume=14, texture=0.5)
    pen.form(geo.ribbon([(34, 28), (52, 110), (46, 190)], [34, 36, 42], 16), "#c89a38", volume=14)


def fur(pen):
    """A lady's fur, very upright, handbag on the lap."""
    tone = "#5c5e60"
    seated(pen, tone)
    for _ in range(420):
        x, y = pen.rng.uniform(-124, 124), pen.rng.uniform(20, 540)
        run = pen.rng.uniform(12, 26)
        lock = vary(tone, pen.rng, 0.06, 6)
        pen.line([(x, y), (x + pen.rng.normal(0, 4), y + run)], lock, pen.rng.uniform(2, 5), 0.7)
    sleeve(pen, [(-100, 70), (-132, 210), (-30, 286)], [92, 86, 76], tone)
    sleeve(pen, [(100, 70), (132, 210), (34, 290)], [92, 86, 76], tone)
    hollow(pen, 0, -10, 54, 26, tone)
    ruff = [
        (-74, 0),
        (-96, 60),
        (-60, 110),
        (0, 130),
        (60, 110),
        (96, 60),
        (74, 0),
        (40, 50),
        (0, 66),
        (-40, 50),
    ]
    pen.form(geo.curve(ruff), "#a8b0ac", volume=26, texture=1.6)
    pen.form(geo.rectangle(-62, 300, 124, 84, 14), "#1e3a40", volume=18, texture=0.3)
    pen.line(geo.arc(0, 302, 34, 38, 180, 360), "#1e3a40", 8)
    pen.form(geo.ellipse(0, 302, 11), "#d8b04a", texture=0)
    hat = [(-60, -84), (-50, -118), (0, -130), (50, -118), (60, -84), (0, -74)]
    pen.form(geo.curve(hat), "#7a2438", volume=18, texture=0.5)
    pen.form(geo.ribbon([(40, -112), (84, -150), (120, -140)], [14, 12, 3], 14), "#d8b04a")


def standing(pen):
    """A long grey-brown overcoat holding on by an empty cuff; seen from the side and behind."""
    tone = "#3c5262"
    coat = [
        (-50, -10),
        (-104, 30),
        (-124, 140),
        (-112, 320),
        (-150, 560),
        (-168, 720, "c"),
        (0, 744),
        (150, 716, "c"),
        (128, 540),
        (106, 320),
        (120, 140),
        (100, 30),
        (46, -10),
    ]
    shape = geo.curve(coat)
    pen.form(shape, tone, "#162830", "#7fa0a6", volume=80, texture=1, grain=1.5)
    with pen.clip(shape):
        pen.line([(0, 330), (-4, 520), (4, 740)], "#26282a", 6)
        pen.form(geo.rectangle(-112, 322, 222, 30, 8), lighten(tone, -0.04), volume=8)
        for x in (-84, -36, 44, 92):
            pen.fold([(x, 370), (x * 1.1, 540), (x * 1.3, 730)], tone, 11, 0.6)
    hollow(pen, 0, -14, 50, 26, tone)
    lapels(pen, tone)
    buttons(pen, ((6, 230), (6, 290)), "#1a2a30")
    hat = [
        (-88, -104),
        (-54, -116),
        (-44, -180),
        (0, -190),
        (46, -178),
        (56, -116),
        (92, -104),
        (0, -84),
    ]
    pen.form(geo.curve(hat), "#3a3c3e", volume=24, texture=0.5)
    pen.line([(-52, -120), (0, -108), (54, -120)], "#161a1c", 13)
    sleeve(pen, [(92, 76), (124, 240), (0, 330), (-124, 352)], [86, 76, 66, 58], "#4f6a74")
    sleeve(pen, [(-92, 70), (-146, -20), (-96, -220)], [86, 74, 62], tone)


def crowd(art):
    cold = Rim("#d8f4f6", 6, 0.7)
    for name, draw, x, y, size, turn in (
        ("reader", reader, 96, 520, 0.86, 0),
        ("sleeper", sleeper, 292, 548, 0.84, -11),
        ("fur", fur, 480, 530, 0.84, 0),
    ):
        with (
            art.layer(
                name, detail=0.8, keep=0.05, rim=cold, drop=Drop(0, 14, 16, 0.55, "#061014")
            ) as pen,
            pen.at(x, y, size, turn),
        ):
            draw(pen)
    with (
        art.layer(
            "standing", detail=0.8, keep=0.05, rim=cold, drop=Drop(-18, 8, 20, 0.6, "#061014")
        ) as pen,
        pen.at(696, 378, 1.06, 3),
    ):
        standing(pen)


def dog(art):
    """A golden guide dog in harness, sitting at the sleepers' feet, looking straight at us."""
    gold, dark, lit = "#d89a40", "#7a4a24", "#ffdc98"
    with (
        art.layer(
            "dog",
            detail=1,
            keep=0.12,
            rim=Rim("#fff4d0", 6, 0.8),
            drop=Drop(0, 14, 18, 0.6, "#061014"),
        ) as pen,
        pen.at(322, 1156, 1.12),
    ):
        tail = [(96, -20), (160, 4), (214, -16), (236, -44)]
        pen.form(geo.ribbon(tail, [40, 38, 34, 8], 24), gold, dark, lit, volume=14, texture=0.8)
        body = [
            (-58, -250),
            (-80, -180),
            (-84, -100),
            (-112, -40),
            (-108, 10),
            (-60, 22),
            (60, 22),
            (112, 10),
            (118, -50),
            (88, -110),
            (80, -190),
            (58, -250),
        ]
        pen.form(geo.curve(body), gold, dark, lit, volume=60, texture=1.2, grain=1.5)
        for side in (-1, 1):
            leg = [(side * 34, -130), (side * 36, -50), (side * 38, 8)]
            pen.form(geo.ribbon(leg, [56, 46, 50], 20), lighten(gold, 0.03), dark, lit, volume=18)
            pen.form(geo.ellipse(side * 42, 14, 34, 18), lighten(gold, 0.04), dark, lit, volume=10)
            for k in (-10, 6):
                pen.line([(side * 42 + k, 12), (side * 42 + k, 26)], dark, 3, 0.8)
        chest = [(-40, -220), (0, -232), (40, -220), (30, -130), (0, -100), (-30, -130)]
        pen.form(geo.curve(chest), lit, gold, "#fff2d0", volume=22, texture=1)
        harness(pen)
        dog_head(pen, gold, dark, lit)


def harness(pen):
    pen.line([(-78, -196), (0, -166), (78, -196)], "#f2f4f0", 22)
    pen.line([(-78, -196), (0, -166), (78, -196)], "#b8c8ca", 4, 0.7)
    pen.form(
        geo.ribbon([(76, -200), (150, -300), (196, -352)], [10, 10, 10], 10), "#e8ecea", texture=0
    )
    pen.form(geo.ribbon([(172, -366), (226, -338)], [14, 14], 6), "#2a3236", texture=0)


def dog_head(pen, gold, dark, lit):
    with pen.at(-6, -300, 1.05, -7):
        skull = [(0, -92), (50, -84), (74, -40), (64, 10), (40, 50), (24, 84), (0, 92)]
        pen.form(geo.symmetric(skull), gold, dark, lit, volume=44, texture=0.8)
        for side in (-1, 1):
            ear = [
                (side * 52, -76, "c"),
                (side * 96, -62),
                (side * 112, 10),
                (side * 92, 50),
                (side * 72, 10),
                (side * 62, -36),
            ]
            pen.form(geo.curve(ear), "#b87a30", dark, "#e8b868", volume=16, texture=0.8)
            pen.fill(geo.ellipse(side * 30, -16, 11, 12), "#1c120e")
            pen.fill(geo.ellipse(side * 30 - 3, -21, 4), "#ffffff")
            pen.line([(side * 18, -40), (side * 32, -46), (side * 46, -36)], dark, 5, 0.7)
        muzzle = [(0, -8), (26, 12), (38, 46), (30, 74), (0, 84)]
        pen.form(geo.symmetric(muzzle), lit, gold, "#fff4d8", volume=18, texture=0.4)
        nose = [(0, 22), (20, 22), (24, 36), (8, 50), (0, 52)]
        pen.form(geo.symmetric(nose), "#2a1a18", volume=8, texture=0)
        pen.line([(0, 50), (0, 62)], "#3a2018", 4)
        pen.line([(-26, 64), (-10, 70), (0, 62), (10, 70), (26, 64)], "#3a2018", 4)


def paint(art: Art) -> None:
    art.sky(["#48829a", "#1f4e64", "#0c2c40"])
    art.repaint("background")
    carriage(art)
    art.glow(380, 40, 420, "#d0f4f6", 0.35, stretch=1.8)
    straps(art)
    art.repaint("middle")
    crowd(art)
    dog(art)
    art.repaint("final")
    art.finish(vignette_colour="#04141a", vignette=0.45, bloom=0.1)
