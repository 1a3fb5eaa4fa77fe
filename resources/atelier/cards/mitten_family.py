"""A lost glove leads four mittens across a snowy road; a lorry has stopped for them."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Cast, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.motifs import nature, sky
from light.colour import lighten, vary

CARD = Card(
    seed=36,
    light=(-0.55, -0.8),
    hand="dry gouache",
    title_en="A Glove with Children",
    title_ru="Перчатка с детьми",
    tags_en=(
        "glove",
        "mittens",
        "snow",
        "lorry",
        "road",
        "wheel",
        "family",
        "crossing",
        "motherhood",
        "courtesy",
        "lost",
        "cold",
        "winter",
    ),
    tags_ru=(
        "перчатка",
        "варежки",
        "снег",
        "грузовик",
        "дорога",
        "колесо",
        "семья",
        "переход",
        "материнство",
        "вежливость",
        "потеря",
        "холод",
        "зима",
    ),
    description_en="A leather glove walks on its fingers over a snowy road with four red mittens "
    "on a string behind it, and a lorry driver waves them on.",
    description_ru="Кожаная перчатка шагает на пальцах через заснеженную дорогу и ведёт на "
    "верёвочке четыре красные варежки, а водитель грузовика машет им: идите.",
)

LEATHER, LEATHER_DARK, LEATHER_LIGHT = "#b9763c", "#6a3a24", "#eebd7c"
WOOL, WOOL_DARK, WOOL_LIGHT = "#d23a34", "#7f1a2c", "#f58468"
CAB, CAB_DARK, CAB_LIGHT = "#5f9fd4", "#2f64a4", "#bfe2f6"
MITTENS = ((318, 1026, 118, -9), (212, 1052, 104, 7), (122, 1066, 92, -12), (46, 1084, 80, 9))


def road(art):
    with art.layer("bank", fog=("#e8f0f8", 0.3), dissolve=0.2) as pen:
        for i in range(9):
            x = -30 + i * 62 + pen.rng.normal(0, 14)
            nature.pine(pen, x, 770, pen.rng.uniform(150, 260), "#7f9fbc", "#f4f8fa")
        bank = nature.ridge(pen.rng, 762, 10, 7)
        pen.form(bank, "#e4edf4", "#a9c2dc", "#ffffff", volume=60, texture=0.4)
    with art.layer("road", direction=6) as pen:
        ground = geo.curve([(-20, 846), (300, 824), (820, 850), (820, 1240, "c"), (-20, 1240, "c")])
        pen.form(ground, "#c4dbf0", "#86acd8", "#f0f8fc", volume=120, texture=0.7, grain=0.05)
        with pen.clip(ground):
            for y, wide in ((884, 16), (1128, 40)):
                rut = geo.ribbon([(-30, y), (300, y - 18), (830, y + 4)], [wide, wide, wide * 1.3])
                pen.form(rut, "#a9c0d8", "#7f9cc0", "#dfeaf4", volume=wide * 0.4, texture=0.6)
                for i in range(60):
                    x = -20 + i * 14.5
                    sag = y - 18 * math.sin((x + 20) / 860 * math.pi)
                    tread = geo.rectangle(x, sag - wide * 0.3, 6, wide * 0.6, 2, 24)
                    pen.fill(tread, "#8aa6c8", 0.6)


def lorry(art):
    with art.layer(
        "lorry",
        detail=0.7,
        warp=0.7,
        bounce=Bounce("#ffffff", 0.3),
        cast=Cast(956, 0.5, "#4f74a8", 0.5, 0.1),
    ) as pen:
        cab = geo.curve(
            [
                (330, -60, "c"),
                (316, 120),
                (288, 360),
                (278, 560, "c"),
                (272, 740),
                (290, 800, "c"),
                (840, 880, "c"),
                (840, -60, "c"),
            ]
        )
        pen.form(cab, CAB, CAB_DARK, CAB_LIGHT, volume=130, texture=0.6)
        glass = geo.curve([(384, -30, "c"), (360, 210, "c"), (640, 196, "c"), (662, -40, "c")])
        pen.form(glass, "#5f86a4", "#35566f", "#b4d4e4", volume=40, texture=0.3)
        with pen.clip(glass):
            for x in (400, 480):
                band = geo.polygon([(x, 240), (x + 34, 240), (x + 150, -40), (x + 116, -40)])
                pen.fill(band, "#e4f2f8", 0.5, blur=3)
        pen.line(glass, "#2f4a68", 10)
        pen.line(geo.polygon([(690, -30), (672, 330), (664, 640)], False), "#3f6a90", 7)
        for y in range(440, 560, 32):
            pen.form(geo.rectangle(292, y, 120, 17, 7, 1), "#3f658c", "#2a4468", volume=5)
        pen.form(geo.ellipse(330, 640, 54, 54), "#dfe6ea", "#7f94ac", volume=14)
        pen.form(geo.ellipse(328, 640, 41, 41), "#fff0c0", "#d9b878", "#ffffff", volume=14)
        snow_on_cab(pen)


def snow_on_cab(pen):
    for points in (
        [(274, 612, "c"), (300, 582), (336, 574), (384, 598, "c"), (356, 604), (310, 604)],
        [(350, 222, "c"), (430, 198), (540, 206), (652, 200, "c"), (540, 226), (440, 224)],
    ):
        pen.form(geo.curve(points), "#f7fafc", "#b4c8dc", "#ffffff", volume=10, texture=0.2)


def wheel(art):
    with art.layer(
        "wheel",
        detail=0.8,
        warp=0.8,
        drop=Drop(-10, 8, 16, 0.4, "#2c4468"),
        cast=Cast(1034, 0.5, "#4f74a8", 0.5, 0.12),
    ) as pen:
        arch = geo.curve(
            [(386, 880, "c"), (388, 640), (480, 462), (640, 392), (840, 400), (840, 940, "c")]
        )
        pen.form(arch, "#2c3a50", "#161f30", volume=30, texture=0.3)
        x, y, radius = 700, 742, 292
        tyre = geo.ellipse(x, y, radius, radius * 1.0)
        pen.form(tyre, "#3d4656", "#1a2130", "#7f90a8", volume=56, texture=0.6)
        for i in range(36):
            out = geo.toward((x, y), i * 10, radius)
            middle = geo.toward((x, y), i * 10 + 3, radius * 0.86)
            pen.line(geo.polygon([out, middle], False), "#1a2130", 14, 0.9)
        pen.form(geo.ellipse(x, y, radius * 0.62), "#9fb4c8", "#5f7a98", "#eef4f8", volume=30)
        pen.form(geo.ellipse(x, y, radius * 0.5), "#c23f38", "#7a1f2a", "#f08a70", volume=22)
        pen.form(geo.ellipse(x, y, radius * 0.2), "#b7c6d4", "#6a849c", "#ffffff", volume=14)
        for i in range(8):
            bolt = geo.toward((x, y), i * 45 + 10, radius * 0.36)
            pen.form(geo.ellipse(*bolt, 14), "#e4ebf0", "#7f94a8", volume=5, texture=0)
        for _ in range(60):
            place = geo.toward(
                (x, y), pen.rng.uniform(-70, 70), radius * pen.rng.uniform(0.84, 1.0)
            )
            pen.fill(geo.blob(pen.rng, *place, pen.rng.uniform(5, 15), corners=6), "#f4f8fb", 0.9)


def signalling_hand(art):
    """A bare hand out of the cab window: after you."""
    with art.layer(
        "hand",
        detail=1,
        keep=0.12,
        rim=Rim("#ffffff", 5, 0.6),
        drop=Drop(-16, 20, 12, 0.35, "#2c4468"),
    ) as pen:
        skin, dark, shine = "#e2a882", "#a3604c", "#ffd9b4"
        sleeve = geo.curve(
            [
                (840, 60, "c"),
                (700, 134),
                (560, 226, "c"),
                (596, 312, "c"),
                (720, 276),
                (840, 220, "c"),
            ]
        )
        pen.form(sleeve, "#3f6a58", "#234038", "#7fa88c", volume=44, texture=0.8, grain=-0.5)
        patterns.checks("#d8c25a", 15, -30, 0.4)(pen, sleeve)
        cuff = geo.ribbon([(548, 220), (590, 316)], [40, 40], 10)
        pen.form(cuff, "#f0ead8", "#a9a48c", volume=14, texture=0.3)
        with pen.at(556, 272, 1.8, 162):
            fingers = (
                ((58, -18), (98, -24), (134, -12)),
                ((62, -2), (108, -2), (146, 14)),
                ((58, 14), (102, 20), (134, 38)),
                ((50, 28), (84, 40), (106, 58)),
            )
            for finger in fingers:
                pen.form(
                    geo.ribbon(finger, [24, 22, 14], 16), skin, dark, shine, volume=9, texture=0.1
                )
            back = geo.curve(
                [
                    (-14, -24),
                    (20, -34),
                    (56, -34),
                    (74, -14),
                    (70, 24),
                    (52, 38),
                    (18, 34),
                    (-14, 24),
                ]
            )
            pen.form(back, skin, dark, shine, volume=24, texture=0.15)
            thumb = geo.ribbon([(16, -26), (44, -56), (72, -66)], [28, 25, 15], 16)
            pen.form(thumb, lighten(skin, 0.02), dark, shine, volume=10, texture=0.1)
            for x, y in ((58, -16), (62, -1), (58, 14), (50, 27)):
                pen.line([(x - 6, y - 6), (x + 2, y), (x - 6, y + 6)], dark, 2.2, 0.5)


def glove_finger(pen, points, widths):
    pen.form(
        geo.ribbon(points, widths, 30), LEATHER, LEATHER_DARK, LEATHER_LIGHT, volume=18, texture=0.5
    )


def fir_bough(art):
    """A snowy branch over the edge of the road, near the eye."""
    with art.layer("bough", detail=0.6, drop=Drop(14, 20, 16, 0.25, "#4f74a8")) as pen:
        spine = [(-30, 60), (80, 130), (170, 226), (220, 330)]
        pen.form(geo.ribbon(spine, [26, 20, 14, 5], 30), "#6a5a54", volume=8)
        for i, (x, y) in enumerate(geo.sample(spine, 46)):
            for _ in range(16):
                end = geo.toward(
                    (x, y), pen.rng.uniform(-30, 130), pen.rng.uniform(40, 96) - i * 0.8
                )
                needle = vary("#3f7580", pen.rng, 0.06, 8)
                pen.line(geo.polygon([(x, y), end], False), needle, pen.rng.uniform(2.5, 5), 0.9)
        for i, (x, y) in enumerate(geo.sample(spine, 11)):
            load = geo.blob(pen.rng, x + 6, y - 12, 44 - i * 2.4, 25 - i * 1.3, 8, 0.1)
            pen.form(load, "#f6fafc", "#a9c2dc", "#ffffff", volume=16, texture=0.2)


def glove(art):
    """It walks on two long fingers, lifts a third, and holds the string in its thumb."""
    with art.layer(
        "glove",
        detail=1,
        keep=0.12,
        rim=Rim("#fff6dc", 6, 0.6),
        bounce=Bounce("#dbe8ff", 0.4),
        cast=Cast(1118, 0.55, "#4f6fa8", 0.55, 0.14),
    ) as pen:
        glove_finger(pen, [(470, 838), (430, 900), (398, 960), (352, 1000)], [60, 56, 50, 34])
        glove_finger(pen, [(560, 850), (640, 894), (690, 960), (704, 1034)], [56, 54, 48, 34])
        glove_finger(pen, [(500, 850), (486, 950), (462, 1030), (424, 1096)], [64, 60, 52, 36])
        glove_finger(pen, [(546, 850), (574, 950), (584, 1040), (604, 1108)], [62, 60, 52, 36])
        palm = geo.curve(
            [
                (436, 760),
                (430, 690),
                (448, 640),
                (520, 622),
                (590, 640),
                (610, 700),
                (612, 790),
                (592, 874),
                (540, 900),
                (470, 880),
            ]
        )
        pen.form(palm, LEATHER, LEATHER_DARK, LEATHER_LIGHT, volume=60, texture=0.8)
        for x, sway in ((478, -8), (520, 0), (562, 8)):
            pen.line([(x, 700), (x + sway * 0.4, 770), (x + sway, 836)], LEATHER_DARK, 5, 0.8)
            pen.line(
                [(x - 5, 700), (x - 5 + sway * 0.4, 770), (x - 5 + sway, 836)], LEATHER_LIGHT, 2.4
            )
        glove_finger(pen, [(448, 716), (392, 754), (356, 812), (366, 862)], [56, 52, 44, 30])
        for points in (
            [(470, 930), (496, 940)],
            [(452, 1010), (478, 1022)],
            [(556, 960), (596, 954)],
            [(650, 912), (668, 890)],
            [(576, 1040), (606, 1036)],
        ):
            pen.line(points, LEATHER_DARK, 3, 0.6)
        fur = geo.curve(
            [
                (418, 650),
                (424, 596),
                (470, 584),
                (520, 572),
                (580, 586),
                (622, 600),
                (624, 652),
                (580, 668),
                (520, 656),
                (460, 672),
            ]
        )
        pen.form(fur, "#f4e6cc", "#b08a68", "#ffffff", volume=26, texture=1.0)
        for _ in range(150):
            x, y = pen.rng.uniform(418, 624), pen.rng.uniform(584, 664)
            pen.line(
                [(x, y), (x + pen.rng.normal(0, 4), y + 12)], vary("#f0dcb8", pen.rng, 0.06), 3, 0.6
            )
        pen.form(geo.ellipse(520, 706, 11), "#e0b04a", "#7f5520", texture=0)


def mitten(pen, x, y, size, turn):
    """A small mitten that hurries upright on its cuff."""
    with pen.at(x, y, size / 100, turn):
        thumb = geo.ribbon([(22, -34), (48, -46), (54, -70)], [26, 26, 18], 14)
        pen.form(thumb, lighten(WOOL, -0.03), WOOL_DARK, WOOL_LIGHT, volume=9)
        hand = geo.curve(
            [(-30, -18), (-38, -62), (-30, -108), (0, -126), (28, -108), (36, -62), (30, -18)]
        )
        pen.form(hand, WOOL, WOOL_DARK, WOOL_LIGHT, volume=24, texture=0.4)
        patterns.knit(WOOL, 9)(pen, hand)
        with pen.clip(hand):
            for row, y_at in ((0, -74), (1, -56)):
                for k in range(-3, 4):
                    flake = geo.star(7, 4, 0.35)
                    pen.fill(geo.moved(flake, k * 15 + row * 7, y_at), "#fff2e4", 0.95)
        cuff = geo.curve(
            [(-34, -24, "c"), (0, -18), (34, -24, "c"), (36, 0, "c"), (0, 6), (-36, 0, "c")]
        )
        pen.form(cuff, "#fbf1e2", "#b79c8c", "#ffffff", volume=9, texture=0.5)
        for k in range(-3, 4):
            pen.line([(k * 10, -20), (k * 10, 2)], "#c9ad98", 2.4, 0.7)


def mittens(art):
    with art.layer("string", warp=0.6, detail=0.9) as pen:
        tops = [(x + 10, y - size * 0.72) for x, y, size, _ in MITTENS]
        line = [(362, 856)]
        for start, end in zip([(362, 856), *tops[:-1]], tops, strict=True):
            middle = geo.lerp(start, end, 0.5)
            line += [(middle[0], middle[1] + 26), end]
        pen.line(line, "#9c2a2a", 5.5)
        pen.line([(x - 1, y - 1.5) for x, y in line], "#ef8a70", 2)
    with art.layer(
        "mittens",
        detail=1,
        keep=0.12,
        rim=Rim("#fff0e0", 4, 0.5),
        cast=Cast(1084, 0.5, "#4f6fa8", 0.5, 0.14),
    ) as pen:
        for x, y, size, turn in MITTENS:
            mitten(pen, x, y, size, turn)


def prints(art):
    with art.layer("prints", warp=0.6) as pen:
        for x, y in (
            (500, 1140),
            (560, 1150),
            (440, 1128),
            (350, 1118),
            (290, 1138),
            (236, 1106),
            (170, 1128),
            (110, 1116),
            (60, 1140),
            (20, 1118),
        ):
            pen.fill(geo.ellipse(x, y, 17, 7, -6), "#7f9cc4", 0.7, blur=1.5)
            pen.fill(geo.ellipse(x - 3, y + 6, 16, 4, -6), "#ffffff", 0.7, blur=1)


def paint(art: Art) -> None:
    art.sky(["#9cc4ea", "#c4def2", "#e4eff8", "#f2f6f8"], [0, 0.3, 0.55, 0.7])
    art.clouds("#ffffff", 0.6, 320)
    art.glow(120, 300, 520, "#fff4dc", 0.4)
    art.repaint("background")
    road(art)
    art.repaint("middle")
    fir_bough(art)
    lorry(art)
    wheel(art)
    signalling_hand(art)
    prints(art)
    mittens(art)
    glove(art)
    with art.layer("drift", detail=0.5) as pen:
        edge = geo.curve(
            [
                (-20, 1180),
                (180, 1150),
                (420, 1186),
                (640, 1160),
                (820, 1176),
                (820, 1240, "c"),
                (-20, 1240, "c"),
            ]
        )
        pen.form(edge, "#f4f8fb", "#b0c6de", "#ffffff", volume=40, texture=0.5)
    art.tint(
        np.clip((art.noise("blue", 200, 2.6, 3) - 0.5) / 2, 0, 0.4) * (art.y > 860), "#8fb0dc", 0.5
    )
    art.repaint("final")
    with art.layer("snowfall", warp=0, mottle=0) as pen:
        sky.snow(pen, 170, radius=(1.2, 5))
    art.finish(vignette_colour="#3f6a9c", vignette=0.14)
