"""Inside an egg: a grown chick reads by the stove with the crack on the chain; the hen knocks."""

import math

import numpy as np
from atelier import Art, Card, Drop, patterns
from atelier import geometry as geo
from light.colour import lighten, vary

CARD = Card(
    seed=60,
    light=(-0.5, -0.8),
    hand="paper-cut",
    title_en="Not Coming Out",
    title_ru="Не выйду",
    tags_en=(
        "egg",
        "chick",
        "hen",
        "armchair",
        "stove",
        "newspaper",
        "chain",
        "slippers",
        "comfort",
        "growing up",
        "refusal",
        "home",
    ),
    tags_ru=(
        "яйцо",
        "цыплёнок",
        "курица",
        "кресло",
        "печка",
        "газета",
        "цепочка",
        "тапочки",
        "уют",
        "взросление",
        "отказ",
        "дом",
    ),
    description_en="Inside a cut egg a full-grown chick in slippers reads the paper by a stove and "
    "has put a chain on the crack, while the hen knocks outside with her beak.",
    description_ru="В разрезанном яйце взрослый цыплёнок в тапочках читает газету у печки, закрыв "
    "трещину на цепочку, а снаружи в скорлупу стучит клювом курица.",
)

CENTRE = (372, 640)
SHELL = [
    (372, 96),
    (488, 138),
    (590, 268),
    (664, 440),
    (700, 640),
    (680, 830),
    (600, 990),
    (490, 1076),
    (372, 1104),
]
FLOOR = 902
YELLOW = "#f8c832"


def scaled(amount):
    """The right half of the shell drawn in towards the middle of the egg."""
    cx, cy = CENTRE
    return [(cx + (x - cx) * amount, cy + (y - cy) * amount) for x, y in SHELL]


def egg(amount=1.0):
    return geo.symmetric(scaled(amount), CENTRE[0])


def coop(art):
    """Straw and the boards of the hen-house."""
    art.sky(["#f4d468", "#efc44c", "#e8b038"], wobble=20)
    with art.layer("boards") as pen:
        for x in range(-40, 840, 118):
            board = geo.rectangle(x, -30, 112, 900, 2)
            pen.form(board, vary("#f2cf62", pen.rng, 0.014, 4), volume=8)
            for _ in range(2):
                knot = (x + pen.rng.uniform(28, 84), pen.rng.uniform(30, 820))
                pen.line(geo.ellipse(*knot, 8, 15), "#c8962c", 2.6)
    with art.layer("straw") as pen:
        heap = geo.curve(
            [
                (-30, 900),
                (160, 930),
                (372, 980),
                (600, 930),
                (830, 880),
                (830, 1240, "c"),
                (-30, 1240, "c"),
            ]
        )
        pen.form(heap, "#e8b240", volume=30)
        straws(pen, 240, 900)


def straws(pen, count, top):
    for _ in range(count):
        x, y = pen.rng.uniform(-20, 820), pen.rng.uniform(top, 1210)
        turn, run = pen.rng.normal(0, 0.55), pen.rng.uniform(36, 96)
        dx, dy = math.cos(turn) * run, math.sin(turn) * run
        tone = ("#fbd95e", "#d89a2c", "#f6e496", "#c8861e")[pen.rng.integers(4)]
        bow = (x + dx * 0.5, y + dy * 0.5 - 6)
        pen.form(geo.ribbon([(x, y), bow, (x + dx, y + dy)], [7, 7, 4], 12), tone, volume=2)


def shell(art):
    with art.layer("shell", drop=Drop(24, 30, 24, 0.45, "#7a4c10")) as pen:
        pen.form(egg(), "#fbf6ea", volume=20)
        pen.form(egg(0.955), "#efe4cc", volume=8)
        pen.form(egg(0.93), "#fffdf6", volume=10)
    with art.layer("room") as pen:
        room = egg(0.9)
        pen.form(room, "#fbeec2", volume=12)
        patterns.wallpaper("#fdf4d4", "#f8e6ac", 50)(pen, room)
        with pen.clip(room):
            pen.inside_edge(room, -16, 26, 22, "#b87c1c", 0.5)
            pen.form(geo.rectangle(0, FLOOR, 800, 260), "#c98a4a", volume=8)
            for y in (FLOOR + 34, FLOOR + 74, FLOOR + 122):
                pen.line([(0, y), (800, y)], "#a86a30", 3)
            for x, y in ((180, 0), (330, 34), (520, 0), (610, 34), (260, 74), (470, 74)):
                pen.line([(x, FLOOR + y), (x - 6, FLOOR + y + 36)], "#a86a30", 3)
            pen.form(geo.rectangle(0, FLOOR - 18, 800, 20), "#fffaf0", volume=5)
        rug = geo.ellipse(378, 976, 176, 28)
        pen.form(rug, "#d8564a", volume=6)
        pen.line(geo.ellipse(378, 976, 150, 21), "#fbe6b0", 4)
    lamp(art)


def lamp(art):
    with art.layer("bulb") as pen:
        pen.line([(372, 148), (372, 250)], "#5a4230", 4)
        pen.form(geo.rectangle(360, 246, 24, 26, 4), "#8a6a4a", volume=4)
        bulb = geo.curve(
            [(360, 270), (338, 302), (348, 338), (372, 350), (396, 338), (406, 302), (384, 270)]
        )
        pen.form(bulb, "#fff6c4", volume=10)
        pen.line([(364, 280), (360, 312), (372, 300), (384, 312), (380, 280)], "#e8962c", 3)
    art.glow(372, 310, 330, "#fff2b0", 0.55)


def furniture(art):
    with art.layer("pictures", drop=Drop(5, 7, 4, 0.3, "#7a4c10")) as pen:
        pen.form(geo.rectangle(208, 448, 104, 124, 3), "#8a5a34", volume=6)
        pen.form(geo.rectangle(218, 458, 84, 104, 2), "#dff0ee", volume=3)
        pen.form(geo.ellipse(260, 520, 26, 33), "#fffdf6", volume=6)
        pen.line([(240, 516), (252, 508), (260, 520), (270, 508), (282, 518)], "#8a7a60", 2.4)
        pen.line([(232, 448), (260, 420), (288, 448)], "#6a4428", 2.4)
        pen.form(geo.rectangle(430, 430, 134, 14, 3), "#8a5a34", volume=4)
        for k, (tall, tone) in enumerate(
            ((62, "#4f8a8c"), (74, "#c8524a"), (56, "#e8e0cc"), (70, "#6a8a3c"), (64, "#8a5a8a"))
        ):
            pen.form(geo.rectangle(440 + k * 19, 430 - tall, 16, tall, 2), tone, volume=3)
        pot = geo.curve([(538, 396, "c"), (562, 396, "c"), (558, 430, "c"), (542, 430, "c")])
        for turn in (-30, 0, 30):
            tip = geo.toward((550, 398), 180 + turn, 48)
            pen.form(geo.ribbon([(550, 398), tip], [7, 3], 6), "#5a9a44", volume=2)
        pen.form(pot, "#c8643c", volume=4)
    with art.layer("stove", drop=Drop(8, 8, 6, 0.35, "#7a4c10")) as pen, pen.at(14, -14):
        stove(pen)


def stove(pen):
    pipe = geo.ribbon(
        [(176, 770), (176, 610), (176, 560), (140, 540), (118, 540)], [32, 32, 32, 30, 30]
    )
    pen.form(pipe, "#4a4650", volume=9)
    for y in (640, 710):
        pen.form(geo.rectangle(156, y, 40, 11, 3), "#6a6672", volume=3)
    body = geo.curve(
        [
            (116, 768, "c"),
            (238, 768, "c"),
            (246, 800),
            (244, 900),
            (236, 930, "c"),
            (118, 930, "c"),
            (110, 900),
            (108, 800),
        ]
    )
    pen.form(body, "#3e3a44", volume=16)
    pen.form(geo.rectangle(104, 758, 146, 18, 6), "#56525e", volume=5)
    pen.form(geo.rectangle(134, 816, 88, 70, 8), "#241c20", volume=4)
    for x, tall, tone in (
        (152, 44, "#f0602c"),
        (178, 56, "#f89a2c"),
        (202, 40, "#f0602c"),
        (178, 30, "#fff0a0"),
    ):
        tongue = geo.curve(
            [(x - 15, 882), (x - 12, 862), (x, 882 - tall, "c"), (x + 12, 862), (x + 15, 882)]
        )
        pen.form(tongue, tone, volume=4)
    for y in (834, 856):
        pen.line([(134, y), (222, y)], "#56525e", 4)
    for x in (126, 216):
        pen.form(geo.polygon([(x, 930), (x + 16, 930), (x + 10, 950), (x + 4, 950)]), "#2c282e")
    kettle = geo.curve([(140, 758), (134, 730), (150, 710), (190, 710), (206, 730), (200, 758)])
    pen.form(geo.ribbon([(200, 744), (224, 730), (230, 714)], [13, 10, 7], 12), "#5f9aa8", volume=3)
    pen.form(kettle, "#5f9aa8", volume=8)
    pen.line(geo.arc(170, 712, 26, 26, 190, 350), "#3a5a64", 5)
    pen.form(geo.ellipse(170, 708, 7, 6), "#e8e0cc", volume=2)


def chair(art):
    brown = "#8f5a34"
    with art.layer("chair", drop=Drop(10, 10, 7, 0.35, "#7a4c10")) as pen:
        back = geo.curve(
            [
                (520, 900, "c"),
                (372, 900, "c"),
                (384, 720),
                (400, 600),
                (450, 556),
                (520, 560),
                (566, 606),
                (576, 740),
                (560, 900, "c"),
            ]
        )
        pen.form(back, brown, volume=22)
        for x, y in ((450, 620), (506, 618), (478, 674)):
            pen.fill(geo.ellipse(x, y, 6), lighten(brown, -0.14))
        pen.form(geo.rectangle(330, 838, 216, 64, 18), lighten(brown, 0.06), volume=14)
        pen.form(geo.rectangle(340, 892, 216, 48, 8), lighten(brown, -0.03), volume=10)
        for x in (352, 528):
            pen.form(geo.polygon([(x, 938), (x + 20, 938), (x + 14, 964), (x + 5, 964)]), "#4a2c1c")


def chick(art):
    """Too big for its egg: belly, small wings, a comb just begun."""
    with art.layer("chick", detail=1, drop=Drop(7, 9, 6, 0.35, "#7a4c10")) as pen:
        for points in (
            [(398, 842), (330, 846), (300, 900), (296, 934)],
            [(420, 856), (352, 866), (322, 920), (318, 946)],
        ):
            pen.form(geo.ribbon(points, [40, 34, 26, 20]), "#e8912c", volume=8)
            x, y = points[-1]
            slipper = [
                (x - 52, y + 14),
                (x - 50, y - 6),
                (x - 20, y - 18),
                (x + 20, y - 14),
                (x + 24, y + 14),
            ]
            pen.form(geo.curve(slipper), "#4f7fa0", volume=7)
            pen.form(geo.ellipse(x - 40, y - 10, 12, 11), "#fffaf0", volume=4)
        body = geo.curve(
            [
                (372, 880),
                (360, 800),
                (380, 716),
                (430, 664),
                (490, 668),
                (534, 730),
                (546, 820),
                (520, 890),
                (440, 902),
            ]
        )
        pen.form(body, YELLOW, volume=26)
        for x, y in ((470, 720), (500, 760), (456, 780), (510, 820), (470, 840)):
            pen.line(geo.arc(x, y, 13, 8, 10, 170), "#d89a1c", 3.4)
        head = geo.ellipse(420, 616, 82, 78)
        pen.form(head, lighten(YELLOW, -0.05), volume=22)
        for dx, dy in ((-14, -84), (10, -96), (34, -86)):
            pen.form(geo.ellipse(430 + dx, 622 + dy, 15, 21, dx), "#d8402e", volume=5)
        beak = geo.curve([(352, 606), (300, 624), (292, 634, "c"), (318, 640), (356, 642)])
        pen.form(beak, "#f08c2c", volume=7)
        pen.form(geo.curve([(354, 640), (314, 644), (326, 658), (362, 656)]), "#d8701e", volume=4)
        pen.form(geo.ellipse(396, 606, 21, 20), "#fffdf6", volume=3)
        pen.fill(geo.ellipse(388, 612, 9, 10), "#2a1c14")
        pen.form(
            geo.curve([(372, 596), (396, 582), (420, 596), (418, 606), (396, 600), (376, 606)]),
            "#e0ae22",
        )
        pen.line(geo.ellipse(396, 607, 27), "#5a4230", 4)
        pen.line([(423, 604), (452, 600), (480, 606)], "#5a4230", 4)
        pen.form(geo.ellipse(404, 652, 16, 9), "#f0a08a", volume=2)


def paper(art):
    with art.layer("paper", detail=1, drop=Drop(6, 8, 6, 0.35, "#7a4c10")) as pen:
        left = geo.polygon([(244, 676), (318, 696), (326, 838), (250, 812)])
        right = geo.polygon([(318, 696), (398, 676), (410, 812), (326, 838)])
        pen.form(left, "#fbf8ee", volume=5)
        pen.form(right, "#f0ece0", volume=5)
        for k in range(7):
            y = 706 + k * 17
            pen.line([(256, y - 6), (310, y + 9)], "#b0aa98", 3)
            if k < 3:
                continue
            pen.line([(332, y + 10), (392, y - 5)], "#b0aa98", 3)
        pen.form(geo.polygon([(330, 712), (388, 698), (392, 738), (334, 754)]), "#c8c4b4", volume=2)
    with art.layer("wing", detail=1, drop=Drop(6, 8, 5, 0.35, "#7a4c10")) as pen:
        wing = geo.curve(
            [(510, 706), (520, 760), (480, 800), (420, 796), (388, 772), (396, 756), (440, 744)]
        )
        pen.form(wing, lighten(YELLOW, -0.04), volume=14)
        for x, y in ((402, 768), (424, 784), (452, 790)):
            pen.line([(x, y), (x + 22, y - 12)], "#d89a1c", 3.4)
    with art.layer("arm rest", drop=Drop(5, 7, 5, 0.3, "#7a4c10")) as pen:
        arm = geo.curve(
            [
                (430, 826),
                (520, 812),
                (566, 826),
                (574, 856),
                (540, 872),
                (532, 936, "c"),
                (450, 936, "c"),
                (446, 866),
                (424, 850),
            ]
        )
        pen.form(arm, "#9c663c", volume=14)
    with art.layer("side table", drop=Drop(5, 7, 5, 0.3, "#7a4c10")) as pen:
        pen.line([(594, 836), (594, 926)], "#6a4428", 8)
        pen.form(geo.ellipse(594, 836, 40, 10), "#8a5a34", volume=3)
        cup = geo.curve([(574, 800, "c"), (614, 800, "c"), (608, 832), (580, 832)])
        pen.line(geo.arc(614, 814, 11, 10, -90, 90), "#fffdf6", 5)
        pen.form(cup, "#fffdf6", volume=5)
        pen.form(geo.ellipse(594, 926, 24, 7), "#6a4428", volume=3)


CRACK = [(640, 352), (596, 402), (632, 448), (584, 500), (626, 548), (588, 600), (636, 640)]


def crack(art):
    """The crack in the right wall stands a hand's breadth open, held by a door chain."""
    with art.layer("crack", detail=1) as pen:
        edge = [(x + 22, y) for x, y in CRACK]
        far = [(x + 50, y + 4) for x, y in CRACK][::-1]
        gap = [(672, 340), *edge[1:-1], (660, 652), *far[1:-1]]
        pen.form(geo.polygon(gap), "#6a4a1c", volume=3)
        pen.line(geo.polygon(edge, False), "#fffdf6", 6)
        for start, end in (
            ((606, 402), (560, 386)),
            ((594, 500), (546, 512)),
            ((600, 600), (556, 590)),
        ):
            pen.line([start, geo.lerp(start, end, 0.5), end], "#8a6a34", 4)
    with art.layer("chain", detail=1, drop=Drop(5, 8, 4, 0.4, "#7a4c10")) as pen:
        pen.form(geo.rectangle(520, 536, 46, 22, 5), "#b8bcc4", volume=4)
        pen.form(geo.ellipse(674, 560, 17, 15), "#b8bcc4", volume=4)
        links = geo.sample([(560, 548), (612, 590), (672, 562)], 8)
        for i, (x, y) in enumerate(links):
            turn = 35 - i * 11 + (90 if i % 2 else 0)
            shape = geo.ellipse(float(x), float(y), 13, 8 if i % 2 == 0 else 4, turn)
            pen.line(shape, "#5a5c66", 7)
            pen.line(shape, "#d4d8e0", 4)


def hen(art):
    """Outside on the right: comb, angry eye, a wing on the hip, beak against the shell."""
    with art.layer("hen", detail=1, drop=Drop(-8, 14, 12, 0.45, "#7a4c10")) as pen:
        body = geo.curve(
            [
                (830, 560),
                (770, 540),
                (744, 600),
                (740, 700),
                (724, 800),
                (740, 920),
                (790, 1000),
                (840, 1030),
            ]
        )
        pen.form(body, "#b8562c", volume=28)
        for j in range(6):
            for i in range(3):
                x, y = 760 + i * 34 + (j % 2) * 16, 690 + j * 52
                scale = geo.curve(
                    [
                        (x - 19, y - 12, "c"),
                        (x + 19, y - 12, "c"),
                        (x + 13, y + 20),
                        (x - 13, y + 20),
                    ]
                )
                pen.form(scale, vary("#c86a36", pen.rng, 0.02, 5), volume=4)
        neck = geo.curve(
            [(836, 400), (770, 380), (736, 420), (738, 500), (744, 600), (800, 640), (836, 640)]
        )
        pen.form(neck, "#c86a36", volume=18)
        for x, y, r in ((748, 316, 23), (776, 292, 27), (808, 300, 26)):
            pen.form(geo.ellipse(x, y, r, r * 1.15), "#d8322e", volume=7)
        head = geo.ellipse(786, 398, 66, 70)
        pen.form(head, "#d0763e", volume=18)
        beak = geo.curve([(734, 372), (690, 392), (672, 414, "c"), (700, 420), (740, 416)])
        pen.form(beak, "#f2b43a", volume=7)
        pen.form(geo.curve([(738, 414), (700, 422), (712, 436), (742, 434)]), "#d8922a", volume=4)
        pen.form(geo.ellipse(738, 458, 15, 27), "#d8322e", volume=6)
        pen.form(geo.ellipse(772, 384, 19, 18), "#fffdf6", volume=3)
        pen.fill(geo.ellipse(764, 387, 8, 9), "#241410")
        pen.line([(744, 358), (770, 360), (796, 374)], "#6a2c1c", 8)
    with art.layer("knocks", detail=1) as pen:
        for x, y, dx, dy in ((652, 372, -10, -34), (664, 442, -4, 34), (642, 404, -32, 2)):
            pen.line([(x, y), (x + dx * 0.5, y + dy * 0.5), (x + dx, y + dy)], "#b8562c", 6)


def paint(art: Art) -> None:
    coop(art)
    shell(art)
    furniture(art)
    chair(art)
    chick(art)
    paper(art)
    crack(art)
    hen(art)
    with art.layer("front straw") as pen:
        straws(pen, 70, 1120)
    art.repaint("final")
    art.tint(np.clip((art.y - 1100) / 200, 0, 1), "#d8962c", 0.25)
    art.finish(vignette_colour="#8a5410", vignette=0.12)
