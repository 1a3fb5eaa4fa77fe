"""Who is expected on the stage, and what kind of an audience is this?

Deep in a dark wood a beam of light falls on a small stage and one chair; all round, eyes wait.
"""

import numpy as np
from light.bodies import ground_noise
from light.filters import blur, step
from light.finish import finish
from light.hands import pastel
from light.materials import matt, mottled
from light.plants import blades
from light.scene import area, camera, on_card, sky, spot
from light.shapes import ball, box, copy, curve, terrain, tube
from light.strokes import strokes
from light.things import plain_chair

SAMPLES, SEED, SCALE = 26, 54, 0.65
STAGE, LENS = np.array((0.2, 1.6)), 38
NIGHT = ((0.0, "#142420"), (0.2, "#22392f"), (0.38, "#3b5c4a"), (0.54, "#6b8f76"),
         (0.7, "#a9c4a4"), (0.85, "#e4edcf"), (1.0, "#fdfdf0"))  # fmt: skip


def stage():
    tones = [mottled(c, "#6f6048", 0.4, 3) for c in ("#a8926a", "#9a855f", "#b59e76")]
    x, y = STAGE
    for number, left in enumerate(np.arange(-1.75, 1.75, 0.25)):
        box((0.24, 2.5, 0.08), (x + left + 0.12, y, 0.62), tones[number % 3], 0.01, part=4)
    for side in (-1, 1):
        box((0.10, 2.5, 0.8), (x + side * 1.72, y, 0.18), tones[1], part=4)
    box((3.4, 2.4, 0.8), (x, y, 0.15), matt("#2c3a32"), part=4)
    for number, left in enumerate(np.arange(-1.75, 1.75, 0.42)):
        box(
            (0.40, 0.06, 0.82),
            (x + left + 0.21, y - 1.24, 0.16),
            tones[(number + 1) % 3],
            0.01,
            part=4,
        )
    for number in range(3):
        box(
            (0.8, 0.34, 0.60 - 0.17 * number),
            (x + 1.1, y - 1.45 - 0.32 * number, 0.22 - 0.085 * number),
            tones[number],
            0.03,
            part=4,
        )
    chair = plain_chair(mottled("#c9a56a", "#a8844e", 0.4, 5), 5)
    chair.location, chair.rotation_euler, chair.scale = (
        (x - 0.05, y + 0.15, 0.66),
        (0, 0, np.radians(200)),
        (1.15,) * 3,
    )


def wood(rng, height):
    """Trunks round the clearing, higher than the picture; returns where they stand, how thick."""
    bark = mottled("#3f4f45", "#2d3a33", 0.5, 2)
    kinds, trunks = [], []
    for bend in (-0.35, 0.3):
        line = [(0, 0, -0.3), (0.2 * bend, 0, 2.5), (0.6 * bend, 0.1, 7), (bend, 0.1, 13),
                (1.2 * bend, 0.1, 24), (1.3 * bend, 0.1, 40)]  # fmt: skip
        thick = [0.50, 0.28, 0.24, 0.18, 0.15, 0.12]
        kinds.append(tube(curve(line, 30), thick, bark, part=3))
        kinds[-1].location = (0, -300, 0)
    for number in range(64):
        x, y = rng.uniform(-11, 11), rng.uniform(-2.5, 24)
        if np.hypot((x - STAGE[0]) / 2.7, (y - STAGE[1]) / 2.4) < 1 or (abs(x) < 2.2 and y < 2):
            continue
        size = float(rng.uniform(0.7, 1.3))
        foot = (x, y, float(height(np.array(x), np.array(y))))
        copy(kinds[number % 2], foot, (0, 0, rng.uniform(0, 360)), (size, size, 1))
        trunks.append((*foot, 0.62 * size))
    return np.array(trunks)


def eyes(rng, trunks):
    """Low and high, near and far, always two, between the trunks."""
    gleam = [matt(c, glow=2.6) for c in ("#f7e27a", "#d8f0a0", "#ffc46a", "#f4f4d8")]
    first = [ball((0, -300, 0), 1.0, colour, 6, 12) for colour in gleam]
    seen, taken = on_card(trunks[:, :3], LENS), []
    half = trunks[:, 3] * seen[:, 3]
    levels, often = (0.35, 0.6, 1.1, 2.6, 4.2, 6.0), (0.25, 0.25, 0.2, 0.12, 0.1, 0.08)
    for number in range(1500):
        turn, away = rng.uniform(0, 6.283), rng.uniform(3.0, 13)
        x, y = STAGE[0] + away * np.cos(turn), STAGE[1] + 2 + away * np.sin(turn)
        z = max(float(rng.choice(levels, p=often) + rng.normal(0, 0.15)), 0.2)
        size = float(rng.choice((0.030, 0.042, 0.058), p=(0.4, 0.4, 0.2)))
        if y < 2.2:
            continue
        px, py, distance, metre = on_card([(x, y, z)], LENS)[0]
        gap = 2.6 * size * metre
        free = (np.abs(seen[:, 0] - px) > half + gap + 8) | (seen[:, 2] > distance + 2.5)
        lone = all(np.hypot(px - a, py - b) > 34 for a, b in taken)
        beside_chair = 30 < px < 770 and not (320 < px < 480 and py > 600)
        if not (free.all() and lone and beside_chair and gap > 5.5) or len(taken) > 44:
            continue
        taken.append((px, py))
        for sense in (-1, 1):
            flat = (size, size, size * (0.75 if number % 5 else 0.35))
            copy(first[number % 4], (x + sense * size * 2.3, y, z), None, flat)


def scene(detail):
    rng = np.random.default_rng(54)
    rough = ground_noise(3, 20, 0.3, 1.2)

    def height(x, y):
        return 0.10 * rough(x, y)

    terrain(
        np.linspace(-16, 16, 220),
        np.linspace(-8, 30, 260),
        height,
        mottled("#4f6a52", "#3c5442", 0.5, 0.8),
        1,
    )
    x, y = rng.uniform(-6, 6, 9000), rng.uniform(-6, 7, 9000)
    out = (np.abs(x - STAGE[0]) > 1.9) | (np.abs(y - STAGE[1]) > 1.4)
    blades(x[out], y[out], height, (0.08, 0.28), matt("#5f8062", through=0.3), 2, 3, 0.025)
    stage()
    trunks = wood(rng, height)
    camera((-0.3, -7.9, 1.75), (0.12, 1.6, 2.15), lens=LENS)
    eyes(rng, trunks)
    spot(
        (STAGE[0] - 1.1, STAGE[1] + 0.6, 11),
        (STAGE[0], STAGE[1], 0.6),
        12.5,
        "#f2fff0",
        9500,
        0.12,
        0.35,
    )
    area((0, -9, 7), (0, 2, 1), (8, 5), "#8fb8c0", 330)
    sky("#47685e", 0.55)
    ends = on_card([(STAGE[0] - 1.1, STAGE[1] + 0.6, 11.0), (*STAGE, 0.66)], LENS)
    return {"beam": ends[:, :2].astype(np.float32)}


def paint(picture):
    (top_x, top_y), (foot_x, foot_y) = picture.passes["beam"]
    eyes_lit = picture.of(6)
    picture.expose(1.4)
    picture.lay(picture.of(0), "#2f4a42")
    picture.haze("#4f7566", 7, 30, 0.85, 0.8)
    rest = 1 - eyes_lit
    picture.grade(
        NIGHT, 0.4, (0.26, 0.40, 0.54, 0.7), (0.23, 0.34, 0.47, 0.62, 0.82), 0.06, 0.3, 0.012, rest
    )
    share = np.clip((picture.y - top_y) / (foot_y - top_y), 0, 1.06)
    middle, wide = top_x + (foot_x - top_x) * share, 12 + 205 * share
    inside = (
        np.clip(1 - (np.abs(picture.x - middle) / wide) ** 2.2, 0, 1)
        * (share < 1.05)
        * step(share, 0, 0.2)
    )
    dust = 0.75 + 0.25 * picture.noise(120, 5, stretch=(0.5, 2))
    picture.lay(np.clip(blur(inside.astype(np.float32), 5) * dust, 0, 1) * 0.34, "#e4f4dc")
    picture.lift(0.13)
    picture.lay(np.clip(blur(eyes_lit, 0.6) * 1.6, 0, 1), "#fbe88a")
    picture.sharpen_at(foot_x, foot_y - 40, 260, 0.9).find_edges(0.6, floor=0.14)
    picture.focus = np.maximum(picture.focus, blur(np.clip(eyes_lit * 2, 0, 1), 2))
    picture.hard = np.where(picture.of(4, 5, 6) > 0, 0.95, 0.45).astype(np.float32)
    picture.directions(base=86, swirl=0.3, form=2, by_part={1: 4, 4: 4})
    strokes(picture, (30, 15, 7, 3.5, 1.7), length=8, jitter=(0.015, 0.012), need=(0, 0.04, 0.045))
    pastel(
        picture,
        "#2f4f45",
        grain=1.8,
        cover=0.86,
        soft=0.9,
        mask=1 - 0.6 * blur(picture.of(4, 5), 2),
    )
    picture.lay(np.clip(blur(eyes_lit, 0.5) * 1.4, 0, 1) * 0.85, "#fdf0a0")
    return finish(picture, impasto=0.012, bloom=0.05)
