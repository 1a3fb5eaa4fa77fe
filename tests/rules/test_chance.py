from dixit_qt.rules.cards.table import cards_of
from dixit_qt.rules.engine import new_game
from dixit_qt.rules.poetry.table import poetry
from dixit_qt.rules.table import shuffle, shuffled
from tests.rules.poetry.builders import printed_decks
from tests.rules.tables import a_game


def test_a_shuffle_depends_only_on_seed_and_count() -> None:
    assert shuffled(range(10), seed=1, count=0) == shuffled(range(10), seed=1, count=0)
    assert shuffled(range(10), seed=1, count=0) != shuffled(range(10), seed=1, count=1)
    assert shuffled(range(10), seed=1, count=0) != shuffled(range(10), seed=2, count=0)


def test_a_shuffle_keeps_every_item_and_is_the_same_on_every_python() -> None:
    assert shuffled("abcdef", seed=3, count=5) == tuple("dfacbe")


def test_a_state_counts_its_shuffles() -> None:
    state = a_game("classic-30", 4)
    order, asked = shuffle(state, range(10))
    again, asked_again = shuffle(asked, range(10))
    assert order != again
    assert asked_again.shuffles == state.shuffles + 2


def test_a_journals_seed_always_deals_the_same_cards() -> None:
    cards = cards_of(a_game("classic-30", 4, seed=7))
    first = [pictures[0][-3:] for pictures in (*cards.hands, cards.pile)]
    assert first == ["066", "009", "027", "003", "006"]
    state = new_game("poetry", 3, printed_decks(), 7, {})
    poem = poetry(state)
    decks = (*poem.hands, poem.line_pile, poem.ending_pile, poem.story_pile)
    assert [pile[0] for pile in decks] == [1071, 1116, 1005, 1143, 5024, "story-012"]
    assert (state.storyteller, state.shuffles) == (2, 4)


def test_a_new_poem_has_no_lines() -> None:
    poem = poetry(new_game("poetry", 3, printed_decks(), 7, {}))
    assert (poem.verdict_is_open, poem.revealed, poem.swapped) == (False, False, False)
    assert (poem.lines, poem.guesses, poem.awards, poem.swapped_out) == ((), (), (), ())
