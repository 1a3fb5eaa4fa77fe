"""Who has set it out so kindly, and why did all the tracks but one turn away?

Nightfall on a moor: an armchair, a lit lamp, a steaming cup; from its back a thin line goes up.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise
from light.filters import blur, step
from light.finish import finish
from light.hands import pastel
from light.materials import matt, mottled
from light.plants import blades
from light.scene import camera, group, lamp, sky, sun
from light.shapes import curve, decal, evenly, lathe, ring, sheet, terrain, tint_faces, tube
from light.strokes import strokes
from light.textiles import flowers, textile
from light.things import armchair

SAMPLES, SEED, SCALE = 36, 63, 1.5
LAMP, STOOL, TURN = (0.92, 0.42), (-0.98, -0.42), 24
EVENING = ((0, "#6f5a8c"), (0.35, "#957aa8"), (0.65, "#bf9bbb"), (0.88, "#e3b9c4"), (1, "#f3cdbf"))
MOOR = ((0.0, "#2a1c36"), (0.2, "#46304f"), (0.36, "#6d4d72"), (0.52, "#98708f"),
        (0.68, "#c7a0bd"), (0.82, "#f0c79a"), (1.0, "#fff0c8"))  # fmt: skip
TRACKS = (  # each comes near in a wide ring and turns away; the last one does not
    (
        [(-6, -6), (-3.4, -3.2), (-2.5, -1.2), (-2.5, 0.6), (-3.8, 2.8), (-7, 5.5)],
        "hoof",
        0.34,
        0.17,
    ),
    (
        [(6, -5.6), (3.4, -3.7), (1.2, -2.8), (-0.7, -2.8), (-1.9, -3.5), (-3, -7.5)],
        "paw",
        0.3,
        0.16,
    ),
    ([(7.5, 6), (3.9, 3.6), (2.5, 1.4), (2.3, -0.6), (3.4, -2.2), (6.5, -3.2)], "boot", 0.46, 0.3),
    ([(-3.5, 12), (-2.4, 6), (-1, 4), (1.2, 4.1), (2.8, 6.2), (5, 12)], "paw", 0.34, 0.18),
    ([(2.6, -8), (2.35, -5.4), (1.5, -3), (0.62, -1.55), (0.3, -1.05)], "boot", 0.46, 0.29),
)


def moor_height():
    broad, fine = ground_noise(4, 20, 0.25, 1.1), ground_noise(5, 22, 2, 6)

    def height(x, y):
        near = np.clip((np.hypot(x, y) - 1.5) / 3, 0, 1)
        far = 0.010 * np.clip(y - 6, 0, 200) ** 1.25 + 0.8 * np.clip((y - 14) / 30, 0, 1) * broad(
            x * 0.16, y * 0.16
        )
        return 0.10 * broad(x, y) * near + 0.012 * fine(x, y) + far

    return height


def heather(height):
    """Tufts, dense away from the trodden ring."""
    patches = ground_noise(9, 20, 0.5, 1.6)
    for seed, count, tallest, colour in ((1, 26000, 0.24, "#8a6484"), (2, 15000, 0.20, "#b87aa0")):
        rng = np.random.default_rng(seed)
        y = -8 + 50 * rng.random(count) ** 1.6
        x = rng.normal(0, 7, count) * (1 + np.clip(y + 8, 0, 60) * 0.09)
        away, patch = np.hypot(x, y), patches(x, y)
        keep = (patch > 0.75) & (away > 3.6) & (rng.random(count) < 0.6) | (
            (away > 5.6) & (patch > 0.25)
        )
        x, y = (np.repeat(v[keep], 11) + rng.normal(0, 0.07, 11 * keep.sum()) for v in (x, y))
        blades(x, y, height, (0.06, tallest), matt(colour), 2, seed, 0.012, (0.0, 0.0), 0.3)


def blanket():
    """Over the left arm and down to the ground."""
    across, along = np.meshgrid(np.linspace(-0.27, 0.27, 90), np.linspace(0, 1, 120))
    fall = curve([(-0.05, 0.565), (-0.26, 0.575), (-0.36, 0.74), (-0.45, 0.775), (-0.55, 0.73),
                  (-0.595, 0.52), (-0.62, 0.25), (-0.68, 0.06), (-0.86, 0.03)], 200)  # fmt: skip
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(fall, axis=0), axis=1))]
    x, z = (np.interp(along, run / run[-1], fall[:, axis]) for axis in (0, 1))
    folds = np.sin(across * 34 + 3 * along) * np.clip((along - 0.40) / 0.4, 0, 1) + 0.35 * np.sin(
        across * 15 - 2
    )
    x = x - 0.032 * folds * (along > 0.3)
    z = (
        z
        + 0.010 * np.abs(folds) * (along < 0.4)
        + 0.035 * np.clip(folds, 0, 1) * (along > 0.86)
        + 0.012
    )
    y = -0.12 + across * (1 - 0.15 * np.sin(along * 3)) + 0.05 * along - 0.04 * np.sin(along * 5)
    cloth = sheet(np.stack([x, y, z], -1), matt("#efe0c4"), 13, thick=0.016)
    squares = (np.arange(119)[:, None] % 20 < 5) + (np.arange(89)[None] % 22 < 4) * 2
    return tint_faces(cloth, np.minimum(squares, 2), matt("#5f7f9c"), matt("#d9a24c"))


def standing_lamp(ground):
    brass, place = matt("#9c7438", gloss=0.4, rough=0.4), np.array((*LAMP, ground(*LAMP)))
    stem = [
        (0.001, 0),
        (0.16, 0),
        (0.165, 0.02),
        (0.05, 0.05),
        (0.022, 0.09),
        (0.016, 0.5),
        (0.024, 0.55),
        (0.014, 0.62),
        (0.014, 1.42),
        (0.001, 1.42),
    ]
    lathe(stem, brass, place, steps=32, part=14)
    silk = [(0.30, 1.34), (0.285, 1.42), (0.235, 1.56), (0.165, 1.72), (0.15, 1.74)]
    shade = lathe(
        silk,
        matt("#ffd590", through=0.75, glow=0.85),
        place,
        steps=96,
        fold=lambda a, z: 1 + 0.02 * np.cos(24 * a),
        part=15,
    )
    shade.visible_shadow = False
    fringe = matt("#e8a850", glow=0.3)
    for top in ring(0.30, 40, place + (0, 0, 1.345)):
        tube([top, top - (0, 0, 0.06)], 0.006, fringe, part=15, resolution=2)
    lamp(place + (0, 0, 1.45), "#ffb45c", 62, 0.12)
    lamp(place + (0, 0, 1.60), "#ffb45c", 10, 0.05)


def stool_and_cup(ground):
    wood, china, place = (
        matt("#4a2f2a", gloss=0.2, rough=0.5),
        matt("#f4ead8"),
        np.array((*STOOL, ground(*STOOL))),
    )
    lathe(
        [(0.001, 0.44), (0.19, 0.44), (0.20, 0.43), (0.20, 0.41), (0.19, 0.40), (0.001, 0.40)],
        wood,
        place,
        steps=40,
        part=16,
    )
    for top, foot in zip(ring(0.11, 3, place + (0, 0, 0.41)), ring(0.17, 3, place), strict=True):
        tube([top, foot], [0.020, 0.014], wood, part=16)
    lathe(
        [(0.001, 0.0), (0.075, 0.004), (0.085, 0.012), (0.001, 0.012)],
        china,
        place + (0, 0, 0.44),
        steps=32,
        part=17,
    )
    cup = [
        (0.03, 0.0),
        (0.042, 0.02),
        (0.052, 0.06),
        (0.054, 0.095),
        (0.049, 0.095),
        (0.047, 0.06),
        (0.001, 0.05),
    ]
    lathe(cup, china, place + (0, 0, 0.452), steps=32, part=17)
    handle = [
        (-0.050, -0.01, 0.53),
        (-0.085, -0.015, 0.525),
        (-0.08, -0.015, 0.485),
        (-0.046, -0.01, 0.475),
    ]
    tube(curve(place + np.array(handle), 20), 0.007, china, part=17)


def slippers(ground):
    """Side by side before the chair, open at the heel."""
    felt, lining = matt("#c23b46"), matt("#f3dcb4")
    for x, y, turn in ((-0.16, -1.02, 66), (0.22, -0.92, 40)):
        sole, inside, upper = (Body((-0.12, -0.24, -0.02), (0.12, 0.26, 0.14), 0.006)
                               for _ in range(3))  # fmt: skip
        for body, grow, high in ((sole, 1.0, 0.012), (inside, 0.80, 0.026)):
            for middle, radii in (((0, -0.07), (0.080, 0.125)), ((0, 0.02), (0.066, 0.15)),
                                  ((0, 0.11), (0.066, 0.095))):  # fmt: skip
                wide, long = (grow * radius for radius in radii)
                body.ball((*middle, high), (wide, long, 0.018), 0.02)
        upper.ball((0, -0.06, 0.015), (0.082, 0.138, 0.085), 0.01)
        upper.ball((0, 0.115, 0.085), (0.11, 0.135, 0.085), 0.012, cut=True).cut_below(0.0)
        parts = [sole.build(felt, 18), inside.build(lining, 18), upper.build(felt, 18)]
        group(parts, (x, y, ground(x, y) + 0.012), (0, 0, turn), 1.45)


def prints(path, kind, gap, size, height):
    ink, angle = matt("#5d4468"), np.linspace(0, 2 * math.pi, 14, endpoint=False)
    places = evenly(curve(np.array(path), 900), gap)
    ways = np.gradient(places, axis=0)
    for number, (place, way) in enumerate(
        zip(places, ways / np.linalg.norm(ways, axis=1)[:, None], strict=True)
    ):
        side = np.array((way[1], -way[0]))
        middle = place + side * size * (0.55 if number % 2 else -0.55)
        if kind == "boot":
            shapes = [(0, 0.06, 0.20, 0.32), (0, -0.38, 0.15, 0.15)]
        elif kind == "paw":
            shapes = [
                (0, -0.12, 0.30, 0.26),
                (-0.30, 0.22, 0.13, 0.15),
                (-0.11, 0.40, 0.14, 0.16),
                (0.12, 0.40, 0.14, 0.16),
                (0.30, 0.22, 0.13, 0.15),
            ]
        else:
            shapes = [(-0.20, 0, 0.13, 0.42), (0.20, 0, 0.13, 0.42)]
        for x, y, wide, long in shapes:
            outline = middle + size * (
                np.outer(x + wide * np.cos(angle), side) + np.outer(y + long * np.sin(angle), way)
            )
            decal(outline, height, ink, 3, 0.014)


def scene(detail):
    height = moor_height()

    def ground(x, y):
        return float(height(np.array(float(x)), np.array(float(y))))

    ys = np.concatenate([np.linspace(-9, 9, 420), np.geomspace(9.05, 160, 260)])
    terrain(np.linspace(-60, 60, 600), ys, height, mottled("#b497b0", "#94789a", 0.55, 0.9), 1)
    heather(height)
    cloth = textile(("#c25a4c", "#e9b78e", "#8f3a44", "#e7c9a0"), flowers(), 0.20, "xz")
    chair = [*armchair(cloth, matt("#4a2f2a", gloss=0.2, rough=0.5)), blanket()]
    group(chair, (0, 0, ground(0, 0) - 0.01), (0, 0, TURN))
    standing_lamp(ground)
    stool_and_cup(ground)
    slippers(ground)
    c, s = math.cos(math.radians(TURN)), math.sin(math.radians(TURN))
    x, y = -0.42 * s, 0.42 * c
    tube([(x, y, 1.15), (x, y, 14)], 0.0045, matt("#fff4d8", glow=0.9), part=19)
    eyelet = [
        (x + 0.035 * math.cos(a), y, 1.235 + 0.035 * math.sin(a)) for a in np.linspace(0, 6.28, 24)
    ]
    tube(eyelet, 0.010, matt("#9c7438", gloss=0.4), part=14)
    for path, kind, gap, size in TRACKS:
        prints(path, kind, gap, size, height)
    sun(150, 9, "#c9a6cf", 0.55, 3)
    sky("#a487b4", 0.50)
    camera((1.6, -8.9, 2.95), (0.05, 0.1, 1.52), lens=49)


def steam(picture):
    """Two thin threads above the cup."""
    x0, _ = picture.centre_of(17)
    y0 = np.nonzero(picture.of(17))[0].min() / picture.scale
    out = np.zeros(picture.shape, np.float32)
    for off, phase, tall in ((-1, 0.3, 120), (8, 2.0, 90)):
        rise = np.clip((y0 - picture.y) / tall, 0, 1)
        middle = x0 + off + (4 + 13 * rise) * np.sin(rise * 7.5 + phase)
        thread = np.exp(-(((picture.x - middle) / (2.2 + 6 * rise)) ** 2)) * (1 - rise) ** 0.9
        out = np.maximum(out, thread * (picture.y < y0) * (rise < 1) * step(rise, 0, 0.08))
    return out


def paint(picture):
    air, line, ground = picture.of(0), picture.of(19), picture.of(1, 2, 3)
    picture.expose(1.5).backdrop(EVENING, bottom=400, drift=26, wavelength=380)
    picture.haze("#c9a3c0", 14, 110, 0.85, 0.8, mask=1 - air)
    picture.grade(
        MOOR,
        0.45,
        (0.30, 0.42, 0.54, 0.66),
        (0.27, 0.39, 0.50, 0.61, 0.74),
        0.06,
        0.4,
        0.02,
        ground,
    )
    x, y = picture.centre_of(15)
    picture.glow(x, y, 330, "#ff9d3c", 0.26)
    picture.lay(steam(picture) * 0.60, "#fbeadc").lay(
        blur(line, 0.3 * picture.scale), "#fff3d6", 0.9
    )
    picture.lay(picture.of(15) * np.clip(np.abs(picture.x - x) / 56, 0, 1) ** 2.2 * 0.75, "#f0a050")
    for place_x, place_y, radius in ((385, 690, 150), (x, y, 110), (200, 770, 90), (380, 870, 90)):
        picture.sharpen_at(place_x, place_y, radius, 0.9)
    picture.focus = np.maximum(
        picture.focus, blur(np.maximum(line, picture.of(3)), 2 * picture.scale)
    )
    picture.find_edges(0.5)
    picture.hard = np.where(ground + air > 0, 0.5, 0.95).astype(np.float32)
    picture.directions(base=4, swirl=0.3, by_part={19: 90, 2: 80, (14, 15): 86})
    strokes(picture, (30, 15, 7, 3.4, 1.8), jitter=(0.016, 0.014), need=(0, 0.04, 0.045))
    things = blur(picture.of(*range(10, 20)), 2)
    pastel(
        picture,
        "#7d5a80",
        grain=2.0,
        cover=0.80,
        soft=0.85,
        mask=(1 - 0.6 * air) * (1 - 0.75 * things),
    )
    picture.lay(np.clip(blur(line, 0.45 * picture.scale) * 1.2, 0, 1), "#fff3d6", 0.85)
    return finish(picture, impasto=0.015, paper=0.035, bloom=0.05)
