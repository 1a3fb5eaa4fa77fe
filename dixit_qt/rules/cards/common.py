"""What Dixit, Party and Team share: dealing, the clue, giving, the table, the ballots."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from dixit_qt.rules.actions import MAX_CLUE, Action, ClaimStory, GiveClue, clue_words
from dixit_qt.rules.chance import shuffle, shuffled
from dixit_qt.rules.editions import Edition, End
from dixit_qt.rules.model import CardId, Cards, Clue, ClueKind, Phase, Seat, Side
from dixit_qt.rules.phases import PhaseRule
from dixit_qt.rules.records import Ballot, TableCard
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


def with_game(state: GameState, game: CardGame) -> GameState:
    return replace(state, game=game)


# Before the game


def deal(
    edition: Edition, seats: int, cards: Cards, seed: int, sides: tuple[Side, ...]
) -> GameState:
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
    return hand_over(put_clue(state, action), seat, (card,))


def clue_with_card_legal(state: GameState, seat: Seat) -> Legal:
    if seat != state.storyteller:
        return NOTHING
    return Legal(clue=ClueChoice(state.edition.switches.clue_kinds, cards_of(state).hands[seat]))


def put_clue(state: GameState, action: GiveClue) -> GameState:
    return with_game(state, replace(cards_of(state), clue=_checked_clue(state, action)))


def _checked_clue(state: GameState, action: GiveClue) -> Clue:
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
    return with_game(state, replace(game, hands=hands, given=put(game.given, seat, cards)))


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
    hands = put(game.hands, seat, (*game.hands[seat], *game.given[seat]))
    return with_game(state, replace(game, hands=hands, given=put(game.given, seat, ())))


def lay_table(state: GameState) -> GameState:
    """All given cards, shuffled, face up; the order tells nothing about who gave what."""
    game = cards_of(state)
    laid = (TableCard(card, seat) for seat, cards in enumerate(game.given) for card in cards)
    table, state = shuffle(state, laid)
    game = replace(game, table=table, given=((),) * state.seats)
    return replace(state, phase=Phase.VOTE, game=game)


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
    return _with_ballot(state, ballot.seat, ballot)


def take_back_vote(state: GameState, seat: Seat, _action: Action) -> GameState:
    refuse_if(cards_of(state).ballots[seat] is None, Refusal.NOTHING_TO_TAKE_BACK)
    return _with_ballot(state, seat, None)


def _with_ballot(state: GameState, seat: Seat, ballot: Ballot | None) -> GameState:
    game = cards_of(state)
    return with_game(state, replace(game, ballots=put(game.ballots, seat, ballot)))


def missing_votes(state: GameState, voters: tuple[Seat, ...]) -> tuple[Seat, ...]:
    ballots = cards_of(state).ballots
    return tuple(seat for seat in voters if ballots[seat] is None)


def ballots_in(state: GameState) -> tuple[Ballot, ...]:
    return tuple(ballot for ballot in cards_of(state).ballots if ballot is not None)


def misplaced(state: GameState, seat: Seat, action: Action) -> Refusal:
    """Why an action that does not belong to this phase is refused."""
    match action:
        case ClaimStory():
            return Refusal.STORYTELLER_IS_KNOWN
        case GiveClue() if state.storyteller not in (None, seat):
            return Refusal.NOT_THE_STORYTELLER
        case _:
            return Refusal.NOT_NOW
