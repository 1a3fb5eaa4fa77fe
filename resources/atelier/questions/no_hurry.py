"""Who asked it to, and what will it be when the last one is over?

High above a brook a caterpillar has stretched itself from leaf to leaf; ladybirds cross on it.
"""

import numpy as np
from light.bodies import Body
from light.filters import blur, ramp, step
from light.finish import finish
from light.hands import contour, flat, wash
from light.materials import matt, mottled
from light.scene import area, camera, group, sky, sun
from light.shapes import ball, curve, evenly, sheet, tube

SAMPLES, SEED, SCALE = 16, 202, 1.0
BACK = curve([(-1.55, 0, -0.62), (-1.18, 0, -0.36), (-0.55, 0, -0.30), (0.1, 0, -0.22),
              (0.7, 0, 0.02), (1.12, 0, 0.36), (1.42, 0, 0.66)], 120)  # fmt: skip
CATERPILLAR = ((0, "#4f8a4a"), (0.35, "#7fb24a"), (0.65, "#b3d052"), (1, "#e9ee92"))
SHELL = ((0, "#c07c1c"), (0.4, "#eda522"), (0.7, "#fcc433"), (1, "#ffe68e"))
DEPTH = ((0, "#f8efb4"), (0.3, "#d7e8a8"), (0.6, "#8fcdb0"), (1, "#3f9a98"))


def along(share):
    """A place on the line of the caterpillar, the way and what is up there."""
    at = min(share * (len(BACK) - 1), len(BACK) - 1.001)
    k = int(at)
    way = BACK[k + 1] - BACK[k]
    place = BACK[k] + way * (at - k)
    way = way / np.linalg.norm(way)
    return place, way, np.array((-way[2], 0, way[0]))


def caterpillar():
    knots = evenly(BACK, 0.262)
    skin, pale = mottled("#9cc04a", "#7fae44", 0.5, 3), matt("#f3e9a0")
    body = Body((-1.95, -0.42, -1.1), (1.85, 0.42, 1.15), 0.017)
    for number, knot in enumerate(knots):
        share = number / (len(knots) - 1)
        wide = 0.215 * np.interp(share, (0, 0.12, 0.8, 1), (0.72, 1, 1, 0.86))
        body.ball(knot, (wide, wide * 0.95, wide), 0.022)
    for number in (0, 1, 2):
        for side in (-1, 1):
            knot = knots[number] + (0, 0.10 * side, -0.10)
            body.limb(knot, knot + (-0.03, 0.02 * side, -0.17), 0.085, 0.075, 0.03)
    body.build(skin, 10)
    for number, knot in enumerate(knots[1:-1]):
        _, _, up = along((number + 1) / (len(knots) - 1))
        ball(tuple(knot + (0, -0.19, 0.02)), (0.045, 0.03, 0.045), matt("#e98a2e"), 12, 16)
        ball(tuple(knot + up * 0.06 + (0, -0.185, 0)), 0.022, pale, 13, 12)
    for number in (-1, -2, -3):
        for side in (-1, 1):
            foot = knots[number] + (0.02, 0.10 * side, -0.15)
            tip = foot + (0.10, 0.02 * side, -0.10)
            tube([foot, (foot + tip) / 2 + (0.05, 0, 0.02), tip], [0.04, 0.03, 0.012],
                 matt("#6a4a2c"), part=14)  # fmt: skip
    head(knots[-1] + (0.17, 0, 0.17))


def head(at):
    ball(tuple(at), (0.20, 0.205, 0.205), mottled("#d98a3a", "#b96a2c", 0.4, 4, gloss=0.3), 15)
    for side in (-1, 1):
        ball(tuple(at + (0.09, 0.135 * side, 0.07)), 0.048, matt("#241a1c", rough=0.2, gloss=0.7),
             16, 20)  # fmt: skip
        feeler = [at + (0.07, 0.09 * side, 0.17), at + (0.15, 0.13 * side, 0.30),
                  at + (0.25, 0.15 * side, 0.33)]  # fmt: skip
        tube(curve(feeler, 12), [0.018, 0.012, 0.016], matt("#6a3c22"), part=14)


def ladybird(place, way, up, size):
    """Walking along `way`, its feet at `place`: a shell of two halves with spots."""
    shell, black = matt("#f4b71f", gloss=0.35, rough=0.35), matt("#241d22", gloss=0.3)
    dome = Body((-0.8, -0.7, -0.05), (0.8, 0.7, 0.75), 0.025)
    dome.ball((-0.05, 0, 0.10), (0.56, 0.46, 0.44), 0.02).cut_below(0.10)
    parts = [dome.build(shell, 20)]
    parts.append(ball((0.44, 0, 0.20), (0.17, 0.26, 0.17), black, 21, 20))
    parts.append(ball((0.60, 0, 0.16), (0.12, 0.16, 0.11), black, 21, 16))
    for side in (-1, 1):
        parts.append(ball((0.55, 0.15 * side, 0.24), 0.055, matt("#fff8e6"), 22, 12))
        feeler = [(0.66, 0.07 * side, 0.22), (0.80, 0.13 * side, 0.32)]
        parts.append(tube(feeler, 0.022, black, part=21))
        for x, reach in ((0.30, 0.22), (0.0, 0.0), (-0.32, -0.22)):
            leg = [(x, 0.30 * side, 0.12), (x + reach * 0.6, 0.52 * side, 0.15),
                   (x + reach, 0.62 * side, 0.0)]  # fmt: skip
            parts.append(tube(leg, [0.04, 0.035, 0.02], black, part=21))
        for x, high in ((0.22, 0.26), (-0.10, 0.62), (-0.12, 0.22), (-0.40, 0.36)):
            angle = np.radians(90 * high + 8) * side
            y, z = (
                0.46 * np.cos(np.radians(100 * high)) * side,
                0.10 + 0.44 * np.sin(np.radians(100 * high)),
            )
            scale = np.sqrt(max(1 - ((x + 0.05) / 0.56) ** 2, 0.05))
            spot = ball((x, y * scale * 0.97, 0.10 + (z - 0.10) * scale * 0.97),
                        (0.10, 0.10, 0.035), black, 23, 16)  # fmt: skip
            spot.rotation_euler = (-(np.pi / 2 - abs(angle)) * side, 0.35 * x, 0)
            parts.append(spot)
    pitch = float(np.degrees(np.arctan2(way[2], way[0])))
    return group(parts, tuple(place), (0, -pitch, 0), size)


def leaf(root, tip, wide, material, part):
    """A blade from root to tip that turns its face to us, notched at the rim."""
    u, v = np.meshgrid(np.linspace(0, 1, 160), np.linspace(-1, 1, 60))
    root, tip = np.asarray(root, float), np.asarray(tip, float)
    way = (tip - root) / np.linalg.norm(tip - root)
    across = np.array((-way[2], -0.30, way[0])) * np.sign(way[0])
    notch = 1 + 0.035 * np.abs(np.sin(u * 40)) * np.abs(v)
    half = wide * np.sin(np.pi * np.clip(u, 0.001, 1) ** 0.8) ** 0.75 * notch
    line = root + (tip - root) * u[..., None] + (half * v)[..., None] * across
    line[..., 1] += 0.10 * np.abs(v) * half + 0.012 * np.cos((u * 2 - np.abs(v) * 0.35) * 44)
    line[..., 2] += 0.10 * np.sin(np.pi * u)
    sheet(line, material, part)
    share = np.linspace(0, 1, 30)[:, None]
    rib = root + (tip - root) * share + (0, -0.015, 0) + np.sin(np.pi * share) * (0, 0, 0.10)
    tube(rib, [0.035, 0.008], matt("#c9d98a"), part=part + 1, resolution=3)


def scene(detail):
    green = mottled("#5f9a3c", "#7fb04a", 0.5, 1.5, through=0.35)
    deep = mottled("#3f8a5a", "#5f9f5c", 0.5, 1.5, through=0.35)
    leaf((-3.0, 0.20, -1.62), (-0.62, 0.16, -0.92), 0.52, green, 2)
    leaf((3.3, 0.20, 1.15), (0.80, 0.16, 0.40), 0.60, deep, 4)
    leaf((-3.2, 1.2, 3.15), (-0.5, 0.9, 2.30), 0.62, green, 2)
    caterpillar()
    for share, size in ((0.24, 0.30), (0.40, 0.33), (0.55, 0.30), (0.70, 0.33)):
        place, way, up = along(share)
        ladybird(place + up * 0.21, way, up, size)
    ladybird(np.array((-1.80, -0.02, -0.80)), np.array((0.94, 0, 0.34)), None, 0.31)
    ladybird(np.array((1.66, 0.10, 1.30)), np.array((0.92, 0, 0.38)), None, 0.31)
    sun(118, 42, "#fff0b8", 4.4, 0.8)
    area((-1.5, -6, 2.5), (0, 0, 0), (4, 4), "#dff2ff", 90)
    sky("#bfe0d4", 0.8)
    camera((0, -9.0, 0.55), (0.02, 0, 0.06), lens=53)


def paint(picture):
    back = ramp(DEPTH, np.clip((picture.y + 40 * picture.noise(340, 4)) / 1150, 0, 1))
    bend = 470 + 110 * np.sin((picture.y - 700) / 105) + 0.10 * (picture.y - 800)
    run = np.abs(picture.x - bend) / (6 + 0.16 * np.clip(picture.y - 740, 0, 460))
    brook = (step(run, 1.15, 0.85) * step(picture.y, 760, 800) * 0.55)[..., None]
    back = back * (1 - brook) + np.array((0.90, 0.98, 0.96), np.float32) * brook
    lit = np.array((0.99, 0.97, 0.74), np.float32)
    for x, y, size in ((610, 190, 130), (330, 330, 80), (130, 520, 60), (700, 470, 70)):
        spot = (0.35 * step(np.hypot(picture.x - x, picture.y - y) / size, 1.0, 0.9))[..., None]
        back = back * (1 - spot) + lit * spot
    picture.directions(base=20, swirl=0.3, form=2)
    flat(picture, (0.42, 0.70), ("#5a8a8e", "#b2d0b4"), dry=0.05, back=back.astype(np.float32),
         by_part={(2, 4): (("#6fa08a", "#c4dca0"), (0.40, 0.62))}, wobble=0.015)  # fmt: skip
    light = picture.shade(97, 1.2)
    for part, tones in ((10, CATERPILLAR), (20, SHELL)):
        low, high = np.percentile(light[picture.parts == part], (4, 92))
        form = np.clip((light - low) / (high - low), 0, 1)
        picture.lay(blur(picture.of(part), 0.5) * 0.95, ramp(tones, form))
    wash(picture, edge=0.12, granulation=0.05, bleed=0.5)
    contour(picture, "#2c3a2c", 1.5, 0.9, 0.05, 0.36, 0.75, 0.5, rough=0.9, skip=(0,))
    picture.lay(blur(picture.of(22), 0.6), "#fffaf0")
    return finish(picture, impasto=0, paper=0.045, grain=0.006)
