"""Dealing Poetry and the decks it refuses [004:64-96, 004:265-269]."""

import pytest

from dixit_qt.rules.editions import edition_with
from dixit_qt.rules.engine import new_game
from dixit_qt.rules.model import Phase
from dixit_qt.rules.poetry.table import chips_each
from dixit_qt.rules.refusals import Refusal, RuleViolation
from tests.rules.poetry.builders import PoetryTable, printed_decks

# players, sides, stories face up, chips to play with, rounds [004:70-80, 004:265-269, 004:238]
SIZES = (
    (2, 3, 5, 3, 6),
    (3, 3, 5, 3, 9),
    (4, 4, 6, 3, 12),
    (5, 5, 7, 2, 10),
    (6, 6, 8, 2, 12),
)
# players, pictures, lines, endings that just suffice
LEAST = ((2, 10, 19, 8), (3, 13, 25, 12), (4, 17, 34, 16), (5, 16, 39, 15), (6, 19, 47, 18))


@pytest.mark.parametrize(("players", "sides", "stories", "chips", "rounds"), SIZES)
def test_hands_chips_and_stories_follow_the_rulebooks_table(players, sides, stories, chips, rounds):
    table = PoetryTable(players)
    shown = table.poem_seen_by(table.teller)
    assert table.scores == (5,) * sides  # [004:72-78]
    assert shown.hand_sizes == (5,) * players  # [004:70]
    assert len(shown.stories) == stories
    assert all(story.face_up for story in shown.stories)
    assert shown.chips == (chips,) * sides
    assert table.seen_by(None).rounds_in_all == rounds
    assert table.phase is Phase.HINT
    assert shown.lines_left == 150 - 5 * players
    assert shown.stories_left == 100 - stories
    assert shown.endings_left == 50


def test_the_first_storyteller_is_drawn_by_chance():
    assert {PoetryTable(4, seed=seed).teller for seed in range(40)} == {0, 1, 2, 3}


def test_only_the_game_for_two_has_a_rival():
    assert PoetryTable(2).poem_seen_by(None).rival == 2
    assert PoetryTable(3).poem_seen_by(None).rival is None


@pytest.mark.parametrize(("players", "refusal"), [(0, "too_few_players"), (1, "too_few_players")])
def test_too_few_players_are_refused(players, refusal):
    with pytest.raises(RuleViolation) as refused:
        new_game("poetry", players, printed_decks(), 1, {})
    assert refused.value.code == refusal


def test_seven_players_are_refused():
    with pytest.raises(RuleViolation) as refused:
        new_game("poetry", 7, printed_decks(), 1, {})
    assert refused.value.code is Refusal.TOO_MANY_PLAYERS


@pytest.mark.parametrize(("players", "pictures", "lines", "endings"), LEAST)
def test_decks_that_are_one_card_short_are_refused(players, pictures, lines, endings):
    short = (
        (printed_decks(pictures - 1, lines, endings), Refusal.TOO_FEW_CARDS, pictures),
        (printed_decks(pictures, lines - 1, endings), Refusal.TOO_FEW_LINES, lines),
        (printed_decks(pictures, lines, endings - 1), Refusal.TOO_FEW_ENDINGS, endings),
    )
    for cards, refusal, needed in short:
        with pytest.raises(RuleViolation) as refused:
            new_game("poetry", players, cards, 1, {})
        assert refused.value.code is refusal
        assert refused.value.facts == {"have": needed - 1, "need": needed}


def test_doubled_lines_are_refused():
    cards = printed_decks()
    doubled = type(cards)(cards.pictures, (*cards.lines, cards.lines[0]), cards.endings)
    with pytest.raises(RuleViolation) as refused:
        new_game("poetry", 3, doubled, 1, {})
    assert refused.value.code is Refusal.DUPLICATE_CARDS


@pytest.mark.parametrize(("players", "pictures", "lines", "endings"), LEAST)
def test_the_smallest_decks_last_a_whole_game(players, pictures, lines, endings):
    """The most expensive rounds: all chips played, then every story but the last guessed wrong."""
    table = PoetryTable(players, cards=printed_decks(pictures, lines, endings))
    rounds = table.seen_by(None).rounds_in_all
    for _ in range(rounds):
        play_the_longest_round(table)
    assert table.phase is Phase.OVER


def play_the_longest_round(table: PoetryTable) -> None:
    table.hint(story=1)
    for _ in range((3 if table.state.seats < 5 else 2) * max(table.state.seats - 1, 1)):
        table.lay_judged(fits=True)
        while table.phase is Phase.JUDGE:
            table.judge(fits=False)
    table.guess(1)
    table.end()


def test_every_player_has_at_least_one_chip() -> None:
    edition = edition_with("poetry", {"chips": -2})
    assert {chips_each(edition, players) for players in range(2, 7)} == {1}
