"""Tests in network namespaces, where those can be created."""

import os

import pytest

from tests.lan.house import reason_against


@pytest.fixture(scope="session")
def networks() -> None:
    """Namespaces need permission; they are skipped without it, except in CI, where they
    must work."""
    reason = reason_against()
    if reason and os.environ.get("CI"):
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)
