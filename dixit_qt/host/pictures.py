"""Pictures for those who do not have them, in chunks that never delay a move.

A link has at most a few chunks on their way, each confirmed by the client, so that a message of
the game finds a short queue in front of it however slow the network is: what may be on its way
grows while chunks are confirmed at once, and shrinks when they have to wait. One picture is sent
to its end before the next begins; the list of what is wanted may be replaced at any time.
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
"""Seconds that a chunk waits behind others: sooner confirmed, more may be on their way; later,
less."""

LONGEST_DISTANCE = 0.25
"""Nobody at the same table is farther away: more than that is waiting."""

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
    """`room` is how many bytes may be on their way; `distance` the quickest of all ways, there
    and back."""

    wanted: deque[CardId] = field(default_factory=deque)
    card: CardId = ""
    picture: bytes = b""
    offset: int = 0
    sent: deque[_Sent] = field(default_factory=deque)
    room: int = SMALLEST_CHUNK
    distance: float = LONGEST_DISTANCE

    @property
    def chunk(self) -> int:
        """Powers of two: many links are sent the same chunks."""
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
    """`read` gives a picture of the decks on the host's computer, or None."""

    def __init__(self, read: Reader) -> None:
        self._read = read
        self._shelves: dict[LinkId, _Shelf] = {}

    def read_from(self, read: Reader) -> None:
        """Other decks are there now; what is on its way is sent to its end."""
        self._read = read

    def picture(self, card: CardId) -> bytes | None:
        """Whole, for those who are not sent chunks."""
        return self._read(card)

    def want(self, link: LinkId, cards: tuple[CardId, ...]) -> None:
        """Chunks on their way aren't sent again."""
        shelf = self._shelves.setdefault(link, _Shelf())
        coming = {shelf.card, *(sent.card for sent in shelf.sent)}
        shelf.wanted = deque(card for card in dict.fromkeys(cards) if card not in coming)

    def confirm(self, link: LinkId, now: float) -> bool:
        """False when the client confirms what was never sent."""
        shelf = self._shelves.get(link)
        if shelf is None or not shelf.sent:
            return False
        shelf.learn(shelf.sent.popleft(), now)
        return True

    def forget(self, link: LinkId) -> None:
        self._shelves.pop(link, None)

    def next(self, link: LinkId, now: float) -> Iterator[m.PictureChunk | m.NoPicture]:
        """The chunks that may be sent to the link now."""
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
