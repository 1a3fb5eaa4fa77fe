"""Who of the two is the danger to the china?

In a shop full of china a great bull stands on tiptoe with a tower of cups on its horns; its mistress smashes plates.
"""

import numpy as np
from atelier import geometry as geo
from light import heads
from light.drawing import Drawing
from light.filters import blur, step
from light.finish import finish
from light.hands import lino
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 317, 1.25
PAPER, BLUE, RED, BLACK = "#f4ecd8", "#3f6fa8", "#c8382f", "#1c1a24"
SHE = Look("#f4ecd8", "#c8382f", "bun", "", 0.5, 1.0, 1.08, 0.95, "long", 1.15, "#c8382f")


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
    for y in (150, 330, 510):
        d.shape(geo.polygon([(-10, y), (810, y - 3), (810, y + 14), (-10, y + 17)]), BLACK, 0, 0)
    for k, x in enumerate((60, 160, 640, 742)):
        plate(d, x, 96, 44, (BLUE, RED)[k == 1])
    for k, x in enumerate((44, 110, 690, 760)):
        cup(d, x, 324, 1.0, 0, k > 1, k % 3 if k % 3 != 2 else 0)
    for k, x in enumerate((52, 748)):
        plate(d, x, 458, 42, (BLUE, RED)[k])
    cup(d, 690, 504, 0.86, 0, True, 1)
    cup(d, 250, 144, 0.9, 0, False, 2), cup(d, 560, 144, 0.86, 0, True, 1)


def bull(d):
    """As black as the night, on the tips of its hooves, and it holds its breath."""
    body = [(300, 560), (210, 560), (110, 600), (54, 690), (58, 800), (92, 880), (80, 960), (92, 1060), (86, 1112, "c"), (128, 1112, "c"), (136, 1060), (150, 960), (190, 890), (270, 880), (330, 892), (352, 960), (352, 1060), (346, 1112, "c"), (388, 1112, "c"),
            (400, 1050), (412, 950), (430, 860), (470, 800), (480, 720), (460, 640), (400, 580)]
    d.shape(body, BLACK, 0, 0)
    for line in ([(58, 700), (26, 780), (40, 880), (24, 950)],):
        d.shape(geo.ribbon(line, [12, 9, 8, 5], 20), BLACK, 0, 0)
    d.shape([(24, 940), (44, 968), (30, 1010), (10, 980)], BLACK, 0, 0)
    for x in (106, 368):  # a hoof like a dancer's shoe
        d.fill([(x - 18, 1096, "c"), (x + 20, 1096, "c"), (x + 8, 1142), (x, 1150), (x - 8, 1142)], RED)
        d.stroke([(x - 18, 1090), (x + 16, 1070), (x - 12, 1054), (x + 14, 1036)], 2.0, RED)
    for k in range(14):  # cut lines that follow the flank
        t = k / 13
        d.stroke([(96 + 270 * t, 620 - 34 * np.sin(np.pi * t)), (84 + 300 * t, 740), (120 + 260 * t, 856)], 1.1, "#5a6a8a", (0.2, 0.7))
    head = [(330, 600), (352, 540), (400, 520), (470, 522), (512, 550), (524, 610), (510, 690), (494, 768), (462, 806), (410, 806), (374, 770), (352, 690)]
    d.shape(head, BLACK, 0, 0)
    d.contour(head, 1.2, lost=0.2, colour="#8a98b4")
    for side in (-1, 1):
        x = 432 + side * 88
        d.shape([(x - side * 10, 590), (x + side * 46, 566), (x + side * 66, 588), (x + side * 30, 622)], BLACK, 0, 0)
        horn = geo.ribbon([(432 + side * 56, 546), (432 + side * 118, 520), (432 + side * 136, 452), (432 + side * 112, 404)], [36, 32, 22, 5], 30)
        d.shape(horn, PAPER, 1.6, 0)
        for k in range(4):
            d.stroke([(432 + side * (96 + 9 * k), 536 - 24 * k), (432 + side * (118 + 6 * k), 528 - 22 * k)], 0.9, BLACK)
    for side in (-1, 1):
        d.fill(geo.ellipse(432 + side * 42, 628, 20, 15), PAPER), d.fill(geo.ellipse(432 + side * 40, 620, 9), BLACK)
        d.stroke([(432 + side * 20, 596), (432 + side * 44, 586), (432 + side * 70, 600)], 2.2, PAPER)
        d.fill(geo.ellipse(432 + side * 26, 756, 10, 14, side * 18), RED)
    d.stroke([(400, 786), (432, 794), (466, 786)], 2.0, PAPER)
    d.contour(geo.ellipse(432, 790, 24, 20), 3.2, lost=0, colour="#c9a24a")


def tower(d):
    """From horn to horn a tray, on it everything."""
    d.shape(geo.polygon([(296, 396), (560, 388), (566, 404), (292, 412)]), RED, 1.4, 0)
    for x, y, s, turn, flip, kind in ((346, 394, 1.1, -3, False, 2), (430, 390, 0.9, 4, False, 0), (506, 388, 1.0, -2, True, 1), (372, 324, 0.9, 5, True, 1), (456, 344, 0.95, -6, False, 2), (404, 272, 0.9, 6, False, 0), (430, 222, 0.8, -9, True, 1), (414, 180, 0.74, 8, False, 0)):
        cup(d, x, y, s, turn, flip, kind)


def mistress(d):
    """She has had enough of being careful."""
    gown = [(560, 1230, "c"), (574, 1060), (600, 940), (622, 880), (690, 868), (744, 884), (776, 960), (800, 1080), (820, 1230, "c")]
    d.shape(gown, RED, 1.6, 0)
    with d.inside(gown):
        for row in range(9):
            for n in range(9):
                d.fill(geo.ellipse(560 + 34 * n + 17 * (row % 2), 900 + 40 * row, 6), PAPER, hide=False)
    d.shape([(612, 960), (760, 960), (780, 1230, "c"), (604, 1230, "c")], PAPER, 1.4, 0)
    d.stroke([(640, 1000), (636, 1100), (644, 1210)], 1.2, BLUE), d.stroke([(726, 1000), (734, 1100), (730, 1210)], 1.2, BLUE)
    for line, hand_at, turn in (([(624, 900), (566, 880), (560, 800)], (560, 806), -8), ([(742, 900), (794, 830), (766, 752)], (768, 758), -14)):
        d.shape(geo.ribbon(line, [52, 46, 36], 20), RED, 1.5, 0)
        heads.hand(d, *hand_at, 84, "grip", PAPER, turn)
    heads.head(d, 684, 870, 188, SHE, "shout", -0.55, (-1, -0.1), -6)
    d.shape([(620, 886), (660, 910), (700, 912), (744, 884), (730, 930), (690, 940), (644, 930)], PAPER, 1.4, 0)
    plate(d, 556, 730, 46)
    with d.at(748, 690):
        d.shape([(-44, 10), (-30, -36), (8, -44), (4, -18), (22, -8), (4, 14), (-14, 8)], PAPER, 1.4, 0), d.shape([(20, -34), (46, -16), (42, 20), (18, 26), (26, 2)], PAPER, 1.4, 0)


def shards(d):
    rng = np.random.default_rng(7)
    d.fill([(-20, 1140, "c"), (820, 1132, "c"), (820, 1220, "c"), (-20, 1220, "c")], BLUE)
    for x in np.arange(-10, 820, 46):
        d.stroke([(x, 1146), (x - 26, 1210)], 1.2, PAPER, (0.02, 0.02))
    for _ in range(34):
        x, y, s = rng.uniform(400, 640), 1168 - rng.uniform(0, 1) ** 3 * 260, rng.uniform(8, 24)
        a = rng.uniform(0, 6.28)
        points = [(x + s * rng.uniform(0.5, 1) * np.cos(a + t), y + s * 0.7 * rng.uniform(0.5, 1) * np.sin(a + t)) for t in (0, 1.6, 3.0, 4.4)]
        d.shape(geo.polygon(points), PAPER, 1.2, 0)
        if rng.random() < 0.5:
            d.fill(geo.ellipse(x, y, 2.6), BLUE, hide=False)
    d.stroke([(120, 1192), (150, 1176), (196, 1180)], 1.6, PAPER)
    d.shape([(176, 1186), (182, 1164), (206, 1160), (224, 1172), (232, 1186)], BLACK, 0, 0), d.fill(geo.ellipse(222, 1173, 2.4), PAPER)  # a mouse with a helmet on
    d.shape([(202, 1166), (206, 1150), (224, 1150), (230, 1166)], PAPER, 1.0, 0)


def paint(picture):
    picture.image = np.ones((*picture.shape, 3), np.float32) * np.array((0.957, 0.925, 0.847), np.float32)
    back, near = Drawing(picture, BLACK, 2.4, light=(-0.4, -0.9), lost=0.05, seed=3), Drawing(picture, BLACK, 2.6, light=(-0.4, -0.9), lost=0.05, seed=5)
    shelves(back), shards(back)
    bull(near), tower(near), mistress(near)
    back.under(), back.over(rough=0), near.under(), near.over(rough=0)
    image = picture.image
    red = step(blur(image[..., 0] - image[..., 2], 0.8), 0.22, 0.42)
    blue = step(blur(image[..., 2] - image[..., 0], 0.8), 0.10, 0.26)
    dark = step(blur(image.mean(-1), 0.6), 0.40, 0.24)
    picture.directions(base=32, form=0, edge=1.2, swirl=0.35)
    lino(picture, PAPER, [(BLUE, blue), (RED, red), (BLACK, dark)], wide=2.6, reach=24, chatter=0.02, salt=0.0, seed=4)
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
