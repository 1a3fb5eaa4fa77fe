"""The seats of Poetry: those of a new game, and those added or removed before the hint.

Lines are dealt to newcomers, and the number of stories follows the number of players.

Two players have a virtual rival [004:238]: it leaves when a third player sits down, and joins when
only two remain.
"""

from msgspec.structs import replace

from dixit_qt.rules.house.chairs import with_chairs, without_chairs
from dixit_qt.rules.model import CardId, Phase, Seat, Side
from dixit_qt.rules.poetry.rounds import open_round, over
from dixit_qt.rules.poetry.table import (
    check_cards,
    draw_stories,
    has_rival,
    lines_needed,
    poetry,
    refill_hand,
    sides_at,
    stories_per_round,
    teller,
    tellings_each,
)
from dixit_qt.rules.records import EndReason
from dixit_qt.rules.refusals import Refusal, refuse_if
from dixit_qt.rules.state import GameState, PoetryGame, Setup
from dixit_qt.rules.table import put, shuffled, shuffled_pictures

SHUFFLES_OF_A_SETUP = 4


def setup(given: Setup) -> GameState:
    """The host can choose the first storyteller [004:82]. Otherwise it is random."""
    edition, seats, seed = given.edition, given.players, given.seed
    check_cards(edition, seats, given.cards)
    first = shuffled(range(seats), seed, 3)[0]
    state = GameState(
        edition=edition,
        ring=tuple(range(seats)),
        seed=seed,
        shuffles=SHUFFLES_OF_A_SETUP,
        grace=given.grace,
        laps=tellings_each(edition, seats),
        phase=Phase.HINT,
        round=1,
        storyteller=None,
        sides=tuple(range(seats)),
        scores=(edition.switches.start_score,) * sides_at(seats),
        told=(0,) * seats,
        game=_dealt(given),
        history=(),
        hearts=(),
        loved=0,
        outcome=None,
    )
    return open_round(state, first if given.storyteller is None else given.storyteller)


def _dealt(given: Setup) -> PoetryGame:
    seats, seed, hand = given.players, given.seed, given.edition.switches.hand
    lines = shuffled(given.cards.lines, seed, 1)
    endings = shuffled(given.cards.endings, seed, 2)
    in_hands = seats * hand
    return PoetryGame(
        hands=tuple(lines[start : start + hand] for start in range(0, in_hands, hand)),
        line_pile=lines[in_hands:],
        line_discard=(),
        story_pile=shuffled_pictures(given.cards, seed),
        story_discard=(),
        ending_pile=endings,
        ending_discard=(),
        counters=(),
        kept=((),) * sides_at(seats),
        rival=seats if has_rival(seats) else None,
        stories=(),
        face_down=frozenset(),
        chosen=None,
        revealed=False,
        hint=None,
        lines=(),
        verdict_is_open=False,
        guesses=(),
        awards=(),
        turn=None,
        swapped=False,
        swapped_out=(),
        winner=None,
        ending_by=None,
        endings=(),
        draws=(),
    )


# Between two rounds


def add_chairs(state: GameState, place: int) -> GameState:
    """Let the newcomer begin with what everybody began with, and tell as often as the others."""
    state = _without_rival(state)
    state = with_chairs(state, place, state.edition.switches.start_score, told=0)
    game = poetry(state)
    game = replace(game, hands=(*game.hands, ()), kept=(*game.kept, ()))
    state = refill_hand(replace(state, game=game), state.seats - 1)
    return _with_as_many_stories(state)


def check_decks(state: GameState) -> None:
    """Refuse a newcomer if the piles are too small. During a round they aren't checked, because
    many of the cards on the table will return to them."""
    game, players = poetry(state), state.players + 1
    if not state.phase.between_rounds:
        return
    lines = len(game.line_pile) + len(game.line_discard) + sum(map(len, game.hands))
    need = lines_needed(state.edition, players)
    refuse_if(lines < need, Refusal.TOO_FEW_LINES, have=lines, need=need)
    stories = len(game.story_pile) + len(game.story_discard) + len(game.stories)
    need = stories_per_round(players)
    refuse_if(stories < need, Refusal.TOO_FEW_CARDS, have=stories, need=need)


def take_chairs(state: GameState, seats: tuple[Seat, ...]) -> GameState:
    """Remove players. Their lines and stories are discarded; their finished rounds are kept in the
    history.
    """
    before = state.storyteller
    state = without_chairs(state, seats)
    for seat in seats:
        state = replace(state, game=_put_away(poetry(state), seat, state.sides[seat]))
    if state.storyteller is None:
        return over(state, EndReason.EVERYBODY_HAS_TOLD)
    if state.storyteller != before:
        game = replace(poetry(state), turn=teller(state), swapped=False)
        state = replace(state, game=game)
    if has_rival(state.players):
        state = _with_rival(state)
    return _with_as_many_stories(state)


def _put_away(game: PoetryGame, seat: Seat, side: Side) -> PoetryGame:
    return replace(
        _without_stories(game, side),
        line_discard=game.line_discard + game.hands[seat],
        hands=put(game.hands, seat, ()),
    )


def _without_stories(game: PoetryGame, side: Side) -> PoetryGame:
    return replace(
        game,
        story_discard=game.story_discard + game.kept[side],
        kept=put(game.kept, side, ()),
    )


def _without_rival(state: GameState) -> GameState:
    game = poetry(state)
    if game.rival is None:
        return state
    return replace(state, game=replace(_without_stories(game, game.rival), rival=None))


def _with_rival(state: GameState) -> GameState:
    game, start = poetry(state), state.edition.switches.start_score
    game = replace(game, rival=len(state.scores), kept=(*game.kept, ()))
    return replace(state, scores=(*state.scores, start), game=game)


def _with_as_many_stories(state: GameState) -> GameState:
    """The number of open stories depends on the number of players [004:96]."""
    wanted = stories_per_round(state.players)
    game = poetry(state)
    surplus: tuple[CardId, ...] = game.stories[wanted:]
    game = replace(game, stories=game.stories[:wanted], story_discard=game.story_discard + surplus)
    more, state = draw_stories(replace(state, game=game), wanted - len(game.stories))
    game = poetry(state)
    return replace(state, game=replace(game, stories=game.stories + more))
