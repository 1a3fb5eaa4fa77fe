"""What bots learn from the deck and the set of verses on the table."""

from pathlib import Path

from dixit_qt.bots.knowledge import CardFacts, Knowledge, LineFacts
from dixit_qt.bots.words import Words, words_of
from dixit_qt.decks.deck import CardInfo, Deck
from dixit_qt.decks.verses import HOURS, Ending, Line, VerseSet


def learn(
    language: str,
    deck: Deck | None = None,
    verses: VerseSet | None = None,
    words: Path | None = None,
) -> Knowledge:
    """`words` is the folder in which the meanings of words lie, a file for each language."""
    return Knowledge(
        language,
        {} if deck is None else {card.id: _facts(card) for card in deck.cards},
        {} if verses is None else {v.number: _line(v) for v in verses.lines},
        {} if verses is None else {v.number: _ending(v) for v in verses.endings},
        Words() if words is None else words_of(words, language),
    )


def _line(line: Line) -> LineFacts:
    hour = None if line.when is None else HOURS.index(line.when)
    return LineFacts(
        line.text,
        line.theme,
        line.place,
        line.names,
        line.takes_up,
        hour,
        frozenset(line.scenes),
    )


def _ending(ending: Ending) -> LineFacts:
    return LineFacts(
        ending.text, ending.tone, takes_up=ending.takes_up, scenes=frozenset(ending.scenes)
    )


def _facts(card: CardInfo) -> CardFacts:
    return CardFacts(
        titles={"en": card.title_en, "ru": card.title_ru},
        tags={"en": card.tags_en, "ru": card.tags_ru},
        descriptions={"en": card.description_en, "ru": card.description_ru},
        clues=card.clues,
        evokes=card.evokes,
    )
