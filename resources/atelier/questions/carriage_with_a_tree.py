"""To whom is the garden travelling?

A linocut of four plates: a lit train on a viaduct at night, and in its open fifth wagon an apple tree in full blossom, blown by the ride.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, step
from light.finish import finish
from light.hands import lino
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 1, 505, 0.25
PAPER, GOLD, PINK, BLUE, BLACK = "#f6eedd", "#f2b53a", "#ea8fa2", "#5583b4", "#151d40"
W, K = "#ffffff", "#000000"
RAIL = 742
CROWN = ((210, 392, 112, 84), (266, 262, 104, 84), (380, 210, 128, 92), (340, 340, 170, 110), (498, 286, 128, 100), (470, 404, 150, 84), (600, 372, 74, 54))


def scene(detail):
    bare_sheet()


def grey(tone):
    """How much ink the key plate prints there: 1 is solid."""
    level = int(255 * (1 - tone))
    return f"#{level:02x}{level:02x}{level:02x}"


class Plates:
    """Key, blue, pink and gold.  Key and blue print everywhere except where they are carved; the other two only where they are drawn."""

    def __init__(self, picture):
        self.key, self.blue, self.pink, self.gold = (Drawing(picture, K, 2.2, light=(-0.5, -0.8), lost=0.05, seed=seed) for seed in (3, 5, 7, 9))
        self.rng = self.key.rng

    def tone(self, shape, tone, blur=0.0):
        self.key.fill(shape, grey(tone), 1 if not blur else 0.95, blur)
        if not blur:
            for plate in (self.blue, self.pink, self.gold):
                plate.fill(shape, K)

    def bare(self, shape):
        """Paper."""
        self.key.fill(shape, W), self.blue.fill(shape, W), self.pink.fill(shape, K), self.gold.fill(shape, K)

    def colour(self, shape, plate):
        self.bare(shape), plate.fill(shape, W)

    def line(self, points, width=1.0, white=True, taper=(0.1, 0.2)):
        """A white line is cut through both plates, a black one is left standing."""
        self.key.stroke(points, width, W if white else K, taper)
        if white:
            self.blue.stroke(points, width, W, taper)

    def mask(self, drawing, base):
        (c0, a0), (c1, a1) = drawing._pixels(0), drawing._pixels(1)
        level = base * (1 - a0) + c0[..., 0] * a0
        return level * (1 - a1) + c1[..., 0] * a1


def sky(p):
    everything = geo.rectangle(-20, -20, 840, 1240)
    p.key.fill(everything, grey(0.93))
    for y, tone, soft in ((330, 0.76, 130), (500, 0.55, 90), (610, 0.34, 60), (690, 0.16, 40)):
        p.key.fill(geo.rectangle(-200, y, 1200, 900), grey(tone), 0.95, soft, False)
    for x, y, r in ((70, 90, 9), (196, 60, 6), (130, 214, 7), (640, 70, 8), (748, 150, 6), (226, 130, 5), (560, 40, 5), (706, 226, 4)):
        p.bare(geo.moved(geo.star(r, 4, 0.3), x, y))


def wind(p):
    """The ride blows the petals back over the whole valley."""
    lines = (
        [(600, 250), (700, 200), (820, 210)], [(640, 330), (730, 300), (830, 320)], [(700, 430), (760, 430), (830, 470)], [(560, 150), (660, 110), (830, 90)],
        [(620, 480), (700, 520), (830, 570)], [(560, 360), (660, 372), (830, 440)], [(-20, 440), (40, 430), (100, 450)], [(480, 110), (600, 60), (760, 30)],
    )
    for points in lines:
        for k in range(3):
            p.line([(x + 8 * k, y + 13 * k + p.rng.normal(0, 3)) for x, y in points], 1.7 - 0.4 * k, True, (0.5, 0.6))


def hills(p):
    """The valley lies in mist; the river has the light of the windows in it."""
    p.tone(geo.rectangle(-20, 780, 860, 460), 0.05)
    p.tone(geo.curve([(-20, 930), (120, 880), (260, 922), (420, 872), (560, 910), (700, 866), (830, 920), (830, 1230), (-20, 1230)]), 0.30)
    p.tone(geo.curve([(-20, 1000), (140, 970), (280, 1010), (430, 980), (600, 1004), (740, 970), (830, 990), (830, 1240), (-20, 1240)]), 0.62)
    river = geo.curve([(500, 972), (540, 1000), (470, 1020), (420, 1050), (500, 1090), (440, 1150, "c"), (340, 1150, "c"), (350, 1090), (310, 1050), (400, 1010), (470, 985)])
    p.tone(river, 0.0)
    for k in range(20):
        x, y = 420 + p.rng.normal(0, 40), 1000 + 7 * k
        p.bare(geo.ellipse(x, y, 26, 2.6)), p.key.stroke([(x - 18, y + 3), (x, y), (x + 22, y + 3)], 1.2, K, (0.3, 0.5))


def village(p):
    """They wake up; petals come down the chimneys."""
    for x, y, w, h, lit in ((170, 1044, 66, 44, 1), (246, 1064, 60, 40, 0), (706, 1050, 70, 46, 1), (780, 1030, 50, 36, 0)):
        p.tone(geo.polygon([(x - w / 2, y), (x - w / 2, y - h), (x, y - h - 0.55 * w), (x + w / 2, y - h), (x + w / 2, y)]), 1.0)
        p.bare(geo.ribbon([(x - 0.62 * w, y - h + 6), (x, y - h - 0.6 * w)], [7, 6], 8, False)), p.bare(geo.ribbon([(x, y - h - 0.6 * w), (x + 0.62 * w, y - h + 6)], [6, 4], 8, False))
        if lit:
            p.colour(geo.rectangle(x - 11, y - h + 6, 22, 24), p.gold), p.line([(x, y - h + 6), (x, y - h + 30)], 1.2, False)
        p.line([(x - w / 2, y), (x + w / 2, y)], 1.4)
    p.tone(geo.curve([(-20, 1130), (140, 1096), (280, 1130), (400, 1140), (480, 1120), (600, 1130), (720, 1096), (830, 1110), (830, 1240), (-20, 1240)]), 1.0)
    for _ in range(90):
        gx = p.rng.uniform(-10, 810)
        gy = 1140 + p.rng.uniform(-14, 60)
        p.line([(gx, gy + 12), (gx + p.rng.normal(0, 4), gy - 8)], 1.0, True, (0.1, 0.6))
    # somebody has come out with a lamp
    x, y = 470, 1140
    p.colour(geo.ellipse(x + 38, y - 88, 40), p.gold)
    for k in range(14):
        a = 0.449 * k
        p.line([(x + 38 + 30 * np.cos(a), y - 88 + 30 * np.sin(a)), (x + 38 + 66 * np.cos(a), y - 88 + 66 * np.sin(a))], 1.6, True, (0.1, 0.6))
    p.bare(geo.ellipse(x + 38, y - 88, 13, 17))
    p.tone(geo.union(geo.curve([(x - 26, y + 10, "c"), (x - 16, y - 74), (x - 10, y - 96), (x + 10, y - 96), (x + 16, y - 74), (x + 27, y + 10, "c")]), geo.ellipse(x - 3, y - 112, 13, 15), geo.ribbon([(x + 8, y - 86), (x + 26, y - 106), (x + 38, y - 120)], [10, 9, 6], 12), geo.ribbon([(x - 10, y - 86), (x - 32, y - 100), (x - 36, y - 134)], [10, 9, 6], 12), geo.ribbon([(x + 38, y - 120), (x + 38, y - 104)], [4, 4], 6), geo.polygon([(x + 28, y - 104), (x + 38, y - 114), (x + 48, y - 104)]), geo.rectangle(x + 27, y - 72, 22, 4)), 1.0)
    p.line([(x - 16, y - 70), (x - 23, y)], 1.6), p.line([(x - 15, y - 118), (x - 10, y - 127), (x, y - 127)], 1.4), p.line([(x + 16, y - 60), (x + 22, y)], 1.2)


def viaduct(p):
    shape = geo.polygon([(-20, RAIL + 8), (830, RAIL + 8), (830, 1240), (-20, 1240)])
    for left in (-170, 100, 370, 640):
        hole = geo.curve([(left, 1260, "c"), (left + 10, 940, "c"), (left + 30, 874), (left + 102, 834), (left + 174, 874), (left + 194, 940, "c"), (left + 204, 1260, "c")])
        shape = geo.subtract(shape, hole)
    p.tone(shape, 0.97)
    with p.key.inside(shape), p.blue.inside(shape):
        for row, y in enumerate(np.arange(786, 1220, 30)):
            for x in np.arange(-30 + 29 * (row % 2), 840, 58):
                if p.rng.random() < 0.75:
                    p.line([(x + 5, y + p.rng.normal(0, 1)), (x + 51, y + p.rng.normal(0, 1))], 1.2, True, (0.1, 0.3))
                if p.rng.random() < 0.6:
                    p.line([(x, y + 4), (x + p.rng.normal(0, 1), y + 25)], 1.0, True, (0.1, 0.2))
                if p.rng.random() < 0.3:
                    p.key.fill(geo.rectangle(x + 4, y + 5, 46, 21, 3), grey(0.45))
        for left in (-170, 100, 370, 640):  # piers are dark on their right side, the ring of the arch is dressed stone
            p.key.fill(geo.rectangle(left - 30, 930, 34, 320), K, 0.9, 3, False)
    for left in (-170, 100, 370, 640):
        ring = [(left + 10, 944), (left + 30, 874), (left + 102, 834), (left + 174, 874), (left + 194, 944)]
        band = geo.ribbon([(x + 0.06 * (x - left - 102), y - 9) for x, y in ring], [17, 17, 17, 17, 17], 50, False)
        p.tone(band, 0.25)
        for x, y in geo.sample([(a + 0.06 * (a - left - 102), b - 9) for a, b in ring], 17):
            dx, dy = x - left - 102, y - 960
            n = np.hypot(dx, dy)
            p.line([(x - 9 * dx / n, y - 9 * dy / n), (x + 9 * dx / n, y + 9 * dy / n)], 1.3, False, (0.05, 0.05))
        p.key.stroke(ring, 2.4, K, (0.05, 0.05))
    p.tone(geo.rectangle(-20, RAIL + 6, 850, 34), 1.0), p.bare(geo.rectangle(-20, RAIL + 12, 850, 5)), p.bare(geo.rectangle(-20, RAIL + 34, 850, 6))
    for x in np.arange(-10, 830, 30):
        p.line([(x, RAIL + 20), (x + 1, RAIL + 31)], 1.8)


def wheels(p, xs):
    for x in xs:
        p.tone(geo.ellipse(x, RAIL - 8, 17), 1.0), p.key.contour(geo.ellipse(x, RAIL - 8, 13), 1.0, colour=W, lost=0), p.blue.contour(geo.ellipse(x, RAIL - 8, 13), 1.0, colour=W, lost=0), p.bare(geo.ellipse(x, RAIL - 8, 3.4))


def coach(p, left, right, windows):
    body = geo.curve([(left, RAIL - 18, "c"), (left, RAIL - 120, "c"), (left + 16, RAIL - 140), (right - 16, RAIL - 140), (right, RAIL - 120, "c"), (right, RAIL - 18, "c")])
    p.tone(body, 1.0)
    p.line([(left + 4, RAIL - 122), (left + 20, RAIL - 138), (right - 20, RAIL - 138), (right - 4, RAIL - 122)], 2.2), p.line([(left, RAIL - 118), (right, RAIL - 118)], 1.6), p.line([(left, RAIL - 44), (right, RAIL - 44)], 2.0), p.line([(left, RAIL - 37), (right, RAIL - 37)], 1.1), p.line([(left, RAIL - 20), (right, RAIL - 20)], 1.4)
    for x in np.arange(left + 10, right - 6, 15):
        p.line([(x, RAIL - 34), (x, RAIL - 23)], 0.9)
    wheels(p, (left + 40, left + 78, right - 78, right - 40))
    for x, who in windows:
        pane = geo.rectangle(x, RAIL - 108, 52, 56, 7)
        p.colour(pane, p.gold)
        with p.key.inside(geo.rectangle(x - 40, RAIL - 160, 132, 108)):
            who(p, x + 26, RAIL - 52)
        p.key.contour(geo.rectangle(x - 1, RAIL - 109, 54, 58, 7), 1.2, colour=W, lost=0), p.blue.contour(geo.rectangle(x - 1, RAIL - 109, 54, 58, 7), 1.2, colour=W, lost=0)


def asleep(p, x, y):
    p.key.fill(geo.union(geo.curve([(x - 22, y + 2, "c"), (x - 18, y - 20), (x - 2, y - 26), (x + 14, y - 18), (x + 18, y + 2, "c")]), geo.ellipse(x - 12, y - 32, 10, 11), geo.curve([(x - 24, y - 36), (x - 12, y - 50), (x + 2, y - 40), (x + 6, y - 37)])), K)


def pipe(p, x, y):
    p.key.fill(geo.union(geo.curve([(x - 20, y + 2, "c"), (x - 18, y - 18), (x - 4, y - 26), (x + 10, y - 20), (x + 14, y + 2, "c")]), geo.curve([(x - 12, y - 24), (x - 14, y - 40), (x - 4, y - 48), (x + 7, y - 44), (x + 8, y - 38), (x + 13, y - 34), (x + 8, y - 31), (x + 7, y - 24)]), geo.ribbon([(x + 7, y - 28), (x + 17, y - 24), (x + 21, y - 27)], [3, 3, 7], 8)), K)


def nobody(p, x, y):
    p.key.stroke([(x, y), (x, y - 56)], 1.8, K, (0.02, 0.02)), p.key.fill(geo.curve([(x - 26, y - 56, "c"), (x - 10, y - 56, "c"), (x - 18, y - 30), (x - 26, y, "c")]), K), p.key.fill(geo.curve([(x + 26, y - 56, "c"), (x + 10, y - 56, "c"), (x + 18, y - 30), (x + 26, y, "c")]), K)


def reader(p, x, y):
    p.key.fill(geo.union(geo.curve([(x - 4, y + 2, "c"), (x + 2, y - 20), (x + 14, y - 22), (x + 24, y + 2, "c")]), geo.ellipse(x + 9, y - 32, 9, 11), geo.ellipse(x + 9, y - 40, 17, 4), geo.ellipse(x + 10, y - 44, 9, 7), geo.polygon([(x - 20, y - 22), (x - 4, y - 15), (x - 4, y - 4), (x - 20, y - 12)])), K)


def two_noses(p, x, y):
    for dx in (-12, 12):
        p.key.fill(geo.union(geo.ellipse(x + dx, y - 24, 10, 12), geo.curve([(x + dx - 13, y + 2, "c"), (x + dx - 8, y - 12), (x + dx + 8, y - 12), (x + dx + 13, y + 2, "c")])), K)
    p.key.fill(geo.ellipse(x - 12, y - 37, 5), K), p.key.fill(geo.polygon([(x + 4, y - 32), (x + 22, y - 34), (x + 12, y - 42)]), K)


def reaching(p, x, y):
    """One leans out and catches petals."""
    shape = geo.union(geo.curve([(x - 14, y + 2, "c"), (x - 16, y - 18), (x - 6, y - 26), (x + 8, y - 22), (x + 14, y + 2, "c")]), geo.ellipse(x - 6, y - 34, 10, 11), geo.ellipse(x - 2, y - 39, 12, 9))
    p.key.fill(shape, K)


def arms(p, x, y):
    for points in ([(x - 10, y - 16), (x - 32, y - 26), (x - 44, y - 48)], [(x - 6, y - 12), (x - 30, y - 10), (x - 50, y - 26)]):
        arm = geo.ribbon(points, [9, 8, 6], 14)
        p.tone(arm, 1.0), p.key.contour(arm, 0.8, colour=W, lost=0.1), p.blue.contour(arm, 0.8, colour=W, lost=0.1)


def wagon(p):
    left, right = 172, 476
    p.tone(geo.rectangle(left, RAIL - 76, right - left, 58), 1.0)
    wheels(p, (left + 40, left + 78, right - 78, right - 40))
    for y in (RAIL - 74, RAIL - 56, RAIL - 38, RAIL - 21):
        p.line([(left, y), (right, y + p.rng.normal(0, 1))], 1.6)
    for x in np.arange(left + 4, right, 42):
        p.line([(x, RAIL - 74), (x, RAIL - 20)], 1.8)
        for _ in range(4):
            px, py = x + p.rng.uniform(6, 30), RAIL - 70 + 18 * p.rng.integers(3)
            p.line([(px, py + 5), (px + 12, py + 6)], 0.8)
    # earth, grass, an empty bench
    p.tone(geo.curve([(left, RAIL - 74, "c"), (230, RAIL - 84), (310, RAIL - 96), (390, RAIL - 84), (right, RAIL - 74, "c")]), 1.0)
    for x in np.arange(left + 6, right - 4, 6.5):
        y = RAIL - 76 - 18 * np.exp(-((x - 315) / 80) ** 2)
        p.line([(x, y), (x + 3, y - p.rng.uniform(7, 17)), (x + 9, y - p.rng.uniform(12, 20))], 1.2, True, (0.05, 0.6))
    for points, w in (([(400, RAIL - 116), (458, RAIL - 116)], 6), ([(400, RAIL - 130), (458, RAIL - 130)], 5), ([(400, RAIL - 102), (462, RAIL - 102)], 7)):
        p.bare(geo.ribbon(points, [w, w], 6, False)), p.key.contour(geo.ribbon(points, [w, w], 6, False), 0.7, colour=K, lost=0)
    for x in (406, 454):
        p.line([(x, RAIL - 136), (x, RAIL - 76)], 2.2)
    p.line([(left, RAIL - 30), (left - 16, RAIL - 30)], 4.0, False), p.line([(right, RAIL - 30), (right + 14, RAIL - 30)], 4.0, False)


BOUGHS = (
    ([(312, 646), (322, 590), (304, 520), (334, 450), (350, 380), (380, 250)], [74, 46, 38, 30, 22, 5]),
    ([(314, 530), (260, 460), (210, 420), (156, 400)], [26, 20, 12, 3]), ([(314, 500), (276, 400), (260, 300), (240, 230)], [22, 16, 10, 3]),
    ([(334, 450), (410, 410), (490, 410), (580, 380)], [24, 18, 12, 3]), ([(350, 390), (420, 320), (500, 280), (560, 250)], [18, 13, 8, 3]), ([(450, 412), (510, 450), (560, 440)], [11, 8, 2]),
)


def blossom(p, x, y, r, turn, white):
    for k in range(5):
        a = turn + 1.257 * k
        petal = geo.ellipse(x + 0.56 * r * np.cos(a), y + 0.56 * r * np.sin(a), 0.52 * r, 0.40 * r, np.degrees(a))
        p.key.fill(petal, W), p.blue.fill(petal, W), p.pink.fill(petal, K if white else W)
        p.key.contour(petal, 0.45, colour=K, lost=0.25)
    p.pink.fill(geo.ellipse(x, y, 0.24 * r), W), p.key.fill(geo.ellipse(x, y, 0.10 * r), K)


def tree(p):
    for points, widths in BOUGHS:
        p.tone(geo.ribbon(points, widths, 60), 1.0)
    for points, widths in BOUGHS:
        for off in (-0.34, -0.14, 0.1):
            p.line([(x + off * w, y + 0.4 * off * w) for (x, y), w in zip(points[:-1], widths[:-1], strict=True)], 1.3 + (off < -0.3), True, (0.1, 0.4))
    spots = []
    for x, y, rx, ry in CROWN:
        for _ in range(int(rx * ry / 150)):
            a, r = p.rng.uniform(0, 6.28), p.rng.random() ** 0.55
            spots.append((x + rx * r * np.cos(a), y + ry * r * np.sin(a), -0.5 * r * np.cos(a) - 0.8 * r * np.sin(a)))
    for x, y, _ in spots:  # the mass behind the single flowers
        disc = geo.blob(p.rng, x, y, 19, 17, 7, 0.15)
        p.key.fill(disc, W), p.blue.fill(disc, W), p.pink.fill(disc, W)
    for points, widths in BOUGHS[1:]:
        p.tone(geo.ribbon(points, [0.62 * w for w in widths], 60), 1.0)
    for x, y, sun in sorted(spots, key=lambda s: s[1]):
        if p.rng.random() < 0.86:
            blossom(p, x + p.rng.normal(0, 5), y + p.rng.normal(0, 5), p.rng.uniform(11, 17), p.rng.uniform(0, 6.28), sun + p.rng.normal(0, 0.35) > -0.05)


def petals(p):
    """Less and less of them, the farther the train has gone."""
    for k in range(470):
        t = p.rng.random() ** 0.85
        x, y = 560 + 260 * t, 330 + 190 * t**1.4 + p.rng.normal(0, 50 + 80 * t)
        if k > 330:  # down through the arches, over the roofs
            x, y = p.rng.uniform(80, 800), p.rng.uniform(800, 1150)
            if p.rng.random() > 0.25 + 0.75 * x / 800:
                continue
        elif y > 600 and x < 830:
            y -= 320
        r = p.rng.uniform(4, 9) * (0.8 if y > 800 else 1)
        one = geo.moved(geo.curve([(-1, 0, "c"), (0, -0.62), (1, 0), (0, 0.62)]), x, y, r, p.rng.uniform(0, 180))
        p.bare(one)
        if p.rng.random() < 0.55:
            p.pink.fill(one, W)


def paint(picture):
    p = Plates(picture)
    sky(p), wind(p), hills(p), village(p), viaduct(p)
    coach(p, -90, 158, ((-10, asleep), (66, pipe))), coach(p, 490, 870, ((510, reaching), (580, two_noses), (650, reader), (720, nobody)))
    wagon(p), arms(p, 536, RAIL - 52), tree(p), petals(p)
    soft = lambda plane: blur(plane, 0.7 * picture.scale)
    key, blue, pink, gold = (soft(p.mask(plate, 0.0)) for plate in (p.key, p.blue, p.pink, p.gold))
    picture.image = np.repeat((1 - (1 - key[..., None]) * 0.9), 3, -1).astype(np.float32)
    picture.directions(base=8, form=0, edge=1.2, swirl=0.35)
    lino(picture, PAPER, [(GOLD, step(gold, 0.35, 0.65)), (PINK, step(pink, 0.35, 0.65)), (BLUE, step(1 - blue, 0.35, 0.65)), (BLACK, 1 - key)], wide=3.2, reach=30, salt=0.0, chatter=0.03, seed=6)
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
