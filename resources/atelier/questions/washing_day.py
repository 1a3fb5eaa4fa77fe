"""Whose day off is it?

A green hill: between the sheets hangs a pair of wings; behind the next one somebody stands.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import blades
from light.scene import camera, put, sky, sun
from light.shapes import box, copy, curve, mesh, sheet, terrain, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 24, 21, 0.65
SKY = ((0, "#2a78bc"), (0.4, "#5aa3d6"), (0.7, "#a9d4e6"), (0.9, "#e9f2dc"), (1, "#f6f4d8"))
GRASS = (
    (0.0, "#1c3f30"),
    (0.3, "#3c6a30"),
    (0.5, "#74963e"),
    (0.68, "#b2c052"),
    (0.85, "#ece48c"),
    (1.0, "#fdf6cc"),
)
CLOTH = (
    (0.0, "#3a4470"),
    (0.35, "#6f80b0"),
    (0.60, "#b4c2d8"),
    (0.80, "#f4e6c4"),
    (0.93, "#fff5da"),
    (1.0, "#fffaf0"),
)


def hill():
    rough = ground_noise(3, 14, 0.4, 1.3)
    return lambda x, y: -0.007 * x * x - 0.007 * np.clip(y, -9, 99) ** 2 + 0.05 * rough(x, y)


def line(x):
    return 2.60 + 0.030 * (x - 0.2) ** 2


def hung_sheet(left, right, drop, material, seed, part, peg):
    """It hangs from the line and blows towards us."""
    u, v = np.meshgrid(np.linspace(0, 1, 150), np.linspace(0, 1, 130))
    wave = ripples(seed, 10, 2.0, 7.0, (1, 0.25, 1))(np.stack([u * 3.0, v * 1.2, 0 * u], -1))
    x = left + (right - left) * u + 0.05 * v * np.sin(u * 9 + seed)
    y = -0.55 * v**1.6 * (0.75 + 0.35 * np.sin(u * 5 + seed)) + 0.085 * v**0.5 * wave
    z = line(x) - 0.02 - drop * v * (1 - 0.10 * v) + 0.018 * np.sin(u * math.pi * 3) * (1 - v)
    sheet(np.stack([x, y, z], -1), material, part)
    for share in (0.02, 0.5, 0.98):
        at = left + (right - left) * share
        copy(peg, (at, 0, line(at) - 0.01))


def feather(length, width, material):
    share = np.linspace(0, 1, 16)
    half = width * np.sin(np.pi * np.clip(share * 0.92 + 0.06, 0, 1)) ** 0.6 * (1 - 0.25 * share)
    bend = 0.018 * np.sin(share * 3)
    rows = [np.stack([k * half, bend - 0.012 * (k == 0), -share * length], -1) for k in (-1, 0, 1)]
    faces = [
        (i + k * 16, i + 1 + k * 16, i + 17 + k * 16, i + 16 + k * 16)
        for i in range(15)
        for k in (0, 1)
    ]
    return mesh(np.concatenate(rows), faces, material, 7)


def wing(rng, side, plumes):
    """Four rows of feathers on an arm that hangs from the line."""
    arm = curve(
        [(0.10, 0, 2.52), (0.42, 0, 2.60), (0.80, 0, 2.52), (1.06, 0, 2.20), (1.18, 0, 1.80)], 60
    )
    tube(
        [(0.12 + side * x, -0.03, z) for x, _, z in arm],
        [0.055, 0.06, 0.05, 0.03],
        plumes[0],
        part=7,
    )
    rows = ((17, 0.62, 1.46, 0.078, 2, 0.03), (15, 0.42, 0.88, 0.074, 1, -0.01),
            (17, 0.24, 0.47, 0.064, 0, -0.05), (18, 0.13, 0.25, 0.052, 0, -0.085))  # fmt: skip
    for count, shortest, longest, wide, tone, y in rows:
        for number in range(count):
            share = (number + 0.5) / count
            x, _, z = arm[int(share * (len(arm) - 1))]
            long = shortest + (longest - shortest) * (
                0.25 + 0.75 * math.sin(math.pi * min(share * 0.62 + 0.06, 1))
            )
            turn = (
                rng.normal(9, 2.5),
                -side * (-16 + 38 * share**1.2 + rng.normal(0, 2)),
                rng.normal(0, 4),
            )
            plume = feather(long, wide * rng.uniform(0.9, 1.1), plumes[tone])
            put(plume, (0.12 + side * x, y + rng.normal(0, 0.008), z - 0.01), turn)


def behind_the_sheet(at):
    """Bare legs under the hem; on the cloth a shadow, one hand at the line, one on the hip."""
    legs, skin = (
        Body((-0.35, -0.4, -0.02), (0.35, 0.4, 0.9), 0.015),
        mottled("#c98a64", "#b0714f", 0.4, 6),
    )
    for side in (-1, 1):
        legs.chain(
            [(0.10 * side, 0, 0.85), (0.10 * side, -0.02, 0.45), (0.10 * side, 0.03, 0.07)],
            [0.085, 0.058, 0.036],
            0.02,
        )
        legs.ball((0.105 * side, -0.045, 0.035), (0.040, 0.095, 0.032), 0.02)
        legs.ball((0.10 * side, 0.02, 0.34), (0.05, 0.055, 0.10), 0.03)
    legs.build(skin, 20, at)
    body = Body((-0.7, -0.3, 0.5), (0.7, 0.3, 2.2), 0.02)
    body.limb((0, 0, 0.72), (0, 0, 1.25), 0.22, 0.13, 0.05).ball(
        (0.02, 0, 1.50), (0.11, 0.11, 0.135), 0.03
    ).limb((0, 0, 1.2), (0, 0, 1.4), 0.06, 0.05, 0.03)
    reach = [(0.13, 0, 1.26), (0.30, 0, 1.50), (0.27, 0, 1.80), (0.25, 0, 1.90)]
    rest = [(-0.13, 0, 1.26), (-0.37, 0, 1.06), (-0.21, 0, 0.88)]
    for arm in (reach, rest):
        body.chain(arm, [0.06, 0.048, 0.036, 0.034], 0.03)
    body.ball((0.245, 0, 1.93), (0.045, 0.03, 0.06), 0.02)
    body.ball((-0.20, 0, 0.87), (0.055, 0.03, 0.045), 0.02)
    body.build(matt("#f2c14e"), 21, at)


def scene(detail):
    rng = np.random.default_rng(21)
    height = hill()
    terrain(
        np.linspace(-14, 14, 200),
        np.linspace(-6, 16, 180),
        height,
        mottled("#6f9236", "#8aa83e", 0.5, 0.4),
        1,
    )
    cord = matt("#e9e0cc")
    xs = np.linspace(-5.5, 5.5, 90)
    tube(np.stack([xs, 0 * xs, line(xs)], -1), 0.014, cord, part=2)
    peg = box((0.035, 0.05, 0.13), (0, 0, -500), matt("#c98f4e"), 0.005, part=4)
    hung_sheet(-4.2, -1.62, 1.75, matt("#f2c14e", through=0.55), 3, 5, peg)
    hung_sheet(1.42, 3.75, 2.42, matt("#f8f3e6", through=0.6), 8, 6, peg)
    plumes = [matt(colour, through=0.4) for colour in ("#f6efe2", "#ddd7d2", "#bdb8c4")]
    for side in (-1, 1):
        wing(rng, side, plumes)
        for x in (0.16, 0.62):
            copy(peg, (0.12 + side * x, -0.02, line(0.12 + side * x) - 0.02))
    put(feather(0.36, 0.055, plumes[0]), (-0.30, -0.6, 0.80), (63, 51, 34))
    behind_the_sheet((2.12, 0.30, float(height(np.array(2.12), np.array(0.30))) - 0.01))
    count = int(36000 * detail)
    x, y = rng.uniform(-6, 6, count), rng.uniform(-5, 1.6, count)
    green = matt("#8fae3a", through=0.35)
    blades(x, y, height, (0.08, 0.30), green, 8, 4, 0.016, (-0.22, -0.05))
    x, y = rng.uniform(-2.6, 3.2, 900), rng.uniform(-5.2, -4.3, 900)
    blades(x, y, height, (0.2, 0.45), green, 8, 5, 0.016, (-0.2, -0.05))
    sun(74, 34, "#fff0cc", 5.6, 0.5)
    sun(228, 36, "#fff0cc", 1.9, 2.0)
    sky("#8fb8ee", 0.7)
    camera((0.62, -6.2, 0.42), (0.42, 0, 1.72), lens=31, roll=-3)


def paint(picture):
    air, grass = picture.of(0), picture.of(1, 8)
    picture.expose(1.1).backdrop(SKY, bottom=1080, drift=26, wavelength=420)
    puffs = picture.noise(420, 17, stretch=(2.2, 1)) + 0.35 * picture.noise(
        120, 8, stretch=(1.6, 1)
    )
    clouds = step(puffs, 0.35, 1.9) * air * step(picture.y, 180, 760)
    picture.lay(clouds * 0.85, "#fdf8ea")
    picture.grade(
        GRASS, 0.6, (0.40, 0.55, 0.70), (0.30, 0.47, 0.63, 0.80), amount=0.45, where=grass
    )
    picture.grade(
        CLOTH, 0.4, (0.60, 0.74, 0.85), (0.52, 0.69, 0.86, 0.97), amount=0.4, where=picture.of(6, 7)
    )
    picture.lay(picture.of(7) * 0.22, "#fff8ea")
    picture.sharpen_at(400, 520, 260, 0.8).find_edges(0.7)
    picture.focus = np.maximum(picture.focus, blur(picture.of(7, 20), 2) * 0.8)
    picture.directions(base=6, swirl=0.2, by_part={(8, 1): 80, (5, 6): 84})
    strokes(
        picture,
        (34, 17, 8, 3.6, 1.9),
        length=8,
        jitter=(0.014, 0.012),
        need=(0, 0.04, 0.045),
        dry=0.35,
    )
    return finish(picture, impasto=0.03, paper=0.035)
