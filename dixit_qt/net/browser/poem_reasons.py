"""Why the lines of a poem fit its picture, for a page, which knows nothing of what words mean."""

from urllib.parse import parse_qs

from dixit_qt import paths
from dixit_qt.bots.reasons import asked_in, reason_for
from dixit_qt.bots.words import words_of
from dixit_qt.languages import LANGUAGES

MOST_FIELDS = 64


def reasons_asked_for(query: str) -> list[str] | None:
    """For each `line` the `thought` that it calls by name, or nothing; None if asked amiss."""
    try:
        asked = parse_qs(query, max_num_fields=MOST_FIELDS)
    except ValueError:
        return None
    language = asked.get("language", [""])[0]
    if language not in LANGUAGES:
        return None
    words = words_of(paths.words(), language)
    thoughts = asked.get("thought", [])
    asks = asked_in(paths.verses(), language)
    return [reason_for(words, line, thoughts, asks) for line in asked.get("line", [])]
