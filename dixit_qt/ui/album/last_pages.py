"""The last pages: the most loved picture, the final order, the scores, and the whole evening."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from dixit_qt.rules.records import Outcome
from dixit_qt.ui.album.book import Album
from dixit_qt.ui.album.paper import (
    GOLD,
    HEADING,
    INK_DIM,
    MARGIN,
    NAME_LEFT,
    NOTE,
    NOTE_LEFT,
    POINTS,
    QUOTE,
    RABBIT_COLOURS,
    TITLE,
    WIDE,
    WIDTH,
    Paper,
)
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.rounds.reasons import end_words
from dixit_qt.ui.score.curve import CurveLine
from dixit_qt.ui.score.end import standings, tie_sentence, title_of
from dixit_qt.ui.score.evening import EveningRow, Picture, picture_of_the_evening, won_words

translate = QCoreApplication.translate

HEAD = QRectF(MARGIN, 116, WIDE, 70)


# The most loved picture of the game, or of the whole evening if there were several games

LOVED = QRectF(WIDTH / 2 - 280, 216, 560, 840)


def draw_loved(paper: Paper, album: Album) -> None:
    """Without any votes there is no such picture, but the scores."""
    if album.picture.note:
        title = translate("EndScreen", "Most loved picture of this game")
        _picture(paper, album, title, album.picture)
    else:
        draw_curve(paper, album)


def draw_loved_tonight(paper: Paper, album: Album) -> None:
    """After a single game, the picture of the evening is that of the game: the scores are here."""
    if album.loved is None or all(row.games == 1 for row in album.evening):
        draw_curve(paper, album)
        return
    title = translate("LovedTonight", "Most loved picture of the evening")
    _picture(paper, album, title, picture_of_the_evening(album.loved, str))


def _picture(paper: Paper, album: Album, title: str, picture: Picture) -> None:
    paper.ground()
    paper.text(title, HEAD, 42, HEADING)
    paper.card(LOVED, album.find(picture.source))
    if picture.words:
        clue = fill(translate("Album", "“%1”"), picture.words)
        paper.text(clue, QRectF(MARGIN, LOVED.bottom() + 30, WIDE, 110), 50, QUOTE)
    paper.text(picture.note, QRectF(MARGIN, LOVED.bottom() + 146, WIDE, 48), 36, NOTE)


# The final order

ORDER = QRectF(MARGIN, 330, WIDE, 960)
HIGHEST_ROW = 96.0


def draw_order(paper: Paper, album: Album) -> None:
    if album.outcome is None:
        draw_curve(paper, album)
        return
    paper.ground()
    _why(paper, album, album.outcome)
    rows = standings(album.outcome, album.faces)
    tall = min(HIGHEST_ROW, ORDER.height() / len(rows))
    for place, row in enumerate(rows):
        y = ORDER.top() + (place + 0.5) * tall
        left = MARGIN
        paper.line(str(row.rank or "–"), QRectF(left, y - 26, 60, 52), 36, TITLE)
        for at, rabbit in enumerate(row.rabbits):
            radius = min(34, tall * 0.42)
            paper.rabbit(QPointF(left + 104 + at * radius * 1.5, y), radius, rabbit, row.name)
        start = left + 156 + 50 * (len(row.rabbits) - 1)
        names = QRectF(start, y - 26, MARGIN + WIDE - 120 - start, 52)
        paper.line(row.name, names, 34, NAME_LEFT)
        paper.line(str(row.score), QRectF(left, y - 30, WIDE - 20, 60), 42, POINTS)
        paper.painter.setPen(QPen(GOLD if row.winner else INK_DIM, 0.6))
        below = y + tall / 2
        paper.painter.drawLine(QPointF(MARGIN, below), QPointF(MARGIN + WIDE, below))


def _why(paper: Paper, album: Album, outcome: Outcome) -> None:
    goal = album.goal or max(outcome.scores)
    why = (end_words(outcome.reason, goal), tie_sentence(outcome, album.faces))
    paper.text(title_of(outcome.winners, album.faces), HEAD, 54, HEADING)
    sentence = " ".join(part for part in why if part)
    paper.text(sentence, QRectF(MARGIN, HEAD.bottom() + 8, WIDE, 84), 28, NOTE)
    paper.rule(HEAD.bottom() + 116)


# The scores over the rounds

PLOT = QRectF(MARGIN + 50, 260, WIDE - 250, 940)


def draw_curve(paper: Paper, album: Album) -> None:
    paper.ground()
    title = translate("Album", "How the evening went")
    paper.text(title, HEAD, 46, HEADING)
    _grid(paper, album)
    for line in album.curve.lines:
        _curve(paper, album, line)


def _grid(paper: Paper, album: Album) -> None:
    step = 10 if album.curve.highest > 40 else 5
    for score in range(0, album.curve.highest + 1, step):
        y = _point(album, 0, score).y()
        paper.painter.setPen(QPen(QColor(117, 100, 76, 70), 0.8))
        paper.painter.drawLine(QPointF(PLOT.left(), y), QPointF(PLOT.right(), y))
        paper.line(str(score), QRectF(PLOT.left() - 52, y - 18, 40, 36), 24, NOTE)
    every = -(-album.curve.rounds // 15)
    for round_ in range(every, album.curve.rounds + 1, every):
        x = _point(album, round_, 0).x()
        paper.line(str(round_), QRectF(x - 20, PLOT.bottom() + 12, 40, 34), 24, NOTE)


def _point(album: Album, round_: int, score: int) -> QPointF:
    return QPointF(
        PLOT.left() + PLOT.width() * round_ / album.curve.rounds,
        PLOT.bottom() - PLOT.height() * score / album.curve.highest,
    )


def _curve(paper: Paper, album: Album, line: CurveLine) -> None:
    colour = QColor(RABBIT_COLOURS[line.rabbit % len(RABBIT_COLOURS)]).darker(112)
    way = QPolygonF([_point(album, at, score) for at, score in enumerate(line.scores)])
    pen = QPen(colour, 6 if line.winner else 3.4)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    paper.painter.setPen(pen)
    paper.painter.setBrush(Qt.BrushStyle.NoBrush)
    paper.painter.drawPolyline(way)
    label = PLOT.top() + PLOT.height() * line.label
    paper.painter.setPen(QPen(colour, 1))
    paper.painter.drawLine(way.at(way.size() - 1), QPointF(PLOT.right() + 22, label))
    paper.rabbit(QPointF(PLOT.right() + 42, label), 20, line.rabbit, line.name)
    words = QRectF(PLOT.right() + 72, label - 18, WIDTH - MARGIN - PLOT.right() - 50, 36)
    paper.line(line.name, words, 25, NAME_LEFT)


# The games of the evening added up

TOP, HEIGHT = 210.0, 1080.0


def draw_evening(paper: Paper, album: Album) -> None:
    paper.ground()
    paper.text(translate("Album", "The whole evening"), HEAD, 46, HEADING)
    tall = min(150.0, HEIGHT / len(album.evening))
    for place, row in enumerate(album.evening):
        _line(paper, row, TOP + place * tall, tall)


def _line(paper: Paper, row: EveningRow, top: float, tall: float) -> None:
    middle, half = top + tall / 2, tall * 0.42
    paper.line(str(row.rank), QRectF(MARGIN, middle - 30, 60, 60), 36, TITLE)
    if row.rabbit >= 0:
        paper.rabbit(QPointF(MARGIN + 100, middle), min(36, tall * 0.36), row.rabbit, row.name)
    left = MARGIN + 152
    paper.line(row.name, QRectF(left, middle - half, 390, half), 34, NAME_LEFT)
    wide, right = WIDTH - MARGIN - left, WIDTH - MARGIN - 260
    paper.line(won_words(row.won, row.games), QRectF(right, middle - half, 260, half), 32, POINTS)
    paper.text(_merits(row), QRectF(left, middle, wide, half), 24, NOTE_LEFT)
    paper.painter.setPen(QPen(GOLD if row.rank == 1 else INK_DIM, 0.5))
    paper.painter.drawLine(QPointF(MARGIN, top + tall), QPointF(WIDTH - MARGIN, top + tall))


def _merits(row: EveningRow) -> str:
    points = translate("Evenings", "%n point(s)", None, row.points)
    parts = (
        f"{points} ({row.share} %)",
        fill(translate("Evenings", "place in each game: %1"), row.places),
        translate("Evenings", "%n right guess(es)", None, row.found),
        translate("Evenings", "%n vote(s) for their pictures", None, row.votes),
        translate("Evenings", "%n heart(s)", None, row.hearts),
    )
    return " · ".join(parts)
