"""The end of a round and of the game [004:199-234]."""

import pytest

from dixit_qt.rules.actions import ChooseEnding
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import Award, EndReason, Reason, TieBreak
from tests.rules.poetry.builders import PoetryTable, printed_decks


def at_the_ending(scores: tuple[int, ...]) -> PoetryTable:
    """The first guesser found the story without a chip: no points for anybody."""
    table = PoetryTable(len(scores))
    table.hint()
    table.change_scores(scores)
    table.guess()
    return table


@pytest.mark.parametrize("lowest", [0, 1, 2, 3])
def test_the_lowest_score_chooses_the_ending(lowest):
    """The lowest player may be the storyteller [004:203]."""
    scores = tuple(4 if seat == lowest else 5 for seat in range(4))
    table = at_the_ending(scores)
    assert table.game.ending_by == lowest
    assert table.game.draws == ()
    assert table.seen_by(None).waiting_for == (lowest,)
    table.end()
    assert table.scores == (5, 5, 5, 5)


def test_only_the_chooser_sees_the_two_endings():
    table = at_the_ending((4, 5, 5))
    assert table.poem_seen_by(0).endings == table.game.endings
    assert len(table.game.endings) == 2
    for seat in (1, 2, None):
        assert table.poem_seen_by(seat).endings == ()
        assert table.poem_seen_by(seat).ending_by == 0


def test_the_other_ending_counts_the_storytellers_rounds():
    """[004:203]"""
    table = at_the_ending((4, 5, 5))
    teller = table.teller
    first, second = table.game.endings
    table.act(0, ChooseEnding(second))
    assert table.game.counters == (first,)
    assert table.game.ending_discard == (second,)
    assert table.poem_seen_by(None).told[teller] == 1


def test_a_tie_for_the_last_place_is_settled_by_lines():
    """The highest number adds the ending. The lines are discarded [004:205]."""
    table = at_the_ending((5, 7, 5, 5))
    draws = table.game.draws
    assert [draw.side for draw in draws] == [0, 2, 3]
    assert table.game.ending_by == max(draws, key=lambda draw: draw.number).side
    assert set(table.game.line_discard) >= {draw.number for draw in draws}
    assert table.poem_seen_by(None).draws == draws
    table.end()
    record = table.state.history[0].poem
    assert record is not None
    assert record.draws == draws


def test_after_a_round_only_the_finders_story_is_kept():
    """[004:219-221]"""
    table = PoetryTable(3)
    table.hint(story=2)
    hint = table.game.hint
    line = table.lay_judged(fits=True)
    table.guess(1)
    table.guess(2)
    stories = table.game.stories
    finder = table.game.winner
    table.end()
    assert table.game.kept[finder] == (stories[1],)
    assert table.game.story_discard == (stories[0], *stories[2:])
    assert {hint, line} <= set(table.game.line_discard)
    shown = table.poem_seen_by(None)
    assert shown.chips == (3, 3, 3)
    assert (shown.lines, shown.guesses, shown.hint, shown.ending_by) == ((), (), None, None)
    assert len(shown.stories) == 5
    assert not set(table.game.stories) & set(stories)


def test_the_left_neighbour_is_the_next_storyteller():
    """[004:223]"""
    table = PoetryTable(5)
    first = table.teller
    tellers = []
    for _ in range(10):
        tellers.append(table.teller)
        table.play_round()
    assert tellers == [(first + step) % 5 for step in range(10)]


@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_the_game_ends_after_the_agreed_number_of_laps(players, each):
    """[004:94-96, 004:232]"""
    table = PoetryTable(players)
    for _ in range(players * each):
        assert table.phase is Phase.HINT
        table.play_round()
    assert table.phase is Phase.OVER
    assert table.poem_seen_by(None).told == (each,) * players
    outcome = table.seen_by(None).outcome
    assert outcome is not None
    assert outcome.reason is EndReason.EVERYBODY_HAS_TOLD
    assert len(outcome.winners) == 1


def test_stories_and_endings_are_reshuffled_too_when_a_deck_is_short():
    table = PoetryTable(3, cards=printed_decks(13, 25, 12))
    for _ in range(9):
        table.play_round()
    assert table.phase is Phase.OVER
    assert sum(map(len, table.game.kept)) == 9


def over(
    scores: tuple[int, ...], kept: tuple[tuple[str, ...], ...], *, players: int = 3
) -> PoetryTable:
    """The last round, with two wrong guesses. The last seat chooses the ending."""
    table = PoetryTable(players)
    table.play_to_the_last_guess(table.seen_by(None).rounds_in_all)
    table.change(kept=kept)
    table.change_scores((50, 50, 50))
    while table.phase is Phase.GUESSER:
        face_up = table.seen_by(table.turn()).legal.guess
        table.guess(next(story for story in face_up if story != table.game.chosen))
    table.change_scores((*scores[:2], scores[2] - 1))
    table.change(ending_by=2)
    table.act(2, ChooseEnding(table.game.endings[0]))
    return table


def test_each_story_card_scores_a_point_at_the_end():
    """[004:232]"""
    table = over((10, 11, 12), (("a", "b", "c"), (), ("d",)))
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.scores == (13, 11, 13)
    assert table.scores == (13, 11, 13)
    assert outcome.awards == (
        Award(0, 3, Reason.STORY_CARDS, 3),
        Award(1, 0, Reason.STORY_CARDS, 0),
        Award(2, 1, Reason.STORY_CARDS, 1),
    )
    assert table.state.history[-1].scores == (10, 11, 12)


def test_the_most_points_win_poetry():
    outcome = over((10, 20, 12), (("a",), (), ("d",))).state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.tie_break) == ((1,), None)


def test_story_cards_break_a_tie():
    """[004:234]"""
    outcome = over((10, 12, 11), (("a", "b"), (), ("d",))).state.outcome
    assert outcome is not None
    assert outcome.scores == (12, 12, 12)
    assert (outcome.winners, outcome.tie_break) == ((0,), TieBreak.STORY_CARDS)
    assert outcome.draws == ()


def test_drawn_endings_break_the_last_tie():
    """Each of the tied draws an ending. The highest number wins [004:234]."""
    table = over((12, 9, 12), (("a",), ("b",), ("d",)))
    outcome = table.state.outcome
    assert outcome is not None
    assert [draw.side for draw in outcome.draws] == [0, 2]
    assert outcome.winners == (max(outcome.draws, key=lambda draw: draw.number).side,)
    assert outcome.tie_break is TieBreak.ENDING_CARDS
    assert set(table.game.ending_discard) >= {draw.number for draw in outcome.draws}
