"""Why a line fits a picture, in a word: what it asks for, or what it calls by name or nearly so."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from dixit_qt.bots.asking import Account
from dixit_qt.bots.words import Words, likeness
from dixit_qt.decks.verses import find_verses

NEAR_ENOUGH = 0.54
HEAVY_ENOUGH = 0.1
"""Common words, as `my` and `once`, are near to everything."""


@cache
def asked_in(folder: Path, language: str) -> Mapping[str, tuple[str, ...]]:
    """What each line of the sets of a language asks for, by its text."""
    sets = (each for each in find_verses([folder], lambda _: None) if each.language == language)
    return {line.text: line.asks for verses in sets for line in verses.lines if line.asks}


def reason_for(
    words: Words, line: str, thoughts: Iterable[str], asks: Mapping[str, tuple[str, ...]]
) -> str:
    """The word by which a bot has found what the line asks for; empty, if there is none."""
    if line in asks:
        return Account(tuple(thoughts)).named_by(asks[line])
    return called_by(words, line, thoughts)


def called_by(words: Words, line: str, thoughts: Iterable[str]) -> str:
    """The thought that a word of the line means; empty, if there is none."""
    meanings = [
        words.meaning_of(key) for key in words.known(line) if words.weight(key) > HEAVY_ENOUGH
    ]
    near = {
        thought: max((likeness(words.meaning(thought), each) for each in meanings), default=0.0)
        for thought in thoughts
    }
    best = max(near, key=lambda thought: near[thought], default="")
    return best if near.get(best, 0.0) >= NEAR_ENOUGH else ""
