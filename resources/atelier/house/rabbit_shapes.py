"""What every rabbit is made of: ears, head, body, paws.  They face right, turned a little to us."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from atelier import geometry as geo
from light.colour import lighten, mix
from scipy.interpolate import PchipInterpolator

EARS = {
    "up": (
        ([(-34, -56), (-52, -130), (-46, -206)], [40, 60, 50, 8]),
        ([(22, -64), (36, -132), (44, -196)], [36, 52, 44, 8]),
    ),
    "lop": (
        ([(-38, -62), (-98, -70), (-126, -6), (-112, 74)], [36, 56, 66, 54, 20]),
        ([(40, -66), (92, -74), (116, -22), (106, 44)], [32, 46, 54, 44, 16]),
    ),
    "bent": (
        ([(-34, -56), (-54, -128), (-50, -204)], [40, 60, 50, 8]),
        ([(22, -64), (38, -132), (84, -160), (122, -112)], [36, 50, 52, 46, 14]),
    ),
    "bent back": (
        ([(-36, -56), (-62, -124), (-118, -140), (-146, -86)], [40, 56, 58, 50, 14]),
        ([(22, -64), (30, -132), (24, -200)], [36, 54, 46, 8]),
    ),
    "back": (
        ([(-42, -54), (-104, -100), (-176, -112)], [40, 58, 50, 8]),
        ([(-8, -70), (-54, -136), (-118, -168)], [36, 52, 44, 8]),
    ),
    "wide": (
        ([(-46, -50), (-98, -118), (-126, -190)], [40, 64, 54, 8]),
        ([(34, -60), (80, -122), (114, -182)], [36, 56, 48, 8]),
    ),
    "round": (
        ([(-36, -56), (-70, -116), (-82, -172)], [44, 74, 72, 44]),
        ([(30, -62), (58, -116), (72, -168)], [40, 62, 60, 38]),
    ),
    "sideways": (
        ([(-44, -50), (-112, -64), (-176, -40)], [36, 58, 54, 12]),
        ([(44, -56), (98, -72), (142, -52)], [32, 48, 46, 12]),
    ),
}
BODY = [
    (-8, -222),
    (44, -206),
    (66, -150),
    (84, -84),
    (74, -24),
    (14, -6),
    (-56, -8),
    (-98, -56),
    (-90, -130),
    (-54, -198),
]
HEAD = [
    (-14, -88),
    (44, -80),
    (88, -38),
    (106, 14),
    (84, 58),
    (20, 80),
    (-48, 70),
    (-92, 22),
    (-78, -48),
]


@dataclass(frozen=True, kw_only=True)
class Rabbit:
    """`fur` covers the body, `pale` muzzle and belly, `second` what the pattern is made of."""

    fur: str
    pale: str = "#f6ead2"
    second: str | None = None
    ears: str = "up"
    pattern: str = "plain"
    hat: str | None = None
    garment: str | None = None
    cloth: str = "#d9534a"
    trim: str = "#f0c860"
    glasses: str | None = None
    held: str | None = None
    sleeve: bool = False
    bust: float = 1.0

    @property
    def marks(self):
        return self.second or lighten(self.fur, -0.16)

    @property
    def arm(self):
        return self.cloth if self.sleeve else self.fur


def body_path():
    return geo.curve(BODY)


def ear(pen, rabbit: Rabbit, which: int, short=1.0):
    points, widths = EARS[rabbit.ears][which]
    points = [(x, -56 + (y + 56) * short) for x, y in points]
    colour = rabbit.fur if which == 0 else lighten(rabbit.fur, -0.05)
    if rabbit.pattern == "patches" and which == 0:
        colour = rabbit.marks
    widths = _swelling(widths)
    shape = geo.ribbon(points, widths)
    pen.form(shape, colour, volume=18, texture=0.6)
    inner = geo.ribbon(geo.sample(points, 9)[1:].tolist(), [w * 0.46 for w in widths])
    pen.fill(inner, mix("#e99a8c", rabbit.pale, 0.35), 0.85, blur=2.5)


def _swelling(widths):
    """The widths along a smooth curve, so that ears are leaves and not wedges."""
    places = np.linspace(0, 1, len(widths))
    return np.clip(PchipInterpolator(places, widths)(np.linspace(0, 1, 24)), 4, None).tolist()


def head(pen, rabbit: Rabbit):
    shape = geo.curve(HEAD)
    pen.form(shape, rabbit.fur, volume=42, texture=0.7)
    with pen.clip(shape):
        _face_pattern(pen, rabbit)
        pen.fill(geo.ellipse(-30, 34, 26, 19), "#ee7f70", 0.42, blur=9)
    _muzzle(pen, rabbit)
    _eye(pen, 14, -10, 17, 24)
    _eye(pen, 76, -13, 12, 20)
    brow = lighten(rabbit.fur, -0.22)
    with pen.clip(shape):
        pen.line([(-4, -46), (12, -54), (28, -50)], brow, 5, 0.7)
        pen.line([(64, -50), (74, -52), (84, -47)], brow, 4, 0.7)


def _face_pattern(pen, rabbit):
    marks = rabbit.marks
    if rabbit.pattern == "spots":
        for x, y, r in (
            (-58, -34, 15),
            (-24, -64, 12),
            (-70, 10, 11),
            (36, -68, 10),
            (-40, 58, 10),
        ):
            pen.fill(geo.blob(pen.rng, x, y, r), marks, 0.95, blur=1)
    if rabbit.pattern == "patches":
        pen.fill(geo.blob(pen.rng, 2, -30, 52, 50, wobble=0.06), marks, 0.95, blur=2)
    if rabbit.pattern == "blaze":
        pen.fill(
            geo.curve([(36, -90), (60, -88), (66, -30), (80, 20), (34, 20), (44, -30)]),
            rabbit.pale,
            0.95,
            blur=2,
        )


def _muzzle(pen, rabbit):
    pen.form(geo.ellipse(58, 38, 46, 33), rabbit.pale, volume=16, texture=0.3)
    pen.form(
        geo.curve([(52, 12), (68, 5), (86, 11), (80, 23), (69, 29), (59, 23)]),
        "#c4525c",
        volume=6,
        texture=0,
    )
    pen.line([(69, 28), (69, 40)], "#5a2c32", 4)
    pen.line([(36, 40), (50, 51), (69, 40), (84, 50), (97, 38)], "#5a2c32", 4.5)
    pen.fill(geo.rectangle(60, 47, 17, 15, 3), "#fffaf0")


def _eye(pen, x, y, rx, ry):
    pen.fill(geo.ellipse(x, y, rx, ry), "#1b1420")
    pen.fill(geo.ellipse(x, y + ry * 0.45, rx * 0.7, ry * 0.4), "#5c3a34", 0.8, blur=3)
    pen.fill(geo.ellipse(x - rx * 0.3, y - ry * 0.42, rx * 0.4), "#fffdf2")
    pen.fill(geo.ellipse(x + rx * 0.35, y + ry * 0.42, rx * 0.17), "#ffeec8", 0.9)


def body(pen, rabbit: Rabbit):
    shape = body_path()
    pen.form(shape, rabbit.fur, volume=44, texture=0.8)
    with pen.clip(shape):
        pen.fill(geo.ellipse(52, -92, 44, 92), rabbit.pale, 0.95, blur=5)
        _body_pattern(pen, rabbit)


def _body_pattern(pen, rabbit):
    marks = rabbit.marks
    if rabbit.pattern == "spots":
        for x, y, r in (
            (-60, -150, 17),
            (-20, -110, 14),
            (-66, -90, 18),
            (-26, -52, 16),
            (-62, -34, 12),
            (-16, -168, 11),
        ):
            pen.fill(geo.blob(pen.rng, x, y, r), marks, 0.95, blur=1)
    if rabbit.pattern == "patches":
        pen.fill(geo.blob(pen.rng, -62, -74, 66, 70, wobble=0.08), marks, 0.95, blur=2)


def tail(pen, rabbit: Rabbit):
    for dx, dy, r in ((0, 0, 30), (-14, -10, 18), (-12, 12, 17), (10, -16, 16)):
        pen.form(geo.blob(pen.rng, -104 + dx, -54 + dy, r), rabbit.pale, volume=12, texture=0.5)


def foot(pen, rabbit: Rabbit, x, y, shade=0.0):
    colour = lighten(rabbit.fur, -shade)
    shape = geo.curve(
        [
            (x - 46, y - 26),
            (x - 10, y - 42),
            (x + 44, y - 34),
            (x + 68, y - 14),
            (x + 52, y, "c"),
            (x - 40, y, "c"),
        ]
    )
    pen.form(shape, colour, volume=16, texture=0.5)
    for dx in (38, 54):
        pen.line(
            [(x + dx, y - 22), (x + dx + 5, y - 11), (x + dx + 4, y - 2)],
            lighten(colour, -0.2),
            3,
            0.7,
        )


def limb(pen, colour, points, widths):
    pen.form(geo.ribbon(points, widths), colour, volume=14, texture=0.5)


def paw(pen, rabbit: Rabbit, x, y, radius=21, shade=0.0):
    colour = lighten(rabbit.fur if rabbit.sleeve else rabbit.pale, -shade)
    pen.form(geo.ellipse(x, y, radius, radius * 0.9), colour, volume=9, texture=0.3)
