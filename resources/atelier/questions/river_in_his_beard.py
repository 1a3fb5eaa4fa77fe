"""How long has he been letting them go, and which of the boats is he waiting for?

An old man's face; his beard is a river valley with a bridge and boats, his hat the hill the river comes from.
"""

import numpy as np
from atelier import geometry as geo
from light import dwellers as who
from light import faces, folk, heads
from light.colour import mix
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, wash
from light.materials import matt
from light.scene import area, camera, sky, sun
from light.shapes import ball

# fmt: off
SAMPLES, SEED, SCALE = 24, 223, 1.25
MIDDLE, TILT = (404, 470), -4
SKIN = "#e3b48e"


def scene(detail):
    faces.head(matt(SKIN), 1, (0.04, 0, 1.30), TILT, jaw=1.12, nose=1.35)
    for side in (-1, 1):  # ears
        ball((side * 1.66 + 0.1, -0.2, 1.35), (0.26, 0.3, 0.46), matt(SKIN), 4, 40)
    ball((0, 1.2, -5.6), (4.4, 1.4, 3.4), matt("#2f4a6a"), 3, 64)
    sun(222, 36, "#fff0dc", 3.4, 9)
    area((-4, -9, 4), (0, 0, 1), (5, 5), "#ffe8d0", 240)
    sky("#a9b8e0", 0.6)
    camera((0, -20, 0), (0, 0, 0), wide=12)


LEFT = [(236, 452), (222, 540), (196, 640), (150, 760), (128, 900), (96, 1040), (70, 1210)]
RIGHT = [(566, 440), (586, 530), (616, 640), (660, 760), (684, 900), (712, 1040), (742, 1210)]
RIVER = [(404, 640), (396, 690), (430, 750), (372, 830), (440, 910), (356, 1000), (470, 1090), (400, 1230)]
WIDE = [16, 26, 42, 60, 76, 104, 140, 190]


def wallpaper(picture):
    d = Drawing(picture, "#8a4a2c", 1.4, seed=3)
    for row in range(11):
        for n in range(-1, 8):
            x, y = 124 * n + 62 * (row % 2) - 10, 20 + 112 * row
            with d.at(x, y, 1, 0, flip=(n + row) % 2 == 0):
                if row % 2:
                    who.bird(d, 0, 26, 50, "#b8503c", belly="#e9c48c")
                else:
                    for a in range(6):
                        t = a * 1.047
                        d.fill(geo.ellipse(18 * np.cos(t), 18 * np.sin(t), 13, 8, np.degrees(t)), "#c96a44")
                    d.fill(geo.ellipse(0, 0, 9), "#f2d08a")
                d.stroke([(-50, 44), (-30, 30), (-8, 46), (14, 32), (40, 46)], 0.9, "#a8603c")
                for k in range(4):
                    d.fill([(-44 + 24 * k, 38, "c"), (-34 + 24 * k, 30), (-28 + 24 * k, 40, "c")], "#7f8f5c")
    return d


def hat(picture):
    """A felt hill: terraces, a village, a small train on the brim that is always late."""
    d = Drawing(picture, "#22261f", 2.0, light=(-0.6, -0.8), seed=7)
    crown = [(222, 300, "c"), (226, 220), (262, 150), (310, 96), (364, 70), (410, 46), (452, 70), (500, 84), (552, 130), (584, 200), (592, 292, "c")]
    d.shape(crown, "#5f7f4c", 1.1)
    rng = np.random.default_rng(4)
    with d.inside(crown):
        for k, (y, tone) in enumerate(((250, "#7f9c54"), (206, "#94ac5c"), (166, "#6f9150"), (128, "#a3b868"), (96, "#7f9c54"))):
            line = [(x, y + 12 * np.sin(0.016 * x + 2 * k) + rng.normal(0, 2)) for x in range(180, 640, 40)]
            d.fill([*line, (660, 330, "c"), (160, 330, "c")], tone, hide=False)
            d.stroke(line, 0.8)
            for x in np.arange(190, 620, 13):
                d.stroke([(x, y + 16 + 12 * np.sin(0.016 * x + 2 * k)), (x + 3, y + 28 + 12 * np.sin(0.016 * x + 2 * k))], 0.4, "#3f5a34")
    for x, y, w, h in ((330, 176, 34, 34), (364, 168, 30, 44), (396, 172, 36, 30), (300, 216, 30, 30), (470, 150, 32, 36), (504, 166, 30, 30), (440, 214, 30, 28)):
        d.house(x, y, w, h, ("#f2dfb8", "#e9c9a0", "#f6ecd2")[rng.integers(3)], ("#b8503c", "#8a3f4a", "#c9843c")[rng.integers(3)], rng.normal(0, 0.06), 2, 2, kind=("gable", "mansard", "stepped", "dome")[rng.integers(4)])
    d.shape([(402, 92, "c"), (404, 44, "c"), (413, 12, "c"), (424, 44, "c"), (426, 92, "c")], "#f2dfb8", 0.9)
    d.stroke([(413, 12), (413, -2)], 0.8), d.stroke([(407, 4), (419, 4)], 0.8)
    for x, y, h in ((262, 230, 40), (278, 206, 34), (540, 216, 44), (560, 240, 36), (352, 112, 24), (470, 108, 26), (246, 262, 30), (574, 268, 34)):
        d.shape([(x - 0.14 * h, y), (x - 0.17 * h, y - 0.5 * h), (x, y - h), (x + 0.17 * h, y - 0.5 * h), (x + 0.14 * h, y)], "#34583f", 0.8)
    brim = [(92, 338), (150, 296), (260, 276), (404, 270), (550, 272), (660, 290), (716, 330), (640, 352), (520, 346), (404, 342), (290, 348), (170, 362)]
    d.shape(brim, "#4f6a3f", 1.2)
    d.stroke([(118, 338), (200, 318), (404, 304), (600, 312), (692, 330)], 0.9, "#d9c48c", (0.02, 0.02)), d.stroke([(116, 346), (200, 327), (404, 313), (600, 321), (694, 338)], 0.9, "#d9c48c", (0.02, 0.02))
    for x in np.linspace(128, 684, 44):
        y = 304 + 30 * ((x - 404) / 300) ** 2
        d.stroke([(x - 2, y - 1), (x + 2, y + 12)], 0.7, "#d9c48c", (0.02, 0.02))
    for k, c in enumerate(("#22304a", "#b8503c", "#d8a03c", "#3f7f8c")):
        x = 246 - 35 * k
        y = 306 + 30 * ((x - 404) / 300) ** 2
        with d.at(x, y, 1, -8 + 2 * k):
            d.shape(geo.rectangle(-15, -22, 30, 20, 3), c, 0.8)
            d.fill(geo.ellipse(-8, 0, 4.4), "#22261f"), d.fill(geo.ellipse(8, 0, 4.4), "#22261f")
            if k:
                d.fill(geo.rectangle(-10, -18, 7, 8), "#ffe79c"), d.fill(geo.rectangle(3, -18, 7, 8), "#ffe79c")
            else:
                d.shape(geo.rectangle(6, -34, 6, 13), "#22304a", 0.7, 0)
    for k, r in enumerate((6, 9, 12, 15)):
        d.shape(geo.ellipse(266 + 17 * k, 262 - 10 * k, r, r * 0.8), "#f6efe0", 0.6, 0.06)
    # the band: the river begins here as a ribbon
    return d


def beard(picture):
    d = Drawing(picture, "#3a4048", 1.8, light=(-0.6, -0.8), seed=11)
    rng = np.random.default_rng(9)
    left, right = geo.sample(LEFT, 120), geo.sample(RIGHT, 120)
    top = [(236, 452), (262, 560), (300, 610), (350, 596), (404, 588), (462, 592), (512, 604), (548, 552), (566, 440)]
    foot = [(742, 1230, "c"), (70, 1230, "c")]
    d.shape([*top[::1], *RIGHT[1:], *foot, *LEFT[::-1][:-1]], "#c9ced0", 1.1, 0)
    river = geo.sample(RIVER, 120)
    half = np.interp(np.linspace(0, 1, 120), np.linspace(0, 1, len(WIDE)), WIDE) / 2
    for side, edge in ((-1, left), (1, right)):  # locks become banks, banks become hills
        for _ in range(300):
            i = int(rng.uniform(0.0, 0.9) * 119)
            t = rng.uniform(0.03, 0.97)
            bank = river[:, 0] + side * half
            j = min(i + int(rng.uniform(8, 22)), 119)
            steps = np.linspace(i, j, 6).astype(int)
            x = edge[steps, 0] * (1 - t) + bank[steps] * t + 7 * np.sin(0.05 * left[steps, 1] + 5 * t)
            y = edge[steps, 1] * (1 - t) + np.clip(river[steps, 1], 560, None) * t
            tone = mix("#eeece4", "#b4bec2", rng.uniform(0, 1))
            low = np.clip((y[0] - 760) / 400, 0, 1)
            d.shape(geo.ribbon(list(zip(x, y, strict=True)), [3, 11 + 10 * low, 10 + 8 * low, 2], 22), mix(tone, "#8fae78", 0.75 * low * rng.uniform(0.3, 1)), 0.5, 0)
    d.shape(geo.ribbon(RIVER, WIDE, 100), "#5f9fb8", 1.0, 0)
    for _ in range(110):
        i = rng.integers(4, 116)
        x, y = river[i, 0] + rng.uniform(-0.8, 0.8) * half[i], river[i, 1]
        w = 4 + 0.12 * half[i] * 2
        d.stroke([(x - w, y), (x - w / 3, y - 3), (x + w / 3, y + 1), (x + w, y - 1)], 0.7, "#dff0ee" if rng.random() < 0.6 else "#2f6f8c")
    return d, river, half


def valley(picture, river, half):
    d = Drawing(picture, "#2a2a30", 1.9, light=(-0.6, -0.8), seed=13)
    rng = np.random.default_rng(5)
    spots = []
    for _ in range(600):
        i = rng.integers(30, 116)
        side = rng.choice((-1, 1))
        t = rng.uniform(0.15, 0.9)
        edge = np.interp(river[i, 1], *zip(*((p[1], p[0]) for p in (LEFT if side < 0 else RIGHT)), strict=True))
        bank = river[i, 0] + side * (half[i] + 10)
        x, y = bank + (edge - bank) * t, river[i, 1]
        if y > 730 and all(np.hypot(x - a, (y - b) * 1.4) > 44 + 0.04 * (y - 700) for a, b in spots) and abs(y - 905) > 22:
            spots.append((x, y))
        if len(spots) > 17:
            break
    for n, (x, y) in enumerate(sorted(spots, key=lambda p: p[1])):
        s = 0.55 + 0.0011 * (y - 700)
        if n % 3 == 0:
            d.house(x, y, 50 * s, 46 * s, ("#f2dfb8", "#f6ecd2", "#e9c9a0")[n % 3], ("#b8503c", "#8a3f4a", "#3f6a7a")[rng.integers(3)], rng.normal(0, 0.08), 2, int(rng.integers(1, 3)), door="#5a3a2c", kind=("gable", "stepped", "mansard", "dome")[n // 3 % 4])
        elif n % 3 == 1:
            d.shape([(x - 8 * s, y), (x - 11 * s, y - 36 * s), (x, y - 70 * s), (x + 11 * s, y - 36 * s), (x + 8 * s, y)], "#3f6a4c", 0.8)
        else:
            d.shape(geo.union(*[geo.ellipse(x + a * s, y - b * s, 17 * s) for a, b in ((-12, 26), (12, 28), (0, 42))]), "#6f9450", 0.8), d.stroke([(x, y), (x, y - 18 * s)], 1.4, "#5a3a2c")
    # the bridge, those who meet on it, boats with one passenger each
    arch = [(226, 930, "c"), (250, 896), (320, 870), (404, 862), (490, 872), (560, 898), (586, 930, "c"), (556, 932, "c"), (530, 912), (500, 934, "c"), (470, 938, "c"), (436, 898), (380, 896), (336, 936, "c"), (304, 934, "c"), (276, 910), (254, 932, "c")]
    d.shape(arch, "#d9c8a8", 1.1)
    for x in np.arange(250, 570, 22):
        d.stroke([(x, 900 - 30 * np.sin(np.pi * (x - 226) / 360)), (x + 2, 884 - 28 * np.sin(np.pi * (x - 226) / 360))], 0.6)
    folk.folk(d, 352, 872, 66, "beg", heads.Look("#efc8a4", "#7a4a2c", "parted", "", 0.35), "smile", folk.Wear("suit", "#b8503c"), 0.5)
    folk.folk(d, 440, 870, 68, "akimbo", heads.Look("#c98f66", "#2a2226", "bun", "", 0.35), "doubt", folk.Wear("gown", "#3f5f86"), -0.5, flip=False)
    d.stroke([(262, 892), (262, 852), (272, 848), (274, 854)], 1.0), d.fill(geo.ellipse(275, 860, 20), "#ffd46a", 0.35, 6, False), d.fill(geo.rectangle(271, 855, 8, 11), "#fff0b0")
    for x, y, s, c, hatted in ((402, 812, 0.62, "#b8503c", 0), (392, 1010, 1.0, "#d8a03c", 1), (444, 1104, 1.25, "#8a3f4a", 2)):
        with d.at(x, y, s, -4):
            d.shape([(-44, -12, "c"), (46, -16, "c"), (30, 12), (-28, 14)], c, 1.0)
            folk.folk(d, 0, 8, 74, "sit", heads.someone(rng), ("sleep", "song", "doubt")[hatted], folk.Wear("coat", ("#3f5f6a", "#e8d0a0", "#5f7f4c")[hatted]), 0.3)
            d.stroke([(18, -18), (44, 22)], 1.2, "#5a3a2c")
    with d.at(418, 744, 0.5, 6):
        d.shape([(-26, -4, "c"), (26, -6, "c"), (18, 8), (-18, 8)], "#f6efe0", 0.9), d.shape([(0, -8, "c"), (0, -50, "c"), (26, -12, "c")], "#fbf6ea", 0.9, 0)
    who.fish(d, 352, 1068, 34, "#d8743c", turn=-30)
    folk.folk(d, 600, 1188, 100, "pull", heads.Look("#e2b184", "#e6e0d4", "bald", "moustache", 0.8), "joy", folk.Wear("suit", "#5f7f4c"), 0.3, flip=True), d.stroke([(576, 1132), (520, 1080), (470, 1106)], 0.7)
    for x, y in ((196, 1010), (214, 1020), (182, 1028)):
        d.shape(geo.ellipse(x, y, 9, 7), "#fbf6ea", 0.8), d.fill(geo.ellipse(x + 9, y - 2, 4, 3.4), "#3a3438")
    return d


def moustache(picture):
    d = Drawing(picture, "#3a4048", 1.8, light=(-0.6, -0.8), seed=17)
    with d.at(*MIDDLE, 1, TILT):
        for side in (-1, 1):
            for k in range(13):
                t = k / 12
                d.shape(geo.ribbon([(side * (4 + 8 * t), 98 + 4 * t), (side * (40 + 10 * t), 112 + 16 * t), (side * (92 + 4 * t), 142 + 18 * t - 8 * (1 - t)), (side * (146 - 4 * t), 126 + 16 * t)], [6, 16, 14, 2], 26), mix("#fbf8ee", "#a9b4b8", d.rng.uniform(0, 0.9)), 0.6, 0)
        for side in (-1, 1):  # tufts over the ears
            for k in range(16):
                t = k / 15
                d.shape(geo.ribbon([(side * (138 + 14 * t), -92 + 60 * t), (side * (172 + 16 * t), -70 + 62 * t), (side * (178 + 12 * t), -30 + 60 * t), (side * (160 - 6 * t), 10 + 70 * t)], [5, 15, 14, 3], 24), mix("#fbf8ee", "#a9b4b8", d.rng.uniform(0, 0.9)), 0.6, 0)
    who.person(d, 238, 628, 46, "sit", coat="#b8503c", hat=("brim", "#2a2a30"), flip=True)
    d.stroke([(228, 608), (196, 590)], 0.8), d.stroke([(196, 590), (194, 668)], 0.4)
    return d


def face(picture):
    d = Drawing(picture, "#5a3028", 1.9, light=(-0.7, -0.7), seed=19)
    with d.at(*MIDDLE, 1, TILT):
        faces.blush(d, "#d9684f", 0.40)
        faces.eye(d, -70, -14, -1, 9, (8, 6), "#6f8fa8", 3)
        faces.eye(d, 70, -14, 1, 13, (8, 7), "#6f8fa8", 3)
        faces.age(d, "#a0644c")
        faces.brow(d, -1, -6, -7, 2.3, ("#f6f2e6", "#8f989c"))
        faces.brow(d, 1, 6, -9, 2.3, ("#f6f2e6", "#8f989c"))
        faces.nose(d, "#9c5a48", 1.30, 1.35)
        faces.mouth(d, 2, -5, 0.75, 0.85, ("#a8605a", "#c47a6c"))
    return d


def coat(picture):
    d = Drawing(picture, "#16263c", 1.5, seed=23)
    for row in range(8):
        for n in range(-1, 22):
            x, y = 40 * n + 20 * (row % 2), 900 + 40 * row
            d.stroke([(x - 20, y + 10), (x - 8, y - 4), (x + 4, y + 8), (x - 2, y + 14)], 0.9, "#d8b46c", (0.05, 0.1))
            d.fill(geo.ellipse(x + 12, y + 14, 2.4), "#e9dcb8")
    return d


def paint(picture):
    picture.directions(base=60, form=3, edge=0.3)
    glow = np.hypot(picture.x - 400, picture.y - 420) / 760
    ground = ramp(((0, "#f2c878"), (0.6, "#dfa04e"), (1, "#b8683a")), glow + 0.03 * picture.noise(120, 3))
    flat(picture, (0.40, 0.66), ("#8a5a6a", "#c8a094"), dry=0.05, body=0.0, wobble=0.015, back=ground)
    form = blur(picture.shade(96), 5 * picture.scale) + 0.02 * picture.noise(60, 14)
    low, high = np.percentile(form[picture.parts == 1], (4, 90))
    tone = np.clip((form - low) / (high - low), 0, 1)
    tone = 0.30 * step(tone, 0.26, 0.44) + 0.20 * step(tone, 0.55, 0.75) + 0.50 * tone
    flesh = ramp(((0, "#9c5f58"), (0.35, "#c98a70"), (0.7, "#e6ba94"), (1, "#f6dcbc")), tone)
    picture.lay(blur(picture.of(1, 4), 0.7), flesh)
    paper, cloth = wallpaper(picture), coat(picture)
    (strands, river, half), look, top, lip = beard(picture), face(picture), hat(picture), moustache(picture)
    life = valley(picture, river, half)
    skin, behind = blur(picture.of(1), 0.7), blur(picture.of(0), 0.8)
    paper.under(behind, 0.5), cloth.under(blur(picture.of(3), 0.8), 0.8)
    look.under(skin)
    picture.glaze(blur(np.clip(top.cover() + strands.cover(), 0, 1), 14 * picture.scale) * picture.of(1) * 0.7, "#b98a7c")
    strands.under(), lip.under(), life.under(), top.under()
    wash(picture, edge=0.14, granulation=0.035, bleed=0.6)
    over = np.clip(top.cover() + strands.cover() + lip.cover(), 0, 1)
    contour(picture, "#4a2a28", 2.0, 1.1, 0.05, 0.60, 0.9, 0.4, (1 - over) * (1 - 0.9 * look.cover() * picture.of(1)), 1.0)
    paper.over(behind * (1 - over), 0.35), cloth.over(blur(picture.of(3), 0.8) * (1 - over), 0.8)
    look.over(skin * (1 - over), 0.95)
    strands.over((1 - life.cover()) * (1 - lip.cover()) * (1 - top.cover()))
    lip.over(1 - top.cover()), life.over(1 - lip.cover()), top.over()
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
