"""Questions about a whole family of editions."""

import pytest

from dixit_qt.rules.cards.table import cards_of
from dixit_qt.rules.editions import EDITIONS, Edition, edition_with
from dixit_qt.rules.engine import new_game
from dixit_qt.rules.families import FAMILIES
from dixit_qt.rules.house.offers import pictures_return_after
from dixit_qt.rules.model import Cards, Family, partner_of


def test_only_team_is_in_teams_and_only_poetry_has_verses() -> None:
    assert [family for family in Family if family.in_teams] == [Family.TEAM]
    assert [family for family in Family if family.in_turns] == [Family.POETRY]
    assert [family for family in Family if family.has_verses] == [Family.POETRY]
    assert [family for family in Family if family.has_told_card] == [Family.DIXIT, Family.TEAM]


def test_partners_sit_opposite_each_other() -> None:  # 001:156
    assert [partner_of(seat, 6) for seat in range(6)] == [3, 4, 5, 0, 1, 2]


def test_each_edition_needs_this_many_cards() -> None:
    needed = {
        (edition.id, players): FAMILIES[edition.family].cards_needed(edition, players)
        for edition in EDITIONS.values()
        for players in (edition.sizes[0], edition.sizes[-1])
    }
    assert needed["classic-30", 3] == 21
    assert needed["classic-last-card", 6] == 37
    assert needed["odyssey", 12] == 72
    assert needed["team", 12] == 48
    assert needed["poetry", 2] == 10


def suffices(edition: Edition, players: int, pictures: int) -> int | None:
    return FAMILIES[edition.family].rounds_without_return(edition, players, pictures)


def test_a_game_of_laps_is_refused_with_too_few_cards() -> None:
    party = edition_with("party", {"laps": 2})
    assert suffices(party, 6, 6 * 5 + 11 * 6) is None
    assert suffices(party, 6, 6 * 5 + 11 * 6 - 1) == 11
    team = EDITIONS["team"]
    assert suffices(team, 8, 8 * 4 + 7 * 5) is None
    told = edition_with("odyssey", {"end": "laps"})
    assert suffices(told, 3, 21 + 2 * 5) is None
    assert suffices(told, 3, 21 + 2 * 5 - 1) == 2


@pytest.mark.parametrize(
    ("players", "rounds"),
    [(3, 13), (4, 16), (5, 11), (6, 9), (7, 7), (8, 5), (9, 4), (10, 3), (11, 2), (12, 2)],
)
def test_the_rounds_before_pictures_return_are_computed(players: int, rounds: int) -> None:
    """There are 84 cards in the box, and the game ends by points [001:100]."""
    assert suffices(EDITIONS["odyssey"], players, 84) == rounds
    assert pictures_return_after(EDITIONS["odyssey"], players, 84) == rounds
    assert pictures_return_after(edition_with("odyssey", {"reshuffle": False}), 4, 84) is None
    assert pictures_return_after(EDITIONS["classic-last-card"], 4, 84) is None


def test_cards_seen_tonight_are_at_the_bottom_of_the_pile() -> None:
    pictures = tuple(f"card-{number}" for number in range(40))
    seen = frozenset(pictures[:15])
    pile = cards_of(new_game("odyssey", 4, Cards(pictures, seen=seen), 1, {})).pile
    assert set(pile[1:]) == seen
    poems = new_game("poetry", 3, Cards(pictures, tuple(range(60)), tuple(range(30)), seen), 1, {})
    assert set(poems.game.story_pile[-15:]) == seen
