"""Moths eat holes into a wall map, and the same holes open in the country at the window."""

import itertools
import math

from atelier import Art, Card, Drop
from atelier import geometry as geo
from atelier.colour import lighten, mix, vary
from atelier.creatures import COW, draw_quadruped
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure

CARD = Card(
    seed=67,
    light=(0.8, -0.6),
    hand="ink-line over wash",
    title_en="Where the Map Was Eaten",
    title_ru="Где карту съели",
    tags_en=(
        "map",
        "moths",
        "holes",
        "window",
        "fields",
        "cow",
        "cartographer",
        "river",
        "forgetting",
        "loss",
        "border",
        "consequence",
        "emptiness",
    ),
    tags_ru=(
        "карта",
        "моль",
        "дыры",
        "окно",
        "поля",
        "корова",
        "картограф",
        "река",
        "забвение",
        "утрата",
        "граница",
        "последствие",
        "пустота",
    ),
    description_en="Moths chew round holes into a huge wall map and the same black holes gape in "
    "the real fields at the window, one of them at the hooves of a cow; the cartographer claps "
    "too late.",
    description_ru="Моль выедает круглые дыры в огромной карте на стене, и такие же чёрные дыры "
    "зияют в настоящих полях за окном, одна — у копыт коровы; картограф хлопает слишком поздно.",
)

MAP_BOX = (42, 116, 372, 820)
VIEW_BOX = (446, 40, 336, 760)
HORIZON = 0.2
HOLES = (
    (0.24, 0.16, 0.12),
    (0.74, 0.27, 0.15),
    (0.3, 0.5, 0.2),
    (0.78, 0.66, 0.17),
    (0.3, 0.86, 0.15),
)
FIELDS = ("#78b438", "#98c848", "#5c9c34", "#acd060", "#80b03c", "#428030", "#a4bc48")
BLACK = "#0d0d12"
WOOD, WOOD_DARK, WOOD_LIGHT = "#94683c", "#4a2e20", "#dcb070"
CARTOGRAPHER = Person(
    "middle",
    "thin",
    "brown",
    "short",
    "#241a18",
    beard="goatee",
    glasses=True,
    outfit=Outfit("#f4ecd4", trousers="#4c4438", shoes="#2c2220", collar="#fffaf0", belt="#3a2c20"),
)


def on_map(u, v):
    left, top, width, height = MAP_BOX
    return (left + u * width, top + v * height)


def in_view(u, v):
    """The same place in the real country, seen through the window."""
    left, top, width, height = VIEW_BOX
    depth = v**1.25
    x = left + width * (0.5 + (u - 0.5) * (1.02 + 0.5 * v))
    return (x, top + height * (HORIZON + (1.04 - HORIZON) * depth))


def field_grid(rng, columns=4, rows=7):
    """Corners of the fields, shared by the map and the land."""
    return [
        [
            (
                -0.1 + 1.2 * (c + rng.uniform(-0.22, 0.22)) / columns,
                (r + (rng.uniform(-0.24, 0.24) if 0 < r < rows else 0)) / rows,
            )
            for c in range(columns + 1)
        ]
        for r in range(rows + 1)
    ]


def fields(pen, grid, place, colours):
    tones = [vary(c, pen.rng, 0.015, 4) for c in colours * 5]
    for r, (upper, lower) in enumerate(itertools.pairwise(grid)):
        for c in range(len(upper) - 1):
            corners = [upper[c], upper[c + 1], lower[c + 1], lower[c]]
            patch = geo.polygon([place(*p) for p in corners])
            pen.form(patch, tones[(r * 3 + c * 5) % len(tones)], volume=12, texture=0)
            if (r + c) % 2:
                furrows(pen, corners, place)


def furrows(pen, corners, place):
    a, b, c, d = corners
    for k in range(1, 8):
        start, end = geo.lerp(a, b, k / 8), geo.lerp(d, c, k / 8)
        middle = geo.lerp(start, end, 0.5)
        pen.line([place(*start), place(*middle), place(*end)], "#4c5c20", 1.2, 0.5)


def river(pen, place, colour, width):
    spine = [
        (0.56, 0),
        (0.5, 0.14),
        (0.46, 0.3),
        (0.62, 0.45),
        (0.58, 0.62),
        (0.5, 0.78),
        (0.64, 1),
    ]
    points = [place(u, v) for u, v in spine]
    shape = geo.ribbon(points, [width * 0.4, width * 0.7, width, width * 1.2], 50, caps=False)
    pen.form(shape, colour, texture=0)


def trees(pen, place, size):
    for u, v in ((0.1, 0.34), (0.9, 0.12), (0.86, 0.46), (0.08, 0.66), (0.62, 0.92), (0.4, 0.04)):
        for k in range(3):
            x, y = place(u + k * 0.04, v + (k % 2) * 0.012)
            crown = geo.blob(pen.rng, x, y, size * (0.6 + v), size * (0.7 + v), 8, 0.08)
            pen.form(crown, "#5c8a34", "#2c4c28", "#a4cc58", texture=0)


def window(art, grid):
    left, top, width, height = VIEW_BOX
    with art.layer("view", warp=0.5) as pen:
        pane = geo.rectangle(left, top, width, height)
        with pen.clip(pane):
            sky = pen.gradient((0, top), (0, top + height * 0.3), ["#a8d0e0", "#eef4dc"])
            pen.fill(pane, sky)
            for x, y, reach in ((500, 96, 60), (690, 128, 76), (610, 70, 40)):
                pen.fill(
                    geo.blob(pen.rng, x, y, reach, reach * 0.3, 9, 0.1), "#ffffff", 0.8, blur=3
                )
            fields(pen, grid, in_view, FIELDS)
            river(pen, in_view, "#6cb4c4", 30)
            trees(pen, in_view, 13)
            farm(pen, *in_view(0.2, 0.33), 30)
            for u, v, reach in HOLES:
                pit(pen, *in_view(u, v), reach * width * (0.62 + 0.6 * v))


def farm(pen, x, y, size):
    wall = geo.rectangle(x - size * 0.6, y - size * 0.5, size * 1.2, size * 0.6)
    pen.form(wall, "#f4e8cc", texture=0)
    roof = geo.polygon(
        [
            (x - size * 0.75, y - size * 0.45),
            (x, y - size * 1.1),
            (x + size * 0.75, y - size * 0.45),
        ]
    )
    pen.form(roof, "#c8583c", texture=0)


def pit(pen, x, y, reach):
    """A round nothing in the ground: no walls, no bottom."""
    rim = geo.blob(pen.rng, x, y, reach, reach * 0.6, 12, 0.035)
    pen.form(geo.moved(rim, 0, 0), "#c8b464", "#6c5430", volume=6, texture=0)
    pen.fill(geo.blob(pen.rng, x, y + reach * 0.06, reach * 0.93, reach * 0.53, 12, 0.03), BLACK)


def frame(art):
    left, top, width, height = VIEW_BOX
    with art.layer("window frame", warp=0.4, detail=0.4, drop=Drop(-5, 6, 5, 0.35)) as pen:
        bars = (
            (left - 18, top - 18, width + 36, 24),
            (left - 18, top - 18, 24, height + 36),
            (left + width - 6, top - 18, 24, height + 36),
            (left + width / 2 - 6, top, 12, height),
            (left, top + height * 0.3, width, 11),
        )
        for x, y, w, h in bars:
            pen.form(geo.rectangle(x, y, w, h, 2), "#f6eed8", "#b8a880", volume=6, texture=0)
        sill = geo.rectangle(left - 34, top + height, width + 80, 30, 3)
        pen.form(sill, "#f6eed8", "#a89870", volume=8, texture=0)
    with art.layer("cow", detail=0.9, keep=0.2) as pen:
        x, y = in_view(0.57, 0.49)
        cow = COW.but(colour="#a4583a", patches="#f6ecdc", horns=9)
        draw_quadruped(pen, x + 32, y + 10, 84, cow, "grazing", flip=True)


def wall(art):
    with art.layer("wall", warp=0.4) as pen:
        pen.fill(geo.rectangle(-20, -20, 840, 1120), "#38441e")
        for k in range(16):
            pen.fill(geo.rectangle(-20 + k * 54, -20, 26, 1120), "#303c1a")
            for j in range(14):
                x, y = 20 + k * 54, 20 + j * 78 + (k % 2) * 39
                for turn in (-36, 0, 36):
                    tip = geo.toward((x, y), 180 + turn, 9)
                    pen.fill(geo.ellipse(*tip, 3, 7, -turn), "#5c6c30", 0.7)
    with art.layer("floor", warp=0.4) as pen:
        pen.form(geo.rectangle(-20, 1076, 840, 28), "#4f5c2c", "#28301a", volume=6, texture=0)
        for k in range(9):
            board = geo.polygon(
                [
                    (-20 + k * 100, 1104),
                    (80 + k * 100, 1104),
                    (110 + k * 112 - 60, 1210),
                    (-90 + k * 112, 1210),
                ]
            )
            pen.form(board, vary("#5f7034", pen.rng, 0.02, 4), volume=8, texture=0)


def wall_map(art, grid):
    left, top, width, height = MAP_BOX
    with art.layer("map", warp=0.8, detail=0.3, drop=Drop(-8, 12, 16, 0.22, "#28341c")) as pen:
        sheet = geo.curve(
            [
                (left - 22, top - 26, "c"),
                (left + width + 22, top - 26, "c"),
                (left + width + 18, top + height * 0.5),
                (left + width + 26, top + height + 26, "c"),
                (left + width * 0.5, top + height + 34),
                (left - 24, top + height + 24, "c"),
                (left - 18, top + height * 0.5),
            ]
        )
        pen.form(sheet, "#f4ecc8", "#ccba84", volume=10, texture=0)
        print_of_country(pen, grid)
        for y in (top - 34, top + height + 28):
            rod = geo.rectangle(left - 40, y - 12, width + 80, 24, 11)
            pen.form(rod, WOOD, WOOD_DARK, WOOD_LIGHT, volume=8, texture=0)
            for x in (left - 44, left + width + 44):
                pen.form(geo.ellipse(x, y, 15), WOOD, WOOD_DARK, WOOD_LIGHT, volume=6, texture=0)
        for x in (left - 20, left + width + 20):
            pen.line(geo.polygon([(x, top - 44), (left + width / 2, 30)], False), "#3a2c20", 3)
        pen.fill(geo.ellipse(left + width / 2, 28, 7), "#d8b860")


def print_of_country(pen, grid):
    left, top, width, height = MAP_BOX
    page = geo.rectangle(left, top, width, height)
    with pen.clip(page):
        fields(pen, grid, on_map, [mix(c, "#f4f0c8", 0.3) for c in FIELDS])
        river(pen, on_map, "#9cd0d0", 24)
        trees(pen, on_map, 11)
        farm(pen, *on_map(0.2, 0.33), 30)
        for k in range(1, 4):
            x = left + width * k / 4
            pen.line(geo.polygon([(x, top), (x, top + height)], False), "#6c7a3c", 1.4, 0.55)
        for k in range(1, 8):
            y = top + height * k / 8
            pen.line(geo.polygon([(left, y), (left + width, y)], False), "#6c7a3c", 1.4, 0.55)
        border = geo.sample([on_map(0.0, 0.72), on_map(0.4, 0.68), on_map(1, 0.84)], 30)
        for x, y in border[::2]:
            pen.line([(x - 5, y - 1), (x + 5, y + 1)], "#c8383c", 4, 0.9)
    pen.line(page, "#4c4a28", 4)
    for u, v, reach in HOLES:
        eaten(pen, *on_map(u, v), reach * width * 0.92)


def eaten(pen, x, y, reach):
    """A hole with bites all round it."""
    bites = []
    count = int(reach * 0.42) + 8
    for k in range(count):
        angle = 2 * math.pi * k / count
        bites.append(
            geo.ellipse(
                x + math.cos(angle) * reach * 0.86,
                y + math.sin(angle) * reach * 0.86,
                reach * pen.rng.uniform(0.14, 0.2),
            )
        )
    hole = geo.union(geo.ellipse(x, y, reach * 0.9), *bites)
    pen.line(hole, "#b89a5c", 7, 0.9)
    pen.fill(hole, BLACK)


def moth(pen, x, y, size, turn, spread=1.0):
    """From above, head along -y."""
    tone = vary("#8c6c50", pen.rng, 0.035, 8)
    with pen.at(x, y, size / 100, turn):
        for side in (-1, 1):
            pen.line([(side * 5, -44), (side * 20, -70), (side * 42, -78)], "#4a342c", 5)
            hind = [(0, -4, "c"), (side * 62 * spread, 20), (side * 50 * spread, 74), (0, 52)]
            pen.form(geo.curve(hind), lighten(tone, 0.07), "#5c4438", volume=12, texture=0)
            fore = [
                (0, -36, "c"),
                (side * 70 * spread, -52),
                (side * 112 * spread, -10, "c"),
                (side * 84 * spread, 44),
                (0, 18),
            ]
            wing = geo.curve(fore)
            pen.form(wing, tone, "#5c4438", "#e8d0a8", volume=18, texture=0)
            pen.fill(geo.ellipse(side * 62 * spread, -12, 13), "#34201c", 0.85)
            pen.line(
                [(side * 36 * spread, -40), (side * 44 * spread, 0), (side * 30 * spread, 28)],
                "#6c4c3c",
                6,
                0.6,
            )
        pen.form(geo.ribbon([(0, -46), (0, 60)], [30, 34, 16], 16), "#e4cca0", "#6c4c3c", texture=0)


def moths(art):
    with art.layer("moths", detail=0.9, keep=0.2, drop=Drop(-6, 9, 5, 0.45)) as pen:
        for u, v, reach, degrees, size in (
            (*HOLES[0], 160, 48),
            (*HOLES[1], 40, 56),
            (*HOLES[1], 205, 46),
            (*HOLES[2], 335, 60),
            (*HOLES[2], 110, 50),
            (*HOLES[3], 235, 54),
            (*HOLES[4], 60, 56),
            (*HOLES[4], 190, 46),
        ):
            x, y = geo.toward(on_map(u, v), degrees, reach * 366 * 0.98)
            moth(pen, x, y, size, -degrees + pen.rng.normal(0, 24), pen.rng.uniform(0.62, 0.95))
        moth(pen, 424, 366, 88, 28)
        moth(pen, 496, 946, 66, -50)


def sleeve_guard(pen, hand, degrees, height):
    wrist = geo.toward(hand, degrees, height * 0.055)
    elbow = geo.toward(hand, degrees, height * 0.165)
    cuff = geo.ribbon([wrist, elbow], [height * 0.058, height * 0.078], 12, caps=False)
    pen.form(cuff, "#33363c", "#14161c", "#6c7280", volume=8, texture=0)


def cartographer(art):
    height = 800
    with art.layer(
        "cartographer", detail=1, keep=0.3, drop=Drop(-10, 8, 16, 0.2, "#28341c")
    ) as pen:
        pose = POSES["standing"].but(
            lean=10,
            curl=5,
            head=-16,
            near_arm=(96, 132),
            far_arm=(116, 146),
            near_leg=(-20, -26),
            far_leg=(22, 6),
            near_hand="open",
            far_hand="open",
        )
        places = draw_figure(
            pen,
            680,
            1310,
            height,
            CARTOGRAPHER,
            pose,
            "profile",
            Expression(eye="wide", brow=12, slant=8, smile=-0.3, gape=0.5, blush=0.1),
            flip=True,
        )
        sleeve_guard(pen, places.near_hand, 48, height)


def crumbs(art):
    with art.layer("crumbs", warp=0, mottle=0) as pen:
        for x, y in geo.scattered(pen.rng, 70, (40, 990, 470, 1190), 18):
            size = pen.rng.uniform(2.5, 7)
            scrap = geo.blob(pen.rng, x, y, size, size * 0.7, 6, 0.3)
            pen.form(scrap, ("#fbf2d4", "#c4dc60", "#e8eeb0")[pen.rng.integers(3)], texture=0)
        for x, y in geo.scattered(pen.rng, 22, (360, 480, 560, 660), 16):
            pen.fill(geo.ellipse(x, y, 2.2), "#e8d8b0", 0.9)


def paint(art: Art) -> None:
    grid = field_grid(art.rng("country"))
    wall(art)
    window(art, grid)
    frame(art)
    wall_map(art, grid)
    moths(art)
    cartographer(art)
    crumbs(art)
    art.repaint("final")
    art.finish(vignette_colour="#3a4420", vignette=0.26)
