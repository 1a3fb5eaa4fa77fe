"""A browser's connection: first it requests files, then it may become the link of a seat."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

import h11
from PySide6.QtCore import QObject, QTimer, Slot

from dixit_qt.net.browser.http import (
    PIECE,
    Answer,
    BadRequest,
    HttpEnd,
    Later,
    Piece,
    Reply,
    Request,
    WebSocketEnd,
)
from dixit_qt.net.browser.site import (
    CardPicture,
    Introduces,
    ReasonsFor,
    Site,
    browsers_are_refused,
    files_of_the_page,
    is_for_guests,
    is_for_programs,
    is_of_the_table,
    is_picture,
    is_under_seal,
    refusal,
    under_seal,
)
from dixit_qt.net.browser.small_pictures import SmallPictures
from dixit_qt.net.links import Link, OnClosed, OnData, ignore_closed, ignore_data
from dixit_qt.net.program_offers import ProgramOffers
from dixit_qt.store.programs import ProgramFolder
from dixit_qt.wire.codec import HEADER, RemoteProtocolError, body_of, frame, text_of
from dixit_qt.wire.seal_messages import MAGIC
from dixit_qt.wire.sealed_files import SealedFiles

MOST_UNREAD = 64 * 1024
"""How many bytes of requests may arrive while an answer is being sent."""

PLAY = "/play"
NO_MESSAGE = b"\xc1"


class WritingLink(Link, Protocol):
    on_written: OnClosed


class HttpConnection:
    """`why_not` returns the answer that refuses a request, or None; `on_play` gets the link of a
    seat.

    Theory of operation. Requests are answered one after the other, in the order in which they
    arrived; further ones wait unread, and too many bytes of them end the connection.

        free       a request            -> saying, or waiting for what is made in another thread
                   an upgrade           -> gone from here: the link belongs to a seat
        waiting    the answer is made   -> saying
        saying     its last piece left  -> free, or gone if the browser wants no more
        any        nonsense, or closed  -> gone

    A piece is only written when the socket has room, so a slow browser doesn't fill the memory.
    """

    def __init__(
        self,
        link: WritingLink,
        why_not: Callable[[Request], Answer | None],
        answer_to: Callable[[Request], Answer | Later],
        on_play: Callable[["WebSocketLink"], object],
        on_gone: Callable[["HttpConnection"], None],
    ) -> None:
        self._link = link
        self._why_not = why_not
        self._answer_to = answer_to
        self._on_play = on_play
        self._on_gone = on_gone
        self._http = HttpEnd()
        self._saying: Iterator[bytes] | None = None
        self._unread = 0
        self.waits = False
        self._is_gone = False
        self.has_moved = True
        link.on_data = self.receive
        link.on_closed = self._gone
        link.on_written = self._go_on

    def receive(self, data: bytes) -> None:
        self._unread += len(data)
        if self._unread > MOST_UNREAD:
            self.abort()
            return
        try:
            self._http.receive(data)
            self._work()
        except BadRequest as bad:
            self._refuse(bad.status)

    def abort(self) -> None:
        self._link.abort()
        self._gone()

    @property
    def is_idle(self) -> bool:
        """All requests are answered. Closing it does no harm: a browser that needs more opens
        another."""
        return self._is_free and self._http.is_idle

    def _work(self) -> None:
        """Answer the requests that have arrived, one after the other."""
        while self._is_free and (request := self._http.next()) is not None:
            self.has_moved = True
            refused = self._why_not(request)
            if refused is None and request.is_upgrade:
                self._upgrade(request)
                return
            self._reply(refused or self._answer_to(request))
        if self._is_free:
            self._unread = 0

    @property
    def _is_free(self) -> bool:
        return self._saying is None and not self.waits

    def _reply(self, answer: Answer | Later) -> None:
        if isinstance(answer, Later):
            self.waits = True
            answer.begin(self._on_answer)
        else:
            self._say(answer)

    def _on_answer(self, answer: Answer) -> None:
        """A slow answer is ready, but its browser may have gone."""
        self.waits = False
        if self._is_gone:
            return
        self._say(answer)
        self._next()

    def _say(self, answer: Answer) -> None:
        self._saying = self._http.answer(answer)
        self._send_on()

    def _go_on(self) -> None:
        """Bytes have left the socket: send more of the answer, or answer the next request."""
        if self._saying is None:
            return
        self._send_on()
        self._next()

    def _next(self) -> None:
        if not self._is_busy and self._http.goes_on:
            try:
                self._work()
            except BadRequest as bad:
                self._refuse(bad.status)

    @property
    def _is_busy(self) -> bool:
        return self._saying is not None

    def _send_on(self) -> None:
        """Send as much as may be queued in the socket. A file may have been deleted or shortened
        meanwhile."""
        self.has_moved = True
        try:
            while self._saying is not None and self._link.queued < PIECE:
                self._send(next(self._saying, None))
        except (OSError, h11.LocalProtocolError):
            self.abort()

    def _send(self, piece: bytes | None) -> None:
        if piece is not None:
            self._link.send(piece)
            return
        self._saying = None
        if not self._http.goes_on:
            self._link.close()
            self._gone()

    def _refuse(self, status: int) -> None:
        """Sent without `HttpEnd`'s state, because the request may not even be valid HTTP."""
        for data in HttpEnd.last_words(refusal(status)):
            self._link.send(data)
        self._link.close()
        self._gone()

    def _upgrade(self, request: Request) -> None:
        if request.path != PLAY:
            raise BadRequest(404)
        socket = WebSocketEnd(request)
        trailing = self._http.trailing
        self._on_gone(self)
        self._link.on_written = ignore_closed
        self._link.send(socket.accepting)
        link = WebSocketLink(self._link, socket)
        self._on_play(link)
        if trailing:
            link.receive(trailing)

    def _gone(self) -> None:
        self._is_gone = True
        self._on_gone(self)


class WebSocketLink:
    """A link over a WebSocket. The exchange uses it like any other, with frames in both directions.
    A connection that begins with a text sends its messages as texts; one that begins with bytes is
    encrypted, and carries the same stream as TCP."""

    def __init__(self, link: Link, socket: WebSocketEnd) -> None:
        self.on_data: OnData = ignore_data
        self.on_closed: OnClosed = ignore_closed
        self._link = link
        self._socket = socket
        self._speaks: type[str | Piece] | None = None
        link.on_data = self.receive
        link.on_closed = self._lost

    @property
    def queued(self) -> int:
        return self._link.queued

    def send(self, data: bytes) -> None:
        if not self._socket.is_over:
            is_stream = self._speaks is Piece
            self._link.send(self._socket.send(data if is_stream else text_of(data[HEADER:])))

    def close(self) -> None:
        self._link.send(self._socket.close())
        self._link.close()

    def abort(self) -> None:
        self._link.abort()

    def receive(self, data: bytes) -> None:
        try:
            for said in self._socket.receive(data):
                if isinstance(said, Reply):
                    self._link.send(said.data)
                elif not self._socket.is_over:
                    self._hear(said)
        except RemoteProtocolError:
            self.close()
            self._lost()
        if self._socket.is_over:
            self._link.close()
            self._lost()

    def _hear(self, said: str | Piece) -> None:
        """A connection can't switch between texts and bytes, and bytes must be an encrypted
        stream."""
        if self._speaks is None:
            self._speaks = type(said)
            if isinstance(said, Piece) and not MAGIC.startswith(said.data[: len(MAGIC)]):
                raise RemoteProtocolError("bytes that are no sealed connection")
        if type(said) is not self._speaks:
            raise RemoteProtocolError("text and bytes in one connection")
        self.on_data(said.data if isinstance(said, Piece) else frame(_body(said)))

    def _lost(self) -> None:
        closed, self.on_closed = self.on_closed, ignore_closed
        self.on_data = ignore_data
        closed()


def _body(text: str) -> bytes:
    """An invalid text becomes an invalid body, which the exchange refuses like all others."""
    try:
        return body_of(text)
    except RemoteProtocolError:
        return NO_MESSAGE


# The server for browsers, and its limits on connections and requests. Seats go to the exchange

CONNECTIONS = 144
CONNECTIONS_PER_ADDRESS = 72
"""A browser opens six at once, and all phones at a table may share one address."""

ASKED_AT_ONCE = 800
ASKED_PER_LOOK = 200
LOOK_MS = 5000
"""A connection that has neither requested nor read anything since the last look is dropped, unless
its answer is still being prepared."""

OnSeat = Callable[[WebSocketLink, str], object]


@dataclass(frozen=True, slots=True)
class Rules:
    """What the table decides about browsers: whether they may join (`is_open`), whether somebody
    plays or watches from an address in a browser, and whether the table `is_sealed`, which means
    that it has a code. `files_of` finds the encrypted files that a guest at the table may request.
    At a table with a code there are no others about the table; one without a code `introduces`
    itself to people who haven't joined."""

    is_open: Callable[[], bool]
    is_guest: Callable[[str], bool]
    is_sealed: Callable[[], bool]
    files_of: Callable[[str], SealedFiles | None]
    introduces: Introduces


class BrowserServer(QObject):
    """`on_seat` gets the link of a browser that wants to play, and its address."""

    def __init__(
        self,
        picture: CardPicture,
        reasons: ReasonsFor,
        programs: ProgramFolder | None,
        rules: Rules,
        on_seat: OnSeat,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._rules = rules
        self._reasons = reasons
        self._picture = picture
        self._programs = None if programs is None else ProgramOffers(programs, self)
        self._on_seat = on_seat
        self._site: Site | None = None
        self._small: SmallPictures | None = None
        self._visits: dict[HttpConnection, str] = {}
        self._asked: dict[str, int] = {}
        self._looks = QTimer(self, interval=LOOK_MS)
        self._looks.timeout.connect(self.look)

    @property
    def connections(self) -> int:
        return len(self._visits)

    def take(self, link: WritingLink, address: str, data: bytes) -> None:
        """Take over a connection that sends HTTP."""
        self._make_room(address)
        connection = HttpConnection(
            link,
            lambda request: self._why_not(request, address),
            self._answer,
            lambda seat: self._on_seat(seat, address),
            self._forget,
        )
        self._visits[connection] = address
        if not self._looks.isActive():
            self._looks.start()
        connection.receive(data)

    def close(self) -> None:
        for connection in list(self._visits):
            connection.abort()
        if self._small is not None:
            self._small.close()
        if self._programs is not None:
            self._programs.close()

    def _forget(self, gone: HttpConnection) -> None:
        self._visits.pop(gone, None)

    def _make_room(self, address: str) -> None:
        """Drop the oldest idle connection, or the oldest of all if none is idle."""
        visits = [each for each, its in self._visits.items() if its == address]
        if len(visits) < CONNECTIONS_PER_ADDRESS:
            visits = list(self._visits)
            if len(visits) < CONNECTIONS:
                return
        next((each for each in visits if each.is_idle), visits[0]).abort()

    def _why_not(self, request: Request, address: str) -> Answer | None:
        """Browsers may be turned away, but program files are still given to guests with a window,
        who need no page, and pictures to those who joined before."""
        asked = self._asked[address] = self._asked.get(address, 0) + 1
        if asked > ASKED_AT_ONCE:
            return refusal(429)
        if is_for_guests(request) and not self._rules.is_guest(address):
            return refusal(403)
        if is_of_the_table(request.path) and self._rules.is_sealed():
            return refusal(403)
        if self._rules.is_open() or is_for_programs(request):
            return None
        if is_picture(request) or is_under_seal(request):
            return None
        return browsers_are_refused()

    def _answer(self, request: Request) -> Answer | Later:
        if self._site is None:
            self._small = SmallPictures(self)
            self._site = Site(
                files_of_the_page(),
                self._picture,
                self._small.give,
                self._reasons,
                self._rules.introduces,
                self._programs,
            )
        if is_under_seal(request):
            return under_seal(request, self._rules.files_of, self._site.answer)
        return self._site.answer(request)

    @Slot()
    def look(self) -> None:
        for connection in list(self._visits):
            if connection.has_moved or connection.waits:
                connection.has_moved = False
            else:
                connection.abort()
        if self._site is not None:
            self._site.invitations.look()
        self._asked = {
            address: count - ASKED_PER_LOOK
            for address, count in self._asked.items()
            if count > ASKED_PER_LOOK
        }
        if not self._visits and not self._asked:
            self._looks.stop()
