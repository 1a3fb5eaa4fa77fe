"""What do they study at night, and whose place is the empty one?

A flooded reading room from the gallery: at every green lamp stands a heron, bent over a book.
"""

import math

import numpy as np
from light.animals import heron
from light.filters import blur
from light.finish import finish
from light.materials import matt, mottled, rippled
from light.scene import area, camera, group, lamp, sky
from light.shapes import ball, block, box, copy_group, lathe, loose_quads, mesh, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 28, 207, 0.8
WATER, TABLE, END, WALL, HALF = 0.42, 0.80, 30.0, 5.0, 0.62
PLACES = np.arange(3.2, 27, 1.75)
NIGHT = ((0.0, "#0c2226"), (0.2, "#173b40"), (0.36, "#285b5a"), (0.52, "#4b8a7a"),
         (0.68, "#93b98c"), (0.84, "#e6dc9c"), (1.0, "#fff8d8"))  # fmt: skip
SPINES = ("#7a4a34", "#2f5d5a", "#8f6f3c", "#3c4a63", "#6a7a4c", "#a08a64", "#5a3038")
STOOPED = [(0.14, 0, 0.74), (0.27, 0, 0.86), (0.20, 0, 0.99), (0.24, 0, 1.10), (0.36, 0, 1.10)]
PEERING = [(0.14, 0, 0.74), (0.26, 0, 0.83), (0.30, 0, 0.93), (0.38, 0, 1.00), (0.46, 0, 0.96)]


def birds():
    """Two that read, and one that stands upright; far off, to be copied."""
    plumage = (matt("#a3bcc2"), matt("#f1f1e6"), matt("#1d2c33"), matt("#eeb04e"))
    poses = ((STOOPED, (0.72, 0, -0.62)), (PEERING, (0.62, 0, -0.78)), (None, (0.97, 0, -0.12)))
    return [
        heron(*plumage, (0, -300, 0), 1.0, 0, neck, look, fur=0, part=10) for neck, look in poses
    ]


def reading_lamp():
    """A brass foot and a green shade that does not hold its light back."""
    brass = matt("#b98f45", rough=0.4, gloss=0.5)
    foot = [(0.10, 0.0), (0.10, 0.02), (0.02, 0.04), (0.014, 0.30), (0.014, 0.36)]
    hood = [(0.20, 0.28), (0.185, 0.34), (0.12, 0.40), (0.03, 0.425), (0.001, 0.43)]
    shade = lathe(hood, matt("#1d8f62", through=0.5, glow=0.5), steps=32, part=6)
    shade.visible_shadow = False
    bulb = ball((0, 0, 0.30), 0.05, matt("#fff0b8", glow=7), 7, 16)
    bulb.visible_shadow = False
    return group([lathe(foot, brass, steps=24, part=5), shade, bulb], (0, -300, 0))


def open_book():
    """Two leaves a little raised at the back."""
    pages = matt("#f6efd8")
    half = [mesh([(0, -0.17, 0.0), (0.25 * s, -0.17, 0.10), (0.25 * s, 0.17, 0.10), (0, 0.17, 0)],
                 [(0, 1, 2, 3)], pages, 8, smooth=False) for s in (-1, 1)]  # fmt: skip
    cover = box((0.54, 0.38, 0.02), (0, 0, -0.012), matt("#7a3f30"), part=9)
    return group([*half, cover], (0, -300, 0))


def tables(rng, first, book, readers):
    wood = mottled("#7d5230", "#5f3b22", 0.5, 2, rough=0.5, gloss=0.2)
    for x in (-2.25, 2.25):
        block((x - HALF, 1.0, TABLE - 0.07), (x + HALF, 27.6, TABLE), wood, 0.015, 4)
        for y in np.arange(1.6, 28, 3.5):
            box((0.9, 0.14, TABLE), (x, y, TABLE / 2 - 0.05), wood, part=4)
        for y in PLACES:
            copy_group(first, (x, y, TABLE))
            lamp((x, y, TABLE + 0.30), "#ffdf9a", 26, 0.08)
            for side in (-1, 1):
                at = (x + side * 0.33, y + rng.normal(0, 0.05), TABLE + 0.015)
                copy_group(book, at, (0, 0, 90 + rng.normal(0, 7)))
                if (x, side) == (2.25, -1) and abs(y - PLACES[3]) < 0.1:
                    continue  # the one who has stood up
                kind = readers[int(rng.random() < 0.35)]
                at = (
                    x + side * (HALF + 0.52 + rng.uniform(0, 0.12)),
                    y + rng.normal(0, 0.08),
                    -0.05,
                )
                turn = (180 if side > 0 else 0) + rng.normal(0, 9)
                copy_group(kind, at, (0, 0, turn), float(rng.uniform(1.32, 1.48)))


def shelves(rng):
    """Books from the water to the ceiling, left and right."""
    wood = mottled("#5d3f28", "#44301f", 0.5, 1.5)
    tones = [matt(colour) for colour in SPINES]
    found = [[] for _ in tones]
    for side in (-1, 1):
        block((side * WALL, 0, 0), (side * (WALL + 0.3), END, 9), wood, part=2)
        for z in np.arange(0.5, 8.6, 0.62):
            block((side * (WALL - 0.3), 0, z - 0.05), (side * WALL, END, z), wood, part=2)
            y = 0.2
            while y < END - 0.2:
                wide, tall = rng.uniform(0.06, 0.16), rng.uniform(0.34, 0.52)
                if (y % 2.9) > 0.22 and rng.random() > 0.05:
                    x = side * (WALL - 0.26 + rng.uniform(0, 0.04))
                    found[rng.integers(len(tones))].append(
                        [(x, y, z), (x, y + wide, z), (x, y + wide, z + tall), (x, y, z + tall)]
                    )
                y += wide + 0.008
        for y in np.arange(0.1, END, 2.9):
            block((side * (WALL - 0.36), y, 0), (side * WALL, y + 0.2, 9), wood, part=2)
    for tone, places in zip(tones, found, strict=True):
        loose_quads(places, tone, 3)


def far_window():
    """An arch with the late evening behind it."""
    wall, bar = mottled("#4a6a64", "#3b5853", 0.5, 0.6), matt("#20373a")
    pane = [(2.0 * math.cos(a), END + 0.1, 5.6 + 2.0 * math.sin(a))
            for a in np.linspace(0, math.pi, 30)]  # fmt: skip
    pane += [(-2.0, END + 0.1, 1.6), (2.0, END + 0.1, 1.6)]
    mesh(pane, [tuple(range(len(pane)))], matt("#a9e0d2", glow=1.5), 12, smooth=False)
    block((-WALL, END + 0.2, 0), (WALL, END + 0.4, 9), wall, part=11)
    for x in (-1.0, 0.0, 1.0):
        box((0.09, 0.1, 6), (x, END, 4.6), bar, part=11)
    for z in (2.7, 3.8, 4.9, 6.0):
        box((4.0, 0.1, 0.08), (0, END, z), bar, part=11)
    arch = [(2.05 * math.cos(a), END - 0.02, 5.6 + 2.05 * math.sin(a))
            for a in np.linspace(0, math.pi, 40)]  # fmt: skip
    tube([(2.05, END, 1.5), *arch, (-2.05, END, 1.5)], 0.13, bar, part=11)


def scene(detail):
    rng = np.random.default_rng(SEED)
    *readers, upright = birds()
    book = open_book()
    tables(rng, reading_lamp(), book, readers)
    shelves(rng)
    far_window()
    copy_group(upright, (0.10, 7.3, -0.05), (0, 0, -48), 1.62)
    copy_group(book, (-0.30, 4.6, WATER + 0.03), (2, -3, 34), 1.2)
    sea = rippled(matt("#1a544e", rough=0.09, gloss=0.8), 0.24, 2.2)
    box((12, 40, 0.02), (0, 15, WATER), sea, part=1)
    block((-WALL - 0.3, -1.5, 0), (WALL + 0.3, -1.3, 9), matt("#173b3c"), part=11)
    area((0, END - 0.6, 5), (0, 8, 0.5), (3.6, 5), "#9fe0d8", 700)
    area((0, 10, 10), (0, 12, 0), (8, 20), "#7fc0b6", 800)
    area((0, -1.0, 8.5), (0, 7, 0.6), (6, 2), "#9fd0d8", 420)
    sky("#3f7f7c", 0.15)
    camera((0.35, -1.0, 6.3), (0.05, 10.2, 1.15), lens=32)


def paint(picture):
    glowing = picture.of(6, 7, 12)
    picture.expose(1.35)
    picture.grade(NIGHT, 0.34, (0.26, 0.40, 0.56, 0.72), (0.22, 0.34, 0.49, 0.65, 0.86),
                  0.05, 0.25, 0.012, 1 - glowing)  # fmt: skip
    picture.haze("#6fb3a4", 14, 34, 0.45, mask=1 - glowing)
    picture.lift(0.13)
    picture.sharpen_at(420, 640, 300).find_edges(0.75, floor=0.14)
    birds_seen = picture.of(10, 11, 12, 13, 14, 8)
    picture.focus = np.maximum(picture.focus, blur(birds_seen, 2) * 0.85)
    picture.lay(blur(picture.of(7), 1) * 0.9, "#fff6d0")
    picture.directions(base=86, swirl=0.2, form=2, by_part={1: 2})
    strokes(picture, (26, 13, 6, 3.2, 1.7), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.04))
    return finish(picture, impasto=0.045, bloom=0.05)
