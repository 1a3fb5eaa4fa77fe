"""Playing a game between bots, one action after another, in an order that chance decides."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from dixit_qt.bots.bot import Bot
from dixit_qt.rules.actions import Action
from dixit_qt.rules.engine import apply
from dixit_qt.rules.seatview import SeatView
from dixit_qt.rules.state import GameState
from dixit_qt.rules.views import view_for


@dataclass(frozen=True, slots=True)
class Step:
    """`seen` is what the seat saw when it acted, `after` what the table shows then."""

    seen: SeatView
    action: Action
    after: SeatView
    state: GameState


def play(state: GameState, bot: Bot, rng: Random) -> Iterator[Step]:
    """All seats are played by the same bot, each from its own view."""
    while state.outcome is None:
        seat = rng.randrange(state.seats)
        seen = view_for(state, seat)
        action = bot.choose(seen, rng)
        if action is None:
            continue
        state = apply(state, seat, action)
        yield Step(seen, action, view_for(state, None), state)
