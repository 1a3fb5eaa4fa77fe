"""What people add to a round that is over: hearts for its pictures, «И» for «Я» in its poem."""

from collections import Counter

from msgspec.structs import replace

from dixit_qt.rules.actions import ReadWithAnd
from dixit_qt.rules.model import Phase, Seat
from dixit_qt.rules.records import PoemRecord, RoundRecord
from dixit_qt.rules.refusals import Refusal, RuleViolation, refuse_if
from dixit_qt.rules.state import GameState, Heart

# Hearts: from the reveal until the next clue. They stay hidden until then; after the last round,
# which no clue follows, each is shown as it is given.


def lovable(state: GameState, seat: Seat | None) -> tuple[int, ...]:
    """The numbers of the last round's pictures that are not the seat's own."""
    if not _hearts_are_open(state):
        return ()
    record = state.history[-1]
    if record.poem is not None:
        return tuple(range(1, len(record.poem.stories) + 1))
    return tuple(n for n, laid in enumerate(record.table, 1) if laid.owner != seat)


def give_heart(
    state: GameState, seat: Seat | None, number: int | None, watcher: int = 0
) -> GameState:
    """One heart each; a second one takes the place of the first."""
    refuse_if(not _hearts_are_open(state), Refusal.NOT_NOW)
    refuse_if(number not in (None, *lovable(state, seat)), Refusal.NOTHING_TO_LOVE)
    giver, watching = (watcher, True) if seat is None else (seat, False)
    hearts = tuple(h for h in state.hearts if (h.giver, h.watching) != (giver, watching))
    if number is not None:
        hearts = (*hearts, Heart(giver, number, watching))
    state = replace(state, hearts=hearts)
    return _disclosed(state) if state.phase is Phase.OVER else state


def close_hearts(state: GameState) -> GameState:
    """The next clue is given: how much the pictures are loved is public, by whom is not."""
    if state.hearts:
        state = replace(_disclosed(state), hearts=())
    return replace(state, loved=len(state.history))


def told_at_the_end(state: GameState) -> GameState:
    """No clue follows: what was given until then is public at once, and may still be changed."""
    ends = state.phase is Phase.OVER and bool(state.hearts)
    return _disclosed(state) if ends else state


def own_heart(state: GameState, seat: Seat | None) -> int | None:
    own = (h.number for h in state.hearts if h.giver == seat and not h.watching)
    return next(own, None)


def _hearts_are_open(state: GameState) -> bool:
    if state.phase is Phase.OVER:
        return bool(state.history)
    return state.phase.between_rounds and len(state.history) > state.loved


def _disclosed(state: GameState) -> GameState:
    record = state.history[-1]
    count = Counter(heart.number for heart in state.hearts)
    pictures = len(record.table if record.poem is None else record.poem.stories)
    return _with_last(state, replace(record, hearts=tuple(count[n + 1] for n in range(pictures))))


# «И» for «Я» [004:217]


def readable(state: GameState) -> tuple[int, ...]:
    """The places of the last finished poem: its hint, the lines that fit, its ending."""
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
