"""Who has gone to bed in there, and may one knock?

Very near, at dusk: a tulip has closed for the night; at its foot stand six small boots, one of
them fallen over, and a striped scarf is tied round its stalk.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat
from light.materials import by_corner, matt, mottled
from light.plants import blades, scattered
from light.scene import camera, group, linear, sky, sun
from light.shapes import ball, copy_group, curve, ring, sheet, terrain, tube

SAMPLES, SEED, SCALE = 14, 112, 1.0
DUSK = ((0, "#b98fb8"), (0.35, "#e0a6b8"), (0.65, "#f6c4b4"), (0.85, "#fbdcbc"), (1, "#f3cfc0"))


def petal(turn, size, tone, part, close=1.0):
    """A long bowl with a round foot and a point; the petals of a shut flower overlap."""
    rows = np.linspace(0, 1, 90) ** 1.5
    u, v = np.meshgrid(rows, np.linspace(-1, 1, 41), indexing="ij")
    out = size * (0.10 + 0.44 * np.sin(np.pi * np.clip(0.08 + 0.80 * u, 0, 1)) ** 0.75)
    out = out * (1 - 0.42 * close * u**2)
    calyx = np.sqrt(1 - (1 - np.clip(u / 0.24, 0, 1)) ** 2)
    out = 0.05 * size * (1 - calyx) + out * calyx
    wide = math.radians(72) * (1 - u**3.2) ** 0.6 + 0.02
    angle = math.radians(turn) + wide * v
    rib = 0.018 * np.exp(-((v / 0.08) ** 2)) * np.sin(np.pi * u)
    lip = 0.05 * np.abs(v) ** 3 * u
    x, y = (out + lip - rib) * np.cos(angle), (out + lip - rib) * np.sin(angle)
    thing = sheet(np.stack([x, y, 1.62 * u * size - 0.06 * (v * u) ** 2], -1), None, part)
    dark, light, foot = (np.array(linear(c)) for c in tone)
    share = (np.abs(v) ** 1.5 * 0.8 + 0.35 * u)[..., None].clip(0, 1)
    low = np.clip(1 - u / 0.16, 0, 1)[..., None]
    tint = (dark * (1 - share) + light * share) * (1 - low) + foot * low
    by_corner(thing, tint.reshape(-1, 3)).pass_index = part
    return thing


def tulip(at, size, lean=4, parts=(10, 11, 12)):
    pink = ("#d94f7c", "#f59ab0", "#f6e2b0")
    flower = [petal(30 + 120 * k, 0.94, pink, parts[0]) for k in range(3)]
    flower += [petal(-90 + 120 * k, 1.0, pink, parts[1]) for k in range(3)]
    head = group(flower, (0.10, 0, 1.52), (0, lean, 0))
    stalk = curve([(0, 0, -0.1), (-0.03, 0, 0.5), (0.02, 0, 1.1), (0.10, 0, 1.56)], 40)
    stem = tube(stalk, [0.075, 0.062, 0.07], matt("#7fa65e"), part=parts[2])
    return group([head, stem], at, (0, 0, 0), size)


def leaf(turn, long, rise, part, bend=0.5, clasp=0.11):
    """Long and boat-shaped: its foot clasps the stalk, its end hangs over."""
    u, v = np.meshgrid(np.linspace(0, 1, 110), np.linspace(-1, 1, 31), indexing="ij")
    wide = 0.27 * np.sin(np.pi * np.clip(0.10 + 0.90 * u, 0, 1)) ** 0.8
    out = long * (0.25 * u + bend * u**2.4)
    high = rise * np.sin(1.9 * u) - 0.05
    free = np.clip((u - 0.04) / 0.36, 0, 1)
    free = free * free * (3 - 2 * free)
    round_it = (clasp * np.cos(1.75 * v), clasp * np.sin(1.75 * v), 0.05 * (1 - v * v))
    blade = (-0.3 * wide * v, 0.4 * wide * v, 0.85 * wide * v)
    across = [(1 - free) * a + free * b for a, b in zip(round_it, blade, strict=True)]
    points = np.stack([out * (0.3 + 0.7 * free) + across[0], across[1], high + across[2]], -1)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    matrix = np.array(((c, -s, 0), (s, c, 0), (0, 0, 1)))
    return sheet(points @ matrix.T, matt("#6f9f62", through=0.3), part)


def boot():
    """As children wear them in the rain; its toe along +x."""
    body = Body((-0.2, -0.16, -0.03), (0.36, 0.16, 0.5), 0.008)
    body.limb((0, 0, 0.12), (0, 0, 0.46), 0.095, 0.115, 0.02)
    body.ball((0.08, 0, 0.07), (0.175, 0.10, 0.085), 0.05).ball(
        (0, 0, 0.06), (0.10, 0.09, 0.08), 0.03
    )
    body.limb((0, 0, 0.26), (0, 0, 0.52), 0.075, 0.092, 0.008, cut=True)
    body.distance = np.maximum(body.distance, body.points[..., 2] - 0.44).astype(np.float32)
    shaft = body.cut_below(0.02).build(matt("#f2b83c"), 20)
    rim = tube(ring(0.105, 40, (0, 0, 0.44)), 0.018, matt("#2f2a38"), closed=True, part=21)
    sole = Body((-0.2, -0.16, -0.03), (0.36, 0.16, 0.1), 0.008)
    sole.ball((0.08, 0, 0.02), (0.19, 0.108, 0.03), 0.02).ball(
        (-0.01, 0, 0.02), (0.11, 0.10, 0.03), 0.02
    )
    return group([shaft, rim, sole.build(matt("#2f2a38"), 21)], (0, 0, -60))


def boots(height):
    first = boot()
    places = (
        (-1.12, -0.42, 222), (-0.80, -0.30, 206), (-0.34, -1.50, 262), (0.06, -1.34, 236),
        (0.64, -0.42, 320),
    )  # fmt: skip
    for x, y, way in places:
        copy_group(first, (x, y, float(height(np.array(x), np.array(y)))), (0, 0, way), 0.92)
    copy_group(
        first,
        (1.22, -1.05, float(height(np.array(1.22), np.array(-1.05))) + 0.065),
        (0, -84, 24),
        0.92,
    )


def striped(points, part=25):
    """A ribbon of knitted stripes along the rows of `points`."""
    band = sheet(points, None, part, thick=0.02)
    rows, columns = points.shape[:2]
    stripe = np.broadcast_to((np.arange(rows)[:, None] // 14) % 2 < 1, (rows, columns))
    by_corner(band, np.where(stripe.reshape(-1, 1), linear("#2f2a38"), linear("#f2b83c")))
    band.pass_index = part


def scarf():
    """Twice round the stalk and knotted, both ends hanging, with fringes."""
    v = np.linspace(-1, 1, 17)[None, :]
    turn = np.linspace(0.7, 0.7 + 2 * math.pi, 126)[:, None]
    for middle, slope, part in ((1.475, 0.035, 27), (1.365, -0.04, 25)):
        away = 0.095 + 0.055 * np.sqrt(1 - 0.97 * v**2)
        lower = 0.055 * np.sin(turn) + slope * np.cos(turn)
        around = (0.05 + away * np.cos(turn), away * np.sin(turn), middle + lower + 0.085 * v)
        striped(np.stack(np.broadcast_arrays(*around), -1), part)
    ball((0.10, -0.20, 1.375), (0.095, 0.085, 0.085), matt("#2f2a38"), 26)
    for side, long in ((0.5, 0.95), (1.9, 0.55)):
        front = -0.20 - 0.03 * side
        path = [(0.08, -0.15, 1.42), (0.08 + 0.10 * side, front, 1.30),
                (0.08 + 0.17 * side, front, 1.30 - 0.5 * long),
                (0.08 + 0.25 * side, front - 0.02, 1.30 - long)]  # fmt: skip
        line = curve(np.array(path), 120)
        across = np.array((0.105, 0.02, 0.035 * side))
        striped(line[:, None] + v[..., None] * across)
        yarn = matt("#2f2a38")
        for share in np.linspace(-0.9, 0.9, 7):
            end = line[-1] + share * across
            tube([end, end + (0.02 * side, 0, -0.085)], 0.012, yarn, part=25, resolution=2)


def scene(detail):
    rng = np.random.default_rng(SEED)
    fine, broad = ground_noise(3, 30, 2, 9), ground_noise(5, 18, 0.3, 1.2)

    def height(x, y):
        return 0.02 * fine(x, y) + 0.07 * broad(x, y) + 0.03 * np.clip(y, 0, 9)

    moss = mottled("#8fae6c", "#6f9460", 0.5, 2.5)
    terrain(
        np.linspace(-8, 8, int(400 * detail)),
        np.linspace(-5, 14, int(420 * detail)),
        height,
        moss,
        1,
    )
    tulip((0, 0, 0), 1.18)
    leaf(196, 1.9, 1.05, 13)
    leaf(-8, 1.75, 1.25, 14, clasp=0.125)
    scarf()
    boots(height)
    for x, y, size in (
        (-2.6, 5.2, 1.3),
        (2.3, 4.4, 1.2),
        (4.2, 7.5, 1.3),
        (-0.9, 8.5, 1.25),
        (-4.6, 8.0, 1.4),
    ):
        at = (x, y, float(height(np.array(x), np.array(y))))
        tulip(at, size, rng.normal(0, 5), (30, 31, 32))
        group([leaf(192, 1.0, 0.85, 33), leaf(-14, 0.9, 1.0, 33)], at, (0, 0, 0), size)
    x, y = scattered(rng, 2600, (-4, 0.9, 4, 10))
    blades(x, y, height, (0.2, 0.6), matt("#86ab6a", through=0.3), 2, 2, 0.035)
    x, y = rng.normal(0.0, 0.26, 170), rng.normal(-0.2, 0.13, 170)
    blades(x, y, height, (0.14, 0.36), matt("#86ab6a", through=0.3), 3, 4, 0.03)
    sun(214, 24, "#ffdcb8", 4.2, 1.0)
    sky("#d5b4d6", 0.7)
    camera((0.1, -7.4, 1.75), (0.08, 0, 1.52), lens=56)


def paint(picture):
    air = ramp(DUSK, np.clip((picture.y + 20 * picture.noise(420, 4, stretch=(2, 1))) / 950, 0, 1))
    picture.directions(base=84, swirl=0.2, form=2)
    picture.measured_by = (10, 11, 20)
    moss = (("#8f88b4", "#cdbcc8"), (0.40, 0.64))
    flat(
        picture,
        (0.42, 0.70),
        ("#8f82b4", "#d0bcd2"),
        {(1, 2): moss},
        dry=0.05,
        body=0.01,
        back=air,
        wobble=0.012,
    )
    foot = step(picture.y, 425, 505) * picture.of(10, 11)
    picture.lay(foot * 0.7, "#efd3a6")
    far_foot = step(picture.y, 415, 480) * picture.of(30, 31)
    picture.lay(far_foot * 0.7, "#e8c6a8")
    lamp = np.exp(-(((picture.x - 425) / 78) ** 2) - ((picture.y - 385) / 120) ** 2)
    picture.lay(lamp * picture.of(10, 11) * 0.75, "#ffe6a0")
    picture.haze("#efbfc0", 8.5, 18, 0.85, 0.7, mask=1 - picture.of(0))
    near = blur(step(picture.depth, 9.2, 8.6) * (1 - picture.of(0)), 1)
    contour(
        picture,
        "#3a2748",
        2.1,
        0.9,
        0.05,
        0.5,
        0.92,
        0.35,
        near,
        rough=0.6,
        skip=(0, 1, 2, 3),
        bare=(3,),
    )
    return finish(picture, impasto=0, paper=0.04, grain=0.006)
