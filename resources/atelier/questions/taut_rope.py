"""What pulls at either end, and does the bird hold it together or only rest there?

High over a valley a rope is stretched until a strand has gone; at the thinnest place sits a bird.
"""

import math

import numpy as np
from light.animals import small_bird
from light.bodies import ridges
from light.filters import blur
from light.finish import finish
from light.materials import matt, mottled
from light.scene import camera, sky, sun
from light.shapes import curve, terrain, tube
from light.strokes import strokes

SAMPLES, SEED = 28, 52
SLOPE = math.radians(24)
ALONG = np.array((math.cos(SLOPE), 0, math.sin(SLOPE)))
ACROSS = np.array((-math.sin(SLOPE), 0, math.cos(SLOPE)))
MIDDLE = np.array((0.06, 0, 40.0))
SPRUNG = 0.42  # how far from the middle the ends of the broken strand have drawn back
AIR = ((0, "#6fa6b4"), (0.4, "#a9cabb"), (0.75, "#f1dfae"), (1, "#f8cf92"))
DAY = ((0.0, "#26323a"), (0.22, "#3f5658"), (0.40, "#6f8678"), (0.56, "#a9ac84"),
       (0.70, "#d9c48c"), (0.84, "#f3dfae"), (1.0, "#fff8e2"))  # fmt: skip


def place(along, around, out):
    """A point beside the rope: metres along it, an angle round it, metres from its axis."""
    side = np.multiply.outer(np.cos(around), ACROSS)
    side = side + np.multiply.outer(np.sin(around), (0, 1, 0))
    return MIDDLE + np.multiply.outer(along, ALONG) + np.asarray(out)[..., None] * side


def strands():
    """Two strands hold, thinner and longer laid where they bear all; the third has sprung."""
    hemp = mottled("#c9a25f", "#94703c", 0.5, 14)
    along = np.linspace(-3.5, 3.5, 900)
    thin = np.exp(-((along / 0.5) ** 2))
    radius = 0.066 - 0.022 * thin
    turn = np.cumsum(np.gradient(along) / (0.34 + 0.34 * thin)) * 2 * math.pi
    for number in range(3):
        line = place(along, turn + number * 2 * math.pi / 3, radius * 0.62)
        if number != 1:
            tube(line, 0.041, hemp, part=7)
            continue
        for whole, way, up in (
            (line[along < -SPRUNG], 1, 1),
            (line[along > SPRUNG][::-1], -1, -1),
        ):
            tube(whole, 0.041, hemp, part=7)
            curl(whole[-1], way, up, hemp)


def curl(start, way, up, hemp):
    """The end of a strand that has sprung, and the threads at its tip."""
    share = np.linspace(0, 1, 30)
    along = way * (0.16 * np.sin(share * 4.2) - 0.10 * share)
    rise = up * (0.15 * (1 - np.cos(share * 4.2)) * (1 - 0.3 * share) + 0.05 * share)
    end = start + np.outer(along, ALONG) + np.outer(rise, ACROSS) + np.outer(share, (0, -0.07, 0))
    tube(end, [0.041, 0.034, 0.022], hemp, part=7)
    rng = np.random.default_rng(9 + way)
    last = end[-1] - end[-4]
    last = last / np.linalg.norm(last)
    for _ in range(18):
        tip = end[-1] + last * rng.uniform(0.05, 0.15) + rng.normal(0, 0.03, 3)
        bent = (end[-1] + tip) / 2 + rng.normal(0, 0.01, 3)
        tube(curve([end[-1] - last * 0.02, bent, tip], 10), [0.008, 0.002], hemp, part=7)


def loose_hairs():
    rng = np.random.default_rng(5)
    hemp = matt("#d9b878")
    for _ in range(90):
        along, around = rng.normal(0, 0.5), rng.uniform(0, 2 * math.pi)
        reach = rng.uniform(0.03, 0.10)
        drift = reach * rng.choice((-1, 1)) * rng.uniform(0.4, 1.2)
        line = [
            place(np.array(along + drift * share), np.array(around), 0.04 + reach * share)
            for share in (0, 0.5, 1)
        ]
        tube(curve(line, 8), [0.004, 0.0015], hemp, part=7)


def bird():
    feather, wing = mottled("#4f6f8f", "#3a5570", 0.4, 12), mottled("#2f4862", "#233a52", 0.4, 10)
    at = MIDDLE + ALONG * -0.02 + ACROSS * 0.045
    small_bird(feather, wing, matt("#e0a24a"), matt("#1c1a22"), tuple(at), 0.155, 0, -8, 14)


def valley():
    """Ridge behind ridge, far below."""
    x, y = np.linspace(-1500, 1500, 420), np.geomspace(90, 5000, 420)
    green = mottled("#7f9a6a", "#5f7f60", 0.5, 0.02)
    terrain(x, y, lambda a, b: -380 + 260 * ridges(a / 520 + 3, b / 520, 8, 6), green, 1)


def scene(detail):
    strands()
    loose_hairs()
    bird()
    valley()
    sun(218, 24, "#ffe2ae", 4.6, 0.6)
    sky("#9fbfe0", 0.55)
    camera((0.0, -4.4, 40.5), (0.0, 0.0, 40.02), lens=54)


def paint(picture):
    near, land = picture.of(7, 14, 15, 16, 17), picture.of(1)
    picture.expose(1.15).backdrop(AIR, bottom=760, drift=18)
    picture.haze("#e9dcb4", 150, 3200, 0.95, 0.5, mask=land)
    picture.grade(DAY, 0.4, (0.4, 0.56, 0.72), (0.35, 0.5, 0.66, 0.82), 0.05, 0.35, 0.012, land)
    picture.lift(0.08).sharpen_at(400, 590, 260).find_edges(0.7, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(near, 2) * 0.9)
    picture.hard = np.where(near > 0, 0.95, 0.5).astype(np.float32)
    picture.directions(base=6, swirl=0.25, form=2.5)
    strokes(
        picture,
        (32, 16, 8, 3.8, 2.0, 1.3),
        length=8,
        jitter=(0.014, 0.012),
        need=(0, 0.04, 0.045, 0.04),
        dry=0.3,
    )
    picture.balance(a=-0.006)
    return finish(picture, impasto=0.05)
