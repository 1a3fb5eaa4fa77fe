"""The last page: the final order and the curve of the scores."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from dixit_qt.rules.records import Outcome
from dixit_qt.ui.album.book import Album
from dixit_qt.ui.album.paper import (
    GOLD,
    INK_DIM,
    MARGIN,
    NAME_LEFT,
    NOTE,
    RABBIT_COLOURS,
    TITLE,
    WIDTH,
    Paper,
)
from dixit_qt.ui.rounds.reasons import end_words
from dixit_qt.ui.score.curve import CurveLine
from dixit_qt.ui.score.end import tie_sentence, title_of
from dixit_qt.ui.score.standing import standings

translate = QCoreApplication.translate

WIDE = WIDTH - 2 * MARGIN
PLOT = QRectF(MARGIN + 30, 220, WIDE - 240, 480)
ORDER_TOP, ORDER_HEIGHT = 790.0, 540.0


def draw_scores(paper: Paper, album: Album) -> None:
    paper.ground()
    title = translate("Album", "How the evening went")
    paper.text(title, QRectF(MARGIN, 74, WIDE, 64), 44, TITLE)
    paper.rule(154)
    _grid(paper, album)
    for line in album.curve.lines:
        _curve(paper, album, line)
    if album.outcome is not None:
        _order(paper, album, album.outcome)


def _grid(paper: Paper, album: Album) -> None:
    step = 10 if album.curve.highest > 40 else 5
    for score in range(0, album.curve.highest + 1, step):
        y = _point(album, 0, score).y()
        paper.painter.setPen(QPen(QColor(117, 100, 76, 70), 0.8))
        paper.painter.drawLine(QPointF(PLOT.left(), y), QPointF(PLOT.right(), y))
        paper.line(str(score), QRectF(PLOT.left() - 50, y - 14, 40, 28), 17, NOTE)
    every = -(-album.curve.rounds // 15)
    for round_ in range(every, album.curve.rounds + 1, every):
        x = _point(album, round_, 0).x()
        paper.line(str(round_), QRectF(x - 20, PLOT.bottom() + 8, 40, 26), 17, NOTE)


def _point(album: Album, round_: int, score: int) -> QPointF:
    return QPointF(
        PLOT.left() + PLOT.width() * round_ / album.curve.rounds,
        PLOT.bottom() - PLOT.height() * score / album.curve.highest,
    )


def _curve(paper: Paper, album: Album, line: CurveLine) -> None:
    colour = QColor(RABBIT_COLOURS[line.rabbit % len(RABBIT_COLOURS)]).darker(112)
    way = QPolygonF([_point(album, at, score) for at, score in enumerate(line.scores)])
    pen = QPen(colour, 4 if line.winner else 2.2)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    paper.painter.setPen(pen)
    paper.painter.setBrush(Qt.BrushStyle.NoBrush)
    paper.painter.drawPolyline(way)
    label = PLOT.top() + PLOT.height() * line.label
    paper.painter.setPen(QPen(colour, 1))
    paper.painter.drawLine(way.at(way.size() - 1), QPointF(PLOT.right() + 22, label))
    paper.rabbit(QPointF(PLOT.right() + 38, label), 15, line.rabbit, line.name)
    words = QRectF(PLOT.right() + 60, label - 14, WIDTH - MARGIN - PLOT.right() - 54, 28)
    paper.line(line.name, words, 19, NAME_LEFT)


def _order(paper: Paper, album: Album, outcome: Outcome) -> None:
    goal = album.goal or max(outcome.scores)
    why = (end_words(outcome.reason, goal), tie_sentence(outcome, album.faces))
    title = title_of(outcome.winners, album.faces)
    paper.text(title, QRectF(MARGIN, ORDER_TOP, WIDE, 66), 40, TITLE)
    sentence = " ".join(part for part in why if part)
    paper.text(sentence, QRectF(MARGIN, ORDER_TOP + 68, WIDE, 56), 22, NOTE)
    rows = standings(outcome, album.faces)
    tall = min(56.0, (ORDER_HEIGHT - 140) / len(rows))
    for place, row in enumerate(rows):
        y = ORDER_TOP + 140 + (place + 0.5) * tall
        left = WIDTH / 2 - 260
        paper.line(f"{row.rank}", QRectF(left, y - 20, 50, 40), 24, TITLE)
        for at, rabbit in enumerate(row.rabbits):
            centre = QPointF(left + 80 + at * 30, y)
            paper.rabbit(centre, min(19, tall * 0.42), rabbit, row.name)
        names = QRectF(left + 86 + 30 * len(row.rabbits), y - 20, 340 - 30 * len(row.rabbits), 40)
        paper.line(row.name, names, 24, NAME_LEFT)
        paper.line(str(row.score), QRectF(left + 440, y - 20, 80, 40), 28, TITLE)
        paper.painter.setPen(QPen(GOLD if row.winner else INK_DIM, 0.5))
        paper.painter.drawLine(QPointF(left, y + tall / 2), QPointF(left + 520, y + tall / 2))
