"""What the house's large ornaments share: gold lines and stars, moons, sprigs."""

from __future__ import annotations

import math

from atelier import geometry as geo

GOLD, PALE_GOLD, DEEP_GOLD = "#d8a648", "#f6dd9c", "#94692a"


def gold_star(pen, x, y, radius, points=5, inner=0.45, turn=0.0, colour=GOLD):
    shape = geo.moved(geo.star(radius, points, inner), x, y, turn=turn)
    pen.form(shape, colour, DEEP_GOLD, PALE_GOLD, volume=radius * 0.4, texture=0.2)


def gold_line(pen, path, width):
    pen.line(path, DEEP_GOLD, width * 1.5, 0.8)
    pen.line(path, GOLD, width)
    pen.line(path, PALE_GOLD, width * 0.3, 0.6)


def moon(pen, x, y, radius, phase=0.4, turn=0.0, colour="#f4dd9e"):
    hole = geo.ellipse(radius * phase, -radius * phase * 0.35, radius * 0.84)
    shape = geo.moved(geo.subtract(geo.ellipse(0, 0, radius), hole), x, y, turn=turn)
    pen.form(shape, colour, "#b98a44", "#fff6d6", volume=radius * 0.3, texture=0.5)


def sprig(pen, points, colour, leaf=(8, 22), every=5, width=4.0):
    """A stem with paired leaves."""
    pen.line(points, colour, width)
    spine = geo.sample(points, every * 4)
    for i in range(2, len(spine) - 1, 2):
        (x0, y0), (x1, y1) = spine[i - 1], spine[i + 1]
        along = math.degrees(math.atan2(y1 - y0, x1 - x0))
        for side in (-1, 1):
            turn = along + side * 52
            dx, dy = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            x, y = spine[i][0] + dx * leaf[1] * 0.8, spine[i][1] + dy * leaf[1] * 0.8
            pen.fill(geo.ellipse(x, y, leaf[1], leaf[0], turn), colour)
    end = geo.ellipse(*spine[-1], leaf[0] * 1.1)
    pen.fill(end, colour)
