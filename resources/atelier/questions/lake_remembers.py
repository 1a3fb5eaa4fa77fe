"""When was it here, and who sat there with whom?

A watercolour of a flat land at evening: in the lake a snow mountain hangs head downwards, with its woods, a hut and wild geese;
above the water there is no mountain.  On a tongue of land an empty bench looks across; in its reflection two people lean together.
"""

import itertools

import numpy as np
from atelier import geometry as geo
from light.colour import mix
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import wash
from light.scene import bare_sheet
from scipy.ndimage import map_coordinates

# fmt: off
SAMPLES, SEED, SCALE = 1, 613, 0.25
SHORE, EDGE = 404, 866  # the far waterline; where the tongue of land meets its reflection
SNOW, GLOW, DUSK, DEEP = "#fffaf0", "#fbd3ac", "#6482b8", "#38538e"
OUTLINE = [(-180, 0), (-90, 40), (-20, 66), (50, 96), (112, 170), (150, 158), (204, 232), (240, 286), (282, 268), (318, 348), (352, 418), (392, 474), (420, 436), (440, 404), (476, 338), (506, 344), (548, 268), (604, 232), (640, 250), (690, 168), (762, 104), (850, 56), (960, 30), (960, 0)]

SPINES = (
    ([(392, 474), (402, 424), (388, 372), (412, 318), (396, 262), (426, 206), (412, 140), (440, 70)], 210),
    ([(318, 348), (332, 300), (320, 256), (348, 206), (340, 150), (362, 80)], 100), ([(240, 286), (254, 240), (244, 200), (274, 150), (276, 80)], 110), ([(112, 170), (126, 130), (118, 100), (142, 60)], 70),
    ([(476, 338), (488, 296), (474, 258), (512, 214), (516, 150), (562, 70)], 96),
    ([(640, 250), (660, 206), (654, 166), (696, 120), (716, 60)], 84), ([(762, 104), (774, 80), (768, 56), (784, 30)], 60), ([(548, 268), (566, 236), (560, 206)], 30), ([(428, 420), (438, 396), (430, 372)], 20),
)


def scene(detail):
    bare_sheet()


def up(points):
    return [(x, -h, *rest) for x, h, *rest in points]


def jagged(rng, points, rough=7.0):
    """Rock: every line breaks in short corners."""
    line = []
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        count = max(int(np.hypot(x1 - x0, y1 - y0) / 40), 1)
        line += [(x0 + (x1 - x0) * k / count + rng.normal(0, rough) * (k > 0), y0 + (y1 - y0) * k / count + rng.normal(0, 0.5 * rough) * (k > 0), "c") for k in range(count)]
    return [*line, (*points[-1], "c")]


def ridge(d, spine, wide):
    """A crest: hard against the light on its right, and on its left a shadow that runs out in the wet paper."""
    line = jagged(d.rng, up(spine), 5)
    crest = np.array([p[:2] for p in line])
    foot = np.linspace(0, 1, len(crest))
    for k in range(6):
        far = wide * ((k + 1) / 6) ** 1.4
        back = crest + np.stack([-far * (0.15 + 0.85 * foot) + d.rng.normal(0, 0.05 * far, len(crest)), 0.25 * far * foot], -1)
        shade = geo.polygon([*(tuple(p) for p in crest), *(tuple(p) for p in back[::-1])])
        d.fill(shade, mix(DEEP, DUSK, k / 5), 0.34, 0 if k < 2 else 1.2, False)
    d.stroke([tuple(p) for p in crest + (1.5, 0)], 1.0, "#fffaf0", (0.05, 0.5)), d.stroke([tuple(p) for p in crest], 0.8, "#3c4f86", (0.1, 0.6))


def mountain(d):
    """Drawn upright, with the evening on its right-hand faces; the lake turns it over."""
    body = geo.curve(jagged(d.rng, up(OUTLINE), 3.5))
    d.fill(body, GLOW)
    with d.inside(body):
        d.fill(geo.ellipse(420, -330, 330, 190), SNOW, 0.85, 70, False)
        west = [*SPINES[0][0], (436, -10), (-90, -10), (-90, 500)]
        d.fill(jagged(d.rng, up(west), 5), DUSK, 0.62)
        for spine, wide in SPINES:
            ridge(d, spine, wide)
        for _ in range(420):  # gullies: a dry brush drawn down the slope
            x, h = d.rng.uniform(-40, 840), d.rng.uniform(40, 440)
            lean = 0.5 * (x - 400) / 400
            shade = x < 380 or d.rng.random() < 0.35
            long = d.rng.uniform(10, 44)
            d.stroke([(x, -h), (x + 0.5 * lean * long + d.rng.normal(0, 3), -h + 0.5 * long), (x + lean * long, -h + long)], d.rng.uniform(0.5, 1.6), (DEEP, "#5f7cb0", "#a9b8d8")[d.rng.integers(3)] if shade else ("#d99f86", "#b98a94", "#fff6e6")[d.rng.integers(3)], (0.1, 0.7))
        # forests on the foot
        d.fill(jagged(d.rng, up([(-90, 92), (60, 70), (150, 100), (260, 62), (380, 84), (500, 56), (640, 78), (760, 60), (990, 74), (990, -20), (-190, -20)]), 6), "#5d7f93", 0.9, 2, False)
        d.fill(geo.rectangle(-190, -34, 1180, 50), "#c9b4b4", 0.65, 14, False)
        for _ in range(480):
            x = d.rng.uniform(-60, 940)
            h = d.rng.uniform(-4, 62 + 22 * np.sin(x / 70) + 12 * np.sin(x / 23))
            high = d.rng.uniform(13, 27) * (1 - 0.004 * h)
            tone = mix("#2d5264", "#7f9fac", np.clip(h / 90 + d.rng.normal(0, 0.1), 0, 1))
            d.fill(geo.polygon([(x, -h - high), (x + 0.24 * high, -h), (x - 0.24 * high, -h)]), tone, 0.95)
            if x > 300 and d.rng.random() < 0.3:
                d.stroke([(x + 1, -h - high), (x + 0.2 * high, -h - 3)], 0.7, "#e9b89c", (0.1, 0.3))
    d.contour(body, 0.7, lost=0.5, colour="#5f74a4")
    # a clearing, a hut, smoke that falls upwards
    d.fill(geo.ellipse(590, -30, 66, 13), "#b9c496", 0.95, 3, False)
    d.shape(geo.polygon([(556, -24), (556, -52), (574, -80), (592, -52), (592, -24)]), "#a4503c", 0.7, 0), d.shape(geo.polygon([(592, -24), (592, -52), (630, -52), (630, -24)]), "#7a3a34", 0.7, 0)
    d.shape(geo.polygon([(570, -86), (612, -86), (638, -50), (594, -50)]), "#fdf6ec", 0.7, 0), d.shape(geo.polygon([(550, -50), (572, -86), (578, -84), (558, -46)]), "#cfd8e6", 0.6, 0)
    d.shape(geo.polygon([(604, -84), (604, -104), (616, -104), (616, -78)]), "#8a4a40", 0.7, 0)
    for x, y in ((566, -52), (580, -52), (602, -44), (616, -44)):
        d.fill(geo.rectangle(x - 1, y, 9, 12), "#ffd865")
    smoke = geo.ribbon([(610, -106), (618, -128), (606, -154), (626, -184), (618, -214)], [4, 9, 13, 15, 5], 30)
    d.fill(smoke, "#f6efe8", 0.7, 2.5, False)


def geese(d):
    for k, (x, h) in enumerate(((148, 402), (172, 424), (196, 446), (226, 428), (256, 414), (120, 384))):
        s = 1.0 - 0.05 * k
        d.stroke([(x - 15 * s, -h - 7 * s), (x - 6 * s, -h - 8 * s), (x, -h), (x + 7 * s, -h - 9 * s), (x + 16 * s, -h - 6 * s)], 2.4, "#3a3f5c", (0.2, 0.4)), d.stroke([(x - 3, -h + 1), (x + 9 * s, -h + 1)], 2.0, "#3a3f5c", (0.1, 0.3))


def bench(d):
    """From behind; feet at 0, 170 wide."""
    iron, wood, dark = "#3c3a48", "#b4835a", "#6d4738"
    for x in (-70, 70):
        d.stroke([(x, -2), (x, -42), (x + 2, -88)], 3.0, iron, (0.02, 0.05)), d.stroke([(x + 6, 2), (x + 4, -38)], 2.4, iron, (0.02, 0.05)), d.stroke([(x, -42), (x + 12, -56), (x + 13, -40)], 2.0, iron, (0.02, 0.05))
    d.shape(geo.polygon([(-88, -36), (88, -37), (86, -44), (-86, -43)]), dark, 0.8, 0)
    for k, y in enumerate((-58, -73, -88)):
        slat = geo.polygon([(-88 + k, y + 10), (87, y + 9 + 0.5 * k), (87, y - 1), (-87, y)])
        d.shape(slat, (wood, "#c09064", "#cfa274")[k], 0.8, 0)
        for _ in range(5):
            x = d.rng.uniform(-80, 50)
            d.stroke([(x, y + d.rng.uniform(2, 7)), (x + 22, y + d.rng.uniform(2, 7))], 0.6, dark, (0.2, 0.5))


def flowers(d):
    """What somebody has left on the seat."""
    for k in range(5):
        d.stroke([(24, -45), (10 - 2 * k, -48 - 2 * k), (-4 - 3 * k, -46 - 3 * k)], 0.9, "#4f7a4a", (0.1, 0.1))
    for x, y, tone in ((-8, -49, "#e8694a"), (-16, -52, "#f6c84e"), (-13, -46, "#fbf2e2"), (-20, -47, "#d94f6a"), (-5, -54, "#f6e2ee")):
        d.fill(geo.blob(d.rng, x, y, 5.2, 5, 8, 0.15), tone)


def couple(d):
    """They were here: his hat, her plait, the two heads together.  From behind, above the slats."""
    for body, tone, light in (([(-62, -40), (-60, -78), (-48, -102), (-26, -110), (-4, -104), (8, -84), (10, -40)], "#4f6a86", "#8fb0c4"), ([(4, -40), (6, -74), (16, -92), (34, -98), (50, -92), (60, -72), (62, -40)], "#b4533f", "#e89a72")):
        path = geo.curve([(*body[0], "c"), *body[1:-1], (*body[-1], "c")])
        d.fill(path, tone)
        with d.inside(path):
            box = path.computeTightBounds()
            d.fill(geo.ellipse(box.right() - 8, box.centerY() - 10, 12, 40), light, 0.8, 6, False)
            for _ in range(14):
                x = d.rng.uniform(box.left(), box.right())
                d.stroke([(x, -96), (x + 3, -70), (x - 2, -44)], 0.7, mix(tone, "#1c1c34", 0.4), (0.3, 0.4))
        d.contour(path, 0.8)
    arm = geo.ribbon([(-10, -96), (14, -84), (44, -78), (56, -84)], [17, 16, 13, 9], 20)
    d.shape(arm, "#5a7692", 0.8, 0.1), d.shape(geo.ellipse(57, -85, 6, 5), "#dba585", 0.7, 0)
    d.shape(geo.ribbon([(-22, -104), (-18, -116)], [15, 14], 6), "#c99478", 0.6, 0)
    d.shape(geo.curve([(-30, -136), (-10, -142), (3, -134), (4, -127), (10, -121), (4, -118), (4, -110), (-8, -106), (-28, -112)]), "#d8a082", 0.7, 0.1), d.fill(geo.curve([(-32, -134), (-30, -112), (-18, -107), (-10, -118), (-12, -134)]), "#5a4038")
    d.shape(geo.curve([(-32, -136), (-26, -156), (-6, -160), (8, -146), (8, -134)]), "#8a6f54", 0.8, 0.15), d.shape(geo.ribbon([(-42, -128), (-14, -136), (18, -136)], [5, 8, 5], 14), "#7a6048", 0.7, 0), d.stroke([(-30, -137), (-10, -141), (8, -139)], 2.0, "#3c2f34", (0.02, 0.02))
    d.shape(geo.curve([(24, -134), (12, -128), (10, -120), (5, -114), (10, -111), (10, -103), (20, -99), (32, -104), (36, -122)]), "#e6b08e", 0.7, 0)
    d.shape(geo.curve([(16, -130), (26, -137), (40, -128), (43, -112), (36, -98), (26, -98), (24, -112), (20, -122)]), "#c98d44", 0.8, 0.12)
    for k in range(4):
        d.stroke([(20 + 3 * k, -132), (27 + 3.4 * k, -118), (28 + 2.6 * k, -101)], 0.8, ("#f0c880", "#8a5a2c")[k % 2], (0.2, 0.3))
    for k, spot in enumerate(geo.sample([(28, -102), (34, -86), (32, -68), (36, -52)], 6)):
        d.shape(geo.ellipse(*spot, 6 - 0.4 * k, 5, 25 * (-1) ** k), "#c98d44", 0.6, 0.2)
    d.shape(geo.ellipse(35, -53, 7, 4), "#f0d27a", 0.6, 0)


def tongue(d):
    land = [(840, 858), (720, 868), (610, 872), (520, 886), (470, 904), (436, 922), (490, 930), (600, 934), (720, 938), (840, 942)]
    d.fill(land, "#a3a25e")
    with d.inside(geo.curve(land)):
        d.fill(geo.ellipse(700, 872, 260, 18), "#e9cf86", 0.9, 9, False), d.fill(geo.ribbon([(430, 924), (560, 934), (840, 944)], [12, 18, 22], 20), "#5d6a48", 0.85, 5, False)
    d.stroke([(436, 922), (490, 930), (600, 934), (720, 938), (840, 942)], 1.4, "#4a4a3c", (0.2, 0.02))
    for _ in range(240):
        x = d.rng.uniform(460, 810)
        y = d.rng.uniform(876, 934) if x > 520 else d.rng.uniform(900, 928)
        tall, lean = d.rng.uniform(8, 22), d.rng.normal(3, 4)
        d.stroke([(x, y), (x + 0.3 * lean, y - 0.6 * tall), (x + lean, y - tall)], 0.9, ("#6f7a48", "#c9b86a", "#4f5f40", "#e6d490")[d.rng.integers(4)], (0.05, 0.8))


def plain(d):
    """As flat as a table: a far line of poplars is the highest thing in it."""
    d.fill(geo.rectangle(-10, 372, 820, 34), "#b9ab86"), d.fill(geo.rectangle(-10, 366, 820, 12), "#d9bfa0", 0.9, 5, False)
    d.fill(geo.rectangle(-10, 394, 820, 11), "#8a8a66", 0.9, 3, False)
    for x in np.sort(d.rng.uniform(0, 800, 60)):
        w = d.rng.uniform(5, 26)
        d.fill(geo.ellipse(x, 374, w, d.rng.uniform(2, 4.5)), "#9c9a86", 0.7, 1, False)
    for x, high in ((92, 20), (101, 23), (111, 18), (122, 21), (706, 17), (715, 20)):
        d.fill(geo.ellipse(x, 374 - 0.5 * high, 3.4, 0.5 * high), "#7f8478", 0.9)
    for _ in range(60):
        x = d.rng.uniform(0, 800)
        d.stroke([(x, 399 + d.rng.normal(0, 2)), (x + d.rng.uniform(10, 50), 399 + d.rng.normal(0, 2))], 0.8, ("#6a6c50", "#d9c890")[d.rng.integers(2)], (0.3, 0.5))


def water(d):
    for _ in range(150):
        t = d.rng.random() ** 0.8
        y = SHORE + 8 + 740 * t
        x, long = d.rng.uniform(-30, 800), (24 + 90 * t) * d.rng.uniform(0.5, 1.3)
        d.stroke([(x, y), (x + 0.5 * long, y + d.rng.normal(0, 1.2)), (x + long, y + d.rng.normal(0, 1.5))], 0.6 + 0.7 * t, ("#fdf3e2", "#5f7ca8", "#f6d2b4", "#88a2c0")[d.rng.integers(4)], (0.3, 0.5))


def reeds(d):
    for left, right, count, tall in ((-20, 210, 120, 210), (610, 830, 90, 130)):
        bank = [(left - 20, 1230), (left - 20, 1160 if left < 0 else 1196), ((left + right) / 2, 1158 if left < 0 else 1180), (right + 30, 1196 if left < 0 else 1164), (right + 60, 1230)]
        d.fill(bank, "#5f6a44", 0.95, 2, False)
        for _ in range(count):
            x = left + (right - left) * d.rng.random() ** (1.5 if left < 0 else 0.7)
            away = abs(x - (0 if left < 0 else 800)) / 220
            high, lean = tall * (1.1 - 0.75 * away) * d.rng.uniform(0.5, 1.1), d.rng.normal(16, 26)
            y = 1204 + d.rng.uniform(-10, 20)
            line = [(x, y), (x + 0.2 * lean, y - 0.5 * high), (x + lean, y - high)]
            d.fill(geo.ribbon(line, [d.rng.uniform(4, 8), 4.5, 0.6], 16), ("#3f5240", "#5d7044", "#8f9450", "#2f4440", "#b9ae62")[d.rng.integers(5)])
            if d.rng.random() < 0.09:
                d.shape(geo.ribbon([line[2], (line[2][0] + 0.12 * lean, line[2][1] - 34)], [9, 9], 8), "#6a4432", 0.6, 0.15)


def turned(picture, wide=1.0):
    """Still water: the picture below the shore wavers in long level bands, more so near us."""
    rows, columns = np.mgrid[0 : picture.shape[0], 0 : picture.shape[1]].astype(np.float32)
    near = np.clip((picture.y - SHORE) / 700, 0, 1)
    drift = picture.noise(34, 8, stretch=(6, 1.0)) * (1.0 + 3.2 * near) * picture.scale * wide
    fine = picture.noise(12, 9, stretch=(9, 1.0)) * (0.4 + 0.7 * near) * picture.scale * wide
    sway = blur(drift + fine, 1.6 * picture.scale) * step(picture.y, SHORE + 2, SHORE + 30)
    picture.image = np.stack([map_coordinates(picture.image[..., c], (rows, columns + sway), order=1, mode="nearest") for c in range(3)], -1).astype(np.float32)


def paint(picture):
    bands = 22 * picture.noise(300, 4, stretch=(3, 1))
    heaven = ((0, "#6898c2"), (0.4, "#93b9d0"), (0.72, "#c3d6d4"), (0.9, "#f3dfc0"), (1, "#f8c9a0"))
    sky, lake = ramp(heaven, np.clip((picture.y + bands) / SHORE, 0, 1)), ramp(heaven, np.clip((SHORE + 760 - picture.y + bands) / 760, 0, 1) * 0.96)
    low = step(picture.y, SHORE - 1, SHORE + 1)[..., None]
    picture.image = (sky * (1 - low) + lake * np.array((0.80, 0.85, 0.89)) * low).astype(np.float32)
    deep, mirror, top, near = (Drawing(picture, "#3c3648", 1.7, light=(0.7, -0.7), seed=seed) for seed in (3, 5, 9, 11))
    with deep.at(-66, SHORE + 4, 0.94, tall=-1):
        mountain(deep), geese(deep)
    with mirror.at(0, 2 * EDGE + 68, 1, tall=-1):
        mirror.fill([(840, 866), (720, 872), (610, 876), (520, 890), (470, 908), (436, 926), (490, 932), (600, 936), (840, 946)], "#7f8a6c")
    with mirror.at(626, 2 * EDGE - 834, 1.28, tall=-1):
        couple(mirror), bench(mirror)
    plain(top)
    with top.at(0, -68):
        tongue(top)
    with top.at(626, 834, 1.28):
        top.fill(geo.polygon([(-86, 0), (92, 0), (60, 12), (-150, 14)]), "#5d6040", 0.6, 3, False)
        bench(top), flowers(top)
    water(top), reeds(near)
    deep.under(strength=0.98), deep.over(strength=0.5)
    picture.lay(step(picture.y, SHORE + 60, SHORE) * step(picture.y, SHORE - 2, SHORE + 2) * 0.45, "#f3d2b4")
    mirror.under(strength=0.92), mirror.over(strength=0.6)
    turned(picture)
    top.under(), near.under()
    picture.lay(step(picture.y, 1000, 1200) * (1 - near.cover()) * 0.3, "#5f7fa4")
    wash(picture, edge=0.15, granulation=0.045, bleed=0.4, lift=0.09)
    top.over((1 - near.cover()) * (1 - 0.4 * step(picture.y, SHORE, SHORE + 10) * (1 - blur(top.cover(), 1))), 0.8), near.over(strength=0.8)
    return finish(picture, impasto=0, paper=0.045, grain=0.004)
