"""The zebra crossing is a zebra asleep across the road; the morning crowd tiptoes over it."""

import numpy as np
from atelier import Art, Card, Drop
from atelier import geometry as geo
from light.colour import lighten, vary

CARD = Card(
    seed=78,
    light=(-0.8, -0.6),
    hand="dry gouache",
    title_en="Please Do Not Wake",
    title_ru="Не разбудите",
    tags_en=(
        "zebra",
        "crossing",
        "road",
        "crowd",
        "bus",
        "bicycle",
        "policeman",
        "morning",
        "silence",
        "sleep",
        "consideration",
        "rush hour",
        "law",
    ),
    tags_ru=(
        "зебра",
        "переход",
        "дорога",
        "толпа",
        "автобус",
        "велосипед",
        "постовой",
        "утро",
        "тишина",
        "сон",
        "деликатность",
        "час пик",
        "закон",
    ),
    description_en="Seen from above, a zebra sleeps across the road and the morning crowd tiptoes "
    "over its stripes with fingers to their lips; a cyclist carries his bicycle on his head.",
    description_ru="Вид сверху: поперёк дороги спит зебра, и утренняя толпа на цыпочках, прижав "
    "палец к губам, идёт по её полосам; велосипедист несёт велосипед на голове.",
)

TILT = -9
ZEBRA = (344, 636, 0.95)
BLACK, WHITE, WHITE_SHADE = "#262a3a", "#fbfaf5", "#a9b8d0"
SHADE = "#41609c"
SUN_FALL = 58
SKINS = ("#efc6a4", "#d8ab7c", "#98643f", "#64402c")
CROWD = (
    # x, y, size, facing, coat, hat
    (-196, -66, 1.0, 4, "#d8483c", "bowler"),
    (-228, 34, 0.98, -6, "#f0b43c", "bun"),
    (-118, -8, 1.0, 8, "#3c8c8c", "hair"),
    (-158, 92, 0.66, 0, "#e86c9c", "child"),
    (-62, -100, 1.0, -4, "#7c5cb0", "hair"),
    (-64, 62, 1.02, 6, "#e87c34", "cap"),
    (226, -136, 1.0, -18, "#3c6cc0", "bowler"),
    (204, -10, 0.66, -14, "#58a848", "child"),
)
CYCLIST = (102, -2, 1.06, 2, "#f6d030", "hair")
WAITING = (
    (60, 470, 1.0, 20, "#c83c6c", "bun"),
    (40, 800, 1.0, -10, "#4c8c5c", "cap"),
    (56, 916, 0.66, -40, "#f0c43c", "child"),
    (736, 850, 1.0, 30, "#e0603c", "hair"),
    (756, 330, 1.0, 10, "#5c70b8", "bowler"),
)


def street(art):
    art.sky(["#b4cbe2", "#a6c0dc", "#bcd0e4", "#a8c2dc"])
    art.clouds("#cfdfee", 0.5, 180, stretch=1.0)
    art.clouds("#8ca8cc", 0.3, 120, stretch=1.0)
    with art.layer("road", warp=0.6) as pen, pen.at(400, 600, 1, TILT):
        for x in (-6, 6):
            for y in range(-760, 800, 120):
                if abs(y - 20) > 300:
                    pen.form(geo.rectangle(x - 4, y, 8, 64), "#f2f6fa", volume=3, texture=0.3)
        for side in (-1, 1):
            pavement(pen, side)
    art.repaint("background", radii=(12, 6, 3))
    light = np.clip(1 - np.hypot(art.x - 80, art.y - 120) / 1000, 0, 1)
    art.tint(light * 0.35, "#fff2d0")


def pavement(pen, side):
    inner = 296
    left = inner if side > 0 else -inner - 420
    for row in range(-9, 10):
        for column in range(3):
            x = left + column * 92 if side > 0 else -inner - (column + 1) * 92
            slab = geo.rectangle(x + 2, row * 92 + 2, 88, 88, 4)
            pen.form(slab, vary("#e4e8ea", pen.rng, 0.016, 8), "#b8c4d4", volume=8, texture=0.5)
    kerb = geo.rectangle(side * inner - 12, -860, 24, 1720)
    pen.form(kerb, "#f6f4ec", "#9cacc4", "#ffffff", volume=8, texture=0.4)


def zebra_paths():
    trunk = geo.curve(
        [
            (-262, -20),
            (-246, -116),
            (-160, -166),
            (-50, -152),
            (60, -152),
            (150, -176),
            (230, -206),
            (300, -226),
            (346, -222),
            (396, -186),
            (452, -122),
            (462, -88),
            (432, -64),
            (372, -84),
            (322, -86),
            (262, -36),
            (190, 66),
            (100, 112),
            (-20, 118),
            (-120, 96),
            (-190, 90),
            (-250, 60),
        ]
    )
    legs = (
        ([(100, 60), (82, 170), (38, 236), (44, 304)], [96, 44, 30, 34]),
        ([(166, 30), (186, 150), (148, 230), (168, 300)], [100, 46, 30, 34]),
        ([(-120, 60), (-78, 180), (-112, 266), (-96, 336)], [120, 50, 30, 34]),
        ([(-196, 30), (-172, 172), (-216, 258), (-198, 336)], [130, 54, 32, 36]),
    )
    return trunk, legs


def legs(pen, limbs):
    for points, widths in limbs:
        limb = geo.ribbon(points, widths, 40)
        pen.form(limb, WHITE, WHITE_SHADE, "#ffffff", volume=26, texture=0.3)
        with pen.clip(limb):
            spots = geo.sample(points, 15)
            for k, (x, y) in enumerate(spots[3:-1]):
                wide = 46 - k * 1.6
                bar = [(x - wide, y - 8), (x, y + 5), (x + wide, y - 8)]
                pen.line(bar, BLACK, 10 - k * 0.35)
        hoof = geo.ribbon([points[-1], geo.toward(points[-1], 10, 22)], [38, 42], 8)
        pen.form(hoof, "#4c4c5c", "#20222e", "#9098ac", volume=10, texture=0.2)


def stripes(pen, trunk):
    """Wide bars across the body, like the paint of a crossing."""
    with pen.clip(trunk):
        for k in range(10):
            x = -226 + k * 46
            lean = -16 + k * 3
            bar = geo.ribbon(
                [(x + lean, -190), (x + 6, -60), (x, 20), (x - lean * 0.4, 136)],
                [24, 29, 25, 9],
                30,
            )
            pen.form(bar, BLACK, "#12141e", "#4c5470", volume=8, texture=0.3)
        for k in range(6):
            x = 212 + k * 25
            bar = geo.ribbon([(x - 8, -240), (x - 4, -140), (x - 46 + k * 9, -30)], [13, 16, 6], 24)
            pen.form(bar, BLACK, "#12141e", "#4c5470", volume=6, texture=0.2)
        muzzle = geo.curve([(412, -150), (470, -130), (480, -60), (420, -50), (398, -92)])
        pen.fill(muzzle, "#4a4858", 0.95, blur=4)


def head(pen):
    for k in range(3):
        x, y = 352 + k * 15, -216 + k * 10
        pen.line([(x, y), (x - 3, y + 22), (x - 12, y + 40)], BLACK, 6)
    for k in range(3):
        pen.line([(340 + k * 18, -90), (350 + k * 16, -106), (370 + k * 12, -114)], BLACK, 5)
    pen.fill(geo.ellipse(386, -150, 30, 19, 20), "#ffffff", 0.9, blur=4)
    pen.line(geo.arc(386, -156, 23, 13, 12, 168), BLACK, 6.5)
    for x, y in ((368, -144), (382, -139), (398, -141)):
        pen.line([(x, y), (x - 5, y + 13)], BLACK, 3.4)
    pen.fill(geo.ellipse(448, -106, 7, 10, 20), "#16161e")
    pen.line([(458, -76), (440, -72), (418, -80)], "#16161e", 4.5)
    for root, turn in (((322, -216), -34), ((344, -214), 4)):
        with pen.at(*root, 1, turn):
            ear = geo.curve([(-14, 4, "c"), (-19, -32), (0, -66, "c"), (19, -32), (14, 4, "c")])
            pen.form(ear, WHITE, WHITE_SHADE, volume=10, texture=0.2)
            pen.fill(geo.curve([(-8, -4), (-10, -30), (0, -48), (10, -30), (8, -4)]), "#d8a8b0")
            pen.fill(geo.curve([(-13, -44), (0, -68, "c"), (13, -44), (0, -50)]), BLACK)


def mane(pen):
    spine = geo.sample([(140, -170), (230, -204), (300, -226), (330, -226)], 34)
    for k, (x, y) in enumerate(spine):
        tone = BLACK if (k // 3) % 2 else WHITE
        pen.line([(x, y + 6), (x - 5, y - 14), (x - 14, y - 32)], tone, 8)


def pillow(pen):
    """Somebody has lent a cushion."""
    case = geo.curve(
        [
            (330, -232, "c"),
            (410, -222),
            (506, -240, "c"),
            (494, -130),
            (508, -20, "c"),
            (420, -32),
            (326, -16, "c"),
            (340, -120),
        ]
    )
    pen.form(case, "#f08c6c", "#b04c54", "#ffd0a8", volume=40, texture=0.5)
    pen.line(case, "#fff0dc", 6, 0.9)
    for start, end in (
        ((344, -30), (392, -70)),
        ((490, -36), (458, -80)),
        ((490, -220), (464, -176)),
    ):
        pen.fold([start, geo.lerp(start, end, 0.5), end], "#f08c6c", 6, 0.7)


def zebra(art):
    trunk, limbs = zebra_paths()
    x, y, scale = ZEBRA
    cushion = art.layer("pillow", detail=0.6, drop=Drop(20, 16, 8, 0.4, SHADE))
    with cushion as pen, pen.at(x, y, scale, TILT):
        pillow(pen)
    with (
        art.layer("zebra", detail=0.85, keep=0.1, drop=Drop(34, 26, 10, 0.5, SHADE)) as pen,
        pen.at(x, y, scale, TILT),
    ):
        tail = geo.ribbon([(-246, -60), (-300, -40), (-310, 30)], [26, 16, 12], 24)
        pen.form(tail, WHITE, WHITE_SHADE, volume=8, texture=0.2)
        for px, py in geo.sample([(-252, -58), (-300, -38), (-310, 30)], 8):
            pen.line([(px - 12, py - 8), (px + 10, py + 8)], BLACK, 6)
        tuft = geo.ribbon([(-310, 24), (-322, 74), (-304, 124)], [16, 36, 4], 20)
        pen.form(tuft, BLACK, "#12141e", "#4c5470", volume=10, texture=0.8)
        legs(pen, limbs)
        mane(pen)
        pen.form(trunk, WHITE, WHITE_SHADE, "#ffffff", volume=70, texture=0.4)
        stripes(pen, trunk)
        head(pen)


def walker_shadow(pen, x, y, size):
    """The long shadow of somebody on tiptoe with a finger at the lips."""
    with pen.at(x, y, size * 1.15, SUN_FALL - 90):
        for points, widths in (
            ([(0, -5), (34, -8), (66, -4)], [6, 11, 14]),
            ([(0, 6), (34, 10), (66, 4)], [6, 11, 14]),
            ([(58, 0), (124, 0)], [24, 34]),
            ([(112, 14), (96, 34), (140, 16)], [11, 9, 7]),
        ):
            pen.fill(geo.ribbon(points, widths, 12), SHADE)
        pen.fill(geo.ellipse(146, 0, 17), SHADE)


def headgear(pen, kind, skin):
    pen.form(geo.ellipse(3, 0, 17, 18), skin, volume=9, texture=0)
    pen.form(geo.ellipse(19, 0, 5, 4), skin, texture=0)
    hair = ("#3a2a24", "#8c5a2c", "#d8b878", "#241c20")[pen.rng.integers(4)]
    if kind == "bowler":
        pen.form(geo.ellipse(0, 0, 24, 25), "#34344c", volume=8, texture=0)
        pen.form(geo.ellipse(-1, 0, 15, 16), "#4c4c68", volume=9, texture=0)
    elif kind == "cap":
        pen.form(geo.ellipse(-2, 0, 19, 20), "#6c5444", volume=9, texture=0)
        pen.form(geo.curve([(12, -15), (26, -8), (26, 8), (12, 15)]), "#54402f", texture=0)
    else:
        pen.form(geo.ellipse(-3, 0, 18, 19), hair, volume=9, texture=0.2)
        if kind == "bun":
            pen.form(geo.ellipse(-14, 0, 10, 10), lighten(hair, 0.05), volume=6, texture=0)
        if kind == "child":
            pen.form(geo.rectangle(-44, -20, 22, 40, 5), "#8c5430", volume=7, texture=0)
            pen.line([(-24, -14), (0, -20)], "#5c341c", 4)


def walker(pen, x, y, size, facing, coat, kind):
    """Seen from straight above, on tiptoe, a finger at the lips."""
    skin = SKINS[pen.rng.integers(len(SKINS))]
    with pen.at(x, y, size * 1.15, facing):
        for dx, dy in ((24, -9), (-22, 9)):
            shoe = geo.ribbon([(dx - 10, dy), (dx + 12, dy)], [9, 12], 8)
            pen.form(shoe, "#3a3040", texture=0)
        balance = [(-2, -24), (-10, -44), (-2, -60)]
        pen.form(geo.ribbon(balance, [17, 14, 11], 16), coat, volume=6, texture=0)
        pen.form(geo.ellipse(0, -63, 6.5), skin, texture=0)
        body = geo.curve([(12, -20), (15, 0), (12, 22), (-8, 31), (-17, 14), (-18, -14), (-8, -31)])
        pen.form(body, coat, volume=13, texture=0.3)
        headgear(pen, kind, skin)
        hush = [(0, 26), (22, 30), (28, 8)]
        pen.form(geo.ribbon(hush, [17, 14, 9], 16), coat, volume=6, texture=0)
        pen.form(geo.ellipse(28, 4, 6), skin, texture=0)
        pen.line([(28, 3), (23, -1)], skin, 4)


def bicycle(pen):
    """Lying flat on a head, so that we see it from the side."""
    hubs = ((-58, 0), (58, 0))
    for hub in hubs:
        pen.fill(geo.ellipse(*hub, 38), "#f4f7fb", 0.72)
        for k in range(10):
            pen.line([hub, geo.toward(hub, k * 36, 38)], "#5c6c84", 1.6)
        pen.line(geo.ellipse(*hub, 39), "#2c3040", 6)
    tubes = (
        ((-58, 0), (-6, 4)),
        ((-58, 0), (-26, -50)),
        ((-6, 4), (-26, -50)),
        ((-6, 4), (40, -56)),
        ((-26, -50), (40, -56)),
        ((40, -56), (58, 0)),
        ((40, -56), (36, -74)),
    )
    for start, end in tubes:
        pen.line(geo.polygon([start, end], False), "#e0483c", 7)
    pen.line([(20, -78), (36, -78), (56, -70)], "#2c3040", 7)
    pen.form(geo.ribbon([(-42, -58), (-14, -58)], [14, 9], 8), "#6c4028", texture=0)
    pen.line(geo.ellipse(-6, 4, 11), "#2c3040", 4)


def crowd(art):
    x, y, scale = ZEBRA
    over = {"blend": "multiply", "alpha": 0.55, "blur": 1.5}
    with art.layer("crowd shadows", **over) as pen, pen.at(x, y, scale, TILT):
        for px, py, size, *_ in (*CROWD, CYCLIST):
            walker_shadow(pen, px, py, size)
    with art.layer("waiting shadows", **over) as pen:
        for px, py, size, *_ in WAITING:
            walker_shadow(pen, px, py, size)
        walker_shadow(pen, 330, 330, 1.1)
    with art.layer("crowd", detail=1, keep=0.22) as pen, pen.at(x, y, scale, TILT):
        for person in (*CROWD, CYCLIST):
            walker(pen, *person)
    with art.layer("waiting", detail=1, keep=0.22) as pen:
        for person in WAITING:
            walker(pen, *person)
    bike = art.layer("bicycle", detail=1, keep=0.25, drop=Drop(14, 18, 5, 0.4, SHADE))
    with bike as pen, pen.at(x + 88, y - 16, 1.16, TILT - 30):
        bicycle(pen)


def policeman(art):
    """He stops the bus with a white glove and asks it to hush."""
    with art.layer("policeman", detail=1, keep=0.22) as pen, pen.at(330, 330, 1.3, -90 + TILT):
        for dy in (-10, 10):
            pen.form(geo.ribbon([(-8, dy), (22, dy)], [12, 13], 8), "#20222e", texture=0)
        pen.form(
            geo.ribbon([(0, -26), (30, -40), (54, -36)], [19, 16, 13], 16), "#28386c", texture=0
        )
        pen.form(geo.ellipse(60, -36, 11, 9), "#ffffff", "#a9b8d0", texture=0)
        body = geo.curve([(12, -22), (16, 0), (12, 24), (-9, 33), (-19, 14), (-19, -14), (-9, -33)])
        pen.form(body, "#28386c", volume=13, texture=0.3)
        pen.line([(-16, -20), (14, 18)], "#ffffff", 5)
        pen.form(geo.ellipse(3, 0, 18, 19), "#64402c", texture=0)
        pen.form(geo.ellipse(-2, 0, 22, 23), "#1c2850", volume=8, texture=0)
        pen.form(geo.ellipse(-3, 0, 12, 13), "#34488c", volume=6, texture=0)
        pen.form(geo.ribbon([(0, 28), (24, 30), (28, 8)], [18, 15, 11], 16), "#28386c", texture=0)
        pen.form(geo.ellipse(28, 4, 8), "#ffffff", "#a9b8d0", texture=0)


def bus(art):
    with (
        art.layer("bus", warp=0.5, detail=0.7, drop=Drop(46, 34, 10, 0.5, SHADE)) as pen,
        pen.at(330, 120, 1, TILT),
    ):
        body = geo.rectangle(-118, -340, 236, 440, 30)
        pen.form(body, "#4c8cd4", "#2c5494", "#9cccf4", volume=30, texture=0.4)
        roof = geo.rectangle(-96, -340, 192, 384, 20)
        pen.form(roof, "#f6f2e6", "#b4c0d4", "#ffffff", volume=14, texture=0.4)
        for y in (-70, -160):
            pen.form(geo.rectangle(-44, y, 88, 56, 8), "#d0dcea", "#8ca0bc", volume=6, texture=0)
        glass = geo.curve(
            [(-98, 60, "c"), (0, 54), (98, 60, "c"), (106, 88, "c"), (0, 98), (-106, 88, "c")]
        )
        pen.form(glass, "#34506c", "#1c2c44", "#9cc8dc", volume=8, texture=0)
        pen.line([(-80, 82), (-40, 64)], "#d8f0fa", 5, 0.8)
        for side in (-1, 1):
            pen.form(geo.ellipse(side * 84, 100, 22, 9), "#fff0b0", "#d8a848", texture=0)
            mirror = geo.ribbon([(side * 116, 40), (side * 142, 62)], [8, 20], 8)
            pen.form(mirror, "#2c3c5c", texture=0)


def taxi(art):
    with (
        art.layer("taxi", warp=0.5, detail=0.7, drop=Drop(34, 26, 9, 0.5, SHADE)) as pen,
        pen.at(580, 1160, 1, TILT),
    ):
        body = geo.rectangle(-82, -76, 164, 300, 40)
        pen.form(body, "#f4bc34", "#b0741c", "#fff0a0", volume=26, texture=0.3)
        glass = geo.curve([(-66, 20, "c"), (-58, -6), (58, -6), (66, 20, "c"), (0, 12)])
        pen.form(glass, "#34506c", "#1c2c44", "#9cc8dc", volume=6, texture=0)
        pen.form(geo.rectangle(-60, 24, 120, 100, 14), "#f8cc54", "#c8882c", volume=14, texture=0)
        for side in (-1, 1):
            pen.form(geo.ellipse(side * 58, -68, 16, 9), "#fffbe0", "#d8a848", texture=0)


def paint(art: Art) -> None:
    street(art)
    bus(art)
    taxi(art)
    zebra(art)
    art.repaint("middle", radii=(6, 3))
    crowd(art)
    policeman(art)
    art.repaint("final")
    art.glow(40, 60, 700, "#ffe8b0", 0.18)
    art.finish(vignette_colour="#4c70a8", vignette=0.14)
