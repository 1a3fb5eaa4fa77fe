"""Things people use.  Local axes: base or middle at (0, 0); place them with `pen.at`."""

from __future__ import annotations

import itertools
import math

from light.colour import hue, lighten

from .. import geometry as geo


def lantern(pen, x, y, radius, colour="#ffc65a", frame="#3a2620", cord=0.0):
    if cord:
        pen.line(
            geo.polygon([(x, y - radius * 1.5), (x, y - cord)], False),
            frame,
            max(0.8, radius * 0.07),
            0.8,
        )
    pen.halo(x, y, radius * 4, colour, 0.65)
    pen.fill(geo.rectangle(x - radius * 0.5, y - radius * 1.45, radius, radius * 0.4), frame)
    pen.fill(geo.rectangle(x - radius * 0.5, y + radius, radius, radius * 0.3), frame)
    body = geo.curve(
        [
            (x - radius * 0.55, y - radius * 1.1),
            (x - radius * 0.9, y),
            (x - radius * 0.55, y + radius * 1.05),
            (x + radius * 0.55, y + radius * 1.05),
            (x + radius * 0.9, y),
            (x + radius * 0.55, y - radius * 1.1),
        ]
    )
    glow = [(lighten(colour, 0.12)), lighten(colour, 0.04), hue(lighten(colour, -0.12), -20)]
    pen.fill(body, pen.radial((x, y + radius * 0.2), radius * 1.3, glow))


def candle(pen, x, y, height, width=34, wax="#f4e6c8"):
    """Base at y; burning."""
    top = y - height
    pen.form(
        geo.rectangle(x - width / 2, top, width, height, 4),
        wax,
        hue(lighten(wax, -0.2), -14),
        volume=width * 0.4,
        texture=0.5,
    )
    pen.line(geo.polygon([(x, top), (x, top - 10)], False), "#2a1414", 2)
    pen.halo(x, top - 26, width * 1.8, "#ffc060", 0.7)
    flame = geo.curve([(x, top - 54, "c"), (x + 9, top - 26), (x, top - 8), (x - 9, top - 26)])
    pen.fill(flame, pen.radial((x, top - 20), 26, ["#fffde8", "#ffd060", "#ff8a30"]))


def chair(pen, x, y, height, colour, seat=None):
    """Three-quarter chair facing right; feet at y, seat at 0.48 of the height."""
    level = y - height * 0.46
    for dx in (-0.20, 0.24):
        pen.form(
            geo.ribbon(
                [(x + dx * height, level), (x + dx * 1.1 * height, y)],
                [height * 0.05, height * 0.035],
                6,
            ),
            lighten(colour, -0.05),
            texture=0.2,
        )
    pen.form(
        geo.ribbon(
            [(x - height * 0.24, y - height), (x - height * 0.22, level)],
            [height * 0.05, height * 0.05],
            6,
        ),
        colour,
        texture=0.3,
    )
    pen.form(
        geo.rectangle(x - height * 0.27, y - height, height * 0.1, height * 0.34, 5),
        colour,
        texture=0.4,
    )
    pen.form(
        geo.rectangle(x - height * 0.27, level - height * 0.03, height * 0.56, height * 0.07, 5),
        seat or lighten(colour, 0.05),
        texture=0.4,
    )


def table(pen, x, y, width, height, colour):
    for s in (-1, 1):
        pen.form(
            geo.rectangle(x + s * width * 0.43 - width * 0.025, y - height, width * 0.05, height),
            lighten(colour, -0.06),
            texture=0.4,
            grain=1.57,
        )
    pen.form(
        geo.rectangle(x - width / 2, y - height - 6, width, height * 0.14 + 6, 3),
        colour,
        volume=6,
        texture=0.8,
        grain=0.0,
    )


def cup(pen, x, y, size, colour, pattern=None):
    bowl = geo.curve(
        [
            (x - size * 0.5, y - size * 0.8, "c"),
            (x - size * 0.42, y - size * 0.3),
            (x - size * 0.22, y, "c"),
            (x + size * 0.22, y, "c"),
            (x + size * 0.42, y - size * 0.3),
            (x + size * 0.5, y - size * 0.8, "c"),
        ]
    )
    pen.line(
        geo.arc(x + size * 0.5, y - size * 0.48, size * 0.22, size * 0.2, -100, 110),
        colour,
        size * 0.08,
    )
    pen.form(bowl, colour, volume=size * 0.3, texture=0.2)
    if pattern:
        pattern(pen, bowl)
    pen.form(
        geo.ellipse(x, y - size * 0.8, size * 0.5, size * 0.11), lighten(colour, -0.08), texture=0
    )


def bottle(pen, x, y, height, colour):
    shape = geo.symmetric(
        [
            (x, y - height),
            (x + height * 0.06, y - height, "c"),
            (x + height * 0.06, y - height * 0.72),
            (x + height * 0.16, y - height * 0.52),
            (x + height * 0.16, y, "c"),
            (x, y),
        ],
        x,
    )
    pen.form(shape, colour, volume=height * 0.08, texture=0.2)
    pen.line(
        [(x - height * 0.09, y - height * 0.45), (x - height * 0.09, y - height * 0.1)],
        "#ffffff",
        height * 0.025,
        0.5,
        blur=1,
    )


def suitcase(pen, x, y, width, colour, strap="#5a3a28"):
    height = width * 0.62
    pen.line(geo.arc(x, y - height, width * 0.13, width * 0.1, 180, 360), strap, width * 0.045)
    pen.form(
        geo.rectangle(x - width / 2, y - height, width, height, width * 0.06),
        colour,
        volume=width * 0.12,
        texture=0.7,
    )
    for s in (-0.28, 0.28):
        pen.form(
            geo.rectangle(x + s * width - width * 0.03, y - height, width * 0.06, height),
            strap,
            volume=2,
            texture=0.2,
        )


def rope(pen, points, width, colour):
    """A twisted rope along a curve."""
    pen.form(geo.ribbon(points, [width, width], 60), colour, volume=width * 0.4, texture=0)
    count = max(
        6,
        int(sum(math.dist(a[:2], b[:2]) for a, b in itertools.pairwise(points)) / width),
    )
    for x, y in geo.sample(points, count):
        pen.line(
            geo.polygon(
                [(x - width * 0.4, y + width * 0.3), (x + width * 0.4, y - width * 0.3)], False
            ),
            lighten(colour, -0.14),
            width * 0.14,
            0.7,
        )
