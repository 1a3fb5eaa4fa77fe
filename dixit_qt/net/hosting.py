"""An open table: the exchange with a clock, a listener and the host's own window."""

import time
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QHostAddress

from dixit_qt.host.pictures import Pictures
from dixit_qt.host.plan import Library
from dixit_qt.host.table import Table
from dixit_qt.net.discovery.advert import Advert, advert_of
from dixit_qt.net.exchange import Exchange, JournalFile
from dixit_qt.net.links import (
    Alarm,
    Link,
    LinkPair,
    MemoryEnd,
    OnClosed,
    OnData,
    ignore_closed,
    ignore_data,
)
from dixit_qt.net.places import GAME_PORT
from dixit_qt.net.tcp import TcpLink, TcpListener
from dixit_qt.rules.model import CardId
from dixit_qt.store.pictures import reader_of
from dixit_qt.wire.codes import Stage
from dixit_qt.wire.room import Room

if TYPE_CHECKING:
    from dixit_qt.net.browser.server import BrowserServer, WebSocketLink
    from dixit_qt.store.programs import ProgramFolder

# The first byte of a new link shows which protocol it speaks.
#
# A frame begins with a zero, because the first one is short; HTTP begins with a capital letter.
# Until that byte arrives, and from then on if it begins a frame, the link belongs to the exchange,
# with all its limits

OnHttp = Callable[[bytes], None]


class FirstBytes:
    """A link that checks the first byte. If it's HTTP, `on_http` takes over the link, with the
    bytes so far."""

    def __init__(self, link: Link, on_http: OnHttp) -> None:
        self.on_data: OnData = ignore_data
        self.on_closed: OnClosed = ignore_closed
        self._link = link
        self._on_http = on_http
        link.on_data = self._sort
        link.on_closed = self._lost

    @property
    def queued(self) -> int:
        return self._link.queued

    def send(self, data: bytes) -> None:
        self._link.send(data)

    def close(self) -> None:
        self._link.close()

    def abort(self) -> None:
        self._link.abort()

    def _sort(self, data: bytes) -> None:
        link = self._link
        if data[:1].isupper():
            self.on_closed()
            self._on_http(data)
        elif data:
            link.on_data, link.on_closed = self.on_data, self.on_closed
            link.on_data(data)

    def _lost(self) -> None:
        self.on_closed()


OWN_ADDRESS = "own"

MUSING_AFTER_MS = 30
"""Bots think only after this pause, so that windows can first show what has just happened."""

MUSING_AT_ONCE = 0.002
"""Seconds that bots may think before the event loop runs again."""


class Hosting(QObject):
    advert_changed = Signal(object)
    """The `Advert` to announce, or None."""

    game_over = Signal()
    handed_over = Signal()
    """The table is at another computer. This one only redirects clients."""

    def __init__(
        self,
        table: Table,
        journal: JournalFile,
        pictures: Pictures,
        start_with: int = 0,
        parent: QObject | None = None,
        programs: "ProgramFolder | None" = None,
        listener: TcpListener | None = None,
    ) -> None:
        """The `listener` may already be listening, with guests waiting in its queue."""
        super().__init__(parent)
        self.table = table
        self.advert: Advert | None = None
        self.exchange = Exchange(table, journal, pictures, time.monotonic)
        self.exchange.on_room = self._on_room
        self.exchange.on_performed = self._look_ahead
        self.exchange.at_the_end_of_the_turn = self._wait_for_the_end_of_the_turn
        self._answering = QTimer(self, singleShot=True, interval=0)
        self._answering.timeout.connect(self._answer_an_offer)
        self.exchange.at_the_next_turn = self._answering.start
        self._pictures = pictures
        self._programs = programs
        self.exchange.on_given = self._on_given
        self.listener = TcpListener(self) if listener is None else listener
        self.listener.setParent(self)
        self.listener.arrived.connect(self._on_arrived)
        self._alarm = Alarm(self)
        self._alarm.rang.connect(self._on_alarm)
        self._pairs: list[LinkPair] = []
        self._pump = QTimer(self, singleShot=True, interval=0)
        self._pump.timeout.connect(self._on_pump)
        self._musing = QTimer(self, singleShot=True)
        self._musing.timeout.connect(self._muse)
        self._is_due = False
        self._start_with = start_with
        self._starting = QTimer(self, singleShot=True, interval=0)
        self._starting.timeout.connect(self.exchange.start)
        self._look_ahead()

    @cached_property
    def browsers(self) -> "BrowserServer":
        """The server for browsers. Its code is imported when the first browser connects."""
        from dixit_qt.net.browser.introduction import introduction
        from dixit_qt.net.browser.poem_reasons import PoemReasons
        from dixit_qt.net.browser.server import BrowserServer, Rules

        state = self.table.state
        return BrowserServer(
            self._picture_in_play,
            PoemReasons(state).asked_for,
            self._programs,
            Rules(
                lambda: state.browsers,
                state.connections.has_browser_guest,
                lambda: state.code is not None,
                self.exchange.files_of,
                lambda: introduction(state),
            ),
            self._on_browser,
            self,
        )

    @property
    def port(self) -> int:
        return self.listener.port

    @property
    def error(self) -> str:
        """Why guests can't connect from the network."""
        return self.listener.error

    def listen(self, port: int = GAME_PORT, address: QHostAddress | None = None) -> bool:
        """Open the table to the network; without this, people can only play at this computer."""
        if not self.port and not self.listener.listen(port, address):
            return False
        self._on_room(self.table.room(time.monotonic()))
        return True

    def take_over(self, name: str, data: bytes) -> bool:
        """Open the table of another host to everybody. Return whether its game is on disk here."""
        is_saved = not data or self.exchange.take_over(name, data)
        self.listener.let_in()
        self._on_room(self.table.room(time.monotonic()))
        return is_saved

    def restock(self, library: Library) -> None:
        """Decks were added or removed while the table is open."""
        self.exchange.restock(library, reader_of)

    def own_link(self) -> MemoryEnd:
        """The client's end of a link for a window of this program."""
        pair = LinkPair(self._pump.start)
        self._pairs.append(pair)
        self.exchange.attach(pair.host, OWN_ADDRESS, own=True)
        return pair.client

    def close(self) -> None:
        """Send a goodbye to everybody and close. The game can be resumed from its journal."""
        self.listener.close()
        self.exchange.close()
        if "browsers" in vars(self):
            self.browsers.close()
        self._alarm.set(None)
        self._answering.stop()
        self._musing.stop()
        self._on_pump()

    def _on_given(self) -> None:
        self.advert = None
        self.advert_changed.emit(None)
        self.handed_over.emit()

    def _on_room(self, room: Room) -> None:
        if self.table.is_handed_over:
            return
        advert = advert_of(room, self.port) if self.port else None
        if advert is not None and advert != self.advert:
            self.advert = advert
            self.advert_changed.emit(advert)
        if room.stage is Stage.OVER:
            self.game_over.emit()
        ready = room.stage is Stage.GATHERING and not room.obstacles
        if ready and 0 < self._start_with <= len(room.seats):
            self._starting.start()

    def _look_ahead(self) -> None:
        self._alarm.set(self.table.next_wakeup(time.monotonic()))
        if self.table.is_musing:
            self._musing.start(MUSING_AFTER_MS)

    @Slot()
    def _on_alarm(self) -> None:
        """A bot that is still thinking isn't asked to move yet."""
        self._is_due = True
        if not self.table.is_musing:
            self._tick()

    def _tick(self) -> None:
        self._is_due = False
        self.exchange.tick()

    @Slot()
    def _muse(self) -> None:
        end = time.monotonic() + MUSING_AT_ONCE
        while self.table.is_musing and time.monotonic() < end:
            self.table.muse()
        if self.table.is_musing:
            self._musing.start(0)
        elif self._is_due:
            self._tick()

    @Slot(object, str)
    def _on_arrived(self, link: TcpLink, address: str) -> None:
        first = FirstBytes(link, lambda data: self.browsers.take(link, address, data))
        self.exchange.attach(first, address)

    def _on_browser(self, seat: "WebSocketLink", address: str) -> None:
        self.exchange.attach(seat, address, browser=True)

    def _picture_in_play(self, card: CardId) -> bytes | None:
        """The picture, if its card is in a chosen deck: guests mustn't look through others."""
        state = self.table.state
        chosen = (state.library.decks.get(deck) for deck in state.plan.decks)
        in_play = any(info.id == card for deck in chosen if deck for info in deck.cards)
        return self._pictures.picture(card) if in_play else None

    @Slot()
    def _answer_an_offer(self) -> None:
        if self.exchange.answer_an_offer():
            self._answering.start()

    def _wait_for_the_end_of_the_turn(self) -> None:
        """This event is handled after all those that Qt already has."""
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.User))

    def customEvent(self, _event: QEvent) -> None:
        """Save and send. By now, everything that had arrived before the first record is handled."""
        self.exchange.release()

    @Slot()
    def _on_pump(self) -> None:
        for pair in self._pairs:
            pair.pump()
        self._pairs = [pair for pair in self._pairs if pair.host.is_open or pair.client.is_open]
        if all(pair.is_still for pair in self._pairs):
            self._pump.stop()
