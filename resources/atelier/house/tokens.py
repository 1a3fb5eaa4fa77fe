"""Small painted discs: voting tokens, numbers, the red marker, yes and no."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from atelier import Art, Rim
from atelier import geometry as geo
from light.colour import lab, lighten, mix

from .lettering import digits
from .picture import Picture
from .rabbit_hats import GLASSES, HATS
from .rabbit_shapes import EARS, HEAD
from .rabbits import RABBITS

if TYPE_CHECKING:
    import skia

COLOURS = (
    "#d9534a",
    "#e8963e",
    "#ecc94b",
    "#8fb84a",
    "#4c9f70",
    "#3fa7a3",
    "#4b8fd0",
    "#5a66c8",
    "#8c5ac0",
    "#c45fa5",
    "#8a6a4f",
    "#d8d3c8",
)
IVORY, GOLD, INK = "#f5ead2", "#d8a648", "#2b2118"
MIDDLE, RADIUS = 128, 120
HAT_TOPS = {
    "beanie": -196,
    "rain": -148,
    "feather": -150,
    "sailor": -168,
    "nightcap": -160,
    "top hat": -204,
    "wizard": -206,
    "crown": -176,
}


def _around(count, radius, turn=0.0):
    for i in range(count):
        degrees = 360 * i / count + turn
        x, y = geo.toward((0, 0), 180 - degrees, radius)
        yield x, y, degrees


def beads(pen, colour, count=16, size=9):
    for x, y, _ in _around(count, 103):
        pen.fill(geo.ellipse(x, y, size), colour)


def dashes(pen, colour):
    for x, y, turn in _around(12, 103):
        pen.fill(geo.rectangle(x - 16, y - 5, 32, 10, 4, turn), colour)


def teeth(pen, colour):
    for x, y, turn in _around(16, 104):
        pen.fill(geo.moved(geo.polygon([(-13, 13), (0, -14), (13, 13)]), x, y, turn=turn), colour)


def ring(pen, colour):
    pen.line(geo.ellipse(0, 0, 110), colour, 6)
    pen.line(geo.ellipse(0, 0, 96), colour, 6)


def stars(pen, colour):
    for x, y, turn in _around(8, 103):
        pen.fill(geo.moved(geo.star(18, 5, 0.45), x, y, turn=turn), colour)


def squares(pen, colour):
    for x, y, turn in _around(12, 103):
        pen.fill(geo.rectangle(x - 9, y - 9, 18, 18, 1, turn + 45), colour)


def wave(pen, colour):
    points = []
    for i in range(96):
        angle = math.tau * i / 96
        r = 103 + 9 * math.sin(12 * angle)
        points.append((r * math.cos(angle), r * math.sin(angle)))
    pen.line(geo.curve(points), colour, 8)


def spokes(pen, colour):
    for x, y, turn in _around(24, 104):
        pen.fill(geo.rectangle(x - 4, y - 14, 8, 28, 3, turn), colour)


def moons(pen, colour):
    for x, y, turn in _around(9, 103):
        moon = geo.subtract(geo.ellipse(0, 0, 15), geo.ellipse(7, -3, 13))
        pen.fill(geo.moved(moon, x, y, turn=turn), colour)


def petals(pen, colour):
    for x, y, turn in _around(14, 103):
        pen.fill(geo.ellipse(x, y, 8, 15, turn), colour)


def quarters(pen, colour):
    for start in (10, 100, 190, 280):
        pen.line(geo.arc(0, 0, 103, 103, start, start + 70, 12), colour, 14)


def pairs(pen, colour):
    for i, (x, y, _) in enumerate(_around(20, 103)):
        pen.fill(geo.ellipse(x, y, 12 if i % 2 else 5), colour)


RIMS = (beads, dashes, teeth, ring, stars, squares, wave, spokes, moons, petals, quarters, pairs)


def disc(pen, colour, edge):
    """A turned wooden disc: painted edge, sunken middle."""
    pen.form(geo.ellipse(0, 0, RADIUS), edge, volume=12, texture=0.4)
    pen.form(geo.ellipse(0, 0, 84), colour, volume=10, shadow=0.3, texture=0.5)
    pen.line(geo.ellipse(0, 0, 85), lighten(edge, -0.2), 4, 0.7)


def silhouette(rabbit) -> skia.Path:
    """The head of a rabbit as one shape; ears tell it from the others."""
    near, far = EARS[rabbit.ears]
    return geo.union(geo.curve(HEAD), geo.ribbon(*near), geo.ribbon(*far))


def _head_box(rabbit):
    """Left, top, right, bottom of the head with its ears and its hat."""
    box = silhouette(rabbit).computeTightBounds()
    tall = HAT_TOPS.get(rabbit.hat, 0)
    return box.left(), min(box.top(), tall), box.right(), box.bottom()


def _features(pen, colour):
    for x, y, rx, ry in ((14, -8, 18, 24), (76, -10, 13, 20), (72, 24, 16, 11)):
        pen.fill(geo.ellipse(x, y, rx, ry), colour)


def paint_token(art: Art, number: int) -> None:
    colour = COLOURS[number]
    pale = lab(colour)[0] > 0.77
    figure, other = ("#3a2c3c", "#fff6e0") if pale else ("#fbf1da", lighten(colour, -0.26))
    trim = "#b8893a" if RABBITS[number].hat == "crown" else mix(figure, colour, 0.2)
    rabbit = replace(RABBITS[number], cloth=other, trim=trim, pale=figure)
    left, top, right, bottom = _head_box(rabbit)
    scale = 146 / max(right - left, bottom - top, 250)
    with _layer(art) as pen, pen.at(MIDDLE, MIDDLE):
        disc(pen, colour, lighten(colour, -0.12))
        RIMS[number](pen, mix(figure, colour, 0.12))
        with pen.at(-(left + right) / 2 * scale, -(top + bottom) / 2 * scale, scale):
            pen.form(silhouette(rabbit), figure, volume=30, texture=0.4)
            _features(pen, lighten(colour, -0.12))
            if rabbit.hat in HAT_TOPS:
                HATS[rabbit.hat](pen, rabbit)
            if rabbit.glasses:
                GLASSES[rabbit.glasses](pen, other)
    _finish(art)


def paint_number(art: Art, number: int) -> None:
    with _layer(art) as pen, pen.at(MIDDLE, MIDDLE):
        pen.form(geo.ellipse(0, 0, RADIUS), GOLD, volume=16, texture=0.4)
        pen.form(geo.ellipse(0, 0, 102), IVORY, volume=10, shadow=0.3, texture=0.4)
        pen.line(geo.ellipse(0, 0, 102), "#8c6224", 4, 0.8)
        pen.line(geo.ellipse(0, 0, 92), GOLD, 2.5, 0.8)
        pen.fill(digits(str(number), 168 if number < 10 else 136), INK)
    _finish(art)


def paint_marker(art: Art) -> None:
    with _layer(art) as pen, pen.at(MIDDLE, MIDDLE):
        disc(pen, "#c9483c", "#9c2f2c")
        pen.line(geo.ellipse(0, 0, 103), "#f0b060", 5)
        pen.form(geo.moved(geo.star(64, 5, 0.45), 0, 4), "#fbe6c0", volume=14, texture=0.3)
    _finish(art)


def paint_yes(art: Art) -> None:
    with _layer(art) as pen, pen.at(MIDDLE, MIDDLE):
        disc(pen, "#5f9d69", "#3f7a50")
        tick = geo.ribbon([(-46, 6), (-14, 42), (52, -44)], [26, 28, 24])
        pen.form(tick, "#fbf3dc", volume=9, texture=0.3)
    _finish(art)


def paint_no(art: Art) -> None:
    with _layer(art) as pen, pen.at(MIDDLE, MIDDLE):
        disc(pen, "#b5493f", "#8a302e")
        for side in (-1, 1):
            bar = geo.ribbon([(-40 * side, -40), (40 * side, 40)], [24, 26, 24])
            pen.form(bar, "#fbf3dc", volume=9, texture=0.3)
    _finish(art)


def _layer(art):
    return art.layer("disc", detail=1, keep=0.45, warp=0.4, rim=Rim("#ffe8bc", 3, 0.5))


def _finish(art):
    art.repaint("final", radii=(4, 2.2, 1.2), thresholds=(0.05, 0.06, 0.12))
    art.finish(bloom=0, tooth=0.02, grain=0.01, saturation=1.03)


def pictures() -> list[Picture]:
    named = {f"token-{n:02}.webp": partial(paint_token, number=n) for n in range(12)}
    named |= {f"number-{n:02}.webp": partial(paint_number, number=n) for n in range(1, 13)}
    named |= {
        "marker-red.webp": paint_marker,
        "chip-yes.webp": paint_yes,
        "chip-no.webp": paint_no,
    }
    return [
        Picture(name=name, paint=paint, seed=40 + i, size=(256, 256), quality=88)
        for i, (name, paint) in enumerate(named.items())
    ]
