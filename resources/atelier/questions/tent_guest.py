"""What has come to the tent, and does it bring the light or look for the sleeper?

Inside a small tent; on the glowing canvas lies the shadow of a beast with antlers and a lantern.
"""

import numpy as np
from light.bodies import Body, ripples
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, group, sky, sun
from light.shapes import block, curve, lathe, sheet, tube
from light.strokes import strokes
from light.textiles import checks, stripes, textile

SAMPLES, SEED, SCALE = 26, 80, 0.65
HALF, WALL, RIDGE, BACK = 1.35, 0.75, 2.35, 2.3
SLIT = 0.78
AMBER = (
    (0.0, "#33180f"),
    (0.2, "#5f2f18"),
    (0.38, "#96511f"),
    (0.54, "#cf7c30"),
    (0.7, "#f2a950"),
    (0.85, "#ffd694"),
    (1.0, "#fff3d6"),
)


def roof_at(x):
    return WALL + (RIDGE - WALL) * (1 - np.abs(x) / HALF)


def canvas(detail):
    """End wall in two leaves with a gap between them; sloping sides that sag."""
    cloth = matt("#f0a04a", through=0.78)
    sag, fine = ripples(3, 20, 0.8, 2.2), ripples(5, 24, 3, 8)
    for left, right in ((-HALF - 0.05, SLIT), (SLIT, HALF + 0.05)):
        u, v = np.meshgrid(
            np.linspace(0, 1, int(160 * detail)), np.linspace(0, 1, int(160 * detail))
        )
        opening = 0.0
        a = left + (opening if left == SLIT else 0)
        b = right - (opening if right == SLIT else 0)
        x = a + (b - a) * u
        z = -0.06 + v * (roof_at(x) + 0.14)
        y = BACK + 0.03 * sag(np.stack([x, z, 0 * x], -1)) + 0.04 * np.sin(np.pi * v)
        sheet(np.stack([x, y, z], -1), cloth, 2)
    for side in (-1, 1):
        v, y = np.meshgrid(np.linspace(0, 1, 160), np.linspace(-2.6, BACK + 0.06, 200))
        along = v * (WALL + 1.6)
        x = np.where(along < WALL, HALF, HALF * (1 - (along - WALL) / 1.6))
        z = np.where(along < WALL, along, roof_at(x)) - 0.06 * (v == 0)
        sink = 0.05 * np.sin(np.pi * np.clip((along - WALL) / 1.6, 0, 1)) * np.sin(2.7 * y) ** 2
        fold = 0.012 * fine(np.stack([x, y, z], -1))
        sheet(np.stack([side * (x - fold), y, z - sink], -1), cloth, 3)
    pole = matt("#5a4630", gloss=0.2)
    tube([(0, -2.6, RIDGE - 0.03), (0, BACK, RIDGE - 0.03)], 0.022, pole, part=4)


def beast():
    """Outside, between the light and the cloth: its head bent low, a lantern on one tine."""
    fur = matt("#3a2a20")
    body = Body((-2.8, -0.5, -0.02), (1.2, 0.5, 2.1), 0.02)
    trunk = [(-2.10, 0, 1.06), (-1.80, 0, 1.00), (-1.50, 0, 0.97), (-1.22, 0, 1.04)]
    body.chain(trunk, [0.27, 0.225, 0.24, 0.275], 0.12)
    neck = [(-1.22, 0, 1.12), (-0.96, 0, 1.28), (-0.70, 0, 1.40)]
    body.chain(neck, [0.22, 0.145, 0.112], 0.08)
    body.limb((-1.06, 0, 0.92), (-0.86, 0, 1.12), 0.13, 0.07, 0.10)
    head = [(-0.68, 0, 1.40), (-0.54, 0, 1.32), (-0.36, 0, 1.17), (-0.22, 0, 1.05)]
    body.chain(head, [0.116, 0.104, 0.062, 0.050], 0.04)
    body.limb((-0.76, 0, 1.46), (-1.02, 0, 1.52), 0.055, 0.012, 0.03)
    body.limb((-2.36, 0, 1.16), (-2.47, 0, 0.98), 0.06, 0.02, 0.04)
    for x, knee in ((-1.06, 0.03), (-1.36, -0.02)):
        fore = [(x, 0, 0.92), (x + knee, 0, 0.62), (x + knee, 0, 0.44), (x, 0, 0.13)]
        leg(body, fore, [0.15, 0.085, 0.062, 0.040])
    for x in (-1.96, -2.26):
        hind = [(x + 0.04, 0, 0.95), (x + 0.10, 0, 0.70), (x - 0.10, 0, 0.47), (x - 0.03, 0, 0.13)]
        leg(body, hind, [0.21, 0.135, 0.062, 0.042])
    tuft = ripples(3, 30, 12, 30)
    parts = [body.ripple(lambda points: 0.008 * tuft(points)).build(fur, 5)]
    parts += antler(fur, 1) + antler(fur, -1) + lantern(fur, 0.06)
    group(parts, (0.64, BACK + 0.55, 0.17), scale=0.74)


def leg(body, joints, radii):
    """Down to a cloven hoof that stands on the ground."""
    body.chain(joints, radii, 0.05)
    x = joints[-1][0]
    body.limb((x, 0, 0.13), (x + 0.05, 0, 0.055), 0.046, 0.050, 0.02)
    body.limb((x + 0.03, 0, 0.02), (x + 0.12, 0, 0.015), 0.052, 0.028, 0.015)


def antler(fur, side):
    """One of a pair; forward when `side` is 1, backward when it is -1."""
    root = np.array((-0.62, 0, 1.42))
    way = np.array((0.68 if side > 0 else -0.62, 0, 1))
    horn = curve(
        [root + way * (x, 0, z) for x, z in ((0, 0), (0.42, 0.16), (0.72, 0.36), (1, 0.6))], 30
    )
    parts = [tube(horn, [0.042, 0.034, 0.014], fur, part=5)]
    for share, rise in ((0.24, 0.26), (0.5, 0.27), (0.74, 0.22)):
        foot = horn[int(share * (len(horn) - 1))]
        tip = foot + np.array((0.05 * side, 0, rise))
        tine = curve([foot, (foot + tip) / 2 + (0.05 * side, 0, 0), tip], 12)
        parts.append(tube(tine, [0.03, 0.008], fur, part=5))
    return parts


def lantern(iron, x):
    parts = [tube([(x, 0, 1.98), (x, 0, 1.40)], 0.010, iron, part=5)]
    roof = [(0.001, 0.20), (0.03, 0.19), (0.085, 0.15), (0.085, 0.13), (0.001, 0.12)]
    parts.append(lathe(roof, iron, (x, 0, 1.20), part=5))
    parts.append(
        lathe([(0.001, 0), (0.09, 0), (0.09, 0.03), (0.001, 0.03)], iron, (x, 0, 1.18), part=5)
    )
    for turn in np.linspace(0, 2 * np.pi, 5)[:-1]:
        at = (x + 0.075 * np.cos(turn), 0.075 * np.sin(turn))
        parts.append(tube([(*at, 1.2), (*at, 1.34)], 0.010, iron, part=5))
    return parts


def sleeping_bag(x, turn, cloth, full):
    """Flat, or thrown open."""
    u, v = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(0, 1, 150))
    quilt = np.abs(np.sin(v * 34)) ** 0.6 * 0.018
    puff = (1 - np.abs(u) ** 4) ** 0.5 * (0.05 + full * 0.20 * np.sin(np.pi * v) ** 0.5)
    wave = ripples(int(abs(x) * 10) + 2, 20, 1, 5)(np.stack([u, v * 3, 0 * u], -1))
    points = np.stack([0.36 * u * (1 - 0.25 * v), -1.9 + 3.7 * v, puff + quilt + 0.015 * wave], -1)
    bag = sheet(points, cloth, 6)
    bag.location, bag.rotation_euler = (x, 0, 0.02), (0, 0, np.radians(turn))


def scene(detail):
    canvas(detail)
    beast()
    block((-HALF, -2.6, -0.05), (HALF, BACK, 0), mottled("#7a4f30", "#5f3c26", 0.4, 1.5), part=1)
    block((-40, BACK + 0.1, -0.1), (40, 60, -0.02), matt("#8fae6a"), part=8)
    warm = textile(("#a8452e", "#c9603a", "#8a3424"), checks(), 0.16, "xy")
    cool = textile(("#3f6a78", "#2f5262"), stripes(((0, 0.7), (1, 1.0))), 0.3, "xy")
    sleeping_bag(-0.58, -2, warm, 1.0)
    sleeping_bag(0.55, 3, cool, 0.0)
    sun(91, 9, "#ffd9a0", 7.0, 0.35)
    area((0, -3.0, 1.9), (0, 2, 0.6), (1.5, 1.0), "#ffb870", 14)
    sky("#e8d3b4", 0.5)
    camera((0.10, -3.1, 1.12), (-0.02, BACK, 0.98), lens=34)


def paint(picture):
    air = picture.of(0)
    picture.expose(1.35)
    picture.lay(air, "#fff6df")
    picture.grade(
        AMBER, 0.45, (0.3, 0.45, 0.6, 0.75), (0.25, 0.39, 0.53, 0.68, 0.83), 0.05, 0.4, 0.01
    )
    picture.lift(0.13).glow(549, 602, 130, "#fff2c4", 0.55)
    picture.sharpen_at(360, 560, 280, 0.9).find_edges(0.75, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(picture.of(4), 2))
    picture.directions(base=84, swirl=0.35, form=2.5, by_part={1: 2, 6: 20})
    strokes(
        picture, (30, 15, 7.5, 3.6, 1.9), length=8, jitter=(0.014, 0.012), need=(0, 0.04, 0.045)
    )
    picture.lay(step(picture.noise(5, 2), 2.2, 3) * picture.of(2, 3) * 0.2, "#fff0cc")
    picture.balance(a=0.004, b=-0.004)
    return finish(picture, impasto=0.05, bloom=0.04)
