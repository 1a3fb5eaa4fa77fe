"""What everybody is told of the people in the room."""

from dixit_qt.host.people.pairs import Pairs, captain
from dixit_qt.host.people.people import People
from dixit_qt.wire.limits import MAX_WATCHERS
from dixit_qt.wire.room import SeatInfo, WatcherInfo


def seat_infos(people: People, pairs: Pairs) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(
            person.id,
            person.name,
            captain(person, pairs).rabbit,
            person.keeper,
            person.is_bot,
            person.goes,
            person.instead_of,
        )
        for person in people.seats
    )


def watcher_infos(people: People) -> tuple[WatcherInfo, ...]:
    return tuple(
        WatcherInfo(
            person.id,
            person.name,
            person.is_table,
            person.waits_for,
            person.wants_a_chair,
            person.sits_after,
            None if (bot := people.own_seat(person)) is None else bot.id,
            people.asks(person),
        )
        for person in people.watchers[:MAX_WATCHERS]
    )
