"""«I love this picture»: hearts are hidden until the next clue, then shown without givers, can be
given until the next reveal, and give no points."""

import pytest

from dixit_qt.rules.actions import EndGame, GiveHeart, TakeBack, WatcherHeart
from dixit_qt.rules.engine import apply, legal_actions
from dixit_qt.rules.house.afterwards import lovable
from dixit_qt.rules.model import Phase
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.state import GameState
from dixit_qt.rules.views import view_for
from tests.rules.poetry.builders import PoetryTable
from tests.rules.tables import a_game, a_table, assert_refused, game_played, round_played, with_clue


def revealed(edition: str = "odyssey", players: int = 4) -> GameState:
    return round_played(a_table(edition, players, Phase.CLUE))


def own_number(state: GameState, seat: int) -> int:
    table = state.history[-1].table
    return next(number for number, laid in enumerate(table, 1) if laid.owner == seat)


def another(state: GameState, seat: int) -> int:
    return legal_actions(state, seat).hearts[0]


def test_a_heart_can_be_given_to_any_picture_but_your_own() -> None:
    state = revealed()
    for seat in range(4):
        hearts = legal_actions(state, seat).hearts
        assert set(hearts) == {1, 2, 3, 4} - {own_number(state, seat)}
    assert_refused(state, 2, GiveHeart(own_number(state, 2)), Refusal.NOTHING_TO_LOVE)
    assert_refused(state, 2, GiveHeart(5), Refusal.NOTHING_TO_LOVE)


def test_a_heart_is_its_givers_secret_until_the_next_clue() -> None:
    state = revealed()
    number = another(state, 0)
    loved = apply(state, 0, GiveHeart(number))
    assert view_for(loved, 0).heart == number
    assert [view_for(loved, seat).heart for seat in (None, 1, 2, 3)] == [None] * 4
    assert loved.history[-1].hearts == ()
    told = with_clue(loved)
    assert told.history[-1].hearts == tuple(int(n == number) for n in range(1, 5))
    assert view_for(told, 0).heart == number
    assert [view_for(told, seat).heart for seat in (None, 1, 2, 3)] == [None] * 4


def test_a_heart_can_be_given_while_the_others_play_on() -> None:
    state = with_clue(revealed())
    number = another(state, 1)
    loved = apply(state, 1, GiveHeart(number))
    assert loved.history[-1].hearts[number - 1] == 1
    assert sum(apply(loved, 1, GiveHeart(None)).history[-1].hearts) == 0


def test_the_next_reveal_ends_the_hearts_of_the_round_before() -> None:
    state = revealed()
    number = another(state, 0)
    state = round_played(apply(with_clue(state), 0, GiveHeart(number)))
    assert [sum(record.hearts) for record in state.history] == [1, 0]
    assert view_for(state, 0).heart is None


def test_a_heart_can_be_moved_or_taken_back() -> None:
    state = revealed()
    first, second = legal_actions(state, 0).hearts[:2]
    state = apply(apply(state, 0, GiveHeart(first)), 0, GiveHeart(second))
    assert view_for(state, 0).heart == second
    state = apply(state, 0, GiveHeart(None))
    assert view_for(state, 0).heart is None
    assert with_clue(state).history[-1].hearts == ()


def test_spectators_give_one_heart_each_to_any_picture() -> None:
    state = revealed()
    for watcher, number in ((7, 1), (8, 2), (7, 2)):
        state = apply(state, None, WatcherHeart(watcher, number))
    state = apply(state, 1, GiveHeart(another(state, 1)))
    hearts = with_clue(state).history[-1].hearts
    assert (hearts[1] >= 2, sum(hearts)) == (True, 3)


def test_hearts_bring_no_points() -> None:
    state = revealed()
    assert apply(state, 0, GiveHeart(another(state, 0))).scores == state.scores


def test_no_hearts_before_the_first_reveal() -> None:
    state = a_table("odyssey", 4, Phase.CLUE)
    assert legal_actions(state, 0).hearts == ()
    assert_refused(state, 0, GiveHeart(1), Refusal.NOT_NOW)
    assert_refused(state, None, WatcherHeart(1, 1), Refusal.NOT_NOW)
    assert_refused(a_table("odyssey", 4, Phase.VOTE), 0, GiveHeart(1), Refusal.NOT_NOW)


def test_after_the_last_round_hearts_are_shown_as_they_are_given() -> None:
    over = game_played(a_game("odyssey", 4, target_score=1))
    number = another(over, 3)
    loved = apply(over, 3, GiveHeart(number))
    assert loved.history[-1].hearts[number - 1] == 1
    assert sum(apply(loved, 3, GiveHeart(None)).history[-1].hearts) == 0


def test_ending_the_game_reveals_the_hearts_of_the_last_round() -> None:
    state = revealed()
    number = another(state, 0)
    over = apply(apply(state, 0, GiveHeart(number)), None, EndGame())
    assert over.history[-1].hearts[number - 1] == 1
    assert sum(apply(over, 0, GiveHeart(None)).history[-1].hearts) == 0


def test_a_taken_back_clue_does_not_hide_the_hearts_again() -> None:
    told = with_clue(revealed())
    number = another(told, 1)
    back = apply(told, told.storyteller, TakeBack())
    assert apply(back, 1, GiveHeart(number)).history[-1].hearts[number - 1] == 1


@pytest.mark.parametrize("players", [2, 4])
def test_in_poetry_hearts_can_be_given_to_the_stories(players: int) -> None:
    table = PoetryTable(players)
    table.play_round()
    assert table.phase is Phase.HINT
    stories = len(table.state.history[-1].poem.stories)
    assert legal_actions(table.state, 0).hearts == tuple(range(1, stories + 1))
    table.act(0, GiveHeart(stories))
    table.hint()
    assert table.state.history[-1].hearts == (*(0,) * (stories - 1), 1)


def test_a_heart_before_the_reveal_is_refused() -> None:
    assert lovable(a_table("classic-30", 4, Phase.GIVE), 1) == ()
