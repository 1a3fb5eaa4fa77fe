"""The stroke renderer: repaints an image with bent, bristly brush strokes (after Hertzmann)."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numba import njit
from scipy.ndimage import gaussian_filter


@dataclass(frozen=True)
class Brushwork:
    """One repaint: brush radii in design units, large first, and how they are handled."""

    radii: tuple[float, ...]
    thresholds: tuple[float, ...] = (0.0, 0.05, 0.06)
    colour_jitter: tuple[float, float] = (0.020, 0.013)
    angle_jitter: float = 0.18
    length: float = 7.0
    opacity: float = 0.9
    tolerance: float = 0.22
    density: float = 1.0
    follow_flow: float = 2e-5
    dryness: float = 0.0


@lru_cache(maxsize=4)
def bristles(dryness=0.0, count=8, height=48, width=192, seed=7) -> np.ndarray:
    """Brush masks; a dry brush leaves more of the ground showing between its hairs."""
    rng = np.random.default_rng(seed)
    across = np.linspace(-1, 1, height)[:, None]
    along = np.linspace(0, 1, width)[None, :]
    masks = np.zeros((count, height, width), np.float32)
    for i in range(count):
        hairs = gaussian_filter(rng.standard_normal((height, 1)), (1.0, 0))
        hairs = (hairs - hairs.min()) / (hairs.max() - hairs.min())
        streak = gaussian_filter(rng.standard_normal((height, width)), (0.8, 22))
        streak /= streak.std()
        lift = np.abs(gaussian_filter(rng.standard_normal((height, 1)), (1.5, 0)))
        press = np.abs(gaussian_filter(rng.standard_normal((height, 1)), (1.5, 0)))
        edge = np.clip((1 - np.abs(across) ** 3) * 1.8, 0, 1)
        start = np.clip((along - (0.03 + 0.12 * press)) / 0.07, 0, 1)
        end = np.clip((1 - along - (0.06 + 0.26 * lift)) / 0.09, 0, 1)
        body = 0.78 + 0.30 * hairs + (0.16 + 0.3 * dryness) * streak
        body = body - (0.25 + 0.6 * dryness) * along * (1 - hairs) - 0.25 * dryness
        masks[i] = np.clip(edge * start * end * np.clip(body, 0, 1), 0, 1)
    return masks


@njit(fastmath=True, cache=True)
def _error(canvas, reference, xi, yi, reach):
    height, width, _ = canvas.shape
    total = 0.0
    for k in range(5):
        x = xi + (reach if k == 1 else (-reach if k == 2 else 0))
        y = yi + (reach if k == 3 else (-reach if k == 4 else 0))
        x = min(max(x, 0), width - 1)
        y = min(max(y, 0), height - 1)
        for c in range(3):
            total += abs(canvas[y, x, c] - reference[y, x, c])
    return total / 5


@njit(fastmath=True, cache=True)
def _trace(reference, angles, x, y, theta, sign, radius, reach, tolerance):
    """How far the stroke may run one way, and how much it turns there."""
    height, width, _ = reference.shape
    xi, yi = int(x), int(y)
    px, py, angle, run = x, y, theta, 0.0
    step = max(radius * 0.4, 1.5)
    while run < reach:
        px += sign * math.cos(angle) * step
        py += sign * math.sin(angle) * step
        run += step
        qx, qy = int(px), int(py)
        if qx < 0 or qy < 0 or qx >= width or qy >= height:
            break
        change = 0.0
        for c in range(3):
            change += abs(reference[qy, qx, c] - reference[yi, xi, c])
        if change > tolerance:
            run -= step * 0.5
            break
        turn = (angles[qy, qx] - angle + math.pi * 4.5) % math.pi - math.pi * 0.5
        angle += 0.6 * turn
    return run, min(max(angle - theta, -1.0), 1.0)


@njit(fastmath=True, cache=True)
def _stamp(canvas, relief, mask, x, y, theta, radius, back, ahead, bends, colour, opacity):
    height, width, _ = canvas.shape
    rows, columns = mask.shape
    ca, sa = math.cos(theta), math.sin(theta)
    span = max(back, ahead) + radius * 4
    length = back + ahead
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
            row = int((v + radius) / (2 * radius) * (rows - 1))
            a = mask[row, int((u + back) / length * (columns - 1))] * opacity
            if a <= 0.02:
                continue
            relief[yy, xx] = relief[yy, xx] * (1 - a) + a * a * radius
            for c in range(3):
                canvas[yy, xx, c] += (colour[c] - canvas[yy, xx, c]) * a


@njit(fastmath=True, cache=True)
def _lay(canvas, relief, reference, angles, detail, brush, spots, turns, tints, picks, masks, how):
    """Lay all strokes of one brush size.  how = radius, length, tolerance, threshold, opacity."""
    height, width, _ = canvas.shape
    colour = np.zeros(3)
    for s in range(spots.shape[0]):
        x, y = spots[s, 0], spots[s, 1]
        xi, yi = int(x), int(y)
        if xi < 0 or yi < 0 or xi >= width or yi >= height:
            continue
        radius = how[0] * brush[yi, xi]
        threshold = how[3] * (1 - 0.8 * detail[yi, xi])
        if threshold > 0 and _error(canvas, reference, xi, yi, int(radius * 0.6)) < threshold:
            continue
        theta = angles[yi, xi] + turns[s]
        reach = radius * how[1] * 0.5
        ahead, bend_ahead = _trace(reference, angles, x, y, theta, 1.0, radius, reach, how[2])
        back, bend_back = _trace(reference, angles, x, y, theta, -1.0, radius, reach, how[2])
        ahead, back = max(ahead, radius * 1.1), max(back, radius * 1.1)
        limit = 2.7 * radius / max(max(ahead, back) ** 2, 1.0)
        first = min(max(-math.tan(bend_back) * 0.5 / max(back, 1.0), -limit), limit)
        second = min(max(math.tan(bend_ahead) * 0.5 / max(ahead, 1.0), -limit), limit)
        for c in range(3):
            colour[c] = min(max(reference[yi, xi, c] + tints[s, c], 0.0), 1.0)
        _stamp(
            canvas,
            relief,
            masks[picks[s]],
            x,
            y,
            theta,
            radius,
            back,
            ahead,
            (first, second),
            colour,
            how[4],
        )


def orientation(image, flow, weight, sigma, follow) -> np.ndarray:
    """Direction along the edges of the image; the flow (radians) rules where there are none."""
    luma = gaussian_filter(image @ np.array([0.3, 0.55, 0.15], np.float32), 1.2)
    chroma = gaussian_filter(image[..., 0] - image[..., 2], 1.2)
    gy, gx = np.gradient(luma)
    hy, hx = np.gradient(chroma)
    xx, yy = gx * gx + 0.5 * hx * hx, gy * gy + 0.5 * hy * hy
    xy = gx * gy + 0.5 * hx * hy
    xx, yy, xy = (gaussian_filter(a, sigma) for a in (xx, yy, xy))
    nx, ny = -np.sin(flow), np.cos(flow)
    strength = follow * weight
    xx, yy, xy = xx + strength * nx * nx, yy + strength * ny * ny, xy + strength * nx * ny
    return (0.5 * np.arctan2(2 * xy, xx - yy) + np.pi / 2).astype(np.float32)


def _spots(rng, size, step):
    columns = np.arange(0, size[0], step)
    rows = np.arange(0, size[1], step)
    gx, gy = np.meshgrid(columns, rows)
    shift = rng.uniform(-0.6, 0.6, (2, *gx.shape)) * step
    spots = np.stack([(gx + shift[0]).ravel(), (gy + shift[1]).ravel()], 1)
    return spots[rng.permutation(len(spots))]


def repaint(image, work: Brushwork, seed, scale, flow, weight, detail, brush, ground=None):
    """Returns the painted image and the height of the paint.  Draws do not depend on scale."""
    height, width, _ = image.shape
    rng = np.random.default_rng(seed)
    canvas = (image if ground is None else ground).copy()
    relief = np.zeros((height, width), np.float32)
    masks = bristles(work.dryness)
    for i, radius in enumerate(work.radii):
        pixels = max(radius * scale, 0.8)
        soft = pixels * 0.28
        reference = image
        if pixels > 3:
            reference = np.stack([gaussian_filter(image[..., c], soft) for c in range(3)], -1)
        reference = np.ascontiguousarray(reference, np.float32)
        angles = orientation(reference, flow, weight, 2.5 * scale + pixels * 0.5, work.follow_flow)
        spots = _spots(rng, (width / scale, height / scale), radius / work.density) * scale
        count = len(spots)
        shared = rng.normal(0, work.colour_jitter[0], (count, 1))
        tints = shared + rng.normal(0, work.colour_jitter[1], (count, 3))
        turns = rng.normal(0, work.angle_jitter, count)
        picks = rng.integers(0, len(masks), count)
        threshold = work.thresholds[min(i, len(work.thresholds) - 1)]
        how = np.array([pixels, work.length, work.tolerance, threshold, work.opacity])
        _lay(
            canvas, relief, reference, angles, detail, brush, spots, turns, tints, picks, masks, how
        )
    return canvas, relief
