"""A clue can be taken back until a card is given to it, and its words corrected while cards
are given."""

import pytest

from dixit_qt.rules.actions import AmendClue, GiveClue, TakeBack
from dixit_qt.rules.cards.table import cards_of
from dixit_qt.rules.engine import apply, legal_actions, waiting_for
from dixit_qt.rules.model import Clue, ClueKind, Phase
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.views import view_for
from tests.rules.tables import a_table, assert_refused, gift, hand, with_clue


@pytest.mark.parametrize(("edition", "players"), [("classic-30", 4), ("team", 6)])
def test_a_clue_can_be_taken_back_until_a_card_is_given(edition: str, players: int) -> None:
    before = a_table(edition, players, Phase.CLUE)
    told = with_clue(before)
    assert legal_actions(told, 0).take_back
    back = apply(told, 0, TakeBack())
    assert (back.phase, back.round, cards_of(back).clue) == (Phase.CLUE, 1, None)
    assert set(hand(back, 0)) == set(hand(before, 0))
    assert legal_actions(back, 0).clue is not None
    assert waiting_for(back) == (0,)


def test_after_the_first_card_the_clue_cannot_be_taken_back() -> None:
    state = a_table("classic-30", 4, Phase.GIVE)
    state = apply(state, 2, gift(state, 2))
    assert not legal_actions(state, 0).take_back
    assert_refused(state, 0, TakeBack(), Refusal.CARDS_WERE_GIVEN)


def test_a_clue_can_be_taken_back_again_after_the_first_card_was() -> None:
    state = a_table("classic-30", 4, Phase.GIVE)
    state = apply(state, 2, gift(state, 2))
    state = apply(state, 2, TakeBack())
    assert apply(state, 0, TakeBack()).phase is Phase.CLUE


def test_in_party_a_clue_cannot_be_taken_back() -> None:  # 001:122, 003:146-152
    state = a_table("party", 6, Phase.GIVE)
    assert not legal_actions(state, 0).take_back
    assert_refused(state, 0, TakeBack(), Refusal.HAND_WAS_SEEN)
    assert_refused(state, 1, TakeBack(), Refusal.NOTHING_TO_TAKE_BACK)


@pytest.mark.parametrize(("edition", "players"), [("odyssey", 5), ("party", 6), ("team", 8)])
def test_a_written_clue_can_be_corrected_while_cards_are_given(edition: str, players: int) -> None:
    state = a_table(edition, players, Phase.GIVE)
    state = apply(state, 1, gift(state, 1))
    assert legal_actions(state, 0).amend
    assert not legal_actions(state, 1).amend
    mended = apply(state, 0, AmendClue(" Where is  happiness "))
    assert cards_of(mended).clue == Clue(ClueKind.WRITTEN, "Where is happiness", amended=True)
    assert cards_of(mended).given == cards_of(state).given
    assert view_for(mended, 3).cards.clue.amended


def test_the_record_marks_a_corrected_clue() -> None:
    state = apply(a_table("classic-30", 3, Phase.GIVE), 0, AmendClue("better"))
    assert view_for(state, None).cards.clue.text == "better"


REFUSED = [
    (1, AmendClue("mine"), Refusal.NOT_THE_STORYTELLER),
    (0, AmendClue("  "), Refusal.CLUE_NEEDS_WORDS),
    (0, AmendClue("x" * 201), Refusal.CLUE_TOO_LONG),
]


@pytest.mark.parametrize(("seat", "action", "code"), REFUSED)
def test_an_illegal_correction_of_the_clue_is_refused(
    seat: int, action: AmendClue, code: Refusal
) -> None:
    assert_refused(a_table("classic-30", 4, Phase.GIVE), seat, action, code)


def test_a_sung_clue_cannot_be_corrected() -> None:  # 000:120
    state = a_table("classic-30", 4, Phase.CLUE, clue_kinds=["song"])
    state = apply(state, 0, GiveClue("", ClueKind.SONG, hand(state, 0)[0]))
    assert not legal_actions(state, 0).amend
    assert_refused(state, 0, AmendClue("la la"), Refusal.CLUE_IS_NOT_WRITTEN)


def test_a_clue_can_be_corrected_only_while_cards_are_given() -> None:
    assert_refused(a_table("classic-30", 4, Phase.CLUE), 0, AmendClue("x"), Refusal.NOT_NOW)
    assert_refused(
        a_table("classic-30", 4, Phase.VOTE), 0, AmendClue("x"), Refusal.CARDS_WERE_GIVEN
    )
