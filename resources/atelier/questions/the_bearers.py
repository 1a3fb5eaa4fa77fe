"""Why does each of them carry a door, and who lit the room behind it?

On a bare plain at dusk somebody carries a closed door; light falls out of its keyhole.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.figures import Clothes, walker
from light.filters import blur
from light.finish import finish
from light.materials import matt, mottled
from light.scene import camera, group, sky, spot, sun
from light.shapes import box, copy, curve, lathe, terrain, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 32, 10, 0.8
TURN = -56
EVENING = ((0.0, "#5d76a8"), (0.30, "#9aa3bd"), (0.48, "#e3bda4"),
           (0.60, "#ffd9a0"), (1.0, "#ffe2b0"))  # fmt: skip
SALT = ((0.0, "#231c33"), (0.30, "#453e63"), (0.48, "#7d70a0"), (0.64, "#c3a0ac"),
        (0.80, "#f4cfa8"), (0.92, "#fde6bd"), (1.0, "#fff6e0"))  # fmt: skip


def salt_height():
    crack, roll = ground_noise(6, 34, 0.5, 1.5), ground_noise(7, 16, 0.03, 0.12)

    def height(x, y):
        inside = np.clip((14 - np.abs(x - 1)) / 2, 0, 1) * np.clip((26 - y) / 3, 0, 1)
        cracks = 0.012 * crack(x * 0.75, y * 3.0) + 0.022 * crack(x * 0.25, y)
        return inside * (0.10 * roll(x, y) + cracks)

    return height


def door():
    """Its foot at the origin, its face towards -y."""
    green, deep = mottled("#3d6f70", "#2c4f57", 0.6, 3), mottled("#35636a", "#28474f", 0.5, 4)
    frame, brass = mottled("#8a6a48", "#5f462e", 0.5, 4), matt("#d0a048", rough=0.35, gloss=0.5)
    rope, hot = mottled("#c9b083", "#8f7850", 0.4, 20), matt("#ffcf7a", glow=4.5)
    parts = [box((1.00, 0.06, 2.12), (0, 0, 1.10), green, 0.01, part=2)]
    for z, high in ((0.55, 0.72), (1.55, 0.92)):
        parts += [
            box((0.34, 0.05, high), (x, -0.025, z), deep, 0.03, part=3) for x in (-0.23, 0.23)
        ]
    parts += [
        box((0.10, 0.12, 2.30), (0.56 * side, 0, 1.13), frame, 0.015, part=4) for side in (-1, 1)
    ]
    parts.append(box((1.24, 0.14, 0.12), (0, 0, 2.28), frame, 0.015, part=4))
    parts.append(box((1.18, 0.20, 0.06), (0, -0.02, -0.02), frame, 0.01, part=4))
    parts.append(box((0.09, 0.02, 0.26), (0.40, -0.045, 1.02), brass, 0.005, part=5))
    knob = [(0.001, 0), (0.03, 0.01), (0.022, 0.04), (0.045, 0.07), (0.04, 0.10), (0.001, 0.115)]
    parts.append(lathe(knob, brass, (0.40, -0.05, 1.10), (90, 0, 0), 20, part=5))
    hole = [(0.001, 0), (0.024, 0.0), (0.024, 0.008), (0.001, 0.008)]
    parts.append(lathe(hole, hot, (0.40, -0.055, 0.985), (90, 0, 0), 16, part=6))
    parts.append(box((0.022, 0.012, 0.065), (0.40, -0.058, 0.945), hot, part=6))
    parts.append(box((0.96, 0.012, 0.020), (0, -0.036, 0.028), hot, part=6))
    for z in (0.62, 1.72):
        tied = [
            (-0.63, 0.10, z + 0.05),
            (-0.62, -0.08, z),
            (0.0, -0.085, z - 0.05),
            (0.62, -0.08, z),
            (0.63, 0.10, z + 0.05),
        ]
        parts.append(tube(curve(tied, 40), 0.022, rope, part=7))
    return group(parts, (0.0, -0.38, 0.52), (-6, -3, 0), (1.02, 1, 0.70))


def bearer(at, turn, ground, seed, stride):
    clothes = Clothes("#6f3a2e", "#2a2026")
    foot = (*at, ground(*at) + 0.05)
    person = walker(foot, 1.78, turn, clothes, stride=stride, lean=10, seed=seed)
    door().parent = person


def scene(detail):
    rng = np.random.default_rng(3)
    salt = mottled("#efe2d2", "#d8c3b4", 0.25, 0.25)
    height = salt_height()

    def ground(x, y):
        return float(height(np.array(float(x)), np.array(float(y)))) if y < 27 else 0.0

    terrain(np.linspace(-16, 18, 620), np.linspace(-9, 27, 720), height, salt, 1)
    flat = np.linspace(-1200, 1200, 40)
    terrain(flat, np.linspace(26.8, 3000, 40), lambda x, y: 0 * x, salt, 1)
    for left in (-60, 17.8):
        terrain(
            np.linspace(left, left + 44.2, 20), np.linspace(-9, 27, 20), lambda x, y: 0 * x, salt, 1
        )
    for at, turn, seed, stride in (
        ((0, 0), TURN, 1, 0.5),
        ((10.5, 31), -64, 4, 0.8),
        ((25, 74), -66, 6, 0.8),
        ((52, 158), -60, 8, 0.8),
    ):
        bearer(at, turn, ground, seed, stride)
    angle = math.radians(TURN)
    back, right = (
        np.array((math.sin(angle), -math.cos(angle), 0)),
        np.array((math.cos(angle), math.sin(angle), 0)),
    )
    keyhole = back * 0.40 + right * 0.40 + np.array((0, 0, 1.28))
    spot(keyhole, back * 1.25 + right * 0.65, 40, "#ffb850", 210, 0.02, 1.0)
    rough = ripples(3, 12, 3, 9)
    stone = Body((-0.6, -0.6, -0.3), (0.6, 0.6, 0.6), 0.06).ball(
        (0, 0, 0.1), (0.4, 0.33, 0.22), 0.05
    )
    stone = stone.ripple(lambda points: 0.05 * rough(points)).build(
        matt("#b59a8c"), 8, (0, -200, 0)
    )
    for x, y in rng.uniform((-8, -6.5), (13, 22), (46, 2)):
        if abs(x) > 1.4 or abs(y) > 1.6:
            copy(
                stone,
                (x, y, ground(x, y) - 0.02),
                (0, 0, rng.uniform(0, 360)),
                float(rng.uniform(0.10, 0.34)),
            )
    sun(172, 13, "#ffcf98", 5.0, 0.6)
    sky("#93a3d8", 0.42)
    camera((-1.2, -9.4, 1.05), (0.78, 0, 1.66), lens=52)


def paint(picture):
    air, ground = picture.of(0), picture.of(1)
    picture.expose(1.2).backdrop(EVENING, drift=26, wavelength=420)
    picture.grade(
        SALT, 0.75, (0.50, 0.66, 0.80), (0.40, 0.57, 0.74, 0.87), 0.07, 0.4, 0.006, ground
    )
    picture.haze("#ffd9a4", 22, 170, 0.9, 0.7, mask=1 - air)
    picture.sharpen_at(400, 600, 170, 0.8).find_edges(0.7)
    picture.focus = np.maximum(picture.focus, blur(picture.of(6, 7, 8, 20), 2) * 0.8)
    picture.directions(base=5, swirl=0.18, by_part={(2, 3, 4): 86})
    strokes(
        picture,
        (36, 18, 8, 3.8, 2.0),
        length=9,
        jitter=(0.015, 0.011),
        need=(0, 0.045, 0.05),
        dry=0.4,
    )
    return finish(picture, impasto=0.04, paper=0.035, bloom=0.05)
