"""Are they stealing it, or taking it back to her?

Very close on a tablecloth after the feast: ants carry a gold ring away, in step.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise
from light.filters import blur, step
from light.finish import finish
from light.materials import matt
from light.scene import camera, group, sky, sun
from light.shapes import ball, box, copy_group, curve, lathe, ring, terrain, tube
from light.strokes import strokes
from light.textiles import stripes, textile

SAMPLES, SEED, SCALE = 24, 96, 0.7
LINEN = ((0.0, "#2c2a48"), (0.25, "#5a5f8c"), (0.45, "#8f9cc0"), (0.62, "#c9cfe0"),
         (0.8, "#f3ead8"), (0.92, "#fff6e2"), (1.0, "#fffdf2"))  # fmt: skip


def cloth():
    broad, fine = ground_noise(2, 20, 0.10, 0.35), ground_noise(7, 20, 0.5, 1.2)

    def height(x, y):
        fold = 0.30 * np.exp(-(((x - 0.55 * y + 3.2) / 0.5) ** 2)) + 0.22 * np.exp(
            -(((y + 0.25 * x - 7.4) / 0.6) ** 2)
        )
        return 0.22 * broad(x, y) + 0.04 * fine(x, y) + fold

    return height


def ant(stride):
    """Looks along +x, 1 long; stride shifts the legs."""
    body = Body((-0.6, -0.25, 0.0), (0.55, 0.25, 0.5), 0.012)
    body.ball((-0.33, 0, 0.22), (0.21, 0.135, 0.13), 0.02).ball(
        (-0.10, 0, 0.19), (0.05, 0.04, 0.045), 0.03
    )
    body.ball((0.07, 0, 0.22), (0.13, 0.07, 0.075), 0.03).ball(
        (0.30, 0, 0.235), (0.115, 0.10, 0.085), 0.03
    )
    dark = matt("#3a1f1c", rough=0.3, gloss=0.6)
    parts = [body.build(dark, 10)]
    for side in (-1, 1):
        for number, (root, out, ahead) in enumerate(
            ((0.12, 0.34, 0.26), (0.06, 0.40, 0.0), (0.0, 0.38, -0.32))
        ):
            swing = 0.07 * stride * (1 if (number + (side > 0)) % 2 else -1)
            knee = (root + (ahead + swing) * 0.5, side * out * 0.55, 0.36)
            foot = (root + ahead + swing, side * out, 0.0)
            parts.append(
                tube(
                    curve([(root, side * 0.05, 0.2), knee, foot], 10),
                    [0.022, 0.018, 0.012],
                    dark,
                    part=11,
                    resolution=2,
                )
            )
        feeler = [(0.38, side * 0.04, 0.28), (0.50, side * 0.13, 0.40), (0.66, side * 0.17, 0.30)]
        parts.append(tube(curve(feeler, 10), [0.014, 0.009], dark, part=11, resolution=2))
        parts.append(
            ball((0.34, side * 0.08, 0.27), 0.024, matt("#0c0a10", rough=0.1, gloss=1.0), 10, 12)
        )
    return group(parts, (0, -300, 0))


def gold_ring(at, turn):
    gold = matt("#f2b63a", rough=0.18, metal=1.0)
    parts = [tube(ring(1.0, 90), 0.125, gold, closed=True, part=20)]
    setting = [(0.12, 0.0), (0.17, 0.06), (0.21, 0.20), (0.19, 0.21), (0.10, 0.10)]
    parts.append(lathe(setting, gold, (1.08, 0, 0), (0, 90, 0), 24, part=20))
    cut = [(0.001, -0.12), (0.21, 0.10), (0.15, 0.18), (0.001, 0.18)]
    parts.append(
        lathe(cut, matt("#3fa6d8", rough=0.05, gloss=1.0), (1.24, 0, 0), (0, 90, 0), 8, part=21)
    )
    return group(parts, at, turn)


def scene(detail):
    rng = np.random.default_rng(96)
    height = cloth()
    weave = textile(
        ("#fbf6ea", "#a9c6dc", "#f0d9a0"),
        stripes(((0, 0.42), (1, 0.52), (0, 0.60), (1, 0.63), (0, 1.0))),
        5.2,
        "xy",
        24,
    )
    terrain(
        np.linspace(-16, 18, int(520 * detail)),
        np.linspace(-9, 34, int(620 * detail)),
        height,
        weave,
        1,
    )

    def ground(x, y):
        return float(height(np.array(float(x)), np.array(float(y))))

    kinds = [ant(1), ant(-1)]
    crumb = Body((-0.3,) * 3, (0.3,) * 3, 0.03).ball((0, 0, 0), (0.2, 0.16, 0.15), 0.02)
    rough = ground_noise(5, 20, 8, 20)
    crumb.ripple(lambda p: 0.02 * rough(p[..., 0], p[..., 1] + p[..., 2]))
    bread = matt("#d99a4e")
    for number, (x, y) in enumerate(((2.7, 4.9), (-0.9, -1.7))):
        copy_group(kinds[number], (x, y, ground(x, y)), (0, 0, -150), 1.5)
        at = (x - 0.5, y - 0.3, ground(x, y) + 0.66)
        crumb.build(bread, 12, at, scale=1.4)
    middle = np.array((0.35, 1.15))
    for number, angle in enumerate((28, 100, 172, 236, 306)):
        a = math.radians(angle)
        x, y = middle + 1.22 * np.array((math.cos(a), math.sin(a)))
        copy_group(kinds[number % 2], (x, y, ground(x, y)), (0, 0, -150 + rng.normal(0, 6)), 1.5)
    gold_ring((*middle, ground(*middle) + 0.80), (7, -9, -62))
    for _ in range(26):
        x, y = rng.uniform(-5, 6), rng.uniform(-4, 14)
        ball((x, y, ground(x, y) + 0.03), rng.uniform(0.03, 0.09), bread, 12, 8)
    box((400, 400, 0.1), (0, 150, -8), matt("#9fb88a"), part=2)
    sun(38, 19, "#fff0cf", 4.8, 0.7)
    sky("#a9bfe6", 0.62)
    camera((0.3, -11.5, 8.4), (0.35, 1.9, 0.3), lens=67)


def paint(picture):
    linen = picture.of(1)
    picture.expose(1.02)
    picture.grade(LINEN, 0.3, (0.5, 0.66, 0.82), (0.44, 0.60, 0.77, 0.95), 0.05, 0.35, 0.012, linen)
    picture.haze("#fff3dc", 19, 42, 0.8, 1.0)
    x, y = picture.centre_of(20)
    picture.sharpen_at(x, y, 220).find_edges(0.7, floor=0.15)
    things = picture.of(10, 11, 12, 20, 21)
    picture.focus = np.maximum(picture.focus, blur(things, 2) * 0.9)
    picture.hard = np.where(things > 0.5, 0.95, 0.5).astype(np.float32)
    picture.directions(base=24, swirl=0.2, form=2.5)
    strokes(picture, (28, 14, 7, 3.4, 1.8), length=7, jitter=(0.012, 0.010), need=(0, 0.04, 0.045))
    bright = picture.of(20, 21) * step(picture.light.mean(-1), 0.9, 1.8)
    picture.lay(blur(bright, 1) * 0.8, "#fffbe2")
    picture.balance(a=-0.002, b=-0.018)
    return finish(picture, impasto=0.035, bloom=0.03)
