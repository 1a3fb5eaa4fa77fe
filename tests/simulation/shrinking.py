"""Reduces the incidents of a failing evening to those needed for the failure."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from tests.simulation.evening import Outcome, Plan, spend
from tests.simulation.incidents import Incident

MOST_TRIES = 150

Fails = Callable[[Sequence[Incident]], bool]


def shortened(incidents: Sequence[Incident], fails: Fails) -> tuple[Incident, ...]:
    """Drop halves first, then smaller parts, as long as the evening still fails."""
    left, part, tries = list(incidents), max(1, len(incidents) // 2), 0
    while left and tries < MOST_TRIES:
        start, was_shorter = 0, False
        while start < len(left) and tries < MOST_TRIES:
            without = left[:start] + left[start + part :]
            tries += 1
            if fails(without):
                left, was_shorter = without, True
            else:
                start += part
        if part == 1 and not was_shorter:
            break
        part = max(1, part // 2)
    return tuple(left)


def shrunk(outcome: Outcome) -> Outcome:
    """The shortest evening that was found to fail in the same way."""

    def evening_of(incidents: Sequence[Incident]) -> Plan:
        return replace(outcome.plan, incidents=tuple(incidents))

    def fails(incidents: Sequence[Incident]) -> bool:
        return spend(evening_of(incidents)).kind == outcome.kind

    return spend(evening_of(shortened(outcome.plan.incidents, fails)))
