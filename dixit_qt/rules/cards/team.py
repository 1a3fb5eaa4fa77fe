"""Team Dixit: two sit opposite each other and share a rabbit.

FIRST_STORYTELLER  anybody claims the story (first round only)              -> CLUE
CLUE               the storyteller gives a clue with a card                 -> GIVE
GIVE               the partner gives a card, and so does one of each rival
                   team: whoever is first gives, the other one will vote    -> VOTE
VOTE               the voter of each rival team votes                       -> scored, next CLUE
"""

from dixit_qt.rules.actions import Give, GiveClue, TakeBack, Vote
from dixit_qt.rules.cards import common, rounds
from dixit_qt.rules.cards.scoring import TOLD_STORY, Awards, decoy_awards, finders, story_awards
from dixit_qt.rules.cards.view import show_cards
from dixit_qt.rules.editions import Edition
from dixit_qt.rules.model import Cards, Phase, Seat
from dixit_qt.rules.phases import FamilyRules, PhaseRule
from dixit_qt.rules.records import Ballot
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.seatview import NOTHING, CardsView, Legal, VoteChoice
from dixit_qt.rules.state import GameState


def _setup(edition: Edition, seats: int, cards: Cards, seed: int) -> GameState:
    sides = tuple(range(seats // 2)) * 2
    return common.deal(edition, seats, cards, seed, sides)


def _partner(state: GameState, seat: Seat) -> Seat:
    return (seat + state.seats // 2) % state.seats


def _has_given(state: GameState, seat: Seat) -> bool:
    return bool(common.cards_of(state).given[seat])


def _is_teller(state: GameState, seat: Seat) -> bool:
    return seat == state.storyteller


def _rivals(state: GameState) -> tuple[Seat, ...]:
    side = state.sides[common.teller_of(state)]
    return tuple(seat for seat in range(state.seats) if state.sides[seat] != side)


def _missing_gifts(state: GameState) -> tuple[Seat, ...]:
    partner = _partner(state, common.teller_of(state))
    return tuple(
        seat
        for seat in range(state.seats)
        if not _is_teller(state, seat)
        and not _has_given(state, seat)
        and (seat == partner or not _has_given(state, _partner(state, seat)))
    )


def _give(state: GameState, seat: Seat, action: Give) -> GameState:
    common.refuse_if(_is_teller(state, seat), Refusal.STORYTELLER_HAS_GIVEN)
    common.refuse_if(_has_given(state, seat), Refusal.ALREADY_GIVEN)
    common.refuse_if(seat not in _missing_gifts(state), Refusal.TEAMMATE_HAS_GIVEN)
    return common.give_cards(state, seat, action.cards, 1)


def _take_back_gift(state: GameState, seat: Seat, _action: TakeBack) -> GameState:
    common.refuse_if(_is_teller(state, seat), Refusal.NOTHING_TO_TAKE_BACK)
    return common.take_back_cards(state, seat)


def _give_legal(state: GameState, seat: Seat) -> Legal:
    if _is_teller(state, seat):
        return NOTHING
    if _has_given(state, seat):
        return common.TAKE_BACK
    may = seat in _missing_gifts(state)
    return common.give_legal(state, seat, 1) if may else NOTHING


def _givers(state: GameState) -> set[Seat]:
    """Whose card is on the table or on its way there."""
    game = common.cards_of(state)
    on_the_way = {seat for seat, cards in enumerate(game.given) if cards}
    return on_the_way | {laid.owner for laid in game.table}


def _voters(state: GameState) -> tuple[Seat, ...]:
    givers = _givers(state)
    return tuple(seat for seat in _rivals(state) if _partner(state, seat) in givers)


def _missing_votes(state: GameState) -> tuple[Seat, ...]:
    return common.missing_votes(state, _voters(state))


def _vote(state: GameState, seat: Seat, action: Vote) -> GameState:
    common.refuse_if(_is_teller(state, seat), Refusal.STORYTELLER_DOES_NOT_VOTE)
    common.refuse_if(seat not in _voters(state), Refusal.GIVER_DOES_NOT_VOTE)
    common.refuse_if(seat not in _missing_votes(state), Refusal.ALREADY_VOTED)
    common.refuse_if(action.red is not None, Refusal.NO_RED_IN_THIS_EDITION)
    common.check_numbers(state, action.numbers, 1)
    common.refuse_if(action.numbers[0] not in _numbers(state, seat), Refusal.TEAMMATES_CARD)
    return common.cast_ballot(state, Ballot(seat, action.numbers))


def _numbers(state: GameState, seat: Seat) -> tuple[int, ...]:
    allowed = state.edition.switches.vote_for_teammate
    return common.numbers_but(state, () if allowed else (_partner(state, seat),))


def _vote_legal(state: GameState, seat: Seat) -> Legal:
    if common.cards_of(state).ballots[seat] is not None:
        return common.TAKE_BACK
    if seat not in _voters(state):
        return NOTHING
    return Legal(vote=VoteChoice(_numbers(state, seat)))


def _awards(state: GameState) -> Awards:
    """Points belong to teams; a card of the storyteller's partner is an ordinary decoy."""
    switches, sides = state.edition.switches, state.sides
    teller, table = common.teller_of(state), common.cards_of(state).table
    ballots = common.ballots_in(state)
    found_by = [sides[ballot.seat] for ballot in finders(teller, table, ballots)]
    rivals = [side for side in range(len(state.scores)) if side != sides[teller]]
    partner = () if switches.partner_card_scores else (_partner(state, teller),)
    return (
        *story_awards(sides[teller], rivals, found_by, len(rivals), TOLD_STORY),
        *decoy_awards(table, ballots, sides, (teller, *partner), switches.vote_bonus_cap),
    )


def _finish(state: GameState) -> GameState:
    return rounds.finish_round(state, _awards(state))


def _view(state: GameState, seat: Seat | None) -> CardsView:
    open_roles = state.phase in (Phase.GIVE, Phase.VOTE)
    return show_cards(state, seat, _voters(state) if open_roles else ())


TEAM = FamilyRules(
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
