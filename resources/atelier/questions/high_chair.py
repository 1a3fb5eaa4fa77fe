"""Who set the child so high, who took the ladder away, and does the child mind?

Evening over a village: a wooden chair as tall as a steeple; on the edge of its seat a child, legs
dangling, looks far out. A ladder lies below in the grass.
"""

import numpy as np
from light.bodies import Body, ground_noise
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import blades
from light.scene import camera, group, sky, sun
from light.shapes import (
    beam,
    block,
    box,
    copy,
    copy_group,
    curve,
    lathe,
    prism,
    terrain,
    tint_where,
)
from light.strokes import strokes
from light.things import ladder

SAMPLES, SEED, SCALE = 28, 215, 0.8
SEAT, WIDE, DEEP = 15.0, 4.4, 4.0  # metres
TURN = 24
DUSK = ((0, "#7fa9c6"), (0.35, "#b9c9c8"), (0.62, "#f2d9ac"), (0.85, "#fbc98a"), (1, "#f6b478"))
GOLD = ((0.0, "#33263a"), (0.2, "#5a3f4a"), (0.38, "#8f6650"), (0.54, "#c08e56"),
        (0.7, "#e6b96e"), (0.85, "#fbdf9e"), (1.0, "#fff5da"))  # fmt: skip
LANE = curve([(3.5, -14, 0), (1.5, -4, 0), (4.2, 8, 0), (1.5, 22, 0), (6, 48, 0), (0, 100, 0)], 200)


def from_lane(x, y):
    return np.abs(x - np.interp(y, LANE[:, 1], LANE[:, 0]))


def hills():
    broad, fine = ground_noise(3, 20, 0.02, 0.09), ground_noise(5, 20, 0.5, 2)

    def height(x, y):
        far = np.clip((y - 40) / 160, 0, 1)
        return 1.0 * broad(x, y) * np.clip(np.hypot(x, y) / 40, 0, 1) + 0.03 * fine(x, y) + (
            26 * far * (0.55 + 0.45 * broad(x * 0.35, y * 0.35)))  # fmt: skip

    return height


def chair(oak):
    """Its seat stands as high as the roofs twice over; the back towards +y."""
    x, y = WIDE / 2 - 0.2, DEEP / 2 - 0.2
    parts = []
    for side in (-1, 1):
        parts.append(beam((side * (x + 0.55), -y - 0.55, -0.4), (side * x, -y, SEAT), 0.42, oak,
                          0.05, 3))  # fmt: skip
        parts.append(beam((side * (x + 0.55), y + 0.55, -0.4), (side * x, y, SEAT), 0.42, oak,
                          0.05, 3))  # fmt: skip
        parts.append(beam((side * x, y, SEAT), (side * x, y + 0.75, SEAT + 6.2), 0.40, oak, 0.05,
                          3))  # fmt: skip
        for share in (0.30, 0.62):
            z, out = SEAT * share, 0.55 * (1 - share)
            parts.append(beam((side * (x + out), -y - out, z), (side * (x + out), y + out, z), 0.24,
                              oak, part=3))  # fmt: skip
    for share, at in ((0.22, -1), (0.22, 1), (0.5, -1), (0.5, 1)):
        z, out = SEAT * share, 0.55 * (1 - share)
        parts.append(beam((-x - out, at * (y + out), z), (x + out, at * (y + out), z), 0.24, oak,
                          part=3))  # fmt: skip
    parts.append(box((WIDE, DEEP, 0.34), (0, 0, SEAT), oak, 0.08, part=3))
    for share in (0.32, 0.62, 0.93):
        z, back = SEAT + 6.2 * share, y + 0.75 * share
        parts.append(box((WIDE - 0.4, 0.16, 0.85), (0, back, z), oak, 0.08, (-7, 0, 0), part=3))
    return parts


def child(cloth, skin, hair):
    """Small on the edge, leaning on the hands."""
    body = Body((-0.7, -0.9, -0.9), (0.7, 0.6, 1.5), 0.025)
    body.limb((0, 0, 0.15), (0, 0.02, 0.62), 0.24, 0.17, 0.08)
    for side in (-1, 1):
        arm = [(0.17 * side, 0.02, 0.58), (0.33 * side, 0.10, 0.34), (0.32 * side, 0.16, 0.06)]
        body.chain(arm, [0.085, 0.07, 0.065], 0.03)
    legs = Body((-0.7, -0.9, -0.9), (0.7, 0.6, 0.6), 0.025)
    for side, swing in ((-1, 0.05), (1, -0.10)):
        legs.chain([(0.11 * side, 0, 0.12), (0.12 * side, -0.46, 0.12), (0.12 * side, -0.52 + swing,
                    -0.40)], [0.12, 0.10, 0.07], 0.03)  # fmt: skip
        legs.ball((0.12 * side, -0.60 + swing, -0.46), (0.075, 0.15, 0.07), 0.02)
    head = Body((-0.5, -0.5, 0.5), (0.5, 0.5, 1.4), 0.02)
    head.ball((0, 0.0, 0.90), (0.185, 0.20, 0.215), 0.03)
    head.limb((0, 0, 0.6), (0, 0, 0.8), 0.07, 0.08, 0.03)
    mop = Body((-0.5, -0.5, 0.5), (0.5, 0.5, 1.4), 0.02)
    mop.ball((0, 0.05, 0.92), (0.205, 0.19, 0.20), 0.05)
    brim = [(0.38, 0.0), (0.37, 0.025), (0.20, 0.05), (0.19, 0.16), (0.12, 0.21), (0.001, 0.22)]
    hat = lathe(brim, matt("#f3d68a"), (0, -0.01, 0.93), (13, 0, 0), part=9)
    band = lathe(
        [(0.203, 0.05), (0.197, 0.10)], matt("#3a4a6c"), (0, -0.01, 0.93), (13, 0, 0), part=9
    )
    return [body.build(cloth, 5), legs.build(matt("#3a4a6c"), 6), head.build(skin, 7),
            mop.build(hair, 8), hat, band]  # fmt: skip


def cottage(wall, roof, dark):
    """Five metres to the ridge; its gable towards -y."""
    gable = [(-2.4, 0), (2.4, 0), (2.4, 2.6), (0, 5.0), (-2.4, 2.6)]
    parts = [prism(gable, 6.5, wall, 10)]
    for side in (-1, 1):
        slab = [(0, 5.15), (side * 2.85, 2.35), (side * 2.85, 2.15), (0, 4.93)]
        parts.append(prism(slab if side > 0 else slab[::-1], 7.1, roof, 11))
        parts[-1].location = (0, -0.3, 0)
        parts += [box((0.06, 0.8, 0.9), (side * 2.41, y, 1.5), dark, part=12) for y in (1.6, 4.4)]
    parts += [box((0.75, 0.06, 0.9), (x, -0.02, 1.5), dark, part=12) for x in (-1.1, 1.1)]
    parts.append(box((0.6, 0.6, 1.5), (1.1, 4.6, 4.9), wall, part=10))
    return group(parts, (0, -600, 0))


def village(rng, height):
    kinds = [
        cottage(
            mottled(wall, "#e2d2b4", 0.4, 0.6), mottled(roof, "#8f4a38", 0.5, 1), matt("#4a4a56")
        )
        for wall, roof in (("#f6ecd8", "#c0603f"), ("#f0dcc0", "#a9573f"), ("#fbf4e6", "#b5724a"))
    ]
    for number, (x, y, turn) in enumerate((
        (-9.5, 3, 12), (-14, 13, 70), (11.5, 6, -20), (9.5, 18, 30), (-7, 22, -14), (-17, 28, 40),
        (16, 27, 80), (4.5, 33, 10), (-4, 40, 60), (13, 43, -30), (-14, 48, 20), (22, 16, 50),
        (-24, 18, 0), (6, 58, 40), (-9, 62, 75), (18, 62, 15))):  # fmt: skip
        at = (x, y, float(height(np.array(float(x)), np.array(float(y)))) - 0.1)
        copy_group(kinds[number % 3], at, (0, 0, turn + rng.normal(0, 5)), rng.uniform(0.9, 1.15))


def trees(rng, height):
    crown = Body((-1.4,) * 3, (1.4,) * 3, 0.1)
    for _ in range(14):
        crown.ball(rng.normal(0, 0.42, 3) * (1, 1, 0.9), rng.uniform(0.3, 0.55), 0.08)
    green = crown.build(mottled("#8f9f55", "#66803f", 0.5, 1), 13, (0, -700, 0))
    for _ in range(150):
        y = rng.uniform(8, 170)
        x = rng.normal(0, 14 + 0.35 * y)
        size = float(rng.uniform(1.5, 3.2))
        if from_lane(x, y) < 3 + size or (y < 16 and abs(x) < 9):
            continue
        base = float(height(np.array(x), np.array(y)))
        copy(
            green, (x, y, base + size * 1.0), (0, 0, rng.uniform(0, 360)), (size, size, size * 1.1)
        )
        block((x - 0.2, y - 0.2, base - 0.2), (x + 0.2, y + 0.2, base + size), matt("#5a4436"),
              part=13)  # fmt: skip


def scene(detail):
    rng = np.random.default_rng(SEED)
    height = hills()
    ys = np.concatenate([np.linspace(-26, 40, int(900 * detail)), np.geomspace(40.2, 420, 200)])
    xs = np.concatenate([np.linspace(-150, -9, 160), np.linspace(-8.9, 9, int(620 * detail)),
                         np.linspace(9.1, 150, 160)])  # fmt: skip
    field = terrain(xs, ys, height, matt("#b9b567"), 1)
    tint_where(field, lambda x, y, z: from_lane(x, y) < 1.2, matt("#ecd9ae"))
    x, y = rng.uniform(-14, 14, 26000), -24 + 30 * rng.random(26000)
    keep = from_lane(x, y) > 1.25
    blades(x[keep], y[keep], height, (0.15, 0.5), matt("#a9aa55", through=0.3), 2, 3, 0.05)
    oak = mottled("#b98452", "#8f6038", 0.5, 0.7)
    sitter = group(child(matt("#d8543c"), matt("#e0b08c"), matt("#4a3026")),
                   (-0.55, -DEEP / 2 + 0.16, SEAT + 0.17), (0, 0, -8), 1.95)  # fmt: skip
    whole = chair(oak)
    group([*whole, sitter], (0, 0, 0), (0, 0, TURN))
    ladder((-4.5, -15.2, 0.50), (-3.0, -3.2, 0.62), mottled("#e6c48a", "#c49c5e", 0.4, 2), 1.1, 0.9,
           0.085, 4)  # fmt: skip
    village(rng, height)
    trees(rng, height)
    sun(192, 15, "#ffd29a", 5.0, 0.6)
    sky("#9fb4e0", 0.55)
    camera((1.2, -38, 5.2), (0.6, 0, 10.4), lens=44)


def paint(picture):
    air, land = picture.of(0), picture.of(1, 2, 13)
    picture.expose(1.12).backdrop(DUSK, bottom=880, drift=22)
    picture.haze("#f6cf9c", 60, 300, 0.9, 0.7, mask=1 - air)
    picture.grade(GOLD, 0.3, (0.36, 0.5, 0.66), (0.3, 0.44, 0.6, 0.8), 0.05, 0.35, 0.012, land)
    picture.lift(0.11).find_edges(0.75, floor=0.18)
    things = picture.of(3, 4, 5, 6, 7, 8)
    picture.focus = np.maximum(picture.focus, blur(things, 1.5) * 0.9)
    picture.hard = np.where(things + picture.of(10, 11, 12) > 0, 0.95, 0.45).astype(np.float32)
    heap = step(picture.noise(190, 8, stretch=(3.2, 0.5)), 0.5, 1.6) * air
    picture.lay(heap * step(picture.y, 60, 300) * 0.4, "#ffe9c8")
    picture.directions(base=4, swirl=0.3, form=2.5, by_part={2: 84, 3: 88})
    strokes(picture, (30, 15, 7, 3.4, 1.8, 1.2), length=7, jitter=(0.014, 0.012),
            need=(0, 0.04, 0.045, 0.04))  # fmt: skip
    return finish(picture, impasto=0.04, paper=0.02, bloom=0.03)
