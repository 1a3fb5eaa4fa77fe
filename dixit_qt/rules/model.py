"""The nouns that every edition shares."""

from dataclasses import dataclass
from enum import StrEnum

Seat = int
"""A place at the table; seats are numbered clockwise from 0."""

Side = int
"""Who owns a score: a seat, a team, or the virtual rival of Poetry for two."""

CardId = str
"""A picture, known by the hash of its content; opaque to the rules."""


class Family(StrEnum):
    DIXIT = "dixit"
    PARTY = "party"
    TEAM = "team"
    POETRY = "poetry"


class Phase(StrEnum):
    FIRST_STORYTELLER = "first_storyteller"
    CLUE = "clue"
    GIVE = "give"
    VOTE = "vote"
    HINT = "hint"
    GUESSER = "guesser"
    JUDGE = "judge"
    ENDING = "ending"
    OVER = "over"


class ClueKind(StrEnum):
    WRITTEN = "written"
    ALOUD = "aloud"
    SONG = "song"
    PANTOMIME = "pantomime"


@dataclass(frozen=True, slots=True)
class Clue:
    kind: ClueKind
    text: str


@dataclass(frozen=True, slots=True)
class Cards:
    """What a game is dealt from. Lines and endings are numbers; only Poetry needs them."""

    pictures: tuple[CardId, ...]
    lines: tuple[int, ...] = ()
    endings: tuple[int, ...] = ()
