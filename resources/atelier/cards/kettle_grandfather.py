"""Steam from the kettle sits down in the empty chair and is her husband again."""

import numpy as np
from atelier import Art, Card, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from atelier.motifs import nature, things
from light.colour import lighten, vary

CARD = Card(
    seed=53,
    light=(-0.75, -0.5),
    hand="thick oil",
    title_en="Steam for Two",
    title_ru="Пар на двоих",
    tags_en=(
        "kettle",
        "steam",
        "widow",
        "ghost",
        "pipe",
        "tea",
        "chair",
        "cap",
        "habit",
        "warmth",
        "absence",
        "morning",
    ),
    tags_ru=(
        "чайник",
        "пар",
        "вдова",
        "призрак",
        "трубка",
        "чай",
        "стул",
        "кепка",
        "привычка",
        "тепло",
        "отсутствие",
        "утро",
    ),
    description_en="The steam of a copper kettle has settled on the opposite chair as an old man "
    "with a pipe; a widow in black pours him a second cup, and through his chest one sees his cap "
    "still hanging on its nail.",
    description_ru="Пар из медного чайника уселся на стул напротив в виде старика с трубкой; вдова "
    "в чёрном наливает ему вторую чашку, а сквозь его грудь видна кепка на гвозде.",
)

WIDOW = Person(
    "old",
    "small",
    "tan",
    "bun",
    "#d8d0c8",
    outfit=Outfit(
        "#2c2630",
        hem=0.9,
        flare=1.2,
        trousers=None,
        collar="#f4ead8",
        apron="#e8d8c0",
        buttons="#8a7a70",
    ),
)
COPPER, COPPER_DARK, COPPER_LIT = "#c86a2c", "#5c2018", "#ffc88a"
WHITE, WARM = "#fffaf0", "#f0c8a0"
MAN = [
    (706, 556),
    (732, 500),
    (738, 430),
    (704, 364),
    (636, 344),
    (580, 366),
    (558, 412),
    (562, 440),
    (532, 486, "c"),
    (552, 504),
    (526, 524),
    (536, 560),
    (548, 610),
    (586, 640),
    (600, 668),
    (562, 730),
    (544, 820),
    (560, 960, "c"),
    (800, 960, "c"),
    (822, 800),
    (822, 690),
    (790, 604),
]


def kitchen(art):
    art.radial(300, 560, 900, ["#eca868", "#cc7838", "#944420", "#542416"], wobble=60)
    art.clouds("#f8c080", 0.22, 240)
    art.clouds("#8a4020", 0.3, 200)
    art.repaint("background")


def window(art):
    with art.layer("window", warp=0.4, detail=0.6) as pen:
        hole = geo.rectangle(36, 70, 296, 400)
        pen.form(geo.rectangle(14, 46, 340, 448, 4), "#d8b890", "#8a5a3c", "#fff0d4", volume=14)
        pen.fill(hole, pen.gradient((0, 70), (0, 470), ["#b8c0c4", "#d8d8d2", "#a8a8a4"]))
        with pen.clip(hole):
            for x, tall in ((60, 120), (150, 90), (250, 130), (320, 100)):
                roof = geo.polygon([(x - 60, 470), (x, 470 - tall), (x + 60, 470)])
                pen.fill(roof, vary("#8c8e94", pen.rng, 0.02), 0.8)
        for x, y, wide, tall in ((176, 70, 15, 400), (36, 226, 296, 14)):
            pen.form(geo.rectangle(x, y, wide, tall), "#e8cca4", "#8a5a3c", volume=5)
        for side, x in ((1, 20), (-1, 350)):
            drape = [(x, 40, "c"), (x + side * 92, 44), (x + side * 60, 200), (x + side * 12, 330)]
            cloth = geo.curve([*drape, (x - side * 10, 500), (x - side * 30, 300)])
            pen.form(cloth, "#d8683c", "#7a2c1c", "#ffb888", volume=20, texture=0.7)
            patterns.checks("#f8d8a8", 22, 45, 0.35)(pen, cloth)


def shelf(art):
    with art.layer("shelf", warp=0.4, detail=0.7, drop=Drop(12, 16, 10, 0.4, "#3a1410")) as pen:
        for x, size, tone in ((470, 56, "#e8e0d0"), (560, 62, "#5c84a0"), (656, 56, "#e8e0d0")):
            pen.form(geo.ellipse(x, 150 - size * 0.2, size), tone, volume=20, texture=0.3)
            pen.line(geo.ellipse(x, 150 - size * 0.2, size * 0.62), lighten(tone, -0.14), 4, 0.7)
        things.bottle(pen, 742, 196, 130, "#5c7a4c")
        jug = [(770, 196, "c"), (762, 130), (786, 90), (840, 90), (840, 196, "c")]
        pen.form(geo.curve(jug), COPPER, COPPER_DARK, COPPER_LIT, volume=16)
        pen.form(geo.rectangle(410, 194, 420, 22, 3), "#8a4c28", "#3a1810", "#e0a060", volume=8)
        for x in (470, 740):
            pen.form(geo.polygon([(x, 214), (x + 40, 214), (x, 262)]), "#7a4022", volume=6)


def absent(art):
    """What is really there: an empty chair, a nail, a cap."""
    with art.layer("chair", warp=0.4, detail=0.6, drop=Drop(16, 12, 10, 0.4, "#3a1410")) as pen:
        for x in (596, 772):
            post = geo.ribbon([(x, 520), (x + 4, 760), (x - 4, 1000)], [26, 24, 26], 10)
            pen.form(post, "#7a3c1e", "#32120e", "#d88a4c", volume=9)
        for y in (560, 770):
            rail = geo.ribbon([(590, y), (684, y - 16), (780, y)], [34, 40, 34], 14)
            pen.form(rail, "#8a4824", "#32120e", "#e09a58", volume=10)
    with art.layer("cap", detail=1, keep=0.2, drop=Drop(10, 14, 8, 0.5, "#2a0c0a")) as pen:
        crown = [(640, 708, "c"), (618, 668), (648, 634), (690, 628), (752, 652), (772, 704, "c")]
        pen.form(geo.curve([*crown, (700, 720)]), "#28304a", "#0e0e1a", "#6c7890", volume=18)
        for x, bend in ((662, -14), (696, 2), (732, 16)):
            pen.line([(690, 630), (x + bend * 0.3, 666), (x + bend, 710)], "#181c28", 3, 0.8)
        peak = [(640, 704, "c"), (600, 716), (580, 744), (628, 746), (700, 728), (736, 712, "c")]
        pen.form(geo.curve(peak), "#1c2030", "#0c0c14", "#5c6478", volume=8)
        pen.line([(690, 632), (690, 606)], "#f0e8dc", 6)
        pen.form(geo.ellipse(690, 604, 9), "#c8c0b8", "#5a5050", volume=4, texture=0)


def steam_man(art):
    shape = geo.curve(MAN)
    with art.layer("steam body", detail=0.8, keep=0.35, blur=1.6, dissolve=0.08) as pen:
        veil = [0.14, 0.2, 0.82, 0.92]
        gradient = pen.radial((686, 690), 330, [WHITE] * 4, [0, 0.24, 0.5, 1], veil)
        pen.fill(shape, gradient)
        with pen.clip(shape):
            pen.inside_edge(shape, 14, 12, 12, WHITE, 0.9)
            pen.inside_edge(shape, -14, -8, 16, "#d89a6c", 0.4)
            curls(pen)
    with art.layer("steam face", detail=1, keep=0.4, blur=0.6) as pen:
        features(pen)
        sleeve(pen)
        pipe(pen)


def curls(pen):
    """Vapour turning over inside the outline."""
    for _ in range(34):
        x, y = pen.rng.uniform(560, 810), pen.rng.uniform(380, 940)
        if abs(x - 684) < 84 and abs(y - 676) < 84:
            continue
        size = pen.rng.uniform(18, 46)
        start = pen.rng.uniform(0, 360)
        swirl = geo.arc(x, y, size, size * 0.8, start, start + 230, 12)
        pen.line(swirl, WHITE, pen.rng.uniform(4, 9), 0.3, blur=3)


def features(pen):
    ink = "#a8704c"
    pen.line(geo.arc(594, 446, 17, 9, 10, 170), ink, 5, 0.9)
    brow = geo.ribbon([(572, 424), (590, 412), (616, 422)], [5, 14, 5], 12)
    pen.form(brow, WHITE, "#d8b090", volume=5, texture=0)
    for k in range(3):
        pen.line([(616, 446 + k * 7), (634, 442 + k * 11)], ink, 2.6, 0.5)
    tache = geo.ribbon([(536, 516), (574, 504), (612, 528), (624, 548)], [12, 28, 18, 3], 20)
    pen.form(tache, "#ffffff", "#d8b090", volume=8, texture=0)
    beard = [(552, 546), (600, 540), (640, 500), (660, 540), (640, 610), (590, 640), (556, 606)]
    pen.form(geo.curve(beard), WHITE, "#e0b890", volume=24, texture=0)
    for k in range(5):
        pen.line([(570 + k * 16, 556), (572 + k * 14, 604), (580 + k * 8, 628)], "#e0b890", 3, 0.6)
    pen.line(geo.arc(682, 456, 17, 27, -90, 150), ink, 5, 0.7)
    pen.line([(664, 374), (700, 396), (722, 450)], "#e0b890", 4, 0.6)
    pen.line([(640, 366), (676, 384), (700, 420)], "#e0b890", 4, 0.5)


def sleeve(pen):
    upper = geo.ribbon([(770, 660), (742, 780), (650, 826)], [92, 80, 62], 24)
    pen.fill(upper, WHITE, 0.62)
    pen.line([(728, 660), (704, 760), (640, 796)], "#d89a6c", 4, 0.45, blur=2)
    fore = geo.ribbon([(650, 826), (560, 770), (500, 620)], [62, 54, 40], 24)
    pen.fill(fore, WHITE, 0.8)
    for k in range(4):
        finger = geo.ribbon([(506 + k * 5, 622), (486 + k * 3, 600 + k * 12)], [26, 20], 8)
        pen.form(finger, WHITE, "#d8b090", volume=6, texture=0)


def pipe(pen):
    stem = geo.ribbon([(540, 538), (500, 560), (470, 580)], [9, 10, 14], 14)
    pen.form(stem, "#fff4e4", "#c89a70", volume=4, texture=0)
    bowl = [(440, 536, "c"), (488, 536, "c"), (490, 580), (470, 600), (446, 588)]
    pen.form(geo.curve(bowl), "#fff4e4", "#b88458", "#ffffff", volume=12, texture=0)


def wisps(art):
    """From the lid of the kettle up, over and down into the chair."""
    with art.layer("wisps", blur=5, detail=0.3, keep=0.3) as pen:
        streams = (
            (
                [
                    (404, 590),
                    (380, 500),
                    (430, 420),
                    (400, 320),
                    (480, 270),
                    (600, 290),
                    (640, 350),
                ],
                46,
            ),
            (
                [
                    (412, 580),
                    (440, 480),
                    (480, 430),
                    (470, 350),
                    (560, 300),
                    (680, 320),
                    (730, 420),
                ],
                34,
            ),
            ([(464, 536), (440, 470), (476, 420), (446, 360), (470, 300)], 22),
            ([(700, 350), (760, 290), (720, 240), (770, 200), (752, 130)], 30),
            ([(640, 344), (650, 270), (610, 230), (650, 170)], 22),
            ([(820, 720), (790, 560), (812, 440), (780, 340)], 30),
        )
        for path, wide in streams:
            widths = [wide * 0.4, wide, wide * 1.2, wide * 0.8, wide * 0.3]
            pen.fill(geo.ribbon(path, widths, 50), WHITE, 0.5)
            pen.line([(x - 6, y - 4) for x, y in path], "#ffffff", wide * 0.16, 0.6)


def hem(art):
    """Below the table he is only mist."""
    with art.layer("hem", blur=12) as pen:
        for x in np.linspace(560, 800, 7):
            puff = geo.blob(pen.rng, x, 850 + pen.rng.normal(0, 14), 60, 40)
            pen.fill(puff, WHITE, 0.4)


def widow(art):
    with art.layer(
        "widow",
        detail=1,
        keep=0.14,
        rim=Rim("#f4d8b8", 3, 0.4),
        drop=Drop(18, 12, 16, 0.4, "#3a1410"),
    ) as pen:
        pose = POSES["standing"].but(
            lean=12,
            head=12,
            near_arm=(20, 62),
            far_arm=(12, 60),
            near_hand="fist",
            far_hand="hold",
            far_arm_in_front=True,
        )
        fond = Expression(eye="closed", brow=4, slant=6, smile=0.5, blush=0.5)
        draw_figure(pen, 178, 1170, 880, WIDOW, pose, "three-quarter", fond)


def kettle(pen):
    """Tipped far enough to pour."""
    handle = geo.arc(0, -66, 66, 76, 188, 352, 16)
    pen.line(handle, "#3a1c14", 15)
    pen.line([(x - 2, y - 3) for x, y in handle], "#9a5a34", 5)
    spout = geo.ribbon([(70, 30), (118, 6), (134, -46), (160, -62)], [52, 36, 26, 20], 24)
    pen.form(spout, COPPER, COPPER_DARK, COPPER_LIT, volume=10)
    body = [(0, -78), (54, -64), (92, -6), (98, 52), (76, 88), (0, 94)]
    pen.form(geo.symmetric(body), COPPER, COPPER_DARK, COPPER_LIT, volume=50, texture=0.5)
    pen.line(geo.arc(0, 58, 96, 18, 10, 170), COPPER_DARK, 4, 0.7)
    shine = geo.ribbon([(-60, -20), (-70, 20), (-56, 56)], [5, 18, 6], 14)
    pen.fill(shine, "#fff0d0", 0.8, blur=2)
    lid = geo.symmetric([(0, -106), (36, -96), (54, -70), (0, -62)])
    pen.form(lid, "#d87c38", COPPER_DARK, COPPER_LIT, volume=12)
    pen.form(geo.ellipse(0, -112, 12), "#3a1c14", volume=5)


def hand(pen):
    """Hers, on the handle."""
    sleeve_path = [(262, 640), (330, 690), (404, 634)]
    pen.form(geo.ribbon(sleeve_path, [84, 74, 52], 24), "#322a36", "#141016", "#6a606c", volume=24)
    pen.form(geo.ribbon([(396, 642), (416, 622)], [60, 58], 8), "#f4ead8", volume=8)
    for k in range(4):
        knuckle = geo.ribbon(
            [(418 + k * 12, 606 + k * 4), (430 + k * 12, 638 + k * 4)], [22, 18], 8
        )
        pen.form(knuckle, "#c48f62", "#7a4a34", volume=8, texture=0)


def table(art):
    with art.layer("table", warp=0.5, detail=0.6, drop=Drop(0, -8, 14, 0.3, "#3a1410")) as pen:
        top = geo.polygon([(212, 862), (820, 848), (880, 1062), (70, 1082)])
        pen.form(top, "#ecca9c", "#b87840", "#fff0d4", volume=30, texture=0.5)
        fall = geo.curve(
            [
                (68, 1080, "c"),
                (500, 1074),
                (880, 1060, "c"),
                (880, 1230, "c"),
                (50, 1230, "c"),
                (54, 1150),
            ]
        )
        pen.form(fall, "#cc8c50", "#84401f", "#f0c490", volume=40, texture=0.6)
        patterns.checks("#c8582c", 46, 0, 0.32)(pen, fall)
        with pen.clip(top):
            for k in range(14):
                x = 70 + k * 64
                line = geo.polygon([(x, 1084), (216 + (x - 70) * 0.74, 856)], False)
                pen.line(line, "#c8582c", 15, 0.28)
            for y in (884, 930, 990, 1054):
                pen.line([(100, y), (860, y - 10)], "#c8582c", 10, 0.28)
        for x in (190, 330, 470, 610, 740):
            fold = [(x, 1090), (x + 8, 1150), (x - 6, 1230)]
            pen.fold(fold, "#d89a5c", 9, 0.5)


def cup(pen, x, y, size, tea):
    with pen.at(x, y, size / 100):
        pen.form(geo.ellipse(0, 40, 92, 20), "#f0e8dc", "#a89080", volume=8, texture=0.2)
        pen.line(geo.arc(58, -10, 26, 24, -80, 90), "#e8e0d4", 11)
        bowl = [(-62, -42, "c"), (-54, 8), (-26, 38), (26, 38), (54, 8), (62, -42, "c")]
        pen.form(geo.curve(bowl), "#fbf4e8", "#b09080", volume=26, texture=0.2)
        pen.line(geo.arc(0, -16, 58, 12, 10, 170), "#3c6a94", 6)
        pen.form(geo.ellipse(0, -42, 62, 15), "#e8dccc", volume=4, texture=0)
        pen.fill(geo.ellipse(0, -40, 52, 11), tea)


def tea(art):
    with art.layer("kettle", detail=1, keep=0.08, warp=0.3, drop=Drop(16, 18, 14, 0.4)) as pen:
        with pen.at(404, 742, 0.9, 20):
            kettle(pen)
        hand(pen)
    with art.layer(
        "cups", detail=1, keep=0.15, warp=0.3, drop=Drop(14, 12, 8, 0.4, "#6a2c14")
    ) as pen:
        pour = geo.ribbon([(540, 736), (568, 780), (580, 886)], [10, 12, 8], 18)
        pen.form(pour, "#c8642c", "#6a2414", "#ffc070", volume=4, texture=0)
        cup(pen, 584, 936, 112, "#a84820")
        cup(pen, 246, 980, 118, "#a84820")
        with pen.at(430, 1014, 1.25):
            pen.form(geo.ellipse(0, 0, 92, 24), "#5c84a0", "#2c4460", volume=9, texture=0.3)
            for x, y in ((-32, -16), (4, -22), (36, -12), (-12, -34), (18, -38)):
                bun = vary("#d8924c", pen.rng, 0.02)
                pen.form(geo.ellipse(x, y, 27, 19), bun, "#8a4820", "#ffd898", volume=12)
        pen.line(geo.polygon([(700, 990), (776, 1012)], False), "#c8c0b8", 7)
        pen.form(geo.ellipse(688, 987, 20, 11, 14), "#c8c0b8", volume=4)


def stove(art):
    """Its fire is the only warm thing in the room."""
    with art.layer("stove", warp=0.3, detail=0.6, drop=Drop(14, 6, 14, 0.4)) as pen:
        pen.form(geo.rectangle(-40, 640, 96, 600, 4), "#3c3034", "#141012", "#8a6a5c", volume=20)
        pen.form(geo.rectangle(-40, 622, 118, 32, 6), "#54444a", "#1c1416", "#c89078", volume=8)
        pen.form(geo.rectangle(-40, 770, 78, 170, 6), "#281e20", "#0c0808", volume=8)
        for k in range(4):
            slot = geo.rectangle(-40, 792 + k * 34, 66, 18, 8)
            pen.fill(slot, pen.gradient((0, 780), (0, 930), ["#ffe08a", "#ff7a2c"]))


def geranium(art):
    with art.layer("geranium", detail=0.7, drop=Drop(8, 8, 8, 0.3)) as pen:
        pot = geo.polygon([(280, 404), (356, 404), (346, 482), (290, 482)])
        pen.form(pot, "#a8482c", "#5c1c18", "#f09a6c", volume=14)
        for turn in (150, 165, 180, 195, 210):
            tip = geo.toward((318, 404), turn, 76)
            pen.line([(318, 404), tip], "#4c6a34", 5)
            pen.form(geo.blob(pen.rng, *tip, 25, 21), vary("#5c8440", pen.rng, 0.04), volume=8)
        for x, y in ((300, 322), (340, 330), (322, 300)):
            nature.flower(pen, x, y, 17, "#e0443c")


def paint(art: Art) -> None:
    kitchen(art)
    window(art)
    shelf(art)
    absent(art)
    stove(art)
    geranium(art)
    art.glow(40, 1100, 520, "#ff8a3c", 0.35)
    art.repaint("middle")
    steam_man(art)
    wisps(art)
    hem(art)
    widow(art)
    table(art)
    tea(art)
    art.glow(20, 1000, 420, "#ff9a4c", 0.25)
    art.repaint("final")
    art.finish(vignette_colour="#3c1610", vignette=0.3, bloom=0.14)
