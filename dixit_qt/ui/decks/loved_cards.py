"""The cards of a deck that people love, and those that were seen often and never loved."""

from collections.abc import Callable, Sequence
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from dixit_qt.decks.deck import CardInfo
from dixit_qt.rules.model import CardId
from dixit_qt.store.standings import Tally

translate = QCoreApplication.translate

OFTEN = 5
"""Who was on the table so many times and was never loved is tired."""


class Choice(StrEnum):
    ALL = "all"
    LOVED = "loved"
    TIRED = "tired"


def chosen_cards(
    cards: Sequence[CardInfo], choice: Choice, tally: Callable[[CardId], Tally]
) -> list[CardInfo]:
    """The most loved first; the most tired first. Where nobody gives hearts no card is tired."""
    if choice is Choice.LOVED:
        loved = [card for card in cards if tally(card.id).hearts]
        return sorted(loved, key=lambda card: -tally(card.id).hearts)
    if choice is Choice.TIRED:
        if not any(tally(card.id).hearts for card in cards):
            return []
        seen = [card for card in cards if tally(card.id).shown >= OFTEN]
        tired = [card for card in seen if not tally(card.id).hearts]
        return sorted(tired, key=lambda card: -tally(card.id).shown)
    return list(cards)


def love_words(tally: Tally) -> str:
    if not tally.shown:
        return ""
    shown = translate("Decks", "%n time(s) on the table", "", tally.shown)
    hearts = translate("Decks", "%n heart(s)", "", tally.hearts)
    return f"{hearts} · {shown}"
