"""Whom has she come back for?

A tall mirror does not show the woman before it but the lit door behind, and a child there.
"""

import math

import numpy as np
from light.bodies import Body, ripples
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mirror, mottled
from light.scene import area, camera, group, sky, sun
from light.shapes import block, box, lathe, mesh, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 30, 19, 0.65
DOOR = -1.62
ROOM = ((0.0, "#1b1a24"), (0.20, "#322f3a"), (0.36, "#5a5348"), (0.52, "#8d7854"),
        (0.68, "#caa05c"), (0.84, "#f6dc9c"), (1.0, "#fff4d4"))  # fmt: skip
DRESS = ((0.0, "#0f1d26"), (0.25, "#173a42"), (0.42, "#22585c"), (0.6, "#457f7c"),
         (0.78, "#a9bd94"), (1.0, "#fff2c8"))  # fmt: skip


def room(rng):
    wood, wall = mottled("#6a4630", "#513526", 0.5, 3), mottled("#8f8a72", "#757560", 0.6, 0.9)
    boards = [mottled(c, "#5d4632", 0.4, 2) for c in ("#8c6a4c", "#7d5d42", "#977354", "#71533b")]
    for x in np.arange(-4.0, 4.5, 0.236):
        y = -9 - rng.uniform(0, 2)
        while y < 3:
            long = rng.uniform(1.6, 3.2)
            block(
                (x, y, -0.05),
                (x + 0.228, y + long - 0.01, -rng.uniform(0, 0.003)),
                boards[rng.integers(4)],
                part=1,
            )
            y += long
    box((40, 40, 0.05), (0, 0, -0.09), wood)
    box((9, 0.2, 4.6), (0.2, 3.1, 2.3), wall, part=2)
    for x in (-3.6, 4.0):
        box((0.2, 14, 4.6), (x, -3, 2.3), wall, part=2)
    box((9, 14, 0.2), (0.2, -3, 4.6), wall, part=2)
    box((9, 0.08, 0.34), (0.2, 2.98, 0.17), wood, 0.02, part=3)
    box((2.6, 0.2, 4.6), (DOOR - 2.15, -7, 2.3), wall)
    box((6, 0.2, 4.6), (DOOR + 3.85, -7, 2.3), wall)
    box((1.7, 0.2, 1.4), (DOOR, -7, 3.9), wall)
    for side in (-1, 1):
        box((0.14, 0.3, 3.2), (DOOR + 0.88 * side, -6.95, 1.6), wood)
    box((1.95, 0.3, 0.16), (DOOR, -6.95, 3.25), wood)
    glare = box((9, 0.1, 7), (DOOR, -12, 2.5), matt("#ffe3a6", glow=1.3), part=9)
    glare.visible_shadow = glare.visible_diffuse = False
    box((14, 5, 0.05), (DOOR, -9.6, -0.03), matt("#cdbb74"))


def child(at):
    """In a dress like hers, one hand lifted in greeting."""
    cloth, dark = matt("#2f8f86"), matt("#2a1c1a")
    legs = Body((-0.3, -0.3, -0.02), (0.3, 0.3, 0.6), 0.012)
    for side in (-1, 1):
        legs.limb((0.07 * side, 0, 0.5), (0.07 * side, 0, 0.05), 0.055, 0.04, 0.02)
        legs.ball((0.075 * side, 0.05, 0.03), (0.05, 0.10, 0.035), 0.02)
    legs.build(dark, 20, at)
    dress = Body((-0.5, -0.35, 0.3), (0.5, 0.35, 1.5), 0.012)
    dress.limb((0, 0, 0.42), (0, 0, 0.80), 0.25, 0.11, 0.03)
    dress.limb((0, 0, 0.78), (0, 0, 0.95), 0.11, 0.10, 0.05)
    dress.limb((-0.09, 0, 0.97), (0.09, 0, 0.97), 0.06, 0.06, 0.05)
    dress.chain([(-0.12, 0, 0.96), (-0.20, 0, 0.80), (-0.24, 0.02, 0.64)], [0.05, 0.045, 0.04])
    dress.chain([(0.12, 0, 0.97), (0.25, 0, 1.03), (0.29, 0.02, 1.27)], [0.05, 0.045, 0.04])
    dress.limb((0, 0, 0.98), (0, 0.01, 1.08), 0.05, 0.045, 0.02)
    dress.cut_below(0.40).build(cloth, 21, at)
    hair = Body((-0.3, -0.3, 0.9), (0.3, 0.3, 1.5), 0.012)
    hair.ball((0, 0.02, 1.19), (0.115, 0.12, 0.13), 0.03)
    hair.limb((0, -0.05, 1.18), (0, -0.07, 1.06), 0.115, 0.10, 0.05)
    hair.build(dark, 20, at)


def tall_mirror(x, z, wide, high):
    gilt = mottled("#c2923f", "#7a5426", 0.5, 8, rough=0.5, gloss=0.3)
    corners = [(x + a * wide, 2.93, z + b * high) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    mesh(corners, [(0, 1, 2, 3)], mirror("#eef2ea", 0.01), 4, smooth=False)
    for side in (-1, 1):
        edge = x + side * (wide + 0.05)
        tube([(edge, 2.90, z - high - 0.08), (edge, 2.90, z + high)], 0.075, gilt, part=5)
    tube(
        [(x - wide - 0.1, 2.90, z - high - 0.04), (x + wide + 0.1, 2.90, z - high - 0.04)],
        0.085,
        gilt,
        part=5,
    )
    tube([(x - wide - 0.05, 2.90, z + high), (x + wide + 0.05, 2.90, z + high)], 0.06, gilt, part=5)
    arch = [
        (x + (wide + 0.05) * math.cos(a), 2.90, z + high + 0.34 * math.sin(a))
        for a in np.linspace(0, math.pi, 30)
    ]
    tube(arch, 0.08, gilt, part=5)
    mesh([(a, 2.94, c) for a, _, c in arch], [tuple(range(30))], gilt, 5, smooth=False)
    lathe(
        [(0.001, -0.1), (0.10, -0.02), (0.06, 0.05), (0.09, 0.12), (0.001, 0.2)],
        gilt,
        (x, 2.9, z + high + 0.40),
        steps=24,
        part=5,
    )


def skirt():
    body = Body((-0.66, -0.98, -0.02), (0.66, 0.62, 1.10), 0.014)
    body.limb((-0.01, -0.06, 0.05), (0.03, 0, 0.55), 0.40, 0.225, 0.08).limb(
        (0.03, 0, 0.55), (0.04, 0, 0.90), 0.225, 0.140, 0.08
    )
    body.ball((0.045, -0.03, 0.89), (0.185, 0.15, 0.14), 0.05).ball(
        (0.05, -0.40, 0.05), (0.36, 0.40, 0.07), 0.18
    )
    x, y, z = body.xyz
    angle = np.arctan2(x - 0.03, -y + 0.02)
    low, slow = np.clip(0.92 - z, 0, 1), ripples(5, 20, 2, 6)(body.points)
    pleats = (
        0.034 * np.cos(angle * 11 + 1.6 * slow + 1.5 * low) * low**0.75
        + 0.018 * np.cos(angle * 23 + 2 * slow) * low
    )
    body.distance += pleats.astype(np.float32)
    return body.cut_below(0.0)


def bodice():
    body = Body((-0.5, -0.35, 0.75), (0.5, 0.45, 1.56), 0.011)
    body.ball((0.012, 0.0, 1.16), (0.138, 0.100, 0.27), 0.05).ball(
        (-0.005, -0.005, 1.33), (0.165, 0.085, 0.10), 0.05
    )
    body.limb((-0.150, 0, 1.372), (0.150, 0, 1.345), 0.048, 0.048, 0.05)
    for side in (-1, 1):
        arm = [
            (0.178 * side, 0, 1.352 - 0.014 * side),
            (0.235 * side, -0.035, 1.09),
            (0.10 * side, 0.17, 0.99),
        ]
        body.chain(arm, [0.066, 0.052, 0.040], 0.03)
        body.ball((0.176 * side, 0, 1.347 - 0.013 * side), (0.072, 0.072, 0.062), 0.03)
    body.limb((0.0, 0.0, 1.40), (0, 0.005, 1.44), 0.070, 0.058, 0.03)
    pleat = ripples(9, 26, 10, 26, (1, 1, 0.6))
    body.ripple(
        lambda p: (
            0.007 * pleat(p)
            + 0.006 * np.sin(p[..., 2] * 60 + 8 * p[..., 0]) * (np.abs(p[..., 0]) > 0.19)
        )
    )
    return body.limb((0, -0.14, 0.96), (0, -0.14, 1.36), 0.010, 0.010, 0.012, cut=True)


def woman(at):
    """The weight on her left leg, her hands joined in front; the mirror does not know her."""
    hair = Body((-0.2, -0.3, 1.38), (0.2, 0.25, 1.85), 0.010)
    hair.ball((0, 0.0, 1.640), (0.094, 0.108, 0.104), 0.02).ball(
        (0.0, -0.105, 1.650), (0.070, 0.060, 0.064), 0.025
    )
    hair.ball((0, -0.055, 1.585), (0.078, 0.055, 0.060), 0.03).ripple(
        lambda p: 0.004 * np.sin(p[..., 2] * 130 + p[..., 0] * 50)
    )
    neck = Body((-0.2, -0.2, 1.36), (0.2, 0.25, 1.75), 0.008)
    neck.limb((0, -0.005, 1.40), (0, 0.005, 1.58), 0.056, 0.050, 0.02)
    neck.ball((0, 0.05, 1.575), (0.068, 0.080, 0.082), 0.03)
    for side in (-1, 1):
        neck.ball((0.092 * side, 0.012, 1.605), (0.014, 0.024, 0.032), 0.008)
    cloth = mottled("#23585a", "#1b4448", 0.4, 2)
    parts = [
        skirt().build(cloth, 6),
        bodice().build(cloth, 7),
        hair.build(matt("#5a3422"), 8),
        neck.build(matt("#b97f58"), 10),
    ]
    for thing in parts:
        thing.visible_glossy = False
    group(parts, at, (0, 0, -14), 1.05)


def scene(detail):
    room(np.random.default_rng(19))
    child((-1.42, -5.6, 0))
    tall_mirror(0.14, 1.42, 0.66, 1.16)
    woman((-0.60, 1.15, 0))
    sun(259.0, 10.5, "#ffdfa2", 9.0, 0.5)
    sky("#a9b4c4", 0.5)
    area((0.6, -1.6, 4.4), (0.3, 1.6, 0.8), (2.6, 2.6), "#c4ccd8", 150)
    area((-3.2, -0.6, 2.2), (-0.6, 1.1, 1.0), (1.2, 2.0), "#ffd9a0", 22)
    camera((0.95, -3.75, 1.45), (-0.12, 3, 1.36), lens=41)


def paint(picture):
    her = picture.of(6, 7)
    picture.expose(1.7).planes(2, keep=0.1)
    picture.grade(
        ROOM,
        0.5,
        (0.28, 0.42, 0.58, 0.74),
        (0.22, 0.36, 0.51, 0.68, 0.88),
        0.05,
        0.4,
        0.014,
        1 - her,
    )
    picture.grade(DRESS, 0.45, (0.32, 0.50, 0.64), (0.22, 0.36, 0.50, 0.66), amount=0.45, where=her)
    picture.lift(0.14)
    floor = np.roll(picture.image, int(34 * picture.scale), axis=0)
    edge = step(np.abs(picture.x - 384), 62, 54) * step(np.abs(picture.y - 800), 15, 10)
    picture.lay(edge, floor)
    picture.sharpen_at(520, 640, 140).sharpen_at(200, 560, 130, 0.8).find_edges(0.65, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(picture.of(4, 6, 7, 8, 10), 2) * 0.6)
    picture.hard = np.where(picture.of(1, 2) > 0.5, 0.5, 0.95).astype(np.float32)
    picture.directions(base=82, swirl=0.25, by_part={1: 40})
    strokes(
        picture,
        (32, 16, 8, 3.6, 1.9),
        length=8,
        jitter=(0.016, 0.012),
        need=(0, 0.04, 0.045),
        dry=0.4,
    )
    return finish(picture, impasto=0.05, bloom=0.05)
