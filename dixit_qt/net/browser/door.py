"""The door for browsers: how many may ask, how often and how long. Seats go to the exchange."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

from dixit_qt.net.browser.connection import HttpConnection, WebSocketLink, WritingLink
from dixit_qt.net.browser.requests import Answer, Later, Request
from dixit_qt.net.browser.site import (
    CardPicture,
    Site,
    door_is_shut,
    files_of_the_page,
    is_for_programs,
    is_picture,
    refusal,
)
from dixit_qt.net.browser.small_pictures import SmallPictures
from dixit_qt.store.programs import ProgramFolder

CONNECTIONS = 144
CONNECTIONS_PER_ADDRESS = 72
"""A browser opens six at once; all phones of a table may come from behind one address."""

ASKED_AT_ONCE = 800
ASKED_PER_LOOK = 200
LOOK_MS = 5000
"""Whoever has neither asked nor read anything from one look to the next is dropped, unless the
answer is still being made."""

OnSeat = Callable[[WebSocketLink, str], object]


class BrowserDoor(QObject):
    """`on_seat` is given the link of a browser that wants to play, and its address."""

    def __init__(
        self,
        picture: CardPicture,
        programs: ProgramFolder | None,
        is_open: Callable[[], bool],
        on_seat: OnSeat,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._is_open = is_open
        self._picture = picture
        self._programs = programs
        self._on_seat = on_seat
        self._site: Site | None = None
        self._small: SmallPictures | None = None
        self._visits: dict[HttpConnection, str] = {}
        self._asked: dict[str, int] = {}
        self._looks = QTimer(self, interval=LOOK_MS)
        self._looks.timeout.connect(self._look)

    @property
    def connections(self) -> int:
        return len(self._visits)

    def take(self, link: WritingLink, address: str, data: bytes) -> None:
        """Somebody speaks HTTP."""
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

    def _forget(self, gone: HttpConnection) -> None:
        self._visits.pop(gone, None)

    def _make_room(self, address: str) -> None:
        """The longest idle connection goes; only where none is idle, the oldest."""
        visits = [each for each, its in self._visits.items() if its == address]
        if len(visits) < CONNECTIONS_PER_ADDRESS:
            visits = list(self._visits)
            if len(visits) < CONNECTIONS:
                return
        next((each for each in visits if each.is_idle), visits[0]).abort()

    def _why_not(self, request: Request, address: str) -> Answer | None:
        """Files of the program are for guests with a window, who need no page; pictures for those
        who had come in before the door was shut."""
        asked = self._asked[address] = self._asked.get(address, 0) + 1
        if asked > ASKED_AT_ONCE:
            return refusal(429)
        if self._is_open() or is_for_programs(request) or is_picture(request):
            return None
        return door_is_shut()

    def _answer(self, request: Request) -> Answer | Later:
        if self._site is None:
            self._small = SmallPictures(self)
            self._site = Site(files_of_the_page(), self._picture, self._small.give, self._programs)
        return self._site.answer(request)

    @Slot()
    def _look(self) -> None:
        for connection in list(self._visits):
            if connection.has_moved or connection.waits:
                connection.has_moved = False
            else:
                connection.abort()
        self._asked = {
            address: count - ASKED_PER_LOOK
            for address, count in self._asked.items()
            if count > ASKED_PER_LOOK
        }
        if not self._visits and not self._asked:
            self._looks.stop()
