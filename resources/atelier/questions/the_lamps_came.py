"""What have they left their places for, and who will find the way home tonight?

Street lamps have come to the square and stand round a lost dog, their heads bent.
"""

import math

import numpy as np
from light.bodies import Body, furred, ground_noise, ripples
from light.filters import blur
from light.finish import finish
from light.materials import matt, mottled
from light.scene import camera, group, lamp, sky, spot, sun
from light.shapes import ball, block, box, curve, lathe, prism, terrain, tint_where, tube
from light.strokes import strokes
from mathutils import Vector

SAMPLES, SEED, SCALE = 28, 92, 0.7
NIGHT = ((0.0, "#141b33"), (0.18, "#1f2d4c"), (0.34, "#34486a"), (0.5, "#6a6f78"),
         (0.66, "#c2a070"), (0.82, "#f6d391"), (1.0, "#fff4d2"))  # fmt: skip
RING = (  # angle, away, height, bend of the head
    (-152, 3.0, 3.5, 1.0), (-200, 2.9, 4.2, 1.0), (-236, 3.1, 4.6, 1.0), (-268, 3.2, 4.1, 1.0),
    (-302, 3.0, 4.7, 1.0), (-338, 2.8, 3.9, 1.0), (-12, 3.2, 3.3, 1.0), (-24, 1.9, 1.7, 0.8),
)  # fmt: skip


def street_lamp(foot, towards, height, iron, glow, lit=1.0):
    """A lamp that leans and bends its head over the place."""
    foot, towards = np.array((*foot, 0.0)), np.array((*towards, 0.25))
    way = towards - foot
    far = float(np.hypot(*way[:2]))
    way = np.array((way[0], way[1], 0)) / far
    up, s = np.array((0, 0, 1.0)), height / 4.0
    reach = min(0.62 * far, 1.5 * s)
    knots = [
        foot,
        foot + up * height * 0.55 + way * 0.05 * s,
        foot + up * height * 0.86 + way * 0.22 * s,
        foot + up * height * 1.0 + way * reach * 0.55,
        foot + up * height * 0.95 + way * reach * 0.9,
    ]
    line = curve(knots, 60)
    tube(line, np.array([0.085, 0.07, 0.055, 0.05, 0.045]) * s, iron, part=10)
    lathe(
        [(0.26, 0), (0.25, 0.12), (0.15, 0.2), (0.14, 0.55), (0.10, 0.65), (0.085, 0.9)],
        iron,
        tuple(foot),
        steps=20,
        part=10,
    ).scale = (s,) * 3
    end = line[-1]
    look = towards - end
    look /= np.linalg.norm(look)
    hood = lathe(
        [(0.03, 0.10), (0.09, 0.07), (0.16, -0.02), (0.34, -0.18), (0.33, -0.185), (0.14, -0.03)],
        iron,
        part=11,
        steps=32,
    )
    bulb = ball((0, 0, -0.24), 0.17, glow, 12, 20)
    bulb.visible_shadow = False
    head = group([hood, bulb], tuple(end), scale=s * 1.15)
    head.rotation_mode = "QUATERNION"
    head.rotation_quaternion = Vector(-look).to_track_quat("Z", "Y")
    spot(tuple(end + look * 0.50 * s), tuple(towards), 74, "#ffc878", 230 * lit * s, 0.12, 0.7)


def dog():
    """Lying with its head raised towards the smallest lamp, which is in front of it (+x)."""
    body, tuft = Body((-0.75, -0.42, -0.02), (0.85, 0.42, 1.0), 0.012), ripples(5, 30, 8, 22)
    body.ball((-0.32, 0.02, 0.19), (0.25, 0.19, 0.20), 0.06)
    body.limb((-0.28, 0, 0.21), (0.12, 0, 0.25), 0.165, 0.165, 0.08)
    body.limb((0.12, 0, 0.26), (0.24, 0, 0.50), 0.155, 0.095, 0.08)
    body.limb((0.24, 0, 0.50), (0.27, 0, 0.62), 0.090, 0.085, 0.05)
    head = (0.30, 0, 0.66)
    body.ball(head, (0.120, 0.105, 0.105), 0.04)
    body.limb((0.37, 0, 0.655), (0.53, 0, 0.665), 0.068, 0.042, 0.04)
    for side in (-1, 1):
        body.ball((-0.30, 0.17 * side, 0.13), (0.18, 0.08, 0.13), 0.05)
        body.chain([(-0.20, 0.22 * side, 0.06), (-0.02, 0.22 * side, 0.04)], [0.06, 0.045], 0.03)
        paw = [(0.14, 0.11 * side, 0.20), (0.20, 0.12 * side, 0.06), (0.50, 0.11 * side, 0.04)]
        ear = [(0.26, 0.085 * side, 0.73), (0.24, 0.135 * side, 0.69), (0.235, 0.14 * side, 0.56)]
        body.chain(paw, [0.085, 0.052, 0.044], 0.03)
        body.chain(ear, [0.030, 0.042, 0.030], 0.02)
    tail = curve(
        [(-0.52, 0.02, 0.12), (-0.68, -0.08, 0.05), (-0.74, -0.24, 0.04), (-0.62, -0.36, 0.05)], 16
    )
    body.chain(tail, np.linspace(0.05, 0.022, len(tail)), 0.02)
    body.ripple(lambda p: 0.005 * tuft(p)).cut_below(0)
    coat, pale = mottled("#96623a", "#6a4128", 0.7, 4), matt("#ecd6b0")
    thing = body.build(coat, 20)
    tint_where(thing, lambda x, y, z: (x > 0.38) & (z < 0.1), pale)
    tint_where(
        thing, lambda x, y, z: (x > 0.24) & (z > 0.2) & (z < 0.48) & (np.abs(y) < 0.09), pale
    )
    furred(thing, 30000, 0.026, (-0.25, 0, -0.4), radius=0.0016, seed=2)
    dark = matt("#1c1620", rough=0.3, gloss=0.6)
    parts = [thing, ball((0.572, 0, 0.68), (0.032, 0.036, 0.030), dark, 22, 16)]
    parts += [ball((0.385, 0.074 * side, 0.712), 0.024, dark, 22, 16) for side in (-1, 1)]
    turn = np.linspace(0, 6.28, 24)
    band = np.stack([0.25 + 0.09 * np.cos(turn), 0.098 * np.sin(turn),
                     0.545 - 0.03 * np.cos(turn)], -1)  # fmt: skip
    parts.append(tube(band, 0.018, matt("#3f8fb0"), closed=True, part=21))
    knots = [(0.26, -0.10, 0.53), (0.20, -0.20, 0.25), (0.16, -0.36, 0.03), (0.0, -0.55, 0.03),
             (0.12, -0.78, 0.03), (-0.20, -0.86, 0.03), (-0.42, -0.74, 0.03)]  # fmt: skip
    parts.append(tube(curve(knots, 60), 0.014, matt("#e8e0c8"), part=21))
    group(parts, (-0.15, 0, 0.03), (0, 0, -22), 1.65)


def house(x, y, wide, tall, turn, tone, rng):
    wall, dark, trim = mottled(tone, "#2f3850", 0.4, 0.6), matt("#161b2c"), matt("#5a6278")
    parts = [block((-wide / 2, 0, 0), (wide / 2, 6, tall), wall, part=3)]
    roof = prism(
        [(-wide / 2 - 0.25, 0), (wide / 2 + 0.25, 0), (0, wide * 0.55)],
        6.2,
        mottled("#3a3448", "#2a2a40", 0.5, 0.8),
        4,
    )
    roof.location = (0, -0.15, tall)
    parts.append(roof)
    for z in np.arange(1.5, tall - 0.8, 1.9):
        for k in np.linspace(-0.36, 0.36, max(2, int(wide / 1.5))):
            parts.append(box((0.72, 0.08, 1.1), (k * wide, -0.03, z + 0.4), trim, part=5))
            parts.append(box((0.58, 0.10, 0.96), (k * wide, -0.04, z + 0.4), dark, part=6))
    return group(parts, (x, y, 0), (0, 0, turn))


def scene(detail):
    rng = np.random.default_rng(92)
    broad, cell = ground_noise(3, 16, 0.3, 0.9), ground_noise(6, 20, 3, 7)

    def cobbles(x, y):
        row = np.floor(y / 0.30)
        u = (x + 0.17 * (row % 2) + 0.03 * cell(x, y)) / 0.36
        gap = np.minimum(
            0.18 - np.abs((u - np.floor(u)) - 0.5) * 0.36,
            0.15 - np.abs(y / 0.30 - row - 0.5) * 0.30,
        )
        return 0.035 * np.clip(gap / 0.05, 0, 1) ** 0.5 + 0.03 * broad(x, y)

    terrain(
        np.linspace(-9, 9, int(1000 * detail)),
        np.linspace(-7, 14, int(1100 * detail)),
        cobbles,
        mottled("#8f8a84", "#6d6c74", 0.5, 1.2),
        1,
    )
    block((-80, -20, -0.3), (80, 160, -0.1), matt("#5c5d68"), part=1)
    iron, glow = matt("#20302f", rough=0.45, gloss=0.4), matt("#ffd88a", glow=10)
    for angle, away, height, _ in RING:
        a = math.radians(angle)
        street_lamp((away * math.cos(a), away * math.sin(a)), (0, 0), height, iron, glow)
    for x, y, to in ((-0.2, 9.5, (-0.6, 5)), (1.5, 14.5, (0.6, 9)), (0.1, 21, (0.3, 15))):
        street_lamp((x, y), to, 4.3, iron, glow, 1.4)
    pit = matt("#10131f")
    for y in (8.2, 12.5, 17, 22, 28):
        for x in (-2.4, 3.3):
            lathe([(0.001, 0.05), (0.32, 0.05), (0.4, 0.02)], pit, (x, y, 0.02), steps=20, part=7)
    dog()
    for x, y, wide, tall, turn, tone in (
        (-6.2, 8.5, 6.0, 7.5, 30, "#4a5672"),
        (-5.2, 15, 5, 9.0, 62, "#55607a"),
        (-4.6, 22, 5, 8, 74, "#4d5a78"),
        (-4.3, 29, 5, 8, 78, "#4d5a78"),
        (7.4, 9.5, 6.0, 8.5, -34, "#525a74"),
        (6.4, 16, 5, 7.5, -66, "#4a546e"),
        (5.8, 23, 5, 9.5, -76, "#545f7c"),
        (5.4, 30, 5, 8, -80, "#545f7c"),
    ):
        house(x, y, wide, tall, turn, tone, rng)
    sun(150, 35, "#8fa6e0", 0.5, 2)
    lamp((0, 0, 2.6), "#ffc070", 26, 0.6)
    sky("#4a64a8", 0.34)
    camera((0.5, -11.2, 6.4), (0.15, 0.9, 1.9), lens=43)


def paint(picture):
    air = picture.of(0)
    picture.expose(1.3)
    picture.backdrop(((0, "#3a4f80"), (0.5, "#4a6090"), (1, "#52689a")), bottom=330, drift=14)
    picture.haze("#4c6292", 14, 40, 0.95, 0.8, mask=1 - air)
    glowing = picture.of(12)
    picture.grade(
        NIGHT,
        0.35,
        (0.24, 0.38, 0.54, 0.70),
        (0.20, 0.32, 0.46, 0.62, 0.82),
        0.05,
        0.3,
        0.012,
        1 - glowing,
    )
    picture.lift(0.13)
    x, y = picture.centre_of(20)
    picture.glow(x, y, 300, "#ffb65a", 0.22)
    picture.lay(np.clip(blur(glowing, 1) * 1.3, 0, 1), "#fff0c0")
    picture.sharpen_at(x, y, 170).find_edges(0.7, floor=0.14)
    picture.focus = np.maximum(picture.focus, blur(picture.of(10, 11, 12, 20, 21, 22), 2) * 0.8)
    picture.hard = np.where(picture.of(1) > 0.5, 0.5, 0.9).astype(np.float32)
    picture.directions(base=3, swirl=0.2, form=2)
    strokes(picture, (32, 16, 8, 3.6, 1.9), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.04, bloom=0.07)
