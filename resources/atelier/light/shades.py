"""People as shades: one dark outline with the proportions of life, and a rim of the light behind or above them.

Feet at (0, 0), 100 high.  For crowds, lit windows, people seen from behind: they share the scene's own light.
"""

from __future__ import annotations

import math

import numpy as np
from atelier import geometry as geo

# fmt: off
STAND = ((-12, -66), (-11, -50)), ((12, -66), (11, -50)), ((-4, -26), (-5, 0)), ((4, -26), (5, 0))
WALK = ((-12, -67), (-17, -53)), ((11, -67), (15, -54)), ((-3, -27), (-13, -3)), ((7, -27), (11, 0))
SIT = ((-9, -44), (2, -36)), ((11, -44), (16, -34)), ((15, -33), (15, -6)), ((18, -33), (20, -6))
REACH = ((-12, -66), (-11, -50)), ((12, -93), (14, -110)), ((-4, -26), (-5, 0)), ((4, -26), (5, 0))
HANG = ((-9, -63), (-14, -49)), ((5, -97), (6, -113)), ((-5, -26), (-11, -5)), ((5, -25), (2, -1))
BOTH_UP = ((-14, -92), (-11, -108)), ((14, -92), (12, -108)), ((-5, -26), (-8, 0)), ((5, -26), (8, 0))


def figure(pose=STAND, coat=0.0, flare=11.0, hair="short", hat="", build=1.0, child=False, hip=None, stoop=0.0):
    """The outline of one person.  coat: how far the hem is below the hip, in hundredths of the height."""
    left, right, *legs = pose
    hx, hy = hip or (0, -52 if pose is not SIT else -34)
    sx, sy = hx + stoop, hy - 29
    head = (sx + 0.45 * stoop, sy - (13.5 if child else 12.5))
    r = 8.6 if child else 6.2
    parts = [geo.curve([(sx - 4, sy - 5), (sx + 4, sy - 5), (sx + 11 * build, sy + 1), (hx + 8 * build, (sy + hy) / 2 + 3), (hx + 8.6 * build, hy + 3), (hx - 8.6 * build, hy + 3), (hx - 8 * build, (sy + hy) / 2 + 3), (sx - 11 * build, sy + 1)])]
    for side, (elbow, hand) in ((-1, left), (1, right)):
        parts += [geo.ribbon([(sx + side * 8.5 * build, sy + 2.5), elbow, hand], [7.5 * build, 6 * build, 4.2], 24), geo.ellipse(*hand, 2.7, 3.2)]
    for side, (knee, foot) in zip((-1, 1), legs, strict=True):
        ahead = math.copysign(1, foot[0] - hx) if pose in (WALK, SIT) else side
        parts += [geo.ribbon([(hx + side * 4, hy), knee, foot], [10.5 * build, 7.4, 4.8], 24), geo.curve([(foot[0] - 3.2, foot[1] - 3.5), (foot[0] + 2.6, foot[1] - 3.5), (foot[0] + 3 + 5 * ahead, foot[1] - 0.6), (foot[0] + 2 * ahead, foot[1] + 1.2), (foot[0] - 3.4 + 4 * min(ahead, 0), foot[1] + 0.4)])]
    if coat:
        low = hy + coat
        parts.append(geo.curve([(hx - 7.5 * build, hy - 12), (hx + 7.5 * build, hy - 12), (hx + flare * build, low, "c"), (hx + 0.3 * flare, low + 1.6), (hx - 0.4 * flare, low - 0.4), (hx - flare * build, low + 0.8, "c")]))
    parts += [geo.ribbon([(sx, sy), head], [5.6, 5.2], 8), geo.ellipse(*head, r, 1.18 * r), *_hair(hair, *head, r), *_hat(hat, *head, r)]
    return geo.union(*parts)


def _hair(kind, x, y, r):
    around = lambda turns, size, far: [geo.ellipse(x + far * r * math.cos(a), y - 0.2 * r + far * r * math.sin(a), size * r) for a in turns]
    return {
        "short": [geo.ellipse(x, y - 0.3 * r, 1.08 * r, 1.0 * r)],
        "bun": [geo.ellipse(x, y - 0.3 * r, 1.08 * r, r), geo.ellipse(x, y - 1.5 * r, 0.55 * r, 0.5 * r)],
        "long": [geo.curve([(x, y - 1.35 * r), (x + 1.15 * r, y - 0.5 * r), (x + 1.25 * r, y + 1.5 * r), (x, y + 1.9 * r), (x - 1.25 * r, y + 1.5 * r), (x - 1.15 * r, y - 0.5 * r)])],
        "curls": around(np.arange(2.5, 7.1, 0.5), 0.45, 0.95),
        "plaits": [geo.ellipse(x, y - 0.3 * r, 1.1 * r, r), *(geo.ribbon([(x + s * 0.9 * r, y + 0.4 * r), (x + s * 1.5 * r, y + 1.6 * r), (x + s * 1.3 * r, y + 2.9 * r)], [0.6 * r, 0.6 * r, 0.2 * r], 12) for s in (-1, 1))],
        "bald": [],
    }[kind]


def _hat(kind, x, y, r):
    return {
        "": [],
        "bowler": [geo.ellipse(x, y - 0.95 * r, 1.0 * r, 0.85 * r), geo.ellipse(x, y - 0.62 * r, 1.55 * r, 0.22 * r)],
        "brim": [geo.ellipse(x, y - 1.0 * r, 0.95 * r, 0.8 * r), geo.ellipse(x, y - 0.6 * r, 2.1 * r, 0.3 * r)],
        "top": [geo.polygon([(x - 0.95 * r, y - 0.6 * r), (x - 1.05 * r, y - 2.5 * r), (x + 1.05 * r, y - 2.5 * r), (x + 0.95 * r, y - 0.6 * r)]), geo.ellipse(x, y - 0.6 * r, 1.6 * r, 0.24 * r)],
        "cap": [geo.ellipse(x, y - 0.65 * r, 1.15 * r, 0.75 * r), geo.ellipse(x + 1.0 * r, y - 0.45 * r, 0.8 * r, 0.2 * r)],
        "crown": [geo.polygon([(x - r, y - 0.6 * r), (x - 1.15 * r, y - 2.1 * r), (x - 0.45 * r, y - 1.4 * r), (x, y - 2.3 * r), (x + 0.45 * r, y - 1.4 * r), (x + 1.15 * r, y - 2.1 * r), (x + r, y - 0.6 * r)])],
        "kerchief": [geo.curve([(x, y - 1.5 * r), (x + 1.25 * r, y - 0.4 * r), (x + 1.1 * r, y + 1.0 * r), (x, y + 1.7 * r), (x - 1.1 * r, y + 1.0 * r), (x - 1.25 * r, y - 0.4 * r)])],
    }[kind]


def placed(path, x, y, high, flip=False, turn=0.0):
    """On the card: feet at (x, y)."""
    size = high / 100
    return geo.moved(path, x, y, size, turn, flip)


def lit(d, path, dark, rim, way=(0.0, 1.0), wide=3.0, strength=1.0, soft=0.6):
    """A dark shape; `rim` shows along the edges that look against `way`, the way the light goes."""
    d.fill(path, dark)
    edge = geo.subtract(path, geo.moved(path, way[0] * wide, way[1] * wide))
    with d.inside(path):
        d.fill(edge, rim, strength, soft, False)
    return path
