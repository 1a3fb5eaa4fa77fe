"""The view model of handing the table over: who can be the next host."""

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
class NextHostRow(Row):
    person: int
    text: str


@dataclass(frozen=True, slots=True)
class Props:
    can_hand_over: bool = False


def next_host_rows(state: ClientState) -> list[NextHostRow]:
    """Empty for everybody but administrators."""
    room = state.room
    if room is None or not state.is_admin or room.handover_to is not None:
        return []
    named = names_in(room)
    words = translate("Handover", "Hand the table over to %1")
    return [
        NextHostRow(key=str(person), person=person, text=words.replace("%1", named[person]))
        for person in room.next_hosts
        if person in named and person != state.person
    ]


class Handover(Screen):
    seen_on = ("table", "handover", "asking")
    props = Props()
    nextHosts = list_of(NextHostRow)

    def derive(self, state: ClientState) -> Props:
        return Props(can_hand_over=bool(next_host_rows(state)))

    def show_lists(self, state: ClientState) -> None:
        self.nextHosts.show(next_host_rows(state))

    handOver = sends(m.HandOver, int)
