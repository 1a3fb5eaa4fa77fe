"""Who envies whom?

At the glass the cat sits inside in the lamplight, a fox outside in the blue.
"""

import numpy as np
from light.animals import sitting_cat
from light.bodies import Body, furred, ground_noise
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.plants import blades, tree
from light.scene import area, camera, group, lamp, on_card, sky, sun
from light.shapes import ball, block, box, curve, lathe, terrain, tube
from light.strokes import strokes
from light.textiles import flowers, textile

SAMPLES, SEED, SCALE = 16, 101, 0.6
PANE = ((-2.4, 0.01), (0.89, 0.01), (0.89, 1.27), (-2.4, 1.27))
EVENING = ((0.0, "#161d34"), (0.18, "#243256"), (0.34, "#3c5480"), (0.5, "#86768a"),
           (0.66, "#cf9a5e"), (0.82, "#f6cf88"), (1.0, "#fff2cc"))  # fmt: skip


def house():
    paper = textile(("#c98f4c", "#d9a866", "#b8783c", "#b98244"), flowers(), 0.36, "xz")
    plaster, wood = mottled("#4a3f44", "#3a3440", 0.5, 1.5), mottled("#8a5a38", "#6a4430", 0.5, 4)
    block((-4, 1.6, -0.1), (-0.05, 1.7, 3.2), paper, part=1)
    block((-0.06, -3.2, 1.30), (0.10, 8, 4.2), plaster, part=2)
    block((-0.06, 0.95, -0.3), (0.10, 8, 1.4), plaster, part=2)
    block((-4, -3.2, -0.60), (0.10, 1.7, -0.08), plaster, part=2)
    block((-4, 1.55, 0.0), (-0.06, 1.61, 0.14), wood, part=3)
    for number, x in enumerate(np.arange(-3.94, -0.05, 0.19)):
        block(
            (x, -3.2, -0.08),
            (x + 0.182, 1.6, 0.0),
            mottled(("#a5703f", "#94633a", "#b27c48")[number % 3], "#7a5030", 0.4, 2),
            part=3,
        )
    frame = mottled("#e6d3ac", "#cdb88f", 0.3, 3)
    box((0.07, 0.07, 1.32), (0.02, 0.92, 0.65), frame, part=4)
    for z in (-0.02, 1.30):
        box((0.07, 4.14, 0.07), (0.02, -1.13, z), frame, part=4)
    box((0.03, 4.10, 0.03), (0.02, -1.13, 0.98), frame, part=4)
    gilt = mottled("#b98a3e", "#8a6430", 0.5, 6)
    box((0.44, 0.04, 0.56), (-0.46, 1.57, 1.42), gilt, 0.01, part=5)
    box((0.34, 0.05, 0.46), (-0.46, 1.565, 1.42), matt("#3f6a6a"), part=5)
    shade = [(0.09, 0.30), (0.20, 0.0)]
    lathe(shade, matt("#ffcf86", through=0.6, glow=1.6), (-0.62, 0.95, 0.98), steps=40, part=6)
    tube([(-0.62, 0.95, 0), (-0.62, 0.95, 1.0)], 0.014, wood, part=5)
    lathe([(0.13, 0), (0.12, 0.025), (0.001, 0.03)], wood, (-0.62, 0.95, 0), steps=32, part=5)
    rug = [(0.001, 0.006), (0.52, 0.006), (0.53, 0.0)]
    lathe(rug, mottled("#8a3f3a", "#6d3334", 0.4, 3), (-0.46, -0.02, 0), steps=60, part=7)
    china = [(0.001, 0.008), (0.05, 0.01), (0.085, 0.04), (0.09, 0.04), (0.055, 0.0)]
    lathe(china, matt("#f4efe2", gloss=0.4), (-0.62, -0.36, 0.006), steps=40, part=8)


def fox_head(red, white, dark):
    """Broad cheeks, a narrow muzzle, tall ears with dark tips; facing +y."""
    head = Body((-0.25, -0.05, 0.5), (0.25, 0.52, 1.0), 0.008)
    head.limb((0, 0.13, 0.54), (0, 0.17, 0.70), 0.085, 0.075, 0.05)
    head.ball((0, 0.195, 0.755), (0.088, 0.09, 0.075), 0.03)
    head.limb((0, 0.235, 0.742), (0, 0.405, 0.705), 0.048, 0.017, 0.035)
    ruff = Body((-0.25, -0.05, 0.5), (0.25, 0.52, 1.0), 0.008)
    ruff.limb((0, 0.25, 0.705), (0, 0.395, 0.690), 0.030, 0.011, 0.02)
    tips = Body((-0.2, 0.0, 0.8), (0.2, 0.3, 1.05), 0.006)
    for side in (-1, 1):
        head.limb((side * 0.04, 0.19, 0.735), (side * 0.118, 0.165, 0.69), 0.05, 0.012, 0.03)
        ear = [
            np.array((side * x, y, z)) for x, y, z in ((0.052, 0.165, 0.80), (0.078, 0.145, 0.945))
        ]
        head.limb(*ear, 0.044, 0.008, 0.02)
        tips.limb(ear[0] * 0.4 + ear[1] * 0.6, ear[1] + (0, 0, 0.006), 0.025, 0.007, 0.01)
        ruff.limb((side * 0.048, 0.218, 0.694), (side * 0.034, 0.205, 0.60), 0.033, 0.045, 0.04)
    parts = [furred(head.build(red, 20), 16000, 0.018, (0, -0.5, -0.3), radius=0.0016, seed=8)]
    parts += [furred(ruff.build(white, 21), 12000, 0.022, (0, -0.5, -0.6), radius=0.0016, seed=9)]
    parts += [tips.build(dark, 22), ball((0, 0.418, 0.712), (0.019, 0.016, 0.015), dark, 22, 16)]
    parts += [ball((side * 0.061, 0.250, 0.770), (0.013, 0.016, 0.013),
                   matt("#d9932e", rough=0.2, gloss=0.8), 22, 16) for side in (-1, 1)]  # fmt: skip
    parts += [ball((side * 0.068, 0.258, 0.770), (0.007, 0.009, 0.011), dark, 22, 12)
              for side in (-1, 1)]  # fmt: skip
    return parts


def fox():
    red, white = mottled("#d0702e", "#a8501f", 0.5, 6), matt("#f4ecdc")
    dark = matt("#1a1418", gloss=0.3)
    body = Body((-0.4, -0.4, -0.02), (0.4, 0.42, 0.8), 0.012)
    body.ball((0, -0.05, 0.14), (0.15, 0.18, 0.15), 0.05)
    body.limb((0, -0.02, 0.22), (0, 0.12, 0.50), 0.135, 0.095, 0.08)
    body.limb((0, 0.12, 0.50), (0, 0.15, 0.62), 0.095, 0.075, 0.05)
    socks = Body((-0.2, 0.1, -0.02), (0.2, 0.4, 0.3), 0.008)
    for side in (-1, 1):
        body.ball((side * 0.125, 0.05, 0.10), (0.062, 0.14, 0.11), 0.05)
        leg = [(side * 0.062, 0.16, 0.42), (side * 0.062, 0.215, 0.22), (side * 0.062, 0.22, 0.10)]
        body.chain(leg, [0.055, 0.036, 0.030], 0.03)
        socks.limb((side * 0.062, 0.216, 0.21), (side * 0.062, 0.22, 0.03), 0.034, 0.030, 0.02)
        socks.ball((side * 0.062, 0.245, 0.02), (0.034, 0.05, 0.024), 0.02)
    body = furred(body.cut_below(0).build(red, 20), 46000, 0.040, (0, -0.2, -0.7), 0.0024, 4)
    path = curve(
        [(0.0, -0.18, 0.06), (-0.10, -0.32, 0.075), (-0.17, -0.14, 0.08), (-0.19, 0.14, 0.06)], 24
    )
    wide = np.interp(np.linspace(0, 1, 24), [0, 0.4, 0.75, 1], [0.04, 0.085, 0.075, 0.012])
    tail = Body.around(path, 0.2, 0.01).chain(path[:18], wide[:18], 0.03).build(red, 20)
    tip = Body.around(path, 0.2, 0.01).chain(path[17:], wide[17:], 0.03).build(white, 21)
    chest = Body((-0.3, 0, 0.2), (0.3, 0.5, 0.9), 0.01)
    chest.ball((0, 0.19, 0.50), (0.062, 0.055, 0.13), 0.03).ball((0, 0.2, 0.62), (0.06, 0.06, 0.06))
    soft = [
        (tail, 20000, (0, 0.5, 0)),
        (tip, 7000, (0, 0.5, 0)),
        (chest.build(white, 21), 9000, (0, 0, -0.7)),
    ]
    parts = [furred(thing, count, 0.042, comb, 0.0024, 3) for thing, count, comb in soft]
    things = [body, *parts, socks.build(dark, 22), *fox_head(red, white, dark)]
    return group(things, (0.50, -0.02, -0.02), (0, 0, 106), 1.0)


def cat():
    """On the rug, in profile."""
    things, _, on_head = sitting_cat(
        mottled("#4c4a54", "#36343f", 0.5, 8),
        (-4, 0, -12),
        [(0.0, -0.13, 0.05), (0.10, -0.26, 0.035), (0.06, -0.42, 0.035), (-0.06, -0.50, 0.04)],
        10,
        56000,
    )
    green, slit = matt("#a9c25a", rough=0.2, gloss=0.8), matt("#15131a")
    things.append(ball(tuple(on_head((0.056, 0.181, 0.520))), (0.016, 0.010, 0.016), green, 23, 20))
    things.append(ball(tuple(on_head((0.058, 0.190, 0.520))), (0.006, 0.005, 0.013), slit, 22, 16))
    muzzle = Body((-0.2, 0, 0.3), (0.3, 0.45, 0.7), 0.006)
    muzzle.ball(on_head((0, 0.195, 0.476)), (0.040, 0.036, 0.030), 0.02)
    muzzle.ball(on_head((0, 0.180, 0.455)), (0.030, 0.030, 0.020), 0.02)
    things.append(muzzle.build(mottled("#5a5762", "#46434f", 0.5, 8), 10))
    things.append(
        ball(tuple(on_head((0, 0.230, 0.488))), (0.012, 0.009, 0.008), matt("#b5736c"), 22, 12)
    )
    group(things, (-0.36, -0.02, 0.008), (0, 0, -90), 1.12)


def garden(detail):
    """Grass up to the glass, bare trees in the blue."""
    rng = np.random.default_rng(101)
    rough = ground_noise(4, 16, 0.4, 1.5)

    def height(x, y):
        return -0.05 + 0.03 * rough(x, y) + 0.02 * np.clip(y - 2, 0, 40)

    terrain(
        np.linspace(0.02, 14, 160),
        np.linspace(-1.9, 30, 210),
        height,
        mottled("#4f6a5a", "#3c5650", 0.5, 0.8),
        11,
    )
    count = int(26000 * detail)
    x, y = 0.11 + 2.6 * rng.random(count), rng.uniform(-1.6, 5.5, count)
    keep = np.hypot(x - 0.5, y) > 0.26
    blades(
        x[keep],
        y[keep],
        height,
        (0.05, 0.20),
        matt("#5f8068", through=0.3),
        12,
        3,
        0.010,
        (0.1, 0.0),
    )
    for x, y, tall, seed in (
        (1.6, 6.5, 5.0, 3),
        (3.2, 9, 6, 7),
        (0.9, 11, 6.5, 12),
        (2.4, 15, 7, 21),
    ):
        tree(
            (x, y, 0),
            tall,
            seed,
            mottled("#34466a", "#2a3a5c", 0.5, 2),
            depth=5,
            trunk=0.16,
            part=13,
        )


def scene(detail):
    house()
    cat()
    fox()
    garden(detail)
    sun(62, 30, "#8fb0ff", 0.9, 2)
    lamp((-0.62, 0.95, 1.12), "#ffb45e", 30, 0.10)
    lamp((-1.0, -0.75, 1.30), "#ffbe70", 34, 0.2)
    area((1.8, -1.6, 2.0), (0.5, 0, 0.4), (1.2, 1.2), "#86a8f0", 16)
    sky("#4468b0", 0.40)
    camera((-0.40, -3.35, 0.82), (0.02, 0, 0.73), lens=50)
    return {"pane": on_card([(0.02, y, z) for y, z in PANE])[:, :2]}


def paint(picture):
    air = picture.of(0)
    picture.expose(1.3)
    picture.backdrop(((0, "#2c4684"), (0.6, "#5472ac"), (1, "#9fb2cc")), bottom=760, drift=16)
    out = np.clip(picture.of(11, 12, 13), 0, 1)
    picture.haze("#6f8cbe", 5.5, 22, 0.85, 0.8, mask=out)
    picture.grade(
        EVENING,
        0.25,
        (0.26, 0.40, 0.56, 0.72),
        (0.22, 0.35, 0.49, 0.65, 0.86),
        0.05,
        0.25,
        0.012,
        1 - air,
    )
    picture.lift(0.13)
    pane = 1 - picture.of(4, 10, 23)
    corners = picture.passes["pane"]
    for (x0, y0), (x1, y1) in zip(corners, np.roll(corners, -1, 0), strict=True):
        inside = (picture.x - x0) * (y1 - y0) - (picture.y - y0) * (x1 - x0)
        pane = pane * (inside < 0)
    streak = step(np.sin((picture.x * 1.3 + picture.y * 0.5) / 44.0), 0.55, 0.8)
    picture.lay(blur(pane * (0.04 + 0.06 * streak), 1.0), "#cfe4ff")
    picture.glow(280, 350, 240, "#ffc470", 0.28)
    picture.sharpen_at(400, 720, 240).find_edges(0.65, floor=0.16)
    picture.focus = np.maximum(picture.focus, blur(picture.of(10, 20, 21, 22), 2) * 0.85)
    picture.hard = np.full(picture.shape, 0.85, np.float32)
    picture.directions(base=84, swirl=0.25, form=3, by_part={3: 0, 12: 80})
    strokes(picture, (30, 15, 7, 3.4, 1.8), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    return finish(picture, impasto=0.045, bloom=0.05)
