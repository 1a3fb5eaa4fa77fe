import gc
import os
from collections.abc import Generator
from itertools import count
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.spreading import ByOwner, turn_of

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: turn_of(item.nodeid))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> ByOwner | None:
    return ByOwner(config, log) if config.getoption("dist") == "loadscope" else None


def pytest_collection_finish() -> None:
    """Freeze what exists before the first test: later garbage collections needn't look
    through it."""
    gc.collect()
    gc.freeze()


gc.disable()
_tests_so_far = count(1)
TESTS_TO_A_WHOLE_COLLECTION = 25


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None, object, object]:
    """Collect garbage between tests, in this thread: in a thread of zeroconf or of a browser's
    driver, Qt objects would be deleted while the main thread uses them."""
    result = yield
    gc.collect(1 if next(_tests_so_far) % TESTS_TO_A_WHOLE_COLLECTION else 2)
    return result


@pytest.fixture(scope="session")
def qapp_cls() -> type["QGuiApplication"]:
    """pytest-qt makes this application; only tests that ask for one import Qt."""
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication
