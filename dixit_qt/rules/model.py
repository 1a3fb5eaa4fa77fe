"""The nouns that every edition shares."""

from dataclasses import dataclass
from enum import StrEnum

Seat = int
"""A place at the table. Its number never changes: who comes later gets the next one, and the
number of somebody who has left for good is not given again. Who sits beside whom says the ring."""

MAX_PLACES = 24
"""How many seats a game may ever have had, those included that were left."""

Side = int
"""Who owns a score: a seat, a team, or the virtual rival of Poetry for two."""

CardId = str
"""A picture, known by the hash of its content; opaque to the rules."""


class Family(StrEnum):
    """What the editions have in common; the properties are what one asks about a whole family."""

    DIXIT = "dixit"
    PARTY = "party"
    TEAM = "team"
    POETRY = "poetry"

    @property
    def in_teams(self) -> bool:
        """Two who sit opposite each other share a score."""
        return self is Family.TEAM

    @property
    def in_turns(self) -> bool:
        """One acts after the other instead of all at once."""
        return self is Family.POETRY

    @property
    def has_verses(self) -> bool:
        """It is played with lines and endings beside the pictures."""
        return self is Family.POETRY

    @property
    def has_told_card(self) -> bool:
        """One of the cards on the table is the storyteller's, and it is to be found."""
        return self in {Family.DIXIT, Family.TEAM}


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

    @property
    def between_rounds(self) -> bool:
        """The round has not begun in earnest: chairs may come and go."""
        return self in {Phase.FIRST_STORYTELLER, Phase.CLUE, Phase.HINT}


class ClueKind(StrEnum):
    WRITTEN = "written"
    ALOUD = "aloud"
    SONG = "song"
    PANTOMIME = "pantomime"


@dataclass(frozen=True, slots=True)
class Clue:
    """`amended` when its words were put right after it had been given."""

    kind: ClueKind
    text: str
    amended: bool = False


@dataclass(frozen=True, slots=True)
class Cards:
    """What a game is dealt from. Lines and endings are numbers; only Poetry needs them.

    The pictures that were `seen` tonight come to the bottom of the pile.
    """

    pictures: tuple[CardId, ...]
    lines: tuple[int, ...] = ()
    endings: tuple[int, ...] = ()
    seen: frozenset[CardId] = frozenset()


def partner_of(seat: Seat, seats: int) -> Seat:
    """Who sits opposite when a game for teams begins."""
    return (seat + seats // 2) % seats
