"""Paths: Catmull-Rom silhouettes, ribbons, blobs, symmetric outlines, boolean operations.

Points are (x, y); a point written (x, y, "c") is a sharp corner.  y grows downwards.
"""

from __future__ import annotations

import math

import numpy as np
import skia
from scipy.spatial import ConvexHull


def polygon(points, closed=True) -> skia.Path:
    path = skia.Path()
    path.moveTo(float(points[0][0]), float(points[0][1]))
    for point in points[1:]:
        path.lineTo(float(point[0]), float(point[1]))
    if closed:
        path.close()
    return path


def _tangent(before, after):
    direction = after - before
    length = math.hypot(*direction)
    return direction / length if length > 1e-6 else direction * 0


def curve(points, closed=True, tension=1.0) -> skia.Path:
    """Catmull-Rom curve through the points, with sharp corners where they are marked."""
    count = len(points)
    places = [np.array(p[:2], float) for p in points]
    corner = [len(p) > 2 for p in points]
    path = skia.Path()
    path.moveTo(float(places[0][0]), float(places[0][1]))
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        start, end = places[i], places[j]
        before = places[i - 1] if closed or i > 0 else start
        after = places[(i + 2) % count] if closed or i + 2 < count else end
        reach = math.hypot(*(end - start)) * tension * 0.35
        first = start if corner[i] else start + _tangent(before, end) * reach
        second = end if corner[j] else end - _tangent(start, after) * reach
        path.cubicTo(*map(float, (*first, *second, *end)))
    if closed:
        path.close()
    return path


def ellipse(x, y, rx, ry=None, turn=0.0) -> skia.Path:
    ry = rx if ry is None else ry
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(-rx, -ry, rx, ry))
    return moved(path, x, y, turn=turn)


def rectangle(x, y, width, height, radius=0.0, turn=0.0) -> skia.Path:
    """Left top corner, size, rounding; turned round its middle."""
    path = skia.Path()
    box = skia.Rect.MakeXYWH(-width / 2, -height / 2, width, height)
    path.addRoundRect(box, radius, radius)
    return moved(path, x + width / 2, y + height / 2, turn=turn)


def moved(path, x=0.0, y=0.0, scale=1.0, turn=0.0, flip=False, scale_y=None) -> skia.Path:
    """A copy that is scaled, turned (degrees), then moved."""
    matrix = skia.Matrix()
    matrix.setIdentity()
    matrix.preTranslate(x, y)
    matrix.preRotate(turn)
    matrix.preScale(-scale if flip else scale, scale if scale_y is None else scale_y)
    copy = skia.Path()
    path.transform(matrix, copy)
    return copy


def sample(points, count: int, closed=False) -> np.ndarray:
    """`count` points at equal distances along the curve through `points`."""
    measure = skia.PathMeasure(curve(points, closed), closed)
    length = measure.getLength()
    spots = [measure.getPosTan(length * i / (count - 1))[0] for i in range(count)]
    return np.array([(spot.x(), spot.y()) for spot in spots])


def ribbon(points, widths, count=40, caps=True) -> skia.Path:
    """A limb, branch, tail or strand: variable width along a curve."""
    spine = sample(points, count)
    half = np.interp(np.linspace(0, 1, count), np.linspace(0, 1, len(widths)), widths) / 2
    along = np.gradient(spine, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    normal = np.stack([-along[:, 1], along[:, 0]], 1) * half[:, None]
    path = curve([*(spine + normal), *(spine - normal)[::-1]])
    if caps:
        for end in (0, -1):
            if half[end] > 0.6:
                path = union(path, ellipse(*spine[end], half[end] * 0.99))
    return path


def _combined(first, second, operation) -> skia.Path:
    result = skia.Op(first, second, operation)
    return first if result is None else result


def union(*paths) -> skia.Path:
    result = paths[0]
    for path in paths[1:]:
        result = _combined(result, path, skia.kUnion_PathOp)
    return result


def subtract(path, hole) -> skia.Path:
    return _combined(path, hole, skia.kDifference_PathOp)


def intersect(first, second) -> skia.Path:
    return _combined(first, second, skia.kIntersect_PathOp)


def blob(rng, x, y, rx, ry=None, corners=9, wobble=0.12, turn=0.0) -> skia.Path:
    ry = rx if ry is None else ry
    points = []
    for i in range(corners):
        angle = 2 * math.pi * i / corners + turn
        k = 1 + rng.normal(0, wobble)
        points.append((x + math.cos(angle) * rx * k, y + math.sin(angle) * ry * k))
    return curve(points)


def arc(x, y, rx, ry, start, end, count=8) -> list[tuple[float, float]]:
    """Points on an ellipse between two angles in degrees (0 right, 90 down)."""
    angles = [math.radians(start + (end - start) * i / (count - 1)) for i in range(count)]
    return [(x + rx * math.cos(a), y + ry * math.sin(a)) for a in angles]


def symmetric(points, x=0.0, tension=1.0) -> skia.Path:
    """Mirror a right half outline (top to bottom) at the axis `x` into a closed shape."""
    left = [(2 * x - p[0], *p[1:]) for p in reversed(points) if abs(p[0] - x) > 1e-6]
    return curve([*points, *left], tension=tension)


def drape(discs, tension=1.0) -> skia.Path:
    """Cloth pulled over discs (x, y, radius): their smooth common hull."""
    cloud = np.array([p for x, y, r in discs for p in arc(x, y, r, r, 0, 345, 14)])
    hull = cloud[ConvexHull(cloud).vertices]
    return curve([tuple(p) for p in hull], tension=tension * 0.9)


def star(radius, points=5, inner=0.42, turn=-90.0) -> skia.Path:
    corners = []
    for i in range(2 * points):
        angle = math.radians(turn + i * 180 / points)
        r = radius if i % 2 == 0 else radius * inner
        corners.append((math.cos(angle) * r, math.sin(angle) * r))
    return polygon(corners)


def lerp(a, b, t: float) -> tuple[float, float]:
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def toward(origin, degrees: float, distance: float) -> tuple[float, float]:
    """A point at a distance; 0 hangs straight down, positive swings to the right (+x)."""
    angle = math.radians(degrees)
    return (origin[0] + math.sin(angle) * distance, origin[1] + math.cos(angle) * distance)


def scattered(rng, count: int, box, apart: float, tries=30) -> list[tuple[float, float]]:
    """Random places in (left, top, right, bottom), none closer together than `apart`."""
    chosen: list[tuple[float, float]] = []
    for _ in range(count * tries):
        place = (rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3]))
        if all(math.hypot(place[0] - x, place[1] - y) >= apart for x, y in chosen):
            chosen.append(place)
        if len(chosen) == count:
            break
    return chosen
