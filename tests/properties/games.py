"""Whole games at random: any edition, number of players, switches, and deck that will do."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

from hypothesis import strategies as st

from dixit_qt.rules.actions import (
    MAX_CLUE,
    Action,
    AddLine,
    ChooseEnding,
    ClaimStory,
    Give,
    GiveClue,
    Guess,
    Hint,
    Judge,
    SwapLine,
    TakeBack,
    Vote,
)
from dixit_qt.rules.editions import CHOICES, EDITIONS, Edition
from dixit_qt.rules.engine import apply, legal_actions, new_game, waiting_for
from dixit_qt.rules.model import Cards, ClueKind, Family, Seat
from dixit_qt.rules.seatview import NOTHING, Legal
from dixit_qt.rules.state import CardGame, GameState

Item = TypeVar("Item")

MOST_STEPS = 5000
"""Far more than any game takes; one that goes on longer does not end."""

TAKING_BACK = 0.05
"""How often somebody acts for whom nobody waits; if it were often, no table would ever agree."""

LINES = tuple(range(1_000_000, 1_000_150))
ENDINGS = tuple(range(2_000_000, 2_000_050))
"""Numbers that no count in a view is ever equal to."""


@dataclass(frozen=True)
class Setup:
    edition: str
    players: int
    cards: Cards
    seed: int
    options: dict[str, Any] = field(default_factory=dict)

    def begin(self) -> GameState:
        return new_game(self.edition, self.players, self.cards, self.seed, self.options)


@dataclass(frozen=True)
class Step:
    state: GameState
    seat: Seat
    action: Action


def pictures(count: int) -> tuple[str, ...]:
    return tuple(f"picture-{number:03}" for number in range(count))


def _kinds() -> st.SearchStrategy[list[ClueKind]]:
    return st.lists(st.sampled_from(ClueKind), min_size=1, unique=True)


@st.composite
def options(draw: st.DrawFn, edition: Edition) -> dict[str, Any]:
    changed = [name for name in edition.offers if draw(st.booleans())]
    return {
        name: draw(_kinds() if name == "clue_kinds" else st.sampled_from(CHOICES[name]))
        for name in changed
    }


@st.composite
def setups(draw: st.DrawFn, *families: Family) -> Setup:
    wanted = families or tuple(Family)
    edition = draw(st.sampled_from([e for e in EDITIONS.values() if e.family in wanted]))
    players = draw(st.sampled_from(edition.sizes))
    cards = Cards(pictures(100), LINES, ENDINGS)
    if edition.family is not Family.POETRY:
        least = players * edition.hand_size(players) + 1
        cards = Cards(pictures(draw(st.integers(least, 100))))
    seed = draw(st.integers(0, 2**32))
    return Setup(edition.id, players, cards, seed, draw(options(edition)))


def play(setup: Setup, rng: Random) -> Iterator[Step]:
    """Every step of a game in which everybody does something legal, in any order."""
    state = setup.begin()
    for _ in range(MOST_STEPS):
        if state.outcome is not None:
            return
        seat = rng.choice(able_seats(state) if rng.random() < TAKING_BACK else waiting_for(state))
        action = some_legal_action(legal_actions(state, seat), rng)
        yield Step(state, seat, action)
        state = apply(state, seat, action)
    raise AssertionError("the game does not end")


def states(setup: Setup, rng: Random) -> list[GameState]:
    steps = list(play(setup, rng))
    last = steps[-1]
    return [step.state for step in steps] + [apply(last.state, last.seat, last.action)]


def a_few(items: Sequence[Item], rng: Random, count: int = 6) -> list[Item]:
    """Some of the items, the first and the last always among them."""
    between = items[1:-1]
    return [items[0], *rng.sample(between, min(count - 2, len(between))), items[-1]]


def able_seats(state: GameState) -> list[Seat]:
    return [seat for seat in range(state.seats) if legal_actions(state, seat) != NOTHING]


def some_legal_action(legal: Legal, rng: Random) -> Action:
    return rng.choice(legal_sample(legal, rng))


def legal_sample(legal: Legal, rng: Random) -> list[Action]:
    """One action of each kind that is legal."""
    return [*_legal_with_pictures(legal, rng), *_legal_with_lines(legal, rng)]


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
    """Close neighbours of a legal action, where the borders of the rules are."""
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
