"""Handing the table over to another computer, so that exactly one computer has the game at any
time.

    host                                next host
    handed, parts …                →
                                     ←   can_host (all is kept, its port is open)
    the last entry of the journal
    take_over                        →       the table opens there
    moved → everybody else

The last entry decides: until it is on disk the game is here, and any failure cancels the handover;
from then on the game is there, and clients that still come here are redirected. During a handover
all other requests are refused, so that the copy stays correct.
"""

import ipaddress
from dataclasses import dataclass

from dixit_qt.host import journal
from dixit_qt.host.connections import Connection
from dixit_qt.host.evening import Evening
from dixit_qt.host.handed_table import HandedTable, HandoverError, Wish, record_of
from dixit_qt.host.joining_and_leaving import JoiningAndLeaving
from dixit_qt.host.journal import HandedOver, JournalError, SavedGame
from dixit_qt.host.outputs import Denied, LinkId, Outs, SendTable, WriteHandover
from dixit_qt.host.people import People
from dixit_qt.host.person import Person
from dixit_qt.host.plan import Library, Plan
from dixit_qt.host.sending import dismiss, show_room, tell, to_one
from dixit_qt.host.state import Handover, HostState
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Farewell, Hindrance, News


@dataclass(frozen=True, slots=True)
class HandingOver:
    state: HostState
    joining: JoiningAndLeaving

    def begin(self, asking: Connection, message: m.HandOver, now: float) -> Outs:
        state = self.state
        next_host = state.people.by_id(message.person)
        connection = None if next_host is None else state.connections.get(next_host.link)
        if next_host is None or connection is None or not connection.can_host:
            raise Denied(Denial.CANNOT_HOST)
        handed = handed_table_of(state, next_host)
        state.begin_handover(Handover(next_host.id, connection.link, asking.link, now), now)
        yield from tell(state, News.HANDOVER_BEGUN, next_host)
        yield from show_room(state, now)
        yield SendTable(connection.link, handed)

    def is_ready(self, connection: Connection, message: m.CanHost) -> Outs:
        """The next host has received everything, so the last entry can be written."""
        handover = self.state.handover
        if handover is None or handover.last is not None or handover.link != connection.link:
            return
        entry = HandedOver(handover.next_host, _address(connection.address), message.port)
        self.state.decide(handover, entry)
        yield WriteHandover(journal.record(entry))

    def is_not_ready(self, connection: Connection, message: m.CannotHost, now: float) -> Outs:
        handover = self.state.handover
        if handover is not None and handover.link == connection.link:
            yield from self.call_off(_known(message.reason), now)

    def lost(self, link: LinkId, now: float) -> Outs:
        handover = self.state.handover
        if handover is not None and handover.link == link:
            yield from self.call_off(Hindrance.NEXT_HOST_LEFT, now)

    def tick(self, now: float) -> Outs:
        handover = self.state.handover
        if handover is not None and now - handover.since >= self.state.limits.handing_over:
            yield from self.call_off(Hindrance.TOO_SLOW, now)

    def call_off(self, reason: Hindrance, now: float) -> Outs:
        """Too late once the last entry is being written."""
        handover = self.state.handover
        if handover is None or handover.last is not None:
            return
        yield from self._stays(handover, reason, now)

    def given(self) -> Outs:
        """Called when the last entry is on disk."""
        state = self.state
        if state.handover is None or state.handover.last is None:
            return
        there = state.hand_over(state.handover.last)
        for connection in state.connections:
            if connection.person is None:
                yield from dismiss(state, connection, Farewell.HANDOVER_UNDER_WAY)
            else:
                yield from self.joining.direct(connection, connection.person, there)

    def not_written(self, now: float) -> Outs:
        handover = self.state.handover
        if handover is not None:
            yield from self._stays(handover, Hindrance.NOT_WRITTEN, now)

    def _stays(self, handover: Handover, reason: Hindrance, now: float) -> Outs:
        state = self.state
        state.end_handover(now)
        asking = state.connections.get(handover.asked_by)
        if asking is not None:
            yield to_one(asking, m.Refused(reason))
        yield from tell(state, News.HANDOVER_FAILED, state.people.by_id(handover.next_host))
        yield from show_room(state, now)


def _known(reason: str) -> Hindrance:
    try:
        return Hindrance(reason)
    except ValueError:
        return Hindrance.NOT_UNDERSTOOD


def _address(address: str) -> str:
    """An address that other computers can reach. Empty for this computer itself."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    return "" if ip.is_loopback else address


# What a table passes to its next host, and how it is restored there


def handed_table_of(state: HostState, next_host: Person) -> HandedTable:
    """Everything except the journal, which `Exchange` adds."""
    plan, library, people = state.plan, state.library, state.people
    verses = None if plan.verses is None else library.verses[plan.verses]
    return HandedTable(
        game=state.game,
        room=state.name,
        next_host=next_host.id,
        matches=state.matches,
        standing=state.standing(),
        watchers=people.watcher_entries(),
        wishes=tuple(_wish(each) for each in people if _wish(each) != Wish(each.id)),
        last_id=people.last_id,
        edition=plan.edition,
        options=plan.options,
        house=plan.house,
        decks=tuple(record_of(library.decks[deck]) for deck in plan.decks),
        verses=plan.verses,
        verses_hash="" if verses is None else verses.content_hash,
        first_storyteller=plan.first_storyteller,
        seen_last=plan.seen_last,
        bots=plan.bots,
        seen=tuple(sorted(state.evening.seen)),
        games=state.evening.games,
        names=state.evening.names,
        loved=state.evening.loved,
        has_game=state.match is not None,
    )


def _wish(person: Person) -> Wish:
    return Wish(
        person.id,
        person.waits_for,
        person.agreed,
        person.wants_a_chair,
        person.goes,
        person.sits_after,
    )


def settle_in(state: HostState, handed: HandedTable, now: float) -> None:
    """Restore the table of another host. Raise `HandoverError` if it's inconsistent."""
    saved = _saved_game(handed) if handed.has_game else None
    evening = Evening(handed.games, handed.names, set(handed.seen), handed.loved)
    if saved is not None:
        state.go_on_with(saved, now)
    state.take_over(handed, _people(handed, now), _plan(handed, state.library), evening, now)


def _saved_game(handed: HandedTable) -> SavedGame:
    try:
        saved = journal.read(handed.journal)
    except JournalError as error:
        raise HandoverError(str(error)) from error
    if saved.fault or saved.handed_over is not None:
        raise HandoverError("the journal is not whole")
    if (saved.opening.game, saved.opening.match) != (handed.game, handed.matches):
        raise HandoverError("the journal is of another game")
    if len(handed.standing.people) != saved.state.seats:
        raise HandoverError("there are other seats than in the journal")
    return saved


def _people(handed: HandedTable, now: float) -> People:
    people = People.from_entries(handed.standing.people, now, handed.watchers)
    people.last_id = max(people.last_id, handed.last_id)
    for wish in handed.wishes:
        people.wish_again(wish)
    return people


def _plan(handed: HandedTable, library: Library) -> Plan:
    verses = handed.verses if handed.verses in library.verses else None
    decks = tuple(deck.id for deck in handed.decks if deck.id in library.decks)
    return Plan(
        edition=handed.edition,
        options=dict(handed.options),
        house=handed.house,
        decks=decks,
        verses=verses,
        timers=handed.standing.timers,
        first_storyteller=handed.first_storyteller,
        seen_last=handed.seen_last,
        bots=handed.bots,
    )
