"""Rings once, at a time of `time.monotonic`."""

import math
import time

from PySide6.QtCore import QObject, Qt, QTimer, Signal


class Alarm(QObject):
    """It never rings too early: Qt's coarse timers may, and whoever sets them anew for the moment
    that is left is woken a dozen times instead of once."""

    rang = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.rang)

    def set(self, due: float | None) -> None:
        """None puts it out."""
        if due is None:
            self._timer.stop()
        else:
            self._timer.start(max(0, math.ceil((due - time.monotonic()) * 1000)))
