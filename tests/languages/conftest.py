"""Whole programs, each with its own window."""

from tests.ui.household import fonts, household

__all__ = ["fonts", "household"]
