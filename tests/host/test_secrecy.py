"""The bytes sent to a seat don't depend on anything that it may not know."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dixit_qt.rules.editions import EDITIONS
from dixit_qt.rules.model import Phase
from dixit_qt.rules.state import CardGame, GameState, PoetryGame
from dixit_qt.wire import messages as m
from tests.host.builders import SLOW, a_game
from tests.net.room import Guest, RoomInMemory

EDITION_IDS = sorted(EDITIONS)


def shuffled(items: tuple, rng: Random) -> tuple:
    return tuple(rng.sample(items, len(items)))


def deal_anew(hands, pile, seat, rng):
    """Deal the other hands and the draw pile again. The seat keeps its own."""
    others = [card for place, hand in enumerate(hands) if place != seat for card in hand]
    cards = list(shuffled((*others, *pile), rng))
    new = [
        hand if place == seat else tuple(cards.pop() for _ in hand)
        for place, hand in enumerate(hands)
    ]
    return tuple(new), tuple(cards)


def scramble_cards(game: CardGame, phase: Phase, seat: int | None, rng: Random) -> CardGame:
    hands, pile = deal_anew(game.hands, game.pile, seat, rng)
    given, table, ballots = game.given, game.table, game.ballots
    if phase in {Phase.CLUE, Phase.GIVE}:
        given, pile = deal_anew(given, pile, seat, rng)
    if phase is Phase.VOTE:
        others = [laid.owner for laid in table if laid.owner != seat]
        rng.shuffle(others)
        table = tuple(
            laid if laid.owner == seat else replace(laid, owner=others.pop()) for laid in table
        )
        numbers = range(1, len(table) + 1)
        ballots = tuple(
            ballot
            if ballot is None or ballot.seat == seat
            else replace(ballot, numbers=(rng.choice(numbers),))
            for ballot in ballots
        )
    return replace(game, hands=hands, pile=pile, given=given, table=table, ballots=ballots)


def scramble_poetry(state: GameState, game: PoetryGame, seat: int | None, rng: Random):
    hands, line_pile = deal_anew(game.hands, game.line_pile, seat, rng)
    chosen = game.chosen
    if chosen is not None and not game.revealed and seat != state.storyteller:
        up = [n for n in range(1, len(game.stories) + 1) if n not in game.face_down]
        chosen = rng.choice(up)
    return replace(
        game,
        hands=hands,
        line_pile=line_pile,
        chosen=chosen,
        story_pile=shuffled(game.story_pile, rng),
        ending_pile=shuffled(game.ending_pile, rng),
    )


def scramble(state: GameState, seat: int | None, rng: Random) -> GameState:
    game = state.game
    if isinstance(game, CardGame):
        game = scramble_cards(game, state.phase, seat, rng)
    else:
        game = scramble_poetry(state, game, seat, rng)
    return replace(state, game=game, seed=rng.getrandbits(32))


def sent(room: RoomInMemory, guest: Guest) -> bytes:
    """The bytes that this client receives when the host updates everybody."""
    guest.heard.clear()
    shown = room.table.playing.show_all(room.host.match, room.now)
    room.exchange.perform(list(shown))
    room.settle()
    return bytes(guest.heard)


@pytest.mark.parametrize("edition", EDITION_IDS)
@settings(max_examples=8, deadline=None)
@given(moves=st.integers(0, 60), seed=st.integers(0, 2**32))
def test_bytes_sent_to_a_seat_do_not_depend_on_secrets(edition, moves, seed):
    rng = Random(seed)
    room, guests = a_game(EDITIONS[edition].sizes[0], edition)
    screen = room.watch()
    room.play(guests, rng, moves)
    truth = room.host.match.state
    for guest in (rng.choice(guests), screen):
        room.host.match.state = truth
        before = sent(room, guest)
        room.host.match.state = scramble(truth, guest.view.seat, rng)
        assert sent(room, guest) == before
        room.host.match.state = truth


@pytest.mark.parametrize("edition", ["odyssey", "party", "team"])
def test_no_card_that_a_seat_may_not_know_is_in_its_bytes(edition):
    room, guests = a_game(6, edition)
    rng = Random(3)
    while room.host.match.state.outcome is None:
        room.play(guests, rng, 1)
        state = room.host.match.state
        for seat in (0, 3):
            data = sent(room, guests[seat])
            hidden = [
                card
                for place, hand in enumerate(state.game.hands)
                if place != seat
                for card in (*hand, *state.game.given[place])
            ]
            assert not any(card.encode() in data for card in (*hidden, *state.game.pile))
        if state.round > 2:
            return


def test_a_party_storyteller_is_not_sent_their_own_hand():
    room, guests = a_game(6, "party")
    room.play(guests, Random(1), 1)
    teller = guests[room.host.match.state.storyteller]
    data = sent(room, teller)
    hand = room.host.match.state.game.hands[teller.view.seat]
    assert not any(card.encode() in data for card in hand)


def test_a_token_is_sent_only_to_its_owner():
    room, guests = a_game(4, pace=SLOW)
    room.do(guests[0], m.SetName("Anna"))
    tokens = [guest.state.token.encode() for guest in guests]
    for guest, own in zip(guests, tokens, strict=True):
        heard = bytes(guest.heard)
        assert own in heard
        assert not any(token in heard for token in tokens if token != own)
