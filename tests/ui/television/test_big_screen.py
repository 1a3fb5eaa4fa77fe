"""A separate computer as the big screen, at a real table over TCP."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from dixit_qt.app.big_screen import BigScreen, Wish, shown_place
from dixit_qt.app.player import Surroundings
from dixit_qt.net.discovery.found_tables import FoundTable
from dixit_qt.net.places import GAME_PORT, Place
from dixit_qt.store.settings import Settings, SettingsStore
from dixit_qt.wire.codes import Want
from tests.ui.household import Household, PlayerWindow, SilentCard, no_network
from tests.ui.qml_driver import QmlDriver


class Television:
    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self._folder = folder
        self._qtbot = qtbot
        self.screens: list[BigScreen] = []

    def show(self, host: PlayerWindow, language: str = "", **wish) -> QmlDriver:
        settings = QSettings(str(self._folder / "tv.ini"), QSettings.Format.IniFormat)
        SettingsStore(settings).save(Settings(language=language))
        around = Surroundings(self._folder / "tv", settings, no_network(), 0, sound_card=SilentCard)
        place = Place("127.0.0.1", host.player.own.port)
        screen = BigScreen(around, Wish(place, full=False, **wish))
        self.screens.append(screen)
        return QmlDriver(screen.open(), self._qtbot)


@pytest.fixture
def television(qtbot: QtBot, fonts: None, tmp_path: Path) -> Iterator[Television]:
    television = Television(tmp_path, qtbot)
    yield television
    for screen in television.screens:
        screen.close()
        screen.deleteLater()


def test_a_big_screen_joins_without_taking_a_seat(household: Household, television: Television):
    anna = household.open("Anna")
    anna.click("host")
    anna.on_page("lobby")
    driver = television.show(anna)
    driver.says("Anna's table")
    assert anna.seats == ["Anna"]


def test_a_host_on_the_same_computer_gets_an_address_that_others_can_reach(
    household: Household, television: Television
):
    anna = household.open("Anna")
    anna.click("host")
    anna.on_page("lobby")
    driver = television.show(anna)
    driver.says("Anna's table")
    table = television.screens[0].table
    assert table.property("addresses") == ""
    television.screens[0].discovery.own_addresses = ("192.168.1.9",)
    table.refresh()
    driver.says(f"192.168.1.9:{anna.player.own.port}")


@pytest.mark.parametrize(("chosen", "spoken"), [("", "ru"), ("en", "en")])
def test_it_speaks_the_language_of_its_host_unless_another_was_chosen_there(
    household: Household, television: Television, chosen: str, spoken: str
):
    anna = household.open("Anna", "ru")
    anna.click("host")
    anna.on_page("lobby")
    television.show(anna, language=chosen).says("Anna")
    assert television.screens[0].language.code == spoken


def test_a_program_speaks_the_language_of_the_host_while_it_is_the_big_screen(household: Household):
    anna, boris = household.open("Anna", "ru"), household.open("Boris", "")
    own = boris.player.language.code
    anna.click("host")
    anna.on_page("lobby")
    profile = replace(boris.player.profile(), want=Want.TABLE)
    boris.player.guest.join(profile, [Place("127.0.0.1", anna.player.own.port)])
    boris.until(lambda: boris.player.language.code == "ru", "it doesn't speak as the host does")
    boris.player.program.leave_wanted.emit()
    boris.until(lambda: boris.player.language.code == own, "it keeps the host's language")


def test_a_big_screen_follows_the_game(household: Household, television: Television):
    anna = household.open("Anna")
    anna.click("host")
    anna.on_page("lobby")
    driver = television.show(anna)
    for _ in range(3):
        anna.click("addBot")
    anna.until(lambda: len(anna.seats) == 4, "no bots came")
    anna.click("start")
    anna.on_page("game")
    driver.until(lambda: bool(driver.text("tableStatus")), "nothing is said")
    view = television.screens[0].feed.state.view
    assert view is not None
    assert view.seat is None


def test_a_big_screen_says_that_the_host_has_left(household: Household, television: Television):
    anna = household.open("Anna")
    anna.click("host")
    anna.on_page("lobby")
    driver = television.show(anna)
    driver.says("Anna's table")
    household.close(anna)
    model = television.screens[0].table
    driver.until(lambda: bool(model.property("status")), "the loss is not told")


def test_a_big_screen_finds_the_next_table_of_a_host(household: Household, television: Television):
    anna = household.open("Anna")
    anna.click("host")
    anna.on_page("lobby")
    driver = television.show(anna)
    driver.says("Anna's table")
    screen = television.screens[0]
    first = screen.feed.state.game
    household.close(anna)
    model = screen.table
    driver.until(lambda: model.property("scene") == "away", "the closed table is still shown")
    boris = household.open("Boris")
    boris.click("host")
    boris.on_page("lobby")
    game, port = boris.player.feed.state.game, boris.player.own.port
    here = {"port": port, "addresses": ("127.0.0.1",)}
    found = FoundTable(game, "Boris's table", "odyssey", 9, False, 1, **here)
    screen.discovery.tables = (found,)
    screen.discovery.tables_changed.emit((found,))
    driver.says("Boris's table")
    assert screen.feed.state.game != first


def test_the_usual_port_is_not_shown():
    assert shown_place(Place("10.0.0.7", GAME_PORT)) == "10.0.0.7"
    assert shown_place(Place("10.0.0.7", 5000)) == "10.0.0.7:5000"


def test_sounds_of_a_big_screen_follow_the_acts_on_the_screen(
    household: Household, television: Television
):
    """At a fast table the next cards are given while the screen still shows the last round."""
    anna = household.open("Anna")
    anna.click("host")
    television.show(anna)
    (screen,) = television.screens
    assert screen.sound.feed is screen.table.feed
