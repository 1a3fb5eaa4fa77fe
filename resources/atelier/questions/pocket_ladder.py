"""Who lives in there, and is the ladder let down for anybody?

Night in a hall: an old striped coat is as tall as a house.  In one pocket there is still light, and down below somebody has come.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.shades import figure, placed
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 211, 0.25
CLOTH, DEEP, MOON = "#31476b", "#15203f", "#6f8fb4"
BODY = [(346, 122, "c"), (300, 138), (236, 156), (176, 198), (196, 420), (176, 760), (146, 1046, "c"), (280, 1062), (400, 1056), (420, 1052, "c"), (540, 1064), (672, 1042, "c"), (646, 760), (624, 420), (640, 200), (580, 156), (516, 138), (470, 122, "c"), (408, 140)]
LEFT = [(232, 166), (172, 192), (118, 270), (82, 480), (66, 700), (62, 852, "c"), (112, 868), (172, 858, "c"), (180, 700), (196, 500), (214, 330), (232, 240)]
RIGHT = [(584, 166), (646, 196), (700, 280), (734, 480), (746, 700), (748, 850, "c"), (694, 868), (640, 856, "c"), (634, 700), (622, 500), (604, 330), (584, 240)]
POCKET = [(212, 440, "c"), (420, 430, "c"), (424, 540), (414, 634), (398, 652), (320, 660), (240, 660), (226, 648), (214, 540)]


def scene(detail):
    bare_sheet()


def hall(d):
    for x in np.arange(-10, 830, 46):
        d.fill(geo.ribbon([(x, -10), (x + 3, 500), (x - 2, 1020)], [16, 17, 16], 20, False), "#1b2c43", 0.7, 1.5, False)
        for y in np.arange(20 + 30 * ((x // 46) % 2), 1000, 62):
            with d.at(x + 23, y, 0.8):
                d.fill(geo.curve([(0, -12, "c"), (6, -2), (0, 10, "c"), (-6, -2)]), "#36506a", 0.55, 0.5, False)
    # the window is somewhere on the left: its light lies aslant
    d.fill(geo.polygon([(-20, 40), (150, 130), (150, 560), (-20, 520)]), "#7fa0b8", 0.20, 10, False)
    d.fill(geo.polygon([(660, 250), (830, 330), (830, 800), (660, 740)]), "#7fa0b8", 0.24, 8, False)
    d.fill(geo.ribbon([(745, 260), (745, 800)], [14, 14], 6, False), "#22344a", 0.5, 5, False)
    d.fill(geo.rectangle(-10, 1010, 820, 60), "#3a4a58"), d.fill(geo.rectangle(-10, 1006, 820, 8), "#5a7080"), d.fill(geo.rectangle(-10, 1062, 820, 12), "#131c2c")
    d.fill(geo.rectangle(-10, 1070, 820, 140), "#4a3a3c")
    for k in range(-5, 14):
        d.stroke([(400 + 66 * (k - 4), 1070), (400 + 140 * (k - 4), 1210)], 1.2, "#241c26", (0.02, 0.02))
    for _ in range(90):
        x, y = d.rng.uniform(0, 800), d.rng.uniform(1078, 1200)
        d.stroke([(x, y), (x + 0.3 * (x - 400) * 0.1, y + 20)], 0.7, ("#6a5450", "#33282e")[d.rng.integers(2)])
    d.fill(geo.polygon([(-20, 1110), (260, 1084), (420, 1084), (300, 1210), (-20, 1210)]), "#9fb4c0", 0.30, 8, False)
    d.fill(geo.ellipse(420, 1120, 320, 38), "#0c1120", 0.75, 16, False)
    # the rail and its hook
    d.shape(geo.rectangle(-20, 34, 840, 44, 3), "#6b4a3c", 1.0, 0.2), d.fill(geo.ribbon([(-20, 66), (820, 66)], [14, 14], 4, False), "#2c1c22", 0.5, 4, False)
    for x in (90, 712):
        d.shape(geo.curve([(x - 7, 44), (x + 7, 44), (x + 6, 70), (x + 14, 92), (x + 4, 108), (x - 10, 100), (x - 4, 92), (x + 2, 90), (x - 6, 70)]), "#b98f4c", 0.9, 0.2)


def weave(d, shape, lean=0.0):
    """Tweed: stripes that follow the hang of the cloth, and short threads across them."""
    path = geo.curve(shape)
    box = path.computeTightBounds()
    with d.inside(path):
        for k, x in enumerate(np.arange(box.left() - 40, box.right() + 40, 27)):
            sway = 0.14 * (x - 408)
            line = [(x - sway, box.top() - 10), (x + lean * 0.4, 500), (x + sway + lean, box.bottom() + 10)]
            d.fill(geo.ribbon(line, [2.6, 3.2, 3.6], 30, False), ("#7f96b0", "#a8745c", "#4f6a8e")[k % 3], 0.55, 0.5, False)
        for _ in range(int((box.right() - box.left()) * (box.bottom() - box.top()) / 150)):
            x, y = d.rng.uniform(box.left(), box.right()), d.rng.uniform(box.top(), box.bottom())
            s = d.rng.choice((-1, 1))
            d.stroke([(x, y), (x + 4 * s, y + 7)], 0.5, ("#54709a", "#1d2c50", "#3d5680", "#7d93ac")[d.rng.integers(4)], (0.1, 0.4))


def cloth(d, shape):
    path = geo.curve(shape)
    d.fill(path, CLOTH)
    return path


def coat(d):
    d.fill(geo.moved(geo.curve(BODY), 34, 22), "#0a1122", 0.6, 14, False)
    for sleeve, side in ((LEFT, -1), (RIGHT, 1)):
        path = cloth(d, sleeve)
        weave(d, sleeve, side * -20)
        with d.inside(path):
            x0 = 150 if side < 0 else 668
            d.fill(geo.ribbon([(x0 + 56, 190), (x0 + 36, 420), (x0 + 24, 860)], [50, 40, 44], 20), DEEP, 0.85, 16, False)
            d.fill(geo.ribbon([(x0 - 10, 200), (x0 - 44, 440), (x0 - 62, 860)], [20, 24, 20], 20), MOON, 0.75 if side < 0 else 0.35, 9, False)
            for y in (450, 492, 540):
                d.fill(geo.ribbon([(x0 - 60, y), (x0 - 10, y + 26), (x0 + 40, y + 8)], [2, 12, 2], 14), DEEP, 0.6, 5, False)
            d.fill(geo.ribbon([(sleeve[5][0] - 6, 822), (sleeve[6][0], 836), (sleeve[7][0] + 6, 826)], [4, 4, 4], 12), "#0f1730", 0.8, 1, False)
        d.contour(path, 1.1, lost=0.3)
        cuff = geo.ellipse((sleeve[5][0] + sleeve[7][0]) / 2, 858, 53, 9)
        d.fill(cuff, "#0a0f20"), d.contour(cuff, 0.7)
        for k in range(3):
            d.shape(geo.ellipse((150, 662)[side > 0] + side * -6, 780 - 22 * k, 8, 8.5), "#5a3f3c", 0.8, 0.2)
    body = cloth(d, BODY)
    weave(d, BODY)
    with d.inside(body):
        d.fill(geo.ribbon([(640, 190), (624, 420), (650, 760), (676, 1060)], [80, 90, 110, 120], 30), DEEP, 0.85, 26, False)
        d.fill(geo.ribbon([(170, 200), (196, 420), (176, 760), (148, 1060)], [20, 22, 26, 26], 30), MOON, 0.65, 9, False)
        for x0, x1, w in ((300, 262, 40), (480, 498, 44), (560, 590, 40), (238, 206, 24)):
            d.fill(geo.ribbon([(x0, 640), (0.5 * (x0 + x1) + 6, 840), (x1, 1070)], [4, 0.7 * w, w], 24), DEEP, 0.6, 11, False)
        for x0, x1, w in ((330, 306, 24), (520, 540, 24)):
            d.fill(geo.ribbon([(x0, 660), (0.5 * (x0 + x1), 850), (x1, 1070)], [3, 0.6 * w, w], 24), MOON, 0.35, 8, False)
        d.fill(geo.ribbon([(420, 390), (432, 700), (426, 1070)], [16, 20, 24], 20), DEEP, 0.85, 7, False)
    d.contour(body, 1.2, lost=0.2)
    d.stroke([(412, 398), (420, 700), (414, 1056)], 1.4, "#0b1024", (0.05, 0.05))
    # collar, lapels, the loop on its hook
    lining = geo.curve([(346, 126, "c"), (408, 104), (470, 126, "c"), (420, 396, "c")])
    d.fill(lining, "#1a1630")
    with d.inside(lining):
        for k in range(12):
            d.stroke([(340 + 12 * k, 100), (380 + 5 * k, 400)], 0.8, "#4a2f4c")
    d.fill(geo.ribbon([(396, 142), (398, 96), (408, 84), (418, 96), (420, 142)], [5, 5, 5, 5, 5], 24), "#0c0f1e")
    d.shape(geo.curve([(401, 44), (415, 44), (414, 74), (424, 96), (414, 112), (398, 104), (404, 96), (410, 94), (402, 74)]), "#b98f4c", 0.9, 0.2)


def lapels(d):
    for lapel in ([(346, 118, "c"), (318, 140), (292, 232, "c"), (332, 236, "c"), (308, 268, "c"), (360, 340), (414, 404, "c"), (392, 290), (362, 180)], [(470, 118, "c"), (500, 140), (528, 232, "c"), (488, 236, "c"), (514, 268, "c"), (464, 340), (418, 404, "c"), (432, 290), (456, 180)]):
        path = geo.curve(lapel)
        d.cast(path, 4, 7, "#1a1428", 0.5, 5), d.fill(path, "#38507a")
        weave(d, lapel)
        d.model(path, DEEP, 10, 10, 0.7)
        with d.inside(path):
            d.fill(geo.ellipse(316, 420, 96, 150), "#f0a050", 0.5, 30, False)
        d.contour(path, 1.1, lost=0.15)
    collar = geo.curve([(346, 124), (366, 96), (408, 86), (452, 96), (470, 124), (440, 116), (408, 112), (376, 116)])
    d.shape(collar, "#3d5680", 1.0, 0.2)



def flap(d, x, y):
    """A pocket where everybody sleeps."""
    low = geo.curve([(x - 84, y, "c"), (x + 84, y - 4, "c"), (x + 88, y + 100), (x + 76, y + 188), (x, y + 196), (x - 78, y + 190), (x - 88, y + 100)])
    d.cast(low, 7, 9, "#0a1024", 0.6, 8), d.fill(low, "#2e4468")
    weave(d, [(x - 84, y, "c"), (x + 84, y - 4, "c"), (x + 88, y + 100), (x + 76, y + 188), (x, y + 196), (x - 78, y + 190), (x - 88, y + 100)])
    d.model(low, DEEP, 14, 12, 0.8), d.contour(low, 1.0)
    d.stroke([(x - 76, y + 8), (x - 80, y + 100), (x - 70, y + 180), (x, y + 187), (x + 70, y + 179), (x + 80, y + 96), (x + 76, y + 6)], 0.6, "#8ea4bc", (0.02, 0.02))
    top = [(x - 92, y - 14, "c"), (x + 92, y - 18, "c"), (x + 90, y + 40), (x, y + 62), (x - 90, y + 44)]
    d.cast(geo.curve(top), 4, 9, "#0a1024", 0.65, 6), d.fill(geo.curve(top), "#35507a")
    weave(d, top), d.contour(geo.curve(top), 1.1, lost=0.2)
    button(d, x, y + 34, 12)


def button(d, x, y, r):
    d.fill(geo.ellipse(x + 0.25 * r, y + 0.3 * r, 1.08 * r), "#0a0e20", 0.7, 0.2 * r, False)
    d.shape(geo.ellipse(x, y, r, 0.97 * r), "#6a4840", 1.0, 0.2)
    with d.inside(geo.ellipse(x, y, r, 0.97 * r)):
        d.fill(geo.ellipse(x + 0.1 * r, y + 0.12 * r, 0.72 * r), "#4c3234"), d.fill(geo.ellipse(x - 0.55 * r, y - 0.6 * r, 0.5 * r, 0.28 * r, -40), "#cfa890", 0.8, 0.12 * r, False)
    for dx in (-1, 1):
        for dy in (-1, 1):
            d.fill(geo.ellipse(x + 0.24 * r * dx, y + 0.24 * r * dy, 0.1 * r), "#14101a")
    d.stroke([(x - 0.24 * r, y - 0.24 * r), (x + 0.24 * r, y + 0.24 * r)], 0.9, "#d8c8a8", (0.02, 0.02)), d.stroke([(x + 0.24 * r, y - 0.24 * r), (x - 0.24 * r, y + 0.24 * r)], 0.9, "#d8c8a8", (0.02, 0.02))


def lodging(d):
    """The lamp throws somebody's shadow up on the cloth."""
    fan = geo.curve([(226, 440, "c"), (196, 330), (186, 236), (240, 196), (300, 210), (330, 300), (400, 380), (412, 436, "c")])
    with d.inside(geo.curve(BODY)):
        d.fill(geo.ellipse(310, 380, 150, 170), "#e08a3c", 0.55, 44, False)
        d.fill(fan, "#ffb95c", 0.50, 22, False), d.fill(geo.ellipse(318, 420, 96, 80), "#ffe09a", 0.8, 24, False)
        # the shadow: a nightcap, a nose, a cup
        shade = geo.union(
            geo.curve([(262, 440), (264, 396), (276, 366), (298, 356), (322, 366), (334, 398), (338, 440)]),
            geo.ellipse(300, 328, 29, 33), geo.curve([(324, 318), (342, 332), (322, 342)]),
            geo.curve([(270, 322), (276, 290), (298, 262), (322, 250), (346, 262), (352, 288), (342, 284), (330, 276), (326, 300), (328, 314), (300, 304)]), geo.ellipse(348, 294, 9),
            geo.ribbon([(328, 384), (356, 388), (366, 362)], [16, 14, 11], 14), geo.polygon([(354, 336), (388, 334), (383, 366), (361, 368)]), geo.ribbon([(384, 342), (398, 348), (396, 356), (382, 360)], [3.6, 3.6, 3.6, 3.6], 8),
        )
        shade = geo.moved(shade, -56)
        d.fill(shade, "#4a2430", 0.86, 1.5, False)
        for x in (306, 318):
            d.fill(geo.ribbon([(x, 326), (x + 7, 314), (x - 3, 302), (x + 5, 288)], [2, 5, 4, 1], 16), "#7a4030", 0.6, 1.8, False)
    inside = geo.curve([(212, 442, "c"), (260, 418), (320, 410), (380, 414), (420, 432, "c"), (370, 462), (316, 470), (260, 464)])
    d.fill(inside, "#ffcf70"), d.fill(geo.ellipse(316, 446, 70, 16), "#fff3c0", 0.95, 7, False)


def stovepipe(d):
    x = 384
    pipe = geo.ribbon([(x, 452), (x, 400)], [14, 13], 6, False)
    d.shape(pipe, "#2b2630", 0.9, 0.1), d.fill(geo.ribbon([(x - 4, 448), (x - 4, 402)], [4, 4], 6, False), "#e8a050", 0.8, 1, False)
    d.shape(geo.ribbon([(x - 14, 400), (x + 14, 400)], [6, 6], 6, False), "#2b2630", 0.8, 0), d.shape(geo.polygon([(x - 16, 393), (x, 380), (x + 16, 393)]), "#352d38", 0.8, 0)
    for k, (px, py) in enumerate(((388, 366), (398, 342), (392, 316), (404, 286), (420, 256), (416, 216), (436, 172))):
        d.fill(geo.blob(d.rng, px, py, 8 + 3.6 * k, 8 + 3 * k, 8, 0.12), "#d8c8c0", 0.5 - 0.055 * k, 2.5 + 1.2 * k, False)



def pocket(d):
    path = geo.curve(POCKET)
    front = geo.curve([(212, 442, "c"), (260, 462), (316, 470), (372, 462), (420, 432, "c"), *POCKET[2:]])
    d.fill(geo.moved(path, 12, 14), "#0a1024", 0.7, 10, False)
    d.fill(front, "#3d5480")
    weave(d, [(212, 442, "c"), (260, 462), (316, 470), (372, 462), (420, 432, "c"), *POCKET[2:]])
    with d.inside(front):
        d.fill(geo.ellipse(316, 540, 80, 90), "#e08a4a", 0.34, 30, False)
        d.fill(geo.ribbon([(424, 450), (426, 560), (400, 660), (230, 668)], [30, 34, 30, 20], 30), DEEP, 0.75, 12, False)
    d.contour(front, 1.1, lost=0.15)
    hem = [(212, 442, "c"), (260, 463), (316, 471), (372, 463), (421, 432, "c"), (422, 458, "c"), (374, 490), (316, 498), (258, 491), (212, 468, "c")]
    d.fill(geo.moved(geo.curve(hem), 1, 7), "#0c1228", 0.6, 4, False), d.fill(geo.curve(hem), "#4a6492")
    weave(d, hem)
    d.stroke([(212, 442), (260, 463), (316, 471), (372, 463), (421, 432)], 2.0, "#ffdc8c", (0.05, 0.05))
    for stitch in (geo.sample([(216, 462), (258, 484), (316, 491), (372, 483), (418, 454)], 30), geo.sample([(222, 480), (224, 560), (236, 640), (250, 650), (320, 651), (388, 644), (404, 628), (414, 540), (412, 478)], 64)):
        for a, b in zip(stitch[::2], stitch[1::2], strict=False):
            d.stroke([tuple(a), tuple(b)], 1.0, "#e0c898", (0.05, 0.05), 0.1)
    d.shape(geo.rectangle(352, 560, 34, 24, 2, -4), "#d9b060", 0.8, 0.1), d.stroke([(358, 570), (380, 568)], 1.0, "#4c3828", (0.05, 0.05))  # a letter box
    d.shape(geo.ellipse(345, 598, 4), "#e8c878", 0.7, 0.1)


def hangs(t):
    """Middle of the ladder at a share of its length."""
    return np.array((306 + 10 * np.sin(3.1 * t) - 14 * t * t, 462 + 660 * t))


def rope_ladder(d):
    half = lambda t: 21 - 2 * t
    for dark in (True, False):
        with d.at(13 if dark else 0, 10 if dark else 0):
            for side in (-1, 1):
                line = [tuple(hangs(t) + (side * half(t) + 1.4 * np.sin(40 * t + side), 0)) for t in np.linspace(0.0, 0.985, 40)]
                band = geo.ribbon(line, [4.6, 4.2, 4.2], 120, False)
                d.fill(band, "#070b1a" if dark else "#d8bd88", 0.6 if dark else 1, 3 if dark else 0, not dark)
                if not dark:
                    spots = geo.sample(line, 190)
                    for x, y in spots[::2]:
                        d.stroke([(x - 2.2, y + 1.5), (x + 2.2, y - 1.5)], 0.6, "#7d5a3c", (0.05, 0.05), 0)
            for k, t in enumerate(np.linspace(0.075, 0.965, 24)):
                x, y = hangs(t)
                tilt, w = d.rng.normal(0, 1.4) if not dark else 0, half(t) + 7
                rung = geo.ribbon([(x - w, y - tilt), (x + w, y + tilt)], [6.4, 6.4], 6)
                d.fill(rung, "#070b1a" if dark else ("#b98a54", "#a87848", "#c79a62")[k % 3], 0.6 if dark else 1, 3 if dark else 0, not dark)
                if not dark:
                    d.fill(geo.ribbon([(x - w, y - tilt + 2), (x + w, y + tilt + 2)], [2.4, 2.4], 6), "#5a3a30", 0.7, 0.4, False), d.contour(rung, 0.55)
                    for side in (-1, 1):
                        d.fill(geo.ellipse(x + side * half(t), y + side * tilt, 4.6, 5.2), "#e2c994"), d.stroke([(x + side * half(t) - 3, y - 3), (x + side * half(t) + 3, y + 3)], 0.6, "#7d5a3c")
    for side in (-1, 1):  # over the hem, and tied to a stitch
        x, y = hangs(0)
        d.fill(geo.ribbon([(x + side * 21, y + 8), (x + side * 20, y + 2), (x + side * 17, y - 12)], [5, 5.6, 5], 8), "#e8cf98")
        d.fill(geo.ellipse(x + side * 21, y + 40, 7, 6), "#d8bd88"), d.contour(geo.ellipse(x + side * 21, y + 40, 7, 6), 0.6)


def boots(d):
    for x, y, flip, lean in ((626, 1150, False, 0), (716, 1164, False, 4)):
        d.fill(geo.ellipse(x + 46, y + 6, 96, 13), "#080c18", 0.75, 6, False)
        with d.at(x, y, 1.28, lean, flip):
            shape = geo.curve([(-34, -150, "c"), (0, -156), (34, -148, "c"), (30, -96), (34, -60), (60, -44), (86, -30), (94, -8), (90, 2, "c"), (-36, 3, "c"), (-40, -30), (-30, -86)])
            d.fill(shape, "#3a2a32")
            with d.inside(shape):
                d.fill(geo.ribbon([(-30, -150), (-28, -80), (-36, 0)], [16, 14, 18], 16), "#6f7f98", 0.7, 6, False), d.fill(geo.ribbon([(30, -150), (26, -70), (90, -10)], [26, 22, 20], 16), "#140f1c", 0.8, 8, False)
                d.fill(geo.ellipse(66, -32, 18, 7, 30), "#8f8798", 0.6, 4, False)
            d.contour(shape, 1.0)
            for k in range(5):
                d.stroke([(14, -128 + 17 * k), (32, -124 + 17 * k)], 1.1, "#c8b090", (0.05, 0.2))
            d.fill(geo.ellipse(0, -151, 33, 7), "#0c0914"), d.shape(geo.polygon([(-37, 0), (93, -2), (93, 8), (10, 8), (8, 5), (-2, 5), (-4, 9), (-37, 9)]), "#1a1420", 0.7, 0)


def caller(d):
    """The one below: hat, coat, a suitcase; one hand is on the rope already."""
    x, y = 246, 1144
    d.fill(geo.ellipse(x + 24, y + 2, 44, 6), "#080c18", 0.8, 3, False)
    pose = (((-11, -62), (-12, -46)), ((14, -84), (31, -100)), ((-4, -26), (-6, 0)), ((4, -26), (6, 0)))
    path = placed(figure(pose, coat=18, flare=13, hair="short", hat="brim"), x, y, 88)
    d.fill(path, "#241c30")
    with d.inside(path):
        d.fill(geo.subtract(geo.rectangle(x - 80, y - 120, 160, 130), geo.moved(path, 2.2, 0.6)), "#8fa8c4", 0.7, 0.6, False)
        d.fill(geo.subtract(geo.rectangle(x - 80, y - 120, 160, 130), geo.moved(path, -1.6, 2.4)), "#f0b060", 0.7, 0.6, False)
        d.fill(geo.ribbon([(x - 6, y - 72), (x + 6, y - 70)], [5, 5], 6), "#b8403c", 0.95, 0.4, False)
    case = geo.rectangle(x - 38, y - 40, 33, 26, 3)
    d.shape(case, "#9a5a3a", 0.9, 0.2), d.stroke([(x - 38, y - 29), (x - 5, y - 29)], 0.8, "#4a2a24", (0.02, 0.02)), d.stroke([(x - 26, y - 40), (x - 24, y - 45), (x - 15, y - 45), (x - 14, y - 40)], 1.4, "#3a2424", (0.02, 0.02))
    for k in (-31, -13):
        d.stroke([(x + k, y - 40), (x + k, y - 14)], 1.0, "#e0b070", (0.02, 0.02))


def paint(picture):
    picture.image = ramp(((0, "#1d2d45"), (0.4, "#2c4358"), (0.85, "#33495c"), (1, "#2a3848")), np.clip((picture.y + 20 * picture.noise(300, 4)) / 1200, 0, 1)).astype(np.float32)
    room, tower, flat, near = (Drawing(picture, "#0c1022", 1.7, light=(-0.7, -0.7), seed=seed) for seed in (3, 5, 9, 11))
    hall(room), coat(tower), flap(tower, 298, 790), flap(tower, 540, 784)
    for y in (520, 700, 890):
        button(tower, 462, y, 25)
    lodging(flat), lapels(flat), stovepipe(flat), pocket(flat), rope_ladder(near), boots(near), caller(near)
    room.under(), tower.under(), flat.under()
    picture.glow(316, 410, 250, "#ffb050", 0.34, 1.8)
    near.under()
    cover = [drawing.cover() for drawing in (room, tower, flat, near)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.08).sharpen_at(316, 390, 140, 0.8).sharpen_at(240, 1100, 90, 0.9)
    picture.focus = np.maximum(picture.focus, blur(cover[3], 2) * 0.9)
    picture.directions(base=84, swirl=0.25)
    strokes(picture, (24, 12, 6, 3, 1.7), length=8, jitter=(0.014, 0.011), need=(0, 0.04, 0.045, 0.045))
    lit = step(cover[2], 0.2, 0.9)
    room.over((1 - cover[1]) * (1 - cover[3])), tower.over((1 - lit) * (1 - cover[3])), flat.over(1 - cover[3]), near.over()
    pencil(picture, "#f6efdf", layers=(66, -30), wide=1.3, reach=24, press=0.9, mask=0.10)
    return finish(picture, impasto=0.02, paper=0.03, bloom=0.05)
