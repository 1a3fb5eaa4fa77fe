"""Which tests run in one process when the suite is spread over several, and which start first."""

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
"""The longest first, so that no process is busy alone at the end. Those that measure no time run
while the programs of all laptops start."""
OWNERS = {
    "networks": ("lan/",),
    "other browsers": ("browser/test_s", "browser/test_t", "browser/test_w"),
    "browsers": ("browser/",),
    "ports": ("commands/", "net/discovery/", "test_selftest.py"),
}
"""Resources that only one test may use at a time or that start slowly, and the tests that
use them. Browsers take so long that two processes share them. The first fitting name counts."""


def turn_of(nodeid: str) -> int:
    place = nodeid.removeprefix("tests/")
    begun = (turn for turn, name in enumerate(LONGEST_FIRST) if place.startswith(name))
    return next(begun, len(LONGEST_FIRST))


def company_of(nodeid: str) -> str:
    """Tests that use the same resource run in the same process. Others run anywhere."""
    place = nodeid.removeprefix("tests/")
    owned = (name for name, places in OWNERS.items() if place.startswith(places))
    return next(owned, nodeid)


class ByOwner(LoadScopeScheduling):
    def _split_scope(self, nodeid: str) -> str:
        return company_of(nodeid)
