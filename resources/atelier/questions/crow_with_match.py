"""Does it bring the fire or take it away, and who gave it the match?

A crow, very close, at night; in its beak burns a match; far below lie three dark roofs.
"""

import numpy as np
from light.bodies import Body, furred, ripples
from light.filters import blur, step
from light.finish import finish, specks
from light.hands import pastel
from light.materials import matt, mottled
from light.plants import tree
from light.scene import area, camera, group, lamp, sky, sun
from light.shapes import ball, box, prism, terrain, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 24, 62, 0.65
TIP = np.array((-0.98, -0.02, -0.17))
FIRE = TIP + (-0.34, -0.16, 0.40)
SKY = ((0, "#2b2a66"), (0.4, "#3f4187"), (0.75, "#6f67a8"), (1, "#a58cb8"))
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
    horn = matt("#4f4b66", rough=0.3, gloss=0.5)
    beak = Body((-1.2, -0.3, -0.45), (-0.1, 0.3, 0.3), 0.014)
    beak.limb((-0.34, 0, 0.04), (-0.66, 0, 0.05), 0.19, 0.145, 0.05)
    beak.limb((-0.66, 0, 0.05), (-1.02, 0, -0.13), 0.145, 0.022, 0.06)
    beak.build(horn, 11)
    lower = Body((-1.2, -0.3, -0.5), (-0.1, 0.3, 0.2), 0.014)
    lower.limb((-0.32, 0, -0.15), (-0.96, 0, -0.225), 0.105, 0.022, 0.04).build(horn, 11)
    ball((-0.20, -0.335, 0.095), (0.075, 0.05, 0.075), matt("#14121c", rough=0.05, gloss=1.0), 12)


def match():
    stick = matt("#e9c48c")
    tube([TIP + (0.10, 0.04, -0.06), TIP, FIRE], [0.03, 0.03, 0.024], stick, part=13)
    tube([FIRE - (FIRE - TIP) * 0.14, FIRE], [0.026, 0.03], matt("#3a2420"), part=14)
    flame = Body((-0.3, -0.3, -0.2), (0.3, 0.3, 0.6), 0.012)
    flame.ball((0, 0, 0.06), (0.085, 0.085, 0.12), 0.03).limb(
        (0, 0, 0.1), (0.05, 0, 0.42), 0.075, 0.006, 0.04
    )
    fire = flame.build(matt("#ffb347", glow=9), 15, FIRE)
    fire.visible_shadow = False
    lamp(tuple(FIRE + (0, -0.05, 0.12)), "#ffa040", 62, 0.09)


def valley():
    land = mottled("#4a4f80", "#3a3f6c", 0.5, 0.1)
    terrain(
        np.linspace(-70, 70, 160),
        np.linspace(-2, 240, 160),
        lambda x, y: -13 + 3.0 * np.sin(x / 17) + 2.5 * np.sin(y / 23) + 0.045 * (y - 24),
        land,
        1,
    )
    thatch, wall = mottled("#a79cc8", "#867cae", 0.5, 0.7), matt("#5f608c")
    for x, y, turn, size in ((-8.6, 44, 14, 1.0), (-4.4, 54, -20, 1.15), (-10.4, 62, 40, 1.1)):
        z = -13 + 3.0 * np.sin(x / 17) + 2.5 * np.sin(y / 23) + 0.045 * (y - 24)
        roof = prism([(-2.6, 0), (2.6, 0), (0.25, 2.9), (-0.25, 2.9)], 6.4, thatch, 3)
        roof.location = (0, -3.2, 1.5)
        group(
            [box((4.0, 5.6, 2.0), (0, 0, 0.7), wall, part=2), roof], (x, y, z), (0, 0, turn), size
        )
    for x, y, seed in ((-13, 50, 2), (-2.2, 60, 4)):
        tree((x, y, -12.5), 7, seed, wall, depth=4, trunk=0.3, part=4)


def scene(detail):
    crow()
    match()
    valley()
    sun(118, 24, "#8f9ce8", 1.7, 3)
    area((4, 5, 3), (0.3, 0, -0.4), (3, 3), "#8a94f0", 110)
    sky("#4a4c98", 0.42)
    camera((-0.34, -7.2, 0.35), (-0.30, 0, -0.36), lens=57)


def paint(picture):
    fire = picture.of(15)
    picture.expose(1.35).backdrop(SKY, bottom=1010, drift=26)
    picture.haze("#7f78b4", 30, 170, 0.30, 0.8, mask=1 - picture.of(0))
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
