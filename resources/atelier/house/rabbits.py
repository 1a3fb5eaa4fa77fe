"""The twelve rabbits of the table: standing, hopping and as portraits."""

from __future__ import annotations

from functools import partial

from atelier import Art, Rim
from atelier import geometry as geo
from light.colour import lighten

from . import rabbit_shapes as shapes
from .picture import Picture, small
from .rabbit_clothes import CLOTHES, HELD
from .rabbit_hats import GLASSES, HATS
from .rabbit_shapes import Rabbit

CREAM = "#f6ead2"
RABBITS = (
    Rabbit(fur="#d9534a", pale="#fbe9cf", garment="scarf", cloth="#f7e8c8", trim="#e0a33c"),
    Rabbit(
        fur="#e8963e",
        ears="lop",
        pattern="blaze",
        hat="beanie",
        cloth="#2f7f86",
        trim="#fbe9c4",
        held="carrot",
    ),
    Rabbit(
        fur="#b08a62",
        ears="bent",
        hat="rain",
        garment="coat",
        cloth="#ecc94b",
        trim="#3d4a63",
        sleeve=True,
    ),
    Rabbit(
        fur="#d9b98c",
        ears="back",
        hat="feather",
        bust=0.92,
        garment="tunic",
        cloth="#8fb84a",
        trim="#e2553f",
        sleeve=True,
    ),
    Rabbit(
        fur="#cdb79a",
        ears="round",
        hat="hood",
        garment="cloak",
        cloth="#3f9468",
        trim="#e6b54c",
        held="lantern",
        sleeve=True,
    ),
    Rabbit(
        fur="#5bbab5", ears="wide", hat="sailor", garment="sweater", cloth="#2c8f8c", trim="#e2553f"
    ),
    Rabbit(
        fur="#c9d6e6",
        ears="lop",
        hat="nightcap",
        bust=0.84,
        garment="nightshirt",
        cloth="#4b8fd0",
        trim="#fbf0cf",
        sleeve=True,
    ),
    Rabbit(
        fur="#b9bcd6",
        ears="wide",
        hat="top hat",
        bust=0.94,
        garment="tailcoat",
        cloth="#5a66c8",
        trim="#e6b54c",
        glasses="monocle",
        sleeve=True,
    ),
    Rabbit(
        fur="#eadff2",
        ears="sideways",
        hat="wizard",
        bust=0.92,
        garment="robe",
        cloth="#8c5ac0",
        trim="#ffd76a",
        held="wand",
        sleeve=True,
    ),
    Rabbit(
        fur="#d873b6",
        second="#fbe3ef",
        ears="bent back",
        pattern="spots",
        hat="flowers",
        trim="#f7c6dd",
    ),
    Rabbit(
        fur="#8a6a4f",
        ears="back",
        bust=0.98,
        garment="waistcoat",
        cloth="#ead9b5",
        trim="#6b4a34",
        glasses="round",
        held="book",
    ),
    Rabbit(
        fur="#e6e1d6",
        second="#4a4550",
        pale="#fffaf0",
        ears="bent",
        pattern="patches",
        hat="crown",
        garment="neckerchief",
        cloth="#c9483c",
        trim="#ecbb4a",
    ),
)
HEAD_PLACE = (30, -282)


def draw_head(pen, rabbit: Rabbit, short=1.0):
    """The middle of the head at (0, 0)."""
    behind = rabbit.hat in {"beanie", "rain", "nightcap", "wizard"}
    shapes.ear(pen, rabbit, 1, short)
    if behind or rabbit.ears in {"up", "wide", "back", "sideways"}:
        shapes.ear(pen, rabbit, 0, short)
    shapes.head(pen, rabbit)
    if rabbit.glasses:
        GLASSES[rabbit.glasses](pen, rabbit.trim if rabbit.glasses == "monocle" else "#e6b54c")
    if rabbit.ears in {"lop", "bent", "bent back", "round"} and not behind:
        shapes.ear(pen, rabbit, 0, short)
    if rabbit.hat:
        HATS[rabbit.hat](pen, rabbit)


def _dress(pen, rabbit):
    if rabbit.garment:
        CLOTHES[rabbit.garment](pen, rabbit)


def _arm(pen, rabbit, points, shade=0.0):
    shapes.limb(pen, lighten(rabbit.arm, -shade), points, [36, 34, 28])
    shapes.paw(pen, rabbit, *points[-1], shade=shade)


def draw_standing(pen, rabbit: Rabbit):
    """The feet at (0, 0)."""
    shapes.tail(pen, rabbit)
    shapes.foot(pen, rabbit, 36, -6, 0.1)
    _arm(pen, rabbit, [(54, -176), (84, -144), (98, -120)], 0.08)
    shapes.body(pen, rabbit)
    shapes.foot(pen, rabbit, -14, 2)
    _dress(pen, rabbit)
    grip = (74, -118)
    if rabbit.held:
        with pen.at(grip[0] + 12, grip[1] - 4):
            HELD[rabbit.held](pen)
    _arm(pen, rabbit, [(-20, -172), (8, -122), grip])
    with pen.at(*HEAD_PLACE):
        draw_head(pen, rabbit)


def _hind_leg(pen, rabbit, dx, dy, shade=0.0):
    colour = lighten(rabbit.fur, -shade)
    leg = geo.ribbon([(-20 + dx, -40 + dy), (-84 + dx, 8 + dy), (-140 + dx, 50 + dy)], [74, 52, 32])
    pen.form(leg, colour, volume=22, texture=0.6)
    toes = geo.ribbon(
        [(-128 + dx, 40 + dy), (-176 + dx, 74 + dy), (-206 + dx, 66 + dy)], [34, 38, 22]
    )
    pen.form(toes, lighten(colour, 0.02), volume=14, texture=0.5)


def draw_hopping(pen, rabbit: Rabbit):
    """Stretched in the air; the hip at (0, 0)."""
    long = rabbit.garment in {"cloak", "robe", "nightshirt", "coat"}
    _hind_leg(pen, rabbit, 34, 12, 0.1)
    with pen.at(0, 40, turn=46):
        shapes.tail(pen, rabbit)
        _arm(pen, rabbit, [(54, -176), (110, -190), (150, -220)], 0.08)
        shapes.body(pen, rabbit)
        if not long:
            _dress(pen, rabbit)
    _hind_leg(pen, rabbit, 0, 0)
    with pen.at(0, 40, turn=46):
        if long:
            _dress(pen, rabbit)
        _arm(pen, rabbit, [(0, -176), (64, -170), (112, -196)])
    if rabbit.held:
        with pen.at(226, 0, turn=40 if rabbit.held == "wand" else 0):
            HELD[rabbit.held](pen)
    with pen.at(216, -146, turn=-10):
        draw_head(pen, rabbit)


def _layer(art):
    return art.layer("rabbit", detail=1, keep=0.3, warp=0.8, rim=Rim("#ffe2ae", 4, 0.45))


def paint_standing(art: Art, rabbit: Rabbit) -> None:
    with _layer(art) as pen, pen.at(238, 498):
        draw_standing(pen, rabbit)
    _finish(art)


def paint_hopping(art: Art, rabbit: Rabbit) -> None:
    with _layer(art) as pen, pen.at(198, 368, 0.8):
        draw_hopping(pen, rabbit)
    _finish(art)


def paint_portrait(art: Art, rabbit: Rabbit) -> None:
    """Round below, so that it sits in a well; ears and hats may look over its rim."""
    well = geo.union(geo.ellipse(192, 192, 190), geo.rectangle(0, 0, 384, 192))
    with _layer(art) as pen, pen.clip(well), pen.at(192, 226, rabbit.bust):
        _draw_bust(pen, rabbit)
    _finish(art)


def _draw_bust(pen, rabbit: Rabbit):
    """The middle of the head at (0, 0)."""
    neck = (10, -196)
    with pen.at(
        neck[0] - HEAD_PLACE[0] - neck[0] * 1.5 + 16, neck[1] - HEAD_PLACE[1] - neck[1] * 1.5, 1.5
    ):
        shapes.body(pen, rabbit)
        _dress(pen, rabbit)
    draw_head(pen, rabbit, 0.8)


def _finish(art):
    art.repaint("final", thresholds=(0.05, 0.05, 0.06, 0.12))
    art.finish(bloom=0, tooth=0.02, impasto=0.05, grain=0.012, saturation=1.02)


def pictures() -> list[Picture]:
    found = []
    for number, rabbit in enumerate(RABBITS):
        for ending, paint, size in (
            ("", paint_standing, 512),
            ("-hop", paint_hopping, 512),
            ("-portrait", paint_portrait, 384),
        ):
            name = f"rabbit-{number:02}{ending}.webp"
            found.append(
                Picture(
                    name=name,
                    paint=partial(paint, rabbit=rabbit),
                    seed=number + 1,
                    size=(size, size),
                    copies=small(name),
                )
            )
    return found
