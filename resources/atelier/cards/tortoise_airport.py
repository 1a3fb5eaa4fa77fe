"""From above: a giant tortoise carries an airfield, and a plane is unsure of the runway."""

import math

import numpy as np
from atelier import Art, Bounce, Card, Drop, patterns
from atelier import geometry as geo
from atelier.motifs import nature
from light.colour import lighten, mix, vary

CARD = Card(
    seed=58,
    light=(-0.5, -0.8),
    hand="dry gouache",
    title_en="Cleared for Landing",
    title_ru="Посадку разрешаю",
    tags_en=(
        "tortoise",
        "airport",
        "runway",
        "plane",
        "shadow",
        "lettuce",
        "plain",
        "signal",
        "delay",
        "patience",
        "slowness",
        "arrival",
        "doubt",
    ),
    tags_ru=(
        "черепаха",
        "аэродром",
        "взлётная полоса",
        "самолёт",
        "тень",
        "салат",
        "равнина",
        "сигнал",
        "опоздание",
        "терпение",
        "медлительность",
        "прибытие",
        "сомнение",
    ),
    description_en="Seen from above, a giant tortoise plods over a green plain with an airfield "
    "on its shell, a silver plane circles, and a marshaller waves lettuce leaves.",
    description_ru="Вид сверху: огромная черепаха бредёт по зелёной равнине с целым аэродромом на "
    "панцире, кружит серебристый самолёт, а сигнальщик машет листьями салата.",
)

SKIN, SKIN_DARK, SKIN_LIGHT = "#a89a50", "#4f4a2c", "#ecdf94"
SHELL, SHELL_DARK, SHELL_LIGHT = "#5f6830", "#23281a", "#a0a452"
HEADING = 24


def plain(art):
    with art.layer("plain", brush=1.2) as pen:
        ground = geo.rectangle(-20, -20, 840, 1240)
        pen.form(ground, "#c4de64", "#a4c850", "#e4f29c", volume=240, texture=0.6)
        for x, y in geo.scattered(pen.rng, 26, (-40, -40, 840, 1240), 120):
            field = geo.blob(
                pen.rng, x, y, pen.rng.uniform(60, 120), pen.rng.uniform(50, 100), 8, 0.14
            )
            pen.fill(field, vary("#c4dc68", pen.rng, 0.05, 8), 0.5, blur=8)
        patterns.grass("#9cc048", 13, 0.35)(pen, ground)
    with art.layer("river", dissolve=0.2) as pen:
        river = [(-30, 190), (120, 150), (250, 60), (300, -30)]
        pen.form(
            geo.ribbon(river, [64, 54, 46, 40], 60),
            "#8fd4d0",
            "#5fa8b0",
            "#dff6ec",
            volume=14,
            texture=0.4,
        )
        for k in range(3):
            pen.line([(x, y - 12 + k * 12) for x, y in river], "#e8faf0", 3, 0.5)
    with art.layer("tracks") as pen, pen.at(400, 620, 1, HEADING):
        for k in range(4):
            for side in (-1, 1):
                y = 430 + k * 130 + (30 if side > 0 else 0)
                print_of_foot = geo.blob(pen.rng, side * 250, y, 46, 54, 9, 0.06)
                pen.form(print_of_foot, "#9cb648", "#6f8a38", "#c0d868", volume=16, texture=0.4)
    with art.layer("trees", detail=0.6, drop=Drop(10, 14, 5, 0.4, "#4a6a2c")) as pen:
        for x, y in (
            (60, 420),
            (110, 470),
            (40, 520),
            (740, 860),
            (776, 800),
            (90, 1080),
            (150, 1120),
            (60, 1150),
            (700, 1120),
            (760, 1090),
            (640, 30),
            (700, 60),
            (560, 20),
        ):
            size = pen.rng.uniform(20, 34)
            pen.form(
                geo.blob(pen.rng, x, y, size, corners=9, wobble=0.08),
                vary("#7fae48", pen.rng, 0.04, 8),
                "#4a7a38",
                "#b8d868",
                volume=size * 0.7,
                texture=0.8,
            )


def leg(pen, points, widths, toes):
    pen.form(geo.ribbon(points, widths, 40), SKIN, SKIN_DARK, SKIN_LIGHT, volume=30, texture=0.5)
    shape = geo.ribbon(points, widths, 40)
    patterns.shingles(SKIN, 22)(pen, shape)
    pen.fill(shape, SKIN_DARK, 0.12)
    x, y = points[-1]
    for k in range(-2, 3):
        claw = geo.toward((x, y), toes + k * 24, widths[-1] * 0.62)
        pen.form(
            geo.ellipse(*claw, 12, 17, -(toes + k * 24)), "#e8dcae", "#8a7a4c", volume=6, texture=0
        )


def tortoise(art):
    with (
        art.layer(
            "legs",
            detail=0.8,
            drop=Drop(26, 34, 16, 0.45, "#3f5a20"),
            bounce=Bounce("#d8f088", 0.2),
        ) as pen,
        pen.at(400, 620, 1, HEADING),
    ):
        leg(pen, [(-170, -230), (-260, -300), (-292, -390)], [120, 104, 96], 190)
        leg(pen, [(170, -230), (270, -250), (330, -290)], [120, 104, 92], 130)
        leg(pen, [(-180, 230), (-262, 270), (-300, 330)], [120, 100, 88], -50)
        leg(pen, [(170, 250), (230, 320), (244, 410)], [120, 100, 88], 10)
        tail = geo.ribbon([(0, 330), (-10, 400), (-40, 440)], [70, 40, 6], 24)
        pen.form(tail, SKIN, SKIN_DARK, SKIN_LIGHT, volume=16)
        neck = geo.ribbon([(0, -280), (-6, -380), (-30, -452)], [150, 122, 120], 30)
        pen.form(neck, SKIN, SKIN_DARK, SKIN_LIGHT, volume=44, texture=0.5)
        for k in range(5):
            y = -330 - k * 26
            pen.line([(-60 - k * 4, y), (-10, y - 14), (52 - k * 4, y)], SKIN_DARK, 5, 0.5, blur=1)
        head(pen)


def head(pen):
    shape = geo.curve(
        [
            (-104, -440),
            (-112, -510),
            (-86, -572),
            (-34, -602),
            (22, -578),
            (52, -520),
            (46, -446),
            (-26, -410),
        ]
    )
    pen.form(shape, SKIN, SKIN_DARK, SKIN_LIGHT, volume=50, texture=0.5)
    with pen.clip(shape):
        for x, y in geo.scattered(pen.rng, 40, (-110, -600, 50, -420), 22):
            pen.form(
                geo.blob(pen.rng, x, y, 12, 10, 6),
                lighten(SKIN, 0.02),
                SKIN_DARK,
                SKIN_LIGHT,
                volume=4,
                texture=0,
            )
    for x, turn in ((-98, 20), (36, -20)):
        pen.form(geo.ellipse(x, -516, 25, 32, turn), "#fffbe0", "#9a9a5c", volume=8, texture=0)
        pen.fill(geo.ellipse(x, -526, 14, 18, turn), "#2c2418")
        lid = geo.moved(
            geo.curve([(-26, 20, "c"), (-22, -4), (22, -4), (26, 20, "c"), (0, 34)]),
            x,
            -512,
            1,
            turn,
        )
        pen.form(lid, lighten(SKIN, -0.04), SKIN_DARK, volume=5, texture=0)
    pen.line([(-62, -586), (-34, -594), (-6, -582)], SKIN_DARK, 5, 0.7)
    for x in (-46, -22):
        pen.fill(geo.ellipse(x, -578, 4, 6), SKIN_DARK)


SCUTES = (
    (0, 0, 118, 96),
    (0, -170, 104, 82),
    (0, 172, 104, 82),
    (-158, -84, 84, 88),
    (158, -84, 84, 88),
    (-158, 92, 84, 88),
    (158, 92, 84, 88),
)


def shell(art):
    with (
        art.layer("shell", detail=0.8, warp=0.9, drop=Drop(40, 52, 22, 0.5, "#3f5a20")) as pen,
        pen.at(400, 620, 1, HEADING),
    ):
        rim = geo.curve(
            [
                (0, -344),
                (130, -322),
                (232, -226),
                (276, -80),
                (280, 80),
                (236, 230),
                (130, 330),
                (0, 352),
                (-130, 330),
                (-236, 230),
                (-280, 80),
                (-276, -80),
                (-232, -226),
                (-130, -322),
            ]
        )
        pen.form(rim, SHELL, SHELL_DARK, SHELL_LIGHT, volume=70, texture=0.8)
        with pen.clip(rim):
            for k in range(26):
                angle = k / 26 * 2 * math.pi
                outer = (300 * math.sin(angle), 372 * math.cos(angle))
                inner = (226 * math.sin(angle), 286 * math.cos(angle))
                pen.line(geo.polygon([outer, inner], False), SHELL_DARK, 6, 0.8)
            for x, y, rx, ry in SCUTES:
                scute(pen, x, y, rx, ry)


def scute(pen, x, y, rx, ry):
    """One plate of the shell: rings of growth like the contour lines of a hill."""
    corners = [
        (x + rx * math.sin(a), y + ry * math.cos(a))
        for a in (math.pi / 3 * k + 0.52 for k in range(6))
    ]
    plate = geo.curve(corners, tension=0.5)
    pen.form(plate, "#7a8438", SHELL_DARK, "#c4cc70", volume=24, texture=0.6)
    for share in (0.84, 0.66, 0.48):
        ring = geo.curve([geo.lerp((x, y), corner, share) for corner in corners], tension=0.5)
        pen.line(ring, SHELL_DARK, 4, 0.45)
        pen.line(geo.moved(ring, -2, -3), "#d8dc8c", 2.5, 0.4)


def airfield(art):
    with (
        art.layer("airfield", detail=1, keep=0.08, warp=0.5) as pen,
        pen.at(400, 620, 1, HEADING),
        pen.at(6, 6, 1, -14),
    ):
        pen.fill(geo.rectangle(-48, -318, 96, 640, 6), "#2c3020", 0.4, blur=8)
        pen.form(
            geo.rectangle(-46, -322, 92, 640, 5),
            "#7c8088",
            "#52565f",
            "#a8acb0",
            volume=8,
            texture=0.5,
        )
        for side in (-1, 1):
            pen.line(geo.polygon([(side * 38, -312), (side * 38, 308)], False), "#f4f2e4", 4)
        for k in range(9):
            pen.fill(geo.rectangle(-4, -240 + k * 58, 8, 32), "#f8f4e4")
        for end in (-300, 262):
            for k in range(6):
                pen.fill(geo.rectangle(-33 + k * 12, end, 6, 34), "#f8f4e4")
        taxi = geo.ribbon([(44, 150), (100, 130), (140, 60), (150, -20)], [34, 34, 34, 36], 30)
        pen.form(taxi, "#8a8e94", "#5c6068", "#acb0b4", volume=6, texture=0.4)
        pen.line([(44, 150), (100, 130), (140, 60), (150, -20)], "#f4c83c", 3)
        apron = geo.rectangle(104, -120, 110, 150, 10)
        pen.form(apron, "#8a8e94", "#5c6068", "#acb0b4", volume=8, texture=0.4)
    with (
        art.layer(
            "buildings", detail=1, keep=0.1, warp=0.4, drop=Drop(12, 16, 5, 0.5, "#2c3418")
        ) as pen,
        pen.at(400, 620, 1, HEADING),
    ):
        terminal(pen)


def terminal(pen):
    with pen.at(196, -70, 1, -14):
        pen.form(
            geo.rectangle(-32, -64, 74, 128, 8),
            "#f4ecd8",
            "#b8a888",
            "#ffffff",
            volume=12,
            texture=0.3,
        )
        for k in range(4):
            pen.form(
                geo.rectangle(-22, -52 + k * 30, 54, 18, 4),
                "#7fc0c8",
                "#4a8a98",
                "#d8f4f0",
                volume=4,
                texture=0,
            )
        pen.form(geo.ellipse(8, -96, 30), "#e8583c", "#9a2c24", "#ffb088", volume=14, texture=0.2)
        pen.form(geo.ellipse(8, -96, 19), "#cfeef0", "#6fa8b4", "#ffffff", volume=9, texture=0)
    for x, y, colour in ((-170, 40, "#e8583c"), (-170, 96, "#f4ecd8"), (-170, 152, "#4a8ab0")):
        with pen.at(x, y, 1, -14):
            pen.form(geo.rectangle(-40, -22, 80, 44, 20), colour, volume=16, texture=0.4)
            pen.line(geo.polygon([(-38, 0), (38, 0)], False), lighten(colour, 0.12), 4)
    for x, y in ((-150, -140), (-190, -96)):
        small_plane(pen, x, y, 0.3, 60)
    with pen.at(-92, -220, 1, 30):
        pen.line(geo.polygon([(0, 0), (0, -36)], False), "#6a5a4c", 4)
        pen.form(
            geo.polygon([(0, -38), (56, -28), (52, -18), (0, -18)]), "#f08a3c", volume=5, texture=0
        )
        for dx in (14, 36):
            pen.fill(geo.polygon([(dx, -36), (dx + 9, -34), (dx + 9, -18), (dx, -18)]), "#fff4e0")


def plane_shape():
    """A propeller airliner from above, nose to the top, about 300 long."""
    half = [
        (0, -158),
        (16, -142),
        (24, -96),
        (25, -44),
        (40, -46),
        (196, -8),
        (206, 8, "c"),
        (200, 18),
        (40, 22),
        (22, 20),
        (16, 96),
        (76, 122),
        (80, 138, "c"),
        (14, 132),
        (0, 148),
    ]
    return geo.symmetric(half)


def small_plane(pen, x, y, size, turn):
    with pen.at(x, y, size, turn):
        pen.form(plane_shape(), "#e4e8ec", "#8a94a0", "#ffffff", volume=16, texture=0.2)


def circling(art):
    with art.layer("cross shadow", warp=0, blur=2.5, alpha=0.62) as pen:
        pen.fill(geo.moved(plane_shape(), 418, 716, 0.9, -62), "#1c2410")
    with art.layer("path of flight", warp=0.4) as pen:
        loop = geo.arc(400, 560, 380, 430, 96, 12, 60)
        for x, y in loop[4:40:2]:
            pen.fill(geo.ellipse(x, y, 5), "#ffffff", 0.9)
    with art.layer("plane", detail=1, keep=0.1, warp=0.4) as pen, pen.at(206, 936, 1.0, -62):
        shape = plane_shape()
        pen.form(shape, "#dfe6ec", "#7c8a9c", "#ffffff", volume=26, texture=0.3)
        pen.line([(0, -150), (0, 140)], "#aab4c0", 3, 0.6)
        for side in (-1, 1):
            pen.form(
                geo.ellipse(side * 84, -34, 13, 30),
                "#c0cad4",
                "#6a7686",
                "#ffffff",
                volume=9,
                texture=0,
            )
            pen.fill(geo.ellipse(side * 84, -64, 30, 7), "#ffffff", 0.7)
            pen.form(
                geo.polygon(
                    [(side * 150, -6), (side * 178, 2), (side * 178, 14), (side * 150, 16)]
                ),
                "#e8583c",
                volume=4,
                texture=0,
            )
        pen.form(
            geo.curve([(-16, -124), (0, -140), (16, -124), (14, -108), (-14, -108)]),
            "#5a7a94",
            "#35506a",
            "#cfe8f4",
            volume=6,
            texture=0,
        )
        pen.form(
            geo.polygon([(-6, 96), (6, 96), (8, 146), (-8, 146)]), "#e8583c", volume=5, texture=0
        )


def marshaller(art):
    """A tall man in an orange vest, foreshortened, with a leaf in either hand."""
    with (
        art.layer("marshaller", detail=1, keep=0.15, drop=Drop(26, 34, 7, 0.45, "#3a4a1c")) as pen,
        pen.at(420, 372, 0.92, 12),
    ):
        for side in (-1, 1):
            trouser = geo.ribbon(
                [(side * 13, 14), (side * 20, 74), (side * 26, 116)], [25, 22, 18], 18
            )
            pen.form(trouser, "#2f4a6c", volume=8, texture=0.3)
            pen.form(geo.ellipse(side * 28, 124, 14, 18), "#2c2420", texture=0)
        for side, hand in ((-1, (-96, -52)), (1, (92, -76))):
            arm = geo.ribbon([(side * 34, -18), (side * 70, -16), hand], [25, 20, 17], 20)
            pen.form(arm, "#64402c", "#33201c", "#a8714c", volume=8, texture=0.2)
            lettuce(pen, hand[0] + side * 18, hand[1] - 26, side)
            pen.form(geo.ellipse(*hand, 12), "#64402c", "#33201c", texture=0)
        vest = geo.curve([(-40, -24), (0, -36), (40, -24), (38, 30), (0, 44), (-38, 30)])
        pen.form(vest, "#f4782c", "#a83c1c", "#ffc080", volume=18, texture=0.3)
        for dx in (-20, 20):
            pen.line([(dx, -30), (dx, 38)], "#fff0a8", 8)
        pen.form(
            geo.ellipse(0, -30, 27, 29), "#64402c", "#33201c", "#a8714c", volume=14, texture=0.2
        )
        hair = geo.curve([(-28, -34), (-20, -58), (0, -66), (20, -58), (28, -34), (0, -24)])
        pen.form(hair, "#1c1614", volume=12, texture=0.5)
        for side in (-1, 1):
            pen.form(geo.ellipse(side * 28, -30, 9, 14), "#f4c83c", "#a87a1c", volume=5, texture=0)
        pen.line(geo.arc(0, -34, 30, 32, 196, 344), "#f4c83c", 5)


def lettuce(pen, x, y, side):
    leaf = geo.curve(
        [
            (x - side * 14, y + 30, "c"),
            (x - 30, y + 4),
            (x - 34, y - 34),
            (x - 10, y - 62),
            (x + 16, y - 60),
            (x + 36, y - 30),
            (x + 30, y + 6),
        ]
    )
    pen.form(leaf, "#6fc43c", "#3a8a2c", "#c8f078", volume=12, texture=0.5)
    pen.line([(x - side * 14, y + 28), (x, y - 10), (x + side * 4, y - 50)], "#e8fcc0", 5)
    for dx, dy in ((-22, -22), (22, -20), (-18, 2), (20, 2)):
        pen.line([(x, y + dy + 14), (x + dx, y + dy)], "#e8fcc0", 2.5, 0.8)


def paint(art: Art) -> None:
    art.sky(["#c4e070", "#b2d45a", "#c0dc6a"])
    plain(art)
    art.tint(np.clip(art.noise("cloud shade", 420, 2.6) - 0.4, 0, 1) * 0.55, "#6cb050")
    art.repaint("background", radii=(12, 6, 3))
    tortoise(art)
    shell(art)
    airfield(art)
    art.repaint("middle", radii=(8, 4, 2.4))
    marshaller(art)
    circling(art)
    with art.layer("flowers", detail=0.6) as pen:
        for x, y in geo.scattered(pen.rng, 50, (0, 0, 800, 1200), 40):
            if math.hypot(x - 400, y - 620) > 420:
                nature.flower(
                    pen, x, y, pen.rng.uniform(7, 12), mix("#fff4d0", "#f4d060", pen.rng.random())
                )
    art.repaint("final")
    art.finish(vignette_colour="#4a6a1c", vignette=0.2, curve=0.25)
