"""Are they drifting apart, or have they just come within reach?

Two white bears on two floes whose edges fit stretch towards each other over the open water,
one long scarf round both their necks; a single track goes on from the one floe to the other.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise, ripples, turned, value_noise
from light.filters import blur, step
from light.finish import finish
from light.hands import contour, flat
from light.materials import matt
from light.scene import camera, group, sky, sun
from light.shapes import ball, decal, mesh, sheet, terrain, tint_faces, tube

SAMPLES, SEED, SCALE = 14, 109, 1.0
ABOVE, BELOW = np.array((0.30, 1.0)), np.array((-0.30, -1.0))
TEETH = (
    (-6.0, 0.5), (-4.6, -0.4), (-3.4, 0.35), (-2.4, 0.4), (-1.6, -0.55), (-0.6, -0.1), (0.15, -1.0),
    (0.95, 0.2), (1.6, -0.3), (2.4, 0.6), (3.6, 0.1), (5.2, 0.7),
)  # fmt: skip
CRUMBS = (
    (3.5, -0.5, 0.5), (-5.6, -0.2, 0.4), (-8.6, 2.4, 0.7),
    (-10, -3.2, 1.0), (-14, 1.2, 1.1), (-19, -6, 1.8), (-21, 6.5, 2.0), (4.9, 0.5, 0.4),
    (5.6, -1.9, 0.55), (5.9, 2.6, 0.6), (-27, 0.5, 1.6),
)  # fmt: skip
UP = (0.0, 0.76, 0.65)  # the world's up as the camera sees it
SEA, DEEP, LEDGE = "#2b6f86", "#1d5570", "#6fb9bd"


def crack(x):
    """Where the ice has parted, before it parted."""
    return np.interp(x, *np.transpose(TEETH)) + 0.10 * value_noise(2.3 * x, 0 * x + 0.5, 9)


def inside(x, y):
    """How far inside the floe that lies here a place is, in metres or so; negative is water."""
    rough = ground_noise(7, 26, 0.5, 3.2)
    out = np.full(np.shape(x), -9.0)
    for move, side in ((ABOVE, 1), (BELOW, -1)):
        a, b = x - move[0], y - move[1]
        away = np.hypot(a / 4.9, (b - 1.9 * side) / 3.3)
        rim = (1 - away) * 3.2 + 0.30 * rough(a, b)
        out = np.maximum(out, np.minimum(rim, side * (b - crack(a)) * 0.9))
    for a, b, size in CRUMBS:
        turn = np.arctan2(y - b, x - a)
        out = np.maximum(
            out,
            size * (1 + 0.16 * np.sin(3 * turn + a) + 0.1 * np.sin(5 * turn + b))
            - np.hypot(x - a, y - b),
        )
    return out


GAIT = (  # x, then y and z of hip, knee and foot: the near legs under it, the far ones stepping out
    ((0.30, 0.45, 0.80), (0.33, 0.34, 0.45), (0.33, 0.32, 0.14)),
    ((0.30, -0.58, 0.80), (0.34, -0.38, 0.46), (0.34, -0.44, 0.14)),
    ((-0.28, 0.60, 0.80), (-0.28, 0.88, 0.48), (-0.26, 1.02, 0.14)),
    ((-0.30, -0.72, 0.80), (-0.31, -0.88, 0.48), (-0.31, -0.98, 0.14)),
)


def bear(at, facing, near):
    """On four legs, its neck stretched out low; `near` is the side that we see."""
    body = Body((-0.9, -1.5, -0.02), (0.9, 2.2, 1.8), 0.024)
    body.ball((0, -0.60, 1.08), (0.50, 0.62, 0.50), 0.1)
    body.ball((0, 0.0, 1.02), (0.49, 0.68, 0.45), 0.2)
    body.ball((0, 0.46, 1.08), (0.43, 0.46, 0.49), 0.2)
    body.limb((0, 0.74, 1.12), (0, 1.36, 1.02), 0.34, 0.29, 0.2)
    body.ball((0, 1.47, 1.02), (0.30, 0.34, 0.275), 0.08)
    body.limb((0, 1.66, 0.94), (0, 1.93, 0.87), 0.175, 0.115, 0.08)
    for side in (-1, 1):
        body.ball((0.20 * side, 1.30, 1.275), (0.085, 0.05, 0.095), 0.02)
    for number, leg in enumerate(GAIT):
        bones = [(x * near, y, z) for x, y, z in leg]
        body.chain(bones, [0.27, 0.19, 0.165] if number % 2 == 0 else [0.32, 0.21, 0.17], 0.08)
        body.ball((bones[2][0], bones[2][1] + 0.09, 0.11), (0.165, 0.23, 0.115), 0.05)
    body.limb((0, -1.14, 1.12), (0, -1.27, 1.0), 0.10, 0.06, 0.05)
    tuft = ripples(3, 34, 4, 13, (1, 0.5, 0.7))
    body.ripple(lambda p: 0.014 * tuft(p))
    parts = [body.build(matt("#f6e6c2"), 10)]
    parts.append(ball((0, 2.01, 0.905), (0.09, 0.065, 0.065), matt("#26283a"), 11, 20))
    eyes = [(0.175 * side, 1.70, 1.085) for side in (-1, 1)]
    parts += [ball(eye, 0.042, matt("#26283a"), 11, 16) for eye in eyes]
    return group(parts, at, (0, 0, facing), 0.92)


def at_neck(at, facing, place):
    """A place beside the neck of the bear there, in the world."""
    return np.array(at) + 0.92 * turned((0, 0, facing)) @ np.array(place)


def shared_scarf(bears):
    """Round both necks, and drawn over the water from the one to the other."""
    wool, pale = matt("#c23a72"), matt("#fbf0e4")
    turn = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    for at, facing in bears:
        for shift, tone in ((-0.11, wool), (0.0, pale), (0.11, wool)):
            lap = [(0.345 * math.cos(a), 0.94 + shift, 1.06 - 0.05 * shift + 0.345 * math.sin(a))
                   for a in turn]  # fmt: skip
            hoop = [at_neck(at, facing, place) for place in lap]
            tube(hoop, 0.075, tone, closed=True, part=12, resolution=4)
    (first, one), (second, other) = bears
    start, end = at_neck(first, one, (0.29, 0.92, 0.84)), at_neck(second, other, (0.29, 0.92, 0.84))
    start[0] = end[0] = max(start[0], end[0]) + 0.06
    share = np.linspace(0, 1, 121)[:, None, None]
    line = start * (1 - share) + end * share - 0.46 * share * (1 - share) * np.array((0, 0, 1.0))
    across = np.linspace(-0.125, 0.125, 9)[None, :, None] * np.array((0.1, 0, 1.0))
    band = sheet(line + across, wool, 12, thick=0.02)
    tint_faces(band, np.repeat((np.arange(120) // 8) % 3 == 1, 8), pale)


def print_outlines():
    """A sole and four toes, looking along +y."""
    turn = np.linspace(0, 2 * math.pi, 18, endpoint=False)
    shapes = [(0.0, -0.03, 0.115, 0.10)] + [
        (x, y, 0.036, 0.05)
        for x, y in ((-0.115, 0.09), (-0.042, 0.14), (0.042, 0.14), (0.115, 0.09))
    ]
    return [np.stack([x + a * np.cos(turn), y + b * np.sin(turn)], -1) for x, y, a, b in shapes]


def track(places, shade):
    """Prints along a way, left and right in turn."""
    line = np.array(places, float)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    for number, at in enumerate(np.arange(0.1, run[-1], 0.36)):
        place = np.array([np.interp(at, run, line[:, k]) for k in (0, 1)])
        way = np.array(
            [
                np.interp(at + 0.1, run, line[:, k]) - np.interp(at - 0.1, run, line[:, k])
                for k in (0, 1)
            ]
        )
        way /= np.linalg.norm(way) + 1e-9
        side = np.array((-way[1], way[0]))
        foot = place + side * 0.17 * (-1) ** number
        if float(inside(foot[0], foot[1])) < 0.16:
            continue
        for outline in print_outlines():
            spots = foot + outline[:, :1] * -side + outline[:, 1:] * way
            decal(spots, lambda x, y: 0.376 + 0 * x, shade, 3)


def scene(detail):
    xs = np.concatenate([np.linspace(-32, -7.02, 200), np.linspace(-7, 7, int(1000 * detail))])
    ys = np.linspace(-9, 9, int(1000 * detail))
    fine = ground_noise(3, 24, 0.6, 2.4)
    bed = np.array((1.35, 3.75)) + ABOVE

    def height(x, y):
        lain = np.hypot((x - bed[0]) / 1.15, (y - bed[1]) / 0.95)
        hollow = -0.10 * np.exp(-(lain**4)) + 0.05 * np.exp(-(((lain - 1.15) / 0.16) ** 2))
        ice = 0.36 + 0.012 * fine(x, y) + hollow
        return np.where(inside(x, y) > 0, ice, -0.6)

    terrain(xs, ys, height, matt("#f7f9fb"), 1)
    mesh(
        [(-900, -500, 0), (20, -500, 0), (20, 500, 0), (-900, 500, 0)],
        [(0, 1, 2, 3)],
        matt(SEA),
        2,
        smooth=False,
    )
    bears = (((0.12 + ABOVE[0], 0.55 + ABOVE[1], 0.36), 184),
             ((1.15 + BELOW[0], -1.32 + BELOW[1], 0.36), 12))  # fmt: skip
    for (at, facing), near in zip(bears, (-1, 1), strict=True):
        bear(at, facing, near)
    shared_scarf(bears)
    shade = matt("#a9c6e0")
    there = [(-2.3, 3.9), (-3.2, 3.3), (-3.5, 2.4), (-3.4, 1.4), (-3.4, 0.3)]
    here = [(-3.4, 0.6), (-3.4, -0.6), (-3.5, -1.6), (-3.0, -2.5), (-2.2, -3.2), (-1.2, -3.5)]
    track(np.array(there) + ABOVE, shade)
    track(np.array(here) + BELOW, shade)
    sun(334, 30, "#fff0d6", 4.2, 0.7)
    sky("#bcd3f2", 0.65)
    camera((13.8, -1.0, 9.6), (-0.3, -0.32, 0.2), lens=56)


def paint(picture):
    water = picture.of(2)
    picture.measured_by = (1,)
    picture.directions(base=14, swirl=0.4)
    snow = (("#b4c9ea",), (0.71,))
    fur = (("#a3a6c6", "#dcd2cc"), (0.58, 0.86))
    flat(
        picture,
        (0.42, 0.7),
        ("#7f9fc4", "#b9cde0"),
        {(1, 3): snow, (10,): fur, (2,): (("#7a9dc0",), (0.74,))},
        dry=0.03,
        body=0.012,
        wobble=0.008,
    )
    upright = step(picture.normal @ np.array(UP, np.float32), 0.93, 0.62) * picture.of(1)
    picture.lay(blur(upright, 0.8) * 0.85, "#a3d3dd")
    ice = np.clip(picture.of(1, 3, 10), 0, 1)
    near = blur(ice, 20 * picture.scale) + 0.05 * picture.noise(40, 5)
    picture.lay(water * step(picture.noise(260, 6, stretch=(1.6, 1)), -0.6, 1.4) * 0.5, DEEP)
    picture.lay(water * step(near, 0.16, 0.34) * 0.65, LEDGE).lay(
        water * step(near, 0.34, 0.44) * 0.7, "#a6dad2"
    )
    marks = step(picture.noise(15, 9, stretch=(6, 0.6)), 1.5, 1.9) * water * step(near, 0.14, 0.06)
    picture.lay(marks * 0.45, "#bfe0e0")
    bears = step(blur(picture.of(10, 11, 12), 2 * picture.scale), 0.02, 0.2)
    contour(picture, "#21405c", 2.2, 1.1, 0.06, 0.9, 0.95, 0.15, bears, rough=0.6, skip=(3,))
    return finish(picture, impasto=0, paper=0.045, grain=0.006)
