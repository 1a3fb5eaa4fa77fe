"""Something goes wrong at every step of a handover, and exactly one computer has the game."""

from dataclasses import replace

import pytest

from tests.simulation.evening import Evening, Plan, plan_of, spend
from tests.simulation.incidents import Incident, hand_over
from tests.simulation.people import Habits
from tests.simulation.planted import PLANTS
from tests.simulation.seam import on_simulated_disks

AT = 6.0
EFFECTS = range(34)
MISHAPS = (
    "host dies",
    "host loses power",
    "next host dies",
    "next host loses power",
    "cut",
    "full",
    "broken",
)
FOUND_BY = (
    "nothing is written when a table is handed over",
    "the next host lost the old one and opens by itself",
    "the next host lost the old one and forgets the table",
)


def a_small_evening() -> Plan:
    habits = (
        Habits("Anna", own=True),
        Habits("Boris", comes_at=0.5, can_host=True),
        Habits("Clara", comes_at=0.7, knows_deck=False),
    )
    plan = replace(plan_of(3, "classic-30"), seats=3, habits=habits, incidents=())
    return replace(plan, switches=(("target_score", 10),))


def fault_of(mishap: str, effects: int) -> str:
    """The fault of an evening in which the table is handed over to Boris with this mishap."""
    evening = Evening(a_small_evening())
    boris = evening.people[1]

    def give() -> None:
        if evening.is_playing and boris.may_take_over:
            hand_over(evening, boris, mishap, effects)
        else:
            evening.world.after(0.2, give)

    evening.world.after(AT, give)
    with on_simulated_disks():
        try:
            evening.run(quiet_after=AT + 4)
        except AssertionError as fault:
            return str(fault)
    return ""


def test_an_undisturbed_handover_ends_the_game_at_the_next_host():
    evening = Evening(a_small_evening())
    boris = evening.people[1]
    evening.world.after(AT, lambda: hand_over(evening, boris, "", 0))
    with on_simulated_disks():
        evening.run(quiet_after=AT + 4)
    assert evening.host is boris.home
    assert evening.host.program.is_over


def test_simulated_hosts_do_not_hand_over_to_somebody_about_to_vanish():
    vanish, hand = Incident(AT, "vanish", 0.5, 0.5), Incident(AT + 0.1, "handed_over", 0.1, 0.323)
    assert spend(replace(a_small_evening(), incidents=(vanish, hand))).fault == ""


@pytest.mark.parametrize("mishap", MISHAPS)
def test_a_crash_at_any_step_leaves_the_game_with_exactly_one_host(mishap: str):
    faults = {effects: fault for effects in EFFECTS if (fault := fault_of(mishap, effects))}
    assert faults == {}


@pytest.mark.parametrize("plant", [each for each in PLANTS if each.name in FOUND_BY], ids=str)
def test_each_planted_handover_bug_is_found(plant):
    with plant.planted():
        found = (fault_of(mishap, effects) for mishap in MISHAPS for effects in EFFECTS)
        assert next(filter(None, found), "") != ""


def test_every_listed_handover_bug_is_planted():
    assert {plant.name for plant in PLANTS} >= set(FOUND_BY)
