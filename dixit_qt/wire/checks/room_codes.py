"""Room codes: two words that are easily said across a room, none mistaken for another."""

import unicodedata
from collections.abc import Callable
from functools import cache

from dixit_qt.languages import FIRST, folder

Pick = Callable[[int], int]

SHORTEST_CODE = 6
"""Letters and digits. In four hours a guesser has three thousand tries."""


@cache
def words(language: str) -> tuple[str, ...]:
    """The words of a language; a language without a list of its own has the English one."""
    file = folder(language) / "codes.txt"
    if not file.is_file():
        file = folder(FIRST) / "codes.txt"
    return tuple(file.read_text(encoding="utf-8").split())


def fresh_code(language: str, pick: Pick) -> str:
    """Two different words. `pick(n)` is one of 0 … n - 1, and nobody can foretell which."""
    listed = list(words(language))
    first = listed.pop(pick(len(listed)))
    return f"{first} {listed[pick(len(listed))]}"


def as_heard(code: str) -> str:
    """What counts of a code: it is said aloud, and typed with or without capitals and dashes."""
    plain = unicodedata.normalize("NFKC", code).casefold().replace("ё", "е")
    return "".join(char for char in plain if char.isalnum())
