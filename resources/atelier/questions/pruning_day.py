"""Who decides which of us belongs to the family?

A tree whose fruits are the heads of a family; a woman on a ladder puts the shears to one of them.
"""

import numpy as np
from atelier import geometry as geo
from light import shades
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pencil, wash
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 301, 0.4
BARK, LEAF = "#4a2e28", "#17362f"
CROWN = ((400, 330, 250), (215, 300, 165), (590, 300, 170), (150, 480, 135), (655, 480, 130), (300, 180, 150), (500, 170, 150), (400, 520, 190), (250, 600, 110), (560, 590, 110))
# place, height, tone of the ground, who, looks to the left
FAMILY = (
    (398, 168, 150, "#f3e3bd", "patriarch", False),
    (236, 226, 124, "#e9cf9c", "aunt", False),
    (562, 214, 122, "#f0d9a8", "uncle", True),
    (140, 384, 116, "#f3e3bd", "dandy", False),
    (292, 396, 122, "#e4c58c", "mother", False),
    (440, 372, 118, "#f0d9a8", "bride", True),
    (104, 556, 98, "#e9cf9c", "twin", False),
    (212, 566, 98, "#e9cf9c", "twin", True),
    (356, 560, 108, "#f3e3bd", "soldier", True),
    (494, 574, 96, "#e4c58c", "pupil", False),
)
DOOMED = (580, 404, 118, "#f6e6c0", "odd one", True)
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
    for (x, y), r in (((402, 850), 26), ((420, 1000), 18)):  # knots
        for q in (1.0, 0.66, 0.34):
            d.contour(geo.ellipse(x, y, q * r, 1.35 * q * r), 1.1, lost=0.2, colour="#2f1c1e")


def profile(kind):
    """A head cut out of black paper, looking to the right: chin near (20, 40), crown near (0, -50)."""
    face = [(30, -34), (34, -18), (33, -12), (46, 4), (34, 9), (37, 15), (33, 18), (36, 24), (30, 28), (30, 38), (14, 44), (6, 60), (36, 84), (44, 96, "c"), (-46, 96, "c"), (-38, 78), (-22, 62), (-24, 40)]
    back = [(-36, 18), (-38, -16), (-26, -44), (2, -54), (22, -46)]
    if kind == "twin":
        face = [(28, -30), (33, -14), (32, -8), (40, 2), (32, 6), (35, 11), (32, 14), (34, 19), (28, 24), (26, 34), (10, 38), (2, 52), (26, 74), (34, 96, "c"), (-36, 96, "c"), (-28, 70), (-16, 52), (-20, 36)]
    parts = [geo.curve([*face, *back])]
    extra = {
        "patriarch": [geo.curve([(34, 12), (44, 22), (40, 56), (22, 82), (2, 70), (4, 36), (18, 20)]), geo.ellipse(-16, -36, 26, 20)],
        "aunt": [geo.ellipse(-34, -44, 20, 18), geo.curve([(28, 58), (36, 70), (10, 86), (-34, 82), (-28, 66), (4, 70)])],
        "uncle": [geo.curve([(30, -36), (30, -84), (-34, -84), (-36, -30)]), geo.rectangle(-48, -40, 96, 9, 4), geo.curve([(32, 14), (50, 20), (38, 26), (28, 24)])],
        "dandy": [geo.curve([(-40, -20), (-20, -70), (30, -66), (46, -44), (24, -38)]), geo.curve([(33, 15), (52, 8), (46, 22), (32, 22)])],
        "mother": [geo.ellipse(-2, -64, 24, 20), geo.ellipse(-34, -10, 16, 30)],
        "bride": [geo.curve([(10, -56), (-30, -58), (-58, 0), (-62, 96, "c"), (-30, 96, "c"), (-34, 20)])],
        "twin": [geo.ellipse(8, -44, 26, 20), geo.ellipse(-22, -34, 22, 22), geo.ellipse(-32, -4, 16, 22)],
        "soldier": [geo.curve([(44, -36), (36, -60), (0, -70), (-38, -58), (-38, -36)]), geo.curve([(34, -40), (58, -32), (36, -30)]), geo.curve([(-24, 60), (16, 52), (22, 70), (-28, 76)])],
        "pupil": [geo.curve([(-38, 10), (-46, 34), (-34, 60), (-22, 30)]), geo.ellipse(-2, -44, 32, 20)],
        "odd one": [geo.polygon([(26, -42), (40, -74), (16, -62), (4, -90), (-10, -64), (-34, -80), (-30, -52), (-54, -54), (-38, -28)])],
    }[kind]
    return geo.union(*parts, *extra)


def fruit(d, x, y, high, tone, kind, left, frame="#8a5a34"):
    """An oval on its stem among the leaves, and in it somebody cut out of black paper."""
    d.fill(geo.ellipse(x + 8, y + 12, high * 0.44, high * 0.54), "#0c1f1e", 0.75, 9, False)
    d.shape(geo.ribbon([(x + 2, y - 0.44 * high), (x - 2, y - 0.60 * high), (x + 6, y - 0.76 * high)], [9, 6, 7], 12), BARK, 0.8, 0)
    d.shape(geo.ellipse(x, y, high * 0.41, high * 0.51), frame, 1.0, 0.16)
    pane = geo.ellipse(x, y, high * 0.355, high * 0.455)
    d.shape(pane, tone, 0.8, 0), d.model(pane, "#9a6a3c", 0.05 * high, 0.05 * high, 0.5)
    with d.inside(pane):
        d.fill(geo.moved(profile(kind), x + (2 if left else -2), y - 0.02 * high, high / 185, 0, left), "#1c181c", hide=False)
    for side, long in ((-1, 30), (1, 26)):
        with d.at(x, y - 0.5 * high, 1, 90 - side * 62 - 90 * (side < 0) * 1.4):
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

    shears(d, 640, 350, -72, 1.0)
    pose = (((-17, -92), (-19, -110)), ((-9, -95), (-16, -114)), ((-4, -27), (-6, -2)), ((5, -30), (6, -8)))
    her = shades.placed(shades.figure(pose, coat=40, flare=15, hair="bun", build=1.05), 742, 748, 352)
    d.cast(her, 12, 10, "#4a2430", 0.3, 8)
    shades.lit(d, her, "#7a1c26", "#e8683c", (0.6, 0.8), 7.0, 0.9, 2.0)
    with d.inside(her):
        d.fill(geo.rectangle(650, 350, 150, 92), "#241a20", 1, 0, False)  # hair, and sleeves rolled up
        for k in range(6):
            d.stroke([(732 + 2 * k, 566), (720 + 9 * k, 650), (704 + 15 * k, 730)], 1.2, "#4a101c", (0.2, 0.4))
        d.stroke([(712, 562), (742, 567), (772, 562)], 2.6, "#f0cf8a", (0.05, 0.05))


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
    d.fill(geo.ellipse(214, 1122, 60, 12), "#2f2224", 0.5, 5, False)  # the oval that fell before: nobody is in it any more
    with d.at(206, 1106, 1, -62):
        d.shape(geo.ellipse(0, 0, 40, 50), "#8a5a34", 1.0, 0.16), d.shape(geo.ellipse(0, 0, 34, 44), "#e9d3a4", 0.8, 0.1)
    walker = shades.placed(shades.figure(shades.WALK, coat=14, hat="brim"), 86, 1052, 132, True)
    d.fill(geo.ellipse(96, 1054, 34, 6), "#3a2426", 0.5, 3, False)
    shades.lit(d, walker, "#2a1c20", "#e8a04a", (0.6, 0.6), 2.4, 0.8, 0.8)
    d.stroke([(104, 968), (128, 940)], 1.6, "#2a1c20", (0.02, 0.02)), d.fill(geo.ellipse(132, 934, 13, 11), "#b8402f")


def paint(picture):
    sky = ramp(((0, "#e8a84a"), (0.5, "#f4cf7c"), (0.8, "#f7e3ae"), (1, "#e9b46c")), (picture.y + 24 * picture.noise(260, 4)) / 1000)
    picture.image = sky.astype(np.float32)
    far, tree, people = (Drawing(picture, line, width, light=(-0.6, -0.8), seed=seed) for line, width, seed in (("#3a241f", 1.5, 3), ("#1f1a1c", 1.7, 5), ("#2c1c20", 1.9, 9)))
    far.fill([(-20, 940, "c"), (160, 880), (330, 930), (520, 876), (700, 920), (820, 890, "c"), (820, 1100, "c"), (-20, 1100, "c")], "#c08a48")
    ground(far)
    crown_of_leaves(tree)
    elders(tree)
    stems(tree)
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
