"""Clothes and things in the axes of the body: feet at (0, 0), neck near (10, -215)."""

from __future__ import annotations

from atelier import geometry as geo
from atelier import patterns
from atelier.motifs import things
from light.colour import lighten

from .rabbit_shapes import body_path


def _worn(hem, wider=1.06):
    """What covers the body from the neck to the hem."""
    around = geo.moved(body_path(), -8 * (1 - wider), -100 * (1 - wider), wider, scale_y=wider)
    return geo.intersect(
        around,
        geo.curve(
            [
                (-150, -250, "c"),
                (150, -250, "c"),
                (150, hem + 6, "c"),
                (0, hem - 8),
                (-150, hem + 6, "c"),
            ]
        ),
    )


def _flared(hem, spread):
    return geo.curve(
        [
            (-44, -208, "c"),
            (10, -226),
            (54, -202, "c"),
            (76, -130),
            (86 + spread * 0.6, hem, "c"),
            (-8, hem + 14),
            (-92 - spread, hem - 4, "c"),
            (-94, -120),
        ]
    )


def _buttons(pen, colour, places):
    for x, y in places:
        pen.form(geo.ellipse(x, y, 9), colour, volume=4, texture=0)


def _collar(pen, colour, width=40):
    pen.form(
        geo.ribbon([(-60, -204), (0, -180), (64, -198)], [width, width * 1.05, width * 0.9]),
        colour,
        volume=14,
        texture=0.5,
    )


def scarf(pen, rabbit):
    tail = geo.ribbon([(-44, -198), (-96, -182), (-138, -206), (-178, -182)], [40, 44, 46, 44])
    pen.form(tail, lighten(rabbit.cloth, -0.04), volume=14, texture=0.6)
    patterns.stripes(rabbit.trim, 11, 34, 80, 0.9)(pen, tail)
    wrap = geo.ribbon([(-68, -206), (-4, -176), (70, -200)], [46, 52, 44])
    pen.form(wrap, rabbit.cloth, volume=18, texture=0.6)
    patterns.stripes(rabbit.trim, 11, 34, 72, 0.9)(pen, wrap)


def coat(pen, rabbit):
    shape = _flared(-40, 26)
    pen.form(shape, rabbit.cloth, volume=44, texture=0.5, grain=1.5)
    pen.line([(46, -190), (54, -120), (58, -40)], lighten(rabbit.cloth, -0.18), 5, 0.8)
    _buttons(pen, rabbit.trim, ((36, -154), (42, -112), (46, -70)))
    _collar(pen, lighten(rabbit.cloth, 0.04), 34)


def tunic(pen, rabbit):
    shape = _flared(-58, 14)
    pen.form(shape, rabbit.cloth, volume=40, texture=0.6, grain=1.5)
    pen.form(
        geo.ribbon([(-98, -104), (0, -90), (84, -106)], [24, 26, 24]),
        "#6e4530",
        volume=8,
        texture=0.4,
    )
    pen.form(geo.rectangle(38, -112, 28, 28, 5), "#e0b050", volume=5, texture=0)
    _collar(pen, lighten(rabbit.cloth, -0.08), 32)


def cloak(pen, rabbit):
    shape = geo.curve(
        [
            (-56, -222, "c"),
            (20, -232),
            (72, -200, "c"),
            (70, -120),
            (48, -40),
            (20, -8, "c"),
            (-70, 2),
            (-142, -14, "c"),
            (-122, -90),
            (-92, -170),
        ]
    )
    pen.form(shape, rabbit.cloth, volume=46, texture=0.7, grain=1.4)
    for points in ([(-60, -170), (-84, -90), (-92, -16)], [(-20, -170), (-30, -90), (-30, -8)]):
        pen.fold(points, rabbit.cloth, 8, 0.6)
    pen.line([(66, -180), (62, -110), (40, -40), (22, -14)], rabbit.trim, 8)
    _collar(pen, lighten(rabbit.cloth, -0.07), 50)
    pen.form(geo.ellipse(30, -182, 15), rabbit.trim, volume=6, texture=0)


def sweater(pen, rabbit):
    shape = _worn(-58)
    pen.form(shape, rabbit.pale, volume=40, texture=0.5)
    patterns.stripes(rabbit.cloth, 19, 38, 0, 0.95)(pen, shape)
    _collar(pen, rabbit.cloth, 36)
    pen.form(geo.polygon([(22, -190), (66, -196), (50, -138)]), rabbit.trim, volume=8, texture=0.3)


def nightshirt(pen, rabbit):
    shape = _flared(-24, 18)
    pen.form(shape, rabbit.cloth, volume=44, texture=0.5, grain=1.5)
    with pen.clip(shape):
        for x, y, r in (
            (-62, -150, 15),
            (-20, -118, 12),
            (-70, -84, 13),
            (-12, -58, 16),
            (44, -84, 12),
            (36, -150, 13),
            (-60, -36, 12),
            (58, -36, 13),
        ):
            pen.fill(geo.moved(geo.star(r, 5, 0.45), x, y, turn=x), rabbit.trim, 0.95)
    _collar(pen, rabbit.trim, 30)


def tailcoat(pen, rabbit):
    tails = geo.curve(
        [(-40, -120), (-92, -80), (-146, -8, "c"), (-92, -26), (-60, -20, "c"), (10, -70)]
    )
    pen.form(tails, lighten(rabbit.cloth, -0.04), volume=18, texture=0.5)
    shape = _worn(-74)
    pen.form(shape, rabbit.cloth, volume=42, texture=0.6)
    with pen.clip(shape):
        pen.form(
            geo.curve([(18, -230, "c"), (86, -230, "c"), (110, -50, "c"), (52, -70), (34, -140)]),
            "#f6ead2",
            volume=12,
            texture=0.3,
        )
    _buttons(pen, rabbit.trim, ((66, -132), (72, -98)))
    bow = geo.union(
        geo.polygon([(42, -186), (4, -208), (6, -162)]),
        geo.polygon([(42, -186), (80, -206), (80, -164)]),
    )
    pen.form(bow, rabbit.trim, volume=8, texture=0.3)
    pen.form(geo.ellipse(42, -186, 12), lighten(rabbit.trim, -0.08), volume=5, texture=0)


def robe(pen, rabbit):
    shape = _flared(-8, 34)
    pen.form(shape, rabbit.cloth, volume=48, texture=0.7, grain=1.5)
    for points in ([(-56, -150), (-78, -80), (-96, -10)], [(-4, -120), (-8, -60), (-14, -4)]):
        pen.fold(points, rabbit.cloth, 8, 0.6)
    for x, y, r in ((-52, -100, 18), (34, -60, 15), (-34, -40, 12), (48, -120, 12)):
        pen.fill(geo.moved(geo.star(r, 5, 0.45), x, y, turn=x), rabbit.trim)
    _collar(pen, lighten(rabbit.cloth, -0.1), 44)


def waistcoat(pen, rabbit):
    shape = _worn(-66)
    pen.form(shape, rabbit.cloth, volume=36, texture=0.5)
    patterns.checks(lighten(rabbit.cloth, -0.14), 26, 20, 0.45)(pen, shape)
    _buttons(pen, rabbit.trim, ((50, -150), (58, -114), (60, -80)))
    pen.form(
        geo.curve([(6, -214, "c"), (70, -204, "c"), (52, -160, "c")]),
        "#f6ead2",
        volume=8,
        texture=0.2,
    )


def neckerchief(pen, rabbit):
    pen.form(geo.polygon([(6, -196), (74, -204), (62, -128)]), rabbit.cloth, volume=12, texture=0.4)
    _collar(pen, rabbit.cloth, 30)


CLOTHES = {
    "scarf": scarf,
    "coat": coat,
    "tunic": tunic,
    "cloak": cloak,
    "sweater": sweater,
    "nightshirt": nightshirt,
    "tailcoat": tailcoat,
    "robe": robe,
    "waistcoat": waistcoat,
    "neckerchief": neckerchief,
}


def lantern(pen):
    pen.line([(0, -6), (0, 20)], "#3a2620", 5)
    things.lantern(pen, 0, 56, 30, "#ffc65a")


def wand(pen):
    pen.form(geo.ribbon([(-14, 26), (30, -76)], [11, 9]), "#6e4530", volume=4, texture=0.2)
    pen.form(geo.moved(geo.star(34, 5, 0.48), 38, -96, turn=14), "#ffd76a", volume=10, texture=0.2)


def carrot(pen):
    for turn in (-30, 0, 30):
        end = geo.toward((-16, -30), 180 + turn - 10, 44)
        pen.form(geo.ribbon([(-16, -26), end], [8, 20]), "#6f9a4c", volume=5, texture=0.2)
    pen.form(geo.ribbon([(-14, -28), (14, 44)], [42, 34, 8]), "#f0883a", volume=12, texture=0.3)


def book(pen):
    pen.form(geo.rectangle(-30, -48, 66, 84, 6, 12), "#b8433c", volume=8, texture=0.3)
    pen.form(geo.rectangle(-18, -36, 42, 56, 4, 12), "#d9604f", volume=5, texture=0.2)
    pen.fill(geo.moved(geo.star(14, 5, 0.45), 4, -8), "#f0c860")


HELD = {"lantern": lantern, "wand": wand, "carrot": carrot, "book": book}
