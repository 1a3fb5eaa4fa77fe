"""Who ordered it, and is it being brought or taken away?

High over a city a building crane lets down a nest with one egg; a stork on the
tree below looks up at it.
"""

import math

import numpy as np
from light.bodies import Body, ripples
from light.filters import blur, ramp, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import leaves
from light.scene import camera, group, sky, sun
from light.shapes import ball, block, box, curve, lathe, loose_quads, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 14, 106, 1.0
NEST = np.array((-0.45, 0.0, 0.75))
MORNING = ((0, "#7fbccb"), (0.45, "#b5dcd9"), (0.8, "#f3ead0"), (1, "#fbdcb8"))
DAY = ((0.0, "#2a2438"), (0.25, "#5a4a50"), (0.45, "#8f7a6c"), (0.65, "#c9b79a"),
       (0.82, "#f0e4c8"), (1.0, "#fffaf0"))  # fmt: skip
ROOFS = ("#e7b9a2", "#dfa893", "#efcbb0", "#d9b7ac", "#cfd3c4")


def nest(rng):
    """Twigs laid round and round; one egg looks out."""
    tones = [matt(c) for c in ("#8a5a36", "#a8743f", "#6d4630", "#c08c4e")]
    body = Body((-1.1, -1.1, -0.6), (1.1, 1.1, 0.4), 0.03)
    body.ball((0, 0, 0.0), (0.80, 0.80, 0.46), 0.05).ball(
        (0, 0, 0.26), (0.62, 0.62, 0.36), 0.03, cut=True
    )
    body.distance = np.maximum(body.distance, body.points[..., 2] - 0.14).astype(np.float32)
    parts = [body.build(matt("#6d4630"), 10)]
    for _ in range(330):
        start, long = rng.uniform(0, 2 * math.pi), rng.uniform(0.6, 1.5)
        z0 = rng.uniform(-0.40, 0.17)
        away = 0.82 * math.sqrt(max(1 - (min(z0, 0) / 0.50) ** 2, 0.08)) + rng.normal(0, 0.025)
        tilt = rng.normal(0, 0.12)
        line = [
            (
                (away + 0.05 * s * s) * math.cos(start + long * s),
                (away + 0.05 * s * s) * math.sin(start + long * s),
                z0 + tilt * s,
            )
            for s in np.linspace(-0.5, 0.55, 9)
        ]
        parts.append(
            tube(
                line,
                [0.026, 0.012],
                tones[rng.integers(4)],
                part=10 + int(rng.integers(2)),
                resolution=2,
            )
        )
    egg = Body((-0.4, -0.4, -0.5), (0.4, 0.4, 0.6), 0.012)
    egg.ball((0, 0, 0), (0.29, 0.29, 0.36), 0.02).ball((0, 0, 0.12), (0.235, 0.235, 0.33), 0.1)
    parts.append(
        egg.build(mottled("#fbf4e2", "#e6d8bd", 0.5, 5), 12, (-0.02, -0.05, 0.20), (8, 14, 0))
    )
    return group(parts, tuple(NEST), (0, -4, 0))


def hook():
    """The trolley's two ropes, the block, the hook and four slings."""
    steel, yellow = matt("#3a3f52"), matt("#f2b632")
    top = NEST + (0, 0, 1.75)
    for x in (-0.09, 0.09):
        tube([top + (x, 0, 0.2), top + (x * 1.8, 0, 4.0)], 0.018, steel, part=20)
    box((0.34, 0.2, 0.46), tuple(top), yellow, 0.05, part=21)
    lathe(
        [(0.001, -0.12), (0.10, -0.12), (0.10, 0.12), (0.001, 0.12)],
        steel,
        tuple(top),
        (90, 0, 0),
        32,
        part=20,
    )
    bend = curve(
        [
            (0, 0, -0.22),
            (0, 0, -0.36),
            (0.13, 0, -0.44),
            (0.10, 0, -0.60),
            (-0.06, 0, -0.62),
            (-0.12, 0, -0.52),
        ],
        40,
    )
    tube(bend + top, 0.045, steel, part=20)
    knot = top + (0.03, 0, -0.56)
    for a in (0.5, 2.2, 3.8, 5.4):
        rim = NEST + (0.80 * math.cos(a), 0.80 * math.sin(a), 0.10 + 0.055 * math.cos(a))
        tube(
            [knot, rim, rim + (0.02 * math.cos(a), 0.02 * math.sin(a), -0.2)],
            0.017,
            matt("#f7edd6"),
            part=22,
        )


def jib():
    """Comes from the left above us and goes on to the right."""
    yellow = matt("#f2b632")
    left, right = np.array((-7.0, -1.9, 4.55)), np.array((6.0, 1.6, 3.05))
    along = (right - left) / np.linalg.norm(right - left)
    side = np.cross(along, (0, 0, 1))
    count = 17
    knots = [left + (right - left) * k / count for k in range(count + 1)]
    low = [[k + side * 0.30 * s for k in knots] for s in (-1, 1)]
    high = [k + np.array((0, 0, 0.62)) for k in knots]
    for line in (*low, high):
        tube([line[0], line[-1]], 0.045, yellow, part=23)
    for k in range(count):
        for chord in low:
            middle = (high[k] + high[k + 1]) / 2
            tube([chord[k], middle, chord[k + 1]], 0.026, yellow, part=23)
        tube([low[0][k], low[1][k + 1]], 0.022, yellow, part=23)


def wing(side):
    """Folded: white over the back, black fingers that cross above the tail."""
    white, black = matt("#fbf6ea"), matt("#2b2d3c")
    cover = Body((-0.6, -0.35, 0.4), (0.45, 0.35, 1.05), 0.012)
    cover.ball((-0.06, 0.115 * side, 0.74), (0.27, 0.055, 0.125), 0.02, (0, -20, 0))
    parts = [cover.build(white, 31)]
    for number in range(7):
        root = np.array((-0.08 - 0.035 * number, 0.15 * side, 0.78 - 0.032 * number))
        tip = np.array((-0.60 + 0.035 * number, 0.045 * side, 0.50 - 0.018 * number))
        bend = (root + tip) / 2 + (0, 0.035 * side, 0.015)
        parts.append(tube(curve([root, bend, tip], 14), [0.030, 0.034, 0.008], black, part=32))
    return parts


def stork(at, facing):
    """Looks along +x and up."""
    body = Body((-0.6, -0.3, 0.3), (0.75, 0.3, 1.6), 0.012)
    body.ball((-0.04, 0, 0.70), (0.29, 0.15, 0.17), 0.05, (0, -18, 0))
    body.limb((-0.2, 0, 0.66), (-0.46, 0, 0.60), 0.10, 0.03, 0.06)
    neck = curve([(0.14, 0, 0.80), (0.29, 0, 0.94), (0.27, 0, 1.10), (0.31, 0, 1.26)], 24)
    body.chain(neck, np.linspace(0.10, 0.045, len(neck)), 0.03)
    head = neck[-1] + (0.03, 0, 0.03)
    body.ball(head, (0.078, 0.06, 0.062), 0.03)
    orange, dark = matt("#e8743a"), matt("#23202c")
    way = np.array((0.74, 0, 0.67))
    parts = [body.build(matt("#fbf6ea"), 30), *wing(1), *wing(-1)]
    parts.append(
        tube(
            [head + way * 0.05, head + way * 0.2, head + way * 0.46],
            [0.034, 0.022, 0.004],
            orange,
            part=33,
        )
    )
    parts += [ball(head + (0.03, y, 0.014), 0.018, dark, 34, 16) for y in (-0.05, 0.05)]
    for y, x in ((-0.06, 0.05), (0.06, -0.06)):
        leg = [(0.0, y, 0.60), (x - 0.03, y, 0.32), (x + 0.02, y, 0.0)]
        parts.append(tube(leg, [0.034, 0.017, 0.019, 0.017], orange, part=33))
        for turn in (-0.5, 0.1, 0.7, 3.1):
            toe = [
                (x + 0.02, y, 0.01),
                (x + 0.02 + 0.14 * math.cos(turn), y + 0.14 * math.sin(turn), -0.015),
            ]
            parts.append(tube(toe, 0.014, orange, part=33))
    return group(parts, at, (0, 0, facing), 1.22)


def tree():
    """Bare, with a cup of boughs that has room for something round."""
    bark, rough = mottled("#6e5548", "#4f3d38", 0.5, 2), ripples(4, 24, 1.5, 6)
    foot = np.array((-0.3, 0.2, -8))
    boughs = [
        ([foot, (-0.35, 0.1, -4.6), (-0.45, 0, -3.0), (-0.45, 0, -2.86)], (0.34, 0.15)),
        ([(-0.45, 0, -2.9), (-1, -0.15, -2.35), (-1.45, -0.2, -1.4), (-1.5, 0, -0.7)], (0.2, 0.01)),
        ([(-0.45, 0, -2.9), (0, 0.5, -2.4), (0.1, 0.8, -1.5), (0, 0.9, -0.9)], (0.17, 0.014)),
        ([(-0.42, 0, -3.4), (0.4, -0.2, -2.75), (1.2, -0.25, -2.35), (2.3, 0, -2.1)], (0.21, 0.02)),
        ([(0.35, -0.2, -2.8), (0.52, -0.3, -2.1), (0.62, -0.3, -1.35)], (0.13, 0.012)),
        ([(1.9, -0.22, -2.18), (2.4, -0.3, -1.7), (2.5, -0.3, -1.1)], (0.055, 0.010)),
        ([(-1.25, -0.2, -1.9), (-1.9, -0.3, -1.6), (-2.2, -0.3, -1)], (0.09, 0.010)),
        ([(-0.38, 0, -4.3), (-1.3, 0.2, -3.6), (-2.2, 0.2, -3.2), (-2.8, 0, -2.6)], (0.17, 0.012)),
    ]  # fmt: skip
    rng = np.random.default_rng(5)
    ends = []
    for way, (first, last) in boughs:
        line = curve(way, 50)
        for at in line[16:48:8] if last < 0.1 else ():
            grow = rng.normal(0, 0.13, 3) + (0, 0, 0.24)
            bend = at + grow * 0.5 + rng.normal(0, 0.05, 3)
            ends += [bend, at + grow + (0, 0, 0.1)]
            tube(curve([at, bend, at + grow + (0, 0, 0.1)], 16), [0.028, 0.004], bark, part=40)
        tube(line + 0.02 * rough(line)[:, None], np.linspace(first, last, 50), bark, part=40)
        ends.append(line[-1])
    leaves(np.array(ends), (0.05, 0.11), matt("#9db85e", through=0.3), 41, 3, 0.045, 3)


def city(rng):
    panes = []
    for _ in range(150):
        y = rng.uniform(28, 120)
        x = rng.uniform(-0.5, 0.5) * (14 + 0.75 * y)
        wide, tall = rng.uniform(3, 7, 2)
        floor = -19 - 0.02 * y
        top = floor + tall * 0.7
        wall = matt(str(rng.choice(ROOFS)))
        block((x, y, floor - 20), (x + wide, y + 5, top), wall, part=2)
        gap = rng.uniform(0.9, 1.3)
        for row in np.arange(top - 1.1, top - 9, -1.35):
            for left in np.arange(x + 0.45, x + wide - 0.6, gap):
                if rng.random() < 0.86:
                    low, high, right = row - 0.42, row + 0.36, left + 0.46
                    panes.append([(left, y - 0.03, low), (right, y - 0.03, low),
                                  (right, y - 0.03, high), (left, y - 0.03, high)])  # fmt: skip
    loose_quads(panes, matt("#8f93ab"), 2)


def scene(detail):
    rng = np.random.default_rng(SEED)
    nest(rng)
    hook()
    jib()
    tree()
    stork((1.42, -0.22, -2.17), 198)
    city(rng)
    sun(226, 30, "#fff0d2", 4.2, 0.8)
    sky("#bcdcec", 0.7)
    camera((0.1, -15.5, 2.6), (0.1, 0, 0.15), lens=70)


def paint(picture):
    air = ramp(
        MORNING, np.clip((picture.y + 20 * picture.noise(420, 4, stretch=(3, 1))) / 1150, 0, 1)
    )
    clouds = step(picture.noise(190, 8, stretch=(2.6, 1)) + 0.6 * np.sin(picture.y / 120), 0.9, 1.5)
    air = air * (1 - 0.55 * clouds[..., None]) + 0.55 * clouds[..., None] * np.array(
        (1.0, 0.98, 0.93), np.float32
    )
    far = picture.of(2)
    picture.expose(1.15).lay(blur(picture.of(0), 0.7 * picture.scale), air)
    picture.haze("#f3dcc4", 36, 140, 0.85, 0.6, mask=far)
    picture.grade(DAY, 0.25, (0.34, 0.5, 0.66), (0.28, 0.45, 0.62, 0.82), 0.05, 0.25, 0.012,
                  1 - far - picture.of(0))  # fmt: skip
    picture.lift(0.08).sharpen_at(320, 480, 200).sharpen_at(600, 820, 200).find_edges(0.75)
    near = 1 - np.clip(far + picture.of(0), 0, 1)
    picture.focus = np.maximum(picture.focus, blur(near, 2) * 0.9)
    picture.hard = np.where(near > 0.5, 0.95, 0.5).astype(np.float32)
    picture.directions(base=4, swirl=0.3, form=3, by_part={2: 86})
    strokes(picture, (30, 15, 7, 3.4, 1.8, 1.3), length=7, jitter=(0.014, 0.012),
            need=(0, 0.04, 0.045, 0.045))  # fmt: skip
    picture.balance(b=-0.009).balance(b=-0.020, where=picture.of(0))
    return finish(picture, impasto=0.045, bloom=0.03)
