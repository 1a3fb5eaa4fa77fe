"""Between links and the table: bytes become messages, outputs become bytes and records.

It has no clock and no sockets; `hosting` gives it both. A link that breaks the protocol, floods
or does not read loses itself and nothing else.

Theory of operation. What the table wants done waits in one line and is done in its order, even when
doing one thing brings more to do: whatever comes meanwhile only joins the line.

    IDLE         something is to be done             -> PERFORMING
    PERFORMING   the line is empty                   -> IDLE
                 a record is next, and there are turns -> HELD
    HELD         `release`: the turn ends            -> IDLE, and at once PERFORMING again

A record has to be on disk before anybody is shown what follows from it. A sync costs milliseconds,
so where there are turns of an event loop (`at_the_end_of_the_turn`) the first record holds up all
that follows until everything that has arrived was handled; `release` then writes the records of the
turn together, drops the views that a later one of the same turn has outdated, and continues. A view
stays when its link is answered after it: `done` and `pong` never come before what they follow.
"""

import logging
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from dixit_qt.decks.deck import Deck
from dixit_qt.host.handed_table import HandedTable, digest_of, pack
from dixit_qt.host.outputs import (
    BeginJournal,
    Close,
    LinkId,
    Out,
    Record,
    Send,
    SendTable,
    WriteHandover,
)
from dixit_qt.host.pictures import Pictures, Reader
from dixit_qt.host.plan import Library
from dixit_qt.host.table import Table
from dixit_qt.net.links import Link, OnClosed, ignore_closed
from dixit_qt.net.sealed_or_plain import SealedOrPlain
from dixit_qt.wire import messages as m
from dixit_qt.wire.codec import ProtocolError, encode, frame
from dixit_qt.wire.codes import Farewell, Hindrance
from dixit_qt.wire.limits import MAX_CHUNK, MAX_HANDOVER
from dixit_qt.wire.peer import Peer, Role
from dixit_qt.wire.room import Room
from dixit_qt.wire.seal_messages import Asked, Opened

if TYPE_CHECKING:
    from dixit_qt.wire.sealed_files import SealedFiles

MOST_QUEUED = 1024 * 1024
"""A reader for whom more than this waits is dropped."""

QUEUED_BEFORE_PICTURES = 256 * 1024
"""While more than this waits for a link, it gets no pictures."""

RoomListener = Callable[[Room], None]

CHUNKS_IN_MEMORY = 48

log = logging.getLogger(__name__)


class JournalFile(Protocol):
    """All return when the whole game is on disk, and raise OSError otherwise.

    What could not be written is kept: `save_all` writes it when there is room again.
    """

    def begin(self, name: str, data: bytes) -> None: ...

    def append(self, data: bytes) -> None: ...

    def save_all(self) -> None: ...

    @property
    def is_behind(self) -> bool:
        """Whether some of the game is not on disk."""
        ...

    @property
    def whole(self) -> bytes:
        """All of the game."""
        ...

    def hand_over(self, data: bytes) -> None:
        """The last record of the game; nothing has changed when it raises."""
        ...


class Turn(Enum):
    IDLE = auto()
    PERFORMING = auto()
    HELD = auto()


@dataclass(slots=True)
class _Line:
    link: Link
    seal: SealedOrPlain
    peer: Peer = field(default_factory=lambda: Peer(Role.HOST))


class Exchange:
    def __init__(
        self,
        table: Table,
        journal: JournalFile,
        pictures: Pictures,
        clock: Callable[[], float],
    ) -> None:
        self.table = table
        self._journal = journal
        self._pictures = pictures
        self._clock = clock
        self.lines: dict[LinkId, _Line] = {}
        self._last_link = 0
        self._waiting: deque[Out] = deque()
        self._turn = Turn.IDLE
        self._is_saved = True
        self._chunks: dict[tuple[str, int, int], bytes] = {}
        self._offers: deque[tuple[LinkId, str | None]] = deque()
        self.on_room: RoomListener = lambda _room: None
        self.on_performed: OnClosed = ignore_closed
        self.on_given: OnClosed = ignore_closed
        """The table is at another computer from now on."""
        self.at_the_end_of_the_turn: Callable[[], None] | None = None
        """Asked to call `release` when all that has arrived was handled; without it each record
        is synced by itself."""
        self.at_the_next_turn: Callable[[], None] | None = None
        """Asked to call `answer_an_offer`: to answer one takes long, so each has a turn of its own.
        Without it all are answered at once."""
        if journal.is_behind:
            self._is_saved = False
            self.perform(table.saved(clock(), is_saved=False))

    @property
    def links(self) -> int:
        return len(self.lines)

    def files_of(self, name: str) -> "SealedFiles | None":
        """What is asked for beside the sealed connection of somebody at the table."""
        for number, line in self.lines.items():
            files = line.seal.files
            if files is not None and files.name == name and self.table.is_guest(number):
                return files
        return None

    def attach(
        self, link: Link, address: str, *, own: bool = False, browser: bool = False
    ) -> LinkId:
        self._last_link += 1
        number = self._last_link
        self.lines[number] = _Line(link, SealedOrPlain(link))
        link.on_data = lambda data: self._on_data(number, data)
        link.on_closed = lambda: self._on_closed(number)
        now = self._clock()
        self.perform(self.table.connect(number, address, now, own=own, browser=browser))
        return number

    def tick(self) -> None:
        if not self._is_saved:
            self._keep_safe(self._journal.save_all)
        self.perform(self.table.tick(self._clock()))

    def start(self) -> None:
        self.perform(self.table.start(self._clock()))

    def restock(self, library: Library, reader_of: Callable[[Iterable[Deck]], Reader]) -> None:
        self.perform(self.table.restock(library, self._clock()))
        self._pictures.read_from(reader_of(self.table.state.library.decks.values()))

    def close(self) -> None:
        self.perform(self.table.close())
        self.release()

    def _on_data(self, number: LinkId, data: bytes) -> None:
        line = self.lines.get(number)
        if line is None:
            return
        try:
            for plain in line.seal.received(data):
                if isinstance(plain, Asked):
                    self._offered(number, plain.seat)
                elif isinstance(plain, Opened):
                    self.table.is_sealed(number, line.seal.channel, self._clock())
                else:
                    self._on_frames(number, line, plain)
                if number not in self.lines:
                    return
        except ProtocolError as error:
            self._send_away(number, error.farewell, str(error))

    def _offered(self, number: LinkId, seat: str | None) -> None:
        self._offers.append((number, seat))
        if self.at_the_next_turn is None:
            self.answer_an_offer()
        else:
            self.at_the_next_turn()

    def answer_an_offer(self) -> bool:
        """Whether there are more."""
        while self._offers:
            number, seat = self._offers.popleft()
            line = self.lines.get(number)
            if line is not None and self._answer(number, line, seat):
                break
        return bool(self._offers)

    def _answer(self, number: LinkId, line: _Line, seat: str | None) -> bool:
        """False when it took no time."""
        secret = self.table.secret_of(number, seat, self._clock())
        if isinstance(secret, Farewell):
            self._send_away(number, secret, "")
            return False
        try:
            line.seal.answer(secret)
        except ProtocolError as error:
            self._send_away(number, error.farewell, str(error))
        return True

    def _on_frames(self, number: LinkId, line: _Line, data: bytes) -> None:
        for message in line.peer.receive(data):
            self._on_message(number, message)
            if number not in self.lines:
                return

    def _on_message(self, number: LinkId, message: m.Message) -> None:
        now = self._clock()
        if isinstance(message, m.GotPicture) and self._pictures.confirm(number, now):
            self._send_pictures(number, now)
        elif isinstance(message, m.WantPictures):
            self.perform(self.table.hear(number, message, now))
            if number in self.lines:
                self._pictures.want(number, message.cards)
                self._send_pictures(number, now)
        elif isinstance(message, m.GotPicture):
            self._send_away(number, Farewell.PROTOCOL_ERROR, "a chunk that was never sent")
        else:
            self.perform(self.table.handle(number, message, now))

    def _on_closed(self, number: LinkId) -> None:
        if self.lines.pop(number, None) is not None:
            self._pictures.forget(number)
            self.perform(self.table.disconnect(number, self._clock()))

    def _send_away(self, number: LinkId, code: Farewell, detail: str) -> None:
        self.perform(self.table.send_away(number, code, detail, self._clock()))

    def perform(self, outputs: list[Out]) -> None:
        """In order, also when performing one of them brings more. Where there are turns, the first
        record holds up all that follows until the turn ends."""
        self._waiting.extend(outputs)
        if self._turn is not Turn.IDLE:
            return
        self._turn = Turn.PERFORMING
        try:
            while self._waiting and self._turn is Turn.PERFORMING:
                self._perform_next()
        finally:
            self._move_on(Turn.PERFORMING)
        self.on_performed()

    def _move_on(self, turn: Turn) -> None:
        if self._turn is turn:
            self._turn = Turn.IDLE

    def _perform_next(self) -> None:
        match self._waiting[0]:
            case Send(links, message):
                self._waiting.popleft()
                self.send(links, message)
            case Close(number):
                self._waiting.popleft()
                self._close(number)
            case SendTable(number, handed):
                self._waiting.popleft()
                self._send_table(number, handed)
            case WriteHandover(data):
                self._waiting.popleft()
                self._write_handover(data)
            case _ if self.at_the_end_of_the_turn is None:
                self._save_what_waits()
            case _:
                self._turn = Turn.HELD
                self.at_the_end_of_the_turn()

    def release(self) -> None:
        """The turn ends: all that was recorded in it is synced at once, then all is sent."""
        self._save_what_waits()
        self._waiting = deque(_without_outdated_views(self._waiting))
        self._move_on(Turn.HELD)
        self.perform([])

    def _save_what_waits(self) -> None:
        """News of the disk is queued behind the messages that are there."""
        together = b""
        for out in [out for out in self._waiting if isinstance(out, BeginJournal | Record)]:
            if isinstance(out, Record):
                together += out.data
                continue
            self._append(together)
            self._keep_safe(partial(self._journal.begin, out.name, out.data))
            together = b""
        records = BeginJournal | Record
        self._waiting = deque(out for out in self._waiting if not isinstance(out, records))
        self._append(together)

    def take_over(self, name: str, data: bytes) -> bool:
        """The game of another host, as it was sent. Whether it is on disk now."""
        self._keep_safe(partial(self._journal.begin, name, data))
        return self._is_saved

    def _send_table(self, number: LinkId, handed: HandedTable) -> None:
        journal = self._journal.whole if handed.has_game else b""
        data = pack(replace(handed, journal=journal))
        if len(data) > MAX_HANDOVER:
            self.perform(self.table.handover_failed(Hindrance.TOO_BIG, self._clock()))
            return
        self.send((number,), m.Handover(len(data), digest_of(data)))
        for start in range(0, len(data), MAX_CHUNK):
            self.send((number,), m.HandoverPart(start, data[start : start + MAX_CHUNK]))

    def _write_handover(self, data: bytes) -> None:
        try:
            self._journal.hand_over(data)
        except OSError as error:
            log.error("the table cannot be handed over: %s", error)
            self.perform(self.table.handover_failed(Hindrance.NOT_WRITTEN, self._clock()))
        else:
            self._is_saved = True
            self.perform(self.table.given(self._clock()))
            self.on_given()

    def _append(self, data: bytes) -> None:
        if data:
            self._keep_safe(partial(self._journal.append, data))

    def _keep_safe(self, save: Callable[[], None]) -> None:
        """Announces when the disk stops taking the game, and when it has all of it again."""
        was_saved = self._is_saved
        try:
            save()
        except OSError as error:
            if was_saved:
                log.error("the game cannot be saved: %s", error)
            self._is_saved = False
        else:
            self._is_saved = True
        if self._is_saved is not was_saved:
            self.perform(self.table.saved(self._clock(), is_saved=self._is_saved))

    def send(self, links: tuple[LinkId, ...], message: m.Message) -> None:
        if isinstance(message, m.Lobby):
            self.on_room(message.room)
        data = frame(encode(message))
        for number in links:
            line = self.lines.get(number)
            if line is None:
                continue
            line.seal.send(line.peer.send(message, data))
            if line.link.queued > MOST_QUEUED and not isinstance(message, m.Goodbye):
                self._send_away(number, Farewell.READER_TOO_SLOW, "")

    def _send_pictures(self, number: LinkId, now: float) -> None:
        line = self.lines.get(number)
        if line is None or line.link.queued > QUEUED_BEFORE_PICTURES:
            return
        for message in self._pictures.next(number, now):
            line.seal.send(line.peer.send(message, self._encoded(message)))

    def _encoded(self, message: m.PictureChunk | m.NoPicture) -> bytes | None:
        """A chunk that many want at the same time is encoded once."""
        if isinstance(message, m.NoPicture):
            return None
        key = message.card, message.offset, len(message.data)
        data = self._chunks.get(key)
        if data is None:
            if len(self._chunks) >= CHUNKS_IN_MEMORY:
                self._chunks.clear()
            data = self._chunks[key] = frame(encode(message))
        return data

    def _close(self, number: LinkId) -> None:
        line = self.lines.pop(number, None)
        self._pictures.forget(number)
        if line is not None:
            line.link.close()


_ANSWERS = m.Done, m.Refused, m.Pong


def _without_outdated_views(outputs: Iterable[Out]) -> list[Out]:
    """Of several views for a link the last says everything. An answer keeps the view before it:
    that shows what the answer speaks of."""
    kept: list[Out] = []
    newer: set[LinkId] = set()
    for out in reversed(list(outputs)):
        if isinstance(out, Send) and isinstance(out.message, m.Update):
            links = tuple(link for link in out.links if link not in newer)
            newer.update(links)
            if links:
                kept.append(Send(links, out.message))
        else:
            if isinstance(out, Send) and isinstance(out.message, _ANSWERS):
                newer.difference_update(out.links)
            kept.append(out)
    return kept[::-1]
