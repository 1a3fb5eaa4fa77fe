"""The two pages of a round: its story on the left, the other cards or the poem on the right."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from dixit_qt.rules.model import ClueKind, Seat
from dixit_qt.rules.records import RoundRecord
from dixit_qt.ui.album.book import Album, Highlight, highlight_of, picture_of
from dixit_qt.ui.album.company import company, teller
from dixit_qt.ui.album.paper import (
    MARGIN,
    NAME_LEFT,
    NOTE,
    POINTS,
    QUOTE,
    TEXT,
    VERSE,
    WIDE,
    WIDTH,
    WRAPPED,
    Paper,
    fitting_size,
)
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.rounds.reasons import signed
from dixit_qt.ui.rounds.round_summary import Gain, Verse, gains_of, poem_of, red_number, voters_of

translate = QCoreApplication.translate

TOP, BOTTOM = 110.0, 1300.0


# On the left: the clue, its picture, and who found it

CLUE = QRectF(MARGIN, 206, WIDE, 160)
PICTURE = QRectF(WIDTH / 2 - 256, 380, 512, 768)
FOUND = QRectF(MARGIN, 1162, WIDE, 140)


def draw_story(paper: Paper, album: Album, record: RoundRecord) -> None:
    paper.ground()
    teller(paper, album.faces, record, TOP)
    paper.text(_clue(record), CLUE, 72, QUOTE)
    shown = highlight_of(record, album.family)
    _card(paper, album, record, shown.number, PICTURE)
    words = _found_words(album, shown)
    paper.text(words, QRectF(MARGIN, FOUND.top(), WIDE, 46), 36, TEXT)
    people = [(album.faces.rabbit(seat), album.faces.name(seat)) for seat in shown.voters]
    company(paper, FOUND.adjusted(0, 48, 0, 0), people, 34)


def _clue(record: RoundRecord) -> str:
    """Written words are quoted; a performance without words is named."""
    clue = record.clue
    if clue is None:
        return ""
    if clue.text:
        return fill(translate("Album", "“%1”"), clue.text)
    return {
        ClueKind.SONG: translate("Album", "sung"),
        ClueKind.PANTOMIME: translate("Album", "mimed"),
    }.get(clue.kind, translate("Album", "said aloud"))


def _found_words(album: Album, shown: Highlight) -> str:
    if not shown.is_story:
        return fill(_favourite_words(spoiled=shown.spoiled), album.faces.name(shown.owner))
    if not shown.voters:
        return translate("Album", "Nobody found it.")
    return translate("Album", "Found by %n:", None, len(shown.voters))


def _favourite_words(*, spoiled: bool) -> str:
    if spoiled:
        return translate("Album", "%1's card was the most popular, but the red marker spoiled it:")
    return translate("Album", "%1's card was the most popular:")


def _card(paper: Paper, album: Album, record: RoundRecord, number: int, box: QRectF) -> None:
    paper.card(box, album.find(record.table[number - 1].card))
    hearts = record.hearts[number - 1] if record.hearts else 0
    if hearts:
        paper.hearts(hearts, box.topRight(), max(22, box.width() * 0.06))


# On the right: the other cards with their owners and the tokens on them, then everybody's points

NAME_HEIGHT = 50.0
CROWD = 8
"""With more sides or cards than these, the rows are lower, so that the cards stay larger."""


def draw_other_cards(paper: Paper, album: Album, record: RoundRecord) -> None:
    paper.ground()
    shown = highlight_of(record, album.family)
    others = [n for n in range(1, len(record.table) + 1) if n != shown.number]
    top = _points(paper, album, record)
    room = QRectF(MARGIN, TOP + 10, WIDE, top - TOP - 40)
    columns = best_columns(len(others), room)
    rows = -(-len(others) // columns)
    tall = room.height() / rows
    for place, number in enumerate(others):
        row = place // columns
        in_row = min(columns, len(others) - row * columns)
        cell = WIDE / columns
        left = WIDTH / 2 - cell * in_row / 2 + cell * (place % columns)
        box = QRectF(left, room.top() + row * tall, cell, tall)
        _small_card(paper, album, record, number, box)


def best_columns(count: int, room: QRectF) -> int:
    """The number of columns in which the cards are largest."""

    def card_width(columns: int) -> float:
        tall = room.height() / -(-count // columns) - NAME_HEIGHT - 20
        return min(room.width() / columns - 28, tall / 1.5)

    return max(range(1, max(1, count) + 1), key=card_width)


def _small_card(paper: Paper, album: Album, record: RoundRecord, number: int, box: QRectF) -> None:
    width = min(box.width() - 28, (box.height() - NAME_HEIGHT - 20) / 1.5, 340)
    height = width * 1.5
    top = box.center().y() - (height + NAME_HEIGHT) / 2
    card = QRectF(box.center().x() - width / 2, top, width, height)
    _card(paper, album, record, number, card)
    size = min(34.0, width * 0.15)
    _votes(paper, album, voters_of(record, number), card, size)
    if red_number(record) == number:
        paper.red_marker(card.bottomRight() - QPointF(size * 0.2, size * 0.6), size * 0.6)
    owner = record.table[number - 1].owner
    name = (album.faces.rabbit(owner), album.faces.name(owner))
    company(
        paper,
        QRectF(box.left(), card.bottom() + 6, box.width(), NAME_HEIGHT),
        [name],
        31 if box.height() > 300 else 24,
    )


def _votes(paper: Paper, album: Album, voters: tuple[Seat, ...], card: QRectF, size: float) -> None:
    """Coins of the players who chose this card, along its left edge."""
    most = int(card.height() / (size * 1.15)) - 1
    for place, seat in enumerate(voters[:most]):
        centre = card.bottomLeft() + QPointF(size * 0.2, -size * (0.6 + 1.15 * place))
        paper.rabbit(centre, size * 0.6, album.faces.rabbit(seat), album.faces.name(seat))


def _points(paper: Paper, album: Album, record: RoundRecord) -> float:
    """Everybody's points at the foot of the page, in two columns. Returns where they begin."""
    gains = gains_of(record, album.faces, album.family)
    rows = -(-len(gains) // 2)
    tall = 62.0 if len(gains) <= CROWD else 50.0
    top = BOTTOM - rows * tall
    paper.rule(top - 18)
    for place, gain in enumerate(gains):
        column, row = divmod(place, rows)
        left = MARGIN + column * (WIDE / 2 + 15)
        _gain(paper, gain, QRectF(left, top + row * tall, WIDE / 2 - 15, tall))
    return top


def _gain(paper: Paper, gain: Gain, box: QRectF) -> None:
    left = box.left()
    for rabbit in gain.rabbits:
        paper.rabbit(QPointF(left + 22, box.center().y()), 22, rabbit, gain.name)
        left += 36
    names = QRectF(left + 16, box.top(), box.right() - 160 - left, box.height())
    paper.text(gain.name, names, 32, NAME_LEFT)
    paper.line(f"{signed(gain.points)} → {gain.total}", box, 34, POINTS)


# A round of Poetry: the picture on the left, on the right the poem with the rabbit of each row

POEM_PICTURE = QRectF(WIDTH / 2 - 300, 226, 600, 900)
POEM = QRectF(MARGIN + 10, TOP + 60, WIDE - 80, 0)
POEM_SIGNED = 58.0


def draw_poem_picture(paper: Paper, album: Album, record: RoundRecord) -> None:
    paper.ground()
    teller(paper, album.faces, record, TOP)
    paper.card(POEM_PICTURE, album.find(picture_of(record, album.family)))
    if record.poem is not None and record.hearts and record.hearts[record.poem.chosen - 1]:
        hearts = record.hearts[record.poem.chosen - 1]
        paper.hearts(hearts, POEM_PICTURE.topRight(), 36)
    poem = poem_of(record, album.verses, album.faces, _no_picture)
    if poem is not None:
        paper.text(poem.ending, QRectF(MARGIN, 1160, WIDE, 110), 38, TEXT)


def draw_poem(paper: Paper, album: Album, record: RoundRecord) -> None:
    paper.ground()
    top = _points(paper, album, record)
    poem = poem_of(record, album.verses, album.faces, _no_picture)
    if poem is None:
        return
    room = POEM.adjusted(0, 0, 0, top - 60 - POEM_SIGNED - POEM.top())
    _rows(paper, poem.rows, room)
    paper.text(poem.signature, QRectF(MARGIN, room.bottom(), WIDE, POEM_SIGNED), 32, NOTE)


def _no_picture(_card: str) -> str:
    return ""


def _rows(paper: Paper, rows: tuple[Verse, ...], room: QRectF) -> None:
    """The verses begin below each other, each with its poet's rabbit; together they are centred."""
    whole = "\n".join(row.text for row in rows)
    size = fitting_size(whole, room, 56, TEXT)
    measure = QFontMetricsF(VERSE.font(size))
    wide = min(room.width(), measure.boundingRect(room, WRAPPED, whole).width() + 4)
    left = WIDTH / 2 - (wide + size * 1.4) / 2
    heights = [_height(row.text, size) for row in rows]
    air = min(size * 0.7, (room.height() - sum(heights)) / len(rows))
    y = room.top() + (room.height() - sum(heights) - air * (len(rows) - 1)) / 2
    for row, height in zip(rows, heights, strict=True):
        paper.text(row.text, QRectF(left, y, wide, height), size, VERSE)
        centre = QPointF(left + wide + size * 0.9, y + size * 0.66)
        paper.rabbit(centre, min(26, size * 0.5), row.rabbit, row.name)
        y += height + air


def _height(words: str, size: float) -> float:
    """An ending may take two rows."""
    return size * 1.32 * (words.count("\n") + 1)
