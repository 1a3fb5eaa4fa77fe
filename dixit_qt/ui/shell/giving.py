"""The view model of giving the table away: to whom it can go."""

from dataclasses import dataclass

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from dixit_qt.client.state import ClientState
from dixit_qt.ui.base.feed import Feed
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.players import names_in
from dixit_qt.ui.base.rows import Row, RowModel
from dixit_qt.ui.base.screen import Screen
from dixit_qt.wire import messages as m

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class HeirRow(Row):
    person: int
    text: str


@dataclass(frozen=True, slots=True)
class Props:
    can_give: bool = False


def heir_rows(state: ClientState) -> list[HeirRow]:
    """Only an administrator is offered anybody."""
    room = state.room
    if room is None or not state.is_admin or room.handover_to is not None:
        return []
    named = names_in(room)
    words = translate("Giving", "Give the table to %1")
    return [
        HeirRow(key=str(person), person=person, text=words.replace("%1", named[person]))
        for person in room.next_hosts
        if person in named and person != state.person
    ]


@QmlElement
class Giving(Screen):
    changed = Signal()

    def __init__(self, feed: Feed, language: Language, parent: QObject | None = None) -> None:
        super().__init__(feed, language, parent)
        self._rows = RowModel(HeirRow)
        self.begin()

    def derive(self, state: ClientState) -> Props:
        return Props(can_give=bool(heir_rows(state)))

    def show_lists(self, state: ClientState) -> None:
        self._rows.show(heir_rows(state))

    @Property(QObject, constant=True)
    def heirs(self) -> RowModel:
        return self._rows

    @Property(bool, notify=changed)
    def canGive(self) -> bool:
        return self.props.can_give

    @Slot(int)
    def giveTo(self, person: int) -> None:
        self.feed.send(m.HandOver(person))
