"""Do they pull the face, or does the face let itself be pulled so that everybody may go home?

Two gangs of little people hold the strings of one large face: one pulls up a smile, the other hauls the corner down.
"""

import itertools

import numpy as np
from atelier import geometry as geo
from light import folk
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import pastel
from light.heads import Look
from light.portraits import Face, outline, portrait
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 411, 1.25
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
    cheer = ((0, -43), (-8, -70), ((8, -62), (18, -70)), ((-2, -58), (14, -62)), ((10, -22), (14, 0)), ((-8, -22), (-16, 0)))
    up = ((112, 186, 118, cheer, Look("#f2cfae", "#b0662e", "curls", "", 0.3, 1.1), "joy", Wear("suit", "#2f8f8a", "#2f2a58"), left),
          (38, 184, 108, cheer, Look("#a06a48", "#2a2226", "crop", "full", 0.5, 1.05), "joy", Wear("coat", "#d9883c", "#2f2a58", build=1.2), left),
          (300, 190, 106, cheer, Look("#f6dcc4", "#d9a44e", "plaits", "", 0.07), "joy", Wear("gown", "#c84a6a"), brow_left))
    for x, y, high, pose, look, mood, wear, goal in up:
        d.ground(x, y, high * 0.4, "#1a0c3c", 0, 0.5)
        string(d, (x + 0.15 * high, y - 0.66 * high), (goal[0], goal[1] - 26), 0)
        folk.folk(d, x, y, high, pose, look, mood, wear, 0.5, (0.4, 1), lean=-3)
    string(d, (522, 116), (brow_right[0], brow_right[1] - 20))
    d.ground(542, 190, 44, "#1a0c3c", 0, 0.5)
    folk.folk(d, 542, 190, 108, cheer, Look("#e2b184", "#e6e0d4", "bun", "", 0.9), "sorrow", Wear("gown", "#5f6fae"), 0.5, (0.4, 1), flip=True, lean=-3)
    haul = ((-10, -38), (-20, -64), ((-4, -64), (12, -72)), ((-8, -56), (10, -66)), ((8, -24), (16, 0)), ((-12, -20), (-18, 0)))
    down = ((622, 1174, 134, Look("#c98f66", "#2a2226", "short", "moustache", 0.5, 1.1), "anger", Wear("suit", "#3f6fae", "#241a44", build=1.15)),
            (688, 1178, 124, Look("#f6dcc4", "#8f8a88", "bun", "", 0.7), "disgust", Wear("gown", "#3f7a5c")),
            (752, 1174, 128, Look("#6f4632", "#2a2226", "bald", "", 0.6, 1.1), "shout", Wear("coat", "#a8527a", "#241a44", build=1.3)))
    hands = [(right[0] + 8, right[1] + 22), (566, 1164), (606, 1078), (672, 1087), (737, 1080), (820, 1104)]
    for start, end in itertools.pairwise(hands):
        string(d, start, end)
    d.ground(566, 1172, 30, "#0a0620", 0, 0.6), d.contour(geo.ellipse(566, 1166, 9), 2.2, lost=0, colour="#c9a24e")
    for x, y, high, look, mood, wear in down:
        d.ground(x, y, high * 0.5, "#0a0620", 0, 0.6)
        folk.folk(d, x, y, high, haul, look, mood, wear, 0.3, (0.2, -1), flip=True, lean=8)
    peg(d, *left, -34), peg(d, right[0], right[1] + 4, 148), peg(d, *brow_left, -10), peg(d, *brow_right, 8)
    secrets(d)


def secrets(d):
    """The tear is worth something; a string may be cut; somebody has never seen the face before."""
    scissors = lambda q: (q.stroke([(0, 0), (20, -22)], 2.2, "#dfe6ee", (0.02, 0.1)), q.stroke([(6, 2), (14, -28)], 2.2, "#dfe6ee", (0.02, 0.1)), q.contour(geo.ellipse(-3, 4, 5), 1.2, lost=0, colour="#e0b06a"), q.contour(geo.ellipse(6, 8, 5), 1.2, lost=0, colour="#e0b06a"))
    d.ground(504, 1184, 56, "#0a0620", 0, 0.6)
    folk.folk(d, 502, 1184, 116, "up", Look("#efc8a4", "#8a4534", "bob", "", 0.06, 1.1), "hush", Wear("gown", "#e0b04a"), 0.4, (0.4, -1), holds={"far": scissors})
    bucket = lambda q: (q.shape([(-14, -18), (14, -14), (10, 8), (-10, 8)], "#8fa0c8", 0.8, 0.14), q.stroke([(-13, -14), (0, -28), (13, -14)], 0.8))
    d.ground(406, 1166, 56, "#0a0620", 0, 0.6)
    folk.folk(d, 404, 1166, 126, ((0, -44), (1, -73), ((20, -84), (28, -106)), ((-14, -84), (22, -112)), ((6, -22), (9, 0)), ((-5, -22), (-7, 0))), Look("#e2b184", "#2a2226", "parted", "goatee", 0.4), "sly", Wear("coat", "#2f3f6a", "#241a44"), 0.3, (0.2, -1), holds={"near": bucket})


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
