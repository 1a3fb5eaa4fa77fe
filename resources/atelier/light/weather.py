"""Air that is seen: fog, clouds, falling and lying snow."""

from __future__ import annotations

import numpy as np

from .bodies import Body, ripples
from .materials import air, matt
from .shapes import box, copy, sheet


def fog(size, at, density, colour="#ffffff", spread=0.3):
    """A box of air that shows the beams: far larger than the view, or its rim is a horizon."""
    return box(size, at, air(colour, density, spread))


def cloud(at, size, material=None, part=0, seed=1, step=0.12):
    """A heaped cloud about `size` metres (x, y, z)."""
    rng = np.random.default_rng(seed)
    body = Body((-1.3, -1.3, -0.5), (1.3, 1.3, 1.2), step * 0.5)
    for _ in range(26):
        x, y = rng.normal(0, 0.42, 2)
        high = max(0.05, 0.5 - 0.5 * np.hypot(x, y)) * rng.uniform(0.4, 1.3)
        body.ball((x, y, high), rng.uniform(0.2, 0.38), 0.10)
    heaps = ripples(seed + 1, 30, 4, 14)
    body.ripple(lambda points: 0.045 * np.abs(heaps(points)) - 0.02)
    body.cut_below(0.0)
    return body.build(material or matt("#ffffff"), part, at, scale=tuple(s / 2 for s in size))


def flakes(count, box_of, radius=(0.01, 0.03), part=0, seed=1, material=None):
    """Snow in the air: small balls in (low corner, high corner)."""
    rng = np.random.default_rng(seed)
    body = Body((-1.2,) * 3, (1.2,) * 3, 0.3).ball((0, 0, 0), 1.0)
    first = body.build(material or matt("#ffffff", glow=0.3), part, (0, 0, -500), scale=0.01)
    places = rng.uniform(*box_of, (count, 3))
    return [copy(first, tuple(place), scale=float(rng.uniform(*radius))) for place in places]


def snow_on(xs, ys, under, depth, material=None, part=0, seed=1):
    """A blanket of snow over heights `under` (an array): round over edges, thin on slopes."""
    soft = under.copy()
    for _ in range(12):
        padded = np.pad(soft, 1, mode="edge")
        around = padded[1:-1, :-2] + padded[1:-1, 2:] + padded[:-2, 1:-1] + padded[2:, 1:-1]
        soft = np.maximum(around / 4, under)
    x, y = np.meshgrid(xs, ys)
    uneven = ripples(seed, 20, 0.4, 2.0, (1, 1, 0))(np.stack([x, y, 0 * x], -1))
    return sheet(
        np.stack([x, y, soft + depth * (1 + 0.15 * uneven)], -1), material or matt("#f6f5f2"), part
    )
