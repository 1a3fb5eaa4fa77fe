"""Who is still cooking supper down there, and whose hat has stayed on the water?

Straight down through clear water: the roofs of a drowned village; one chimney smokes bubbles.
"""

import numpy as np
from light.bodies import Body, ground_noise
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import tree
from light.scene import camera, group, sky, sun
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
    (-6.1, 1.7, 78, 3.0, 2.3, 1),
    (3.2, 3.0, 84, 2.8, 2.2, 0),
    (-2.6, 5.2, 8, 3.6, 2.5, 2),
    (-4.3, -6.3, 22, 3.2, 2.4, 2),
    (1.7, 7.9, -14, 3.2, 2.4, 1),
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


def roof_window(half):
    """Lit, four panes in the slope that faces -y."""
    rise, over = 1.25, 0.12
    tilt = np.arctan2(rise, half + over)
    out, along = (
        np.array((0, -np.sin(tilt), np.cos(tilt))),
        np.array((0, np.cos(tilt), np.sin(tilt))),
    )
    middle = np.array((-0.45, -(half + over) / 2, 2.1 + rise / 2))
    turn, frame = (np.degrees(tilt), 0, 0), matt("#5a3a30")
    return [
        box((1.06, 0.86, 0.08), tuple(middle + 0.08 * out), frame, 0.01, turn, 13),
        box(
            (0.90, 0.70, 0.06),
            tuple(middle + 0.11 * out),
            matt("#ffcf66", glow=3),
            turn=turn,
            part=12,
        ),
        box((0.05, 0.72, 0.05), tuple(middle + 0.14 * out), frame, turn=turn, part=13),
        box(
            (0.92, 0.05, 0.05), tuple(middle + 0.14 * out + 0.02 * along), frame, turn=turn, part=13
        ),
    ]


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
    for number, (x, y, turn, long, wide, roof) in enumerate(HOUSES):
        ground = float(height(np.array(x), np.array(y)))
        parts = house(walls, roofs[roof], long, wide)
        if number == 0:
            parts += roof_window(wide / 2)
        group(parts, (x, y, ground - 0.1), (0, 0, turn))
    lane = matt("#d8d6b8")
    for y in np.arange(-9, 12, 0.42):
        for x in (-0.25, 0.25):
            at = (0.3 + 0.9 * np.sin(y * 0.35) + x + rng.normal(0, 0.05), y + rng.normal(0, 0.05))
            z = float(height(np.array(at[0]), np.array(at[1]))) + 0.03
            copy_stone(lane, (*at, z), rng)
    bare = matt("#6f7a68")
    for x, y, seed in ((5.9, -5.2, 5), (-6.2, -7.0, 8), (1.4, 3.9, 9)):
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
        size = float(rng.uniform(0.02, 0.05) * (1 + 0.9 * share))
        copy(pearl, place, None, size).visible_shadow = False


def floating_hat():
    straw, band = mottled("#f0d9a0", "#d8b878", 0.5, 8), matt("#35506a")
    brim = [(0.32, 0.04), (0.74, 0.0), (0.76, 0.03), (0.41, 0.07)]
    crown = [(0.28, 0.32), (0.23, 0.36), (0.14, 0.33), (0.001, 0.32)]
    group(
        [
            lathe(brim + crown, straw, steps=64, part=10),
            lathe([(0.424, 0.068), (0.352, 0.21)], band, steps=64, part=11),
        ],
        (0.95, 1.0, SURFACE),
        (9, 7, 0),
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
    picture.lay(picture.of(12), "#ffd56e")
    picture.glow(*picture.centre_of(12), 95, "#ffb43c", 0.6)
    x, y = picture.centre_of(10)
    under = np.hypot((picture.x - x - 62) / 92, (picture.y - y - 205) / 84)
    picture.lay(blur(step(-under, -1.12, -0.72), 5) * 0.42 * (1 - near), "#123f52")
    shine = picture.of(9) * step(picture.shade(97), 0.75, 1.0)
    picture.lay(picture.of(9) * 0.45, "#a9dcdf").lay(shine, "#ffffff", 0.8)
    picture.sharpen_at(400, 640, 330, 0.8).find_edges(0.7, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(near, 2) * 0.9)
    picture.directions(base=30, swirl=0.4, form=2)
    strokes(
        picture, (30, 15, 7.5, 3.6, 1.9), length=7, jitter=(0.014, 0.013), need=(0, 0.04, 0.045)
    )
    ripples(picture, x, y, 1 - near)
    return finish(picture, impasto=0.045)


def ripples(picture, x, y, where):
    """What the hat's rocking sends out: broken, uneven, fading."""
    far = np.hypot(picture.x - x, (picture.y - y) * 1.05) + 9 * picture.noise(120, 21)
    for radius, strength in ((120, 0.75), (150, 0.55), (188, 0.38)):
        line = np.exp(-(((far - radius) / 2.2) ** 2))
        broken = step(picture.noise(75, radius), -0.1, 0.6)
        picture.lay(blur((line * broken).astype(np.float32), 0.8) * strength * where, "#eaffff")
