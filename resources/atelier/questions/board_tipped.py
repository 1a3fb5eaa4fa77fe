"""Whose rage throws the game over, and where have those two run to?

Somebody tips up the chessboard. The queen alone keeps her place, and the shadow that she throws has arms.
"""

import math

import numpy as np
from light.filters import blur
from light.finish import finish
from light.hands import pencil
from light.materials import matt
from light.scene import area, camera, put, sky, spot, unseen
from light.shapes import box, curve, lathe, prism
from light.strokes import strokes

SAMPLES, SEED, SCALE = 20, 414, 0.72
TILT = 41
LOW, HALF = np.array((0.0, -0.62, 0.10)), 1.06
UP = np.array((0, math.cos(math.radians(TILT)), math.sin(math.radians(TILT))))
OUT = np.array((0, -math.sin(math.radians(TILT)), math.cos(math.radians(TILT))))
WALL = 2.1
EMBERS = (
    (0, "#2a0f1c"),
    (0.22, "#5a1a26"),
    (0.42, "#9c2f2c"),
    (0.6, "#d2583a"),
    (0.78, "#f0a065"),
    (1, "#fff0d2"),
)
IVORY, EBONY = "#f2e2c4", "#2c2230"
RAGE = [
    (0.23, 0.72),
    (0.26, 0.60),
    (0.24, 0.47),
    (0.16, 0.37),
    (0.105, 0.31),
    (0.12, 0.25),
    (0.26, 0.31),
    (0.25, 0.19),
    (0.37, 0.17),
    (0.52, 0.08),
    (0.61, -0.06),
    (0.62, -0.19),
    (0.80, -0.36),
    (0.98, -0.52),
    (1.05, -0.68),
    (1.10, -0.86),
    (1.19, -0.97),
    (1.15, -1.06),
    (1.00, -1.05),
    (0.97, -0.90),
    (0.90, -0.73),
    (0.76, -0.60),
    (0.58, -0.46),
    (0.40, -0.32),
    (0.29, -0.42),
    (0.21, -0.62),
    (0.27, -0.82),
    (0.46, -1.05),
    (0.60, -1.5),
]
FOOT = [(0.001, 0), (0.15, 0), (0.155, 0.03), (0.13, 0.06), (0.12, 0.085), (0.085, 0.11)]
BODIES = {
    "pawn": [*FOOT, (0.055, 0.20), (0.05, 0.24), (0.085, 0.25), (0.05, 0.27), (0.075, 0.31), (0.085, 0.345),
             (0.07, 0.39), (0.04, 0.41), (0.001, 0.42)],
    "rook": [*FOOT, (0.075, 0.20), (0.07, 0.32), (0.105, 0.34), (0.11, 0.44), (0.085, 0.44), (0.08, 0.40), (0.001, 0.40)],
    "bishop": [*FOOT, (0.055, 0.24), (0.05, 0.34), (0.09, 0.35), (0.05, 0.37), (0.08, 0.43), (0.07, 0.50), (0.03, 0.56),
               (0.028, 0.58), (0.034, 0.60), (0.001, 0.62)],
    "king": [*FOOT, (0.07, 0.24), (0.06, 0.44), (0.10, 0.45), (0.065, 0.48), (0.10, 0.62), (0.08, 0.64), (0.03, 0.68),
             (0.02, 0.68), (0.001, 0.69)],
    "queen": [*FOOT, (0.07, 0.22), (0.055, 0.42), (0.10, 0.43), (0.06, 0.46), (0.115, 0.62), (0.085, 0.60), (0.05, 0.62),
              (0.035, 0.66), (0.001, 0.68)],
}  # fmt: skip


def on_board(u, v, lift=0.0):
    """u to the right, v up the slope, both -1 to 1."""
    return LOW + np.array((u * HALF, 0, 0)) + UP * (v + 1) * HALF + OUT * (0.05 + lift)


def board():
    light, dark = matt("#e9cf9f", gloss=0.15), matt("#5a2a2a", gloss=0.15)
    wood = matt("#7a3a26", gloss=0.2)
    put(
        box((2 * HALF + 0.22, 2 * HALF + 0.22, 0.10), (0, 0, 0), wood, 0.02, part=2),
        on_board(0, 0, -0.06),
        (TILT, 0, 0),
    )
    for row in range(8):
        for column in range(8):
            tone = light if (row + column) % 2 else dark
            u, v = (column - 3.5) / 4, (row - 3.5) / 4
            put(
                box((HALF / 4 - 0.006, HALF / 4 - 0.006, 0.02), (0, 0, 0), tone, part=3),
                on_board(u, v, -0.005),
                (TILT, 0, 0),
            )


def piece(kind, colour, at, turn=(0, 0, 0), size=0.8):
    fold = (
        (lambda a, z: 1 + (0.16 * np.cos(8 * a) if 0.60 <= z <= 0.63 else 0))
        if kind == "queen"
        else None
    )
    thing = lathe(
        [(r * size, z * size) for r, z in BODIES[kind]],
        matt(colour, gloss=0.25),
        steps=48,
        fold=fold,
        part=4,
    )
    if kind == "king":
        for wide, high in ((0.03, 0.16), (0.11, 0.035)):
            bar = box((wide * size, 0.03 * size, high * size), (0, 0, 0), matt(colour), part=4)
            bar.parent = thing
            bar.location = (0, 0, (0.74 if high > 0.1 else 0.76) * size)
    return put(thing, tuple(at), turn)


def sliding(kind, colour, u, v, turn, lift=0.12, size=0.8):
    """Lying on the slope, head downhill or across it."""
    return piece(kind, colour, on_board(u, v, lift * size), turn, size)


def rage():
    """In the light but not in the picture: a woman with a crown who lifts the board by both ends."""
    crown = [(0.0, 1.08), (0.06, 0.92), (0.15, 1.04), (0.17, 0.88), (0.29, 0.95), (0.23, 0.76)]
    right = curve([(x, 0, z) for x, z in RAGE], 90)[:, ::2]
    right = [*crown, *map(tuple, right)]
    outline = [*right, *((-x, z) for x, z in right[:0:-1])]
    thing = prism([(0.97 * x, 0.845 * z) for x, z in outline], 0.02, matt("#000000"))
    return unseen(put(thing, (0, 1.0, 2.42)))


def scene(detail):
    box((30, 0.1, 30), (0, WALL + 0.05, 0), matt("#d8603c"), part=1)
    box((30, 12, 0.2), (0, -3.0, -0.1), matt("#7c2f2a", gloss=0.1), part=5)
    board()
    rage()
    queen = piece("queen", "#a3182c", on_board(0.0, 0.86, 0.0), (8, 0, 0), 1.0)
    queen.visible_shadow = True
    sliding("rook", IVORY, -0.62, 0.52, (TILT + 4, 24, 10))
    sliding("pawn", EBONY, 0.52, 0.62, (TILT + 18, -30, -20))
    sliding("bishop", EBONY, -0.26, 0.20, (TILT + 86, 8, 30))
    sliding("pawn", IVORY, 0.26, 0.34, (TILT + 80, -30, 70))
    sliding("king", IVORY, 0.74, -0.02, (TILT + 92, 0, -34))
    sliding("pawn", EBONY, -0.70, -0.20, (TILT + 84, 0, 50))
    sliding("rook", EBONY, -0.20, -0.66, (TILT + 88, 20, -24))
    sliding("pawn", IVORY, 0.02, -0.24, (TILT + 70, 10, 120))
    sliding("bishop", IVORY, 0.34, -0.60, (TILT + 100, 0, 14))
    piece("pawn", EBONY, (-0.45, -0.98, 0.34), (120, 30, 20), 0.8)
    piece("pawn", IVORY, (0.22, -1.42, 0.11), (90, 0, 130), 0.8)
    piece("rook", EBONY, (0.80, -1.22, 0.12), (90, 0, 36), 0.8)
    piece("king", EBONY, (-0.84, -1.62, 0), (0, 0, 10), 0.78)
    piece("queen", IVORY, (-0.64, -1.70, 0), (0, -4, 0), 0.76)
    spot((0.2, -4.2, 0.75), (0, 1.2, 2.1), 78, "#ffb070", 1750, 0.06, 0.5)
    area((-3, -4, 4), (0, 0, 0.6), (2, 2), "#ffcfa0", 110)
    sky("#5a3a6a", 0.28)
    camera((0.0, -7.6, 2.5), (0.0, 0.2, 1.28), lens=56)


def paint(picture):
    wall, table = picture.of(1), picture.of(5)
    picture.expose(1.1)
    picture.grade(
        EMBERS,
        0.45,
        (0.3, 0.46, 0.62, 0.78),
        (0.2, 0.36, 0.52, 0.68, 0.86),
        0.05,
        0.4,
        0.012,
        wall + table,
    )
    picture.lift(0.07).sharpen_at(400, 600, 300).find_edges(0.7, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(picture.of(3, 4), 2) * 0.9)
    picture.hard = np.where(wall > 0, 0.5, 0.95).astype(np.float32)
    picture.directions(base=20, swirl=0.2, form=2)
    strokes(
        picture,
        (30, 15, 7, 3.6, 2.0, 1.3),
        length=8,
        jitter=(0.014, 0.012),
        need=(0, 0.04, 0.045, 0.04),
    )
    pencil(picture, "#f6e6cc", layers=(38, 62), wide=1.3, reach=22, press=0.9, form=0.5, mask=0.16)
    return finish(picture, impasto=0.01, paper=0.03)
