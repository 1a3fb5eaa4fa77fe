"""The nouns that every edition shares, and how long and how many each may be.

Every field of a record that is shown or done is a type of this page. What arrives over the wire is
checked by these types alone: a window that received a million cards would draw for ever.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

MAX_PLACES = 24
"""How many seats a game may ever have had, those included that were left."""
MAX_SEATS = 12
MAX_SIDES = 48
MAX_CLUE = 200
MAX_GIVEN = 2
MAX_VOTES = 2
MAX_TABLE = 24
MAX_CARDS_HELD = 64
MAX_STORIES = 14
MAX_POEM = 36
MAX_AWARDS = 96
MAX_HEARTS = 64
MAX_POINTS = 10_000
MAX_ROUND = 10_000
MAX_CARD_NUMBER = 9999
MAX_PILE = 100_000
CARD_ID_LENGTH = 20
CARD_PATTERN = f"^[0-9a-f]{{{CARD_ID_LENGTH}}}$"

Seat = Annotated[int, Meta(ge=0, lt=MAX_PLACES)]
"""A place at the table. Its number never changes: who comes later gets the next one, and the
number of somebody who has left for good is not given again. Who sits beside whom says the ring."""

Side = Annotated[int, Meta(ge=0, lt=MAX_SIDES)]
"""Who owns a score: a seat, a team, or the virtual rival of Poetry for two."""

CardId = Annotated[
    str, Meta(pattern=CARD_PATTERN, min_length=CARD_ID_LENGTH, max_length=CARD_ID_LENGTH)
]
"""A picture, known by the hash of its content; opaque to the rules."""

PersonId = Annotated[int, Meta(ge=1, le=2**31)]
"""Somebody in the room, with a seat or without."""

Number = Annotated[int, Meta(ge=0, le=MAX_CARD_NUMBER)]
"""A verse of Poetry (a line or an ending), and whatever else a player names by a number."""

Place = Annotated[int, Meta(ge=1, le=MAX_TABLE)]
"""Where a picture lies on the table."""

Reading = Annotated[int, Meta(ge=0, le=MAX_POEM + 2)]
Story = Annotated[int, Meta(ge=1, le=MAX_STORIES)]
Count = Annotated[int, Meta(ge=0, le=MAX_CARDS_HELD)]
Pile = Annotated[int, Meta(ge=0, le=MAX_PILE)]
Round = Annotated[int, Meta(ge=0, le=MAX_ROUND)]
Points = Annotated[int, Meta(ge=-MAX_POINTS, le=MAX_POINTS)]
ClueText = Annotated[str, Meta(max_length=MAX_CLUE)]

Hand = Annotated[tuple[CardId, ...], Meta(max_length=MAX_CARDS_HELD)]
Lines = Annotated[tuple[Number, ...], Meta(max_length=MAX_CARDS_HELD)]
Places = Annotated[tuple[Place, ...], Meta(max_length=MAX_TABLE)]
Stories = Annotated[tuple[Story, ...], Meta(max_length=MAX_STORIES)]
Readings = Annotated[tuple[Reading, ...], Meta(max_length=MAX_POEM + 2)]
Seats = Annotated[tuple[Seat, ...], Meta(max_length=MAX_PLACES)]
Counts = Annotated[tuple[Count, ...], Meta(max_length=MAX_PLACES)]
"""One number for each seat; for each side they are `CountsOfSides`."""
CountsOfSides = Annotated[tuple[Count, ...], Meta(max_length=MAX_SIDES)]
Sides = Annotated[tuple[Side, ...], Meta(max_length=MAX_SIDES)]
Scores = Annotated[tuple[Points, ...], Meta(max_length=MAX_SIDES)]


class Record(Struct, frozen=True, omit_defaults=True):
    """Default values are left out when it is written."""


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


class Clue(Record, frozen=True):
    """`amended` when its words were put right after it had been given."""

    kind: ClueKind
    text: ClueText
    amended: bool = False


class Cards(Record, frozen=True):
    """The cards that a game is dealt from. Lines and endings are numbers; only Poetry needs them.

    The pictures that were `seen` tonight come to the bottom of the pile.
    """

    pictures: tuple[CardId, ...]
    lines: tuple[int, ...] = ()
    endings: tuple[int, ...] = ()
    seen: frozenset[CardId] = frozenset()


def partner_of(seat: Seat, seats: int) -> Seat:
    """The opposite seat when a game for teams begins."""
    return (seat + seats // 2) % seats
