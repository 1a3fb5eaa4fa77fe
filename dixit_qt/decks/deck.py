"""What a deck is: its cards in order, and the words that go with them in both languages."""

import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from dixit_qt.rules.model import CARD_ID_LENGTH, CARD_PATTERN, CardId


class DeckError(ValueError):
    """What is wrong with a deck, said so that its author can mend it."""


@dataclass(frozen=True, slots=True)
class CardInfo:
    """`sha256` is the hash of the picture's file; `file` is relative to the deck's folder.

    For each language by its code, `clues` holds what a good player might say of the card, and
    `evokes` what the picture makes people think of.
    """

    slug: str
    file: str
    sha256: str
    title_en: str
    title_ru: str
    tags_en: tuple[str, ...]
    tags_ru: tuple[str, ...]
    description_en: str
    description_ru: str
    clues: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    evokes: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)

    @property
    def id(self) -> CardId:
        return card_id(self.sha256)


@dataclass(frozen=True, slots=True)
class Deck:
    id: str
    name_en: str
    name_ru: str
    author: str
    licence: str
    folder: Path
    cards: tuple[CardInfo, ...]

    @property
    def fingerprint(self) -> str:
        """The same for two decks whose pictures and words are the same."""
        words = [self.id]
        for card in self.cards:
            words += [card.sha256, card.title_en, card.title_ru, *card.tags_en, "", *card.tags_ru]
            words += ["", card.description_en, card.description_ru]
            for texts in (card.clues, card.evokes):
                for language in sorted(texts):
                    words += [language, *texts[language]]
        return card_id(hashlib.sha256("\0".join(words).encode()).hexdigest())

    def picture(self, card: CardInfo) -> Path:
        return self.folder / card.file


def mixed(decks: Iterable[Deck]) -> Deck:
    """The cards of several decks as one; its name is that of the first."""
    first, *others = decks
    if not others:
        return first
    cards = (
        replace(card, file=str(deck.picture(card)))
        for deck in (first, *others)
        for card in deck.cards
    )
    return replace(first, cards=tuple(cards))


def card_id(sha256: str) -> CardId:
    """A card is known everywhere by the first 20 hexadecimal digits of its picture's SHA-256."""
    return sha256[:CARD_ID_LENGTH]


def is_card_id(text: str) -> bool:
    return re.fullmatch(CARD_PATTERN, text) is not None


def hash_of(picture: bytes) -> str:
    return hashlib.sha256(picture).hexdigest()
