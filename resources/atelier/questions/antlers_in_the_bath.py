"""Who is bathing in the wood, and whose hat hangs on the branch?

Dusk in a mossy forest: an enamel bath full of foam; over its high back show two great antlers.
"""

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import blades, leaves, tree
from light.scene import area, camera, group, lamp, sky, sun
from light.shapes import copy, curve, lathe, sheet, terrain, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 24, 56, 0.65
MOSS = ((0.0, "#182a26"), (0.2, "#26433a"), (0.38, "#426a52"), (0.54, "#6f9670"),
        (0.7, "#a6c198"), (0.85, "#e0e4c0"), (1.0, "#fff8e2"))  # fmt: skip


def bath():
    """High at our end; feet like paws; foam to the rim."""
    enamel, iron = matt("#eef0e6", rough=0.3, gloss=0.4), matt("#b08a4a", rough=0.4, gloss=0.5)
    turn, share = np.meshgrid(np.linspace(0, 2 * np.pi, 181), np.linspace(0, 1, 50))
    out = 0.62 + 0.38 * share**0.6
    x, y = 0.60 * out * np.cos(turn), 1.02 * out * np.sin(turn)
    rim = 0.62 + 0.24 * np.clip(-np.sin(turn), 0, 1) ** 2
    z = 0.16 + (rim - 0.16) * share**1.6
    parts = [sheet(np.stack([x, y, z], -1), enamel, 5, thick=0.03)]
    edge = np.stack([x[-1], y[-1], z[-1]], -1)
    parts.append(tube(edge, 0.045, enamel, closed=True, part=5))
    base = Body((-0.7, -1.1, 0.05), (0.7, 1.1, 0.4), 0.03).ball(
        (0, 0, 0.24), (0.42, 0.72, 0.14), 0.05
    )
    parts.append(base.build(enamel, 5))
    for a, b in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        foot = [(0.30 * a, 0.55 * b, 0.26), (0.42 * a, 0.66 * b, 0.16), (0.44 * a, 0.70 * b, 0.03)]
        parts.append(tube(curve(foot, 14), [0.05, 0.04, 0.07], iron, part=6))
    suds = Body((-0.75, -1.1, 0.4), (0.75, 1.15, 1.15), 0.022)
    rng = np.random.default_rng(4)
    suds.ball((0, 0.1, 0.58), (0.54, 0.90, 0.12), 0.06)
    for _ in range(60):
        a, r = rng.uniform(0, 6.28), rng.random() ** 0.5
        at = (
            0.48 * r * np.cos(a),
            0.08 + 0.80 * r * np.sin(a),
            0.66 + 0.12 * rng.random() * (1.2 - r),
        )
        suds.ball(at, rng.uniform(0.06, 0.15), 0.04)
    for x, y, z in ((0.56, 0.25, 0.60), (0.60, 0.32, 0.46), (-0.57, 0.1, 0.56)):
        suds.ball((x, y, z), rng.uniform(0.07, 0.11), 0.04)
    parts.append(suds.build(matt("#fbfbf6", through=0.2), 7))
    return parts


def antlers():
    """Over the rim one sees the back of the head they grow from, and its ears."""
    horn = mottled("#9a7a54", "#6f553a", 0.5, 8)
    crown = Body((-0.7, -1.1, 0.6), (0.7, -0.3, 1.3), 0.014)
    crown.ball((0, -0.66, 0.88), (0.17, 0.15, 0.16), 0.04)
    for side in (-1, 1):
        ear = [(0.13 * side, -0.66, 0.95), (0.25 * side, -0.68, 0.98), (0.37 * side, -0.70, 0.99)]
        crown.chain(ear, [0.035, 0.06, 0.014], 0.03)
    parts = [crown.build(mottled("#b5855a", "#93653f", 0.5, 6), 16)]
    for side in (-1, 1):
        beam = curve(
            [
                (0.09 * side, -0.62, 0.80),
                (0.26 * side, -0.72, 1.10),
                (0.52 * side, -0.68, 1.38),
                (0.60 * side, -0.60, 1.75),
                (0.46 * side, -0.58, 2.08),
            ],
            50,
        )
        parts.append(tube(beam, [0.05, 0.042, 0.036, 0.026, 0.006], horn, part=8))
        for share, way in (
            (0.12, (0.02, -0.20, 0.26)),
            (0.34, (0.30, -0.05, 0.18)),
            (0.52, (0.34, 0.0, 0.20)),
            (0.68, (0.30, 0.02, 0.26)),
            (0.82, (0.22, 0.05, 0.26)),
        ):
            root = beam[int(share * (len(beam) - 1))]
            tip = root + np.array((way[0] * side, way[1], way[2])) * 1.05
            bend = (root + tip) / 2 + np.array((0.03 * side, 0, -0.05))
            parts.append(tube(curve([root, bend, tip], 14), [0.032, 0.024, 0.004], horn, part=8))
    return parts


def wood(rng, height):
    bark, moss = mottled("#5c5a48", "#3f4a38", 0.6, 2), mottled("#4f6a48", "#6a8a54", 0.5, 1)
    kinds = []
    for bend in (-0.4, 0.3):
        line = [
            (0, 0, -0.3),
            (0.15 * bend, 0, 2),
            (0.5 * bend, 0.1, 6),
            (bend, 0.1, 12),
            (bend, 0.1, 34),
        ]
        kinds.append(tube(line, [0.62, 0.34, 0.28, 0.22, 0.12], bark, part=3))
        kinds[-1].location = (0, -300, 0)
    for x, y, size in (
        (-3.6, 2.2, 1.15),
        (3.9, 3.4, 1.2),
        (-6.2, 6.5, 1.3),
        (-2.2, 8.5, 0.9),
        (2.2, 9.8, 1.0),
        (6.4, 8.0, 1.1),
        (0.4, 14, 1.1),
        (-5.0, 13.5, 1.0),
        (4.4, 15, 1.0),
        (-9, 11, 1.2),
        (9, 14, 1.2),
        (-2.4, 20, 1.1),
        (2.6, 22, 1.0),
        (7, 22, 1.1),
        (-7.5, 21, 1.2),
    ):
        z = float(height(np.array(x), np.array(y)))
        copy(kinds[int(x * 7) % 2], (x, y, z), (0, 0, rng.uniform(0, 360)), (size, size, 1.0))
    for x, y, size in (
        (-2.5, 0.6, 0.5),
        (2.6, 1.9, 0.42),
        (1.9, -1.5, 0.3),
        (-1.9, 3.4, 0.6),
        (-3.0, -1.6, 0.34),
    ):
        stone = Body((-1.3,) * 3, (1.3,) * 3, 0.09).ball((0, 0, 0), (1, 0.8, 0.55), 0.1)
        bumps = ripples(int(x * 9) % 7 + 2, 20, 2, 6)
        stone.ripple(lambda points, b=bumps: 0.06 * b(points)).build(
            moss, 4, (x, y, float(height(np.array(x), np.array(y)))), scale=size
        )


def left_on_the_branch(height):
    bark = mottled("#5c5a48", "#3f4a38", 0.6, 2)
    stem = [(2.50, 1.72, -0.3), (2.44, 1.70, 1.6), (2.40, 1.70, 3.4), (2.30, 1.70, 6.5)]
    tube(curve(stem, 40), [0.46, 0.30, 0.27, 0.24], bark, part=3)
    knots = [(2.38, 1.66, 2.6), (2.12, 1.15, 2.62), (1.60, 0.55, 2.60), (0.95, 0.1, 2.72)]
    branch = curve(knots, 40)
    tube([branch[-6], (1.16, 0.0, 2.66), (1.13, -0.05, 2.63)], [0.03, 0.024], bark, part=3)
    tube(branch, [0.13, 0.085, 0.055, 0.015], bark, part=3)
    tips = np.array(
        [
            branch[-1] + (0, 0, 0.1),
            branch[-6] + (0, -0.1, 0.15),
            branch[-12] + (0, 0.1, 0.2),
            branch[-18] + (0, 0, 0.25),
        ]
    )
    leaves(tips, (0.07, 0.12), matt("#7fa060", through=0.4), 9, 3, 0.09, 14, 0.5)
    felt, band = matt("#6a5a3a"), matt("#a8402f")
    brim = [(0.13, 0.03), (0.24, 0.0), (0.25, 0.015), (0.14, 0.05)]
    crown = [(0.125, 0.14), (0.105, 0.19), (0.05, 0.17), (0.001, 0.17)]
    at = (1.13, 0.16, 2.42)
    group(
        [
            lathe(brim + crown, felt, steps=48, part=10),
            lathe([(0.142, 0.05), (0.132, 0.09)], band, steps=48, part=11),
            tube(
                curve([(0.13, 0, 0.06), (0.17, 0, 0.2), (0.12, 0, 0.34)], 12),
                [0.014, 0.02, 0.003],
                matt("#c9b48a"),
                part=11,
            ),
        ],
        at,
        (70, 10, 20),
    )
    u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 80))
    fold = np.sin(u * 26 + 2 * v) * (0.3 + v)
    wide = 0.12 + 0.24 * v**0.6
    points = np.stack(
        [1.72 + (u - 0.5) * 2 * wide, 0.62 + 0.045 * fold, 2.56 - 1.25 * v - 0.03 * np.cos(u * 9)],
        -1,
    )
    sheet(points, matt("#d9b26a"), 12, thick=0.02)
    for x, turn in ((0.88, 58), (1.22, 40)):
        shoe = Body((-0.10, -0.20, -0.02), (0.10, 0.20, 0.14), 0.008).ball(
            (0, 0, 0.012), (0.052, 0.14, 0.022), 0.01
        )
        shoe.ball((0, 0.05, 0.035), (0.054, 0.09, 0.045), 0.02).ball(
            (0, -0.05, 0.07), (0.036, 0.075, 0.05), 0.012, cut=True
        )
        shoe.build(
            matt("#a8503a"),
            13,
            (x, -0.75, float(height(np.array(x), np.array(-0.75))) + 0.04),
            (0, 0, turn),
            1.25,
        )


def scene(detail):
    rng = np.random.default_rng(56)
    broad, fine = ground_noise(3, 20, 0.2, 0.7), ground_noise(4, 24, 1.5, 5)

    def height(x, y):
        away = np.clip((np.hypot(x, y) - 1.4) / 2, 0, 1)
        return 0.20 * broad(x, y) * away + 0.03 * fine(x, y) * away

    terrain(
        np.linspace(-16, 16, int(320 * detail)),
        np.linspace(-5, 40, int(380 * detail)),
        height,
        mottled("#5f7f52", "#47643f", 0.6, 0.8),
        1,
    )
    x, y = rng.uniform(-6, 6, 16000), rng.uniform(-3.6, 9, 16000)
    keep = np.hypot(x / 0.50, y / 0.92) > 1
    blades(x[keep], y[keep], height, (0.06, 0.22), matt("#86a868", through=0.3), 2, 3, 0.02)
    wood(rng, height)
    group([*bath(), *antlers()], (0, 0, -0.045), (0, 0, 9))
    left_on_the_branch(height)
    stool = matt("#7a5a3c")
    lathe(
        [(0.001, 0.42), (0.19, 0.42), (0.19, 0.38), (0.001, 0.38)],
        stool,
        (-1.25, -0.2, 0),
        steps=32,
        part=14,
    )
    for a in (0.3, 2.4, 4.5):
        tube(
            [
                (-1.25 + 0.1 * np.cos(a), -0.2 + 0.1 * np.sin(a), 0.4),
                (-1.25 + 0.18 * np.cos(a), -0.2 + 0.18 * np.sin(a), 0),
            ],
            0.02,
            stool,
            part=14,
        )
    glass = [(0.06, 0.0), (0.075, 0.06), (0.075, 0.18), (0.05, 0.24), (0.001, 0.24)]
    lathe(glass, matt("#ffc25a", glow=5), (-1.25, -0.2, 0.46), steps=32, part=15)
    for z, r in ((0.42, 0.08), (0.70, 0.06)):
        lathe(
            [(0.001, 0.04), (r, 0.04), (r, 0), (0.001, 0)],
            matt("#5a4a3c"),
            (-1.25, -0.2, z),
            steps=24,
            part=14,
        )
    lamp((-1.15, -0.45, 0.62), "#ffb45c", 34, 0.08)
    lamp((-0.75, -1.35, 1.30), "#ffb870", 9, 0.2)
    tree((-2.6, -0.4, 0), 2.2, 5, matt("#4a5a40"), depth=4, trunk=0.05, part=9)
    sun(78, 20, "#eaf2c8", 2.4, 4)
    area((0, 14, 9), (0, 2, 0.5), (10, 6), "#dcecc8", 900)
    sky("#93b49c", 0.55)
    camera((0.35, -4.8, 1.75), (0.24, 0.4, 1.26), lens=34)


def steam(picture):
    """One slow column over the foam, wider and paler as it rises, behind the antlers."""
    x, y = picture.centre_of(7)
    rise = np.clip((y - picture.y) / 560, 0, 1)
    sway = 34 * np.sin(rise * 6.5 + 0.6) * rise + 16 * picture.noise(260, 3)
    wide = 62 + 90 * rise
    column = np.exp(-(((picture.x - x - sway) / wide) ** 2))
    cloudy = 0.65 + 0.35 * step(picture.noise(130, 5), -1.2, 1.4)
    free = 1 - blur(picture.of(8, 16, 5), 1)
    return blur(column * step(rise, 0.0, 0.10) * (1 - rise) ** 1.1 * cloudy, 6) * free


def paint(picture):
    air = picture.of(0)
    picture.expose(1.25)
    picture.lay(air, "#d5e4c8")
    rest = picture.of(1, 2, 3, 4, 5, 7, 8, 9)
    picture.haze("#cfdfc2", 7, 34, 0.95, 0.7)
    picture.grade(
        MOSS, 0.4, (0.3, 0.44, 0.58, 0.73), (0.27, 0.39, 0.52, 0.66, 0.84), 0.05, 0.3, 0.012, rest
    )
    picture.lift(0.12)
    x, y = picture.centre_of(15)
    picture.lay(picture.of(15), "#ffd98a").glow(x, y, 190, "#ffb450", 0.4)
    picture.lay(steam(picture) * 0.62, "#f4f8ea")
    picture.sharpen_at(400, 520, 300, 0.9).find_edges(0.7, floor=0.16)
    picture.focus = np.maximum(picture.focus, blur(picture.of(8, 10, 11, 13, 16), 2) * 0.9)
    picture.directions(base=86, swirl=0.4, form=2.5, by_part={1: 4, 2: 80})
    strokes(
        picture, (30, 15, 7.5, 3.6, 1.9), length=7, jitter=(0.015, 0.013), need=(0, 0.04, 0.045)
    )
    return finish(picture, impasto=0.05, bloom=0.03)
