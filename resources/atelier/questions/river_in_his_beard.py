"""Does he dream the frost, or do they skate because he has grown so old?

A grandfather asleep, face to face with us, on a winter evening; his beard runs down over the coat as a frozen river, and a whole country skates on it.
"""

import numpy as np
from atelier import geometry as geo
from light.drawing import Drawing
from light.filters import blur, ramp, step
from light.finish import finish, specks
from light.hands import pencil
from light.scene import bare_sheet
from light.strokes import strokes

# fmt: off
SAMPLES, SEED, SCALE = 1, 311, 0.25
SKIN, SKIN_DARK, ROSE = "#dc9a76", "#8a4a4e", "#d2543f"
COAT, NIGHT, COAT_LIT = "#4a2f4c", "#241732", "#a8688a"
SNOW, SHADE, ICE = "#fbf4ea", "#a3aecb", "#bcdcdc"
FUR, FUR_DARK, FUR_LIT = "#6a4432", "#2c1a1c", "#d09a66"
LEFT = [(250, 430), (206, 520), (190, 620), (246, 716), (344, 790), (370, 850), (300, 920), (160, 990), (60, 1090), (10, 1230)]
RIGHT = [(560, 420), (606, 520), (622, 610), (640, 690), (700, 770), (704, 850), (640, 920), (600, 990), (650, 1090), (770, 1230)]


def scene(detail):
    bare_sheet()


def strand(share):
    """A line of the beard, between its left bank (0) and its right one (1)."""
    left, right = geo.sample(LEFT, 70), geo.sample(RIGHT, 70)
    return left + (right - left) * share


def evening(d):
    d.fill(geo.curve([(-20, 596), (120, 560), (240, 590), (400, 560), (560, 588), (700, 548), (830, 580), (830, 760), (-20, 760)]), "#c98a96", 0.9, 3)
    for x, base in ((40, 586), (62, 582), (96, 584), (706, 576), (740, 572), (776, 578)):
        high, wide = d.rng.uniform(14, 26), d.rng.uniform(16, 24)
        d.fill(geo.polygon([(x - wide / 2, base + 6), (x - wide / 2, base - 0.6 * high), (x, base - 1.3 * high), (x + wide / 2, base - 0.6 * high), (x + wide / 2, base + 6)]), "#7c5a80")
        d.fill(geo.polygon([(x - wide / 2 - 3, base - 0.5 * high), (x, base - 1.36 * high), (x + wide / 2 + 3, base - 0.5 * high), (x, base - 1.0 * high)]), "#f6e2d8"), d.fill(geo.rectangle(x - 3, base - 0.4 * high, 6, 7), "#ffd98a")
    d.fill(geo.polygon([(118, 588), (124, 524), (130, 588)]), "#7c5a80"), d.fill(geo.rectangle(117, 566, 14, 24), "#7c5a80")


def coat(d):
    """Two hills with the river between them."""
    for side, shape in ((-1, [(270, 500), (200, 520), (90, 590), (-30, 640), (-30, 1230), (500, 1230), (480, 700)]), (1, [(540, 490), (620, 520), (730, 576), (840, 610), (840, 1230), (360, 1230), (400, 700)])):
        hill = geo.curve(shape)
        d.fill(hill, COAT)
        with d.inside(hill):
            for k in range(4):
                x = 400 + side * (230 + 52 * k)
                d.fill(geo.ribbon([(x, 560 + 20 * k), (x + side * 30, 760), (x - side * 20, 960), (x + side * 30, 1230)], [8, 40, 30, 60], 30), NIGHT, 0.62, 16, False)
                d.fill(geo.ribbon([(x + side * 26, 570 + 20 * k), (x + side * 54, 760), (x + side * 8, 960), (x + side * 60, 1230)], [3, 14, 10, 20], 30), COAT_LIT, 0.5 if side < 0 else 0.25, 8, False)
            for _ in range(150):
                x, y = 400 + side * d.rng.uniform(180, 430), d.rng.uniform(560, 1200)
                d.stroke([(x, y), (x + side * 5, y + 22), (x + side * 4, y + 44)], 0.8, (NIGHT, "#6a4868", "#7c5478")[d.rng.integers(3)], (0.3, 0.5))
            d.fill(geo.ellipse(400 + side * 420, 1210, 260, 220), NIGHT, 0.7, 60, False)
        rim = shape[1:4]
        d.fill(geo.ribbon([(x, y - 1) for x, y in rim], [8, 17, 22], 24), SNOW, 0.95, 2, False), d.fill(geo.ribbon([(x, y + 12) for x, y in rim], [4, 9, 12], 24), SHADE, 0.7, 4, False)
        d.contour(hill, 1.0, lost=0.4, colour=NIGHT)
    for x, y, high in ((66, 600, 110), (118, 580, 84), (18, 626, 92), (752, 584, 100), (800, 602, 80)):
        bare_tree(d, x, y, high)


def bare_tree(d, x, y, high):
    def grow(start, angle, long, wide, left):
        end = (start[0] + long * np.sin(angle), start[1] - long * np.cos(angle))
        d.fill(geo.ribbon([start, ((start[0] + end[0]) / 2 + d.rng.normal(0, 0.05 * long), (start[1] + end[1]) / 2), end], [wide, 0.6 * wide], 8), "#2c1a30")
        if left:
            for turn in (-0.5, 0.1, 0.55):
                grow(end, angle + turn + d.rng.normal(0, 0.12), long * d.rng.uniform(0.55, 0.8), 0.58 * wide, left - 1)

    d.fill(geo.ellipse(x, y, 0.16 * high, 5), SNOW, 0.95, 1.5, False)
    grow((x, y + 2), 0, 0.36 * high, 0.07 * high, 3)


def river(d):
    shape = geo.curve([*LEFT, *RIGHT[::-1]])
    with d.inside(geo.rectangle(-20, 560, 860, 700)):
        d.cast(shape, 10, 12, "#140c20", 0.6, 14)
    d.fill(shape, SNOW)
    with d.inside(shape):
        d.fill(geo.ribbon([tuple(p) for p in strand(0.5)[28::4]], [60, 150, 190, 240, 320, 420], 50), ICE, 0.85, 34, False)
        d.fill(geo.ribbon([tuple(p) for p in strand(0.97)[::5]], [40, 60, 50, 60, 70, 70, 90], 50), SHADE, 0.75, 18, False)
        d.fill(geo.curve([(250, 520), (400, 590), (570, 520), (600, 600), (400, 660), (210, 610)]), SHADE, 0.6, 20, False)
        d.fill(geo.ribbon([tuple(p) for p in strand(0.16)[20::6]], [10, 30, 30, 40, 60, 90], 40), "#ffe6cc", 0.6, 14, False)
        for _ in range(230):
            share, start = d.rng.uniform(0.0, 1.0), int(d.rng.integers(0, 42))
            edge = abs(share - 0.5) > 0.3 or start < 18
            if not edge and d.rng.random() < 0.55:
                continue
            line = strand(share)[start:start + int(d.rng.integers(10, 26))] + d.rng.normal(0, 2.0, 2)
            d.stroke([tuple(p) for p in line[::3]], d.rng.uniform(0.7, 1.9), ("#7f8cb0", "#a3b2cc", "#ffffff", "#66749c")[d.rng.integers(4)], (0.4, 0.5), 0.3)
        for cx, cy, rx in ((500, 800, 70), (430, 930, 90), (400, 1090, 130), (560, 1150, 90), (250, 1120, 80)):  # what the skates have written
            for k in range(3):
                a = d.rng.uniform(0, 360)
                d.stroke(geo.arc(cx + d.rng.normal(0, 20), cy + d.rng.normal(0, 8), rx * d.rng.uniform(0.6, 1), 0.26 * rx, a, a + d.rng.uniform(150, 300), 26), 0.9, ("#ffffff", "#7fa8b4")[k % 2], (0.3, 0.4))
    d.contour(shape, 1.0, lost=0.45, colour="#5c5a80")
    for line, side in ((LEFT, -1), (RIGHT, 1)):  # single hairs on the banks
        for p in geo.sample(line, 90)[8:]:
            if d.rng.random() < 0.6:
                d.stroke([(p[0], p[1] - 20), (p[0] + side * 5, p[1]), (p[0] + side * d.rng.uniform(4, 16), p[1] + 26)], 1.3, ("#f4efe6", "#b9c0d4")[d.rng.integers(2)], (0.2, 0.7))


def fur(d, shape, flow, count, tones, long=26, wide=1.9):
    path = geo.curve(shape)
    box = path.computeTightBounds()
    placed = 0
    while placed < count:
        x, y = d.rng.uniform(box.left(), box.right()), d.rng.uniform(box.top(), box.bottom())
        if not path.contains(float(x), float(y)):
            continue
        placed += 1
        a = flow(x, y) + d.rng.normal(0, 0.22)
        far = long * d.rng.uniform(0.6, 1.3)
        light = (400 - x) / 380 + 0.4 * (260 - y) / 200 + d.rng.normal(0, 0.5)
        tone = tones[0] if light < -0.35 else tones[1] if light < 0.45 else tones[2]
        d.stroke([(x, y), (x + 0.5 * far * np.cos(a), y + 0.5 * far * np.sin(a)), (x + far * np.cos(a + 0.2), y + far * np.sin(a + 0.2))], wide, tone, (0.1, 0.7))


def head(d):
    skull = geo.curve([(262, 220), (400, 190), (538, 220), (556, 320), (552, 420), (512, 500), (400, 530), (288, 500), (248, 420), (244, 320)])
    d.fill(skull, SKIN)
    with d.inside(skull):
        d.fill(geo.ellipse(560, 370, 110, 190), SKIN_DARK, 0.75, 40, False)
        d.fill(geo.ellipse(400, 226, 190, 52), "#5c2c38", 0.8, 18, False)  # the hat keeps the light from his forehead
        for side in (-1, 1):
            d.fill(geo.ellipse(400 + 80 * side, 338, 62, 34), "#7c3c46", 0.55, 13, False)
            d.fill(geo.ellipse(400 + 92 * side, 424, 54, 42), ROSE, 0.7, 18, False)
        d.fill(geo.ellipse(300, 398, 34, 20, -14), "#ffcf9c", 0.7, 10, False), d.fill(geo.ellipse(330, 268, 60, 14), "#eab088", 0.6, 8, False)
        d.fill(geo.ribbon([(432, 310), (438, 380), (456, 440)], [14, 16, 26], 20), "#7c3a40", 0.55, 9, False)
    for y, bow in ((262, 8), (280, 6)):
        d.stroke([(318, y + 6), (352, y - bow + 5), (400, y + 1), (448, y - bow), (486, y + 6)], 1.2, "#6a2c34", (0.3, 0.4))
    # nose
    nose = geo.curve([(384, 320), (376, 380), (352, 424), (350, 452), (372, 466), (400, 472), (430, 464), (450, 450), (446, 424), (424, 380), (416, 320)])
    d.fill(nose, "#d9805f", 0.9, 7, False), d.fill(geo.ellipse(400, 434, 40, 30), "#cc5c48", 0.85, 10, False), d.fill(geo.ellipse(384, 418, 13, 9, -20), "#ffd2ac", 0.9, 4, False), d.fill(geo.ribbon([(394, 330), (388, 390)], [8, 8], 8), "#f4b88c", 0.7, 4, False)
    d.stroke([(380, 330), (374, 384), (350, 424), (350, 454), (370, 466)], 1.5, "#6a2430", (0.5, 0.2)), d.stroke([(428, 400), (448, 426), (450, 450), (432, 466)], 1.5, "#6a2430", (0.3, 0.2)), d.stroke([(382, 462), (400, 472), (422, 462)], 1.3, "#6a2430", (0.3, 0.3))
    # shut eyes: the left one sleeps deeper than the right
    for side, bow in ((-1, 15), (1, 10)):
        x = 400 + 84 * side
        lid = geo.curve([(x - 44, 346), (x - 20, 332), (x + 16, 332), (x + 44, 346), (x + 16, 346 + bow), (x - 18, 346 + bow)])
        d.fill(lid, "#d08868", 0.9, 3, False)
        d.stroke([(x - 44, 346), (x - 18, 346 + bow), (x + 16, 346 + bow), (x + 44, 345)], 2.6, "#3a1a24", (0.2, 0.2))
        for k in range(8):
            lx = x - 32 + 9 * k
            d.stroke([(lx, 346 + bow - abs(k - 3.5)), (lx + side * 1.5, 358 + bow - abs(k - 3.5))], 0.9, "#5c3038", (0.05, 0.8))
        for q in (0, 11):
            d.stroke([(x - 38, 370 + q), (x, 382 + q), (x + 38, 370 + q)], 1.0, "#8a4448", (0.3, 0.5))
        for k in range(4):
            d.stroke([(x + side * 46, 340 + 8 * k), (x + side * 60, 336 + 12 * k), (x + side * 74, 340 + 15 * k)], 1.0, "#7c3c44", (0.2, 0.6))
    for side, lift in ((-1, 0), (1, 14)):
        for k in range(110):
            t = d.rng.random()
            x, thick = 400 + side * (30 + 104 * t), 15 * np.sin(np.pi * (0.12 + 0.8 * t))
            y = 318 - lift * (0.4 + 0.6 * t) - 24 * np.sin(np.pi * (0.1 + 0.75 * t)) + d.rng.uniform(-0.6, 1) * thick
            long = d.rng.uniform(16, 34)
            d.stroke([(x, y + 5), (x + side * 0.5 * long, y - 5), (x + side * long, y - 4 + 14 * t + d.rng.normal(0, 4))], d.rng.uniform(1.2, 2.4), ("#ffffff", "#b4bad0", "#f1ece4", "#8a90ae")[k % 4], (0.15, 0.7), 0.6)


def whiskers(d):
    """Cheeks first; then the moustache, blown up like two snow-drifts."""
    d.fill(geo.curve([(360, 480), (440, 480), (460, 560), (340, 560)]), "#dfe2ec", 0.98, 4, True)
    for side in (-1, 1):
        for _ in range(120):
            t = d.rng.random()
            x, y = 400 + side * (156 - 70 * t * d.rng.random()), 396 + 120 * t
            d.stroke([(x, y), (x + side * 6, y + 30), (x + side * d.rng.uniform(-16, 14), y + d.rng.uniform(50, 84))], 2.0, ("#ffffff", "#b9c0d6", "#eae6e4", "#8f9abc")[d.rng.integers(4)], (0.3, 0.6))
        shape = [(400, 470), (400 + side * 50, 462), (400 + side * 116, 486), (400 + side * 176, 530), (400 + side * 236, 534), (400 + side * 262, 506, "c"), (400 + side * 256, 556), (400 + side * 200, 590), (400 + side * 120, 582), (400 + side * 50, 552), (400 + side * 4, 514, "c")]
        path = geo.curve(shape)
        d.cast(path, 4, 16, "#4a4470", 0.5, 10), d.fill(path, "#f3efea")
        with d.inside(path):
            d.fill(geo.ribbon([(400 + side * 20, 540), (400 + side * 110, 582), (400 + side * 220, 580)], [40, 44, 30], 20), "#8f9abc", 0.8, 12, False)
            d.fill(geo.ribbon([(400 + side * 30, 474), (400 + side * 120, 500), (400 + side * 190, 540)], [14, 22, 12], 20), "#fffaf0" if side < 0 else "#dfe0ea", 0.9, 8, False)
            for k in range(34):
                q = d.rng.uniform(-26, 40)
                d.stroke([(400 + side * d.rng.uniform(4, 60), 486 + 0.7 * q), (400 + side * 120, 520 + q), (400 + side * 186, 552 + 0.7 * q), (400 + side * 250, 530 + 0.4 * q)], 1.1, ("#7f8cb4", "#ffffff", "#aab2cc")[k % 3], (0.3, 0.5))
        d.contour(path, 1.1, lost=0.3, colour="#4a4470")


def hat(d):
    crown = [(212, 250), (196, 170), (222, 92), (290, 40), (400, 22), (512, 40), (580, 92), (604, 170), (588, 250), (500, 226), (400, 218), (300, 226)]
    for side in (-1, 1):
        m = lambda x, y, side=side: (400 + side * x, y)
        flap = [m(150, 210), m(196, 226), m(214, 320), m(202, 420), m(176, 474), m(150, 452), m(142, 380), m(146, 300)]
        d.fill(geo.moved(geo.curve(flap), -side * 10, 8), "#4a2030", 0.6, 9, False), d.fill(geo.curve(flap), FUR)
        fur(d, flap, lambda x, y: 1.5, 420, (FUR_DARK, FUR, FUR_LIT), 30)
        for dx in (0, 8):
            d.stroke([m(172 + dx, 466), m(184 + dx, 520), m(170 + 2 * dx, 566)], 1.8, "#b8402f", (0.05, 0.2))
    path = geo.curve(crown)
    d.cast(path, 0, 16, "#4a2030", 0.5, 10), d.fill(path, FUR)
    with d.inside(path):
        d.fill(geo.ellipse(580, 200, 120, 150), FUR_DARK, 0.8, 40, False), d.fill(geo.ellipse(400, 250, 220, 34), FUR_DARK, 0.75, 16, False)
    fur(d, crown, lambda x, y: np.arctan2(y - 40, x - 400), 1500, (FUR_DARK, FUR, FUR_LIT), 30)
    for p in geo.sample([(206, 250), (300, 226), (400, 218), (500, 226), (594, 250)], 70):
        d.stroke([(p[0], p[1] - 18), (p[0] + d.rng.normal(0, 4), p[1] + 4), (p[0] + d.rng.normal(0, 7), p[1] + d.rng.uniform(12, 24))], 2.2, (FUR_DARK, FUR, FUR_LIT)[d.rng.integers(3)], (0.1, 0.6))
    for p in geo.sample([(210, 250), (196, 170), (222, 92), (290, 40)], 40).tolist() + geo.sample([(512, 40), (580, 92), (604, 170), (590, 250)], 40).tolist():
        a = np.arctan2(p[1] - 160, p[0] - 400)
        d.stroke([tuple(p), (p[0] + 12 * np.cos(a), p[1] + 12 * np.sin(a) + 4), (p[0] + 20 * np.cos(a), p[1] + 20 * np.sin(a) + 12)], 2.0, (FUR_DARK, FUR, FUR_LIT)[d.rng.integers(3)], (0.1, 0.7))
    snow = geo.curve([(212, 122), (240, 70), (300, 22), (400, 2), (506, 18), (572, 66), (598, 132), (578, 122), (556, 150), (520, 118), (470, 112), (446, 132), (420, 116), (352, 108), (330, 126), (300, 112), (262, 138), (240, 116)])
    d.cast(snow, 2, 10, FUR_DARK, 0.6, 8), d.fill(snow, SNOW)
    with d.inside(snow):
        d.fill(geo.ribbon([(212, 140), (300, 128), (400, 126), (500, 132), (600, 140)], [24, 30, 26, 30, 30], 40), SHADE, 0.8, 11, False), d.fill(geo.ellipse(570, 80, 70, 60), SHADE, 0.7, 22, False), d.fill(geo.ellipse(300, 50, 70, 24, -24), "#ffe9cf", 0.9, 12, False)
    d.contour(snow, 0.9, lost=0.4, colour="#5c5a80")


POSES = {  # hip, neck, head, near leg, far leg, near arm, far arm
    "glide": ((0, -48), (10, -78), (15, -91), ((8, -26), (4, -2)), ((-16, -36), (-40, -32)), ((-6, -68), (-20, -58)), ((26, -70), (39, -78))),
    "push": ((-10, -46), (14, -70), (23, -80), ((6, -28), (-4, -2)), ((-28, -26), (-46, -3)), ((26, -56), (42, -60)), ((30, -62), (44, -66))),
    "spin": ((0, -48), (0, -79), (1, -92), ((2, -24), (0, -2)), ((13, -36), (3, -22)), ((-13, -92), (-5, -108)), ((13, -92), (6, -108))),
    "fallen": ((0, -11), (-13, -38), (-16, -51), ((18, -22), (36, -5)), ((16, -8), (36, 3)), ((-28, -20), (-30, -3)), ((2, -46), (15, -58))),
    "lean": ((0, -46), (20, -66), (31, -74), ((8, -24), (0, -2)), ((-22, -50), (-48, -58)), ((0, -58), (-18, -48)), ((32, -52), (40, -40))),
    "brake": ((0, -46), (-8, -76), (-10, -89), ((14, -26), (22, -2)), ((6, -24), (-2, -2)), ((-24, -70), (-34, -84)), ((10, -72), (24, -82))),
}


def skater(d, x, y, high, pose, coat, legs, scarf, cap, flip=False, skirt=0):
    hip, neck, head, near, far, arm, arm2 = POSES[pose]
    with d.at(x, y, high / 100, 0, flip):
        d.fill(geo.ellipse(6, 3, 34, 5), "#6a80a4", 0.7, 2.5, False)
        for shin in (far, near):
            limb = geo.ribbon([hip, *shin], [12, 9, 6.5], 16)
            d.shape(limb, legs, 0.7, 0.15)
            fx, fy = shin[1]
            back = pose == "lean" and shin is far
            d.fill(geo.curve([(fx - 4, fy - 5), (fx + 4, fy - 5), (fx + (2 if back else 10), fy + 1), (fx - 4, fy + 1)]), "#2c1a24"), d.stroke([(fx - 7, fy + 3.5), (fx + 10, fy + 3.5), (fx + 13, fy + 1)], 1.0, "#7c8aa0", (0.02, 0.1))
        d.shape(geo.ribbon([neck, *arm2], [8, 7.5, 5.5], 16), coat, 0.7, 0.2)
        if skirt:
            d.shape(geo.curve([(hip[0] - 8, hip[1] - 8), (hip[0] + 8, hip[1] - 8), (hip[0] + 13, hip[1] + skirt), (hip[0], hip[1] + skirt + 3), (hip[0] - 17, hip[1] + skirt)]), coat, 0.8, 0.2)
        torso = geo.ribbon([(hip[0], hip[1] + 3), (0.5 * (hip[0] + neck[0]), 0.5 * (hip[1] + neck[1])), neck], [17, 18, 13], 16)
        d.shape(torso, coat, 0.8, 0.2)
        d.shape(geo.ribbon([neck, *arm], [8.5, 7.5, 5.5], 16), coat, 0.7, 0.2), d.fill(geo.ellipse(*arm[1], 3.4), scarf), d.fill(geo.ellipse(*arm2[1], 3.4), scarf)
        d.shape(geo.ellipse(*head, 7.4, 8), "#e9b08c", 0.7, 0.1), d.fill(geo.ellipse(head[0] + 7.4, head[1] + 1.5, 2.2, 1.8), "#dc7c60")
        d.shape(geo.curve([(head[0] - 8.6, head[1] - 1), (head[0] - 7, head[1] - 9), (head[0], head[1] - 12), (head[0] + 7, head[1] - 8), (head[0] + 8.4, head[1] - 3)]), cap, 0.8, 0.15), d.fill(geo.ellipse(head[0] - 2, head[1] - 13, 3.2), SNOW)
        d.shape(geo.ribbon([(neck[0] + 6, neck[1] - 3), (neck[0], neck[1] - 3), (neck[0] - 14, neck[1] - 5), (neck[0] - 30, neck[1] - 2 - 4 * (pose == "glide"))], [6, 7, 6, 6], 18, False), scarf, 0.7, 0.15)


def people(d):
    skater(d, 470, 716, 46, "glide", "#b8402f", "#2c3a5c", "#f0c050", "#2c3a5c")
    skater(d, 566, 760, 56, "brake", "#2f6f6c", "#3a2638", "#e9765c", "#b8402f", True)
    skater(d, 520, 820, 66, "spin", "#d8962c", "#3a2638", "#7c2f5c", "#7c2f5c", False, 16)
    skater(d, 628, 858, 76, "lean", "#4a5aa0", "#2c2438", "#f0c050", "#c8503c", True)
    skater(d, 396, 936, 88, "glide", "#8a3c78", "#2c2438", "#7fc0b0", "#f3e2c4", True, 20)
    skater(d, 480, 990, 104, "fallen", "#3f7f5a", "#4a3038", "#d8503c", "#d8962c")
    skater(d, 600, 1130, 156, "lean", "#c8443a", "#2c3050", "#f3e2c4", "#2f6f6c", False)
    # two of them comb it
    comb(d)
    skater(d, 96, 1098, 128, "push", "#34508a", "#2c2030", "#e9a83c", "#b8402f")
    skater(d, 122, 1150, 148, "push", "#a8582c", "#2c2838", "#7fc0b0", "#3a5a4c")


def comb(d):
    """As large as a snow plough; behind it the strands lie straight."""
    back = geo.curve([(146, 1026, "c"), (166, 1012), (200, 1040), (300, 1128), (318, 1160, "c"), (296, 1166), (196, 1086)])
    for k in range(15):
        t = k / 14
        x, y = 176 + 132 * t, 1042 + 108 * t
        d.fill(geo.polygon([(x + 4, y + 4), (x + 84, y - 6), (x + 86, y), (x + 6, y + 12)]), "#5c7a98", 0.6, 2.5, False)
        d.shape(geo.curve([(x - 6, y - 6, "c"), (x + 40, y - 16), (x + 78, y - 17, "c"), (x + 40, y - 8), (x - 2, y + 4, "c")]), "#d8a05c", 0.8, 0.2)
        d.stroke([(x - 20, y + 10), (x - 90, y + 40), (x - 190, y + 60)], 1.1, "#8fa4c0", (0.1, 0.6))
    d.cast(back, -4, 12, "#4a5a84", 0.5, 6), d.fill(back, "#c07c3c"), d.model(back, "#6a3c24", 9, 6, 0.8)
    with d.inside(back):
        d.fill(geo.ribbon([(158, 1020), (210, 1050), (304, 1140)], [7, 7, 7], 20), "#f3c888", 0.8, 3, False)
        for k in range(7):
            x, y = 180 + 20 * k, 1044 + 17 * k
            d.fill(geo.moved(geo.star(6, 4, 0.4), x, y), "#6a3c24")
    d.contour(back, 1.1, lost=0.1)


def paint(picture):
    sky = ((0, "#35466f"), (0.2, "#7a6a92"), (0.36, "#d98f88"), (0.47, "#ffc79a"), (0.54, "#ffdca8"), (1, "#ffdca8"))
    picture.image = ramp(sky, np.clip((picture.y + 18 * picture.noise(300, 4, stretch=(4, 1))) / 1200, 0, 1)).astype(np.float32)
    picture.glow(0, 560, 380, "#fff0c4", 0.5)
    far, land, ice, him, folk = (Drawing(picture, "#2a1628", 1.8, light=(-0.7, -0.7), seed=seed) for seed in (3, 5, 9, 11, 13))
    evening(far), coat(land), river(ice), head(him), whiskers(him), hat(him), people(folk)
    layers = (far, land, ice, him, folk)
    for d in layers:
        d.under()
    cover = [d.cover() for d in layers]
    picture.parts = (1 + sum((c > 0.5) * 2**k for k, c in enumerate(cover))).astype(np.int32)
    picture.hard[:] = 0.95
    picture.find_edges(0.8, floor=0.12).sharpen_at(400, 380, 170, 1.0)
    picture.focus = np.maximum(picture.focus, blur(cover[4], 2))
    picture.directions(base=70, swirl=0.3)
    strokes(picture, (24, 12, 6, 3, 1.7), length=8, jitter=(0.014, 0.011), need=(0, 0.04, 0.045, 0.045))
    free = np.ones(picture.shape, np.float32)
    for d, c in zip(layers[::-1], cover[::-1], strict=True):
        d.over(free)
        free = free * (1 - c)
    pencil(picture, "#f6efdf", layers=(66, -30), wide=1.3, reach=24, press=0.9, mask=0.10 + 0.10 * step(picture.y, 700, 1000) * (1 - cover[4]))
    specks(picture, 110, "#ffffff", (0.8, 2.6), strength=0.85, seed=8)
    return finish(picture, impasto=0.015, paper=0.03)
