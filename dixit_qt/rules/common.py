"""What Dixit, Party and Team share: dealing, the clue, giving, the table, the end of a round."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from dixit_qt.rules.actions import MAX_CLUE, Action, ClaimStory, Give, GiveClue, clue_words
from dixit_qt.rules.chance import shuffle, shuffled
from dixit_qt.rules.editions import Edition, End
from dixit_qt.rules.model import CardId, Cards, Clue, ClueKind, Phase, Seat, Side
from dixit_qt.rules.phases import PhaseRule
from dixit_qt.rules.records import (
    Award,
    Ballot,
    EndReason,
    Outcome,
    RoundRecord,
    TableCard,
    TieBreak,
)
from dixit_qt.rules.refusals import Refusal, RuleViolation
from dixit_qt.rules.seatview import NOTHING, ClueChoice, GiveChoice, Legal
from dixit_qt.rules.state import CardGame, GameState
from dixit_qt.rules.tuples import put, without

TAKE_BACK = Legal(take_back=True)


def refuse_if(condition: bool, code: Refusal) -> None:
    if condition:
        raise RuleViolation(code)


def cards_of(state: GameState) -> CardGame:
    return cast("CardGame", state.game)


def teller_of(state: GameState) -> Seat:
    """The storyteller, once there is one."""
    return cast("Seat", state.storyteller)


def with_cards(state: GameState, **changes: Any) -> GameState:
    return replace(state, game=replace(cards_of(state), **changes))


# Before the game


def deal(edition: Edition, seats: int, cards: Cards, seed: int, sides: tuple[Side, ...]) -> GameState:
    hand = edition.hand_size(seats)
    _check_deck(edition, seats * hand, len(cards.pictures))
    deck = shuffled(cards.pictures, seed, 0)
    game = CardGame(
        pile=deck[seats * hand :],
        discard=(),
        hands=tuple(deck[seat * hand : (seat + 1) * hand] for seat in range(seats)),
        clue=None,
        given=((),) * seats,
        table=(),
        ballots=(None,) * seats,
    )
    return GameState(
        edition=edition,
        seats=seats,
        seed=seed,
        shuffles=1,
        phase=Phase.FIRST_STORYTELLER,
        round=1,
        storyteller=None,
        sides=sides,
        scores=(0,) * len(set(sides)),
        game=game,
        history=(),
        outcome=None,
    )


def _check_deck(edition: Edition, hands: int, pictures: int) -> None:
    """The last card can only be taken from a pile that has one."""
    least = hands + (edition.switches.end is End.LAST_CARD)
    if pictures < least:
        raise RuleViolation(Refusal.TOO_FEW_CARDS, f"{pictures} of {least}")


# The first storyteller and the clue


def _claim(state: GameState, seat: Seat, _action: ClaimStory) -> GameState:
    return replace(state, storyteller=seat)


def _open_claim(state: GameState) -> tuple[Seat, ...]:
    return tuple(range(state.seats)) if state.storyteller is None else ()


def to_clue(state: GameState) -> GameState:
    return replace(state, phase=Phase.CLUE)


FIRST_STORYTELLER = PhaseRule(
    waits_for=_open_claim,
    actions={ClaimStory: _claim},
    legal=lambda _state, _seat: Legal(claim=True),
    follow=to_clue,
)


def clue_is_missing(state: GameState) -> tuple[Seat, ...]:
    return (teller_of(state),) if cards_of(state).clue is None else ()


def clue_with_card(state: GameState, seat: Seat, action: GiveClue) -> GameState:
    refuse_if(seat != state.storyteller, Refusal.NOT_THE_STORYTELLER)
    card = action.card
    if card is None:
        raise RuleViolation(Refusal.CLUE_NEEDS_A_CARD)
    refuse_if(card not in cards_of(state).hands[seat], Refusal.CARD_NOT_IN_HAND)
    return hand_over(with_cards(state, clue=checked_clue(state, action)), seat, (card,))


def clue_with_card_legal(state: GameState, seat: Seat) -> Legal:
    if seat != state.storyteller:
        return NOTHING
    return Legal(clue=ClueChoice(state.edition.switches.clue_kinds, cards_of(state).hands[seat]))


def checked_clue(state: GameState, action: GiveClue) -> Clue:
    words = clue_words(action.text)
    allowed = action.kind in state.edition.switches.clue_kinds
    refuse_if(not allowed, Refusal.CLUE_KIND_NOT_ALLOWED)
    refuse_if(action.kind is ClueKind.WRITTEN and not words, Refusal.CLUE_NEEDS_WORDS)
    refuse_if(len(words) > MAX_CLUE, Refusal.CLUE_TOO_LONG)
    return Clue(action.kind, words)


def to_give(state: GameState) -> GameState:
    return replace(state, phase=Phase.GIVE)


# Giving


def hand_over(state: GameState, seat: Seat, cards: tuple[CardId, ...]) -> GameState:
    """From the hand onto the way to the table."""
    game = cards_of(state)
    hands = put(game.hands, seat, without(game.hands[seat], cards))
    return with_cards(state, hands=hands, given=put(game.given, seat, cards))


def give_cards(state: GameState, seat: Seat, cards: tuple[CardId, ...], count: int) -> GameState:
    hand = cards_of(state).hands[seat]
    refuse_if(len(cards) != count, Refusal.WRONG_NUMBER_OF_CARDS)
    refuse_if(len(set(cards)) != count, Refusal.SAME_CARD_TWICE)
    refuse_if(not set(cards) <= set(hand), Refusal.CARD_NOT_IN_HAND)
    return hand_over(state, seat, cards)


def give_legal(state: GameState, seat: Seat, count: int) -> Legal:
    return Legal(give=GiveChoice(cards_of(state).hands[seat], count))


def take_back_cards(state: GameState, seat: Seat) -> GameState:
    game = cards_of(state)
    refuse_if(not game.given[seat], Refusal.NOTHING_TO_TAKE_BACK)
    hand = (*game.hands[seat], *game.given[seat])
    return with_cards(state, hands=put(game.hands, seat, hand), given=put(game.given, seat, ()))


def lay_table(state: GameState) -> GameState:
    """All given cards, shuffled, face up; the order tells nothing about who gave what."""
    given = cards_of(state).given
    laid = (TableCard(card, seat) for seat, cards in enumerate(given) for card in cards)
    table, state = shuffle(state, laid)
    return with_cards(replace(state, phase=Phase.VOTE), table=table, given=((),) * state.seats)


# Voting


def check_numbers(state: GameState, numbers: tuple[int, ...], most: int) -> None:
    refuse_if(not numbers, Refusal.EMPTY_VOTE)
    refuse_if(len(numbers) > most, Refusal.TOO_MANY_VOTES)
    refuse_if(len(set(numbers)) != len(numbers), Refusal.SAME_CARD_VOTED_TWICE)
    for number in numbers:
        check_number(state, number)


def check_number(state: GameState, number: int) -> None:
    refuse_if(not 1 <= number <= len(cards_of(state).table), Refusal.NO_SUCH_NUMBER)


def owner(state: GameState, number: int) -> Seat:
    return cards_of(state).table[number - 1].owner


def numbers_but(state: GameState, owners: Sequence[Seat]) -> tuple[int, ...]:
    """The numbers of the cards on the table that do not belong to these seats."""
    table = cards_of(state).table
    return tuple(n for n, laid in enumerate(table, 1) if laid.owner not in owners)


def cast_ballot(state: GameState, ballot: Ballot) -> GameState:
    return with_cards(state, ballots=put(cards_of(state).ballots, ballot.seat, ballot))


def take_back_vote(state: GameState, seat: Seat, _action: Action) -> GameState:
    ballots = cards_of(state).ballots
    refuse_if(ballots[seat] is None, Refusal.NOTHING_TO_TAKE_BACK)
    return with_cards(state, ballots=put(ballots, seat, None))


def missing_votes(state: GameState, voters: tuple[Seat, ...]) -> tuple[Seat, ...]:
    ballots = cards_of(state).ballots
    return tuple(seat for seat in voters if ballots[seat] is None)


def ballots_in(state: GameState) -> tuple[Ballot, ...]:
    return tuple(ballot for ballot in cards_of(state).ballots if ballot is not None)


# The end of a round


def finish_round(state: GameState, awards: tuple[Award, ...]) -> GameState:
    """Write the scores and the record, clear the table, and go on or end the game."""
    game = cards_of(state)
    scores = list(state.scores)
    for award in awards:
        scores[award.side] += award.points
    record = RoundRecord(
        number=state.round,
        storyteller=teller_of(state),
        awards=awards,
        scores=tuple(scores),
        clue=game.clue,
        table=game.table,
        ballots=ballots_in(state),
    )
    cleared = replace(
        game,
        discard=game.discard + tuple(laid.card for laid in game.table),
        clue=None,
        table=(),
        ballots=(None,) * state.seats,
    )
    history = (*state.history, record)
    return _next_round(replace(state, scores=tuple(scores), game=cleared, history=history))


def _next_round(state: GameState) -> GameState:
    reason = _ended_by_scoring(state)
    if reason is not None:
        return _over(state, reason)
    state = _refill(state)
    reason = _ended_by_the_pile(state)
    if reason is not None:
        return _over(state, reason)
    if state.edition.switches.pass_hands:
        hands = cards_of(state).hands
        state = with_cards(state, hands=(hands[-1], *hands[:-1]))
    following = (teller_of(state) + 1) % state.seats
    return replace(state, phase=Phase.CLUE, round=state.round + 1, storyteller=following)


def _ended_by_scoring(state: GameState) -> EndReason | None:
    switches = state.edition.switches
    if switches.end is End.SCORE and max(state.scores) >= switches.target_score:
        return EndReason.SCORE_REACHED
    if switches.end is End.LAPS and state.round == state.seats * switches.laps:
        return EndReason.EVERYBODY_HAS_TOLD
    return None


def _refill(state: GameState) -> GameState:
    """Clockwise from the storyteller; a short pile is continued by the shuffled discards."""
    full = state.edition.hand_size(state.seats)
    game = cards_of(state)
    hands = list(game.hands)
    stock, discard = game.pile, game.discard
    if sum(full - len(hand) for hand in hands) > len(stock) and _may_reshuffle(state):
        more, state = shuffle(state, discard)
        stock, discard = stock + more, ()
    for step in range(state.seats):
        seat = (teller_of(state) + step) % state.seats
        missing = full - len(hands[seat])
        hands[seat] += stock[:missing]
        stock = stock[missing:]
    return with_cards(state, pile=stock, discard=discard, hands=tuple(hands))


def _may_reshuffle(state: GameState) -> bool:
    switches = state.edition.switches
    return switches.reshuffle and switches.end is not End.LAST_CARD


def _ended_by_the_pile(state: GameState) -> EndReason | None:
    game = cards_of(state)
    if state.edition.switches.end is End.LAST_CARD:
        return None if game.pile else EndReason.LAST_CARD_TAKEN
    full = state.edition.hand_size(state.seats)
    short = any(len(hand) < full for hand in game.hands)
    return EndReason.NOT_ENOUGH_CARDS if short else None


def _over(state: GameState, reason: EndReason) -> GameState:
    best = max(state.scores)
    winners = tuple(side for side, score in enumerate(state.scores) if score == best)
    tie_break = TieBreak.SHARED if len(winners) > 1 else None
    outcome = Outcome(reason, winners, state.scores, tie_break=tie_break)
    return replace(state, phase=Phase.OVER, outcome=outcome)


def rounds_in_all(state: GameState) -> int | None:
    """Known where turns as storyteller or the cards are counted, not points."""
    switches = state.edition.switches
    if switches.end is End.LAPS:
        return state.seats * switches.laps
    return _rounds_to_the_last_card(state) if switches.end is End.LAST_CARD else None


def _rounds_to_the_last_card(state: GameState) -> int:
    game = cards_of(state)
    used = 5 if state.seats == 3 else state.seats
    rounds_to_come = -(-len(game.pile) // used)
    return len(state.history) + rounds_to_come


def misplaced(state: GameState, seat: Seat, action: Action) -> Refusal:
    """Why an action that does not belong to this phase is refused."""
    match action:
        case ClaimStory():
            return Refusal.STORYTELLER_IS_KNOWN
        case GiveClue() if state.storyteller not in (None, seat):
            return Refusal.NOT_THE_STORYTELLER
        case _:
            return Refusal.NOT_NOW
