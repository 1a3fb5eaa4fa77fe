"""Partners of Team: two who share a rabbit and its colour. Each still has one of his own, for the
games in which he plays alone; the team has that of whoever of the two chose last."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dixit_qt.host.people.people import Person

Pairs = Mapping[int, "Person"]
"""The partner of each person, by number."""

NOBODY_IS_PAIRED: Pairs = MappingProxyType({})


def captain(person: "Person", pairs: Pairs) -> "Person":
    """Whose rabbit both have: a person's before a bot's, the last chosen before others."""
    partner = pairs.get(person.id)
    both = (person,) if partner is None else (person, partner)
    return max(both, key=lambda each: (not each.is_bot, each.chose, -each.id))
