"""Does he know who drives the crane?

High over the roofs a building crane sets a nest with one egg on a tree; a stork in a helmet waves it in, and in the cabin sits a fox.
"""

import numpy as np
from atelier import geometry as geo
from light import folk
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 6, 1.25
YELLOW = "#f0b83c"
NEST = (392, 556)


def scene(detail):
    bare_sheet()


def lattice(d, start, end, wide, bays):
    """Two rails and the zigzag between them; every other bay is red."""
    start, end = np.array(start, float), np.array(end, float)
    way = (end - start) / np.hypot(*(end - start))
    side = np.array((-way[1], way[0])) * wide / 2
    for k in range(bays):
        a, b = start + (end - start) * k / bays, start + (end - start) * (k + 1) / bays
        d.stroke([tuple(a - side), tuple(b + side)], 2.2, "#b8702c", (0.02, 0.02)), d.stroke([tuple(a + side), tuple(b - side)], 2.2, YELLOW, (0.02, 0.02))
        d.stroke([tuple(b - side), tuple(b + side)], 1.8, YELLOW, (0.02, 0.02))
    for s in (-1, 1):
        d.shape(geo.ribbon([tuple(start + s * side), tuple((start + end) / 2 + s * side), tuple(end + s * side)], [10, 10, 10], 6), YELLOW, 1.1, 0.12)


def crane(d):
    lattice(d, (690, 1230), (690, 300), 58, 15)
    lattice(d, (830, 116), (-30, 200), 50, 15)
    d.stroke([(690, 24), (300, 166)], 1.6, "#4a3f5c", (0.02, 0.02)), d.stroke([(690, 24), (90, 184)], 1.6, "#4a3f5c", (0.02, 0.02)), d.stroke([(690, 24), (820, 118)], 1.6, "#4a3f5c", (0.02, 0.02))
    d.shape([(676, 130, "c"), (684, 20, "c"), (698, 20, "c"), (706, 130, "c")], YELLOW, 1.1, 0.12)
    d.shape(geo.rectangle(362, 140, 60, 24, 4), "#8a4a3c", 1.0, 0.14)
    for x in (374, 410):
        d.shape(geo.ellipse(x, 166, 10), "#5a3f4c", 0.9, 0.1)
    d.stroke([(392, 172), (392, 330)], 2.4, "#3a3048", (0.01, 0.01))
    d.shape(geo.rectangle(374, 320, 36, 34, 6), "#c8504a", 1.1, 0.14)
    d.stroke([(392, 354), (392, 372), (406, 384), (402, 400), (386, 402), (378, 390)], 4.4, "#5a5468", (0.02, 0.1))


def cabin(d):
    """A fox in a driver's cap: both paws on the levers, one eye on the egg."""
    box = [(596, 186, "c"), (786, 172, "c"), (792, 380, "c"), (620, 390, "c"), (588, 320, "c")]
    d.cast(box, 8, 12, "#2a4a7a", 0.35, 10)
    d.shape(box, "#c8504a", 1.4, 0.14)
    pane = [(612, 206, "c"), (768, 194, "c"), (772, 318, "c"), (632, 326, "c"), (608, 300, "c")]
    d.shape(pane, "#dff0ee", 1.1, 0)
    with d.inside(geo.curve(pane)):
        x, y = 702, 268
        d.shape([(x - 60, y + 90), (x - 44, y + 34), (x, y + 22), (x + 44, y + 34), (x + 60, y + 90)], "#3f5f9c", 1.1, 0.12)
        d.shape([(x - 58, y - 24), (x - 52, y - 70, "c"), (x - 22, y - 46), (x + 14, y - 48), (x + 44, y - 74, "c"), (x + 50, y - 26), (x + 34, y + 8), (x - 6, y + 30), (x - 44, y + 10)], "#d8743c", 1.2, 0.1)
        d.fill([(x - 54, y - 16), (x - 26, y - 14), (x - 8, y + 2), (x + 12, y - 14), (x + 44, y - 20), (x + 32, y + 10), (x - 6, y + 30), (x - 42, y + 12)], "#f8ecdc")
        d.shape(geo.ellipse(x - 14, y + 20, 9, 7), "#2a2030", 0.9, 0), d.stroke([(x - 14, y + 26), (x - 4, y + 32), (x + 12, y + 26), (x + 20, y + 18)], 1.8, "#4a2434", (0.1, 0.2))
        for ex, w in ((x - 32, 11), (x + 16, 12)):
            d.shape(geo.ellipse(ex, y - 12, w, 7.5, -4), "#fdf2c8", 0.9, 0), d.fill(geo.ellipse(ex - 5, y - 9, 4.4, 6), "#2a1c24"), d.stroke([(ex - w - 2, y - 14), (ex, y - 21), (ex + w + 2, y - 15)], 1.8, "#5a2a24")
        d.shape([(x - 46, y - 44), (x - 40, y - 74), (x + 6, y - 82), (x + 36, y - 66), (x + 38, y - 46), (x - 4, y - 56)], "#2f3f6a", 1.0, 0.14), d.shape([(x - 62, y - 36), (x - 44, y - 52), (x - 4, y - 56), (x - 20, y - 42)], "#22305a", 1.0, 0.1)
        for lx in (622, 642):
            d.stroke([(lx + 10, 332), (lx, 304)], 3.0, "#4a4458", (0.02, 0.02)), d.shape(geo.ellipse(lx - 1, 298, 8), "#2a2438", 0.9, 0.1)


def nest(d):
    x, y = NEST
    for dx in (-128, -46, 46, 128):
        d.stroke([(392, 398), (x + dx, y - 6)], 1.8, "#5a4a44", (0.01, 0.01))
    d.shape(geo.ellipse(x + 4, y - 40, 62, 80), "#f6eee0", 1.4, 0), d.model(geo.ellipse(x + 4, y - 40, 62, 80), "#a89ab8", 16, 14, 0.7)
    for k in range(12):
        d.fill(geo.ellipse(x - 30 + (k * 37) % 76, y - 96 + (k * 23) % 70, 3.6, 2.8), "#b8906c", 0.8, 0, False)
    scarf = [(x - 58, y - 44), (x, y - 30), (x + 64, y - 46), (x + 66, y - 26), (x, y - 10), (x - 58, y - 26)]
    d.shape(scarf, "#3f8aa8", 1.0, 0.12)
    for k in range(6):
        d.fill(geo.ellipse(x - 44 + 19 * k, y - 29 + 0.6 * abs(k - 2.5), 4), "#f4e0a8")
    bowl = [(x - 150, y - 18), (x - 60, y + 2), (x + 60, y + 2), (x + 150, y - 18), (x + 132, y + 58), (x + 50, y + 98), (x - 50, y + 98), (x - 132, y + 58)]
    d.cast(bowl, 8, 12, "#2a4a7a", 0.3, 10)
    d.shape(bowl, "#8a5f3f", 1.3, 0)
    rng = np.random.default_rng(5)
    for _ in range(120):
        a = rng.uniform(0, np.pi)
        r = rng.uniform(0.55, 1.0)
        px, py = x + 150 * r * np.cos(a), y - 6 + 98 * r * np.sin(a)
        turn = np.radians(rng.normal(0, 16) + 30 * np.cos(a) * -1)
        long = rng.uniform(26, 58)
        d.shape(geo.ribbon([(px - long * np.cos(turn), py - long * np.sin(turn)), (px, py + 3), (px + long * np.cos(turn), py + long * np.sin(turn))], [2, 6, 2], 8), mix("#5a3a30", "#d8a868", rng.random()), 0.6, 0)
    d.stroke([(x - 80, y + 60), (x - 60, y + 120), (x - 70, y + 140)], 1.4, "#c8504a")  # a thread of wool that hangs out


def town(d):
    rng = np.random.default_rng(15)
    for row, (y, wide, air) in enumerate(((1050, 82, 0.5), (1130, 100, 0.28), (1216, 118, 0.08))):
        for n, x in enumerate(np.arange(-10 + 40 * (row % 2), 840, wide * 1.08)):
            wall = mix(("#f0d4b8", "#d8c0dc", "#f0e4c8", "#c4d0e0")[rng.integers(4)], "#a8cce8", air)
            roof = mix(("#b8504a", "#3f5f8a", "#7a4a6a", "#3f7a6a")[rng.integers(4)], "#a8cce8", air)
            d.house(x + rng.normal(0, 6), y, wide, wide * rng.uniform(0.8, 1.3), wall, roof, rng.normal(0, 0.06), 2, int(rng.integers(1, 3)), mix("#ffdf90", "#a8cce8", 0.5 * air), None, bool(rng.random() < 0.6), mix("#5a6a90", "#a8cce8", air), ("gable", "stepped", "mansard", "dome")[(n + row) % 4])


def tree(d):
    """Two forks are left for the nest; the first leaves are out."""
    for line, w in (([(250, 1220), (262, 1060), (300, 930), (330, 820)], [92, 74, 58, 44]), ([(280, 980), (200, 880), (120, 830), (60, 760)], [44, 34, 26, 14]), ([(312, 900), (400, 850), (470, 836), (540, 780)], [40, 30, 24, 12]), ([(326, 830), (270, 760), (262, 700)], [30, 22, 13]), ([(330, 830), (392, 780), (420, 724)], [30, 22, 13])):
        limb = geo.ribbon(line, w, 40)
        d.cast(limb, 6, 6, "#2a4a5a", 0.25, 6), d.shape(limb, "#6a4a5c", 1.2, 0.16)
    rng = np.random.default_rng(8)
    for x, y in ((60, 762), (96, 806), (540, 782), (500, 812), (262, 700), (280, 752), (420, 724), (392, 772), (150, 850), (450, 838), (200, 890)):
        for _ in range(4):
            turn = rng.uniform(-80, 80)
            with d.at(x + rng.normal(0, 12), y + rng.normal(0, 8), rng.uniform(0.7, 1.1), turn):
                d.shape([(0, 0), (-10, -14), (0, -36), (10, -14)], mix("#5fae5a", "#b8d868", rng.random()), 0.8, 0.1)


def stork(d):
    """White helmet, a little flag under each wing; he walks backwards."""
    x, y = 118, 826
    for dx, line in ((0, [(x + 6, y - 120), (x + 2, y - 60), (x + 8, y)]), (30, [(x + 26, y - 120), (x + 40, y - 66), (x + 26, y - 4)])):
        d.shape(geo.ribbon(line, [8, 7, 7], 14), "#e0603c", 1.0, 0.1), d.stroke([(x + 8 + 0.6 * dx - 12, y + 2), (x + 8 + 0.6 * dx, y - 2), (x + 26 + 0.6 * dx, y + 4)], 3.0, "#e0603c")
    body = [(x - 60, y - 150), (x - 30, y - 212), (x + 30, y - 232), (x + 62, y - 190), (x + 54, y - 140), (x + 10, y - 108), (x - 36, y - 114)]
    d.cast(body, 6, 8, "#2a4a7a", 0.3, 8), d.shape(body, "#f8f4ec", 1.3, 0), d.model(body, "#9a9ac0", 20, 14, 0.6)
    d.shape([(x - 20, y - 170), (x - 60, y - 150), (x - 92, y - 110), (x - 40, y - 112), (x, y - 130)], "#2a2a3c", 1.1, 0.1)
    vest = [(x - 14, y - 214), (x + 34, y - 230), (x + 64, y - 186), (x + 52, y - 138), (x + 4, y - 116), (x - 26, y - 150)]
    d.shape(vest, "#f08a2c", 1.1, 0.14)
    for off in (0, 26):
        d.stroke([(x - 18 + off, y - 200 - 0.3 * off), (x + off, y - 160), (x - 2 + off, y - 122)], 4.0, "#f4f0b0", (0.02, 0.02))
    neck = [(x + 40, y - 212), (x + 66, y - 262), (x + 50, y - 316), (x + 62, y - 356)]
    d.shape(geo.ribbon(neck, [36, 26, 22, 30], 30), "#f8f4ec", 1.2, 0.1)
    d.shape(geo.ellipse(x + 68, y - 366, 30, 26), "#f8f4ec", 1.2, 0.08)
    d.shape([(x + 90, y - 380), (x + 196, y - 420), (x + 200, y - 414), (x + 96, y - 358)], "#e0603c", 1.1, 0.12), d.stroke([(x + 92, y - 368), (x + 196, y - 417)], 1.0)
    d.shape(geo.ellipse(x + 76, y - 372, 10), "#fffaf0", 0.9, 0), d.fill(geo.ellipse(x + 80, y - 375, 5), "#1c1828"), d.stroke([(x + 64, y - 386), (x + 78, y - 388)], 2.0, "#2a2a3c")
    d.shape([(x + 34, y - 384), (x + 44, y - 416), (x + 76, y - 420), (x + 100, y - 396), (x + 104, y - 384), (x + 66, y - 390)], "#f4d84a", 1.1, 0.14)
    for line, tip, tone in (([(x + 40, y - 200), (x + 96, y - 200), (x + 118, y - 176)], (x + 118, y - 176), "#d8384a"), ([(x - 4, y - 196), (x - 56, y - 240), (x - 70, y - 310)], (x - 70, y - 310), "#3f8a5c")):
        d.shape(geo.ribbon(line, [40, 30, 16], 20), "#f8f4ec", 1.1, 0.1)
        px, py = tip
        down = -1 if px > x else 1
        d.stroke([(px, py - 8 * down), (px + 10, py - 70 * down)], 2.4, "#6a4a34", (0.02, 0.02)), d.shape([(px + 10, py - 70 * down, "c"), (px + 66, py - 62 * down), (px + 60, py - 30 * down), (px + 5, py - 34 * down, "c")], tone, 1.0, 0.12)


def witnesses(d):
    """An old woman leans out with a pillow, just in case; a boy on a chimney eats his breakfast egg."""
    folk.folk(d, 520, 1136, 96, "point", Look("#f6dcc4", "#e6e0d4", "bun", "", 0.9), "gasp", Wear("gown", "#7a5aa8"), 0.2, (-0.6, -1), True)
    spoon = lambda q: (q.shape(geo.ellipse(4, -6, 5, 7), "#f6eee0", 0.8, 0.1), q.shape([(-2, -2), (10, -2), (7, 8), (1, 8)], "#3f8aa8", 0.7, 0.1))
    folk.folk(d, 610, 1118, 84, "sit", Look("#c98f66", "#2a2226", "crop", "", 0.06), "joy", Wear("suit", "#d8503c"), 0.2, (-0.5, -0.8), True, holds={"near": spoon})


def paint(picture):
    sky = ramp(((0, "#4f9ad8"), (0.5, "#a4d4ec"), (0.85, "#f0ecd8"), (1, "#f4e4cc")), (picture.y + 30 * picture.noise(280, 4, stretch=(3, 1))) / 1080)
    picture.image = sky.astype(np.float32)
    back, steel, near = (Drawing(picture, line, width, light=(-0.5, -0.85), seed=seed) for line, width, seed in (("#4a4a78", 1.4, 3), ("#3a2a34", 1.7, 5), ("#241c30", 1.9, 7)))
    town(back), crane(steel), cabin(near), tree(near), witnesses(near), nest(near), stork(near)
    for d in (back, steel, near):
        d.under()
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#f6f6ee", (32, 62), 1.4, 26, 1.0, 0.5, mask=0.26 * (1 - near.cover()))
    above = np.zeros(picture.shape, np.float32)
    for d in (near, steel, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
