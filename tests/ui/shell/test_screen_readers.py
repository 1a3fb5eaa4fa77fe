"""Screen readers say the name and value of every control, again when it changes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from dixit_qt.ui.lobby.lobby import time_words
from tests.ui.household import Household, PlayerWindow
from tests.ui.qml_driver import items_below

LAMPS = {QAccessible.Role.CheckBox, QAccessible.Role.RadioButton}


def hears(window: PlayerWindow, name: str, words: str) -> None:
    window.until(lambda: window.reads(name)[0] == words, f"{name} is {window.reads(name)[0]!r}")


def test_screen_readers_say_a_time_limit_and_the_arrow_keys_change_it(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    anna.click("more")
    hears(anna, "timer-vote", "For voting: no limit")
    anna.focus("timer-vote")
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        before = anna.reads("timer-vote")
        anna.press(key)
        anna.until(lambda old=before: anna.reads("timer-vote") != old, "the time stays")
    assert anna.player.feed.state.room.timers.vote == 60
    hears(anna, "timer-vote", f"For voting: {time_words(60)}")
    boris.says(f"For voting: {time_words(60)}")
    assert anna.item("timer-vote").activeFocusOnTab()


def test_screen_readers_say_a_time_limit_during_the_game(household: Household):
    anna = household.gather("Anna", "Boris", "Vera")[0]
    anna.click("start")
    anna.on_page("game")
    anna.click("menu")
    anna.click("menu-table")
    hears(anna, "menuTimer-clue", "For the clue: no limit")


def test_screen_readers_name_the_setting_of_each_choice(household: Household):
    anna = household.open("Anna")
    anna.click("host")
    anna.on_page("lobby")
    anna.click("more")
    hears(anna, "bots-usual", "Bots: Medium")
    anna.player.program.openSide("settings")
    hears(anna, "textScale-2", "Text size: large")
    hears(anna, "volume-0", "Sound: off")
    anna.player.program.openSide("house")
    hears(anna, "teller-0", "First storyteller: the first to have a story")
    chips = [item for item in anna.items("switch-") if item.objectName()[-2] == "-"]
    assert chips
    for chip in chips:
        name = anna.value(f"rule-{chip.objectName()[7:-2]}", "name")
        hears(anna, chip.objectName(), f"{name}: {chip.property('text')}")
    anna.player.program.set_hosting(False)


@pytest.mark.parametrize("side", ["", "settings", "practice", "house", "decks"])
def test_screen_readers_say_that_a_switch_is_on(household: Household, listening: None, side: str):
    anna = household.open("Anna")
    anna.click("host")
    anna.on_page("lobby")
    anna.click("more")
    anna.player.program.openSide(side)
    anna.frame()
    lamps = lamps_of(anna)
    assert any(is_lit(lamp) for lamp, _told in lamps)
    assert [lamp.objectName() for lamp, told in lamps if is_lit(lamp) != told] == []
    anna.player.program.set_hosting(False)


def lamps_of(window: PlayerWindow) -> list[tuple[QQuickItem, bool]]:
    """Items that can be checked, and whether a screen reader says so."""
    shown = [item for item in items_below(window.window.contentItem()) if item.isVisible()]
    readers = [(item, QAccessible.queryAccessibleInterface(item)) for item in shown]
    return [(item, bool(r.state().checked)) for item, r in readers if r and r.role() in LAMPS]


def is_lit(lamp: QQuickItem) -> bool:
    """Its property for that, which depends on its kind."""
    kinds = ("on", "given", "chosen", "mine", "marked", "checked")
    values = (lamp.property(kind) for kind in kinds)
    return bool(next(value for value in values if value is not None))
