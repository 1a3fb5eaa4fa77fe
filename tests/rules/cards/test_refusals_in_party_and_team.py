"""What Party and Team refuse beyond the base game, line by line."""

import pytest

from dixit_qt.rules.actions import (
    Give,
    GiveClue,
    TakeBack,
    Vote,
)
from dixit_qt.rules.model import Phase
from dixit_qt.rules.refusals import Refusal
from tests.rules.refusals import Case, after, assert_case, at, case_name, just
from tests.rules.tables import (
    clue,
    gift,
    hand,
    vote_for,
)

PARTY_CLUE = at("party", 6, Phase.CLUE)
PARTY_GIVE = at("party", 6, Phase.GIVE)
PARTY_VOTE = at("party", 6, Phase.VOTE)
TEAM_GIVE = at("team", 8, Phase.GIVE)
TEAM_VOTE = at("team", 8, Phase.VOTE)

CASES = [
    Case(
        "a Party clue with a card",
        PARTY_CLUE,
        0,
        lambda state: GiveClue("peeked", card=hand(state, 0)[0]),
        Refusal.CLUE_WITHOUT_A_CARD,
        "001:122, 003:146-152",
    ),
    Case("a Party clue by another", PARTY_CLUE, 1, clue, Refusal.NOT_THE_STORYTELLER, "001:122"),
    Case(
        "a Team clue by the partner",
        at("team", 8, Phase.CLUE),
        4,
        clue,
        Refusal.NOT_THE_STORYTELLER,
        "001:162",
    ),
    Case(
        "Party: giving twice",
        after(PARTY_GIVE, 0),
        0,
        lambda s: gift(s, 0),
        Refusal.ALREADY_GIVEN,
        "001:128",
    ),
    Case(
        "Party: giving two",
        PARTY_GIVE,
        1,
        lambda s: Give(hand(s, 1)[:2]),
        Refusal.WRONG_NUMBER_OF_CARDS,
        "001:128",
    ),
    Case(
        "Party: taking back too early",
        PARTY_GIVE,
        1,
        just(TakeBack()),
        Refusal.NOTHING_TO_TAKE_BACK,
    ),
    Case(
        "a second card from a rival team",
        after(TEAM_GIVE, 1),
        5,
        lambda s: gift(s, 5),
        Refusal.TEAMMATE_HAS_GIVEN,
        "001:166-168, 003:251-259",
    ),
    Case(
        "Team: giving twice",
        after(TEAM_GIVE, 1),
        1,
        lambda s: gift(s, 1),
        Refusal.ALREADY_GIVEN,
        "001:166",
    ),
    Case(
        "Team: the storyteller gives again",
        TEAM_GIVE,
        0,
        lambda s: gift(s, 0),
        Refusal.STORYTELLER_HAS_GIVEN,
        "001:166",
    ),
    Case(
        "Team: the clue taken back after an answer",
        after(TEAM_GIVE, 1),
        0,
        just(TakeBack()),
        Refusal.CARDS_WERE_GIVEN,
    ),
    Case(
        "Team: the voter-to-be takes back",
        after(TEAM_GIVE, 1),
        5,
        just(TakeBack()),
        Refusal.NOTHING_TO_TAKE_BACK,
    ),
    Case(
        "Party: two votes",
        PARTY_VOTE,
        1,
        lambda s: vote_for(s, (0, 2)),
        Refusal.TOO_MANY_VOTES,
        "001:132",
    ),
    Case("Party: an empty vote", PARTY_VOTE, 1, just(Vote(())), Refusal.EMPTY_VOTE, "001:132"),
    Case(
        "Party: voting again",
        after(PARTY_VOTE, 1),
        1,
        lambda s: vote_for(s, 0),
        Refusal.ALREADY_VOTED,
        "001:134",
    ),
    Case(
        "Party: red by another",
        PARTY_VOTE,
        1,
        lambda s: vote_for(s, 1, red=2),
        Refusal.RED_IS_THE_STORYTELLERS,
        "001:134-136, 003:175-189",
    ),
    Case(
        "Party: the storyteller without red",
        PARTY_VOTE,
        0,
        lambda s: vote_for(s, 1),
        Refusal.RED_IS_MISSING,
        "001:134-136, 003:175-189",
    ),
    Case(
        "Party: the storyteller without green",
        PARTY_VOTE,
        0,
        just(Vote((), red=1)),
        Refusal.EMPTY_VOTE,
        "001:136",
    ),
    Case(
        "Party: red on no card",
        PARTY_VOTE,
        0,
        just(Vote((1,), red=7)),
        Refusal.NO_SUCH_NUMBER,
        "001:134",
    ),
    Case(
        "Party: green on no card",
        PARTY_VOTE,
        1,
        just(Vote((7,))),
        Refusal.NO_SUCH_NUMBER,
        "001:132",
    ),
    Case(
        "Team: a vote by the storyteller",
        TEAM_VOTE,
        0,
        lambda s: vote_for(s, 1),
        Refusal.STORYTELLER_DOES_NOT_VOTE,
        "001:172, 003:263-272",
    ),
    Case(
        "Team: a vote by the partner",
        TEAM_VOTE,
        4,
        lambda s: vote_for(s, 1),
        Refusal.GIVER_DOES_NOT_VOTE,
        "001:172",
    ),
    Case(
        "Team: a vote by a giver",
        TEAM_VOTE,
        1,
        lambda s: vote_for(s, 2),
        Refusal.GIVER_DOES_NOT_VOTE,
        "001:172, 003:263-272",
    ),
    Case(
        "Team: voting again",
        after(TEAM_VOTE, 5),
        5,
        lambda s: vote_for(s, 0),
        Refusal.ALREADY_VOTED,
        "001:172",
    ),
    Case(
        "Team: two votes of twelve",
        at("team", 12, Phase.VOTE),
        7,
        lambda s: vote_for(s, (0, 2)),
        Refusal.TOO_MANY_VOTES,
        "001:172, 003:266-269",
    ),
    Case(
        "Team: red",
        TEAM_VOTE,
        5,
        lambda s: vote_for(s, 0, red=0),
        Refusal.NO_RED_IN_THIS_EDITION,
        "001:116",
    ),
    Case(
        "Team: the team-mate's card by the house rule",
        at("team", 8, Phase.VOTE, vote_for_teammate=False),
        5,
        lambda s: vote_for(s, 1),
        Refusal.TEAMMATES_CARD,
        "001:172",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_an_illegal_action_is_refused(case: Case) -> None:
    assert_case(case)
