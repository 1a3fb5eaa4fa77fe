"""Where are they going, and will the heron let them?

A shower over a pond: out of the water the fish climb the falling rain, higher and higher, into
the cloud. A heron stands by and looks up.
"""

import numpy as np
from light.animals import heron
from light.bodies import Body, ground_noise
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import pastel
from light.materials import matt, mottled, rippled
from light.plants import blades, scattered
from light.scene import camera, group, on_card, sky, sun
from light.shapes import ball, box, copy, copy_group, curve, evenly, loose_quads, terrain
from light.strokes import strokes

SAMPLES, SEED, SCALE = 24, 111, 0.7
LENS = 50
WAY = ((-0.7, 1.1, 1.0), (-1.45, 2.4, 2.1), (-1.0, 3.6, 3.3), (0.4, 4.4, 4.1), (1.75, 5.5, 5.0),
       (1.8, 6.6, 6.2), (0.6, 7.6, 7.2), (0.1, 8.5, 8.2), (0.5, 9.2, 9.3))  # fmt: skip
LEAPS = ((-0.55, 0.7), (0.42, 1.3))
STORM = (
    (0, "#5d7f9c"),
    (0.22, "#7b9db2"),
    (0.40, "#a9c2c6"),
    (0.56, "#e2ddc6"),
    (0.66, "#fbe3b4"),
    (1, "#f6d9a8"),
)
AIR = ((0.0, "#1f3a4c"), (0.2, "#39627a"), (0.38, "#648c9c"), (0.54, "#9ab3ae"),
       (0.7, "#d6cfb0"), (0.85, "#f8e6bc"), (1.0, "#fff9e6"))  # fmt: skip


def fish(scale, fin):
    """Swims along +x, about as long as one."""
    body = Body((-0.5, -0.2, -0.3), (0.5, 0.2, 0.3), 0.011)
    body.ball((0.12, 0, 0.0), (0.29, 0.095, 0.145), 0.03)
    body.chain(
        [(0.0, 0, 0.0), (-0.20, 0.025, 0.0), (-0.36, -0.02, 0.01)], [0.12, 0.075, 0.036], 0.05
    )
    parts = [body.build(scale, 10)]
    shapes = (
        ((-0.33, 0.02), (-0.44, 0.12), (-0.60, 0.21), (-0.48, 0.01)),
        ((-0.33, -0.01), (-0.48, 0.01), (-0.58, -0.20), (-0.43, -0.10)),
        ((0.20, 0.12), (0.06, 0.24), (-0.14, 0.20), (-0.06, 0.10)),
        ((-0.08, -0.09), (-0.14, -0.19), (-0.26, -0.17), (-0.18, -0.06)),
        ((0.22, -0.11), (0.12, -0.23), (0.0, -0.22), (0.08, -0.11)),
    )
    for number, shape in enumerate(shapes):
        bend = 0.05 * (-1) ** number
        corners = np.array([(x, bend * (k in (1, 2)), z) for k, (x, z) in enumerate(shape)])
        parts.append(loose_quads([corners], fin, 11))
    dark = matt("#1d2230")
    parts += [ball((0.31, 0.066 * side, 0.03), 0.026, dark, 12, 16) for side in (-1, 1)]
    return group(parts, (0, -500, 0))


def climbers(rng):
    """One after another along a winding way, smaller the higher."""
    tones = (
        ("#f0813a", "#fbe6c4", "#f6a45c"),
        ("#fbf0dc", "#f2a25e", "#fbd9b0"),
        ("#e9963e", "#c9622c", "#f3b46a"),
    )
    kinds = [
        fish(mottled(skin, spot, 0.7, 3.5, gloss=0.4, rough=0.4), matt(fin, through=0.5))
        for skin, spot, fin in tones
    ]
    way = evenly(curve(WAY, 200), 1.0)
    for number, (place, go) in enumerate(zip(way, np.gradient(way, axis=0), strict=True)):
        beside = np.array((-go[2], 0, go[0])) / np.hypot(go[0], go[2])
        aside = -0.3 * (-1) ** number * beside + rng.normal(0, (0.05, 0.1, 0.05))
        climb = np.degrees(np.arctan2(go[2], abs(go[0])))
        tilt = -np.clip(climb, 48, 84) + rng.normal(0, 7)
        yaw = (0 if go[0] > 0 else 180) + rng.normal(0, 24)
        size = float(0.95 - 0.2 * number / len(way)) * rng.uniform(0.85, 1.1)
        copy_group(kinds[number % 3], tuple(place + aside), (0, tilt, yaw), size)
    for kind, (x, y), turn in ((kinds[0], LEAPS[0], 172), (kinds[1], LEAPS[1], 12)):
        copy_group(kind, (x, y, 0.2), (0, -46, turn), 0.95)


def banks(rng, detail):
    rough = ground_noise(4, 24, 0.2, 1.0)

    def height(x, y):
        near = np.clip((-(y + 2.9 + 0.5 * np.sin(0.9 * x)) / 1.2), -1, 1) * 0.3
        return np.maximum(near, np.clip((y - 30) / 10, -0.3, 1) * 0.9) + 0.03 * rough(x, y)

    ys = np.concatenate([np.linspace(-9, 0, 160), np.linspace(0.1, 160, 160)])
    terrain(
        np.linspace(-70, 70, int(300 * detail)),
        ys,
        height,
        mottled("#7c9a5c", "#5d7f50", 0.5, 0.3),
        2,
    )
    x, y = scattered(rng, 2600, (-5, -5.6, 5, -2.4))
    keep = np.abs(x + 0.2) > 0.5 * rng.random(2600) + 0.3
    blades(x[keep], y[keep], height, (0.3, 0.95), matt("#6f9152", through=0.3), 3, 2, 0.035)
    lump = Body((-1.2,) * 3, (1.2,) * 3, 0.09).ball((0, 0, 0), 1.0)
    wood = lump.build(matt("#4f7a72"), 4, (0, -600, 0))
    for _ in range(120):
        size = float(rng.uniform(1.2, 3.2))
        copy(
            wood,
            (rng.uniform(-60, 60), rng.uniform(42, 70), 0.6 + size * 0.5),
            None,
            (size * 1.3, size, size),
        )


def scene(detail):
    rng = np.random.default_rng(SEED)
    climbers(rng)
    banks(rng, detail)
    box((400, 400, 0.02), (0, 150, -0.01), rippled(matt("#4f8496", 0.08, 0.9), 0.10, 2.2), part=1)
    grey, pale = mottled("#7d93a8", "#60788f", 0.5, 6), matt("#e9eef0")
    neck = [(0.14, 0, 0.74), (0.25, 0, 0.86), (0.2, 0, 1), (0.2, 0, 1.12), (0.27, 0, 1.24)]
    dark, beak, place = matt("#26303f"), matt("#e0a24a"), (0.98, -1.6, 0.0)
    heron(grey, pale, dark, beak, place, 1.28, 158, neck, (0.52, 0, 0.85), fur=0, part=20)
    sun(322, 22, "#ffdca0", 4.0, 0.8)
    sky("#9fc0d6", 0.75)
    camera((0.1, -9.6, 1.7), (0.05, 0, 2.55), lens=LENS)
    return {"leaps": on_card([(x, y, 0.0) for x, y in LEAPS], LENS)[:, :2]}


def clouds(picture):
    """One heavy cloud above, its belly lit; light behind the shower."""
    air = ramp(
        STORM, np.clip((picture.y + 16 * picture.noise(420, 4, stretch=(3, 1))) / 1200, 0, 1)
    )
    picture.image = picture.image * (1 - picture.of(0)[..., None]) + air * picture.of(0)[..., None]
    heap = (
        picture.y - 250 + 60 * picture.noise(260, 6, stretch=(1.8, 1)) + 10 * picture.noise(70, 7)
    )
    body = step(heap, 30, -40) * picture.of(0)
    picture.lay(body * 0.9, "#56768f")
    lit = step(heap, 40, -10) * step(heap, -90, -30) * picture.of(0)
    picture.lay(lit * 0.45 * step(picture.noise(260, 8), -1.0, 0.8), "#d9dccf")
    picture.lay(step(picture.noise(180, 9, stretch=(2, 1)), 0.2, 1.8) * body * 0.5, "#7d9cae")


def rain(picture):
    streak = picture.noise(7, 31, stretch=(0.4, 26)) + 0.5 * picture.noise(3, 33, stretch=(0.4, 30))
    shaft = np.exp(-(((picture.x - 360 + 0.12 * (picture.y - 600)) / 300) ** 4))
    return step(streak, 0.7, 2.0) * shaft * step(picture.y, 190, 360) * step(picture.y, 930, 800)


def rings(picture):
    """Where a fish leaves the water: thin broken circles, light with a dark side."""
    for x, y in picture.passes["leaps"]:
        off = np.hypot(picture.x - x, (picture.y - y) / 0.17)
        off = off + 5 * picture.noise(60, 41, stretch=(2, 1))
        for radius, strength in ((44, 0.75), (82, 0.55), (132, 0.35)):
            broken = step(picture.noise(46, 40 + radius, stretch=(2, 0.6)), -0.9, 0.5)
            line = np.exp(-(((off - radius) / 6.5) ** 2)) * broken * picture.of(1)
            shade = np.exp(-(((off - radius - 13) / 8) ** 2)) * broken * picture.of(1)
            picture.lay(line * strength, "#eef4ec").lay(shade * strength * 0.45, "#2f5868")


def paint(picture):
    picture.expose(1.2)
    clouds(picture)
    picture.haze("#efe2c2", 24, 80, 0.75, 0.8, mask=1 - picture.of(0))
    near = picture.of(10, 11, 12, 20, 21, 22, 23, 24)
    picture.grade(
        AIR,
        0.25,
        (0.32, 0.46, 0.6, 0.75),
        (0.27, 0.41, 0.55, 0.69, 0.87),
        0.06,
        0.25,
        0.012,
        np.clip(1 - near, 0, 1),
    )
    high = picture.of(10, 11, 12) * step(picture.y, 420, 170)
    picture.lay(blur(high, 1) * 0.75, "#7795a6")
    picture.lay(rain(picture) * 0.62 * (1 - 0.75 * near), "#f4f4e6")
    rings(picture)
    picture.lift(0.10).find_edges(0.7, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(near, 1.5) * 0.9)
    picture.hard = np.where(near > 0.5, 0.95, 0.3).astype(np.float32)
    picture.directions(base=86, swirl=0.2, form=2, by_part={1: 3})
    strokes(
        picture, (26, 13, 6.5, 3.2, 1.7), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045)
    )
    pastel(picture, "#8fa6a8", grain=2.0, cover=0.90, soft=0.7, mask=1 - 0.75 * blur(near, 1.5))
    return finish(picture, impasto=0, paper=0.04, grain=0.006)
