"""A sea wave sits in the best armchair with a cup on its crest; the family keep their feet up."""

from atelier import Art, Card, Drop, Rim, patterns
from atelier import geometry as geo
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from light.colour import lighten, vary

CARD = Card(
    seed=50,
    light=(-0.7, -0.65),
    hand="thick oil",
    title_en="The Wave Came to Tea",
    title_ru="Волна пришла в гости",
    tags_en=(
        "wave",
        "armchair",
        "tea",
        "family",
        "flood",
        "visit",
        "manners",
        "dog",
        "slippers",
        "stubbornness",
        "sea",
        "parlour",
    ),
    tags_ru=(
        "волна",
        "кресло",
        "чай",
        "семья",
        "потоп",
        "визит",
        "вежливость",
        "собака",
        "тапочки",
        "упрямство",
        "море",
        "гостиная",
    ),
    description_en="A dripping sea wave sits upright in the best armchair with a teacup on its "
    "crest; the smiling family keep their feet on the sofa and the dog swims by with slippers.",
    description_ru="Морская волна сидит в лучшем кресле с чашкой на гребне, с неё капает; "
    "семья улыбается, подобрав ноги на диван, а пёс проплывает с тапочками в зубах.",
)

SEA, DEEP, FOAM = "#1f98b2", "#0c4268", "#f2f8f2"
MOSS, MOSS_DARK, MOSS_LIT = "#8f8c48", "#42441f", "#cfc987"
FLOOD = 948
FATHER = Person(
    "middle",
    "stout",
    "fair",
    "short",
    "#6a4a34",
    beard="moustache",
    glasses=True,
    outfit=Outfit(
        "#b8863f", trousers="#5a5048", collar="#f4efe2", buttons="#6a4424", shoes="#d8d0c0"
    ),
)
DAUGHTER = Person(
    "teen",
    "thin",
    "fair",
    "ponytail",
    "#a85a2c",
    outfit=Outfit(
        "#f4efe4", trousers=None, skirt="#3a5a86", skirt_hem=0.5, shoes="#f4efe4", collar="#3a5a86"
    ),
)
GRANDMOTHER = Person(
    "old",
    "small",
    "fair",
    "bun",
    "#d8d2cc",
    outfit=Outfit("#7a5a80", hem=0.9, flare=1.0, trousers=None, cloak="#c8a06a", shoes="#8a4a44"),
)


def parlour(art):
    with art.layer("wallpaper", warp=0.3) as pen:
        wall = geo.rectangle(-20, -20, 840, 1000)
        pen.fill(wall, pen.gradient((0, 0), (800, 200), ["#cfc8b6", "#a8a294"]))
        patterns.wallpaper("#c2baa6", "#97836e", 58)(pen, wall)
    with art.layer("window", warp=0.3, detail=0.5, drop=Drop(6, 8, 10, 0.3, "#5a4630")) as pen:
        pen.form(geo.rectangle(34, 60, 208, 330, 6), "#f2ece0", "#a8977c", volume=8, texture=0.2)
        for x in (52, 142):
            for y in (78, 232):
                pane = geo.rectangle(x, y, 82, 140, 2)
                pen.fill(pane, pen.gradient((x, y), (x, y + 140), ["#8fb0bc", "#c8d8d8"]))
                with pen.clip(pane):
                    for _ in range(12):
                        px, py = pen.rng.uniform(x, x + 82), pen.rng.uniform(y, y + 130)
                        pen.line([(px, py), (px - 5, py + 26)], "#e8f4f4", 2, 0.8)
        for left, right, waist in ((-30, 66, 30), (214, 306, 250)):
            drape = [(left, 30, "c"), (right, 30, "c"), (right - 6, 200), (waist + 34, 330)]
            drape += [(right, 470, "c"), (left, 476, "c"), (waist - 34, 330), (left + 6, 200)]
            shape = geo.curve(drape)
            pen.form(shape, "#8a4a4c", "#4a2030", "#c8847a", volume=14, texture=0.5)
            with pen.clip(shape):
                for k in range(1, 5):
                    x = left + (right - left) * k / 5
                    pen.fold([(x, 30), ((x + waist) / 2, 330), (x, 476)], "#8a4a4c", 8, 0.7)
            pen.line([(waist - 36, 332), (waist, 342), (waist + 36, 330)], "#d8a44a", 8)
        pen.form(geo.rectangle(-20, 18, 350, 14, 6), "#7a5a34", texture=0)


def pictures(art):
    with art.layer("pictures", detail=0.7, drop=Drop(6, 8, 8, 0.35, "#5a4630")) as pen:
        picture(pen, 330, 96, 116, 150)
        picture(pen, 478, 60, 90, 112)


def picture(pen, x, y, wide, tall):
    """Shells and sands: they should have known."""
    pen.form(
        geo.rectangle(x, y, wide, tall, 3), "#a8742e", "#5c3a1c", "#e8c06a", volume=8, texture=0.3
    )
    pen.fill(geo.rectangle(x + 13, y + 13, wide - 26, tall - 26), "#cfe0dc")
    pen.fill(geo.rectangle(x + 13, y + tall * 0.55, wide - 26, tall * 0.45 - 13), "#e2c88c")
    for k in range(-3, 4):
        end = geo.toward((x + wide / 2, y + tall * 0.72), 180 + k * 24, wide * 0.26)
        pen.form(
            geo.ribbon([(x + wide / 2, y + tall * 0.74), end], [4, 11], 6), "#d88a74", texture=0
        )


def lamp(art):
    with art.layer("lamp", detail=0.7, drop=Drop(8, 6, 10, 0.3, "#5a4630")) as pen:
        pen.form(geo.ribbon([(756, 300), (756, 980)], [12, 14], 8), "#7a5a34", texture=0.2)
        shade = [(690, 300, "c"), (722, 176, "c"), (792, 176, "c"), (824, 300, "c"), (756, 316)]
        pen.form(geo.curve(shade), "#e8c98a", "#b88a4a", "#fff0c8", volume=26, texture=0.4)
        for i in range(9):
            x = 696 + i * 16
            pen.line([(x, 304), (x, 330)], "#b8604a", 4)


def armchair_back(art):
    with art.layer("chair back", detail=0.5, drop=Drop(14, 12, 20, 0.4, "#4a3a2c")) as pen:
        back = [
            (402, 900, "c"),
            (394, 640),
            (408, 420),
            (450, 330),
            (560, 300),
            (670, 330),
            (716, 420),
            (730, 640),
            (722, 900, "c"),
        ]
        shape = geo.curve(back)
        pen.form(shape, "#a83f4a", "#5a1a30", "#d87a74", volume=60, texture=0.8)
        for x, y in (
            (470, 420),
            (560, 400),
            (650, 420),
            (515, 500),
            (605, 500),
            (470, 580),
            (650, 580),
        ):
            pen.fill(geo.ellipse(x, y, 11), "#6a1f34")
            pen.fill(geo.ellipse(x - 3, y - 3, 5), "#e08a84")
        pen.line(
            [(412, 620), (424, 430), (466, 350), (560, 322), (656, 350), (700, 430), (712, 620)],
            "#d8a44a",
            6,
        )


WAVE = [
    (404, 960, "c"),
    (398, 860),
    (416, 720),
    (452, 590),
    (478, 470),
    (470, 380),
    (430, 300),
    (368, 262),
    (316, 268, "c"),
    (336, 226),
    (410, 184),
    (508, 184),
    (596, 232),
    (654, 330),
    (672, 460),
    (690, 600),
    (722, 730),
    (748, 850),
    (744, 960, "c"),
]


def wave_streak(pen, k):
    """A stretch of one of the currents that climb from the seat and bend over the crest."""
    current = [
        (430 + 300 * k, 970),
        (440 + 262 * k + 16 * (-1) ** round(k * 33), 760),
        (490 + 170 * k, 560),
        (500 + 150 * k, 400),
        (470 + 120 * k, 280 + 30 * k),
        (400 + 80 * k, 232 + 12 * k),
    ]
    points = geo.sample(current, 40)
    start = int(pen.rng.integers(0, 26))
    return points[start : start + int(pen.rng.integers(10, 20))].tolist()


def wave(art):
    """Straight-backed, hands in its lap so to speak, leaning a polite crest forward."""
    with art.layer(
        "wave", detail=0.85, rim=Rim("#d8fbf4", 6, 0.8), drop=Drop(8, 8, 16, 0.35, "#06303c")
    ) as pen:
        shape = geo.curve(WAVE)
        pen.form(shape, SEA, DEEP, "#8fe6de", volume=80, texture=0.6)
        with pen.clip(shape):
            for i in range(34):
                streak = wave_streak(pen, i / 33)
                tone = (lighten(SEA, 0.12), lighten(SEA, -0.08), "#7fdcd8", DEEP)[i % 4]
                wide = pen.rng.uniform(5, 18)
                pen.fill(geo.ribbon(streak, [1, wide, wide * 0.7, 1], 40), tone, 0.5)
            pen.inside_edge(shape, -50, -10, 50, DEEP, 0.6)
            for x, y in geo.scattered(pen.rng, 26, (440, 320, 720, 940), 34):
                size = pen.rng.uniform(3, 9)
                pen.line(geo.ellipse(x, y, size), "#d8fbf4", 2, 0.6)
        lip = [(316, 268), (340, 240), (410, 206), (500, 196), (580, 232), (640, 318)]
        pen.fill(geo.ribbon(lip, [8, 30, 34, 28, 16, 3], 60), FOAM)
        for t in range(60):
            x, y = geo.sample(lip, 60)[t]
            pen.fill(
                geo.blob(
                    pen.rng,
                    x + pen.rng.normal(0, 10),
                    y + pen.rng.normal(6, 10),
                    pen.rng.uniform(5, 15),
                    corners=7,
                ),
                vary(FOAM, pen.rng, 0.02, 4),
                0.95,
            )
        for x, run in ((322, 46), (340, 74), (362, 50), (388, 66), (414, 40)):
            pen.form(
                geo.ribbon([(x, 276), (x - 2, 276 + run)], [20, 5], 8),
                FOAM,
                SEA,
                volume=5,
                texture=0,
            )
        fish_inside(pen)


def fish_inside(pen):
    """Its lapel pin: a starfish, and one small fish who came along."""
    pen.form(
        geo.moved(geo.star(30, 5, 0.5), 522, 560, 1, 14),
        "#f08a4a",
        "#b84a2c",
        volume=8,
        texture=0.3,
    )
    with pen.at(620, 700, 1, -24):
        pen.form(geo.curve([(-24, 0, "c"), (-50, -18, "c"), (-46, 18, "c")]), "#f4c04a", texture=0)
        pen.form(
            geo.curve([(34, 0), (6, -19), (-28, 0), (6, 19)]), "#f4c04a", volume=10, texture=0.2
        )
        pen.fill(geo.ellipse(18, -4, 4), "#1c2a34")


def cup(art):
    with (
        art.layer("cup", detail=1, keep=0.12, drop=Drop(4, 8, 8, 0.35, "#06303c")) as pen,
        pen.at(462, 168, 1.1, -7),
    ):
        pen.form(geo.ellipse(0, 6, 92, 17), "#fbf6ec", "#b8a898", "#ffffff", volume=8, texture=0)
        pen.line(geo.arc(66, -46, 24, 22, -100, 110), "#fbf6ec", 11)
        bowl = [(-66, -82, "c"), (-56, -30), (-28, 2), (28, 2), (56, -30), (66, -82, "c")]
        shape = geo.curve(bowl)
        pen.form(shape, "#fbf6ec", "#b8a898", "#ffffff", volume=26, texture=0.1)
        with pen.clip(shape):
            for x in (-36, 0, 36):
                pen.form(geo.ellipse(x, -42, 11), "#d8606a", texture=0)
                pen.fill(geo.ellipse(x + 13, -34, 8, 4, 30), "#6a9a5a")
        pen.form(geo.ellipse(0, -82, 66, 14), "#fbf6ec", texture=0)
        pen.fill(geo.ellipse(0, -80, 56, 10), "#a8622c")
    with art.layer("steam", alpha=0.6, warp=2) as pen:
        for x, lean in ((446, -10), (474, 12)):
            path = [(x, 66), (x + lean, 36), (x - lean, 6), (x + lean, -26)]
            pen.fill(geo.ribbon(path, [4, 13, 10, 2], 20), "#ffffff", 0.8, blur=3)


def armchair_front(art):
    with art.layer("chair arms", detail=0.6, drop=Drop(8, 8, 14, 0.35, "#4a3a2c")) as pen:
        for x, wide in ((384, 72), (700, 96)):
            arm = [
                (x, 980, "c"),
                (x + 4, 760),
                (x + wide * 0.2, 706),
                (x + wide * 0.8, 706),
                (x + wide, 760),
                (x + wide, 980, "c"),
            ]
            pen.form(geo.curve(arm), "#b84a52", "#5a1a30", "#e08a80", volume=30, texture=0.7)
            pen.line(geo.arc(x + wide / 2, 762, wide * 0.3, 34, 160, 380), "#6a1f34", 6, 0.8)
        for x, y, run in ((404, 716, 80), (434, 712, 120), (730, 716, 96), (762, 716, 60)):
            pen.form(
                geo.ribbon([(x, y), (x + 2, y + run * 0.6), (x, y + run)], [18, 13, 17], 14),
                SEA,
                DEEP,
                "#b8f2ea",
                volume=6,
                texture=0,
            )


def sofa(art):
    """Seen a little from above: a back, a light seat to sit on, a dark front, a round arm."""
    with art.layer("sofa", detail=0.5, drop=Drop(8, 10, 16, 0.35, "#4a3a2c")) as pen:
        back = [
            (-30, 900, "c"),
            (-30, 590),
            (40, 560),
            (200, 556),
            (350, 572),
            (378, 630),
            (386, 900, "c"),
        ]
        pen.form(geo.curve(back), MOSS, MOSS_DARK, MOSS_LIT, volume=46, texture=0.8)
        for x, y in ((90, 650), (200, 640), (310, 656), (330, 740)):
            pen.fill(geo.ellipse(x, y, 10), MOSS_DARK)
        front = [(-30, 850, "c"), (410, 850, "c"), (414, 1000, "c"), (-30, 1000, "c")]
        pen.form(geo.curve(front), "#6a6a34", MOSS_DARK, MOSS, volume=24, texture=0.8)
        seat = [(40, 792), (220, 780), (400, 788), (416, 850), (404, 884), (220, 894), (30, 888)]
        pen.form(geo.curve(seat), "#b4ae62", "#6a6a34", "#e2dc94", volume=24, texture=0.7)
        pen.line([(40, 896), (220, 904), (406, 892)], MOSS_DARK, 5, 0.8)
        for x, y, wide in ((136, 830, 70), (256, 844, 66), (300, 856, 50), (372, 880, 40)):
            pen.fill(geo.ellipse(x, y, wide, 13), "#38341c", 0.5, blur=7)
    with art.layer("sofa arm", detail=0.6, drop=Drop(6, 8, 12, 0.4, "#2c2a14")) as pen:
        arm = [
            (-40, 1000, "c"),
            (-40, 690),
            (20, 672),
            (74, 690),
            (96, 740),
            (88, 800),
            (92, 1000, "c"),
        ]
        pen.form(geo.curve(arm), "#a09a54", MOSS_DARK, MOSS_LIT, volume=34, texture=0.7)
        pen.line(geo.arc(26, 744, 46, 46, 150, 400), MOSS_DARK, 6, 0.8)
        pen.fill(geo.ellipse(34, 704, 60, 13), "#38341c", 0.5, blur=7)


def family(art):
    """Knees to chin, all of them, as if this were how one sits."""
    tucked = POSES["sitting on the floor"].but(
        lean=-6, near_arm=(40, 92), far_arm=(50, 100), head=2
    )
    happy = Expression(eye="open", brow=8, smile=0.9, blush=0.5)
    rim = Rim("#fff4dc", 4, 0.5)
    with art.layer("grandmother", detail=1, keep=0.12, rim=rim) as pen:
        draw_figure(pen, 34, 706, 500, GRANDMOTHER, tucked.but(head=4), "three-quarter", "happy")
    with art.layer("father", detail=1, keep=0.12, rim=rim) as pen:
        draw_figure(pen, 136, 850, 560, FATHER, tucked, "three-quarter", happy)
    with art.layer("daughter", detail=1, keep=0.12, rim=rim) as pen:
        pose = tucked.but(lean=4, far_arm=(40, 104), head=-6)
        draw_figure(pen, 256, 878, 520, DAUGHTER, pose, "three-quarter", happy)


def flood(art):
    with art.layer("water", detail=0.5, direction=3, warp=1.6) as pen:
        top = [
            (-20, FLOOD),
            (140, FLOOD + 8),
            (300, FLOOD - 4),
            (480, FLOOD + 10),
            (650, FLOOD - 2),
            (820, FLOOD + 6),
        ]
        water = geo.curve([*top, (820, 1240, "c"), (-20, 1240, "c")])
        pen.form(water, "#2a98b4", "#0e4f74", "#a8e8ee", volume=60, texture=0.7, grain=0.0)
        with pen.clip(water):
            for _ in range(70):
                x, y = pen.rng.uniform(0, 800), pen.rng.uniform(FLOOD + 14, 1200)
                run = pen.rng.uniform(16, 70) * (0.5 + (y - FLOOD) / 250)
                tone = ("#c8f4ee", "#1c7486", "#e8b08a", "#8fdcd8")[int(pen.rng.integers(4))]
                pen.fill(geo.ellipse(x, y, run / 2, 2.6), tone, 0.55)
            pen.fill(geo.rectangle(400, FLOOD + 16, 330, 120), "#a83f4a", 0.22, blur=26)
        pen.fill(geo.ribbon(top, [5, 7, 5, 8, 5, 6], 60), "#e8fbf6", 0.9)


def dog(art):
    """A spaniel, only the head, the ears afloat and the tail for a rudder."""
    coat, dark, lit = "#e8dcc8", "#9a7a5a", "#ffffff"
    patch = "#8a5030"
    with (
        art.layer(
            "dog",
            detail=1,
            keep=0.12,
            rim=Rim("#ffffff", 4, 0.6),
            drop=Drop(0, 8, 8, 0.35, "#0a3c4c"),
        ) as pen,
        pen.at(300, 1046, 1.15),
    ):
        tail = [(190, 40), (226, 4), (232, -34)]
        pen.form(geo.ribbon(tail, [18, 22, 6], 14), coat, dark, lit, volume=8, texture=0.6)
        back = [(40, 48, "c"), (84, 14), (150, 8), (206, 34), (216, 52, "c")]
        pen.form(geo.curve(back), coat, dark, lit, volume=20, texture=0.9)
        pen.fill(geo.ellipse(150, 30, 34, 16), patch, 0.9)
        skull = [
            (-44, 36),
            (-40, -26),
            (-6, -66),
            (48, -64),
            (82, -24),
            (80, 30),
            (50, 58),
            (-10, 58),
        ]
        pen.form(geo.curve(skull), coat, dark, lit, volume=34, texture=0.6)
        muzzle = [(-24, -10), (-84, 2), (-104, 22), (-96, 42), (-50, 50), (-14, 44)]
        pen.form(geo.curve(muzzle), lit, dark, "#ffffff", volume=18, texture=0.3)
        pen.form(geo.ellipse(-100, 14, 17, 13), "#2a1c1c", volume=6, texture=0)
        ear = [(30, -52), (80, -50), (112, 0), (128, 54), (90, 62), (52, 30)]
        pen.form(geo.curve(ear), patch, "#4a2418", "#c08054", volume=18, texture=1)
        pen.fill(geo.ellipse(-4, -18, 9, 10), "#1c1214")
        pen.fill(geo.ellipse(-7, -22, 3.4), "#ffffff")
        pen.line([(-18, -36), (-2, -42), (12, -36)], dark, 4, 0.8)
        slippers(pen)
    with art.layer("bow wave", detail=0.8) as pen:
        for dy, run in ((34, 150), (52, 200)):
            points = [(300 - run, 1116 + dy), (300, 1104 + dy), (330 + run * 1.4, 1122 + dy)]
            pen.fill(geo.ribbon(points, [2, 9, 2], 40), "#e8fbf6", 0.9)


def slippers(pen):
    for dx, dy, turn in ((-66, 62, 20), (-122, 48, -16)):
        with pen.at(dx, dy, 0.9, turn):
            sole = [(-58, 12), (-50, -10), (0, -14), (48, -8), (60, 8), (20, 20), (-30, 22)]
            pen.form(geo.curve(sole), "#c8404a", "#6a1a2c", "#f08a84", volume=12, texture=0.5)
            pen.fill(geo.ellipse(26, -2, 26, 9), "#f4e4c8", 0.95)
            pen.form(geo.ellipse(-40, -14, 13, 11), "#f4e4c8", volume=6, texture=0.4)


def drips(art):
    with art.layer("drips", warp=0, mottle=0) as pen:
        for _ in range(46):
            x, y = pen.rng.uniform(300, 460), pen.rng.uniform(300, 930)
            pen.form(
                geo.moved(geo.curve([(0, -9, "c"), (4.4, 1), (0, 6), (-4.4, 1)]), x, y),
                "#bff0ec",
                texture=0,
            )


def paint(art: Art) -> None:
    art.sky(["#c8c0ae", "#b0a896"])
    art.repaint("background")
    parlour(art)
    pictures(art)
    art.glow(140, 220, 420, "#f4fbf6", 0.4)
    lamp(art)
    art.repaint("middle")
    sofa(art)
    armchair_back(art)
    family(art)
    wave(art)
    cup(art)
    armchair_front(art)
    flood(art)
    dog(art)
    art.repaint("final")
    drips(art)
    art.finish(vignette_colour="#2a3a44", vignette=0.25)
