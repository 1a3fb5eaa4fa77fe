"""What waits until a round is over: chairs that come and go, seats that change hands, the end.

The rules say what is possible. A chair that they refuse at that moment is told to those who wished
for it, and the wish is forgotten.
"""

from dixit_qt.host import journal
from dixit_qt.host.match import Match
from dixit_qt.host.outputs import Outs, Record
from dixit_qt.host.people.people import Person
from dixit_qt.host.state import HostState
from dixit_qt.host.telling import tell, to_all
from dixit_qt.rules.actions import AddChair, EndGame, TableAction, TakeChairs
from dixit_qt.rules.house.chairs import (
    chairs_at_once,
    place_after,
    too_few_without,
    whole_sides,
)
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.wire import messages as m
from dixit_qt.wire.codes import News


def by_table(match: Match, action: TableAction) -> Outs:
    """An action of the table: done, and recorded."""
    match.act(None, action)
    yield Record(journal.record(journal.Acted(None, action)))


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
        yield from self._take_chairs(match)

    def _add_chairs(self, match: Match) -> Outs:
        """In Team two sit down together: one alone goes on waiting."""
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
        """Where the host has put one of them."""
        people, ring = self.state.people, match.state.ring
        named = (people.seat_of(people.by_id(person.sits_after)) for person in newcomers)
        seat = next((seat for seat in named if seat in ring), None)
        return None if seat is None else place_after(match.state, seat)

    def _take_chairs(self, match: Match) -> Outs:
        """Without some too few would play: those who remain are asked, and a bot waits there."""
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
