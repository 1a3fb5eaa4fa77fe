"""Chance without a global generator: the seed and a count give one order, always the same."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from dixit_qt.rules.model import CardId, Cards
from dixit_qt.rules.state import GameState

Item = TypeVar("Item")


def shuffled(items: Iterable[Item], seed: int, count: int) -> tuple[Item, ...]:
    """The items in the order that belongs to the count-th question to chance of this game."""
    order = list(items)
    Random(f"{seed}/{count}").shuffle(order)
    return tuple(order)


def shuffled_pictures(cards: Cards, seed: int) -> tuple[CardId, ...]:
    """What was seen tonight lies beneath what was not."""
    pile = shuffled(cards.pictures, seed, 0)
    return tuple(sorted(pile, key=lambda card: card in cards.seen))


def shuffle(state: GameState, items: Iterable[Item]) -> tuple[tuple[Item, ...], GameState]:
    """The items in a random order, and the state in which that question has been asked."""
    order = shuffled(items, state.seed, state.shuffles)
    return order, replace(state, shuffles=state.shuffles + 1)
