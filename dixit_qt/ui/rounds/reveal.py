"""The view model of the reveal: it shows a finished round over the game, which continues below."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from dixit_qt.client.events import newest_round
from dixit_qt.client.state import ClientState
from dixit_qt.rules.actions import GiveHeart, ReadWithAnd
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import RoundRecord
from dixit_qt.rules.seatview import SeatView
from dixit_qt.ui.base.addresses import Gallery
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.players import faces_of
from dixit_qt.ui.base.screen import Feed, Screen
from dixit_qt.ui.base.tempo import Pace, Tempo, has_television, on_laptops, on_television
from dixit_qt.ui.base.view_model import part
from dixit_qt.ui.base.words import fill
from dixit_qt.ui.game.score_track import ScoreTrackModel
from dixit_qt.ui.game.status import name_of
from dixit_qt.ui.rounds.round_summary import RoundSummary, no_gains, summary_of
from dixit_qt.ui.rounds.shown_round import MyHearts, ShownRound
from dixit_qt.ui.sound.sound import Heard
from dixit_qt.wire.messages import Continued

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class RevealProps:
    open: bool = False
    news: str = ""
    last: bool = False
    look_up: bool = False
    """A television shows this round at the same time."""


def news_since(record: RoundRecord, state: ClientState) -> str:
    """What has happened in the game while this player is still looking at the round."""
    view = state.view
    if view is None or view.outcome is not None or view.round <= record.number:
        return ""
    teller = name_of(state, view.storyteller)
    if view.round > record.number + 1:
        return translate("Reveal", "The game has moved on.")
    if view.phase in {Phase.CLUE, Phase.HINT, Phase.FIRST_STORYTELLER}:
        return ""
    if view.waiting_for == (view.seat,):
        return translate("Reveal", "Everybody is waiting for you.")
    return fill(translate("Reveal", "The game continues: %1 has given a clue."), teller)


def scores_before(record: RoundRecord) -> tuple[int, ...]:
    gained = [0] * len(record.scores)
    for award in record.awards:
        gained[award.side] += award.points
    return tuple(total - points for total, points in zip(record.scores, gained, strict=True))


def nowhere() -> bool:
    return False


class Reveal(Screen):
    """Opens by itself when a round is over; only this player's `dismiss` closes it."""

    props = RevealProps()
    pace = part(Pace)
    track = part(ScoreTrackModel)
    round = part(ShownRound)
    revealed = Signal()
    sounded = Signal(str)

    def __init__(
        self,
        feed: Feed,
        language: Language,
        gallery: Gallery,
        parent: QObject | None = None,
        shows_table: Callable[[], bool] = nowhere,
    ) -> None:
        super().__init__(feed, language, parent)
        self._gallery, self._shows_table = gallery, shows_table
        self._hearts = MyHearts(feed, self)
        self._record: RoundRecord | None = None
        self._looks_up = False
        self.track.hopped.connect(self._on_hop)

    def derive(self, state: ClientState) -> RevealProps:
        view, record = state.view, self._record
        if view is None or record is None:
            return RevealProps()
        return RevealProps(
            open=True,
            news=news_since(record, state),
            last=view.outcome is not None,
            look_up=self._looks_up,
        )

    def show_lists(self, state: ClientState) -> None:
        if state.view is None:
            return
        if self._record is None:
            self._stand_ready(state, state.view)
            return
        self._record = as_it_is_now(self._record, state.view)
        lovable = state.view.legal.hearts if self._record is state.view.history[-1] else ()
        summary = summary_of(self._record, state, self._gallery, self.language.code, lovable)
        heart = self._hearts.in_round(self._record.number)
        self.round.show(summary, readable_rows(summary, state.view), heart)
        self.track.show(
            scores_before(self._record),
            self._record.scores,
            faces_of(state),
            state.view.target_score,
        )

    def _stand_ready(self, state: ClientState, view: SeatView) -> None:
        """Place the rabbits where they will hop from, and add a row for every side."""
        faces = faces_of(state)
        mine = None if view.seat is None else view.sides[view.seat]
        self.track.show(view.scores, view.scores, faces, view.target_score)
        self.round.stand_ready(no_gains(view.scores, faces, mine), cards_to_come(view))

    def _on_state(self, old: ClientState, new: ClientState) -> None:
        revealed = newest_round(old.view, new.view) if old.match == new.match else None
        if new.view is None or old.match != new.match:
            self._record = None
        self._record = revealed or self._record
        if revealed is not None:
            self._looks_up = self._shows_table() or has_television(new.room)
            self.pace.show(self._tempo(len(revealed.table)))
        self.refresh()
        if revealed is not None:
            self.revealed.emit()

    def _tempo(self, cards: int) -> Tempo:
        return on_television(cards) if self._looks_up else on_laptops(cards)

    @Slot(int)
    def love(self, number: int) -> None:
        """«I love this picture»: one heart for each round; a second click takes it back."""
        self.feed.intend(GiveHeart(None if number == self.round.props.heart else number))

    @Slot(int)
    def readOtherwise(self, row: int) -> None:
        """Read a row of the poem with «И» for its «Я», or as it is written."""
        poem = None if self._record is None else self._record.poem
        if poem is not None and self.round.content.poem is not None:
            place = self.round.content.poem.rows[row].place
            self.feed.intend(ReadWithAnd(place, chosen=place not in poem.with_and))

    @Slot()
    def _on_hop(self) -> None:
        self.sounded.emit(Heard.HOP)

    @Slot()
    def dismiss(self) -> None:
        """Return to the game, or go to its end; bots no longer wait for this player."""
        if self._record is not None and self.feed.state.seat is not None:
            self.feed.send(Continued(self._record.number))
        self._record = None
        self.refresh()


def cards_to_come(view: SeatView) -> int:
    """How many cards the reveal will show; at least those that have been given so far."""
    return 0 if view.cards is None else max(sum(view.cards.given), len(view.cards.table))


def as_it_is_now(record: RoundRecord, view: SeatView) -> RoundRecord:
    """Return the newest version of the record: hearts and readings may have been added to it."""
    return next((each for each in view.history if each.number == record.number), record)


def readable_rows(summary: RoundSummary, view: SeatView) -> tuple[int, ...]:
    """The rows of the poem that this seat may have read with «И»."""
    rows = () if summary.poem is None or summary.number != len(view.history) else summary.poem.rows
    return tuple(
        row
        for row, verse in enumerate(rows)
        if verse.begins_with_i and verse.place in view.legal.readings
    )
