"""The view model of the decks: browse every deck, and manage one's own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import Property, QCoreApplication, QObject, QUrl, Signal, Slot

from dixit_qt.decks.deck import CardInfo, Deck
from dixit_qt.decks.making import rename_deck, tidy_name
from dixit_qt.languages import in_language
from dixit_qt.rules.model import CardId
from dixit_qt.store.standings import Favourites, Tally
from dixit_qt.ui.base.jobs import Job, one_thread
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.view_model import ViewModel, list_of, own
from dixit_qt.ui.decks.jobs import FoundDecks, forget_deck, search_decks
from dixit_qt.ui.decks.workshop import Workshop, suffices_for

translate = QCoreApplication.translate

OFTEN = 5
"""A card that was on the table this often without ever getting a heart is tired."""


class Choice(StrEnum):
    ALL = "all"
    LOVED = "loved"
    TIRED = "tired"


def chosen_cards(
    cards: Sequence[CardInfo], choice: Choice, tally: Callable[[CardId], Tally]
) -> list[CardInfo]:
    """The most loved or the most tired cards first. Before the first heart, no card is tired."""
    if choice is Choice.LOVED:
        loved = [card for card in cards if tally(card.id).hearts]
        return sorted(loved, key=lambda card: -tally(card.id).hearts)
    if choice is Choice.TIRED:
        if not any(tally(card.id).hearts for card in cards):
            return []
        seen = [card for card in cards if tally(card.id).shown >= OFTEN]
        tired = [card for card in seen if not tally(card.id).hearts]
        return sorted(tired, key=lambda card: -tally(card.id).shown)
    return list(cards)


def love_words(tally: Tally) -> str:
    if not tally.shown:
        return ""
    shown = translate("Decks", "%n time(s) on the table", "", tally.shown)
    hearts = translate("Decks", "%n heart(s)", "", tally.hearts)
    return f"{hearts} · {shown}"


@dataclass(frozen=True, slots=True)
class ShelfRow(Row):
    name: str
    note: str
    cover: str


@dataclass(frozen=True, slots=True)
class DeckCardRow(Row):
    title: str
    description: str
    source: str
    love: str


@dataclass(frozen=True, slots=True)
class DecksProps:
    """The deck that is open, and the card that is shown."""

    faults: str = ""
    """The faults of decks that were found, one line for each."""
    chosen: str = ""
    name: str = ""
    own: bool = False
    suffices_for: str = ""
    choice: str = Choice.ALL
    loved: int = 0
    tired: int = 0
    card: int = 0
    title: str = ""
    description: str = ""
    source: str = ""
    love: str = ""
    """How often the card was on the table, and how many hearts it has."""


NO_CARD = DeckCardRow("", "", "", "", "")


def picture_of(deck: Deck, card: CardInfo) -> str:
    return QUrl.fromLocalFile(str(deck.picture(card))).toString()


def name_in(language: str, deck: Deck) -> str:
    return in_language(deck.name, language, "")


def card_row(deck: Deck, card: CardInfo, language: str, tally: Tally) -> DeckCardRow:
    return DeckCardRow(
        key=card.id,
        title=in_language(card.title, language, ""),
        description=in_language(card.description, language, ""),
        source=picture_of(deck, card),
        love=love_words(tally),
    )


class Decks(ViewModel):
    props = DecksProps()
    decks = list_of(ShelfRow)
    cards = list_of(DeckCardRow)
    searched = own(False)
    making = own(False)

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
        self._shelf_pool, self._workshop_pool = one_thread(self), one_thread(self)
        self._workshop = Workshop(own, self._workshop_pool, self)
        self._workshop.made.connect(self._on_made)
        self._decks: dict[str, Deck] = {}
        self._faults: tuple[str, ...] = ()
        self._search: Job | None = None
        self._chosen = ""
        self._card = 0
        self._leaves: list[DeckCardRow] = []
        language.changed.connect(self._on_language)

    @Slot()
    def open(self) -> None:
        """Search for decks again, in the background."""
        if self._search is not None:
            self._search.cancel()
        self._search = Job(search_decks((self._builtin, self._own)), self)
        self._search.brought.connect(self._on_decks)
        self._search.start(self._shelf_pool)

    def close(self) -> None:
        """Called before the application ends."""
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

    # Browsing

    @Slot(str)
    def choose(self, deck: str) -> None:
        if deck in self._decks and deck != self._chosen:
            self._chosen, self._card = deck, 0
            self._choice = Choice.ALL
            self._tell()

    @Slot(str)
    def pick(self, choice: str) -> None:
        """Show all cards of the deck, the most loved, or those without a heart."""
        self._choice, self._card = Choice(choice), 0
        self._tell()

    @Slot(int)
    def goTo(self, card: int) -> None:
        card = max(0, min(len(self._leaves) - 1, card))
        if card != self._card:
            self._card = card
            self._show_card()

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
        """Open or leave the workshop; its pictures stay until they are cleared."""
        self.become(making=making)

    # Showing

    def _tell(self) -> None:
        code = self._language.code
        self.decks.show([self._deck_row(deck) for deck in self._decks.values()])
        deck = self._decks.get(self._chosen)
        tally = self._favourites.tally
        cards = [] if deck is None else chosen_cards(deck.cards, self._choice, tally)
        self._leaves = [
            card_row(deck, card, code, tally(card.id)) for card in cards if deck is not None
        ]
        self.cards.show(self._leaves)
        self.props = self._props(deck)
        self._show_card()

    def _deck_row(self, deck: Deck) -> ShelfRow:
        cards = translate("Decks", "%n card(s)", "", len(deck.cards))
        return ShelfRow(
            key=deck.id,
            name=name_in(self._language.code, deck),
            note=f"{cards} · {deck.author}" if deck.author else cards,
            cover=picture_of(deck, deck.cards[0]),
        )

    def _props(self, deck: Deck | None) -> DecksProps:
        tally, cards = self._favourites.tally, () if deck is None else deck.cards
        return DecksProps(
            faults="\n".join(self._faults),
            chosen=self._chosen,
            name="" if deck is None else name_in(self._language.code, deck),
            own=self._is_own(deck),
            suffices_for="" if deck is None else suffices_for(len(deck.cards)),
            choice=self._choice,
            loved=len(chosen_cards(cards, Choice.LOVED, tally)),
            tired=len(chosen_cards(cards, Choice.TIRED, tally)),
        )

    def _show_card(self) -> None:
        row = self._leaves[self._card] if self._card < len(self._leaves) else NO_CARD
        self.props = replace(
            self.props,
            card=self._card,
            title=row.title,
            description=row.description,
            source=row.source,
            love=row.love,
        )
        self.changed.emit()

    @Property(Workshop, constant=True)
    def workshop(self) -> Workshop:
        return self._workshop
