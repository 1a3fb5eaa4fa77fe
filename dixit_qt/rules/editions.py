"""The family of games as data: every edition is one record of switches."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any

from dixit_qt.rules.model import ClueKind, Family
from dixit_qt.rules.refusals import Refusal, RuleViolation


class End(StrEnum):
    SCORE = "score"
    LAST_CARD = "last_card"
    LAPS = "laps"
    ENDINGS = "endings"


@dataclass(frozen=True, slots=True)
class Switches:
    """What a host may change. None means that the rule is off."""

    clue_kinds: tuple[ClueKind, ...] = (ClueKind.WRITTEN, ClueKind.ALOUD)
    vote_bonus_cap: int | None = None
    second_vote_from: int | None = None
    single_vote_bonus: bool = False
    single_vote_bonus_when_all_found: bool = True
    lone_finder_points: int = 3
    end: End = End.SCORE
    target_score: int = 30
    laps: int = 1
    reshuffle: bool = True
    pass_hands: bool = False
    partner_card_scores: bool = True
    vote_for_teammate: bool = True


CHOICES: dict[str, tuple[object, ...]] = {
    "vote_bonus_cap": (None, 3),
    "second_vote_from": (None, 7),
    "single_vote_bonus": (False, True),
    "single_vote_bonus_when_all_found": (False, True),
    "lone_finder_points": (3, 4),
    "end": (End.SCORE, End.LAST_CARD),
    "target_score": (10, 20, 30, 40, 50),
    "laps": (1, 2, 3),
    "reshuffle": (False, True),
    "pass_hands": (False, True),
    "partner_card_scores": (False, True),
    "vote_for_teammate": (False, True),
}
"""The values of each switch but `clue_kinds`, which takes any non-empty set of kinds."""

_DIXIT_SWITCHES = (
    "clue_kinds",
    "vote_bonus_cap",
    "second_vote_from",
    "single_vote_bonus",
    "single_vote_bonus_when_all_found",
    "lone_finder_points",
    "end",
    "target_score",
    "reshuffle",
)
_PARTY_SWITCHES = ("clue_kinds", "laps", "pass_hands", "reshuffle")
_TEAM_SWITCHES = (
    "clue_kinds",
    "vote_bonus_cap",
    "laps",
    "partner_card_scores",
    "vote_for_teammate",
    "reshuffle",
)


@dataclass(frozen=True, slots=True)
class Edition:
    """`rulebooks` are the documents it follows; `offers` the switches that mean something in it."""

    id: str
    family: Family
    sizes: tuple[int, ...]
    hand: int
    rulebooks: tuple[str, ...]
    offers: tuple[str, ...] = ()
    switches: Switches = Switches()

    def hand_size(self, players: int) -> int:
        return 7 if self.family is Family.DIXIT and players == 3 else self.hand


def _dixit(name: str, sizes: range, rulebooks: tuple[str, ...], switches: Switches) -> Edition:
    return Edition(name, Family.DIXIT, tuple(sizes), 6, rulebooks, _DIXIT_SWITCHES, switches)


def _party(name: str, rulebook: str, *, pass_hands: bool) -> Edition:
    switches = Switches(end=End.LAPS, pass_hands=pass_hands)
    return Edition(
        name, Family.PARTY, tuple(range(6, 13)), 5, (rulebook,), _PARTY_SWITCHES, switches
    )


_ODYSSEY = Switches(vote_bonus_cap=3, second_vote_from=7, single_vote_bonus=True)
_TEAM = Switches(vote_bonus_cap=3, end=End.LAPS)

EDITIONS: dict[str, Edition] = {
    edition.id: edition
    for edition in (
        _dixit("classic-30", range(3, 7), ("000",), Switches(lone_finder_points=4)),
        _dixit(
            "classic-last-card",
            range(3, 7),
            ("002",),
            Switches(lone_finder_points=4, end=End.LAST_CARD, reshuffle=False),
        ),
        _dixit("odyssey", range(3, 13), ("001", "003"), _ODYSSEY),
        _party("party", "001", pass_hands=False),
        _party("party-pass-left", "003", pass_hands=True),
        Edition("team", Family.TEAM, (6, 8, 10, 12), 4, ("001", "003"), _TEAM_SWITCHES, _TEAM),
        Edition(
            "poetry", Family.POETRY, tuple(range(2, 7)), 5, ("004",), (), Switches(end=End.ENDINGS)
        ),
    )
}


def edition_with(edition_id: str, options: Mapping[str, object]) -> Edition:
    """The edition with the host's switches in force; refuses what it does not know."""
    edition = EDITIONS.get(edition_id)
    if edition is None:
        raise RuleViolation(Refusal.UNKNOWN_EDITION, edition_id)
    values: dict[str, Any] = {
        name: _checked(edition, name, value) for name, value in options.items()
    }
    return replace(edition, switches=replace(edition.switches, **values))


def changed_switches(edition: Edition) -> dict[str, Any]:
    """The switches that differ from the edition's own, as everybody at the table is shown."""
    default = EDITIONS[edition.id].switches
    return {
        field.name: getattr(edition.switches, field.name)
        for field in fields(Switches)
        if getattr(edition.switches, field.name) != getattr(default, field.name)
    }


def _checked(edition: Edition, name: str, value: object) -> object:
    if name not in edition.offers:
        raise RuleViolation(Refusal.UNKNOWN_OPTION, name)
    if name == "clue_kinds":
        return _clue_kinds(value)
    for choice in CHOICES[name]:
        if choice == value and isinstance(value, bool) == isinstance(choice, bool):
            return choice
    raise RuleViolation(Refusal.BAD_OPTION_VALUE, f"{name} = {value!r}")


def _clue_kinds(value: object) -> tuple[ClueKind, ...]:
    wanted = set(value) if isinstance(value, list | tuple) and value else {None}
    if not wanted <= set(ClueKind):
        raise RuleViolation(Refusal.BAD_OPTION_VALUE, f"clue_kinds = {value!r}")
    return tuple(kind for kind in ClueKind if kind in wanted)
