"""Who sows them, and where do they go when they are ripe?

A glasshouse on a bright morning: pot after pot, from two leaves to a small cloud; a ripe one has
risen under the roof and is half out through the open pane.
"""

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import blur
from light.finish import finish
from light.materials import matt, mottled
from light.plants import leaves
from light.scene import camera, group, sky, sun
from light.shapes import block, box, copy, copy_group, curve, lathe, plane, sheet, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 28, 214, 0.75
HALF, EAVES, RIDGE, NEAR, FAR = 2.3, 2.15, 3.75, -4.4, 8.6
BENCH = 0.82
VENT = (3.6, 5.2)  # from rib to rib, on the right of the ridge
AIR = ((0, "#bfe3ea"), (0.5, "#dff0e2"), (1, "#f3f3d2"))
VAPOUR = ((0, "#8094b0"), (0.6, "#bccbdc"), (0.82, "#e9eef0"), (0.95, "#fffdf4"), (1, "#ffffff"))
LEAF = ((0.0, "#20402f"), (0.25, "#3a6b40"), (0.45, "#6a9c4e"), (0.62, "#a4c86a"),
        (0.8, "#dbe8a4"), (1.0, "#fdfdee"))  # fmt: skip


def roof(share):
    """A point of the right slope, from the eaves (0) to the ridge (1)."""
    return HALF * (1 - share), EAVES + (RIDGE - EAVES) * share


def glasshouse():
    white, brick = matt("#f2f3ea"), mottled("#c9856a", "#a9654e", 0.5, 3)
    for y in np.arange(NEAR, FAR + 0.01, 0.8):
        for side in (-1, 1):
            knees = [(side * HALF, y, 0.7), (side * HALF, y, EAVES), (0, y, RIDGE)]
            tube(knees, 0.030, white, part=3, resolution=3)
    for side in (-1, 1):
        block((side * HALF - 0.1, NEAR, 0), (side * HALF + 0.1, FAR, 0.72), brick, part=4)
        for share in (0, 0.5):
            x, z = roof(share)
            tube([(side * x, NEAR, z), (side * x, FAR, z)], 0.03, white, part=3, resolution=3)
        tube([(side * HALF, NEAR, 1.45), (side * HALF, FAR, 1.45)], 0.02, white, part=3)
    tube([(0, NEAR, RIDGE), (0, FAR, RIDGE)], 0.06, white, part=3)
    for x in np.linspace(-HALF, HALF, 9):
        top = EAVES + (RIDGE - EAVES) * (1 - abs(x) / HALF)
        tube([(x, FAR, 0), (x, FAR, top)], 0.026, white, part=3, resolution=3)
    for z in (0.05, 1.1, EAVES):
        tube([(-HALF, FAR, z), (HALF, FAR, z)], 0.03, white, part=3, resolution=3)
    start, end = VENT
    foot = (1.25, RIDGE + 0.32)
    pane = [(0, start, RIDGE), (foot[0], start, foot[1]), (foot[0], end, foot[1]), (0, end, RIDGE)]
    tube(pane, 0.04, white, closed=True, part=3)
    tube([(0.62, start, RIDGE + 0.16), (0.62, end, RIDGE + 0.16)], 0.025, white, part=3)
    x, z = roof(0.5)
    tube([(x, 4.4, z), (foot[0], 4.4, foot[1])], 0.022, white, part=3)


def floor_and_benches():
    slab, grain = mottled("#d9cdb4", "#b9ab92", 0.5, 2), mottled("#b98f62", "#94703f", 0.5, 3)
    for number, y in enumerate(np.arange(NEAR, FAR, 0.62)):
        for side in (-1, 1):
            size = (0.60, 0.59, 0.05)
            box(size, (side * 0.31 + 0.02 * (-1) ** number, y, -0.02), slab, 0.02, part=5)
    block((-HALF, NEAR, -0.1), (HALF, FAR, -0.03), mottled("#8a9a5e", "#6d7f4a", 0.5, 3), part=2)
    for side in (-1, 1):
        for x in (0.95, 1.26, 1.57, 1.88):
            block((side * x - 0.14, NEAR, BENCH - 0.05), (side * x + 0.14, FAR - 0.3, BENCH), grain,
                  0.01, part=6)  # fmt: skip
        for y in np.arange(NEAR + 0.4, FAR, 1.6):
            for x in (0.92, 1.9):
                box((0.08, 0.08, BENCH), (side * x, y, BENCH / 2 - 0.04), grain, part=6)


def pot(clay, soil):
    rim = [(0.001, 0.0), (0.085, 0.0), (0.12, 0.19), (0.138, 0.19), (0.138, 0.245), (0.118, 0.245)]
    parts = [lathe([*rim, (0.115, 0.21)], clay, steps=28, part=7),
             lathe([(0.116, 0.212), (0.001, 0.222)], soil, steps=20, part=7)]  # fmt: skip
    return group(parts, (0, -400, 0))


def seedling(green):
    """A stem with two round leaves."""
    parts = [tube(curve([(0, 0, 0.21), (0.01, 0, 0.3), (0, 0, 0.40)], 8), 0.010, green, part=8)]
    for side in (-1, 1):
        u, v = np.meshgrid(np.linspace(0, 1, 10), np.linspace(-1, 1, 7))
        wide = 0.05 * np.sin(np.pi * u**0.8)
        points = [side * 0.13 * u, wide * v, 0.33 + 0.08 * np.sin(2.2 * u)]
        parts.append(sheet(np.stack(points, -1), green, 8))
    return group(parts, (0, -400, 0))


def puff(seed):
    """A heaped cloud, about two units wide."""
    rng = np.random.default_rng(seed)
    body = Body((-1.5, -1.5, -0.6), (1.5, 1.5, 1.4), 0.045)
    for _ in range(22):
        x, y = np.clip(rng.normal(0, 0.42, 2), -0.78, 0.78)
        high = (0.75 - 0.6 * np.hypot(x, y)) * rng.uniform(0.1, 1.0)
        body.ball((x, y, max(high, 0.0)), float(rng.uniform(0.26, 0.40)), 0.06)
    heaps = ripples(seed + 1, 30, 4, 12)
    body.ripple(lambda points: 0.035 * np.abs(heaps(points)) - 0.015).cut_below(-0.12)
    return body.build(matt("#fdfdfa"), 9, (0, -400, 0))


def crop(rng):
    """On both benches, riper towards the back."""
    clay, soil = mottled("#cf7a50", "#b2613c", 0.5, 6), matt("#5a4434")
    pots, green = pot(clay, soil), matt("#7fb24a", through=0.3)
    sprout = seedling(green)
    puffs = [puff(seed) for seed in (2, 5, 9)]
    for side in (-1, 1):
        for row, y in enumerate(np.arange(-2.0, FAR - 0.8, 0.78)):
            for line, x in enumerate((1.12, 1.70)):
                at = np.array((side * x + rng.normal(0, 0.02), y + rng.normal(0, 0.04), BENCH))
                copy_group(pots, tuple(at), (0, 0, 0), float(rng.uniform(0.95, 1.12)))
                copy_group(sprout, tuple(at), (0, 0, float(rng.uniform(-30, 30))), 1.15)
                age = row / 12 * (0.75 if side > 0 else 1) + rng.normal(0, 0.06)
                age += 0.12 * (side < 0) - 0.08 * line
                if age > 0.08:
                    size = 0.07 + 0.21 * min(age, 1)
                    lift = np.array((0, 0, 0.46 + 0.12 * max(age, 0) + 0.1 * (age > 0.8)))
                    turn = (0, 0, float(rng.uniform(0, 360)))
                    copy(puffs[(row + line) % 3], tuple(at + lift), turn, size)
    return puffs


def ripe(puffs):
    """Two that have let go: one under the ridge, one half out through the pane."""
    copy(puffs[0], (-0.62, 3.4, 2.55), (0, 0, 40), (0.56, 0.50, 0.44))
    copy(puffs[1], (0.46, 4.4, 3.05), (0, 0, 200), (0.58, 0.55, 0.50))
    copy(puffs[2], (0.62, 4.4, 3.62), (0, 0, 90), (0.55, 0.60, 0.55))
    copy(puffs[0], (2.6, 8.5, 6.5), (0, 0, 120), (1.0, 0.9, 0.7))
    copy(puffs[1], (-3.2, 30, 15.5), (0, 0, 20), (3.6, 2.4, 2.0))


def watering_can(at):
    zinc = matt("#6f97a8", rough=0.4, gloss=0.4)
    can = lathe([(0.001, 0), (0.15, 0), (0.155, 0.30), (0.13, 0.33), (0.10, 0.33)], zinc, part=10)
    spout = tube([(0.13, 0, 0.08), (0.28, 0, 0.24), (0.40, 0, 0.40)], [0.035, 0.02], zinc, part=10)
    rose = lathe([(0.02, 0), (0.062, 0.06), (0.001, 0.07)], zinc, (0.39, 0, 0.38), (0, 45, 0), 20,
                 part=10)  # fmt: skip
    loop = [(-0.12, 0, 0.31), (-0.16, 0, 0.50), (0.02, 0, 0.53), (0.10, 0, 0.32)]
    back = [(-0.15, 0, 0.26), (-0.29, 0, 0.22), (-0.15, 0, 0.06)]
    grips = [tube(curve(line, 20), 0.016, zinc, part=10) for line in (loop, back)]
    group([can, spout, rose, *grips], at, (0, 0, 205), 1.15)


def garden(rng, detail):
    rough = ground_noise(3, 20, 0.05, 0.3)
    plane((160, 160), (0, 40, -0.12), mottled("#9cc45e", "#82b04c", 0.5, 0.4), part=1)
    crown = Body((-1.4,) * 3, (1.4,) * 3, 0.12)
    for _ in range(14):
        crown.ball(rng.normal(0, 0.45, 3) * (1, 1, 0.8), rng.uniform(0.3, 0.55), 0.1)
    dark = crown.build(mottled("#6f9f4e", "#4f8044", 0.5, 1), 1, (0, -300, 0))
    corners = np.array([corner.co[:] for corner in dark.data.vertices])
    light = leaves(corners, (0.07, 0.13), matt("#93bf5c", through=0.3), 1, 5, 0.08, 3)
    light.location = (0, -300, 0)
    spots = [(side * rng.uniform(5.5, 15), y) for side in (-1, 1) for y in np.arange(-2, 26, 2.2)]
    spots += [(x, rng.uniform(22, 30)) for x in np.arange(-12, 13, 2.4)]
    for x, y in spots:
        size = float(rng.uniform(1.5, 2.9)) + 0.04 * float(rough(np.array(x), np.array(y)))
        for thing in (dark, light):
            copy(thing, (x, y, 0.1 + size * 0.75), (0, 0, rng.uniform(0, 360)), size)


def scene(detail):
    rng = np.random.default_rng(SEED)
    glasshouse()
    floor_and_benches()
    ripe(crop(rng))
    watering_can((0.16, -0.1, 0.0))
    garden(rng, detail)
    sun(214, 40, "#fff2cc", 4.6, 0.7)
    sky("#c8e4dc", 0.85)
    camera((-0.12, -4.3, 1.72), (0.16, 4.0, 2.06), lens=36)


def paint(picture):
    air, green = picture.of(0), picture.of(1, 2)
    picture.expose(1.1).backdrop(AIR, bottom=620, drift=14)
    picture.haze("#e8f2cc", 10, 45, 0.75, 0.8, mask=1 - air - picture.of(9))
    picture.grade(LEAF, 0.35, (0.42, 0.56, 0.7), (0.36, 0.5, 0.65, 0.82), 0.05, 0.35, 0.012, green)
    white = picture.of(9)
    picture.grade(VAPOUR, 0.85, where=blur(white, 0.7))
    picture.lift(0.12).sharpen_at(440, 420, 220, 0.9).find_edges(0.75, floor=0.2)
    things = picture.of(3, 7, 8, 9, 10)
    picture.focus = np.maximum(picture.focus, blur(things, 1.5) * 0.85)
    picture.hard = np.where(things > 0, 0.95, 0.4).astype(np.float32)
    picture.directions(base=70, swirl=0.35, form=2.5, by_part={5: 2, 6: 88})
    strokes(picture, (28, 14, 7, 3.4, 1.8, 1.2), length=7, jitter=(0.014, 0.012),
            need=(0, 0.04, 0.045, 0.04))  # fmt: skip
    picture.balance(a=-0.008)
    return finish(picture, impasto=0.04, paper=0.02, bloom=0.04)
