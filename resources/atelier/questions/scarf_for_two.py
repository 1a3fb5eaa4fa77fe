"""Have they forgiven him, or is he being tied up?

A winter field: crows hold the two ends of a long scarf and fly it round the scarecrow's neck.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import blur, step
from light.finish import finish
from light.hands import contour, lino
from light.materials import by_corner, matt
from light.plants import tree
from light.scene import camera, group, linear, sky, sun
from light.shapes import ball, curve, decal, lathe, loose_quads, sheet, terrain, tube

SAMPLES, SEED, SCALE = 14, 108, 1.0
INK, SLATE, ICE, GOLD, PAPER = "#1d2236", "#4f7894", "#a8cfd8", "#ecaa34", "#f8f2e4"
LEFT, RIGHT = np.array((-0.88, -0.52, 1.98)), np.array((0.86, -0.40, 2.28))


def field(detail):
    fine, broad = ground_noise(3, 30, 0.8, 3), ground_noise(5, 18, 0.03, 0.12)

    def height(x, y):
        heap = 0.20 * np.exp(-(x**2 + y**2) / 0.5)
        rows = 0.035 * np.sin((x + 0.35 * y) * 2.6) * np.exp(-np.clip(y, 0, None) / 40)
        return 0.015 * fine(x, y) + 0.25 * broad(x, y) + heap + rows + 0.012 * np.clip(y, 0, 90)

    ys = np.concatenate([np.linspace(-8, 12, int(420 * detail)), np.geomspace(12.3, 400, 120)])
    terrain(np.linspace(-60, 60, int(700 * detail)), ys, height, matt("#ffffff"), 1)
    return height


def scarecrow(rng):
    """Seen half from behind; an old coat on two sticks, one sleeve hanging."""
    wood, straw = matt("#7a5236"), matt("#e8c062")
    tube([(0, 0, -0.2), (0.02, 0, 2.0)], 0.05, wood, part=11)
    tube([(-0.92, 0.02, 1.60), (0.58, 0.0, 1.42)], 0.04, wood, part=11)
    coat = Body((-1.1, -0.5, 0.35), (1.1, 0.5, 1.95), 0.016)
    coat.limb((0, 0, 0.62), (0, 0, 1.15), 0.33, 0.235, 0.05)
    coat.limb((0, 0, 1.15), (0, 0, 1.46), 0.235, 0.215, 0.08)
    coat.limb((-0.20, 0, 1.53), (0.20, 0, 1.48), 0.10, 0.10, 0.08)
    coat.chain([(-0.2, 0, 1.52), (-0.55, 0, 1.53), (-0.80, 0, 1.52)], [0.13, 0.11, 0.125], 0.05)
    coat.chain([(0.2, 0, 1.47), (0.58, 0, 1.38), (0.66, -0.04, 1.05)], [0.13, 0.11, 0.125], 0.05)
    folds = ripples(6, 24, 5, 14, (1, 1, 0.2))
    coat.ripple(lambda p: 0.014 * folds(p))
    x, y, z = coat.xyz
    rag = 0.55 + 0.07 * np.sin(np.arctan2(y, x) * 9) + 0.03 * np.sin(np.arctan2(y, x) * 23)
    coat.distance = np.maximum(coat.distance, rag - z).astype(np.float32)
    coat.build(matt("#4f7894"), 12)
    for number in range(90):
        at, way = (
            ((-0.86, 0, 1.52), (-1, 0, -0.15))
            if number % 2
            else ((0.67, -0.05, 0.98), (0.05, 0, -1))
        )
        start = np.array(at) + rng.normal(0, 0.05, 3)
        end = start + (np.array(way) + rng.normal(0, 0.28, 3)) * rng.uniform(0.14, 0.28)
        tube([start, end], [0.011, 0.005], straw, part=13, resolution=1)
    head = Body((-0.35, -0.35, 1.55), (0.35, 0.35, 2.3), 0.014)
    head.ball((0.01, 0, 1.86), (0.185, 0.19, 0.22), 0.03).limb(
        (0, 0, 1.6), (0, 0, 1.72), 0.09, 0.12, 0.04
    )
    head.build(matt("#e9d3a0"), 14)
    for x in (-0.072, 0.088):
        ball((x, -0.186, 1.895), (0.026, 0.02, 0.030), matt(INK), 33, 16)
    hat = [
        (0.001, 0.30),
        (0.13, 0.29),
        (0.165, 0.20),
        (0.20, 0.05),
        (0.40, 0.015),
        (0.41, -0.01),
        (0.001, 0.0),
    ]
    lathe(
        hat,
        matt(INK),
        (0.01, 0, 1.98),
        (6, -9, 0),
        48,
        lambda a, z: 1 + 0.05 * np.sin(3 * a) * (z < 0.1),
        part=15,
    )


def scarf():
    """A wide band in stripes; it goes once and a half round the neck."""
    round_neck = [(-0.32, -0.3, 1.63), (0, -0.29, 1.68), (0.25, 0, 1.71), (0, 0.25, 1.73),
                  (-0.25, 0, 1.72), (-0.05, -0.31, 1.62), (0.34, -0.31, 1.64)]  # fmt: skip
    path = curve([LEFT, (-0.68, -0.42, 1.71), *round_neck, (0.72, -0.36, 1.88), RIGHT], 420)
    way = np.gradient(path, axis=0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    across = np.stack([-way[:, 2], 0 * way[:, 0], way[:, 0]], -1)
    across = np.where(np.linalg.norm(across, axis=1)[:, None] < 0.35, np.array((0, 0, 1.0)), across)
    across /= np.linalg.norm(across, axis=1)[:, None]
    v = np.linspace(-1, 1, 13)[None, :, None]
    run = np.linspace(0, 1, len(path))[:, None]
    points = (
        path[:, None]
        + 0.105 * v * across[:, None]
        + 0.012 * np.sin(40 * run + 2 * v[..., 0])[..., None] * np.array((0, 1, 0))
    )
    band = sheet(points, None, 20, thick=0.02)
    stripe = np.broadcast_to((run * 34) % 2 < 1, points.shape[:2]).reshape(-1, 1)
    by_corner(band, np.where(stripe, linear("#ecaa34"), linear("#fbf3e0"))).pass_index = 20
    for end, back in ((path[0], path[6]), (path[-1], path[-7])):
        out = (end - back) / np.linalg.norm(end - back)
        for k in np.linspace(-0.09, 0.09, 6):
            side = np.array((-out[2], 0, out[0])) * k
            tube(
                [end + side, end + side * 1.3 + out * 0.06 + (0, 0, -0.07)],
                0.012,
                matt("#ecaa34"),
                part=20,
            )


def plumage(root, elbow, tip, black, count=24):
    arm, parts = curve([root, elbow, tip], 40), []
    parts.append(tube(arm, [0.05, 0.035, 0.02], black, part=30))
    outward = (tip - root) / np.linalg.norm(tip - root)
    for share in np.linspace(0.0, 1, count):
        foot = arm[int(share * (len(arm) - 1))]
        way = np.array((-1.0, 0, -0.15)) * (1.05 - share) + outward * (0.12 + 1.1 * share**2)
        way /= np.linalg.norm(way)
        across = np.cross(way, np.cross(way, outward) + (0.01, 0.3, 0.1))
        across *= np.interp(share, [0, 0.8, 1], [0.062, 0.05, 0.026]) / np.linalg.norm(across)
        long = np.interp(share, [0, 0.5, 1], [0.22, 0.30, 0.36])
        parts.append(
            loose_quads(
                [
                    np.array(
                        [
                            foot - across,
                            foot + across,
                            foot + way * long + across * 0.55,
                            foot + way * long - across * 0.55,
                        ]
                    )
                ],
                black,
                30,
            )
        )
    return parts


def crow(at, facing, pitch=0.0, wings=None, size=1.0, bow=0.0):
    """Looks along +x.  wings: how high they are raised; without them it sits."""
    black, body = matt(INK), Body((-0.5, -0.2, -0.3), (0.4, 0.2, 0.35), 0.011)
    body.ball((0, 0, 0), (0.22, 0.105, 0.105), 0.03, (0, -14, 0))
    head = np.array((0.215, 0, 0.095 - bow))
    body.limb((0.10, 0, 0.03), head, 0.085, 0.068, 0.05).ball(head, (0.085, 0.068, 0.068), 0.03)
    body.limb((-0.14, 0, -0.03), (-0.32, 0, -0.075), 0.06, 0.03, 0.04)
    beak = [head + (0.06, 0, 0.0), head + (0.13, 0, -0.005), head + (0.20, 0, -0.03)]
    parts = [body.build(black, 30), tube(beak, [0.036, 0.028, 0.005], matt("#3c4460"), part=31)]
    parts.append(ball(head + (0.035, -0.062, 0.018), 0.013, matt("#f6efe0"), 32, 16))
    for k in np.linspace(-1, 1, 5):
        end = np.array((-0.54, 0.075 * k, -0.13))
        root = np.array((-0.24, 0.02 * k, -0.055))
        parts.append(
            loose_quads(
                [
                    np.array(
                        [
                            root - (0, 0.03, 0),
                            root + (0, 0.03, 0),
                            end + (0, 0.03, 0),
                            end - (0, 0.03, 0),
                        ]
                    )
                ],
                black,
                30,
            )
        )
        parts.append(
            loose_quads(
                [
                    np.array(
                        [
                            root - (0, 0, 0.02),
                            root + (0, 0, 0.02),
                            end + (0, 0, 0.02),
                            end - (0, 0, 0.02),
                        ]
                    )
                ],
                black,
                30,
            )
        )
    for side in (-1, 1):
        if wings is None:
            wing = Body((-0.5, -0.2, -0.3), (0.4, 0.2, 0.3), 0.012)
            wing.ball((-0.06, 0.085 * side, 0.0), (0.20, 0.03, 0.075), 0.02, (0, -16, 0))
            parts.append(wing.build(black, 30))
            leg = [(0.01, 0.04 * side, -0.08), (0.03, 0.04 * side, -0.19)]
            parts.append(tube(leg, 0.012, matt("#3c4460"), part=31))
        else:
            root = np.array((0.06, 0.06 * side, 0.05))
            elbow = root + (0.08, 0.16 * side, 0.22 * wings)
            tip = elbow + (-0.06, 0.28 * side, 0.30 * wings)
            parts += plumage(root, elbow, tip, black)
    return group(parts, at, (0, pitch, facing), size)


def tracks(rng, height):
    """Crows' feet in the snow."""
    dark = matt("#9fc0d2")
    for start, way in (((-1.5, -2.6), 62), ((1.7, -2.2), 118), ((0.9, -3.4), 96)):
        for number in range(9):
            along = math.radians(way + 4 * math.sin(number))
            x = start[0] + 0.24 * number * math.cos(along) + 0.05 * (-1) ** number
            y = start[1] + 0.24 * number * math.sin(along)
            for turn in (-0.5, 0, 0.5, math.pi):
                a, side = along + turn, along + turn + math.pi / 2
                tip = (x + 0.10 * math.cos(a), y + 0.10 * math.sin(a))
                wide = (0.012 * math.cos(side), 0.012 * math.sin(side))
                decal(
                    [(x - wide[0], y - wide[1]), (x + wide[0], y + wide[1]), tip], height, dark, 3
                )


def scene(detail):
    rng = np.random.default_rng(SEED)
    height = field(detail)
    scarecrow(rng)
    scarf()
    crow(tuple(LEFT + (-0.42, 0.0, 0.12)), 0, 18, 1.15, 1.05, 0.04)
    crow(tuple(RIGHT + (0.40, 0.0, 0.16)), 180, 22, 1.3, 1.05, 0.04)
    crow((0.06, 0.02, 2.44), 168, 0, None, 0.85)
    for x, y, way in ((-1.1, -1.1, 25), (1.3, -0.7, 205), (-1.75, 1.2, 8)):
        crow((x, y, float(height(np.array(x), np.array(y))) + 0.17), way, 0, None, 0.95, 0.02)
    tracks(rng, height)
    turn = np.linspace(0, 2 * math.pi, 60, endpoint=False)
    rim = 1 + 0.12 * np.sin(3 * turn) + 0.07 * np.sin(7 * turn)
    hollow = np.stack([0.03 + 0.30 * rim * np.cos(turn), 0.20 * rim * np.sin(turn) - 0.04], -1)
    decal(hollow, height, matt("#9fc0d2"), 3)
    for number, (x, y, tall) in enumerate(
        ((-13, 46, 9), (-10.5, 50, 11), (-8.4, 52, 8), (14, 58, 10))
    ):
        tree(
            (x, y, 0.4), tall, 30 + number, matt("#4f7894"), depth=4, spread=20, trunk=0.16, part=4
        )
    sun(107, 24, "#ffffff", 4.0, 0.6)
    sky("#cfdcf0", 0.6)
    camera((0.25, -9.4, 1.35), (-0.03, 0, 1.50), lens=54)


def paint(picture):
    picture.measured_by = (1,)
    light = picture.shade()
    dark, fallen = step(light, 0.82, 0.45), step(light, 0.94, 0.74)
    picture.directions(base=5, swirl=0.25, form=3)
    air, snow = picture.of(0), picture.of(1)
    local = picture.local()
    stripe = picture.of(20) * step(local[..., 2], 0.6, 0.4)
    straw, face = picture.of(13), picture.of(14)
    fall = step(picture.y + 30 * picture.noise(300, 3, stretch=(3, 1)), 690, 40)
    gold = np.clip(
        stripe * 1.1
        + face * 1.05
        + straw * (0.55 + 0.3 * dark)
        + air * step(picture.y, 430, 720) * 0.34,
        0,
        1.1,
    )
    ice = np.clip(
        air * fall * 0.85
        + snow * fallen * 0.95
        + picture.of(3) * 1.0
        + (picture.of(20) * 0.35 + straw * 0.4) * dark,
        0,
        1.1,
    )
    slate = np.clip(
        picture.of(12) * (0.72 + 0.5 * dark)
        + picture.of(4) * 0.8
        + picture.of(3) * 0.45
        + snow * fallen * step(picture.y, 640, 1400) * 0.3,
        0,
        1.1,
    )
    key = np.clip(
        picture.of(15, 30, 33) * 1.1
        + picture.of(11, 31) * 0.95
        + picture.of(12) * step(dark, 0.7, 1) * 0.5,
        0,
        1.1,
    )
    inks = ((GOLD, gold), (ICE, ice), (SLATE, slate), (INK, key * (1 - picture.of(32))))
    lino(picture, PAPER, inks, wide=3.4, reach=24, chatter=0.04, shift=0.8, salt=0.03)
    contour(
        picture, INK, 2.0, 0.9, 0.05, 0.7, 0.9, 0.3, rough=0.6, skip=(0, 1, 3, 4, 30), bare=(4,)
    )
    picture.lay(blur(picture.of(32), 0.5), PAPER)
    picture.balance(a=-0.004, b=-0.018)
    return finish(picture, impasto=0, paper=0.04, grain=0.006)
