"""The view model of the reactions: a rabbit laughs, waves or gasps on every screen of the table."""

from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot

from dixit_qt.client.events import SomebodyReacted
from dixit_qt.client.state import ClientState
from dixit_qt.ui.base.screen import Screen
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Reaction


@dataclass(frozen=True, slots=True)
class Props:
    allowed: bool = False
    """Whether this player's rabbit may react now."""


class Reactions(Screen):
    props = Props()
    came = Signal(int, str)
    """Whose rabbit, and what it does."""

    def derive(self, state: ClientState) -> Props:
        room = state.room
        return Props(allowed=room is not None and room.reactions and state.seat is not None)

    @Slot(str)
    def react(self, kind: str) -> None:
        if self.props.allowed:
            self.feed.send(m.React(Reaction(kind)))

    @Slot(tuple)
    def hear(self, events: tuple[object, ...]) -> None:
        room = self.feed.state.room
        rabbits = {} if room is None else {seat.person: seat.rabbit for seat in room.seats}
        for event in events:
            if isinstance(event, SomebodyReacted) and event.person in rabbits:
                self.came.emit(rabbits[event.person], event.reaction)
