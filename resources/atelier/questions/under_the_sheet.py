"""What has been delivered, and will it wake when the sheet is taken off?

A high hall; under a white sheet stands something on four legs, and autumn branches grow through it.
"""

import itertools

import numpy as np
from light.bodies import Body, ripples
from light.figures import Clothes, walker
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import leaves, tree
from light.scene import area, camera, sky, sun
from light.shapes import block, box, curve, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 24, 3, 0.65
SPINE = (
    (1.30, 1.62, 0.30),
    (0.80, 1.72, 0.38),
    (0.10, 1.58, 0.36),
    (-0.45, 1.72, 0.38),
    (-0.85, 2.22, 0.21),
    (-1.12, 2.74, 0.16),
    (-1.40, 2.78, 0.15),
    (-1.72, 2.60, 0.13),
    (-2.02, 2.42, 0.11),
)
HEAD = np.array((-1.18, 0.0, 2.86))
OLIVE = (
    (0.0, "#1d231c"),
    (0.2, "#323a2c"),
    (0.36, "#535a40"),
    (0.52, "#86865c"),
    (0.68, "#bfb585"),
    (0.84, "#ece0b4"),
    (1.0, "#fffbe8"),
)


def draped():
    """The cloth falls from the spine, steeper than it spreads, and folds as it falls."""
    body = Body((-2.7, -1.3, 0.35), (2.1, 1.3, 3.1), 0.024)
    x, y, z = body.xyz
    for (x0, z0, r0), (x1, z1, r1) in itertools.pairwise(SPINE):
        share = np.clip((x - x0) / (x1 - x0), 0, 1)
        top, radius = z0 + (z1 - z0) * share, r0 + (r1 - r0) * share
        fall = np.clip(top - z, 0, None)
        across = np.hypot(x - (x0 + (x1 - x0) * share), y) - 0.10 * fall
        up = np.clip(z - top, 0, None)
        body.join(np.where(up > 0, np.hypot(np.clip(across, 0, None), up), across) - radius, 0.10)
    for way in ((-0.12, 0.10, 0.34), (0.10, -0.12, 0.36)):
        body.limb(HEAD, HEAD + way, 0.12, 0.035, 0.10)
    broad, fine = ripples(5, 26, 3.5, 9, (1, 1, 0.16)), ripples(6, 24, 8, 16, (1, 1, 0.35))
    deep = np.clip((2.15 - z) / 1.5, 0, 1)
    body.distance += (-0.12 * broad(body.points) * deep - 0.018 * fine(body.points)).astype(
        np.float32
    )
    hem = (
        0.66
        + 1.15 * np.clip((-1.0 - x) / 0.45, 0, 1) ** 1.5
        + 0.42 * np.clip((-1.45 - x) / 0.5, 0, 1)
        + 0.07 * np.sin(3.1 * x + 1)
        + 0.03 * np.sin(9 * x + 4 * y)
    )
    body.distance = np.maximum(body.distance, hem - z).astype(np.float32)
    return body.build(matt("#f1ece0"), 3)


def legs():
    hide = mottled("#7a5a3c", "#5a4030", 0.5, 4)
    for x, y, bend in (
        (-0.68, -0.14, 0.05),
        (-0.22, 0.22, 0.02),
        (0.86, -0.22, 0.14),
        (1.42, 0.2, 0.12),
    ):
        line = [(x - 0.02, y, 0.95), (x + bend, y, 0.62), (x - 0.02, y, 0.14), (x - 0.05, y, 0.05)]
        tube(curve(line, 16), [0.15, 0.10, 0.062, 0.058], hide, part=4)
        tube([(x - 0.05, y, 0.10), (x - 0.07, y, 0.0)], [0.06, 0.085], matt("#2c2420"), part=4)


def antlers(rng):
    """Two boughs with burning leaves."""
    bark, tips = mottled("#5a4632", "#3a2c22", 0.5, 6), []
    for way, seed in (((-0.10, 0.08, 0.2), 11), ((0.08, -0.1, 0.2), 29)):
        tree(
            tuple(HEAD + way),
            2.35,
            seed,
            bark,
            depth=4,
            spread=38,
            trunk=0.055,
            part=5,
            bend=0.3,
            first=0.34,
            tips=tips,
        )
    tips = np.array(tips)
    for number, colour in enumerate(("#e8562a", "#f08a2c", "#c93a26", "#f2b23c")):
        some = tips[number::4]
        leaves(some, (0.06, 0.12), matt(colour, through=0.35), 6, number, 0.08, 2, 0.5)
    fallen = np.c_[rng.uniform(-3.0, 0.6, 34), rng.uniform(-2.6, 0.6, 34), np.full(34, 0.03)]
    leaves(fallen, (0.06, 0.11), matt("#e0602c"), 6, 9, 0.01, 1, 0.5)


def hall(rng):
    tones = [mottled(c, "#6b5a3c", 0.4, 3) for c in ("#a3906a", "#95835f", "#ae9a72")]
    for number, x in enumerate(np.arange(-6, 6, 0.34)):
        block(
            (x, -9, -0.05), (x + 0.325, 3.4, rng.uniform(-0.004, 0.004)), tones[number % 3], part=1
        )
    wall = mottled("#66704f", "#545e44", 0.5, 0.6)
    block((-6, 3.4, 0), (6, 3.6, 9), wall, part=2)
    block((-6.2, -9, 0), (-6, 3.6, 9), wall, part=2)
    trim = mottled("#7c815c", "#686d4e", 0.4, 1)
    block((-6, 3.30, 0), (6, 3.42, 1.25), trim, part=7)
    for x in np.arange(-5.4, 5.5, 1.2):
        block((x, 3.26, 0.2), (x + 0.9, 3.32, 1.0), wall, 0.03, 7)
    for left, right in ((-9, -6.3), (-4.2, -3.4), (-1.6, -0.8), (1.2, 6)):
        block((6.0, left, 0), (6.2, right, 9), wall, part=8)
    block((6.0, -9, 0), (6.2, 6, 0.9), wall, part=8)
    for y in (-5.25, -2.5, 0.2):
        for z in (2.2, 3.5, 4.8):
            box((0.1, 2.2, 0.09), (6.1, y, z), wall, part=8)
        box((0.1, 0.08, 8), (6.1, y, 4.5), wall, part=8)


def scene(detail):
    rng = np.random.default_rng(3)
    hall(rng)
    draped()
    legs()
    antlers(rng)
    blue = Clothes("#3f6ca8", "#e6d8bd", "#3a2a22", "bun", hem=0.66, broad=0.9)
    walker((-2.15, -1.9, 0), 1.62, -62, blue, 0.34, 3, "carry", 20)
    sun(-36, 24, "#fff0b8", 6.5, 0.4)
    area((0, -6, 8), (0, 1, 1), (7, 4), "#b9c8b0", 190)
    sky("#a9b48c", 0.16)
    camera((-1.1, -8.8, 1.55), (-0.62, 0, 2.38), lens=40)


def paint(picture):
    cloth, foliage, person = picture.of(3), picture.of(6), picture.of(20, 21)
    picture.expose(1.3)
    rest = 1 - foliage - person
    picture.grade(
        OLIVE,
        0.5,
        (0.28, 0.42, 0.58, 0.74),
        (0.25, 0.37, 0.51, 0.67, 0.86),
        0.05,
        0.38,
        0.012,
        rest,
    )
    picture.lift(0.13)
    picture.lay(cloth * step(picture.shade(), 0.5, 0.25) * 0.35, "#8fa3a0")
    picture.sharpen_at(330, 420, 260, 0.9).find_edges(0.75, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(np.clip(foliage + person, 0, 1), 2) * 0.8)
    picture.hard = np.where(rest > 0, 0.6, 0.95).astype(np.float32)
    picture.directions(base=86, swirl=0.3, form=3, by_part={1: 30, 2: 80})
    strokes(picture, (32, 16, 8, 3.8, 2.0), length=7, jitter=(0.015, 0.012), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.06, bloom=0.03)
