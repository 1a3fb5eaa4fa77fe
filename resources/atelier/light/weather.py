"""Air that is seen: fog, clouds, falling and lying snow."""

from __future__ import annotations

import numpy as np

from .bodies import Body, ripples
from .materials import air, matt
from .shapes import box


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
