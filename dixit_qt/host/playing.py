"""A running game: intents, bots, deadlines, and which view each connection gets.

For each move the order is the same: the rules accept it, it is recorded, then everybody gets the
new state of the table. An idle seat holds up the game only until a timer, a bot or an administrator
acts for it.
"""

from dixit_qt.host import journal
from dixit_qt.host.connections import Connection
from dixit_qt.host.match import MOVES_IN_A_TURN, Match
from dixit_qt.host.outputs import BeginJournal, Denied, Outs, Record
from dixit_qt.host.person import Person
from dixit_qt.host.sending import show_room, tell, to_all
from dixit_qt.host.state import HostState
from dixit_qt.rules.actions import (
    Action,
    AddChair,
    EndGame,
    GiveHeart,
    TableAction,
    TakeChairs,
    TurnCards,
    WatcherHeart,
)
from dixit_qt.rules.house.chairs import (
    chairs_at_once,
    place_after,
    too_few_without,
    whole_sides,
)
from dixit_qt.rules.model import Phase, Seat
from dixit_qt.rules.records import RoundRecord
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Keeper, News
from dixit_qt.wire.text import tidied

# Changes that wait until a round is over: adding and removing chairs, giving seats to others, the
# end.
#
# The rules say what is possible. If they refuse a chair at that moment, the people who wanted it
# are shown why, and their wish is dropped


def by_table(match: Match, action: TableAction) -> Outs:
    """Perform and record an action of the table itself."""
    match.act(None, action)
    yield Record(journal.record(journal.Acted(None, action)))


class BetweenRounds:
    def __init__(self, state: HostState) -> None:
        self.state = state

    def settle(self, match: Match) -> Outs:
        """Carry out everything that was pending. Chairs are removed twice: leavers first make
        room for newcomers, and the newcomers may then replace leavers without whom too few would
        have played."""
        if not match.state.phase.between_rounds:
            return
        if self.state.ends_after_round:
            self.state.end_after_round(wanted=False)
            yield from by_table(match, EndGame())
            return
        yield from self._take_chairs(match)
        yield from self._add_chairs(match)
        yield from self._take_chairs(match)

    def _add_chairs(self, match: Match) -> Outs:
        """Seat those who want a chair. In Team two people sit down together, so a single one has to
        wait."""
        waiting, at_once = self.state.people.who_want_chairs(), chairs_at_once(match.state)
        while len(waiting) >= at_once and not match.is_over:
            newcomers, waiting = waiting[:at_once], waiting[at_once:]
            yield from self._add_chair(match, newcomers)

    def _add_chair(self, match: Match, newcomers: list[Person]) -> Outs:
        people = self.state.people
        try:
            outs = list(by_table(match, AddChair(self._place(match, newcomers))))
        except RuleViolation as refused:
            for person in newcomers:
                people.want_no_chair(person)
            connections = (self.state.connections.get(person.link) for person in newcomers)
            yield from to_all(filter(None, connections), m.Refused(refused.code, refused.facts))
            return
        yield from outs
        for person in newcomers:
            people.sit(person)
            yield from tell(self.state, News.SEAT_TAKEN, person)

    def _place(self, match: Match, newcomers: list[Person]) -> int | None:
        """The place that an administrator chose for one of them, if any."""
        people, ring = self.state.people, match.state.ring
        named = (people.seat_of(people.by_id(person.sits_after)) for person in newcomers)
        seat = next((seat for seat in named if seat in ring), None)
        return None if seat is None else place_after(match.state, seat)

    def _take_chairs(self, match: Match) -> Outs:
        """Remove the chairs of those who leave, except chairs without which too few would play:
        there the remaining players are asked first."""
        leaving = self.state.people.who_go()
        needed = too_few_without(match.state, leaving)
        for seats in whole_sides(match.state, leaving):
            if not match.is_over and not set(seats) <= set(needed):
                yield from self._take_chairs_of(match, seats)

    def _take_chairs_of(self, match: Match, seats: tuple[int, ...]) -> Outs:
        people = self.state.people
        yield from by_table(match, TakeChairs(seats))
        for person in [people.seats[seat] for seat in seats]:
            people.take_chair(person)
            yield from tell(self.state, News.CHAIR_TAKEN_AWAY, person)


# A running game


class Playing:
    def __init__(self, state: HostState) -> None:
        self.state = state
        self.between_rounds = BetweenRounds(state)

    def begin(self, now: float) -> Outs:
        state = self.state
        match, opening = state.begin_match()
        yield BeginJournal(f"{state.game}-{state.matches}", journal.begin(opening))
        yield from tell(state, News.GAME_STARTED)
        yield from show_room(state, now)
        yield from self.show_all(match, now)

    def intend(self, connection: Connection, intent: m.Intent, now: float) -> Outs:
        match, seat = self.state.match, self.state.seat_of(connection)
        person = connection.person
        if person is None:
            return
        if match is None:
            raise Denied(Denial.NO_GAME_IS_RUNNING)
        action = tidied(intent.action)
        deed = action if seat is not None else _watchers_deed(person, action)
        if deed is None:
            raise Denied(Denial.NOT_SEATED)
        decision = 0 if seat is None else match.decisions[seat]
        if (intent.match, intent.decision) != (match.number, decision):
            raise Denied(Denial.DECISION_HAS_PASSED)
        yield from self.act(match, seat, deed, now)

    def act(
        self, match: Match, seat: Seat | None, action: Action | TableAction, now: float
    ) -> Outs:
        history, no_chair = match.state.history, match.no_chair
        somebody_waits = self.state.people.somebody_waits_for_the_end
        match.act(seat, action)
        yield Record(journal.record(journal.Acted(seat, action)))
        yield from self._added_to(match, history)
        round_is_over = len(match.state.history) > len(history)
        if round_is_over:
            yield from self._round_is_over(match)
        if match.is_over:
            self.state.count_the_game(match)
        seats_changed = round_is_over and somebody_waits
        if seats_changed or match.is_over or match.no_chair != no_chair:
            yield from show_room(self.state, now)
        yield from self.show_all(match, now)

    def _round_is_over(self, match: Match) -> Outs:
        for person in self._seat_those_who_wait():
            yield from tell(self.state, News.SEAT_TAKEN, person)
        yield from self.between_rounds.settle(match)

    def wishes_changed(self, match: Match, now: float) -> Outs:
        """Carry out wishes about chairs and the end; at once if no round is being played."""
        history = match.state.history
        yield from self.between_rounds.settle(match)
        yield from self._added_to(match, history)
        self.state.count_the_game(match)
        yield from self.people_changed(now)
        yield from self.show_all(match, now)

    def _added_to(self, match: Match, before: tuple[RoundRecord, ...]) -> Outs:
        """Hearts and readings can change a round that was sent already, so it is sent again."""
        last = len(before) - 1
        if last < 0 or match.state.history[last] == before[last]:
            return
        connections = self.state.connections
        guests = [
            each
            for each in connections.guests()
            if connections.rounds_sent(each, match.number) > last
        ]
        record = match.state.history[last]
        yield from to_all(guests, m.FinishedRound(match.number, last, record))

    def act_for(self, match: Match, seat: Seat, now: float) -> Outs:
        """Let a bot make all moves that this seat has to make now."""
        moment, left = _moment(match), MOVES_IN_A_TURN
        while left and (action := self._awaited(match, seat, moment)) is not None:
            left -= 1
            yield from self.act(match, seat, action, now)

    def _awaited(self, match: Match, seat: Seat, moment: tuple[int, Phase]) -> Action | None:
        still = _moment(match) == moment and seat in match.waiting_for
        return match.bot_action(seat) if still else None

    def tick(self, now: float) -> Outs:
        match = self.state.match
        if match is None or match.is_over:
            return
        if match.time_is_up(now):
            yield from tell(self.state, News.TIME_IS_UP)
            yield from self._act_for_all(match, now)
            return
        if match.grace_is_over(now):
            yield from self.act(match, None, TurnCards(), now)
            return
        for seat in match.due_bots(now):
            action = match.bot_action(seat) if seat in match.waiting_for else None
            if action is not None:
                yield from self.act(match, seat, action, now)

    def _act_for_all(self, match: Match, now: float) -> Outs:
        moment = _moment(match)
        for seat in match.waiting_for:
            if _moment(match) == moment:
                yield from self.act_for(match, seat, now)

    def plan_ahead(self, now: float) -> None:
        """Set the clock of the present moment and the times when bots will move."""
        match, state = self.state.match, self.state
        if match is None:
            return
        state.settle_clocks(match, now)
        match.set_clock(now, state.plan.seconds_for(match.state.phase))
        seats = state.people.seats
        bots = frozenset(i for i, person in enumerate(seats) if person.keeper is Keeper.BOT)
        people = frozenset(i for i, person in enumerate(seats) if person.keeper is Keeper.PERSON)
        match.plan_bots(bots, people, now)

    def show_all(self, match: Match, now: float) -> Outs:
        """Send each seat its view, and all spectators the same one; before that, the rounds that
        have finished since."""
        self.plan_ahead(now)
        watching: list[Connection] = []
        seats = self.state.people.seats_by_id()
        guests = list(self.state.connections.guests())
        yield from self._finished_rounds(match, guests)
        for connection in guests:
            seat = None if connection.person is None else seats.get(connection.person.id)
            if seat is None:
                watching.append(connection)
            else:
                yield from self._show(match, [connection], seat, now)
        yield from self._show(match, watching, None, now)

    def show(self, connection: Connection, now: float) -> Outs:
        match = self.state.match
        if match is None:
            return
        yield from self._finished_rounds(match, [connection])
        yield from self._show(match, [connection], self.state.seat_of(connection), now)

    def _show(
        self, match: Match, connections: list[Connection], seat: Seat | None, now: float
    ) -> Outs:
        if not connections:
            return
        left = match.seconds_left(now)
        time_left = None if left is None else round(left * 1000)
        rounds = len(match.state.history)
        decision = 0 if seat is None else match.decisions[seat]
        view = match.view(seat)
        update = m.Update(match.number, match.revision, view, decision, rounds, time_left)
        yield from to_all(connections, update)

    def _finished_rounds(self, match: Match, connections: list[Connection]) -> Outs:
        history = match.state.history
        known = self.state.connections
        sent = [known.rounds_sent(each, match.number) for each in connections]
        first = min(sent, default=len(history))
        for index, record in enumerate(history[first:], start=first):
            behind = [
                each for each, so_far in zip(connections, sent, strict=True) if so_far <= index
            ]
            yield from to_all(behind, m.FinishedRound(match.number, index, record))
        for connection in connections:
            known.sent_rounds(connection, len(history))

    def people_changed(self, now: float) -> Outs:
        """Update administrators, bots and the room after somebody joined, left or changed."""
        self.state.settle_admin()
        self.plan_ahead(now)
        yield from show_room(self.state, now)

    def break_off(self) -> Outs:
        match = self.state.match
        if match is not None and not match.is_over:
            yield Record(journal.record(journal.BrokenOff()))
            yield from tell(self.state, News.GAME_BROKEN_OFF)

    def put_away(self) -> Outs:
        """Record that the result was seen, so that resuming doesn't show it again."""
        if self.state.match is not None and self.state.match.is_over:
            yield Record(journal.record(journal.PutAway()))

    def gather(self, now: float) -> Outs:
        """Back to the lobby with the same people."""
        yield from self.put_away()
        for person in self.state.gather():
            yield from tell(self.state, News.SEAT_TAKEN, person)
        yield from self.people_changed(now)

    def seat_waiting(self, now: float) -> Outs:
        """Seat the spectators who were promised a seat: in the lobby at once, in a game when the
        round ends."""
        if self.state.match is None:
            for person in self._seat_those_who_wait():
                yield from tell(self.state, News.SEAT_TAKEN, person)
        yield from self.people_changed(now)

    def _seat_those_who_wait(self) -> list[Person]:
        seated = self.state.people.seat_those_who_wait()
        self.state.settle_admin()
        return seated


def _watchers_deed(person: Person, action: Action) -> TableAction | None:
    """A spectator may only give a heart."""
    return WatcherHeart(person.id, action.number) if isinstance(action, GiveHeart) else None


def _moment(match: Match) -> tuple[int, Phase]:
    return match.state.round, match.state.phase
