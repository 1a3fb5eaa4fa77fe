"""Who could not let the last one go?

Very near: a dandelion whose seeds have all flown; one still hangs in the wind above it, for it
has been tied to the stem with a thread, and with a bow.
"""

import math

import numpy as np
from light.bodies import Body, turned
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, wash
from light.materials import matt, mottled
from light.scene import camera, group, sky, sun
from light.shapes import copy_group, curve, loose_quads, sheet, tube

SAMPLES, SEED, SCALE = 14, 107, 1.0
HEAD = np.array((-0.52, 0.0, -0.72))
SEEDLING = np.array((0.22, -0.1, 0.62))
AIR = (
    (0, "#8ec9dc"),
    (0.4, "#bfe2e4"),
    (0.68, "#f2ecd2"),
    (0.80, "#f6dcb4"),
    (0.86, "#d5dcae"),
    (1, "#a9c58e"),
)


def hair_quads(rng, count, long, wide):
    """The parachute as one mesh: narrow blades from one point, up and outwards."""
    blades = []
    for number in range(count):
        turn = number * 2.39996 + rng.normal(0, 0.08)
        rise = math.radians(rng.uniform(14, 46))
        way = np.array(
            (math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise))
        )
        side = np.cross(way, rng.normal(size=3))
        side *= wide / np.linalg.norm(side)
        reach = long * rng.uniform(0.88, 1.06)
        blades.append([-side, side, way * reach + side * 0.35, way * reach - side * 0.35])
    return np.array(blades)


def seed(rng, hairs, near):
    """A seed with its stalk; the point where the hairs part is the origin."""
    down, brown = matt("#fffdf6", through=0.3), mottled("#8a5a34", "#5f3d2a", 0.5, 12)
    top = loose_quads(
        hair_quads(rng, hairs, 0.50, 0.0052 if near else 0.011), down, 20 if near else 22
    )
    stalk = tube(
        [(0, 0, 0), (0.012, 0, -0.28), (0, 0, -0.52)],
        [0.014, 0.010, 0.013],
        matt("#d9c9a0"),
        part=21 if near else 23,
    )
    body = Body((-0.1, -0.1, -0.86), (0.1, 0.1, -0.44), 0.006)
    body.limb((0, 0, -0.54), (0, 0, -0.66), 0.022, 0.05, 0.02).limb(
        (0, 0, -0.66), (0, 0, -0.79), 0.05, 0.014, 0.02
    )
    things = [top, stalk, body.build(brown, 21 if near else 23)]
    if near:
        for number in range(26):
            way = hair_quads(rng, 1, 0.50, 0.001)[0][2] if number else np.array((0, 0, 0.3))
            turn = number * 2.39996
            matrix = turned((0, 0, math.degrees(turn)))
            things.append(
                tube(
                    [np.zeros(3), matrix @ way * 0.55 + (0, 0, 0.01), matrix @ way],
                    [0.006, 0.0035],
                    down,
                    part=20,
                    resolution=2,
                )
            )
    return things


def flower_head():
    """Bare and pitted, its green leaves turned down."""
    body = Body((-0.4, -0.4, -0.32), (0.4, 0.4, 0.4), 0.009)
    body.ball((0, 0, 0.02), (0.25, 0.25, 0.165), 0.02)
    for number in range(190):
        high = 1 - 1.35 * (number + 0.5) / 190
        turn, flatness = number * 2.39996, math.sqrt(1 - high**2)
        place = np.array(
            (
                0.25 * flatness * math.cos(turn),
                0.25 * flatness * math.sin(turn),
                0.02 + 0.165 * high,
            )
        )
        body.ball(place, 0.015, 0.006, cut=True)
    parts = [body.build(mottled("#f3ead0", "#d9c79e", 0.4, 6), 10)]
    green = matt("#7fa058", through=0.2)
    u, v = np.meshgrid(np.linspace(0, 1, 40), np.linspace(-1, 1, 21), indexing="ij")
    for number in range(13):
        matrix = turned((0, 0, number * 27.7))
        wide = 0.062 * (1 - u**1.6) + 0.004
        curl = 2.3 * u
        out = 0.16 + 0.16 * np.sin(curl)
        down = -0.12 - 0.05 * u - 0.22 * u**1.4 * (1 + 0.25 * math.sin(number * 1.7))
        parts.append(sheet(np.stack([out, wide * v, down + 0.02 * v**2], -1) @ matrix.T, green, 11))
    return group(parts, tuple(HEAD), (4, 10, 0), 1.2)


def stem():
    line = curve(
        [(-0.30, 0, -3.4), (-0.36, 0, -2.4), (-0.48, 0, -1.5), HEAD + (0.0, 0, -0.15)], 120
    )
    tube(line, [0.085, 0.075, 0.072, 0.085], mottled("#a9b878", "#c08f78", 0.45, 1.3), part=12)
    return line[74]


def bow(at):
    """Three turns round the stem, two loops, two ends, and the line up to the seed."""
    thread = matt("#e8862c")
    for z in (-0.035, 0.0, 0.035):
        turn = np.linspace(0, 2 * math.pi, 40)
        tube(
            np.stack(
                [
                    at[0] + 0.088 * np.cos(turn),
                    0.088 * np.sin(turn),
                    at[2] + z + 0.02 * np.cos(turn),
                ],
                -1,
            ),
            0.02,
            thread,
            closed=True,
            part=30,
        )
    knot = at + (0.045, -0.125, 0.0)
    for side, lift in ((-1, 0.16), (1, 0.10)):
        loop = curve(
            [
                knot,
                knot + (0.13 * side, -0.06, lift),
                knot + (0.27 * side, -0.04, lift * 0.7),
                knot + (0.25 * side, 0.0, -0.06),
                knot + (0.10 * side, 0, -0.03),
                knot,
            ],
            60,
        )
        tube(loop, 0.021, thread, part=30)
        end = curve(
            [
                knot,
                knot + (0.10 * side, -0.04, -0.16),
                knot + (0.13 * side, -0.02, -0.26),
                knot + (0.25 * side, 0, -0.37 - 0.06 * side),
            ],
            30,
        )
        tube(end, [0.021, 0.018], thread, part=30)
    tube(np.array([knot + (-0.03, -0.02, 0.0), knot + (0.03, -0.02, 0.0)]), 0.042, thread, part=30)
    held = SEEDLING + turned((0, 24, 0)) @ np.array((0, 0, -0.60)) * 1.35
    line = curve(
        [
            knot,
            knot * 0.62 + held * 0.38 + (0.13, -0.03, -0.10),
            knot * 0.25 + held * 0.75 + (0.07, 0, -0.07),
            held + (0, -0.03, 0),
        ],
        80,
    )
    tube(line, 0.017, thread, part=33)
    tube(
        np.array(
            [
                held
                + turned((0, 24, 0))
                @ np.array((0.035 * math.cos(a), 0.035 * math.sin(a), 0.012 * a / 6))
                * 1.35
                for a in np.linspace(0, 19, 60)
            ]
        ),
        0.014,
        thread,
        part=30,
    )


def departures(rng):
    """The others, already far away, thinning out towards the right."""
    first = group(seed(rng, 34, False), (0, -400, 0))
    path = curve([(-2, 8, 3.9), (2.2, 18, 5.6), (6.3, 38, 7.3), (10.5, 60, 8)], 200)
    for share in np.linspace(0, 1, 44) ** 1.3:
        place = path[int(share * (len(path) - 1))]
        spread = 0.25 + 0.035 * place[1]
        at = place + rng.normal(0, 1, 3) * (spread, 1.0, spread * 0.62)
        copy_group(
            first,
            tuple(at),
            (rng.normal(0, 12), 22 + rng.normal(0, 13), rng.uniform(0, 360)),
            float(rng.uniform(0.85, 1.15)),
        )


def scene(detail):
    rng = np.random.default_rng(SEED)
    flower_head()
    bow(stem())
    group(seed(rng, 60, True), tuple(SEEDLING), (0, 24, 0), 1.35)
    departures(rng)
    sun(215, 40, "#fff3d6", 4.2, 1.0)
    sky("#d5e8f2", 0.8)
    camera((0.05, -9.6, 0.0), (0.05, 0, 0.02), lens=74)


def meadow(picture):
    """The far side of the meadow, out of focus."""
    level = picture.y + 14 * picture.noise(160, 5, stretch=(2, 1))
    air = ramp(AIR, np.clip((picture.y + 14 * picture.noise(420, 4, stretch=(3, 1))) / 1200, 0, 1))
    out = picture.image.copy()
    picture.image = air.astype(np.float32)
    heads = step(picture.noise(34, 9), 1.25, 1.9) * step(level, 1010, 1120)
    picture.lay(blur(step(level, 968, 992) * step(level, 1040, 1000), 3) * 0.65, "#7fae93")
    picture.lay(blur(heads, 2) * 0.8, "#f9e08a")
    clouds = step(picture.noise(230, 8, stretch=(2.2, 1)), 0.5, 1.9) * step(picture.y, 820, 500)
    picture.lay(clouds * 0.55, "#fffdf4")
    painted, picture.image = picture.image, out
    return painted


def paint(picture):
    air = meadow(picture)
    picture.directions(base=80, swirl=0.2, form=2)
    picture.measured_by = (10, 12)
    flat(
        picture, (0.42, 0.72), ("#8a92b8", "#c6cbe0"), dry=0.04, body=0.008, back=air, wobble=0.012
    )
    contour(
        picture,
        "#33405c",
        1.6,
        0.8,
        0.05,
        0.4,
        0.85,
        0.4,
        rough=0.7,
        skip=(0, 20, 21, 22, 23, 30, 33),
        bare=(20, 21, 22, 30, 33),
    )
    far, near = picture.of(22, 23), picture.of(20, 33)
    clean = picture.image.copy()
    clean[(far + near) > 0] = air[(far + near) > 0]
    picture.image = clean
    wash(picture, edge=0.10, bleed=0.55, granulation=0.05)
    air_between = blur(np.clip(1.05 - (picture.depth - 17) / 52, 0.20, 0.85), 2)
    down, seeds = picture.of(22), picture.of(23)
    picture.lay(blur(down, 6) * 0.30, "#fffefa").lay(blur(down, 0.9) * air_between, "#fffefa")
    picture.lay(blur(seeds, 0.9) * air_between, "#a98c70")
    hair, line = picture.of(20), picture.of(33)
    picture.lay(blur(hair, 1.6) * 0.22, "#5f9fb4").lay(blur(hair, 9) * 0.55, "#fffefa")
    picture.lay(blur(hair, 0.6) * 0.95, "#fffefa")
    picture.lay(blur(line, 0.5), "#d9741f").lay(picture.of(21) * 0.6, "#7a5238")
    return finish(picture, impasto=0, paper=0.05, grain=0.006)
