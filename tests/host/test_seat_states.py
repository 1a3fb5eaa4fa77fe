"""The states of somebody with a seat follow the table in `host.person`."""

import re

import pytest

from dixit_qt.host import person as page
from dixit_qt.host.person import COME, LEAVE, LOSE, STAND_IN, TAKE_CHAIR, Life, Person
from dixit_qt.wire.codes import Keeper

STEPS = (COME, LOSE, LEAVE, STAND_IN, TAKE_CHAIR)
ROW = re.compile(r"^    ([A-Z_]+) +(\S+) +(\S+) +(\S+) +(\S+) +(\S+)$", re.MULTILINE)
TABLE = {Life[state]: cells for state, *cells in ROW.findall(page.__doc__ or "")}


@pytest.mark.parametrize("life", Life)
def test_each_step_of_a_persons_life_leads_to_the_state_in_the_table(life: Life) -> None:
    reached = []
    for step in STEPS:
        person = Person(1, "Anna", life=life)
        person.step(step)
        reached.append("-" if person.life is life else person.life.name)
    assert reached == TABLE[life]


@pytest.mark.parametrize(
    ("life", "keeper"),
    [
        (Life.HERE, Keeper.PERSON),
        (Life.AWAY, Keeper.ABSENT),
        (Life.STOOD_IN, Keeper.BOT),
        (Life.LEFT, Keeper.BOT),
        (Life.GONE, Keeper.GONE),
    ],
)
def test_everybody_sees_who_keeps_the_seat(life: Life, keeper: Keeper) -> None:
    assert Person(1, "Anna", life=life).keeper is keeper
