"""From the circus roof: a trapeze girl falls, and a spider has just finished the net."""

import math

import numpy as np
from atelier import Art, Card, Rim, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from light.colour import lighten, mix, vary

CARD = Card(
    seed=56,
    light=(0.5, -0.85),
    hand="chalk on dark",
    title_en="Without a Net",
    title_ru="Без страховки",
    tags_en=(
        "circus",
        "acrobat",
        "spider",
        "web",
        "trapeze",
        "audience",
        "spotlight",
        "falling",
        "fear",
        "trust",
        "rescue",
        "timing",
    ),
    tags_ru=(
        "цирк",
        "гимнастка",
        "паук",
        "паутина",
        "трапеция",
        "публика",
        "прожектор",
        "падение",
        "страх",
        "доверие",
        "спасение",
        "мгновение",
    ),
    description_en="Seen from the circus roof, a girl in red sequins falls from the trapeze "
    "towards a web, where a big frightened spider spreads all its arms to catch her.",
    description_ru="Из-под купола цирка видно, как гимнастка в красных блёстках падает с трапеции "
    "на паутину, где большой испуганный паук раскинул все лапы.",
)

RING = (400, 850)
SILVER = "#dfe4f4"
GIRL = Person(
    "young",
    "small",
    "olive",
    hair="crop",
    hair_colour="#2c1620",
    outfit=Outfit(
        "#e0203c",
        hem=0.2,
        flare=1.6,
        trousers=None,
        sleeves=0.0,
        shoes="#f4e6d0",
        stockings="#f0c8a4",
        pattern=patterns.dots("#ffb0a0", 2.6, 11),
    ),
)
FALL = POSES["standing"].but(
    lean=0,
    head=-10,
    near_arm=(128, 166),
    far_arm=(112, 84),
    near_leg=(46, -26),
    far_leg=(26, 52),
    near_hand="open",
    far_hand="open",
)
ALARM = Expression(eye="wide", brow=14, slant=12, smile=-0.2, gape=0.7, blush=0.3)


def on_ring(angle, radius):
    """A point of the arena floor; radius 1 is the kerb."""
    return (
        RING[0] + math.cos(math.radians(angle)) * 366 * radius,
        RING[1] + math.sin(math.radians(angle)) * 268 * radius,
    )


def arena(art):
    distance = np.hypot((art.x - RING[0]) / 366, (art.y - RING[1]) / 268)
    art.tint(np.clip((1.0 - distance) * 14, 0, 1), "#6a4a86", 0.95)
    art.glow(RING[0] - 10, RING[1], 430, "#d8a8d0", 0.55, 1.5, 1.3)
    art.shade(np.clip(distance - 1.15, 0, 1), "#3a2a60", 0.75)
    art.repaint("background")
    with art.layer("kerb", detail=0.4) as pen:
        for radius, colour, width in ((1.07, "#5c2450", 30), (1.02, "#a8436a", 17)):
            ring = geo.ellipse(*RING, 366 * radius, 268 * radius)
            pen.line(ring, colour, width)
        for i in range(48):
            start, end = on_ring(i * 7.5, 0.995), on_ring(i * 7.5, 1.045)
            pen.line([start, end], "#f0c890", 3.2, 0.75)


def audience(art):
    """Rows of faces turned upwards, each drawn on its own."""
    hues = ("#6a4a7a", "#54406e", "#7a4a6a", "#4a4a7c", "#5c3a5c")
    skins = ("#a87c78", "#8a6270", "#6c4a5c", "#b08a86")
    with art.layer("audience", detail=0.5, alpha=0.92) as pen:
        for row in range(9, -1, -1):
            radius = 1.24 + row * 0.155
            count = int(44 + row * 6)
            for i in range(count):
                angle = 360 * (i + 0.5 * (row % 2)) / count + pen.rng.normal(0, 0.7)
                x, y = on_ring(angle, radius)
                if not (-30 < x < 830 and -30 < y < 1230) or pen.rng.random() < 0.07:
                    continue
                spectator(pen, x, y, row, hues, skins)


def spectator(pen, x, y, row, hues, skins):
    dim = 0.09 - 0.012 * row
    size = 10.5 + y / 260
    coat = vary(hues[pen.rng.integers(len(hues))], pen.rng, 0.03, 10)
    shoulders = geo.ellipse(x, y + size * 1.2, size * 1.25, size * 0.85)
    pen.form(shoulders, lighten(coat, dim - 0.06), texture=0)
    face = lighten(skins[pen.rng.integers(len(skins))], dim - 0.03)
    pen.form(geo.ellipse(x, y, size * 0.72, size * 0.84), face, texture=0)
    hair = mix(coat, "#1a1024", 0.7)
    pen.fill(geo.ellipse(x, y - size * 0.5, size * 0.74, size * 0.46), hair)
    pen.fill(geo.ellipse(x, y + size * 0.4, size * 0.17, size * 0.22), "#2a1024", 0.9)


def web_points():
    """Rings of the web: every spoke sags a little towards the middle."""
    spokes = 18
    rings = []
    for k in range(1, 12):
        radius = 0.09 + 0.073 * k
        ring = []
        for i in range(spokes):
            wobble = 1 + 0.02 * math.sin(i * 2.3 + k)
            ring.append(on_ring(i * 360 / spokes + 6, radius * wobble))
        rings.append(ring)
    return rings


def web(art):
    rings = web_points()
    with art.layer("web shadow", blur=3, alpha=0.5) as pen:
        for ring in rings[2::2]:
            pen.line(geo.curve([(x + 8, y + 34) for x, y in ring], tension=0.3), "#2c1648", 4)
    with art.layer("web", warp=0.4, detail=1, keep=0.35) as pen:
        outer = rings[-1]
        for i, tip in enumerate(outer):
            anchor = on_ring(i * 20 + 6, 1.04)
            pen.line(geo.polygon([RING, tip, anchor], False), SILVER, 3.4, 0.95)
        for k, ring in enumerate(rings):
            for i, point in enumerate(ring):
                following = ring[(i + 1) % len(ring)]
                middle = geo.lerp(point, following, 0.5)
                sag = geo.lerp(middle, RING, 0.055)
                pen.line([point, sag, following], SILVER, 2.0 + 0.09 * k, 0.9)
        for i in (2, 7, 11, 15):
            x, y = on_ring(i * 20 + 6, 1.04)
            pen.form(geo.ellipse(x, y, 13, 11), "#f0c890", volume=5, texture=0)


def falling_shadow(art):
    """Her shadow on the net, smaller than her fear."""
    with art.layer("girl shadow", blur=5, alpha=0.62) as pen, pen.at(264, 826, 0.62, -28):
        pen.fill(geo.ellipse(0, 0, 46, 78), "#241038")
        pen.fill(geo.ellipse(0, -108, 34, 38), "#241038")
        for limb in (
            [(-30, -50), (-96, -110), (-130, -170)],
            [(30, -50), (100, -86), (170, -70)],
            [(-20, 60), (-70, 120), (-40, 180)],
            [(22, 60), (60, 140), (120, 190)],
        ):
            pen.fill(geo.ribbon(limb, [34, 26, 18]), "#241038")


ARMS = (
    [(-30, -20), (-104, -82), (-150, -176), (-140, -226)],
    [(30, -20), (112, -86), (162, -170), (156, -224)],
    [(-40, -4), (-140, -36), (-216, -92), (-240, -140)],
    [(40, -4), (150, -40), (228, -86), (252, -138)],
    [(-40, 16), (-142, 22), (-222, 4), (-262, -32)],
    [(40, 16), (148, 26), (230, 10), (270, -26)],
    [(-34, 34), (-116, 84), (-190, 96), (-240, 76)],
    [(34, 34), (120, 88), (196, 104), (246, 82)],
)


def spider(art):
    with art.layer("spider shadow", blur=7, alpha=0.55) as pen, pen.at(RING[0] + 14, 912, 1.06):
        for arm in ARMS:
            pen.fill(geo.ribbon(arm, [18, 15, 10, 6]), "#1c0a30")
        pen.fill(geo.ellipse(0, 20, 76, 70), "#1c0a30")
    with (
        art.layer("spider", detail=1, keep=0.3, rim=Rim("#f0d0f0", 3, 0.75)) as pen,
        pen.at(RING[0] - 4, 876, 1.12),
    ):
        dark, plum = "#1d1028", "#3a1c48"
        for i, arm in enumerate(ARMS):
            pen.form(geo.ribbon(arm, [23, 20, 13, 7]), dark, "#0c0614", "#7a5890", texture=0.3)
            for x, y in geo.sample(arm, 9)[2:-1]:
                for side in (-1, 1):
                    pen.line([(x, y), (x + side * 9, y - 7)], dark, 1.8, 0.9)
            if i < 4:
                mitten(pen, arm[-1])
        pen.form(geo.ellipse(0, 56, 74, 78), plum, "#120818", "#8a64a0", volume=40, texture=1.2)
        for k, y in enumerate((30, 62, 92)):
            pen.line(geo.arc(0, y, 40 - k * 7, 14, 20, 160), "#b884b8", 5, 0.75)
        pen.form(geo.ellipse(0, -16, 58, 52), plum, "#120818", "#9a74b0", volume=30, texture=0.8)
        eyes(pen)


def mitten(pen, place):
    """A little white glove, open to catch."""
    x, y = place
    pen.form(geo.ellipse(x, y - 4, 15, 13), "#f2e8ee", volume=6, texture=0)
    for dx in (-13, 0, 13):
        pen.form(geo.ellipse(x + dx, y - 18 + abs(dx) * 0.4, 5.5, 10, dx * 2), "#f2e8ee", texture=0)


def eyes(pen):
    for x, y, r in ((-22, -24, 19), (22, -24, 19), (-47, -6, 10), (47, -6, 10)):
        pen.fill(geo.ellipse(x, y, r, r * 1.08), "#fbf4ea")
        pen.fill(geo.ellipse(x, y - r * 0.4, r * 0.42), "#1a0e18")
        pen.fill(geo.ellipse(x + r * 0.14, y - r * 0.54, r * 0.14), "#ffffff")
    for side in (-1, 1):
        pen.line([(side * 6, -54), (side * 24, -62), (side * 44, -52)], "#120818", 5)
        pen.line([(side * 9, 24), (side * 12, 38), (side * 6, 44)], "#0c0614", 7)
    pen.fill(geo.ellipse(0, 14, 11, 8), "#0c0614")
    pen.fill(geo.curve([(58, -50, "c"), (65, -36), (58, -28), (51, -36)]), "#a8d0f0", 0.9)


def girl(art):
    with (
        art.layer("girl", detail=1, keep=0.3, rim=Rim("#ffe8d0", 4, 0.7)) as pen,
        pen.at(430, 458, 1, -32),
    ):
        for i in range(11):
            lean = (i - 5) * 15
            lock = [
                (lean * 0.5, -146),
                (lean * 1.2 - 10, -206),
                (lean * 2.0 + 12, -262 + abs(lean)),
            ]
            pen.form(geo.ribbon(lock, [15, 12, 3]), "#3c1e2c", "#1c0c18", "#8a4a4a", texture=0.2)
        pen.line([(-12, -150), (60, -196), (120, -186)], "#f4d060", 6, 0.9)
        draw_figure(pen, 0, 250, 520, GIRL, FALL, "front", ALARM)


def trapeze(art):
    with art.layer("trapeze", warp=0.3, detail=1, keep=0.2, rim=Rim("#ffe8d0", 4, 0.6)) as pen:
        left, right = (44, 214), (296, 120)
        for start, end in ((left, (-30, -30)), (right, (214, -30))):
            pen.line(geo.polygon([start, end], False), "#8a6a86", 10)
            pen.line(geo.polygon([start, end], False), "#e0c8c0", 5)
        bar = [geo.lerp(left, right, -0.09), geo.lerp(left, right, 1.09)]
        pen.form(geo.ribbon(bar, [23, 23], 6), "#e0a45c", "#7a3c3c", "#ffe8b0", texture=0.4)
        for t in (0.0, 1.0):
            x, y = geo.lerp(left, right, t)
            pen.form(geo.ellipse(x, y, 19, 17), "#c8b8d0", volume=7, texture=0)
    with art.layer("swing", warp=0, alpha=0.5) as pen:
        for k in range(3):
            arc = [(70 + k * 10, 252 + k * 22), (190, 236 + k * 20), (316 - k * 6, 160 + k * 18)]
            pen.line(arc, "#c8a8d8", 3 - k * 0.6, 0.8)


def paint(art: Art) -> None:
    art.sky(["#2c2050", "#36265e", "#261a48"])
    art.clouds("#4a2a6a", 0.4, 320)
    arena(art)
    audience(art)
    art.rays(760, -140, "#e8c0e0", 0.34, 5, (108, 128), 1500, 5)
    art.repaint("middle")
    web(art)
    falling_shadow(art)
    spider(art)
    girl(art)
    trapeze(art)
    art.repaint("final")
    with art.layer("sequins", warp=0, mottle=0, blend="screen") as pen:
        for x, y in geo.scattered(pen.rng, 15, (398, 416, 506, 556), 22):
            pen.line([(x - 5, y), (x + 5, y)], "#ffd8c8", 1.4, 0.9)
            pen.line([(x, y - 5), (x, y + 5)], "#ffd8c8", 1.4, 0.9)
    art.motes(90, ["#f0d0f0", "#ffe8d8"], (0.8, 2.4), (120, 100, 760, 1000))
    art.finish(vignette_colour="#0c0420", vignette=0.35)
