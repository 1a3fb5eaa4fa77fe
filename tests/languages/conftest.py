"""Whole programs, each with a window of its own."""

from tests.ui.household import fonts, household

__all__ = ["fonts", "household"]
