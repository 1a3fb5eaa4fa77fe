"""How far does the one open hut go, and who has run in from the sea?

A row of striped beach huts, all locked; one is open, and its corridor
is much longer than the beach; wet feet have gone in.
"""

import numpy as np
from light.bodies import ground_noise
from light.filters import blur, ramp, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import blades
from light.scene import area, camera, group, lamp, sky, sun
from light.shapes import ball, block, box, curve, evenly, lathe, mesh, terrain, tube
from light.strokes import strokes
from light.textiles import stripes, textile

SAMPLES, SEED, SCALE = 18, 78, 0.95
WIDE, HIGH, DEEP, GABLE, APART = 1.75, 2.25, 2.0, 0.75, 2.12
FOOT = (  # of a right foot: heel, outer edge, ball, five toes: right, ahead, half width and length
    (0.004, -0.112, 0.050, 0.060),
    (0.016, -0.03, 0.042, 0.11),
    (0.0, 0.058, 0.066, 0.058),
    (-0.050, 0.150, 0.025, 0.027),
    (-0.010, 0.157, 0.016, 0.020),
    (0.022, 0.145, 0.015, 0.018),
    (0.050, 0.126, 0.014, 0.017),
    (0.074, 0.100, 0.013, 0.016),
)
PAINTS = (
    ("#f6f0e0", "#e0604a"),
    ("#f6f0e0", "#e9b53c"),
    ("#f6f0e0", "#3f8fb4"),
    ("#f6f0e0", "#4f9c7c"),
    ("#f6f0e0", "#d9828f"),
)
BEACH = ((0.0, "#2b3050"), (0.3, "#5f6a90"), (0.5, "#a99f9c"), (0.7, "#dcc8a0"),
         (0.85, "#f3e6c8"), (1.0, "#fffaf0"))  # fmt: skip
SUMMER = ((0, "#4f9fd0"), (0.5, "#9fd0e4"), (0.9, "#e4f1ec"), (1, "#f3f5ea"))


def board_stripes(pale, strong, plane="xz"):
    return textile((pale, strong), stripes(((0, 0.5), (1, 1.0))), 0.39, plane)


def panel(left, low, right, high, paint, part=2, y=0.0):
    """Boards in the plane of the front: the stripes run on from one panel to the next."""
    corners = [(left, y, low), (right, y, low), (right, y, high), (left, y, high)]
    return mesh(corners, [(0, 1, 2, 3)], paint, part, smooth=False)


def hut(number, is_open=False):
    x = (number - 2) * APART
    paint, white = board_stripes(*PAINTS[number]), matt("#fbf8ee")
    half, door = WIDE / 2, 0.46
    for left, right in ((-half, -door), (door, half)):
        panel(x + left, 0.2, x + right, HIGH, paint)
    panel(x - door, 2.05, x + door, HIGH, paint)
    corners = [(x - half, 0, HIGH), (x + half, 0, HIGH), (x, 0, HIGH + GABLE)]
    mesh(corners, [(0, 1, 2)], paint, 2, smooth=False)
    if is_open:
        leaf = group([box((0.92, 0.05, 1.85), (-0.46, 0, 1.13), matt(PAINTS[number][1]), part=3)])
        leaf.location, leaf.rotation_euler = (x - door, -0.04, 0.0), (0, 0, np.radians(58))
    else:
        panel(x - door, 0.2, x + door, 2.05, paint, 3, -0.02)
        brass = matt("#8a7a4c", rough=0.4, gloss=0.5)
        box((0.10, 0.05, 0.13), (x + 0.34, -0.05, 1.1), brass, 0.02, part=5)
    trimmings(x, white)


def trimmings(x, white):
    """Corner posts, roof, door frame, step, and the fence to the next hut."""
    half, door = WIDE / 2, 0.46
    roof, wood = mottled("#d9d4cc", "#c2bcb6", 0.4, 3), mottled("#b59a78", "#98805f", 0.5, 3)
    fence = mottled("#8fb0b8", "#7d9ca6", 0.5, 3)
    block((x + half, 1.0, 0), (x + APART - half, 1.06, 2.3), fence, part=7)
    for side in (-1, 1):
        at = x + side * half
        block((at - 0.045, -0.03, 0.2), (at + 0.045, DEEP, HIGH), white, part=4)
        tilt = np.degrees(np.arctan2(GABLE, half))
        long = np.hypot(half, GABLE) + 0.24
        at = (x + side * (half + 0.14) / 2, DEEP / 2 - 0.12, HIGH + GABLE / 2 - 0.02)
        box((long, DEEP + 0.3, 0.06), at, roof, turn=(0, side * tilt, 0), part=6)
        edge = x + side * (door + 0.05)
        block((edge - 0.05, -0.06, 0.2), (edge + 0.05, 0.02, 2.1), white, part=4)
    block((x - door - 0.12, -0.075, 2.06), (x + door + 0.12, 0.02, 2.17), white, part=4)
    ridge = (x, DEEP / 2 - 0.12, HIGH + GABLE + 0.055)
    box((0.15, DEEP + 0.32, 0.08), ridge, roof, part=6)
    block((x - half - 0.05, -0.5, 0.0), (x + half + 0.05, 0.1, 0.2), wood, part=7)
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
        lamp((x, y, 1.9), "#ffe2b0", 60, 0.1)
        lathe(
            [(0.001, 0.0), (0.09, 0.02), (0.06, 0.10), (0.001, 0.11)],
            matt("#fff2cc", glow=2.2),
            (x, y, 1.94),
            steps=16,
            part=10,
        )


def footprints(height):
    """Wet bare feet, from the sea up to the step and in over the boards."""
    wet, damp = matt("#e8d5aa"), matt("#8f6f4a")
    line = curve([(0.95, -5.6), (0.75, -4.0), (0.15, -2.3), (0.0, -0.9)], 80)
    places = [(*place, None) for place in evenly(line, 0.66)]
    places += [(0.02, 0.5, 0.205), (-0.02, 1.2, 0.205), (0.02, 2.0, 0.205)]
    turn = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    for number, (middle, y, floor) in enumerate(places):
        side = 1 if number % 2 else -1
        x = middle + 0.15 * side
        for layer, (right, ahead, wide, long) in enumerate(FOOT):
            z = floor or float(height(np.array(x), np.array(y))) + 0.004
            z += 0.001 * layer
            spots = [
                (x + side * right + wide * np.cos(a), y + 1.5 * (ahead + long * np.sin(a)), z)
                for a in turn
            ]
            mesh(spots, [tuple(range(28))], damp if floor else wet, 12, smooth=False)


def bucket(at):
    red, white = matt("#e0503c"), matt("#f6efe0")
    side = [(0.10, 0.0), (0.145, 0.26), (0.16, 0.27), (0.155, 0.29), (0.135, 0.27), (0.09, 0.02)]
    handle = [(0.15 * np.cos(a), 0, 0.27 + 0.15 * np.sin(a)) for a in np.linspace(0, np.pi, 20)]
    sand = ball((0, 0, 0.25), (0.13, 0.13, 0.05), matt("#e4cfa2"), 11, 20)
    parts = [lathe(side, red, steps=40, part=11), tube(handle, 0.012, white, part=11), sand]
    group(parts, at, (0, 0, 35), 1.2)


def scene(detail):
    rng = np.random.default_rng(78)
    for number in range(5):
        hut(number, number == 2)
    corridor(2)
    fine, dune = ground_noise(3, 24, 1.0, 4), ground_noise(5, 18, 0.15, 0.4)

    def height(x, y):
        rough = np.clip(np.maximum(np.abs(x - 0.5) - 1, y), 0, 1)  # none where the feet went
        return 0.015 * fine(x, y) * rough + np.where(
            y > 2.2, 0.30 + 0.9 * np.clip((y - 2.2) / 6, 0, 1) + 0.5 * dune(x, y), 0
        ) * (np.abs(x) > 0.7)

    terrain(
        np.linspace(-26, 26, int(420 * detail)),
        np.linspace(-9, 14, 300),
        height,
        mottled("#f0dfb8", "#e4cfa2", 0.4, 0.8),
        1,
    )
    footprints(height)
    bucket((-1.5, -1.15, 0.0))
    x, y = rng.uniform(0.9, 14, 1500) * rng.choice((-1, 1), 1500), rng.uniform(4.5, 11, 1500)
    blades(x, y, height, (0.3, 0.8), matt("#a9b070"), 13, 2, 0.03)
    sun(216, 40, "#fff2d0", 4.4, 0.5)
    area((0, -6, 5), (0, 0, 1), (8, 4), "#ffffff", 60)
    sky("#9fc6ee", 0.7)
    camera((0.02, -7.5, 1.46), (0.30, 0, 1.66), lens=35)


def paint(picture):
    level = 700.0
    drift = 14 * picture.noise(420, 4, stretch=(3, 1))
    air = ramp(SUMMER, np.clip((picture.y + drift) / level, 0, 1))
    heap = step(picture.noise(210, 8, stretch=(2.2, 1)) + 0.9 * np.sin(picture.y / 95), 0.9, 2.1)
    heap = (heap * step(picture.y, 60, 160) * step(picture.y, 520, 330))[..., None] * 0.75
    air = air * (1 - heap) + np.array((0.99, 0.98, 0.95), np.float32) * heap
    sky_part, inner = picture.of(0), picture.of(8, 9)
    picture.expose(1.12).lay(blur(sky_part, 0.7 * picture.scale), air)
    picture.grade(BEACH, 0.2, (0.4, 0.56, 0.7), (0.33, 0.5, 0.66, 0.86), 0.05, 0.3, 0.012,
                  1 - sky_part - inner - picture.of(10))  # fmt: skip
    picture.glaze(blur(picture.of(12), 0.8 * picture.scale) * (picture.y > 850) * 0.62, "#b08a5e")
    picture.lay(picture.of(10), "#fff4cc")
    picture.lay(step(picture.depth, 8, 70) * inner * 0.55, "#f6c98a").lift(0.1)
    x, y = picture.centre_of(10)
    picture.glow(x, y, 70, "#ffe6a0", 0.35)
    picture.sharpen_at(400, 650, 260).find_edges(0.75)
    huts = picture.of(2, 3, 4, 5, 6, 8, 9, 11, 12)
    picture.focus = np.maximum(picture.focus, blur(huts, 2) * 0.75)
    picture.hard = np.where(huts > 0.5, 0.95, 0.5).astype(np.float32)
    picture.directions(base=88, swirl=0.15, by_part={(0, 1, 9, 12): 3})
    strokes(picture, (30, 15, 7, 3.4, 1.8), length=8, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    picture.balance(a=0.002, b=-0.013)
    return finish(picture, impasto=0.045, bloom=0.02)
