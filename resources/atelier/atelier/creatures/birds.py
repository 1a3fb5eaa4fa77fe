"""Birds standing and flying, facing right."""

from __future__ import annotations

from dataclasses import dataclass, replace

from light.colour import Colour, lighten

from .. import geometry as geo


@dataclass(frozen=True)
class BirdShape:
    """Lengths in hundredths of the body's length."""

    colour: Colour = "#6a7a90"
    breast: Colour | None = None
    beak: float = 14
    beak_colour: Colour = "#d99a3a"
    neck: float = 0.0
    leg: float = 22
    plump: float = 1.0
    tail: float = 44
    crest: float = 0.0

    def but(self, **changes) -> BirdShape:
        return replace(self, **changes)


def _wing(pen, root, side, lean, colour, notched):
    tip = (root - 22 + lean, side * 96)
    points: list = [
        (root + 15, -3, "c"),
        (root + 20 + lean * 0.25, side * 34),
        (root + 6 + lean * 0.7, side * 70),
        (*tip, "c"),
    ]
    if notched:
        points += [
            (root - 16 + lean * 0.6, side * 74),
            (root - 34 + lean * 0.55, side * 72, "c"),
            (root - 22 + lean * 0.3, side * 52),
            (root - 42 + lean * 0.2, side * 46, "c"),
            (root - 26, side * 30),
            (root - 38, side * 18, "c"),
        ]
    else:
        points += [(root - 22 + lean * 0.4, side * 52), (root - 30, side * 22)]
    pen.form(geo.curve([*points, (root - 18, 4, "c")]), colour, volume=12, texture=0.3)


def flying_bird(pen, x, y, size, kind=BirdShape(), flap=0.5, turn=0.0, flip=False):
    """`size` is the length of the body; flap -1 (wings down) .. 1 (wings up), never near 0."""
    lift = (1 if flap >= 0 else -1) * (0.55 + 0.45 * min(abs(flap), 1))
    with pen.at(x, y, size / 150, turn, flip):
        _wing(pen, 16, -lift * 0.82, 20, lighten(kind.colour, -0.11), False)
        ahead = 62 + kind.neck
        body = geo.curve(
            [
                (ahead, -5, "c"),
                (ahead - 11, -12),
                (36, -13),
                (10, -10),
                (-30, -3),
                (-34 - kind.tail, -2, "c"),
                (-24 - kind.tail, 5),
                (-42 - kind.tail, 14, "c"),
                (-40, 11),
                (0, 14 * kind.plump),
                (30, 10),
                (ahead - 13, 1),
            ]
        )
        pen.form(body, kind.colour, volume=14, texture=0.3)
        _wing(pen, 2, -lift, -8, lighten(kind.colour, 0.02), True)
        pen.fill(geo.ellipse(ahead - 16, -7, 2.4), "#1d1a20")
        pen.fill(
            geo.polygon([(ahead - 6, -9), (ahead - 4 + kind.beak, -4), (ahead - 6, -2)]),
            kind.beak_colour,
        )
