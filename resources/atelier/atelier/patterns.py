"""Swatches: pattern and material laid inside a shape.

Each function returns a swatch: `stripes("#fff")(pen, path)`; so it can be given to `Outfit`.
"""

from __future__ import annotations

import math

from light.colour import lighten, vary

from . import geometry as geo


def _box(path):
    b = path.computeTightBounds()
    return b.left(), b.top(), b.right(), b.bottom()


def _steps(start, end, step):
    return [start + i * step for i in range(int((end - start) / step) + 1)]


def stripes(colour, width=6.0, gap=12.0, degrees=0.0, alpha=0.85):
    """Bands across the shape; 0 is level."""

    def lay(pen, path):
        left, top, right, bottom = _box(path)
        reach = math.hypot(right - left, bottom - top) / 2 + gap
        with pen.clip(path), pen.at((left + right) / 2, (top + bottom) / 2, 1, degrees):
            for y in _steps(-reach, reach, width + gap):
                bow = pen.rng.normal(0, 1.2)
                pen.line([(-reach, y), (0, y + bow), (reach, y)], colour, width, alpha)

    return lay


def checks(colour, size=16.0, degrees=0.0, alpha=0.5):
    """Gingham or tartan: two crossing sets of bands."""

    def lay(pen, path):
        stripes(colour, size, size, degrees, alpha)(pen, path)
        stripes(colour, size, size, degrees + 90, alpha)(pen, path)

    return lay


def dots(colour, radius=4.0, gap=18.0, alpha=0.9):
    def lay(pen, path):
        left, top, right, bottom = _box(path)
        with pen.clip(path):
            for j, y in enumerate(_steps(top, bottom, gap * 0.87)):
                for x in _steps(left + (j % 2) * gap / 2, right, gap):
                    pen.fill(geo.blob(pen.rng, x, y, radius, corners=7, wobble=0.08), colour, alpha)

    return lay


def wood(colour, board=34.0, degrees=0.0):
    """Boards with grain and a few knots."""

    def lay(pen, path):
        left, top, right, bottom = _box(path)
        reach = math.hypot(right - left, bottom - top) / 2 + board
        with pen.clip(path), pen.at((left + right) / 2, (top + bottom) / 2, 1, degrees):
            for y in _steps(-reach, reach, board):
                pen.fill(
                    geo.rectangle(-reach, y, reach * 2, board), vary(colour, pen.rng, 0.02, 3), 0.8
                )
                for _ in range(5):
                    at = y + pen.rng.uniform(0.1, 0.9) * board
                    pen.line(
                        [(-reach, at), (0, at + pen.rng.normal(0, 2)), (reach, at)],
                        lighten(colour, -0.08),
                        1.0,
                        0.45,
                    )
                if pen.rng.random() < 0.6:
                    pen.fill(
                        geo.ellipse(
                            pen.rng.uniform(-reach, reach), y + board / 2, board * 0.2, board * 0.1
                        ),
                        lighten(colour, -0.14),
                        0.6,
                    )
                pen.line(
                    geo.polygon([(-reach, y), (reach, y)], False), lighten(colour, -0.2), 1.8, 0.8
                )

    return lay


def stones(colour, size=34.0):
    """Rubble wall."""

    def lay(pen, path):
        box = _box(path)
        area = (box[2] - box[0]) * (box[3] - box[1])
        with pen.clip(path):
            pen.fill(path, lighten(colour, -0.12), 0.9)
            places = geo.scattered(pen.rng, int(area / (size * size * 0.62)), box, size * 0.72, 12)
            for x, y in places:
                stone = geo.blob(pen.rng, x, y, size * 0.5, size * 0.4, 7, 0.09)
                pen.form(stone, vary(colour, pen.rng, 0.03, 4), volume=size * 0.2, texture=0.2)

    return lay


def wallpaper(first, second, width=46.0):
    """Broad stripes with a small sprig between."""

    def lay(pen, path):
        left, top, right, bottom = _box(path)
        with pen.clip(path):
            for i, x in enumerate(_steps(left, right, width)):
                if i % 2:
                    pen.fill(geo.rectangle(x, top, width, bottom - top), first, 0.75)
                    continue
                for y in _steps(top + width * 0.4, bottom, width * 1.3):
                    for k in (-40, 0, 40):
                        tip = geo.toward((x + width / 2, y), 180 + k, width * 0.22)
                        pen.fill(geo.ellipse(*tip, width * 0.05, width * 0.12, -k), second, 0.8)

    return lay


def tiles(first, second, size=40.0, squash=1.0):
    """Chequered floor; `squash` below 1 lays it down."""

    def lay(pen, path):
        left, top, right, bottom = _box(path)
        with pen.clip(path):
            for j, y in enumerate(_steps(top, bottom, size * squash)):
                for i, x in enumerate(_steps(left, right, size)):
                    colour = first if (i + j) % 2 else second
                    pen.fill(
                        geo.rectangle(x, y, size, size * squash), vary(colour, pen.rng, 0.015, 3)
                    )

    return lay


def grass(colour, height=12.0, density=1.0):
    def lay(pen, path):
        left, top, right, bottom = _box(path)
        count = int((right - left) * (bottom - top) / (height * height) * density)
        with pen.clip(path):
            for y in sorted(pen.rng.uniform(top, bottom, count)):
                x, tall = pen.rng.uniform(left, right), height * pen.rng.uniform(0.6, 1.3)
                pen.line(
                    [
                        (x, y),
                        (x + tall * 0.1, y - tall * 0.6),
                        (x + pen.rng.normal(0.2, 0.3) * tall, y - tall),
                    ],
                    vary(colour, pen.rng, 0.045, 8),
                    1.6,
                    0.7,
                )

    return lay


def water(colour, gap=16.0):
    """Level glints."""

    def lay(pen, path):
        left, top, right, bottom = _box(path)
        with pen.clip(path):
            for y in _steps(top, bottom, gap):
                for _ in range(max(2, int((right - left) / 90))):
                    x, run = pen.rng.uniform(left, right), pen.rng.uniform(20, 80)
                    tone = lighten(colour, pen.rng.choice([0.1, 0.06, -0.06]))
                    pen.fill(
                        geo.ellipse(x, y + pen.rng.normal(0, gap * 0.3), run / 2, 1.8), tone, 0.6
                    )

    return lay
