"""A face of 150 to 700 pixels that is drawn throughout, in the axes of `faces`: eyes at (±70, -15), mouth at (0, 127), chin at (0, 236).

Each half has an eyelid, a brow and a corner of the mouth of its own: two halves that disagree are what makes a face worth a second look.
"""

from __future__ import annotations

from dataclasses import dataclass

from atelier import geometry as geo

from . import faces
from .colour import lighten, mix, shadow_of

# fmt: off

@dataclass(frozen=True)
class Face:
    """Pairs are the left and the right of the card; rise: up is negative; knit: the inner end of a brow down."""

    skin: str = "#efcdb0"
    shade: str = "#a8685a"
    iris: str = "#5f8a84"
    hair: tuple = ("#2a2a34", "#4a4658")
    lips: tuple = ("#b85a5c", "#cf7a70")
    cheek: str = "#e07a68"
    jaw: float = 1.0
    lids: tuple = (4, 7)
    gaze: tuple = (0, 0)
    rise: tuple = (0, 0)
    knit: tuple = (0, 0)
    bushy: float = 1.0
    corners: tuple = (4, 0)
    full: float = 1.0
    wide: float = 1.0
    gap: float = 0.0  # how far the mouth is open
    lashes: int = 5
    closed: tuple = (False, False)
    old: bool = False
    own_mouth: bool = False  # the card draws it


def outline(jaw=1.0):
    right = [(96, -240), (166, -180), (190, -70), (182, 30), (150 * jaw, 140), (76 * jaw, 222)]
    return geo.curve([(0, -262), *right, (0, 240), *((-x, y) for x, y in right[::-1])])


def portrait(d, x, y, size, face, tilt=0.0, reach=34):
    with d.at(x, y, size, tilt):
        pen, d.width = d.width, d.width * min(max(size, 0.42), 1.15)
        skull = outline(face.jaw)
        d.shape(skull, face.skin, 1.3, 0)
        d.model(skull, face.shade, reach, 26, 0.62)
        with d.inside(skull):
            _flesh(d, face)
        for number, side in enumerate((-1, 1)):
            with d.at(side * 70, -15):
                _one_eye(d, face, number, side)
            faces.brow(d, side, face.rise[number], face.knit[number], face.bushy, face.hair)
        faces.nose(d, shadow_of(face.shade, 0.06))
        if face.gap:
            open_mouth(d, face)
        elif not face.own_mouth:
            faces.mouth(d, *face.corners, face.full, face.wide, face.lips, shadow_of(face.shade, 0.2))
        if face.old:
            faces.age(d, face.shade)
        d.width = pen


def _one_eye(d, face, number, side):
    if face.closed[number]:
        faces.closed_eye(d, 0, 0, side)
        return
    glint = lambda q: q.fill(geo.ellipse(2, 2, 5.5), "#fffdf2", hide=False)
    faces.eye(d, 0, 0, side, face.lids[number], face.gaze, face.iris, face.lashes, lit=glint)


def _flesh(d, face):
    faces.blush(d, face.cheek, 0.4)
    for side in (-1, 1):
        d.fill(geo.ellipse(side * 70, -22, 66, 44), face.shade, 0.20, 14, False)
    d.fill([(-14, -50), (16, -50), (36, 62), (20, 82), (-16, 80)], face.shade, 0.22, 9, False)
    d.fill(geo.ellipse(-6, 30, 8, 50), lighten(face.skin, 0.07), 0.6, 8, False)
    d.fill(geo.ellipse(0, 176, 46, 14), face.shade, 0.28, 9, False)
    d.fill(geo.ellipse(-30, -170, 90, 50), lighten(face.skin, 0.05), 0.5, 26, False)


def open_mouth(d, face):
    """Teeth above, a tongue below; the corners pull where the face wants them."""
    left, right = face.corners
    w, g = 52 * face.wide, face.gap
    hole = geo.curve([(-w, 128 - left, "c"), (-0.5 * w, 114), (0, 118), (0.5 * w, 114), (w, 128 - right, "c"), (0.72 * w, 128 + 0.75 * g), (0, 132 + g), (-0.72 * w, 128 + 0.75 * g)])
    d.fill(hole, "#4a1422")
    with d.inside(hole):
        d.fill(geo.ellipse(0, 136 + g, 0.62 * w, 0.42 * g), "#b8484c", hide=False)
        d.fill([(-w, 100, "c"), (w, 100, "c"), (0.8 * w, 122 + 0.12 * g), (0, 126 + 0.2 * g), (-0.8 * w, 122 + 0.12 * g)], "#f6ecd8", hide=False)
        for k in range(-3, 4):
            d.stroke([(k * 0.24 * w, 108), (k * 0.25 * w, 125 + 0.18 * g)], 0.4, "#a8948a", (0.02, 0.02))
    d.contour(hole, 2.0, lost=0, colour=mix(face.lips[0], "#5a1a28", 0.25))
    d.stroke([(-0.4 * w, 148 + g), (0, 153 + g), (0.4 * w, 148 + g)], 0.9, face.shade)
