"""Poetry for two with the virtual rival [004:236-261]. The rival is side 2 and has no seat."""

import pytest

from dixit_qt.rules.actions import ChooseEnding, Guess
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import Award, PoemLine, Reason, StoryGuess, TieBreak
from dixit_qt.rules.refusals import Refusal
from tests.rules.poetry.builders import PoetryTable

RIVAL = 2


def after_hint(scores: tuple[int, int, int] = (5, 5, 5)) -> PoetryTable:
    table = PoetryTable(2)
    table.hint(story=2)
    table.change_scores(scores)
    return table


def lay_both(table: PoetryTable, *, mine: bool, his: bool) -> None:
    table.lay_judged(fits=mine)
    table.judge(fits=his)


def by_role(table: PoetryTable) -> tuple[int, int, int]:
    """Storyteller, human guesser, rival."""
    teller, guesser = table.teller, table.left(1)
    return table.scores[teller], table.scores[guesser], table.scores[RIVAL]


def test_the_rival_has_chips_and_points_but_no_hand_and_never_tells():
    """[004:242-246]"""
    table = PoetryTable(2)
    shown = table.poem_seen_by(None)
    assert table.scores == (5, 5, 5)
    assert shown.chips == (3, 3, 3)
    assert shown.hand_sizes == (5, 5)
    assert shown.told == (0, 0)
    assert table.seen_by(None).sides == (0, 1)


def test_the_two_people_take_turns_in_telling():
    table = PoetryTable(2)
    tellers = []
    for _ in range(6):
        tellers.append(table.teller)
        table.play_round()
    assert tellers == [tellers[0], 1 - tellers[0]] * 3


def test_the_rival_lays_the_top_line_after_each_line_of_the_guesser():
    """[004:248]"""
    table = after_hint()
    table.lay_judged(fits=True)
    guesser, top = table.left(1), table.game.lines[-1].line
    assert table.phase is Phase.JUDGE
    assert table.seen_by(None).waiting_for == (table.teller,)
    assert table.game.lines[-1] == PoemLine(top, RIVAL)
    assert table.poem_seen_by(None).turn is None
    assert len(table.game.hands[guesser]) == 5
    table.judge(fits=False)
    assert table.game.lines[-1] == PoemLine(top, RIVAL, fits=False)
    assert table.turn() == guesser
    assert table.poem_seen_by(None).chips[RIVAL] == 2


def test_the_guesser_draws_before_the_rival_takes_the_top_line():
    table = after_hint()
    first, second = table.game.line_pile[:2]
    guesser = table.turn()
    table.lay_judged(fits=True)
    assert first in table.game.hands[guesser]
    assert table.game.lines[-1].line == second


@pytest.mark.parametrize("lines", [0, 1, 2, 3])
def test_a_right_guess_is_always_worth_three(lines):
    """The rival scores for all its chips, the storyteller for the guesser's [004:252-255]."""
    table = after_hint((5, 5, 20))
    for _ in range(lines):
        lay_both(table, mine=False, his=False)
    guesser = table.turn()
    table.guess(2)
    assert by_role(table) == (5 + lines, 5 + 3, 20 + lines)
    assert table.game.awards == (
        Award(guesser, 3, Reason.GUESSED_THE_STORY, lines),
        Award(table.teller, lines, Reason.STORY_WAS_GUESSED, lines),
        Award(RIVAL, lines, Reason.LINES_LAID, lines),
    )


def test_a_wrong_guess_costs_a_point_and_the_rival_guesses_right():
    """[004:250, 004:254]. The fitting lines of the guesser still count."""
    table = after_hint((5, 1, 9) if PoetryTable(2).teller == 0 else (1, 5, 9))
    teller, guesser, story = table.teller, table.left(1), table.game.stories[1]
    lay_both(table, mine=True, his=False)
    lay_both(table, mine=False, his=False)
    table.guess(1)
    assert by_role(table) == (5 + 2, 1 - 1 + 1, 9 + 3)
    assert table.game.awards == (
        Award(guesser, -1, Reason.WRONG_GUESS, 1),
        Award(RIVAL, 3, Reason.GUESSED_THE_STORY, 2),
        Award(teller, 2, Reason.STORY_WAS_GUESSED, 2),
        Award(guesser, 1, Reason.FITTING_LINES, 1),
    )
    assert table.game.guesses == (
        StoryGuess(guesser, 1, right=False),
        StoryGuess(RIVAL, 2, right=True),
    )
    table.end()
    assert table.game.kept[RIVAL] == (story,)


def test_the_rival_never_guesses_on_its_own():
    table = after_hint()
    assert table.refusal(RIVAL, Guess(2)) is Refusal.NOT_A_PLAYER
    for _ in range(3):
        lay_both(table, mine=True, his=True)
    assert table.game.guesses == ()
    legal = table.seen_by(table.turn()).legal
    assert (legal.add_line, legal.guess) == ((), (1, 2, 3, 4, 5))


@pytest.mark.parametrize("scores", [(9, 9, 2), (4, 9, 4), (4, 4, 4)])
def test_the_rival_adds_the_ending_when_lowest_or_tied(scores):
    """The rival takes the top one. The storyteller gets another, face down [004:259-261]."""
    table = after_hint(scores)
    laid, counter = table.game.ending_pile[:2]
    before = table.scores
    table.guess(2)
    assert table.phase is Phase.HINT
    gained = [after - score for after, score in zip(table.scores, before, strict=True)]
    assert gained[RIVAL] == 1
    assert table.game.counters == (counter,)
    assert table.game.ending_discard == (laid,)
    poem = table.state.history[0].poem
    assert poem is not None
    assert (poem.ending, poem.ending_by, poem.draws) == (laid, RIVAL, ())


def test_two_people_tied_below_the_rival_draw_lines():
    table = after_hint()
    table.change_scores((2, 5, 20) if table.turn() == 0 else (5, 2, 20))
    table.guess(2)
    assert table.scores == (5, 5, 20)
    assert [draw.side for draw in table.game.draws] == [0, 1]
    assert table.game.ending_by in {0, 1}
    assert table.phase is Phase.ENDING


def last_scores(scores: tuple[int, int, int], kept: tuple[tuple[str, ...], ...]) -> PoetryTable:
    """A game that ends with these totals, after seat 0 has played the ending."""
    table = PoetryTable(2)
    table.play_to_the_last_guess(6)
    table.change_scores((0, 0, 50))
    table.guess(2)
    table.change(kept=kept, winner=None, ending_by=0)
    table.change_scores((scores[0] - 1, *scores[1:]))
    table.act(0, ChooseEnding(table.game.endings[0]))
    return table


def test_the_rival_wins_every_tie_for_the_first_place():
    """Even with fewer story cards [004:261]."""
    outcome = last_scores((8, 3, 10), (("a", "b"), (), ())).state.outcome
    assert outcome is not None
    assert outcome.scores == (10, 3, 10)
    assert (outcome.winners, outcome.tie_break) == ((RIVAL,), TieBreak.RIVAL_TAKES_TIES)


def test_people_tied_above_the_rival_use_the_ordinary_tie_break():
    outcome = last_scores((8, 9, 2), (("a", "b"), ("c",), ())).state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.tie_break) == ((0,), TieBreak.STORY_CARDS)


def test_the_story_cards_of_the_rival_count():
    outcome = last_scores((8, 9, 8), ((), (), ("c", "d"))).state.outcome
    assert outcome is not None
    assert outcome.scores == (8, 9, 10)
    assert (outcome.winners, outcome.tie_break) == ((RIVAL,), None)
