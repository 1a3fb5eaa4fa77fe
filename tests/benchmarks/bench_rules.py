"""The speed of the rules: actions and views, compared with a deep copy of the same state.

It fails if applying an action costs as much as copying the state, or if the cost of a view grows
faster than the number of cards on the table.
"""

import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from time import perf_counter

from dixit_qt.rules.actions import Action, ClaimStory, Give, GiveClue, Vote
from dixit_qt.rules.engine import apply, legal_actions, new_game, waiting_for
from dixit_qt.rules.model import Cards, Seat
from dixit_qt.rules.state import CardGame, GameState
from dixit_qt.rules.views import view_for

EDITION = "odyssey"
SIZES = (3, 6, 12)
ROUNDS = 4
REPEATS = 7


@dataclass(frozen=True)
class Moment:
    state: GameState
    seat: Seat
    action: Action


@dataclass(frozen=True)
class Measure:
    """Microseconds for one action, one view and one deep copy, with the most cards on a table."""

    players: int
    action: float
    view: float
    copy: float
    table: int

    @property
    def view_for_each_card(self) -> float:
        return self.view / self.table


def next_action(state: GameState, seat: Seat, rng: Random) -> Action:
    legal = legal_actions(state, seat)
    if legal.clue:
        return GiveClue("where is happiness", card=rng.choice(legal.clue.cards))
    if legal.give:
        return Give(tuple(rng.sample(legal.give.cards, legal.give.count)))
    if legal.vote:
        return Vote(tuple(rng.sample(legal.vote.numbers, legal.vote.most)))
    return ClaimStory()


def some_rounds(players: int) -> list[Moment]:
    rng = Random(players)
    cards = Cards(tuple(f"{number:064x}" for number in range(84)))
    state = new_game(EDITION, players, cards, 1, {"target_score": 50})
    moments = []
    while state.round <= ROUNDS and state.outcome is None:
        seat = rng.choice(waiting_for(state))
        moments.append(Moment(state, seat, next_action(state, seat, rng)))
        state = apply(state, seat, moments[-1].action)
    return moments


def microseconds(work: Callable[[], int]) -> float:
    """The fastest of several repeats; `work` returns how many operations it did."""
    times = []
    for _ in range(REPEATS):
        start = perf_counter()
        pieces = work()
        times.append((perf_counter() - start) * 1e6 / pieces)
    return min(times)


def apply_all(moments: Sequence[Moment]) -> int:
    for moment in moments:
        apply(moment.state, moment.seat, moment.action)
    return len(moments)


def view_all(moments: Sequence[Moment]) -> int:
    for moment in moments:
        for seat in range(moment.state.seats):
            view_for(moment.state, seat)
    return len(moments) * moments[0].state.seats


def copy_all(moments: Sequence[Moment]) -> int:
    for moment in moments:
        deepcopy(moment.state)
    return len(moments)


def fullest_table(moments: Sequence[Moment]) -> int:
    games = (moment.state.game for moment in moments)
    return max(len(game.table) for game in games if isinstance(game, CardGame))


def measure(players: int) -> Measure:
    moments = some_rounds(players)
    return Measure(
        players,
        action=microseconds(lambda: apply_all(moments)),
        view=microseconds(lambda: view_all(moments)),
        copy=microseconds(lambda: copy_all(moments)),
        table=fullest_table(moments),
    )


def report(measures: Sequence[Measure]) -> str:
    head = "players  actions/s  us/action  us/view  us/deepcopy  action:deepcopy  us/view/card"
    rows = (
        f"{m.players:7}  {1e6 / m.action:9.0f}  {m.action:9.1f}  {m.view:7.1f}  {m.copy:11.1f}"
        f"  {m.action / m.copy:15.3f}  {m.view_for_each_card:12.2f}"
        for m in measures
    )
    return "\n".join((head, *rows, growth(measures[0], measures[-1])))


def growth(small: Measure, large: Measure) -> str:
    views, tables = large.view / small.view, large.table / small.table
    return (
        f"From {small.players} to {large.players} players the cost per seat grows by"
        f" {views:.2f}, the cards on the table by {tables:.2f}."
    )


def good(measures: Sequence[Measure]) -> bool:
    cheap = all(m.action < m.copy for m in measures)
    return cheap and measures[-1].view_for_each_card <= measures[0].view_for_each_card


def main() -> int:
    measures = [measure(players) for players in SIZES]
    print(report(measures))
    return 0 if good(measures) else 1


if __name__ == "__main__":
    sys.exit(main())
