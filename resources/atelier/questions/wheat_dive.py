"""Who dived here a moment ago, and will they be out of the way in time?

A summer field as deep as a lake: rings run out through the ripe wheat round two bare soles, and from the diving tower
somebody's grandmother leaps after them with a shout.  A girl who has come up spits grain; the next one waits with a rubber ring.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import mix
from light.drawing import Drawing
from light.filters import blur, ramp
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 52, 0.25
FIELD, DIVE, FLAT = 664, (366, 948), 0.36  # the horizon; the middle of the rings and how flat they lie
SKIN, SHADE, SUN, INK = "#efb68e", "#b8694e", "#ffe6c0", "#3a1f24"
RED, WHITE = "#d8443a", "#fbf1e0"


def scene(detail):
    bare_sheet()


def wave(x, y):
    """Height of the wheat in the rings, -1..1, and the way outwards."""
    dx, dy = x - DIVE[0], (y - DIVE[1]) / FLAT
    far = np.hypot(dx, dy)
    high = np.sin(2 * np.pi * (far - 60) / 104) * np.clip((470 - far) / 300, 0, 1) * np.clip((far - 30) / 60, 0, 1)
    return high, dx / (far + 1e-6), FLAT * dy / (far + 1e-6)


def cloud(d, x, y, s):
    with d.at(x, y, s):
        lumps = [(px, -abs(d.rng.normal(0, 34)) * (1 - (px / 190) ** 2), d.rng.uniform(30, 56) * (1 - 0.5 * (px / 190) ** 2)) for px in np.linspace(-170, 170, 17)]
        heap = geo.intersect(geo.union(*(geo.ellipse(px, py, 1.15 * r, r) for px, py, r in lumps), geo.ellipse(0, 8, 215, 22)), geo.rectangle(-260, -170, 520, 194, 12))
        d.fill(heap, "#fffaf0")
        with d.inside(heap):
            d.fill(geo.ellipse(20, 30, 230, 40), "#a9c8e0", 0.8, 16, False)
            for px, py, r in lumps:
                d.fill(geo.ellipse(px + 0.35 * r, py + 0.5 * r, 0.8 * r, 0.45 * r), "#bcd6e6", 0.55, 9, False), d.fill(geo.ellipse(px - 0.3 * r, py - 0.4 * r, 0.6 * r, 0.4 * r), "#ffffff", 0.9, 6, False)
        for px, py, r in lumps[1:-1:2]:
            d.stroke(geo.arc(px, py, 1.1 * r, 0.95 * r, 200, 300), 0.8, "#8fb4d0", (0.3, 0.5))


def far_away(d):
    d.fill([(-20, 668), (90, 630), (230, 644), (390, 620), (560, 642), (700, 616), (830, 640), (830, 700), (-20, 700)], "#8fb4b0"), d.fill([(-20, 676), (200, 652), (420, 660), (640, 648), (830, 664), (830, 710), (-20, 710)], "#a9b878")
    for x in np.sort(d.rng.uniform(-10, 810, 60)):
        if 230 < x < 300:
            continue
        r = d.rng.uniform(5, 13)
        d.fill(geo.blob(d.rng, x, 660 - 0.4 * r, 1.2 * r, r, 8, 0.12), mix("#5f8a54", "#8fae6a", d.rng.random()))
    for x, w, roof in ((240, 22, "#c8583f"), (268, 18, "#b4654a"), (292, 20, "#c8583f")):
        d.fill(geo.rectangle(x, 648, w, 14), "#f6e6c6"), d.fill(geo.polygon([(x - 3, 649), (x + 0.5 * w, 637), (x + w + 3, 649)]), roof)
    d.fill(geo.rectangle(256, 622, 9, 36), "#f6e6c6"), d.fill(geo.polygon([(254, 623), (260, 600), (267, 623)]), "#6a6f86")


def ears(d, low, high, count, splash=False):
    """Ripe ears, each on its own stalk; where a ring runs through they lean outwards and catch the sun."""
    for y in np.sort(low + (high - low) * d.rng.random(count) ** 0.75):
        s = 0.22 + 1.0 * (y - FIELD) / 540
        x = d.rng.uniform(-20, 820)
        crest, ox, oy = wave(x, y)
        tall = (34 + 6 * d.rng.normal()) * s
        lean = tall * (0.25 + 0.75 * crest * ox + d.rng.normal(0, 0.14))
        top = (x + lean, y - tall - 20 * crest * s - 4 * oy * crest * s)
        tone = mix(("#d79a34", "#e8b54a", "#c98428")[d.rng.integers(3)], "#fff0b0" if crest > 0 else "#8a4f1e", 0.75 * abs(crest) + 0.08 * d.rng.random())
        d.stroke([(x - 0.1 * lean, y + 10 * s), (x + 0.3 * lean, y - 0.45 * tall), top], 0.5 + 0.7 * s, mix(tone, "#a8702a", 0.4), (0.05, 0.05))
        ear(d, top, (x + 1.55 * lean, top[1] - 20 * s + 8 * abs(lean) / 40), 8.5 * s, tone)


def ear(d, foot, tip, wide, tone):
    mid = (0.55 * foot[0] + 0.45 * tip[0], 0.5 * (foot[1] + tip[1]) - 0.12 * wide)
    d.fill(geo.ribbon([foot, mid, tip], [0.35 * wide, wide, 0.3 * wide], 10), tone)
    if wide > 3.4:
        way = np.array(tip) - np.array(foot)
        side = np.array((-way[1], way[0])) / (np.hypot(*way) + 1e-6)
        for k in (0.15, 0.4, 0.65, 0.9):
            at = np.array(foot) + k * way
            for s in (-1, 1):
                d.stroke([tuple(at), tuple(at + 0.5 * wide * s * side + 0.16 * way)], 0.6, mix(tone, "#7a4418", 0.6), (0.05, 0.4)), d.stroke([tuple(at + 0.4 * wide * s * side), tuple(at + 1.0 * wide * s * side + 0.55 * way)], 0.5, mix(tone, "#fff2c0", 0.4), (0.05, 0.7))


def field(d):
    d.fill(geo.rectangle(-10, FIELD, 820, 560), "#dca43e")
    d.fill(geo.rectangle(-10, FIELD - 4, 820, 40), "#f2d58a", 0.9, 12, False), d.fill(geo.ellipse(400, 1220, 620, 120), "#8f5420", 0.8, 50, False)
    for far in np.arange(34, 470, 52):
        crest = round((far - 34) / 52) % 2 == 0
        ring = geo.subtract(geo.ellipse(*DIVE, far + 30, FLAT * (far + 30)), geo.ellipse(*DIVE, far - 6, FLAT * (far - 6)))
        d.fill(ring, "#f9dc8c" if crest else "#8a4f1e", 0.62 * (1 - far / 620), 7, False)


def shadow(d):
    """Somebody is coming down on the middle of it."""
    x, y = DIVE
    for line, wide in (([(x - 150, y - 44), (x - 40, y - 10), (x, y)], 30), ([(x + 160, y - 40), (x + 60, y - 8), (x, y)], 30), ([(x - 140, y + 46), (x - 40, y + 20), (x, y)], 36), ([(x + 120, y + 58), (x + 50, y + 22), (x, y)], 36)):
        d.fill(geo.ribbon(line, [16, wide, wide], 16), "#5f2f1e", 0.45, 9, False)
    d.fill(geo.ellipse(x, y, 100, 34), "#5f2f1e", 0.5, 12, False)


def flesh(d, path, lit, dark, wide=12):
    """Skin in high sun: light from the left above, a warm shadow below."""
    path = d._path(path)
    d.fill(path, SKIN)
    with d.inside(path):
        for line in dark:
            d.fill(geo.ribbon(line, [wide, 1.5 * wide, wide], 18), SHADE, 0.62, 0.45 * wide, False)
        for line in lit:
            d.fill(geo.ribbon(line, [0.5 * wide, 0.9 * wide, 0.5 * wide], 18), SUN, 0.85, 0.3 * wide, False)
    d.contour(path, 1.1, lost=0.2)
    return path


HAND = geo.union(
    geo.curve([(-16, 24), (-18, -14), (-10, -28), (8, -30), (20, -20), (20, 2), (14, 24)]),
    *(geo.ribbon(line, [14, 12, 8], 12) for line in ([(-4, -14), (-24, -26), (-36, -42)], [(-8, -24), (-18, -48), (-22, -68)], [(2, -26), (2, -54), (4, -76)], [(11, -24), (20, -48), (26, -68)], [(18, -8), (36, -22), (48, -28)])),
)
TOES = ((-20, -58, 12), (-3, -66, 8.5), (10, -63, 8), (21, -57, 7.5), (30, -48, 7))
SOLE = geo.union(geo.curve([(-16, 30), (-22, 4), (-14, -16), (-28, -40), (-16, -54), (10, -56), (32, -44), (28, -20), (18, 4), (20, 28), (4, 44)]), *(geo.ellipse(x, y, r, 1.15 * r) for x, y, r in TOES))


def in_palm(d, x, y, turn, flip):
    with d.at(x, y, 1, turn, flip):
        d.fill(geo.ellipse(0, -8, 11, 9), "#e88a78", 0.6, 4, False)
        d.stroke([(-8, -18), (0, -10), (12, -14)], 0.8, SHADE), d.stroke([(10, 6), (2, -4), (4, -16)], 0.8, SHADE)


def on_sole(d, x, y, turn, flip):
    with d.at(x, y, 1, turn, flip):
        d.fill(geo.ribbon([(18, 34), (14, 0), (26, -34)], [10, 13, 8], 14), SHADE, 0.6, 5, False), d.fill(geo.ribbon([(-8, 30), (-13, 0), (-17, -34)], [5, 8, 5], 14), SUN, 0.8, 3, False)
        d.fill(geo.ellipse(0, -38, 22, 13), "#e88a78", 0.55, 5, False), d.fill(geo.ellipse(2, 26, 13, 12), "#e88a78", 0.55, 5, False)
        for px, py, r in TOES:
            d.stroke(geo.arc(px, py, r, 1.1 * r, 20, 160), 0.8, SHADE, (0.2, 0.2))
        d.stroke([(12, -20), (2, -6), (8, 12)], 0.9, SHADE)


def grandmother(d):
    """All of her laughs."""
    with d.at(352, 402, 1.04, -9):
        # legs: one flung out, one bent
        for leg, foot in (([(-40, 84), (-124, 112), (-196, 178)], (-214, 196, -128, False)), ([(42, 86), (132, 118), (116, 214)], (112, 238, 172, True))):
            (ax, ay), (bx, by), (cx, cy) = leg
            path = geo.union(geo.ribbon(leg, [86, 68, 50, 34], 34), geo.moved(SOLE, foot[0], foot[1], 1, foot[2], foot[3]))
            flesh(d, path, ([(ax - 10, ay - 16), (bx - 8, by - 18), (cx - 8, cy - 6)],), ([(ax + 10, ay + 34), (bx + 6, by + 28), (cx + 12, cy + 4)],), 16)
            d.stroke([(bx - 14, by - 16), (bx + 4, by - 20), (bx + 16, by - 8)], 1.0, SHADE), d.stroke([(bx - 10, by + 4), (bx + 4, by + 8)], 0.9, SHADE)
            on_sole(d, *foot)
        arms = ([(-44, -72), (-136, -118), (-196, -196)], (-206, -214, -28, False)), ([(44, -72), (140, -112), (208, -184)], (220, -202, 34, True))
        chest = geo.curve([(-60, -84), (-30, -108), (0, -112), (30, -108), (60, -84), (56, -40), (0, -20), (-56, -40)])
        top = geo.union(chest, *(geo.union(geo.ribbon(arm, [62, 56, 44, 26], 30), geo.moved(HAND, palm[0], palm[1], 1, palm[2], palm[3])) for arm, palm in arms))
        lit = [[(ax - 8, ay - 18), (bx - 6, by - 18), (cx - 8, cy)] for ((ax, ay), (bx, by), (cx, cy)), _ in arms]
        dark = [[(ax, ay + 26), (bx + 2, by + 22), (cx + 9, cy + 6)] for ((ax, ay), (bx, by), (cx, cy)), _ in arms]
        flesh(d, top, [*lit, [(-36, -92), (0, -96), (36, -92)]], [*dark, [(-50, -40), (0, -30), (50, -40)]], 13)
        for side, (((_, _), (bx, by), _), palm) in zip((-1, 1), arms, strict=True):
            d.stroke([(bx - 12 * side, by + 14), (bx, by + 20), (bx + 10 * side, by + 10)], 0.9, SHADE), d.stroke([(44 * side, -96), (58 * side, -84), (62 * side, -66)], 0.9, SHADE, (0.3, 0.5))
            in_palm(d, *palm)
        suit = geo.curve([(-40, -104, "c"), (-54, -60), (-82, -34), (-80, 0), (-92, 40), (-96, 84), (-84, 118, "c"), (-50, 116), (-18, 118), (0, 122), (20, 118), (52, 118), (86, 118, "c"), (98, 84), (94, 40), (82, 0), (84, -34), (56, -60), (42, -104, "c"), (26, -100, "c"), (20, -66), (0, -54), (-20, -66), (-26, -100, "c")])
        d.cast(suit, 2, 4, SHADE, 0.5, 4), d.fill(suit, WHITE)
        with d.inside(suit):
            for k in range(9):
                y = -92 + 27 * k
                d.fill(geo.ribbon([(-110, y - 8), (-60, y + 8 + 1.5 * k), (0, y + 13 + 2.5 * k), (60, y + 8 + 1.5 * k), (110, y - 8)], [15, 15, 16, 15, 15], 40, False), RED)
            d.fill(geo.ribbon([(64, -70), (78, 0), (88, 60), (70, 130)], [20, 40, 46, 40], 24), "#5a2a4c", 0.5, 14, False), d.fill(geo.ribbon([(-60, 116), (0, 106), (70, 124)], [18, 26, 20], 20), "#5a2a4c", 0.45, 9, False), d.fill(geo.ellipse(-2, -6, 66, 14), "#5a2a4c", 0.25, 8, False)
            d.fill(geo.ellipse(-40, -36, 30, 22), "#ffffff", 0.45, 12, False), d.fill(geo.ellipse(-44, 50, 36, 44), "#ffffff", 0.4, 16, False)
            for line in ([(-70, 20), (-40, 26), (-16, 20)], [(20, 22), (46, 26), (72, 16)], [(-78, 70), (-60, 84), (-40, 90)]):
                d.stroke(line, 1.0, "#8a3040", (0.2, 0.6))
        d.contour(suit, 1.3, lost=0.15), d.shape(geo.ellipse(0, -56, 9), "#f6c84e", 0.9, 0.1)
        granny_head(d)


def granny_head(d):
    with d.at(6, -158, 1.0, 7):
        d.fill(geo.ellipse(0, 48, 40, 16), SHADE, 0.6, 8, False)
        for px, py in ((-58, -6), (-56, 14), (58, -4), (56, 16), (-50, 30), (52, 32)):
            d.shape(geo.blob(d.rng, px, py, 13, 12, 8, 0.1), "#e4e4e6", 0.8, 0.14)
        face = geo.curve([(0, -62), (42, -48), (56, -8), (52, 26), (34, 54), (0, 66), (-34, 54), (-52, 26), (-56, -8), (-42, -48)])
        flesh(d, face, (), ([(48, -20), (50, 24), (26, 56)], [(-20, 60), (0, 62), (20, 58)]), 13)
        for s in (-1, 1):
            d.fill(geo.ellipse(35 * s, 12, 17, 14), "#e8604e", 0.65, 6, False), d.fill(geo.ellipse(34 * s - 5, 6, 6, 4), SUN, 0.8, 2, False)
            d.stroke([(14 * s, -8), (25 * s, -18), (38 * s, -9)], 3.2, INK, (0.15, 0.15), 0.2)  # eyes shut with laughing
            for k in range(3):
                d.stroke([(39 * s, -9), (46 * s, -14 + 7 * k), (51 * s, -17 + 11 * k)], 0.9, SHADE, (0.1, 0.6))
            d.stroke([(11 * s, -34), (26 * s, -42), (42 * s, -32)], 3.0, "#c9c2c4", (0.2, 0.4))
            d.stroke([(12 * s, 4), (26 * s, 14), (30 * s, 30)], 1.2, SHADE, (0.3, 0.4))
        mouth = geo.curve([(-27, 16, "c"), (0, 22), (27, 14, "c"), (24, 38), (8, 52), (-10, 51), (-24, 38)])
        d.fill(mouth, "#6a1a26")
        with d.inside(mouth):
            d.fill(geo.ellipse(2, 50, 18, 13), "#e8707a")
            d.fill(geo.curve([(-27, 16), (0, 22), (27, 14), (24, 25), (0, 31), (-24, 26)]), "#fffaf0")
            d.stroke([(9, 20), (9, 31)], 2.6, "#6a1a26", (0.02, 0.02), 0)  # a gap
        d.contour(mouth, 1.3, lost=0)
        d.shape(geo.curve([(-8, -10), (0, -16), (9, -10), (14, 4), (6, 11), (-6, 11), (-13, 4)]), "#f2a284", 0.8, 0), d.fill(geo.ellipse(-2, -1, 5, 4), SUN, 0.9, 1.5, False)
        cap = geo.curve([(-59, -18, "c"), (-62, -52), (-36, -84), (0, -92), (36, -84), (62, -52), (59, -18, "c"), (42, -40), (0, -52), (-42, -40)])
        d.fill(cap, "#3f9fb0")
        with d.inside(cap):
            d.fill(geo.ribbon([(60, -20), (52, -64), (20, -90)], [20, 24, 10], 16), "#1f5a78", 0.7, 8, False), d.fill(geo.ellipse(-24, -74, 22, 10, -30), "#c9f0ea", 0.8, 5, False)
        d.contour(cap, 1.1, lost=0.1)
        d.stroke([(-59, -18), (-42, -40), (0, -52), (42, -40), (59, -18)], 2.2, "#1f5a78", (0.05, 0.05))
        for px, py, r, tone in ((-40, -58, 15, "#f6c84e"), (-10, -76, 17, "#f08aa0"), (26, -70, 15, "#fbf1e0"), (48, -44, 12, "#f6c84e"), (8, -58, 11, "#f0764e")):
            for a in np.arange(0, 6.2, 1.05):
                d.shape(geo.ellipse(px + 0.6 * r * np.cos(a), py + 0.6 * r * np.sin(a), 0.5 * r, 0.42 * r, np.degrees(a)), tone, 0.6, 0.12)
            d.fill(geo.ellipse(px, py, 0.3 * r), "#b4502c")
        d.stroke([(-57, -10), (-50, 34), (-26, 62)], 1.6, "#1f5a78", (0.02, 0.3)), d.stroke([(57, -10), (50, 34), (28, 62)], 1.6, "#1f5a78", (0.02, 0.3))


def tower(d):
    """White paint on old iron; the board has not stopped trembling."""
    steel, dusk = "#f6f2e8", "#9fb4c4"
    for x0, x1, wide in ((676, 650, 13), (778, 800, 15)):
        d.shape(geo.ribbon([(x0, 330), (x1, 900)], [wide, wide + 5], 8, False), steel, 1.0, 0), d.fill(geo.ribbon([(x0 + 3, 340), (x1 + 4, 900)], [4, 6], 8, False), dusk, 0.9, 1, False)
    for y, (left, right) in ((470, (669, 784)), (620, (662, 790)), (760, (656, 796))):
        d.stroke([(left, y), (right, y - 6)], 3.0, "#d9dcd8", (0.02, 0.02)), d.stroke([(left, y + 4), (right, y - 2)], 0.9, "#6f8494", (0.02, 0.02))
    d.stroke([(669, 474), (790, 620)], 2.0, "#c9d0d0", (0.02, 0.02)), d.stroke([(784, 470), (662, 622)], 2.0, "#c9d0d0", (0.02, 0.02))
    for y in np.arange(366, 880, 34):
        k = (y - 330) / 570
        d.stroke([(718 - 8 * k, y), (752 + 2 * k, y - 2)], 2.4, "#e9e4d8", (0.02, 0.02)), d.stroke([(718 - 8 * k, y + 3), (752 + 2 * k, y + 1)], 0.8, "#6f8494", (0.02, 0.02))
    for x0, x1 in ((717, 708), (753, 756)):
        d.stroke([(x0, 336), (x1, 890)], 2.6, "#f6f2e8", (0.02, 0.02)), d.stroke([(x0 + 3, 336), (x1 + 3, 890)], 0.8, "#6f8494", (0.02, 0.02))
    d.shape(geo.polygon([(640, 318), (830, 310), (830, 336), (640, 342)]), "#e9e6dc", 1.1, 0), d.fill(geo.polygon([(640, 330), (830, 324), (830, 336), (640, 342)]), dusk)
    for x in (652, 738, 806):
        d.stroke([(x, 318), (x, 214)], 3.0, steel, (0.02, 0.02)), d.stroke([(x + 3, 318), (x + 3, 214)], 0.9, "#6f8494", (0.02, 0.02))
    for y in (216, 264):
        d.stroke([(650, y), (830, y - 4)], 3.0, steel, (0.02, 0.02)), d.stroke([(650, y + 3), (830, y)], 0.9, "#6f8494", (0.02, 0.02))
    board = geo.curve([(700, 306, "c"), (640, 306), (580, 316), (534, 336, "c"), (531, 345, "c"), (580, 328), (640, 319), (700, 320, "c")])
    d.shape(board, "#3f86b8", 1.1, 0.1)
    for k in (0, 1):
        d.stroke([(530, 314 - 15 * k), (560, 306 - 13 * k), (592, 303 - 9 * k)], 1.3, "#eef6fa", (0.3, 0.6)), d.stroke([(536, 360 + 14 * k), (560, 350 + 11 * k), (590, 344 + 8 * k)], 1.3, "#eef6fa", (0.3, 0.6))
    towel = geo.curve([(664, 214, "c"), (724, 211, "c"), (728, 260), (720, 306, "c"), (704, 300), (690, 308), (670, 300, "c"), (666, 258)])
    d.cast(towel, 4, 6, "#6f8494", 0.5, 4), d.shape(towel, "#f6c84e", 1.0, 0.12)
    with d.inside(towel):
        for y in (226, 282, 292):
            d.fill(geo.ribbon([(658, y), (694, y + 2), (732, y - 2)], [5, 6, 5], 14, False), "#d8663a")
        d.fill(geo.ribbon([(706, 214), (710, 260), (702, 306)], [4, 10, 12], 12), "#a8702a", 0.5, 4, False)


def boy(d):
    """Next.  He has been given the ring for safety."""
    with d.at(764, 320, 0.92):
        for s in (-1, 1):
            flesh(d, geo.ribbon([(9 * s, -42), (10 * s, -20), (9 * s, -2)], [17, 14, 11], 12), (), (), 5)
        body = geo.curve([(-20, -94), (0, -100), (20, -94), (19, -64), (18, -40), (-18, -40), (-19, -64)])
        flesh(d, body, ([(-12, -92), (-12, -60)],), ([(16, -92), (15, -50)],), 8)
        d.shape(geo.curve([(-19, -54, "c"), (19, -54, "c"), (21, -32, "c"), (2, -30), (0, -38), (-2, -30), (-21, -32, "c")]), "#2f5a86", 0.9, 0.1)
        ring = geo.subtract(geo.ellipse(0, -62, 40, 19), geo.ellipse(0, -66, 21, 8))
        ring = geo.intersect(ring, geo.rectangle(-50, -68, 100, 40))
        d.shape(ring, "#f08a3a", 1.0, 0.14)
        with d.inside(ring):
            for x in (-30, -4, 24):
                d.fill(geo.rectangle(x, -80, 12, 50), "#fdf4e4")
        for s in (-1, 1):
            flesh(d, geo.ribbon([(18 * s, -90), (31 * s, -78), (30 * s, -62)], [12, 10, 9], 12), (), (), 4)
        head = geo.ellipse(-3, -120, 22, 23)
        flesh(d, head, ([(-16, -130), (-18, -116)],), ([(14, -128), (16, -112)],), 7)
        d.shape(geo.curve([(-25, -120), (-22, -142), (0, -150), (20, -142), (21, -118), (10, -134), (-8, -136)]), "#a85a2c", 0.9, 0.12)
        d.fill(geo.ellipse(-14, -119, 2.8, 3.4), INK), d.fill(geo.ellipse(2, -119, 2.8, 3.4), INK), d.fill(geo.ellipse(-7, -107, 4, 5), "#8a2a34"), d.stroke([(-19, -128), (-13, -130), (-9, -127)], 1.2, "#7a3c1e"), d.stroke([(-1, -128), (4, -131), (9, -128)], 1.2, "#7a3c1e")


def girl(d):
    """She has just come up, with wheat in her hair, and cheers; what she looks at is coming down."""
    with d.at(112, 968, 1.12), d.inside(geo.rectangle(-120, -260, 260, 290)):
        arms = (geo.ribbon([(-40, 0), (-72, -44), (-62, -104)], [30, 25, 17], 24), geo.ribbon([(40, 0), (74, -40), (80, -104)], [30, 25, 17], 24))
        hands = (geo.moved(HAND, -61, -112, 0.5, -6), geo.moved(HAND, 82, -112, 0.5, 12, True))
        body = geo.union(geo.curve([(-58, 60), (-54, -2), (-22, -20), (22, -20), (54, -2), (58, 60)]), *arms, *hands)
        flesh(d, body, ([(-44, 0), (-20, -12), (10, -14)], [(-50, -20), (-80, -50), (-68, -100)], [(40, -12), (66, -44), (72, -100)]), ([(48, 4), (52, 50)], [(-30, 8), (-60, -34), (-54, -96)], [(60, 0), (84, -40), (88, -98)]), 9)
        for s in (-1, 1):
            d.stroke([(20 * s, -22), (24 * s, -4), (22 * s, 30)], 4.4, "#2f8a6a", (0.02, 0.02))
        d.fill(geo.ellipse(0, -20, 20, 10), SHADE, 0.6, 4, False)
        with d.at(0, -30, 1, 13):
            for s in (-1, 1):
                d.shape(geo.ribbon([(36 * s, -30), (54 * s, -24), (62 * s, 10)], [17, 15, 7], 14), "#5a3324", 0.9, 0.12), d.fill(geo.ellipse(41 * s, -27, 6, 5), "#e8504e")
            head = geo.curve([(0, -78), (34, -68), (44, -36), (36, -6), (14, 10), (-14, 10), (-36, -6), (-44, -36), (-34, -68)])
            flesh(d, head, ([(-30, -54), (-34, -34)],), ([(34, -50), (36, -24), (16, 4)],), 11)
            d.shape(geo.curve([(-45, -36), (-42, -70), (0, -90), (42, -70), (45, -36), (30, -60), (4, -66), (0, -76), (-6, -66), (-30, -60)]), "#6a3d28", 1.0, 0.12)
            for s in (-1, 1):
                d.fill(geo.ellipse(26 * s, -16, 12, 10), "#ee7460", 0.7, 5, False)
                d.fill(geo.ellipse(16 * s + 2, -36, 8, 9), "#fffaf0"), d.fill(geo.ellipse(16 * s + 5, -40, 4.6, 5.2), INK), d.fill(geo.ellipse(16 * s + 6.5, -42, 1.6), "#ffffff"), d.stroke([(16 * s - 7, -42), (16 * s + 1, -47), (16 * s + 10, -42)], 1.4, INK, (0.2, 0.2))
                d.stroke([(9 * s, -54), (17 * s, -58), (26 * s, -54)], 1.8, "#5a3324", (0.2, 0.3))
                goggle = geo.ellipse(15 * s, -70, 14, 10, 6 * s)
                d.shape(goggle, "#2a3a4c", 1.0, 0), d.fill(geo.ellipse(15 * s, -70, 10, 6.6, 6 * s), "#8fc4d8"), d.fill(geo.ellipse(15 * s - 3, -72, 3.4, 1.8), "#ffffff")
            mouth = geo.curve([(-15, -12, "c"), (2, -9), (18, -13, "c"), (12, 3), (1, 7), (-10, 3)])
            d.fill(mouth, "#7a1f2a")
            with d.inside(mouth):
                d.fill(geo.ellipse(1, 6, 9, 6), "#e8707a"), d.fill(geo.curve([(-15, -12), (2, -9), (18, -13), (15, -7), (2, -4), (-12, -7)]), "#fffaf0")
            d.contour(mouth, 1.0, lost=0), d.stroke([(-4, -24), (3, -20), (8, -25)], 1.0, SHADE)
            for x, y, turn in ((-22, -78, -30), (10, -84, 10), (34, -70, 44), (-38, -60, -58)):
                a = np.radians(turn - 90)
                ear(d, (x, y), (x + 34 * np.cos(a), y + 34 * np.sin(a)), 9, "#e8b54a")


def soles(d):
    """All that is left of the one before her."""
    x, y = DIVE
    d.fill(geo.ellipse(x, y + 20, 84, 34), "#5f2f1e", 0.75, 12, False)
    for px, py, turn, flip in ((x - 30, y - 152, -16, False), (x + 34, y - 140, 14, True)):
        foot = geo.moved(SOLE, px, py, 1, turn, flip)
        leg = geo.union(geo.ribbon([(px, py + 22), (0.55 * px + 0.45 * x, py + 90), (x + (18 if flip else -18), y + 54)], [32, 46, 60], 20), foot)
        with d.inside(geo.rectangle(0, 0, 800, y + 22)):
            flesh(d, leg, ([(px - 10, py + 34), (px - 8, py + 96)],), ([(px + 15, py + 40), (px + 12, py + 130)],), 11)
        on_sole(d, px, py, turn, flip)


def splash(d, near):
    """Stalks thrown out of the middle like a crown of water."""
    x, y = DIVE
    count = 70 if near else 40
    for k in range(count):
        a = np.pi * (k + 0.5) / count + d.rng.normal(0, 0.05)
        ca, sa = np.cos(a), np.sin(a) * (0.34 if near else -0.30)
        foot = (x + 62 * ca, y + 10 + 46 * sa)
        long = d.rng.uniform(70, 128) * (0.85 if near else 1.1)
        tip = (foot[0] + 0.75 * long * ca + d.rng.normal(0, 8), foot[1] - long * (0.62 if near else 0.9) + 24 * sa)
        mid = (foot[0] + 0.16 * long * ca, 0.4 * foot[1] + 0.6 * tip[1])
        tone = ("#e8b54a", "#f6d67c", "#c98428", "#fbe6a4")[d.rng.integers(4)]
        d.fill(geo.ribbon([foot, mid, tip], [5, 4, 2.5], 12), mix(tone, "#a8702a", 0.35))
        way = np.array(tip) - np.array(mid)
        end = np.array(tip) + 34 * way / np.hypot(*way) + (0, 9)
        ear(d, tip, tuple(end), 10, tone)


def flying(d):
    x, y = DIVE
    for _ in range(120):
        a, far = d.rng.uniform(-2.9, -0.25), 120 + 190 * d.rng.random()
        px, py = x + 1.15 * far * np.cos(a), y - 20 + 0.85 * far * np.sin(a)
        if py < 690 and d.rng.random() < 0.5:
            continue
        turn = d.rng.uniform(0, 180)
        if d.rng.random() < 0.14:
            c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
            ear(d, (px, py), (px + 30 * c, py + 30 * s), 8, "#e8b54a"), d.stroke([(px, py), (px - 26 * c, py - 26 * s)], 1.2, "#b4762c")
        else:
            d.fill(geo.ellipse(px, py, 4.4, 2.4, turn), ("#c98428", "#f6d67c", "#e8b54a")[d.rng.integers(3)])


def paint(picture):
    sky = ramp(((0, "#2f7fc0"), (0.45, "#5fa8d8"), (0.8, "#a9d8e6"), (1, "#e2efdc")), np.clip((picture.y + 22 * picture.noise(260, 4, stretch=(3, 1))) / FIELD, 0, 1))
    picture.image = sky.astype(np.float32)
    picture.glow(60, 40, 420, "#fff4c8", 0.5)
    back, wheat, high, near, front = (Drawing(picture, INK, width, light=(-0.6, -0.8), seed=seed) for width, seed in ((1.6, 3), (1.6, 5), (1.9, 7), (1.8, 9), (1.7, 11)))
    cloud(back, 250, 560, 1.2), cloud(back, 640, 600, 0.8), cloud(back, 96, 150, 0.62), cloud(back, 560, 110, 0.5)
    far_away(back), field(wheat), ears(wheat, FIELD + 8, 930, 1300)
    tower(high), boy(high), grandmother(high)
    shadow(near), splash(near, False), girl(near), soles(near), splash(near, True), flying(near)
    ears(front, 1000, 1215, 520)
    for low in np.sort(front.rng.uniform(0, 1, 90)):
        x, y = DIVE[0] + front.rng.normal(0, 66), DIVE[1] + 16 + 48 * low
        front.stroke([(x, y + 30), (x + 3, y), (x + 7, y - 18)], 1.2, "#c98a34", (0.05, 0.05)), ear(front, (x + 7, y - 18), (x + 7 + 0.3 * (x - DIVE[0]), y - 40), 8.5, ("#e8b54a", "#d79a34", "#f3cf74")[front.rng.integers(3)])
    for _ in range(330):  # round the girl and the feet of the tower
        x = front.rng.uniform(20, 215) if front.rng.random() < 0.5 else front.rng.choice((646, 800, 735)) + front.rng.normal(0, 22)
        y = front.rng.uniform(985, 1050) if x < 300 else front.rng.uniform(892, 946)
        tall = front.rng.uniform(24, 44)
        front.stroke([(x, y + 20), (x + 3, y - 0.4 * tall), (x + 9, y - tall)], 1.1, "#c98a34", (0.05, 0.05)), ear(front, (x + 9, y - tall), (x + 20, y - tall - 18), 8, ("#e8b54a", "#d79a34", "#f3cf74")[front.rng.integers(3)])
    back.under(), wheat.under(), high.under(), near.under(), front.under()
    crest, _, _ = wave(picture.x, picture.y)
    inside = blur((picture.y > FIELD + 20).astype(np.float32) * (1 - high.cover()), 3) * (1 - 0.85 * blur(near.cover(), 2))
    picture.glaze(np.clip(-crest, 0, 1) * inside, "#a05c28", 0.8), picture.lay(np.clip(crest, 0, 1) * inside * 0.38, "#fff0b4")
    cover = [drawing.cover() for drawing in (back, wheat, high, near, front)]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.1).sharpen_at(350, 260, 150, 1.0)
    picture.focus = np.maximum(picture.focus, blur(np.maximum(cover[2], cover[3]), 2) * 0.9)
    picture.directions(base=82, swirl=0.35)
    strokes(picture, (24, 12, 6, 3, 1.7), length=8, jitter=(0.014, 0.011), need=(0, 0.04, 0.045, 0.045))
    near.under(strength=0.4), high.under(strength=0.4)
    free = (1 - cover[3]) * (1 - cover[4])
    back.over((1 - cover[1]) * (1 - cover[2]) * free, 0.8), wheat.over(free * (1 - cover[2]), 0.7), high.over(free), near.over(1 - cover[4]), front.over(strength=0.75)
    pencil(picture, "#f8f2e2", layers=(66, -30), wide=1.3, reach=24, press=0.9, mask=0.10)
    return finish(picture, impasto=0.02, paper=0.03)
