"""Who folded the tugs, and will the harbour hold so large a promise?

Dawn at sea from above: a great steamer without smoke is drawn by a fleet of paper boats on threads.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise, turned
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import camera, group, sky, sun
from light.shapes import ball, box, copy, lathe, mesh, terrain, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 24, 98, 0.65
BOW = np.array((1.2, 6.0, 4.6))
DAWN = ((0.0, "#2c4050"), (0.2, "#486070"), (0.38, "#74919a"), (0.54, "#a8c0ba"),
        (0.7, "#d6dcc2"), (0.85, "#f6e8c2"), (1.0, "#fffaea"))  # fmt: skip


def paper_boat(paper):
    """As children fold them: a hull with raised ends and the peak of the folded sheet."""
    corners = [
        (-1.3, 0, 0.85),
        (1.3, 0, 0.85),
        (-0.75, 0, -0.05),
        (0.75, 0, -0.05),
        (0, -0.42, 0.42),
        (0, 0.42, 0.42),
        (-0.42, 0, 0.40),
        (0.42, 0, 0.40),
        (0, 0, 1.30),
    ]
    faces = [
        (0, 2, 4),
        (2, 3, 4),
        (3, 1, 4),
        (0, 5, 2),
        (2, 5, 3),
        (3, 5, 1),
        (0, 4, 6),
        (0, 6, 5),
        (1, 7, 4),
        (1, 5, 7),
        (6, 4, 8),
        (4, 7, 8),
        (7, 5, 8),
        (5, 6, 8),
    ]
    return mesh(corners, faces, paper, 10, smooth=False)


def steamer():
    """Along +y, its bow at the origin; no smoke from its funnels."""
    hull = Body((-4.2, -1.5, -2.0), (4.2, 46, 6.5), 0.22)
    x, y, z = hull.xyz
    half = (
        3.5
        * np.clip(y / 11, 0, 1) ** 0.62
        * (0.80 + 0.05 * np.clip(z, -2, 6))
        * np.clip((46 - y) / 5, 0, 1) ** 0.5
    )
    deck = 4.3 + 0.9 * np.clip(1 - y / 12, 0, 1) ** 2
    hull.distance = np.maximum(np.maximum(np.abs(x) - half, z - deck), -0.6 * y).astype(np.float32)
    dark, white = mottled("#3c4d5c", "#2f3d4a", 0.5, 0.5), matt("#f6efe0")
    parts = [hull.build(dark, 3)]
    for low, high, wide, top in ((11, 40, 2.6, 6.2), (13, 37, 2.2, 8.0), (14, 24, 1.7, 9.6)):
        parts.append(
            box((2 * wide, high - low, 1.8), (0, (low + high) / 2, top - 0.7), white, 0.15, part=4)
        )
    for level, start, count in ((5.6, 12.0, 18), (7.4, 14, 15)):
        for number in range(count):
            for side in (-1, 1):
                wide = 2.62 if level < 6 else 2.22
                parts.append(
                    box(
                        (0.06, 0.75, 0.6),
                        (side * wide, start + number * 1.52, level),
                        matt("#54687a"),
                        part=5,
                    )
                )
    for y0 in (19, 26, 33):
        parts.append(
            lathe(
                [(1.25, 0), (1.25, 5.2), (1.05, 5.2)],
                mottled("#d98a4a", "#c07038", 0.4, 0.8),
                (0, y0, 8),
                (-8, 0, 0),
                32,
                part=6,
            )
        )
        parts.append(
            lathe(
                [(1.29, 3.9), (1.29, 5.25), (0.9, 5.25), (0.9, 4.5)],
                matt("#2c3844"),
                (0, y0, 8),
                (-8, 0, 0),
                32,
                part=5,
            )
        )
    for y0, tall in ((8, 13), (40, 12)):
        parts.append(tube([(0, y0, 4), (0, y0 + 0.9, tall)], [0.16, 0.07], matt("#7a6a54"), part=5))
    return group(parts, (1.2, 6.4, 0), (0, 0, -9))


def scene(detail):
    rng = np.random.default_rng(98)
    swell, fine = (
        ground_noise(4, 28, 0.08, 0.30, (0.6, 1.3)),
        ground_noise(5, 40, 0.5, 1.5, (0.6, 1.3)),
    )

    def sea(x, y):
        wake = np.exp(-((np.abs(x - 1.2 - 0.16 * (y - 6)) - 3.6 - 0.10 * (y - 6)) ** 2) / 1.2) * (
            y > 6
        )
        return 0.20 * swell(x, y) + 0.06 * fine(x, y) + 0.38 * wake

    ys = np.concatenate([np.linspace(-34, 60, int(720 * detail)), np.geomspace(61, 900, 140)])
    terrain(
        np.linspace(-70, 70, int(560 * detail)), ys, sea, matt("#5f9aa2", rough=0.3, gloss=0.5), 1
    )
    steamer()
    paper = [matt(c, through=0.3) for c in ("#fffaf0", "#fbf1de", "#f3f4ee", "#ffe9c4")]
    first = [paper_boat(p) for p in paper]
    for boat in first:
        boat.location = (0, -900, 0)
    thread = matt("#f3ead6")
    for number, a in enumerate(np.linspace(-146, -44, 25)):
        far = (13.0, 20.5, 27.0, 16.5, 24.0)[number % 5] + rng.normal(0, 0.5)
        turn = math.radians(a)
        x, y = BOW[0] + far * math.cos(turn), BOW[1] + far * math.sin(turn)
        if abs(x) > 12.5:
            continue
        z = float(sea(np.array(x), np.array(y)))
        facing = a + rng.normal(0, 5)
        copy(first[number % 4], (x, y, z), (0, 0, facing), 1.55)
        stern = turned((0, 0, facing)) @ np.array((-1.25, 0, 0.84)) * 1.55 + (x, y, z)
        hawse = BOW + (0.55 * (1 if a > -96 else -1), 0.15, 0)
        share = np.linspace(0, 1, 24)[:, None]
        line = stern * (1 - share) + hawse * share
        line[:, 2] -= 0.25 * 4 * (share * (1 - share))[:, 0]
        ball(tuple(hawse + (0, 0.05, 0)), 0.24, matt("#1f2a34"), 5, 16)
        tube(line, 0.035, thread, part=11, resolution=2).visible_shadow = False
    sun(208, 22, "#ffe4b4", 4.2, 0.8)
    sky("#b9d2d8", 0.75)
    camera((-3.0, -47, 32), (0.6, 6.4, 1.6), lens=49)


def paint(picture):
    air, water = picture.of(0), picture.of(1)
    picture.expose(1.15)
    picture.backdrop(((0, "#f6e9c8"), (1, "#fdf1d2")), bottom=200, drift=10)
    near = picture.of(10, 11)
    picture.haze("#f5ead0", 66, 190, 0.97, 0.65, mask=np.clip(1 - air - near, 0, 1))
    wisps = step(picture.noise(260, 6, stretch=(3.6, 0.8)), 0.1, 1.8) * step(picture.y, 620, 180)
    picture.lay(wisps * 0.55, "#fbf1da")
    picture.grade(
        DAWN,
        0.35,
        (0.36, 0.52, 0.66, 0.8),
        (0.32, 0.46, 0.60, 0.74, 0.9),
        0.06,
        0.25,
        0.012,
        np.clip(1 - near, 0, 1),
    )
    picture.find_edges(0.7, floor=0.2)
    things = picture.of(3, 4, 5, 6, 10, 11)
    picture.focus = np.maximum(picture.focus, blur(things, 1.5) * 0.85)
    picture.hard = np.where(water > 0.5, 0.4, 0.95).astype(np.float32)
    picture.directions(base=3, swirl=0.2, form=2)
    strokes(picture, (30, 15, 7, 3.4, 1.7), length=7, jitter=(0.013, 0.011), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.03, bloom=0.03)
