"""Who sits beside whom, whose turn it is to tell, and whose points count."""

from msgspec.structs import replace

from dixit_qt.rules.model import Seat, Side
from dixit_qt.rules.state import GameState


def left_of(state: GameState, seat: Seat) -> Seat:
    """The next seat clockwise."""
    return state.ring[(state.ring.index(seat) + 1) % len(state.ring)]


def from_seat(state: GameState, seat: Seat) -> tuple[Seat, ...]:
    """Everybody clockwise, beginning here."""
    place = state.ring.index(seat)
    return state.ring[place:] + state.ring[:place]


def partner(state: GameState, seat: Seat) -> Seat | None:
    """The other seat of the same side, if sides are teams."""
    side = state.sides[seat]
    return next((s for s in state.ring if s != seat and state.sides[s] == side), None)


def sides_of_seats(state: GameState) -> tuple[Side, ...]:
    return tuple(sorted({state.sides[seat] for seat in state.ring}))


def still_to_tell(state: GameState, seat: Seat) -> bool:
    return state.laps is None or state.told[seat] < state.laps


def next_teller(state: GameState, after: Seat) -> Seat | None:
    """The next clockwise who has not told often enough; None when everybody has."""
    order = from_seat(state, left_of(state, after))
    return next((seat for seat in order if still_to_tell(state, seat)), None)


def rounds_by_laps(state: GameState) -> int | None:
    """How many rounds the whole game has, if the stories of each are counted."""
    if state.laps is None:
        return None
    to_come = sum(max(0, state.laps - state.told[seat]) for seat in state.ring)
    return len(state.history) + to_come


def counted_as_told(state: GameState, seat: Seat) -> GameState:
    told = list(state.told)
    told[seat] += 1
    return replace(state, told=tuple(told))
