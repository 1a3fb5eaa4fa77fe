"""Who planted it on the train, and where will the petals have fallen by morning?

Night: a long lit train crosses a viaduct; from the dark fifth carriage grows a tree in blossom.
"""

import numpy as np
from light.bodies import Body, ground_noise
from light.filters import blur, step
from light.finish import finish, specks
from light.materials import matt, mottled
from light.plants import leaves, tree
from light.scene import area, camera, group, lamp, sky, sun
from light.shapes import ball, block, box, copy, copy_group, lathe, prism, terrain
from light.strokes import strokes

SAMPLES, SEED, SCALE = 24, 94, 0.7
DECK, LONG, WIDE = 13.0, 8.4, 2.7
NIGHT = ((0.0, "#1c1b44"), (0.2, "#2e2e66"), (0.38, "#4c4c92"), (0.54, "#7773b6"),
         (0.7, "#b3a5cf"), (0.85, "#f0cfc4"), (1.0, "#fff3dc"))  # fmt: skip


def viaduct():
    stone = mottled("#6f6c98", "#575480", 0.5, 0.6)
    for number in range(-7, 8):
        x = number * 9.0
        block((x - 0.95, -1.9, -30), (x + 0.95, 1.9, DECK - 1.0), stone, 0.05, 3)
        block((x - 1.25, -2.1, DECK - 5.6), (x + 1.25, 2.1, DECK - 5.1), stone, 0.05, 3)
        outline = [(-3.55, 0)]
        outline += [(3.55 * -np.cos(a), 3.55 * np.sin(a)) for a in np.linspace(0, np.pi, 26)][1:-1]
        outline += [(3.55, 0), (4.5, 0), (4.5, 4.6), (-4.5, 4.6), (-4.5, 0)]
        arch = prism(outline, 3.6, stone, 3)
        arch.location = (x + 4.5, -1.8, DECK - 5.1)
    block((-70, -2.2, DECK - 0.55), (70, 2.2, DECK - 0.1), stone, 0.04, 3)
    for y in (-2.1, 2.0):
        block((-70, y, DECK - 0.1), (70, y + 0.12, DECK + 0.35), stone, part=3)


def carriage(paint, lit=True):
    roof, pane = mottled("#4a4878", "#3a3866", 0.4, 1), matt("#ffce6c", glow=4.2 if lit else 0.0)
    half = LONG / 2
    parts = [box((LONG, WIDE, 1.05), (0, 0, 1.05), paint, 0.08, part=4)]
    if lit:
        parts.append(box((LONG, WIDE, 0.34), (0, 0, 2.72), paint, 0.05, part=4))
        parts.append(box((LONG - 0.2, WIDE - 0.2, 0.22), (0, 0, 2.98), roof, 0.1, part=5))
        parts.append(box((LONG - 0.3, WIDE - 0.08, 1.0), (0, 0, 2.06), pane, part=6))
    bars = np.linspace(-half + 0.1, half - 0.1, 9)
    parts += [
        box((0.30, WIDE + 0.02, 1.05 if lit else 0.5), (x, 0, 2.05 if lit else 1.75), paint, part=4)
        for x in bars
    ]
    if not lit:
        parts.append(box((LONG, WIDE, 0.12), (0, 0, 2.0), paint, part=4))
        parts.append(box((LONG - 0.3, WIDE - 0.3, 0.5), (0, 0, 1.55), matt("#4a3a40"), part=7))
    wheel = matt("#2a294c")
    for x in (-half + 1.2, -half + 2.3, half - 2.3, half - 1.2):
        parts.append(
            lathe(
                [(0.001, -1.15), (0.42, -1.15), (0.42, 1.15), (0.001, 1.15)],
                wheel,
                (x, 0, 0.42),
                (90, 0, 0),
                20,
                part=5,
            )
        )
    return group(parts, (0, -300 - lit * 20, 0))


def train():
    green, plain = mottled("#5a6f9c", "#465888", 0.4, 1), mottled("#4f5284", "#3f4270", 0.4, 1)
    first, dark = carriage(green), carriage(plain, False)
    for number in range(-5, 6):
        at = (number * (LONG + 0.7), 0, DECK)
        copy_group(dark if number == 0 else first, at)
    for number in range(-5, 6):
        if number:
            lamp((number * (LONG + 0.7), -2.6, DECK + 1.4), "#ffcf7a", 120, 0.5)


def apple_tree():
    bark, tips = mottled("#5c4a5c", "#463850", 0.5, 3), []
    tree(
        (0.1, 0, DECK + 1.5),
        9.6,
        23,
        bark,
        depth=6,
        spread=42,
        trunk=0.34,
        part=8,
        tips=tips,
        bend=0.34,
        first=0.26,
    )
    tips = np.array(tips)
    for number, (colour, each) in enumerate((("#fff4f2", 4), ("#f9d3da", 3), ("#f0b3c4", 2))):
        leaves(
            tips[number::2],
            (0.09, 0.17),
            matt(colour, through=0.35, glow=0.06),
            9,
            number,
            0.26,
            each,
            0.8,
        )
    rng = np.random.default_rng(4)
    share = rng.random(900) ** 0.75
    x = 0.8 + 30 * share + rng.normal(0, 0.8, 900)
    z = DECK + 6.6 - 13 * share**1.35 + rng.normal(0, 1.5, 900) * (0.5 + share)
    y = -1.0 - 3.5 * share + rng.normal(0, 1.2, 900)
    leaves(
        np.stack([x, y, z], -1),
        (0.09, 0.15),
        matt("#ffe9ea", through=0.3, glow=0.12),
        9,
        7,
        0.05,
        1,
        0.8,
    )
    area((-7, -9, DECK + 10), (0, 0, DECK + 6), (6, 6), "#cfd2ff", 900)


def valley():
    rough = ground_noise(3, 20, 0.03, 0.12)
    ys = np.linspace(-60, 220, 140)
    terrain(
        np.linspace(-160, 160, 160),
        ys,
        lambda x, y: -20 + 5 * rough(x, y) + 0.10 * np.clip(y - 20, 0, 300) + 0.05 * np.abs(x),
        mottled("#4d5088", "#3d4074", 0.5, 0.05),
        1,
    )
    clump = Body((-1.3,) * 3, (1.3,) * 3, 0.14)
    rng = np.random.default_rng(2)
    for _ in range(10):
        clump.ball(rng.normal(0, 0.4, 3), rng.uniform(0.3, 0.6), 0.1)
    first = clump.build(mottled("#494d86", "#383c70", 0.5, 0.6), 10, (0, -900, 0))
    for _ in range(120):
        x, y = rng.uniform(-60, 60), rng.uniform(6, 90)
        z = -20 + 5 * float(rough(np.array(x), np.array(y))) + 0.10 * max(y - 20, 0) + 0.05 * abs(x)
        copy(first, (x, y, z + 1), (0, 0, rng.uniform(0, 360)), float(rng.uniform(2, 4.5)))
    for x, y in ((-16, 48), (-12.5, 50), (-19, 53), (17, 66)):
        z = -20 + 5 * float(rough(np.array(x), np.array(y))) + 0.10 * max(y - 20, 0) + 0.05 * abs(x)
        ball((x, y, z + 1.2), 0.32, matt("#ffc860", glow=6), 6, 12)


def scene(detail):
    valley()
    viaduct()
    train()
    apple_tree()
    sun(232, 36, "#a9b0f0", 1.2, 2)
    sky("#5a5cae", 0.55)
    camera((-9.5, -42, 8.5), (2.2, 0, 12.2), lens=46)


def paint(picture):
    air, panes, bloom = picture.of(0), picture.of(6), picture.of(9)
    picture.expose(1.35)
    picture.backdrop(
        ((0, "#34347e"), (0.5, "#5a58a8"), (0.85, "#958cc8"), (1, "#c3afd2")), bottom=860, drift=24
    )
    rest = 1 - air - panes
    picture.grade(
        NIGHT,
        0.38,
        (0.28, 0.42, 0.56, 0.7),
        (0.25, 0.36, 0.49, 0.63, 0.82),
        0.06,
        0.35,
        0.012,
        rest,
    )
    picture.haze("#9a92cc", 46, 230, 0.85, 0.7, mask=1 - air)
    mist = (
        step(picture.noise(260, 6, stretch=(4, 0.6)), -0.2, 1.6)
        * step(picture.y, 720, 1080)
        * (picture.depth > 44)
    )
    picture.lay(mist * 0.55, "#b9b0dc")
    picture.lift(0.12)
    picture.lay(panes, "#ffd57c")
    halo = np.clip(blur(panes, 12 * picture.scale) * 1.5, 0, 0.4)
    picture.image = (
        1 - (1 - picture.image) * (1 - halo[..., None] * np.array((1.0, 0.72, 0.35)))
    ).astype(np.float32)
    picture.sharpen_at(400, 470, 330, 0.8).find_edges(0.7, floor=0.18)
    picture.focus = np.maximum(picture.focus, blur(np.clip(bloom + panes, 0, 1), 2) * 0.8)
    picture.directions(base=4, swirl=0.3, form=2, by_part={3: 86})
    strokes(picture, (30, 15, 7, 3.4, 1.8), length=7, jitter=(0.015, 0.013), need=(0, 0.04, 0.045))
    specks(picture, 70, "#f4efff", (0.5, 1.4), step(picture.y, 420, 200) * air, 0.7, seed=6)
    return finish(picture, impasto=0.05, bloom=0.05)
