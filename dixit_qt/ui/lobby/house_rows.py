"""The rows of the house rules, derived from the room: what may be set, and what is different."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from dixit_qt.rules.editions import EDITIONS, Edition, edition_with
from dixit_qt.rules.house.offers import offered, pictures_return_after
from dixit_qt.rules.house.switches import Value
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.store.settings import HouseSet
from dixit_qt.ui.base.edition_words import SWITCHES, edition_name, switch_name, value_name
from dixit_qt.ui.base.rows import Row
from dixit_qt.wire.room import Room

translate = QCoreApplication.translate

CLUE_KINDS = "clue_kinds"
POINTS = frozenset(
    {
        "found_points",
        "failed_points",
        "lone_finder_points",
        "everybody_found_penalty",
        "vote_points",
        "vote_bonus_cap",
        "single_vote_bonus",
        "single_vote_bonus_when_all_found",
        "red_marker_penalty",
        "partner_card_scores",
        "start_score",
        "guess_points",
        "fitting_points",
        "misfit_points",
        "wrong_guess_penalty",
        "ending_points",
        "newcomer_score",
    }
)
"""The switches about points; the others are about how a game goes."""


@dataclass(frozen=True, slots=True)
class HouseRow(Row):
    """A switch that is `toggle`d, has a few named `choices`, or a value with steps up and down.

    `rulebook` is what the rulebook says, where it is set otherwise.
    """

    name: str
    toggle: bool
    on: bool
    choices: tuple[str, ...]
    chosen: tuple[int, ...]
    value: str
    first: bool
    last: bool
    rulebook: str


@dataclass(frozen=True, slots=True)
class DifferenceRow(Row):
    name: str
    value: str
    rulebook: str


@dataclass(frozen=True, slots=True)
class SetRow(Row):
    """A kept set; its key is its name."""

    edition: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class TellerRow(Row):
    """Somebody who might tell first; person 0 leaves it to the rules."""

    person: int
    name: str
    rabbit: int
    chosen: bool


def edition_of(room: Room) -> Edition:
    """A host of a later version may play what this program does not know: that is shown as the
    plainest game."""
    return EDITIONS.get(room.edition, EDITIONS["classic-30"])


def edition_in_force(room: Room) -> Edition:
    """A host of a later version may know switches that this program does not."""
    try:
        return edition_with(room.edition, room.switches)
    except RuleViolation:
        return edition_of(room)


def value_in_force(room: Room, switch: str) -> Any:
    return room.switches.get(switch, by_rulebook(room, switch))


def by_rulebook(room: Room, switch: str) -> Any:
    return getattr(edition_of(room).switches, switch)


def _table(room: Room) -> tuple[Edition, int, int]:
    """What is played, by how many at least, with how many pictures."""
    edition = edition_in_force(room)
    players = min(max(len(room.seats), edition.sizes[0]), edition.sizes[-1])
    return edition, players, sum(d.cards for d in room.decks if d.id in room.chosen_decks)


def offered_values(room: Room) -> dict[str, tuple[Value, ...]]:
    return {name: _in_order(name, values) for name, values in offered(*_table(room)).items()}


def _in_order(switch: str, values: tuple[Value, ...]) -> tuple[Value, ...]:
    """Without a limit is more than any number; for the players it is the rulebook's number."""
    if None not in values or switch == "most_players":
        return values
    return (*(value for value in values if value is not None), None)


def house_rows(room: Room | None, *, points: bool) -> list[HouseRow]:
    if room is None:
        return []
    values = offered_values(room)
    return [_row(room, name, values[name]) for name in values if (name in POINTS) is points]


def _row(room: Room, switch: str, values: tuple[Value, ...]) -> HouseRow:
    value = value_in_force(room, switch)
    toggle = isinstance(values[0], bool)
    named = not toggle and all(isinstance(each, str) for each in values)
    in_force = value if switch == CLUE_KINDS else (value,)
    return HouseRow(
        key=switch,
        name=switch_name(switch),
        toggle=toggle,
        on=toggle and value == values[1],
        choices=tuple(value_name(switch, each) for each in values) if named else (),
        chosen=tuple(n for n, each in enumerate(values) if named and each in in_force),
        value="" if toggle or named else value_name(switch, value),
        first=value == values[0],
        last=value == values[-1],
        rulebook=_rulebook_words(room, switch),
    )


def _rulebook_words(room: Room, switch: str) -> str:
    rulebook = by_rulebook(room, switch)
    return "" if value_in_force(room, switch) == rulebook else _words(switch, rulebook)


def _words(switch: str, value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(value_name(switch, each) for each in value)
    return value_name(switch, value)


def differences(room: Room) -> Mapping[str, Any]:
    """What this program knows of them."""
    return {name: value for name, value in room.switches.items() if name in SWITCHES}


def difference_rows(room: Room | None) -> list[DifferenceRow]:
    if room is None:
        return []
    return [
        DifferenceRow(name, switch_name(name), _words(name, value), _rulebook_words(room, name))
        for name, value in differences(room).items()
    ]


def set_rows(sets: tuple[HouseSet, ...], room: Room | None) -> list[SetRow]:
    return [
        SetRow(
            each.name,
            edition_name(each.edition),
            room is not None and (each.name, each.edition) == (room.house, room.edition),
        )
        for each in sets
        if each.edition in EDITIONS
    ]


def teller_rows(room: Room | None) -> list[TellerRow]:
    if room is None:
        return []
    chosen = next((s.person for s in room.seats if s.person == room.first_storyteller), 0)
    by_the_rules = (
        translate("House", "chance decides")
        if edition_of(room).family.in_turns
        else translate("House", "whoever has a story first")
    )
    people = [
        TellerRow(str(s.person), s.person, s.name, s.rabbit, s.person == chosen) for s in room.seats
    ]
    return [TellerRow("0", 0, by_the_rules, -1, not chosen), *people]


def pictures_words(room: Room | None) -> str:
    """When pictures come back in this game, and how many were seen in those before."""
    if room is None:
        return ""
    return " ".join(filter(None, (_returning_words(room), _seen_words(room))))


def _returning_words(room: Room) -> str:
    rounds = pictures_return_after(*_table(room)) or 0
    if rounds < 1:
        return ""
    return translate("House", "After %n round(s) pictures come back.", None, rounds)


def _seen_words(room: Room) -> str:
    if not room.seen:
        return ""
    if room.seen_last:
        return translate("House", "%n picture(s) seen tonight come last.", None, room.seen)
    return translate("House", "%n picture(s) seen tonight are mixed in again.", None, room.seen)
