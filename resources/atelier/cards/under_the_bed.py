"""A trench under a child's bed: at its bottom a monster in curlers fears the dangling foot."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim
from atelier import geometry as geo
from atelier.figures import Expression, Person, draw_head
from light.colour import mix, vary

CARD = Card(
    seed=19,
    light=(0.45, -0.89),
    hand="chalk on dark",
    title_en="Who Is Afraid",
    title_ru="Кто кого боится",
    tags_en=(
        "bed",
        "foot",
        "monster",
        "curlers",
        "sock",
        "trench",
        "teddy bear",
        "fear",
        "courage",
        "depth",
        "misunderstanding",
        "neighbour",
    ),
    tags_ru=(
        "кровать",
        "ступня",
        "чудовище",
        "бигуди",
        "носок",
        "впадина",
        "плюшевый мишка",
        "страх",
        "храбрость",
        "глубина",
        "недоразумение",
        "сосед",
    ),
    description_en="Under a sleeping child's bed the floor opens into a deep trench, where a huge "
    "hairy monster in curlers cowers from the bare foot dangling above, past a drifting red sock.",
    description_ru="Под кроватью спящего ребёнка пол раскрывается глубокой впадиной: на дне "
    "огромное лохматое чудовище в бигуди дрожит перед свисающей босой ногой, а между ними плывёт "
    "красный носок.",
)

CHILD = Person("child", "small", "fair", hair="crop", hair_colour="#d8a060")
SKIN, SKIN_SHADE, SKIN_SHINE = "#ffdcc4", "#d0909c", "#fffaf0"
IRON, IRON_SHADE, IRON_SHINE = "#7c9ccc", "#2c3c78", "#e8f6ff"
FUR_DARK, FUR, FUR_LIT = "#0c2f50", "#1f7f80", "#a4f8b0"
BODY = [
    (36, 1240, "c"),
    (28, 1120),
    (70, 990),
    (170, 890),
    (300, 842),
    (420, 838),
    (560, 856),
    (680, 924),
    (752, 1040),
    (776, 1240, "c"),
]


def room(art):
    """A cold bright wall above, the dark of the trench below."""
    art.sky(
        ["#4a72c8", "#5c8cdc", "#2a4c9c", "#2046a4", "#163488", "#0a1844"],
        [0, 0.2, 0.36, 0.5, 0.72, 1],
        wobble=16,
    )
    wall = np.clip((400 - art.y) / 40, 0, 1)
    art.tint(wall * (np.sin(art.x / 11.5) > 0.55) * 0.3, "#7fb0f0")
    art.glow(742, 190, 620, "#9cd0ff", 0.6, 1.6)
    beam = np.clip(1 - np.abs(art.x - 430) / (120 + np.maximum(art.y - 380, 0) * 0.32), 0, 1)
    art.tint(beam * np.clip((art.y - 380) / 60, 0, 1) * np.exp(-(art.y - 380) / 420), "#5c9ce0")
    art.clouds("#2c4ca0", 0.25, 240, mask=np.clip((art.y - 420) / 100, 0, 1))
    art.repaint("background")


def picture_on_wall(art):
    """The child has drawn what lives downstairs."""
    with (
        art.layer("drawing", warp=0.2, detail=0.9, keep=0.2, drop=Drop(-7, 9, 5, 0.4)) as pen,
        pen.at(372, 78, 1, -4),
    ):
        pen.form(geo.rectangle(-74, -58, 148, 112, 3), "#2c3a70", volume=5, texture=0.2)
        pen.form(geo.rectangle(-63, -47, 126, 90), "#dcecf8", volume=3, texture=0.2)
        pen.fill(geo.blob(pen.rng, 0, 8, 38, 28, 18, 0.16), "#3fa884")
        for x in (-22, 0, 22):
            pen.fill(geo.ellipse(x, -25 + abs(x) * 0.2, 10, 7), "#d8688c")
        for x in (-12, 12):
            pen.fill(geo.ellipse(x, 2, 5), "#10203c")
        pen.line([(-16, 18), (0, 26), (16, 17)], "#10203c", 3.5)


def trench_walls(art):
    left = [(212, 392), (184, 480), (112, 580), (92, 640, "c"), (182, 664, "c"), (166, 716)]
    left += [(108, 780), (30, 880)]
    right = [(640, 392), (662, 480), (716, 580), (728, 652, "c"), (644, 672, "c"), (662, 722)]
    right += [(728, 790), (800, 900)]
    for name, edge, outside in (("left wall", left, -30), ("right wall", right, 830)):
        with art.layer(name, detail=0.4, rim=Rim("#7cc8f0", 6, 0.75)) as pen:
            wall = geo.curve([(outside, 380, "c"), *edge, (outside, 900, "c")])
            pen.form(wall, "#142058", "#0a1238", "#3c64b0", volume=40, texture=1.3)
            with pen.clip(wall):
                for k in range(12):
                    y = 430 + k * 42
                    bed = [(x, y + 9 * math.sin(x / 31 + k * 2.1)) for x in range(-20, 840, 24)]
                    pen.line(bed, ("#3c5ca8", "#0c1644", "#2c6c94")[k % 3], 4 + k % 3 * 3, 0.6)
                pen.spots(wall, ["#4c70b4", "#0c1644"], 60, 2, 9, 0.5)
                pen.line([(x, y + 5) for x, y, _ in edge[3:5]], "#8cd4e8", 11, 0.85)


def floor(art):
    """Boards sawn through by the section, splintered where they stop."""
    with art.layer("floor", warp=0.2, detail=0.7, rim=Rim("#d8f0ff", 3, 0.6)) as pen:
        ends = ((-20, [(226, 388, "c"), (206, 398, "c"), (238, 407, "c"), (200, 420, "c")]),)
        ends += ((820, [(622, 388, "c"), (646, 397, "c"), (612, 408, "c"), (652, 420, "c")]),)
        for outside, splinters in ends:
            board = geo.curve([(outside, 388, "c"), *splinters, (outside, 420, "c")])
            pen.form(board, "#6c84c0", "#2c3870", "#b8d8ff", volume=8, texture=0.8, grain=0)


def bars(pen, near, far, top):
    """One iron end of the bed, a little turned to us."""
    for (x, y, foot), width in ((far, 13), (near, 18)):
        pen.form(
            geo.polygon(
                [
                    (x - width / 2, y),
                    (x + width / 2, y),
                    (x + width / 2, foot),
                    (x - width / 2, foot),
                ]
            ),
            IRON,
            IRON_SHADE,
            IRON_SHINE,
            volume=width * 0.4,
            texture=0.2,
        )
        pen.form(geo.ellipse(x, y - 9, width * 0.85), IRON, IRON_SHADE, IRON_SHINE, texture=0.1)
    middle = ((near[0] + far[0]) / 2, top)
    pen.line([(far[0], far[1] + 14), middle, (near[0], near[1] + 14)], "#a8c4ec", 9)
    for t in (0.33, 0.66):
        x, y = geo.lerp(far[:2], near[:2], t)
        pen.line([(x, y - 4), (x, 292)], IRON, 6)
    pen.line([(far[0], far[1] + 70), (near[0], near[1] + 86)], IRON, 6)


def bed(art):
    with art.layer("bed ends", warp=0.2, detail=0.8, drop=Drop(-10, 6, 7, 0.35)) as pen:
        bars(pen, (44, 66, 390), (104, 40, 300), 34)
        bars(pen, (676, 140, 390), (626, 118, 300), 110)
    with art.layer("bed", detail=0.8, rim=Rim("#f0fbff", 4, 0.7)) as pen:
        pillow = [(58, 232), (66, 176), (130, 160), (214, 178), (240, 226), (200, 250), (90, 252)]
        pen.form(geo.curve(pillow), "#dce8fa", "#6c84c8", "#ffffff", volume=26, texture=0.4)
        mattress = geo.rectangle(46, 236, 630, 54, 16)
        pen.form(mattress, "#a8bce8", "#40549c", "#eaf4ff", volume=18, texture=0.4)
        for x in range(66, 670, 24):
            pen.line([(x, 242), (x + 2, 286)], "#5c78bc", 5, 0.6)
        pen.form(geo.rectangle(44, 288, 634, 15, 3), IRON, IRON_SHADE, IRON_SHINE, volume=5)
        for k in range(17):
            spring = geo.arc(70 + k * 36, 310, 12, 10, 0, 340, 9)
            pen.line(spring, "#8cacdc", 3, 0.8)


def shoulders(pen):
    """Pyjamas between the chin and the quilt."""
    jacket = [(160, 216), (186, 190), (232, 168), (286, 160), (300, 250), (214, 272), (166, 250)]
    shape = geo.curve(jacket)
    pen.form(shape, "#cfe4f4", "#6078bc", "#ffffff", volume=24, texture=0.3)
    with pen.clip(shape):
        for x in (196, 222, 248):
            pen.line([(x - 10, 160), (x, 214), (x - 4, 276)], "#3f9c94", 8, 0.85)
    pen.line([(178, 206), (204, 214), (222, 236)], "#f4fbff", 9)


def child(art):
    with art.layer("child", detail=1, keep=0.2, rim=Rim("#f4fbff", 4, 0.6)) as pen:
        asleep = Expression(eye="closed", smile=0.3, gape=0.3, blush=0.6)
        shoulders(pen)
        draw_head(pen, 168, 178, 54, CHILD, "three-quarter", asleep, turn=-66)
    with art.layer("quilt", detail=0.8, rim=Rim("#eafaff", 5, 0.7)) as pen:
        quilt = geo.curve(
            [
                (222, 240, "c"),
                (240, 184),
                (300, 146),
                (400, 152),
                (486, 182),
                (560, 204),
                (660, 222, "c"),
                (664, 300),
                (600, 318),
                (566, 286),
                (540, 252, "c"),
                (470, 246),
                (430, 262, "c"),
                (424, 316),
                (330, 334),
                (256, 312),
                (216, 274),
            ]
        )
        pen.form(quilt, "#3f66cc", "#172a78", "#a8d4ff", volume=44, texture=0.6)
        with pen.clip(quilt):
            for k in range(8):
                x = 230 + k * 58
                pen.line([(x, 130), (x - 14, 210), (x - 4, 340)], "#88b4f4", 3.5, 0.8)
            for y in (190, 232, 278):
                pen.line([(190, y + 8), (400, y - 6), (680, y + 22)], "#88b4f4", 3.5, 0.8)


def leg(art):
    """The terror itself: pyjamas, a bare sole, five toes."""
    with art.layer(
        "leg", detail=1, keep=0.25, rim=Rim("#ffffff", 5, 0.8), drop=Drop(-12, 8, 8, 0.45)
    ) as pen:
        shin = [(468, 330), (470, 400), (468, 466)]
        pen.form(geo.ribbon(shin, [74, 68, 54], 30), SKIN, SKIN_SHADE, SKIN_SHINE, texture=0.1)
        foot = geo.curve(
            [
                (446, 440),
                (440, 478),
                (432, 506),
                (448, 530),
                (486, 528),
                (530, 530),
                (578, 542),
                (612, 530),
                (604, 508),
                (560, 488),
                (516, 466),
                (492, 436),
            ]
        )
        pen.form(foot, SKIN, SKIN_SHADE, SKIN_SHINE, volume=20, texture=0.1)
        for k, size in enumerate((19, 13.5, 12.5, 11.5, 10)):
            x, y = 612 - k * 15, 522 + k * 5.5
            pen.form(
                geo.ellipse(x, y, size, size * 0.9, 12), SKIN, SKIN_SHADE, SKIN_SHINE, texture=0
            )
        pen.fill(geo.ellipse(622, 514, 7, 5, 30), "#fff2ec", 0.9)
        pen.fill(geo.ellipse(462, 486, 10, 8), "#e8988c", 0.35, blur=4)
        sleeve = geo.curve(
            [
                (424, 236),
                (470, 214),
                (506, 240),
                (512, 310),
                (514, 392, "c"),
                (468, 402),
                (424, 392, "c"),
                (428, 310),
            ]
        )
        pen.form(sleeve, "#cfe4f4", "#6078bc", "#ffffff", volume=24, texture=0.3)
        with pen.clip(sleeve):
            for k in range(5):
                y = 252 + k * 30
                pen.line([(410, y), (468, y + 10), (524, y - 2)], "#3f9c94", 9, 0.85)
        pen.line([(424, 390), (468, 400), (514, 390)], "#f4fbff", 9)
    with art.layer("quilt over the knee", detail=0.8, rim=Rim("#eafaff", 5, 0.7)) as pen:
        hem = [(390, 300, "c"), (398, 196), (462, 180), (536, 200), (548, 290, "c"), (470, 316)]
        flap = geo.curve(hem)
        pen.form(flap, "#3f66cc", "#172a78", "#a8d4ff", volume=30, texture=0.6)
        with pen.clip(flap):
            for x in (424, 470, 516):
                pen.line([(x, 170), (x + (x - 470) * 0.3, 330)], "#88b4f4", 3.5, 0.8)
            for y in (222, 270):
                pen.line([(380, y), (470, y + 14), (560, y)], "#88b4f4", 3.5, 0.8)


def night_table(art):
    with art.layer("table", warp=0.2, detail=0.8, drop=Drop(-8, 4, 6, 0.35)) as pen:
        pen.form(geo.rectangle(712, 272, 110, 16, 3), "#94b0e0", volume=6, texture=0.3)
        pen.form(geo.rectangle(724, 288, 16, 100), "#6480bc", volume=6, texture=0.3)
        pen.form(geo.rectangle(738, 290, 80, 44), "#5870ac", volume=8, texture=0.4)
        pen.form(geo.ellipse(764, 312, 7), "#c8e4ff", texture=0)
    with art.layer("night light", detail=1, keep=0.3) as pen:
        stem = [(736, 272, "c"), (746, 216), (774, 216), (784, 272, "c")]
        pen.form(geo.curve(stem), "#d8ecff", "#7c9cd8", texture=0)
        cap = [(692, 214, "c"), (706, 158), (760, 130), (814, 158), (830, 214, "c"), (760, 224)]
        pen.form(geo.curve(cap), "#f4fcff", "#b4dcff", "#ffffff", volume=20, texture=0)
        pen.halo(756, 190, 170, "#c8ecff", 0.55)


def sock(art):
    with art.layer("sock", detail=1, keep=0.15, rim=Rim("#ffd0c0", 5, 0.7)) as pen:
        pen.halo(322, 620, 170, "#b02850", 0.35)
        with pen.at(330, 596, 0.96, 24):
            for k in range(7):
                x = -34 + k * 12
                run = 96 + 30 * math.sin(k * 2.4)
                thread = [
                    (x + 11 * math.sin(t * 1.9 + k) * (t / 3), 112 + run * t / 6) for t in range(7)
                ]
                pen.line(thread, ("#ff8c78", "#f8d8c8")[k % 2], 4.2, 0.9)
            shape = geo.curve(
                [
                    (-40, 110, "c"),
                    (-46, 40),
                    (-56, -6),
                    (-104, -26),
                    (-134, -62),
                    (-108, -106),
                    (-48, -112),
                    (26, -94),
                    (60, -48),
                    (52, 24),
                    (46, 110, "c"),
                ]
            )
            pen.form(shape, "#e4283c", "#7c1034", "#ff9c84", volume=30, texture=0.6)
            with pen.clip(shape):
                for y in (18, 46):
                    pen.line([(-60, y + 5), (0, y + 10), (60, y)], "#ffe4d4", 12, 0.95)
                pen.fill(geo.ellipse(-128, -76, 40, 50), "#ffd0b8", 0.9)
                pen.fill(geo.ellipse(56, -68, 34, 34), "#ffd0b8", 0.85)
            for k in range(6):
                pen.form(geo.ellipse(-38 + k * 16.5, 110, 10, 15), "#f4485c", texture=0)


def fur(pen, body):
    """Tuft over tuft, combed down and outwards, lit on the crown."""
    spots = geo.scattered(pen.rng, 620, (30, 850, 772, 1215), 15)
    tufts = [p for p in spots if body.contains(*p)]
    for x, y in sorted(tufts, key=lambda p: -p[1]):
        angle = math.atan2(y - 640, (x - 400) * 1.25) + pen.rng.normal(0, 0.2)
        run = pen.rng.uniform(44, 74)
        dx, dy = math.cos(angle) * run, math.sin(angle) * run
        bend = pen.rng.uniform(-9, 9)
        lit = np.clip(1.1 - (y - 850) / 250 + (x - 400) / 1500, 0, 1) * pen.rng.uniform(0.45, 1)
        colour = mix(mix(FUR_DARK, FUR, min(1, lit + 0.35)), FUR_LIT, lit * 0.75)
        lock = geo.ribbon(
            [(x, y), (x + dx * 0.5 + bend, y + dy * 0.5), (x + dx, y + dy)], [19, 14, 1], 9, False
        )
        pen.fill(lock, vary(colour, pen.rng, 0.03, 6), 0.95)


def curler(pen, x, y, turn):
    with pen.at(x, y, 1.06, turn):
        pen.fill(geo.ellipse(0, 22, 62, 26), "#06203c", 0.5, blur=6)
        tube = geo.rectangle(-54, -23, 108, 46, 10)
        pen.form(tube, "#e88cb4", "#843c74", "#ffe0ec", volume=15, texture=0)
        for side in (-1, 1):
            pen.form(geo.ellipse(side * 52, 0, 10, 24), "#f4a8c8", "#a04c84", texture=0)
            pen.fill(geo.ellipse(side * 54, 0, 5.5, 15), "#4c1c54")
        roll = geo.rectangle(-37, -31, 74, 62, 22)
        pen.form(roll, "#4cc094", "#125060", "#c8ffc8", volume=20, texture=0.2)
        for k in range(5):
            at = -26 + k * 13
            pen.line([(at, -28), (at + 6, 0), (at, 28)], "#125a60", 3, 0.8)
        pen.line([(-44, 12), (0, 0), (44, -13)], "#f8fcff", 4)


def paw(pen, x, y, turn):
    with pen.at(x, y, 1.0, turn):
        pen.form(geo.ellipse(0, 0, 46, 42), "#2f9c8c", "#0c3c58", "#a0f4b8", texture=1.2)
        for k in (-1.5, -0.5, 0.5, 1.5):
            tip = geo.toward((0, 0), 180 + k * 26, 72)
            finger = geo.ribbon([(k * 18, -14), tip], [30, 23], 12)
            pen.form(finger, "#3cac94", "#0c3c58", "#b4fcc0", texture=0.6)
            claw = geo.toward((0, 0), 180 + k * 26, 84)
            pen.form(geo.ellipse(*claw, 7.5, 11, 180 - k * 26), "#f4ffe8", texture=0)


def teddy(pen):
    with pen.at(596, 1086, 1.0, 14):
        brown, shade, shine = "#d0a070", "#643c58", "#ffe4b4"
        for x in (-30, 30):
            pen.form(geo.ellipse(x, -56, 17), brown, shade, shine, texture=0.3)
        pen.form(geo.ellipse(0, 54, 44, 54), brown, shade, shine, texture=0.5)
        pen.form(geo.ellipse(0, -22, 46, 42), brown, shade, shine, texture=0.5)
        pen.form(geo.ellipse(-3, -8, 21, 16), "#f4dcb4", texture=0)
        pen.fill(geo.ellipse(-3, -16, 7, 5), "#241428")
        for x in (-20, 15):
            pen.fill(geo.ellipse(x, -30, 5, 6), "#241428")


def face(pen):
    """Eyes rolled up to the foot, teeth that chatter."""
    for x, y, r in ((276, 1004, 62), (438, 998, 66)):
        pen.fill(geo.ellipse(x, y + 8, r * 1.22, r * 1.2), "#06223c", 0.75, blur=8)
        pen.form(geo.ellipse(x, y, r, r * 1.06), "#f0ffe4", "#88c8b4", "#ffffff", texture=0)
        pen.fill(geo.ellipse(x + r * 0.2, y - r * 0.46, r * 0.38), "#2fa45c")
        pen.fill(geo.ellipse(x + r * 0.23, y - r * 0.52, r * 0.2), "#041020")
        pen.fill(geo.ellipse(x + r * 0.34, y - r * 0.62, r * 0.09), "#ffffff")
        side = 1 if x > 356 else -1
        inner, outer = (x - side * r * 0.55, y - r * 1.42), (x + side * r * 1.2, y - r * 0.92)
        brow = [inner, geo.lerp(inner, outer, 0.5), outer]
        pen.form(geo.ribbon(brow, [30, 24, 8], 20), "#0c3a54", "#041c34", "#3c9c90", texture=0.8)
    pen.form(geo.ellipse(358, 1068, 34, 24), "#2c6cb0", "#0c2458", "#b0e0ff", texture=0.1)
    lips = [
        (236, 1142),
        (270, 1116),
        (312, 1124),
        (356, 1112),
        (402, 1124),
        (444, 1112),
        (476, 1136),
    ]
    low = [(452, 1168), (404, 1160), (356, 1174), (308, 1160), (262, 1172)]
    mouth = geo.curve([*lips, *low])
    pen.fill(mouth, "#050c24")
    with pen.clip(mouth):
        for k in range(10):
            x = 246 + k * 24
            jitter = 5 * (-1) ** k
            pen.form(geo.rectangle(x, 1106 + jitter, 19, 31, 5), "#e8fbdc", volume=4, texture=0)
            pen.form(geo.rectangle(x + 9, 1150 - jitter, 18, 30, 5), "#c0e4cc", volume=4, texture=0)
    pen.line(geo.curve([*lips, *low]), "#082840", 6)


def monster(art):
    body = geo.curve(BODY)
    with art.layer("monster", detail=0.7, rim=Rim("#c8ffc8", 4, 0.5)) as pen:
        for _ in range(60):
            x = pen.rng.uniform(100, 700)
            y = 850 + ((x - 410) / 300) ** 2 * 90
            lean = (x - 410) * 0.1 + pen.rng.normal(0, 12)
            hair = geo.ribbon(
                [(x, y + 24), (x + lean, y - pen.rng.uniform(14, 44))], [9, 1], 8, False
            )
            pen.fill(hair, vary("#6cdca4", pen.rng, 0.05, 8), 0.9)
        pen.form(body, FUR, FUR_DARK, "#4cc89c", volume=120, texture=1)
        fur(pen, body)
    with art.layer("curlers", detail=0.9, keep=0.1, rim=Rim("#f4fff0", 3, 0.6)) as pen:
        rows = ((150, 918, -44), (658, 916, 42), (252, 868, -22), (556, 868, 22), (404, 850, 2))
        for x, y, turn in rows:
            curler(pen, x, y, turn)
    with art.layer("face", detail=1, keep=0.25) as pen:
        face(pen)
    with art.layer("paws", detail=0.9, keep=0.1, rim=Rim("#c8ffc8", 4, 0.5)) as pen:
        arm = geo.ribbon([(120, 1190), (66, 1090), (70, 985)], [104, 84, 62], 30)
        pen.form(arm, "#257f80", FUR_DARK, "#8cecb0", volume=30, texture=1.6)
        paw(pen, 66, 956, -8)
        teddy(pen)
        arm = geo.ribbon([(770, 1090), (736, 1170), (650, 1186)], [110, 92, 66], 30)
        pen.form(arm, "#257f80", FUR_DARK, "#8cecb0", volume=30, texture=1.6)
        paw(pen, 626, 1172, -62)


def lost_things(art):
    """What rolls under beds stays on the ledges."""
    with art.layer("lost things", detail=0.9, keep=0.1, rim=Rim("#d8f4ff", 3, 0.6)) as pen:
        ball = geo.ellipse(132, 626, 28)
        pen.form(ball, "#58c0c8", "#184c84", "#e8ffff", texture=0.1)
        with pen.clip(ball):
            pen.line([(102, 616), (132, 630), (162, 614)], "#f4fcec", 8)
        with pen.at(708, 638, 1.1, -9):
            pen.form(geo.rectangle(-26, -24, 46, 46, 4), "#8c9cd8", "#2c3878", volume=8)
            pen.form(geo.rectangle(-16, -60, 38, 37, 4), "#6cc8a8", "#1c5468", volume=8)
        pen.form(geo.ellipse(662, 653, 15, 13), "#f0e4a8", "#8c6c6c", texture=0)


def paint(art: Art) -> None:
    room(art)
    picture_on_wall(art)
    trench_walls(art)
    floor(art)
    art.repaint("middle")
    night_table(art)
    bed(art)
    child(art)
    leg(art)
    lost_things(art)
    monster(art)
    art.shade(np.clip((art.y - 1090) / 160, 0, 1), "#0c1c50", 0.7)
    sock(art)
    art.repaint("final")
    with art.layer("sweat", warp=0, mottle=0) as pen:
        for x, y in ((186, 1010), (514, 946), (532, 990), (196, 960)):
            drop = [(x, y - 15, "c"), (x + 8, y + 3), (x, y + 12), (x - 8, y + 3)]
            pen.form(geo.curve(drop), "#c8f0ff", "#6cb0e0", "#ffffff", texture=0)
    art.motes(64, ["#a8d8ff", "#b8ffd0"], (0.8, 2.6), (200, 430, 680, 860))
    art.finish(vignette_colour="#040a28", vignette=0.25, curve=0.22)
