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


def standing_bird(pen, x, y, size, kind=BirdShape(), flip=False, turn=0.0, head_tilt=0.0):
    """Feet at (x, y); `size` is the length of the body without tail and neck."""
    with pen.at(x, y, size / 100, turn, flip):
        drop = -kind.leg - 34 * kind.plump
        for dx in (-6, 10):
            pen.line(
                geo.polygon([(dx, drop + 26 * kind.plump), (dx + 3, -2)], False),
                kind.beak_colour,
                3.5,
            )
            pen.line([(dx - 4, 0), (dx + 3, -2), (dx + 13, 0)], kind.beak_colour, 3.2)
        body = geo.curve(
            [
                (46, drop - 18),
                (30, drop - 32 * kind.plump),
                (-6, drop - 22 * kind.plump),
                (-44, drop + 4),
                (-48 - kind.tail, drop + 22, "c"),
                (-40 - kind.tail, drop + 30, "c"),
                (-36, drop + 20),
                (0, drop + 32 * kind.plump),
                (36, drop + 20),
            ]
        )
        pen.form(body, kind.colour, volume=30, texture=0.7)
        with pen.clip(body):
            if kind.breast:
                pen.fill(geo.ellipse(34, drop + 8, 30, 30 * kind.plump), kind.breast, 0.9, blur=4)
        head = (34 + kind.neck * 0.35, drop - 34 * kind.plump - kind.neck)
        if kind.neck > 4:
            pen.form(
                geo.ribbon(
                    [(32, drop - 12), (26 + kind.neck * 0.2, drop - 24 - kind.neck * 0.5), head],
                    [26, 15, 17],
                    20,
                ),
                kind.colour,
                texture=0.4,
            )
        with pen.at(*head, 1, head_tilt):
            pen.form(
                geo.polygon([(12, -6), (18 + kind.beak, 0), (12, 6)]), kind.beak_colour, texture=0
            )
            if kind.crest:
                pen.form(
                    geo.ribbon(
                        [(-4, -12), (-14, -18 - kind.crest * 0.5), (-26, -14 - kind.crest)],
                        [10, 9, 2],
                        10,
                    ),
                    kind.colour,
                )
            pen.form(geo.ellipse(0, 0, 19, 18), kind.colour, volume=12, texture=0.3)
            pen.fill(geo.ellipse(7, -4, 3.4), "#15121a")
            pen.fill(geo.ellipse(8, -5.2, 1.2), "#ffffff")
        wing = geo.curve(
            [
                (26, drop - 16, "c"),
                (-4, drop - 16),
                (-52 - kind.tail * 0.4, drop + 16, "c"),
                (-16, drop + 18),
                (16, drop + 10),
            ]
        )
        pen.form(wing, lighten(kind.colour, -0.06), volume=12, texture=0.6, grain=0.4)
