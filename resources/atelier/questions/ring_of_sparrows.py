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

SAMPLES, SEED, SCALE = 18, 24, 1.0
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
    """Seen from above: back and haunch round the paws, the tail round all."""
    body = Body((-1.1, -1.1, -0.02), (1.1, 1.1, 0.8), 0.014)
    turn = np.radians(np.linspace(-75, 160, 14))
    spine = np.stack([0.46 * np.cos(turn), 0.44 * np.sin(turn), np.full(14, 0.24)], -1)
    wide = np.interp(np.linspace(0, 1, 14), [0, 0.2, 0.6, 1], [0.24, 0.32, 0.28, 0.22])
    body.chain(spine, wide, 0.08).ball((0.0, 0.02, 0.06), (0.44, 0.42, 0.16), 0.06)
    body.ball((0.34, -0.38, 0.22), (0.34, 0.29, 0.24), 0.04, (0, 0, 35))
    tuft = ripples(4, 30, 8, 22)
    body.ripple(lambda points: 0.006 * tuft(points)).cut_below(0.0)
    ginger, band, cream = matt("#e08a3c"), matt("#a8521f"), matt("#fff4e0")
    tint_where(body.build(ginger, 10), striped, band)
    line = [
        (0.40, -0.62, 0.10),
        (0.06, -0.80, 0.09),
        (-0.36, -0.74, 0.08),
        (-0.66, -0.50, 0.08),
        (-0.74, -0.2, 0.08),
    ]
    places = curve(line, 30)
    tail = Body.around(places, 0.16, 0.012).chain(places, np.linspace(0.115, 0.07, 30), 0.02)
    tail = tail.build(ginger, 13)
    tint_where(tail, lambda x, y, z: np.sin(np.arctan2(y, x) * 20) > 0.6, band)
    tint_where(tail, lambda x, y, z: np.hypot(x + 0.74, y + 0.2) < 0.17, cream)
    paws = Body((-0.6, -0.8, -0.02), (0.4, 0.2, 0.5), 0.012)
    paws.chain(
        [(0.05, -0.42, 0.16), (-0.16, -0.50, 0.13), (-0.30, -0.55, 0.11)], [0.13, 0.11, 0.10], 0.03
    )
    tint_where(paws.build(ginger, 14), lambda x, y, z: x < -0.22, cream)
    sleeping_head(np.array((-0.36, -0.20, 0.36)), turned((0, 0, -28)), ginger, band, cream)


def sleeping_head(at, tilt, ginger, band, cream):
    """Seen from above, the nose towards -y; pricked ears, closed lids, a white muzzle."""

    def on_head(x, y, z):
        return at + tilt @ np.array((x, y, z))

    head = Body(at - 0.62, at + 0.62, 0.012).ball(at, (0.27, 0.24, 0.19), 0.03, tilt)
    head.ball(on_head(0, -0.20, -0.03), (0.15, 0.12, 0.10), 0.04, tilt)
    for side in (-1, 1):
        head.ball(on_head(side * 0.16, -0.10, -0.02), (0.13, 0.11, 0.11), 0.04, tilt)
        head.limb(
            on_head(side * 0.16, 0.08, 0.12), on_head(side * 0.27, 0.29, 0.20), 0.11, 0.012, 0.02
        )
    face = head.build(ginger, 12)
    back = np.linalg.inv(tilt)

    def told(wanted):
        return lambda x, y, z: wanted(*(back @ (np.stack([x, y, z]) - at[:, None])))

    tint_where(
        face,
        told(lambda x, y, z: (np.abs(np.abs(x) - 0.075) < 0.022) & (y > -0.02) & (y < 0.18)),
        band,
    )
    tint_where(face, told(lambda x, y, z: (np.abs(x) < 0.02) & (y > 0.0) & (y < 0.2)), band)
    tint_where(face, told(lambda x, y, z: np.hypot(x / 1.25, y + 0.27) < 0.10), cream)
    for side in (-1, 1):
        inner = [
            on_head(side * (0.20 + dx), 0.17 + dy, 0.245)
            for dx, dy in ((-0.04, -0.06), (0.03, 0.06))
        ]
        tube(inner, [0.035, 0.012], matt("#f0b0a0"), part=11)
        lid = [
            on_head(side * (0.115 + dx), -0.10 + dy, 0.165)
            for dx, dy in ((-0.055, -0.01), (0, -0.04), (0.06, 0.005))
        ]
        tube(curve(lid, 12), [0.007, 0.014, 0.007], matt("#3a1f1a"), part=11)
    ball(on_head(0, -0.315, 0.035), (0.034, 0.026, 0.024), matt("#b8504c"), 11, 16)


def striped(x, y, _):
    """Bands across the back, not on the head."""
    turn = np.arctan2(y, x)
    away = np.hypot(x, y * 1.04)
    bands = np.sin(turn * 17 + 1.6 * np.sin(away * 9)) > 0.55
    on_back = (away > 0.30) & (np.abs(away - 0.50) < 0.23)
    return bands & on_back


FEATHERS = (  # crown, back, wing; turn of the head, how far the wings hang out
    ("#8f8676", "#a56f45", "#6e452c", 0, 0.0),
    ("#a98257", "#b48a5e", "#7d5a3c", 38, 0.006),
    ("#8f8676", "#a56f45", "#6e452c", -42, 0.003),
    ("#9a744c", "#ac8055", "#74502f", -18, 0.012),
    ("#857b6c", "#9a643c", "#634028", 72, 0.0),
)


def sparrow(crown, back, wing, look, out):
    """From above, its beak along +x: a round head, pale cheeks, a white bar on the wing."""
    pale, dusk = matt("#f6ead4"), matt("#4a3124")
    body = Body((-0.22, -0.10, -0.02), (0.15, 0.10, 0.16), 0.005)
    body.ball((0.005, 0, 0.065), (0.094, 0.064, 0.058), 0.02)
    back = body.build(mottled(back, dusk_of(back), 0.8, 40), 14)
    tint_where(back, lambda x, y, z: (np.abs(y) > 0.050) & (x > 0), pale)
    tail = Body((-0.24, -0.06, 0.0), (-0.02, 0.06, 0.12), 0.005)
    wings = Body((-0.18, -0.12, 0.0), (0.1, 0.12, 0.15), 0.005)
    for side in (-1, 1):
        tail.limb((-0.06, 0.007 * side, 0.06), (-0.175, 0.011 * side, 0.055), 0.019, 0.014, 0.012)
        wings.ball((-0.026, (0.040 + out) * side, 0.078), (0.100, 0.025, 0.034), 0.01,
                   (0, -5, (15 - 500 * out) * side))  # fmt: skip
    folded = wings.build(matt(wing), 15)
    tint_where(folded, lambda x, y, z: np.abs(x - 0.018) < 0.011, pale)
    tint_where(folded, lambda x, y, z: x < -0.088, dusk)
    tilt, neck = turned((0, 0, look)), np.array((0.070, 0, 0.105))

    def on_head(x, y, z):
        return neck + tilt @ np.array((x, y, z))

    head = Body((-0.04, -0.12, 0.04), (0.18, 0.12, 0.19), 0.004)
    head.ball(on_head(0.022, 0, 0.008), (0.047, 0.043, 0.040), 0.01, tilt)
    face = head.build(matt(crown), 16)

    def cheek(x, y, z):
        near = (np.stack([x, y, z], -1) - neck) @ tilt
        return (np.abs(near[:, 1]) > 0.023) & (near[:, 0] < 0.045)

    tint_where(face, cheek, pale)
    beak = tube([on_head(0.060, 0, 0.0), on_head(0.098, 0, -0.006)], [0.017, 0.003], dusk, part=17)
    eyes = [ball(on_head(0.045, 0.030 * side, 0.022), 0.008, dark_eye(), 17) for side in (-1, 1)]
    parts = [back, tail.build(dusk, 18), folded, face, beak, *eyes]
    return group(parts, (0, 0, -400))


def dusk_of(colour):
    """The same colour in the streaks of the back."""
    return "#" + "".join(f"{int(int(colour[i : i + 2], 16) * 0.55):02x}" for i in (1, 3, 5))


def scene(detail):
    rng = np.random.default_rng(24)
    yard(rng)
    coiled_cat()
    birds = [sparrow(*kind) for kind in FEATHERS]

    def settle(x, y, facing, size):
        kind = birds[rng.integers(len(birds))]
        copy_group(kind, (x, y, 0), (0, 0, facing), size)

    for ring, (radius, count) in enumerate(((1.42, 24), (1.88, 31))):
        for number in range(count):
            angle = 2 * math.pi * (number + 0.5 * (ring % 2)) / count + rng.normal(0, 0.016)
            if abs((angle - GAP + math.pi) % (2 * math.pi) - math.pi) < 0.14 and ring == 0:
                continue
            away = radius + rng.normal(0, 0.025)
            facing = math.degrees(angle) + 180 + rng.normal(0, 9)
            size = float(rng.uniform(1.7, 1.95))
            settle(away * math.cos(angle), away * math.sin(angle), facing, size)
    for x, y in ((0.9, -2.78), (1.3, -3.02), (-2.05, 2.7), (1.9, 2.95), (-1.3, -3.1)):
        settle(x, y, math.degrees(math.atan2(-y, -x)) + rng.normal(0, 14), 1.9)
    sun(140, 44, "#ffe2b0", 4.4, 0.5)
    sky("#9fb6ea", 0.6)
    plan_camera(6.9, (0.0, -0.1))


def paint(picture):
    picture.directions(base=12, swirl=0.25, form=3.0, edge=0.3, by_part={2: 4})
    flat(picture, (0.46, 0.74), ("#8c86b8", "#c4bcd8"), dry=0.08, body=0.015, wobble=0.02)
    pencil(picture, "#fbf0dc", layers=(30, -28, 70), wide=1.4, reach=20, form=0.5)
    contour(picture, "#3c2a30", 1.5, 0.8, 0.04, 0.5, 0.8, 0.4, rough=1.0, skip=(1, 2))
    return finish(picture, impasto=0, grain=0.006)
