"""The course of a round: who may act in which phase, and what can be taken back."""

import pytest
from msgspec.structs import replace

from dixit_qt.rules.actions import ClaimStory, Give, GiveClue, TakeBack, Vote
from dixit_qt.rules.cards.table import cards_of
from dixit_qt.rules.engine import apply, legal_actions, waiting_for
from dixit_qt.rules.model import Clue, ClueKind, Phase
from dixit_qt.rules.seatview import NOTHING, ClueChoice, GiveChoice, Legal, VoteChoice
from tests.rules.tables import (
    a_game,
    a_table,
    all_given,
    gift,
    hand,
    number_of,
    numbers_of,
    voted,
)

TAKE_BACK = Legal(take_back=True)


def test_any_player_can_claim_the_first_story() -> None:  # 000:44
    state = a_game("classic-30", 4)
    assert waiting_for(state) == (0, 1, 2, 3)
    assert all(legal_actions(state, seat) == Legal(claim=True) for seat in range(4))
    claimed = apply(state, 2, ClaimStory())
    assert (claimed.phase, claimed.storyteller) == (Phase.CLUE, 2)


def test_only_the_storyteller_may_give_a_clue_with_a_card_from_their_hand() -> None:
    state = a_table("classic-30", 4, Phase.CLUE, storyteller=1)
    kinds = (ClueKind.WRITTEN, ClueKind.ALOUD)
    assert waiting_for(state) == (1,)
    assert legal_actions(state, 1) == Legal(clue=ClueChoice(kinds, hand(state, 1)))
    assert legal_actions(state, 0) == NOTHING


def test_the_clue_is_public_and_its_card_leaves_the_hand() -> None:
    state = a_table("classic-30", 4, Phase.CLUE)
    card = hand(state, 0)[2]
    state = apply(state, 0, GiveClue("  where is\nhappiness? ", card=card))
    assert cards_of(state).clue == Clue(ClueKind.WRITTEN, "where is happiness?")
    assert cards_of(state).given == ((card,), (), (), ())
    assert card not in hand(state, 0)


@pytest.mark.parametrize("kind", [ClueKind.ALOUD, ClueKind.SONG, ClueKind.PANTOMIME])
def test_a_performed_clue_needs_no_words(kind: ClueKind) -> None:  # 000:120, 002:117
    state = a_table("classic-30", 4, Phase.CLUE, clue_kinds=list(ClueKind))
    state = apply(state, 0, GiveClue("", kind, hand(state, 0)[0]))
    assert cards_of(state).clue == Clue(kind, "")


def test_everybody_but_the_storyteller_gives_one_card_in_any_order() -> None:  # 000:48
    state = a_table("classic-30", 4, Phase.GIVE)
    assert waiting_for(state) == (1, 2, 3)
    assert legal_actions(state, 0).give is None
    assert legal_actions(state, 3) == Legal(give=GiveChoice(hand(state, 3), 1))
    state = apply(state, 3, gift(state, 3))
    assert waiting_for(state) == (1, 2)
    assert legal_actions(state, 3) == TAKE_BACK


def test_in_a_three_player_game_each_gives_two_different_cards() -> None:  # 000:118
    state = a_table("classic-30", 3, Phase.GIVE)
    assert legal_actions(state, 1) == Legal(give=GiveChoice(hand(state, 1), 2))
    assert len(cards_of(all_given(state)).table) == 5


def test_a_given_card_can_be_taken_back_while_others_have_not_given() -> None:
    state = a_table("classic-30", 4, Phase.GIVE)
    given = apply(state, 1, Give((hand(state, 1)[0],)))
    back = apply(given, 1, TakeBack())
    assert set(hand(back, 1)) == set(hand(state, 1))
    assert legal_actions(back, 1).give
    again = apply(back, 1, Give((hand(state, 1)[4],)))
    assert cards_of(again).given[1] == (hand(state, 1)[4],)


def test_the_last_given_card_puts_all_cards_on_the_table() -> None:  # 000:52
    state = a_table("classic-30", 4, Phase.GIVE)
    given = {seat: hand(state, seat)[0] for seat in (1, 2, 3)}
    given[0] = cards_of(state).given[0][0]
    table = cards_of(all_given(state)).table
    assert {laid.owner: laid.card for laid in table} == given


def test_the_storytellers_card_gets_a_random_place() -> None:  # 000:52
    tables = [a_table("odyssey", 6, Phase.VOTE, seed=seed) for seed in range(60)]
    assert {number_of(table, 0) for table in tables} == {1, 2, 3, 4, 5, 6}


def test_a_vote_is_legal_for_any_card_except_your_own() -> None:  # 000:56-60
    state = a_table("classic-30", 3, Phase.VOTE)
    others = tuple(sorted(numbers_of(state, 0) + numbers_of(state, 2)))
    assert legal_actions(state, 1) == Legal(vote=VoteChoice(others, 1))
    assert legal_actions(state, 0) == NOTHING
    assert waiting_for(state) == (1, 2)


@pytest.mark.parametrize(("players", "most"), [(6, 1), (7, 2), (12, 2)])
def test_the_second_vote_comes_with_seven_players(players: int, most: int) -> None:  # 001:81
    state = a_table("odyssey", players, Phase.VOTE)
    assert legal_actions(state, 1).vote.most == most


def test_a_vote_can_be_taken_back_while_others_have_not_voted() -> None:
    state = a_table("classic-30", 4, Phase.VOTE)
    there = voted(state, {1: 0})
    assert legal_actions(there, 1) == TAKE_BACK
    assert apply(there, 1, TakeBack()) == state


def test_the_last_vote_leads_straight_to_the_next_clue() -> None:  # 000:72
    state = voted(a_table("classic-30", 4, Phase.VOTE), {1: 0, 2: 0, 3: 1})
    assert (state.phase, state.round, state.storyteller) == (Phase.CLUE, 2, 1)
    assert cards_of(state).clue is None
    assert cards_of(state).table == ()
    assert cards_of(state).ballots == (None,) * 4


def test_the_record_has_owners_and_votes() -> None:
    before = a_table("odyssey", 7, Phase.VOTE)
    (record,) = voted(before, {1: (0, 2), 2: 1, 3: 1, 4: 0, 5: 6, 6: 5}).history
    assert (record.number, record.storyteller) == (1, 0)
    assert record.clue == cards_of(before).clue
    assert record.table == cards_of(before).table
    assert [ballot.seat for ballot in record.ballots] == [1, 2, 3, 4, 5, 6]
    assert record.ballots[0].numbers == numbers_of(before, 0) + numbers_of(before, 2)


def test_a_refused_second_vote_does_not_record_the_first() -> None:
    state = a_table("odyssey", 7, Phase.VOTE)
    before = repr(state)
    with pytest.raises(ValueError, match="own_card"):
        apply(state, 1, Vote(numbers_of(state, 0) + numbers_of(state, 1)))
    assert repr(state) == before


def test_a_player_may_give_the_whole_hand() -> None:
    state = a_table("classic-30", 4, Phase.GIVE)
    cards = cards_of(state)
    last = cards.hands[1][:1]
    hands = (cards.hands[0], last, *cards.hands[2:])
    state = replace(state, game=replace(cards, hands=hands))
    assert cards_of(apply(state, 1, Give(last))).given[1] == last
