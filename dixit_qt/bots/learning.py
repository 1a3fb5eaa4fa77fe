"""What bots learn from the deck and the verse deck on the table."""

from pathlib import Path

from dixit_qt.bots.knowledge import CardFacts, Knowledge, LineFacts
from dixit_qt.bots.words import Words, words_of
from dixit_qt.decks.deck import CardInfo, Deck
from dixit_qt.decks.verses import VerseSet


def learn(
    language: str,
    deck: Deck | None = None,
    verses: VerseSet | None = None,
    words: Path | None = None,
) -> Knowledge:
    """`words` is the folder with the meanings of words, one file for each language."""
    lines, endings = ((), ()) if verses is None else (verses.lines, verses.endings)
    return Knowledge(
        language,
        {} if deck is None else {card.id: _facts(card) for card in deck.cards},
        {line.number: LineFacts(line.text, line.asks, line.lacks) for line in lines},
        {ending.number: LineFacts(ending.text) for ending in endings},
        Words(language) if words is None else words_of(words, language),
    )


def _facts(card: CardInfo) -> CardFacts:
    return CardFacts(
        titles=card.title,
        tags=card.tags,
        descriptions=card.description,
        clues=card.clues,
        evokes=card.evokes,
        seen=card.seen,
    )
