"""Where is the cloud whose shade they keep, and what if the other pegs come out?

On a hillside the shadow of a cloud is held down by ropes and pegs; one corner has begun to lift.
"""

import math

import numpy as np
from light.animals import sheep
from light.bodies import ground_noise
from light.filters import step
from light.finish import finish, specks
from light.materials import matt, mottled
from light.plants import blades
from light.scene import camera, sky, sun, unseen
from light.shapes import copy_group, curve, mesh, sheet, terrain, tube
from light.strokes import strokes
from light.things import cord

SAMPLES, SEED = 28, 29
AZIMUTH, ELEVATION = 128, 46
SHADE = np.array((0.6, 8.5))
BLUE = ((0, "#4f9fd0"), (0.45, "#8cc4df"), (0.8, "#cfe6e4"), (1, "#eef3df"))  # fmt: skip
MEADOW = ((0.0, "#17343a"), (0.25, "#23564f"), (0.42, "#3f7d55"), (0.58, "#79a854"),
          (0.72, "#b4cc70"), (0.86, "#e6e6a4"), (1.0, "#fffbe6"))  # fmt: skip
LIFTED = math.radians(296)


def hill_height():
    broad, fine = ground_noise(7, 20, 0.05, 0.2), ground_noise(8, 20, 0.5, 2)

    def height(x, y):
        rise = 5.6 * np.exp(-(((y - 21) / 13) ** 2) - ((x - 3) / 26) ** 2)
        return rise + 0.45 * broad(x, y) + 0.03 * fine(x, y)

    return height


def from_lifted(angle):
    return (angle - LIFTED + math.pi) % (2 * math.pi) - math.pi


def cloud_rim(angle):
    """The outline of the shade: heaped like a cloud, longer than deep."""
    puffs = 1 + 0.13 * np.abs(np.sin(angle * 3.5 + 0.6)) + 0.05 * np.cos(angle * 2 + 1)
    return SHADE + np.stack([5.0 * puffs * np.cos(angle), 4.4 * puffs * np.sin(angle)], -1)


def shade(height):
    """A caster that is not seen: the outline on the hill, moved up the ray of the sun."""
    angle = np.linspace(0, 2 * math.pi, 180, endpoint=False)
    rolled = 1 - 0.40 * np.exp(-((from_lifted(angle) / 0.30) ** 4))
    rim = SHADE + (cloud_rim(angle) - SHADE) * rolled[:, None]
    places = np.c_[rim, height(rim[:, 0], rim[:, 1])]
    turn, rise = math.radians(AZIMUTH), math.radians(ELEVATION)
    way = np.array(
        (math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise))
    )
    middle = np.array((*SHADE, float(height(*map(np.array, SHADE)))))
    corners = np.vstack([places, middle]) + way * 30
    faces = [(i, (i + 1) % 180, 180) for i in range(180)]
    unseen(mesh(corners, faces, matt("#000000")))


def pegs(rng, height):
    """Round the rim, each with its rope; at the lifted corner the peg lies in the grass."""
    wood, line = matt("#d9b37c"), matt("#f6ead0")
    for angle in np.linspace(0, 2 * math.pi, 15, endpoint=False) + 0.1:
        rim = cloud_rim(np.array(angle))
        away = (rim - SHADE) / np.linalg.norm(rim - SHADE)
        if abs(from_lifted(angle)) < 0.30:
            continue
        out = rim + away * 1.05
        foot = np.array((*out, float(height(*map(np.array, out)))))
        ring = np.array((*rim, float(height(*map(np.array, rim))) + 0.05))
        lean = np.array((*away * 0.20, 0.55))
        tube([foot - lean * 0.3, foot + lean], [0.085, 0.07], wood, part=4)
        cord(ring, foot + lean * 0.75, line, 0.038, 0.0, 5)


def lifted_corner(height):
    """The shade itself, like a tarpaulin, rolled up by the wind."""
    rim = cloud_rim(np.array(LIFTED))
    out = (rim - SHADE) / np.linalg.norm(rim - SHADE)
    side = np.array((-out[1], out[0]))
    along, across = np.meshgrid(np.linspace(0, 1, 50), np.linspace(-1, 1, 50))
    narrow = 1 - 0.55 * along**1.4
    curl = along * (1 - 0.35 * across**2)
    reach = -2.3 + 1.9 * np.sin(curl * 2.2)
    flat = rim + out * reach[..., None] + side * (2.0 * across * narrow)[..., None]
    lift = 1.9 * (1 - np.cos(curl * 2.2)) / 1.6 + 0.10 * np.sin(across * 6 + 1) * curl
    z = height(flat[..., 0], flat[..., 1]) + 0.05 + lift
    film = mottled("#3f7a72", "#2a5c5e", 0.5, 0.6, through=0.15)
    sheet(np.concatenate([flat, z[..., None]], -1), film, 6, thick=0.03)
    tip = np.array((*flat[25, -1], z[25, -1]))
    foot = rim + out * 1.6
    down = np.array((*foot, float(height(*map(np.array, foot))) + 0.08))
    swing = [tip, tip + (*out * 0.5, 0.2), tip + (*out * 1.1, -0.7), down, down + (*side * 0.8, 0)]
    tube(curve(swing, 40), 0.038, matt("#f6ead0"), part=5)
    lying = down + np.array((*side * 0.75, 0))
    tube(
        [lying - (*side * 0.25, 0), lying + (*side * 0.25, 0.05)],
        [0.05, 0.055],
        matt("#d9b37c"),
        part=4,
    )


def flock(height):
    """Eight sheep asleep in the shade."""
    wool, dark = matt("#f3eee0"), matt("#4a423c")
    first = sheep(wool, dark, (0, -300, 0), lying=True, part=8)
    for x, y, turn, size in (
        (-1.6, 6.6, 20, 1.0),
        (0.4, 7.6, 160, 1.05),
        (2.4, 6.2, 200, 0.95),
        (1.2, 10.0, 60, 1.0),
        (-1.9, 9.6, 300, 0.9),
        (3.6, 9.0, 10, 1.0),
        (-0.2, 11.6, 110, 1.0),
        (3.0, 11.6, 340, 0.9),
    ):
        copy_group(
            first, (x, y, float(height(np.array(x), np.array(y))) - 0.02), (0, 0, turn), size
        )


def scene(detail):
    rng = np.random.default_rng(29)
    height = hill_height()
    grass = mottled("#86b25c", "#6f9c4e", 0.4, 0.5)
    terrain(
        np.linspace(-30, 34, int(500 * detail)),
        np.linspace(-6, 46, int(500 * detail)),
        height,
        grass,
        1,
    )
    count = int(140000 * detail)
    y = -4 + 44 * rng.random(count) ** 1.4
    x = rng.uniform(-1, 1, count) * (6 + 0.5 * (y + 4)) + 0.5
    for seed, colour in enumerate(("#8fbb5e", "#7aa852", "#a4c86c")):
        some = slice(seed, None, 3)
        blades(x[some], y[some], height, (0.10, 0.26), matt(colour, through=0.3), 2, seed, 0.035)
    shade(height)
    pegs(rng, height)
    lifted_corner(height)
    flock(height)
    far = ground_noise(12, 12, 0.01, 0.04)
    land = matt("#9fc07a")
    terrain(
        np.linspace(-500, 500, 80),
        np.linspace(70, 600, 60),
        lambda a, b: -8 + 9 * far(a, b),
        land,
        7,
    )
    sun(AZIMUTH, ELEVATION, "#fff0c8", 4.4, 0.5)
    sky("#7fb2ea", 0.5)
    camera((1.6, -9.5, 6.6), (0.9, 9.2, 1.9), lens=37)


def paint(picture):
    air, ground = picture.of(0), picture.of(1, 2)
    picture.expose(1.15).backdrop(BLUE, bottom=430, drift=10)
    picture.grade(
        MEADOW, 0.45, (0.42, 0.56, 0.70), (0.34, 0.50, 0.66, 0.80), 0.05, 0.45, 0.012, ground
    )
    picture.planes(2.5, keep=0.3)
    picture.lay(
        ground * np.clip(0.5 * picture.noise(130, 7, stretch=(3, 1)), 0, 1) * 0.35, "#cfdc84"
    )
    picture.haze("#dcebe6", 40, 420, 0.85, 0.6, mask=1 - air)
    picture.sharpen_at(400, 640, 260, 0.8).find_edges(0.7, floor=0.15)
    picture.hard = np.where(ground + air > 0, 0.55, 0.95).astype(np.float32)
    picture.directions(base=4, swirl=0.3, by_part={2: 80})
    strokes(
        picture,
        (32, 16, 8, 3.8, 2.0),
        length=7,
        jitter=(0.015, 0.014),
        need=(0, 0.04, 0.045, 0.045),
    )
    picture.lay(step(picture.y, 1050, 1250) * 0.12, "#23564f")
    near = step(picture.y, 560, 1150) * ground
    specks(picture, 260, "#ffe27a", (0.8, 2.6), near, 0.9)
    return finish(picture, impasto=0.05)
