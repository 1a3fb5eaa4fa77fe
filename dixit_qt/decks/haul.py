"""What a search for pictures has found: entries to read, and what was refused by name."""

import re
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from enum import StrEnum
from typing import IO, Self

MOST_FILES = 2000
LARGEST_FILE = 64 * 1024 * 1024

_NUMBERS = re.compile(r"([0-9]+)")
_LITTER = {"__macosx", "thumbs.db", "desktop.ini"}


class Reason(StrEnum):
    NOT_A_PICTURE = "not_a_picture"
    BROKEN = "broken"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    TOO_MANY_PIXELS = "too_many_pixels"
    TOO_SMALL = "too_small"
    TOO_MANY = "too_many"
    DUPLICATE = "duplicate"
    CLIMBS_OUT = "climbs_out"
    LINK = "link"
    ENCRYPTED = "encrypted"
    BOMB = "bomb"
    NESTED = "nested"


class Unusable(ValueError):
    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Refused:
    name: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class Entry:
    """`size` is what the folder or the archive says; `read` does not rely on it."""

    name: str
    size: int
    open: Callable[[], IO[bytes]]


@dataclass(slots=True)
class Haul:
    """What was found; the archives stay open until the haul is closed."""

    entries: list[Entry] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    archives: ExitStack = field(default_factory=ExitStack)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.archives.close()

    def refuse(self, name: str, reason: Reason) -> None:
        self.refused.append(Refused(name, reason))

    def add(self, entry: Entry) -> None:
        if entry.size > LARGEST_FILE:
            self.refuse(entry.name, Reason.TOO_LARGE)
        else:
            self.entries.append(entry)

    @property
    def full(self) -> bool:
        return len(self.entries) + len(self.refused) >= MOST_FILES


def is_litter(name: str) -> bool:
    """What computers leave in folders by themselves is passed over without a word."""
    parts = name.replace("\\", "/").split("/")
    return any(
        part.lower() in _LITTER or (part.startswith(".") and part.strip(".")) for part in parts
    )


def natural_order(name: str) -> list[tuple[int, str]]:
    """ "card 2" comes before "card 10", however many digits a stranger's file has."""
    parts = enumerate(_NUMBERS.split(name.casefold()))
    return [_number(part) if at % 2 else (-1, part) for at, part in parts]


def _number(digits: str) -> tuple[int, str]:
    """Of two numbers the one with fewer digits is less."""
    figures = digits.lstrip("0")
    return len(figures), figures
