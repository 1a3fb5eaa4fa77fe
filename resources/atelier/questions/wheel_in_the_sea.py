"""How do they breathe below, and who has drawn the curtain?

A fairground wheel stands in the open sea, sunk to its axle; one rising cabin is lit.
"""

import numpy as np
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, wash
from light.materials import matt, mottled, rippled
from light.scene import camera, group, lamp, sky, sun
from light.shapes import beam, box, copy_group, lathe, prism, ring, tube

SAMPLES, SEED, SCALE = 16, 88, 0.95
RADIUS, AXLE, CABINS = 6.4, np.array((0.3, 0.0, 0.35)), 20
LIT = 3
PAINTS = ("#e0846a", "#e9c46a", "#7fb0b8", "#d98fa6", "#8f9cd0")
EVENING = ((0, "#8f8cc8"), (0.4, "#b9aede"), (0.72, "#e9cfe0"), (0.92, "#fbe6d2"), (1, "#fdeed8"))


def wheel(iron):
    for y in (-0.55, 0.55):
        for radius, wide in ((RADIUS, 0.085), (RADIUS * 0.86, 0.05), (RADIUS * 0.32, 0.05)):
            hoop = ring(radius, 100)
            tube(
                np.stack([hoop[:, 0], 0 * hoop[:, 0] + y, hoop[:, 1]], -1) + AXLE,
                wide,
                iron,
                closed=True,
                part=3,
            )
        for angle in np.linspace(0, 2 * np.pi, CABINS + 1)[:-1]:
            way = np.array((np.cos(angle), 0, np.sin(angle)))
            tube(
                [AXLE + way * 0.5 + (0, y, 0), AXLE + way * RADIUS + (0, y, 0)],
                0.035,
                iron,
                part=3,
                resolution=2,
            )
            turn = angle + np.pi / CABINS
            other = np.array((np.cos(turn), 0, np.sin(turn)))
            for first, second in (
                (way * RADIUS, other * RADIUS * 0.86),
                (other * RADIUS * 0.86, None),
            ):
                end = (
                    second
                    if second is not None
                    else RADIUS
                    * np.array((np.cos(turn + np.pi / CABINS), 0, np.sin(turn + np.pi / CABINS)))
                )
                tube(
                    [AXLE + first + (0, y, 0), AXLE + end + (0, y, 0)],
                    0.022,
                    iron,
                    part=3,
                    resolution=2,
                )
    lathe(
        [(0.001, -0.8), (0.55, -0.8), (0.62, -0.6), (0.62, 0.6), (0.55, 0.8), (0.001, 0.8)],
        iron,
        AXLE,
        (90, 0, 0),
        40,
        part=4,
    )
    for side in (-1, 1):
        for x in (-3.2, 3.2):
            beam(AXLE + (0, side * 0.95, 0.2), (AXLE[0] + x, side * 1.6, -3.0), 0.28, iron, 0.02, 4)


def cabin(colour, lit=False):
    """Hanging from the origin."""
    paint, roof = mottled(colour, "#f2e6d8", 0.15, 3), matt("#f4ecdc")
    dark = matt("#ffc860", glow=3.5) if lit else matt("#5a5f8c", rough=0.2, gloss=0.5)
    parts = [box((1.02, 0.86, 0.52), (0, 0, -0.98), paint, 0.06, part=5)]
    parts.append(prism([(-0.62, 0), (0.62, 0), (0.36, 0.26), (-0.36, 0.26)], 0.98, roof, 6))
    parts[-1].location = (0, -0.49, -0.28)
    parts.append(box((0.90, 0.74, 0.46), (0, 0, -0.50), dark, part=7 if lit else 8))
    posts = [(x, y, -0.5) for x in (-0.47, 0, 0.47) for y in (-0.39, 0.39)]
    parts += [box((0.06, 0.06, 0.5), at, paint, part=5) for at in posts]
    if lit:
        cloth = matt("#e05a4c", glow=0.5)
        halves = [(x, -0.385, -0.50) for x in (-0.24, 0.24)]
        parts += [box((0.36, 0.02, 0.44), at, cloth, part=9) for at in halves]
    parts.append(tube([(0, 0, 0), (0, 0, -0.05)], 0.05, roof, part=6))
    return group(parts, (0, -300, 0))


def scene(detail):
    rng = np.random.default_rng(88)
    iron = matt("#5d5a90")
    wheel(iron)
    kinds = [cabin(colour) for colour in PAINTS]
    special = cabin("#e9e2d6", True)
    for number, angle in enumerate(np.linspace(0, 2 * np.pi, CABINS + 1)[:-1] + 0.10):
        at = AXLE + RADIUS * np.array((np.cos(angle), 0, np.sin(angle)))
        swing = float(rng.normal(0, 2.5))
        copy_group(special if number == LIT else kinds[number % 5], tuple(at), (0, swing, 0), 0.98)
        if number == LIT:
            lamp((at[0], -0.9, at[2] - 0.6), "#ffc46a", 30, 0.2)
        if number in (0, 1, 2):
            drops(at, rng, 1.9 - 0.55 * number)
    sea = rippled(matt("#8f90c8", 0.07, 0.7), 0.16, 0.9)
    box((3000, 3000, 0.02), (0, 1440, 0), sea, part=1)
    sun(200, 17, "#ffe2c8", 3.0, 1.5)
    sky("#b9b2e4", 0.85)
    camera((-1.6, -24.5, 3.3), (0.25, 0, 2.35), lens=40)


def drops(at, rng, long):
    """Water running off a cabin that has just come up."""
    water = matt("#f4f6ff", gloss=0.5, rough=0.2, glow=0.25)
    for _ in range(16):
        x, y = at[0] + rng.uniform(-0.5, 0.5), rng.uniform(-0.45, 0.1)
        start = at[2] - 1.22
        end = max(start - rng.uniform(0.3, 1.0) * long, 0.02)
        if end < start:
            tube(
                [(x, y, start), (x + rng.normal(0, 0.02), y, end)],
                [0.014, 0.006],
                water,
                part=10,
                resolution=2,
            )


def in_the_water(picture, foot):
    """The wheel upside down below its foot, broken by the swell."""
    below = np.clip(picture.y - foot, 0, None)
    sway = (4 + 0.03 * below) * picture.noise(20, 14, stretch=(6, 0.5))
    rows = ((2 * foot - picture.y) * picture.scale).astype(int).clip(0, picture.shape[0] - 1)
    columns = ((picture.x + sway) * picture.scale).astype(int).clip(0, picture.shape[1] - 1)
    upside = picture.of(3, 4, 5, 6, 8)[rows, columns]
    broken = step(picture.noise(18, 16, stretch=(7, 0.45)), -0.5, 0.6)
    return blur(upside, 1.2) * broken * np.clip(1 - below / 470, 0, 1) * (below > 0)


def paint(picture):
    _air, sea = picture.of(0), picture.of(1)
    level = np.nonzero(sea)[0].min() / picture.scale
    drift = 18 * picture.noise(380, 4, stretch=(4, 0.8))
    back = ramp(EVENING, np.clip((picture.y + drift) / level, 0, 1))
    cloud = step(picture.noise(190, 8, stretch=(4, 0.7)), 1.0, 1.7)[..., None] * 0.5
    back = back * (1 - cloud) + np.array((1.0, 0.91, 0.88), np.float32) * cloud
    picture.directions(base=3, swirl=0.15)
    flat(picture, (0.42, 0.72), ("#7f7cc0", "#bcb4de"), dry=0.05, back=back, wobble=0.012)
    lit = picture.image.copy()
    picture.expose(1.1)
    own = picture.image.copy()
    picture.image = lit
    depth = np.clip((picture.y - level) / (1200 - level), 0, 1)
    picture.lay(sea, ramp(((0, "#f6dfd8"), (0.2, "#c9bce0"), (1, "#8583be")), depth))
    x, y = picture.centre_of(7, 9)
    foot = np.nonzero(picture.of(3))[0].max() / picture.scale
    lamp_below = 2 * foot - y
    spot = np.exp(-(((picture.x - x) / 55) ** 2) - ((picture.y - lamp_below) / 75) ** 2)
    picture.lay(blur(sea, 0.6) * 0.62 * (1 - np.clip(2 * spot, 0, 1)), own)
    picture.lay(in_the_water(picture, foot) * sea * 0.55, "#4a468e")
    swell = step(picture.noise(22, 9, stretch=(8, 0.5)), 0.9, 1.7) * sea
    picture.lay(swell * 0.45, "#f4e4ea")
    picture.lay(step(picture.noise(24, 7, stretch=(8, 0.5)), 1.0, 1.8) * sea * 0.4, "#6b68a8")
    near_foot = step(np.abs(picture.y - foot - 2), 7, 3)
    feet = blur(picture.of(3, 4, 5) * near_foot, 9) * 3.0 * near_foot
    picture.lay(np.clip(feet, 0, 1) * sea * 0.8, "#f6e6ee")
    strokes = step(picture.noise(9, 17, stretch=(5, 0.5)), -0.1, 0.7)
    column = np.exp(-(((picture.x - x) / 24) ** 2) - ((picture.y - lamp_below) / 95) ** 2)
    picture.lay(np.clip(1.4 * column, 0, 1) * strokes * sea, "#ffd894")
    picture.lay(picture.of(7), "#ffe296").lay(picture.of(9) * 0.7, "#e8604c")
    picture.glow(x, y, 105, "#ffc45c", 0.6)
    wash(picture, edge=0.11, granulation=0.06, bleed=0.5)
    contour(
        picture, "#33306a", 1.3, 0.7, 0.2, 0.8, 0.75, 0.4, 1 - blur(sea, 1), 0.8, skip=(0, 1, 10)
    )
    return finish(picture, impasto=0, paper=0.04, grain=0.006)
