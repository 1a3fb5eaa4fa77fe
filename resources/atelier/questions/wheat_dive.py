"""Who dived here a moment ago, and will they come up again?

Ripe wheat from above: a white diving tower, and rings still running outwards below its board.
"""

import numpy as np
from light.bodies import ground_noise
from light.colour import rgb
from light.filters import LUMA, blur, resized, step, widened
from light.finish import finish
from light.hands import contour, pencil
from light.materials import matt
from light.picture import Picture
from light.scene import camera, group, sky, sun
from light.shapes import box, loose_quads, sheet, terrain, tint_faces, tube

SAMPLES, SEED, SCALE = 26, 52, 1.5
DIVE, HIGH = np.array((-1.2, 2.2)), 6.4
LEGS = ((-0.8, -0.75), (0.8, -0.75), (0.8, 0.75), (-0.8, 0.75))
GOLD = ((0.0, "#5b3f26"), (0.28, "#8a6431"), (0.45, "#b98a3d"), (0.62, "#dcb453"),
        (0.78, "#f0d68c"), (0.92, "#fbeec4"), (1.0, "#fff9e6"))  # fmt: skip


def rings(x, y):
    """How far from the dive, how high the ring is there, and its phase."""
    away = np.hypot(x - DIVE[0], y - DIVE[1])
    high = 0.46 * np.exp(-(((away - 4.0) / 4.6) ** 2)) * np.clip((away - 0.7) / 1.2, 0, 1)
    return away, high, 2 * np.pi * away / (1.55 + 0.055 * away)


def canopy_height():
    lumps, gusts = ground_noise(3, 26, 0.25, 1.4), ground_noise(4, 18, 0.08, 0.3, (1, 0.5))

    def height(x, y):
        away, high, phase = rings(x, y)
        splash = 0.32 * np.exp(-(((away - 1.1) / 0.42) ** 2)) - 0.75 * np.exp(-((away / 0.62) ** 2))
        across = x * 0.966 + y * 0.259
        lanes = sum(
            np.exp(-((((across - 6.1 - off + 40) % 24 - 12) / 0.20) ** 2)) for off in (0, 1.9)
        )
        return (
            high * np.cos(phase)
            + splash
            + 0.07 * lumps(x, y)
            + 0.10 * gusts(x, y)
            - 0.55 * lanes * np.clip((away - 6) / 3, 0, 1)
        )

    return height, lumps, gusts


def ears(rng, count, height, lumps, gusts):
    """Blades bent by the slope of the rings."""
    y = -20 + 70 * rng.random(count) ** 1.25
    x = rng.uniform(-1, 1, count) * (12 + 0.26 * (y + 20))
    away, high, phase = rings(x, y)
    x, y, away, high, phase = (v[away > 0.42] for v in (x, y, away, high, phase))
    count = len(x)
    tall = 0.42 * rng.uniform(0.75, 1.2, count)
    lean = 0.42 * (2.5 * high * np.sin(phase) + 1.5 * np.exp(-(((away - 0.75) / 0.5) ** 2)))
    bend_x = (x - DIVE[0]) / away * lean + 0.10 + 0.09 * lumps(x, y) + rng.normal(0, 0.11, count)
    bend_y = (y - DIVE[1]) / away * lean - 0.05 + 0.09 * gusts(x, y) + rng.normal(0, 0.11, count)
    foot = np.stack([x, y, height(x, y) - 0.30], -1)
    rise = tall * np.sqrt(np.clip(1 - bend_x**2 - bend_y**2, 0.2, 1))
    tip = foot + np.stack([bend_x, bend_y, rise], -1)
    wide, turn = 0.015 * (1 + np.clip(y + 20, 0, 60) * 0.012), rng.uniform(-0.6, 0.6, count)
    side = np.stack([np.cos(turn) * wide, np.sin(turn) * wide, 0 * turn], -1)
    corners = np.stack([foot - side * 0.5, foot + side * 0.5, tip + side, tip - side], 1)
    kind = rng.integers(0, 4, count)
    for number, colour in enumerate(("#e9c873", "#f0d68c", "#dcb357", "#e3c06a")):
        loose_quads(corners[kind == number], matt(colour, through=0.25), 1)


def tower():
    white, parts = matt("#faf7ee"), []

    def bar(start, end, radius=0.055):
        parts.append(tube([start, end], radius, white, part=2))

    for x, y in LEGS:
        bar((x * 1.25, y * 1.25, -0.6), (x * 0.9, y * 0.9, HIGH), 0.085)
    for z in (1.3, 3.0, 4.7):
        low, high = (
            1.25 - 0.35 * (level + 0.6) / (HIGH + 0.6) for level in (z, min(z + 1.7, HIGH))
        )
        for (ax, ay), (bx, by) in zip(LEGS, LEGS[1:] + LEGS[:1], strict=True):
            bar((ax * low, ay * low, z), (bx * low, by * low, z), 0.04)
            bar((ax * low, ay * low, z), (bx * high, by * high, min(z + 1.7, HIGH)), 0.026)
    parts.append(box((2.0, 1.8, 0.10), (0, 0, HIGH + 0.05), white, 0.015, part=2))
    parts.append(box((1.7, 1.5, 0.02), (0, 0, HIGH + 0.112), matt("#d9dde2"), part=4))
    parts.append(box((4.1, 0.58, 0.075), (-2.35, 0, HIGH + 0.15), white, 0.015, part=2))
    parts.append(box((3.0, 0.46, 0.02), (-2.85, 0, HIGH + 0.197), matt("#3f6fb0"), part=3))
    for side in (-0.86, 0.86):
        for z in (0.55, 1.0):
            bar((-1.0, side, HIGH + z), (1.0, side, HIGH + z), 0.042)
        for x in (-1.0, 0, 1.0):
            bar((x, side, HIGH), (x, side, HIGH + 1.0), 0.042)
        bar((1.05, side * 0.37, -0.6), (1.05, side * 0.37, HIGH + 1.0), 0.038)
        bar((-1.0, side, HIGH + 1.0), (-2.5, side * 0.4, HIGH + 0.62), 0.026)
        bar((-2.5, side * 0.4, HIGH + 0.62), (-2.5, side * 0.35, HIGH + 0.1), 0.026)
    for z in np.arange(0.0, HIGH, 0.34):
        bar((1.05, -0.32, z), (1.05, 0.32, z), 0.026)
    group([*parts, towel()], (DIVE[0] + 4.05, DIVE[1] + 1.35, 0), (0, 0, 18))


def towel():
    """Over the near rail."""
    along, down = np.meshgrid(np.linspace(0, 1, 60), np.linspace(-1, 1, 60))
    front = down < 0
    hang = np.where(front, 1.55 + 0.22 * along + 0.05 * np.sin(along * 11), 0.5) * np.abs(down)
    x = -0.62 + along * 0.92 * (1 - 0.16 * np.abs(down)) + 0.16 * np.abs(down) * front * (1 - along)
    waves = 0.10 * np.abs(down) + 0.07 * (1 + np.sin(along * 13 + 0.8 * down)) * np.abs(down) ** 0.6
    y = -0.86 + np.sign(down) * np.minimum(np.abs(down) * 0.9, 0.065) - front * waves
    cloth = sheet(np.stack([x, y, HIGH + 1.055 - hang], -1), matt("#d8452f"), 5)
    row = np.arange(59)
    stripe = ((row > 3) & (row < 6)) | ((row > 7) & (row < 9))
    return tint_faces(cloth, np.repeat(stripe, 59), matt("#f6efe0"))


def scene(detail):
    """Wheat hides and breaks the tower's shadow: ground and tower are rendered before it grows."""
    height, lumps, gusts = canopy_height()
    lines = np.linspace(-26, 26, int(900 * detail)), np.linspace(-22, 60, int(1260 * detail))
    terrain(*lines, lambda x, y: height(x, y) - 0.22, matt("#b78a3c"), 1)
    sun(58, 40, "#fff1cf", 4.6, 0.5)
    sky("#8db2ea", 0.75)
    camera((-0.4, -21, 22.5), (0.35, 2.6, 1.0), lens=44)
    yield "bare"
    tower()
    yield "tower"
    ears(np.random.default_rng(52), int(620000 * detail**2), height, lumps, gusts)


def with_tower(passes):
    """The tower taken from its own passes, and where its shadow falls."""
    tower_light = passes["tower light"].astype(np.float32) @ LUMA
    bare = np.clip(passes["bare light"].astype(np.float32) @ LUMA, 1e-3, None)
    on_ground = np.round(passes["tower part"]) == 1
    cast = np.clip(1 - tower_light / bare, 0, 1) * on_ground
    nearer = passes["tower depth"] < passes["depth"] + 0.04
    swap = ((np.round(passes["tower part"]) > 1) & nearer) | (np.round(passes["part"]) > 1)
    merged = {}
    for key in ("light", "albedo", "normal", "depth", "part"):
        mask = swap[..., None] if passes[key].ndim == 3 else swap
        merged[key] = np.where(mask, passes[f"tower {key}"], passes[key])
    return merged, cast


def paint(picture):
    merged, cast = with_tower(picture.passes)
    picture = Picture(merged, picture.scale, picture.seed)
    wheat, stand = picture.of(1), picture.of(2, 3, 4, 5)
    picture.expose(1.55)
    picture.image = picture.image * 0.45 + blur(picture.image, 1.1 * picture.scale) * 0.55
    picture.grade(
        GOLD,
        0.75,
        (0.40, 0.52, 0.64, 0.75),
        (0.40, 0.56, 0.72, 0.84, 0.93),
        0.06,
        0.55,
        0.01,
        wheat,
    )
    picture.lay(step(picture.y, 420, -80) * 0.55 * wheat, "#fbeecb")
    rows, columns = np.mgrid[0 : picture.shape[0], 0 : picture.shape[1]]
    rows = np.clip(rows + 3 * picture.scale * picture.noise(7, 8), 0, picture.shape[0] - 1).astype(
        int
    )
    shadow = resized(cast, picture.shape)[rows, columns]
    picture.glaze(step(blur(shadow, 2.6 * picture.scale), 0.16, 0.50) * wheat, "#8878b8", 0.5)
    lit = step(picture.shade(97, 0.5), 0.45, 0.60)[..., None]
    painted = picture.local() * (np.array(rgb("#8fb0e6"), np.float32) * (1 - lit) + lit)
    picture.image = np.where(stand[..., None] > 0, painted, picture.image).astype(np.float32)
    x, y = picture.x - 338, (picture.y - 640) / 0.66
    around = np.arctan2(np.sin(np.arctan2(y, x)) * 0.66, np.cos(np.arctan2(y, x)))
    near = np.exp(-((np.hypot(x, y) / 420) ** 4))
    upright = np.radians(78) + 0.25 * picture.noise(200, 3)
    flow = (np.angle(near * np.exp(2j * around) + (1 - near) * np.exp(2j * upright)) / 2).astype(
        np.float32
    )
    picture.directions(base=80, form=0.2, edge=0.15, swirl=0.2, sigma=4)
    picture.flow = np.where(stand > 0, picture.flow, flow).astype(np.float32)
    pencil(picture, "#fdf5e0", layers=(80, 24, -52), wide=1.6, reach=22, form=0.85, press=1.05)
    rim = 1 - wheat * (1 - np.clip(widened(stand, 3), 0, 1))
    contour(picture, "#56619a", 1.05, 0.6, 0.05, 0.6, 0.8, 0.35, rim, 1.0, skip=(1,))
    return finish(picture, impasto=0, grain=0.006, saturation=1.08)
