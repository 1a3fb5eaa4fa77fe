"""Clues for a storyteller who knows nothing about his pictures: broad enough to fit most."""

from collections.abc import Sequence

from dixit_qt.languages import texts


def phrases(language: str) -> Sequence[str]:
    clues: Sequence[str] = texts("bots", language)["clues"]
    return clues
