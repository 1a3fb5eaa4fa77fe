"""What sentences are made of: names in a row, values in their places, moments as people say them."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def listed(names: Sequence[str]) -> str:
    """«Ann, Bob and Eve»."""
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
