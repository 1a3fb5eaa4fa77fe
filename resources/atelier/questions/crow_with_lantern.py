"""Whom does it light home, and who gave it the lantern?

A crow, very close, at night; from its beak hangs a small lantern; far below lie three houses.
"""

import numpy as np
from light.bodies import Body, furred, ripples
from light.filters import blur, step
from light.finish import finish, specks
from light.hands import pastel
from light.materials import matt, mottled
from light.plants import tree
from light.scene import area, camera, group, lamp, sky, sun
from light.shapes import ball, box, curve, lathe, prism, terrain, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 24, 62, 0.65
HANG = (-0.86, 0, -0.10)  # where the handle hangs in the beak
SKY = ((0, "#2c3070"), (0.35, "#4a539a"), (0.75, "#8f8ac6"), (1, "#cdb2cc"))
NIGHT = (
    (0.0, "#1a1838"),
    (0.2, "#2c2a58"),
    (0.38, "#45447f"),
    (0.55, "#7a6a98"),
    (0.7, "#d99a62"),
    (0.85, "#ffcf86"),
    (1.0, "#fff2d0"),
)


def crow():
    """In profile, looking left; the plumage is hair combed backwards."""
    coal, tuft = mottled("#34345a", "#24243f", 0.5, 4, rough=0.5, gloss=0.35), ripples(4, 30, 4, 12)
    body = Body((-0.75, -1.0, -3.2), (2.4, 1.0, 0.62), 0.03)
    body.ball((0.02, 0, 0.0), (0.48, 0.37, 0.40), 0.05).ball(
        (-0.20, 0, -0.03), (0.33, 0.28, 0.29), 0.1
    )
    body.limb((0.12, 0, -0.10), (0.52, 0, -0.95), 0.38, 0.55, 0.15)
    body.ball((0.72, 0, -1.55), (0.86, 0.72, 0.98), 0.25).ball(
        (1.25, 0, -2.0), (1.1, 0.8, 1.1), 0.2
    )
    body.ball((-0.12, 0, -0.42), (0.24, 0.22, 0.30), 0.12).ripple(
        lambda points: 0.025 * tuft(points)
    )
    plumage = body.build(coal, 10)
    furred(plumage, 60000, 0.15, (0.5, 0, -0.55), radius=0.005, seed=3)
    wing(coal)
    horn = matt("#5a566e", rough=0.3, gloss=0.5)
    beak = Body((-1.2, -0.3, -0.45), (-0.1, 0.3, 0.3), 0.014)
    beak.chain(
        [(-0.34, 0, 0.02), (-0.62, 0, 0.03), (-0.84, 0, -0.04), (-1.0, 0, -0.14)],
        [0.165, 0.115, 0.07, 0.015],
        0.04,
    )
    beak.build(horn, 11)
    lower = Body((-1.2, -0.3, -0.5), (-0.1, 0.3, 0.2), 0.014)
    lower.limb((-0.32, 0, -0.12), (-0.93, 0, -0.165), 0.085, 0.018, 0.04).build(horn, 11)
    ball((-0.20, -0.335, 0.095), (0.075, 0.05, 0.075), matt("#14121c", rough=0.05, gloss=1.0), 12)


def wing(coal):
    """Folded: feather beside feather from the shoulder down."""
    feathers = Body((-0.2, -1.2, -3.3), (2.6, 0.2, -0.5), 0.03)
    feathers.ball((0.72, -0.52, -1.25), (0.42, 0.22, 0.52), 0.1, (0, -24, 0))
    for number in range(7):
        start = (0.52 + 0.13 * number, -0.50, -1.20 + 0.10 * number)
        end = (1.05 + 0.24 * number, -0.86, -3.1 + 0.16 * number)
        feathers.limb(start, end, 0.11, 0.09, 0.03)
    feathers.build(coal, 9)


def lantern():
    """It hangs from the beak by its handle; the light inside is real."""
    x, z = HANG[0], HANG[2]
    iron = matt("#6a5136", rough=0.5, gloss=0.4)
    handle = [(x - 0.17, 0, z - 0.36), (x - 0.13, 0, z - 0.10), (x, 0, z + 0.035),
              (x + 0.13, 0, z - 0.10), (x + 0.17, 0, z - 0.36)]  # fmt: skip
    tube(curve(handle, 40), 0.016, iron, part=13)
    roof = [
        (0.001, -0.20),
        (0.05, -0.21),
        (0.07, -0.27),
        (0.20, -0.37),
        (0.20, -0.40),
        (0.001, -0.40),
    ]
    lathe(roof, iron, (x, 0, z), part=13)
    foot = [(0.001, -0.80), (0.19, -0.80), (0.21, -0.84), (0.21, -0.90), (0.001, -0.90)]
    lathe(foot, iron, (x, 0, z), part=13)
    for turn in np.radians((20, 110, 200, 290)):
        side = (x + 0.17 * np.cos(turn), 0.17 * np.sin(turn))
        tube([(*side, z - 0.40), (*side, z - 0.80)], 0.016, iron, part=13)
    flame = Body((-0.2, -0.2, -0.1), (0.2, 0.2, 0.4), 0.010)
    flame.ball((0, 0, 0.05), (0.060, 0.060, 0.075), 0.03)
    flame.limb((0, 0, 0.06), (0, 0, 0.25), 0.052, 0.005, 0.03)
    fire = flame.build(matt("#ffb347", glow=9), 15, (x, 0, z - 0.79))
    fire.visible_shadow = False
    lamp((x, 0, z - 0.62), "#ffa040", 70, 0.09)


def ground(x, y):
    return -22 + 3.0 * np.sin(x / 17) + 2.5 * np.sin(y / 23) + 0.045 * (y - 24)


def valley():
    land = mottled("#8088bc", "#6a72a8", 0.5, 0.08)
    terrain(np.linspace(-110, 110, 200), np.linspace(-2, 330, 240), ground, land, 1)
    snow, wall = mottled("#c6c4e4", "#a9a6d0", 0.5, 0.7), matt("#4c4e80")
    for x, y, turn, size, lit in (
        (-10.6, 58, 16, 1.0, 1),
        (-4.0, 63, -28, 0.9, 0),
        (-19, 92, 24, 1.0, 0),
    ):
        roof = prism([(-2.7, 0), (2.7, 0), (0.25, 2.9), (-0.25, 2.9)], 6.6, snow, 3)
        roof.location = (0, -3.3, 2.9)
        parts = [box((4.4, 5.8, 5.6), (0, 0, 0.2), wall, part=2), roof,
                 box((0.7, 0.7, 2.4), (1.1, 0.6, 5.0), wall, part=2)]  # fmt: skip
        for side in (-1, 1):
            pane = matt("#ffc870", glow=3) if lit else matt("#2c2c54")
            parts.append(
                box((0.95, 0.1, 1.2), (side * 1.0, -2.93, 1.5), pane, part=8 if lit else 7)
            )
        group(parts, (x, y, float(ground(x, y))), (0, 0, turn), size)
    for x, y, seed in ((-15.5, 70, 2), (-0.5, 74, 4), (-7.5, 84, 5)):
        tree((x, y, float(ground(x, y))), 8, seed, wall, depth=4, trunk=0.3, part=4)


def scene(detail):
    crow()
    lantern()
    valley()
    sun(118, 24, "#9aa8f0", 2.5, 3)
    area((4, 5, 3), (0.3, 0, -0.4), (3, 3), "#8a94f0", 240)
    sky("#4a4c98", 0.42)
    camera((-0.34, -7.2, 0.35), (-0.30, 0, -0.36), lens=57)


def paint(picture):
    fire = picture.of(15)
    picture.expose(1.35).backdrop(SKY, bottom=470, drift=22)
    picture.haze("#a49cd0", 60, 320, 0.75, 0.8, mask=1 - picture.of(0))
    picture.grade(
        NIGHT,
        0.42,
        (0.24, 0.36, 0.5, 0.66),
        (0.22, 0.32, 0.44, 0.60, 0.80),
        0.06,
        0.3,
        0.015,
        1 - fire,
    )
    picture.lift(0.13)
    x, y = picture.centre_of(15)
    picture.lay(np.clip(blur(fire, 1.2) * 1.4, 0, 1), "#ffc258")
    picture.lay(step(blur(fire, 4 * picture.scale), 0.62, 0.95), "#fff6d2")
    picture.lay(blur(picture.of(8), 1), "#ffc868")
    picture.glow(x, y, 330, "#ff9a3c", 0.34)
    eye = picture.of(12)
    ex, ey = picture.centre_of(12)
    picture.lay(eye * step(np.hypot(picture.x - ex + 5, picture.y - ey + 4), 5.5, 3.5), "#ffdf9a")
    picture.sharpen_at(300, 420, 260, 0.9).find_edges(0.6, floor=0.16)
    picture.directions(base=50, swirl=0.3, form=2.5, by_part={1: 4})
    picture.hard = np.where(picture.of(11, 12, 13, 14, 15) > 0, 0.95, 0.5).astype(np.float32)
    strokes(picture, (30, 15, 7, 3.4, 1.8), length=8, jitter=(0.015, 0.012), need=(0, 0.04, 0.045))
    pastel(
        picture,
        "#3a3a78",
        grain=1.8,
        cover=0.86,
        soft=0.9,
        mask=1 - 0.5 * blur(picture.of(11, 12, 13, 15), 2),
    )
    specks(
        picture,
        26,
        "#ffd28a",
        (0.8, 2.0),
        step(np.hypot(picture.x - x, picture.y - y + 60), 190, 40),
        0.8,
    )
    return finish(picture, impasto=0.015, bloom=0.05)
