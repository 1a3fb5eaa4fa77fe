"""How long can the two of them keep still?

A summer morning, very close: a hedgehog lifts its nose; on its spines rests a soap bubble, whole.
"""

import math

import numpy as np
from light.bodies import Body, furred, ripples
from light.filters import blur, ramp, step, widened
from light.finish import finish
from light.hands import contour, pencil
from light.materials import by_corner, matt, mottled
from light.plants import blades
from light.scene import area, camera, linear, on_card, sky, sun
from light.shapes import ball, quads, terrain

SAMPLES, SEED, SCALE = 28, 201, 1.25
DOME, DOME_RADII = np.array((-0.14, 0, 0.60)), np.array((0.98, 0.70, 0.68))
EYE, LENS = (0.16, -10.2, 1.75), 74
BUBBLE, SIZE = np.array((-0.20, 0.0, 2.40)), 0.82
MEADOW = ((0, "#f7f0c8"), (0.35, "#e2ebb4"), (0.62, "#b4d69a"), (0.85, "#8fbf86"), (1, "#7fae74"))
FILM = ((0, "#8fd6e0"), (0.22, "#b9b2ea"), (0.42, "#f2b0cf"), (0.62, "#ffdf9a"),
        (0.8, "#a9e6c4"), (1, "#8fd6e0"))  # fmt: skip


def spines(count, seed=1):
    """Stiff cones on the dome, combed back; dark at the root, pale, dark at the tip."""
    rng = np.random.default_rng(seed)
    number = np.arange(count) + 0.5
    polar, turn = np.arccos(1 - 2 * number / count), math.pi * (1 + 5**0.5) * number
    way = np.stack([np.cos(turn) * np.sin(polar), np.sin(turn) * np.sin(polar), np.cos(polar)], -1)
    root = DOME + way * DOME_RADII * 0.96
    brow = 0.50 - 0.26 * np.clip((0.95 - root[:, 2]) / 0.6, 0, 1)
    keep = (root[:, 2] > 0.30 + 0.12 * (root[:, 0] > 0)) & (root[:, 0] < brow)
    root, way = root[keep], way[keep] / DOME_RADII
    way = way / np.linalg.norm(way, axis=1)[:, None] + rng.normal(0, 0.11, way.shape)
    way += np.array((-0.34, 0, 0.12))
    way /= np.linalg.norm(way, axis=1)[:, None]
    long = rng.uniform(0.30, 0.46, (len(root), 1))
    side = np.cross(way, (0.3, 0.9, 0.2))
    side /= np.linalg.norm(side, axis=1)[:, None]
    other = np.cross(way, side)
    rings = []
    for share, wide in ((0, 0.020), (0.36, 0.022), (0.80, 0.014), (1.0, 0.001)):
        for angle in (0, 2.094, 4.189):
            edge = side * math.cos(angle) + other * math.sin(angle)
            rings.append(root + way * long * share + edge * wide)
    corners = np.stack(rings, 1)
    first = np.array([(r * 3 + i, r * 3 + (i + 1) % 3, r * 3 + 3 + (i + 1) % 3, r * 3 + 3 + i)
                      for r in range(3) for i in range(3)])  # fmt: skip
    faces = (np.arange(len(root))[:, None, None] * 12 + first).reshape(-1, 4)
    thing = quads(corners.reshape(-1, 3), faces, part=11)
    bands = [linear(colour) for colour in ("#33231b", "#54382a", "#f6e4b8", "#6a4630")]
    by_corner(thing, np.tile(np.repeat(bands, 3, axis=0), (len(root), 1)))


def hedgehog():
    """Facing +x, about two units long, its nose lifted."""
    skin = mottled("#d2aa78", "#a97f56", 0.5, 5)
    body = Body((-1.4, -0.95, -0.05), (1.75, 0.95, 1.5), 0.02)
    body.ball(DOME, DOME_RADII * 0.95, 0.05)
    body.ball((0.48, 0, 0.52), (0.46, 0.44, 0.40), 0.15)
    body.limb((0.72, 0, 0.60), (1.30, 0, 0.72), 0.31, 0.10, 0.12)
    body.ball((0.86, 0, 0.70), (0.26, 0.25, 0.22), 0.10)
    for side in (-1, 1):
        body.ball((0.66, 0.31 * side, 0.93), (0.055, 0.14, 0.16), 0.02, (0, -14, 24 * side))
        body.ball((0.71, 0.36 * side, 0.935), (0.05, 0.085, 0.10), 0.02, (0, -14, 24 * side), True)
        body.chain([(0.52, 0.30 * side, 0.34), (0.58, 0.34 * side, 0.06)], [0.16, 0.10], 0.05)
        body.ball((0.68, 0.34 * side, 0.05), (0.16, 0.09, 0.055), 0.03)
        body.chain([(-0.62, 0.36 * side, 0.30), (-0.58, 0.40 * side, 0.06)], [0.18, 0.10], 0.05)
        body.ball((-0.46, 0.40 * side, 0.05), (0.18, 0.09, 0.055), 0.03)
    rough = ripples(4, 30, 8, 20)
    body.ripple(lambda points: 0.008 * rough(points)).cut_below(0.0)
    fur = body.build(skin, 10)
    furred(fur, 46000, 0.10, (-0.5, 0, -0.5), radius=0.005, where=soft_fur)
    ball((1.345, 0, 0.745), (0.085, 0.09, 0.075), matt("#2a1f22", rough=0.25, gloss=0.6), 12)
    for side in (-1, 1):
        ball((0.985, 0.205 * side, 0.795), 0.062, matt("#1d1719", rough=0.1, gloss=0.8), 13)
    ball((1.005, -0.258, 0.822), 0.015, matt("#ffffff", glow=1.5), 14)
    spines(4300)


def soft_fur(points):
    x, y, z = points.T
    face = (x > 0.30) & (x < 1.22) & ~((x < 0.75) & (z > 0.82) & (np.abs(y) > 0.2))
    near_eye = np.hypot(np.hypot(x - 0.985, np.abs(y) - 0.205), z - 0.795) < 0.11
    return (face | (z < 0.42)) & (z > 0.12) & ~near_eye


def scene(detail):
    rng = np.random.default_rng(201)
    ground = lambda x, y: 0.03 * np.sin(2.1 * x + y) - 0.02 * y  # noqa: E731
    terrain(np.linspace(-6, 6, 60), np.linspace(-7, 5, 80), ground, matt("#8fa860"), 1)
    x, y = rng.uniform(-4, 4, 11000), rng.uniform(-5.6, 3.2, 11000)
    free = np.hypot((x - 0.1) / 1.35, y / 0.7) > 1
    greens = mottled("#86a84e", "#a9bd5e", 0.6, 2, through=0.3)
    blades(x[free], y[free], ground, (0.18, 0.42), greens, 2, 3, 0.035, (0.1, 0))
    x, y = rng.uniform(-3, 3, 260), rng.uniform(-2.4, -0.85, 260)
    blades(x, y, ground, (0.2, 0.5), matt("#6f9440", through=0.3), 2, 5, 0.05, (0.12, 0))
    hedgehog()
    sun(128, 34, "#fff0c4", 4.4, 1.0)
    area((3.5, -6, 4.5), (0, 0, 0.8), (3, 3), "#dfe9ff", 260)
    sky("#c4dcd2", 0.75)
    camera(EYE, (0.04, 0, 1.58), lens=LENS)
    more = [BUBBLE, BUBBLE + (SIZE, 0, 0), (1.14, 0.6, 3.25), (1.36, 0.6, 3.25), (-1.22, 1, 3.72),
            (-1.08, 1, 3.72)]  # fmt: skip
    return {"bubbles": on_card(more, LENS)[:, :2]}


def bubble(picture, x, y, size, strength):
    """A film of colours, thick at the rim; a window's gleam above and its image below."""
    across, up = (picture.x - x) / size, (picture.y - y) / size
    away = np.hypot(across, up)
    inside = step(away, 1.0, 0.988)
    drift = 0.10 * picture.noise(150, 7)
    film = ramp(FILM, (0.75 * away**2 + 0.22 * up + 0.18 * across + drift + 0.1) % 1.0)
    picture.lay(inside * (0.14 + 0.80 * np.clip(away, 0, 1) ** 3.5) * strength, film)
    picture.lay(np.exp(-(((away - 0.985) / 0.016) ** 2)) * 0.75 * strength, "#4f78a0")
    picture.lay(np.exp(-(((away - 0.955) / 0.014) ** 2)) * 0.6 * strength, "#fffdf0")
    turn = np.degrees(np.arctan2(up, across))
    upper = np.exp(-(((away - 0.80) / 0.055) ** 2)) * step(np.abs(turn + 128), 27, 20)
    lower = np.exp(-(((away - 0.84) / 0.030) ** 2)) * step(np.abs(turn - 52), 22, 14)
    bar = step(np.abs(turn + 128), 1.2, 2.4)
    picture.lay(upper * bar * strength * 0.95, "#fffef6")
    picture.lay(lower * strength * 0.75, "#fff6da")


def paint(picture):
    places = picture.passes["bubbles"]
    back = ramp(MEADOW, np.clip((picture.y + 26 * picture.noise(320, 4)) / 900, 0, 1))
    picture.expose(1.15)
    air = blur(picture.of(0), 0.5)[..., None]
    picture.image = (picture.image * (1 - air) + back * air).astype(np.float32)
    picture.lift(0.10)
    picture.directions(base=70, swirl=0.3, form=2)
    for number, strength in ((2, 0.8), (4, 0.7), (0, 1.0)):
        (x, y), (edge, _) = places[number : number + 2]
        bubble(picture, x, y, abs(edge - x), strength)
    pencil(picture, "#fbf4e2", layers=(35, -24, 66), wide=1.4, reach=20, form=0.5)
    smooth = 1 - widened(picture.of(2, 11), int(14 * picture.scale))
    contour(picture, "#3a2a26", 1.4, 0.8, 0.06, 0.6, 0.7, 0.5, smooth, 1.0, skip=(1, 2, 11))
    picture.balance(a=-0.005, b=-0.001)
    return finish(picture, impasto=0, grain=0.006)
