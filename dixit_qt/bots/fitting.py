"""How well words fit pictures, compared across all pictures of a deck.

Three measures count: the phrase as a whole against the three nearest thoughts of the picture (its
title, its tags and what it evokes), each word of the phrase against the three nearest words of
these thoughts, and the phrase against all clues written for the picture. Each is measured in
standard deviations from the deck's mean. The weights were chosen so that cards are best recognised
by their clues, with each clue hidden in turn. A shared stem counts more than any similarity.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from math import sqrt
from operator import itemgetter, mul

from dixit_qt.bots.words import Crowd, Meaning, Words, likeness
from dixit_qt.rules.model import CardId

Stemming = Callable[[str], frozenset[str]]

OF_THE_PHRASE, OF_ITS_WORDS, OF_WHAT_WAS_TOLD = 0.8, 1.9, 0.3
COMMON_STEM = 2.0
NEAREST = 3
LARGEST_MEMORY = 600


@dataclass(frozen=True)
class Picture:
    """`thoughts` are its title, its tags and what it evokes; `clues` are possible clues."""

    thoughts: tuple[str, ...]
    description: str
    clues: tuple[str, ...] = ()

    @property
    def all_words(self) -> str:
        return " ".join((*self.thoughts, self.description))


@dataclass(frozen=True)
class Known:
    """`thoughts` is the range of the picture's thoughts among those of all pictures; `told` has the
    stems of each of its clues, `stems` those of its other texts, and `all_stems` both.
    """

    thoughts: slice
    keys: frozenset[str]
    stems: frozenset[str]
    told: Mapping[str, frozenset[str]]
    all_stems: frozenset[str]

    def common(self, text: str, stems: frozenset[str]) -> int:
        """The number of shared stems. A clue written for the picture isn't compared with itself."""
        if text not in self.told:
            return len(stems & self.all_stems)
        others = (each for clue, each in self.told.items() if clue != text)
        return len(stems & self.stems.union(*others))


@dataclass(frozen=True)
class Fitting:
    words: Words
    pictures: Mapping[CardId, Picture]
    stems: Stemming
    _near: dict[str, "array[float]"] = field(default_factory=dict, repr=False)
    _asked: dict[str, "array[float]"] = field(default_factory=dict, repr=False)

    def fit(self, text: str, card: CardId) -> float:
        return self.fits_of_all(text).get(card, 0.0)

    def fits_of_all(self, text: str) -> Mapping[CardId, float]:
        """A text without any meaning fits all pictures equally."""
        if text not in self._asked:
            if len(self._asked) >= LARGEST_MEMORY:
                del self._asked[next(iter(self._asked))]
            self._asked[text] = array("d", self._compared(text))
        return dict(zip(self.pictures, self._asked[text], strict=True))

    def ponder(self, texts: Iterable[str]) -> Iterator[None]:
        """Compute fits in small steps, before they are needed."""
        for text in islice(texts, LARGEST_MEMORY):
            if text not in self._asked:
                yield from self._prepare()
                self.fits_of_all(text)
                yield

    def _prepare(self) -> Iterator[None]:
        for crowd in (self._thoughts, self._told, self._vocabulary):
            yield from crowd.gather()

    def _compared(self, text: str) -> list[float]:
        stems, known = self.stems(text), self._known
        meaning = self.words.meaning(text)
        near = self._thoughts.likenesses(meaning)
        measures = [
            ([_best(near[each.thoughts]) for each in known.values()], OF_THE_PHRASE),
            (self._word_by_word(self.words.known(text)), OF_ITS_WORDS),
            (self._remembered(text, meaning), OF_WHAT_WAS_TOLD),
        ]
        spreads = [_spread_out(values, weight) for values, weight in measures]
        return [
            sum(values) + COMMON_STEM * each.common(text, stems)
            for each, *values in zip(known.values(), *spreads, strict=True)
        ]

    def _remembered(self, text: str, meaning: Meaning) -> list[float]:
        """Compare the text with the clues of each picture, but not with itself."""
        near = self._told.likenesses(meaning)
        for place, picture in enumerate(self.pictures.values()):
            if text in picture.clues:
                others = " ".join(clue for clue in picture.clues if clue != text)
                near[place] = likeness(self.words.meaning(others), meaning)
        return near

    def _word_by_word(self, keys: list[str]) -> list[float]:
        """How near the words are to the words of each picture."""
        weights = list(map(self.words.weight, keys))
        total = sum(weights) or 1.0
        near = zip(*map(self._near_to, keys), strict=True) if keys else [()] * len(self._known)
        return [sum(map(mul, weights, each)) / total for each in near]

    def _near_to(self, key: str) -> "array[float]":
        """Measure how near the word is to the words of each picture. Common words count less."""
        if key not in self._near:
            found = self._vocabulary.likenesses(self.words.meaning_of(key))
            self._near[key] = array("d", [_best(take(found)) for take in self._words_of_each])
        return self._near[key]

    @cached_property
    def _known(self) -> dict[CardId, Known]:
        known, place = {}, 0
        for card, picture in self.pictures.items():
            end = place + len(picture.thoughts)
            keys = frozenset(self.words.known(" ".join(picture.thoughts)))
            told = {clue: self.stems(clue) for clue in picture.clues}
            own = self.stems(picture.all_words)
            known[card] = Known(slice(place, end), keys, own, told, own.union(*told.values()))
            place = end
        return known

    @cached_property
    def _thoughts(self) -> Crowd:
        thoughts = (each for picture in self.pictures.values() for each in picture.thoughts)
        return Crowd(map(self.words.meaning, thoughts), self.words.size)

    @cached_property
    def _told(self) -> Crowd:
        """The clues of each picture, joined into one text."""
        told = (" ".join(picture.clues) for picture in self.pictures.values())
        return Crowd(map(self.words.meaning, told), self.words.size)

    @cached_property
    def _keys(self) -> dict[str, int]:
        """All words of the pictures, each with its index."""
        keys = dict.fromkeys(key for known in self._known.values() for key in known.keys)
        return {key: place for place, key in enumerate(keys)}

    @cached_property
    def _words_of_each(self) -> list[Callable[[list[float]], Sequence[float]]]:
        """A function for each picture that picks its words' values from those of all words."""
        return [_taking([self._keys[key] for key in k.keys]) for k in self._known.values()]

    @cached_property
    def _vocabulary(self) -> Crowd:
        """The words of all pictures; common words have shorter vectors, so they count less."""
        return Crowd(map(self._shortened, self._keys), self.words.size)

    def _shortened(self, key: str) -> Meaning:
        root = sqrt(self.words.weight(key))
        return tuple([root * number for number in self.words.meaning_of(key)])


def _taking(places: list[int]) -> Callable[[list[float]], Sequence[float]]:
    if len(places) > 1:
        return itemgetter(*places)
    return lambda values: [values[place] for place in places]


def _best(values: Sequence[float]) -> float:
    found = sorted(values)[-NEAREST:]
    return sum(found) / len(found) if found else 0.0


def _spread_out(values: Sequence[float], weight: float) -> list[float]:
    count = len(values) or 1
    mean = sum(values) / count
    spread = sqrt(sum((value - mean) ** 2 for value in values) / count)
    return [weight * (value - mean) / spread if spread else 0.0 for value in values]


# Why a line fits a picture, in one word: a thought of the picture that the line names, or nearly so

NEAR_ENOUGH = 0.54
HEAVY_ENOUGH = 0.1
"""Words below this weight, such as `my` and `once`, are near to everything."""


def called_by(words: Words, line: str, thoughts: Iterable[str]) -> str:
    """The thought that a word of the line means. Empty if there is none."""
    (found,) = called_in(words, [line], thoughts)
    return found


def called_in(words: Words, lines: Iterable[str], thoughts: Iterable[str]) -> list[str]:
    """Like `called_by` for several lines. The meaning of each thought is looked up only once."""
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
