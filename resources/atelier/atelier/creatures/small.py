"""Fish, mouse, sitting cat."""

from __future__ import annotations

from light.colour import hue, lighten

from .. import geometry as geo


def fish(pen, x, y, size, colour, fins=None, turn=0.0, flip=False, deep=1.0, scales=True):
    """Facing right; `size` is the length, `deep` the height of the body."""
    fins = fins or hue(lighten(colour, -0.06), 20)
    with pen.at(x, y, size / 156, turn, flip):
        pen.form(
            geo.curve(
                [(-44, 0, "c"), (-66, -22), (-92, -34, "c"), (-80, -4), (-94, 28, "c"), (-66, 18)]
            ),
            fins,
            volume=8,
            texture=0.5,
        )
        pen.form(
            geo.curve(
                [
                    (20, -22 * deep, "c"),
                    (0, -46 * deep),
                    (-34, -42 * deep, "c"),
                    (-26, -14 * deep, "c"),
                ]
            ),
            fins,
            volume=8,
            texture=0.4,
        )
        pen.form(
            geo.curve(
                [
                    (4, 22 * deep, "c"),
                    (-10, 42 * deep),
                    (-26, 36 * deep, "c"),
                    (-20, 14 * deep, "c"),
                ]
            ),
            fins,
            volume=6,
        )
        body = geo.curve(
            [
                (62, 2),
                (50, -16 * deep),
                (22, -28 * deep),
                (-16, -20 * deep),
                (-52, -5),
                (-52, 6),
                (-16, 22 * deep),
                (22, 26 * deep),
                (50, 18 * deep),
            ]
        )
        pen.form(body, colour, volume=24, texture=0.6)
        if scales:
            with pen.clip(body):
                for i in range(7):
                    for j in range(-3, 4):
                        place = (24 - i * 12 + (j % 2) * 6, j * 9 * deep)
                        pen.line(
                            geo.arc(*place, 6, 6, -70, 70, 5), lighten(colour, -0.13), 1.3, 0.5
                        )
        pen.line([(30, -20 * deep), (36, 0), (30, 20 * deep)], lighten(colour, -0.16), 2, 0.7)
        pen.form(geo.ellipse(44, -5, 6.5), "#f7efda", texture=0)
        pen.fill(geo.ellipse(45.5, -5, 3.6), "#1a1418")
        pen.form(geo.curve([(16, -2, "c"), (-6, -2), (-14, 12, "c"), (4, 14)]), fins, volume=6)


def mouse(pen, x, y, size, colour="#8a7f86", flip=False, upright=False, turn=0.0):
    """Facing right, `size` is the length of the body; upright: sitting up with paws lifted."""
    pink = "#e0a8a0"
    with pen.at(x, y, size / 100, turn, flip):
        pen.line([(-40, -10), (-80, -6), (-104, -30), (-134, -22)], pink, 5)
        if upright:
            body = geo.curve([(-34, 0), (-38, -34), (-14, -78), (16, -80), (28, -40), (26, 0)])
            head = (16, -92)
        else:
            body = geo.curve([(-48, 0), (-50, -30), (-20, -54), (22, -44), (44, -18), (36, 0)])
            head = (42, -32)
        pen.form(body, colour, volume=24, texture=0.8)
        hx, hy = head
        pen.form(geo.ellipse(hx - 16, hy - 18, 15, 17), lighten(colour, -0.05), texture=0.2)
        pen.form(
            geo.curve(
                [
                    (hx - 22, hy + 4),
                    (hx - 8, hy - 20),
                    (hx + 14, hy - 14),
                    (hx + 38, hy + 8),
                    (hx + 18, hy + 18),
                    (hx - 12, hy + 18),
                ]
            ),
            colour,
            volume=14,
            texture=0.4,
        )
        pen.form(geo.ellipse(hx - 8, hy - 22, 14, 16), colour, texture=0.2)
        pen.fill(geo.ellipse(hx - 8, hy - 21, 8, 10), pink, 0.8)
        pen.fill(geo.ellipse(hx + 12, hy - 2, 3.4), "#151014")
        pen.fill(geo.ellipse(hx + 38, hy + 8, 4), pink)
        paws = [(26, -52), (32, -46)] if upright else [(30, -2), (-30, -2)]
        for px, py in paws:
            pen.form(geo.ellipse(px, py, 8, 5), pink, texture=0)
