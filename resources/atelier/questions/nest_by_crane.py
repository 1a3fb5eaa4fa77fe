"""Is it being brought or taken away, and does the one at the hook see the signs?

Morning, high over the roofs: a crane has a nest with its egg on the hook, and a stork waves it a little to the left.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.hands import pencil, wash
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 431, 1.25
YELLOW, RUST, WOOD = "#f2b62c", "#b5741c", ("#8a5a34", "#b07a44", "#6b4228", "#d0a062", "#4f3022")
LEAVES = ("#86ad45", "#a9c85a", "#5f8f3e", "#c4d76e")


def scene(detail):
    bare_sheet()


def roofs(d):
    """Three rows of the town in the haze, each nearer and darker."""
    rows = ((884, "#c7cfda", "#d9d6d8", 46, 34), (952, "#aabbcc", "#c9c2c8", 62, 60), (1046, "#8ba3ba", "#b7aab4", 96, 96))
    for base, wall, roof, wide, high in rows:
        x = -40
        while x < 830:
            w, h = wide * d.rng.uniform(0.7, 1.5), high * d.rng.uniform(0.45, 1.0)
            front = geo.polygon([(x, 1240), (x, base - 0.5 * h), (x + w, base - 0.5 * h), (x + w, 1240)])
            d.fill(front, wall)
            kind = d.rng.integers(4)
            if kind == 0:
                top = geo.polygon([(x - 4, base - 0.5 * h), (x + w / 2, base - 0.5 * h - 0.62 * w), (x + w + 4, base - 0.5 * h)])
            elif kind == 1:
                top = geo.polygon([(x - 4, base - 0.5 * h), (x + 0.18 * w, base - 0.5 * h - 0.4 * h), (x + 0.86 * w, base - 0.5 * h - 0.4 * h), (x + w + 4, base - 0.5 * h)])
            elif kind == 2:
                top = geo.polygon([(x - 4, base - 0.5 * h), (x - 4, base - 0.9 * h), (x + w + 4, base - 0.64 * h), (x + w + 4, base - 0.5 * h)])
            else:
                top = geo.curve([(x, base - 0.5 * h, "c"), (x + 0.06 * w, base - 0.8 * h), (x + 0.5 * w, base - 0.5 * h - 0.5 * w), (x + 0.94 * w, base - 0.8 * h), (x + w, base - 0.5 * h, "c")])
            d.fill(top, roof)
            with d.inside(geo.union(front, top)):
                d.fill(geo.rectangle(x + 0.66 * w, base - 3 * h, 0.4 * w, 5 * h), "#6f86a6", 0.28, 3, False)
                d.fill(geo.rectangle(x, base - 3 * h, 0.12 * w, 5 * h), "#ffe3bc", 0.55, 2, False)
                for wy in np.arange(base - 0.3 * h, 1200, 0.36 * wide):
                    for wx in np.arange(x + 0.16 * w, x + 0.84 * w, 0.27 * wide):
                        if d.rng.random() < 0.8:
                            d.fill(geo.rectangle(wx, wy, 0.10 * wide, 0.17 * wide, 1), "#6f86a6" if d.rng.random() < 0.9 else "#ffe0a0", 0.5, 0, False)
            d.contour(top, 0.5, colour="#5d6f8e", lost=0.5), d.stroke([(x, base - 0.5 * h), (x + 1, base + 80)], 0.5, "#5d6f8e", (0.05, 0.7))
            if d.rng.random() < 0.6:
                cx = x + w * d.rng.uniform(0.15, 0.7)
                d.shape(geo.rectangle(cx, base - 1.05 * h - 0.2 * w, 0.14 * wide, 0.34 * wide), roof, 0.5, 0.1)
            x += w * d.rng.uniform(0.86, 1.02)
        d.fill(geo.rectangle(-20, base + 20, 840, 60), "#f6e4d4", 0.5, 22, False)


def lattice(d):
    """The jib from below: two chords, the third is above the card."""
    near, far = (lambda x: 132 + 0.062 * x), (lambda x: 84 + 0.056 * x)
    for x in np.arange(-60, 860, 92):
        d.shape(geo.ribbon([(x, far(x)), (x + 46, -30)], [8, 7], 6), RUST, 0.7, 0.05), d.shape(geo.ribbon([(x + 92, far(x + 92)), (x + 46, -30)], [8, 7], 6), RUST, 0.7, 0.05)
    d.shape(geo.ribbon([(-30, far(-30)), (830, far(830))], [14, 14], 20), "#d3952a", 0.9, 0.1)
    for x in np.arange(-60, 860, 92):
        d.shape(geo.ribbon([(x, near(x)), (x + 46, far(x + 46))], [9, 8], 6), "#dba030", 0.8, 0.1), d.shape(geo.ribbon([(x + 92, near(x + 92)), (x + 46, far(x + 46))], [9, 8], 6), "#c58a28", 0.8, 0.1)
    for x in np.arange(-60, 860, 92):
        for to in (x + 40, x + 52):
            rod = geo.ribbon([(x if to < x + 46 else x + 92, near(x)), (to, -30)], [13, 12], 8)
            d.cast(rod, 5, 4, "#5a3a1c", 0.35, 3), d.shape(rod, YELLOW, 1.0, 0.1)
    bar = geo.ribbon([(-30, near(-30)), (830, near(830))], [27, 27], 20)
    d.cast(bar, 0, 10, "#4a5a80", 0.4, 6), d.shape(bar, YELLOW, 1.2, 0)
    with d.inside(bar):
        d.fill(geo.ribbon([(-30, near(-30) + 9), (830, near(830) + 9)], [11, 11], 10), "#b9761f", 0.8, 2, False), d.fill(geo.ribbon([(-30, near(-30) - 9), (830, near(830) - 9)], [6, 6], 10), "#ffe48c", 0.8, 2, False)
    for x in np.arange(-60, 860, 92):
        plate = geo.polygon([(x - 20, near(x) - 15), (x + 20, near(x) - 13), (x + 13, near(x) + 12), (x - 13, near(x) + 10)])
        d.shape(plate, "#e2a52c", 0.9, 0.08)
        for k in (-9, 0, 9):
            d.fill(geo.ellipse(x + k, near(x) - 2, 2.2), "#7a4a18")


def tackle(d):
    """Trolley, two falls of rope, block and hook, all a little swung."""
    d.shape(geo.polygon([(356, 148), (466, 154), (458, 186), (364, 180)]), "#5d6a7e", 1.1, 0.15)
    for x in (376, 446):
        d.shape(geo.ellipse(x, 158, 14), "#3c4658", 1.0, 0.1), d.fill(geo.ellipse(x, 158, 4.5), "#cfd6de")
    for x, lower in ((392, 398), (430, 434)):
        d.stroke([(x, 182), (lower, 300)], 2.4, "#333a4c", (0.01, 0.01), 0.2)
    block = geo.curve([(382, 300), (398, 286), (436, 286), (452, 300), (448, 352), (430, 374), (404, 374), (386, 352)])
    d.cast(block, 8, 6, "#4a5a80", 0.4, 5), d.shape(block, YELLOW, 1.3, 0.16)
    with d.inside(block):
        for k in range(5):
            d.fill(geo.polygon([(372 + 26 * k, 380), (384 + 26 * k, 380), (410 + 26 * k, 346), (398 + 26 * k, 346)]), "#3a3440", 0.95, 0, False)
        d.fill(geo.rectangle(440, 280, 16, 100), "#a8661c", 0.6, 4, False)
    d.shape(geo.ellipse(417, 318, 19), "#d39526", 1.0, 0.12), d.shape(geo.ellipse(417, 318, 7), "#4a3c3c", 0.8, 0)
    hook = geo.ribbon([(418, 368), (419, 396), (432, 414), (434, 438), (416, 452), (398, 440), (396, 424)], [15, 15, 19, 21, 21, 16, 7], 40)
    d.shape(hook, "#4d586c", 1.2, 0.12)
    with d.inside(hook):
        d.fill(geo.ribbon([(413, 370), (414, 396), (426, 416), (427, 436), (414, 446)], [4, 4, 5, 5, 3], 20), "#b9c4d0", 0.8, 1.5, False)
    # a sparrow that rides along
    with d.at(446, 284, 0.9, -8):
        d.shape([(-16, -16), (-8, -26), (6, -28), (20, -14), (30, -2), (14, 0), (-6, 0)], "#8f6542", 0.9, 0.14)
        d.shape(geo.ellipse(-11, -27, 10, 9), "#b98a5c", 0.8, 0.1), d.shape([(-19, -29, "c"), (-28, -25, "c"), (-18, -23, "c")], "#4b4048", 0.6, 0)
        d.fill(geo.ellipse(-14, -29, 1.9), "#1c1418"), d.stroke([(2, -18), (16, -8), (28, -2)], 0.9, "#4f3424")


def twig(d, points, wide, tone):
    path = geo.ribbon(points, [0.6 * wide, wide, 0.5 * wide], 14)
    d.fill(geo.moved(path, 1, 2.4), "#3a2219", 0.45, 1, False), d.fill(path, tone)
    d.stroke([(x - 0.5, y - 0.24 * wide) for x, y in points], 0.5, "#e3bd84", (0.2, 0.5))


def nest(d):
    cx, rim = 424, 556
    back = geo.ellipse(cx, rim, 178, 34)
    d.fill(back, "#4a2d20")
    for _ in range(50):
        a, k = d.rng.uniform(180, 360), d.rng.uniform(0.9, 1.06)
        arc = geo.arc(cx, rim, 178 * k, 36 * k, a, a + d.rng.uniform(14, 34), 4)
        twig(d, arc, d.rng.uniform(4, 7), WOOD[d.rng.integers(5)])
    for x in (292, 352):
        d.stroke([(417, 468), (x, 556)] if x == 292 else [(414, 468), (x + 160, 544)], 2.6, "#9aa0a8", (0.01, 0.01), 0.2)
    egg = geo.curve([(cx - 2, 496), (cx + 40, 518), (cx + 62, 562), (cx + 54, 604), (cx, 622), (cx - 56, 604), (cx - 63, 560), (cx - 42, 518)])
    d.fill(egg, "#f8f2e4"), d.model(egg, "#8f9cc0", 30, 20, 0.75)
    with d.inside(egg):
        d.fill(geo.ellipse(cx - 28, 544, 20, 34, 14), "#ffffff", 0.9, 12, False), d.fill(geo.ellipse(cx + 30, 598, 80, 30), "#b98a6a", 0.6, 14, False)
    d.contour(egg, 1.1, colour="#4f4a66", lost=0.3)
    bowl = geo.curve([(cx - 184, rim - 2), (cx - 120, rim + 18), (cx, rim + 27), (cx + 120, rim + 18), (cx + 184, rim - 2), (cx + 172, rim + 44), (cx + 122, rim + 92), (cx, rim + 116), (cx - 122, rim + 92), (cx - 172, rim + 44)])
    d.fill(bowl, "#5a3826")
    for _ in range(330):
        v = d.rng.random() ** 0.8
        y = rim + 8 + 100 * v
        half = 184 * np.sqrt(max(1 - (0.93 * v) ** 2.4, 0.02))
        x, long = cx + d.rng.uniform(-1, 1) * half, d.rng.uniform(30, 84)
        bend = lambda px, y=y, v=v: y + 22 * (1 - ((px - cx) / 190) ** 2) * (1 - 0.3 * v) + d.rng.normal(0, 5)
        lean = d.rng.normal(0, 7)
        a, b = max(x - long, cx - half - 14), min(x + long, cx + half + 14)
        dusk = (x - cx) / 200 + 0.8 * v + d.rng.normal(0, 0.35)
        tone = WOOD[3] if dusk < -0.1 else WOOD[1] if dusk < 0.35 else WOOD[0] if dusk < 0.8 else WOOD[2] if dusk < 1.15 else WOOD[4]
        twig(d, [(a, bend(a) + lean), ((a + b) / 2, bend((a + b) / 2)), (b, bend(b) - lean)], d.rng.uniform(4, 7.5), tone)
    for x, y, ex, ey in ((260, 580, 196, 560), (276, 620, 214, 646), (586, 590, 652, 566), (570, 634, 640, 650), (380, 664, 330, 692), (480, 660, 540, 688)):
        twig(d, [(x, y), ((x + ex) / 2, (y + ey) / 2 + 4), (ex, ey)], 6, WOOD[d.rng.integers(4)])
    ribbon_ = [(300, 612), (346, 634), (392, 630), (424, 648), (420, 690), (436, 716)]
    d.shape(geo.ribbon(ribbon_, [7, 9, 9, 9, 9, 3], 30), "#4f8fb8", 0.7, 0.1)
    # the longest twig bears a rag, as a long load must
    rag = geo.curve([(634, 560, "c"), (652, 566), (676, 560), (700, 572), (722, 566, "c"), (716, 588), (726, 610, "c"), (700, 612), (676, 602), (652, 608), (640, 596, "c"), (638, 576)])
    d.shape(rag, "#d1402f", 1.0, 0.14), d.stroke([(652, 570), (658, 588), (652, 604)], 0.8, "#7f2019"), d.stroke([(684, 568), (678, 586), (686, 604)], 0.8, "#7f2019")
    d.shape([(626, 556), (640, 552), (646, 570), (634, 578), (624, 570)], "#e2573f", 0.9, 0.1), d.shape(geo.ribbon([(634, 572), (626, 596), (634, 616)], [7, 8, 3], 10), "#c23828", 0.8, 0.1)
    for x, y in ((286, 566), (566, 564)):
        rope = [(417, 470), (x, y)]
        d.stroke([(px + 2, py + 2) for px, py in rope], 3.2, "#5c4634", (0.01, 0.01), 0.2), d.stroke(rope, 2.2, "#f0e4c8", (0.01, 0.01), 0.2)
        d.shape(geo.ellipse(x, y + 3, 8, 6), "#cbb88e", 0.8, 0.1), d.stroke([(x - 2, y + 6), (x - 8, y + 26)], 1.6, "#e3d4ac")


def bark(d, whole, points, widths, seed):
    """Light from the left and the grain of one bough, inside the whole tree."""
    rng = np.random.default_rng(seed)
    line = geo.sample(points, 60)
    along = np.gradient(line, axis=0)
    side = np.stack([-along[:, 1], along[:, 0]], -1) / np.linalg.norm(along, axis=1, keepdims=True)
    side *= np.where(side[:, :1] > 0, -1, 1)  # towards the light
    half = np.interp(np.linspace(0, 1, 60), np.linspace(0, 1, len(widths)), widths) / 2
    with d.inside(whole), d.inside(geo.ribbon(points, widths, 60)):
        d.fill(geo.ribbon([tuple(p) for p in (line - 0.62 * side * half[:, None])[::6]], [1.1 * w / 2 for w in widths], 40), "#382a38", 0.75, 8, False)
        d.fill(geo.ribbon([tuple(p) for p in (line + 0.7 * side * half[:, None])[::6]], [0.55 * w / 2 for w in widths], 40), "#d9a878", 0.75, 5, False)
    for _ in range(int(len(points) * 16)):
        k, off = rng.integers(0, 50), rng.uniform(-0.8, 0.8)
        part = [tuple(line[i] + off * side[i] * half[i]) for i in range(k, min(k + rng.integers(4, 11), 60))]
        if len(part) > 2:
            d.stroke(part, 0.8, "#2c1f2a" if off < 0.3 else "#8f6650", (0.3, 0.5))


def leaf(d, x, y, turn, size, tone):
    with d.at(x, y, size, turn):
        shape = geo.curve([(0, 0, "c"), (9, -9), (24, -9), (36, 0, "c"), (24, 8), (9, 7)])
        d.shape(shape, tone, 0.7, 0.12), d.stroke([(0, 0), (16, -1), (33, 0)], 0.5, "#48692f", (0.1, 0.5))


def spray(d, x, y, turn, long):
    """A twig with its first leaves."""
    a = np.radians(turn)
    end = (x + long * np.cos(a), y + long * np.sin(a))
    d.fill(geo.ribbon([(x, y), ((x + end[0]) / 2 + 5, (y + end[1]) / 2), end], [6, 4, 2.4], 12), "#6b4a3c")
    for k in np.linspace(0.35, 1, max(int(long / 17), 3)):
        for s in (-1, 1):
            leaf(d, x + k * (end[0] - x), y + k * (end[1] - y), turn + s * d.rng.uniform(28, 64) * (1.1 - 0.7 * k), d.rng.uniform(0.6, 1.0), LEAVES[d.rng.integers(4)])


BOUGHS = (
    ([(470, 1180), (500, 1128), (560, 1092), (640, 1062), (730, 1000), (800, 900)], [90, 74, 50, 40, 34, 22], 3),
    ([(400, 1180), (330, 1120), (214, 1074), (120, 1052), (58, 990), (40, 900)], [84, 70, 46, 34, 26, 12], 5),
    ([(330, 1150), (286, 1100), (262, 1050), (300, 980), (322, 912)], [40, 44, 34, 26, 10], 9),
    ([(240, 1090), (186, 1050), (150, 990), (160, 920)], [36, 30, 22, 9], 11),
    ([(430, 1250), (424, 1216), (432, 1186)], [140, 128, 70], 7),
)


def tree(d):
    whole = geo.union(*(geo.ribbon(points, widths, 60) for points, widths, _ in BOUGHS))
    d.fill(whole, "#6b5048")
    for points, widths, seed in BOUGHS:
        bark(d, whole, points, widths, seed)
    with d.inside(whole):
        d.fill(geo.ellipse(450, 1240, 150, 60), "#2c1f2a", 0.6, 24, False)
    d.contour(whole, 1.1, colour="#2c1f2a", lost=0.3)
    # a cradle is laid ready
    for _ in range(90):
        a, deep = d.rng.uniform(8, 172), d.rng.random()
        arc = geo.arc(226, 972 + 26 * deep, 88 - 18 * deep, 40, a, min(a + d.rng.uniform(20, 50), 178), 4)
        twig(d, arc, d.rng.uniform(4, 6.5), WOOD[d.rng.integers(5)])
    for one in ((40, 906, -100, 60), (56, 980, -160, 40), (322, 916, -74, 56), (160, 924, -104, 50), (796, 912, -70, 60), (742, 992, -6, 60), (560, 1110, 74, 46), (470, 1140, -50, 38)):
        spray(d, *one)


def stork(d):
    """One wing out: there, further, further."""
    for top, foot in (((662, 900), (668, 1052)), ((690, 898), (706, 1030))):
        knee = ((top[0] + foot[0]) / 2 + 5, (top[1] + foot[1]) / 2)
        d.shape(geo.ribbon([top, knee, foot], [11, 10, 8], 14), "#e06a34", 1.0, 0.12), d.shape(geo.ellipse(*knee, 8, 9), "#e57a40", 0.8, 0.1)
        for tx in (-24, -10, 12):
            d.shape(geo.ribbon([foot, (foot[0] + tx * 0.6, foot[1] + 4), (foot[0] + tx, foot[1] + 12)], [8, 7, 4], 10), "#d65f2c", 0.8, 0.1)
    for k in range(5):
        d.shape(geo.ribbon([(728, 836), (766, 868 + 7 * k), (790 - 10 * k, 900 + 12 * k)], [20, 24, 8], 16), "#2c2c3c", 0.8, 0.1)
    body = geo.curve([(596, 800), (626, 770), (680, 776), (740, 822), (764, 860), (740, 892), (684, 916), (632, 902), (598, 858)])
    d.fill(body, "#fbf6ea"), d.model(body, "#8fa0c4", 26, 18, 0.7), d.contour(body, 1.1, colour="#3d4460")
    for k in range(8):
        x, y = 630 + 13 * k, 896 - 1.5 * k
        d.stroke([(x, y - 10), (x + 8, y), (x + 20, y - 6)], 0.6, "#7f8fb4")
    fold = geo.curve([(650, 800), (700, 806), (752, 850), (786, 896), (736, 886), (690, 868)])
    d.shape(fold, "#eef0ee", 0.9, 0.08)
    for k in range(5):
        d.stroke([(668 + 10 * k, 822 + 7 * k), (720 + 8 * k, 852 + 6 * k), (768, 884 + 2 * k)], 0.7, "#8fa0c0", (0.2, 0.3))
    neck = geo.ribbon([(626, 830), (604, 786), (610, 746), (600, 706)], [66, 50, 38, 34], 30)
    head = geo.curve([(614, 682), (622, 704), (612, 722), (590, 722), (574, 706), (572, 690), (588, 676)])
    whole = geo.union(neck, head)
    d.fill(whole, "#fdf8ec")
    with d.inside(whole):
        d.fill(geo.ribbon([(652, 830), (626, 786), (630, 746), (622, 700)], [36, 24, 18, 12], 20), "#93a4c6", 0.7, 6, False)
    d.contour(whole, 1.1, colour="#3d4460", lost=0.3)
    for _ in range(9):
        x, y = 602 + d.rng.uniform(0, 34), 800 + d.rng.uniform(0, 50)
        d.stroke([(x, y), (x + 3, y + 12), (x - 2, y + 22)], 0.6, "#8fa0c0")
    bill = geo.curve([(584, 712, "c"), (560, 690), (514, 636, "c"), (556, 664), (590, 684, "c")])
    d.shape(bill, "#e2622c", 1.0, 0.14), d.stroke([(586, 699), (560, 676), (520, 641)], 0.8, "#8f3418", (0.05, 0.4))
    d.fill(geo.ellipse(594, 695, 9, 6, 40), "#2c2c3c"), d.fill(geo.ellipse(593, 693, 4.6), "#f6e6c0"), d.fill(geo.ellipse(592, 691.6, 2.8), "#17131c")


def wing(d):
    """Held out level to the left; the black fingers are spread."""
    tips = ((318, 800), (304, 838), (312, 876), (334, 908), (364, 932), (400, 944))
    for k, (x, y) in reversed(list(enumerate(tips))):
        feather = geo.ribbon([(486 + 6 * k, 812 + 8 * k), ((x + 470) / 2, (y + 806 + 9 * k) / 2 - 6), (x, y)], [20, 27, 25, 7], 24)
        d.cast(feather, 4, 6, "#3d4a70", 0.35, 4), d.fill(feather, "#2d2d40")
        with d.inside(feather):
            d.fill(geo.ribbon([(486, 804 + 8 * k), ((x + 470) / 2, (y + 790 + 9 * k) / 2 - 8), (x, y - 6)], [6, 8, 4], 14), "#75799a", 0.7, 2, False)
        d.contour(feather, 0.8, colour="#14141f", lost=0.2)
    for k in range(6):
        x, y = 446 + 30 * k, 936 - 3 * k + d.rng.normal(0, 3)
        feather = geo.ribbon([(510 + 20 * k, 822 + 5 * k), (474 + 27 * k, 882), (x, y)], [24, 32, 30, 12], 22)
        d.cast(feather, 4, 6, "#3d4a70", 0.3, 4), d.shape(feather, ("#34344a", "#2d2d40")[k % 2], 0.8, 0)
        d.stroke([(510 + 20 * k, 830), (474 + 27 * k, 882), (x, y - 8)], 0.6, "#75799a", (0.1, 0.5))
    for k in range(9):
        share = k / 8
        feather = geo.ribbon([(486 + 136 * share, 798 + 24 * share), (446 + 156 * share, 832 + 28 * share), (416 + 180 * share, 862 + 30 * share)], [24, 32, 12], 18)
        d.cast(feather, 3, 5, "#3d4a70", 0.35, 4), d.shape(feather, ("#fbf6ea", "#eceef0")[k % 2], 0.8, 0.06)
    arm = geo.curve([(640, 806), (600, 786), (540, 776), (478, 782), (424, 800), (420, 816), (470, 826), (540, 842), (610, 862), (646, 850)])
    d.fill(arm, "#fdf8ec"), d.model(arm, "#98a8c8", 14, 9, 0.7), d.contour(arm, 1.0, colour="#3d4460", lost=0.35)
    for _ in range(40):
        x = d.rng.uniform(450, 630)
        y = 796 + 0.10 * (x - 450) + d.rng.uniform(-2, 30)
        d.stroke([(x + 9, y - 3), (x, y + 3), (x + 7, y + 9)], 0.55, "#8798bc", (0.2, 0.3))


def the_mate(d):
    """It cannot look: one wing is held before its eyes."""
    with d.at(104, 1208, 1.25):
        d.shape(geo.polygon([(-32, 20), (-30, -34), (32, -36), (36, 20)]), "#a3685c", 1.0, 0.16), d.shape(geo.rectangle(-40, -46, 82, 15), "#b87a68", 0.9, 0.14)
        for x in (-4, 10):
            d.stroke([(x, -82), (x + 1, -46)], 2.0, "#c75a2c", (0.01, 0.01))
        for k in range(3):
            d.shape(geo.ribbon([(26, -96), (44, -82), (54 - 5 * k, -66 + 4 * k)], [11, 12, 4], 10), "#2c2c3c", 0.6, 0)
        d.shape([(-24, -110), (-2, -128), (26, -110), (44, -84), (18, -72), (-14, -80)], "#f4f0e6", 0.9, 0.14)
        d.shape(geo.ribbon([(-10, -102), (-20, -126), (-14, -152)], [28, 20, 16], 14), "#f8f3e8", 0.8, 0.1)
        d.shape(geo.ellipse(-16, -156, 15, 14), "#fbf6ea", 0.8, 0.1)
        d.shape([(-24, -148, "c"), (-58, -118, "c"), (-20, -140, "c")], "#d65f2c", 0.8, 0.1)
        for k in range(5):
            d.shape(geo.ribbon([(6 - 2 * k, -142 - 2 * k), (-16 - 2 * k, -164 + 5 * k), (-38 + k, -176 + 10 * k)], [10, 11, 4], 10), "#2c2c3c", 0.6, 0)
        d.shape([(20, -112), (22, -134), (8, -152), (-12, -156), (-14, -146), (0, -132), (4, -112)], "#eef0ee", 0.9, 0.14)


def paint(picture):
    sky = ((0, "#5d9fcb"), (0.3, "#93c3dc"), (0.55, "#cfe2e4"), (0.72, "#f8e3c6"), (1, "#f6dcc6"))
    picture.image = ramp(sky, np.clip((picture.y + 24 * picture.noise(260, 4, stretch=(3, 1))) / 1200, 0, 1)).astype(np.float32)
    cloud = step(picture.noise(150, 8, stretch=(2.6, 1)) + 0.5 * picture.noise(50, 9, stretch=(2, 1)), 0.9, 1.9) * step(picture.y, 160, 300) * step(picture.y, 900, 600)
    picture.lay(cloud, "#f9f4ea", 0.8)
    far, iron, wood, bird = (Drawing(picture, "#2b2433", 1.8, light=(-0.85, -0.45), seed=seed) for seed in (3, 5, 9, 11))
    far.width = 1.4
    roofs(far), lattice(iron)
    with iron.at(-42, -6):
        tackle(iron)
    with iron.at(-42, -38):
        nest(iron)
    tree(wood), the_mate(wood), stork(bird), wing(bird)
    far.under(), iron.under(), wood.under(), bird.under()
    front = np.maximum.reduce([iron.cover(), wood.cover(), bird.cover()])
    wash(picture, edge=0.13, granulation=0.035, bleed=0.7)
    picture.directions(base=35)
    pencil(picture, "#f8f0de", (38, -50), 1.4, 26, 1.0, 0.5, mask=0.14 + 0.2 * front * step(picture.image.mean(-1), 0.7, 0.3))
    far.over(1 - front), iron.over(1 - bird.cover()), wood.over(1 - bird.cover()), bird.over()
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
