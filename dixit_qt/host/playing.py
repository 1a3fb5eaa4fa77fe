"""A running game: intents, bots, deadlines, and who is shown what.

Whatever a seat does, the order is the same: the rules accept it, it is recorded, then everybody
is shown the table as it is now. A seat that does nothing holds nobody up for longer than the
timers, a bot or an administrator allow.
"""

from dixit_qt import __version__
from dixit_qt.host import journal
from dixit_qt.host.door import Visitor
from dixit_qt.host.hall import Hall
from dixit_qt.host.match import MOVES_IN_A_TURN, Match
from dixit_qt.host.outputs import BeginJournal, Record
from dixit_qt.rules.actions import Action
from dixit_qt.rules.model import Seat
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import Denial, Keeper, News, Stage
from dixit_qt.wire.intents import to_rules, to_wire


class Playing:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.recorded: tuple[journal.PersonEntry, ...] = ()

    def start(self, visitor: Visitor, now: float) -> None:
        hall = self.hall
        if hall.refuse_unless_gathering(visitor):
            return
        obstacles = hall.obstacles()
        if obstacles:
            hall.refuse(visitor, obstacles[0].code, obstacles[0].detail)
        else:
            self.begin(now)

    def begin(self, now: float) -> None:
        hall = self.hall
        seed = hall.chance.seed()
        state = hall.plan.deal(len(hall.company.seats), hall.library, seed)
        hall.matches += 1
        bot = hall.make_bot(hall.plan, hall.library)
        hall.match = Match(hall.matches, state, bot, hall.rng, hall.pace)
        hall.out.append(BeginJournal(f"{hall.game}-{hall.matches}", self._opening(seed)))
        hall.tell(News.GAME_STARTED)
        hall.publish_room()
        self.show_all(now)

    def intend(self, visitor: Visitor, intent: m.Intent, now: float) -> None:
        hall, match = self.hall, self.hall.match
        seat = None if visitor.person is None else hall.company.seat_of(visitor.person)
        if match is None:
            hall.refuse(visitor, Denial.NO_GAME_IS_RUNNING)
        elif seat is None:
            hall.refuse(visitor, Denial.NOT_SEATED)
        elif (intent.round, intent.phase) != (match.state.round, match.state.phase):
            hall.refuse(visitor, Denial.PHASE_HAS_PASSED)
        else:
            try:
                self.act(match, seat, to_rules(intent.action), now)
            except RuleViolation as refused:
                hall.refuse(visitor, refused.code)

    def act(self, match: Match, seat: Seat, action: Action, now: float) -> None:
        round_before = match.state.round
        match.act(seat, action)
        self.hall.out.append(Record(journal.record(journal.Acted(seat, to_wire(action)))))
        seated = match.state.round != round_before and self._seat_those_who_wait()
        if seated or match.is_over:
            self._record_people()
            self.hall.publish_room()
        self.show_all(now)

    def act_for(self, match: Match, seat: Seat, now: float) -> None:
        """A bot makes the moves that the table waits for, as the seat's person would."""
        moment = (match.state.round, match.state.phase)
        for _ in range(MOVES_IN_A_TURN):
            still = (match.state.round, match.state.phase) == moment
            action = match.bot_action(seat) if still and seat in match.waiting_for else None
            if action is None:
                return
            self.act(match, seat, action, now)

    def tick(self, now: float) -> None:
        match = self.hall.match
        if match is None or match.is_over:
            return
        if match.time_is_up(now):
            self.hall.tell(News.TIME_IS_UP)
            self._act_for_all(match, now)
            return
        for seat in match.due_bots(now):
            action = match.bot_action(seat) if seat in match.waiting_for else None
            if action is not None:
                self.act(match, seat, action, now)

    def _act_for_all(self, match: Match, now: float) -> None:
        moment = (match.state.round, match.state.phase)
        for seat in match.waiting_for:
            if (match.state.round, match.state.phase) == moment:
                self.act_for(match, seat, now)

    def plan_ahead(self, now: float) -> None:
        """Set the clock of the present moment and the bots to thinking."""
        match, hall = self.hall.match, self.hall
        if match is None:
            return
        match.set_clock(now, hall.plan.seconds_for(match.state.phase))
        seats = hall.company.seats
        bots = frozenset(i for i, person in enumerate(seats) if person.keeper is Keeper.BOT)
        people = any(person.keeper is Keeper.PERSON for person in seats)
        match.plan_bots(bots, people, now)

    def show_all(self, now: float) -> None:
        """A view for each seat, and one for all who look on."""
        self.plan_ahead(now)
        watching: list[Visitor] = []
        for visitor in self.hall.door.guests():
            seat = self._seat(visitor)
            if seat is None:
                watching.append(visitor)
            else:
                self._show([visitor], seat, now)
        self._show(watching, None, now)

    def show(self, visitor: Visitor, now: float) -> None:
        self._show([visitor], self._seat(visitor), now)

    def _show(self, visitors: list[Visitor], seat: Seat | None, now: float) -> None:
        match = self.hall.match
        if match is None or not visitors:
            return
        self._send_finished_rounds(match, visitors)
        left = None if match.deadline is None else max(0, round((match.deadline - now) * 1000))
        rounds = len(match.state.history)
        update = m.Update(match.number, match.revision, match.view(seat), rounds, left)
        self.hall.send_to_all(visitors, update)

    def _send_finished_rounds(self, match: Match, visitors: list[Visitor]) -> None:
        history = match.state.history
        for visitor in visitors:
            if visitor.match_sent != match.number:
                visitor.match_sent, visitor.rounds_sent = match.number, 0
        first = min((visitor.rounds_sent for visitor in visitors), default=0)
        for index, record in enumerate(history[first:], start=first):
            behind = [visitor for visitor in visitors if visitor.rounds_sent <= index]
            self.hall.send_to_all(behind, m.FinishedRound(match.number, index, record))
        for visitor in visitors:
            visitor.rounds_sent = len(history)

    def _seat(self, visitor: Visitor) -> Seat | None:
        return None if visitor.person is None else self.hall.company.seat_of(visitor.person)

    def people_changed(self, now: float) -> None:
        """Who came or went: to the journal if it is about a seat, to the bots and to everybody."""
        self._record_people()
        self.plan_ahead(now)
        self.hall.publish_room()

    def break_off(self) -> None:
        match = self.hall.match
        if match is not None and not match.is_over:
            self.hall.out.append(Record(journal.record(journal.BrokenOff())))
            self.hall.tell(News.GAME_BROKEN_OFF)

    def gather(self) -> None:
        """Back to the lobby with the same people; those who waited for a seat get one."""
        self.hall.match = None
        self._seat_those_who_wait()
        self.hall.publish_room()

    def seat_waiting(self, now: float) -> None:
        """Between games at once; in a game those who wait sit down when the round ends."""
        if self.hall.match is None:
            self._seat_those_who_wait()
        self.people_changed(now)

    def _seat_those_who_wait(self) -> bool:
        company, seated = self.hall.company, False
        for person in list(company.watchers):
            wanted = None if person.waits_for is None else company.by_id(person.waits_for)
            person.waits_for = None
            seat = None if wanted is None else company.seat_of(wanted)
            if wanted is None or seat is None or wanted.keeper is Keeper.PERSON:
                continue
            company.replace(seat, person)
            self.hall.tell(News.SEAT_TAKEN, person)
            seated = True
        return seated

    def _record_people(self) -> None:
        hall, people = self.hall, self.hall.people_entries()
        if hall.stage is Stage.PLAYING and people != self.recorded:
            self.recorded = people
            hall.out.append(Record(journal.record(journal.Seated(people))))

    def _opening(self, seed: int) -> bytes:
        hall, plan = self.hall, self.hall.plan
        self.recorded = hall.people_entries()
        cards = plan.cards(hall.library)
        return journal.begin(
            journal.Opening(
                program=__version__,
                game=hall.game,
                room=hall.name,
                match=hall.matches,
                edition=plan.edition,
                options=plan.options,
                decks=plan.decks,
                verses=plan.verses,
                timers=plan.timers,
                code=hall.code,
                pictures=cards.pictures,
                lines=cards.lines,
                endings=cards.endings,
                seed=seed,
                people=self.recorded,
            )
        )
