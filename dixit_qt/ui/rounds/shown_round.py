"""A finished round as QML sees it, wherever it is shown."""

from collections.abc import Sequence

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from dixit_qt.ui.base.rows import RowModel
from dixit_qt.ui.rounds.round_summary import Gain, RoundCard, RoundSummary, Verse, unknown_card

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1

NOTHING_YET = RoundSummary(0, "", 0, "", "", (), (), None)


@QmlElement
class ShownRound(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.told = NOTHING_YET
        self.readable: tuple[int, ...] = ()
        self._cards = RowModel(RoundCard, self)
        self._gains = RowModel(Gain, self)
        self._verses = RowModel(Verse, self)

    def show(self, told: RoundSummary | None, readable: tuple[int, ...] = ()) -> None:
        told = told or NOTHING_YET
        if (told, readable) == (self.told, self.readable):
            return
        self.told, self.readable = told, readable
        self._cards.show(told.cards)
        self._gains.show(told.gains)
        self._verses.show(told.poem.rows if told.poem else ())
        self.changed.emit()

    def stand_ready(self, gains: Sequence[Gain], cards: int) -> None:
        """For whom there will be gains, and for how many cards: what shows them is made before
        there are any."""
        self._gains.show(gains)
        here = self._cards.rows
        if len(here) < cards:
            self._cards.show([*here, *map(unknown_card, range(len(here) + 1, cards + 1))])

    @Slot(int, result=bool)
    def hasTokens(self, turn: int) -> bool:
        """Whether tokens lie on the card that is told in this place of the order."""
        return any(card.turn == turn and (card.voters or card.red) for card in self.told.cards)

    @Property(QObject, constant=True)
    def cards(self) -> RowModel:
        return self._cards

    @Property(QObject, constant=True)
    def gains(self) -> RowModel:
        return self._gains

    @Property(QObject, constant=True)
    def verses(self) -> RowModel:
        return self._verses

    @Property(int, notify=changed)
    def number(self) -> int:
        return self.told.number

    @Property(str, notify=changed)
    def teller(self) -> str:
        return self.told.teller

    @Property(int, notify=changed)
    def tellerRabbit(self) -> int:
        return self.told.teller_rabbit

    @Property(str, notify=changed)
    def clue(self) -> str:
        return self.told.clue

    @Property(str, notify=changed)
    def clueKind(self) -> str:
        return self.told.kind

    @Property(str, notify=changed)
    def verdict(self) -> str:
        return self.told.verdict

    @Property(str, notify=changed)
    def summary(self) -> str:
        return self.told.summary

    @Property(int, notify=changed)
    def cardCount(self) -> int:
        return len(self.told.cards)

    @Property(bool, notify=changed)
    def hasStory(self) -> bool:
        return any(card.story for card in self.told.cards)

    @Property(bool, notify=changed)
    def lovable(self) -> bool:
        """Whether a heart can still be given to one of its pictures."""
        return any(card.lovable for card in self.told.cards)

    @Property(bool, notify=changed)
    def isPoem(self) -> bool:
        return self.told.poem is not None

    @Property(str, notify=changed)
    def poemText(self) -> str:
        """The rows of the poem, one below the other."""
        poem = self.told.poem
        return "" if poem is None else "\n".join(row.text for row in poem.rows)

    @Property(str, notify=changed)
    def poemReadable(self) -> str:
        """The numbers of the rows that this player may have read with «И» for their «Я»."""
        return " ".join(map(str, self.readable))

    @Property(str, notify=changed)
    def poemPicture(self) -> str:
        return "" if self.told.poem is None else self.told.poem.picture

    @Property(str, notify=changed)
    def poemSignature(self) -> str:
        return "" if self.told.poem is None else self.told.poem.signature

    @Property(str, notify=changed)
    def poemEnding(self) -> str:
        return "" if self.told.poem is None else self.told.poem.ending

    @Property(str, notify=changed)
    def poemReasons(self) -> str:
        return "" if self.told.poem is None else self.told.poem.reasons
