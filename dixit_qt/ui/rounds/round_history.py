"""The view model of the round history: leaf through all that has been told."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.rules.records import RoundRecord
from dixit_qt.ui.base.feed import Feed
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.picture_urls import Gallery
from dixit_qt.ui.base.screen import Screen
from dixit_qt.ui.base.view_model import part
from dixit_qt.ui.rounds.round_summary import summary_of
from dixit_qt.ui.rounds.shown_round import ShownRound


@dataclass(frozen=True, slots=True)
class HistoryProps:
    count: int = 0
    index: int = -1


class Rounds(Screen):
    """Stands at the newest round until the reader leafs back; then it stays where it is."""

    seen_on = ("rounds",)
    props = HistoryProps()
    round = part(ShownRound)

    def __init__(
        self, feed: Feed, language: Language, gallery: Gallery, parent: QObject | None = None
    ) -> None:
        super().__init__(feed, language, parent)
        self._gallery = gallery
        self._at: int | None = None
        self._match = ("", 0)

    def derive(self, state: ClientState) -> HistoryProps:
        count = len(self._records(state))
        return HistoryProps(count, self._index(count))

    def show_lists(self, state: ClientState) -> None:
        records = self._records(state)
        if self._match != (state.game, state.match):
            self._match, self._at = (state.game, state.match), None
        if not records:
            self.round.show(None)
            return
        record = records[self._index(len(records))]
        self.round.show(summary_of(record, state, self._gallery, self.language.code))

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
