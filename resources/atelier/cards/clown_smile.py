"""A clown without make-up lies with his face to the wall; his smile floats in a glass."""

import numpy as np
from atelier import Art, Bounce, Card, Cast, Drop, Rim
from atelier import geometry as geo
from light.colour import vary

CARD = Card(
    seed=66,
    light=(0.8, -0.6),
    hand="thick oil",
    title_en="The Smile in the Glass",
    title_ru="Улыбка в стакане",
    tags_en=(
        "clown",
        "smile",
        "glass",
        "bed",
        "shoes",
        "mask",
        "dentist",
        "exhaustion",
        "profession",
        "honesty",
        "loneliness",
    ),
    tags_ru=(
        "клоун",
        "улыбка",
        "стакан",
        "постель",
        "башмаки",
        "маска",
        "зубной врач",
        "усталость",
        "профессия",
        "честность",
        "одиночество",
    ),
    description_en=(
        "An old thin clown without make-up lies in bed with his face to the wall; on the night "
        "stand his wide red smile floats in a glass of water, still smiling, and his big shoes "
        "stand guard."
    ),
    description_ru=(
        "Старый худой клоун без грима лежит в постели лицом к стене; на тумбочке в стакане воды "
        "плавает его широкая красная улыбка и всё ещё улыбается, а большие башмаки стоят на "
        "страже."
    ),
)

SKIN = "#d8a488"
SKIN_DARK = "#7a4440"
SKIN_LIGHT = "#ffdcb8"
SHEET = "#b9a9a6"
SHEET_DARK = "#5f4a54"
SHEET_LIGHT = "#efe0d2"
GLASS = (520, 640)


def room(art):
    art.sky(["#701c30", "#94283c", "#a63242", "#5a1c2c"], [0, 0.3, 0.6, 1])
    with art.layer("wallpaper", warp=0.6, alpha=0.6) as pen:
        for k in range(12):
            stripe = geo.rectangle(-30 + k * 76, -20, 38, 800)
            pen.form(stripe, vary("#b03a48", pen.rng, 0.02, 4), volume=4, texture=0.6, grain=1.5)
        for k in range(12):
            for j in range(8):
                x, y = 27 + k * 76, 40 + j * 92 + (k % 2) * 46
                pen.fill(geo.ellipse(x, y, 8, 13), "#d87468", 0.55)
                pen.fill(geo.ellipse(x, y - 18, 5), "#d87468", 0.5)
    art.shade(np.clip(1 - art.x / 560, 0, 1) ** 1.2, "#7a3434", 0.85)


def hat_on_a_nail(art):
    """The cone with its pompons hangs by the elastic."""
    with (
        art.layer("hat", detail=0.8, keep=0.08, drop=Drop(-22, 16, 14, 0.5, "#24090e")) as pen,
        pen.at(598, 64, 1, 0),
    ):
        pen.line([(0, 0), (-52, 60), (-66, 108)], "#e8c890", 3)
        pen.line([(0, 0), (46, 50), (68, 96)], "#e8c890", 3)
        pen.form(geo.ellipse(0, 0, 8), "#d8b05c", "#4a2c18", texture=0)
        with pen.at(0, 104, 1, 176):
            cone = geo.curve([(-76, 6, "c"), (4, -178, "c"), (74, 10, "c"), (0, 26)])
            pen.form(cone, "#4f8aa8", "#1f3a58", "#a8d8e4", volume=40, texture=0.4)
            for x, y, r in ((2, -182, 24), (2, -94, 18), (-4, -34, 20)):
                pen.form(geo.blob(pen.rng, x, y, r), "#f4e8d4", "#9a7c74", texture=1.0)
            brim = geo.ribbon(
                [(-80, 8), (-40, 24), (0, 30), (40, 26), (78, 12)], [17, 22, 17, 22, 17]
            )
            pen.form(brim, "#e8b43c", "#7a4a18", "#fff0a0", volume=8, texture=0.3)


def bed(art):
    with art.layer("bed head", detail=0.6, drop=Drop(-14, 12, 18, 0.5, "#2c0e14")) as pen:
        for x in (30, 128, 226):
            bar = geo.ribbon([(x, 150 + abs(x - 128) * 0.5), (x, 560)], [17, 17], 8)
            pen.form(bar, "#8a7050", "#3a241c", "#f0d090", volume=6)
        rail = geo.ribbon(
            [(-40, 230), (40, 156), (140, 128), (260, 156), (322, 250), (326, 560)],
            [26, 26, 28, 26, 26, 28],
            40,
        )
        pen.form(rail, "#a08258", "#3f281c", "#ffe4a8", volume=11, texture=0.4)
        pen.form(geo.ellipse(322, 236, 26), "#c09c66", "#4a2f20", "#fff0c0", volume=12)
    with art.layer("pillow", detail=0.6, drop=Drop(-10, 16, 22, 0.45, "#2c0e14")) as pen:
        pillow = geo.curve(
            [
                (-60, 330),
                (40, 300),
                (200, 318),
                (344, 376),
                (392, 466),
                (376, 560),
                (260, 606),
                (60, 610),
                (-60, 590),
            ]
        )
        pen.form(pillow, SHEET, SHEET_DARK, SHEET_LIGHT, volume=80, texture=0.5)
        for points in (
            [(380, 480), (320, 486), (280, 470)],
            [(366, 550), (310, 540), (270, 552)],
            [(330, 400), (300, 420), (280, 410)],
        ):
            pen.fold(points, SHEET, 10, 0.7)


def clown(art):
    with (
        art.layer(
            "clown",
            detail=0.85,
            keep=0.1,
            rim=Rim("#ffd8a0", 7, 0.6),
            bounce=Bounce("#8a3a34", 0.3),
            drop=Drop(-16, 12, 18, 0.45, "#2c0e14"),
        ) as pen,
        pen.at(150, 600, 1, -13),
        pen.at(-150, -600),
    ):
        shoulders(pen)
        nape(pen)


def shoulders(pen):
    """His bare back in an undershirt."""
    back = geo.curve(
        [
            (-120, 700),
            (-40, 620),
            (70, 584),
            (112, 556),
            (104, 470),
            (236, 470),
            (228, 556),
            (262, 584),
            (344, 622),
            (420, 740),
            (440, 900),
            (330, 1010),
            (-120, 1010),
        ]
    )
    pen.form(back, SKIN, SKIN_DARK, SKIN_LIGHT, volume=80, texture=0.3)
    for y in (540, 560):
        pen.line([(132, y), (170, y + 10), (208, y + 2)], SKIN_DARK, 5, 0.45)
    shirt = geo.curve(
        [
            (-60, 1010, "c"),
            (-30, 790),
            (14, 700),
            (34, 592, "c"),
            (84, 582, "c"),
            (104, 650),
            (168, 690),
            (234, 652),
            (258, 586, "c"),
            (308, 602, "c"),
            (310, 700),
            (352, 800),
            (370, 1010, "c"),
        ]
    )
    pen.form(shirt, "#d6ccc2", "#6a545c", "#fff8ea", volume=60, texture=0.4)
    for points in (
        [(90, 720), (110, 790), (96, 860)],
        [(250, 716), (240, 790), (262, 860)],
        [(168, 700), (172, 780), (160, 860)],
    ):
        pen.fold(points, "#d6ccc2", 12, 0.6)


def nape(pen):
    """The back of the head: bald crown, two orange tufts that have lost their spring."""
    skull = geo.curve(
        [
            (70, 430),
            (76, 356),
            (130, 306),
            (206, 306),
            (262, 350),
            (276, 424),
            (250, 492),
            (190, 528),
            (120, 516),
            (84, 480),
        ]
    )
    tuft_far = geo.curve([(96, 400), (44, 372), (14, 414), (22, 470), (64, 494), (104, 470)])
    pen.form(tuft_far, "#c8641f", "#6a2a14", "#f4a04a", volume=20, texture=1.2)
    pen.form(skull, SKIN, SKIN_DARK, SKIN_LIGHT, volume=60, texture=0.2)
    pen.form(geo.ellipse(242, 446, 22, 36, 8), SKIN, SKIN_DARK, SKIN_LIGHT, volume=10, texture=0)
    pen.line(geo.arc(243, 446, 11, 20, -100, 100), SKIN_DARK, 4, 0.6)
    locks = [geo.ellipse(236, 500, 38)]
    for k in range(9):
        angle = -60 + k * 42
        x, y = geo.toward((236, 500), angle, 34)
        locks.append(geo.ellipse(x, y, 27, 24, angle))
    for lock in locks:
        pen.form(
            lock, vary("#d8742a", pen.rng, 0.03, 5), "#7a3014", "#ffb860", volume=12, texture=0.8
        )
    crease = [(148, 336), (182, 346), (214, 336)]
    pen.line(crease, SKIN_DARK, 4, 0.35)
    pen.line([(104, 318), (92, 360), (98, 400)], "#f4ece4", 7, 0.6)


def blanket(art):
    with art.layer("blanket", detail=0.5, drop=Drop(0, -12, 18, 0.35, "#2c0e14")) as pen:
        cover = geo.curve(
            [
                (-60, 800, "c"),
                (40, 850),
                (150, 806),
                (260, 846),
                (360, 812),
                (452, 880),
                (470, 1010),
                (440, 1240, "c"),
                (-60, 1240, "c"),
            ]
        )
        pen.form(cover, "#8d7f86", "#42323f", "#d8c8c0", volume=100, texture=0.7)
        for points in (
            [(150, 820), (140, 940), (90, 1080)],
            [(270, 850), (280, 980), (250, 1160)],
            [(380, 830), (400, 960), (380, 1110)],
            [(40, 860), (40, 980), (0, 1080)],
        ):
            pen.fold(points, "#8d7f86", 17, 0.7)
        turned = geo.curve(
            [
                (-60, 796, "c"),
                (40, 846),
                (150, 800),
                (260, 840),
                (360, 806),
                (456, 876),
                (450, 930),
                (350, 872),
                (256, 904),
                (150, 866),
                (40, 912),
                (-60, 868, "c"),
            ]
        )
        pen.form(turned, SHEET, SHEET_DARK, SHEET_LIGHT, volume=26, texture=0.4)


def stand(art):
    with art.layer("stand", warp=0.5, detail=0.7, drop=Drop(-20, 16, 20, 0.5, "#24090e")) as pen:
        front = geo.rectangle(412, 862, 430, 400)
        pen.form(front, "#7a3a24", "#2c1012", "#c87844", volume=50, texture=0.9, grain=0.0)
        drawer = geo.rectangle(440, 894, 380, 108, 6)
        pen.form(drawer, "#8a452a", "#3a1614", "#d88a50", volume=14, texture=0.9, grain=0.0)
        top = geo.polygon([(372, 852), (452, 762), (840, 762), (840, 852)])
        pen.form(top, "#b06a3c", "#5a2a1c", "#f4b878", volume=16, texture=0.7, grain=0.0)
        edge = geo.rectangle(366, 850, 480, 26, 5)
        pen.form(edge, "#94502e", "#3a1a14", "#e89c5c", volume=8, texture=0.4)
        pen.form(geo.ellipse(620, 946, 17), "#d8b05c", "#6a4420", "#fff0b0", volume=8, texture=0)


def floor(art):
    """Boards that come towards us, dark under the bed and the stand."""
    with art.layer("floor", warp=0.5, detail=0.8, direction=80) as pen:
        hem = [
            (-40, 1026, "c"),
            (40, 1044),
            (130, 1022),
            (230, 1046),
            (330, 1026),
            (412, 1040, "c"),
            (420, 1030, "c"),
            (840, 1030, "c"),
        ]
        boards = geo.curve([*hem, (840, 1240, "c"), (-40, 1240, "c")])
        pen.form(boards, "#d89878", "#95543c", "#ffd0a8", volume=8, texture=0.7, grain=1.5)
        with pen.clip(boards):
            for k in range(-6, 7):
                seam = [(400 + k * 84, 1020), (400 + k * 128, 1240)]
                pen.line(geo.polygon(seam, False), "#6a3420", 4, 0.8)
            pen.line(hem[:6], "#1c0a10", 50, 0.8, blur=7)
            pen.line([(412, 1034), (840, 1034)], "#1c0a10", 50, 0.8, blur=6)
        pen.form(geo.rectangle(408, 1012, 440, 24, 4), "#94502e", "#3a1a14", "#e89c5c", volume=7)
        leg = geo.polygon([(416, 1032), (462, 1032), (452, 1082), (428, 1082)])
        pen.form(leg, "#94502e", "#2c1012", "#e89c5c", volume=10, texture=0.5)


def nose_and_brush(art):
    """What else he took off: the red ball of the nose and a cotton pad."""
    with art.layer(
        "nose", detail=0.9, cast=Cast(846, 0.4, "#24090e", 0.4, 0.2), rim=Rim("#ffe4c0", 5, 0.6)
    ) as pen:
        pen.form(geo.ellipse(748, 806, 38), "#d62c24", "#6a0c14", "#ff9a80", volume=24, texture=0.1)
        pen.fill(geo.ellipse(760, 790, 9, 7), "#ffffff", 0.9)
        pad = geo.ellipse(430, 834, 40, 15)
        pen.form(pad, "#efe4d8", "#9a7c70", "#ffffff", volume=10, texture=0.3)
        pen.fill(geo.ellipse(424, 831, 20, 7), "#d65a4a", 0.7, blur=3)


def glass_shape(grow=0.0):
    x, y = GLASS
    return geo.curve(
        [
            (x - 158 - grow, y - 240 - grow, "c"),
            (x - 146 - grow, y - 40),
            (x - 124 - grow, y + 150),
            (x - 96 - grow, y + 178 + grow),
            (x + 96 + grow, y + 178 + grow),
            (x + 124 + grow, y + 150),
            (x + 146 + grow, y - 40),
            (x + 158 + grow, y - 240 - grow, "c"),
        ]
    )


def smile(pen):
    """Big lips, bent upwards, with a row of teeth; as when it was worn."""
    outer = geo.curve(
        [
            (-132, -58),
            (-112, -72),
            (-84, -44),
            (-30, -18),
            (0, -24),
            (30, -18),
            (84, -44),
            (112, -72),
            (132, -58),
            (112, 10),
            (62, 66),
            (0, 84),
            (-62, 66),
            (-112, 10),
        ]
    )
    mouth = geo.curve(
        [
            (-104, -38),
            (-60, -8),
            (0, 4),
            (60, -8),
            (104, -38),
            (80, 10),
            (44, 38),
            (0, 46),
            (-44, 38),
            (-80, 10),
        ]
    )
    pen.form(outer, "#e0281f", "#7a0a18", "#ff8a6c", volume=40, texture=0.2)
    pen.fill(mouth, "#5a0a18")
    teeth = geo.curve(
        [
            (-96, -32),
            (-60, -6),
            (0, 6),
            (60, -6),
            (96, -32),
            (74, 8),
            (40, 28),
            (0, 34),
            (-40, 28),
            (-74, 8),
        ]
    )
    pen.form(teeth, "#fff8e6", "#c8b4a4", "#ffffff", volume=12, texture=0.1)
    with pen.clip(teeth):
        for k in range(-4, 5):
            pen.line([(k * 21, -40), (k * 19, 40)], "#b89c90", 3, 0.8)
    for side in (-1, 1):
        pen.line(
            geo.arc(side * 128, -66, 18, 18, 200 if side < 0 else 250, 290 if side < 0 else 340),
            "#7a0a18",
            6,
        )
    pen.line([(-70, 44), (-30, 64), (10, 66)], "#ffc4a8", 9, 0.8)


def glass(art):
    x, y = GLASS
    art.glow(x + 60, y - 20, 420, "#ffd8a8", 0.35)
    with art.layer(
        "glass", detail=0.9, keep=0.14, warp=0.3, cast=Cast(828, 0.45, "#24090e", 0.5, 0.16)
    ) as pen:
        body = glass_shape()
        pen.fill(
            body, pen.gradient((x - 150, 0), (x + 150, 0), ["#4a6a7c", "#9ab8c0", "#d4e4e0"]), 0.55
        )
        level = y - 138
        with pen.clip(body):
            water = geo.rectangle(x - 200, level, 400, 400)
            pen.fill(
                water,
                pen.gradient(
                    (x - 150, level), (x + 150, y + 170), ["#2f6f92", "#6fb4cc", "#c4ecf0"]
                ),
                0.92,
            )
            pen.fill(geo.ellipse(x, level, 154, 24), "#d8f2f4", 0.85)
            pen.fill(geo.ellipse(x - 8, level + 3, 130, 15), "#7fbcd0", 0.8)
            for bx, by in geo.scattered(pen.rng, 22, (x - 110, level + 40, x + 110, y + 150), 26):
                r = pen.rng.uniform(3, 9)
                pen.line(geo.ellipse(bx, by, r), "#f4ffff", 2.5, 0.9)
        pen.line(geo.ellipse(x, y - 240, 158, 27), "#f4fbf8", 6, 0.9)
        pen.line(body, "#eaf6f4", 4, 0.65)
    with art.layer("smile", detail=1, keep=0.22, warp=0.3) as pen, pen.at(x + 4, y + 4, 0.98, -7):
        smile(pen)
    with art.layer("shine", warp=0, mottle=0, blur=1.5) as pen:
        pen.line([(x + 128, y - 190), (x + 118, y - 20), (x + 102, y + 110)], "#ffffff", 13, 0.75)
        pen.line([(x - 132, y - 200), (x - 124, y - 80)], "#ffffff", 6, 0.5)
        pen.fill(geo.ellipse(x, y + 168, 86, 9), "#ffffff", 0.35)


def shoe(pen, x, y, size, flip):
    with pen.at(x, y, size / 100, 0, flip):
        sole = geo.curve([(-84, 0, "c"), (-80, -16), (120, -18), (178, -24), (190, 0, "c")])
        pen.form(sole, "#e8c890", "#6a4428", "#fff4d0", volume=8, texture=0.2)
        upper = geo.curve(
            [
                (-82, -14, "c"),
                (-86, -92),
                (-70, -128),
                (-14, -126),
                (2, -84),
                (60, -66),
                (120, -96),
                (178, -70),
                (188, -18, "c"),
            ]
        )
        pen.form(upper, "#c22c22", "#4f0c14", "#ff8a64", volume=34, texture=0.3)
        cap = geo.curve([(86, -16, "c"), (92, -74), (126, -96), (178, -70), (188, -18, "c")])
        pen.form(cap, "#e8b43c", "#7a4a18", "#fff0a0", volume=24, texture=0.2)
        for k in range(3):
            px, py = -4 + k * 26, -98 + k * 14
            pen.line([(px - 18, py - 4), (px + 14, py - 20)], "#fff4dc", 8)
        for turn in (-60, 40):
            bow = geo.ellipse(-20 + turn * 0.5, -126, 30, 14, turn * 0.4)
            pen.form(bow, "#fff4dc", "#a88c7c", texture=0.1)


def shoes(art):
    with art.layer(
        "shoes",
        detail=0.95,
        keep=0.1,
        rim=Rim("#ffd8a0", 6, 0.6),
        drop=Drop(-18, 14, 12, 0.5, "#1c060a"),
    ) as pen:
        for x, y in ((248, 1172), (642, 1190)):
            pen.fill(geo.ellipse(x, y, 190, 15), "#14060a", 0.8, blur=6)
        shoe(pen, 300, 1166, 116, True)
        shoe(pen, 566, 1186, 122, False)


def paint(art: Art) -> None:
    room(art)
    art.repaint("background", radii=(12, 7, 4))
    hat_on_a_nail(art)
    bed(art)
    clown(art)
    blanket(art)
    stand(art)
    floor(art)
    art.repaint("middle")
    nose_and_brush(art)
    glass(art)
    shoes(art)
    art.shade(np.clip((art.y - 860) / 460, 0, 1) ** 1.2, "#5a2430", 0.3)
    art.repaint("final")
    art.finish(vignette_colour="#24080e", vignette=0.34)
