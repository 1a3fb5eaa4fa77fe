"""Helpers for all families: the ring of seats, shuffling, and changing one entry of a tuple."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from dixit_qt.rules.model import CardId, Cards, Seat, Side
from dixit_qt.rules.state import GameState, PoetryGame

# Neighbours, the order of storytellers, and the sides that score


def left_of(state: GameState, seat: Seat) -> Seat:
    """The next seat clockwise."""
    return state.ring[(state.ring.index(seat) + 1) % len(state.ring)]


def from_seat(state: GameState, seat: Seat) -> tuple[Seat, ...]:
    """All seats clockwise, beginning with this one."""
    place = state.ring.index(seat)
    return state.ring[place:] + state.ring[:place]


def partner(state: GameState, seat: Seat) -> Seat | None:
    """The other seat of the same side in a team game, else None."""
    side = state.sides[seat]
    return next((s for s in state.ring if s != seat and state.sides[s] == side), None)


def sides_in_play(state: GameState) -> tuple[Side, ...]:
    """The sides of the seated players, and of the virtual rival."""
    rival = state.game.rival if isinstance(state.game, PoetryGame) else None
    sides = tuple(sorted({state.sides[seat] for seat in state.ring}))
    return sides if rival is None else (*sides, rival)


def still_to_tell(state: GameState, seat: Seat) -> bool:
    return state.laps is None or state.told[seat] < state.laps


def next_teller(state: GameState, after: Seat) -> Seat | None:
    """The next player clockwise who hasn't told often enough. None if all have."""
    order = from_seat(state, left_of(state, after))
    return next((seat for seat in order if still_to_tell(state, seat)), None)


def rounds_by_laps(state: GameState) -> int | None:
    """The number of rounds in the whole game, if each player tells a fixed number of stories."""
    if state.laps is None:
        return None
    to_come = sum(max(0, state.laps - state.told[seat]) for seat in state.ring)
    return len(state.history) + to_come


def counted_as_told(state: GameState, seat: Seat) -> GameState:
    told = list(state.told)
    told[seat] += 1
    return replace(state, told=tuple(told))


# Shuffling without a global generator: the same seed and count always give the same order

Item = TypeVar("Item")


def shuffled(items: Iterable[Item], seed: int, count: int) -> tuple[Item, ...]:
    """The items in the order for the count-th shuffle of this game."""
    order = list(items)
    Random(f"{seed}/{count}").shuffle(order)
    return tuple(order)


def shuffled_pictures(cards: Cards, seed: int) -> tuple[CardId, ...]:
    """Pictures seen earlier this evening go below the unseen ones."""
    pile = shuffled(cards.pictures, seed, 0)
    return tuple(sorted(pile, key=lambda card: card in cards.seen))


def shuffle(state: GameState, items: Iterable[Item]) -> tuple[tuple[Item, ...], GameState]:
    """The items in a random order, and the state that counts this shuffle."""
    order = shuffled(items, state.seed, state.shuffles)
    return order, replace(state, shuffles=state.shuffles + 1)


# Changing one entry of a tuple


def put(items: tuple[Item, ...], place: int, value: Item) -> tuple[Item, ...]:
    return (*items[:place], value, *items[place + 1 :])


def without(items: tuple[Item, ...], gone: Iterable[Item]) -> tuple[Item, ...]:
    return tuple(item for item in items if item not in gone)
