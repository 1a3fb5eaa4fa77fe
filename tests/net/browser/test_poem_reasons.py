"""Reasons of a poem's lines: a page names a poem of this game, and each is computed once."""

from dataclasses import replace
from random import Random

import pytest

from dixit_qt import paths
from dixit_qt.bots import words as known_words
from dixit_qt.decks.verses import load_verses
from dixit_qt.host.plan import Library, Plan
from dixit_qt.net.browser.poem_reasons import MOST_KEPT, PoemReasons
from dixit_qt.wire import messages as m
from tests.net.room import DECK, RoomInMemory

MOST_LOOKED_UP = 1000
"""Lookups of word meanings for one poem: some twenty lines, and as many tags."""


class CountedWords(known_words.Words):
    """Counts lookups of word meanings, as a measure of cost."""

    looked_up = 0

    def meaning_of(self, key):
        CountedWords.looked_up += 1
        return super().meaning_of(key)


@pytest.fixture
def counted(monkeypatch):
    CountedWords.looked_up = 0
    monkeypatch.setattr(known_words, "Words", CountedWords)
    known_words.load_words.cache_clear()
    yield CountedWords
    known_words.load_words.cache_clear()


@pytest.fixture
def room() -> RoomInMemory:
    """A game of Poetry after its first lap."""
    verses = load_verses(paths.verses() / "en.toml")
    library = Library({"test": DECK}, {"en": verses})
    plan = Plan("poetry", decks=("test",), verses="en")
    room = RoomInMemory("poetry", library=library, plan=plan)
    guests = room.join_all(4)
    room.do(guests[0], m.Start())
    while not room.host.match.state.history:
        room.play(guests, Random(1), moves=1)
    return room


def test_each_line_of_a_finished_poem_has_its_reason_or_none(room):
    reasons = PoemReasons(room.host)
    poem = room.host.match.state.history[0].poem
    found = reasons.asked_for("1/1")
    assert len(found) == 1 + sum(line.fits for line in poem.lines)
    assert set(found) <= {"sea", ""}


def test_the_reason_is_found_in_the_text_of_the_line(room):
    verses = room.host.library.verses["en"]
    lines = tuple(replace(line, text="The sea", asks=()) for line in verses.lines)
    room.host.library.verses["en"] = replace(verses, lines=lines)
    found = PoemReasons(room.host).asked_for("1/1")
    assert set(found) == {"sea"}


def test_without_the_verses_a_poem_has_no_reasons(room):
    room.host.library.verses.clear()
    assert PoemReasons(room.host).asked_for("1/1") == ()


@pytest.mark.parametrize(
    "asked", ["", "1", "1/", "/1", "1/2", "2/1", "1/1/1", "1/-1", "1/1x", "1/" + "9" * 10, "../en"]
)
def test_only_a_finished_poem_of_this_game_has_reasons(room, asked):
    assert PoemReasons(room.host).asked_for(asked) is None


def test_repeated_requests_are_computed_once(room, counted):
    reasons = PoemReasons(room.host)
    first = reasons.asked_for("1/1")
    worked = counted.looked_up
    assert 0 < worked <= MOST_LOOKED_UP
    for number in range(3 * MOST_KEPT):
        reasons.asked_for(f"1/{number + 2}")
        assert reasons.asked_for("1/1") is first
        assert reasons.asked_for("01/1") is first
    assert counted.looked_up == worked


def test_there_are_no_poem_reasons_in_the_lobby():
    assert PoemReasons(RoomInMemory("poetry").host).asked_for("1/1") is None
