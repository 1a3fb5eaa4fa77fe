"""Who asked it to, and what will it be when the last one is over?

Far above a stony brook a caterpillar has stretched itself from leaf to leaf; ladybirds cross on it.
"""

import numpy as np
from light.bodies import Body, ground_noise
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, wash
from light.materials import matt, mottled
from light.scene import area, camera, group, sky, sun
from light.shapes import ball, curve, evenly, sheet, terrain, tube

SAMPLES, SEED, SCALE = 16, 202, 1.0
BACK = curve([(-1.55, 0, -0.62), (-1.18, 0, -0.36), (-0.55, 0, -0.30), (0.1, 0, -0.22),
              (0.7, 0, 0.02), (1.12, 0, 0.36), (1.42, 0, 0.66)], 120)  # fmt: skip
FACE, ASIDE = np.array((0.64, -0.76, 0.12)), np.array((0.76, 0.64, 0))
BELOW = -9.0
CATERPILLAR = ((0, "#2f6a44"), (0.3, "#639c44"), (0.6, "#a9cb4e"), (1, "#eff2a0"))
SHELL = ((0, "#c07c1c"), (0.4, "#eda522"), (0.7, "#fcc433"), (1, "#ffe68e"))


def along(share):
    """A place on the line of the caterpillar, the way and what is up there."""
    at = min(share * (len(BACK) - 1), len(BACK) - 1.001)
    k = int(at)
    way = BACK[k + 1] - BACK[k]
    place = BACK[k] + way * (at - k)
    way = way / np.linalg.norm(way)
    return place, way, np.array((-way[2], 0, way[0]))


def caterpillar():
    knots = evenly(BACK, 0.262)
    body = Body((-1.95, -0.5, -1.1), (1.95, 0.5, 1.35), 0.016)
    for number, knot in enumerate(knots):
        share = number / (len(knots) - 1)
        wide = 0.225 * np.interp(share, (0, 0.12, 0.8, 1), (0.74, 1, 1, 0.92))
        body.ball(knot, (wide * 0.92, wide, wide), 0.018)
        for side in (-1, 1):
            body.ball(knot + (0, 0.19 * side, -0.10), (0.10, 0.06, 0.055), 0.04)
    for number in (0, 1, 2, 5, 6, 7, 8):
        for side in (-1, 1):
            knot, high = knots[number] + (0, 0.11 * side, -0.12), 0.12 if number < 3 else 0.14
            body.limb(knot, knot + (-0.02, 0.02 * side, -high), 0.085, 0.07, 0.03)
    top = knots[-1] + (0.15, -0.05, 0.17)
    body.ball(top, (0.235, 0.24, 0.235), 0.05)
    face = top + 0.15 * FACE
    for side in (-1, 1):
        body.ball(face + 0.10 * side * ASIDE - (0, 0, 0.06), (0.115, 0.115, 0.12), 0.06)
    body.build(matt("#9cc04a"), 10)
    marks(knots)
    head(top)


def marks(knots):
    """A row of spots along the flank and the six true feet in front."""
    for knot in knots[1:-1]:
        ball(tuple(knot + (0, -0.205, 0.03)), (0.05, 0.03, 0.05), matt("#c65f2a"), 12, 16)
    for number in (-1, -2, -3):
        for side in (-1, 1):
            foot = knots[number] + (0.02, 0.10 * side, -0.15)
            tip = foot + (0.10, 0.02 * side, -0.10)
            tube([foot, (foot + tip) / 2 + (0.05, 0, 0.02), tip], [0.04, 0.03, 0.012],
                 matt("#6a4a2c"), part=14)  # fmt: skip


def head(top):
    """Turned half to us: two eyes, two feelers, two jaws."""
    dark = matt("#241a1c", rough=0.2, gloss=0.7)
    for side in (-1, 1):
        eye = top + 0.205 * FACE + 0.115 * side * ASIDE + (0, 0, 0.075)
        ball(tuple(eye), 0.042, dark, 16, 20)
        ball(tuple(eye + 0.036 * FACE + (-0.012, 0, 0.016)), 0.013, matt("#fff8e6"), 22, 12)
        root = top + 0.09 * FACE + 0.10 * side * ASIDE + (0, 0, 0.19)
        feeler = [root, root + (0.05 * side, 0, 0.14),
                  root + (0.15 * side, 0, 0.22)]  # fmt: skip
        tube(curve(feeler, 12), [0.022, 0.014, 0.024], matt("#6a3c22"), part=14)
        jaw = top + 0.27 * FACE + 0.05 * side * ASIDE - (0, 0, 0.09)
        tube([jaw, jaw + 0.03 * FACE - 0.03 * side * ASIDE - (0, 0, 0.05)], [0.03, 0.012],
             matt("#6a3c22"), part=14)  # fmt: skip


def ladybird(place, way, up, size):
    """Walking along `way`, its feet at `place`: a shell of two halves with spots."""
    shell, black = matt("#f4b71f", gloss=0.35, rough=0.35), matt("#241d22", gloss=0.3)
    dome = Body((-0.8, -0.7, -0.05), (0.8, 0.7, 0.75), 0.025)
    dome.ball((-0.05, 0, 0.10), (0.56, 0.46, 0.44), 0.02).cut_below(0.10)
    parts = [dome.build(shell, 20)]
    parts.append(ball((0.44, 0, 0.20), (0.17, 0.26, 0.17), black, 21, 20))
    parts.append(ball((0.60, 0, 0.16), (0.12, 0.16, 0.11), black, 21, 16))
    for side in (-1, 1):
        parts.append(ball((0.55, 0.15 * side, 0.24), 0.055, matt("#fff8e6"), 22, 12))
        feeler = [(0.66, 0.07 * side, 0.22), (0.80, 0.13 * side, 0.32)]
        parts.append(tube(feeler, 0.022, black, part=21))
        for x, reach in ((0.30, 0.22), (0.0, 0.0), (-0.32, -0.22)):
            leg = [(x, 0.30 * side, 0.12), (x + reach * 0.6, 0.52 * side, 0.15),
                   (x + reach, 0.62 * side, 0.0)]  # fmt: skip
            parts.append(tube(leg, [0.04, 0.035, 0.02], black, part=21))
        for x, high in ((0.22, 0.26), (-0.10, 0.62), (-0.12, 0.22), (-0.40, 0.36)):
            angle = np.radians(90 * high + 8) * side
            y, z = (
                0.46 * np.cos(np.radians(100 * high)) * side,
                0.10 + 0.44 * np.sin(np.radians(100 * high)),
            )
            scale = np.sqrt(max(1 - ((x + 0.05) / 0.56) ** 2, 0.05))
            spot = ball((x, y * scale * 0.97, 0.10 + (z - 0.10) * scale * 0.97),
                        (0.10, 0.10, 0.035), black, 23, 16)  # fmt: skip
            spot.rotation_euler = (-(np.pi / 2 - abs(angle)) * side, 0.35 * x, 0)
            parts.append(spot)
    pitch = float(np.degrees(np.arctan2(way[2], way[0])))
    return group(parts, tuple(place), (0, -pitch, 0), size)


def leaf(root, tip, wide, material, part):
    """A blade from root to tip that turns its face to us, notched at the rim."""
    u, v = np.meshgrid(np.linspace(0, 1, 160), np.linspace(-1, 1, 60))
    root, tip = np.asarray(root, float), np.asarray(tip, float)
    way = (tip - root) / np.linalg.norm(tip - root)
    across = np.array((-way[2], -0.30, way[0])) * np.sign(way[0])
    notch = 1 + 0.035 * np.abs(np.sin(u * 40)) * np.abs(v)
    half = wide * np.sin(np.pi * np.clip(u, 0.001, 1) ** 0.8) ** 0.75 * notch
    line = root + (tip - root) * u[..., None] + (half * v)[..., None] * across
    line[..., 1] += 0.10 * np.abs(v) * half + 0.012 * np.cos((u * 2 - np.abs(v) * 0.35) * 44)
    line[..., 2] += 0.10 * np.sin(np.pi * u)
    sheet(line, material, part)
    share = np.linspace(0, 1, 30)[:, None]
    rib = root + (tip - root) * share + (0, -0.015, 0) + np.sin(np.pi * share) * (0, 0, 0.10)
    tube(rib, [0.035, 0.008], matt("#c9d98a"), part=part + 1, resolution=3)


def bend(y):
    """Where the brook runs, far below."""
    return 0.4 + 2.6 * np.sin(y / 5.4 + 0.5) + 0.05 * y


def valley(detail, rng):
    """A brook between banks of stones and bushes."""
    broad, fine = ground_noise(4, 20, 0.15, 0.5), ground_noise(6, 26, 0.6, 2.4)

    def height(x, y):
        from_bank = np.abs(x - bend(y) - 0.25 * fine(x, y)) - 1.35
        bank = 1.5 * (1 - np.exp(-np.clip(from_bank, 0, 9) * 0.7))
        return BELOW + np.where(from_bank > 0, bank + 0.3 * broad(x, y), -0.5)

    xs, ys = np.linspace(-22, 22, int(500 * detail)), np.linspace(-4, 90, int(800 * detail))
    terrain(xs, ys, height, mottled("#6f9790", "#52838e", 0.6, 0.4), 30)
    terrain(xs[::20], ys[::20], lambda x, y: BELOW + 0.05 + 0 * x, matt("#a9dce8"), 31)
    stone, bush = mottled("#c9bfb4", "#a79c98", 0.5, 1.2), mottled("#356a68", "#4f8a7c", 0.6, 0.8)
    for _ in range(200):
        y = rng.uniform(1, 60)
        x = bend(y) + rng.choice((-1, 1)) * rng.uniform(1.0, 2.0)
        size = rng.uniform(0.12, 0.44)
        ball((x, y, float(height(np.array(x), np.array(y))) + 0.1), (size, size * 0.8, size * 0.7),
             stone, 32, 16)  # fmt: skip
    for _ in range(170):
        y = rng.uniform(2, 70)
        x = bend(y) + rng.choice((-1, 1)) * rng.uniform(3.2, 10)
        size = rng.uniform(0.5, 1.3) * min(1, 0.3 + y / 14)
        ball((x, y, BELOW + 1.0 + 0.6 * size), (size, size, size * 0.9), bush, 33, 20)


def scene(detail):
    green = mottled("#5f9a3c", "#7fb04a", 0.5, 1.5, through=0.35)
    deep = mottled("#3f8a5a", "#5f9f5c", 0.5, 1.5, through=0.35)
    leaf((-3.0, 0.20, -1.62), (-0.62, 0.16, -0.92), 0.52, green, 2)
    leaf((3.3, 0.20, 1.15), (0.80, 0.16, 0.40), 0.60, deep, 4)
    caterpillar()
    valley(detail, np.random.default_rng(12))
    for share, size in ((0.24, 0.31), (0.40, 0.34), (0.55, 0.31), (0.70, 0.34)):
        place, way, up = along(share)
        ladybird(place + up * 0.21, way, up, size)
    ladybird(np.array((-1.80, -0.02, -0.80)), np.array((0.94, 0, 0.34)), None, 0.31)
    ladybird(np.array((1.66, 0.10, 1.30)), np.array((0.92, 0, 0.38)), None, 0.31)
    sun(118, 42, "#fff0b8", 4.4, 0.8)
    area((-1.5, -6, 2.5), (0, 0, 0), (4, 4), "#dff2ff", 90)
    sky("#bfe0d4", 0.8)
    camera((0, -7.9, 4.6), (0.02, 0, 0.10), lens=53)


def paint(picture):
    picture.directions(base=20, swirl=0.3, form=2)
    flat(picture, (0.42, 0.70), ("#5a8a8e", "#b2d0b4"), dry=0.05, wobble=0.015,
         by_part={(2, 4): (("#6fa08a", "#c4dca0"), (0.40, 0.62)),
                  (30, 33): (("#3d7488", "#6aa3a8"), (0.42, 0.66)),
                  (31,): (("#bfe6ee",), (0.5,)),
                  (32,): (("#7d8a9c", "#c8c4bd"), (0.4, 0.62))})  # fmt: skip
    light = picture.shade(97, 1.2)
    for part, tones in ((10, CATERPILLAR), (20, SHELL)):
        low, high = np.percentile(light[picture.parts == part], (3, 95))
        form = np.clip((light - low) / (high - low), 0, 1)
        picture.lay(blur(picture.of(part), 0.5) * 0.95, ramp(tones, form))
    glints = step(picture.noise(15, 9, stretch=(5, 0.6)), 1.2, 1.7) * picture.of(31)
    picture.lay(blur(glints, 0.6) * 0.7, "#f4fbfa")
    picture.haze("#a5d0d0", 14, 60, 0.75, 0.35)
    wash(picture, edge=0.12, granulation=0.05, bleed=0.5)
    contour(picture, "#2c3a2c", 1.5, 0.9, 0.05, 0.36, 0.75, 0.5, rough=0.9,
            skip=(0, 30, 31, 32, 33))  # fmt: skip
    picture.lay(blur(picture.of(22), 0.6), "#fffaf0")
    return finish(picture, impasto=0, paper=0.045, grain=0.006)
