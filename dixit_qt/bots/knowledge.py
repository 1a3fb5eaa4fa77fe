"""What a bot may know about pictures and lines: their words in the language of the table."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from dixit_qt.bots.small_words import SMALL_WORDS
from dixit_qt.rules.model import CardId

_WORD = re.compile(r"[^\W\d_]+")
_ENDINGS = "aeiouysаеиойуыьэюя"
_SHORT = 3
_LONG = 5

Stems = frozenset[str]


@dataclass(frozen=True)
class CardFacts:
    """What a deck says about a picture, by language."""

    titles: Mapping[str, str]
    tags: Mapping[str, tuple[str, ...]]
    descriptions: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class LineFacts:
    text: str
    theme: str = ""


@dataclass(frozen=True)
class Knowledge:
    """`lines` and `endings` are those of the one set of verses that lies on the table."""

    language: str = "en"
    cards: Mapping[CardId, CardFacts] = field(default_factory=dict)
    lines: Mapping[int, LineFacts] = field(default_factory=dict)
    endings: Mapping[int, LineFacts] = field(default_factory=dict)

    def tags(self, card: CardId) -> tuple[str, ...]:
        facts = self.cards.get(card)
        return () if facts is None else facts.tags.get(self.language, ())

    def card_stems(self, card: CardId) -> Stems:
        return self._stems_of_cards.get(card, frozenset())

    def line_stems(self, line: int) -> Stems:
        return self._stems_of_lines.get(line, frozenset())

    def ending_stems(self, ending: int) -> Stems:
        facts = self.endings.get(ending)
        return frozenset() if facts is None else stems(f"{facts.text} {facts.theme}")

    def cards_sharing(self, tag: str) -> int:
        """How many pictures of the deck could mean this tag."""
        return max((self._sharing[stem] for stem in stems(tag)), default=0)

    @cached_property
    def _stems_of_cards(self) -> dict[CardId, Stems]:
        return {card: self._words_of(facts) for card, facts in self.cards.items()}

    @cached_property
    def _stems_of_lines(self) -> dict[int, Stems]:
        return {line: stems(f"{facts.text} {facts.theme}") for line, facts in self.lines.items()}

    @cached_property
    def _sharing(self) -> Counter[str]:
        return Counter(stem for found in self._stems_of_cards.values() for stem in found)

    def _words_of(self, facts: CardFacts) -> Stems:
        title = facts.titles.get(self.language, "")
        description = facts.descriptions.get(self.language, "")
        return stems(" ".join((title, description, *facts.tags.get(self.language, ()))))


def stems(text: str) -> Stems:
    """The words without their endings, so that «деревья» meets «дерево» and lights a light."""
    words = _WORD.findall(text.lower().replace("ё", "е"))
    return frozenset(
        _stem(word) for word in words if len(word) >= _SHORT and word not in SMALL_WORDS
    )


def _stem(word: str) -> str:
    if len(word) > _LONG:
        return word[:_LONG]
    while len(word) > _SHORT and word[-1] in _ENDINGS:
        word = word[:-1]
    return word


def overlap(left: Iterable[str], right: Stems) -> int:
    return sum(stem in right for stem in left)
