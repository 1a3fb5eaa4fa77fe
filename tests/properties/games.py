"""Random whole games: any edition, number of players, switches, and suitable deck."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, TypeVar

from hypothesis import strategies as st

from dixit_qt.rules.actions import (
    Action,
    AddChair,
    AddLine,
    AmendClue,
    ChooseEnding,
    ClaimStory,
    EndGame,
    Give,
    GiveClue,
    GiveHeart,
    Guess,
    Hint,
    Judge,
    ReadWithAnd,
    SwapLine,
    TableAction,
    TakeBack,
    TakeChairs,
    TurnCards,
    Vote,
    WatcherHeart,
)
from dixit_qt.rules.editions import EDITIONS, Edition
from dixit_qt.rules.engine import apply, in_grace, legal_actions, new_game, waiting_for
from dixit_qt.rules.house.switches import values_of
from dixit_qt.rules.model import MAX_CLUE, Cards, ClueKind, Family, Seat
from dixit_qt.rules.refusals import RuleViolation
from dixit_qt.rules.seatview import NOTHING, Legal
from dixit_qt.rules.state import CardGame, GameState

Item = TypeVar("Item")

MOST_STEPS = 5000
"""Far more than any game needs; a longer one would never end."""

TAKING_BACK = 0.05
"""How often somebody acts who isn't awaited; if it were more often, players would never agree."""

COMING_AND_GOING = 0.15
"""How often a chair is added or removed, or a spectator gives a heart, between two steps."""

MOST_ROUNDS = 40
"""After so many rounds the table ends a game with no goal, or a very distant one."""

LINES = tuple(range(1_000_000, 1_000_150))
ENDINGS = tuple(range(2_000_000, 2_000_050))
"""Numbers that no count in a view can equal."""


@dataclass(frozen=True)
class Setup:
    edition: str
    players: int
    cards: Cards
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    grace: bool = True
    chairs: bool = True

    def begin(self) -> GameState:
        return new_game(
            self.edition, self.players, self.cards, self.seed, self.options, grace=self.grace
        )


@dataclass(frozen=True)
class Step:
    """`seat` is None for actions of the table."""

    state: GameState
    seat: Seat | None
    action: Action | TableAction


def pictures(count: int) -> tuple[str, ...]:
    return tuple(f"picture-{number:03}" for number in range(count))


def _kinds() -> st.SearchStrategy[list[ClueKind]]:
    return st.lists(st.sampled_from(ClueKind), min_size=1, unique=True)


@st.composite
def options(draw: st.DrawFn, edition: Edition) -> dict[str, Any]:
    """The edition's own rules, or any of the switches at any of their values."""
    if draw(st.booleans()):
        return {}
    changed = [name for name in edition.offers if draw(st.booleans())]
    return {name: draw(_values(edition, name)) for name in changed}


def _values(edition: Edition, name: str) -> st.SearchStrategy[Any]:
    if name == "clue_kinds":
        return _kinds()
    values = values_of(edition.family, name)
    return st.sampled_from((values[0], values[-1], *values))


@st.composite
def setups(draw: st.DrawFn, *families: Family, chairs: bool = True) -> Setup:
    wanted = families or tuple(Family)
    edition = draw(st.sampled_from([e for e in EDITIONS.values() if e.family in wanted]))
    players = draw(st.sampled_from(edition.sizes))
    cards = Cards(pictures(100), LINES, ENDINGS)
    changed = draw(options(edition))
    if not edition.family.has_verses:
        hand = max(changed.get("hand", 0), edition.switches.hand)
        least = players * (hand + (players == 3)) + 1
        cards = Cards(pictures(draw(st.integers(least, max(least, 100)))))
    seed = draw(st.integers(0, 2**32))
    setup = Setup(edition.id, players, cards, seed, changed, draw(st.booleans()), chairs)
    return setup if _can_begin(setup) else replace(setup, options={})


def _can_begin(setup: Setup) -> bool:
    """Some house rules can't end a game, or need more cards than the box has."""
    try:
        setup.begin()
    except RuleViolation:
        return False
    return True


def play(setup: Setup, rng: Random) -> Iterator[Step]:
    """Every step of a game in which everybody does something legal, in any order."""
    state = setup.begin()
    for _ in range(MOST_STEPS):
        if state.outcome is not None:
            return
        step = _next_step(setup, state, rng)
        yield step
        state = apply(state, step.seat, step.action)
    raise AssertionError("the game does not end")


def _next_step(setup: Setup, state: GameState, rng: Random) -> Step:
    if state.phase.between_rounds and state.round > MOST_ROUNDS:
        return Step(state, None, EndGame())
    if setup.chairs and rng.random() < COMING_AND_GOING:
        possible = [action for action in table_actions(state, rng) if applies(state, None, action)]
        if possible:
            return Step(state, None, rng.choice(possible))
    waiting = waiting_for(state)
    if rng.random() < TAKING_BACK or not (waiting or in_grace(state)):
        waiting = able_seats(state) or waiting
    if not waiting:
        return Step(state, None, TurnCards())
    seat = rng.choice(waiting)
    return Step(state, seat, some_legal_action(legal_actions(state, seat), rng))


def table_actions(state: GameState, rng: Random) -> list[TableAction]:
    """What the table might do besides ending the game; much of it will be refused."""
    leaving = rng.choice(state.ring)
    team = tuple(seat for seat in state.ring if state.sides[seat] == state.sides[leaving])
    return [
        TurnCards(),
        AddChair(),
        AddChair(rng.randint(0, 7)),
        TakeChairs((leaving,)),
        TakeChairs(team),
        WatcherHeart(rng.randint(1, 3), rng.choice((None, *range(8)))),
    ]


def applies(state: GameState, seat: Seat | None, action: Action | TableAction) -> bool:
    try:
        apply(state, seat, action)
    except RuleViolation:
        return False
    return True


def states(setup: Setup, rng: Random) -> list[GameState]:
    return states_of(list(play(setup, rng)))


def states_of(steps: Sequence[Step]) -> list[GameState]:
    last = steps[-1]
    return [step.state for step in steps] + [apply(last.state, last.seat, last.action)]


def a_few(items: Sequence[Item], rng: Random, count: int = 6) -> list[Item]:
    """Some of the items, always including the first and the last."""
    between = items[1:-1]
    return [items[0], *rng.sample(between, min(count - 2, len(between))), items[-1]]


def able_seats(state: GameState) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.ring if legal_actions(state, seat) != NOTHING)


def some_legal_action(legal: Legal, rng: Random) -> Action:
    return rng.choice(legal_sample(legal, rng))


def legal_sample(legal: Legal, rng: Random) -> list[Action]:
    """One action of each kind that is legal."""
    return [
        *_legal_with_pictures(legal, rng),
        *_legal_with_lines(legal, rng),
        *_legal_afterwards(legal, rng),
    ]


def _legal_afterwards(legal: Legal, rng: Random) -> Iterator[Action]:
    if legal.hearts:
        yield GiveHeart(rng.choice((None, *legal.hearts)))
    if legal.readings:
        yield ReadWithAnd(rng.choice(legal.readings), rng.random() < 0.5)


def _legal_with_pictures(legal: Legal, rng: Random) -> Iterator[Action]:
    if legal.claim:
        yield ClaimStory()
    if legal.clue:
        cards = legal.clue.cards
        yield GiveClue("words", rng.choice(legal.clue.kinds), rng.choice(cards) if cards else None)
    if legal.give:
        yield Give(tuple(rng.sample(legal.give.cards, legal.give.count)))
    if legal.vote:
        count = rng.randint(1, legal.vote.most)
        reds = legal.vote.reds
        numbers = tuple(rng.sample(legal.vote.numbers, count))
        yield Vote(numbers, rng.choice(reds) if reds else None)
    if legal.take_back:
        yield TakeBack()
    if legal.amend:
        yield AmendClue("other words")


def _legal_with_lines(legal: Legal, rng: Random) -> Iterator[Action]:
    if legal.swap:
        yield SwapLine(rng.choice(legal.swap))
    if legal.hint:
        yield Hint(rng.choice(legal.hint.stories), rng.choice(legal.hint.lines))
    if legal.add_line:
        yield AddLine(rng.choice(legal.add_line))
    if legal.guess:
        yield Guess(rng.choice(legal.guess))
    if legal.judge:
        yield Judge(rng.random() < 0.5)
    if legal.endings:
        yield ChooseEnding(rng.choice(legal.endings))


def any_actions(state: GameState, rng: Random) -> list[Action]:
    """Actions of every kind, sensible or not."""
    cards = _cards_around(state)
    lines = LINES if not isinstance(state.game, CardGame) else (1, 2)
    numbers = range(14)
    return [
        ClaimStory(),
        TakeBack(),
        AmendClue(rng.choice(("better words", " ", "x" * (MAX_CLUE + 1)))),
        GiveHeart(),
        *(GiveHeart(number) for number in numbers),
        *(ReadWithAnd(place, rng.random() < 0.5) for place in numbers),
        *(_any_clue(cards, rng) for _ in range(6)),
        *(Give(tuple(rng.choices(cards, k=rng.randint(0, 3)))) for _ in range(6)),
        *(_any_vote(rng) for _ in range(8)),
        SwapLine(rng.choice(lines)),
        Hint(rng.choice(numbers), rng.choice(lines)),
        AddLine(rng.choice(lines)),
        *(Guess(number) for number in numbers),
        Judge(rng.random() < 0.5),
        ChooseEnding(rng.choice(ENDINGS)),
    ]


def _cards_around(state: GameState) -> tuple[str, ...]:
    if isinstance(state.game, CardGame):
        return (*(card for hand in state.game.hands for card in hand), "unknown")
    return (*state.game.stories, "unknown")


def _any_clue(cards: Sequence[str], rng: Random) -> GiveClue:
    text = rng.choice(("words", "", "  ", "x" * MAX_CLUE, "x" * (MAX_CLUE + 1)))
    return GiveClue(text, rng.choice(list(ClueKind)), rng.choice((None, *cards)))


def _any_vote(rng: Random) -> Vote:
    numbers = tuple(rng.randint(0, 13) for _ in range(rng.randint(0, 3)))
    return Vote(numbers, rng.choice((None, rng.randint(0, 13))))


def mutations(action: Action, state: GameState, rng: Random) -> list[Action]:
    """Actions close to a legal one, to find the edges of the rules."""
    match action:
        case Give(cards):
            return [Give(cards * 2), Give(cards[:-1]), Give((*cards, *_cards_around(state)[:1]))]
        case Vote(numbers, red):
            other = rng.randint(0, 13)
            return [
                Vote(numbers * 2, red),
                Vote((*numbers, other), red),
                Vote((other,), red),
                Vote(numbers, other),
                Vote(numbers),
            ]
        case GiveClue(text, kind, _):
            return [GiveClue(text, kind), GiveClue("", kind, action.card)]
        case _:
            return []
