"""One person of the room: their name, their rabbit, and their state at the table.

Theory of operation. A person with a seat is in one of five states, and a step leads from one to the
next; "-" leaves the state as it is:

                come    lose    leave   stand in   take the chair
    HERE        -       AWAY    LEFT    -          GONE
    AWAY        HERE    -       LEFT    STOOD_IN   GONE
    STOOD_IN    HERE    -       LEFT    -          GONE
    LEFT        HERE    -       -       -          GONE
    GONE        -       -       -       -          -

HERE has a link. The table waits for AWAY, and for STOOD_IN too, but a bot plays meanwhile. LEFT
went by choice: a bot plays and the game doesn't wait, but a client that proves the seat gets it
back in the same game. GONE keeps an empty seat, because finished rounds refer to it.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType

from dixit_qt.host.outputs import LinkId
from dixit_qt.languages import texts
from dixit_qt.wire.codes import Keeper
from dixit_qt.wire.limits import MAX_NAME
from dixit_qt.wire.text import looks, tidy_text

# Names may be in any script. Only their length is limited, and two names at a table never look
# alike

NOBODY = "…"


def bot_names(language: str) -> Sequence[str]:
    names: Sequence[str] = texts("bots", language)["names"]
    return names


def tidy(name: str) -> str:
    """Empty if nothing of it is visible."""
    return tidy_text(tidy_text(name)[:MAX_NAME])


def unique(name: str, taken: Collection[str]) -> str:
    """The name, with the first free number if somebody has it already."""
    if not taken:
        return name
    seen = frozenset().union(*map(looks, taken))
    candidate, number = name, 1
    while not seen.isdisjoint(looks(candidate)):
        number += 1
        ending = f" {number}"
        candidate = name[: MAX_NAME - len(ending)].rstrip() + ending
    return candidate


# The states


class Life(Enum):
    HERE = auto()
    AWAY = auto()
    STOOD_IN = auto()
    LEFT = auto()
    GONE = auto()


Step = Mapping[Life, Life]
COME: Step = dict.fromkeys((Life.AWAY, Life.STOOD_IN, Life.LEFT), Life.HERE)
LOSE: Step = {Life.HERE: Life.AWAY}
LEAVE: Step = dict.fromkeys((Life.HERE, Life.AWAY, Life.STOOD_IN), Life.LEFT)
STAND_IN: Step = {Life.AWAY: Life.STOOD_IN}
TAKE_CHAIR: Step = dict.fromkeys(Life, Life.GONE)


@dataclass(slots=True)
class Person:
    """`sits_after` is the seat after which a newcomer will sit. `let_in` is true if a seated player
    was there when they joined. A bot `plays_for` the person who had its seat before and whose name
    was `instead_of`.

    `address` is where they last connected from, `came` when they first did. Their wish `waits_for`
    may have to be `agreed` to by an administrator.
    """

    id: int
    name: str
    rabbit: int = 0
    chose: int = 0
    token: str = ""
    is_bot: bool = False
    is_table: bool = False
    life: Life = Life.AWAY
    link: LinkId | None = None
    address: str = ""
    came: float | None = None
    absent_since: float | None = None
    waits_for: int | None = None
    agreed: bool = False
    wants_a_chair: bool = False
    sits_after: int | None = None
    goes: bool = False
    plays_for: int | None = None
    instead_of: str = ""
    let_in: bool = False

    def step(self, step: Step) -> None:
        self.life = step.get(self.life, self.life)

    @property
    def keeper(self) -> Keeper:
        if self.is_gone:
            return Keeper.GONE
        if self.is_bot or self.stand_in:
            return Keeper.BOT
        return Keeper.PERSON if self.is_present else Keeper.ABSENT

    @property
    def is_present(self) -> bool:
        return self.life is Life.HERE

    @property
    def stand_in(self) -> bool:
        """A bot plays until this person returns."""
        return self.life in {Life.STOOD_IN, Life.LEFT}

    @property
    def has_left(self) -> bool:
        return self.life is Life.LEFT

    @property
    def is_gone(self) -> bool:
        return self.life is Life.GONE


# Partners in Team share a rabbit and its colour. Each keeps one of their own for games without
# teams; the team has the rabbit that either of them chose last

Pairs = Mapping[int, Person]
"""The partner of each person, by the person's id."""

NOBODY_IS_PAIRED: Pairs = MappingProxyType({})


def captain(person: Person, pairs: Pairs) -> Person:
    """The partner whose rabbit both use: a person rather than a bot, then the one who chose
    last."""
    partner = pairs.get(person.id)
    both = (person,) if partner is None else (person, partner)
    return max(both, key=lambda each: (not each.is_bot, each.chose, -each.id))
