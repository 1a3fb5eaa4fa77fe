"""Who has gone in only for a minute, and how long has it been waiting?

Thick snowfall: an old armchair is tied by a lead to a lamp post and looks after somebody unseen.
"""

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import blur, step
from light.finish import finish, specks
from light.hands import contour, flat, pencil
from light.materials import matt, mottled
from light.scene import area, camera, group, sky, sun
from light.shapes import ball, block, curve, lathe, ring, sheet, terrain, tube
from light.textiles import scales, textile
from light.things import armchair

SAMPLES, SEED, SCALE = 18, 84, 0.9
POST = np.array((-1.02, 0.55))
CHAIR, TURN = np.array((0.25, 0.0, 0.29)), np.radians(38)


def by_chair(x, y, z):
    """A place on the chair, in the street."""
    c, s = np.cos(TURN), np.sin(TURN)
    return CHAIR + (c * x - s * y, s * x + c * y, z)


FEET = [by_chair(0.42 * side, y, 0)[:2] for side in (-1, 1) for y in (-0.36, 0.34)]


def path(x, y):
    """Where it has paced, before it and to the post and back: a shallow trail of round prints."""
    deep = np.zeros_like(x)
    for number, a in enumerate(np.linspace(-0.25, 2.6, 15)):
        at = 0.25 + 1.35 * np.cos(a) * 0.9, -0.35 - 0.75 * np.sin(a)
        for side in (-1, 1):
            wide = 1 + 0.12 * side * (1 + number % 2)
            away = ((x - 0.25 - (at[0] - 0.25) * wide) ** 2) + ((y - at[1] * wide) ** 2) * 1.4
            deep -= 0.06 * np.exp(-away / 0.0045)
    return deep


def street():
    """Deep snow before a wall of blocks."""
    soft, fine = ground_noise(3, 24, 0.6, 2.2), ground_noise(4, 30, 3, 9)

    def height(x, y):
        trodden = sum(np.exp(-(((x - a) ** 2 + (y - b) ** 2) / 0.022)) for a, b in FEET)
        wall = 0.10 * np.clip((y - 1.6) / 0.6, 0, 1)
        return (
            0.19
            + 0.02 * soft(x, y)
            + 0.006 * fine(x, y)
            + wall
            + 0.045 * np.minimum(trodden, 1)
            + path(x, y)
        )

    terrain(np.linspace(-5, 5, 420), np.linspace(-4.5, 2.6, 320), height, matt("#f8f9fb"), 1)
    tones = [mottled(c, "#a9b4c8", 0.3, 2) for c in ("#bfc9d8", "#b5c0d2", "#c8d0dc")]
    block((-5, 2.36, 0), (5, 2.6, 4.8), matt("#a4b0c8"), part=3)
    for row, z in enumerate(np.arange(0, 4.4, 0.42)):
        for number, x in enumerate(np.arange(-5, 5, 0.95)):
            left = x + 0.47 * (row % 2)
            block(
                (left, 2.3, z),
                (left + 0.93, 2.5 + 0.01 * ((number * 3 + row) % 3), z + 0.40),
                tones[(number + row * 2) % 3],
                0.02,
                3,
            )


def lamp_post():
    iron, snow = mottled("#3f4f62", "#2f3c4e", 0.4, 3), matt("#f8f9fb")
    profile = [
        (0.20, 0),
        (0.20, 0.12),
        (0.12, 0.2),
        (0.10, 0.55),
        (0.13, 0.6),
        (0.062, 0.72),
        (0.05, 6),
    ]
    lathe(profile, iron, (*POST, 0.05), steps=32, part=4)
    lathe([(0.17, 0.0), (0.12, 0.05), (0.001, 0.06)], snow, (*POST, 0.64), steps=24, part=5)


def snow_on_chair():
    """Deep on the seat, on both arms, along the back."""
    soft = ripples(6, 24, 3, 9)
    body = Body((-0.75, -0.7, 0.4), (0.75, 0.8, 1.5), 0.014)
    body.ball((0, -0.06, 0.555), (0.34, 0.40, 0.055), 0.03)
    for side in (-1, 1):
        body.ball((0.445 * side, -0.10, 0.725), (0.115, 0.40, 0.062), 0.03)
    body.ball((0, 0.435, 1.205), (0.32, 0.105, 0.062), 0.03)
    body.ripple(lambda points: 0.016 * soft(points))
    return body.build(matt("#fbfbfa"), 6)


def feet(wood):
    """Round, like paws, each with its toes."""
    for x, y in FEET:
        paw = Body((-0.2, -0.2, -0.1), (0.2, 0.2, 0.40), 0.008)
        paw.limb((0, 0, 0.02), (0, 0.02, 0.32), 0.07, 0.055, 0.03)
        for toe in (-0.05, 0, 0.05):
            paw.ball((toe, -0.075, 0.02), (0.032, 0.05, 0.04), 0.012)
        paw.build(wood, 14, (x, y, 0.11), (0, 0, np.degrees(TURN)))


def leash():
    leather = matt("#8f4a2c")
    for z in (1.02, 1.05, 1.08):
        tube(ring(0.075, 24, (*POST, z)), 0.014, leather, closed=True, part=7)
    around = np.linspace(0, 2 * np.pi, 60)
    band = [
        [by_chair(0.535 * np.cos(a), 0.35 + 0.31 * np.sin(a), z - 0.06 * np.sin(a)) for a in around]
        for z in (0.80, 0.848)
    ]
    sheet(np.array(band), leather, 7, thick=0.012)
    tag = by_chair(0.0, 0.02, 0.795)
    ball(tuple(tag), (0.036, 0.02, 0.036), matt("#d9c48a", gloss=0.4), 8, 20)
    end = by_chair(-0.545, 0.35, 0.83)
    line = curve(
        [
            (POST[0] + 0.07, POST[1] - 0.05, 1.05),
            (POST[0] + 0.20, POST[1] - 0.20, 0.70),
            (POST[0] + 0.42, POST[1] - 0.40, 0.66),
            end,
        ],
        50,
    )
    tube(line, 0.0125, leather, part=7)


def scene(detail):
    street()
    lamp_post()
    cloth = textile(("#4f6f8c", "#7f9bb4", "#38546f", "#a9bfce"), scales(), 0.16, "xz")
    wood = matt("#5a3f30", gloss=0.2)
    group([*armchair(cloth, wood, 10), snow_on_chair()], tuple(CHAIR), (0, 0, np.degrees(TURN)))
    feet(matt("#8a5a3a", gloss=0.2))
    leash()
    area((5.2, -1.6, 1.5), (0, 0, 0.4), (1.6, 2.2), "#ffcf70", 620)
    sun(150, 48, "#e4ecff", 1.2, 12)
    sky("#b9cbea", 0.95)
    camera((0.35, -5.2, 1.22), (0.05, 0.2, 1.10), lens=50)


def paint(picture):
    picture.directions(base=70, swirl=0.3, form=2.5, by_part={1: 4, 3: 3})
    snow = (("#a9bbe2", "#d9e2f2"), (0.34, 0.56))
    wall = (("#a3b2cc", "#cdd6e4"), (0.26, 0.5))
    flat(
        picture,
        (0.40, 0.68),
        ("#8794c4", "#bcc6e2"),
        {(1, 5, 6): snow, 3: wall},
        dry=0.03,
        wobble=0.01,
    )
    lit = picture.image.copy()
    picture.expose(1.0)
    warm = np.clip((picture.image[..., 0] - picture.image[..., 2]) * 4, 0, 1)
    picture.image = lit
    picture.lay(blur(warm, 3) * picture.of(10, 11) * 0.45, "#ffd68a")
    picture.lay(picture.of(7) * 0.8, "#a4552f")
    below = step(-picture.normal[..., 2], -0.75, -0.2) * picture.of(6)
    picture.lay(blur(below.astype(np.float32), 1.5) * 0.55, "#b4c4e4")
    picture.lay(step(picture.y, 760, 0) * picture.of(3) * 0.45, "#dfe6f0")
    pencil(picture, "#fbfaf4", layers=(34, -24, 68), wide=1.5, reach=24, form=0.4)
    contour(picture, "#2c3a5c", 1.6, 0.8, 0.05, 0.5, 0.85, 0.4, skip=(1, 3, 6), rough=0.9)
    specks(picture, 520, "#ffffff", (1.2, 5.0), strength=0.92, seed=4)
    specks(picture, 260, "#c9d6ee", (0.8, 2.6), strength=0.7, seed=9)
    return finish(picture, impasto=0, grain=0.006)
