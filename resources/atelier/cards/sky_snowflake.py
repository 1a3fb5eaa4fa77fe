"""A child has folded the sky and cut it with scissors: lace, and black behind it."""

import math

from atelier import Art, Card
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from light.colour import vary

CARD = Card(
    seed=70,
    light=(-0.5, -0.85),
    hand="paper-cut",
    title_en="Cut from the Sky",
    title_ru="Вырезано из неба",
    tags_en=(
        "child",
        "scissors",
        "sky",
        "paper",
        "snowflake",
        "hole",
        "sheep",
        "meadow",
        "craft",
        "damage",
        "winter",
        "curiosity",
        "lace",
    ),
    tags_ru=(
        "ребёнок",
        "ножницы",
        "небо",
        "бумага",
        "снежинка",
        "дыра",
        "овца",
        "луг",
        "рукоделие",
        "ущерб",
        "зима",
        "любопытство",
        "кружево",
    ),
    description_en="A child in a red jumper has folded down a corner of the sky and cut a lace "
    "snowflake out of it; black shows behind, and a sheep tries on one of the blue clippings.",
    description_ru="Ребёнок в красном свитере отогнул угол неба и вырезал в нём кружевную "
    "снежинку; за ней чернота, а овца примеряет голубой обрезок.",
)

AZURE, AZURE_LIGHT = "#7cc4f0", "#bfe4fb"
BLACK = "#15151f"
CENTRE = (552, 492)
LACE = 0.86
CHILD = Person(
    "child",
    "small",
    "olive",
    "bob",
    "#2a1a18",
    outfit=Outfit("#d8342c", hem=0.06, trousers="#3c4f86", shoes="#f0c04a", collar="#f6ede0"),
)
FOLD = ((560, -20), (-20, 264))
TIP = (96, 446)


def kite(reach, width, inner, shoulder=0.55):
    """A cut as it comes from folded paper: symmetric about its spoke."""
    middle = inner + (reach - inner) * shoulder
    return geo.polygon([(0, -reach), (width, -middle), (0, -inner), (-width, -middle)])


def heart(reach, size):
    half = [
        (0, -reach + size * 0.3, "c"),
        (size * 0.4, -reach),
        (size * 0.72, -reach + size * 0.36),
        (size * 0.4, -reach + size * 0.9),
        (0, -reach + size * 1.3, "c"),
    ]
    return geo.symmetric(half)


def cuts():
    """Every hole of the lace, around the origin."""
    holes = [geo.star(74, 6, 0.5, -90)]
    for i in range(6):
        turn = i * 60
        holes += [
            geo.moved(kite(186, 34, 84), turn=turn),
            geo.moved(heart(272, 60), turn=turn),
            geo.moved(kite(250, 42, 118, 0.62), turn=turn + 30),
            geo.moved(geo.ellipse(0, -290, 15, 22), turn=turn + 30),
            geo.moved(geo.ellipse(0, -92, 11, 15), turn=turn + 30),
        ]
        for side in (-1, 1):
            sliver = [(side * 60, -206), (side * 92, -250), (side * 108, -212), (side * 76, -176)]
            holes.append(geo.moved(geo.polygon(sliver), turn=turn))
    return holes


def deep(art):
    """Behind the sky: nothing, and very far in it a few grains."""
    with art.layer("deep", warp=0, mottle=0) as pen:
        pen.fill(geo.rectangle(-20, -20, 840, 1240), BLACK)
        for _ in range(60):
            x, y = pen.rng.uniform(0, 800), pen.rng.uniform(0, 800)
            pen.fill(geo.ellipse(x, y, pen.rng.uniform(0.8, 2)), "#8a90b0", 0.7)


def sky_sheet(art):
    with art.layer("sky", warp=0.2) as pen:
        sheet = geo.polygon([FOLD[0], (840, -20), (840, 1240), (-20, 1240), FOLD[1]])
        for hole in cuts():
            sheet = geo.subtract(sheet, geo.moved(hole, *CENTRE, LACE))
        pen.form(sheet, AZURE, volume=30, texture=0.5)
        with pen.clip(sheet):
            pen.fill(
                geo.rectangle(-20, -20, 840, 1240),
                pen.gradient((0, 0), (0, 1050), ["#74c2f2", "#a0d8f8", "#def2fc"]),
                0.75,
            )
            creases(pen)
    with art.layer("clouds", warp=0.3) as pen:
        for points in (
            [(560, 884), (600, 838), (660, 850), (704, 816), (770, 836), (840, 828), (840, 890)],
            [(600, 52), (640, 22), (690, 34), (730, 8), (790, 30), (840, 20), (840, 66)],
            [(-30, 660), (20, 622), (70, 640), (104, 676), (60, 700), (-30, 704)],
        ):
            pen.form(geo.curve(points), "#f6fbfd", volume=10, texture=0.2)


def creases(pen):
    """Where it had been folded: six straight lines through the middle."""
    for i in range(6):
        angle = i * 30 - 90
        far, near = geo.toward(CENTRE, angle, 900), geo.toward(CENTRE, angle + 180, 900)
        pen.line(geo.polygon([far, near], False), "#3f8fd0", 4, 0.4)
        shifted = geo.polygon([(far[0] + 4, far[1] + 3), (near[0] + 4, near[1] + 3)], False)
        pen.line(shifted, "#ffffff", 4, 0.55)


def flap(art):
    """The turned-down corner shows the pale back of the sky."""
    with art.layer("flap", warp=0.2) as pen:
        corner = geo.curve([(*FOLD[0], "c"), (344, 190), (*TIP, "c"), (50, 346), (*FOLD[1], "c")])
        pen.form(corner, "#f4f4ee", "#b4cce0", volume=40, texture=0.3)
        with pen.clip(corner):
            pen.fill(
                corner,
                pen.gradient((222, 130), TIP, ["#a9cbe6", "#f2f5f4", "#ffffff"]),
                0.7,
            )
            for k in (0.3, 0.6):
                start, end = geo.lerp(FOLD[0], TIP, k), geo.lerp(FOLD[1], TIP, k)
                pen.line(geo.polygon([start, end], False), "#b8d4ea", 5, 0.8)


def blades(pen, left, right, y, count, tall, colour):
    for i in range(count):
        x = left + (right - left) * (i + pen.rng.uniform(0.1, 0.9)) / count
        height = tall * pen.rng.uniform(0.55, 1.1)
        lean = pen.rng.normal(0, 0.2) * height
        wide = height * 0.15
        blade = geo.curve(
            [
                (x - wide, y, "c"),
                (x - wide * 0.5 + lean * 0.4, y - height * 0.6),
                (x + lean, y - height, "c"),
                (x + wide * 0.7 + lean * 0.4, y - height * 0.55),
                (x + wide, y, "c"),
            ]
        )
        pen.form(blade, vary(colour, pen.rng, 0.03, 8), volume=8, texture=0.2)


def meadow(art):
    for name, y, colour, tall in (("far", 960, "#b8d878", 40), ("near", 1040, "#93c25a", 70)):
        with art.layer(f"{name} meadow", warp=0.4) as pen:
            hill = geo.curve(
                [
                    (-30, y + 30, "c"),
                    (140, y - 8),
                    (420, y + 6),
                    (640, y - 18),
                    (830, y + 10, "c"),
                    (830, 1240, "c"),
                    (-30, 1240, "c"),
                ]
            )
            pen.form(hill, colour, volume=20, texture=0.5)
            blades(pen, -10, 810, y + 20, 30, tall, colour)


def clipping(pen, kind, x, y, size, turn):
    shape = (
        kite(1.0, 0.5, -1.0, 0.5),
        geo.moved(heart(0.5, 0.9), 0, 0.1),
        geo.polygon([(-0.8, 0.5), (0, -0.8), (0.8, 0.5)]),
        geo.star(1.0, 6, 0.5),
        geo.polygon([(-0.9, -0.2), (0.2, -0.7), (0.9, 0.1), (-0.1, 0.6)]),
    )[kind % 5]
    piece = geo.moved(shape, x, y, size, turn)
    squashed = geo.moved(piece, 0, y * 0.3, 1, scale_y=0.7)
    pen.form(squashed, vary("#6fbcf0", pen.rng, 0.04, 5), volume=8, texture=0.3)


LITTER = (
    (0, 350, 1010, 36, 40),
    (1, 452, 980, 30, -20),
    (2, 78, 1010, 34, 12),
    (3, 428, 1086, 38, 10),
    (4, 90, 1130, 44, -14),
    (0, 330, 1150, 48, 74),
    (2, 500, 1166, 46, 200),
    (1, 210, 1190, 50, 24),
    (4, 760, 1004, 30, 30),
    (3, 746, 1150, 40, 0),
    (0, 640, 1190, 40, -60),
)


def litter(art):
    with art.layer("clippings", warp=0.2) as pen:
        for kind, x, y, size, turn in LITTER:
            clipping(pen, kind, x, y, size, turn)
    with art.layer("falling", warp=0.2) as pen:
        for kind, x, y, size, turn in (
            (2, 470, 790, 30, 30),
            (0, 396, 880, 26, -50),
            (3, 700, 770, 26, 8),
        ):
            piece = (kite(1.0, 0.5, -1.0, 0.5), None, geo.star(1, 3, 0.5), geo.star(1, 6, 0.5))[
                kind
            ]
            pen.form(geo.moved(piece, x, y, size, turn), "#6fbcf0", volume=8, texture=0.2)


def sheep(art):
    """It has put its head through one and holds still to be admired."""
    with art.layer("sheep", warp=0.3) as pen, pen.at(620, 1122, 1.0):
        for x in (-84, -46, 54, 88):
            leg = geo.polygon([(x - 11, -50), (x + 11, -50), (x + 9, 10), (x - 9, 10)])
            pen.form(leg, "#3c3440", volume=5, texture=0.2)
        points = []
        for i in range(13):
            angle = math.radians(i * 360 / 13)
            points.append((math.cos(angle) * 136, -104 + math.sin(angle) * 86))
        wool = geo.ellipse(0, -104, 130, 80)
        for x, y in points:
            wool = geo.union(wool, geo.ellipse(x * 0.86, -104 + (y + 104) * 0.86, 40, 36))
        pen.form(wool, "#fbf6ea", volume=40, texture=0.4)
        with pen.clip(wool):
            for x, y in geo.scattered(pen.rng, 16, (-120, -180, 110, -30), 42):
                pen.line(geo.arc(x, y, 16, 14, 20, 250), "#d8cfc0", 5, 0.9)
        tail = geo.blob(pen.rng, 146, -110, 24, 20, 7)
        pen.form(tail, "#fbf6ea", volume=8, texture=0.2)
        with pen.at(-126, -196, 1, -12):
            ruff = geo.subtract(geo.star(124, 6, 0.6, -60), geo.ellipse(0, 6, 36, 40))
            for i in range(6):
                ruff = geo.subtract(ruff, geo.moved(kite(84, 9, 60), turn=i * 60 + 30))
            pen.form(ruff, "#3f9fe8", volume=10, texture=0.3)
            head = geo.curve(
                [(-34, -46), (0, -58), (34, -46), (36, 0), (22, 62), (0, 74), (-22, 62), (-36, 0)]
            )
            for side in (-1, 1):
                ear = geo.ribbon([(side * 30, -30), (side * 62, -22), (side * 78, -2)], [20, 26, 5])
                pen.form(ear, "#4a404e", volume=5, texture=0.2)
            pen.form(head, "#4a404e", volume=16, texture=0.2)
            fringe = geo.union(*[geo.ellipse(x, -52, 18, 15) for x in (-20, 0, 20)])
            pen.form(fringe, "#fbf6ea", volume=6, texture=0.2)
            for side in (-1, 1):
                pen.line(geo.arc(side * 17, -6, 10, 8, 20, 160), "#f6ede0", 5)
                pen.fill(geo.ellipse(side * 8, 54, 4, 3), "#1c161e")
            pen.line([(-10, 64), (0, 68), (12, 62)], "#f6ede0", 3, 0.8)


def scissors(pen):
    """As long as the child's arm, open; thumb and fingers are through the loops."""
    skin = CHILD.skin_colour
    fist = geo.curve([(-34, 6), (0, -8), (34, 4), (40, 40), (24, 72), (-20, 74), (-40, 42)])
    pen.form(fist, skin, volume=10, texture=0.1)
    for side in (-1, 1):
        with pen.at(0, -64, 1, side * 17):
            blade = geo.curve(
                [
                    (side * -9, 8, "c"),
                    (side * -14, -100),
                    (side * -2, -226, "c"),
                    (side * 9, -100),
                    (side * 10, 8, "c"),
                ]
            )
            pen.form(blade, "#dfe6ec", volume=5, texture=0.2)
        shank = geo.ribbon([(side * -4, -70), (side * 10, -34), (side * 28, 0)], [18, 16, 15], 10)
        loop = geo.subtract(
            geo.ellipse(side * 36, 34, 33, 43, side * -14),
            geo.ellipse(side * 36, 34, 19, 29, side * -14),
        )
        pen.form(geo.union(shank, loop), "#f0b42c", volume=8, texture=0.2)
    pen.form(geo.ellipse(0, -64, 11), "#8a94a0", volume=4, texture=0)
    for start, end in (((24, 16), (66, 6)), ((26, 38), (70, 32)), ((24, 58), (64, 58))):
        pen.form(geo.ribbon([start, end], [21, 19], 10), skin, volume=6, texture=0)
    pen.form(
        geo.ribbon([(-22, 44), (-50, 24), (-62, 6)], [24, 22, 17], 12), skin, volume=6, texture=0
    )


def child(art):
    with art.layer("tailor", warp=0.2, detail=1) as pen:
        pose = POSES["reaching up"].but(
            lean=2,
            head=-24,
            near_arm=(198, 196),
            far_arm=(146, 160),
            near_hand="hold",
            far_hand="hold",
            near_leg=(4, -4),
            far_leg=(10, 2),
        )
        places = draw_figure(
            pen,
            196,
            1166,
            800,
            CHILD,
            pose,
            "three-quarter",
            Expression(eye="open", brow=6, smile=0.8),
        )
        with pen.at(*places.far_hand, 0.84, 34):
            scissors(pen)
    with art.layer("jumper", warp=0.2, detail=1) as pen:
        jumper(pen)


def jumper(pen):
    """Body and lifted sleeve are cut from one piece of paper."""
    body = [
        (146, 716),
        (160, 684),
        (206, 676),
        (246, 678),
        (258, 706),
        (250, 800),
        (267, 916, "c"),
        (133, 923, "c"),
        (150, 800),
    ]
    sleeve = [(178, 720), (161, 673), (140, 610), (131, 582), (124, 558), (108, 503)]
    whole = geo.union(geo.curve(body), geo.ribbon(sleeve, [68, 58, 51, 50, 49, 46], 40))
    pen.form(whole, "#d8342c", "#a02420", "#e85840", volume=49, texture=0.9, grain=1.45)


def foreground(art):
    """We lie in the grass."""
    with art.layer("foreground", warp=0.3) as pen:
        blades(pen, -40, 300, 1230, 9, 190, "#5f9a3e")
        blades(pen, 480, 840, 1240, 11, 110, "#5f9a3e")
        for x, y in ((338, 1140), (766, 1160), (40, 1060)):
            pen.line([(x, 1240), (x + 6, y + 40), (x, y)], "#4f8434", 6)
            for i in range(7):
                place = geo.toward((x, y), i * 51, 20)
                petal = geo.ellipse(*place, 9, 16, -i * 51)
                pen.form(petal, "#fbf8f0", volume=4, texture=0)
            pen.form(geo.ellipse(x, y, 12), "#f4c23a", volume=4, texture=0)


def paint(art: Art) -> None:
    deep(art)
    sky_sheet(art)
    flap(art)
    meadow(art)
    litter(art)
    sheep(art)
    child(art)
    foreground(art)
    art.finish(vignette_colour="#2a6aa8", vignette=0.12)
