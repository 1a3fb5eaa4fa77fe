"""Who mended it so neatly, and does the one inside know?

Three eggs in a straw nest; one was broken and is sewn together with red thread.
"""

import numpy as np
from light.filters import blur, ramp, step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import camera, group, lamp, put, sky, sun
from light.shapes import ball, curve, lathe, tube
from light.strokes import strokes

SAMPLES, SEED = 28, 45
STRAW = ("#d9b56a", "#c79a4c", "#e9cf8e", "#a87f3e", "#b7a468")
WARM = ((0.0, "#2b2024"), (0.25, "#5a3f2e"), (0.42, "#8f6a3c"), (0.58, "#c29a55"),
        (0.72, "#e3c582"), (0.86, "#f8e8bf"), (1.0, "#fffaf0"))  # fmt: skip
SEAM = ((-0.50, 0.36), (-0.36, 0.43), (-0.20, 0.42), (-0.04, 0.50), (0.12, 0.49),
        (0.26, 0.56), (0.40, 0.54))  # fmt: skip


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


def sewn_egg():
    """A crack from side to side, drawn together by stitches; the needle still hangs."""
    shell = egg(mottled("#efe0c4", "#e0c9a2", 0.4, 3, through=0.22), 10)
    turn, rise = np.array(SEAM).T
    crack = curve(np.stack([turn * 2.3, rise * 1.3 + 0.06], -1), 120)
    light = tube(on_egg(crack[:, 0], crack[:, 1], 0.001), 0.008, matt("#ffdf9a", glow=3.0), part=11)
    red = matt("#c8322c", rough=0.7)
    parts = [shell, light]
    way = np.gradient(crack, axis=0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    for number in range(4, len(crack) - 4, 6):
        across = (
            np.array((-way[number, 1], way[number, 0])) * 0.075
            + way[number] * 0.014 * (-1) ** number
        )
        ends = [crack[number] + across * share for share in (-1, -0.5, 0, 0.5, 1)]
        places = [
            on_egg(*end, lift)
            for end, lift in zip(ends, (-0.004, 0.010, 0.014, 0.010, -0.004), strict=True)
        ]
        parts.append(tube(curve(places, 12), 0.0085, red, part=12))
    last = on_egg(*(crack[-8] + np.array((0.0, -0.05))), 0.0)
    needle = last + np.array((-0.16, -0.24, -0.30))
    slack = [last, last + (0.03, -0.14, -0.03), last + (-0.02, -0.24, -0.14), needle]
    thread = curve(slack, 40)
    parts.append(tube(thread, 0.0075, red, part=12))
    steel = matt("#d8dde2", rough=0.25, gloss=0.7, metal=0.6)
    parts.append(
        tube(
            [needle + (0, 0, 0.02), needle - (0.02, 0.01, 0.20), needle - (0.05, 0.03, 0.44)],
            [0.012, 0.014, 0.002],
            steel,
            part=13,
        )
    )
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
    ball((0, 0, -0.75), (1.7, 1.5, 0.6), matt("#5a4426"), part=3)
    whole = mottled("#cfd9d2", "#b4c4bf", 0.5, 5)
    put(egg(whole, 5), (-0.62, 0.42, 0.02), (10, -24, 0), 0.98)
    put(egg(whole, 6), (0.66, 0.48, 0.0), (8, 26, 20), 0.96)
    put(sewn_egg(), (0.02, -0.34, -0.06), (-10, 4, 6), 1.12)
    lamp((0.02, -0.30, 0.62), "#ffb55c", 2.4, 0.05)
    sun(222, 36, "#fff0d0", 3.6, 2.0)
    sky("#a9bfdc", 0.55)
    camera((0.25, -4.9, 2.75), (0.0, 0.0, 0.52), lens=53)


def paint(picture):
    shells, thread, seam = picture.of(5, 6, 10), picture.of(12), picture.of(11)
    picture.expose(1.3)
    far = np.clip(1 - blur(np.clip(shells + thread + seam + picture.of(2, 4, 13), 0, 1), 6), 0, 1)
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
    picture.lay(np.clip(glow * 2.2, 0, 0.5) * picture.of(10), "#ffd58a")
    picture.lay(blur(seam, 0.5), "#fff0c2", 0.9)
    picture.lay(step(picture.y, 960, 1220) * 0.2, "#5a3f2e")
    picture.sharpen_at(400, 620, 240).find_edges(0.75, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(np.clip(thread + picture.of(13), 0, 1), 2))
    picture.hard = np.where(shells + thread > 0, 0.95, 0.5).astype(np.float32)
    picture.directions(base=14, form=4, swirl=0.3, by_part={0: 40})
    strokes(
        picture,
        (34, 17, 8, 3.8, 2.0, 1.4),
        length=7,
        jitter=(0.015, 0.013),
        need=(0, 0.04, 0.045, 0.045),
    )
    return finish(picture, impasto=0.05, bloom=0.04)
