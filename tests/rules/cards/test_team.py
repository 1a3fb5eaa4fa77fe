"""Team Dixit [001:152-184, 003:232-287]; of eight, seats n and n + 4 are a team."""

from dixit_qt.rules.actions import TakeBack
from dixit_qt.rules.cards.table import cards_of
from dixit_qt.rules.engine import apply, legal_actions, waiting_for
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import EndReason
from dixit_qt.rules.seatview import NOTHING, GiveChoice, Legal, VoteChoice
from dixit_qt.rules.views import view_for
from tests.rules.tables import (
    a_game,
    a_table,
    all_given,
    game_played,
    gift,
    hand,
    number_of,
    voted,
)


def test_the_partner_must_give_and_one_of_each_rival_team() -> None:  # 001:166-168
    state = a_table("team", 8, Phase.GIVE)
    assert waiting_for(state) == (1, 2, 3, 4, 5, 6, 7)
    assert legal_actions(state, 0).give is None
    assert legal_actions(state, 4) == Legal(give=GiveChoice(hand(state, 4), 1))


def test_in_team_the_partner_of_the_giver_votes() -> None:  # 001:166-174
    state = a_table("team", 8, Phase.GIVE)
    state = apply(state, 6, gift(state, 6))
    assert waiting_for(state) == (1, 3, 4, 5, 7)
    assert legal_actions(state, 2) == NOTHING
    assert legal_actions(state, 6) == Legal(take_back=True)
    assert view_for(state, None).cards.voters == (2,)
    assert view_for(state, None).cards.given == (1, 0, 0, 0, 0, 0, 1, 0)


def test_after_taking_back_either_partner_may_give() -> None:
    state = a_table("team", 8, Phase.GIVE)
    back = apply(apply(state, 6, gift(state, 6)), 6, TakeBack())
    assert waiting_for(back) == waiting_for(state)
    assert legal_actions(back, 2).give
    assert view_for(back, None).cards.voters == ()


def test_a_card_of_the_partner_does_not_give_a_vote() -> None:
    state = a_table("team", 8, Phase.GIVE)
    state = apply(state, 4, gift(state, 4))
    assert view_for(state, None).cards.voters == ()


def test_the_table_has_one_card_more_than_there_are_teams() -> None:  # 001:168
    for players in (6, 8, 10, 12):
        state = a_table("team", players, Phase.VOTE)
        assert len(cards_of(state).table) == players // 2 + 1
        assert len(waiting_for(state)) == players // 2 - 1


def test_only_those_vote_who_did_not_give() -> None:  # 001:172-174, 003:263-272
    state = a_table("team", 8, Phase.GIVE)
    state = all_given(apply(state, 6, gift(state, 6)))
    assert waiting_for(state) == (2, 5, 7)
    assert view_for(state, None).cards.voters == (2, 5, 7)
    assert legal_actions(state, 2) == Legal(vote=VoteChoice((1, 2, 3, 4, 5)))
    assert [legal_actions(state, seat) for seat in (0, 4, 6, 1)] == [NOTHING] * 4


def test_a_voter_may_take_the_vote_back() -> None:
    state = a_table("team", 8, Phase.VOTE)
    there = voted(state, {5: 1})
    assert legal_actions(there, 5) == Legal(take_back=True)
    assert apply(there, 5, TakeBack()) == state


def test_the_team_mates_card_is_not_offered_by_the_house_rule() -> None:
    state = a_table("team", 8, Phase.VOTE, vote_for_teammate=False)
    assert number_of(state, 1) not in legal_actions(state, 5).vote.numbers
    assert len(legal_actions(state, 5).vote.numbers) == 4


def test_a_team_game_ends_when_each_player_was_storyteller() -> None:  # 001:182-184, 003:282-287
    state = game_played(a_game("team", 6))
    assert [record.storyteller for record in state.history] == list(range(6))
    assert state.outcome.reason is EndReason.EVERYBODY_HAS_TOLD
    assert len(state.outcome.scores) == 3
