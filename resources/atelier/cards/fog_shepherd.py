"""A shepherdess drives small banks of fog down the street into a barn."""

from atelier import Art, Card, Cast, Drop, patterns
from atelier import geometry as geo
from atelier.creatures import DOG, draw_quadruped
from atelier.figures import POSES, Expression, Outfit, Person, draw_figure
from atelier.motifs import sky
from light.colour import lighten, mix, vary

CARD = Card(
    seed=61,
    light=(-0.5, -0.85),
    hand="dry gouache",
    title_en="Bringing the Fog Home",
    title_ru="Туман с пастбища",
    tags_en=(
        "fog",
        "shepherdess",
        "flock",
        "dog",
        "barn",
        "village",
        "street",
        "dawn",
        "softness",
        "obedience",
        "lost",
        "commute",
        "homecoming",
    ),
    tags_ru=(
        "туман",
        "пастушка",
        "стадо",
        "собака",
        "хлев",
        "деревня",
        "улица",
        "рассвет",
        "мягкость",
        "послушание",
        "пропажа",
        "дорога домой",
        "возвращение",
    ),
    description_en="At dawn a shepherdess with a switch drives a flock of little fog banks down "
    "the village street; her dog pulls a stray by the hem and an old man holds the barn open.",
    description_ru="На рассвете пастушка с хворостиной гонит по деревенской улице стадо маленьких "
    "туманов; собака тянет отставший за подол, а старик держит открытым хлев.",
)

WALL, SLATE = "#c9d6c2", "#66818a"
MILK, MILK_SHADE = "#fffdf4", "#9cb4b0"
SHEPHERDESS = Person(
    "young",
    "tall",
    "brown",
    "braids",
    "#2c1c18",
    hat="headscarf",
    hat_colour="#d8683c",
    outfit=Outfit(
        "#7d8f5a",
        hem=0.5,
        flare=1.3,
        skirt="#8c4a34",
        skirt_hem=0.74,
        cloak="#4f6f5c",
        shoes="#4a3228",
        stockings="#4a3228",
        belt="#e0b060",
    ),
)
OLD_MAN = Person(
    "old",
    "thin",
    "olive",
    "bald",
    beard="full",
    hat="cap",
    hat_colour="#6a5a48",
    outfit=Outfit("#5a7080", hem=0.22, trousers="#6a5a4c", shoes="#3a2c28"),
)


def gable_house(pen, x, y, wide, tall, wall, roof):
    """Gable to the street, slates and dark small windows, nobody up yet."""
    peak = tall * 0.46
    front = geo.polygon(
        [
            (x, y),
            (x, y - tall),
            (x + wide / 2, y - tall - peak),
            (x + wide, y - tall),
            (x + wide, y),
        ]
    )
    pen.form(front, wall, volume=wide * 0.2, texture=0.8)
    for side, end in ((0, x), (1, x + wide)):
        eave = (end + (12 if side else -12), y - tall + 12)
        edge = geo.ribbon([(x + wide / 2, y - tall - peak - 6), eave], [20, 20], 6)
        pen.form(edge, roof, volume=6, texture=0.5)
    for i in range(2):
        for j in range(2):
            wx, wy = x + wide * (0.28 + 0.44 * i), y - tall * (0.78 - 0.42 * j)
            pane = geo.rectangle(wx - wide * 0.08, wy - tall * 0.1, wide * 0.16, tall * 0.2, 2)
            pen.fill(pane, mix(roof, wall, 0.2))
            pen.line(pane, lighten(wall, 0.1), 4)
            bar = geo.polygon([(wx, wy - tall * 0.1), (wx, wy + tall * 0.1)], False)
            pen.line(bar, lighten(wall, 0.1), 3)
    pen.fill(geo.ellipse(x + wide / 2, y - tall - peak * 0.4, wide * 0.06), mix(roof, wall, 0.2))


def long_roof(pen, points, colour):
    shape = geo.polygon(points)
    pen.form(shape, colour, volume=16, texture=0.6)
    patterns.shingles(lighten(colour, -0.08), 20)(pen, shape)


FAR_HOUSES = (
    (440, 560, 96, 170, 0.62),
    (344, 570, 100, 190, 0.55),
    (252, 600, 120, 230, 0.4),
    (506, 590, 100, 200, 0.46),
)


def village(art):
    with art.layer("church", fog=("#e6efe2", 0.5), warp=0.5) as pen:
        tower = geo.polygon([(366, 560), (366, 270), (446, 270), (446, 560)])
        pen.form(tower, WALL, volume=16)
        spire = geo.polygon([(352, 276), (406, 46), (460, 276)])
        pen.form(spire, SLATE, volume=16)
        pen.line([(392, 44), (406, 30), (420, 44), (430, 30)], SLATE, 6)
        pen.fill(geo.ellipse(406, 330, 16, 26), SLATE)
    for i, (x, y, wide, tall, fog) in enumerate(FAR_HOUSES):
        with art.layer(f"far house {i}", fog=("#e6efe2", fog), warp=0.5) as pen:
            gable_house(pen, x, y, wide, tall, WALL, SLATE)
    with art.layer("left row", fog=("#e6efe2", 0.16), warp=0.5, detail=0.4) as pen:
        long_roof(pen, [(60, 330), (150, 180), (286, 396), (180, 440)], SLATE)
        gable_house(pen, 92, 700, 176, 300, "#d6dcc4", SLATE)
        gable_house(pen, -140, 830, 262, 520, "#bfd0bd", "#587680")


def street(art):
    with art.layer("street", warp=0.6, detail=0.3) as pen:
        ground = geo.curve(
            [
                (300, 540, "c"),
                (470, 540, "c"),
                (560, 700),
                (840, 860, "c"),
                (840, 1240, "c"),
                (-40, 1240, "c"),
                (-40, 800, "c"),
                (170, 690),
            ]
        )
        pen.form(ground, "#7a9a84", "#4f7668", "#a4bc9e", volume=60, texture=0.8)
        with pen.clip(ground):
            for j in range(22):
                t = j / 21
                y = 590 + 640 * t**1.5
                size = 9 + 38 * t
                for i in range(int(900 / (size * 2.3))):
                    x = -30 + (i + 0.5 * (j % 2)) * size * 2.3 + pen.rng.normal(0, 2)
                    stone = geo.ellipse(x, y, size, size * 0.44)
                    pen.fill(stone, vary("#8aa890", pen.rng, 0.03, 8), 0.75)
                    pen.line(geo.arc(x, y, size, size * 0.44, 20, 160), "#527566", 2, 0.7)


def barn(art):
    with art.layer("barn", warp=0.5, detail=0.5, drop=Drop(-10, 8, 14, 0.3, "#3f5f58")) as pen:
        front = geo.polygon([(520, 850), (520, 450), (666, 232), (840, 420), (840, 900)])
        pen.form(front, "#a98a68", "#6a5a50", "#d4b88c", volume=40, texture=0.6, grain=1.57)
        with pen.clip(front):
            for x in range(520, 850, 30):
                plank = geo.polygon([(x, 200), (x + 3, 920)], False)
                pen.line(plank, "#6f5c4c", 4, 0.7)
        gate = geo.polygon([(574, 862), (574, 520), (840, 500), (840, 900)])
        pen.fill(gate, pen.gradient((574, 520), (760, 880), ["#3f5650", "#5c766c", "#8fa698"]))
        for end in ((486, 480), (860, 430)):
            edge = geo.ribbon([(668, 200), end], [36, 36], 4)
            pen.form(edge, SLATE, volume=10, texture=0.5)
        loft = geo.rectangle(634, 344, 66, 70, 4)
        pen.fill(loft, "#4a5c54")
        pen.form(geo.ribbon([(624, 420), (712, 416)], [16, 16], 4), "#caa878", texture=0.3)
        for i in range(16):
            x = 640 + i * 3.6
            pen.line([(x, 412), (x + pen.rng.normal(0, 10), 384)], "#e4cf90", 4)
    with art.layer("leaf", warp=0.5, detail=0.6, drop=Drop(-8, 10, 8, 0.35, "#3f5f58")) as pen:
        leaf = geo.polygon([(574, 520), (490, 556), (488, 912), (574, 866)])
        pen.form(leaf, "#8a6a4c", "#5c4a3c", "#c4a070", volume=16, texture=0.6, grain=1.57)
        for points in (
            [(576, 560), (488, 596)],
            [(576, 812), (488, 852)],
            [(574, 590), (490, 838)],
        ):
            pen.line(geo.polygon(points, False), "#5c4a3c", 12)


BANKS = (  # the ones at the door first
    (716, 850, 96),
    (640, 872, 108),
    (792, 896, 124),
    (664, 926, 132),
    (780, 968, 146),
    (604, 996, 146),
    (722, 1040, 164),
    (508, 1062, 152),
    (640, 1112, 176),
    (398, 1124, 158),
    (806, 1130, 180),
    (520, 1182, 184),
    (720, 1204, 200),
)


def fog_bank(pen, x, y, wide, turn=0.0):
    """A heap of mist that walks: a grey face with an ear and an eye, and a hem that drags."""
    with pen.at(x, y, 1, turn):
        rump = geo.ellipse(-wide * 0.47, -wide * 0.25, wide * 0.18)
        pen.form(rump, MILK, MILK_SHADE, "#ffffff", volume=wide * 0.08, texture=0)
        sky.cloud(pen, 0, -wide * 0.2, wide, MILK, MILK_SHADE, "#ffffff", 4)
        hem = pen.gradient((0, -wide * 0.12), (0, wide * 0.03), [MILK, MILK], alphas=[0.0, 0.9])
        pen.fill(geo.rectangle(-wide, -wide * 0.12, wide * 2, wide * 0.4), hem, blend="erase")
        with pen.at(wide * 0.46, -wide * 0.34, wide / 100, 16):
            fog_face(pen)


def fog_face(pen):
    """Turned towards the barn, in hundredths of a bank."""
    face = geo.curve([(-15, -10), (4, -14), (21, -3), (24, 6), (12, 12), (-12, 10)])
    pen.form(face, "#c3d3cc", "#7f9c96", "#e6efe8", volume=8, texture=0)
    ear = geo.ribbon([(-10, -9), (-20, -8), (-26, 2)], [5, 9, 3], 12)
    pen.form(ear, "#aebfb8", "#7f9c96", texture=0)
    pen.fill(geo.ellipse(6, -4, 2.6, 3.2), "#2f4540")
    for puff in ((-12, -16, 10), (0, -18, 7)):
        pen.form(geo.ellipse(*puff), MILK, MILK_SHADE, "#ffffff", volume=5, texture=0)


def wisps(pen, x, y, wide):
    """What a bank leaves on the cobbles."""
    for _ in range(7):
        run = wide * pen.rng.uniform(0.3, 0.7)
        left = x + pen.rng.uniform(-0.7, 0.1) * wide
        level = y + pen.rng.uniform(-0.05, 0.07) * wide
        line = geo.ribbon(
            [(left, level), (left + run * 0.5, level - 4), (left + run, level)], [1, 11, 1]
        )
        pen.fill(line, MILK, 0.5, blur=4)


def flock(art, start, end):
    for i in range(start, end):
        x, y, wide = BANKS[i]
        shadow = Drop(8, 22, 9, 0.5, "#2f5a50")
        with art.layer(f"bank {i}", detail=0.6, drop=shadow) as pen:
            fog_bank(pen, x, y, wide, pen.rng.normal(0, 3))
        with art.layer(f"wisps {i}", warp=0) as pen:
            wisps(pen, x, y, wide)


def stray(art):
    """It would rather stay out; the dog has it by the hem."""
    with art.layer("stray", detail=0.7, drop=Drop(6, 12, 8, 0.35, "#3f6258")) as pen:
        with pen.at(330, 900, 1, 0, True):
            fog_bank(pen, 0, 0, 166, -8)
        hem = geo.ribbon([(364, 862), (402, 850), (432, 844)], [70, 34, 12], 16)
        pen.form(hem, MILK, MILK_SHADE, volume=12, texture=0)
    with art.layer("wisps of the stray", warp=0) as pen:
        wisps(pen, 336, 904, 166)
    collie = DOG.but(
        colour="#3a342f",
        belly="#f0e8d8",
        length=108,
        depth=43,
        head=39,
        neck_angle=108,
        ear_kind="floppy",
        tail=44,
        tail_width=13,
        tail_angle=-112,
        muzzle=0.6,
        foot="#f0e8d8",
    )
    with art.layer("under the dog", warp=0, blur=5, blend="multiply", alpha=0.75) as pen:
        pen.fill(geo.ellipse(528, 924, 104, 13), "#3f6258")
        for x in (460, 478, 556, 572):
            pen.fill(geo.ellipse(x, 919, 17, 6), "#2f4f48")
    with art.layer("dog", detail=1, keep=0.15, cast=Cast(918, 0.4, "#2f4f48", 0.5, 0.16)) as pen:
        draw_quadruped(pen, 518, 918, 116, collie, "standing", True)


def switch(pen):
    pen.line([(-16, 50), (0, -20), (20, -130), (66, -230), (130, -282)], "#7a5230", 7)
    for x, y in ((70, -236), (36, -172)):
        leaf = geo.ribbon([(x, y), (x - 14, y - 16), (x - 22, y - 34)], [2, 12, 1], 10)
        pen.form(leaf, "#8fae5a", texture=0)


def shepherdess(art):
    cast = Cast(1180, 0.4, "#2f4f48", 0.5, 0.1)
    with art.layer("shepherdess", detail=1, keep=0.12, cast=cast) as pen:
        pose = POSES["walking"].but(
            lean=6,
            head=4,
            near_arm=(-30, 10),
            far_arm=(74, 134),
            far_hand="hold",
            near_hand="relaxed",
        )
        draw_figure(
            pen,
            150,
            1188,
            520,
            SHEPHERDESS,
            pose,
            "three-quarter",
            Expression(eye="narrow", smile=0.5),
            far_thing=switch,
        )


def old_man(art):
    with art.layer("old man", detail=1, keep=0.12, cast=Cast(906, 0.3, "#2f4f48", 0.3, 0.1)) as pen:
        pose = POSES["standing"].but(
            lean=10, near_arm=(40, 96), far_arm=(70, 118), near_hand="open", far_hand="open"
        )
        draw_figure(pen, 752, 886, 350, OLD_MAN, pose, "three-quarter", "sleeping", True)


def mist(art):
    """Thin white over the far end of the street."""
    drift = art.noise("mist", 240, 2.6, 3.0).clip(-0.4, 1.4) + 0.6
    band = ((art.y - 430) / 90).clip(0, 1) * ((660 - art.y) / 110).clip(0, 1)
    art.tint(drift * band * 0.4, "#f4f6ec")


def paint(art: Art) -> None:
    art.sky(["#cfdcd0", "#e4ece0", "#f4f2e4", "#eaf0e4"], [0, 0.25, 0.45, 1])
    art.clouds("#ffffff", 0.6, 240)
    art.clouds("#b8ccc0", 0.35, 300, name="shade")
    art.repaint("background")
    village(art)
    art.glow(420, 430, 420, "#ffe8b8", 0.45)
    street(art)
    mist(art)
    barn(art)
    art.repaint("middle")
    flock(art, 0, 2)
    old_man(art)
    flock(art, 2, 3)
    stray(art)
    flock(art, 3, len(BANKS))
    shepherdess(art)
    art.repaint("final")
    art.finish(vignette_colour="#4a6a5c", vignette=0.14)
