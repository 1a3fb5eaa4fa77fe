"""What seats and the table see of Poetry."""

from dixit_qt.rules.model import Phase
from tests.rules.poetry.builders import PoetryTable


def test_a_seat_sees_its_own_hand_only():
    table = PoetryTable(4)
    for seat in range(4):
        assert table.poem_seen_by(seat).hand == table.game.hands[seat]
    assert table.poem_seen_by(None).hand == ()


def test_the_chosen_number_is_revealed_to_all_once_the_round_is_decided():
    """[004:163-165]"""
    table = PoetryTable(3)
    table.hint(story=4)
    table.guess(4)
    assert table.phase is Phase.ENDING
    assert [table.poem_seen_by(seat).chosen for seat in (0, 1, 2, None)] == [4] * 4


def test_kept_stories_and_counted_decks_are_public():
    table = PoetryTable(3)
    story = table.game.stories[1]
    finder = table.left(1)
    table.play_round()
    shown = table.poem_seen_by(None)
    assert shown.kept[finder] == (story,)
    assert shown.stories_left == 90
    assert shown.endings_left == 48


def test_endings_that_are_not_offered_are_hidden():
    table = PoetryTable(2)
    table.hint()
    table.guess()
    assert table.poem_seen_by(None).endings == ()
