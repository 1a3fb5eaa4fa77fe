"""The cover: whose evening it was."""

from PySide6.QtCore import QCoreApplication, QRectF

from dixit_qt.ui.album.book import Album, cover_pictures
from dixit_qt.ui.album.company_rows import company
from dixit_qt.ui.album.paper import MARGIN, NOTE, TEXT, TITLE, WIDTH, Paper
from dixit_qt.ui.score.end import title_of

translate = QCoreApplication.translate

WIDE = WIDTH - 2 * MARGIN
FAN = 5
FAN_CARD = QRectF(-136, -204, 272, 408)
FAN_TURN = 9.0
FAN_STEP = 114.0


def draw_cover(paper: Paper, album: Album) -> None:
    paper.ground()
    title = translate("Album", "An evening of stories")
    paper.text(title, QRectF(MARGIN, 120, WIDE, 110), 76, TITLE)
    paper.text(album.table, QRectF(MARGIN, 234, WIDE, 58), 38, TEXT)
    words = " · ".join(part for part in (album.edition, album.day) if part)
    paper.text(words, QRectF(MARGIN, 296, WIDE, 40), 24, NOTE)
    paper.rule(366)
    _fan(paper, album)
    _people(paper, album)


def _fan(paper: Paper, album: Album) -> None:
    """Some of the evening's pictures, held like a hand of cards."""
    cards = cover_pictures(album, FAN)
    for place, card in enumerate(cards):
        aside = place - (len(cards) - 1) / 2
        paper.painter.save()
        paper.painter.translate(WIDTH / 2 + aside * FAN_STEP, 650 + aside * aside * 16)
        paper.painter.rotate(aside * FAN_TURN)
        paper.card(FAN_CARD, album.find(card))
        paper.painter.restore()


def _people(paper: Paper, album: Album) -> None:
    faces = album.faces
    people = [(faces.rabbit(seat), faces.name(seat)) for seat in range(len(faces.sides))]
    if faces.rival is not None:
        people.append((faces.side_rabbits(faces.rival)[0], faces.side_name(faces.rival)))
    company(paper, QRectF(MARGIN, 985, WIDE, 230), people, 30)
    if album.outcome is not None:
        paper.rule(1245)
        winners = title_of(album.outcome.winners, faces)
        paper.text(winners, QRectF(MARGIN, 1262, WIDE, 76), 40, TITLE)
