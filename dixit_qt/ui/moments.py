"""When something was, as people say it: «yesterday evening»."""

from datetime import datetime

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDateTime, QLocale

_TODAY = (
    QT_TRANSLATE_NOOP("Moments", "of last night"),
    QT_TRANSLATE_NOOP("Moments", "of this morning"),
    QT_TRANSLATE_NOOP("Moments", "of this afternoon"),
    QT_TRANSLATE_NOOP("Moments", "of this evening"),
)
_YESTERDAY = (
    QT_TRANSLATE_NOOP("Moments", "of the night before last"),
    QT_TRANSLATE_NOOP("Moments", "of yesterday morning"),
    QT_TRANSLATE_NOOP("Moments", "of yesterday afternoon"),
    QT_TRANSLATE_NOOP("Moments", "of yesterday evening"),
)
_HOURS_BEGIN = (0, 5, 12, 17)


def part_of_day(hour: int) -> int:
    return max(part for part, begin in enumerate(_HOURS_BEGIN) if hour >= begin)


def moment_words(then: datetime, now: datetime, language: str) -> str:
    """To be put behind «the game …»."""
    days = (now.date() - then.date()).days
    if 0 <= days <= 1:
        words = (_YESTERDAY if days else _TODAY)[part_of_day(then.hour)]
        return QCoreApplication.translate("Moments", words)
    date = QLocale(language).toString(QDateTime(then).date(), QLocale.FormatType.LongFormat)
    return QCoreApplication.translate("Moments", "of %1").replace("%1", date)
