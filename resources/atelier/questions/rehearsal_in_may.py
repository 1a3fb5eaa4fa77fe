"""Is he playing the bees, or are the bees playing him?

A bee keeper plays a violin that is a hive; the bees come out of it as notes, and the rest of them are his beard.
"""

import numpy as np
from atelier import geometry as geo
from light import heads
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import wash
from light.heads import Look
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 313, 1.25
HE = Look("#eabf98", "#e6e0d4", "short", "", 0.75, 1.05, 1.06, 0.95, "bulb", 1.0)
AMBER, STRAW = "#d9902f", "#e8c06a"
STAFF = [(372, 1000), (230, 900), (104, 740), (74, 520), (132, 350), (300, 240), (520, 190), (830, 80)]


def scene(detail):
    bare_sheet()


def bee(d, x, y, size=1.0, turn=0.0, flip=False, instrument=None):
    with d.at(x, y, size, turn, flip):
        for a in (-34, -62):
            d.shape(geo.ellipse(2 + 0.10 * a, -13, 6.5, 13, a + 56), "#f4f8fa", 0.6, 0, alpha=0.9)
        body = geo.ellipse(0, 0, 16, 10)
        d.shape(body, "#f0b23c", 0.9, 0.16)
        with d.inside(body):
            for k in (-9, -2, 5):
                d.fill(geo.rectangle(k, -12, 4, 24), "#3a2418", hide=False)
        d.shape(geo.ellipse(16, -2, 7, 7), "#4a2f1c", 0.7, 0), d.fill(geo.ellipse(18, -3, 1.8), "#ffffff", hide=False)
        d.stroke([(19, -8), (24, -15)], 0.5), d.stroke([(16, -8), (18, -17)], 0.5)
        if instrument:
            instrument(d)


def score(d):
    """Five lines of air; the bees know where they belong on them."""
    line = geo.sample(STAFF, 160)
    way = np.gradient(line, axis=0)
    side = np.stack([way[:, 1], -way[:, 0]], -1) / np.linalg.norm(way, axis=1)[:, None]
    spread = np.interp(np.linspace(0, 1, 160), (0, 0.25, 1), (4, 15, 21))
    lines = [line + side * (spread * k)[:, None] for k in (-2, -1, 0, 1, 2)]
    for one in lines:
        d.stroke([tuple(p) for p in one[::6]], 0.9, "#9a6a3c", (0.08, 0.1), 0.2)
    rng = np.random.default_rng(5)
    flute = lambda q: q.stroke([(20, 2), (42, 6)], 1.6, "#c9a24a", (0.02, 0.02))
    horn = lambda q: (q.stroke([(20, 1), (34, 2)], 1.4, "#b8862c", (0.02, 0.02)), q.shape([(32, -4), (46, -12), (46, 15), (32, 8)], "#e0b04a", 0.7, 0.1))
    drum = lambda q: (q.shape(geo.rectangle(14, 4, 17, 14, 3), "#c8403f", 0.7, 0.1), q.fill(geo.ellipse(22, 5, 8, 2.6), "#f6efe0"))
    for n, share in enumerate(np.linspace(0.16, 0.94, 17)):
        k = int(share * 159)
        row = rng.integers(0, 5)
        x, y = lines[row][k]
        size = 0.75 + 0.65 * share
        up = -1 if row < 2 else 1
        stem = side[k] * 52 * size * (1 if up > 0 else -1)
        d.stroke([(x + 10 * size, y), (x + 10 * size + stem[0], y + stem[1])], 1.4, "#3a2418", (0.02, 0.02))
        turn = float(np.degrees(np.arctan2(way[k][1], way[k][0])))
        bee(d, x, y, size, (turn + 180 if abs(turn) > 90 else turn), abs(turn) > 90, (None, flute, None, horn, None, drum)[n % 6])
    x, y = 724, 212
    bee(d, x, y, 1.7, -8, True, lambda q: q.stroke([(20, 4), (40, -18)], 1.0, "#3a2418", (0.02, 0.3)))


def branch(d):
    rng = np.random.default_rng(8)
    for points, w in (([(-20, 90), (90, 60), (190, 80), (262, 40)], 22), ([(90, 62), (130, 120), (180, 150)], 11), ([(820, 330), (730, 350), (680, 400)], 18), ([(736, 348), (700, 320), (660, 316)], 9)):
        d.shape(geo.ribbon(points, np.linspace(w, 4, len(points)).tolist(), 30), "#6a4434", 1.1, 0.16)
    for x, y in [(20, 76), (70, 50), (116, 90), (150, 132), (186, 156), (150, 66), (206, 70), (250, 44), (100, 66), (770, 336), (728, 352), (694, 382), (676, 410), (690, 318), (656, 314), (746, 320), (44, 100)]:
        for _ in range(2):
            px, py, r = x + rng.normal(0, 9), y + rng.normal(0, 9), rng.uniform(8, 12)
            for a in range(5):
                t = a * 1.257 + rng.uniform(0, 0.4)
                d.shape(geo.ellipse(px + r * np.cos(t), py + r * np.sin(t), r * 0.72, r * 0.6, np.degrees(t)), mix("#fbe6ea", "#e88aa4", rng.uniform(0, 0.5)), 0.5, 0)
            d.fill(geo.ellipse(px, py, 3.4), "#e8b84a")


def player(d):
    body = [(70, 1220, "c"), (96, 1040), (170, 920), (290, 866), (420, 858), (560, 884), (670, 960), (730, 1080), (748, 1220, "c")]
    d.cast(body, 12, 8, "#6a8a6a", 0.25, 12)
    d.shape(body, "#e9e4d4", 1.5, 0)
    d.model(body, "#a79c98", 36, 26, 0.65)
    with d.inside(body):
        d.stroke([(396, 880), (390, 1040), (394, 1210)], 1.4), d.stroke([(240, 960), (228, 1090), (240, 1210)], 1.0)
        for y in (1010, 1080, 1150):
            d.shape(geo.ellipse(408, y, 8), "#c9a24a", 0.9, 0.14)
        d.hatch([(560, 980), (720, 1060), (740, 1220), (520, 1220)], 62, 9, 0.5, "#a79c98")
    # the brim behind the head
    d.shape([(150, 560), (220, 512), (400, 490), (580, 512), (652, 560), (560, 598), (400, 606), (240, 598)], mix(STRAW, "#8a5a24", 0.35), 1.3, 0.1)
    heads.head(d, 400, 850, 276, HE, "song", 0.22, (0, 0), 10)
    crown = [(268, 560), (276, 460), (330, 400), (410, 384), (490, 404), (540, 464), (546, 562), (400, 584)]
    brim = [(136, 566), (220, 540), (400, 530), (590, 540), (668, 568), (590, 600), (400, 622), (212, 600)]
    for shape in (crown, brim):
        d.shape(shape, STRAW, 1.4, 0)
        with d.inside(shape):
            for k in range(40):
                y = 384 + 6.4 * k
                d.stroke([(130, y + 8), (400, y - 6 + 0.02 * k * k), (670, y + 8)], 0.5, "#a8742c" if k % 2 else "#f6dc9a")
        d.model(shape, "#8a5424", 18, 12, 0.55)
    d.shape([(270, 540), (400, 560), (546, 542), (546, 566), (400, 588), (268, 566)], "#3f7a6a", 1.1, 0.12)


def beard(d):
    """They hang on him by their feet, and keep time."""
    rng = np.random.default_rng(3)
    mass = [(262, 720), (290, 756), (350, 750), (396, 740), (450, 760), (510, 752), (528, 716), (540, 790), (510, 880), (450, 946), (392, 972), (330, 938), (276, 868), (254, 786)]
    mouth = geo.ellipse(404, 788, 44, 34, 10)
    shape = geo.subtract(geo.curve(mass), mouth)
    d.fill(shape, "#8a5a20")
    placed = 0
    for _ in range(900):
        x, y = rng.uniform(250, 545), rng.uniform(712, 980)
        if shape.contains(float(x), float(y)) and placed < 120:
            bee(d, x, y, rng.uniform(0.66, 0.9), rng.uniform(-70, 70) + 90 * (rng.random() < 0.4), bool(rng.random() < 0.5))
            placed += 1
    for x, y in ((236, 700), (560, 690), (250, 930), (214, 820)):
        bee(d, x, y, 0.8, rng.uniform(-30, 30), bool(rng.random() < 0.5))


def violin(d):
    """Plaited like a hive; honey comes out of it on the low notes."""
    with d.at(452, 1010, 1.16, -17):
        body = [(-96, 0), (-88, -54), (-40, -74), (6, -50), (34, -38), (66, -54), (108, -52), (132, -22), (134, 0), (132, 22), (108, 52), (66, 54), (34, 38), (6, 50), (-40, 74), (-88, 54)]
        d.cast(body, 8, 16, "#4a3a3a", 0.45, 9)
        d.shape(body, AMBER, 1.5, 0)
        with d.inside(body):
            for k in range(16):
                x = -96 + 15 * k
                d.stroke([(x, -80), (x + 9, 0), (x, 80)], 1.8, "#8f5a1c" if k % 2 else "#f2c25e", (0.02, 0.02))
            for k in range(11):
                y = -75 + 15 * k
                d.stroke([(-100, y), (20, y + 4), (140, y)], 0.6, "#8f5a1c")
        d.model(body, "#6a3414", 14, 9, 0.6)
        d.contour(geo.moved(geo.curve(body), 1, 0, 0.90), 1.0, lost=0, colour="#5a2c14")
        for side in (-1, 1):
            hole = geo.ribbon([(-18, side * 34), (-2, side * 24), (22, side * 30), (38, side * 20)], [5, 12, 12, 5], 24)
            d.fill(hole, "#2a1410"), d.contour(hole, 0.9, lost=0)
        d.shape(geo.polygon([(122, -12), (300, -8), (300, 8), (122, 12)]), "#3a2418", 1.1, 0.1)
        scroll = [(298, -10), (330, -13), (350, -4), (348, 14), (330, 18), (318, 8), (328, 1)]
        d.shape(scroll, AMBER, 1.2, 0.16), d.stroke([(344, 2), (336, 9), (330, 5)], 0.8)
        for y in (-14, 14):
            d.shape(geo.ellipse(320, y * 1.6, 6, 9), "#3a2418", 0.8, 0)
        d.shape(geo.polygon([(-70, -9), (-24, -13), (-24, 13), (-70, 9)]), "#3a2418", 0.9, 0.1)
        d.shape(geo.polygon([(24, -20), (31, -20), (31, 20), (24, 20)]), "#f0dcae", 0.9, 0.1)
        for y in (-6, -2, 2, 6):
            d.stroke([(-40, y * 1.1), (28, y * 1.6), (300, y * 0.8)], 0.6, "#fbf3dc", (0.02, 0.02))
        bee(d, 20, -34, 0.7, -60), bee(d, 0, 36, 0.66, 40, True), bee(d, 52, 14, 0.6, 10)
        drip = [(-44, 66), (-32, 66), (-30, 96), (-36, 118), (-43, 98)]
        d.shape(drip, "#f0a52c", 1.0, 0.14), d.fill(geo.ellipse(-39, 98, 2.4, 6), "#fff0c0", 0.9, 0, False)
    sleeve = geo.ribbon([(650, 1230), (724, 1100), (700, 986)], [120, 96, 66], 24)
    d.shape(sleeve, "#e9e4d4", 1.4, 0)
    d.model(sleeve, "#a79c98", 18, 12, 0.65)
    heads.hand(d, 702, 992, 100, "grip", HE.skin, -20)
    # the bow and its hand
    d.stroke([(196, 1092), (360, 986), (566, 838)], 3.4, "#6a3a20", (0.02, 0.05)), d.stroke([(206, 1104), (370, 1002), (572, 848)], 2.2, "#f6efe0", (0.02, 0.02))
    sleeve = geo.ribbon([(60, 1230), (96, 1170), (176, 1120)], [130, 100, 66], 24)
    d.shape(sleeve, "#e9e4d4", 1.4, 0)
    d.model(sleeve, "#a79c98", 18, 12, 0.65)
    heads.hand(d, 166, 1124, 92, "grip", HE.skin, 58)


def paint(picture):
    air = ramp(((0, "#bfe0d8"), (0.45, "#e2efd6"), (0.8, "#f6e8d4"), (1, "#f2cfc8")), (picture.y + 26 * picture.noise(300, 4, stretch=(3, 1))) / 1150)
    picture.image = air.astype(np.float32)
    back, near = Drawing(picture, "#3a2a22", 1.5, light=(-0.5, -0.85), seed=3), Drawing(picture, "#2a1c1a", 2.0, light=(-0.5, -0.85), seed=5)
    notes = Drawing(picture, "#2a1c1a", 1.7, light=(-0.5, -0.85), seed=7)
    branch(back), player(near)
    hive = Drawing(picture, "#2a1c1a", 1.5, light=(-0.5, -0.85), seed=9)
    beard(hive), score(notes), violin(near)
    order = (notes, hive, near, back)
    for d in order[::-1]:
        d.under()
    wash(picture, edge=0.14, granulation=0.03, bleed=0.6)
    above = np.zeros(picture.shape, np.float32)
    for d in order:
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004)
