"""What will she do when they are ripe: let them go, or shear them?

In a glasshouse a gardener grows clouds in flowerpots; the largest is already raining, and one has got away.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 79, 0.4
HER = Look("#e0ac84", "#6a3a2c", "bun", "", 0.55, 1.02, 1.0, 0.92, "straight")
SHADE = "#7f9ac4"


def scene(detail):
    bare_sheet()


def cloud(d, x, y, w, seed, tone="#f6f8fc", face=None, dark=0.5):
    """Heaped up from balls; each has its own shadow and its own temper."""
    rng = np.random.default_rng(seed)
    puffs = [geo.ellipse(x, y - 0.22 * w, 0.36 * w, 0.30 * w)]
    for k in range(9):
        a = np.pi * (1.06 + 0.88 * k / 8)
        r = w * rng.uniform(0.15, 0.24)
        puffs.append(geo.ellipse(x + 0.40 * w * np.cos(a), y - 0.12 * w + 0.34 * w * np.sin(a), r, r * 0.92))
    puffs.append(geo.ellipse(x, y - 0.04 * w, 0.46 * w, 0.13 * w))
    whole = geo.union(*puffs)
    d.cast(whole, 6, 10, "#3f6a86", 0.25, 8)
    d.shape(whole, tone, 1.1, 0)
    d.model(whole, SHADE, 0.12 * w, 0.09 * w, dark)
    with d.inside(whole):
        for _ in range(5):
            a = np.pi * (1.1 + 0.8 * rng.random())
            px, py, r = x + 0.26 * w * np.cos(a), y - 0.06 * w + 0.26 * w * np.sin(a), w * rng.uniform(0.10, 0.16)
            d.stroke([(px + r * np.cos(b), py + r * np.sin(b)) for b in np.linspace(np.pi * 1.1, np.pi * 1.8, 7)], 1.0, SHADE, (0.2, 0.4))
    if face:
        face(d, x, y - 0.16 * w, w)
    return whole


def sleepy(d, x, y, w):
    for s in (-1, 1):
        d.stroke([(x + s * 0.14 * w - 0.05 * w, y), (x + s * 0.14 * w, y + 0.03 * w), (x + s * 0.14 * w + 0.05 * w, y)], 1.4, "#4a5f8a", (0.1, 0.1))
    d.stroke([(x - 0.04 * w, y + 0.09 * w), (x, y + 0.105 * w), (x + 0.04 * w, y + 0.09 * w)], 1.2, "#4a5f8a")


def glasshouse(d):
    """Iron ribs that bend like a whale's; the panes are seen only where they shine."""
    d.fill([(70, 940, "c"), (70, 420), (200, 150), (400, 66), (600, 150), (730, 420), (730, 940, "c")], "#e2f2ec", 0.34)
    for k in range(7):
        t = -1 + k / 3
        top = (400 + 40 * t, 74 + 6 * t * t)
        d.stroke([top, (400 + 190 * t, 150 + 20 * t * t), (400 + 318 * t, 420), (400 + 330 * t, 940)], 2.4 if k in {0, 6} else 1.4, "#2f7a70", (0.01, 0.01))
    for y, w in ((150, 196), (262, 262), (420, 318), (600, 328)):
        d.stroke([(400 - w, y), (400, y - 0.10 * w), (400 + w, y)], 1.3, "#2f7a70", (0.01, 0.01))
    for x, y in ((180, 360), (300, 250), (560, 330), (470, 190)):
        d.stroke([(x, y), (x + 40, y - 60)], 2.6, "#ffffff", (0.3, 0.5)), d.stroke([(x + 16, y + 6), (x + 44, y - 36)], 1.6, "#ffffff", (0.3, 0.5))
    d.shape([(388, 74), (400, 26, "c"), (412, 74)], "#2f7a70", 1.0, 0)
    # the pane that is open, hinged at its top
    d.shape([(600, 152, "c"), (686, 262, "c"), (742, 226, "c"), (664, 120, "c")], "#cfe8e8", 1.2, 0, alpha=0.8)
    d.stroke([(644, 206), (700, 176)], 1.4, "#2f7a70", (0.02, 0.02))


def outside(d):
    """A dry land; they stand at the fence with everything that holds water."""
    d.fill([(-20, 640, "c"), (200, 610), (420, 622), (640, 604), (820, 630, "c"), (820, 960, "c"), (-20, 960, "c")], "#d8c078")
    for x, y, h, kind in ((-4, 700, 1.0, 0), (774, 690, 1.1, 1)):
        d.stroke([(x, y), (x + 4, y - 110 * h)], 3.2, "#8a6a4c", (0.02, 0.3))
        for k in range(5):
            d.stroke([(x + 2, y - 50 - 12 * k), (x + (34 - 4 * k) * (1 if (k + kind) % 2 else -1), y - 80 - 14 * k)], 1.6, "#8a6a4c", (0.02, 0.6))


def bench(d, side):
    """Pots of all sizes, every one with a seedling of another age."""
    x0, x1 = (-40, 300) if side < 0 else (506, 840)
    d.shape([(x0, 824, "c"), (x1, 806, "c"), (x1, 838, "c"), (x0, 864, "c")], "#b8845c", 1.2, 0.12)
    for x in ((40, 250) if side < 0 else (560, 760)):
        d.shape([(x - 10, 848, "c"), (x + 10, 848, "c"), (x + 12, 1070, "c"), (x - 12, 1070, "c")], "#94663f", 1.1, 0.14)
    for k, (x, w, h, stalk, puff) in enumerate(((34, 72, 70, 70, 96), (136, 60, 58, 40, 60), (226, 64, 64, 104, 118)) if side < 0 else ((656, 62, 60, 92, 112), (752, 74, 72, 54, 80))):
        y = 816
        stem = [(x, y - h), (x - 6 * side, y - h - 0.5 * stalk), (x + 4, y - h - stalk)]
        d.shape(geo.ribbon(stem, [6, 5, 4], 16), "#3f9a5c", 0.9, 0.1)
        for s in (-1, 1):
            d.shape([(x, y - h - 8), (x + s * 16, y - h - 24), (x + s * 34, y - h - 22), (x + s * 18, y - h - 6)], "#5fb86a", 0.9, 0.12)
        pot = [(x - 0.5 * w, y - h, "c"), (x + 0.5 * w, y - h, "c"), (x + 0.36 * w, y, "c"), (x - 0.36 * w, y, "c")]
        d.shape(pot, ("#c8643c", "#3f6fae", "#d9883c")[(k + (side > 0)) % 3], 1.2, 0.16)
        with d.inside(geo.curve(pot)):
            for n in range(7):
                d.fill([(x - 0.5 * w + n * w / 6 - 7, y - 0.5 * h), (x - 0.5 * w + n * w / 6, y - 0.62 * h), (x - 0.5 * w + n * w / 6 + 7, y - 0.5 * h), (x - 0.5 * w + n * w / 6, y - 0.38 * h)], "#f6e6c0", hide=False)
        d.shape(geo.rectangle(x - 0.56 * w, y - h - 7, 1.12 * w, 15, 3), ("#c8643c", "#3f6fae", "#d9883c")[(k + (side > 0)) % 3], 1.1, 0.14)
        cloud(d, x + 4, y - h - stalk, puff, 10 * k + side + 3, face=sleepy if puff > 115 else None)


def gardener(d):
    """She has her back to us: one hand strokes the largest, and we see what the other one hides."""
    d.fill(geo.ellipse(372, 1152, 124, 16), "#2f5a4a", 0.55, 6, False)
    for x in (332, 392):
        d.shape([(x - 20, 1090), (x + 20, 1090), (x + 23, 1132), (x + 19, 1152), (x - 19, 1152), (x - 23, 1132)], "#5a3a34", 1.2, 0.14)
    reach = geo.ribbon([(404, 846), (456, 812), (496, 752)], [48, 40, 30], 30)
    d.shape(geo.ellipse(500, 744, 15, 19, 20), HER.skin, 1.0, 0.12), d.shape(reach, "#2f8f86", 1.2, 0), d.model(reach, "#174a50", 9, 7, 0.6)
    gown = [(342, 812), (378, 812), (424, 836), (416, 906), (408, 950), (452, 1040), (484, 1112), (428, 1124), (362, 1116), (298, 1126), (236, 1112), (272, 1036), (316, 950), (308, 906), (298, 836)]
    d.cast(gown, 8, 8, "#2f5a4a", 0.35, 10)
    d.shape(gown, "#2f8f86", 1.4, 0)
    with d.inside(geo.curve(gown)):
        for top, foot in ((330, 276), (346, 322), (362, 366), (380, 412), (396, 452)):
            d.fill(geo.ribbon([(top, 950), (foot, 1120)], [3, 26], 20), "#174a50", 0.45, 7, False)
        d.scatter(geo.rectangle(230, 820, 270, 310), 38, lambda q, _: (q.stroke([(0, 9), (0, -4)], 1.0, "#bfe0c0"), q.fill(geo.ellipse(0, -6, 4.4), "#f0c850", hide=False)))
    d.model(gown, "#174a50", 20, 15, 0.6)
    d.stroke([(314, 948), (362, 958), (410, 948)], 5.0, "#f6e6c0", (0.05, 0.05)), d.stroke([(360, 960), (340, 1010), (346, 1040)], 3.0, "#f6e6c0", (0.05, 0.3)), d.stroke([(364, 960), (388, 1008), (382, 1036)], 3.0, "#f6e6c0", (0.05, 0.3))
    with d.at(344, 1006, 1.0, 12):  # the shears
        for side in (-1, 1):
            d.shape(geo.polygon([(side * 1, -22), (side * 15, -10), (side * 5, 74), (0, 78)]), "#dfe8ee", 1.1, 0.16)
            d.shape(geo.ribbon([(side * 5, -18), (side * 14, -48), (side * 10, -78)], [10, 10, 9], 12), "#c8384a", 1.0, 0.12)
        d.shape(geo.ellipse(0, -18, 6), "#e8c060", 0.8, 0)
    hide = geo.ribbon([(316, 846), (264, 916), (330, 946)], [48, 42, 32], 30)
    d.cast(hide, 4, 8, "#174a50", 0.45, 6), d.shape(hide, "#2f8f86", 1.3, 0), d.model(hide, "#174a50", 10, 8, 0.65)
    d.shape(geo.curve([(322, 934), (348, 924), (372, 936), (372, 958), (346, 966), (324, 956)]), HER.skin, 1.1, 0.12)
    for k in range(3):
        d.stroke([(356, 934 + 9 * k), (370, 938 + 8 * k)], 0.9, "#a8684c")
    d.shape(geo.ribbon([(360, 776), (360, 822)], [40, 48], 8), HER.skin, 1.0, 0.12)
    d.shape(geo.ellipse(360, 770, 46, 40), "#5a3a2c", 1.2, 0.14)
    d.shape(geo.ellipse(360, 800, 24, 18), "#5a3a2c", 1.0, 0.2)
    brim, crown = geo.ellipse(360, 742, 104, 28), geo.curve([(306, 738), (312, 694), (360, 674), (408, 694), (414, 738)])
    d.cast(brim, 2, 12, "#2f3a34", 0.45, 7), d.shape(brim, "#f0d08a", 1.3, 0), d.model(brim, "#b88a44", 8, 6, 0.6)
    d.shape(crown, "#f0d08a", 1.2, 0), d.model(crown, "#b88a44", 12, 9, 0.6)
    for k in range(4):
        d.stroke([(312 + 2 * k, 728 - 14 * k), (360, 736 - 15 * k), (408 - 2 * k, 728 - 14 * k)], 0.8, "#b88a44", (0.1, 0.1))
    d.stroke([(307, 732), (360, 744), (413, 732)], 6.0, "#c8384a", (0.03, 0.03))


def harvest(d):
    """The one that rains has been given a bucket; the one that flies has a label on its foot."""
    stem = [(500, 1110), (520, 960), (500, 760), (530, 560)]
    d.shape(geo.ribbon(stem, [16, 13, 10, 7], 40), "#3f9a5c", 1.1, 0.12)
    for t, s in ((940, 1), (840, -1), (740, 1)):
        d.shape([(508, t), (508 + s * 40, t - 40), (508 + s * 96, t - 34), (508 + s * 50, t + 2)], "#5fb86a", 1.1, 0.12), d.stroke([(508, t), (508 + s * 84, t - 30)], 0.8, "#2f7a4a")
    pot = [(430, 1060, "c"), (580, 1060, "c"), (556, 1180, "c"), (454, 1180, "c")]
    d.cast(pot, 8, 8, "#2f5a4a", 0.4, 8), d.shape(pot, "#c8643c", 1.3, 0.16), d.shape(geo.rectangle(422, 1046, 166, 24, 4), "#d87848", 1.2, 0.14)
    with d.inside(geo.curve(pot)):
        for n in range(9):
            d.fill(geo.subtract(geo.ellipse(440 + 18 * n, 1122, 13), geo.rectangle(420, 1124, 180, 30)), "#f6e6c0", hide=False)
    cloud(d, 530, 560, 420, 5, "#eef2fa", dark=0.75)
    for s, lid in ((-1, 0), (1, 5)):  # it looks down at the shears
        ex, ey = 522 + 62 * s, 474
        d.fill(geo.ellipse(ex, ey, 19, 17), "#ffffff"), d.contour(geo.ellipse(ex, ey, 19, 17), 1.2, lost=0.1, colour="#3f5484"), d.fill(geo.ellipse(ex - 8, ey + 6, 8.5), "#2f4474"), d.fill(geo.ellipse(ex - 10, ey + 3, 2.6), "#ffffff")
        d.fill([(ex - 22, ey - 22), (ex + 22, ey - 22), (ex + 22, ey - 8 + lid), (ex, ey - 12 + lid), (ex - 22, ey - 8 + lid)], "#dfe6f4", 0.95), d.stroke([(ex - 24, ey - 30 - 6 * s), (ex, ey - 36), (ex + 22, ey - 30 + 6 * s)], 2.4, "#5a70a0", (0.3, 0.4))
    d.stroke([(494, 528), (512, 520), (534, 522), (550, 530)], 2.2, "#3f5484", (0.2, 0.2))
    for k in range(26):
        x = 546 + (k * 37) % 64
        y = 588 + (k * 53) % 140
        d.stroke([(x, y), (x - 3, y + 20)], 1.3, "#4f86c0", (0.1, 0.4))
    bucket = [(536, 756, "c"), (622, 756, "c"), (610, 824, "c"), (548, 824, "c")]
    d.fill(geo.ellipse(582, 826, 44, 6), "#5a3a24", 0.5, 3, False), d.shape(bucket, "#8fa6b8", 1.2, 0.16), d.fill(geo.ellipse(579, 757, 42, 9), "#4f86c0"), d.contour(geo.ellipse(579, 757, 42, 9), 1.0, lost=0), d.stroke([(548, 790), (579, 796), (616, 790)], 1.0, "#5f7486")
    cloud(d, 706, 106, 130, 21)
    d.stroke([(700, 110), (684, 160), (690, 190)], 1.3, "#3f9a5c", (0.02, 0.2)), d.shape([(676, 188, "c"), (706, 184, "c"), (708, 206, "c"), (678, 210, "c")], "#f6ecc8", 0.8, 0)


def floor(d):
    d.fill([(-20, 940, "c"), (820, 940, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#8fc4a4")
    for row in range(6):
        for k in range(-1, 10):
            y0, y1 = 944 + 9 * row * row * 0.9 + 22 * row, 944 + 9 * (row + 1) ** 2 * 0.9 + 22 * (row + 1)
            s0, s1 = 0.55 + 0.09 * row, 0.55 + 0.09 * (row + 1)
            if (k + row) % 2:
                tile = [(400 + (k - 4) * 110 * s0, y0, "c"), (400 + (k - 3) * 110 * s0, y0, "c"), (400 + (k - 3) * 110 * s1, y1, "c"), (400 + (k - 4) * 110 * s1, y1, "c")]
                d.fill(tile, "#a8d4b8")


def paint(picture):
    sky = ramp(((0, "#3f9ac0"), (0.5, "#a4d8d4"), (1, "#f0ecc8")), (picture.y + 24 * picture.noise(280, 4, stretch=(3, 1))) / 640)
    picture.image = sky.astype(np.float32)
    back, plants, near = (Drawing(picture, line, width, light=(-0.5, -0.85), seed=seed) for line, width, seed in (("#2f6a66", 1.6, 3), ("#2f3f4a", 1.7, 5), ("#2a2034", 1.9, 7)))
    outside(back), floor(back), glasshouse(back), bench(plants, -1), bench(plants, 1), harvest(plants), gardener(near)
    for d in (back, plants, near):
        d.under()
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#f6f6ee", (32, 62), 1.4, 26, 1.0, 0.5, mask=0.26 * (1 - near.cover()))
    above = np.zeros(picture.shape, np.float32)
    for d in (near, plants, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
