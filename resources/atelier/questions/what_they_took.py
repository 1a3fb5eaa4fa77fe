"""Are they stealing it, or taking it back to her?

Very close on a tablecloth after the feast: a column of ants carries a gold ring away.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise
from light.filters import blur, step
from light.finish import finish
from light.materials import matt
from light.scene import camera, group, sky, sun
from light.shapes import (
    box,
    copy,
    copy_group,
    curve,
    evenly,
    lathe,
    mesh,
    ring,
    terrain,
    tube,
)
from light.strokes import strokes
from light.textiles import stripes, textile

SAMPLES, SEED, SCALE = 24, 96, 0.7
LINEN = ((0.0, "#2c2a48"), (0.25, "#5a5f8c"), (0.45, "#8f9cc0"), (0.62, "#c9cfe0"),
         (0.8, "#f3ead8"), (0.92, "#fff6e2"), (1.0, "#fffdf2"))  # fmt: skip


def cloth():
    broad, fine = ground_noise(2, 20, 0.10, 0.35), ground_noise(7, 20, 0.5, 1.2)

    def height(x, y):
        fold = 0.30 * np.exp(-(((x - 0.55 * y + 3.2) / 0.5) ** 2)) + 0.22 * np.exp(
            -(((y + 0.25 * x - 7.4) / 0.6) ** 2)
        )
        return 0.22 * broad(x, y) + 0.04 * fine(x, y) + fold

    return height


def ant(stride, holds=False):
    """Looks along +x, 1 long: head, thorax, knotted waist, abdomen; `holds` lifts the forelegs."""
    body = Body((-0.65, -0.25, 0.0), (0.6, 0.25, 0.5), 0.010)
    body.ball((-0.37, 0, 0.235), (0.20, 0.115, 0.118), 0.01, (0, 10, 0))
    body.ball((-0.125, 0, 0.205), (0.034, 0.03, 0.052), 0.012)
    body.limb((-0.20, 0, 0.205), (-0.02, 0, 0.215), 0.016, 0.018, 0.012)
    body.limb((-0.01, 0, 0.225), (0.17, 0, 0.245), 0.048, 0.062, 0.02)
    body.ball((0.345, 0, 0.235), (0.105, 0.098, 0.074), 0.012, (0, 18, 0))
    for side in (-1, 1):
        body.limb((0.42, side * 0.05, 0.205), (0.475, side * 0.012, 0.19), 0.020, 0.008, 0.012)
    dark = matt("#4a2a20")
    parts = [body.build(dark, 10)]
    gait = (
        ((0.16, 0.05, 0.22), (0.24, 0.17, 0.30), (0.38, 0.24, 0.07), (0.47, 0.27, 0.008)),
        ((0.09, 0.05, 0.21), (0.06, 0.22, 0.31), (-0.01, 0.34, 0.07), (-0.06, 0.40, 0.008)),
        ((0.02, 0.05, 0.20), (-0.13, 0.19, 0.33), (-0.33, 0.28, 0.08), (-0.45, 0.31, 0.008)),
    )
    lifted = ((0.16, 0.05, 0.22), (0.27, 0.18, 0.37), (0.42, 0.18, 0.42), (0.53, 0.16, 0.37))
    gait = (lifted, *gait[1:]) if holds else gait
    for side in (-1, 1):
        for number, leg in enumerate(gait):
            swing = 0.06 * stride * (1 if (number + (side > 0)) % 2 else -1)
            share = (0, 0.4, 0.9, 1)
            way = [(x + swing * k, side * y, z) for (x, y, z), k in zip(leg, share, strict=True)]
            wide = (0.020, 0.017, 0.012, 0.009)
            parts.append(tube(way, wide, dark, part=11, resolution=3))
        feeler = [(0.42, side * 0.04, 0.27), (0.47, side * 0.14, 0.39), (0.70, side * 0.17, 0.33)]
        parts.append(tube(feeler, [0.012, 0.011, 0.009], dark, part=11, resolution=3))
    return group(parts, (0, -300, 0))


def gem(at, turn):
    """Eight cut sides, a table and a point, in a cup with four claws."""
    rings = ((0.0, -0.20), (0.25, 0.03), (0.25, 0.07), (0.15, 0.17))
    turns = np.linspace(0, 2 * math.pi, 8, endpoint=False)
    corners = [(r * math.cos(a), r * math.sin(a), z) for r, z in rings for a in turns]
    faces = [(8 * k + i, 8 * k + (i + 1) % 8, 8 * k + 8 + (i + 1) % 8, 8 * k + 8 + i)
             for k in range(3) for i in range(8)]  # fmt: skip
    gold = matt("#f2b63a", rough=0.18, metal=1.0)
    cuts = (faces[::2], "#1c66bd"), (faces[1::2], "#3f9cec"), ([tuple(range(24, 32))], "#9ad2fb")
    stone = [
        mesh(corners, some, matt(blue, rough=0.05, gloss=1.0, glow=0.04), 21, smooth=False)
        for some, blue in cuts
    ]
    claws = []
    for a in turns[::2] + 0.39:
        x, y = math.cos(a), math.sin(a)
        way = [
            (r * x, r * y, z) for r, z in ((0.08, -0.25), (0.21, -0.1), (0.275, 0.05), (0.21, 0.15))
        ]
        claws.append(tube(curve(way, 16), 0.024, gold, part=20))
    cup = lathe([(0.001, -0.30), (0.10, -0.28), (0.13, -0.20), (0.17, -0.13)], gold, part=20)
    seat = tube(ring(0.185, 40, (0, 0, -0.07)), 0.022, gold, closed=True, part=20)
    return group([*stone, cup, seat, *claws], at, turn, 1.5)


def gold_ring(at, turn):
    """It lies on its side; the stone sits outward, on the crown of the band."""
    gold = matt("#f2b63a", rough=0.18, metal=1.0)
    parts = [tube(ring(1.0, 90), 0.115, gold, closed=True, part=20)]
    for side in (-1, 1):
        way = [(0.94, side * 0.36, 0), (1.08, side * 0.24, 0), (1.26, side * 0.13, 0.02)]
        parts.append(tube(curve(way, 14), [0.10, 0.075, 0.06], gold, part=20))
    return group([*parts, gem((1.46, 0, 0.08), (0, 62, 0))], at, turn)


def wine_glass(at):
    """Only its foot and stem are low enough for us."""
    clear = matt("#cfdfee", rough=0.25, gloss=0.6, alpha=0.42)
    foot = [(0.001, 0.02), (3.0, 0.03), (3.08, 0.10), (3.0, 0.16), (1.2, 0.42), (0.42, 1.1),
            (0.30, 2.4), (0.30, 6.0), (0.5, 8.2), (2.4, 9.6), (3.4, 12.0)]  # fmt: skip
    glass = lathe(foot, clear, at, steps=80, part=30)
    wine = matt("#a8305a", rough=0.1, gloss=0.5)
    return glass, lathe([(0.001, 8.3), (0.4, 8.35), (2.2, 9.6)], wine, at, steps=60, part=31)


def march(kinds, ground, rng):
    """The others come behind, most with a crumb."""
    way = [(-0.9, -1.9), (1.0, 3.3), (3.0, 5.2), (2.9, 7.3), (0.9, 9.9), (0.7, 12.4), (3.0, 16.5),
           (4.6, 23.0), (8.4, 34.0)]  # fmt: skip
    line = evenly(curve(way, 240), 1.52)
    bread = matt("#d99a4e")
    crumb = Body((-0.3,) * 3, (0.3,) * 3, 0.03).ball((0, 0, 0), (0.2, 0.16, 0.15), 0.02)
    rough = ground_noise(5, 20, 8, 20)
    crumb.ripple(lambda p: 0.035 * rough(p[..., 0], p[..., 1] + p[..., 2]))
    crumb = crumb.build(bread, 12, (0, -300, 0))
    way = np.gradient(line, axis=0)
    for number in range(6, len(line), 2):
        (x, y), (dx, dy) = line[number] + rng.normal(0, 0.07, 2), -way[number]
        aside = math.degrees(math.atan2(dy, dx)) + 90 + rng.normal(0, 9)
        turn = -90 + math.copysign(max(abs(aside), 40), aside)  # none quite head on
        copy_group(kinds[number // 2 % 2], (x, y, ground(x, y)), (0, 0, turn), 1.5)
        if number % 3:
            a = math.radians(turn)
            at = (x + 0.68 * math.cos(a), y + 0.68 * math.sin(a), ground(x, y) + 0.52)
            copy(crumb, at, tuple(rng.uniform(0, 360, 3)), float(rng.uniform(0.8, 1.3)))
    for _ in range(22):
        x, y = rng.uniform(-5, 6), rng.uniform(-4, 14)
        size = float(rng.uniform(0.2, 0.5))
        copy(crumb, (x, y, ground(x, y) + 0.1 * size), tuple(rng.uniform(0, 360, 3)), size)


def scene(detail):
    rng = np.random.default_rng(96)
    height = cloth()
    hem = stripes(((0, 0.80), (1, 0.86), (0, 0.885), (1, 0.90), (0, 1.0)))
    weave = textile(("#fbf6ea", "#8fb3d6"), hem, 11.0, "xy", 24)
    xs, ys = np.linspace(-16, 22, int(520 * detail)), np.linspace(-9, 48, int(620 * detail))
    terrain(xs, ys, height, weave, 1)

    def ground(x, y):
        return float(height(np.array(float(x)), np.array(float(y))))

    march([ant(1), ant(-1)], ground, rng)
    bearers = [ant(1, True), ant(-1, True)]
    middle = np.array((0.2, 0.95))
    for number, angle in enumerate((24, 153, 199, 338)):
        a = math.radians(angle)
        x, y = middle + 1.67 * np.array((math.cos(a), math.sin(a)))
        copy_group(bearers[number % 2], (x, y, ground(x, y)), (0, 0, 180 + angle), 1.2)
    gold_ring((*middle, ground(*middle) + 0.34), (0, -4, -116))
    wine_glass((-3.4, 9.6, ground(-3.4, 9.6)))
    box((400, 400, 0.1), (0, 150, -8), matt("#9fb88a"), part=2)
    sun(148, 13, "#ffe9bd", 5.2, 0.6)
    sky("#9db6e6", 0.55)
    camera((0.5, -9.4, 5.6), (0.25, 3.35, 0.3), lens=54)


def paint(picture):
    linen = picture.of(1)
    picture.expose(1.14)
    picture.grade(
        LINEN, 0.35, (0.5, 0.66, 0.82), (0.42, 0.58, 0.77, 0.95), 0.05, 0.45, 0.012, linen
    )
    picture.haze("#fbeed4", 22, 46, 0.85, 1.0)
    x, y = picture.centre_of(20)
    picture.sharpen_at(x, y, 240).find_edges(0.7, floor=0.15)
    things = picture.of(10, 11, 12, 20, 21)
    picture.focus = np.maximum(picture.focus, blur(things, 2) * 0.9)
    picture.focus *= 1 - 0.9 * blur(picture.of(30, 31), 2)
    picture.hard = np.where(things > 0.5, 0.95, 0.5).astype(np.float32)
    picture.directions(base=24, swirl=0.3, form=2.5)
    strokes(picture, (34, 17, 8, 3.6, 1.9), length=8, jitter=(0.016, 0.013), need=(0, 0.04, 0.045))
    bright = picture.of(20, 21) * step(picture.light.mean(-1), 0.9, 1.8)
    picture.lay(blur(bright, 1) * 0.8, "#fffbe2")
    picture.balance(a=-0.002, b=-0.008)
    return finish(picture, impasto=0.05, bloom=0.03)
