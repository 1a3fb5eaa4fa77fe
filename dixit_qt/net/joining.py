"""A client's connection that mends itself: dial, greet, notice silence, come back to the seat."""

import logging
import time
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from dixit_qt.client.events import Event
from dixit_qt.client.session import Session
from dixit_qt.client.state import Status
from dixit_qt.net.dialing import Dialing
from dixit_qt.net.links import Link
from dixit_qt.net.places import Place
from dixit_qt.net.tcp import TcpLink
from dixit_qt.store.seat_tokens import KeptToken, TokenFile
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import MAY_RETURN, Farewell, Want
from dixit_qt.wire.errors import ProtocolError

PING_MS = 4000
SILENCE = 15.0
GREETING_WITHIN = 6.0
BACK_OFF = (0.3, 1.0, 2.0, 4.0, 8.0)

log = logging.getLogger(__name__)


class Joining(QObject):
    changed = Signal(tuple)
    """`session.state` is new; the tuple holds the events of `client.events` that led there."""

    def __init__(
        self, session: Session, tokens: TokenFile | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.problem = ""
        self.place: Place | None = None
        self._tokens = tokens
        self._places: tuple[Place, ...] = ()
        self._link: Link | None = None
        self._dialing: Dialing | None = None
        self._attempt = 0
        self._heard = 0.0
        self._number = 0
        self._pings = QTimer(self, interval=PING_MS)
        self._pings.timeout.connect(self._on_ping_time)
        self._again = QTimer(self, singleShot=True)
        self._again.timeout.connect(self._dial)

    def join(self, places: Iterable[Place]) -> None:
        """Whoever has sat at this table before gets the same seat again."""
        self._places = tuple(places)
        self._recall_token()
        self._attempt = 0
        self._dial()

    def join_link(self, link: Link) -> None:
        """Over a link that stands already: the host's own window."""
        self._recall_token()
        self._use(link)

    def leave(self) -> None:
        """Give up the seat; nobody is waited for."""
        self.session.command(m.Leave())
        self._hang_up()
        self._let_go(for_good=True)
        self._tell(self.session.set_status(Status.ENDED))

    def close(self) -> None:
        """The program ends; the seat waits for its token."""
        self._hang_up()
        self._let_go()

    def also_at(self, places: Iterable[Place]) -> None:
        """The table was seen elsewhere: somebody who waits to come back need not wait."""
        self._places = tuple(dict.fromkeys((*places, *self._places)))
        if self.session.state.status is Status.RECONNECTING and self._again.isActive():
            self._again.start(0)

    # One connection

    @Slot()
    def _dial(self) -> None:
        self._again.stop()
        self._cancel_dialing()
        status = Status.RECONNECTING if self.session.state.game else Status.CONNECTING
        self._tell(self.session.set_status(status, self._attempt))
        self._dialing = Dialing(self._places, parent=self)
        self._dialing.connected.connect(self._on_connected)
        self._dialing.failed.connect(self._on_failed)
        self._dialing.start()

    @Slot(object, object)
    def _on_connected(self, link: TcpLink, place: Place) -> None:
        self._cancel_dialing()
        self.place = place
        self._use(link)

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        self._cancel_dialing()
        self._come_back(reason)

    def _use(self, link: Link) -> None:
        self._link = link
        self._heard = time.monotonic()
        link.on_data = self._on_data
        link.on_closed = self._on_closed
        self._pings.start()
        self._tell(self.session.open(link.send))

    def _on_data(self, data: bytes) -> None:
        self._heard = time.monotonic()
        try:
            events = self.session.receive(data)
        except ProtocolError as error:
            log.warning("the host broke the protocol: %s", error)
            self._come_back(str(error))
            return
        if self.session.state.farewell is not None:
            self._part(events)
            return
        if self.session.state.status is Status.JOINED:
            self._attempt = 0
            self._keep_token()
        self._tell(events)

    def _on_closed(self) -> None:
        self._link = None
        self._come_back("the connection broke")

    def _part(self, events: tuple[Event, ...]) -> None:
        """The host said goodbye; only some reasons leave hope."""
        farewell = self.session.state.farewell
        self._tell(events)
        if farewell is Farewell.WRONG_GAME:
            self._places = tuple(place for place in self._places if place != self.place)
        elsewhere = farewell is Farewell.WRONG_GAME and bool(self._places)
        if farewell in MAY_RETURN or elsewhere:
            self._come_back(str(farewell))
        else:
            self._hang_up()
            self._let_go(for_good=farewell is Farewell.KICKED)
            self._tell(self.session.set_status(Status.ENDED))

    def _come_back(self, reason: str) -> None:
        self.problem = reason
        self._hang_up()
        if not self._places:
            self._tell(self.session.set_status(Status.ENDED))
            return
        wait = BACK_OFF[min(self._attempt, len(BACK_OFF) - 1)]
        self._attempt += 1
        status = Status.RECONNECTING if self.session.state.game else Status.CONNECTING
        self._again.start(round(wait * 1000))
        self._tell(self.session.set_status(status, self._attempt, wait))

    def _hang_up(self) -> None:
        self._again.stop()
        self._pings.stop()
        self._cancel_dialing()
        self.session.lost()
        link, self._link = self._link, None
        if link is not None:
            link.close()

    def _cancel_dialing(self) -> None:
        dialing, self._dialing = self._dialing, None
        if dialing is not None:
            dialing.cancel()
            dialing.deleteLater()

    @Slot()
    def _on_ping_time(self) -> None:
        silent = time.monotonic() - self._heard
        greeting = self.session.state.status is Status.GREETING
        if self._link is not None and silent > (GREETING_WITHIN if greeting else SILENCE):
            self._link.abort()
            self._link = None
            self._come_back("the host is silent")
            return
        self._number += 1
        self.session.ping(self._number)

    # Tokens: who only looks on has no seat to come back to

    def _recall_token(self) -> None:
        profile = self.session.profile
        if self._tokens is None or profile.token is not None or profile.want is not Want.SEAT:
            return
        token = None if profile.game is None else self._tokens.for_game(profile.game)
        for place in self._places if profile.game is None else ():
            token = token or self._tokens.for_place(str(place))
        self.session.profile = replace(profile, token=token)

    def _keep_token(self) -> None:
        state = self.session.state
        if self._tokens is not None and state.seat is not None:
            place = "" if self.place is None else str(self.place)
            self._tokens.remember(KeptToken(state.game, state.token, place))

    def _let_go(self, *, for_good: bool = False) -> None:
        token = self.session.state.token or self.session.profile.token
        if self._tokens is not None and token:
            (self._tokens.forget if for_good else self._tokens.let_go)(token)

    def _tell(self, events: tuple[Event, ...]) -> None:
        self.changed.emit(events)
