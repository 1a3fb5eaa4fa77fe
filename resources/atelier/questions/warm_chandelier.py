"""What has happened upstairs, that it has come down to them?

In a huge dark hall the great chandelier hangs a foot above the floor; people sit round it.
"""

import math

import numpy as np
from light.figures import Clothes, facing_towards, sitter
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, group, lamp, sky
from light.shapes import ball, block, box, copy_group, curve, lathe, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 14, 84, 0.6
AMBER = ((0.0, "#1a1826"), (0.18, "#2c2736"), (0.34, "#523a38"), (0.5, "#8c5a38"),
         (0.66, "#cf9148"), (0.82, "#f8d288"), (1.0, "#fff4d4"))  # fmt: skip
COATS = ("#5f7f9c", "#d09a3c", "#6f8a5a", "#b98f4c")


def chandelier(gilt):
    """Two crowns of candles on a turned stem; strings of glass between them."""
    stem = [
        (0.001, 0.30),
        (0.10, 0.36),
        (0.16, 0.50),
        (0.07, 0.64),
        (0.10, 0.85),
        (0.20, 1.0),
        (0.08, 1.2),
        (0.06, 1.6),
        (0.13, 1.75),
        (0.05, 1.9),
        (0.03, 2.3),
    ]
    lathe(stem, gilt, steps=40, part=10)
    glow, wax, glass = (
        matt("#ffd98c", glow=14),
        matt("#fff0d0", through=0.5),
        matt("#ffe9c0", glow=0.7, rough=0.1, gloss=1),
    )
    for count, wide, low, high in ((12, 1.05, 0.55, 0.95), (8, 0.62, 1.25, 1.62)):
        for number in range(count):
            a = 2 * math.pi * (number + 0.25) / count
            c, s = math.cos(a), math.sin(a)
            line = [
                (0.10 * c, 0.10 * s, low + 0.12),
                (0.45 * wide * c, 0.45 * wide * s, low - 0.10),
                (0.85 * wide * c, 0.85 * wide * s, low + 0.02),
                (wide * c, wide * s, high - 0.14),
            ]
            tube(curve(line, 20), [0.028, 0.018], gilt, part=10)
            end = (wide * c, wide * s, high - 0.14)
            lathe(
                [(0.001, 0), (0.08, 0.02), (0.085, 0.03), (0.02, 0.03)],
                gilt,
                end,
                steps=16,
                part=10,
            )
            tube([np.add(end, (0, 0, 0.02)), np.add(end, (0, 0, 0.17))], 0.022, wax, part=11)
            flame = ball(np.add(end, (0, 0, 0.225)), (0.026, 0.026, 0.058), glow, 12, 14)
            flame.visible_shadow = False
            b = a + 2 * math.pi / count
            other = np.array((wide * math.cos(b), wide * math.sin(b), high - 0.14))
            for share in np.linspace(0.1, 0.9, 7):
                at = (
                    np.array(end) * (1 - share) + other * share - (0, 0, 0.75 * share * (1 - share))
                )
                ball(tuple(at), 0.021, glass, 13, 8)
    for z in np.arange(2.3, 12, 0.16):
        turn = 0 if int(z / 0.16) % 2 else 90
        link = [
            (0.035 * math.cos(k), 0, 0.10 * math.sin(k))
            for k in np.linspace(0, 2 * math.pi, 14)[:-1]
        ]
        thing = tube(link, 0.013, gilt, closed=True, part=14, resolution=2)
        thing.location, thing.rotation_euler = (0, 0, z), (0, 0, math.radians(turn))


def guests(rng):
    """Four of them, old and young, on suitcases; the other cases are still free."""
    heads = (("long", "#3a2418"), ("long", "#4a2c1a"), ("bun", "#d8d2c4"), ("cap", "#2c2426"))
    for number, angle in enumerate((-152, -116, -34, 6, 62, 104, 146)):
        a = math.radians(angle)
        place = 1.98 * np.array((math.cos(a), math.sin(a)))
        small = number == 1
        tall = 1.15 if small else rng.uniform(1.58, 1.78)
        if number < len(heads):
            hat, hair = heads[number]
            clothes = Clothes(COATS[number], "#2a2630", hair, hat)
            sitter((*place, 0), tall, facing_towards(place, (0, 0)), clothes, 20, number + 1)
        high = 0.40 * tall / 1.75
        leather = mottled(("#8a5634", "#6a5640", "#7f4a3a")[number % 3], "#4f382c", 0.4, 4)
        case = box((0.62, 0.30, high), (0, 0, high / 2), leather, 0.02, part=24)
        handle = curve(
            [(-0.09, -0.15, high * 0.8), (0, -0.21, high * 0.8), (0.09, -0.15, high * 0.8)], 12
        )
        straps = [
            box((0.05, 0.31, high + 0.01), (x, 0, high / 2), matt("#3a2a22"), part=25)
            for x in (-0.2, 0.2)
        ]
        case = [case, tube(handle, 0.014, matt("#3a2a22"), part=25), *straps]
        group(case, (*(place * 1.03), 0), (0, 0, angle + 90))


def hall():
    stone, trim = mottled("#8c8078", "#6c625e", 0.5, 0.6), mottled("#9a8c7c", "#7a6e64", 0.4, 1)
    tones = [mottled(c, "#5a4a40", 0.4, 1.5) for c in ("#8f7c6a", "#a08c76")]
    for i in range(-9, 10):
        for j in range(-8, 16):
            block(
                (i * 0.9 + 0.008, j * 0.9 + 0.008, -0.1),
                (i * 0.9 + 0.892, j * 0.9 + 0.892, 0),
                tones[(i + j) % 2],
                part=1,
            )
    shaft = [(0.55, 0), (0.55, 0.25), (0.42, 0.35), (0.40, 3), (0.37, 9), (0.37, 12)]
    parts = [
        lathe(shaft, stone, steps=40, part=2),
        box((1.25, 1.25, 0.18), (0, 0, 0.09), trim, part=2),
    ]
    first = group(parts, (0, -300, 0))
    for x in (-4.1, 4.1):
        for y in (-1.5, 2.5, 6.5, 10.5):
            copy_group(first, (x, y, 0))
    block((-9, 14, 0), (9, 14.4, 14), stone, part=3)
    block((-1.6, 13.9, 0), (1.6, 14.1, 5), matt("#2a2630"), part=3)


def scene(detail):
    rng = np.random.default_rng(84)
    hall()
    chandelier(mottled("#c99a48", "#8a6430", 0.5, 6, rough=0.4, gloss=0.4))
    guests(rng)
    for z, power in ((0.75, 150), (1.5, 90)):
        lamp((0, 0, z), "#ffb55e", power, 0.45)
    area((-6, -4, 11), (0, 4, 0), (5, 5), "#7f96d8", 900)
    sky("#39486f", 0.30)
    camera((1.0, -7.6, 4.1), (0.05, 0.35, 1.72), lens=44)


def paint(picture):
    lights = picture.of(12)
    picture.expose(1.15)
    picture.grade(
        AMBER,
        0.35,
        (0.24, 0.38, 0.54, 0.70),
        (0.20, 0.32, 0.47, 0.64, 0.85),
        0.05,
        0.3,
        0.012,
        1 - lights,
    )
    picture.lift(0.19)
    picture.haze("#3a3648", 10, 24, 0.45, 1.0)
    x, y = picture.centre_of(10)
    picture.glow(x, y, 330, "#ffb45c", 0.30)
    picture.lay(np.clip(blur(lights, 0.8) * 1.5, 0, 1), "#fff3c8")
    picture.sharpen_at(x, y, 230).find_edges(0.65, floor=0.15)
    picture.focus = np.maximum(picture.focus, blur(picture.of(10, 11, 12, 13, 20, 21), 2) * 0.8)
    picture.hard = np.where(step(picture.shade(), 0.1, 0.3) > 0.5, 0.9, 0.5).astype(np.float32)
    picture.directions(base=4, swirl=0.2, form=2.5, by_part={2: 88, 3: 88})
    strokes(picture, (32, 16, 8, 3.6, 1.8), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.04, bloom=0.07)
