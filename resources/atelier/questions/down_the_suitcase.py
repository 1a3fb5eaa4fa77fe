"""Where do the stairs in the suitcase lead, and who took off their shoes to go there?

Straight from above, at night: an open suitcase, stairs round and round down into a bright square.
"""

import math

import numpy as np
from light.bodies import Body
from light.filters import blur
from light.finish import finish
from light.materials import matt, mottled
from light.scene import camera, group, lamp, sky, sun, unseen
from light.shapes import block, box, curve, tube
from light.strokes import strokes

SAMPLES, SEED = 48, 4
LONG, BROAD, CASE = 1.70, 1.16, np.array((0.06, -0.36, 0.0))
HOLE = (LONG - 0.10, BROAD - 0.10)
DEEP, TREAD, RISE = 15.0, 0.21, 0.048
NIGHT = ((0.0, "#10162a"), (0.22, "#1e2a48"), (0.40, "#3f5074"), (0.55, "#748298"),
         (0.70, "#cba56e"), (0.86, "#ffdf9f"), (1.0, "#fff3cf"))  # fmt: skip
LAMPLIGHT = ((0.0, "#1f1316"), (0.3, "#532e1f"), (0.55, "#a9682e"),
             (0.75, "#e9ae57"), (0.9, "#ffe1a0"), (1.0, "#fff6d8"))  # fmt: skip


def boards(rng):
    tones = [mottled(c, "#463a33", 0.5, 4) for c in ("#6b5a4c", "#5f4f44", "#74624f", "#584a42")]
    half_x, half_y = HOLE[0] / 2 + 0.05, HOLE[1] / 2 + 0.05
    wide = half_x * 2 / 5
    for left in np.arange(CASE[0] - half_x - 7 * wide, 3.2, wide):
        near = -3.6 - rng.uniform(0, 1.5)
        while near < 3.6:
            far = near + rng.uniform(1.6, 3.0)
            over_hole = abs(left + wide / 2 - CASE[0]) < half_x
            ends = (
                [(near, min(far, CASE[1] - half_y)), (max(near, CASE[1] + half_y), far)]
                if over_hole
                else [(near, far)]
            )
            tone, low = tones[rng.integers(4)], rng.uniform(0, 0.006)
            for start, end in ends:
                if end - start > 0.02:
                    block(
                        (left + 0.004, start + 0.003, -0.055 - low),
                        (left + wide - 0.004, end - 0.003, -0.005 - low),
                        tone,
                        part=1,
                    )
            near = far
    dark = matt("#1e1a1c")
    for side in (-1, 1):
        box((3, 8, 0.05), (CASE[0] + side * (HOLE[0] / 2 + 1.52), CASE[1], -0.082), dark, part=1)
        box((8, 3, 0.05), (CASE[0], CASE[1] + side * (HOLE[1] / 2 + 1.52), -0.082), dark, part=1)


def suitcase():
    leather, brass = mottled("#a3512b", "#5d2f1e", 0.5, 5), matt("#c9a15a", rough=0.4, gloss=0.4)
    high, thick, parts = 0.26, 0.05, []
    for side in (-1, 1):
        parts.append(
            box(
                (LONG, thick, high),
                (0, side * (BROAD - thick) / 2, high / 2),
                leather,
                0.02,
                part=2,
            )
        )
        parts.append(
            box(
                (thick, BROAD, high),
                (side * (LONG - thick) / 2, 0, high / 2),
                leather,
                0.02,
                part=2,
            )
        )
        parts += [
            box(
                (0.16, 0.16, 0.10),
                (side * (LONG / 2 - 0.06), end * (BROAD / 2 - 0.06), high - 0.03),
                brass,
                0.03,
                part=3,
            )
            for end in (-1, 1)
        ]
        parts.append(
            box(
                (0.13, 0.05, 0.10),
                (side * 0.45, -BROAD / 2 - 0.02, high - 0.05),
                brass,
                0.01,
                part=3,
            )
        )
    grip = [
        (-0.2, -BROAD / 2, 0.16),
        (-0.17, -BROAD / 2 - 0.14, 0.16),
        (0.17, -BROAD / 2 - 0.14, 0.16),
        (0.2, -BROAD / 2, 0.16),
    ]
    parts.append(tube(curve(grip, 30), 0.035, leather, part=2))
    lining = mottled("#3f6a66", "#2c4b49", 0.3, 4)
    lid = [box((LONG, BROAD, 0.04), (0, BROAD / 2, -0.02), leather, 0.02, part=2)]
    lid.append(box((LONG - 0.1, BROAD - 0.1, 0.02), (0, BROAD / 2, 0.012), lining, part=4))
    lid += [
        box(
            (thick, BROAD, 0.16),
            (side * (LONG - thick) / 2, BROAD / 2, 0.06),
            leather,
            0.02,
            part=2,
        )
        for side in (-1, 1)
    ]
    lid += [
        box((LONG, thick, 0.16), (0, y, 0.06), leather, 0.02, part=2)
        for y in (thick / 2, BROAD - thick / 2)
    ]
    for y in (0.3, 0.86):
        lid.append(box((LONG - 0.16, 0.05, 0.012), (0, y, 0.03), leather, 0.004, part=2))
    group(parts, CASE)
    group(lid, CASE + (0, BROAD / 2, high + 0.02), (16, 0, 0))


def stair_well():
    """Flights round a shaft; returns the treads from the top."""
    stone, pale, deep = (
        mottled("#c7b79b", "#8f8268", 0.5, 6),
        mottled("#e2d2b0", "#b8a888", 0.3, 8),
        mottled("#8d6f50", "#6a523a", 0.4, 8),
    )
    x, y = HOLE[0] / 2, HOLE[1] / 2
    for side in (-1, 1):
        box((HOLE[0] + 0.2, 0.1, DEEP), CASE + (0, side * (y + 0.05), -DEEP / 2), stone, part=5)
        box((0.1, HOLE[1] + 0.2, DEEP), CASE + (side * (x + 0.05), 0, -DEEP / 2), stone, part=5)
    corners = np.array(((-1, 1), (1, 1), (1, -1), (-1, -1))) * (x - TREAD / 2, y - TREAD / 2)
    treads, z = [], -0.12
    while z > -DEEP + 1.2:
        for side in range(4):
            start, end = corners[side], corners[(side + 1) % 4]
            count = 9 if side % 2 == 0 else 5
            run = (end - start) * (1 - TREAD / np.linalg.norm(end - start))
            size = np.where(np.abs(run) > 1e-6, np.abs(run) / count + 0.004, TREAD)
            for number in range(count):
                at = (start + end) / 2 + run * ((number + 0.5) / count - 0.5)
                tone, part = (deep, 16) if number % 2 else (pale, 6)
                box((*size, RISE * 1.6), CASE + (*at, z - RISE * 0.8), tone, part=part)
                treads.append((*at, z))
                z -= RISE
            box((TREAD, TREAD, 0.07), CASE + (*end, z - 0.03), pale if side % 2 else stone, part=26)
            treads.append((*end, z))
            z -= RISE
    return np.array(treads)


def balustrade(treads):
    iron = matt("#2a2422")
    inner = np.array(HOLE) / 2 - TREAD
    rail = np.c_[np.clip(treads[:, :2], -inner, inner), treads[:, 2] + 0.13] + CASE
    tube(rail, 0.010, iron, part=7, resolution=2)
    for top in rail:
        tube([top - (0, 0, 0.13), top], 0.006, iron, part=7, resolution=1)


def lights():
    block(
        CASE - (HOLE[0] / 2, HOLE[1] / 2, DEEP + 0.05),
        CASE + (HOLE[0] / 2, HOLE[1] / 2, 0.05 - DEEP),
        matt("#ffd28a", glow=1.6),
        part=8,
    )
    for z, energy in (
        (0.45, 2),
        (1.5, 4),
        (3.1, 10),
        (4.8, 18),
        (6.6, 29),
        (8.6, 48),
        (11, 80),
        (13.2, 128),
    ):
        lamp(CASE - (0, 0, z), "#ffb662", energy, 0.12)


def shoe(at, turn):
    hide, black = matt("#b5642f", rough=0.5, gloss=0.3), matt("#120b0a")
    upper = Body((-0.16, -0.32, -0.01), (0.16, 0.34, 0.22), 0.010)
    upper.ball((0.006, 0.15, 0.045), (0.088, 0.135, 0.062), 0.02).ball(
        (0, -0.14, 0.055), (0.066, 0.105, 0.085), 0.03
    )
    upper.limb((0, 0.05, 0.06), (0, -0.10, 0.075), 0.062, 0.060, 0.04).cut_below(0.004)
    upper.ball((0, -0.145, 0.125), (0.046, 0.086, 0.045), 0.01, cut=True)
    sole = Body((-0.16, -0.32, -0.02), (0.16, 0.34, 0.10), 0.012).ball(
        (0.006, 0.15, 0.01), (0.100, 0.150, 0.03), 0.02
    )
    sole.ball((0, -0.14, 0.01), (0.078, 0.118, 0.03), 0.03).limb(
        (0, 0.05, 0.01), (0, -0.10, 0.01), 0.05, 0.05, 0.03
    )
    inside = Body((-0.1, -0.27, 0.02), (0.1, 0.0, 0.20), 0.010).ball(
        (0, -0.145, 0.095), (0.044, 0.082, 0.02), 0.02
    )
    parts = [upper.build(hide, 10), sole.build(matt("#5a3220"), 11), inside.build(black, 12)]
    for y in (-0.035, 0.0, 0.035):
        lace = [(-0.045, y, 0.118), (0, y + 0.008, 0.130), (0.045, y, 0.118)]
        parts.append(tube(lace, 0.007, matt("#3a2116"), part=13))
    group(parts, at, (0, 0, turn), 1.2)


def window_bars():
    dark = matt("#1e1a1c")
    for y in (-3.7, -1.9, 0.2, 3.2):
        unseen(box((0.06, 0.16 if abs(y) < 2 else 2.3, 9), (-5, y + 1.9, 2), dark))
    for high, z in ((0.14, 3.15), (5, 6.6), (1.0, 0.9)):
        unseen(box((0.06, 12, high), (-5, 2, z), dark))


def scene(detail):
    boards(np.random.default_rng(7))
    suitcase()
    treads = stair_well()
    balustrade(treads)
    lights()
    shoe((-0.36, -1.50, 0), 9)
    shoe((-0.11, -1.47, 0), -4)
    sun(158, 27, "#a9c2f0", 5.6, 0.8)
    window_bars()
    sky("#31467c", 0.42)
    eye = camera((CASE[0], CASE[1], 4.75), (CASE[0], CASE[1] + 0.001, 0), lens=41)
    eye.data.shift_y = 0.075
    eye.rotation_mode, eye.rotation_euler = "XYZ", (0, 0, math.radians(0))


def paint(picture):
    well = picture.of(5, 6, 7, 8, 16, 26)
    picture.expose(2.0).planes(2.5, keep=0.1)
    rest = np.clip(1 - well - 0.75 * picture.of(2, 10, 11, 13), 0, 1)
    picture.grade(NIGHT, 0.55, (0.26, 0.42, 0.60), (0.20, 0.36, 0.52, 0.70), 0.05, 0.5, 0.018, rest)
    picture.grade(LAMPLIGHT, 0.5, where=well)
    picture.focus = np.maximum(picture.focus, blur(well, 3) * 0.8)
    picture.sharpen_at(255, 1000, 90, 0.7).find_edges(0.6)
    picture.directions(base=88, swirl=0.12, by_part={4: 20})
    strokes(
        picture, (28, 14, 7, 3.4, 1.9), length=8, jitter=(0.020, 0.013), need=(0, 0.05), fine=0.45
    )
    return finish(picture, impasto=0.07, bloom=0.04)
