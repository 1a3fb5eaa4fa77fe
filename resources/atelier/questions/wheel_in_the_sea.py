"""How do they breathe below, and who has drawn the curtain?

A fairground wheel stands in the open sea, sunk to its axle; one rising cabin is lit.
"""

import numpy as np
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, wash
from light.materials import matt, mottled, rippled
from light.scene import camera, group, lamp, sky, sun
from light.shapes import ball, beam, box, copy_group, lathe, prism, ring, tube
from scipy.ndimage import maximum_filter

SAMPLES, SEED, SCALE = 16, 88, 0.95
WATER = 733  # where the wheel goes in, in the card
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
    posts = [
        (x, y, -0.5) for x in ((-0.47, 0.47) if lit else (-0.47, 0, 0.47)) for y in (-0.39, 0.39)
    ]
    parts += [box((0.06, 0.06, 0.5), at, paint, part=5) for at in posts]
    if lit:
        cloth = matt("#e05a4c", glow=0.5)
        halves = [(x, -0.385, -0.50) for x in (-0.34, 0.34)]
        parts += [box((0.20, 0.02, 0.44), at, cloth, part=9) for at in halves]
        parts += [ball((0.02, -0.40, -0.42), 0.095, matt("#3c2148"), 11, 20)]
        parts += [ball((0.02, -0.37, -0.72), (0.17, 0.05, 0.20), matt("#3c2148"), 11, 24)]
    iron = matt("#4a4780")
    parts.append(tube([(0, -0.66, 0), (0, 0.66, 0)], 0.10, iron, part=4))
    arms = [[(0, y, 0), (0.44 * side, y, -0.27)] for y in (-0.6, 0.6) for side in (-1, 1)]
    parts += [tube(arm, 0.035, iron, part=4) for arm in arms]
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


def mirrored(picture, sea):
    """The whole wheel once more, upside down, as dark strokes that the swell breaks."""
    wheel, scale = picture.of(3, 4, 5, 6, 8), picture.scale
    shift = (
        9 * picture.noise(26, 31, stretch=(5, 0.5)) * np.clip((picture.y - WATER) / 160, 0.15, 1)
    )
    rows = np.clip(((2 * WATER - picture.y) * scale).astype(int), 0, wheel.shape[0] - 1)
    columns = np.clip(((picture.x + shift) * scale).astype(int), 0, wheel.shape[1] - 1)
    image = maximum_filter(wheel, size=(1, int(5 * scale)))[rows, columns]
    broken = step(picture.noise(17, 32, stretch=(6, 0.45)), -0.6, 0.1)
    fading = np.clip(1.15 - (picture.y - WATER) / 620, 0.3, 1) * (picture.y > WATER)
    picture.lay(blur((image * broken * sea).astype(np.float32), 0.6) * 0.62 * fading, "#57529a")


def lamp_on_the_water(picture, sea, x, y):
    """Short strokes under the lit cabin, closest where its image lies."""
    near = np.exp(-(((picture.y - y) / 95) ** 2))
    wide = 12 + 26 * near
    column = np.exp(-(((picture.x - x - 7 * picture.noise(20, 41, stretch=(4, 0.5))) / wide) ** 4))
    rows = step(picture.noise(15, 42, stretch=(5, 0.40)), 0.25, 0.6)
    along = np.clip(0.30 + near, 0, 1) * step(picture.y, WATER + 25, WATER + 70)
    along = along * step(-picture.y, -1180, -1120)
    picture.lay(blur((column * rows * along * sea).astype(np.float32), 0.6) * 0.9, "#ffd98a")
    picture.glow(x, y, 90, "#ffb45c", 0.18)


def waterline(picture):
    """Pale broken lines where rims, posts and the axle go into the water."""
    wheel = picture.of(3, 4, 5, 6) * (np.abs(picture.y - 732) < 9)
    feet = maximum_filter(wheel, size=(1, int(20 * picture.scale)))
    low = np.where(feet.any(0), feet.shape[0] - 1 - np.argmax(feet[::-1] > 0, axis=0), -999)
    away = picture.y - low[None, :] / picture.scale + 1.5 * picture.noise(14, 51)
    picture.lay(blur((np.abs(away + 0.5) < 2.2).astype(np.float32), 0.7) * 0.85, "#f8ebf0")
    picture.lay(blur((np.abs(away - 4.5) < 1.6).astype(np.float32), 0.8) * 0.5, "#57529a")


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
    ball_of_light = np.exp(-((np.hypot(picture.x - x, picture.y - WATER * 2 + y) / 62) ** 4))
    picture.lay(blur(sea, 0.6) * 0.5 * (1 - ball_of_light), own)
    swell = step(picture.noise(22, 9, stretch=(8, 0.5)), 0.9, 1.7) * sea
    picture.lay(swell * 0.45, "#f4e4ea")
    picture.lay(step(picture.noise(24, 7, stretch=(8, 0.5)), 1.0, 1.8) * sea * 0.4, "#6b68a8")
    mirrored(picture, sea)
    lamp_on_the_water(picture, sea, x, 2 * WATER - y)
    picture.lay(picture.of(7), "#ffdc8c").lay(picture.of(9) * 0.8, "#e8604c")
    picture.lay(picture.of(11), "#43264e").glow(x, y, 95, "#ffbe5c", 0.6)
    waterline(picture)
    wash(picture, edge=0.11, granulation=0.06, bleed=0.5)
    contour(
        picture, "#33306a", 1.3, 0.7, 0.2, 0.8, 0.75, 0.4, 1 - blur(sea, 1), 0.8, skip=(0, 1, 10)
    )
    return finish(picture, impasto=0, paper=0.04, grain=0.006)
