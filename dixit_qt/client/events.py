"""Everything a session reports to its screen: changes in the game and news about the connection."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from dixit_qt.client.state import Status
from dixit_qt.rules.model import CardId, Clue, PersonId, Phase, Seat, Side
from dixit_qt.rules.records import Outcome, PoemLine, RoundRecord, StoryGuess
from dixit_qt.rules.refusals import Fact
from dixit_qt.rules.seatview import CardsView, PoetryView, SeatView
from dixit_qt.wire.codes import Farewell, Reaction
from dixit_qt.wire.messages import Notice
from dixit_qt.wire.room import Room

# What happened between two views, in the order in which a screen shows it.
#
# Nothing here decides anything: if a view was missed or arrives twice, there are just fewer changes

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class GameStarted:
    edition: str


@dataclass(frozen=True, slots=True)
class RoundBegan:
    round: int
    storyteller: Seat | None


@dataclass(frozen=True, slots=True)
class StorytellerChosen:
    seat: Seat


@dataclass(frozen=True, slots=True)
class ClueGiven:
    seat: Seat
    clue: Clue


@dataclass(frozen=True, slots=True)
class SomebodyGave:
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class SomebodyTookBack:
    """A given card, or a vote."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsLaid:
    """All cards are on the table, face up."""

    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class SomebodyVoted:
    seat: Seat


@dataclass(frozen=True, slots=True)
class HandChanged:
    gained: tuple[CardId, ...]
    lost: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class LinesChanged:
    gained: tuple[int, ...]
    lost: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StoriesLaid:
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class HintLaid:
    line: int


@dataclass(frozen=True, slots=True)
class LineSwapped:
    line: int


@dataclass(frozen=True, slots=True)
class LineAdded:
    line: PoemLine


@dataclass(frozen=True, slots=True)
class LineJudged:
    place: int
    fits: bool


@dataclass(frozen=True, slots=True)
class StoryGuessed:
    guess: StoryGuess


@dataclass(frozen=True, slots=True)
class Revealed:
    """A round is over, and the record says who gave which card, how everybody voted, and the
    points."""

    record: RoundRecord


@dataclass(frozen=True, slots=True)
class ScoreChanged:
    side: Side
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class PhaseChanged:
    before: Phase
    after: Phase


@dataclass(frozen=True, slots=True)
class YourTurn:
    phase: Phase


@dataclass(frozen=True, slots=True)
class GameEnded:
    outcome: Outcome


ViewChange = (
    GameStarted
    | RoundBegan
    | StorytellerChosen
    | ClueGiven
    | SomebodyGave
    | SomebodyTookBack
    | CardsLaid
    | SomebodyVoted
    | HandChanged
    | LinesChanged
    | StoriesLaid
    | HintLaid
    | LineSwapped
    | LineAdded
    | LineJudged
    | StoryGuessed
    | Revealed
    | ScoreChanged
    | PhaseChanged
    | YourTurn
    | GameEnded
)


def between(old: SeatView | None, new: SeatView) -> tuple[ViewChange, ...]:
    """The first view of a game gives one event, even if the game has been running for some time."""
    if old is None or not _same_game(old, new):
        return (GameStarted(new.edition), *_turn(None, new))
    return tuple(_changes(old, new))


def newest_round(old: SeatView | None, new: SeatView | None) -> RoundRecord | None:
    """The round that ended between these two views."""
    if old is None or new is None:
        return None
    records = [change.record for change in between(old, new) if isinstance(change, Revealed)]
    return records[-1] if records else None


def _same_game(old: SeatView, new: SeatView) -> bool:
    return (
        old.edition == new.edition
        and old.seats == new.seats
        and new.history[: len(old.history)] == old.history
    )


def _changes(old: SeatView, new: SeatView) -> Iterator[ViewChange]:
    yield from map(Revealed, new.history[len(old.history) :])
    yield from _scores(old, new)
    if new.round != old.round:
        yield RoundBegan(new.round, new.storyteller)
    elif new.storyteller is not None and old.storyteller is None:
        yield StorytellerChosen(new.storyteller)
    if new.cards is not None:
        yield from _card_changes(old, new, old.cards or CardsView(), new.cards)
    if new.poetry is not None:
        yield from _poetry_changes(old, new, old.poetry or PoetryView(), new.poetry)
    if new.phase is not old.phase:
        yield PhaseChanged(old.phase, new.phase)
    yield from _turn(old, new)
    if new.outcome is not None and old.outcome is None:
        yield GameEnded(new.outcome)


def _scores(old: SeatView, new: SeatView) -> Iterator[ViewChange]:
    for side, (before, after) in enumerate(zip(old.scores, new.scores, strict=False)):
        if before != after:
            yield ScoreChanged(side, before, after)


def _turn(old: SeatView | None, new: SeatView) -> Iterator[ViewChange]:
    if new.seat is None or new.seat not in new.waiting_for:
        return
    if old is None or _moment(old) != _moment(new) or new.seat not in old.waiting_for:
        yield YourTurn(new.phase)


def _moment(view: SeatView) -> tuple[int, Phase]:
    return view.round, view.phase


def _card_changes(
    old: SeatView, new: SeatView, before: CardsView, after: CardsView
) -> Iterator[ViewChange]:
    same_round = old.round == new.round
    told_before = same_round and before.clue is not None
    if after.clue is not None and new.storyteller is not None and not told_before:
        yield ClueGiven(new.storyteller, after.clue)
    yield from _given(before.given if same_round else (), after.given)
    if after.table and (not same_round or not before.table):
        yield CardsLaid(after.table)
    yield from _voted(before.voted if same_round else (), after.voted)
    if before.hand != after.hand:
        gained, lost = _difference(before.hand, after.hand)
        if gained or lost:
            yield HandChanged(gained, lost)


def _given(before: tuple[int, ...], after: tuple[int, ...]) -> Iterator[ViewChange]:
    earlier = before or (0,) * len(after)
    for seat, (was, now) in enumerate(zip(earlier, after, strict=False)):
        if now > was:
            yield SomebodyGave(seat, now)
        elif now < was:
            yield SomebodyTookBack(seat)


def _voted(before: tuple[Seat, ...], after: tuple[Seat, ...]) -> Iterator[ViewChange]:
    yield from (SomebodyVoted(seat) for seat in after if seat not in before)
    yield from (SomebodyTookBack(seat) for seat in before if after and seat not in after)


def _poetry_changes(
    old: SeatView, new: SeatView, before: PoetryView, after: PoetryView
) -> Iterator[ViewChange]:
    if old.round != new.round:
        before = PoetryView(hand=before.hand)
    stories = tuple(story.card for story in after.stories)
    if stories != tuple(story.card for story in before.stories):
        yield StoriesLaid(stories)
    if after.hint is not None and before.hint is None:
        yield HintLaid(after.hint)
    yield from map(LineSwapped, after.swapped_out[len(before.swapped_out) :])
    yield from _poem_lines(before.lines, after.lines)
    yield from map(StoryGuessed, after.guesses[len(before.guesses) :])
    gained, lost = _difference(before.hand, after.hand)
    if gained or lost:
        yield LinesChanged(gained, lost)


def _poem_lines(before: tuple[PoemLine, ...], after: tuple[PoemLine, ...]) -> Iterator[ViewChange]:
    for place, line in enumerate(after):
        known = before[place] if place < len(before) else None
        if known is None:
            yield LineAdded(line)
        if line.fits is not None and (known is None or known.fits is None):
            yield LineJudged(place, line.fits)


def _difference(
    before: tuple[Item, ...], after: tuple[Item, ...]
) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    gained = tuple(item for item in after if item not in before)
    lost = tuple(item for item in before if item not in after)
    return gained, lost


# News about the connection


@dataclass(frozen=True, slots=True)
class StatusChanged:
    before: Status
    after: Status


@dataclass(frozen=True, slots=True)
class RoomChanged:
    before: Room | None
    after: Room


@dataclass(frozen=True, slots=True)
class WasRefused:
    code: str
    facts: Mapping[str, Fact]


@dataclass(frozen=True, slots=True)
class NoticeCame:
    notice: Notice


@dataclass(frozen=True, slots=True)
class SomebodyReacted:
    person: PersonId
    reaction: Reaction


@dataclass(frozen=True, slots=True)
class PictureCame:
    card: CardId


@dataclass(frozen=True, slots=True)
class PictureIsMissing:
    card: CardId


@dataclass(frozen=True, slots=True)
class WasSentAway:
    code: Farewell


@dataclass(frozen=True, slots=True)
class HandoverCame:
    """The table is about to be handed over to this computer, which answers whether it can host."""

    data: bytes


@dataclass(frozen=True, slots=True)
class TableIsMine:
    """The handover is complete: this computer now opens the table."""

    game: str


@dataclass(frozen=True, slots=True)
class TableHandedOver:
    """An empty address means the same computer, at another port."""

    address: str
    port: int


Event = (
    ViewChange
    | StatusChanged
    | RoomChanged
    | WasRefused
    | NoticeCame
    | SomebodyReacted
    | PictureCame
    | PictureIsMissing
    | WasSentAway
    | HandoverCame
    | TableIsMine
    | TableHandedOver
)
