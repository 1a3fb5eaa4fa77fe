"""What a finished game was for each who played it to the end, and which pictures were loved."""

from collections.abc import Iterable

from msgspec.structs import replace

from dixit_qt.rules.model import CardId, Record, Seat
from dixit_qt.rules.records import Outcome, RoundRecord
from dixit_qt.rules.state import GameState


class SeatResult(Record, frozen=True):
    """`relative` are the points in hundredths of the winner's, so that editions can be added up;
    `votes` and `hearts` are those for one's own cards."""

    seat: Seat
    place: int
    points: int
    relative: int
    found: int
    votes: int
    hearts: int


class Loved(Record, frozen=True):
    """A picture with all its hearts of a game; clue and owner are those of the round in which it
    had the most. In Poetry it has neither."""

    card: CardId
    hearts: int
    clue: str = ""
    owner: Seat | None = None


def loved_pictures(history: Iterable[RoundRecord]) -> tuple[Loved, ...]:
    """The most loved first, of equals the earlier one."""
    times: dict[CardId, list[Loved]] = {}
    for record in history:
        for number, hearts in enumerate(record.hearts, 1):
            if hearts:
                loved = _loved(record, number, hearts)
                times.setdefault(loved.card, []).append(loved)
    hearts_of = {card: sum(loved.hearts for loved in each) for card, each in times.items()}
    best = {card: max(each, key=lambda loved: loved.hearts) for card, each in times.items()}
    cards = sorted(times, key=lambda card: -hearts_of[card])
    return tuple(replace(best[card], hearts=hearts_of[card]) for card in cards)


def _loved(record: RoundRecord, number: int, hearts: int) -> Loved:
    if record.poem is not None:
        return Loved(record.poem.stories[number - 1], hearts)
    laid, clue = record.table[number - 1], record.clue
    return Loved(laid.card, hearts, "" if clue is None else clue.text, laid.owner)


def results_of(state: GameState) -> tuple[SeatResult, ...]:
    """Empty while the game is not over."""
    outcome = state.outcome
    if outcome is None:
        return ()
    return tuple(_result(state, outcome, seat) for seat in state.ring)


def _result(state: GameState, outcome: Outcome, seat: Seat) -> SeatResult:
    points = outcome.scores[state.sides[seat]]
    best = max(outcome.scores[side] for side in outcome.winners)
    return SeatResult(
        seat=seat,
        place=_place(state, outcome, seat),
        points=points,
        relative=round(100 * points / best) if best else 0,
        found=sum(_has_found(state, record, seat) for record in state.history),
        votes=sum(_votes_for(record, seat) for record in state.history),
        hearts=sum(_hearts_for(record, seat) for record in state.history),
    )


def _place(state: GameState, outcome: Outcome, seat: Seat) -> int:
    """Winners share the first place; behind them equal points share a place."""
    side = state.sides[seat]
    if side in outcome.winners:
        return 1
    others = {state.sides[other] for other in state.ring} - {side}
    ahead = others & set(outcome.winners)
    ahead |= {other for other in others if outcome.scores[other] > outcome.scores[side]}
    return 1 + len(ahead)


def _has_found(state: GameState, record: RoundRecord, seat: Seat) -> bool:
    if record.poem is not None:
        return record.poem.winner == state.sides[seat]
    if not state.edition.family.has_told_card:
        return False
    told = {n for n, laid in enumerate(record.table, 1) if laid.owner == record.storyteller}
    return any(ballot.seat == seat and told & set(ballot.numbers) for ballot in record.ballots)


def _own(record: RoundRecord, seat: Seat) -> set[int]:
    return {number for number, laid in enumerate(record.table, 1) if laid.owner == seat}


def _votes_for(record: RoundRecord, seat: Seat) -> int:
    own = _own(record, seat)
    return sum(number in own for ballot in record.ballots for number in ballot.numbers)


def _hearts_for(record: RoundRecord, seat: Seat) -> int:
    if not record.hearts:
        return 0
    return sum(record.hearts[number - 1] for number in _own(record, seat))
