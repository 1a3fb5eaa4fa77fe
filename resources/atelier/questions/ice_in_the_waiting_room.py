"""How long has it been waiting, and will its turn come in time?

In a mint-green waiting room a block of ice sits on one of the chairs; the puddle has come far.
"""

import numpy as np
from light.bodies import Body, ripples
from light.filters import blur, resized, step, to_display
from light.finish import finish, specks
from light.materials import matt, mottled
from light.scene import area, camera, group, sky, sun, unseen
from light.shapes import ball, block, box, copy_group, curve, lathe, mesh, sheet, terrain, tube
from light.strokes import strokes
from light.textiles import checks, textile
from scipy.ndimage import map_coordinates

SAMPLES, SEED, SCALE = 28, 31, 0.9
ROOM_WIDE, ROOM_DEEP, ROOM_HIGH = 3.1, 3.4, 6.6
LENS = 56
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


def clear_ice():
    """Clear in the depth, a little milky: what stands behind it is seen bent."""
    glass = matt("#e2f3fa", rough=0.08, gloss=0.9, through=0.30)
    surface = glass.node_tree.nodes["Principled BSDF"]
    surface.inputs["Transmission Weight"].default_value = 0.72
    surface.inputs["IOR"].default_value = 1.24
    return glass


def ice():
    """As tall as a person who sits, melting at the shoulders and running over the seat."""
    body = Body((-0.46, -0.46, 0.28), (0.46, 0.40, 1.66), 0.012)
    x, y, z = body.xyz
    turn = np.radians(-32)
    across, deep = x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)
    across = across + 0.03 * (z - 0.9)
    heights = (0.44, 0.47, 0.50, 0.56, 0.66, 0.85, 1.10, 1.30, 1.40, 1.46, 1.50, 1.525, 1.54)
    halves = (0.27, 0.28, 0.285, 0.282, 0.277, 0.272, 0.272, 0.268, 0.258, 0.236, 0.19, 0.11, 0.005)
    half = np.interp(z + 0.16 * across + 0.04 * deep, heights, halves)
    away = ((np.abs(across / half) ** 8 + np.abs(deep / (0.88 * half)) ** 8) ** (1 / 8) - 1) * half
    body.join(np.maximum(away, np.maximum(0.47 - z, z - 1.60)), 0.01)
    facets, drips = ripples(3, 24, 3, 9), ripples(5, 24, 9, 24, (1, 1, 0.2))
    body.ripple(lambda points: 0.022 * facets(points) + 0.007 * drips(points))
    body.slab((0.01, -0.04, 0.485), (0.262, 0.24, 0.022), 0.02, 0.05)
    for at, low in ((-0.16, 0.37), (0.04, 0.43), (0.15, 0.35)):
        body.limb((at, -0.275, 0.485), (at, -0.285, low), 0.030, 0.012, 0.04)
        body.ball((at, -0.285, low), (0.019, 0.019, 0.026), 0.02)
    return body.build(clear_ice(), 7)


def drops(at):
    """On their way from the seat to the floor."""
    for x, z in ((-0.16, 0.20), (0.15, 0.12)):
        ball((at[0] + x, at[1] - 0.285, z), 0.017, clear_ice(), 7)


def wet(x, y):
    """How far inside the puddle a place is: pools that have run together, from the chair to us."""
    pools = ((0.52, 2.75, 0.50), (0.66, 2.25, 0.44), (0.40, 1.75, 0.56), (0.12, 1.15, 0.58),
             (0.34, 0.60, 0.50), (-0.22, 0.52, 0.48))  # fmt: skip
    away = np.full(np.shape(x), 9.0)
    for a, b, wide in pools:
        here = np.hypot(x - a, (y - b) * 0.9) - wide
        share = np.clip(0.5 + 0.5 * (away - here) / 0.34, 0, 1)
        away = away * (1 - share) + here * share - 0.34 * share * (1 - share)
    return -away - 0.03 * np.sin(5.3 * x + 2.1 * y) - 0.02 * np.sin(9 * y - 6 * x)


def puddle():
    """From under the chair far over the floor; it mirrors the ice, the chairs and the lit wall."""
    terrain(
        np.linspace(-1.1, 1.5, 320),
        np.linspace(-0.2, 3.35, 430),
        lambda x, y: 0.014 * (1 - np.exp(-np.clip(wet(x, y), -0.03, 9) / 0.028)),
        matt("#d5ecec", rough=0.03, metal=1.0, alpha=0.62),
        8,
    )


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


def window(wall, trim):
    """High in the left wall; its light has come to the ice."""
    left, near, far, low, high = -ROOM_WIDE, 0.15, 1.95, 3.15, 6.1
    for start, end, bottom, top in ((-6, near, 0, ROOM_HIGH), (far, ROOM_DEEP, 0, ROOM_HIGH),
                                    (near, far, 0, low), (near, far, high, ROOM_HIGH)):  # fmt: skip
        block((left - 0.1, start, bottom), (left, end, top), wall, part=2)
    middle = (near + far) / 2
    block((left - 0.08, middle - 0.05, low), (left - 0.02, middle + 0.05, high), trim, part=12)
    for z in (low + (high - low) / 3, low + (high - low) * 2 / 3):
        block((left - 0.08, near, z - 0.05), (left - 0.02, far, z + 0.05), trim, part=12)


def tulip():
    """Frozen where a buttonhole would be."""
    red, green = matt("#d8324a", through=0.3), matt("#4f9a5a", through=0.3)
    stem = curve([(0.56, 2.90, 0.62), (0.53, 2.90, 0.90), (0.52, 2.90, 1.20)], 20)
    tube(stem, [0.016, 0.014], green, part=21)
    u, v = np.meshgrid(np.linspace(0, 1, 24), np.linspace(-1, 1, 9))
    for side, tall in ((-1, 0.42), (1, 0.34)):
        wide = 0.035 * np.sin(np.pi * u**0.8)
        points = [0.55 + side * (0.13 * u**1.6), 2.89 + wide * v * 0.5, 0.66 + tall * u]
        points[0] = points[0] + wide * v
        sheet(np.stack(points, -1), green, 21)
    head = Body((0.3, 2.7, 1.1), (0.75, 3.1, 1.55), 0.007)
    for turn in np.linspace(0, 2 * np.pi, 7)[:-1]:
        out = np.array((np.cos(turn), np.sin(turn), 0))
        foot = np.array((0.52, 2.90, 1.24)) + 0.035 * out
        belly, tip = foot + 0.028 * out + (0, 0, 0.10), foot + 0.024 * out + (0, 0, 0.20)
        head.limb(foot, belly, 0.042, 0.044, 0.012)
        head.limb(belly, tip, 0.044, 0.006, 0.012)
    head.build(red, 20)


def room():
    wall, dado, trim = matt("#cfe6d6"), matt("#9fcbb6"), matt("#f4f1e4")
    block((-ROOM_WIDE, ROOM_DEEP, 0), (ROOM_WIDE, ROOM_DEEP + 0.1, ROOM_HIGH), wall, part=1)
    window(wall, trim)
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
    hat((-0.20, 2.90, SEAT + 0.045))
    puddle()
    sun(214, 33, "#fff0cf", 5.0, 0.8)
    shade = box((0.36, 0.02, 0.44), (-1.30, 2.20, 1.73), matt("#ffffff"))
    unseen(shade)  # no scrap of sun on the wall under the seat
    area((0, -2, 3.4), (0, 2, 1), (5, 3), "#eaf4ff", 100)
    sky("#b9d6e0", 0.6)
    camera((-1.25, -4.3, 2.0), (0.22, 2.6, 1.16), lens=LENS)
    yield "bare"
    tulip()
    yield "flower"
    ice().location = (0.52, 2.95, 0.03)
    drops((0.52, 2.95))


def frozen_flower(picture, frozen):
    """As it stood there before the ice: bent a little by it, and pale at the edges."""
    place = np.stack(np.mgrid[0 : picture.shape[0], 0 : picture.shape[1]]).astype(np.float32)
    place += 0.9 * picture.scale * np.stack([picture.noise(34, 61), picture.noise(34, 62)])

    def bent(plane):
        fitted = resized(np.ascontiguousarray(plane, np.float32), picture.shape)
        return map_coordinates(fitted, place, order=1, mode="nearest")

    own = to_display(1.15 * picture.passes["flower light"].astype(np.float32))
    colour = np.stack([bent(own[..., c]) for c in range(3)], -1)
    there = bent(np.isin(np.round(picture.passes["flower part"]), (20, 21)))
    there = step(blur(there, 1.5 * picture.scale), 0.45, 0.85)
    picture.lay(there * frozen * 0.74, colour)


def mirrored_flower(picture):
    """The puddle shows it too: what changed there when the flower came, before the ice."""
    with_it, without = (
        picture.passes[name].astype(np.float32) for name in ("flower light", "bare light")
    )
    change = np.abs(to_display(1.15 * with_it) - to_display(1.15 * without)).max(-1)
    colour = to_display(1.35 * with_it)
    grey = colour.mean(-1, keepdims=True)
    colour = np.clip(grey + 1.35 * (colour - grey), 0, 1)
    colour = np.stack([resized(colour[..., c], picture.shape) for c in range(3)], -1)
    there = step(blur(resized(change, picture.shape), 0.8 * picture.scale), 0.13, 0.27)
    block = picture.of(8) * step(picture.y, 940, 1010) * step(picture.x, 545, 535)
    picture.lay(there * block * 0.70, colour)


def paint(picture):
    frozen = picture.of(7)
    picture.expose(1.02)
    inner = blur(frozen, 9 * picture.scale) * frozen
    sideways, upright = blur(picture.normal[..., 0], 1.5), blur(picture.normal[..., 1], 1.5)
    lit, turned_off = step(sideways, -0.05, -0.45), step(sideways, 0.05, 0.45)
    picture.lay(frozen * turned_off * 0.42, "#6fb6cf")
    picture.lay(frozen * lit * step(inner, 0.5, 0.95) * 0.36, "#b9e6f2")
    picture.lay(frozen * step(upright, 0.35, 0.75) * 0.7, "#f8feff")
    ridge = np.exp(-((sideways / 0.16) ** 2)) * step(upright, 0.5, 0.1)
    picture.lay(blur(ridge * frozen, 1.5 * picture.scale) * 0.42, "#ffffff")
    streaks = step(picture.noise(60, 8, stretch=(0.3, 2.5)), 0.9, 2.0)
    picture.lay(frozen * streaks * step(inner, 0.7, 0.95) * 0.30, "#f6fdff")
    picture.lay(step(inner, 0.80, 0.52) * frozen * 0.26, "#f6fdff")
    specks(picture, 3000, "#ffffff", (0.8, 2.2), frozen * step(inner, 0.8, 0.98), 0.4)
    frozen_flower(picture, frozen)
    mirrored_flower(picture)
    picture.lift(0.10).find_edges(0.8, floor=0.2)
    things = picture.of(5, 6, 7, 9, 10, 14)
    picture.focus = np.maximum(picture.focus, blur(things, 2) * 0.85)
    picture.hard = np.where(things > 0, 0.95, 0.5).astype(np.float32)
    picture.directions(base=88, swirl=0.15, form=2.0, by_part={3: 4, 8: 4})
    strokes(picture, (30, 15, 7, 3.4, 1.8, 1.2), length=7, jitter=(0.012, 0.010),
            need=(0, 0.04, 0.045, 0.04))  # fmt: skip
    picture.balance(a=-0.004, b=-0.020)
    return finish(picture, impasto=0.03, paper=0.02)
