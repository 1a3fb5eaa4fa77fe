"""How high will it come, and who tied up the boat to leave by?

Straight down a stairwell: flight under flight, and where the ground floor should be, the sea.
"""

import numpy as np
from light.bodies import ground_noise
from light.filters import blur, step
from light.finish import finish
from light.hands import contour, flat, wash
from light.materials import matt, mottled
from light.scene import area, camera, put, sky, sun
from light.shapes import block, curve, terrain, tube
from light.things import cord, rowing_boat

SAMPLES, SEED, SCALE = 20, 55, 1.25
INNER, OUTER = np.array((1.45, 2.15)), np.array((2.75, 3.45))
RISE, STEPS, ROUNDS = 0.165, 7, 3
CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))


def flights(stone, edge, wall):
    """Round and round down; every corner is a landing.  Returns the line of the inner rail."""
    z, rail = 2.2, []
    for number in range(4 * ROUNDS):
        start, end = (np.array(CORNERS[(number + k) % 4]) for k in (0, 1))
        along = 0 if start[0] != end[0] else 1
        across = 1 - along
        low, high = INNER * start, OUTER * start
        block((*np.minimum(low, high), z - 0.16), (*np.maximum(low, high), z), stone, part=2)
        rail.append((*(INNER * start), z))
        way = np.sign(end[along] - start[along])
        tread = 2 * INNER[along] / STEPS
        for k in range(STEPS):
            z -= RISE
            near = INNER[along] * start[along] + way * tread * k
            places = np.zeros((2, 2))
            places[:, along] = sorted((near, near + way * tread))
            places[:, across] = sorted(
                (INNER[across] * start[across], OUTER[across] * start[across])
            )
            block((*places[0], z - 0.19), (*places[1], z), stone, part=3 + k % 2)
            lip = places.copy()
            lip[:, along] = near + way * (tread - 0.04), near + way * tread
            block((*np.min(lip, 0), z), (*np.max(lip, 0), z + 0.012), edge, part=5)
            rail.append((*[0.0] * 2, z))
            rail[-1] = tuple(
                np.where(np.arange(2) == along, near + way * tread / 2, INNER * start)
            ) + (z,)
        z -= RISE
    for x, y, size in ((1, 0, OUTER[1]), (0, 1, OUTER[0])):
        for side in (-1, 1):
            at = np.array((x * side * (OUTER[0] + 0.1), y * side * (OUTER[1] + 0.1)))
            half = np.array((0.1 if x else size + 0.2, 0.1 if y else size + 0.2))
            block((*(at - half), -16), (*(at + half), 9), wall, part=6)
    return np.array(rail), z


def banister(rail, iron, wood):
    top = rail + (0, 0, 0.92)
    tube(curve(top, len(top) * 3), 0.045, wood, part=7)
    for place in rail:
        tube([place + (0, 0, -0.1), place + (0, 0, 0.92)], 0.014, iron, part=8, resolution=2)
    between = (rail[1:] + rail[:-1]) / 2
    for place in between:
        tube([place + (0, 0, -0.1), place + (0, 0, 0.92)], 0.014, iron, part=8, resolution=2)


def scene(detail):
    stone, edge = mottled("#d9d2bd", "#c4bda6", 0.4, 2), matt("#efe8d2")
    rail, bottom = flights(stone, edge, mottled("#a9cdb8", "#93bba6", 0.4, 0.8))
    banister(rail, matt("#2f5158"), matt("#8a4f2c", gloss=0.2))
    level = bottom + 3.35
    wave, chop = ground_noise(3, 24, 0.9, 2.6), ground_noise(5, 30, 3, 7)
    sea = matt("#5fc4ac", rough=0.12, gloss=0.7, glow=0.34)
    xs, ys = (np.linspace(-3, 3, int(300 * detail)), np.linspace(-3.6, 3.6, int(360 * detail)))
    terrain(xs, ys, lambda x, y: level + 0.035 * wave(x, y) + 0.012 * chop(x, y), sea, 9)
    boat = rowing_boat(matt("#e0402e", glow=0.12), mottled("#e0b27a", "#c9965c", 0.4, 3), 2.15, 10)
    put(boat, (0.28, -0.30, level + 0.10), (0, 2, -24))
    oar = [(0.05, -0.75, level + 0.26), (0.42, 0.15, level + 0.27), (0.62, 0.62, level + 0.24)]
    tube(curve(oar, 20), [0.025, 0.022, 0.022, 0.055], matt("#f2d9a8"), part=12)
    tied = min(rail, key=lambda p: abs(p[2] - level - 0.35) + 3 * abs(p[1] - 1.9) * (p[1] > 0))
    cord((0.66, 0.62, level + 0.25), tied + (0, 0, 0.5), matt("#f4ead0"), 0.022, 0.1, 12)
    sun(118, 66, "#fff2d2", 2.6, 1.0)
    area((0, 0, 8.5), (0, 0, 0), (5, 6), "#dff0ff", 560)
    area((0, 0, level + 3.2), (0, 0, level), (1.6, 2.6), "#e8fff4", 90)
    sky("#cfe6ea", 0.35)
    camera((0.16, -0.55, 5.4), (0.05, 0.0, level), lens=27)


def paint(picture):
    sea, boat = picture.of(9), picture.of(10, 11, 12)
    picture.directions(base=40, swirl=0.3, form=2, by_part={9: 8})
    deep = (("#8fc0bc", "#c9e6dc"), (0.40, 0.62))
    flat(picture, (0.40, 0.68), ("#5f7f96", "#a9c2c6"), {9: deep}, dry=0.05, wobble=0.015)
    foam = step(picture.noise(26, 9, stretch=(2.2, 0.8)), 0.9, 1.5) * sea
    picture.lay(foam * 0.55, "#eefaf0")
    near = step(picture.depth, 9.0, 3.2) * (1 - sea - boat)
    picture.lay(blur(near, 3) * 0.25, "#27495a")
    below = step(picture.depth, 8.0, 15.5) * (1 - sea - boat)
    picture.lay(blur(below, 3) * 0.45, "#3f8f86")
    wash(picture, edge=0.12, granulation=0.06, bleed=0.6)
    contour(picture, "#173a44", 1.5, 0.8, 0.03, 0.5, 0.8, 0.4, rough=0.9, skip=(9,))
    return finish(picture, impasto=0, paper=0.04, grain=0.006)
