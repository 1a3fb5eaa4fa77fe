"""The time left in a phase, as players see it."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec import structs
from PySide6.QtGui import QGuiApplication

from dixit_qt import paths
from dixit_qt.client.state import NOBODY, ClientState
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.screen import Feed
from dixit_qt.ui.game.card_table import CardTable
from dixit_qt.ui.game.round_screen import Hourglass
from dixit_qt.ui.television.television import Television
from tests.ui.engine_table import dealt
from tests.ui.qml_driver import QmlDriver

Show = Callable[..., QmlDriver]


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(qapp: QGuiApplication) -> Clock:
    return Clock()


def timed(milliseconds: int | None, revision: int = 1) -> ClientState:
    state = dealt("classic-30", 4, 1).feed.state
    return replace(state, time_left=milliseconds, revision=revision)


def test_without_a_time_limit_no_time_is_shown(clock: Clock):
    feed = Feed()
    glass = Hourglass(feed, clock=clock)
    feed.show(timed(None))
    assert (glass.seconds, glass.text, glass.hurrying) == (-1, "", False)


def test_the_time_left_counts_down_between_updates(clock: Clock):
    feed = Feed()
    glass = Hourglass(feed, clock=clock)
    feed.show(timed(65_000))
    assert glass.text == "1:05"
    clock.now += 5.2
    glass.tick()
    assert glass.text == "1:00"
    clock.now += 51
    glass.tick()
    assert glass.text == "0:09"
    assert glass.hurrying
    clock.now += 600
    glass.tick()
    assert glass.text == "0:00"


@pytest.mark.parametrize(
    "reason", [{"paused_by": 1}, {"handover_to": 2}, {"too_few_without": (2,)}]
)
def test_the_shown_time_pauses_with_the_tables_clocks(clock: Clock, reason: dict[str, object]):
    feed = Feed()
    glass = Hourglass(feed, clock=clock)
    state = timed(65_000)
    stopped = replace(state, room=structs.replace(state.room, **reason))
    feed.show(state)
    clock.now += 5
    feed.show(stopped)
    clock.now += 40
    glass.tick()
    assert glass.text == "1:00"
    feed.show(replace(stopped, time_left=60_000))
    clock.now += 40
    glass.tick()
    assert glass.text == "1:00"
    feed.show(replace(state, time_left=60_000))
    clock.now += 1
    glass.tick()
    assert glass.text == "0:59"


def test_no_time_is_shown_in_the_grace_period(clock: Clock):
    feed = Feed()
    glass = Hourglass(feed, clock=clock)
    state = timed(1_500)
    feed.show(replace(state, view=structs.replace(state.view, grace=True)))
    assert (glass.seconds, glass.text, glass.hurrying) == (-1, "", False)


def test_a_lobby_update_does_not_restart_the_countdown(clock: Clock):
    feed = Feed()
    glass = Hourglass(feed, clock=clock)
    feed.show(timed(30_000))
    clock.now += 10
    feed.show(replace(feed.state, attempt=1))
    glass.tick()
    assert glass.seconds == 20


def test_another_phase_restarts_the_countdown_and_leaving_stops_it(clock: Clock):
    feed = Feed()
    glass = Hourglass(feed, clock=clock)
    feed.show(timed(30_000))
    feed.show(timed(60_000, revision=2))
    assert glass.seconds == 60
    feed.show(NOBODY)
    assert glass.seconds == -1


def test_the_time_left_is_on_the_players_screen(show: Show):
    feed = dealt("classic-30", 4, 1).feed
    language = Language(paths.translations())
    table = CardTable(feed, language, lambda _card: "")
    glass = Hourglass(feed)
    driver = show("GameScreen", table=table, hourglass=glass, focus=True)
    assert not driver.has("timeLeft")
    feed.show(replace(feed.state, time_left=3_599_000))
    assert driver.item("timeLeft").isVisible()
    assert driver.text("timeLeftText").startswith("59:")


def test_the_time_left_is_on_the_big_screen(show: Show, qapp: QGuiApplication):
    feed = dealt("classic-30", 4, 1).feed
    feed.show(replace(feed.state, time_left=3_599_000))
    model = Television(feed, Language(paths.translations()), lambda _card: "", qapp)
    driver = show("TelevisionScreen", table=model)
    assert driver.text("timeLeftText").startswith("59:")
