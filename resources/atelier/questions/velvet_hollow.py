"""What was carried in this case, and can it have left by itself?

From above: an open instrument case; the hollow in its velvet has the shape of a long-necked bird.
"""

import numpy as np
from light.bodies import ripples
from light.filters import blur, step
from light.finish import finish, specks
from light.materials import matt, mottled
from light.plants import leaves
from light.scene import area, group, plan_camera, sky, sun
from light.shapes import block, box, curve, mesh, sheet, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 20, 43, 0.7
LONG, WIDE = 3.3, 1.72
NECK = curve(
    [(0.05, -0.05), (-0.22, 0.32), (-0.14, 0.70), (0.14, 0.92), (0.16, 1.18), (-0.06, 1.32)], 60
)
BLUE = ((0.0, "#141f38"), (0.2, "#20365c"), (0.38, "#2f5688"), (0.54, "#4f7fb4"),
        (0.7, "#8fb2d4"), (0.85, "#cfe0ec"), (1.0, "#fff8ea"))  # fmt: skip


def bird(x, y):
    """How far a place is from the outline: body, neck, head, two wings half spread, tail."""

    def oval(cx, cy, a, b, turn):
        c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        u, v = (x - cx) * c + (y - cy) * s, -(x - cx) * s + (y - cy) * c
        near = np.hypot(u / a, v / b)
        return near * (near - 1) / np.maximum(np.hypot(u / a**2, v / b**2), 1e-6)

    share = np.linspace(0, 1, len(NECK))
    wide = np.interp(share, (0, 0.25, 0.8, 1), (0.17, 0.085, 0.06, 0.075))
    neck = np.min([np.hypot(x - px, y - py) - w for (px, py), w in zip(NECK, wide, strict=True)], 0)
    beak = np.min(
        [
            np.hypot(x + 0.08 + 0.20 * t, y - 1.315 + 0.05 * t) - 0.055 * (1 - 0.85 * t)
            for t in np.linspace(0, 1, 12)
        ],
        0,
    )
    parts = [oval(0.04, -0.45, 0.33, 0.58, 4), neck, beak, oval(0.10, -1.12, 0.13, 0.24, -6)]
    for side in (-1, 1):
        parts += [
            oval(side * 0.36, -0.42, 0.20, 0.48, side * 24),
            oval(side * 0.50, -0.70, 0.13, 0.42, side * 16),
        ]
        parts.append(oval(side * 0.36, -0.92, 0.10, 0.30, side * 8))
    return -0.03 * np.log(sum(np.exp(-np.clip(p, -1, 1) / 0.03) for p in parts))


def velvet(detail):
    fine, broad = ripples(5, 30, 8, 26, (1, 1, 0)), ripples(6, 20, 2, 6, (1, 1, 0))
    x, y = np.meshgrid(
        np.linspace(-WIDE / 2 + 0.06, WIDE / 2 - 0.06, int(560 * detail)),
        np.linspace(-LONG / 2 + 0.06, LONG / 2 - 0.06, int(1000 * detail)),
    )
    points = np.stack([x, y, 0 * x], -1)
    away = bird(x, y)
    down = 1 / (1 + np.exp(np.clip(away / 0.016, -30, 30)))
    deep = 0.13 + 0.12 * np.clip(-away / 0.30, 0, 1) ** 0.7
    lip = 0.028 * np.exp(-(((away - 0.035) / 0.025) ** 2))
    z = 0.30 - deep * down + lip + 0.003 * fine(points) + 0.006 * broad(points)
    sheet(np.stack([x, y, z], -1), mottled("#3a6fa8", "#2c5a90", 0.4, 3), 3)
    box(
        (0.5, 0.9, 0.004),
        (0.04, -0.45, 0.098),
        matt("#7fa0b4", rough=0.02, gloss=1.0, glow=0.05),
        part=4,
    )


def case():
    leather, brass = (
        mottled("#3a2c38", "#261c28", 0.5, 4, rough=0.5, gloss=0.25),
        matt("#cfa24c", rough=0.35, gloss=0.6),
    )
    parts = []
    for side in (-1, 1):
        parts.append(
            box((0.10, LONG + 0.1, 0.42), (side * (WIDE / 2), 0, 0.21), leather, 0.04, part=2)
        )
        parts.append(
            box((WIDE + 0.1, 0.10, 0.42), (0, side * LONG / 2, 0.21), leather, 0.04, part=2)
        )
        ends = [(side * (WIDE / 2 - 0.01), y * (LONG / 2 - 0.01), 0.215) for y in (-1, 1)]
        parts += [box((0.20, 0.20, 0.44), at, brass, 0.06, part=5) for at in ends]
    locks = [(WIDE / 2 + 0.05, y, 0.38) for y in (-0.95, 0.95)]
    parts += [box((0.10, 0.24, 0.05), at, brass, 0.02, part=5) for at in locks]
    grip = curve(
        [
            (WIDE / 2 + 0.05, -0.28, 0.3),
            (WIDE / 2 + 0.24, -0.2, 0.32),
            (WIDE / 2 + 0.24, 0.2, 0.32),
            (WIDE / 2 + 0.05, 0.28, 0.3),
        ],
        24,
    )
    parts.append(tube(grip, 0.04, leather, part=2))
    lid = [box((WIDE, LONG + 0.1, 0.06), (-WIDE / 2, 0, 0.0), leather, 0.03, part=2)]
    lining = mottled("#34639a", "#284f82", 0.4, 2)
    lid.append(box((WIDE - 0.16, LONG - 0.12, 0.03), (-WIDE / 2, 0, 0.045), lining, 0.02, part=6))
    for x, y, wide, long in (
        (-WIDE + 0.04, 0, 0.08, LONG + 0.1),
        (-WIDE / 2, LONG / 2, WIDE, 0.09),
        (-WIDE / 2, -LONG / 2, WIDE, 0.09),
    ):
        lid.append(box((wide, long, 0.22), (x, y, 0.09), leather, 0.03, part=2))
    group(lid, (-WIDE / 2 - 0.06, 0, 0.30), (0, 8, 0))
    return parts


def platform(rng):
    tones = [mottled(c, "#8f8b92", 0.4, 3) for c in ("#b9b4b6", "#aeaaae", "#c3bdbd", "#b3aeb4")]
    block((-8, -8, -0.2), (8, 8, -0.03), matt("#7f7b84"), part=1)
    for x in np.arange(-5, 5, 0.86):
        for y in np.arange(-5, 5, 0.86):
            block(
                (x, y, -0.1),
                (x + 0.84, y + 0.84, float(rng.normal(0, 0.004))),
                tones[rng.integers(4)],
                0.01,
                1,
            )
    for cx, cy, size in ((1.35, -1.75, 0.5), (1.5, 1.9, 0.32)):
        turn = np.linspace(0, 2 * np.pi, 60, endpoint=False)
        edge = size * (1 + 0.18 * np.sin(3 * turn) + 0.1 * np.sin(5 * turn + 1))
        mesh(
            [
                (cx + e * np.cos(t), cy + 0.8 * e * np.sin(t), 0.014)
                for e, t in zip(edge, turn, strict=True)
            ],
            [tuple(range(60))],
            matt("#8fa2b0", rough=0.03, gloss=1.0),
            7,
            smooth=False,
        )


def scene(detail):
    rng = np.random.default_rng(43)
    platform(rng)
    case()
    velvet(detail)
    down = matt("#ffffff", through=0.4)
    leaves([(0.55, 0.55, 0.34)], (0.13, 0.14), down, 8, 3, 0.0, 1, 0.2)
    leaves([(1.22, 0.75, 0.05), (1.38, -0.55, 0.05)], (0.11, 0.12), down, 8, 5, 0.0, 1, 0.2)
    sun(142, 33, "#fff0dc", 3.2, 2.0)
    area((-5, 6, 6), (0, 0, 0), (5, 5), "#dfe6f4", 260)
    sky("#b4bccc", 0.55)
    plan_camera(4.35, (-0.12, 0))


def paint(picture):
    cloth = picture.of(3, 6)
    picture.expose(1.15)
    picture.grade(BLUE, 0.5, (0.30, 0.42, 0.55), (0.26, 0.37, 0.49, 0.62), 0.05, 0.35, 0.012, cloth)
    picture.lift(0.10)
    picture.lay(picture.of(4) * 0.55, "#9fc0cf")
    picture.lay(
        picture.of(4) * step(picture.noise(60, 4, stretch=(1, 2)), 0.6, 1.6) * 0.6, "#e4f2f4"
    )
    picture.lay(picture.of(8) * 0.6, "#fffaf2")
    picture.sharpen_at(420, 560, 330, 0.8).find_edges(0.75, floor=0.18)
    picture.focus = np.maximum(picture.focus, blur(picture.of(5, 8, 4), 2) * 0.8)
    picture.directions(base=86, swirl=0.25, form=3, by_part={1: 3})
    strokes(picture, (28, 14, 7, 3.4, 1.8), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    specks(picture, 70, "#eef4f8", (0.6, 1.8), picture.of(1, 7), 0.6)
    return finish(picture, impasto=0.05)
