"""Are they guarding him, or waiting for him to wake, and who is to take the last place?

Straight down on a warm brick yard: round a sleeping cat sparrows sit in a perfect ring.
"""

import math

import numpy as np
from light.animals import dark_eye
from light.bodies import Body, furred, ripples, turned
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, pencil
from light.materials import matt, mottled
from light.scene import group, plan_camera, sky, sun
from light.shapes import ball, box, copy, copy_group, curve

SAMPLES, SEED, SCALE = 26, 24, 1.5
FUR = ((0.0, "#4a2a24"), (0.3, "#8f4a28"), (0.55, "#c9702f"), (0.78, "#eba458"),
       (1, "#fbdca4"))  # fmt: skip
GAP = math.radians(312)


def yard(rng):
    """Bricks laid in herringbone."""
    tones = [
        mottled(c, "#9a5f49", 0.35, 6)
        for c in ("#c98a6a", "#bd7c5e", "#d49a78", "#b8745a", "#cc9070")
    ]
    box((14, 14, 0.05), (0, 0, -0.055), matt("#d8c4a6"), part=1)
    first = [box((0.385, 0.185, 0.06), (0, 0, -500), tone, 0.012, part=2) for tone in tones]
    for row in range(-20, 21):
        for column in range(-14, 15):
            x, y = column * 0.4, row * 0.2
            across = (column + row) % 2 == 0
            jitter = rng.normal(0, 0.004, 2)
            at = (
                x + jitter[0] + (0.0 if across else 0.1),
                y + jitter[1],
                -0.03 + rng.normal(0, 0.003),
            )
            if abs(x) < 3.2 and abs(y) < 4.2 and column % 2 == row % 2:
                copy(first[rng.integers(5)], at, (0, 0, rng.normal(0, 0.5)))
    return tones


def coiled_cat():
    """Seen from above: a spiral of back, tail and paws, the chin on the tail."""
    body = Body((-1.1, -1.1, -0.02), (1.1, 1.1, 0.75), 0.016)
    turn = np.radians(np.linspace(-70, 170, 12))
    spine = np.stack([0.42 * np.cos(turn), 0.40 * np.sin(turn), np.full(12, 0.24)], -1)
    body.chain(
        spine, np.interp(np.linspace(0, 1, 12), [0, 0.25, 0.7, 1], [0.20, 0.30, 0.27, 0.20]), 0.08
    )
    body.ball((0.30, -0.34, 0.20), (0.30, 0.26, 0.22), 0.1, (0, 0, 40))
    body.chain(
        [(0.15, -0.45, 0.14), (-0.15, -0.42, 0.10), (-0.34, -0.30, 0.09)], [0.15, 0.10, 0.085], 0.05
    )
    body.chain(
        [(-0.30, 0.25, 0.2), (-0.20, -0.02, 0.10), (-0.05, -0.18, 0.09)], [0.13, 0.09, 0.08], 0.05
    )
    head, tilt = np.array((-0.36, -0.10, 0.26)), turned((0, 0, 66))
    body.ball(head, (0.235, 0.215, 0.18), 0.05, tilt)
    body.ball(head + tilt @ np.array((0, -0.17, -0.04)), (0.12, 0.12, 0.10), 0.05, tilt)
    for side in (-1, 1):
        root, tip = (
            head + tilt @ np.array((side * 0.14, 0.08, 0.12)),
            head + tilt @ np.array((side * 0.21, 0.17, 0.26)),
        )
        body.limb(root, tip, 0.085, 0.012, 0.03)
    tail = curve(
        [
            (0.32, -0.58, 0.12),
            (0.0, -0.70, 0.09),
            (-0.36, -0.58, 0.08),
            (-0.58, -0.30, 0.08),
            (-0.60, -0.05, 0.08),
        ],
        30,
    )
    body.chain(tail, np.linspace(0.105, 0.06, len(tail)), 0.03)
    tuft = ripples(4, 30, 8, 22)
    body.ripple(lambda points: 0.006 * tuft(points)).cut_below(0.0)
    ginger = mottled("#d9813a", "#a9541f", 0.75, 3.2)
    return furred(body.build(ginger, 10), 70000, 0.05, (0.15, 0.1, 0.1), radius=0.003)


def sparrow():
    """From above, its beak along +x."""
    brown, grey, dark = mottled("#8f6a48", "#4d3a2c", 0.7, 26), matt("#b9a58c"), dark_eye()
    body = Body((-0.16, -0.09, -0.02), (0.15, 0.09, 0.16), 0.006)
    body.ball((0, 0, 0.065), (0.078, 0.055, 0.052), 0.02)
    body.limb((-0.06, 0, 0.06), (-0.135, 0, 0.05), 0.022, 0.014, 0.02)
    head = Body((0.0, -0.06, 0.04), (0.15, 0.06, 0.17), 0.005).ball(
        (0.068, 0, 0.10), (0.037, 0.034, 0.034), 0.01
    )
    wings = Body((-0.16, -0.09, 0.0), (0.1, 0.09, 0.15), 0.005)
    for side in (-1, 1):
        wings.ball((-0.02, 0.042 * side, 0.078), (0.07, 0.019, 0.034), 0.01, (0, -10, -8 * side))
    beak = Body((0.08, -0.03, 0.05), (0.16, 0.03, 0.14), 0.004).limb(
        (0.098, 0, 0.096), (0.125, 0, 0.092), 0.011, 0.003, 0.005
    )
    parts = [
        body.build(grey, 14),
        wings.build(brown, 15),
        head.build(matt("#7a4f38"), 16),
        beak.build(matt("#3a302a"), 17),
    ]
    parts += [ball((0.085, 0.027 * side, 0.108), 0.006, dark, 17) for side in (-1, 1)]
    return group(parts, (0, 0, -400))


def scene(detail):
    rng = np.random.default_rng(24)
    yard(rng)
    coiled_cat()
    bird = sparrow()
    for ring, (radius, count) in enumerate(((1.42, 42), (1.66, 49), (1.90, 56), (2.15, 62))):
        for number in range(count):
            angle = 2 * math.pi * (number + 0.5 * (ring % 2)) / count + rng.normal(0, 0.012)
            if abs((angle - GAP + math.pi) % (2 * math.pi) - math.pi) < 0.075 and ring == 0:
                continue
            away = radius + rng.normal(0, 0.016)
            at = (away * math.cos(angle), away * math.sin(angle), 0)
            facing = math.degrees(angle) + 180 + rng.normal(0, 7)
            copy_group(bird, at, (0, 0, facing), float(rng.uniform(1.05, 1.25)))
    for x, y in (
        (1.0, -2.75),
        (1.22, -3.0),
        (0.75, -3.05),
        (-2.1, 2.6),
        (-1.7, 3.0),
        (2.0, 2.9),
        (-1.0, -3.2),
    ):
        facing = math.degrees(math.atan2(-y, -x)) + rng.normal(0, 10)
        copy_group(bird, (x, y, 0), (0, 0, facing), 1.15)
    sun(140, 30, "#ffe2b0", 4.4, 0.5)
    sky("#9fb6ea", 0.6)
    plan_camera(7.0, (0.0, -0.1))


def paint(picture):
    picture.directions(base=12, swirl=0.25, form=3.0, edge=0.3, by_part={2: 4})
    flat(picture, (0.46, 0.74), ("#6d6aa8", "#b5aed0"), dry=0.08, body=0.015, wobble=0.02)
    fur = ramp(FUR, np.clip(picture.shade(99, 0.4) * 1.02 - 0.07, 0, 1))
    stripes = step(picture.noise(26, 8, stretch=(0.6, 2.2)), 0.4, 1.2)
    picture.lay(blur(picture.of(10), 0.5), fur).glaze(picture.of(10) * stripes, "#c77a4a", 0.35)
    pencil(picture, "#fbf0dc", layers=(30, -28, 70), wide=1.4, reach=20, form=0.5)
    contour(picture, "#3c2a30", 1.5, 0.8, 0.04, 0.5, 0.8, 0.4, rough=1.0, skip=(1, 2, 10))
    return finish(picture, impasto=0, grain=0.006)
