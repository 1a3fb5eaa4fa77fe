"""A guess as the room sees it: the story is lifted, then found or turned away."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from dixit_qt import paths
from dixit_qt.rules.actions import AddLine, Guess, Hint, Judge
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.poetry.poetry_table import PoetryTable
from dixit_qt.ui.television.programme import Stays
from dixit_qt.ui.television.television import Television
from tests.ui.engine_table import EngineTable, dealt
from tests.ui.qml_driver import QmlDriver, items_below
from tests.ui.rounds.told_games import no_picture

Show = Callable[..., QmlDriver]
STORY = 2


def a_poem() -> EngineTable:
    """The seat left of the storyteller has laid a fitting line; the next one's turn."""
    table = dealt("poetry", 4, seat=0, cards=100)
    teller = table.game.storyteller
    table.seat = (teller + 1) % 4
    table.play(teller, Hint(STORY, table.game.game.hands[teller][0]))
    table.play(table.seat, AddLine(table.game.game.hands[table.seat][0]))
    table.play(teller, Judge(fits=True))
    return table


def guesser_of(table: EngineTable) -> str:
    return table.feed.state.room.seats[table.game.game.turn].name


@pytest.fixture
def laptop(show: Show) -> Callable[[EngineTable, float], tuple[QmlDriver, list[str]]]:
    def shown(table: EngineTable, pace: float) -> tuple[QmlDriver, list[str]]:
        model = PoetryTable(table.feed, Language(paths.translations()), no_picture)
        heard: list[str] = []
        model.sounded.connect(heard.append)
        return show("PoetryScreen", pace=pace, table=model, focus=True), heard

    return shown


@pytest.fixture
def television(show: Show) -> Callable[[EngineTable, float], tuple[QmlDriver, list[str]]]:
    def shown(table: EngineTable, pace: float) -> tuple[QmlDriver, list[str]]:
        stays = Stays(read=0, seen=0, clue=0)
        model = Television(table.feed, Language(paths.translations()), no_picture, stays=stays)
        heard: list[str] = []
        model.sounded.connect(heard.append)
        driver = show("TelevisionScreen", pace=pace, table=model, size=(1280, 720))
        return driver, heard

    return shown


@pytest.fixture(params=["laptop", "television"])
def screen(request: pytest.FixtureRequest) -> Callable[[EngineTable, float], tuple]:
    return request.getfixturevalue(request.param)


def story(driver: QmlDriver, number: int) -> QQuickItem:
    prefix = "reveal" if driver.has(f"reveal-{number}") else "story"
    return driver.item(f"{prefix}-{number}")


def points(driver: QmlDriver) -> set[str]:
    return {str(item.property("text")) for item in items_below(driver.item("pointFlights"))}


def test_a_wrong_story_is_lifted_turned_away_and_costs_a_point(screen):
    table = a_poem()
    driver, heard = screen(table, 1)
    name = guesser_of(table)
    table.play(table.game.game.turn, Guess(4))
    driver.until(lambda: driver.text("guessWords") == f"{name} guesses story 4…")
    driver.until(lambda: story(driver, 1).opacity() < 0.5, "the others stay bright")
    assert story(driver, 4).opacity() == 1
    assert story(driver, 4).property("zoomLifted") > 1
    assert story(driver, 4).property("facing") == 1
    driver.until(lambda: driver.text("guessWords") == "Story 4 isn't the one.")
    assert points(driver) == {"−1"}
    assert heard[-1] == "turn"
    driver.until(lambda: story(driver, 4).property("facing") == 0, "it doesn't turn away")
    driver.until(lambda: not driver.has("guessWords"), "it never returns")
    assert story(driver, 1).opacity() == story(driver, 4).property("zoomLifted") == 1


def test_a_found_story_shines_while_its_finder_is_named(screen):
    table = a_poem()
    driver, heard = screen(table, 1)
    name = guesser_of(table)
    table.play(table.game.game.turn, Guess(STORY))
    driver.until(lambda: driver.text("guessWords") == f"{name} guesses story {STORY}…")
    driver.until(lambda: driver.text("guessWords") == f"Found by {name}!")
    assert story(driver, STORY).property("facing") == 1
    assert points(driver) == {"+1"}
    assert heard[-1] == "chime"


def test_a_key_ends_the_moment_but_not_the_breath(laptop):
    table = a_poem()
    driver, _ = laptop(table, 1)
    table.play(table.game.game.turn, Guess(4))
    driver.press(Qt.Key.Key_Left)
    assert driver.text("guessWords").endswith("guesses story 4…")
    driver.until(lambda: driver.text("guessWords") == "Story 4 isn't the one.")
    driver.press(Qt.Key.Key_Left)
    driver.gone("guessWords")


def test_with_reduced_motion_only_the_sentence_changes(screen):
    table = a_poem()
    driver, _ = screen(table, 0)
    name = guesser_of(table)
    table.play(table.game.game.turn, Guess(4))
    driver.says(f"{name} guessed story 4: wrong.")
    assert not driver.has("guessWords")
    assert story(driver, 1).opacity() == 1
    assert story(driver, 4).property("facing") == 0
