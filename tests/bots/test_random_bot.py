from collections import Counter
from random import Random

import pytest

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.rules.actions import GiveClue, TakeBack, Vote
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.seatview import Legal, VoteChoice
from tests.bots.bot_games import played
from tests.rules.legality import allows

EVERY_SIZE = [(edition.id, size) for edition in EDITIONS.values() for size in edition.sizes]


@pytest.mark.parametrize(("edition", "players"), EVERY_SIZE)
def test_a_random_bot_plays_whole_games_legally(edition, players):
    steps = list(played(RandomBot(), edition, players))
    assert all(allows(view.legal, action) for view, action, _ in steps)
    assert steps[-1][2].outcome is not None


def test_the_same_seed_chooses_the_same_actions():
    games = [[action for _, action, _ in played(RandomBot(), "odyssey", 7)] for _ in range(2)]
    assert games[0] == games[1]


def test_every_kind_of_action_happens_in_poetry():
    kinds = Counter(type(action).__name__ for _, action, _ in played(RandomBot(), "poetry", 4))
    assert set(kinds) - {"TakeBack"} == {
        "SwapLine",
        "Hint",
        "AddLine",
        "Judge",
        "Guess",
        "ChooseEnding",
    }


def test_second_votes_are_used_sometimes():
    votes = Counter(
        len(action.numbers)
        for _, action, _ in played(RandomBot(), "odyssey", 8)
        if isinstance(action, Vote)
    )
    assert votes[1] > 5
    assert votes[2] > 5


def test_a_random_bot_sometimes_takes_back_a_move_but_not_endlessly():
    steps = [action for _, action, _ in played(RandomBot(), "odyssey", 8)]
    back = sum(isinstance(action, TakeBack) for action in steps)
    assert 0 < back < len(steps) / 4


def test_a_random_bot_without_second_thoughts_never_takes_back():
    bot = RandomBot(second_thoughts=0.0)
    assert not any(isinstance(action, TakeBack) for _, action, _ in played(bot, "odyssey", 8))


def test_a_random_bot_without_legal_actions_does_nothing():
    view = next(played(RandomBot(), "poetry", 3))[0]
    idle = type(view)(**{**{f: getattr(view, f) for f in view.__slots__}, "legal": Legal()})
    assert RandomBot().choose(idle, Random(1)) is None


def test_clues_are_in_the_language_of_the_table():
    clues = [a.text for _, a, _ in played(RandomBot("ru"), "party", 6) if isinstance(a, GiveClue)]
    assert clues
    assert all("а" <= text[0] <= "я" for text in clues)


def test_a_random_bot_uses_one_vote_when_there_is_one_number():
    choice = VoteChoice(numbers=(4,), most=2)
    (way,) = RandomBot().ways(Legal(vote=choice))
    assert way(Random(1)) == Vote((4,))
