"""The view model of the house rules: what differs from the rulebook, and the saved sets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.rules.editions import EDITIONS, Edition, edition_with
from dixit_qt.rules.house.offers import offered, pictures_return_after
from dixit_qt.rules.house.switches import BY_RULEBOOK, CLUE_KINDS, Value
from dixit_qt.rules.model import ClueKind
from dixit_qt.rules.poetry.table import tellings_by_rulebook
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.store.remembered import HouseSet, HouseSets
from dixit_qt.ui.base.editions import (
    FIRST,
    POINTS,
    SWITCHES,
    by_rulebook,
    edition_name,
    edition_of,
    name_at_table,
    sentence_at_table,
    switch_name,
    value_at_table,
    value_in_force,
    value_name,
)
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.screen import Feed, Screen
from dixit_qt.ui.base.view_model import list_of, sends
from dixit_qt.wire import messages as m
from dixit_qt.wire.room import Room, SwitchValue

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class HouseRow(Row):
    """A switch: a `toggle`, a few named `choices`, or a value with steps up and down.

    `rulebook` is what the rulebook says, if the table differs from it. A `detail` is shown on
    request, or if the table differs from the rulebook.
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
    detail: bool


@dataclass(frozen=True, slots=True)
class DifferenceRow(Row):
    name: str
    value: str
    rulebook: str


@dataclass(frozen=True, slots=True)
class SetRow(Row):
    """A saved set; its key is its name."""

    edition: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class TellerRow(Row):
    """Somebody who could be the first storyteller; person 0 leaves that to the rules."""

    person: int
    name: str
    rabbit: int
    chosen: bool


def edition_in_force(room: Room) -> Edition:
    """A host with a later version may use switches that this program doesn't know."""
    try:
        return edition_with(room.edition, room.switches)
    except RuleViolation:
        return edition_of(room)


def name_of_the_game(room: Room) -> str:
    return name_at_table(edition_in_force(room)) if room.edition in EDITIONS else room.edition


def sentence_of_the_game(room: Room) -> str:
    return sentence_at_table(edition_in_force(room)) if room.edition in EDITIONS else ""


def _table(room: Room) -> tuple[Edition, int, int]:
    """The edition, the number of players (at least as many as it needs), and the number of
    pictures."""
    edition = edition_in_force(room)
    players = min(max(len(room.seats), edition.sizes[0]), edition.sizes[-1])
    return edition, players, sum(d.cards for d in room.decks if d.id in room.chosen_decks)


def offered_values(room: Room) -> dict[str, tuple[Value, ...]]:
    values = offered(*_table(room))
    return {name: _in_order(room, name, each) for name, each in values.items()}


def _in_order(room: Room, switch: str, values: tuple[Value, ...]) -> tuple[Value, ...]:
    """Sort the values: «No limit» after all numbers, the rulebook's number in its own place."""
    if switch == "most_players":
        return values
    numbers: list[Value] = [value for value in values if value is not None]
    if switch == "laps" and BY_RULEBOOK in numbers:
        numbers = _with_the_rulebooks_number(room, numbers)
    return (*numbers, None) if None in values else tuple(numbers)


def _with_the_rulebooks_number(room: Room, numbers: Sequence[Value]) -> list[Value]:
    """The number itself is left out, unless the table already has it."""
    its_own = tellings_by_rulebook(_table(room)[1])
    chosen = value_in_force(room, "laps")
    kept = [n for n in numbers if n != its_own or n == chosen]
    return sorted(kept, key=lambda n: int(n or its_own))


def switch_rows(room: Room | None, *, points: bool) -> list[HouseRow]:
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
        value="" if toggle or named else _words(room, switch, value),
        first=value == values[0],
        last=value == values[-1],
        rulebook=_rulebook_words(room, switch),
        detail=switch not in FIRST,
    )


def _rulebook_words(room: Room, switch: str) -> str:
    rulebook = by_rulebook(room, switch)
    return "" if value_in_force(room, switch) == rulebook else _words(room, switch, rulebook)


def _words(room: Room, switch: str, value: object) -> str:
    edition, players, _ = _table(room)
    return value_at_table(edition, players, switch, value)


def differences(room: Room) -> Mapping[str, Any]:
    """Only switches that this program knows."""
    return {name: value for name, value in room.switches.items() if name in SWITCHES}


def difference_rows(room: Room | None) -> list[DifferenceRow]:
    if room is None:
        return []
    return [
        DifferenceRow(
            name, switch_name(name), _words(room, name, value), _rulebook_words(room, name)
        )
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
        translate("House", "random")
        if edition_of(room).family.in_turns
        else translate("House", "the first to have a story")
    )
    people = [
        TellerRow(str(s.person), s.person, s.name, s.rabbit, s.person == chosen) for s in room.seats
    ]
    return [TellerRow("0", 0, by_the_rules, -1, not chosen), *people]


def pictures_words(room: Room | None) -> str:
    """When pictures come back in this game, and how many were seen in earlier games."""
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


@dataclass(frozen=True, slots=True)
class Props:
    admin: bool = False
    name: str = ""
    edition_name: str = ""
    differs: bool = False
    chosen_set: str = ""
    """Empty when the table uses no set that is saved here."""
    seen_last: bool = True
    pictures: str = ""
    unsaved: str = ""


class HouseRules(Screen):
    seen_on = ("lobby", "house")
    props = Props()
    play = list_of(HouseRow)
    points = list_of(HouseRow)
    differences = list_of(DifferenceRow)
    sets = list_of(SetRow)
    tellers = list_of(TellerRow)

    def __init__(
        self, feed: Feed, language: Language, kept: HouseSets, parent: QObject | None = None
    ) -> None:
        super().__init__(feed, language, parent)
        self._kept = kept
        self._is_kept = True

    def derive(self, state: ClientState) -> Props:
        room = state.room
        if room is None:
            return Props()
        return Props(
            admin=state.is_admin,
            name=room.house,
            edition_name=edition_name(room.edition),
            differs=bool(differences(room)),
            chosen_set="" if self._chosen(room) is None else room.house,
            seen_last=room.seen_last,
            pictures=pictures_words(room),
            unsaved=""
            if self._is_kept
            else translate("House", "The house rules couldn't be saved."),
        )

    def show_lists(self, state: ClientState) -> None:
        room = state.room
        self.play.show(switch_rows(room, points=False))
        self.points.show(switch_rows(room, points=True))
        self.differences.show(difference_rows(room))
        self.sets.show(set_rows(self._kept.sets, room))
        self.tellers.show(teller_rows(room))

    def _chosen(self, room: Room) -> HouseSet | None:
        """The saved set that the table uses."""
        known = (room.house, room.edition)
        return next((s for s in self._kept.sets if (s.name, s.edition) == known), None)

    # The switches

    @Slot(str, bool)
    def turn(self, switch: str, on: bool) -> None:
        self._set(switch, on)

    @Slot(str, int)
    def pick(self, switch: str, place: int) -> None:
        """Choose one of the named values; a kind of clue is added or removed."""
        room = self.feed.state.room
        if room is None:
            return
        if switch == CLUE_KINDS:
            self._toggle_kind(room, tuple(ClueKind)[place])
        else:
            self._set(switch, offered_values(room)[switch][place])

    @Slot(str, int)
    def step(self, switch: str, by: int) -> None:
        """Change the value by this many steps, stopping at the last one."""
        room = self.feed.state.room
        if room is None:
            return
        values = offered_values(room)[switch]
        place = values.index(value_in_force(room, switch)) + by
        self._set(switch, values[min(max(place, 0), len(values) - 1)])

    @Slot(str)
    def asInRulebook(self, switch: str) -> None:
        room = self.feed.state.room
        if room is not None:
            self._set(switch, by_rulebook(room, switch))

    def _set(self, switch: str, value: SwitchValue) -> None:
        room = self.feed.state.room
        if room is not None and value != value_in_force(room, switch):
            self.feed.send(m.SetSwitch(switch, value))

    def _toggle_kind(self, room: Room, kind: ClueKind) -> None:
        kinds = set(value_in_force(room, CLUE_KINDS)) ^ {kind}
        wanted = tuple(each.value for each in ClueKind if each in kinds)
        if wanted:
            self.feed.send(m.SetSwitch(CLUE_KINDS, wanted))

    # This evening

    chooseTeller = sends(lambda person: m.SetFirstStoryteller(person or None), int)
    putSeenLast = sends(m.SetSeenLast, bool)

    # The sets

    @Slot()
    def playByRulebook(self) -> None:
        room = self.feed.state.room
        if room is not None:
            self.feed.send(m.SetHouseRules("", room.edition))

    @Slot(str)
    def choose(self, name: str) -> None:
        kept = next((each for each in self._kept.sets if each.name == name), None)
        if kept is not None and kept.edition in EDITIONS:
            self.feed.send(m.SetHouseRules(name, kept.edition, dict(kept.switches)))

    @Slot(str)
    def keep(self, name: str) -> None:
        """Save the current switches under a name; a set with the same name is replaced."""
        room, name = self.feed.state.room, name.strip()
        if room is not None and name:
            kept = HouseSet(name, room.edition, dict(room.switches))
            self._after_keeping(is_kept=self._kept.keep(kept))
            self.feed.send(m.NameHouseRules(name))

    @Slot(str)
    def rename(self, name: str) -> None:
        """Rename the set that the table uses."""
        room, name = self.feed.state.room, name.strip()
        if room is not None and name and self._chosen(room) is not None:
            self._after_keeping(is_kept=self._kept.rename(room.house, name))
            self.feed.send(m.NameHouseRules(name))

    @Slot(str)
    def forget(self, name: str) -> None:
        self._after_keeping(is_kept=self._kept.forget(name))

    def _after_keeping(self, *, is_kept: bool) -> None:
        self._is_kept = is_kept
        self.refresh()
