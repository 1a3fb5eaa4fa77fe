"""What does it know about the flower, and who has let it stop?

Rain on a building site: an empty digger stretches out its arm, the bucket over a flower.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat
from light.materials import matt, mottled, rippled
from light.scene import area, camera, group, lamp, on_card, sky, spot, sun
from light.shapes import ball, beam, block, box, curve, plane, prism, sheet, terrain, tube

SAMPLES, SEED, SCALE, LENS = 12, 203, 0.9, 44
FLOWER = np.array((-0.95, 0.0))
REACH, TURN = 5.0, 231.0  # from the middle of the machine to its bucket, and which way it faces
CLOUDS = ((0, "#6f7796"), (0.45, "#9a9db2"), (0.8, "#cfc6c0"), (1, "#ecdcc4"))


def bucket(steel):
    """Turned over like a roof, its teeth down; at the origin, open below."""
    angles = np.radians(np.linspace(196, -8, 26))
    outer = [(0.70 * math.cos(a), 0.66 * math.sin(a)) for a in angles]
    inner = [(0.63 * math.cos(a), 0.59 * math.sin(a)) for a in angles[::-1]]
    parts = [prism(outer + inner, 1.3, steel, 7)]
    for y in (0, 1.25):
        parts.append(prism(outer, 0.05, steel, 7))
        parts[-1].location = (0, y, 0)
    teeth = [(0.675, y, -0.16) for y in np.linspace(0.08, 1.22, 5)]
    parts += [box((0.10, 0.13, 0.30), at, matt("#d8d4cc"), 0.02, part=9) for at in teeth]
    for thing in parts:
        thing.location[1] -= 0.65
    for side in (-1, 1):
        parts.append(prism([(-0.3, 0.5), (0.34, 0.5), (0.16, 0.98), (-0.1, 0.98)], 0.07, steel, 7))
        parts[-1].location = (0, side * 0.2 - 0.035, 0)
    return parts


def piston(start, end, dark, bright):
    middle = np.add(start, np.subtract(end, start) * 0.58)
    return [tube([start, middle], 0.085, dark, part=5), tube([middle, end], 0.045, bright, part=9)]


def arm(yellow, dark, steel):
    """Boom, stick and bucket in the plane of x and z, the bucket's middle at (REACH, 0)."""
    boom = [(0.85, 1.35), (1.25, 1.25), (2.75, 3.85), (4.55, 4.35), (4.60, 4.62), (2.50, 4.40),
            (1.75, 3.60)]  # fmt: skip
    stick = [(4.25, 4.95), (4.62, 5.05), (4.78, 4.35), (5.20, 2.35), (4.92, 2.25), (4.45, 4.05)]
    parts = [prism(boom, 0.42, yellow, 4), prism(stick, 0.34, yellow, 4)]
    parts[0].location, parts[1].location = (0, -0.21, 0), (0, -0.17, 0)
    bright = matt("#dfe2e4", gloss=0.4, rough=0.3)
    for side in (-0.42, 0.42):
        parts += piston((1.45, side, 1.30), (2.35, side, 3.55), dark, bright)
    parts += piston((2.55, 0, 4.55), (4.30, 0, 4.92), dark, bright)
    parts += piston((4.85, 0, 4.30), (5.38, 0, 2.75), dark, bright)
    for x, z in ((1.05, 1.45), (4.53, 4.50), (5.05, 2.36)):
        parts.append(tube([(x, -0.30, z), (x, 0.30, z)], 0.15, dark, part=5))
    parts.append(tube([(5.38, -0.2, 2.75), (5.38, 0.2, 2.75)], 0.08, dark, part=5))
    parts.append(beam((5.05, 0, 2.36), (5.38, 0, 2.75), 0.12, dark, part=5))
    shovel = group(bucket(steel), (REACH + 0.05, 0, 1.42), (0, 4, 0))
    return [*parts, shovel]


def tracks(dark, pale):
    parts = []
    for side in (-1.15, 1.15):
        belt = Body((-2.0, -0.4, -0.05), (2.0, 0.4, 1.0), 0.03)
        belt.slab((0, 0, 0.44), (1.85, 0.28, 0.42), 0.26)
        x, _, z = belt.xyz
        ridge = np.cos(x * 21) * (np.abs(z - 0.44) > 0.30) + np.cos(z * 21) * (np.abs(x) > 1.65)
        belt.distance = (belt.distance - 0.022 * ridge).astype(np.float32)
        parts.append(belt.build(dark, 5, (0, side, 0)))
        for x in (-1.35, -0.68, 0, 0.68, 1.35):
            y = side + math.copysign(0.26, side)
            parts.append(tube([(x, y, 0.42), (x, y + 0.06, 0.42)], 0.23, pale, part=3))
    return parts


def house(yellow, dark, glass):
    parts = [box((1.6, 1.7, 0.5), (0, 0, 0.80), dark, 0.05, part=5)]
    parts.append(box((2.5, 2.5, 0.95), (-0.75, 0, 1.55), yellow, 0.10, part=4))
    parts.append(box((0.75, 2.5, 1.25), (-1.95, 0, 1.55), mottled("#4d4a52", "#3f3d48", 0.4, 2),
                     0.22, part=5))  # fmt: skip
    parts.append(box((1.5, 0.95, 0.85), (0.15, -0.75, 1.45), yellow, 0.08, part=4))
    cab = [(-0.55, 1.9), (-0.55, 3.35), (0.62, 3.35), (0.95, 2.2), (0.95, 1.9)]
    parts.append(prism(cab, 1.05, yellow, 4))
    parts[-1].location = (0, 0.20, 0)
    pane = [(-0.42, 2.12), (-0.42, 3.2), (0.55, 3.2), (0.83, 2.22), (0.83, 2.12)]
    for y in (0.155, 1.245):
        parts.append(prism(pane, 0.05, glass, 6))
        parts[-1].location = (0, y, 0)
    front = [(0.83, 0.32, 2.25), (0.83, 1.13, 2.25), (0.62, 1.13, 3.22), (0.62, 0.32, 3.22)]
    corners = np.array(front) + (0.10, 0, 0.03)
    parts.append(sheet(corners[[0, 1, 3, 2]].reshape(2, 2, 3), glass, 6))
    parts.append(box((1.3, 1.15, 0.08), (0.02, 0.72, 3.39), yellow, 0.03, part=4))
    parts.append(tube([(-1.0, -0.8, 2.0), (-1.0, -0.8, 2.75)], 0.09, dark, part=5))
    return parts


def flower():
    x, y = FLOWER
    stem = curve([(x, y, 0), (x + 0.03, y, 0.35), (x - 0.02, y - 0.03, 0.66)], 20)
    leaf = matt("#6fae5a")
    tube(stem, [0.030, 0.022], leaf, part=12)
    for side, low in ((-1, 0.16), (1, 0.24)):
        u, v = np.meshgrid(np.linspace(0, 1, 16), np.linspace(-1, 1, 8))
        wide = 0.085 * np.sin(np.pi * u)
        points = [x + side * 0.34 * u, y - 0.06 + wide * v * 0.6, low + 0.22 * u - 0.16 * u * u]
        points[2] = points[2] + wide * v
        sheet(np.stack(points, -1), leaf, 12)
    head = stem[-1] + np.array((0, -0.04, 0.06))
    for number in range(12):
        a = 2 * math.pi * number / 12
        at = head + 0.17 * np.array((math.cos(a), -0.10, math.sin(a)))
        petal = ball(tuple(at), (0.15, 0.03, 0.055), matt("#ff9fb4", through=0.3), 10, 20)
        petal.rotation_euler = (0.1, -a, 0)
    ball(tuple(head + (0, -0.05, 0)), (0.095, 0.06, 0.095), matt("#ffd24a"), 11, 20)


def half_built():
    """Far off: floors on columns, and a crane."""
    stone = matt("#8f8fa4")
    for level in range(3):
        block((-9.5, 27, 3.0 + 2.9 * level), (-1.5, 33, 3.35 + 2.9 * level), stone, part=13)
        for x in (-9.2, -6.7, -4.2, -1.8):
            block((x - 0.2, 27.2, 0.3 + 2.9 * level), (x + 0.2, 27.6, 3.1 + 2.9 * level), stone,
                  part=13)  # fmt: skip
    beam((8.6, 33, 0), (8.6, 33, 17), 0.55, stone, part=13)
    beam((-1.5, 33, 15.6), (13.5, 33, 15.6), 0.42, stone, part=13)
    for x in (-1.5, 13.0):
        tube([(8.6, 33, 17.2), (x, 33, 15.8)], 0.07, stone, part=13)


def scene(detail):
    rough, broad = ground_noise(3, 30, 0.9, 4), ground_noise(8, 20, 0.08, 0.3)
    way = np.array((math.cos(math.radians(TURN)), math.sin(math.radians(TURN))))
    middle = FLOWER - way * REACH

    def mud(x, y):
        far = np.clip((y - 9) / 20, 0, 1)
        along = (x - middle[0]) * way[0] + (y - middle[1]) * way[1]
        across = -(x - middle[0]) * way[1] + (y - middle[1]) * way[0]
        rut = np.exp(-(((np.abs(across) - 1.15) / 0.34) ** 4)) * (along < 1.2)
        near = np.exp(-(np.hypot(x - FLOWER[0], y - FLOWER[1]) ** 2))
        out = (
            0.05 * rough(x, y) * (1 - near)
            + 0.12 * broad(x, y)
            + 2.6 * far * (0.35 + 0.5 * broad(1.6 * x, 2 * y))
        )
        return out - rut * (0.12 + 0.03 * np.sin(along * 16)) + 0.05 * near

    xs, ys = np.linspace(-16, 22, int(620 * detail)), np.linspace(-8, 40, int(760 * detail))
    terrain(xs, ys, mud, mottled("#a58a72", "#8c7462", 0.5, 0.7), 1)
    water = rippled(matt("#9aa3b4", 0.08, 0.7), 0.1, 4)
    plane((80, 60), (0, 20, -0.02), water, part=2)
    yellow, dark = mottled("#f2b632", "#d99a24", 0.35, 0.9), matt("#3d3c46")
    steel, glass = mottled("#8d8f9a", "#70727e", 0.5, 1.5), matt("#5f7488", 0.1, 0.6)
    things = [
        *tracks(dark, matt("#6b6870")),
        *house(yellow, dark, glass),
        *arm(yellow, dark, steel),
    ]
    group(things, (*middle, -0.04), (0, 0, TURN))
    flower()
    half_built()
    light = np.array((*(FLOWER - way * 1.55), 4.05))
    ball(tuple(light), 0.12, matt("#fff0b8", glow=6), 8, 20)
    spot(tuple(light), (*FLOWER, 0.3), 24, "#ffd890", 900, 0.1, 0.8)
    lamp((*(FLOWER - way * 0.1), 1.75), "#ffd890", 9, 0.1)
    sun(150, 24, "#ffe6c8", 1.5, 6)
    area((-6, -8, 9), (0, 2, 1), (6, 6), "#c9d4ee", 700)
    sky("#aab4d2", 0.75)
    camera((0.62, -10.6, 1.45), (0.62, 2.0, 2.25), lens=LENS)
    edge = (*(FLOWER + way * 0.7), 1.35)
    return {"roof": on_card([(*FLOWER, 1.5), edge, (*FLOWER, 0.0)], LENS)[:, :2]}


def rain(picture):
    slant = np.roll(picture.noise(4.2, 31, stretch=(0.5, 20)), 0)
    return step(slant, 1.55, 2.6) * step(picture.noise(200, 32), -1.5, 0.6)


def paint(picture):
    (x, y), _, (_, foot) = picture.passes["roof"]
    air = picture.of(0)
    drift = 40 * picture.noise(330, 4, stretch=(2.5, 0.8))
    back = ramp(CLOUDS, np.clip((picture.y + drift) / 800, 0, 1))
    picture.directions(base=8, swirl=0.2, form=2)
    picture.measured_by = (1, 4)
    mud = (("#6f6a86", "#a89fa8"), (0.40, 0.66))
    flat(picture, (0.33, 0.58), ("#5a5c80", "#aeaabc"), {1: mud}, dry=0.02, back=back, wobble=0.008)
    picture.lay(picture.of(2) * 0.5, ramp(((0, "#d8cfc8"), (1, "#8f98b0")),
                                          np.clip((picture.y - 780) / 400, 0, 1)))  # fmt: skip
    picture.haze("#c9c4c4", 17, 44, 0.75, 0.8, mask=1 - air)
    dry = step(np.abs(picture.x - x) / 122, 1.0, 0.86) * step(picture.y, y - 20, y + 20)
    dry *= step(picture.y, foot + 40, foot + 10)
    wet = rain(picture) * (1 - dry)
    picture.lay(wet * 0.8, "#eef2fb")
    pool = np.hypot((picture.x - x) / 170, (picture.y - foot) / 42)
    picture.lay(step(pool, 1.1, 0.7) * picture.of(1, 2) * 0.5, "#e9c894")
    contour(picture, "#2c2a40", 1.6, 0.8, 0.05, 0.5, 0.8, 0.45, skip=(0, 1, 2, 13), rough=0.8)
    lx, ly = picture.centre_of(8)
    picture.lay(blur(picture.of(8), 1), "#fff4c8").glow(lx, ly, 95, "#ffd98a", 0.5)
    for part, colour in ((10, "#ff9fb6"), (11, "#ffd54f")):
        picture.lay(blur(picture.of(part), 0.6) * 0.55, colour)
    return finish(picture, impasto=0, paper=0.03, grain=0.006)
