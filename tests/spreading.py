"""Which tests stay together where the suite is spread over processes, and which begin first."""

from xdist.scheduler import LoadScopeScheduling

LONGEST_FIRST = (
    "lan/",
    "simulation/",
    "languages/",
    "e2e/",
    "browser/",
    "commands/",
    "net/test_attack.py",
    "ui/shell/",
)
"""So that no process is still busy with a long test when the others have nothing left; those that
look at no clock while the programs of all laptops begin."""
OWNERS = {
    "networks": ("lan/",),
    "browsers": ("browser/",),
    "ports": ("commands/", "net/discovery/", "test_selftest.py"),
}
"""What only one test at a time may have, or what is slow to come, and the tests that want it."""


def turn_of(nodeid: str) -> int:
    place = nodeid.removeprefix("tests/")
    begun = (turn for turn, name in enumerate(LONGEST_FIRST) if place.startswith(name))
    return next(begun, len(LONGEST_FIRST))


def company_of(nodeid: str) -> str:
    """The tests of one owner stay in one process; any other goes where there is room."""
    place = nodeid.removeprefix("tests/")
    owned = (name for name, places in OWNERS.items() if place.startswith(places))
    return next(owned, nodeid)


class ByOwner(LoadScopeScheduling):
    def _split_scope(self, nodeid: str) -> str:
        return company_of(nodeid)
