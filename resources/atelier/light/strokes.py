"""Oil and gouache: strokes laid from large to small, along the flow, where they are needed."""

from __future__ import annotations

import math

import numpy as np
from numba import njit
from scipy.ndimage import gaussian_filter

from .colour import rgb
from .filters import blur


def bristles(dry=0.3, count=12, height=40, width=160, seed=7):
    """Masks of single strokes: hairs, pressure, and paint that runs out."""
    rng = np.random.default_rng(seed)
    across = np.linspace(-1, 1, height)[:, None]
    along = np.linspace(0, 1, width)[None, :]
    masks = np.zeros((count, height, width), np.float32)
    for mask in masks:
        hairs = gaussian_filter(rng.standard_normal((height, 1)), (1.2, 0))
        hairs = (hairs - hairs.min()) / (hairs.max() - hairs.min())
        streak = gaussian_filter(rng.standard_normal((height, width)), (0.8, 16))
        streak /= streak.std()
        lift, press = (
            np.abs(gaussian_filter(rng.standard_normal((height, 1)), (1.5, 0))) for _ in range(2)
        )
        edge = np.clip((1 - np.abs(across) ** 4) * 2.4, 0, 1)
        start = np.clip((along - 0.10 * press) / 0.04, 0, 1)
        end = np.clip((1 - along - 0.22 * lift) / 0.06, 0, 1)
        body = 1.0 - dry * (0.9 * along * (1 - hairs) + 0.22 * np.abs(streak) * (0.3 + along))
        mask[:] = np.clip(edge * start * end, 0, 1) * np.clip(body, 0, 1)
    return masks


@njit(cache=True)
def _run(wanted, flow, parts, hard, x, y, theta, sign, radius, reach, tolerance):
    """How far a stroke goes one way before it leaves its object or its colour, and how it bends."""
    height, width, _ = wanted.shape
    x0, y0 = int(x), int(y)
    px, py, angle, run = x, y, theta, 0.0
    stride = max(radius * 0.4, 1.5)
    while run < reach:
        px += sign * math.cos(angle) * stride
        py += sign * math.sin(angle) * stride
        run += stride
        qx, qy = int(px), int(py)
        if qx < 0 or qy < 0 or qx >= width or qy >= height:
            break
        if hard > 0.5 and parts[qy, qx] != parts[y0, x0]:
            run -= stride
            break
        change = 0.0
        for c in range(3):
            change += abs(wanted[qy, qx, c] - wanted[y0, x0, c])
        if change > tolerance:
            run -= stride * 0.5
            break
        turn = (flow[qy, qx] - angle + math.pi * 4.5) % math.pi - math.pi * 0.5
        angle += 0.6 * turn
    return run, min(max(angle - theta, -1.0), 1.0)


@njit(cache=True)
def _error(canvas, wanted, x, y, reach):
    """How wrong the canvas still is round a place."""
    height, width, _ = canvas.shape
    total = 0.0
    for k in range(5):
        ax = x + (reach if k == 1 else (-reach if k == 2 else 0))
        ay = y + (reach if k == 3 else (-reach if k == 4 else 0))
        ax, ay = min(max(ax, 0), width - 1), min(max(ay, 0), height - 1)
        for c in range(3):
            total += abs(canvas[ay, ax, c] - wanted[ay, ax, c])
    return total / 5


@njit(cache=True)
def _stamp(
    canvas, relief, parts, hard, x, y, theta, back, ahead, bends, radius, mask, colour, opacity
):
    height, width, _ = canvas.shape
    rows, columns = mask.shape
    ca, sa = math.cos(theta), math.sin(theta)
    span, long = max(back, ahead) + radius * 4, back + ahead
    mine = parts[int(y), int(x)]
    for yy in range(max(int(y - span), 0), min(int(y + span) + 1, height)):
        dy = yy - y
        for xx in range(max(int(x - span), 0), min(int(x + span) + 1, width)):
            dx = xx - x
            u = dx * ca + dy * sa
            if u < -back or u > ahead:
                continue
            v = -dx * sa + dy * ca - (bends[1] if u > 0 else bends[0]) * u * u
            if v < -radius or v > radius:
                continue
            if hard > 0.5 and parts[yy, xx] != mine:
                continue
            row = int((v + radius) / (2 * radius) * (rows - 1))
            paint = mask[row, int((u + back) / long * (columns - 1))]
            cover = paint * opacity
            if cover <= 0.03:
                continue
            relief[yy, xx] = relief[yy, xx] * (1 - cover) + cover * paint * math.sqrt(radius)
            for c in range(3):
                canvas[yy, xx, c] += (colour[c] - canvas[yy, xx, c]) * cover


@njit(cache=True)
def _lay(canvas, relief, wanted, flow, parts, hardness, limits, brush, places, turns, tints, picks,
         dice, masks, radius0, length, tolerance, opacity):  # fmt: skip
    height, width, _ = canvas.shape
    colour = np.zeros(3)
    for s in range(places.shape[0]):
        x, y = places[s, 0], places[s, 1]
        xi, yi = int(x), int(y)
        if xi < 0 or yi < 0 or xi >= width or yi >= height or limits[yi, xi] > 5:
            continue
        radius = radius0 * brush[yi, xi]
        limit = limits[yi, xi]
        if limit > 0 and _error(canvas, wanted, xi, yi, int(radius * 0.6)) < limit:
            continue
        hard = 1.0 if hardness[yi, xi] > dice[s] else 0.0
        theta = flow[yi, xi] + turns[s]
        reach = radius * length * 0.5
        ahead, bend1 = _run(wanted, flow, parts, hard, x, y, theta, 1.0, radius, reach, tolerance)
        back, bend0 = _run(wanted, flow, parts, hard, x, y, theta, -1.0, radius, reach, tolerance)
        ahead, back = max(ahead, radius * 0.9), max(back, radius * 0.9)
        most = 2.7 * radius / max(max(ahead, back) ** 2, 1.0)
        first = min(max(-math.tan(bend0) * 0.5 / max(back, 1.0), -most), most)
        second = min(max(math.tan(bend1) * 0.5 / max(ahead, 1.0), -most), most)
        for c in range(3):
            colour[c] = min(max(wanted[yi, xi, c] + tints[s, c], 0.0), 1.0)
        _stamp(canvas, relief, parts, hard, x, y, theta, back, ahead, (first, second), radius,
               masks[picks[s]], colour, opacity)  # fmt: skip


def strokes(picture, radii=(26, 14, 7, 4), length=7.0, opacity=0.92, jitter=(0.018, 0.012),
            turn=0.16, tolerance=0.25, need=(0, 0.05, 0.06, 0.07), dry=0.3, fine=0.35,
            ground=None):  # fmt: skip
    """`need`: how wrong the canvas must still be before a stroke of each radius is laid."""
    if picture.flow is None:
        picture.directions()
    rng = np.random.default_rng(picture.seed)
    image = np.ascontiguousarray(np.clip(picture.image, 0, 1), np.float32)
    canvas = image.copy()
    if ground is not None:
        canvas[:] = np.array(rgb(ground), np.float32)
    masks = bristles(dry)
    brush = (picture.brush * (1 - (1 - fine) * picture.focus)).astype(np.float32)
    hardness = np.ascontiguousarray(picture.hard, np.float32)
    for i, radius in enumerate(radii):
        pixels = max(radius * picture.scale, 0.8)
        wanted = np.ascontiguousarray(
            blur(image, pixels * 0.22) if pixels > 3 else image, np.float32
        )
        places = _scattered(rng, picture.shape, radius * picture.scale * 0.85)
        count = len(places)
        tints = rng.normal(0, jitter[0], (count, 1))
        tints = tints + rng.normal(0, jitter[1], (count, 3)) * np.array([1, 0.4, 1])
        limits = np.full(picture.shape, need[min(i, len(need) - 1)], np.float32)
        if i >= 2:
            limits = (limits * (1 - 0.85 * picture.focus)).astype(np.float32)
        _lay(canvas, picture.relief, wanted, picture.flow, picture.parts, hardness, limits, brush,
             places, rng.normal(0, turn, count), tints, rng.integers(0, len(masks), count),
             rng.random(count).astype(np.float32), masks, pixels, length, tolerance,
             opacity)  # fmt: skip
    picture.image = canvas
    return picture


def _scattered(rng, shape, gap):
    across, down = np.meshgrid(np.arange(0, shape[1], gap), np.arange(0, shape[0], gap))
    places = np.stack([across.ravel(), down.ravel()], 1)
    places = places + rng.uniform(-0.6, 0.6, places.shape) * gap
    return places[rng.permutation(len(places))]
