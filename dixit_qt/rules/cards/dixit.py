"""Dixit to 30 points, to the last card, and Odyssey: one storyteller, one card to find.

All players but the storyteller give a card (two cards in a game of three) and then vote, but not
for their own card.
"""

from dixit_qt.rules.cards.game import CardRules, family_of, numbers_but
from dixit_qt.rules.cards.scoring import (
    Awards,
    StoryPoints,
    decoy_awards,
    finders,
    single_vote_awards,
    story_awards,
)
from dixit_qt.rules.cards.table import ballots_in, cards_of, has_given, teller_of
from dixit_qt.rules.editions import Edition
from dixit_qt.rules.model import Seat, Side
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.state import GameState


def _sides(seats: int) -> tuple[Side, ...]:
    return tuple(range(seats))


def _listeners(state: GameState) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.ring if seat != state.storyteller)


def _missing_gifts(state: GameState) -> tuple[Seat, ...]:
    return tuple(seat for seat in _listeners(state) if not has_given(state, seat))


def _gift(edition: Edition, players: int) -> int:
    return max(edition.switches.cards_given, 2 if edition.is_three_player_game(players) else 1)


def _no_giver(state: GameState, seat: Seat) -> Refusal | None:
    return Refusal.STORYTELLER_HAS_GIVEN if seat == state.storyteller else None


def _no_voter(state: GameState, seat: Seat) -> Refusal | None:
    return Refusal.STORYTELLER_DOES_NOT_VOTE if seat == state.storyteller else None


def _most_votes(state: GameState) -> int:
    second_from = state.edition.switches.second_vote_from
    return 2 if second_from is not None and state.players >= second_from else 1


def _awards(state: GameState) -> Awards:
    switches = state.edition.switches
    teller, table = teller_of(state), cards_of(state).table
    ballots, listeners = ballots_in(state), _listeners(state)
    found = finders(teller, table, ballots)
    by_three = state.edition.is_three_player_game(state.players)
    lone = switches.lone_finder_points if by_three else switches.found_points
    penalty = min(switches.everybody_found_penalty, state.scores[teller])
    points = StoryPoints(switches.found_points, switches.failed_points, lone, penalty)
    single = switches.single_vote_bonus if _most_votes(state) > 1 else 0
    if len(found) == len(listeners) and not switches.single_vote_bonus_when_all_found:
        single = 0
    found_by = [ballot.seat for ballot in found]
    return (
        *story_awards(teller, listeners, found_by, len(listeners), points),
        *decoy_awards(table, ballots, state.sides, (teller,), switches),
        *(single_vote_awards(found, single) if single else ()),
    )


DIXIT = family_of(
    CardRules(
        sides=_sides,
        clue_with_card=True,
        givers=_missing_gifts,
        gift=_gift,
        no_giver=_no_giver,
        voters=_listeners,
        no_voter=_no_voter,
        most_votes=_most_votes,
        numbers=numbers_but,
        forbidden=Refusal.OWN_CARD,
        with_red=False,
        awards=_awards,
        cards_per_round=lambda edition, players: 1 + (players - 1) * _gift(edition, players),
    )
)
