"""How much one may do: so much at once, and so much a second."""

from dataclasses import dataclass


@dataclass(slots=True)
class Budget:
    at_once: float
    per_second: float
    since: float
    left: float = -1.0

    def __post_init__(self) -> None:
        self.left = self.at_once

    def has(self, cost: float, now: float) -> bool:
        self._earn(now)
        return self.left >= cost

    def spend(self, cost: float, now: float) -> bool:
        """False when it is more than is there; then all of it is gone."""
        self._earn(now)
        enough = self.left >= cost
        self.left = max(0.0, self.left - cost)
        return enough

    def give_back(self, cost: float) -> None:
        self.left = min(self.at_once, self.left + cost)

    def is_whole(self, now: float) -> bool:
        return self.has(self.at_once, now)

    def _earn(self, now: float) -> None:
        self.left = min(self.at_once, self.left + (now - self.since) * self.per_second)
        self.since = now


class Budgets:
    """A budget for each address; those that are whole again are forgotten."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self._at_once = at_once
        self._per_second = per_second
        self._budgets: dict[str, Budget] = {}

    def __len__(self) -> int:
        return len(self._budgets)

    def of(self, address: str, now: float) -> Budget:
        if address not in self._budgets:
            self._forget_the_whole(now)
            self._budgets[address] = Budget(self._at_once, self._per_second, now)
        return self._budgets[address]

    def _forget_the_whole(self, now: float) -> None:
        self._budgets = {
            address: budget for address, budget in self._budgets.items() if not budget.is_whole(now)
        }
