"""What everybody may ask of the host besides playing."""

from collections.abc import Callable
from typing import Any

from dixit_qt.host.joining_and_leaving import JoiningAndLeaving
from dixit_qt.host.lending.deck_and_verse_parts import send_deck
from dixit_qt.host.outputs import Denied, Outs
from dixit_qt.host.people.connections import Connection
from dixit_qt.host.people.names import tidy
from dixit_qt.host.people.people import Person
from dixit_qt.host.playing import Playing
from dixit_qt.host.state import HostState
from dixit_qt.host.telling import dismiss, show_room, tell
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Farewell, Keeper, News

Command = Callable[[Connection, Person, Any, float], Outs]


class Commands:
    def __init__(self, state: HostState, playing: Playing, joining: JoiningAndLeaving) -> None:
        self.state = state
        self.playing = playing
        self.joining = joining
        self.known: dict[type[m.Message], Command] = {
            m.SetName: self._set_name,
            m.SetRabbit: self._set_rabbit,
            m.TakeSeat: self._take_seat,
            m.LeaveSeat: self._leave_seat,
            m.Pause: self._pause,
            m.PlayOn: self._play_on,
            m.Leave: self._leave,
            m.WantDeck: self._want_deck,
        }

    def _set_name(self, _: Connection, person: Person, message: m.SetName, now: float) -> Outs:
        name = tidy(message.name)
        if not name:
            raise Denied(Denial.NAME_IS_EMPTY)
        if name != person.name:
            self.state.people.rename(person, name)
            yield from tell(self.state, News.RENAMED, person)
            yield from self.playing.people_changed(now)

    def _set_rabbit(self, _: Connection, person: Person, message: m.SetRabbit, now: float) -> Outs:
        if not self.state.people.take_rabbit(person, message.rabbit, self.state.pairs()):
            raise Denied(Denial.RABBIT_IS_TAKEN)
        yield from self.playing.people_changed(now)

    def _take_seat(
        self, connection: Connection, person: Person, message: m.TakeSeat, now: float
    ) -> Outs:
        if self.state.people.seat_of(person) is not None:
            raise Denied(Denial.ALREADY_SEATED)
        own = self.state.people.own_seat(person)
        if own is not None and message.person in {None, own.id}:
            yield from self._sit_down_again(connection, person, own, now)
        elif message.person is None:
            yield from self._take_new_seat(person, now)
        else:
            yield from self._take_over(person, message.person, now)

    def _sit_down_again(
        self, connection: Connection, person: Person, bot: Person, now: float
    ) -> Outs:
        """Who stood up knows the hand already: he need not wait until the round is over."""
        self.state.people.replace(bot, person)
        yield from tell(self.state, News.SEAT_TAKEN, person)
        yield from self.playing.people_changed(now)
        yield from self.playing.show(connection, now)

    def _take_new_seat(self, person: Person, now: float) -> Outs:
        """While people gather at once; in a game a chair is added when the round is over."""
        people, match = self.state.people, self.state.match
        if people.is_full:
            raise Denied(Denial.TABLE_IS_FULL)
        if not self.state.may_sit(person.address):
            raise Denied(Denial.ENOUGH_FROM_THERE)
        if match is None:
            people.sit(person)
            yield from self.playing.people_changed(now)
            return
        if match.is_over or match.is_full:
            raise Denied(Denial.GAME_IS_RUNNING if match.is_over else Denial.TABLE_IS_FULL)
        if (obstacle := match.no_chair()) is not None:
            raise Denied(obstacle.code, obstacle.facts)
        people.want_a_chair(person)
        yield from self.playing.wishes_changed(match, now)

    def _take_over(self, person: Person, wanted: int, now: float) -> Outs:
        people = self.state.people
        owner = people.by_id(wanted)
        if owner is None or people.seat_of(owner) is None:
            raise Denied(Denial.NO_SUCH_PERSON)
        if owner.keeper in {Keeper.PERSON, Keeper.GONE}:
            raise Denied(Denial.NOT_A_FREE_SEAT)
        if any(other.waits_for == wanted for other in people.watchers if other is not person):
            raise Denied(Denial.SEAT_IS_TAKEN)
        if self.state.match is None and owner.token:
            raise Denied(Denial.NOT_A_FREE_SEAT)
        people.wait_for(person, owner, agreed=person in self.state.admins(now))
        yield from self.playing.seat_waiting(now)

    def _leave_seat(
        self, connection: Connection, person: Person, message: m.LeaveSeat, now: float
    ) -> Outs:
        seat, match = self.state.people.seat_of(person), self.state.match
        if seat is None:
            raise Denied(Denial.NOT_SEATED)
        yield from self.joining.stand_up(person, now)
        if message.for_good and match is not None:
            self.state.people.let_go(self.state.people.seats[seat])
            yield from self.playing.wishes_changed(match, now)
        yield from self.playing.show(connection, now)

    def _pause(self, _: Connection, person: Person, message: m.Pause, now: float) -> Outs:
        match = self.state.match
        if match is None or match.is_over:
            raise Denied(Denial.NO_GAME_IS_RUNNING)
        may_go_on = not message.on and person in self.state.admins(now)
        if self.state.people.seat_of(person) is None and not may_go_on:
            raise Denied(Denial.NOT_SEATED)
        if message.on == (self.state.paused_by is not None):
            return
        if message.on:
            self.state.pause(match, person, now)
        else:
            self.state.go_on(match, now)
        yield from tell(self.state, News.PAUSED if message.on else News.GOES_ON, person)
        yield from show_room(self.state, now)
        yield from self.playing.show_all(now)

    def _play_on(self, _: Connection, person: Person, message: m.PlayOn, now: float) -> Outs:
        state, match = self.state, self.state.match
        if match is None:
            raise Denied(Denial.NO_GAME_IS_RUNNING)
        if state.people.seat_of(person) is None and person not in state.admins(now):
            raise Denied(Denial.NOT_SEATED)
        needed = state.too_few_without()
        if not needed:
            raise Denied(Denial.DECISION_HAS_PASSED)
        if message.on:
            for leaver in needed:
                state.people.keep_for_a_bot(leaver)
                yield from tell(state, News.BOT_PLAYS_FOR, leaver)
        else:
            state.end_after_round(wanted=True)
        yield from self.playing.wishes_changed(match, now)

    def _leave(self, connection: Connection, person: Person, _: object, now: float) -> Outs:
        yield from dismiss(self.state, connection, Farewell.YOU_LEFT)
        yield from self.joining.leave(person, now)

    def _want_deck(self, connection: Connection, _: Person, message: m.WantDeck, _n: float) -> Outs:
        yield from send_deck(self.state, connection, message.deck)
