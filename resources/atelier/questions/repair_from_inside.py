"""Who lives in the wall, and are they shutting us out or themselves in?

Very close: a crack in a pale green wall; from inside leans a ladder no bigger than a comb.
"""

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import blur
from light.finish import finish
from light.materials import matt, mottled
from light.scene import camera, group, lamp, sky, sun
from light.shapes import block, box, copy, lathe, mesh, sheet, tint_where, tube
from light.strokes import strokes
from light.things import ladder

SAMPLES, SEED, SCALE = 20, 74, 0.7
SAGE = ((0.0, "#23352f"), (0.25, "#456258"), (0.42, "#6f9486"), (0.58, "#9fc2b0"),
        (0.74, "#cce2d2"), (0.88, "#f2f4e2"), (1.0, "#fffcf0"))  # fmt: skip
CRACK = np.array(
    [
        (-0.50, 1.1),
        (-0.78, 1.62),
        (-0.30, 2.05),
        (-0.62, 2.62),
        (-0.12, 3.02),
        (-0.46, 3.62),
        (0.10, 4.1),
        (-0.22, 4.62),
        (0.40, 5.2),
        (0.12, 5.7),
        (0.66, 6.3),
        (0.44, 6.75),
        (0.92, 7.5),
    ]
)


def crack_width(z):
    """Wide below, mended above."""
    return np.interp(z, (1.1, 1.3, 2.4, 3.6, 4.25, 4.4), (0.10, 0.34, 0.30, 0.22, 0.10, 0.0))


def wall(detail):
    """Plaster one unit thick, with a gap to the dark; one unit is a centimetre."""
    fine, chips = ground_noise(4, 30, 3, 12), ground_noise(6, 30, 5, 22)
    xs, zs = np.linspace(-4.2, 4.2, int(760 * detail)), np.linspace(1.1, 9.5, int(760 * detail))
    x, z = np.meshgrid(xs, zs)
    middle = np.interp(z, CRACK[:, 1], CRACK[:, 0])
    away = np.abs(x - middle + 0.05 * chips(x, z)) - crack_width(z) * (1 + 0.15 * chips(z, x))
    deep = np.clip(-away / 0.02, 0, 1)
    mended = (
        np.exp(-(((x - middle) / 0.16) ** 2))
        * np.clip((z - 4.2) / 0.3, 0, 1)
        * np.clip((7.2 - z) / 0.3, 0, 1)
    )
    lip = 0.02 * np.exp(-((away / 0.10) ** 2)) * (crack_width(z) > 0)
    y = 0.008 * fine(x, z) + 1.6 * deep - 0.035 * mended * (1 + 0.3 * chips(3 * x, 3 * z)) - lip
    rose = sheet(np.stack([x, y, z], -1), mottled("#bfdccb", "#b0d0c0", 0.4, 0.9), 1)

    def seam(x, y, z):
        away = np.abs(x - np.interp(z, CRACK[:, 1], CRACK[:, 0]))
        return (away < 0.05 + 0.02 * chips(x, z)) & (z > 4.3) & (z < 7.45)

    tint_where(rose, seam, matt("#eef3e4"))


def skirting():
    white = mottled("#fbf2e6", "#eee0d2", 0.3, 0.6)
    block((-4.4, -0.28, -0.6), (4.4, 0.3, 0.86), white, 0.06, part=2)
    block((-4.4, -0.40, 0.84), (4.4, 0.3, 1.14), white, 0.08, part=2)
    tones = [mottled(c, "#8a6142", 0.4, 0.5) for c in ("#c08f62", "#b38458", "#c99a6c")]
    for number, x in enumerate(np.arange(-5.2, 5.2, 2.3)):
        block((x, -9, -1.0), (x + 2.25, -0.2, -0.6), tones[number % 3], 0.02, part=3)


def works():
    """A ladder, a thimble of mortar, a trowel like a pin, a plank, a lamp."""
    pine = matt("#c98f4e")
    ladder((-0.50, 0.45, 3.55), (0.62, -0.62, 1.13), pine, 0.50, 0.27, 0.045, 5)
    steel = mottled("#b9c2c8", "#8f9aa2", 0.4, 6, rough=0.3, gloss=0.7)
    profile = [
        (0.28, 0.0),
        (0.33, 0.05),
        (0.30, 0.09),
        (0.27, 0.42),
        (0.25, 0.62),
        (0.23, 0.62),
        (0.25, 0.42),
        (0.001, 0.40),
    ]
    at = (1.55, -0.12, 1.14)
    lathe(
        [(r, 0.62 - z) for r, z in profile[:5]] + [(0.20, 0.60), (0.001, 0.5)],
        steel,
        at,
        steps=48,
        part=6,
    )
    lathe(
        [(0.001, 0.14), (0.2, 0.1), (0.26, 0.0)],
        matt("#e8f0e4"),
        (1.55, -0.12, 1.68),
        steps=32,
        part=7,
    )
    blade = mesh(
        [(0, 0, 0), (0.26, 0.10, 0), (0.34, 0, 0.0), (0.26, -0.10, 0)],
        [(0, 1, 2, 3)],
        steel,
        6,
        smooth=False,
    )
    grip = tube(
        [(0.34, 0, 0), (0.42, 0, 0.05), (0.60, 0, 0.06)],
        [0.02, 0.02, 0.04],
        matt("#5f8f6a"),
        part=8,
    )
    group([blade, grip], (0.86, -0.24, 1.17), (0, 0, 200), 1.0)
    box((1.5, 0.2, 0.035), (-1.75, -0.22, 1.17), pine, 0.01, (0, 0, 3), 5)
    crumbs = Body((-1.2,) * 3, (1.2,) * 3, 0.25).ball((0, 0, 0), 1.0)
    bits = ripples(3, 20, 2, 6)
    rng = np.random.default_rng(5)
    first = crumbs.ripple(lambda points: 0.2 * bits(points)).build(matt("#cfe4d6"), 7, (0, -300, 0))
    for _ in range(34):
        copy(
            first,
            (rng.normal(-0.45, 0.55), rng.uniform(-0.36, -0.05), 1.155),
            tuple(rng.uniform(0, 360, 3)),
            float(rng.uniform(0.015, 0.05)),
        )
    coat = matt("#5f7f9c")
    u, v = np.meshgrid(np.linspace(0, 1, 30), np.linspace(0, 1, 40))
    cloth = np.stack(
        [-0.36 + 0.20 * u + 0.02 * np.sin(20 * u), 0.05 - 0.10 * np.sin(3 * v), 2.05 - 0.42 * v], -1
    )
    sheet(cloth, coat, 8, thick=0.012)
    lamp((-0.32, 0.85, 2.6), "#ffb45c", 26, 0.1)


def scene(detail):
    wall(detail)
    block((-4, 2.2, 0), (4, 2.3, 9), matt("#5a4630"), part=4)
    skirting()
    works()
    sun(196, 26, "#fff0d2", 4.2, 0.6)
    sky("#c4cdf0", 0.62)
    camera((0.9, -9.2, 3.4), (0.1, 0, 3.5), lens=50)


def paint(picture):
    plaster = picture.of(1)
    picture.expose(1.15)
    picture.grade(
        SAGE, 0.30, (0.46, 0.60, 0.74), (0.40, 0.55, 0.68, 0.83), 0.05, 0.35, 0.012, plaster
    )
    picture.lift(0.08)
    picture.sharpen_at(370, 780, 260, 0.9).sharpen_at(690, 960, 120).find_edges(0.75, floor=0.18)
    picture.focus = np.maximum(picture.focus, blur(picture.of(5, 6, 7, 8), 2) * 0.9)
    picture.hard = np.where(plaster > 0, 0.6, 0.95).astype(np.float32)
    picture.directions(base=62, swirl=0.3, form=2, by_part={2: 3, 3: 70})
    strokes(picture, (30, 15, 7, 3.4, 1.8), length=7, jitter=(0.013, 0.012), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.055)
