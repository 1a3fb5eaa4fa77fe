"""Who of the two is the danger to the china?

In a shop full of china a great bull stands on tiptoe with a tower of cups on its horns; a cat on a shelf pushes a plate off.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, step
from light.finish import finish
from light.hands import lino
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 317, 0.4
PAPER, BLUE, RED, BLACK = "#f4ecd8", "#3f6fa8", "#c8382f", "#1c1a24"


def scene(detail):
    bare_sheet()


def cup(d, x, y, size, turn=0.0, flip=False, kind=0):
    with d.at(x, y, size, turn, flip):
        if kind == 2:  # the pot
            d.stroke([(38, -40), (62, -44), (60, -14), (36, -12)], 3.0, BLUE)
            d.shape([(-40, -30), (-66, -54), (-72, -48), (-50, -8)], PAPER, 1.2, 0)
            d.shape([(-40, -46), (40, -46), (46, -20), (28, 4), (-28, 4), (-46, -20)], PAPER, 1.4, 0)
            d.shape([(-24, -46), (-14, -62), (14, -62), (24, -46)], PAPER, 1.2, 0), d.fill(geo.ellipse(0, -67, 6), BLUE)
        else:
            d.stroke([(24, -34), (42, -34), (40, -12), (20, -10)], 2.6, BLUE)
            d.shape([(-30, -42), (30, -42), (24, -10), (12, 0), (-12, 0), (-24, -10)], PAPER, 1.4, 0)
            d.shape(geo.ellipse(0, 3, 36, 6), PAPER, 1.2, 0)
        with d.inside(geo.rectangle(-30, -40, 60, 36)):
            if kind == 0:
                d.scatter(geo.rectangle(-30, -36, 60, 24), 17, lambda q, _: q.fill(geo.ellipse(0, 0, 3.6), BLUE, hide=False))
            elif kind == 1:
                for k in range(-3, 4):
                    d.stroke([(10 * k - 6, -40), (10 * k + 6, -6)], 1.6, BLUE, (0.02, 0.02))
            else:
                for a in np.arange(0, 6.28, 1.05):
                    d.fill(geo.ellipse(11 * np.cos(a), -22 + 11 * np.sin(a), 7, 4, np.degrees(a)), BLUE, hide=False)
                d.fill(geo.ellipse(0, -22, 4), RED, hide=False)


def plate(d, x, y, r, tone=BLUE):
    d.shape(geo.ellipse(x, y, r), PAPER, 1.3, 0)
    d.contour(geo.ellipse(x, y, r * 0.68), 1.4, lost=0, colour=tone)
    for a in np.arange(0, 6.28, 0.63):
        d.fill(geo.ellipse(x + 0.84 * r * np.cos(a), y + 0.84 * r * np.sin(a), r * 0.075), tone, hide=False)
    for a in np.arange(0, 6.28, 1.26):
        d.fill(geo.ellipse(x + 0.24 * r * np.cos(a), y + 0.24 * r * np.sin(a), r * 0.24, r * 0.12, np.degrees(a)), tone, hide=False)


def shelves(d):
    """All that can break, in rows."""
    for y in (150, 330):
        d.shape(geo.polygon([(-10, y), (810, y - 3), (810, y + 14), (-10, y + 17)]), BLACK, 0, 0)
    for k, x in enumerate((60, 160, 254)):
        plate(d, x, 96, 44, (BLUE, RED)[k == 1])
    cup(d, 700, 144, 0.9, 0, False, 2), cup(d, 770, 144, 0.9, 0, False, 1)
    for k, x in enumerate((50, 126, 202)):
        cup(d, x, 324, 1.0, 0, k > 1, k % 3 if k % 3 != 2 else 0)


def cat(d):
    """It sits above, it has all the time in the world, and it is the one that breaks things."""
    shape = geo.union(
        geo.curve([(800, 328, "c"), (694, 328, "c"), (690, 290), (704, 244), (734, 216), (770, 222), (800, 260)]),
        geo.ellipse(714, 204, 37, 33), geo.polygon([(682, 196), (680, 152), (708, 178)]), geo.polygon([(720, 176), (746, 150), (750, 196)]),
        geo.ribbon([(712, 262), (676, 284), (636, 282)], [30, 24, 17], 16),
    )
    tail = geo.ribbon([(790, 322), (772, 380), (744, 440), (758, 486), (784, 476)], [20, 17, 15, 13, 10], 30)
    d.shape(shape, BLACK, 0, 0), d.shape(tail, BLACK, 0, 0)
    for x in (698, 728):
        d.fill(geo.ellipse(x, 202, 8, 6), PAPER), d.fill(geo.ellipse(x - 3, 203, 2.6, 5), BLACK)
    d.stroke([(702, 220), (710, 225), (718, 220)], 1.4, PAPER)
    for k in range(3):
        d.stroke([(740 + 14 * k, 250 + 4 * k), (746 + 14 * k, 290), (742 + 15 * k, 318)], 1.2, PAPER, (0.2, 0.5))
    with d.at(738, 700, 1, 28, tall=0.86):
        plate(d, 0, 0, 46, RED)
    for k in range(3):
        d.stroke([(764 - 24 * k, 604 + 8 * k), (760 - 24 * k, 638 + 6 * k)], 1.6, BLACK)


def slipper(d, x, y, turn=0.0):
    """A hoof in a dancer's shoe, and its ribbons."""
    with d.at(x, y, 1, turn):
        d.fill([(-19, -44, "c"), (19, -44, "c"), (17, -14), (8, 14), (-8, 14), (-17, -14)], RED)
        for k in range(3):
            d.stroke([(-18, -52 - 26 * k), (16, -70 - 26 * k)], 2.2, RED, (0.05, 0.05)), d.stroke([(18, -52 - 26 * k), (-16, -70 - 26 * k)], 2.2, RED, (0.05, 0.05))
        d.stroke([(-9, -40), (0, -26), (9, -40)], 1.3, PAPER)


def bull(d):
    """As black as the night, on the tips of its hooves, and it holds its breath."""
    far = [geo.ribbon([(214, 780), (214, 900), (250, 980), (232, 1060), (234, 1110)], [100, 60, 38, 34, 34], 40), geo.ribbon([(470, 780), (560, 860), (530, 950), (486, 1000)], [90, 58, 40, 34], 40)]
    near = [geo.ribbon([(118, 760), (104, 890), (146, 980), (124, 1060), (126, 1110)], [140, 78, 42, 36, 36], 40), geo.ribbon([(406, 770), (424, 910), (410, 1000), (416, 1110)], [130, 66, 46, 36], 40)]
    for leg in far:
        d.shape(leg, BLACK, 0, 0)
    slipper(d, 234, 1126), slipper(d, 474, 1012, 48)
    d.shape(geo.ribbon([(66, 640), (24, 700), (30, 820), (14, 900)], [16, 12, 10, 8], 24), BLACK, 0, 0), d.shape([(14, 890), (38, 924), (22, 970), (0, 934)], BLACK, 0, 0)
    for leg in near:
        d.shape(leg, BLACK, 0, 0), d.contour(leg, 1.4, lost=0.1, colour=PAPER)
    body = [(60, 690), (78, 606), (150, 574), (250, 588), (330, 566), (400, 520), (480, 540), (520, 640), (516, 760), (470, 850), (390, 876), (280, 850), (190, 868), (100, 872), (62, 790)]
    d.shape(body, BLACK, 0, 0)
    slipper(d, 126, 1126), slipper(d, 416, 1126)
    for k in range(11):  # cut lines that follow the flank
        t = k / 10
        d.stroke([(110 + 200 * t, 620 - 18 * np.sin(np.pi * t)), (96 + 226 * t, 730), (124 + 190 * t, 838)], 1.2, "#8a98b4", (0.2, 0.7))
    for k in range(4):
        d.stroke([(92 + 8 * k, 880 + 14 * k), (120 + 7 * k, 900 + 16 * k)], 1.2, "#8a98b4"), d.stroke([(398 + 6 * k, 890 + 16 * k), (430 + 3 * k, 900 + 18 * k)], 1.2, "#8a98b4")
    head = [(330, 600), (352, 540), (400, 520), (470, 522), (512, 550), (524, 610), (510, 690), (494, 768), (462, 806), (410, 806), (374, 770), (352, 690)]
    d.shape(head, BLACK, 0, 0)
    d.contour(head, 1.4, lost=0.1, colour=PAPER)
    for side in (-1, 1):
        x = 432 + side * 88
        d.shape([(x - side * 10, 590), (x + side * 46, 566), (x + side * 66, 588), (x + side * 30, 622)], BLACK, 0, 0)
        horn = geo.ribbon([(432 + side * 56, 546), (432 + side * 118, 520), (432 + side * 136, 452), (432 + side * 112, 404)], [36, 32, 22, 5], 30)
        d.shape(horn, PAPER, 1.6, 0)
        for k in range(4):
            d.stroke([(432 + side * (96 + 9 * k), 536 - 24 * k), (432 + side * (118 + 6 * k), 528 - 22 * k)], 0.9, BLACK)
    for side in (-1, 1):  # it dares to look up only with its eyes
        d.fill(geo.ellipse(432 + side * 42, 628, 20, 16), PAPER), d.fill(geo.ellipse(432 + side * 40, 619, 9), BLACK)
        d.stroke([(432 + side * 20, 594), (432 + side * 44, 588), (432 + side * 70, 604)], 2.2, PAPER)
        d.fill(geo.ellipse(432 + side * 26, 756, 10, 14, side * 18), RED)
    d.stroke([(412, 788), (432, 784), (452, 788)], 2.0, PAPER)


def tower(d):
    """From horn to horn a tray, on it everything."""
    d.shape(geo.polygon([(296, 396), (560, 388), (566, 404), (292, 412)]), RED, 1.4, 0)
    for x, y, s, turn, flip, kind in ((346, 394, 1.1, -3, False, 2), (430, 390, 0.9, 4, False, 0), (506, 388, 1.0, -2, True, 1), (372, 324, 0.9, 5, True, 1), (456, 344, 0.95, -6, False, 2), (404, 272, 0.9, 6, False, 0), (430, 222, 0.8, -9, True, 1), (414, 180, 0.74, 8, False, 0)):
        cup(d, x, y, s, turn, flip, kind)


def shards(d):
    rng = np.random.default_rng(7)
    d.fill([(-20, 1140, "c"), (820, 1132, "c"), (820, 1220, "c"), (-20, 1220, "c")], BLUE)
    for x in np.arange(-10, 820, 46):
        d.stroke([(x, 1146), (x - 26, 1210)], 1.2, PAPER, (0.02, 0.02))
    for _ in range(20):
        x, y, s = rng.normal(708, 44), 1176 - abs(rng.normal(0, 14)), rng.uniform(8, 22)
        a = rng.uniform(0, 6.28)
        points = [(x + s * rng.uniform(0.5, 1) * np.cos(a + t), y + s * 0.7 * rng.uniform(0.5, 1) * np.sin(a + t)) for t in (0, 1.6, 3.0, 4.4)]
        d.shape(geo.polygon(points), PAPER, 1.2, 0)
        if rng.random() < 0.5:
            d.fill(geo.ellipse(x, y, 2.6), BLUE, hide=False)
    with d.at(190, 0):  # a mouse with a helmet on
        d.stroke([(120, 1192), (150, 1176), (196, 1180)], 1.6, PAPER)
        d.shape([(176, 1186), (182, 1164), (206, 1160), (224, 1172), (232, 1186)], BLACK, 0, 0), d.fill(geo.ellipse(222, 1173, 2.4), PAPER)
        d.shape([(202, 1166), (206, 1150), (224, 1150), (230, 1166)], PAPER, 1.0, 0)


def paint(picture):
    picture.image = np.ones((*picture.shape, 3), np.float32) * np.array((0.957, 0.925, 0.847), np.float32)
    back, near = Drawing(picture, BLACK, 2.4, light=(-0.4, -0.9), lost=0.05, seed=3), Drawing(picture, BLACK, 2.6, light=(-0.4, -0.9), lost=0.05, seed=5)
    shelves(back), shards(back)
    cat(back)
    with near.at(84, 14):
        bull(near), tower(near)
    back.under(), back.over(rough=0), near.under(), near.over(rough=0)
    image = picture.image
    red = step(blur(image[..., 0] - image[..., 2], 0.8), 0.22, 0.42)
    blue = step(blur(image[..., 2] - image[..., 0], 0.8), 0.10, 0.26)
    dark = step(blur(image.mean(-1), 0.6), 0.40, 0.24)
    picture.directions(base=32, form=0, edge=1.2, swirl=0.35)
    lino(picture, PAPER, [(BLUE, blue), (RED, red), (BLACK, dark)], wide=2.6, reach=24, chatter=0.02, salt=0.0, seed=4)
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
