"""A bot: a player that sees exactly what a person in its seat would see."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Protocol

from dixit_qt.bots.characters import Manner
from dixit_qt.languages import texts
from dixit_qt.rules.actions import Action
from dixit_qt.rules.seatview import SeatView


class Bot(Protocol):
    def choose(self, view: SeatView, rng: Random) -> Action | None:
        """The action to take now, or None to do nothing."""
        ...

    def muse(self, view: SeatView) -> Iterator[None]:
        """Think ahead in small steps and keep the results. Its choices are the same without this,
        only slower.
        """
        ...


# Phrases for pictures without written clues


def phrases(language: str) -> Sequence[str]:
    """Clues for pictures about which the deck says nothing: broad enough to fit most pictures."""
    clues: Sequence[str] = texts("bots", language)["clues"]
    return clues


def turns_of(language: str, manner: Manner, tag: str, other: str) -> list[str]:
    """Clues made from a tag. The phrases insert it unchanged, exactly as the deck spells it.
    Phrases that need a second tag are skipped if `other` is empty.
    """
    patterns = texts("bots", language)["turns"][manner]
    fitting = [str(each) for each in patterns if other or "{other}" not in each]
    return [_begun(each.format(tag=tag, other=other)) for each in fitting]


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]
