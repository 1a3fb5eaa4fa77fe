"""Faces: eyes, brows, nose and mouth for eight expressions and three sides.

Head units: 100 is half the height of a head, its centre at (0, 0), facing +x.
"""

from __future__ import annotations

from dataclasses import dataclass

from light.colour import hue, lab, lighten, mix

from .. import geometry as geo


@dataclass(frozen=True)
class Expression:
    """eye: open, wide, narrow, closed (lids down) or smiling (lids up).
    brow: lift; slant: inner ends up (+, worried) or down (-, angry);
    smile: corners up (+) or down (-); gape: how far the mouth is open.
    """

    eye: str = "open"
    brow: float = 0.0
    slant: float = 0.0
    smile: float = 0.15
    gape: float = 0.0
    blush: float = 0.35


EXPRESSIONS = {
    "calm": Expression(),
    "happy": Expression(eye="smiling", brow=5, smile=0.9, gape=0.35, blush=0.6),
    "sad": Expression(eye="narrow", slant=13, smile=-0.6, blush=0.2),
    "sleeping": Expression(eye="closed", smile=0.2, blush=0.45),
}

# (x, width factor, which side the nose is on) for every visible eye
EYES = {
    "front": ((-35, 1.0, 1), (35, 1.0, -1)),
    "three-quarter": ((-2, 1.0, 1), (55, 0.72, -1)),
    "profile": ((50, 0.8, 1),),
}
MOUTH = {"front": (0, 1.0), "three-quarter": (34, 0.9), "profile": (66, 0.55)}


def _eye(pen, x, wide, inner, expression, dark):
    y = 6
    if expression.eye in ("closed", "smiling"):
        start, end = (15, 165) if expression.eye == "closed" else (195, 345)
        drop = 0 if expression.eye == "closed" else 6
        pen.line(geo.arc(x, y + drop, 15 * wide, 10, start, end), dark, 6.5)
        return
    opening = {"open": 11.5, "wide": 16.0, "narrow": 7.5}[expression.eye]
    half = 15 * wide
    white = geo.ellipse(x, y, half, opening)
    pen.fill(white, "#f6eee2")
    with pen.clip(white):
        look = 2.5 * wide
        radius = 8.5 if expression.eye != "wide" else 7.5
        pen.fill(geo.ellipse(x + look, y + 1, radius * wide, radius), dark)
        pen.fill(geo.ellipse(x + look - 2.5, y - 2.5, 2.6), "#ffffff", 0.9)
    lid = geo.arc(x, y, half + 1.5, opening + 1, 192, 348)
    pen.line(lid, dark, 5.5)
    if expression.eye == "narrow":
        pen.line([(x - half, y - 5), (x, y - 7), (x + half, y - 5)], dark, 6)


def _brow(pen, x, wide, inner, expression, colour):
    y = -24 - expression.brow
    slant = expression.slant * inner
    start = (x - 19 * wide, y + slant * 0.7 + 3)
    middle = (x, y - 3)
    end = (x + 19 * wide, y - slant * 0.7 + 3)
    pen.fill(geo.ribbon([start, middle, end], [5, 8.5, 4.5], 12), colour, 0.9)


def _mouth(pen, x, wide, expression, skin):
    y = 57
    half = (19 + 5 * abs(expression.smile)) * wide
    lift = expression.smile * 11
    lip = mix(hue(skin, -14), "#8c2f38", 0.62)
    if expression.gape:
        deep = 9 + 22 * expression.gape
        top = y - 4 - deep * 0.25
        shape = geo.curve(
            [
                (x - half, top - lift * 0.8, "c"),
                (x, top + lift * 0.35),
                (x + half, top - lift * 0.8, "c"),
                (x + half * 0.55, top + deep * 0.8),
                (x, top + deep),
                (x - half * 0.55, top + deep * 0.8),
            ]
        )
        pen.fill(shape, "#52161f")
        with pen.clip(shape):
            pen.fill(geo.ellipse(x, top + deep, half * 0.6, deep * 0.4), "#c25f5c")
        pen.line(shape, lip, 3.5)
        return
    pen.line(
        [(x - half, y - lift * 0.7), (x, y + lift * 0.5), (x + half, y - lift * 0.7)], lip, 6.0
    )
    pen.line(
        [(x - half * 0.4, y + 13), (x, y + 15), (x + half * 0.4, y + 13)],
        lighten(skin, -0.10),
        4.0,
        0.5,
    )


def _nose(pen, side, skin):
    shade = lighten(hue(skin, -10), -0.15)
    if side == "front":
        pen.line([(-3, 8), (-7, 28), (-9, 33)], shade, 5, 0.35)
        pen.line([(-10, 34), (0, 39), (10, 34)], shade, 6, 0.8)
        pen.fill(geo.ellipse(0, 27, 9, 8), lighten(skin, 0.06), 0.5, blur=3)
    elif side == "three-quarter":
        nose = geo.curve([(30, 0), (42, 18), (52, 33), (46, 41), (32, 40), (26, 34)])
        pen.fill(nose, lighten(skin, 0.035), 0.85, blur=1.5)
        pen.line([(36, 2), (46, 20), (53, 33), (46, 41), (34, 40)], shade, 5.5, 0.8)
    else:
        pen.line([(80, 34), (72, 36), (70, 29)], shade, 5, 0.7)


def draw_face(pen, side, expression, skin, hair, age="young", glasses=False):
    """The features of a head that shows its face; `side` front, three-quarter or profile."""
    dark = "#1f1519" if lab(skin)[0] > 0.45 else "#140c0e"
    brow = mix(hair, dark, 0.35) if age != "old" else hair
    mouth_x, mouth_wide = MOUTH[side]
    for x, wide, inner in EYES[side]:
        cheek = x + (6 if side == "front" and x > 0 else -6 if side == "front" else 0)
        pen.fill(geo.ellipse(cheek, 38, 19 * wide, 13), "#d84f48", expression.blush, blur=9)
        pen.fill(geo.ellipse(x, 8, 20 * wide, 15), lighten(skin, -0.08), 0.35, blur=6)
        _eye(pen, x, wide, inner, expression, dark)
        _brow(pen, x, wide, inner, expression, brow)
    _nose(pen, side, skin)
    _mouth(pen, mouth_x, mouth_wide, expression, skin)
    if age == "old":
        _wrinkles(pen, side, skin)
    if glasses:
        _glasses(pen, side)


def _wrinkles(pen, side, skin):
    line = lighten(hue(skin, -8), -0.12)
    for x, wide, inner in EYES[side]:
        pen.line(geo.arc(x, 16, 16 * wide, 12, 35, 145), line, 3.5, 0.6)
        pen.line(geo.arc(x - inner * 4, -44, 20 * wide, 6, 200, 340), line, 3, 0.4)
    x, wide = MOUTH[side]
    for s in (-1, 1) if side != "profile" else (-1,):
        pen.line(
            [(x + s * 18 * wide, 34), (x + s * 30 * wide, 50), (x + s * 29 * wide, 64)],
            line,
            4,
            0.6,
        )


def _glasses(pen, side):
    for x, wide, _ in EYES[side]:
        pen.fill(geo.ellipse(x, 7, 25 * wide, 22), "#ffffff", 0.14)
        pen.line(geo.ellipse(x, 7, 25 * wide, 22), "#2c2428", 4.5)
    if side != "profile":
        left, right = EYES[side]
        pen.line(
            [(left[0] + 25, 5), ((left[0] + right[0]) / 2 + 4, 1), (right[0] - 24 * right[1], 5)],
            "#2c2428",
            4.5,
        )
