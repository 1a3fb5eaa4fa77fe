"""The speech bubbles of the first games: each appears when it's needed, and only once."""

import pytest
from PySide6.QtCore import QSettings, Qt

from dixit_qt.rules.actions import ClaimStory, Give, GiveClue, Hint, Vote
from dixit_qt.rules.views import view_for
from dixit_qt.store.settings import SettingsStore
from dixit_qt.ui.game.card_table import CardTable
from dixit_qt.ui.rounds.reveal import Reveal
from dixit_qt.ui.settings.preferences import Preferences
from dixit_qt.ui.shell.lessons import Lesson, Lessons, lesson_of
from tests.ui.engine_table import EngineTable, dealt


def told(edition: str = "classic-30", players: int = 4, seat: int = 0) -> EngineTable:
    """Seat 1 has given a clue; this window has seat 0, or another."""
    table = dealt(edition, players, seat)
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


def vote(table: EngineTable, found: int) -> None:
    """This many voters find Boris's card."""
    cards = [laid.owner for laid in table.game.game.table]
    for finders, seat in enumerate((0, 2, 3)):
        legal = view_for(table.game, seat).legal.vote
        right = cards.index(1) + 1
        wrong = next(number for number in legal.numbers if number != right)
        table.play(seat, Vote((right if finders < found else wrong,)))


def voting_in_party(seat: int) -> EngineTable:
    """Seat 1 has given the clue, and everybody has given a card."""
    table = dealt("party", 6, seat)
    table.play(1, ClaimStory())
    table.play(1, GiveClue("Night"))
    for giver in range(6):
        table.play(giver, Give(view_for(table.game, giver).legal.give.cards[:1]))
    return table


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


def test_the_first_storyteller_learns_what_a_good_clue_is(language, preferences):
    table = dealt("classic-30", 4, 0)
    lessons, _ = lessons_at(table, language, preferences)
    assert lessons.props.lesson == Lesson.STORY
    assert "I have a story" in lessons.props.words
    table.play(0, ClaimStory())
    assert lessons.props.lesson == Lesson.CLUE
    assert "neither too easy nor too hard" in lessons.props.words


@pytest.mark.parametrize(
    ("found", "words"),
    [(3, "too easy"), (0, "too hard"), (1, "a good clue")],
    ids=["everybody", "nobody", "somebody"],
)
def test_the_points_say_why_the_storyteller_has_some_or_none(language, preferences, found, words):
    table = told()
    lessons, _ = lessons_at(table, language, preferences)
    give_all(table)
    vote(table, found)
    assert lessons.props.lesson == Lesson.POINTS
    assert words in lessons.props.words
    assert "Boris" in lessons.props.words


def test_storytellers_are_addressed_when_the_points_are_explained(language, preferences):
    table = told(seat=1)
    lessons, _ = lessons_at(table, language, preferences)
    give_all(table)
    vote(table, 1)
    assert "You and the finders score" in lessons.props.words


def test_in_party_the_voters_and_the_storyteller_learn_what_the_red_marker_does(
    language, preferences
):
    for seat, lesson in ((0, Lesson.CROWD), (1, Lesson.RED)):
        table = voting_in_party(seat)
        assert lesson_of(table.feed.state, is_revealed=False) is lesson
        lessons, _ = lessons_at(table, language, preferences)
        assert "spoil" in lessons.props.words


@pytest.mark.parametrize(
    ("players", "words"), [(3, "every chip you've used is a point"), (2, "3 points")]
)
def test_in_poetry_the_first_line_explains_the_chips(language, preferences, players, words):
    teller = dealt("poetry", players, None).game.storyteller
    table = dealt("poetry", players, (teller + 1) % players)
    hint = view_for(table.game, teller).legal.hint
    table.play(teller, Hint(hint.stories[0], hint.lines[0]))
    lessons, _ = lessons_at(table, language, preferences)
    assert lessons.props.lesson == Lesson.CHIPS
    assert words in lessons.props.words


def test_while_a_lesson_speaks_the_other_instructions_are_silent(show, language, preferences):
    table = told()
    lessons, _ = lessons_at(table, language, preferences)
    cards = CardTable(table.feed, language, lambda _card: "")
    driver = show("GameScreen", table=cards, lessons=lessons, focus=True)
    driver.says("fits Boris's clue")
    assert not driver.has("status")
    assert "Give to Boris" not in driver.texts()
    driver.press(Qt.Key.Key_1)
    driver.item("giveChosen")
    driver.gone("lesson")
    driver.press(Qt.Key.Key_Escape)
    driver.click("lessonLearned")
    driver.item("status")
    assert "Give to Boris" in driver.texts()


def test_with_two_votes_the_buttons_come_once_a_card_is_chosen(show, language, preferences):
    table = told("odyssey", 7)
    for seat in (0, 2, 3, 4, 5, 6):
        table.play(seat, Give(view_for(table.game, seat).legal.give.cards[:1]))
    lessons, _ = lessons_at(table, language, preferences)
    cards = CardTable(table.feed, language, lambda _card: "")
    driver = show("GameScreen", table=cards, lessons=lessons, focus=True)
    driver.item("lesson")
    assert not driver.has("castVote")
    number = view_for(table.game, 0).legal.vote.numbers[0]
    driver.click(f"table-{number}")
    driver.item("castVote")
    driver.gone("lesson")


def test_spectators_get_no_lessons():
    watching = dealt("classic-30", 4, None)
    assert lesson_of(watching.feed.state, is_revealed=True) is Lesson.NONE


def test_clicking_a_bubble_closes_it(show, language, preferences):
    lessons, _ = lessons_at(told(), language, preferences)
    driver = show("LessonBubble", size=(700, 200), lessons=lessons)
    driver.says("fits Boris's clue")
    driver.click("lessonLearned")
    driver.gone("lesson")
    assert preferences.learned() == {Lesson.GIVE}
