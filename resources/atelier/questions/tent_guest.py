"""What has come to the tent, and does it bring the light or look for the sleeper?

Inside a small tent; on the glowing canvas lies the shadow of a beast with antlers and a lantern.
"""

import numpy as np
from light.bodies import ripples
from light.filters import blur, step
from light.finish import finish
from light.materials import matt, mottled
from light.scene import area, camera, group, sky, sun
from light.shapes import block, curve, lathe, mesh, sheet, tube
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


# The stag, drawn flat in pixels of the card: x from its rump, z from the ground it stands on.
TRUNK = (
    (2, 178), (12, 190), (36, 198), (68, 196), (100, 191), (134, 193), (160, 203), (180, 215),
    (200, 237), (216, 262), (229, 280), (242, 282), (255, 272), (270, 251), (285, 229), (294, 215),
    (293, 207), (284, 206), (268, 219), (256, 228), (247, 229), (242, 216), (241, 196), (234, 170),
    (224, 144), (208, 121), (188, 108), (160, 106), (128, 113), (98, 126), (74, 138), (44, 140),
    (20, 142), (5, 160),
)  # fmt: skip
LIMBS = (  # joints, and how wide it is along them
    (((34, 166), (45, 138), (41, 110), (21, 80), (27, 50), (30, 20), (35, 10)),
     (62, 62, 36, 17, 10, 9, 10)),
    (((60, 160), (82, 132), (78, 106), (58, 82), (67, 50), (74, 20), (79, 10)),
     (50, 54, 32, 15, 10, 9, 10)),
    (((196, 156), (197, 120), (197, 90), (195, 62), (194, 38), (193, 20), (198, 10)),
     (46, 40, 21, 14, 9.5, 9, 10)),
    (((206, 150), (217, 120), (231, 96), (243, 80), (237, 57), (230, 38), (228, 29)),
     (40, 34, 19, 14, 9, 9, 10)),
    (((234, 272), (222, 283), (204, 288)), (8, 13, 1)),
    (((10, 184), (-1, 174), (-5, 156)), (13, 11, 3)),
)  # fmt: skip
HOOVES = (
    ((27, 16), (39, 14), (47, 3), (46, 0), (28, 0)),
    ((71, 16), (83, 14), (91, 3), (90, 0), (72, 0)),
    ((190, 16), (202, 14), (210, 3), (209, 0), (191, 0)),
    ((223, 33), (233, 33), (235, 20), (231, 16), (221, 22)),
)
BEAM, TINE = (11, 10, 9, 7.5, 2), (8, 5.5, 1.5)
ANTLERS = (
    (((235, 279), (226, 306), (220, 338), (228, 372), (244, 398)), BEAM),
    (((231, 294), (246, 308), (254, 324)), TINE),
    (((221, 322), (238, 334), (248, 352)), TINE),
    (((221, 346), (208, 366), (206, 390)), TINE),
    (((226, 366), (222, 390), (226, 412)), TINE),
    (((242, 280), (254, 304), (276, 326), (306, 337), (338, 340)), BEAM),
    (((249, 296), (268, 302), (284, 317)), TINE),
    (((266, 318), (270, 340), (266, 358)), TINE),
    (((288, 332), (298, 350), (300, 368)), TINE),
    (((306, 337), (332, 324), (358, 326), (374, 338)), (8, 7, 5.5, 2)),
)
HOOK = (351, 323)


def outside(x, z):
    """From the drawing to the place between the light and the cloth where it is cut out."""
    return -1.147 + x * 0.00452, BACK + 0.55, 0.17 + z * 0.00457


def cut_out(outline, fur):
    mesh([outside(x, z) for x, z in outline], [range(len(outline))], fur, 5, smooth=False)


def ribbon(joints, widths):
    line = curve(joints, 40)
    way = np.gradient(line, axis=0)
    side = np.stack([-way[:, 1], way[:, 0]], -1) / np.linalg.norm(way, axis=1)[:, None]
    along, knots = np.linspace(0, 1, len(line)), np.linspace(0, 1, len(widths))
    side *= np.interp(along, knots, widths)[:, None] / 2
    return np.vstack([line + side, (line - side)[::-1]])


def beast():
    """A stag that steps up with its head bent, a lantern on its foremost tine."""
    fur = matt("#3a2a20")
    cut_out(curve([*TRUNK, TRUNK[0]], 240)[:-1], fur)
    for hoof in HOOVES:
        cut_out(hoof, fur)
    for joints, widths in (*LIMBS, *ANTLERS):
        cut_out(ribbon(joints, widths), fur)
    x, y, z = outside(*HOOK)
    group(lantern(fur, 0.36), (x, y, z - 0.58 * 0.86), scale=0.86)


def lantern(iron, cord):
    """Its foot at the origin."""
    parts = [tube([(0, 0, 0.58), (0, 0, 0.58 - cord)], 0.010, iron, part=5)]
    roof = [(0.001, 0.22), (0.03, 0.21), (0.085, 0.17), (0.085, 0.15), (0.001, 0.14)]
    parts.append(lathe(roof, iron, part=5))
    parts.append(lathe([(0.001, 0), (0.09, 0), (0.09, 0.03), (0.001, 0.03)], iron, part=5))
    for turn in np.linspace(0, 2 * np.pi, 5)[:-1]:
        at = (0.075 * np.cos(turn), 0.075 * np.sin(turn))
        parts.append(tube([(*at, 0.02), (*at, 0.16)], 0.010, iron, part=5))
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
    picture.lift(0.13).glow(499, 564, 130, "#fff2c4", 0.55)
    picture.sharpen_at(360, 560, 280, 0.9).find_edges(0.75, floor=0.2)
    picture.focus = np.maximum(picture.focus, blur(picture.of(4), 2))
    picture.directions(base=84, swirl=0.35, form=2.5, by_part={1: 2, 6: 20})
    strokes(
        picture, (30, 15, 7.5, 3.6, 1.9), length=8, jitter=(0.014, 0.012), need=(0, 0.04, 0.045)
    )
    picture.lay(step(picture.noise(5, 2), 2.2, 3) * picture.of(2, 3) * 0.2, "#fff0cc")
    picture.balance(a=0.004, b=-0.004)
    return finish(picture, impasto=0.05, bloom=0.04)
