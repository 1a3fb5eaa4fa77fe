"""Animals as characters: one strong gesture each, turned away, no cartoon eyes."""

from __future__ import annotations

import math

import numpy as np

from .bodies import Body, furred, ripples, turned, unit
from .materials import matt
from .scene import group
from .shapes import ball, curve, tube


def _about(point, pivot, matrix):
    return np.array(pivot) + matrix @ (np.array(point, float) - np.array(pivot))


def sitting_cat(
    material, head=(10, 0, 20), tail=None, part=10, fur=52000, length=0.020, step=0.0075, seed=1
):
    """A cat from behind, facing +y, 0.62 m high; head: its turns; tail: points on the ground.

    Returns (things, tip of the tail, a function that turns points with the head).
    """
    matrix, pivot = turned(head), (0, 0.085, 0.43)

    def on_head(point):
        return _about(point, pivot, matrix)

    body = Body((-0.34, -0.42, -0.02), (0.42, 0.36, 0.74), step)
    body.ball((0, -0.02, 0.125), (0.165, 0.175, 0.140), 0.05)
    body.ball((0, 0.00, 0.25), (0.130, 0.125, 0.14), 0.08)
    body.limb((0, 0.02, 0.22), (0, 0.075, 0.395), 0.125, 0.082, 0.08)
    body.ball((0, 0.075, 0.37), (0.098, 0.085, 0.075), 0.05)
    for side in (-1, 1):
        body.ball((side * 0.125, 0.045, 0.095), (0.070, 0.135, 0.105), 0.045)
        body.ball((side * 0.135, 0.155, 0.022), (0.036, 0.075, 0.026), 0.03)
        leg = [
            (side * 0.062, 0.115, 0.33),
            (side * 0.060, 0.165, 0.16),
            (side * 0.060, 0.175, 0.03),
        ]
        body.chain(leg, [0.048, 0.036, 0.032], 0.03)
    _cat_head(body, on_head, matrix)
    tuft = ripples(seed, 30, 16, 40, (1, 1, 0.5))
    body.ripple(lambda points: 0.0035 * tuft(points))
    path = curve(
        tail or [(0, -0.13, 0.05), (0.12, -0.22, 0.035), (0.26, -0.20, 0.035), (0.33, -0.10, 0.06)],
        30,
    )
    end = Body.around(path, 0.07, step).chain(path, np.linspace(0.036, 0.024, len(path)), 0.012)
    things = [body.build(material, part), end.build(material, part)]
    if fur:
        furred(things[0], fur, length, (0, -0.45, -0.35), radius=0.0016, seed=seed)
        furred(things[1], fur // 5, length * 1.1, (0.35, 0, 0.1), radius=0.0016, seed=seed + 1)
    return things, path[-1], on_head


def _cat_head(body, on_head, matrix):
    body.limb((0, 0.075, 0.39), on_head((0, 0.10, 0.47)), 0.074, 0.068, 0.04)
    body.ball(on_head((0, 0.105, 0.505)), (0.106, 0.086, 0.080), 0.03, matrix)
    for side in (-1, 1):
        body.ball(on_head((side * 0.064, 0.125, 0.485)), (0.060, 0.055, 0.048), 0.03, matrix)
        tip = on_head((side * 0.096, 0.075, 0.628))
        body.limb(on_head((side * 0.070, 0.085, 0.556)), tip, 0.038, 0.007, 0.022)
        body.limb(on_head((side * 0.040, 0.090, 0.565)), tip, 0.022, 0.007, 0.022)
        hollow = on_head((side * 0.078, 0.122, 0.586))
        body.ball(hollow, (0.022, 0.024, 0.034), 0.012, matrix, cut=True)
    body.ball(on_head((0, 0.185, 0.480)), (0.034, 0.03, 0.026), 0.03, matrix)


def small_bird(feather, wing, beak, dark, at=(0, 0, 0), size=0.12, facing=0.0, tilt=0, part=14):
    """A songbird in profile, its feet at `at`, looking along +x; length about 2.6 times the size.

    Parts: body, wings, beak, eye and legs.
    """
    body = Body((-0.30, -0.16, -0.20), (0.26, 0.16, 0.20), 0.008)
    body.ball((0, 0, 0), (0.118, 0.085, 0.082), 0.03, (0, -23, 0))
    body.ball((0.088, 0, 0.078), (0.058, 0.054, 0.056), 0.035)
    body.limb((-0.06, 0, -0.03), (-0.24, 0, -0.11), 0.038, 0.018, 0.03)
    wings = Body((-0.30, -0.16, -0.20), (0.26, 0.16, 0.20), 0.008)
    bill = Body((0.05, -0.1, 0), (0.26, 0.1, 0.16), 0.006)
    bill.limb((0.135, 0, 0.078), (0.188, 0, 0.066), 0.018, 0.002, 0.01)
    parts = []
    for side in (-1, 1):
        wings.ball((-0.03, 0.062 * side, 0.0), (0.095, 0.030, 0.048), 0.01, (0, -31, 0))
        parts.append(ball((0.108, 0.046 * side, 0.090), 0.0115, dark, part + 3))
        leg = [(0.01, 0.02 * side, -0.06), (0.02, 0.02 * side, -0.125)]
        parts.append(tube(leg, 0.006, dark, part=part + 3))
    parts += [body.build(feather, part), wings.build(wing, part + 1), bill.build(beak, part + 2)]
    place = np.add(at, (0, 0, 0.128 * size / 0.12))
    return group(parts, tuple(place), (0, tilt, facing), size / 0.12)


def sleeping_bear(part=10, step=0.02, seed=2):
    """A bear asleep on its paws, head towards -x, 2.2 m long: its body and where the head is."""
    body = Body((-1.35, -0.75, -0.02), (1.35, 0.75, 1.0), step)
    body.ball((0.55, 0.0, 0.36), (0.62, 0.52, 0.40), 0.12)
    body.ball((-0.05, 0.02, 0.37), (0.60, 0.46, 0.36), 0.15)
    body.ball((-0.35, 0.02, 0.45), (0.34, 0.36, 0.28), 0.12)
    body.limb((-0.45, 0, 0.38), (-0.80, -0.04, 0.25), 0.28, 0.20, 0.10)
    head = np.array((-0.92, -0.06, 0.235))
    body.ball(head, (0.235, 0.215, 0.195), 0.06)
    body.limb(head + (-0.12, -0.02, -0.05), head + (-0.31, -0.05, -0.105), 0.115, 0.078, 0.05)
    for side in (-1, 1):
        body.ball(head + (0.07, side * 0.165, 0.165), (0.070, 0.075, 0.078), 0.025)
        body.ball(head + (0.04, side * 0.205, 0.160), (0.040, 0.045, 0.045), 0.02, cut=True)
        body.ball(head + (-0.115, side * 0.105, 0.075), (0.07, 0.05, 0.03), 0.05)
        lid = (head + (-0.165, side * 0.135, 0.045), head + (-0.10, side * 0.165, 0.055))
        body.limb(*lid, 0.012, 0.008, 0.015, cut=True)
    body.chain(
        [(-0.40, -0.34, 0.26), (-0.72, -0.42, 0.12), (-1.06, -0.30, 0.085)],
        [0.17, 0.13, 0.105],
        0.06,
    )
    body.chain(
        [(-0.50, 0.32, 0.22), (-0.80, 0.30, 0.10), (-1.10, 0.16, 0.075)], [0.16, 0.12, 0.10], 0.06
    )
    body.chain(
        [(0.75, -0.40, 0.22), (0.45, -0.60, 0.14), (0.28, -0.62, 0.10)], [0.22, 0.16, 0.12], 0.06
    )
    tuft = ripples(seed, 34, 5, 15, (1, 1, 0.7))
    body.ripple(lambda points: 0.012 * tuft(points)).cut_below(0.0)
    return body, head


def sitting_dog(
    material, at=(0, 0, 0), facing=0.0, size=1.0, ears="hanging", slim=1.0, part=10, fur=0, seed=1,
    paws=False,
):  # fmt: skip
    """A dog that sits with its back to us, facing +y, 0.75 m high; ears: hanging, pricked.

    `paws`: its forelegs stand clear of the haunches, for one that is seen from the side.
    """
    body = Body((-0.4, -0.62, -0.02), (0.4, 0.42, 0.95), 0.012)
    wide = slim
    body.ball((0, -0.06, 0.15), (0.19 * wide, 0.20, 0.16), 0.05)
    body.limb((0, -0.02, 0.24), (0, 0.13, 0.52), 0.165 * wide, 0.115 * wide, 0.08)
    body.ball((0, 0.14, 0.50), (0.125 * wide, 0.11, 0.11), 0.05)
    body.limb((0, 0.13, 0.54), (0, 0.17, 0.68), 0.085 * wide, 0.070 * wide, 0.05)
    body.ball((0, 0.20, 0.74), (0.092 * wide, 0.105, 0.088), 0.03)
    body.limb((0, 0.26, 0.72), (0, 0.37, 0.69), 0.055 * wide, 0.038, 0.03)
    for side in (-1, 1):
        haunch, step = ((0.0, 0.14), 0.07) if paws else ((0.06, 0.155), 0.0)
        body.ball((side * 0.155 * wide, haunch[0], 0.11), (0.075, haunch[1], 0.12), 0.05)
        leg = [(side * 0.08, 0.17, 0.42), (side * 0.08, 0.23 + 0.6 * step, 0.2),
               (side * 0.08, 0.24 + step, 0.03)]  # fmt: skip
        body.chain(leg, [0.06, 0.042, 0.038], 0.03)
        if paws:
            body.ball((side * 0.08, 0.345, 0.03), (0.045, 0.065, 0.036), 0.015)
            body.ball((side * 0.18 * wide, 0.13, 0.03), (0.045, 0.075, 0.034), 0.015)
        if ears == "hanging":
            body.chain(
                [
                    (side * 0.075, 0.17, 0.79),
                    (side * 0.118, 0.165, 0.72),
                    (side * 0.115, 0.17, 0.64),
                ],
                [0.022, 0.03, 0.026],
                0.015,
            )
        else:
            body.limb((side * 0.055, 0.16, 0.79), (side * 0.082, 0.145, 0.90), 0.036, 0.006, 0.02)
    tail = curve(
        [(0.0, -0.22, 0.06), (0.05, -0.36, 0.035), (0.16, -0.42, 0.03), (0.26, -0.36, 0.03)], 16
    )
    body.chain(tail, np.linspace(0.032, 0.014, len(tail)), 0.02)
    tuft = ripples(seed, 30, 14, 36, (1, 1, 0.5))
    body.ripple(lambda points: 0.003 * tuft(points)).cut_below(0.0)
    thing = body.build(material, part, at, (0, 0, facing), size)
    return furred(thing, fur, 0.02, (0, -0.15, -0.7), radius=0.0018, seed=seed) if fur else thing


def elephant_body(step=0.024):
    """An elephant facing +x, one forefoot lifted, 3.2 m high: its body and its trunk."""
    body = Body((-2.1, -1.45, -0.05), (3.5, 1.45, 3.35), step)
    body.ball((-0.05, 0, 1.80), (1.25, 0.80, 0.82), 0.1)
    body.ball((-0.95, 0, 1.93), (0.66, 0.66, 0.72), 0.30).ball(
        (0.85, 0, 1.98), (0.66, 0.60, 0.80), 0.30
    )
    body.ball((-0.55, 0, 2.30), (0.80, 0.36, 0.36), 0.35).ball(
        (0.05, 0, 1.45), (0.95, 0.66, 0.55), 0.30
    )
    body.limb((1.05, 0, 2.25), (1.75, 0, 2.30), 0.55, 0.48, 0.25)
    body.ball((1.90, 0, 2.38), (0.50, 0.45, 0.54), 0.15).ball(
        (1.98, 0, 2.70), (0.30, 0.34, 0.26), 0.15
    )
    body.limb((1.95, 0, 1.98), (2.12, 0, 1.72), 0.33, 0.22, 0.12)
    trunk = curve([(2.25, 0, 2.22), (2.55, -0.04, 1.65), (2.66, -0.10, 1.05), (2.74, -0.16, 0.55),
                   (2.98, -0.22, 0.25), (3.22, -0.25, 0.42)], 34)  # fmt: skip
    share = np.linspace(0, 1, len(trunk))
    body.chain(
        trunk, np.interp(share, [0, 0.2, 0.5, 0.8, 1], [0.335, 0.25, 0.175, 0.125, 0.095]), 0.04
    )
    _elephant_legs(body)
    ear = (-10, 0, 27)
    body.ball((1.22, -0.74, 2.26), (0.60, 0.062, 0.54), 0.04, ear)
    body.ball((1.30, -0.72, 1.82), (0.36, 0.055, 0.46), 0.08, ear)
    for place, radii in (
        ((1.62, -0.42, 2.40), (0.22, 0.20, 0.32)),
        ((1.58, -0.46, 2.60), (0.30, 0.24, 0.17)),
        ((1.62, 0.42, 2.30), (0.22, 0.20, 0.30)),
    ):
        body.ball(place, radii, 0.10)
    _elephant_skin(body, trunk)
    return body, trunk


def _elephant_legs(body):
    hind, fore = [0.48, 0.33, 0.225, 0.235], [0.40, 0.275, 0.22, 0.235]
    body.chain(
        [(-0.98, -0.40, 1.70), (-0.72, -0.44, 1.12), (-1.02, -0.44, 0.58), (-1.00, -0.44, 0.16)],
        hind,
        0.12,
    )
    body.chain(
        [(-0.90, 0.40, 1.70), (-0.55, 0.42, 1.12), (-0.72, 0.42, 0.58), (-0.66, 0.42, 0.16)],
        hind,
        0.12,
    )
    body.chain(
        [(0.82, 0.40, 1.60), (0.86, 0.42, 0.95), (0.80, 0.42, 0.55), (0.84, 0.42, 0.16)], fore, 0.12
    )
    body.limb((0.95, -0.42, 1.62), (1.46, -0.46, 1.22), 0.40, 0.27, 0.12)
    body.chain(
        [(1.46, -0.46, 1.22), (1.40, -0.48, 0.86), (1.50, -0.48, 0.62)], [0.27, 0.20, 0.185], 0.06
    )
    for x, y in ((-0.98, -0.44), (-0.64, 0.42), (0.86, 0.42)):
        body.limb((x, y, 0.07), (x + 0.05, y, 0.12), 0.265, 0.23, 0.06)
    body.limb((1.52, -0.48, 0.62), (1.60, -0.48, 0.50), 0.205, 0.225, 0.05)


def _elephant_skin(body, trunk):
    """Rings on trunk and legs, a net on flank and rump."""
    points = body.points
    net, broad = ripples(4, 40, 5, 13, (1.3, 1, 0.55)), ripples(8, 26, 2.2, 5, (1, 1, 0.6))
    x, _, z = body.xyz
    on_legs = np.sin(z * 44 + 2.2 * net(points)) * np.clip(1.25 - z, 0, 1) * (x < 1.6)
    near = x > 2.05
    away = np.stack(
        [np.linalg.norm(points[near] - place.astype(np.float32), axis=-1) for place in trunk]
    )
    along = np.zeros(points.shape[:3], np.float32)
    along[near] = away.argmin(0) / len(trunk)
    on_trunk = np.sin(along * 2 * math.pi * 15) * near * np.clip(along * 5, 0, 1)
    folds = np.clip(1 - np.abs(np.clip(net(points) * 1.3, -1, 1)) * 2, -0.2, 1)
    wrinkles = 0.010 * folds + 0.010 * on_legs + 0.010 * on_trunk + 0.014 * broad(points)
    body.distance = (body.distance + wrinkles).astype(np.float32)
    body.cut_below(0.005)


def heron(
    grey,
    pale,
    dark,
    beak,
    at=(0, 0, 0),
    size=1.0,
    facing=0.0,
    neck=None,
    look=(0.8, 0, 0.6),
    fur=22000,
    part=10,
    seed=3,
):
    """A heron on one leg, facing +x, 1.25 m high; parts: body, wings, neck, bill, crest."""
    tilt = (0, 26, 0)
    quill = ripples(seed, 26, 12, 30, (0.35, 1, 1))
    body = Body((-0.55, -0.22, 0.38), (0.40, 0.22, 0.98), 0.011)
    body.ball((-0.04, 0, 0.66), (0.235, 0.105, 0.120), 0.05, tilt)
    body.limb((-0.20, 0, 0.58), (-0.42, 0, 0.48), 0.075, 0.020, 0.06)
    body.ball((0.12, 0, 0.72), (0.10, 0.075, 0.10), 0.06).ripple(
        lambda points: 0.004 * quill(points)
    )
    wings = Body((-0.66, -0.24, 0.34), (0.40, 0.24, 0.98), 0.011)
    for side in (-1, 1):
        wings.ball((-0.07, 0.080 * side, 0.680), (0.225, 0.042, 0.098), 0.02, tilt)
        for row in range(6):
            start = (-0.06 - 0.03 * row, 0.086 * side, 0.71 - 0.032 * row)
            wings.limb(
                start, (-0.40 - 0.022 * row, 0.050 * side, 0.545 - 0.020 * row), 0.032, 0.008, 0.006
            )
    path = curve(
        neck
        or [(0.14, 0, 0.74), (0.24, 0, 0.84), (0.16, 0, 0.95), (0.15, 0, 1.05), (0.24, 0, 1.12)],
        40,
    )
    way, end = unit(look), path[-1]
    throat = Body.around([*path, end + way * 0.1], 0.12, 0.008)
    share = np.linspace(0, 1, len(path))
    throat.chain(path, np.interp(share, [0, 0.15, 0.5, 1], [0.080, 0.048, 0.033, 0.034]), 0.02)
    throat.limb(end, end + way * 0.055, 0.040, 0.030, 0.02)
    parts = [body.build(pale, part), wings.build(grey, part + 1), throat.build(pale, part + 2)]
    if fur:
        furred(parts[0], fur, 0.035, (-0.6, 0, -0.35), radius=0.0016, seed=seed)
    parts += _heron_bill_and_legs(end, way, dark, beak, part)
    return group(parts, at, (0, 0, facing), size)


def _heron_bill_and_legs(end, way, dark, beak, part):
    parts = [
        tube(
            [end + way * k for k in (0.05, 0.15, 0.27)], [0.024, 0.015, 0.002], beak, part=part + 3
        )
    ]
    up = unit(np.cross(way, (0, 1, 0)))
    up = up if up[2] > 0 else -up
    for side in (-1, 1):
        parts.append(
            ball(end + way * 0.035 + up * 0.014 + (0, 0.033 * side, 0), 0.0085, dark, part + 4)
        )
        crest = [
            end + way * 0.03 + up * 0.030 + (0, 0.018 * side, 0),
            end - way * 0.06 + up * 0.034,
            end - way * 0.20 + up * 0.005,
            end - way * 0.30 - up * 0.05,
        ]
        parts.append(tube(curve(crest, 16), [0.014, 0.016, 0.010, 0.002], dark, part=part + 4))
    standing = [(0.0, -0.02, 0.58), (-0.045, -0.02, 0.30), (0.0, -0.02, 0.012)]
    lifted = [(0.05, 0.03, 0.58), (0.02, 0.03, 0.40), (0.16, 0.03, 0.50), (0.20, 0.03, 0.455)]
    parts.append(tube(standing, [0.020, 0.014, 0.012], beak, part=part + 3))
    parts.append(tube(lifted, [0.020, 0.014, 0.012, 0.006], beak, part=part + 3))
    for angle in (-28, 4, 36, 178):
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        toe = [
            (0, -0.02, 0.012),
            (0.06 * x, -0.02 + 0.06 * y, 0.018),
            (0.13 * x, -0.02 + 0.13 * y, 0.004),
        ]
        parts.append(tube(toe, [0.011, 0.009, 0.003], beak, part=part + 3))
    return parts


def sheep(wool, dark, at=(0, 0, 0), facing=0.0, size=1.0, part=10, lying=False):
    """A sheep for the middle distance, facing +x, 0.8 m high."""
    lower = 0.28 if lying else 0.0
    body = Body((-0.75, -0.4, -0.3), (0.9, 0.4, 1.1), 0.03)
    curls = ripples(3, 30, 12, 24)
    body.ball((0, 0, 0.60), (0.48, 0.29, 0.30), 0.05).ball(
        (-0.30, 0, 0.62), (0.25, 0.26, 0.27), 0.1
    )
    body.ripple(lambda points: 0.02 * curls(points))
    face = Body((0.2, -0.3, 0.3), (0.9, 0.3, 1.1), 0.025)
    face.limb((0.46, 0, 0.78), (0.68, 0, 0.66), 0.115, 0.065, 0.05)
    for side in (-1, 1):
        face.limb((0.47, 0.06 * side, 0.82), (0.44, 0.19 * side, 0.76), 0.035, 0.025, 0.02)
    parts = [body.build(wool, part, (0, 0, -lower)), face.build(dark, part + 1, (0, 0, -lower))]
    if not lying:
        feet = [(x, y) for x in (-0.28, 0.26) for y in (-0.13, 0.13)]
        parts += [
            tube([(*foot, 0.45), (*foot, 0)], [0.05, 0.032], dark, part=part + 1) for foot in feet
        ]
    return group(parts, at, (0, 0, facing), size)


def dark_eye():
    return matt("#241a24", rough=0.2, gloss=0.6)
