"""Writes complete decks for tests."""

from collections.abc import Iterable
from pathlib import Path

from dixit_qt.decks.deck import Deck
from dixit_qt.decks.making import NewCard, writing_deck


def write_deck(folder: Path, name: str, author: str, cards: Iterable[NewCard]) -> Deck:
    *_, deck = writing_deck(folder, name, author, cards)
    assert isinstance(deck, Deck)
    return deck
