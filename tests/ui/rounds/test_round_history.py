"""Browsing the rounds of a game."""

from collections.abc import Callable

from PySide6.QtCore import Qt

from dixit_qt import paths
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.rounds.shown_round import Rounds
from tests.ui.qml_driver import QmlDriver
from tests.ui.rounds.told_games import no_picture, play_rounds, played

Show = Callable[..., QmlDriver]


def book(table) -> Rounds:
    return Rounds(table.feed, Language(paths.translations()), no_picture)


def test_the_history_opens_at_the_newest_round_and_follows_the_game():
    table = played("odyssey", 4, 2)
    rounds = book(table)
    assert rounds.round.content.number == 2
    play_rounds(table, 1)
    assert rounds.round.content.number == 3


def test_a_new_round_does_not_interrupt_browsing_back():
    table = played("odyssey", 4, 3)
    rounds = book(table)
    rounds.goTo(0)
    play_rounds(table, 1)
    assert rounds.round.content.number == 1
    assert rounds.property("count") == 4


def test_browsing_the_history_stops_at_the_first_and_the_last_round():
    rounds = book(played("odyssey", 4, 2))
    rounds.leaf(5)
    assert rounds.property("index") == 1
    rounds.leaf(-9)
    assert rounds.property("index") == 0


def test_the_history_without_rounds_says_so(show: Show):
    driver = show("RoundHistory", history=book(played("odyssey", 4, 0)), focus=True)
    driver.says("No round has been finished yet.")
    assert not driver.has("earlierRound")


def test_buttons_and_arrow_keys_browse_the_history(show: Show):
    rounds = book(played("party", 6, 3))
    driver = show("RoundHistory", history=rounds, focus=True)
    assert driver.text("whichRound") == "3 of 3"
    driver.click("earlierRound")
    assert driver.text("whichRound") == "2 of 3"
    driver.press(Qt.Key.Key_Left)
    assert driver.text("whichRound") == "1 of 3"
    driver.press(Qt.Key.Key_Right)
    driver.press(Qt.Key.Key_End)
    assert driver.text("whichRound") == "3 of 3"


def test_a_card_of_the_history_is_enlarged_by_click_or_number(show: Show):
    driver = show("RoundHistory", history=book(played("odyssey", 4, 1)), focus=True)
    driver.click("reveal-2")
    driver.item("magnifier")
    driver.press(Qt.Key.Key_Escape)
    driver.gone("magnifier")
    driver.press(Qt.Key.Key_3)
    driver.item("magnifier")
    driver.press(Qt.Key.Key_Space)
    driver.gone("magnifier")
    assert driver.text("whichRound") == "1 of 1"


def test_a_poem_is_shown_as_a_page(show: Show):
    rounds = book(played("poetry", 3, 1))
    driver = show("RoundHistory", history=rounds, focus=True)
    driver.says("Storyteller: ")
    assert not driver.has("reveal-1")
