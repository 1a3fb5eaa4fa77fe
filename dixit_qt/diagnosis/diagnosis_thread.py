"""A diagnosis beside the window: it waits for the network in a thread of its own."""

import sys
import threading

from PySide6.QtCore import QObject, Signal

from dixit_qt.diagnosis.examination import Examination, Soundings
from dixit_qt.diagnosis.probes import RealSoundings
from dixit_qt.net.places import Place


class Diagnosing(QObject):
    step_done = Signal(object)
    """A `Step`, as soon as it is known."""
    finished = Signal(object)
    """The `Diagnosis`."""

    def __init__(
        self,
        soundings: Soundings | None = None,
        platform: str = sys.platform,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._soundings = soundings or RealSoundings()
        self._platform = platform
        self._thread: threading.Thread | None = None

    @property
    def is_running(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def run(self, place: Place | None = None, *, bad_address: bool = False) -> bool:
        """False while another examination is still under way."""
        if self.is_running:
            return False
        examination = Examination(self._soundings, self._platform, place, bad_address)
        self._thread = threading.Thread(
            target=self._examine, args=(examination,), name="dixit-qt-diagnosis", daemon=True
        )
        self._thread.start()
        return True

    def close(self) -> None:
        if self._thread is not None:
            self._thread.join()

    def _examine(self, examination: Examination) -> None:
        for step in examination.run():
            self.step_done.emit(step)
        self.finished.emit(examination.diagnosis)
