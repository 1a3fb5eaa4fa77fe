"""A picture for each edition: what is special about it, laid on the cloth of its games."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .still_life import StillLife, card, of_house

if TYPE_CHECKING:
    from PIL import Image

SIZE = (600, 270)
INK, FADED, BOW = "#4a3b2c", "#a89878", "#f3cf78"


@dataclass(frozen=True, kw_only=True)
class Tile:
    """A picture of the house that is laid out, not painted."""

    name: str
    cloth: str
    lay: Callable[[StillLife], None]
    quality: int = 78
    copies: tuple[tuple[str, tuple[int, int]], ...] = ()
    companions: tuple[tuple[str, str], ...] = ()

    def render(self) -> Image.Image:
        table = StillLife(self.cloth, SIZE)
        self.lay(table)
        table.lamp(330, 100, 330)
        return table.result(corner=20)


def rabbit(table, number, x, foot, width, *, flip=False, hops=False):
    picture = of_house(f"rabbit-{number:02}" + ("-hop" if hops else ""))
    table.put(picture, x, foot - width / 2, width, flip=flip, lift=6)


def face_up(table, name, x, y, width, turn=0.0, lift=5):
    table.put(card(name, 400), x, y, width, turn, lift=lift)


def fan(table, cards, x, y, width, spread, tilt=0.0):
    """Cards as a hand holds them; (x, y) is the middle of the one in the middle."""
    reach = width * 2.6
    for n, name in enumerate(cards):
        turn = (n - (len(cards) - 1) / 2) * spread + tilt
        across = math.sin(math.radians(turn)) * reach
        down = (1 - math.cos(math.radians(turn))) * reach
        face_up(table, name, x + across, y + down, width, turn)


def token(table, number, x, y, width=42):
    table.put(of_house(f"token-{number:02}"), x, y, width, turn=number * 31 % 50 - 25, lift=3)


def disc(table, number, x, y, width=34):
    table.put(of_house(f"number-{number:02}"), x, y, width, lift=2)


def to_thirty(table):
    """A hand of six, and below it the rabbits on the last stones."""
    track = of_house("track-strip")
    hand = (
        "flamingo_boots",
        "stairwell_tide",
        "elephant_on_ice",
        "the_round_of_quilts",
        "wheat_dive",
        "red_light_at_sea",
    )
    fan(table, hand, 236, 112, 112, 9)
    token(table, 6, 196, 92)
    token(table, 3, 292, 70)
    end = track.crop((1000, 0, 2400, 320))
    table.put(end, 300, 214, 620, lift=1)
    for number, x, foot, hops in ((4, 92, 232, False), (2, 322, 236, False), (0, 470, 212, True)):
        rabbit(table, number, x, foot, 84, hops=hops)


def to_the_last_card(table):
    """All are used but one."""
    used = (
        "wall_of_doors",
        "oranges_uphill",
        "the_bearers",
        "shadow_of_the_tree",
        "all_the_dogs",
        "armchair_bait",
    )
    turns = (-24, 13, -7, 31, 4, -14)
    for n, (name, turn) in enumerate(zip(used, turns, strict=True)):
        face_up(table, name, 150 + 13 * n, 142 + 7 * (n % 3), 122, turn)
    face_up(table, "back", 404, 132, 122, 7, lift=14)
    rabbit(table, 8, 528, 262, 150, flip=True)
    token(table, 8, 316, 222)


def odyssey(table):
    """Twelve at the table, and two votes for each."""
    names = ("boot_and_paw", "call_from_below", "wheel_in_the_sea", "the_visitor", "footprints")
    for n, name in enumerate(names):
        x, y = 76 + 112 * n, 96 + 5 * (n % 2)
        face_up(table, name, x, y, 100, (-3, 2, -1, 3, -2)[n])
        disc(table, n + 1, x - 44, y - 66)
    token(table, 1, 196, 104, 46)
    token(table, 1, 420, 96, 46)
    for n, number in enumerate((9, 11, 3, 5, 7, 10)):
        rabbit(table, number, 48 + 101 * n, 236, 92, flip=n > 2)
    for n, number in enumerate((0, 8, 1, 4, 2, 6)):
        rabbit(table, number, 96 + 92 * n, 274, 104, flip=n > 2)


def party(table):
    """Everybody looks for the most popular card; the red marker spoils one."""
    names = ("under_the_sheet", "the_empty_place", "goose_in_the_corridor")
    for n, name in enumerate(names):
        x = 120 + 180 * n
        face_up(table, name, x, 136, 146, (-4, 1, 4)[n], lift=9 if n == 1 else 5)
        disc(table, n + 1, x - 66, 44, 42)
    for number, x, y in ((2, 268, 178), (6, 318, 168), (8, 286, 214), (3, 338, 210), (1, 250, 222)):
        token(table, number, x, y, 54)
    table.put(of_house("marker-red"), 486, 196, 66, lift=4)
    token(table, 10, 108, 190, 54)


def hands_go_round(table):
    """The hand of each goes to the neighbour on the left."""
    for number, x in ((5, 150), (0, 345), (8, 540)):
        rabbit(table, number, x, 266, 164, flip=True)
        fan(table, ["back"] * 4, x - 66, 194, 48, 14, -6)
    for x in (52, 247, 442):
        arrow(table, x + 130, 92, x)


def arrow(table, right, y, left):
    """A bow from the right to the left."""
    steps = 24
    bow = [
        (right + (left - right) * n / steps, y - 44 * math.sin(math.pi * (0.06 + 0.94 * n / steps)))
        for n in range(steps + 1)
    ]
    table.line(bow, BOW, 6)
    table.line([(left + 4, y - 20), (left - 1, y + 2), (left + 21, y - 8)], BOW, 6)


def team(table):
    """Two and two, each pair on a rug of its colour: one gives, the other votes."""
    for x, colour in ((152, "#c9524a"), (448, "#4c9f70")):
        table.ring(x, 226, 138, 40, colour)
    rabbit(table, 0, 84, 250, 140)
    rabbit(table, 0, 216, 250, 140, flip=True)
    rabbit(table, 4, 384, 250, 140)
    rabbit(table, 4, 516, 250, 140, flip=True)
    face_up(table, "antlers_in_the_bath", 150, 92, 88, -8, lift=12)
    face_up(table, "table_on_the_rails", 300, 120, 104, 3)
    face_up(table, "down_the_suitcase", 452, 92, 88, 8, lift=12)
    disc(table, 2, 254, 52, 36)
    token(table, 0, 286, 134, 50)
    token(table, 4, 324, 162, 50)


def poetry(table):
    """The poem beside its stories: lines that fit, lines that are struck out."""
    for name, x, y, turn in (
        ("taut_rope", 70, 116, -6),
        ("lake_remembers", 186, 128, 2),
        ("tent_guest", 300, 112, -2),
    ):
        face_up(table, name, x, y, 108, turn)
    for n, x in enumerate((70, 186, 300)):
        disc(table, n + 1, x - 4, 42, 36)
    table.put(of_house("paper-poem"), 476, 180, 262, 2, lift=9)
    chance = random.Random(4)
    for n in range(6):
        fits = n in {0, 1, 3, 4}
        row(table, chance, 382, 66 + 31 * n, 164 - 22 * (n % 3), fits)
        if n:
            table.put(of_house("chip-yes" if fits else "chip-no"), 574, 66 + 31 * n, 26, lift=1)
    rabbit(table, 7, 128, 272, 112)
    rabbit(table, 10, 240, 272, 112, flip=True)


def row(table, chance, x, y, wide, fits):
    """A line of handwriting, too small to be read."""
    colour, at = INK if fits else FADED, x
    while at < x + wide:
        word = chance.randint(14, 38)
        tall = [chance.choice((2.4, 3, 3.4, 7)) for _ in range(word)]
        hand = [
            (
                at + n / 2,
                y - tall[n // 8] * (1 - math.cos(n * math.tau / 8)) * (0.9 if n % 8 else 1),
            )
            for n in range(2 * word)
        ]
        table.line(hand, colour, 1.5)
        at += word + 7
    if not fits:
        table.line([(x - 3, y + 1), (at - 4, y - 1)], "#b0483c", 1.8)


def pictures() -> list[Tile]:
    return [
        Tile(name="edition-classic-30.webp", cloth="dixit", lay=to_thirty),
        Tile(name="edition-classic-last-card.webp", cloth="dixit", lay=to_the_last_card),
        Tile(name="edition-odyssey.webp", cloth="dixit", lay=odyssey),
        Tile(name="edition-party.webp", cloth="party", lay=party),
        Tile(name="edition-party-pass-left.webp", cloth="party", lay=hands_go_round),
        Tile(name="edition-team.webp", cloth="team", lay=team),
        Tile(name="edition-poetry.webp", cloth="poetry", lay=poetry),
    ]
