"""What is said to whom: the messages that concern the room."""

from collections.abc import Iterable

from msgspec import structs

from dixit_qt.host.outputs import Close, Out, Outs, Send
from dixit_qt.host.people.connections import Connection
from dixit_qt.host.people.people import Person
from dixit_qt.host.state import HostState
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Farewell, News
from dixit_qt.wire.limits import MAX_DETAIL


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
    """Say goodbye and close; the person behind the link is not touched."""
    state.connections.leave(connection.link)
    yield to_one(connection, m.Goodbye(code, detail[:MAX_DETAIL]))
    yield Close(connection.link)


def show_room(state: HostState, now: float) -> Outs:
    """The whole lobby to everybody for whom it is new; the code only to administrators."""
    admins = {person.id for person in state.admins(now)}
    guests = list(state.connections.guests())
    knowing = [each for each in guests if each.person and each.person.id in admins]
    others = [each for each in guests if each.person and each.person.id not in admins]
    room = state.room(now)
    secret = structs.replace(room, code=state.code, code_is_guessed=state.is_guessed(now))
    for told, everybody in (secret, knowing), (room, others):
        behind = [each for each in everybody if state.connections.needs_room(each, told)]
        yield from to_all(behind, m.Lobby(told))
