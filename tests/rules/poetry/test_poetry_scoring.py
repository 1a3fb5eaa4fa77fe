"""Points of Poetry, bullet by bullet [004:161-177, 004:193]."""

from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import Award, Reason
from tests.rules.poetry.builders import PoetryTable


def after_lines(players: int, *verdicts: bool) -> PoetryTable:
    table = PoetryTable(players)
    table.hint(story=2)
    for fits in verdicts:
        table.lay_judged(fits=fits)
    return table


def gains(table: PoetryTable) -> list[int]:
    """What each seat gained over its 5 points, from the storyteller clockwise."""
    return [table.scores[table.left(steps)] - 5 for steps in range(table.state.seats)]


def test_the_finder_and_the_storyteller_score_all_the_finders_chips():
    """[004:167-168]"""
    table = after_lines(3, False, False, False, False)
    table.guess(2)
    assert gains(table) == [2, 2, 0]


def test_the_others_count_their_fitting_lines_only():
    """[004:169, 004:211]"""
    table = after_lines(4, False, True, True, False, True, False)
    table.guess(2)
    assert gains(table) == [2, 2, 2, 1]


def test_a_right_guess_without_a_chip_wins_only_the_card():
    """[004:175]. The others still count their fitting lines."""
    table = after_lines(3)
    story = table.game.stories[1]
    table.guess(2)
    assert gains(table) == [0, 0, 0]
    finder = table.game.winner
    table.end()
    assert table.game.kept[finder] == (story,)


def test_the_others_score_even_if_the_finder_had_no_chip():
    table = after_lines(3)
    table.guess(1)
    table.lay_judged(fits=True)
    table.guess(2)
    assert gains(table) == [0, -1, 1]
    assert table.game.awards == (
        Award(table.left(1), -1, Reason.WRONG_GUESS, 1),
        Award(table.left(1), 0, Reason.GUESSED_THE_STORY, 0),
        Award(table.teller, 0, Reason.STORY_WAS_GUESSED, 0),
        Award(table.left(2), 1, Reason.FITTING_LINES, 1),
    )


def test_a_wrong_guess_costs_a_point_at_once():
    """[004:161, 004:193]"""
    table = after_lines(3)
    table.guess(1)
    assert gains(table) == [0, -1, 0]


def test_scores_never_fall_below_zero():
    """[004:161]"""
    table = after_lines(3)
    table.change_scores((0, 0, 0))
    guesser = table.turn()
    table.guess(1)
    assert table.scores == (0, 0, 0)
    assert table.game.awards == (Award(guesser, 0, Reason.WRONG_GUESS, 1),)


def test_a_wrong_guess_at_thirty_leads_back_to_twenty_nine():
    """Space 0 of the second lap is 30 points [004:177]."""
    table = after_lines(3)
    table.change_scores((30, 30, 30))
    guesser = table.turn()
    table.guess(1)
    assert table.scores[guesser] == 29


def test_scores_continue_beyond_the_track():
    """[004:177]"""
    table = after_lines(3, True, True)
    table.change_scores((29, 29, 29))
    table.guess(2)
    assert max(table.scores) == 30


def test_two_stories_face_up_end_the_round_without_points():
    """[004:163]"""
    table = after_lines(3, True, True)
    table.guess(1)
    table.guess(3)
    assert table.poem_seen_by(None).chosen is None
    table.guess(4)
    assert table.phase is Phase.ENDING
    assert gains(table) == [0, -2, -1]
    assert table.poem_seen_by(None).chosen == 2
    table.end()
    assert table.game.kept == ((), (), ())
    record = table.state.history[0].poem
    assert record is not None
    assert record.winner is None
    assert [guess.right for guess in record.guesses] == [False] * 3


def test_as_many_wrong_guesses_as_players_end_the_round():
    for players in (3, 4, 5, 6):
        table = after_lines(players)
        wrong = [story for story in range(1, players + 3) if story != 2]
        for story in wrong[:players]:
            assert table.phase is Phase.GUESSER
            table.guess(story)
        assert table.phase is Phase.ENDING
