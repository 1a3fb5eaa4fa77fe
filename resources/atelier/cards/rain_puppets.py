"""The rain holds everybody on strings; one child has cut hers and dances."""

import numpy as np
from atelier import Art, Card, Cast, Drop
from atelier import geometry as geo
from atelier.creatures import sitting_cat
from atelier.figures import POSES, Outfit, Person, draw_figure
from atelier.motifs import buildings, nature, sky, things
from light.colour import lighten

CARD = Card(
    seed=113,
    light=(-0.3, -0.9),
    hand="thick oil",
    title_en="The Rain Pulls the Strings",
    title_ru="Дождь дёргает за нити",
    tags_en=(
        "rain",
        "puppets",
        "strings",
        "umbrella",
        "child",
        "freedom",
        "scissors",
        "control",
        "dance",
        "city",
        "crowd",
        "rebellion",
    ),
    tags_ru=(
        "дождь",
        "марионетки",
        "нити",
        "зонт",
        "ребёнок",
        "свобода",
        "ножницы",
        "власть",
        "танец",
        "город",
        "толпа",
        "бунт",
    ),
    description_en="Gloved hands in the rain clouds hold people under umbrellas on strings, but a "
    "child in a yellow coat has cut hers and dances.",
    description_ru="Руки в перчатках из дождевых туч держат людей под зонтами на нитях, но девочка "
    "в жёлтом пальто перерезала свои и танцует.",
)

STRING = "#f4f0e0"
WALLS = ("#7f8a9c", "#8f8a90", "#6f7f94", "#9a8f8a")
ROOFS = ("#5a5068", "#4a5874", "#6a4a54")
HANDS = ((214, 250, -5, 1), (590, 236, 6, -1))

GREY = "#cfc4b8"
PEOPLE = (  # x, y, height, umbrella, person, pose, view, flip, string from
    (
        104,
        1068,
        216,
        "#b8423c",
        Person("old", "stout", GREY, hat="bowler", outfit=Outfit("#3a3448", hem=0.55)),
        "waiting",
        "three-quarter",
        False,
        (88, 262),
    ),
    (
        258,
        1022,
        196,
        "#3f7a8a",
        Person("young", "tall", GREY, "bun", outfit=Outfit("#5a4a44", hem=0.7, trousers=None)),
        "walking",
        "profile",
        True,
        (300, 246),
    ),
    (
        560,
        1024,
        204,
        "#8a5a9c",
        Person("middle", "thin", GREY, hat="top", outfit=Outfit("#3f4a68", hem=0.5)),
        "walking",
        "three-quarter",
        False,
        (500, 250),
    ),
    (
        672,
        1078,
        220,
        "#4f8a5a",
        Person("middle", "broad", GREY, "crop", outfit=Outfit("#4a3a44", hem=0.45)),
        "waiting",
        "back",
        False,
        (724, 232),
    ),
)
HOLDING = {"far_arm": (32, 150), "far_hand": "hold"}
GAITS = {
    "waiting": POSES["standing"].but(head=14, **HOLDING),
    "walking": POSES["walking"].but(lean=9, head=12, **HOLDING),
}
CHILD = Person(
    "child",
    "average",
    "fair",
    "bob",
    "#8a3a24",
    outfit=Outfit(
        "#f0b832",
        hem=0.55,
        flare=1.7,
        trousers=None,
        stockings="#3a4a6a",
        shoes="#c23b3a",
        scarf="#c23b3a",
        buttons="#fff0c0",
    ),
)


def glove(pen, side):
    """A white glove that grips the crossbar; its sleeve comes out of the cloud."""
    shade, shine = "#8f96b0", "#ffffff"
    pen.form(
        geo.curve(
            [(-70, -330, "c"), (70, -330, "c"), (62, -150), (54, -96), (-54, -96), (-62, -150)]
        ),
        "#2c3a58",
        "#131a33",
        "#6f86a8",
        volume=50,
        texture=1.4,
        grain=1.57,
    )
    pen.form(
        geo.curve([(-62, -128), (0, -118), (62, -128), (66, -84), (0, -74), (-66, -84)]),
        "#e8e2d6",
        shade,
        shine,
        volume=16,
    )
    pen.form(geo.ellipse(44, -102, 7), "#d8a83a", texture=0)
    pen.form(
        geo.curve([(-46, -84), (46, -84), (64, -40), (60, 10), (0, 22), (-60, 10), (-64, -40)]),
        "#f2eee6",
        shade,
        shine,
        volume=36,
    )
    pen.form(
        geo.rectangle(-170, -4, 340, 22, 6),
        "#8a5a38",
        "#3f2a2a",
        "#d09a60",
        volume=9,
        texture=1.2,
        grain=0.0,
    )
    for i, length in enumerate((24, 32, 30, 22)):
        x = -45 + i * 30
        finger = geo.ribbon(
            [(x * 1.02, -34), (x, 0), (x - 2, length), (x - 4, length - 8)], [29, 30, 26, 20], 24
        )
        pen.fill(geo.moved(finger, 3, 3), "#5a6484", 0.4, blur=3)
        pen.form(finger, "#f4f0e8", shade, shine, volume=13, texture=0.3)
    thumb = geo.ribbon(
        [(side * 62, -30), (side * 84, 0), (side * 66, 30), (side * 40, 36)], [28, 29, 26, 20], 24
    )
    pen.form(thumb, "#f4f0e8", shade, shine, volume=13, texture=0.3)
    for i in range(3):
        pen.line([(-26 + i * 26, -66), (-27 + i * 27, -38)], "#aab0c4", 3, 0.8)


def city(art):
    for name, y, fog, count, tall in (
        ("far houses", 860, 0.6, 9, (220, 400)),
        ("houses", 930, 0.22, 6, (250, 390)),
    ):
        with art.layer(name, fog=("#c8c6ba", fog), detail=1, keep=0.12, warp=0.5) as pen:
            for i in range(count):
                x = -20 + i * 840 / (count - 1) + pen.rng.normal(0, 8)
                height = pen.rng.uniform(*tall)
                wall = lighten(WALLS[pen.rng.integers(4)], pen.rng.normal(-0.03, 0.03))
                roof = ROOFS[pen.rng.integers(3)]
                if name == "houses" and 250 < x < 560:
                    continue
                buildings.house(
                    pen,
                    x,
                    y,
                    pen.rng.uniform(96, 150),
                    height,
                    wall,
                    roof,
                    lit=0.22,
                    lean=pen.rng.normal(0, 0.04),
                    pitch=pen.rng.uniform(0.35, 0.75),
                    light="#ffcf70",
                    windows=(3, int(height // 62)),
                )


def street(art):
    with art.layer("street", detail=0.3, direction=0) as pen:
        ground = geo.rectangle(-20, 900, 840, 340)
        pen.fill(
            ground,
            pen.gradient(
                (0, 900), (0, 1200), ["#b0b0a8", "#75849a", "#435570", "#2a3852"], [0, 0.25, 0.6, 1]
            ),
        )
        nature.wave_lines(pen, (0, 906, 800, 1200), "#c8c4b4", 110, (14, 80), 0.35)
        nature.wave_lines(pen, (0, 906, 800, 1200), "#33435e", 90, (14, 80), 0.35)
        for x, _, _, colour, *_ in PEOPLE:
            reflection(pen, x + 20, colour)
        reflection(pen, 408, "#f0c040")


def reflection(pen, x, colour):
    for i in range(12):
        pen.fill(
            geo.ellipse(x + pen.rng.normal(0, 10), 1078 + i * 11, 46 * (1 - i / 14), 3.4),
            colour,
            0.34,
            blur=1,
        )


def scissors(pen):
    with pen.at(0, -6, 0.62, 24):
        for s in (-1, 1):
            pen.form(
                geo.ribbon([(-s * 4, 0), (s * 8, -44), (s * 3, -78)], [7, 8, 2], 10),
                "#d8dde4",
                "#6a7488",
                "#ffffff",
                volume=4,
                texture=0,
            )
            ring = geo.subtract(geo.ellipse(s * 9, 18, 13, 17), geo.ellipse(s * 9, 18, 7, 11))
            pen.form(ring, "#c23b3a", texture=0)


def puppeteers(art):
    with art.layer("clouds", detail=0.6) as pen:
        for x, y, width in ((90, 70, 380), (720, 60, 400), (400, 26, 480)):
            sky.cloud(pen, x, y, width, "#7c8aa0", "#3a4660", "#c3cad0")
    with art.layer("gloves", detail=1, keep=0.1, drop=Drop(8, 18, 14, 0.35, "#1a2440")) as pen:
        for x, y, turn, side in HANDS:
            with pen.at(x, y, 0.98, turn):
                glove(pen, side)


def crowd(art):
    strings = []
    with art.layer("people", detail=1, keep=0.2, cast=Cast(1074, 0.3, "#1a2440", 0.3, 0.1)) as pen:
        for x, y, height, colour, person, gait, view, flip, start in sorted(
            PEOPLE, key=lambda p: p[1]
        ):

            def held(inner, colour=colour):
                things.umbrella(inner, 0, -78, 84, colour, lighten(colour, -0.09), 3, 1.1)

            places = draw_figure(
                pen, x, y, height, person, GAITS[gait], view, "sleeping", flip, far_thing=held
            )
            strings.append((start, places))
    with art.layer("strings", warp=0.5, mottle=0, detail=0.6) as pen:
        for (hx, hy), places in strings:
            top = (places.far_hand[0], places.far_hand[1] - 160)
            for dx, end in ((-24, places.far_hand), (0, top), (24, places.near_hand)):
                pen.line(geo.polygon([(hx + dx, hy), end], False), STRING, 1.5, 0.7)
        for hx, run in ((344, 250), (372, 330), (440, 300), (462, 220)):
            sway = pen.rng.normal(0, 30)
            pen.line(
                [
                    (hx, 250),
                    (hx + sway * 0.2, 250 + run * 0.5),
                    (hx + sway, 250 + run * 0.85),
                    (hx + sway * 0.4, 250 + run),
                ],
                STRING,
                1.8,
                0.85,
            )


def free_child(art):
    with art.layer("child", detail=1, keep=0.2) as pen:
        pose = POSES["dancing"].but(far_arm=(112, 140), far_hand="hold", near_arm=(-100, -128))
        draw_figure(pen, 404, 1096, 262, CHILD, pose, "three-quarter", "happy", far_thing=scissors)
        for s in (-1, 1):
            for q in range(3):
                start, end = (20, 80) if s > 0 else (100, 160)
                pen.line(
                    geo.arc(404 + s * 24, 1100, 24 + q * 12, 7 + q * 3, start, end),
                    "#eef2f0",
                    2,
                    0.7,
                )
    with art.layer("cat", detail=1, keep=0.15) as pen:
        sitting_cat(pen, 312, 1152, 70, "#e8e2d8", "#5f9ac0", tail_up=True)


def dry(x, y):
    """No rain falls on the child, nor straight under an umbrella."""
    return abs(x - 408) < 90 and 760 < y < 1120


def paint(art: Art) -> None:
    art.sky(
        ["#39465f", "#62748c", "#93a2ac", "#c3c3b8", "#d9cdb4"],
        [0, 0.22, 0.42, 0.58, 0.7],
        wobble=50,
    )
    art.clouds("#2c3850", 0.6, 380, mask=np.clip(1.1 - art.y / 420, 0, 1))
    art.flow[:] = 1.75 + art.noise("falling", 260, 3) * 0.2
    art.glow(400, 720, 380, "#f4e2b8", 0.4)
    art.repaint("background", follow_flow=8e-5)
    city(art)
    street(art)
    art.repaint("middle")
    puppeteers(art)
    crowd(art)
    art.glow(408, 960, 250, "#ffe0a0", 0.35)
    free_child(art)
    art.repaint("final")
    with art.layer("rain", warp=0, mottle=0) as pen:
        sky.rain(pen, 330, (-20, 120, 820, 1200), avoid=dry)
        sky.ripples(pen, 44, (0, 1000, 800, 1195))
    art.finish(vignette_colour="#141c34", vignette=0.35)
