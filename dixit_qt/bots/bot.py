"""A player that sees exactly what a person in its seat would see, and nothing else."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Protocol

from dixit_qt.bots.characters import Manner
from dixit_qt.languages import texts
from dixit_qt.rules.actions import Action
from dixit_qt.rules.seatview import SeatView


class Bot(Protocol):
    def choose(self, view: SeatView, rng: Random) -> Action | None:
        """What to do now; None to leave things as they are."""
        ...

    def muse(self, view: SeatView) -> Iterator[None]:
        """Think ahead in small steps. What it finds out it keeps; it chooses the same without."""
        ...


# Phrases for pictures without written clues


def phrases(language: str) -> Sequence[str]:
    """For a storyteller whose pictures have no words: broad enough to fit most."""
    clues: Sequence[str] = texts("bots", language)["clues"]
    return clues


def turns_of(language: str, manner: Manner, tag: str, other: str) -> list[str]:
    """What to make of a tag: a turn of speech with a place for a word in its first form, for the
    tag stays as the deck writes it. With one tag only, what needs two is left out."""
    patterns = texts("bots", language)["turns"][manner]
    fitting = [str(each) for each in patterns if other or "{other}" not in each]
    return [_begun(each.format(tag=tag, other=other)) for each in fitting]


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]
