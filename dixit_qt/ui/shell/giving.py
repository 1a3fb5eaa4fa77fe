"""The view model of giving the table away: to whom it can go."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dixit_qt.client.state import ClientState
from dixit_qt.ui.base.players import names_in
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.screen import Screen
from dixit_qt.ui.base.view_model import list_of, sends
from dixit_qt.wire import messages as m

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
    if room is None or not state.is_admin or room.moving_to is not None:
        return []
    named = names_in(room)
    words = translate("Giving", "Give the table to %1")
    return [
        HeirRow(key=str(person), person=person, text=words.replace("%1", named[person]))
        for person in room.heirs
        if person in named and person != state.person
    ]


class Giving(Screen):
    seen_on = ("menu", "give", "asking")
    props = Props()
    heirs = list_of(HeirRow)

    def derive(self, state: ClientState) -> Props:
        return Props(can_give=bool(heir_rows(state)))

    def show_lists(self, state: ClientState) -> None:
        self.heirs.show(heir_rows(state))

    giveTo = sends(m.HandOver, int)
