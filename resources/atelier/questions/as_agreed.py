"""Who may go where, and which of them has walked off with the border?

From above: a chalk line runs straight over a meadow and over the cows; one has got up and gone.
"""

import numpy as np
from light.bodies import Body, ground_noise, turned
from light.filters import step
from light.finish import finish
from light.hands import contour, lino
from light.materials import matt, mottled
from light.scene import group, plan_camera, sky, sun
from light.shapes import ball, curve, quads, sheet, terrain, tube

SAMPLES, SEED, SCALE, HIGH = 14, 206, 1.0, 19.5
LINE, SLOPE, HALF = 0.9, -0.16, 0.42  # x of the line on the meadow at y = 0, its slant, half width


def line_at(y):
    return LINE + SLOPE * y


def cow(lying, seed):
    """Facing +y, 2.3 m long: legs only where it stands, so that its shadow tells."""
    rng = np.random.default_rng(seed)
    lift = 0.0 if lying else 0.72
    body = Body((-1.1, -1.7, -0.05), (1.1, 2.2, 2.2), 0.035)
    body.ball((0, -0.45, 0.55 + lift), (0.66 + 0.08 * lying, 0.80, 0.55), 0.10)
    body.ball((0, 0.35, 0.55 + lift), (0.60 + 0.08 * lying, 0.74, 0.54), 0.20)
    turn = float(rng.uniform(-28, 28))
    way = turned((0, 0, turn)) @ np.array((0, 1, 0))
    neck = np.array((0, 0.85, 0.72 + lift))
    face = neck + way * 0.55 + (0, 0, 0.12 if not lying else 0.0)
    body.limb(neck, face, 0.36, 0.25, 0.12)
    body.limb(face, face + way * 0.42 + (0, 0, -0.18), 0.25, 0.185, 0.06)
    side = np.array((way[1], -way[0], 0))
    for sense in (-1, 1):
        ear = face + side * 0.17 * sense
        body.limb(ear, ear + side * 0.34 * sense - way * 0.10, 0.10, 0.05, 0.03)
        if lying:
            body.limb((0.35 * sense, 0.55, 0.15), (0.50 * sense, 1.0, 0.10), 0.15, 0.10, 0.05)
            body.limb((0.45 * sense, -0.8, 0.18), (0.68 * sense, -0.35, 0.10), 0.18, 0.10, 0.05)
        else:
            body.limb((0.27 * sense, 0.62, 0.9), (0.29 * sense, 0.70, 0.05), 0.17, 0.09, 0.06)
            body.limb((0.27 * sense, -0.85, 0.9), (0.30 * sense, -0.80, 0.05), 0.21, 0.09, 0.06)
    horn, parts = matt("#f3ead0"), []
    for sense in (-1, 1):
        root = face + side * 0.10 * sense + (0, 0, 0.16)
        bent = curve([root, root + side * 0.22 * sense + (0, 0, 0.06),
                      root + side * 0.24 * sense + way * 0.18 + (0, 0, 0.12)], 14)  # fmt: skip
        parts.append(tube(bent, [0.085, 0.065, 0.015], horn, part=12))
    parts.append(ball(tuple(face + way * 0.50 + (0, 0, -0.15)), (0.17, 0.13, 0.13),
                      matt("#e6b9a0"), 13, 20))  # fmt: skip
    swing = rng.uniform(-0.3, 0.3)
    tail = curve([(0, -1.1, 0.75 + lift), (swing * 0.6, -1.42, 0.55 + lift),
                  (swing, -1.62, 0.25 + lift)], 14)  # fmt: skip
    parts.append(tube(tail, [0.07, 0.045, 0.10], matt("#5a3626"), part=14))
    return body, parts


def coats():
    return [mottled(a, b, 0.75, 0.9) for a, b in
            (("#8a4f2f", "#6d3a24"), ("#a8683c", "#8a4f2f"), ("#6b3d2a", "#4f2c22"))]  # fmt: skip


def painted(thing, at, facing, hide):
    """The chalk line goes over whoever lay on it: the corners within it turn white."""
    corners = np.array([corner.co[:] for corner in thing.data.vertices])
    turn = turned((0, 0, facing))
    world = corners @ turn.T + at
    inside = np.abs(world[:, 0] - line_at(world[:, 1])) < HALF * np.hypot(1, SLOPE)
    faces = np.array([face.vertices[:] for face in thing.data.polygons])
    mine = inside[faces].all(1)
    thing.data.materials.append(hide)
    numbers = np.where(mine, 1, 0).astype(np.int32)
    thing.data.polygons.foreach_set("material_index", numbers)
    return faces[mine], corners


def place(number, lain, facing, now=None, turn=0.0):
    """A cow lay at `lain` when the line was drawn; it is `now` there or has gone."""
    lying = now is None
    body, parts = cow(lying, 40 + number)
    skin = body.build(coats()[number % 3], 10)
    chalk = matt("#fbfaf0")
    faces, corners = painted(skin, np.array((*lain, 0.0)), facing, chalk)
    if len(faces):
        used, again = np.unique(faces, return_inverse=True)
        stripe = quads(corners[used], again.reshape(-1, 4), chalk, 11)
        stripe.modifiers.new("relax", "SMOOTH").iterations = 2
        parts.append(stripe)
        stripe.scale = (1.012,) * 3
    at = lain if lying else now
    group([skin, *parts], (*at, 0.0), (0, 0, facing if lying else turn))


def gone(lain, facing):
    """The gap it left: the length of its body on the line."""
    turn = turned((0, 0, facing))
    outline = [(0.62 * np.cos(a), 1.25 * np.sin(a)) for a in np.linspace(0, 6.28, 40)]
    return [(turn @ np.array((*p, 0)))[:2] + lain for p in outline]


def scene(detail):
    broad, fine = ground_noise(3, 20, 0.1, 0.4), ground_noise(5, 30, 0.6, 2.4)

    def height(x, y):
        return 0.10 * broad(x, y) + 0.03 * fine(x, y)

    line = np.linspace(-14, 14, int(500 * detail))
    terrain(line * 0.7, line, height, mottled("#7fae4e", "#6a9a48", 0.5, 0.25), 1)
    left = np.array((line_at(-1.2) + 0.1, -1.2))
    hole = np.array(gone(left, 50))
    for start, end in ((-14, hole[:, 1].min()), (hole[:, 1].max(), 14)):
        y, share = np.meshgrid(np.linspace(start, end, 240), np.linspace(-1, 1, 9))
        x = line_at(y) + share * HALF * np.hypot(1, SLOPE)
        sheet(np.stack([x, y, height(x, y) + 0.03], -1), matt("#fbfaf0"), 2)
    place(0, np.array((line_at(6.1) - 0.25, 6.1)), 62)
    place(1, np.array((line_at(-6.7) + 0.3, -6.7)), -104)
    place(2, left, 50, np.array((-3.5, 1.1)), 128)
    others = ((3, (4.4, 3.9), 200), (4, (-4.3, -5.6), 20), (5, (4.3, -3.4), -60),
              (6, (-4.3, 7.3), -30))  # fmt: skip
    for number, at, facing in others:
        place(number, np.array(at), facing, np.array(at), facing)
    sun(156, 21, "#fff0cc", 4.6, 0.6)
    sky("#b4cfe0", 0.7)
    plan_camera(HIGH)


def paint(picture):
    picture.measured_by = (1,)
    picture.directions(base=64, swirl=0.5, form=2.5)
    ground, hide, light = picture.of(1), picture.of(10), picture.shade(80, 1.0)
    dark = step(light, 0.93, 0.80)
    tufts = step(picture.noise(22, 5) + 0.6 * picture.noise(90, 6), 1.3, 2.2)
    meadow = ground * (1.04 - 0.42 * tufts * (1 - dark))
    chalk, tail = picture.of(2, 11), picture.of(14)
    brown = np.clip(hide + tail + 0.4 * picture.of(13), 0, 1) * 1.06
    form = hide * step(light, 0.95, 0.25) * 0.75
    shadow = ground * dark * 1.12 + form + chalk * dark * 0.40 + tail * 0.8
    inks = [("#93c468", meadow), ("#bf7440", brown), ("#274a4c", shadow)]
    lino(picture, "#faf4e2", inks, wide=3.4, reach=22)
    contour(picture, "#2a2326", 1.7, 0.7, 0.06, 0.7, 0.9, 0.3, skip=(1, 2), rough=0.6)
    return finish(picture, impasto=0, paper=0.03, grain=0.006)
