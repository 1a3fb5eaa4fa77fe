"""Turns of Poetry: the storyteller's and the guessers' [004:98-165], and everything refused."""

from collections.abc import Callable

import pytest

from dixit_qt.rules.actions import (
    AddLine,
    ChooseEnding,
    ClaimStory,
    GiveClue,
    Guess,
    Hint,
    Judge,
    SwapLine,
    TakeBack,
    Vote,
)
from dixit_qt.rules.model import Phase
from dixit_qt.rules.refusals import Refusal
from tests.rules.poetry.builders import PoetryTable


def test_the_storyteller_may_swap_one_line_before_the_hint():
    """[004:104]"""
    table = PoetryTable(3)
    line = table.game.hands[table.teller][0]
    drawn = table.game.line_pile[0]
    table.act(table.teller, SwapLine(line))
    assert line not in table.game.hands[table.teller]
    assert drawn in table.game.hands[table.teller]
    assert table.game.line_discard == (line,)
    assert table.poem_seen_by(None).swapped_out == (line,)
    assert table.poem_seen_by(None).swapped_by == (table.teller,)
    assert table.phase is Phase.HINT
    assert table.seen_by(table.teller).legal.swap == ()


@pytest.mark.parametrize("then_guess", [True, False])
def test_a_guesser_may_swap_one_line_before_either_action(then_guess):
    """[004:128]"""
    table = PoetryTable(3)
    table.hint()
    guesser = table.turn()
    table.act(guesser, SwapLine(table.game.hands[guesser][0]))
    assert table.turn() == guesser
    assert len(table.game.hands[guesser]) == 5
    if then_guess:
        table.guess(1)
    else:
        table.lay_judged(fits=True)
    assert table.turn() == table.left(2)
    assert table.seen_by(table.left(2)).legal.swap == table.game.hands[table.left(2)]


def test_an_empty_pile_of_lines_is_refilled_from_the_discards():
    """[004:149]"""
    table = PoetryTable(3)
    discarded = table.game.line_pile
    table.change(line_pile=(), line_discard=discarded)
    table.hint()
    assert table.game.line_discard == ()
    assert set(table.game.line_pile) < set(discarded)
    assert len(table.game.line_pile) == len(discarded) - 1
    assert table.game.line_pile != discarded[1:]


def test_the_last_line_is_drawn_before_anything_is_reshuffled():
    """[004:149]"""
    table = PoetryTable(3)
    last, *discarded = table.game.line_pile
    table.change(line_pile=(last,), line_discard=tuple(discarded))
    table.hint()
    assert last in table.game.hands[table.teller]
    assert table.game.line_pile == ()
    assert table.game.line_discard == tuple(discarded)


def test_the_turn_goes_clockwise_and_never_to_the_storyteller():
    """[004:126, 004:151]"""
    table = PoetryTable(4)
    table.hint()
    turns = []
    for _ in range(7):
        turns.append(table.turn())
        table.lay_judged(fits=False)
    assert turns == [table.left(steps) for steps in (1, 2, 3, 1, 2, 3, 1)]


def test_the_hint_is_public_and_the_story_is_not():
    table = PoetryTable(4)
    line = table.game.hands[table.teller][0]
    table.hint(story=2)
    for seat in (None, table.left(1), table.left(2)):
        assert table.poem_seen_by(seat).hint == line
        assert table.poem_seen_by(seat).chosen is None
    assert table.poem_seen_by(table.teller).chosen == 2


def test_a_judgement_is_public():
    """[004:138-142]"""
    table = PoetryTable(4)
    table.hint()
    table.lay()
    assert table.poem_seen_by(None).lines[-1].fits is None
    table.judge(fits=False)
    assert table.poem_seen_by(None).lines[-1].fits is False


def test_after_a_wrong_guess_the_story_is_face_down_and_the_guesser_continues():
    """[004:161]"""
    table = PoetryTable(3)
    table.hint(story=2)
    guesser = table.turn()
    table.guess(1)
    shown = table.poem_seen_by(None)
    assert not shown.stories[0].face_up
    assert shown.chosen is None
    assert table.seen_by(None).scores[guesser] == 4
    assert table.turn() == table.left(2)
    table.lay_judged(fits=True)
    assert table.turn() == guesser
    assert table.seen_by(guesser).legal.guess == (2, 3, 4, 5)


def test_a_player_without_chips_must_guess():
    """[004:159]"""
    table = PoetryTable(3)
    table.hint()
    for _ in range(6):
        table.lay_judged(fits=True)
    guesser = table.turn()
    legal = table.seen_by(guesser).legal
    assert legal.add_line == ()
    assert legal.guess == (1, 2, 3, 4, 5)
    assert table.refusal(guesser, AddLine(table.game.hands[guesser][0])) is Refusal.NO_CHIPS_LEFT
    table.guess(1)
    table.guess(3)
    assert table.turn() == guesser
    assert table.seen_by(guesser).legal.add_line == ()


def test_the_game_waits_for_the_storyteller_while_a_line_is_unjudged():
    table = PoetryTable(3)
    table.hint()
    table.lay()
    assert table.seen_by(None).waiting_for == (table.teller,)
    assert table.seen_by(table.teller).legal.judge


Situation = Callable[[], PoetryTable]


def before_the_hint() -> PoetryTable:
    return PoetryTable(3)


def after_the_hint() -> PoetryTable:
    table = PoetryTable(3)
    table.hint(story=2)
    return table


def with_a_line_waiting() -> PoetryTable:
    table = after_the_hint()
    table.lay()
    return table


def after_a_wrong_guess() -> PoetryTable:
    table = after_the_hint()
    table.guess(1)
    return table


def before_the_ending() -> PoetryTable:
    """The first guesser has the fewest points, and so chooses the ending."""
    table = after_a_wrong_guess()
    table.guess(2)
    return table


def swapped_once(table: PoetryTable, steps: int) -> PoetryTable:
    seat = table.left(steps)
    table.act(seat, SwapLine(table.game.hands[seat][0]))
    return table


def own_line(table: PoetryTable, steps: int) -> int:
    return table.game.hands[table.left(steps)][1]


# situation, who (steps left of the storyteller), what, refusal [rules.md, 10]
REFUSED = [
    (before_the_hint, 1, lambda t: Hint(1, own_line(t, 1)), Refusal.NOT_THE_STORYTELLER),
    (before_the_hint, 0, lambda t: Hint(0, own_line(t, 0)), Refusal.NO_SUCH_STORY),
    (before_the_hint, 0, lambda t: Hint(6, own_line(t, 0)), Refusal.NO_SUCH_STORY),
    (before_the_hint, 0, lambda t: Hint(1, own_line(t, 1)), Refusal.LINE_NOT_IN_HAND),
    (before_the_hint, 0, lambda t: SwapLine(own_line(t, 1)), Refusal.LINE_NOT_IN_HAND),
    (before_the_hint, 1, lambda t: SwapLine(own_line(t, 1)), Refusal.NOT_YOUR_TURN),
    (before_the_hint, 1, lambda t: AddLine(own_line(t, 1)), Refusal.NOT_YOUR_TURN),
    (before_the_hint, 1, lambda _: Guess(1), Refusal.NOT_YOUR_TURN),
    (before_the_hint, 0, lambda t: AddLine(own_line(t, 0)), Refusal.STORYTELLER_DOES_NOT_GUESS),
    (before_the_hint, 0, lambda _: Guess(1), Refusal.STORYTELLER_DOES_NOT_GUESS),
    (before_the_hint, 0, lambda _: Judge(True), Refusal.NOT_NOW),
    (before_the_hint, 1, lambda _: Judge(True), Refusal.ONLY_THE_STORYTELLER_JUDGES),
    (before_the_hint, 0, lambda _: ChooseEnding(5001), Refusal.NOT_NOW),
    (before_the_hint, 0, lambda _: ClaimStory(), Refusal.NOT_NOW),
    (before_the_hint, 0, lambda _: GiveClue("a clue"), Refusal.NOT_NOW),
    (before_the_hint, 0, lambda _: Vote((1,)), Refusal.NOT_NOW),
    (before_the_hint, 0, lambda _: TakeBack(), Refusal.NOT_NOW),
    (lambda: swapped_once(before_the_hint(), 0), 0, lambda t: SwapLine(own_line(t, 0)),
     Refusal.ALREADY_SWAPPED),
    (after_the_hint, 0, lambda t: Hint(1, own_line(t, 0)), Refusal.NOT_NOW),
    (after_the_hint, 0, lambda t: SwapLine(own_line(t, 0)), Refusal.NOT_YOUR_TURN),
    (after_the_hint, 0, lambda t: AddLine(own_line(t, 0)), Refusal.STORYTELLER_DOES_NOT_GUESS),
    (after_the_hint, 0, lambda _: Guess(2), Refusal.STORYTELLER_DOES_NOT_GUESS),
    (after_the_hint, 1, lambda t: Hint(1, own_line(t, 1)), Refusal.NOT_THE_STORYTELLER),
    (after_the_hint, 2, lambda t: AddLine(own_line(t, 2)), Refusal.NOT_YOUR_TURN),
    (after_the_hint, 2, lambda _: Guess(1), Refusal.NOT_YOUR_TURN),
    (after_the_hint, 2, lambda t: SwapLine(own_line(t, 2)), Refusal.NOT_YOUR_TURN),
    (after_the_hint, 1, lambda t: AddLine(own_line(t, 2)), Refusal.LINE_NOT_IN_HAND),
    (after_the_hint, 1, lambda _: Guess(0), Refusal.NO_SUCH_STORY),
    (after_the_hint, 1, lambda _: Guess(6), Refusal.NO_SUCH_STORY),
    (after_the_hint, 0, lambda _: Judge(True), Refusal.NOT_NOW),
    (after_the_hint, 1, lambda _: ChooseEnding(5001), Refusal.NOT_NOW),
    (lambda: swapped_once(after_the_hint(), 1), 1, lambda t: SwapLine(own_line(t, 1)),
     Refusal.ALREADY_SWAPPED),
    (after_a_wrong_guess, 2, lambda _: Guess(1), Refusal.STORY_IS_FACE_DOWN),
    (after_a_wrong_guess, 1, lambda _: Guess(3), Refusal.NOT_YOUR_TURN),
    (with_a_line_waiting, 1, lambda _: Judge(True), Refusal.ONLY_THE_STORYTELLER_JUDGES),
    (with_a_line_waiting, 1, lambda t: SwapLine(own_line(t, 1)),
     Refusal.A_LINE_WAITS_FOR_JUDGEMENT),
    (with_a_line_waiting, 1, lambda t: AddLine(own_line(t, 1)),
     Refusal.A_LINE_WAITS_FOR_JUDGEMENT),
    (with_a_line_waiting, 2, lambda _: Guess(1), Refusal.A_LINE_WAITS_FOR_JUDGEMENT),
    (with_a_line_waiting, 0, lambda t: SwapLine(own_line(t, 0)),
     Refusal.A_LINE_WAITS_FOR_JUDGEMENT),
    (with_a_line_waiting, 0, lambda _: Guess(1), Refusal.STORYTELLER_DOES_NOT_GUESS),
    (before_the_ending, 0, lambda t: ChooseEnding(t.game.endings[0]), Refusal.NOT_THE_LOWEST),
    (before_the_ending, 1, lambda t: ChooseEnding(t.game.ending_pile[0]), Refusal.NO_SUCH_ENDING),
    (before_the_ending, 1, lambda _: Guess(2), Refusal.NOT_NOW),
    (before_the_ending, 0, lambda _: Judge(True), Refusal.NOT_NOW),
    (before_the_hint, 3, lambda _: Guess(2), Refusal.NOT_A_PLAYER),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "steps", "action", "refusal"), REFUSED)
def test_an_illegal_action_is_refused_and_changes_nothing(situation, steps, action, refusal):
    table = situation()
    seat = table.left(steps) if steps < 3 else 3
    assert table.refusal(seat, action(table)) is refusal


def test_nothing_can_be_done_after_the_end_of_the_game():
    table = PoetryTable(3)
    for _ in range(9):
        table.play_round()
    assert table.phase is Phase.OVER
    assert table.refusal(0, Guess(1)) is Refusal.GAME_IS_OVER
    assert table.seen_by(0).waiting_for == ()


@pytest.mark.parametrize(
    "situation",
    [before_the_hint, after_the_hint, with_a_line_waiting, before_the_ending],
)
def test_only_one_seat_has_anything_to_do(situation):
    table = situation()
    idle = [seat for seat in range(3) if table.seen_by(seat).legal == table.seen_by(None).legal]
    (waited_for,) = table.seen_by(None).waiting_for
    assert sorted([*idle, waited_for]) == [0, 1, 2]


@pytest.mark.parametrize("story", [1, 6])
def test_the_first_and_the_last_story_may_be_chosen(story: int) -> None:
    table = PoetryTable(4)
    assert len(table.game.stories) == 6
    table.hint(story)
    assert table.game.chosen == story
