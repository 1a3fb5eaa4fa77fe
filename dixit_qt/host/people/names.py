"""Names of any script. Only their length is limited, and no two at a table look the same."""

import unicodedata
from collections.abc import Collection, Sequence

from dixit_qt.languages import texts
from dixit_qt.wire.limits import MAX_NAME

NOBODY = "…"
_BREAKING = frozenset({"Cc", "Cs", "Zl", "Zp"})
_DIRECTIONS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs, says Unicode, that nobody can see."""


def bot_names(language: str) -> Sequence[str]:
    names: Sequence[str] = texts("bots", language)["names"]
    return names


def tidy(name: str) -> str:
    """One line without the characters that would break it or turn the text around it; empty when
    nothing of it can be seen."""
    shown = (" " if unicodedata.category(char) in _BREAKING else char for char in name)
    kept = "".join(char for char in shown if char not in _DIRECTIONS)
    line = " ".join(kept.split())[:MAX_NAME].rstrip()
    return line if any(map(_is_seen, line)) else ""


def unique(name: str, taken: Collection[str]) -> str:
    """The name, or the name with the first free number."""
    looks = {_look(other) for other in taken}
    candidate, number = name, 1
    while _look(candidate) in looks:
        number += 1
        ending = f" {number}"
        candidate = name[: MAX_NAME - len(ending)].rstrip() + ending
    return candidate


def _is_seen(char: str) -> bool:
    """A mark is seen only on a letter, and what joins or shapes letters never is."""
    return unicodedata.category(char)[0] in "LNPS" and char not in _BLANK


def _look(name: str) -> str:
    """What tells two names apart for the eye."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    seen = (char for char in folded if unicodedata.category(char) != "Cf" and char not in _BLANK)
    return " ".join("".join(seen).split())
