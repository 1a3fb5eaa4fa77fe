"""One foot more?  And who holds the other end of the rope?

Far out on the ice an elephant stands on three feet; cracks run from it almost to the shore.
"""

import itertools
import math

import numpy as np
from light.animals import dark_eye, elephant_body
from light.bodies import Body
from light.colour import rgb
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, pencil
from light.materials import matt, mottled
from light.scene import camera, group, on_card, sky, sun
from light.shapes import ball, curve, mesh, tube
from light.things import rope
from PIL import Image, ImageDraw

SAMPLES, SEED, SCALE = 22, 22, 1.5
PLACE, YAW, LENS = np.array((0.0, 45.0, 0.0)), 32, 118
SKIN = ((0, "#2c3850"), (0.22, "#45566f"), (0.45, "#647a91"), (0.65, "#91a5b5"),
        (0.84, "#d8dddc"), (1, "#fdf6e8"))  # fmt: skip
SLACK = [(0.75, 43.0, 0.03), (1.75, 42.0, 0.03), (1.35, 40.7, 0.03), (-0.35, 39.9, 0.03),
         (-1.55, 38.8, 0.03), (-1.70, 37.3, 0.03), (-0.95, 36.5, 0.03), (-0.62, 37.4, 0.03),
         (-1.25, 37.75, 0.055), (-1.62, 36.6, 0.06), (-1.05, 35.2, 0.03), (0.25, 33.9, 0.03),
         (0.70, 32.2, 0.03), (0.15, 30.6, 0.03), (-0.55, 28.8, 0.03), (-0.5, 26.8, 0.03),
         (-0.1, 24.5, 0.03)]  # fmt: skip


def on_the_ice(point):
    """From the elephant's own space to the world."""
    c, s = math.cos(math.radians(YAW)), math.sin(math.radians(YAW))
    return PLACE + np.array((c * point[0] - s * point[1], s * point[0] + c * point[1], point[2]))


def elephant(rng, detail, red):
    body, _ = elephant_body(0.024 if detail == 1 else 0.034)
    skin, horn, dark = mottled("#8a97a6", "#748292", 0.35, 1.3), matt("#f6eedc"), matt("#3d4656")
    parts = [body.build(skin, 10, relax=1), ball((2.16, -0.405, 2.36), 0.045, dark_eye(), 13)]
    for side in (-1, 1):
        tusk = [
            (2.16, side * 0.24, 1.98),
            (2.42, side * 0.30, 1.72),
            (2.76, side * 0.30, 1.66),
            (2.98, side * 0.26, 1.84),
        ]
        parts.append(tube(curve(tusk, 24), [0.085, 0.075, 0.02], horn, part=12))
    tail = [(-1.55, 0, 2.05), (-1.74, -0.04, 1.65), (-1.72, -0.10, 1.15), (-1.80, -0.06, 0.95)]
    parts.append(tube(curve(tail, 24), [0.075, 0.035, 0.03], skin, part=10))
    for bend in rng.normal(0, 0.04, (9, 2)):
        hair = [
            (-1.76, -0.08, 1.05),
            (-1.82 + bend[0], -0.06 + bend[1], 0.90),
            (-1.84 + 2 * bend[0], -0.05 + 2 * bend[1], 0.72),
        ]
        parts.append(tube(curve(hair, 8), [0.02, 0.014, 0.004], dark, part=13))
    girth = girth_rope(body)
    knot = girth[3]
    knob = Body(knot - 0.25, knot + 0.25, 0.02).ball(
        knot + (0, -0.05, 0), (0.11, 0.085, 0.10), 0.02
    )
    knob.ripple(lambda points: 0.02 * np.sin((points[..., 0] + points[..., 2]) * 70))
    parts.append(knob.build(red, 15))
    end = curve(
        [knot + (0, -0.06, 0), knot + (-0.10, -0.14, -0.18), knot + (-0.14, -0.10, -0.42)], 20
    )
    parts += [*rope(girth, red, 0.026, part=15), *rope(end, red, part=15)]
    group(parts, tuple(PLACE), (0, 0, YAW))
    return knot


def girth_rope(body):
    """Twice round the belly, laid on the skin."""
    places = []
    for angle in np.linspace(0, 4 * math.pi, 150):
        x = -0.50 + 0.055 * angle / math.pi + 0.10 * math.cos(angle)
        way = np.array((0, -math.cos(angle), math.sin(angle)))
        places.append(body.surface_from((x, 0, 1.75), way) + 0.02 * way)
    padded = np.pad(places, ((3, 3), (0, 0)), mode="edge")
    return np.stack(
        [np.convolve(padded[:, axis], np.ones(7) / 7, "valid") for axis in range(3)], -1
    )


def cracks(rng):
    """Lines that split as they run from the feet: [(places, widths)...]."""
    lines = []

    def split(start, way, length, width, level=0):
        line, heading, count = [np.array(start, float)], way, max(int(length / 0.16), 4)
        for number in range(count):
            heading += rng.normal(0, 0.24)
            if number % 7 == 6:
                heading += rng.choice((-1, 1)) * rng.uniform(0.3, 0.6)
            heading += 0.10 * (way - heading)
            line.append(line[-1] + 0.16 * np.array((math.cos(heading), math.sin(heading) * 1.25)))
            if level < 3 and rng.random() < (0.105, 0.075, 0.05)[level]:
                turn = rng.choice((-1, 1)) * rng.uniform(0.45, 1.0)
                rest = 1 - number / count
                split(
                    line[-1],
                    heading + turn,
                    length * rest * rng.uniform(0.35, 0.75),
                    width * rest * 0.7 + 0.003,
                    level + 1,
                )
        thin = 1 - np.linspace(0, 1, len(line)) ** 1.5
        lines.append((np.array(line), (width * thin + 0.003) * rng.uniform(0.6, 1.3, len(line))))

    feet = (
        ((-0.98, -0.44, 0), (-2.5, -1.75, -1.2, 2.6)),
        ((0.86, 0.42, 0), (0.2, 1.1, -0.35)),
        ((-0.64, 0.42, 0), (2.2, 1.6)),
        ((1.3, -0.46, 0), (-1.0, -1.45, -0.55)),
    )
    for foot, ways in feet:
        for way in ways:
            long = rng.uniform(11, 14) if -2.2 < way < -0.9 else rng.uniform(4, 7.5)
            start = on_the_ice(foot)[:2] + 0.25 * np.array((math.cos(way), math.sin(way)))
            split(start, way + rng.normal(0, 0.08), long, 0.019)
    return lines


def scene(detail):
    rng = np.random.default_rng(11)
    red = matt("#d8452f")
    knot = elephant(rng, detail, red)
    tied = on_the_ice(knot + (0, -0.08, -0.02))
    fallen = on_the_ice(knot * (1, 1, 0) + (-0.05, -0.25, 0.035))
    line = [
        tied,
        tied * (1, 1, 0.55) + (0.03, -0.08, 0),
        fallen + (0.02, -0.10, 0.01),
        fallen + (0.30, -0.55, 0),
        *SLACK,
    ]
    rope(curve(line, 520), red, 0.025, part=15)
    ice = [(-80, 5, 0), (80, 5, 0), (80, 240, 0), (-80, 240, 0)]
    mesh(ice, [(0, 1, 2, 3)], matt("#f2f6f8", rough=0.22, gloss=0.35), 1, smooth=False)
    sun(128, 24, "#fff4e0", 4.2, 2.0)
    sky("#dfeaf4", 0.62)
    camera((0, 0, 12.2), (-0.15, 44.2, -0.05), lens=LENS)
    drawn = []
    for number, (places, widths) in enumerate(cracks(rng)):
        seen = on_card(np.c_[places, 0 * widths], LENS)
        drawn.append(np.c_[np.full(len(widths), number), seen[:, :2], widths * seen[:, 3]])
    return {"cracks": np.concatenate(drawn)}


def drawn_cracks(picture):
    """The cracks as dark hairs, drawn at twice the size."""
    scale = 2 * picture.scale
    board = Image.new("L", (picture.shape[1] * 2, picture.shape[0] * 2), 0)
    pen = ImageDraw.Draw(board)
    lines = picture.passes["cracks"]
    for number in np.unique(lines[:, 0]):
        line = lines[lines[:, 0] == number]
        for start, end in itertools.pairwise(line):
            wide = max(1.15 * (start[3] + end[3]) * scale * 0.5, 0.5 * scale)
            ends = [tuple(start[1:3] * scale), tuple(end[1:3] * scale)]
            pen.line(ends, int(255 * min(1, 0.35 + (start[3] + end[3]) * 0.5)), max(round(wide), 1))
    small = board.resize((picture.shape[1], picture.shape[0]), Image.Resampling.LANCZOS)
    return np.asarray(small, np.float32) / 255


def paint(picture):
    picture.measured_by = (10,)
    picture.directions(base=6, swirl=0.2, form=3.5, edge=0.3, sigma=4)
    animal, ice, line = picture.of(10), picture.of(1), picture.of(15)
    lit = picture.shade(96, 0.5)
    low, high = np.percentile(lit[animal > 0], (3, 96))
    skin = ramp(SKIN, np.clip((lit - low) / (high - low), 0, 1))
    shadow = step(lit, np.median(lit[ice > 0]) * 0.985, np.median(lit[ice > 0]) * 0.70) * ice
    picture.image[:] = np.array(rgb("#f6f8f6"), np.float32)
    swept = (
        0.30
        + 0.32 * picture.noise(200, 3, stretch=(5, 1))
        + 0.16 * picture.noise(40, 4, stretch=(7, 1))
    )
    picture.lay(np.clip(swept, 0, 1) * ice * 0.55, "#bcd8e6").lay(shadow, "#8fb0cc", 0.9)
    picture.lay(blur(np.clip(animal + picture.of(12, 13), 0, 1), 0.5), skin)
    picture.lay(blur(picture.of(12), 0.5), "#f7efdd", 0.75)
    hair = drawn_cracks(picture) * blur(ice, 0.5)
    picture.lay(np.roll(hair, (2, 2), (0, 1)), "#ffffff", 0.8).lay(hair, "#36526e", 0.95)
    picture.lay(blur(line, 0.4), "#d8432c").lay(
        blur(line, 0.4) * step(lit, 0.75, 0.35), "#8a2430", 0.8
    )
    picture.haze("#f8faf8", 47, 78, 1.0, 0.7)
    pencil(picture, "#fbf9f2", layers=(8, -34, 58), wide=1.4, reach=24, form=0.7)
    where = picture.of(10, 12, 13) + 0.7 * line
    contour(picture, "#2c3650", 1.7, 1.0, 0.05, 0.36, 0.85, 0.5, where, 1.3, skip=(1,))
    return finish(picture, impasto=0, grain=0.006)
