"""Seen from above, lily pads are the hours of a dial and two carp its hands."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim
from atelier import geometry as geo
from light.colour import hue, lighten, vary

CARD = Card(
    seed=9,
    light=(-0.6, -0.8),
    hand="thick oil",
    title_en="Carp O'Clock",
    title_ru="Час карпа",
    tags_en=(
        "carp",
        "clock",
        "pond",
        "water lilies",
        "bare feet",
        "pier",
        "dragonfly",
        "time",
        "waiting",
        "summer",
        "depth",
        "balance",
    ),
    tags_ru=(
        "карп",
        "часы",
        "пруд",
        "кувшинки",
        "босые ноги",
        "причал",
        "стрекоза",
        "время",
        "ожидание",
        "лето",
        "глубина",
        "равновесие",
    ),
    description_en=(
        "From above a dark pond is a clock: twelve lily pads lie round as the hours, two carp are "
        "the hands and a dragonfly counts the seconds, while bare feet dangle from the pier."
    ),
    description_ru=(
        "Тёмный пруд сверху похож на часы: двенадцать листьев кувшинок лежат кругом, два карпа — "
        "стрелки, стрекоза отсчитывает секунды, а с причала свисают босые ноги."
    ),
)

HUB = (392, 520)
REACH = (318, 402)


def on_dial(hour, share=1.0):
    angle = math.radians(hour * 30)
    return (
        HUB[0] + math.sin(angle) * REACH[0] * share,
        HUB[1] - math.cos(angle) * REACH[1] * share,
    )


def depth(art):
    art.radial(
        *HUB, 860, ["#2f9c8c", "#1f7a72", "#10524f", "#0a363c", "#06222c"], [0, 0.25, 0.5, 0.75, 1]
    )
    art.clouds("#4ab89c", 0.3, 240, stretch=1.2)
    art.clouds("#04242a", 0.5, 300, stretch=1.2)
    swirl = np.arctan2(art.y - HUB[1], art.x - HUB[0]) + math.pi / 2
    art.flow[:] = swirl
    with art.layer("stones", blur=2.5, alpha=0.8) as pen:
        for x, y in geo.scattered(pen.rng, 90, (-20, -20, 820, 1220), 44):
            colour = ("#1f6a62", "#2f8074", "#134a4c", "#4a8a70")[pen.rng.integers(4)]
            stone = geo.blob(pen.rng, x, y, pen.rng.uniform(10, 30), pen.rng.uniform(8, 20), 7)
            pen.form(stone, colour, texture=0)


def caustics(art):
    net = np.exp(-((np.abs(art.noise("net", 110, 2.3)) / 0.09) ** 2))
    near = np.clip(1 - np.hypot(art.x - HUB[0], art.y - HUB[1]) / 620, 0, 1)
    art.tint(net * near, "#a8f0cc", 0.34)


def moon(art):
    """Only its reflection, broken by rings."""
    x, y = 214, 762
    art.glow(x, y, 260, "#f4ecb8", 0.45)
    with art.layer("moon", blur=1.2, alpha=0.9) as pen:
        pen.fill(geo.ellipse(x, y, 74, 70), "#fbf4d0")
        for k in range(7):
            dy = 84 + k * 17
            wide = 66 - k * 7 + pen.rng.uniform(-6, 6)
            line = [
                (x - wide, y + dy),
                (x + pen.rng.uniform(-9, 9), y + dy + 4),
                (x + wide, y + dy),
            ]
            pen.line(line, "#f0e8bc", 8 - k * 0.7, 0.7)
        for dy in (-22, 6, 30):
            band = [(x - 80, y + dy), (x, y + dy + 6), (x + 80, y + dy - 2)]
            pen.line(band, "#2f8c80", 5, 0.55)


def rings(art):
    with art.layer("rings", warp=1.0, mottle=0, alpha=0.75) as pen:
        for (x, y), radii in (
            (HUB, (70, 128, 196, 268)),
            ((548, 900), (44, 84, 130)),
            ((664, 850), (40, 76)),
            (on_dial(4, 0.78), (30, 56)),
        ):
            for k, r in enumerate(radii):
                pen.line(geo.ellipse(x, y, r, r * 1.12), "#b4f0dc", 4 - k * 0.5, 0.42 - 0.06 * k)


def fins(pen, spine, index, size, colour, sweep):
    """A pair of veils beside the body."""
    px, py = spine[index]
    ahead = spine[index + 2] - spine[index - 2]
    with pen.at(px, py, 1, math.degrees(math.atan2(ahead[1], ahead[0]))):
        for side in (-1, 1):
            veil = geo.curve(
                [
                    (size * 0.2, side * size * 0.3, "c"),
                    (size * 0.1, side * size * 1.0),
                    (-size * sweep * 0.6, side * size * 1.4),
                    (-size * sweep, side * size * 1.15, "c"),
                    (-size * 0.5, side * size * 0.36),
                ]
            )
            pen.form(veil, colour, lighten(colour, -0.16), texture=0.6, volume=8)
            for k in range(5):
                end = (-size * sweep * (0.1 + 0.2 * k), side * size * (1.2 + 0.03 * k))
                pen.line([(0, side * size * 0.34), end], lighten(colour, -0.1), 2.2, 0.5)


def tail(pen, spine, size, colour):
    ahead = spine[3] - spine[0]
    turn = math.degrees(math.atan2(ahead[1], ahead[0]))
    with pen.at(*spine[0], 1, turn):
        for side in (-1, 1):
            lobe = geo.curve(
                [
                    (size * 0.3, side * 2, "c"),
                    (-size * 0.4, side * size * 0.5),
                    (-size * 1.3, side * size * 0.95),
                    (-size * 1.9, side * size * 0.72, "c"),
                    (-size * 1.2, side * size * 0.3),
                    (-size * 0.7, 0, "c"),
                ]
            )
            pen.form(lobe, colour, lighten(colour, -0.16), volume=10, texture=0.6)
            for k in range(4):
                end = (-size * (1.7 - 0.2 * k), side * size * (0.78 - 0.16 * k))
                pen.line([(0, side * 3), end], lighten(colour, -0.12), 2.5, 0.5)


def carp(pen, points, wide, base, patch, fin):
    """Swims along the points, tail first; the last one is its nose."""
    spine = geo.sample(points, 44)
    tail(pen, spine, wide * 0.9, fin)
    fins(pen, spine, 14, wide * 0.42, fin, 1.3)
    fins(pen, spine, 29, wide * 0.62, fin, 1.5)
    widths = [wide * k for k in (0.2, 0.34, 0.6, 0.86, 1.0, 1.02, 0.9, 0.66, 0.3)]
    body = geo.ribbon(points, widths, 50)
    pen.form(body, base, hue(lighten(base, -0.2), -12), "#fffdf4", volume=wide * 0.46, texture=0.5)
    with pen.clip(body):
        for index, size in ((7, 0.36), (14, 0.3), (22, 0.48), (30, 0.34), (38, 0.36)):
            x, y = spine[index] + pen.rng.normal(0, wide * 0.12, 2)
            spot = geo.blob(pen.rng, x, y, wide * size, wide * size * 0.7, 8, 0.2)
            pen.form(spot, patch, hue(lighten(patch, -0.14), -10), volume=wide * 0.2, texture=0.4)
        for i in range(6, 38):
            along = spine[i + 1] - spine[i]
            normal = np.array([-along[1], along[0]]) / (np.hypot(*along) + 1e-6)
            for offset in (-0.32, -0.16, 0.0, 0.16, 0.32):
                x, y = spine[i] + normal * offset * wide
                pen.line(geo.ellipse(x, y, wide * 0.06), lighten(patch, -0.1), 1.4, 0.22)
        pen.line([tuple(p) for p in spine[9:33]], lighten(base, 0.05), wide * 0.09, 0.7)
    face(pen, spine, wide, base)


def face(pen, spine, wide, base):
    ahead = spine[-1] - spine[-5]
    with pen.at(*spine[-1], 1, math.degrees(math.atan2(ahead[1], ahead[0]))):
        for side in (-1, 1):
            pen.fill(geo.ellipse(-wide * 0.28, side * wide * 0.3, wide * 0.085), "#171218")
            pen.fill(geo.ellipse(-wide * 0.25, side * wide * 0.32, wide * 0.03), "#ffffff")
            barbel = [
                (wide * 0.06, side * wide * 0.1),
                (wide * 0.2, side * wide * 0.26),
                (wide * 0.16, side * wide * 0.4),
            ]
            pen.line(barbel, lighten(base, -0.1), 4)
            gill = geo.arc(-wide * 0.52, 0, wide * 0.2, wide * 0.44, side * 30, side * 80, 6)
            pen.line(gill, lighten(base, -0.16), 4, 0.6)


def hands_of_the_clock(art):
    hour, minute = on_dial(4, 0.76), on_dial(1, 0.8)
    hx, hy = HUB
    with art.layer(
        "minute carp", detail=0.9, keep=0.08, drop=Drop(22, 40, 16, 0.6, "#04181c")
    ) as pen:
        points = [
            (hx - 30, hy + 104),
            (hx - 14, hy + 20),
            (hx + 6, hy - 90),
            (hx + 64, hy - 190),
            minute,
        ]
        carp(pen, points, 92, "#fbf1de", "#ee5a24", "#f8cfa6")
    with art.layer(
        "hour carp", detail=0.9, keep=0.08, drop=Drop(18, 30, 12, 0.6, "#04181c")
    ) as pen:
        points = [
            (hx - 84, hy + 2),
            (hx - 22, hy + 22),
            (hx + 44, hy + 30),
            (hx + 112, hy + 92),
            hour,
        ]
        carp(pen, points, 70, "#f6a430", "#d6541c", "#fbd078")


def pad(pen, x, y, size, colour, notch):
    edge = [
        (x + math.cos(notch + t) * size, y + math.sin(notch + t) * size * 0.96)
        for t in np.linspace(0.2, 2 * math.pi - 0.2, 15)
    ]
    leaf = geo.curve([(x, y, "c"), *edge])
    pen.form(leaf, colour, lighten(colour, -0.22), lighten(colour, 0.13), volume=size * 0.35)
    with pen.clip(leaf):
        for t in np.linspace(0.34, 2 * math.pi - 0.34, 11):
            angle = notch + t
            end = (x + math.cos(angle) * size, y + math.sin(angle) * size)
            pen.line([(x, y), end], lighten(colour, 0.12), 2.4, 0.6)
        pen.line(geo.curve(edge, closed=False), lighten(colour, 0.14), 4, 0.5)


def lily(pen, x, y, size, colour):
    for count, share in ((10, 1.0), (8, 0.74), (6, 0.48)):
        for k in range(count):
            angle = 2 * math.pi * k / count + share * 3
            ca, sa = math.cos(angle), math.sin(angle)
            far, half = size * share, size * share * 0.3
            petal = geo.curve(
                [
                    (x + ca * 3, y + sa * 3, "c"),
                    (x + ca * far * 0.6 - sa * half, y + sa * far * 0.6 + ca * half),
                    (x + ca * far, y + sa * far, "c"),
                    (x + ca * far * 0.6 + sa * half, y + sa * far * 0.6 - ca * half),
                ]
            )
            tone = lighten(colour, 0.08 * (1 - share))
            pen.form(
                petal, tone, hue(lighten(colour, -0.17), -12), "#fff4f4", volume=8, texture=0.2
            )
    for _ in range(14):
        sx, sy = x + pen.rng.normal(0, size * 0.1), y + pen.rng.normal(0, size * 0.1)
        pen.form(geo.ellipse(sx, sy, size * 0.06), "#ffd24a", "#c8801c", texture=0)


def dial(art):
    with art.layer("pads", detail=0.75, drop=Drop(12, 22, 10, 0.6, "#04181c")) as pen:
        for k in range(12):
            x, y = on_dial(k)
            large = k % 3 == 0
            size = 76 if large else pen.rng.uniform(46, 56)
            colour = vary(("#4f9e46", "#72b04a", "#3c8a52", "#8fb440")[k % 4], pen.rng, 0.02, 5)
            inward = math.atan2(HUB[1] - y, HUB[0] - x)
            pad(pen, x, y, size, colour, inward + pen.rng.normal(0, 0.4))
    with art.layer("lilies", detail=0.9, keep=0.08, drop=Drop(6, 10, 6, 0.4, "#0a2c1c")) as pen:
        for k in (0, 3, 6, 9):
            lily(pen, *on_dial(k), 62, "#f48aa8" if k else "#f26a94")


def dragonfly(art):
    """The second hand."""
    x, y = on_dial(10.4, 0.62)
    turn = math.degrees(math.atan2(y - HUB[1], x - HUB[0]))
    with (
        art.layer(
            "dragonfly", detail=1, keep=0.2, warp=0.4, drop=Drop(26, 46, 6, 0.4, "#04181c")
        ) as pen,
        pen.at(x, y, 1.15, turn),
    ):
        pen.form(geo.ribbon([(20, 0), (-14, 0), (-150, 3)], [15, 12, 5], 20), "#e2402c", "#7a1418")
        for k in range(7):
            pen.line([(-30 - k * 16, -5), (-30 - k * 16, 6)], "#7a1418", 3, 0.7)
        for side in (-1, 1):
            for lean in (16, -22):
                wing = geo.moved(
                    geo.curve(
                        [
                            (0, 0, "c"),
                            (-15, side * 40),
                            (-8, side * 92),
                            (9, side * 94),
                            (14, side * 40),
                        ]
                    ),
                    turn=lean * side,
                )
                pen.fill(wing, "#e4fbf2", 0.72)
                pen.line(wing, "#7ac4b4", 2, 0.8)
        pen.form(geo.ellipse(22, 0, 12), "#8a201c", "#3a0c10", texture=0)
        for side in (-1, 1):
            pen.form(geo.ellipse(30, side * 8, 7), "#2f8a7a", "#0f3c38", texture=0)


SKIN, SKIN_DARK, SKIN_LIGHT = "#e9b28c", "#a5604f", "#fbdcb8"


def leg(pen, knee, ankle, toe, flip):
    """Shin and foot from above, out of a rolled trouser leg."""
    shin = geo.ribbon([knee, geo.lerp(knee, ankle, 0.45), ankle], [70, 66, 42], 30)
    pen.form(shin, SKIN, SKIN_DARK, SKIN_LIGHT, volume=22, texture=0.3)
    dx, dy = toe[0] - ankle[0], toe[1] - ankle[1]
    turn = math.degrees(math.atan2(dy, dx))
    length = math.hypot(dx, dy)
    side = -1 if flip else 1
    with pen.at(*ankle, length / 100, turn):
        foot = geo.curve(
            [
                (-20, -16),
                (10, -22),
                (60, -31),
                (88, -30),
                (98, 0),
                (90, 26),
                (50, 24),
                (10, 20),
                (-20, 16),
            ]
        )
        pen.form(foot, SKIN, SKIN_DARK, SKIN_LIGHT, volume=16, texture=0.2)
        for k in range(5):
            y = side * (-24 + k * 12.4)
            reach = 104 - abs(k - 0.6) * 5.4
            size = (12, 9.4, 8.8, 8, 7)[k]
            pen.form(
                geo.ellipse(reach, y, size * 1.25, size), SKIN, SKIN_DARK, SKIN_LIGHT, texture=0
            )
            pen.fill(geo.ellipse(reach + size * 0.7, y, size * 0.4, size * 0.5), "#fbe4d4", 0.9)


def jeans(pen, start, knee, wide):
    cloth = geo.ribbon(
        [start, geo.lerp(start, knee, 0.6), knee], [wide * 1.3, wide * 1.15, wide], 20
    )
    pen.form(cloth, "#3f5f9c", "#1c2c5a", "#86a4d8", volume=30, texture=1.0)
    edge = geo.lerp(knee, start, 0.16)
    ahead = math.degrees(math.atan2(knee[1] - start[1], knee[0] - start[0]))
    with pen.at(*edge, 1, ahead):
        cuff = geo.rectangle(-26, -wide * 0.58, 52, wide * 1.16, 14)
        pen.form(cuff, "#7c9cd0", "#3a548c", "#c4d8f4", volume=12, texture=0.6)
        pen.line([(0, -wide * 0.54), (4, 0), (0, wide * 0.54)], "#3a548c", 3, 0.6)


def pier(art):
    with art.layer("legs", detail=0.9, keep=0.14, drop=Drop(16, 30, 14, 0.6, "#04181c")) as pen:
        leg(pen, (640, 1066), (578, 962), (532, 872), True)
        leg(pen, (742, 1010), (690, 906), (650, 812), False)
    with art.layer(
        "jeans", detail=0.8, drop=Drop(10, 18, 12, 0.5, "#04181c"), rim=Rim("#b8d8e8")
    ) as pen:
        jeans(pen, (730, 1220), (642, 1072), 88)
        jeans(pen, (836, 1170), (744, 1016), 88)
    with art.layer("pier", warp=0.5, detail=0.6, drop=Drop(-8, -14, 16, 0.6, "#04181c")) as pen:
        for k in range(4):
            start, end = (330 + k * 12, 1226 + k * 56), (840, 1000 + k * 56)
            board = geo.polygon([start, end, (end[0], end[1] + 52), (start[0] + 30, start[1] + 52)])
            colour = vary("#8a6040", pen.rng, 0.02, 4)
            pen.form(board, colour, "#3f2a22", "#d0a070", volume=10, texture=1.6, grain=-0.42)
        for x, y in ((450, 1196), (800, 1040)):
            pen.form(geo.ellipse(x, y, 8), "#4a4a50", "#1c1c22", "#b0b0b8", texture=0)


def paint(art: Art) -> None:
    depth(art)
    caustics(art)
    moon(art)
    art.repaint("background")
    rings(art)
    hands_of_the_clock(art)
    dial(art)
    art.repaint("middle", radii=(8, 4.5, 2.5))
    pier(art)
    dragonfly(art)
    away = np.clip((np.hypot(art.x - HUB[0], art.y - HUB[1]) - 440) / 420, 0, 1)
    art.shade(away, "#2c5a60", 0.5)
    art.repaint("final")
    art.motes(24, ["#fff0b4", "#c8f4dc"], radius=(0.8, 2))
    art.finish(vignette_colour="#02141a", vignette=0.36)
