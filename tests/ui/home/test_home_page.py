"""Everything on the start page can be reached, at every text size."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QPointF, QSettings
from PySide6.QtQml import qmlEngine

from dixit_qt.store.settings import SettingsStore
from dixit_qt.ui.about.newer_program import NewerProgram
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.home.home import Home, SavedGame, StepRow, TableSeen, Trouble, Verdict
from dixit_qt.ui.settings.preferences import Preferences
from tests.ui.qml_driver import QmlDriver

NOW = datetime(2026, 3, 14, 20, 0, tzinfo=UTC)
LATELY = datetime(2026, 3, 13, 21, 0, tzinfo=UTC)


@pytest.mark.parametrize("scale", [0.9, 1.0, 1.15, 1.3])
@pytest.mark.parametrize("size", [(1366, 728), (1366, 768), (1366, 853)])
def test_a_table_can_be_joined_with_a_saved_game_above_it(
    show: Callable[..., QmlDriver], language: Language, tmp_path, scale, size
):
    settings = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    home = Home(language)
    preferences = Preferences(SettingsStore(settings), language)
    home.show_saved([SavedGame("x", "Kitchen", "odyssey", ("Anna", "Boris"), LATELY)], NOW)
    home.show_tables([TableSeen("f", "Kitchen", "odyssey", 3)])
    page = {"home": home, "preferences": preferences, "newer": NewerProgram(language)}
    driver = show("HomePage", size=size, **page)
    theme = qmlEngine(driver.window.rootObject()).singletonInstance("DixitQt", "Theme")
    theme.setProperty("textScale", scale)
    driver.frame()
    entry, tables = driver.item("table-f"), driver.item("tables")
    assert tables.height() >= 0.9 * entry.height()
    with driver.qtbot.waitSignal(home.join_wanted) as joined:
        driver.click("table-f")
    assert joined.args == ["f"]


def test_joining_a_table_needs_a_name(show: Callable[..., QmlDriver], language: Language, tmp_path):
    settings = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    preferences = Preferences(SettingsStore(settings), language)
    home = Home(language, None, lambda: bool(preferences.settings.name.strip()))
    page = {"home": home, "preferences": preferences, "newer": NewerProgram(language)}
    driver = show("HomePage", size=(1366, 768), **page)
    wanted = []
    home.host_wanted.connect(lambda: wanted.append("host"))
    driver.click("host")
    assert wanted == []
    driver.says("First enter your name")
    assert driver.item("name").property("activeFocus")
    driver.write("name", "Anna")
    driver.click("nameGiven")
    assert wanted == ["host"]
    driver.gone("nameGiven")


def test_a_table_can_be_watched_instead(show: Callable[..., QmlDriver], language, tmp_path):
    settings = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    home = Home(language)
    home.show_tables([TableSeen("f", "Kitchen", "odyssey", 3), TableSeen("e", "Full", "team", 0)])
    preferences = Preferences(SettingsStore(settings), language)
    page = {"home": home, "preferences": preferences, "newer": NewerProgram(language)}
    driver = show("HomePage", size=(1366, 768), **page)
    sought: list[str] = []
    home.watch_wanted.connect(sought.append)
    driver.click("watch-f")
    assert not driver.has("watch-e")
    driver.click("table-e")
    assert sought == ["f", "e"]


@pytest.mark.parametrize("size", [(1366, 728), (1366, 853)])
def test_a_newcomer_reads_what_dixit_is(show: Callable[..., QmlDriver], language, tmp_path, size):
    settings = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    home = Home(language)
    home.show_saved([SavedGame("x", "Kitchen", "odyssey", ("Anna", "Boris"), LATELY)], NOW)
    preferences = Preferences(SettingsStore(settings), language)
    page = {"home": home, "preferences": preferences, "newer": NewerProgram(language)}
    driver = show("HomePage", size=size, **page)
    assert "everybody guesses which was meant" in driver.text("whatDixitIs")


def test_a_player_who_has_left_can_come_back_to_their_seat_even_at_a_full_table(
    show: Callable[..., QmlDriver], language: Language, tmp_path
):
    settings = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    home = Home(language)
    home.show_tables([TableSeen("f", "Kitchen", "odyssey", 0, seat_kept=True)])
    preferences = Preferences(SettingsStore(settings), language)
    page = {"home": home, "preferences": preferences, "newer": NewerProgram(language)}
    driver = show("HomePage", size=(1366, 768), **page)
    assert driver.value("action-f", "text") == "Come back"
    driver.says("your seat is kept")
    with driver.qtbot.waitSignal(home.join_wanted) as joined:
        driver.click("table-f")
    assert joined.args == ["f"]


def test_an_address_that_could_not_be_joined_is_checked_at_once(
    show: Callable[..., QmlDriver], language: Language
):
    home, trouble = Home(language), Trouble()
    checked: list[str] = []
    trouble.run_wanted.connect(checked.append)
    home.joinAddress(" 192.168.1.77 ")
    driver = show("TroublePage", size=(1366, 768), home=home, trouble=trouble)
    assert checked == ["192.168.1.77"]
    assert driver.value("troubleAddress", "text") == "192.168.1.77"
    home.show_recents([("192.168.1.77:42042", "Kitchen")])
    assert home.tried == ""


def test_the_cause_of_a_trouble_is_shown_above_the_steps_that_found_it(
    show: Callable[..., QmlDriver], language: Language
):
    home, trouble = Home(language), Trouble()
    steps = [StepRow(str(n), "ok", "Firewall", "Nothing is blocked.", "") for n in range(12)]
    trouble.show(steps, Verdict(cause="Everything works.", good=True), running=False)
    driver = show("TroublePage", size=(1366, 768), home=home, trouble=trouble)
    cause = driver.item("cause")
    below = cause.mapToScene(QPointF(0, cause.height())).y()
    assert below < 500
