"""The start of every program with Qt's loop: it ends on a signal and cleans up after itself."""

import gc
import linecache
import signal
import socket
import sys

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, QTimer, Slot

COLLECTING_EVERY_MS = 5000
ENDINGS = ("SIGINT", "SIGTERM", "SIGBREAK")
"""The last is what Windows says when a console is closed."""


def tend_loop(application: QCoreApplication) -> None:
    """From now on until the application goes."""
    _Bell(application).hang()
    collect_here(application)


def windowless_loop() -> QCoreApplication:
    application = QCoreApplication.instance() or QCoreApplication([])
    tend_loop(application)
    return application


class _Bell(QObject):
    """Python notes a signal at once but cannot act while Qt waits; a byte in a socket wakes Qt.

    A signal from before the loop waits until it starts.
    """

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._ear, self._clapper = socket.socketpair()
        self._clapper.setblocking(False)
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._ring)

    @Slot()
    def _ring(self) -> None:
        """Not `quit`: that asks the windows first, and one of them may say no."""
        self._ear.recv(1)
        QCoreApplication.exit()

    def hang(self) -> None:
        signal.set_wakeup_fd(self._clapper.fileno(), warn_on_full_buffer=False)
        for name in ENDINGS:
            if number := getattr(signal, name, None):
                signal.signal(number, lambda *_: None)


def collect_here(parent: QObject) -> None:
    """Rubbish is collected in this thread alone, as long as this object lives.

    Python collects in whichever thread happens to fill the bin; one of zeroconf's would then
    delete objects of Qt while the loop still uses them.
    """
    gc.disable()
    timer = QTimer(parent)
    timer.timeout.connect(_clear_up)
    timer.start(COLLECTING_EVERY_MS)


def _clear_up() -> None:
    collect_what_is_due()
    give_back()


def keep_what_is_here() -> None:
    """What is there now stays: no later collection need look through it. The source of each module,
    which PySide reads when it is imported, and which is ten megabytes by now, goes."""
    linecache.clearcache()
    gc.freeze()


def collect_what_is_due() -> None:
    """The oldest generation whose time has come, as Python itself would."""
    due = [have > most for have, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
    for generation in (2, 1, 0):
        if due[generation]:
            gc.collect(generation)
            return


def give_back() -> None:
    """The C library of Linux keeps what pictures and pages took while they were made; those of
    other systems give it back by themselves."""
    if sys.platform == "linux":
        import ctypes

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
