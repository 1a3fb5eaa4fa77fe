"""Who is standing among them, and have the others noticed?

Pink dawn, a shallow lake full of flamingos asleep; one of them is awake, in tall green boots.
"""

import math

import numpy as np
from light.bodies import Body, ripples
from light.filters import blur, ramp, step
from light.finish import finish
from light.materials import matt, mottled, rippled
from light.scene import camera, group, sky, sun
from light.shapes import ball, box, copy_group, curve, lathe, ring, tube
from light.strokes import strokes

SAMPLES, SEED = 30, 38
DAWN = ((0, "#9fc3cf"), (0.4, "#dfd9cf"), (0.75, "#f9d3bf"), (1, "#fbc9b4"))  # fmt: skip
ROSE = ((0.0, "#3a2440"), (0.25, "#7a3f5c"), (0.42, "#b85f74"), (0.58, "#e38a90"),
        (0.72, "#f4b4ae"), (0.86, "#fcdccd"), (1.0, "#fff6ee"))  # fmt: skip


ASLEEP = ((0.22, 0, 0.94), (0.33, 0, 1.06), (0.26, 0, 1.20), (0.10, 0.03, 1.18),
          (0.02, 0.07, 1.08), (-0.04, 0.10, 1.02))  # fmt: skip
AWAKE = ((0.20, 0, 0.92), (0.34, 0, 1.02), (0.36, 0, 1.16), (0.25, 0, 1.30), (0.21, 0, 1.46),
         (0.28, 0, 1.58), (0.36, 0, 1.60))  # fmt: skip


def flamingo(pink, pale, boots=None):
    """Facing +x; asleep on one leg, the head under the wing; or in boots on two, and awake."""
    body = Body((-0.55, -0.25, 0.62), (0.55, 0.25, 1.75), 0.013)
    body.ball((0, 0, 0.88), (0.29, 0.16, 0.175), 0.05, (0, 8, 0))
    body.limb((-0.20, 0, 0.86), (-0.42, 0, 0.78), 0.10, 0.03, 0.06)
    neck = curve(AWAKE if boots else ASLEEP, 30)
    body.ball(neck[-1], (0.075, 0.055, 0.055), 0.03)
    body.chain(
        neck,
        np.interp(np.linspace(0, 1, len(neck)), [0, 0.3, 0.8, 1], [0.085, 0.050, 0.040, 0.045]),
        0.03,
    )
    plumes = ripples(4, 26, 8, 22, (0.4, 1, 1))
    body.ripple(lambda points: 0.006 * plumes(points))
    wings = Body((-0.55, -0.25, 0.62), (0.4, 0.25, 1.2), 0.012)
    for side in (-1, 1):
        wings.ball((-0.05, 0.115 * side, 0.91), (0.25, 0.05, 0.125), 0.02, (0, 12, 0))
        for row in range(5):
            start = (-0.08 - 0.03 * row, 0.13 * side, 0.95 - 0.035 * row)
            wings.limb(
                start, (-0.36 - 0.02 * row, 0.08 * side, 0.83 - 0.02 * row), 0.035, 0.008, 0.008
            )
    parts = [body.build(pale, 10), wings.build(pink, 11)]
    if boots:
        parts += bill(neck[-1])
    return group(parts + legs(boots), (0, -300, 0))


def bill(head):
    """Bent in the middle, dark at the tip; and an eye on either side."""
    pale, dark = matt("#f3d9c4"), matt("#2a2030")
    bent = [head + np.array(way) for way in ((0.05, 0, 0), (0.14, 0, -0.03), (0.17, 0, -0.12))]
    parts = [tube(curve(bent, 16), [0.042, 0.036, 0.026], pale, part=10)]
    tip = [bent[2] + np.array((0.003, 0, 0.03)), bent[2] + np.array((-0.01, 0, -0.05))]
    parts.append(tube(tip, [0.031, 0.012], dark, part=17))
    eyes = [head + np.array((0.025, 0.05 * side, 0.018)) for side in (-1, 1)]
    return parts + [ball(tuple(eye), 0.014, dark, 17, 16) for eye in eyes]


def rings(at):
    """Where a leg stands in the water."""
    white = matt("#fdeee4", glow=0.2)
    for radius in (0.07, 0.17):
        line = ring(radius, 36, (*at, 0.003))
        tube(line, 0.006, white, closed=True, part=18)


def legs(boots):
    """One stands and one is drawn up; or two, in boots."""
    leg, parts = matt("#d9707c"), []
    if boots is None:
        parts.append(
            tube(
                [(0.01, 0.02, 0.76), (0.0, 0.02, 0.42), (0.0, 0.02, 0.40), (0.01, 0.02, -0.1)],
                [0.020, 0.016, 0.022, 0.014],
                leg,
                part=12,
            )
        )
        parts.append(
            tube(
                [(0.05, -0.04, 0.76), (0.10, -0.04, 0.62), (-0.08, -0.04, 0.66)],
                [0.018, 0.012, 0.012],
                leg,
                part=12,
            )
        )
        return parts
    for side in (-1, 1):
        parts.append(
            tube(
                [(0.02, 0.085 * side, 0.76), (0.02, 0.095 * side, 0.5)],
                [0.022, 0.016],
                leg,
                part=12,
            )
        )
        parts += rubber_boot(boots, (0.02, 0.10 * side, -0.12))
    return parts


def rubber_boot(material, at):
    shaft = [
        (0.075, 0.02),
        (0.068, 0.12),
        (0.072, 0.30),
        (0.095, 0.55),
        (0.098, 0.66),
        (0.090, 0.66),
        (0.085, 0.56),
        (0.02, 0.4),
    ]
    foot = Body((-0.15, -0.12, -0.02), (0.28, 0.12, 0.22), 0.012)
    foot.limb((-0.02, 0, 0.07), (0.15, 0, 0.055), 0.085, 0.068, 0.03).cut_below(0.0)
    rim = lathe(
        [(0.098, 0.645), (0.104, 0.655), (0.104, 0.672), (0.094, 0.675)],
        matt("#f0e6c8"),
        at,
        steps=40,
        part=14,
    )
    return [lathe(shaft, material, at, steps=40, part=13), foot.build(material, 13, at), rim]


def scene(detail):
    rng = np.random.default_rng(38)
    tones = (("#f08a94", "#f6b8b4"), ("#e8727f", "#f3a6a6"), ("#f4a0a0", "#f9cbc4"))
    kinds = [flamingo(mottled(pink, "#fbe2da", 0.25, 6), matt(pale)) for pink, pale in tones]
    booted = flamingo(
        mottled(*tones[0], 0.25, 6), matt(tones[0][1]), matt("#2f6b46", rough=0.45, gloss=0.45)
    )
    copy_group(booted, (0.25, 0.9, 0), (0, 0, 162), 1.06)
    rings((0.23, 0.9))
    taken = [(0.25, 0.9)]
    for _ in range(5000):
        y = 1.6 + 85 * rng.random() ** 2.2
        x = rng.uniform(-1, 1) * (1.6 + 0.42 * (y + 5))
        if (
            min(math.hypot(x - a, y - b) for a, b in taken) > 0.85 + 0.012 * y
            and abs(x - 0.25) > 0.8 - 0.1 * y
        ):
            taken.append((x, y))
            turn = rng.choice((0, 180)) + rng.normal(0, 22)
            if y < 9:
                rings((x, y))
            copy_group(
                kinds[rng.integers(3)], (x, y, 0), (0, 0, turn), float(rng.uniform(0.92, 1.12))
            )
        if len(taken) > 170:
            break
    box(
        (2400, 2400, 0.02), (0, 1100, -0.01), rippled(matt("#b08f9c", 0.07, 1.0), 0.10, 1.4), part=2
    )
    sun(28, 12, "#ffcfae", 3.8, 1.0)
    sky("#f3c9bd", 0.85)
    camera((0.35, -5.6, 1.65), (0.12, 3.0, 0.92), lens=56)


def paint(picture):
    air, lake = picture.of(0), picture.of(2)
    birds = picture.of(10, 11, 12)
    picture.expose(1.1)
    horizon = np.nonzero(lake)[0].min() / picture.scale
    picture.backdrop(DAWN, bottom=horizon, drift=16)
    water = ramp(
        ((0, "#fbd3be"), (0.35, "#e9c6bd"), (0.7, "#b9b5be"), (1, "#8fa3b4")),
        np.clip(
            (picture.y - horizon + 10 * picture.noise(70, 3, stretch=(7, 0.5))) / (1200 - horizon),
            0,
            1,
        ),
    )
    picture.lay(lake * 0.55, water)
    picture.grade(
        ROSE, 0.30, (0.42, 0.58, 0.74), (0.38, 0.55, 0.70, 0.86), 0.05, 0.35, 0.012, birds
    )
    picture.lay(step(picture.noise(22, 9, stretch=(8, 0.6)), 1.1, 2.0) * lake * 0.45, "#fff1e2")
    picture.haze("#fbd6c4", 12, 75, 0.85, 0.7, mask=1 - air)
    x, y = picture.centre_of(13)
    picture.sharpen_at(x, y - 120, 230).find_edges(0.7, floor=0.2)
    picture.hard = np.where(lake + air > 0, 0.5, 0.95).astype(np.float32)
    picture.focus = np.maximum(picture.focus, blur(picture.of(12, 17, 18), 2) * 0.8)
    picture.directions(base=2, swirl=0.12, form=2.5, by_part={12: 88})
    strokes(
        picture,
        (32, 16, 8, 3.8, 2.0, 1.4),
        length=8,
        jitter=(0.013, 0.012),
        need=(0, 0.04, 0.045, 0.045),
    )
    return finish(picture, impasto=0.045)
