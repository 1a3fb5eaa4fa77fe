"""The complete state of a game, secrets included. It has no encoder, so it can't be sent by
mistake.
"""

from dixit_qt.rules.editions import Edition
from dixit_qt.rules.model import CardId, Cards, Clue, Phase, Record, Seat, Side
from dixit_qt.rules.records import (
    Award,
    Ballot,
    EndingDraw,
    Outcome,
    PoemLine,
    RoundRecord,
    StoryGuess,
    TableCard,
)


class Setup(Record, frozen=True):
    """What a game is dealt from.

    `storyteller` is the first one, if the table has named somebody. With `grace`, cards are not
    turned over as soon as the last one is in: the table does it later, by an action of its own.
    """

    edition: Edition
    players: int
    cards: Cards
    seed: int
    storyteller: Seat | None = None
    grace: bool = False


class CardGame(Record, frozen=True):
    """Dixit, Party and Team. `given` holds the cards that each seat has given, until they are laid
    on the table.
    """

    pile: tuple[CardId, ...]
    discard: tuple[CardId, ...]
    hands: tuple[tuple[CardId, ...], ...]
    clue: Clue | None
    given: tuple[tuple[CardId, ...], ...]
    table: tuple[TableCard, ...]
    ballots: tuple[Ballot | None, ...]


class PoetryGame(Record, frozen=True):
    """Poetry. Chips and kept stories are counted by side, hands by seat.

    `counters` are the face-down endings before each player who has told. The last verdict is `open`
    until somebody builds on it. `rival` is the side of the virtual rival.
    """

    hands: tuple[tuple[int, ...], ...]
    line_pile: tuple[int, ...]
    line_discard: tuple[int, ...]
    story_pile: tuple[CardId, ...]
    story_discard: tuple[CardId, ...]
    ending_pile: tuple[int, ...]
    ending_discard: tuple[int, ...]
    counters: tuple[int, ...]
    kept: tuple[tuple[CardId, ...], ...]
    rival: Side | None
    stories: tuple[CardId, ...]
    face_down: frozenset[int]
    chosen: int | None
    revealed: bool
    hint: int | None
    lines: tuple[PoemLine, ...]
    verdict_is_open: bool
    guesses: tuple[StoryGuess, ...]
    awards: tuple[Award, ...]
    turn: Seat | None
    swapped: bool
    swapped_out: tuple[int, ...]
    winner: Side | None
    ending_by: Side | None
    endings: tuple[int, ...]
    draws: tuple[EndingDraw, ...]
    swapped_by: tuple[Seat, ...] = ()


class Heart(Record, frozen=True):
    """`giver` is a seat, or the number of a person who is `watching`."""

    giver: int
    number: int
    watching: bool = False


class GameState(Record, frozen=True):
    """`ring` has the seats in use, clockwise. The tuples by seat and by side also keep the entries
    of players who have left. `shuffles` counts the random orders drawn so far: seed and count give
    the next one. `told` counts the stories of each seat, and `laps` is how many each player tells
    before the game ends, if that ends it. `hearts` are those for the last finished round, and
    `loved` is the number of finished rounds whose hearts are public.
    """

    edition: Edition
    ring: tuple[Seat, ...]
    seed: int
    shuffles: int
    grace: bool
    laps: int | None
    phase: Phase
    round: int
    storyteller: Seat | None
    sides: tuple[Side, ...]
    scores: tuple[int, ...]
    told: tuple[int, ...]
    game: CardGame | PoetryGame
    history: tuple[RoundRecord, ...]
    hearts: tuple[Heart, ...]
    loved: int
    outcome: Outcome | None

    @property
    def seats(self) -> int:
        """All seats that the game has ever had."""
        return len(self.sides)

    @property
    def players(self) -> int:
        return len(self.ring)
