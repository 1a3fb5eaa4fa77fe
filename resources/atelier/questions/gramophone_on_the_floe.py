"""Who brought them the music, and why does one of them look the other way?

On a floe stands a gramophone; penguins in a wide half ring listen, and one has turned its back.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise
from light.filters import blur, ramp, step
from light.finish import finish
from light.materials import matt, mottled, rippled
from light.scene import camera, group, on_card, sky, sun
from light.shapes import ball, box, copy_group, curve, lathe, sheet, terrain, tint_where, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 14, 91, 0.95
WINTER = ((0.0, "#27305c"), (0.25, "#4a5a92"), (0.45, "#7d90c4"), (0.62, "#b4c2e2"),
          (0.78, "#e2e4ee"), (0.9, "#fbf3e6"), (1.0, "#fffcf6"))  # fmt: skip
POLAR = ((0, "#a9c9e6"), (0.5, "#cfe0ee"), (0.85, "#f3eee2"), (1, "#fbf0dc"))


def penguin(face=False):
    """Facing -y, 0.9 m high; those seen from behind need no face."""
    coat = Body((-0.4, -0.4, -0.02), (0.4, 0.4, 1.05), 0.016)
    coat.ball((0, 0.0, 0.38), (0.215, 0.20, 0.36), 0.05).ball(
        (0, 0.01, 0.62), (0.16, 0.155, 0.2), 0.08
    )
    coat.ball((0, -0.01, 0.83), (0.105, 0.115, 0.10), 0.06)
    coat.limb((0, 0.16, 0.12), (0, 0.27, 0.03), 0.07, 0.02, 0.05)
    for side in (-1, 1):
        coat.chain(
            [(side * 0.17, 0.0, 0.66), (side * 0.255, 0.0, 0.45), (side * 0.265, -0.02, 0.24)],
            [0.05, 0.045, 0.018],
            0.03,
        )
    body = coat.build(matt("#35456a"), 10)
    tint_where(
        body,
        lambda x, y, z: (y < -0.055 + 0.04 * (np.abs(x) > 0.14)) & (z < 0.70) & (np.abs(x) < 0.185),
        matt("#fbf7ee"),
    )
    tint_where(body, lambda x, y, z: (y < -0.02) & (z > 0.68) & (z < 0.75), matt("#f2b53a"))
    way = [(0, -0.10, 0.83), (0, -0.20, 0.828), (0, -0.32, 0.80)]
    thick = (0.046, 0.033, 0.006)
    if not face:
        way, thick = [(0, -0.08, 0.80), (0, -0.15, 0.80), (0, -0.21, 0.77)], (0.03, 0.024, 0.006)
    head = [tube(way, thick, matt("#e08a35"), part=11)]
    eyes = ((0.073, -0.062, 0.031, "#fffaf0"), (0.088, -0.080, 0.019, "#14161f"))
    for x, y, size, colour in eyes if face else ():
        head += [ball((side * x, y, 0.868), size, matt(colour), 12, 16) for side in (-1, 1)]
    feet = Body((-0.25, -0.3, -0.02), (0.25, 0.2, 0.1), 0.014)
    for side in (-1, 1):
        feet.ball((side * 0.085, -0.10, 0.015), (0.065, 0.11, 0.028), 0.02)
    return group([body, *head, feet.build(matt("#d98a3c"), 11)], (0, -300, 0))


def gramophone():
    wood, brass = mottled("#8a5230", "#6a3c22", 0.5, 6), matt("#e2a63a", rough=0.35, gloss=0.5)
    inside = matt("#f3c766", rough=0.4, gloss=0.4)
    parts = [box((0.72, 0.72, 0.34), (0, 0, 0.20), wood, 0.03, part=20)]
    parts.append(box((0.82, 0.82, 0.07), (0, 0, 0.04), wood, 0.02, part=20))
    parts.append(box((0.78, 0.78, 0.04), (0, 0, 0.38), wood, 0.015, part=20))
    record = [(0.001, 0.02), (0.29, 0.02), (0.29, 0), (0.001, 0)]
    parts.append(lathe(record, matt("#23262e"), (0, 0, 0.41), steps=64, part=21))
    parts.append(
        lathe([(0.001, 0.025), (0.10, 0.025), (0.10, 0.02)], matt("#c9442f"), (0, 0, 0.41), part=22)
    )
    crank = [(0.36, 0.1, 0.22), (0.50, 0.1, 0.22), (0.50, 0.1, 0.08), (0.58, 0.1, 0.08)]
    parts.append(tube(crank, 0.018, brass, part=23))
    arm = curve(
        [
            (-0.12, -0.10, 0.44),
            (-0.30, -0.12, 0.52),
            (-0.34, -0.30, 0.86),
            (-0.18, -0.30, 1.12),
            (0.0, 0.0, 1.24),
        ],
        40,
    )
    parts.append(tube(arm, [0.022, 0.035, 0.055, 0.07], brass, part=23))
    turn, share = np.meshgrid(np.linspace(0, 2 * math.pi, 241), np.linspace(0, 1, 60))
    petal = 1 + 0.045 * np.abs(np.sin(turn * 4.5)) * share**2
    wide = (0.07 + 0.10 * share + 0.56 * share**3.2) * petal
    run = 1.15 * share - 0.07 * share**8 * np.abs(np.sin(turn * 4.5))
    points = np.stack([wide * np.cos(turn), run, wide * np.sin(turn)], -1)
    horn = sheet(points, brass, 24, thick=0.012)
    lining = sheet(points * (0.965, 1, 0.965) + (0, 0.012, 0), inside, 25)
    throat = ball((0, 0.16, 0), (0.098, 0.02, 0.098), matt("#4a2c18"), 26, 32)
    parts.append(group([horn, lining, throat], (0, 0.0, 1.22), (30, 0, 186)))
    return group(parts, (0.1, 0, 0.02), (0, 0, 0), 1.15)


def audience(rng, height):
    first, taken = penguin(), [np.array((1e3, 1e3))]
    for row, away in enumerate((5.7, 7.2, 8.8, 10.5, 12.3)):
        gap = 0.9
        for place in np.arange(-5.4, 5.5, gap):
            x = place + gap * 0.5 * (row % 2) - 0.3 + rng.normal(0, 0.10)
            y = -math.sqrt(max(away**2 - (0.75 * x) ** 2, 1)) + rng.normal(0, 0.12)
            facing = math.degrees(math.atan2(-y, -x)) + 90 + rng.normal(0, 7)
            size = float(rng.uniform(0.94, 1.08)) * (0.74 if rng.random() < 0.10 else 1)
            at = (x, y, float(height(np.array(x), np.array(y))))
            seen = on_card([at], 46)[0, :2]
            if min(np.hypot(*((seen - one) / (62, 104))) for one in taken) > 1:
                taken.append(seen)
                copy_group(first, at, (rng.normal(0, 2), rng.normal(0, 2), facing), size)
    at = (-2.0, -1.7, float(height(np.array(-2.0), np.array(-1.7))))
    copy_group(penguin(face=True), at, (0, 0, -42), 1.4)


def scene(detail):
    rng = np.random.default_rng(91)
    fine, broad = ground_noise(3, 24, 0.8, 3), ground_noise(4, 20, 0.1, 0.4)

    def height(x, y):
        rim = np.hypot(x / 13.5, (y + 4) / 11.5) + 0.05 * broad(x * 2, y * 2)
        return 0.02 * fine(x, y) + 0.08 * broad(x, y) - 1.2 * np.clip((rim - 1) / 0.02, 0, 1)

    snow = matt("#f7f8fb")
    terrain(
        np.linspace(-16, 16, int(500 * detail)),
        np.linspace(-18, 10, int(500 * detail)),
        height,
        snow,
        1,
    )
    gramophone()
    camera((-1.2, -16.6, 5.6), (-0.2, -0.6, 0.75), lens=46)
    audience(rng, height)
    sea = rippled(matt("#7fa8cc", 0.15, 0.6), 0.2, 0.7)
    box((3000, 3000, 0.02), (0, 1450, -0.45), sea, part=2)
    rng = np.random.default_rng(12)
    ice = mottled("#eaf2f8", "#cfe0ee", 0.5, 0.3)
    for x, y, size in (
        (-26, 46, 7.0),
        (14, 62, 9.0),
        (2, 96, 8.0),
        (46, 90, 12.0),
        (-60, 110, 16.0),
    ):
        berg = Body((-1.5, -1.2, -0.3), (1.5, 1.2, 1.6), 0.06)
        for _ in range(6):
            at = rng.normal(0, 0.45, 3) * (1, 0.6, 0.2) + (0, 0, 0.35)
            berg.slab(at, rng.uniform(0.25, 0.6, 3), 0.05, 0.08, rng.normal(0, 22, 3))
        berg.cut_below(-0.1).build(ice, 3, (x, y, -0.5), (0, 0, rng.uniform(0, 90)), size * 0.7)
    sun(128, 17, "#fff3dc", 4.2, 0.8)
    sky("#a8c4ea", 0.75)


def paint(picture):
    level = np.nonzero(picture.of(2))[0].min() / picture.scale
    air = ramp(
        POLAR, np.clip((picture.y + 10 * picture.noise(300, 4, stretch=(3, 1))) / level, 0, 1)
    )
    snow, sea = picture.of(1, 3), picture.of(2)
    picture.expose(1.1).lay(blur(picture.of(0), 0.7 * picture.scale), air)
    picture.lay(step(picture.noise(24, 9, stretch=(7, 0.6)), 0.8, 1.5) * sea * 0.45, "#dcebf6")
    picture.grade(WINTER, 0.3, (0.5, 0.66, 0.8), (0.42, 0.6, 0.76, 0.94), 0.05, 0.35, 0.012, snow)
    picture.haze("#eef0ee", 30, 150, 0.7, 0.7, mask=1 - picture.of(0)).lift(0.12)
    picture.balance(a=0.022, b=0.035, light=0.05, where=blur(picture.of(24, 25), 1))
    picture.sharpen_at(440, 520, 220).sharpen_at(235, 600, 90).find_edges(0.75, floor=0.15)
    things = 1 - np.clip(snow + sea + picture.of(0), 0, 1)
    picture.focus = np.maximum(picture.focus, blur(things, 2) * 0.9)
    picture.hard = np.where(things > 0.5, 0.95, 0.5).astype(np.float32)
    picture.directions(base=4, swirl=0.3, form=3, by_part={10: 86})
    strokes(picture, (30, 15, 7, 3.4, 1.8), length=7, jitter=(0.012, 0.012), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.045, bloom=0.02)
