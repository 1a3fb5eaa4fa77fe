"""Which of the two can turn round?

High over a town a rope walker meets a cat on his rope; he can look only at her, and she does not look away.
"""

import numpy as np
from atelier import geometry as geo
from light import folk
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.folk import Wear
from light.hands import pencil, wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 81, 1.25
ROPE = [(590, 496), (556, 590), (500, 730), (420, 940), (310, 1230)]
CAT, DARK = "#2c3358", "#151a36"
WALKER = Look("#f0cdb0", "#4a2f28", "parted", "moustache", 0.45, 0.9, 1.12)


def scene(detail):
    bare_sheet()


def town(d):
    """Far down, leaning; people have come to the windows, and a mattress is on its way."""
    rng = np.random.default_rng(12)
    for row, (y, wide, air) in enumerate(((900, 74, 0.62), (986, 88, 0.42), (1080, 104, 0.22), (1190, 126, 0.05))):
        for n, x in enumerate(np.arange(-20 + 37 * (row % 2), 840, wide * 1.1)):
            wall = mix(("#e8c9b8", "#c9b8d8", "#e0d4c0", "#b8c4dc")[rng.integers(4)], "#9fb4d8", air)
            roof = mix(("#8a4a5a", "#4a5a8a", "#6a4a7a", "#3f6a7a")[rng.integers(4)], "#9fb4d8", air)
            high = wide * rng.uniform(0.9, 1.5)
            d.house(x + rng.normal(0, 6), y + rng.uniform(-8, 8), wide, high, wall, roof, rng.normal(0, 0.06), 2, int(rng.integers(1, 3)), mix("#ffdf90", "#9fb4d8", 0.6 * air), None, bool(rng.random() < 0.6), mix("#5a6488", "#9fb4d8", air), ("gable", "stepped", "mansard", "dome")[(n + row) % 4])


def far_tower(d):
    """Where he has come from: a bell tower with the rope round its neck."""
    with d.at(116, -52):
        _tower(d)


def _tower(d):
    body = [(386, 1060, "c"), (404, 640), (410, 560, "c"), (560, 560, "c"), (566, 640), (584, 1060, "c")]
    d.shape(body, "#b8a4c4", 1.1, 0.14)
    with d.inside(geo.curve(body)):
        for row in range(15):
            for k in range(9):
                x, y = 384 + 26 * k + 13 * (row % 2), 580 + 22 * row
                d.stroke([(x, y), (x + 13, y)], 0.6, "#8f7fa8", (0.1, 0.1))
    d.shape([(384, 562, "c"), (396, 538, "c"), (574, 538, "c"), (586, 562, "c")], "#8f7fa8", 1.1, 0.12)
    for x in (440, 530):
        d.window(x - 16, 700, 32, 64, "#5a4f7a", arch=True, who=lambda q: None)
    d.window(462, 830, 40, 70, "#ffdf90", arch=True, who=lambda q: (q.fill(geo.ellipse(0, -92, 26, 32), "#5a3a5a"), q.fill([(-40, 0), (-30, -62), (30, -62), (40, 0)], "#5a3a5a")))


def rope(d):
    widths = [7, 11, 18, 28, 42]
    shape = geo.ribbon(ROPE, widths, 60)
    d.shape(shape, "#c9a878", 1.2, 0.16)
    points = geo.sample(ROPE, 60)
    for k, (x, y) in enumerate(points[:-1]):
        w = np.interp(k, np.linspace(0, 59, 5), widths) * 0.5
        d.stroke([(x - w, y - 0.2 * w), (x, y + 0.3 * w), (x + w, y - 0.5 * w)], 0.7, "#7a5a44", (0.1, 0.1))


def walker(d):
    """Knees soft, pole bent by its own weight, sweat on the brow."""
    with d.at(116, -52):
        _man(d)


def _man(d):
    pole = [(140, 492), (270, 424), (474, 396), (610, 420), (676, 462)]
    stance = ((0, -42), (0, -73), ((15, -58), (22, -52)), ((-15, -58), (-20, -52)), ((5, -22), (-1, 0)), ((-3, -20), (2, 4)))
    d.fill(geo.ribbon(pole, [9, 11, 12, 11, 9], 60), "#5a3a44")
    stripes = lambda q, body: [q.stroke([(-24, y), (24, y)], 2.4, "#f4e6d0", (0.01, 0.01), 0.1) for y in range(-72, -36, 7)]
    folk.folk(d, 474, 552, 300, stance, WALKER, "fear", Wear("suit", "#c8404a", "#2f3f7a", "#2a2440", 0.95, stripes), 0.0, (-0.5, 1.0), hat=folk.bowler("#2a2a44"))
    d.shape(geo.ribbon(pole, [9, 11, 12, 11, 9], 60), "#7a4f4a", 1.0, 0.1)
    for x, y in ((410, 402), (540, 400)):
        d.shape(geo.ellipse(x, y, 13, 11), WALKER.skin, 0.9, 0.1)
        for k in range(3):
            d.stroke([(x - 7 + 6 * k, y - 8), (x - 6 + 6 * k, y + 6)], 0.6, "#a8705c")
    for x, y in ((430, 286), (524, 300), (420, 318)):
        d.shape([(x, y - 7), (x + 4, y + 1), (x, y + 5), (x - 4, y + 1)], "#a8dcf0", 0.6, 0)


def cat_on_rope(d):
    with d.at(26, 262, 0.78):
        cat(d)


def cat(d):
    """From behind: all that can be seen of her intention is the tail, and two ears."""
    tail = [(330, 1130), (420, 1176), (520, 1150), (560, 1050), (530, 960), (580, 900)]
    d.shape(geo.ribbon(tail, [52, 48, 44, 40, 36, 22], 50), CAT, 1.4, 0.12)
    body = [(168, 1150), (150, 1020), (186, 880), (238, 790), (250, 740), (414, 736), (440, 800), (490, 890), (516, 1020), (494, 1150), (420, 1196), (240, 1196)]
    d.cast(body, 14, 10, "#2a2f5a", 0.35, 20)
    d.shape(body, CAT, 1.5, 0), d.model(body, DARK, 50, 40, 0.9)
    head = [(222, 720), (216, 640), (204, 536, "c"), (262, 584), (332, 572), (404, 582), (460, 530, "c"), (452, 640), (440, 724), (390, 776), (330, 788), (270, 774)]
    d.cast(head, 6, 18, DARK, 0.7, 14)
    d.shape(head, CAT, 1.5, 0), d.model(head, DARK, 26, 22, 0.85)
    for line in ([(216, 566), (236, 600), (222, 640)], [(448, 562), (432, 600), (444, 640)]):
        d.fill([*line], "#4a4a78", 0.9, 2, False)
    rng = np.random.default_rng(7)
    whole = geo.union(geo.curve(body), geo.curve(head))
    with d.inside(whole):
        for _ in range(760):
            x, y = rng.uniform(150, 510), rng.uniform(540, 1190)
            lean = 0.25 * (x - 332) / 170
            d.stroke([(x, y), (x + 8 * lean, y + 12), (x + 20 * lean, y + rng.uniform(20, 32))], 0.8, ("#3f4878", "#20264a", "#55609a")[int(rng.integers(3))], (0.1, 0.7))
    for k in range(5):  # stripes of a fish's bones, if one looks long enough
        y = 850 + 58 * k
        d.stroke([(332 - 62 - 9 * k, y + 26), (332 - 20, y), (332 + 20, y), (332 + 62 + 9 * k, y + 26)], 4.0 + 0.3 * k, "#5a659c", (0.4, 0.4))
    d.stroke([(332, 800), (336, 960), (332, 1130)], 3.0, "#5a659c", (0.2, 0.4))
    for s, x in ((-1, 218), (1, 446)):
        for k in range(3):
            d.stroke([(x, 690 + 12 * k), (x + s * 50, 676 + 20 * k), (x + s * 96, 690 + 26 * k)], 0.9, "#e8e4f4", (0.05, 0.8))


def below(d):
    """Two carry a mattress, a third cannot decide where; one has brought a bowl of milk."""
    for x, y, flip, look, tone, mood in ((612, 1172, False, Look("#e2b184", "#2a2226", "crop", "", 0.4), "#3f7a86", "gasp"), (752, 1172, True, Look("#f2cfae", "#b0662e", "bun", "", 0.5), "#c8783c", "fear")):
        folk.folk(d, x, y, 104, "carry", look, mood, Wear("suit", tone), 0.3, (0, -1), flip)
    d.shape([(626, 1098, "c"), (740, 1098, "c"), (746, 1122, "c"), (620, 1122, "c")], "#f0e6dc", 1.0, 0.14)
    for k in range(7):
        d.stroke([(634 + 16 * k, 1100), (632 + 16 * k, 1120)], 1.0, "#6f8ab8", (0.05, 0.05))
    milk = lambda q: (q.shape([(-8, -6), (18, -6), (12, 6), (-2, 6)], "#6f8ab8", 0.8, 0.1), q.fill(geo.ellipse(5, -6, 12, 3), "#ffffff"))
    folk.folk(d, 84, 1180, 104, "up", Look("#f6dcc4", "#d9a44e", "plaits", "", 0.06, 1.1), "smile", Wear("gown", "#a84a7a"), 0.3, (0.6, -1), holds={"far": milk})


def paint(picture):
    sky = ramp(((0, "#4f6fb8"), (0.35, "#9fb0e0"), (0.62, "#e8c8dc"), (0.8, "#f4d8c4"), (1, "#b8b4dc")), (picture.y + 30 * picture.noise(280, 4, stretch=(3, 1))) / 1100)
    picture.image = sky.astype(np.float32)
    back, middle, near = (Drawing(picture, line, width, light=(0.5, -0.85), seed=seed) for line, width, seed in (("#4a4a78", 1.4, 3), ("#241c38", 1.9, 5), ("#12142c", 2.0, 7)))
    far_tower(back), town(back), walker(middle), rope(middle), cat_on_rope(near), below(middle)
    for d in (back, middle, near):
        d.under()
    wash(picture, edge=0.12, granulation=0.03, bleed=0.5)
    picture.directions(base=60)
    pencil(picture, "#f4f2f0", (32, 62), 1.4, 26, 1.0, 0.5, mask=0.30 * (1 - np.clip(middle.cover() + 0.6 * near.cover(), 0, 1)))
    above = np.zeros(picture.shape, np.float32)
    for d in (near, middle, back):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
