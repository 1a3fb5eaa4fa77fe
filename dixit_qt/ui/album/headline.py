"""The head of a page: which round it was, and who told it."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from dixit_qt.rules.records import RoundRecord
from dixit_qt.ui.album.book import Album
from dixit_qt.ui.album.paper import MARGIN, NAME, NOTE, WIDTH, Ink, Paper
from dixit_qt.ui.base.words import fill

translate = QCoreApplication.translate

WIDE = WIDTH - 2 * MARGIN


def headline(paper: Paper, album: Album, record: RoundRecord) -> None:
    number = fill(translate("Album", "Round %1"), str(record.number))
    paper.text(number, QRectF(MARGIN, 66, WIDE, 32), 22, NOTE)
    seat = record.storyteller
    name = album.faces.name(seat)
    words = fill(translate("Album", "%1 told a story"), name)
    width = min(WIDE - 60, QFontMetricsF(NAME.font(26)).horizontalAdvance(words) + 2)
    left = WIDTH / 2 - width / 2 + 24
    paper.rabbit(QPointF(left - 30, 124), 20, album.faces.rabbit(seat), name)
    paper.line(words, QRectF(left, 104, width, 40), 26, Ink(NAME.colour, NAME.family))
