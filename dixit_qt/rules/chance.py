"""Chance without a global generator: the seed and a count give one order, always the same."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

Item = TypeVar("Item")


def shuffled(items: Iterable[Item], seed: int, count: int) -> tuple[Item, ...]:
    """The items in the order that belongs to the count-th question to chance of this game."""
    order = list(items)
    Random(f"{seed}/{count}").shuffle(order)
    return tuple(order)
