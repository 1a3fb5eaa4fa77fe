"""A crowd admires an empty hook; behind them the landscape eats a sandwich on the bench."""

import math

from atelier import Art, Card, Drop, Rim
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure, draw_head, draw_palm
from light.colour import lighten, vary

CARD = Card(
    seed=41,
    light=(-0.15, -0.95),
    hand="thick oil",
    title_en="The Painting Takes a Break",
    title_ru="Картина обедает",
    tags_en=(
        "painting",
        "museum",
        "lunch",
        "sandwich",
        "crowd",
        "hook",
        "guard",
        "frame",
        "fame",
        "absence",
        "pause",
        "fashion",
    ),
    tags_ru=(
        "картина",
        "музей",
        "обед",
        "бутерброд",
        "толпа",
        "крюк",
        "смотритель",
        "рама",
        "слава",
        "отсутствие",
        "перерыв",
        "мода",
    ),
    description_en="In a red gallery a crowd stares at an empty hook; behind them a landscape in "
    "its gilt frame sits on the bench eating a sandwich, and the guard pretends not to see.",
    description_ru="В красном зале толпа благоговейно смотрит на пустой крюк, а позади на скамье "
    "пейзаж в золочёной раме ест бутерброд; смотритель делает вид, что ничего не видит.",
)

RED, GILT, GILT_DARK, GILT_LIGHT = "#a62c34", "#d29a3a", "#6e4218", "#ffe6a0"
GUARD = Person(
    "middle",
    "tall",
    "dark",
    "short",
    "#1c1614",
    beard="moustache",
    hat="cap",
    hat_colour="#22304e",
    outfit=Outfit(
        "#2c3c60", hem=0.22, trousers="#22304e", buttons="#e8c04a", belt="#1a1a22", collar="#e8e4da"
    ),
)


def gallery(art):
    """Damask walls, a skylight, the pale ghost of a frame and its hook."""
    with art.layer("wall", warp=0.3) as pen:
        wall = geo.rectangle(-20, -20, 840, 900)
        pen.fill(wall, pen.gradient((400, 0), (400, 860), ["#c03a3c", "#a02832", "#7e1e2c"]))
        for j in range(9):
            for i in range(9):
                x, y = -10 + i * 104 + j % 2 * 52, 110 + j * 96
                tone = vary("#b83a3e", pen.rng, 0.01, 3)
                for side in (-1, 1):
                    leaf = [(x, y + 30, "c"), (x + side * 22, y + 4), (x + side * 5, y - 30, "c")]
                    pen.fill(geo.curve(leaf), tone, 0.65)
    with art.layer("skylight", warp=0.2, detail=0.4) as pen:
        pane = geo.polygon([(120, -20), (680, -20), (590, 48), (210, 48)])
        pen.fill(pane, "#f2f4ec")
        for k in range(1, 6):
            x = 120 + k * 93
            pen.line(geo.polygon([(x, -20), (400 + (x - 400) * 0.68, 48)], False), "#8a8478", 5)
        cornice = geo.polygon([(-20, 44), (820, 44), (820, 84), (-20, 84)])
        pen.form(cornice, "#e2d2b0", "#8a6a4a", "#fff4d8", volume=14, texture=0.2)
    with art.layer("ghost of the frame", warp=0.3, blur=2) as pen:
        pen.fill(geo.rectangle(250, 150, 330, 250), "#d86458", 0.85)
    with art.layer("hook", detail=1, keep=0.2, drop=Drop(4, 8, 5, 0.5, "#3a0a14")) as pen:
        pen.line([(414, 190), (414, 214), (426, 228), (440, 220), (440, 206)], GILT, 9)
        pen.form(geo.ellipse(414, 186, 13), GILT, GILT_DARK, GILT_LIGHT, volume=6, texture=0)
    art.rays(400, -60, "#fff2d8", 0.2, 9, (70, 112), 760, 5)
    with art.layer("neighbours", detail=0.6, drop=Drop(8, 12, 12, 0.45, "#3a0a14")) as pen:
        neighbour(pen, 8, 170, 168, 236, "#4a4438", "#9a8a6a")
        neighbour(pen, 656, 200, 190, 200, "#5a6a70", "#b8c0b0")


def neighbour(pen, x, y, wide, tall, dark, light):
    """Other pictures of the room, which nobody looks at."""
    pen.form(
        geo.rectangle(x, y, wide, tall, 4), GILT, GILT_DARK, GILT_LIGHT, volume=10, texture=0.4
    )
    inner = geo.rectangle(x + 20, y + 20, wide - 40, tall - 40)
    pen.fill(inner, pen.gradient((x, y), (x, y + tall), [light, dark]))
    with pen.clip(inner):
        pen.fill(
            geo.blob(pen.rng, x + wide * 0.5, y + tall * 0.62, wide * 0.2, tall * 0.2), dark, 0.9
        )
        pen.fill(geo.ellipse(x + wide * 0.5, y + tall * 0.38, wide * 0.1), lighten(light, 0.1))


# x, shoulder level, size, coat, person, tilt of the head, what the head wears
CROWD = (
    (70, 560, 0.86, "#7a7c80", Person("middle", "average", "tan", "short", "#3a2a24"), 6, None),
    (204, 540, 0.9, "#5c6068", Person("young", "thin", "fair", "bob", "#b8803c"), -8, None),
    (352, 566, 0.84, "#8a8884", Person("old", "small", "olive", "bald", "#d0cac4"), 4, None),
    (482, 536, 0.94, "#686c74", Person("young", "stout", "fair", "bob", "#6a4a30"), -3, "fur"),
    (640, 552, 0.88, "#54585e", Person("middle", "broad", "brown", "bun", "#1f1614"), 8, None),
    (766, 572, 0.84, "#7c7a76", Person("old", "thin", "fair", "short", "#c8c2bc"), -5, None),
)
COAT = [
    (-24, -16),
    (-70, 4),
    (-106, 40),
    (-116, 150),
    (-112, 280),
    (-122, 420, "c"),
    (122, 420, "c"),
    (112, 280),
    (116, 150),
    (106, 40),
    (70, 4),
    (24, -16),
]


def fur_hat(pen):
    hat = [
        (-96, -98),
        (-106, -150),
        (-84, -204),
        (0, -226),
        (84, -204),
        (106, -150),
        (96, -98),
        (0, -80),
    ]
    pen.form(geo.curve(hat), "#6a4c38", "#2c1c18", "#b08a64", volume=44, texture=1)
    for _ in range(160):
        x, y = pen.rng.uniform(-98, 98), pen.rng.uniform(-214, -92)
        pen.line([(x, y), (x * 1.06, y + 14)], vary("#8a6648", pen.rng, 0.06, 6), 3.4, 0.7)


def onlooker(pen, colour, person, tilt, hat):
    """From behind: a grey coat, a neck craned in reverence."""
    shape = geo.curve(COAT)
    pen.form(shape, colour, volume=54, texture=0.9, grain=1.5)
    with pen.clip(shape):
        pen.line([(0, 10), (-3, 220), (0, 420)], lighten(colour, -0.1), 4, 0.8)
        for side in (-1, 1):
            pen.line(
                [(side * 80, 60), (side * 78, 200), (side * 88, 420)],
                lighten(colour, -0.09),
                4,
                0.7,
            )
            pen.fold([(side * 60, 120), (side * 40, 220), (side * 54, 330)], colour, 9, 0.4)
    skin = person.skin_colour
    pen.form(geo.rectangle(-27, -52, 54, 54, 12), lighten(skin, -0.04), volume=14, texture=0)
    band = [(-52, -12), (0, -30), (52, -12), (60, 18), (0, 2), (-60, 18)]
    pen.form(geo.curve(band), lighten(colour, 0.06), volume=10, texture=0.3)
    draw_head(pen, tilt, -112, 82, person, "back", turn=tilt)
    if hat:
        fur_hat(pen)


def crowd(art):
    for i, (x, y, size, colour, person, tilt, hat) in enumerate(CROWD):
        with (
            art.layer(
                f"onlooker {i}",
                detail=0.75,
                keep=0.05,
                rim=Rim("#ffd8b0", 6, 0.6),
                drop=Drop(0, 10, 14),
            ) as pen,
            pen.at(x, y, size),
        ):
            onlooker(pen, colour, person, tilt, hat)


def parquet(art):
    with art.layer("floor", warp=0.3) as pen:
        floor = geo.rectangle(-20, 860, 840, 380)
        pen.fill(floor, "#a8683c")
        for j in range(7):
            y0, y1 = 860 + 9 * j * (j + 2.4), 860 + 9 * (j + 1) * (j + 3.4)
            for i in range(-8, 9):
                k0, k1 = 0.46 + (y0 - 860) / 420, 0.46 + (y1 - 860) / 420
                a, b = 400 + i * 100 * k0 + j % 2 * 30, 400 + i * 100 * k1 + j % 2 * 30
                board = [(a, y0), (a + 100 * k0, y0), (b + 100 * k1, y1), (b, y1)]
                pen.form(
                    geo.polygon(board), vary("#b0703e", pen.rng, 0.03, 5), volume=4, texture=0.3
                )


def bench(art):
    with art.layer("bench", detail=0.6, drop=Drop(0, 26, 18, 0.5, "#2a1210")) as pen:
        for x in (120, 640):
            pen.form(
                geo.rectangle(x, 1040, 40, 128, 6), "#5a3320", "#2a1612", volume=12, texture=0.4
            )
        pen.form(geo.rectangle(44, 996, 712, 60, 18), "#4a1c24", "#220c12", "#9a4a4c", volume=24)
        for x in range(90, 740, 58):
            pen.fill(geo.ellipse(x, 1020, 6), "#2a0e14")


FRAME = (166, 636, 470, 366)


def landscape(pen):
    """Its own view: a valley with a river, hills, a poplar row; and a mouth in the meadow."""
    x, y, wide, tall = FRAME
    inner = geo.rectangle(x + 44, y + 44, wide - 88, tall - 88)
    sky_colours = ["#5f9ac8", "#a8cfe0", "#f4e4c0"]
    pen.fill(inner, pen.gradient((0, y + 44), (0, y + 190), sky_colours))
    with pen.clip(inner):
        for cx, cy, r in (
            (300, 716, 26),
            (330, 708, 32),
            (364, 720, 24),
            (510, 702, 20),
            (534, 706, 24),
        ):
            pen.form(geo.ellipse(cx, cy, r, r * 0.6), "#fbf4e4", volume=10, texture=0.2)
        for points, tone in (
            (
                [
                    (200, 790),
                    (280, 752),
                    (360, 784),
                    (450, 746),
                    (540, 776),
                    (600, 756),
                    (600, 980),
                    (200, 980),
                ],
                "#7f9fa8",
            ),
            (
                [
                    (200, 816),
                    (300, 796),
                    (400, 822),
                    (500, 792),
                    (600, 816),
                    (600, 980),
                    (200, 980),
                ],
                "#8aa860",
            ),
            ([(200, 850), (310, 836), (420, 850), (600, 838), (600, 980), (200, 980)], "#a8b858"),
        ):
            pen.form(
                geo.curve([(*p, "c") if p[1] == 980 else p for p in points]),
                tone,
                volume=20,
                texture=0.5,
            )
        river = [(470, 800), (440, 826), (486, 856), (430, 900), (470, 970)]
        pen.form(geo.ribbon(river, [4, 9, 16, 30, 56], 30), "#8fc4dc", texture=0.2)
        for px, py, high in (
            (236, 836, 62),
            (256, 838, 76),
            (276, 836, 58),
            (564, 830, 60),
            (582, 834, 70),
        ):
            poplar = [
                (px, py - high, "c"),
                (px + 9, py - high * 0.4),
                (px, py),
                (px - 9, py - high * 0.4),
            ]
            pen.form(geo.curve(poplar), "#4f7a48", volume=6, texture=0.3)


def frame(pen):
    x, y, wide, tall = FRAME
    border = geo.subtract(
        geo.rectangle(x, y, wide, tall, 10), geo.rectangle(x + 46, y + 46, wide - 92, tall - 92)
    )
    pen.form(border, GILT, GILT_DARK, GILT_LIGHT, volume=26, texture=0.7)
    for inset, colour in ((10, GILT_LIGHT), (24, GILT_DARK), (38, GILT_LIGHT)):
        edge = geo.rectangle(x + inset, y + inset, wide - inset * 2, tall - inset * 2, 4)
        pen.line(edge, colour, 4, 0.75)
    for cx in (x + 22, x + wide - 22):
        for cy in (y + 22, y + tall - 22):
            for k in range(6):
                petal = geo.toward((cx, cy), k * 60, 17)
                pen.form(geo.ellipse(*petal, 13), GILT, GILT_DARK, GILT_LIGHT, volume=6, texture=0)
            pen.form(geo.ellipse(cx, cy, 11), GILT_LIGHT, GILT_DARK, volume=4, texture=0)
    shell = [(x + wide / 2 + dx, y + 6 - 26 * math.cos(dx / 46)) for dx in range(-66, 67, 22)]
    pen.form(
        geo.curve([*shell, (x + wide / 2 + 60, y + 26), (x + wide / 2 - 60, y + 26)]),
        GILT,
        GILT_DARK,
        GILT_LIGHT,
        volume=12,
    )


def face(pen):
    """The hills are cheeks, two ponds half-closed in bliss, the lane a chewing mouth."""
    for side, cx in ((-1, 322), (1, 446)):
        lid = geo.arc(cx, 822, 34, 24, 195, 345, 9)
        pen.line(lid, "#24302a", 11)
        for dx, lift in ((-22, 5), (0, 0), (22, 5)):
            lash = [(cx + dx, 800 + lift), (cx + dx * 1.3 + side * 3, 784 + lift)]
            pen.line(lash, "#24302a", 5)
    for cx in (288, 480):
        pen.fill(geo.ellipse(cx, 862, 34, 20), "#e88a6a", 0.55, blur=8)
    mouth = geo.curve([(334, 872), (392, 866), (462, 876), (452, 918), (400, 938), (352, 914)])
    pen.form(mouth, "#5a2a2c", "#2c1218", volume=8, texture=0)
    pen.fill(geo.ellipse(396, 924, 30, 10), "#d86a62")


def sandwich(pen):
    with pen.at(510, 916, 0.98, -14):
        lower = [(-80, 10), (-72, 36), (60, 36), (74, 10)]
        pen.form(geo.curve(lower), "#d8a45a", "#8a5424", "#ffe0a8", volume=12, texture=0.6)
        pen.form(geo.rectangle(-86, 0, 164, 13, 6), "#e8726a", volume=5, texture=0.2)
        leaf = [
            (-92, -2),
            (-66, 10),
            (-40, -2),
            (-14, 10),
            (12, -2),
            (40, 10),
            (64, -2),
            (86, 8),
            (80, -12),
            (-86, -14),
        ]
        pen.form(geo.curve(leaf), "#6fae3c", volume=5, texture=0.3)
        pen.form(geo.rectangle(-82, -24, 160, 13, 5), "#f4c83c", volume=4, texture=0)
        upper = [(-84, -22, "c"), (-70, -58), (0, -74), (66, -58), (80, -22, "c")]
        pen.form(geo.curve(upper), "#dca85c", "#8a5424", "#ffe6b4", volume=20, texture=0.6)
        for k in range(9):
            pen.fill(geo.ellipse(-50 + k * 13, -50 - 10 * math.sin(k * 0.4), 5, 2.6, 30), "#fff2d0")


def limbs(pen, near):
    """Gilt arms and legs, as if the moulding had always had them."""

    def bar(points, widths):
        pen.form(
            geo.ribbon(points, widths, 30), GILT, GILT_DARK, GILT_LIGHT, volume=14, texture=0.4
        )

    if not near:
        for points, foot in (
            ([(300, 1000), (292, 1070), (300, 1120)], (286, 1136)),
            ([(470, 1000), (520, 1060), (470, 1120)], (456, 1138)),
        ):
            bar(points, [46, 38, 32])
            shoe = [(-26, -16), (14, -24), (44, -8), (50, 12, "c"), (-28, 12, "c")]
            pen.form(
                geo.moved(geo.curve(shoe), *foot), "#3a2420", "#160c0c", volume=10, texture=0.1
            )
        return
    bar([(176, 770), (96, 860), (150, 960)], [44, 38, 34])
    draw_palm(pen, 152, 962, 72, 60, "relaxed", "#e0ac4c")
    bar([(630, 770), (700, 870), (604, 924)], [44, 38, 34])
    draw_palm(pen, 606, 926, 78, -100, "hold", "#e0ac4c")


def diner(art):
    with (
        art.layer(
            "painting",
            detail=0.95,
            keep=0.1,
            warp=0.3,
            rim=Rim("#fff4cc", 6, 0.6),
            drop=Drop(0, 16, 24, 0.6, "#1c0808"),
        ) as pen,
        pen.at(362, 846, 1.04, -4),
        pen.at(-400, -840),
    ):
        limbs(pen, False)
        landscape(pen)
        face(pen)
        frame(pen)
        sandwich(pen)
        limbs(pen, True)
    with art.layer("lunch paper", detail=0.9, drop=Drop(2, 6, 6, 0.4, "#1c0808")) as pen:
        paper = [(640, 1004, "c"), (660, 984, "c"), (736, 980, "c"), (752, 1006, "c")]
        pen.form(geo.curve(paper), "#f4ecd8", volume=6, texture=0.2)
        pen.form(
            geo.ellipse(700, 968, 24, 23), "#c8343c", "#6a1424", "#ff9a84", volume=12, texture=0.2
        )
        pen.line([(700, 948), (704, 934)], "#4a2a1c", 4)


def crumbs(art):
    with art.layer("crumbs", warp=0, mottle=0) as pen:
        for _ in range(46):
            t = pen.rng.random()
            x, y = 420 + pen.rng.normal(0, 30 + 60 * t), 924 + 240 * t
            pen.fill(
                geo.blob(pen.rng, x, y, pen.rng.uniform(2, 5), corners=6),
                vary("#e8b868", pen.rng, 0.05, 6),
                0.95,
            )


def guard(art):
    """Hands behind his back, chin up, eyes on the ceiling."""
    with art.layer(
        "guard",
        detail=1,
        keep=0.12,
        rim=Rim("#ffd8b0", 6, 0.6),
        drop=Drop(10, 10, 14, 0.5, "#2a0810"),
    ) as pen:
        pose = POSES["standing"].but(
            lean=-4,
            head=-24,
            near_arm=(-26, 10),
            far_arm=(-14, 8),
            near_leg=(4, 0),
            far_leg=(10, 4),
        )
        whistle = Expression(eye="narrow", brow=14, smile=0.0, gape=0.12, blush=0.1)
        draw_figure(pen, 720, 1220, 715, GUARD, pose, "three-quarter", whistle)


def paint(art: Art) -> None:
    art.sky(["#b83438", "#8e222e"])
    art.repaint("background")
    gallery(art)
    art.repaint("middle")
    crowd(art)
    parquet(art)
    bench(art)
    diner(art)
    guard(art)
    art.repaint("final")
    crumbs(art)
    art.finish(vignette_colour="#3a0a14", vignette=0.3)
