"""Are they guarding him, or waiting for him to wake, and who is to take the last place?

Straight down on a warm brick yard: round a sleeping cat sparrows sit in a perfect ring.
"""

import math

import numpy as np
from light.animals import dark_eye
from light.bodies import Body, ripples, turned
from light.finish import finish
from light.hands import contour, flat, pencil
from light.materials import matt, mottled
from light.scene import group, plan_camera, sky, sun
from light.shapes import ball, box, copy_group, curve, tint_where, tube

SAMPLES, SEED, SCALE = 26, 24, 1.25
GAP = math.radians(312)


def yard(rng):
    """Large flat stones, warm and quiet."""
    tones = [mottled(c, "#cfae88", 0.3, 3) for c in ("#e2c49c", "#dcbc92", "#e8cda8", "#d8b68e")]
    box((14, 14, 0.05), (0, 0, -0.06), matt("#c9a880"), part=1)
    for row in range(-4, 5):
        left = -4.0 - rng.uniform(0, 1.2)
        while left < 4:
            wide = rng.uniform(0.95, 1.6)
            size = (wide - 0.035, 0.985 + rng.normal(0, 0.01), 0.06)
            at = (left + wide / 2, row * 1.02, -0.035 + rng.normal(0, 0.003))
            box(size, at, tones[rng.integers(4)], 0.02, part=2)
            left += wide


def coiled_cat():
    """Seen from above: back and tail round the paws, the head laid on them, two ears."""
    body = Body((-1.1, -1.1, -0.02), (1.1, 1.1, 0.8), 0.014)
    turn = np.radians(np.linspace(-75, 175, 14))
    spine = np.stack([0.44 * np.cos(turn), 0.42 * np.sin(turn), np.full(14, 0.24)], -1)
    body.chain(
        spine, np.interp(np.linspace(0, 1, 14), [0, 0.2, 0.6, 1], [0.22, 0.31, 0.27, 0.19]), 0.08
    )
    body.ball((0.0, 0.02, 0.06), (0.42, 0.40, 0.16), 0.06).ball(
        (0.30, -0.36, 0.20), (0.32, 0.27, 0.22), 0.08
    )
    body.chain(
        [(0.10, -0.46, 0.14), (-0.12, -0.44, 0.12), (-0.28, -0.42, 0.10)], [0.15, 0.11, 0.09], 0.04
    )
    body.chain(
        [(-0.36, 0.20, 0.2), (-0.14, -0.10, 0.14), (-0.06, -0.30, 0.12)], [0.14, 0.10, 0.085], 0.03
    )
    tail = curve(
        [
            (0.36, -0.60, 0.10),
            (0.04, -0.76, 0.09),
            (-0.36, -0.70, 0.08),
            (-0.64, -0.48, 0.08),
            (-0.76, -0.16, 0.08),
        ],
        30,
    )
    body.chain(tail, np.linspace(0.11, 0.06, len(tail)), 0.02)
    head, tilt = np.array((-0.37, -0.16, 0.34)), turned((0, 0, 28))
    body.ball(head, (0.25, 0.235, 0.19), 0.03, tilt)
    body.ball(head + tilt @ np.array((0, -0.19, -0.03)), (0.13, 0.12, 0.10), 0.03, tilt)
    for side in (-1, 1):
        root, tip = (
            head + tilt @ np.array((side * 0.15, 0.09, 0.12)),
            head + tilt @ np.array((side * 0.27, 0.25, 0.20)),
        )
        body.limb(root, tip, 0.105, 0.012, 0.02)
        body.ball(
            head + tilt @ np.array((side * 0.215, 0.16, 0.235)),
            (0.05, 0.07, 0.045),
            0.015,
            turned((0, 0, 28 - side * 38)),
            cut=True,
        )
    tuft = ripples(4, 30, 8, 22)
    body.ripple(lambda points: 0.006 * tuft(points)).cut_below(0.0)
    coat_and_face(body, head, tilt)


def coat_and_face(body, head, tilt):
    """Bands, a white muzzle and tail tip, closed lids."""
    cat = body.build(matt("#e08a3c"), 10)
    tint_where(cat, striped, matt("#a8521f"))
    tint_where(cat, lambda x, y, z: np.hypot(x + 0.76, y + 0.16) < 0.13, matt("#fbf0dc"))
    muzzle = head + tilt @ np.array((0, -0.22, 0))
    tint_where(cat, lambda x, y, z: np.hypot(x - muzzle[0], y - muzzle[1]) < 0.125, matt("#fbf0dc"))
    nose = head + tilt @ np.array((0, -0.285, 0.045))
    ball(nose, (0.028, 0.022, 0.02), matt("#c8605c"), 11, 16)
    for side in (-1, 1):
        lid = [
            head + tilt @ np.array((side * (0.10 + dx), -0.115 + dy, 0.165))
            for dx, dy in ((-0.05, 0.0), (0, -0.022), (0.055, 0.012))
        ]
        tube(curve(lid, 12), [0.006, 0.011, 0.006], matt("#4a2a20"), part=11)


def striped(x, y, _):
    """Bands across the back, not on the head."""
    turn = np.arctan2(y, x)
    away = np.hypot(x, y * 1.04)
    bands = np.sin(turn * 17 + 1.6 * np.sin(away * 9)) > 0.55
    on_back = (away > 0.30) & (np.hypot(x + 0.37, y + 0.16) > 0.31) & (np.abs(away - 0.50) < 0.23)
    return bands & on_back


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
    for ring, (radius, count) in enumerate(((1.50, 32), (1.92, 41))):
        for number in range(count):
            angle = 2 * math.pi * (number + 0.5 * (ring % 2)) / count + rng.normal(0, 0.012)
            if abs((angle - GAP + math.pi) % (2 * math.pi) - math.pi) < 0.11 and ring == 0:
                continue
            away = radius + rng.normal(0, 0.016)
            at = (away * math.cos(angle), away * math.sin(angle), 0)
            facing = math.degrees(angle) + 180 + rng.normal(0, 7)
            copy_group(bird, at, (0, 0, facing), float(rng.uniform(1.55, 1.75)))
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
        copy_group(bird, (x, y, 0), (0, 0, facing), 1.65)
    sun(140, 44, "#ffe2b0", 4.4, 0.5)
    sky("#9fb6ea", 0.6)
    plan_camera(6.6, (0.0, -0.1))


def paint(picture):
    picture.directions(base=12, swirl=0.25, form=3.0, edge=0.3, by_part={2: 4})
    flat(picture, (0.46, 0.74), ("#8c86b8", "#c4bcd8"), dry=0.08, body=0.015, wobble=0.02)
    pencil(picture, "#fbf0dc", layers=(30, -28, 70), wide=1.4, reach=20, form=0.5)
    contour(picture, "#3c2a30", 1.5, 0.8, 0.04, 0.5, 0.8, 0.4, rough=1.0, skip=(1, 2))
    return finish(picture, impasto=0, grain=0.006)
