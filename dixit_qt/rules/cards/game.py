"""The phase table that Dixit, Party and Team share, with what each of them fills in.

    FIRST_STORYTELLER  any player claims the story (first round only)  -> CLUE
    CLUE               the storyteller gives a clue                    -> GIVE
    GIVE               cards are given; a grace period                 -> VOTE
    VOTE               votes are cast; a grace period                  -> scored, next CLUE

The storyteller can take the clue back until the first card is given to it, and can correct its
words while cards are given.
"""

from collections.abc import Callable

from msgspec.structs import replace

from dixit_qt.rules.actions import (
    Action,
    AmendClue,
    ClaimStory,
    Give,
    GiveClue,
    TakeBack,
    Vote,
    clue_words,
)
from dixit_qt.rules.cards import rounds
from dixit_qt.rules.cards.scoring import Awards
from dixit_qt.rules.cards.table import (
    ballot_of,
    cards_of,
    deal,
    hand_back,
    hand_over,
    has_given,
    lay_table,
    own_cards,
    public_cards,
    teller_of,
    with_ballot,
    with_game,
)
from dixit_qt.rules.editions import Edition
from dixit_qt.rules.house.afterwards import show_hearts
from dixit_qt.rules.house.switches import End
from dixit_qt.rules.model import MAX_CLUE, Clue, ClueKind, Phase, Record, Seat, Side
from dixit_qt.rules.phases import FamilyRules, PhaseRule, Shown
from dixit_qt.rules.records import Ballot
from dixit_qt.rules.refusals import Refusal, RuleViolation, refuse_if
from dixit_qt.rules.seatview import NOTHING, CardsView, ClueChoice, GiveChoice, Legal, VoteChoice
from dixit_qt.rules.state import GameState, Setup

Reason = Refusal | None


class CardRules(Record, frozen=True):
    """How the three games differ.

    The phase GIVE lasts until all `givers` have given; `gift` is how many cards each gives.
    `no_giver` and `no_voter` say why a seat doesn't give or vote. A seat may vote for `numbers`;
    `forbidden` says why not for another card. `with_red` adds the storyteller's red marker.
    `cards_per_round` is how many cards leave the draw pile in a round.
    """

    sides: Callable[[int], tuple[Side, ...]]
    clue_with_card: bool
    givers: Callable[[GameState], tuple[Seat, ...]]
    gift: Callable[[Edition, int], int]
    no_giver: Callable[[GameState, Seat], Reason]
    voters: Callable[[GameState], tuple[Seat, ...]]
    no_voter: Callable[[GameState, Seat], Reason]
    most_votes: Callable[[GameState], int]
    numbers: Callable[[GameState, Seat], tuple[int, ...]]
    forbidden: Refusal
    with_red: bool
    awards: Callable[[GameState], Awards]
    cards_per_round: Callable[[Edition, int], int]


TAKE_BACK = Legal(take_back=True)


def family_of(rules: CardRules) -> FamilyRules:
    def setup(given: Setup) -> GameState:
        return deal(given, rules.sides(given.players), cards_needed(given.edition, given.players))

    def public(state: GameState) -> CardsView:
        return public_cards(state, rules.voters)

    def own(view: CardsView, state: GameState, seat: Seat) -> CardsView:
        hidden = not rules.clue_with_card and _clue_comes_first(state, seat)
        return own_cards(view, state, seat, hidden=hidden)

    def finish_round(state: GameState) -> GameState:
        return rounds.finish_round(state, rules.awards(state))

    def suffices(edition: Edition, players: int, pictures: int) -> int | None:
        per_round = rules.cards_per_round(edition, players)
        return _rounds_without_return(edition, players, pictures, per_round)

    return FamilyRules(
        setup=setup,
        phases={
            Phase.FIRST_STORYTELLER: FIRST_STORYTELLER,
            Phase.CLUE: _clue_phase(rules),
            Phase.GIVE: _give_phase(rules),
            Phase.VOTE: _vote_phase(rules, finish_round),
        },
        misplaced=_misplaced,
        rounds_in_all=lambda state: rounds.rounds_in_all(
            state, rules.cards_per_round(state.edition, state.players)
        ),
        cards_needed=cards_needed,
        cards_per_round=rules.cards_per_round,
        rounds_without_return=suffices,
        check_cards=lambda state: rounds.check_pile(state, rules.cards_per_round),
        add_chairs=rounds.add_chairs,
        take_chairs=rounds.take_chairs,
        finish=rounds.over,
        cards_view=Shown(public, own),
    )


def cards_needed(edition: Edition, players: int) -> int:
    """How many pictures a game needs. In a game to the last card at least one card must be left in
    the draw pile after dealing."""
    return players * edition.hand_size(players) + (edition.switches.end is End.LAST_CARD)


def _rounds_without_return(
    edition: Edition, players: int, pictures: int, per_round: int
) -> int | None:
    """A game to the last card needs at least one card in the draw pile after dealing. None if the
    game ends before pictures come back; no cards are drawn after the last round."""
    enough = (pictures - players * edition.hand_size(players)) // per_round + 1
    laps = edition.switches.laps if edition.switches.end is End.LAPS else None
    return enough if laps is None or enough < players * laps else None


def _claim(state: GameState, seat: Seat, _action: ClaimStory) -> GameState:
    return replace(state, storyteller=seat)


def _claim_legal(_state: GameState, _seat: Seat) -> Legal:
    return Legal(claim=True)


def _nobody_tells(state: GameState) -> tuple[Seat, ...]:
    return state.ring if state.storyteller is None else ()


def _to_clue(state: GameState) -> GameState:
    return replace(state, phase=Phase.CLUE)


# The clue


FIRST_STORYTELLER = PhaseRule(_nobody_tells, {ClaimStory: _claim}, _claim_legal, _to_clue)


def _clue_phase(rules: CardRules) -> PhaseRule:
    def give_clue(state: GameState, seat: Seat, action: GiveClue) -> GameState:
        refuse_if(seat != state.storyteller, Refusal.NOT_THE_STORYTELLER)
        if rules.clue_with_card:
            state = _with_told_card(state, seat, action)
        else:
            refuse_if(action.card is not None, Refusal.CLUE_WITHOUT_A_CARD)
        game = replace(cards_of(state), clue=_clue(state, action))
        return show_hearts(with_game(state, game))

    def legal(state: GameState, seat: Seat) -> Legal:
        if seat != state.storyteller:
            return NOTHING
        cards = cards_of(state).hands[seat] if rules.clue_with_card else ()
        return Legal(clue=ClueChoice(state.edition.switches.clue_kinds, cards))

    def waits_for(state: GameState) -> tuple[Seat, ...]:
        return (teller_of(state),) if cards_of(state).clue is None else ()

    def to_give(state: GameState) -> GameState:
        return replace(state, phase=Phase.GIVE)

    return PhaseRule(waits_for, {GiveClue: give_clue}, legal, to_give)


def _with_told_card(state: GameState, seat: Seat, action: GiveClue) -> GameState:
    card = action.card
    if card is None:
        raise RuleViolation(Refusal.CLUE_NEEDS_A_CARD)
    refuse_if(card not in cards_of(state).hands[seat], Refusal.CARD_NOT_IN_HAND)
    return hand_over(state, seat, (card,))


def _clue(state: GameState, action: GiveClue) -> Clue:
    refuse_if(action.kind not in state.edition.switches.clue_kinds, Refusal.CLUE_KIND_NOT_ALLOWED)
    return Clue(action.kind, _checked_words(action.text, action.kind))


def _checked_words(text: str, kind: ClueKind) -> str:
    words = clue_words(text)
    refuse_if(kind is ClueKind.WRITTEN and not words, Refusal.CLUE_NEEDS_WORDS)
    refuse_if(len(words) > MAX_CLUE, Refusal.CLUE_TOO_LONG)
    return words


def _clue_comes_first(state: GameState, seat: Seat) -> bool:
    """Whether this hand is still hidden: in Party the storyteller gives the clue before seeing
    their cards. Before anyone has claimed the story, any player may become the storyteller, so all
    hands stay hidden.
    """
    if state.phase is Phase.FIRST_STORYTELLER:
        return True
    return state.phase is Phase.CLUE and seat == state.storyteller


def _amend_clue(state: GameState, seat: Seat, action: AmendClue) -> GameState:
    clue = cards_of(state).clue
    refuse_if(seat != state.storyteller, Refusal.NOT_THE_STORYTELLER)
    if clue is None or clue.kind is not ClueKind.WRITTEN:
        raise RuleViolation(Refusal.CLUE_IS_NOT_WRITTEN)
    clue = Clue(clue.kind, _checked_words(action.text, clue.kind), amended=True)
    return with_game(state, replace(cards_of(state), clue=clue))


def _may_amend(state: GameState, seat: Seat) -> bool:
    clue = cards_of(state).clue
    return seat == state.storyteller and clue is not None and clue.kind is ClueKind.WRITTEN


# Giving


def _give_phase(rules: CardRules) -> PhaseRule:
    def give(state: GameState, seat: Seat, action: Give) -> GameState:
        _refuse(rules.no_giver(state, seat))
        refuse_if(has_given(state, seat), Refusal.ALREADY_GIVEN)
        count = rules.gift(state.edition, state.players)
        refuse_if(len(action.cards) != count, Refusal.WRONG_NUMBER_OF_CARDS)
        refuse_if(len(set(action.cards)) != count, Refusal.SAME_CARD_TWICE)
        in_hand = set(action.cards) <= set(cards_of(state).hands[seat])
        refuse_if(not in_hand, Refusal.CARD_NOT_IN_HAND)
        return hand_over(state, seat, action.cards)

    def take_back(state: GameState, seat: Seat, _action: TakeBack) -> GameState:
        if seat == state.storyteller and rules.clue_with_card:
            return _take_clue_back(state, seat)
        nothing = Refusal.HAND_WAS_SEEN if seat == state.storyteller else None
        refuse_if(not has_given(state, seat), nothing or Refusal.NOTHING_TO_TAKE_BACK)
        return hand_back(state, seat)

    def legal(state: GameState, seat: Seat) -> Legal:
        if seat == state.storyteller and rules.clue_with_card:
            may = not _somebody_answered(state)
        else:
            may = has_given(state, seat)
        choice = None
        if not has_given(state, seat) and rules.no_giver(state, seat) is None:
            count = rules.gift(state.edition, state.players)
            choice = GiveChoice(cards_of(state).hands[seat], count)
        return Legal(give=choice, take_back=may, amend=_may_amend(state, seat))

    return PhaseRule(
        rules.givers,
        {Give: give, TakeBack: take_back, AmendClue: _amend_clue},
        legal,
        lay_table,
        grace=True,
    )


def _somebody_answered(state: GameState) -> bool:
    return any(
        cards for seat, cards in enumerate(cards_of(state).given) if seat != state.storyteller
    )


def _take_clue_back(state: GameState, seat: Seat) -> GameState:
    refuse_if(_somebody_answered(state), Refusal.CARDS_WERE_GIVEN)
    state = hand_back(state, seat)
    return replace(state, phase=Phase.CLUE, game=replace(cards_of(state), clue=None))


# Voting


def _vote_phase(rules: CardRules, follow: Callable[[GameState], GameState]) -> PhaseRule:
    def waits_for(state: GameState) -> tuple[Seat, ...]:
        return tuple(s for s in rules.voters(state) if ballot_of(state, s) is None)

    def vote(state: GameState, seat: Seat, action: Vote) -> GameState:
        _refuse(rules.no_voter(state, seat))
        refuse_if(ballot_of(state, seat) is not None, Refusal.ALREADY_VOTED)
        _check_numbers(state, action.numbers, rules.most_votes(state))
        allowed = set(action.numbers) <= set(rules.numbers(state, seat))
        refuse_if(not allowed, rules.forbidden)
        _check_red(state, seat, action.red, with_red=rules.with_red)
        return with_ballot(state, seat, Ballot(seat, action.numbers, action.red))

    def legal(state: GameState, seat: Seat) -> Legal:
        if rules.no_voter(state, seat) is not None:
            return NOTHING
        if ballot_of(state, seat) is not None:
            return TAKE_BACK
        numbers = rules.numbers(state, seat)
        reds = numbers if rules.with_red and seat == state.storyteller else ()
        return Legal(vote=VoteChoice(numbers, rules.most_votes(state), reds))

    return PhaseRule(waits_for, {Vote: vote, TakeBack: _take_vote_back}, legal, follow, grace=True)


def _take_vote_back(state: GameState, seat: Seat, _action: TakeBack) -> GameState:
    nothing = Refusal.CARDS_WERE_GIVEN if seat == state.storyteller else None
    refuse_if(ballot_of(state, seat) is None, nothing or Refusal.NOTHING_TO_TAKE_BACK)
    return with_ballot(state, seat, None)


def _check_numbers(state: GameState, numbers: tuple[int, ...], most: int) -> None:
    refuse_if(not numbers, Refusal.EMPTY_VOTE)
    refuse_if(len(numbers) > most, Refusal.TOO_MANY_VOTES)
    refuse_if(len(set(numbers)) != len(numbers), Refusal.SAME_CARD_VOTED_TWICE)
    for number in numbers:
        _check_number(state, number)


def _check_number(state: GameState, number: int) -> None:
    refuse_if(not 1 <= number <= len(cards_of(state).table), Refusal.NO_SUCH_NUMBER)


def _check_red(state: GameState, seat: Seat, red: int | None, *, with_red: bool) -> None:
    if not with_red:
        refuse_if(red is not None, Refusal.NO_RED_IN_THIS_EDITION)
    elif seat != state.storyteller:
        refuse_if(red is not None, Refusal.RED_IS_THE_STORYTELLERS)
    elif red is None:
        raise RuleViolation(Refusal.RED_IS_MISSING)
    else:
        _check_number(state, red)


def numbers_but(state: GameState, *owners: Seat | None) -> tuple[int, ...]:
    """The numbers of the cards on the table that don't belong to these seats."""
    table = cards_of(state).table
    return tuple(n for n, laid in enumerate(table, 1) if laid.owner not in owners)


def _refuse(reason: Reason) -> None:
    if reason is not None:
        raise RuleViolation(reason)


def _misplaced(state: GameState, seat: Seat, action: Action) -> Refusal:
    """Why an action that isn't part of this phase is refused."""
    match action:
        case ClaimStory():
            return Refusal.STORYTELLER_IS_KNOWN
        case GiveClue() if state.storyteller not in (None, seat):
            return Refusal.NOT_THE_STORYTELLER
        case AmendClue() if state.phase is Phase.VOTE:
            return Refusal.CARDS_WERE_GIVEN
        case _:
            return Refusal.NOT_NOW
