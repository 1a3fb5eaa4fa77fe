"""To whom do they lift their hands, and where has the one without gone?

A winter evening: on every picket of a fence a mitten; one is bare, and a track leads away.
"""

from itertools import pairwise

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import ramp
from light.finish import finish
from light.hands import contour, flat, pencil
from light.materials import matt, mottled
from light.scene import camera, group, put, sky, sun
from light.shapes import beam, box, copy_group, curve, decal, terrain
from light.textiles import checks, diamonds, dots, flowers, scales, stripes, textile

SAMPLES, SEED, SCALE = 12, 204, 1.0
START, WAY, GAP, BARE = np.array((-0.42, 1.75)), np.array((0.527, 0.85)), 0.345, 3
KINDS = (
    (("#e9b13a", "#fbf3df", "#c8682f"), stripes(), 0.10, "#fbf3df", "xz"),
    (("#3f8f8c", "#f7ecd2", "#eebb4d", "#f7ecd2"), diamonds(), 0.08, "#eebb4d", "xz"),
    (("#f3e7cf", "#5f7fb8", "#e08a5a", "#5f9f8a"), flowers(), 0.085, "#5f7fb8", "xz"),
    (("#7a5fa0", "#f6d9e4"), dots(0.2), 0.06, "#f0b9cf", "xz"),
    (("#e58a72", "#fff1dc", "#8f4f5c"), checks(), 0.07, "#8f4f5c", "xz"),
    (("#4f6fae", "#f4ead2", "#9fc0e0", "#f0b93a"), scales(), 0.085, "#f4ead2", "xz"),
    (("#78a860", "#fbf3dc", "#3f6f4c"), stripes(), 0.08, "#3f6f4c", "zx"),
    (("#f0c9b8", "#a9506a"), dots(0.16), 0.045, "#a9506a", "xz"),
)


def mitten(cloth, cuff, part):
    """Upright over the origin, its thumb towards +x, 0.31 m high."""
    hand = Body((-0.13, -0.07, -0.02), (0.17, 0.07, 0.33), 0.006)
    hand.limb((0, 0, 0.06), (0, 0, 0.145), 0.062, 0.078, 0.03)
    hand.ball((-0.004, 0, 0.20), (0.080, 0.06, 0.098), 0.02)
    hand.chain([(0.04, 0, 0.085), (0.098, 0, 0.135), (0.112, 0, 0.185)], [0.036, 0.033, 0.026],
               0.014)  # fmt: skip
    hand.distance = np.maximum(hand.distance, np.abs(hand.points[..., 1]) * 1.0 - 0.036)
    knit = ripples(part, 30, 20, 60)
    hand.ripple(lambda points: 0.002 * knit(points))
    wrist = Body((-0.1, -0.07, -0.05), (0.1, 0.07, 0.1), 0.005)
    wrist.limb((0, 0, 0.0), (0, 0, 0.055), 0.062, 0.060, 0.01)
    x, y, z = wrist.xyz
    wrist.distance = np.maximum(np.maximum(wrist.distance, z - 0.062), -0.012 - z)
    wrist.distance += (0.003 * np.cos(np.arctan2(y, x) * 22)).astype(np.float32)
    things = [hand.build(cloth, part), wrist.build(matt(cuff), part + 1)]
    return group(things, (0, -40, -30))


def posts(rng, height):
    wood, snow = mottled("#9a7f6c", "#7d6658", 0.6, 6), matt("#fbfaf6")
    kinds = [mitten(textile(colours, pattern, size, plane), cuff, 10 + 2 * number)
             for number, (colours, pattern, size, cuff, plane) in enumerate(KINDS)]  # fmt: skip
    order = np.concatenate([rng.permutation(8) for _ in range(6)])
    for number in range(-1, 40):
        x, y = START + WAY * GAP * number
        z = float(height(np.array(x), np.array(y)))
        lean, tall = rng.normal(0, 1.6), 0.99 + rng.normal(0, 0.012)
        box((0.085, 0.028, 1.2), (x, y, z + tall - 0.6), wood, 0.006, (0, lean, -20), part=2)
        x += 0.6 * np.sin(np.radians(lean))
        if number == BARE:
            cap = Body((-0.1, -0.1, -0.05), (0.1, 0.1, 0.1), 0.006)
            cap.ball((0, 0, 0.01), (0.055, 0.035, 0.034), 0.01).cut_below(-0.008)
            cap.build(snow, 3, (x, y, z + tall))
            continue
        turn = -14 + rng.normal(0, 9) + (180 if rng.random() < 0.5 else 0)
        at = (x, y, z + tall - 0.075)
        copy_group(kinds[order[number + 1]], at, (rng.normal(0, 3), lean + rng.normal(0, 4), turn),
                   float(rng.uniform(0.86, 1.12)))  # fmt: skip
    far = START + WAY * GAP * 41
    for high in (0.40, 0.78):
        first, last = START - WAY * 1.0, far
        line = [first + (last - first) * share for share in np.linspace(0, 1, 12)]
        for a, b in pairwise(line):
            ends = [(x, y + 0.045, float(height(np.array(x), np.array(y))) + high)
                    for x, y in (a, b)]  # fmt: skip
            beam(*ends, 0.055, wood, 0.004, 2)


def track(height):
    """From the bare picket away, over the hill."""
    x, y = START + WAY * GAP * BARE
    line = curve([(x - 0.05, y + 0.3), (0.0, 3.7), (0.5, 5.4), (1.35, 7.6), (1.2, 10.5), (0.2, 14),
                  (0.0, 18.5), (1.6, 24), (2.6, 31)], 100)  # fmt: skip
    blue = matt("#8fa9dc")
    ways = np.gradient(line, axis=0)
    ways /= np.linalg.norm(ways, axis=1)[:, None]
    angle = np.linspace(0, 2 * np.pi, 26, endpoint=False)
    narrow = 1 - 0.25 * np.exp(-(((np.sin(angle) + 0.1) / 0.35) ** 2))
    for number, (place, way) in enumerate(zip(line, ways, strict=True)):
        side = np.array((way[1], -way[0]))
        middle = place + side * (0.085 if number % 2 else -0.085)
        outline = (middle + np.outer(0.050 * narrow * np.cos(angle), side)
                   + np.outer(0.13 * np.sin(angle), way))  # fmt: skip
        decal(outline, height, blue, 5)


def scene(detail):
    rng = np.random.default_rng(204)
    drifts, broad = ground_noise(4, 20, 0.5, 1.8), ground_noise(6, 14, 0.05, 0.14)

    def height(x, y):
        far = np.clip((y - 9) / 26, 0, 1)
        return 0.02 * drifts(x, y) + far * far * (2.0 + 0.7 * broad(x, y))

    ys = np.concatenate([np.linspace(-1, 9, 420), np.geomspace(9.03, 90, 320)])
    terrain(np.linspace(-40, 40, int(900 * detail)), ys, height, matt("#fbfaf6"), 1)
    posts(rng, height)
    track(height)
    wood = mottled("#5d6f86", "#73859a", 0.5, 0.4)
    for _ in range(46):
        x, y = rng.uniform(-34, 34), rng.uniform(40, 60)
        z = float(height(np.array(x), np.array(y)))
        tall = rng.uniform(1.8, 4.2)
        fir = Body((-1, -1, -0.1), (1, 1, 3.2), 0.12)
        for level in range(4):
            fir.limb((0, 0, 0.3 + 0.65 * level), (0, 0, 1.15 + 0.65 * level), 0.78 - 0.17 * level,
                     0.05, 0.04)  # fmt: skip
        put(fir.build(wood, 4), (x, y, z - 0.1), (0, 0, 0), tall / 3)
    sun(62, 36, "#ffe6bc", 4.4, 0.6)
    sky("#a9c0f0", 0.85)
    camera((0, 0, 1.52), (0.0, 3.0, 1.08), lens=49)


def paint(picture):
    picture.directions(base=14, form=3, edge=0.3, by_part={0: 6})
    heaven = ramp(
        ((0, "#8fb6dc"), (0.45, "#cfdce4"), (0.8, "#fbe6c2"), (1, "#ffd9a4")),
        np.clip((picture.y + 12 * picture.noise(300, 4, stretch=(3, 1))) / 290, 0, 1),
    )
    cold = ("#86a2dc", "#b9cdf0", "#e6edf6")
    flat(picture, (0.40, 0.70), ("#6a72b4", "#c3c6e2"), {(1, 3): (cold, (0.40, 0.60, 0.78))},
         dry=0.05, body=0, back=heaven, wobble=0.012)  # fmt: skip
    picture.haze("#f3e7d6", 20, 75, 0.8, 0.8, mask=1 - picture.of(0))
    pencil(picture, "#fbf6ea", layers=(38, -24, 66), wide=1.4, reach=22, form=0.5)
    contour(picture, "#3a2f44", 1.5, 0.9, 0.06, 0.5, 0.8, 0.45, rough=1.1, skip=(1, 4, 5))
    picture.balance(a=-0.008, b=-0.020)
    return finish(picture, impasto=0, grain=0.006)
