"""Who may go where, and which of them has walked off with the border?

A chalk line runs straight over a meadow and over the cows that lie there; one has got up and gone.
"""

import numpy as np
from light.bodies import Body, ground_noise, turned
from light.filters import step
from light.finish import finish
from light.hands import contour, lino
from light.materials import matt, mottled
from light.scene import camera, group, sky, sun
from light.shapes import ball, curve, decal, quads, sheet, terrain, tube

SAMPLES, SEED, SCALE = 14, 206, 1.0
LINE, SLOPE, HALF = 1.45, -0.10, 0.36  # x of the line on the meadow at y = 0, its slant, half width


def line_at(y):
    return LINE + SLOPE * y


def trunk(lying, nod):
    """A square-built body facing +y, 3.2 m from rump to mouth, and the height of its middle."""
    high = 0.58 if lying else 1.28
    wide = 1.12 if lying else 1.0
    body = Body((-1.1, -1.5, -0.05), (1.1, 2.4, 2.4), 0.032)
    body.ball((0, -0.66, high + 0.02), (0.50 * wide, 0.56, 0.52), 0.10)
    body.ball((0, -0.02, high - 0.04), (0.56 * wide, 0.80, 0.54), 0.25)
    body.ball((0, 0.58, high + 0.03), (0.45 * wide, 0.50, 0.54), 0.25)
    for side in (-1, 1):
        body.ball((0.27 * side, -0.86, high + 0.36), (0.12, 0.16, 0.10), 0.12)
        if lying:
            body.chain([(0.40 * side, 0.55, 0.30), (0.52 * side, 0.95, 0.12),
                        (0.40 * side, 0.70, 0.08)], [0.17, 0.12, 0.09], 0.05)  # fmt: skip
            body.chain([(0.46 * side, -0.75, 0.32), (0.70 * side, -0.30, 0.14),
                        (0.66 * side, -0.62, 0.08)], [0.26, 0.13, 0.09], 0.06)  # fmt: skip
            continue
        step_on = 0.36 * side
        for y, thick in ((0.60, 0.19), (-0.80, 0.25)):
            foot = y + step_on * (1 if y > 0 else -1)
            body.chain([(0.27 * side, y, 0.95), (0.28 * side, (y + foot) / 2 + 0.03, 0.50),
                        (0.28 * side, foot, 0.07)], [thick, 0.11, 0.10], 0.07)  # fmt: skip
    body.limb((0, 0.85, high + 0.16), (0, 1.34, high + 0.34 - nod), 0.34, 0.215, 0.15)
    return body, high


def head(body, at, turn):
    """A long face with broad mouth, ears out to the sides and two horns: what is not hide."""
    way = turned((0, 0, turn)) @ np.array((0, 1, 0))
    side = np.array((way[1], -way[0], 0))
    mouth = at + way * 0.50 - (0, 0, 0.30)
    body.limb(at, mouth, 0.235, 0.165, 0.08)
    parts = [ball(tuple(mouth + way * 0.09 - (0, 0, 0.03)), (0.165, 0.145, 0.135),
                  matt("#f0cdb4"), 13, 20)]  # fmt: skip
    for sense in (-1, 1):
        ear = at + side * 0.18 * sense + (0, 0, 0.04)
        body.limb(ear, ear + side * 0.20 * sense - way * 0.03, 0.06, 0.105, 0.04)
        body.limb(ear + side * 0.20 * sense, ear + side * 0.36 * sense, 0.105, 0.03, 0.03)
        root = at + side * 0.10 * sense + (0, 0, 0.19) - way * 0.02
        horn = curve([root, root + side * 0.16 * sense + (0, 0, 0.10),
                      root + side * 0.14 * sense + way * 0.06 + (0, 0, 0.30)], 14)  # fmt: skip
        parts.append(tube(horn, [0.065, 0.05, 0.012], matt("#3a2a24"), part=14))
        eye = at + way * 0.20 + side * 0.185 * sense + (0, 0, 0.03)
        parts.append(ball(tuple(eye), 0.05, matt("#1c1618"), 14, 14))
    return parts


def cow(lying, nod, turn):
    """The hide as a body, and the parts that are not hide."""
    body, high = trunk(lying, nod)
    parts = head(body, np.array((0, 1.40, high + 0.38 - nod)), turn)
    low = 0.12 if lying else 0.45
    tail = curve([(0, -1.14, high + 0.34), (0.06, -1.36, high), (0.16, -1.42, low)], 14)
    parts.append(tube(tail, [0.07, 0.05, 0.05], matt("#5a3626"), part=14))
    parts.append(ball((0.17, -1.43, low - 0.05), (0.09, 0.09, 0.18), matt("#3a2a24"), 14, 14))
    if not lying:
        parts.append(ball((0, -0.52, high - 0.52), (0.24, 0.26, 0.18), matt("#f0cdb4"), 13, 20))
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


def place(number, lain, facing, now=None, turn=0.0, nod=0.0, look=0.0):
    """A cow lay at `lain` when the line was drawn; it is `now` there or has gone."""
    lying = now is None
    body, parts = cow(lying, nod, look)
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
    rough = [
        (a, 1 + 0.07 * np.sin(5 * a) + 0.05 * np.sin(9 * a + 1)) for a in np.linspace(0, 6.2, 60)
    ]
    outline = [(0.80 * k * np.cos(a), 1.40 * k * np.sin(a)) for a, k in rough]
    return [(turn @ np.array((*p, 0)))[:2] + lain for p in outline]


def scene(detail):
    broad, fine = ground_noise(3, 20, 0.1, 0.4), ground_noise(5, 30, 0.6, 2.4)

    def height(x, y):
        return 0.10 * broad(x, y) + 0.03 * fine(x, y)

    line = np.linspace(-12, 22, int(600 * detail))
    terrain(line - 5, line, height, mottled("#7fae4e", "#6a9a48", 0.5, 0.25), 1)
    left = np.array((line_at(0.5), 0.5))
    hole = np.array(gone(left, 62))
    decal(hole, lambda x, y: height(x, y) + 0.02, matt("#6a9a48"), 3)
    for start, end in ((-12, hole[:, 1].min()), (hole[:, 1].max(), 22)):
        y, share = np.meshgrid(np.linspace(start, end, 240), np.linspace(-1, 1, 9))
        x = line_at(y) + share * HALF * np.hypot(1, SLOPE)
        sheet(np.stack([x, y, height(x, y) + 0.015], -1), matt("#fbfaf0"), 2)
    place(0, np.array((line_at(4.9) - 0.1, 4.9)), -74, look=-6)
    place(1, np.array((line_at(-3.0) - 0.35, -3.0)), 76, look=8)
    place(2, left + (0.1, 0), 62, np.array((-1.35, 1.0)), 98)
    away = np.array((-2.5, 7.6))
    place(3, away, 130, away, 130, nod=0.62)
    sun(214, 50, "#fff0cc", 4.6, 0.6)
    sky("#b4cfe0", 0.7)
    camera((0.15, -10.6, 11.2), (0.0, 0.45, 0.5), lens=50)


def paint(picture):
    picture.measured_by = (1,)
    picture.directions(base=64, swirl=0.5, form=2.5)
    bed = picture.of(3)
    ground, hide, light = picture.of(1) + bed, picture.of(10), picture.shade(80, 1.0)
    dark = step(light, 0.93, 0.80)
    tufts = step(picture.noise(22, 5) + 0.6 * picture.noise(90, 6), 1.7, 2.4)
    meadow = ground * (1.04 - 0.42 * tufts * (1 - dark))
    tail = np.clip(picture.of(14), 0, 1)
    brown = np.clip(hide + tail + 0.25 * picture.of(13), 0, 1) * 1.06
    form = hide * step(light, 0.95, 0.25) * 0.75
    shadow = ground * dark * 0.8 + form + tail + bed * 0.24
    inks = [("#86b860", meadow), ("#b4622f", brown), ("#2a3c46", shadow)]
    lino(picture, "#faf4e2", inks, wide=3.4, reach=22)
    contour(picture, "#2a2326", 1.7, 0.7, 0.06, 0.7, 0.9, 0.3, skip=(1, 2, 3), rough=0.6)
    return finish(picture, impasto=0, paper=0.03, grain=0.006)
