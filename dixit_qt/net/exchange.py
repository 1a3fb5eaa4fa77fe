"""Between links and the table: bytes become messages, outputs become bytes and records.

It has no clock and no sockets; `hosting` gives it both. A link that breaks the protocol, floods or
doesn't read is closed; no other link is affected.

Theory of operation. The table's outputs wait in one queue and are performed in order. If performing
one brings more, these join the end of the queue.

    IDLE         outputs arrive                      -> PERFORMING
    PERFORMING   the queue is empty                  -> IDLE
                 a record is next, and there are turns -> HELD
    HELD         `release`: the turn ends            -> IDLE, and at once PERFORMING again

A record has to be on disk before its effects are sent to anybody. A sync takes milliseconds, so
with an event loop (`at_the_end_of_the_turn`) the first record holds up everything after it until
all messages that have arrived are handled; `release` then writes the records of the turn together,
drops views that are outdated by a later one in the same turn, and continues. A view is kept if an
answer to its link follows it: `done` and `pong` never overtake the view that they follow.
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
"""Bytes. A link with more than this waiting is dropped, because it doesn't read."""

QUEUED_BEFORE_PICTURES = 256 * 1024
"""Bytes. A link with more than this waiting gets no pictures for now."""

RoomListener = Callable[[Room], None]

CHUNKS_IN_MEMORY = 48

log = logging.getLogger(__name__)


class JournalFile(Protocol):
    """The methods return when the whole game is on disk, and raise OSError otherwise.

    What couldn't be written is kept, and `save_all` writes it later.
    """

    def begin(self, name: str, data: bytes) -> None: ...

    def append(self, data: bytes) -> None: ...

    def save_all(self) -> None: ...

    @property
    def is_behind(self) -> bool:
        """Whether some of the game isn't on disk."""
        ...

    @property
    def whole(self) -> bytes:
        """The whole game."""
        ...

    def hand_over(self, data: bytes) -> None:
        """Write the last record of the game. If it raises, nothing has changed."""
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
        """Called when the table has moved to another computer."""
        self.at_the_end_of_the_turn: Callable[[], None] | None = None
        """Schedules a call of `release` for when all that has arrived is handled. If it's None,
        each record is synced by itself."""
        self.at_the_next_turn: Callable[[], None] | None = None
        """Schedules a call of `answer_an_offer`. Answering takes long, so each offer gets a turn of
        its own. If this is None, all are answered at once."""
        if journal.is_behind:
            self._is_saved = False
            self.perform(table.saved(clock(), is_saved=False))

    @property
    def links(self) -> int:
        return len(self.lines)

    def files_of(self, name: str) -> "SealedFiles | None":
        """The encrypted files that a guest requests beside their connection."""
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
        """Return whether there are more."""
        while self._offers:
            number, seat = self._offers.popleft()
            line = self.lines.get(number)
            if line is not None and self._answer(number, line, seat):
                break
        return bool(self._offers)

    def _answer(self, number: LinkId, line: _Line, seat: str | None) -> bool:
        """False if it took no time."""
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
        """Perform the outputs in order, including those that they cause. In an event loop,
        everything from the first record on is held until the turn ends, when all records of the
        turn are saved together."""
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
        """The turn ends: syncs all its records at once, then sends everything."""
        self._save_what_waits()
        self._waiting = deque(_without_outdated_views(self._waiting))
        self._move_on(Turn.HELD)
        self.perform([])

    def _save_what_waits(self) -> None:
        """Save the records that wait, then report on the disk. That report is queued behind the
        messages that are already waiting."""
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
        """Save the game of another host, as it was sent. Return whether it's on disk."""
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
        """Announce that saving fails, or that it works again."""
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
        """A chunk that several clients want at the same time is encoded once."""
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
    """Keep only the last of several views for a link, and the view before an answer, because the
    answer refers to it."""
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
