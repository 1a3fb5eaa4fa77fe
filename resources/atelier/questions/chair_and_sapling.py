"""Did the tree lend it a leg, or is it taking the chair away?

An old kitchen chair in spring grass; where its fourth leg was, a young birch carries the corner.
"""

import numpy as np
from light.bodies import ground_noise, ripples
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, wash
from light.materials import matt, mottled
from light.plants import blades, leaves
from light.scene import camera, group, sky, sun
from light.shapes import ball, beam, box, copy_group, curve, terrain, tube

SAMPLES, SEED, SCALE = 20, 48, 1.0
SEAT, HALF = 0.50, 0.21
LIFT = np.array((4.5, 3.0))  # degrees: the birch has raised its corner
SKY = ((0, "#bfe0e6"), (0.5, "#e4efdc"), (1, "#fbf3d4"))  # fmt: skip


def chair():
    """Its missing leg is the front one on the right; painted blue once, worn at the edges."""
    wood = mottled("#5f93b4", "#8f8a78", 0.55, 7)
    parts = [box((0.46, 0.46, 0.04), (0, 0, SEAT), wood, 0.012, part=10)]
    feet = ((-HALF, HALF), (-HALF, -HALF), (HALF, HALF))
    parts += [beam((x * 1.08, y * 1.1, 0), (x, y, SEAT), 0.044, wood, 0.008, 10) for x, y in feet]
    tops = [(x * 1.02, HALF + 0.09, 1.02) for x in (-HALF, HALF)]
    parts += [beam((x, HALF, SEAT), (x, y, z), 0.040, wood, 0.008, 10) for x, y, z in tops]
    slats = ((0.72, 0.25), (0.84, 0.275), (0.96, 0.30))
    parts += [box((0.42, 0.022, 0.07), (0, y, z), wood, 0.008, part=10) for z, y in slats]
    parts.append(box((0.40, 0.024, 0.03), (0, HALF, 0.22), wood, part=10))
    parts.append(box((0.024, 0.40, 0.03), (-HALF, 0, 0.26), wood, part=10))
    stump = [(HALF, -HALF, SEAT - 0.02), (HALF * 1.01, -HALF * 1.01, SEAT - 0.09)]
    parts.append(beam(*stump, 0.044, mottled("#b08a5c", "#7a5a38", 0.5, 20), 0.004, 11))
    return group(parts, (0, 0, 0.045), (-LIFT[0], -LIFT[1], 12))


def birch(rng, foot):
    """Out of the ground, under the corner, past the seat and up."""
    white = mottled("#f3efe4", "#dcd6c8", 0.4, 8)
    line = curve(
        [
            foot - (0, 0, 0.1),
            foot + (0.01, 0.0, 0.24),
            foot + (-0.005, 0.01, 0.47),
            foot + (0.05, -0.035, 0.62),
            foot + (0.07, -0.03, 0.95),
            foot + (0.05, 0.0, 1.42),
            foot + (0.09, 0.02, 1.9),
            foot + (0.10, 0.02, 2.4),
        ],
        90,
    )
    tube(line, [0.034, 0.031, 0.029, 0.026, 0.021, 0.015, 0.008, 0.004], white, part=12)
    mark = matt("#3b3a3c")
    for share in rng.uniform(0.03, 0.75, 34):
        place = line[int(share * (len(line) - 1))]
        angle = rng.uniform(-2.6, 0.4)
        radius = np.interp(
            share, np.linspace(0, 1, 8), [0.034, 0.031, 0.029, 0.026, 0.021, 0.015, 0.008, 0.004]
        )
        around = angle + np.linspace(-0.5, 0.5, 6) * rng.uniform(0.5, 1.4)
        streak = place + np.stack(
            [radius * np.cos(around), radius * np.sin(around), rng.normal(0, 0.002, 6)], -1
        )
        tube(streak, [0.002, 0.006, 0.002], mark, part=13, resolution=2)
    tips = []
    for share in np.linspace(0.30, 0.97, 22):
        start, angle = line[int(share * (len(line) - 1))], rng.uniform(0, 2 * np.pi)
        long = 0.62 * (1.05 - share) + 0.14
        out = np.array((np.cos(angle), np.sin(angle), 0)) * long
        twig = curve(
            [start, start + out * 0.5 + (0, 0, long * 0.42), start + out + (0, 0, long * 0.46)], 14
        )
        tube(twig, [0.008, 0.002], matt("#6b5a4e"), part=14, resolution=2)
        tips.extend(twig[4:])
    for seed, colour in enumerate(("#9cc85a", "#7fb348", "#c3dd7c")):
        leaves(
            np.array(tips)[seed::3],
            (0.018, 0.034),
            matt(colour, through=0.45),
            15,
            seed,
            0.05,
            7,
            0.7,
        )


def meadow(rng, height, detail):
    count = int(90000 * detail)
    y = -2.4 + 9 * rng.random(count) ** 1.3
    x = rng.uniform(-1, 1, count) * (1.4 + 0.55 * (y + 2.4))
    thin = np.hypot(x - 0.05, y) > 0.16
    for seed, colour in enumerate(("#a9d06a", "#86b94f", "#c6de8e", "#6fa549")):
        some = np.flatnonzero(thin)[seed::4]
        blades(
            x[some],
            y[some],
            height,
            (0.07, 0.24),
            matt(colour, through=0.4),
            2,
            seed,
            0.012,
            (0.12, 0.0),
        )
    petal, heart, stem = matt("#fffdf2", through=0.3), matt("#f0c23c"), matt("#6fa549")
    first = group(
        [
            ball((0, 0, 0), (0.028, 0.028, 0.010), petal, 3, 12),
            ball((0, 0, 0.007), (0.011, 0.011, 0.007), heart, 4, 12),
        ]
    )
    first.location = (0, -90, 0)
    for x, y in zip(rng.uniform(-1.6, 1.6, 70), rng.uniform(-1.7, 2.6, 70), strict=True):
        if np.hypot(x, y) > 0.34:
            z = float(height(np.array(x), np.array(y))) + rng.uniform(0.15, 0.24)
            copy_group(first, (x, y, z))
            tube([(x, y, z - 0.2), (x, y, z)], 0.003, stem, part=2, resolution=1)


def scene(detail):
    rng = np.random.default_rng(48)
    broad = ground_noise(3, 20, 0.15, 0.8)

    def height(x, y):
        return 0.06 * broad(x, y)

    terrain(np.linspace(-14, 14, 200), np.linspace(-4, 40, 260), height, matt("#8fbf5c"), 1)
    chair()
    birch(rng, np.array((0.245, -0.155, float(height(np.array(0.24), np.array(-0.16))))))
    meadow(rng, height, detail)
    sun(216, 31, "#fff1cc", 3.8, 0.8)
    sky("#a9cdf0", 0.75)
    camera((0.75, -3.15, 0.95), (0.13, 0.15, 0.84), lens=52)


def paint(picture):
    air, grass = picture.of(0), picture.of(1, 2)
    picture.directions(base=84, swirl=0.3, form=2.5, edge=0.3)
    heaven = ramp(SKY, np.clip((picture.y + 40 * picture.noise(320, 4)) / 760, 0, 1))
    green = (("#5b8f86", "#a9cf9c"), (0.40, 0.66))
    flat(
        picture,
        (0.46, 0.74),
        ("#7f8fb8", "#c3cbe0"),
        {(1, 2): green, 15: (("#86b08c", "#c6dfa4"), (0.36, 0.62))},
        dry=0.06,
        wobble=0.02,
        back=heaven,
    )
    picture.haze("#eaf0cf", 3.6, 14, 0.85, 0.7, mask=1 - air)
    soft = blur(picture.image, 2.5 * picture.scale)
    away = step(picture.depth, 3.4, 6.5) * grass
    picture.image = (picture.image * (1 - away[..., None]) + soft * away[..., None]).astype(
        np.float32
    )
    lumps = ripples(2, 10, 0.002, 0.01)(np.stack([picture.x, picture.y, 0 * picture.x], -1))
    picture.lay(np.clip(lumps, 0, 1) * grass * 0.18, "#f6efb0")
    wash(picture, edge=0.10, granulation=0.05, bleed=0.55)
    contour(
        picture,
        "#2e3f4a",
        1.7,
        0.9,
        0.05,
        0.45,
        0.8,
        0.4,
        mask=1 - np.clip(grass, 0, 1),
        skip=(0, 1, 2, 15),
        rough=0.8,
    )
    return finish(picture, impasto=0, paper=0.045, grain=0.006)
