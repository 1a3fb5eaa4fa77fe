"""Has it been answered at last?

On the balcony of a cuckoo clock stands a live bird and brings the wooden one a flower.
"""

import math

import numpy as np
from light.animals import small_bird
from light.bodies import furred, ripples
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, sky, sun
from light.shapes import ball, block, box, curve, loose_quads, sheet, tube
from light.strokes import strokes
from light.textiles import stripes, textile

SAMPLES, SEED, SCALE = 14, 102, 0.6
WOOD = ((0.0, "#2e1c1a"), (0.2, "#4a2c22"), (0.38, "#7a4a30"), (0.54, "#a9713f"),
        (0.7, "#d3a062"), (0.85, "#f3d69c"), (1.0, "#fff2d0"))  # fmt: skip


def clock():
    walnut, carved = mottled("#8a5636", "#68402a", 0.6, 3), mottled("#a56a3e", "#83502f", 0.5, 4)
    inside = matt("#2a1a18")
    block((-0.52, 0.0, -1.6), (-0.21, 0.5, 0.62), walnut, 0.012, 2)
    block((0.21, 0.0, -1.6), (0.52, 0.5, 0.62), walnut, 0.012, 2)
    block((-0.22, 0.0, -1.6), (0.22, 0.5, 0.0), walnut, part=2)
    block((-0.22, 0.0, 0.50), (0.22, 0.5, 0.95), walnut, part=2)
    block((-0.22, 0.30, 0.0), (0.22, 0.34, 0.5), inside, part=3)
    for side in (-1, 1):
        roof = box(
            (1.02, 0.86, 0.07), (side * 0.36, 0.14, 0.84), carved, 0.015, (0, side * 40, 0), 4
        )
        roof.pass_index = 4
        for k in range(6):
            share = k / 5
            at = (side * (0.08 + 0.66 * share), -0.30, 1.06 - 0.56 * share)
            ball(at, (0.065, 0.035, 0.065), carved, 4, 20)
        door = box(
            (0.22, 0.025, 0.50),
            (side * 0.32, -0.09, 0.25),
            mottled("#5f8a78", "#4a7062", 0.5, 4),
            0.006,
            (0, 0, side * 62),
            5,
        )
        door.location = (side * 0.27, -0.09, 0.25)
        tube([(side * 0.22, 0.0, 0.0), (side * 0.22, 0.0, 0.5)], 0.022, carved, part=4)
    tube([(-0.22, 0.0, 0.51), (0.22, 0.0, 0.51)], 0.022, carved, part=4)
    tube([(0, -0.31, 1.15), (0, 0.57, 1.15)], 0.055, carved, part=4)
    block((-0.34, -1.12, -0.075), (0.34, 0.05, -0.02), carved, 0.012, 6)
    for y in np.linspace(-1.05, -0.15, 7):
        tube([(0.31, y, -0.02), (0.31, y, 0.14)], 0.014, walnut, part=6)
    tube([(0.31, -1.08, 0.15), (0.31, -0.05, 0.15)], 0.020, walnut, part=6)
    for side in (-1, 1):
        brace = curve(
            [(side * 0.22, 0.0, -0.55), (side * 0.24, -0.35, -0.40), (side * 0.24, -0.72, -0.08)],
            20,
        )
        tube(brace, [0.05, 0.035], walnut, part=6)


def flower(tip):
    """A stalk held in the beak, with a blue flower."""
    tip = np.asarray(tip)
    tube(
        curve([tip + (0.10, -0.02, -0.07), tip + (0, 0, 0), tip + (-0.11, 0.03, 0.06)], 16),
        0.008,
        matt("#5f8a3a"),
        part=24,
    )
    heart = tip + (-0.12, 0.03, 0.07)
    for k in range(5):
        a = math.radians(72 * k + 10)
        out = np.array((0.25 * math.cos(a), -0.6 * math.cos(a) * 0.4, math.sin(a)))
        out = out / np.linalg.norm(out)
        side = np.cross(out, (-0.8, -0.6, 0)) * 0.024
        petal = [heart, heart + out * 0.035 + side, heart + out * 0.065, heart + out * 0.035 - side]
        loose_quads([np.array(petal)], matt("#5f7fe0", through=0.3), 25)
    ball(tuple(heart + (-0.012, -0.01, 0)), 0.014, matt("#f6d04a"), 25, 12)


def wall_and_curtain():
    paper = textile(
        ("#cfdcb8", "#bccda4", "#dfe6c8"),
        stripes(((0, 0.5), (1, 0.62), (2, 0.66), (1, 0.78), (0, 1.0))),
        0.5,
        "xz",
    )
    block((-6, 0.5, -4), (8, 0.6, 5), paper, part=1)
    u, v = np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 1, 100))
    slow = ripples(4, 10, 1, 3, (1, 1, 0))(np.stack([3 * u, v, 0 * u], -1))
    y = 0.30 - 0.07 * np.cos(2 * np.pi * (4 * u + 0.12 * slow))
    sheet(
        np.stack([2.2 + 1.4 * u + 0.05 * slow * v, y, 3 - 6 * v], -1),
        matt("#f6efdc", through=0.5),
        8,
    )


def window_bars():
    """Never seen: they only cut the sunlight."""
    bar = matt("#ffffff")
    for at, size in (
        ((-6.0, -5.0, 2.0), (0.1, 0.1, 5)),
        ((-5.2, -5.6, 2.0), (0.1, 0.1, 5)),
        ((-5.6, -5.3, 2.75), (3.0, 3.0, 0.09)),
        ((-5.6, -5.3, 1.55), (3.0, 3.0, 0.09)),
    ):
        thing = box(size, at, bar)
        thing.visible_camera = thing.visible_glossy = False


def scene(detail):
    wall_and_curtain()
    clock()
    dark, horn = matt("#17141a", rough=0.1, gloss=0.9), matt("#4a4048")
    timber = mottled("#c98d50", "#a56c3a", 0.6, 12)
    small_bird(
        timber,
        mottled("#8a5230", "#6d4026", 0.5, 10),
        matt("#d9a441"),
        matt("#4a2c1c"),
        (0, -0.06, 0.06),
        0.215,
        -90,
        0,
        14,
    )
    tube([(0, 0.32, 0.20), (0, -0.05, 0.20)], 0.022, matt("#9a8a5a", metal=0.6, rough=0.4), part=4)
    breast, wing = mottled("#efd05a", "#e2b83e", 0.5, 14), mottled("#5a86b4", "#46709c", 0.5, 12)
    alive = small_bird(breast, wing, horn, dark, (0, -0.86, -0.02), 0.205, 90, -6, 20)
    for thing in alive.children:
        if thing.pass_index == 20:
            furred(thing, 26000, 0.016, (-0.5, 0, -0.25), radius=0.0012, seed=4)
    flower((-0.005, -0.55, 0.335))
    window_bars()
    sun(228, 24, "#ffe6b4", 5.0, 0.7)
    area((-3, -3, 3), (0, 0, 0), (2.5, 2.5), "#cfe0ee", 60)
    sky("#bcd0e0", 0.45)
    camera((-3.1, -2.35, 0.62), (0.02, -0.43, 0.20), lens=67)


def paint(picture):
    birds = picture.of(14, 15, 16, 17, 20, 21, 22, 23, 24, 25)
    timber = picture.of(2, 3, 4, 6)
    picture.expose(1.1)
    picture.grade(
        WOOD,
        0.35,
        (0.30, 0.44, 0.58, 0.72),
        (0.26, 0.38, 0.51, 0.65, 0.83),
        0.05,
        0.3,
        0.012,
        timber,
    )
    picture.lay(step(picture.shade(), 0.55, 0.25) * picture.of(1) * 0.3, "#7f9aa4")
    picture.lift(0.08)
    picture.sharpen_at(400, 560, 260).find_edges(0.7, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(birds, 2) * 0.9)
    picture.hard = np.full(picture.shape, 0.85, np.float32)
    picture.directions(base=86, swirl=0.2, form=3, by_part={(14, 20): 20, 6: 5})
    strokes(picture, (30, 15, 7, 3.4, 1.7), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.035)
