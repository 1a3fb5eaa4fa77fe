"""How well words fit pictures, compared over all the pictures of a deck.

Two things count: the phrase as a whole against the three thoughts nearest to it (title, tags,
clues that were written for the picture), and each word of it against the three nearest words of
the picture. Either is measured in spreads from what is usual in the deck. A common stem is more
than any likeness.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import sqrt

from dixit_qt.bots.words import Crowd, Words
from dixit_qt.rules.model import CardId

Stemming = Callable[[str], frozenset[str]]

COMMON_STEM = 2.0
NEAREST = 3
LARGEST_MEMORY = 600


@dataclass(frozen=True)
class Picture:
    """`thoughts` are its title and its tags; `clues` what players might say of it."""

    thoughts: tuple[str, ...]
    description: str
    clues: tuple[str, ...] = ()

    @property
    def all_words(self) -> str:
        return " ".join((*self.thoughts, self.description))


@dataclass(frozen=True)
class Known:
    """`thoughts` are the places of its thoughts and clues among those of all pictures."""

    thoughts: range
    clues: Mapping[str, int]
    keys: frozenset[str]
    stems: frozenset[str]


@dataclass(frozen=True)
class Fitting:
    words: Words
    pictures: Mapping[CardId, Picture]
    stems: Stemming
    _near: dict[str, dict[str, float]] = field(default_factory=dict, repr=False)
    _asked: dict[str, dict[CardId, float]] = field(default_factory=dict, repr=False)

    def fit(self, text: str, card: CardId) -> float:
        return self.fits_of_all(text).get(card, 0.0)

    def fits_of_all(self, text: str) -> Mapping[CardId, float]:
        """A text that means nothing fits all alike."""
        if text not in self._asked:
            if len(self._asked) >= LARGEST_MEMORY:
                self._asked.clear()
            self._asked[text] = self._compared(text)
        return self._asked[text]

    def _compared(self, text: str) -> dict[CardId, float]:
        keys, stems = self.words.known(text), self.stems(text)
        near = self._thoughts.likenesses(self.words.meaning(text))
        whole = _spread_out({c: _as_whole(near, each, text) for c, each in self._known.items()})
        singly = _spread_out({c: self._word_by_word(keys, each) for c, each in self._known.items()})
        return {
            card: whole[card] + singly[card] + COMMON_STEM * len(stems & each.stems)
            for card, each in self._known.items()
        }

    def _word_by_word(self, keys: list[str], known: Known) -> float:
        weighed = 0.0
        for key in keys:
            near = self._near_to(key)
            weighed += self.words.weight(key) * _best(map(near.__getitem__, known.keys))
        return weighed / (sum(map(self.words.weight, keys)) or 1.0)

    def _near_to(self, key: str) -> dict[str, float]:
        """How near each word of the pictures is; common words of theirs count less."""
        if key not in self._near:
            likenesses = self._vocabulary.likenesses(self.words.meaning_of(key))
            pairs = zip(self._keys.items(), likenesses, strict=True)
            self._near[key] = {other: likeness * root for (other, root), likeness in pairs}
        return self._near[key]

    @cached_property
    def _known(self) -> dict[CardId, Known]:
        known, place = {}, 0
        for card, picture in self.pictures.items():
            clues = place + len(picture.thoughts)
            end = clues + len(picture.clues)
            known[card] = Known(
                range(place, end),
                dict(zip(picture.clues, range(clues, end), strict=True)),
                frozenset(self.words.known(picture.all_words)),
                self.stems(picture.all_words),
            )
            place = end
        return known

    @cached_property
    def _thoughts(self) -> Crowd:
        pictures = self.pictures.values()
        return Crowd(
            [self.words.meaning(each) for p in pictures for each in (*p.thoughts, *p.clues)]
        )

    @cached_property
    def _keys(self) -> dict[str, float]:
        """The words of the pictures, and by what their likeness counts."""
        keys = dict.fromkeys(key for known in self._known.values() for key in known.keys)
        return {key: sqrt(self.words.weight(key)) for key in keys}

    @cached_property
    def _vocabulary(self) -> Crowd:
        return Crowd([self.words.meaning_of(key) for key in self._keys])


def _as_whole(near: list[float], known: Known, text: str) -> float:
    """A clue that was written for this picture is not judged by itself."""
    itself = known.clues.get(text)
    return _best(near[place] for place in known.thoughts if place != itself)


def _best(values: Iterable[float]) -> float:
    found = sorted(values, reverse=True)[:NEAREST]
    return sum(found) / len(found) if found else 0.0


def _spread_out(values: Mapping[CardId, float]) -> dict[CardId, float]:
    count = len(values) or 1
    mean = sum(values.values()) / count
    spread = sqrt(sum((value - mean) ** 2 for value in values.values()) / count)
    return {card: (value - mean) / spread if spread else 0.0 for card, value in values.items()}
