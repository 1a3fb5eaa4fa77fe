"""Who tucks them in, one after the other, and who will do it for her?

Snow at noon: a child tucks a patchwork quilt round a sleeping bear; farther off others sleep.
"""

import numpy as np
from light.animals import sleeping_bear
from light.bodies import Body, furred, ground_noise, heights_under, ripples
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, pencil
from light.materials import matt, mottled
from light.scene import camera, group, sky, sun
from light.shapes import copy, curve, decal, quads, sheet, terrain, tube
from light.textiles import checks, diamonds, dots, flowers, scales, stripes, textile

SAMPLES, SEED, SCALE = 26, 15, 1.25
PATCHES, ROWS, FINE = 8, 7, 26
FUR = ((0.0, "#33232a"), (0.3, "#5a382b"), (0.55, "#8a583c"), (0.8, "#c28c5a"),
       (1, "#eec99a"))  # fmt: skip
CLOTHS = (
    (("#d8492f", "#f7e6c6"), dots(), 0.13),
    (("#f3e3bd", "#d8492f", "#e5a93c", "#5c8f86"), flowers(), 0.26),
    (("#3f7f86", "#f3e3bd", "#e9b44c", "#f3e3bd"), diamonds(), 0.16),
    (("#ecb443", "#f9edcf"), dots(0.2), 0.10),
    (("#f0a58f", "#d8492f", "#f9edcf"), stripes(), 0.16),
    (("#2f4f7f", "#f3e3bd", "#e5a93c"), checks(), 0.11),
    (("#f7efdc", "#3f7f86", "#d8492f", "#e5a93c"), scales(), 0.20),
    (("#9fbf8f", "#f9edcf", "#d8492f", "#5c8f86"), flowers(), 0.20),
)


def snow_height():
    drifts = ground_noise(4, 18, 0.4, 1.6)

    def height(x, y):
        far = np.clip((np.hypot(x, y) - 1.0) / 3, 0, 1)
        nest = np.hypot(x / 1.9, y)
        hollow = 0.05 * np.exp(-(nest**4)) - 0.05 * np.exp(-(((nest - 1.05) / 0.14) ** 2))
        return 0.10 * drifts(x, y) * far + 0.035 * np.clip(y - 3, 0, 30) ** 1.25 - hollow

    return height


def footprints(height):
    """They come from the sleepers behind, round the bear, to the child."""
    path = [
        (-2.2, 13.0),
        (0.2, 10.4),
        (1.9, 7.2),
        (2.1, 4.6),
        (2.45, 2.0),
        (2.1, -0.6),
        (1.3, -1.55),
        (0.35, -1.7),
    ]
    line = curve(path, 66)
    blue = matt("#a9c0e8")
    angle = np.linspace(0, 2 * np.pi, 26, endpoint=False)
    narrow = 1 - 0.22 * np.exp(-(((np.sin(angle) + 0.1) / 0.35) ** 2))
    ways = np.gradient(line, axis=0)
    ways /= np.linalg.norm(ways, axis=1)[:, None]
    for number, (place, way) in enumerate(zip(line, ways, strict=True)):
        side = np.array((way[1], -way[0]))
        middle = place - side * (0.085 if number % 2 else -0.085)
        outline = (
            middle
            + np.outer(0.062 * narrow * np.cos(angle), side)
            + np.outer(0.125 * np.sin(angle), way)
        )
        decal(outline, height, blue, 5)


def bear_front(bear, material):
    """The part of the bear that looks out of the quilt."""
    corners = np.array([corner.co[:] for corner in bear.data.vertices])
    faces = np.array([face.vertices[:] for face in bear.data.polygons])
    faces = faces[corners[faces].mean(1)[:, 0] < -0.12]
    used, faces = np.unique(faces, return_inverse=True)
    front = quads(corners[used], faces.reshape(-1, 4), material, 10)
    front.modifiers.new("relax", "SMOOTH").iterations = 2
    return front


def quilt(bear, height):
    """Laid over the bear from above, relaxed upward only, cushioned between the seams."""
    x, y = np.meshgrid(
        np.linspace(-0.52, 1.62, PATCHES * FINE + 1), np.linspace(-1.16, 1.05, ROWS * FINE + 1)
    )
    base = height(x, y) + 0.012
    under = np.maximum(heights_under(bear, x, y), base)
    z = under
    for _ in range(160):
        padded = np.pad(z, 1, mode="edge")
        z = np.maximum(
            (padded[1:-1, :-2] + padded[1:-1, 2:] + padded[:-2, 1:-1] + padded[2:, 1:-1]) / 4, under
        )
    across = np.abs(np.sin(np.linspace(0, PATCHES * np.pi, x.shape[1])))[None, :]
    down = np.abs(np.sin(np.linspace(0, ROWS * np.pi, x.shape[0])))[:, None]
    folds = ripples(8, 20, 2.5, 7, (1, 1, 0))(np.stack([x, y, 0 * x], -1))
    raised = np.clip((z - base) / 0.4, 0, 1)
    z = z + 0.02 * raised + 0.030 * (across * down) ** 0.35 + 0.018 * folds * (1.2 - raised) + 0.01
    hem = 0.05 * np.sin(x * 9 + 2 * folds) * np.clip((-0.75 - y) / 0.4, 0, 1)
    points = np.stack([x + 0.02 * folds, y + hem, z], -1)
    cloths = [textile(colours, pattern, size, "xy") for colours, pattern, size in CLOTHS]
    order = np.random.default_rng(15).permutation(PATCHES * ROWS)
    things = []
    for row in range(ROWS):
        for column in range(PATCHES):
            part = points[
                row * FINE : (row + 1) * FINE + 1, column * FINE : (column + 1) * FINE + 1
            ]
            cloth = cloths[(row * 3 + column * 5 + order[row * PATCHES + column] % 3) % 8]
            things.append(sheet(part, cloth, 2 + (row + column) % 2, thick=0.03))
    return things


def kneeling_child():
    """From behind, leaning to the near edge of the quilt; facing +y, 1.1 m if she stood."""
    coat, wool, skin = matt("#2c4474"), matt("#ecb443"), matt("#8f5f45")
    body = Body((-0.5, -0.5, -0.02), (0.5, 0.75, 0.95), 0.010)
    body.limb((0, -0.10, 0.20), (0, 0.04, 0.52), 0.155, 0.115, 0.05)
    body.limb((-0.09, -0.14, 0.14), (0.09, -0.14, 0.14), 0.13, 0.13, 0.05)
    for side in (-1, 1):
        shoulder, elbow, hand = (
            (side * 0.11, 0.06, 0.53),
            (side * 0.19, 0.22, 0.42),
            (side * 0.13, 0.42, 0.40),
        )
        body.chain([shoulder, elbow, hand], [0.062, 0.055, 0.045], 0.02)
    folds = ripples(5, 24, 10, 24, (1, 1, 0.3))
    body.ripple(lambda points: 0.006 * folds(points))
    legs = Body((-0.3, -0.6, -0.02), (0.3, 0.2, 0.3), 0.010)
    boots = Body((-0.3, -0.6, -0.02), (0.3, 0.2, 0.3), 0.010)
    mittens = Body((-0.3, 0.3, 0.2), (0.3, 0.6, 0.55), 0.008)
    for side in (-1, 1):
        legs.limb((side * 0.08, 0.02, 0.08), (side * 0.08, -0.30, 0.07), 0.075, 0.06, 0.02)
        boots.chain(
            [(side * 0.08, -0.27, 0.07), (side * 0.085, -0.42, 0.07), (side * 0.085, -0.45, 0.02)],
            [0.066, 0.056, 0.05],
            0.02,
        )
        mittens.ball((side * 0.125, 0.46, 0.395), (0.045, 0.06, 0.05), 0.02)
    head = Body((-0.3, -0.1, 0.45), (0.3, 0.4, 1.0), 0.008)
    head.ball((0, 0.115, 0.70), (0.105, 0.115, 0.12), 0.02)
    cap = Body((-0.3, -0.1, 0.45), (0.3, 0.4, 1.0), 0.007)
    cap.ball((0, 0.105, 0.745), (0.122, 0.132, 0.115), 0.02).cut_below(0.70)
    cap.ball((0, 0.09, 0.875), 0.045, 0.01)
    cap.ripple(lambda points: 0.003 * np.sin(np.arctan2(points[..., 1] - 0.1, points[..., 0]) * 26))
    scarf = [
        (0.085 * np.cos(a), 0.085 + 0.085 * np.sin(a), 0.575) for a in np.linspace(0, 6.28, 24)
    ]
    tail = curve([(0.05, 0.0, 0.575), (0.075, -0.045, 0.50), (0.085, -0.06, 0.37)], 12)
    red, hair = matt("#e2553c"), matt("#2a1d1c")
    braids = [
        curve(
            [(side * 0.075, 0.03, 0.68), (side * 0.10, -0.015, 0.58), (side * 0.105, -0.03, 0.44)],
            12,
        )
        for side in (-1, 1)
    ]
    parts = [
        body.build(coat, 21),
        legs.build(matt("#b43c2c"), 22),
        boots.build(matt("#6a3e2c"), 23),
        mittens.build(wool, 25),
    ]
    parts += [
        head.build(skin, 20),
        cap.build(wool, 25),
        tube(scarf, 0.035, red, part=26),
        tube(tail, [0.03, 0.034], red, part=26),
    ]
    parts += [tube(line, [0.030, 0.028, 0.016], hair, part=24) for line in braids]
    return parts


def scene(detail):
    height = snow_height()
    snow = matt("#fbfaf6")
    ys = np.concatenate(
        [np.linspace(-6, 4, 500), np.linspace(4.03, 16, 420), np.linspace(16.1, 36, 120)]
    )
    terrain(np.linspace(-9, 9, 900), ys, height, snow, 1)
    footprints(height)
    brown = mottled("#8a5a3c", "#6a4230", 0.6, 4)
    body, head = sleeping_bear()
    bear = body.build(brown, 10)
    cover = quilt(bear, height)
    front = bear_front(bear, brown)
    nose = Body(head + (-0.46, -0.2, -0.26), head + (-0.24, 0.1, 0.05), 0.01)
    nose.ball(head + (-0.375, -0.06, -0.075), (0.042, 0.056, 0.038), 0.01).build(
        matt("#2a1c1c"), 11
    )
    bear.hide_render = True
    for x, y, turn, size in ((2.75, 7.5, 35, 0.9), (-3.0, 13.5, 150, 0.8), (1.2, 20, -20, 0.85)):
        c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        z = float(height(np.array(x), np.array(y))) - 0.04
        for thing in (front, *cover):
            copy(
                thing,
                (x - size * c * 0.5, y - size * s * 0.5, z),
                (0, 0, turn),
                size,
                10 if thing is front else 4,
            )
    furred(
        front,
        60000,
        0.06,
        (0.55, 0, -0.30),
        radius=0.004,
        where=lambda points: points[:, 0] < -0.44,
    )
    group(kneeling_child(), (-0.20, -1.42, 0.0), (0, 0, 6), 1.08)
    sun(232, 40, "#fff3da", 3.6, 0.6)
    sky("#a8c4f2", 0.95)
    camera((-1.75, -5.9, 2.75), (0.02, -0.12, 0.62), lens=51)


def paint(picture):
    picture.directions(base=14, form=3.5, edge=0.3, by_part={0: 20})
    heaven = ramp(
        ((0.0, "#7fb0d8"), (0.5, "#b9d8e6"), (1.0, "#f3eede")),
        (picture.y + 20 * picture.noise(300, 4)) / 330,
    )
    warm, cold = ("#5a5a9a", "#b09fb0", "#e9d6c6"), ("#7f9ed4", "#aec6ea", "#e3ebf4")
    flat(picture, (0.45, 0.72, 0.86), ("#5f6cae", "#98a8d8", "#d3dcf0"), dry=0.05, body=0.0,
         by_part={10: (warm, None), 1: (cold, None)}, wobble=0.015, back=heaven)  # fmt: skip
    fur = ramp(FUR, np.clip(picture.shade(99, 0.4) * 1.05 - 0.08, 0, 1))
    picture.lay(blur(picture.of(10), 0.5), fur)
    picture.haze("#f6f3ea", 12, 60, 0.75, 0.8, mask=1 - picture.of(0))
    near = step(picture.y + 60 * picture.noise(260, 9), 860, 1300)
    picture.lay(near * picture.of(1) * 0.5, "#b4caec")
    pencil(picture, "#fbf6ea", layers=(38, -24, 66), reach=24, form=0.6)
    contour(picture, "#3a2c3a", 1.9, 1.2, 0.06, 0.45, 0.8, 0.45, rough=1.2, skip=(1, 4, 5))
    return finish(picture, impasto=0, grain=0.006)
