"""What a seat can do, and what the table itself can.

The seat never stands in an action: it comes from the link. The table's own actions are the host's:
turning cards over, chairs that come and go, the end. They are made by no seat.
"""

from dataclasses import dataclass

from dixit_qt.rules.model import CardId, ClueKind, Seat

MAX_CLUE = 200


def clue_words(text: str) -> str:
    """The words of a clue, on one line."""
    return " ".join(text.split())


@dataclass(frozen=True, slots=True)
class ClaimStory:
    """«I have a story»: become the first storyteller."""


@dataclass(frozen=True, slots=True)
class GiveClue:
    """The storyteller's clue; in Party it comes without a card."""

    text: str
    kind: ClueKind = ClueKind.WRITTEN
    card: CardId | None = None


@dataclass(frozen=True, slots=True)
class Give:
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Vote:
    """Numbers of cards on the table; `red` is the storyteller's red marker in Party."""

    numbers: tuple[int, ...]
    red: int | None = None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back what one gave or voted while the phase is open, the clue while nobody has
    answered it, a verdict while nobody has built on it."""


@dataclass(frozen=True, slots=True)
class AmendClue:
    """Put right the words of a written clue, while cards are given; the card stays."""

    text: str


@dataclass(frozen=True, slots=True)
class GiveHeart:
    """«I love this picture»: one for each round that was revealed; None takes it back."""

    number: int | None = None


@dataclass(frozen=True, slots=True)
class ReadWithAnd:
    """Whether the line at this place of the last poem is read with «И» for its «Я»."""

    place: int
    chosen: bool = True


@dataclass(frozen=True, slots=True)
class SwapLine:
    """Discard a line and draw another, once before one's action."""

    line: int


@dataclass(frozen=True, slots=True)
class Hint:
    """Choose a story secretly and begin the poem with a line."""

    story: int
    line: int


@dataclass(frozen=True, slots=True)
class AddLine:
    line: int


@dataclass(frozen=True, slots=True)
class Guess:
    story: int


@dataclass(frozen=True, slots=True)
class Judge:
    fits: bool


@dataclass(frozen=True, slots=True)
class ChooseEnding:
    ending: int


@dataclass(frozen=True, slots=True)
class TurnCards:
    """The breath is over: what was given or voted is turned over."""


@dataclass(frozen=True, slots=True)
class AddChair:
    """A newcomer, in Team two; `place` counts clockwise, None is where one tells last."""

    place: int | None = None


@dataclass(frozen=True, slots=True)
class TakeChairs:
    """Somebody leaves for good, in Team both of a team."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class EndGame:
    """The game is over with the scores as they stand."""


@dataclass(frozen=True, slots=True)
class WatcherHeart:
    """The heart of somebody who has no seat; the host knows the watcher by a number."""

    watcher: int
    number: int | None = None


Action = (
    ClaimStory
    | GiveClue
    | AmendClue
    | Give
    | Vote
    | TakeBack
    | GiveHeart
    | SwapLine
    | Hint
    | AddLine
    | Guess
    | Judge
    | ChooseEnding
    | ReadWithAnd
)
TableAction = TurnCards | AddChair | TakeChairs | EndGame | WatcherHeart

ACTIONS: dict[str, type[Action]] = {
    "claim_story": ClaimStory,
    "give_clue": GiveClue,
    "amend_clue": AmendClue,
    "give": Give,
    "vote": Vote,
    "take_back": TakeBack,
    "give_heart": GiveHeart,
    "swap_line": SwapLine,
    "hint": Hint,
    "add_line": AddLine,
    "guess": Guess,
    "judge": Judge,
    "choose_ending": ChooseEnding,
    "read_with_and": ReadWithAnd,
}
TABLE_ACTIONS: dict[str, type[TableAction]] = {
    "turn_cards": TurnCards,
    "add_chair": AddChair,
    "take_chairs": TakeChairs,
    "end_game": EndGame,
    "watcher_heart": WatcherHeart,
}
"""The name of every action, the same on the wire, in transcripts and in journals."""
