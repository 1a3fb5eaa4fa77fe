"""Each bullet of the scoring rules, in whole rounds; seat 0 is storyteller, seat n + 1 sits
left of seat n."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import Award, Reason
from tests.rules.tables import Owners, a_round, a_table, voted

Votes = Mapping[int, Owners]


def test_the_example_of_the_classic_rulebook() -> None:  # 000:104, 002:99-101
    yura, timur, masha, kolya, lena = range(5)
    votes = {lena: yura, timur: lena, masha: lena, kolya: timur}
    record = a_round("classic-30", 5, votes)
    assert record.scores[lena] == 5
    assert record.scores[yura] == 3
    assert record.scores[timur] == 1
    assert record.scores[masha] == record.scores[kolya] == 0
    assert set(record.awards) == {
        Award(yura, 3, Reason.CARD_WAS_FOUND, 1),
        Award(lena, 3, Reason.FOUND_THE_CARD, 1),
        Award(lena, 2, Reason.VOTES_ON_MY_CARD, 2),
        Award(timur, 1, Reason.VOTES_ON_MY_CARD, 1),
    }


ROUNDS = [
    ("nobody finds: others 2 and their votes [000:64, 000:66]", "classic-30", 4,
     {1: 2, 2: 1, 3: 1}, {}, (0, 4, 3, 2)),
    ("everybody finds: others 2 [000:64]", "classic-30", 4, {1: 0, 2: 0, 3: 0}, {}, (0, 2, 2, 2)),
    ("some find: 3 each [000:65]", "classic-30", 4, {1: 0, 2: 0, 3: 1}, {}, (3, 4, 3, 0)),
    ("votes on one's card without a cap [000:66]", "classic-30", 6,
     {1: 0, 2: 1, 3: 1, 4: 1, 5: 1}, {}, (3, 7, 0, 0, 0, 0)),
    ("at most 3 for votes on one's card [001:87, 003:87-90]", "odyssey", 6,
     {1: 0, 2: 1, 3: 1, 4: 1, 5: 1}, {}, (3, 6, 0, 0, 0, 0)),
    ("the cap holds in a failed round too [001:87]", "odyssey", 6,
     {1: 2, 2: 1, 3: 1, 4: 1, 5: 1}, {}, (0, 5, 3, 2, 2, 2)),
    ("a lone finder of four gets 3 [000:118]", "classic-30", 4,
     {1: 0, 2: 3, 3: 2}, {}, (3, 3, 1, 1)),
    ("no single-vote point below seven [001:96]", "odyssey", 6,
     {1: 0, 2: 1, 3: 1, 4: 2, 5: 2}, {}, (3, 5, 2, 0, 0, 0)),
    ("a finder with one vote gets 1 more [001:96, 003:105-107]", "odyssey", 7,
     {1: 0, 2: (0, 1), 3: 1, 4: 1, 5: 2, 6: 2}, {}, (3, 7, 5, 0, 0, 0, 0)),
    ("a wrong single vote gets nothing [001:96]", "odyssey", 7,
     {1: (0, 2), 2: 1, 3: 1, 4: 1, 5: 1, 6: 1}, {}, (3, 6, 1, 0, 0, 0, 0)),
    ("everybody finds, alone or with a second vote [001:85-96]", "odyssey", 7,
     {1: 0, 2: (3, 0), 3: (0, 4), 4: 0, 5: (0, 3), 6: (0, 3)}, {}, (0, 3, 2, 5, 4, 2, 2)),
    ("the switch takes the single-vote point when all found", "odyssey", 7,
     {1: 0, 2: (3, 0), 3: (0, 4), 4: 0, 5: (0, 3), 6: (0, 3)},
     {"single_vote_bonus_when_all_found": False}, (0, 2, 2, 5, 3, 2, 2)),
    ("seven points are the most [001:85-96]", "odyssey", 12,
     {1: 0, **dict.fromkeys(range(2, 12), 1)}, {}, (3, 7, *(0,) * 10)),
    ("three players, none finds [000:118]", "classic-30", 3, {1: 2, 2: 1}, {}, (0, 3, 3)),
    ("three players, both find [000:118]", "classic-30", 3, {1: 0, 2: 0}, {}, (0, 2, 2)),
    ("three players, a lone finder [000:118, 002:115]", "classic-30", 3,
     {1: 0, 2: 1}, {}, (4, 5, 0)),
    ("three players, Odyssey has no 4 [001:110, 003:122-127]", "odyssey", 3,
     {1: 0, 2: 1}, {}, (3, 4, 0)),
    ("three players, Odyssey with the 4 switched on", "odyssey", 3,
     {1: 0, 2: 1}, {"lone_finder_points": 4}, (4, 5, 0)),
    ("Odyssey without second votes has no single-vote point", "odyssey", 7,
     {1: 0, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1}, {"second_vote_from": None}, (3, 6, 0, 0, 0, 0, 0)),
    ("Odyssey without the single-vote point", "odyssey", 7,
     {1: 0, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1}, {"single_vote_bonus": 0}, (3, 6, 0, 0, 0, 0, 0)),
    ("house: five for a story that some found", "classic-30", 4,
     {1: 0, 2: 1, 3: 1}, {"found_points": 5}, (5, 5 + 2, 0, 0)),
    ("house: four when nobody found it", "classic-30", 4,
     {1: 2, 2: 1, 3: 1}, {"failed_points": 4}, (0, 4 + 2, 4 + 1, 4)),
    ("house: two for each vote, of which one counts", "odyssey", 5,
     {1: 0, 2: 1, 3: 1, 4: 1}, {"vote_points": 2, "vote_bonus_cap": 1}, (3, 3 + 2, 0, 0, 0)),
    ("house: a cap of nothing", "odyssey", 4, {1: 0, 2: 1, 3: 1}, {"vote_bonus_cap": 0},
     (3, 3, 0, 0)),
    ("house: a second vote for four, and two for a single one", "classic-30", 4,
     {1: 0, 2: (0, 1), 3: 1}, {"second_vote_from": 4, "single_vote_bonus": 2},
     (3, 3 + 2 + 2, 3, 0)),
    ("house: a penalty, but nobody falls below nothing", "classic-30", 4,
     {1: 0, 2: 0, 3: 0}, {"everybody_found_penalty": 3}, (0, 2, 2, 2)),
    ("house: each of four gives two cards", "classic-30", 4,
     {1: 0, 2: 1, 3: 1}, {"cards_given": 2}, (3, 5, 0, 0)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("edition", "players", "votes", "options", "scores"),
    [row[1:] for row in ROUNDS],
    ids=[row[0] for row in ROUNDS],
)
def test_each_player_gets_the_points_of_the_rulebook(
    edition: str, players: int, votes: Votes, options: dict[str, Any], scores: tuple[int, ...]
) -> None:
    assert a_round(edition, players, votes, **options).scores == scores


REASONS = [
    ("classic-30", 4, {1: 2, 2: 3, 3: 1}, Reason.NOBODY_FOUND_IT, [0, 2, 2, 2]),
    ("classic-30", 4, {1: 0, 2: 0, 3: 0}, Reason.EVERYBODY_FOUND_IT, [0, 2, 2, 2]),
    ("classic-30", 3, {1: 0, 2: 1}, Reason.LONE_FINDER, [4]),
    ("odyssey", 7, {1: 0, **dict.fromkeys(range(2, 7), 1)}, Reason.SINGLE_VOTE, [1]),
]


@pytest.mark.parametrize(("edition", "players", "votes", "reason", "points"), REASONS)
def test_awards_have_their_reasons(
    edition: str, players: int, votes: Votes, reason: Reason, points: list[int]
) -> None:
    awards = a_round(edition, players, votes).awards
    assert [award.points for award in awards if award.reason is reason] == points


def test_a_capped_award_still_counts_every_vote() -> None:
    awards = a_round("odyssey", 6, {1: 0, 2: 1, 3: 1, 4: 1, 5: 1}).awards
    assert Award(1, 3, Reason.VOTES_ON_MY_CARD, 4) in awards


def test_the_example_of_the_party_rulebook() -> None:  # 001:144, 003:203-212
    on_three, on_two, alone = range(6), (6, 7), 8
    votes = {**dict.fromkeys(on_three, 3), **dict.fromkeys(on_two, 2), alone: 4}
    record = a_round("party", 9, votes, red=2)
    assert record.scores == (5, 5, 5, 5, 5, 5, 0, 0, 0)
    assert record.awards[0] == Award(0, 5, Reason.SHARED_VOTE, 6)
    assert record.awards[6] == Award(6, 0, Reason.RED_MARKER, 2)
    assert record.awards[8] == Award(8, 0, Reason.ALONE_ON_THE_CARD, 1)


PARTY_ROUNDS = [
    ("two of one mind get 2 each [001:140]", {0: 1, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5}, 2,
     (2, 2, 0, 0, 0, 0)),
    ("all on the red card get nothing [001:141]", dict.fromkeys(range(6), 1), 1, (0,) * 6),
    ("all six on another card get 5 [001:140]", dict.fromkeys(range(6), 1), 2, (5,) * 6),
    ("everybody alone, also on the own card [001:136, 001:142]", {n: n for n in range(6)}, 0,
     (0,) * 6),
    ("red may lie on the storyteller's own vote", {0: 0, 1: 0, 2: 1, 3: 1, 4: 1, 5: 5}, 0,
     (0, 0, 3, 3, 3, 0)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("votes", "red", "scores"),
    [row[1:] for row in PARTY_ROUNDS],
    ids=[row[0] for row in PARTY_ROUNDS],
)
def test_a_party_round_is_scored(votes: Votes, red: int, scores: tuple[int, ...]) -> None:
    assert a_round("party-pass-left", 6, votes, red=red).scores == scores


# Eight players: seats 0 and 4 are the storyteller's team 0; seats 1, 2, 3 give, seats 5, 6, 7 vote.
TEAM_ROUNDS = [
    ("some find: the teams get 3 once [001:172]", {5: 0, 6: 0, 7: 1}, {}, (3, 4, 3, 0)),
    ("nobody finds: each rival team 2 once [001:172]", {5: 2, 6: 3, 7: 1}, {}, (0, 3, 3, 3)),
    ("everybody finds: each rival team 2 once", {5: 0, 6: 0, 7: 0}, {}, (0, 2, 2, 2)),
    ("the partner's card pays the storyteller's team", {5: 0, 6: 4, 7: 4}, {}, (5, 3, 0, 0)),
    ("also in a failed round, at most 3", {5: 4, 6: 4, 7: 4}, {}, (3, 2, 2, 2)),
    ("the partner's card pays nothing by the house rule", {5: 0, 6: 4, 7: 4},
     {"partner_card_scores": False}, (3, 3, 0, 0)),
    ("the team-mate's card pays the own team", {5: 1, 6: 0, 7: 0}, {}, (3, 1, 3, 3)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("votes", "options", "scores"),
    [row[1:] for row in TEAM_ROUNDS],
    ids=[row[0] for row in TEAM_ROUNDS],
)
def test_a_team_round_is_scored(
    votes: Votes, options: dict[str, Any], scores: tuple[int, ...]
) -> None:
    assert a_round("team", 8, votes, **options).scores == scores


def test_a_team_gets_at_most_three_for_votes_on_its_card() -> None:  # 001:87, five voters
    assert a_round("team", 12, dict.fromkeys(range(7, 12), 1)).scores == (0, 5, 2, 2, 2, 2)


def test_team_without_a_bonus_cap_counts_every_vote() -> None:
    votes = dict.fromkeys(range(7, 12), 1)
    assert a_round("team", 12, votes, vote_bonus_cap=None).scores == (0, 7, 2, 2, 2, 2)


def test_a_storyteller_whose_card_everybody_found_loses_the_penalty() -> None:
    table = a_table("classic-30", 4, Phase.VOTE, everybody_found_penalty=3)
    state = voted(replace(table, scores=(7, 2, 0, 0)), {1: 0, 2: 0, 3: 0})
    assert state.scores == (4, 4, 2, 2)


def test_the_red_marker_costs_the_house_rules_penalty() -> None:
    table = a_table("party", 6, Phase.VOTE, red_marker_penalty=2)
    state = voted(
        replace(table, scores=(5, 1, 5, 0, 0, 0)), {0: 1, 1: 2, 2: 2, 3: 3, 4: 1, 5: 1}, red=2
    )
    assert state.scores == (5 + 3, 0, 3, 0, 3, 3)


def test_a_team_whose_card_everybody_found_loses_the_penalty() -> None:
    table = a_table("team", 6, Phase.VOTE, everybody_found_penalty=2)
    state = voted(replace(table, scores=(1, 0, 0)), {4: 0, 5: 0})
    assert state.scores == (0, 2, 2)
