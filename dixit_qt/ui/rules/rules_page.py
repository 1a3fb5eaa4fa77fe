"""The view model of the rules: the table's edition first, a few pages for each."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QUrl, Slot

from dixit_qt import paths
from dixit_qt.client.state import ClientState
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.model import Family
from dixit_qt.ui.base.editions import edition_name, switch_name, value_at_table
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.screen import Feed, Screen
from dixit_qt.ui.base.view_model import list_of
from dixit_qt.ui.rules.rulebook import Book, Page, load_book
from dixit_qt.wire.room import Room

translate = QCoreApplication.translate

MINUTE = "minute"
_STRONG = re.compile(r"\*\*(.+?)\*\*")
_ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


@dataclass(frozen=True, slots=True)
class ChapterRow(Row):
    name: str
    current: bool
    at_table: bool


@dataclass(frozen=True, slots=True)
class RuleTableRow(Row):
    cells: tuple[str, ...]
    heading: bool


@dataclass(frozen=True, slots=True)
class RuleCardRow(Row):
    number: int
    picture: str
    owner: int
    votes: tuple[int, ...]
    red: bool
    story: bool


@dataclass(frozen=True, slots=True)
class RuleSideRow(Row):
    """A rabbit with a number: its points, or its place on the track."""

    rabbit: int
    amount: int


@dataclass(frozen=True, slots=True)
class RuleLineRow(Row):
    """`verdict` is hint, yes, no or ending."""

    line: str
    rabbit: int
    verdict: str


@dataclass(frozen=True, slots=True)
class RulesProps:
    title: str = ""
    text: str = ""
    note: str = ""
    columns: int = 0
    drawing: str = ""
    seats: int = 0
    moves: bool = False
    hands: bool = False
    teams: bool = False
    hidden_owners: bool = False
    index: int = 0
    count: int = 0
    switches: str = ""


def marked_up(paragraphs: Sequence[str]) -> str:
    escaped = [paragraph.translate(_ESCAPED) for paragraph in paragraphs]
    return "\n".join(_STRONG.sub(r"<b>\1</b>", paragraph) for paragraph in escaped)


def one_page_each(book: Book) -> Book:
    """Each page that sums up a family of games becomes a chapter of its own."""
    minutes = {page.key: (page,) for page in book[MINUTE]}
    return {**minutes, **{name: pages for name, pages in book.items() if name != MINUTE}}


def minute_of(family: Family) -> str:
    return f"{MINUTE}.{family}"


def line_rows(page: Page) -> list[RuleLineRow]:
    if not page.hint:
        return []
    rows = [RuleLineRow("hint", page.hint, 0, "hint")]
    for place, (drawn, words) in enumerate(zip(page.drawing.lines, page.lines, strict=True)):
        verdict = "yes" if drawn.fits else "no"
        rows.append(RuleLineRow(str(place), words, drawn.by, verdict))
    if page.drawing.ending:
        rows.append(RuleLineRow("ending", page.ending, -1, "ending"))
    return rows


def table_rows(page: Page) -> list[RuleTableRow]:
    head = [RuleTableRow("head", page.head, heading=True)] if page.head else []
    body = [RuleTableRow(str(place), cells, heading=False) for place, cells in enumerate(page.rows)]
    return head + body


def changed_switches(room: Room) -> str:
    """What the host has changed in the edition, one line for each change."""
    edition = EDITIONS.get(room.edition)
    if edition is None:
        return ""
    return "\n".join(
        f"{switch_name(switch)}: {value_at_table(edition, len(room.seats), switch, value)}"
        for switch, value in room.switches.items()
        if switch in edition.offers and value != getattr(edition.switches, switch)
    )


def _of_a_deck(name: str) -> str:
    return QUrl.fromLocalFile(str(paths.decks() / f"{name}.webp")).toString()


class Rules(Screen):
    seen_on = ("rules",)
    props = RulesProps()
    chapters = list_of(ChapterRow)
    table = list_of(RuleTableRow)
    cards = list_of(RuleCardRow)
    sides = list_of(RuleSideRow)
    lines = list_of(RuleLineRow)

    def __init__(
        self,
        feed: Feed,
        language: Language,
        folder: Path,
        pictures: Sequence[Path] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(feed, language, parent)
        self._folder = folder
        self._pictures = [QUrl.fromLocalFile(str(file)).toString() for file in pictures]
        self._books: dict[str, Book] = {}
        self._opens_at = "", 0
        self._chosen = ""
        self._index = 0

    @property
    def _book(self) -> Book:
        code = self.language.code
        if code not in self._books:
            self._books[code] = one_page_each(load_book(self._folder, code))
        return self._books[code]

    def derive(self, state: ClientState) -> RulesProps:
        chapter, page = self._chapter(state), self._page(state)
        drawing = page.drawing
        here = chapter in chapters_of(state)
        return RulesProps(
            title=page.title,
            text=marked_up(page.text),
            note=page.note,
            columns=max((len(row) for row in page.rows), default=0),
            drawing=drawing.kind,
            seats=drawing.seats,
            moves=drawing.moves,
            hands=drawing.hands,
            teams=drawing.teams,
            hidden_owners=drawing.hidden,
            index=self._place(state),
            count=len(self._book[chapter]),
            switches=changed_switches(state.room) if here and state.room is not None else "",
        )

    def show_lists(self, state: ClientState) -> None:
        page, chapter = self._page(state), self._chapter(state)
        here = chapters_of(state)
        order = sorted(self._book, key=lambda name: name not in here)
        self.chapters.show(
            [ChapterRow(name, self._name(name), name == chapter, name in here) for name in order]
        )
        self.table.show(table_rows(page))
        self.cards.show(self._card_rows(page))
        amounts = page.drawing.gains or page.drawing.places
        self.sides.show([RuleSideRow(str(at), at, points) for at, points in enumerate(amounts)])
        self.lines.show(line_rows(page))

    def _card_rows(self, page: Page) -> list[RuleCardRow]:
        drawing = page.drawing
        if drawing.stories:
            down = set(drawing.down)
            shown = [_of_a_deck(name) for name in drawing.pictures]
            shown = shown or [self._picture(n) for n in range(1, drawing.stories + 1)]
            return [
                RuleCardRow(str(n), n, shown[n - 1], -1, (), n in down, story=False)
                for n in range(1, drawing.stories + 1)
            ]
        return [
            RuleCardRow(
                key=str(n),
                number=n,
                picture=self._picture(n),
                owner=drawing.rabbit(card.owner),
                votes=tuple(map(drawing.rabbit, card.votes)),
                red=card.red,
                story=card.owner == 0 and not drawing.hidden,
            )
            for n, card in enumerate(drawing.cards, 1)
        ]

    def _picture(self, number: int) -> str:
        return self._pictures[(number - 1) % len(self._pictures)] if self._pictures else ""

    def _chapter(self, state: ClientState) -> str:
        if self._chosen:
            return self._chosen
        return next(iter((*chapters_of(state), *self._book)))

    def _name(self, chapter: str) -> str:
        if chapter.startswith(MINUTE):
            return self._book[chapter][0].title
        return edition_name(chapter) if chapter in EDITIONS else translate("Rules", "Kinds of clue")

    def _place(self, state: ClientState) -> int:
        """Another language may have fewer pages."""
        return min(self._index, len(self._book[self._chapter(state)]) - 1)

    def _page(self, state: ClientState) -> Page:
        return self._book[self._chapter(state)][self._place(state)]

    # Turning pages

    @Slot()
    def open(self) -> None:
        """Open at the first page of the table's game, unless `lay_out` has chosen a page."""
        (self._chosen, self._index), self._opens_at = self._opens_at, ("", 0)
        self.refresh()

    def lay_out(self, family: Family) -> None:
        """The next time, the book opens at the page that sums up this family of games."""
        self._opens_at = minute_of(family), 0

    @Slot(str)
    def choose(self, chapter: str) -> None:
        if chapter in self._book:
            self._chosen, self._index = chapter, 0
            self.refresh()

    @Slot(int)
    def goTo(self, index: int) -> None:
        self._index = max(0, min(self.props.count - 1, index))
        self.refresh()

    @Slot(int)
    def leaf(self, by: int) -> None:
        self.goTo(self.props.index + by)


def chapters_of(state: ClientState) -> tuple[str, ...]:
    """The chapters of the table's game: first its summary, then the details."""
    edition = None if state.room is None else EDITIONS.get(state.room.edition)
    return () if edition is None else (minute_of(edition.family), edition.id)
