"""Shared by all families: the ring of seats, chance, and one place of a tuple."""

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
    """Everybody clockwise, beginning here."""
    place = state.ring.index(seat)
    return state.ring[place:] + state.ring[:place]


def partner(state: GameState, seat: Seat) -> Seat | None:
    """The other seat of the same side, if sides are teams."""
    side = state.sides[seat]
    return next((s for s in state.ring if s != seat and state.sides[s] == side), None)


def sides_in_play(state: GameState) -> tuple[Side, ...]:
    """Of those who sit here, and of the virtual rival."""
    rival = state.game.rival if isinstance(state.game, PoetryGame) else None
    sides = tuple(sorted({state.sides[seat] for seat in state.ring}))
    return sides if rival is None else (*sides, rival)


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


# Chance without a global generator: the seed and a count give one order, always the same

Item = TypeVar("Item")


def shuffled(items: Iterable[Item], seed: int, count: int) -> tuple[Item, ...]:
    """The items in the order that belongs to the count-th question to chance of this game."""
    order = list(items)
    Random(f"{seed}/{count}").shuffle(order)
    return tuple(order)


def shuffled_pictures(cards: Cards, seed: int) -> tuple[CardId, ...]:
    """Pictures seen tonight go below unseen ones."""
    pile = shuffled(cards.pictures, seed, 0)
    return tuple(sorted(pile, key=lambda card: card in cards.seen))


def shuffle(state: GameState, items: Iterable[Item]) -> tuple[tuple[Item, ...], GameState]:
    """The items in a random order, and the state in which that question has been asked."""
    order = shuffled(items, state.seed, state.shuffles)
    return order, replace(state, shuffles=state.shuffles + 1)


# Changing one place of a tuple, the way a frozen state changes


def put(items: tuple[Item, ...], place: int, value: Item) -> tuple[Item, ...]:
    return (*items[:place], value, *items[place + 1 :])


def without(items: tuple[Item, ...], gone: Iterable[Item]) -> tuple[Item, ...]:
    return tuple(item for item in items if item not in gone)
