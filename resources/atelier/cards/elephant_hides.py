"""An elephant under a lampshade is sure that nobody sees it; the seeker peeks."""

from atelier import Art, Bounce, Card, Cast, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Outfit, Person, draw_figure, draw_head, draw_palm
from light.colour import vary

CARD = Card(
    seed=71,
    light=(-0.35, -0.9),
    hand="dry gouache",
    title_en="Ready or Not",
    title_ru="Я иду искать",
    tags_en=(
        "elephant",
        "lamp",
        "hide and seek",
        "girl",
        "vase",
        "fan",
        "carpet",
        "party",
        "denial",
        "tact",
        "weight",
        "secret",
    ),
    tags_ru=(
        "слон",
        "лампа",
        "прятки",
        "девочка",
        "ваза",
        "веер",
        "ковёр",
        "праздник",
        "отрицание",
        "такт",
        "тяжесть",
        "тайна",
    ),
    description_en="In a green drawing room an elephant hides behind a floor lamp with the shade "
    "on its head and its eyes shut; the counting girl at the wall peeks while guests hide "
    "in a vase and behind a fan.",
    description_ru="В зелёной гостиной слон прячется за торшером, надев абажур и зажмурившись; "
    "девочка у стены водит и подглядывает, а гости сидят в вазе и за веером.",
)

GREY, GREY_DARK, GREY_LIT = "#94a4a4", "#3c5460", "#dce4d4"
SEEKER = Person(
    "child",
    "stout",
    "brown",
    "braids",
    "#2a1a18",
    outfit=Outfit(
        "#f2a03c",
        hem=0.55,
        flare=1.5,
        trousers=None,
        sleeves=0.3,
        stockings="#f6ecd4",
        shoes="#b8323c",
        collar="#fff4e0",
        belt="#b8323c",
        pattern=patterns.dots("#fff0c8", 4, 20),
    ),
)


def room(art):
    """Bottle-green walls with a sleepy ancestor, and a skirting board."""
    with art.layer("wall", warp=0.4) as pen:
        wall = geo.rectangle(-20, -20, 840, 930)
        pen.fill(wall, pen.radial((470, 320), 760, ["#2f9060", "#12664a", "#083828"]))
        patterns.wallpaper("#2c6a4c", "#3f8460", 66)(pen, wall)
        pen.fill(wall, pen.radial((470, 330), 720, ["#8cc878", "#2a6a4c"], alphas=[0.5, 0]))
        pen.fill(wall, pen.radial((470, 330), 900, ["#0c2c24"] * 3, [0, 0.4, 1], [0, 0, 0.75]))
        board = geo.rectangle(-20, 872, 840, 60)
        pen.form(board, "#205040", "#0c2a24", "#6aa07c", volume=14, texture=0.6)
        pen.line([(-20, 884), (820, 884)], "#7ab08a", 3, 0.6)


def portrait(art):
    """Even the ancestor keeps his hands before his eyes."""
    with art.layer("portrait", warp=0.3, detail=1, keep=0.1, drop=Drop(12, 16, 12, 0.5)) as pen:
        pen.form(geo.ellipse(124, 206, 104, 130), "#b88a3c", "#5a3a1c", "#f8dc8c", volume=16)
        pen.line(geo.ellipse(124, 206, 90, 116), "#6a441c", 5)
        hollow = geo.ellipse(124, 206, 84, 110)
        pen.fill(hollow, "#4a382c")
        with pen.clip(hollow):
            coat = [(30, 330, "c"), (56, 272), (124, 254), (192, 272), (220, 330, "c")]
            pen.form(geo.curve(coat), "#52385c", volume=20)
            old = Person("old", "average", "fair", "short", beard="full")
            draw_head(pen, 124, 196, 62, old, "front", "sleeping")
            for side in (-1, 1):
                hand = (124 + side * 42, 222)
                sleeve = geo.ribbon([(124 + side * 84, 330), (124 + side * 62, 250)], [50, 36], 8)
                pen.form(sleeve, "#52385c", volume=12)
                draw_palm(pen, *hand, 66, 180 - side * 24, "relaxed", "#e8bc98", side > 0)


def carpet(art):
    with art.layer("floor", warp=0.4) as pen:
        floor = geo.rectangle(-20, 926, 840, 300)
        pen.form(floor, "#4c5a34", "#1c2c20", "#9aa468", volume=40, grain=0.0)
        for i in range(12):
            x = -60 + i * 84
            pen.line(
                geo.polygon([(400 + (x - 400) * 0.8, 926), (x, 1210)], False), "#2c3824", 3, 0.7
            )
    with art.layer("carpet", warp=0.5, detail=0.5) as pen:
        rug = geo.polygon([(150, 962), (820, 962), (880, 1230), (70, 1230)])
        pen.form(rug, "#1f7a58", "#0c3c30", "#6ac08c", volume=20)
        patterns.diamonds("#8cc48c", 26, 26, 0.6)(pen, rug)
        inner = geo.polygon([(196, 984), (820, 984), (840, 1230), (140, 1230)])
        pen.line(inner, "#a8342f", 15, 0.9)
        pen.line(inner, "#f0cc84", 4, 0.9)
        for i in range(27):
            x = 158 + i * 25
            pen.line([(x, 964), (x - 3, 948)], "#f0d8a0", 3.4)


def body(art):
    """Far too much elephant: the rump is cropped by the frame."""
    with art.layer(
        "body", detail=0.6, cast=Cast(1120, 0.4, "#0c1c1c", 0.3), bounce=Bounce("#2c9a68", 0.5)
    ) as pen:
        for x in (690, 800):
            leg(pen, x, 1076, 150, "#7c8490")
        leg(pen, 352, 1110, 140, GREY)
        leg(pen, 576, 1112, 140, GREY)
        trunk_and_back = [
            (262, 640),
            (270, 470),
            (360, 380),
            (520, 330),
            (680, 350),
            (800, 430),
            (880, 580),
            (880, 880),
            (740, 930),
            (600, 900),
            (470, 930),
            (350, 900),
            (280, 830),
        ]
        pen.form(geo.curve(trunk_and_back), "#8a929a", GREY_DARK, GREY_LIT, volume=150, texture=0.9)
        for i in range(9):
            x, y = 640 + pen.rng.uniform(0, 140), 480 + i * 50
            crease = [(x, y), (x + 40, y + 12), (x + 90, y - 4)]
            pen.line(crease, "#5c6470", 3, 0.5)


def curtain(art):
    with art.layer("curtain", warp=0.5, detail=0.4, drop=Drop(-14, 6, 14, 0.4, "#04180f")) as pen:
        for i in range(6):
            x = 640 + i * 36
            fold = geo.ribbon([(x, -30), (x + 8 * i - 10, 260), (x + 6 * i, 620)], [62, 54, 64], 24)
            pen.form(fold, vary("#3f9a5c", pen.rng, 0.02, 8), "#0c3c30", "#a8e090", volume=22)
        swag = [(590, -30, "c"), (620, 40), (700, 80), (820, 90, "c"), (820, -30, "c")]
        pen.form(geo.curve(swag), "#57ac64", "#0f4434", "#b8e49c", volume=24)
        for i in range(14):
            x, y = geo.lerp((610, 36), (810, 96), i / 13)
            y += 26 * (1 - (i / 6.5 - 1) ** 2)
            pen.form(geo.ribbon([(x, y - 6), (x, y + 22)], [5, 11], 8), "#e8c45c", volume=4)


def leg(pen, x, y, wide, colour):
    half = wide / 2
    shape = [
        (x - half * 0.9, 860, "c"),
        (x - half * 0.8, 980),
        (x - half * 0.95, y - 30),
        (x - half, y, "c"),
        (x, y + 12),
        (x + half, y, "c"),
        (x + half * 0.95, y - 30),
        (x + half * 0.8, 980),
        (x + half * 0.9, 860, "c"),
    ]
    pen.form(geo.curve(shape), colour, GREY_DARK, GREY_LIT, volume=44, texture=0.8)
    for i in range(4):
        nail = geo.ellipse(x - half * 0.66 + i * half * 0.44, y - 4, half * 0.17, 13)
        pen.form(nail, "#e8dcc4", "#9a8a80", volume=5, texture=0)
    for lift in (96, 70, 120):
        pen.line(geo.arc(x, y - lift, half * 0.7, 9, 20, 150), "#5c6470", 3, 0.5)


def ear(pen, side):
    shape = [
        (0.0, 0, "c"),
        (70, -60),
        (170, -60),
        (240, 30),
        (244, 150),
        (196, 260),
        (130, 300),
        (60, 240),
        (10, 190, "c"),
    ]
    outline = geo.curve([(side * x, y, *rest) for x, y, *rest in shape])
    pen.form(outline, "#a0a2a4", GREY_DARK, GREY_LIT, volume=26, texture=0.7)
    inner = geo.moved(outline, side * 24, 34, 0.76)
    pen.form(inner, "#b49aa0", "#6a6074", "#dcc8c4", volume=20, texture=0.5)
    for reach in (0.5, 0.75, 0.95):
        vein = [(side * 60, 40 + 60 * reach), (side * 130 * reach, 110), (side * 180 * reach, 150)]
        pen.line(vein, "#96787c", 3, 0.5)


def head(art):
    with art.layer("head", detail=0.95, keep=0.08, drop=Drop(10, 22, 20, 0.45, "#1c2428")) as pen:
        for side, x in ((-1, 372), (1, 568)):
            with pen.at(x, 462, 1, side * -4):
                ear(pen, side)
        skull = [
            (470, 330),
            (570, 352),
            (614, 440),
            (600, 540),
            (560, 620),
            (540, 700),
            (470, 720),
        ]
        pen.form(geo.symmetric(skull, 470), GREY, GREY_DARK, GREY_LIT, volume=90, texture=0.7)
        for side in (-1, 1):
            tusk = [(470 + side * x, y) for x, y in ((74, 640), (100, 716), (84, 780))]
            pen.form(geo.ribbon(tusk, [40, 32, 6], 20), "#f4ead0", "#b0946c", volume=12)
        nose(pen)
        for side in (-1, 1):
            shut_eye(pen, 470 + side * 84, 506, side)


def nose(pen):
    """It hangs as straight as a lamp post, only the tip fidgets."""
    path = [(470, 560), (470, 700), (472, 850), (470, 980), (440, 1050), (392, 1052), (384, 1016)]
    widths = [190, 142, 112, 94, 80, 62, 50]
    shape = geo.ribbon(path, widths, 60)
    pen.form(shape, GREY, GREY_DARK, GREY_LIT, volume=54, texture=0.6)
    with pen.clip(shape):
        for i in range(17):
            y = 612 + i * 24
            pen.line(geo.arc(470, y - 6, 92, 16, 20, 160), "#5c6470", 3.6, 0.55)
    pen.fill(geo.ellipse(380, 1012, 11, 8, 20), "#4a3c48", 0.9)


def shut_eye(pen, x, y, side):
    pen.fill(geo.ellipse(x, y, 34, 26), "#6a707c", 0.6, blur=6)
    pen.form(geo.ellipse(x, y - 6, 29, 22), "#a8acae", "#6a727c", volume=12, texture=0.2)
    pen.line(geo.arc(x, y - 10, 30, 18, 10, 170), "#22242c", 7)
    for i in range(4):
        start = geo.arc(x, y - 10, 30, 18, 30 + i * 40, 31 + i * 40, 2)[0]
        end = (start[0] + (start[0] - x) * 0.3, start[1] + 13)
        pen.line([start, end], "#22242c", 3.6)
    for lift in (30, 42):
        brow = geo.arc(x + side * 4, y - lift + 16, 36, 20, 205, 335)
        pen.line(brow, "#5c6470", 4, 0.7)


def lamp(art):
    with art.layer("pole", detail=0.8, warp=0.2, drop=Drop(22, 8, 12, 0.4, "#1c2428")) as pen:
        pole = geo.rectangle(462, 380, 17, 776, 5)
        pen.form(pole, "#d8a440", "#6a441c", "#fff0b0", volume=7, texture=0.2)
        for y in (470, 700, 930):
            pen.form(geo.ellipse(470, y, 17, 11), "#c8903c", "#6a441c", "#fff0b0", volume=6)
        foot = [(470, 1112), (494, 1126), (548, 1150), (576, 1172), (470, 1188)]
        pen.form(geo.symmetric(foot, 470), "#c8903c", "#5c3818", "#ffe8a0", volume=16)
        flex = [(560, 1176), (640, 1196), (720, 1180), (820, 1200)]
        pen.line(flex, "#3a2424", 6)
    with art.layer("shade", detail=0.8, warp=0.3, drop=Drop(0, 40, 30, 0.35, "#2a2420")) as pen:
        rim_low = geo.arc(470, 394, 232, 40, 0, 180, 20)
        crown = geo.arc(470, 140, 112, 16, 180, 360, 12)
        side_left, side_right = [(300, 270)], [(640, 270)]
        shape = geo.curve([*rim_low, *side_left, *crown, *side_right])
        pen.form(shape, "#f8ecc0", "#d8a860", "#fffdf0", volume=70, texture=0.4)
        with pen.clip(shape):
            for t in (-0.85, -0.6, -0.3, 0, 0.3, 0.6, 0.85):
                rib = [(470 + t * 108, 130), (470 + t * 168, 270), (470 + t * 232, 440)]
                pen.line(rib, "#d8b070", 3.4, 0.7)
            pen.fill(shape, pen.radial((470, 350), 220, ["#ffffe0", "#ffe09a"], alphas=[0.8, 0]))
        for i in range(30):
            x, y = geo.arc(470, 396, 232, 40, 2 + i * 6.07, 3 + i * 6.07, 2)[0]
            bead = geo.ribbon([(x, y - 2), (x, y + 15), (x, y + 24)], [5, 7, 10], 8)
            pen.form(bead, "#d86a3c", "#8a341f", volume=3, texture=0)
        pen.line(rim_low, "#c8903c", 8)
        pen.line(crown, "#c8903c", 6)


def seeker(art):
    """Her face should be in the crook of her arm."""
    with art.layer(
        "seeker", detail=1, keep=0.14, rim=Rim("#fff0b0", 4), drop=Drop(-12, 8, 10, 0.4, "#04180f")
    ) as pen:
        pose = POSES["standing"].but(
            lean=-4,
            head=4,
            near_arm=(64, 196),
            far_arm=(64, 200),
            near_leg=(6, 4),
            far_leg=(8, 4),
            near_hand="open",
            far_hand="open",
        )
        draw_figure(pen, 116, 972, 600, SEEKER, pose, "back", "sly", face="three-quarter")


def vase(art):
    with art.layer(
        "vase", detail=0.85, cast=Cast(1180, 0.4, "#2c0c14", 0.3), rim=Rim("#fff4c8", 5)
    ) as pen:
        for x, turn in ((648, -8), (716, 10)):
            sock = geo.ribbon([(x, 1110), (x + turn, 1166)], [34, 30], 8)
            pen.form(sock, "#f4e4c4", volume=8)
            patterns.stripes("#c83c44", 8, 16)(pen, sock)
            shoe = [(x - 26, 1184, "c"), (x - 20, 1152), (x + 12, 1150), (x + 34, 1184, "c")]
            pen.form(geo.moved(geo.curve(shoe), turn, 2), "#2a2430", volume=8)
        hat = geo.polygon([(640, 838), (690, 708), (732, 832)])
        pen.form(hat, "#f2b83c", "#a86a24", "#fff0a8", volume=16)
        patterns.dots("#c83c44", 7, 26)(pen, hat)
        pen.form(geo.ellipse(690, 706, 15), "#f8f0e0", volume=6)
        pen.form(geo.ellipse(686, 850, 62, 26), "#4a2c20", volume=12)
        shape = [
            (684, 832),
            (754, 838),
            (730, 878),
            (764, 930),
            (796, 1010),
            (776, 1086),
            (730, 1132),
            (684, 1138),
        ]
        outline = geo.symmetric(shape, 684)
        pen.form(outline, "#f0f0e8", "#7890b0", "#ffffff", volume=60, texture=0.3)
        glaze(pen, outline)
        pen.form(geo.ellipse(684, 842, 76, 17), "#d8dce0", "#7890b0", "#ffffff", volume=6)
        pen.form(geo.ellipse(684, 840, 60, 11), "#3a241c", volume=4, texture=0)
        pen.fill(geo.polygon([(640, 842), (650, 800), (722, 800), (730, 842)]), "#f2b83c")


def glaze(pen, outline):
    with pen.clip(outline):
        for y, wide in ((898, 8), (1106, 10), (920, 4), (1088, 4)):
            pen.line([(560, y), (684, y + 18), (810, y)], "#2c54a0", wide, 0.9)
        for x, y, size in ((640, 1000, 42), (738, 1020, 36), (690, 1050, 20), (584, 1030, 30)):
            for k in range(6):
                petal = geo.toward((x, y), k * 60, size * 0.55)
                pen.form(geo.ellipse(*petal, size * 0.36), "#3c68b8", volume=6, texture=0.3)
            pen.fill(geo.ellipse(x, y, size * 0.24), "#f0c860")


def fan(art):
    """Somebody with red curls believes in paper."""
    with art.layer("fan", detail=0.9, drop=Drop(6, 10, 12, 0.45, "#1c0c10")) as pen:
        bun = geo.ellipse(196, 1012, 30, 27)
        pen.form(bun, "#b85a2c", "#5c2418", "#f0a05c", volume=16)
        crown = [
            (60, 1150, "c"),
            (58, 1060),
            (100, 1014),
            (160, 1012),
            (208, 1060),
            (216, 1150, "c"),
        ]
        pen.form(geo.curve(crown), "#b85a2c", "#5c2418", "#f0a05c", volume=36, grain=-0.6)
        for k in range(7):
            lock = [(74 + k * 16, 1110), (96 + k * 14, 1050), (176 + k * 4, 1022 + k)]
            pen.line(lock, "#7a341c", 3, 0.7)
        for side in (-1, 1):
            bow = geo.polygon([(176, 1034), (176 + side * 34, 1012), (176 + side * 34, 1052)])
            pen.form(bow, "#3f8a7c", volume=8)
        root = (140, 1236)
        for i in range(15):
            turn = 180 - 74 + i * 148 / 14
            for side, colour in ((-5.4, "#f4c8b8"), (5.4, "#e08a84")):
                first = geo.toward(root, turn, 190)
                second = geo.toward(root, turn + side, 190)
                fold = geo.polygon([root, first, second])
                pen.form(fold, vary(colour, pen.rng, 0.012, 4), volume=5, texture=0.4)
            pen.line([root, geo.toward(root, turn, 194)], "#8a4a3c", 3)
        for reach in (150, 166):
            hem = [geo.toward(root, 106 + k * 148 / 20, reach) for k in range(21)]
            pen.line(hem, "#fff4e0", 5 if reach == 150 else 2.5, 0.9)


def paint(art: Art) -> None:
    art.sky(["#1c5440", "#2a6a4c", "#1c4034"])
    room(art)
    carpet(art)
    art.glow(470, 330, 520, "#fff0a0", 0.28)
    art.repaint("background", radii=(16, 8))
    curtain(art)
    body(art)
    art.repaint("middle")
    portrait(art)
    head(art)
    lamp(art)
    art.glow(470, 430, 420, "#ffe08a", 0.34)
    seeker(art)
    vase(art)
    fan(art)
    art.repaint("final")
    art.finish(vignette_colour="#08241c", vignette=0.35, bloom=0.14)
