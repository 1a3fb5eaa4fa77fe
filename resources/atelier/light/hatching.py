"""Marks along a flow: the mother of all dry hands (gouge, pencil, dry brush)."""

from __future__ import annotations

import math

import numpy as np
from numba import njit
from scipy.ndimage import gaussian_filter

from .filters import by_rank


@njit(cache=True)
def _smeared(source, flow, reach):
    """Every pixel is the mean of those before and behind it on its line of flow."""
    height, width = source.shape
    out = np.zeros_like(source)
    for y in range(height):
        for x in range(width):
            total, count = source[y, x], 1
            for sign in (-1.0, 1.0):
                px, py, last = float(x), float(y), flow[y, x]
                for _ in range(reach):
                    angle = flow[min(max(int(py), 0), height - 1), min(max(int(px), 0), width - 1)]
                    last += (angle - last + math.pi * 4.5) % math.pi - math.pi * 0.5
                    px += sign * math.cos(last)
                    py += sign * math.sin(last)
                    if px < 0 or py < 0 or px >= width or py >= height:
                        break
                    total += source[int(py), int(px)]
                    count += 1
            out[y, x] = total / count
    return out


def hatch(shape, flow, wide=3.0, reach=40, seed=1):
    """Marks `wide` pixels wide along the flow, uniform 0..1: a threshold."""
    rng = np.random.default_rng(seed)
    grain = gaussian_filter(rng.standard_normal(shape).astype(np.float32), wide * 0.42)
    flow = np.ascontiguousarray(np.broadcast_to(np.asarray(flow, np.float32), shape))
    return by_rank(_smeared(np.ascontiguousarray(grain), flow, int(reach)))
