"""Who looks after it, and which one goes up tomorrow?

Behind the hill stands the back of the full moon: boards, battens, ropes; its light falls on the
other side.  A crescent leans against a prop; a watchman sits at a stove.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise
from light.figures import Clothes, sitter, walker
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, lamp, put, sky, sun
from light.shapes import beam, block, box, copy, lathe, prism, ring, terrain, tube
from light.strokes import strokes
from light.things import ladder

SAMPLES, SEED, SCALE = 20, 44, 0.7
RADIUS, MOON = 8.6, np.array((0.6, 22.0, 10.6))

VIOLET = (
    (0.0, "#1f1b48"),
    (0.2, "#332f68"),
    (0.38, "#524e92"),
    (0.54, "#7f7aba"),
    (0.7, "#b0acdc"),
    (0.85, "#dcdaf4"),
    (1.0, "#fbf6ff"),
)


def hill():
    broad, fine = ground_noise(3, 20, 0.15, 0.5), ground_noise(4, 24, 1, 4)
    return lambda x, y: (
        0.9 * np.exp(-(((y - 17) / 9) ** 2)) + 0.25 * broad(x, y) + 0.03 * fine(x, y) - 0.02 * x
    )


def disc():
    tones = [mottled(c, "#4d4a7c", 0.5, 1.5) for c in ("#8480b4", "#7672a8", "#918dbe", "#6d6aa0")]
    rng = np.random.default_rng(4)
    for number, x in enumerate(np.arange(-RADIUS, RADIUS, 0.62)):
        half = np.sqrt(max(RADIUS**2 - max(abs(x), abs(x + 0.62)) ** 2, 0.2))
        cut = rng.uniform(-0.4, 0.4) * half
        for low, high in ((-half, cut), (cut, half)):
            y = MOON[1] - rng.uniform(0, 0.05)
            block(
                (MOON[0] + x, y, MOON[2] + low),
                (MOON[0] + x + 0.58, y + 0.12, MOON[2] + high),
                tones[(number * 3 + (low < cut)) % 4],
                part=2,
            )
    silver = matt("#f2f0ff", glow=3.2)
    rim = ring(RADIUS + 0.02, 120)
    tube(
        np.stack([rim[:, 0], 0 * rim[:, 0], rim[:, 1]], -1) + MOON + (0, 0.32, 0),
        0.11,
        silver,
        closed=True,
        part=3,
    )
    timber = mottled("#5d588c", "#474376", 0.5, 2)
    knots = []
    for rise in (-0.62, 0.0, 0.62):
        half = RADIUS * math.sqrt(1 - rise**2) * 0.97
        knots.append([MOON + (sign * half, -0.28, rise * RADIUS) for sign in (-1, 1)])
        beam(*knots[-1], 0.40, timber, 0.03, 4)
    beam(knots[0][0], knots[1][1], 0.30, timber, 0.03, 4)
    beam(knots[1][0], knots[2][1], 0.30, timber, 0.03, 4)
    spill = area(tuple(MOON + (0, 4.5, 0)), tuple(MOON + (0, 30, -12)), (15, 15), "#eceaff", 26000)
    spill.data.spread = math.radians(150)


def props(height):
    """Four props, guy ropes and sacks of sand."""
    timber = mottled("#7a75a8", "#5c5890", 0.5, 2)
    for x, high, foot in (
        (-5.2, 6.0, (-6.6, 10.5)),
        (-1.6, 9.6, (-2.1, 8.6)),
        (3.2, 9.0, (3.4, 8.0)),
        (6.4, 5.6, (7.6, 10.8)),
    ):
        low = np.array((*foot, float(height(*map(np.array, foot))) - 0.2))
        top = np.array((MOON[0] + x, MOON[1] - 0.4, MOON[2] - RADIUS + high))
        beam(low, top, 0.42, timber, 0.03, 5)
    line = matt("#c9c6ea")
    for end, foot in (
        ((-8.2, 0), (-13, 9)),
        ((8.2, 0), (13, 9)),
        ((-5.8, 6.0), (-10, 5.5)),
        ((5.8, 6.0), (10.5, 5.0)),
    ):
        top = MOON + (end[0], -0.3, end[1])
        tube([top, (*foot, float(height(*map(np.array, foot))))], 0.045, line, part=6, resolution=2)
    sack = Body((-1, -0.8, -0.1), (1, 0.8, 0.8), 0.06).ball((0, 0, 0.3), (0.75, 0.5, 0.34), 0.1)
    sack = sack.build(mottled("#8f8ab4", "#706b98", 0.4, 2), 7, (0, -300, 0))
    rng = np.random.default_rng(2)
    for x, y in (
        (-6.6, 10.0),
        (-6.0, 10.6),
        (-7.2, 10.5),
        (7.6, 10.2),
        (7.0, 10.7),
        (-2.1, 8.1),
        (-1.4, 8.5),
        (3.9, 7.7),
    ):
        copy(
            sack, (x, y, float(height(np.array(x), np.array(y)))), (0, 0, rng.uniform(0, 360)), 0.85
        )
    ladder((-3.6, 19.0, 0.7), (-3.6, 21.6, 9.5), timber, 0.7, 0.5, 0.06, 5)


def crescent(height):
    """Its painted side to us, leaning on a prop."""
    angle = np.linspace(-math.pi / 2, math.pi / 2, 60)
    outer = np.stack([np.cos(angle), np.sin(angle)], -1)
    inner = np.stack([0.56 * np.cos(angle), np.sin(angle)], -1)[-2:0:-1]
    outline = [tuple(place) for place in np.concatenate([outer, inner])]
    board = prism(outline, 0.06, matt("#f6f1cf", glow=0.25), 12)
    x, y, size = 2.1, 7.2, 1.75
    z = float(height(np.array(x), np.array(y))) + size * 0.93
    put(board, (x, y, z), (-12, 16, 4), size)


def watch(height):
    """A stove, a stool, somebody in a fur cap."""
    iron, at = matt("#3a3658"), np.array((0.75, 5.2))
    z = float(height(*at))
    lathe(
        [(0.001, 0.12), (0.40, 0.12), (0.44, 0.25), (0.44, 0.85), (0.36, 0.98), (0.001, 1.0)],
        iron,
        (*at, z),
        steps=32,
        part=8,
    )
    tube(
        [(at[0], at[1], z + 0.9), (at[0], at[1], z + 2.3), (at[0] + 0.25, at[1], z + 2.45)],
        0.09,
        iron,
        part=8,
    )
    box(
        (0.34, 0.08, 0.26),
        (at[0] - 0.22, at[1] - 0.38, z + 0.5),
        matt("#ff5a2c", glow=9),
        turn=(0, 0, -30),
        part=9,
    )
    lamp((at[0] - 0.55, at[1] - 0.75, z + 0.5), "#ff8a4c", 48, 0.1)
    x, y = at[0] - 2.0, at[1] - 0.25
    z = float(height(np.array(x), np.array(y)))
    box((0.6, 0.6, 0.6), (x, y, z + 0.32), iron, 0.03, part=8)
    sitter((x, y, z + 0.02), 2.5, -82, Clothes("#3f6f8c", "#1f1c3c", "#2a2030", "cap"), 20)
    x, y = -4.35, 18.85
    painter = Clothes("#2f4f74", "#1f1c3c", "#2a2030", "cap", 0.55)
    walker((x, y, float(height(np.array(x), np.array(y)))), 2.6, 0, painter, 0.2, 2, "up", 20)


def scene(detail):
    height = hill()
    ys = np.concatenate([np.linspace(-7, 26, int(260 * detail)), np.geomspace(26.1, 300, 80)])
    terrain(
        np.linspace(-60, 60, int(300 * detail)),
        ys,
        height,
        mottled("#7f7ab0", "#635f96", 0.5, 0.5),
        1,
    )
    disc()
    props(height)
    watch(height)
    crescent(height)
    roof, wall = matt("#b9b5e0"), matt("#6a6698")
    for x, y in ((-17, 60), (-13.5, 66), (-20, 70), (16, 64), (20, 60)):
        box((3, 3, 2.4), (x, y, 0.6), wall, part=10)
        prism([(-2, 0), (2, 0), (0, 2)], 3.4, roof, 10).location = (x, y - 1.7, 1.8)
    sun(88, 27, "#dcd9ff", 3.6, 1.0)
    area((-6, -8, 9), (0, 10, 6), (8, 6), "#8f88e0", 700)
    sky("#7f79c4", 0.50)
    camera((-0.5, -7.2, 1.75), (0.35, 20, 8.1), lens=29)


def paint(picture):
    air, fire = picture.of(0), picture.of(9)
    picture.expose(1.45)
    picture.backdrop(((0, "#2c2a68"), (0.6, "#4d4998"), (1, "#7f7bc4")), bottom=900, drift=24)
    x, y = picture.centre_of(2)
    away = np.hypot(picture.x - x, picture.y - y) / 400
    halo = np.exp(-np.clip(away - 0.69, 0, 9) / 0.30)
    picture.lay(air * halo * 0.97, "#f6f2ff")
    rest = 1 - air - fire - picture.of(12)
    picture.grade(
        VIOLET,
        0.4,
        (0.3, 0.44, 0.58, 0.72),
        (0.27, 0.38, 0.51, 0.65, 0.82),
        0.06,
        0.35,
        0.015,
        rest,
    )
    picture.lift(0.10).haze("#a9a5dc", 26, 120, 0.6, mask=1 - air)
    fx, fy = picture.centre_of(9)
    picture.lay(blur(fire, 1.0), "#ff6a34").lay(step(blur(fire, 3), 0.5, 0.9), "#ffd08a")
    picture.glow(fx - 20, fy + 8, 130, "#ff7a40", 0.35)
    picture.sharpen_at(400, 500, 330, 0.8).sharpen_at(fx - 100, fy - 10, 150).find_edges(
        0.7, floor=0.15
    )
    picture.directions(base=4, swirl=0.3, form=2, by_part={2: 88})
    strokes(picture, (32, 16, 8, 3.8, 2.0), length=8, jitter=(0.014, 0.013), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.05, bloom=0.04)
