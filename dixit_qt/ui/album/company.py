"""Rabbits with their names: in centred rows, and as the storyteller of a round."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from dixit_qt.rules.records import RoundRecord
from dixit_qt.ui.album.paper import MARGIN, NAME, NAME_LEFT, NOTE, WIDE, WIDTH, Paper
from dixit_qt.ui.base.players import Faces
from dixit_qt.ui.base.words import fill

translate = QCoreApplication.translate

Person = tuple[int, str]

ROW = 2.1
SMALLEST = 12


def company(paper: Paper, box: QRectF, people: Sequence[Person], size: float) -> None:
    """Everybody in as many centred rows as needed, smaller if the box is too low."""
    while size > SMALLEST and not _fits(box, people, size):
        size -= 1
    rows = rows_of(people, box.width(), size)
    top = box.center().y() - len(rows) * size * ROW / 2
    for place, row in enumerate(rows):
        y = top + (place + 0.5) * size * ROW
        _row(paper, box, row, y, size)


def _fits(box: QRectF, people: Sequence[Person], size: float) -> bool:
    high = len(rows_of(people, box.width(), size)) * size * ROW
    wide = max((width_of(person, size) for person in people), default=0)
    return high <= box.height() and wide <= box.width()


def rows_of(people: Sequence[Person], width: float, size: float) -> list[list[Person]]:
    rows: list[list[Person]] = []
    used = width + 1
    for person in people:
        needed = width_of(person, size)
        if used + needed > width:
            rows.append([])
            used = 0
        rows[-1].append(person)
        used += needed
    return rows


def width_of(person: Person, size: float) -> float:
    """The coin, a gap, the name (cut if it is very long) and a gap."""
    return size * 2.8 + min(size * 13, QFontMetricsF(NAME.font(size)).horizontalAdvance(person[1]))


def _row(paper: Paper, box: QRectF, row: Sequence[Person], y: float, size: float) -> None:
    x = box.center().x() - sum(width_of(person, size) for person in row) / 2
    for rabbit, name in row:
        wide = width_of((rabbit, name), size)
        paper.rabbit(QPointF(x + size, y), size * 0.9, rabbit, name)
        words = QRectF(x + size * 2.2, y - size, wide - size * 2.4, size * 2)
        paper.line(name, words, size, NAME_LEFT)
        x += wide


def teller(paper: Paper, faces: Faces, record: RoundRecord, top: float) -> None:
    """The number of the round, and below it the storyteller."""
    number = fill(translate("Album", "Round %1"), str(record.number))
    paper.text(number, QRectF(MARGIN, top, WIDE, 38), 32, NOTE)
    name = faces.name(record.storyteller)
    words = fill(translate("Album", "%1 told a story"), name)
    width = min(WIDE - 80, QFontMetricsF(NAME.font(36)).horizontalAdvance(words) + 2)
    left = WIDTH / 2 - width / 2 + 30
    paper.rabbit(QPointF(left - 38, top + 66), 29, faces.rabbit(record.storyteller), name)
    paper.line(words, QRectF(left, top + 42, width, 48), 36, NAME)
