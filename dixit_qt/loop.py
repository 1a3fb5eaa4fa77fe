"""Sets up Qt's event loop for every program: it ends on a signal, and garbage is collected in
it.
"""

import gc
import linecache
import signal
import socket
import sys

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, QTimer, Slot

COLLECTING_EVERY_MS = 5000
ENDINGS = ("SIGINT", "SIGTERM", "SIGBREAK")
"""SIGBREAK comes when a console is closed on Windows."""


def tend_loop(application: QCoreApplication) -> None:
    _Bell(application).hang()
    collect_here(application)


def windowless_loop() -> QCoreApplication:
    application = QCoreApplication.instance() or QCoreApplication([])
    tend_loop(application)
    return application


class _Bell(QObject):
    """Wakes Qt when a signal arrives: Python notes it at once, but can't act while Qt waits, so
    Python's wake-up socket gets a byte that Qt notices.

    A signal that arrives before the loop runs is handled when it starts.
    """

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._ear, self._clapper = socket.socketpair()
        self._clapper.setblocking(False)
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._ring)

    @Slot()
    def _ring(self) -> None:
        """End the loop with `exit`, because `quit` asks the windows first, and any of them could
        refuse."""
        self._ear.recv(1)
        QCoreApplication.exit()

    def hang(self) -> None:
        signal.set_wakeup_fd(self._clapper.fileno(), warn_on_full_buffer=False)
        for name in ENDINGS:
            if number := getattr(signal, name, None):
                signal.signal(number, lambda *_: None)


def collect_here(parent: QObject) -> None:
    """Collect garbage only in this thread, as long as `parent` lives.

    Python collects in whichever thread reaches the threshold. A thread of zeroconf would then
    delete Qt objects while the loop still uses them.
    """
    gc.disable()
    timer = QTimer(parent)
    timer.timeout.connect(_clear_up)
    timer.start(COLLECTING_EVERY_MS)


def _clear_up() -> None:
    collect_what_is_due()
    give_back()


def keep_what_is_here() -> None:
    """Exclude all existing objects from later collections. Also frees ten megabytes of source
    text, which PySide leaves in `linecache` for each imported module.
    """
    linecache.clearcache()
    gc.freeze()


def collect_what_is_due() -> None:
    """Collect the oldest generation that is due, as Python itself would."""
    due = [have > most for have, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
    for generation in (2, 1, 0):
        if due[generation]:
            gc.collect(generation)
            return


def give_back() -> None:
    """Return freed memory to the system. Only the C library of Linux keeps what pictures and pages
    used.
    """
    if sys.platform == "linux":
        import ctypes

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
