"""How did it come in, and what does it see in the snow?

A small tidy living room, almost filled by a white horse that looks out of the window.
"""

import numpy as np
from light.bodies import Body, furred, ripples
from light.filters import blur, step
from light.finish import finish
from light.hands import pastel
from light.materials import matt, mottled
from light.scene import area, camera, group, sky
from light.shapes import block, box, curve, lathe, sheet, tube
from light.strokes import strokes
from light.textiles import diamonds, flowers, textile
from light.things import plain_chair, rope, round_table
from light.weather import flakes

SAMPLES, SEED, SCALE = 28, 47, 0.7
WIDE, DEEP, HIGH = 1.95, 2.6, 2.75
SNOW = (
    (0.0, "#26394a"),
    (0.2, "#3d566a"),
    (0.38, "#5f7f95"),
    (0.54, "#8fabb9"),
    (0.7, "#bed2d8"),
    (0.85, "#e4ecec"),
    (1.0, "#fdfcf4"),
)


def horse():
    """Facing +x, 1.6 m at the withers, the head bent; the tail is braided."""
    white, skin = matt("#f4f1ea"), ripples(4, 24, 3, 8)
    body = Body((-1.15, -0.55, -0.02), (1.75, 0.55, 2.05), 0.016)
    body.ball((0, 0, 1.17), (0.66, 0.31, 0.345), 0.05).ball(
        (-0.50, 0, 1.25), (0.38, 0.315, 0.345), 0.12
    )
    body.ball((0.48, 0, 1.14), (0.31, 0.26, 0.36), 0.12).ball(
        (0.42, 0, 1.42), (0.26, 0.12, 0.14), 0.14
    )
    body.chain([(0.55, 0, 1.26), (0.90, 0, 1.62), (1.10, 0, 1.72)], [0.27, 0.175, 0.13], 0.10)
    body.limb((1.12, 0, 1.70), (1.52, 0, 1.34), 0.13, 0.072, 0.06)
    body.ball((1.17, 0, 1.58), (0.14, 0.085, 0.13), 0.06).ball(
        (1.53, 0, 1.32), (0.085, 0.07, 0.075), 0.04
    )
    for side in (-1, 1):
        hind = [(-0.52, 0.17, 1.05), (-0.42, 0.18, 0.74), (-0.66, 0.18, 0.50), (-0.60, 0.18, 0.06)]
        fore = [(0.50, 0.15, 0.98), (0.52, 0.15, 0.52), (0.48, 0.15, 0.06)]
        body.chain([(x, side * y, z) for x, y, z in hind], [0.215, 0.125, 0.068, 0.06], 0.06)
        body.chain([(x, side * y, z) for x, y, z in fore], [0.14, 0.072, 0.058], 0.05)
        body.limb((1.05, side * 0.065, 1.82), (1.07, side * 0.095, 1.98), 0.04, 0.008, 0.02)
    body.ripple(lambda points: 0.008 * skin(points)).cut_below(0.0)
    parts = [furred(body.build(white, 10), 42000, 0.018, (-0.2, 0, -0.35), radius=0.0018)]
    mane = Body((0.3, -0.3, 1.1), (1.3, 0.3, 2.0), 0.016)
    for number, share in enumerate(np.linspace(0, 1, 15)):
        top = np.array((0.42 + 0.68 * share, -0.03, 1.60 + 0.26 * share))
        fall = top + (
            -0.05 + 0.05 * np.sin(number * 2.1),
            -0.20,
            -0.27 - 0.06 * np.cos(number * 1.3),
        )
        mane.chain(
            curve([top, (top + fall) / 2 + (0, -0.07, 0.05), fall], 8),
            np.linspace(0.05, 0.014, 8),
            0.02,
        )
    parts.append(mane.build(matt("#dcd6cc"), 11))
    dark = matt("#4a4650")
    for x, y in ((-0.60, 0.18), (0.48, 0.15)):
        for side in (-1, 1):
            hoof = [(0.001, 0.10), (0.066, 0.10), (0.085, 0.0), (0.001, 0.0)]
            parts.append(lathe(hoof, dark, (x + 0.02, y * side, 0), steps=20, part=12))
    tail = curve([(-0.86, 0, 1.38), (-1.00, 0.0, 1.25), (-1.02, 0.0, 0.9), (-1.0, 0.0, 0.52)], 60)
    parts += rope(tail, matt("#e2dcd0"), 0.062, 0.26, 13, 3)
    parts.append(
        tube(
            curve([tail[-1], tail[-1] + (0.01, 0.01, -0.16), tail[-1] + (0.05, 0, -0.26)], 10),
            [0.05, 0.07, 0.01],
            matt("#e2dcd0"),
            part=13,
        )
    )
    ribbon = matt("#b8443c")
    parts.append(tube([tail[-1] + (0, 0, 0.05), tail[-1] + (0, 0, -0.03)], 0.075, ribbon, part=14))
    for side in (-1, 1):
        bow = [(0, 0, 0), (-0.04, side * 0.12, 0.06), (-0.03, side * 0.14, -0.04), (0, 0, 0)]
        parts.append(tube(tail[-1] + np.array(curve(bow, 16)), 0.022, ribbon, part=14))
    return group(parts)


def room():
    paper = textile(("#c3d0d6", "#a9bcc8", "#b7c7d0", "#9fb4c2"), flowers(), 0.34, "xz")
    side = textile(("#b9c8d0", "#a3b6c3", "#b0c1cb", "#98adbc"), flowers(), 0.34, "yz")
    white = mottled("#e6e6e0", "#d6d8d6", 0.3, 1)
    for left, right, low, high in (
        (-WIDE, -0.15, 0, HIGH),
        (1.25, WIDE, 0, HIGH),
        (-0.15, 1.25, 0, 0.85),
        (-0.15, 1.25, 2.2, HIGH),
    ):
        block((left, DEEP, low), (right, DEEP + 0.25, high), paper, part=2)
    for sign in (-1, 1):
        block(
            (min(sign * WIDE, sign * (WIDE + 0.2)), -4, 0),
            (max(sign * WIDE, sign * (WIDE + 0.2)), DEEP, HIGH),
            side,
            part=3,
        )
    block((-WIDE, -4, HIGH), (WIDE, DEEP + 0.2, HIGH + 0.1), white, part=4)
    boards = [mottled(c, "#6b5548", 0.4, 3) for c in ("#9a7f68", "#8d735e", "#a58a70")]
    for number, x in enumerate(np.arange(-WIDE, WIDE, 0.2)):
        block((x, -4, -0.05), (x + 0.192, DEEP, 0), boards[number % 3], part=1)
    rug = textile(("#7f95a8", "#e6dcc8", "#9a5a54", "#cfc4b0"), diamonds(), 0.42, "xy")
    box((2.5, 2.9, 0.015), (-0.05, 0.1, 0.01), rug, part=5)
    for x in (-0.15, 0.55, 1.25):
        box((0.06, 0.08, 1.4), (x, DEEP - 0.02, 1.52), white, part=6)
    for z in (0.85, 1.6, 2.2):
        box((1.46, 0.08, 0.06), (0.55, DEEP - 0.02, z), white, part=6)
    box((1.7, 0.34, 0.05), (0.55, DEEP - 0.12, 0.82), white, 0.01, part=6)
    for x, way in ((-0.42, 1), (1.52, -1)):
        u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 40))
        points = np.stack(
            [x + way * (u - 0.5) * 0.46, DEEP - 0.12 + 0.045 * np.sin(u * 22), 2.35 - 2.1 * v], -1
        )
        sheet(points, matt("#9fb4c4", through=0.3), 7)
    for z in (1.45, 1.95):
        box(
            (0.05, 0.62, 0.46 if z > 1.6 else 0.36),
            (-WIDE + 0.03, 0.9 - (z > 1.6) * 0.2, z),
            mottled("#8a6f50", "#6b5540", 0.4, 4),
            part=8,
        )
        box(
            (0.06, 0.50, 0.34 if z > 1.6 else 0.24),
            (-WIDE + 0.04, 0.9 - (z > 1.6) * 0.2, z),
            matt("#dfe4e0"),
            part=8,
        )


def furniture():
    oak = mottled("#8a6244", "#6b4a34", 0.5, 4)
    chair = plain_chair(oak, 15)
    chair.location, chair.rotation_euler = (-1.55, 1.75, 0), (0, 0, np.radians(-70))
    table = round_table(oak, oak, 0.72, 0.42, 15)
    table.location = (-1.42, 0.35, 0)
    cup = [(0.001, 0.0), (0.03, 0.0), (0.05, 0.08), (0.045, 0.08), (0.001, 0.02)]
    lathe(cup, matt("#f4efe2"), (-1.30, 0.22, 0.72), steps=24, part=16)
    shade = [(0.10, 0.22), (0.16, 0.18), (0.34, 0.0), (0.33, 0.0), (0.15, 0.17)]
    lathe(shade, matt("#cdb994", through=0.3), (0.05, 0.9, 2.22), steps=48, part=17)
    tube([(0.05, 0.9, 2.4), (0.05, 0.9, HIGH)], 0.012, matt("#4a4650"), part=17)
    pot = [(0.001, 0), (0.08, 0), (0.11, 0.16), (0.09, 0.16), (0.001, 0.12)]
    lathe(pot, matt("#b0684a"), (1.12, DEEP - 0.14, 0.85), steps=24, part=18)
    rng = np.random.default_rng(3)
    for _ in range(12):
        tip = np.array((1.12, DEEP - 0.14, 1.0)) + rng.normal(0, 0.1, 3) + (0, 0, 0.22)
        tube(
            curve([(1.12, DEEP - 0.14, 0.98), (tip + (1.12, DEEP - 0.14, 1.1)) / 2, tip], 8),
            [0.012, 0.02, 0.004],
            matt("#5f8a68"),
            part=18,
        )


def scene(detail):
    room()
    furniture()
    animal = horse()
    animal.location, animal.rotation_euler, animal.scale = (
        (-0.12, 0.28, 0.015),
        (0, 0, np.radians(58)),
        (1.16,) * 3,
    )
    block((-30, DEEP + 12, -2), (30, DEEP + 12.2, 12), matt("#cfdfe8", glow=0.75), part=19)
    block((-30, DEEP + 0.3, -2.1), (30, DEEP + 12, -0.2), matt("#eef4f6", glow=0.4), part=19)
    flakes(
        420,
        ((-3, DEEP + 0.4, 0.3), (5, DEEP + 5, 4.5)),
        (0.015, 0.04),
        20,
        5,
        matt("#ffffff", glow=1.4),
    )
    area((0.55, DEEP + 0.5, 1.75), (0.2, -1.2, 0.6), (1.4, 1.4), "#e2f0ff", 130)
    area((0.4, -3.9, 2.3), (0, 1, 1), (2.6, 1.2), "#8fa9c0", 26)
    sky("#9fb8cc", 0.12)
    camera((0.42, -3.75, 1.42), (-0.06, 0.8, 1.28), lens=31)


def paint(picture):
    white, outside = picture.of(10, 11, 13), picture.of(19)
    picture.expose(1.4)
    picture.lay(outside * 0.75, "#b3cadb").lay(picture.of(20) * 0.9, "#ffffff")
    rest = 1 - white - outside
    picture.grade(
        SNOW, 0.45, (0.3, 0.45, 0.6, 0.76), (0.27, 0.40, 0.54, 0.69, 0.87), 0.05, 0.35, 0.012, rest
    )
    picture.grade(SNOW, 0.25, where=white)
    lit = picture.shade(96, 2.0)
    picture.lay(white * step(lit, 0.30, 0.75) * 0.55, "#fdf9ee")
    picture.glaze(white * step(lit, 0.30, 0.12), "#7d93aa", 0.55)
    picture.lift(0.12).lay(picture.of(14) * 0.7, "#b8443c")
    picture.sharpen_at(430, 520, 280, 0.8).find_edges(0.7, floor=0.18)
    picture.hard = np.where(white > 0, 0.9, 0.6).astype(np.float32)
    picture.focus = np.maximum(picture.focus, blur(picture.of(13, 14, 20), 2) * 0.9)
    picture.directions(base=86, swirl=0.3, form=3, by_part={1: 60, 5: 60, 10: 70})
    strokes(picture, (28, 14, 7, 3.5, 1.8), length=7, jitter=(0.013, 0.011), need=(0, 0.04, 0.045))
    pastel(picture, "#5f7f95", grain=1.8, cover=0.88, soft=0.9, mask=1 - 0.6 * blur(white, 2))
    picture.lay(picture.of(20) * 0.7, "#ffffff")
    return finish(picture, impasto=0.015)
