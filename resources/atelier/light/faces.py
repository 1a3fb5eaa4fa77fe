"""A face from the front: a head for the light, features for the pen.

The head is modelled so that the light of the scene falls on it; everything that has an expression is drawn.
In its own axes the middle of the face is (0, 0), eyes at (±70, -15), mouth at (0, 127), chin at (0, 230).
"""

from __future__ import annotations

import numpy as np
from atelier import geometry as geo

from .bodies import Body
from .colour import lighten, mix

# fmt: off

def head(material, part, at=(0, 0, -0.55), tilt=0.0, jaw=1.0, nose=1.0):
    """100 units of the drawing are one of the scene; the camera has to look along +y without perspective."""
    body = Body((-2.2, -2.9, -2.8), (2.2, 2.2, 2.5), 0.05)
    body.ball((0, 0, 0.35), (1.60, 1.75, 1.75)).ball((0, -0.15, -0.85), (1.20 * jaw, 1.35, 1.30), 0.5)
    body.ball((0, -0.85, -1.95), (0.42 * jaw**2, 0.42, 0.36), 0.40)
    for side in (-1, 1):
        body.ball((side * 0.86, -1.05, -0.60), 0.52, 0.45)
        body.ball((side * 0.70, -1.95, 0.16), (0.50, 0.30, 0.26), 0.30, cut=True)
    tip = -0.62 * nose
    body.limb((0, -1.60, 0.35), (0, -2.02 - 0.2 * (nose - 1), tip), 0.13, 0.22 * nose, 0.16)
    body.ball((0, -2.10 - 0.2 * (nose - 1), tip - 0.04), (0.22 * nose, 0.2, 0.18 * nose), 0.08)
    for side in (-1, 1):
        body.ball((side * 0.21 * nose, -1.92, tip - 0.10), 0.13 * nose, 0.08)
        body.limb((side * 0.36, -1.50, -1.20), (0, -1.72, -1.14), 0.07, 0.13, 0.12)
        body.limb((side * 0.30, -1.48, -1.36), (0, -1.66, -1.40), 0.09, 0.15, 0.12)
    return body.build(material, part, at, (0, tilt, 0))


def eye(d, x, y, side, lid=0.0, look=(5, -6), iris="#6f8f86", lashes=6, dark="#231a22", lit=None):
    """lid: how far it hangs (-6 startled, 0 awake, 18 nearly asleep); look: where the pupil has gone;
    lit: a function that draws what is reflected, 20 wide; a house if left out."""
    with d.at(x, y, 1.0, side * -3):
        outer, inner = side * 52, -side * 46
        upper = [(inner, 9, "c"), (inner * 0.55, -13 + lid), (side * 4, -24 + lid), (outer * 0.62, -15 + lid), (outer, 3, "c")]
        lower = [(outer * 0.6, 15), (0, 20), (inner * 0.6, 15)]
        white = [*upper, *lower]
        d.fill([(inner * 1.1, 4), (side * 2, -44), (outer * 1.16, -4), (side * 4, -6)], "#d9988a", 0.35, 5, False)
        d.fill(white, "#fbf4e6")
        with d.inside(white):
            _iris(d, *look, iris, lit)
            d.fill([(inner, 6), (side * 4, -30 + lid), (outer, 0), (side * 4, -12 + lid)], "#6a5a70", 0.35, 2, False)
        d.stroke(upper, 2.6, dark, (0.35, 0.15))
        d.stroke([(outer, 3), *lower, (inner, 9)], 0.8, "#7a4a48", (0.3, 0.5))
        d.stroke([(inner * 0.8, -16 + lid * 0.6), (side * 4, -37 + lid * 0.6), (outer * 0.9, -22 + lid * 0.6)], 0.8, "#8a5a54")
        for k in range(lashes):
            t = 0.45 + 0.11 * k
            px, py = side * (4 + 48 * (t - 0.4) / 0.6), -24 + lid + 26 * (t - 0.4) ** 1.5 / 0.5
            d.stroke([(px, py), (px + side * (5 + 2 * k), py - 9 + k)], 0.8, dark, (0.02, 0.9))
        d.fill(geo.ellipse(inner * 0.93, 8, 4.5, 3.4), "#e0a39a")


def _iris(d, ix, iy, iris, lit):
    d.fill(geo.ellipse(ix, iy, 25), mix(iris, "#1c2a2c", 0.55))
    d.fill(geo.ellipse(ix, iy + 1, 22), iris)
    for a in np.arange(0, 6.28, 0.23):
        r = d.rng.uniform(15, 21)
        ray = [(ix + 10 * np.cos(a), iy + 10 * np.sin(a)), (ix + r * np.cos(a), iy + r * np.sin(a))]
        d.stroke(ray, 0.5, lighten(iris, 0.22) if np.sin(a) > 0.1 else lighten(iris, -0.22))
    d.fill(geo.ellipse(ix, iy, 11), "#14161c")
    if lit:
        with d.at(ix - 7, iy - 7):
            lit(d)
    else:
        d.fill(geo.polygon([(ix - 11, iy - 4), (ix - 11, iy - 12), (ix - 6.5, iy - 17), (ix - 2, iy - 12), (ix - 2, iy - 4)]), "#fff6d8")
    d.fill(geo.ellipse(ix + 8, iy + 9, 3), "#e8f0ea", 0.8)


def closed_eye(d, x, y, side, colour="#231a22"):
    with d.at(x, y, 1.0, side * -3):
        d.stroke([(-side * 44, 4), (-side * 18, 15), (side * 12, 16), (side * 48, 3)], 2.2, colour, (0.3, 0.2))
        for k in range(6):
            px = side * (-8 + 10 * k)
            d.stroke([(px, 16 - 0.3 * k), (px + side * (2 + 1.6 * k), 27 - 1.2 * k)], 0.8, colour, (0.02, 0.9))
        d.stroke([(-side * 40, -12), (side * 4, -26), (side * 48, -14)], 0.7, "#8a5a54")


def brow(d, side, rise=0.0, knit=0.0, bushy=1.0, colours=("#2a2a34", "#3f5a58")):
    """rise: up is negative; knit: the inner end goes down (anger) or, negative, up (sorrow)."""
    line = geo.sample([(side * 26, -64 + rise * 0.2 + knit), (side * 62, -84 + rise + knit * 0.3), (side * 98, -80 + rise), (side * 126, -60 + rise * 0.6)], 40)
    d.fill(geo.ribbon([tuple(p) for p in line], (np.interp(np.linspace(0, 1, 40), (0, 0.3, 1), (7, 10, 2)) * bushy).tolist(), 40), colours[0], 0.55, 1.2, False)
    for k, (px, py) in enumerate(line):
        lean = side * (4 + 0.22 * k) * bushy
        d.stroke([(px, py + (6 - 0.08 * k) * bushy), (px + lean, py - (5 - 0.10 * k) * bushy)], 0.95 * bushy, colours[0] if k % 3 else colours[1], (0.1, 0.7))


def nose(d, colour="#a8645a", long=1.0, wide=1.0):
    """One line down the side away from the light, and the wings."""
    y = lambda v: v * long
    d.stroke([(22, -44), (15, -14), (15 * wide, y(20)), (24 * wide, y(46)), (30 * wide, y(60)), (22 * wide, y(72))], 1.15, colour, (0.5, 0.35))
    d.stroke([(-30 * wide, y(60)), (-27 * wide, y(72)), (-17 * wide, y(73))], 0.9, colour)
    d.stroke([(-10 * wide, y(76)), (0, y(80)), (12 * wide, y(76))], 1.2, lighten(colour, -0.15), (0.3, 0.3))
    for side in (-1, 1):
        d.fill(geo.ellipse(side * 16 * wide, y(72), 5.5 * wide, 3.2, side * 20), lighten(colour, -0.12), 0.8)


def mouth(d, left=0.0, right=0.0, full=1.0, wide=1.0, lips=("#c26a68", "#d98478"), dark="#5a2430"):
    """left, right: how far each corner goes up; a smile in one corner only is worth more than two."""
    a, b = 124 - left, 128 - right
    top = [(-47 * wide, a, "c"), (-24, 126 - 14 * full), (-9, 126 - 20 * full), (1, 126 - 15 * full), (12, 126 - 20 * full), (27, 126 - 12 * full), (44 * wide, b, "c"), (20, 127), (0, 128), (-20, 125)]
    low = [(-42 * wide, a + 1, "c"), (-20, 126), (0, 129), (20, 128), (40 * wide, b, "c"), (22, 128 + 17 * full), (-2, 128 + 22 * full), (-26, 128 + 14 * full)]
    d.fill(low, lips[1]), d.fill(top, lips[0])
    d.fill(geo.ellipse(-4, 128 + 12 * full, 15, 4 * full), lighten(lips[1], 0.12), 0.7, 2, False)
    d.stroke([(-54 * wide, a - 6), (-45 * wide, a + 1), (-22, 125), (0, 129), (22, 127), (42 * wide, b + 1), (50 * wide, b + 3)], 1.5, dark, (0.1, 0.15))
    d.stroke([(-18, 138 + 22 * full), (0, 141 + 22 * full), (18, 137 + 22 * full)], 0.8, lighten(lips[1], -0.1))


def blush(d, colour="#e07a68", strength=0.34):
    for side in (-1, 1):
        d.fill(geo.ellipse(side * 98, 66, 44, 32), colour, strength, 13, False)
    d.fill(geo.ellipse(2, 62, 20, 15), colour, 0.65 * strength, 8, False)


def freckles(d, count=46, colour="#b9785c"):
    for _ in range(count):
        px, py = d.rng.normal(0, 74), 44 + d.rng.normal(0, 17)
        if abs(px) > 24:
            d.fill(geo.ellipse(px, py, d.rng.uniform(0.9, 2.0)), colour, 0.75, 0, False)


def age(d, colour="#a8705c"):
    """Lines of a long life: under the eyes, at their corners, over the brows, beside the nose."""
    for side in (-1, 1):
        for k in range(3):
            d.stroke([(side * (126 + 4 * k), -22 + 13 * k), (side * (140 + 5 * k), -28 + 19 * k)], 0.8, colour)
        for k in range(2):
            d.stroke([(side * 34, 22 + 9 * k), (side * 70, 34 + 9 * k), (side * 108, 20 + 10 * k)], 0.8 - 0.2 * k, colour)
        d.stroke([(side * 38, 52), (side * 60, 84), (side * 66, 118)], 1.1, colour, (0.2, 0.6))
        d.stroke([(side * 12, -70), (side * 15, -52), (side * 11, -36)], 0.8, colour)
    for k in range(3):
        d.stroke([(-90 + 8 * k, -112 - 19 * k), (-30, -122 - 19 * k), (36, -114 - 20 * k), (92 - 9 * k, -120 - 18 * k)], 0.8, colour)
