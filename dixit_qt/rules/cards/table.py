"""The cards of Dixit, Party and Team: how they move, and which of them each seat sees."""

from collections.abc import Callable
from typing import cast

from msgspec.structs import replace

from dixit_qt.rules.house.switches import End
from dixit_qt.rules.model import CardId, Phase, Seat, Side
from dixit_qt.rules.records import Ballot, TableCard
from dixit_qt.rules.refusals import Refusal, refuse_if
from dixit_qt.rules.seatview import CardsView
from dixit_qt.rules.state import CardGame, GameState, Setup
from dixit_qt.rules.table import put, shuffle, shuffled_pictures, without


def cards_of(state: GameState) -> CardGame:
    return cast("CardGame", state.game)


def teller_of(state: GameState) -> Seat:
    """The storyteller. Only for phases in which there is one."""
    return cast("Seat", state.storyteller)


def with_game(state: GameState, game: CardGame) -> GameState:
    return replace(state, game=game)


# Before the game


def deal(setup: Setup, sides: tuple[Side, ...], least: int) -> GameState:
    """`least` is the smallest number of pictures that suffices."""
    edition, seats = setup.edition, setup.players
    have = len(setup.cards.pictures)
    refuse_if(have < least, Refusal.TOO_FEW_CARDS, have=have, need=least)
    hand = edition.hand_size(seats)
    deck = shuffled_pictures(setup.cards, setup.seed)
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
        ring=tuple(range(seats)),
        seed=setup.seed,
        shuffles=1,
        grace=setup.grace,
        laps=edition.switches.laps if edition.switches.end is End.LAPS else None,
        phase=Phase.FIRST_STORYTELLER if setup.storyteller is None else Phase.CLUE,
        round=1,
        storyteller=setup.storyteller,
        sides=sides,
        scores=(0,) * len(set(sides)),
        told=(0,) * seats,
        game=game,
        history=(),
        hearts=(),
        loved=0,
        outcome=None,
    )


# Giving


def hand_over(state: GameState, seat: Seat, cards: tuple[CardId, ...]) -> GameState:
    """Take the cards out of the hand. They're face down until all have given."""
    game = cards_of(state)
    hands = put(game.hands, seat, without(game.hands[seat], cards))
    return with_game(state, replace(game, hands=hands, given=put(game.given, seat, cards)))


def hand_back(state: GameState, seat: Seat) -> GameState:
    game = cards_of(state)
    hands = put(game.hands, seat, (*game.hands[seat], *game.given[seat]))
    return with_game(state, replace(game, hands=hands, given=put(game.given, seat, ())))


def has_given(state: GameState, seat: Seat) -> bool:
    return bool(cards_of(state).given[seat])


def lay_table(state: GameState) -> GameState:
    """Shuffle the given cards and put them face up on the table, so that the order doesn't show who
    gave what.
    """
    game = cards_of(state)
    laid = (TableCard(card, seat) for seat, cards in enumerate(game.given) for card in cards)
    table, state = shuffle(state, laid)
    game = replace(game, table=table, given=((),) * state.seats)
    return replace(state, phase=Phase.VOTE, game=game)


# Voting


def ballot_of(state: GameState, seat: Seat) -> Ballot | None:
    return cards_of(state).ballots[seat]


def with_ballot(state: GameState, seat: Seat, ballot: Ballot | None) -> GameState:
    game = cards_of(state)
    return with_game(state, replace(game, ballots=put(game.ballots, seat, ballot)))


def ballots_in(state: GameState) -> tuple[Ballot, ...]:
    return tuple(ballot for ballot in cards_of(state).ballots if ballot is not None)


# What a view shows of the current round: the public fields, then the viewer's own


def public_cards(state: GameState, voters: Callable[[GameState], tuple[Seat, ...]]) -> CardsView:
    game = cards_of(state)
    return CardsView(
        hand_sizes=tuple(map(len, game.hands)),
        clue=game.clue,
        given=tuple(map(len, game.given)),
        voted=tuple(ballot.seat for ballot in game.ballots if ballot is not None),
        voters=voters(state) if state.phase in (Phase.GIVE, Phase.VOTE) else (),
        table=tuple(laid.card for laid in game.table),
        pile=len(game.pile),
        discard=len(game.discard),
    )


def own_cards(public: CardsView, state: GameState, seat: Seat, *, hidden: bool) -> CardsView:
    game = cards_of(state)
    return replace(
        public,
        hand=() if hidden else game.hands[seat],
        hand_hidden=hidden,
        mine=_own_cards(game, seat),
        my_numbers=_own_numbers(game, seat),
        my_ballot=game.ballots[seat],
    )


def _own_cards(game: CardGame, seat: Seat) -> tuple[str, ...]:
    return game.given[seat] or tuple(laid.card for laid in game.table if laid.owner == seat)


def _own_numbers(game: CardGame, seat: Seat) -> tuple[int, ...]:
    return tuple(number for number, laid in enumerate(game.table, 1) if laid.owner == seat)
