"""Who was reading here a moment ago, and what is the lamp plugged into?

Night sea; on a rock no larger than a table a bedside lamp, a book, a cup of tea; the cable is taut.
"""

import numpy as np
from light.bodies import Body, ground_noise, heights_under, ripples
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import pastel
from light.materials import by_corner, matt, rippled
from light.scene import area, camera, group, lamp, linear, put, sky
from light.shapes import box, curve, evenly, grid_faces, lathe, prism, quads, ring, tube
from light.strokes import strokes
from scipy.ndimage import zoom

SAMPLES, SEED, SCALE = 40, 41, 1.0
TOP = 0.86
NIGHT = ((0, "#1d2f62"), (0.5, "#34508a"), (0.85, "#5f83b4"), (1, "#93b2cf"))
SEA = (
    (0.0, "#1a2a55"),
    (0.25, "#2a4276"),
    (0.45, "#48639b"),
    (0.62, "#8f86b4"),
    (0.78, "#e9a9b0"),
    (0.9, "#ffd2c0"),
    (1.0, "#fff1dc"),
)


def facets(points):
    """Folded planes in a few directions: stone breaks, it does not swell."""
    rng, out = np.random.default_rng(12), 0
    for _ in range(7):
        way, long = rng.normal(size=3), rng.uniform(0.35, 0.9)
        run = points @ (way / np.linalg.norm(way) / long).astype(np.float32) + rng.uniform()
        out = out + 0.05 * long * (np.abs(run % 1 - 0.5) * 4 - 1)
    return out


def rock():
    """Beds of stone that dip to one side, cracked through; wet at the waterline, with foam."""
    rough, fine, torn = ripples(9, 30, 1.8, 7), ripples(4, 30, 6, 16), ripples(6, 30, 3, 9)
    body = Body((-1.7, -1.5, -0.3), (1.7, 1.3, 1.0), 0.0165)
    for at, half, turn in (
        ((0.0, 0.05, 0.128), (0.98, 0.68, 0.80), (3, -3, 6)),
        ((-0.84, 0.05, -0.06), (0.38, 0.50, 0.55), (-4, 12, 30)),
        ((0.82, -0.05, -0.12), (0.40, 0.50, 0.50), (6, -6, -24)),
        ((0.20, -0.62, -0.16), (0.72, 0.34, 0.46), (14, -4, 4)),
        ((-0.55, -0.70, -0.26), (0.42, 0.30, 0.42), (10, 12, 28)),
        ((0.93, -0.50, -0.32), (0.26, 0.26, 0.44), (8, -12, 40)),
        ((-1.06, -0.22, -0.36), (0.36, 0.42, 0.46), (6, 16, 10)),
        ((0.04, -0.86, -0.40), (0.90, 0.30, 0.48), (10, 2, -3)),
        ((1.02, -0.10, -0.38), (0.32, 0.45, 0.46), (4, -14, 16)),
    ):
        body.slab(at, half, 0.012, 0.006, turn)
    x, y, z = body.xyz
    bed = (z + 0.16 * x - 0.05 * y + 0.035 * rough(body.points)) / 0.155 + 20
    layer = np.floor(bed).astype(int)
    out = np.random.default_rng(5).uniform(-0.05, 0.05, 60)[layer]
    seam = np.clip(1 - np.minimum(bed - layer, 1 - bed + layer) / 0.08, 0, 1)
    joint = np.abs(np.sin(2.9 * x + 1.3 * y + 0.5 * rough(body.points) + 1.7 * (layer % 3)))
    body.distance += (out + 0.045 * seam + 0.06 * np.clip(1 - joint / 0.07, 0, 1)).astype(
        np.float32
    )
    body.ripple(lambda points: 0.012 * np.abs(fine(points)) + facets(points))
    top = TOP + 0.02 * torn(body.points) - 0.02 * np.clip(1 - joint / 0.07, 0, 1)
    body.distance = np.maximum(body.distance, z - np.minimum(top, TOP)).astype(np.float32)
    foam(body)
    thing = body.build(matt("#ffffff"), 2, relax=1)
    corners = np.array([corner.co[:] for corner in thing.data.vertices])
    x, y, z = corners.T
    bed = np.floor((z + 0.16 * x - 0.05 * y + 0.035 * rough(corners)) / 0.155 + 20).astype(int)
    tone = np.random.default_rng(8).uniform(0, 1, 60)[bed][:, None]
    dry = np.array(linear("#b9aebc")) * tone + np.array(linear("#7d7690")) * (1 - tone)
    wet = np.clip((0.17 + 0.05 * torn(corners) - z) / 0.05, 0, 1)[:, None]
    return by_corner(thing, dry * (1 - wet) + np.array(linear("#2f3350")) * wet)


def foam(body):
    """What the water leaves where it meets the stone: a broken white line."""
    low, high = (round((z - body.low[2]) / body.step) for z in (0.0, 0.12))
    away = zoom(body.distance[:, :, low:high].min(2), 4, order=1)
    x, y = (np.linspace(body.low[k], body.points[..., k].max(), away.shape[k]) for k in (0, 1))
    x, y = np.meshgrid(x, y, indexing="ij")
    wash = ground_noise(3, 30, 4, 16)(x, y)
    kept = (away > -0.03) & (away < np.maximum(0.03, 0.055 + 0.04 * wash))
    kept |= (np.abs(away - 0.12 - 0.03 * wash) < 0.014) & (ground_noise(8, 20, 3, 7)(x, y) > 0.2)
    places = np.stack([x, y, 0 * x + 0.014], -1).reshape(-1, 3)
    faces = grid_faces(*away.shape)[kept[:-1, :-1].ravel()]
    quads(places, faces, matt("#dfe8f4", glow=0.05), 9)


def bedside_lamp(at):
    china, silk = matt("#e9dcd0", gloss=0.3), matt("#f58f98", through=0.7, glow=0.55)
    foot = [(0.001, 0), (0.13, 0), (0.135, 0.02), (0.06, 0.05), (0.10, 0.14), (0.105, 0.20)]
    stem = [(0.05, 0.30), (0.022, 0.34), (0.02, 0.50)]
    lathe(foot + stem, china, at, steps=48, part=3)
    skirt = [(0.30, 0.40), (0.27, 0.48), (0.20, 0.62), (0.15, 0.70)]
    lathe(skirt, silk, at, steps=96, fold=lambda a, z: 1 + 0.025 * np.cos(22 * a), part=4)
    lamp((at[0], at[1], at[2] + 0.56), "#ffab90", 85, 0.05)


def book(at, turn):
    """Face down, its back up, the pages fanned under the covers."""
    cover, paper = matt("#2f78b0"), matt("#fff2dc")
    parts = [tube([(0, -0.15, 0.172), (0, 0.15, 0.172)], 0.024, cover, part=5)]
    for side in (-1, 1):
        board = [(0, 0.185), (side * 0.235, 0.012), (side * 0.222, 0.0), (0, 0.160)]
        leaves = [(0, 0.168), (side * 0.215, 0.004), (side * 0.10, 0.0), (side * 0.012, 0.12)]
        parts.append(put(prism(board, 0.31, cover, 5), (0, -0.155, 0)))
        parts.append(put(prism(leaves, 0.29, paper, 6), (0, -0.145, 0)))
    group(parts, at, (0, 0, turn), 1.5)


def cup(at):
    china, tea = matt("#f4e6da", gloss=0.3), matt("#7a3f24")
    bowl = [(0.001, 0.02), (0.06, 0.02), (0.085, 0.06), (0.10, 0.16), (0.09, 0.16), (0.08, 0.13)]
    lathe(bowl, china, at, steps=40, part=7)
    lathe([(0.001, 0.13), (0.085, 0.131)], tea, at, steps=40, part=6)
    lathe([(0.001, 0), (0.10, 0.0), (0.16, 0.03), (0.15, 0.035), (0.001, 0.02)], china, at, part=7)
    ear = curve([(0.09, 0, 0.13), (0.15, 0, 0.13), (0.15, 0, 0.08), (0.08, 0, 0.06)], 20)
    tube(ear + np.array(at), 0.012, china, part=7)


def taut(stone, plan):
    """A line over the stone along a way seen from above, tight as a bowstring, into the sea."""
    way = evenly(curve([(*place, 0) for place in plan], 40), 0.02)
    high = np.maximum(heights_under(stone, way[:, 0], way[:, 1]), 0) + 0.022
    run, hull = 0.02 * np.arange(len(way)), []
    for place in zip(run, np.append(high[:-1], -0.02), strict=True):
        while (
            len(hull) > 1
            and np.cross(np.subtract(hull[-1], hull[-2]), np.subtract(place, hull[-1])) > 0
        ):
            hull.pop()
        hull.append(place)
    way[:, 2] = np.interp(run, *np.array(hull).T)
    return way


def scene(detail):
    stone = rock()
    bedside_lamp((-0.28, 0.12, TOP))
    book((0.50, -0.30, TOP + 0.005), 24)
    cup((-0.02, -0.54, TOP))
    cable = matt("#ead9bd")
    end = np.array((-1.10, -1.42, 0.0))
    tube(
        taut(stone, [(-0.34, 0.06), (-0.50, -0.20), (-0.66, -0.52), end[:2]]), 0.0115, cable, part=8
    )
    for radius, wide in ((0.07, 0.011), (0.15, 0.008), (0.25, 0.006)):
        tube(ring(radius, 60, end + (0, 0, 0.012)), wide, matt("#cfdcf0"), closed=True, part=9)
    sea = rippled(matt("#223a6c", 0.15, 0.5), 0.5, 1.6)
    box((3000, 3000, 0.02), (0, 1450, 0), sea, part=1)
    area((-8, 30, 14), (0, 0, 0), (20, 12), "#86a4d8", 1100)
    area((-9, -4, 5), (0, 0, 0.4), (2, 2), "#9ab4ea", 620)
    area((7, -9, 6), (0, 0, 0.4), (6, 4), "#86a4e0", 200)
    sky("#4566a8", 0.55)
    camera((1.0, -8.6, 2.25), (-0.1, 0, 1.06), lens=66)


def paint(picture):
    air, sea = picture.of(0), picture.of(1)
    picture.expose(1.5)
    level = np.nonzero(sea)[0].min() / picture.scale
    picture.backdrop(NIGHT, bottom=level, drift=10)
    depth = np.clip((picture.y - level + 6 * picture.noise(60, 3, stretch=(8, 0.5))) / 900, 0, 1)
    picture.lay(sea * 0.55, ramp(((0, "#86a6c8"), (0.3, "#4a6aa2"), (1, "#223a6e")), depth))
    picture.grade(SEA, 0.35, (0.3, 0.45, 0.6), (0.26, 0.38, 0.53, 0.7), 0.06, 0.35, 0.015, 1 - air)
    x, y = picture.centre_of(4)
    path = np.exp(-(((picture.x - x) / (40 + 0.14 * np.clip(picture.y - y, 0, 900))) ** 2))
    glitter = step(picture.noise(16, 9, stretch=(5, 0.6)), 0.35, 1.5)
    picture.lay(sea * path * glitter * step(picture.y, y + 160, y + 330) * 0.8, "#f9b0b0")
    swell = step(picture.noise(26, 5, stretch=(7, 0.5)), 0.8, 1.7) * sea
    picture.lay(swell * 0.30, "#a9c0e0").lay(
        step(picture.noise(30, 6, stretch=(6, 0.5)), 0.9, 1.8) * sea * 0.35, "#1c3064"
    )
    foam = blur(picture.of(9), 1.6 * picture.scale) * step(picture.noise(22, 8), -1.0, 0.6)
    picture.lay(foam * 0.6, "#dde8f6")
    rim = np.clip(np.abs(picture.x - x) / 75, 0, 1) ** 2
    picture.lay(picture.of(4) * (0.35 + 0.55 * rim), "#f58f98")
    picture.glow(x, y, 330, "#ff8f92", 0.34).lift(0.12)
    picture.sharpen_at(400, 600, 250, 0.9).find_edges(0.7, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(picture.of(2, 5, 6, 7, 8, 9), 2))
    picture.hard = np.where(sea + air > 0, 0.45, 0.95).astype(np.float32)
    picture.directions(base=3, swirl=0.15, form=2, by_part={2: 70})
    strokes(picture, (32, 16, 8, 3.8, 2.0), length=8, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    pastel(
        picture,
        "#3a5590",
        grain=1.8,
        cover=0.86,
        soft=0.9,
        mask=1 - 0.5 * picture.of(2, 4, 5, 8, 9),
    )
    return finish(picture, impasto=0.015, bloom=0.05)
