"""The poem's sheet and the hand of lines: what lies where, and that it stays there."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSettings

from dixit_qt import paths
from dixit_qt.client.state import VersesText
from dixit_qt.rules.actions import AddLine, Hint, Judge
from dixit_qt.rules.views import view_for
from dixit_qt.store.settings import SettingsStore
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.poetry.poetry_table import PoetryTable
from dixit_qt.ui.rounds.reveal import Reveal
from dixit_qt.ui.settings.preferences import Preferences
from dixit_qt.ui.shell.lessons import Lessons
from tests.ui.engine_table import EngineTable, dealt
from tests.ui.qml_driver import QmlDriver, items_below
from tests.ui.rounds.told_games import no_picture

Show = Callable[..., QmlDriver]
LINES = (
    "The cat is out.",
    "Somebody slept the whole thing through, and nobody had the heart to wake them.",
    "It felt like home and smelled like stew.",
)
SIZES = [(1366, 768), (1024, 640)]


def a_poem(seat_after_teller: int) -> EngineTable:
    table = dealt("poetry", 4, seat=0, cards=100)
    teller = table.game.storyteller
    table.seat = (teller + seat_after_teller) % 4
    table.play(teller, Hint(2, table.game.game.hands[teller][0]))
    return table


def worded(table: EngineTable) -> VersesText:
    numbers = sorted(number for hand in table.game.game.hands for number in hand)
    hint = table.game.game.hint
    words = {number: LINES[place % len(LINES)] for place, number in enumerate((hint, *numbers))}
    return VersesText("trial", "en", words, {})


def in_scene(driver: QmlDriver, name: str) -> QRectF:
    item = driver.item(name)
    return item.mapRectToScene(item.boundingRect())


@pytest.fixture
def sit(show: Show) -> Callable[..., QmlDriver]:
    def sit_down(table: EngineTable, **props) -> QmlDriver:
        table.feed.show(replace(table.feed.state, verses=worded(table)))
        model = PoetryTable(table.feed, Language(paths.translations()), no_picture)
        return show("PoetryScreen", table=model, focus=True, **props)

    return sit_down


@pytest.mark.parametrize("size", SIZES)
def test_the_answers_and_the_sheet_stay_in_their_places(sit, size):
    table = a_poem(seat_after_teller=0)
    driver = sit(table, size=size)
    places = []
    for fits in (True, False, True, True):
        turn = table.game.game.turn
        table.play(turn, AddLine(table.game.game.hands[turn][fits]))
        table.feed.show(replace(table.feed.state, verses=worded(table)))
        driver.frame()
        places.append([in_scene(driver, name) for name in ("judge-yes", "judge-no", "poem")])
        table.play(table.seat, Judge(fits))
    assert all(place == places[0] for place in places)
    yes, no, sheet = places[0]
    assert sheet.contains(yes)
    assert sheet.contains(no)


def test_the_answers_weigh_the_same(sit):
    table = a_poem(seat_after_teller=0)
    turn = table.game.game.turn
    table.play(turn, AddLine(table.game.game.hands[turn][0]))
    driver = sit(table)
    assert driver.value("judge-yes", "kind") == driver.value("judge-no", "kind")


def test_the_verse_is_large_while_the_sheet_has_room(sit):
    table = a_poem(seat_after_teller=1)
    driver = sit(table)
    assert driver.value("poem", "verseSize") >= 18
    assert in_scene(driver, "poem").height() > 768 * 0.8


def test_a_poem_that_grows_stays_whole_on_the_sheet(sit):
    table = a_poem(seat_after_teller=0)
    driver = sit(table)
    sizes = []
    for _ in range(6):
        turn = table.game.game.turn
        table.play(turn, AddLine(table.game.game.hands[turn][0]))
        table.feed.show(replace(table.feed.state, verses=worded(table)))
        table.play(table.seat, Judge(fits=True))
        driver.frame()
        sizes.append(driver.value("poem", "verseSize"))
    assert sizes == sorted(sizes, reverse=True)
    sheet, answers = in_scene(driver, "poem"), in_scene(driver, "takeVerdictBack")
    lines = [in_scene(driver, f"poemLine-{place}") for place in range(7)]
    assert all(sheet.contains(line) and line.bottom() <= answers.top() for line in lines)


def test_a_player_who_comes_back_to_a_long_poem_sees_all_of_it(sit):
    table = a_poem(seat_after_teller=0)
    for _ in range(7):
        turn = table.game.game.turn
        table.play(turn, AddLine(table.game.game.hands[turn][0]))
        table.play(table.seat, Judge(fits=True))
    driver = sit(table, size=(1366, 768))
    driver.frame()
    sheet, answers = in_scene(driver, "poem"), in_scene(driver, "takeVerdictBack")
    lines = [in_scene(driver, f"poemLine-{place}") for place in range(8)]
    assert driver.value("poem", "verseSize") < 22
    assert all(sheet.contains(line) and line.bottom() <= answers.top() for line in lines)


@pytest.mark.parametrize("size", SIZES)
def test_a_chosen_line_has_its_button_right_below_it(sit, size):
    driver = sit(a_poem(seat_after_teller=1), size=size)
    for place in range(5):
        driver.click(f"line-{place}")
        driver.frame()
        line, button = in_scene(driver, f"line-{place}"), in_scene(driver, "addLine")
        assert QRectF(0, 0, *size).contains(button)
        assert 0 <= button.top() - line.bottom() < 24
        assert abs(button.center().x() - line.center().x()) < line.width()


def test_all_lines_of_the_hand_have_one_size_and_none_is_cut(sit):
    driver = sit(a_poem(seat_after_teller=1))
    texts = [
        item
        for place in range(5)
        for item in items_below(driver.item(f"line-{place}"))
        if item.property("lineCount")
    ]
    assert len(texts) == 5
    assert len({text.property("fontInfo").property("pixelSize").toInt() for text in texts}) == 1
    assert all(text.property("contentHeight") <= text.height() for text in texts)


def test_a_lesson_that_fades_is_not_covered_by_the_stories(sit, tmp_path, language):
    table = a_poem(seat_after_teller=1)
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    preferences = Preferences(SettingsStore(store), language)
    lessons = Lessons(table.feed, language, preferences, Reveal(table.feed, language, no_picture))
    table.feed.show(replace(table.feed.state, view=view_for(table.game, table.seat)))
    driver = sit(table, lessons=lessons, pace=1)
    driver.until(lambda: driver.item("lesson").opacity() == 1, "there is no lesson")
    driver.click("story-1")
    lesson = driver.item("lesson")
    faded = [lesson.opacity()]
    while lesson.isVisible():
        bubble = lesson.mapRectToScene(lesson.boundingRect())
        assert not bubble.intersects(in_scene(driver, "story-1"))
        driver.frame()
        faded.append(lesson.opacity())
    assert any(0 < opacity < 1 for opacity in faded)
