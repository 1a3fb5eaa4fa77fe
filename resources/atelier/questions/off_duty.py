"""Do they carry it off out of love, or out of revenge, and why is it the one who laughs loudest?

A linocut: before the full moon crows fly away with a scarecrow, hat and luggage and all; two colleagues have to stay in the field.
"""

import numpy as np
from atelier import geometry as geo
from light.colour import rgb
from light.drawing import Drawing
from light.filters import blur
from light.finish import finish
from light.hands import lino
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 58, 1.25
PAPER, GOLD, BLUE, RED, BLACK = "#f6ecd2", "#e8ad3a", "#33589c", "#cf4530", "#171a2c"
MOON = (404, 452, 350)


def scene(detail):
    bare_sheet()


def way(origin, degrees, far):
    a = np.radians(degrees)
    return origin[0] + far * np.cos(a), origin[1] + far * np.sin(a)


def night(d):
    d.fill(geo.rectangle(-10, -10, 820, 1240), BLUE)
    x, y, r = MOON
    for ring, far in enumerate(np.arange(r + 24, 760, 21)):
        a = d.rng.uniform(0, 20)
        while a < 372:
            long = d.rng.uniform(3, 11) * 360 / far
            if d.rng.random() < 0.50 - 0.02 * ring:
                d.stroke(geo.arc(x, y, far, far, a, a + long, 5), d.rng.uniform(1.2, 2.2), PAPER if ring < 3 and d.rng.random() < 0.5 else BLACK, (0.3, 0.4))
            a += long + d.rng.uniform(2, 7) * 360 / far
    d.fill(geo.ellipse(x, y, r + 6), BLACK), d.fill(geo.ellipse(x, y, r), PAPER)
    with d.inside(geo.ellipse(x, y, r)):
        for px, py, rx, ry in ((250, 250, 60, 40), (600, 640, 70, 46), (330, 700, 50, 30), (620, 300, 34, 24), (180, 480, 30, 44), (470, 170, 26, 16)):
            for k in range(9):
                yy = py - ry + 2 * ry * (k + 0.5) / 9
                w = rx * np.sqrt(max(1 - ((yy - py) / ry) ** 2, 0.02))
                d.fill(geo.ribbon([(px - w * d.rng.uniform(0.8, 1), yy), (px, yy + 2), (px + w * d.rng.uniform(0.8, 1), yy)], [1, 5, 1], 10), GOLD)


def field(d):
    land = geo.curve([(-20, 1022), (180, 1004), (420, 1012), (640, 1000), (830, 1018), (830, 1240), (-20, 1240)])
    d.fill(land, BLACK)
    with d.inside(land):
        for n, k in enumerate(np.linspace(-26, 26, 40)):
            x0, x1 = 420 + 17 * k, 420 + 88 * k
            line = [(x0, 1000), (x0 + 0.2 * (x1 - x0), 1050), (x0 + 0.5 * (x1 - x0), 1110), (x1, 1230)]
            d.fill(geo.ribbon(line, [1, 5, 8, 15], 14), BLUE if n % 5 else GOLD)
            for _ in range(6):
                t = d.rng.uniform(0.1, 1)
                x, y = x0 + (t ** 1.5) * (x1 - x0), 1004 + 210 * t
                d.fill(geo.ribbon([(x - 3, y + 4), (x + 16 * t, y - 26 * t)], [5 * t, 1], 6), BLACK)
    # where it used to be
    d.fill(geo.ellipse(436, 1120, 74, 25), BLACK), d.fill(geo.ellipse(436, 1116, 46, 14), BLUE), d.fill(geo.ellipse(436, 1119, 40, 12), BLACK)
    for a in np.linspace(20, 340, 15):
        x, y = 436 + 62 * np.cos(np.radians(a)), 1120 + 20 * np.sin(np.radians(a))
        d.fill(geo.blob(d.rng, x, y, d.rng.uniform(6, 12), d.rng.uniform(4, 7), 6, 0.2), GOLD), d.contour(geo.blob(d.rng, x, y, 8, 5, 6, 0.2), 0.8, colour=BLACK)
    for x, foot, s, lift in ((110, 1022, 1.0, 0), (730, 1014, 0.84, 1)):  # the colleagues
        with d.at(x, foot, s, 4 if lift else -3):
            d.fill(geo.ribbon([(0, 6), (0, -110)], [7, 6], 6), BLACK), d.fill(geo.ribbon([(-58, -84), (0, -92), (58, -86)], [16, 26, 16], 14), BLACK)
            d.fill([(-18, -96, "c"), (18, -96, "c"), (26, -30, "c"), (8, -36), (-8, -28), (-26, -34, "c")], BLACK)
            d.fill(geo.ellipse(-4, -116, 15, 17), BLACK)
            for k in range(4):
                d.fill(geo.ribbon([(-56, -84), (-72, -92 + 8 * k)], [4, 1.4], 4), GOLD), d.fill(geo.ribbon([(56, -86), (74, -94 + 8 * k)], [4, 1.4], 4), GOLD)
            d.fill([(-34, -122), (0, -132), (30, -118), (16, -134), (10, -156), (-12, -158), (-18, -136)], BLACK)
            d.stroke([(-14, -132), (0, -136), (12, -132)], 1.6, RED), d.fill(geo.ellipse(-10, -118, 2.4), PAPER), d.fill(geo.ellipse(3, -120, 2.4), PAPER), d.stroke([(-12, -107), (-4, -110), (4, -108)], 1.0, PAPER)


def feather(d, points, widths):
    shape = geo.ribbon(points, widths, 14)
    d.fill(shape, BLACK)
    d.contour(shape, 0.75, colour=BLUE, lost=0.25)


def wing(d, root, lead, trail, long):
    """The arm from the shoulder to the wrist, the fingers fanned from `lead` to `trail` degrees."""
    wrist = way(root, 0.7 * lead + 0.3 * trail, 0.4 * long)
    for k in range(5):
        t = k / 4
        start = (root[0] + (1 - t) * (wrist[0] - root[0]), root[1] + (1 - t) * (wrist[1] - root[1]))
        tip = way(start, trail + 6 * k, long * (0.5 - 0.05 * k))
        feather(d, [start, tip], [0.12 * long, 0.15 * long, 0.06 * long])
    for k in range(6):
        t = 1 - k / 5
        tip = way(wrist, lead + (trail - lead) * t, long * (0.62 - 0.12 * abs(t - 0.25)))
        feather(d, [wrist, ((wrist[0] + tip[0]) / 2, (wrist[1] + tip[1]) / 2), tip], [0.09 * long, 0.12 * long, 0.04 * long])
    arm = geo.ribbon([way(root, lead + 180, 0.06 * long), way(root, 0.5 * lead + 0.5 * trail, 0.2 * long), wrist], [0.24 * long, 0.2 * long, 0.13 * long], 20)
    d.fill(arm, BLACK)
    for _ in range(8):
        p = way(root, 0.6 * lead + 0.4 * trail, d.rng.uniform(0.02, 0.36) * long)
        p = (p[0] + d.rng.normal(0, 0.035 * long), p[1] + d.rng.normal(0, 0.035 * long))
        d.stroke([way(p, trail - 20, 0.03 * long), p, way(p, trail + 40, 0.03 * long)], 0.9, BLUE, (0.2, 0.2))


def crow(d, x, y, size, turn, flip, far, near, laugh=True, long=150, legs=None):
    """Looks to the left.  far, near: (lead, trail) of each wing; legs: where the claws close."""
    with d.at(x, y, size, turn, flip):
        wing(d, (4, -14), *far, 0.86 * long)
        for k in range(4):
            feather(d, [(50, 0), way((54, 2), -8 + 11 * k, 66)], [16, 19, 8])
        if legs:
            for (lx, ly), hip in zip(legs, (-2, 20), strict=True):
                d.fill(geo.ribbon([(hip, 14), ((hip + lx) / 2 + 5, (14 + ly) / 2), (lx, ly)], [11, 6, 5], 10), BLACK)
                for toe in (-14, -5, 9):
                    d.fill(geo.ribbon([(lx, ly), (lx + toe, ly + 4), (lx + 1.1 * toe, ly + 13)], [5.5, 5, 2], 8), BLACK)
        body = geo.curve([(-54, -22), (-30, -32), (12, -26), (52, -6), (62, 6), (44, 16), (10, 24), (-28, 20), (-54, 4)])
        d.fill(geo.union(body, geo.ellipse(-62, -18, 25, 23)), BLACK)
        if laugh:
            d.fill([(-76, -18), (-112, -22), (-100, 2), (-74, -2)], RED)
            d.fill([(-74, -38, "c"), (-100, -40), (-134, -26, "c"), (-104, -22), (-74, -16, "c")], BLACK), d.fill([(-76, -12, "c"), (-94, -2), (-112, 12, "c"), (-92, 12), (-66, 2, "c")], BLACK)
            d.stroke([(-76, -22), (-60, -32), (-52, -22)], 1.8, PAPER, (0.1, 0.1))
        else:
            d.fill([(-74, -36, "c"), (-104, -26), (-126, -6, "c"), (-98, -4), (-72, -4, "c")], BLACK), d.stroke([(-80, -18), (-102, -14), (-122, -7)], 0.9, PAPER)
            d.fill(geo.ellipse(-68, -24, 5.6), PAPER), d.fill(geo.ellipse(-70, -24, 2.8), BLACK)
        for k in range(16):
            px, py = -44 + 6 * k, -4 + d.rng.normal(0, 9)
            d.stroke([(px - 3, py - 4), (px + 5, py), (px - 1, py + 5)], 0.8, BLUE, (0.2, 0.2))
        wing(d, (0, -10), *near, long)


def straw(d, x, y, lead, trail, count, long):
    for a in np.linspace(lead, trail, count):
        tip = way((x, y), a + d.rng.normal(0, 6), long * d.rng.uniform(0.6, 1.1))
        d.fill(geo.ribbon([(x, y), ((x + tip[0]) / 2 + d.rng.normal(0, 4), (y + tip[1]) / 2), tip], [9, 7, 2], 10), GOLD)
        d.stroke([(x, y), tip], 0.9, BLACK, (0.2, 0.6))


def patch(d, x, y, turn, size, tone):
    with d.at(x, y, size, turn):
        d.fill(geo.polygon([(-20, -18), (18, -21), (21, 17), (-17, 20)]), tone), d.contour(geo.polygon([(-20, -18), (18, -21), (21, 17), (-17, 20)]), 1.1, colour=BLACK, lost=0)
        for a, b in (((-10, -24), (-9, -13)), ((8, -25), (9, -14)), ((-10, 14), (-9, 24)), ((8, 13), (9, 23)), ((-25, -6), (-13, -7)), ((14, -4), (26, -5)), ((-24, 8), (-12, 9)), ((15, 8), (26, 7))):
            d.stroke([a, b], 1.3, BLACK, (0.05, 0.05))


def scarecrow(d):
    """Hung up by its sleeves, tickled by the wind, and beside itself."""
    with d.at(400, 540, 1.0, -7):
        pole = geo.ribbon([(2, 60), (8, 240), (16, 398)], [23, 22, 20], 20)
        d.fill(pole, GOLD), d.contour(pole, 1.4, colour=BLACK, lost=0)
        for x, y in ((6, 214), (2, 250), (13, 292), (8, 330)):
            d.stroke([(x - 3, y), (x + 1, y + 14), (x - 1, y + 30)], 1.0, BLACK)
        clod = geo.curve([(-26, 372), (8, 358), (44, 374), (56, 402), (34, 428), (10, 446), (-14, 424), (-34, 404)])
        d.fill(clod, BLACK)
        for px, py in ((-10, 390), (14, 382), (34, 398), (6, 410), (-18, 408), (22, 422)):
            d.stroke([(px - 7, py - 2), (px, py + 4), (px + 7, py - 1)], 1.2, GOLD, (0.2, 0.2))
        straw(d, 4, 176, 60, 124, 13, 96)
        # the coat
        left = geo.ribbon([(-52, -62), (-150, -128), (-262, -222)], [92, 84, 112], 30, False)
        right = geo.ribbon([(52, -62), (150, -140), (252, -250)], [92, 84, 112], 30, False)
        tails = geo.curve([(-86, -92), (0, -76), (86, -92), (92, 0), (128, 96), (216, 150, "c"), (190, 196), (132, 196), (84, 214, "c"), (40, 186), (8, 204), (-24, 188), (-70, 218, "c"), (-128, 196), (-178, 208), (-216, 168, "c"), (-132, 96), (-94, 0)])
        straw(d, -262, -222, -168, -110, 11, 84), straw(d, 252, -250, -84, -22, 11, 84)
        for shape in (left, right, tails):
            d.fill(shape, RED), d.contour(shape, 1.8, colour=BLACK, lost=0)
        with d.inside(geo.union(geo.union(left, right), tails)):
            d.fill(geo.ellipse(0, -60, 92, 60), RED)
            for fold, w in (([(-80, -60), (-90, 60), (-140, 190)], 9), ([(-44, 20), (-56, 120), (-84, 210)], 8), ([(46, 10), (60, 110), (96, 205)], 8), ([(84, -50), (94, 60), (150, 176)], 9), ([(-20, 90), (-24, 190)], 6), ([(-240, -186), (-150, -100), (-70, -34)], 11), ([(232, -212), (150, -104), (70, -34)], 11), ([(-236, -240), (-170, -180)], 7), ([(222, -262), (160, -190)], 7), ([(-110, 176), (-180, 178)], 7), ([(120, 166), (190, 160)], 7)):
                d.fill(geo.ribbon(fold, [1.5, w, 1.5], 20), BLACK)
            for fold in ([(-100, 30), (-130, 110), (-190, 168)], [(98, 30), (126, 100), (186, 150)], [(-66, 30), (-70, 110)], [(72, 30), (80, 110)], [(-200, -190), (-110, -110)], [(196, -200), (110, -110)]):
                d.stroke(fold, 1.6, PAPER, (0.3, 0.4))
        for x0, y0, x1, y1 in ((-290, -186, -228, -264), (276, -210, 218, -284)):
            d.stroke([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], 2.6, GOLD, (0.05, 0.05))
        d.stroke([(2, -60), (-2, 60), (6, 190)], 2.0, BLACK, (0.05, 0.1))
        for y in (-20, 36, 92):
            d.fill(geo.ellipse(16, y, 9), GOLD), d.contour(geo.ellipse(16, y, 9), 1.1, colour=BLACK, lost=0), d.fill(geo.ellipse(13.5, y, 1.6), BLACK), d.fill(geo.ellipse(18.5, y, 1.6), BLACK)
        patch(d, -66, 84, 8, 1.2, BLUE), patch(d, 96, 132, -22, 0.95, GOLD), patch(d, 148, -132, -46, 0.95, BLUE)
        # the head, thrown back
        straw(d, 0, -92, -176, -4, 19, 76)
        with d.at(-4, -100, 1.18, 9):
            straw(d, 6, -128, -150, -20, 15, 54)
            sack = geo.curve([(-22, 4, "c"), (-48, -18), (-66, -62), (-58, -112), (-20, -140), (26, -138), (62, -108), (66, -58), (46, -14), (20, 4, "c")])
            d.fill(sack, GOLD), d.contour(sack, 1.8, colour=BLACK, lost=0)
            with d.inside(sack):
                for k in range(12):
                    d.stroke([(34 + 3 * k, -136 + 2 * k), (44 + 3 * k, -70), (30 + 3 * k, -4)], 0.8, BLACK, (0.3, 0.3))
                for k in range(7):
                    d.stroke([(30, -122 + 18 * k), (50, -118 + 18 * k), (74, -122 + 18 * k)], 0.7, BLACK, (0.3, 0.2))
            for x in (-30, 24):  # eyes shut with laughing, and stitched
                d.stroke([(x - 19, -82), (x - 8, -97), (x + 6, -97), (x + 18, -82)], 3.0, BLACK, (0.1, 0.1))
                for k in (-11, 0, 11):
                    d.stroke([(x + k * 0.8, -96 + 0.02 * k * k), (x + k, -107 + 0.03 * k * k)], 1.5, BLACK, (0.05, 0.05))
            d.stroke([(-52, -112), (-38, -124), (-20, -119)], 2.6, BLACK, (0.2, 0.2)), d.stroke([(12, -120), (30, -126), (46, -114)], 2.6, BLACK, (0.2, 0.2))
            mouth = geo.curve([(-48, -60, "c"), (-20, -54), (6, -54), (44, -62, "c"), (40, -32), (22, -10), (-4, -5), (-28, -14), (-44, -36)])
            d.fill(mouth, BLACK)
            with d.inside(mouth):
                d.fill(geo.ellipse(2, -6, 30, 19), RED), d.stroke([(0, -22), (2, -12)], 1.2, BLACK)
                for x0, x1, y in ((-30, -16, -40), (-13, 2, -37), (6, 20, -40)):
                    d.fill(geo.polygon([(x0, -64), (x1, -64), (x1 - 1, y), (x0 + 1, y + 2)]), PAPER)
            d.contour(mouth, 1.6, colour=BLACK, lost=0)
            for x, y, a in ((-52, -64, 210), (48, -66, -30)):
                d.stroke([way((x, y), a - 90, 11), way((x, y), a + 90, 11)], 2.0, BLACK, (0.05, 0.05))
            d.fill(geo.polygon([(-4, -86), (12, -66), (-14, -66)]), RED), d.contour(geo.polygon([(-4, -86), (12, -66), (-14, -66)]), 1.3, colour=BLACK, lost=0)
            for x in (-49, 46):
                d.fill(geo.ellipse(x, -72, 8, 6), RED)
        band = geo.ribbon([(-40, -92), (-2, -82), (38, -94)], [20, 22, 20], 14)
        d.fill(band, BLUE), d.contour(band, 1.5, colour=BLACK, lost=0)
        for tip in ((-78, -52), (-58, -30)):
            end = geo.ribbon([(-34, -88), tip], [13, 18], 8)
            d.fill(end, BLUE), d.contour(end, 1.3, colour=BLACK, lost=0)
    for _ in range(26):
        t = d.rng.random()
        x, y, r = 462 + d.rng.normal(0, 12 + 16 * t), 990 + 100 * t, 1.5 + 7 * (1 - t) * d.rng.random()
        d.fill(geo.blob(d.rng, x, y, r, 0.8 * r, 6, 0.2), GOLD if y > 1010 or d.rng.random() < 0.5 else BLACK)


def crowd(d):
    crow(d, 136, 258, 1.12, 8, False, (-70, -8), (-118, -40), True, 176, ((4, 50), (26, 56)))
    crow(d, 634, 210, 1.12, -2, True, (-64, -4), (-122, -46), True, 176, ((-6, 48), (18, 54)))
    crow(d, 98, 792, 1.0, -26, True, (-100, -30), (150, 70), False, 150)
    crow(d, 752, 684, 0.98, 6, False, (-112, -40), (150, 70), False, 150)
    # the hat comes along
    crow(d, 392, 92, 0.86, -4, True, (-60, 2), (-128, -52), True, 150, ((-4, 40), (14, 44)))
    with d.at(402, 158, 1.0, 8):
        brim = geo.curve([(-84, 8), (-40, -10), (0, -6), (44, -12), (86, 6), (48, 22), (0, 20), (-48, 24)])
        crown = geo.curve([(-46, 4, "c"), (-44, -36), (-20, -54), (4, -44), (28, -54), (44, -34), (48, 2, "c"), (0, 10)])
        for shape in (brim, crown):
            d.fill(shape, GOLD), d.contour(shape, 1.6, colour=BLACK, lost=0)
        for k in range(8):
            d.stroke([(-38 + 11 * k, -34), (-36 + 10.6 * k, -8)], 0.9, BLACK), d.stroke([(-70 + 19 * k, 12), (-62 + 18 * k, 18)], 0.9, BLACK)
        d.fill(geo.ribbon([(-46, -6), (0, 2), (47, -8)], [13, 14, 13], 12), BLUE)
    # and so does the luggage
    crow(d, 596, 872, 0.66, 4, False, (-80, -16), (-124, -50), True, 140, ((2, 40), (16, 44)))
    d.stroke([(584, 902), (596, 890), (612, 902)], 2.4, BLACK, (0.05, 0.05))
    case = geo.polygon([(558, 904), (636, 900), (640, 948), (560, 952)])
    d.fill(case, GOLD), d.contour(case, 1.7, colour=BLACK, lost=0)
    for x in (574, 618):
        d.fill(geo.polygon([(x, 902), (x + 10, 901), (x + 11, 950), (x + 1, 951)]), RED)
    d.fill(geo.rectangle(592, 906, 14, 9), BLACK)
    for a in (60, 90, 120):
        d.fill(geo.ribbon([(620, 948), way((620, 948), a, 24)], [5, 1.5], 6), GOLD)
    # the youngest only makes a noise
    crow(d, 236, 912, 0.5, -12, True, (-80, -16), (-124, -50), True, 150)


def inks(image, colours):
    """How much of each ink: by the nearest of the colours."""
    away = np.stack([((image - np.array(rgb(colour), np.float32)) ** 2).sum(-1) for colour in colours])
    share = np.exp(-away / 0.012)
    return share / (share.sum(0) + 1e-9)


def paint(picture):
    picture.image = np.ones((*picture.shape, 3), np.float32) * np.array(rgb(PAPER), np.float32)
    sheet, cut = (Drawing(picture, BLACK, 2.0, light=(-0.4, -0.9), lost=0.05, seed=seed) for seed in (3, 5))
    night(sheet), field(sheet), scarecrow(cut), crowd(cut)
    for d in (sheet, cut):
        d.under(), d.over(1 - cut.cover() if d is sheet else 1.0, 1.0, 0)
    picture.directions(base=14, form=0, edge=1.3, swirl=0.5)
    _, gold, blue, red, black = inks(blur(picture.image, 0.6), (PAPER, GOLD, BLUE, RED, BLACK))
    under = np.clip(blue + black, 0, 1)  # the key block prints over the blue, so that no paper shows between them
    lino(picture, PAPER, [(GOLD, gold), (BLUE, 0.975 * under), (RED, red), (BLACK, black)], wide=3.0, reach=26, salt=0.0, chatter=0.03, seed=6)
    return finish(picture, impasto=0, paper=0.03, grain=0.006)
