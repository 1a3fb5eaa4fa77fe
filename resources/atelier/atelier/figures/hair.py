"""Hairstyles: bald short crop curly bob long braids bun ponytail wild; beards: full goatee
moustache.  Head units as in `face`.
"""

from __future__ import annotations

import math

from light.colour import lighten, vary

from .. import geometry as geo

BEHIND = {"long", "braids", "bob", "wild", "curly"}


def _mass(pen, points, colour, grain=1.4, volume=26):
    pen.form(
        geo.curve(points),
        colour,
        lighten(colour, -0.14),
        lighten(colour, 0.13),
        volume=volume,
        texture=1.0,
        grain=grain,
    )


def _strands(pen, colour, roots, tip, count=14, width=7):
    """Loose strands from along `roots` to about `tip(root)`."""
    for i in range(count):
        start = geo.sample(roots, 40)[int(i * 39 / max(count - 1, 1))]
        end = tip(start)
        bow = geo.lerp(start, end, 0.5)
        bow = (bow[0] + pen.rng.normal(0, 7), bow[1])
        strand = geo.ribbon([tuple(start), bow, end], [width * 0.5, width, 1.5], 10, caps=False)
        pen.fill(strand, vary(colour, pen.rng, 0.04, 5), 0.8)


def draw_hair_behind(pen, side, style, colour):
    if style not in BEHIND:
        return
    back = -34 if side == "profile" else (-14 if side == "three-quarter" else 0)
    if style == "bob":
        _mass(
            pen,
            [
                (back - 96, -30),
                (back, -112),
                (back + 88, -40),
                (back + 84, 66),
                (back + 40, 86),
                (back - 60, 92),
                (back - 102, 64),
            ],
            colour,
        )
    elif style in ("long", "wild"):
        wide = 1.35 if style == "wild" else 1.0
        _mass(
            pen,
            [
                (back - 98 * wide, -30),
                (back, -116),
                (back + 90 * wide, -40),
                (back + 96 * wide, 90),
                (back + 84 * wide, 190),
                (back + 20, 214),
                (back - 70 * wide, 206),
                (back - 116 * wide, 170),
                (back - 110 * wide, 60),
            ],
            colour,
        )
    elif style == "curly":
        _curls(pen, back, colour, 122)
    else:
        _mass(
            pen,
            [(back - 94, -30), (back, -112), (back + 86, -40), (back + 70, 60), (back - 80, 60)],
            colour,
        )


def _curls(pen, middle, colour, reach):
    start, span = (0.86, 1.28) if middle == 0 else (0.62, 1.14)
    for ring in (1.0, 0.72):
        for i in range(18):
            angle = math.pi * (start + span * i / 17)
            x = middle + math.cos(angle) * reach * ring * 0.84
            y = -18 + math.sin(angle) * reach * ring * 0.84
            curl = geo.blob(pen.rng, x, y, 30, 28, 8, 0.08)
            pen.form(curl, vary(colour, pen.rng, 0.02, 4), volume=12, texture=0.5)


# the cap of hair over the skull, for each side: outline clockwise from the near temple
CAPS = {
    "front": [
        (-86, 12),
        (-96, -40),
        (-58, -104),
        (0, -116),
        (58, -104),
        (96, -40),
        (86, 12),
        (74, -26),
        (40, -62),
        (-6, -58),
        (-44, -50),
        (-74, -22),
    ],
    "three-quarter": [
        (-46, 40),
        (-92, 24),
        (-106, -36),
        (-70, -100),
        (-4, -116),
        (52, -104),
        (82, -58),
        (76, -40),
        (48, -62),
        (10, -54),
        (-14, -36),
        (-26, 0),
    ],
    "profile": [
        (-30, 50),
        (-66, 56),
        (-100, 18),
        (-108, -38),
        (-68, -98),
        (0, -114),
        (54, -102),
        (76, -62),
        (60, -58),
        (36, -66),
        (10, -44),
        (-2, -8),
        (-26, 4),
    ],
    "back": [
        (-88, 30),
        (-98, -40),
        (-58, -104),
        (0, -116),
        (58, -104),
        (98, -40),
        (88, 30),
        (56, 78),
        (0, 90),
        (-56, 78),
    ],
}


def _lower(points, amount):
    """The same cap with longer sides."""
    return [(x, y + amount if y > -30 else y) for x, y in points]


def draw_hair_in_front(pen, side, style, colour):
    if style == "bald":
        return
    cap = CAPS[side]
    if style == "crop":
        tight = [(x * 0.96, y * 0.96) for x, y in cap]
        pen.form(geo.curve(tight), colour, volume=20, texture=0.8)
        return
    if style == "curly":
        _curls(pen, {"front": 0, "back": 0}.get(side, -16), colour, 100)
        return
    if side == "back":
        fall = {"long": 150, "wild": 140, "bob": 24}.get(style, 0)
        _mass(pen, _lower(cap, fall), colour)
    else:
        _mass(pen, _lower(cap, 30 if style in ("bob", "long") else 0), colour)
    _extras(pen, side, style, colour)


def _extras(pen, side, style, colour):
    back = {"profile": -96, "three-quarter": -84}.get(side, 0)
    if style == "bun":
        x, y = (back * 0.8, -78) if back else (0, -122)
        pen.form(geo.blob(pen.rng, x, y, 36, 34, 8, 0.05), colour, volume=18, texture=0.8)
    elif style == "ponytail":
        x = back or 60
        tail = geo.ribbon(
            [(x, -56), (x - 40, -30), (x - 46, 40), (x - 26, 104)], [22, 40, 34, 6], 24
        )
        pen.form(tail, colour, volume=14, texture=1.0, grain=1.5)
    elif style == "braids":
        for s in (-1, 1) if not back else (1,):
            root = s * 84 if not back else back + 34
            for k in range(6):
                bead = geo.ellipse(root + s * k * 1.5, 44 + k * 26, 17 - k * 1.2, 17)
                pen.form(bead, colour, volume=9, texture=0.3)
            pen.form(geo.ellipse(root + s * 9, 204, 10, 8), "#c23b3a", texture=0)
    elif style in ("wild", "short"):
        roots = [(-80, -60), (-30, -108), (40, -104), (78, -60)]
        count, reach = (22, 46) if style == "wild" else (9, 15)
        _strands(
            pen,
            colour,
            roots,
            lambda p: (
                p[0] * 1.25 + pen.rng.normal(0, 10),
                p[1] - reach * 0.6 + pen.rng.normal(0, 8),
            ),
            count,
            9,
        )


def draw_beard(pen, side, style, colour):
    mouth = {"front": 0, "three-quarter": 34, "profile": 66}[side]
    if style == "full":
        outline = {
            "front": [
                (-78, 20),
                (-60, 44),
                (-26, 46),
                (0, 42),
                (26, 46),
                (60, 44),
                (78, 20),
                (74, 84),
                (36, 140),
                (0, 152),
                (-36, 140),
                (-74, 84),
            ],
            "three-quarter": [
                (-44, 26),
                (-14, 44),
                (18, 46),
                (44, 44),
                (72, 42),
                (74, 70),
                (66, 118),
                (40, 150),
                (8, 138),
                (-34, 90),
            ],
            "profile": [
                (-18, 40),
                (20, 52),
                (54, 48),
                (78, 46),
                (82, 70),
                (84, 112),
                (58, 150),
                (24, 128),
                (-8, 82),
            ],
        }[side]
        _mass(pen, outline, colour, 1.5)
        lip = mouth - (10 if side == "profile" else 0)
        pen.line([(lip - 14, 62), (lip, 65), (lip + 14, 62)], "#6e2a2c", 6)
    elif style == "goatee":
        _mass(pen, [(mouth - 20, 74), (mouth, 70), (mouth + 18, 74), (mouth + 4, 128)], colour)
    for s in (-1, 1) if side != "profile" else (-1,):
        pen.form(
            geo.ribbon([(mouth, 45), (mouth + s * 16, 47), (mouth + s * 33, 55)], [15, 16, 4], 12),
            colour,
            volume=7,
            texture=0.3,
        )
