"""Who lodges in there, and why did one of them need a light?

Dusk, very near the ground: a tulip has shut for the night and glows; six rubber boots have been left at its foot.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish, specks
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 4, 612, 1.25
LEFT = [(330, 96, "c"), (400, 170), (456, 290), (470, 420), (446, 530), (400, 592), (352, 584), (290, 530), (250, 440), (254, 330), (286, 200)]
RIGHT = [(476, 106, "c"), (518, 210), (552, 330), (552, 440), (510, 532), (446, 584), (404, 592), (452, 500), (474, 400), (462, 290), (436, 190)]
STALK = [(402, 580), (410, 700), (398, 820), (404, 960)]


def scene(detail):
    bare_sheet()


def far_tulip(d, x, y, size, tone, lean):
    with d.at(x, y, size, lean):
        d.fill(geo.ribbon([(0, 0), (6, 300), (-4, 900)], [20, 18, 26], 20), tone)
        for side, high in ((-1, 250), (1, 180)):
            d.fill([(side * 4, 760), (side * 40, high + 260), (side * 130, high, "c"), (side * 128, high + 160), (side * 40, 780)], tone)
        d.fill([(0, -250, "c"), (60, -180), (92, -70), (70, 0), (0, 24), (-70, 0), (-92, -70), (-64, -170), (-46, -236, "c"), (-24, -200)], tone)


def field(d):
    for x, y, size, tone, lean in ((40, 470, 0.62, "#4e4a78", -4), (690, 440, 0.70, "#544a78", 5), (190, 560, 0.42, "#6a5a86", 3), (590, 566, 0.38, "#6f5e88", -3), (770, 580, 0.36, "#6a5a86", 2)):
        far_tulip(d, x, y, size, tone, lean)


def blades(d, base, count, high, tones, spread=(0, 800)):
    for x in np.sort(d.rng.uniform(*spread, count)):
        tall, lean = high * d.rng.uniform(0.4, 1.0), d.rng.normal(0, 0.28)
        foot = base + d.rng.normal(0, 8)
        d.fill(geo.ribbon([(x, foot + 12), (x + 0.3 * lean * tall, foot - 0.55 * tall), (x + lean * tall, foot - tall)], [d.rng.uniform(5, 10), 5, 0.8], 12), tones[d.rng.integers(len(tones))])


def meadow(d):
    hill = [(-20, 880), (180, 850), (420, 846), (640, 858), (820, 840), (820, 1230), (-20, 1230)]
    blades(d, 880, 190, 110, ("#243f45", "#2c4a48", "#1f383f"))
    d.fill(hill, "#2f5147")
    with d.inside(geo.curve(hill)):
        d.fill(geo.ellipse(410, 975, 380, 110), "#8f9a58", 0.75, 60, False), d.fill(geo.ellipse(405, 955, 220, 60), "#dcb765", 0.6, 44, False)
        d.fill(geo.ellipse(400, 1210, 640, 90), "#16302f", 0.8, 46, False)
    for _ in range(420):
        x, y = d.rng.uniform(-10, 810), d.rng.uniform(880, 1190)
        near = np.exp(-(((x - 405) / 300) ** 2) - ((y - 965) / 90) ** 2)
        tone = ("#a9a85a", "#7f9453", "#c9b25c")[d.rng.integers(3)] if d.rng.random() < near else ("#274740", "#3a5d4a", "#1e3a38")[d.rng.integers(3)]
        lean, tall = d.rng.normal(0, 7), d.rng.uniform(9, 20) * (0.6 + (y - 880) / 400)
        d.stroke([(x, y), (x + 0.4 * lean, y - 0.6 * tall), (x + lean, y - tall)], 1.4, tone, (0.05, 0.8))


def leaf(d, points, spine, dark, light, over=()):
    d.fill(points, dark)
    with d.inside(geo.curve(points)):
        d.fill(over, light, 0.9, 9, False)
        for k in np.linspace(-34, 34, 6):
            d.stroke([(x + 0.3 * k, y + k) for x, y in spine], 0.8, "#16332f", (0.2, 0.6))
    d.stroke(spine, 1.4, "#a9b870", (0.1, 0.7))


def plant(d):
    leaf(d, [(404, 950, "c"), (366, 820), (280, 706), (170, 650), (60, 664, "c"), (150, 720), (230, 800), (300, 900), (380, 966, "c")], [(396, 950), (330, 820), (230, 716), (90, 668)], "#274f44", "#6f8f56", [(400, 950), (372, 820), (300, 716), (400, 720)])
    d.fill(geo.ribbon(STALK, [30, 27, 28, 36], 40), "#4f7a4a")
    with d.inside(geo.ribbon(STALK, [30, 27, 28, 36], 40)):
        d.fill(geo.ribbon([(x + 13, y) for x, y in STALK], [14, 13, 14, 18], 40), "#234a40", 0.8, 5, False)
        d.fill(geo.ellipse(400, 590, 30, 40), "#e9c46a", 0.6, 12, False)
    leaf(d, [(408, 960, "c"), (440, 860), (500, 770), (590, 690), (700, 640, "c"), (650, 740), (570, 830), (490, 920), (430, 968, "c")], [(416, 955), (480, 850), (570, 750), (680, 656)], "#2b5546", "#86a05c", [(404, 960), (436, 860), (500, 764), (600, 690), (500, 740), (400, 860)])


def petals(d):
    """Three petals folded over one another; a light is on inside, and somebody's round back is near it."""
    d.fill([(398, 60, "c"), (470, 150), (520, 290), (490, 460), (300, 460), (280, 290), (330, 150)], "#8a2f57")
    for petal, tone, rim in ((RIGHT, "#c9506f", "#74264e"), (LEFT, "#dd6a7c", "#7d2a52")):
        d.cast(petal, 5, 4, "#5e1c44", 0.6, 9)
        d.fill(petal, tone)
        with d.inside(geo.curve(petal)):
            d.fill(geo.ellipse(396, 450, 150, 150), "#f6a060", 0.85, 60, False), d.fill(geo.ellipse(392, 470, 86, 90), "#ffd98a", 0.9, 42, False)
            d.fill(geo.ellipse(400, 150, 190, 110), "#96346a", 0.55, 50, False)
            d.fill(geo.ellipse(400, 600, 90, 40), "#cfd287", 0.7, 18, False)
        d.model(petal, rim, 22, 22, 0.5)
    with d.inside(geo.curve(LEFT)):
        bee = geo.union(geo.ellipse(352, 482, 56, 42, -10), geo.ellipse(414, 474, 27, 25))
        d.fill(bee, "#9a4a3c", 0.85, 3.0, False)
        for k in range(60):
            a = 2 * np.pi * k / 60
            x, y = 352 + 54 * np.cos(a), 482 + 40 * np.sin(a)
            d.fill(geo.ribbon([(x, y), (x + 11 * np.cos(a + 0.3), y + 11 * np.sin(a + 0.3))], [4, 1], 4), "#8a3f3c", 0.8, 1.0, False)
        for k in range(3):
            d.fill(geo.ribbon([(318 + 28 * k, 446 - 3 * k), (324 + 28 * k, 482), (316 + 29 * k, 520 - 2 * k)], [14, 17, 13], 12), "#3d1428", 0.85, 2.2, False)
        for tip in ((446, 430), (456, 446)):
            d.fill(geo.ribbon([(426, 456), (tip[0] - 8, tip[1] - 2), tip], [4, 3, 2], 12), "#5a2434", 0.8, 1.5, False)
        d.fill(geo.ellipse(414, 474, 24, 22), "#4a1c2c", 0.7, 3, False)
        for wing in (geo.ellipse(330, 424, 46, 16, -32), geo.ellipse(366, 420, 38, 13, -58)):
            d.fill(wing, "#b8664f", 0.75, 2, False), d.contour(wing, 0.8, colour="#7a3440")
    for number in range(46):
        share = number / 45
        x0 = 262 + 200 * share + d.rng.normal(0, 3)
        line = [(380 + 0.25 * (x0 - 360), 584), (x0 - 6 + 10 * share, 420), (300 + 0.5 * (x0 - 262), 240 + 40 * share)]
        d.stroke(line, d.rng.uniform(0.5, 1.1), ("#b03a64", "#f08f8c", "#a8345f", "#ffb58a")[d.rng.integers(4)], (0.3, 0.6), 0.6)
    for number in range(16):
        share = number / 15
        d.stroke([(420 + 40 * share, 580), (480 + 66 * share, 430), (468 + 46 * share, 230)], d.rng.uniform(0.5, 1.0), ("#8f2c58", "#dc6c7c", "#7a264f")[d.rng.integers(3)], (0.3, 0.6), 0.6)
    d.stroke(LEFT[:5] + [(400, 592)], 1.7, "#571b3f", (0.1, 0.2)), d.stroke([(400, 592), *LEFT[6:], LEFT[0]], 1.9, "#4c1a3d", (0.2, 0.1))
    d.stroke(RIGHT[:7], 2.0, "#431838", (0.1, 0.2))


def stripes(d, points, widths, count):
    band = geo.ribbon(points, widths, 60, False)
    d.cast(band, 6, 8, "#0f2524", 0.5, 6)
    d.fill(band, "#f0b838")
    line = geo.sample(points, 60)
    with d.inside(band):
        for k in range(count):
            at = int((k + 0.5) / count * 59)
            a, b = line[at], line[min(at + max(int(28 / count), 2), 59)]
            way = (b - a) / (np.hypot(*(b - a)) + 1e-6)
            side = np.array((-way[1], way[0])) * 60
            d.fill(geo.polygon([tuple(a - side), tuple(b - side + d.rng.normal(0, 2, 2)), tuple(b + side), tuple(a + side + d.rng.normal(0, 2, 2))]), "#241d2c", hide=False)
        d.fill(geo.ribbon([(x + 0.34 * widths[0], y) for x, y in points], [0.5 * w for w in widths], 40), "#3a2440", 0.5, 6, False)
        for _ in range(60):
            x, y = line[d.rng.integers(60)] + d.rng.normal(0, 12, 2)
            d.stroke([(x, y), (x + d.rng.normal(0, 3), y + 9)], 0.7, ("#ffd978", "#7a5a28", "#51465a")[d.rng.integers(3)])
    d.contour(band, 0.9, lost=0.2)
    return line


def fringe(d, start, end, way):
    for k in np.linspace(0, 1, 9):
        x, y = start[0] + (end[0] - start[0]) * k, start[1] + (end[1] - start[1]) * k
        d.stroke([(x, y), (x + way[0] * 11 + d.rng.normal(0, 2), y + way[1] * 12), (x + way[0] * 22 + d.rng.normal(0, 4), y + way[1] * 26)], 1.7, "#f0b838" if int(8 * k) % 2 else "#e0a028", (0.05, 0.5))


def scarf(d):
    stripes(d, [(418, 676), (446, 730), (452, 790), (484, 842)], [40, 48, 50, 46], 5)
    fringe(d, (464, 856), (506, 832), (0.5, 0.85))
    stripes(d, [(398, 680), (392, 740), (400, 800), (388, 868)], [38, 46, 50, 50], 6)
    fringe(d, (364, 866), (412, 870), (-0.1, 1))
    stripes(d, [(372, 646), (392, 664), (424, 664), (440, 644)], [30, 40, 40, 30], 5)
    stripes(d, [(368, 672), (394, 694), (426, 690), (442, 666)], [28, 36, 38, 28], 4)
    stripes(d, [(396, 650), (416, 670), (410, 700)], [40, 54, 40], 3)


BOOT = [(-34, -150, "c"), (0, -146), (34, -150, "c"), (33, -100), (36, -62), (60, -44), (92, -32), (102, -10), (96, 2, "c"), (34, 4), (28, -4), (6, -3), (4, 4), (-34, 3, "c"), (-38, -30), (-30, -80)]


def boot(d, x, y, size, turn=0.0, flip=False, glow=1.0, bent=0.0):
    """A child's wellington: a soft shaft with creases, a dark rim, a sole with a heel; it is lit from the flower."""
    with d.at(x, y, size, turn, flip):
        shape = [(px + bent * max(-py - 60, 0) / 90, py, *rest) for px, py, *rest in BOOT]
        d.fill(shape, "#e3a72f")
        with d.inside(geo.curve(shape)):
            side = 1 if glow > 0 else -1
            d.fill(geo.ribbon([(side * -34 + bent, -150), (side * -36, -80), (side * -40, 10)], [44, 40, 46], 20), "#8a5a1c", 0.8, 9, False)
            d.fill(geo.ribbon([(side * 16 + bent, -140), (side * 12, -80), (side * 16 + 14, -40), (70, -22)], [10, 12, 14, 8], 20), "#ffe08c", 0.85, 5, False)
            d.fill(geo.ellipse(30, 4, 90, 12), "#6a4218", 0.6, 5, False)
            d.fill(geo.ribbon([(-40, 1), (30, 0), (104, -3)], [11, 9, 11], 20), "#2a2028", 1, 0, False)
        for k, (yy, long) in enumerate(((-66, 30), (-56, 40), (-46, 30), (-90, 18))):
            d.stroke([(-26 + 6 * k, yy), (-6, yy + 8), (long - 4, yy - 2)], 1.0, "#7a4a1a", (0.3, 0.5))
        rim = geo.curve([(-39 + bent, -154), (-14 + bent, -163), (16 + bent, -163), (39 + bent, -154), (36 + bent, -142), (0 + bent, -136), (-36 + bent, -142)])
        d.fill(rim, "#2c2230"), d.fill(geo.ellipse(bent, -153, 29, 6.5), "#120d16")
        d.stroke([(-34 + bent, -146), (bent, -139), (34 + bent, -146)], 1.0, "#8a6a50")
        d.contour(geo.curve(shape), 1.1, lost=0.25), d.contour(rim, 0.8)


def boots(d):
    """Each pair was taken off by somebody else: side by side, toe in, and one kicked over."""
    for x, y, wide, turn in ((190, 1000, 140, 172), (262, 1016, 150, 168), (590, 1022, 150, 14), (668, 996, 130, 10), (500, 1120, 170, 62), (350, 1112, 200, 158)):
        d.ground(x, y, wide, "#10262a", turn, 0.62, 0.34)
    boot(d, 196, 994, 0.80, -2, True, -1), boot(d, 268, 1012, 0.85, 3, True, -1, 6)
    boot(d, 656, 990, 0.78, 4, False, -1, -4), boot(d, 588, 1014, 0.84, -3, False, -1)
    boot(d, 492, 1112, 1.0, 2, False, 1, 10)
    boot(d, 392, 1084, 1.0, -96, True, -1, 0)
    blades(d, 972, 26, 52, ("#2c4a40", "#5f7f4c", "#3a5d4a"), (346, 470))
    for _ in range(150):
        x, y = ((196, 996), (268, 1014), (640, 992), (606, 1018), (520, 1118), (330, 1150))[d.rng.integers(6)]
        x, tall = x + d.rng.normal(0, 46), d.rng.uniform(10, 30)
        d.stroke([(x, y + 12), (x + d.rng.normal(0, 3), y - 0.3 * tall), (x + d.rng.normal(0, 9), y + 8 - tall)], 1.7, ("#5f7f4c", "#2c4a40", "#a9a85a", "#1e3a38")[d.rng.integers(4)], (0.05, 0.8))


def paint(picture):
    sky = ((0, "#2c2f5c"), (0.3, "#5a4a80"), (0.52, "#a8688c"), (0.68, "#e69a86"), (0.78, "#f2b98a"), (1, "#f2b98a"))
    picture.image = ramp(sky, np.clip((picture.y + 16 * picture.noise(300, 4, stretch=(3, 1))) / 1130, 0, 1)).astype(np.float32)
    air, land, flower, near = (Drawing(picture, "#2a1830", 1.8, light=(0.0, -1), seed=seed) for seed in (3, 5, 9, 11))
    field(air), meadow(land), plant(flower), petals(flower), scarf(flower), boots(near)
    air.under()
    haze = step(picture.y, 420, 880) * 0.75
    picture.lay(haze * air.cover(), "#d98a8c").glow(400, 400, 430, "#ffb070", 0.42, 1.8)
    land.under(), flower.under(), near.under()
    picture.parts = (1 + (land.cover() > 0.5) + 2 * (flower.cover() > 0.5) + 4 * (near.cover() > 0.5)).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.1).sharpen_at(400, 470, 180, 0.5)
    picture.focus = np.maximum(picture.focus, blur(near.cover(), 2) * 0.9)
    picture.directions(base=78, swirl=0.35)
    strokes(picture, (26, 13, 6, 3, 1.7), length=8, jitter=(0.014, 0.011), need=(0, 0.04, 0.045, 0.045))
    free = 1 - near.cover()
    land.over(free * (1 - flower.cover())), flower.over(free), near.over()
    pencil(picture, "#f6efdf", layers=(68, -30), wide=1.3, reach=24, press=0.9, mask=0.09)
    specks(picture, 60, "#ffe6a8", (0.8, 1.9), strength=0.8, mask=step(picture.y, 900, 300), seed=8)
    return finish(picture, impasto=0.02, paper=0.03, bloom=0.04)
