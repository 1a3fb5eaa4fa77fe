"""Whether a picture has what a line asks for, by the words in which its deck tells of it.

Some decks list what anybody sees on a picture. Such a list decides alone: a line fits if one of
its entries is on the list. Else an entry is a word that occurs in what the deck says of the
picture, or several words that all do: "red coat". A word is met in all its forms; `snow*` is every
word that begins so.
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
    """What is said of a picture in a language: those texts first that say most in few words. And
    what is seen on it, with commas between, the most striking first.
    """

    language: str
    texts: tuple[str, ...]
    seen: str = ""

    @property
    def says_anything(self) -> bool:
        return bool(self.texts or self.seen)

    def found(self, entry: str) -> str:
        """The word of the account which the entry's last word meets, or the whole of what is seen;
        empty, if it isn't there.
        """
        if self.seen:
            return self._things.get(self._thing(entry), ("", 0))[0]
        met = [self._met(word) for word in _ASKED.findall(entry)]
        return met[-1] if met and all(met) else ""

    def named_by(self, entries: Iterable[str]) -> str:
        """The first word of the account which an entry meets; empty, if there is none."""
        return next((met for entry in entries if (met := self.found(entry))), "")

    def plainness_of(self, entries: Iterable[str]) -> int:
        """How plainly the picture has what the entries ask for: by how much it strikes the eye,
        or by how many words of the account meet them.
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
        """What is seen, and its place on the list."""
        things = map(str.strip, self.seen.split(","))
        return {self._thing(thing): (thing, place) for place, thing in enumerate(things)}

    @cached_property
    def _words(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(word for text in self.texts for word in words_in(text)))

    @cached_property
    def _by_form(self) -> dict[str, str]:
        """Each word by what it has in common with its other forms; the first of them counts."""
        return {self._forms.form_of(word): word for word in reversed(self._words)}

    def _thing(self, entry: str) -> frozenset[str]:
        """`snow*` is no thing that a list could name."""
        named = () if ANY_END in entry else words_in(entry)
        return frozenset(map(self._forms.form_of, named))


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
    poem: Iterable[str],
    thoughts: Iterable[str],
    asks: Mapping[str, tuple[str, ...]],
    seen: str = "",
) -> list[str]:
    """For the hint of a poem and each line that fits it the word by which a bot has found what it
    asks for; empty, if there is none.

    What a line asks for first names the thing, where no word that is at hand names it. A bot has
    seen it all the same: it judged that the line fits. The hint was never judged.
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
