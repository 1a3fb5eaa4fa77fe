"""What pulls at either end, and does the bird hold it together or only rest there?

High over a valley a rope is stretched until a strand has gone; at the thinnest place sits a bird.
"""

import math

import numpy as np
from light.animals import small_bird
from light.bodies import ground_noise, ridges
from light.filters import blur
from light.finish import finish
from light.materials import matt, mottled
from light.scene import camera, sky, sun
from light.shapes import box, curve, lathe, sheet, tint_faces, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 20, 52, 1.0
SLOPE = math.radians(24)
ALONG = np.array((math.cos(SLOPE), 0, math.sin(SLOPE)))
ACROSS = np.array((-math.sin(SLOPE), 0, math.cos(SLOPE)))
MIDDLE = np.array((0.06, 0, 40.0))
FIELDS = ("#8fae5a", "#c9b964", "#a6bf6c", "#e0cd84", "#7c9f58", "#4f7348", "#bcdce8")
HELD = (0, 2, 6)
PARTED = {1: (-0.62, 0.42), 3: (-0.10, 0.72), 4: (-0.34, 0.30), 5: (0.02, 0.98)}
AIR = ((0, "#6fa6b4"), (0.4, "#a9cabb"), (0.75, "#f1dfae"), (1, "#f8cf92"))
DAY = ((0.0, "#26323a"), (0.22, "#3f5658"), (0.40, "#6f8678"), (0.56, "#a9ac84"),
       (0.70, "#d9c48c"), (0.84, "#f3dfae"), (1.0, "#fff8e2"))  # fmt: skip


def place(along, around, out):
    """A point beside the rope: metres along it, an angle round it, metres from its axis."""
    side = np.multiply.outer(np.cos(around), ACROSS)
    side = side + np.multiply.outer(np.sin(around), (0, 1, 0))
    return MIDDLE + np.multiply.outer(along, ALONG) + np.asarray(out)[..., None] * side


def waist(along):
    """How much of the rope is gone: 0 whole .. 1 where it is thinnest."""
    return np.exp(-(((np.asarray(along) - 0.14) / 0.52) ** 2))


def strands():
    """Of seven yarns three still hold in the middle; the others have parted, one after another."""
    hemp = mottled("#c9a25f", "#94703c", 0.5, 14)
    along = np.linspace(-3.5, 3.5, 1200)
    turn = np.cumsum(np.gradient(along) / (0.42 + 0.5 * waist(along))) * 2 * math.pi
    lay = 0.078 - 0.047 * waist(along)
    for number in range(7):
        angle = turn + number * 2 * math.pi / 6
        line = place(along, angle, lay * (number < 6))
        if number in HELD:
            tube(line, 0.043 - 0.022 * waist(along), hemp, part=7)
            continue
        left, right = PARTED[number]
        tube(line[along < left], 0.043, hemp, part=7)
        tube(line[along > right], 0.043, hemp, part=7)
        frayed(line[along < left][-9:], 1, number, hemp)
        frayed(line[along > right][:9][::-1], -1, number + 20, hemp)


def frayed(end, way, seed, hemp):
    """A parted yarn opens into fibres that stand off and droop."""
    rng = np.random.default_rng(seed)
    away = end[-1] - MIDDLE - ALONG * np.dot(end[-1] - MIDDLE, ALONG)
    away = away / max(np.linalg.norm(away), 1e-6)
    for _ in range(26):
        long = rng.uniform(0.10, 0.34)
        lift = away * rng.uniform(0.15, 0.75) + rng.normal(0, 0.22, 3)
        share = np.linspace(0, 1, 9)[:, None]
        root = end[-1 - rng.integers(0, 5)] + rng.normal(0, 0.012, 3)
        fall = np.array((0, 0, -0.28 * long)) * share**2.2
        line = root + long * share * (way * ALONG * 0.8 + lift * share) + fall
        tube(line, [0.011, 0.008, 0.003], hemp, part=7, resolution=2)


def loose_hairs():
    rng = np.random.default_rng(5)
    hemp = matt("#d9b878")
    for _ in range(110):
        along, around = rng.normal(0, 0.9), rng.uniform(0, 2 * math.pi)
        reach = rng.uniform(0.02, 0.07)
        drift = reach * rng.choice((-1, 1)) * rng.uniform(0.6, 1.8)
        rise = 0.11 - 0.06 * float(waist(along))
        line = [
            place(np.array(along + drift * share), np.array(around), rise + reach * share)
            for share in (0, 0.5, 1)
        ]
        tube(curve(line, 8), [0.004, 0.0015], hemp, part=7)


def bird():
    feather, wing = mottled("#4f6f8f", "#3a5570", 0.4, 12), mottled("#2f4862", "#233a52", 0.4, 10)
    at = MIDDLE + ALONG * -0.36 + ACROSS * 0.074
    small_bird(feather, wing, matt("#e0a24a"), matt("#1c1a22"), tuple(at), 0.155, 0, -8, 14)


def valley():
    """Fields, hedges, woods and a river, a thousand metres below; mountains at the end."""
    x, y = np.linspace(-1, 1, 760)[None, :], np.geomspace(1300, 30000, 800)[:, None]
    x, y = x * (y * 0.40 + 150), y + 0 * x
    roll, warp = ground_noise(3, 20, 0.0006, 0.003), ground_noise(7, 16, 0.0012, 0.003)
    woods = ground_noise(5, 24, 0.004, 0.02)
    far = np.clip((y - 9000) / 9000, 0, 1)
    crest = ridges(x / 4200 + 3, y / 5000 + 1, 8, 6)
    high = -1000 + 40 * roll(x, y) + far * 3400 * crest**1.2
    land = sheet(np.stack([x, y, high], -1), matt(FIELDS[0]), 1)
    x, y, far = (plane[:-1, :-1] for plane in (x, y, far + 0 * x))
    bed = 300 * np.sin(y / 620 + 2.2) + 130 * np.sin(y / 260) - 170 + 0.02 * y
    bank = x - bed
    across, along = bank + 60 * warp(x, y), y + 90 * warp(y, x)
    strip = np.floor(across / 260)
    along = along * np.where(strip % 2, 0.8, 1.15) + 97 * strip
    row = np.floor(along / 128)
    wide = np.where((row * 3 + strip) % 3 == 0, 260.0, 130.0)
    column = np.floor(across / wide)
    field = ((row * 7 + column * 5 + strip * 3 + np.floor(row * column * 0.3)) % 5).astype(int)
    hedge = (np.minimum(along % 128, across % wide) < 6.5) | (woods(x, y) > 0.62)
    field = np.where(hedge | (far > 0.02), 5, field)
    field = np.where(np.abs(bank) < 24 + 0.004 * y, 6, field)
    tint_faces(land, field, *[matt(colour) for colour in FIELDS[1:]])
    village()


def village():
    """Roofs round a church, each as large as a grain."""
    rng = np.random.default_rng(12)
    white, roof = matt("#f2e8d4"), matt("#c05a3c")
    for _ in range(34):
        x, y = rng.normal((170, 2150), (60, 150))
        turn = float(rng.uniform(0, 180))
        box((22, 13, 12), (x, y, -1000 + 6), white, turn=(0, 0, turn), part=1)
        box((24, 15, 5), (x, y, -1000 + 14), roof, turn=(0, 0, turn), part=1)
    box((10, 10, 46), (165, 2160, -977), white, part=1)
    lathe([(9, 0), (0.1, 34)], roof, (165, 2160, -954), steps=4, part=1)


def scene(detail):
    strands()
    loose_hairs()
    bird()
    valley()
    sun(205, 20, "#ffe2ae", 4.6, 0.6)
    sky("#9fbfe0", 0.5)
    camera((0.0, -4.4, 40.9), (0.0, 0.0, 40.02), lens=54)


def paint(picture):
    near, land = picture.of(7, 14, 15, 16, 17), picture.of(1)
    picture.expose(1.15).backdrop(AIR, bottom=760, drift=18)
    picture.haze("#f0e0b4", 1500, 22000, 0.95, 0.75, mask=land)
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
