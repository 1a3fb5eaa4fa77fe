"""Who lives in it now, and would you ask for it back?

A blossoming bough, close: a violin hangs from it by a cord, and bees fly in and out of it.
"""

import math

import numpy as np
from light.bodies import Body
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, wash
from light.materials import matt, mottled
from light.plants import leaves
from light.scene import area, camera, group, sky, sun
from light.shapes import ball, block, copy_group, curve, evenly, mesh, prism, ring, tube

SAMPLES, SEED, SCALE = 12, 209, 0.95
OUTLINE = np.array(
    (
        (0, 0.0),
        (0.04, 0.42),
        (0.18, 0.76),
        (0.45, 0.98),
        (0.75, 1.04),
        (1.05, 0.98),
        (1.22, 0.88),
        (1.33, 0.86),
        (1.40, 0.70),
        (1.6, 0.585),
        (1.85, 0.55),
        (2.06, 0.60),
        (2.20, 0.68),
        (2.28, 0.79),
        (2.36, 0.74),
        (2.52, 0.76),
        (2.78, 0.84),
        (2.96, 0.85),
        (3.16, 0.79),
        (3.32, 0.65),
        (3.43, 0.44),
        (3.5, 0.12),
        (3.52, 0),
    )
)
TWIGS = (
    ((-1.9, 0.2, 6.8), (-2.5, -0.3, 5.7), 0.07), ((-0.9, 0.1, 6.8), (-1.2, 0.2, 7.8), 0.07),
    ((1.2, 0.2, 6.95), (1.9, -0.2, 6.0), 0.06), ((2.2, 0.4, 6.95), (2.5, 0.2, 7.9), 0.06),
    ((1.8, 0.3, 7.0), (1.3, 0.2, 7.8), 0.05), ((-2.4, 0.3, 6.7), (-3, 0, 7.6), 0.06),
    ((2.7, 0.4, 6.85), (2.9, 0, 5.9), 0.05),
)  # fmt: skip
GARDEN = ((0, "#a9d8e6"), (0.4, "#d3eadc"), (0.7, "#e6f0c4"), (1, "#b9d89a"))
WOOD = ((0.08, "#7a3a1c"), (0.35, "#b5622a"), (0.62, "#dd8f3f"), (0.9, "#f6c272"))


def violin():
    """Its front towards -y, its lowest point at the origin, six units high."""
    varnish, black = mottled("#c9762f", "#a9571f", 0.6, 1.3, gloss=0.3), matt("#2f2420", gloss=0.3)
    body = Body((-1.2, -0.5, -0.12), (1.2, 0.5, 3.64), 0.018)
    x, y, z = body.xyz
    half = np.interp(z, OUTLINE[:, 0], OUTLINE[:, 1])
    rim = 0.045 * (np.abs(y) < 0.13)
    inward = np.clip(half - np.abs(x), 0, 0.5) * np.clip(np.minimum(z, 3.52 - z) * 3, 0, 1)
    high = 0.17 + 0.13 * (1 - np.exp(-3.2 * inward))
    flat_side = (np.abs(x) - half + rim) * 0.62
    ends = np.maximum(-z, z - 3.52)
    body.distance = np.maximum(np.maximum(flat_side, np.abs(y) - high), ends).astype(np.float32)
    parts = [body.build(varnish, 2)]
    neck = prism([(-0.13, 2.15), (0.13, 2.15), (0.095, 5.0), (-0.095, 5.0)], 0.16, black, 3)
    neck.location = (0, -0.46, 0)
    parts += [neck, block((-0.09, -0.32, 3.4), (0.09, -0.12, 5.0), varnish, 0.03, 2)]
    parts.append(block((-0.10, -0.42, 4.98), (0.10, -0.20, 5.62), varnish, 0.03, 2))
    turns = np.linspace(0, 2 * math.pi * 1.6, 40)
    away = 0.22 - 0.018 * turns
    scroll = [
        (0, -0.30 - a * math.cos(t), 5.74 + a * math.sin(t))
        for a, t in zip(away, turns, strict=True)
    ]
    parts.append(tube(scroll, [0.10, 0.085, 0.06], varnish, part=2))
    parts.append(ball((0, -0.30, 5.74), (0.17, 0.13, 0.13), varnish, 2))
    for number, side in enumerate((-1, 1, -1, 1)):
        at = 5.10 + 0.125 * number
        parts.append(tube([(0, -0.31, at), (side * 0.30, -0.31, at)], 0.03, black, part=3))
        parts.append(ball((side * 0.34, -0.31, at), (0.05, 0.03, 0.075), black, 3, 16))
    return [*parts, *fittings(black), *sound_holes(), *honey()]


def fittings(black):
    """Tailpiece, bridge and strings."""
    pale, gut = matt("#f0d8a4"), matt("#fbf3dc")
    tail = prism([(-0.10, 0.20), (0.10, 0.20), (0.19, 1.05), (-0.19, 1.05)], 0.07, black, 3)
    tail.location = (0, -0.44, 0)
    parts = [tail, tube([(0, -0.38, 0.22), (0, -0.2, -0.02)], 0.03, black, part=3)]
    bridge = [(-0.33, 1.66), (-0.30, 1.70), (-0.24, 1.98), (0.24, 1.98), (0.30, 1.70), (0.33, 1.66)]
    stand = prism([(px, (pz - 1.66) * 0.8) for px, pz in bridge], 0.05, pale, 4)
    stand.rotation_euler = (math.radians(90), 0, 0)
    stand.location = (0, -0.29, 1.66)
    parts.append(stand)
    for number in range(4):
        low, top = -0.12 + 0.08 * number, -0.055 + 0.037 * number
        line = [(low, -0.45, 1.0), (low * 1.15, -0.56, 1.68), (top, -0.48, 4.98)]
        parts.append(tube(line, 0.011, gut, part=5, resolution=2))
    return parts


def sound_holes():
    dark, out = matt("#1f1410"), []
    for side in (-1, 1):
        line = curve([(0.30, 2.22), (0.39, 2.30), (0.44, 2.16), (0.45, 1.75), (0.50, 1.34),
                      (0.62, 1.20), (0.66, 1.31)], 40)  # fmt: skip
        places = [(side * x, -0.285 - 0.01 * (x < 0.5), z) for x, z in line]
        out.append(tube(places, [0.02, 0.035, 0.055, 0.065, 0.055, 0.035, 0.02], dark, part=6))
        for x, z in ((0.30, 2.20), (0.655, 1.33)):
            out.append(ball((side * x, -0.285, z), (0.075, 0.03, 0.075), dark, 6, 20))
    return out


def honey():
    """It has run out of the left hole."""
    gold = matt("#ffb52e", gloss=0.8, rough=0.15, through=0.2)
    run = curve(
        [(-0.62, -0.31, 1.26), (-0.645, -0.33, 0.98), (-0.63, -0.33, 0.62), (-0.64, -0.27, 0.30)],
        24,
    )
    return [tube(run, [0.055, 0.04, 0.035, 0.045], gold, part=7),
            ball((-0.64, -0.28, 0.27), (0.055, 0.05, 0.085), gold, 7, 20)]  # fmt: skip


def bee(open_wings=True):
    """Facing +x, about half a unit long."""
    amber, dark = matt("#f2b22c"), matt("#33241c")
    glass = matt("#f4fbff", through=0.4, gloss=0.3)
    parts = []
    for number, (x, radius) in enumerate(
        ((-0.26, 0.06), (-0.20, 0.10), (-0.13, 0.125), (-0.06, 0.13), (0.005, 0.11))
    ):
        parts.append(ball((x, 0, -0.02), (0.045, radius, radius), dark if number % 2 else amber,
                          10 + number % 2, 20))  # fmt: skip
    parts.append(ball((0.11, 0, 0.0), (0.10, 0.11, 0.105), matt("#c98a34"), 12, 20))
    parts.append(ball((0.235, 0, -0.02), (0.06, 0.08, 0.075), dark, 11, 16))
    for side in (-1, 1):
        feeler = [(0.27, 0.03 * side, 0.03), (0.36, 0.06 * side, 0.06)]
        parts.append(tube(feeler, 0.012, dark, part=11, resolution=2))
        for long, back, rise in ((0.34, -0.04, 62), (0.25, -0.13, 48)):
            angle = np.linspace(0, 2 * math.pi, 24, endpoint=False)
            u, v = long * (0.5 + 0.5 * np.cos(angle)), 0.085 * np.sin(angle)
            lift = math.radians(rise if open_wings else 24)
            corners = np.stack([0.08 + back + v - 0.5 * u, side * u * math.cos(lift),
                                0.09 + u * math.sin(lift)], -1)  # fmt: skip
            parts.append(mesh(corners, [tuple(range(24))], glass, 13, smooth=False))
    return group(parts, (0, -90, 0))


def swarm(rng):
    """A ribbon into the right sound hole, another out of the left one; two sit on the wood."""
    flying, sitting = bee(), bee(False)
    arriving = [(2.9, -1.6, -0.5), (1.75, -1.7, 0.1), (2.0, -1.5, 1.4), (1.5, -1.2, 2.5),
                (0.80, -0.8, 2.1), (0.52, -0.5, 1.75)]  # fmt: skip
    leaving = [(-0.66, -0.6, 1.75), (-1.5, -1.0, 2.5), (-1.45, -1.2, 3.6), (-2.2, -1.0, 4.3),
               (-2.1, -0.8, 5.4)]  # fmt: skip
    for knots, gap in ((arriving, 0.66), (leaving, 0.74)):
        line = evenly(curve(knots, 90), gap)
        for place, way in zip(line, np.gradient(line, axis=0), strict=True):
            at = place + rng.normal(0, 0.09, 3)
            yaw = math.degrees(math.atan2(way[1] * 0.4, way[0])) + rng.normal(0, 12)
            pitch = -math.degrees(math.atan2(way[2], np.hypot(way[0], way[1]))) * 0.6
            copy_group(flying, tuple(at), (rng.normal(-12, 10), pitch, yaw), 0.84)
    for x, z, roll in ((0.66, 2.95, 30), (0.42, 0.62, 150)):
        copy_group(sitting, (x, -0.40, z), (90, -roll, 0), 0.8)


def bough(rng):
    bark = mottled("#7a6152", "#5a463e", 0.6, 3)
    main = curve([(-3.6, 0.4, 6.55), (-1.6, 0.2, 6.85), (0.1, 0.0, 6.72), (1.6, 0.3, 7.05),
                  (3.6, 0.6, 6.75)], 60)  # fmt: skip
    tube(main, [0.24, 0.21, 0.17, 0.13, 0.10], bark, part=20)
    places = []
    for start, end, thick in TWIGS:
        middle = (np.array(start) + end) / 2 + rng.normal(0, 0.12, 3)
        line = curve([start, middle, end], 14)
        tube(line, [thick, thick * 0.5], bark, part=20)
        places += [*line[5::3], line[-1]]
    for place in places:
        for _ in range(2):
            blossom(rng, place + rng.normal(0, 0.16, 3) + (0, -0.12, 0))
    leaves(places, (0.16, 0.26), matt("#8fbf5f", through=0.3), 24, 4, 0.18, 3, 0.5)


def blossom(rng, at):
    tone = ("#fff3f2", "#fbd3da", "#ffe6e6")[int(rng.integers(3))]
    size = rng.uniform(0.13, 0.19)
    start = rng.uniform(0, 2)
    tilt = rng.normal(0, 0.3, 2)
    for number in range(5):
        a = start + 2 * math.pi * number / 5
        way = np.array((math.cos(a), -0.25 + tilt[0] * math.cos(a), math.sin(a)))
        petal = ball(tuple(at + way * size * 0.72), (size * 0.62, size * 0.16, size * 0.48),
                     matt(tone, through=0.3), 22, 14)  # fmt: skip
        petal.rotation_euler = (0, -a, 0)
    ball(tuple(at + (0, -size * 0.45, 0)), size * 0.26, matt("#f4c542"), 23, 12)


def scene(detail):
    rng = np.random.default_rng(209)
    bough(rng)
    string = matt("#f6ead0")
    group(violin(), (-0.62, 0, 0.25), (0, 7, 0))
    round_bough = [(0.13 + 0.02 * math.sin(3 * a), 0.23 * math.sin(a), 6.72 + 0.23 * math.cos(a))
                   for a in np.linspace(0, 6.28, 30)]  # fmt: skip
    tube(round_bough, 0.032, string, closed=True, part=25)
    tube([(0.10, -0.42, 5.92), (0.11, -0.36, 6.2), (0.13, -0.23, 6.70)], 0.032, string, part=25)
    knot = ring(0.17, 24, (0.065, -0.29, 5.88))
    tube(knot, 0.032, string, closed=True, part=25)
    swarm(rng)
    sun(212, 40, "#fff0cc", 4.0, 1.0)
    area((3, -7, 5), (0, 0, 3), (4, 4), "#d9ecff", 260)
    sky("#cfe3e6", 0.75)
    camera((0, -16, 3.2), (0.0, 0, 3.55), lens=69)


def paint(picture):
    back = ramp(GARDEN, np.clip((picture.y + 40 * picture.noise(330, 4)) / 1200, 0, 1))
    rng = np.random.default_rng(3)
    for number in range(26):
        x, y, size = rng.uniform(0, 800), rng.uniform(150, 1200), rng.uniform(30, 95)
        tone = np.array(
            ((1.0, 0.93, 0.90), (0.99, 0.98, 0.84), (0.80, 0.91, 0.74))[number % 3], np.float32
        )
        spot = (0.42 * step(np.hypot(picture.x - x, picture.y - y) / size, 1.05, 0.9))[..., None]
        back = back * (1 - spot) + tone * spot
    picture.directions(base=80, swirl=0.3, form=2)
    flat(picture, (0.40, 0.66), ("#7f83b4", "#c9c6dc"), dry=0.04, back=back.astype(np.float32),
         by_part={(22, 23): (("#c9b3cf", "#efdfe6"), (0.30, 0.50))}, wobble=0.012)  # fmt: skip
    picture.lay(blur(picture.of(2), 0.5) * 0.9, ramp(WOOD, np.clip(picture.shade(97, 0.8), 0, 1)))
    grain = picture.noise(7, 12, stretch=(0.5, 9)) * picture.of(2)
    picture.lay(step(grain, 0.9, 1.8) * 0.22, "#8a431c")
    wash(picture, edge=0.11, granulation=0.05, bleed=0.45)
    contour(picture, "#3a2620", 1.5, 0.8, 0.05, 0.5, 0.75, 0.5, rough=0.8, skip=(0, 13), bare=())
    gleam = picture.of(7) * step(picture.shade(99, 0.5), 0.75, 1.0)
    picture.lay(gleam * 0.6, "#fff3c4")
    return finish(picture, impasto=0, paper=0.045, grain=0.006)
