"""Do the guests know whose hall it is, and when does he swallow?

A king opens his mouth; inside, chandeliers burn and a feast is held on his tongue.
"""

import numpy as np
from atelier import geometry as geo
from light import faces, shades
from light.colour import mix
from light.drawing import Drawing
from light.filters import ramp
from light.finish import finish
from light.hands import pastel
from light.scene import bare_sheet

# fmt: off
SAMPLES, SEED, SCALE = 4, 303, 0.4
SKIN, GOLD, NIGHT = "#a8646c", "#e3ac45", "#1c1730"
HEAD = [(400, 236), (560, 250), (668, 330), (706, 470), (716, 640), (700, 830), (640, 1010), (540, 1130), (400, 1170), (260, 1130), (160, 1010), (100, 830), (84, 640), (94, 470), (132, 330), (240, 250)]
MOUTH = [(150, 836, "c"), (210, 756), (310, 716), (400, 726), (490, 716), (590, 756), (650, 836, "c"), (622, 944), (540, 1036), (400, 1072), (260, 1036), (178, 944)]


def scene(detail):
    bare_sheet()


def castle_crown(d):
    """His crown is a town with its own watchmen."""
    wall = [(96, 372, "c"), (84, 250, "c"), (400, 214), (716, 250, "c"), (704, 372, "c"), (560, 328), (400, 316), (240, 328)]
    for x, y, w, h in ((118, 262, 62, 118), (262, 232, 72, 150), (400, 222, 96, 178), (538, 232, 72, 150), (682, 262, 62, 118)):
        tower = [(x - w / 2, y + 10, "c"), (x - w * 0.54, y - h * 0.62, "c"), (x + w * 0.54, y - h * 0.62, "c"), (x + w / 2, y + 10, "c")]
        d.shape(tower, GOLD, 1.2, 0.2)
        roof = [(x - w * 0.66, y - h * 0.60, "c"), (x, y - h * 1.08, "c"), (x + w * 0.66, y - h * 0.60, "c"), (x, y - h * 0.55)]
        d.shape(roof, "#8f2438", 1.2, 0.2)
        d.shape(geo.ellipse(x, y - h * 1.10, 8), "#3fa08c", 0.9, 0.1)
        for k in (-1, 1):
            d.window(x + k * w * 0.22 - 6, y - h * 0.26, 12, 20, "#ffe9a0", arch=True, who=lambda q: None)
    d.shape(wall, GOLD, 1.3, 0)
    with d.inside(wall):
        for row in range(7):
            for n in range(-1, 17):
                x, y = 84 + 40 * n + 20 * (row % 2), 216 + 24 * row
                d.stroke([(x - 20, y), (x - 12, y + 12), (x, y + 17), (x + 12, y + 12), (x + 20, y)], 0.6, "#b97c2c", (0.05, 0.05))
    d.model(wall, "#7a4a22", 20, 12, 0.7)
    with d.inside(wall):
        for x in np.linspace(110, 690, 15):
            y = 318 - 52 * (1 - ((x - 400) / 310) ** 2) + 24
            jewel = ("#c8343c", "#3fa08c", "#4a5fb0")[int(x) % 3]
            d.shape([(x - 11, y), (x, y - 15), (x + 11, y), (x, y + 15)], jewel, 0.9, 0.2), d.fill(geo.ellipse(x - 3, y - 5, 2.4), "#fff6e0", hide=False)
    for x in np.linspace(92, 708, 23):
        y = 250 - 34 * (1 - ((x - 400) / 316) ** 2)
        d.shape(geo.rectangle(x - 8, y - 13, 16, 20), GOLD, 0.8, 0.16)
    point = (((-12, -66), (-11, -50)), ((13, -72), (26, -74)), ((-4, -26), (-5, 0)), ((4, -26), (5, 0)))
    for x, high, looks in ((330, 70, {"pose": point, "hat": "cap"}), (470, 86, {"pose": shades.SIT, "stoop": 4})):
        shades.lit(d, shades.placed(shades.figure(**looks), x, 224, high, x > 400), "#2a1430", "#f0b850", (0, 1), 1.8)


def face(d):
    d.shape(HEAD, SKIN, 1.5, 0)
    d.model(HEAD, "#3f2348", 60, 40, 0.85)
    for side in (-1, 1):
        ear = geo.ellipse(400 + side * 318, 590, 34, 66, side * -6)
        d.shape(ear, mix(SKIN, "#5a3050", 0.3), 1.3, 0.1), d.stroke([(400 + side * 326, 548), (400 + side * 336, 590), (400 + side * 322, 630)], 1.2)
        d.stroke([(400 + side * 322, 656), (400 + side * 322, 676)], 1.6, GOLD, (0.02, 0.02)), d.shape([(400 + side * 322, 672), (400 + side * 340, 706), (400 + side * 322, 738), (400 + side * 304, 706)], "#3fa08c", 1.0, 0.2)
    with d.inside(HEAD):
        for side in (-1, 1):
            d.fill(geo.ellipse(400 + side * 210, 690, 92, 70), "#d84a3c", 0.5, 30, False)
        d.fill([(100, 380), (400, 330), (700, 380), (700, 440), (400, 372), (100, 440)], "#2a1838", 0.6, 16, False)
    with d.at(400, 520, 1.86):
        faces.eye(d, -72, -16, -1, 8, (5, 9), "#c98a3c", 3)
        faces.eye(d, 72, -16, 1, 3, (-3, 9), "#c98a3c", 3)
    for side, rise in ((-1, 0), (1, -16)):  # brows like wings, one of them higher
        for k in range(26):
            t = k / 25
            x, y = 400 + side * (52 + 210 * t), 424 + rise * (0.4 + t) - 46 * np.sin(np.pi * (0.15 + 0.75 * t))
            d.shape(geo.ribbon([(x - side * 6, y + 16), (x + side * 10, y + 2), (x + side * (30 + 10 * t), y - 18 + 16 * t)], [5, 11, 2], 14), mix("#1c1a30", "#4a4a80", d.rng.uniform(0, 0.7)), 0.5, 0)
    nose = [(366, 500), (352, 600), (318, 650), (330, 690), (372, 694), (400, 712), (428, 694), (470, 690), (482, 650), (448, 600), (434, 500)]
    d.fill(nose, mix(SKIN, "#d8604a", 0.30), 0.8, 5, False)
    d.stroke([(446, 510), (446, 590), (484, 648), (474, 690), (428, 696), (400, 712), (372, 696), (328, 688), (318, 650), (340, 622)], 1.5, "#4a2038", (0.5, 0.4))
    for side in (-1, 1):
        d.fill(geo.ellipse(400 + side * 46, 690, 20, 9, side * 14), "#3a1430", 0.85)


def hall(d):
    """The palate is a vault, its bell a chandelier, the tongue the table."""
    d.fill(MOUTH, "#6f1c30")
    with d.inside(MOUTH):
        d.fill([(180, 1000, "c"), (214, 850), (300, 780), (400, 764), (500, 780), (586, 850), (620, 1000, "c")], "#e89a3c", hide=False)
        d.fill(geo.ellipse(400, 880, 150, 110), "#ffd977", 0.9, 26, False)
        for k in range(-4, 5):
            d.stroke([(400 + 9 * k, 740), (400 + 44 * k, 800), (400 + 60 * k, 960)], 1.5, "#a8482f")
        for y, w in ((800, 120), (840, 170)):
            d.stroke([(400 - w, y + 40), (400, y - 24), (400 + w, y + 40)], 1.2, "#a8482f")
        for x in (262, 330, 470, 538):
            d.window(x - 13, 894, 26, 52, "#5a2f50", arch=True, who=lambda q: None)
        # the chandelier
        with d.at(0, 24):
            d.stroke([(400, 716), (400, 786)], 4.0, "#8f2438", (0.02, 0.02))
            d.shape([(386, 760), (400, 744), (414, 760), (410, 790), (390, 790)], "#b8324a", 1.0, 0.15)
            for side in (-1, 1):
                for k, w in enumerate((26, 52)):
                    d.stroke([(400, 792), (400 + side * w * 0.6, 806 - 2 * k), (400 + side * w, 790 - 4 * k)], 1.3, "#5a3420")
                    d.fill(geo.rectangle(400 + side * w - 3, 774 - 4 * k, 6, 16), "#fff3d0"), d.fill(geo.ellipse(400 + side * w, 768 - 4 * k, 11), "#fff0a8", 0.7, 5, False), d.fill(geo.ellipse(400 + side * w, 768 - 4 * k, 3.4, 6), "#fffbe8")
    return d


TOAST = (((-13, -66), (-6, -58)), ((14, -88), (20, -106)), ((-4, -26), (-5, 0)), ((4, -26), (5, 0)))
TALK = (((-14, -66), (-22, -72)), ((14, -70), (24, -80)), ((-4, -26), (-5, 0)), ((4, -26), (5, 0)))
GUESTS = (
    (216, 138, True, {"pose": TOAST, "hat": "brim"}), (274, 128, False, {"pose": TALK, "hair": "bun", "build": 0.9}), (334, 132, False, {"pose": TOAST, "hair": "curls"}),
    (400, 140, False, {"build": 1.7, "hair": "bald"}), (464, 130, True, {"pose": TALK, "hair": "long"}), (524, 138, False, {"pose": TOAST, "hat": "top"}), (584, 128, True, {"pose": shades.BOTH_UP, "hair": "bun"}),
)


def feast(d):
    with d.inside(MOUTH):
        for x, high, flip, looks in GUESTS:  # against the light
            y = 1022 - 30 * (1 - ((x - 400) / 200) ** 2)
            shades.lit(d, shades.placed(shades.figure(**looks), x, y, high, flip), "#4a1228", "#ffd070", (0, 1), 2.0, 0.9, 0.8)
        table = [(150, 990, "c"), (240, 956), (400, 936), (560, 956), (650, 990, "c"), (640, 1100, "c"), (160, 1100, "c")]
        d.shape(table, "#d2405a", 1.2, 0)
        d.model(table, "#7a1a3a", -18, 14, 0.5)
        d.stroke([(180, 992), (280, 964), (400, 954), (520, 964), (620, 992)], 1.2, "#f6d9a0", (0.05, 0.05))
        d.stroke([(400, 940), (398, 1000), (402, 1070)], 1.4, "#8f1f3c", (0.1, 0.6))
        _dishes(d)


def _dishes(d):
    for x, y, w in ((256, 980, 34), (326, 968, 30), (474, 968, 30), (548, 982, 34), (400, 966, 50)):
        d.shape(geo.ellipse(x, y, w, w * 0.26), "#f6ead0", 0.8, 0.1)
    d.shape([(372, 962), (378, 936), (404, 924), (430, 938), (432, 962)], "#b8662c", 0.9, 0.16), d.stroke([(432, 950), (446, 940), (450, 934)], 1.8, "#f0dcb0")  # the roast
    for x, y, c in ((250, 972, "#c8343c"), (264, 970, "#d98a2f"), (257, 962, "#8fae4c"), (318, 962, "#6f3a7a"), (328, 956, "#6f3a7a"), (336, 963, "#6f3a7a")):
        d.shape(geo.ellipse(x, y, 8), c, 0.7, 0.16)
    d.shape([(458, 968), (468, 948), (492, 956), (500, 948), (498, 966), (488, 964), (472, 972)], "#8fa8b8", 0.8, 0.1)
    d.shape([(530, 980), (534, 950), (562, 950), (566, 980)], "#e8c06a", 0.8, 0.14), d.shape([(528, 952), (548, 934), (568, 952)], "#f6ead0", 0.8, 0.1)
    for x, y in ((292, 974), (364, 970), (440, 972), (512, 976)):
        d.shape([(x - 7, y - 26), (x + 7, y - 26), (x + 3, y - 12), (x + 1, y - 4), (x + 6, y), (x - 6, y), (x - 1, y - 4), (x - 3, y - 12)], "#e8d9c8", 0.6, 0), d.fill([(x - 6, y - 22), (x + 6, y - 22), (x + 3, y - 13), (x - 3, y - 13)], "#a82438", hide=False)


def teeth(d):
    """Above and below: pale as napkins."""
    with d.inside(MOUTH):
        for k in range(-5, 6):
            x, w = 400 + 45 * k, 43
            top = 734 + 0.00075 * (x - 400) ** 2 * 1.6
            long = 34 - 1.6 * abs(k)
            d.shape([(x - w / 2, top - 30, "c"), (x + w / 2, top - 30, "c"), (x + w * 0.46, top + long * 0.7), (x, top + long), (x - w * 0.46, top + long * 0.7)], "#efe0c4", 1.0, 0.14)
        for k in range(-4, 5):
            x, w = 400 + 50 * k, 48
            low = 1068 - 0.0016 * (x - 400) ** 2
            d.shape([(x - w / 2, low + 30, "c"), (x + w / 2, low + 30, "c"), (x + w * 0.46, low - 22), (x, low - 32), (x - w * 0.46, low - 22)], "#efe0c4", 1.0, 0.14)
    lip = geo.curve([(138, 824, "c"), (146, 950), (240, 1080), (400, 1128), (560, 1080), (654, 950), (662, 824, "c"), (628, 944), (544, 1040), (400, 1076), (256, 1040), (172, 944)])
    d.shape(lip, "#a8303f", 1.3, 0)
    d.model(lip, "#5a1230", 16, 9, 0.6)
    d.stroke([(200, 1010), (290, 1082), (400, 1104), (470, 1096)], 2.4, "#d8606a", (0.3, 0.6))


def beard(d):
    rng = np.random.default_rng(8)
    beard = [(84, 640), (96, 820), (140, 960), (240, 1080), (400, 1116), (560, 1080), (660, 960), (704, 820), (716, 640), (752, 760), (770, 960), (740, 1220, "c"), (60, 1220, "c"), (30, 960), (48, 760)]
    d.shape(beard, NIGHT, 1.4, 0)
    with d.inside(beard):
        for a in np.sort(rng.uniform(-0.12, 1.12, 190)) * np.pi:
            r0, r1 = rng.uniform(0.9, 1.2), rng.uniform(1.35, 1.75)
            line = [(400 + 300 * r * np.cos(a + 0.05 * np.sin(9 * r)), 800 + 290 * r * np.sin(a + 0.05 * np.sin(9 * r))) for r in np.linspace(r0, r1, 7)]
            d.shape(geo.ribbon(line, [3, 12, 17, 18, 17, 11, 2], 30), mix("#1a1834", "#3f4684", rng.random()), 0.5, 0)
            d.stroke(line, 0.5, "#5a64a8")


def moustache(d):
    for side in (-1, 1):
        for k in range(17):
            t = 1 - k / 16
            d.shape(geo.ribbon([(400 + side * (4 + 10 * t), 704 + 12 * t), (400 + side * (92 + 12 * t), 690 + 44 * t), (400 + side * (190 + 10 * t), 728 + 46 * t), (400 + side * (282 - 4 * t), 746 + 56 * t), (400 + side * (352 - 14 * t), 690 + 50 * t), (400 + side * (338 - 6 * t), 620 + 34 * t), (400 + side * (296 + 4 * t), 628 + 20 * t)], [6, 20, 24, 18, 12, 7, 1.5], 40), mix("#1c1a34", "#4a5090", d.rng.uniform(0, 0.8)), 0.6, 0)


def cooks(d):
    dish = lambda q: (q.shape(geo.ellipse(8, -3, 15, 4), "#f0e2c0", 0.8, 0.1), q.shape([(-3, -4), (0, -16), (12, -18), (20, -4)], "#c9d3d6", 0.8, 0.1))
    cake = lambda q: (q.shape(geo.rectangle(-2, -18, 24, 16, 2), "#f6d9c0", 0.8, 0.1), q.shape(geo.rectangle(2, -30, 16, 13, 2), "#e8909a", 0.8, 0.1))
    for foot, top, in (((128, 1200), (176, 972)), ((680, 1200), (622, 980))):
        for off in (-17, 17):
            d.stroke([(foot[0] + off, foot[1]), (top[0] + off * 0.8, top[1])], 2.4, "#c89a5c", (0.02, 0.02))
        for t in np.linspace(0.06, 0.96, 10):
            x, y = foot[0] + (top[0] - foot[0]) * t, foot[1] + (top[1] - foot[1]) * t
            d.stroke([(x - 16, y), (x + 16, y - 1)], 2.0, "#c89a5c", (0.02, 0.02))
    carry = (((-8, -66), (6, -72)), ((13, -68), (22, -74)), ((-2, -30), (-8, -6)), ((8, -34), (6, -12)))
    for x, y, high, flip, load in ((140, 1150, 108, False, dish), (164, 1052, 102, False, dish), (664, 1140, 110, True, cake)):
        shades.lit(d, shades.placed(shades.figure(carry, coat=16, flare=11, hat="cap", build=1.15), x, y, high, flip), "#22142e", "#f0a860", (-0.6, 0.8), 2.2, 0.9, 0.8)
        with d.at(x + (-0.30 if flip else 0.12) * high, y - 0.74 * high, 1.0):
            load(d)


def paint(picture):
    away = np.hypot(picture.x - 400, (picture.y - 640) * 0.8) / 640
    picture.image = ramp(((0, "#5a2f5c"), (0.6, "#2f2350"), (1, "#141428")), away + 0.05 * picture.noise(200, 3)).astype(np.float32)
    head, inside, people = (Drawing(picture, "#170f22", width, light=light, seed=seed) for width, light, seed in ((2.4, (-0.3, -0.95), 3), (1.7, (0.0, -1.0), 5), (1.8, (0.3, -0.9), 7)))
    face(head), castle_crown(head)
    hall(inside), feast(inside), teeth(inside)
    curls, lip = (Drawing(picture, "#0c0a18", 1.8, light=(-0.3, -0.95), seed=seed) for seed in (9, 10))
    beard(curls), moustache(lip), cooks(people)
    for d in (head, curls, inside, lip, people):
        d.under()
    picture.glow(400, 900, 330, "#ff9a3c", 0.55, 1.6), picture.glow(400, 700, 260, "#ff7a3c", 0.25)
    picture.directions(base=60)
    pastel(picture, "#241a38", grain=1.8, cover=0.86, soft=0.9, mask=0.75 * (1 - 0.8 * np.clip(inside.cover() + people.cover(), 0, 1)))
    above = np.zeros(picture.shape, np.float32)
    for d in (people, lip, inside, curls, head):
        d.over(1 - above)
        above = np.maximum(above, d.cover())
    return finish(picture, impasto=0, paper=0.03, grain=0.004, bloom=0.04)
