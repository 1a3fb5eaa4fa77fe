"""Do they pull the face, or does the face let itself be pulled so that everybody may go home?

Two gangs of little people hold the strings of one large face: one pulls up a smile, the other hauls the corner down.
"""

import itertools

import numpy as np
from atelier import geometry as geo
from light import shades
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pastel
from light.portraits import Face, outline, portrait
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 411, 0.4
MIDDLE, SIZE, TILT = (404, 596), 1.30, -4
SMILER = Face("#dfe3ee", "#7d7fb4", "#3f8fa8", ("#3a3468", "#5a5494"), ("#c84a6a", "#dc6f86"), "#e2688a", 0.92, (7, 0), (-7, 3), (-30, 4), (-8, -30), 1.0, own_mouth=True)
PULL_DOWN = ((-8, -34), (-19, -62), (0, -56), (16, -62), (-2, -50), (15, -58), (12, -20), (20, 0), (-12, -18), (-20, 0))


def scene(detail):
    bare_sheet()


def on_face(x, y):
    a = np.radians(TILT)
    return MIDDLE[0] + SIZE * (x * np.cos(a) - y * np.sin(a)), MIDDLE[1] + SIZE * (x * np.sin(a) + y * np.cos(a))


def curtain(d):
    """Heavy cloth on both sides; its border is woven with masks that laugh and cry."""
    for side in (-1, 1):
        edge = [(400 + side * x, y) for x, y in ((420, -20), (236, -20), (262, 180), (318, 420), (350, 640), (336, 700), (356, 900), (352, 1220), (420, 1220))]
        shape = geo.curve([(*edge[0], "c"), (*edge[1], "c"), *edge[2:-2], (*edge[-2], "c"), (*edge[-1], "c")])
        d.cast(shape, -side * 16, 10, "#0a0620", 0.6, 20)
        d.shape(shape, "#4a2a7a", 1.3, 0)
        with d.inside(shape):
            for k in range(7):
                x = 400 + side * (262 + 26 * k)
                d.fill([(x, -20), (x + side * 12, -20), (x + side * (46 + 4 * k), 600), (x + side * 62, 1220), (x + side * 40, 1220), (x + side * 26, 600)], "#241250", 0.75, 8, False)
                d.fill([(x + side * 12, -20), (x + side * 18, -20), (x + side * 58, 600), (x + side * 70, 1220), (x + side * 66, 1220), (x + side * 48, 600)], "#7a4ab0", 0.55, 6, False)
            d.along([(400 + side * x, y) for x, y in ((250, -20), (276, 180), (332, 420), (364, 640), (352, 700), (372, 900), (370, 1220))], 56, _braid)
        d.model(shape, "#1a0c3c", 30, 24, 0.6)


def _braid(d, number):
    d.fill([(-24, 0), (0, -15), (24, 0), (0, 15)], "#c9a24e" if number % 2 else "#8f6ac0", 0.85, hide=False)
    d.fill([(-13, 0), (0, -8), (13, 0), (0, 8)], "#3a1c62", 0.9, hide=False)
    d.fill(geo.ellipse(0, 0, 3.4), "#e8cf8a", hide=False)
    for s in (-1, 1):
        d.stroke([(24, s * 16), (12, s * 24), (0, s * 18), (-12, s * 24), (-24, s * 16)], 1.0, "#c9a24e", (0.05, 0.05))


def bridge(d):
    """The plank of the stage hands."""
    plank = [(-20, 176, "c"), (400, 190), (820, 172, "c"), (820, 206, "c"), (400, 226), (-20, 210, "c")]
    d.cast(plank, 4, 30, "#0a0620", 0.6, 16)
    d.shape(plank, "#5f4a6a", 1.2, 0.16)
    for k in range(9):
        d.stroke([(90 * k, 184), (90 * k + 4, 214)], 0.8)
    for y in (190, 204):
        d.stroke([(-20, y), (400, y + 14), (820, y - 4)], 0.5, "#8f7a9c")


def ruff(d):
    """A collar as wide as a table; every fold of it leans towards the hand that pulls."""
    cx, cy, rx, ry = 404, 936, 392, 176
    rim = [(cx + rx * np.cos(a) * (1 + 0.022 * np.cos(30 * a)), cy + ry * np.sin(a) * (1 + 0.05 * np.cos(30 * a))) for a in np.linspace(0, 2 * np.pi, 240, endpoint=False)]
    d.cast(rim, 0, 40, "#080418", 0.7, 26)
    d.shape(rim, "#b9bde2", 1.3, 0)
    with d.inside(rim):
        for a in np.linspace(0, 2 * np.pi, 60, endpoint=False):
            at = lambda r, b: (cx + rx * r * np.cos(b), cy - 30 * (1 - r) + ry * r * np.sin(b))
            d.fill([at(0.3, a), at(1.1, a - 0.02), at(1.1, a + 0.05), at(0.3, a + 0.012)], "#6a66aa", 0.50, 3, False)
            d.stroke([at(0.42, a), at(0.8, a + 0.012), at(1.0, a - 0.004)], 0.7, "#4a4690", (0.5, 0.1))
        for r, tone in ((0.93, "#3f8fa8"), (0.80, "#8f6ac0")):
            d.stroke([(cx + rx * r * np.cos(a), cy + ry * r * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 90)], 1.8, tone, (0.01, 0.01), 0.2)
    d.model(rim, "#4a4690", 26, 22, 0.55)
    d.fill(geo.ellipse(cx, 900, 240, 86), "#1c1850", 0.55, 24, False)


def face(d):
    portrait(d, *MIDDLE, SIZE, SMILER, TILT)
    with d.at(*MIDDLE, SIZE, TILT):
        skull = outline(0.92)
        with d.inside(skull):
            d.fill(geo.ellipse(-70, -48, 24, 84), "#4a9ab4", 0.34, 10, False)  # the paint of a clown, nearly washed off
            d.fill(geo.ellipse(70, -40, 24, 90), "#c85a8a", 0.28, 10, False)
        cap = [(-196, -70, "c"), (-150, -128), (-76, -168), (0, -186), (76, -168), (150, -128), (196, -70, "c"), (200, -180), (120, -282), (0, -306), (-120, -282), (-200, -180)]
        d.shape(cap, "#262354", 1.3, 0), d.model(cap, "#0e0c2a", 30, 22, 0.8)
        with d.inside(cap):
            for k in range(-4, 5):
                d.stroke([(k * 12, -310), (k * 34, -240), (k * 46, -120)], 0.6, "#4f4a94", (0.2, 0.4))
        mouth(d)
        for x, y, s in ((-108, 76, -1), (92, 182, 1)):  # where the pegs pull, the skin folds
            for k in range(3):
                d.stroke([(x + s * (12 + 12 * k), y + 26 - 6 * k), (x + s * (20 + 12 * k), y), (x + s * (12 + 12 * k), y - 28 + 5 * k)], 0.9, "#7d7fb4", (0.3, 0.5))
        # the tear of the eye that is not amused
        d.shape([(86, 20), (74, 56), (86, 72), (99, 56)], "#8fd0e0", 0.8, 0.12), d.fill(geo.ellipse(82, 56, 3, 6), "#f4fdff", hide=False)


def mouth(d):
    """Half of it laughs, half of it cries: one line."""
    low = [(-104, 82, "c"), (-70, 138), (-24, 166), (24, 158), (60, 164), (90, 186, "c"), (70, 148), (36, 132), (0, 138), (-50, 126)]
    top = [(-104, 80, "c"), (-58, 104), (-28, 106), (-6, 116), (18, 106), (46, 116), (90, 186, "c"), (60, 144), (30, 130), (0, 138), (-50, 122)]
    d.shape(low, "#dc6f86", 0.7, 0.1), d.shape(top, "#b8405e", 0.7, 0.1)
    d.fill(geo.ellipse(-30, 148, 26, 6, 12), "#f2a0ae", 0.7, 3, False)
    d.stroke([(-108, 76), (-84, 104), (-50, 124), (0, 138), (34, 131), (64, 148), (94, 190)], 2.0, "#4a1a3c", (0.08, 0.08))


def peg(d, x, y, turn):
    with d.at(x, y, 1.15, turn):
        for s in (-1, 1):
            d.shape([(s * 2, 12), (s * 9, 8), (s * 8, -26), (s * 3, -30)], "#e0b06a", 0.9, 0.12)
        d.stroke([(-9, -6), (9, -6)], 2.0, "#6a6a8c", (0.02, 0.02))


def string(d, start, end, sag=0):
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag)
    d.stroke([(x + 1.5, y + 1) for x, y in (start, middle, end)], 2.6, "#2f2a5c", (0.01, 0.01), 0.1)
    d.stroke([start, middle, end], 1.4, "#f0e6c8", (0.01, 0.01), 0.1)


def gangs(d):
    """Above they laugh at their own work; below they lean into it; one has scissors."""
    left, right = on_face(-110, 76), on_face(94, 190)
    brow_left, brow_right = on_face(-84, -112), on_face(46, -104)
    pull = (((-4, -72), (14, -66)), ((14, -70), (24, -62)), ((-8, -26), (-16, 0)), ((8, -25), (13, 0)))
    for x, y, high, goal, looks in ((116, 188, 128, left, {"hair": "curls"}), (46, 186, 120, left, {"hat": "cap", "build": 1.2}), (300, 190, 104, brow_left, {"hair": "plaits", "child": True, "coat": 24})):
        string(d, (x + 0.22 * high, y - 0.63 * high), (goal[0], goal[1] - 26), 0)
        puller(d, x, y, high, pull, **looks, stoop=-3)
    string(d, (520, 114), (brow_right[0], brow_right[1] - 20))
    puller(d, 546, 190, 118, pull, flip=True, hair="bun", coat=36, flare=14)
    haul = (((-2, -70), (14, -74)), ((12, -68), (26, -72)), ((-10, -24), (-24, -2)), ((10, -26), (18, 0)))
    hands = [(right[0] + 8, right[1] + 22), (566, 1164), (594, 1070), (662, 1080), (730, 1072), (820, 1100)]
    for start, end in itertools.pairwise(hands):
        string(d, start, end)
    d.ground(566, 1172, 30, "#0a0620", 0, 0.6), d.contour(geo.ellipse(566, 1166, 9), 2.2, lost=0, colour="#c9a24e")
    for x, y, high, looks in ((628, 1172, 150, {"hat": "cap"}), (696, 1178, 142, {"hair": "bun", "coat": 38, "flare": 15}), (764, 1172, 146, {"hair": "bald", "build": 1.3})):
        puller(d, x, y, high, haul, flip=True, **looks, stoop=-8)
    peg(d, *left, -34), peg(d, right[0], right[1] + 4, 148), peg(d, *brow_left, -10), peg(d, *brow_right, 8)
    secrets(d)


def secrets(d):
    """The tear is worth something; a string may be cut; somebody has never seen the face before."""
    puller(d, 498, 1184, 112, shades.REACH, hair="plaits", child=True, coat=24, flare=13)
    with d.at(516, 1062, 1.0, 24):  # the blades of her scissors
        for side in (-1, 1):
            d.shape(geo.polygon([(side * 1, 4), (side * 9, -34), (side * 4, 2)]), "#dfe6ee", 0.8, 0), d.contour(geo.ellipse(side * 5, 11, 5, 6), 1.8, lost=0, colour="#e0b06a")
    puller(d, 392, 1168, 132, (((-12, -90), (-8, -108)), ((13, -90), (10, -108)), (-4, -26), (-6, 0), (4, -26), (6, 0)))
    d.shape([(372, 1000), (414, 1000), (408, 1032), (378, 1032)], "#8fa0c8", 1.0, 0.16), d.shape(geo.ellipse(393, 1000, 21, 6), "#c8d4f0", 0.8, 0)


def puller(d, x, y, high, pose, flip=False, **looks):
    """A shade before the pale face: it has no face of its own."""
    if len(pose) == 6:
        pose = (*pose[:2], pose[2:4], pose[4:])
    d.ground(x, y, high * 0.4, "#0a0620", 0, 0.6)
    shades.lit(d, shades.placed(shades.figure(pose, **looks), x, y, high, flip), "#120a2c", "#a898f0", (-0.5 if flip else 0.5, 0.9), 2.4, 0.85, 0.8)


def paint(picture):
    away = np.hypot(picture.x - 400, (picture.y - 560) * 0.8) / 640
    picture.image = ramp(((0, "#4a58a0"), (0.55, "#2a2a6a"), (1, "#150f38")), away + 0.05 * picture.noise(220, 3)).astype(np.float32)
    floor = np.clip((picture.y - 1080) / 30, 0, 1)[..., None]
    picture.image = (picture.image * (1 - floor) + floor * ramp(((0, "#4a3f86"), (1, "#241c58")), (picture.y - 1080) / 120)).astype(np.float32)
    back, head, people = (Drawing(picture, "#120c28", width, light=(-0.5, -0.85), seed=seed) for width, seed in ((2.0, 3), (2.2, 5), (1.8, 7)))
    ruff(head), face(head)
    curtain(back), bridge(back), gangs(people)
    for d in (head, back, people):
        d.under()
    picture.directions(base=70)
    pastel(picture, "#2a2458", grain=1.8, cover=0.86, soft=0.9, mask=0.75 * (1 - 0.8 * people.cover()))
    above = np.zeros(picture.shape, np.float32)
    for d in (people, back, head):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004, bloom=0.03)
