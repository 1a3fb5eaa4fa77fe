"""Messages about the room, and to whom they are sent."""

from collections.abc import Iterable

from msgspec import structs

from dixit_qt.decks.deck import Deck
from dixit_qt.host.connections import Connection
from dixit_qt.host.outputs import Close, Denied, Out, Outs, Send
from dixit_qt.host.person import Person
from dixit_qt.host.state import HostState
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Farewell, News
from dixit_qt.wire.limits import MAX_DETAIL, MAX_LINES_PER_PART, MAX_TEXTS_PER_PART
from dixit_qt.wire.room import CardText, Verse


def to_one(connection: Connection, message: m.Message) -> Out:
    return Send((connection.link,), message)


def to_all(connections: Iterable[Connection], message: m.Message) -> Outs:
    links = tuple(connection.link for connection in connections)
    if links:
        yield Send(links, message)


def tell(state: HostState, news: News, person: Person | None = None) -> Outs:
    yield from to_all(state.connections.guests(), notice(news, person))


def notice(news: News, person: Person | None = None) -> m.Notice:
    return m.Notice(news) if person is None else m.Notice(news, person.name, person.id)


def dismiss(state: HostState, connection: Connection, code: Farewell, detail: str = "") -> Outs:
    """Send a goodbye and close the link. The person keeps their seat."""
    state.connections.leave(connection.link)
    yield to_one(connection, m.Goodbye(code, detail[:MAX_DETAIL]))
    yield Close(connection.link)


def show_room(state: HostState, now: float) -> Outs:
    """Send the room to everybody whose copy is out of date. Only administrators on encrypted
    connections see the code."""
    admins = {person.id for person in state.admins(now)}
    guests = list(state.connections.guests())
    knowing: list[Connection] = []
    others: list[Connection] = []
    for each in guests:
        is_admin = each.person is not None and each.person.id in admins
        (knowing if is_admin and each.may_be_open else others).append(each)
    room = state.room(now)
    secret = structs.replace(room, code=state.code, code_is_guessed=state.is_guessed(now))
    for version, everybody in (secret, knowing), (room, others):
        behind = [each for each in everybody if state.connections.needs_room(each, version)]
        yield from to_all(behind, m.Lobby(version))


# The texts of the table: descriptions of decks, lines and endings of Poetry


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
    languages = max((len(text.title) for text in texts), default=0)
    together = max(1, MAX_TEXTS_PER_PART // max(2, languages))
    for first in range(0, len(texts), together):
        part = texts[first : first + together]
        yield to_one(connection, m.DeckPart(deck_id, first, len(texts), part))


def card_texts(deck: Deck) -> tuple[CardText, ...]:
    return tuple(
        CardText(card.id, dict(card.title), dict(card.tags), dict(card.description))
        for card in deck.cards
    )
