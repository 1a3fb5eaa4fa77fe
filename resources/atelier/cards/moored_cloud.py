"""A cloud has dropped anchor through the cucumber frame; its owner rings the iron."""

import math

from atelier import Art, Card, Cast, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import (
    POSES,
    Expression,
    Outfit,
    Person,
    draw_figure,
    draw_head,
    draw_palm,
)
from atelier.motifs import nature
from light.colour import lighten, mix, vary

CARD = Card(
    seed=80,
    light=(-0.65, -0.75),
    hand="dry gouache",
    title_en="Moored in the Back Garden",
    title_ru="Причалило",
    tags_en=(
        "cloud",
        "anchor",
        "chain",
        "garden",
        "cucumbers",
        "slippers",
        "laundry",
        "wind",
        "arrival",
        "visitor",
        "weight",
        "neighbours",
    ),
    tags_ru=(
        "облако",
        "якорь",
        "цепь",
        "огород",
        "огурцы",
        "тапочки",
        "бельё",
        "ветер",
        "прибытие",
        "гость",
        "тяжесть",
        "соседи",
    ),
    description_en="From the grass we look up at a cloud moored by a rusty anchor that has gone "
    "through a cucumber frame; a stout man in slippers raps it with garden shears, and above "
    "somebody lowers a fender over the edge.",
    description_ru="Из травы видно облако, вставшее на ржавый якорь посреди огуречного парника; "
    "толстяк в тапочках стучит по якорю садовыми ножницами, а сверху кто-то спускает кранец.",
)

RUST, RUST_DARK, RUST_LIT = "#9c3c1e", "#4a161c", "#f09a58"
OWNER = Person("middle", "stout", "tan", "bald", "#4a3024", beard="moustache")
SKIN = OWNER.skin_colour
ARM = [64, 56, 52, 46, 38]


def puff(pen, x, y, size, depth):
    shape = geo.blob(pen.rng, x, y, size, size * 0.82, 9, 0.05)
    tone = mix("#ffffff", "#8cc8c8", depth)
    pen.form(shape, tone, mix(tone, "#3f949c", 0.6), "#ffffff", volume=size * 0.75, texture=0.6)


HULL = [
    (-60, 250, "c"),
    (70, 216),
    (240, 176),
    (450, 150),
    (640, 168),
    (780, 214),
    (880, 200, "c"),
    (900, 420, "c"),
    (700, 476),
    (520, 500),
    (330, 478),
    (170, 400),
    (40, 330),
]


DECK = (
    (450, 128, 74),
    (330, 120, 84),
    (640, 160, 62),
    (730, 172, 66),
    (800, 166, 74),
    (236, 156, 72),
    (150, 190, 66),
    (70, 230, 60),
    (0, 260, 54),
    (400, 168, 60),
    (560, 190, 60),
)


def cloud(art):
    """Bow to the left, a flat deck above, a belly of puffs that hangs over us."""
    with art.layer("cloud", detail=0.4, drop=Drop(20, 34, 40, 0.16, "#2c7a80")) as pen:
        pen.form(geo.curve(HULL), "#8cc6c6", "#3f8c94", "#ffffff", volume=120, texture=0.6)
        for x, y, size in DECK:
            puff(pen, x, y, size, 0)
        for row in range(4):
            count = 9 - row
            for i in range(count):
                t = (i + 0.5) / count
                x = -30 + 880 * t + row * 16
                sag = math.sin(math.pi * (0.12 + 0.85 * t))
                y = 226 + row * 62 * sag + (1 - sag) * 40 + pen.rng.normal(0, 9)
                size = (96 - row * 5) * pen.rng.uniform(0.84, 1.12) * (0.66 + 0.4 * sag)
                puff(pen, x, y, size, 0.02 + row * 0.27)
        pen.fill(geo.ellipse(248, 404, 23, 19), "#3c7c80", 0.8, blur=2)
        pen.line(geo.ellipse(248, 404, 25, 21), RUST, 9)


def crew(art):
    """The mate on deck pays out the line of the fender."""
    with art.layer("mate", detail=1, keep=0.15) as pen:
        mate = Person(
            "young",
            "thin",
            "tan",
            "short",
            hat="cap",
            hat_colour="#e8a83c",
            outfit=Outfit(
                "#2f6c9c", pattern=patterns.stripes("#f4f4ec", 7, 14), trousers="#384050"
            ),
        )
        pose = POSES["bending"].but(lean=64, head=-20, near_arm=(22, 8), far_arm=(34, 12))
        draw_figure(pen, 536, 226, 226, mate, pose, "three-quarter", "happy")
    with art.layer("lip", detail=0.5) as pen:
        for x, y, size in ((462, 206, 46), (540, 222, 54), (610, 226, 40)):
            puff(pen, x, y, size, 0.02)
    with art.layer("fender", detail=1, keep=0.2, warp=0.3) as pen:
        pen.line([(628, 192), (664, 280), (676, 410), (708, 528)], "#8a6a3c", 6)
        with pen.at(716, 580, 1, -8):
            body = geo.symmetric([(0, -62), (30, -54), (42, 0), (30, 56), (0, 64)])
            pen.form(body, "#e8843c", "#8a3a28", "#ffd08a", volume=26)
            for y in (-30, 0, 30):
                pen.line(geo.arc(0, y, 40 - abs(y) * 0.12, 8, 10, 170), "#f8f0dc", 8)
            pen.line(geo.ellipse(0, -70, 10), "#8a6a3c", 6)


def yard(art):
    """House corner on the windy side, a fence round the world's edge."""
    with art.layer("house", fog=("#d8f0e8", 0.12), warp=0.4) as pen:
        wall = geo.polygon([(-40, 1150), (-40, 600), (52, 640), (110, 1150)])
        pen.form(wall, "#cc7c64", "#8a4a4c", "#f4c8a8", volume=40, texture=0.6)
        patterns.bricks("#b4604c", 46, 22)(pen, wall)
        eave = geo.polygon([(-40, 560), (78, 622), (70, 664), (-40, 626)])
        pen.form(eave, "#7a9a9c", "#4a6a74", "#b8d4d0", volume=14)
        pen.form(geo.ribbon([(60, 640), (88, 860), (122, 1150)], [14, 17, 22], 20), "#8ab0ac")
    with art.layer("fence behind the gaps", warp=0.5, fog=("#d8f0e8", 0.1)) as pen:
        pen.fill(geo.polygon([(90, 986), (820, 986), (820, 1170), (90, 1170)]), "#74ac86")
    with art.layer("fence", warp=0.5, fog=("#d8f0e8", 0.1)) as pen:
        for i in range(19):
            x = 100 + i * 42
            lean = (400 - x) * 0.05
            top = 962 - 10 * math.sin(i * 1.9) + abs(x - 400) * 0.02
            board = [
                (x, 1170),
                (x + lean, top + 20),
                (x + lean + 17, top),
                (x + lean + 34, top + 22),
            ]
            tone = vary("#7cb48c", pen.rng, 0.03, 8)
            pen.form(geo.polygon([*board, (x + 38, 1170)]), tone, volume=7, grain=1.57)


def washing(art):
    with art.layer("washing", detail=0.6, drop=Drop(8, 14, 10, 0.2, "#2c7a80")) as pen:
        pen.line([(66, 690), (240, 776), (440, 770), (820, 640)], "#6a7a70", 3.4)
        shirt = [
            (284, 786, "c"),
            (330, 782, "c"),
            (398, 778, "c"),
            (470, 800),
            (486, 846, "c"),
            (430, 846),
            (452, 930),
            (400, 916),
            (350, 938, "c"),
            (322, 860),
        ]
        pen.form(geo.curve(shirt), "#f08a7c", "#b0504c", "#ffd8c4", volume=22)
        pen.fold([(350, 800), (380, 850), (390, 900)], "#f08a7c", 6)
        for x in (290, 394):
            pen.form(geo.rectangle(x, 764, 9, 30, 3), "#e8c88c", volume=3)
        towel = [
            (470, 776, "c"),
            (560, 760, "c"),
            (610, 830),
            (640, 900, "c"),
            (540, 902),
            (494, 850),
        ]
        pen.form(geo.curve(towel), "#f4d878", "#b8943c", "#fff4c0", volume=20)


def lawn(art):
    with art.layer("lawn", brush=1.1) as pen:
        ground = [
            (-20, 1140, "c"),
            (200, 1116),
            (460, 1128),
            (820, 1110, "c"),
            (820, 1230),
            (-20, 1230),
        ]
        pen.form(geo.curve(ground), "#8cc47c", "#3c7c58", "#d4eca0", volume=50)
        nature.grass(pen, -10, 810, 1140, 220, "#7ab868", (14, 40))
    with art.layer("grass between the slippers", detail=0.5) as pen:
        nature.grass(pen, 176, 300, 1146, 70, "#5ca45c", (20, 44))


def cucumber(pen, x, y, length, turn):
    with pen.at(x, y, 1, turn):
        body = geo.ribbon([(0, 0), (length * 0.5, -10), (length, 2)], [22, 32, 20], 20)
        pen.form(body, "#4c9048", "#1f5038", "#b0dc80", volume=12)
        for i in range(7):
            pen.fill(geo.ellipse(length * (0.12 + 0.12 * i), -8 + i % 2 * 12, 2.6), "#d0ec9c")


def leaf(pen, x, y, size, turn):
    outline = [(0, -1, "c"), (0.5, -0.7), (0.95, -0.2, "c"), (0.6, 0.3), (0.4, 0.9, "c"), (0, 0.6)]
    mirrored = [(-px, py, *rest) for px, py, *rest in reversed(outline[1:-1])]
    shape = geo.moved(geo.curve([*outline, *mirrored]), x, y, size, turn)
    tone = vary("#5ca450", pen.rng, 0.05, 12)
    pen.form(shape, tone, volume=size * 0.3)


def frame_inside(art):
    """The cucumber frame: leaves under glass lights, and what the anchor did to them."""
    with art.layer("frame", detail=0.7, warp=0.4) as pen:
        inside = geo.polygon([(362, 1004), (820, 950), (860, 1130), (330, 1180)])
        pen.form(inside, "#2f6848", "#143c34", "#4c8a54", volume=30)
        for x, y in geo.scattered(pen.rng, 34, (370, 990, 810, 1130), 30):
            leaf(pen, x, y, pen.rng.uniform(26, 46), pen.rng.uniform(-50, 50))
        panes(pen)


def frame_front(art):
    with art.layer("frame front", detail=0.7, warp=0.4, cast=Cast(1190, 0.3, "#1f4a44")) as pen:
        for x, y in ((560, 1084), (640, 1076), (606, 1096), (500, 1092), (700, 1066)):
            leaf(pen, x, y, 42, pen.rng.uniform(-60, 60))
        cucumber(pen, 404, 1096, 120, -6)
        cucumber(pen, 668, 1074, 120, 6)
        front = [(326, 1104), (840, 1060), (840, 1230), (320, 1230)]
        pen.form(geo.polygon(front), "#e8cf9c", "#a07c54", "#fff0cc", volume=16, grain=-0.08)
        side = [(336, 1000), (366, 996), (356, 1104), (326, 1122)]
        pen.form(geo.polygon(side), "#d8b984", "#a07c54", "#fff0cc", volume=8)
        pen.line([(324, 1150), (820, 1108)], "#b8945c", 4, 0.8)
        for x, y in ((350, 1126), (350, 1176), (560, 1106), (560, 1160), (770, 1090)):
            pen.fill(geo.ellipse(x, y, 4), "#8a6a48")


def panes(pen):
    whole = [(366, 1000), (470, 988), (452, 1096), (338, 1108)]
    last = [(716, 958), (820, 944), (850, 1056), (726, 1068)]
    for pane in (whole, last):
        pen.fill(geo.polygon(pane), "#d8f4f4", 0.6)
        middle = [geo.lerp(pane[0], pane[1], t) for t in (0.3, 0.5)]
        foot = [geo.lerp(pane[3], pane[2], t) for t in (0.5, 0.3)]
        pen.fill(geo.polygon([*middle, *foot]), "#ffffff", 0.7)
    for bar in (((470, 988), (452, 1096)), ((716, 958), (726, 1068)), ((366, 1000), (820, 945))):
        pen.line(geo.polygon(bar, False), "#f4e4bc", 13)
    shards = (
        [(476, 990), (556, 982), (510, 1026)],
        [(460, 1092), (472, 1036), (520, 1088)],
        [(712, 962), (650, 968), (704, 1012)],
        [(720, 1066), (710, 1014), (664, 1074)],
    )
    for shard in shards:
        pen.fill(geo.polygon(shard), "#e8fafa", 0.9)
        pen.line(geo.polygon(shard), "#ffffff", 3)


def link(pen, x, y, size, turn, flat):
    with pen.at(x, y, 1, turn):
        if flat:
            ring = geo.subtract(
                geo.rectangle(-size, -size * 0.6, size * 2, size * 1.2, size * 0.6),
                geo.rectangle(-size * 0.62, -size * 0.26, size * 1.24, size * 0.52, size * 0.26),
            )
            pen.form(ring, RUST, RUST_DARK, RUST_LIT, volume=size * 0.4, texture=0.3)
        else:
            bar = geo.rectangle(-size, -size * 0.2, size * 2, size * 0.4, size * 0.2)
            pen.form(bar, "#8c4026", RUST_DARK, RUST_LIT, volume=size * 0.3, texture=0.3)


def chain(art):
    with art.layer("chain", detail=1, keep=0.1, warp=0.3, drop=Drop(8, 12, 8, 0.2)) as pen:
        path = [(248, 404), (300, 500), (396, 606), (556, 718)]
        spots = geo.sample(path, 19)
        for odd in (0, 1):
            for i in range(odd, 19, 2):
                before, after = spots[max(i - 1, 0)], spots[min(i + 1, 18)]
                turn = math.degrees(math.atan2(after[1] - before[1], after[0] - before[0]))
                link(pen, *spots[i], 14 + 10 * i / 18, turn, odd == 1)


def anchor(art):
    with (
        art.layer(
            "anchor", detail=0.9, keep=0.05, rim=Rim("#ffe0b0", 5), drop=Drop(16, 10, 14, 0.3)
        ) as pen,
        pen.at(612, 936, 1.16, -13),
    ):
        ring = geo.subtract(geo.ellipse(0, -190, 34), geo.ellipse(0, -190, 19))
        pen.form(ring, RUST, RUST_DARK, RUST_LIT, volume=12)
        stock = geo.ribbon([(-116, -120), (0, -132), (116, -120)], [24, 30, 24], 20)
        pen.form(stock, "#8c3820", RUST_DARK, RUST_LIT, volume=12)
        for x in (-118, 118):
            pen.form(geo.ellipse(x, -119, 20), RUST, RUST_DARK, RUST_LIT, volume=10)
        shank = geo.polygon([(-17, -160), (17, -160), (26, 150), (-26, 150)])
        pen.form(shank, RUST, RUST_DARK, RUST_LIT, volume=18)
        arms = [
            (-170, 20, "c"),
            (-136, 100),
            (-60, 152),
            (0, 164),
            (60, 152),
            (136, 100),
            (170, 20, "c"),
            (160, 132),
            (84, 206),
            (0, 226),
            (-84, 206),
            (-160, 132),
        ]
        pen.form(geo.curve(arms), RUST, RUST_DARK, RUST_LIT, volume=24)
        for side in (1, -1):
            fluke = [(side * x, y) for x, y in ((182, 0), (196, 96), (112, 74))]
            pen.form(geo.polygon(fluke), "#b0522a", RUST_DARK, RUST_LIT, volume=12)
        rusty = ["#7a3020", "#e08a4c", "#d8c0a0"]
        pen.spots(shank, rusty, 30, 2, 7, 0.5)
        pen.spots(geo.curve(arms), rusty, 40, 2, 8, 0.5)


def shears(pen):
    """Open garden shears; the pivot is at (0, 0), the grips go down to the left."""
    for grip in ([(0, 0), (-30, 66), (-88, 106)], [(0, 0), (-46, 76), (-62, 128)]):
        pen.form(geo.ribbon(grip, [15, 14, 13], 20), "#3c4854", volume=5)
        handle = geo.ribbon([geo.lerp(grip[1], grip[2], 0.1), grip[2]], [24, 27], 10)
        pen.form(handle, "#d8342c", "#6a1420", "#ff9078", volume=9)
    upper = [(-16, 8, "c"), (-14, -30), (8, -84), (44, -122, "c"), (40, -66), (16, 6, "c")]
    lower = [(-10, -12, "c"), (40, -24), (84, -20), (112, 0, "c"), (60, 12), (-6, 16, "c")]
    for blade in (upper, lower):
        shape = geo.curve(blade)
        pen.form(shape, "#dfe8ee", "#56707e", "#ffffff", volume=9, texture=0.1)
        pen.line(shape, "#33434e", 4)
    pen.form(geo.ellipse(0, 0, 13), "#33434e", "#141c22", "#c8d4dc", volume=6, texture=0)


SHOULDERS = [(116, 800), (132, 762), (176, 742), (232, 740), (278, 752), (300, 784), (272, 880)]
SINGLET = [
    (144, 752, "c"),
    (172, 742, "c"),
    (184, 792),
    (212, 806),
    (242, 790),
    (248, 740, "c"),
    (276, 748, "c"),
    (270, 800),
    (294, 836),
    (316, 880),
    (324, 926),
    (304, 964),
    (220, 984),
    (132, 966),
    (110, 920),
    (118, 862),
    (140, 824),
    (148, 792),
]
TROUSERS = [
    (114, 930, "c"),
    (320, 930, "c"),
    (330, 1010),
    (350, 1090),
    (378, 1172, "c"),
    (302, 1178, "c"),
    (262, 1094),
    (222, 1042),
    (192, 1096),
    (166, 1178, "c"),
    (84, 1172, "c"),
    (98, 1080),
    (108, 1000),
]


def bare_parts(pen):
    """Neck, shoulders and both arms in one piece, so that nothing hangs loose."""
    neck = geo.ribbon([(208, 780), (200, 690)], [62, 54], 10)
    hip_arm = geo.ribbon([(152, 790), (92, 842), (64, 876), (92, 904), (140, 914)], ARM, 40)
    long_arm = geo.ribbon([(268, 784), (330, 806), (378, 806), (420, 778), (470, 742)], ARM, 40)
    skin = geo.union(geo.curve([*SHOULDERS, (140, 880)]), neck)
    whole = geo.union(geo.union(skin, hip_arm), long_arm)
    pen.form(whole, SKIN, "#8a5234", "#ecb98a", volume=34, texture=0.2)
    for crease in ([(74, 880), (88, 874), (100, 876)], [(372, 800), (384, 794), (392, 784)]):
        pen.line(crease, "#8a5234", 4, 0.7)


def clothes(pen):
    trousers = geo.curve(TROUSERS)
    pen.form(trousers, "#2c4684", "#101c44", "#6a8cc8", volume=50, texture=0.7)
    with pen.clip(trousers):
        pen.fold([(224, 1000), (222, 1024), (222, 1050)], "#2c4684", 7, 0.6)
    pen.line([(124, 964), (216, 990), (314, 962)], "#c83c34", 24)
    pen.form(geo.rectangle(204, 978, 32, 28, 5), "#f0c860", volume=6, texture=0)
    singlet = geo.curve(SINGLET)
    pen.form(singlet, "#f6f2e4", "#9cb0b0", "#ffffff", volume=54, texture=0.6)
    with pen.clip(singlet):
        for fold in ([(150, 830), (176, 860), (184, 900)], [(288, 850), (262, 880), (258, 910)]):
            pen.fold(fold, "#f6f2e4", 7, 0.5)
        pen.fill(geo.ellipse(150, 938, 42, 14, 10), "#6a8088", 0.45, blur=8)


def owner(art):
    """Hand on hip, head back; he raps the iron with what he has just trimmed the hedge with."""
    with art.layer(
        "owner",
        detail=1,
        keep=0.12,
        rim=Rim("#fff4d0", 4),
        cast=Cast(1180, 0.3, "#1f4a44", 0.3),
    ) as pen:
        bare_parts(pen)
        clothes(pen)
        draw_palm(pen, 110, 910, 70, 72, "relaxed", SKIN)
        with pen.at(546, 662):
            shears(pen)
        draw_palm(pen, 464, 746, 72, 124, "hold", SKIN)
        wonder = Expression(eye="wide", brow=12, slant=6, smile=0.1, gape=0.5)
        draw_head(pen, 200, 668, 62, OWNER, "three-quarter", wonder, -20)
        for x in (112, 330):
            slipper(pen, x, 1156)


def slipper(pen, x, y):
    with pen.at(x + 20, y + 4, 1.3):
        shape = geo.curve([(-40, 20, "c"), (-36, -6), (0, -26), (50, -18), (74, 6), (66, 20, "c")])
        pen.form(shape, "#c83c34", "#7a1c2c", "#f88a70", volume=16)
        patterns.checks("#f4d468", 15, 20)(pen, shape)
        pen.form(geo.ellipse(50, -20, 15), "#fbf4e0", "#b8a890", volume=8)


def ringing(art):
    """Wind, sound, and the grass in front of our eyes."""
    with art.layer("clang", warp=0, mottle=0) as pen:
        for turn in (66, 92, 118):
            start = geo.toward((562, 722), turn, 58)
            pen.line([start, geo.toward((562, 722), turn, 100)], "#fff8d8", 6, 0.95)
    with art.layer("near grass", warp=0, detail=0.3) as pen:
        for _ in range(70):
            x = pen.rng.uniform(-20, 820)
            tall, bend = pen.rng.uniform(60, 170), pen.rng.uniform(20, 90)
            if 120 < x < 560:
                tall *= 0.45
            spine = [(x, 1220), (x + bend * 0.3, 1220 - tall * 0.6), (x + bend, 1220 - tall)]
            tone = lighten(vary("#4c9a58", pen.rng, 0.05, 12), 0.04)
            pen.fill(geo.ribbon(spine, [11, 8, 1], 14, caps=False), tone)


def paint(art: Art) -> None:
    art.sky(["#0f7280", "#2f9ca0", "#74cac0", "#dcf4e0"], [0, 0.35, 0.65, 1])
    art.clouds("#ffffff", 0.35, 260, stretch=3.4)
    art.glow(120, 60, 520, "#fffbe0", 0.5)
    art.repaint("background")
    yard(art)
    washing(art)
    lawn(art)
    art.repaint("middle")
    cloud(art)
    crew(art)
    frame_inside(art)
    chain(art)
    anchor(art)
    frame_front(art)
    owner(art)
    art.repaint("final")
    ringing(art)
    art.finish(vignette_colour="#1f6a70", vignette=0.2, curve=0.48, saturation=1.1)
