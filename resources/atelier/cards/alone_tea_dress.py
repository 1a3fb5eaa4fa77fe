"""A tiny old lady pours tea for her own ball gown, which sits opposite, empty and splendid."""

import numpy as np
from atelier import Art, Bounce, Card, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Outfit, Person, draw_figure, draw_palm
from light.colour import lighten, vary

CARD = Card(
    seed=74,
    light=(-0.7, -0.7),
    hand="thick oil",
    title_en="Tea with Her Dress",
    title_ru="Чай с платьем",
    tags_en=(
        "old lady",
        "ball gown",
        "tea",
        "teapot",
        "glove",
        "eclair",
        "wardrobe",
        "youth",
        "memory",
        "vanity",
        "rivalry",
        "loneliness",
    ),
    tags_ru=(
        "старушка",
        "бальное платье",
        "чай",
        "чайник",
        "перчатка",
        "эклер",
        "шкаф",
        "молодость",
        "память",
        "тщеславие",
        "соперничество",
        "одиночество",
    ),
    description_en="A tiny old lady in a quilted wrapper pours tea for her own magenta ball gown, "
    "which sits opposite empty and upright; its glove has taken the last eclair.",
    description_ru="Крошечная старушка в стёганом халате наливает чай собственному бальному "
    "платью, которое сидит напротив пустое и прямое; его перчатка уже взяла последний эклер.",
)

SATIN, SATIN_SHADE, SATIN_SHINE = "#c41d6c", "#560a40", "#ff7eb4"
GLOVE, GLOVE_SHADE = "#f6ecdf", "#b48a9a"
FLOOR = 1056
WRAPPER = "#d9c4a4"
QUILTING = patterns.diamonds("#c4a888", 9, 9, 0.7)
LADY = Person(
    "old",
    "small",
    "fair",
    hair="bun",
    hair_colour="#e6e0dc",
    glasses=True,
    outfit=Outfit(
        WRAPPER,
        hem=0.2,
        trousers=None,
        stockings="#d9c4a4",
        shoes="#d9c4a4",
        collar="#fbf0e4",
        pattern=QUILTING,
    ),
)
POURING = POSES["sitting"].but(
    lean=8,
    head=18,
    near_arm=(62, 98),
    far_arm=(80, 106),
    near_leg=(80, 3),
    far_leg=(78, -12),
    near_hand="hold",
    far_hand="hold",
)


def room(art):
    with art.layer("wall", warp=0.4) as pen:
        wall = geo.rectangle(-20, -20, 840, FLOOR + 20)
        patterns.wallpaper("#d8a0a2", "#cc9096", 62)(pen, wall)
        pen.form(geo.rectangle(-20, FLOOR - 70, 840, 74), "#b87a78", volume=10, texture=0.6)
        pen.line([(-20, FLOOR - 70), (820, FLOOR - 70)], "#f0c8b8", 5, 0.8)
    with art.layer("floor", direction=3) as pen:
        boards = geo.rectangle(-20, FLOOR, 840, 180)
        patterns.wood("#9c5a4c", 40)(pen, boards)
    shadow = np.clip((art.x - 380) / 420, 0, 1) * np.clip((art.y + 200) / 900, 0.3, 1)
    art.shade(shadow, "#a0627a", 0.75)
    art.repaint("background")


def window(art):
    """Drawn curtains with the afternoon behind them."""
    with art.layer("window", warp=0.5, detail=0.4) as pen:
        pen.form(geo.rectangle(176, 40, 268, 520, 4), "#b88a78", volume=14, texture=0.5)
        pane = geo.rectangle(192, 56, 236, 488)
        pen.fill(pane, pen.gradient((200, 60), (400, 540), ["#fff2c0", "#ffd890", "#f8b884"]))
        for x in (252, 311, 370):
            pen.line([(x, 56), (x, 544)], "#e0a878", 4, 0.5)
    with art.layer("curtains", detail=0.5) as pen:
        for side in (-1, 1):
            middle = 310
            cloth = [
                (middle + side * 6, 44, "c"),
                (middle + side * 12, 300),
                (middle + side * 4, 556, "c"),
                (middle + side * 150, 566, "c"),
                (middle + side * 138, 300),
                (middle + side * 150, 44, "c"),
            ]
            shape = geo.curve(cloth)
            pen.form(shape, "#f0b088", "#b86070", "#fff0c8", volume=30, texture=1.0, grain=1.57)
            with pen.clip(shape):
                for k in range(7):
                    x = middle + side * (14 + k * 21)
                    drift = pen.rng.normal(0, 5)
                    pen.fold([(x, 44), (x + drift, 300), (x - drift, 560)], "#f0b088", 8, 0.6)
        pen.line([(140, 38), (480, 38)], "#7a4a3c", 11)
        for x in (140, 480):
            pen.form(geo.ellipse(x, 38, 14), "#c8965a", volume=5)
    art.glow(310, 300, 420, "#ffd9a0", 0.42)


def portrait(art):
    """She, fifty years ago, in the same gown."""
    with art.layer("portrait", detail=0.9, keep=0.1, drop=Drop(8, 10, 8, 0.4, "#3a1430")) as pen:
        pen.form(geo.ellipse(640, 156, 84, 106), "#b8863c", volume=16, texture=0.5)
        inside = geo.ellipse(640, 156, 66, 88)
        pen.form(inside, "#e8cfae", "#b08a72", volume=10, texture=0.4)
        with pen.clip(inside):
            skirt = [(640, 150), (600, 210), (570, 260), (710, 260), (676, 208)]
            pen.form(geo.curve(skirt), "#a8285f", volume=14)
            pen.form(geo.ribbon([(638, 128), (640, 166)], [26, 22], 6), "#a8285f", volume=6)
            pen.form(geo.ribbon([(626, 130), (594, 148), (576, 124)], [11, 9, 7], 12), "#f2e2cc")
            pen.form(geo.ribbon([(652, 130), (684, 120), (700, 92)], [11, 9, 7], 12), "#f2e2cc")
            pen.form(geo.ellipse(638, 104, 15, 18), "#efc6a4", volume=5, texture=0)
            hair = [(620, 106), (620, 86), (638, 76), (658, 88), (656, 104), (644, 92), (630, 94)]
            pen.form(geo.curve(hair), "#6a3424", volume=4, texture=0.2)


def wardrobe(art):
    """Open, with one bare hanger."""
    with art.layer("wardrobe", warp=0.5, detail=0.4, drop=Drop(14, 4, 12, 0.4, "#3a1430")) as pen:
        pen.form(
            geo.rectangle(-60, 216, 206, 830, 4), "#7c4636", volume=16, texture=1.2, grain=1.57
        )
        pen.fill(geo.rectangle(-50, 250, 156, 770), "#2c1420")
        pen.line([(-20, 300), (108, 300)], "#c8a064", 8)
        pen.line([(48, 300), (50, 318), (46, 330)], "#e8d8b0", 4)
        pen.line([(-8, 378), (46, 334), (100, 378), (-8, 378)], "#d8b07a", 7)
        door = geo.polygon([(106, 244), (150, 226), (150, 1046), (106, 1024)])
        pen.form(door, "#94583e", "#4a2028", volume=12, texture=1.0, grain=1.57)
        for y, tall in ((286, 320), (650, 320)):
            panel = geo.polygon([(114, y), (142, y - 9), (142, y + tall + 10), (114, y + tall)])
            pen.form(panel, "#84492f", volume=5, texture=0.6)
        pen.form(geo.rectangle(-70, 196, 232, 34, 6), "#8c5240", volume=10, texture=0.6)


def rug(art):
    with art.layer("rug", detail=0.4) as pen:
        pen.form(geo.ellipse(410, 1128, 430, 62), "#8c3f58", "#4a1a38", volume=20, texture=1.2)
        pen.line(geo.ellipse(410, 1128, 390, 52), "#e0b088", 6, 0.8)
        pen.line(geo.ellipse(410, 1128, 352, 44), "#5a2a44", 5, 0.7)


def gown_chair(pen):
    back = geo.curve(
        [(716, 420), (770, 400), (812, 430), (820, 700), (810, 900), (720, 900), (716, 700)]
    )
    pen.form(back, "#8a6a3e", "#3c2424", volume=26, texture=0.8)
    pen.form(geo.rectangle(540, 884, 270, 40, 10), "#8a6a3e", "#3c2424", texture=0.6)
    pen.form(geo.ribbon([(770, 910), (790, 1080)], [28, 18]), "#8a6a3e", "#3c2424")


def skirt(pen):
    shape = geo.curve(
        [
            (572, 622),
            (650, 612),
            (708, 636),
            (764, 720),
            (800, 880),
            (830, 1150, "c"),
            (740, 1176),
            (620, 1160),
            (500, 1178),
            (390, 1158),
            (288, 1150, "c"),
            (318, 1060),
            (338, 940),
            (344, 830),
            (366, 758),
            (420, 724),
            (500, 712),
            (560, 676),
        ]
    )
    pen.form(
        shape,
        SATIN,
        SATIN_SHADE,
        SATIN_SHINE,
        volume=120,
        texture=1.6,
        shadow=0.9,
        grain=lambda x, y: 1.2 + 0.002 * (x - 560),
    )
    folds = (
        [(576, 680), (430, 752), (384, 900), (342, 1150)],
        [(590, 680), (490, 780), (444, 940), (430, 1160)],
        [(620, 670), (570, 820), (540, 1000), (540, 1164)],
        [(650, 670), (660, 840), (660, 1000), (690, 1168)],
        [(686, 680), (738, 860), (770, 1010), (790, 1170)],
    )
    with pen.clip(shape):
        for fold in folds:
            low = [(x + 16, y) for x, y in fold]
            pen.fill(geo.ribbon(low, [4, 24, 40, 54]), SATIN_SHADE, 0.55, blur=9)
            pen.fill(geo.ribbon(fold, [3, 12, 20, 24]), SATIN_SHINE, 0.6, blur=6)
        knee = [(372, 800), (414, 752), (540, 732)]
        pen.fill(geo.ribbon(knee, [10, 40, 14]), "#ff9cc8", 0.75, blur=11)
        hem = [(290, 1140), (390, 1144), (500, 1162), (620, 1146), (760, 1162), (860, 1140)]
        pen.line(hem, "#8c1050", 7, 0.8)
    for x in range(318, 840, 30):
        y = 1156 + 8 * np.sin(x / 40)
        pen.form(geo.ellipse(x, y, 21, 13), lighten(SATIN, 0.04), volume=6, texture=0.2)


def bodice(pen):
    """Upright and hollow: the lining shows where neck and shoulders should be."""
    lining = geo.curve([(548, 418), (584, 396), (640, 392), (696, 396), (730, 418), (640, 452)])
    pen.form(lining, "#5c0f3c", "#2a0620", "#8a2458", volume=20, texture=0.4)
    trunk = geo.curve(
        [
            (546, 416, "c"),
            (590, 450),
            (640, 462),
            (692, 448),
            (732, 414, "c"),
            (728, 500),
            (704, 580),
            (690, 640, "c"),
            (640, 660),
            (580, 646, "c"),
            (574, 580),
            (552, 500),
        ]
    )
    pen.form(trunk, SATIN, SATIN_SHADE, SATIN_SHINE, volume=60, texture=1.2, grain=1.4)
    with pen.clip(trunk):
        for x in (596, 640, 684):
            pen.fold([(x, 456), (x * 0.9 + 64, 560), (x * 0.76 + 154, 650)], SATIN, 6, 0.7)
        pen.fill(
            geo.ribbon([(570, 460), (590, 540), (600, 620)], [10, 22, 8]), "#ff9cc8", 0.6, blur=8
        )
    sash = geo.curve([(572, 616), (640, 634), (702, 612), (706, 648), (640, 676), (570, 652)])
    pen.form(sash, "#7c0f4c", "#3a0628", "#c84a8a", volume=12, texture=0.5)
    for x, y, turn in ((700, 640, 30), (716, 606, -40)):
        with pen.at(x, y, 1, turn):
            loop = geo.curve([(0, 0, "c"), (40, -34), (92, -26), (96, 14), (44, 24)])
            pen.form(loop, "#94165a", "#3a0628", "#d85a98", volume=14, texture=0.5)
    pearls = geo.arc(640, 420, 66, 50, 6, 174, 17)
    for x, y in pearls:
        pen.form(geo.ellipse(x, y, 7.5), "#fff4e6", "#b89aa8", volume=4, texture=0)


def sleeves(pen):
    puff = [(560, 408), (520, 400), (484, 432), (480, 490), (514, 528), (556, 518), (582, 470)]
    far = [(706, 404), (752, 396), (792, 430), (796, 490), (760, 520), (716, 500)]
    pen.form(geo.curve(far), lighten(SATIN, -0.05), SATIN_SHADE, SATIN_SHINE, volume=34)
    pen.form(geo.curve(puff), SATIN, SATIN_SHADE, SATIN_SHINE, volume=40, texture=1.0)
    for end in ((494, 460), (506, 496), (540, 510), (540, 424)):
        pen.fold([(566, 460), geo.lerp((566, 460), end, 0.5), end], SATIN, 5, 0.6)
    for x, y in ((490, 506), (506, 524), (528, 532), (550, 526)):
        pen.form(geo.ellipse(x, y, 16, 11), lighten(SATIN, 0.06), volume=5, texture=0.2)


def gloves(pen):
    """The near one has the pastry, the far one rests in the lap."""
    rest = geo.ribbon([(748, 512), (744, 600), (700, 690), (640, 730)], [46, 42, 34, 28])
    pen.form(rest, lighten(GLOVE, -0.04), GLOVE_SHADE, volume=16, texture=0.4)
    draw_palm(pen, 640, 730, 66, -60, "relaxed", lighten(GLOVE, -0.04))
    arm = geo.ribbon(
        [(522, 520), (492, 600), (452, 682), (430, 690), (418, 650), (432, 596)],
        [50, 46, 42, 42, 36, 28],
        46,
    )
    pen.form(arm, GLOVE, GLOVE_SHADE, "#ffffff", volume=18, texture=0.5)
    for fold in (
        [(478, 596), (494, 606), (512, 602)],
        [(466, 624), (482, 632), (498, 628)],
        [(420, 668), (436, 664), (448, 672)],
        [(414, 650), (428, 646), (440, 652)],
    ):
        pen.line(fold, GLOVE_SHADE, 4, 0.7)
    eclair(pen, 452, 520)
    draw_palm(pen, 434, 598, 76, 166, "hold", GLOVE)


def eclair(pen, x, y):
    with pen.at(x, y, 1, -24):
        pen.form(geo.rectangle(-70, -20, 140, 44, 22), "#e0a45c", "#8a4a2c", volume=14, texture=0.5)
        icing = geo.curve(
            [(-66, 2), (-60, -24), (0, -32), (58, -24), (68, 0), (30, 6), (0, 0), (-34, 8)]
        )
        pen.form(icing, "#4a2018", "#20080c", "#a8684a", volume=10, texture=0.2)
        pen.form(geo.curve([(-70, 6), (0, 14), (70, 4), (66, 14), (0, 24), (-66, 16)]), "#fff2d8")


def gown(art):
    with art.layer(
        "gown",
        detail=0.9,
        keep=0.05,
        rim=Rim("#ffd0d0", 5, 0.55),
        bounce=Bounce("#d05a80", 0.25),
        drop=Drop(22, 12, 16, 0.5, "#2c0a2c"),
    ) as pen:
        gown_chair(pen)
        skirt(pen)
        bodice(pen)
        sleeves(pen)


def table(art):
    with art.layer("table", detail=0.7, drop=Drop(18, 10, 12, 0.45, "#2c0a2c")) as pen:
        cloth = geo.curve(
            [
                (256, 832, "c"),
                (330, 822),
                (456, 832, "c"),
                (466, 900),
                (474, 980, "c"),
                (430, 962),
                (394, 988),
                (346, 966),
                (306, 988),
                (280, 966),
                (246, 982, "c"),
                (250, 900),
            ]
        )
        pen.form(cloth, "#f0e2cc", "#b88a94", "#ffffff", volume=40, texture=1.0, grain=1.57)
        with pen.clip(cloth):
            for x in (276, 304, 336, 370, 408, 440):
                pen.fold([(x, 850), (x + 3, 900), (x - 4, 984)], "#f0e2cc", 8, 0.5)
        pen.form(geo.ellipse(358, 832, 106, 17), "#fbf2e2", volume=6, texture=0.3)
        for x in range(258, 474, 17):
            pen.fill(geo.ellipse(x, 968 + 14 * np.sin(x / 24), 4.5), "#c8687e", 0.8)


def tea_things(art):
    with art.layer("cake plate", detail=1, drop=Drop(6, 6, 5, 0.35, "#2c0a2c")) as pen:
        pen.form(geo.ellipse(332, 834, 52, 13), "#d8e8ea", "#8898ac", volume=4, texture=0)
        pen.fill(geo.ellipse(332, 832, 40, 8), "#b8ccd2")
        for _ in range(9):
            x, y = 332 + pen.rng.uniform(-32, 32), 832 + pen.rng.uniform(-4, 4)
            pen.fill(geo.ellipse(x, y, 3, 2), "#6a3a2a", 0.9)
    with art.layer("cups", detail=1, drop=Drop(5, 5, 4, 0.35, "#2c0a2c")) as pen:
        for x, y, size in ((412, 832, 54), (284, 837, 32)):
            pen.form(geo.ellipse(x, y, size * 0.9, size * 0.2), "#fbf4ee", volume=4, texture=0)
            bowl = [
                (x - size * 0.55, y - size * 0.8, "c"),
                (x - size * 0.4, y - size * 0.2),
                (x - size * 0.2, y, "c"),
                (x + size * 0.2, y, "c"),
                (x + size * 0.4, y - size * 0.2),
                (x + size * 0.55, y - size * 0.8, "c"),
            ]
            pen.line(
                geo.arc(x + size * 0.52, y - size * 0.5, size * 0.24, size * 0.2, -90, 90),
                "#f8e8e8",
                size * 0.1,
            )
            pen.form(geo.curve(bowl), "#fbf0ec", "#c09aa8", volume=size * 0.2, texture=0.2)
            top = geo.ellipse(x, y - size * 0.8, size * 0.55, size * 0.12)
            pen.form(top, "#8a4a2c", volume=2, texture=0)
            pen.line(top, "#fbf4ee", 3)
            pen.fill(geo.ellipse(x, y - size * 0.38, size * 0.12), "#d0507a", 0.9)


def teapot(pen):
    """Held by its handle at (0, 0), tipped to the right."""
    with pen.at(54, -14, 0.85, 24):
        pen.line(geo.arc(-54, 0, 27, 29, 80, 280), "#4f7c8a", 10)
        spout = geo.ribbon([(30, 16), (66, 4), (86, -34)], [24, 15, 10])
        pen.form(spout, "#5f8f9c", "#2a4658", volume=6, texture=0.2)
        pot = [(-46, -26), (0, -44), (44, -28), (56, 10), (32, 42), (-32, 42), (-56, 10)]
        pen.form(geo.curve(pot), "#5f9aa8", "#274858", "#d8f0f0", volume=30, texture=0.4)
        pen.form(geo.ellipse(0, -40, 28, 8), "#4f8694", volume=3)
        pen.form(geo.ellipse(0, -52, 9), "#e8c878", volume=4)
        for x, y in ((-20, 6), (14, 0), (0, 24)):
            pen.form(geo.ellipse(x, y, 10, 8), "#f4d8dc", volume=3, texture=0)


def slipper(pen, x, y):
    """Seen from the side; the heel stands at (x, y)."""
    shoe = [(0, 0, "c"), (-4, -16), (6, -28), (30, -24), (56, -14), (62, -3), (56, 0, "c")]
    pen.form(geo.moved(geo.curve(shoe), x, y), "#4a7890", "#233c58", volume=8, texture=0.2)


def lap(pen):
    """The wrapper of somebody sitting: hips on the cushions, level thighs, cloth to the ankles."""
    shape = geo.curve(
        [
            (92, 812, "c"),
            (74, 846),
            (80, 876),
            (104, 882),
            (160, 882),
            (178, 898),
            (182, 945),
            (178, 990, "c"),
            (218, 1002),
            (262, 990, "c"),
            (256, 930),
            (254, 866),
            (244, 832),
            (218, 818),
            (180, 818),
            (154, 816, "c"),
        ]
    )
    pen.form(shape, WRAPPER, volume=24, texture=0.9, grain=1.45)
    QUILTING(pen, shape)
    with pen.clip(shape):
        pen.fill(
            geo.ribbon([(168, 872), (192, 900), (190, 1000)], [14, 26, 30]), "#8a6a5c", 0.4, blur=8
        )
        pen.fill(
            geo.ribbon([(150, 832), (200, 830), (234, 842)], [10, 14, 12]), "#fff0d4", 0.6, blur=5
        )
        for fold in (
            [(240, 850), (232, 920), (238, 996)],
            [(222, 862), (210, 930), (208, 998)],
            [(150, 826), (134, 846), (104, 858)],
            [(214, 846), (184, 858), (150, 862)],
        ):
            pen.fold(fold, WRAPPER, 5, 0.6)
    pen.line([(179, 989), (218, 998), (261, 989)], "#a84a5e", 6)
    cord = [(90, 812), (120, 826), (156, 816)]
    pen.form(geo.ribbon(cord, [13, 14, 13], 10), "#a84a5e", "#5a1c38", volume=4, texture=0.2)


def lady(art):
    with art.layer("lady chair", detail=0.6, drop=Drop(12, 6, 8, 0.4, "#2c0a2c")) as pen:
        for x in (52, 158):
            pen.form(geo.ribbon([(x, 960), (x, FLOOR + 22)], [17, 12]), "#8a5a3c", texture=0.4)
        pen.form(geo.ribbon([(50, 970), (36, 800), (30, 670)], [19, 16, 13]), "#8a5a3c")
        pen.form(geo.rectangle(36, 948, 146, 24, 6), "#9a6a44", texture=0.5)
        for k, colour in enumerate(("#6a8a92", "#c8687e", "#d8b060")):
            pen.form(geo.rectangle(36 + k * 3, 922 - k * 25, 146 - k * 5, 28, 13), colour)
        pen.form(geo.rectangle(176, 1016, 104, 24, 8), "#c8687e", volume=8)
        for x in (190, 266):
            pen.form(geo.ribbon([(x, 1040), (x, FLOOR + 22)], [12, 8], 6), "#8a5a3c")
    with art.layer(
        "lady",
        detail=1,
        keep=0.16,
        rim=Rim("#fff0d0", 4, 0.6),
        drop=Drop(10, 8, 8, 0.35, "#2c0a2c"),
    ) as pen:
        for x in (196, 214):
            slipper(pen, x, 1016)
        draw_figure(pen, 110, 973, 520, LADY, POURING, "three-quarter", "calm", near_thing=teapot)
        lap(pen)


def steam(art):
    with art.layer("stream", warp=0, detail=1) as pen:
        pen.line([(420, 720), (424, 744), (416, 788)], "#b8743c", 5, 0.95)
    with art.layer("steam", blur=4, alpha=0.6) as pen:
        for dx in (0, 22):
            rise = [(396 + dx, 770), (380 + dx, 730), (402 + dx, 696), (388 + dx, 650)]
            pen.fill(geo.ribbon(rise, [5, 10, 9, 2]), vary("#fff4e8", pen.rng), 0.6)


def paint(art: Art) -> None:
    art.sky(["#e0b0aa", "#c8909a"])
    room(art)
    window(art)
    portrait(art)
    wardrobe(art)
    rug(art)
    art.repaint("middle")
    gown(art)
    lady(art)
    table(art)
    tea_things(art)
    with art.layer("gloves", detail=1, keep=0.1, rim=Rim("#fff0e0", 3, 0.5)) as pen:
        gloves(pen)
    steam(art)
    art.repaint("final")
    art.rays(310, 80, "#ffe0b0", 0.16, 6, (30, 76), 1100, 5)
    art.motes(40, ["#fff0c8", "#ffd8b0"], (0.8, 2.0), (180, 120, 640, 900))
    art.finish(vignette_colour="#3c0c34", vignette=0.32, bloom=0.08)
