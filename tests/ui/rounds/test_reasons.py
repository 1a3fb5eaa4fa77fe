"""The points of a round are explained in words, from the awards that the rules counted."""

import pytest

from dixit_qt.rules.model import Family
from dixit_qt.rules.records import Award, EndReason, Reason, TieBreak
from dixit_qt.ui.rounds.reasons import (
    award_line,
    award_lines,
    end_words,
    reason_words,
    signed,
    tie_words,
)


@pytest.mark.parametrize(("points", "words"), [(3, "+3"), (0, "0"), (-1, "−1")])
def test_points_are_written_with_a_sign(points, words):
    assert signed(points) == words


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_for_points_has_a_sentence(reason):
    assert reason_words(Award(0, 1, reason, 1))


@pytest.mark.parametrize("reason", EndReason)
def test_every_end_has_a_sentence(reason):
    assert end_words(reason, 30).endswith(".")


@pytest.mark.parametrize("tie", TieBreak)
def test_every_settled_tie_has_a_sentence(tie):
    assert tie_words(tie).endswith(".")


def test_without_a_tie_no_reason_is_shown():
    assert tie_words(None) == ""


def test_the_points_follow_the_reason():
    assert award_line(Award(0, 3, Reason.FOUND_THE_CARD, 2)) == "found the card +3"


def test_votes_beyond_the_cap_are_marked_as_not_counted():
    assert "(3 count)" in award_line(Award(0, 3, Reason.VOTES_ON_MY_CARD, 4))
    assert "count)" not in award_line(Award(0, 3, Reason.VOTES_ON_MY_CARD, 3))


def test_the_same_reason_twice_is_shown_as_one_line():
    wrong = Award(0, -1, Reason.WRONG_GUESS, 1)
    assert award_lines((wrong, wrong), Family.POETRY) == ("guessed wrong ×2 −2",)


@pytest.mark.parametrize(
    ("family", "words"),
    [(Family.DIXIT, "didn't find the card"), (Family.POETRY, "no points in this round")],
)
def test_every_player_has_a_reason(family, words):
    assert award_lines((), family) == (words,)


def test_an_award_of_zero_says_no_points():
    empty = Award(1, 0, Reason.FITTING_LINES, 0)
    assert award_lines((empty,), Family.POETRY) == ("no points in this round",)


def test_reasons_without_points_show_no_number():
    lines = award_lines((Award(0, 0, Reason.NOBODY_FOUND_IT),), Family.DIXIT)
    assert lines == ("nobody found it",)


def test_a_guess_without_lines_of_their_own_counts_none():
    guessed, told = Reason.GUESSED_THE_STORY, Reason.STORY_WAS_GUESSED
    assert award_line(Award(0, 1, guessed, 0)) == "guessed the story +1"
    assert award_line(Award(0, 1, told, 0)) == "the story was guessed +1"
    assert "line" in award_line(Award(0, 1, guessed, 2))
