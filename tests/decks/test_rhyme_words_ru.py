"""In a poem of the Russian verses no word rhymes with itself: lines and ending share none."""

import re
from itertools import product

import pytest

from dixit_qt import paths
from dixit_qt.decks.verses import load_verses
from tests.decks.russian_metre import last_word, root

PREFIXES = re.compile("в|вы|до|за|из|на|не|о|об|от|пере|по|под|при|про|раз|с|у")
SHORTEST_ROOT = 4


def akin(one: str, other: str) -> bool:
    """The same word, one of the same root, or one that the other has become by a prefix."""
    short, long = sorted((one, other), key=len)
    if root(one) == root(other):
        return True
    prefix = long.removesuffix(short)
    return len(short) >= SHORTEST_ROOT and PREFIXES.fullmatch(prefix) is not None


def test_no_ending_rhymes_on_a_word_of_the_lines() -> None:
    verses = load_verses(paths.verses() / "ru.toml")
    lines = {last_word(line.text) for line in verses.lines}
    rows = {last_word(row) for ending in verses.endings for row in ending.text.split("\n")}
    assert [f"{one}, {other}" for one, other in product(lines, rows) if akin(one, other)] == []


@pytest.mark.parametrize(
    ("one", "other"),
    [("домой", "домой"), ("постой", "стой"), ("крой", "закрой"), ("выходной", "проходной")],
)
def test_the_same_word_and_words_of_one_root_are_akin(one: str, other: str) -> None:
    assert akin(one, other)


@pytest.mark.parametrize(
    ("one", "other"), [("мой", "домой"), ("седой", "средой"), ("стой", "густой")]
)
def test_words_that_only_sound_alike_are_not_akin(one: str, other: str) -> None:
    assert not akin(one, other)
