"""A guess is shown without its result first, as long as a screen breathes."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec import structs
from pytestqt.qtbot import QtBot

from dixit_qt import paths
from dixit_qt.rules.actions import AddLine, ChooseEnding, Guess, Hint, Judge
from dixit_qt.rules.model import Phase
from dixit_qt.rules.views import view_for
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.poetry.poetry_table import PoetryTable
from dixit_qt.ui.television.programme import Stays
from dixit_qt.ui.television.television import Television
from tests.ui.engine_table import EngineTable, dealt
from tests.ui.rounds.told_games import no_picture

BREATH_MS = 60_000
SHORT_MS = 5


def a_poem(players: int = 4, story: int = 2) -> EngineTable:
    """The seat left of the storyteller looks at the screen, and has to guess or add a line."""
    table = dealt("poetry", players, seat=0, cards=100)
    who = table.game.storyteller
    table.seat = (who + 1) % players
    table.play(who, Hint(story, table.game.game.hands[who][0]))
    return table


def name_of(table: EngineTable, seat: int) -> str:
    return table.feed.state.room.seats[seat].name


@pytest.fixture
def screen() -> Callable[[EngineTable, int], PoetryTable]:
    def made(table: EngineTable, breath: int) -> PoetryTable:
        model = PoetryTable(table.feed, Language(paths.translations()), no_picture)
        model.breathe(breath)
        return model

    return made


def points(model: PoetryTable) -> list[int]:
    return [row.score for row in model.people.rows]


def test_a_wrong_guess_keeps_its_result_for_a_breath(screen, qtbot: QtBot):
    table = a_poem()
    model = screen(table, BREATH_MS)
    guesser = table.seat
    table.play(guesser, Guess(3))
    assert model.props.guessing
    assert model.props.status == model.props.guess_words
    assert model.props.guess_words == f"{name_of(table, guesser)} guesses story 3…"
    story = model.stories.rows[2]
    assert (story.faceUp, len(story.guessers)) == (True, 1)
    assert points(model) == [5, 5, 5, 5]
    assert not model.props.can_guess
    model.breathe(SHORT_MS)
    other = table.game.game.turn
    table.play(other, Guess(4))
    assert [story.faceUp for story in model.stories.rows[:4]] == [True, True, False, True]
    qtbot.waitUntil(lambda: not model.props.guessing)
    assert not model.stories.rows[3].faceUp
    assert points(model)[guesser] == points(model)[other] == 4
    assert model.props.guess_words == "Story 4 isn't the one."
    assert model.props.gains[other] == -1
    assert sum(model.props.gains) == -1


def test_a_right_guess_names_the_finder_after_a_breath(screen, qtbot: QtBot):
    table = a_poem(story=2)
    model = screen(table, SHORT_MS)
    guesser, teller = table.seat, table.game.storyteller
    table.play(guesser, AddLine(table.game.game.hands[guesser][0]))
    table.play(teller, Judge(fits=True))
    finder = table.game.game.turn
    table.play(finder, Guess(2))
    assert (model.props.guessing, model.props.phase) == (True, Phase.GUESSER)
    assert not any(story.chosen for story in model.stories.rows)
    qtbot.waitUntil(lambda: not model.props.guessing)
    assert model.props.guess_right
    assert model.props.guess_words == f"Found by {name_of(table, finder)}!"
    assert model.props.phase == Phase.ENDING
    assert [row.number for row in model.stories.rows if row.chosen] == [2]
    assert model.props.gains[guesser] == 1


def test_a_guess_without_points_to_lose_costs_nothing(screen, qtbot: QtBot):
    table = a_poem()
    table.game = structs.replace(table.game, scores=(0,) * 4)
    table.feed.show(replace(table.feed.state, view=view_for(table.game, table.seat)))
    model = screen(table, SHORT_MS)
    table.play(table.seat, Guess(3))
    qtbot.waitUntil(lambda: not model.props.guessing)
    assert model.props.gains == [0, 0, 0, 0]


def test_the_next_round_does_not_wait_for_a_breath(screen, qtbot: QtBot):
    table = a_poem(players=3, story=2)
    model = screen(table, BREATH_MS)
    table.play(table.seat, Guess(2))
    assert model.props.guessing
    chooser = next(seat for seat in range(3) if table.game.sides[seat] == table.game.game.ending_by)
    table.play(chooser, ChooseEnding(table.game.game.endings[0]))
    qtbot.waitUntil(lambda: not model.props.guessing)
    assert (model.props.guessed, model.props.guess_words) == (0, "")


def test_in_a_game_for_two_the_rival_finds_what_was_missed(screen, qtbot: QtBot):
    table = a_poem(players=2)
    model = screen(table, SHORT_MS)
    table.play(table.seat, Guess(3))
    assert model.props.guess_words == f"{name_of(table, table.seat)} guesses story 3…"
    qtbot.waitUntil(lambda: not model.props.guessing)
    assert not model.props.guess_right
    assert model.props.guess_words == "Story 3 isn't the one. Found by Alexander Pushkin!"


def test_without_a_breath_the_result_comes_at_once(screen):
    table = a_poem()
    model = screen(table, 0)
    table.play(table.seat, Guess(3))
    assert not model.props.guessing
    assert not model.stories.rows[2].faceUp
    assert model.props.status.startswith(f"{name_of(table, table.seat)} guessed story 3: wrong.")


def test_the_television_holds_its_breath_too(qtbot: QtBot):
    table = a_poem()
    stays = Stays(read=0, seen=0, clue=0)
    model = Television(table.feed, Language(paths.translations()), no_picture, stays=stays)
    model.parts.poetry.breathe(SHORT_MS)
    table.play(table.seat, Guess(3))
    assert model.props.status == f"{name_of(table, table.seat)} guesses story 3…"
    assert model.cards.rows[2].face_up
    qtbot.waitUntil(lambda: not model.cards.rows[2].face_up)
    assert "guessed story 3: wrong." in model.props.status
