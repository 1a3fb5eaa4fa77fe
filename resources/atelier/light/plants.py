"""Trees, grass and leaves."""

from __future__ import annotations

import math

import bpy
import numpy as np

from .scene import link
from .shapes import loose_quads


def tree(at, height=10.0, seed=3, material=None, depth=6, spread=34, trunk=0.45, part=0, bend=0.25,
         first=0.28, tips=None):  # fmt: skip
    """A bare tree of hundreds of branches in one curve; `tips` collects the ends of the twigs."""
    rng = np.random.default_rng(seed)
    data = bpy.data.curves.new("tree", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = 1.0
    data.bevel_resolution = 2

    def grow(start, way, length, radius, level):
        points, way = _branch(rng, start, way, length, bend, level)
        _add_spline(data, points, radius * np.linspace(1, 0.55, len(points)))
        if level >= depth:
            if tips is not None:
                tips.extend(points[2:])
            return
        for number in range(3 if level < 3 else 2):
            place = rng.uniform(0.45, 0.95) if number else 1.0
            fork = points[min(int(place * (len(points) - 1)), len(points) - 1)]
            side = np.cross(way, rng.normal(size=3))
            side /= np.linalg.norm(side)
            angle = math.radians(rng.normal(spread, 10) * (1.15 if number else 0.55))
            thin = radius * (0.45 if number else 0.58)
            turned = way * math.cos(angle) + side * math.sin(angle)
            grow(fork, turned, length * rng.uniform(0.62, 0.85), thin, level + 1)

    grow(at, (0.05, 0, 1), height * first, trunk, 0)
    thing = link("tree", data)
    if material:
        data.materials.append(material)
    thing.pass_index = part
    return thing


def _branch(rng, start, way, length, bend, level, count=7):
    points, place, way = [], np.array(start, float), np.array(way, float)
    for _ in range(count):
        points.append(place.copy())
        way = way + rng.normal(0, bend * 0.28, 3) + np.array((0, 0, 0.015 * level))
        way /= np.linalg.norm(way)
        place = place + way * length / (count - 1)
    return points, way


def _add_spline(data, points, radii):
    spline = data.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for knot, place, radius in zip(spline.points, points, radii, strict=True):
        knot.co = (*place, 1)
        knot.radius = float(radius)


def leaves(
    places, size=(0.07, 0.12), material=None, part=0, seed=1, scatter=0.1, each=3, narrow=0.45
):
    """Loose leaves (or petals) round the places."""
    rng = np.random.default_rng(seed)
    middle = np.repeat(np.asarray(places, float), each, axis=0)
    middle = middle + rng.normal(0, scatter, middle.shape)
    along = rng.normal(size=middle.shape)
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.cross(along, rng.normal(size=middle.shape))
    across /= np.linalg.norm(across, axis=1)[:, None]
    along, across = (v * rng.uniform(*size, (len(middle), 1)) for v in (along, across))
    across = across * narrow
    corners = np.stack([middle - along, middle + across, middle + along, middle - across], 1)
    return loose_quads(corners, material, part)


def blades(
    x, y, height, tall, material=None, part=0, seed=1, wide=0.02, lean=(0.14, 0.0), wild=0.25
):
    """Grass: a blade at each (x, y); tall: (least, most) or an array; lean: the wind."""
    rng = np.random.default_rng(seed)
    count = len(x)
    tall = rng.uniform(*tall, count) if isinstance(tall, tuple) else np.asarray(tall)
    angle = rng.uniform(-0.8, 0.8, count)
    across = np.stack([np.cos(angle), np.sin(angle), 0 * angle], -1) * wide / 2
    foot = np.stack([x, y, height(x, y) - 0.02], -1)
    bend = np.stack([rng.normal(lean[0], wild, count), rng.normal(lean[1], wild * 0.5, count)], -1)
    rise = np.sqrt(np.clip(1 - (bend**2).sum(-1), 0.1, 1))
    tip = foot + np.concatenate([bend, rise[:, None]], -1) * tall[:, None]
    return loose_quads(
        np.stack([foot - across, foot + across, tip + across * 0.3, tip - across * 0.3], 1),
        material,
        part,
    )


def scattered(rng, count, box):
    """Random places in (left, front, right, back)."""
    return rng.uniform(box[0], box[2], count), rng.uniform(box[1], box[3], count)
