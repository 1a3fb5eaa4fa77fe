"""Whether a picture has what a line asks for, judged by what its deck says about the picture.

Some decks list the things that are plainly seen on a picture. If a deck has such a list, it alone
decides: a line fits if one of its entries is on the list. Without a list, an entry is a word that
occurs in the deck's texts about the picture, or several words that all occur: "red coat". All forms
of a word count; `snow*` matches every word that begins with "snow".
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
STRIKING, SOON_SEEN = 12, 24
_ASKED = re.compile(r"[^\W\d_]+\*?")


@dataclass(frozen=True)
class Account:
    """What a deck says about a picture in one language. `texts` begins with the shortest, most
    telling ones; `seen` lists what is plainly seen, separated by commas, the most striking first.
    """

    language: str
    texts: tuple[str, ...]
    seen: str = ""

    @property
    def says_anything(self) -> bool:
        return bool(self.texts or self.seen)

    def found(self, entry: str) -> str:
        """The word of the texts that matches the entry's last word, or the whole entry of the list
        `seen`. Empty if the entry isn't found.
        """
        if self.seen:
            return self._things.get(self._thing(entry), ("", 0))[0]
        met = [self._met(word) for word in _ASKED.findall(entry)]
        return met[-1] if met and all(met) else ""

    def named_by(self, entries: Iterable[str]) -> str:
        """The first match of any of the entries. Empty if there is none."""
        return next((met for entry in entries if (met := self.found(entry))), "")

    def plainness_of(self, entries: Iterable[str]) -> int:
        """How plainly the picture has what the entries ask for: by its rank in the list `seen`, or
        else by the number of words that match.
        """
        if not self.seen:
            return len({met for entry in entries if (met := self.found(entry))})
        keys = [key for key in map(self._thing, entries) if key in self._things]
        places = [self._things[key][1] for key in keys]
        return max((1 + (place < STRIKING) + (place < SOON_SEEN) for place in places), default=0)

    def _met(self, asked: str) -> str:
        (word,) = words_in(asked)
        if asked.endswith(ANY_END):
            return next((own for own in self._words if own.startswith(word)), "")
        return self._by_form.get(self._forms.form_of(word), "")

    @cached_property
    def _forms(self) -> Forms:
        return forms_of(self.language)

    @cached_property
    def _things(self) -> dict[frozenset[str], tuple[str, int]]:
        """What is plainly seen, with its rank in the list."""
        things = map(str.strip, self.seen.split(","))
        return {self._thing(thing): (thing, place) for place, thing in enumerate(things)}

    @cached_property
    def _words(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(word for text in self.texts for word in words_in(text)))

    @cached_property
    def _by_form(self) -> dict[str, str]:
        """Each word by the part that all its forms share; the first, if several share it."""
        return {self._forms.form_of(word): word for word in reversed(self._words)}

    def _thing(self, entry: str) -> frozenset[str]:
        """Empty for `snow*`, which is never on a list."""
        named = () if ANY_END in entry else words_in(entry)
        return frozenset(map(self._forms.form_of, named))


def fits(account: Account, asks: tuple[str, ...], lacks: tuple[str, ...]) -> bool:
    """A line asks for something, or for the lack of something, or both."""
    return (not asks or bool(account.named_by(asks))) and not account.named_by(lacks)


@cache
def asked_in(folder: Path, language: str) -> Mapping[str, tuple[str, ...]]:
    """What each line in the verse decks of a language asks for, by the line's text."""
    sets = (each for each in find_verses([folder], lambda _: None) if each.language == language)
    return {line.text: line.asks for verses in sets for line in verses.lines if line.asks}


def reasons_for(
    words: Words,
    poem: Iterable[str],
    thoughts: Iterable[str],
    asks: Mapping[str, tuple[str, ...]],
    seen: str = "",
) -> list[str]:
    """The reasons for a poem: for the hint and each line that fits, the word by which a bot has
    found what the line asks for, or an empty text.

    If no word can be found for a line that a bot judged to fit, the first thing that the line asks
    for is named. The hint was never judged, so it gets no such word.
    """
    told, rows = tuple(thoughts), list(poem)
    account = Account(words.language, told, seen)
    others = [row for row in rows if row not in asks]
    called = dict(zip(others, called_in(words, others, told), strict=True))
    found = [account.named_by(asks[row]) if row in asks else called[row] for row in rows]
    judged = [bool(place) and account.says_anything for place in range(len(rows))]
    return [
        asks[row][0] if is_judged and not word and row in asks else word
        for row, word, is_judged in zip(rows, found, judged, strict=True)
    ]
