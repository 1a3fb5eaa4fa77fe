"""The requests that all guests and administrators may make, other than moves in the game."""

from collections.abc import Callable
from typing import Any

from dixit_qt.host.connections import Connection
from dixit_qt.host.joining_and_leaving import JoiningAndLeaving
from dixit_qt.host.outputs import Denied, Outs
from dixit_qt.host.person import Person, tidy
from dixit_qt.host.plan import Plan
from dixit_qt.host.playing import Playing
from dixit_qt.host.sending import dismiss, send_deck, send_verses, show_room, tell, to_all
from dixit_qt.host.state import HostState
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Capability, Denial, Farewell, Keeper, News
from dixit_qt.wire.text import SHORTEST_CODE, as_heard, tidy_text

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
            m.Continued: self._continued,
            m.React: self._react,
            m.Leave: self._leave,
            m.GiveToBot: self._give_to_bot,
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
        """A player who stood up already knows the hand, so they sit down at once, even during a
        round."""
        self.state.people.replace(bot, person)
        yield from tell(self.state, News.SEAT_TAKEN, person)
        yield from self.playing.people_changed(now)
        yield from self.playing.show(connection, now)

    def _take_new_seat(self, person: Person, now: float) -> Outs:
        """Give the player a new chair: in the lobby at once, in a game after the round."""
        people, match = self.state.people, self.state.match
        if (obstacle := self.state.why_no_chair_for(person)) is not None:
            raise Denied(obstacle.code, obstacle.facts)
        if match is None:
            people.sit(person)
            yield from self.playing.people_changed(now)
            return
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
        yield from self.playing.show_all(match, now)

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

    def _give_to_bot(self, _: Connection, person: Person, message: m.GiveToBot, now: float) -> Outs:
        """Any seated player may do this, so that a game isn't held up by somebody who is away; with
        `host_decides` only administrators may."""
        state = self.state
        may = state.people.seat_of(person) is not None and not state.host_decides
        if not may and person not in state.admins(now):
            raise Denied(Denial.NOT_THE_ADMIN)
        seated = (each for each in state.people.seats if each.id == message.person)
        missed = next(seated, None)
        if missed is None or missed.keeper is not Keeper.ABSENT:
            raise Denied(Denial.NO_SUCH_PERSON)
        state.people.give_to_bot(missed)
        yield from tell(state, News.BOT_PLAYS_FOR, missed)
        yield from self.playing.people_changed(now)

    def _continued(self, _: Connection, person: Person, message: m.Continued, now: float) -> Outs:
        match, seat = self.state.match, self.state.people.seat_of(person)
        if match is not None and seat is not None:
            match.looked_at(message.round, seat)
            self.playing.plan_ahead(now)
        yield from ()

    def _react(self, _: Connection, person: Person, message: m.React, now: float) -> Outs:
        state = self.state
        if not state.reactions:
            raise Denied(Denial.REACTIONS_ARE_OFF)
        if state.people.seat_of(person) is None:
            raise Denied(Denial.NOT_SEATED)
        if not state.connections.may_react(person, now):
            raise Denied(Denial.TOO_MANY_REACTIONS)
        seeing = (g for g in state.connections.guests() if Capability.REACTIONS in g.capabilities)
        yield from to_all(seeing, m.Reacted(person.id, message.reaction))

    def _leave(self, connection: Connection, person: Person, _: object, now: float) -> Outs:
        yield from dismiss(self.state, connection, Farewell.YOU_LEFT)
        yield from self.joining.leave(person, now)

    def _want_deck(self, connection: Connection, _: Person, message: m.WantDeck, _n: float) -> Outs:
        yield from send_deck(self.state, connection, message.deck)


# Requests that only administrators may make: about the plan of the game, the room, the people


AdminCommand = Callable[[Any, float], Outs]


class AdminCommands:
    def __init__(self, state: HostState, playing: Playing, joining: JoiningAndLeaving) -> None:
        self.state = state
        self.playing = playing
        self.joining = joining
        self.known: dict[type[m.Message], AdminCommand] = {
            m.SetEdition: self._set_edition,
            m.SetSwitch: self._set_switch,
            m.SetHouseRules: self._set_house_rules,
            m.NameHouseRules: self._name_house_rules,
            m.SetDecks: self._set_decks,
            m.SetVerses: self._set_verses,
            m.SetTimers: self._set_timers,
            m.SetCode: self._set_code,
            m.SetBrowsers: self._set_browsers,
            m.SetHostDecides: self._set_host_decides,
            m.SetReactions: self._set_reactions,
            m.SetFirstStoryteller: self._set_first_storyteller,
            m.SetSeenLast: self._set_seen_last,
            m.SetBots: self._set_bots,
            m.RemoveChair: self._remove_chair,
            m.PlaceNewcomer: self._place_newcomer,
            m.FinishGame: self._finish_game,
            m.AddBot: self._add_bot,
            m.Kick: self._kick,
            m.LetIn: self._let_in,
            m.Agree: self._agree,
            m.Move: self._move,
            m.ActFor: self._act_for,
            m.Start: self._start,
            m.PlayAgain: self._play_again,
            m.EndGame: self._end_game,
        }

    # The plan of the game

    def _set_edition(self, message: m.SetEdition, now: float) -> Outs:
        self._plan().choose_edition(message.edition)
        yield from self._plan_changed(now)

    def _set_switch(self, message: m.SetSwitch, now: float) -> Outs:
        self._plan().choose_switch(message.name, message.value)
        yield from self._plan_changed(now)

    def _set_house_rules(self, message: m.SetHouseRules, now: float) -> Outs:
        self._plan().choose_house_rules(message.name, message.edition, message.switches)
        yield from self._plan_changed(now)

    def _name_house_rules(self, message: m.NameHouseRules, now: float) -> Outs:
        self._plan().name_house_rules(message.name)
        yield from self._plan_changed(now)

    def _set_decks(self, message: m.SetDecks, now: float) -> Outs:
        self._plan().choose_decks(message.decks, self.state.library)
        yield from self._plan_changed(now)

    def _set_verses(self, message: m.SetVerses, now: float) -> Outs:
        self._plan().choose_verses(message.verses, self.state.library)
        yield from self._plan_changed(now)

    def _set_first_storyteller(self, message: m.SetFirstStoryteller, now: float) -> Outs:
        if message.person is not None:
            self._seated(message.person)
        self._plan().choose_first_storyteller(message.person)
        yield from self._plan_changed(now)

    def _set_seen_last(self, message: m.SetSeenLast, now: float) -> Outs:
        self._plan().put_seen_last(on=message.on)
        yield from self._plan_changed(now)

    def _set_bots(self, message: m.SetBots, now: float) -> Outs:
        self._plan().choose_bots(message.strength)
        yield from self._plan_changed(now)

    def _plan(self) -> Plan:
        self._while_people_gather()
        return self.state.plan

    def _plan_changed(self, now: float) -> Outs:
        for guest in self.state.connections.guests():
            yield from send_verses(self.state, guest)
        yield from show_room(self.state, now)

    def _while_people_gather(self) -> None:
        if self.state.match is not None:
            raise Denied(Denial.GAME_IS_RUNNING)

    # The room

    def _set_timers(self, message: m.SetTimers, now: float) -> Outs:
        """Allowed in a game too: a shorter timer gets the game past an absent player."""
        self.state.plan.set_timers(message.timers)
        match = self.state.match
        if match is not None:
            match.restart_clock()
            yield from self.playing.show_all(match, now)
        yield from show_room(self.state, now)

    def _set_code(self, message: m.SetCode, now: float) -> Outs:
        code = None if message.code is None else tidy_text(message.code)
        if code is not None and len(as_heard(code)) < SHORTEST_CODE:
            raise Denied(Denial.BAD_CODE)
        self.state.set_code(code, now)
        yield from show_room(self.state, now)

    def _set_browsers(self, message: m.SetBrowsers, now: float) -> Outs:
        self.state.set_browsers(are_welcome=message.open)
        yield from show_room(self.state, now)

    def _set_host_decides(self, message: m.SetHostDecides, now: float) -> Outs:
        self.state.let_the_host_decide(alone=message.on)
        yield from show_room(self.state, now)

    def _set_reactions(self, message: m.SetReactions, now: float) -> Outs:
        self.state.set_reactions(are_shown=message.on)
        yield from show_room(self.state, now)

    # The people

    def _add_bot(self, _: m.AddBot, now: float) -> Outs:
        self._while_people_gather()
        if self.state.people.is_full:
            raise Denied(Denial.TABLE_IS_FULL)
        self.state.add_bot()
        yield from self.playing.people_changed(now)

    def _kick(self, message: m.Kick, now: float) -> Outs:
        state = self.state
        person = state.people.by_id(message.person)
        if person is None or (person.is_bot and state.match is not None):
            raise Denied(Denial.NO_SUCH_PERSON)
        connection = state.connections.get(person.link)
        state.kicked.add(person)
        if connection is not None:
            yield from dismiss(state, connection, Farewell.KICKED)
        yield from self.joining.depart(person, News.KICKED, now)

    def _let_in(self, message: m.LetIn, now: float) -> Outs:
        if not self.state.kicked.let_in(message.person):
            raise Denied(Denial.NO_SUCH_PERSON)
        yield from show_room(self.state, now)

    def _agree(self, message: m.Agree, now: float) -> Outs:
        people = self.state.people
        person = people.by_id(message.person)
        if person is None or not people.asks(person):
            raise Denied(Denial.NO_SUCH_PERSON)
        people.agree(person, yes=message.yes)
        yield from self.playing.seat_waiting(now)

    def _move(self, message: m.Move, now: float) -> Outs:
        self._while_people_gather()
        self.state.people.move(self._seated(message.person), message.to)
        yield from self.playing.people_changed(now)

    def _remove_chair(self, message: m.RemoveChair, now: float) -> Outs:
        """The chair is removed after the round. Until then a bot may play. If too few players would
        remain, they are asked first."""
        person = self._seated(message.person)
        match = self.state.match
        if match is None:
            raise Denied(Denial.NO_GAME_IS_RUNNING)
        if person.keeper is Keeper.PERSON:
            raise Denied(Denial.NOT_A_FREE_SEAT)
        self.state.people.let_go(person)
        yield from self.playing.wishes_changed(match, now)

    def _place_newcomer(self, message: m.PlaceNewcomer, now: float) -> Outs:
        state = self.state
        if state.match is None:
            raise Denied(Denial.NO_GAME_IS_RUNNING)
        newcomer = state.people.by_id(message.person)
        if newcomer is None or state.people.seat_of(newcomer) is not None:
            raise Denied(Denial.NO_SUCH_PERSON)
        after = None if message.after is None else self._seated(message.after)
        state.people.place(newcomer, after)
        yield from show_room(state, now)

    def _seated(self, number: int) -> Person:
        person = self.state.people.by_id(number)
        if person is None or person.is_gone or self.state.people.seat_of(person) is None:
            raise Denied(Denial.NO_SUCH_PERSON)
        return person

    # The game

    def _act_for(self, message: m.ActFor, now: float) -> Outs:
        match = self.state.match
        person = self.state.people.by_id(message.person)
        seat = self.state.people.seat_of(person)
        if match is None or seat is None or seat not in match.waiting_for:
            raise Denied(Denial.NOTHING_TO_ACT_FOR)
        yield from tell(self.state, News.ACTED_FOR, person)
        yield from self.playing.act_for(match, seat, now)

    def _start(self, _: m.Start, now: float) -> Outs:
        self._while_people_gather()
        for obstacle in self.state.obstacles():
            raise Denied(obstacle.code, obstacle.facts)
        yield from self.playing.begin(now)

    def _play_again(self, _: m.PlayAgain, now: float) -> Outs:
        match = self.state.match
        if match is None:
            raise Denied(Denial.NO_GAME_IS_RUNNING)
        if not match.is_over:
            raise Denied(Denial.GAME_IS_RUNNING)
        yield from self.playing.gather(now)

    def _finish_game(self, message: m.FinishGame, now: float) -> Outs:
        match = self.state.match
        if match is None or match.is_over:
            raise Denied(Denial.NO_GAME_IS_RUNNING)
        self.state.end_after_round(wanted=message.on)
        yield from self.playing.wishes_changed(match, now)

    def _end_game(self, _: m.EndGame, now: float) -> Outs:
        if self.state.match is None:
            raise Denied(Denial.NO_GAME_IS_RUNNING)
        yield from self.playing.break_off()
        yield from self.playing.gather(now)
