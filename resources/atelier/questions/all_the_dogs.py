"""What are they all waiting for, and who told the cat?

At dawn some fifty dogs sit along the edge of the sea and look out; between two of them sits a cat.
"""

import math

import numpy as np
from light.animals import sitting_cat, sitting_dog
from light.bodies import ground_noise
from light.filters import ramp, step
from light.finish import finish
from light.materials import matt, mottled, rippled
from light.scene import camera, group, sky, sun
from light.shapes import box, copy, curve, evenly, terrain
from light.strokes import strokes

SAMPLES, SEED = 32, 28
SHORE = (
    (-4.2, 0.4),
    (-1.6, 1.1),
    (1.4, 2.7),
    (5.5, 6.6),
    (10.5, 13.5),
    (17, 25),
    (25, 44),
    (34, 72),
)
DAWN = ((0, "#8fb4cc"), (0.35, "#bcd3d6"), (0.62, "#f0e2c4"), (0.82, "#fbd9a6"),
        (1, "#fbe7c2"))  # fmt: skip
SAND = ((0.0, "#22343f"), (0.25, "#3d5560"), (0.42, "#6b7f80"), (0.58, "#a39e8c"),
        (0.72, "#d3bd98"), (0.86, "#f6dcae"), (1.0, "#fff6e0"))  # fmt: skip
COATS = ("#6b4a34", "#2e2a2c", "#c9a878", "#e9ddc8", "#8a6a4c", "#4a4448", "#7d5a44", "#d8cdbd")


def beach():
    fine, broad = ground_noise(3, 30, 0.8, 4), ground_noise(5, 20, 0.08, 0.3)
    line = curve(np.array(SHORE), 200)

    def height(x, y):
        shore = np.interp(x, line[:, 0], line[:, 1])
        return (
            0.05
            + 0.035 * np.clip(shore - y, -3, 12)
            + 0.012 * fine(x, y)
            + 0.05 * broad(x, y) * np.clip(shore - y - 1, 0, 1)
        )

    return height


def dogs(rng, height):
    kinds = []
    for number, coat in enumerate(COATS):
        ears = "pricked" if number == 4 else "hanging"
        material = mottled(coat, "#241f20", 0.22, 5)
        kinds.append(
            sitting_dog(
                material, (0, -200, 0), ears=ears, slim=rng.uniform(0.82, 1.2), fur=0, seed=number
            )
        )
    line = evenly(curve(np.array(SHORE), 600), 0.86)
    way = np.gradient(line, axis=0)
    sizes = (1.15, 0.8, 1.3, 0.62, 1.0, 1.45, 0.7, 1.1)
    for number, (place, along) in enumerate(zip(line, way, strict=True)):
        side = np.array((along[1], -along[0])) / np.linalg.norm(along)
        x, y = place + side * (0.55 + rng.normal(0, 0.10))
        ground = float(height(np.array(x), np.array(y)))
        seaward = math.degrees(math.atan2(along[1], along[0])) + rng.normal(0, 5)
        if number == 4:
            cat_in_line((x, y, ground), seaward)
            continue
        size = sizes[number % 8] * float(rng.uniform(0.9, 1.1))
        kind = (number * 5 + number // 8) % len(kinds)
        copy(
            kinds[kind],
            (x, y, ground - 0.02),
            (0, 0, seaward),
            (size * rng.uniform(0.9, 1.1), size, size),
        )


def cat_in_line(at, facing):
    ginger = mottled("#d9792e", "#b25a1f", 0.5, 9)
    tail = [(0.0, -0.14, 0.05), (0.10, -0.26, 0.03), (0.24, -0.28, 0.03), (0.34, -0.2, 0.03)]
    things, _, _ = sitting_cat(ginger, (4, 0, -6), tail, 14, fur=0)
    group(things, at, (0, 0, facing), 1.0)


def scene(detail):
    rng = np.random.default_rng(28)
    height = beach()
    sand = mottled("#c9ac82", "#b3946a", 0.4, 0.8, rough=0.6, gloss=0.25)
    terrain(
        np.linspace(-14, 60, int(900 * detail)),
        np.linspace(-9, 110, int(1100 * detail)),
        height,
        sand,
        1,
    )
    sea = rippled(matt("#3f6f80", 0.12, 0.8), 0.35, 0.9)
    box((3000, 3000, 0.02), (0, 1400, 0.035), sea, part=2)
    dogs(rng, height)
    sun(74, 10, "#ffd39a", 4.2, 1.2)
    sky("#9dbbd6", 0.75)
    camera((-1.9, -5.6, 2.35), (2.5, 6.0, 0.75), lens=38)


def paint(picture):
    air, sea, sand, beasts = picture.of(0), picture.of(2), picture.of(1), picture.of(10, 14)
    picture.expose(1.15)
    level = 1200 * 0.36
    picture.backdrop(DAWN, bottom=level, drift=14)
    water = ramp(
        ((0, "#f6dfb6"), (0.25, "#c9cfc0"), (0.6, "#8fb0b4"), (1, "#7299a4")),
        np.clip((picture.y - level + 8 * picture.noise(60, 3, stretch=(6, 0.5))) / 420, 0, 1),
    )
    picture.lay(sea * 0.7, water)
    glitter = step(picture.noise(20, 9, stretch=(7, 0.6)), 1.0, 2.0) * sea
    picture.lay(glitter * 0.5, "#fff0cc")
    picture.grade(SAND, 0.4, (0.40, 0.56, 0.72), (0.34, 0.50, 0.66, 0.82), 0.05, 0.35, 0.012, sand)
    picture.lift(0.12).haze("#f8e2b8", 16, 120, 0.7, 0.8, mask=1 - air)
    picture.sharpen_at(330, 640, 260, 0.9).find_edges(0.75, floor=0.12)
    picture.hard = np.where(beasts > 0, 0.95, 0.55).astype(np.float32)
    picture.directions(base=2, swirl=0.15, form=2, by_part={10: 84, 14: 84})
    strokes(
        picture,
        (32, 16, 8, 3.8, 2.0),
        length=8,
        jitter=(0.014, 0.012),
        need=(0, 0.04, 0.045, 0.045),
    )
    return finish(picture, impasto=0.045)
