"""Dixit Party: a clue without a card, and points for being of one mind with others.

FIRST_STORYTELLER  anybody claims the story; no hand has been looked at    -> CLUE
CLUE               the storyteller gives a clue before seeing the own hand -> GIVE
GIVE               everybody gives a card                                  -> VOTE
VOTE               everybody votes, the own card allowed; the storyteller
                   also sets the red marker                                -> scored, next CLUE
"""

from dixit_qt.rules.actions import Give, GiveClue, TakeBack, Vote
from dixit_qt.rules.cards import common, rounds
from dixit_qt.rules.cards.scoring import party_awards
from dixit_qt.rules.cards.view import show_cards
from dixit_qt.rules.editions import Edition
from dixit_qt.rules.model import Cards, Phase, Seat
from dixit_qt.rules.phases import FamilyRules, PhaseRule
from dixit_qt.rules.records import Ballot
from dixit_qt.rules.refusals import Refusal, RuleViolation
from dixit_qt.rules.seatview import NOTHING, CardsView, ClueChoice, Legal, VoteChoice
from dixit_qt.rules.state import GameState


def _setup(edition: Edition, seats: int, cards: Cards, seed: int) -> GameState:
    return common.deal(edition, seats, cards, seed, tuple(range(seats)))


def _clue(state: GameState, seat: Seat, action: GiveClue) -> GameState:
    common.refuse_if(seat != state.storyteller, Refusal.NOT_THE_STORYTELLER)
    common.refuse_if(action.card is not None, Refusal.CLUE_WITHOUT_A_CARD)
    return common.put_clue(state, action)


def _clue_legal(state: GameState, seat: Seat) -> Legal:
    if seat != state.storyteller:
        return NOTHING
    return Legal(clue=ClueChoice(state.edition.switches.clue_kinds, ()))


def _everybody(state: GameState) -> tuple[Seat, ...]:
    return tuple(range(state.seats))


def _missing_gifts(state: GameState) -> tuple[Seat, ...]:
    return tuple(seat for seat, cards in enumerate(common.cards_of(state).given) if not cards)


def _give(state: GameState, seat: Seat, action: Give) -> GameState:
    common.refuse_if(bool(common.cards_of(state).given[seat]), Refusal.ALREADY_GIVEN)
    return common.give_cards(state, seat, action.cards, 1)


def _take_back_gift(state: GameState, seat: Seat, _action: TakeBack) -> GameState:
    return common.take_back_cards(state, seat)


def _give_legal(state: GameState, seat: Seat) -> Legal:
    if common.cards_of(state).given[seat]:
        return common.TAKE_BACK
    return common.give_legal(state, seat, 1)


def _missing_votes(state: GameState) -> tuple[Seat, ...]:
    return common.missing_votes(state, _everybody(state))


def _vote(state: GameState, seat: Seat, action: Vote) -> GameState:
    common.refuse_if(seat not in _missing_votes(state), Refusal.ALREADY_VOTED)
    common.check_numbers(state, action.numbers, 1)
    _check_red(state, seat, action.red)
    return common.cast_ballot(state, Ballot(seat, action.numbers, action.red))


def _check_red(state: GameState, seat: Seat, red: int | None) -> None:
    if seat != state.storyteller:
        common.refuse_if(red is not None, Refusal.RED_IS_THE_STORYTELLERS)
        return
    if red is None:
        raise RuleViolation(Refusal.RED_IS_MISSING)
    common.check_number(state, red)


def _vote_legal(state: GameState, seat: Seat) -> Legal:
    if common.cards_of(state).ballots[seat] is not None:
        return common.TAKE_BACK
    numbers = common.numbers_but(state, ())
    return Legal(vote=VoteChoice(numbers, 1, numbers if seat == state.storyteller else ()))


def _finish(state: GameState) -> GameState:
    return rounds.finish_round(state, party_awards(common.ballots_in(state)))


def _hand_is_hidden(state: GameState, seat: Seat | None) -> bool:
    """The clue comes before the look at the cards; before a claim anybody may be the one."""
    if state.phase is Phase.FIRST_STORYTELLER:
        return seat is not None
    return state.phase is Phase.CLUE and seat is not None and seat == state.storyteller


def _view(state: GameState, seat: Seat | None) -> CardsView:
    return show_cards(state, seat, _everybody(state), hidden=_hand_is_hidden(state, seat))


PARTY = FamilyRules(
    setup=_setup,
    phases={
        Phase.FIRST_STORYTELLER: common.FIRST_STORYTELLER,
        Phase.CLUE: PhaseRule(
            waits_for=common.clue_is_missing,
            actions={GiveClue: _clue},
            legal=_clue_legal,
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
