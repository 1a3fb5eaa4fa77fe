"""What a seat can do. The seat itself never stands in an action: it comes from the link."""

from dataclasses import dataclass

from dixit_qt.rules.model import CardId, ClueKind

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
    """Take back what one gave or voted while the phase is open."""


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


Action = (
    ClaimStory
    | GiveClue
    | Give
    | Vote
    | TakeBack
    | SwapLine
    | Hint
    | AddLine
    | Guess
    | Judge
    | ChooseEnding
)

ACTIONS: dict[str, type[Action]] = {
    "claim_story": ClaimStory,
    "give_clue": GiveClue,
    "give": Give,
    "vote": Vote,
    "take_back": TakeBack,
    "swap_line": SwapLine,
    "hint": Hint,
    "add_line": AddLine,
    "guess": Guess,
    "judge": Judge,
    "choose_ending": ChooseEnding,
}
"""The name of every action, the same on the wire, in transcripts and in journals."""
