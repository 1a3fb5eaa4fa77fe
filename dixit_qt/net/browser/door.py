"""The door for browsers: how many may ask, how often and how long. Seats go to the exchange."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

from dixit_qt.net.browser.connection import HttpConnection, WebSocketLink, WritingLink
from dixit_qt.net.browser.requests import Answer, Request
from dixit_qt.net.browser.site import (
    CardPicture,
    ReasonsFor,
    Site,
    door_is_shut,
    files_of_the_page,
    is_for_guests,
    is_for_programs,
    refusal,
)
from dixit_qt.store.programs import ProgramFolder

CONNECTIONS = 96
CONNECTIONS_PER_ADDRESS = 24
ASKED_AT_ONCE = 400
ASKED_PER_LOOK = 200
LOOK_MS = 5000
"""Whoever has neither asked nor read anything from one look to the next is dropped."""

OnSeat = Callable[[WebSocketLink, str], object]


class BrowserDoor(QObject):
    """`on_seat` is given the link of a browser that wants to play, and its address; `is_guest`
    says whether somebody plays or looks on from an address by browser."""

    def __init__(
        self,
        picture: CardPicture,
        reasons: ReasonsFor,
        programs: ProgramFolder | None,
        is_open: Callable[[], bool],
        is_guest: Callable[[str], bool],
        on_seat: OnSeat,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._is_open = is_open
        self._is_guest = is_guest
        self._reasons = reasons
        self._picture = picture
        self._programs = programs
        self._on_seat = on_seat
        self._site: Site | None = None
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

    def _forget(self, gone: HttpConnection) -> None:
        self._visits.pop(gone, None)

    def _make_room(self, address: str) -> None:
        same = [each for each, its in self._visits.items() if its == address]
        if len(same) >= CONNECTIONS_PER_ADDRESS:
            same[0].abort()
        elif len(self._visits) >= CONNECTIONS:
            next(iter(self._visits)).abort()

    def _why_not(self, request: Request, address: str) -> Answer | None:
        """Files of the program are for guests with a window, who need no page."""
        asked = self._asked[address] = self._asked.get(address, 0) + 1
        if asked > ASKED_AT_ONCE:
            return refusal(429)
        if is_for_guests(request) and not self._is_guest(address):
            return refusal(403)
        return None if self._is_open() or is_for_programs(request) else door_is_shut()

    def _answer(self, request: Request) -> Answer:
        if self._site is None:
            self._site = Site(files_of_the_page(), self._picture, self._reasons, self._programs)
        return self._site.answer(request)

    @Slot()
    def _look(self) -> None:
        for connection in list(self._visits):
            if connection.has_moved:
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
