"""The view model of the house rules: what is different from the rulebook, and the sets at home."""

from dataclasses import dataclass

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from dixit_qt.client.state import ClientState
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.model import ClueKind
from dixit_qt.store.settings import HouseSet, HouseSets
from dixit_qt.ui.base.edition_words import edition_name
from dixit_qt.ui.base.feed import Feed
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import RowModel
from dixit_qt.ui.base.screen import Screen
from dixit_qt.ui.lobby import house_rows
from dixit_qt.wire import messages as m
from dixit_qt.wire.room import Room, SwitchValue

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Props:
    admin: bool = False
    name: str = ""
    edition: str = ""
    differs: bool = False
    chosen_set: str = ""
    seen_last: bool = True
    pictures: str = ""
    unsaved: str = ""


@QmlElement
class HouseRules(Screen):
    changed = Signal()

    def __init__(
        self, feed: Feed, language: Language, kept: HouseSets, parent: QObject | None = None
    ) -> None:
        super().__init__(feed, language, parent)
        self._kept = kept
        self._is_kept = True
        self._play = RowModel(house_rows.HouseRow)
        self._points = RowModel(house_rows.HouseRow)
        self._differences = RowModel(house_rows.DifferenceRow)
        self._sets = RowModel(house_rows.SetRow)
        self._tellers = RowModel(house_rows.TellerRow)
        self.begin()

    def derive(self, state: ClientState) -> Props:
        room = state.room
        if room is None:
            return Props()
        return Props(
            admin=state.is_admin,
            name=room.house,
            edition=edition_name(room.edition),
            differs=bool(house_rows.differences(room)),
            chosen_set="" if self._chosen(room) is None else room.house,
            seen_last=room.seen_last,
            pictures=house_rows.pictures_words(room),
            unsaved="" if self._is_kept else translate("House", "The set is not on disk."),
        )

    def show_lists(self, state: ClientState) -> None:
        room = state.room
        self._play.show(house_rows.house_rows(room, points=False))
        self._points.show(house_rows.house_rows(room, points=True))
        self._differences.show(house_rows.difference_rows(room))
        self._sets.show(house_rows.set_rows(self._kept.sets, room))
        self._tellers.show(house_rows.teller_rows(room))

    def _chosen(self, room: Room) -> HouseSet | None:
        """The kept set that the table plays by."""
        known = (room.house, room.edition)
        return next((s for s in self._kept.sets if (s.name, s.edition) == known), None)

    # What QML reads

    @Property(QObject, constant=True)
    def play(self) -> RowModel:
        return self._play

    @Property(QObject, constant=True)
    def points(self) -> RowModel:
        return self._points

    @Property(QObject, constant=True)
    def differences(self) -> RowModel:
        return self._differences

    @Property(QObject, constant=True)
    def sets(self) -> RowModel:
        return self._sets

    @Property(QObject, constant=True)
    def tellers(self) -> RowModel:
        return self._tellers

    @Property(bool, notify=changed)
    def admin(self) -> bool:
        return self.props.admin

    @Property(str, notify=changed)
    def name(self) -> str:
        return self.props.name

    @Property(str, notify=changed)
    def editionName(self) -> str:
        return self.props.edition

    @Property(bool, notify=changed)
    def differs(self) -> bool:
        return self.props.differs

    @Property(str, notify=changed)
    def chosenSet(self) -> str:
        """Empty when the table plays by no set that is kept here."""
        return self.props.chosen_set

    @Property(bool, notify=changed)
    def seenLast(self) -> bool:
        return self.props.seen_last

    @Property(str, notify=changed)
    def pictures(self) -> str:
        return self.props.pictures

    @Property(str, notify=changed)
    def unsaved(self) -> str:
        return self.props.unsaved

    # The switches

    @Slot(str, bool)
    def turn(self, switch: str, on: bool) -> None:
        self._set(switch, on)

    @Slot(str, int)
    def pick(self, switch: str, place: int) -> None:
        """One of the named choices; a kind of clue is added, or taken away."""
        room = self.feed.state.room
        if room is None:
            return
        if switch == house_rows.CLUE_KINDS:
            self._toggle_kind(room, tuple(ClueKind)[place])
        else:
            self._set(switch, house_rows.offered_values(room)[switch][place])

    @Slot(str, int)
    def step(self, switch: str, by: int) -> None:
        """As many values further, or as there are."""
        room = self.feed.state.room
        if room is None:
            return
        values = house_rows.offered_values(room)[switch]
        place = values.index(house_rows.value_in_force(room, switch)) + by
        self._set(switch, values[min(max(place, 0), len(values) - 1)])

    @Slot(str)
    def asInRulebook(self, switch: str) -> None:
        room = self.feed.state.room
        if room is not None:
            self._set(switch, house_rows.by_rulebook(room, switch))

    def _set(self, switch: str, value: SwitchValue) -> None:
        room = self.feed.state.room
        if room is not None and value != house_rows.value_in_force(room, switch):
            self.feed.send(m.SetSwitch(switch, value))

    def _toggle_kind(self, room: Room, kind: ClueKind) -> None:
        kinds = set(house_rows.value_in_force(room, house_rows.CLUE_KINDS)) ^ {kind}
        wanted = tuple(each.value for each in ClueKind if each in kinds)
        if wanted:
            self.feed.send(m.SetSwitch(house_rows.CLUE_KINDS, wanted))

    # This evening

    @Slot(int)
    def chooseTeller(self, person: int) -> None:
        self.feed.send(m.SetFirstStoryteller(person or None))

    @Slot(bool)
    def putSeenLast(self, on: bool) -> None:
        self.feed.send(m.SetSeenLast(on))

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
        """What is set now, under a name; a set that has the name is replaced."""
        room, name = self.feed.state.room, name.strip()
        if room is not None and name:
            kept = HouseSet(name, room.edition, dict(room.switches))
            self._after_keeping(is_kept=self._kept.keep(kept))
            self.feed.send(m.NameHouseRules(name))

    @Slot(str)
    def rename(self, name: str) -> None:
        """The set that the table plays by."""
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
