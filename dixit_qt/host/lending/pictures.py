"""Pictures for those who do not have them, in chunks that never delay a move.

A link has at most a few chunks on their way, each confirmed by the client, so that a message of
the game finds a short queue in front of it however slow the network is. One picture is sent to
its end before the next begins; the list of what is wanted may be replaced at any time.
"""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from dixit_qt.host.outputs import LinkId
from dixit_qt.rules.model import CardId
from dixit_qt.wire import messages as m
from dixit_qt.wire.limits import MAX_CHUNK, MAX_PICTURE

CHUNKS_ON_THEIR_WAY = 4

Reader = Callable[[CardId], bytes | None]


@dataclass(slots=True)
class _Shelf:
    wanted: deque[CardId] = field(default_factory=deque)
    card: CardId = ""
    picture: bytes = b""
    offset: int = 0
    unconfirmed: int = 0


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
        shelf = self._shelves.setdefault(link, _Shelf())
        shelf.wanted = deque(card for card in dict.fromkeys(cards) if card != shelf.card)

    def confirm(self, link: LinkId) -> bool:
        """False when the client confirms what was never sent."""
        shelf = self._shelves.get(link)
        if shelf is None or not shelf.unconfirmed:
            return False
        shelf.unconfirmed -= 1
        return True

    def forget(self, link: LinkId) -> None:
        self._shelves.pop(link, None)

    def next(self, link: LinkId) -> Iterator[m.PictureChunk | m.NoPicture]:
        """What may be sent to the link now."""
        shelf = self._shelves.get(link)
        while shelf is not None and shelf.unconfirmed < CHUNKS_ON_THEIR_WAY:
            if shelf.picture:
                yield self._chunk(shelf)
            elif shelf.wanted:
                card = shelf.wanted.popleft()
                picture = self._read(card)
                if picture is None or not 0 < len(picture) <= MAX_PICTURE:
                    yield m.NoPicture(card)
                else:
                    shelf.card, shelf.picture, shelf.offset = card, picture, 0
            else:
                return

    def _chunk(self, shelf: _Shelf) -> m.PictureChunk:
        start, size = shelf.offset, len(shelf.picture)
        data = shelf.picture[start : start + MAX_CHUNK]
        chunk = m.PictureChunk(shelf.card, start, size, data)
        shelf.offset += len(data)
        shelf.unconfirmed += 1
        if shelf.offset >= size:
            shelf.card, shelf.picture, shelf.offset = "", b"", 0
        return chunk
