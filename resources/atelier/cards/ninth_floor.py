"""Lift doors open on a wheat field; one of five office workers already stands barefoot."""

import numpy as np
from atelier import Art, Card, Drop, Rim
from atelier import geometry as geo
from atelier.figures import Person, draw_head, draw_palm
from light.colour import lighten, vary

CARD = Card(
    seed=18,
    light=(0.15, -0.9),
    hand="thick oil",
    title_en="Ninth Floor, Wheat",
    title_ru="Девятый этаж: пшеница",
    tags_en=(
        "lift",
        "wheat",
        "office",
        "barefoot",
        "summer",
        "escape",
        "holiday",
        "promotion",
        "harvest",
        "doors",
        "freedom",
        "surprise",
    ),
    tags_ru=(
        "лифт",
        "пшеница",
        "контора",
        "босиком",
        "лето",
        "побег",
        "отпуск",
        "повышение",
        "жатва",
        "двери",
        "свобода",
        "неожиданность",
    ),
    description_en="Lift doors open on a ripe wheat field under a white sky; four office workers "
    "have not noticed, the fifth stands barefoot with her shoes hung round her neck.",
    description_ru="Двери лифта открываются в спелое пшеничное поле; четверо служащих ничего "
    "не заметили, а пятая стоит босиком, повесив туфли на шею.",
)

LEFT, RIGHT, TOP, SILL = 136, 664, 132, 930
STEEL = "#c3c8cc"
OPENING = geo.rectangle(LEFT, TOP, RIGHT - LEFT, SILL - TOP)

WALKER = Person("young", "average", "dark", "bun", "#231814")
CALLER = Person("middle", "stout", "fair", "bald", "#6a5a50")
READER = Person("middle", "tall", "olive", "bob", "#4a3022")
LISTENER = Person("young", "thin", "tan", "short", "#33261f")
SENIOR = Person("old", "average", "fair", "short", "#8b8076", hat="bowler", hat_colour="#4d535c")
JACKET = [
    (-24, -16),
    (-66, 4),
    (-98, 34),
    (-94, 110),
    (-82, 200),
    (-96, 336),
    (-90, 352, "c"),
    (90, 352, "c"),
    (96, 336),
    (82, 200),
    (94, 110),
    (98, 34),
    (66, 4),
    (24, -16),
]


def ear_of_wheat(pen, x, y, size, bend, colour):
    """A ripe ear that hangs over to the right, with its awns."""
    tip = (x + bend * size, y - size * (1 - abs(bend) * 0.35))
    middle = (x + bend * size * 0.3, y - size * 0.62)
    spine = geo.sample([(x, y), middle, tip], 9)
    for i, (px, py) in enumerate(spine):
        for side in (-1, 1):
            end = (px + side * size * 0.34 + bend * size * 0.5, py - size * 0.62)
            pen.line([(px, py), end], lighten(colour, 0.06), size * 0.018, 0.6)
        for side in (-1, 1):
            grain = geo.ellipse(
                px + side * size * 0.075,
                py,
                size * 0.06,
                size * 0.12 * (1 - i * 0.03),
                bend * 60 + side * 22,
            )
            pen.form(grain, vary(colour, pen.rng, 0.03, 5), volume=size * 0.05, texture=0)


def stalk(pen, x, y, tall, colour, bend, ear):
    top = (x + bend * tall * 0.5, y - tall)
    pen.line([(x, y), (x + bend * tall * 0.1, y - tall * 0.55), top], colour, ear * 0.07)
    ear_of_wheat(pen, *top, ear, 0.25 + bend, lighten(colour, 0.02))


def field(art):
    """Seen through the doors: white sky, far gold, and rows that come to the sill."""
    with art.layer("far field", dissolve=0.1) as pen, pen.clip(OPENING):
        shape = geo.curve(
            [
                (100, 372),
                (260, 352),
                (430, 366),
                (560, 350),
                (720, 364),
                (720, 960, "c"),
                (100, 960, "c"),
            ]
        )
        pen.form(shape, "#f2d358", "#dfb43c", "#f9e28a", volume=60, texture=0.9, grain=0.05)
        for i in range(9):
            y = 384 + i * i * 3.2
            pen.line(
                [(100, y + 6), (300, y - 4), (500, y + 5), (720, y - 3)],
                "#fbe9a4" if i % 2 else "#d8a53a",
                2 + i,
                0.5,
                blur=1.5,
            )
    with art.layer("far trees", fog=("#fdf3cf", 0.35)) as pen, pen.clip(OPENING):
        for x, wide in ((180, 60), (236, 38), (610, 54)):
            pen.form(geo.blob(pen.rng, x, 352, wide, 18, 9, 0.12), "#8fa25a", volume=14)


def combine(art):
    """Far off, with its dust."""
    with (
        art.layer("combine", detail=1, warp=0.3, keep=0.2) as pen,
        pen.clip(OPENING),
        pen.at(470, 366, 0.62),
    ):
        for i in range(9):
            puff = geo.blob(pen.rng, 96 + i * 17, -24 - i * 5, 20 + i * 4, 14 + i * 3, 8)
            pen.fill(puff, "#f3dfa0", 0.55, blur=4)
        red = "#c9583a"
        pen.form(geo.polygon([(-30, 0), (-34, -52), (44, -58), (82, -40), (84, 0)]), red, texture=0)
        pen.form(geo.polygon([(-34, -36), (-30, -74), (6, -74), (8, -36)]), "#dcebf0", texture=0)
        pen.form(geo.polygon([(30, -56), (84, -84), (90, -76), (44, -50)]), "#d9b24a", texture=0)
        pen.form(geo.rectangle(-98, -14, 74, 24, 8), "#e2c060", texture=0)
        for x, radius in ((-8, 22), (64, 15)):
            pen.form(geo.ellipse(x, 4, radius), "#4a4648", texture=0)
            pen.form(geo.ellipse(x, 4, radius * 0.5), "#d9b24a", texture=0)


def rows(art):
    for name, y, count, ear, tall, tone in (
        ("rows 1", 500, 64, 30, 70, "#efce56"),
        ("rows 2", 590, 46, 46, 110, "#e6bd40"),
        ("rows 3", 720, 34, 66, 150, "#dbaa32"),
    ):
        with art.layer(name, detail=0.4, direction=80) as pen, pen.clip(OPENING):
            band = geo.rectangle(100, y - tall * 0.6, 620, tall * 2)
            pen.fill(
                band,
                pen.gradient((0, y - tall * 0.6), (0, y + tall * 0.2), [tone, tone], None, [0, 1]),
            )
            for x in np.linspace(LEFT - 20, RIGHT + 10, count):
                pen_tone = vary(tone, pen.rng, 0.045, 5)
                high = tall * pen.rng.uniform(0.75, 1.15)
                stalk(pen, x + pen.rng.normal(0, 6), y + 20, high, pen_tone, 0.22, ear)


def near_wheat(art):
    """The first ears lean over the sill into the cabin."""
    with art.layer("near wheat", detail=0.7, drop=Drop(4, 10, 10, 0.25, "#7a5a28")) as pen:
        for x in np.linspace(LEFT + 10, RIGHT - 10, 60):
            tone = vary("#d2a238", pen.rng, 0.06, 5)
            top = (x + pen.rng.normal(14, 8), pen.rng.uniform(640, 780))
            pen.line([(x, SILL), (x + 4, 840), top], tone, pen.rng.uniform(3, 6), 0.9)
        xs = [*np.linspace(LEFT + 4, 330, 9), *np.linspace(470, RIGHT - 6, 9)]
        for x in xs:
            tone = vary("#e6b838", pen.rng, 0.045, 5)
            stalk(pen, x, SILL + 4, pen.rng.uniform(250, 420), tone, pen.rng.normal(0.2, 0.08), 92)


def cabin(art):
    with art.layer("walls", warp=0.2, brush=1.2) as pen:
        frame = geo.subtract(geo.rectangle(-20, -20, 840, 1240), OPENING)
        pen.fill(frame, STEEL)
        sides = (
            ([(-20, -20), (LEFT, TOP), (LEFT, SILL), (-20, 1240)], "#b4babf", "#d7dadb"),
            ([(820, -20), (RIGHT, TOP), (RIGHT, SILL), (820, 1240)], "#aab1b7", "#ccd1d4"),
        )
        for points, dark, lit in sides:
            wall = geo.polygon(points)
            shader = pen.gradient(points[0], points[1], [dark, lit])
            pen.fill(wall, shader)
            with pen.clip(wall):
                x0, x1 = points[0][0], points[1][0]
                for t in (0.3, 0.62, 0.86):
                    x = x0 + (x1 - x0) * t
                    pen.line(geo.polygon([(x, -20), (x, 1240)], False), "#8e969e", 3, 0.8)
                    pen.line(geo.polygon([(x + 4, -20), (x + 4, 1240)], False), "#eef0ee", 3, 0.7)
        pen.fill(geo.polygon([(-20, -20), (820, -20), (RIGHT, TOP), (LEFT, TOP)]), "#d9dcda")
        pen.form(
            geo.polygon([(220, 8), (580, 8), (540, 62), (260, 62)]), "#fdfbee", volume=6, texture=0
        )
        floor = geo.polygon([(LEFT, SILL), (RIGHT, SILL), (830, 1240), (-30, 1240)])
        pen.fill(floor, pen.gradient((0, SILL), (0, 1200), ["#c9c3ae", "#98999a"]))
        pool = geo.polygon([(LEFT + 20, SILL), (RIGHT - 20, SILL), (720, 1240), (80, 1240)])
        pen.fill(
            pool,
            pen.gradient((0, SILL), (0, 1190), ["#fbdc78", "#f6dc90"], None, [0.98, 0.45]),
            blur=10,
        )
    with art.layer("frame", warp=0.2, detail=0.6, drop=Drop(0, 0, 14, 0.35, "#5a5038")) as pen:
        for x, wide in ((LEFT - 26, 34), (RIGHT - 8, 34)):
            pen.form(geo.rectangle(x, TOP - 24, wide, SILL - TOP + 24), "#dfe3e4", volume=12)
        pen.form(geo.rectangle(LEFT - 26, TOP - 30, RIGHT - LEFT + 52, 40), "#dfe3e4", volume=14)
        pen.form(geo.rectangle(LEFT - 26, SILL - 4, RIGHT - LEFT + 52, 18), "#8d9298", volume=8)
        for i in range(12):
            lamp = geo.ellipse(268 + i * 24, TOP - 10, 6)
            pen.form(lamp, "#f2a83a" if i == 8 else "#a3abb0", texture=0)
        pen.form(geo.rectangle(694, 470, 38, 150, 6), "#dfe3e4", volume=8)
        for i in range(10):
            at = (705 + i % 2 * 17, 490 + i // 2 * 27)
            pen.form(geo.ellipse(*at, 6.5), "#f2a83a" if i == 3 else "#8d959c", texture=0)


def sleeve(pen, points, colour, skin, hand=None):
    pen.form(geo.ribbon(points, [62, 54, 44, 38], 26), colour, volume=20, texture=0.6)
    x, y = points[-1]
    before = points[-2]
    angle = np.degrees(np.arctan2(x - before[0], y - before[1]))
    cuff = geo.toward(points[-1], angle, 14)
    pen.form(geo.ellipse(*cuff, 18, 9, -angle), "#f2efe6", texture=0)
    if hand:
        draw_palm(pen, *geo.toward(points[-1], angle, 18), 66, angle, hand, skin)


def jacket(pen, colour):
    shape = geo.curve(JACKET)
    pen.form(shape, colour, volume=52, texture=0.8, grain=1.5)
    with pen.clip(shape):
        pen.line([(0, 0), (-3, 180), (0, 360)], lighten(colour, -0.1), 3, 0.7)
        for side in (-1, 1):
            pen.fold([(side * 92, 70), (side * 60, 130), (side * 66, 210)], colour, 7, 0.5)
            pen.fold([(side * 76, 196), (side * 30, 214), (side * 8, 206)], colour, 5, 0.4)
    return shape


def legs(pen, colour):
    for side in (-1, 1):
        points = [(side * 44, 330), (side * 50, 500), (side * 52, 690)]
        pen.form(geo.ribbon(points, [92, 78, 70], 20), colour, volume=26, texture=0.6)
        pen.form(geo.ellipse(side * 56, 704, 40, 18), "#3a3437", texture=0)


def collar(pen, skin):
    pen.form(geo.rectangle(-26, -50, 52, 50, 12), lighten(skin, -0.04), volume=14, texture=0)
    band = [(-38, -14), (0, -26), (38, -14), (44, 8), (0, -2), (-44, 8)]
    pen.form(geo.curve(band), "#f4f1e8", volume=8, texture=0)


def head(pen, person, turn, x=0.0, y=-104, radius=82):
    draw_head(pen, x, y, radius, person, "back", turn=turn)


def caller(pen):
    suit = "#484f5b"
    legs(pen, "#3f4650")
    jacket(pen, suit)
    sleeve(pen, [(76, 50), (112, 160), (116, 250), (108, 300)], suit, CALLER.skin_colour, "relaxed")
    collar(pen, CALLER.skin_colour)
    head(pen, CALLER, -12, -8)
    pen.form(geo.rectangle(-106, -150, 24, 84, 6, 10), "#2c2f36", texture=0)
    sleeve(pen, [(-74, 52), (-150, 150), (-150, 40), (-112, -50)], suit, CALLER.skin_colour, "fist")


def listener(pen):
    suit = "#69727e"
    legs(pen, "#535b66")
    for side in (-1, 1):
        arm = [(side * 78, 48), (side * 106, 150), (side * 104, 240), (side * 92, 300)]
        sleeve(pen, arm, suit, LISTENER.skin_colour, "relaxed")
    jacket(pen, suit)
    collar(pen, LISTENER.skin_colour)
    head(pen, LISTENER, 8, 6, -96, 74)
    pen.line(geo.arc(4, -112, 84, 78, 188, 368, 10), "#e9e6dc", 11)
    for x in (-80, 86):
        pen.form(geo.ellipse(x, -92, 17, 27), "#e9e6dc", volume=9, texture=0)


def senior(pen):
    suit = "#5d6671"
    legs(pen, "#4b525d")
    pen.line([(-118, 190), (-136, 210), (-120, 240), (-116, 560)], "#3c3a40", 10)
    pen.form(geo.ribbon([(-117, 300), (-120, 420), (-114, 600)], [12, 40, 8]), "#4a4650")
    sleeve(pen, [(-76, 50), (-112, 150), (-104, 214), (-60, 226)], suit, SENIOR.skin_colour)
    sleeve(pen, [(76, 50), (108, 160), (106, 250), (98, 300)], suit, SENIOR.skin_colour, "relaxed")
    jacket(pen, suit)
    collar(pen, SENIOR.skin_colour)
    head(pen, SENIOR, 6, 4)


def reader(pen):
    suit = "#505864"
    for side in (-1, 1):
        sheet = [(side * 40, -20), (side * 205, -64), (side * 214, 170), (side * 40, 200)]
        pen.form(geo.polygon(sheet), "#efece0", "#b9b6ac", volume=16, texture=0.2)
        for i in range(6):
            y = -30 + i * 30
            pen.line([(side * 120, y), (side * 196, y - 16)], "#a9a69e", 5, 0.8)
    hem = [(-90, 330), (-96, 520), (-88, 640, "c"), (88, 640, "c"), (96, 520), (90, 330)]
    pen.form(geo.curve(hem), "#444b57", volume=40, texture=0.6)
    jacket(pen, suit)
    for side in (-1, 1):
        elbow = [(side * 76, 50), (side * 132, 160), (side * 170, 130), (side * 196, 92)]
        sleeve(pen, elbow, suit, READER.skin_colour, "fist")
    head(pen, READER, 5, 4)


def asleep(art):
    crowd = (
        ("listener", listener, 246, 640, 0.62),
        ("senior", senior, 566, 626, 0.64),
        ("caller", caller, 138, 760, 0.9),
        ("reader", reader, 694, 780, 0.92),
    )
    for name, draw, x, y, size in crowd:
        with (
            art.layer(
                name, detail=0.85, keep=0.06, rim=Rim("#ffeeb0", 7, 0.8), drop=Drop(0, 8, 14)
            ) as pen,
            pen.at(x, y, size),
        ):
            draw(pen)


def shoe(pen, x, y, turn, flip=False):
    """A court shoe hanging by its heel."""
    with pen.at(x, y, 1.0, turn, flip):
        sole = [(-8, -2, "c"), (8, -4), (15, 22), (21, 48), (10, 68), (-6, 56), (-11, 24)]
        pen.form(geo.curve(sole), "#b8392c", volume=8, texture=0.1)
        pen.form(geo.ellipse(0, 15, 7, 14), "#5a2420", texture=0)
        pen.form(geo.polygon([(-9, -2), (-24, -8), (-22, 1), (-8, 8)]), "#8a2c26", texture=0)


def bare_legs(pen, skin):
    for side, lift in ((-1, 0), (1, 12)):
        points = [
            (side * 34, 430),
            (side * 40, 540),
            (side * 44, 610),
            (side * 40, 760 - lift),
        ]
        pen.form(geo.ribbon(points, [60, 58, 54, 30], 30), skin, volume=22, texture=0.1)
        foot = [(-16, -14), (16, -14), (24, 12), (16, 30), (-14, 30), (-24, 12)]
        with pen.at(side * 44, 772 - lift, 1, -side * 6):
            pen.form(geo.curve(foot), lighten(skin, 0.05), volume=12, texture=0)
            pen.fill(geo.ellipse(0, 22, 14, 8), "#c08d70", 0.8, blur=2)


def awake(art):
    suit = "#a9adb0"
    skin = WALKER.skin_colour
    with (
        art.layer(
            "walker", detail=1, keep=0.1, rim=Rim("#fff0b0", 6, 0.7), drop=Drop(0, 14, 12, 0.4)
        ) as pen,
        pen.at(404, 514, 0.64),
    ):
        bare_legs(pen, skin)
        skirt = [(-84, 320), (-92, 440), (-78, 540, "c"), (78, 540, "c"), (92, 440), (84, 320)]
        pen.form(geo.curve(skirt), "#8b9095", volume=40, texture=0.6)
        sleeve(pen, [(-74, 50), (-128, 140), (-190, 190), (-236, 196)], suit, skin, "open")
        sleeve(pen, [(74, 50), (136, 130), (194, 160), (244, 150)], suit, skin, "open")
        with pen.at(0, 0, 0.94):
            jacket(pen, suit)
        pen.form(geo.ribbon([(0, 4), (4, -50)], [50, 46], 8), lighten(skin, -0.03), texture=0)
        head(pen, WALKER, 10, 10, -108, 78)
        pen.line([(-46, 130), (-38, 30), (0, -18)], "#b8392c", 5)
        pen.line([(48, 160), (40, 30), (0, -18)], "#b8392c", 5)
        shoe(pen, -46, 128, 8)
        shoe(pen, 48, 158, -10, True)


def chaff(art):
    with art.layer("chaff", warp=0, mottle=0) as pen:
        for _ in range(240):
            t = pen.rng.random()
            x, y = pen.rng.uniform(20, 780), pen.rng.uniform(120, 1180)
            size = pen.rng.uniform(2.5, 6) * (0.7 + t * 0.7)
            tone = vary("#f0c95a", pen.rng, 0.05, 6)
            flake = geo.ellipse(x, y, size, size * 0.35, pen.rng.uniform(-50, 20))
            pen.fill(flake, tone, 0.9)


def paint(art: Art) -> None:
    art.sky(["#f4f4ea", "#fffbe9", "#fdf1c4", "#f3d67a"], [0, 0.2, 0.3, 0.8], wobble=14)
    art.glow(400, 260, 420, "#fffdf0", 0.6)
    art.clouds("#d8e4ea", 0.55, 240, mask=np.clip(1 - art.y / 360, 0, 1))
    art.repaint("background")
    field(art)
    combine(art)
    rows(art)
    art.repaint("middle")
    cabin(art)
    art.glow(400, 560, 620, "#fff2b8", 0.22)
    near_wheat(art)
    awake(art)
    asleep(art)
    art.repaint("final")
    chaff(art)
    art.finish(vignette_colour="#6a6258", vignette=0.12, bloom=0.12)
