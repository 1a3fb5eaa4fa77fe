"""What is in the box, that one flame leans towards it against the draught?

Nine candles in a row; a draught bends all flames to the left, only the fifth leans the other way.
"""

import numpy as np
from light.bodies import Body
from light.filters import blur, ramp, step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, group, lamp, sky
from light.shapes import ball, box, curve, lathe, tube
from light.strokes import strokes

SAMPLES, SEED = 40, 44
TALL = (0.20, 0.25, 0.17, 0.23, 0.25, 0.15, 0.19, 0.22, 0.16)
GAP, FIRST, FIFTH = 0.098, -0.44, 4
GLOW = ((0.0, "#2a1512"), (0.22, "#4a2418"), (0.40, "#7d3d1e"), (0.56, "#b8682c"),
        (0.72, "#e5a24c"), (0.86, "#fbd98e"), (1.0, "#fff8dc"))  # fmt: skip


def flame(at, lean, size=1.0):
    body = Body((-0.10, -0.04, -0.02), (0.10, 0.04, 0.13), 0.003)
    line = curve(
        [
            (0, 0, 0.012),
            (lean * 0.008, 0, 0.032),
            (lean * 0.022, 0, 0.060),
            (lean * 0.042, 0, 0.098),
        ],
        12,
    )
    body.chain(
        line,
        np.interp(np.linspace(0, 1, len(line)), [0, 0.3, 0.7, 1], [0.009, 0.0125, 0.007, 0.0006]),
        0.01,
    )
    burning = body.build(matt("#ffc45c", glow=11), 16, at, scale=size)
    burning.visible_shadow = False


def candles(rng):
    wax = matt("#f3e4c4", rough=0.5, gloss=0.25, through=0.35)
    for number, tall in enumerate(TALL):
        x, fifth = FIRST + GAP * number, number == FIFTH
        radius = 0.021 + 0.002 * np.sin(number * 2.3)
        rim = [
            (radius, 0),
            (radius, tall - 0.006),
            (radius + 0.002, tall),
            (radius * 0.8, tall - 0.003),
            (0.001, tall - 0.012),
        ]
        lathe(rim, wax, (x, 0, 0), steps=40, part=15)
        side = 1 if fifth else -1
        for _ in range(9 if fifth else 4):
            turn = rng.normal(0, 0.45) + (0 if side > 0 else np.pi)
            low = rng.uniform(0.02, 0.65) * tall
            way = np.array((np.cos(turn), np.sin(turn) - 0.3, 0)) * (radius + 0.001)
            run = [(x, 0, 0) + way + (0, 0, z) for z in (tall - 0.002, (tall + low) / 2, low)]
            tube(run, [0.005, 0.0045, 0.008], wax, part=15, resolution=3)
        if fifth:
            for reach in (0.05, 0.09, 0.13):
                ball((x + reach, -0.012, 0.002), (0.030, 0.026, 0.008), wax, 15, 16)
        tube(
            [(x, 0, tall - 0.012), (x + side * 0.004, 0, tall + 0.010)],
            0.0025,
            matt("#2a1a14"),
            part=17,
        )
        flame(
            (x + side * 0.002, 0, tall),
            side * (1.15 if not fifth else 1.0),
            1.0 + 0.12 * np.cos(number * 1.7),
        )
        lamp((x + side * 0.02, -0.01, tall + 0.045), "#ffa348", 0.55, 0.012)


def wooden_box():
    """Closed, with a clasp; at the end of the shelf."""
    oak, brass = (
        mottled("#7a4f2e", "#4f3019", 0.6, 14, rough=0.5, gloss=0.3),
        matt("#c79a4c", rough=0.35, gloss=0.6),
    )
    parts = [box((0.21, 0.15, 0.088), (0, 0, 0.044), oak, 0.006, part=10)]
    parts.append(box((0.218, 0.158, 0.034), (0, 0, 0.107), oak, 0.012, part=10))
    parts.append(box((0.03, 0.006, 0.044), (0, -0.080, 0.093), brass, 0.002, part=11))
    parts.append(ball((0, -0.086, 0.082), 0.007, brass, 11, 16))
    bands = [(x, 0, 0.0625) for x in (-0.085, 0.085)]
    parts += [box((0.014, 0.162, 0.128), at, brass, 0.002, part=11) for at in bands]
    return group(parts, (0.555, 0.0, 0), (0, 0, -9))


def scene(detail):
    rng = np.random.default_rng(44)
    plank = mottled("#6b4630", "#452a1c", 0.6, 9, rough=0.5, gloss=0.3)
    box((2.4, 0.34, 0.05), (0, 0.03, -0.025), plank, 0.006, part=1)
    box((2.4, 0.03, 0.06), (0, -0.145, -0.055), plank, 0.006, part=1)
    wall = mottled("#8a5440", "#6e4234", 0.5, 2.2)
    box((6, 0.05, 5), (0, 0.42, 0.3), wall, part=2)
    for x in (-0.62, 0.66):
        box((0.05, 0.26, 0.20), (x, 0.03, -0.16), plank, 0.01, part=1)
    candles(rng)
    wooden_box()
    area((0, -2.5, 2.2), (0, 0, 0.1), (3, 2), "#7f93d8", 12)
    area((0.1, -0.6, 0.5), (0.55, 0, 0.05), (0.3, 0.3), "#ffb45c", 1.6)
    sky("#3a3f70", 0.10)
    camera((1.30, -0.72, 0.50), (0.18, 0.0, 0.13), lens=54)


def paint(picture):
    fire, wax = picture.of(16), picture.of(15)
    picture.expose(1.5)
    picture.grade(
        GLOW,
        0.5,
        (0.26, 0.40, 0.55, 0.70),
        (0.24, 0.36, 0.50, 0.64, 0.82),
        0.06,
        0.4,
        0.015,
        1 - fire,
    )
    picture.lift(0.16)
    shadow = ramp(
        ((0, "#4a2a3a"), (1, "#7d4a3c")),
        np.clip((picture.y + 60 * picture.noise(300, 3)) / 1200, 0, 1),
    )
    edge = step(np.abs(picture.y - 560) + 40 * picture.noise(200, 5), 330, 700) * picture.of(2)
    picture.lay(edge * 0.45, shadow)
    soft = blur(fire, 2.2 * picture.scale)
    picture.lay(np.clip(soft * 1.5, 0, 1), "#ff9f3c").lay(step(soft, 0.35, 0.85), "#ffd884")
    picture.lay(step(blur(fire, 4.0 * picture.scale), 0.45, 0.95), "#fff6d8")
    halo = np.clip(blur(fire, 22 * picture.scale) * 1.6, 0, 0.5)
    picture.image = 1 - (1 - picture.image) * (1 - halo[..., None] * np.array((1.0, 0.55, 0.2)))
    picture.image = picture.image.astype(np.float32)
    picture.sharpen_at(400, 620, 300, 0.9).find_edges(0.7, floor=0.25)
    picture.focus = np.maximum(picture.focus, blur(np.clip(wax + fire, 0, 1), 2) * 0.8)
    picture.hard = np.where(wax + fire + picture.of(10, 11) > 0, 0.95, 0.5).astype(np.float32)
    picture.directions(base=88, swirl=0.3, form=3, by_part={1: 2, 2: 70})
    strokes(
        picture,
        (34, 17, 8, 3.8, 2.0, 1.4),
        length=7,
        jitter=(0.016, 0.012),
        need=(0, 0.04, 0.045, 0.045),
    )
    return finish(picture, impasto=0.06, bloom=0.05)
