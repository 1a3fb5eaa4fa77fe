"""Do they set it free or carry it away?

A full moon over a ripe field: crows lift the scarecrow off its place, coat, hat and pole.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise, ripples, turned, unit
from light.filters import blur, ramp, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import blades
from light.scene import camera, group, put, sky, sun
from light.shapes import ball, copy, copy_group, lathe, sheet, terrain, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 12, 207, 0.9
FOOT, TILT = np.array((1.05, 0.0, 3.05)), (4, -40, 6)
AIR = ((0, "#2f3763"), (0.4, "#5b4f80"), (0.72, "#9a6488"), (1, "#dc9480"))
COAT = ((0.05, "#3d3356"), (0.35, "#6b5480"), (0.62, "#9a7799"), (0.9, "#e0b7a8"))
DUSK = ((0.0, "#231d38"), (0.35, "#5f4a78"), (0.62, "#9a7799"), (0.85, "#e8bfa4"), (1.0, "#fff0d8"))
FIELD = ((0.0, "#3a2640"), (0.35, "#6f4a52"), (0.6, "#b07a58"), (0.85, "#e8b878"), (1.0, "#ffe6b4"))
MOON = (405, 420, 285)


def wing(side, lift, dark):
    """From the shoulder out, broad to the wrist, its surface turned to us; five parted feathers."""
    u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 46))
    parted = (1 - np.abs(np.sin(v * math.pi * 5)) ** 0.6) * np.clip((u - 0.6) / 0.4, 0, 1)
    span = 0.03 + 0.80 * (u * (1 - 0.14 * v * u) - 0.20 * parted)
    lead = 0.12 + 0.12 * np.sin(u * 2.6)
    chord = (0.36 + 0.10 * np.sin(u * math.pi)) * (1 - 0.35 * np.clip((u - 0.6) / 0.4, 0, 1) ** 2)
    rise = lift * np.sin(u * 1.7) * 0.34 - 0.45 * chord * v + 0.03 * np.sin(v * math.pi)
    points = np.stack([side * span, lead - 0.85 * chord * v, 0.22 + rise], -1)
    return sheet(points, dark, 10, thick=0.006)


def crow(lift, look, seed):
    """Its back towards -y, wings raised by `lift`; the head stands clear of them, in profile."""
    dark = matt("#2b2c42", gloss=0.2)
    body = Body((-0.24, -0.45, -0.05), (0.24, 0.55, 0.55), 0.010)
    body.ball((0, 0.0, 0.16), (0.10, 0.21, 0.10), 0.03, (16, 0, 0))
    body.limb((0, 0.12, 0.19), (0.005 * look, 0.27, 0.315), 0.108, 0.074, 0.05)
    body.ball((0.022 * look, 0.29, 0.340), (0.088, 0.074, 0.066), 0.02)
    parts = [body.build(dark, 10)]
    beak = [(x * look, 0.29, z) for x, z in ((0.07, 0.340), (0.16, 0.352), (0.255, 0.358))]
    parts.append(tube(beak, [0.042, 0.033, 0.004], dark, part=10))
    u, v = np.meshgrid(np.linspace(-1, 1, 24), np.linspace(0, 1, 12))
    tail = np.stack(
        [u * (0.05 + 0.12 * v), -0.14 - 0.28 * v * (1 - 0.12 * u * u), 0.13 - 0.03 * v], -1
    )
    parts.append(sheet(tail, dark, 10, thick=0.006))
    parts += [wing(side, lift, dark) for side in (-1, 1)]
    return group(parts, (0, -60 - seed, 0))


SLEEVES = {side: np.array([(side * 0.20, 0, 2.02), (side * 0.66, 0.02, 2.10),
                           (side * 1.16, 0.0, 2.28)]) for side in (-1, 1)}  # fmt: skip


def straw(rng, at, way, count, long):
    """A tuft that sticks out of a cuff, a hem or a collar."""
    way = np.asarray(way, float) / np.linalg.norm(way)
    pale = matt("#e8c25e")
    out = []
    for _ in range(count):
        end = way + rng.normal(0, 0.33, 3)
        start = np.asarray(at) + rng.normal(0, 0.04, 3)
        out.append(tube([start, start + end * rng.uniform(0.6, 1.1) * long], [0.02, 0.009], pale,
                        part=5, resolution=2))  # fmt: skip
    return out


def coat():
    """An old long coat seen from behind, its sleeves pulled up, its hem torn."""
    body = Body((-1.35, -0.5, 0.55), (1.35, 0.5, 3.0), 0.018)
    body.limb((0, 0, 0.75), (0, 0, 1.35), 0.40, 0.27, 0.08)
    body.limb((0, 0, 1.35), (0, 0, 1.92), 0.27, 0.25, 0.10)
    body.limb((-0.19, 0, 1.98), (0.19, 0, 1.98), 0.14, 0.14, 0.12)
    for line in SLEEVES.values():
        body.chain(line, [0.155, 0.145, 0.165], 0.06)
    x, y, z = body.xyz
    angle = np.arctan2(y, x)
    body.distance += (0.035 * np.cos(angle * 9 + 2 * z) * np.clip(1.5 - z, 0, 1)).astype(np.float32)
    folds = ripples(7, 26, 4, 12, (1, 1, 0.35))
    body.ripple(lambda points: 0.022 * folds(points))
    hem = 0.78 + 0.10 * np.sin(angle * 7) + 0.07 * np.sin(angle * 17 + 1)
    body.distance = np.maximum(body.distance, hem - z).astype(np.float32)
    for line in SLEEVES.values():
        way = (line[2] - line[1]) / np.linalg.norm(line[2] - line[1])
        past = (body.points - line[2].astype(np.float32)) @ way.astype(np.float32)
        body.distance = np.maximum(body.distance, past - 0.04 * np.sin(angle * 5)).astype(
            np.float32
        )
    return body.build(mottled("#7a628c", "#66507a", 0.5, 2.5), 2)


def scarecrow(rng):
    wood, sack = mottled("#8a6a4c", "#6d523c", 0.5, 3), mottled("#d8b98a", "#bd9a6c", 0.5, 4)
    parts = [coat(), tube([(0, 0, 0.0), (0.01, 0, 1.2), (0, 0, 2.2)], [0.055, 0.06, 0.05], wood,
                          part=3)]  # fmt: skip
    parts.append(tube([(0, 0, 0.02), (0, 0, -0.34)], [0.055, 0.004], wood, part=3))
    head = Body((-0.3, -0.3, 1.95), (0.3, 0.3, 2.75), 0.014)
    head.ball((0, 0.02, 2.36), (0.185, 0.175, 0.21), 0.03).limb(
        (0, 0, 2.0), (0, 0, 2.2), 0.09, 0.10, 0.05
    )
    parts.append(head.build(sack, 6))
    thread = matt("#4a3040")
    for x, z in ((-0.075, 2.41), (0.075, 2.405)):
        parts.append(ball((x, -0.150, z), (0.030, 0.02, 0.030), thread, 13, 16))
    smile = [(x, -0.168 + 0.9 * x * x, 2.275 + 3.4 * x * x) for x in np.linspace(-0.09, 0.09, 13)]
    parts.append(tube(smile, 0.013, thread, part=13))
    brim = [(0.001, 2.79), (0.15, 2.77), (0.19, 2.70), (0.205, 2.54), (0.43, 2.47), (0.45, 2.45),
            (0.20, 2.49), (0.001, 2.5)]  # fmt: skip
    weave = lathe(brim, mottled("#e6b84e", "#c8963a", 0.5, 6), steps=72, part=7,
                  fold=lambda a, z: 1 + 0.04 * math.sin(z * 9) * np.cos(3 * a + 1))  # fmt: skip
    parts.append(put(weave, (0, 0, 0.02), (5, -4, 0)))
    band = [(0.207, 2.55), (0.213, 2.62), (0.203, 2.63)]
    parts.append(put(lathe(band, matt("#4f8f92"), steps=60, part=8), (0, 0, 0.02), (5, -4, 0)))
    scarf = [(0.18 * math.cos(a), 0.17 * math.sin(a), 2.13) for a in np.linspace(0, 6.28, 30)]
    parts.append(tube(scarf, 0.065, matt("#4f9a98"), part=8))
    u, v = np.meshgrid(np.linspace(0, 1, 40), np.linspace(-1, 1, 10))
    ends = np.stack(
        [
            0.10 + 0.75 * u,
            -0.20 - 0.10 * u + 0.05 * np.sin(u * 7),
            2.12 - 0.34 * u + 0.09 * v * (1 - 0.2 * u) + 0.07 * np.sin(u * 8),
        ],
        -1,
    )
    parts.append(sheet(ends, matt("#4f9a98"), 8, thick=0.01))
    for side, line in SLEEVES.items():
        parts += straw(rng, line[2], line[2] - line[1], 26, 0.30)
        parts += straw(rng, (side * 0.13, 0, 0.85), (side * 0.25, 0, -1), 18, 0.32)
    for x, z, turn in ((0.12, 1.32, 12), (-0.14, 0.98, -16)):
        cloth = matt("#d9a84e" if x > 0 else "#5f8f9c")
        patch = Body((-0.3, -0.5, -0.3), (0.3, 0.5, 0.3), 0.02)
        patch.slab((0, 0, 0), (0.12, 0.37 if x < 0 else 0.285, 0.12), 0.02, turn=(0, turn, 0))
        parts.append(patch.build(cloth, 12, (x, 0.0, z)))
    return parts


def claws(at, size, spin, middle, axis, thick, flare, dark):
    """Legs of a crow, to toes that are closed round the front of a sleeve or a coat."""
    matrix = turned(TILT)
    up, front = matrix.T @ np.array((0, 0, 1.0)), matrix.T @ np.array((0, -1.0, 0))
    axis = unit(axis)
    up = unit(up - axis * (up @ axis))
    front = unit(front - axis * (front @ axis) - up * (front @ up))

    def on_cloth(angle, along):
        a, away = math.radians(angle * (0.165 / thick) ** 0.5), thick + flare * along
        local = middle + away * (math.cos(a) * up + math.sin(a) * front) + axis * along
        return FOOT + matrix @ local

    rightward = 1 if (matrix @ axis)[0] > 0 else -1
    for side in (-1, 1):
        foot = 0.085 * side * rightward
        hip = at + turned(spin) @ np.array((0.055 * side, -0.02, 0.10)) * size
        heel = on_cloth(12, foot) + (0, 0, 0.02)
        tube([hip, hip * 0.45 + heel * 0.55, heel], [0.055, 0.028, 0.024], dark, part=11)
        for spread in (-0.055, 0.0, 0.055):
            toe = [on_cloth(k, foot + spread * w) for k, w in ((38, 0.7), (68, 1), (92, 1.1))]
            tube([heel, *toe], [0.021, 0.019, 0.017, 0.007], dark, part=11)


def crows():
    """Those that carry, then those that fly along: (place, pitch, roll, turn)."""
    pairs = ((0.55, -1), (0.30, 1), (-0.35, 1), (0.75, 1))
    kinds = [crow(*pair, number) for number, pair in enumerate(pairs)]
    dark, matrix = matt("#2b2c42", gloss=0.2), turned(TILT)
    flank = np.array(((0, 0, 2.0), (0, 0, 1.4), (0, 0, 1.0)))
    held = (
        (SLEEVES[-1], 0.93, 0.180, 0, (-0.20, 0.34), 0, -6, 0.94, -24),
        (SLEEVES[1], 0.78, 0.165, 0, (0.02, 0.36), 3, 10, 1.15, 4),
        (flank, 1, 0.36, 0.22, (0.08, 0.33), 3, -10, 1.1, 8),
    )  # fmt: skip
    for line, share, thick, flare, (aside, above), kind, turn, size, roll in held:
        middle, axis = line[1] + share * (line[2] - line[1]), unit(line[2] - line[1])
        up = matrix.T @ np.array((0, 0, 1.0))
        top = middle + thick * unit(up - axis * (up @ axis))
        at = FOOT + matrix @ top + (aside, -0.06, above - 0.10 * size)
        spin = (40, roll, turn)
        copy_group(kinds[kind], tuple(at), spin, size)
        claws(at, size, spin, middle, axis, thick * 1.06, flare, dark)
    free = (((-1.95, 1.2, 2.6), 44, -10, 14, 2), ((2.3, 2.6, 7.75), 46, 12, -12, 0),
            ((-0.9, 3.4, 7.6), 44, -8, 10, 1), ((-3.7, 7, 10.2), 46, 8, -8, 3),
            ((3.4, 8, 3.7), 44, -10, 12, 1))  # fmt: skip
    for at, pitch, roll, turn, kind in free:
        copy_group(kinds[kind], at, (pitch, roll, turn), 0.9)


def crumbs(rng):
    """A clod on the end of the pole, and what falls from it: earth and a few straws."""
    earth, pale = mottled("#6b4a36", "#523729", 0.6, 8), matt("#e8c25e")
    rough = ripples(9, 26, 14, 40)
    clod = Body((-0.2,) * 3, (0.2,) * 3, 0.012).ball((0, 0, 0), (0.095, 0.08, 0.085), 0.02)
    clod.ball((0.05, 0, 0.04), 0.055, 0.02).ball((-0.04, 0, -0.05), 0.055, 0.02)
    clod = clod.ripple(lambda points: 0.012 * rough(points)).build(earth, 4, (0, -90, 0), relax=1)
    pole = turned(TILT)
    for x, z, size in (
        (-0.05, -0.06, 0.5),
        (0.05, -0.12, 0.62),
        (-0.035, -0.19, 0.42),
        (0.06, 0.02, 0.36),
    ):
        copy(clod, tuple(FOOT + pole @ np.array((x, -0.04, z))), (0, 90 * z, 40 * x), size)
    tip = FOOT + pole @ np.array((0, 0, -0.34))
    for number in range(16):
        fall = 0.07 + 0.05 * number
        at = tip + (rng.normal(0.0, 0.05 + 0.08 * fall), 0, -fall)
        size = float(rng.uniform(0.7, 1.2)) * (0.46 - 0.34 * fall)
        copy(clod, tuple(at), tuple(rng.uniform(0, 360, 3)), size)
    for x, fall, turn in ((-0.13, 0.22, 50), (0.15, 0.42, -35), (-0.09, 0.66, 20)):
        way = 0.12 * np.array((math.cos(math.radians(turn)), 0, math.sin(math.radians(turn))))
        at = tip + (x, -0.03, -fall)
        tube([at - way, at + (0.012, 0, 0.012), at + way], [0.017, 0.010], pale, part=5)


def scene(detail):
    rng = np.random.default_rng(207)
    broad = ground_noise(5, 16, 0.05, 0.2)

    def height(x, y):
        return 0.12 * broad(x, y) + 0.0009 * np.clip(y, 0, 60) ** 2 * 0.2

    ys = np.concatenate([np.linspace(-9, 12, 200), np.geomspace(12.1, 300, 100)])
    terrain(np.linspace(-60, 60, int(300 * detail)), ys, lambda x, y: height(x, y) + 0.45,
            mottled("#e0b455", "#c99a44", 0.5, 0.4), 1)  # fmt: skip
    y = -7.6 + 46 * rng.random(int(110000 * detail)) ** 2.0
    x = rng.uniform(-1, 1, len(y)) * (0.8 + 0.33 * (y + 9))
    gold = mottled("#e6bb58", "#c9973e", 0.6, 0.8, through=0.3)
    blades(x, y, height, (0.68, 0.95), gold, 1, 3, 0.030, (0.10, 0), 0.16)
    group(scarecrow(rng), tuple(FOOT), TILT)
    crows()
    crumbs(rng)
    for tx, ty, size in (
        (-21, 62, 2.6),
        (-18, 64, 1.9),
        (-14.5, 66, 2.3),
        (-11, 67, 1.5),
        (10, 66, 1.5),
        (13.5, 67, 2.2),
        (17, 66, 1.7),
        (20, 66, 2.8),
        (24, 68, 2.2),
        (-7.5, 68, 1.2),
        (-4, 69, 0.9),
        (-1, 69, 1.3),
        (2.2, 69, 0.9),
        (5.5, 68, 1.2),
    ):
        ball((tx, ty, size * 0.7), (size, size, size * 0.85), matt("#7d9a78"), 9, 24)
    sun(150, 24, "#ffe0b0", 4.2, 0.8)
    sky("#8f9ad0", 0.7)
    camera((0.0, -9.2, 1.45), (0.02, 0, 3.75), lens=48)


def evening(picture):
    """The sky down to the field, and the moon in it with its seas and a bank of cloud."""
    wheat = np.nonzero(picture.of(9))[0]
    level = (wheat.max() if len(wheat) else 900) / picture.scale
    drift = 24 * picture.noise(340, 4, stretch=(3, 0.8))
    back = ramp(AIR, np.clip((picture.y + drift) / level, 0, 1))
    x, y, radius = MOON
    away = np.hypot(picture.x - x, picture.y - y)
    shine = (0.42 * np.clip(1 - (away - radius) / 330, 0, 1) ** 2)[..., None]
    back = back * (1 - shine) + np.array((0.98, 0.78, 0.62), np.float32) * shine
    disc = step(away, radius + 1.2, radius - 1.2)[..., None]
    seas = (0.30 * step(picture.noise(120, 12), 0.1, 1.1))[..., None]
    face = (
        np.array((1.0, 0.93, 0.74), np.float32) * (1 - seas)
        + np.array((0.90, 0.76, 0.60), np.float32) * seas
    )
    back = back * (1 - disc) + face * disc
    bank = step(picture.noise(190, 8, stretch=(3.4, 0.7)) + (picture.y - 690) / 240, 0.9, 1.15)
    bank = (bank * step(picture.y, 830, 700) * 0.75)[..., None]
    return (back * (1 - bank) + np.array((0.50, 0.37, 0.53), np.float32) * bank).astype(np.float32)


def paint(picture):
    ground, trees, far = picture.of(1), picture.of(9), picture.of(0)
    picture.expose(1.05).lay(blur(far, 0.7 * picture.scale), evening(picture))
    picture.grade(DUSK, 0.5, (0.32, 0.48, 0.64), (0.26, 0.42, 0.58, 0.78), 0.05, 0.3, 0.012,
                  picture.of(2))  # fmt: skip
    picture.lay(picture.of(2) * 0.5, ramp(COAT, np.clip(picture.shade(97, 0.8), 0, 1)))
    picture.grade(FIELD, 0.75, (0.4, 0.56, 0.72), (0.28, 0.4, 0.54, 0.7), 0.06, 0.4, 0.02, ground)
    picture.lay(ground * np.clip((picture.y - 1000) / 260, 0, 1) * 0.45, "#3a2a4a")
    picture.lay(picture.of(10) * 0.4, "#25263f")
    picture.lay(trees * 0.85, "#40395f").lay(
        trees * step(picture.shade(), 0.4, 0.7) * 0.4, "#77618a"
    )
    picture.lift(0.1).sharpen_at(380, 500, 330).find_edges(0.75)
    things = 1 - np.clip(ground + trees + far, 0, 1)
    picture.focus = np.maximum(picture.focus, blur(things, 2) * 0.9)
    picture.hard = np.where(things > 0.5, 0.95, 0.5).astype(np.float32)
    picture.directions(base=8, swirl=0.3, form=3, by_part={1: 82})
    strokes(picture, (30, 15, 7, 3.4, 1.8, 1.3), length=7, jitter=(0.014, 0.012),
            need=(0, 0.04, 0.045, 0.045))  # fmt: skip
    return finish(picture, impasto=0.045)
