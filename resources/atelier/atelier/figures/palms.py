"""Hands of people: relaxed, open, fist, point, hold.

Drawn in local units: the wrist at (0, 0), fingers along +x, about 100 long, thumb towards -y.
"""

from __future__ import annotations

from light.colour import hue, lighten

from .. import geometry as geo

OPEN = (
    ((52, -22), (78, -34), (100, -42)),
    ((56, -8), (84, -12), (110, -14)),
    ((55, 8), (84, 10), (106, 12)),
    ((48, 21), (72, 28), (90, 34)),
)
RELAXED = (
    ((50, -18), (76, -18), (92, -6)),
    ((54, -6), (82, -4), (96, 10)),
    ((53, 7), (78, 12), (88, 26)),
    ((46, 19), (66, 26), (72, 40)),
)
POINTING = (
    ((50, -18), (84, -20), (116, -21)),
    ((54, -4), (72, 0), (58, 12)),
    ((52, 9), (68, 14), (54, 24)),
    ((46, 20), (60, 26), (48, 34)),
)
CURLED = (
    ((50, -20), (74, -20), (70, 6), (56, 6)),
    ((54, -7), (78, -6), (74, 18), (58, 18)),
    ((52, 7), (75, 8), (70, 28), (56, 26)),
    ((46, 19), (66, 22), (62, 36), (50, 34)),
)
FINGERS = {"open": OPEN, "relaxed": RELAXED, "point": POINTING, "fist": CURLED, "hold": CURLED}
THUMBS = {
    "open": ((14, -20), (30, -46), (48, -62)),
    "relaxed": ((14, -18), (38, -34), (62, -34)),
    "point": ((16, -18), (44, -30), (64, -12)),
    "fist": ((16, -20), (46, -30), (66, -10)),
    "hold": ((14, -20), (44, -36), (70, -22)),
}


def _knuckle_line(pen, finger, skin):
    pen.line(finger, lighten(hue(skin, -8), -0.16), 3.0, 0.55)


def palm(pen, gesture, skin):
    """One hand in local units; the pen stands at the wrist, turned along the fore-arm."""
    dark = lighten(hue(skin, -6), -0.13)
    back = geo.curve(
        [(-8, -16), (18, -25), (50, -29), (62, -14), (62, 12), (50, 28), (18, 22), (-8, 15)]
    )
    thumb = geo.ribbon(THUMBS[gesture], [22, 20, 13], 14)
    fingers = FINGERS[gesture]
    straight = gesture in ("open", "relaxed", "point")
    if straight:
        for finger in reversed(fingers):
            pen.form(geo.ribbon(finger, [19, 18, 13], 14), skin, dark, volume=9, texture=0)
    pen.form(back, skin, dark, volume=18, texture=0.12)
    if not straight:
        for finger in fingers:
            pen.form(geo.ribbon(finger, [20, 21, 19, 15], 16), skin, dark, volume=10, texture=0)
    else:
        for finger in fingers[:-1]:
            _knuckle_line(
                pen,
                [(finger[0][0] - 6, finger[0][1] + 7), (finger[0][0] + 14, finger[0][1] + 7)],
                skin,
            )
    pen.form(thumb, lighten(skin, 0.015), dark, volume=9, texture=0)


def draw_palm(pen, x, y, size, degrees, gesture="relaxed", skin="#efc6a4", flip=False):
    """`size` is the length of the hand; `degrees` as for limbs: 0 down, positive to +x."""
    with pen.at(x, y, size / 105, 90 - degrees, scale_y=(-1 if flip else 1) * size / 105):
        palm(pen, gesture, skin)
