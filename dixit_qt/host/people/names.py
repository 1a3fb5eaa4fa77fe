"""Names of any script. Only their length is limited, and no two at a table look the same."""

from collections.abc import Collection, Sequence

from dixit_qt.languages import texts
from dixit_qt.wire.limits import MAX_NAME
from dixit_qt.wire.text import looks, tidy_text

NOBODY = "…"


def bot_names(language: str) -> Sequence[str]:
    names: Sequence[str] = texts("bots", language)["names"]
    return names


def tidy(name: str) -> str:
    """Empty when nothing of it can be seen."""
    return tidy_text(tidy_text(name)[:MAX_NAME])


def unique(name: str, taken: Collection[str]) -> str:
    """The name, or the name with the first free number."""
    if not taken:
        return name
    seen = set(map(looks, taken))
    candidate, number = name, 1
    while looks(candidate) in seen:
        number += 1
        ending = f" {number}"
        candidate = name[: MAX_NAME - len(ending)].rstrip() + ending
    return candidate
