"""The actions of players, and those of the table itself.

An action never contains the seat: the host knows it from the connection. The table's own actions
(turning the cards over, adding and removing seats, ending the game) come from the host and belong
to no seat.
"""

from typing import Annotated

from msgspec import Meta, Struct

from dixit_qt.rules.model import (
    MAX_GIVEN,
    MAX_SEATS,
    MAX_VOTES,
    CardId,
    ClueKind,
    ClueText,
    Number,
    PersonId,
    Seat,
)


class AnyAction(Struct, frozen=True, forbid_unknown_fields=True, tag_field="a"):
    """The tag is the action's name in messages, in journals and in transcripts."""


def clue_words(text: str) -> str:
    """The words of a clue, with all white space reduced to single spaces."""
    return " ".join(text.split())


class ClaimStory(AnyAction, frozen=True, tag="claim_story"):
    """“I have a story”: become the first storyteller."""


class GiveClue(AnyAction, frozen=True, tag="give_clue"):
    """The storyteller's clue; in Party it comes without a card."""

    text: ClueText
    kind: ClueKind = ClueKind.WRITTEN
    card: CardId | None = None


class Give(AnyAction, frozen=True, tag="give"):
    cards: Annotated[tuple[CardId, ...], Meta(min_length=1, max_length=MAX_GIVEN)]


class Vote(AnyAction, frozen=True, tag="vote"):
    """`numbers` are cards on the table; `red` is the card with the storyteller's red marker in
    Party.
    """

    numbers: Annotated[tuple[Number, ...], Meta(max_length=MAX_VOTES)]
    red: Number | None = None


class TakeBack(AnyAction, frozen=True, tag="take_back"):
    """A card or a vote can be taken back while the phase is open, a clue until the first card is
    given to it, a verdict until the next action.
    """


class AmendClue(AnyAction, frozen=True, tag="amend_clue"):
    """Corrects the words of a written clue while cards are given. The card doesn't change."""

    text: ClueText


class GiveHeart(AnyAction, frozen=True, tag="give_heart"):
    """A favourite picture, one for each revealed round. None takes the heart back."""

    number: Number | None = None


class ReadWithAnd(AnyAction, frozen=True, tag="read_with_and"):
    """Whether the line at this place of the last poem is read with «И» instead of its «Я»."""

    place: Number
    chosen: bool = True


class SwapLine(AnyAction, frozen=True, tag="swap_line"):
    """Discard a line and draw another; allowed once, before the player's own action."""

    line: Number


class Hint(AnyAction, frozen=True, tag="hint"):
    """Choose a story secretly and begin the poem with a line."""

    story: Number
    line: Number


class AddLine(AnyAction, frozen=True, tag="add_line"):
    line: Number


class Guess(AnyAction, frozen=True, tag="guess"):
    story: Number


class Judge(AnyAction, frozen=True, tag="judge"):
    fits: bool


class ChooseEnding(AnyAction, frozen=True, tag="choose_ending"):
    ending: Number


class TurnCards(AnyAction, frozen=True, tag="turn_cards"):
    """The grace period is over: the cards or votes are turned over."""


class AddChair(AnyAction, frozen=True, tag="add_chair"):
    """A newcomer sits down (in Team, two of them). `place` counts clockwise. None is the place that
    tells last.
    """

    place: Seat | None = None


class TakeChairs(AnyAction, frozen=True, tag="take_chairs"):
    """Players leave for good; in Team, both of a team leave."""

    seats: Annotated[tuple[Seat, ...], Meta(max_length=MAX_SEATS)]


class EndGame(AnyAction, frozen=True, tag="end_game"):
    """The game ends with its current scores."""


class WatcherHeart(AnyAction, frozen=True, tag="watcher_heart"):
    """A heart from a spectator. The host knows the spectator by a number."""

    watcher: PersonId
    number: Number | None = None


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
