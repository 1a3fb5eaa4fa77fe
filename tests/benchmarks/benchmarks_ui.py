"""The programs that `bench_ui` measures, each in a process of its own."""

import sys
import tempfile
import time
from pathlib import Path
from random import Random

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

QUIET, GAME, EMPTY = "quiet", "game", "empty"
QUIET_SECONDS = 6
SETTLE_SECONDS = 3
TOASTS_SECONDS = 8
BEAT_MS = 2
PLAYERS = 12


class Watchdog(QObject):
    """A timer that fires every few milliseconds; whatever delays it blocks the window.

    It counts processor time of this thread, not time in which other processes ran. Drawing is
    subtracted: without a GPU it happens in the same thread.
    """

    def __init__(self, window: QQuickWindow) -> None:
        super().__init__()
        self.beats = 0
        self.longest = 0.0
        self.longest_frame = 0.0
        self._last = time.thread_time()
        self._frame_at = 0.0
        self._drawing = 0.0
        window.beforeFrameBegin.connect(self._on_frame_begins)
        window.frameSwapped.connect(self._on_frame_ends)
        self._heart = QTimer(self, interval=BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._heart.timeout.connect(self._on_beat)
        self._heart.start()

    def _on_frame_begins(self) -> None:
        self._frame_at = time.thread_time()

    def _on_frame_ends(self) -> None:
        drawing = time.thread_time() - self._frame_at
        self._drawing += drawing
        self.longest_frame = max(self.longest_frame, drawing)

    def _on_beat(self) -> None:
        now = time.thread_time()
        self.beats += 1
        self.longest = max(self.longest, now - self._last - self._drawing)
        self._last, self._drawing = now, 0.0


def say(**facts: float) -> None:
    for name, value in facts.items():
        print(name, value)


def megabytes() -> float:
    """The process's own memory, without shared libraries."""
    lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    rss = next(line for line in lines if line.startswith("VmRSS"))
    return int(rss.split()[1]) / 1024


def wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def wake_ups_a_second() -> float:
    dispatcher = QAbstractEventDispatcher.instance()
    woken: list[bool] = []
    dispatcher.awake.connect(lambda: woken.append(True))
    wait(QUIET_SECONDS)
    return len(woken) / QUIET_SECONDS


def until_drawn(window: QQuickWindow) -> None:
    loop = QEventLoop()
    window.frameSwapped.connect(loop.quit)
    loop.exec()


def empty_window() -> None:
    application = QGuiApplication(sys.argv[:1])
    engine = QQmlApplicationEngine()
    engine.loadData(b"import QtQuick\nWindow { width: 1366; height: 768; visible: true }")
    until_drawn(engine.rootObjects()[0])
    say(megabytes=megabytes())
    del engine, application


def our_window(role: str) -> None:
    from dixit_qt.app.player import Player, Surroundings
    from dixit_qt.bots.random_bot import RandomBot
    from dixit_qt.host.match import Pace
    from dixit_qt.loop import collect_here, keep_what_is_here
    from dixit_qt.net.discovery.discovery import Discovery
    from dixit_qt.ui.base.fonts import load_fonts
    from dixit_qt.ui.sound.loudspeaker import no_sound_card

    application = QGuiApplication(sys.argv[:1])
    collect_here(application)
    load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        settings = QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat)
        settings.setValue("name", "Anna")
        settings.setValue("newcomer", False)
        settings.setValue("minutes", "party,poetry,team")
        discovery = Discovery(only=("127.0.0.1",))
        player = Player(
            Surroundings(
                Path(folder),
                settings,
                discovery,
                pace=Pace((0.1, 0.9), 0.3, 0.2, 0.0, 0.0, 0.0),
                sound_card=no_sound_card,
            )
        )
        window = player.open()
        until_drawn(window)
        keep_what_is_here()
        if role == QUIET:
            wait(SETTLE_SECONDS)
            player.screens.home.practise("odyssey")
            wait(TOASTS_SECONDS)
            say(megabytes=megabytes(), wake_ups=wake_ups_a_second())
        if role == GAME:
            play(window, player, RandomBot(second_thoughts=0.0))
        player.close()
    application.processEvents()


def play(window: QQuickWindow, player: object, mind: object) -> None:
    rng, feed = Random(1), player.feed
    loop = QEventLoop()

    def act() -> None:
        view = feed.state.view
        if view is None:
            return
        if view.outcome is not None:
            loop.quit()
        elif view.seat in view.waiting_for:
            action = mind.choose(view, rng)
            if action is not None:
                feed.intend(action)

    feed.changed.connect(lambda _old, _new: QTimer.singleShot(0, act))
    player.screens.home.practice_wanted.emit("odyssey", PLAYERS - 1)
    wait(1)
    watchdog = Watchdog(window)
    act()
    if feed.state.view is None or feed.state.view.outcome is None:
        loop.exec()
    say(
        rounds=feed.state.view.round,
        beats=watchdog.beats,
        longest_hold_up_ms=watchdog.longest * 1000,
        longest_frame_ms=watchdog.longest_frame * 1000,
    )


if __name__ == "__main__":
    role = sys.argv[1]
    empty_window() if role == EMPTY else our_window(role)
