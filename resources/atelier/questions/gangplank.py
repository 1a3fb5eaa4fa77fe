"""Where has it called them to, so that they line up by size, and without us?

A quay in the fog: suitcases go aboard by themselves, the smallest first; there is no ship to be seen.
"""

from itertools import pairwise

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import pencil, wash
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 318, 0.4
STONE, LINE = "#6a6580", "#2a2438"
FOOT, VANISH, HALF = np.array((292.0, 905.0)), np.array((668.0, 8.0)), 158


def scene(detail):
    bare_sheet()


def aboard(z, side=0.0, up=0.0):
    """z paces up the gangplank; side -1..1; up in pixels at its foot. Place and scale."""
    scale = 1 / (1 + 0.30 * z)
    x, y = FOOT + (VANISH - FOOT) * (1 - scale)
    return x + side * HALF * scale, y + 0.10 * side * HALF * scale - up * scale, scale


def at(z, side=0.0, up=0.0):
    return aboard(z, side, up)[:2]


def water(d):
    d.fill(geo.polygon([(-20, 760), (820, 700), (820, 900), (-20, 880)]), "#7f7a98", 0.7, 34, False)
    for _ in range(40):
        x, y = d.rng.uniform(0, 800), d.rng.uniform(770, 850)
        d.stroke([(x, y), (x + 40, y - 3), (x + d.rng.uniform(60, 130), y - 5)], 0.8, ("#a9a2bc", "#5a5474")[d.rng.integers(2)], (0.3, 0.6))


def quay(d):
    edge = [(-20, 846), (180, 852), (480, 866), (820, 850)]
    face = geo.polygon([(-20, 842), (820, 846), (820, 896), (-20, 890)])
    d.fill(face, "#39344c")
    top = geo.polygon([*edge, (820, 1220), (-20, 1220)])
    d.fill(top, STONE)
    with d.inside(top):
        d.fill(geo.ellipse(150, 960, 230, 60), "#f0cf9c", 0.75, 50, False), d.fill(geo.ellipse(420, 1010, 260, 40), "#b9a8b4", 0.6, 40, False)
        d.fill([(-20, 1080), (820, 1060), (820, 1220), (-20, 1220)], "#322d44", 0.85, 60, False), d.fill(geo.ellipse(800, 980, 160, 130), "#3f3a55", 0.7, 50, False)
        rows = [858, 892, 938, 1000, 1084, 1196]
        for k, y in enumerate(rows):
            d.stroke([(-20, y - 6), (200, y), (480, y + 10), (820, y - 4)], 1.6 + 0.5 * k, "#2f2a40", (0.02, 0.02), 1.5)
            if k < 5:
                low = rows[k + 1]
                for n in range(-4, 9):
                    x0 = 330 + (n + 0.5 * (k % 2)) * (100 + 34 * k) + d.rng.normal(0, 6)
                    x1 = 330 + (x0 - 330) * (1 + 0.10 + 0.03 * k)
                    d.stroke([(x0, y + 4), (x1, low + 3)], 1.3 + 0.4 * k, "#2f2a40", (0.05, 0.05), 1)
                    if d.rng.random() < 0.6:
                        d.fill(geo.polygon([(x0 + 6, y + 7), (x0 + 92 + 30 * k, y + 8), (x1 + 96 + 34 * k, low - 3), (x1 + 6, low - 2)]), ("#8b84a0", "#57516c", "#a89cac")[d.rng.integers(3)], 0.4, 3, False)
        for x, y, w in ((150, 1010, 90), (470, 1060, 120), (330, 965, 60)):
            d.fill(geo.blob(d.rng, x, y, w, 0.16 * w, 10, 0.16), "#d9cbd0", 0.55, 2, False), d.stroke([(x - 0.7 * w, y + 0.12 * w), (x, y + 0.15 * w), (x + 0.7 * w, y + 0.1 * w)], 0.8, "#f4ece6")
    d.stroke([(-20, 845), (180, 851), (480, 865), (820, 849)], 2.2, "#2a2438", (0.02, 0.02)), d.stroke([(-20, 849), (180, 855), (480, 869), (820, 853)], 1.2, "#d9cbd0", (0.02, 0.02))


def plank(d):
    """Slats, stringers, rails of rope: carpentry that can be trusted, up to where it can't be seen."""
    far = 13.0
    zs = np.linspace(0, far, 60)
    deck = geo.polygon([at(z, -1) for z in zs] + [at(z, 1) for z in zs[::-1]])
    d.fill(geo.moved(geo.polygon([at(0, -1), at(4, -1), at(4, 1), at(0, 1)]), -40, 40), "#2f2a40", 0.5, 18, False)
    d.fill(deck, "#8a6a58")
    with d.inside(deck):
        for n, z in enumerate(np.arange(0, far, 0.42)):
            slat = geo.polygon([at(z + 0.03, -1), at(z + 0.03, 1), at(z + 0.38, 1), at(z + 0.38, -1)])
            d.fill(slat, ("#a98468", "#967058", "#b79478", "#8c6852")[n % 4]), d.contour(slat, 0.8, lost=0.2)
            for k in range(3):
                s = d.rng.uniform(-0.9, 0.3)
                d.stroke([at(z + 0.1 + 0.1 * k, s), at(z + 0.1 + 0.1 * k, s + d.rng.uniform(0.3, 0.7))], 0.6, "#5f4638", (0.2, 0.5))
            d.fill(geo.polygon([at(z + 0.40, -0.86), at(z + 0.40, 0.86), at(z + 0.54, 0.86), at(z + 0.54, -0.86)]), "#4a3640", 0.55, 1.5, False)
        d.fill(geo.polygon([at(z, 0.25) for z in zs] + [at(z, 1.1) for z in zs[::-1]]), "#4f4160", 0.45, 16, False)
        d.fill(geo.polygon([at(z, -1.1) for z in zs] + [at(z, -0.5) for z in zs[::-1]]), "#f3d9ae", 0.4, 14, False)
    for side in (-1, 1):
        beam = geo.polygon([at(z, side) for z in zs] + [at(z, side, -34 * min(1, 0.2 + z)) for z in zs[::-1]])
        d.shape(beam, "#5a4448" if side > 0 else "#6f5650", 1.0, 0)
    for side in (-1, 1):
        posts = [0.12, 1.5, 3.1, 5.0, 7.3, 10.0, 13.0]
        for a, b in pairwise(posts):
            for up in (168, 92):
                p, q, m = at(a, side, up), at(b, side, up), at(0.5 * (a + b) - 0.1, side, up - 26)
                d.fill(geo.ribbon([p, m, q], [8 * aboard(a)[2], 7 * aboard(b)[2]], 20, False), "#c9b294"), d.stroke([(x, y + 3 * aboard(a)[2]) for x, y in (p, m, q)], 1.3 * aboard(a)[2] + 0.2, "#6a5448", (0.02, 0.02))
        for z in posts:
            x, y, s = aboard(z, side)
            d.shape(geo.polygon([(x - 8 * s, y + 14 * s), (x - 7 * s, y - 178 * s), (x + 7 * s, y - 180 * s), (x + 8 * s, y + 14 * s)]), "#77594c", 1.0, 0.16)
            d.shape(geo.ellipse(x, y - 184 * s, 12 * s, 10 * s), "#d9a85c", 0.9, 0.2)


def clasp(d, x, y, w):
    d.shape(geo.rectangle(x - w, y - 0.7 * w, 2 * w, 1.5 * w, 0.2 * w), "#e0b060", 0.7, 0.16), d.fill(geo.ellipse(x, y, 0.3 * w), "#6a4420")


def box(d, wide, high, tone, strap, deep=0.34):
    """A case seen from in front and a little from above; foot at (0, 0)."""
    w, k = wide / 2, deep * wide
    d.fill(geo.ellipse(0.12 * wide, 0.02 * wide, 0.66 * wide, 0.13 * wide), "#231e30", 0.6, 0.05 * wide, False)
    side = geo.curve([(w, 0, "c"), (w, -high, "c"), (w + 0.42 * k, -high - 0.34 * k, "c"), (w + 0.42 * k, -0.26 * k, "c")])
    lid = geo.curve([(-w, -high, "c"), (w, -high, "c"), (w + 0.42 * k, -high - 0.34 * k, "c"), (-w + 0.42 * k, -high - 0.34 * k, "c")])
    front = geo.rectangle(-w, -high, wide, high, 0.05 * wide)
    d.shape(side, tone, 1.0, 0), d.fill(side, "#1f1830", 0.5), d.shape(lid, tone, 1.0, 0), d.fill(lid, "#f6e2c0", 0.22)
    d.shape(front, tone, 1.1, 0)
    with d.inside(front):
        d.fill(geo.ellipse(0.4 * w, -0.1 * high, w, 0.5 * high), "#1f1830", 0.5, 0.16 * wide, False), d.fill(geo.ribbon([(-w, -high), (-w, 0)], [0.16 * wide, 0.12 * wide], 8), "#ffe3b4", 0.55, 0.05 * wide, False)
        for _ in range(14):
            x, y = d.rng.uniform(-w, w), d.rng.uniform(-high, 0)
            d.stroke([(x, y), (x + 0.1 * wide, y + d.rng.normal(0, 2))], 0.6, "#2a1c20", (0.3, 0.6))
    for x in (-0.55 * w, 0.5 * w):
        if strap:
            d.shape(geo.polygon([(x - 0.06 * wide, 0), (x - 0.06 * wide, -high), (x + 0.05 * wide, -high), (x + 0.05 * wide, 0)]), strap, 0.8, 0.1)
            d.shape(geo.polygon([(x - 0.06 * wide, -high), (x - 0.06 * wide + 0.42 * k, -high - 0.34 * k), (x + 0.05 * wide + 0.42 * k, -high - 0.34 * k), (x + 0.05 * wide, -high)]), strap, 0.8, 0)
            clasp(d, x, -0.62 * high, 0.05 * wide)
    for cx in (-1, 1):
        for cy in (-1, 0):
            d.shape(geo.curve([(cx * w, cy * high, "c"), (cx * (w - 0.15 * wide), cy * high, "c"), (cx * (w - 0.11 * wide), (cy + (0.10 if cy else -0.10)) * high), (cx * w, (cy + (0.18 if cy else -0.18)) * high, "c")]), "#c99c5c", 0.7, 0.1)
    d.stroke([(-0.24 * w + 0.2 * k, -high - 0.17 * k), (-0.2 * w + 0.2 * k, -high - 0.15 * wide - 0.17 * k), (0.2 * w + 0.2 * k, -high - 0.15 * wide - 0.17 * k), (0.24 * w + 0.2 * k, -high - 0.17 * k)], 0.035 * wide, "#3a2428", (0.02, 0.02), 0.2)


def stickers(d, places):
    for x, y, r, tone, kind in places:
        if kind == "sun":
            d.shape(geo.ellipse(x, y, r), tone, 0.7, 0), d.fill(geo.ellipse(x, y + 0.3 * r, 0.5 * r, 0.3 * r), "#f6e9c8")
        elif kind == "hill":
            label = geo.rectangle(x - r, y - 0.7 * r, 2 * r, 1.4 * r, 2)
            d.shape(label, "#f2e2c0", 0.7, 0)
            with d.inside(label):
                d.fill(geo.polygon([(x - r, y + 0.7 * r), (x - 0.3 * r, y - 0.4 * r), (x + 0.2 * r, y + 0.2 * r), (x + 0.5 * r, y - 0.1 * r), (x + r, y + 0.7 * r)]), tone)
        else:
            d.shape(geo.polygon([(x, y - r), (x + r, y), (x, y + r), (x - r, y)]), tone, 0.7, 0), d.fill(geo.ellipse(x, y, 0.35 * r), "#f6e9c8")


def hatbox(d, wide, tone):
    w, h = wide / 2, 0.78 * wide
    d.fill(geo.ellipse(0.1 * wide, 0, 0.62 * wide, 0.14 * wide), "#231e30", 0.6, 0.05 * wide, False)
    body = geo.curve([(-w, -h, "c"), (-w, -0.05 * wide), (-0.6 * w, 0.08 * wide), (0, 0.12 * wide), (0.6 * w, 0.08 * wide), (w, -0.05 * wide), (w, -h, "c")])
    d.shape(body, tone, 1.0, 0)
    with d.inside(body):
        for k in range(-4, 5):
            d.fill(geo.ribbon([(0.25 * k * w, -h), (0.25 * k * w, 0.14 * wide)], [0.05 * wide, 0.05 * wide], 6), "#f2dfba", 0.75)
        d.fill(geo.ribbon([(0.9 * w, -h), (0.85 * w, 0)], [0.3 * wide, 0.3 * wide], 6), "#1f1830", 0.5, 0.08 * wide, False)
    lid = geo.union(geo.ellipse(0, -h, 1.08 * w, 0.17 * wide), geo.moved(geo.ellipse(0, -h, 1.08 * w, 0.17 * wide), 0, 0.1 * wide))
    d.shape(lid, tone, 1.0, 0.1), d.shape(geo.ellipse(0, -h, 1.06 * w, 0.16 * wide), "#a9c0a0", 0.8, 0)
    for side in (-1, 1):
        d.shape(geo.curve([(0, -h - 0.05 * wide), (side * 0.20 * wide, -h - 0.22 * wide), (side * 0.30 * wide, -h - 0.06 * wide)]), "#c2554a", 0.8, 0.1)


def violin(d, wide):
    """On its broad end, upright, a little swaying."""
    d.fill(geo.ellipse(0.16 * wide, 0, 0.6 * wide, 0.14 * wide), "#231e30", 0.6, 0.05 * wide, False)
    path = geo.curve([(-0.46 * wide, -0.1 * wide), (-0.48 * wide, -0.5 * wide), (-0.34 * wide, -0.85 * wide), (-0.38 * wide, -1.15 * wide), (-0.2 * wide, -1.5 * wide), (-0.16 * wide, -2.2 * wide), (0, -2.3 * wide), (0.16 * wide, -2.2 * wide), (0.2 * wide, -1.5 * wide), (0.38 * wide, -1.15 * wide), (0.34 * wide, -0.85 * wide), (0.48 * wide, -0.5 * wide), (0.46 * wide, -0.1 * wide), (0, 0.04 * wide)])
    d.shape(path, "#3a3450", 1.1, 0)
    with d.inside(path):
        d.fill(geo.ribbon([(-0.4 * wide, 0), (-0.36 * wide, -0.7 * wide), (-0.26 * wide, -1.2 * wide), (-0.12 * wide, -2.2 * wide)], [0.12 * wide, 0.1 * wide], 20), "#b9a6b4", 0.7, 0.05 * wide, False), d.fill(geo.ellipse(0.4 * wide, -0.4 * wide, 0.3 * wide, wide), "#191426", 0.6, 0.1 * wide, False)
    d.stroke([(-0.3 * wide, -0.6 * wide), (0, -0.54 * wide), (0.36 * wide, -0.6 * wide)], 0.8, "#8a7a90")
    clasp(d, 0.40 * wide, -0.32 * wide, 0.06 * wide), clasp(d, 0.32 * wide, -1.0 * wide, 0.06 * wide)


def doctors_bag(d, wide):
    h = 0.62 * wide
    d.fill(geo.ellipse(0.1 * wide, 0, 0.62 * wide, 0.13 * wide), "#231e30", 0.6, 0.05 * wide, False)
    path = geo.curve([(-0.5 * wide, 0, "c"), (-0.52 * wide, -0.3 * h), (-0.40 * wide, -0.9 * h), (-0.36 * wide, -h, "c"), (0.36 * wide, -h, "c"), (0.40 * wide, -0.9 * h), (0.52 * wide, -0.3 * h), (0.5 * wide, 0, "c")])
    d.shape(path, "#8a5030", 1.1, 0)
    with d.inside(path):
        d.fill(geo.ellipse(0.3 * wide, -0.1 * h, 0.4 * wide, 0.7 * h), "#2a1624", 0.6, 0.12 * wide, False), d.fill(geo.ellipse(-0.36 * wide, -0.5 * h, 0.14 * wide, 0.4 * h), "#f2b878", 0.7, 0.07 * wide, False)
        for x in (-0.2, 0.16):
            d.stroke([(x * wide, -h), (1.3 * x * wide, -0.5 * h), (1.5 * x * wide, 0)], 0.9, "#4a2418", (0.1, 0.4))
    d.shape(geo.curve([(-0.38 * wide, -h + 4, "c"), (-0.30 * wide, -1.16 * h), (0.30 * wide, -1.16 * h), (0.38 * wide, -h + 4, "c")]), "#6f3e28", 1.0, 0.12)
    clasp(d, 0, -1.04 * h, 0.05 * wide)
    d.stroke([(-0.16 * wide, -1.14 * h), (-0.14 * wide, -1.46 * h), (0.14 * wide, -1.46 * h), (0.16 * wide, -1.14 * h)], 0.035 * wide, "#3a2428", (0.02, 0.02), 0.2)


def carpet_bag(d, wide):
    """The one ornament: a carpet that has learnt to travel."""
    h = 0.66 * wide
    d.fill(geo.ellipse(0.14 * wide, 2, 0.64 * wide, 0.13 * wide), "#231e30", 0.65, 0.05 * wide, False)
    path = geo.curve([(-0.48 * wide, 0), (-0.54 * wide, -0.36 * h), (-0.44 * wide, -0.9 * h), (-0.36 * wide, -1.02 * h, "c"), (0, -0.96 * h), (0.36 * wide, -1.04 * h, "c"), (0.46 * wide, -0.86 * h), (0.55 * wide, -0.32 * h), (0.48 * wide, 0.02 * h), (0, 0.06 * h)])
    d.shape(path, "#7a2f3c", 1.1, 0)
    with d.inside(path):
        for row in range(6):
            for n in range(-4, 5):
                x, y = 0.145 * wide * (n + 0.5 * (row % 2)), -0.92 * h + 0.19 * h * row + 0.02 * h * n * n * 0.3
                d.fill(geo.polygon([(x, y - 0.085 * wide), (x + 0.065 * wide, y), (x, y + 0.085 * wide), (x - 0.065 * wide, y)]), ("#d9a24a", "#3f5f7a", "#c8664a")[(row + n) % 3]), d.fill(geo.ellipse(x, y, 0.022 * wide), "#f2dfba")
        d.fill(geo.ellipse(0.36 * wide, -0.2 * h, 0.3 * wide, 0.7 * h), "#1f1426", 0.6, 0.1 * wide, False), d.fill(geo.ellipse(-0.46 * wide, -0.5 * h, 0.1 * wide, 0.4 * h), "#ffdca0", 0.5, 0.05 * wide, False)
        for x in (-0.3, -0.05, 0.24):
            d.stroke([(x * wide, -h), (1.1 * x * wide, -0.7 * h), (1.06 * x * wide, -0.45 * h)], 1.0, "#3a1420", (0.1, 0.6))
    d.shape(geo.ribbon([(-0.40 * wide, -1.03 * h), (0, -0.98 * h), (0.40 * wide, -1.05 * h)], [0.07 * wide, 0.07 * wide], 20), "#5a3428", 1.0, 0.12)
    for off in (-0.02, 0.03):
        d.stroke([(-0.2 * wide, -1.02 * h), ((off - 0.14) * wide, -1.42 * h), ((off + 0.14) * wide, -1.42 * h), (0.2 * wide, -1.03 * h)], 0.03 * wide, "#4a2a28", (0.02, 0.02), 0.3)


def sleeve(d):
    """Out of the largest: a shirt that waves to those who stay."""
    arm = geo.ribbon([(40, -262), (66, -320), (58, -372), (84, -418)], [46, 50, 46, 40], 40)
    d.shape(arm, "#efe7e0", 1.1, 0)
    with d.inside(arm):
        d.fill(geo.ribbon([(66, -262), (92, -320), (82, -372), (104, -418)], [30, 24, 26, 20], 30), "#8a82a0", 0.75, 6, False)
        for fold in ([(44, -320), (66, -330), (84, -322)], [(40, -352), (58, -346), (74, -352)], [(40, -300), (54, -296), (72, -302)]):
            d.stroke(fold, 1.0, "#6a6080")
    d.shape(geo.curve([(60, -412, "c"), (100, -398, "c"), (110, -434, "c"), (72, -448, "c")]), "#fbf4ea", 1.0, 0.08)
    kerchief = geo.curve([(92, -440), (70, -470), (84, -512, "c"), (112, -524), (150, -552, "c"), (158, -516), (190, -500, "c"), (150, -470), (128, -452)])
    d.shape(kerchief, "#fdf6ea", 1.0, 0.1), d.stroke([(96, -446), (112, -486), (146, -540)], 0.9, "#8a82a0"), d.stroke([(100, -446), (130, -478), (178, -500)], 0.9, "#8a82a0")


def queue(d, who):
    def stands(z, side, wide, draw, turn=0.0):
        x, y, s = aboard(z, side)
        with d.at(x, y, s * wide / 100, turn):
            draw(d)

    if who == "far":
        stands(5.9, 0.02, 118, lambda q: box(q, 100, 68, "#c8302c", None), 3)
    elif who == "aboard":
        stands(3.85, -0.12, 140, lambda q: hatbox(q, 100, "#6f9078"), -2)
        stands(2.5, 0.16, 172, lambda q: (box(q, 100, 70, "#4a6a94", "#d9c09a"), stickers(q, ((0, -30, 11, "#c8664a", "hill"), (-34, -54, 8, "#d9a24a", "sun")))), 2)
        stands(1.42, -0.28, 92, lambda q: violin(q, 100), -5)
        stands(0.5, 0.22, 214, lambda q: doctors_bag(q, 100), 2)


def trunk(d):
    with d.at(622, 1166, 1.0, 1.5):
        with d.at(-96, 0):
            sleeve(d)
        box(d, 268, 262, "#6a4634", "#c9a06a", 0.3)
        stickers(d, ((20, -196, 30, "#7a9a88", "hill"), (-24, -60, 26, "#b8483c", "diamond"), (98, -128, 22, "#d9a24a", "sun"), (-108, -196, 17, "#4a6a94", "sun")))
        for y in (-92, -176):
            for x in np.linspace(-126, 126, 15):
                d.fill(geo.ellipse(x, y, 2.6), "#e8c07a"), d.fill(geo.ellipse(x + 0.8, y + 1.2, 1.4), "#5a3420")


def lamp(d):
    x = 92
    d.fill(geo.ribbon([(x, 1000), (x - 60, 1016), (x - 140, 1050)], [40, 30, 10], 10), "#231e30", 0.5, 8, False)
    post = geo.curve([(x - 34, 1004, "c"), (x - 30, 984), (x - 14, 964), (x - 11, 880), (x - 16, 868), (x - 8, 856), (x - 6, 520, "c"), (x + 6, 520, "c"), (x + 8, 856), (x + 16, 868), (x + 11, 880), (x + 14, 964), (x + 30, 984), (x + 34, 1004, "c")])
    d.shape(post, "#2f2a3c", 1.0, 0), d.fill(geo.ribbon([(x + 3, 530), (x + 4, 850)], [3, 3], 4), "#d9a868", 0.8, 1, False)
    d.stroke([(x - 34, 548), (x, 540), (x + 34, 548)], 2.6, "#2f2a3c", (0.1, 0.1), 0.1)
    glass = geo.polygon([(x - 22, 520), (x - 38, 424), (x + 38, 424), (x + 22, 520)])
    d.fill(glass, "#fff0bc"), d.fill(geo.ellipse(x, 478, 16, 26), "#ffffff", 0.9, 6, False)
    for px in (-30, 0, 30):
        d.stroke([(x + 0.72 * px, 520), (x + 1.27 * px, 424)], 1.4, "#2f2a3c", (0.02, 0.02), 0.1)
    d.shape(geo.polygon([(x - 46, 424), (x - 20, 392), (x + 20, 392), (x + 46, 424)]), "#2f2a3c", 1.0, 0), d.shape(geo.ellipse(x, 384, 8, 10), "#2f2a3c", 1.0, 0), d.shape(geo.polygon([(x - 26, 520), (x + 26, 520), (x + 14, 534), (x - 14, 534)]), "#2f2a3c", 1, 0)


def gull(d):
    """It has seen many off."""
    with d.at(92, 374, 1.0):
        d.stroke([(-4, 0), (-4, -16)], 1.4, "#c8784a"), d.stroke([(6, 0), (6, -16)], 1.4, "#c8784a")
        body = geo.curve([(-44, -14, "c"), (-16, -14), (14, -14), (28, -32), (28, -52), (38, -66), (52, -64), (56, -52), (46, -44), (44, -30), (26, -6), (0, -2)])
        d.shape(body, "#f4eee8", 1.0, 0.14)
        d.shape(geo.curve([(-66, -10, "c"), (-30, -32), (4, -38), (20, -24), (0, -12), (-30, -8)]), "#8a86a0", 1.0, 0.12)
        d.shape([(54, -59, "c"), (72, -56, "c"), (55, -51, "c")], "#e0a040", 0.8, 0), d.fill(geo.ellipse(46, -58, 2.4), "#1f1a28")


def mooring(d):
    """A rope as thick as an arm, made fast on this side, and taut."""
    d.fill(geo.ellipse(690, 906, 70, 14), "#231e30", 0.6, 8, False)
    rope = [(694, 862), (736, 700), (768, 520), (812, 240)]
    d.fill(geo.ribbon(rope, [20, 16, 12, 9], 40, False), "#a8917a")
    for p in geo.sample(rope, 46):
        d.stroke([(p[0] - 8, p[1] + 4), (p[0] + 8, p[1] - 5)], 1.0, "#5f4c48", (0.1, 0.1))
    d.shape(geo.curve([(656, 908, "c"), (664, 884), (668, 856), (650, 838), (664, 822), (714, 822), (728, 838), (710, 856), (714, 884), (722, 908, "c")]), "#3a3448", 1.1, 0.16)
    for y in (862, 876, 890):
        d.shape(geo.ribbon([(664, y), (690, y + 7), (716, y)], [15, 17, 15], 16), "#b59e84", 0.9, 0.14)


def paint(picture):
    y = picture.y + 26 * picture.noise(320, 4, stretch=(3, 1))
    picture.image = ramp(((0, "#756e94"), (0.25, "#9a92b0"), (0.5, "#b5abc0"), (0.75, "#8f88aa"), (1, "#5a5476")), np.clip((y + 0.16 * (400 - picture.x)) / 900, 0, 1)).astype(np.float32)
    picture.glow(626, 150, 520, "#fff0dc", 0.62, 1.5), picture.glow(626, 150, 210, "#fffaf0", 0.8, 1.3)
    fog = picture.image.copy()
    far, mid, near, front = (Drawing(picture, LINE, 1.8, light=(-0.8, -0.5), seed=seed) for seed in (3, 5, 7, 9))
    water(far)
    far.fill(geo.polygon([(128, 893), (132, 920), (446, 954), (452, 928)]), "#4a3640"), plank(far), queue(far, "far")
    quay(mid), mooring(mid)
    queue(near, "aboard")
    x, y = 452, 1000
    with near.at(x, y, 2.0, -1):
        carpet_bag(near, 100)
    lamp(front), gull(front), trunk(front)
    mask = np.clip(step(picture.y, 470, 90), 0, 1)
    drift = 1 + 0.16 * picture.noise(150, 9, stretch=(3, 1))
    cover = [d.cover() for d in (far, mid, near, front)]
    far.under()
    picture.lay(np.clip(mask * drift, 0, 1) * 0.97, fog)
    picture.lay(np.clip(0.5 * step(picture.y, 860, 600) * step(picture.y, 330, 600) * drift, 0, 1), fog, 0.55)
    mid.under(1 - 0.92 * step(picture.y, 700, 360)), near.under(), front.under()
    # where it stands on the quay the plank is in front of it
    foot = cover[0] * step(picture.y, 826, 834) * (1 - np.maximum(cover[2], cover[3]))
    pixels = far._pixels(0)[0]
    picture.image = (picture.image * (1 - foot[..., None]) + pixels * foot[..., None]).astype(np.float32)
    picture.glow(92, 476, 330, "#ffc873", 0.6, 1.7), picture.glow(92, 476, 110, "#fff2c8", 0.6, 1.4)
    wash(picture, edge=0.13, granulation=0.015, bleed=0.6)
    clear = 1 - step(picture.y, 520, 200)
    front.over(), near.over(1 - cover[3]), mid.over((1 - np.maximum(np.maximum(cover[2], cover[3]), foot)) * (1 - step(picture.y, 700, 420)), 0.8)
    far.over((1 - np.maximum(cover[2], cover[3])) * clear * np.maximum(1 - cover[1], foot > 0.5), 0.8)
    darks = step(picture.image.mean(-1), 0.6, 0.3)
    pencil(picture, "#f6efe4", (52, -28), 1.4, 24, 0.95, 0.5, mask=0.35 * blur(darks, 3))
    return finish(picture, impasto=0, paper=0.022, grain=0.004)
