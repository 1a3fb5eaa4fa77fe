from dixit_qt.rules.chance import shuffle, shuffled
from tests.rules.tables import a_game


def test_an_order_belongs_to_its_seed_and_count() -> None:
    assert shuffled(range(10), seed=1, count=0) == shuffled(range(10), seed=1, count=0)
    assert shuffled(range(10), seed=1, count=0) != shuffled(range(10), seed=1, count=1)
    assert shuffled(range(10), seed=1, count=0) != shuffled(range(10), seed=2, count=0)


def test_a_shuffle_keeps_every_item_and_is_the_same_on_every_python() -> None:
    assert shuffled("abcdef", seed=3, count=5) == tuple("dfacbe")


def test_a_state_counts_how_often_it_asked_chance() -> None:
    state = a_game("classic-30", 4)
    order, asked = shuffle(state, range(10))
    again, asked_again = shuffle(asked, range(10))
    assert order != again
    assert asked_again.shuffles == state.shuffles + 2
