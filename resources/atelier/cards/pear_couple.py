"""Half a pear is a furnished room: husband and wife sit back to back over one black pip."""

import math

import numpy as np
from atelier import Art, Card, Drop, patterns
from atelier import geometry as geo
from atelier.figures import Person, draw_head
from light.colour import lighten, mix

CARD = Card(
    seed=38,
    light=(-0.75, -0.55),
    hand="paper-cut",
    title_en="Half a Pear",
    title_ru="Полгруши",
    tags_en=(
        "pear",
        "couple",
        "room",
        "armchairs",
        "wasp",
        "pip",
        "teapot",
        "marriage",
        "silence",
        "loneliness",
        "half",
        "sweetness",
    ),
    tags_ru=(
        "груша",
        "супруги",
        "комната",
        "кресла",
        "оса",
        "косточка",
        "чайник",
        "брак",
        "молчание",
        "одиночество",
        "половина",
        "сладость",
    ),
    description_en="In a halved pear that is a furnished room a husband and wife sit back to back "
    "with one black pip for a table, while a wasp drills a peephole to the sun.",
    description_ru="В разрезанной груше, как в комнате, муж и жена сидят спиной к спине за одним "
    "чёрным зёрнышком-столом, а оса сверлит для них глазок к солнцу.",
)

FLESH, FLESH_EDGE, SKIN = "#fcf3cc", "#e6e8a6", "#9cc23c"
FLOOR = 1010
PEAR = [
    (400, 118),
    (452, 126),
    (500, 178),
    (526, 262),
    (552, 368),
    (616, 486),
    (698, 620),
    (742, 770),
    (734, 930),
    (664, 1062),
    (548, 1136),
    (400, 1152),
]
ROOM = [
    (400, 408),
    (462, 444),
    (510, 520),
    (582, 618),
    (646, 740),
    (664, 870),
    (640, 970),
    (590, FLOOR, "c"),
    (400, FLOOR + 2),
]
HUSBAND = Person("middle", "stout", "fair", "bald", "#8a5a3a", beard="moustache")
WIFE = Person("middle", "thin", "fair", "crop", "#c8743c")


def shrunk(points, amount):
    """The same half outline drawn in towards the middle of the pear."""
    return [
        (400 + (x - 400) * (1 - amount), 660 + (y - 660) * (1 - amount * 0.8), *rest)
        for x, y, *rest in points
    ]


def pear(art):
    with art.layer("leaf") as pen:
        stem = geo.ribbon([(398, 140), (404, 70), (436, 14)], [17, 13, 22])
        pen.form(stem, "#7c5a2c", volume=6)
        leaf = geo.curve(
            [(408, 88, "c"), (470, 20), (580, -2), (700, 34, "c"), (610, 92), (490, 112)]
        )
        pen.form(leaf, "#5f9a3c", volume=16)
        pen.line([(412, 86), (540, 54), (690, 36)], "#a8cc62", 4)
        for x, y, dx, dy in ((480, 68, 34, -40), (540, 54, 36, -34), (500, 64, 46, 30)):
            pen.line([(x, y), (x + dx, y + dy)], "#a8cc62", 2.6)
        pen.line([(590, 46), (626, 66)], "#a8cc62", 2.6)
    with art.layer("pear", drop=Drop(26, 30, 22, 0.5, "#3c5a1c")) as pen:
        pen.form(geo.symmetric(PEAR, 400), SKIN, volume=22)
        pen.form(geo.symmetric(shrunk(PEAR, 0.035), 400), "#c6da6a", volume=8)
        flesh = geo.symmetric(shrunk(PEAR, 0.062), 400)
        pen.form(flesh, FLESH, volume=20)
        with pen.clip(flesh):
            for amount, tone in ((0.11, FLESH_EDGE), (0.2, FLESH)):
                ring = geo.symmetric(shrunk(PEAR, amount), 400)
                pen.line(ring, tone, 3, 0.8)
            grains(pen, flesh)
    with art.layer("core vein") as pen:
        for dx in (-7, 7):
            pen.line([(400 + dx * 0.4, 176), (400 + dx, 290), (400 + dx * 2.6, 424)], "#cfd07c", 4)


def grains(pen, flesh):
    """Small hard grains of the flesh, thicker round the room."""
    room = geo.symmetric(ROOM, 400)
    box = (80, 150, 720, 1130)
    for x, y in geo.scattered(pen.rng, 330, box, 17):
        if not flesh.contains(x, y) or room.contains(x, y):
            continue
        turn = math.degrees(math.atan2(y - 760, x - 400))
        pen.fill(geo.ellipse(x, y, 5.5, 2.2, turn), "#d8d68c", 0.75)


def room(art):
    shape = geo.symmetric(ROOM, 400)
    with art.layer("room", drop=Drop(0, 0, 8, 0.2, "#6a6a20")) as pen:
        pen.form(geo.symmetric(shrunk(ROOM, -0.035), 400), "#e2e09a", volume=10)
        pen.fill(shape, "#b8cc74")
        patterns.wallpaper("#b8cc74", "#c8d888", 44)(pen, shape)
        with pen.clip(shape):
            pen.inside_edge(shape, -18, 26, 20, "#5a7a2c", 0.55)
            floor = geo.rectangle(100, 950, 600, 90)
            pen.form(floor, "#c89a5c", volume=10)
            for x in np.arange(130, 700, 46):
                pen.line([(400 + (x - 400) * 0.86, 950), (x, 1012)], "#a87a44", 2.4, 0.8)
            pen.form(geo.rectangle(100, 940, 600, 15), "#f4eecb", volume=4)
    with art.layer("furniture", drop=Drop(6, 8, 5, 0.3, "#3a4a18")) as pen:
        rug = geo.ellipse(400, 990, 236, 22)
        pen.form(rug, "#c2544a", volume=5)
        pen.line(geo.ellipse(400, 990, 206, 16), "#f2dca0", 3.4)
        with pen.clip(shape):
            wall_things(pen)
            floor_lamp(pen)
            dresser(pen)


def wall_things(pen):
    """One wedding picture hung in two halves."""
    for side, x in ((-1, 352), (1, 448)):
        pen.line([(x - 22, 502), (x, 482), (x + 22, 502)], "#6a4a2c", 2)
        pen.form(geo.rectangle(x - 36, 500, 72, 94, 3), "#8a5a34", volume=6)
        inside = geo.rectangle(x - 28, 508, 56, 78, 2)
        pen.form(inside, "#e8ecc8", volume=4)
        with pen.clip(inside):
            coat = "#3c4a5c" if side < 0 else "#fbf8ee"
            edge = x - side * 26
            pen.form(geo.ellipse(edge + side * 4, 592, 34, 40), coat, volume=6)
            pen.form(geo.ellipse(edge + side * 6, 540, 15, 18), "#eec6a2", volume=5)
            hair = "#8a5a3a" if side < 0 else "#c8743c"
            pen.form(geo.ellipse(edge + side * 6, 526, 17, 9), hair, volume=3)


def floor_lamp(pen):
    pen.line([(212, 984), (212, 740)], "#5a4428", 6)
    pen.form(geo.ellipse(212, 986, 28, 8), "#5a4428", volume=3)
    shade = geo.curve([(192, 664, "c"), (236, 664, "c"), (262, 742, "c"), (170, 742, "c")])
    pen.form(shade, "#e8a23c", volume=8)
    for x in range(176, 260, 12):
        pen.line([(x, 743), (x, 755)], "#b8742c", 2.4)


def dresser(pen):
    pen.form(geo.rectangle(586, 846, 66, 134, 3), "#9a6a3c", volume=8)
    for y in (862, 900, 938):
        pen.form(geo.rectangle(594, y, 54, 30, 2), "#b4824c", volume=4)
        pen.fill(geo.ellipse(620, y + 15, 4), "#4a3020")
    pen.form(geo.ellipse(612, 800, 26, 34), "#c0d4c8", volume=5)
    pen.form(geo.ellipse(612, 800, 19, 26), "#e8f0e4", volume=3)
    pen.form(geo.rectangle(606, 832, 12, 16), "#8a5a34", volume=2)


def armchair(pen, colour):
    """Side view, facing right, seat at y = -96; the back leans to the left."""
    back = [
        (-96, -20),
        (-112, -160),
        (-104, -252),
        (-76, -276),
        (-46, -254),
        (-40, -90),
        (-36, -20),
    ]
    pen.form(geo.curve(back), colour, volume=18)
    for y in (-220, -170):
        pen.fill(geo.ellipse(-72, y, 5), lighten(colour, -0.16))
    pen.form(geo.rectangle(-88, -96, 176, 56, 16), lighten(colour, 0.05), volume=14)
    pen.form(geo.rectangle(-84, -52, 168, 34, 6), lighten(colour, -0.05), volume=8)
    for x in (-70, 64):
        pen.form(geo.polygon([(x, -20), (x + 16, -20), (x + 11, 0), (x + 4, 0)]), "#5a3a20")


def arm_rest(pen, colour):
    rest = [
        (-80, -150, "c"),
        (58, -156),
        (84, -142),
        (78, -124),
        (52, -124),
        (40, -60, "c"),
        (-78, -60, "c"),
    ]
    pen.form(geo.curve(rest), lighten(colour, 0.02), volume=10)


def legs(pen, cloth, slipper):
    for shift, tone in ((12, -0.06), (0, 0.0)):
        shin = geo.ribbon(
            [(-30, -112), (66 + shift, -116), (98 + shift, -60), (92 + shift, -14)],
            [58, 50, 38, 32],
        )
        pen.form(shin, lighten(cloth, tone), volume=12)
        shoe = [(78, -20), (104, -24), (142, -8), (142, 2), (80, 2)]
        pen.form(geo.curve([(x + shift, y) for x, y in shoe]), lighten(slipper, tone), volume=5)
        pen.fill(geo.ellipse(136 + shift, -10, 8), "#f6f0dc")


def husband(pen):
    gown = "#a83c44"
    armchair(pen, "#7d8f3e")
    legs(pen, "#5a6a8a", "#6a3a2c")
    body = [(-58, -100), (-66, -190), (-50, -258), (-4, -276), (36, -244), (60, -180), (52, -96)]
    pen.form(geo.curve(body), gown, volume=22)
    with pen.clip(geo.curve(body)):
        pen.line([(4, -278), (30, -220), (44, -120)], "#f2d8a0", 12)
        pen.line([(-70, -152), (0, -142), (62, -150)], "#7c2434", 12)
    draw_head(pen, 4, -320, 54, HUSBAND, "profile", "sad", 8)
    arm_rest(pen, "#7d8f3e")
    sleeve = geo.ribbon([(-30, -244), (-26, -176), (44, -160), (66, -166)], [50, 46, 40, 32])
    pen.form(sleeve, lighten(gown, 0.03), volume=10)
    paper = [(44, -256, "c"), (124, -262, "c"), (128, -142, "c"), (50, -138, "c")]
    pen.form(geo.curve(paper), "#fbf6e4", volume=5)
    for y in (-240, -224, -208, -176, -160):
        pen.line([(58, y), (114, y - 3)], "#a8a48c", 3, 0.8)
    pen.form(geo.rectangle(60, -202, 28, 18), "#c8c4a8", volume=2)
    pen.form(geo.ellipse(56, -172, 15, 12), "#efc6a4", volume=4)


def wife(pen):
    robe = "#6fb0b4"
    armchair(pen, "#c0763a")
    legs(pen, "#f0c6a4", "#e07a8a")
    body = [(-50, -98), (-58, -196), (-44, -262), (-8, -278), (22, -252), (32, -180), (34, -94)]
    pen.form(geo.curve(body), robe, volume=18)
    skirt = [(-50, -140), (20, -142), (92, -126), (112, -60), (60, -78), (-40, -84)]
    pen.form(geo.curve(skirt), robe, volume=14)
    draw_head(pen, -6, -320, 50, WIFE, "profile", "sad", 10)
    for x, y in ((-46, -342), (-34, -366), (-8, -374), (18, -364), (-50, -314), (-44, -288)):
        pen.form(geo.ellipse(x, y, 17, 14, -30), "#e58a9a", volume=5)
        pen.line([(x - 10, y + 4), (x + 10, y - 5)], "#fbeef0", 3)
    arm_rest(pen, "#c0763a")
    wool = [(60, -130), (96, -60), (84, -14), (116, -6)]
    pen.line(wool, "#f2c23c", 4)
    pen.form(geo.curve([(40, -210), (92, -206), (98, -130), (66, -118), (44, -140)]), "#f2c23c")
    for y in (-192, -174, -156, -138):
        pen.line([(46, y), (68, y + 5), (92, y)], "#c8922a", 3)
    sleeve = geo.ribbon([(-24, -248), (-18, -186), (36, -176), (58, -196)], [40, 36, 30, 24])
    pen.form(sleeve, lighten(robe, 0.04), volume=9)
    for turn in (-22, 14):
        needle = geo.toward((62, -202), 140 + turn, 70)
        pen.line([(50, -190), needle], "#6a5a4a", 5)
    pen.form(geo.ellipse(60, -202, 13, 11), "#efc6a4", volume=4)
    pen.form(geo.ellipse(128, -20, 24), "#f2c23c", volume=6)
    for k in (-8, 0, 8):
        pen.line([(110, -20 + k), (128, -28 + k), (146, -18 + k)], "#c8922a", 2.4)


def couple(art):
    with (
        art.layer("husband", detail=1, drop=Drop(6, 6, 5, 0.3, "#3a4a18")) as pen,
        pen.at(306, 1002, 1.06, flip=True),
    ):
        husband(pen)
    with (
        art.layer("wife", detail=1, drop=Drop(6, 6, 5, 0.3, "#3a4a18")) as pen,
        pen.at(498, 1002, 1.06),
    ):
        wife(pen)
    with art.layer("pip", detail=1, drop=Drop(8, 6, 5, 0.4, "#3a4a18")) as pen:
        pip_table(pen)


def pip_table(pen):
    pip = [(402, 800), (428, 826), (440, 888), (428, 964), (402, 1006)]
    shape = geo.symmetric(pip, 402)
    pen.form(shape, "#2a1a18", volume=12)
    with pen.clip(shape):
        pen.fill(geo.ellipse(388, 878, 8, 54, 6), "#8a6a58", 0.8)
    pen.form(geo.ellipse(402, 800, 66, 15), "#3c2622", volume=4)
    pen.form(geo.ellipse(402, 797, 50, 10), "#f6f2e0", volume=2)
    pot = geo.curve([(376, 796), (370, 766), (402, 746), (434, 766), (428, 796)])
    pen.form(pot, "#d8564c", volume=8)
    pen.form(geo.ribbon([(430, 784), (450, 774), (456, 752)], [13, 9, 7]), "#d8564c")
    pen.line(geo.arc(370, 774, 17, 15, 90, 270), "#d8564c", 6)
    pen.form(geo.ellipse(402, 744, 9, 8), "#f6e6b8", volume=2)
    for x in (352, 452):
        cup = geo.curve([(x - 13, 776, "c"), (x + 13, 776, "c"), (x + 8, 796), (x - 8, 796)])
        pen.form(cup, "#fbfaf2", volume=3)


def beam(art):
    """Sunlight through the drilled hole falls on the backs and the table."""
    with art.layer("beam", warp=0) as pen:
        light = geo.polygon([(536, 366), (552, 392), (470, 800), (336, 790)])
        shader = pen.gradient((545, 380), (400, 800), ["#ffe24a", "#fff2a0"], alphas=[0.85, 0.30])
        pen.fill(light, shader, blur=3)
    with art.layer("tunnel") as pen:
        pen.form(geo.ribbon([(532, 384), (570, 352)], [22, 26], 6), "#fff3a4", volume=3)


def wasp(art):
    with (
        art.layer("wasp", detail=1, drop=Drop(12, 14, 8, 0.4, "#3c5a1c")) as pen,
        pen.at(626, 304, 1.18, -30),
    ):
        for turn, length in ((-62, 118), (-36, 100)):
            tip = geo.toward((14, -16), 180 + turn, length)
            wing = geo.ribbon([(6, -14), geo.lerp((6, -14), tip, 0.55), tip], [8, 42, 14])
            pen.form(wing, "#eef6f4", volume=5)
            pen.line([(8, -16), tip], "#a8c0bc", 2)
        tail = [(26, -22), (70, -32), (118, -16), (142, 12, "c"), (108, 24), (62, 22), (28, 12)]
        shape = geo.curve(tail)
        pen.form(shape, "#f4bc28", volume=12)
        with pen.clip(shape):
            for x in (44, 72, 100, 126):
                pen.line([(x, -40), (x + 9, 0), (x, 34)], "#2a1e1a", 11)
        pen.form(geo.ellipse(2, -4, 30, 25), "#2e2420", volume=8)
        pen.form(geo.ellipse(-34, 2, 20, 22), "#f4bc28", volume=6)
        pen.form(geo.ellipse(-42, -4, 8, 12, 12), "#2a1e1a", volume=2)
        for dx, dy in ((-64, -30), (-74, -12)):
            pen.line([(-42, -16), (-56, dy - 6), (dx, dy)], "#2a1e1a", 3.4)
        for root, knee, foot in (
            ((-10, 18), (-34, 44), (-66, 46)),
            ((6, 20), (2, 52), (-26, 66)),
            ((20, 16), (38, 54), (22, 84)),
        ):
            pen.line(geo.polygon([root, knee, foot], False), "#2a1e1a", 4)
        drill(pen)


def drill(pen):
    """A small brace and bit held to the skin."""
    pen.form(geo.rectangle(-84, 26, 34, 18, 5), "#c2444a", volume=4)
    pen.form(geo.polygon([(-84, 29), (-84, 41), (-124, 36)]), "#b8c4c8", volume=2)
    for x in (-112, -102, -93):
        pen.line([(x, 30), (x + 6, 42)], "#6a7478", 2)


def shavings(art):
    with art.layer("shavings", drop=Drop(3, 4, 3, 0.3, "#3c5a1c")) as pen:
        for x, y, turn in ((640, 420, 20), (672, 470, 80), (624, 470, -40), (700, 540, 30)):
            curl = geo.arc(x, y, 13, 9, turn, turn + 260)
            pen.line(curl, "#f4f0c8", 5)


def paint(art: Art) -> None:
    art.sky(["#e4efb0", "#d6e68e", "#bcd468"], [0, 0.5, 1], wobble=10)
    with art.layer("sun") as pen:
        pen.form(geo.ellipse(770, 216, 128), "#fbe88a", volume=14)
        pen.form(geo.ellipse(770, 216, 92), "#fff4b4", volume=10)
        for i in range(11):
            turn = 170 + i * 21
            near, far = geo.toward((770, 216), turn, 142), geo.toward((770, 216), turn, 196)
            left, right = geo.toward(near, turn + 90, 11), geo.toward(near, turn - 90, 11)
            pen.form(geo.polygon([left, far, right]), "#fbe88a", volume=3)
    with art.layer("board", drop=Drop(0, -6, 12, 0.25, "#3c5a1c")) as pen:
        cloth = geo.curve(
            [
                (-20, 1096, "c"),
                (200, 1082),
                (560, 1090),
                (820, 1076, "c"),
                (820, 1220, "c"),
                (-20, 1220, "c"),
            ]
        )
        pen.form(cloth, "#f6f3e0", volume=14)
        patterns.checks(mix("#b8d070", "#f6f3e0", 0.3), 26, 0, 0.5)(pen, cloth)
    pear(art)
    room(art)
    beam(art)
    couple(art)
    wasp(art)
    shavings(art)
    art.repaint("final")
    art.finish(vignette_colour="#4a6a20", vignette=0.12)
