"""What takes time at the desk: taking pictures and making the deck, one after the other."""

import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QThreadPool, Signal, Slot

from dixit_qt.decks.archives import Refused
from dixit_qt.decks.deck import Deck
from dixit_qt.ui.decks.background import Job
from dixit_qt.ui.decks.deck_jobs import (
    Bound,
    Expected,
    Fruit,
    Piece,
    bind_deck,
    take_pictures,
    tidy_desk,
)
from dixit_qt.ui.decks.desk import Desk


class DeskWork(QObject):
    """One job at a time puts what it finds on the desk; `changed` tells of every step."""

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
        """Files, folders and archives; while others are taken these wait."""
        self._waiting += sources
        if self._job is None and self._waiting:
            self._take_waiting()

    def bind(self, name: str, author: str) -> None:
        pieces = tuple(self._desk.pieces.values())
        self.binding = True
        self._begin(Job(bind_deck(self._folder, name, author, pieces), self), len(pieces))

    def cancel(self) -> None:
        """What has been taken already stays."""
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
