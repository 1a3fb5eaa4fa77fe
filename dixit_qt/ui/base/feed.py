"""One player's link to a table as the screens know it: the newest state in, wishes out."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from dixit_qt.client.state import NOBODY, ClientState
from dixit_qt.rules.actions import Action
from dixit_qt.wire.messages import FromClient


class Feed(QObject):
    """`changed(old, new)` comes once for every new state; nothing here knows a socket."""

    changed = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state: ClientState = NOBODY
        self._send: Callable[[FromClient], object] | None = None
        self._intend: Callable[[Action], object] | None = None

    def connect_to(
        self, send: Callable[[FromClient], object], intend: Callable[[Action], object]
    ) -> None:
        self._send, self._intend = send, intend

    def disconnect_from_table(self) -> None:
        self._send = self._intend = None
        self.show(NOBODY)

    def show(self, state: ClientState) -> None:
        old, self.state = self.state, state
        if old is not state:
            self.changed.emit(old, state)

    def send(self, message: FromClient) -> None:
        if self._send is not None:
            self._send(message)

    def intend(self, action: Action) -> None:
        if self._intend is not None:
            self._intend(action)
