"""Who mended it so neatly, and does the one inside know?

Three eggs in a straw nest; one was broken, and its cracks have been filled with gold.
"""

import numpy as np
from light.filters import blur, ramp, step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import camera, group, lamp, put, sky, sun
from light.shapes import ball, curve, lathe, tube
from light.strokes import strokes

SAMPLES, SEED = 28, 45
GOLD, GOLD_WIDE = "#d9982c", (0.019, 0.017, 0.012)
STRAW = ("#d9b56a", "#c79a4c", "#e9cf8e", "#a87f3e", "#b7a468")
WARM = ((0.0, "#2b2024"), (0.25, "#5a3f2e"), (0.42, "#8f6a3c"), (0.58, "#c29a55"),
        (0.72, "#e3c582"), (0.86, "#f8e8bf"), (1.0, "#fffaf0"))  # fmt: skip
SEAMS = (  # of gold: (turn from the side that looks at us, height); wide at the first place
    ((-1.5, 1.04), (-1.05, 1.00), (-0.72, 0.86), (-0.40, 0.80), (-0.24, 0.66), (0.06, 0.60),
     (0.22, 0.48), (0.52, 0.46), (0.74, 0.34), (1.10, 0.33), (1.5, 0.24)),
    ((-0.40, 0.80), (-0.22, 0.92), (-0.26, 1.04), (-0.08, 1.13)),
    ((0.06, 0.60), (0.26, 0.68), (0.36, 0.82), (0.62, 0.88)),
    ((-0.24, 0.66), (-0.42, 0.56), (-0.46, 0.44), (-0.62, 0.36)),
    ((0.52, 0.46), (0.74, 0.54), (0.96, 0.52)),
)  # fmt: skip


def egg_radius(z):
    """Of an egg of height 1.3 that stands on its blunt end at z = 0."""
    share = np.clip(z / 1.3, 0, 1)
    return 0.5 * np.sqrt(np.clip(1 - (2 * share - 1) ** 2, 0, 1)) * (1.08 - 0.30 * share)


def egg(material, part):
    z = 1.3 * (1 - np.cos(np.linspace(0, np.pi, 60))) / 2
    return lathe(
        [(max(r, 0.0005), h) for r, h in zip(egg_radius(z), z, strict=True)],
        material,
        steps=96,
        part=part,
    )


def on_egg(turn, z, lift=0.0):
    """A place on the shell; turn in radians from the side that looks at us."""
    radius = egg_radius(np.asarray(z)) + lift
    return np.stack([radius * np.sin(turn), -radius * np.cos(turn), np.asarray(z) + 0 * radius], -1)


def gilded_egg():
    """Its cracks run from one blow, and each is filled with gold that stands a little proud."""
    parts = [egg(mottled("#efe0c4", "#e0c9a2", 0.4, 3, through=0.22), 10)]
    gold = matt(GOLD, rough=0.3, gloss=0.8, metal=0.55)
    for seam in SEAMS:
        turn, rise = np.array(seam).T
        along = np.linspace(0, len(seam) - 1, 60)
        turn, rise = (np.interp(along, np.arange(len(seam)), axis) for axis in (turn, rise))
        parts.append(tube(on_egg(turn, rise, -0.004), GOLD_WIDE, gold, part=11))
    return group(parts)


def nest(rng):
    """Straws laid round and round, and a few that stick out."""
    tones = [matt(colour, rough=0.8) for colour in STRAW]
    for number in range(520):
        angle, span = rng.uniform(0, 2 * np.pi), rng.uniform(0.5, 1.5)
        radius, high = 1.25 + abs(rng.normal(0, 0.42)), 0.0
        high = 0.55 * np.clip((radius - 1.15) / 0.55, 0, 1) + rng.uniform(-0.25, 0.08)
        along = np.linspace(-span / 2, span / 2, 7)
        wave = radius + rng.normal(0, 0.06, 7).cumsum() * 0.5
        places = np.stack(
            [
                wave * np.cos(angle + along),
                0.86 * wave * np.sin(angle + along),
                high + rng.normal(0, 0.035, 7).cumsum(),
            ],
            -1,
        )
        tube(curve(places, 20), [0.020, 0.013], tones[number % 5], part=2, resolution=2)
    for number in range(240):
        x, y = rng.normal(0, 0.65, 2)
        way = rng.normal(0, 0.4, 2)
        places = [
            (x - way[0], y - way[1], rng.uniform(-0.2, -0.05)),
            (x, y, rng.uniform(-0.08, 0.05)),
            (x + way[0], y + way[1], rng.uniform(-0.2, -0.02)),
        ]
        tube(curve(places, 12), 0.014, tones[number % 5], part=2, resolution=2)


def feathers(rng):
    down = matt("#fbf6ea", through=0.4)
    for x, y, turn in ((1.05, -0.95, 30), (-1.25, -0.75, 150), (0.55, -1.25, 80)):
        quill = curve([(0, -0.16, 0), (0, 0, 0.05), (0.02, 0.18, 0.09)], 16)
        parts = [tube(quill, [0.006, 0.002], down, part=4)]
        for place in quill[2:]:
            for side in (-1, 1):
                for _ in range(3):
                    end = place + (
                        side * rng.uniform(0.06, 0.11),
                        rng.uniform(0.02, 0.09),
                        rng.uniform(-0.01, 0.04),
                    )
                    parts.append(tube([place, end], [0.004, 0.001], down, part=4, resolution=1))
        group(parts, (x, y, 0.50), (0, 0, turn))


def scene(detail):
    rng = np.random.default_rng(45)
    nest(rng)
    feathers(rng)
    rim = [(0.001, -0.35), (0.95, -0.33), (1.25, -0.02), (1.45, 0.30)]
    put(lathe(rim, matt("#7a5c30"), part=3), scale=(1, 0.86, 1))
    ball((0, 0, -0.75), (1.7, 1.5, 0.6), matt("#5a4426"), part=3)
    whole = mottled("#cfd9d2", "#b4c4bf", 0.5, 5)
    put(egg(whole, 5), (-0.62, 0.42, 0.02), (10, -24, 0), 0.98)
    put(egg(whole, 6), (0.66, 0.48, 0.0), (8, 26, 20), 0.96)
    put(gilded_egg(), (0.02, -0.34, -0.06), (-10, 4, 6), 1.12)
    lamp((0.02, -0.30, 0.62), "#ffb55c", 1.2, 0.05)
    sun(222, 36, "#fff0d0", 3.6, 2.0)
    sky("#a9bfdc", 0.55)
    camera((0.25, -4.9, 2.75), (0.0, 0.0, 0.52), lens=53)


def paint(picture):
    shells, seam = picture.of(5, 6, 10), picture.of(11)
    picture.expose(1.3)
    far = np.clip(1 - blur(np.clip(shells + seam + picture.of(2, 4), 0, 1), 6), 0, 1)
    back = ramp(
        ((0, "#9fc3b0"), (0.5, "#c9d9b8"), (1, "#efe3bd")),
        np.clip((picture.y + 50 * picture.noise(260, 4)) / 1200, 0, 1),
    )
    picture.lay(far * picture.of(0), back)
    picture.grade(
        WARM, 0.4, (0.36, 0.52, 0.68), (0.28, 0.46, 0.63, 0.80), 0.06, 0.35, 0.012, picture.of(2)
    )
    picture.lift(0.1)
    glow = blur(seam, 9 * picture.scale)
    picture.lay(np.clip(glow * 1.6, 0, 0.35) * picture.of(10), "#ffd58a")
    picture.lay(step(picture.y, 960, 1220) * 0.2, "#5a3f2e")
    picture.sharpen_at(400, 620, 240).find_edges(0.75, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(seam, 2))
    picture.hard = np.where(shells + seam > 0, 0.95, 0.5).astype(np.float32)
    picture.directions(base=14, form=4, swirl=0.3, by_part={0: 40})
    strokes(
        picture,
        (34, 17, 8, 3.8, 2.0, 1.4),
        length=7,
        jitter=(0.015, 0.013),
        need=(0, 0.04, 0.045, 0.045),
    )
    picture.balance(a=0.009)
    return finish(picture, impasto=0.05, bloom=0.04)
