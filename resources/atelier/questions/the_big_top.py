"""What do they pay to see in there, and does she know?

A giantess stands on the plain at dusk with her back to us; her skirt is a circus tent, and a crowd goes in under its hem.
"""

import itertools
import math

import numpy as np
from light.bodies import Body, ground_noise
from light.figures import Clothes, walker
from light.filters import blur, step
from light.finish import finish
from light.hands import pencil
from light.materials import matt
from light.scene import area, camera, group, lamp, sky, sun
from light.shapes import ball, curve, evenly, lathe, sheet, terrain, tint_faces, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 20, 308, 0.72
RED, CREAM, NAVY = "#c8352f", "#f6e6c6", "#26315a"
DOOR = math.radians(-90 + 10)  # towards us, a little to the right
STRIPES = 26
DUSK = ((0, "#3f5f94"), (0.35, "#7f92b8"), (0.62, "#d8b0a8"), (0.85, "#f6cf9a"), (1, "#ffe6b4"))
EVENING = (
    (0, "#20223f"),
    (0.22, "#423a5e"),
    (0.42, "#7d5a70"),
    (0.6, "#c08673"),
    (0.78, "#efc08c"),
    (1, "#fff2d4"),
)


def skirt():
    """Cloth in folds from the waist down; over the door the hem is drawn up like a curtain."""
    around, down = np.linspace(0, 2 * math.pi, 521), np.linspace(0, 1, 80)
    angle, share = np.meshgrid(around, down, indexing="ij")
    away = np.angle(np.exp(1j * (angle - DOOR)))
    lifted = 3.9 * np.exp(-((away / 0.33) ** 2)) + 0.35 * np.exp(-((away / 0.8) ** 2))
    hem = 0.12 + lifted + 0.16 * np.cos(STRIPES * angle)
    high = 12.6 + (hem - 12.6) * share
    level = (12.6 - high) / 12.6
    wide = 0.85 + 5.2 * level**0.8 + 0.5 * level**4
    folds = (0.02 + 0.07 * level) * np.cos(
        STRIPES / 2 * angle + 0.6 * np.sin(3 * angle)
    ) + 0.02 * level * np.cos(STRIPES * angle + 1)
    wide = wide * (1 + folds) + 0.5 * lifted / 3.9 * share
    cloth = sheet(
        np.stack([wide * np.cos(angle), wide * np.sin(angle), high], -1),
        matt(CREAM, through=0.25),
        2,
        thick=0.03,
    )
    column = np.repeat(np.arange(520)[:, None], 79, 1)
    stripe = (column * STRIPES // 520) % 2
    tint_faces(cloth, stripe, matt(RED, through=0.25))
    return wide, angle, high


def lights(wide, angle, high):
    """Strings of lamps follow the folds."""
    bulb, wire = matt("#ffe2a0", glow=7), matt("#4a3038")
    for row in (22, 44):
        string = []
        for column in range(0, 520, 5):
            if math.sin(angle[column, row]) < 0.35:
                wide_here, sag = (
                    wide[column, row] + 0.10,
                    -0.22 * abs(math.sin(column * math.pi / 20)),
                )
                x, y = (
                    wide_here * np.cos(angle[column, row]),
                    wide_here * np.sin(angle[column, row]),
                )
                string.append((x, y, high[column, row] + sag))
                if column % 10 == 0:
                    ball(string[-1], 0.07, bulb, part=7, steps=8)
        for before, after in itertools.pairwise(string):
            if math.dist(before, after) < 1.0:
                tube([before, after], 0.018, wire, part=5, resolution=2)


def woman():
    """Seen from behind: a bodice with laces, a bun, one hand on her hip, a parasol over her shoulder."""
    skin, hair, cloth = matt("#e0a987"), matt("#2c1c22"), matt(NAVY)
    body = Body((-1.6, -1.3, 12.0), (1.6, 1.3, 16.2), 0.05)
    body.ball((0, 0, 12.7), (0.95, 0.75, 0.7), 0.2).ball(
        (0, 0.02, 13.6), (0.80, 0.62, 0.9), 0.3
    ).ball((0, 0, 14.5), (1.02, 0.66, 0.75), 0.3)
    body.build(cloth, 3, relax=1)
    bare = Body((-3.6, -1.8, 11.4), (3.6, 1.8, 19.4), 0.06)
    bare.ball((0, 0, 15.1), (1.18, 0.62, 0.52), 0.2).limb(
        (0, 0.05, 15.2), (0, 0.1, 16.3), 0.34, 0.30, 0.15
    )
    bare.ball((0, 0.12, 16.95), (0.66, 0.72, 0.84), 0.1)
    bare.chain(
        [(-1.05, 0, 15.2), (-2.25, -0.15, 14.0), (-2.35, -0.15, 13.9), (-1.05, -0.35, 12.75)],
        [0.34, 0.27, 0.25, 0.18],
        0.12,
    )
    bare.ball((-0.95, -0.42, 12.72), (0.34, 0.16, 0.24), 0.1)
    bare.chain(
        [(1.05, 0, 15.2), (1.85, -0.25, 13.75), (1.9, -0.2, 13.75), (1.62, 0.35, 15.3)],
        [0.34, 0.27, 0.25, 0.18],
        0.12,
    )
    bare.ball((1.60, 0.38, 15.5), (0.24, 0.22, 0.28), 0.08)
    bare.build(skin, 4, relax=1)
    head = Body((-1.2, -1.2, 15.9), (1.2, 1.2, 19.2), 0.05)
    head.ball((0, 0.02, 17.15), (0.76, 0.80, 0.80), 0.1).ball(
        (0, -0.15, 18.1), (0.46, 0.46, 0.42), 0.1
    )
    head.build(hair, 5, relax=1)
    tube([(1.62, 0.4, 14.7), (1.3, 0.5, 20.4)], 0.07, matt("#6a4028"), part=5)
    canopy = lathe(
        [
            (0.02, 1.15),
            (0.9, 1.0),
            (1.9, 0.55),
            (2.6, -0.15),
            (2.55, -0.2),
            (1.85, 0.45),
            (0.02, 1.05),
        ],
        matt("#e9b04a", through=0.3),
        steps=64,
        part=6,
    )
    group([canopy], (1.32, 0.5, 19.3), (10, -8, 0))
    sash = evenly(
        curve(
            [(-1.0, -0.25, 12.75), (-0.4, -0.85, 12.7), (0.4, -0.85, 12.7), (1.0, -0.25, 12.75)], 40
        ),
        0.05,
    )
    tube(sash, 0.22, matt("#e9b04a"), part=6)
    for side in (-1, 1):
        tube(
            curve(
                [
                    (0, -0.9, 12.7),
                    (side * 0.7, -1.15, 13.0),
                    (side * 0.85, -1.1, 12.6),
                    (0, -0.92, 12.65),
                ],
                30,
            ),
            0.15,
            matt("#e9b04a"),
            part=6,
        )
        tube(
            curve([(0, -0.92, 12.65), (side * 0.25, -1.3, 11.6), (side * 0.45, -1.7, 10.5)], 30),
            [0.16, 0.2, 0.24],
            matt("#e9b04a"),
            part=6,
        )


def crowd():
    """They come over the grass in twos and threes; the nearest children run."""
    rng = np.random.default_rng(12)
    coats = ("#3a4468", "#5a3a4a", "#40564e", "#6a4a3a", "#2f3a58")
    way = curve(
        [(1.1, -6.6, 0), (1.9, -9.0, 0), (0.4, -11.6, 0), (-2.2, -14.2, 0), (-4.4, -17.2, 0)], 60
    )
    for n, share in enumerate(
        (0.02, 0.10, 0.13, 0.24, 0.30, 0.33, 0.46, 0.52, 0.56, 0.70, 0.78, 0.81)
    ):
        x, y, _ = way[int(share * (len(way) - 1))]
        child = n in {2, 5, 8, 11}
        hat = ("hat", "bun", "cap", "hood")[n % 4]
        walker(
            (x + rng.normal(0, 0.35), y + rng.normal(0, 0.3), 0),
            1.05 if child else rng.uniform(1.6, 1.85),
            float(rng.normal(-10 if y > -9 else 30, 12)),
            Clothes(coats[n % 5], hat=hat),
            0.3,
            4,
            "up" if n == 11 else "in",
            seed=n,
            part=20,
        )


def scene(detail):
    cloth = skirt()
    lights(*cloth)
    woman()
    crowd()
    grass = ground_noise(3, 24, 0.15, 0.9)
    line = np.concatenate(
        [
            np.linspace(-220, -30, 40),
            np.linspace(-28, 28, int(220 * detail)),
            np.linspace(30, 220, 40),
        ]
    )
    terrain(
        line,
        line,
        lambda x, y: (
            0.12 * grass(x, y) * np.clip(np.hypot(x, y) / 8 - 0.7, 0, 1)
            - 0.05
            + 3.0 * grass(x * 0.1, y * 0.1) * np.clip((y - 40) / 60, 0, 1)
        ),
        matt("#7d8f58"),
        part=1,
    )
    x, y = 4.2 * math.cos(DOOR), 4.2 * math.sin(DOOR)
    lamp((x, y, 2.6), "#ffb658", 2600, 0.5)
    lamp((0, 0, 4.5), "#ffc070", 2400, 0.6)
    sun(250, 9, "#ffb488", 2.4, 0.8)
    area((-14, -26, 16), (0, 0, 9), (10, 10), "#8fa6e0", 2200)
    sky("#7f8fc8", 0.5)
    camera((0.4, -31.0, 1.9), (0.0, 0, 10.0), lens=42)


def paint(picture):
    air, land = picture.of(0), picture.of(1)
    picture.expose(1.1).backdrop(DUSK, bottom=1040, drift=20)
    picture.haze("#e8bfa4", 60, 260, 0.8, 0.8, mask=land)
    picture.grade(
        EVENING,
        0.35,
        (0.34, 0.5, 0.66, 0.8),
        (0.26, 0.42, 0.58, 0.74, 0.9),
        0.05,
        0.4,
        0.012,
        1 - air,
    )
    picture.lift(0.09).sharpen_at(430, 900, 240).find_edges(0.7, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(picture.of(3, 4, 5, 6, 7, 20, 21), 2) * 0.9)
    picture.hard = np.where(air > 0, 0.5, 0.95).astype(np.float32)
    picture.directions(base=4, swirl=0.2, form=2.5)
    strokes(
        picture,
        (30, 15, 7, 3.6, 2.0, 1.3),
        length=8,
        jitter=(0.014, 0.012),
        need=(0, 0.04, 0.045, 0.04),
    )
    pencil(picture, "#f6ead2", layers=(38, 64), wide=1.3, reach=22, press=0.9, form=0.5, mask=0.16)
    star = step(picture.noise(5, 31), 3.0, 3.6) * air * step(picture.y, 420, 120)
    picture.lay(star * 0.6, "#fff2d8")
    return finish(picture, impasto=0.01, paper=0.03, bloom=0.05)
