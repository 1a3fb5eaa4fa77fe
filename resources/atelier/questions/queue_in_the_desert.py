"""Why does she not duck under, and who will come to the bell?

In an endless desert posts and ropes for a thousand visitors; one woman walks lane after lane.
"""

import itertools

import numpy as np
from light.bodies import ground_noise
from light.figures import Clothes, walker
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import camera, group, put, sky, sun
from light.shapes import box, copy_group, curve, decal, lathe, terrain, tube
from light.strokes import strokes
from light.things import cord

SAMPLES, SEED = 28, 35
LANES, LONG, APART, GAP = 7, 8.1, 2.1, 1.35
NOON = ((0, "#8fc0cf"), (0.5, "#cfe0d4"), (1, "#f6ecc8"))  # fmt: skip
SAND = ((0.0, "#54382e"), (0.25, "#8a5f40"), (0.42, "#b98a55"), (0.58, "#d9b072"),
        (0.72, "#efd29a"), (0.86, "#fae8c2"), (1.0, "#fffaf0"))  # fmt: skip


def desert_height():
    dunes, fine = ground_noise(3, 18, 0.02, 0.08), ground_noise(4, 24, 1.2, 4, (0.4, 1.0))

    def height(x, y):
        away = np.clip((np.hypot(x / 1.1, y - 8) - 14) / 14, 0, 1)
        return 1.7 * dunes(x, y) * away + 0.015 * fine(x, y)

    return height


def posts_and_ropes(height):
    """A zigzag: every lane is open at one end only."""
    brass, red = matt("#b9924a", rough=0.4, gloss=0.5), matt("#a8352b")
    foot = [(0.001, 0), (0.17, 0.0), (0.18, 0.03), (0.06, 0.05), (0.032, 0.08), (0.032, 0.95)]
    knob = [(0.032, 0.95), (0.05, 0.96), (0.05, 1.0), (0.001, 1.06)]
    first = group([lathe(foot + knob, brass, steps=24, part=3)], (0, -300, 0))

    def post(x, y):
        z = float(height(np.array(x), np.array(y)))
        copy_group(first, (x, y, z))
        return x, y, z + 0.93

    def hang(places, sag=0.14):
        for start, end in itertools.pairwise([post(*place) for place in places]):
            cord(start, end, red, 0.045, sag, 4, 14)

    for row in range(LANES + 1):
        inner = 0 < row < LANES
        left = -LONG / 2 + GAP * (inner and row % 2)
        right = LONG / 2 - GAP * (inner and row % 2 == 0)
        hang([(x, row * APART) for x in np.arange(left, right + 0.1, GAP)])
    for x, first_row, last_row in ((-LONG / 2, 0, LANES - 1), (LONG / 2, 1, LANES)):
        hang([(x, y) for y in np.arange(first_row, last_row + 0.1) * APART], 0.32)


def counter_and_bell(height):
    """A counter with a dark front, and on its green leather a bell that nobody could miss."""
    oak, panel = mottled("#7a4f30", "#573622", 0.5, 4), mottled("#5d3a26", "#452a1c", 0.5, 3)
    leather, brass = matt("#23504a"), matt("#f0bd4a", rough=0.25, gloss=0.8, metal=0.3)
    y = LANES * APART + 2.2
    z = float(height(np.array(0.0), np.array(y)))
    parts = [
        box((2.1, 0.95, 0.09), (0, 0, 0.86), oak, 0.015, part=5),
        box((1.9, 0.75, 0.02), (0, 0, 0.907), leather, part=7),
        box((1.9, 0.75, 0.82), (0, 0, 0.41), panel, part=5),
        box((2.02, 0.87, 0.10), (0, 0, 0.05), oak, 0.01, part=5),
    ]
    parts += [
        box((0.10, 0.04, 0.72), (x, -0.385, 0.45), oak, part=5) for x in (-0.9, -0.3, 0.3, 0.9)
    ]
    bell = [(0.40, 0.0), (0.41, 0.035), (0.34, 0.045), (0.33, 0.09), (0.31, 0.18), (0.24, 0.27),
            (0.12, 0.325), (0.035, 0.335), (0.035, 0.40), (0.07, 0.415), (0.07, 0.45),
            (0.001, 0.465)]  # fmt: skip
    parts.append(lathe(bell, brass, (0, 0, 0.917), steps=48, part=6))
    group(parts, (0.3, y, z), scale=1.6)


def traveller(height):
    """In the third lane; her footprints tell that she has missed none."""
    row = 2
    x, y = 0.9, (row + 0.5) * APART
    z = float(height(np.array(x), np.array(y)))
    clothes = Clothes("#2f6f78", "#2a2433", "#4a2f26", "bun", hem=0.30)
    walker((x, y, z), 2.1, 90, clothes, stride=0.34, lean=3)
    case = [
        box((0.22, 0.62, 0.44), (0, 0, 0.30), mottled("#8f4f32", "#6a3824", 0.5, 5), 0.03, part=24)
    ]
    case.append(
        tube(
            curve([(0, -0.13, 0.52), (0, -0.09, 0.61), (0, 0.09, 0.61), (0, 0.13, 0.52)], 16),
            0.02,
            matt("#3a2418"),
            part=24,
        )
    )
    put(group(case), (x - 0.02, y - 0.36, z + 0.26), (0, 0, 90))
    dark = matt("#b98a5c")
    turn = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    for lane in range(row + 1):
        line = np.arange(-LONG / 2 + 0.5, LONG / 2 - 0.4, 0.62)
        for number, step_x in enumerate(line):
            if lane == row and step_x < x + 0.2:
                continue
            side = 0.11 if number % 2 else -0.11
            middle = np.array((step_x, (lane + 0.5) * APART + side + 0.12 * np.sin(step_x + lane)))
            way = 1 if lane % 2 else -1
            for ahead, long, wide in ((0.05, 0.09, 0.055), (-0.10, 0.05, 0.042)):
                print_of = np.stack([ahead * way + long * np.cos(turn), wide * np.sin(turn)], -1)
                decal(middle + print_of, height, dark, 2, 0.012)


def scene(detail):
    height = desert_height()
    sand = matt("#e6c48e")
    ys = np.concatenate([np.linspace(-14, 40, int(600 * detail)), np.geomspace(40.1, 500, 200)])
    side = np.linspace(40, 500, 60)
    xs = np.concatenate([-side[::-1], np.linspace(-39, 39, int(500 * detail)), side])
    terrain(xs, ys, height, sand, 1)
    terrain(np.linspace(-1500, 1500, 40), np.linspace(498, 4000, 30), lambda x, y: 0 * x, sand, 1)
    posts_and_ropes(height)
    counter_and_bell(height)
    traveller(height)
    sun(152, 27, "#ffeabc", 5.0, 0.5)
    sky("#86a9e6", 0.5)
    camera((-5.5, -16.0, 10.2), (0.62, 6.6, 3.2), lens=52)


def paint(picture):
    air, sand = picture.of(0), picture.of(1, 2)
    picture.expose(1.05).backdrop(NOON, bottom=330)
    picture.grade(
        SAND, 0.55, (0.44, 0.60, 0.74, 0.84), (0.36, 0.53, 0.68, 0.80, 0.91), 0.05, 0.5, 0.01, sand
    )
    picture.glaze(sand * step(picture.shade(), 0.6, 0.4), "#8f8fc8", 0.45)
    picture.lay(blur(air * step(picture.y, 92, 96), 1.5), "#f1e0b8")
    ropes = picture.of(4)
    picture.lay(ropes * step(picture.image[..., 0], 0.62, 0.8) * 0.75, "#b03a30")
    picture.haze("#f8edcc", 40, 300, 0.85, 0.7, mask=1 - air)
    x, y = picture.centre_of(21)
    picture.sharpen_at(x, y, 130).sharpen_at(*picture.centre_of(6), 90).find_edges(0.7, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(picture.of(3, 4), 2) * 0.9)
    picture.hard = np.where(sand + air > 0, 0.5, 0.95).astype(np.float32)
    picture.directions(base=4, swirl=0.2, by_part={3: 88})
    strokes(
        picture,
        (32, 16, 8, 3.8, 2.0, 1.3),
        length=8,
        jitter=(0.012, 0.011),
        need=(0, 0.04, 0.045, 0.04),
    )
    return finish(picture, impasto=0.045)
