"""Hats: cap bowler top straw point beanie headscarf crown hood helmet.  Head units."""

from __future__ import annotations

from light.colour import lighten, mix

from .. import geometry as geo


def _brim(pen, middle, reach, colour, y=-52):
    pen.form(geo.ellipse(middle, y, reach, reach * 0.2), colour, volume=14, texture=0.4)


def _crown_of(pen, points, colour, volume=36):
    pen.form(geo.curve(points), colour, volume=volume, texture=0.7)


def draw_hat(pen, side, style, colour):
    shift = {"profile": -8, "three-quarter": -6}.get(side, 0)
    with pen.at(shift, 0, turn=-4 if shift else 0):
        _STYLES[style](pen, colour, bool(shift))


def _bowler(pen, colour, _):
    _crown_of(pen, [(-88, -54, "c"), (-84, -122), (0, -152), (84, -122), (88, -54, "c")], colour)
    pen.fill(geo.rectangle(-87, -76, 174, 20), lighten(colour, -0.12))
    _brim(pen, 0, 126, colour)


def _top(pen, colour, _):
    _crown_of(
        pen, [(-80, -54, "c"), (-90, -216, "c"), (0, -226), (90, -216, "c"), (80, -54, "c")], colour
    )
    pen.form(geo.rectangle(-81, -92, 162, 34, 4), "#a8323a", volume=8, texture=0.3)
    _brim(pen, 0, 128, colour)


def _straw(pen, colour, _):
    _brim(pen, 0, 176, lighten(colour, -0.04), -48)
    _crown_of(
        pen, [(-84, -50, "c"), (-72, -118), (0, -134), (72, -118), (84, -50, "c"), (0, -38)], colour
    )
    pen.line([(-84, -58), (0, -46), (84, -58)], "#8c3a34", 16)


def _point(pen, colour, _):
    _crown_of(
        pen,
        [(-92, -52, "c"), (-34, -170), (26, -296, "c"), (40, -170), (92, -52, "c"), (0, -34)],
        colour,
    )
    _brim(pen, 0, 138, lighten(colour, -0.03))


def _beanie(pen, colour, _):
    _crown_of(pen, [(-98, -34, "c"), (-90, -104), (0, -148), (90, -104), (98, -34, "c")], colour)
    for x in range(-72, 73, 24):
        pen.line([(x * 0.4, -138), (x * 0.9, -90), (x, -50)], lighten(colour, -0.10), 5, 0.6)
    pen.form(geo.rectangle(-102, -58, 204, 34, 14), mix(colour, "#ffffff", 0.25), volume=12)
    pen.form(geo.blob(pen.rng, 4, -152, 27, wobble=0.06), mix(colour, "#ffffff", 0.4), volume=14)


def _headscarf(pen, colour, sideways):
    wrap = [
        (-100, 24),
        (-106, -50),
        (-56, -112),
        (8, -122),
        (66, -102),
        (92, -44, "c"),
        (40, -70),
        (-8, -58),
        (-40, -14),
        (-44, 60),
        (-70, 74),
    ]
    if not sideways:
        wrap = [
            (-84, 66, "c"),
            (-106, -20),
            (-70, -104),
            (0, -124),
            (70, -104),
            (106, -20),
            (84, 66, "c"),
            (76, -10),
            (44, -62),
            (0, -72),
            (-44, -62),
            (-76, -10),
        ]
    _crown_of(pen, wrap, colour, 24)
    x = -30 if sideways else 0
    knot = geo.curve(
        [(x - 14, 88), (x + 12, 84), (x + 40, 118, "c"), (x + 4, 106), (x - 28, 128, "c")]
    )
    pen.form(knot, colour, volume=9, texture=0.3)


def _crown(pen, colour, _):
    points: list = [
        (-78, -50, "c"),
        (-92, -146, "c"),
        (-48, -98, "c"),
        (-24, -158, "c"),
        (0, -102, "c"),
        (24, -158, "c"),
        (48, -98, "c"),
        (92, -146, "c"),
        (78, -50, "c"),
        (0, -38),
    ]
    pen.form(geo.curve(points), colour, shine=lighten(colour, 0.16), volume=18, texture=0.3)
    for x in (-48, 0, 48):
        pen.form(geo.ellipse(x, -70, 9), "#b02c48", texture=0)


def _hood(pen, colour, sideways):
    hole = geo.ellipse(20 if sideways else 0, 6, 68, 84)
    outer = geo.curve(
        [
            (-112, 100, "c"),
            (-122, -20),
            (-92, -116),
            (-14, -146),
            (68, -114),
            (102, -20),
            (94, 90, "c"),
            (0, 118),
        ]
    )
    pen.form(geo.subtract(outer, hole), colour, volume=34, texture=0.6)


_STYLES = {
    "bowler": _bowler,
    "top": _top,
    "straw": _straw,
    "point": _point,
    "beanie": _beanie,
    "headscarf": _headscarf,
    "crown": _crown,
    "hood": _hood,
}
