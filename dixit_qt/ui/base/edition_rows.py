"""The editions as they are offered: in the lobby, and to practise alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dixit_qt.rules.editions import EDITIONS
from dixit_qt.ui.base.edition_words import edition_name, edition_sentence
from dixit_qt.ui.base.rows import Row

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class EditionRow(Row):
    """`picture` is a file of the house; `facts` tell for how many it is and how long it lasts."""

    name: str
    sentence: str
    facts: str
    picture: str
    chosen: bool = False


def edition_rows(chosen: str = "") -> list[EditionRow]:
    return [
        EditionRow(
            key=edition,
            name=edition_name(edition),
            sentence=edition_sentence(edition),
            facts=edition_facts(edition),
            picture=edition_picture(edition),
            chosen=edition == chosen,
        )
        for edition in EDITIONS
    ]


def edition_facts(edition: str) -> str:
    """A table of a later version may play what this program does not know."""
    if edition not in EDITIONS:
        return ""
    words = translate("Editions", "%1 players · about %2 min")
    told = EDITIONS[edition]
    return words.replace("%1", sizes_words(told.sizes)).replace("%2", str(told.minutes))


def edition_picture(edition: str) -> str:
    return f"edition-{edition}.webp" if edition in EDITIONS else ""


def sizes_words(sizes: Sequence[int]) -> str:
    if len(sizes) == sizes[-1] - sizes[0] + 1:
        return f"{sizes[0]}–{sizes[-1]}"
    return ", ".join(map(str, sizes))
