"""Whether a picture has what a line asks for, by the words in which its deck tells of it.

An entry of a line is a word, or several that must all be found: "red coat". A word is met in all
its forms; `snow*` is every word that begins so.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from dixit_qt.bots.word_keys import key_of, words_in

ANY_END = "*"
SHORTEST_KEY = 4
"""What is left of «стол» and «стоит» without their endings is the same, so short keys say nothing."""


@dataclass(frozen=True)
class Account:
    """What is said of a picture: its texts, those that say most in few words first."""

    texts: tuple[str, ...]

    def found(self, entry: str) -> str:
        """The word of the account that the entry's last word meets; empty, if one isn't there."""
        met = [self._met(word) for word in entry.split()]
        return met[-1] if met and all(met) else ""

    def has_any(self, entries: Iterable[str]) -> bool:
        return any(self.found(entry) for entry in entries)

    def _met(self, asked: str) -> str:
        (word,) = words_in(asked) or [""]
        if asked.endswith(ANY_END):
            return next((own for own in self._words if own.startswith(word)), "")
        return self._by_key.get(_form(word), "")

    @cached_property
    def _words(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(word for text in self.texts for word in words_in(text)))

    @cached_property
    def _by_key(self) -> dict[str, str]:
        """Each word by what it has in common with its other forms; the first of them counts."""
        return {_form(word): word for word in reversed(self._words)}


def _form(word: str) -> str:
    key = key_of(word)
    return key if len(key) >= SHORTEST_KEY else word


def fits(account: Account, asks: Iterable[str], lacks: Iterable[str]) -> bool:
    """A line asks for something, or lacks something, or both."""
    asked = tuple(asks)
    return (not asked or account.has_any(asked)) and not account.has_any(lacks)
