"""The three speech bubbles of a first game: each appears when it's needed, and only once."""

import pytest
from PySide6.QtCore import QSettings

from dixit_qt.rules.actions import ClaimStory, Give, GiveClue, Vote
from dixit_qt.rules.views import view_for
from dixit_qt.store.settings import SettingsStore
from dixit_qt.ui.rounds.reveal import Reveal
from dixit_qt.ui.settings.preferences import Preferences
from dixit_qt.ui.shell.lessons import Lesson, Lessons, lesson_of
from tests.ui.engine_table import EngineTable, dealt


def told(edition: str = "classic-30", players: int = 4) -> EngineTable:
    """Seat 1 has given a clue; this window's seat 0 has to give a card."""
    table = dealt(edition, players, 0)
    table.play(1, ClaimStory())
    legal = view_for(table.game, 1).legal.clue
    table.play(1, GiveClue("Night", card=legal.cards[0]))
    return table


def give_all(table: EngineTable) -> None:
    for seat in (0, 2, 3):
        legal = view_for(table.game, seat).legal.give
        table.play(seat, Give(legal.cards[:1]))


def vote_all(table: EngineTable) -> None:
    for seat in (0, 2, 3):
        legal = view_for(table.game, seat).legal.vote
        table.play(seat, Vote((legal.numbers[0],)))


@pytest.fixture
def preferences(tmp_path, language) -> Preferences:
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    return Preferences(SettingsStore(store), language)


def lessons_at(table: EngineTable, language, preferences: Preferences) -> tuple[Lessons, Reveal]:
    reveal = Reveal(table.feed, language, lambda _card: "")
    return Lessons(table.feed, language, preferences, reveal), reveal


def test_each_lesson_comes_when_it_is_needed_and_is_learned_by_doing(language, preferences):
    table = told()
    lessons, reveal = lessons_at(table, language, preferences)
    assert lessons.props.lesson == Lesson.GIVE
    assert "Boris" in lessons.props.words
    give_all(table)
    assert lessons.props.lesson == Lesson.VOTE
    vote_all(table)
    assert lessons.props.lesson == Lesson.POINTS
    reveal.dismiss()
    assert lessons.props.lesson == Lesson.NONE
    assert preferences.learned() == {Lesson.GIVE, Lesson.VOTE, Lesson.POINTS}


def test_a_learned_lesson_is_not_shown_again(language, preferences):
    lessons, _ = lessons_at(told(), language, preferences)
    lessons.understood()
    assert lessons.props.words == ""
    again, _ = lessons_at(told(), language, preferences)
    assert again.props.words == ""


def test_no_lessons_in_poetry_or_for_spectators():
    assert lesson_of(dealt("poetry", 3, 0).feed.state, is_revealed=True) is Lesson.NONE
    watching = dealt("classic-30", 4, None)
    assert lesson_of(watching.feed.state, is_revealed=True) is Lesson.NONE


def test_clicking_a_bubble_closes_it(show, language, preferences):
    lessons, _ = lessons_at(told(), language, preferences)
    driver = show("LessonBubble", size=(240, 300), lessons=lessons)
    driver.says("fits Boris's clue")
    driver.click("lessonLearned")
    driver.gone("lesson")
    assert preferences.learned() == {Lesson.GIVE}
