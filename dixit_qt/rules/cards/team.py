"""Team Dixit: two players who sit opposite each other form a team and share a score.

The storyteller's partner gives a card, and so does one player of each rival team: the first to act
gives, the other will vote.
"""

from dixit_qt.rules.cards.game import CardRules, family_of, numbers_but
from dixit_qt.rules.cards.scoring import (
    Awards,
    StoryPoints,
    decoy_awards,
    finders,
    story_awards,
)
from dixit_qt.rules.cards.table import ballots_in, cards_of, has_given, teller_of
from dixit_qt.rules.model import Seat, Side
from dixit_qt.rules.refusals import Refusal
from dixit_qt.rules.state import GameState
from dixit_qt.rules.table import partner, sides_in_play


def _sides(seats: int) -> tuple[Side, ...]:
    return tuple(range(seats // 2)) * 2


def _partner_has_given(state: GameState, seat: Seat) -> bool:
    other = partner(state, seat)
    return other is not None and has_given(state, other)


def _missing_gifts(state: GameState) -> tuple[Seat, ...]:
    return tuple(
        seat for seat in state.ring if not has_given(state, seat) and _no_giver(state, seat) is None
    )


def _no_giver(state: GameState, seat: Seat) -> Refusal | None:
    if seat == state.storyteller:
        return Refusal.STORYTELLER_HAS_GIVEN
    beside_the_teller = partner(state, seat) == state.storyteller
    if _partner_has_given(state, seat) and not beside_the_teller:
        return Refusal.TEAMMATE_HAS_GIVEN
    return None


def _givers(state: GameState) -> set[Seat]:
    """The seats that have given a card."""
    game = cards_of(state)
    on_the_way = {seat for seat, cards in enumerate(game.given) if cards}
    return on_the_way | {laid.owner for laid in game.table}


def _voters(state: GameState) -> tuple[Seat, ...]:
    """The voters: in each rival team, the player whose partner gave the card."""
    home, givers = state.sides[teller_of(state)], _givers(state)
    return tuple(
        seat for seat in state.ring if state.sides[seat] != home and partner(state, seat) in givers
    )


def _no_voter(state: GameState, seat: Seat) -> Refusal | None:
    if seat == state.storyteller:
        return Refusal.STORYTELLER_DOES_NOT_VOTE
    return None if seat in _voters(state) else Refusal.GIVER_DOES_NOT_VOTE


def _numbers(state: GameState, seat: Seat) -> tuple[int, ...]:
    allowed = state.edition.switches.vote_for_teammate
    return numbers_but(state) if allowed else numbers_but(state, partner(state, seat))


def _awards(state: GameState) -> Awards:
    """Points belong to teams. A card of the storyteller's partner is an ordinary decoy."""
    switches, sides = state.edition.switches, state.sides
    teller, table = teller_of(state), cards_of(state).table
    home, ballots = sides[teller], ballots_in(state)
    found_by = [sides[ballot.seat] for ballot in finders(teller, table, ballots)]
    rivals = [side for side in sides_in_play(state) if side != home]
    without = (teller, None if switches.partner_card_scores else partner(state, teller))
    penalty = min(switches.everybody_found_penalty, state.scores[home])
    found = switches.found_points
    points = StoryPoints(found, switches.failed_points, found, penalty)
    return (
        *story_awards(home, rivals, found_by, len(rivals), points),
        *decoy_awards(table, ballots, sides, without, switches),
    )


TEAM = family_of(
    CardRules(
        sides=_sides,
        clue_with_card=True,
        givers=_missing_gifts,
        gift=lambda _edition, _players: 1,
        no_giver=_no_giver,
        voters=_voters,
        no_voter=_no_voter,
        most_votes=lambda _state: 1,
        numbers=_numbers,
        forbidden=Refusal.TEAMMATES_CARD,
        with_red=False,
        awards=_awards,
        cards_per_round=lambda _edition, players: players // 2 + 1,
    )
)
