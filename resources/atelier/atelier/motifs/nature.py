"""Land, trees, grass, rocks, water."""

from __future__ import annotations

import math

import numpy as np
from light.colour import lighten, mix, vary

from .. import geometry as geo


def ridge(rng, y, wobble, count=7, left=-40, right=840, bottom=1240):
    """A hill line down to the bottom of the picture."""
    points = [(x, y + rng.normal(0, wobble)) for x in np.linspace(left, right, count)]
    return geo.curve([(left, bottom, "c"), *points, (right, bottom, "c")])


def grass(pen, left, right, y, count, colour, height=(10, 28), lean=0.2, line=None):
    """Blades; `line(x)` gives the ground when it is not level."""
    for _ in range(count):
        x, tall = pen.rng.uniform(left, right), pen.rng.uniform(*height)
        bend = pen.rng.normal(lean, 0.3) * tall
        ground = y if line is None else line(x)
        pen.line(
            [(x, ground + 3), (x + bend * 0.3, ground - tall * 0.6), (x + bend, ground - tall)],
            vary(colour, pen.rng, 0.04, 8),
            pen.rng.uniform(1, 2.6),
            0.9,
        )


def branch(pen, x, y, length, degrees, width, colour, depth=5, spread=30, shrink=0.74):
    """A branching tree growing at `degrees` (180 is up); returns the tips (x, y)."""
    rng = pen.rng
    turn = degrees + rng.normal(0, 14)
    middle = geo.toward((x, y), degrees, length * 0.5)
    end = geo.toward(middle, turn, length * 0.5)
    limb = geo.ribbon([(x, y), middle, end], [width, width * 0.86, width * shrink * 0.95], 8)
    if width > 5:
        pen.form(limb, colour, texture=0.6 if width > 12 else 0)
    else:
        pen.fill(limb, vary(colour, rng, 0.02, 4))
    if depth == 0:
        return [end]
    count = 2 if rng.random() < 0.75 else 3
    tips = [end] if depth <= 2 else []
    for i in range(count):
        away = (i - (count - 1) / 2) * spread * 2 / (count - 1) + rng.normal(0, 8)
        tips += branch(
            pen,
            *end,
            length * rng.uniform(0.68, 0.9),
            turn + away,
            width * shrink * rng.uniform(0.75, 1),
            colour,
            depth - 1,
            spread,
            shrink,
        )
    return tips


def round_tree(pen, x, y, height, colour, trunk="#5a4034", width=None):
    width = width or height * 0.55
    pen.form(
        geo.ribbon([(x, y), (x + height * 0.01, y - height * 0.5)], [height * 0.07, height * 0.04]),
        trunk,
    )
    middle = y - height * 0.65
    crown = geo.blob(pen.rng, x, middle, width * 0.52, height * 0.36, 10, 0.06)
    pen.form(crown, colour, volume=width * 0.4, texture=1.4)
    with pen.clip(crown):
        for _ in range(26):
            angle, reach = pen.rng.uniform(0, 6.3), pen.rng.uniform(0, 1) ** 0.6
            dx = math.cos(angle) * width * 0.45 * reach
            dy = math.sin(angle) * height * 0.33 * reach
            lit = dx * pen.light[0] + dy * pen.light[1] > 0
            pen.fill(
                geo.blob(pen.rng, x + dx, middle + dy, width * 0.09, width * 0.06, 6),
                lighten(colour, 0.09 if lit else -0.06),
                0.4,
                blur=1,
            )


def pine(pen, x, y, height, colour, snow=None, tiers=6):
    trunk = geo.rectangle(x - height * 0.025, y - height * 0.14, height * 0.05, height * 0.14)
    pen.form(trunk, "#4a3830")
    for i in range(tiers):
        t = i / tiers
        base = y - height * (0.1 + 0.88 * t)
        wide = height * (0.24 * (1 - t) ** 0.9 + 0.03)
        top = base - height * 0.30 * (1 - t * 0.4)
        hem = [
            (
                x + wide * (1 - j / 3),
                base
                + height * (0.018 if j % 2 == 0 else -0.012)
                + pen.rng.normal(0, height * 0.005),
                "c",
            )
            for j in range(7)
        ]
        tier = geo.curve([(x, top, "c"), *hem], tension=0.6)
        pen.form(
            tier, mix(colour, lighten(colour, 0.08), t), volume=wide * 0.6, texture=0.7, grain=1.3
        )
        if snow:
            rise = base - top
            pen.fill(
                geo.curve(
                    [
                        (x, top, "c"),
                        (x + wide * 0.5, base - rise * 0.4),
                        (x + wide * 0.2, base - rise * 0.46),
                        (x, base - rise * 0.34),
                        (x - wide * 0.25, base - rise * 0.44),
                        (x - wide * 0.55, base - rise * 0.38),
                    ]
                ),
                snow,
                0.85,
            )


def rock(pen, x, y, width, height, colour):
    """A boulder with a few planes."""
    rng = pen.rng
    points = [(x - width * 0.5, y, "c")]
    for t in (0.12, 0.35, 0.6, 0.85):
        rise = math.sin(t * math.pi) ** 0.6 * height * rng.uniform(0.85, 1.1)
        points.append((x + (t - 0.5) * width, y - rise, "c"))
    points.append((x + width * 0.5, y, "c"))
    shape = geo.curve(points, tension=0.5)
    pen.form(shape, colour, volume=min(width, height) * 0.35, texture=1.0)
    with pen.clip(shape):
        for _ in range(3):
            at = x + rng.uniform(-0.3, 0.3) * width
            pen.line(
                [
                    (at, y - height * rng.uniform(0.5, 0.9)),
                    (at + rng.normal(0, width * 0.08), y - height * 0.3),
                ],
                lighten(colour, -0.12),
                width * 0.015,
                0.6,
            )


def wave_lines(pen, box, colour, count=120, length=(20, 90), alpha=0.4):
    """Glints on water, longer and thicker towards the viewer."""
    for _ in range(count):
        t = pen.rng.random() ** 1.3
        y = box[1] + (box[3] - box[1]) * t
        x = pen.rng.uniform(box[0], box[2])
        run = (length[0] + (length[1] - length[0]) * t) * pen.rng.uniform(0.4, 1.2)
        pen.fill(
            geo.ellipse(x, y, run / 2, 0.9 + 2.6 * t),
            vary(colour, pen.rng, 0.04, 5),
            alpha * pen.rng.uniform(0.5, 1),
        )


def flower(pen, x, y, size, colour, heart="#f2c84a", petals=6, stem=None):
    if stem:
        pen.line(
            [(x, y), (x + size * 0.3, y + stem * 0.5), (x, y + stem)],
            "#5d7a3c",
            max(1.0, size * 0.16),
        )
    for i in range(petals):
        angle = 360 * i / petals + pen.rng.normal(0, 6)
        place = geo.toward((x, y), angle, size * 0.55)
        pen.fill(
            geo.ellipse(*place, size * 0.28, size * 0.5, -angle), vary(colour, pen.rng, 0.03, 5)
        )
    pen.fill(geo.ellipse(x, y, size * 0.26), heart)
