"""How far does the one open hut go, and whose towel is still dripping?

A row of striped beach huts, all locked; one is open, and its corridor
is much longer than the beach.
"""

import numpy as np
from light.bodies import ground_noise, ripples
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat
from light.materials import matt, mottled
from light.plants import blades
from light.scene import area, camera, group, lamp, sky, sun
from light.shapes import ball, block, box, lathe, mesh, prism, sheet, terrain
from light.textiles import stripes, textile

SAMPLES, SEED, SCALE = 18, 78, 0.95
WIDE, HIGH, DEEP, GABLE, APART = 1.75, 2.25, 2.0, 0.75, 2.12
PAINTS = (
    ("#f6f0e0", "#e0604a"),
    ("#f6f0e0", "#e9b53c"),
    ("#f6f0e0", "#3f8fb4"),
    ("#f6f0e0", "#4f9c7c"),
    ("#f6f0e0", "#d9828f"),
)
SUMMER = ((0, "#4f9fd0"), (0.5, "#9fd0e4"), (0.9, "#e4f1ec"), (1, "#f3f5ea"))


def board_stripes(pale, strong, plane="xz"):
    return textile((pale, strong), stripes(((0, 0.5), (1, 1.0))), 0.39, plane)


def hut(number, is_open=False):
    x = (number - 2) * APART
    paint, white, roof = (
        board_stripes(*PAINTS[number]),
        matt("#fbf8ee"),
        mottled("#d9d4cc", "#c2bcb6", 0.4, 3),
    )
    half, door = WIDE / 2, 0.46
    if is_open:
        for left, right in ((-half, -door), (door, half)):
            block((x + left, 0, 0.2), (x + right, 0.06, HIGH), paint, part=2)
        block((x - door, 0, 2.05), (x + door, 0.06, HIGH), paint, part=2)
        leaf = group([box((0.92, 0.05, 1.85), (-0.46, 0, 1.13), paint, part=2)])
        leaf.location, leaf.rotation_euler = (x - door, -0.02, 0.0), (0, 0, np.radians(62))
    else:
        block((x - half, 0, 0.2), (x + half, 0.06, HIGH), paint, part=2)
        block((x - door, -0.03, 0.2), (x + door, 0.0, 2.05), paint, part=3)
        box(
            (0.10, 0.05, 0.13),
            (x + 0.34, -0.05, 1.1),
            matt("#8a7a4c", rough=0.4, gloss=0.5),
            0.02,
            part=5,
        )
    gable = group([prism([(-half, 0), (half, 0), (0, GABLE)], 0.06, paint, 2)])
    gable.location = (x, 0, HIGH)
    for side in (-1, 1):
        block((x + side * half - 0.03, 0, 0.2), (x + side * half + 0.03, DEEP, HIGH), white, part=4)
        tilt = np.degrees(np.arctan2(GABLE, half))
        long = np.hypot(half, GABLE) + 0.24
        at = (x + side * (half + 0.14) / 2, DEEP / 2 - 0.12, HIGH + GABLE / 2 - 0.02)
        box((long, DEEP + 0.3, 0.06), at, roof, turn=(0, side * tilt, 0), part=6)
    for edge in (-door - 0.05, door + 0.05):
        block((x + edge - 0.05, -0.05, 0.2), (x + edge + 0.05, 0.02, 2.1), white, part=4)
    block((x - door - 0.1, -0.05, 2.05), (x + door + 0.1, 0.02, 2.15), white, part=4)
    block(
        (x - half - 0.05, -0.5, 0.08),
        (x + half + 0.05, 0.1, 0.2),
        mottled("#b59a78", "#98805f", 0.5, 3),
        part=7,
    )
    ball((x, -0.02, HIGH + 0.28), (0.10, 0.05, 0.10), white, 4)


def corridor(number):
    """The same boards, on and on, with a light at the very end."""
    x, half, long = (number - 2) * APART, 0.5, 70.0
    side = textile(PAINTS[number], stripes(((0, 0.5), (1, 1.0))), 1.2, "yz")
    for sign in (-1, 1):
        corners = [
            (x + sign * half, y, z)
            for y, z in ((0.06, 0.2), (long, 0.2), (long, 2.08), (0.06, 2.08))
        ]
        mesh(corners, [(0, 1, 2, 3)], side, 8, smooth=False)
    floor = textile(
        ("#c9a878", "#b08f62"), stripes(((0, 0.46), (1, 0.5), (0, 0.96), (1, 1.0))), 2.0, "yx"
    )
    mesh(
        [(x - half, 0, 0.2), (x + half, 0, 0.2), (x + half, long, 0.2), (x - half, long, 0.2)],
        [(0, 1, 2, 3)],
        floor,
        9,
        smooth=False,
    )
    mesh(
        [(x - half, 0, 2.08), (x + half, 0, 2.08), (x + half, long, 2.08), (x - half, long, 2.08)],
        [(0, 1, 2, 3)],
        matt("#efe6d2"),
        9,
        smooth=False,
    )
    block((x - half, long, 0.2), (x + half, long + 0.1, 2.08), matt("#fff0c0", glow=5), part=10)
    for y in (4.5, 11, 19, 29, 41, 55):
        lamp((x, y, 1.9), "#ffe2b0", 16, 0.1)
        lathe(
            [(0.001, 0.0), (0.09, 0.02), (0.06, 0.10), (0.001, 0.11)],
            matt("#fff2cc", glow=2.2),
            (x, y, 1.94),
            steps=16,
            part=10,
        )


def towel(x):
    """Wet, over the sill, down to the sand."""
    u, v = np.meshgrid(np.linspace(-0.26, 0.26, 60), np.linspace(0, 1, 90))
    wave = ripples(6, 20, 3, 9)(np.stack([u, 2 * v, 0 * u], -1))
    y = np.interp(v, (0, 0.35, 0.42, 0.62, 0.68, 1.0), (0.35, -0.42, -0.54, -0.56, -0.62, -1.05))
    z = np.interp(v, (0, 0.35, 0.42, 0.62, 0.68, 1.0), (0.225, 0.225, 0.19, 0.06, 0.035, 0.03))
    cloth = textile(("#fbf3e6", "#e0503c"), stripes(((0, 0.4), (1, 0.7), (0, 1.0))), 0.3, "xy")
    points = np.stack([x + u * (1 + 0.1 * wave), y + 0.03 * wave, z + 0.018 * wave + 0.012], -1)
    sheet(points, cloth, 11, thick=0.012)
    turn = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    edge = 1 + 0.2 * np.sin(3 * turn) + 0.1 * np.sin(7 * turn)
    outline = [
        (x + 0.05 + 0.5 * e * np.cos(t), -1.2 + 0.34 * e * np.sin(t), 0.022)
        for e, t in zip(edge, turn, strict=True)
    ]
    mesh(outline, [tuple(range(40))], matt("#c2a47c"), 12, smooth=False)


def scene(detail):
    rng = np.random.default_rng(78)
    for number in range(5):
        hut(number, number == 2)
    corridor(2)
    towel(0.03)
    fine, dune = ground_noise(3, 24, 1.0, 4), ground_noise(5, 18, 0.15, 0.4)

    def height(x, y):
        return 0.015 * fine(x, y) + np.where(
            y > 2.2, 0.30 + 0.9 * np.clip((y - 2.2) / 6, 0, 1) + 0.5 * dune(x, y), 0
        ) * (np.abs(x) > 0.7)

    terrain(
        np.linspace(-26, 26, int(420 * detail)),
        np.linspace(-9, 14, 300),
        height,
        mottled("#f0dfb8", "#e4cfa2", 0.4, 0.8),
        1,
    )
    x, y = rng.uniform(0.9, 14, 1500) * rng.choice((-1, 1), 1500), rng.uniform(4.5, 11, 1500)
    blades(x, y, height, (0.3, 0.8), matt("#a9b070"), 13, 2, 0.03)
    sun(216, 40, "#fff2d0", 4.4, 0.5)
    area((0, -6, 5), (0, 0, 1), (8, 4), "#ffffff", 60)
    sky("#9fc6ee", 0.7)
    camera((0.03, -7.6, 1.25), (0.35, 0, 1.86), lens=36)


def paint(picture):
    level = 700.0
    drift = 14 * picture.noise(420, 4, stretch=(3, 1))
    air = ramp(SUMMER, np.clip((picture.y + drift) / level, 0, 1))
    heap = step(picture.noise(210, 8, stretch=(2.2, 1)) + 0.9 * np.sin(picture.y / 95), 1.1, 1.5)
    heap = (heap * step(picture.y, 60, 160) * step(picture.y, 520, 330))[..., None] * 0.75
    air = air * (1 - heap) + np.array((0.99, 0.98, 0.95), np.float32) * heap
    picture.directions(base=88, swirl=0.15, by_part={(1, 9, 12): 3})
    sand = (("#b9b0cc", "#ddd4d2"), (0.40, 0.62))
    inner = (("#8a8fb0", "#c9c3c0"), (0.22, 0.40))
    tints = {(1, 12): sand, (8, 9): inner}
    picture.measured_by = (1, 2, 4)
    flat(picture, (0.44, 0.72), ("#8f9cc8", "#c3cce2"), tints, dry=0.05, back=air, wobble=0.012)
    picture.lay(picture.of(10), "#fff4cc").lay(
        step(picture.depth, 8, 70) * picture.of(8, 9) * 0.55, "#f6c98a"
    )
    x, y = picture.centre_of(10)
    picture.glow(x, y, 70, "#ffe6a0", 0.35)
    contour(
        picture,
        "#24405a",
        1.6,
        0.8,
        0.05,
        0.55,
        0.85,
        0.4,
        1 - 0.8 * blur(picture.of(8, 9, 10), 2),
        0.8,
        skip=(0, 1, 12, 13),
    )
    return finish(picture, impasto=0, paper=0.035, grain=0.006)
