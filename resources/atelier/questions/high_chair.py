"""Who put him up there, and who will be the first to say no?

A child the size of anybody sits in a high chair as high as a church, with a crown of paper, and the town brings soup.
"""

import numpy as np
from atelier import geometry as geo
from light import folk, heads
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 311, 1.25
WOOD, DARK = "#c8784a", "#6a3440"
KING = Look("#f6d8c0", "#d99a4a", "bald", "", 0.0, 1.18, 0.92, 0.92, "button", 0.9)
SEAT = 372


def scene(detail):
    bare_sheet()


def town(d):
    """Crooked, and every window looks up."""
    rng = np.random.default_rng(14)
    for row, (y, tall) in enumerate(((1010, 80), (1076, 92), (1150, 96))):
        for n, x in enumerate(np.arange(10 + 40 * row, 800, 96)):
            if row == 2 and 250 < x < 560:
                continue
            wall = ("#e9d0dc", "#f0e2d6", "#cfd6e8", "#e8c8b8")[rng.integers(4)]
            roof = ("#7f4a6a", "#4a5a8a", "#a8506a", "#5a7a8a")[rng.integers(4)]
            high = tall + rng.uniform(-16, 30)
            d.house(x + rng.normal(0, 8), y, 78, high, mix(wall, "#8a90b8", 0.30 - 0.12 * row), mix(roof, "#8a90b8", 0.25 - 0.10 * row), rng.normal(0, 0.07), 2, int(rng.integers(1, 3)), "#ffe09a", "#5a3a4a", bool(rng.random() < 0.6), "#6a6a8c", ("gable", "stepped", "mansard", "dome")[(n + row) % 4])


def leg(d, foot, top, wide):
    shape = geo.ribbon([foot, ((foot[0] + top[0]) / 2, (foot[1] + top[1]) / 2), top], [wide, wide * 0.86, wide * 0.72], 20)
    d.shape(shape, WOOD, 1.3, 0.16)


def chair(d):
    for foot, top in (((292, 1090), (352, SEAT)), ((512, 1090), (452, SEAT))):
        leg(d, foot, top, 20)
    for y in (560, 760, 950):
        w = 62 + 0.085 * (y - SEAT)
        d.shape(geo.ribbon([(402 - w * 0.78, y - 12), (402 + w * 0.78, y - 12)], [13, 13], 8), mix(WOOD, DARK, 0.3), 1.0, 0.12)
    back = [(318, 380, "c"), (310, 230), (330, 120), (402, 92), (474, 120), (494, 230), (486, 380, "c")]
    d.cast(back, 14, 10, "#5a4a7a", 0.3, 10)
    d.shape(back, WOOD, 1.4, 0.14)
    inner = [(336, 372, "c"), (330, 236), (346, 146), (402, 122), (458, 146), (474, 236), (468, 372, "c")]
    d.shape(inner, "#8a4a6a", 1.0, 0)
    with d.inside(inner):
        d.scatter(inner, 26, lambda q, _: q.fill(geo.star(5, 6, 0.4), "#e8b45a", hide=False))


def front_legs(d):
    for foot, top in (((214, 1152), (322, SEAT + 16)), ((590, 1152), (482, SEAT + 16))):
        leg(d, foot, top, 27)
    for y in (640, 860, 1040):
        w = 86 + 0.135 * (y - SEAT)
        d.shape(geo.ribbon([(402 - w * 0.94, y), (402 + w * 0.94, y + 4)], [17, 17], 8), WOOD, 1.2, 0.14)
    d.shape([(300, SEAT - 6, "c"), (504, SEAT - 6, "c"), (512, SEAT + 26, "c"), (292, SEAT + 26, "c")], WOOD, 1.3, 0.14)


def baby(d):
    """A bib like a general's front; he has just thrown the spoon."""
    for x, flip in ((366, -1), (438, 1)):
        d.shape(geo.ribbon([(x, 350), (x + 8 * flip, 390), (x + 10 * flip, 436)], [42, 38, 28], 16), "#5a7ab0", 1.1, 0.14)
        d.shape([(x + 10 * flip - 18, 428), (x + 10 * flip + 18, 428), (x + 10 * flip + 22, 454), (x + 10 * flip - 22, 454)], "#f6efe0", 1.0, 0.12)
    body = [(330, 372), (334, 300), (370, 262), (434, 262), (470, 300), (474, 372), (402, 384)]
    d.shape(body, "#5a7ab0", 1.3, 0.16)
    arm = geo.ribbon([(352, 292), (298, 300), (256, 262)], [34, 30, 24], 16)
    d.shape(arm, "#5a7ab0", 1.1, 0.14)
    heads.hand(d, 258, 266, 56, "point", KING.skin, -54)
    arm = geo.ribbon([(452, 292), (500, 262), (514, 206)], [34, 30, 24], 16)
    d.shape(arm, "#5a7ab0", 1.1, 0.14)
    heads.hand(d, 514, 212, 52, "grip", KING.skin, 10)
    d.stroke([(520, 186), (548, 130)], 3.4, "#9aa6b4", (0.02, 0.05)), d.shape(geo.ellipse(554, 116, 12, 19, 24), "#c9d3dc", 1.0, 0.16)
    heads.head(d, 402, 290, 168, KING, "shout", -0.15, (-0.6, 0.9), 4, hat=paper_crown)
    bib = [(356, 286), (402, 300), (448, 286), (462, 334), (402, 356), (342, 334)]
    d.shape(bib, "#f6efe0", 1.2, 0.1)
    for x, y, tone in ((382, 318, "#c8503c"), (402, 324, "#e0aa3e"), (424, 318, "#3f7a8a")):
        d.stroke([(x, y - 12), (x, y)], 2.4, tone, (0.05, 0.05)), d.shape(geo.ellipse(x, y + 5, 6), "#e8b45a", 0.7, 0.1)
    tray = [(276, 372), (402, 352), (528, 372), (548, 396), (402, 416), (256, 396)]
    d.shape(tray, "#e0a070", 1.4, 0.14)
    d.shape(geo.ellipse(396, 378, 42, 12), "#f6f0ea", 1.0, 0.12), d.fill(geo.ellipse(396, 378, 28, 7), "#d9603c")
    d.shape(geo.ribbon([(470, 398), (478, 430), (470, 470), (480, 500)], [14, 16, 10, 3], 20), "#d9603c", 0.8, 0.1)


def paper_crown(d):
    d.shape([(-30, -84, "c"), (-36, -126, "c"), (-18, -108, "c"), (-4, -130, "c"), (12, -108, "c"), (30, -126, "c"), (28, -84, "c"), (0, -78)], "#f0c65a", 1.0, 0.14)
    d.stroke([(-28, -92), (0, -86), (27, -92)], 1.0, "#c8503c")


def court(d):
    """Up one leg comes soup; at the other somebody saws; the rest bring, beg, applaud, or look at the clock."""
    for t in np.linspace(0.03, 0.96, 20):
        x, y = 214 + (322 - 214) * t, 1152 + (SEAT + 16 - 1152) * t
        d.shape(geo.ribbon([(x - 40, y - 8), (x + 4, y - 12)], [7, 7], 6), mix(WOOD, DARK, 0.35), 0.8, 0.1)
    bowl = lambda q: (q.shape([(-4, -8), (24, -8), (18, 4), (2, 4)], "#f6efe0", 0.8, 0.1), q.stroke([(6, -14), (3, -22), (8, -28)], 0.8, "#ffffff"), q.stroke([(14, -14), (11, -24), (16, -32)], 0.8, "#ffffff"))
    climb = ((0, -44), (3, -72), ((12, -84), (15, -98)), ((12, -62), (19, -72)), ((12, -34), (11, -17)), ((-1, -20), (3, 0)))
    for t, look, mood, tone, thing in ((0.24, Look("#c98f66", "#2a2226", "short", "moustache", 0.5, 1.1), "fear", "#8f5f9c", "gown"), (0.47, Look("#f6dcc4", "#e6e0d4", "bun", "", 0.85), "song", "#3f7a8a", "gown"), (0.72, Look("#6f4632", "#2a2226", "crop", "", 0.35), "sorrow", "#c9a24a", "suit")):
        x, y = 214 + 108 * t - 26, 1152 + (SEAT + 16 - 1152) * t - 8
        folk.folk(d, x, y, 116, climb, look, mood, Wear(thing, tone), 0.5, (0.4, -1), holds={"near": bowl})
    people = (
        (60, 1180, 150, "beg", "sorrow", "gown", "#4a5a8a", "kerchief", False), (140, 1188, 138, "carry", "pride", "coat", "#a8506a", "bowler", False),
        (330, 1176, 132, "akimbo", "anger", "apron", "#c9a24a", None, True), (420, 1190, 146, "cheer", "joy", "coat", "#5f8f7c", "top_hat", False),
        (488, 1182, 128, "ears", "disgust", "gown", "#8f5f9c", None, False), (706, 1186, 146, "point", "gasp", "suit", "#3f5f86", "cap", True), (764, 1190, 130, "stand", "pride", "gown", "#d9844a", None, True),
    )
    lids = {"kerchief": folk.kerchief("#c8503c"), "bowler": folk.bowler("#2a2438"), "top_hat": folk.top_hat("#2a2438", "#a8506a"), "cap": folk.cap("#8a3a4a"), None: None}
    for n, (x, y, high, pose, mood, dress, tone, hat, flip) in enumerate(people):
        rng = np.random.default_rng(90 + n)
        d.ground(x, y + 1, high * 0.42, "#4a4470", 6, 0.5)
        folk.folk(d, x, y, high, pose, heads.someone(rng, age=float(rng.uniform(0.25, 0.95))), mood, Wear(dress, tone, "#3a3358", build=float(rng.uniform(0.85, 1.35))), 0.4, (0.3, -1), flip, hat=lids[hat])
    saw(d)


def saw(d):
    d.ground(646, 1190, 70, "#4a4470", 6, 0.5)
    folk.folk(d, 652, 1188, 132, "pull", Look("#e2b184", "#8a4534", "parted", "full", 0.5, 1.05), "sly", Wear("suit", "#7a3a4a", "#3a3358"), 0.5, (-0.6, -0.8), True,
              holds={"near": lambda q: (q.shape(geo.polygon([(-2, -5), (44, -3), (44, 2), (-2, 5)]), "#d9dfe6", 0.8, 0), q.shape(geo.rectangle(-8, -6, 10, 12, 3), "#8a5a34", 0.7, 0))})
    for _ in range(9):
        d.fill(geo.ellipse(590 + d.rng.normal(0, 12), 1160 + d.rng.uniform(0, 24), 2.0), "#e8b48a")


def thrown(d):
    with d.at(150, 330, 1, -40):
        d.shape(geo.ellipse(0, 0, 13, 20), "#c9d3dc", 1.0, 0.16), d.shape(geo.ribbon([(0, 18), (2, 50), (0, 76)], [6, 5, 7], 10), "#c9d3dc", 0.9, 0.12)
    for x, y, r in ((206, 300, 7), (188, 352, 5), (118, 300, 5)):
        d.shape(geo.ellipse(x, y, r), "#d9603c", 0.7, 0.12)


def paint(picture):
    sky = ramp(((0, "#8a9fd0"), (0.4, "#c3bedd"), (0.75, "#f2d3d6"), (1, "#f6e3c8")), (picture.y + 26 * picture.noise(300, 4, stretch=(3, 1))) / 1000)
    picture.image = sky.astype(np.float32)
    back, seat, people = (Drawing(picture, line, width, light=(-0.6, -0.8), seed=seed) for line, width, seed in (("#4a4470", 1.5, 3), ("#2c1c2c", 2.0, 5), ("#2c1c2c", 1.8, 7)))
    town(back)
    back.fill([(-20, 1160, "c"), (200, 1140), (420, 1132), (640, 1142), (820, 1160, "c"), (820, 1220, "c"), (-20, 1220, "c")], "#b9a0b4")
    for x, w in ((214, 90), (590, 90), (292, 60), (512, 60)):
        seat.ground(x, 1150 if w > 80 else 1090, w, "#4a4470", 10, 0.5)
    chair(seat), front_legs(seat), baby(seat), thrown(seat)
    court(people)
    for d in (back, seat, people):
        d.under()
    wash(picture, edge=0.13, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#f8f0ea", (30, 62), 1.4, 26, 1.0, 0.5, mask=0.30 * (1 - np.clip(people.cover() + seat.cover(), 0, 1)))
    above = np.zeros(picture.shape, np.float32)
    for d in (people, seat, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
