"""For whom is it laid, and does the one light far down the line know of it?

Night fog: between the rails stands a table for two; a chair is pushed back, a napkin has fallen.
"""

import math

import numpy as np
from light.bodies import ground_noise, ripples
from light.colour import rgb
from light.filters import blur, ramp, step, widened
from light.finish import finish
from light.materials import matt, mottled
from light.scene import camera, group, lamp, put, sky, sun
from light.shapes import box, copy, curve, lathe, ring, sheet, terrain, tube
from light.strokes import strokes
from light.things import candle, tablecloth
from scipy.ndimage import map_coordinates

SAMPLES, SEED, SCALE = 44, 21, 1.5
TOP = 0.765
FOG = ((0, "#f3f6fb"), (0.035, "#dfe8f3"), (0.08, "#b4c5dc"), (0.19, "#7f96b8"),
       (0.36, "#4e678f"), (0.62, "#314875"), (1, "#1d2e57"))  # fmt: skip
NIGHT = ((0.0, "#0e1832"), (0.18, "#182748"), (0.34, "#2d426b"), (0.5, "#526d95"),
         (0.66, "#90a6c4"), (0.82, "#c9d6e8"), (1.0, "#fdfcf4"))  # fmt: skip


def railway(rng):
    fine, broad = ground_noise(1, 30, 14, 30), ground_noise(2, 20, 2, 6)

    def ballast(x, y):
        side = np.clip(np.abs(x) - 1.35, 0, 9)
        slope = -0.42 * np.clip(side, 0, 1.2) + 0.05 * broad(x, y) * np.clip(side, 0, 1)
        return -0.045 + 0.016 * fine(x, y) + 0.02 * broad(x, y) + slope

    ys = np.concatenate([np.linspace(-4, 8, 700), np.geomspace(8.03, 170, 400)])
    terrain(np.linspace(-4.5, 4.5, 460), ys, ballast, mottled("#5d6474", "#39404e", 0.7, 9), 1)
    box((400, 400, 0.1), (0, 150, -0.75), matt("#39424a"), part=1)
    sleeper = box(
        (2.5, 0.25, 0.16), (0, -300, 0), mottled("#463f45", "#2a2830", 0.6, 5), 0.02, part=2
    )
    for number in range(170):
        at = (
            rng.normal(0, 0.02),
            -3.6 + number * 0.62 + rng.normal(0, 0.015),
            -0.06 + rng.normal(0, 0.006),
        )
        copy(sleeper, at, (0, 0, rng.normal(0, 0.8)))
    steel, rust = matt("#8a93a2", rough=0.36, metal=1.0), mottled("#4d3f40", "#33292b", 0.5, 6)
    for side in (-0.795, 0.795):
        box((0.072, 400, 0.045), (side, 196, 0.15), steel, 0.012, part=3)
        box((0.02, 400, 0.11), (side, 196, 0.09), rust, part=4)
        box((0.15, 400, 0.03), (side, 196, 0.035), rust, part=4)


def laid_table():
    wood, china = matt("#33241f", rough=0.5, gloss=0.3), matt("#f3efe4", gloss=0.4, rough=0.3)
    glass, brass = (
        matt("#b9c8d8", rough=0.1, gloss=0.8, alpha=0.45),
        matt("#a8823f", rough=0.4, gloss=0.5),
    )
    put(tablecloth(0.435, 0.305, matt("#f4f0e6", through=0.42), 10, 420), (0, 0, 0.758), (0, 0, 24))
    stem = [
        (0.001, 0.70),
        (0.40, 0.70),
        (0.40, 0.67),
        (0.05, 0.66),
        (0.035, 0.60),
        (0.05, 0.45),
        (0.032, 0.30),
        (0.045, 0.14),
        (0.06, 0.10),
        (0.001, 0.09),
    ]
    lathe(stem, wood, (0, 0, 0.04), steps=32, part=11)
    for angle in np.radians((80, 200, 320)):
        foot = [
            (radius * math.cos(angle), radius * math.sin(angle), z)
            for radius, z in ((0.03, 0.20), (0.20, 0.13), (0.34, 0.05))
        ]
        tube(curve(foot, 20), [0.035, 0.026, 0.022], wood, part=11)
    plate = [
        (0.001, 0.006),
        (0.07, 0.006),
        (0.075, 0.010),
        (0.118, 0.020),
        (0.12, 0.024),
        (0.075, 0.015),
        (0.001, 0.011),
    ]
    goblet = [
        (0.001, 0),
        (0.034, 0.002),
        (0.006, 0.010),
        (0.005, 0.085),
        (0.02, 0.10),
        (0.036, 0.135),
        (0.033, 0.185),
        (0.031, 0.185),
        (0.033, 0.135),
        (0.001, 0.105),
    ]
    for place in ((0.02, -0.25, TOP), (-0.02, 0.25, TOP)):
        lathe(plate, china, place, steps=48, part=12)
    for place in ((0.19, -0.20, TOP), (-0.20, 0.17, TOP)):
        lathe(goblet, glass, place, steps=32, part=13)
    stick = [
        (0.001, 0),
        (0.05, 0.004),
        (0.045, 0.012),
        (0.012, 0.02),
        (0.010, 0.07),
        (0.024, 0.085),
        (0.02, 0.095),
        (0.001, 0.095),
    ]
    for x, y, tall in ((-0.10, 0.0, 0.25), (0.085, 0.05, 0.20)):
        lathe(stick, brass, (x, y, TOP), steps=28, part=14)
        candle((x, y, TOP + 0.09), tall, 0.0115, 15, lean=-0.006)
        lamp((x, y, TOP + tall + 0.125), "#ffb054", 6.5, 0.012)
    return wood


def bent_chair(wood, at, turn):
    """A coffee-house chair of bent wood, front towards +y."""
    seat = [
        (0.001, 0.0),
        (0.175, 0.0),
        (0.205, -0.008),
        (0.213, -0.025),
        (0.205, -0.042),
        (0.175, -0.045),
        (0.001, -0.03),
    ]
    parts = [lathe(seat, wood, (0, 0, 0.46), steps=48, part=17)]
    parts.append(
        lathe([(0.001, 0.004), (0.17, 0.004)], matt("#7d6038"), (0, 0, 0.46), steps=40, part=17)
    )
    for side in (-1, 1):
        leg = [(0.15 * side, 0.13, 0.43), (0.165 * side, 0.17, 0.22), (0.185 * side, 0.22, 0)]
        parts.append(tube(curve(leg, 16), [0.018, 0.013], wood, part=17))
    hoop = [
        (-0.19, -0.26, 0),
        (-0.175, -0.20, 0.25),
        (-0.168, -0.165, 0.46),
        (-0.17, -0.20, 0.68),
        (-0.145, -0.245, 0.84),
        (-0.075, -0.275, 0.915),
        (0, -0.282, 0.93),
    ]
    inner = [
        (-0.11, -0.165, 0.46),
        (-0.108, -0.20, 0.64),
        (-0.09, -0.232, 0.76),
        (-0.05, -0.252, 0.82),
        (0, -0.258, 0.835),
    ]
    for line, radius in ((hoop, 0.0155), (inner, 0.012)):
        whole = line + [(-x, y, z) for x, y, z in line[-2::-1]]
        parts.append(tube(curve(whole, 96), radius, wood, part=17))
    parts.append(tube(ring(0.16, 40, (0, 0, 0.25)), 0.009, wood, closed=True, part=17))
    group(parts, at, (0, 0, turn))


def napkin():
    x, y = np.meshgrid(np.linspace(-0.5, 0.5, 70), np.linspace(-0.5, 0.5, 70))
    folds = ripples(6, 16, 5, 11, (1, 1, 0))(np.stack([x, y, 0 * x], -1))
    away, angle = np.hypot(x - 0.1, y), np.arctan2(y, x - 0.1)
    z = (
        0.10 * np.exp(-((away / 0.22) ** 2))
        + 0.035 * np.abs(folds)
        + 0.02 * np.cos(6 * angle) * np.clip(away / 0.3, 0, 1)
    )
    pinch = np.exp(-((away / 0.3) ** 2))
    points = np.stack(
        [x * 0.50 * (1 - 0.25 * pinch), y * 0.44 * (1 - 0.3 * pinch), np.maximum(z, 0.004)], -1
    )
    put(sheet(points, matt("#d22f2f", through=0.15), 18), (-0.34, -1.18, 0.035), (-4, 5, 28))


def scene(detail):
    railway(np.random.default_rng(41))
    wood = laid_table()
    bent_chair(wood, (-0.05, 0.66, 0.03), 176)
    bent_chair(wood, (0.40, -1.02, 0.03), -38)
    napkin()
    lathe([(0.001, 0), (1.7, 0)], matt("#eef4ff", glow=30), (0, 165, 3.2), (90, 0, 0), 40, part=19)
    halo = lathe([(0.001, 0), (9, 0)], matt("#c8d6ee", glow=1.2), (0, 168, 3.6), (90, 0, 0), 40)
    halo.visible_camera = False
    sun(90, 4.5, "#cfdcf2", 3.2, 1.6)
    sky("#5570a4", 0.85)
    camera((0.42, -8.6, 1.92), (0.03, 0, 1.40), lens=74)


def thrown_towards_us(picture, mask, x, y):
    """The shadows that table and chairs throw through the fog, away from the light."""
    rows, columns = np.mgrid[0 : picture.shape[0], 0 : picture.shape[1]].astype(np.float32)
    y, x = y * picture.scale, x * picture.scale
    beam = np.zeros(picture.shape, np.float32)
    for number in range(1, 26):
        near = 1 - 0.020 * number
        places = [y + (rows - y) * near, x + (columns - x) * near]
        beam = np.maximum(
            beam, map_coordinates(mask, places, order=1, mode="nearest") * (1 - number / 30)
        )
    return blur(beam, 5 * picture.scale)


def paint(picture):
    things, rails = picture.of(*range(10, 19)), picture.of(3)
    x, y = picture.centre_of(19)
    picture.expose(1.45)
    away = np.hypot(picture.x - x, picture.y - y)
    drift = 30 * picture.noise(300, 4, stretch=(2.4, 0.7)) + 8 * picture.noise(
        90, 5, stretch=(2.2, 0.7)
    )
    air = ramp(FOG, np.clip((away + drift * np.clip(away / 260, 0, 1)) / 900, 0, 1))
    deep = np.minimum(picture.depth, 400)
    veil = np.where(picture.parts == 0, 1, 1 - np.exp(-np.clip(deep - 8.2, 0, None) / 30.0)).astype(
        np.float32
    )
    veil = blur(veil, picture.scale) * (1 - 0.55 * rails * step(deep, 170, 40))
    solid = blur(things * (1 - picture.of(13, 16)), 1.5 * picture.scale)
    beam = thrown_towards_us(picture, solid, x, y) * (1 - 0.9 * things)
    lit = (np.exp(-((away / 620) ** 2)) * (1 - veil))[..., None]
    image = picture.image + lit * np.array(rgb("#33486f")) * (0.62 + 0.38 * (1 - things)[..., None])
    image = image * (1 - 0.34 * (beam * (1 - veil))[..., None])
    image = image * (1 + 0.20 * picture.of(10) + 0.5 * picture.of(18))[..., None]
    picture.image = np.clip(image * (1 - veil[..., None]) + air * veil[..., None], 0, 1).astype(
        np.float32
    )
    picture.lay(step(away, 31, 27), "#fffdf4")
    paint_lights(picture, things)
    picture.sharpen_at(390, 800, 190).sharpen_at(490, 930, 190, 0.9).sharpen_at(250, 1050, 110, 0.9)
    picture.sharpen_at(x, y, 60, 0.6).find_edges(0.5, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(rails, 2 * picture.scale))
    picture.hard = np.where(things + rails > 0, 0.97, 0.4).astype(np.float32)
    around = (np.arctan2(picture.y - y, picture.x - x) + np.pi / 2).astype(np.float32)
    picture.directions(base=0, swirl=0.35, by_part={0: around, (1, 2): 0, 10: 84})
    strokes(
        picture,
        (34, 17, 8, 3.6, 1.8),
        length=8,
        jitter=(0.016, 0.012),
        need=(0, 0.04, 0.045, 0.05, 0.045),
        dry=0.38,
    )
    return finish(picture, impasto=0.055, bloom=0.04)


def paint_lights(picture, things):
    warm = np.clip((picture.image[..., 0] - picture.image[..., 2]) * 4, 0, 1)
    dark = (1 - things) * (1 - blur(warm, 2))
    picture.grade(
        NIGHT,
        0.55,
        (0.16, 0.27, 0.40, 0.54),
        (0.14, 0.23, 0.35, 0.48, 0.63),
        0.06,
        0.35,
        0.015,
        dark,
    )
    near = things * (1 - picture.of(15, 16, 18))
    picture.grade(
        NIGHT,
        0.25,
        (0.22, 0.36, 0.52, 0.70),
        (0.15, 0.30, 0.46, 0.62, 0.86),
        0.05,
        0.4,
        0.012,
        near,
    )
    picture.glow(362, 695, 210, "#ff9d3c", 0.36, 2.2).glow(416, 700, 190, "#ff9d3c", 0.30, 2.2)
    cloth = np.exp(-(((picture.x - 388) / 150) ** 2 + ((picture.y - 790) / 42) ** 2)) * picture.of(
        10, 12
    )
    picture.lay(blur(cloth, 3 * picture.scale) * 0.60, "#ffd08a")
    for x, y in ((362, 676), (416, 690)):
        picture.glow(x, y, 46, "#ffb95a", 0.75, 2.0)
    flame = np.clip(blur(widened(picture.of(16), 2), 1.2) * 1.6, 0, 1)
    picture.lay(flame, "#fff2c0")
