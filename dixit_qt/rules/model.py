"""The types that all editions share, with their bounds.

Every field of a view or an action has a type from this module, and what arrives from the network is
checked against these types. Without bounds, a message with a million cards would keep a window
drawing for ever.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

MAX_PLACES = 24
"""How many seats a game may have had in total, including those that players have left."""
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
"""The number of a seat. It never changes and is never reused: a newcomer gets the next number. The
order around the table is in `ring`.
"""

Side = Annotated[int, Meta(ge=0, lt=MAX_SIDES)]
"""The owner of a score: a seat, a team, or the virtual rival of Poetry for two."""

CardId = Annotated[
    str, Meta(pattern=CARD_PATTERN, min_length=CARD_ID_LENGTH, max_length=CARD_ID_LENGTH)
]
"""A picture, identified by the hash of its content. The rules don't look inside."""

PersonId = Annotated[int, Meta(ge=1, le=2**31)]
"""A person in the room, with or without a seat."""

Number = Annotated[int, Meta(ge=0, le=MAX_CARD_NUMBER)]
"""A line or an ending of Poetry, or any other thing that a player chooses by number."""

Place = Annotated[int, Meta(ge=1, le=MAX_TABLE)]
"""The place of a picture on the table."""

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
"""One number for each seat; `CountsOfSides` has one for each side."""
CountsOfSides = Annotated[tuple[Count, ...], Meta(max_length=MAX_SIDES)]
Sides = Annotated[tuple[Side, ...], Meta(max_length=MAX_SIDES)]
Scores = Annotated[tuple[Points, ...], Meta(max_length=MAX_SIDES)]


class Record(Struct, frozen=True, omit_defaults=True):
    """Fields with their default value are left out when it is encoded."""


class Family(StrEnum):
    """Editions that share their rules. The properties answer questions about a whole family."""

    DIXIT = "dixit"
    PARTY = "party"
    TEAM = "team"
    POETRY = "poetry"

    @property
    def in_teams(self) -> bool:
        """Two players who sit opposite each other share a score."""
        return self is Family.TEAM

    @property
    def in_turns(self) -> bool:
        """Players act one after the other instead of all at once."""
        return self is Family.POETRY

    @property
    def has_verses(self) -> bool:
        """Lines and endings are used beside the pictures."""
        return self is Family.POETRY

    @property
    def has_told_card(self) -> bool:
        """Whether the others look for the storyteller's card among those on the table."""
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
        """No clue or hint has been given yet, so seats can be added and removed."""
        return self in {Phase.FIRST_STORYTELLER, Phase.CLUE, Phase.HINT}


class ClueKind(StrEnum):
    WRITTEN = "written"
    ALOUD = "aloud"
    SONG = "song"
    PANTOMIME = "pantomime"


class Clue(Record, frozen=True):
    """`amended` if its words were corrected after it was given."""

    kind: ClueKind
    text: ClueText
    amended: bool = False


class Cards(Record, frozen=True):
    """The cards that a game is dealt from. Lines and endings are numbers. Only Poetry uses them.

    The pictures `seen` earlier this evening go to the bottom of the draw pile.
    """

    pictures: tuple[CardId, ...]
    lines: tuple[int, ...] = ()
    endings: tuple[int, ...] = ()
    seen: frozenset[CardId] = frozenset()


def partner_of(seat: Seat, seats: int) -> Seat:
    """The opposite seat at the beginning of a team game."""
    return (seat + seats // 2) % seats
