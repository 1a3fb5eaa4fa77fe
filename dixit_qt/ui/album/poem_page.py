"""A round of Poetry: the picture and the whole poem, each row with the rabbit of its poet."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from dixit_qt.rules.records import RoundRecord
from dixit_qt.ui.album.book import Album, picture_of
from dixit_qt.ui.album.headline import headline
from dixit_qt.ui.album.paper import MARGIN, NOTE, TEXT, WIDTH, Paper, fitting_size
from dixit_qt.ui.rounds.round_summary import Verse, poem_of

translate = QCoreApplication.translate

WIDE = WIDTH - 2 * MARGIN
PICTURE = QRectF(WIDTH / 2 - 190, 178, 380, 570)
POEM = QRectF(MARGIN + 60, 800, WIDE - 120, 440)


def draw_poem(paper: Paper, album: Album, record: RoundRecord) -> None:
    paper.ground()
    headline(paper, album, record)
    paper.card(PICTURE, album.find(picture_of(record, album.family)))
    poem = poem_of(record, album.verses, album.faces, lambda _card: "")
    if poem is None:
        return
    _rows(paper, poem.rows)
    paper.rule(1272)
    paper.text(poem.ending, QRectF(MARGIN, 1286, WIDE, 44), 24, NOTE)


def _rows(paper: Paper, rows: tuple[Verse, ...]) -> None:
    whole = "\n".join(row.text for row in rows)
    size = fitting_size(whole, POEM, 38, TEXT)
    heights = [_height(row.text, size) for row in rows]
    air = min(size * 0.5, (POEM.height() - sum(heights)) / len(rows))
    y = POEM.top() + (POEM.height() - sum(heights) - air * (len(rows) - 1)) / 2
    for row, height in zip(rows, heights, strict=True):
        paper.text(row.text, QRectF(POEM.left(), y, POEM.width(), height), size, TEXT)
        centre = QPointF(POEM.right() + 30, y + size * 0.66)
        paper.rabbit(centre, min(16, size * 0.42), row.rabbit, row.name)
        y += height + air


def _height(words: str, size: float) -> float:
    """Endings may have two rows."""
    return size * 1.32 * (words.count("\n") + 1)
