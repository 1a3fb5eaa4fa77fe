"""A caretaker pulls the blue sky down like a roller blind; behind it are bricks and pipes."""

from atelier import Art, Card, Drop
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from light.colour import lighten, vary

CARD = Card(
    seed=23,
    light=(-0.3, -0.6),
    hand="dry gouache",
    title_en="Pull Down the Day",
    title_ru="Опустить день",
    tags_en=(
        "sky",
        "roller blind",
        "caretaker",
        "gull",
        "bricks",
        "pipes",
        "closing time",
        "illusion",
        "backstage",
        "repair",
        "evening",
        "holiday",
    ),
    tags_ru=(
        "небо",
        "штора",
        "сторож",
        "чайка",
        "кирпич",
        "трубы",
        "закрытие",
        "иллюзия",
        "закулисье",
        "ремонт",
        "вечер",
        "каникулы",
    ),
    description_en="An old caretaker on a trestle pulls the blue sky down like a roller blind; "
    "above it are damp bricks and a coil of pipes, and a gull is caught in the roller.",
    description_ru="Старый смотритель на козлах тянет вниз голубое небо, как рулонную штору; "
    "над ней сырой кирпич и змеевик труб, а в валике застряла чайка.",
)

CARETAKER = Person(
    "old",
    "thin",
    "olive",
    "short",
    "#d8d2c8",
    beard="moustache",
    hat="cap",
    hat_colour="#b07a2c",
    outfit=Outfit(
        "#d2952f",
        trousers="#c88a28",
        collar="#efe6d2",
        belt="#6a4420",
        shoes="#4a3428",
        buttons="#6a4420",
    ),
)
ROLLER_Y = 236
HEM = [(36, 812), (150, 832), (245, 850), (360, 834), (500, 818), (640, 804), (768, 796)]


def bricks(art):
    """Laid by hand, sweating, darker towards the floor."""
    with art.layer("bricks", warp=0.4) as pen:
        pen.fill(geo.rectangle(-20, -20, 840, 1240), "#6f7074")
        for j in range(30):
            y = -16 + j * 41
            for i in range(10):
                x = -70 + i * 92 + j % 2 * 46
                tone = vary("#8a6862", pen.rng, 0.022, 8)
                if pen.rng.random() < 0.22:
                    tone = vary("#667684", pen.rng, 0.02, 8)
                pen.form(geo.rectangle(x, y, 86, 35, 4), tone, volume=7, texture=0.5)
    with art.layer("damp", blur=7) as pen:
        for x, top, run, wide in (
            (110, 30, 210, 70),
            (420, 60, 150, 46),
            (690, 20, 230, 84),
            (90, 900, 260, 80),
            (660, 910, 260, 100),
        ):
            stain = geo.ribbon(
                [(x, top), (x + 12, top + run * 0.5), (x - 6, top + run)],
                [wide, wide * 0.8, wide * 0.2],
                20,
            )
            pen.fill(stain, "#2f4454", 0.42)


def pipe(pen, points, wide, tone="#9aa6a8"):
    pen.form(
        geo.ribbon(points, [wide, wide], 60),
        tone,
        "#48565e",
        "#e6eeec",
        volume=wide * 0.5,
        texture=0.2,
    )


def pipes(art):
    with art.layer("pipes", warp=0.3, detail=0.6, drop=Drop(8, 14, 8, 0.45, "#1c2028")) as pen:
        pipe(pen, [(-20, 66), (240, 60), (300, 62)], 26)
        coil = [
            (300, 62),
            (430, 52),
            (452, 84),
            (320, 104),
            (300, 132),
            (440, 124),
            (458, 152),
            (320, 172),
            (308, 196),
        ]
        pipe(pen, coil, 26, "#b07a4a")
        pipe(pen, [(308, 190), (310, 250)], 26, "#b07a4a")
        pipe(pen, [(560, -20), (566, 90), (640, 110), (830, 104)], 32)
        for x, y in ((216, 60), (612, 104), (740, 107)):
            pen.form(
                geo.rectangle(x - 12, y - 24, 24, 48, 5),
                "#7f8c90",
                "#3a464e",
                volume=8,
                texture=0.2,
            )
        for k in range(6):
            end = geo.toward((120, 112), k * 60, 34)
            pen.line([(120, 112), end], "#a8362e", 8)
        pen.line(geo.ellipse(120, 112, 36), "#b8402f", 10)
        pen.form(geo.ellipse(120, 112, 10), "#7a2420", texture=0)


def blind_shape():
    left = [(36, 812), (44, 640), (34, 420), (40, ROLLER_Y + 20)]
    right = [(764, ROLLER_Y + 20), (772, 420), (760, 640), (768, 796)]
    return geo.curve(
        [
            (*HEM[-1], "c"),
            *HEM[-2:0:-1],
            (*left[0], "c"),
            *left[1:-1],
            (*left[-1], "c"),
            (*right[0], "c"),
            *right[1:-1],
        ]
    )


def printed_cloud(pen, x, y, wide):
    """Flat below, heaped above, like the ones on tins of biscuits."""
    heaps = ((-0.36, 0, 0.13), (-0.16, -0.08, 0.19), (0.08, -0.13, 0.2), (0.3, -0.02, 0.15))
    discs = [geo.ellipse(x + dx * wide, y + dy * wide, r * wide) for dx, dy, r in heaps]
    whole = geo.union(
        *discs, geo.rectangle(x - wide * 0.46, y, wide * 0.9, wide * 0.1, wide * 0.05)
    )
    table = geo.rectangle(x - wide, y - wide, wide * 2, wide * 1.08)
    pen.form(geo.intersect(whole, table), "#fbfdfb", "#a4d0ec", "#ffffff", volume=wide * 0.16)


def blind(art):
    """A day in June, printed on cloth: it glows of itself and has creases."""
    shape = blind_shape()
    with art.layer("blind", detail=0.4, warp=0.5, drop=Drop(14, 24, 20, 0.55, "#14202c")) as pen:
        days = ["#1f86d8", "#46a6ea", "#86cbf4", "#c8ebfa", "#f4f6e4"]
        pen.fill(shape, pen.gradient((0, ROLLER_Y), (0, 900), days, [0, 0.32, 0.62, 0.86, 1]))
        with pen.clip(shape):
            clouds = (
                (190, 400, 250),
                (640, 350, 210),
                (600, 600, 230),
                (110, 640, 220),
                (400, 500, 120),
            )
            for x, y, wide in clouds:
                printed_cloud(pen, x, y, wide)
            for y, bow in ((330, 16), (470, -10), (610, 14), (760, 22)):
                crease = [(20, y), (240, y + bow), (460, y + bow * 1.6), (790, y - 4)]
                pen.line(crease, "#1f6fb4", 5, 0.22, blur=2)
                pen.line([(a, b + 7) for a, b in crease], "#ffffff", 5, 0.5, blur=2)
            for x in (200, 300, 420):
                pull = [(x, 610), ((x + 300) / 2, 740), (300 + (x - 300) * 0.3, 850)]
                pen.line(pull, "#3a8ac4", 6, 0.35, blur=3)
            pen.fill(geo.rectangle(20, ROLLER_Y, 780, 50), "#0e4a86", 0.5, blur=12)
    art.glow(400, 560, 480, "#c8ecff", 0.18)


def roller(art):
    with art.layer("roller", warp=0.3, detail=0.6, drop=Drop(6, 18, 10, 0.5, "#14202c")) as pen:
        pen.form(
            geo.rectangle(14, ROLLER_Y - 38, 772, 72, 34),
            "#2f8fdc",
            "#0f4a84",
            "#a8dcf8",
            volume=36,
            texture=0.4,
        )
        for k in range(5):
            y = ROLLER_Y - 26 + k * 13
            pen.line([(40, y), (400, y + 3), (770, y)], "#d8f0fc" if k % 2 else "#1a68ac", 2.4, 0.6)
        for x, side in ((26, -1), (774, 1)):
            pen.form(
                geo.ellipse(x, ROLLER_Y, 19, 44),
                "#d8a860",
                "#7a4c24",
                "#ffe2a8",
                volume=10,
                texture=0.3,
            )
            for k in range(3):
                pen.line(geo.ellipse(x, ROLLER_Y, 5 + k * 4, 12 + k * 10), "#8a5a2c", 2)
            bracket = geo.rectangle(x - 16 + side * 12, ROLLER_Y - 78, 32, 156, 6)
            pen.form(bracket, "#5a646c", "#2c343c", "#a8b4ba", volume=8, texture=0.2)


def feather_wing(pen, root, tip, spread, tone):
    """A raised wing: arm, then five long fingers of feathers."""
    pen.form(
        geo.ribbon([root, geo.lerp(root, tip, 0.5), tip], [54, 44, 26], 16),
        tone,
        volume=14,
        texture=0.3,
    )
    for k in range(7):
        start = geo.lerp(root, tip, 0.15 + k * 0.13)
        end = (start[0] + spread[0] * (0.55 + k * 0.1), start[1] + spread[1] * (0.55 + k * 0.1))
        feather = geo.ribbon([start, geo.lerp(start, end, 0.6), end], [28, 25, 7], 14)
        dark = k > 4
        pen.form(feather, "#4a545c" if dark else lighten(tone, -0.02 * k), volume=7, texture=0.2)


def gull(art):
    """Wound in by its tail; very indignant."""
    white, shade = "#f8f8f2", "#9fb0bc"
    with (
        art.layer("gull", detail=1, keep=0.1, drop=Drop(8, 14, 10, 0.4, "#14202c")) as pen,
        pen.at(620, 206),
    ):
        feather_wing(pen, (-10, -30), (-104, -150), (-74, 34), "#c0ccd2")
        body = [
            (-30, 14, "c"),
            (-52, -40),
            (-34, -98),
            (14, -112),
            (46, -80),
            (48, -20),
            (36, 16, "c"),
        ]
        pen.form(geo.curve(body), white, shade, "#ffffff", volume=30, texture=0.3)
        feather_wing(pen, (16, -36), (132, -130), (70, 62), "#dbe4e8")
        head = [(-44, -96), (-60, -134), (-36, -166), (2, -164), (18, -128), (10, -92)]
        pen.form(geo.curve(head), white, shade, "#ffffff", volume=20, texture=0.2)
        for points in (
            [(-52, -144, "c"), (-92, -158), (-116, -148, "c"), (-88, -138), (-56, -132, "c")],
            [(-54, -128, "c"), (-84, -124), (-104, -112, "c"), (-72, -110), (-50, -116, "c")],
        ):
            pen.form(geo.curve(points), "#f0a02c", "#a85a18", volume=6, texture=0)
        pen.fill(geo.ellipse(-34, -138, 8), "#f4d850")
        pen.fill(geo.ellipse(-35, -138, 4.4), "#1c1a20")
        pen.line([(-46, -154), (-32, -150), (-22, -152)], "#5a646c", 4)


def feathers(art):
    with art.layer("loose feathers", detail=0.9, warp=0) as pen:
        for x, y, turn in ((470, 330, 30), (640, 390, -50), (520, 470, 70), (700, 300, 10)):
            plume = [(0, -26, "c"), (9, -6), (5, 22), (0, 28, "c"), (-7, 14), (-8, -8)]
            pen.form(
                geo.moved(geo.curve(plume), x, y, 1, turn),
                "#ffffff",
                "#8fb0c8",
                volume=5,
                texture=0,
            )


def bar(art):
    with art.layer("bar", detail=0.8, warp=0.4, drop=Drop(8, 20, 10, 0.5, "#14202c")) as pen:
        hem = [(20, 808), *HEM, (784, 794)]
        pen.form(
            geo.ribbon(hem, [26, 26], 60), "#c89a5c", "#6a4424", "#ffe0ac", volume=12, texture=0.6
        )
        for x, y in ((20, 808), (784, 794)):
            pen.form(geo.ellipse(x, y, 19), "#e0b060", "#7a4c24", volume=8, texture=0.1)
        pen.line([(450, 834), (452, 880)], "#efe6d2", 4)
        pen.line(geo.ellipse(452, 898, 17), "#efe6d2", 6)


def trestle(art):
    with art.layer("trestle", warp=0.4, detail=0.6, drop=Drop(10, 14, 12, 0.5, "#14181c")) as pen:
        for x, lean in ((300, -34), (330, 34), (690, -34), (720, 34)):
            pen.form(
                geo.ribbon([(x, 1092), (x + lean, 1230)], [22, 20], 6),
                "#a8764a",
                "#5a3a24",
                volume=8,
            )
        pen.form(
            geo.rectangle(236, 1066, 548, 34, 4),
            "#c8945a",
            "#6a4628",
            "#f0c890",
            volume=12,
            texture=0.9,
            grain=0.0,
        )
        for x in (284, 420, 560, 720):
            pen.fill(geo.ellipse(x, 1080, 5), "#5a3a24")


def bucket(art):
    """It has been dripping for years."""
    with art.layer("bucket", detail=0.8, drop=Drop(8, 10, 10, 0.5, "#14181c")) as pen:
        pen.line(geo.arc(112, 1082, 58, 62, 190, 350), "#8a969c", 5)
        side = [(52, 1082, "c"), (70, 1186), (154, 1186), (172, 1082, "c")]
        pen.form(geo.curve(side), "#9fb0b4", "#4a5a62", "#e8f2f2", volume=26, texture=0.3)
        pen.form(geo.ellipse(112, 1082, 60, 14), "#7f9298", texture=0)
        pen.form(geo.ellipse(112, 1085, 50, 10), "#6fb4d8", texture=0)
        for y in (930, 990, 1046):
            drip = geo.curve([(0, -12, "c"), (6, 2), (0, 8), (-6, 2)])
            pen.form(geo.moved(drip, 112, y), "#a8d8ec", volume=3, texture=0)
        pen.form(geo.rectangle(628, 1008, 34, 58, 8), "#3f7a5a", volume=8, texture=0.2)
        pen.form(geo.rectangle(634, 996, 22, 16, 4), "#e8e2d2", volume=4, texture=0)


def caretaker(art):
    """All his weight on the bar, cheek against the afternoon."""
    pose = POSES["standing"].but(
        lean=34,
        curl=16,
        head=-10,
        near_arm=(20, 34),
        far_arm=(34, 46),
        near_leg=(-16, -34),
        far_leg=(30, -22),
        near_hand="hold",
        far_hand="hold",
    )
    effort = Expression(eye="closed", brow=-2, slant=-8, smile=-0.25, blush=0.5)
    with art.layer("caretaker", detail=1, keep=0.14, drop=Drop(16, 16, 16, 0.4, "#14385a")) as pen:
        draw_figure(pen, 584, 1070, 720, CARETAKER, pose, "three-quarter", effort, True)


def paint(art: Art) -> None:
    art.sky(["#7a7478", "#6a6a70"])
    art.repaint("background")
    bricks(art)
    pipes(art)
    art.repaint("middle")
    blind(art)
    gull(art)
    roller(art)
    feathers(art)
    trestle(art)
    bucket(art)
    bar(art)
    caretaker(art)
    art.repaint("final")
    art.finish(vignette_colour="#2a3440", vignette=0.2)
