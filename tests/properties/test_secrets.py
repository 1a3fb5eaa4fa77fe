"""Non-interference: secrets don't reach a seat, not even indirectly."""

from random import Random

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dixit_qt.rules.actions import Action
from dixit_qt.rules.engine import apply, legal_actions
from dixit_qt.rules.model import Seat
from dixit_qt.rules.refusals import Refusal, RuleViolation
from dixit_qt.rules.state import GameState
from dixit_qt.rules.views import view_for
from tests.properties.games import Setup, a_few, any_actions, legal_sample, setups, states
from tests.properties.scrambling import scrambled, secrets

CHOICES = st.integers(0, 2**32).map(Random)


def viewers(state: GameState) -> tuple[Seat | None, ...]:
    return (None, *range(state.seats))


@given(setups(), CHOICES)
def test_a_view_does_not_depend_on_what_its_seat_may_not_know(setup: Setup, rng: Random) -> None:
    for state in a_few(states(setup, rng), rng):
        for seat in viewers(state):
            seen = view_for(state, seat)
            other = view_for(scrambled(state, seat, rng), seat)
            assert other == seen
            assert msgspec.msgpack.encode(other) == msgspec.msgpack.encode(seen)


@given(setups(), CHOICES)
def test_no_encoded_view_contains_a_card_that_its_seat_may_not_know(
    setup: Setup, rng: Random
) -> None:
    for state in a_few(states(setup, rng), rng):
        for seat in viewers(state):
            now = replace(view_for(state, seat), history=())
            encoded = msgspec.msgpack.encode(now)
            for secret in secrets(state, seat):
                assert msgspec.msgpack.encode(secret) not in encoded, secret


@given(setups(), CHOICES)
def test_a_refusal_does_not_depend_on_what_its_seat_may_not_know(setup: Setup, rng: Random) -> None:
    for state in a_few(states(setup, rng), rng, count=3):
        for seat in state.ring:
            other = scrambled(state, seat, rng)
            legal = legal_sample(legal_actions(state, seat), rng)
            for action in (*legal, *any_actions(state, rng)):
                assert answer(state, seat, action) == answer(other, seat, action), action


def answer(state: GameState, seat: Seat, action: Action) -> Refusal | None:
    try:
        apply(state, seat, action)
    except RuleViolation as refused:
        return refused.code
    return None
