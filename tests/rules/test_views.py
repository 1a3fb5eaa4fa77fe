"""What a seat and the table see of games with pictures."""

from random import Random

import pytest
from msgspec.structs import fields

from dixit_qt.bots.random_bot import RandomBot
from dixit_qt.rules import records, seatview
from dixit_qt.rules.cards.table import cards_of
from dixit_qt.rules.engine import apply, legal_actions, new_game, waiting_for
from dixit_qt.rules.model import Cards, Family, Phase, Record
from dixit_qt.rules.seatview import NOTHING
from dixit_qt.rules.views import view_for
from tests.rules.tables import (
    a_game,
    a_table,
    game_played,
    gift,
    hand,
    number_of,
    numbers_of,
    pictures,
    round_played,
    voted,
)


def test_a_view_has_your_own_hand_and_the_sizes_of_the_others() -> None:
    state = a_table("classic-30", 4, Phase.CLUE)
    view = view_for(state, 2).cards
    assert view.hand == hand(state, 2)
    assert view.hand_sizes == (6, 6, 6, 6)
    assert (view.pile, view.discard) == (60, 0)


def test_the_table_view_has_no_hand_and_may_do_nothing() -> None:
    state = a_table("classic-30", 4, Phase.VOTE)
    view = view_for(state, None)
    assert view.seat is None
    assert view.legal == NOTHING
    assert (view.cards.hand, view.cards.mine, view.cards.my_numbers) == ((), (), ())
    assert view.cards.my_ballot is None


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.GIVE, Phase.VOTE])
def test_the_view_includes_legal_actions_and_awaited_seats(phase: Phase) -> None:
    state = a_table("odyssey", 7, phase)
    for seat in range(7):
        assert view_for(state, seat).legal == legal_actions(state, seat)
        assert view_for(state, seat).waiting_for == waiting_for(state)


def test_while_cards_are_given_a_view_shows_your_own_card_and_who_has_given() -> None:
    state = a_table("classic-30", 4, Phase.GIVE)
    card = hand(state, 1)[0]
    state = apply(state, 1, gift(state, 1))
    view = view_for(state, 1).cards
    assert (view.given, view.mine, view.table) == ((1, 1, 0, 0), (card,), ())
    assert view.voters == (1, 2, 3)
    assert view_for(state, 2).cards.mine == ()


def test_a_view_has_the_numbers_of_your_own_cards_on_the_table() -> None:
    state = a_table("classic-30", 3, Phase.VOTE)
    view = view_for(state, 1).cards
    table = cards_of(state).table
    assert view.table == tuple(laid.card for laid in table)
    assert view.my_numbers == numbers_of(state, 1)
    assert view.mine == tuple(table[number - 1].card for number in view.my_numbers)
    assert view_for(state, 0).cards.my_numbers == (number_of(state, 0),)


def test_a_vote_is_visible_only_to_its_voter() -> None:
    state = voted(a_table("classic-30", 4, Phase.VOTE), {1: 0})
    assert view_for(state, None).cards.my_ballot is None
    assert view_for(state, 1).cards.my_ballot.numbers == (number_of(state, 0),)
    assert view_for(state, 2).cards.my_ballot is None
    assert view_for(state, 2).cards.voted == (1,)


def test_a_finished_round_is_public() -> None:
    state = round_played(a_table("classic-30", 4, Phase.CLUE))
    views = [view_for(state, seat) for seat in (None, 0, 1, 2, 3)]
    assert all(view.history == state.history for view in views)
    assert all(view.cards.voters == () for view in views)


def test_the_view_has_the_target_score_if_points_end_the_game() -> None:
    assert view_for(a_game("odyssey", 5, target_score=20), 0).target_score == 20
    assert view_for(a_game("classic-last-card", 5), 0).target_score is None


def test_every_view_has_the_outcome() -> None:
    state = game_played(a_game("team", 6))
    assert view_for(state, 3).outcome == view_for(state, None).outcome == state.outcome


def test_the_view_names_the_game_and_its_sides() -> None:
    view = view_for(a_game("team", 6), 4)
    assert (view.edition, view.family, view.seats, view.seat) == ("team", Family.TEAM, 6, 4)
    assert view.sides == (0, 1, 2, 0, 1, 2)
    assert view.poetry is None


def test_omitted_fields_of_a_view_are_empty() -> None:
    """Fields with their default value aren't sent."""
    known = (*vars(seatview).values(), *vars(records).values())
    shown = {
        f"{record.__name__}.{each.name}": each.default
        for record in known
        if isinstance(record, type) and issubclass(record, Record)
        for each in fields(record)
        if isinstance(each.default, int | str | tuple) and each.default
    }
    assert shown == {"VoteChoice.most": 1}


OWN = {"seat", "partner", "legal", "heart", "cards", "poetry"}
OWN_CARDS = {"hand", "hand_hidden", "mine", "my_numbers", "my_ballot"}
OWN_POETRY = {"hand", "chosen", "endings"}


def but(record: Record | None, own: set[str]) -> dict[str, object]:
    named = () if record is None else (each.name for each in fields(record))
    return {name: getattr(record, name) for name in named if name not in own}


@pytest.mark.parametrize("edition", ["classic-30", "party", "team", "poetry"])
def test_a_seats_view_adds_only_its_own_fields_to_the_public_view(edition: str) -> None:
    cards = Cards(pictures().pictures, tuple(range(100)), tuple(range(100)))
    state, rng, bot = new_game(edition, 6, cards, 1, {}), Random(5), RandomBot()
    while state.outcome is None and state.round < 4:
        table = view_for(state, None)
        for seat in range(6):
            view = view_for(state, seat)
            assert (view.seat, view.legal) == (seat, legal_actions(state, seat))
            assert but(view, OWN) == but(table, OWN)
            assert but(view.cards, OWN_CARDS) == but(table.cards, OWN_CARDS)
            assert but(view.poetry, OWN_POETRY) == but(table.poetry, OWN_POETRY)
        seat = rng.choice(table.waiting_for)
        state = apply(state, seat, bot.choose(view_for(state, seat), rng))
