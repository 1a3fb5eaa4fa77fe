"""Dixit to 30 points, to the last card, and Odyssey: one storyteller, one card to find.

FIRST_STORYTELLER  anybody claims the story (first round only)        -> CLUE
CLUE               the storyteller gives a clue with a card           -> GIVE
GIVE               everybody else gives a card (of three players two) -> VOTE
VOTE               everybody else votes, never for one's own card     -> scored, next CLUE
"""

from dixit_qt.rules.actions import Give, GiveClue, TakeBack, Vote
from dixit_qt.rules.cards import common, rounds
from dixit_qt.rules.cards.scoring import (
    TOLD_STORY,
    Awards,
    decoy_awards,
    finders,
    single_vote_awards,
    story_awards,
)
from dixit_qt.rules.cards.view import show_cards
from dixit_qt.rules.editions import Edition
from dixit_qt.rules.model import Cards, Phase, Seat
from dixit_qt.rules.phases import FamilyRules, PhaseRule
from dixit_qt.rules.records import Ballot
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.seatview import NOTHING, CardsView, Legal, VoteChoice
from dixit_qt.rules.state import GameState

THREE = 3


def _setup(edition: Edition, seats: int, cards: Cards, seed: int) -> GameState:
    return common.deal(edition, seats, cards, seed, tuple(range(seats)))


def _listeners(state: GameState) -> tuple[Seat, ...]:
    """Everybody but the storyteller."""
    return tuple(seat for seat in range(state.seats) if seat != state.storyteller)


def _missing_gifts(state: GameState) -> tuple[Seat, ...]:
    given = common.cards_of(state).given
    return tuple(seat for seat in _listeners(state) if not given[seat])


def _gift(state: GameState) -> int:
    return 2 if state.seats == THREE else 1


def _give(state: GameState, seat: Seat, action: Give) -> GameState:
    common.refuse_if(seat == state.storyteller, Refusal.STORYTELLER_HAS_GIVEN)
    common.refuse_if(bool(common.cards_of(state).given[seat]), Refusal.ALREADY_GIVEN)
    return common.give_cards(state, seat, action.cards, _gift(state))


def _take_back_gift(state: GameState, seat: Seat, _action: TakeBack) -> GameState:
    common.refuse_if(seat == state.storyteller, Refusal.NOTHING_TO_TAKE_BACK)
    return common.take_back_cards(state, seat)


def _give_legal(state: GameState, seat: Seat) -> Legal:
    if seat == state.storyteller:
        return NOTHING
    if common.cards_of(state).given[seat]:
        return common.TAKE_BACK
    return common.give_legal(state, seat, _gift(state))


def _most_votes(state: GameState) -> int:
    second_from = state.edition.switches.second_vote_from
    return 2 if second_from is not None and state.seats >= second_from else 1


def _missing_votes(state: GameState) -> tuple[Seat, ...]:
    return common.missing_votes(state, _listeners(state))


def _vote(state: GameState, seat: Seat, action: Vote) -> GameState:
    common.refuse_if(seat == state.storyteller, Refusal.STORYTELLER_DOES_NOT_VOTE)
    common.refuse_if(seat not in _missing_votes(state), Refusal.ALREADY_VOTED)
    common.refuse_if(action.red is not None, Refusal.NO_RED_IN_THIS_EDITION)
    common.check_numbers(state, action.numbers, _most_votes(state))
    own = any(common.owner(state, number) == seat for number in action.numbers)
    common.refuse_if(own, Refusal.OWN_CARD)
    return common.cast_ballot(state, Ballot(seat, action.numbers))


def _vote_legal(state: GameState, seat: Seat) -> Legal:
    if seat == state.storyteller:
        return NOTHING
    if common.cards_of(state).ballots[seat] is not None:
        return common.TAKE_BACK
    return Legal(vote=VoteChoice(common.numbers_but(state, (seat,)), _most_votes(state)))


def _awards(state: GameState) -> Awards:
    switches = state.edition.switches
    teller, table = common.teller_of(state), common.cards_of(state).table
    ballots, listeners = common.ballots_in(state), _listeners(state)
    found = finders(teller, table, ballots)
    lone = switches.lone_finder_points if state.seats == THREE else TOLD_STORY
    single = switches.single_vote_bonus and _most_votes(state) > 1
    if len(found) == len(listeners):
        single = single and switches.single_vote_bonus_when_all_found
    return (
        *story_awards(teller, listeners, [b.seat for b in found], len(listeners), lone),
        *decoy_awards(table, ballots, state.sides, (teller,), switches.vote_bonus_cap),
        *(single_vote_awards(found) if single else ()),
    )


def _finish(state: GameState) -> GameState:
    return rounds.finish_round(state, _awards(state))


def _view(state: GameState, seat: Seat | None) -> CardsView:
    return show_cards(state, seat, _listeners(state))


DIXIT = FamilyRules(
    setup=_setup,
    phases={
        Phase.FIRST_STORYTELLER: common.FIRST_STORYTELLER,
        Phase.CLUE: PhaseRule(
            waits_for=common.clue_is_missing,
            actions={GiveClue: common.clue_with_card},
            legal=common.clue_with_card_legal,
            follow=common.to_give,
        ),
        Phase.GIVE: PhaseRule(
            waits_for=_missing_gifts,
            actions={Give: _give, TakeBack: _take_back_gift},
            legal=_give_legal,
            follow=common.lay_table,
        ),
        Phase.VOTE: PhaseRule(
            waits_for=_missing_votes,
            actions={Vote: _vote, TakeBack: common.take_back_vote},
            legal=_vote_legal,
            follow=_finish,
        ),
    },
    misplaced=common.misplaced,
    rounds_in_all=rounds.rounds_in_all,
    cards_view=_view,
)
