"""The pages of an album in order; each function draws one page."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen, QPolygonF

from dixit_qt.rules.model import ClueKind, Seat
from dixit_qt.rules.records import Outcome, RoundRecord
from dixit_qt.ui.album.book import Album, Highlight, cover_pictures, highlight_of, picture_of
from dixit_qt.ui.album.paper import (
    GOLD,
    INK_DIM,
    MARGIN,
    MIDDLE_RIGHT,
    NAME,
    NAME_LEFT,
    NOTE,
    NOTE_LEFT,
    RABBIT_COLOURS,
    TEXT,
    TITLE,
    WIDE,
    WIDTH,
    Ink,
    Paper,
    fitting_size,
)
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.rounds.reasons import end_words
from dixit_qt.ui.rounds.round_summary import Verse, poem_of, red_number, voters_of
from dixit_qt.ui.score.curve import CurveLine
from dixit_qt.ui.score.end import standings, tie_sentence, title_of
from dixit_qt.ui.score.evening import EveningRow, picture_of_the_evening, won_words
from dixit_qt.wire.room import LovedPicture

translate = QCoreApplication.translate


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


# Rabbits with their names, set in centred rows

Person = tuple[int, str]

ROW = 2.1


def company(paper: Paper, box: QRectF, people: Sequence[Person], size: float) -> None:
    """Everybody in as many centred rows as needed, smaller if the box is too low."""
    while size > 12 and len(rows_of(people, box.width(), size)) * size * ROW > box.height():
        size -= 1
    rows = rows_of(people, box.width(), size)
    top = box.center().y() - len(rows) * size * ROW / 2
    for place, row in enumerate(rows):
        y = top + (place + 0.5) * size * ROW
        _row(paper, box, row, y, size)


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
        paper.rabbit(QPointF(x + size, y), size * 0.8, rabbit, name)
        words = QRectF(x + size * 2.1, y - size, wide - size * 2.4, size * 2)
        paper.line(name, words, size, NAME_LEFT)
        x += wide


# The cover

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
    """Some of the evening's pictures, fanned out like a hand of cards."""
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


# A round with pictures: the clue, its picture, who found it, and the other cards

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


def _found(paper: Paper, album: Album, shown: Highlight, top: float) -> None:
    """The people who chose the picture, as a sentence and as rabbits."""
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
        return translate("Album", "%1's card was the most popular, but the red marker spoiled it:")
    return translate("Album", "%1's card was the most popular:")


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
    """Coins of the players who chose this card, along its left edge."""
    for place, seat in enumerate(voters[:6]):
        centre = corner - QPointF(0, 16 + place * 22)
        paper.rabbit(centre, 12, album.faces.rabbit(seat), album.faces.name(seat))


# A round of Poetry: the picture and the whole poem, with the rabbit of each row's poet

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
    """An ending may take two rows."""
    return size * 1.32 * (words.count("\n") + 1)


# The last page: the final order and the curve of the scores

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
        paper.line(str(row.rank or "–"), QRectF(left, y - 20, 50, 40), 24, TITLE)
        for at, rabbit in enumerate(row.rabbits):
            centre = QPointF(left + 80 + at * 30, y)
            paper.rabbit(centre, min(19, tall * 0.42), rabbit, row.name)
        names = QRectF(left + 86 + 30 * len(row.rabbits), y - 20, 340 - 30 * len(row.rabbits), 40)
        paper.line(row.name, names, 24, NAME_LEFT)
        paper.line(str(row.score), QRectF(left + 440, y - 20, 80, 40), 28, TITLE)
        paper.painter.setPen(QPen(GOLD if row.winner else INK_DIM, 0.5))
        paper.painter.drawLine(QPointF(left, y + tall / 2), QPointF(left + 520, y + tall / 2))


# The games of the evening added up: who won how often, and whose pictures got hearts

WON = Ink(align=MIDDLE_RIGHT, bold=True)
TOP, HEIGHT = 200.0, 1100.0
LOWEST, HIGHEST = 300.0, 600.0


def draw_evening(paper: Paper, album: Album) -> None:
    paper.ground()
    paper.text(translate("Album", "The whole evening"), QRectF(MARGIN, 74, WIDE, 64), 44, TITLE)
    paper.rule(154)
    left = HEIGHT if album.loved is None else HEIGHT - LOWEST - 40
    tall = min(110.0, left / len(album.evening))
    for place, row in enumerate(album.evening):
        _line(paper, row, TOP + place * tall, tall)
    if album.loved is not None:
        high = min(HIGHEST, HEIGHT - tall * len(album.evening) - 40)
        frame = QRectF(MARGIN, TOP + HEIGHT - high, high / 1.5, high)
        _most_loved(paper, album, album.loved, frame)


def _most_loved(paper: Paper, album: Album, loved: LovedPicture, frame: QRectF) -> None:
    paper.card(frame, album.find(loved.card))
    left = frame.right() + 40
    words = QRectF(left, frame.center().y() - LOWEST / 2, WIDTH - MARGIN - left, 60)
    title = translate("LovedTonight", "Most loved picture of the evening")
    paper.text(title, words, 26, NAME_LEFT)
    loved_most = picture_of_the_evening(loved, lambda _card: "")
    if loved_most.words:
        clue = fill(translate("LovedTonight", "“%1”"), loved_most.words)
        paper.text(clue, words.translated(0, 70).adjusted(0, 0, 0, 100), 34, NAME_LEFT)
    paper.text(loved_most.note, words.translated(0, 240), 24, NOTE_LEFT)


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
        fill(translate("Evenings", "place in each game: %1"), row.places),
        translate("Evenings", "%n right guess(es)", None, row.found),
        translate("Evenings", "%n vote(s) for their pictures", None, row.votes),
        translate("Evenings", "%n heart(s)", None, row.hearts),
    )
    return " · ".join(parts)


Page = Callable[[Paper], None]


def pages_of(album: Album) -> list[Page]:
    """The cover, a page for each round, how the game went, and the evening so far."""
    rounds = (
        partial(draw_round if record.poem is None else draw_poem, album=album, record=record)
        for record in album.rounds
    )
    last = [partial(draw_scores, album=album)]
    if album.evening:
        last.append(partial(draw_evening, album=album))
    return [partial(draw_cover, album=album), *rounds, *last]
