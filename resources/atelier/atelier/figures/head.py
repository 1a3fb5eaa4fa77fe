"""Heads from four sides, with face, hair and hat.  Head units as in `face`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from light.colour import hue, lighten

from .. import geometry as geo
from .face import EXPRESSIONS, Expression, draw_face
from .hair import draw_beard, draw_hair_behind, draw_hair_in_front
from .hats import draw_hat

if TYPE_CHECKING:
    from .person import Person

FRONT = [(0, -100), (52, -90), (82, -48), (83, 2), (72, 48), (42, 88), (0, 100)]
FRONT_CHILD = [(0, -100), (56, -90), (90, -44), (92, 10), (80, 56), (46, 90), (0, 97)]
THREE_QUARTER = [
    (-8, -100),
    (44, -92),
    (74, -54),
    (77, -14),
    (70, 4),
    (79, 30),
    (67, 62),
    (46, 94),
    (18, 100),
    (-24, 78),
    (-48, 44),
    (-82, 12),
    (-92, -36),
    (-64, -84),
]
PROFILE = [
    (0, -100),
    (46, -90),
    (70, -56),
    (73, -24),
    (67, -6),
    (80, 14),
    (96, 30),
    (90, 38),
    (77, 40),
    (82, 49),
    (76, 55),
    (80, 63),
    (72, 72),
    (75, 86),
    (60, 100),
    (30, 92),
    (2, 74),
    (-18, 50),
    (-54, 46),
    (-86, 14),
    (-96, -34),
    (-64, -84),
]


def _outline(side, age):
    if side in ("front", "back"):
        return geo.symmetric(FRONT_CHILD if age == "child" else FRONT)
    if side == "three-quarter":
        return geo.curve(THREE_QUARTER)
    points = list(PROFILE)
    if age == "child":
        points[6] = (88, 28)
        points[13] = (70, 84)
    return geo.curve(points)


def _ears(pen, side, skin):
    shade = lighten(hue(skin, -10), -0.14)
    places = {"front": (-86, 86), "back": (-86, 86), "three-quarter": (-34,), "profile": (-14,)}
    for x in places[side]:
        ear = geo.ellipse(x, 14, 15 if side in ("front", "back") else 13, 23, 6)
        pen.form(ear, skin, shade, volume=8, texture=0)
        pen.line(geo.arc(x, 14, 7, 13, -90, 120), shade, 4, 0.6)


def draw_head(
    pen, x, y, radius, person: Person, side="three-quarter", expression="calm", turn=0.0, flip=False
):
    """A whole head; `radius` is half its height, `turn` tilts it (degrees)."""
    mood = expression if isinstance(expression, Expression) else EXPRESSIONS[expression]
    skin, hair = person.skin_colour, person.own_hair_colour
    shade = hue(lighten(skin, -0.14), -10)
    with pen.at(x, y, radius / 100, turn, flip):
        draw_hair_behind(pen, side, person.hair, hair)
        outside = side in ("front", "back")
        if outside:
            _ears(pen, side, skin)
        pen.form(_outline(side, person.age), skin, shade, volume=62, texture=0.12, shadow=0.6)
        if side != "back":
            draw_face(pen, side, mood, skin, hair, person.age, person.glasses)
        if not outside:
            _ears(pen, side, skin)
        if person.beard and side != "back":
            draw_beard(pen, side, person.beard, hair)
        draw_hair_in_front(pen, side, person.hair, hair)
        if person.hat:
            draw_hat(pen, side, person.hat, person.hat_colour)
