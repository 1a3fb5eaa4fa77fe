"""Where namespaces can be made."""

import os

import pytest

from tests.lan.house import reason_against


@pytest.fixture(scope="session")
def networks() -> None:
    """Namespaces need permission; where the project is checked for good, it must be there."""
    reason = reason_against()
    if reason and os.environ.get("CI"):
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)
