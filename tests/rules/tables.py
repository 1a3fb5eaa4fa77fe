"""Builds a game with pictures at a given phase, and plays on from there."""

from collections.abc import Mapping
from typing import Any

import pytest

from dixit_qt.rules.actions import Action, ClaimStory, Give, GiveClue, Vote
from dixit_qt.rules.cards.table import cards_of
from dixit_qt.rules.engine import apply, legal_actions, new_game, waiting_for
from dixit_qt.rules.model import CardId, Cards, Family, Phase, Seat
from dixit_qt.rules.records import RoundRecord
from dixit_qt.rules.refusals import Refusal, RuleViolation
from dixit_qt.rules.state import GameState

Owners = Seat | tuple[Seat, ...]

FULL_DECK = 84


def pictures(count: int = FULL_DECK) -> Cards:
    return Cards(tuple(f"picture-{number:03}" for number in range(count)))


def a_game(
    edition: str, players: int, cards: int = FULL_DECK, seed: int = 1, **options: Any
) -> GameState:
    return new_game(edition, players, pictures(cards), seed, options)


def a_table(
    edition: str,
    players: int,
    phase: Phase,
    storyteller: Seat = 0,
    cards: int = FULL_DECK,
    **options: Any,
) -> GameState:
    """The first round, played until this phase."""
    state = apply(a_game(edition, players, cards, **options), storyteller, ClaimStory())
    if phase is not Phase.CLUE:
        state = with_clue(state)
    return all_given(state) if phase is Phase.VOTE else state


def hand(state: GameState, seat: Seat) -> tuple[CardId, ...]:
    return cards_of(state).hands[seat]


def clue(state: GameState, text: str = "Where is happiness?") -> GiveClue:
    """A clue that the storyteller may give now."""
    if state.edition.family is Family.PARTY:
        return GiveClue(text)
    return GiveClue(text, card=hand(state, state.storyteller)[0])


def with_clue(state: GameState) -> GameState:
    return apply(state, state.storyteller, clue(state))


def gift(state: GameState, seat: Seat) -> Give:
    choice = legal_actions(state, seat).give
    return Give(hand(state, seat)[: choice.count if choice else 1])


def all_given(state: GameState) -> GameState:
    """Let everybody give a card. In a team the partner with the lower seat gives."""
    while state.phase is Phase.GIVE:
        seat = waiting_for(state)[0]
        state = apply(state, seat, gift(state, seat))
    return state


def numbers_of(state: GameState, owner: Seat) -> tuple[int, ...]:
    table = cards_of(state).table
    return tuple(number for number, laid in enumerate(table, 1) if laid.owner == owner)


def number_of(state: GameState, owner: Seat) -> int:
    return numbers_of(state, owner)[0]


def vote_for(state: GameState, owners: Owners, red: Seat | None = None) -> Vote:
    wanted = (owners,) if isinstance(owners, int) else owners
    numbers = tuple(number_of(state, owner) for owner in wanted)
    return Vote(numbers, None if red is None else number_of(state, red))


def voted(state: GameState, votes: Mapping[Seat, Owners], red: Seat | None = None) -> GameState:
    """Everybody votes for the card of the given seat."""
    for seat, owners in votes.items():
        of_seat = red if seat == state.storyteller else None
        state = apply(state, seat, vote_for(state, owners, of_seat))
    return state


def a_round(
    edition: str,
    players: int,
    votes: Mapping[Seat, Owners],
    red: Seat | None = None,
    **options: Any,
) -> RoundRecord:
    """The record of a first round with seat 0 as storyteller and these votes."""
    state = voted(a_table(edition, players, Phase.VOTE, **options), votes, red)
    return state.history[0]


def any_action(state: GameState, seat: Seat) -> Action:
    legal = legal_actions(state, seat)
    if legal.claim:
        return ClaimStory()
    if legal.clue:
        return clue(state)
    if legal.give:
        return Give(legal.give.cards[: legal.give.count])
    assert legal.vote
    return Vote(legal.vote.numbers[:1], legal.vote.reds[0] if legal.vote.reds else None)


def round_played(state: GameState) -> GameState:
    before = state.round
    while state.outcome is None and state.round == before:
        seat = waiting_for(state)[0]
        state = apply(state, seat, any_action(state, seat))
    return state


def game_played(state: GameState) -> GameState:
    while state.outcome is None:
        state = round_played(state)
    return state


def assert_refused(state: GameState, seat: Any, action: Action, code: Refusal) -> None:
    with pytest.raises(RuleViolation) as caught:
        apply(state, seat, action)
    assert caught.value.code is code
