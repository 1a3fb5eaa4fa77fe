"""Pictures on disk: those of the installed decks, and a limited cache of others."""

import logging
import os
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from dixit_qt.client.pictures import to_evict
from dixit_qt.decks.deck import Deck, is_card_id, read_plain
from dixit_qt.replacing import take_place
from dixit_qt.rules.model import CardId

CACHE_BYTES = 512 * 1024 * 1024
PICTURES_IN_MEMORY = 24

log = logging.getLogger(__name__)


class PictureFiles:
    """`has` never reads the disk: the cache's folder is read once at the start, and the sizes of
    its files when the first picture is saved."""

    def __init__(self, decks: Iterable[Deck], cache: Path | None, bound: int = CACHE_BYTES) -> None:
        self._cache = cache
        self._bound = bound
        self._paths: dict[CardId, Path] = {}
        self._sizes: dict[str, tuple[int, float]] | None = None
        self.restock(decks)

    def restock(self, decks: Iterable[Deck]) -> None:
        """Replace the decks; everybody who uses this object sees the new ones at once."""
        kept = _cached(self._cache) if self._cache is not None and self._cache.is_dir() else {}
        owned = {card.id: deck.picture(card) for deck in decks for card in deck.cards}
        self._paths = {**kept, **owned}

    def has(self, card: CardId) -> bool:
        return card in self._paths

    def path(self, card: CardId) -> Path | None:
        return self._paths.get(card)

    def save(self, card: CardId, picture: bytes) -> bool:
        """The caller has already compared the hash."""
        if self._cache is None or not is_card_id(card):
            return False
        path = self._cache / card
        unfinished = self._cache / f"{card}.part"
        try:
            self._cache.mkdir(parents=True, exist_ok=True)
            unfinished.write_bytes(picture)
            take_place(unfinished, path)
            self._paths[card] = path
            self._evict(self._cache, card)
        except OSError as error:
            log.warning("the picture %s cannot be kept: %s", card, error)
            return False
        return card in self._paths

    def _evict(self, cache: Path, saved: CardId) -> None:
        if self._sizes is None:
            self._sizes = {path.name: _size_of(path) for path in cache.iterdir()}
        self._sizes[saved] = _size_of(cache / saved)
        if sum(size for size, _used in self._sizes.values()) <= self._bound:
            return
        for name in to_evict(((name, *each) for name, each in self._sizes.items()), self._bound):
            (cache / name).unlink(missing_ok=True)
            del self._sizes[name]
            if self._paths.get(name) == cache / name:
                del self._paths[name]


class NoPictures:
    """A store for a client that shows no pictures and so never asks for any."""

    def has(self, _card: CardId) -> bool:
        return True

    def save(self, _card: CardId, _picture: bytes) -> bool:
        return False


class PictureReader:
    """Reads pictures for the host. The last ones are cached in memory, because several guests ask
    for the same ones."""

    def __init__(self, files: PictureFiles) -> None:
        self._files = files
        self._read = lru_cache(PICTURES_IN_MEMORY)(read_plain)

    def __call__(self, card: CardId) -> bytes | None:
        path = self._files.path(card)
        try:
            return None if path is None else self._read(path)
        except OSError as error:
            log.warning("%s cannot be read: %s", path, error)
            return None


def reader_of(decks: Iterable[Deck]) -> PictureReader:
    """A reader for a host, which only sends pictures of its decks."""
    return PictureReader(PictureFiles(decks, cache=None))


def _size_of(path: Path) -> tuple[int, float]:
    """The size, and when the file was last changed."""
    stat = path.stat()
    return stat.st_size, stat.st_mtime


def _cached(cache: Path) -> dict[CardId, Path]:
    return {entry.name: Path(entry.path) for entry in os.scandir(cache) if is_card_id(entry.name)}
