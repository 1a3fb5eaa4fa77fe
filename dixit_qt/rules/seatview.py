"""What one seat (or the table) is shown. Only `views.view_for` makes these."""

from dataclasses import dataclass

from dixit_qt.rules.model import CardId, Clue, ClueKind, Family, Phase, Seat, Side
from dixit_qt.rules.records import (
    Ballot,
    EndingDraw,
    Outcome,
    PoemLine,
    RoundRecord,
    StoryGuess,
)


@dataclass(frozen=True, slots=True)
class ClueChoice:
    """`cards` is empty in Party, where the clue comes without a card."""

    kinds: tuple[ClueKind, ...]
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class GiveChoice:
    cards: tuple[CardId, ...]
    count: int


@dataclass(frozen=True, slots=True)
class VoteChoice:
    """From one to `most` of `numbers`; where there are `reds`, the red marker must lie on one."""

    numbers: tuple[int, ...]
    most: int = 1
    reds: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class HintChoice:
    stories: tuple[int, ...]
    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Legal:
    """Everything that a seat may do now: the only source for screen, bots and host.

    `hearts` are the numbers of the pictures of the last round that one may love, `readings` the
    places of its poem that may be read with «И».
    """

    claim: bool = False
    clue: ClueChoice | None = None
    give: GiveChoice | None = None
    vote: VoteChoice | None = None
    take_back: bool = False
    amend: bool = False
    swap: tuple[int, ...] = ()
    hint: HintChoice | None = None
    add_line: tuple[int, ...] = ()
    guess: tuple[int, ...] = ()
    judge: bool = False
    endings: tuple[int, ...] = ()
    hearts: tuple[int, ...] = ()
    readings: tuple[int, ...] = ()


NOTHING = Legal()


@dataclass(frozen=True, slots=True)
class CardsView:
    """The round in progress of Dixit, Party and Team.

    `table` is empty until everybody has given; number n lies at place n - 1. `given` counts the
    cards that each seat has on the way to the table, the storyteller's included; `voted` names
    the seats whose vote is in. `mine`, `my_numbers` and `my_ballot` are the viewer's own.
    """

    hand: tuple[CardId, ...] = ()
    hand_hidden: bool = False
    hand_sizes: tuple[int, ...] = ()
    clue: Clue | None = None
    given: tuple[int, ...] = ()
    voted: tuple[Seat, ...] = ()
    voters: tuple[Seat, ...] = ()
    mine: tuple[CardId, ...] = ()
    table: tuple[CardId, ...] = ()
    my_numbers: tuple[int, ...] = ()
    my_ballot: Ballot | None = None
    pile: int = 0
    discard: int = 0


@dataclass(frozen=True, slots=True)
class StoryView:
    card: CardId
    face_up: bool


@dataclass(frozen=True, slots=True)
class PoetryView:
    """The round in progress of Poetry.

    `chosen` is known to the storyteller, and to everybody once the number is revealed. `chips`
    are the unused ones of each side, `told` the face-down endings of each seat, `kept` the story
    cards of each side, whose pictures are public. `swapped_out` are the lines discarded face up
    in this round, `discard` counts the discard of lines, and `discard_top` lies uppermost there.
    `rival` is the side of the virtual rival in the game for two.
    """

    hand: tuple[int, ...] = ()
    hand_sizes: tuple[int, ...] = ()
    stories: tuple[StoryView, ...] = ()
    chosen: int | None = None
    hint: int | None = None
    lines: tuple[PoemLine, ...] = ()
    guesses: tuple[StoryGuess, ...] = ()
    chips: tuple[int, ...] = ()
    turn: Seat | None = None
    swapped_out: tuple[int, ...] = ()
    endings: tuple[int, ...] = ()
    ending_by: Side | None = None
    draws: tuple[EndingDraw, ...] = ()
    told: tuple[int, ...] = ()
    kept: tuple[tuple[CardId, ...], ...] = ()
    rival: Side | None = None
    discard: int = 0
    discard_top: int | None = None
    lines_left: int = 0
    stories_left: int = 0
    endings_left: int = 0


@dataclass(frozen=True, slots=True)
class SeatView:
    """`seat` is None for the table view and for spectators; `sides` is the side of each seat.

    `ring` are the seats that are taken, clockwise; the others have left. `partner` shares the
    viewer's side. In the `breath` everything is in and nothing is turned over yet: one may still
    change one's mind. `heart` is the number of the picture that the viewer loves.
    """

    edition: str
    family: Family
    seats: int
    ring: tuple[Seat, ...]
    seat: Seat | None
    round: int
    phase: Phase
    storyteller: Seat | None
    sides: tuple[Side, ...]
    scores: tuple[int, ...]
    waiting_for: tuple[Seat, ...]
    breath: bool = False
    partner: Seat | None = None
    legal: Legal = NOTHING
    cards: CardsView | None = None
    poetry: PoetryView | None = None
    heart: int | None = None
    history: tuple[RoundRecord, ...] = ()
    outcome: Outcome | None = None
    target_score: int | None = None
    rounds_in_all: int | None = None
