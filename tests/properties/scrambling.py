"""What a viewer may not know: listed, and swapped for something else."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from dixit_qt.rules.model import Family, Phase, Seat
from dixit_qt.rules.records import Ballot, TableCard
from dixit_qt.rules.state import CardGame, GameState, Heart, PoetryGame
from dixit_qt.rules.table import partner

Item = TypeVar("Item")
Piles = tuple[tuple[Item, ...], ...]


def scrambled(state: GameState, seat: Seat | None, rng: Random) -> GameState:
    """Another game that this viewer (None is the table) can't tell from the real one."""
    if isinstance(state.game, CardGame):
        game = _scrambled_pictures(state, state.game, seat, rng)
    else:
        game = _scrambled_verses(state, state.game, seat, rng)
    hearts = tuple(_other_heart(heart, seat, rng) for heart in state.hearts)
    return replace(
        state, seed=rng.getrandbits(32), shuffles=rng.randint(0, 99), game=game, hearts=hearts
    )


def _other_heart(heart: Heart, seat: Seat | None, rng: Random) -> Heart:
    own = heart.giver == seat and not heart.watching
    return heart if own else replace(heart, number=rng.randint(1, 8))


def secrets(state: GameState, seat: Seat | None) -> set[str | int]:
    """The cards that must not be in the viewer's view of the current round."""
    if isinstance(state.game, CardGame):
        return set(_secret_pictures(state, state.game, seat))
    return set(_secret_verses(state, state.game, seat))


def hand_is_hidden(state: GameState, seat: Seat | None) -> bool:
    """In Party players can't see their own hand before a clue if they may be the storyteller."""
    before = state.phase is Phase.FIRST_STORYTELLER
    own_clue = state.phase is Phase.CLUE and seat == state.storyteller
    return state.edition.family is Family.PARTY and (before or own_clue)


def _secret_pictures(state: GameState, game: CardGame, seat: Seat | None) -> Iterable[str]:
    yield from (*game.pile, *game.discard)
    for other in range(state.seats):
        if other != seat or hand_is_hidden(state, seat):
            yield from game.hands[other]
        if other != seat:
            yield from game.given[other]


def _scrambled_pictures(
    state: GameState, game: CardGame, seat: Seat | None, rng: Random
) -> CardGame:
    open_hand = seat is not None and not hand_is_hidden(state, seat)
    piles = [game.pile, game.discard, *game.hands, *game.given]
    kept = set() if seat is None else {2 + state.seats + seat}
    if open_hand:
        kept.add(2 + seat)
    pile, discard, *rest = _exchanged(piles, kept, rng)
    return replace(
        game,
        pile=pile,
        discard=discard,
        hands=tuple(rest[: state.seats]),
        given=tuple(rest[state.seats :]),
        table=_other_owners(state, game.table, seat, rng),
        ballots=tuple(
            ballot if ballot is None or ballot.seat == seat else _other_ballot(ballot, game, rng)
            for ballot in game.ballots
        ),
    )


def _other_owners(
    state: GameState, table: Sequence[TableCard], seat: Seat | None, rng: Random
) -> tuple[TableCard, ...]:
    """Where voting for the partner's card is refused, voters know which one it is."""
    known = {seat}
    if seat is not None and not state.edition.switches.vote_for_teammate:
        known.add(partner(state, seat))
    owners = [laid.owner for laid in table if laid.owner not in known]
    rng.shuffle(owners)
    return tuple(
        laid if laid.owner in known else TableCard(laid.card, owners.pop()) for laid in table
    )


def _other_ballot(ballot: Ballot, game: CardGame, rng: Random) -> Ballot:
    numbers = range(1, len(game.table) + 1)
    red = None if ballot.red is None else rng.choice(numbers)
    return Ballot(ballot.seat, (rng.choice(numbers),), red)


def _secret_verses(state: GameState, game: PoetryGame, seat: Seat | None) -> Iterable[str | int]:
    others = [line for who, hand in enumerate(game.hands) if who != seat for line in hand]
    drawn_openly = {draw.number for draw in game.draws}
    yield from {*game.line_pile, *others} - drawn_openly - {*game.swapped_out}
    yield from game.story_pile
    yield from {*game.ending_pile} - drawn_openly
    if not _chooses_the_ending(state, game, seat):
        yield from game.endings
    yield from game.counters


def _chooses_the_ending(state: GameState, game: PoetryGame, seat: Seat | None) -> bool:
    return seat is not None and state.sides[seat] == game.ending_by


def _scrambled_verses(
    state: GameState, game: PoetryGame, seat: Seat | None, rng: Random
) -> PoetryGame:
    line_pile, *hands = _exchanged(
        [game.line_pile, *game.hands], set() if seat is None else {1 + seat}, rng
    )
    own_endings = _chooses_the_ending(state, game, seat)
    ending_pile, endings, counters = _exchanged(
        [game.ending_pile, game.endings, game.counters], {1} if own_endings else set(), rng
    )
    return replace(
        game,
        line_pile=line_pile,
        hands=tuple(hands),
        line_discard=(*_shuffled(game.line_discard[:-1], rng), *game.line_discard[-1:]),
        story_pile=_shuffled(game.story_pile, rng),
        story_discard=_shuffled(game.story_discard, rng),
        ending_pile=ending_pile,
        endings=endings,
        counters=counters,
        chosen=_other_story(state, game, seat, rng),
    )


def _other_story(state: GameState, game: PoetryGame, seat: Seat | None, rng: Random) -> int | None:
    if game.chosen is None or game.revealed or seat == state.storyteller:
        return game.chosen
    numbers = range(1, len(game.stories) + 1)
    return rng.choice([number for number in numbers if number not in game.face_down])


def _exchanged(piles: Sequence[tuple[Item, ...]], kept: set[int], rng: Random) -> Piles[Item]:
    """Other cards in hands and piles of the same size: everything but the kept piles is
    shuffled and dealt again."""
    pool = [card for place, pile in enumerate(piles) if place not in kept for card in pile]
    rng.shuffle(pool)
    return tuple(
        pile if place in kept else tuple(pool.pop() for _ in pile)
        for place, pile in enumerate(piles)
    )


def _shuffled(items: Sequence[Item], rng: Random) -> tuple[Item, ...]:
    return tuple(rng.sample(items, len(items)))
