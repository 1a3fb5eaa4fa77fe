"""An old greyhound sleeps on the porch; its shadow gallops over the barn after a bicycle."""

import itertools
import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim
from atelier import geometry as geo
from atelier.motifs import nature
from light.colour import lighten, vary

CARD = Card(
    seed=20,
    light=(-0.9, -0.42),
    hand="thick oil",
    title_en="The Shadow Keeps Running",
    title_ru="А тень всё бежит",
    tags_en=(
        "dog",
        "shadow",
        "bicycle",
        "barn",
        "bowl",
        "evening",
        "dream",
        "youth",
        "old age",
        "freedom",
        "memory",
        "speed",
    ),
    tags_ru=(
        "собака",
        "тень",
        "велосипед",
        "амбар",
        "миска",
        "вечер",
        "сон",
        "молодость",
        "старость",
        "свобода",
        "память",
        "скорость",
    ),
    description_en="An old three-legged greyhound sleeps on a porch while its huge shadow on the "
    "barn wall gallops on four legs after the shadow of a bicycle that nobody rides.",
    description_ru="Старая трёхногая борзая спит на крыльце, а её огромная тень на стене амбара "
    "мчится на четырёх лапах за тенью велосипеда без седока.",
)

SHADOW = "#3c1712"
COAT, COAT_SHADE, COAT_SHINE = "#cdb08a", "#6a4440", "#fbe6bc"
WALL_FOOT = 900


def runner():
    """A greyhound at full stretch, nose to the right, about 560 units long."""
    trunk = geo.curve(
        [
            (-150, -52),
            (-118, -86),
            (-60, -100),
            (10, -86),
            (84, -76),
            (140, -84),
            (186, -104),
            (162, -122),
            (140, -134, "c"),
            (180, -134),
            (218, -124),
            (248, -104),
            (304, -84),
            (310, -72),
            (296, -64),
            (246, -68),
            (216, -62),
            (186, -34),
            (158, 0),
            (112, 26),
            (64, 18),
            (0, -18),
            (-56, -36),
            (-84, -10),
            (-124, -6),
        ]
    )
    limbs = (
        ([(-120, -46), (-134, 8), (-206, 26), (-262, 84), (-290, 90)], [84, 46, 19, 15, 16]),
        ([(-96, -40), (-86, 26), (-146, 72), (-186, 136), (-212, 148)], [70, 40, 18, 14, 16]),
        ([(116, -10), (158, 10), (232, 4), (300, 34), (322, 30)], [60, 28, 17, 14, 17]),
        ([(104, 0), (128, 44), (204, 58), (258, 104), (282, 104)], [54, 26, 16, 13, 16]),
        ([(-142, -58), (-206, -60), (-262, -96), (-308, -92)], [20, 13, 9, 5]),
    )
    return geo.union(trunk, *[geo.ribbon(points, widths) for points, widths in limbs])


def bicycle(pen):
    """Two wheels, a frame, no rider; hubs 220 apart."""
    rear, front = (-112, 0), (112, 0)
    crank, seat, head = (-16, 8), (-44, -104), (80, -116)
    for hub in (rear, front):
        pen.line(geo.ellipse(*hub, 88), SHADOW, 10)
        for i in range(14):
            spoke = geo.toward(hub, i * 360 / 14 + 8, 86)
            pen.line(geo.polygon([hub, spoke], False), SHADOW, 2.0, 0.8)
        pen.fill(geo.ellipse(*hub, 8), SHADOW)
    tubes = ((rear, crank), (rear, seat), (crank, seat), (crank, head), (seat, head))
    for start, end in tubes:
        pen.line(geo.polygon([start, end], False), SHADOW, 9)
    pen.line([head, (88, -70), front], SHADOW, 8)
    pen.line([head, (74, -142), (104, -156), (132, -138), (122, -120)], SHADOW, 8)
    pen.line(geo.polygon([seat, (-50, -126)], False), SHADOW, 8)
    saddle = [(-86, -134), (-50, -138), (-14, -130), (-40, -120), (-76, -120)]
    pen.fill(geo.curve(saddle), SHADOW)
    pen.fill(geo.ellipse(*crank, 17), SHADOW)
    pen.line([(-16, 8), (6, 32), (22, 32)], SHADOW, 6)
    pen.line([(-16, 8), (-36, -16), (-50, -16)], SHADOW, 6)


def boards(pen):
    edges = np.cumsum(np.r_[-12, pen.rng.uniform(64, 88, 14)])
    for left, right in itertools.pairwise(edges):
        tone = vary("#cf8a34", pen.rng, 0.028, 5)
        plank = geo.rectangle(left, -20, right - left - 3, WALL_FOOT + 20, 1)
        pen.form(plank, tone, volume=16, texture=1.6, grain=1.57, shadow=0.5)
        for _ in range(3):
            y = pen.rng.uniform(20, WALL_FOOT - 40)
            x = left + pen.rng.uniform(18, 50)
            for ring in (9, 5):
                pen.line(geo.ellipse(x, y, ring, ring * 1.9), lighten(tone, -0.12), 2, 0.55)


def seams(pen):
    """The gaps stay visible under the shadow."""
    rng = pen.rng
    x = -12.0
    while x < 820:
        x += rng.uniform(64, 88)
        pen.line([(x, -10), (x + rng.normal(0, 1.5), 450), (x, WALL_FOOT)], "#6a2c1a", 3.0, 0.45)
        for y in (62, 468, 836):
            pen.fill(geo.ellipse(x + 14, y + rng.normal(0, 3), 3.4), "#4a1e18", 0.7)


def wall(art):
    with art.layer("boards", warp=0.5, brush=1.2, direction=90) as pen:
        boards(pen)
    light = np.clip(1 - art.x / 900, 0, 1)
    art.tint(light * 0.55 * (art.y < WALL_FOOT), "#ffd86a", 0.8)
    art.shade(np.clip((art.y - 660) / 300, 0, 1) * (art.y < WALL_FOOT), "#b0683c", 0.4)
    art.repaint("background")


def shadows(art):
    with art.layer("running shadow", detail=0.9, alpha=0.86, blur=0.8, dissolve=0.12) as pen:
        with pen.at(352, 596, 1.2, -15):
            pen.fill(runner(), SHADOW)
        with pen.at(566, 218, 1.2, -13):
            bicycle(pen)
    with art.layer("seams", warp=0.3, detail=0.3) as pen:
        seams(pen)


def porch(art):
    with art.layer("floor", direction=2) as pen:
        pen.form(
            geo.rectangle(-20, WALL_FOOT, 840, 250), "#a8743a", "#5a3428", volume=60, texture=1.2
        )
        for y in (906, 938, 984, 1044, 1120):
            pen.line([(-10, y), (400, y + 2), (810, y)], "#5c2c22", 3.5, 0.75)
        for x, top in ((170, 938), (520, 906), (640, 984), (300, 1044), (90, 984)):
            pen.line([(x, top), (x - 8, top + 56)], "#5c2c22", 3, 0.7)
    with art.layer("skirting", warp=0.4) as pen:
        pen.form(geo.rectangle(-20, WALL_FOOT - 26, 840, 28, 2), "#8a4426", texture=0.7)
    with art.layer("step", direction=2, drop=Drop(0, 8, 8, 0.4)) as pen:
        pen.form(geo.rectangle(-20, 1122, 840, 100), "#7c4630", "#3c1e22", volume=30, texture=1.4)
        pen.form(geo.rectangle(-20, 1116, 840, 18, 4), "#d08a4a", volume=6, texture=0.6)
    with art.layer("weeds", detail=0.5) as pen:
        nature.grass(pen, -10, 810, 1206, 130, "#8a7a2e", (16, 64), 0.25)


def rug(pen):
    shape = geo.curve(
        [
            (40, 1000, "c"),
            (300, 990),
            (566, 998, "c"),
            (600, 1088, "c"),
            (320, 1098),
            (4, 1090, "c"),
        ]
    )
    pen.form(shape, "#9c3c34", "#541e28", "#e0804a", volume=18, texture=1.2, grain=0)
    with pen.clip(shape):
        for y, colour in (
            (1012, "#e2b25c"),
            (1034, "#3c5a66"),
            (1064, "#e2b25c"),
            (1080, "#3c5a66"),
        ):
            pen.line([(0, y + 2), (300, y - 4), (620, y + 2)], colour, 6, 0.85)
    for x in range(6, 600, 11):
        pen.line([(x, 1091), (x - 2, 1106)], "#e8c890", 2, 0.8)


def sleeper(pen):
    """Lying with the chin on the forepaws: two forelegs and the far hind leg only."""
    far = lighten(COAT, -0.1)
    pen.form(
        geo.ribbon([(-178, -20), (-210, -6), (-268, -4), (-306, -16)], [20, 12, 9, 5]),
        far,
        COAT_SHADE,
        texture=0.4,
    )
    pen.form(
        geo.ribbon([(-110, -24), (-40, -14), (34, -4), (62, -4)], [40, 24, 17, 20]),
        far,
        COAT_SHADE,
        texture=0.4,
    )
    pen.form(
        geo.ribbon([(96, -18), (190, -16), (292, -10), (336, -9)], [34, 21, 15, 21]),
        far,
        COAT_SHADE,
        texture=0.4,
    )
    body = geo.curve(
        [
            (-176, -4),
            (-208, -50),
            (-194, -106),
            (-146, -138),
            (-86, -132),
            (-22, -114),
            (48, -122),
            (106, -114),
            (152, -88),
            (162, -56),
            (142, -26),
            (110, -2),
            (48, 2),
            (0, -10),
            (-48, -40),
            (-84, -26),
            (-108, 2),
        ]
    )
    pen.form(body, COAT, COAT_SHADE, COAT_SHINE, volume=64, texture=1.8, grain=0.2, shadow=0.85)
    with pen.clip(body):
        for i in range(7):
            x = 96 - i * 18
            rib = [(x, -98), (x - 13, -62), (x - 8, -24)]
            pen.line(rib, COAT_SHADE, 4.5, 0.24, blur=2)
        for _ in range(26):
            x, y = pen.rng.uniform(-180, 60), pen.rng.uniform(-122, -50)
            streak = [(x, y), (x - 6, y + 16), (x - 4, y + 30)]
            pen.line(streak, "#8a6248", 2.6, 0.32, blur=0.6)
    haunch = geo.curve(
        [(-192, -50), (-172, -98), (-128, -110), (-92, -82), (-84, -44), (-96, -20), (-122, -14)]
    )
    pen.form(haunch, COAT, COAT_SHADE, COAT_SHINE, volume=34, texture=1.0)
    pen.line([(-108, -24), (-98, -32), (-94, -44)], "#8a5a4c", 2.4, 0.7)
    pen.form(
        geo.ribbon([(104, -30), (186, -6), (298, 1), (350, 1)], [46, 25, 17, 23]),
        COAT,
        COAT_SHADE,
        COAT_SHINE,
        texture=0.5,
    )
    for x in (338, 346, 353):
        pen.line([(x, -6), (x + 3, 4)], COAT_SHADE, 1.6, 0.7)
    head(pen)


def head(pen):
    skull = geo.curve(
        [
            (126, -62),
            (150, -96),
            (184, -99),
            (214, -82),
            (246, -58),
            (302, -38),
            (322, -27),
            (322, -15),
            (304, -9),
            (250, -13),
            (200, -18),
            (152, -26),
        ]
    )
    pen.form(skull, lighten(COAT, 0.02), COAT_SHADE, COAT_SHINE, volume=30, texture=0.6)
    with pen.clip(skull):
        pen.fill(
            geo.curve([(232, -60), (330, -40), (330, 0), (206, -4), (232, -30)]),
            "#fff4e0",
            0.75,
            blur=8,
        )
    pen.fill(geo.ellipse(316, -27, 9, 7), "#2a1618")
    pen.line([(312, -15), (268, -18), (236, -26)], "#7a5044", 2.6, 0.8)
    pen.line(geo.arc(212, -64, 9, 6, 15, 165), "#2a1618", 3.6)
    pen.line([(198, -82), (210, -83), (222, -76)], "#fff2d8", 4, 0.8)
    ear = geo.curve([(166, -95), (136, -112), (104, -106), (86, -92, "c"), (120, -84), (156, -76)])
    pen.form(ear, lighten(COAT, -0.08), COAT_SHADE, volume=12, texture=0.4)
    pen.line([(114, -110), (136, -72), (128, -22)], "#a8342c", 9, 0.95)
    pen.fill(geo.ellipse(128, -15, 6, 7), "#f0c860")


def dog(art):
    with art.layer("rug", warp=0.6, detail=0.5, drop=Drop(6, 4, 5, 0.4, "#2a1018")) as pen:
        rug(pen)
    with (
        art.layer(
            "dog",
            detail=1,
            keep=0.1,
            rim=Rim("#fff0b8", 4, 0.5),
            bounce=Bounce("#d07a4a", 0.25),
            drop=Drop(26, 10, 9, 0.6, "#2a1018"),
        ) as pen,
        pen.at(250, 1056, 0.98),
    ):
        sleeper(pen)


def bowl(art):
    with (
        art.layer(
            "bowl", detail=0.9, rim=Rim("#fff0b8", 3, 0.7), drop=Drop(24, 6, 6, 0.55, "#2a1018")
        ) as pen,
        pen.at(704, 1068, 0.86, 5),
    ):
        side = geo.curve(
            [(-64, -34, "c"), (-74, 0, "c"), (-40, 10), (40, 10), (74, 0, "c"), (64, -34, "c")]
        )
        pen.form(side, "#4f7f8e", "#1e3a4c", "#bfe0dc", volume=18, texture=0.3)
        pen.form(geo.ellipse(0, -34, 65, 15), "#dfeeea", texture=0)
        pen.fill(geo.ellipse(0, -33, 56, 11), "#6f9ea4")
        for r in (46, 30, 14):
            pen.line(geo.ellipse(2, -33, r, r * 0.19), "#e8f6f0", 2, 0.85)
        for dx, dy, r in ((-30, -66, 5), (8, -84, 6.5), (36, -60, 4.5), (-8, -56, 4)):
            drop = [(dx, dy - r * 2, "c"), (dx + r, dy), (dx, dy + r), (dx - r, dy)]
            pen.form(geo.curve(drop), "#cfe8ea", volume=3, texture=0)
    with art.layer("tremble", warp=0, detail=0.8) as pen:
        for side in (-1, 1):
            for k in (0, 1):
                reach = 76 + 15 * k
                angles = (150, 205) if side < 0 else (-25, 30)
                arc = geo.arc(704, 1046, reach, reach * 0.5, *angles)
                pen.line(arc, "#ffe2a0", 3.2 - k * 0.8, 0.8 - 0.25 * k)


def post(art):
    with art.layer(
        "post",
        warp=0.5,
        detail=0.5,
        rim=Rim("#fff0b8", 6, 0.6),
        drop=Drop(38, 6, 10, 0.5, "#2a1018"),
    ) as pen:
        pen.form(
            geo.rectangle(-14, -20, 58, 1142, 2),
            "#a85c34",
            "#54242a",
            volume=22,
            texture=1.6,
            grain=1.57,
        )
        pen.form(geo.rectangle(-20, 1086, 74, 40, 3), "#b8683a", "#54242a", volume=12, texture=0.8)
    with art.layer("lead", warp=0.3, detail=0.9, drop=Drop(14, 6, 4, 0.5, "#2a1018")) as pen:
        pen.fill(geo.ellipse(32, 470, 7), "#2a1a1c")
        loop = [(32, 470), (12, 540), (20, 640), (44, 668), (60, 630), (46, 540), (32, 470)]
        pen.line(loop, "#7c2430", 7)
        pen.line([(34, 474), (52, 560), (46, 700)], "#7c2430", 7)
        pen.line(geo.ellipse(46, 712, 9, 13), "#e8c46a", 4)


def paint(art: Art) -> None:
    art.sky(["#e8a050", "#c8703a", "#8a4430"])
    wall(art)
    shadows(art)
    porch(art)
    art.repaint("middle")
    post(art)
    dog(art)
    bowl(art)
    art.repaint("final")
    with art.layer("straw", warp=0, mottle=0) as pen:
        for _ in range(46):
            x, y = pen.rng.uniform(60, 800), pen.rng.uniform(930, 1110)
            if x < 620 and y < 1100:
                continue
            turn, run = pen.rng.uniform(0, math.pi), pen.rng.uniform(6, 20)
            end = (x + math.cos(turn) * run, y + math.sin(turn) * run * 0.4)
            pen.line([(x, y), end], "#f2c865", 1.8, 0.75)
    art.motes(46, ["#ffe6a0", "#ffd070"], (0.8, 2.2), (60, 200, 800, 1000))
    art.finish(vignette_colour="#3a1418", vignette=0.28, bloom=0.08)
