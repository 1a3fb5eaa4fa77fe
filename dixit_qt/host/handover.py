"""Handing the table over to somebody else's computer, so that always exactly one has the game.

    host                                 heir
    heritage, parts …                →
                                     ←   can_host (all is kept, the door is open)
    the last entry of the journal
    take_over                        →       the table opens there
    moved → everybody else

The last entry is the moment: before it is on disk the game is here, and whatever goes wrong calls
the handing over off; after it the game is there, and whoever still comes here is told where. While
it is on its way nothing else happens, so that the heritage stays true.
"""

import ipaddress
from dataclasses import dataclass

from dixit_qt.host import journal
from dixit_qt.host.administrators import Kicked
from dixit_qt.host.connections import Connection
from dixit_qt.host.evening import Evening
from dixit_qt.host.handed_table import Heritage, HeritageError, Wish, record_of
from dixit_qt.host.joining_and_leaving import JoiningAndLeaving
from dixit_qt.host.journal import HandedOver, JournalError, SavedGame
from dixit_qt.host.outputs import Bequeath, Denied, GiveAway, LinkId, Outs
from dixit_qt.host.people import People, Person
from dixit_qt.host.plan import Library, Plan
from dixit_qt.host.sending import dismiss, show_room, tell, to_one
from dixit_qt.host.state import HostState, Moving
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Farewell, Hindrance, News


@dataclass(frozen=True, slots=True)
class Giving:
    state: HostState
    joining: JoiningAndLeaving

    def begin(self, asking: Connection, message: m.HandOver, now: float) -> Outs:
        state = self.state
        heir = state.people.by_id(message.person)
        connection = None if heir is None else state.connections.get(heir.link)
        if heir is None or connection is None or not connection.can_host:
            raise Denied(Denial.CANNOT_HOST)
        heritage = heritage_of(state, heir)
        state.begin_moving(Moving(heir.id, connection.link, asking.link, now), now)
        yield from tell(state, News.BEING_GIVEN, heir)
        yield from show_room(state, now)
        yield Bequeath(connection.link, heritage)

    def is_ready(self, connection: Connection, message: m.CanHost) -> Outs:
        """The heir has everything: now it is written down whose the game is."""
        moving = self.state.moving
        if moving is None or moving.last is not None or moving.link != connection.link:
            return
        entry = HandedOver(moving.heir, _address(connection.address), message.port)
        self.state.decide(moving, entry)
        yield GiveAway(journal.record(entry))

    def is_not_ready(self, connection: Connection, message: m.CannotHost, now: float) -> Outs:
        moving = self.state.moving
        if moving is not None and moving.link == connection.link:
            yield from self.call_off(_known(message.reason), now)

    def lost(self, link: LinkId, now: float) -> Outs:
        moving = self.state.moving
        if moving is not None and moving.link == link:
            yield from self.call_off(Hindrance.HEIR_LEFT, now)

    def tick(self, now: float) -> Outs:
        moving = self.state.moving
        if moving is not None and now - moving.since >= self.state.limits.handing_over:
            yield from self.call_off(Hindrance.TOO_SLOW, now)

    def call_off(self, reason: Hindrance, now: float) -> Outs:
        """Not when the last entry is being written."""
        moving = self.state.moving
        if moving is None or moving.last is not None:
            return
        yield from self._stays(moving, reason, now)

    def given(self) -> Outs:
        """The last entry is on disk."""
        state = self.state
        if state.moving is None or state.moving.last is None:
            return
        there = state.give_away(state.moving.last)
        for connection in state.connections:
            if connection.person is None:
                yield from dismiss(state, connection, Farewell.TABLE_IS_MOVING)
            else:
                yield from self.joining.direct(connection, connection.person, there)

    def not_written(self, now: float) -> Outs:
        moving = self.state.moving
        if moving is not None:
            yield from self._stays(moving, Hindrance.NOT_WRITTEN, now)

    def _stays(self, moving: Moving, reason: Hindrance, now: float) -> Outs:
        state = self.state
        state.end_moving(now)
        asking = state.connections.get(moving.asked_by)
        if asking is not None:
            yield to_one(asking, m.Refused(reason))
        yield from tell(state, News.NOT_GIVEN, state.people.by_id(moving.heir))
        yield from show_room(state, now)


def _known(reason: str) -> Hindrance:
    try:
        return Hindrance(reason)
    except ValueError:
        return Hindrance.NOT_UNDERSTOOD


def _address(address: str) -> str:
    """What others can reach: of this computer itself, and of what has no address, nothing."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    return "" if ip.is_loopback else address


# What a table leaves to its next host, and how it goes on there


def heritage_of(state: HostState, heir: Person) -> Heritage:
    """All but the journal, which the disk has."""
    plan, library, people = state.plan, state.library, state.people
    verses = None if plan.verses is None else library.verses[plan.verses]
    return Heritage(
        game=state.game,
        room=state.name,
        heir=heir.id,
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


def settle_in(state: HostState, heritage: Heritage, now: float) -> None:
    """Everybody is absent until he comes; the host's own library has all decks that are needed."""
    if heritage.has_game:
        state.go_on_with(_saved_game(heritage), now)
    state.game, state.name = heritage.game, heritage.room
    state.matches, state.was_resumed, state.heir = heritage.matches, False, heritage.heir
    state.code, state.browsers = heritage.standing.code, heritage.standing.browsers
    state.people = _people(heritage, now)
    state.kicked = Kicked(heritage.standing.kicked)
    state.office.holder = heritage.standing.office
    state.plan = _plan(heritage, state.library)
    state.evening = Evening(heritage.games, heritage.names, set(heritage.seen), heritage.loved)
    state.ends_after_round = heritage.standing.ends_after_round
    paused_by = state.people.by_id(heritage.standing.paused_by)
    if paused_by is not None and state.match is not None:
        state.pause(state.match, paused_by, now)


def _saved_game(heritage: Heritage) -> SavedGame:
    try:
        saved = journal.read(heritage.journal)
    except JournalError as error:
        raise HeritageError(str(error)) from error
    if saved.fault or saved.handed_over is not None:
        raise HeritageError("the journal is not whole")
    if (saved.opening.game, saved.opening.match) != (heritage.game, heritage.matches):
        raise HeritageError("the journal is of another game")
    if len(heritage.standing.people) != saved.state.seats:
        raise HeritageError("there are other seats than in the journal")
    return saved


def _people(heritage: Heritage, now: float) -> People:
    people = People.from_entries(heritage.standing.people, now)
    people.watchers = People.from_entries(heritage.watchers, now).seats
    people.last_id = max(heritage.last_id, *(person.id for person in people), 0)
    people.choices = max((person.chose for person in people), default=0)
    for wish in heritage.wishes:
        person = people.by_id(wish.person)
        if person is not None:
            person.waits_for, person.agreed, person.goes = wish.waits_for, wish.agreed, wish.goes
            person.wants_a_chair, person.sits_after = wish.wants_a_chair, wish.sits_after
    return people


def _plan(heritage: Heritage, library: Library) -> Plan:
    verses = heritage.verses if heritage.verses in library.verses else None
    decks = tuple(deck.id for deck in heritage.decks if deck.id in library.decks)
    return Plan(
        edition=heritage.edition,
        options=dict(heritage.options),
        house=heritage.house,
        decks=decks,
        verses=verses,
        timers=heritage.standing.timers,
        first_storyteller=heritage.first_storyteller,
        seen_last=heritage.seen_last,
        bots=heritage.bots,
    )
