"""Parts of sentences: lists of names, values in their places, moments of time."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale

translate = QCoreApplication.translate


def listed(names: Sequence[str]) -> str:
    """Join names as in “Ann, Bob and Eve”."""
    if len(names) < 2:
        return "".join(names)
    return (
        translate("Status", "%1 and %2")
        .replace("%1", ", ".join(names[:-1]))
        .replace("%2", names[-1])
    )


def fill(sentence: str, *values: str) -> str:
    for place, value in enumerate(values, 1):
        sentence = sentence.replace(f"%{place}", value)
    return sentence


def mark(_context: str, sentence: str) -> str:
    """Mark a text for translation where it is written; it is translated where it is shown."""
    return sentence


# When something happened, as people say it: «yesterday evening»

_TODAY = (
    mark("Moments", "last night"),
    mark("Moments", "this morning"),
    mark("Moments", "this afternoon"),
    mark("Moments", "this evening"),
)
_YESTERDAY = (
    mark("Moments", "the night before last"),
    mark("Moments", "yesterday morning"),
    mark("Moments", "yesterday afternoon"),
    mark("Moments", "yesterday evening"),
)
_HOURS_BEGIN = (0, 5, 12, 17)


def part_of_day(hour: int) -> int:
    return max(part for part, begin in enumerate(_HOURS_BEGIN) if hour >= begin)


def moment_words(then: datetime, now: datetime, language: str) -> str:
    """To be used after «the game …»."""
    days = (now.date() - then.date()).days
    if 0 <= days <= 1:
        words = (_YESTERDAY if days else _TODAY)[part_of_day(then.hour)]
        return translate("Moments", words)
    date = QLocale(language).toString(
        QDate(then.year, then.month, then.day), QLocale.FormatType.LongFormat
    )
    return translate("Moments", "%1").replace("%1", date)


def day_words(day: str, language: str) -> str:
    """Return `day` itself if it isn't a date: somebody may have edited the file."""
    date = QDate.fromString(day, "yyyy-MM-dd")
    if not date.isValid():
        return day
    return QLocale(language).toString(date, QLocale.FormatType.LongFormat)
