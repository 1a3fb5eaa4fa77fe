"""Where did the bird of the wallpaper go, and when will the cat notice?

A cat sits before a wallpaper of birds; one place in the pattern is empty.
"""

import math

import numpy as np
from light.animals import dark_eye, sitting_cat, small_bird
from light.filters import blur, ramp
from light.finish import finish
from light.hands import contour, flat
from light.hatching import hatch
from light.materials import matt, mottled
from light.scene import camera, put, sky, sun
from light.shapes import box, curve, mesh, tube
from light.textiles import textile, tiles

SAMPLES, SEED, SCALE = 26, 14, 1.25
CELL, COLUMNS, ROWS, GONE = 0.40, 6, 6, (3, 4)
PAPER = ("#f2d796", "#e8ae84", "#db956c", "#8eaa88", "#aac398", "#fffaf0", "#c98a3e")
FUR = ((0.0, "#1f1c2e"), (0.25, "#2d2a44"), (0.45, "#413e60"), (0.62, "#62608a"),
       (0.80, "#9e98b6"), (1, "#dbcfd2"))  # fmt: skip


def oval(x, y, centre, radii, turn=0.0, grow=0.0):
    c, s = math.cos(turn), math.sin(turn)
    dx, dy = x - centre[0], y - centre[1]
    return (
        np.hypot((dx * c + dy * s) / (radii[0] + grow), (-dx * s + dy * c) / (radii[1] + grow)) < 1
    )


def taper(x, y, start, end, first, last, grow=0.0):
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = np.clip(((x - start[0]) * dx + (y - start[1]) * dy) / (dx * dx + dy * dy), 0, 1)
    away = np.hypot(x - start[0] - along * dx, y - start[1] - along * dy)
    return away < first + (last - first) * along + grow


def printed_bird(x, y, grow=0.0):
    """Masks of body, beak, wing, eye and legs."""
    body = oval(x, y, (0, 0), (0.115, 0.080), 0.35, grow) | oval(
        x, y, (0.088, 0.075), (0.055, 0.055), 0, grow
    )
    body |= taper(x, y, (-0.07, -0.03), (-0.235, -0.105), 0.040, 0.022, grow)
    beak = taper(x, y, (0.130, 0.076), (0.178, 0.066), 0.017, 0.001, grow)
    wing = oval(x, y, (-0.022, 0.002), (0.082, 0.044), 0.55)
    eye = np.hypot(x - 0.102, y - 0.088) < 0.011
    legs = taper(x, y, (0, -0.07), (0.012, -0.125), 0.006, 0.006)
    return body, beak, wing, eye, legs | taper(x, y, (0.035, -0.06), (0.047, -0.125), 0.006, 0.006)


def bird_paper(missing, count=320):
    """One repeat: 0 ground, 1 bird, 2 wing, 3 twig, 4 leaf, 5 the empty place, 6 beak."""
    down, across = np.mgrid[0 : int(count * 1.25), 0:count].astype(np.float32)
    across, down = (across + 0.5) / count, (down + 0.5) / count / 1.25
    out = np.zeros(across.shape, int)
    places = ((0.27, 0.25, 1), (0.77, 0.75, -1))
    for x0, y0, flip in places:
        for left in (-1, 0, 1):
            for up in (-1, 0, 1):
                x, y = (across - x0 - left) * flip, (y0 + up - down) * 1.25
                print_twig(out, x, y)
                print_bird(out, x, y, missing and flip == 1 and left == 0 and up == 0)
    return out


def print_twig(out, x, y):
    twig = np.abs(y + 0.135 + 0.030 * np.sin(x * 7)) < 0.0085
    out[twig & (np.abs(x) < 0.34)] = 3
    for leaf_x, side in (
        (-0.30, 1),
        (-0.20, -1),
        (-0.12, 1),
        (0.10, -1),
        (0.17, 1),
        (0.26, -1),
        (0.33, 1),
    ):
        leaf_y = -0.135 - 0.030 * math.sin(leaf_x * 7) + side * 0.045
        out[oval(x, y, (leaf_x, leaf_y), (0.052, 0.021), 0.9 * side)] = 4


def print_bird(out, x, y, gone):
    if gone:
        for grow, number in ((0.010, 3), (0.003, 5)):
            body, beak, *_ = printed_bird(x, y, grow)
            out[body | beak] = number
        return
    for mask, number in zip(printed_bird(x, y), (1, 6, 2, 0, 3), strict=True):
        out[mask] = number


def room():
    whole, missing = bird_paper(False), bird_paper(True)
    rows = [[missing if (c, r) == GONE else whole for c in range(COLUMNS)] for r in range(ROWS)]
    pattern = np.vstack([np.hstack(row) for row in rows])
    wide, high = CELL * COLUMNS, CELL * 1.25 * ROWS
    corners = ((0, 0, 0), (wide, 0, 0), (wide, 0, high), (0, 0, high))
    wall = mesh(corners, [(0, 1, 2, 3)], textile(PAPER, pattern, wide), 1, smooth=False)
    put(wall, (-wide / 2 - 0.17, 0.72, 0.10))
    white = matt("#fbf7ec")
    box((6, 0.04, 0.15), (0, 0.71, 0.085), white, 0.008, part=2)
    box((6, 0.055, 0.02), (0, 0.70, 0.165), white, 0.006, part=2)
    laid = textile(("#f6efdf", "#5f9a9c", "#e0a94a", "#c9c0ae"), tiles(), 0.34, "xy")
    mesh(
        ((-6, -6, 0), (6, -6, 0), (6, 0.74, 0), (-6, 0.74, 0)),
        [(0, 1, 2, 3)],
        laid,
        3,
        smooth=False,
    )


def scene(detail):
    room()
    tail = [(-0.02, -0.14, 0.06), (0.08, -0.24, 0.036), (0.22, -0.27, 0.036), (0.335, -0.21, 0.045),
            (0.385, -0.15, 0.095), (0.385, -0.12, 0.160), (0.36, -0.12, 0.205)]  # fmt: skip
    fur = mottled("#39364a", "#2a2838", 0.5, 9)
    cat, tip, on_head = sitting_cat(fur, (14, -8, 24), tail, fur=70000, length=0.020)
    for thing in cat:
        put(thing, (-0.07, 0, 0))
    perch = np.array(tip) + (-0.07, -0.01, 0.012)
    small_bird(matt("#e8543a"), matt("#c23c34"), matt("#e3a23c"), dark_eye(), perch, 0.064, 180, -6)
    for side in (-1, 1):
        for row in range(3):
            start = on_head((side * 0.060, 0.165, 0.478))
            end = on_head((side * (0.150 + 0.01 * row), 0.150 - 0.02 * row, 0.500 - 0.028 * row))
            hair = curve([start, (start + end) / 2 + (0, 0, 0.006), end], 8) + np.array(
                (-0.07, 0, 0)
            )
            tube(hair, [0.0022, 0.0009], matt("#fbf3e6"), part=18)
    sun(222, 27, "#fff2d6", 4.0, 0.5)
    sky("#b9cdf0", 0.85)
    camera((0.03, -2.75, 0.82), (0.04, 0.40, 0.585), lens=64)


def paint(picture):
    picture.directions(base=88, swirl=0.12, form=3.0, edge=0.2, by_part={3: 4, 2: 2})
    by_part = {(1, 2): (("#b39ac0", "#e3cfd0"), None), 3: (("#9fa3cc", "#c9cbe4"), None)}
    flat(picture, (0.50, 0.80), ("#8f93c4", "#c2c4e0"), by_part, wobble=0.012)
    marks = hatch(picture.shape, picture.flow, 3, 30, 2) - 0.5
    fur = ramp(FUR, np.clip(picture.shade(99, 0.4) * 0.90 - 0.09 + 0.08 * marks, 0, 1))
    picture.lay(blur(picture.of(10), 0.5), fur)
    contour(picture, "#5a3a3a", 1.6, 0.9, 0.08, 0.5, 0.75, 0.2, skip=(1, 2, 3, 10, 18))
    return finish(picture, impasto=0, grain=0.006)
