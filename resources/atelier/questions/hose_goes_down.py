"""Who breathes for the diver, down there?

A diver in a heavy suit stands on the sea bed; the hose goes down, into a crack full of light.
"""

import numpy as np
from light.bodies import Body, ground_noise, ripples
from light.filters import blur, step
from light.finish import finish, specks
from light.materials import matt, mottled
from light.scene import area, camera, group, lamp, sky, spot
from light.shapes import ball, curve, lathe, quads, ring, terrain, tube
from light.strokes import strokes

SAMPLES, SEED, SCALE = 28, 23, 0.65
CRACK = curve(
    [
        (-7.5, 9.5, 0),
        (-4.6, 6.4, 0),
        (-3.2, 5.9, 0),
        (-1.2, 3.3, 0),
        (0.6, 2.7, 0),
        (1.7, 0.9, 0),
        (3.6, 0.2, 0),
        (5.5, -1.6, 0),
        (9, -2.4, 0),
    ],
    300,
)
DEEP = ((0.0, "#0c1a2e"), (0.18, "#14304a"), (0.34, "#1f4d66"), (0.5, "#3f7a86"),
        (0.66, "#c9a468"), (0.82, "#ffd489"), (1.0, "#fff4cf"))  # fmt: skip


def from_crack(x, y):
    out = np.full(np.shape(x), 1e3)
    for place in CRACK:
        out = np.minimum(out, np.hypot(x - place[0], y - place[1]))
    return out


def sea_bed():
    broad, fine, edge = (
        ground_noise(3, 22, 0.15, 0.6),
        ground_noise(4, 24, 1.5, 5),
        ground_noise(5, 20, 1.5, 4),
    )

    def height(x, y):
        away = from_crack(x, y) + 0.13 * edge(x, y)
        wide = 0.48 * (1 + 0.25 * broad(x * 2, y * 2))
        lip = 0.32 * np.exp(-(((away - wide - 0.35) / 0.5) ** 2))
        return (
            0.35 * broad(x, y)
            + 0.06 * fine(x, y)
            + lip
            - 5.0 * step(away, wide + 0.10, wide - 0.16)
        )

    return height


def diver(at, facing):
    """From behind: helmet, corselet, heavy boots."""
    canvas, lead = mottled("#8a7a58", "#6a5d46", 0.5, 5), matt("#4a4a4c")
    brass = mottled("#d09a48", "#8f6a34", 0.5, 6, gloss=0.5, rough=0.35)
    body, fold = (
        Body((-0.8, -0.6, -0.05), (0.8, 0.6, 1.62), 0.02),
        ripples(6, 26, 8, 20, (1, 1, 1.6)),
    )
    for side in (-1, 1):
        body.chain(
            [(0.13 * side, 0, 0.88), (0.19 * side, 0.05, 0.48), (0.21 * side, 0.0, 0.12)],
            [0.17, 0.145, 0.13],
            0.05,
        )
        body.chain(
            [(0.27 * side, 0, 1.36), (0.37 * side, -0.03, 1.08), (0.36 * side, 0.10, 0.80)],
            [0.13, 0.115, 0.09],
            0.05,
        )
    body.limb((0, 0, 0.86), (0, 0, 1.36), 0.24, 0.25, 0.08).limb(
        (-0.20, 0, 1.40), (0.20, 0, 1.40), 0.13, 0.13, 0.08
    )
    body.ripple(lambda p: 0.014 * fold(p))
    things = [body.build(canvas, 20)]
    boots = Body((-0.45, -0.3, -0.02), (0.45, 0.4, 0.3), 0.02)
    for side in (-1, 1):
        boots.ball((0.21 * side, 0.06, 0.07), (0.12, 0.21, 0.10), 0.04)
    things += gloves(matt("#c9a877"))
    things.append(boots.build(lead, 21))
    corselet = Body((-0.5, -0.45, 1.2), (0.5, 0.45, 2.1), 0.018)
    corselet.ball((0, 0, 1.40), (0.33, 0.27, 0.16), 0.05).ball(
        (0, 0, 1.72), (0.245, 0.255, 0.265), 0.03
    )
    things.append(corselet.build(brass, 22))
    things.append(
        tube(
            [(0.26 * np.cos(a), 0.24 * np.sin(a), 1.49) for a in np.linspace(0, 6.28, 40)],
            0.035,
            brass,
            closed=True,
            part=22,
        )
    )
    for angle in (12, 168):
        a = np.radians(angle)
        out = np.array((np.cos(a), np.sin(a), 0))
        things.append(
            lathe(
                [(0.10, 0), (0.105, 0.04), (0.07, 0.045)],
                brass,
                tuple(out * 0.23 + (0, 0, 1.74)),
                (0, 90, angle),
                24,
                part=22,
            )
        )
    things.append(tube([(0, -0.22, 1.60), (0, -0.33, 1.62)], 0.055, brass, part=22))
    belt = [(0.27 * np.cos(a), 0.26 * np.sin(a), 0.98) for a in np.linspace(0, 6.28, 40)]
    things.append(tube(belt, 0.045, matt("#3a2f2a"), closed=True, part=21))
    return group(things, at, (-3, 0, facing))


def bubbles(rng):
    """What rises out of the crack, beside the hose, and what the helmet lets go."""
    clear = matt("#cfe9ea", rough=0.05, gloss=1.0)
    for foot, count, high, spread in ((HOSE[-20] + (-0.55, 0.7, 0.6), 16, 3.0, 0.10),
                                      (HOSE[0] + (0.1, 0.1, 0.45), 7, 1.6, 0.05)):  # fmt: skip
        for share in rng.random(count):
            sway = 0.12 * np.sin(7 * share)
            place = foot + (sway, 0, high * share) + rng.normal(0, spread * (0.3 + share), 3)
            ball(tuple(place), float(rng.uniform(0.018, 0.05)) * (0.6 + share), clear, 24, 14)


HOSE = curve(
    [
        (-0.68, -0.64, 1.63),
        (-0.74, -0.95, 1.46),
        (-0.42, -1.14, 0.86),
        (0.35, -0.75, 0.42),
        (0.86, 0.00, 0.52),
        (1.00, 0.60, 0.86),
        (1.20, 0.95, 1.02),
        (1.46, 1.12, 0.80),
        (1.60, 1.20, 0.20),
        (1.64, 1.22, -1.0),
        (1.64, 1.22, -3.4),
    ],
    140,
)


def gloves(hide):
    """Mittens that hang beside the thighs, thumbs forward, each in a cuff."""
    hands = Body((-0.6, -0.2, 0.4), (0.6, 0.45, 0.95), 0.012)
    cuffs = []
    for side in (-1, 1):
        x = 0.365 * side
        hands.limb((x, 0.10, 0.76), (x, 0.13, 0.66), 0.072, 0.080, 0.03)
        hands.limb((x, 0.13, 0.66), (x - 0.02 * side, 0.15, 0.53), 0.078, 0.050, 0.04)
        hands.limb((x - 0.03 * side, 0.17, 0.70), (x - 0.06 * side, 0.25, 0.60), 0.034, 0.026, 0.02)
        cuffs.append(tube(ring(0.095, 24, (x, 0.095, 0.79)), 0.03, hide, closed=True, part=25))
    return [hands.build(hide, 25), *cuffs]


def rocks(rng, ground):
    stone, rough = mottled("#5a6a70", "#3a4a54", 0.5, 1.2), ripples(9, 24, 0.8, 4)
    for x, y, size in (
        (-5.6, 9.5, 1.2),
        (4.6, 13, 1.3),
        (-2.2, -0.9, 0.35),
        (2.3, -1.6, 0.4),
        (-9, 16, 2.4),
    ):
        rock = Body((-1.5,) * 3, (1.5,) * 3, 0.08).ball((0, 0, 0), (1.1, 0.9, 0.8), 0.1)
        rock.ripple(lambda p, s=size: 0.16 * rough(p * 1.3 + s))
        rock.build(stone, 3, (x, y, ground(x, y) + 0.1 * size), (0, 0, 70 * size), size)


def weed(rng, ground):
    share = np.linspace(0, 1, 24)
    corners, faces = [], []
    for x, y in (
        (-4.9, 2.6),
        (-5.4, 3.4),
        (-4.4, 3.0),
        (5.2, 3.4),
        (5.6, 4.2),
        (4.9, 3.9),
        (-7, 7),
        (7, 9),
        (-6.2, 6.2),
    ):
        for _ in range(5):
            tall, sway, phase, turn = (
                rng.uniform(1.6, 5.5),
                rng.uniform(0.3, 0.9),
                rng.uniform(0, 6),
                rng.uniform(0, 3),
            )
            a, b = np.add((x, y), rng.normal(0, 0.3, 2))
            middle = np.stack(
                [
                    a + sway * (share * 0.5 + 0.3 * np.sin(phase + 5 * share) * share),
                    b + 0 * share,
                    ground(a, b) - 0.1 + tall * share,
                ],
                -1,
            )
            half = (
                0.10
                * (0.4 + np.sin(np.pi * share))[:, None]
                * np.stack([np.cos(turn + share), np.sin(turn + share), 0 * share], -1)
            )
            low = len(corners) * 48 + 2 * np.arange(23)
            corners.append(np.stack([middle - half, middle + half], 1).reshape(-1, 3))
            faces.append(np.stack([low, low + 1, low + 3, low + 2], -1))
    quads(np.concatenate(corners), np.concatenate(faces), matt("#2f5a50", through=0.4), 4)


def scene(detail):
    rng = np.random.default_rng(23)
    height = sea_bed()
    xs = np.linspace(-14, 14, int(420 * detail))
    ys = np.concatenate([np.linspace(-6, 12, int(420 * detail)), np.linspace(12.3, 60, 120)])
    terrain(xs, ys, height, mottled("#a3a58f", "#7f8a80", 0.5, 0.8), 1)

    def ground(x, y):
        return float(height(np.array(float(x)), np.array(float(y))))

    foot = ground(-0.55, -0.35)
    diver((-0.55, -0.35, foot - 0.02), -24)
    tube(HOSE + (0, 0, foot), 0.055, matt("#a8452e", 0.5, 0.2), part=23)
    bubbles(rng)
    rocks(rng, ground)
    weed(rng, ground)
    for place in CRACK[20:-10:22]:
        lamp((place[0], place[1], -1.0), "#ffb04e", 260, 0.4)
    spot((0.7, 2.2, -3.0), (0.2, 1.6, 3), 120, "#ffc26a", 1500, 0.6, 0.8)
    area((2, 4, 24), (0, 2, 0), (10, 10), "#8fd8dc", 2600)
    area((-4, -4, 5), (-0.5, -0.3, 1.2), (2, 2), "#9fdce0", 160)
    lamp((1.6, 0.6, 1.5), "#ffb85a", 55, 0.4)
    sky("#1f5468", 0.30)
    camera((0.55, -5.7, 3.1), (0.30, 1.2, 1.45), lens=42)


def paint(picture):
    air = picture.of(0)
    picture.expose(1.35)
    picture.backdrop(
        ((0, "#3f8c98"), (0.35, "#2b6c82"), (0.8, "#1d4b66"), (1, "#1a4560")), bottom=620, drift=30
    )
    picture.haze("#235a74", 9, 30, 0.97, 0.7, mask=1 - air)
    warm = np.clip((picture.light[..., 0] - picture.light[..., 2]) * 1.2, 0, 1)
    picture.grade(
        DEEP, 0.35, (0.24, 0.38, 0.54, 0.70), (0.20, 0.32, 0.46, 0.63, 0.84), 0.06, 0.3, 0.012
    )
    rays = step(picture.noise(60, 12, stretch=(0.5, 9)), 0.2, 2.0) * step(picture.y, 620, 0)
    picture.lay(blur(rays, 5) * 0.28, "#8fd4d4")
    glow = blur(np.clip(warm - 0.5, 0, 1), 26) * (picture.depth > 6.0) * (1 - picture.of(23, 24))
    picture.lay(np.clip(glow * 1.3, 0, 0.6), "#ffbe66")
    picture.lift(0.13)
    picture.sharpen_at(330, 640, 240).find_edges(0.65, floor=0.16)
    near = picture.of(20, 21, 22, 23, 24, 25)
    picture.focus = np.maximum(picture.focus, blur(near, 2) * 0.8)
    picture.hard = np.where(near > 0.5, 0.95, 0.45).astype(np.float32)
    picture.directions(base=80, swirl=0.4, form=2.5, by_part={1: 4})
    strokes(picture, (34, 17, 8, 3.6, 1.9), length=7, jitter=(0.014, 0.012), need=(0, 0.04, 0.045))
    specks(picture, 90, "#cfeee6", (0.5, 1.5), strength=0.4)
    return finish(picture, impasto=0.035, bloom=0.06)
