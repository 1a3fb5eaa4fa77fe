"""Does she know that there is a show on, or is she the show?

A giantess whose dress is a circus tent lifts its hem a little: a queue goes in, and inside it is bright.
"""

import numpy as np
from atelier import geometry as geo
from light import folk, heads
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 308, 1.25
RED, CREAM, NAVY, GOLD = "#cb3d3a", "#fbf0d8", "#22304f", "#e3ac45"
SHE = Look("#f4d0b0", "#2a2226", "parted", "", 0.3, 0.98, 1.04, 0.86, "straight", 1.0, "#b8283a")
WAIST, HEM = 500, 1092


def scene(detail):
    bare_sheet()


def hem(t):
    """A point of the hem: t is 0 at the left end, 1 at the right."""
    return np.array((60 + 680 * t, HEM - 26 * np.sin(np.pi * t) + 26))


def stripe(first, last):
    """Between two shares of the waist and of the hem; the cloth hangs in a bow."""
    def edge(t):
        foot, top = hem(t), np.array((338 + 124 * t, WAIST))
        middle = top * 0.5 + foot * 0.5 + np.array(((t - 0.5) * -70, 30))
        return geo.sample([tuple(top), tuple(middle), tuple(foot)], 14)
    return [*map(tuple, edge(first)), *map(tuple, edge(last)[::-1])]


def skirt(d):
    count = 13
    whole = stripe(0, 1)
    for k in range(count):
        shape = geo.polygon(stripe(k / count, (k + 1) / count))
        d.shape(shape, CREAM if k % 2 else RED, 1.0, 0)
        d.model(shape, "#8a1f3a" if k % 2 == 0 else "#c9a890", 9, 7, 0.5)
        d.stroke(stripe(k / count, k / count)[:14], 1.0)
    d.model(geo.polygon(whole), "#5a1f4a", 60, 40, 0.45)
    for k in range(26):  # the scalloped edge with bells
        t = (k + 0.5) / 26
        x, y = hem(t)
        d.shape([(x - 14, y - 8, "c"), (x + 14, y - 8, "c"), (x + 10, y + 10), (x, y + 18), (x - 10, y + 10)], GOLD if k % 2 else NAVY, 0.8, 0.12)
    for row in (0, 1):  # strings of lamps
        line = [np.array(stripe(k / 12, k / 12)[10 if row else 7]) + (0, 16 * np.cos(k * np.pi)) for k in range(13)]
        d.stroke([tuple(p) for p in line], 0.8, "#4a2a2c", (0.02, 0.02))
        for x, y in geo.sample([tuple(p) for p in line], 30 + 12 * row):
            d.fill(geo.ellipse(x, y + 4, 4.2), "#ffe79c"), d.contour(geo.ellipse(x, y + 4, 4.2), 0.4)
    d.shape([(330, 470), (400, 484), (470, 470), (482, 512), (400, 530), (318, 512)], GOLD, 1.2, 0.16)
    for k in range(7):
        x = 334 + 22 * k
        d.shape([(x, 492), (x + 8, 504), (x, 516), (x - 8, 504)], RED if k % 2 else NAVY, 0.7, 0.1)


def entrance(d):
    """The lifted corner: within, a ring, sawdust, and all that the queue has paid for."""
    hole = [(176, 1112, "c"), (196, 990), (262, 900), (338, 874), (404, 930), (428, 1030), (432, 1116, "c")]
    d.fill(hole, "#6a2030")
    with d.inside(hole):
        d.fill(geo.ellipse(316, 1040, 170, 170), "#f2a83c", 0.9, 30, False), d.fill(geo.ellipse(316, 1050, 100, 100), "#ffe9a8", 0.95, 24, False)
        for k in range(-3, 4):
            d.stroke([(316 + 8 * k, 880), (316 + 46 * k, 980), (316 + 60 * k, 1060)], 1.2, "#c9603c")
        d.fill(geo.ellipse(314, 1108, 120, 26), "#e8c078"), d.contour(geo.ellipse(314, 1108, 120, 26), 1.4, colour="#a8343c", lost=0)
        d.stroke([(240, 946), (330, 956), (412, 944)], 1.0, "#5a3020", (0.02, 0.02))
        folk.folk(d, 332, 954, 56, "cheer", Look("#a06a48", "#2a2226", "crop"), "joy", Wear("suit", "#3f7a8a"), 0)
        with d.at(282, 1112, 0.62):  # the elephant that bows
            d.shape([(-70, 0, "c"), (-76, -60), (-40, -96), (20, -92), (56, -60), (60, 0, "c"), (34, 0, "c"), (26, -34), (-30, -34), (-42, 0, "c")], "#8f90a8", 1.1, 0.18)
            d.shape([(40, -80), (74, -104), (104, -84), (100, -50), (112, -20), (126, -18), (120, -4), (96, -10), (84, -44), (56, -44)], "#8f90a8", 1.1, 0.16)
            d.shape([(36, -94), (66, -92), (60, -52), (34, -56)], "#7a7b96", 1.0, 0.14), d.fill(geo.ellipse(86, -78, 3), "#1c1a20")
            d.shape([(-46, -92), (10, -90), (14, -60), (-50, -62)], RED, 0.9, 0.12)
        folk.folk(d, 392, 1112, 78, "dance", Look("#f4d8be", "#c8502c", "curls", "", 0.4, nose="bulb"), "joy", Wear("suit", GOLD, build=1.4), -0.4, hat=folk.fool(RED, "#3f7a8a"), flip=True)
    d.contour(hole, 1.6, lost=0)
    flap = [(338, 870), (404, 926), (428, 1030), (432, 1118, "c"), (462, 1108), (470, 1010), (442, 912), (376, 852)]
    d.shape(flap, "#8a2436", 1.1, 0.16)
    fold = [(176, 1116, "c"), (194, 988), (258, 896), (338, 870), (330, 838), (246, 868), (176, 970), (148, 1110, "c")]
    d.shape(fold, "#f1d9b8", 1.1, 0.16)
    d.stroke([(162, 1104), (186, 976), (254, 880), (332, 850)], 1.0, RED)


def bust(d):
    """A corset with laces, shoulders bare; one hand lifts the skirt, the other holds the parasol of clouds."""
    arm = geo.ribbon([(318, 330), (232, 420), (196, 560), (232, 700), (282, 800)], [50, 46, 42, 38, 30], 40)
    d.shape(arm, SHE.skin, 1.3, 0)
    d.model(arm, "#c9805c", 14, 10, 0.6)
    d.shape(geo.ribbon([(262, 760), (284, 806)], [48, 44], 8, caps=False), CREAM, 1.1, 0.14)
    heads.hand(d, 282, 802, 84, "pinch", SHE.skin, 152)
    other = geo.ribbon([(482, 330), (566, 400), (622, 350), (640, 250)], [50, 46, 40, 30], 40)
    d.shape(other, SHE.skin, 1.3, 0)
    d.model(other, "#c9805c", 14, 10, 0.6)
    d.shape(geo.ribbon([(634, 290), (642, 246)], [46, 42], 8, caps=False), CREAM, 1.1, 0.14)
    d.stroke([(654, 300), (650, 200), (648, 92)], 3.4, "#7a4a24", (0.02, 0.02))
    canopy = [(524, 112), (556, 56), (610, 22), (650, 14), (694, 22), (748, 58), (776, 116), (734, 100), (692, 116), (650, 100), (606, 116), (566, 100)]
    d.shape(canopy, "#3f7a8a", 1.2, 0)
    with d.inside(canopy):
        for k in range(-3, 4, 2):
            d.fill([(650, 10), (650 + 42 * k, 120), (650 + 42 * k + 44, 120)], CREAM, hide=False)
    d.model(canopy, "#1f3f5a", 16, 12, 0.5), d.contour(canopy, 1.3)
    heads.hand(d, 640, 250, 80, "grip", SHE.skin, 8)
    torso = [(300, 336), (336, 306), (400, 300), (464, 306), (500, 336), (486, 400), (470, 486), (400, 502), (330, 486), (314, 400)]
    d.shape(torso, SHE.skin, 1.2, 0.1)
    corset = [(312, 372), (352, 356), (400, 376), (448, 356), (488, 372), (480, 430), (472, 490), (400, 506), (328, 490), (320, 430)]
    d.shape(corset, NAVY, 1.3, 0)
    with d.inside(corset):
        d.scatter(corset, 30, lambda q, _: q.fill(geo.star(6, 6, 0.4), "#d9b04a", hide=False))
    d.model(corset, "#0f1830", 18, 12, 0.6)
    for k in range(5):
        y = 390 + 22 * k
        d.stroke([(388, y), (412, y + 14)], 1.3, GOLD), d.stroke([(412, y), (388, y + 14)], 1.3, GOLD)


def face(d):
    """She is fond of both: of those who come in and of those who do not dare."""
    for side in (-1, 1):  # plaits, and a rope from one to the other
        for k in range(7):
            d.shape(geo.ellipse(400 + side * (78 + 12 * k), 178 + 26 * k, 20 - 0.9 * k, 16, side * 24), SHE.hair, 1.0, 0.16)
        d.shape(geo.ellipse(400 + side * 158, 356, 11), RED, 0.9, 0.1)
    heads.head(d, 400, 302, 196, SHE, "sly", 0.12, (-0.6, 0.6), -3)
    for side in (-1, 1):  # earrings: trapezes
        x = 400 + side * 74
        d.stroke([(x - 12, 224), (x - 13, 288)], 0.9, GOLD, (0.02, 0.02)), d.stroke([(x + 12, 224), (x + 13, 288)], 0.9, GOLD, (0.02, 0.02)), d.stroke([(x - 16, 288), (x + 16, 288)], 1.8, GOLD, (0.02, 0.02))
    folk.folk(d, 474, 306, 46, "sit", Look("#c98f66", "#2a2226", "bun"), "joy", Wear("suit", RED), 0.3)
    with d.at(326, 290, 1, 180):
        folk.folk(d, 0, 2, 46, "cheer", Look("#f4d2b0", "#d9a44e", "crop"), "joy", Wear("suit", "#3f7a8a"), 0.0)


def carousel(d):
    """Her hat turns: horses, of which one has got loose."""
    d.shape([(296, 128), (400, 104), (504, 128), (496, 144), (400, 124), (304, 144)], RED, 1.1, 0.14)
    for x, dy, tone in ((316, 2, "#f6efe0"), (356, -6, "#8a5a3c"), (400, -8, "#f6efe0"), (446, -6, "#3a3642"), (486, 2, "#c98a5c")):
        d.stroke([(x, 38), (x, 126)], 1.2, GOLD, (0.02, 0.02))
        horse(d, x, 108 + dy, 0.44, tone)
    top = [(284, 52, "c"), (340, 6), (400, -20, "c"), (460, 6), (516, 52, "c"), (486, 62), (458, 50), (430, 62), (400, 50), (370, 62), (342, 50), (314, 62)]
    d.shape(top, CREAM, 1.2, 0)
    with d.inside(top):
        for k in range(-3, 4, 2):
            d.fill([(400, -24), (400 + 34 * k, 66), (400 + 34 * k + 34, 66)], RED, hide=False)
    d.contour(top, 1.2, lost=0)


def horse(d, x, y, size, tone, flip=False, turn=0.0):
    with d.at(x, y, size, turn, flip):
        d.shape([(-40, -34), (-62, -30), (-66, -8), (-54, -18), (-38, -18)], mix(tone, "#3a2a2c", 0.5), 0.7, 0)
        for lx, bend in ((-26, -10), (-14, 10), (20, 12), (30, 2)):
            d.shape(geo.ribbon([(lx, -22), (lx + bend, -6), (lx + bend * 0.3, 10)], [10, 7, 5], 10), tone, 0.7, 0)
        d.shape([(-40, -34), (-20, -44), (16, -42), (28, -62), (40, -76), (58, -66), (62, -54), (48, -52), (40, -36), (34, -18), (0, -14), (-36, -16)], tone, 0.8, 0.14)
        d.shape([(24, -58), (36, -80), (44, -78), (34, -56), (26, -40)], mix(tone, "#3a2a2c", 0.5), 0.6, 0)
        d.shape([(-14, -46), (10, -46), (8, -28), (-12, -28)], RED, 0.6, 0)
        d.fill(geo.ellipse(48, -66, 2.2), "#1c1a20")


QUEUE = (
    (470, 1140, 118, "walk", "smile", "gown", NAVY, "kerchief", True), (528, 1150, 122, "point", "gasp", "suit", "#5f7f4c", "bowler", True),
    (574, 1144, 72, "cheer", "joy", "coat", GOLD, None, True), (622, 1156, 130, "akimbo", "doubt", "apron", "#8f5f9c", None, True),
    (684, 1150, 124, "carry", "disgust", "coat", "#3f7a8a", "top_hat", True), (744, 1160, 128, "beg", "fear", "gown", "#c9844a", None, False),
    (112, 1150, 122, "pull", "shout", "suit", "#a8343c", "cap", False), (60, 1150, 84, "run", "fear", "coat", "#7fa0b8", None, True),
)


def crowd(d):
    d.ground(690, 1152, 190, "#4a5a4a", 0, 0.35)
    for n, (x, y, high, pose, mood, dress, cloth, hat, flip) in enumerate(QUEUE):
        rng = np.random.default_rng(200 + 3 * n)
        look = heads.someone(rng, age=0.07 if high < 90 else float(rng.uniform(0.25, 0.95)))
        d.ground(x, y + 1, high * 0.42, "#3f5a4a", 8, 0.5)
        lid = {"kerchief": folk.kerchief("#c8503c"), "bowler": folk.bowler("#2a2438"), "top_hat": folk.top_hat("#2a2438", RED), "cap": folk.cap(NAVY, GOLD), None: None}[hat]
        folk.folk(d, x, y, high, pose, look, mood, Wear(dress, cloth, "#33304f", build=float(rng.uniform(0.85, 1.3))), rng.uniform(-0.2, 0.6), (0.5, -0.6), flip, hat=lid)
    horse(d, 690, 700, 0.62, "#f6efe0", False, -24)


def paint(picture):
    sky = ramp(((0, "#9fccd0"), (0.5, "#d6e6d2"), (0.82, "#f8ecc8"), (1, "#f3d9a0")), (picture.y + 26 * picture.noise(300, 4, stretch=(3, 1))) / 1150)
    picture.image = sky.astype(np.float32)
    far, she, people = (Drawing(picture, "#2c1c24", width, light=(-0.5, -0.85), seed=seed) for width, seed in ((1.4, 3), (1.9, 5), (1.7, 7)))
    far.fill([(-20, 1030, "c"), (140, 1000), (400, 1020), (660, 996), (820, 1024, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#b9c98a")
    far.fill([(-20, 1110, "c"), (200, 1096), (500, 1110), (820, 1098, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#8fae6a")
    for x, high, roof in ((30, 40, "#c8503c"), (66, 56, "#a8563c"), (742, 46, "#c8503c"), (778, 60, "#7a4a5a")):
        far.house(x, 1016, 30, high, "#f2e2c0", roof, 0.02, 2, 1, kind="gable" if high > 45 else "mansard")
    skirt(she), entrance(she), bust(she), face(she), carousel(she)
    crowd(people)
    for d in (far, she, people):
        d.under()
    wash(picture, edge=0.14, granulation=0.03, bleed=0.6)
    above = np.zeros(picture.shape, np.float32)
    for d in (people, she, far):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
