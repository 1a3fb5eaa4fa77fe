"""One key makes your rabbit react at everybody's table and on the television."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQml import qmlEngine

from dixit_qt import paths
from dixit_qt.rules.model import Phase
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.television.television import Television
from dixit_qt.wire import messages as m
from tests.ui.household import Household, PlayerWindow
from tests.ui.qml_driver import QmlDriver
from tests.ui.rounds.told_games import no_picture, play_until, played

Show = Callable[..., QmlDriver]


def playing(household: Household) -> list[PlayerWindow]:
    windows = household.gather("Anna", "Boris", "Vera")
    windows[0].click("start")
    for window in windows:
        window.on_page("game")
    return windows


def pressed(window: PlayerWindow, key: Qt.Key) -> None:
    """Keys go to the window in front."""
    window.window.requestActivate()
    window.until(window.window.isActive, "the window is not active")
    window.press(key)


def rabbit_of(window: PlayerWindow) -> int:
    state = window.player.feed.state
    return state.room.seats[state.seat].rabbit


@pytest.mark.parametrize(
    ("key", "words"),
    [(Qt.Key.Key_F2, "Ha-ha!"), (Qt.Key.Key_F3, "Hi!"), (Qt.Key.Key_F4, "Oh!")],
)
def test_a_reaction_by_key_is_shown_on_every_screen(household: Household, key, words):
    anna, boris, vera = playing(household)
    for window in (anna, boris, vera):
        motion = qmlEngine(window.item("person-0")).singletonInstance("DixitQt", "Motion")
        motion.setProperty("word", 60_000)
    pressed(boris, key)
    for window in (anna, boris, vera):
        window.says(words)
        bubble = window.item(f"bubble-{rabbit_of(boris)}")
        assert "bubbleTail" in [part.objectName() for part in bubble.childItems()]


def test_a_reaction_by_click_is_shown_until_the_host_switches_reactions_off(household: Household):
    anna, boris, _ = playing(household)
    boris.click("react")
    boris.click("react-wave")
    anna.says("Hi!")
    boris.gone("react-wave")
    anna.player.feed.send(m.SetReactions(on=False))
    boris.gone("react")
    pressed(boris, Qt.Key.Key_F3)
    assert not boris.player.screens.reactions.props.allowed


def test_a_rabbit_can_react_before_the_game_too(household: Household):
    anna, boris = household.gather("Anna", "Boris")
    boris.click("react")
    boris.click("react-laugh")
    anna.says("Ha-ha!")


def test_the_reacting_rabbit_is_hidden_while_a_dialog_darkens_the_page(household: Household):
    anna, _ = household.gather("Anna", "Boris")
    anna.item("react")
    for opening in ("chooseEdition", "standUp"):
        anna.click(opening)
        anna.gone("react")
        pressed(anna, Qt.Key.Key_Escape)
        anna.item("react")


def test_the_reacting_rabbit_is_hidden_while_a_card_is_enlarged(household: Household):
    anna, *_ = playing(household)
    anna.focus("hand-0")
    anna.press(Qt.Key.Key_Space)
    anna.item("magnifier")
    anna.gone("react")
    anna.press(Qt.Key.Key_Escape)
    anna.item("react")


def test_too_many_reactions_show_why_no_more_are_sent(household: Household):
    _, boris, _ = playing(household)
    for _ in range(5):
        pressed(boris, Qt.Key.Key_F2)
    boris.says("Your rabbit needs a moment to catch its breath.")


def test_reactions_on_the_television_cover_no_card(show: Show):
    table = played("odyssey", 6, 0, None)
    play_until(table, Phase.VOTE)
    model = Television(table.feed, Language(paths.translations()), no_picture)
    driver = show("TelevisionScreen", table=model, size=(1920, 1080))
    company = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Company")
    company.reacted.emit(3, "gasp")
    peeping = driver.item("peeping-3")
    place = peeping.mapRectToScene(peeping.childrenRect().united(peeping.boundingRect()))
    for card in driver.items("reveal-"):
        assert not card.mapRectToScene(card.boundingRect()).intersects(place)
    driver.gone("peeping-3")
