"""Comparing many meanings at once gives the same result as comparing them one by one."""

from random import Random

import pytest

from dixit_qt.bots.words import NOTHING, Crowd, Meaning, likeness, unit

SIZE = 96


def some_meaning(rng: Random) -> Meaning:
    return unit(rng.uniform(-1, 1) for _ in range(SIZE))


def test_a_crowd_computes_the_same_likeness_as_one_by_one():
    rng = Random(3)
    many = [some_meaning(rng) for _ in range(40)]
    one = some_meaning(rng)
    opposite = tuple(-number for number in one)
    crowd = Crowd([*many, one, opposite], SIZE)
    expected = [*(likeness(one, each) for each in many), 1.0, -1.0]
    assert crowd.likenesses(one) == pytest.approx(expected, abs=1e-4)


def test_an_unknown_word_is_similar_to_nothing():
    one = some_meaning(Random(4))
    assert Crowd([NOTHING, one], SIZE).likenesses(NOTHING) == [0.0, 0.0]
    assert Crowd([NOTHING, one], SIZE).likenesses(one) == pytest.approx([0.0, 1.0], abs=1e-4)


def test_comparing_two_empty_lists_is_harmless():
    assert Crowd([], SIZE).likenesses(some_meaning(Random(5))) == []
