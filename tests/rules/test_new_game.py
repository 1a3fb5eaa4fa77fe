import pytest

from dixit_qt.rules.cards.table import cards_of
from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.engine import new_game
from dixit_qt.rules.model import Cards, Family, Phase
from dixit_qt.rules.refusals import Refusal, RuleViolation
from tests.rules.tables import a_game, hand, pictures

POETRY_CARDS = Cards(pictures(100).pictures, tuple(range(1, 151)), tuple(range(1, 51)))
CARD_EDITIONS = [e for e in EDITIONS.values() if e.family is not Family.POETRY]

PILES = [
    # 000:21-32, 002:16-27, 000:118
    *(("classic-30", n, pile) for n, pile in zip(range(3, 7), (63, 60, 54, 48), strict=True)),
    # 001:56-57, 001:110, 003:18-22
    *(
        ("odyssey", n, pile)
        for n, pile in zip(range(3, 13), (63, 60, 54, 48, 42, 36, 30, 24, 18, 12), strict=True)
    ),
    # 001:116, 003:134-141
    *(
        ("party", n, pile)
        for n, pile in zip(range(6, 13), (54, 49, 44, 39, 34, 29, 24), strict=True)
    ),
    # 001:156, 003:234-244
    *(("team", n, pile) for n, pile in zip((6, 8, 10, 12), (60, 52, 44, 36), strict=True)),
]


@pytest.mark.parametrize(("edition", "players", "pile"), PILES)
def test_the_pile_after_the_deal_has_the_rulebooks_size(
    edition: str, players: int, pile: int
) -> None:
    assert len(cards_of(a_game(edition, players)).pile) == pile


@pytest.mark.parametrize("edition", CARD_EDITIONS, ids=lambda edition: edition.id)
def test_a_game_begins_with_claiming_the_first_story(edition) -> None:
    state = a_game(edition.id, edition.sizes[0])
    assert state.phase is Phase.FIRST_STORYTELLER
    assert (state.round, state.storyteller, set(state.scores)) == (1, None, {0})


def test_three_players_hold_seven_cards() -> None:  # 000:118, 001:110
    assert [len(hand(a_game("classic-30", 3), seat)) for seat in range(3)] == [7, 7, 7]


def test_partners_sit_opposite_and_share_a_score() -> None:  # 001:156, 003:234-244
    state = a_game("team", 8)
    assert state.sides == (0, 1, 2, 3, 0, 1, 2, 3)
    assert state.scores == (0, 0, 0, 0)


def test_another_seed_deals_different_cards() -> None:
    first, second = (new_game("odyssey", 5, pictures(), seed, {}) for seed in (1, 2))
    assert cards_of(first).hands != cards_of(second).hands
    assert first == new_game("odyssey", 5, pictures(), 1, {})


BEFORE_THE_GAME = [
    ("chess", 4, 84, {}, Refusal.UNKNOWN_EDITION),
    ("classic-30", 0, 84, {}, Refusal.TOO_FEW_PLAYERS),
    ("classic-30", 2, 84, {}, Refusal.TOO_FEW_PLAYERS),
    ("classic-30", 7, 84, {}, Refusal.TOO_MANY_PLAYERS),
    ("odyssey", 13, 200, {}, Refusal.TOO_MANY_PLAYERS),
    ("party", 5, 84, {}, Refusal.TOO_FEW_PLAYERS),
    ("team", 7, 84, {}, Refusal.WRONG_NUMBER_OF_PLAYERS),
    ("team", 13, 84, {}, Refusal.TOO_MANY_PLAYERS),
    ("odyssey", 12, 71, {}, Refusal.TOO_FEW_CARDS),
    ("classic-last-card", 4, 24, {}, Refusal.TOO_FEW_CARDS),
    ("classic-30", 4, 84, {"speed": 3}, Refusal.UNKNOWN_OPTION),
    ("classic-30", 4, 84, {"pass_hands": True}, Refusal.UNKNOWN_OPTION),
    ("classic-30", 7, 84, {"most_players": 6}, Refusal.TOO_MANY_PLAYERS),
    ("party", 6, 84, {"laps": 0}, Refusal.BAD_OPTION_VALUE),
    ("party", 6, 84, {"laps": True}, Refusal.BAD_OPTION_VALUE),
    ("classic-30", 4, 84, {"clue_kinds": []}, Refusal.BAD_OPTION_VALUE),
    ("classic-30", 4, 84, {"clue_kinds": ["dance"]}, Refusal.BAD_OPTION_VALUE),
]


@pytest.mark.parametrize(("edition", "players", "cards", "options", "code"), BEFORE_THE_GAME)
def test_a_game_that_cannot_be_played_is_refused_before_it_begins(
    edition: str, players: int, cards: int, options: dict[str, object], code: Refusal
) -> None:
    with pytest.raises(RuleViolation) as caught:
        a_game(edition, players, cards, **options)
    assert caught.value.code is code


@pytest.mark.parametrize(
    "doubled",
    [
        Cards(("same", "same", *pictures().pictures)),
        Cards(POETRY_CARDS.pictures, (1, *POETRY_CARDS.lines), POETRY_CARDS.endings),
        Cards(POETRY_CARDS.pictures, POETRY_CARDS.lines, (1, *POETRY_CARDS.endings)),
    ],
    ids=["pictures", "lines", "endings"],
)
def test_a_deck_with_a_card_twice_is_refused(doubled: Cards) -> None:
    with pytest.raises(RuleViolation) as caught:
        new_game("poetry", 3, doubled, 1, {})
    assert caught.value.code is Refusal.DUPLICATE_CARDS


@pytest.mark.parametrize(("edition", "players", "cards"), [("odyssey", 12, 72), ("party", 6, 30)])
def test_a_deck_with_exactly_enough_cards_is_accepted(
    edition: str, players: int, cards: int
) -> None:
    assert cards_of(a_game(edition, players, cards)).pile == ()


def test_a_game_to_the_last_card_needs_a_draw_pile() -> None:
    assert len(cards_of(a_game("classic-last-card", 4, 25)).pile) == 1
