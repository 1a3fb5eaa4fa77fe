"""The actions of the rules as they cross the wire: the same names, every field bounded."""

from collections.abc import Callable
from typing import Annotated, Any, overload

from msgspec import Meta, Struct, structs

from dixit_qt.rules.actions import ACTIONS, TABLE_ACTIONS, Action, TableAction
from dixit_qt.rules.model import ClueKind
from dixit_qt.wire.checks.text import tidy_text
from dixit_qt.wire.limits import (
    MAX_GIVEN,
    MAX_SEATS,
    MAX_VOTES,
    Card,
    ClueText,
    Number,
    PersonId,
    Place,
)


class WireAction(Struct, frozen=True, forbid_unknown_fields=True, tag_field="a", tag=True):
    """Its tag is the action's name in `rules.actions.ACTIONS`."""


class ClaimStory(WireAction, frozen=True, tag="claim_story"):
    pass


class GiveClue(WireAction, frozen=True, tag="give_clue"):
    text: ClueText
    kind: ClueKind = ClueKind.WRITTEN
    card: Card | None = None


class AmendClue(WireAction, frozen=True, tag="amend_clue"):
    text: ClueText


class Give(WireAction, frozen=True, tag="give"):
    cards: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=MAX_GIVEN)]


class Vote(WireAction, frozen=True, tag="vote"):
    numbers: Annotated[tuple[Number, ...], Meta(max_length=MAX_VOTES)]
    red: Number | None = None


class TakeBack(WireAction, frozen=True, tag="take_back"):
    pass


class GiveHeart(WireAction, frozen=True, tag="give_heart"):
    number: Number | None = None


class SwapLine(WireAction, frozen=True, tag="swap_line"):
    line: Number


class Hint(WireAction, frozen=True, tag="hint"):
    story: Number
    line: Number


class AddLine(WireAction, frozen=True, tag="add_line"):
    line: Number


class Guess(WireAction, frozen=True, tag="guess"):
    story: Number


class Judge(WireAction, frozen=True, tag="judge"):
    fits: bool


class ChooseEnding(WireAction, frozen=True, tag="choose_ending"):
    ending: Number


class ReadWithAnd(WireAction, frozen=True, tag="read_with_and"):
    place: Number
    chosen: bool = True


AnyAction = (
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
"""What a client may send for its seat."""


class TurnCards(WireAction, frozen=True, tag="turn_cards"):
    pass


class AddChair(WireAction, frozen=True, tag="add_chair"):
    place: Place | None = None


class TakeChairs(WireAction, frozen=True, tag="take_chairs"):
    seats: Annotated[tuple[Place, ...], Meta(max_length=MAX_SEATS)]


class EndGame(WireAction, frozen=True, tag="end_game"):
    pass


class WatcherHeart(WireAction, frozen=True, tag="watcher_heart"):
    watcher: PersonId
    number: Number | None = None


TablesAction = TurnCards | AddChair | TakeChairs | EndGame | WatcherHeart
"""What the host does for the table: it stands in journals and never comes from a client."""

Wired = AnyAction | TablesAction

_WIRE: dict[str, Callable[..., Wired]] = {
    struct.__struct_config__.tag: struct for struct in Wired.__args__
}
_RULES: dict[str, Callable[..., Action | TableAction]] = {**ACTIONS, **TABLE_ACTIONS}
_NAMES = {action: name for name, action in (*ACTIONS.items(), *TABLE_ACTIONS.items())}


@overload
def to_wire(action: Action) -> AnyAction: ...
@overload
def to_wire(action: TableAction) -> TablesAction: ...
@overload
def to_wire(action: Action | TableAction) -> Wired: ...
def to_wire(action: Action | TableAction) -> Wired:
    fields = {name: getattr(action, name) for name in type(action).__dataclass_fields__}
    return _WIRE[_NAMES[type(action)]](**fields)


@overload
def to_rules(action: AnyAction) -> Action: ...
@overload
def to_rules(action: Wired) -> Action | TableAction: ...
def to_rules(action: Wired) -> Action | TableAction:
    values: dict[str, Any] = structs.asdict(action)
    return _RULES[str(action.__struct_config__.tag)](**values)


def tidied(action: AnyAction) -> AnyAction:
    """What was typed, as everybody shall read it."""
    if isinstance(action, GiveClue | AmendClue):
        return structs.replace(action, text=tidy_text(action.text))
    return action
