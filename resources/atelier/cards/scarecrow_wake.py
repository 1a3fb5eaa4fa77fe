"""The scarecrow lies in state on straw bales; crows bring back the corn they stole."""

from atelier import Art, Card
from atelier import geometry as geo

CARD = Card(
    seed=32,
    light=(-0.5, -0.85),
    hand="woodcut-like",
    title_en="They Came in Black",
    title_ru="Все в чёрном",
    tags_en=(
        "scarecrow",
        "crows",
        "funeral",
        "corn",
        "straw",
        "mouse",
        "flute",
        "respect",
        "enemy",
        "autumn",
        "debt",
        "farewell",
    ),
    tags_ru=(
        "пугало",
        "вороны",
        "похороны",
        "кукуруза",
        "солома",
        "мышь",
        "флейта",
        "уважение",
        "враг",
        "осень",
        "долг",
        "прощание",
    ),
    description_en="A fallen scarecrow lies in state on straw bales while crows in mourning lay "
    "down the ears of corn they once stole and a mouse plays a stalk as a flute.",
    description_ru="Упавшее пугало лежит на тюках соломы, вороны в трауре кладут к нему початки, "
    "которые когда-то украли, а мышь играет на стебле, как на флейте.",
)

STRAW, STRAW_DARK, STRAW_LIGHT = "#e8c64a", "#8a5f1c", "#fff0a8"
SOOT = "#1c181e"
BONE = "#efe4c8"


def field(art):
    """Stubble under a dull noon, shocks of straw far off, a bare road to nowhere."""
    with art.layer("clouds", direction=4) as pen:
        for points in (
            [
                (-20, 90),
                (160, 60),
                (360, 92),
                (560, 70),
                (830, 100),
                (830, 160),
                (460, 150),
                (-20, 148),
            ],
            [(-20, 250), (220, 226), (420, 256), (420, 296), (160, 300), (-20, 292)],
            [(470, 330), (640, 300), (830, 326), (830, 380), (600, 372)],
        ):
            pen.fill(geo.curve(points), "#f7eccb")
    with art.layer("far field", direction=8) as pen:
        land = [(-20, 520), (180, 496), (420, 508), (640, 488), (830, 504)]
        pen.form(geo.curve([*land, (830, 1240, "c"), (-20, 1240, "c")]), "#dec14a", volume=10)
        for x, y, size in ((90, 528, 1.0), (196, 516, 0.7), (690, 520, 0.9), (770, 534, 1.1)):
            shock(pen, x, y, size)
    with art.layer("stubble", direction=88) as pen:
        near = [(-20, 690), (240, 668), (560, 678), (830, 660)]
        pen.form(geo.curve([*near, (830, 1240, "c"), (-20, 1240, "c")]), "#d0b33c", volume=10)
        for _ in range(240):
            y = pen.rng.uniform(700, 1190)
            x, tall = pen.rng.uniform(-10, 810), 8 + 30 * (y - 690) / 500
            pen.line([(x, y), (x + pen.rng.normal(0, 3), y - tall)], "#6a4a18", 1.5 + tall * 0.08)


def shock(pen, x, y, size):
    """Sheaves leaning together."""
    with pen.at(x, y, size):
        for lean in (-26, 0, 26):
            sheaf = [
                (-10 + lean, 0),
                (-5 + lean * 0.3, -50),
                (-18, -86),
                (18, -86),
                (8 + lean * 0.3, -50),
                (14 + lean, 0),
            ]
            pen.form(geo.curve(sheaf), "#e8c65e", volume=8)
        pen.line([(-14, -52), (14, -52)], "#8a5f1c", 5)


def post(art):
    """The cross it fell from still stands, one sleeve of sky each side."""
    with art.layer("post", direction=85, detail=0.6) as pen:
        pen.form(
            geo.ribbon([(612, 700), (622, 420), (616, 214)], [30, 26, 24], 12), "#74582e", volume=9
        )
        pen.form(
            geo.ribbon([(452, 330), (616, 300), (782, 322)], [20, 24, 18], 14), "#74582e", volume=8
        )
        pen.line([(598, 288), (636, 326)], STRAW_LIGHT, 7)
        pen.line([(636, 284), (598, 328)], STRAW_LIGHT, 7)
        rag = [(474, 330), (488, 378), (470, 420), (500, 398), (516, 430), (520, 330)]
        pen.form(geo.curve(rag), "#8a3f34", volume=6)


def bale(pen, x, y, wide, tall):
    pen.form(geo.rectangle(x, y, wide, tall, 10), STRAW, STRAW_DARK, STRAW_LIGHT, volume=16)
    for _ in range(int(wide * 0.5)):
        px, py = x + pen.rng.uniform(8, wide - 8), y + pen.rng.uniform(8, tall - 8)
        run = pen.rng.uniform(8, 26)
        pen.line([(px, py), (px + run, py + pen.rng.normal(0, 4))], "#8a5f1c", 2.2, 0.8)
    for k in (0.26, 0.74):
        pen.form(geo.rectangle(x + wide * k - 5, y - 1, 10, tall + 2), "#6a4a24", volume=3)
    for _ in range(9):
        px = x + pen.rng.uniform(10, wide - 10)
        pen.line(
            [(px, y + 4), (px + pen.rng.normal(0, 10), y - pen.rng.uniform(8, 20))], "#c89a34", 3
        )


def bier(art):
    with art.layer("bales", direction=6, detail=0.7) as pen:
        for x, y, wide, tall in (
            (110, 910, 200, 120),
            (320, 916, 196, 116),
            (524, 908, 206, 124),
            (150, 800, 190, 116),
            (346, 804, 186, 112),
            (538, 798, 176, 118),
        ):
            bale(pen, x, y, wide, tall)


def straw_tuft(pen, x, y, degrees, count=11, size=52):
    for _ in range(count):
        end = geo.toward((x, y), degrees + pen.rng.normal(0, 24), size * pen.rng.uniform(0.6, 1.1))
        pen.line([(x, y), end], "#7a5416", 7)
        pen.line([(x, y), end], STRAW_LIGHT, 3.6)


def scarecrow(art):
    """On its back, hat on the breast, arms still half spread."""
    with art.layer("scarecrow", direction=20, detail=0.9) as pen:
        straw_tuft(pen, 612, 762, 84)
        straw_tuft(pen, 604, 790, 76)
        for points, tone in (
            ([(430, 764), (520, 752), (616, 758)], "#54606a"),
            ([(430, 784), (520, 786), (612, 792)], "#626e78"),
        ):
            pen.form(geo.ribbon(points, [64, 56, 48], 20), tone, volume=16)
        pen.form(geo.rectangle(520, 760, 42, 34, 3, -4), "#a8503c", volume=5)
        coat = [
            (236, 736),
            (300, 694),
            (400, 702),
            (470, 738),
            (484, 790),
            (420, 816),
            (300, 814),
            (236, 786),
        ]
        pen.form(geo.curve(coat), "#8a3f34", "#4a1c1c", "#c8705a", volume=30)
        pen.line([(252, 762), (350, 756), (476, 766)], SOOT, 4)
        for x in (300, 356, 412):
            pen.form(geo.ellipse(x, 744, 8), BONE, volume=3)
        pen.form(geo.polygon([(424, 772), (470, 764), (474, 806), (432, 810)]), "#d8b04a", volume=5)
        arm = [(330, 780), (360, 850), (344, 910)]
        pen.form(geo.ribbon(arm, [50, 44, 40], 20), "#9a4a3c", "#4a1c1c", "#c8705a", volume=14)
        straw_tuft(pen, 343, 914, -4, 10, 44)
        head(pen)
        hat(pen)


def head(pen):
    pen.form(geo.ribbon([(236, 762), (210, 760)], [46, 44], 6), "#b8863c", volume=8)
    sack = [
        (214, 716),
        (168, 692),
        (112, 706),
        (92, 754),
        (108, 798),
        (160, 818),
        (210, 800),
        (226, 758),
    ]
    pen.form(geo.curve(sack), BONE, "#a8895a", "#fffbe8", volume=26)
    for x, y in ((150, 716), (166, 740)):
        pen.line([(x - 11, y - 11), (x + 11, y + 11)], SOOT, 5)
        pen.line([(x + 11, y - 11), (x - 11, y + 11)], SOOT, 5)
    pen.form(geo.polygon([(118, 718), (104, 690), (138, 708)]), "#d0783a", volume=4)
    pen.line([(112, 752), (124, 768), (140, 774), (156, 778)], SOOT, 4)
    for x, y in ((114, 756), (126, 769), (142, 775)):
        pen.line([(x - 5, y + 5), (x + 5, y - 5)], SOOT, 3)
    straw_tuft(pen, 104, 790, -70, 9, 40)
    straw_tuft(pen, 178, 812, -20, 7, 34)


def hat(pen):
    with pen.at(376, 700, 1, -8):
        brim = [(-96, 10), (-60, -10), (0, -16), (60, -10), (96, 8), (50, 22), (-50, 24)]
        pen.form(geo.curve(brim), "#5a4424", "#2a1c10", "#9a7c48", volume=10)
        crown = [(-58, -6, "c"), (-46, -66), (-8, -58), (40, -72), (56, -8, "c"), (0, 4)]
        pen.form(geo.curve(crown), "#6a5230", "#2a1c10", "#a88a54", volume=14)
        pen.line([(-56, -14), (0, -6), (56, -16)], "#a8503c", 10)


def corn(pen, x, y, size, turn, husk=True):
    """An ear with the husk drawn back; tip along -y."""
    with pen.at(x, y, size / 60, turn):
        if husk:
            for side in (-1, 1):
                leaf = [(0, 26, "c"), (side * 26, 10), (side * 34, -18, "c"), (side * 12, -6)]
                pen.form(geo.curve(leaf), "#9aa24a", volume=5)
        body = [(-15, 24), (-17, -10), (-8, -44), (0, -52), (8, -44), (17, -10), (15, 24)]
        shape = geo.curve(body)
        pen.form(shape, "#f4c832", "#b8801c", "#fff0a0", volume=8)
        with pen.clip(shape):
            for k in (-8, 0, 8):
                pen.line([(k, -50), (k, 30)], "#8a5a14", 2)
            for k in range(9):
                pen.line([(-20, -44 + k * 9), (20, -44 + k * 9)], "#8a5a14", 1.6)


def crow(pen, x, y, size, flip=False, bow=0.0, hold=True, turn=0.0):
    """Heavy beak, hunched shoulders, bowed by `bow` degrees; feet at (x, y), facing right."""
    with pen.at(x, y, size / 100, turn, flip):
        for dx in (-12, 14):
            pen.line([(dx - 4, -44), (dx, -18), (dx + 2, 0)], "#3a2c24", 6)
            for reach in (-12, 8, 20):
                pen.line([(dx + 2, 0), (dx + 2 + reach, 5)], "#3a2c24", 4.6)
        tail = [(-46, -74), (-104, -30), (-118, -8, "c"), (-94, -12), (-84, 2, "c"), (-40, -46)]
        pen.form(geo.curve(tail), SOOT, "#0c0a0e", "#4a4658", volume=7)
        body = [
            (-56, -78),
            (-40, -112),
            (0, -128),
            (40, -112),
            (52, -74),
            (34, -42),
            (-10, -32),
            (-44, -46),
        ]
        pen.form(geo.curve(body), SOOT, "#0c0a0e", "#54506a", volume=12)
        wing = [
            (20, -112, "c"),
            (-30, -104),
            (-72, -62),
            (-96, -26, "c"),
            (-44, -40),
            (8, -56),
            (30, -84),
        ]
        pen.form(geo.curve(wing), "#242028", "#0c0a0e", "#6a6684", volume=8)
        for k in range(4):
            pen.line([(2 - k * 14, -66 + k * 4), (-44 - k * 12, -42 + k * 5)], "#6a6684", 2.6)
        with pen.at(30, -110, 1, bow):
            throat = [(-26, 26), (-22, -20), (6, -48), (36, -38), (42, -12), (22, 22)]
            pen.form(geo.curve(throat), SOOT, "#0c0a0e", "#54506a", volume=8)
            beak = [(32, -36), (66, -26), (92, -6, "c"), (60, -6), (36, -8)]
            pen.form(geo.curve(beak), "#3a3640", "#121016", "#8a869a", volume=5)
            pen.line([(36, -17), (64, -15), (88, -7)], "#8a869a", 2)
            pen.line(geo.arc(24, -26, 8, 6, 5, 175), BONE, 4)
            if hold:
                corn(pen, 80, 6, 52, 70)


MOURNERS = (
    (690, 800, 118, True, 20, True),
    (112, 1120, 162, False, 16, True),
    (566, 1128, 150, True, 24, True),
    (300, 1186, 156, False, 36, False),
    (756, 1196, 186, True, 26, False),
)


def congregation(art):
    for i, (x, y, size, flip, bow, hold) in enumerate(MOURNERS):
        with art.layer(f"crow {i}", direction=30, detail=0.95) as pen:
            crow(pen, x, y, size, flip, bow, hold)
    with art.layer("on the cross", direction=30, detail=0.95) as pen:
        crow(pen, 480, 326, 80, False, 40, False)
        crow(pen, 752, 316, 80, True, 34, False)
        crow(pen, 618, 214, 116, True, 16, False)


def offerings(art):
    with art.layer("offerings", detail=0.95) as pen:
        places = (
            (414, 1108, 70, 78),
            (452, 1136, 68, -70),
            (388, 1142, 66, 96),
            (430, 1166, 72, 84),
            (566, 806, 54, 84),
            (250, 836, 54, -76),
        )
        for x, y, size, turn in places:
            corn(pen, x, y, size, turn)


def mouse(art):
    """On the corner of a bale, eyes shut, playing one long low note."""
    with art.layer("mouse", detail=1) as pen, pen.at(640, 912, 0.9):
        pen.line([(-26, -6), (-60, 4), (-84, -20), (-112, -8)], "#a8605a", 7)
        body = [(-34, 0), (-38, -40), (-12, -82), (22, -80), (34, -40), (28, 0)]
        pen.form(geo.curve(body), "#a89a90", "#5a4c48", "#e0d6cc", volume=12)
        pen.form(geo.ellipse(-8, -124, 22, 24), "#b8a89c", volume=6)
        pen.form(geo.ellipse(-8, -122, 13, 15), "#d89a90", volume=4)
        skull = [(-14, -92), (0, -120), (34, -116), (66, -88), (40, -74), (4, -72)]
        pen.form(geo.curve(skull), "#a89a90", "#5a4c48", "#e0d6cc", volume=9)
        pen.form(geo.ellipse(18, -126, 21, 23), "#b8a89c", volume=6)
        pen.form(geo.ellipse(18, -124, 12, 14), "#d89a90", volume=4)
        pen.line(geo.arc(36, -98, 7, 5, 10, 170), SOOT, 3.6)
        flute = [(66, -86), (104, -58), (146, -24)]
        pen.line(flute, "#5a3f14", 11)
        pen.line(flute, STRAW_LIGHT, 6.5)
        for x, y in ((84, -66), (104, -50)):
            pen.form(
                geo.ribbon([(24, -56), (x - 26, y + 12), (x, y)], [13, 11, 12], 12),
                "#a89a90",
                volume=4,
            )


def paint(art: Art) -> None:
    art.sky(["#deba62", "#dab460"])
    field(art)
    post(art)
    bier(art)
    scarecrow(art)
    mouse(art)
    congregation(art)
    offerings(art)
    art.finish()
