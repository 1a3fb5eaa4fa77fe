"""Which house rules are offered: those that can't matter with these players are left out."""

from typing import Any

import pytest

from dixit_qt.rules.editions import EDITIONS, edition_with
from dixit_qt.rules.house.offers import Values, offered
from dixit_qt.rules.house.switches import values_of
from dixit_qt.rules.model import Family

MANY = 84


def offers(edition: str, players: int, cards: int = MANY, **options: Any) -> dict[str, Values]:
    return offered(edition_with(edition, options), players, cards)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_offered_switch_has_several_legal_values(edition: str) -> None:
    chosen = EDITIONS[edition]
    for players in chosen.sizes:
        for name, values in offers(edition, players).items():
            assert name in chosen.offers
            assert len(values) > 1
            for value in values if name != "clue_kinds" else ():
                assert value in values_of(chosen.family, name)
                edition_with(edition, {name: value})


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_value_in_force_is_always_among_those_offered(edition: str) -> None:
    chosen = EDITIONS[edition]
    for players in chosen.sizes:
        for name, values in offers(edition, players).items():
            assert name == "clue_kinds" or getattr(chosen.switches, name) in values


def test_a_single_vote_bonus_is_offered_only_with_two_votes() -> None:  # 001:81, 001:96
    assert "single_vote_bonus" not in offers("odyssey", 6)
    assert "single_vote_bonus" in offers("odyssey", 7)
    assert "single_vote_bonus" not in offers("classic-30", 6)
    assert "single_vote_bonus" in offers("classic-30", 6, second_vote_from=5)
    assert "single_vote_bonus_when_all_found" in offers("odyssey", 7)
    assert "single_vote_bonus_when_all_found" not in offers("odyssey", 7, single_vote_bonus=0)


def test_a_second_vote_is_offered_only_for_possible_numbers_of_players() -> None:
    assert offers("odyssey", 5)["second_vote_from"] == (None, 3, 4, 5, 7)
    assert offers("classic-30", 4)["second_vote_from"] == (None, 3, 4)


def test_a_cap_is_offered_up_to_the_votes_that_a_card_can_get() -> None:  # 001:87
    assert offers("classic-30", 5)["vote_bonus_cap"] == (None, 0, 1, 2)
    assert offers("odyssey", 5)["vote_bonus_cap"] == (None, 0, 1, 2, 3)
    assert offers("team", 8)["vote_bonus_cap"] == (None, 0, 1, 2, 3)
    assert offers("party", 6)["vote_bonus_cap"] == (None, 0, 1, 2, 3, 4, 5)
    assert "vote_bonus_cap" not in offers("classic-30", 5, vote_points=0)


def test_target_score_and_laps_are_offered_only_where_they_end_the_game() -> None:
    assert "target_score" in offers("odyssey", 5)
    assert "laps" not in offers("odyssey", 5)
    assert "target_score" not in offers("classic-last-card", 5)
    assert "laps" in offers("odyssey", 5, end="laps")
    assert len(offers("classic-30", 4)["target_score"]) == 200


def test_reshuffling_is_offered_only_where_the_cards_can_run_out() -> None:
    assert "reshuffle" in offers("classic-30", 4)
    assert "reshuffle" not in offers("classic-last-card", 4)
    assert "reshuffle" not in offers("party", 6, cards=30 + 5 * 6)
    assert "reshuffle" in offers("party", 6, cards=30 + 5 * 6 - 1)
    assert "reshuffle" in offers("party", 6, laps=None)


def test_switches_for_three_players_are_offered_only_to_three() -> None:  # 000:118
    assert "lone_finder_points" in offers("classic-30", 3)
    assert "lone_finder_points" not in offers("classic-30", 4)
    assert "cards_given" not in offers("classic-30", 3)
    assert "cards_given" in offers("classic-30", 7 - 1)
    assert "cards_given" not in offers("odyssey", 8)


def test_only_hand_sizes_the_deck_can_deal_are_offered() -> None:
    assert offers("odyssey", 12, cards=84)["hand"] == (4, 5, 6, 7)
    assert offers("poetry", 3)["hand"] == (3, 4, 5, 6, 7, 8)


def test_more_players_are_offered_in_the_classic_editions() -> None:
    assert offers("classic-30", 4)["most_players"] == (None, 7, 8, 9, 10, 11, 12)
    assert "most_players" not in offers("odyssey", 4)


def test_playing_without_chips_is_not_offered() -> None:
    assert offers("poetry", 4)["chips"] == (-2, -1, 0, 1, 2)
    assert offers("poetry", 5)["chips"] == (-1, 0, 1, 2)


def test_more_players_are_offered_where_the_edition_allows_fewer_than_twelve() -> None:
    largest = {name: offered(edition, edition.sizes[-1], 84) for name, edition in EDITIONS.items()}
    grows = {name for name, switches in largest.items() if "most_players" in switches}
    for_fewer = {each.id for each in EDITIONS.values() if each.family is Family.DIXIT}
    assert grows == {name for name in for_fewer if max(EDITIONS[name].sizes) < 12}
