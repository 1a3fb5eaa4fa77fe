"""How well words fit pictures, compared over all the pictures of a deck.

Two things count: the phrase as a whole against the three thoughts nearest to it (title, tags,
clues that were written for the picture), and each word of it against the three nearest words of
the picture. Either is measured in spreads from what is usual in the deck. A common stem is more
than any likeness.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from math import sqrt

from dixit_qt.bots.words import Meaning, Words, likeness
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
    thoughts: tuple[Meaning, ...]
    clues: Mapping[str, Meaning]
    keys: frozenset[str]
    stems: frozenset[str]


@dataclass(frozen=True)
class Fitting:
    words: Words
    pictures: Mapping[CardId, Picture]
    stems: Stemming
    _known: dict[CardId, Known] = field(default_factory=dict, repr=False)
    _meanings: dict[str, Meaning] = field(default_factory=dict, repr=False)
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
        meaning, keys, stems = self.words.meaning(text), self.words.known(text), self.stems(text)
        known = {card: self._learnt(card) for card in self.pictures}
        whole = _spread_out({card: _as_whole(meaning, each, text) for card, each in known.items()})
        singly = _spread_out({card: self._word_by_word(keys, each) for card, each in known.items()})
        return {
            card: whole[card] + singly[card] + COMMON_STEM * len(stems & each.stems)
            for card, each in known.items()
        }

    def _word_by_word(self, keys: list[str], known: Known) -> float:
        weighed = 0.0
        for key in keys:
            near = self._near_to(key)
            weighed += self.words.weight(key) * _best(near[other] for other in known.keys)
        return weighed / (sum(map(self.words.weight, keys)) or 1.0)

    def _near_to(self, key: str) -> dict[str, float]:
        """How near each word of the pictures is; common words of theirs count less."""
        if key not in self._near:
            meaning = self.words.meaning_of(key)
            self._near[key] = {
                other: likeness(meaning, theirs) * sqrt(self.words.weight(other))
                for other, theirs in self._meanings.items()
            }
        return self._near[key]

    def _learnt(self, card: CardId) -> Known:
        if card not in self._known:
            self._learn_all()
        return self._known[card]

    def _learn_all(self) -> None:
        for card, picture in self.pictures.items():
            self._known[card] = Known(
                tuple(map(self.words.meaning, picture.thoughts)),
                {clue: self.words.meaning(clue) for clue in picture.clues},
                frozenset(self.words.known(picture.all_words)),
                self.stems(picture.all_words),
            )
            for key in self._known[card].keys:
                self._meanings[key] = self.words.meaning_of(key)


def _as_whole(meaning: Meaning, known: Known, text: str) -> float:
    """A clue that was written for this picture is not judged by itself."""
    clues = (theirs for clue, theirs in known.clues.items() if clue != text)
    return _best(likeness(meaning, thought) for thought in (*known.thoughts, *clues))


def _best(values: Iterable[float]) -> float:
    found = sorted(values, reverse=True)[:NEAREST]
    return sum(found) / len(found) if found else 0.0


def _spread_out(values: Mapping[CardId, float]) -> dict[CardId, float]:
    count = len(values) or 1
    mean = sum(values.values()) / count
    spread = sqrt(sum((value - mean) ** 2 for value in values.values()) / count)
    return {card: (value - mean) / spread if spread else 0.0 for card, value in values.items()}
