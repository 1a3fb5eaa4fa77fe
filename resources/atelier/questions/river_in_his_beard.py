"""Does he dream the frost, or do they skate because he has grown so old?

A grandfather in profile, asleep on a winter evening; his white beard runs down over the dark coat as a frozen river, and a whole country skates on it.
"""

import numpy as np
from atelier import geometry as geo
from light import shades
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish, specks
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 4, 311, 1.25
COAT, NIGHT, ICE, BLUE, SKIN = "#23404a", "#14262f", "#eef1ea", "#9fb6c6", "#d99a76"
HAT = [(176, 300), (150, 214), (176, 124), (262, 66), (366, 72), (440, 128), (462, 206), (456, 274), (400, 262), (300, 276), (226, 322)]
FACE = [(240, 240), (440, 250, "c"), (446, 284), (458, 310), (450, 332), (444, 346), (464, 384), (498, 428), (520, 462), (512, 484), (478, 492), (440, 500), (330, 540), (220, 500), (206, 380)]
MOUSTACHE = [(470, 470), (502, 492), (548, 514), (590, 512), (622, 494, "c"), (604, 528), (566, 552), (516, 558), (456, 546), (392, 530), (330, 548, "c"), (372, 500), (424, 474)]
BEARD = [(236, 318, "c"), (270, 372), (300, 430), (348, 486), (420, 500), (500, 520), (540, 566), (552, 630), (596, 690), (640, 744), (640, 806), (566, 868), (500, 920), (508, 984), (580, 1050), (690, 1130), (760, 1230, "c"),
         (40, 1230, "c"), (86, 1120), (150, 1030), (206, 950), (300, 880), (400, 820), (446, 776), (420, 730), (344, 690), (262, 620), (214, 520), (198, 400)]
FLOW = [[(250, 360), (246, 470), (300, 590), (400, 680), (462, 752), (430, 824), (312, 900), (214, 980), (140, 1090), (90, 1220)],
        [(350, 500), (420, 590), (500, 680), (560, 760), (540, 826), (430, 890), (360, 960), (350, 1060), (380, 1220)],
        [(500, 530), (530, 600), (570, 690), (624, 762), (612, 812), (540, 868), (486, 924), (496, 996), (590, 1090), (710, 1220)]]
GLIDE = ((-17, -70), (-28, -74)), ((17, -74), (29, -70)), ((-9, -32), (-29, -24)), ((6, -27), (2, 0))


def scene(detail):
    bare_sheet()


def strand(share):
    """A line of the beard, between its left bank (0) and its right one (1)."""
    left, middle, right = (geo.sample(line, 60) for line in FLOW)
    near = 2 * share
    return left + (middle - left) * near if near < 1 else middle + (right - middle) * (near - 1)


def country(d):
    """The coat: dark hills on both sides of the beard, a wood on the shoulder."""
    far = geo.curve([(430, 700), (520, 664), (610, 676), (700, 640), (830, 650), (830, 900), (430, 900)])
    d.fill(far, "#7d96a2")
    with d.inside(far):
        d.fill(geo.ellipse(780, 640, 160, 40), "#e9dcc0", 0.8, 22, False)
    for x, high in ((612, 15), (636, 24), (648, 17), (668, 13)):
        d.fill(geo.polygon([(x - 9, 684), (x - 9, 678 - high), (x, 668 - high), (x + 9, 678 - high), (x + 9, 684)]), "#5f757f")
    d.fill(geo.polygon([(640, 656), (644, 610), (648, 656)]), "#5f757f")
    right = geo.curve([(500, 600), (560, 690), (640, 742), (740, 742), (830, 716), (830, 1230), (400, 1230), (400, 700)])
    left = geo.curve([(226, 470), (150, 520), (70, 584), (-30, 640), (-30, 1230), (500, 1230), (500, 600)])
    for hill in (right, left):
        d.fill(hill, COAT), d.model(hill, NIGHT, 60, 50, 0.7)
    with d.inside(right):
        for y in (850, 960, 1080):
            d.fill(geo.ribbon([(830, y - 20), (720, y + 10), (620, y + 70), (600, y + 140)], [70, 50, 20], 20), NIGHT, 0.55, 16, False)
        d.fill(geo.ribbon([(560, 692), (640, 744), (740, 744), (830, 718)], [7, 12, 18, 16], 30), "#cfdcdc", 0.85, 3, False)
    with d.inside(left):
        for k in range(3):
            d.fill(geo.ribbon([(10 + 40 * k, 690 + 130 * k), (90 + 10 * k, 760 + 90 * k), (120 - 30 * k, 880 + 90 * k)], [30, 56, 20], 20), NIGHT, 0.6, 18, False)
        for line in ([(214, 560), (150, 700), (130, 900), (60, 1080)], [(300, 690), (230, 800), (210, 900)], [(90, 620), (40, 760), (30, 900)]):
            d.fill(geo.ribbon(line, [6, 30, 4], 24), "#4a6d76", 0.5, 8, False), d.stroke(line, 1.6, "#101f27", (0.3, 0.6))
        d.fill(geo.ribbon([(236, 466), (150, 522), (70, 586), (-30, 642)], [4, 12, 15, 18], 30), "#b9cdd2", 0.8, 3, False)


def bare_tree(d, x, y, high, colour="#1a2a30", lean=0.0):
    def grow(start, angle, long, wide, left):
        end = (start[0] + long * np.sin(angle), start[1] - long * np.cos(angle))
        d.fill(geo.ribbon([start, ((start[0] + end[0]) / 2 + d.rng.normal(0, 0.05 * long), (start[1] + end[1]) / 2), end], [wide, 0.6 * wide], 8), colour)
        if left:
            for turn in (-0.5, 0.08, 0.55):
                grow(end, angle + turn + d.rng.normal(0, 0.12), long * d.rng.uniform(0.55, 0.8), 0.58 * wide, left - 1)

    d.ground(x - 0.3 * high, y, 0.8 * high, NIGHT, -4, 0.35)
    grow((x, y), lean, 0.34 * high, 0.055 * high, 3)


def beard(d):
    with d.inside(geo.rectangle(0, 500, 800, 800)):
        d.cast(BEARD, -8, 16, "#0c181f", 0.6, 14)
    d.fill(BEARD, ICE)
    with d.inside(geo.curve(BEARD)):
        d.fill(geo.ribbon(FLOW[0], [60, 120, 110, 90, 60, 60, 90, 130, 160, 200], 60), BLUE, 0.75, 24, False)
        d.fill(geo.curve([(200, 380), (330, 500), (520, 560), (560, 600), (440, 620), (260, 560)]), "#7f98ac", 0.75, 20, False)
        d.fill(geo.ribbon([(430, 740), (540, 800), (640, 800)], [60, 40, 70], 20), BLUE, 0.5, 16, False)
        for _ in range(150):
            share, start = d.rng.uniform(0.0, 1.0), int(d.rng.integers(0, 34))
            line = strand(share)[start:start + int(d.rng.integers(10, 26))] + d.rng.normal(0, 2.0, 2)
            tone = ("#6f8ba0", "#8fa6b6", "#ffffff", "#5a7688")[d.rng.integers(4)]
            d.stroke([tuple(p) for p in line[::3]], d.rng.uniform(0.8, 2.0), tone, (0.4, 0.5), 0.3)


def face(d):
    d.fill(FACE, SKIN)
    with d.inside(geo.curve(FACE)):
        d.fill([(200, 240), (330, 250), (372, 330), (340, 420), (380, 520), (200, 540)], "#7f4f52", 0.75, 30, False)
        d.fill(geo.ellipse(400, 408, 46, 34), "#c4543f", 0.6, 18, False), d.fill(geo.ellipse(506, 462, 26, 22), "#c4482f", 0.7, 9, False)
        d.fill([(438, 250), (452, 300), (500, 420), (530, 460), (500, 440), (452, 370), (430, 300)], "#f7d6ac", 0.85, 6, False)
        d.fill([(240, 240), (460, 240), (456, 290), (330, 296), (230, 340)], "#4e2c34", 0.6, 12, False)
        d.fill(geo.ellipse(410, 352, 34, 17, 14), "#7d4448", 0.65, 8, False)
        d.fill([(452, 470), (480, 462), (520, 486), (480, 500)], "#7a3a38", 0.7, 5, False)
    d.stroke([(380, 356), (400, 368), (424, 366), (438, 356)], 2.6, "#3a2028", (0.2, 0.2))
    for k in range(6):
        d.stroke([(396 + 8 * k, 368 - 0.6 * abs(k - 2)), (398 + 9 * k, 378 - k)], 0.9, "#4a2c30", (0.05, 0.8))
    for bow in (0, 9):
        d.stroke([(372, 374 + bow), (392, 384 + bow), (420, 384 + bow)], 0.8, "#8a4c48")
    for k in range(3):
        d.stroke([(374, 350 + 6 * k), (356, 346 + 11 * k), (340, 352 + 17 * k)], 0.8, "#6a3a40")
    d.stroke([(474, 472), (468, 456), (480, 446)], 1.3, "#7a3430"), d.fill(geo.ellipse(494, 480, 10, 4, 14), "#55242a", 0.85)
    d.stroke([(446, 284), (458, 310), (450, 332), (444, 346), (464, 384), (498, 428), (520, 462), (512, 484)], 1.5, "#4a262a", (0.2, 0.3))
    for k in range(44):
        share = k % 22 / 21
        x, y = 372 + 82 * share, 326 - 20 * np.sin(np.pi * (0.25 + 0.62 * share)) + 9 * (k > 21)
        d.stroke([(x - 5, y + 5), (x + 4, y - 7 - 4 * share), (x + 20 + 8 * share, y - 5 + 13 * d.rng.random())], 2.0, ("#f4f4ee", "#b9c6cc", "#ffffff")[k % 3], (0.1, 0.7), 1)


def whiskers(d):
    """Ear, temple and cheek: the beard begins in locks over the skin, and hair comes out at the nape."""
    d.shape([(236, 350), (226, 318), (252, 300), (282, 318), (284, 356), (266, 392), (246, 384)], "#b96f5c", 1.0, 0.1)
    d.stroke([(240, 340), (252, 318), (270, 328), (264, 356), (252, 366)], 0.9, "#6a3a40")
    low = [(198, 300), (232, 330), (248, 384), (290, 408), (330, 450), (356, 500), (380, 540), (330, 560), (240, 530), (200, 480), (178, 400), (172, 320)]
    d.fill(low, "#d3dcdf", 1, 5, False)
    root = geo.sample([(206, 316), (236, 338), (250, 390), (296, 416), (334, 456), (364, 512)], 44)
    for k, (x, y) in enumerate(root):
        for tone in ("#ffffff", "#8aa2b2", "#e6ece8", "#5f7b8e"):
            dx, dy = d.rng.normal(0, 8, 2)
            x1, y1 = x + dx + 4, y + dy - 3
            drop = 150 + 60 * d.rng.random()
            d.stroke([(x1, y1), (x1 - 6 + 0.4 * k, y1 + 0.35 * drop), (x1 + 0.9 * k, y1 + drop)], d.rng.uniform(0.9, 2.4), tone, (0.12, 0.6), 0.6)
    for k in range(26):
        x = 176 + 1.4 * k
        d.stroke([(x, 296), (x - 10 + 4 * np.sin(k), 400), (200 + 1.6 * k, 500 + 2 * k)], 1.4, ("#ffffff", "#90a6b4", "#d8e0de")[k % 3], (0.2, 0.5), 1)


def moustache(d):
    with d.inside(geo.union(geo.curve(BEARD), geo.curve(FACE))):
        d.cast(MOUSTACHE, -2, 12, "#4f6a80", 0.6, 8)
    d.fill(MOUSTACHE, "#f6f5ec"), d.model(MOUSTACHE, "#8fa6b6", 14, 9, 0.7)
    top = geo.sample([(476, 474), (430, 486), (384, 510), (346, 538)], 26)
    for k, (x, y) in enumerate(top):
        d.stroke([(470 - k, 474 + 0.6 * k), ((x + 470) / 2, y - 4), (x - 4, y + 8)], 0.9, ("#7f98a8", "#ffffff", "#b9c8d0")[k % 3], (0.2, 0.5))
    for k in range(16):
        d.stroke([(474, 474 + 2 * k), (514, 494 + 2.6 * k), (584 - 4 * k, 520 + 2.0 * k)], 0.9, ("#8fa6b4", "#ffffff", "#b9c8d0")[k % 3], (0.2, 0.6))


def hat(d):
    d.fill(HAT, "#3d2b28"), d.model(HAT, "#170f14", 40, 34, 0.8)
    with d.inside(geo.curve(HAT)):
        d.fill(geo.ellipse(430, 170, 50, 100), "#8a5f44", 0.6, 22, False)
    edge = geo.sample(HAT, 190, True)
    for x, y in edge:
        way = np.array((x - 318, y - 190)) / np.hypot(x - 318, y - 190)
        for _ in range(3):
            turn = d.rng.normal(0, 0.4)
            tip = np.array((way[0] - turn * way[1], way[1] + turn * way[0])) * d.rng.uniform(8, 18)
            back = np.array((x, y)) - way * d.rng.uniform(0, 40)
            d.stroke([tuple(back), (x, y), (x + tip[0], y + tip[1])], 1.7, ("#2b1c1c", "#52392f", "#6e4d3a", "#1f1418")[d.rng.integers(4)], (0.2, 0.7))
    snow = [(160, 190), (172, 124), (258, 60), (366, 62), (446, 122), (464, 200), (446, 172), (424, 146), (392, 150), (366, 118), (330, 112), (310, 132), (276, 118), (246, 142), (226, 186), (204, 160), (184, 164)]
    d.fill(snow, "#f4f4ec"), d.model(snow, "#9fb4c6", 16, 14, 0.8)
    for x, y in geo.sample([(164, 186), (186, 166), (226, 186), (250, 142), (310, 132), (340, 112), (372, 122), (404, 152), (448, 174)], 40):
        for _ in range(3):
            d.stroke([(x + d.rng.normal(0, 5), y + 12), (x + d.rng.normal(0, 7), y - d.rng.uniform(2, 16))], 1.6, ("#3d2b28", "#52392f", "#2b1c1c")[d.rng.integers(3)], (0.1, 0.7))


def people(d):
    """The nearer to us, the larger; every blade has its shadow, and a comb clears the ice."""
    for x, y, high, flip, pose, cloth, scarf in (
        (560, 742, 26, False, GLIDE, "#31373f", "#c8503c"), (588, 786, 30, True, GLIDE, "#47303a", ""), (504, 820, 36, True, GLIDE, "#2b3a44", "#d9a23c"),
        (396, 902, 48, False, GLIDE, "#3a2f3c", ""), (356, 912, 44, False, shades.WALK, "#27404a", ""), (300, 1010, 74, False, GLIDE, "#2a2f3c", "#c8503c"), (604, 1164, 104, True, GLIDE, "#33303f", "#d9a23c"),
    ):
        way = -1 if flip else 1
        d.ground(x - 0.5 * high, y, 0.9 * high, "#4f6f88", 6, 0.6, 0.10)
        shape = shades.placed(shades.figure(pose, coat=16, flare=12, hat=("cap", "brim", "kerchief")[x % 3], stoop=9, child=high == 44), x, y, high, flip, way * 9 * (pose is GLIDE))
        shades.lit(d, shape, cloth, "#f0c89a", (-0.9, 0.4), 0.05 * high, 0.7)
        if scarf:
            top = (x + way * 0.24 * high, y - 0.80 * high)
            d.fill(geo.ribbon([top, (top[0] - way * 0.2 * high, top[1] + 3), (top[0] - way * 0.42 * high, top[1] - 0.05 * high), (top[0] - way * 0.58 * high, top[1] + 0.04 * high)], [0.09 * high, 0.08 * high, 0.05 * high], 20), scarf)
        d.stroke([(x - way * 0.03 * high - 4, y + 1), (x + way * 0.14 * high, y + 1)], 1.0, "#22303a")


def comb(d):
    """Two of them push a comb through the ice like a snow plough."""
    for k in range(13):
        x = 168 + 12.4 * k
        d.stroke([(x, 1126), (x - 12, 1160), (x - 34, 1215)], 1.3, "#6f8ea3", (0.05, 0.3))
    d.ground(120, 1122, 250, "#4f6f88", 0, 0.5, 0.09)
    with d.at(0, 0):
        for k in range(14):
            x = 164 + 12.4 * k
            d.shape(geo.polygon([(x, 1084), (x + 8, 1084), (x + 2, 1124), (x - 2, 1124)]), "#a9642f", 0.7, 0)
        d.shape([(152, 1062, "c"), (240, 1052), (344, 1062, "c"), (344, 1088, "c"), (152, 1088, "c")], "#c07a38", 1.0, 0.12)
    for x, cloth, hat in ((202, "#2b3444", "brim"), (292, "#6a2f34", "kerchief")):
        push = ((-13, -68), (-12, -82)), ((13, -68), (12, -82)), ((-5, -27), (-8, -4)), ((4, -26), (5, 0))
        d.ground(x - 60, 1188, 90, "#4f6f88", 0, 0.6, 0.10)
        shades.lit(d, shades.placed(shades.figure(push, coat=18, flare=12, hat=hat, build=1.1, stoop=2), x, 1188, 118), cloth, "#f0c89a", (-0.9, 0.4), 4, 0.7)


def flakes(d):
    for x, y, high in ((720, 744, 84), (690, 748, 56), (770, 738, 110)):
        bare_tree(d, x, y, high, "#1c2c34", d.rng.normal(0, 0.1))
    for x, y, high in ((40, 620, 130), (84, 588, 84), (128, 556, 60), (12, 650, 90)):
        bare_tree(d, x, y, high, "#152229", d.rng.normal(0, 0.08))


def paint(picture):
    sky = ((0, "#6f97a6"), (0.3, "#a5bfbb"), (0.52, "#efdcae"), (0.60, "#f4c894"), (1, "#f4c894"))
    picture.image = ramp(sky, np.clip((picture.y + 14 * picture.noise(300, 4, stretch=(3, 1))) / 1200, 0, 1)).astype(np.float32)
    picture.glow(700, 610, 300, "#fff0c8", 0.7)
    land, man, near = (Drawing(picture, "#241c24", 1.8, light=(0.9, -0.3), seed=seed) for seed in (3, 5, 9))
    country(land), flakes(land)
    beard(man), face(man), whiskers(man), moustache(man), hat(man)
    comb(near), people(near)
    land.under(), man.under()
    picture.parts = (1 + (land.cover() > 0.5) + 2 * (man.cover() > 0.5)).astype(np.int32)
    picture.hard[:] = 0.9
    picture.find_edges(0.8, floor=0.1).sharpen_at(450, 400, 180, 0.8)
    picture.directions(base=6, swirl=0.3)
    strokes(picture, (26, 13, 6, 3, 1.7), length=8, jitter=(0.014, 0.010), need=(0, 0.04, 0.045, 0.045))
    near.under()
    free = 1 - near.cover()
    land.over(free * (1 - man.cover())), man.over(free), near.over()
    pencil(picture, "#f6efdf", layers=(28, 62), wide=1.3, reach=24, press=0.9, mask=0.14 + 0 * blur(free, 1))
    specks(picture, 90, "#fbfaf2", (0.8, 2.4), strength=0.8, seed=8)
    return finish(picture, impasto=0.02, paper=0.03)
