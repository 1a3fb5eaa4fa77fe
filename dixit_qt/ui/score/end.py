"""The view model of the end: who won and why, the scores over the rounds, and the album."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from dixit_qt.client.state import ClientState
from dixit_qt.rules.model import Side
from dixit_qt.rules.records import Outcome
from dixit_qt.rules.seatview import SeatView
from dixit_qt.ui.base.addresses import Gallery
from dixit_qt.ui.base.language import Language
from dixit_qt.ui.base.players import Faces, faces_of
from dixit_qt.ui.base.rows import Row
from dixit_qt.ui.base.screen import Feed, Screen
from dixit_qt.ui.base.tempo import final_ms, has_television
from dixit_qt.ui.base.view_model import list_of, part, sends
from dixit_qt.ui.base.words import fill, listed
from dixit_qt.ui.rounds.reasons import award_line, end_words, tie_words
from dixit_qt.ui.score.curve import Curve, curve_of
from dixit_qt.ui.score.evening import (
    EveningRow,
    evening_rows,
    picture_of_the_evening,
    picture_of_the_game,
)
from dixit_qt.wire.codes import Stage
from dixit_qt.wire.messages import PlayAgain


@dataclass(frozen=True, slots=True)
class Standing(Row):
    """A side in the final order; one that has left comes last and has rank 0."""

    side: Side
    rank: int
    name: str
    rabbits: tuple[int, ...]
    score: int
    winner: bool
    extra: str


def standings(outcome: Outcome, faces: Faces) -> list[Standing]:
    order = sorted(
        range(len(outcome.scores)),
        key=lambda side: (
            side not in outcome.winners,
            faces.has_left(side),
            -outcome.scores[side],
            side,
        ),
    )
    return [_standing(outcome, faces, side) for side in order]


def _standing(outcome: Outcome, faces: Faces, side: Side) -> Standing:
    score, winner = outcome.scores[side], side in outcome.winners
    awards = [award for award in outcome.awards if award.side == side and award.points]
    return Standing(
        key=str(side),
        side=side,
        rank=_rank(outcome, faces, side),
        name=faces.side_name(side),
        rabbits=faces.everybody_of(side),
        score=score,
        winner=winner,
        extra=" · ".join(map(award_line, awards)),
    )


def _rank(outcome: Outcome, faces: Faces, side: Side) -> int:
    if side in outcome.winners:
        return 1
    if faces.has_left(side):
        return 0
    better = {other for other, score in enumerate(outcome.scores) if score > outcome.scores[side]}
    return 1 + len({other for other in better if not faces.has_left(other)} | {*outcome.winners})


# The first three places as steps; players with the same place share a step

LAST_STEP = 3


@dataclass(frozen=True, slots=True)
class Step(Row):
    rank: int
    names: str
    rabbits: tuple[int, ...]
    score: int
    winner: bool


def podium_steps(order: Sequence[Standing]) -> list[Step]:
    first = [standing for standing in order if 1 <= standing.rank <= LAST_STEP]
    return [_step(rank, list(who)) for rank, who in groupby(first, lambda one: one.rank)]


def _step(rank: int, who: Sequence[Standing]) -> Step:
    return Step(
        key=str(rank),
        rank=rank,
        names=", ".join(standing.name for standing in who),
        rabbits=tuple(rabbit for standing in who for rabbit in standing.rabbits),
        score=who[0].score,
        winner=who[0].winner,
    )


translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class EndProps:
    title: str = ""
    why: str = ""
    tie: str = ""
    may_play_again: bool = False
    television_tells: bool = False
    picture: str = ""
    picture_words: str = ""
    picture_note: str = ""
    loved_picture: str = ""
    """The picture of the whole evening."""
    loved_words: str = ""
    loved_note: str = ""


def title_of(winners: tuple[Side, ...], faces: Faces) -> str:
    names = [faces.side_name(side) for side in winners]
    people = sum(max(1, len(faces.seats_of(side))) for side in winners)
    if people == 1:
        return fill(translate("End", "%1 wins!"), names[0])
    return fill(translate("End", "%1 win!"), listed(names))


def tie_sentence(outcome: Outcome, faces: Faces) -> str:
    """How the tie was settled, with the drawn cards if chance decided."""
    words = tie_words(outcome.tie_break)
    if not words or not outcome.draws:
        return words
    draws = ", ".join(f"{faces.side_name(draw.side)} — {draw.number}" for draw in outcome.draws)
    return f"{words} {draws}."


def evening_of(state: ClientState) -> list[EveningRow]:
    """Tonight's games added up."""
    room = state.room
    if room is None:
        return []
    return evening_rows(room.standings, {seat.person: seat.rabbit for seat in room.seats})


def nowhere() -> bool:
    return False


class End(Screen):
    """With a television in the room, the podium appears at the same moment as on the television,
    and the next game waits until then."""

    seen_on = ("end",)
    props = EndProps()
    curve = part(Curve)
    standings = list_of(Standing)
    podium = list_of(Step)
    evening = list_of(EveningRow)
    sounded = Signal(str)

    def __init__(
        self,
        feed: Feed,
        language: Language,
        gallery: Gallery,
        parent: QObject | None = None,
        shows_table: Callable[[], bool] = nowhere,
        final_ms: Callable[[int], int] = final_ms,
    ) -> None:
        super().__init__(feed, language, parent)
        self._gallery, self._shows_table = gallery, shows_table
        self._final_ms = final_ms
        self._final = QTimer(self, singleShot=True)
        self._final.timeout.connect(self.refresh)
        feed.changed.connect(self._on_game)

    @Slot(object, object)
    def _on_game(self, old: ClientState, new: ClientState) -> None:
        if new.view is None or new.view.outcome is None:
            self._final.stop()
            return
        seen = self._shows_table() or has_television(new.room)
        if not seen:
            self._final.stop()
        elif old.view is not None and old.view.outcome is None:
            cards = len(new.view.history[-1].table) if new.view.history else 0
            self._final.start(self._final_ms(cards))
            self.refresh()

    def derive(self, state: ClientState) -> EndProps:
        view = state.view
        if view is None or view.outcome is None:
            return EndProps()
        outcome, faces = view.outcome, faces_of(state)
        stage = None if state.room is None else state.room.stage
        loved = None if state.room is None else state.room.most_loved
        picture = picture_of_the_game(state, self._gallery)
        tonight = picture_of_the_evening(loved, self._gallery)
        return EndProps(
            title=title_of(outcome.winners, faces),
            why=end_words(outcome.reason, view.target_score or max(outcome.scores)),
            tie=tie_sentence(outcome, faces),
            may_play_again=state.is_admin and stage is not Stage.GATHERING,
            television_tells=self._final.isActive(),
            picture=picture.source,
            picture_words=picture.words,
            picture_note=picture.note,
            loved_picture=tonight.source,
            loved_words=tonight.words,
            loved_note=tonight.note,
        )

    def show_lists(self, state: ClientState) -> None:
        view = state.view
        if view is None or view.outcome is None:
            return
        self._show_over(state, view, view.outcome)

    def _show_over(self, state: ClientState, view: SeatView, outcome: Outcome) -> None:
        faces = faces_of(state)
        order = standings(outcome, faces)
        self.standings.show(order)
        self.podium.show(podium_steps(order))
        self.evening.show(evening_of(state))
        self.curve.show(curve_of(view, faces))

    playAgain = sends(PlayAgain)
    """Takes everybody back to the lobby."""
