"""Why do they fly around her, and what has she done to the sky?

Evening over a plain, dark with birds; one round hole of clear sky stands above an old woman.
"""

import numpy as np
from light.bodies import ground_noise
from light.figures import Clothes, walker
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import leaves
from light.scene import camera, on_card, sky, spot, sun
from light.shapes import curve, loose_quads, terrain, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 20, 60, 0.85
WOMAN, LENS = np.array((0.55, 3.2)), 36
EYE, LOOK = (-0.4, -11.5, 1.9), (0.1, 6.0, 4.3)
DUSK = ((0, "#7d6aa8"), (0.4, "#a98abc"), (0.7, "#dfb0c2"), (0.9, "#fbd9b8"), (1, "#fdeac8"))
PLAIN = ((0.0, "#2a2144"), (0.22, "#4a3a68"), (0.40, "#775f92"), (0.56, "#ab8fb4"),
         (0.72, "#dcc2c8"), (0.86, "#fbe8d2"), (1.0, "#fffaf0"))  # fmt: skip


def clear_of_the_hole(places):
    """Whether they are seen outside the round hole and the pillar of light below it."""
    seen = on_card(places, LENS)
    foot = on_card([(*WOMAN, 1.0)], LENS)[0]
    middle = np.array((foot[0] - 4, 335.0))
    away = np.hypot((seen[:, 0] - middle[0]) / 1.12, (seen[:, 1] - middle[1]) / 1.0)
    below = (np.abs(seen[:, 0] - foot[0]) < 60) & (seen[:, 1] > middle[1]) & (seen[:, 1] < foot[1])
    return (away > 128) & ~below & (seen[:, 2] > 7)


def flock(rng):
    """All turn round her: wings as two quads, body as a third."""
    count = 9000
    y = 4 + 90 * rng.random(count) ** 1.4
    x = rng.uniform(-1, 1, count) * (5 + 0.52 * (y + 11))
    low = 3.2 + 0.05 * y
    z = low + (3.0 + 0.62 * y) * rng.random(count) ** 0.85
    places = np.stack([x, y, z], -1)
    swarm = ground_noise(7, 20, 0.05, 0.16)
    keep = (swarm(x + 0.6 * z, z * 1.6 + 0.3 * y) > -0.55) & clear_of_the_hole(places)
    places = places[keep]
    count = len(places)
    heading = (
        np.arctan2(places[:, 1] - WOMAN[1], places[:, 0] - WOMAN[0])
        + np.pi / 2
        + rng.normal(0, 0.35, count)
    )
    ahead = np.stack([np.cos(heading), np.sin(heading), rng.normal(0, 0.12, count)], -1)
    side = np.stack([-np.sin(heading), np.cos(heading), 0 * heading], -1)
    size = rng.uniform(0.14, 0.24, (count, 1)) * (1 + 0.012 * places[:, 1:2])
    up = np.array((0, 0, 1.0)) * rng.uniform(-0.5, 0.95, (count, 1)) * size
    quads = []
    for sense in (-1, 1):
        root_front, root_back = places + ahead * size * 0.25, places - ahead * size * 0.25
        tip = places + sense * side * size * 1.25 + up - ahead * size * 0.25
        elbow = places + sense * side * size * 0.6 + up * 0.75 + ahead * size * 0.22
        quads.append(np.stack([root_front, elbow, tip, root_back], 1))
    flat = np.array((0, 0, 1.0)) * size * 0.12
    nose, tail = places + ahead * size * 0.6, places - ahead * size * 0.7
    quads.append(np.stack([nose, places + flat, tail, places - flat], 1))
    loose_quads(np.concatenate(quads), matt("#2c2440"), 5)


def fallen_feathers(rng, height):
    count = 2600
    y = -9 + 40 * rng.random(count) ** 1.3
    x = rng.uniform(-1, 1, count) * (4 + 0.6 * (y + 10))
    road = np.abs(x - road_at(y)) > 0.55 + 0.02 * np.abs(y)
    x, y = x[road], y[road]
    places = np.stack([x, y, height(x, y) + 0.03], -1)
    leaves(places, (0.05, 0.13), matt("#f7eef2", through=0.2), 6, 3, 0.02, 1, 0.22)


def road_at(y):
    return 0.55 + 0.10 * (y - 3.2) - 0.9 * np.sin((y - 3.2) / 7.0)


def scene(detail):
    rng = np.random.default_rng(60)
    camera(EYE, LOOK, LENS)
    fine, broad = ground_noise(3, 24, 0.8, 3), ground_noise(4, 16, 0.03, 0.12)

    def height(x, y):
        on_road = np.exp(-(((x - road_at(y)) / 0.5) ** 4))
        return (
            0.03 * fine(x, y) * (1 - on_road)
            + 0.5 * broad(x, y) * np.clip((y - 12) / 30, 0, 1)
            - 0.05 * on_road
        )

    ys = np.concatenate([np.linspace(-12, 20, int(420 * detail)), np.geomspace(20.1, 600, 140)])
    terrain(
        np.linspace(-60, 60, int(600 * detail)),
        ys,
        height,
        mottled("#b49cb4", "#9c84a2", 0.4, 0.6),
        1,
    )
    terrain(
        np.linspace(-900, 900, 40),
        np.linspace(598, 3000, 10),
        lambda x, y: 0 * x,
        matt("#b49cb4"),
        1,
    )
    flock(rng)
    fallen_feathers(rng, height)
    z = float(height(*map(np.array, WOMAN)))
    coat = Clothes("#6f4a6a", "#332a48", "#e9e0dc", "bun", hem=0.24, broad=1.12)
    walker((*WOMAN, z), 1.72, 14, coat, 0.20, 12, "carry", 20)
    stick = [(WOMAN[0] + 0.30, WOMAN[1] + 0.34, z + 1.12), (WOMAN[0] + 0.36, WOMAN[1] + 0.52, z)]
    tube(
        curve([(WOMAN[0] + 0.16, WOMAN[1] + 0.22, z + 1.10), *stick], 20),
        0.026,
        matt("#4a3428"),
        part=22,
    )
    spot((WOMAN[0] + 0.3, WOMAN[1] + 2.0, 16), (*WOMAN, 0.2), 13, "#ffe2a0", 5200, 0.4, 1.0)
    sun(84, 11, "#ffcfa0", 1.3, 3)
    sky("#a890c8", 0.75)


def paint(picture):
    air, birds = picture.of(0), picture.of(5)
    picture.expose(1.3)
    level = np.nonzero(picture.of(1))[0].min() / picture.scale
    picture.backdrop(DUSK, bottom=level, drift=20)
    x, y = picture.centre_of(20, 21)
    hole = np.hypot((picture.x - x + 4) / 1.12, picture.y - 335) / 128
    picture.lay(air * step(hole, 1.35, 0.45) * 0.92, "#fff0c4")
    wide = 46 + 40 * np.clip((picture.y - 335) / 400, 0, 1)
    pillar = (
        np.exp(-(((picture.x - x) / wide) ** 2))
        * step(picture.y, 300, 420)
        * step(picture.y, y + 120, y + 20)
    )
    picture.lay(pillar * (1 - birds - 0.7 * picture.of(20, 21, 22)) * 0.42, "#ffe9b4")
    ground = picture.of(1, 6)
    picture.grade(
        PLAIN,
        0.4,
        (0.34, 0.48, 0.62, 0.76),
        (0.30, 0.43, 0.56, 0.70, 0.86),
        0.05,
        0.3,
        0.012,
        ground,
    )
    picture.haze("#eec6c2", 24, 130, 0.55, 0.8, mask=picture.of(1, 5))
    seam = np.exp(-(((picture.y - level) / 13) ** 2)) * (1 - birds)
    picture.lay(seam * 0.9, "#f6d2c0").lift(0.10)
    picture.sharpen_at(x, y, 150).find_edges(0.7, floor=0.1)
    picture.focus = np.maximum(picture.focus, blur(np.clip(birds + picture.of(6, 22), 0, 1), 1.5))
    picture.hard = np.where(birds > 0, 0.95, 0.5).astype(np.float32)
    picture.directions(base=4, swirl=0.3, form=1)
    strokes(
        picture,
        (32, 16, 8, 3.6, 1.8, 1.1),
        length=7,
        jitter=(0.013, 0.012),
        need=(0, 0.04, 0.045, 0.04),
    )
    return finish(picture, impasto=0.045, bloom=0.03)
