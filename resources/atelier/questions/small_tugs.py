"""Do they really pull, or does the ship follow because so many have asked?

A liner as high as a cathedral comes out of the mist, drawn by boats of folded paper, each with a small captain.
"""

import numpy as np
from atelier import geometry as geo
from light import folk
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.folk import Wear
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 40, 1.25
HULL, WATER = "#26335f", 846
BOATS = (  # where, how large, how far turned, what paper
    (88, 1000, 0.72, 0, "map"), (220, 930, 0.52, 1, "plain"), (250, 1100, 1.02, 0, "news"), (400, 1010, 0.74, 1, "plain"), (418, 1140, 1.16, 1, "letter"),
    (556, 928, 0.52, 0, "news"), (590, 1080, 0.98, 1, "map"), (716, 990, 0.70, 1, "letter"), (740, 1140, 1.08, 0, "plain"), (330, 912, 0.44, 0, "letter"), (470, 908, 0.42, 1, "plain"),
)


def scene(detail):
    bare_sheet()


def liner(d):
    """Only the bow fits; the anchors are eyes, if one wants."""
    hull = [(400, 250, "c"), (520, 226), (640, 214, "c"), (626, 420), (560, 700), (470, WATER, "c"), (330, WATER, "c"), (240, 700), (174, 420), (160, 214, "c"), (280, 226)]
    decks = [(226, 232, "c"), (236, 120, "c"), (564, 120, "c"), (574, 232, "c")]
    for x, w in ((400, 84),):
        funnel = [(x - w * 0.5, 124, "c"), (x - w * 0.58, -20, "c"), (x + w * 0.58, -20, "c"), (x + w * 0.5, 124, "c")]
        d.shape(funnel, "#c8504a", 1.2, 0.2)
        d.fill([(x - w * 0.56, 20, "c"), (x + w * 0.56, 20, "c"), (x + w * 0.54, 58, "c"), (x - w * 0.54, 58, "c")], "#f4ead8")
    d.shape(decks, "#eef0f4", 1.2, 0.1)
    for row, y in enumerate((140, 176)):
        for k in range(9):
            x = 256 + 36 * k
            lit = (k * 5 + row * 3) % 4
            d.window(x - 9, y + 22, 19, 22, "#ffd77e" if lit else "#6a7aa8", who=(lambda q: (q.fill(geo.ellipse(0, -78, 20, 26), "#4a3a5a"), q.fill([(-34, 0), (-26, -56), (26, -56), (34, 0)], "#4a3a5a"))) if lit == 1 else None)
    d.cast(hull, 0, 14, "#3a4a80", 0.3, 16)
    d.shape(hull, HULL, 1.5, 0)
    with d.inside(geo.curve(hull)):
        for side, tone, amount in ((-1, "#4a62a0", 0.55), (1, "#121a3c", 0.75)):
            d.fill([(400, 240), (400 + side * 250, 210), (400 + side * 230, 430), (400 + side * 150, 720), (400 + side * 60, 860), (400, 860)], tone, amount, 10, False)
        for k in range(9):
            y = 300 + 62 * k
            d.stroke([(140, y - 46 + 2 * k), (400, y + 14), (660, y - 46 + 2 * k)], 0.7, "#141c40", (0.02, 0.02))
            for x in np.linspace(190, 610, 15):
                d.fill(geo.ellipse(x, y + 14 - 60 * abs(x - 400) / 260 + 8, 2.0), "#5a70ac", 0.8, 0, False)
        d.fill([(150, 760, "c"), (400, 806), (650, 760, "c"), (650, 900, "c"), (150, 900, "c")], "#a83a44", 0.95)
        d.stroke([(200, 764), (400, 806), (600, 764)], 3.4, "#f4ead8", (0.02, 0.02))
    d.stroke([(400, 250), (402, 520), (400, WATER)], 3.0, "#0c1230", (0.02, 0.02))
    d.stroke([(160, 216), (280, 228), (400, 252), (520, 228), (640, 216)], 4.0, "#f4ead8", (0.02, 0.02))
    for side in (-1, 1):
        x = 400 + side * 122
        d.shape(geo.ellipse(x, 372, 34, 30, side * -8), "#101834", 1.1, 0)
        d.stroke([(x, 356), (x, 404)], 4.6, "#b8c0d4", (0.02, 0.02)), d.stroke([(x - 26, 384), (x - 16, 404), (x, 412), (x + 16, 404), (x + 26, 384)], 4.4, "#b8c0d4", (0.05, 0.05)), d.contour(geo.ellipse(x, 352, 7), 2.0, lost=0, colour="#b8c0d4")
    d.shape(geo.ellipse(400, 300, 17, 15), "#101834", 1.0, 0), d.contour(geo.ellipse(400, 300, 17, 15), 2.6, lost=0, colour="#c9a24e")
    d.contour(hull, 1.5)


def rail(d):
    """On deck they have not understood yet what moves them."""
    crowd = (("point", Look("#e2b184", "#8f8a88", "short", "full", 0.7), "gasp", Wear("coat", "#f0ead8"), folk.cap("#26335f"), False), ("akimbo", Look("#f6dcc4", "#2a2226", "tower", "", 0.5), "pride", Wear("gown", "#a8324a"), None, True), ("cheer", Look("#6f4632", "#2a2226", "curls", "", 0.06), "joy", Wear("suit", "#e0a03c"), None, False), ("ears", Look("#efc8a4", "#b0662e", "bald", "moustache", 0.6), "fear", Wear("coat", "#3f7a6a"), None, False), ("stand", Look("#f2cfae", "#e6e0d4", "bun", "", 0.9), "sleep", Wear("gown", "#6a5a94"), None, True))
    for k, (pose, look, mood, wear, hat, flip) in enumerate(crowd):
        x = 236 + 82 * k
        folk.folk(d, x, 252 - 22 * abs(x - 400) / 240 + 26, 78, pose, look, mood, wear, 0.2, (0, 1), flip, hat=hat)
    d.fill([(160, 222), (280, 234), (400, 258), (520, 234), (640, 222), (640, 270), (520, 284), (400, 304), (280, 284), (160, 270)], mix(HULL, "#4a62a0", 0.3))
    d.stroke([(160, 218), (280, 230), (400, 254), (520, 230), (640, 218)], 4.0, "#f4ead8", (0.02, 0.02))


def sea(d):
    rng = np.random.default_rng(6)
    d.fill([(-20, WATER - 24, "c"), (820, WATER - 24, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#5f86b8")
    for k in range(150):
        y = WATER - 16 + 370 * (k / 150) ** 1.3
        x, w = rng.uniform(-10, 810), rng.uniform(12, 36) * (0.5 + (y - WATER) / 300)
        d.stroke([(x - w, y), (x - 0.4 * w, y - 0.12 * w), (x, y), (x + 0.5 * w, y - 0.10 * w), (x + w, y)], 1.0, ("#8fb4dc", "#3f6498")[k % 2], (0.3, 0.3))
    for side in (-1, 1):
        wave = [(400, WATER - 10), (400 + side * 66, WATER - 34), (400 + side * 130, WATER - 14), (400 + side * 240, WATER - 6), (400 + side * 370, WATER + 26, "c"), (400 + side * 250, WATER + 20), (400 + side * 130, WATER + 26), (400 + side * 60, WATER + 20)]
        d.fill(wave, "#f2f5fa", 0.95)
        for k in range(7):
            x = 400 + side * (40 + 44 * k)
            d.stroke([(x, WATER - 16 + 5 * k), (x + side * 16, WATER - 24 + 5 * k), (x + side * 30, WATER - 8 + 4 * k), (x + side * 20, WATER + 3 * k)], 1.2, "#7fa4d4", (0.1, 0.5))


def boat(d, x, y, size, flip, paper, number):
    d.fill(geo.ellipse(x + 6 * size, y + 22 * size, 84 * size, 14 * size), "#2f4f80", 0.45, 4, False)
    tones = {"plain": "#f6f2e8", "news": "#e8e4dc", "map": "#e4ead0", "letter": "#f4e2d4"}
    tone = tones[paper]
    with d.at(x, y, size, 0, bool(flip)):
        d.shape([(-34, -10, "c"), (4, -86, "c"), (40, -12, "c")], lighten(tone, -0.07), 1.1, 0)
        look, mood, wear, pose = CREW[number % len(CREW)]
        folk.folk(d, -8, 8, 84, pose, look, mood, wear, 0.5, (0.6, 0.2))
        hull = [(-92, -30, "c"), (-20, -6, "c"), (20, -6, "c"), (98, -36, "c"), (58, 26, "c"), (-54, 26, "c")]
        d.shape(hull, tone, 1.2, 0)
        with d.inside(geo.curve(hull)):
            d.fill([(4, -10, "c"), (98, -36, "c"), (58, 30, "c"), (10, 30, "c")], lighten(tone, -0.10), hide=False)
            if paper == "news":
                for k in range(6):
                    d.stroke([(-80, -14 + 7 * k), (70, -14 + 7 * k)], 0.9, "#8a8a9c", (0.02, 0.02))
            elif paper == "map":
                d.fill(geo.blob(d.rng, -34, 6, 26, 13, 9, 0.2), "#a8c88a", 0.9), d.fill(geo.blob(d.rng, 40, 4, 20, 12, 9, 0.2), "#d8b878", 0.9), d.stroke([(-60, 14), (-10, -4), (30, 12), (70, -8)], 1.2, "#c8504a")
            elif paper == "letter":
                for k in range(4):
                    d.stroke([(-60, -8 + 8 * k), (-40, -11 + 8 * k), (-20, -6 + 8 * k), (4, -10 + 8 * k), (26, -7 + 8 * k)], 0.9, "#4a5a94")
                d.fill(geo.ellipse(52, 2, 8), "#c8384a", 0.9)
        d.stroke([(0, -6), (2, 26)], 0.9), d.contour(hull, 1.1)


CREW = (
    (Look("#f2cfae", "#b0662e", "plaits", "", 0.05, 1.1), "joy", Wear("gown", "#d8504a"), "cheer"), (Look("#a06a48", "#2a2226", "crop", "", 0.06), "shout", Wear("suit", "#3f8a6a"), "point"),
    (Look("#f6dcc4", "#d9a44e", "parted", "", 0.07, 1.05), "anger", Wear("suit", "#e0a03c"), "pull"), (Look("#e2b184", "#2a2226", "bob", "", 0.06), "song", Wear("gown", "#7a5aa8"), "up"),
    (Look("#6f4632", "#2a2226", "curls", "", 0.06), "pride", Wear("coat", "#2f6fae"), "akimbo"), (Look("#f6dcc4", "#8a4534", "crop", "", 0.05, 1.12, freckles=True), "fear", Wear("suit", "#c87aa0"), "kneel"), (Look("#efc8a4", "#4a2f28", "bun", "", 0.08), "sleep", Wear("gown", "#5fa8a0"), "sit"),
)


def fleet(d):
    for x, y, size, flip, _ in BOATS:
        sx, sy = x + (-92 if flip else 92) * size * 0.2, y - 26 * size
        line = [(400, 300), ((400 + sx) / 2 + 0.06 * (sx - 400), (300 + sy) / 2 + 46), (sx, sy)]
        d.stroke(line, 1.3, "#f6f0e0", (0.01, 0.01), 0.1)
    for number, (x, y, size, flip, paper) in sorted(enumerate(BOATS), key=lambda one: one[1][1]):
        boat(d, x, y, size, flip, paper, number)


def paint(picture):
    air = ramp(((0, "#6f8fd0"), (0.4, "#b4bce4"), (0.66, "#f4d8d8"), (0.72, "#f4e2cc")), (picture.y + 26 * picture.noise(280, 4, stretch=(3, 1))) / 1180)
    picture.image = air.astype(np.float32)
    back, ship, near = (Drawing(picture, line, width, light=(-0.5, -0.85), seed=seed) for line, width, seed in (("#3f6498", 1.3, 3), ("#141a38", 1.9, 5), ("#241c34", 1.9, 7)))
    sea(back), liner(ship), rail(ship), fleet(near)
    back.under(), ship.under()
    picture.lay(0.62 * step(picture.y, 560, 820) * step(picture.y, 900, 830) * (1 - 0.2 * step(abs(picture.x - 400), 0, 300)), "#e4d8e4", 1.0)
    near.under()
    wash(picture, edge=0.12, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#f6f4f0", (32, 62), 1.4, 26, 1.0, 0.5, mask=0.30 * (1 - near.cover()))
    above = np.zeros(picture.shape, np.float32)
    for d in (near, ship, back):
        d.over((1 - above) * (1 if d is near else 1 - 0.6 * step(picture.y, 600, 820)))
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
