"""The games of the evening added up: who won how often, and whose pictures were loved."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPen

from dixit_qt.ui.album.book import Album
from dixit_qt.ui.album.paper import (
    GOLD,
    INK_DIM,
    MARGIN,
    MIDDLE_RIGHT,
    NAME_LEFT,
    NOTE_LEFT,
    TITLE,
    WIDTH,
    Ink,
    Paper,
)
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.evenings.evening_rows import EveningRow, won_words
from dixit_qt.ui.score.evening import picture_of_the_evening
from dixit_qt.wire.room import LovedPicture

translate = QCoreApplication.translate

WON = Ink(align=MIDDLE_RIGHT, bold=True)
WIDE = WIDTH - 2 * MARGIN
TOP, HEIGHT = 200.0, 1100.0
LOWEST, PICTURE = 300.0, 600.0


def draw_evening(paper: Paper, album: Album) -> None:
    paper.ground()
    paper.text(translate("Album", "The whole evening"), QRectF(MARGIN, 74, WIDE, 64), 44, TITLE)
    paper.rule(154)
    left = HEIGHT if album.loved is None else HEIGHT - LOWEST - 40
    tall = min(110.0, left / len(album.evening))
    for place, row in enumerate(album.evening):
        _line(paper, row, TOP + place * tall, tall)
    if album.loved is not None:
        high = min(PICTURE, HEIGHT - tall * len(album.evening) - 40)
        frame = QRectF(MARGIN, TOP + HEIGHT - high, high / 1.5, high)
        _most_loved(paper, album, album.loved, frame)


def _most_loved(paper: Paper, album: Album, loved: LovedPicture, frame: QRectF) -> None:
    paper.card(frame, album.find(loved.card))
    left = frame.right() + 40
    words = QRectF(left, frame.center().y() - LOWEST / 2, WIDTH - MARGIN - left, 60)
    title = translate("LovedTonight", "The most loved picture of the evening")
    paper.text(title, words, 26, NAME_LEFT)
    told = picture_of_the_evening(loved, lambda _card: "")
    if told.words:
        clue = fill(translate("LovedTonight", "“%1”"), told.words)
        paper.text(clue, words.translated(0, 70).adjusted(0, 0, 0, 100), 34, NAME_LEFT)
    paper.text(told.note, words.translated(0, 240), 24, NOTE_LEFT)


def _line(paper: Paper, row: EveningRow, top: float, tall: float) -> None:
    middle, half = top + tall / 2, tall * 0.42
    paper.line(str(row.rank), QRectF(MARGIN, middle - 26, 56, 52), 30, TITLE)
    if row.rabbit >= 0:
        paper.rabbit(QPointF(MARGIN + 92, middle), min(26, tall * 0.32), row.rabbit, row.name)
    left = MARGIN + 134
    paper.line(row.name, QRectF(left, middle - half, 390, half), 26, NAME_LEFT)
    wide, right = WIDTH - MARGIN - left, WIDTH - MARGIN - 260
    paper.line(won_words(row.won, row.games), QRectF(right, middle - half, 260, half), 26, WON)
    paper.text(_merits(row), QRectF(left, middle, wide, half), 19, NOTE_LEFT)
    paper.painter.setPen(QPen(GOLD if row.rank == 1 else INK_DIM, 0.5))
    paper.painter.drawLine(QPointF(MARGIN, top + tall), QPointF(WIDTH - MARGIN, top + tall))


def _merits(row: EveningRow) -> str:
    points = translate("Evenings", "%n point(s)", None, row.points)
    parts = (
        f"{points} ({row.share} %)",
        fill(translate("Evenings", "places: %1"), row.places),
        translate("Evenings", "%n story(ies) found", None, row.found),
        translate("Evenings", "%n vote(s) for own pictures", None, row.votes),
        translate("Evenings", "%n heart(s)", None, row.hearts),
    )
    return " · ".join(parts)
