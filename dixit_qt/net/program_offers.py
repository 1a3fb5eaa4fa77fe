"""What a host hands out of the program: its folder is read beside the loop."""

from collections.abc import Callable
from threading import Event

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from dixit_qt.store.programs import ProgramFile, ProgramFolder

OnFiles = Callable[[tuple[ProgramFile, ...]], object]


class ProgramOffers(QObject):
    """All who ask while the folder is read wait for the same reading. What comes from the thread
    comes back to the loop by a signal."""

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
        """It is never answered at once."""
        self._waiting.append(then)
        if len(self._waiting) == 1:
            self._pool.start(_Reading(self.folder, self._closed, self._read.emit))

    def close(self) -> None:
        """A file that is being read is read no further."""
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
