"""Which of the two must go back, now that both have bowed?

Dawn over the mist: half-way along a rope a rope walker has taken off his hat to a cat, and the cat bows, too.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.hands import pencil, wash
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 348, 1.25
INK = "#1f1c2e"
ROPE = [(-20, 596), (90, 640), (250, 690), (420, 712), (580, 700), (720, 660), (830, 606)]
SKIN = "#e3b088"


def scene(detail):
    bare_sheet()


def roof(d, x, base, wide, high, kind, wall, tile, lean=0.0):
    """One house in the mist: its foot is not seen."""
    left, right, mid = x - wide / 2, x + wide / 2, x + lean
    front = geo.polygon([(left, 1240), (left, base), (right, base), (right, 1240)])
    if kind == "tower":
        top = geo.curve([(left - 6, base, "c"), (left + 0.2 * wide, base - 0.3 * high), (mid - 3, base - high, "c"), (mid + 3, base - high, "c"), (right - 0.2 * wide, base - 0.3 * high), (right + 6, base, "c")])
    elif kind == "step":
        rise = [(left - 4, base), (left - 4, base - 0.25 * high), (left + 0.16 * wide, base - 0.25 * high), (left + 0.16 * wide, base - 0.55 * high), (left + 0.34 * wide, base - 0.55 * high), (left + 0.34 * wide, base - high)]
        top = geo.polygon([*rise, *((2 * x - px, py) for px, py in rise[::-1])])
    elif kind == "dome":
        top = geo.curve([(left, base, "c"), (left + 0.02 * wide, base - 0.4 * high), (x - 0.12 * wide, base - 0.8 * high), (x, base - high, "c"), (x + 0.12 * wide, base - 0.8 * high), (right - 0.02 * wide, base - 0.4 * high), (right, base, "c")])
    else:
        top = geo.polygon([(left - 8, base + 3), (mid, base - high), (right + 8, base + 3)])
    d.fill(front, wall), d.fill(top, tile)
    with d.inside(geo.union(front, top)):
        d.fill(geo.polygon([(x + 0.1 * wide, 1240), (mid + 2, base - high), (right + 60, base - high), (right + 60, 1240)]), "#5d6a94", 0.3, 3, False), d.fill(geo.ribbon([(left, 1240), (left, base)], [10, 10], 6), "#ffe6c0", 0.6, 3, False)
        for y in np.arange(base - high + 14, base, 9):
            d.stroke([(left - 6, y), (x, y + 2), (right + 6, y)], 0.4, "#7a6478", (0.2, 0.2))
        for wy in (base + 26, base + 70, base + 114):
            for wx in np.linspace(left + 0.22 * wide, right - 0.22 * wide, max(int(wide / 34), 1)):
                d.fill(geo.rectangle(wx - 5, wy, 11, 18, 2), "#ffcf7a" if d.rng.random() < 0.14 else "#6f7aa0", 0.75)
    d.contour(top, 0.7, colour="#4a4768", lost=0.4), d.stroke([(left, base), (left + 1, base + 150)], 0.6, "#4a4768", (0.05, 0.8)), d.stroke([(right, base), (right, base + 130)], 0.7, "#4a4768", (0.05, 0.8))


def town(d, mist):
    for x, base, wide, high, kind, wall, tile in ((-60, 902, 100, 84, "gable", "#d8cfd8", "#c9a8b0"), (844, 858, 60, 120, "tower", "#d3cad6", "#b4a4bc"), (60, 880, 110, 90, "gable", "#d8cfd8", "#c9a8b0"), (170, 846, 56, 130, "tower", "#d3cad6", "#b4a4bc"), (270, 900, 120, 80, "step", "#dcd2d8", "#cdb0b0"), (390, 868, 90, 120, "dome", "#d6ccd8", "#a9b4c4"), (500, 906, 110, 76, "gable", "#dcd0d4", "#c4a2a8"), (612, 862, 50, 150, "tower", "#d2c8d6", "#a8a4c0"), (710, 894, 120, 90, "gable", "#d8ccd4", "#c8a6a8")):
        roof(d, x, base, wide, high, kind, wall, tile)
    d.fill(geo.rectangle(-160, 930, 1120, 70), mist, 0.85, 30, False)
    for x, base, wide, high, kind, wall, tile in ((-100, 1026, 110, 100, "dome", "#c0b2c0", "#8a9cb4"), (890, 1020, 90, 120, "step", "#cbb8b8", "#b88a70"), (20, 1010, 150, 120, "gable", "#c3b4be", "#b27a70"), (190, 1034, 130, 110, "step", "#cbb8b8", "#b88a70"), (350, 1000, 70, 150, "tower", "#bfb4c4", "#7d8cae"), (470, 1040, 150, 110, "gable", "#c8b6ba", "#b5766a"), (640, 1020, 130, 120, "dome", "#c0b2c0", "#8a9cb4"), (780, 1036, 130, 100, "gable", "#c6b4b8", "#b07468")):
        roof(d, x, base, wide, high, kind, wall, tile)
    for x, y in ((60, 930), (222, 980), (512, 966), (762, 966)):
        d.shape(geo.rectangle(x, y, 20, 46), "#a8706a", 0.7, 0.16)
        d.fill(geo.ribbon([(x + 10, y - 4), (x + 22, y - 40), (x + 12, y - 80), (x + 40, y - 124)], [6, 15, 20, 10], 24), "#f6ece0", 0.5, 7, False)
    with d.at(196, 922, 1.0):  # a sweep on the top step looks up
        d.shape([(-12, 2, "c"), (-14, -24), (-4, -34), (10, -32), (14, -14), (26, -10), (28, 16), (20, 16), (18, 0), (4, 2)], "#5a556e", 0.7, 0.1), d.shape(geo.ellipse(0, -42, 8, 9), "#d3aa92", 0.7, 0.1), d.fill([(-10, -46), (-6, -56), (6, -58), (12, -50), (2, -46)], "#5a556e")
        d.stroke([(-14, 4), (-22, -40), (-26, -66)], 1.4, "#4a3a3c", (0.05, 0.05))
        for a in range(7):
            d.stroke([(-26, -66), (-36 + 4 * a, -78 + abs(a - 3))], 1.0, "#2f2c40", (0.1, 0.3))
        d.stroke([(8, -28), (16, -40), (8, -44)], 1.6, "#2f2c40", (0.05, 0.05))
    d.fill(geo.rectangle(-160, 1100, 1120, 160), mist, 0.9, 36, False)


def rope(d):
    """Both its ends are beyond the card; it gives under the two."""
    body = geo.ribbon(ROPE, [13, 14, 15, 15, 14, 13, 12], 80)
    d.fill(body, "#b98a52")
    line = geo.sample(ROPE, 200)
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.stack([-along[:, 1], along[:, 0]], -1)
    with d.inside(body):
        d.fill(geo.ribbon([(x, y + 5) for x, y in ROPE], [7] * 7, 60), "#6b4530", 0.75, 2, False), d.fill(geo.ribbon([(x, y - 5) for x, y in ROPE], [4] * 7, 60), "#f6dca4", 0.8, 1.5, False)
        for k in range(2, 198, 2):
            d.stroke([tuple(line[k] - 8 * side[k] - 4 * along[k]), tuple(line[k] + 8 * side[k] + 5 * along[k])], 0.8, "#5a3a2c", (0.1, 0.1))
    d.contour(body, 1.0, colour="#3a2620", lost=0.15)
    for _ in range(26):
        k = d.rng.integers(4, 196)
        s = d.rng.choice((-1, 1))
        start = line[k] + 7 * s * side[k]
        d.stroke([tuple(start), tuple(start + 7 * s * side[k] + d.rng.normal(4, 4) * along[k])], 0.6, "#8a6038", (0.1, 0.6))


def trousers(d, points, widths, tone, light):
    leg = geo.ribbon(points, widths, 40)
    d.shape(leg, tone, 1.2, 0)
    with d.inside(leg):
        d.fill(geo.ribbon([(x - 0.34 * w, y) for (x, y), w in zip(points, widths, strict=True)], [0.5 * w for w in widths], 30), "#12121f", 0.7, 7, False), d.fill(geo.ribbon([(x + 0.44 * w, y) for (x, y), w in zip(points, widths, strict=True)], [7] * len(points), 30), light, 0.8, 3, False)
        for k in range(5):
            d.stroke([(x + (k - 2) * 0.2 * w, y) for (x, y), w in zip(points, widths, strict=True)], 0.6, "#454a70", (0.1, 0.2))
    return leg


def slipper(d, x, y, turn):
    with d.at(x, y, 1.0, turn):
        d.shape([(-20, -22, "c"), (6, -20, "c"), (18, -10), (40, -6), (50, 0), (42, 6), (8, 7), (-18, 6), (-24, -6)], "#b8362f", 1.1, 0.14), d.stroke([(-20, 2), (10, 4), (44, 3)], 1.0, "#f6e3c4", (0.1, 0.2)), d.stroke([(2, -18), (12, -24), (20, -16)], 1.2, "#f6e3c4")


def walker(d):
    """He bows from the hips, one leg put back, the hat held wide, the pole across his other arm."""
    # the pole, behind him: long, and it sags at its ends
    pole = geo.ribbon([(-30, 486), (90, 452), (250, 436), (400, 448), (520, 486), (612, 540)], [8, 10, 12, 12, 10, 8], 60)
    d.shape(pole, "#d9b370", 1.0, 0)
    with d.inside(pole):
        d.fill(geo.ribbon([(-30, 490), (90, 456), (250, 440), (400, 452), (520, 490), (612, 544)], [4] * 6, 40), "#7a5430", 0.8, 1.5, False)
    # back leg, tails, front leg
    trousers(d, [(226, 430), (190, 520), (150, 590), (106, 634)], [66, 50, 38, 28], "#2a2c46", "#8a90b8"), slipper(d, 104, 640, 14)
    for tip, wide in (([(186, 400), (128, 440), (84, 520), (70, 560)], 60), ([(206, 410), (164, 470), (132, 548), (124, 592)], 54)):
        tail = geo.ribbon(tip, [wide, 0.9 * wide, 0.6 * wide, 5], 30)
        d.shape(tail, "#22304f", 1.2, 0)
        with d.inside(tail):
            d.fill(geo.ribbon([(x + 10, y) for x, y in tip], [10, 12, 8, 3], 24), "#9fb0d0", 0.6, 4, False), d.fill(geo.ribbon([(x - 16, y) for x, y in tip], [20, 20, 12, 3], 24), "#10142a", 0.6, 6, False)
    trousers(d, [(252, 424), (272, 510), (262, 590), (268, 672)], [74, 54, 42, 30], "#343858", "#ffd9a4"), slipper(d, 270, 680, 8)
    # the bowed back
    coat = geo.curve([(178, 398), (186, 352), (220, 300), (274, 262), (330, 250), (368, 262), (384, 292), (372, 330), (338, 366), (310, 410), (284, 446), (236, 462), (190, 440)])
    d.shape(coat, "#2a3c64", 1.3, 0)
    with d.inside(coat):
        d.fill(geo.ribbon([(186, 440), (260, 450), (340, 372), (380, 320)], [60, 50, 44, 30], 24), "#10162e", 0.75, 14, False), d.fill(geo.ribbon([(184, 360), (222, 302), (276, 262), (340, 250)], [8, 12, 12, 9], 24), "#ffd9a4", 0.8, 4, False)
        for fold in ([(236, 300), (258, 350), (262, 430)], [(300, 290), (306, 340), (290, 420)]):
            d.fill(geo.ribbon(fold, [3, 14, 5], 16), "#151c38", 0.6, 5, False)
        for _ in range(46):
            x, y = d.rng.uniform(190, 370), d.rng.uniform(256, 450)
            d.stroke([(x, y), (x - 10, y + 18)], 0.5, "#54689a", (0.3, 0.5))
    for x, y in ((330, 372), (316, 396)):
        d.shape(geo.ellipse(x, y, 5), "#e0b450", 0.8, 0.1)
    d.shape([(352, 300, "c"), (384, 296), (398, 316), (384, 336), (356, 338, "c")], "#f8f1e2", 1.0, 0.1)
    d.shape([(374, 346, "c"), (346, 358, "c"), (360, 384, "c"), (380, 360)], "#b8362f", 0.9, 0.12), d.stroke([(372, 350), (360, 362), (358, 374)], 0.8, "#6e1c20")
    head_bowed(d)
    # the arm that carries the pole
    near = geo.ribbon([(322, 300), (318, 372), (354, 430)], [58, 50, 36], 26)
    d.cast(near, -6, 10, "#0c1022", 0.6, 7), d.shape(near, "#30446e", 1.2, 0)
    with d.inside(near):
        d.fill(geo.ribbon([(300, 300), (296, 376), (340, 436)], [22, 20, 14], 20), "#141b36", 0.75, 6, False), d.fill(geo.ribbon([(346, 300), (342, 366), (370, 424)], [7, 8, 6], 20), "#ffd9a4", 0.75, 3, False)
    d.shape(geo.ribbon([(338, 424), (354, 434), (370, 430)], [17, 19, 17], 12, False), "#f8f1e2", 0.9, 0.1)
    d.shape(geo.curve([(344, 438), (360, 432), (376, 440), (378, 456), (366, 468), (350, 464)]), SKIN, 1.0, 0.1)
    for k in range(4):
        d.shape(geo.ribbon([(350 + 8 * k, 446), (352 + 8.4 * k, 458), (350 + 8 * k, 466)], [9, 9, 7], 10), SKIN, 0.8, 0.08)
    # the other arm, wide, with the hat
    far = geo.ribbon([(366, 282), (440, 236), (506, 252)], [50, 42, 30], 26)
    d.shape(far, "#2a3c64", 1.2, 0)
    with d.inside(far):
        d.fill(geo.ribbon([(366, 300), (440, 254), (506, 266)], [24, 20, 14], 20), "#10162e", 0.7, 6, False), d.fill(geo.ribbon([(366, 262), (440, 218), (510, 240)], [6, 8, 6], 20), "#ffd9a4", 0.85, 3, False)
    d.shape(geo.ribbon([(500, 238), (512, 254), (506, 272)], [16, 18, 16], 12, False), "#f8f1e2", 0.9, 0.1)
    hat = geo.curve([(528, 226, "c"), (596, 206, "c"), (620, 292, "c"), (584, 308), (550, 312, "c")])
    brim = geo.ribbon([(510, 246), (530, 222), (562, 208), (600, 202), (622, 210)], [8, 12, 13, 12, 7], 30)
    d.shape(hat, "#1b1d30", 1.2, 0)
    with d.inside(hat):
        d.fill(geo.ribbon([(596, 200), (618, 300)], [16, 16], 10), "#a9b4d6", 0.7, 5, False), d.fill(geo.ribbon([(524, 240), (604, 216)], [20, 20], 10), "#b8362f", 0.95, 0, False)
    d.shape(geo.ellipse(584, 300, 36, 10, -12), "#2c304a", 1.0, 0.05), d.shape(brim, "#1b1d30", 1.1, 0.05)
    for k, y in enumerate((242, 251, 260)):
        d.shape(geo.ribbon([(512, y), (526, y - 4), (538, y - 5 + k)], [11, 10, 7], 12), SKIN, 0.9, 0.08)
    d.shape(geo.ribbon([(512, 236), (526, 226), (540, 228)], [11, 10, 7], 12), SKIN, 0.9, 0.08)


def head_bowed(d):
    """His profile looks down the rope at the cat: long nose, waxed moustache, hair parted in the middle."""
    with d.at(412, 318, 1.0, 34):
        face = geo.curve([(-22, -44), (6, -48), (28, -38), (36, -20), (34, -10), (46, 4), (56, 14), (50, 21), (38, 20), (38, 26), (44, 31), (38, 36), (42, 42), (38, 54), (24, 62), (4, 56), (-12, 44), (-30, 50, "c"), (-46, 20, "c"), (-46, -16)])
        d.shape(face, SKIN, 1.2, 0)
        with d.inside(face):
            d.fill(geo.ribbon([(-44, 50), (0, 54), (30, 62)], [40, 22, 12], 20), "#8a4c44", 0.6, 9, False), d.fill(geo.ribbon([(22, -42), (34, -20), (50, 10)], [8, 9, 8], 16), "#fff0d0", 0.9, 4, False), d.fill(geo.ellipse(18, 16, 14, 10), "#d9694c", 0.5, 7, False)
        d.shape(geo.curve([(40, 22, "c"), (26, 22), (10, 30), (-4, 26), (-16, 12, "c"), (0, 18), (14, 16), (30, 14)]), "#2a1c24", 1.0, 0), d.stroke([(-12, 16), (-22, 6), (-20, -4), (-12, -4)], 1.6, "#2a1c24", (0.1, 0.4))
        d.stroke([(38, 35), (30, 36), (24, 33)], 1.3, "#7a2f2c"), d.fill(geo.ellipse(24, -10, 7, 5), "#fffaf0"), d.fill(geo.ellipse(27, -8, 3.4), "#1c1420"), d.stroke([(14, -12), (22, -17), (32, -13)], 1.6, INK, (0.1, 0.1)), d.stroke([(10, -26), (22, -32), (33, -24)], 2.2, "#2a1c24", (0.2, 0.2))
        d.shape(geo.ellipse(-18, 2, 9, 13, -8), SKIN, 1.0, 0.12), d.stroke([(-20, -5), (-14, 2), (-19, 9)], 0.9, "#8a4c44")
        hair = geo.curve([(26, -40, "c"), (14, -58), (-16, -60), (-44, -42), (-56, -10), (-50, 24, "c"), (-34, 20), (-28, -8, "c"), (-14, -16), (-4, -32), (8, -40)])
        d.shape(hair, "#2f2028", 1.1, 0)
        with d.inside(hair):
            for k in range(9):
                d.stroke([(20 - 7 * k, -54 + k), (-4 - 5 * k, -42 + 3 * k), (-36 - 1.6 * k, -2 + 4 * k)], 0.7, ("#7d6068", "#171018")[k % 2], (0.2, 0.4))


def cat(d):
    """A bow of its own kind: fore-paws out, chest to the rope, stern in the air, tail like a question mark."""
    body = geo.curve([(520, 664), (546, 634), (580, 612), (620, 590), (650, 556), (684, 528), (724, 524), (752, 548), (756, 584), (742, 610), (738, 636), (748, 650), (742, 664), (722, 668), (704, 662), (708, 630), (690, 618), (656, 646), (616, 672), (588, 686), (566, 694), (536, 704), (500, 708), (468, 710), (462, 700), (470, 692), (500, 690)])
    tail = geo.ribbon([(736, 544), (770, 510), (782, 450), (756, 400), (716, 396), (704, 424), (724, 440)], [30, 27, 25, 24, 22, 19, 8], 60)
    far = geo.union(geo.ribbon([(716, 590), (714, 630), (690, 674)], [40, 28, 20], 20), geo.ribbon([(560, 668), (520, 680), (488, 702)], [26, 21, 17], 20))
    d.shape(far, "#17151f", 1.0, 0)
    whole = geo.union(body, tail)
    d.fill(whole, "#26232f")
    with d.inside(whole):
        d.fill(geo.ribbon([(520, 656), (580, 606), (650, 548), (700, 524), (750, 540)], [7, 10, 12, 10, 12], 40), "#d9a06c", 0.8, 5, False), d.fill(geo.ribbon([(770, 510), (784, 450), (756, 396), (716, 392)], [9, 10, 10, 8], 30), "#d9a06c", 0.7, 3, False), d.fill(geo.ribbon([(560, 700), (640, 664), (710, 620), (744, 600)], [24, 24, 24, 20], 30), "#0e0c16", 0.7, 9, False)
    line = geo.sample([(520, 660), (580, 608), (650, 550), (700, 524), (750, 544)], 70)
    for x, y in line:
        d.stroke([(x + 3, y + 4), (x - 5 + d.rng.normal(0, 3), y - 3 - d.rng.uniform(0, 3))], 0.7, "#26232f" if d.rng.random() < 0.6 else "#d9a06c", (0.1, 0.6))
    for _ in range(110):
        k = d.rng.random()
        x, y = 540 + 190 * k + d.rng.normal(0, 8), 668 - 96 * k + d.rng.normal(0, 20)
        d.stroke([(x + 8, y - 4), (x - 8, y + 6)], 0.6, ("#4f4a60", "#6b6478", "#0e0c16")[d.rng.integers(3)], (0.3, 0.5))
    d.contour(whole, 0.9, colour="#0e0c16", lost=0.4)
    for x in (466, 474, 482):
        d.stroke([(x, 700), (x - 2, 708)], 0.8, "#6b6478")
    with d.at(512, 642, 1.0, -8):
        for x, turn in ((-24, -16), (22, 14)):
            with d.at(x, -30, 1.0, turn):
                d.shape([(-15, 8, "c"), (-2, -30, "c"), (15, 10, "c")], "#26232f", 1.0, 0), d.fill(geo.curve([(-7, 4, "c"), (-1, -18, "c"), (8, 6, "c")]), "#b06a64", 0.85)
        head = geo.curve([(0, -42), (28, -36), (44, -12), (50, 10, "c"), (36, 24), (16, 34), (-6, 35), (-30, 26), (-50, 12, "c"), (-44, -12), (-26, -36)])
        d.shape(head, "#26232f", 1.1, 0)
        with d.inside(head):
            d.fill(geo.ribbon([(-46, -10), (-20, -40), (20, -40)], [9, 12, 8], 16), "#c9966a", 0.75, 5, False), d.fill(geo.ellipse(-10, 24, 18, 13), "#e9e2d8", 0.95, 3, False)
        for x in (-27, 9):  # half shut, as is polite
            d.fill(geo.curve([(x - 10, -6, "c"), (x, -10), (x + 10, -6, "c"), (x, 1)]), "#f0c648"), d.fill(geo.ellipse(x - 1, -5, 2.4, 4.4), "#0e0c16"), d.stroke([(x - 12, -6), (x, -11), (x + 12, -6)], 1.6, "#0e0c16", (0.1, 0.1))
        d.fill([(-17, 12, "c"), (-3, 12, "c"), (-10, 19, "c")], "#d98a80"), d.stroke([(-10, 19), (-10, 24), (-17, 28)], 0.9, INK), d.stroke([(-10, 24), (-3, 28)], 0.9, INK)
        for s, x in ((-1, -22), (1, 4)):
            for k in (-5, 0, 5):
                d.stroke([(x, 19), (x + s * 22, 17 + k), (x + s * 42, 19 + 2 * k)], 0.6, "#f3eadc", (0.1, 0.5))
    collar = geo.ribbon([(546, 626), (562, 648), (562, 672)], [10, 11, 9], 16)
    d.shape(collar, "#b8362f", 0.9, 0.1), d.shape(geo.ellipse(555, 678, 7), "#f0c24c", 0.8, 0.12)


def swallow(d):
    """It was there before either of them."""
    with d.at(398, 694, 0.9, 4):
        d.shape([(-14, -14), (-4, -24), (10, -22), (24, -8), (44, 6), (18, 4), (-4, 2)], "#2c3a5e", 0.9, 0.12), d.shape([(-14, -18), (-4, -24), (4, -12), (-2, 0), (-12, -6)], "#f3e3d0", 0.6, 0.06), d.shape(geo.ellipse(-11, -24, 9, 8), "#2c3a5e", 0.8, 0.1), d.fill(geo.ellipse(-15, -21, 4, 3), "#b8502f"), d.fill(geo.ellipse(-13, -26, 1.7), "#f6ead0"), d.stroke([(-20, -25), (-27, -23)], 1.2), d.stroke([(24, -4), (50, 12)], 1.2, "#2c3a5e")


def paint(picture):
    sky = ((0, "#7fb0c4"), (0.2, "#a9cfd0"), (0.42, "#f3e2bc"), (0.58, "#fbd09c"), (0.72, "#f7d9c4"), (1, "#efe0da"))
    picture.image = ramp(sky, np.clip((picture.y + 26 * picture.noise(280, 4, stretch=(4, 1))) / 1200, 0, 1)).astype(np.float32)
    picture.glow(640, 900, 320, "#fff0c0", 0.5)
    far, line, man = (Drawing(picture, INK, 1.9, light=(0.75, -0.65), seed=seed) for seed in (3, 5, 9))
    far.width = 1.5
    far.fill(geo.ellipse(640, 900, 66, 66), "#fff6d4", 0.95, 2.5, False)
    with far.at(80, 300, 0.8):
        town(far, "#f6e6dc")
    rope(line)
    man.light = np.array((0.75, -0.65))
    swallow(line), walker(man), cat(man)
    far.under(), line.under(), man.under()
    wash(picture, edge=0.14, granulation=0.04, bleed=0.8)
    picture.directions(base=30)
    pencil(picture, "#f8f0de", (40, -40), 1.4, 26, 1.0, 0.5, mask=0.10 + 0.22 * man.cover() * step(picture.image.mean(-1), 0.7, 0.3))
    front = np.maximum(line.cover(), man.cover())
    far.over(1 - front), line.over(1 - man.cover()), man.over()
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
