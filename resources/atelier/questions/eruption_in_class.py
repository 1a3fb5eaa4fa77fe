"""Which of them did it, and who will say so?

The teacher is a volcano: her bun throws fire. We stand behind the class and see what it holds behind its backs.
"""

import numpy as np
from atelier import geometry as geo
from light import heads
from light.colour import lighten, mix
from light.drawing import Drawing
from light.filters import ramp, step
from light.finish import finish
from light.hands import pencil
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 319, 0.4
PAPER, ASH, GREY, DARK, BLACK = "#f4ead6", "#d3c6b4", "#8d8480", "#4a4448", "#242126"
RED, ORANGE, YELLOW, FIRE = "#c8352b", "#ea7a2e", "#f9cf66", "#fff0b8"
CRATER = (400, 330)


def scene(detail):
    bare_sheet()


def smoke(d):
    """It fills the top of the room and is lit from below."""
    rng = np.random.default_rng(4)
    for y, reach, tone in ((70, 420, "#6f6664"), (130, 330, "#857a75"), (196, 210, "#9b8c82"), (250, 120, "#b59c88")):
        puffs = [geo.ellipse(400 + rng.normal(0, 0.45) * reach, y + rng.normal(0, 26), rng.uniform(0.22, 0.36) * reach + 20, rng.uniform(0.16, 0.24) * reach + 22) for _ in range(13)]
        cloud = geo.union(*puffs, geo.ellipse(400, y - 90, reach + 60, 90))
        d.fill(cloud, tone, 1.0, 0, False)
        d.model(cloud, "#3c3438", 26, 22, 0.55)
    d.fill(geo.ellipse(400, 236, 190, 96), ORANGE, 0.55, 46, False)
    d.fill(geo.ellipse(400, 262, 92, 70), YELLOW, 0.8, 30, False)


def mountain():
    """One outline: crater, head, shoulders, arms on her hips, a skirt that is a slope."""
    right = [(34, -6), (46, 18), (50, 44), (45, 64), (57, 82), (63, 114), (52, 156), (34, 180), (52, 200), (104, 214), (142, 236), (166, 282), (222, 372, "c"), (160, 398), (92, 402, "c"), (150, 476), (232, 560), (330, 640), (470, 730)]
    x, y = CRATER
    place = lambda p, side: (x + side * p[0], y + p[1], *p[2:])
    return geo.curve([(x - 36, y + 4, "c"), (x - 14, y - 10), (x + 8, y + 6), (x + 34, y - 6, "c"), *(place(p, 1) for p in right[1:]), (x + 470, 1240, "c"), (x - 470, 1240, "c"), *(place(p, -1) for p in right[:0:-1])])


def gap(side):
    """Between the arm and the waist the wall is seen."""
    x, y = CRATER
    return geo.curve([(x + side * 106, y + 272, "c"), (x + side * 134, y + 316), (x + side * 168, y + 364, "c"), (x + side * 128, y + 374), (x + side * 90, y + 372, "c"), (x + side * 88, y + 322)])


def teacher(d):
    body = geo.subtract(geo.subtract(mountain(), gap(-1)), gap(1))
    d.fill(body, DARK)
    x, y = CRATER
    with d.inside(body):
        d.fill(geo.rectangle(0, 860, 800, 400), ASH, 0.9, 90, False)
        d.fill(geo.ellipse(400, 560, 150, 230), BLACK, 0.6, 40, False)
        for k in range(33):  # folds of the skirt, gullies of the slope
            at = -1 + 2 * k / 32
            d.stroke([(x + 88 * at, 738), (x + 172 * at + 8 * np.sin(3 * k), 850), (x + 330 * at, 960), (x + 560 * at, 1100)], 1.9 + 0.9 * (k % 3 == 0), mix(BLACK, GREY, 0.15 + 0.2 * (k % 2)), (0.1, 0.7))
        for side in (-1, 1):  # lines of the sleeves and of the bodice
            for k in range(3):
                d.stroke([(x + side * (206 - 9 * k), 696 - 10 * k), (x + side * (188 - 7 * k), 686 - 12 * k), (x + side * (176 - 4 * k), 692 - 8 * k)], 1.2, GREY, (0.2, 0.6))
            d.stroke([(x + side * 92, 734), (x + side * 112, 724), (x + side * 122, 706)], 1.4, GREY)
            d.stroke([(x + side * 56, 546), (x + side * 66, 640), (x + side * 70, 730)], 1.2, "#6b6264", (0.3, 0.5))
        for k in range(11):  # hair drawn up to the crater
            at = -1 + 0.2 * k
            d.stroke([(x + 57 * at, y + 96 - 34 * (1 - at * at)), (x + 46 * at, y + 36), (x + 30 * at, y + 4)], 1.3, "#77696a" if k % 2 else BLACK, (0.2, 0.2))
    face = geo.curve([(x - 46, y + 92), (x - 24, y + 72), (x, y + 66), (x + 24, y + 72), (x + 46, y + 92), (x + 44, y + 132), (x + 22, y + 164), (x, y + 172), (x - 22, y + 164), (x - 44, y + 132)])
    d.fill(face, "#6d5a58")
    d.model(face, BLACK, 14, 10, 0.7)
    for side in (-1, 1):
        d.stroke([(x + side * 8, y + 98), (x + side * 26, y + 90), (x + side * 42, y + 84)], 3.2, BLACK, (0.2, 0.4))
    d.stroke([(x - 17, y + 153), (x, y + 147), (x + 17, y + 154)], 2.2, BLACK, (0.2, 0.2))
    d.stroke([(x - 1, y + 116), (x + 6, y + 132), (x - 3, y + 135)], 1.3, BLACK)
    for side in (-1, 1):  # fire in both glasses: no eyes behind them
        glass = geo.ellipse(x + side * 24, y + 110, 19)
        d.fill(glass, ORANGE)
        with d.inside(glass):
            d.fill(geo.ellipse(x + side * 24 - 3, y + 118, 13, 16), YELLOW, 1, 4, False), d.fill(geo.ellipse(x + side * 24 - 4, y + 122, 6, 10), FIRE, 1, 3, False)
        d.contour(glass, 2.0, lost=0, colour=BLACK)
    d.stroke([(x - 6, y + 108), (x, y + 104), (x + 6, y + 108)], 2.0, BLACK, (0.02, 0.02))
    for side in (-1, 1):
        d.shape([(x, y + 196, "c"), (x + side * 36, y + 178), (x + side * 62, y + 208), (x + side * 40, y + 250, "c"), (x + side * 16, y + 222)], PAPER, 1.1, 0.1)
    d.contour(body, 0.9, colour=BLACK, lost=0.5)


def lava(d):
    x, y = CRATER
    for line, wide in (([(-16, 4), (-36, 50), (-49, 110), (-46, 176), (-98, 226), (-86, 330), (-70, 420), (-120, 520), (-150, 640), (-240, 760), (-290, 880)], 15), ([(20, 6), (38, 56), (51, 126), (42, 182), (62, 260), (52, 390), (86, 500), (84, 620), (150, 760), (190, 880)], 13), ([(6, 426), (-14, 520), (10, 620), (-10, 760)], 8)):
        points = [(x + px, y + py) for px, py in line]
        widths = [wide * (0.5 + 0.9 * k / len(points)) for k in range(len(points))]
        d.fill(geo.ribbon(points, [2.6 * w for w in widths], 60), ORANGE, 0.35, 9, False)
        d.fill(geo.ribbon(points, widths, 60), RED, 1, 0, False), d.fill(geo.ribbon(points, [0.62 * w for w in widths], 60), ORANGE, 1, 0, False), d.fill(geo.ribbon(points, [0.26 * w for w in widths], 60), YELLOW, 1, 0, False)
    rng = np.random.default_rng(9)
    for _ in range(46):
        lean, high = rng.normal(0, 0.30), rng.uniform(90, 270)
        top = (x + lean * high * 1.2, y - high)
        end = (x + lean * high * 2.2, y - 0.78 * high)
        d.stroke([(x + 26 * lean, y), (x + lean * high * 0.6, y - 0.8 * high), top, end], rng.uniform(1.2, 4.2), (RED, ORANGE, YELLOW, FIRE)[rng.integers(4)], (0.05, 0.9))
    for px, py, r in ((236, 300, 9), (578, 250, 11), (160, 226, 7), (640, 356, 8), (300, 120, 8), (520, 110, 9), (98, 380, 6), (704, 214, 7)):
        d.fill(geo.ellipse(px, py, 2.4 * r), ORANGE, 0.4, 7, False), d.shape(geo.blob(d.rng, px, py, r), BLACK, 0.8, 0), d.fill(geo.ellipse(px, py + 0.3 * r, 0.55 * r), YELLOW, 0.9, 1.5, False)
    with d.at(226, 424, 1, -24):  # what may have started it
        d.shape([(-58, 6, "c"), (26, -20, "c"), (-16, 14, "c")], "#fbf4e4", 1.1, 0), d.shape([(26, -20, "c"), (-16, 14, "c"), (-22, 34, "c")], ASH, 1.0, 0)


def pupil(d, x, top, s, hair, cloth, cut="crop", ears=True):
    """From behind, cut off at the hips; only the rim is lit."""
    with d.at(x, top, s):
        back = geo.curve([(-26, 92), (-62, 108), (-92, 150), (-104, 240), (-108, 420, "c"), (108, 420, "c"), (104, 240), (92, 150), (62, 108), (26, 92)])
        d.cast(back, 10, -8, BLACK, 0.30, 12)
        d.shape(back, cloth, 1.1, 0)
        with d.inside(back):
            d.fill(geo.rectangle(-140, 240, 280, 220), BLACK, 0.45, 50, False)
            for side in (-1, 1):
                d.stroke([(side * 76, 190), (side * 66, 270), (side * 70, 360)], 1.3, mix(cloth, BLACK, 0.6), (0.2, 0.4))
            d.stroke([(-20, 128), (-8, 200), (-14, 280)], 1.0, mix(cloth, BLACK, 0.5), (0.3, 0.6))
            d.stroke([(-98, 156), (-64, 112), (-28, 98)], 2.6, "#f0a860", (0.3, 0.3)), d.stroke([(98, 156), (64, 112), (28, 98)], 2.6, "#f0a860", (0.3, 0.3))
        skin = "#a5765c"
        d.shape(geo.ribbon([(0, 70), (0, 104)], [40, 46], 8), skin, 0.7, 0)
        if ears:
            for side in (-1, 1):
                d.shape(geo.ellipse(side * 49, 38, 11, 15, side * 12), "#c98a62", 0.9, 0)
        head = geo.curve([(0, -32), (34, -24), (50, 4), (50, 40), (36, 76), (0, 88), (-36, 76), (-50, 40), (-50, 4), (-34, -24)])
        if cut == "curls":
            head = geo.union(*[geo.ellipse(48 * np.cos(a), 22 + 50 * np.sin(a), 20) for a in np.arange(0, 6.3, 0.5)], geo.ellipse(0, 24, 50, 54))
        if cut == "bob":
            head = geo.curve([(0, -34), (38, -26), (58, 8), (62, 60), (56, 98), (0, 92), (-56, 98), (-62, 60), (-58, 8), (-38, -26)])
        d.shape(head, hair, 1.1, 0)
        with d.inside(head):
            d.fill(geo.ellipse(0, 74, 70, 50), BLACK, 0.5, 16, False)
            for k in range(13):
                at = -1 + k / 6
                d.stroke([(8 * at, -30), (44 * at, 8), (46 * at, 84)], 1.0, mix(hair, BLACK, 0.55) if k % 2 else lighten(hair, 0.10), (0.1, 0.4))
            d.stroke([(-49, 8), (-33, -22), (0, -30), (33, -22), (49, 8)], 3.4, "#f4b066", (0.3, 0.3))
        if cut == "plaits":
            for side in (-1, 1):
                for k in range(5):
                    d.shape(geo.ellipse(side * (44 + 3 * k), 88 + 20 * k, 13 - 0.8 * k, 13), hair, 0.8, 0.12)
                d.shape(geo.union(geo.ellipse(side * 50 - 13, 192, 14, 8, 24), geo.ellipse(side * 50 + 13, 192, 14, 8, -24)), RED, 0.9, 0.1)
        if cut == "parting":
            d.stroke([(0, -31), (3, 10), (-2, 60), (2, 86)], 1.6, skin, (0.05, 0.05))


def joined_hands(d, x, y, s, holds):
    """Behind the back: the sleeves meet at the wrists."""
    with d.at(x, y, s):
        for side in (-1, 1):
            d.shape(geo.ribbon([(side * 90, -34), (side * 72, 8), (side * 20, 18)], [26, 32, 26], 20), holds["cloth"], 1.0, 0.12)
        holds["thing"](d)


def pupils(d):
    fork = [((0, 30), (0, -34)), ((0, -34), (-24, -80)), ((0, -34), (24, -80))]

    def sling(q):
        with q.at(10, 6, 1.1, 34):
            for a, b in fork:
                q.shape(geo.ribbon([a, b], [14, 12], 6), "#c08a54", 1.0, 0)
            q.stroke([(-24, -78), (-44, -52), (-40, -34)], 3.0, RED, (0.02, 0.02)), q.stroke([(24, -78), (10, -40), (-34, -30)], 3.0, RED, (0.02, 0.02))
        heads.hand(q, 14, 26, 54, "grip", "#b98264", -80), heads.hand(q, -12, 22, 50, "grip", "#b98264", 74)

    def crossed(q):
        heads.hand(q, 8, 20, 56, "grip", "#a87258", -70)
        for lean in (-13, 13):
            q.shape(geo.ribbon([(-14 + 0.2 * lean, 2), (-22 + 0.5 * lean, -20), (-22 - 0.55 * lean, -50)], [12, 11, 9], 12), "#b98264", 0.9, 0)

    pupil(d, 92, 930, 0.86, "#6a4630", "#5b5a66", "plaits", False)
    pupil(d, 262, 962, 0.80, "#2f2a2c", "#6e5a4e", "curls", False)
    pupil(d, 560, 948, 0.84, "#8a5f3a", "#4d5660", "bob", False)
    d.shape(geo.ribbon([(640, 1180), (668, 1060), (654, 930)], [44, 40, 32], 20), "#4d5660", 1.1, 0.1)  # that one knows the answer
    heads.hand(d, 654, 936, 62, "open", "#b98264", 4)
    pupil(d, 412, 990, 0.92, "#3a2e2c", "#716258", "parting")
    joined_hands(d, 412, 1166, 0.92, {"cloth": "#716258", "thing": crossed})
    pupil(d, 184, 1000, 1.0, "#a5713e", "#46424c", "crop")
    joined_hands(d, 184, 1166, 0.94, {"cloth": "#46424c", "thing": sling})
    with d.at(664, 1090, 1.0, -5):  # and this one slept through it
        ribs = [(-176, 40), (-108, 16), (-38, 4), (38, 4), (108, 16), (176, 40)]
        top = geo.curve([(-176, 40, "c"), (-150, -40), (-80, -100), (0, -122), (80, -100), (150, -40), (176, 40, "c"), (142, 22), (108, 30, "c"), (72, 10), (38, 22, "c"), (0, 6), (-38, 22, "c"), (-72, 10), (-108, 30, "c"), (-142, 22)])
        d.cast(top, -6, -12, BLACK, 0.35, 10)
        d.shape(geo.curve([(-84, 10, "c"), (84, 10, "c"), (150, 200, "c"), (-130, 200, "c")]), "#54505c", 1.0, 0)
        d.shape(top, RED, 1.2, 0)
        with d.inside(top):
            d.fill(geo.rectangle(-190, -20, 380, 80), "#5a1620", 0.5, 30, False)
            for rx, _ in ribs[1:-1]:
                d.stroke([(0, -120), (0.75 * rx, -60), (rx, 26)], 1.4, "#7c1f24", (0.05, 0.05))
            d.stroke([(-146, -40), (-78, -98), (0, -119), (78, -98), (146, -40)], 3.0, "#ff9a5a", (0.2, 0.2))
        d.stroke([(0, -120), (0, -140)], 3, BLACK, (0.02, 0.02))


def paint(picture):
    near = np.hypot(picture.x - 400, picture.y - 320) / 620
    wall = ramp(((0, "#ffe6b4"), (0.35, "#f7e2c0"), (0.7, PAPER), (1.2, "#dccdb6")), near + 0.03 * picture.noise(160, 4))
    picture.image = wall.astype(np.float32)
    back, her, front = (Drawing(picture, "#1c191b", width, light=(0.0, -1.0), seed=seed) for width, seed in ((1.8, 3), (2.0, 5), (1.9, 7)))
    smoke(back), teacher(her), lava(her), pupils(front)
    for d in (back, her, front):
        d.under()
    picture.directions(base=60, edge=0.6)
    dark = step(picture.image.mean(-1), 0.85, 0.3)
    pencil(picture, PAPER, (40, 66), 1.5, 26, 1.0, 0.6, mask=np.clip(0.15 + 0.6 * dark, 0, 1))
    her.over(1 - front.cover()), front.over()
    picture.glow(400, 250, 230, "#ffb05a", 0.30, 1.6)
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
