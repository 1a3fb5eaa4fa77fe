"""A round with pictures: the clue, its picture, who found it, and the other cards."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from dixit_qt.rules.model import ClueKind, Seat
from dixit_qt.rules.records import RoundRecord
from dixit_qt.ui.album.book import Album, Highlight, highlight_of
from dixit_qt.ui.album.company_rows import company
from dixit_qt.ui.album.headline import headline
from dixit_qt.ui.album.paper import MARGIN, NAME, NOTE, TITLE, WIDTH, Paper
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.rounds.round_summary import red_number, voters_of

translate = QCoreApplication.translate

WIDE = WIDTH - 2 * MARGIN
CLUE = QRectF(MARGIN + 20, 168, WIDE - 40, 150)
PICTURE_TOP = 340.0
BOTTOM = 1350.0
FOUND_HEIGHT = 138.0
PER_ROW = 6


def draw_round(paper: Paper, album: Album, record: RoundRecord) -> None:
    paper.ground()
    headline(paper, album, record)
    paper.text(_clue(record), CLUE, 58, TITLE)
    shown = highlight_of(record, album.family)
    others = [n for n in range(1, len(record.table) + 1) if n != shown.number]
    strip = _strip_height(len(others))
    height = BOTTOM - strip - FOUND_HEIGHT - PICTURE_TOP
    picture = QRectF(WIDTH / 2 - height / 3, PICTURE_TOP, height / 1.5, height)
    paper.card(picture, album.find(shown.card))
    _found(paper, album, shown, picture.bottom() + 14)
    _others(paper, album, record, others)


def _clue(record: RoundRecord) -> str:
    """Written words stand in quotes; a performance without words is named."""
    clue = record.clue
    if clue is None:
        return ""
    if clue.text:
        return fill(translate("Album", "“%1”"), clue.text)
    return {
        ClueKind.SONG: translate("Album", "a song"),
        ClueKind.PANTOMIME: translate("Album", "a pantomime"),
    }.get(clue.kind, translate("Album", "said aloud"))


def _found(paper: Paper, album: Album, shown: Highlight, top: float) -> None:
    """Who chose the picture, as a sentence and as rabbits."""
    faces = album.faces
    paper.text(_found_words(album, shown), QRectF(MARGIN, top, WIDE, 34), 26, NOTE)
    people = [(faces.rabbit(seat), faces.name(seat)) for seat in shown.voters]
    company(paper, QRectF(MARGIN, top + 36, WIDE, 86), people, 24)


def _found_words(album: Album, shown: Highlight) -> str:
    if not shown.is_story:
        return fill(_favourite_words(spoiled=shown.spoiled), album.faces.name(shown.owner))
    if not shown.voters:
        return translate("Album", "Nobody found it.")
    return translate("Album", "Found by %n:", None, len(shown.voters))


def _favourite_words(*, spoiled: bool) -> str:
    if spoiled:
        return translate("Album", "Most chose this card of %1, but the red marker spoiled it:")
    return translate("Album", "Most chose this card of %1:")


def _strip_height(count: int) -> float:
    return 226.0 if count <= PER_ROW else 376.0


def _others(paper: Paper, album: Album, record: RoundRecord, numbers: list[int]) -> None:
    rows = [numbers[at : at + PER_ROW] for at in range(0, len(numbers), PER_ROW)]
    strip = _strip_height(len(numbers))
    tall = strip / max(1, len(rows))
    for place, row in enumerate(rows):
        top = BOTTOM - strip + place * tall
        cell = WIDE / PER_ROW
        left = WIDTH / 2 - cell * len(row) / 2
        for column, number in enumerate(row):
            box = QRectF(left + column * cell, top, cell, tall)
            _small_card(paper, album, record, number, box)


def _small_card(paper: Paper, album: Album, record: RoundRecord, number: int, box: QRectF) -> None:
    laid = record.table[number - 1]
    height = box.height() - 46
    left = box.center().x() - height / 3
    paper.card(QRectF(left, box.top() + 8, height / 1.5, height), album.find(laid.card))
    corner = QPointF(left, box.top() + 8 + height)
    _votes(paper, album, voters_of(record, number), corner)
    if red_number(record) == number:
        paper.red_marker(corner + QPointF(height / 1.5, -16), 12)
    words = QRectF(box.left() + 6, box.bottom() - 32, box.width() - 12, 24)
    paper.line(album.faces.name(laid.owner), words, 18, NAME)


def _votes(paper: Paper, album: Album, voters: tuple[Seat, ...], corner: QPointF) -> None:
    """Coins of those who were led astray, along the left edge of the card."""
    for place, seat in enumerate(voters[:6]):
        centre = corner - QPointF(0, 16 + place * 22)
        paper.rabbit(centre, 12, album.faces.rabbit(seat), album.faces.name(seat))
