"""Hearts and readings for a finished round, and the results of a finished game."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from dixit_qt.rules.actions import ReadWithAnd
from dixit_qt.rules.model import CardId, Phase, Record, Seat
from dixit_qt.rules.records import Outcome, PoemRecord, RoundRecord
from dixit_qt.rules.refusals import Refusal, RuleViolation, refuse_if
from dixit_qt.rules.state import GameState, Heart
from dixit_qt.rules.table import sides_in_play

# Hearts can be given from the reveal of a round until the next reveal, so that a quick storyteller
# doesn't cut off people who are still looking. They stay hidden until the next clue; after it, and
# after the last round, each heart is shown as soon as it is given.


def lovable(state: GameState, seat: Seat | None) -> tuple[int, ...]:
    """The numbers of the last round's pictures, without the seat's own."""
    if not _hearts_are_open(state):
        return ()
    record = state.history[-1]
    if record.poem is not None:
        return tuple(range(1, len(record.poem.stories) + 1))
    return tuple(n for n, laid in enumerate(record.table, 1) if laid.owner != seat)


def give_heart(
    state: GameState, seat: Seat | None, number: int | None, watcher: int = 0
) -> GameState:
    """One heart each: a second one replaces the first."""
    refuse_if(not _hearts_are_open(state), Refusal.NOT_NOW)
    refuse_if(number not in (None, *lovable(state, seat)), Refusal.NOTHING_TO_LOVE)
    giver, watching = (watcher, True) if seat is None else (seat, False)
    hearts = tuple(h for h in state.hearts if (h.giver, h.watching) != (giver, watching))
    if number is not None:
        hearts = (*hearts, Heart(giver, number, watching))
    state = replace(state, hearts=hearts)
    are_public = state.phase is Phase.OVER or state.loved == len(state.history)
    return _disclosed(state) if are_public else state


def show_hearts(state: GameState) -> GameState:
    """When the next clue is given, the number of hearts of each picture becomes public, but not who
    gave them.
    """
    if state.hearts:
        state = _disclosed(state)
    return replace(state, loved=len(state.history))


def told_at_the_end(state: GameState) -> GameState:
    """After the last round hearts become public at once, and can still be changed."""
    ends = state.phase is Phase.OVER and bool(state.hearts)
    return _disclosed(state) if ends else state


def own_heart(state: GameState, seat: Seat | None) -> int | None:
    own = (h.number for h in state.hearts if h.giver == seat and not h.watching)
    return next(own, None)


def _hearts_are_open(state: GameState) -> bool:
    return bool(state.history)


def _disclosed(state: GameState) -> GameState:
    record = state.history[-1]
    count = Counter(heart.number for heart in state.hearts)
    pictures = len(record.table if record.poem is None else record.poem.stories)
    return _with_last(state, replace(record, hearts=tuple(count[n + 1] for n in range(pictures))))


# «И» for «Я» [004:217]


def readable(state: GameState) -> tuple[int, ...]:
    """The places in the last finished poem that can be read with «И»: the hint (0), the lines that
    fit, the ending.
    """
    poem = state.history[-1].poem if state.history else None
    return () if poem is None else _places(poem)


def read_with_and(state: GameState, action: ReadWithAnd) -> GameState:
    poem = state.history[-1].poem if state.history else None
    if poem is None or action.place not in _places(poem):
        raise RuleViolation(Refusal.NO_SUCH_LINE)
    others = tuple(place for place in poem.with_and if place != action.place)
    with_and = tuple(sorted((*others, action.place))) if action.chosen else others
    poem = replace(poem, with_and=with_and)
    return _with_last(state, replace(state.history[-1], poem=poem))


def _places(poem: PoemRecord) -> tuple[int, ...]:
    fitting = (place for place, line in enumerate(poem.lines, 1) if line.fits)
    return (0, *fitting, len(poem.lines) + 1)


def _with_last(state: GameState, record: RoundRecord) -> GameState:
    return replace(state, history=(*state.history[:-1], record))


# The results of a finished game for each player who played to the end, and its favourite pictures


class SeatResult(Record, frozen=True):
    """`relative` is the points in hundredths of the winner's, so that different editions can be
    added up; `votes` and `hearts` are those for the player's own cards.
    """

    seat: Seat
    place: int
    points: int
    relative: int
    found: int
    votes: int
    hearts: int


class Loved(Record, frozen=True):
    """A picture with all its hearts from the whole game; clue and owner are those of the round in
    which it got the most. A picture of Poetry has neither.
    """

    card: CardId
    hearts: int
    clue: str = ""
    owner: Seat | None = None


def loved_pictures(history: Iterable[RoundRecord]) -> tuple[Loved, ...]:
    """The picture with the most hearts first; among equals, the earlier one."""
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
    """Winners share first place; below them, equal points share a place."""
    side = state.sides[seat]
    if side in outcome.winners:
        return 1
    points = outcome.scores[side]
    better = {other for other in sides_in_play(state) if outcome.scores[other] > points}
    return 1 + len(better | set(outcome.winners))


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
