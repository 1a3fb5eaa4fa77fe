"""Adding and removing seats between two rounds.

The rulebooks don't cover this. By default a latecomer sits where they will be the last storyteller.
A player who leaves for good is skipped, but is still named in the finished rounds.
"""

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from dixit_qt.rules.model import MAX_PLACES, Seat, Side
from dixit_qt.rules.refusals import Refusal, refuse_if
from dixit_qt.rules.state import GameState
from dixit_qt.rules.table import from_seat, still_to_tell


def chairs_at_once(state: GameState) -> int:
    return 2 if state.edition.family.in_teams else 1


def free_place(state: GameState, wanted: int | None) -> int:
    """The newcomer's place in the ring. Raise a refusal when there is no room now."""
    _check_between_rounds(state)
    check_room(state)
    places = state.players // chairs_at_once(state) + 1
    place = _last_to_tell(state) % places if wanted is None else wanted
    refuse_if(place not in range(places), Refusal.NO_SUCH_PLACE)
    return place


def check_room(state: GameState) -> None:
    """Refuse if there won't be room for another player after this round, or if no whole lap is
    left.
    """
    players, most = state.players + chairs_at_once(state), max(state.edition.sizes)
    refuse_if(players > most, Refusal.TOO_MANY_PLAYERS, have=players, need=most)
    ever = state.seats + chairs_at_once(state)
    refuse_if(ever > MAX_PLACES, Refusal.TOO_MANY_PLAYERS, have=ever, need=MAX_PLACES)
    if not state.edition.family.in_turns and state.laps is not None:
        told = max(_told_by_then(state, seat) for seat in state.ring)
        refuse_if(state.laps - told < 1, Refusal.NO_WHOLE_LAP_LEFT)


def _told_by_then(state: GameState, seat: Seat) -> int:
    tells_now = seat == state.storyteller and not state.phase.between_rounds
    return state.told[seat] + tells_now


def place_after(state: GameState, seat: Seat) -> int:
    """The place for a newcomer to the left of this seat; in Team, of this seat or its partner."""
    place = state.ring.index(seat)
    return (place % (state.players // 2) if state.edition.family.in_teams else place) + 1


def _last_to_tell(state: GameState) -> int:
    """The place just before the current storyteller; in Team, one of the two newcomers gets it."""
    if state.storyteller is None:
        return state.players // chairs_at_once(state)
    place = state.ring.index(state.storyteller)
    half = state.players // 2
    return place - half if state.edition.family.in_teams and place > half else place


def whole_sides(state: GameState, leaving: Collection[Seat]) -> list[tuple[Seat, ...]]:
    """The sides of which every seat leaves."""
    of_side: dict[Side, tuple[Seat, ...]] = {}
    for seat in state.ring:
        of_side[state.sides[seat]] = (*of_side.get(state.sides[seat], ()), seat)
    return [seats for seats in of_side.values() if set(seats) <= set(leaving)]


def too_few_without(
    state: GameState, leaving: Collection[Seat], coming: int = 0
) -> tuple[Seat, ...]:
    """The leaving seats that the game can't do without: if they left, too few would play, even with
    the `coming`.
    """
    stay, needed = state.players + coming, list[Seat]()
    for seats in whole_sides(state, leaving):
        if stay - len(seats) < min(state.edition.sizes):
            needed += seats
        else:
            stay -= len(seats)
    return tuple(needed)


def check_leaving(state: GameState, seats: tuple[Seat, ...]) -> None:
    _check_between_rounds(state)
    leaving = set(seats)
    refuse_if(not leaving or not leaving <= set(state.ring), Refusal.NOT_A_PLAYER)
    if state.edition.family.in_teams:
        sides = {state.sides[seat] for seat in leaving}
        whole = {seat for seat in state.ring if state.sides[seat] in sides}
        refuse_if(leaving != whole, Refusal.WHOLE_TEAMS_ONLY)
    stay, least = state.players - len(leaving), min(state.edition.sizes)
    refuse_if(stay < least, Refusal.TOO_FEW_PLAYERS, have=stay, need=least)


def _check_between_rounds(state: GameState) -> None:
    refuse_if(not state.phase.between_rounds, Refusal.NOT_BETWEEN_ROUNDS)


def with_chairs(state: GameState, place: int, score: int, told: int) -> GameState:
    """The ring with the newcomers and their new side; their hands are still empty."""
    count, side = chairs_at_once(state), len(state.scores)
    first, ring = state.seats, list(state.ring)
    step = len(ring) // count + 1
    for newcomer in range(count):
        ring.insert(place + newcomer * step, first + newcomer)
    return replace(
        state,
        ring=tuple(ring),
        sides=state.sides + (side,) * count,
        scores=(*state.scores, score),
        told=state.told + (told,) * count,
    )


def without_chairs(state: GameState, seats: Iterable[Seat]) -> GameState:
    """The ring without those who leave. If the storyteller leaves, the next player tells, or nobody
    if all the others have told often enough.
    """
    gone, teller = set(seats), state.storyteller
    if teller is not None and teller in gone:
        order = from_seat(state, teller)
        teller = next((s for s in order if s not in gone and still_to_tell(state, s)), None)
    ring = tuple(seat for seat in state.ring if seat not in gone)
    return replace(state, ring=ring, storyteller=teller)
