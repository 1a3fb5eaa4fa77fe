"""For whom has it been hung up, and who has just tried it?

From inside a nesting box: dry grass, one blue egg, a round hole full of garden,
and before it a tiny swing that still moves.
"""

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import leaves, tree
from light.scene import area, camera, lamp, sky, sun
from light.shapes import ball, block, box, copy, curve, lathe, prism, sheet, terrain, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 30, 102, 0.7
HOLE, WALL = 0.80, 0.34
GARDEN = ((0.0, "#1f1a14"), (0.2, "#3f3222"), (0.38, "#6b5636"), (0.54, "#8fa05a"),
          (0.7, "#bcd07e"), (0.85, "#e9eec0"), (1.0, "#fffdf0"))  # fmt: skip


def front_board():
    """A plank with a round hole, gnawed a little at the rim."""
    gnawed = ripples(4, 20, 2, 9)
    turn, away = np.meshgrid(np.linspace(0, 2 * np.pi, 241), np.geomspace(1.0, 5.5, 60))
    rim = HOLE * (1 + 0.03 * gnawed(np.stack([np.cos(turn), np.sin(turn), 0 * turn], -1)))
    wood = mottled("#7a5b38", "#5a4228", 0.6, 1.6)
    for y in (0.0, WALL):
        round_in = 0.10 * np.exp(-(((away - 1) / 0.12) ** 2)) * (1 if y == 0 else -1)
        points = np.stack(
            [rim * away * np.cos(turn), y + round_in + 0 * turn, 0.9 + rim * away * np.sin(turn)],
            -1,
        )
        sheet(points, wood, 2)
    share = np.linspace(0, 1, 8)[:, None] * np.ones(241)
    edge = np.stack(
        [
            rim[0] * np.cos(turn[0]) + 0 * share,
            0.10 + (WALL - 0.2) * share,
            0.9 + rim[0] * np.sin(turn[0]) + 0 * share,
        ],
        -1,
    )
    sheet(edge, mottled("#a8834f", "#8a6a40", 0.4, 4), 2)
    sides = mottled("#5f472c", "#48361f", 0.5, 1.2)
    for sign in (-1, 1):
        block(
            (min(sign * 2.0, sign * 2.2), -5, -3),
            (max(sign * 2.0, sign * 2.2), 0.1, 5),
            sides,
            part=3,
        )
    block((-2.2, -5, 3.1), (2.2, 0.1, 3.3), sides, part=3)


def nest(rng):
    """Dry grass, laid round a hollow."""
    tones = [matt(c) for c in ("#d8b76a", "#b9954e", "#e6cc88", "#9a7a40")]
    for number in range(620):
        turn, away = rng.uniform(0, 6.28), rng.uniform(0.55, 2.0)
        high = -1.05 + 0.42 * np.clip(away - 0.6, 0, 1.2) + rng.normal(0, 0.06)
        middle = np.array((away * np.cos(turn), -1.35 + 0.75 * away * np.sin(turn), high))
        along = np.array((-np.sin(turn), 0.75 * np.cos(turn), 0)) + rng.normal(0, 0.35, 3) * (
            1,
            1,
            0.35,
        )
        along *= rng.uniform(0.4, 0.9) / np.linalg.norm(along)
        bend = middle + rng.normal(0, 0.05, 3) + (0, 0, 0.05)
        tube(
            curve([middle - along, bend, middle + along], 8),
            [0.022, 0.026, 0.012],
            tones[number % 4],
            part=4,
            resolution=2,
        )
    block((-2, -3.2, -2), (2, 0, -1.08), matt("#6b5230"), part=4)


def swing():
    """A twig on two plaited straws from the ceiling; it still moves."""
    straw, twig = mottled("#efd48c", "#cfa95a", 0.5, 9), mottled("#c2945c", "#8f683c", 0.6, 5)
    across = np.array((0.86, 0.51, 0.0)) * 0.36
    top, seat = np.array((0.34, -1.15, 3.1)), np.array((-0.12, -0.92, 0.50))
    share = np.linspace(0, 1, 90)[:, None]
    for side in (-1, 1):
        line = top + side * across + (seat - top) * share
        for start in (0, np.pi):
            turn = 70 * share[:, 0] + start
            plait = np.stack([np.cos(turn), np.sin(turn), 0 * turn], -1) * 0.017
            tube(line + plait, 0.021, straw, part=6, resolution=2)
        around = np.linspace(0, 2 * np.pi, 24, endpoint=False)[:, None]
        for shift in (-0.045, 0.0, 0.045):
            middle = seat + (side + shift / 0.36) * across + (0, 0, -0.012)
            out = np.cross(across, (0, 0, 1.0)) / 0.36
            lap = middle + 0.068 * (np.cos(around) * out + np.sin(around) * np.array((0, 0, 1.0)))
            tube(lap, 0.022, straw, closed=True, part=6, resolution=2)
    bend = np.array((0, 0, -0.025))
    tube(
        curve([seat - 1.32 * across, seat + bend, seat + 1.36 * across + (0, 0, 0.02)], 20),
        [0.050, 0.058, 0.044],
        twig,
        part=12,
    )


def garden(rng):
    """Far below and beyond, in units of six centimetres."""
    lawn = mottled("#8fc25c", "#74a848", 0.5, 0.03)
    rough = ground_noise(3, 20, 0.01, 0.05)
    terrain(
        np.linspace(-260, 260, 60),
        np.linspace(8, 560, 80),
        lambda x, y: -34 + 2 * rough(x, y) + 0.02 * y,
        lawn,
        7,
    )
    tips = []
    tree(
        (30, 150, -33),
        88,
        9,
        mottled("#6f5a44", "#54432f", 0.5, 0.2),
        depth=5,
        spread=44,
        trunk=4.5,
        part=8,
        tips=tips,
    )
    tips = np.array(tips)
    leaves(tips, (1.3, 2.4), matt("#7fae4c", through=0.3), 8, 2, 4.0, 14, 0.6)
    leaves(tips[::5], (1.8, 2.4), matt("#e0503c"), 8, 5, 3.0, 1, 0.9)
    wall, roof = matt("#f6ecd4"), matt("#c9694a")
    box((70, 50, 44), (-58, 330, -8), wall, part=9)
    end = prism([(-42, 0), (42, 0), (0, 30)], 56, roof, 9)
    end.location = (-58, 302, 14)
    box((12, 2, 15), (-52, 304, -6), matt("#7fa8b8"), part=9)
    for x in np.arange(-220, 220, 26):
        size = float(rng.uniform(16, 30))
        lathe(
            [(0.001, 1.0), (0.5, 0.9), (0.9, 0.55), (1.0, 0.2), (0.8, -0.3)],
            mottled("#6f9c4c", "#557f3c", 0.5, 0.1),
            (x + rng.normal(0, 6), 430 + rng.normal(0, 16), -28),
            steps=20,
            part=9,
        ).scale = (size, size, size)
    wicker = mottled("#c99a56", "#a87a3c", 0.5, 0.4)
    lathe(
        [(5.5, 0), (7.2, 9), (6.6, 9), (5.0, 0.8), (0.001, 0.8)],
        wicker,
        (-16, 84, -26.5),
        (96, 0, 24),
        32,
        part=10,
    )
    first = ball((0, -900, 0), 1.0, matt("#e04a38"), 10, 16)
    for dx, dy in ((4, -9), (8, -5), (1, -13), (10, -12), (-3, -10)):
        copy(first, (-16 + dx, 84 + dy, -30.4), None, 1.7)


def scene(detail):
    rng = np.random.default_rng(102)
    front_board()
    nest(rng)
    swing()
    garden(rng)
    shell = Body((-0.6,) * 3, (0.6, 0.6, 0.7), 0.02).ball((0, 0, 0), (0.30, 0.30, 0.40), 0.05)
    shell.build(
        mottled("#a9d8de", "#8fc4d0", 0.3, 5, rough=0.5, gloss=0.2),
        11,
        (0.10, -1.02, -0.60),
        (26, 34, 0),
    )
    sun(80, 43, "#ffe9b0", 6.5, 0.6)
    area((0, -4.4, 2.2), (0, -1, -0.4), (2.5, 1.5), "#d9c29a", 34)
    lamp((0, -0.6, 0.9), "#f4e4b8", 6, 0.4)
    sky("#bfe0f4", 0.9)
    camera((0.0, -4.3, 0.92), (0.02, 0, 0.22), lens=41)


def paint(picture):
    air = picture.of(0)
    picture.expose(1.2)
    picture.lay(air, "#cfe9f4").lay(air * step(picture.y, 430, 200) * 0.5, "#8fc8e6")
    far = picture.of(7, 8, 9)
    picture.haze("#e6f2d8", 90, 620, 0.7, 0.8, mask=far)
    picture.grade(
        GARDEN,
        0.35,
        (0.3, 0.45, 0.6, 0.75),
        (0.27, 0.40, 0.54, 0.69, 0.87),
        0.05,
        0.3,
        0.012,
        1 - air - picture.of(6, 10, 11),
    )
    picture.lift(0.15)
    picture.sharpen_at(400, 480, 260, 0.9).sharpen_at(430, 860, 170).find_edges(0.7, floor=0.16)
    picture.focus = np.maximum(picture.focus, blur(picture.of(5, 6, 11, 12), 2) * 0.9)
    picture.hard = np.where(picture.of(2, 6, 11, 12) > 0, 0.95, 0.5).astype(np.float32)
    picture.directions(base=84, swirl=0.35, form=2.5, by_part={7: 3})
    strokes(picture, (30, 15, 7, 3.4, 1.8), length=7, jitter=(0.016, 0.014), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.055)
