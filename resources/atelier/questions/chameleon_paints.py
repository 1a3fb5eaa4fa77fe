"""Who of the two has to change?

Very near: a chameleon on a branch, its brush in its hand, a pail in the curl of its tail; the
branch behind it already wears its own pattern.
"""

import math

import numpy as np
from light.bodies import Body, ripples
from light.filters import blur, ramp, step
from light.finish import finish
from light.materials import by_corner, matt
from light.scene import camera, group, linear, sky, sun
from light.shapes import ball, curve, evenly, lathe, sheet, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 18, 104, 1.25
SLOPE = 37
SKIN, DOT, RIM = "#2fa39c", "#f6b73c", "#14606c"
BARK, LEAF, PALE = "#a8714a", "#7d9c4e", "#dff0d8"
ROSE = ((0, "#f3b9a6"), (0.5, "#f9d3bd"), (1, "#fde6cf"))
BRANCH = curve(
    [
        (-4.2, 0, 0.15),
        (-2.9, 0, 0.05),
        (-1.6, 0, -0.03),
        (0, 0, 0.0),
        (1.4, 0, -0.05),
        (3.4, 0, 0.08),
    ],
    300,
)


def spotted(places, seed, apart=0.2, size=0.062):
    """Colours for the corners of a skin: golden dots with a dark rim, evenly strewn."""
    rng, chosen = np.random.default_rng(seed), []
    for place in places[rng.permutation(len(places))[:6000]]:
        if all(np.sum((place - other) ** 2) > apart**2 for other in chosen):
            chosen.append(place)
    away = np.full(len(places), 9.0)
    for number, dot in enumerate(chosen):
        grown = np.linalg.norm(places - dot, axis=1) / (0.75 + 0.5 * ((number * 7) % 5) / 4)
        away = np.minimum(away, grown)
    colours = np.tile(linear(SKIN), (len(places), 1))
    colours[away < size * 1.5] = linear(RIM)
    colours[away < size] = linear(DOT)
    return colours


def corners_of(thing):
    places = np.empty(len(thing.data.vertices) * 3, np.float32)
    thing.data.vertices.foreach_get("co", places)
    return places.reshape(-1, 3)


def in_its_skin(body, part, seed):
    thing = body.build(None, part)
    by_corner(thing, spotted(corners_of(thing), seed))
    return thing


def trunk():
    """Flat from the sides, a helmet on the head, a comb along the back; it looks along -x."""
    body = Body((-1.55, -0.5, -0.05), (1.2, 0.5, 1.45), 0.013)
    body.ball((0.0, 0, 0.60), (0.74, 0.24, 0.40), 0.1)
    body.ball((-0.45, 0, 0.55), (0.40, 0.22, 0.33), 0.15)
    body.limb((0.45, 0, 0.55), (0.98, 0, 0.44), 0.22, 0.115, 0.15)
    body.limb((-0.62, 0, 0.62), (-0.86, 0, 0.72), 0.25, 0.24, 0.1)
    body.ball((-0.95, 0, 0.74), (0.31, 0.20, 0.22), 0.06)
    body.limb((-1.05, 0, 0.70), (-1.31, 0, 0.615), 0.16, 0.085, 0.06)
    body.limb((-0.86, 0, 0.84), (-0.54, 0, 1.19), 0.15, 0.025, 0.08)
    body.limb((-1.18, 0, 0.86), (-0.86, 0, 0.96), 0.05, 0.07, 0.06)
    x, _, z = body.xyz
    mouth = 0.60 + 0.16 * np.clip((x + 1.36) / 0.6, 0, 1) ** 2
    body.distance += (0.03 * np.exp(-(((z - mouth) / 0.014) ** 2)) * (x < -0.82)).astype(np.float32)
    for share in np.linspace(0, 1, 15):
        foot = np.array(
            (-0.42 + 1.3 * share, 0, 0.93 + 0.09 * math.sin(3.1 * share) - 0.40 * share**2.2)
        )
        body.limb(foot, foot + (0.045, 0, 0.115 - 0.05 * share), 0.045, 0.006, 0.02)
    return in_its_skin(body, 10, 3)


def legs():
    """Thin, bent outwards; every hand is a mitten that grips."""
    ways = (
        [(-0.52, -0.15, 0.46), (-0.66, -0.40, 0.24), (-1.28, -0.34, 0.36)],
        [(-0.40, 0.12, 0.40), (-0.30, 0.30, 0.20), (-0.66, 0.14, 0.10)],
        [(0.50, -0.13, 0.44), (0.80, -0.40, 0.28), (0.42, -0.22, 0.05)],
        [(0.62, 0.12, 0.42), (0.98, 0.30, 0.28), (0.90, 0.14, 0.06)],
    )
    things = []
    for number, way in enumerate(ways):
        body = Body.around(way, 0.28, 0.012)
        body.chain(way, [0.135, 0.082, 0.066], 0.05)
        hand = np.array(way[-1])
        down = (-0.05, 0, -0.12) if number else (-0.06, 0.02, -0.12)
        for side in (-1, 1):
            tip = hand + down + np.array((0.09 * side - 0.02, 0.02, 0))
            body.limb(hand, tip, 0.065, 0.042, 0.03)
        things.append(in_its_skin(body, 11 + number, 20 + number))
    return things


def tail():
    """Comes down before the branch and rolls up; its innermost turn holds the pail."""
    turns = np.linspace(0, 2.9 * math.pi, 60)
    away = 0.56 * np.exp(-0.16 * turns)
    middle = np.array((0.98, -0.42, -0.66))
    across, up = away * np.cos(1.25 - turns), away * np.sin(1.25 - turns)
    spiral = middle + np.stack([across, -0.015 * turns, up], -1)
    line = curve([(0.86, 0, 0.47), (1.17, -0.12, 0.37), (1.46, -0.34, 0.10), *spiral[2::3]], 160)
    body = Body.around(line, 0.2, 0.013).chain(line, np.linspace(0.135, 0.034, len(line)), 0.012)
    return in_its_skin(body, 16, 9), line


def eye():
    at = np.array((-0.97, -0.19, 0.775))
    things = [ball(at, (0.125, 0.115, 0.125), matt("#1d7f80"), 17)]
    way = np.array((-0.62, -0.72, -0.30))
    things.append(ball(at + 0.075 * way, 0.075, matt(DOT), 18))
    things.append(ball(at + 0.125 * way, 0.036, matt("#1c1622", rough=0.2, gloss=0.6), 19))
    return things


def branch():
    """Painted as far as the brush has come."""
    line = evenly(BRANCH, 0.012)
    way = np.gradient(line, axis=0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    up = np.stack([-way[:, 2], 0 * way[:, 0], way[:, 0]], -1)
    turn = np.linspace(0, 2 * math.pi, 120)[None, :, None]
    knots = ripples(5, 24, 1.5, 8)
    thick = (
        0.135
        + 0.012 * knots(line)[:, None, None]
        + 0.006 * np.cos(7 * turn + 3 * knots(line)[:, None, None])
    )
    round_it = up[:, None] * np.cos(turn) + np.array((0, 1, 0)) * np.sin(turn)
    thing = sheet(line[:, None] + thick * round_it, None, 1)
    places = corners_of(thing)
    grain = ripples(8, 30, 3, 30, (0.15, 1, 1))(places)[:, None]
    bark = np.array(linear(BARK)) * (1 + 0.25 * np.clip(grain, -1, 1))
    edge = -1.62 + 0.10 * ripples(6, 20, 6, 20)(places) + 0.25 * places[:, 2]
    done = (places[:, 0] > edge)[:, None]
    by_corner(thing, np.where(done, spotted(places, 5), bark)).pass_index = 1
    return thing


def leaf(foot, way, size, tone, part, bend=0.25, painted=False):
    """Pointed, folded along its rib."""
    u, v = np.meshgrid(np.linspace(0, 1, 90), np.linspace(-1, 1, 61), indexing="ij")
    way = np.array(way, float) / np.linalg.norm(way)
    side = np.array((-way[2], 0, way[0]))
    wide = 0.30 * np.sin(np.pi * u**0.8) ** 0.85
    along = way * u[..., None] + side * (wide * v)[..., None]
    depth = np.array((0, -1, 0)) * (0.10 * np.abs(v) * wide + bend * u**2)[..., None]
    thing = sheet(np.array(foot) + size * (along + depth), matt(tone, through=0.3), part)
    if painted:
        by_corner(thing, spotted(corners_of(thing), 31, 0.19, 0.055)).pass_index = part
    rib = (
        np.array(foot)
        + size
        * (
            way * np.linspace(0, 0.97, 30)[:, None]
            + np.array((0, -1, 0)) * (bend * np.linspace(0, 0.97, 30) ** 2)[:, None]
        )
        + (0, -0.012, 0)
    )
    return [thing, tube(rib, [0.018, 0.004], matt(RIM if painted else "#54713a"), part=part)]


def brush():
    """Its tip lies on the bark just before the fresh edge."""
    tip, hand = np.array((-1.66, -0.14, 0.10)), np.array((-1.30, -0.36, 0.27))
    way = (hand - tip) / np.linalg.norm(hand - tip)
    bristles = tube(
        [tip, tip + way * 0.10, tip + way * 0.2], [0.012, 0.05, 0.04], matt(SKIN), part=21
    )
    band = tube([tip + way * 0.19, tip + way * 0.28], 0.042, matt("#d9c9a4"), part=22)
    stick = tube(
        [tip + way * 0.27, tip + way * 0.6, tip + way * 1.35],
        [0.034, 0.042, 0.018],
        matt("#8c4a3a"),
        part=23,
    )
    return [bristles, band, stick]


def pail(line):
    """Hangs straight down whatever the branch does."""
    hook = line[-8]
    wall = [
        (0.001, -0.62),
        (0.17, -0.62),
        (0.215, -0.24),
        (0.225, -0.235),
        (0.205, -0.24),
        (0.19, -0.30),
        (0.001, -0.30),
    ]
    tin = lathe(wall, matt("#e9e2d0"), hook, part=24)
    paint = lathe([(0.001, -0.285), (0.198, -0.285)], matt(SKIN), hook, part=25)
    run = [
        (0.214 * math.sin(a), -0.02, -0.25 + 0.25 * math.cos(a))
        for a in np.linspace(-1.57, 1.57, 30)
    ]
    handle = tube(np.array(run) + hook, 0.014, matt("#4d4a55"), part=26)
    drip = [
        tube(
            [hook + (x, -0.218, -0.24), hook + (x, -0.205, -0.24 - z)],
            [0.024, 0.03],
            matt(SKIN),
            part=25,
        )
        for x, z in ((-0.06, 0.16), (0.03, 0.09))
    ]
    return group([tin, paint, handle, *drip], tuple(0 * hook))


def scene(detail):
    rolled, line = tail()
    stem = [trunk(), *legs(), rolled, *eye(), branch(), *brush()]
    stem += leaf((-2.35, 0, 0.1), (-0.05, 0, 1), 1.1, LEAF, 2)
    stem += leaf((-2.15, 0, -0.08), (-0.55, 0, -1), 1.05, "#8fae58", 3)
    stem += leaf((-0.98, 0.05, -0.1), (-0.42, 0, -1), 0.95, LEAF, 4, painted=True)
    stem += leaf((0.12, 0.05, -0.1), (0.0, 0, -1), 1.0, LEAF, 5, painted=True)
    turn = math.radians(SLOPE)
    hang = group(stem, (0.12, 0, 0.28), (0, SLOPE, 0))
    del hang
    flat_line = line.copy()
    flat_line[:, 0] = line[:, 0] * math.cos(turn) + line[:, 2] * math.sin(turn) + 0.12
    flat_line[:, 2] = -line[:, 0] * math.sin(turn) + line[:, 2] * math.cos(turn) + 0.28
    pail(flat_line)
    sun(232, 42, "#fff2dc", 4.2, 1.0)
    sky("#f3d3d6", 0.55)
    camera((-0.33, -9.4, 0.52), (-0.33, 0, 0.34), lens=59)


def paint(picture):
    air = ramp(ROSE, np.clip((picture.y + 26 * picture.noise(420, 4, stretch=(2, 1))) / 1200, 0, 1))
    far = picture.of(0)
    picture.expose(1.15).lay(blur(far, 0.7 * picture.scale), air)
    picture.lay(far * step(picture.noise(300, 7), 0.6, 2.2) * 0.35, "#fff3e2")
    near = 1 - np.clip(far, 0, 1)
    picture.glaze(near * step(picture.shade(), 0.62, 0.3), "#8a86c0", 0.45)
    picture.lift(0.1).sharpen_at(480, 400, 330).find_edges(0.75)
    picture.focus = np.maximum(picture.focus, blur(near, 2) * 0.9)
    picture.hard = np.where(near > 0.5, 0.95, 0.5).astype(np.float32)
    picture.directions(base=30, swirl=0.3, form=3)
    strokes(picture, (34, 17, 8, 3.6, 1.9, 1.3), length=7, jitter=(0.010, 0.008),
            need=(0, 0.04, 0.045, 0.045))  # fmt: skip
    return finish(picture, impasto=0.045)
