"""Runs `client.coming_back` with a clock and sockets."""

import time
from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal, Slot

from dixit_qt.client.coming_back import (
    ComingBack,
    Command,
    Dial,
    HangUp,
    SeatTokens,
    StopDialing,
    Tell,
)
from dixit_qt.client.session import Session
from dixit_qt.net.links import Alarm, Link
from dixit_qt.net.places import Place, place_there
from dixit_qt.net.tcp import Dialing, TcpLink
from dixit_qt.wire.messages import FromClient


class Joining(QObject):
    changed = Signal(tuple)
    """`session.state` has changed. The tuple holds the events (`client.events`) that say how."""

    def __init__(
        self, session: Session, tokens: SeatTokens | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self._coming = ComingBack(session, tokens, place_there)
        self._link: Link | None = None
        self._dialing: Dialing | None = None
        self._waiting: deque[Command] = deque()
        self._is_performing = False
        self._alarm = Alarm(self)
        self._alarm.rang.connect(self._on_alarm)

    @property
    def problem(self) -> str:
        return self._coming.problem

    @property
    def place(self) -> Place | None:
        place = self._coming.place
        return place if isinstance(place, Place) else None

    def join(self, places: Iterable[Place]) -> None:
        """Players who had a seat at this table get it back."""
        self._perform(self._coming.join(places, time.monotonic()))

    def join_link(self, link: Link) -> None:
        """Use a link that is already open, for the host's own window. The table may be one that was
        handed over to this program."""
        self._perform(self._coming.put_down())
        self._watch(link)
        self._perform(self._coming.use(link.send, time.monotonic()))

    def command(self, message: FromClient) -> None:
        self._perform(self._coming.command(message, time.monotonic()))

    def leave(self) -> None:
        """Leave the table and stop reconnecting. A player can still come back by joining again."""
        self._perform(self._coming.leave())

    def close(self) -> None:
        """The program ends. The seat is kept for its token."""
        self._perform(self._coming.close())

    def also_at(self, places: Iterable[Place]) -> None:
        """The table was seen at these places. A client between two attempts reconnects at once."""
        self._perform(self._coming.also_at(places, time.monotonic()))

    def _perform(self, commands: Iterable[Command]) -> None:
        """Perform the commands in order, even if a listener calls back at once."""
        self._waiting.extend(commands)
        if self._is_performing:
            return
        self._is_performing = True
        try:
            while self._waiting:
                self._perform_one(self._waiting.popleft())
        finally:
            self._is_performing = False
        self._set_alarm()

    def _perform_one(self, command: Command) -> None:
        match command:
            case Dial():
                self._dial(command)
            case StopDialing():
                self._stop_dialing()
            case HangUp():
                self._hang_up(command)
            case Tell():
                self.changed.emit(command.events)

    def _set_alarm(self) -> None:
        self._alarm.set(self._coming.next_wakeup())

    def _dial(self, command: Dial) -> None:
        places = [place for place in command.places if isinstance(place, Place)]
        self._dialing = Dialing(places, round(command.within * 1000), self)
        self._dialing.connected.connect(self._on_connected)
        self._dialing.failed.connect(self._on_failed)
        self._dialing.start()

    def _stop_dialing(self) -> None:
        dialing, self._dialing = self._dialing, None
        if dialing is not None:
            dialing.cancel()
            dialing.deleteLater()

    def _watch(self, link: Link) -> None:
        self._link = link
        link.on_data = self._on_data
        link.on_closed = self._on_closed

    def _hang_up(self, command: HangUp) -> None:
        link, self._link = self._link, None
        if link is not None:
            (link.abort if command.at_once else link.close)()

    @Slot(object, object)
    def _on_connected(self, link: TcpLink, place: Place) -> None:
        self._stop_dialing()
        self._watch(link)
        self._perform(self._coming.connected(place, link.send, time.monotonic()))

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        self._stop_dialing()
        self._perform(self._coming.failed(reason, time.monotonic()))

    def _on_data(self, data: bytes) -> None:
        self._perform(self._coming.received(data, time.monotonic()))

    def _on_closed(self) -> None:
        self._link = None
        self._perform(self._coming.closed(time.monotonic()))

    @Slot()
    def _on_alarm(self) -> None:
        self._perform(self._coming.tick(time.monotonic()))
