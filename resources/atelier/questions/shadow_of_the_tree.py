"""Who is still swinging, and who has come so far to see it?

On an endless snowfield a stump throws the shadow of the whole tree it was; a child swings in it.
"""

import math

import numpy as np
from light.bodies import Body, ground_noise
from light.colour import image_lab
from light.figures import Clothes, walker
from light.filters import blur, step
from light.finish import finish, specks
from light.materials import matt, mottled
from light.plants import tree
from light.scene import camera, put, sky, sun, unseen
from light.shapes import curve, lathe, terrain, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 40, 1, 1.5
SUN, STUMP = 232, (-5.2, -6.5)
SNOW = ((0.0, "#1d2350"), (0.35, "#2f4a86"), (0.55, "#5f83bd"), (0.72, "#a9bcd8"),
        (0.82, "#e4dcd8"), (0.91, "#fbe9cf"), (1.0, "#fff6e6"))  # fmt: skip


def track():
    """Footprints from the lower edge to whoever has stopped."""
    line = curve([(12.5, -18), (10.8, -11), (12.6, -5), (11.8, 0.0), (9.2, 2.6)], 42)
    way = np.gradient(line, axis=0)
    side = np.stack([-way[:, 1], way[:, 0]], -1) / np.linalg.norm(way, axis=1)[:, None]
    sense = np.where(np.arange(len(line)) % 2, 0.17, -0.17)[:, None]
    return line + side * sense


def snow_height(feet):
    wave, fine = ground_noise(2, 30, 0.05, 0.35), ground_noise(5, 30, 0.6, 2.2, (0.35, 1.0))

    def height(x, y):
        z = 0.35 * wave(x, y) + 0.035 * fine(x, y)
        for foot_x, foot_y in feet:
            away = ((x - foot_x) / 0.15) ** 2 + ((y - foot_y) / 0.24) ** 2
            wall = 0.02 * np.exp(-((np.sqrt(np.minimum(away, 99)) - 1.5) ** 2) * 4)
            z = z - 0.16 * np.exp(-(np.minimum(away, 9) ** 2)) + wall
        return z + 0.25 * np.exp(-((x - STUMP[0]) ** 2 + (y - STUMP[1]) ** 2) / 3.0)

    return height


def stump(foot, bark):
    def roots(angle, z):
        return (
            1 + 0.10 * np.cos(angle * 7 + 0.5) * max(0.15, 1 - z * 1.6) + 0.03 * np.sin(angle * 13)
        )

    profile = [(1.35, -0.3), (1.05, 0.05), (0.86, 0.25), (0.80, 0.55), (0.78, 0.85)]
    lathe(profile, bark, foot, steps=72, fold=roots, part=3)
    wood = mottled("#d9b98c", "#a77f55", 0.5, 6, glow=0.45)
    lathe([(0.77, 0.84), (0.74, 0.865), (0.001, 0.865)], wood, foot, steps=48, part=4)


def swing(foot, bark):
    """What only its shadow tells: a limb to the side of the light, two ropes, a child."""
    turn = math.radians(SUN)
    across = np.array((math.sin(turn), -math.cos(turn), 0)) * (1 if math.sin(turn) > 0 else -1)
    up = np.array((0, 0, 1.0))
    fork = np.array(foot) + 5.2 * up
    bough = curve([fork, fork + across * 4 + 1.5 * up, fork + across * 8.4 + 1.3 * up])
    unseen(tube(bough, [0.38, 0.25, 0.02]))
    hang = fork + across * 6.6 + 1.35 * up
    tilt = math.radians(24)
    seat = hang + 4.5 * (across * math.sin(tilt) - up * math.cos(tilt))
    for side in (-0.28, 0.28):
        unseen(tube([hang + across * side, seat + across * side], 0.045))
    unseen(tube([seat - across * 0.36, seat + across * 0.36], 0.07))
    child = swinging_child().build(bark)
    yaw = math.degrees(math.atan2(across[1], across[0]))
    unseen(put(child, tuple(seat), (0, -24, yaw), (1.8, 1.5, 1.15)))


def swinging_child():
    body = Body((-1.8, -0.4, -1.2), (1.8, 0.4, 2.2), 0.04)
    body.limb((-0.08, 0, 0.18), (-0.34, 0, 0.80), 0.20, 0.15, 0.05)
    body.limb((-0.34, 0, 0.80), (-0.40, 0, 0.98), 0.08, 0.07, 0.03)
    body.ball((-0.46, 0, 1.26), (0.25, 0.2, 0.27), 0.02)
    body.chain(
        [(0, 0, 0.13), (0.60, 0, 0.26), (1.12, 0, 0.30), (1.16, 0, 0.48)],
        [0.14, 0.10, 0.055, 0.05],
        0.03,
    )
    body.limb((-0.28, 0, 0.74), (0.16, 0, 0.92), 0.065, 0.045, 0.02)
    body.ball((-0.58, 0, 1.30), (0.17, 0.2, 0.17), 0.05)
    return body.limb((-0.1, 0, 0.10), (-0.32, 0, -0.02), 0.17, 0.09, 0.05)


def scene(detail):
    feet = track()
    height = snow_height(feet)
    snow, bark = matt("#f4f1ee"), mottled("#5a4236", "#31241e", 0.6, 4)
    terrain(
        np.linspace(-26, 34, int(900 * detail)),
        np.linspace(-22, 60, int(1100 * detail)),
        height,
        snow,
        1,
    )
    far = np.linspace(59.0, 1500, 60)
    wave = ground_noise(2, 30, 0.05, 0.35)
    terrain(np.linspace(-900, 900, 60), far, lambda x, y: 0.35 * wave(x, y), snow, 1)
    foot = (*STUMP, float(height(np.array(STUMP[0]), np.array(STUMP[1]))) - 0.1)
    stump(foot, bark)
    unseen(tree(foot, 20.0, 21, bark, depth=7, spread=38, trunk=0.72, first=0.24, bend=0.3))
    swing(foot, bark)
    x, y = feet[-1]
    z = float(height(np.array(x), np.array(y))) - 0.08
    clothes = Clothes("#b5372a", "#2a2430", hat="hat", hem=0.42)
    walker((x - 0.1, y + 0.15, z), 2.6, 28, clothes, stride=0.06, lean=3)
    tube([(x + 0.42, y + 0.2, z + 1.1), (x + 0.5, y + 0.5, z)], 0.03, matt("#2a2430"), part=22)
    sun(SUN, 24, "#ffdcae", 4.6, 0.6)
    sky("#6f8fd6", 0.42)
    camera((4.2, -34, 30), (3.6, 8.2, 0), lens=45)


def paint(picture):
    picture.expose(1.08)
    ground = picture.of(1)
    picture.grade(
        SNOW, 0.9, (0.64, 0.775, 0.835), (0.48, 0.70, 0.85, 0.94), 0.035, 0.7, 0.010, ground
    )
    picture.haze("#f6d9c0", 130, 420)
    picture.lay(step(170 - picture.y, 0, 170) * 0.75, "#a9bcd8")
    near = step(picture.y + 0.25 * picture.x + 40 * picture.noise(300, 4), 800, 1500)
    picture.lay(near * ground * 0.30, "#b4c2dc")
    picture.glow(420, 120, 620, "#ffd9a8", 0.20, 1.6, 1.6)
    shadow = ((image_lab(picture.image)[..., 0] < 0.72) * ground).astype(np.float32)
    picture.focus = np.maximum(picture.focus, blur(shadow, 3) * 0.7)
    for x, y, radius in ((585, 665, 60), (80, 900, 70), (425, 930, 110)):
        picture.sharpen_at(x, y, radius, 0.9)
    picture.directions(base=6, swirl=0.2, sigma=3)
    strokes(
        picture, (34, 17, 8, 4, 2.2), length=8, jitter=(0.013, 0.010), need=(0, 0.04, 0.05, 0.045)
    )
    specks(picture, 300, "#fffaf0", (0.5, 1.7), strength=0.7)
    return finish(picture, impasto=0.035, paper=0.035)
