import time

from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from dixit_qt.net.links import Alarm

TIMES = 12
AHEAD = 0.15


def test_an_alarm_rings_once_and_never_too_early(qtbot: QtBot):
    alarm = Alarm()
    rings = []
    alarm.rang.connect(lambda: rings.append(time.monotonic()))
    for n in range(TIMES):
        due = time.monotonic() + AHEAD + n / 1000
        alarm.set(due)
        qtbot.waitUntil(lambda count=n: len(rings) > count, timeout=20_000)
        assert rings[-1] >= due
    assert len(rings) == TIMES


def test_its_timer_is_precise(qtbot: QtBot):
    alarm = Alarm()
    timer = alarm.findChild(QTimer)
    assert timer.timerType() is Qt.TimerType.PreciseTimer


def test_a_cancelled_alarm_does_not_ring(qtbot: QtBot):
    first, second = Alarm(), Alarm()
    rings = []
    first.rang.connect(lambda: rings.append("first"))
    second.rang.connect(lambda: rings.append("second"))
    now = time.monotonic()
    first.set(now)
    second.set(now + 0.05)
    first.set(None)
    qtbot.waitUntil(lambda: rings != [], timeout=20_000)
    assert rings == ["second"]
