"""Who sent for the goose, and why have the paintings turned to the wall?

A long raspberry corridor; down the carpet, away from us, walks one goose, wet and unhurried.
"""

import numpy as np
from light.bodies import Body, ripples
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, group, lamp, sky
from light.shapes import ball, block, box, curve, decal, lathe, mesh, tube
from light.strokes import strokes
from light.textiles import diamonds, flowers, textile
from light.things import cord

SAMPLES, SEED, SCALE = 32, 49, 0.9
WIDE, HIGH, LONG = 1.75, 3.7, 26.0
GOOSE_AT = np.array((0.14, 3.7, 0.0))
BERRY = ((0.0, "#34101f"), (0.22, "#561a33"), (0.40, "#8c3048"), (0.56, "#bd5a62"),
         (0.72, "#e39a84"), (0.86, "#f9d6ac"), (1.0, "#fff6e0"))  # fmt: skip


def corridor():
    paper = textile(("#a83a58", "#bb5468", "#c96a74", "#9a3150"), flowers(), 0.62, "yz")
    wood, white = mottled("#6a3a34", "#4c2826", 0.5, 2), matt("#f2dcc4")
    for side in (-1, 1):
        block((side * WIDE, -4, 0.95), (side * (WIDE + 0.1), LONG, HIGH), paper, part=1)
        block((side * WIDE, -4, 0), (side * (WIDE + 0.1), LONG, 0.95), wood, part=2)
        block((side * (WIDE - 0.04), -4, 0.92), (side * WIDE, LONG, 1.0), white, part=3)
        block((side * (WIDE - 0.03), -4, 0), (side * WIDE, LONG, 0.18), white, part=3)
        for y in np.arange(0.2, LONG, 1.15):
            box(
                (0.02, 0.75, 0.55),
                (side * (WIDE - 0.012), y, 0.55),
                mottled("#7a463e", "#5c322e", 0.4, 2),
                0.01,
                part=2,
            )
    block((-WIDE, -4, HIGH), (WIDE, LONG, HIGH + 0.1), matt("#e8cdb8"), part=4)
    for board in np.arange(-WIDE, WIDE, 0.25):
        block(
            (board + 0.003, -4, -0.05),
            (board + 0.247, LONG, 0),
            mottled("#8f5a3e", "#74462f", 0.4, 2),
            part=5,
        )
    runner = textile(("#84263e", "#b4605a", "#7a2038", "#a04c50"), diamonds(), 0.55, "xy")
    block((-0.72, -4, 0), (0.72, LONG - 2.2, 0.012), runner, part=6)
    for side in (-1, 1):
        block(
            (side * 0.72 - 0.05, -4, 0),
            (side * 0.72 + 0.05, LONG - 2.2, 0.014),
            matt("#d9a45a"),
            part=7,
        )


def paintings():
    """Face to the wall: the gilt of the frame shows at its rim, to us the stretcher and canvas."""
    canvas, gilt = matt("#faefd8", glow=0.035), mottled("#eab548", "#b97f2e", 0.5, 4)
    wood, string = mottled("#945f31", "#774823", 0.4, 5), matt("#3a2218")
    sizes = ((1.25, 1.15), (1.6, 0.95), (1.1, 1.2), (1.45, 1.35), (1.3, 0.9))
    for side, first in ((-1, 4.45), (1, 5.75)):
        canvas_back((side * WIDE, first, 1.98), side, 2.1, 1.5, (gilt, canvas, wood, string))
        for number, y in enumerate(np.arange(first + 3.3, LONG - 3, 2.9), 1):
            wide, high = sizes[(number * 2 + (side > 0)) % 5]
            canvas_back((side * WIDE, y, 2.05), side, wide, high, (gilt, canvas, wood, string))


def canvas_back(at, side, wide, high, stuff):
    gilt, canvas, wood, string = stuff
    x, y, z = at
    half, tall = wide / 2, high / 2

    def bar(out, long, upright, across, up, tone, deep=0.02, turn=0.0):
        size, place = (deep, long, upright), (x - side * out, y + across, z + up)
        box(size, place, tone, turn=(turn, 0, 0), part=9)

    bar(0.04, wide + 0.20, high + 0.18, 0, 0, gilt, 0.08)
    box((0.02, wide, high), (x - side * 0.08, y, z), canvas, part=8)
    bar(0.097, wide - 0.02, 0.07, 0, 0, wood)
    for edge in (-1, 1):
        bar(0.104, wide, 0.09, 0, edge * (tall - 0.045), wood, 0.03)
        bar(0.100, 0.13, high - 0.02, edge * (half - 0.075), 0, wood, 0.03)
        for up in (-1, 1) if wide > 2 else ():  # the near ones: their corners are braced
            brace = (edge * (half - 0.27), up * (tall - 0.20))
            bar(0.098, 0.46, 0.06, *brace, wood, 0.03, -edge * up * 37)
    nail = (x - side * 0.03, y, z + tall + 0.42)
    for edge in (-1, 1):
        eye = (x - side * 0.12, y + edge * (half - 0.075), z + 0.72 * tall)
        ball(eye, (0.02, 0.03, 0.03), string, 9, 12)
        cord(eye, nail, string, 0.009, 0.0, 9, 4)
    ball(nail, (0.03, 0.03, 0.03), string, 9, 12)


def goose():
    """From behind, in mid-stride, its head a little to one side; 0.9 m high."""
    white, shade, orange = matt("#faf6ee"), matt("#e6dfd6"), matt("#e0822e")
    body = Body((-0.45, -0.75, 0.05), (0.45, 0.75, 1.1), 0.010)
    body.ball((0, 0.02, 0.42), (0.215, 0.34, 0.215), 0.05, (8, 0, 0))
    body.ball((0, 0.20, 0.45), (0.165, 0.20, 0.18), 0.10)
    body.limb((0, -0.20, 0.44), (0, -0.42, 0.50), 0.16, 0.075, 0.08)
    neck = curve([(0, 0.26, 0.50), (-0.01, 0.37, 0.62), (-0.02, 0.40, 0.78), (-0.05, 0.40, 0.92)],
                 24)  # fmt: skip
    thick = np.interp(np.linspace(0, 1, len(neck)), [0, 0.3, 1], [0.125, 0.07, 0.052])
    body.chain(neck, thick, 0.04)
    body.ball((-0.10, 0.40, 0.965), (0.092, 0.062, 0.062), 0.03)
    plumes = ripples(4, 26, 8, 22, (1, 0.4, 1))
    body.ripple(lambda points: 0.004 * plumes(points))
    wings = Body((-0.45, -0.85, 0.05), (0.45, 0.4, 0.8), 0.010)
    tail = Body((-0.45, -0.95, 0.2), (0.45, -0.2, 0.8), 0.010)
    for number in range(-2, 3):
        end = (0.07 * number, -0.57 + 0.025 * abs(number), 0.565 - 0.012 * abs(number))
        tail.limb((0.03 * number, -0.36, 0.49), end, 0.075, 0.018, 0.022)
    for side in (-1, 1):
        wings.ball((0.175 * side, 0.02, 0.46), (0.060, 0.25, 0.135), 0.03, (10, 0, -6 * side))
        for row in range(6 if side < 0 else 3):
            root = (0.205 * side, 0.02 - 0.05 * row, 0.53 - 0.038 * row)
            end = (side * (0.11 + 0.012 * row), -0.40 + 0.022 * row, 0.545 - 0.034 * row)
            wings.limb(root, end, 0.050, 0.010, 0.022)
    beak = Body((-0.4, 0.25, 0.75), (0.0, 0.55, 1.1), 0.007)
    beak.limb((-0.17, 0.40, 0.962), (-0.30, 0.395, 0.935), 0.040, 0.020, 0.02)
    parts = [body.build(white, 10), wings.build(shade, 11), tail.build(white, 11),
             beak.build(orange, 12),
             ball((-0.135, 0.344, 0.985), 0.013, matt("#2a1a1a"), 12, 12)]  # fmt: skip
    for side, back in ((-1, 0.12), (1, -0.16)):
        ankle = np.array((0.10 * side, back, 0.034))
        shin = [(0.09 * side, 0.02, 0.28), (0.10 * side, back - 0.03, 0.13), ankle]
        parts.append(tube(shin, [0.034, 0.025, 0.020], orange, part=12))
        parts += foot(ankle, orange)
    group(parts, GOOSE_AT, (0, 0, 24), 1.3)


def foot(ankle, skin):
    """Flat on the carpet: the leg goes over into three toes, the skin of the web between them."""
    outline = webbed(ankle[0], ankle[1], 1.9)
    tips = [(x, y, 0.014) for x, y in outline[2:]]
    web = mesh(
        [ankle - (0, 0, 0.012), *tips], [(0, k, k + 1) for k in range(1, 5)], skin, 12, False
    )
    toes = [tube([ankle, (ankle * 0.45 + np.array(tip) * 0.55) * (1, 1, 0.9), tip],
                 [0.020, 0.014, 0.009], skin, part=12) for tip in tips[::2]]  # fmt: skip
    spur = tube([ankle, ankle + (0, -0.055, -0.006)], [0.016, 0.007], skin, part=12)
    return [web, ball(ankle, 0.023, skin, 12, 16), spur, *toes]


def webbed(x, y, size):
    """The outline of a goose's foot: three toes, the skin between them a little drawn in."""
    reach = ((-0.60, 0.125), (-0.30, 0.100), (0, 0.145), (0.30, 0.100), (0.60, 0.125))
    front = [(x + size * d * np.sin(a), y + size * d * np.cos(a)) for a, d in reach]
    return [(x + 0.014, y - 0.03), (x - 0.014, y - 0.03), *front]


def wet_tracks():
    """From our feet to the goose, dark and shining, the toes forward."""
    wet = matt("#3f0e22", rough=0.5, gloss=0.3)
    for number, y in enumerate(np.arange(0.35, GOOSE_AT[1] - 0.35, 0.36)):
        x = GOOSE_AT[0] * y / GOOSE_AT[1] + (0.12 if number % 2 else -0.12)
        decal(webbed(x, y, 2.1), lambda a, b: 0 * a + 0.012, wet, 13, 0.004)


def lit_end():
    glow = matt("#ffe6b4", glow=2.4)
    block((-WIDE, LONG, 0), (WIDE, LONG + 0.1, HIGH), matt("#e9b98c"), part=14)
    block((-0.75, LONG - 0.06, 0.9), (0.75, LONG - 0.02, 3.0), glow, part=15)
    for x in (-0.25, 0.25):
        block((x - 0.03, LONG - 0.10, 0.9), (x + 0.03, LONG - 0.06, 3.0), matt("#7a463e"), part=14)
    block((-0.75, LONG - 0.10, 1.9), (0.75, LONG - 0.06, 1.96), matt("#7a463e"), part=14)
    seat = matt("#5c1a30")
    box((1.3, 0.42, 0.09), (0, LONG - 0.9, 0.46), seat, 0.03, part=16)
    for x in (-0.55, 0.55):
        lathe(
            [(0.05, 0), (0.035, 0.2), (0.05, 0.42)],
            matt("#c9963c", 0.4, 0.4),
            (x, LONG - 0.9, 0),
            steps=16,
            part=16,
        )
    area((0, LONG - 0.3, 2.0), (0, 0, 0.6), (1.5, 2.1), "#ffdca4", 420, 150)
    for y in (4.5, 11.5, 18.5):
        for side in (-1, 1):
            ball(
                (side * (WIDE - 0.2), y, 2.95), (0.07, 0.07, 0.10), matt("#ffdc9c", glow=5), 17, 24
            )
            lathe(
                [(0.03, 0), (0.05, 0.05)],
                matt("#c9963c"),
                (side * (WIDE - 0.2), y, 2.82),
                steps=16,
                part=17,
            )
            lamp((side * (WIDE - 0.38), y, 2.95), "#ffb868", 26, 0.1)


def scene(detail):
    corridor()
    paintings()
    goose()
    wet_tracks()
    lit_end()
    area((0, -3.2, 3.2), (0, 5, 0.6), (2.6, 1.5), "#f0e0e6", 150)
    sky("#c98fa8", 0.12)
    camera((-0.35, -2.9, 1.75), (0.05, 8.0, 1.02), lens=50)


def shadow(picture):
    """The window throws it towards us: dark under the feet, softer and wider under the body."""
    x, y = picture.x, picture.y
    lean = x - 0.28 * (y - 920)
    body = step(np.hypot((lean - 470) / 118, (y - 966) / 62), 1.12, 0.55) * 0.72
    feet = [step(np.hypot((lean - at) / wide, (y - low) / 11), 1.2, 0.4)
            for at, low, wide in ((404, 914, 40), (506, 928, 42))]  # fmt: skip
    return np.maximum.reduce([body, *feet])


def paint(picture):
    bird, wet = picture.of(10, 11, 12), picture.of(13)
    picture.expose(1.5).planes(2, keep=0.2)
    picture.grade(
        BERRY,
        0.4,
        (0.32, 0.46, 0.60, 0.74),
        (0.27, 0.42, 0.56, 0.70, 0.86),
        0.06,
        0.35,
        0.012,
        1 - bird,
    )
    picture.lift(0.13)
    picture.lay(blur(wet, 1.0) * 0.5, "#3a0c20")
    picture.lay(shadow(picture) * (1 - blur(bird, 0.6)) * 0.72, "#2c0a1c")
    x, y = picture.centre_of(15)
    picture.glow(x, y, 260, "#ffd28a", 0.30)
    picture.sharpen_at(*picture.centre_of(10), 150).sharpen_at(x, y, 110, 0.7).find_edges(
        0.7, floor=0.2
    )
    picture.focus = np.maximum(picture.focus, blur(wet, 2) * 0.8)
    picture.hard = np.where(bird > 0, 0.97, 0.6).astype(np.float32)
    picture.directions(base=88, swirl=0.25, by_part={(5, 6, 7): 90, 4: 4})
    strokes(
        picture,
        (30, 15, 7, 3.5, 2.0, 1.4),
        length=7,
        jitter=(0.015, 0.012),
        need=(0, 0.04, 0.045, 0.045),
    )
    picture.lay(step(picture.y, 1080, 1230) * 0.15, "#561a33")
    picture.balance(light=-0.024)
    return finish(picture, impasto=0.05, bloom=0.05)
