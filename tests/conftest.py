import gc
import os
from collections.abc import Generator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication

# A bound method that is connected without being a slot gives its object a QMetaObject of its own,
# which dies with it while QML's caches still know its address: PySide warns, and the test fails.
os.environ["QT_LOGGING_RULES"] = "qt.pyside.libpyside.warning=true"

settings.register_profile("fast", max_examples=25, deadline=None)
settings.register_profile("ci", max_examples=100, deadline=None, derandomize=True, print_blob=True)
settings.register_profile(
    "deep", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


LONGEST_FIRST = (
    "lan/",
    "e2e/",
    "browser/",
    "commands/",
    "languages/",
    "simulation/",
    "net/test_attack.py",
    "ui/shell/",
)
"""So that no process is still busy with a long test when the others have nothing left."""
OWNERS = {
    "networks": ("lan/",),
    "ports": ("commands/", "net/discovery/", "test_selftest.py"),
}
"""What only one test at a time may have, and the tests that want it."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where the suite is spread over processes, the tests of one owner stay in one of them."""
    here = Path(__file__).parent
    order: dict[pytest.Item, int] = {}
    for item in items:
        place = item.path.relative_to(here).as_posix()
        begun = (number for number, name in enumerate(LONGEST_FIRST) if place.startswith(name))
        order[item] = next(begun, len(LONGEST_FIRST))
        for owned, owners in OWNERS.items():
            if place.startswith(owners):
                item.add_marker(pytest.mark.xdist_group(owned))
    items.sort(key=order.__getitem__)


def pytest_collection_finish() -> None:
    """What is there before the first test stays: no later collection need look through it."""
    gc.collect()
    gc.freeze()


gc.disable()
_tests_so_far = count(1)
TESTS_TO_A_WHOLE_COLLECTION = 25


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None, object, object]:
    """Rubbish is collected between tests, in this thread: in one of zeroconf's or of a browser's
    driver, objects of Qt would be deleted while the main thread uses them."""
    result = yield
    gc.collect(1 if next(_tests_so_far) % TESTS_TO_A_WHOLE_COLLECTION else 2)
    return result


@pytest.fixture(scope="session")
def qapp_cls() -> type["QGuiApplication"]:
    """pytest-qt makes this application; only tests that ask for one import Qt."""
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication
