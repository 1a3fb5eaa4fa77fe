"""Whether a picture has what a line asks for, by the words in which its deck tells of it.

An entry of a line is a word, or several that must all be found: "red coat". A word is met in all
its forms; `snow*` is every word that begins so.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from dixit_qt.bots.fitting import called_in
from dixit_qt.bots.words import Forms, Words, forms_of, words_in
from dixit_qt.decks.verses import find_verses

ANY_END = "*"
_ASKED = re.compile(r"[^\W\d_]+\*?")


@dataclass(frozen=True)
class Account:
    """What is said of a picture in a language: those texts first that say most in few words."""

    language: str
    texts: tuple[str, ...]

    def found(self, entry: str) -> str:
        """The word of the account which the entry's last word meets; empty, if one isn't there."""
        met = [self._met(word) for word in _ASKED.findall(entry)]
        return met[-1] if met and all(met) else ""

    def named_by(self, entries: Iterable[str]) -> str:
        """The first word of the account which an entry meets; empty, if there is none."""
        return next((met for entry in entries if (met := self.found(entry))), "")

    def words_named_by(self, entries: Iterable[str]) -> frozenset[str]:
        """All words of the account which the entries meet."""
        return frozenset(met for entry in entries if (met := self.found(entry)))

    def _met(self, asked: str) -> str:
        (word,) = words_in(asked)
        if asked.endswith(ANY_END):
            return next((own for own in self._words if own.startswith(word)), "")
        return self._by_form.get(self._forms.form_of(word), "")

    @cached_property
    def _forms(self) -> Forms:
        return forms_of(self.language)

    @cached_property
    def _words(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(word for text in self.texts for word in words_in(text)))

    @cached_property
    def _by_form(self) -> dict[str, str]:
        """Each word by what it has in common with its other forms; the first of them counts."""
        return {self._forms.form_of(word): word for word in reversed(self._words)}


def fits(account: Account, asks: tuple[str, ...], lacks: tuple[str, ...]) -> bool:
    """A line asks for something, or lacks something, or both."""
    return (not asks or bool(account.named_by(asks))) and not account.named_by(lacks)


@cache
def asked_in(folder: Path, language: str) -> Mapping[str, tuple[str, ...]]:
    """What each line of the sets of a language asks for, by its text."""
    sets = (each for each in find_verses([folder], lambda _: None) if each.language == language)
    return {line.text: line.asks for verses in sets for line in verses.lines if line.asks}


def reasons_for(
    words: Words,
    lines: Iterable[str],
    thoughts: Iterable[str],
    asks: Mapping[str, tuple[str, ...]],
) -> list[str]:
    """For each line the word by which a bot has found what it asks for; empty, if there is none."""
    told = tuple(thoughts)
    account = Account(words.language, told)
    lines = list(lines)
    others = [line for line in lines if line not in asks]
    called = dict(zip(others, called_in(words, others, told), strict=True))
    return [account.named_by(asks[line]) if line in asks else called[line] for line in lines]
