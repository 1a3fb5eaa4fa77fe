"""Each player's result of a finished game."""

import pytest
from msgspec.structs import replace

from dixit_qt.rules.actions import AddChair, EndGame, GiveHeart, TakeChairs
from dixit_qt.rules.engine import apply, legal_actions
from dixit_qt.rules.house.afterwards import Loved, loved_pictures, results_of
from dixit_qt.rules.model import Clue, ClueKind, Phase
from dixit_qt.rules.state import GameState
from tests.rules.poetry.builders import PoetryTable
from tests.rules.tables import a_game, a_table, game_played, voted


def a_round_played() -> GameState:
    """Seat 0 told, seat 1 found the card, all others voted for seat 1's card."""
    return voted(a_table("odyssey", 4, Phase.VOTE), {1: 0, 2: 1, 3: 1})


def ended(state: GameState, *scores: int) -> GameState:
    return apply(replace(state, scores=scores), None, EndGame())


def test_a_running_game_has_no_results() -> None:
    assert results_of(a_game("odyssey", 4)) == ()


def test_equal_points_share_a_place() -> None:
    results = results_of(ended(a_round_played(), 8, 20, 8, 3))
    assert [(result.place, result.points) for result in results] == [
        (2, 8),
        (1, 20),
        (2, 8),
        (4, 3),
    ]


def test_points_are_given_as_a_percentage_of_the_winners() -> None:
    assert [r.relative for r in results_of(ended(a_round_played(), 5, 20, 10, 0))] == [
        25,
        100,
        50,
        0,
    ]
    assert {r.relative for r in results_of(ended(a_round_played(), 0, 0, 0, 0))} == {0}


def test_finds_and_votes_are_counted() -> None:
    results = results_of(ended(a_round_played(), 0, 0, 0, 0))
    assert [result.found for result in results] == [0, 1, 0, 0]
    assert [result.votes for result in results] == [1, 2, 0, 0]


def test_hearts_are_counted_for_the_owners_of_the_pictures() -> None:
    state = a_round_played()
    laid = next(n for n, card in enumerate(state.history[0].table, 1) if card.owner == 2)
    for seat in (0, 1):
        assert laid in legal_actions(state, seat).hearts
    over = ended(state, 1, 2, 3, 4)
    over = apply(apply(over, 0, GiveHeart(laid)), 1, GiveHeart(laid))
    assert [result.hearts for result in results_of(over)] == [0, 0, 2, 0]


def test_loved_pictures_are_listed_by_number_of_hearts() -> None:
    first = a_round_played().history[0]
    later = replace(first, hearts=(0, 3, 0, 1), clue=Clue(ClueKind.WRITTEN, "later"))
    history = (replace(first, hearts=(1, 2, 0, 0)), later, first)
    cards, owners = zip(*((laid.card, laid.owner) for laid in first.table), strict=True)
    assert loved_pictures(history) == (
        Loved(cards[1], 5, "later", owners[1]),
        Loved(cards[0], 1, first.clue.text, owners[0]),
        Loved(cards[3], 1, "later", owners[3]),
    )
    assert loved_pictures((replace(later, clue=None),))[0].clue == ""


def test_a_loved_story_of_poetry_has_no_clue_and_no_owner() -> None:
    table = PoetryTable(3)
    table.play_round()
    record = table.state.history[0]
    loved = loved_pictures((replace(record, hearts=(0, 1)),))
    assert loved == (Loved(record.poem.stories[1], 1),)


def test_a_player_who_left_has_no_place() -> None:
    state = apply(a_round_played(), None, TakeChairs((1,)))
    results = results_of(ended(state, 1, 50, 2, 3))
    assert [(result.seat, result.place) for result in results] == [(0, 3), (2, 2), (3, 1)]


def test_in_team_both_share_the_place_of_their_team() -> None:
    results = results_of(game_played(a_game("team", 6)))
    for seat in range(3):
        assert results[seat].place == results[seat + 3].place


def test_in_party_there_is_no_story_to_find() -> None:
    assert {result.found for result in results_of(game_played(a_game("party", 6)))} == {0}


def test_in_poetry_the_side_that_keeps_a_story_found_it() -> None:
    table = PoetryTable(3)
    table.play_round()
    winner = table.state.history[0].poem.winner
    table.act(None, EndGame())
    found = {result.seat: result.found for result in results_of(table.state)}
    assert [seat for seat, count in found.items() if count] == [winner]


@pytest.mark.parametrize(
    ("scores", "places"),
    [((9, 7, 20), (2, 3)), ((20, 7, 9), (1, 3)), ((20, 7, 3), (1, 2)), ((9, 9, 9), (2, 2))],
)
def test_in_poetry_for_two_the_rival_has_its_own_place(scores, places) -> None:
    table = PoetryTable(2)
    table.play_round()
    table.change(kept=((), (), ()))
    table.change_scores(scores)
    table.act(None, EndGame())
    assert tuple(result.place for result in results_of(table.state)) == places


def test_a_rival_who_has_left_takes_no_place() -> None:
    table = PoetryTable(2)
    table.play_round()
    table.act(None, AddChair())
    table.change(kept=((), (), (), ()))
    table.change_scores((9, 7, 20, 5))
    table.act(None, EndGame())
    places = {result.seat: result.place for result in results_of(table.state)}
    assert places == {0: 1, 1: 2, 2: 3}
