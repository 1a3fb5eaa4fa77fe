"""Who stood here through the rain, and why did they not take the umbrella?

From a high window: a wet square; in one corner a black umbrella, in the other
a perfectly dry circle.
"""

import numpy as np
from light.bodies import ground_noise
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled, rippled
from light.scene import area, camera, group, sky, sun
from light.shapes import block, box, copy, curve, decal, lathe, mesh, sheet, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 20, 83, 0.7
DRY, LEFT = np.array((2.25, -3.1)), np.array((-2.35, 3.3))
SLATE = (
    (0.0, "#1e2a40"),
    (0.2, "#344865"),
    (0.38, "#566f92"),
    (0.54, "#8199b8"),
    (0.7, "#afc0d6"),
    (0.85, "#dbe4ee"),
    (1.0, "#fbf8f0"),
)


def paving(rng):
    """Fans of small stones, wet but for one circle."""
    wet = [
        rippled(matt(c, rough=0.16, gloss=0.75), 0.25, 3)
        for c in ("#5f7590", "#546a86", "#6a809a", "#4d627e")
    ]
    dry = [mottled(c, "#b39c7c", 0.4, 5) for c in ("#d6bd96", "#cbb189", "#dec7a2", "#c4aa84")]
    kinds = {}
    for name, tones in (("wet", wet), ("dry", dry)):
        kinds[name] = [
            box((1, 1, 1), (0, -300, 0), tone, 0.12, part=2 if name == "wet" else 3)
            for tone in tones
        ]
    box((60, 60, 0.02), (0, 0, -0.05), matt("#3d4f68", rough=0.1, gloss=0.8), part=1)
    for row in np.arange(-13, 13, 0.30):
        for column in np.arange(-10, 10, 0.30):
            x = column + 0.15 * (round(row / 0.30) % 2) + rng.normal(0, 0.008)
            y = row + 0.30 * np.cos(column * 1.05) ** 2 + rng.normal(0, 0.008)
            name = "dry" if np.hypot(x - DRY[0], y - DRY[1]) < 1.42 else "wet"
            stone = kinds[name][rng.integers(4)]
            copy(
                stone,
                (x, y, float(rng.normal(0, 0.006)) - 0.05),
                (*rng.normal(0, 1.2, 2), rng.normal(0, 4)),
                (0.272, 0.272, 0.16),
            )


def umbrella(at, size):
    """Open, on its tip, the handle in the air."""
    silk, steel = matt("#20242e", rough=0.5, gloss=0.3), matt("#8f98a4", rough=0.3, gloss=0.6)
    turn, share = np.meshgrid(np.linspace(0, 2 * np.pi, 241), np.linspace(0, 1, 50))
    scallop = 1 - 0.075 * np.abs(np.sin(turn * 4)) ** 0.7 * share**2
    wide = 1.42 * share * scallop
    rise = 0.46 * share**2 + 0.05 * np.abs(np.sin(turn * 4)) * share * (1 - share)
    points = np.stack([wide * np.cos(turn), wide * np.sin(turn), 0.10 + rise], -1)
    parts = [sheet(points, silk, 4, thick=0.012)]
    for rib in np.linspace(0, 2 * np.pi, 9)[:-1]:
        share = np.linspace(0, 1.02, 14)
        line = np.stack(
            [1.42 * share * np.cos(rib), 1.42 * share * np.sin(rib), 0.125 + 0.46 * share**2], -1
        )
        parts.append(tube(line, 0.012, steel, part=5))
        parts.append(
            tube([(0, 0, 0.72), (0.7 * np.cos(rib), 0.7 * np.sin(rib), 0.24)], 0.009, steel, part=5)
        )
    parts.append(tube([(0, 0, -0.12), (0, 0, 1.35)], 0.022, steel, part=5))
    hook = curve(
        [(0, 0, 1.30), (0, 0, 1.62), (0.09, 0, 1.74), (0.19, 0, 1.64), (0.18, 0, 1.54)], 30
    )
    parts.append(tube(hook, 0.04, mottled("#a8693c", "#84502e", 0.4, 9), part=6))
    group(parts, at, (11, -9, 20), size)


def prints():
    """Two pairs, toe to toe, in the middle of the dry stones."""
    dark, turn = matt("#4f3c28"), np.linspace(0, 2 * np.pi, 18, endpoint=False)
    way = np.array((0.82, 0.57))
    side = np.array((-way[1], way[0]))
    for sense, size in ((-1, 1.3), (1, 1.1)):
        for foot in (-1, 1):
            toe = DRY + sense * way * 0.10 + side * foot * 0.165
            for off, long, wide in ((0.19, 0.17, 0.085), (0.46, 0.085, 0.065)):
                middle = toe + sense * way * off * size
                outline = middle + size * (
                    long * np.outer(np.cos(turn), way) + wide * np.outer(np.sin(turn), side)
                )
                decal(outline, lambda x, y: 0 * x + 0.052, dark, 7, 0.0)


def scene(detail):
    rng = np.random.default_rng(83)
    paving(rng)
    umbrella((*LEFT, 0.05), 1.25)
    prints()
    rough = ground_noise(4, 20, 0.5, 2.0)
    for cx, cy, size in ((-2.5, -4.6, 0.85), (2.7, 3.2, 0.7)):
        turn = np.linspace(0, 2 * np.pi, 70, endpoint=False)
        edge = size * (1 + 0.22 * rough(2 * np.cos(turn) + cx, 2 * np.sin(turn) + cy))
        mesh(
            [
                (cx + 1.2 * e * np.cos(t), cy + e * np.sin(t), 0.045)
                for e, t in zip(edge, turn, strict=True)
            ],
            [tuple(range(70))],
            matt("#9fb4cc", rough=0.02, gloss=1.0),
            8,
            smooth=False,
        )
    block((-10, 9.2, 0), (10, 9.6, 0.16), matt("#a9b4c2", gloss=0.3, rough=0.3), part=9)
    lathe(
        [(0.10, 0), (0.09, 0.2), (0.045, 0.3), (0.04, 3.4)],
        matt("#3a475a"),
        (3.4, 7.2, 0),
        steps=20,
        part=10,
    )
    area((-14, 16, 16), (0, 0, 0), (14, 12), "#eaf2ff", 4200)
    sun(128, 48, "#f4f2ff", 0.8, 12)
    sky("#b4c6e0", 0.75)
    camera((0.4, -11.6, 13.2), (0.0, -0.35, 0), lens=38)


def paint(picture):
    dry, puddle, dark = picture.of(3, 7), picture.of(8), picture.of(4)
    picture.expose(1.15)
    wet = picture.of(1, 2, 8, 9)
    sheen = np.clip(0.5 * picture.noise(260, 5, stretch=(1, 2.2)), -1, 1)
    picture.lay(wet * step(sheen, 0.0, 0.9) * 0.35, "#d5e1ee").lay(
        wet * step(sheen, 0.0, -0.9) * 0.3, "#40587c"
    )
    picture.grade(
        SLATE, 0.5, (0.36, 0.5, 0.64, 0.78), (0.31, 0.44, 0.58, 0.72, 0.88), 0.06, 0.3, 0.012, wet
    )
    picture.lay(dry * 0.12, "#f3dcb4")
    reflected = np.roll(dark, int(70 * picture.scale), 0) * (1 - dark) * wet
    picture.lay(blur(reflected, 6) * 0.30, "#2c3a55")
    picture.lay(puddle * 0.55, "#93acc8")
    picture.lay(puddle * step(picture.noise(70, 3, stretch=(2, 1)), 0.3, 1.5) * 0.6, "#d9e6f2")
    picture.lift(0.06)
    x, y = picture.centre_of(7)
    picture.sharpen_at(x, y, 160).sharpen_at(*picture.centre_of(4), 170, 0.8).find_edges(
        0.6, floor=0.2
    )
    picture.hard = np.where(dark + picture.of(5, 6, 7) > 0, 0.96, 0.5).astype(np.float32)
    picture.directions(base=4, swirl=0.2, form=1.0)
    strokes(
        picture, (26, 13, 6.5, 3.4, 1.8), length=5, jitter=(0.014, 0.012), need=(0, 0.04, 0.045)
    )
    return finish(picture, impasto=0.05)
