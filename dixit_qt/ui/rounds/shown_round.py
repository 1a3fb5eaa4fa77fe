"""A finished round as QML sees it, wherever it is shown."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.rules.records import RoundRecord
from dixit_qt.ui.base.addresses import Gallery
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.screen import Feed, Screen
from dixit_qt.ui.base.view_model import ViewModel, list_of, part
from dixit_qt.ui.rounds.round_summary import (
    Gain,
    RoundCard,
    RoundSummary,
    Verse,
    summary_of,
    unknown_card,
)

NOTHING_YET = RoundSummary(0, "", 0, "", "", (), (), None)


@dataclass(frozen=True, slots=True)
class RoundProps:
    number: int = 0
    teller: str = ""
    teller_rabbit: int = 0
    clue: str = ""
    clue_kind: str = ""
    verdict: str = ""
    summary: str = ""
    card_count: int = 0
    has_story: bool = False
    lovable: bool = False
    """Whether a heart can still be given to one of its pictures."""
    heart: int = 0
    """The number of the picture that this player loves."""
    is_poem: bool = False
    poem_text: str = ""
    """The rows of the poem, one per line."""
    poem_readable: str = ""
    """The numbers of the rows that this player may have read with «И» for their «Я»."""
    poem_picture: str = ""
    poem_signature: str = ""
    poem_ending: str = ""
    poem_reasons: str = ""
    poem_reading: str = ""


def round_props(summary: RoundSummary, readable: tuple[int, ...], heart: int) -> RoundProps:
    poem = summary.poem
    return RoundProps(
        number=summary.number,
        teller=summary.teller,
        teller_rabbit=summary.teller_rabbit,
        clue=summary.clue,
        clue_kind=summary.clue_kind,
        verdict=summary.verdict,
        summary=summary.summary,
        card_count=len(summary.cards),
        has_story=any(card.story for card in summary.cards),
        lovable=any(card.lovable for card in summary.cards),
        heart=heart,
        is_poem=poem is not None,
        poem_text="" if poem is None else "\n".join(row.text for row in poem.rows),
        poem_readable=" ".join(map(str, readable)),
        poem_picture="" if poem is None else poem.picture,
        poem_signature="" if poem is None else poem.signature,
        poem_ending="" if poem is None else poem.ending,
        poem_reasons="" if poem is None else poem.reasons,
        poem_reading="" if poem is None else poem.reading,
    )


class ShownRound(ViewModel):
    props = RoundProps()
    cards = list_of(RoundCard)
    gains = list_of(Gain)
    verses = list_of(Verse)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.content, self._readable, self._heart = NOTHING_YET, tuple[int, ...](), 0

    def show(
        self, summary: RoundSummary | None, readable: tuple[int, ...] = (), heart: int = 0
    ) -> None:
        summary = summary or NOTHING_YET
        if (summary, readable, heart) == (self.content, self._readable, self._heart):
            return
        self.content, self._readable, self._heart = summary, readable, heart
        self.cards.show(summary.cards)
        self.gains.show(summary.gains)
        self.verses.show(summary.poem.rows if summary.poem else ())
        self.props = round_props(summary, readable, heart)
        self.changed.emit()

    def stand_ready(self, gains: Sequence[Gain], cards: int) -> None:
        """Add rows for the coming gains and cards, so that delegates exist before the reveal."""
        self.gains.show(gains)
        here = self.cards.rows
        if len(here) < cards:
            self.cards.show([*here, *map(unknown_card, range(len(here) + 1, cards + 1))])

    @Slot(int, result=bool)
    def hasTokens(self, turn: int) -> bool:
        """Whether there are tokens on the card that is revealed in this turn."""
        return any(card.turn == turn and (card.voters or card.red) for card in self.content.cards)


# My hearts


class MyHearts(QObject):
    """Remembers the pictures that this player loves, because the host sends only totals."""

    def __init__(self, feed: Feed, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = ("", 0)
        self._loved: dict[int, int] = {}
        feed.changed.connect(self._on_state)
        self._keep(feed.state)

    def in_round(self, number: int) -> int:
        """The number of the picture with this player's heart, or 0."""
        return self._loved.get(number, 0)

    @Slot(object, object)
    def _on_state(self, _old: ClientState, new: ClientState) -> None:
        self._keep(new)

    def _keep(self, state: ClientState) -> None:
        match, view = (state.game, state.match), state.view
        if match != self._match:
            self._match, self._loved = match, {}
        if view is None or not view.history:
            return
        number = view.history[-1].number
        if view.heart is not None:
            self._loved[number] = view.heart
        elif view.legal.hearts:
            self._loved.pop(number, None)


# The view model of the round history: browse all finished rounds


@dataclass(frozen=True, slots=True)
class HistoryProps:
    count: int = 0
    index: int = -1


class Rounds(Screen):
    """Stays at the newest round until the reader goes back; then it stays where the reader is."""

    seen_on = ("rounds",)
    props = HistoryProps()
    round = part(ShownRound)

    def __init__(
        self, feed: Feed, language: Language, gallery: Gallery, parent: QObject | None = None
    ) -> None:
        super().__init__(feed, language, parent)
        self._gallery, self._hearts = gallery, MyHearts(feed, self)
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
        summary = summary_of(record, state, self._gallery, self.language.code)
        self.round.show(summary, heart=self._hearts.in_round(record.number))

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
