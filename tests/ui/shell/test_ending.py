"""The program ends on request, even while its table is open to others."""

import os
import signal
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QGuiApplication

from dixit_qt.app.running import live
from dixit_qt.loop import tend_loop
from tests.ui.household import Household, PlayerWindow

LONGEST_MS = 20_000
NEVER = 99


@pytest.fixture
def signals_as_before() -> Iterator[None]:
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = [signal.getsignal(number) for number in numbers]
    yield
    signal.set_wakeup_fd(-1)
    for number, handler in zip(numbers, before, strict=True):
        signal.signal(number, handler)


def ends(application: QGuiApplication, window: PlayerWindow, deed: Callable[[], object]) -> bool:
    """Whether the program's event loop ends after this."""
    tend_loop(application)
    guard = QTimer(singleShot=True, interval=LONGEST_MS)
    guard.timeout.connect(lambda: application.exit(NEVER))
    guard.start()
    QTimer.singleShot(0, deed)
    code = live(application, window.player)
    QCoreApplication.removePostedEvents(application, QEvent.Type.Quit)
    return code == 0


def hosting(household: Household) -> PlayerWindow:
    anna = household.open("Anna")
    anna.click("host")
    anna.on_page("lobby")
    return anna


@pytest.mark.usefixtures("signals_as_before")
def test_a_host_who_closes_the_table_ends_the_program(household, qapp):
    anna = hosting(household)

    def close() -> None:
        assert not anna.window.close()
        anna.click("closeForGood")

    assert ends(qapp, anna, close)


@pytest.mark.usefixtures("signals_as_before")
def test_a_window_without_a_table_ends_the_program_at_once(household, qapp):
    anna = household.open("Anna")
    assert ends(qapp, anna, anna.window.close)


@pytest.mark.usefixtures("signals_as_before")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_sigterm_and_sigint_end_the_program_with_a_table_open(household, qapp, number):
    anna = hosting(household)
    assert ends(qapp, anna, lambda: os.kill(os.getpid(), number))
