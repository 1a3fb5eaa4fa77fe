"""Who will tell him that it is not his day off?

Death lies in a deck chair on a full beach, his scythe holds the parasol; all run, but a child brings him an ice cream.
"""

import numpy as np
from atelier import geometry as geo
from light import folk, heads
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 320, 1.25
BONE, ROBE, RED = "#f3ead2", "#2a2436", "#d8432f"


def scene(detail):
    bare_sheet()


def sea(d):
    d.fill(geo.rectangle(-10, 392, 820, 170), "#3f9fae")
    d.fill([(-20, 540, "c"), (140, 552), (340, 534), (560, 554), (820, 536, "c"), (820, 620, "c"), (-20, 620, "c")], "#8fd0cc")
    d.fill([(-20, 566, "c"), (160, 578), (380, 560), (600, 580), (820, 562, "c"), (820, 640, "c"), (-20, 640, "c")], "#f6f6ec")
    for k in range(40):
        x, y = d.rng.uniform(0, 800), d.rng.uniform(404, 540)
        w = 6 + 0.10 * (y - 390)
        d.stroke([(x - w, y), (x - 0.3 * w, y - 2.5), (x + 0.3 * w, y + 1), (x + w, y - 1)], 0.8, "#d9f0ee" if k % 3 else "#256f84")
    d.shape([(596, 404), (688, 402), (672, 424), (612, 424)], "#8a4a34", 1.0, 0.1), d.shape([(640, 400, "c"), (642, 318, "c"), (690, 394, "c")], "#f6f0e2", 1.0, 0.1), d.shape([(634, 398, "c"), (632, 334, "c"), (604, 396, "c")], "#f6f0e2", 1.0, 0.1)


def panic(d):
    """Towards the water, all at once; those in the water would rather be farther out."""
    for x, y, high in ((70, 470, 34), (150, 452, 26), (250, 476, 36), (420, 462, 28), (520, 482, 36), (742, 474, 34)):
        look = heads.someone(np.random.default_rng(int(x)), age=0.4)
        with d.inside(geo.rectangle(x - 60, y - 90, 120, 90)):
            folk.folk(d, x, y + 1.3 * high, 2.6 * high, "cheer", look, "shout", Wear("suit", "#d9663c"), 0.2)
        d.stroke([(x - 24, y), (x, y - 3), (x + 24, y)], 1.6, "#f6f6ec")
    runners = ((92, 626, 118, "run", "fear", "#d9a03c", True), (196, 612, 106, "run", "shout", "#4f6fa8", True), (610, 616, 110, "run", "fear", "#8f5f9c", False), (716, 634, 124, "run", "gasp", "#3f7a5a", False), (664, 604, 76, "run", "joy", "#d8633f", False))
    for n, (x, y, high, pose, mood, tone, flip) in enumerate(runners):
        rng = np.random.default_rng(300 + n)
        look = heads.someone(rng, age=0.07 if high < 90 else float(rng.uniform(0.2, 0.9)))
        d.ground(x, y + 2, high * 0.45, "#b98f58", -8, 0.5)
        folk.folk(d, x, y, high, pose, look, mood, Wear("suit", tone, look.skin, look.skin, float(rng.uniform(0.85, 1.35))), 0.3, flip=flip, lean=8 if not flip else -8)
    for x, y in ((300, 634), (540, 640)):  # what was left behind
        d.shape([(x - 30, y), (x - 24, y - 12), (x + 30, y - 14), (x + 34, y - 2)], ("#e8b84a", "#7fb4c4")[x > 400], 0.9, 0.1)
        for k in range(3):
            d.stroke([(x - 18 + 16 * k, y - 1), (x - 14 + 16 * k, y - 13)], 1.3, "#f6f0e2", (0.02, 0.02))


def parasol(d):
    """The pole is his tool; the blade looks out above."""
    d.cast(geo.ellipse(420, 1050, 250, 60), 60, 0, "#a8743c", 0.45, 16)
    d.stroke([(556, 1010), (536, 700), (512, 330), (496, 116)], 5.0, "#7a4a2c", (0.02, 0.02))
    blade = [(500, 132), (470, 84), (400, 56), (310, 62), (232, 104), (196, 150, "c"), (280, 112), (368, 102), (444, 118), (490, 152)]
    d.shape(blade, "#cdd8dc", 1.5, 0)
    d.model(blade, "#6f8494", 8, 6, 0.7)
    canopy = [(210, 362), (240, 270), (340, 204), (500, 180), (650, 214), (736, 296), (752, 384), (690, 362), (634, 384), (570, 360), (500, 380), (430, 356), (366, 374), (300, 350), (254, 372)]
    d.shape(canopy, "#f6efe0", 1.6, 0)
    with d.inside(canopy):
        for k in range(-5, 5, 2):
            d.fill(geo.polygon([(500, 176), (482 + 62 * k, 410), (482 + 62 * (k + 1), 410)]), RED, hide=False)
            d.stroke([(500, 182), (482 + 62 * k, 390)], 0.8)
    d.model(canopy, "#7a2a3a", 26, 18, 0.5)
    d.contour(canopy, 1.6, lost=0.1)


def chair(d):
    for points in ([(250, 1090), (420, 800), (540, 600)], [(330, 1120), (500, 830), (616, 628)]):
        d.shape(geo.ribbon(points, [17, 16, 15], 14), "#b8803f", 1.2, 0.14)
    for points in ([(560, 1100), (420, 900), (300, 830)], [(640, 1120), (500, 930), (372, 852)]):
        d.shape(geo.ribbon(points, [17, 16, 15], 14), "#a06c34", 1.2, 0.14)
    cloth = [(536, 610, "c"), (616, 634, "c"), (560, 790), (500, 920), (390, 1000), (300, 1000, "c"), (252, 940, "c"), (350, 916), (430, 850), (490, 730)]
    d.shape(cloth, "#f0e2c0", 1.4, 0)
    with d.inside(cloth):
        for k in range(7):
            d.fill(geo.ribbon([(546 + 12 * k, 600), (470 + 16 * k, 820), (380 + 12 * k, 920), (240 + 16 * k, 960 + 6 * k)], [6, 6, 6, 6], 20), "#3f7f9c", hide=False)
    d.model(cloth, "#8a6a4a", 18, 12, 0.5)


def death(d):
    """He has taken off his shoes, if he ever had any."""
    robe = [(480, 540), (560, 590), (590, 690), (560, 800), (500, 890), (400, 930), (300, 930), (214, 900), (200, 860), (250, 830), (330, 820), (380, 760), (390, 660), (420, 580)]
    d.cast(robe, 14, 18, "#7a5a34", 0.4, 10)
    d.shape(robe, ROBE, 1.6, 0)
    with d.inside(robe):
        for points in ([(470, 640), (450, 760), (390, 850), (300, 890)], [(520, 660), (510, 780), (450, 870)], [(420, 700), (400, 790), (330, 850)]):
            d.stroke(points, 1.6, "#4f4660")
    d.model(robe, "#0f0c18", 30, 20, 0.7)
    hood = [(412, 580), (384, 500), (400, 424), (458, 384), (528, 400), (572, 468), (572, 560), (530, 620), (460, 626)]
    d.shape(hood, ROBE, 1.6, 0)
    d.model(hood, "#0f0c18", 22, 14, 0.7)
    d.fill([(408, 552), (398, 492), (416, 440), (460, 416), (510, 432), (532, 490), (524, 556), (480, 600), (430, 594)], "#120e1a")
    with d.at(458, 598, 1.66, -9):  # the skull
        d.shape([(0, -98), (26, -92), (37, -70), (35, -46), (26, -34), (22, -8), (0, -2), (-22, -8), (-26, -34), (-35, -46), (-37, -70), (-26, -92)], BONE, 1.4, 0.12)
        for side in (-1, 1):
            d.shape([(side * 3, -58), (side * 30, -62), (side * 31, -46), (side * 18, -40), (side * 5, -46)], "#1a1622", 1.2, 0)
            d.stroke([(side * 8, -56), (side * 16, -58)], 1.2, "#8a9cb4")
        d.stroke([(-6, -56), (0, -58), (6, -56)], 2.0, "#1a1622", (0.02, 0.02)), d.stroke([(-31, -58), (-38, -62)], 1.6, "#1a1622"), d.stroke([(31, -58), (38, -62)], 1.6, "#1a1622")
        d.shape([(0, -38), (5, -28), (0, -26), (-5, -28)], "#4a3a3c", 0.8, 0)
        d.stroke([(-20, -20), (-8, -13), (8, -13), (20, -21)], 1.6)
        for k in range(-3, 4):
            d.stroke([(5.4 * k, -21 + 0.5 * abs(k)), (5.2 * k, -8 + 0.2 * abs(k))], 0.9)
        d.fill(geo.ellipse(-24, -28, 8, 5), "#e88a6a", 0.5, 3, False), d.fill(geo.ellipse(24, -28, 8, 5), "#e88a6a", 0.5, 3, False)
    for line, hand_at, turn in (([(430, 650), (356, 690), (306, 664)], (304, 668), -60), ([(552, 660), (610, 740), (568, 800)], (570, 796), 208)):
        d.shape(geo.ribbon(line, [64, 58, 50], 24), ROBE, 1.4, 0.16)
        heads.hand(d, *hand_at, 84, "open" if turn < 0 else "flat", BONE, turn)
    d.ground(230, 1052, 170, "#a8743c", 4, 0.5)
    d.shape(geo.polygon([(178, 940), (306, 940), (302, 1050), (182, 1050)]), "#a8763c", 1.3, 0.14)
    for y in (966, 998, 1026):
        d.stroke([(180, y), (304, y)], 1.2, "#5a3a20", (0.02, 0.02))
    d.shape([(180, 890), (196, 820), (250, 812), (300, 820), (290, 950), (192, 950)], "#4f8fb0", 1.4, 0.14)  # the tub
    d.shape(geo.ellipse(244, 826, 58, 15), "#bfe4e4", 1.2, 0)
    for x in (226, 266):
        d.shape(geo.ribbon([(x + 34, 842), (x + 16, 836), (x, 826)], [15, 13, 12], 10), BONE, 1.0, 0.1)
        for k in range(4):
            d.shape(geo.ellipse(x - 10 + 7 * k, 818 - 2 * abs(k - 1.5), 4, 6), BONE, 0.8, 0)


def the_brave(d):
    """The child; the neighbour who is too old to run; and one who cannot."""
    cone = lambda q: (q.shape([(-5, -2), (5, -2), (0, 14)], "#d9a45c", 0.7, 0.1), q.shape(geo.ellipse(0, -6, 7, 6.5), "#f2a7b4", 0.8, 0.1), q.shape(geo.ellipse(1, -14, 5.6, 5.4), "#f6efe0", 0.8, 0.1))
    d.ground(112, 992, 110, "#a8743c", 0, 0.5)
    folk.folk(d, 112, 990, 232, "carry", Look("#f2c9a4", "#c8622c", "bob", "", 0.06, 1.12, 0.94, 0.86, "button", freckles=True), "smile", Wear("gown", "#e8b83c", ornament=lambda q, body: q.scatter(body, 9, lambda r, _: r.fill(geo.ellipse(0, 0, 2), RED, hide=False))), 0.5, (0.8, -0.7), holds={"far": cone})
    with d.at(690, 1080):
        d.ground(0, 6, 200, "#a8743c", 0, 0.5)
        d.shape([(-80, -10), (-70, -150), (60, -160), (84, -10)], "#8fae8c", 1.3, 0.14)
        for x in (-62, 66):
            d.shape(geo.ribbon([(x, 20), (x * 0.9, -150)], [12, 10], 10), "#a06c34", 1.0, 0.1)
        folk.folk(d, 0, 16, 250, "sit", Look("#e6bd98", "#e6e0d4", "bun", "", 0.95, 1.05, 1.0, 0.9, "long", glasses=True), "doubt", Wear("gown", "#7a4a7a", build=1.3), -0.7, (-1, -0.2), True)
        ball = geo.ellipse(-58, 30, 26)
        d.shape(ball, "#c8503c", 1.1, 0.14), d.hatch(ball, 30, 6, 0.5, "#7a2a2c")
        d.stroke([(-36, 24), (-20, -20), (-30, -70)], 1.0, "#c8503c")
    mound = [(316, 1180), (346, 1124), (420, 1098), (510, 1096), (580, 1120), (620, 1180)]
    d.shape(mound, "#e8c88e", 1.2, 0.14)
    heads.head(d, 372, 1150, 92, Look("#e2a880", "#2a2226", "parted", "moustache", 0.5, 1.1), "gasp", 0.4, (0.4, -1), -24, neck=False)
    d.shape([(560, 1124), (566, 1084), (584, 1084), (590, 1120)], "#e2a880", 1.0, 0.1), d.shape([(534, 1124), (540, 1080), (558, 1080), (564, 1122)], "#e2a880", 1.0, 0.1)
    for x, y, w in ((208, 1140, 40), (252, 1150, 34), (166, 1152, 36)):
        d.shape([(x - w / 2, y + 30, "c"), (x - w * 0.42, y, "c"), (x + w * 0.42, y, "c"), (x + w / 2, y + 30, "c")], "#dcb878", 1.0, 0.14)
        for k in (-1, 0, 1):
            d.shape(geo.rectangle(x + k * w * 0.3 - 4, y - 8, 8, 10), "#dcb878", 0.8, 0)
    d.stroke([(208, 1132), (208, 1104)], 1.2), d.fill([(208, 1104, "c"), (228, 1110), (208, 1118, "c")], RED)


def paint(picture):
    sky = ramp(((0, "#6fb8dc"), (0.2, "#b4dce4"), (0.325, "#f2ecd2")), (picture.y + 20 * picture.noise(300, 4, stretch=(3, 1))) / 1200)
    sand = ramp(((0, "#f0d9a4"), (0.5, "#efcf92"), (1, "#dcae6a")), np.clip((picture.y - 560) / 640 + 0.03 * picture.noise(160, 5), 0, 1))
    picture.image = np.where((picture.y > 560)[..., None], sand, sky).astype(np.float32)
    far, him, near = (Drawing(picture, "#241c26", width, light=(-0.5, -0.85), seed=seed) for width, seed in ((1.5, 3), (2.1, 5), (1.9, 7)))
    sea(far), panic(far)
    parasol(him), chair(him), death(him), the_brave(near)
    for d in (far, him, near):
        d.under()
    wash(picture, edge=0.14, granulation=0.03, bleed=0.6)
    picture.directions(base=60)
    pencil(picture, "#f6efdc", (30, 62), 1.4, 24, 1.0, 0.5, mask=0.30 * him.cover())
    above = np.zeros(picture.shape, np.float32)
    for d in (near, him, far):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
