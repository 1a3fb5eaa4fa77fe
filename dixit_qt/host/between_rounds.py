"""What waits until a round is over: chairs that come and go, seats that change hands, the end.

The rules say what is possible. What they refuse at that moment is told to those who wished it,
and the wish is forgotten; a bot goes on where a chair has to stay.
"""

from dixit_qt.host import journal
from dixit_qt.host.match import Match
from dixit_qt.host.outputs import Outs, Record
from dixit_qt.host.people.people import Person
from dixit_qt.host.state import HostState
from dixit_qt.host.telling import tell, to_all
from dixit_qt.rules.actions import AddChair, EndGame, TableAction, TakeChairs
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import News
from dixit_qt.wire.intents import to_wire


def by_table(match: Match, action: TableAction) -> Outs:
    """An action of the table: done, and recorded."""
    match.act(None, action)
    yield Record(journal.record(journal.Acted(None, to_wire(action))))


class BetweenRounds:
    def __init__(self, state: HostState) -> None:
        self.state = state

    def settle(self, match: Match) -> Outs:
        """Between two rounds all that has waited comes to pass."""
        if not match.state.phase.between_rounds:
            return
        if self.state.ends_after_round:
            self.state.end_after_round(wanted=False)
            yield from by_table(match, EndGame())
            return
        yield from self._take_chairs(match)
        yield from self._add_chairs(match)

    def _add_chairs(self, match: Match) -> Outs:
        """In Team two sit down together: one alone goes on waiting."""
        people, in_teams = self.state.people, match.state.edition.family.in_teams
        waiting = people.who_want_chairs()
        at_once = 2 if in_teams else 1
        while len(waiting) >= at_once and not match.is_over:
            newcomers, waiting = waiting[:at_once], waiting[at_once:]
            yield from self._add_chair(match, newcomers)

    def _add_chair(self, match: Match, newcomers: list[Person]) -> Outs:
        people = self.state.people
        try:
            outs = list(by_table(match, AddChair()))
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

    def _take_chairs(self, match: Match) -> Outs:
        leaving = self.state.people.who_go()
        sides = dict.fromkeys(match.state.sides[seat] for seat in leaving)
        for side in sides:
            team = [seat for seat in match.state.ring if match.state.sides[seat] == side]
            if set(team) <= set(leaving) and not match.is_over:
                yield from self._take_chairs_of(match, tuple(team))

    def _take_chairs_of(self, match: Match, seats: tuple[int, ...]) -> Outs:
        people = self.state.people
        leaving = [people.seats[seat] for seat in seats]
        try:
            outs = list(by_table(match, TakeChairs(seats)))
        except RuleViolation:
            for person in leaving:
                people.let_go(person, when_the_round_is_over=False)
            return
        yield from outs
        for person in leaving:
            people.take_chair(person)
            yield from tell(self.state, News.CHAIR_TAKEN_AWAY, person)
