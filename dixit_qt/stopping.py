"""Ends a program that waits in Qt's loop as soon as the system asks for it."""

import signal
import socket

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, Slot


class _Bell(QObject):
    """Python notes a signal at once but cannot act while Qt waits; a byte in a socket wakes Qt.

    A signal from before the loop begins lies there until it does.
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
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: None)


def stop_on_signals(application: QCoreApplication) -> None:
    _Bell(application).hang()
