"""Dixit Party [001:112-150, 003:128-230]."""

import pytest

from dixit_qt.rules.actions import GiveClue, TakeBack
from dixit_qt.rules.cards.table import cards_of
from dixit_qt.rules.engine import apply, legal_actions, waiting_for
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import EndReason
from dixit_qt.rules.seatview import NOTHING, ClueChoice, GiveChoice, Legal, VoteChoice
from dixit_qt.rules.views import view_for
from tests.rules.tables import (
    a_game,
    a_table,
    game_played,
    gift,
    hand,
    round_played,
    vote_for,
    voted,
)

EVERYBODY = tuple(range(6))


def test_in_party_a_clue_has_no_card() -> None:  # 001:122, 003:146-152
    state = a_table("party", 6, Phase.CLUE)
    kinds = state.edition.switches.clue_kinds
    assert legal_actions(state, 0) == Legal(clue=ClueChoice(kinds, ()))
    assert legal_actions(state, 1) == NOTHING
    state = apply(state, 0, GiveClue("spring"))
    assert state.phase is Phase.GIVE
    assert [len(cards) for cards in cards_of(state).hands] == [5] * 6


def test_in_party_the_storyteller_gives_a_card_too() -> None:  # 001:128, 003:159-163
    state = a_table("party", 6, Phase.GIVE)
    assert waiting_for(state) == EVERYBODY
    assert legal_actions(state, 0) == Legal(give=GiveChoice(hand(state, 0), 1), amend=True)
    state = apply(state, 0, gift(state, 0))
    assert legal_actions(state, 0) == Legal(take_back=True, amend=True)
    assert legal_actions(apply(state, 0, TakeBack()), 0).give


def test_in_party_everybody_votes_even_for_their_own_card() -> None:  # 001:132-136, 003:169-190
    state = a_table("party", 6, Phase.VOTE)
    numbers = tuple(range(1, 7))
    assert waiting_for(state) == EVERYBODY
    assert legal_actions(state, 3) == Legal(vote=VoteChoice(numbers, 1))
    assert legal_actions(state, 0) == Legal(vote=VoteChoice(numbers, 1, numbers))
    state = apply(state, 3, vote_for(state, 3))
    assert legal_actions(state, 3) == Legal(take_back=True)


def test_the_storytellers_vote_is_taken_back_with_its_red_marker() -> None:
    state = a_table("party", 6, Phase.VOTE)
    there = voted(state, {0: 1}, red=2)
    assert cards_of(there).ballots[0].red is not None
    assert apply(there, 0, TakeBack()) == state


def test_hands_are_hidden_before_the_first_claim() -> None:
    state = a_game("party", 6)
    views = [view_for(state, seat).cards for seat in EVERYBODY]
    assert all(view.hand_hidden and not view.hand for view in views)


@pytest.mark.parametrize("edition", ["party", "party-pass-left"])
def test_in_party_the_storyteller_sees_their_hand_after_the_clue(edition: str) -> None:
    state = round_played(a_table(edition, 6, Phase.CLUE))
    assert state.storyteller == 1
    assert view_for(state, 1).cards.hand == ()
    assert view_for(state, 1).cards.hand_hidden
    assert view_for(state, 2).cards.hand == hand(state, 2)
    told = apply(state, 1, GiveClue("spring"))
    assert view_for(told, 1).cards.hand == hand(told, 1)
    assert not view_for(told, 1).cards.hand_hidden


def test_the_table_view_has_no_hand_to_hide() -> None:
    assert not view_for(a_game("party", 6), None).cards.hand_hidden
    assert not view_for(a_table("party", 6, Phase.CLUE), None).cards.hand_hidden


def test_full_hands_are_passed_to_the_left() -> None:  # 003:214-222
    kept = round_played(a_table("party", 6, Phase.CLUE))
    passed = round_played(a_table("party-pass-left", 6, Phase.CLUE))
    assert [hand(passed, (seat + 1) % 6) for seat in EVERYBODY] == [
        hand(kept, seat) for seat in EVERYBODY
    ]
    assert {len(cards) for cards in cards_of(passed).hands} == {5}


@pytest.mark.parametrize("laps", [1, 2])
def test_a_party_ends_when_everybody_was_storyteller(
    laps: int,
) -> None:  # 001:148-150, 003:224-230
    state = game_played(a_game("party", 6, laps=laps))
    assert len(state.history) == 6 * laps
    assert [record.storyteller for record in state.history] == list(EVERYBODY) * laps
    assert state.outcome.reason is EndReason.EVERYBODY_HAS_TOLD
