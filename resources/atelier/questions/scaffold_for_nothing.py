"""What are they building, and hasn't it been sitting there all the time?

Evening in a field: scaffolding in the shape of an immense dog.  There is nothing in it, and yet it throws a whole dog's shadow.
"""

import numpy as np
import skia
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.shades import REACH, SIT, STAND, WALK, figure, lit, placed
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 404, 0.25
FOOT = 1004
DOG = [(452, 158), (506, 172), (546, 214), (566, 262), (618, 280), (662, 298), (682, 324), (674, 352), (640, 372), (590, 386), (552, 402), (540, 446), (566, 530), (578, 630), (566, 760), (556, 880), (560, 952), (606, 972), (622, 1004, "c"), (478, 1004, "c"), (478, 900), (464, 800), (446, 838), (438, 900), (440, 956), (478, 974), (488, 1004, "c"), (206, 1004, "c"), (168, 962), (150, 880), (164, 756), (214, 612), (286, 470), (344, 380), (376, 300), (396, 204), (420, 168)]
EAR = [(430, 180, "c"), (398, 214), (372, 284), (356, 362), (360, 408, "c"), (378, 396), (394, 416), (412, 396), (432, 402, "c"), (448, 350), (458, 296), (476, 240), (474, 196, "c")]
TAIL = geo.ribbon([(196, 972), (118, 984), (58, 940), (40, 862), (56, 800)], [56, 52, 44, 30, 14], 40)
LEVELS = (246, 330, 414, 506, 598, 690, 782, 874, 960)
TALL, WARM, RIM = "#2a2433", "#5c3a34", "#ffcf84"


def scene(detail):
    bare_sheet()


def shape():
    return geo.union(geo.curve(DOG), geo.curve(EAR), TAIL)


def spans(path, at, along_x):
    """Where a straight pole at x (or a plank at y) runs inside the dog."""
    inside = np.array([path.contains(*((float(k), float(at)) if along_x else (float(at), float(k)))) for k in range(0, 1100, 2)])
    edges = np.flatnonzero(np.diff(np.concatenate([[0], inside.astype(int), [0]])))
    return [(2 * a, 2 * b) for a, b in zip(edges[::2], edges[1::2], strict=True) if b - a > 9]


def land(d):
    d.fill([(-20, 930), (120, 900), (260, 918), (420, 896), (600, 914), (820, 890), (820, 1000), (-20, 1000)], "#6f8f80", 0.95, 2, False)
    for x, y, r in ((26, 924, 17), (60, 926, 11), (590, 922, 9), (740, 910, 24), (778, 912, 17), (704, 914, 12), (646, 918, 8)):
        d.fill(geo.ribbon([(x, y - r), (x + 1, y + 0.6 * r)], [0.22 * r, 0.34 * r], 6, False), "#3d5a5a")
        d.fill(geo.union(*[geo.ellipse(x + dx * r, y - dy * r, k * r, 0.9 * k * r) for dx, dy, k in ((0, 1.5, 0.8), (-0.6, 0.9, 0.7), (0.6, 0.95, 0.66), (0.05, 0.7, 0.75))]), "#4c6f6a")
    for x in np.linspace(80, 560, 15):
        d.fill(geo.ellipse(x + d.rng.normal(0, 12), 926, d.rng.uniform(12, 30), d.rng.uniform(3, 6)), "#5c7f78")
    d.fill(geo.rectangle(-20, 948, 840, 270), "#b98f58")
    d.fill(geo.rectangle(-20, 944, 840, 26), "#e9bd74", 0.9, 6, False)
    d.fill(geo.ellipse(400, 1230, 640, 120), "#5c4240", 0.8, 50, False)
    for _ in range(760):
        y = 956 + 240 * d.rng.random() ** 0.9
        s = (y - 920) / 120
        x, tall = d.rng.uniform(-10, 810), (4 + 9 * s) * d.rng.uniform(0.5, 1.1)
        d.stroke([(x, y), (x + d.rng.normal(0, 1.5 * s), y - tall)], 0.4 + 0.34 * s, ("#7c5a42", "#e0b46c", "#96704a", "#5c4440")[d.rng.integers(4)], (0.05, 0.6))


def fallen(path):
    """The dog laid down on the field by a low sun behind it, on the right."""
    matrix = skia.Matrix()
    matrix.setAll(1, 0.26, -0.26 * FOOT, 0, -0.205, FOOT * 1.205, 0, 0, 1)
    copy = skia.Path()
    path.transform(matrix, copy)
    return copy


def shadow(d):
    dark = fallen(shape())
    d.fill(dark, "#2f2a44", 0.88, 2.2, False)
    with d.inside(dark):
        for _ in range(380):
            x, y = d.rng.uniform(-60, 640), d.rng.uniform(1004, 1200)
            d.stroke([(x, y), (x + d.rng.normal(0, 2), y - d.rng.uniform(8, 20))], 0.9, ("#4a3f58", "#231f36", "#56465a")[d.rng.integers(3)], (0.05, 0.6))


def pole(d, start, end, wide, dark, edge=None):
    band = geo.ribbon([start, ((start[0] + end[0]) / 2 + d.rng.normal(0, 1), (start[1] + end[1]) / 2 + d.rng.normal(0, 1)), end], [wide, wide * 0.92, wide], 14, False)
    d.fill(band, dark)
    if edge:
        d.fill(geo.ribbon([(start[0] + 0.3 * wide, start[1] + 0.25 * wide * (abs(start[1] - end[1]) < 30) * -1), (end[0] + 0.3 * wide, end[1] + 0.25 * wide * (abs(start[1] - end[1]) < 30) * -1)], [0.34 * wide, 0.34 * wide], 8, False), edge, 0.9, 0.3, False)


def frame(d, path, shift, wide, dark, edge, planks):
    with d.at(*shift):
        for even in np.arange(70, 690, 58):
            x = even + d.rng.normal(0, 4)
            for low, high in spans(path, x, False):
                bottom = FOOT + 2 if high > 960 else high + d.rng.uniform(4, 14)
                pole(d, (x + d.rng.normal(0, 2), low - d.rng.uniform(4, 20)), (x, bottom), wide, dark, edge)
        for y in LEVELS:
            for left, right in spans(path, y, True):
                if right - left < 30:
                    continue
                pole(d, (left - d.rng.uniform(3, 14), y + d.rng.normal(0, 1.5)), (right + d.rng.uniform(3, 14), y + d.rng.normal(0, 1.5)), wide * (1.5 if planks else 0.9), dark, edge)
                if planks and y < 950:
                    pole(d, (left - 2, y - 34), (right + 2, y - 34), 0.55 * wide, dark, None)
        for k, (x, y) in enumerate(((452, 246), (338, 506), (510, 598), (250, 690), (510, 782), (200, 874), (396, 598), (336, 782), (568, 330), (432, 414))):
            s = 1 if k % 2 else -1
            a, b = (x - s * 29, y), (x + s * 29, y - 86)
            if path.contains(*map(float, a)) and path.contains(*map(float, b)):
                pole(d, a, b, 0.7 * wide, dark, None)


def outline(d):
    """Bent laths give the form: it is drawn with what will be taken away."""
    side, d.light = d.light, np.zeros(2)
    for path in (geo.curve(DOG), TAIL):
        d.contour(path, 3.3, 0.4, colour=TALL, lost=0)
    d.light = side
    with d.inside(geo.subtract(shape(), geo.curve(EAR))):
        for path in (geo.curve(DOG), TAIL):
            d.contour(geo.moved(path, -3, 1), 0.9, 0.4, colour=RIM, lost=0.2)
    # the ear is a tarpaulin, tied to the poles
    ear = geo.curve(EAR)
    d.fill(ear, "#94553a")
    with d.inside(ear):
        d.fill(geo.ribbon([(408, 206), (372, 300), (364, 410)], [30, 34, 30], 20), "#5c2a2e", 0.8, 12, False)
        d.fill(geo.ribbon([(468, 200), (456, 290), (432, 396)], [12, 12, 10], 20), "#f4b06a", 0.85, 5, False)
        for k in range(5):
            d.stroke([(432 + 9 * k, 184), (388 + 17 * k, 290), (368 + 15 * k, 400)], 0.9, "#5c2a2e", (0.1, 0.4))
        for y in (256, 330):
            d.stroke([(352, y), (482, y - 10)], 0.9, "#e0a070", (0.05, 0.05))
    d.contour(ear, 1.6, lost=0)
    for x, y in ((431, 182), (452, 186), (473, 197), (474, 244)):
        d.stroke([(x, y), (x + 9, y - 9)], 1.2, "#e9d8b0", (0.05, 0.1)), d.fill(geo.ellipse(x, y, 3), "#e9d8b0")
    # an eye is chalked on a board; the nose alone is finished
    d.shape(geo.rectangle(524, 238, 34, 26, 2, 8), "#d9b98c", 0.8, 0.1)
    d.stroke([(530, 254), (540, 246), (553, 252)], 1.6, "#2a2433", (0.1, 0.2)), d.fill(geo.ellipse(541, 253, 4.2), "#2a2433")
    d.stroke([(640, 366), (606, 352), (572, 350)], 2.2, WARM, (0.05, 0.4))
    nose = geo.curve([(648, 294), (676, 298), (694, 316), (690, 338), (670, 340), (652, 322)])
    d.fill(nose, "#14101c")
    d.fill(geo.ellipse(676, 309, 10, 5, 24), "#e8e0d8", 0.9, 1.5, False), d.contour(nose, 1.0)


def steps(d, x, low, high, lean):
    for side in (-6.5, 6.5):
        pole(d, (x + side, low), (x + lean + side, high - 12), 3.2, WARM, RIM if side > 0 else None)
    for t in np.linspace(0.06, 0.94, int((low - high) / 10)):
        px, py = x + lean * t, low + (high - 12 - low) * t
        d.stroke([(px - 6.5, py), (px + 6.5, py)], 1.4, WARM, (0.02, 0.02), 0.1)


def somebody(d, x, y, high, tone="#2a2030", flip=False, **how):
    return lit(d, placed(figure(**how), x, y, high, flip), tone, RIM, (-1, 0.3), 1.6, 0.9, 0.3)


def crew(d):
    for x, low, high, lean in ((300, 1002, 874, 26), (252, 874, 782, -20), (330, 782, 690, 22), (420, 690, 598, -18), (486, 598, 506, 20), (452, 506, 414, -14), (530, 1002, 874, 14), (520, 414, 330, 10)):
        steps(d, x, low, high, lean)
    # a plank beyond the snout, and the one who paints on it
    pole(d, (600, 402), (770, 396), 8, TALL, RIM)
    for a, b in (((632, 400), (566, 330)), ((700, 398), (590, 300))):
        pole(d, a, b, 3.4, TALL)
    painter = ((-10, -66), (-9, -50)), ((14, -84), (26, -96)), ((-4, -26), (-6, 0)), ((4, -26), (5, 0))
    somebody(d, 738, 394, 58, "#2f4a6a", True, pose=painter, hat="cap")
    d.stroke([(724, 338), (706, 328), (694, 324)], 1.5, "#7c5238", (0.02, 0.02)), d.fill(geo.ellipse(693, 323, 4.4, 3, 20), "#14101c")
    d.shape(geo.polygon([(752, 396), (754, 380), (768, 380), (770, 396)]), "#7d8488", 0.8, 0.15), d.fill(geo.ellipse(761, 380, 7, 2), "#14101c"), d.stroke([(754, 380), (761, 368), (768, 380)], 0.8)
    # one hauls a bucket up behind the neck, one carries a plank, one sits over the chest and eats, one is at the tail
    pole(d, (398, 196), (300, 168), 5, TALL, None), d.fill(geo.ellipse(304, 174, 8), "#4a3a40"), d.contour(geo.ellipse(304, 174, 8), 0.8)
    d.stroke([(298, 176), (296, 400), (298, 640)], 1.0, "#33252c", (0.01, 0.01), 0.4), d.stroke([(310, 176), (336, 300), (350, 372)], 1.0, "#33252c", (0.01, 0.01), 0.2)
    d.shape(geo.polygon([(284, 660), (288, 690), (308, 690), (312, 660)]), "#8f9a9a", 0.9, 0.15), d.stroke([(284, 660), (298, 638), (312, 660)], 1.0)
    somebody(d, 360, 414, 54, "#5a2f34", False, pose=(((-4, -70), (-8, -84)), ((8, -84), (-4, -98)), ((-6, -26), (-10, 0)), ((5, -26), (8, 0))), hat="cap")
    somebody(d, 404, 598, 54, "#2a2030", False, pose=WALK)
    pole(d, (360, 556), (456, 548), 5, "#8a5a3c", RIM)
    somebody(d, 548, 522, 54, "#3d2a44", False, pose=SIT, hat="cap")
    somebody(d, 214, 874, 54, "#2f4a5a", True, pose=REACH)
    somebody(d, 396, 782, 54, "#4a2f34", False, pose=STAND, hat="bowler")
    # on the ground: the one with the plan, and the sitter
    for x, y, long in ((742, 1096, 190), (640, 1106, 150)):
        d.fill(geo.polygon([(x - 12, y), (x + 10, y), (x - 0.30 * long, y + 0.42 * long), (x - 0.55 * long, y + 0.42 * long)]), "#2f2a44", 0.7, 2.5, False)
    plan = ((-3, -58), (-16, -60)), ((10, -58), (-8, -66)), ((-4, -26), (-5, 0)), ((4, -26), (6, 0))
    somebody(d, 742, 1098, 118, "#33283c", False, pose=plan, coat=16, hat="bowler")
    d.shape(geo.polygon([(700, 1006), (738, 1014), (735, 1046), (697, 1038)]), "#f0dfba", 0.9, 0.1)
    d.stroke([(706, 1032), (708, 1018), (716, 1014), (722, 1020), (718, 1026), (722, 1038)], 0.9, "#41506a", (0.1, 0.1), 0.2)
    model_dog(d)


def model_dog(d):
    """The same dog, small and brown, with all its fur: it sits still for them."""
    with d.at(548, 1108 - 0.158 * 1004, 0.158):
        path = geo.union(geo.curve(DOG), TAIL)
        d.fill(path, "#6b3a28")
        with d.inside(path):
            d.fill(geo.ribbon([(650, 300), (590, 420), (590, 640), (570, 1000)], [60, 60, 40, 40], 20), "#f0a860", 0.9, 14, False)
            d.fill(geo.ribbon([(180, 960), (190, 780), (330, 440)], [120, 120, 70], 20), "#3a1d22", 0.8, 24, False)
            d.stroke([(470, 790), (430, 830), (330, 860), (260, 960)], 0.8, "#2a1218")
            for _ in range(90):
                x, y = d.rng.uniform(170, 570), d.rng.uniform(300, 980)
                d.stroke([(x, y), (x - 6, y + 26)], 0.6, ("#8f5638", "#46221f")[d.rng.integers(2)])
        d.contour(path, 0.9)
        d.fill(geo.curve(EAR), "#46221f"), d.contour(geo.curve(EAR), 0.8)
        d.fill(geo.ellipse(672, 316, 24, 20), "#14101c"), d.fill(geo.ellipse(540, 248, 13), "#14101c"), d.fill(geo.ellipse(544, 243, 4), "#ffe8c8", hide=False)
        d.fill(geo.ribbon([(386, 330), (460, 400), (548, 420)], [34, 34, 34], 16), "#b83a38")


def paint(picture):
    sky = ((0, "#2f5872"), (0.28, "#6c98a0"), (0.52, "#c0cfa8"), (0.74, "#f5dd98"), (0.9, "#fbb468"), (1, "#f39a58"))
    picture.image = ramp(sky, np.clip((picture.y + 16 * picture.noise(300, 4, stretch=(3, 1))) / 950, 0, 1)).astype(np.float32)
    picture.glow(716, 860, 420, "#fff0c0", 0.7).lay(step(np.hypot(picture.x - 716, picture.y - 862), 34, 31), "#fff6d8")
    for x, y, long, tone in ((150, 560, 240, "#f6d8a0"), (640, 640, 200, "#fbc98a"), (90, 330, 180, "#a9c0b0"), (700, 150, 210, "#7fa6ac"), (240, 90, 160, "#5c8896")):
        picture.lay(step(np.hypot((picture.x - x) / long, (picture.y - y - 0.02 * (picture.x - x)) / 15) + 0.22 * picture.noise(60, int(x)), 1, 0.4) * 0.65, tone)
    field, behind, front, near = (Drawing(picture, "#241a28", 1.8, light=(0.9, -0.3), seed=seed) for seed in (3, 5, 9, 11))
    path = shape()
    land(field), shadow(field)
    frame(behind, path, (-13, -9), 3.6, "#8a6f66", None, False)
    frame(front, path, (0, 0), 6.0, TALL, RIM, True)
    outline(front), crew(near)
    field.under(), behind.under(), front.under(), near.under()
    cover = [drawing.cover() for drawing in (field, behind, front, near)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.9, floor=0.05).sharpen_at(690, 340, 110, 1.0).sharpen_at(640, 1040, 130, 1.0)
    picture.focus = np.maximum(picture.focus, np.maximum(blur(cover[2], 2), blur(cover[3], 2)) * 0.9)
    picture.directions(base=4, swirl=0.25)
    strokes(picture, (26, 13, 6, 3, 1.5), length=8, jitter=(0.014, 0.011), need=(0, 0.04, 0.04, 0.04))
    front.under(strength=0.55), near.under(strength=0.55)
    free = (1 - cover[2]) * (1 - cover[3])
    field.over(free), front.over(1 - cover[3]), near.over()
    pencil(picture, "#f6efdf", layers=(4, 62), wide=1.3, reach=24, press=0.9, mask=0.10)
    return finish(picture, impasto=0.02, paper=0.03, bloom=0.03)
