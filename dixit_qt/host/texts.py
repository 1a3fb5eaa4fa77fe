"""The words that belong to the table: descriptions of decks, lines and endings of Poetry."""

from dixit_qt.decks.deck import Deck
from dixit_qt.host.door import Visitor
from dixit_qt.host.hall import Hall
from dixit_qt.rules.model import Family
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial
from dixit_qt.wire.limits import MAX_CARDS_PER_PART, MAX_LINES_PER_PART


def send_verses(hall: Hall, visitor: Visitor) -> None:
    wanted = hall.plan.verses if hall.plan.family is Family.POETRY else None
    if wanted is None or visitor.verses_sent == wanted:
        return
    visitor.verses_sent = wanted
    source = hall.library.verses[wanted]
    lines = [m.Verse(line.number, line.text) for line in source.lines]
    endings = [m.Verse(ending.number, ending.text) for ending in source.endings]
    step = MAX_LINES_PER_PART
    for first in range(0, max(len(lines), len(endings)), step):
        part = tuple(lines[first : first + step]), tuple(endings[first : first + step])
        hall.send(visitor, m.VersesPart(wanted, source.language, *part))


def send_deck(hall: Hall, visitor: Visitor, deck_id: str) -> None:
    deck = hall.library.decks.get(deck_id)
    if deck is None:
        hall.refuse(visitor, Denial.NO_SUCH_DECK)
        return
    if deck_id in visitor.decks_sent:
        return
    visitor.decks_sent.add(deck_id)
    texts = card_texts(deck)
    for first in range(0, len(texts), MAX_CARDS_PER_PART):
        part = texts[first : first + MAX_CARDS_PER_PART]
        hall.send(visitor, m.DeckPart(deck_id, first, len(texts), part))


def card_texts(deck: Deck) -> tuple[m.CardText, ...]:
    return tuple(
        m.CardText(
            card.id,
            card.title_en,
            card.title_ru,
            card.tags_en,
            card.tags_ru,
            card.description_en,
            card.description_ru,
        )
        for card in deck.cards
    )
