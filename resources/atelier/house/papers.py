"""Paper for clues and poems: light and calm in the middle, with torn edges."""

from __future__ import annotations

from functools import partial

import numpy as np
from atelier import Art
from atelier import geometry as geo

from .picture import Picture
from .wonders import sprig

PAPER, SHADE, STAIN = "#f7ecd5", "#d3b98c", "#e3cda2"


def _torn(rng, left, top, right, bottom, step, rough):
    """A deckled outline: long waves and small fibres."""
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    points = []
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        count = max(3, int(np.hypot(x1 - x0, y1 - y0) / step))
        drift = np.cumsum(rng.normal(0, 0.5, count))
        drift -= np.linspace(drift[0], drift[-1], count)
        for i in range(count):
            t = (i + 0.5) / count
            out = (rng.normal(0, 0.55) + 0.35 * drift[i]) * rough
            across = out if y0 == y1 else 0.0
            points.append(
                (x0 + (x1 - x0) * t + (0 if y0 == y1 else out), y0 + (y1 - y0) * t + across)
            )
    return geo.curve(points)


def _sheet(art, margin, rough):
    width, height = art.size
    with art.layer("sheet", warp=0.6, mottle=0.008) as pen:
        shape = _torn(pen.rng, margin, margin, width - margin, height - margin, 13, rough)
        pen.fill(shape, PAPER)
        with pen.clip(shape):
            for _ in range(60):
                x, y = pen.rng.uniform(0, width), pen.rng.uniform(0, height)
                edge = min(x, width - x, y, height - y)
                if edge < margin * 3:
                    pen.fill(geo.blob(pen.rng, x, y, margin * 1.6), STAIN, 0.35, blur=margin * 0.7)
            pen.inside_edge(shape, 0, 0, margin * 0.9, SHADE, 0.75)
            pen.inside_edge(shape, 0, 0, 2.5, "#a8834e", 0.7)
            for _ in range(int(width * height / 2600)):
                x, y = pen.rng.uniform(0, width), pen.rng.uniform(0, height)
                turn = pen.rng.uniform(0, 6.28)
                end = (x + np.cos(turn) * 9, y + np.sin(turn) * 9)
                pen.line(geo.polygon([(x, y), end], closed=False), "#c9ad7c", 0.8, 0.35)
    return shape


def paint_clue(art: Art) -> None:
    _sheet(art, 15, 3.4)
    with art.layer("ornament", alpha=0.55, warp=0.3) as pen:
        for flip in (False, True):
            with pen.at(1200 if flip else 0, 0, flip=flip):
                pen.fill(geo.moved(geo.star(15, 5, 0.45), 62, 110), "#b98a44")
                sprig(pen, [(62, 84), (58, 62), (74, 44)], "#b98a44", (3, 8), 3, 2)
                sprig(pen, [(62, 136), (58, 158), (74, 176)], "#b98a44", (3, 8), 3, 2)
    _finish(art)


def paint_poem(art: Art) -> None:
    _sheet(art, 22, 4.4)
    with art.layer("ornament", alpha=0.5, warp=0.3) as pen:
        for flip in (False, True):
            with pen.at(900 if flip else 0, 0, flip=flip):
                for top in (86, 1216):
                    sprig(
                        pen,
                        [(430, top), (340, top - 10), (250, top + 4)],
                        "#b98a44",
                        (4, 11),
                        4,
                        2.4,
                    )
        for top in (86, 1216):
            pen.fill(geo.moved(geo.star(15, 5, 0.45), 450, top), "#b98a44")
    _finish(art)


def paint_plain(art: Art) -> None:
    """Not yet given, so without an ornament: to write on."""
    _sheet(art, 18, 3.8)
    _finish(art)


def _finish(art):
    art.finish(bloom=0, tooth=0.035, grain=0.012, curve=0, saturation=1)


def pictures() -> list[Picture]:
    return [
        Picture(
            name=name,
            paint=partial(paint),
            seed=seed,
            size=size,
            ground="#c9ad7c",
            quality=74,
        )
        for name, paint, seed, size in (
            ("paper-clue.webp", paint_clue, 91, (1200, 220)),
            ("paper-poem.webp", paint_poem, 92, (900, 1300)),
            ("paper-plain.webp", paint_plain, 93, (1000, 420)),
        )
    ]
