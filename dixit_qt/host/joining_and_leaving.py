"""Joining, leaving and returning. A seat belongs to a token, not to a link.

Theory of operation. A link is a stranger's until it has been greeted:

    hello without a seat    -> taken in: gets a seat if one is free, else becomes a spectator
    hello that names one    -> challenged; a right proof brings the person back, a wrong one
                               counts as no seat at all
    sealed by the token     -> the same, and the proof can't be relayed

Before that, a hello is refused for these reasons, in this order: another game, a handover under
way, a missing code, a guest who was kicked. A newcomer also needs room. A returning player already
has a seat, and an older link to it is closed.

When a link is lost, the game waits for its seat (`_lose`). `leave` gives the seat to a bot until
the person returns, `depart` for good. The states of a person are described in `host.person`.
"""

from dixit_qt.host.connections import Connection, Greeting
from dixit_qt.host.journal import HandedOver
from dixit_qt.host.outputs import Close, LinkId, Outs
from dixit_qt.host.person import Person
from dixit_qt.host.playing import Playing
from dixit_qt.host.sending import dismiss, notice, send_verses, tell, to_all, to_one
from dixit_qt.host.state import HostState
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Capability, Farewell, News, Stage, Want
from dixit_qt.wire.limits import PROTOCOL_VERSION
from dixit_qt.wire.seal_messages import (
    CLIENT,
    HOST,
    is_proof,
    proof,
    secret_of_code,
    secret_of_token,
)


class JoiningAndLeaving:
    def __init__(self, state: HostState, playing: Playing) -> None:
        self.state = state
        self.playing = playing

    def connect(self, link: LinkId, address: str, now: float, *, own: bool, browser: bool) -> Outs:
        connections = self.state.connections
        connection = connections.arrive(link, address, now, own=own)
        connection.is_browser = browser
        if not own and (victim := connections.stranger_too_many(connection)) is not None:
            yield from dismiss(self.state, victim, Farewell.TOO_MANY_CONNECTIONS)

    def secret_of(self, connection: Connection, seat: str | None, now: float) -> bytes | Farewell:
        state = self.state
        if seat is not None:
            person = state.people.by_name_of_seat(seat)
            token = state.kicked.token_of(seat) if person is None else person.token
            if token:
                from_home = person is not None and person.address == connection.address
                may = state.connections.may_offer_seat(connection, seat, now, from_home=from_home)
                return secret_of_token(token) if may else Farewell.TOO_MANY_CONNECTIONS
            return Farewell.OPEN_TABLE if state.code is None else Farewell.CODE_NEEDED
        if state.code is None:
            return Farewell.OPEN_TABLE
        if not state.connections.may_try_code(connection.address, now):
            return Farewell.TOO_MANY_TRIES
        state.connections.count_try(connection, now)
        return secret_of_code(state.code)

    def greet(self, connection: Connection, hello: m.Hello, now: float) -> Outs:
        """A client that names a seat is asked to prove it."""
        state = self.state
        if hello.game is not None and hello.game != state.game:
            yield from dismiss(state, connection, Farewell.WRONG_GAME)
            return
        if state.handover is not None:
            yield from dismiss(state, connection, Farewell.HANDOVER_UNDER_WAY)
            return
        if state.code is not None and not connection.may_be_open:
            yield from dismiss(state, connection, Farewell.CODE_NEEDED)
            return
        is_guest = not connection.own
        if is_guest and state.kicked.keeps_out(hello.seat, hello.name, connection.address):
            yield from dismiss(state, connection, Farewell.KICKED)
            return
        person = None if hello.seat is None else state.people.by_name_of_seat(hello.seat)
        if person is None or hello.nonce is None:
            yield from self._take_in(connection, hello, now)
            return
        nonce = state.chance.token()
        state.connections.challenge(connection, Greeting(hello, person, nonce))
        yield to_one(connection, m.Challenge(state.game, nonce))

    def prove(self, connection: Connection, message: m.Proof, now: float) -> Outs:
        """A client whose proof is wrong is treated as a newcomer."""
        greeting = connection.greeting
        if greeting is None:
            return
        self.state.connections.challenge(connection, None)
        hello, token, game = greeting.hello, greeting.person.token, self.state.game
        nonces = (hello.nonce or "", greeting.nonce)
        if token and is_proof(message.proof, CLIENT, token, game, nonces, connection.channel):
            signed = proof(HOST, token, game, nonces, connection.channel)
            yield from self._bring_back(connection, hello, greeting.person, signed, now)
        else:
            yield from self._take_in(connection, hello, now)

    def _take_in(self, connection: Connection, hello: m.Hello, now: float) -> Outs:
        state = self.state
        if state.handover is not None or state.handed_over is not None:
            is_here = state.handed_over is None
            code = Farewell.HANDOVER_UNDER_WAY if is_here else Farewell.HANDED_OVER
            yield from dismiss(state, connection, code)
            return
        if (farewell := self._why_not(connection, hello)) is not None:
            yield from dismiss(state, connection, farewell)
            return
        person = state.take_in(hello.name, hello.rabbit, hello.want, connection.address)
        state.welcome(connection, person)
        welcome = self._welcome_for(connection, hello, person, token=person.token)
        news = None if person.is_table else News.JOINED
        yield from self._welcome(connection, person, welcome, news, now)
        if hello.want is Want.SEAT and (match := state.promise_a_seat(person)) is not None:
            yield from self.playing.wishes_changed(match, now)

    def _why_not(self, connection: Connection, hello: m.Hello) -> Farewell | None:
        state, connections = self.state, self.state.connections
        may_sit = state.has_a_free_seat and state.may_sit(connection.address)
        gets_a_seat = hello.want is Want.SEAT and may_sit
        watching = {person.id for person in state.people.watchers}
        return None if gets_a_seat else connections.overfull(connection, watching)

    def _bring_back(
        self, connection: Connection, hello: m.Hello, person: Person, signed: str, now: float
    ) -> Outs:
        state = self.state
        if state.handover is not None:
            yield from dismiss(state, connection, Farewell.HANDOVER_UNDER_WAY)
            return
        if state.handed_over is not None:
            yield to_one(connection, self._welcome_for(connection, hello, person, proof=signed))
            yield from self.direct(connection, person, state.handed_over)
            return
        old = state.connections.get(person.link)
        if old is not None:
            yield from dismiss(state, old, Farewell.REPLACED)
        news = News.BACK if person.absent_since is not None else None
        state.welcome(connection, person)
        welcome = self._welcome_for(connection, hello, person, proof=signed)
        yield from self._welcome(connection, person, welcome, news, now)
        if state.was_resumed:
            yield to_one(connection, m.Notice(News.GAME_RESUMED))
        elif (next_host := state.people.by_id(state.next_host)) is not None:
            yield to_one(connection, notice(News.HOSTS_NOW, next_host))

    def direct(self, connection: Connection, person: Person, there: HandedOver) -> Outs:
        """Tell a client where the table is now, or that it is the new host itself."""
        is_next_host = person.id == there.person
        yield to_one(
            connection, m.TakeOver() if is_next_host else m.HandedOver(there.port, there.address)
        )
        yield from dismiss(self.state, connection, Farewell.HANDED_OVER)

    def _welcome_for(
        self, connection: Connection, hello: m.Hello, person: Person, **proven: str
    ) -> m.Welcome:
        agreed = tuple(each for each in Capability if each in hello.capabilities)
        self.state.connections.agree(connection, agreed)
        version = min(hello.version, PROTOCOL_VERSION)
        return m.Welcome(version, self.state.game, person.id, capabilities=agreed, **proven)

    def _welcome(
        self,
        connection: Connection,
        person: Person,
        welcome: m.Welcome,
        news: News | None,
        now: float,
    ) -> Outs:
        state = self.state
        yield to_one(connection, welcome)
        if news is not None:
            others = (each for each in state.connections.guests() if each is not connection)
            yield from to_all(others, notice(news, person))
        yield from self.playing.people_changed(now)
        yield from send_verses(state, connection)
        yield from self.playing.show(connection, now)
        if not state.is_saved:
            yield to_one(connection, m.Notice(News.NOT_SAVED))

    def seal_all(self, now: float) -> Outs:
        """When a room gets a code, its unencrypted connections are closed; clients reconnect
        encrypted. Browser pages reconnect by themselves before that."""
        if self.state.code is None:
            return
        for connection in self.state.connections.guests():
            person = connection.person
            if person is not None and not connection.may_be_open:
                self.state.connections.leave(connection.link)
                yield Close(connection.link)
                yield from self._lose(person, now)

    def disconnect(self, link: LinkId, now: float) -> Outs:
        """The link is closed. Its person may return."""
        connection = self.state.connections.leave(link)
        if connection is not None and connection.person is not None:
            yield from self._lose(connection.person, now)

    def send_away(
        self, connection: Connection, code: Farewell, now: float, detail: str = ""
    ) -> Outs:
        yield from dismiss(self.state, connection, code, detail)
        if connection.person is not None:
            yield from self._lose(connection.person, now)

    def _lose(self, person: Person, now: float) -> Outs:
        is_gone = self.state.people.lose(person, now)
        if not person.is_table:
            yield from tell(self.state, News.LEFT if is_gone else News.ABSENT, person)
        yield from self.playing.people_changed(now)

    def leave(self, person: Person, now: float) -> Outs:
        """Let the person leave. In a game the seat is kept for its token, and a bot plays
        meanwhile."""
        people = self.state.people
        if self.state.match is None or not people.leave_for_now(person, now):
            yield from self.depart(person, News.LEFT, now)
            return
        yield from self._without(person, people.seat_of(person), News.LEFT, now)

    def depart(self, person: Person, news: News, now: float) -> Outs:
        """Gone for good: the token is no longer valid. In a game a bot takes over the seat."""
        state, seat = self.state, self.state.people.seat_of(person)
        state.people.retire(person, state.stand_in())
        yield from self._without(person, seat, news, now)

    def _without(self, person: Person, seat: int | None, news: News, now: float) -> Outs:
        """If too few would play without this seat, those who remain are asked."""
        state = self.state
        if state.match is not None and seat is not None:
            state.let_go_if_needed(state.match, seat)
        if not person.is_table:
            yield from tell(state, news, person)
        yield from self.playing.people_changed(now)

    def stand_up(self, person: Person, now: float) -> Outs:
        """Make the person a spectator. In a game a bot takes over the seat."""
        self.state.people.stand_up(person, self.state.stand_in())
        yield from self.playing.people_changed(now)

    def forget_the_lost(self, now: float) -> Outs:
        """Free the seats of players who were lost in the lobby too long ago. A seat is kept for as
        long as its player had been there, within limits."""
        state = self.state
        if state.people.forget_absent_watchers(now - state.limits.watcher_absence):
            yield from self.playing.people_changed(now)
        if state.stage is not Stage.GATHERING:
            return
        for person in list(state.people.seats):
            if (since := person.absent_since) is None:
                continue
            stay = since - (since if person.came is None else person.came)
            least, most = state.limits.shortest_absence, state.limits.lobby_absence
            if now - since >= min(most, max(least, stay)):
                yield from self.depart(person, News.LEFT, now)
