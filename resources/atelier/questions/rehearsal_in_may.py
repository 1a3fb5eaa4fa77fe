"""Who lives in it now, and would you ask for it back?

A blossoming bough, close: a violin hangs from it by a cord, and bees fly in and out of it.
"""

import math

import numpy as np
from light.bodies import Body
from light.filters import blur, ramp, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import leaves
from light.scene import area, camera, group, sky, sun
from light.shapes import (
    ball,
    block,
    copy_group,
    curve,
    evenly,
    lathe,
    mesh,
    prism,
    ring,
    tube,
)
from light.strokes import strokes

SAMPLES, SEED, SCALE = 24, 209, 0.75
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
GARDEN = ((0, "#9fd0e2"), (0.4, "#c4e2d4"), (0.7, "#d6e6b0"), (1, "#9cc47e"))
WOOD = ((0.0, "#2a140c"), (0.25, "#7a3a1c"), (0.5, "#b5622a"), (0.72, "#dd8f3f"), (0.95, "#f9d08a"))


def violin():
    """Its front towards -y, its lowest point at the origin, six units high."""
    varnish, black = mottled("#c9762f", "#a9571f", 0.6, 1.3, gloss=0.3), matt("#2f2420", gloss=0.3)
    body = Body((-1.2, -0.5, -0.12), (1.2, 0.5, 3.64), 0.018)
    x, y, z = body.xyz
    edge = curve(OUTLINE, 260)
    half = np.interp(z, edge[:, 0], edge[:, 1])
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
    parts += scroll(varnish, black)
    return [*parts, *fittings(black), *sound_holes(), *honey()]


def scroll(varnish, black):
    """From the front: the peg box, two pegs on each side, and the volute between its eyes."""
    box_wall = [(-0.150, 4.96), (0.150, 4.96), (0.135, 5.35), (0.105, 5.66), (-0.105, 5.66),
                (-0.135, 5.35)]  # fmt: skip
    case = prism(box_wall, 0.20, varnish, 2)
    case.location = (0, -0.36, 0)
    inside = prism([(-0.085, 5.02), (0.085, 5.02), (0.062, 5.60), (-0.062, 5.60)], 0.02, black, 6)
    inside.location = (0, -0.372, 0)
    parts = [case, inside]
    for side, heights in ((-1, (5.10, 5.37)), (1, (5.22, 5.49))):
        for at in heights:
            shaft = [(side * 0.08, -0.30, at), (side * 0.31, -0.30, at)]
            parts.append(tube(shaft, 0.032, black, part=3))
            parts.append(ball((side * 0.36, -0.30, at), (0.065, 0.035, 0.075), black, 3, 20))
    heart = np.array((0, -0.22, 5.86))
    turns = ((0.080, 0.300), (0.105, 0.290), (0.116, 0.270), (0.118, 0.195), (0.150, 0.202),
             (0.185, 0.190), (0.205, 0.165), (0.210, 0.060), (0.225, 0.085), (0.250, 0.098),
             (0.280, 0.092), (0.305, 0.066), (0.316, 0.001))  # fmt: skip
    line = [(wide, -out) for out, wide in reversed(turns)] + [(wide, out) for out, wide in turns]
    parts.append(lathe(line, varnish, tuple(heart), (0, 90, 0), 56, part=2))
    throat = curve([(0, -0.26, 5.52), (0, -0.30, 5.62), (0, -0.38, 5.72)], 10)
    parts.append(tube(throat, [0.105, 0.10, 0.09], varnish, part=2))
    seam = matt("#6b3518")
    for side in (-1, 1):
        for out, wide in ((0.120, 0.198), (0.212, 0.080)):
            turn = [heart + (side * out, y, z) for y, z, _ in ring(wide, 40)]
            parts.append(tube(turn, 0.009, seam, closed=True, part=6))
    for number, at in enumerate((5.10, 5.37, 5.49, 5.22)):
        x = -0.055 + 0.037 * number
        line = [(x, -0.475, 4.97), (x * 0.9, -0.39, at)]
        parts.append(tube(line, 0.008, matt("#fbf3dc"), part=5, resolution=2))
    around = np.linspace(math.radians(-50), math.radians(120), 30)
    for side in (-1, 1):
        flute = [(side * 0.042, heart[1] - 0.298 * math.cos(a), heart[2] + 0.298 * math.sin(a))
                 for a in around]  # fmt: skip
        parts.append(tube(flute, [0.003, 0.008, 0.008, 0.003], seam, part=6))
    return parts


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
        out.append(tube(places, [0.014, 0.026, 0.038, 0.042, 0.038, 0.026, 0.014], dark, part=6))
        for x, z in ((0.30, 2.20), (0.655, 1.33)):
            out.append(ball((side * x, -0.285, z), (0.056, 0.03, 0.056), dark, 6, 20))
    return out


def honey():
    """It wells out of the left hole, thins to a thread over the rim and hangs there in a drop."""
    gold = matt("#ffb428", gloss=0.9, rough=0.10, through=0.45)
    flow = Body((-0.98, -0.52, -0.62), (-0.36, -0.05, 1.52), 0.009)
    flow.chain([(-0.455, -0.27, 1.56), (-0.53, -0.275, 1.27), (-0.62, -0.275, 1.18),
                (-0.68, -0.27, 1.27)], [0.014, 0.070, 0.095, 0.05], 0.05)  # fmt: skip
    run = curve([(-0.61, -0.285, 1.18), (-0.635, -0.29, 0.92), (-0.615, -0.295, 0.62),
                 (-0.645, -0.275, 0.30), (-0.66, -0.24, 0.06),
                 (-0.665, -0.24, -0.14)], 30)  # fmt: skip
    flow.chain(run, np.interp(np.linspace(0, 1, len(run)), [0, 0.10, 0.30, 0.6, 1],
                              [0.085, 0.055, 0.038, 0.028, 0.014]), 0.03)  # fmt: skip
    flow.chain([(-0.665, -0.24, -0.10), (-0.665, -0.24, -0.20), (-0.665, -0.24, -0.27)],
               [0.015, 0.036, 0.056], 0.03)  # fmt: skip
    second = [(-0.515, -0.28, 1.26), (-0.475, -0.295, 1.06), (-0.48, -0.30, 0.88)]
    flow.chain(second, [0.05, 0.024, 0.018], 0.02).ball((-0.48, -0.30, 0.86), 0.032, 0.02)
    return [flow.build(gold, 7)]


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
    arriving = [(1.75, -1.6, 0.2), (1.4, -1.7, 1.0), (1.95, -1.5, 1.9), (1.7, -1.2, 2.9),
                (1.05, -0.4, 2.3), (0.55, -0.22, 1.5)]  # fmt: skip
    leaving = [(-0.66, -0.25, 1.5), (-1.45, -0.7, 2.2), (-1.2, -1.2, 3.3), (-1.75, -1.0, 4.1),
               (-1.2, -0.8, 4.8)]  # fmt: skip
    for knots, gap in ((arriving, 0.60), (leaving, 0.60)):
        line = evenly(curve(knots, 90), gap)
        for place, way in zip(line, np.gradient(line, axis=0), strict=True):
            at = place + rng.normal(0, (0.15, 0.3, 0.10))
            yaw = math.degrees(math.atan2(way[1] * 0.4, way[0])) + rng.normal(0, 40)
            pitch = -math.degrees(math.atan2(way[2], np.hypot(way[0], way[1]))) * 0.6
            size = rng.uniform(0.36, 0.66)
            copy_group(flying, tuple(at), (rng.normal(-8, 28), pitch, yaw), size)
    for x, z, roll in ((0.66, 2.6, 30), (0.42, 0.30, 150)):
        copy_group(sitting, (x, -0.13, z), (90, -roll, 0), 0.55)


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
    leaves(places, (0.16, 0.26), matt("#8fbf5f", through=0.3), 24, 4, 0.09, 3, 0.5)


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


def hanger(string):
    """A cord three times round the bough, down behind the scroll and round its throat."""
    turn = np.linspace(-0.5 * math.pi, 6.5 * math.pi, 120)
    share = np.linspace(-0.13, 0.13, 120)
    wound = [(0.06 + s, 0.02 + 0.225 * math.cos(a), 6.73 + 0.225 * math.sin(a))
             for s, a in zip(share, turn, strict=True)]  # fmt: skip
    tube(wound, 0.036, string, part=25)
    for side in (-1, 1):
        down = [(0.06 + 0.10 * side, -0.235, 6.70), (0.05 + 0.09 * side, -0.10, 6.35),
                (0.03 + 0.07 * side, 0.30, 6.0), (0.02 + 0.09 * side, 0.26, 5.54)]  # fmt: skip
        tube(down, 0.03, string, part=25)
    for low in (5.49, 5.55):
        tube(ring(0.145, 24, (0.015, -0.02, low)), 0.032, string, closed=True, part=25)


def scene(detail):
    rng = np.random.default_rng(209)
    bough(rng)
    string = matt("#f6ead0")
    group(violin(), (-0.16, 0.26, -0.12), (0, 1.8, 0))
    hanger(string)
    swarm(rng)
    sun(212, 40, "#fff0cc", 4.0, 1.0)
    area((3, -7, 5), (0, 0, 3), (4, 4), "#d9ecff", 260)
    sky("#cfe3e6", 0.75)
    camera((0, -16, 3.2), (0.0, 0, 3.55), lens=69)


def garden(picture):
    """Blossom and leaves far behind, out of the eye's reach."""
    back = ramp(GARDEN, np.clip((picture.y + 40 * picture.noise(330, 4)) / 1200, 0, 1))
    rng = np.random.default_rng(3)
    tones = np.array(((0.98, 0.88, 0.84), (0.99, 0.97, 0.78), (0.66, 0.82, 0.62)), np.float32)
    for number in range(34):
        x, y, size = rng.uniform(0, 800), rng.uniform(150, 1200), rng.uniform(30, 110)
        spot = 0.4 * step(np.hypot(picture.x - x, picture.y - y) / size, 1.1, 0.6)[..., None]
        back = back * (1 - spot) + tones[number % 3] * spot
    return back.astype(np.float32)


def honey_lit(picture):
    """Light passes through it: clear gold within, amber at its rims, one wet gleam along it."""
    inside, scale = picture.of(7), picture.scale

    def beside(pixels):
        return np.roll(inside, round(pixels * scale), axis=1)

    cast = blur(beside(7), 4 * scale) * (1 - inside) * picture.of(2)
    picture.lay(cast * 0.45, "#f2a53a")
    depth = inside * step(blur(inside, 3.2 * scale), 0.50, 1.0)
    picture.lay(inside * 0.60, "#d17c12")
    picture.lay(depth * 0.70, "#fbbd3c")
    gleam = (
        beside(1.8) * (1 - beside(3.6)) * step(picture.noise(40, 31, stretch=(0.4, 1)), -0.2, 0.6)
    )
    picture.lay(np.clip(blur(gleam, 0.7 * scale) * 1.3, 0, 1) * inside * 0.75, "#fff2c0")


def paint(picture):
    picture.expose(1.15)
    air = blur(picture.of(0), 0.6 * picture.scale)[..., None]
    picture.image = (picture.image * (1 - air) + garden(picture) * air).astype(np.float32)
    wood = picture.of(2)
    picture.grade(WOOD, 0.35, where=wood)
    grain = picture.noise(7, 12, stretch=(0.5, 9)) * wood
    picture.lay(step(grain, 0.9, 1.8) * 0.22, "#8a431c")
    honey_lit(picture)
    picture.lift(0.12).find_edges(0.8, floor=0.15)
    near = 1 - picture.of(0)
    picture.focus = np.maximum(picture.focus, blur(near, 1) * 0.9)
    picture.hard = np.where(near > 0.5, 0.95, 0.3).astype(np.float32)
    picture.directions(base=80, swirl=0.3, form=2.5)
    strokes(picture, (30, 15, 7, 3.4, 1.8, 1.2), length=7, jitter=(0.012, 0.012),
            need=(0, 0.04, 0.045, 0.04))  # fmt: skip
    picture.balance(a=-0.005, b=-0.002)
    return finish(picture, impasto=0.035, paper=0.02)
