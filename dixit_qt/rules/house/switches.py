"""The house rules: each switch and its possible values.

A rulebook's edition is a set of values. A house rule is a difference from it. Any switch can be set
to any value within its bounds. Fewer values are *offered* (see `offers`): a value that makes no
difference with these players and cards is left out, and so is a switch without a choice.
"""

from collections.abc import Mapping
from enum import StrEnum

from msgspec.structs import fields

from dixit_qt.rules.model import MAX_SEATS, ClueKind, Family, Record
from dixit_qt.rules.refusals import Refusal, RuleViolation

Value = bool | int | str | None


class End(StrEnum):
    SCORE = "score"
    LAST_CARD = "last_card"
    LAPS = "laps"


class NewcomerScore(StrEnum):
    LOWEST = "lowest"
    ZERO = "zero"
    MEAN = "mean"


BY_RULEBOOK = 0
"""As a value of `laps`: as often as the rulebook says for this number of players."""


class Switches(Record, frozen=True):
    """What a host may change. None turns the rule off; for `laps` it means that the game has no
    end.
    """

    hand: int = 6
    end: End = End.SCORE
    target_score: int = 30
    laps: int | None = 1
    most_players: int | None = None
    newcomer_score: NewcomerScore = NewcomerScore.LOWEST
    # The games with pictures
    clue_kinds: tuple[ClueKind, ...] = (ClueKind.WRITTEN, ClueKind.ALOUD)
    cards_given: int = 1
    found_points: int = 3
    failed_points: int = 2
    lone_finder_points: int = 3
    everybody_found_penalty: int = 0
    vote_points: int = 1
    vote_bonus_cap: int | None = None
    second_vote_from: int | None = None
    single_vote_bonus: int = 0
    single_vote_bonus_when_all_found: bool = True
    red_marker_penalty: int = 0
    reshuffle: bool = True
    pass_hands: bool = False
    partner_card_scores: bool = True
    vote_for_teammate: bool = True
    # Poetry
    start_score: int = 5
    chips: int = 0
    guess_points: int = 1
    fitting_points: int = 1
    misfit_points: int = 0
    wrong_guess_penalty: int = 1
    ending_points: int = 1


class Bounds(Record, frozen=True):
    """Every whole number from `least` to `most`, and None if it `may_be_off`."""

    least: int
    most: int
    may_be_off: bool = False

    @property
    def values(self) -> tuple[Value, ...]:
        numbers = tuple(range(self.least, self.most + 1))
        return (None, *numbers) if self.may_be_off else numbers


class OneOf(Record, frozen=True):
    values: tuple[Value, ...]


_OFF_ON = OneOf((False, True))
_POINTS = Bounds(0, 5)

BOUNDS: Mapping[str, Bounds | OneOf] = {
    "hand": Bounds(4, 8),
    "end": OneOf(tuple(End)),
    "target_score": Bounds(1, 200),
    "laps": Bounds(1, 12, may_be_off=True),
    "most_players": Bounds(3, MAX_SEATS, may_be_off=True),
    "newcomer_score": OneOf(tuple(NewcomerScore)),
    "cards_given": Bounds(1, 2),
    "found_points": _POINTS,
    "failed_points": _POINTS,
    "lone_finder_points": _POINTS,
    "everybody_found_penalty": Bounds(0, 3),
    "vote_points": _POINTS,
    "vote_bonus_cap": Bounds(0, MAX_SEATS - 1, may_be_off=True),
    "second_vote_from": Bounds(3, MAX_SEATS, may_be_off=True),
    "single_vote_bonus": Bounds(0, 2),
    "single_vote_bonus_when_all_found": _OFF_ON,
    "red_marker_penalty": Bounds(0, 3),
    "reshuffle": _OFF_ON,
    "pass_hands": _OFF_ON,
    "partner_card_scores": _OFF_ON,
    "vote_for_teammate": _OFF_ON,
    "start_score": Bounds(0, 10),
    "chips": Bounds(-2, 2),
    "guess_points": _POINTS,
    "fitting_points": _POINTS,
    "misfit_points": _POINTS,
    "wrong_guess_penalty": _POINTS,
    "ending_points": _POINTS,
}
"""The values that each switch accepts; `clue_kinds` accepts any non-empty set of kinds."""

CLUE_KINDS = "clue_kinds"

BOUNDS_IN_POETRY: Mapping[str, Bounds] = {
    "hand": Bounds(3, 8),
    "laps": Bounds(BY_RULEBOOK, 12, may_be_off=True),
}


def values_of(family: Family, name: str) -> tuple[Value, ...]:
    special = BOUNDS_IN_POETRY if family is Family.POETRY else {}
    return special.get(name, BOUNDS[name]).values


def checked(family: Family, name: str, value: object) -> object:
    """The value in the form that the rules use. Raise a refusal if it is not allowed."""
    if name == CLUE_KINDS:
        return _clue_kinds(value)
    for choice in values_of(family, name):
        if choice == value and isinstance(value, bool) == isinstance(choice, bool):
            return choice
    raise RuleViolation(Refusal.BAD_OPTION_VALUE, name=name)


def _clue_kinds(value: object) -> tuple[ClueKind, ...]:
    wanted = set(value) if isinstance(value, list | tuple) and value else {None}
    if not wanted <= set(ClueKind):
        raise RuleViolation(Refusal.BAD_OPTION_VALUE, name=CLUE_KINDS)
    return tuple(kind for kind in ClueKind if kind in wanted)


def differences(switches: Switches, rulebook: Switches) -> dict[str, object]:
    """The house rules: all values that differ from the rulebook's edition."""
    return {
        field.name: getattr(switches, field.name)
        for field in fields(Switches)
        if getattr(switches, field.name) != getattr(rulebook, field.name)
    }
