"""What the table shows in every round, whether it plays with pictures or with verses."""

from dataclasses import dataclass

from PySide6.QtCore import Property, Qt, QTimer, Signal, Slot

from dixit_qt.client.events import newest_round
from dixit_qt.client.state import ClientState
from dixit_qt.rules.actions import TakeBack
from dixit_qt.rules.seatview import NOTHING, Legal
from dixit_qt.ui.base.screen import Screen


@dataclass(frozen=True, slots=True)
class RoundProps:
    phase: str = ""
    round: int = 0
    rounds_in_all: int = 0
    status: str = ""
    spectating: bool = False
    can_take_back: bool = False
    discard: int = 0


class RoundScreen(Screen):
    """The props of a screen that derives from this one are `RoundProps` with more fields."""

    shown = Signal()
    """With `changed`, for the properties of this class."""

    said = Signal(str)
    """What this player has just done, or why it cannot be done, for those who listen."""

    covered = Signal()
    """A reveal opens over it."""

    def begin(self) -> None:
        self._catching_up = QTimer(self, singleShot=True, interval=0)
        self._catching_up.timeout.connect(self._catch_up)
        self.covered.connect(self._catching_up.start, Qt.ConnectionType.QueuedConnection)
        super().begin()
        self.changed.connect(self.shown)

    def _on_state(self, old: ClientState, new: ClientState) -> None:
        """What lies under a reveal follows when that stands, or both would cost a frame."""
        if newest_round(old.view, new.view) is None:
            super()._on_state(old, new)
        else:
            self.covered.emit()

    @Slot()
    def _catch_up(self) -> None:
        self._refresh_if_seen()

    @property
    def legal(self) -> Legal:
        view = self.feed.state.view
        return NOTHING if view is None else view.legal

    @Property(str, notify=shown)
    def phase(self) -> str:
        return self.props.phase

    @Property(int, notify=shown)
    def round(self) -> int:
        return self.props.round

    @Property(int, notify=shown)
    def roundsInAll(self) -> int:
        return self.props.rounds_in_all

    @Property(str, notify=shown)
    def status(self) -> str:
        return self.props.status

    @Property(bool, notify=shown)
    def spectating(self) -> bool:
        return self.props.spectating

    @Property(bool, notify=shown)
    def canTakeBack(self) -> bool:
        return self.props.can_take_back

    @Property(int, notify=shown)
    def discard(self) -> int:
        return self.props.discard

    @Slot()
    def takeBack(self) -> None:
        """What this seat has done last, while nobody has built on it."""
        self.feed.intend(TakeBack())
