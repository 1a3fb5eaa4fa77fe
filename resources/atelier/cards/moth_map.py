"""Moths chew holes in a wall map, and the same holes open in the country outside."""

import math

import numpy as np
from atelier import Art, Card, Drop, patterns
from atelier import geometry as geo
from atelier.creatures import COW, draw_quadruped
from atelier.figures import Expression, Outfit, Person, draw_head
from atelier.figures.palms import OPEN
from atelier.motifs import nature, things
from light.colour import lighten, mix, vary

CARD = Card(
    seed=67,
    light=(0.55, -0.8),
    hand="ink-line over wash",
    title_en="Where the Map Was Eaten",
    title_ru="Где карту съели",
    tags_en=(
        "map",
        "moth",
        "hole",
        "window",
        "cow",
        "fields",
        "river",
        "cartographer",
        "clapping",
        "forgetting",
        "loss",
        "archive",
        "border",
    ),
    tags_ru=(
        "карта",
        "моль",
        "дыра",
        "окно",
        "корова",
        "поля",
        "река",
        "картограф",
        "хлопок",
        "забвение",
        "потеря",
        "архив",
        "граница",
    ),
    description_en="Moths eat round holes in a big map, black holes appear in the same places in "
    "the fields outside the window, and a mapmaker claps his hands too late.",
    description_ru="Моль проедает в большой карте круглые дыры, такие же чёрные дыры появляются в "
    "полях за окном, а картограф хлопает в ладоши слишком поздно.",
)

HOLES = (
    (0.24, 0.2, 0.1),
    (0.66, 0.13, 0.075),
    (0.56, 0.46, 0.135),
    (0.2, 0.62, 0.085),
    (0.78, 0.76, 0.1),
)
RIVER = (
    (0.1, 0.0),
    (0.36, 0.1),
    (0.42, 0.28),
    (0.28, 0.42),
    (0.36, 0.62),
    (0.6, 0.7),
    (0.64, 0.88),
    (0.5, 1.0),
)
ROAD = ((0.0, 0.36), (0.22, 0.34), (0.56, 0.46), (0.82, 0.4), (1.0, 0.5))
FIELD_COLOURS = ("#a8cc3c", "#c8dc5c", "#8ab83a", "#d8e078", "#9cc850", "#b8d048")
MAN = Person(
    "middle",
    "thin",
    "brown",
    "short",
    "#2a2020",
    beard="goatee",
    glasses=True,
    outfit=Outfit("#e8dcc0", collar="#fbf6e4", trousers="#4a4438", buttons="#8a4a30"),
)
SHIRT = "#f0e6cc"


def on_map(u, v):
    """A place on the paper: it hangs a little askew and bulges."""
    return (52 + 360 * u + 10 * v, 168 + 690 * v + 16 * u + 6 * math.sin(u * 6))


def outside(u, v):
    """The same place in the country: far things are higher and closer together."""
    y = 236 + 470 * v**1.35
    spread = 0.62 + 0.62 * v
    return (610 + (u - 0.5) * 460 * spread, y)


def sky_and_fields(art):
    with art.layer("sky", warp=0) as pen:
        pane = geo.rectangle(300, 30, 520, 720)
        pen.fill(pane, pen.gradient((0, 30), (0, 260), ["#9fcbd4", "#dce8c8"]))
        for x, y, wide in ((470, 110, 150), (690, 160, 190)):
            pen.fill(
                geo.union(
                    geo.ellipse(x, y, wide * 0.5, 22), geo.ellipse(x - 20, y - 18, wide * 0.24, 24)
                ),
                "#f8f8ec",
                0.9,
            )
    with art.layer("country", detail=0.8) as pen:
        hills = geo.curve(
            [
                (280, 250),
                (420, 214),
                (560, 236),
                (700, 206),
                (830, 240),
                (830, 320, "c"),
                (280, 320, "c"),
            ]
        )
        pen.form(hills, "#8fb078", volume=20, texture=0.4)
        for j in range(6):
            for i in range(7):
                field(pen, i / 7 * 1.5 - 0.25, j / 6, (i + 1) / 7 * 1.5 - 0.25, (j + 1) / 6)
        stream = [outside(*p) for p in RIVER]
        pen.form(
            geo.ribbon(stream, [8, 10, 14, 18, 24, 32, 42, 56], 60),
            "#7fc0cc",
            volume=6,
            texture=0.2,
        )
        lane = [outside(*p) for p in ROAD]
        pen.form(geo.ribbon(lane, [13, 13, 14, 13, 13], 50), "#ead8a0", volume=3, texture=0)
        for u, v in (
            (0.06, 0.14),
            (0.44, 0.1),
            (0.9, 0.24),
            (0.06, 0.44),
            (0.94, 0.6),
            (0.34, 0.34),
            (0.8, 0.3),
        ):
            x, y = outside(u, v)
            nature.round_tree(pen, x, y, 26 + 34 * v, "#5f9440")


def field(pen, u0, v0, u1, v1):
    corners = [outside(u0, v0), outside(u1, v0), outside(u1, v1), outside(u0, v1)]
    colour = vary(FIELD_COLOURS[int(pen.rng.integers(6))], pen.rng, 0.02, 5)
    shape = geo.polygon(corners)
    pen.form(shape, colour, volume=6, texture=0.2)
    with pen.clip(shape):
        for k in range(1, 5):
            a, b = geo.lerp(corners[0], corners[1], k / 5), geo.lerp(corners[3], corners[2], k / 5)
            pen.line(geo.polygon([a, b], False), lighten(colour, -0.1), 1.6, 0.6)


def pits(art):
    """Black nothings in the fields, with a lip of turf."""
    with art.layer("pits", detail=1, keep=0.1) as pen:
        for u, v, radius in HOLES:
            x, y = outside(u, v)
            wide = radius * 460 * (0.62 + 0.62 * v)
            pit = geo.blob(pen.rng, x, y, wide, wide * 0.46, 14, 0.03)
            pen.fill(geo.moved(pit, 0, 5), "#5a4426")
            pen.fill(pit, "#07070c")
            with pen.clip(pit):
                pen.line(geo.moved(pit, 0, 9), "#4a3a22", wide * 0.09, 0.9)
            pen.line(pit, "#3f6a24", 4)
            for k in range(26):
                a = k / 26 * 2 * math.pi
                px, py = x + wide * math.cos(a), y + wide * 0.46 * math.sin(a)
                pen.line(
                    [(px, py + 2), (px + pen.rng.normal(0, 3), py - 8 - 5 * v)], "#4f8a2c", 2, 0.9
                )
    with art.layer("cow", detail=1, keep=0.12) as pen:
        x, y = outside(0.56, 0.46)
        draw_quadruped(
            pen,
            x + 114,
            y + 4,
            62,
            COW.but(colour="#f6efe0", patches="#6a3f2c"),
            "grazing",
            True,
            head_tilt=6,
        )


def window(art):
    with art.layer("window", warp=0.5, detail=0.6, drop=Drop(-10, 12, 10, 0.3, "#2a3418")) as pen:
        outer = geo.rectangle(286, -10, 560, 770)
        inner = geo.rectangle(318, 24, 520, 694)
        pen.form(
            geo.subtract(outer, inner), "#7a6240", "#4a3a28", "#c8a878", volume=14, texture=0.5
        )
        pen.form(geo.rectangle(566, 24, 18, 694), "#7a6240", volume=6, texture=0.4)
        pen.form(geo.rectangle(318, 196, 520, 14), "#7a6240", volume=6, texture=0.4)
        pen.form(
            geo.rectangle(268, 716, 560, 40, 5),
            "#927650",
            "#4a3a28",
            "#d8b888",
            volume=12,
            texture=0.5,
        )
    with art.layer("wall", warp=0.5) as pen:
        for wall in (geo.rectangle(-20, -20, 308, 1240), geo.rectangle(280, 752, 560, 480)):
            pen.form(wall, "#66752f", "#3f4c24", "#8a9a48", volume=60, texture=0.4)
            patterns.wallpaper("#5c6a2c", "#869448", 40)(pen, wall)


def paper_map(art):
    edge = [on_map(t, 0) for t in (0, 0.25, 0.5, 0.75, 1)]
    edge += [on_map(1 + 0.012 * math.sin(v * 9), v) for v in (0.25, 0.5, 0.75, 1)]
    edge += [on_map(t, 1.01 + 0.012 * math.sin(t * 8)) for t in (0.75, 0.5, 0.25, 0)]
    edge += [on_map(0.01 * math.sin(v * 8), v) for v in (0.75, 0.5, 0.25)]
    with art.layer(
        "map", detail=0.9, keep=0.06, warp=0.6, drop=Drop(-16, 22, 18, 0.45, "#26301a")
    ) as pen:
        sheet = geo.curve(edge, tension=0.6)
        pen.form(sheet, "#f4eccc", "#c8b080", "#fffdf0", volume=30, texture=0.4)
        with pen.clip(sheet):
            drawing(pen)
        for v in (0.333, 0.666):
            crease = [on_map(t / 6, v) for t in range(7)]
            pen.line(crease, "#b8a070", 3, 0.6)
        for u in (0.333, 0.666):
            pen.line([on_map(u, t / 6) for t in range(7)], "#b8a070", 3, 0.6)
        pen.line(sheet, "#6a5838", 3.5)
        for v in (-0.012, 1.03):
            a, b = on_map(-0.06, v), on_map(1.06, v)
            pen.form(
                geo.ribbon([a, b], [22, 22], 8),
                "#8a5a30",
                "#4a2c1c",
                "#d8a060",
                volume=8,
                texture=0.4,
            )
            for end in (a, b) if v < 0 else (a,):  # his arm is before the fourth knob
                pen.form(geo.ellipse(*end, 15), "#c8963c", "#6a4420", "#f8dc90", texture=0)
        a, b = on_map(0.2, -0.012), on_map(0.8, -0.012)
        pen.line(geo.polygon([a, (240, 84), b], False), "#4a3a28", 3.5)
        pen.form(geo.ellipse(240, 82, 9), "#c8963c", texture=0)
        for u, v, radius in HOLES:
            eaten(pen, u, v, radius)


def drawing(pen):
    """Fields in flat tints, the river, the road, little hills and trees."""
    for j in range(6):
        for i in range(5):
            corners = [
                on_map(i / 5, j / 6),
                on_map((i + 1) / 5, j / 6),
                on_map((i + 1) / 5, (j + 1) / 6),
                on_map(i / 5, (j + 1) / 6),
            ]
            pen.fill(
                geo.polygon(corners),
                vary(FIELD_COLOURS[int(pen.rng.integers(6))], pen.rng, 0.03, 6),
                0.72,
            )
            pen.line(geo.polygon(corners), "#7a8a3c", 2, 0.6)
    pen.line([on_map(*p) for p in RIVER], "#3f8aa4", 15, 0.95)
    pen.line([on_map(*p) for p in RIVER], "#a8dce0", 9, 0.95)
    pen.line([on_map(*p) for p in ROAD], "#8a5a30", 8)
    pen.line([on_map(*p) for p in ROAD], "#f4dca0", 4.5)
    for u, v in (
        (0.06, 0.14),
        (0.44, 0.1),
        (0.9, 0.24),
        (0.06, 0.44),
        (0.94, 0.6),
        (0.34, 0.34),
        (0.8, 0.3),
        (0.12, 0.86),
        (0.9, 0.92),
        (0.44, 0.86),
    ):
        x, y = on_map(u, v)
        pen.line(geo.polygon([(x, y), (x, y + 14)], False), "#5a4428", 2.5)
        pen.form(geo.ellipse(x, y - 3, 10, 11), "#6a9c3c", volume=4, texture=0)
    border = [on_map(*p) for p in ((0.04, 0.025), (0.96, 0.025), (0.96, 0.975), (0.04, 0.975))]
    pen.line(geo.polygon(border), "#8a4a30", 3)


def eaten(pen, u, v, radius):
    x, y = on_map(u, v)
    size = radius * 380
    points = []
    for k in range(34):
        a = k / 34 * 2 * math.pi
        bite = size * (0.9 + 0.1 * math.sin(k * 2.3) + pen.rng.normal(0, 0.03))
        points.append((x + bite * math.cos(a), y + bite * math.sin(a)))
    hole = geo.curve(points)
    pen.fill(geo.moved(hole, 0, 0), "#07070c")
    pen.line(hole, "#fffdf0", 5)
    pen.line(geo.moved(hole, 1, 2), "#8a7648", 2)


def moth(pen, x, y, size, turn, colour):
    """A clothes moth from above."""
    with pen.at(x, y, size / 50, turn):
        for s in (-1, 1):
            low = geo.curve([(0, 4, "c"), (s * 26, 18), (s * 30, 40), (s * 10, 40)])
            pen.form(low, lighten(colour, 0.06), volume=5, texture=0.3)
            high = geo.curve(
                [(0, -14, "c"), (s * 30, -20), (s * 52, -6), (s * 44, 18), (s * 16, 22)]
            )
            pen.form(high, colour, volume=7, texture=0.5)
            pen.fill(geo.ellipse(s * 32, 2, 6, 7), "#4a3420")
            pen.line([(s * 3, -24), (s * 12, -40), (s * 22, -44)], "#4a3420", 2.4)
        pen.form(geo.ellipse(0, 6, 8, 28), "#c8ac80", volume=5, texture=0.5)
        pen.form(geo.ellipse(0, -22, 8, 8), "#e8d4ac", texture=0)


def moths(art):
    with art.layer("moths", detail=1, keep=0.12, drop=Drop(-5, 9, 5, 0.35, "#26301a")) as pen:
        for u, v, size, turn in (
            (0.15, 0.14, 46, 130),
            (0.44, 0.385, 52, 140),
            (0.54, 0.58, 56, 10),
            (0.12, 0.6, 42, 100),
            (0.72, 0.1, 40, -60),
            (0.7, 0.83, 46, 40),
        ):
            moth(pen, *on_map(u, v), size, turn, vary("#b08a5c", pen.rng, 0.04, 6))
        for x, y, size, turn in ((500, 632, 46, -30), (444, 622, 38, 60)):
            moth(pen, x, y, size, turn, "#b08a5c")


def chest(art):
    """Shallow drawers for more maps."""
    with art.layer("chest", warp=0.5, detail=0.8, drop=Drop(12, 0, 12, 0.35, "#26301a")) as pen:
        pen.form(
            geo.rectangle(-30, 936, 400, 170, 4),
            "#8a6238",
            "#4a3020",
            "#c89a5c",
            volume=14,
            texture=0.4,
        )
        for k in range(3):
            y = 950 + k * 46
            pen.form(
                geo.rectangle(-20, y, 376, 38, 3),
                "#9a7042",
                "#5a3c24",
                "#d0a468",
                volume=6,
                texture=0.4,
            )
            for x in (90, 270):
                pen.form(geo.ellipse(x, y + 19, 9), "#d8b04a", "#6a4c20", texture=0)


def cartographer(art):
    startled = Expression(eye="wide", brow=14, slant=12, smile=-0.4, gape=0.7, blush=0.2)
    with art.layer(
        "cartographer", detail=1, keep=0.12, drop=Drop(-14, 10, 16, 0.35, "#26301a")
    ) as pen:
        arm(pen, (566, 872), (490, 956), (446, 814), 200, True)
        moth(pen, 382, 838, 48, -48, "#c8a470")
        pen.form(geo.ribbon([(622, 826), (606, 764)], [58, 52], 8), MAN.skin_colour, texture=0)
        body(pen)
        with pen.at(590, 710, 1, 0, True):
            draw_head(pen, 0, 0, 78, MAN, "three-quarter", startled)
        arm(pen, (706, 880), (634, 1048), (484, 988), 248, False)


def body(pen):
    shirt = [
        (596, 806),
        (562, 826),
        (546, 880),
        (552, 970),
        (540, 1110, "c"),
        (788, 1110, "c"),
        (768, 970),
        (752, 884),
        (722, 830),
        (662, 802),
    ]
    pen.form(geo.curve(shirt), SHIRT, "#9a8a68", volume=24, texture=0.3)
    waistcoat = [
        (580, 822, "c"),
        (606, 814),
        (634, 908, "c"),
        (668, 808),
        (696, 818, "c"),
        (708, 880),
        (758, 940),
        (790, 1110, "c"),
        (548, 1110, "c"),
        (556, 960),
        (572, 880),
    ]
    pen.form(geo.curve(waistcoat), "#7a5a34", "#42301e", "#b08a54", volume=30, texture=0.5)
    pen.line([(634, 908), (636, 1000), (632, 1100)], "#42301e", 3)
    for y in (936, 992, 1048):
        pen.form(geo.ellipse(622, y, 8), "#d8b04a", "#6a4c20", texture=0)
    for lapel in (
        [(620, 832, "c"), (592, 796, "c"), (580, 824, "c"), (604, 858, "c")],
        [(620, 832, "c"), (648, 788, "c"), (676, 812, "c"), (638, 860, "c")],
    ):
        pen.form(geo.curve(lapel), "#fbf6e4", "#b8a888", volume=6, texture=0)


def hand(pen, x, y, size, degrees, palm_seen):
    """An open hand in one piece; the thumb is on the side of his face."""
    skin, line = ("#b88058", "#7a4a30") if palm_seen else ("#a87048", "#6a4028")
    with pen.at(x, y, size / 105, 90 - degrees, scale_y=-size / 105):
        whole = geo.curve(
            [(-14, -17), (18, -25), (50, -29), (62, -14), (62, 12), (50, 28), (18, 22), (-14, 16)]
        )
        for finger in OPEN:
            whole = geo.union(whole, geo.ribbon(finger, [20, 18, 13], 14))
        whole = geo.union(whole, geo.ribbon(((8, -14), (32, -42), (52, -60)), [26, 20, 14], 14))
        pen.form(whole, skin, line, volume=12, texture=0.1)
        if palm_seen:
            creases = [(40, -24), (28, -8), (4, -4)], [(58, 2), (44, -6), (34, -18)]
        else:
            creases = [[(x - 4, y + 6), (x + 5, y + 5)] for (x, y), *_ in OPEN]
        for crease in creases:
            pen.line(crease, line, 2.6, 0.7)


def arm(pen, shoulder, elbow, wrist, degrees, far):
    """Shirt sleeve, the clerk's sleeve guard over the fore-arm, an open hand."""
    tone = -0.05 if far else 0.0
    upper = geo.ribbon([shoulder, geo.lerp(shoulder, elbow, 0.5), elbow], [84, 78, 66], 24)
    fore = geo.ribbon([elbow, geo.lerp(elbow, wrist, 0.5), wrist], [66, 58, 44], 24)
    hand(pen, *geo.lerp(elbow, wrist, 0.97), 124, degrees, far)
    pen.form(geo.union(upper, fore), lighten(SHIRT, tone), "#9a8a68", volume=20, texture=0.3)
    start, end = geo.lerp(elbow, wrist, 0.14), geo.lerp(elbow, wrist, 0.96)
    middle = geo.lerp(start, end, 0.5)
    guard = geo.ribbon([start, middle, end], [76, 64, 50], 16, caps=False)
    pen.form(guard, lighten("#3f4a5c", tone), "#1f2634", volume=18, texture=0.4)
    for t, wide in ((0.16, 76), (0.84, 53)):
        band = geo.ribbon(
            [geo.lerp(start, end, t - 0.05), geo.lerp(start, end, t + 0.05)],
            [wide] * 2,
            6,
            caps=False,
        )
        pen.form(band, "#d8b04a", "#8a6420", volume=3, texture=0)


def table(art):
    with art.layer("table", warp=0.5, detail=0.8, drop=Drop(0, -8, 14, 0.3, "#26301a")) as pen:
        top = geo.polygon([(-30, 1086), (830, 1060), (830, 1240), (-30, 1240)])
        pen.form(top, "#a87a48", "#5f3f28", "#d8b078", volume=20, texture=0.5)
        for k in range(5):
            pen.line(
                [(-20, 1106 + k * 26), (400, 1098 + k * 26), (820, 1084 + k * 26)],
                "#7a5430",
                2,
                0.5,
            )
        things.bottle(pen, 92, 1128, 92, "#2f4a6c")
        for y, colour in ((1168, "#f4eccc"), (1136, "#e4dcb0")):
            pen.form(
                geo.ribbon([(196, y), (410, y - 16)], [36, 36], 8),
                colour,
                "#a89060",
                volume=12,
                texture=0.2,
            )
            pen.form(geo.ellipse(410, y - 16, 11, 18), lighten(colour, -0.1), volume=4, texture=0)
        pen.form(geo.ribbon([(130, 1190), (30, 1150)], [9, 5], 8), "#c8543c", texture=0)
        for end in ((560, 1186), (610, 1190)):
            pen.line(geo.polygon([(596, 1104), end], False), "#c8a048", 8)
        pen.form(geo.ellipse(596, 1104, 12), "#c8a048", "#6a4c20", texture=0)


def paint(art: Art) -> None:
    art.sky(["#7c8a44", "#6f7c40"])
    sky_and_fields(art)
    pits(art)
    window(art)
    art.shade(np.clip(1 - art.x / 300, 0, 1) * 0.5, "#3a4424")
    paper_map(art)
    moths(art)
    chest(art)
    cartographer(art)
    table(art)
    art.shade(np.full(art.shape, 0.45, np.float32), "#a8b080")
    art.tint(np.clip((art.y - 1000) / 500, 0, 1) * 0.3, mix("#4a4a20", "#000000", 0.1))
    art.repaint("final")
    with art.layer("crumbs of paper", warp=0, mottle=0) as pen:
        for u, v, radius in HOLES:
            x, y = on_map(u, v)
            for _ in range(9):
                place = (
                    x + pen.rng.normal(0, radius * 260),
                    y + radius * 380 + abs(pen.rng.normal(0, 70)),
                )
                pen.form(
                    geo.blob(pen.rng, *place, 4.5, corners=5, wobble=0.2),
                    "#fbf4d8",
                    volume=2,
                    texture=0,
                )
    art.finish(vignette_colour="#2c3418", vignette=0.4, curve=0.4)
