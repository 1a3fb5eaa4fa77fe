"""What people make and leave lying: ropes, furniture, boats, cloth."""

from __future__ import annotations

import math

import numpy as np

from .bodies import Body, ripples
from .materials import matt
from .scene import group
from .shapes import beam, box, curve, evenly, lathe, sheet, tube


def rope(path, material, radius=0.03, pitch=0.30, part=0, strands=2):
    """Strands laid round each other along a path."""
    places = evenly(path, pitch / 14)
    way = np.gradient(places, axis=0)
    way /= np.linalg.norm(way, axis=1)[:, None] + 1e-9
    up = np.where(np.abs(way[:, 2:]) > 0.95, (1.0, 0, 0), (0, 0, 1.0))
    side = np.cross(way, up)
    side /= np.linalg.norm(side, axis=1)[:, None] + 1e-9
    other = np.cross(side, way)
    turn = np.arange(len(places)) / 14 * 2 * math.pi
    out = []
    for number in range(strands):
        angle = (turn + number * 2 * math.pi / strands)[:, None]
        strand = places + radius * 0.5 * (side * np.cos(angle) + other * np.sin(angle))
        out.append(tube(strand, radius, material, part=part, resolution=3))
    return out


def cord(start, end, material, radius=0.01, sag=0.0, part=0, count=24):
    """A line between two points, hanging through by `sag` metres."""
    share = np.linspace(0, 1, count)[:, None]
    places = np.asarray(start, float) * (1 - share) + np.asarray(end, float) * share
    places[:, 2] -= sag * 4 * (share * (1 - share))[:, 0]
    return tube(places, radius, material, part=part, resolution=3)


def ladder(start, end, material, width=0.42, gap=0.3, radius=0.028, part=0):
    """Two rails and rungs, level across x."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    half = np.array((width / 2, 0, 0))
    parts = [
        tube([start + side * half, end + side * half], radius, material, part=part)
        for side in (-1, 1)
    ]
    long = float(np.linalg.norm(end - start))
    for place in np.arange(gap * 0.6, long, gap):
        rung = start + (end - start) * place / long
        parts.append(
            tube([rung - half, rung + half], radius * 0.75, material, part=part, resolution=3)
        )
    return parts


def bench(material, width=1.7, part=0):
    """A garden bench, front towards +y; its seat is 0.46 m high."""
    parts = [box((width, 0.13, 0.045), (0, y, 0.46), material, 0.008) for y in (0.12, -0.04, -0.20)]
    for z in (0.66, 0.84):
        back = (0, -0.34 - (z - 0.6) * 0.22, z)
        parts.append(box((width, 0.04, 0.13), back, material, 0.008, (12, 0, 0)))
    for x in (-0.4 * width, 0.4 * width):
        parts.append(box((0.07, 0.09, 0.46), (x, 0.10, 0.21), material))
        parts.append(box((0.07, 0.08, 0.95), (x, -0.31, 0.44), material, turn=(10, 0, 0)))
        parts.append(box((0.06, 0.42, 0.07), (x, -0.10, 0.41), material))
    for thing in parts:
        thing.pass_index = part
    return group(parts)


def plain_chair(material, part=0, seat=0.45, width=0.42, high=0.92):
    """A kitchen chair, front towards +y."""
    half = width / 2 - 0.025
    parts = [box((width, width, 0.035), (0, 0, seat), material, 0.01, part=part)]
    for x in (-half, half):
        parts.append(beam((x * 1.05, half, 0), (x, half, seat), 0.042, material, 0.006, part))
        parts.append(
            beam((x * 1.05, -half - 0.04, 0), (x, -half, seat), 0.042, material, 0.006, part)
        )
        parts.append(beam((x, -half, seat), (x, -half - 0.07, high), 0.038, material, 0.006, part))
    for z in (seat + 0.22, high - 0.06):
        back = -half - 0.07 * (z - seat) / (high - seat)
        parts.append(box((width - 0.06, 0.022, 0.085), (0, back, z), material, 0.006, part=part))
    parts.append(box((width - 0.08, 0.02, 0.03), (0, half, 0.2), material, part=part))
    return group(parts)


def armchair(cloth, wood, part=10):
    """Ears, rolled arms, a buttoned back; 1.2 m, front towards -y; parts: frame, seat, feet."""
    body = Body((-0.62, -0.60, 0.08), (0.62, 0.68, 1.22), 0.013)
    body.slab((0, 0.34, 0.74), (0.40, 0.11, 0.46), 0.10, 0.03, (-12, 0, 0))
    body.limb((-0.26, 0.42, 1.12), (0.26, 0.42, 1.12), 0.105, 0.105, 0.06)
    for side in (-1, 1):
        body.slab((0.43 * side, 0.0, 0.38), (0.10, 0.42, 0.25), 0.07)
        body.limb((0.445 * side, -0.40, 0.62), (0.445 * side, 0.30, 0.64), 0.125, 0.115, 0.03)
        body.slab((0.40 * side, 0.33, 0.84), (0.065, 0.17, 0.27), 0.06, 0.05, (-12, 0, 0))
    body.slab((0, -0.02, 0.26), (0.46, 0.42, 0.12), 0.05, 0.02)
    x, y, z = body.xyz
    buttons = np.clip(np.cos(x * 26) * np.cos((z - 0.05) * 24), 0, 1) ** 2
    folds = ripples(3, 20, 5, 14)
    body.distance += (0.012 * buttons * (np.abs(x) < 0.33) * (z > 0.56) * (y < 0.40)).astype(
        np.float32
    )
    body.ripple(lambda points: 0.004 * folds(points))
    seat = Body((-0.45, -0.55, 0.34), (0.45, 0.40, 0.66), 0.012)
    seat.slab((0, -0.07, 0.475), (0.325, 0.40, 0.085), 0.075).ball(
        (0, -0.05, 0.50), (0.27, 0.33, 0.085), 0.05
    )
    foot = [(0.001, 0), (0.022, 0), (0.030, 0.06), (0.045, 0.10), (0.04, 0.15), (0.001, 0.15)]
    feet = [
        lathe(foot, wood, (0.42 * side, y, 0), steps=20, part=part + 2)
        for side in (-1, 1)
        for y in (-0.34, 0.34)
    ]
    return [body.build(cloth, part), seat.build(cloth, part + 1), *feet]


def round_table(top, foot, height=0.74, radius=0.45, part=0):
    """A table on a turned foot."""
    plate = [(0.001, 0.0), (radius, 0), (radius + 0.012, -0.014), (radius, -0.03), (0.001, -0.03)]
    stem = [
        (0.05, -0.04),
        (0.035, -0.12),
        (0.05, -0.3),
        (0.032, -0.42),
        (0.045, -0.55),
        (0.16, -0.70),
        (0.18, -0.74),
    ]
    return group([
        lathe(plate, top, (0, 0, height), steps=72, part=part),
        lathe([(r, z) for r, z in stem], foot, (0, 0, height), steps=40, part=part + 1),
    ])  # fmt: skip


def tablecloth(radius, drop, material, part=0, count=300, folds=11, seed=5):
    """A square cloth over a round top at z = 0: what hangs over falls in folds."""
    half = radius + drop
    x, y = np.meshgrid(np.linspace(-half, half, count), np.linspace(-half, half, count))
    away, angle = np.hypot(x, y), np.arctan2(y, x)
    over = np.clip(away - radius, 0, None)
    around = np.stack([np.cos(angle), np.sin(angle), 0 * angle], -1)
    lazy = ripples(seed, 14, 1.2, 3.0, (1, 1, 0))(around)
    wave = np.cos(folds * angle + 1.5 * lazy) + 0.35 * np.cos(1.55 * folds * angle + 2.2 * lazy)
    out = np.minimum(away, radius + 0.012 * np.tanh(over / 0.02))
    out = out + over * (0.13 + 0.125 * wave) * np.clip(over / 0.05, 0, 1) ** 0.5
    z = -np.clip(over - 0.012, 0, None) * (0.965 - 0.03 * wave)
    return sheet(
        np.stack([out * np.cos(angle), out * np.sin(angle), z], -1), material, part, thick=0.004
    )


def rowing_boat(hull, inside, length=4.0, part=0, oars=None):
    """A boat along y, its rim at z = 0.22 of a boat 4 m long."""
    body = Body((-0.95, -2.4, -0.6), (0.95, 2.4, 0.7), 0.045)
    body.ball((0, 0, 0.15), (0.75, 2.1, 0.62), 0.05)
    body.ball((0, 0, 0.36), (0.64, 1.92, 0.55), 0.02, cut=True)
    body.distance = np.maximum(body.distance, body.points[..., 2] - 0.22).astype(np.float32)
    parts = [body.build(hull, part)]
    for y in (-0.9, 0.35, 1.25):
        wide = 1.16 * math.sqrt(max(1 - (y / 2.0) ** 2, 0.05))
        parts.append(box((wide, 0.26, 0.045), (0, y, 0.10), inside, 0.01, part=part + 1))
    rim = [(0.74 * math.cos(a), 2.08 * math.sin(a), 0.22) for a in np.linspace(0, 2 * math.pi, 90)]
    parts.append(tube(rim, 0.035, inside, closed=True, part=part + 1))
    for side in oars or ():
        places = curve(
            [(0.2 * side, 0.0, 0.3), (0.75 * side, -0.1, 0.27), (2.2 * side, -0.45, 0.02)], 20
        )
        parts.append(tube(places, [0.03, 0.03, 0.03, 0.03, 0.09], inside, part=part + 1))
    return group(parts, scale=length / 4.0)


def candle(at, tall=0.2, radius=0.012, part=0, wax=None, fire=None, lean=0.0):
    """A candle with a burning flame (part + 1); the light itself is the scene's affair."""
    wax, fire = wax or matt("#f2e2c0", through=0.5), fire or matt("#ffc35a", glow=9)
    profile = [(radius, 0), (radius, tall), (radius * 0.8, tall + 0.002), (0.001, tall)]
    stem = lathe(profile, wax, at, steps=24, part=part)
    size = radius / 0.0115
    flame = Body((-0.06, -0.03, -0.01), (0.06, 0.03, 0.08), 0.003)
    flame.ball((0, 0, 0.018), (0.0105, 0.0105, 0.018), 0.006)
    flame.limb((0, 0, 0.02), (lean, 0, 0.055), 0.009, 0.001, 0.006)
    burning = flame.build(fire, part + 1, np.add(at, (0, 0, tall + 0.006)), scale=size)
    burning.visible_shadow = False
    return stem, burning
