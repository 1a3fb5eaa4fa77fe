"""A phone vibrates and rings when it's its owner's turn, and only then."""

import pytest

from dixit_qt.rules.actions import ClaimStory
from dixit_qt.rules.model import Phase
from tests.browser.evenings import Evening, give, tell

LISTEN = """
window.signals = { trembles: 0, rings: 0 };
const { vibrate } = Navigator.prototype;
Navigator.prototype.vibrate = function (times) {
  signals.trembles += 1;
  return vibrate.call(this, times);
};
const { start } = OscillatorNode.prototype;
OscillatorNode.prototype.start = function (...when) {
  signals.rings += 1;
  return start.apply(this, when);
};
"""
HEARD = "[signals.trembles, signals.rings]"


@pytest.fixture
def evening(qtbot, library, sleeper):
    command = "Page.addScriptToEvaluateOnNewDocument"
    sleeper.driver.execute_cdp_cmd(command, {"source": LISTEN})
    table = Evening(qtbot, library, sleeper, "odyssey", 3)
    yield table
    table.close()


def heard(evening, is_my_turn: bool) -> tuple[int, int]:
    device, found = evening.anna.device, []

    def listen():
        device.until(f"document.title.startsWith('●') === {str(is_my_turn).lower()}")
        found.extend(device.js(HEARD))

    evening.at_once(listen)
    return tuple(found)


def claim(view):
    return view.legal.claim and ClaimStory()


def test_each_turn_vibrates_once_and_plays_two_notes(evening):
    evening.push("#start")
    assert heard(evening, True) == (1, 2)
    evening.by(1, claim)
    assert heard(evening, False) == (1, 2)
    evening.by(1, tell)
    assert heard(evening, True) == (2, 4)
    evening.push(".hand .may", "#choose")
    assert heard(evening, False) == (2, 4)
    for seat in (2, 3):
        evening.by(seat, give)
    evening.wait(lambda: evening.game.phase is Phase.VOTE)
    assert heard(evening, True) == (3, 6)


def test_turn_signals_can_be_switched_off(evening):
    evening.push("#menu", "#signals", "#close", "#start")
    assert heard(evening, True) == (0, 0)


def test_turn_signals_are_silent_until_the_page_is_touched(evening):
    evening.push("#start")
    device = evening.anna.device
    kept = "JSON.parse(localStorage.seat)"

    def come_by_link():
        device.until("document.title.startsWith('●')")
        seat = device.js(kept)
        device.close_tab()
        command = "Page.addScriptToEvaluateOnNewDocument"
        device.driver.execute_cdp_cmd(command, {"source": LISTEN})
        device.open(evening.hosting.port, f"#seat={seat['game']}.{seat['token']}")

    evening.at_once(come_by_link)
    assert heard(evening, True) == (0, 0)
    evening.by(1, claim)
    assert heard(evening, False) == (0, 0)
    evening.push("#menu", "#close")
    evening.by(1, tell)
    assert heard(evening, True) == (1, 2)
