"""How bots differ: how well they play, and how they word their clues."""

from dataclasses import dataclass
from enum import StrEnum


class Manner(StrEnum):
    DRY = "dry"
    DREAMER = "dreamer"
    CHILD = "child"
    POET = "poet"
    JOKER = "joker"


@dataclass(frozen=True)
class Strength:
    """`sharpness` is how reliably the bot picks what fits best; `oversight` is how often it
    overlooks or mistakes something on a picture in Poetry.
    """

    name: str
    sharpness: float
    oversight: float


GENTLE = Strength("gentle", 0.25, 0.25)
USUAL = Strength("usual", 0.45, 0.2)
SHARP = Strength("sharp", 1.6, 0.0)
STRENGTHS = {each.name: each for each in (GENTLE, USUAL, SHARP)}


def manner_of(seat: int) -> Manner:
    manners = tuple(Manner)
    return manners[seat % len(manners)]


def sounds_like(manner: Manner, clue: str) -> bool:
    """Whether the form of a written clue matches this manner."""
    words = len(clue.split())
    signs = {
        Manner.DRY: words <= 3 and "?" not in clue,
        Manner.DREAMER: words >= 4 and clue[-1] not in "?!" and "," not in clue,
        Manner.CHILD: "?" in clue or "!" in clue,
        Manner.POET: words >= 5,
        Manner.JOKER: "," in clue or ":" in clue,
    }
    return signs[manner]
