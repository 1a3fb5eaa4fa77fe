"""How long has it been waiting, and will its turn come in time?

In a mint-green waiting room a block of ice sits on one of the chairs; the puddle has come far.
"""

import numpy as np
from light.bodies import Body, ripples
from light.colour import image_lab
from light.filters import blur, step
from light.finish import finish
from light.hands import contour, flat, pencil
from light.materials import matt, mottled
from light.scene import area, camera, group, sky, sun
from light.shapes import block, box, copy_group, lathe, mesh, tube
from light.textiles import checks, textile

SAMPLES, SEED, SCALE = 28, 31, 1.25
ROOM_WIDE, ROOM_DEEP, ROOM_HIGH = 3.1, 3.4, 5.2
SEAT = 0.46


def chair(frame, leather):
    """Tubular steel and a padded seat, front towards -y."""
    parts = []
    for side in (-0.23, 0.23):
        bent = [(side, -0.25, 0.0), (side, -0.25, 0.44), (side, 0.20, 0.44), (side, 0.27, 0.90)]
        parts.append(tube(bent, 0.016, frame, part=5))
        parts.append(tube([(side, 0.22, 0.44), (side, 0.27, 0.0)], 0.016, frame, part=5))
    parts.append(box((0.50, 0.48, 0.07), (0, -0.02, 0.47), leather, 0.03, part=6))
    parts.append(box((0.50, 0.06, 0.30), (0, 0.255, 0.80), leather, 0.025, (-8, 0, 0), part=6))
    return group(parts)


def ice():
    """As tall as a person who sits, melting at the shoulders."""
    body = Body((-0.40, -0.42, 0.45), (0.40, 0.36, 1.62), 0.014)
    body.slab((0, 0.0, 0.98), (0.25, 0.22, 0.47), 0.05, 0.02, (0, 2, 4))
    body.ball((0, -0.02, 0.54), (0.29, 0.26, 0.08), 0.08)
    facets, drips = ripples(3, 24, 3, 9), ripples(5, 24, 8, 22, (1, 1, 0.25))
    body.ripple(lambda points: 0.018 * facets(points) + 0.008 * drips(points))
    return body.build(matt("#d9eef2", rough=0.12, gloss=0.9, through=0.55), 7)


def puddle():
    """From under the chair to the middle of the floor, along the fall of the tiles."""
    angle = np.linspace(0, 2 * np.pi, 90, endpoint=False)
    wobble = (
        1 + 0.16 * np.sin(3 * angle + 1) + 0.09 * np.sin(5 * angle) + 0.05 * np.sin(9 * angle + 2)
    )
    x = 0.46 * wobble * np.cos(angle) - 0.42 * np.clip(-np.sin(angle), 0, 1) ** 1.5
    y = np.where(np.sin(angle) < 0, 1.65, 0.42) * wobble * np.sin(angle)
    outline = [(0.52 + a, 2.75 + b, 0.004) for a, b in zip(x, y, strict=True)]
    mesh(outline, [tuple(range(90))], matt("#b9d6d2", rough=0.04, gloss=1.0), 8, smooth=False)


def hat(at):
    felt = matt("#4a4f5c")
    brim = [(0.001, 0.015), (0.17, 0.012), (0.19, 0.022), (0.185, 0.03), (0.115, 0.025)]
    crown = [(0.112, 0.06), (0.108, 0.13), (0.09, 0.165), (0.04, 0.155), (0.001, 0.15)]
    group(
        [
            lathe(brim + crown, felt, part=9),
            lathe([(0.116, 0.028), (0.116, 0.058)], matt("#b4483a"), part=10),
        ],
        at,
    )


def room():
    wall, dado, trim = matt("#cfe6d6"), matt("#9fcbb6"), matt("#f4f1e4")
    block((-ROOM_WIDE, ROOM_DEEP, 0), (ROOM_WIDE, ROOM_DEEP + 0.1, ROOM_HIGH), wall, part=1)
    block((-ROOM_WIDE - 0.1, -6, 0), (-ROOM_WIDE, ROOM_DEEP, ROOM_HIGH), wall, part=2)
    block((-ROOM_WIDE, ROOM_DEEP - 0.015, 0), (ROOM_WIDE, ROOM_DEEP, 1.15), dado, part=11)
    block((-ROOM_WIDE, -6, 0), (-ROOM_WIDE + 0.015, ROOM_DEEP, 1.15), dado, part=11)
    block((-ROOM_WIDE, ROOM_DEEP - 0.03, 1.15), (ROOM_WIDE, ROOM_DEEP, 1.20), trim, part=12)
    block((-ROOM_WIDE, -6, 1.15), (-ROOM_WIDE + 0.03, ROOM_DEEP, 1.20), trim, part=12)
    tiles = textile(("#eef0e2", "#dfe6d6", "#b5cfbf"), checks(), 0.7, "xy")
    mesh(((-8, -8, 0), (8, -8, 0), (8, 4, 0), (-8, 4, 0)), [(0, 1, 2, 3)], tiles, 3, smooth=False)
    door = mottled("#f1ead2", "#e2d8b8", 0.2, 1)
    block((1.95, ROOM_DEEP - 0.05, 0), (2.85, ROOM_DEEP, 2.15), trim, 0.01, part=12)
    block((2.02, ROOM_DEEP - 0.07, 0.02), (2.78, ROOM_DEEP - 0.04, 2.08), door, 0.01, part=13)
    lathe(
        [(0.001, 0), (0.035, 0.01), (0.035, 0.05), (0.001, 0.06)],
        matt("#c29a4c", 0.4, 0.5),
        (2.12, ROOM_DEEP - 0.07, 1.02),
        (90, 0, 0),
        part=14,
    )
    block(
        (1.98, ROOM_DEEP - 0.06, 0.0),
        (2.82, ROOM_DEEP - 0.05, 0.03),
        matt("#fff3c4", glow=1.4),
        part=15,
    )


def scene(detail):
    room()
    steel, leather = matt("#6f7d84", rough=0.35, gloss=0.6), matt("#d9784e")
    first = chair(steel, leather)
    first.location = (0.52, 2.95, 0)
    for number in range(-4, 2):
        if number:
            copy_group(first, (0.52 + 0.72 * number, 2.95, 0))
    block_of_ice = ice()
    block_of_ice.location = (0.52, 2.93, 0.03)
    hat((-0.20, 2.90, SEAT + 0.045))
    puddle()
    sun(214, 33, "#fff0cf", 3.6, 0.8)
    area((0, -2, 3.4), (0, 2, 1), (5, 3), "#eaf4ff", 130)
    sky("#b9d6e0", 0.75)
    camera((-1.35, -4.35, 2.35), (0.12, 2.5, 0.98), lens=44)


def paint(picture):
    frozen, wet = picture.of(7), picture.of(8)
    picture.directions(base=88, swirl=0.15, form=2.5, edge=0.2, by_part={3: 4, 8: 4})
    mint = (("#86b0a8", "#b3d2c4"), (0.30, 0.56))
    tiles = (("#8fa6b8", "#c3d2d6"), (0.38, 0.62))
    tints = {(1, 2, 11): mint, 3: tiles}
    flat(picture, (0.48, 0.78), ("#8795bd", "#bcc8dc"), tints, dry=0.015, wobble=0.004)
    pencil(picture, "#fbf6e6", layers=(34, -24, 68), wide=1.5, reach=24, form=0.4)
    lit = picture.shade(97, 0.5)
    rendered = picture.image.copy()
    picture.expose(1.25)
    own = picture.image.copy()
    picture.image = rendered
    picture.lay(blur(frozen, 0.5) * 0.9, np.clip(own * 1.05, 0, 1))
    inner = blur(frozen, 9 * picture.scale) * frozen
    picture.lay(step(inner, 0.86, 0.55) * frozen * 0.75, "#f4fcfb")
    picture.lay(step(inner, 0.93, 1.0) * 0.30, "#6fb0c0")
    x, y = picture.centre_of(7)
    stem = np.abs(picture.x - x - 6 - 0.10 * (picture.y - y)) < 3
    stem = blur((stem & (picture.y > y - 40) & (picture.y < y + 62)).astype(np.float32), 1.5)
    picture.lay(stem * 0.7, "#4f8a66")
    away = np.hypot(picture.x - x - 2, (picture.y - y + 52) * 1.15)
    ruffle = 25 + 4 * np.sin(9 * np.arctan2(picture.y - y + 52, picture.x - x - 2))
    picture.lay(blur(step(away, ruffle, ruffle - 7), 1.5) * 0.85, "#d8485c")
    picture.lay(blur(step(away, 0.55 * ruffle, 0.3 * ruffle), 1) * 0.5, "#a82c48")
    crest = step(lit, 0.86, 1.02) * frozen
    picture.lay(crest, "#ffffff", 0.85)
    deep = step(image_lab(np.clip(own, 0, 1))[..., 0], 0.72, 0.5) * frozen
    picture.lay(deep * 0.5, "#7fb4c4")
    picture.lay(blur(wet, 0.8) * 0.55, np.clip(own, 0, 1)).lay(wet * 0.25, "#cfe6e6")
    contour(picture, "#31505a", 1.9, 1.0, 0.06, 0.42, 0.8, 0.4, skip=(1, 2, 3, 11, 15), rough=0.8)
    picture.balance(a=-0.007, b=-0.018)
    return finish(picture, impasto=0, grain=0.006)
