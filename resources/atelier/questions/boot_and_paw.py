"""Who goes on with whom, and which of the two left the scarf?

From the left a track of boots, from the right one of bare paws; they have walked about each other
until the snow was trampled, and one track of boot and paw leads on.
"""

import math

import numpy as np
from light.bodies import ground_noise
from light.filters import blur
from light.finish import finish
from light.materials import matt
from light.scene import plan_camera, sky, sun
from light.shapes import curve, evenly, sheet, tint_faces, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 20, 31, 1.5
ROUND, ROUND_RADIUS = np.array((0.0, -1.35)), 1.22
SNOW = ((0.0, "#143049"), (0.35, "#2f5f86"), (0.52, "#5587ae"), (0.66, "#9cc0d6"),
        (0.78, "#d6e4e6"), (0.88, "#f3efe2"), (1.0, "#fffaf0"))  # fmt: skip


def oval(across, along, x, y, wide, long):
    return (np.hypot((across - x) / wide, (along - y) / long) - 1) * min(wide, long)


def joined(first, second, blend):
    share = np.clip(0.5 + 0.5 * (second - first) / blend, 0, 1)
    return second * (1 - share) + first * share - blend * share * (1 - share)


def boot(across, along):
    """Shapes of a print as [(distance, depth)...]; the ball of the foot leans outwards."""
    ball, waist = (-0.02, 0.17, 0.175, 0.33), (0.02, -0.05, 0.115, 0.24)
    sole = joined(oval(across, along, *ball), oval(across, along, *waist), 0.12)
    back, front = (0.015, -0.385, 0.125, 0.125), (0.015, -0.33, 0.12, 0.09)
    heel = joined(oval(across, along, *back), oval(across, along, *front), 0.05)
    tread = 1 - 0.18 * (np.cos(along * 34) > 0.25) * (np.abs(across) < 0.13)
    return [(sole, tread), (heel, 1.0), (joined(sole, heel, 0.25) + 0.005, 0.55)]


def paw(across, along):
    lobes = [oval(across, along, side * 0.17, -0.24, 0.15, 0.15) for side in (-1, 1)]
    pad = joined(oval(across, along, 0, -0.10, 0.255, 0.20), joined(*lobes, 0.10), 0.12)
    pad = joined(pad, oval(across, along, 0, -0.24, 0.13, 0.11), 0.12)
    shapes = [(pad, 1.0)]
    toes = ((-0.36, 0.12, 0.105), (-0.145, 0.30, 0.118), (0.125, 0.31, 0.118), (0.345, 0.15, 0.105))
    for x, y, radius in toes:
        turn = math.atan2(x, y + 0.5)
        a = (across - x) * math.cos(turn) - (along - y) * math.sin(turn)
        b = (across - x) * math.sin(turn) + (along - y) * math.cos(turn)
        shapes.append((oval(a, b, 0, 0, radius, radius * 1.38), 1.0))
        shapes.append((oval(a, b, 0, radius * 2.05, 0.024, 0.062), 0.9))
    return shapes


class Snow:
    """A field of snow into which feet are pressed."""

    def __init__(self, detail):
        self.rng = np.random.default_rng(7)
        self.xs = np.linspace(-3.7, 3.7, int(1500 * detail))
        self.ys = np.linspace(-5.3, 5.3, int(2150 * detail))
        self.x, self.y = np.meshgrid(self.xs, self.ys)
        self.crust = ground_noise(6, 26, 9, 26)(self.x, self.y)
        self.dip, self.rim = np.zeros_like(self.x), np.zeros_like(self.x)

    def press(self, kind, x, y, way, left, size, deep):
        """One print; `way` in radians from +y, turning left."""
        near = np.ix_(np.abs(self.ys - y) < size, np.abs(self.xs - x) < size)
        if not self.x[near].size:
            return
        dx, dy = self.x[near] - x, self.y[near] - y
        crust = self.crust[near]
        across = (dx * math.cos(way) + dy * math.sin(way)) / size + 0.012 * crust
        along = (-dx * math.sin(way) + dy * math.cos(way)) / size + 0.012 * np.roll(crust, 5, 0)
        edge = np.full(across.shape, 9.0)
        for distance, depth in kind(across if left else -across, along):
            inside = 1 / (1 + np.exp(np.clip(distance * size / 0.0062, -30, 30)))
            pressed = deep * inside * depth * (1 + 0.06 * crust)
            self.dip[near] = np.maximum(self.dip[near], pressed)
            edge = np.minimum(edge, distance)
        wall = 0.013 * np.exp(-(((edge * size - 0.030) / 0.022) ** 2)) * (0.7 + 0.3 * along)
        self.rim[near] = np.maximum(self.rim[near], wall)

    def walk(self, path, stride, half, feet, first=0):
        """Steps along a curve; feet: what is set down in turn, as (kind, size)."""
        places = evenly(curve(path, 400), stride)[1:]
        ways = np.gradient(places, axis=0)
        ways /= np.linalg.norm(ways, axis=1)[:, None]
        for number, (place, way) in enumerate(zip(places, ways, strict=True)):
            left = (number + first) % 2 == 0
            kind, size = feet[(number + first) % 2]
            x, y = place + np.array((-way[1], way[0])) * (half if left else -half)
            turn = math.atan2(-way[0], way[1]) + (0.13 if left else -0.13)
            turn += self.rng.normal(0, 0.04)
            self.press(kind, x, y, turn, left, size, 0.056 if kind is paw else 0.050)

    def circle(self, kind, radius, count, half, size, start, sense):
        """They have walked about each other."""
        for number in range(count):
            angle = start + sense * (2 * math.pi * number / count) + self.rng.normal(0, 0.03)
            left = number % 2 == 0
            away = radius + (half if left == (sense < 0) else -half) + self.rng.normal(0, 0.035)
            x, y = ROUND + away * np.array((math.cos(angle), math.sin(angle)))
            turn = angle + (0 if sense > 0 else math.pi) + self.rng.normal(0, 0.13)
            self.press(kind, x, y, turn, left, size, 0.053 * self.rng.uniform(0.9, 1.15))

    def heights(self):
        away = np.hypot(self.x - ROUND[0], self.y - ROUND[1]) / ROUND_RADIUS
        around = np.arctan2(self.y - ROUND[1], self.x - ROUND[0])
        border = away - 0.97 - 0.05 * self.crust - 0.05 * np.cos(around * 7)
        trampled = 1 / (1 + np.exp(np.clip(border / 0.03, -30, 30)))
        floor = (0.016 + 0.004 * np.cos(away * 9)) * trampled
        dip = np.maximum(self.dip, floor + 0.005 * trampled * np.clip(self.crust, -1, 1.5))
        drifts = 0.038 * ground_noise(3, 24, 0.35, 1.4, (1, 1.3))(self.x, self.y)
        wind = 0.0045 * ground_noise(5, 30, 2.0, 6.5, (0.5, 1.2))(self.x, self.y)
        wall = 0.012 * np.exp(-(((away - 1.06) / 0.05) ** 2))
        return drifts + wind - dip + self.rim * np.clip(1 - dip / 0.02, 0, 1) + wall

    def height_at(self, heights, x, y):
        rows = np.clip(np.searchsorted(self.ys, y), 0, len(self.ys) - 1)
        columns = np.clip(np.searchsorted(self.xs, x), 0, len(self.xs) - 1)
        return heights[rows, columns]


def scarf(snow, heights):
    """A knitted strip, let fall; it lies over the rim of the round."""
    fall = [(-1.80, -2.25), (-1.50, -2.62), (-1.02, -2.62), (-0.66, -2.48), (-0.40, -2.72),
            (-0.62, -3.02), (-1.08, -3.00), (-1.42, -3.22), (-1.26, -3.62)]  # fmt: skip
    middle = evenly(curve(fall, 260), 0.009)
    count = len(middle)
    run = np.arange(count) * 0.009
    way = np.gradient(middle, axis=0)
    way = np.stack(
        [np.convolve(np.pad(way[:, i], 15, mode="edge"), np.ones(31), "valid") for i in (0, 1)], -1
    )
    way /= np.linalg.norm(way, axis=1)[:, None]
    across = np.linspace(-1, 1, 40)[None, :]
    wide = 0.125 * (1 + 0.10 * np.sin(run * 5.1) + 0.06 * np.sin(run * 11))[:, None]
    x = middle[:, :1] - way[:, 1:] * across * wide
    y = middle[:, 1:] + way[:, :1] * across * wide
    z = snow.height_at(heights, x, y) + 0.027 - 0.019 * across**8
    z = z + 0.0042 * np.cos(across * math.pi * 6) + 0.018 * np.sin(run * 6.3 + 1)[:, None] * across
    z = z + 0.010 * np.sin(run[:, None] * 17 + 2 * across)
    red = matt("#d02a26")
    strip = sheet(np.stack([x, y, z], -1), red, 5)
    to_end = np.minimum(run, run[-1] - run)[:-1]
    band = (np.abs(to_end - 0.17) < 0.022) | (np.abs(to_end - 0.25) < 0.022)
    tint_faces(strip, np.repeat(band, 39), matt("#f0c9a8"))
    for end, sense in ((0, -1), (count - 1, 1)):
        for column in range(2, 38, 3):
            start = np.array((x[end, column], y[end, column]))
            hang = way[end] * sense * snow.rng.uniform(0.10, 0.15) + snow.rng.normal(0, 0.018, 2)
            thread = [start, start + hang * 0.5, start + hang]
            low = [float(snow.height_at(heights, *place)) for place in thread]
            places = [
                (*place, z + lift)
                for place, z, lift in zip(thread, low, (0.028, 0.02, 0.012), strict=True)
            ]
            tube(places, [0.010, 0.009, 0.006], red, part=5)


def scene(detail):
    snow = Snow(detail)
    boots, paws = (boot, 0.46), (paw, 0.52)
    snow.walk(
        [(-4.0, -0.55), (-2.9, -0.95), (-1.95, -1.40), (-1.25, -1.55)], 0.66, 0.13, (boots, boots)
    )
    snow.walk(
        [(3.9, -5.3), (3.0, -4.35), (2.35, -3.1), (1.55, -2.35), (1.25, -2.0)],
        0.74,
        0.19,
        (paws, paws),
        1,
    )
    snow.walk(
        [(0.30, -0.02), (0.62, 0.75), (0.55, 2.1), (1.15, 3.6), (2.3, 5.6)],
        0.72,
        0.17,
        (boots, paws),
    )
    snow.circle(boot, 0.50, 8, 0.12, 0.46, 0.4, 1)
    snow.circle(paw, 0.98, 11, 0.17, 0.52, 0.1, -1)
    heights = snow.heights()
    sheet(np.stack([snow.x, snow.y, heights], -1), matt("#f7f4f4"), 1)
    scarf(snow, heights)
    sun(128, 17, "#ffe6c4", 5.0, 0.5)
    sky("#86a8e0", 0.50)
    plan_camera(10.0)


def paint(picture):
    scarf_only = picture.of(5)
    picture.expose(1.34)
    picture.grade(SNOW, 0.85, (0.60, 0.72, 0.80, 0.87), (0.50, 0.66, 0.80, 0.90, 0.955),
                  amount=0.55, wobble=0.012, where=1 - scarf_only)  # fmt: skip
    picture.find_edges(0.75, floor=0.2).sharpen_at(270, 860, 190, 0.5)
    picture.hard = np.where(blur(scarf_only, 1) > 0.1, 0.95, 0.6).astype(np.float32)
    picture.directions(base=-24, sigma=3)
    strokes(
        picture, (34, 17, 8, 4, 2.2, 1.5), length=8, jitter=(0.011, 0.009), need=(0, 0.035, 0.04)
    )
    picture.balance(a=-0.004, b=-0.018)
    return finish(picture, impasto=0.04, paper=0.035)
