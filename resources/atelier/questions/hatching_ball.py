"""What was inside the red ball, and where are its siblings hiding it?

A billiard table from very near: the red ball has cracked from within, the others have rolled back.
"""

import numpy as np
from light.bodies import turned
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, lamp, sky, spot
from light.shapes import ball, block, box, lathe, loose_quads, sheet
from light.strokes import strokes

SAMPLES, SEED, SCALE = 24, 71, 0.7
GREEN = (
    (0.0, "#10241d"),
    (0.2, "#1d4534"),
    (0.38, "#2f6a4c"),
    (0.54, "#57986a"),
    (0.7, "#93c48f"),
    (0.85, "#dcebb8"),
    (1.0, "#fff8dc"),
)
HINGE = turned((40, 16, 0))


def jagged(turn):
    """How far from the top the shell has broken, round the lid."""
    teeth = np.abs(((turn * 9 / (2 * np.pi)) % 1) * 2 - 1) + 0.6 * np.abs(
        ((turn * 14 / (2 * np.pi) + 0.3) % 1) * 2 - 1
    )
    return 0.60 + 0.16 * (teeth - 0.8)


def shell(inner, outer, material, part, at):
    """A piece of the sphere between two distances from its top."""
    turn, share = np.meshgrid(np.linspace(0, 2 * np.pi, 361), np.linspace(0, 1, 60))
    away = inner(turn) + (outer(turn) - inner(turn)) * share
    points = np.stack([np.sin(away) * np.cos(turn), np.sin(away) * np.sin(turn), np.cos(away)], -1)
    thing = sheet(points @ HINGE.T, material, part, thick=0.075)
    thing.modifiers["thick"].offset = -1
    thing.location = at
    return thing


def red_ball(at):
    red = matt("#cc2b2b", rough=0.12, gloss=0.7)
    shell(jagged, lambda turn: 0 * turn + 3.13, red, 3, at)
    lid = shell(lambda turn: 0 * turn + 0.004, jagged, red, 4, at)
    lid.rotation_euler = tuple(np.radians((-58, 6, 0)))
    lid.location = tuple(np.add(at, (0.02, 0.10, 0.30)))
    ball(at, 0.86, matt("#1a0c0c"), 5)
    rng = np.random.default_rng(4)
    middle = np.c_[rng.normal(-0.3, 0.8, 9), rng.normal(-1.5, 0.35, 9), np.full(9, 0.02)]
    turn = rng.uniform(0, 6.3, (9, 1)) + np.array([0, 1.4, 3.0, 4.5])
    size = rng.uniform(0.04, 0.11, (9, 1))
    flat = np.stack([size * np.cos(turn), size * np.sin(turn), 0.03 + 0 * turn], -1)
    loose_quads(middle[:, None] + flat, red, 3)


def table():
    cloth = mottled("#3f8a5e", "#357a53", 0.5, 3)
    wood = mottled("#6a3b22", "#472716", 0.6, 1.2, rough=0.4, gloss=0.3)
    block((-30, -30, -0.1), (30, 9.0, 0), cloth, part=1)
    block((-30, 9.0, -0.1), (30, 10.0, 1.15), mottled("#2f7350", "#28643f", 0.4, 3), 0.2, part=2)
    block((-30, 9.9, -0.1), (30, 12.2, 1.30), wood, 0.12, part=6)
    inlay = matt("#ead9b4")
    for x in (-5.4, 1.6):
        box((0.34, 0.34, 0.02), (x, 11.0, 1.31), inlay, turn=(0, 0, 45), part=7)


def scene(detail):
    table()
    red_ball((-0.15, 0.2, 1.0))
    for x, y, colour in (
        (-3.35, 8.0, "#efe3c6"),
        (-1.2, 7.96, "#e9b53a"),
        (0.95, 8.0, "#2f5d9c"),
        (2.95, 7.5, "#efe3c6"),
        (2.35, 5.3, "#27303a"),
    ):
        ball((x, y, 1.0), 1.0, matt(colour, rough=0.1, gloss=0.7), 8, 48)
    glass = matt("#3f8f68", rough=0.25, gloss=0.6, glow=0.10)
    bowl = [(0.5, 2.2), (0.8, 2.0), (2.2, 1.1), (2.9, 0.0), (2.8, 0.0), (2.1, 1.0), (0.5, 1.9)]
    brass = matt("#b98a3e", rough=0.3, gloss=0.6)
    for x in (-2.6, 6.4):
        lathe(bowl, glass, (x, 11.5, 6.6), steps=64, part=9)
        ball((x, 11.5, 6.75), 0.62, matt("#fff0c4", glow=5), 10, 24)
        lathe([(0.09, 2.2), (0.09, 9)], brass, (x, 11.5, 6.6), steps=12, part=11)
        spot((x, 11.5, 6.9), (x * 0.7, 8, 0), 120, "#fff0c8", 900, 0.8, 0.7)
    spot((-2.8, -1.0, 9.5), (-0.1, 2.2, 0), 105, "#fff1cc", 3400, 0.7, 0.8)
    lamp((-0.4, -1.5, 3.4), "#ffe0b0", 30, 0.5)
    area((9, -12, 7), (0, 0, 1), (8, 6), "#9fc0e8", 420)
    sky("#33584c", 0.5)
    box((80, 0.2, 40), (0, 26, 15), mottled("#6f5140", "#54402f", 0.6, 0.12), part=12)
    camera((1.1, -9.2, 4.5), (-0.05, 3.0, 1.75), lens=45, roll=-2)


def paint(picture):
    balls = picture.of(3, 4, 5, 8)
    picture.expose(1.15)
    cloth = picture.of(1, 2)
    picture.grade(GREEN, 0.45, (0.36, 0.5, 0.64), (0.30, 0.44, 0.58, 0.73), 0.06, 0.4, 0.012, cloth)
    picture.lift(0.15).lay(picture.of(12) * 0.6, "#5c4238")
    picture.lay(picture.of(10), "#fff6d8")
    picture.sharpen_at(390, 640, 260, 0.9).find_edges(0.8, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(picture.of(8), 2) * 0.6)
    picture.hard = np.where(balls > 0, 0.96, 0.5).astype(np.float32)
    picture.directions(base=6, swirl=0.25, form=4, by_part={12: 70})
    strokes(picture, (32, 16, 8, 3.8, 2.0), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    picture.lay(step(picture.noise(3, 5), 2.0, 2.8) * cloth * 0.12, "#eaf5c8")
    return finish(picture, impasto=0.055, bloom=0.05)
