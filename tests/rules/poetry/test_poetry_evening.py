"""Poetry: adding and removing chairs, taking back a verdict, «И» for «Я», house rules."""

from typing import Any

import pytest
from msgspec.structs import replace

from dixit_qt.rules.actions import (
    AddChair,
    AddLine,
    EndGame,
    Guess,
    ReadWithAnd,
    SwapLine,
    TakeBack,
    TakeChairs,
)
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.engine import apply, legal_actions, new_game, newcomer_refused, waiting_for
from dixit_qt.rules.families import FAMILIES
from dixit_qt.rules.model import Cards, Family, Phase
from dixit_qt.rules.poetry.table import poetry
from dixit_qt.rules.records import EndReason
from dixit_qt.rules.refusals import Refusal, RuleViolation
from tests.rules.poetry.builders import CHOSEN, PoetryTable, printed_decks

WRONG = CHOSEN + 1


def a_table(players: int, cards: Cards | None = None, **options: Any) -> PoetryTable:
    table = PoetryTable(players)
    table.state = new_game("poetry", players, cards or printed_decks(), 1, options, storyteller=0)
    return table


# The first storyteller


@pytest.mark.parametrize("seat", [0, 3])
def test_the_table_may_name_the_first_storyteller(seat: int) -> None:  # 004:82
    state = new_game("poetry", 4, printed_decks(), 1, {}, storyteller=seat)
    assert (state.storyteller, waiting_for(state)) == (seat, (seat,))


def test_an_absent_seat_cannot_be_first_storyteller() -> None:
    with pytest.raises(RuleViolation) as refused:
        new_game("poetry", 4, printed_decks(), 1, {}, storyteller=4)
    assert refused.value.code is Refusal.NOT_A_PLAYER


# A verdict taken back


def test_a_verdict_can_be_taken_back_until_the_next_action() -> None:  # 004:138-147
    table = a_table(4)
    table.hint()
    table.lay_judged(fits=False)
    hand = table.game.hands[1]
    assert legal_actions(table.state, 0).take_back
    table.act(0, TakeBack())
    assert (table.phase, table.game.lines[-1].fits) == (Phase.JUDGE, None)
    table.judge(fits=True)
    assert (table.phase, table.turn(), table.game.lines[-1].fits) == (Phase.GUESSER, 2, True)
    assert table.game.hands[1] == hand


def test_only_the_storyteller_can_take_back_a_verdict() -> None:
    table = a_table(4)
    table.hint()
    assert table.refusal(0, TakeBack()) is Refusal.NOTHING_TO_TAKE_BACK
    table.lay_judged(fits=True)
    assert table.refusal(2, TakeBack()) is Refusal.NOTHING_TO_TAKE_BACK


@pytest.mark.parametrize("deed", ["swap", "line", "guess"])
def test_a_verdict_is_final_after_the_next_action(deed: str) -> None:
    table = a_table(4)
    table.hint()
    table.lay_judged(fits=True)
    line = table.game.hands[2][0]
    table.act(2, {"swap": SwapLine(line), "line": AddLine(line), "guess": Guess(WRONG)}[deed])
    assert not legal_actions(table.state, 0).take_back
    refusal = table.refusal(0, TakeBack())
    assert refusal in {Refusal.NOTHING_TO_TAKE_BACK, Refusal.A_LINE_WAITS_FOR_JUDGEMENT}


def test_a_verdict_on_the_rivals_line_can_be_taken_back() -> None:  # 004:248
    table = a_table(2)
    table.hint()
    table.lay_judged(fits=True)
    assert table.refusal(0, TakeBack()) is Refusal.A_LINE_WAITS_FOR_JUDGEMENT
    table.judge(fits=True)
    table.act(0, TakeBack())
    assert (table.phase, table.game.lines[-1].side) == (Phase.JUDGE, table.game.rival)
    table.judge(fits=False)
    assert (table.phase, table.turn()) == (Phase.GUESSER, 1)


# «И» for «Я»


def test_a_line_of_the_finished_poem_is_read_with_and() -> None:  # 004:217
    table = a_table(4)
    table.hint()
    table.lay_judged(fits=True)
    table.lay_judged(fits=False)
    table.guess()
    table.end()
    assert legal_actions(table.state, 2).readings == (0, 1, 3)
    table.act(2, ReadWithAnd(1))
    table.act(1, ReadWithAnd(0))
    assert table.state.history[0].poem.with_and == (0, 1)
    table.act(1, ReadWithAnd(1, chosen=False))
    assert table.state.history[0].poem.with_and == (0,)


def test_a_line_that_does_not_fit_cannot_be_read_with_and() -> None:  # 004:215
    table = a_table(4)
    assert table.refusal(0, ReadWithAnd(0)) is Refusal.NO_SUCH_LINE
    table.hint()
    table.lay_judged(fits=False)
    table.guess()
    table.end()
    assert table.refusal(0, ReadWithAnd(1)) is Refusal.NO_SUCH_LINE


# The discard pile is open


def test_the_top_of_the_discard_is_seen_and_how_many_lie_there() -> None:  # 004:104, 004:69
    table = a_table(4)
    shown = table.poem_seen_by(None)
    assert (shown.discard, shown.discard_top) == (0, None)
    line = table.game.hands[0][2]
    table.act(0, SwapLine(line))
    shown = table.poem_seen_by(3)
    assert (shown.discard, shown.discard_top) == (1, line)


# Chairs


def test_a_newcomer_begins_like_everybody_else() -> None:
    table = a_table(4)
    table.play_round()
    table.act(None, AddChair())
    state, game = table.state, table.game
    assert state.ring == (0, 4, 1, 2, 3)
    assert state.scores[4] == 5
    assert (len(game.hands[4]), len(game.stories)) == (5, 7)
    assert table.poem_seen_by(4).chips[4] == 2


def test_rounds_are_added_so_that_all_tell_equally_often() -> None:
    table = a_table(4)
    table.play_round()
    table.act(None, AddChair())
    assert table.seen_by(None).rounds_in_all == 15
    while table.state.outcome is None:
        table.play_round()
    assert table.state.told == (3, 3, 3, 3, 3)
    assert table.state.outcome.reason is EndReason.EVERYBODY_HAS_TOLD


def test_a_third_player_takes_the_place_of_the_rival() -> None:  # 004:238
    table = a_table(2)
    table.hint()
    table.guess(WRONG)
    table.end()
    assert len(table.game.kept[2]) == 1
    table.act(None, AddChair())
    assert (table.game.rival, table.state.sides) == (None, (0, 1, 3))
    assert table.game.kept == ((), (), (), ())
    assert len(table.game.stories) == 5
    table.play_round()
    assert table.state.history[-1].poem.winner in {0, 1, 3}


def test_when_two_players_remain_the_rival_joins() -> None:
    table = a_table(3)
    table.play_round()
    table.act(None, TakeChairs((2,)))
    assert (table.state.ring, table.game.rival) == ((0, 1), 3)
    assert table.state.scores[3] == 5
    assert len(table.game.stories) == 5
    while table.state.outcome is None:
        table.play_round()
    assert table.state.told[:2] == (3, 3)


def test_leaving_discards_lines_and_stories() -> None:
    table = a_table(5)
    table.play_round()
    winner = table.state.history[0].poem.winner
    lines, story = table.game.hands[winner], table.game.kept[winner]
    table.act(None, TakeChairs((winner,)))
    assert set(lines) <= set(table.game.line_discard)
    assert set(story) <= set(table.game.story_discard)
    assert (table.game.hands[winner], table.game.kept[winner]) == ((), ())
    assert len(table.game.stories) == 6


def test_a_storyteller_who_leaves_is_skipped() -> None:
    table = a_table(5)
    table.act(None, TakeChairs((0,)))
    assert (table.teller, table.game.turn, table.phase) == (1, 1, Phase.HINT)
    table.play_round()
    assert table.state.history[0].storyteller == 1


def test_the_game_ends_when_the_last_remaining_storyteller_leaves() -> None:
    table = a_table(3, laps=1)
    table.play_round()
    table.play_round()
    table.act(None, TakeChairs((2,)))
    assert table.state.outcome.reason is EndReason.EVERYBODY_HAS_TOLD
    assert set(table.state.outcome.winners) <= {0, 1}


def test_a_newcomer_beyond_six_or_without_enough_cards_is_refused() -> None:
    assert a_table(6).refusal(None, AddChair()) is Refusal.TOO_MANY_PLAYERS
    few_lines = a_table(3, printed_decks(lines=26))
    assert few_lines.refusal(None, AddChair()) is Refusal.TOO_FEW_LINES
    few_stories = a_table(3, printed_decks(pictures=7), laps=1)
    few_stories.play_round()
    few_stories.play_round()
    assert few_stories.refusal(None, AddChair()) is Refusal.TOO_FEW_CARDS


def test_the_table_ends_the_game_and_story_cards_count() -> None:  # 004:232
    table = a_table(3)
    table.play_round()
    table.act(None, EndGame())
    outcome = table.state.outcome
    assert outcome.reason is EndReason.ENDED_BY_THE_TABLE
    assert sum(award.points for award in outcome.awards) == 1


def test_an_endless_game_lasts_until_the_cards_run_out() -> None:
    table = a_table(3, printed_decks(endings=8), laps=None)
    assert table.seen_by(None).rounds_in_all is None
    while table.state.outcome is None:
        table.play_round()
    assert table.state.outcome.reason is EndReason.NOT_ENOUGH_CARDS
    assert len(table.state.history) == 5


# House rules


def test_every_number_of_poetry_can_be_switched() -> None:
    table = a_table(
        3,
        start_score=8,
        hand=7,
        chips=2,
        guess_points=2,
        fitting_points=3,
        misfit_points=1,
        wrong_guess_penalty=5,
        ending_points=4,
    )
    assert table.scores == (8, 8, 8)
    assert [len(hand) for hand in table.game.hands] == [7, 7, 7]
    assert table.poem_seen_by(None).chips == (5, 5, 5)
    table.hint()
    table.lay_judged(fits=True)
    table.lay_judged(fits=False)
    table.lay_judged(fits=False)
    table.guess(WRONG)
    assert table.scores == (8, 8, 3)
    table.guess()
    assert table.scores == (8 + 2 * 2, 8 + 2 * 2, 3 + 1)
    table.end()
    assert table.scores == (12, 12, 8)


def test_the_points_for_fitting_lines_go_to_the_others() -> None:
    table = a_table(3, fitting_points=3)
    table.hint()
    table.lay_judged(fits=True)
    table.guess()
    assert table.scores == (5, 5 + 3, 5)


@pytest.mark.parametrize(
    ("players", "wanted", "rounds"),
    [(2, 30, 6), (3, 45, 9), (4, 72, 12), (5, 70, 10), (6, 96, 12)],
)
def test_stories_do_not_repeat_with_enough_cards(  # 004:70-80
    players: int, wanted: int, rounds: int
) -> None:
    suffices = FAMILIES[Family.POETRY].rounds_without_return
    assert suffices(EDITIONS["poetry"], players, wanted) is None
    assert suffices(EDITIONS["poetry"], players, wanted - 1) == rounds - 1


def test_an_endless_game_returns_stories_when_the_deck_runs_out() -> None:
    endless = a_table(3, laps=None).state.edition
    assert FAMILIES[Family.POETRY].rounds_without_return(endless, 3, 100) == 20


def test_a_player_who_left_has_no_seat_to_take_over() -> None:
    table = a_table(4)
    table.act(None, TakeChairs((3,)))
    with pytest.raises(RuleViolation):
        apply(table.state, None, TakeChairs((3,)))
    assert poetry(table.state).hands[3] == ()


def test_a_newcomer_is_not_refused_for_cards_on_the_table() -> None:
    state = a_table(3).state
    assert newcomer_refused(state) is None
    assert newcomer_refused(replace(state, phase=Phase.GUESSER)) is None
