"""Changing one place of a tuple, the way a frozen state changes."""

from collections.abc import Iterable
from typing import TypeVar

Item = TypeVar("Item")


def put(items: tuple[Item, ...], place: int, value: Item) -> tuple[Item, ...]:
    return (*items[:place], value, *items[place + 1 :])


def without(items: tuple[Item, ...], gone: Iterable[Item]) -> tuple[Item, ...]:
    return tuple(item for item in items if item not in gone)
