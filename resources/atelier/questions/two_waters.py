"""Which of the two is at home, and who came to ask?

A goldfish in its bowl on the sill, and behind the pane a whale has brought its eye near.
"""

import numpy as np
from light.bodies import Body, ripples
from light.filters import blur, step
from light.finish import finish, specks
from light.materials import by_corner, matt, mottled
from light.scene import area, camera, group, lamp, linear, on_card, sky, sun
from light.shapes import ball, block, lathe, loose_quads, sheet
from light.strokes import strokes

SAMPLES, SEED, SCALE = 32, 91, 0.7
EYE = np.array((0.24, 0.47, 0.80))
BOWL = (-0.22, -0.15, 0.0)
SEA = ((0.0, "#0d2a3e"), (0.2, "#16485e"), (0.38, "#26707c"), (0.54, "#4f9f9c"),
       (0.7, "#93c9b4"), (0.85, "#d9ecc8"), (1.0, "#fff6dc"))  # fmt: skip


def mouth(x):
    """The height of the line between the jaws."""
    return 0.70 - 0.20 * (x + 0.6) ** 2 - 0.30 * np.clip(x - 0.05, 0, 2) ** 1.5


def whale():
    body = Body((-1.1, 0.28, -0.75), (2.2, 1.35, 1.95), 0.0165)
    body.ball((1.1, 1.45, 0.42), (2.0, 1.0, 1.10), 0.1)
    body.ball((0.0, 1.25, 0.70), (1.02, 0.70, 0.50), 0.35)
    body.ball((0.25, 1.35, 0.10), (1.25, 0.80, 0.62), 0.3)
    x, _, z = body.xyz
    below = mouth(x) - z
    folds = np.clip(below / 0.1, 0, 1) * np.clip(1.7 - x, 0, 1)
    pleat = np.cos((below + 0.10 * x) * 62 + 1.2 * np.sin(x * 2.3))
    line = np.exp(-((below / 0.017) ** 2)) * (x < 0.52)
    away = np.hypot((x - EYE[0]) / 1.25, z - EYE[2])
    rings = np.cos(np.minimum(away, 0.4) * 88) * np.exp(-(((away - 0.15) / 0.075) ** 2))
    brow = np.exp(-(((away - 0.15) / 0.06) ** 2)) * (z > EYE[2])
    socket = np.exp(-((away / 0.075) ** 4))
    rough = ripples(4, 34, 3, 12)
    body.distance += (
        0.011 * pleat * folds + 0.035 * line + 0.006 * rings - 0.03 * brow + 0.05 * socket
    ).astype(np.float32)
    body.ripple(lambda points: 0.006 * rough(points))
    skin = body.build(None, 1)
    places = np.empty(len(skin.data.vertices) * 3, np.float32)
    skin.data.vertices.foreach_get("co", places)
    x, _y, z = places.reshape(-1, 3).T
    cloud = ripples(9, 30, 3, 14)(places.reshape(-1, 3))
    pale = np.clip((mouth(x) - z) / 0.22 + 0.12 * cloud, 0, 1)[:, None]
    dark = np.array(linear("#39566a")) * (1 + 0.22 * np.clip(cloud, -1.5, 1.5))[:, None]
    by_corner(skin, dark * (1 - pale) + np.array(linear("#b7cfca")) * pale)
    skin.pass_index = 1
    return body


def eye(body):
    front = body.surface_from(EYE + (0, 0.6, 0), (0, -1, 0))
    at = front + (0, 0.035, 0)
    ball(tuple(at), (0.088, 0.07, 0.066), matt("#2a1a14", rough=0.06, gloss=0.9), 2, 48)
    return at


def barnacles(body, rng):
    shell = matt("#dfe2cf")
    profile = [(0.5, -0.3), (0.42, 0.25), (0.28, 0.5), (0.2, 0.5), (0.16, 0.1), (0.001, 0.0)]
    for _ in range(46):
        x = rng.normal(-0.62, 0.12) if rng.random() < 0.5 else rng.normal(0.95, 0.25)
        z = rng.normal(0.86 if x < 0 else 1.2, 0.09)
        at = body.surface_from((x, 1.3, z), (0, -1, 0), 1.0)
        size = rng.uniform(0.012, 0.034)
        lathe(
            profile, shell, tuple(at), (80 + rng.normal(0, 12), 0, rng.normal(0, 20)), 12, part=3
        ).scale = (size,) * 3


def gravel():
    """The glass itself is painted: its place is returned for that."""
    rng = np.random.default_rng(3)
    for _ in range(90):
        a, r = rng.uniform(0, 6.28), 0.095 * rng.random() ** 0.5
        colour = matt(str(rng.choice(("#e8dfc8", "#c9b68f", "#8f9a8c"))))
        ball(
            np.add(BOWL, (r * np.cos(a), r * np.sin(a), 0.02 + 0.012 * rng.random())),
            (0.013, 0.012, 0.008),
            colour,
            13,
            10,
        )


def goldfish():
    """Looks along +x and a little upwards."""
    body = Body((-0.09, -0.04, -0.05), (0.09, 0.04, 0.05), 0.002)
    body.ball((0.015, 0, 0), (0.048, 0.021, 0.030), 0.01).limb(
        (0, 0, 0), (-0.055, 0, 0.004), 0.018, 0.006, 0.02
    )
    body.ball((0.045, 0, 0.0), (0.018, 0.014, 0.016), 0.012)
    orange, fin = (
        mottled("#ff7a1e", "#ffb347", 0.6, 30, gloss=0.4, rough=0.4),
        matt("#ff9a3a", through=0.6),
    )
    parts = [body.build(orange, 14)]
    for a, b, c, d in (
        (
            (-0.048, 0, 0.004),
            (-0.085, 0.008, 0.042),
            (-0.118, 0.016, 0.038),
            (-0.085, 0.004, 0.008),
        ),
        (
            (-0.048, 0, 0.004),
            (-0.085, 0.004, 0.004),
            (-0.122, -0.012, -0.026),
            (-0.082, -0.008, -0.030),
        ),
        ((0.030, 0, 0.026), (-0.004, 0, 0.052), (-0.036, 0, 0.044), (-0.030, 0, 0.014)),
        (
            (0.012, 0, -0.026),
            (-0.004, -0.01, -0.046),
            (-0.022, -0.014, -0.040),
            (-0.012, 0, -0.022),
        ),
    ):
        parts.append(loose_quads([np.array((a, b, c, d))], fin, 15))
    for side in (-1, 1):
        parts.append(ball((0.047, 0.013 * side, 0.006), 0.0062, matt("#fff2d0"), 16, 16))
        parts.append(
            ball(
                (0.0485, 0.0165 * side, 0.0065),
                0.0042,
                matt("#17121a", gloss=0.8, rough=0.1),
                17,
                16,
            )
        )
    return group(parts, np.add(BOWL, (0.035, -0.03, 0.165)), (0, -34, 12), 1.25)


def window():
    frame = mottled("#d9c9a6", "#bfa983", 0.4, 3)
    wall = mottled("#7a5f55", "#674d47", 0.4, 1.2)
    block((-3, -0.02, -3), (-0.60, 0.14, 3), wall, part=5)
    block((0.60, -0.02, -3), (3, 0.14, 3), wall, part=5)
    block((-0.61, -0.03, -0.2), (-0.53, 0.10, 3), frame, 0.01, 6)
    block((0.53, -0.03, -0.2), (0.61, 0.10, 3), frame, 0.01, 6)
    block((-3, -0.02, -3), (3, 0.14, -0.08), wall, part=5)
    block((-0.66, -0.36, -0.055), (0.66, 0.12, 0.0), frame, 0.012, 7)
    block((-0.62, -0.30, -0.115), (0.62, 0.12, -0.055), frame, 0.012, 7)


def curtain(left, right, seed):
    u, v = np.meshgrid(np.linspace(0, 1, 160), np.linspace(0, 1, 160))
    slow = ripples(seed, 10, 1, 3, (1, 1, 0))(np.stack([3 * u, v, 0 * u], -1))
    y = -0.12 - 0.035 * np.cos(2 * np.pi * (5 * u + 0.12 * slow)) - 0.01 * slow
    x = left + (right - left) * u + 0.03 * slow * v
    sheet(np.stack([x, y, 1.75 - 2.6 * v], -1), matt("#d0a260", through=0.35), 8)


def scene(detail):
    rng = np.random.default_rng(91)
    body = whale()
    eye(body)
    barnacles(body, rng)
    gravel()
    goldfish()
    window()
    curtain(-0.86, -0.44, 4)
    area((0.2, 0.9, 3.2), (0.1, 0.8, 0.8), (3.0, 1.5), "#c9fff0", 95)
    area((-1.8, 0.0, 1.8), (0.2, 0.6, 0.7), (1.2, 1.2), "#a9f0e6", 26)
    sun(100, 62, "#d8fff0", 1.6, 2.0)
    lamp((-0.55, -1.1, 0.55), "#ffa860", 22, 0.12)
    sky("#3f8f96", 0.22)
    camera((0.0, -2.45, 0.64), (-0.03, 0.1, 0.59), lens=54)
    middle = np.add(BOWL, (0, 0, 0.165))
    return {"bowl": on_card([middle, middle + (0.185, 0, 0)], lens=54)[:, :2]}


def paint_glass(picture):
    """A round bowl, its mouth, the level of the water and two gleams."""
    (x, y), (edge, _) = picture.passes["bowl"]
    size = edge - x
    across, up = (picture.x - x) / size, (y - picture.y) / (size * 0.92)
    away = np.hypot(across, up)
    inside = step(away, 1.0, 0.985) * step(up, 0.86, 0.84)
    picture.lay(inside * 0.10, "#dff6ee")
    picture.lay(inside * step(away, 0.72, 1.0) * 0.45, "#b9e6dc")
    rim = np.exp(-(((away - 0.985) / 0.018) ** 2)) * (up < 0.85)
    picture.lay(rim * 0.7, "#f2fff8")
    for level, wide, strength in ((0.86, 0.56, 0.95), (0.52, 0.83, 0.75)):
        oval = np.hypot(across / wide, (up - level) / (wide * 0.10))
        picture.lay(np.exp(-(((oval - 1) / 0.06) ** 2)) * strength, "#f4fff8")
    picture.lay(step(np.hypot(across / 0.82, (up - 0.52) / 0.08), 1, 0.9) * 0.35, "#e6fff2")
    gleam = (
        np.exp(-(((away - 0.84) / 0.035) ** 2)) * step(across, -0.45, -0.7) * step(up, -0.35, 0.1)
    )
    picture.lay(gleam * inside * 0.85, "#fffdf0")
    low = np.exp(-(((away - 0.88) / 0.03) ** 2)) * step(across, 0.35, 0.6) * step(up, -0.3, -0.6)
    picture.lay(low * 0.6, "#ffd9a0")


def paint(picture):
    sea, skin = picture.of(0), picture.of(1, 3)
    picture.expose(1.25)
    picture.backdrop(
        ((0, "#b9ecd6"), (0.35, "#6fbfb6"), (0.8, "#2a7a86"), (1, "#1b5a6e")), bottom=1000, drift=18
    )
    picture.haze("#57aaa8", 2.62, 3.9, 0.75, 0.8, mask=skin)
    web = picture.noise(64, 7, stretch=(1.6, 1)) + 0.5 * picture.noise(30, 8, stretch=(1.6, 1))
    light = np.exp(-((web / 0.16) ** 2)) * skin * step(picture.shade(), 0.45, 0.9)
    picture.lay(blur(light, 1.2) * 0.5 * step(picture.y, 620, 240), "#e6fff0")
    picture.grade(
        SEA,
        0.35,
        (0.3, 0.44, 0.58, 0.72),
        (0.25, 0.38, 0.51, 0.66, 0.84),
        0.06,
        0.25,
        0.012,
        np.clip(sea + skin, 0, 1),
    )
    picture.lift(0.12)
    paint_glass(picture)
    x, y = picture.centre_of(2)
    picture.sharpen_at(x, y, 130).sharpen_at(300, 870, 170).find_edges(0.65, floor=0.2)
    picture.hard = np.where(sea + skin > 0.5, 0.7, 0.95).astype(np.float32)
    picture.directions(base=8, swirl=0.25, form=3, by_part={6: 86, 7: 2, 8: 86})
    strokes(picture, (32, 16, 8, 3.6, 1.9), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    specks(picture, 70, "#e6fff0", (0.6, 1.8), mask=np.clip(sea + skin, 0, 1), strength=0.5)
    return finish(picture, impasto=0.04, bloom=0.03)
