"""The view model of the round history: leaf through all that has been told."""

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from dixit_qt.client.state import ClientState
from dixit_qt.rules.records import RoundRecord
from dixit_qt.ui.base.feed import Feed
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.picture_urls import Gallery
from dixit_qt.ui.base.screen import Screen
from dixit_qt.ui.rounds.round_summary import summary_of
from dixit_qt.ui.rounds.shown_round import ShownRound

QML_IMPORT_NAME = "DixitQt.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class HistoryProps:
    count: int = 0
    index: int = -1


@QmlElement
class Rounds(Screen):
    """Stands at the newest round until the reader leafs back; then it stays where it is."""

    changed = Signal()

    def __init__(
        self, feed: Feed, language: Language, gallery: Gallery, parent: QObject | None = None
    ) -> None:
        super().__init__(feed, language, parent)
        self._gallery = gallery
        self._at: int | None = None
        self._match = ("", 0)
        self._round = ShownRound()
        self.begin()

    def derive(self, state: ClientState) -> HistoryProps:
        count = len(self._records(state))
        return HistoryProps(count, self._index(count))

    def show_lists(self, state: ClientState) -> None:
        records = self._records(state)
        if self._match != (state.game, state.match):
            self._match, self._at = (state.game, state.match), None
        if not records:
            self._round.show(None)
            return
        record = records[self._index(len(records))]
        self._round.show(summary_of(record, state, self._gallery, self.language.code))

    def _records(self, state: ClientState) -> tuple[RoundRecord, ...]:
        return () if state.view is None else state.view.history

    def _index(self, count: int) -> int:
        return count - 1 if self._at is None else min(self._at, count - 1)

    @Slot(int)
    def goTo(self, index: int) -> None:
        last = len(self._records(self.feed.state)) - 1
        self._at = None if index >= last else max(0, index)
        self.refresh()

    @Slot(int)
    def leaf(self, by: int) -> None:
        self.goTo(self.props.index + by)

    @Property(ShownRound, constant=True)
    def round(self) -> ShownRound:
        return self._round

    @Property(int, notify=changed)
    def count(self) -> int:
        return self.props.count

    @Property(int, notify=changed)
    def index(self) -> int:
        return self.props.index
