"""Where has the mountain gone, that its reflection is still here?

A flat plain, an empty sky; in the still lake a snow mountain stands on its head.
"""

import numpy as np
from light.bodies import ridges, value_noise
from light.filters import LUMA, blur, ramp, step
from light.finish import finish
from light.hatching import hatch
from light.materials import by_corner, matt, mirror
from light.plants import blades
from light.scene import camera, linear, put, sky, sun
from light.shapes import sheet
from light.strokes import strokes
from light.things import bench

SAMPLES, SEED, SCALE = 16, 44, 1.5
AWAY, PEAK, HORIZON = 3000.0, 700.0, 562.0
STONE = ((0, "#3f6579"), (0.25, "#5f8ba3"), (0.5, "#93b9ca"), (0.75, "#d9e7ea"),
         (1, "#fdf8ea"))  # fmt: skip
AIR = ((0, "#9cc4d6"), (0.28, "#bcd8e2"), (0.62, "#e4eeef"), (0.86, "#f6efdc"),
       (1, "#f6e2b6"))  # fmt: skip
MIRROR = ((0, "#c9dbdc"), (0.12, "#a5c8d5"), (0.45, "#7dabc0"), (1, "#4f7d94"))  # fmt: skip


def mountain_heights(x, y):
    bent_x = x + 60 * value_noise(x / 260, y / 260, 1) + 18 * value_noise(x / 80, y / 80, 2)
    bent_y = y + 60 * value_noise(x / 260, y / 260, 3) + 18 * value_noise(x / 80, y / 80, 4) - AWAY
    away, turn = np.hypot(bent_x - 60, bent_y / 1.05), np.arctan2(bent_y, bent_x - 60)
    cone = np.clip(1 - away / 900, 0, 1)
    aretes = 1 - np.abs(np.sin(2.5 * turn + 1.15 + 0.35 * value_noise(x / 300, y / 300, 5)))
    ridge = ridges(x / 420 + 3.1, y / 420 + 1.7, 20)
    sides = 0.15 * cone * aretes * (1 - 0.5 * cone)
    rough = 0.20 * ridge * np.clip(cone * 2.2, 0, 1) * (1 - 0.45 * cone**3)
    heights = PEAK * (0.80 * cone**1.22 + sides + rough)
    for left, back, high in ((-430, -60, 330), (560, -30, 270)):
        shoulder = np.clip(1 - np.hypot(bent_x - left, bent_y - back) / 420, 0, 1)
        heights = np.maximum(heights, high * shoulder**1.1 * (0.7 + 0.5 * ridge))
    foot = np.clip(1.2 - np.abs(bent_y) / 500, 0, 1) * np.clip(1.6 - np.abs(x) / 1000, 0, 1)
    return np.maximum(heights, 62 * (0.4 + ridge) * foot)


def mountain(detail):
    """Seen by the lake alone."""
    xs = np.linspace(-1500, 1500, int(1300 * detail))
    ys = np.linspace(AWAY - 800, AWAY + 900, int(760 * detail))
    x, y = np.meshgrid(xs, ys)
    z = mountain_heights(x, y)
    slope = np.hypot(*np.gradient(z, ys[1] - ys[0], xs[1] - xs[0]))
    line = (z - 150 - 60 * value_noise(x / 90, y / 90, 8)) / 22 - np.clip(slope - 1.45, 0, 2) * 7
    snow = 1 / (1 + np.exp(-np.clip(line, -30, 30)))[..., None]
    wood = (
        1
        / (1 + np.exp(np.clip((z - 95 - 40 * value_noise(x / 60, y / 60, 9)) / 10, -30, 30)))[
            ..., None
        ]
    )
    rock, white, trees = (np.array(linear(c)) for c in ("#6d7f92", "#fbfaf4", "#3f5f6c"))
    colour = rock * (1 - snow) + white * snow
    hill = by_corner(sheet(np.stack([x, y, z - 6], -1), part=7), colour * (1 - wood) + trees * wood)
    hill.visible_camera = hill.visible_diffuse = False


def shores():
    """The x of the shores, and the y of the near and the far one."""
    x = np.linspace(-260, 260, 500)

    def wobble(values, seed):
        return value_noise(values, 0 * values + 0.5, seed)

    near = 21.3 + 1.6 * wobble(x / 9, 30) + 0.5 * wobble(x / 2.1, 31)
    near = near + 0.35 * np.clip(-x - 3, 0, 40) - 0.10 * np.clip(x, 0, 12)
    return x, near, 275 + 10 * wobble(x / 38, 32) + 4 * wobble(x / 9, 33)


def land(x, front, back, material, part):
    """A plate with a low bank, between two lines."""
    low, high = np.full_like(x, -0.3), np.full_like(x, 0.12)
    rows = [(front, low), (front, high), (back, high), (back, low)]
    sheet(np.stack([np.stack([x, y, z], -1) for y, z in rows]), material, part)


def meadow(rng, x, near):
    def shore(places):
        return np.interp(places, x, near)

    def flat(across, _):
        return np.full_like(across, 0.1)

    bank, straw = matt("#8a8a62"), matt("#b3b07c")
    edge = rng.uniform(-8, 8, 900)
    blades(
        edge,
        shore(edge) - np.abs(rng.normal(0, 0.35, 900)),
        flat,
        (0.18, 0.45),
        bank,
        4,
        wide=0.038,
    )
    tufts = np.stack([rng.uniform(-7, 7, 60), rng.uniform(14.8, 20.5, 60)], -1)[
        rng.integers(60, size=1500)
    ]
    spread = rng.normal(0, (0.22, 0.15), (1500, 2))
    blades(*(tufts + spread).T, flat, (0.15, 0.37), straw, 4, seed=2, wide=0.038)
    clumps = np.array(((-4.9, 0.30), (-4.2, 0.2), (3.9, 0.22)))[rng.integers(3, size=110)]
    reeds = clumps[:, 0] + rng.normal(0, 1, 110) * clumps[:, 1]
    blades(
        reeds,
        shore(reeds) + rng.uniform(-0.1, 0.35, 110),
        flat,
        (0.6, 1.5),
        bank,
        4,
        seed=3,
        wide=0.04,
        wild=0.16,
    )


def scene(detail):
    rng = np.random.default_rng(9)
    mountain(detail)
    x, near, far = shores()
    water = np.stack([np.stack([x, y, 0 * x], -1) for y in (near, far)])
    sheet(water, mirror(), 2)
    land(x, near * 0 - 60, near, matt("#a7a877"), 1)
    land(x, far, far * 0 + 5200, matt("#b9b98e"), 3)
    meadow(rng, x, near)
    put(bench(matt("#c39a70"), part=6), (1.75, 17.6, 0.12), (0, 0, 4))
    sun(188, 23, "#fff0d0", 4.4, 0.6)
    sky("#4f86c8", 0.5)
    camera((0, 0, 6.0), (0, 1000, -18), lens=50)


def stirred(picture, lake, *planes):
    """The water moves in level bands, more towards us."""
    down = np.clip((picture.y - HORIZON) / 480, 0, 1)
    bands = picture.noise(26, 7, stretch=(9, 0.45)) * (1.0 + 3.2 * down**1.5) * picture.scale
    bands = bands * step(picture.noise(150, 8, stretch=(3, 0.6)), -0.2, 1.2)
    rows, columns = np.mgrid[0 : picture.shape[0], 0 : picture.shape[1]]
    columns = np.clip(columns + bands, 0, picture.shape[1] - 1).astype(int)
    return [
        np.where(lake.reshape(lake.shape + (1,) * (p.ndim - 2)) > 0, p[rows, columns], p)
        for p in planes
    ]


def reflected(picture, lake):
    """How much of a place is mountain, and its stone in five steps of light."""
    heaven = np.median(picture.light[picture.parts == 0], axis=0)
    other = np.abs(picture.light - heaven).max(-1) / heaven.max()
    mask = blur((np.clip((other - 0.012) / 0.02, 0, 1) * lake).astype(np.float32), 0.6)
    mask, light = stirred(picture, lake, mask, picture.light)
    lit = np.sqrt(np.clip(light @ LUMA, 0, None))
    low, high = np.percentile(lit[mask > 0.9], (3, 97))
    lit = blur(np.clip((lit - low) / (high - low), 0, 1), 0.5 * picture.scale)
    marks = hatch(
        picture.shape, 0.03 * picture.noise(300, 9), 2.6 * picture.scale, 40 * picture.scale, 12
    )
    lit = lit + 0.05 * (marks - 0.5) + 0.03 * picture.noise(30, 5)
    steps = sum(step(lit, cut - 0.025, cut + 0.025) / 4 for cut in (0.16, 0.36, 0.58, 0.80))
    return mask, steps, marks


def paint(picture):
    ground, lake, far, grass, seat = (picture.of(part) for part in (1, 2, 3, 4, 6))
    shore = np.clip(ground + far + grass + seat, 0, 1)[..., None]
    mask, steps, marks = reflected(picture, lake)
    down = np.clip((picture.y - HORIZON) / 480, 0, 1)
    air = ramp(
        AIR, np.clip(picture.y / HORIZON + 0.02 * picture.noise(200, 2, stretch=(4, 1)), 0, 1)
    )
    water = ramp(MIRROR, np.clip(down * 1.05 + 0.03 * (marks - 0.5), 0, 1))
    deep = ramp(((0, "#ffffff"), (0.5, "#eef5f6"), (1, "#c2dae4")), down)
    image = air * (1 - lake[..., None]) + water * lake[..., None]
    image = image * (1 - mask[..., None]) + ramp(STONE, steps) * deep * mask[..., None]
    picture.expose(1.0)
    meadow_light = np.median(picture.image[ground > 0] @ LUMA)
    lawn = np.where(
        (far > 0)[..., None], picture.local(), np.clip(picture.image * 0.6 / meadow_light, 0, 1)
    )
    lawn = np.where((grass > 0)[..., None], lawn * np.array([0.72, 0.82, 0.86]), lawn)
    picture.image = (image * (1 - shore) + lawn * shore).astype(np.float32)
    paint_land(picture, ground, far, lake)
    gleam = step(picture.noise(170, 31, stretch=(4, 0.5)), 1.0, 2.6) * (0.30 + 0.4 * down)
    level = (
        hatch(
            picture.shape, 0.02 * picture.noise(300, 3), 1.3 * picture.scale, 70 * picture.scale, 14
        )
        * 0.9
    )
    picture.lay(step(gleam, level, level + 0.12) * lake * 0.55, "#dfecee")
    picture.focus = np.maximum(picture.focus, blur(mask, 2) * 0.8)
    picture.sharpen_at(570, 1080, 130).find_edges(0.7, floor=0.1)
    picture.hard = np.where(lake > 0, 0.75, 0.9).astype(np.float32)
    picture.directions(base=1, swirl=0.05, form=0, edge=0.8, sigma=3, by_part={1: 83, 4: 82, 6: 3})
    strokes(
        picture,
        (24, 12, 6, 3, 1.8, 1.3),
        jitter=(0.009, 0.008),
        length=9,
        need=(0, 0.03, 0.035, 0.035, 0.035, 0.03),
        turn=0.08,
    )
    return finish(picture, impasto=0.02)


def paint_land(picture, ground, far, lake):
    patches = picture.noise(36, 21, stretch=(5, 1)), picture.noise(30, 23, stretch=(5, 1))
    picture.lay(ground * np.clip(0.35 + 0.5 * patches[0], 0, 1) * 0.55, "#d3cd98")
    picture.lay(ground * np.clip(0.5 * patches[1] - 0.1, 0, 1) * 0.5, "#7d8f78")
    picture.lay(ground * step(picture.y + 30 * picture.noise(120, 22), 1080, 1300) * 0.5, "#6d7f6e")
    picture.lay(far * 0.62, "#cfd3b2").lay(far * step(picture.y, 590, 566) * 0.75, "#e9e3c6")
    picture.lay(blur(far, 1.6 * picture.scale) * lake * 0.65, "#6d8a86")
