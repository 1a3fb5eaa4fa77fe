"""Reads and checks command-line values. Each wrong one gets a one-sentence error.

Each function is a `type` for argparse: it takes the argument as typed and returns the value, or
raises `Wrong`, which ends the program with exit code 2 before anything has started.
"""

import math
import os
from argparse import ArgumentTypeError as Wrong
from collections.abc import Callable
from pathlib import Path

SHOWN = 60
"""Errors quote at most this many characters of a wrong value."""


def whole_number(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise Wrong(f"{quoted(text)} is not a whole number") from None
        if not least <= number <= most:
            raise Wrong(f"{quoted(text)} is not between {least} and {most}")
        return number

    return read


def seats(text: str) -> int:
    """The number of seats. 0 is allowed."""
    from dixit_qt.rules.model import MAX_SEATS

    return whole_number(0, MAX_SEATS)(text)


def seconds(most: float) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not 0 < number <= most:
            raise Wrong(f"{quoted(text)} is not a number of seconds up to {most:g}")
        return number

    return read


def name(text: str) -> str:
    """The name of a person or a table, in any script, but visible and not too long."""
    from dixit_qt.host.person import tidy
    from dixit_qt.wire.limits import MAX_NAME

    if not (shown := tidy(text)):
        raise Wrong("a name must contain a visible character")
    if not is_text(text):
        raise Wrong(f"{quoted(text)} contains characters this system cannot represent")
    if len(text.strip()) > MAX_NAME:
        raise Wrong(f"{quoted(text)} has more than {MAX_NAME} characters")
    return shown


def room_code(text: str) -> str:
    from dixit_qt.wire.limits import MAX_CODE
    from dixit_qt.wire.text import SHORTEST_CODE, as_heard

    code = text.strip()
    if len(as_heard(code)) < SHORTEST_CODE or len(code) > MAX_CODE or not is_text(code):
        least = f"at least {SHORTEST_CODE} letters or digits"
        raise Wrong(f"{quoted(text)} is not a code of {least} and {MAX_CODE} characters at most")
    return code


def edition(text: str) -> str:
    from dixit_qt.rules.editions import EDITIONS

    if text not in EDITIONS:
        raise Wrong(f"there is no edition {quoted(text)}; there are {', '.join(EDITIONS)}")
    return text


def interface(text: str) -> str:
    from dixit_qt.net.discovery.interfaces import look

    adapters = look()
    if not any(text in {each.name, each.label} for each in adapters):
        there = ", ".join(each.name for each in adapters) or "none"
        raise Wrong(f"there is no network adapter {quoted(text)}; there are: {there}")
    return text


def folder(text: str) -> Path:
    """An existing folder that can be read."""
    path = _path(text)
    if not path.is_dir():
        raise Wrong(f"{quoted(text)} is not a folder")
    if not os.access(path, os.R_OK | os.X_OK):
        raise Wrong(f"the folder {quoted(text)} cannot be read")
    return path


def new_folder(text: str) -> Path:
    """A folder that exists or can be made."""
    path = _path(text)
    if (path.exists() and not path.is_dir()) or not _may_write(path):
        raise Wrong(f"the folder {quoted(text)} cannot be written to")
    return path


def new_file(text: str) -> Path:
    """A file that exists or can be made."""
    path = _path(text)
    if path.is_dir() or not _may_write(path):
        raise Wrong(f"the file {quoted(text)} cannot be written")
    return path


def quoted(text: str) -> str:
    short = text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
    return f"“{short.encode('utf-8', 'replace').decode()}”"


def is_text(text: str) -> bool:
    """False for bytes from the terminal that aren't valid characters."""
    return text.encode("utf-8", "ignore").decode() == text


def _path(text: str) -> Path:
    """Ask the system whether the path is valid, since the rules differ."""
    if not text:
        raise Wrong("the path is empty")
    path = Path(text)
    try:
        path.exists()
    except (OSError, ValueError) as error:
        raise Wrong(f"{quoted(text)} is not a valid path") from error
    return path


def _may_write(path: Path) -> bool:
    """Check the path itself if it exists, else the nearest folder above it."""
    nearest = next(each for each in (path, *path.absolute().parents) if each.exists())
    return os.access(nearest, os.W_OK) and (nearest == path or nearest.is_dir())
