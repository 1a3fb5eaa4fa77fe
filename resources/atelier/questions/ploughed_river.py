"""What did he sow in the water, and why did he stop there?

From above: the furrows of a field go on, just as straight, over a river and up the far bank.
"""

import numpy as np
from light.bodies import ground_noise
from light.filters import blur, step
from light.finish import finish
from light.hands import contour, lino
from light.materials import matt
from light.plants import tree
from light.scene import camera, group, sky, sun
from light.shapes import box, copy, curve, lathe, mesh, sheet, tint_faces, tube

SAMPLES, SEED, SCALE = 14, 52, 1.0
HIGH, BACK, LENS = 27.0, 30.0, 40
GAP = 1.15


def banks(x):
    near = 1.0 + 1.5 * np.sin(x / 9.0 + 0.6) + 0.5 * np.sin(x / 3.4)
    far = 14.5 + 1.9 * np.sin(x / 11.0 + 1.3) + 0.5 * np.sin(x / 4.1 + 2)
    return near, far


def land(detail):
    fine = ground_noise(4, 26, 0.8, 3.0)
    xs = np.linspace(-40, 40, int(1500 * detail))
    ys = np.concatenate(
        [np.linspace(-14, 30, int(460 * detail)), np.linspace(30.2, 120, int(160 * detail))]
    )
    x, y = np.meshgrid(xs, ys)
    near, far = banks(x)
    wet = (y > near) & (y < far)
    furrow = np.abs(np.sin(np.pi * x / GAP))
    slope = np.clip((near - y) / 1.2, 0, 1) * 0.5 + np.clip((y - far) / 1.4, 0, 1) * 0.7
    meadow = np.clip((y - 44 - 3 * np.sin(x / 8)) / 2, 0, 1)
    z = np.where(
        wet, 0.20 * furrow, slope + 0.34 * furrow * (1 - meadow) + 0.05 * fine(x, y)
    ) + 0.05 * np.clip(y - 46, 0, 99)
    ground = sheet(np.stack([x, y, z], -1), matt("#d9b25a"), 1)
    kinds = np.where(wet, 1, np.where(meadow > 0.5, 2, 0))[:-1, :-1]
    return tint_faces(ground, kinds, matt("#4f8fa8"), matt("#7f9a4c"))


def plough(at, size):
    """Two handles, a long beam, a wheel, a share; turned aside, left in the last furrow."""
    wood, iron = matt("#8a4f2a"), matt("#2c3038")
    parts = []
    for side in (-1, 1):
        grip = curve(
            [(0.36 * side, -1.5, 1.05), (0.30 * side, -1.0, 0.85), (0.12 * side, 0.0, 0.36)], 20
        )
        parts.append(tube(grip, [0.06, 0.055, 0.07], wood, part=5))
    parts.append(
        tube(
            curve([(0, -0.2, 0.34), (0, 0.8, 0.52), (0, 2.2, 0.42)], 24),
            [0.09, 0.08, 0.06],
            wood,
            part=5,
        )
    )
    parts.append(tube([(-0.3, -0.85, 0.78), (0.3, -0.85, 0.78)], 0.035, wood, part=5))
    blade = [
        (0, -0.55, 0.42),
        (0.42, -0.2, 0.36),
        (0.22, 0.5, 0.02),
        (0, 0.75, -0.02),
        (-0.08, 0.1, 0.3),
    ]
    parts.append(mesh(blade, [(0, 1, 2, 3, 4)], iron, 6, smooth=False))
    parts.append(
        lathe(
            [(0.001, -0.05), (0.3, -0.05), (0.3, 0.05), (0.001, 0.05)],
            iron,
            (0, 1.9, 0.26),
            (0, 90, 0),
            24,
            part=6,
        )
    )
    group(parts, at, (0, 0, -68), size)


def scene(detail):
    land(detail)
    plough((0.6, 6.6, 0.05), 2.3)
    dark = matt("#4a4034")
    bush = matt("#6a7f3c")
    for x, y, size, seed in (
        (-17, 47, 6, 3),
        (-12, 49, 5, 5),
        (9, 46, 6.5, 8),
        (15, 50, 5, 2),
        (24, 48, 6, 4),
    ):
        tree((x, y, 0.3), size, seed, dark, depth=5, trunk=0.2, part=8)
    crown = lathe(
        [(0.001, 0), (0.7, 0.2), (1.0, 0.9), (0.7, 1.6), (0.001, 1.9)],
        bush,
        (0, -400, 0),
        steps=18,
        part=9,
    )
    rng = np.random.default_rng(3)
    for x in np.arange(-38, 38, 2.3):
        near, far = banks(np.array(x))
        for y in (float(far) + 0.6, float(near) - 0.5):
            if rng.random() < 0.32 and abs(x) > 3:
                copy(crown, (x + rng.normal(0, 0.5), y, 0.3), None, float(rng.uniform(0.5, 1.1)))
    box((4.2, 3.0, 2.4), (17, 41, 1.5), matt("#c9855a"), part=10)
    mesh(
        [
            (14.7, 39.3, 2.7),
            (19.3, 39.3, 2.7),
            (19.3, 42.7, 2.7),
            (14.7, 42.7, 2.7),
            (17, 39.3, 4.6),
            (17, 42.7, 4.6),
        ],
        [(0, 1, 4), (2, 3, 5), (0, 4, 5, 3), (1, 2, 5, 4)],
        matt("#8a3f2a"),
        11,
        smooth=False,
    )
    sun(196, 21, "#fff0d0", 4.2, 0.6)
    sky("#9fb4d8", 0.5)
    camera((0.0, -BACK + 8, HIGH), (0.0, 8, 0), lens=LENS)


def paint(picture):
    tilt = np.arctan2(HIGH, BACK)
    focal = LENS / 36 * 1200
    far_x, far_y = 400, 600 - focal * np.tan(tilt)
    rows = np.arctan2(picture.y - far_y, picture.x - far_x).astype(np.float32)
    local = picture.local()
    sea = blur(
        ((local[..., 2] > local[..., 0] + 0.12) & (picture.of(1) > 0)).astype(np.float32), 1.0
    )
    meadow = blur(
        ((local[..., 1] > local[..., 0] + 0.04) & (picture.of(1) > 0)).astype(np.float32), 1.0
    ) * (1 - sea)
    field = picture.of(1) * (1 - sea) * (1 - meadow)
    shade = picture.shade(95)
    dark = step(shade, 0.80, 0.42)
    picture.directions(base=88, swirl=0.1, form=0, edge=0, by_part={1: rows})
    things, roofs = picture.of(5, 6, 8), picture.of(7, 11, 10)
    green = picture.of(9) + meadow
    halo = step(blur(picture.of(5, 6, 7), 5 * picture.scale), 0.02, 0.12)
    sea = sea * (1 - 0.85 * halo)
    inks = [
        ("#e9c568", field * 1.02 + picture.of(10) * 0.8),
        ("#7fb3c0", sea * np.clip(0.55 + 0.5 * dark, 0, 1.02)),
        ("#d9642f", np.clip(roofs * 1.02 + field * dark * 0.30, 0, 1.02)),
        ("#8f9f4a", np.clip(green * 1.02 + field * dark * 0.42, 0, 1.02)),
        (
            "#2f3f4c",
            np.clip(
                things * 1.05
                + field * np.clip(dark - 0.42, 0, 1) * 1.0
                + sea * np.clip(dark - 0.35, 0, 1) * 1.1
                + green * dark * 0.55,
                0,
                1.05,
            ),
        ),
    ]
    lino(picture, "#f6efd8", inks, wide=2.8, reach=34, chatter=0.04, shift=0.8)
    contour(
        picture,
        "#2a3340",
        1.6,
        0.8,
        0.2,
        0.9,
        0.85,
        0.3,
        blur(picture.of(5, 6, 7, 10, 11), 2),
        0.7,
        skip=(1, 8),
    )
    return finish(picture, impasto=0, paper=0.04, grain=0.006)
