"""Slow work in the background: a generator on a worker thread reports to this thread."""

import logging
from collections.abc import Generator
from threading import Event

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

log = logging.getLogger(__name__)


def one_thread(parent: QObject) -> QThreadPool:
    pool = QThreadPool(parent)
    pool.setMaxThreadCount(1)
    return pool


class _Carrier(QRunnable):
    def __init__(self, job: "Job") -> None:
        super().__init__()
        self.setAutoDelete(False)
        self._job = job

    def run(self) -> None:
        self._job.carry_out()


class Job(QObject):
    """`brought` is emitted for each value that the generator yields; `ended` comes last, with the
    error that stopped it, if any.

    `cancel` closes the generator at once: no more results follow, and no `ended`.
    """

    brought = Signal(object)
    ended = Signal(object)

    _carried = Signal(object)
    _stopped = Signal(object)

    def __init__(self, steps: Generator[object, None, None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps = steps
        self._cancelled = Event()
        self._carrier = _Carrier(self)
        self._carried.connect(self._bring)
        self._stopped.connect(self._end)

    def start(self, pool: QThreadPool) -> None:
        pool.start(self._carrier)

    def cancel(self) -> None:
        self._cancelled.set()

    @property
    def cancelled(self) -> bool:
        return self._cancelled.is_set()

    def carry_out(self) -> None:
        """Do all steps, on the worker thread."""
        failure: Exception | None = None
        try:
            for thing in self._steps:
                if self.cancelled:
                    break
                self._carried.emit(thing)
        except OSError as error:
            failure = error
        except Exception as error:
            log.exception("a job failed")
            failure = error
        finally:
            self._steps.close()
        self._stopped.emit(failure)

    @Slot(object)
    def _bring(self, thing: object) -> None:
        if not self.cancelled:
            self.brought.emit(thing)

    @Slot(object)
    def _end(self, failure: object) -> None:
        if not self.cancelled:
            self.ended.emit(failure)
