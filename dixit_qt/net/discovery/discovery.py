"""Announcing and finding tables: mDNS and UDP questions, merged into one list of tables.

Everything here runs in the window's thread and never blocks. The one worker thread reports by a
queued signal.
"""

import time
from collections import deque
from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from dixit_qt.net.discovery import interfaces
from dixit_qt.net.discovery.advert import Advert
from dixit_qt.net.discovery.broadcast import Answerer, Asker
from dixit_qt.net.discovery.found_tables import FoundTable, Sightings, Source
from dixit_qt.net.discovery.interfaces import Look
from dixit_qt.net.discovery.mdns import (
    Lost,
    MakeRadio,
    MdnsWorker,
    Network,
    Radio,
    Report,
    Rhythm,
    Saw,
    Trouble,
)
from dixit_qt.net.places import QUESTION_PORT, Place
from dixit_qt.wire.limits import PROTOCOL_VERSION

ASK_EVERY_MS = 3000
AGE_EVERY_MS = 1000
SWEEP_EVERY_MS = 50
SWEPT_AT_ONCE = 16
MDNS_LASTS = 30.0
ANSWER_LASTS = 10.0
DOUBT = 4.0
_GOODBYE_WITHIN = 5.0
_ALONE = ("127.255.255.255",)


class Discovery(QObject):
    tables_changed = Signal(tuple)
    """All tables that can be seen now, as `FoundTable`s."""
    own_addresses_changed = Signal(tuple)
    """Addresses to read out to people who type one."""
    trouble_changed = Signal(str)
    """Why mDNS doesn't work at the moment. Empty if it does."""

    _reported = Signal(object)

    def __init__(
        self,
        last_hosts: Sequence[str] = (),
        only: Collection[str] = (),
        look: Look = interfaces.look,
        rhythm: Rhythm | None = None,
        port: int = QUESTION_PORT,
        radio: MakeRadio = Radio,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.tables: tuple[FoundTable, ...] = ()
        self.own_addresses: tuple[str, ...] = ()
        self.trouble = ""
        self._last_hosts = tuple(last_hosts)
        self._only = tuple(only)
        self._broadcasts: tuple[str, ...] = ()
        self._neighbours: tuple[str, ...] = ()
        self._to_ask: deque[str] = deque()
        self._own_game: str | None = None
        self._sightings = Sightings(PROTOCOL_VERSION)
        self._answerer = Answerer(port, self)
        self._asker = Asker(port, self)
        self._asker.heard.connect(self._on_answer)
        self._asking = self._timer(ASK_EVERY_MS, self._ask)
        self._ageing = self._timer(AGE_EVERY_MS, self._refresh)
        self._sweeping = self._timer(SWEEP_EVERY_MS, self._sweep)
        self._reported.connect(self._on_report, Qt.ConnectionType.QueuedConnection)
        self._worker = MdnsWorker(self._reported.emit, look, self._only, rhythm, radio)

    def start(self) -> None:
        self._worker.start()

    def search(self, on: bool = True) -> None:
        self._worker.browse(on)
        if on:
            self._asking.start()
            self._ageing.start()
            self._ask()
        else:
            self._asking.stop()
            self._ageing.stop()
            self._sweeping.stop()
            self._asker.close()

    @Slot()
    def search_again(self) -> None:
        """Ask at once in every way. Listed tables are kept until they turn out to be gone."""
        self._worker.search_again()
        self._ask()

    def places_of(self, game: str) -> tuple[Place, ...]:
        """Where a game can be reached now. Its host may have a new address."""
        return next((table.places for table in self.tables if table.game == game), ())

    @Slot()
    def search_thoroughly(self) -> None:
        """Ask every address of this computer's networks, a few at a time. Only when the player
        wants it, because it's meant for networks that carry neither multicast nor broadcast."""
        self._to_ask = deque(self._neighbours)
        self._sweeping.start()

    def remember(self, last_hosts: Sequence[str]) -> None:
        """Computers to ask directly, for networks that carry neither multicast nor broadcast."""
        self._last_hosts = tuple(last_hosts)

    @Slot(object)
    def advertise(self, advert: Advert | None) -> None:
        """Announce a table or its changes. None when the table is closed."""
        self._own_game = advert.game if advert else None
        self._worker.advertise(advert)
        self._answerer.advertise(advert)
        self._refresh()

    def close(self) -> None:
        """Withdraw the advert and end the thread."""
        self.search(on=False)
        self._answerer.advertise(None)
        self._worker.stop()
        if self._worker.is_alive():
            self._worker.join(_GOODBYE_WITHIN)
        self._worker.silence()

    def _timer(self, interval: int, call: object) -> QTimer:
        timer = QTimer(self, interval=interval)
        timer.timeout.connect(call)
        return timer

    @Slot()
    def _ask(self) -> None:
        known = [address for table in self.tables for address in table.addresses]
        self._asker.ask([*self._broadcasts, *self._last_hosts, *known])

    @Slot()
    def _sweep(self) -> None:
        batch = [self._to_ask.popleft() for _ in range(min(SWEPT_AT_ONCE, len(self._to_ask)))]
        self._asker.ask(batch)
        if not self._to_ask:
            self._sweeping.stop()

    @Slot(object)
    def _on_report(self, report: Report) -> None:
        match report:
            case Network(found):
                self._meet(found)
            case Trouble(reason):
                self.trouble = reason
                self.trouble_changed.emit(reason)
            case Saw(name, answer):
                self._saw(Source("mdns", name), answer.advert, answer.addresses, MDNS_LASTS)
            case Lost(name):
                self._sightings.lost(Source("mdns", name), time.monotonic(), DOUBT)
                self._refresh()

    def _meet(self, found: Sequence[interfaces.Interface]) -> None:
        self._broadcasts = interfaces.broadcast_addresses(found, self._only) or _ALONE
        self._neighbours = interfaces.neighbours(found, self._only)
        own = interfaces.own_addresses(found, self._only)
        if own != self.own_addresses:
            self.own_addresses = own
            self.own_addresses_changed.emit(own)
        if self._asking.isActive():
            self._ask()

    @Slot(Advert, str)
    def _on_answer(self, advert: Advert, address: str) -> None:
        self._saw(Source("udp", address), advert, (address,), ANSWER_LASTS)

    def _saw(self, source: Source, advert: Advert, addresses: Sequence[str], lasts: float) -> None:
        self._sightings.saw(source, advert, addresses, time.monotonic(), lasts)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        tables = self._sightings.tables(time.monotonic(), self._own_game)
        if tables != self.tables:
            self.tables = tables
            self.tables_changed.emit(tables)
