"""Between the rounds: refilling, reshuffling, and how games end."""

import pytest
from msgspec.structs import replace

from dixit_qt.rules.cards.table import cards_of
from dixit_qt.rules.engine import legal_actions, waiting_for
from dixit_qt.rules.model import Phase
from dixit_qt.rules.records import EndReason, TieBreak
from dixit_qt.rules.seatview import Legal
from dixit_qt.rules.state import GameState
from dixit_qt.rules.views import view_for
from tests.rules.tables import (
    a_game,
    a_table,
    game_played,
    round_played,
    voted,
)


def scored(state: GameState, *scores: int) -> GameState:
    return replace(state, scores=scores)


@pytest.mark.parametrize(
    ("edition", "players", "full"),
    [("classic-30", 3, 7), ("classic-30", 4, 6), ("odyssey", 12, 6), ("party", 6, 5),
     ("team", 6, 4)],
)  # fmt: skip
def test_everybody_draws_back_to_a_full_hand(edition: str, players: int, full: int) -> None:
    state = round_played(a_table(edition, players, Phase.CLUE))  # 000:72, 000:118, 001:178
    assert {len(cards) for cards in cards_of(state).hands} == {full}


def test_played_cards_are_discarded() -> None:  # 003:217
    before = a_table("classic-30", 4, Phase.VOTE)
    after = voted(before, {1: 0, 2: 0, 3: 1})
    assert cards_of(after).discard == tuple(laid.card for laid in cards_of(before).table)
    assert len(cards_of(after).pile) == 56


def rounds_until_a_reshuffle(state: GameState) -> int:
    """How many rounds are played until the discards are reshuffled. The game has no target score,
    and dealing uses chance once in every round."""
    asked = 1 + len(state.history)
    while state.shuffles == asked:
        state = round_played(scored(state, *(0 for _ in state.scores)))
        asked += 1
    return len(state.history)


FIRST_RESHUFFLES = [
    *(
        ("odyssey", players, after)
        for players, after in zip(range(3, 13), (13, 16, 11, 9, 7, 5, 4, 3, 2, 2), strict=True)
    ),
    *(("party", players, after) for players, after in ((8, 6), (9, 5), (10, 4), (11, 3), (12, 3))),
    ("team", 10, 8),
    ("team", 12, 6),
]


@pytest.mark.parametrize(("edition", "players", "after"), FIRST_RESHUFFLES)
def test_the_discards_are_reshuffled_when_the_pile_is_short(
    edition: str, players: int, after: int
) -> None:  # 001:100, 003:110-113
    state = a_table(edition, players, Phase.CLUE)
    assert rounds_until_a_reshuffle(state) == after


@pytest.mark.parametrize(("edition", "players"), [("party", 6), ("party", 7), ("team", 8)])
def test_a_short_game_never_reshuffles(edition: str, players: int) -> None:
    state = game_played(a_game(edition, players))
    assert state.shuffles == 1 + len(state.history)


def test_a_short_pile_without_reshuffling_ends_the_game() -> None:
    state = game_played(a_game("odyssey", 12, reshuffle=False))
    assert len(state.history) == 2
    assert state.outcome.reason is EndReason.NOT_ENOUGH_CARDS


def test_the_short_refill_is_drawn_clockwise_from_the_storyteller() -> None:
    state = round_played(
        a_table("odyssey", 4, Phase.CLUE, storyteller=2, cards=26, reshuffle=False)
    )
    assert [len(cards) for cards in cards_of(state).hands] == [5, 5, 6, 6]
    assert state.outcome.reason is EndReason.NOT_ENOUGH_CARDS


def test_the_smallest_deck_is_played_by_reshuffling_every_round() -> None:
    state = round_played(a_table("odyssey", 12, Phase.CLUE, cards=72))
    assert {len(cards) for cards in cards_of(state).hands} == {6}
    assert cards_of(state).pile == cards_of(state).discard == ()


@pytest.mark.parametrize(("players", "rounds"), [(3, 13), (4, 15), (5, 11), (6, 8)])
def test_the_game_ends_with_the_last_card_of_the_pile(players: int, rounds: int) -> None:
    state = game_played(a_game("classic-last-card", players))  # 002:71
    assert len(state.history) == rounds
    assert state.outcome.reason is EndReason.LAST_CARD_TAKEN
    assert cards_of(state).pile == ()


def test_thirty_points_do_not_end_a_game_to_the_last_card() -> None:  # 002:71
    state = scored(a_table("classic-last-card", 4, Phase.CLUE), 50, 0, 0, 0)
    assert round_played(state).outcome is None


def test_odyssey_to_the_last_card_does_not_reshuffle() -> None:
    state = a_table("odyssey", 5, Phase.CLUE, end="last_card")
    for _ in range(11):
        assert state.outcome is None
        state = round_played(scored(state, 0, 0, 0, 0, 0))
    assert state.outcome.reason is EndReason.LAST_CARD_TAKEN


@pytest.mark.parametrize("edition", ["classic-30", "odyssey"])
def test_the_game_ends_at_thirty_points(edition: str) -> None:  # 000:76, 001:104, 003:118
    state = scored(a_table(edition, 4, Phase.VOTE), 0, 27, 26, 0)
    over = voted(state, {1: 0, 2: 0, 3: 1})
    assert over.scores == (3, 31, 29, 0)
    assert over.phase is Phase.OVER
    assert over.outcome.reason is EndReason.SCORE_REACHED
    assert over.outcome.winners == (1,)
    assert over.outcome.tie_break is None


def test_a_score_below_the_target_does_not_end_the_game() -> None:
    state = scored(a_table("classic-30", 4, Phase.VOTE), 0, 25, 26, 0)
    assert voted(state, {1: 0, 2: 0, 3: 1}).outcome is None


def test_a_lower_target_score_ends_the_game_sooner() -> None:
    state = scored(a_table("classic-30", 4, Phase.VOTE, target_score=10), 7, 0, 0, 0)
    assert voted(state, {1: 0, 2: 0, 3: 1}).outcome.winners == (0,)


def test_the_most_points_win_not_the_first_to_cross() -> None:  # 000:76-78
    state = scored(a_table("classic-30", 4, Phase.VOTE), 27, 29, 0, 0)
    assert voted(state, {1: 0, 2: 0, 3: 1}).outcome.winners == (1,)


def test_all_leaders_win_together() -> None:  # 000:78, 001:106
    state = scored(a_table("classic-30", 4, Phase.VOTE), 28, 27, 28, 0)
    outcome = voted(state, {1: 0, 2: 0, 3: 1}).outcome
    assert (outcome.winners, outcome.tie_break) == ((0, 1, 2), TieBreak.SHARED)
    assert outcome.scores == (31, 31, 31, 0)


def test_after_the_end_only_hearts_for_the_last_round_are_legal() -> None:
    state = game_played(a_game("classic-last-card", 6))
    assert waiting_for(state) == ()
    for seat in range(6):
        legal = legal_actions(state, seat)
        assert len(legal.hearts) == 5
        assert legal == Legal(hearts=legal.hearts)


@pytest.mark.parametrize(
    ("edition", "players", "options", "rounds"),
    [
        ("classic-30", 4, {}, None),
        ("classic-last-card", 3, {}, 13),
        ("classic-last-card", 5, {}, 11),
        ("party", 6, {}, 6),
        ("team", 8, {"laps": 2}, 16),
    ],
)
def test_the_view_has_the_number_of_rounds_if_it_is_known(
    edition: str, players: int, options: dict[str, int], rounds: int | None
) -> None:
    state = a_game(edition, players, **options)
    while state.outcome is None:
        assert view_for(state, None).rounds_in_all == rounds
        state = round_played(state)
    assert view_for(state, None).rounds_in_all == rounds
