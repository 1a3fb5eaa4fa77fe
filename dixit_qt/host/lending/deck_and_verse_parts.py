"""The words that belong to the table: descriptions of decks, lines and endings of Poetry."""

from dixit_qt.decks.deck import Deck
from dixit_qt.host.outputs import Denied, Outs
from dixit_qt.host.people.connections import Connection
from dixit_qt.host.state import HostState
from dixit_qt.host.telling import to_one
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial
from dixit_qt.wire.limits import MAX_CARDS_PER_PART, MAX_LINES_PER_PART
from dixit_qt.wire.room import CardText, Verse


def send_verses(state: HostState, connection: Connection) -> Outs:
    wanted = state.plan.verses if state.plan.family.has_verses else None
    if wanted is None or not state.connections.needs_verses(connection, wanted):
        return
    source = state.library.verses[wanted]
    lines = [Verse(line.number, line.text) for line in source.lines]
    endings = [Verse(ending.number, ending.text) for ending in source.endings]
    step = MAX_LINES_PER_PART
    for first in range(0, max(len(lines), len(endings)), step):
        part = tuple(lines[first : first + step]), tuple(endings[first : first + step])
        yield to_one(connection, m.VersesPart(wanted, source.language, *part))


def send_deck(state: HostState, connection: Connection, deck_id: str) -> Outs:
    deck = state.library.decks.get(deck_id)
    if deck is None:
        raise Denied(Denial.NO_SUCH_DECK)
    if not state.connections.needs_deck(connection, deck_id):
        return
    texts = card_texts(deck)
    for first in range(0, len(texts), MAX_CARDS_PER_PART):
        part = texts[first : first + MAX_CARDS_PER_PART]
        yield to_one(connection, m.DeckPart(deck_id, first, len(texts), part))


def card_texts(deck: Deck) -> tuple[CardText, ...]:
    return tuple(
        CardText(
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
