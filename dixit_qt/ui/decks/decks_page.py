"""The view model of the decks: leaf through every deck, and look after one's own."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Property, QCoreApplication, QObject, QThreadPool, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from dixit_qt.decks.deck import CardInfo, Deck
from dixit_qt.decks.making import rename_deck, tidy_name
from dixit_qt.languages import in_language
from dixit_qt.store.standings import Favourites, Tally
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import Row, RowModel
from dixit_qt.ui.decks.background import Job
from dixit_qt.ui.decks.deck_jobs import FoundDecks, forget_deck, search_decks
from dixit_qt.ui.decks.deck_words import suffices_for
from dixit_qt.ui.decks.loved_cards import Choice, chosen_cards, love_words
from dixit_qt.ui.decks.workshop import Workshop

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class ShelfRow(Row):
    name: str
    note: str
    cover: str
    own: bool


@dataclass(frozen=True, slots=True)
class DeckCardRow(Row):
    title: str
    description: str
    tags: str
    source: str
    love: str


def picture_of(deck: Deck, card: CardInfo) -> str:
    return QUrl.fromLocalFile(str(deck.picture(card))).toString()


def name_in(language: str, deck: Deck) -> str:
    return in_language(deck.name, language, "")


def card_row(deck: Deck, card: CardInfo, language: str, tally: Tally) -> DeckCardRow:
    return DeckCardRow(
        key=card.id,
        title=in_language(card.title, language, ""),
        description=in_language(card.description, language, ""),
        tags=" · ".join(in_language(card.tags, language, ())),
        source=picture_of(deck, card),
        love=love_words(tally),
    )


def _one_thread(parent: QObject) -> QThreadPool:
    pool = QThreadPool(parent)
    pool.setMaxThreadCount(1)
    return pool


@QmlElement
class Decks(QObject):
    changed = Signal()
    card_changed = Signal()

    stock_changed = Signal()

    def __init__(
        self,
        language: Language,
        builtin: Path,
        own: Path,
        favourites: Favourites,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._language, self._favourites = language, favourites
        self._choice = Choice.ALL
        self._builtin, self._own = builtin, own
        self._shelf_pool, self._workshop_pool = _one_thread(self), _one_thread(self)
        self._workshop = Workshop(own, self._workshop_pool, self)
        self._workshop.made.connect(self._on_made)
        self._decks: dict[str, Deck] = {}
        self._faults: tuple[str, ...] = ()
        self._searched = False
        self._search: Job | None = None
        self._making = False
        self._chosen = ""
        self._card = 0
        self._deck_rows = RowModel(ShelfRow)
        self._card_rows = RowModel(DeckCardRow)
        language.changed.connect(self._on_language)

    @Slot()
    def open(self) -> None:
        """Look for decks anew, beside the screen."""
        if self._search is not None:
            self._search.cancel()
        self._search = Job(search_decks((self._builtin, self._own)), self)
        self._search.brought.connect(self._on_decks)
        self._search.start(self._shelf_pool)

    def close(self) -> None:
        """Before the application ends."""
        if self._search is not None:
            self._search.cancel()
        self._workshop.clear()
        self._shelf_pool.waitForDone()
        self._workshop_pool.waitForDone()

    @Slot(object)
    def _on_decks(self, found: FoundDecks) -> None:
        self._decks = dict(found.decks)
        self._faults = found.faults
        self._searched = True
        if self._chosen not in self._decks:
            self._chosen = next(iter(self._decks), "")
            self._card = 0
        self._tell()

    @Slot(str)
    def _on_made(self, deck: str) -> None:
        self._making = False
        self._chosen, self._card = deck, 0
        self.open()
        self.changed.emit()
        self.stock_changed.emit()

    @Slot()
    def _on_language(self) -> None:
        self._workshop.retell()
        self._tell()

    # Leafing

    @Slot(str)
    def choose(self, deck: str) -> None:
        if deck in self._decks and deck != self._chosen:
            self._chosen, self._card = deck, 0
            self._choice = Choice.ALL
            self._tell()

    @Slot(str)
    def pick(self, choice: str) -> None:
        """All cards of the deck, the most loved, or those that nobody has loved."""
        self._choice, self._card = Choice(choice), 0
        self._tell()

    @Slot(int)
    def goTo(self, card: int) -> None:
        last = len(self._card_rows.rows) - 1
        card = max(0, min(last, card))
        if card != self._card:
            self._card = card
            self.card_changed.emit()

    @Slot(int)
    def leaf(self, by: int) -> None:
        self.goTo(self._card + by)

    # One's own decks

    def _is_own(self, deck: Deck | None) -> bool:
        return deck is not None and deck.folder.parent == self._own

    @Slot(str)
    def rename(self, name: str) -> None:
        deck, name = self._decks.get(self._chosen), tidy_name(name)
        if deck is not None and self._is_own(deck) and name:
            self._decks[deck.id] = rename_deck(deck, name)
            self._tell()
            self.stock_changed.emit()

    @Slot()
    def delete(self) -> None:
        deck = self._decks.get(self._chosen)
        if deck is None or not self._is_own(deck):
            return
        Job(forget_deck(deck), self).start(self._shelf_pool)
        places = list(self._decks)
        place = places.index(deck.id)
        del self._decks[deck.id]
        places.remove(deck.id)
        self._chosen = places[min(place, len(places) - 1)] if places else ""
        self._card = 0
        self._tell()
        self.stock_changed.emit()

    @Slot(bool)
    def make(self, making: bool) -> None:
        """Open or leave the workshop; what lies there stays until it is cleared."""
        if making != self._making:
            self._making = making
            self.changed.emit()

    # Showing

    def _tell(self) -> None:
        code = self._language.code
        self._deck_rows.show([self._deck_row(deck) for deck in self._decks.values()])
        deck = self._decks.get(self._chosen)
        tally = self._favourites.tally
        cards = [] if deck is None else chosen_cards(deck.cards, self._choice, tally)
        self._card_rows.show(
            [card_row(deck, card, code, tally(card.id)) for card in cards if deck is not None]
        )
        self.changed.emit()
        self.card_changed.emit()

    def _deck_row(self, deck: Deck) -> ShelfRow:
        cards = translate("Decks", "%n card(s)", "", len(deck.cards))
        return ShelfRow(
            key=deck.id,
            name=name_in(self._language.code, deck),
            note=f"{cards} · {deck.author}" if deck.author else cards,
            cover=picture_of(deck, deck.cards[0]),
            own=self._is_own(deck),
        )

    @property
    def _shown_card(self) -> DeckCardRow:
        rows = self._card_rows.rows
        row = rows[self._card] if self._card < len(rows) else None
        return row if isinstance(row, DeckCardRow) else DeckCardRow("", "", "", "", "", "")

    @Property(Workshop, constant=True)
    def workshop(self) -> Workshop:
        return self._workshop

    @Property(QObject, constant=True)
    def decks(self) -> RowModel:
        return self._deck_rows

    @Property(QObject, constant=True)
    def cards(self) -> RowModel:
        return self._card_rows

    @Property(bool, notify=changed)
    def searched(self) -> bool:
        return self._searched

    @Property(str, notify=changed)
    def faults(self) -> str:
        """What is wrong with decks that were found, a line for each."""
        return "\n".join(self._faults)

    @Property(bool, notify=changed)
    def making(self) -> bool:
        return self._making

    @Property(str, notify=changed)
    def chosen(self) -> str:
        return self._chosen

    @Property(str, notify=changed)
    def name(self) -> str:
        deck = self._decks.get(self._chosen)
        return "" if deck is None else name_in(self._language.code, deck)

    @Property(str, notify=changed)
    def licence(self) -> str:
        deck = self._decks.get(self._chosen)
        return "" if deck is None else deck.licence

    @Property(bool, notify=changed)
    def own(self) -> bool:
        return self._is_own(self._decks.get(self._chosen))

    @Property(str, notify=changed)
    def sufficesFor(self) -> str:
        deck = self._decks.get(self._chosen)
        return "" if deck is None else suffices_for(len(deck.cards))

    @Property(str, notify=changed)
    def choice(self) -> str:
        return self._choice

    @Property(int, notify=changed)
    def loved(self) -> int:
        return self._count(Choice.LOVED)

    @Property(int, notify=changed)
    def tired(self) -> int:
        return self._count(Choice.TIRED)

    def _count(self, choice: Choice) -> int:
        deck = self._decks.get(self._chosen)
        cards = () if deck is None else deck.cards
        return len(chosen_cards(cards, choice, self._favourites.tally))

    @Property(str, notify=card_changed)
    def love(self) -> str:
        """How often the card was on the table, and how many hearts it has."""
        return self._shown_card.love

    @Property(int, notify=card_changed)
    def card(self) -> int:
        return self._card

    @Property(str, notify=card_changed)
    def source(self) -> str:
        return self._shown_card.source

    @Property(str, notify=card_changed)
    def title(self) -> str:
        return self._shown_card.title

    @Property(str, notify=card_changed)
    def description(self) -> str:
        return self._shown_card.description

    @Property(str, notify=card_changed)
    def tags(self) -> str:
        return self._shown_card.tags
