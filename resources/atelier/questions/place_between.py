"""Whose place do they keep, and have they sat like this before?

On a foggy hilltop a bench from behind: an old woman, a bear, and one empty place with a tiny scarf.
"""

import numpy as np
from light.bodies import Body, furred, ground_noise, ripples
from light.figures import Clothes, sitter
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import blades
from light.scene import area, camera, sky, sun
from light.shapes import curve, lathe, sheet, terrain, tube
from light.strokes import strokes
from light.textiles import stripes, textile
from light.things import bench

SAMPLES, SEED, SCALE = 20, 61, 0.7
FOG = (
    (0.0, "#3a3a30"),
    (0.2, "#55553f"),
    (0.38, "#7d7c58"),
    (0.54, "#aaa97c"),
    (0.7, "#d0d0a4"),
    (0.85, "#ecebca"),
    (1.0, "#fffdee"),
)


def bear(at):
    """Sitting, from behind: a broad back, a round head, ears."""
    body, tuft = Body((-0.62, -0.5, -0.62), (0.62, 0.75, 1.35), 0.016), ripples(4, 30, 5, 15)
    body.ball((0, 0.02, 0.24), (0.44, 0.38, 0.32), 0.08).ball(
        (0, 0.03, 0.52), (0.38, 0.32, 0.40), 0.12
    )
    body.limb((-0.20, 0.05, 0.74), (0.20, 0.05, 0.74), 0.20, 0.20, 0.12)
    body.ball((0, 0.12, 1.02), (0.225, 0.215, 0.20), 0.08).limb(
        (0, 0.24, 1.0), (0, 0.42, 0.95), 0.11, 0.08, 0.05
    )
    for side in (-1, 1):
        body.ball((side * 0.165, 0.09, 1.185), (0.078, 0.045, 0.078), 0.03)
        body.ball((side * 0.170, 0.055, 1.19), (0.042, 0.03, 0.045), 0.015, cut=True)
        body.chain(
            [(side * 0.32, 0.06, 0.70), (side * 0.42, 0.12, 0.40), (side * 0.34, 0.34, 0.12)],
            [0.15, 0.125, 0.11],
            0.06,
        )
        body.chain(
            [(side * 0.22, 0.1, 0.12), (side * 0.26, 0.42, 0.06), (side * 0.26, 0.40, -0.44)],
            [0.2, 0.17, 0.135],
            0.08,
        )
        body.ball((side * 0.27, 0.42, -0.50), (0.14, 0.19, 0.09), 0.05)
    body.ripple(lambda points: 0.012 * tuft(points))
    fur = body.build(mottled("#8a6242", "#5f4330", 0.5, 4), 12, at)
    return furred(fur, 70000, 0.05, (0.05, -0.1, -0.55), radius=0.0028, seed=2)


def scarf(at):
    """Over the back of the bench, ironed."""
    wool = textile(("#d24b3a", "#f4e6c8"), stripes(((0, 0.5), (1, 1.0))), 0.11, "zx")
    fall = curve([(0.05, -0.30), (0.035, -0.03), (0.0, 0.012), (-0.035, -0.03), (-0.05, -0.38)], 90)
    u, v = np.meshgrid(np.linspace(-0.085, 0.085, 30), np.arange(len(fall)))
    points = np.stack([u, fall[v, 0] + 0.004 * np.sin(60 * u), fall[v, 1]], -1)
    sheet(points, wool, 15, thick=0.012).location = at
    end = fall[-1]
    for x in np.linspace(-0.078, 0.078, 9):
        tube(
            [(x, end[0], end[1]), (x, end[0], end[1] - 0.06)], 0.007, matt("#f4e6c8"), part=15
        ).location = at


def scene(detail):
    rough, fine = ground_noise(3, 20, 0.3, 1.2), ground_noise(4, 24, 2, 6)

    def height(x, y):
        return 0.04 * rough(x, y) + 0.012 * fine(x, y) - 0.035 * np.clip(y - 1.2, 0, 60) ** 1.25

    terrain(
        np.linspace(-14, 14, 260),
        np.linspace(-6, 22, 300),
        height,
        mottled("#8f9468", "#757a52", 0.5, 0.8),
        1,
    )
    rng = np.random.default_rng(61)
    count = int(60000 * detail)
    x, y = rng.uniform(-4.5, 4.5, count), rng.uniform(-4.2, 4.5, count)
    blades(x, y, height, (0.05, 0.20), matt("#969a62", through=0.3), 2, 3, 0.012, (0.2, 0.0))
    blades(
        x[::4] + 0.02,
        y[::4],
        height,
        (0.08, 0.30),
        matt("#b8b67a", through=0.3),
        2,
        4,
        0.010,
        (0.25, 0.0),
    )
    seat = bench(mottled("#8c7b5c", "#6b5c44", 0.5, 4), 2.25, 5)
    seat.location = (0, 0.15, 0)
    woman = Clothes("#6f7f9c", "#3d3f44", "#7a4a2c", "bun", broad=1.05)
    sitter((-0.72, 0.20, 0.13), 1.52, 0, woman, 20)
    brim = [
        (0.001, 0.115),
        (0.07, 0.11),
        (0.115, 0.06),
        (0.125, 0.0),
        (0.20, -0.055),
        (0.215, -0.07),
        (0.205, -0.065),
    ]
    lathe(
        brim,
        matt("#e2b84a"),
        (-0.72, 0.225, 1.275),
        (3, -3, 0),
        48,
        fold=lambda a, z: 1 + 0.04 * np.sin(3 * a),
        part=23,
    )
    bear((0.66, 0.16, 0.56))
    scarf((-0.02, -0.243, 0.915))
    sun(72, 22, "#fff2c4", 2.4, 8)
    area((-2, -5, 4), (0, 0, 0.8), (4, 3), "#c8ccd8", 70)
    sky("#dfe0c4", 0.85)
    camera((-0.02, -4.5, 1.52), (0.02, 0.2, 0.98), lens=46)


def paint(picture):
    air = picture.of(0)
    picture.expose(1.1).backdrop(
        ((0, "#cfd0a8"), (0.45, "#eeecc8"), (0.8, "#fbf6d8"), (1, "#f3efcc")), bottom=760, drift=24
    )
    picture.glow(430, 330, 420, "#fff6d0", 0.5)
    rest = picture.of(1, 2, 5, 6, 12)
    picture.grade(FOG, 0.35, (0.34, 0.48, 0.62), (0.30, 0.44, 0.57, 0.72), 0.05, 0.3, 0.012, rest)
    picture.haze("#f2efce", 5.2, 15, 1.0, 0.8, mask=1 - air)
    wisps = step(picture.noise(240, 6, stretch=(4, 0.6)), 0.1, 1.8) * step(picture.y, 860, 600)
    picture.lay(wisps * (picture.depth > 6) * 0.5, "#fbf7dc")
    picture.lift(0.08)
    picture.sharpen_at(400, 640, 300, 0.9).find_edges(0.7, floor=0.18)
    picture.focus = np.maximum(picture.focus, blur(picture.of(15, 12), 2) * 0.8)
    picture.directions(base=4, swirl=0.3, form=2.5, by_part={2: 82, 12: 80, 6: 85})
    strokes(picture, (32, 16, 8, 3.8, 2.0), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    picture.balance(a=0.0135)
    return finish(picture, impasto=0.05)
