"""What one seat (or the table) can see. Only `rules.views` makes these."""

from typing import Annotated

from msgspec import Meta

from dixit_qt.rules.model import (
    MAX_GIVEN,
    MAX_PLACES,
    MAX_POEM,
    MAX_POINTS,
    MAX_SEATS,
    MAX_SIDES,
    MAX_STORIES,
    MAX_TABLE,
    MAX_VOTES,
    CardId,
    Clue,
    ClueKind,
    Counts,
    CountsOfSides,
    Family,
    Hand,
    Lines,
    Number,
    Phase,
    Pile,
    Place,
    Places,
    Readings,
    Record,
    Round,
    Scores,
    Seat,
    Seats,
    Side,
    Stories,
    Story,
)
from dixit_qt.rules.records import (
    Ballot,
    EndingDraws,
    Outcome,
    PoemLines,
    RoundRecord,
    StoryGuesses,
)


class ClueChoice(Record, frozen=True):
    """`cards` is empty in Party, where the clue has no card."""

    kinds: Annotated[tuple[ClueKind, ...], Meta(max_length=len(ClueKind))]
    cards: Hand


class GiveChoice(Record, frozen=True):
    cards: Hand
    count: Annotated[int, Meta(ge=1, le=MAX_GIVEN)]


class VoteChoice(Record, frozen=True):
    """A vote names one to `most` of `numbers`. If there are `reds`, the red marker goes on one of
    them.
    """

    numbers: Places
    most: Annotated[int, Meta(ge=1, le=MAX_VOTES)] = 1
    reds: Places = ()


class HintChoice(Record, frozen=True):
    stories: Stories
    lines: Lines


class Legal(Record, frozen=True):
    """Everything that a seat may do now: screens, bots and the host read it only here.

    `hearts` are the numbers of the last round's pictures that may get a heart, `readings` the
    places of its poem that may be read with «И».
    """

    claim: bool = False
    clue: ClueChoice | None = None
    give: GiveChoice | None = None
    vote: VoteChoice | None = None
    take_back: bool = False
    amend: bool = False
    swap: Lines = ()
    hint: HintChoice | None = None
    add_line: Lines = ()
    guess: Stories = ()
    judge: bool = False
    endings: Lines = ()
    hearts: Places = ()
    readings: Readings = ()


NOTHING = Legal()


Given = Annotated[int, Meta(ge=0, le=MAX_GIVEN)]


class CardsView(Record, frozen=True):
    """The current round of Dixit, Party and Team.

    `table` is empty until all have given; card number n has index n - 1. `given` counts the cards
    that each seat has given so far, including the storyteller's; `voted` names the seats that have
    voted. `mine`, `my_numbers` and `my_ballot` are the viewer's own.
    """

    hand: Hand = ()
    hand_hidden: bool = False
    hand_sizes: Counts = ()
    clue: Clue | None = None
    given: Annotated[tuple[Given, ...], Meta(max_length=MAX_PLACES)] = ()
    voted: Seats = ()
    voters: Seats = ()
    mine: Annotated[tuple[CardId, ...], Meta(max_length=MAX_GIVEN)] = ()
    table: Annotated[tuple[CardId, ...], Meta(max_length=MAX_TABLE)] = ()
    my_numbers: Annotated[tuple[Place, ...], Meta(max_length=MAX_GIVEN)] = ()
    my_ballot: Ballot | None = None
    pile: Pile = 0
    discard: Pile = 0


class StoryView(Record, frozen=True):
    card: CardId
    face_up: bool


class PoetryView(Record, frozen=True):
    """The current round of Poetry.

    `chosen` is known to the storyteller, and to everybody once the number is revealed. `chips` are
    the unused ones of each side, `told` the face-down endings of each seat, `kept` the story cards
    of each side, whose pictures are public. `swapped_out` are the lines discarded face up in this
    round and `swapped_by` the seats that did so. `discard` counts the discard pile of lines, and
    `discard_top` is its top line. `rival` is the side of the virtual rival in a game for two.
    """

    hand: Lines = ()
    hand_sizes: Counts = ()
    stories: Annotated[tuple[StoryView, ...], Meta(max_length=MAX_STORIES)] = ()
    chosen: Story | None = None
    hint: Number | None = None
    lines: PoemLines = ()
    guesses: StoryGuesses = ()
    chips: CountsOfSides = ()
    turn: Seat | None = None
    swapped_out: Annotated[tuple[Number, ...], Meta(max_length=MAX_POEM)] = ()
    swapped_by: Annotated[tuple[Seat, ...], Meta(max_length=MAX_POEM)] = ()
    endings: Lines = ()
    ending_by: Side | None = None
    draws: EndingDraws = ()
    told: Counts = ()
    kept: Annotated[tuple[Hand, ...], Meta(max_length=MAX_SIDES)] = ()
    rival: Side | None = None
    discard: Pile = 0
    discard_top: Number | None = None
    lines_left: Pile = 0
    stories_left: Pile = 0
    endings_left: Pile = 0


class SeatView(Record, frozen=True):
    """`seat` is None for the table view and for spectators; `sides` is the side of each seat.

    `ring` has the seats in use, clockwise. The players of all others have left. `partner` shares
    the viewer's side. During `grace` all cards or votes are in but not turned over yet, so players
    can still change their minds. `heart` is the number of the picture to which the viewer gave
    their heart. A view is sent without its `history`: each finished round is sent once, and the
    receiver adds it.
    """

    edition: Annotated[str, Meta(max_length=64)]
    family: Family
    seats: Annotated[int, Meta(ge=1, le=MAX_PLACES)]
    ring: Annotated[tuple[Seat, ...], Meta(max_length=MAX_SEATS)]
    seat: Seat | None
    round: Round
    phase: Phase
    storyteller: Seat | None
    sides: Annotated[tuple[Side, ...], Meta(max_length=MAX_PLACES)]
    scores: Scores
    waiting_for: Seats
    grace: bool = False
    partner: Seat | None = None
    legal: Legal = NOTHING
    cards: CardsView | None = None
    poetry: PoetryView | None = None
    heart: Place | None = None
    history: Annotated[tuple[RoundRecord, ...], Meta(max_length=0)] = ()
    outcome: Outcome | None = None
    target_score: Annotated[int, Meta(ge=0, le=MAX_POINTS)] | None = None
    rounds_in_all: Round | None = None
