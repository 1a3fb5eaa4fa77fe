"""Why a line fits a picture, in a word: what of the picture it calls by name, or nearly so."""

from collections.abc import Iterable

from dixit_qt.bots.words import Words, likeness

NEAR_ENOUGH = 0.54
HEAVY_ENOUGH = 0.1
"""Common words, as `my` and `once`, are near to everything."""


def called_by(words: Words, line: str, thoughts: Iterable[str]) -> str:
    """The thought that a word of the line means; empty, if there is none."""
    (found,) = called_in(words, [line], thoughts)
    return found


def called_in(words: Words, lines: Iterable[str], thoughts: Iterable[str]) -> list[str]:
    """The same for each of the lines of a poem; what a thought means is looked up once."""
    known = [(thought, words.meaning(thought)) for thought in thoughts]
    found = []
    for line in lines:
        meanings = [
            words.meaning_of(key) for key in words.known(line) if words.weight(key) > HEAVY_ENOUGH
        ]
        near = {
            thought: max((likeness(meant, each) for each in meanings), default=0.0)
            for thought, meant in known
        }
        best = max(near, key=lambda thought: near[thought], default="")
        found.append(best if near.get(best, 0.0) >= NEAR_ENOUGH else "")
    return found
