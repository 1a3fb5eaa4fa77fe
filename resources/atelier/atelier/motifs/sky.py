"""Stars, moon, clouds, weather."""

from __future__ import annotations

import skia
from light.colour import hue, lighten, mix

from .. import geometry as geo


def crescent(radius, phase=0.42, turn=0.0):
    hole = geo.ellipse(radius * phase, -radius * phase * 0.35, radius * 0.86)
    return geo.moved(geo.subtract(geo.ellipse(0, 0, radius), hole), turn=turn)


def starfield(pen, count, box, colours=("#ffffff", "#ffe9b8", "#bcd8ff"), radius=(0.5, 1.7)):
    for _ in range(count):
        x, y = pen.rng.uniform(box[0], box[2]), pen.rng.uniform(box[1], box[3])
        size = radius[0] + (radius[1] - radius[0]) * pen.rng.random() ** 3
        colour = colours[pen.rng.integers(len(colours))]
        pen.fill(geo.ellipse(x, y, size), colour, pen.rng.uniform(0.4, 1))


def soft_star(pen, x, y, radius, colour="#ffe9a8", strength=1.0):
    pen.halo(x, y, radius * 3.2, colour, 0.6 * strength)
    shape = geo.moved(geo.star(radius, 5, 0.5), x, y, turn=pen.rng.uniform(-20, 20))
    pen.form(shape, colour, lighten(hue(colour, -25), -0.12), "#fffbe6", texture=0.2)


def _puffs(pen, x, y, width, count):
    rng = pen.rng
    puffs = []
    for i in range(count):
        t = (i + 0.5) / count * 2 - 1
        radius = width * (0.16 + 0.14 * (1 - t * t)) * rng.uniform(0.8, 1.2)
        top = y - radius * 0.45 * (1 - abs(t)) - rng.uniform(0, width * 0.06)
        puffs.append((x + t * width * 0.42 + rng.normal(0, width * 0.02), top, radius))
    for px, py, radius in list(puffs):
        small = radius * rng.uniform(0.36, 0.5)
        puffs.append((px + rng.normal(0, radius * 0.7), py - radius * 0.55, small))
    return puffs


def _puff(pen, px, py, radius, colour, shade, shine, low):
    lx, ly = pen.light
    shape = geo.blob(pen.rng, px, py, radius, radius * 0.8, 9, 0.05)
    pen.fill(shape, shade, 0.28, blur=radius * 0.16)
    with pen.clip(shape):
        lit = (px + lx * radius * 0.9, py + ly * radius * 0.8)
        dark = (px - lx * radius * 0.5, py - ly * radius * 0.75)
        pen.fill(
            shape,
            pen.gradient(
                lit,
                dark,
                [mix(shine, colour, low * 0.6), colour, shade],
                [0, 0.45, 1],
                [0.95, 0.75, 0],
            ),
        )
        edge = skia.Path(shape)
        edge.offset(-lx * radius * 0.1, -ly * radius * 0.1)
        edge.toggleInverseFillType()
        pen.fill(edge, shine, 0.55, blur=radius * 0.05)


def cloud(pen, x, y, width, colour, shade=None, shine=None, count=7):
    """A heap of puffs, drawn one by one, each lit from the card's light."""
    shade = lighten(colour, -0.14) if shade is None else shade
    shine = lighten(colour, 0.08) if shine is None else shine
    puffs = _puffs(pen, x, y, width, count)
    base = geo.union(
        *[geo.ellipse(a, b, r, r * 0.8) for a, b, r in puffs],
        geo.rectangle(x - width * 0.45, y - width * 0.08, width * 0.9, width * 0.16, width * 0.08),
    )
    pen.form(base, mix(colour, shade, 0.35), shade, colour, volume=width * 0.16, texture=0.4)
    with pen.clip(base):
        for px, py, radius in sorted(puffs, key=lambda puff: puff[1] + puff[2] * 0.3):
            low = min(max((py - (y - width * 0.25)) / (width * 0.3), 0), 1)
            _puff(pen, px, py, radius, colour, shade, shine, low)
    return base


def smoke(pen, x, y, height, colour="#fbf6ee", drift=40, alpha=0.42):
    for i in range(16):
        t = i / 15
        puff = geo.blob(pen.rng, x + drift * t, y - t * height, 14 + 28 * t, 10 + 18 * t, 8)
        pen.fill(puff, colour, alpha * (1 - t * 0.7), blur=5)


def rain(pen, count, box, colour="#f0f4f4", slant=-0.16, length=(14, 44), avoid=None):
    """Streaks; `avoid` is a function (x, y) -> bool that keeps places dry."""
    for _ in range(count):
        x, y = pen.rng.uniform(box[0], box[2]), pen.rng.uniform(box[1], box[3])
        run = pen.rng.uniform(*length)
        if avoid and avoid(x, y):
            continue
        pen.line(
            geo.polygon([(x, y), (x + run * slant, y + run)], closed=False),
            colour,
            pen.rng.uniform(0.7, 1.5),
            pen.rng.uniform(0.15, 0.5),
        )


def snow(pen, count, box=(0, 0, 800, 1200), colour="#ffffff", radius=(1.0, 4.6)):
    for _ in range(count):
        size = pen.rng.uniform(*radius) * (1 if pen.rng.random() < 0.93 else 1.9)
        place = (pen.rng.uniform(box[0], box[2]), pen.rng.uniform(box[1], box[3]))
        pen.fill(
            geo.ellipse(*place, size),
            colour,
            pen.rng.uniform(0.4, 0.95),
            blur=0.6 if size < 4 else 2,
        )


def ripples(pen, count, box, colour="#f0f4f4", radius=(6, 15), alpha=0.4):
    for _ in range(count):
        x, y = pen.rng.uniform(box[0], box[2]), pen.rng.uniform(box[1], box[3])
        size = pen.rng.uniform(*radius)
        pen.line(geo.ellipse(x, y, size, size * 0.25), colour, 1.0, alpha)
