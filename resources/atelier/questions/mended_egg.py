"""Who mended it so neatly, and how is the one inside to come out now?

A nest on a high ledge at sunrise: two shells lie open and the brood flies off over the valley; the third egg
was broken too early, and its cracks are filled with gold. The mender's pot and brush are still on the rim.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 4, 45, 1.25
FOOT, HIGH = (396, 886), 500  # where the egg rests; its height
SHELL, WARM, COOL, DARK = "#d5dccf", "#fff0cc", "#7f93a8", "#2a2232"
STRAW = ("#d3a857", "#b98d45", "#9a7138", "#e2bf72", "#7d5a34", "#a98a52")


def scene(detail):
    bare_sheet()


def egg_at(share, side):
    """A place on the outline: share of the height, -1 left .. 1 right."""
    wide = 0.5 * np.sqrt(max(1 - (2 * share - 1) ** 2, 0)) * (1.08 - 0.30 * share) * HIGH / 1.3
    return FOOT[0] + side * wide, FOOT[1] - share * HIGH


EGG = [egg_at(0.5 - 0.5 * np.cos(np.pi * t), 1) for t in np.linspace(0, 1, 16)] + [egg_at(0.5 + 0.5 * np.cos(np.pi * t), -1) for t in np.linspace(0, 1, 16)][1:-1]


def valley(d):
    for points, tone in (([(-30, 560), (90, 520), (200, 548), (330, 506), (470, 540), (600, 500), (720, 530), (840, 500), (840, 900), (-30, 900)], "#9db3b0"),
                         ([(-30, 600), (120, 572), (260, 604), (420, 566), (560, 600), (700, 560), (840, 590), (840, 900), (-30, 900)], "#7f9fa0"),
                         ([(-30, 660), (140, 618), (280, 650), (430, 640), (600, 668), (740, 628), (840, 650), (840, 960), (-30, 960)], "#5f868a")):
        d.fill(points, tone)
        with d.inside(geo.curve(points)):
            top = min(p[1] for p in points)
            d.fill(geo.ellipse(660, top + 30, 260, 26), "#f9dca0", 0.65, 18, False), d.fill(geo.ellipse(250, top + 130, 460, 40), "#d9dccb", 0.7, 26, False)
    d.fill([(840, 690), (700, 684), (560, 702), (610, 716), (520, 738), (560, 742), (690, 716), (640, 704), (840, 704)], "#ffe9b4", 0.9, 2, False)
    for _ in range(46):
        x = d.rng.uniform(0, 800)
        y, high = 664 + 26 * np.sin(0.01 * x) + d.rng.uniform(0, 60), d.rng.uniform(8, 20)
        d.fill(geo.polygon([(x, y - high), (x + 0.24 * high, y), (x - 0.24 * high, y)]), "#44696f", 0.8, 0.8, False)


def bird(d, x, y, size, turn, wings, back=False):
    """Young swallows: each beats its wings in another way; the last one looks back."""
    with d.at(x, y, size, turn):
        for wing, tone in zip(wings, ("#3a3f58", "#4c4f66"), strict=True):
            d.shape(wing, tone, 0.8, 0)
            with d.inside(geo.curve(wing)):
                tip = max(wing, key=lambda p: abs(p[0]) + abs(p[1]))
                for k in np.linspace(0.2, 0.9, 6):
                    d.stroke([(0, 0), (tip[0] * k * 0.6 + 10, tip[1] * k), (tip[0] * k + 12, tip[1] * k + 14)], 0.7, "#23263c", (0.2, 0.6))
        d.shape([(-40, 2), (-20, -12), (14, -12), (34, -6), (46, 0), (30, 8), (0, 14), (-30, 10)], "#34384f", 0.8, 0)
        d.fill([(-26, 8), (0, 14), (30, 8), (24, 2), (-10, 4)], "#f0d9b4", 0.95, 1.5, False)
        for tail in ([(-34, 0), (-60, -4), (-96, -14, "c"), (-66, 6), (-34, 8)], [(-34, 2), (-62, 10), (-92, 22, "c"), (-60, 14), (-30, 10)]):
            d.shape(tail, "#2f3349", 0.8, 0)
        if back:
            d.shape(geo.ellipse(30, -10, 13, 11), "#34384f", 0.8, 0), d.shape([(20, -14, "c"), (4, -14, "c"), (20, -8, "c")], "#d9963c", 0.7, 0)
            d.fill(geo.ellipse(26, -13, 1.8), "#fff0cc")
        else:
            d.shape(geo.ellipse(42, -4, 13, 11), "#34384f", 0.8, 0), d.shape([(52, -7, "c"), (70, -3, "c"), (52, 1, "c")], "#d9963c", 0.7, 0)
            d.fill(geo.ellipse(46, -6, 1.8), "#fff0cc")
        d.fill(geo.ribbon([(-30, -9), (10, -13), (40, -14)], [2, 4, 2], 12), "#ffd99a", 0.9, 1.2, False)


def birds(d):
    up, flat, down = ([(-16, -6), (-34, -60), (-20, -128, "c"), (10, -70), (16, -8)], [(-14, -4), (-30, -34), (-70, -76), (-110, -96, "c"), (-30, -72), (14, -8)], [(-16, 4), (-40, 40), (-60, 96, "c"), (-8, 54), (16, 6)])
    far_up, far_flat, far_down = ([(0, -8), (20, -70), (56, -118, "c"), (46, -50), (24, -6)], [(2, -6), (30, -50), (84, -92, "c"), (60, -40), (24, -4)], [(0, 4), (10, 46), (30, 88, "c"), (36, 40), (22, 4)])
    bird(d, 250, 292, 0.98, -14, (far_up, up), True), bird(d, 480, 190, 0.68, -20, (far_flat, flat)), bird(d, 640, 112, 0.44, -24, (far_down, down))


def arc(a0, a1, rx, ry, dx, dy):
    return [(398 + rx * np.cos(a) + dx, 880 + ry * np.sin(a) + dy) for a in np.linspace(a0, a1, 7)]


def straw(d, line, wide, tone, light):
    jitter = d.rng.normal(0, 1.6, (len(line), 2))
    line = [(x + jx, y + jy) for (x, y), (jx, jy) in zip(line, jitter, strict=True)]
    d.fill(geo.moved(geo.ribbon(line, [wide, wide, 0.6 * wide], 24, False), -2, 4), DARK, 0.5, 2, False)
    d.fill(geo.ribbon(line, [0.7 * wide, wide, 0.4 * wide], 24, False), tone)
    if light:
        d.stroke([(x + 0.5, y - 0.28 * wide) for x, y in line], 0.9, light, (0.2, 0.4))


def nest_behind(d):
    d.fill(geo.ellipse(398, 850, 470, 150), "#4c3a30"), d.fill(geo.ellipse(398, 880, 350, 110), "#1f1820", 1, 20, False)
    for n in range(460):
        away = n / 460
        a0 = d.rng.uniform(np.pi * 0.94, np.pi * 1.9)
        line = arc(a0, a0 + d.rng.uniform(0.2, 0.5), 330 + 130 * away + d.rng.normal(0, 10), 108 + 44 * away, d.rng.normal(0, 6), 6 - 50 * away + d.rng.normal(0, 9))
        sunny = np.cos(a0) > -0.2
        straw(d, line, d.rng.uniform(4, 9), STRAW[d.rng.integers(6)] if away > 0.35 else ("#5f452f", "#4c382c", "#7a5a38")[d.rng.integers(3)], "#f8dc98" if away > 0.5 and sunny and d.rng.random() < 0.6 else None)
    for _ in range(26):
        a = d.rng.uniform(np.pi * 1.05, np.pi * 1.95)
        x, y = 398 + 455 * np.cos(a), 866 + 150 * np.sin(a)
        straw(d, [(x, y + 10), (x + d.rng.normal(0, 40), y - 14), (x + d.rng.normal(0, 80), y - d.rng.uniform(16, 46))], d.rng.uniform(3, 6), STRAW[d.rng.integers(6)], "#f8dc98")


def lining(d, spots, count):
    """Straws over the feet of what lies in the hollow."""
    for _ in range(count):
        x, y, wide = spots[d.rng.integers(len(spots))]
        px, py, way = x + d.rng.normal(0, 0.42) * wide, y + d.rng.normal(4, 9), d.rng.uniform(26, 60)
        straw(d, [(px - way, py + d.rng.normal(0, 8)), (px, py + 4), (px + way, py + d.rng.normal(-2, 9))], d.rng.uniform(4, 8), ("#8f6c40", "#6a4c34", "#a07a42", "#b98d45")[d.rng.integers(4)], "#e9c884" if d.rng.random() < 0.25 else None)


def nest_before(d):
    body = [(-60, 900), (60, 934), (180, 968), (300, 986), (398, 990), (500, 984), (620, 966), (740, 930), (860, 900), (806, 1030), (690, 1124), (400, 1172), (110, 1124), (-6, 1030)]
    d.fill(body, "#4c382e")
    with d.inside(geo.curve(body)):
        d.fill(geo.ellipse(398, 1180, 520, 90), "#1f1822", 0.8, 30, False)
    for n in range(430):
        low = (1 - n / 430) ** 1.2  # 1 the foot of the wall, 0 its rim
        a0 = d.rng.uniform(-0.05, np.pi * 0.92)
        line = arc(a0, a0 + d.rng.uniform(0.16, 0.46), 470 - 60 * low + d.rng.normal(0, 12), 112 + 70 * low, d.rng.normal(0, 8), -8 + 120 * low + d.rng.normal(0, 12))
        dark = low > 0.5
        tone = ("#6a4c34", "#503a30", "#7d5d3a", "#8f6c40")[d.rng.integers(4)] if dark else STRAW[d.rng.integers(6)]
        sunny = np.cos(a0) > -0.5 or low < 0.12
        straw(d, line, d.rng.uniform(4, 10), tone, "#f8dc98" if low < 0.34 and sunny and d.rng.random() < 0.55 else None)
    for _ in range(44):
        a = d.rng.uniform(0.05, np.pi * 0.95)
        x, y = 398 + 460 * np.cos(a), 900 + 120 * np.sin(a) + d.rng.uniform(0, 110)
        way = d.rng.normal(0, 70)
        straw(d, [(x, y), (x + 0.5 * way, y - d.rng.uniform(0, 20)), (x + way, y + d.rng.uniform(-30, 40))], d.rng.uniform(3, 6), STRAW[d.rng.integers(6)], "#f8dc98" if d.rng.random() < 0.5 else None)


def seams(d):
    """Cracks run out from the blow, angular, and fork; what was missing is gold as well."""
    blow = np.array((452.0, 610.0))
    lines = []
    for angle, steps in ((-100, 8), (-28, 5), (22, 6), (76, 8), (128, 9), (186, 8), (232, 6)):
        place, way = blow.copy(), np.radians(angle)
        line = [tuple(place)]
        for k in range(steps):
            way += d.rng.normal(0, 0.42)
            place = place + d.rng.uniform(22, 44) * np.array((np.cos(way), np.sin(way)))
            line.append(tuple(place))
            if k in {2, 5} and d.rng.random() < 0.75:
                fork, turn = place.copy(), way + d.rng.choice((-1, 1)) * d.rng.uniform(0.6, 1.1)
                branch = [tuple(fork)]
                for _ in range(4):
                    turn += d.rng.normal(0, 0.4)
                    fork = fork + d.rng.uniform(14, 30) * np.array((np.cos(turn), np.sin(turn)))
                    branch.append(tuple(fork))
                lines.append((branch, 4.2))
        lines.append((line, 8.0))
    return lines


def gold(d, line, wide):
    points = [(x, y, "c") for x, y in line]
    width = np.linspace(1, 0.35, 40) * wide * (1 + 0.22 * np.sin(np.arange(40) * 1.3))
    measure = np.array([p[:2] for p in points])
    far = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(measure, axis=0).T))])
    spine = np.stack([np.interp(np.linspace(0, far[-1], 40), far, measure[:, k]) for k in (0, 1)], -1)
    along = np.gradient(spine, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    side = np.stack([along[:, 1], -along[:, 0]], -1) * width[:, None] / 2
    path = geo.polygon([tuple(p) for p in (*(spine + side), *(spine - side)[::-1])])
    d.fill(geo.moved(path, -2.5, 3), "#5a4a52", 0.6, 2.5, False), d.fill(path, "#c98a1e")
    d.stroke([tuple(p) for p in spine + 0.4 * side], 0.30 * wide, "#ffe890", (0.1, 0.3), 0), d.stroke([tuple(p) for p in spine - side], 0.9, "#6e4316", (0.1, 0.4), 0)


def egg(d):
    shape = geo.curve(EGG)
    d.fill(geo.ellipse(300, 930, 260, 44), "#140e18", 0.75, 20, False)
    d.fill(shape, SHELL)
    with d.inside(shape):
        d.fill([(200, 330), (330, 380), (330, 560), (300, 760), (360, 900), (180, 920)], COOL, 0.95, 56, False)
        d.fill([(210, 560), (262, 640), (280, 780), (380, 880), (220, 920)], "#55627f", 0.75, 36, False)
        d.fill([(470, 400), (560, 560), (580, 720), (520, 840), (520, 700), (500, 560)], WARM, 0.9, 30, False)
        d.fill(geo.ellipse(400, 896, 190, 44), "#8f6a45", 0.8, 20, False)
        d.fill(geo.ribbon([egg_at(t, 0.985) for t in np.linspace(0.12, 0.86, 9)], [4, 9, 9, 4], 40), "#fffbe6", 0.95, 4, False)
        d.fill(geo.ribbon([egg_at(t, -0.97) for t in np.linspace(0.2, 0.8, 9)], [3, 8, 3], 40), "#9db6c4", 0.6, 5, False)
        for _ in range(130):
            x, y = egg_at(d.rng.uniform(0.05, 0.97), d.rng.uniform(-0.95, 0.95))
            r = 0.8 + 4.2 * d.rng.random() ** 4
            d.fill(geo.blob(d.rng, x, y, r, 0.8 * r, 7, 0.2), ("#8a7a72", "#a08f80", "#7d8790")[d.rng.integers(3)], 0.55, 0.5, False)
        for line, wide in seams(d):
            gold(d, line, wide)
        patch = geo.polygon([(448, 584), (466, 594), (490, 598), (482, 618), (486, 634), (462, 636), (446, 648), (434, 632), (418, 628), (428, 608), (426, 594)])
        d.fill(geo.moved(patch, -3, 4), "#5a4a52", 0.6, 3, False), d.fill(patch, "#d2951f")
        with d.inside(patch):
            d.fill(geo.ellipse(470, 604, 22, 13, 20), "#ffea98", 0.95, 5, False), d.fill(geo.ellipse(436, 636, 18, 8), "#8a5716", 0.7, 4, False)
        d.contour(patch, 0.8, colour="#6e4316")
        drop = geo.curve([(449, 640, "c"), (455, 640, "c"), (456, 668), (460, 684), (453, 692), (446, 684), (450, 666)])
        d.fill(drop, "#d2951f"), d.fill(geo.ellipse(455, 682, 2.4, 5), "#fff0b0", 0.95, 0.8, False)
    d.contour(shape, 1.2, lost=0.35)


def broken(d, x, y, size, turn, flip=False):
    """An open half: the paper-white inside, a jagged rim, the speckled cup."""
    with d.at(x, y, size, turn, flip):
        rim = [(-92, -20), (-86, -46), (-70, -58), (-58, -40), (-44, -50), (-34, -84), (-22, -90), (-10, -58), (4, -40), (18, -62), (30, -66), (44, -102), (58, -84), (66, -54), (84, -46), (92, -24)] if not flip else [(-92, -20), (-84, -70), (-66, -84), (-54, -52), (-36, -36), (-20, -44), (-6, -28), (14, -34), (26, -64), (40, -58), (50, -30), (70, -44), (92, -24)]
        cup = geo.curve([(px, py, "c") for px, py in rim] + [(96, 24), (70, 72), (20, 96), (-30, 94), (-78, 66), (-98, 20)])
        inner = geo.curve([(px, py, "c") for px, py in rim] + [(70, 4), (30, 20), (-20, 20), (-66, 6)])
        d.fill(cup, "#b9c8c2")
        with d.inside(cup):
            d.fill(geo.ellipse(-60, 50, 90, 60), COOL, 0.85, 24, False), d.fill(geo.ellipse(70, 30, 40, 60), WARM, 0.7, 16, False)
            for _ in range(26):
                px, py = d.rng.uniform(-90, 90), d.rng.uniform(-10, 90)
                d.fill(geo.ellipse(px, py, d.rng.uniform(1, 3)), "#8a7a72", 0.6, 0.5, False)
        d.fill(inner, "#f1e6d3")
        with d.inside(inner):
            d.fill(geo.ellipse(-30, -6, 70, 40), "#a58f94", 0.75, 16, False), d.fill(geo.ellipse(60, -40, 40, 40), "#fff8e0", 0.8, 12, False)
        d.stroke([(px, py, "c") for px, py in rim], 1.4, "#3a3038", (0.05, 0.05)), d.stroke([(92, -24), (70, 4), (30, 20), (-20, 20), (-66, 6), (-92, -20)], 0.9, "#6a5a60", (0.2, 0.2))
        d.contour(cup, 1.0, lost=0.4)


def pot(d):
    """A glazed jar with gold on its lip; the brush has been laid across it, still wet."""
    x, y = 640, 946
    d.fill(geo.ellipse(x - 60, y - 4, 80, 20), "#140e18", 0.7, 10, False)
    jar = geo.curve([(x - 40, y - 98, "c"), (x - 46, y - 84), (x - 62, y - 60), (x - 64, y - 24), (x - 46, y + 6), (x, y + 14), (x + 46, y + 6), (x + 64, y - 24), (x + 62, y - 60), (x + 46, y - 84), (x + 40, y - 98, "c")])
    d.fill(jar, "#2c4468")
    with d.inside(jar):
        d.fill(geo.ellipse(x - 50, y - 30, 44, 70), "#16203c", 0.85, 16, False), d.fill(geo.ribbon([(x + 40, y - 90), (x + 56, y - 50), (x + 48, y)], [8, 14, 8], 16), "#f2d9a4", 0.85, 6, False)
        d.fill(geo.ribbon([(x - 64, y - 40), (x, y - 30), (x + 64, y - 42)], [6, 6], 20), "#8fb0c4", 0.8, 1, False)
        for px in np.linspace(-54, 54, 9):
            d.stroke([(x + px - 5, y - 20), (x + px, y - 10), (x + px + 5, y - 20)], 1.0, "#a9c4cc")
    d.contour(jar, 1.1, lost=0.25)
    d.shape(geo.ellipse(x, y - 98, 46, 14), "#20324f", 1.0, 0), d.fill(geo.ellipse(x, y - 97, 37, 9.5), "#c98a1e"), d.fill(geo.ellipse(x + 12, y - 99, 18, 4), "#ffe890", 0.9, 2, False)
    for px, long in ((-26, 34), (8, 54), (20, 22)):
        drip = geo.curve([(x + px - 7, y - 90, "c"), (x + px + 7, y - 91, "c"), (x + px + 5, y - 90 + 0.6 * long), (x + px + 5, y - 90 + long), (x + px - 5, y - 90 + long), (x + px - 5, y - 90 + 0.6 * long)])
        d.shape(drip, "#d2951f", 0.8, 0.12), d.fill(geo.ellipse(x + px + 2, y - 94 + long, 2, 4), "#fff0b0", 0.9, 0.8, False)
    handle = geo.ribbon([(x - 112, y - 84), (x - 20, y - 112), (x + 118, y - 150)], [6, 11, 5], 30)
    d.cast(handle, -4, 12, DARK, 0.5, 5), d.shape(handle, "#8f3a2c", 1.0, 0), d.stroke([(x - 60, y - 104), (x + 20, y - 127), (x + 110, y - 151)], 1.2, "#f6b98a", (0.1, 0.4))
    d.shape(geo.ribbon([(x - 126, y - 80), (x - 96, y - 89)], [13, 12], 6, False), "#c9c2b4", 0.9, 0.14)
    hairs = geo.curve([(x - 124, y - 88, "c"), (x - 146, y - 82), (x - 176, y - 62, "c"), (x - 150, y - 64), (x - 122, y - 73, "c")])
    d.shape(hairs, "#d2951f", 0.9, 0.1), d.stroke([(x - 124, y - 82), (x - 148, y - 76), (x - 172, y - 64)], 1.0, "#fff0b0"), d.stroke([(x - 124, y - 76), (x - 146, y - 70)], 0.9, "#7a4a16")
    d.fill(geo.ellipse(x - 178, y - 46, 4.5, 7), "#d2951f"), d.fill(geo.ellipse(x - 176, y - 48, 1.4, 2.6), "#fff0b0")


def ledge(d):
    rock = [(-30, 1010, "c"), (70, 1070), (230, 1140), (400, 1150), (580, 1138), (740, 1076), (840, 1000, "c"), (840, 1240), (-30, 1240)]
    d.fill(rock, "#4a4658"), d.fill([(-30, 1030), (120, 1110), (400, 1160), (690, 1110), (830, 1020), (830, 1090), (620, 1186), (300, 1192), (-30, 1100)], "#1d1a2a", 0.7, 16, False)
    for x, y, wide in ((60, 1150, 70), (700, 1160, 90), (760, 1110, 50), (20, 1090, 40)):
        d.fill(geo.ellipse(x, y, wide, 0.22 * wide, -12), "#8a7b80", 0.6, 8, False)


def paint(picture):
    sky = ((0, "#3f6f86"), (0.35, "#86aeb0"), (0.65, "#dcdcb8"), (0.85, "#fbdfa0"), (1, "#fbc47c"))
    picture.image = ramp(sky, np.clip((picture.y + 16 * picture.noise(300, 4, stretch=(3, 1))) / 560, 0, 1)).astype(np.float32)
    picture.glow(720, 510, 420, "#fff4cc", 0.8)
    far, flock, nest, front = (Drawing(picture, "#241a26", 1.8, light=(0.9, -0.4), seed=seed) for seed in (3, 5, 9, 12))
    valley(far), birds(flock)
    nest_behind(nest), broken(nest, 150, 816, 1.12, -16), broken(nest, 668, 800, 0.92, 20, True), egg(nest)
    lining(nest, ((396, 890, 320), (150, 910, 200), (300, 930, 300), (520, 930, 260), (700, 900, 160)), 170)
    ledge(front), nest_before(front), pot(front)
    for _ in range(40):
        x = front.rng.uniform(560, 730)
        straw(front, [(x - 40, 958 + front.rng.normal(0, 9)), (x, 962 + front.rng.normal(0, 7)), (x + 44, 950 + front.rng.normal(0, 10))], front.rng.uniform(4, 8), STRAW[front.rng.integers(6)], "#f8dc98" if front.rng.random() < 0.5 else None)
    far.under()
    picture.glow(730, 520, 330, "#ffe9ac", 0.5)
    flock.under(), nest.under(), front.under()
    cover = [drawing.cover() for drawing in (far, flock, nest, front)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.1).sharpen_at(430, 640, 200, 0.8)
    picture.focus = np.maximum(picture.focus, blur(cover[1], 2) * 0.9)
    picture.directions(base=6, swirl=0.3)
    strokes(picture, (24, 12, 6, 3, 1.7), length=8, jitter=(0.016, 0.012), need=(0, 0.04, 0.045, 0.045))
    far.over((1 - cover[2]) * (1 - cover[3])), flock.over(), nest.over(1 - cover[3]), front.over()
    pencil(picture, "#f6efdf", layers=(62, -28), wide=1.3, reach=24, press=0.9, mask=0.08)
    return finish(picture, impasto=0.03, paper=0.028)
