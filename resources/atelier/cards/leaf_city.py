"""A skeleton leaf is the plan of a city: beetle trams, a fountain of dew, a caterpillar at work."""

import math

import numpy as np
from atelier import Art, Card, Drop
from atelier import geometry as geo
from light.colour import lighten, mix, vary

CARD = Card(
    seed=83,
    light=(-0.6, -0.7),
    hand="ink-line over wash",
    title_en="Rush Hour on a Leaf",
    title_ru="Час пик на листе",
    tags_en=(
        "leaf",
        "city",
        "beetles",
        "tram",
        "caterpillar",
        "fountain",
        "dew",
        "map",
        "traffic",
        "appetite",
        "progress",
        "destruction",
    ),
    tags_ru=(
        "лист",
        "город",
        "жуки",
        "трамвай",
        "гусеница",
        "фонтан",
        "роса",
        "карта",
        "час пик",
        "аппетит",
        "прогресс",
        "снос",
    ),
    description_en="A leaf seen from above is the map of a city whose veins are avenues with "
    "beetle trams and a fountain of dew, and a caterpillar in a helmet eats the suburbs.",
    description_ru="Лист сверху похож на карту города: жилки — проспекты с трамваями-жуками и "
    "фонтаном росы, а гусеница в каске уже ест окраину.",
)

VEIN, INK = "#f7f1d2", "#2a2a1c"
LEAF = [
    (196, 1120),
    (110, 1020),
    (52, 880),
    (40, 730),
    (70, 570),
    (130, 430),
    (226, 290),
    (350, 170),
    (500, 84),
    (640, 36),
    (742, 20),
    (764, 30, "c"),
    (772, 140),
    (762, 290),
    (738, 440),
    (700, 590),
    (630, 760),
    (540, 910),
    (430, 1020),
    (310, 1096),
]
STEM = [
    (60, 1216),
    (140, 1146),
    (206, 1076),
    (306, 930),
    (420, 740),
    (540, 520),
    (650, 300),
    (752, 48),
]
SQUARE = (452, 470)
BITES = ((744, 372, 66), (708, 474, 74), (668, 586, 72), (612, 664, 54))


def leaf_shape():
    shape = geo.curve(LEAF)
    for x, y, r in BITES:
        for turn in (0, 120, 240):
            px, py = geo.toward((x, y), turn, r * 0.34)
            shape = geo.subtract(shape, geo.ellipse(px, py, r * 0.8))
    return shape


def midrib(t):
    spine = geo.sample(STEM, 101)
    return tuple(spine[int(t * 100)])


def side_veins():
    """Avenues that leave the midrib in pairs and bend towards the tip."""
    veins = []
    for i, t in enumerate(np.linspace(0.2, 0.88, 8)):
        root = midrib(t)
        reach = (430 - 300 * abs(t - 0.48)) * (1.0 if t < 0.75 else 0.72)
        for side, turn in ((-1, -136), (1, 112)):
            bend = geo.toward(root, turn - side * 2, reach * 0.55)
            tip = geo.toward(bend, turn + 26 * side, reach * 0.5)
            veins.append((side, i, [root, bend, tip]))
    return veins


def ground(art):
    """A sheet of warm light behind the leaf, with paths of the garden far below."""
    art.sky(["#fbf8e0", "#f3f4cc", "#e6efb4"], wobble=60)
    art.glow(300, 380, 560, "#fffbe0", 0.5)
    art.clouds("#cfe09a", 0.4, 240)
    art.repaint("background")
    with art.layer("far leaves", alpha=0.55, blur=3) as pen:
        for x, y, size, turn in (
            (40, 130, 190, 30),
            (160, 40, 140, 80),
            (770, 1010, 230, 200),
            (640, 1150, 180, 160),
            (800, 800, 150, 230),
        ):
            half = size * 0.3
            shape = geo.curve(
                [(-size, 0, "c"), (-size * 0.3, -half), (size, 0, "c"), (-size * 0.3, half)]
            )
            pen.fill(geo.moved(shape, x, y, turn=turn), vary("#cfe08c", pen.rng))
            tip = geo.toward((x, y), 90 - turn, size)
            pen.line([geo.toward((x, y), 270 - turn, size), tip], "#e8efc0", 6)


def blade(art):
    shape = leaf_shape()
    with art.layer("leaf", detail=0.6, drop=Drop(36, 46, 24, 1.0, "#3c5a1c")) as pen:
        pen.form(shape, "#588a10", "#2a5c10", "#84b428", volume=90, texture=0)
        with pen.clip(shape):
            for _ in range(50):
                x, y = pen.rng.uniform(40, 760), pen.rng.uniform(40, 1100)
                tone = ("#74a020", "#3c7014", "#5c8a18", "#8a9a2c")[pen.rng.integers(4)]
                spot = geo.blob(pen.rng, x, y, 60, 46, 8, 0.2)
                pen.fill(spot, tone, 0.35, blur=14)
    return shape


def inside(shape, square, x, y, roads):
    if not shape.contains(x, y) or math.hypot(x - square[0], y - square[1]) < 112:
        return False
    return all(np.hypot(road[:, 0] - x, road[:, 1] - y).min() > wide for road, wide in roads)


def streets(art, shape):
    """Lanes, then avenues with kerbs and tram lines."""
    veins = side_veins()
    roads = [(geo.sample(STEM, 90), 36.0)]
    with art.layer("lanes", detail=0.8) as pen, pen.clip(shape):
        for side, _i, vein in veins:
            points = geo.sample(vein, 40)
            roads.append((points, 21.0))
            for t in (8, 14, 20, 26, 32):
                x, y = points[t]
                turn = (-70 if side < 0 else 172) + pen.rng.normal(0, 5)
                lane = [(x, y), geo.toward((x, y), turn, 40), geo.toward((x, y), turn + 12, 96)]
                pen.line(lane, lighten(VEIN, -0.02), 7)
                roads.append((geo.sample(lane, 8), 11.0))
    with art.layer("avenues", detail=0.9) as pen:
        with pen.clip(shape):
            for _, _, vein in veins:
                avenue = geo.ribbon(vein, [24, 19, 11])
                pen.form(avenue, VEIN, volume=4, texture=0)
                for shift in (-3.5, 3.5):
                    rail = [(x + shift, y + shift * 0.5) for x, y in vein]
                    pen.line(rail, "#a89a6a", 1.6, 0.9)
        trunk = geo.ribbon(STEM, [30, 46, 52, 50, 42, 34, 26, 12], 70)
        pen.form(trunk, VEIN, "#d8cf9c", volume=10, texture=0)
        for shift in (-9, 0, 9):
            rail = [(x + shift, y + shift * 0.4) for x, y in STEM[1:]]
            pen.line(rail, "#a89a6a", 1.8 if shift else 1.2, 0.9)
    return roads


def roofs(art, shape, roads):
    """House tops between the streets, each seen from straight above."""
    tones = ("#3f7028", "#94bc40", "#d8e47a", "#f0dc6a", "#2f6030", "#e0a850", "#c8dc80")
    with art.layer("roofs", detail=0.9) as pen:
        places = geo.scattered(pen.rng, 800, (40, 30, 780, 1110), 25, 14)
        for x, y in sorted(places, key=lambda p: p[1]):
            if not inside(shape, SQUARE, x, y, roads):
                continue
            if not shape.contains(x + 17, y) or not shape.contains(x - 17, y + 12):
                continue
            tone = vary(tones[pen.rng.integers(len(tones))], pen.rng, 0.02, 5)
            roof(pen, x, y, pen.rng.choice([-34, -28, 58, 62]) + pen.rng.normal(0, 3), tone)


def roof(pen, x, y, turn, tone):
    wide, deep = pen.rng.uniform(22, 34), pen.rng.uniform(17, 23)
    with pen.at(x, y, 1, turn):
        pen.fill(geo.rectangle(-wide / 2 + 3, -deep / 2 + 4, wide, deep), "#5c7a24", 0.5, blur=2)
        pen.form(geo.rectangle(-wide / 2, -deep / 2, wide, deep), tone, volume=3, texture=0)
        lit = geo.rectangle(-wide / 2, -deep / 2, wide, deep / 2)
        pen.fill(lit, lighten(tone, 0.08), 0.8)
        pen.line([(-wide / 2, 0), (wide / 2, 0)], INK, 1.3, 0.8)
        if pen.rng.random() < 0.45:
            pen.form(geo.rectangle(wide * 0.14, -deep * 0.34, 5, 6), "#c86a4a", texture=0)


def square(art):
    """An eaten hole: the rim is a promenade and one drop of dew plays in the middle."""
    with art.layer("hole", detail=1) as pen:
        rim = geo.blob(pen.rng, *SQUARE, 104, 96, 11, 0.05)
        pen.form(rim, "#d8b45a", volume=6, texture=0)
        hole = geo.blob(pen.rng, *SQUARE, 88, 80, 11, 0.05)
        pen.form(hole, "#fbf8e4", volume=4, texture=0)
        for i in range(16):
            x, y = geo.toward(SQUARE, i * 22.5, 94)
            pen.form(geo.ellipse(x, y, 7), "#6f9c34", volume=3, texture=0)
    with art.layer("fountain", detail=1, drop=Drop(8, 10, 6, 0.3, "#5c7a24")) as pen:
        x, y = SQUARE
        for i in range(6):
            end = geo.toward(SQUARE, i * 60 + 20, 90)
            pen.line([SQUARE, end], VEIN, 6)
        pen.form(geo.ellipse(x, y, 46), "#f0e6b8", volume=5, texture=0)
        pen.form(geo.ellipse(x, y, 37), "#8fd0d4", volume=5, texture=0)
        pen.form(geo.ellipse(x, y, 25), "#c4ecec", "#5aa8b4", "#ffffff", volume=10, texture=0)
        pen.fill(geo.ellipse(x - 8, y - 9, 8, 6, -30), "#ffffff", 0.95)
        for i in range(9):
            tip = geo.toward(SQUARE, i * 40, 48)
            middle = geo.toward(SQUARE, i * 40 + 10, 30)
            pen.line([SQUARE, middle, tip], "#eafcfc", 2.4, 0.9)
            pen.form(geo.ellipse(*tip, 4.5), "#d4f4f4", volume=2, texture=0)


def beetle(pen, size, colour, spots=False):
    """A tram from above, driving towards +x: wing cases, head, six short legs, pantograph."""
    with pen.at(0, 0, size / 100):
        for leg in (-30, 2, 32):
            for side in (-1, 1):
                knee = (leg + 8, side * 40)
                pen.line([(leg, side * 22), knee, (leg - 4, side * 54)], INK, 5)
        pen.form(geo.ellipse(56, 0, 21, 24), "#22221c", volume=6, texture=0)
        for side in (-1, 1):
            pen.line([(70, side * 9), (88, side * 15), (100, side * 26)], INK, 4)
            pen.form(geo.ellipse(68, side * 12, 6), "#fff2b0", volume=2, texture=0)
        pen.form(geo.ellipse(0, 0, 60, 38), colour, volume=16, texture=0)
        pen.line([(-60, 0), (50, 0)], INK, 3.4)
        for x in (-36, -14, 8, 30):
            for side in (-1, 1):
                pane = geo.rectangle(x - 7, side * 21 - 6, 14, 12, 3)
                pen.form(pane, "#f8f0c4", volume=2, texture=0)
        if spots:
            for x, y in ((-22, 0), (16, 0)):
                pen.fill(geo.ellipse(x, y, 8), "#1c1c18")


def traffic(art, shape):
    """Three on the avenue, one waiting in each side street, one at the square."""
    veins = side_veins()
    runs = [(STEM, 0.36, 104, "#3c4a2c"), (STEM, 0.545, 96, "#8a2f2c"), (STEM, 0.73, 84, "#2c4a54")]
    picks = (
        (0, 0.6),
        (3, 0.5),
        (4, 0.62),
        (5, 0.3),
        (6, 0.7),
        (8, 0.55),
        (9, 0.28),
        (10, 0.5),
        (2, 0.36),
        (7, 0.74),
    )
    colours = ("#2c3428", "#33302c", "#8a2f2c", "#2c4a54", "#4a3a54")
    for k, (vein, t) in enumerate(picks):
        runs.append((veins[vein][2], t, 58, colours[k % 5]))
    with art.layer("trams", detail=1, warp=0.3, drop=Drop(5, 6, 3, 0.4, "#4a6420")) as pen:
        for points, t, size, colour in runs:
            line = geo.sample(points, 101)
            at, ahead = line[int(t * 100)], line[int(t * 100) + 2]
            if not shape.contains(float(at[0]), float(at[1])):
                continue
            turn = math.degrees(math.atan2(ahead[1] - at[1], ahead[0] - at[0]))
            with pen.at(float(at[0]), float(at[1]), 1, turn):
                beetle(pen, size, colour, size > 90)


def crowd(art):
    """Ants on the pavements, a thin black stream."""
    with art.layer("ants", detail=1, warp=0.2) as pen:
        line = geo.sample(STEM, 140)
        for i in range(22, 132, 3):
            x, y = line[i]
            side = 29 if pen.rng.random() < 0.5 else -29
            ant(pen, x + side * 0.8, y + side * 0.42, -58 + pen.rng.normal(0, 16))
        for i in range(12):
            place = geo.toward(SQUARE, i * 30 + pen.rng.normal(0, 7), 80)
            ant(pen, *place, pen.rng.uniform(0, 360))


def ant(pen, x, y, turn):
    with pen.at(x, y, 1, turn):
        for dx, r in ((-4, 2.7), (0, 1.8), (4, 2.2)):
            pen.fill(geo.ellipse(dx, 0, r * 1.2, r), INK)
        for dx in (-2, 0, 2):
            pen.line([(dx, -4), (dx, 4)], INK, 0.9)


def caterpillar(art):
    """The demolition firm: hard hat, striped segments, mouth on the next suburb."""
    body = [(806, 990), (748, 950), (756, 860), (792, 780), (770, 690), (720, 640)]
    with art.layer("caterpillar", detail=1, drop=Drop(16, 20, 10, 0.4, "#5c7a24")) as pen:
        places = geo.sample(body, 10)
        for i, (x, y) in enumerate(places):
            size = 56 - abs(i - 4) * 1.6
            for side in (-1, 1):
                foot = (x + side * size * 0.92, y + 16)
                pen.form(geo.ellipse(*foot, 13, 10), "#5c4a2c", volume=4, texture=0)
            tone = "#f2a83c" if i % 2 else "#f7c95a"
            pen.form(geo.ellipse(x, y, size, size * 0.92), tone, volume=22, texture=0.3)
            pen.form(geo.ellipse(x - 4, y - 4, 13, 11), "#c8502e", volume=4, texture=0)
            for _ in range(5):
                hair = geo.toward((x, y), pen.rng.uniform(0, 360), size * 1.2)
                pen.line([geo.lerp((x, y), hair, 0.8), hair], INK, 1.6, 0.8)
        head(pen, 688, 612)


def head(pen, x, y):
    """Seen from a little in front, so that hat and jaws read at once; it bites to the left."""
    with pen.at(x, y, 1.2):
        pen.form(geo.ellipse(4, 4, 56, 50), "#f7c95a", volume=20, texture=0.2)
        for jaw in (
            [(-30, 8), (-72, 2), (-92, 18), (-70, 25), (-30, 26)],
            [(-28, 30), (-66, 32), (-84, 48), (-58, 53), (-22, 44)],
        ):
            pen.form(geo.curve(jaw), "#8a3c24", volume=5, texture=0)
        for dx, r in ((-26, 14), (10, 15)):
            pen.form(geo.ellipse(dx, -2, r, r * 1.15), "#fffdf2", volume=3, texture=0)
            pen.fill(geo.ellipse(dx - 5, 2, 6, 8), INK)
        dome = [(-56, -24, "c"), (-46, -66), (4, -86), (52, -64), (60, -22, "c")]
        pen.form(geo.curve(dome), "#e8402e", volume=14, texture=0)
        pen.line([(0, -84), (-4, -50), (-2, -24)], "#a8241c", 6)
        pen.form(geo.ribbon([(-76, -18), (0, -28), (70, -18)], [13, 17, 13]), "#f25a40", volume=4)


def barriers(art):
    """Striped trestles and flying crumbs round the site."""
    with art.layer("site", detail=1, drop=Drop(4, 5, 3, 0.4, "#5c7a24")) as pen:
        for x, y, turn in ((560, 610, 60), (612, 500, 72), (642, 398, 76)):
            with pen.at(x, y, 1, turn):
                pen.form(geo.rectangle(-36, -6, 72, 12, 2), "#fbf4e4", volume=2, texture=0)
                for k in (-26, -2, 22):
                    stripe = [(k, -6), (k + 12, -6), (k + 6, 6), (k - 6, 6)]
                    pen.fill(geo.polygon(stripe), "#d8402e")
        for _ in range(34):
            x, y = pen.rng.normal(676, 46), pen.rng.normal(540, 62)
            crumb = geo.blob(pen.rng, x, y, pen.rng.uniform(3, 9), corners=5, wobble=0.25)
            pen.form(crumb, ("#a8cc4c", "#e0d86a", "#78a83a")[pen.rng.integers(3)], texture=0)


def lace(art):
    """What the firm leaves behind: bare veins without a city."""
    with art.layer("bare veins", detail=0.9) as pen:
        for points, width in (
            ([(650, 560), (704, 500), (752, 446)], 8),
            ([(622, 640), (672, 610), (720, 560)], 7),
            ([(694, 420), (736, 378), (764, 330)], 6),
            ([(690, 520), (716, 560), (712, 590)], 4),
            ([(716, 410), (744, 440), (742, 470)], 4),
        ):
            pen.form(
                geo.ribbon(points, [width, width * 0.4]), mix(VEIN, "#b8a45a", 0.35), texture=0
            )


def paint(art: Art) -> None:
    ground(art)
    shape = blade(art)
    lace(art)
    roads = streets(art, shape)
    roofs(art, shape, roads)
    square(art)
    crowd(art)
    traffic(art, shape)
    barriers(art)
    caterpillar(art)
    art.repaint("final")
    art.finish(vignette_colour="#6a7a24", vignette=0.12)
