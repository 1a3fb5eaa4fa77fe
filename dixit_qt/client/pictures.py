"""Which pictures to ask for, the most urgent first, and whether what arrives is what was asked
for."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from dixit_qt.decks.deck import card_id, hash_of, is_card_id
from dixit_qt.rules.model import CardId
from dixit_qt.rules.seatview import SeatView
from dixit_qt.wire.limits import MAX_WANTED
from dixit_qt.wire.messages import PictureChunk


class PictureStore(Protocol):
    """The pictures on this computer: those of its own decks, and a limited cache of others."""

    def has(self, card: CardId) -> bool: ...

    def save(self, card: CardId, picture: bytes) -> bool:
        """Save a picture. Return False if there is no room."""
        ...


def needed_now(view: SeatView | None) -> tuple[CardId, ...]:
    """First the hand, then the table, then the last round."""
    return () if view is None else tuple(dict.fromkeys(_shown(view)))


def _shown(view: SeatView) -> Iterator[CardId]:
    if view.cards is not None:
        yield from view.cards.hand
        yield from view.cards.table
        yield from view.cards.mine
    if view.poetry is not None:
        yield from (story.card for story in view.poetry.stories)
        for kept in view.poetry.kept:
            yield from kept
    for record in view.history[-1:]:
        yield from (laid.card for laid in record.table)
        yield from () if record.poem is None else record.poem.stories


class Downloads:
    """Puts pictures together from chunks, one picture at a time."""

    def __init__(self, store: PictureStore) -> None:
        self.store = store
        self.missing: frozenset[CardId] = frozenset()
        self._asked: tuple[CardId, ...] = ()
        self._urgent: frozenset[CardId] = frozenset()
        self._parts: dict[CardId, bytearray] = {}

    def restart(self) -> None:
        """Begin again on a new connection, on which no picture has been requested yet."""
        self._asked, self._urgent = (), frozenset()
        self._parts.clear()

    def to_ask(
        self, urgent: Iterable[CardId], others: Iterable[CardId]
    ) -> tuple[CardId, ...] | None:
        """The new list for the host, or None if the last one still serves. Pictures that were
        requested before are kept in the list, because they may already be on their way."""
        first = tuple(card for card in urgent if self._is_wanted(card))
        rest = tuple(card for card in dict.fromkeys(others) if self._is_wanted(card))
        coming = tuple(card for card in self._asked if self._is_wanted(card))
        order = tuple(dict.fromkeys(first + rest + coming))[:MAX_WANTED]
        if set(order) <= set(self._asked) and set(first) <= self._urgent:
            return None
        self._asked, self._urgent = order, frozenset(first)
        return order

    def take(self, chunk: PictureChunk) -> bool:
        """True when a picture is complete, matches its hash and has been saved."""
        card, parts = chunk.card, self._parts
        if card not in self._asked or self.store.has(card):
            return False
        picture = bytearray() if chunk.offset == 0 else parts.get(card, bytearray())
        if chunk.offset != len(picture) or len(picture) + len(chunk.data) > chunk.size:
            parts.pop(card, None)
            return False
        picture += chunk.data
        if len(picture) < chunk.size:
            parts.clear()
            parts[card] = picture
            return False
        parts.pop(card, None)
        return self._keep(card, bytes(picture))

    def is_asked(self, card: CardId) -> bool:
        return card in self._asked

    def give_up(self, card: CardId) -> None:
        self.missing |= {card}

    def _keep(self, card: CardId, picture: bytes) -> bool:
        if card_id(hash_of(picture)) == card and self.store.save(card, picture):
            return True
        self.give_up(card)
        return False

    def _is_wanted(self, card: CardId) -> bool:
        return is_card_id(card) and card not in self.missing and not self.store.has(card)


def to_evict(files: Iterable[tuple[str, int, float]], bound: int) -> list[str]:
    """The files to delete so that the others fit, oldest first. Each file is (name, size, last
    use)."""
    newest = sorted(files, key=lambda file: file[2], reverse=True)
    gone: list[str] = []
    kept = 0
    for name, size, _used in newest:
        if kept + size > bound:
            gone.append(name)
        else:
            kept += size
    return gone[::-1]
