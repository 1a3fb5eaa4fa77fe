"""At the security belt a suitcase holds a winter forest, and a bear looks straight back out."""

import math

import numpy as np
from atelier import Art, Card, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import Expression, Person, draw_head, draw_palm
from atelier.motifs import sky
from light.colour import mix

CARD = Card(
    seed=24,
    light=(0.25, -0.95),
    hand="chalk on dark",
    title_en="Anything to Declare",
    title_ru="Что везёте?",
    tags_en=(
        "suitcase",
        "screen",
        "forest",
        "bear",
        "guard",
        "mug",
        "roots",
        "border",
        "secret",
        "homesickness",
        "hibernation",
        "luggage",
    ),
    tags_ru=(
        "чемодан",
        "экран",
        "лес",
        "медведь",
        "охранница",
        "кружка",
        "корни",
        "граница",
        "тайна",
        "тоска по дому",
        "спячка",
        "багаж",
    ),
    description_en="On a green security screen a suitcase shows a winter forest and a bear staring "
    "out from under the roots; the guard stops with her mug half raised and the owner brushes snow "
    "off his collar.",
    description_ru="На зелёном экране досмотра в чемодане виден зимний лес и медведь, глядящий "
    "из-под корней; охранница замерла с кружкой, а хозяин стряхивает снег с воротника.",
)

DARK, MIDDLE = "#04140e", "#1f7a40"
BRIGHT, GLARE = "#62e882", "#d0ffd0"
TRAVELLER = Person(
    "middle",
    "tall",
    "tan",
    "short",
    "#2a1e1a",
    beard="moustache",
    hat="beanie",
    hat_colour="#5a3a30",
)
INNOCENT = Expression(eye="narrow", brow=10, slant=2, smile=0.2)
SCREEN = [(120, 60, "c"), (786, 28, "c"), (792, 742, "c"), (140, 716, "c")]
CASE = [
    (206, 226),
    (224, 196),
    (460, 182),
    (704, 178),
    (728, 206),
    (738, 430),
    (734, 620),
    (708, 650),
    (470, 664),
    (232, 668),
    (208, 640),
    (200, 430),
]


def hall(art):
    art.sky(["#0a1c18", "#0c2620", "#081412"])
    art.glow(460, 380, 760, "#2a9a4c", 0.5)
    art.repaint("background")
    with art.layer("hall lines", alpha=0.5) as pen:
        for x in (20, 70):
            pen.line([(x, -10), (x + 6, 760)], "#2a6a50", 5, 0.6)
        pen.line([(-10, 740), (120, 732)], "#2a6a50", 6, 0.6)


def screen(art):
    frame = geo.curve([(88, 24, "c"), (820, -10, "c"), (828, 788, "c"), (106, 756, "c")])
    glass = geo.curve(SCREEN)
    with art.layer("monitor", warp=0.4, detail=0.5) as pen:
        pen.form(frame, "#16302a", "#060e0c", "#3a6a5a", volume=18, texture=0.6)
        pen.fill(glass, pen.radial((460, 400), 520, ["#1f8a44", "#146332", "#0a3a1e"]))
        with pen.clip(glass):
            for y in range(40, 740, 9):
                pen.line([(110, y + 6), (800, y - 26)], "#062a1a", 2, 0.35)


def suitcase(art):
    """Its shell is a pale outline; everything in it shines through."""
    with art.layer("case", detail=1, keep=0.3, warp=0.4) as pen:
        handle = [(386, 186), (388, 134), (410, 118), (520, 114), (540, 130), (544, 180)]
        pen.line(handle, "#8df0b8", 15, 0.9)
        pen.line(handle, "#1a6a44", 6, 0.9)
        shell = geo.curve(CASE)
        pen.fill(shell, "#0a3c26", 0.92)
        pen.line(shell, GLARE, 9, 0.95)
        inner = geo.curve([(469 + (x - 469) * 0.955, 424 + (y - 424) * 0.935) for x, y in CASE])
        pen.line(inner, BRIGHT, 3, 0.75)
        for x in (290, 640):
            pen.form(geo.rectangle(x - 20, 170, 40, 34, 4), "#8df0b8", volume=4, texture=0)
            pen.fill(geo.rectangle(x - 9, 180, 18, 13, 2), "#0b4a2e")
        for x, y in ((222, 214), (716, 198), (218, 650), (720, 634)):
            pen.fill(geo.ellipse(x, y, 13), BRIGHT, 0.8)


def forest(art):
    rng_trees = (
        (250, 84, 0.8),
        (312, 150, 1.0),
        (388, 190, 1.15),
        (470, 212, 1.3),
        (556, 196, 1.2),
        (630, 150, 1.0),
        (690, 92, 0.85),
    )
    with art.layer("forest", detail=1, keep=0.3, warp=0.3) as pen:
        shell = geo.curve(CASE)
        with pen.clip(shell):
            for k, (x, tall, size) in enumerate(rng_trees):
                tree(pen, x, 436, tall, size, k % 3)
            snow = geo.curve(
                [
                    (190, 442),
                    (290, 426),
                    (400, 436),
                    (520, 424),
                    (640, 436),
                    (750, 424),
                    (750, 452),
                    (620, 456),
                    (470, 448),
                    (320, 458),
                    (190, 460),
                ]
            )
            pen.fill(snow, "#e4fff0", 0.95)
            for k, (x, _, size) in enumerate(rng_trees):
                roots(pen, x, 448, size, k)


def tree(pen, x, foot, tall, size, kind):
    """Pines as stacked boughs, the others bare."""
    if kind == 2:
        bare(pen, x, foot, tall, size)
        return
    pen.line([(x, foot), (x, foot - tall)], GLARE, 5 * size, 0.95)
    for i in range(7):
        y = foot - tall * (0.2 + 0.78 * i / 7)
        half = tall * 0.27 * (1 - i / 7.6)
        for side in (-1, 1):
            bough = [
                (x, y - half * 0.34),
                (x + side * half * 0.6, y - 2),
                (x + side * half, y + half * 0.26),
            ]
            pen.line(bough, BRIGHT if i % 2 else "#90f4ba", 4.4 * size, 0.9)
            lying = [(px, py - 4) for px, py in bough]
            pen.line(lying, "#f2fff6", 2.0 * size, 0.85)


def bare(pen, x, foot, tall, size):
    pen.line([(x, foot), (x + 3, foot - tall * 0.6), (x - 2, foot - tall)], GLARE, 5.4 * size, 0.95)
    for i in range(8):
        y = foot - tall * (0.28 + 0.09 * i)
        side = 1 if i % 2 else -1
        reach = tall * (0.34 - 0.025 * i)
        end = (x + side * reach, y - reach * 0.75)
        middle = (x + side * reach * 0.5, y - reach * 0.2)
        pen.line([(x, y), middle, end], BRIGHT, 3 * size, 0.9)
        twig = (middle[0] + side * 4, middle[1] - reach * 0.6)
        pen.line([middle, twig], BRIGHT, 2 * size, 0.85)


def roots(pen, x, y, size, k):
    """They spread downwards and part round the den."""
    for i in range(5):
        away = (i - 2) * 17 + pen.rng.normal(0, 5)
        if abs(x - 470) < 150:
            side = 1 if x + away > 470 else -1
            end = (470 + side * (176 + 20 * abs(i - 2)), 560 + 24 * i + k * 3)
        else:
            end = (x + away * 2.2, y + 100 * size * pen.rng.uniform(0.7, 1.3))
        middle = ((x + end[0]) / 2 + away * 0.6, (y + end[1]) / 2 - 6)
        root = geo.ribbon([(x, y), middle, end], [8 * size, 4 * size, 1.2], 16)
        pen.fill(root, mix(BRIGHT, MIDDLE, 0.25 + 0.1 * (i % 2)), 0.92)
        fork = (middle[0] + away * 0.9, middle[1] + 44)
        pen.line([middle, fork], MIDDLE, 2.6, 0.9)


def bear(art):
    """In its den, wide awake, face to face with the guard."""
    with art.layer("den", detail=0.6, blur=2) as pen:
        pen.fill(geo.blob(pen.rng, 470, 566, 186, 92, 11, 0.04), "#052014")
    with art.layer("bear", detail=1, keep=0.35, warp=0.3) as pen, pen.at(470, 574, 1.2):
        back = geo.curve(
            [(-146, 62), (-150, 4), (-110, -44), (0, -62), (110, -44), (150, 4), (146, 62)]
        )
        pen.form(back, "#2f9a62", "#0e5232", "#a0f8c4", volume=40, texture=1.0)
        for _i in range(60):
            angle = math.radians(pen.rng.uniform(190, 350))
            x, y = 140 * math.cos(angle), 30 + 82 * math.sin(angle)
            pen.line([(x, y), (x * 1.06, y * 1.06 - 3)], BRIGHT, 2.4, 0.7)
        for side in (-1, 1):
            pen.form(
                geo.ellipse(side * 58, -56, 25, 24), "#5fdc96", "#0e5232", volume=9, texture=0.3
            )
            pen.fill(geo.ellipse(side * 58, -52, 13, 12), "#0d4a2e")
        face = [(0, -76), (46, -66), (78, -26), (80, 18), (52, 52), (0, 66)]
        pen.form(geo.symmetric(face), "#6ae8a0", "#1f8a54", "#d8ffe4", volume=36, texture=0.8)
        muzzle = [(0, -4), (26, 4), (38, 28), (26, 54), (0, 60)]
        pen.form(geo.symmetric(muzzle), "#b8ffd2", "#4cc484", volume=16, texture=0.3)
        pen.form(geo.ellipse(0, 10, 18, 12), "#04180f", texture=0)
        pen.line([(0, 20), (0, 36)], "#04180f", 3.4)
        for side in (-1, 1):
            pen.line([(0, 36), (side * 10, 43), (side * 20, 39)], "#04180f", 3.4)
            pen.fill(geo.ellipse(side * 33, -20, 18, 17), "#04180f")
            pen.fill(geo.ellipse(side * 33, -20, 12.5, 13), "#f6fff8")
            pen.fill(geo.ellipse(side * 32, -19, 5.5, 6.5), "#04180f")
            paw = geo.ellipse(side * 84, 62, 40, 22)
            pen.form(paw, "#4ccc84", "#1a6a44", volume=12, texture=0.5)
            for dx in (-20, -4, 12):
                claw = [(side * 84 + dx, 70), (side * 84 + dx + 4, 80), (side * 84 + dx + 2, 88)]
                pen.line(claw, GLARE, 4)


def owner(art):
    """Beyond the belt, all innocence, flicking the snow away."""
    with art.layer("owner", detail=1, keep=0.25, rim=Rim("#7af0b0", 5, 0.55)) as pen:
        coat = geo.curve(
            [
                (522, 1240),
                (528, 1060),
                (560, 984),
                (622, 950),
                (690, 950),
                (756, 988),
                (806, 1060),
                (830, 1240),
            ]
        )
        pen.form(coat, "#4a3a34", "#14100e", "#8a9a84", volume=60, texture=2.4, grain=1.4)
        draw_head(pen, 652, 864, 84, TRAVELLER, "three-quarter", INNOCENT, -4, True)
        fur(pen)
        sleeve = geo.ribbon(
            [(770, 1030), (786, 1150), (736, 1130), (716, 1040)], [74, 66, 58, 44], 40
        )
        pen.form(sleeve, "#54423a", "#14100e", "#8a9a84", volume=24, texture=1.8)
        draw_palm(pen, 716, 1036, 76, 196, "open", "#c48f62")


def fur(pen):
    for i in range(15):
        t = i / 14
        x = 560 + 190 * t
        y = 976 - 34 * math.sin(math.pi * t) + 26 * abs(t - 0.5)
        tuft = geo.blob(pen.rng, x, y, 30, 25, 9, 0.12)
        pen.form(tuft, "#8a6a50", "#2a1c18", "#c8d0b0", volume=12, texture=1.4)


def belt(art):
    with art.layer("belt", warp=0.3, detail=0.5) as pen:
        top = geo.polygon([(330, 1040), (830, 1000), (830, 1080), (330, 1130)])
        pen.form(top, "#16241f", "#060c0a", "#3c6a58", volume=12, texture=0.5)
        for x in range(350, 830, 34):
            pen.line(
                [(x, 1040 - (x - 330) * 0.08), (x - 14, 1126 - (x - 330) * 0.1)], "#2c5244", 3, 0.8
            )
        side = geo.polygon([(330, 1130), (830, 1080), (830, 1210), (330, 1210)])
        pen.form(side, "#1c3a30", "#081410", volume=20, texture=0.6)
        stop = geo.ellipse(470, 1166, 27, 25)
        pen.form(stop, "#7a1e22", "#300a10", volume=10, texture=0)
        pen.form(geo.ellipse(470, 1160, 19, 16), "#c83a34", volume=8, texture=0)


def guard(art):
    """From behind, large and dark; the mug has stopped halfway."""
    with art.layer(
        "guard",
        detail=1,
        keep=0.2,
        rim=Rim("#7af0b0", 9, 0.85),
        drop=Drop(0, 0, 14, 0.6, "#020806"),
    ) as pen:
        back = geo.curve(
            [
                (-60, 1240),
                (-60, 1070),
                (-10, 976),
                (80, 932),
                (180, 918),
                (290, 930),
                (366, 980),
                (408, 1080),
                (420, 1240),
            ]
        )
        pen.form(back, "#1e2c3c", "#080c14", "#48708a", volume=70, texture=1.4, grain=1.4)
        for side in (-1, 1):
            x = 180 + side * 150
            strap = geo.polygon([(x - 38, 968), (x + 34, 960), (x + 40, 984), (x - 34, 994)])
            pen.form(strap, "#c8a24a", "#5a3c1a", volume=4, texture=0)
        scarf = geo.curve(
            [
                (96, 960),
                (66, 880),
                (66, 790),
                (100, 712),
                (176, 680),
                (254, 706),
                (296, 784),
                (296, 870),
                (268, 952),
                (180, 984),
            ]
        )
        pen.form(scarf, "#2c6a6a", "#0a2224", "#a8f0d8", volume=60, texture=1.0, grain=1.3)
        patterns.dots("#8ad8c0", 4, 30, 0.55)(pen, scarf)
        with pen.clip(scarf):
            for fold in (
                [(250, 720), (230, 830), (180, 930)],
                [(290, 800), (250, 890), (190, 950)],
                [(90, 740), (110, 860), (160, 940)],
            ):
                pen.fold(fold, "#2c6a6a", 8, 0.7)
        knot = geo.curve([(150, 936), (180, 922), (212, 936), (206, 966), (180, 974), (154, 966)])
        pen.form(knot, "#357878", "#0a2224", "#a8f0d8", volume=12, texture=0.5)
        for tail in (
            [(172, 960), (150, 1020), (140, 1078)],
            [(190, 960), (214, 1016), (212, 1090)],
        ):
            pen.form(geo.ribbon(tail, [20, 34, 44], 16), "#2c6a6a", "#0a2224", texture=0.6)
        cheek = geo.curve([(286, 800), (312, 820), (316, 850), (308, 884), (284, 910)])
        pen.form(cheek, "#64402c", "#241410", "#a8785a", volume=10, texture=0)


def mug(art):
    with art.layer("mug", detail=1, keep=0.3, rim=Rim("#a8ffd0", 4, 0.7)) as pen:
        arm = geo.ribbon([(372, 1040), (430, 1150), (476, 1090), (470, 984)], [112, 96, 74, 56], 40)
        pen.form(arm, "#24364a", "#080c14", "#48708a", volume=30, texture=0.8)
        with pen.at(452, 900, 1, -7):
            pen.line(geo.arc(52, 6, 32, 36, -84, 84), "#c8202a", 15)
            body = geo.curve(
                [
                    (-54, -62, "c"),
                    (-52, 40),
                    (-40, 62, "c"),
                    (40, 62, "c"),
                    (52, 40),
                    (54, -62, "c"),
                ]
            )
            pen.form(body, "#e02430", "#6a0c1a", "#ff8a78", volume=30, texture=0.3)
            pen.form(geo.ellipse(0, -62, 54, 14), "#ff6a5c", volume=3, texture=0)
            pen.fill(geo.ellipse(0, -60, 45, 10), "#2c1410")
        for k in range(4):
            finger = [
                (420, 884 + k * 19),
                (402, 890 + k * 19),
                (400, 902 + k * 17),
                (440, 900 + k * 18),
            ]
            pen.form(
                geo.ribbon(finger, [20, 22, 21, 16], 18), "#64402c", "#2a1812", volume=8, texture=0
            )
        back = geo.curve([(500, 880), (516, 910), (506, 964), (470, 990), (440, 976), (470, 940)])
        pen.form(back, "#64402c", "#2a1812", "#a8785a", volume=14, texture=0)
    with art.layer("steam", blur=5, alpha=0.6) as pen:
        rise = [(446, 830), (430, 796), (460, 766), (444, 730)]
        pen.fill(geo.ribbon(rise, [8, 16, 14, 3]), "#a8e8c8", 0.6)


def paint(art: Art) -> None:
    hall(art)
    screen(art)
    art.repaint("middle")
    suitcase(art)
    forest(art)
    bear(art)
    art.glow(464, 400, 520, "#4cff78", 0.26)
    belt(art)
    owner(art)
    guard(art)
    mug(art)
    art.repaint("final")
    with (
        art.layer("snow in the case", warp=0, mottle=0) as pen,
        pen.clip(geo.curve(CASE)),
    ):
        sky.snow(pen, 90, (210, 210, 730, 430), "#f4fff8", (1.0, 3.2))
    with art.layer("snow on the coat", warp=0, mottle=0) as pen:
        for x, y in geo.scattered(pen.rng, 46, (560, 930, 790, 1030), 11):
            pen.fill(geo.ellipse(x, y, pen.rng.uniform(2, 5)), "#f4fff8", 0.92)
        for x, y in geo.scattered(pen.rng, 22, (560, 1030, 800, 1190), 22):
            pen.fill(geo.ellipse(x, y, pen.rng.uniform(1.5, 3.5)), "#e4fff0", 0.85)
    art.tint(np.clip((art.y - 1120) / 140, 0, 1), DARK, 0.4)
    art.finish(vignette_colour="#020c08", vignette=0.35, bloom=0.1)
