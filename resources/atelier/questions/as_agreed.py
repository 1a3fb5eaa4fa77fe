"""Who was here first, and which of the two will have to go round?

Evening, from the roadside: the line is painted as far as the mountains, except where a tortoise was; it carries the missing piece away on its shell.
"""

from itertools import pairwise

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 4, 753, 1.25
END = (330, 470)
SHELL = [(-190, -66), (-198, -100), (-174, -166), (-118, -236), (-20, -272), (76, -258), (144, -208), (188, -140), (202, -92), (194, -64), (140, -54), (0, -48), (-140, -52)]
SCUTES = (
    [(-188, -110), (-100, -104), (-92, -212), (-140, -194), (-172, -154)], [(-100, -104), (-4, -102), (-2, -224), (-92, -212)], [(-4, -102), (92, -103), (86, -212), (-2, -224)], [(92, -103), (192, -106), (176, -156), (140, -194), (86, -212)],
    [(-140, -194), (-92, -212), (-52, -218), (-62, -266), (-122, -240)], [(-52, -218), (46, -219), (52, -270), (-20, -280), (-62, -266)], [(46, -219), (86, -212), (140, -194), (120, -236), (52, -270)],
)
BAND = [(-63, -44), (-65, -110), (-64, -200), (-58, -284), (58, -284), (63, -200), (65, -110), (62, -44)]
HEAD = [(170, -62), (224, -70), (256, -94), (292, -104), (324, -106), (346, -120, "c"), (350, -142), (334, -168), (298, -184), (262, -178), (238, -154), (212, -136), (172, -130)]
NEAR = ([(-158, -96), (-92, -86), (-100, -44), (-92, -8), (-102, 5), (-166, 5), (-178, -8), (-166, -44)], [(104, -92), (170, -98), (204, -54), (220, -10), (212, 5), (150, 5), (140, -8), (146, -40), (112, -62)])
FAR = ([(-74, -70), (-20, -66), (-34, -30), (-14, -6), (-22, 0), (-72, 0), (-80, -30)], [(52, -66), (108, -66), (116, -34), (136, -14), (130, -4), (86, -2), (72, -30)])


def scene(detail):
    bare_sheet()


def along(x, y):
    """Where a thing that is x wide of the middle down at the lower edge is at the height y."""
    return END[0] + (x - END[0]) * (y - END[1]) / (1200 - END[1])


def mountains(d):
    """Far away somebody much larger lies down, and the line runs over its back, too."""
    d.fill([(-20, 480), (-20, 404), (60, 384), (130, 410), (240, 400), (420, 414), (560, 396), (700, 412), (770, 380), (830, 394), (830, 480)], "#c78a9e", 1, 1.5)
    for line, wide, tone in (([(-20, 196), (140, 182), (330, 190), (470, 178)], 20, "#c77d9c"), ([(420, 120), (600, 104), (830, 112)], 18, "#9a6ca6"), ([(520, 250), (660, 240), (830, 250)], 16, "#f0a394"), ([(-20, 306), (60, 298), (150, 306)], 14, "#ffd39a")):
        d.fill(geo.ribbon(line, [3, wide, 0.7 * wide, 2], 40), tone, 0.6, 4, False)
        for _ in range(5):
            d.stroke([(x + d.rng.normal(0, 16), y + d.rng.normal(0, 0.3 * wide)) for x, y in line], 0.9, tone, (0.3, 0.5), 2)
    shell = geo.curve([(64, 490), (84, 430), (112, 392), (128, 344), (170, 316), (198, 276), (252, 268), (300, 248), (352, 256), (394, 252), (440, 284), (492, 300), (530, 350), (566, 376), (586, 430), (606, 490)])
    neck = geo.curve([(530, 490), (568, 420), (624, 396), (656, 360), (700, 336), (748, 344), (778, 374), (784, 396), (762, 410), (716, 416), (684, 440), (656, 490)])
    legs = geo.union(geo.curve([(40, 490), (70, 456), (120, 446), (190, 470), (206, 492)]), geo.curve([(470, 492), (500, 460), (560, 450), (620, 466), (650, 492)]))
    for shape, tone in ((neck, "#7e6496"), (shell, "#7a5f94"), (legs, "#6c548a")):
        d.fill(shape, tone)
        with d.inside(shape):
            box = shape.computeTightBounds()
            d.fill(geo.ellipse(box.left() + 0.16 * box.width(), box.top() + 0.5 * box.height(), 0.26 * box.width(), 0.6 * box.height()), "#e09a8c", 0.75, 24, False)
            d.fill(geo.ellipse(box.right(), box.bottom() - 10, 0.5 * box.width(), 0.7 * box.height()), "#4c3f74", 0.6, 30, False)
    with d.inside(shell):
        for line in ([(92, 420), (200, 400), (340, 396), (480, 404), (584, 424)], [(150, 330), (240, 318), (340, 312), (440, 318), (524, 336)], [(214, 404), (218, 360), (236, 318)], [(448, 402), (446, 360), (430, 318)], [(236, 318), (252, 280), (270, 258)], [(430, 318), (412, 280), (398, 258)], [(120, 416), (104, 450), (100, 484)], [(560, 416), (572, 450), (576, 484)]):
            d.fill(geo.ribbon(line, [2, 8, 2], 24), "#4c3f74", 0.5, 4, False), d.stroke(line, 1.0, "#54457c", (0.2, 0.4), 2)
        for _ in range(90):
            x, y = d.rng.uniform(90, 590), d.rng.uniform(260, 480)
            slope = (x - 340) / 260
            d.stroke([(x, y), (x + 9 * slope, y + 14), (x + 14 * slope, y + 24)], 0.8, ("#8e6c9c", "#5b4a80", "#c98a96")[d.rng.integers(3) if x < 330 else d.rng.integers(2)], (0.2, 0.6))
    d.stroke([(752, 372), (738, 378), (724, 374)], 1.6, "#3c3160"), d.stroke([(782, 396), (752, 396), (728, 390)], 1.0, "#4c3f74")
    d.fill(geo.ribbon([(330, 492), (332, 420), (338, 340), (340, 252)], [17, 14, 12, 8], 30), "#5a4a7c"), d.fill(geo.ribbon([(330, 492), (332, 420), (338, 340), (340, 253)], [6, 5, 4.4, 3], 30), "#fbeede")


def desert(d):
    d.fill([(-20, 484, "c"), (200, 490), (500, 486), (830, 480, "c"), (830, 1230, "c"), (-20, 1230, "c")], "#c98a5a")
    d.fill(geo.rectangle(-20, 474, 860, 60), "#e3ac74", 0.8, 18, False), d.fill(geo.ellipse(800, 900, 240, 260), "#7d4f58", 0.7, 60, False)
    for _ in range(1100):
        y = 492 + 600 * d.rng.random() ** 2.2
        x = d.rng.uniform(-10, 810)
        if along(-480, y) - 12 < x < along(1130, y) + 10 and y > 500:
            continue
        near = (y - 470) / 730
        tall, lean = (5 + 60 * near) * d.rng.uniform(0.5, 1), d.rng.normal(5, 8) * (0.2 + near)
        d.stroke([(x, y), (x + 0.3 * lean, y - 0.6 * tall), (x + lean, y - tall)], 0.7 + 1.8 * near, ("#e8b878", "#9c6450", "#f6d493", "#7a4a50", "#b87a50")[d.rng.integers(5)], (0.05, 0.8))


def posts(d):
    """Someone has counted the road, too."""
    for y, left in ((548, False), (600, True), (604, False), (696, True), (700, False), (850, False)):
        near = (y - 470) / 730
        x, high, wide = along(-600 if left else 1250, y), 250 * near, 34 * near
        d.fill(geo.ribbon([(x, y - 2), (x + 1.1 * high, y + 0.10 * high), (x + 2.2 * high, y + 0.2 * high)], [wide, wide, 0.6 * wide], 12), "#7d4f58", 0.65, 3, False)
        post = geo.polygon([(x - wide / 2, y + 4), (x - 0.46 * wide, y - high), (x + 0.1 * wide, y - 1.07 * high), (x + 0.5 * wide, y - high), (x + wide / 2, y + 5)])
        d.shape(post, "#f0dcc0", 0.9, 0)
        with d.inside(post):
            d.fill(geo.rectangle(x - wide, y - 0.92 * high, 2 * wide, 0.22 * high), "#4a3a52"), d.fill(geo.rectangle(x + 0.1 * wide, y - 1.2 * high, wide, 1.4 * high), "#8f6f86", 0.7, 0.1 * wide, False)
        for _ in range(9):
            px = x + d.rng.normal(0, 0.7 * wide)
            d.stroke([(px, y + 7), (px + 2, y - 0.1 * high), (px + 5 * near, y - d.rng.uniform(0.12, 0.3) * high)], 0.8 + near, ("#f6d493", "#9c6450", "#e8b878")[d.rng.integers(3)], (0.05, 0.7))


def road(d):
    shape = geo.polygon([(END[0] - 5, 482), (END[0] + 7, 482), (1130, 1200), (-480, 1200)])
    d.fill(shape, "#75658c")
    with d.inside(shape):
        d.fill(geo.polygon([(300, 480), (360, 480), (560, 1200), (-500, 1200)]), "#94798f", 0.6, 40, False), d.fill(geo.ellipse(420, 1230, 600, 130), "#453a62", 0.8, 50, False)
        d.fill(geo.rectangle(0, 480, 800, 60), "#c58f92", 0.6, 20, False)
        for share in (-300, -120, 330, 560, 800, 980):
            d.fill(geo.polygon([(along(share, 486), 486), (along(share + 70, 1210), 1210), (along(share - 70, 1210), 1210)]), "#5f5280", 0.35, 10, False)
        for _ in range(420):
            y = 500 + 700 * d.rng.random() ** 0.7
            x, near = d.rng.uniform(0, 800), (y - 470) / 730
            d.stroke([(x, y), (x + 26 * near, y + d.rng.normal(0, 2))], 0.5 + 1.5 * near, ("#8b7a9e", "#5a4d78", "#b08c98", "#6a5b86")[d.rng.integers(4)], (0.3, 0.5))
        for crack in ([(420, 660), (450, 690), (440, 730), (486, 764), (480, 800)], [(650, 900), (690, 930), (676, 980), (730, 1010)], [(30, 850), (60, 880), (44, 930)], [(240, 620), (224, 650), (240, 680)]):
            d.stroke(crack, 1.6, "#3a3054", (0.2, 0.6), 3), d.stroke([(x + 3, y + 2) for x, y in crack], 0.7, "#b898a6", (0.2, 0.6), 3)


def line(d):
    """White as far as one can see; where the shell was, it ends in the shell's own outline."""
    tone = "#f6ecdf"
    far = [(END[0] - 1.5, 482, "c"), (END[0] + 1.5, 482, "c"), (along(140, 946), 946, "c"), (158, 930), (along(-10, 940), 940, "c")]
    near = [(along(-10, 1092), 1092, "c"), (60, 1108), (120, 1110), (along(140, 1100), 1100, "c"), (140, 1210, "c"), (-10, 1210, "c")]
    for edge in map(geo.curve, (far, near)):
        d.fill(edge, tone)
        with d.inside(edge):
            for _ in range(130):
                y = d.rng.uniform(520, 1200)
                x = along(d.rng.uniform(-10, 140), y)
                d.stroke([(x, y), (along(140, y + 26) - along(140, y) + x, y + 26)], 0.6 + 0.001 * y, ("#ffffff", "#dccbd0", "#cdb8c6", "#fff6e2")[d.rng.integers(4)], (0.3, 0.5))
        d.contour(edge, 0.7, colour="#4a3d66", lost=0.4)
    for _ in range(26):
        x, y = d.rng.normal(126, 56), d.rng.normal(1030, 40)
        d.fill(geo.blob(d.rng, x, y, d.rng.uniform(1.5, 5), d.rng.uniform(1, 3), 7, 0.2), tone)
    for x, y in ((196, 1056), (226, 1090), (262, 1062), (292, 1094)):
        with d.at(x, y, 1.0, 6, tall=0.5):
            d.fill(geo.blob(d.rng, 0, 0, 12, 11, 8, 0.1), tone, 0.95)
            for k in range(4):
                d.fill(geo.ellipse(17, -12 + 8 * k, 4.6, 3), tone, 0.95)


def machine(d):
    """The one that painted it drives on and does not turn round."""
    with d.at(346, 528, 0.62):
        d.ground(0, 2, 110, "#4a3d66", 4, 0.7, 0.12)
        d.fill(geo.rectangle(-34, -44, 66, 34, 4), "#3a3054"), d.fill(geo.rectangle(-22, -78, 44, 36, 5), "#463a62"), d.fill(geo.rectangle(-15, -72, 30, 15, 3), "#f2b27a")
        for x in (-24, 22):
            d.fill(geo.ellipse(x, -8, 9, 10), "#221c38")
        d.fill(geo.rectangle(-6, -88, 12, 10, 3), "#ff9a3c"), d.fill(geo.ellipse(0, -84, 26, 22), "#ffb45c", 0.5, 9, False)
        d.fill(geo.ellipse(-22, -26, 5), "#e0523c"), d.fill(geo.ellipse(22, -26, 5), "#e0523c")


def scales(d, shape, tone, count, size):
    box = geo.curve(shape).computeTightBounds()
    with d.inside(geo.curve(shape)):
        for _ in range(count):
            x, y, r = d.rng.uniform(box.left(), box.right()), d.rng.uniform(box.top(), box.bottom()), size * d.rng.uniform(0.6, 1.3)
            d.fill(geo.blob(d.rng, x, y, r, 0.8 * r, 6, 0.16), tone[d.rng.integers(len(tone))], 0.8, 0, False)
            d.stroke(geo.arc(x, y, r, 0.8 * r, 10, 150), 0.6, "#3f2a38", (0.3, 0.3))


def leg(d, shape, tone, dark, light, claws):
    d.shape(shape, tone, 1.2, 0)
    scales(d, shape, (tone, light, "#8f6b52"), 60, 7)
    d.model(shape, dark, 14, 9, 0.75)
    with d.inside(geo.curve(shape)):
        d.fill(geo.rectangle(-240, -110, 480, 44), dark, 0.7, 10, False)
    for x, y in claws:
        d.shape([(x - 8, y - 11), (x + 3, y - 13), (x + 9, y - 1), (x + 4, y + 4, "c"), (x - 8, y + 3)], "#e9d6b4", 0.8, 0.12)


def tortoise(d):
    for shape, claws in zip(FAR, (((-62, -3), (-42, -3), (-24, -3)), ((96, -5), (112, -6), (126, -8))), strict=True):
        leg(d, shape, "#6b4c4e", "#33233c", "#7d5b54", claws)
    d.shape([(-184, -84), (-214, -72), (-240, -50), (-246, -38, "c"), (-222, -44), (-184, -56)], "#8a6450", 1.0, 0.14)
    d.fill(geo.ribbon([(-170, -62), (0, -44), (180, -60)], [26, 34, 26], 30), "#4a3440")
    leg(d, NEAR[0], "#a67c58", "#4f3444", "#c89c6c", ((-152, 0), (-132, 1), (-112, 0)))
    d.shape(HEAD, "#b08660", 1.2, 0)
    with d.inside(geo.curve(HEAD)):
        d.fill([(170, -100), (250, -110), (350, -116), (350, -60), (170, -50)], "#5d3f4a", 0.75, 12, False), d.fill(geo.ellipse(284, -172, 50, 20, -6), "#f0c68c", 0.75, 9, False)
        d.fill(geo.ellipse(182, -110, 26, 50), "#3d2838", 0.75, 10, False)
        for k in range(6):
            d.stroke([(196 + 10 * k, -140 - 6 * k), (206 + 9 * k, -104 - 5 * k), (200 + 12 * k, -68 - 5 * k)], 1.0, "#5a3a3c", (0.2, 0.4))
        for _ in range(24):
            x, y = d.rng.uniform(252, 326), d.rng.uniform(-182, -118)
            d.stroke(geo.arc(x, y, 6, 5, 10, 150), 0.55, "#6b4a44", (0.3, 0.3))
    d.stroke([(349, -128), (322, -124), (296, -126), (280, -134), (272, -142)], 1.6, "#3a2430", (0.1, 0.4))
    d.fill(geo.ellipse(338, -150, 3, 2.2), "#2a1824")
    d.shape(geo.ellipse(304, -154, 13, 12), "#d9b27c", 0.9, 0), d.fill(geo.ellipse(306, -151, 8, 8), "#231620"), d.fill(geo.ellipse(309, -154, 2.4), "#fff3d8")
    d.fill([(289, -156, "c"), (296, -168), (312, -168), (319, -157, "c"), (304, -155)], "#b98f64"), d.stroke([(289, -155), (304, -154), (320, -156)], 1.5, "#3a2430", (0.1, 0.1))
    for k in range(2):
        d.stroke([(294, -138 + 5 * k), (304, -135 + 5 * k), (314, -138 + 4 * k)], 0.7, "#6b4a44")
    leg(d, NEAR[1], "#ab815a", "#4f3444", "#d0a470", ((160, 0), (180, 1), (200, 0)))
    shell = geo.curve(SHELL)
    d.cast(shell, 6, 12, "#2c1c34", 0.7, 9)
    d.fill(shell, "#7c5638")
    with d.inside(shell):
        for k, scute in enumerate(SCUTES):
            cx, cy = (sum(p[axis] for p in scute) / len(scute) for axis in (0, 1))
            cy -= 8
            for ring, (share, tone) in enumerate(((1.0, "#5f3f32"), (0.93, "#a8763f"), (0.76, "#8b5d38"), (0.62, "#c08a48"), (0.45, "#7a4f34"), (0.3, "#3f2a2c"))):
                points = [(cx + (x - cx) * share + d.rng.normal(0, 1.6), cy + (y - cy) * share + d.rng.normal(0, 1.6)) for x, y in scute]
                d.fill(geo.curve(points, tension=0.34), tone)
                if ring:
                    d.contour(geo.curve(points, tension=0.34), 0.55, colour="#452c28", lost=0.3)
            for _ in range(16):
                a, r0 = d.rng.uniform(0, 6.3), d.rng.uniform(0.35, 0.6)
                x, y = (scute[d.rng.integers(len(scute))][n] for n in (0, 1))
                d.stroke([(cx + (x - cx) * r0 + 6 * np.cos(a), cy + (y - cy) * r0), (cx + (x - cx) * (r0 + 0.3) + 6 * np.cos(a), cy + (y - cy) * (r0 + 0.3))], 0.6, ("#e6b766", "#4d302a")[k % 2], (0.3, 0.5))
        rim = geo.sample([(-196, -88), (-100, -78), (0, -76), (100, -77), (200, -86)], 13)
        for (x0, y0), (x1, y1) in pairwise(rim):
            plate = geo.polygon([(x0 + 1, y0 - 26), (x1 - 1, y1 - 26), (x1 - 1, y1 + 30), (x0 + 1, y0 + 30)])
            d.fill(plate, "#94683c"), d.fill(geo.ellipse((x0 + x1) / 2, y0 - 4, 9, 15), "#bf8c4a", 0.9, 3, False), d.contour(plate, 0.8, colour="#3f2a2c", lost=0.1)
        band = geo.curve(BAND)
        d.fill(band, "#f7eee0", 0.97, hide=False)
        gone = geo.intersect(band, shell)
        d.fill(gone, "#f7eee0")
    with d.inside(gone):
        for scute in SCUTES:
            d.contour(geo.curve(scute, tension=0.34), 0.8, colour="#b59fa6", lost=0.2)
        d.stroke([(-80, -103), (0, -101), (80, -102)], 1.2, "#a892a0", (0.05, 0.05)), d.stroke([(-80, -52), (0, -48), (80, -52)], 1.2, "#a892a0", (0.05, 0.05))
        for x in (-32, 0, 32):
            d.stroke([(x, -102), (x, -46)], 0.9, "#b59fa6", (0.1, 0.2))
        for _ in range(70):
            x, y = d.rng.uniform(-60, 60), d.rng.uniform(-270, -50)
            d.stroke([(x, y), (x + 1, y + 24)], 1.0, ("#ffffff", "#e2d2d6", "#fff8e8")[d.rng.integers(3)], (0.3, 0.5))
        d.fill(geo.rectangle(30, -290, 40, 250), "#9a86a4", 0.5, 16, False), d.fill(geo.ribbon([(-36, -256), (-42, -170), (-42, -80)], [10, 16, 8], 20), "#ffffff", 0.9, 5, False)
    with d.inside(shell):
        d.fill([(60, -290), (140, -250), (220, -60), (120, -40), (110, -150)], "#33233f", 0.55, 26, False), d.fill(geo.ellipse(0, -46, 210, 24), "#33233f", 0.55, 10, False)
        d.fill(geo.ribbon([(-186, -120), (-162, -176), (-110, -240), (-66, -262)], [6, 16, 18, 6], 24), "#ffd9a0", 0.75, 6, False)
    d.contour(shell, 1.4, lost=0.1)
    d.stroke([(-63, -50), (-65, -110), (-64, -200), (-57, -262)], 0.9, "#4a3038", (0.05, 0.05), 1.4), d.stroke([(62, -50), (65, -110), (63, -200), (57, -262)], 0.9, "#4a3038", (0.05, 0.05), 1.4)
    for x, long in ((-48, 18), (-20, 34), (12, 14), (40, 26)):
        d.fill(geo.ribbon([(x, -54), (x, -50 + 0.7 * long), (x, -46 + long)], [8, 6, 8], 12), "#f7eee0"), d.contour(geo.ribbon([(x, -54), (x, -50 + 0.7 * long), (x, -46 + long)], [8, 6, 8], 12), 0.6, colour="#4a3038", lost=0.4)


def paint(picture):
    sky = ((0, "#4b4382"), (0.16, "#7d5f9c"), (0.28, "#d08a9c"), (0.37, "#f7bf8c"), (0.42, "#ffe0a6"), (1, "#ffe0a6"))
    picture.image = ramp(sky, np.clip((picture.y + 22 * picture.noise(300, 4, stretch=(4, 1))) / 1200, 0, 1)).astype(np.float32)
    picture.glow(20, 430, 420, "#fff0bd", 0.7)
    far, way, near = (Drawing(picture, "#2b1c34", 1.8, light=(-0.8, -0.6), seed=seed) for seed in (3, 5, 9))
    mountains(far), desert(way), road(way), posts(way), line(way), machine(way)
    way.fill([(300, 1084), (480, 1070), (700, 1076), (840, 1052), (840, 1122), (600, 1120), (420, 1112)], "#2c2448", 0.7, 9, False)
    with near.at(438, 1092, 0.95, -1.5):
        tortoise(near)
    for x in (404, 414, 452, 476):
        way.fill(geo.ellipse(x, 1106 + 3 * np.sin(x), 7, 2.6), "#f7eee0")
    far.under(), way.under()
    picture.glow(0, 480, 520, "#ffd39a", 0.35)
    near.under()
    cover = [drawing.cover() for drawing in (far, way, near)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.15).sharpen_at(720, 950, 140, 1.0)
    picture.focus = np.maximum(picture.focus, blur(cover[2], 2) * 0.8)
    picture.directions(base=4, swirl=0.3)
    strokes(picture, (26, 13, 6, 3, 1.7), length=8, jitter=(0.018, 0.012), need=(0, 0.04, 0.045, 0.045))
    free = 1 - cover[2]
    far.over(free * (1 - cover[1])), way.over(free), near.over()
    pencil(picture, "#f6efdf", layers=(24, -40), wide=1.3, reach=24, press=0.9, mask=0.10 + 0.12 * step(picture.y, 480, 700) * free)
    return finish(picture, impasto=0.02, paper=0.03)
