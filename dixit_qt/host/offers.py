"""What this host can play, told to everybody who comes: editions, numbers of players, switches."""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise

from dixit_qt.rules.editions import EDITIONS, Edition
from dixit_qt.rules.house.switches import values_of
from dixit_qt.rules.model import ClueKind
from dixit_qt.wire.room import EditionOffer, SwitchOffer

FEWEST_OF_A_RANGE = 4
"""Fewer whole numbers are named one by one."""


@cache
def edition_offers() -> tuple[EditionOffer, ...]:
    return tuple(
        EditionOffer(
            edition.id,
            edition.family,
            edition.sizes,
            tuple(_switch(edition, name) for name in edition.offers),
        )
        for edition in EDITIONS.values()
    )


def _switch(edition: Edition, name: str) -> SwitchOffer:
    default = getattr(edition.switches, name)
    if name == "clue_kinds":
        return SwitchOffer(name, tuple(ClueKind), default, several=True)
    values = values_of(edition.family, name)
    numbers = _range_in(values)
    if numbers is None:
        return SwitchOffer(name, values, default)
    others = tuple(value for value in values if type(value) is not int)
    return SwitchOffer(name, others, default, numbers[0], numbers[-1])


def _range_in(values: Iterable[object]) -> tuple[int, ...] | None:
    """The whole numbers among them, when they follow one another."""
    numbers = tuple(value for value in values if type(value) is int)
    follow = all(after == before + 1 for before, after in pairwise(numbers))
    return numbers if len(numbers) >= FEWEST_OF_A_RANGE and follow else None
