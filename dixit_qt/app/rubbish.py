"""Rubbish is collected in the thread of Qt's loop alone.

Python collects in whichever thread happens to fill the bin; one of zeroconf's would then delete
objects of Qt while that loop still uses them.
"""

import gc

from PySide6.QtCore import QObject, QTimer

EVERY_MS = 5000


def collect_here(parent: QObject) -> None:
    """As long as this object lives."""
    gc.disable()
    timer = QTimer(parent)
    timer.timeout.connect(collect_what_is_due)
    timer.start(EVERY_MS)


def collect_what_is_due() -> None:
    """The oldest generation whose time has come, as Python itself would."""
    due = [have > most for have, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
    for generation in (2, 1, 0):
        if due[generation]:
            gc.collect(generation)
            return
