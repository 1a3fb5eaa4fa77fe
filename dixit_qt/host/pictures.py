"""Sends pictures to clients that don't have them, in chunks that never delay a move.

Only a few chunks are in flight on a link, and the client confirms each, so that a game message is
never behind a long queue, however slow the network is. The number of bytes in flight grows while
chunks are confirmed quickly, and shrinks when they are delayed. A picture is sent completely before
the next one starts. A client may replace its list of wanted pictures at any time.
"""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from dixit_qt.host.outputs import LinkId
from dixit_qt.rules.model import CardId
from dixit_qt.wire import messages as m
from dixit_qt.wire.limits import MAX_CHUNK, MAX_PICTURE

CHUNKS_ON_THEIR_WAY = 4
SHORT_WAIT, LONG_WAIT = 0.01, 0.03
"""Seconds that a chunk is delayed by others: below the first, more bytes may be in flight; above
the second, fewer."""

LONGEST_DISTANCE = 0.25
"""Seconds. No round trip on a local network takes longer, so the rest is queueing."""

SMALLEST_CHUNK = 8 * 1024
MOST_ON_THE_WAY = CHUNKS_ON_THEIR_WAY * MAX_CHUNK

Reader = Callable[[CardId], bytes | None]


@dataclass(frozen=True, slots=True)
class _Sent:
    card: CardId
    size: int
    at: float


@dataclass(slots=True)
class _Shelf:
    """`room` is how many bytes may be in flight; `distance` the shortest round trip so far."""

    wanted: deque[CardId] = field(default_factory=deque)
    card: CardId = ""
    picture: bytes = b""
    offset: int = 0
    sent: deque[_Sent] = field(default_factory=deque)
    room: int = SMALLEST_CHUNK
    distance: float = LONGEST_DISTANCE

    @property
    def chunk(self) -> int:
        """A power of two, so that many links get the same chunks and each is encoded only once."""
        size = SMALLEST_CHUNK
        while size < MAX_CHUNK and size * CHUNKS_ON_THEIR_WAY <= self.room:
            size *= 2
        return size

    @property
    def has_room(self) -> bool:
        on_the_way = sum(sent.size for sent in self.sent)
        return len(self.sent) < CHUNKS_ON_THEIR_WAY and on_the_way + self.chunk <= self.room

    def learn(self, sent: _Sent, now: float) -> None:
        way = now - sent.at
        self.distance = min(self.distance, way)
        if way - self.distance < SHORT_WAIT:
            self.room = min(self.room + sent.size, MOST_ON_THE_WAY)
        elif way - self.distance > LONG_WAIT:
            self.room = max(self.room - sent.size // 2, SMALLEST_CHUNK)


class Pictures:
    """`read` returns a picture from the decks on the host's computer, or None."""

    def __init__(self, read: Reader) -> None:
        self._read = read
        self._shelves: dict[LinkId, _Shelf] = {}

    def read_from(self, read: Reader) -> None:
        """Change the decks. A picture that is being sent is completed."""
        self._read = read

    def picture(self, card: CardId) -> bytes | None:
        """The whole picture, for browsers, which don't use chunks."""
        return self._read(card)

    def want(self, link: LinkId, cards: tuple[CardId, ...]) -> None:
        """A picture that is already in flight isn't sent again."""
        shelf = self._shelves.setdefault(link, _Shelf())
        coming = {shelf.card, *(sent.card for sent in shelf.sent)}
        shelf.wanted = deque(card for card in dict.fromkeys(cards) if card not in coming)

    def confirm(self, link: LinkId, now: float) -> bool:
        """False if the client confirms a chunk that was never sent."""
        shelf = self._shelves.get(link)
        if shelf is None or not shelf.sent:
            return False
        shelf.learn(shelf.sent.popleft(), now)
        return True

    def forget(self, link: LinkId) -> None:
        self._shelves.pop(link, None)

    def next(self, link: LinkId, now: float) -> Iterator[m.PictureChunk | m.NoPicture]:
        """The chunks that may be sent over this link now."""
        shelf = self._shelves.get(link)
        while shelf is not None and shelf.has_room:
            if shelf.picture:
                yield _chunk(shelf, now)
            elif shelf.wanted:
                card = shelf.wanted.popleft()
                picture = self._read(card)
                if picture is None or not 0 < len(picture) <= MAX_PICTURE:
                    yield m.NoPicture(card)
                else:
                    shelf.card, shelf.picture, shelf.offset = card, picture, 0
            else:
                return


def _chunk(shelf: _Shelf, now: float) -> m.PictureChunk:
    start, size = shelf.offset, len(shelf.picture)
    data = shelf.picture[start : start + shelf.chunk]
    chunk = m.PictureChunk(shelf.card, start, size, data)
    shelf.offset += len(data)
    shelf.sent.append(_Sent(shelf.card, len(data), now))
    if shelf.offset >= size:
        shelf.card, shelf.picture, shelf.offset = "", b"", 0
    return chunk
