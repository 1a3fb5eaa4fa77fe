"""Who is walking home along the bottom, and do the leaves know him?

Straight down on a green pond: a black hat draws a straight wake, and the leaves have moved apart.
"""

import numpy as np
from light.bodies import ground_noise
from light.filters import blur, step
from light.finish import finish
from light.materials import matt
from light.scene import group, plan_camera, put, sky, sun
from light.shapes import box, copy, copy_group, lathe, loose_quads, mesh
from light.strokes import strokes

SAMPLES, SEED, SCALE = 16, 72, 0.65
HAT, WAY = np.array((0.75, 1.15)), np.array((0.42, 0.907))
ACROSS = np.array((WAY[1], -WAY[0]))
LEAF = (
    (0.0, "#143a34"),
    (0.3, "#2f6a50"),
    (0.5, "#5f9a68"),
    (0.66, "#96c284"),
    (0.82, "#cfe2a4"),
    (1.0, "#fbf6d8"),
)


def from_path(x, y):
    """(how far ahead of the hat, how far to the right of its way)"""
    off = np.stack([x - HAT[0], y - HAT[1]], -1)
    return off @ WAY, off @ ACROSS


def pad(green, number):
    """A leaf with its notch, a little uneven."""
    uneven = ground_noise(number, 8, 1, 3)
    turn = np.linspace(0.16, 2 * np.pi - 0.16, 60)
    away = 1 + 0.05 * uneven(np.cos(turn), np.sin(turn))
    rim = [(a * np.cos(t), a * np.sin(t), 0.02) for a, t in zip(away, turn, strict=True)]
    leaf = mesh([(0.08, 0, 0.0), *rim], [tuple(range(61))], matt(green), 3, smooth=False)
    return put(leaf, (0, -300 - number, 0))


def water_lily():
    parts = []
    for ring, (count, long, lift) in enumerate(((10, 1.0, 0.25), (8, 0.8, 0.55), (5, 0.5, 0.9))):
        turn = np.linspace(0, 2 * np.pi, count, endpoint=False) + 0.3 * ring
        out = np.stack([np.cos(turn), np.sin(turn), 0 * turn], -1)
        side = np.stack([-np.sin(turn), np.cos(turn), 0 * turn], -1) * 0.22
        up = np.array((0, 0, lift))
        corners = [
            out * 0.1,
            out * long * 0.6 + side + up * 0.4,
            out * long + up,
            out * long * 0.6 - side + up * 0.4,
        ]
        parts.append(loose_quads(np.stack(corners, 1), matt("#f2a0b4"), 5))
    parts.append(lathe([(0.2, 0.2), (0.12, 0.5), (0.001, 0.5)], matt("#f4c95a"), steps=12, part=6))
    return group(parts, (0, -400, 0))


def scattered_pads(rng):
    """Close together, none on the way the hat has come, and a lane opening before it."""
    places = []
    for _ in range(2600):
        place = rng.uniform((-3.4, -5.0), (3.4, 5.0))
        size = float(rng.choice((0.20, 0.30, 0.42, 0.52), p=(0.3, 0.3, 0.25, 0.15)))
        ahead, beside = from_path(*place)
        free = np.interp(ahead, (-9, -1, 0, 0.8, 2.6), (0.42, 0.46, 0.85, 0.80, 0.25))
        apart = all(np.hypot(*(place - p)) > 0.94 * (size + s) for p, s in places)
        if abs(beside) > free + size and apart:
            places.append((place, size))
    return places


def scene(detail):
    rng = np.random.default_rng(72)
    box((20, 20, 0.02), (0, 0, -0.05), matt("#2f6a50"), part=1)
    kinds = [pad(c, n) for n, c in enumerate(("#8fbf86", "#7fae86", "#a2c98a", "#6f9f72"))]
    flower = water_lily()
    for number, (place, size) in enumerate(scattered_pads(rng)):
        copy(kinds[number % 4], (*place, 0), (0, 0, rng.uniform(0, 360)), size)
        if number % 17 == 3 and size > 0.25:
            copy_group(flower, (place[0] + 0.1, place[1] + 0.1, 0.03), (0, 0, number * 40), 0.30)
    felt, ribbon = matt("#23262c"), matt("#e86a8a")
    brim = [(0.30, 0.03), (0.45, 0.02), (0.60, 0.05), (0.62, 0.08), (0.60, 0.09), (0.34, 0.07)]
    crown = [(0.33, 0.30), (0.30, 0.38), (0.24, 0.40), (0.12, 0.35), (0.001, 0.34)]
    group(
        [
            lathe(brim, felt, steps=72, part=10),
            lathe([(0.345, 0.07), (0.338, 0.20)], ribbon, steps=72, part=11),
            lathe([(0.335, 0.20), *crown], felt, steps=72, part=12),
        ],
        (*HAT, 0.0),
        (5, -6, 0),
        1.12,
    )
    sun(138, 40, "#fff2d8", 3.4, 0.6)
    sky("#bcd8c8", 0.5)
    plan_camera(8.2)


def wake(picture):
    """Two long waves from the brim, and the smooth lane between them."""
    u = (picture.x - 400) / 1200 * 8.2
    v = (600 - picture.y) / 1200 * 8.2
    ahead, beside = from_path(u, v)
    behind = np.clip(-ahead - 0.2, 0, None)
    out = np.zeros(picture.shape, np.float32)
    for wide, strength in ((0.20, 1.0), (0.31, 0.6), (0.43, 0.35)):
        arm = np.abs(np.abs(beside) - 0.36 * np.sqrt(behind + 0.05) * (wide / 0.2) ** 0.9 - 0.22)
        out = np.maximum(out, np.exp(-((arm / 0.045) ** 2)) * strength * step(behind, 0.0, 0.5))
    round_hat = np.hypot(ahead, beside)
    thin = step(ahead, -0.70, 0.62)
    for away, strength in ((0.82, 0.9), (0.98, 0.5)):
        bow = np.abs(round_hat - away - 0.10 * (1 - thin)) / (0.012 + 0.030 * thin)
        out = np.maximum(out, np.exp(-(bow**2)) * strength * thin)
    return out * np.exp(-behind / 6), np.exp(-((beside / 0.3) ** 2)) * step(behind, 0, 0.5)


def paint(picture):
    water, pads, hat = picture.of(1), picture.of(3), picture.of(10, 11, 12)
    waves, lane = wake(picture)
    picture.expose(1.25)
    deep = picture.noise(260, 4, stretch=(1, 2))
    picture.lay(water * 0.9, "#1c4f45").lay(water * step(deep, 0.2, 2.0) * 0.5, "#2f7560")
    picture.grade(LEAF, 0.4, (0.42, 0.58, 0.72), (0.38, 0.54, 0.68, 0.83), 0.04, 0.4, 0.015, pads)
    picture.lay(water * lane * 0.35, "#4f9480").lay(water * waves * 0.85, "#bfe0c8")
    picture.lay(picture.of(5) * step(picture.shade(), 0.75, 0.45) * 0.4, "#b85a86")
    picture.lift(0.10)
    picture.sharpen_at(510, 430, 200, 0.9).find_edges(0.6, floor=0.2)
    picture.hard = np.where(water > 0, 0.5, 0.95).astype(np.float32)
    picture.directions(base=65, swirl=0.3, edge=1.2, by_part={3: 25})
    strokes(picture, (28, 14, 7, 3.6, 1.9), length=7, jitter=(0.016, 0.014), need=(0, 0.04, 0.045))
    picture.lay(blur(hat * step(picture.shade(97), 0.8, 1.0), 1) * 0.25, "#7f8a94")
    return finish(picture, impasto=0.055)
