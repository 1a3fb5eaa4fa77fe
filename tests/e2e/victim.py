"""A windowed program for killing: it hosts or joins, and prints where it sits.

`python -m tests.e2e.victim FOLDER host` or `… FOLDER guest PORT`; it stops playing on command.
"""

import contextlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer, SignalInstance
from PySide6.QtGui import QGuiApplication

from dixit_qt.ui.base.fonts import load_fonts
from tests.ui.household import Household, PlayerWindow

FRAME_MS = 10
GUESTS = 1
BOTS = 2


class Patience:
    """Waits as pytest-qt's `qtbot` does, outside of a test."""

    def wait(self, milliseconds: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def waitUntil(self, holds: Callable[[], None], timeout: int) -> None:  # noqa: N802
        deadline = QDeadlineTimer(timeout)
        while not deadline.hasExpired():
            with contextlib.suppress(AssertionError):
                return holds()
            self.wait(FRAME_MS)
        return holds()

    @contextlib.contextmanager
    def waitSignal(self, signal: SignalInstance, timeout: int) -> Iterator[None]:  # noqa: N802
        came: list[bool] = []
        connection = signal.connect(lambda *_args: came.append(True))
        yield

        def holds() -> None:
            assert came

        self.waitUntil(holds, timeout)
        signal.disconnect(connection)


def sit_down(household: Household, role: str, port: int) -> PlayerWindow:
    window = household.open("Anna" if role == "host" else "Boris")
    if role == "guest":
        window.write("address", f"127.0.0.1:{port}")
        window.click("joinAddress")
    else:
        window.click("host")
    window.on_page("lobby")
    return window


def tell(**facts: object) -> None:
    print(json.dumps(facts), flush=True)


def main() -> None:
    folder, role, port = Path(sys.argv[1]), sys.argv[2], int((*sys.argv, "0")[3])
    application = QGuiApplication([])
    load_fonts()
    window = sit_down(Household(folder, Patience()), role, port)
    tell(port=window.player.own.port)
    if role == "host":
        window.until(lambda: len(window.seats) == 1 + GUESTS, "no guest came")
        for _ in range(BOTS):
            window.click("addBot")
        window.click("start")
    window.on_page("game")
    window.until(lambda: len(window.hand) > 0, "no hand was dealt")
    tell(seat=window.player.feed.state.seat, hand=sorted(window.hand))
    application.exec()


if __name__ == "__main__":
    main()
