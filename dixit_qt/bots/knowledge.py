"""What a bot knows about pictures and lines: the deck's words in the table's language."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from dixit_qt.bots.asking import Account, fits
from dixit_qt.bots.fitting import Fitting, Picture
from dixit_qt.bots.words import Words, forms_of
from dixit_qt.rules.model import CardId

FITTING_SHARE = 0.25
"""A line without `asks` or `lacks` is taken to fit this share of the pictures, as lines of the
included sets do on average.
"""


@dataclass(frozen=True)
class CardFacts:
    """What a deck says about a picture, by language."""

    titles: Mapping[str, str]
    tags: Mapping[str, tuple[str, ...]]
    descriptions: Mapping[str, str] = field(default_factory=dict)
    clues: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    evokes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    seen: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class LineFacts:
    """The facts about a line or an ending. `asking` explains `asks` and `lacks`."""

    text: str
    asks: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()

    @property
    def asks_anything(self) -> bool:
        return bool(self.asks or self.lacks)


@dataclass(frozen=True)
class Knowledge:
    """`lines` and `endings` are those of the chosen verse deck."""

    language: str = "en"
    cards: Mapping[CardId, CardFacts] = field(default_factory=dict)
    lines: Mapping[int, LineFacts] = field(default_factory=dict)
    endings: Mapping[int, LineFacts] = field(default_factory=dict)
    words: Words = field(default_factory=Words)
    _accounts: dict[CardId, Account] = field(
        init=False, default_factory=dict, repr=False, compare=False
    )
    _shown: dict[tuple[int, CardId], bool | None] = field(
        init=False, default_factory=dict, repr=False, compare=False
    )

    def tags(self, card: CardId) -> tuple[str, ...]:
        facts = self.cards.get(card)
        return () if facts is None else facts.tags.get(self.language, ())

    def clues(self, card: CardId) -> tuple[str, ...]:
        facts = self.cards.get(card)
        return () if facts is None else facts.clues.get(self.language, ())

    def evoked(self, card: CardId) -> tuple[str, ...]:
        facts = self.cards.get(card)
        return () if facts is None else facts.evokes.get(self.language, ())

    def title(self, card: CardId) -> str:
        facts = self.cards.get(card)
        return "" if facts is None else facts.titles.get(self.language, "")

    def shows(self, line: int, card: CardId) -> bool | None:
        """Whether the line fits the picture. None if that can't be told from the words.

        A line that doesn't say what it asks for fits those pictures that its own words suit best.
        """
        if (line, card) not in self._shown:
            self._shown[line, card] = self._found_out(line, card)
        return self._shown[line, card]

    def _found_out(self, line: int, card: CardId) -> bool | None:
        facts = self.lines.get(line)
        if facts is None or card not in self.cards:
            return None
        if facts.asks_anything:
            account = self.account(card)
            return fits(account, facts.asks, facts.lacks) if account.says_anything else None
        suits = self.seeing.fits_of_all(facts.text)
        if min(suits.values()) == max(suits.values()):
            return None
        better = sum(suit > suits[card] for suit in suits.values())
        return better < FITTING_SHARE * len(suits)

    def plainness(self, line: int, card: CardId) -> int:
        """How plainly the picture shows what the line asks for. 0 means not at all."""
        facts = self.lines.get(line)
        if facts is None or card not in self.cards:
            return 0
        return self.account(card).plainness_of(facts.asks)

    def stems(self, text: str) -> frozenset[str]:
        return forms_of(self.language).stems(text)

    def cards_sharing(self, tag: str) -> int:
        """How many pictures of the deck have a word of this tag."""
        return max((self._sharing[stem] for stem in self.stems(tag)), default=0)

    def fit(self, text: str, card: CardId) -> float:
        """How well these words fit the picture, compared with the others: 0 is average, 2 is a
        lot.
        """
        return self._thinking.fit(text, card)

    def fits_of_all(self, text: str) -> Mapping[CardId, float]:
        return self._thinking.fits_of_all(text)

    def ponder(self, texts: Iterable[str]) -> Iterator[None]:
        """Work out ahead of time, in small steps, how well these texts fit."""
        return self._thinking.ponder(texts)

    @cached_property
    def seeing(self) -> Fitting:
        """Fits by what the pictures show, without what else they evoke."""
        return Fitting(self.words, {card: self._picture(card) for card in self.cards}, self.stems)

    def account(self, card: CardId) -> Account:
        if card not in self._accounts:
            seen = self.cards[card].seen.get(self.language, "")
            self._accounts[card] = Account(self.language, tuple(self._phrases_of(card)), seen)
        return self._accounts[card]

    def _phrases_of(self, card: CardId) -> Iterator[str]:
        """The texts about a picture. Only single words are taken from `evokes`, because its phrases
        go beyond what the picture shows.
        """
        facts = self.cards[card]
        yield from facts.tags.get(self.language, ())
        if title := self.title(card):
            yield title
        yield from (thought for thought in self.evoked(card) if " " not in thought)
        if description := facts.descriptions.get(self.language):
            yield description

    @cached_property
    def _thinking(self) -> Fitting:
        pictures = {card: self._picture(card, self.evoked(card)) for card in self.cards}
        return Fitting(self.words, pictures, self.stems)

    def _picture(self, card: CardId, evoked: tuple[str, ...] = ()) -> Picture:
        facts = self.cards[card]
        description = facts.descriptions.get(self.language, "")
        thoughts = (self.title(card), *self.tags(card), *evoked)
        return Picture(thoughts, description, self.clues(card))

    @cached_property
    def _sharing(self) -> Counter[str]:
        pictures = map(self._picture, self.cards)
        return Counter(stem for each in pictures for stem in self.stems(each.all_words))
