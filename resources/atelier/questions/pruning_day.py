"""Who decides which of us belongs to the family?

A tree whose fruits are the heads of a family; a woman on a ladder puts the shears to one of them.
"""

import numpy as np
from atelier import geometry as geo
from light import folk, heads
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 301, 1.25
BARK, LEAF = "#4a2e28", "#17362f"
CROWN = ((400, 330, 250), (215, 300, 165), (590, 300, 170), (150, 480, 135), (655, 480, 130), (300, 180, 150), (500, 170, 150), (400, 520, 190), (250, 600, 110), (560, 590, 110))
# place, size, who, mood, where it turns and looks
FAMILY = (
    (392, 205, 136, Look("#e2b184", "#e6e0d4", "bald", "full", 0.95, 1.1, 1.1, 1.1, "hook"), "pride", 0.0, (0, 0.6), 0),
    (250, 262, 112, Look("#efc8a4", "#8f8a88", "bun", "", 0.9, 0.95, 1.1, 0.85, "long", glasses=True), "disgust", 0.75, (1, 0.2), -5),
    (560, 236, 108, Look("#c98f66", "#e6e0d4", "curls", "", 0.85, 1.12, 0.95, 0.85, "bulb", lips="#a8504a"), "hush", 0.55, (0.8, 0.8), 6),
    (152, 372, 106, Look("#f6dcc4", "#b0662e", "parted", "moustache", 0.5, 0.9, 1.15, 0.95, "long"), "pride", -0.7, (-1, -0.4), -8),
    (300, 405, 104, Look("#e2b184", "#2a2226", "crop", "goatee", 0.5, 1.0, 1.0, 1.15, "hook"), "sly", 0.7, (1, 0.2), 4),
    (428, 380, 104, Look("#efc8a4", "#7a4a2c", "long", "", 0.4, 0.92, 1.08, 0.8, "straight", lips="#b8504e"), "sorrow", 0.75, (1, 0.6), 3),
    (118, 540, 92, Look("#efc8a4", "#d9a44e", "curls", "", 0.15, 1.12, 0.9, 0.9, "button", freckles=True), "joy", 0.3, (0, 0), -6),
    (222, 545, 92, Look("#efc8a4", "#d9a44e", "curls", "", 0.15, 1.1, 0.92, 0.9, "button", freckles=True), "hush", -0.75, (-1, 0), 8),
    (338, 560, 96, Look("#a06a48", "#2a2226", "tower", "", 0.35, 0.92, 1.1, 0.82, "straight", lips="#8a3038"), "gasp", 0.6, (1, 0.2), -4),
    (492, 585, 90, Look("#c98f66", "#4a2f28", "short", "", 0.3, 1.05, 0.96, 1.2, "bulb"), "sleep", -0.3, (0, 0), 12),
)
DOOMED = (566, 446, 108, Look("#f6dcc4", "#c8622c", "short", "", 0.3, 0.9, 1.14, 0.9, "straight", freckles=True), "fear", 0.5, (1, 0.35), -8)
TRUNK = [(262, 1150, "c"), (346, 1080), (362, 940), (352, 790), (366, 640), (446, 640), (458, 790), (448, 940), (462, 1080), (548, 1150, "c"), (404, 1128)]


def scene(detail):
    bare_sheet()


def leaf(d, long, colour):
    d.fill([(0, 0), (long * 0.4, -long * 0.22), (long, 0), (long * 0.4, long * 0.22)], colour)
    d.stroke([(2, 0), (long * 0.85, 0)], 0.35, mix(colour, "#dfe0a0", 0.35), (0.1, 0.5))


def crown_of_leaves(d):
    rng = np.random.default_rng(7)
    mass = geo.union(*[geo.ellipse(x, y, r, r * 0.92) for x, y, r in CROWN])
    for _ in range(900):  # the rim
        cx, cy, r = CROWN[rng.integers(len(CROWN))]
        a = rng.uniform(0, 2 * np.pi)
        x, y = cx + r * np.cos(a), cy + 0.92 * r * np.sin(a)
        with d.at(x, y, 1, np.degrees(a) + rng.normal(0, 40)):
            leaf(d, rng.uniform(18, 34), mix(LEAF, "#3f6f4a", rng.uniform(0, 0.8)))
    d.fill(mass, LEAF)
    with d.inside(mass):
        for _ in range(1100):
            x, y = rng.uniform(10, 790), rng.uniform(20, 730)
            near = min(np.hypot(x - cx + 0.25 * r, y - cy + 0.35 * r) / r for cx, cy, r in CROWN)
            light = np.clip(0.95 - near + rng.normal(0, 0.16), 0, 0.9)
            with d.at(x, y, 1, rng.uniform(0, 360)):
                leaf(d, rng.uniform(16, 30), mix("#122b28", "#5a8552", float(light)))
    return mass


def limb(d, points, first, last):
    shape = geo.ribbon(points, np.linspace(first, last, len(points)).tolist(), 40)
    d.shape(shape, BARK, 0.8, 0.1)


def elders(d):
    """The trunk remembers those who came before: two faces are its bark."""
    d.cast(TRUNK, 26, 4, "#4a2430", 0.3, 8)
    d.shape(TRUNK, BARK, 1.3, 0)
    d.model(TRUNK, "#24141c", 26, 14, 0.7)
    rng = np.random.default_rng(3)
    with d.inside(TRUNK):
        for x in np.linspace(330, 490, 22):
            y = rng.uniform(640, 760)
            d.stroke([(x, y), (x + rng.normal(0, 7), y + 130), (x + rng.normal(0, 12) + 0.2 * (x - 405), y + 330)], rng.uniform(0.6, 1.6), "#2f1c1e" if rng.random() < 0.6 else "#7a5238")
    bark = Look("#6a4636", "#3a2422", "bald", "", 0.95, 0.92, 1.15, 1.0, "long")
    for (x, y, high, mood, turn), beard in zip(((402, 842, 120, "sleep", -0.2), (412, 1010, 132, "song", 0.3)), ("", "full"), strict=True):
        look = bark.but(beard=beard)
        with d.inside(TRUNK), d.at(x, y, high / 100, 0, tall=1.1):
            heads._flesh(d, look, "calm", turn)
            heads.features(d, look, mood, turn)
            for k in range(5):
                d.stroke([(-34 + 2 * k, -90 - 4 * k), (-42 + 3 * k, -40), (-22 + 3 * k, 6 + 4 * k), (8, 12 + 4 * k), (32 - 3 * k, -10), (38 - 3 * k, -70 - 3 * k)], 0.7, "#2f1c1e")


def fruit(d, x, y, high, look, mood, turn, gaze, tilt):
    """A head on its stem with two leaves, on a shadow that it throws into the leaves."""
    top = y - high * look.tall * 1.04
    d.fill(geo.ellipse(x + 8, y - high * 0.5 * look.tall + 10, high * 0.52, high * 0.62), "#0c1f1e", 0.75, 9, False)
    heads.head(d, x, y, high, look, mood, turn, gaze, tilt, neck=False)
    d.shape(geo.ribbon([(x + 2, top + 6), (x - 2, top - 12), (x + 6, top - 30)], [9, 6, 7], 12), BARK, 0.8, 0)
    for side, long in ((-1, 34), (1, 28)):
        with d.at(x, top - 6, 1, 90 - side * 62 - 90 * (side < 0) * 1.4):
            leaf(d, long, "#6f9450")


def stems(d):
    for points, first, last in (
        ([(400, 660), (398, 520), (404, 330), (396, 70)], 60, 8),
        ([(390, 640), (320, 560), (200, 470), (120, 400), (60, 380)], 40, 8),
        ([(410, 640), (480, 560), (590, 440), (640, 330), (720, 300)], 40, 9),
        ([(396, 500), (330, 330), (262, 160), (240, 110)], 28, 7),
        ([(404, 480), (470, 320), (530, 180), (560, 120)], 28, 7),
        ([(330, 560), (240, 470), (214, 420)], 18, 7),
        ([(300, 545), (180, 460), (112, 430)], 18, 6),
        ([(402, 400), (350, 330), (300, 286)], 16, 6),
        ([(402, 380), (424, 310), (432, 256)], 16, 6),
        ([(398, 540), (360, 480), (340, 440)], 16, 6),
        ([(420, 600), (460, 500), (472, 440)], 16, 6),
    ):
        limb(d, points, first, last)


def bud(d):
    """The youngest is not open yet."""
    d.shape(geo.ribbon([(560, 640), (580, 600), (574, 560)], [10, 7, 6], 14), BARK, 0.8, 0)
    with d.at(575, 640, 0.62, 6):
        for side in (-1, 1):
            d.shape([(0, 20), (side * 44, -6), (side * 46, -66), (side * 22, -104), (side * 30, -50), (0, 0)], "#7fa05c", 0.9, 0.14)
        heads.head(d, 0, 0, 80, Look("#f6dcc4", "#d9a44e", "bald", "", 0.0, 1.1, 0.95, 0.85, "button"), "sleep", 0, neck=False)
        d.shape([(-44, 6), (-20, -24), (0, -14), (20, -24), (44, 6), (22, 40), (0, 48), (-22, 40)], "#93b268", 0.9, 0.14)


def shears(d, x, y, turn, size=1.0):
    with d.at(x, y, size, turn):
        for side in (-1, 1):
            with d.at(0, 0, 1, side * 16):
                d.shape([(-5, 4), (-11, -50), (-4, -118, "c"), (5, -60), (6, 4)] if side < 0 else [(5, 4), (11, -50), (4, -118, "c"), (-5, -60), (-6, 4)], "#c9d3d6", 1.1, 0.2)
                d.shape(geo.ribbon([(0, 0), (side * 4, 40), (side * 14, 104)], [10, 12, 13], 16), "#a8343c", 1.0, 0.12)
        d.shape(geo.ellipse(0, 0, 7), "#e0b04a", 0.9, 0)


def gardener(d):
    """On a ladder, in her best dress: it is not hard work for her."""
    for x in (674, 756):
        d.shape(geo.ribbon([(x + (x - 715) * 0.25, 1140), (x + 16, 560)], [12, 9], 12), "#8a5a34", 1.0, 0.1)
    for k in range(9):
        y, w = 1100 - 58 * k, 50 - 1.1 * k
        d.shape(geo.ribbon([(717 - w + k, y), (717 + w + k, y - 3)], [9, 9], 8), "#a06c3e", 0.9, 0.1)

    def woven(q, body):
        q.scatter(body, 7.0, lambda r, _: r.fill(geo.star(2.1, 4, 0.35), "#f0cf8a", hide=False))
        for k in (-15, -5, 6):
            q.stroke([(k * 0.5, -40), (k * 0.8, -18), (k, 2)], 0.7, "#5a1420")

    shears(d, 614, 352, -46, 1.12)
    look = Look("#f6dcc4", "#3a2a2e", "bun", "", 0.55, 0.86, 1.12, 0.82, "long", lips="#a8283a")
    pose = ((0, -44), (-1, -72), ((-9, -82), (-13, -102)), ((-19, -68), (-18, -93)), ((5, -22), (6, 0)), ((-5, -22), (-6, 0)))
    folk.folk(d, 742, 752, 330, pose, look, "smile", folk.Wear("gown", "#b8323c", "#2a2226", "#2a2226", 1.0, woven), -0.8, (-1, -0.5), tilt=-7)


def ground(d):
    d.fill([(-20, 1010, "c"), (180, 968), (420, 992), (640, 960), (820, 984, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#9a7038")
    d.fill([(-20, 1082, "c"), (200, 1060), (420, 1086), (640, 1064), (820, 1090, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#6f5230")
    rng = np.random.default_rng(11)
    for _ in range(190):
        x, y = rng.uniform(0, 800), 1085 + 110 * rng.random()
        d.stroke([(x, y), (x + rng.normal(0, 4), y - rng.uniform(8, 20))], 0.9, "#9a7038" if rng.random() < 0.5 else "#4a3a28", (0.02, 0.8))
    for points in (((340, 1120), (270, 1148), (190, 1140)), ((390, 1130), (380, 1170), (330, 1196)), ((450, 1130), (540, 1150), (600, 1140)), ((430, 1130), (470, 1176), (540, 1190))):
        d.shape(geo.ribbon(points, [30, 18, 3], 24), BARK, 1.0, 0.16)
    d.fill(geo.ellipse(724, 1140, 76, 10), "#2f2224", 0.5, 4, False)


def gone(d):
    """One was cut off before: a stump with a bandage, and far away he who walks on his own legs."""
    d.shape(geo.ribbon([(668, 318), (650, 290), (662, 262)], [13, 12, 12], 12), BARK, 0.9, 0)
    d.shape(geo.rectangle(651, 248, 22, 18, 4), "#f3ead6", 0.8, 0), d.stroke([(651, 260), (673, 252)], 0.6, "#b8a88c")
    look = Look("#e2b184", "#2a2226", "parted", "", 0.35, 1.0, 1.05, 1.0, "bulb")
    d.ground(128, 1046, 80, "#3a2426", 0, 0.5)
    for x in (120, 144):
        d.shape(geo.ribbon([(x, 1000), (x - 3 + (x - 132) * 0.8, 1022), (x + (x - 132) * 1.1, 1042)], [7, 6, 5], 10), "#3a3046", 0.8, 0)
        d.fill(geo.ellipse(x - 5 + (x - 132) * 1.1, 1043, 9, 4), "#2a2226")
    heads.head(d, 132, 1008, 76, look, "smile", -0.7, (-1, -0.3), -6, neck=False)
    with d.at(168, 1014, 1, 24):
        d.stroke([(-24, 6), (34, -30)], 1.4, "#5a3a24", (0.02, 0.02))
        d.shape([(24, -30), (40, -40), (58, -24), (46, -4), (28, -8)], "#c8503c", 0.9, 0.12)
        for px, py in ((36, -26), (46, -20), (38, -14)):
            d.fill(geo.ellipse(px, py, 2.2), "#f6e6c8")


def paint(picture):
    sky = ramp(((0, "#e8a84a"), (0.5, "#f4cf7c"), (0.8, "#f7e3ae"), (1, "#e9b46c")), (picture.y + 24 * picture.noise(260, 4)) / 1000)
    picture.image = sky.astype(np.float32)
    far, tree, people = (Drawing(picture, line, width, light=(-0.6, -0.8), seed=seed) for line, width, seed in (("#3a241f", 1.5, 3), ("#1f1a1c", 1.7, 5), ("#2c1c20", 1.9, 9)))
    far.fill([(-20, 940, "c"), (160, 880), (330, 930), (520, 876), (700, 920), (820, 890, "c"), (820, 1100, "c"), (-20, 1100, "c")], "#c08a48")
    ground(far)
    crown_of_leaves(tree)
    elders(tree)
    stems(tree)
    bud(people)
    for one in FAMILY:
        fruit(people, *one)
    fruit(people, *DOOMED)
    gone(people)
    gardener(people)
    for d in (far, tree, people):
        d.under()
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    picture.directions(base=55)
    pencil(picture, "#f6ecd6", (35, 62), 1.4, 26, 1.0, 0.5, mask=0.28 * (1 - people.cover()))
    far.over(1 - np.clip(tree.cover() + people.cover(), 0, 1)), tree.over(1 - people.cover()), people.over()
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
