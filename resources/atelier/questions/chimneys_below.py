"""Who is still cooking supper down there, and whose hat has stayed on the water?

Straight down through clear water: the roofs of a drowned village; one chimney smokes bubbles.
"""

import numpy as np
from light.bodies import Body, ground_noise
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import tree
from light.scene import camera, group, lamp, sky, sun
from light.shapes import box, copy, lathe, prism, terrain
from light.strokes import strokes

SAMPLES, SEED, SCALE = 18, 45, 0.7
SURFACE = 11.2
DEEP = (
    (0.0, "#143a52"),
    (0.2, "#1f5470"),
    (0.38, "#33748e"),
    (0.54, "#5c9fae"),
    (0.7, "#96cbcb"),
    (0.85, "#d3ece0"),
    (1.0, "#fffbe6"),
)
HOUSES = (  # x, y, turn, long, wide, roof
    (-2.2, -1.3, 14, 3.4, 2.5, 0),
    (1.9, -6.4, -8, 3.0, 2.3, 1),
    (3.9, -2.2, 96, 3.6, 2.4, 2),
    (-5.9, 2.4, 78, 3.0, 2.3, 1),
    (3.2, 3.0, 84, 2.8, 2.2, 0),
    (-2.6, 5.2, 8, 3.6, 2.5, 2),
    (-4.3, -6.3, 22, 3.2, 2.4, 2),
    (1.0, 7.4, -14, 3.2, 2.4, 1),
    (5.4, 7.4, 60, 2.8, 2.2, 0),
    (-6.6, 9.2, 20, 3.0, 2.2, 1),
)


def bed():
    broad, fine = ground_noise(3, 20, 0.1, 0.4), ground_noise(4, 24, 1.5, 5, (0.6, 1))
    return lambda x, y: 0.30 * broad(x, y) + 0.04 * fine(x, y)


def house(walls, roof, long, wide):
    """Ridge along x; the front with door and window faces -y."""
    high, rise, over = 2.1, 1.25, 0.12
    half = wide / 2
    parts = [box((long, wide, high), (0, 0, high / 2), walls, part=2)]
    for side in (-1, 1):
        slope = np.hypot(half + over, rise)
        tilt = side * np.degrees(np.arctan2(rise, half + over))
        at = (0, -side * (half + over) / 2, high + rise / 2)
        parts.append(box((long + 0.5, slope + 0.06, 0.10), at, roof, 0.02, (tilt, 0, 0), 3))
        for row in np.arange(0.2, slope, 0.27):
            y = -side * (half + over) * (1 - row / slope)
            z = high + rise * row / slope + 0.07
            parts.append(box((long + 0.5, 0.05, 0.05), (0, y, z), roof, turn=(tilt, 0, 0), part=3))
    attic = prism(
        [(-half, -0.1), (half, -0.1), (half, 0.04), (0, rise - 0.06), (-half, 0.04)], long, walls, 2
    )
    parts.append(group([attic], (long / 2, 0, high), (0, 0, 90)))
    brick = mottled("#b07a5c", "#8a5a48", 0.5, 4)
    parts.append(box((0.46, 0.46, 1.5), (long * 0.28, 0.1, high + rise + 0.1), brick, 0.02, part=4))
    parts.append(
        box((0.30, 0.30, 0.04), (long * 0.28, 0.1, high + rise + 0.86), matt("#1c2a30"), part=4)
    )
    return parts


def scene(detail):
    rng = np.random.default_rng(45)
    height = bed()
    sand = mottled("#b9bf9c", "#8fa084", 0.6, 0.35)
    terrain(
        np.linspace(-26, 26, int(400 * detail)),
        np.linspace(-26, 30, int(400 * detail)),
        height,
        sand,
        1,
    )
    roofs = [
        mottled(a, b, 0.5, 2)
        for a, b in (("#c98a68", "#9c6450"), ("#b99a86", "#8d7668"), ("#a9785c", "#86604e"))
    ]
    walls = mottled("#e9e2c8", "#cfc8ac", 0.4, 1.5)
    for x, y, turn, long, wide, roof in HOUSES:
        ground = float(height(np.array(x), np.array(y)))
        group(house(walls, roofs[roof], long, wide), (x, y, ground - 0.1), (0, 0, turn))
    lane = matt("#d8d6b8")
    for y in np.arange(-9, 12, 0.42):
        for x in (-0.25, 0.25):
            at = (0.3 + 0.9 * np.sin(y * 0.35) + x + rng.normal(0, 0.05), y + rng.normal(0, 0.05))
            z = float(height(np.array(at[0]), np.array(at[1]))) + 0.03
            copy_stone(lane, (*at, z), rng)
    lamp((-0.25, -0.75, 0.75), "#ffc460", 120, 0.2)
    bare = matt("#6f7a68")
    for x, y, seed in ((-0.9, -1.4, 3), (5.9, -5.2, 5), (-6.2, -7.0, 8), (1.4, 3.9, 9)):
        tree((x, y, 0), 4.4, seed, bare, depth=4, trunk=0.16, part=7, spread=42)
    bubbles(rng)
    floating_hat()
    sun(128, 52, "#fff4d0", 3.6, 1.0)
    sky("#7fc0d4", 0.65)
    camera((0.2, -1.4, 15.5), (0.0, 0.2, 0), lens=27)


def copy_stone(material, at, rng):
    box((0.42, 0.34, 0.06), at, material, 0.05, (0, 0, rng.uniform(-20, 20)), 8)


def bubbles(rng):
    """An even column from the chimney of the lit house up to the surface."""
    pearl = Body((-1.1,) * 3, (1.1,) * 3, 0.14).ball((0, 0, 0), 1.0)
    pearl = pearl.build(
        matt("#e4f6f2", rough=0.1, gloss=1.0, alpha=0.55), 9, (0, -300, 0), scale=0.1
    )
    foot = np.array((-1.30, -0.97, 4.25))
    for share in np.linspace(0, 1, 120) ** 1.25:
        swing = 0.06 + 0.22 * share
        place = foot + (swing * np.sin(9 * share), 0.6 * share, (SURFACE - foot[2]) * share)
        place = place + rng.normal(0, 0.05 + 0.07 * share, 3)
        copy(pearl, place, None, float(rng.uniform(0.02, 0.05) * (1 + 0.9 * share)))


def floating_hat():
    straw, band = mottled("#f0d9a0", "#d8b878", 0.5, 8), matt("#35506a")
    brim = [(0.32, 0.04), (0.74, 0.0), (0.76, 0.03), (0.34, 0.07)]
    crown = [(0.33, 0.30), (0.30, 0.36), (0.20, 0.33), (0.001, 0.32)]
    group(
        [
            lathe(brim + crown, straw, steps=64, part=10),
            lathe([(0.348, 0.07), (0.342, 0.19)], band, steps=64, part=11),
        ],
        (0.95, 1.0, SURFACE),
        (26, 18, 0),
        0.66,
    )


def paint(picture):
    near = picture.of(9, 10, 11)
    picture.expose(1.05)
    picture.grade(
        DEEP,
        0.40,
        (0.36, 0.52, 0.66),
        (0.30, 0.46, 0.61, 0.77),
        0.06,
        0.4,
        0.012,
        1 - picture.of(10, 11),
    )
    warp = 26 * picture.noise(150, 3), 26 * picture.noise(150, 4)
    net = np.abs(
        np.sin((picture.x + warp[0]) / 34)
        + np.sin((picture.y + warp[1]) / 34 + 0.6 * np.sin((picture.x - warp[1]) / 52))
    )
    lit = step(blur(net, 1.5), 0.22, 0.02) * np.clip(picture.shade(), 0.15, 1)
    picture.lay(lit * (1 - near) * 0.42, "#e2fbee")
    picture.lay((1 - near) * (0.16 + 0.10 * step(picture.noise(300, 6), 0, 2)), "#4fa0ae")
    picture.lift(0.10)
    picture.glow(380, 550, 110, "#ffb43c", 0.35)
    shine = picture.of(9) * step(picture.shade(97), 0.75, 1.0)
    picture.lay(picture.of(9) * 0.45, "#a9dcdf").lay(shine, "#ffffff", 0.8)
    picture.sharpen_at(400, 640, 330, 0.8).find_edges(0.7, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(near, 2) * 0.9)
    picture.directions(base=30, swirl=0.4, form=2)
    strokes(
        picture, (30, 15, 7.5, 3.6, 1.9), length=7, jitter=(0.014, 0.013), need=(0, 0.04, 0.045)
    )
    ring = (
        np.abs(
            np.hypot(picture.x - picture.centre_of(10)[0], picture.y - picture.centre_of(10)[1])
            - 122
        )
        < 2.0
    )
    picture.lay(blur(ring.astype(np.float32), 1.6) * 0.5 * (1 - near), "#eaffff")
    return finish(picture, impasto=0.045)
