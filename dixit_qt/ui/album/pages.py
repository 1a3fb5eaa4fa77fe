"""The sheets of an album in order: a cover, the two pages of each round, and the last pages."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF

from dixit_qt.ui.album.book import Album, cover_pictures
from dixit_qt.ui.album.company import company
from dixit_qt.ui.album.last_pages import draw_evening, draw_loved, draw_loved_tonight, draw_order
from dixit_qt.ui.album.paper import HEADING, NOTE, TEXT, WIDTH, Paper
from dixit_qt.ui.album.round_pages import (
    draw_other_cards,
    draw_poem,
    draw_poem_picture,
    draw_story,
)

translate = QCoreApplication.translate

Page = Callable[[Paper], None]
Sheet = tuple[Page, ...]
"""The left and the right page of the open book, or the closed book's cover alone."""


def sheets_of(album: Album) -> list[Sheet]:
    return [(partial(draw_cover, album=album),), *_rounds(album), *_last(album)]


def _rounds(album: Album) -> Iterator[Sheet]:
    for record in album.rounds:
        left, right = draw_story, draw_other_cards
        if record.poem is not None:
            left, right = draw_poem_picture, draw_poem
        yield partial(left, album=album, record=record), partial(right, album=album, record=record)


def _last(album: Album) -> Iterator[Sheet]:
    yield partial(draw_loved, album=album), partial(draw_order, album=album)
    if album.evening:
        yield partial(draw_loved_tonight, album=album), partial(draw_evening, album=album)


# The cover

FAN = 5
FAN_CARD = QRectF(-150, -225, 300, 450)
FAN_TURN = 9.0
FAN_STEP = 112.0
FAN_TOP = 420.0
LABEL = QRectF(90, 750, 820, 540)
WRITTEN = LABEL.adjusted(70, 50, -70, -40)


def draw_cover(paper: Paper, album: Album) -> None:
    paper.binding()
    _fan(paper, album)
    paper.label(LABEL)
    left, top, wide = WRITTEN.left(), WRITTEN.top(), WRITTEN.width()
    title = translate("Album", "An evening of stories")
    paper.text(title, QRectF(left, top, wide, 96), 66, HEADING)
    paper.text(album.table, QRectF(left, top + 100, wide, 58), 42, TEXT)
    words = " · ".join(part for part in (album.edition, album.day) if part)
    paper.text(words, QRectF(left, top + 160, wide, 44), 31, NOTE)
    paper.rule(top + 226)
    faces = album.faces
    people = [(faces.rabbit(seat), faces.name(seat)) for seat in range(len(faces.sides))]
    if faces.rival is not None:
        people.append((faces.side_rabbits(faces.rival)[0], faces.side_name(faces.rival)))
    company(paper, QRectF(left, top + 250, wide, WRITTEN.height() - 250), people, 34)


def _fan(paper: Paper, album: Album) -> None:
    """Some of the game's pictures, fanned out like a hand of cards."""
    cards = cover_pictures(album, FAN)
    for place, card in enumerate(cards):
        aside = place - (len(cards) - 1) / 2
        paper.painter.save()
        paper.painter.translate(WIDTH / 2 + aside * FAN_STEP, FAN_TOP + aside * aside * 16)
        paper.painter.rotate(aside * FAN_TURN)
        paper.card(FAN_CARD, album.find(card))
        paper.painter.restore()
