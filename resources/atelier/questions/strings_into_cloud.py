"""What do they hold up there, and whose string has come loose?

On a pale hill rows of posts; from each a white string goes up, tight, into the low cloud.
"""

import numpy as np
from light.bodies import ground_noise
from light.filters import blur, ramp, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import blades
from light.scene import camera, on_card, sky, sun
from light.shapes import box, curve, terrain, tube
from light.strokes import strokes

SAMPLES, SEED = 24, 32
LENS = 36
GRASS = ((0.0, "#2c3a34"), (0.25, "#54604a"), (0.42, "#85895c"), (0.58, "#b6b077"),
         (0.72, "#d9cf9c"), (0.86, "#f1e8c4"), (1.0, "#fffbea"))  # fmt: skip
CLOUD = ((0, "#6f8699"), (0.3, "#93a6b3"), (0.6, "#bcc7ca"), (0.85, "#e3e5dd"), (1, "#f6f1e2"))
SKY = ((0, "#c9d6d4"), (0.45, "#e6e2cc"), (0.75, "#f8e2b4"), (1, "#f9d9a0"))


def hill_height():
    broad, fine = ground_noise(9, 20, 0.08, 0.3), ground_noise(10, 20, 0.8, 3)

    def height(x, y):
        rise = 2.6 * np.exp(-(((y - 15) / 9) ** 2) - ((x + 1) / 22) ** 2)
        return rise + 0.35 * broad(x, y) + 0.03 * fine(x, y)

    return height


def posts(rng, height):
    """Five rows that bend with the hill; the loose one stands in the second."""
    wood, hemp = mottled("#8a7256", "#6a553f", 0.5, 5), matt("#fbf6e6", glow=0.12)
    loose = None
    for row, y in enumerate((3.2, 6.4, 10.0, 14.0, 18.5)):
        for number in range(-6, 8):
            x = number * 1.9 + (0.9 if row % 2 else 0.0) + rng.normal(0, 0.08)
            near = y + rng.normal(0, 0.12)
            z = float(height(np.array(x), np.array(near)))
            box(
                (0.17, 0.17, 1.0),
                (x, near, z + 0.35),
                wood,
                0.02,
                (0, rng.normal(0, 2), rng.normal(0, 12)),
                part=3,
            )
            if row == 1 and number == 0:
                loose = (x, near, z + 0.8)
                continue
            lean = rng.normal(0.0, 0.10, 2)
            top = (x + lean[0] * 8, near + lean[1] * 8, z + 26)
            tube([(x, near, z + 0.8), top], 0.017, hemp, part=4, resolution=2)
    return loose, hemp


def loose_string(start, hemp, height):
    """Down out of the cloud in one long curve, over the grass, to our feet."""
    x, y, z = start
    lying = [
        (1.5, 4.4),
        (2.3, 3.0),
        (1.5, 1.6),
        (0.1, 1.0),
        (-0.9, 0.0),
        (-0.3, -1.0),
        (0.6, -1.5),
        (0.5, -2.3),
        (-0.3, -2.4),
    ]
    ground = [(a, b, float(height(np.array(a), np.array(b))) + 0.10) for a, b in lying]
    falling = [
        (4.6, 9.0, 22.0),
        (4.2, 8.2, 15.0),
        (3.7, 7.4, 9.0),
        (3.0, 6.4, 4.4),
        (2.1, 5.4, 1.6),
    ]
    tube(curve([*falling, *ground], 320), 0.026, hemp, part=5)
    tied = [
        (x, y, z),
        (x + 0.05, y - 0.15, z - 0.2),
        (x + 0.1, y - 0.3, z - 0.75),
        (x + 0.35, y - 0.5, z - 0.82),
    ]
    tube(curve(tied, 30), 0.02, hemp, part=5)
    a, b, c = ground[-1]
    ring = [(a - 0.16 + 0.16 * np.cos(t), b + 0.16 * np.sin(t), c) for t in np.linspace(0, 6.1, 30)]
    tube(ring, 0.026, hemp, part=5)


def scene(detail):
    rng = np.random.default_rng(32)
    height = hill_height()
    terrain(
        np.linspace(-30, 30, int(400 * detail)),
        np.linspace(-6, 40, int(400 * detail)),
        height,
        mottled("#c3ba80", "#a8a468", 0.5, 0.6),
        1,
    )
    count = int(120000 * detail)
    y = -5 + 32 * rng.random(count) ** 1.5
    x = rng.uniform(-1, 1, count) * (4 + 0.6 * (y + 5))
    for seed, colour in enumerate(("#c9c084", "#aaa868", "#ddd19a")):
        some = slice(seed, None, 3)
        blades(
            x[some],
            y[some],
            height,
            (0.08, 0.30),
            matt(colour, through=0.3),
            2,
            seed,
            0.03,
            (0.3, 0.0),
        )
    start, hemp = posts(rng, height)
    loose_string(start, hemp, height)
    sun(205, 17, "#ffdfa8", 4.2, 1.2)
    sky("#a9b9d0", 0.75)
    camera((0.1, -6.6, 2.0), (0.35, 4.0, 3.15), lens=LENS)
    return {"cloud": on_card([(0, 10, 7.5)], LENS)[:, 1]}


def paint(picture):
    air, ground, lines, near = picture.of(0), picture.of(1, 2), picture.of(4), picture.of(5)
    low = picture.passes["cloud"][0]
    picture.expose(1.2)
    heaps = 0.5 * picture.noise(300, 4, stretch=(2.2, 0.6)) + 0.25 * picture.noise(
        110, 5, stretch=(2, 0.7)
    )
    billows = 0.55 + 0.22 * picture.noise(190, 6, stretch=(1.7, 0.8)) + 0.10 * picture.noise(60, 7)
    picture.lay(blur(air, 0.6 * picture.scale), ramp(SKY, np.clip(picture.y / 720, 0, 1)))
    cloud = ramp(CLOUD, np.clip(billows - 0.35 * step(picture.y, 40, low + 60), 0, 1))
    picture.lay(step(low + 60 + 70 * heaps - picture.y, -30, 45) * air, cloud)
    picture.grade(
        GRASS, 0.5, (0.42, 0.58, 0.72), (0.36, 0.53, 0.68, 0.84), 0.05, 0.4, 0.012, ground
    )
    picture.haze("#e9e2cc", 14, 46, 0.6, mask=1 - air)
    cover = step(low + 30 + 70 * heaps - picture.y, -30, 60)
    picture.lay(cover * (lines + near), cloud)
    picture.lay(blur(np.clip(lines + near, 0, 1), 0.4) * (1 - cover) * 0.8, "#fffaf0")
    picture.sharpen_at(400, 1000, 200, 0.8).find_edges(0.7, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(lines + near, 2) * (1 - cover))
    picture.hard = np.where(lines + near > 0, 0.97, 0.5).astype(np.float32)
    picture.directions(base=3, swirl=0.35, by_part={4: 90, 3: 88, 2: 80})
    strokes(
        picture,
        (34, 17, 8, 3.8, 2.0, 1.4),
        length=8,
        jitter=(0.014, 0.012),
        need=(0, 0.04, 0.045, 0.045),
    )
    return finish(picture, impasto=0.045)
