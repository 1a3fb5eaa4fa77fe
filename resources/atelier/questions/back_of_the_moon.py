"""Do those on the other side know, and who pays the night shift?

The moon from behind: boards, bolts and a winch; the people who keep it in the sky have a rest, a quarrel and a look through the hole.
"""

import numpy as np
from atelier import geometry as geo
from light import folk
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish, specks
from light.folk import Wear
from light.hands import pastel
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 73, 1.25
DISC = (400, 452, 312)
FLOOR = 1010


def scene(detail):
    bare_sheet()


def moon(d):
    """Boards of every age; somebody has mended it with a door."""
    x, y, r = DISC
    whole = geo.ellipse(x, y, r)
    d.shape(whole, "#5a3f5c", 1.6, 0)
    rng = np.random.default_rng(7)
    with d.inside(whole):
        for k in range(15):
            px = x - r + 42 * k
            tone = mix(("#6a4a60", "#5a3f5e", "#735264", "#4f3858")[k % 4], "#3a2a4c", rng.uniform(0, 0.3))
            d.fill([(px, y - r, "c"), (px + 41, y - r, "c"), (px + 41, y + r, "c"), (px, y + r, "c")], tone)
            for _ in range(4):
                gx, gy = px + rng.uniform(6, 34), y + rng.uniform(-r, r)
                d.stroke([(gx, gy), (gx + rng.normal(0, 3), gy + 50), (gx, gy + 110)], 0.7, lighten(tone, -0.08), (0.2, 0.5))
                if rng.random() < 0.4:
                    d.contour(geo.ellipse(gx, gy, 5, 9), 0.8, colour=lighten(tone, -0.1))
            d.stroke([(px, y - r), (px, y + r)], 1.5, "#2a1c38", (0.01, 0.01))
        d.fill(geo.ellipse(x, y + 60, 0.8 * r, 0.8 * r), "#241838", 0.35, 60, False)
    for a, b, w in (((x - 284, y - 130), (x + 284, y - 130), 34), ((x - 288, y + 120), (x + 288, y + 120), 34), ((x - 250, y + 186), (x + 250, y - 196), 30)):
        beam = geo.ribbon([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], [w, w, w], 10, caps=False)
        d.cast(beam, 4, 9, "#1a1028", 0.5, 7), d.shape(beam, "#8a5f5c", 1.2, 0.16)
        for t in np.linspace(0.06, 0.94, 7):
            d.fill(geo.ellipse(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 4.4), "#d8b070")
    d.contour(whole, 2.4, lost=0, colour="#fff2c0")


def peephole(d):
    """A boy on his father's shoulders looks down on the roofs; the light has found his face."""
    x, y = 512, 596
    hole = geo.ellipse(x, y, 23)
    d.fill(geo.ellipse(x, y, 34), "#2a1c38"), d.fill(hole, "#fff6d0"), d.contour(geo.ellipse(x, y, 34), 1.4, lost=0, colour="#d8b070")
    d.fill([(x - 16, y + 10), (x + 16, y + 10), (x + 120, y + 330), (x - 30, y + 350)], "#fff0b8", 0.18, 16, False)
    hold = ((0, -44), (0, -73), ((15, -74), (12, -92)), ((-14, -76), (-8, -94)), ((5, -22), (6, 0)), ((-5, -22), (-6, 0)))
    folk.folk(d, 556, FLOOR - 4, 268, hold, Look("#c98f66", "#2a2226", "short", "full", 0.5, 1.1), "doubt", Wear("suit", "#3f5f94", "#2a2548", build=1.1), -0.2, (-0.4, -0.8), True, hat=folk.cap("#8a3f4a"))
    ride = ((0, -30), (4, -62), ((16, -68), (30, -78)), ((-6, -48), (2, -36)), ((14, -20), (12, 4)), ((8, -18), (4, 4)))
    folk.folk(d, 556, 764, 150, ride, Look("#d8a078", "#2a2226", "crop", "", 0.05, 1.1), "gasp", Wear("suit", "#e0a040", "#5a3a5a"), 0.6, (0.9, -0.2), True)


def winch(d):
    """She lets the moon down a little, tooth by tooth, with a lamp on her hat."""
    x, y = 132, FLOOR + 8
    d.fill(geo.ellipse(x + 20, y + 6, 120, 14), "#120c22", 0.6, 5, False)
    for dx in (-50, 64):
        d.shape([(x + dx - 10, y, "c"), (x + dx, y - 150, "c"), (x + dx + 16, y - 150, "c"), (x + dx + 22, y, "c")], "#6a4458", 1.1, 0.14)
    d.shape(geo.ellipse(x + 12, y - 132, 44), "#a8703f", 1.2, 0.14)
    for k in range(9):
        d.stroke([(x - 26 + 9 * k, y - 170), (x - 22 + 9 * k, y - 132), (x - 26 + 9 * k, y - 94)], 1.8, "#e0c088", (0.05, 0.05))
    for a in np.arange(0, 6.2, 0.785):
        d.shape(geo.ellipse(x + 76 + 46 * np.cos(a), y - 132 + 46 * np.sin(a), 9), "#8a8fa8", 0.9, 0.1)
    d.shape(geo.ellipse(x + 76, y - 132, 42), "#9aa0b8", 1.2, 0.14), d.fill(geo.ellipse(x + 76, y - 132, 9), "#4a4664")
    d.stroke([(x + 76, y - 132), (x + 124, y - 156), (x + 152, y - 146)], 5.0, "#6a6f8a", (0.02, 0.02))
    d.stroke([(x + 12, y - 174), (150, 560), (186, 330)], 2.6, "#e0c088", (0.01, 0.01))
    turn = ((-4, -42), (4, -70), ((18, -62), (28, -68)), ((8, -58), (24, -62)), ((4, -22), (10, 0)), ((-12, -20), (-20, 0)))
    lamp = lambda q: (q.shape([(-33, -78), (-32, -106), (0, -118), (32, -106), (33, -78), (0, -86)], "#c84a4a", 1, 0.12), q.shape(geo.ellipse(8, -96, 11), "#fff2b8", 0.9, 0))
    folk.folk(d, x + 208, y, 218, turn, Look("#f0c8a4", "#b0662e", "plaits", "", 0.45, 1.0), "anger", Wear("apron", "#5a8a86", "#3a3058", build=1.15), 0.6, (0.6, -0.6), True, hat=lamp)


def hammock(d):
    """The man in the moon has his pause; his slippers wait below."""
    rope = [(196, 250), (300, 372), (430, 386), (556, 330), (640, 226)]
    cloth = [(250, 318), (300, 356), (430, 372), (548, 318), (596, 272), (588, 350), (520, 430), (420, 458), (320, 436), (262, 384)]
    d.cast(cloth, 8, 16, "#1a1028", 0.5, 12)
    d.stroke(rope[:2], 2.4, "#e0c088", (0.01, 0.01)), d.stroke(rope[-2:], 2.4, "#e0c088", (0.01, 0.01))
    lie = ((-22, -20), (22, -30), ((10, -18), (-4, -22)), ((20, -16), (2, -14)), ((-46, -28), (-74, -22)), ((-44, -22), (-72, -16)))
    with d.at(424, 408, 1, -10):
        folk.folk(d, 0, 0, 210, lie, Look("#f0d8b8", "#e6e0d4", "bald", "", 0.9, 1.2, 0.95, 1.0, "bulb"), "sleep", Wear("suit", "#e8e0f0", "#cfc4e0", "#cfc4e0", 1.2), 0.2, tilt=36, hat=_nightcap)
    low = [(250, 318), (290, 386), (420, 410), (536, 372), (596, 272), (588, 350), (520, 430), (420, 458), (320, 436), (262, 384)]
    d.shape(low, "#4f7a9c", 1.3, 0.12)
    with d.inside(geo.curve(low)):
        for k in range(10):
            d.stroke([(240 + 38 * k, 300), (254 + 36 * k, 400), (250 + 38 * k, 470)], 4.0, "#e8d8a8" if k % 2 else "#c86a5a", (0.01, 0.01), 0.2)
    d.model(low, "#1a2848", 16, 12, 0.6), d.contour(low, 1.2)


def _nightcap(q):
    q.shape([(-34, -76), (-24, -108), (10, -130), (52, -126), (72, -96), (52, -108), (36, -76), (0, -86)], "#7a5aa8", 1, 0.12), q.shape(geo.ellipse(74, -90, 10), "#fff2c0", 0.8, 0.1)


def stars(d):
    """Spare stars hang on a line by pegs, one is being mended; at the right the crescent dries."""
    line = [(-10, 96), (150, 138), (268, 176)]
    d.stroke([(536, 172), (660, 138), (810, 90)], 1.4, "#e0c088", (0.01, 0.01)), d.stroke(line, 1.4, "#e0c088", (0.01, 0.01))
    for x, y, r, turn in ((40, 136, 24, 8), (112, 150, 20, -12), (580, 152, 18, 4), (684, 160, 25, -8), (756, 138, 20, 14)):
        with d.at(x, y, 1, turn):
            d.stroke([(0, -r - 12), (0, -r + 4)], 1.0, "#e0c088"), d.shape(geo.star(r, 5, 0.46), "#f4d070", 1.0, 0.16)
            d.stroke([(0, 0), (0.5 * r, 0.3 * r)], 0.8, "#a87a2c"), d.fill(geo.ellipse(0, 0, 2.6), "#a87a2c")
    crescent = geo.subtract(geo.ellipse(724, 860, 112), geo.ellipse(676, 828, 106))
    d.cast(crescent, 6, 10, "#120c22", 0.5, 8), d.shape(crescent, "#f6e8b8", 1.3, 0.14)
    d.fill(geo.ellipse(794, 896, 10, 7), "#d8c080", 0.9, 0, False), d.fill(geo.ellipse(774, 932, 6, 5), "#d8c080", 0.9, 0, False)
    pot = lambda q: (q.shape([(-10, -8, "c"), (12, -8, "c"), (9, 10, "c"), (-7, 10, "c")], "#8a8fa8", 0.8, 0.1), q.fill(geo.ellipse(1, -8, 11, 3), "#f6e8b8"))
    brush = lambda q: (q.stroke([(-4, 6), (12, -20)], 2.0, "#8a5a34", (0.02, 0.02)), q.shape([(10, -18), (20, -30), (17, -14)], "#f6e8b8", 0.7, 0))
    folk.folk(d, 690, FLOOR + 40, 176, "point", Look("#6f4632", "#2a2226", "bun", "", 0.4, lips="#c8485a"), "song", Wear("gown", "#a8486a", "#3a3058"), 0.4, (0.8, -0.4), holds={"far": brush, "near": pot})


def boards(d):
    d.fill([(-20, FLOOR - 20, "c"), (820, FLOOR - 20, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#3a2848")
    for k in range(-6, 15):
        d.stroke([(400 + 62 * (k - 4), FLOOR - 20), (400 + 132 * (k - 4), 1220)], 1.3, "#241838", (0.01, 0.01))
    for line in (([(210, 720), (170, FLOOR + 40)], 24), ([(590, 720), (640, FLOOR + 30)], 24), ([(330, 756), (322, FLOOR + 20)], 20), ([(470, 756), (484, FLOOR + 20)], 20)):
        d.shape(geo.ribbon([*line[0][:1], ((line[0][0][0] + line[0][1][0]) / 2, (line[0][0][1] + line[0][1][1]) / 2), line[0][1]], [line[1]] * 3, 8), "#735264", 1.1, 0.16)
    for s in (-1, 1):
        d.shape(geo.ellipse(402 + 15 * s, 1096, 13, 8, 8 * s), "#c86a5a", 1.0, 0.14)


def paint(picture):
    x, y, r = DISC
    away = np.hypot(picture.x - x, picture.y - y)
    picture.image = ramp(((0, "#f8ecc0"), (0.42, "#f4e2b8"), (0.50, "#a8a0d8"), (0.66, "#4f4f9c"), (1, "#221f54")), away / 760 + 0.012 * picture.noise(200, 3)).astype(np.float32)
    back, disc, near = (Drawing(picture, "#160e26", width, light=(-0.3, -0.95), seed=seed) for width, seed in ((1.6, 3), (1.8, 5), (1.8, 7)))
    boards(back), moon(disc), stars(near), hammock(near), peephole(near), winch(near)
    for d in (back, disc, near):
        d.under()
    picture.glow(512, 596, 120, "#fff0b8", 0.4, 1.7)
    specks(picture, 130, "#fff6e0", (0.6, 1.8), mask=step(away, r + 70, r + 200) * step(picture.y, FLOOR - 60, FLOOR - 200) * (1 - near.cover()))
    picture.directions(base=84)
    pastel(picture, "#2a2458", grain=1.8, cover=0.88, soft=0.9, mask=0.6 * (1 - 0.8 * np.clip(near.cover(), 0, 1)))
    above = np.zeros(picture.shape, np.float32)
    for d in (near, disc, back):
        d.over(1 - above)
        above = np.maximum(above, step(d.cover(), 0.4, 0.9))
    return finish(picture, impasto=0, paper=0.03, grain=0.004, bloom=0.05)
