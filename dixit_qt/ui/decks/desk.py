"""The pictures of a deck in the making, and the chosen one; nothing here is slow or visible."""

import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from PySide6.QtCore import QObject, QThreadPool, Signal, Slot

from dixit_qt.decks.archives import Refused
from dixit_qt.decks.cropping import Crop, settled
from dixit_qt.decks.deck import Deck
from dixit_qt.decks.making import tidy_title
from dixit_qt.decks.manifest import MAX_CARDS
from dixit_qt.languages import FIRST
from dixit_qt.ui.base.jobs import Job
from dixit_qt.ui.decks.jobs import (
    Bound,
    Expected,
    Fruit,
    Piece,
    bind_deck,
    take_pictures,
    tidy_desk,
)


@dataclass(slots=True)
class Desk:
    pieces: dict[str, Piece] = field(default_factory=dict)
    refused: list[Refused] = field(default_factory=list)
    chosen: str = ""

    @property
    def at_work(self) -> Piece | None:
        return self.pieces.get(self.chosen)

    @property
    def room(self) -> int:
        return MAX_CARDS - len(self.pieces)

    def put(self, found: Piece | Refused) -> None:
        if isinstance(found, Piece):
            self.pieces[found.key] = found
        else:
            self.refused.append(found)

    def leaf(self, by: int) -> None:
        keys = list(self.pieces)
        if self.chosen in self.pieces:
            place = keys.index(self.chosen) + by
            self.chosen = keys[max(0, min(len(keys) - 1, place))]

    def remove(self, key: str) -> None:
        """If it was the chosen picture, its neighbour is chosen instead."""
        keys = list(self.pieces)
        if self.pieces.pop(key, None) is None or key != self.chosen:
            return
        place = keys.index(key)
        beside = keys[place + 1 : place + 2] or keys[max(0, place - 1) : place]
        self.chosen = beside[0] if beside else ""

    def move_window(self, right: float, down: float) -> None:
        """`right` and `down` are fractions of the picture."""
        piece = self.at_work
        if piece is not None:
            crop = piece.crop
            self._cut(piece, replace(crop, x=crop.x + right, y=crop.y + down))

    def zoom(self, factor: float) -> None:
        piece = self.at_work
        if piece is not None:
            self._cut(piece, replace(piece.crop, zoom=piece.crop.zoom * factor))

    def centre(self) -> None:
        if self.at_work is not None:
            self._cut(self.at_work, Crop())

    def _cut(self, piece: Piece, crop: Crop) -> None:
        within = settled(crop, piece.width, piece.height)
        self.pieces[piece.key] = replace(piece, crop=within)

    def retitle(self, title: str) -> None:
        piece = self.at_work
        if piece is not None:
            self.pieces[piece.key] = retitled(piece, tidy_title(title))

    def clear(self) -> None:
        self.pieces.clear()
        self.refused.clear()
        self.chosen = ""


def retitled(piece: Piece, title: str) -> Piece:
    words = piece.words
    if words is None or title == piece.title:
        return replace(piece, title=title)
    return replace(piece, title=title, words=replace(words, title={FIRST: title}))


# Slow work at the desk: importing pictures and making the deck, one job after the other


class DeskWork(QObject):
    """Runs one job at a time, which puts its results on the desk; `changed` reports every step."""

    changed = Signal()
    made = Signal(str)

    def __init__(
        self, desk: Desk, folder: Path, pool: QThreadPool, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk, self._folder, self._pool = desk, folder, pool
        self._proofs: tempfile.TemporaryDirectory[str] | None = None
        self._waiting: list[Path] = []
        self._job: Job | None = None
        self.binding = False
        self.done = self.expected = 0
        self.failure: Exception | None = None

    @property
    def busy(self) -> bool:
        return self._job is not None

    def take(self, sources: Sequence[Path]) -> None:
        """Import files, folders and archives; they wait while others are being imported."""
        self._waiting += sources
        if self._job is None and self._waiting:
            self._take_waiting()

    def bind(self, name: str, author: str) -> None:
        pieces = tuple(self._desk.pieces.values())
        self.binding = True
        self._begin(Job(bind_deck(self._folder, name, author, pieces), self), len(pieces))

    def cancel(self) -> None:
        """Pictures that were already imported stay."""
        if self._job is not None:
            self._job.cancel()
        self._job = None
        self.binding = False
        self._waiting.clear()
        self.changed.emit()

    def clear(self) -> None:
        self.cancel()
        self._desk.clear()
        self.failure = None
        if self._proofs is not None:
            Job(tidy_desk(self._proofs), self).start(self._pool)
            self._proofs = None
        self.changed.emit()

    def _take_waiting(self) -> None:
        sources, self._waiting = tuple(self._waiting), []
        if self._proofs is None:
            self._proofs = tempfile.TemporaryDirectory(prefix="dixit-qt-")
        taken, proofs = frozenset(self._desk.pieces), Path(self._proofs.name)
        self.failure = None
        self._begin(Job(take_pictures(sources, proofs, taken, self._desk.room), self))

    def _begin(self, job: Job, expected: int = 0) -> None:
        self.done, self.expected = 0, expected
        self._job = job
        job.brought.connect(self._on_fruit)
        job.ended.connect(self._on_end)
        job.start(self._pool)
        self.changed.emit()

    @Slot(object)
    def _on_fruit(self, fruit: Fruit | Bound | Deck) -> None:
        match fruit:
            case Expected(count):
                self.expected = count
            case Bound(count):
                self.done = count
            case Piece() | Refused():
                self.done += 1
                self._desk.put(fruit)
            case Deck():
                self.clear()
                self.made.emit(fruit.id)
        self.changed.emit()

    @Slot(object)
    def _on_end(self, failure: Exception | None) -> None:
        self._job = None
        self.binding = False
        self.failure = failure
        if self._waiting:
            self._take_waiting()
        self.changed.emit()
