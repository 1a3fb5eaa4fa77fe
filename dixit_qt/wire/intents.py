"""The actions of the rules as they cross the wire: the same names, every field bounded."""

from collections.abc import Callable
from typing import Annotated, Any

from msgspec import Meta, Struct, structs

from dixit_qt.rules.actions import ACTIONS, Action
from dixit_qt.rules.model import ClueKind
from dixit_qt.wire.limits import MAX_GIVEN, MAX_VOTES, Card, ClueText, Number


class WireAction(Struct, frozen=True, forbid_unknown_fields=True, tag_field="a", tag=True):
    """Its tag is the action's name in `rules.actions.ACTIONS`."""


class ClaimStory(WireAction, frozen=True, tag="claim_story"):
    pass


class GiveClue(WireAction, frozen=True, tag="give_clue"):
    text: ClueText
    kind: ClueKind = ClueKind.WRITTEN
    card: Card | None = None


class Give(WireAction, frozen=True, tag="give"):
    cards: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=MAX_GIVEN)]


class Vote(WireAction, frozen=True, tag="vote"):
    numbers: Annotated[tuple[Number, ...], Meta(max_length=MAX_VOTES)]
    red: Number | None = None


class TakeBack(WireAction, frozen=True, tag="take_back"):
    pass


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


AnyAction = (
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

_WIRE: dict[str, Callable[..., AnyAction]] = {
    struct.__struct_config__.tag: struct for struct in AnyAction.__args__
}
_NAMES = {action: name for name, action in ACTIONS.items()}


def to_wire(action: Action) -> AnyAction:
    fields = {name: getattr(action, name) for name in type(action).__dataclass_fields__}
    return _WIRE[_NAMES[type(action)]](**fields)


def to_rules(action: AnyAction) -> Action:
    values: dict[str, Any] = structs.asdict(action)
    return ACTIONS[str(action.__struct_config__.tag)](**values)
