"""The program's files that a host offers; their folder is read in a thread beside the event
loop."""

from collections.abc import Callable
from threading import Event

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from dixit_qt.store.programs import ProgramFile, ProgramFolder

OnFiles = Callable[[tuple[ProgramFile, ...]], object]


class ProgramOffers(QObject):
    """All requests during a reading share its result, which returns from the thread to the event
    loop by a signal."""

    _read = Signal(tuple)

    def __init__(self, folder: ProgramFolder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._waiting: list[OnFiles] = []
        self._closed = Event()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._read.connect(self._on_read)

    def ask(self, then: OnFiles) -> None:
        """The answer never comes before this returns."""
        self._waiting.append(then)
        if len(self._waiting) == 1:
            self._pool.start(_Reading(self.folder, self._closed, self._read.emit))

    def close(self) -> None:
        """Stop hashing, even in the middle of a file."""
        self._waiting.clear()
        self._closed.set()
        self._pool.waitForDone()

    @Slot(tuple)
    def _on_read(self, files: tuple[ProgramFile, ...]) -> None:
        waiting, self._waiting = self._waiting, []
        for then in waiting:
            then(files)


class _Reading(QRunnable):
    def __init__(self, folder: ProgramFolder, closed: Event, read: OnFiles) -> None:
        super().__init__()
        self._folder, self._closed, self._read = folder, closed, read

    def run(self) -> None:
        self._read(self._folder.files(lambda: not self._closed.is_set()))
