"""What will be left when the thread is all pulled out, and what does the bird want it for?

From the air: fields as they lie, stitch by stitch; at their edge a blackbird pulls the yarn out
of the last row. A house stands four rows away.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise, ripples, turned, unit
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, pencil
from light.materials import by_corner, matt, mottled
from light.scene import camera, group, linear, sky, sun
from light.shapes import ball, block, copy, curve, prism, put, ring, terrain, tube

SAMPLES, SEED, SCALE = 14, 110, 1.0
WIDE, HIGH = 0.64, 0.54
EDGE = 0.84
FIELDS = ("#8fbf62", "#6aa368", "#cfd06a", "#b6a3d6", "#eda5a0", "#a9cf86")
LAST = 0  # the yarn of the last row, which is the thread
EARTH = "#e3c9a0"
AIR = ((0, "#9fcbe6"), (0.7, "#dcebea"), (1, "#fbf1dc"))
BIRD, FACING = np.array((1.36, -2.75, 0.0)), 158
TIP = (1.24, 0, 1.42)  # of the beak, in front of the standing bird
HELD = (1.12, 0, 1.395)  # where the beak has the thread
UNDONE = -3 * WIDE  # from here on to the right the last row is gone
BALL, ROUND = np.array((-1.05, -3.9, 0.66)), 0.62


def hills(x, y):
    far = np.clip((y - 6) / 30, 0, 1)
    return far * (
        1.6 * np.sin(0.17 * x + 0.6) + 1.3 * np.sin(0.13 * y - 0.11 * x)
    ) + 0.05 * np.clip(y - 6, 0, 90)


def columns(x, y):
    """Column and row of the stitch at a place, and where in it."""
    row = np.floor((y - EDGE) / HIGH)
    return np.floor(x / WIDE), row, x / WIDE - np.floor(x / WIDE)


def patch(x, y):
    """Which yarn: fields of whole stitches that meet in steps."""
    column, row, _ = columns(x, y)
    a, b = column * WIDE, row * HIGH
    bend = 1.4 * np.sin(0.35 * a + 1.0) + 0.8 * np.sin(0.21 * b)
    strip = np.floor((b + bend) / 5.2).astype(int)
    side = np.floor((a + 0.9 * np.sin(0.5 * b) + 3.7 * (strip % 2)) / 6.4).astype(int)
    field = (strip * 2 + side * 3 + (strip * side) % 2) % len(FIELDS)
    return np.where(row < 0, LAST, field)


def knitted(detail):
    """Stitches like small Vs; of the last row only three are left."""
    xs = np.linspace(-20, 20, int(1100 * detail))
    ys = np.concatenate(
        [
            np.linspace(EDGE - HIGH, 14, int(620 * detail)),
            np.geomspace(14.02, 75, int(420 * detail)),
        ]
    )
    x, y = np.meshgrid(xs, ys)
    _, row, share = columns(x, y)
    lean = np.abs(share - 0.5)
    strand = np.sin(np.pi * ((y - EDGE) / HIGH + 1.15 * lean)) ** 2
    groove = np.clip(np.abs(share - 0.5) * 2, 0, 1) ** 6 + 0.6 * np.exp(-((lean / 0.05) ** 2))
    raised = 0.15 * strand**0.6 - 0.09 * groove
    gone = (row < 0) & (x > UNDONE)
    z = np.where(gone, -1.0, hills(x, y) + raised)
    thing = terrain(xs, ys, lambda a, b: z, None, 1)
    table = np.array([linear(colour) for colour in FIELDS])
    tone = (0.66 + 0.42 * strand - 0.38 * np.clip(groove, 0, 1))[..., None]
    by_corner(thing, table[patch(x, y)] * tone).pass_index = 1


def open_loops():
    """Where the thread has gone the loops of the next row stand free."""
    yarns = [matt(colour) for colour in FIELDS]
    for number in range(-2, 8):
        x = (number - 0.5) * WIDE
        bow = [
            (x - 0.10, EDGE + 0.22, 0.02),
            (x - 0.17, EDGE - 0.02, 0.12),
            (x - 0.15, EDGE - 0.27, 0.13),
            (x, EDGE - 0.40, 0.12),
            (x + 0.15, EDGE - 0.27, 0.13),
            (x + 0.17, EDGE - 0.02, 0.12),
            (x + 0.10, EDGE + 0.22, 0.02),
        ]
        field = int(patch(np.array(x), np.array(EDGE + 0.1)))
        tube(curve(bow, 36), 0.075, yarns[field], part=12)


def blackbird():
    """Leaning back on braced legs, its tail a prop; it looks along +x."""
    black, horn, bare = matt("#2b2a35"), matt("#f2a32e"), matt("#a8683a")
    body = Body((-1.5, -0.6, 0.0), (1.4, 0.6, 1.8), 0.022)
    body.ball((-0.08, 0, 0.86), (0.66, 0.40, 0.43), 0.05, (0, -30, 0))
    body.ball((0.22, 0, 1.06), (0.40, 0.34, 0.36), 0.15)
    body.ball((0.60, 0, 1.43), (0.285, 0.25, 0.25), 0.16)
    body.limb((0.78, 0, 1.43), (0.86, 0, 1.425), 0.13, 0.10, 0.05)
    body.slab((-0.95, 0, 0.42), (0.50, 0.15, 0.035), 0.03, 0.10, (0, -28, 0))
    wings = Body((-1.3, -0.6, 0.1), (0.6, 0.6, 1.3), 0.018)
    for side in (-1, 1):
        wings.ball((-0.06, 0.34 * side, 0.96), (0.44, 0.10, 0.26), 0.05, (0, -34, 4 * side))
        for row in range(5):
            start = (0.02 - 0.07 * row, 0.41 * side, 1.04 - 0.10 * row)
            end = (-0.78 - 0.02 * row, 0.24 * side, 0.54 - 0.045 * row)
            wings.limb(start, end, 0.075, 0.03, 0.008)
    parts = [body.build(black, 30), wings.build(matt("#3a3846"), 31)]
    parts.append(
        tube([(0.80, 0, 1.46), (1.02, 0, 1.475), TIP], [0.105, 0.075, 0.02], horn, part=32)
    )
    parts.append(tube([(0.80, 0, 1.37), (1.19, 0, 1.345)], [0.085, 0.02], horn, part=32))
    for side in (-1, 1):
        eye = np.array((0.70, 0.215 * side, 1.49))
        parts.append(ball(tuple(eye), (0.075, 0.04, 0.075), horn, 32, 20))
        parts.append(ball(tuple(eye + (0, 0.022 * side, 0)), (0.048, 0.034, 0.048), black, 30, 20))
        foot = np.array((0.44, 0.33 * side, 0.06))
        leg = [(0.10, 0.20 * side, 0.62), (0.20, 0.27 * side, 0.36), foot]
        parts.append(tube(leg[:2], [0.13, 0.07], black, part=30))
        parts.append(tube(leg[1:], [0.055, 0.05], bare, part=33))
        for turn, long in ((-36, 0.36), (0, 0.44), (36, 0.36), (180, 0.26)):
            way = np.array((math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0))
            toe = [foot, foot + 0.6 * long * way + (0, 0, 0.01), foot + long * way - (0, 0, 0.04)]
            parts.append(tube(toe, [0.042, 0.038, 0.014], bare, part=33))
    group(parts, tuple(BIRD), (0, 0, FACING))


def thread(yarn):
    """Still wavy from its stitches, taut at the beak; what has been won is wound into a ball."""
    held = BIRD + turned((0, 0, FACING)) @ np.array(HELD)
    start = np.array((UNDONE - 0.10, EDGE - 0.24, 0.14))
    share = np.linspace(0, 1, 320)
    way = held - start
    across = np.array((-way[1], way[0], 0)) / np.linalg.norm(way[:2])
    line = start + way * share[:, None]
    wave = 0.21 * np.clip(share / 0.06, 0, 1) * np.clip((0.95 - share) / 0.7, 0, 1)
    line = line + (wave * np.sin(share * 46))[:, None] * across
    line[:, 2] = np.maximum(line[:, 2] - 0.45 * np.sin(np.pi * share), 0.09)
    tube(line, 0.068, yarn, part=11)
    slack = [held, held + (-0.06, -0.28, -0.35), held + (-0.16, -0.62, -1.05)]
    slack += [held + (-0.42, -1.0, -1.31)]
    slack += [BALL + (0.75, 0.15, -0.56), BALL + (0.60, 0.02, -0.05), BALL + (0.30, -0.25, 0.46)]
    tube(curve(slack, 160), 0.062, yarn, part=11)
    ball(tuple(BALL), 0.58, matt("#5f9a4a"), 13)
    for tilt in (
        (70, 10),
        (62, 40),
        (75, 75),
        (20, 30),
        (35, 100),
        (66, 120),
        (48, 155),
        (80, 170),
    ):
        pole = unit(turned((tilt[0], 0, tilt[1])) @ np.array((0, 0, 1.0)))
        for shift in (-0.28, -0.14, 0.0, 0.14, 0.28):
            wide = math.sqrt((ROUND + 0.012 * (tilt[1] % 4)) ** 2 - shift**2)
            lap = ring(wide, 60) @ turned((tilt[0], 0, tilt[1])).T + shift * pole
            tube(BALL + lap, 0.052, yarn, closed=True, part=13, resolution=3)


def house():
    """White, with a warm roof, a fence and two round trees, close to the edge."""
    blue, parts = matt("#6f8fa8"), []
    parts.append(block((-0.85, -0.6, -0.1), (0.85, 0.6, 1.05), matt("#fdf6e6"), part=20))
    roof = prism([(-0.74, 1.0), (0.74, 1.0), (0, 1.80)], 2.0, matt("#d9824a"), 21)
    parts.append(put(roof, (-1.0, 0, 0), (0, 0, -90)))
    parts.append(block((0.35, 0.05, 1.3), (0.60, 0.30, 2.0), matt("#c9b49a"), part=22))
    parts.append(block((-0.18, -0.63, 0.0), (0.18, -0.58, 0.66), blue, part=23))
    panes = [block((x, -0.63, 0.42), (x + 0.28, -0.58, 0.76), blue, part=23) for x in (-0.62, 0.34)]
    parts.append(block((0.83, -0.14, 0.42), (0.88, 0.14, 0.76), blue, part=23))
    group([*parts, *panes], (-1.25, EDGE + 4.6 * HIGH, 0.08), (0, 0, -32), 1.1)
    trunk, crown = matt("#8a6248"), mottled("#4f8a5c", "#3f7350", 0.5, 2)
    body = Body((-1, -1, -1), (1, 1, 1), 0.05).ball((0, 0, 0), 0.72)
    lumps = ripples(5, 24, 4, 12)
    first = body.ripple(lambda p: 0.05 * lumps(p)).build(crown, 24, (0, -300, 0))
    spots = [
        (-3.3, 3.5, 1.0),
        (0.5, 3.4, 0.75),
        (4.8, 9.5, 1.1),
        (5.9, 10.2, 0.9),
        (-7.0, 12.5, 1.2),
        (3.0, 17.5, 1.3),
        (-3.5, 22, 1.5),
        (9.5, 21, 1.6),
        (-10, 27, 1.8),
        (2.0, 33, 2.0),
        (13, 36, 2.2),
    ]
    for x, y, size in spots:
        low = float(hills(np.array(x), np.array(y)))
        tube([(x, y, low), (x, y, low + 0.8 * size)], 0.09 * size, trunk, part=22)
        copy(first, (x, y, low + 1.35 * size), (0, 0, 40 * x), size)


def scene(detail):
    knitted(detail)
    yarn = matt(FIELDS[LAST])
    open_loops()
    thread(yarn)
    house()
    blackbird()
    rough = ground_noise(6, 30, 0.8, 4)
    terrain(
        np.linspace(-14, 14, 300),
        np.linspace(-9, EDGE, 130),
        lambda x, y: 0.02 * rough(x, y) - 0.02,
        mottled(EARTH, "#d3b488", 0.4, 0.6),
        2,
    )
    sun(218, 27, "#fff0cf", 4.2, 0.6)
    sky("#bcd6f0", 0.65)
    camera((0.1, -11.4, 8.6), (0.05, 2.0, 0.35), lens=50)


def paint(picture):
    ground, fallen = picture.of(2), step(picture.shade(), 0.66, 0.42)
    top = np.nonzero(picture.of(1))[0].min() / picture.scale
    air = ramp(
        AIR, np.clip((picture.y + 8 * picture.noise(300, 4, stretch=(3, 1))) / (top + 60), 0, 1)
    )
    picture.directions(base=8, swirl=0.2, form=2)
    picture.measured_by = (1, 2)
    flat(
        picture,
        (0.42, 0.70),
        ("#8088b8", "#c6cae0"),
        {(2,): (("#a9a0c0", "#dccfd0"), (0.40, 0.62))},
        dry=0.04,
        body=0.01,
        back=air,
        wobble=0.012,
    )
    picture.lay(ground, "#bfd1e8", 0.94).glaze(blur(ground * fallen, 1), "#b4bfe2")
    shaded = step(blur(picture.shade(), 7 * picture.scale), 0.60, 0.40) * picture.of(1)
    picture.glaze(blur(shaded, 2), "#8f93c4", 0.6)
    picture.haze("#eef1e6", 22, 80, 0.75, 0.8, mask=1 - picture.of(0))
    pencil(picture, "#fbf7ec", layers=(32, -26, 66), wide=1.1, reach=18, form=0.5)
    fade = step(picture.depth, 34, 16)
    contour(picture, "#33405a", 1.5, 0.7, 0.06, 0.5, 0.8, 0.4, blur(fade, 2), 0.8, skip=(0, 1, 2))
    return finish(picture, impasto=0, grain=0.006)
